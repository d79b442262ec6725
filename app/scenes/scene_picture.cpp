// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/scene_picture.h"

#include "shell/shell.h"

#include <QtCore/QCoreApplication>
#include <QtQml/QQmlComponent>
#include <QtQml/QQmlEngine>
#include <QtQuick/QQuickRenderTarget>

#include <tuple>

namespace sandglass::app {

namespace {

/// A picture learns its size while it is painted; the renderer asks before.
class Sheet : public QPicture {
public:
    explicit Sheet(QSize size)
        : m_size(size)
    {
    }

protected:
    int metric(PaintDeviceMetric which) const override
    {
        if (which == PdmWidth)
            return m_size.width();
        return which == PdmHeight ? m_size.height() : QPicture::metric(which);
    }

private:
    const QSize m_size;
};

} // namespace

SceneStage::SceneStage(std::unique_ptr<QQuickRenderControl> control)
    : m_control(std::move(control))
    , m_window(std::make_unique<QQuickWindow>(m_control.get()))
{
    // Things that are painted once and shared elsewhere ask for this.
    m_window->setProperty("keptAsStrokes", true);
}

std::expected<std::unique_ptr<SceneStage>, QString> SceneStage::make(
    QQmlEngine& engine, Shell& shell, const Scene& scene, QSize size)
{
    std::unique_ptr<SceneStage> stage(new SceneStage);
    return stage->show(engine, shell, scene, size).transform([&] { return std::move(stage); });
}

std::expected<std::unique_ptr<SceneStage>, QString> SceneStage::makeForDrawing(
    QQmlEngine& engine, Shell& shell, const Scene& scene, QSize size)
{
    std::unique_ptr<SceneStage> stage(new SceneStage(std::make_unique<QQuickRenderControl>()));
    return stage->show(engine, shell, scene, size).transform([&] { return std::move(stage); });
}

std::expected<void, QString> SceneStage::show(QQmlEngine& engine, Shell& shell, const Scene& scene, QSize size)
{
    for (const GameEntry& game : scene.games)
        shell.games()->add(game);
    shell.games()->setUnfinished(scene.unfinished);
    QQmlComponent component(&engine, QStringLiteral("Sandglass.Shell"), QStringLiteral("SceneStage"));
    const QVariantMap properties{
        {QStringLiteral("shell"), QVariant::fromValue(&shell)},
        {QStringLiteral("module"), scene.module},
        {QStringLiteral("type"), scene.type},
        {QStringLiteral("properties"), scene.properties},
        {QStringLiteral("width"), size.width()},
        {QStringLiteral("height"), size.height()},
    };
    std::unique_ptr<QObject> object(component.createWithInitialProperties(properties));
    auto* root = qobject_cast<QQuickItem*>(object.get());
    if (!root)
        return std::unexpected(component.errorString());
    const QString problem = root->property("problem").toString();
    if (!problem.isEmpty())
        return std::unexpected(problem);

    m_root.reset(root);
    std::ignore = object.release(); // the stage has it
    m_window->resize(size);
    root->setParentItem(m_window->contentItem());
    return {};
}

namespace {

/// Layouts give their items a size when a frame comes; here none has come yet.
void layOut(QQuickItem& item)
{
    item.ensurePolished();
    for (QQuickItem* child : item.childItems())
        layOut(*child);
}

} // namespace

void SceneStage::resize(QSize size)
{
    m_window->resize(size);
    m_root->setSize(size);
}

void SceneStage::settle()
{
    // Deferred work comes in a few rounds; more than that would be an animation. What looks for things does so in
    // frames.
    for (int round = 0; round < 5; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        layOut(*m_root);
        Q_EMIT m_window->afterAnimating();
    }
}

QImage SceneStage::picture()
{
    settle();
    return m_window->grabWindow();
}

Drawing SceneStage::drawing()
{
    settle();
    Sheet sheet(m_window->size());
    m_window->setRenderTarget(QQuickRenderTarget::fromPaintDevice(&sheet));
    m_control->polishItems();
    m_control->sync();
    m_control->render();
    return {sheet, m_window->size()};
}

} // namespace sandglass::app
