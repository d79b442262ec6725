// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/scene_picture.h"

#include "shell/shell.h"

#include <QtCore/QCoreApplication>
#include <QtQml/QQmlComponent>
#include <QtQml/QQmlEngine>

#include <tuple>

namespace sandglass::app {

std::expected<std::unique_ptr<SceneStage>, QString> SceneStage::make(
    QQmlEngine& engine, Shell& shell, const Scene& scene, QSize size)
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

    std::unique_ptr<SceneStage> stage(new SceneStage);
    stage->m_root.reset(root);
    std::ignore = object.release(); // the stage has it
    stage->m_window.resize(size);
    root->setParentItem(stage->m_window.contentItem());
    return stage;
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
    m_window.resize(size);
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
        Q_EMIT m_window.afterAnimating();
    }
}

QImage SceneStage::picture()
{
    settle();
    return m_window.grabWindow();
}

} // namespace sandglass::app
