// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/sprite.h"

#include <QtGui/QPainter>
#include <QtQuick/QQuickWindow>
#include <QtQuick/QSGImageNode>
#include <QtQuick/QSGTexture>

#include <memory>
#include <typeinfo>

namespace sandglass::pendulum_board {

/// The pictures of one window. They are looked up while the scene graph is synchronised only; it dies with the window.
class Album : public QObject {
public:
    using QObject::QObject;

    std::weak_ptr<QSGTexture>& picture(const QString& key)
    {
        // Pictures that nobody shows any more are gone; their keys go when there are many.
        constexpr int many = 1024;
        if (m_pictures.size() > many)
            m_pictures.removeIf([](const auto& entry) { return entry.value().expired(); });
        return m_pictures[key];
    }

    static Album& of(QQuickWindow& window)
    {
        for (QObject* child : window.children())
            if (auto* album = dynamic_cast<Album*>(child))
                return *album;
        return *new Album(&window);
    }

private:
    QHash<QString, std::weak_ptr<QSGTexture>> m_pictures;
};

namespace {

/// Keeps its picture alive as long as it is shown.
class PictureNode : public QSGNode {
public:
    explicit PictureNode(QSGImageNode* image)
        : m_image(image)
    {
        image->setFiltering(QSGTexture::Linear);
        appendChildNode(image);
    }

    void show(std::shared_ptr<QSGTexture> texture, const QString& key, const QRectF& rect)
    {
        m_image->setTexture(texture.get());
        m_image->setRect(rect);
        m_texture = std::move(texture);
        m_key = key;
    }
    const QString& key() const { return m_key; }
    void place(const QRectF& rect) { m_image->setRect(rect); }

private:
    QSGImageNode* m_image;
    std::shared_ptr<QSGTexture> m_texture;
    QString m_key;
};

} // namespace

Sprite::Sprite(QQuickItem* parent)
    : QQuickItem(parent)
{
    setFlag(ItemHasContents);
    connect(this, &Sprite::looksChanged, this, &QQuickItem::update);
}

void Sprite::setInk(Ink* ink)
{
    if (ink == m_ink)
        return;
    if (m_ink)
        disconnect(m_ink, nullptr, this, nullptr);
    m_ink = ink;
    if (ink)
        connect(ink, &Ink::changed, this, &QQuickItem::update);
    emit inkChanged();
    update();
}

void Sprite::paintAt(QPainter& painter, QSizeF size) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.save();
    paint(painter, size);
    painter.restore();
}

void Sprite::fade(QPainter& painter) const
{
    const auto strength = static_cast<float>(m_strength);
    QColor veil = QColor::fromRgbF(0, 0, 0, strength);
    if (m_solid) {
        veil = (*m_ink)["raised"];
        veil.setAlphaF(1 - strength);
    }
    painter.setCompositionMode(
        m_solid ? QPainter::CompositionMode_SourceAtop : QPainter::CompositionMode_DestinationIn);
    painter.fillRect(QRectF(QPointF(), size()), veil);
}

void Sprite::itemChange(ItemChange change, const ItemChangeData& data)
{
    if (change == ItemSceneChange)
        m_album = data.window ? &Album::of(*data.window) : nullptr;
    QQuickItem::itemChange(change, data);
}

void Sprite::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size())
        update();
}

QSGNode* Sprite::updatePaintNode(QSGNode* old, UpdatePaintNodeData*)
{
    auto* node = static_cast<PictureNode*>(old);
    const double ratio = window()->effectiveDevicePixelRatio();
    const QSize pixels = (size() * ratio).toSize();
    const QString look = m_ink ? key() : QString();
    if (pixels.isEmpty() || look.isEmpty()) {
        delete node;
        return nullptr;
    }
    // The C++ type's name: properties that a QML file adds make a type of their own, and no other look.
    const QString full = QStringLiteral("%1|%2x%3|%4|%5|%6")
                             .arg(QString::fromLatin1(typeid(*this).name()))
                             .arg(pixels.width())
                             .arg(pixels.height())
                             .arg(m_ink->revision())
                             .arg(m_solid ? -m_strength : m_strength)
                             .arg(look);
    if (node && node->key() == full) {
        node->place(boundingRect());
        return node;
    }
    std::weak_ptr<QSGTexture>& kept = m_album->picture(full);
    std::shared_ptr<QSGTexture> texture = kept.lock();
    if (!texture) {
        QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.scale(pixels.width() / width(), pixels.height() / height());
        paintAt(painter, size());
        if (m_strength < 1)
            fade(painter);
        painter.end();
        texture.reset(window()->createTextureFromImage(image, QQuickWindow::TextureCanUseAtlas));
        kept = texture;
    }
    if (!node)
        node = new PictureNode(window()->createImageNode());
    node->show(std::move(texture), full, boundingRect());
    return node;
}

} // namespace sandglass::pendulum_board
