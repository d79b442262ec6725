// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/sprite.h"

#include "art/album.h"

#include <QtCore/QMetaProperty>
#include <QtGui/QPainter>
#include <QtQuick/QQuickWindow>
#include <QtQuick/QSGImageNode>
#include <QtQuick/QSGRenderNode>
#include <QtQuick/QSGRendererInterface>
#include <QtQuick/QSGTexture>

#include <functional>
#include <optional>

namespace sandglass::art {

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

    void show(std::shared_ptr<QSGTexture> texture, const Look& look, const QRectF& rect)
    {
        m_image->setTexture(texture.get());
        m_image->setRect(rect);
        m_texture = std::move(texture);
        m_look = look;
    }
    bool shows(const Look& look) const { return m_look == look; }
    void place(const QRectF& rect) { m_image->setRect(rect); }

private:
    QSGImageNode* m_image;
    std::shared_ptr<QSGTexture> m_texture;
    std::optional<Look> m_look;
};

/// Painted anew by the renderer's own painter: where a window is kept as strokes, and not as dots.
class StrokesNode : public QSGRenderNode {
public:
    explicit StrokesNode(std::function<void(QPainter&)> paint, const QRectF& rect, QQuickWindow& window)
        : m_paint(std::move(paint))
        , m_rect(rect)
        , m_window(window)
    {
    }

    void render(const RenderState* state) override
    {
        void* resource = m_window.rendererInterface()->getResource(&m_window, QSGRendererInterface::PainterResource);
        auto& painter = *static_cast<QPainter*>(resource);
        const QTransform place = matrix()->toTransform();
        QRegion seen(QRect(QPoint(), m_window.size()));
        if (const QRegion* clip = state->clipRegion(); clip && !clip->isEmpty())
            seen &= *clip;
        if (!seen.intersects(place.mapRect(m_rect).toAlignedRect()))
            return;
        painter.save();
        // In the window's dots, and so before the thing's own place.
        painter.setClipRegion(seen);
        painter.setTransform(place);
        painter.setOpacity(inheritedOpacity());
        m_paint(painter);
        painter.restore();
    }
    RenderingFlags flags() const override { return BoundedRectRendering; }
    QRectF rect() const override { return m_rect; }

private:
    const std::function<void(QPainter&)> m_paint;
    const QRectF m_rect;
    QQuickWindow& m_window;
};

/// What QML adds to a type has no C++ to call.
const QMetaObject* cppTypeOf(const QMetaObject* type)
{
    while (!type->d.static_metacall)
        type = type->superClass();
    return type;
}

bool canBeSeen(const QMetaObject& type, const QMetaProperty& property)
{
    if (property.notifySignal() != QMetaMethod::fromSignal(&Sprite::looksChanged))
        qWarning("art: %s.%s does not say looksChanged", type.className(), property.name());
    else if (!property.metaType().isEqualityComparable() || property.metaType().flags() & QMetaType::IsPointer)
        qWarning("art: %s.%s is no value that can be compared", type.className(), property.name());
    else
        return true;
    return false;
}

const QList<QMetaProperty>& seenProperties(const QMetaObject* type)
{
    static QHash<const QMetaObject*, QList<QMetaProperty>> known;
    type = cppTypeOf(type);
    const auto found = known.constFind(type);
    if (found != known.cend())
        return *found;
    QList<QMetaProperty> seen;
    // The ink counts by its revision.
    const int ink = Sprite::staticMetaObject.indexOfProperty("ink");
    for (int i = Sprite::staticMetaObject.propertyOffset(); i < type->propertyCount(); ++i)
        if (i != ink && canBeSeen(*type, type->property(i)))
            seen.append(type->property(i));
    return *known.insert(type, seen);
}

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
    Q_EMIT inkChanged();
    update();
}

QVariantList Sprite::looks() const
{
    QVariantList values;
    for (const QMetaProperty& property : seenProperties(metaObject()))
        values.append(property.read(this));
    return values;
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

QImage Sprite::picture(QSize pixels) const
{
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(pixels.width() / width(), pixels.height() / height());
    paintAt(painter, size());
    if (m_strength < 1)
        fade(painter);
    return image;
}

QSGNode* Sprite::updatePaintNode(QSGNode* old, UpdatePaintNodeData*)
{
    auto* node = static_cast<PictureNode*>(old);
    const QSize pixels = (size() * window()->effectiveDevicePixelRatio()).toSize();
    if (pixels.isEmpty() || !m_ink || isBlank()) {
        delete node;
        return nullptr;
    }
    if (window()->property("keptAsStrokes").toBool()) {
        delete old;
        // What is pale is pale as a whole: strokes would be seen through one another.
        const auto paint = [this, pixels](QPainter& painter) {
            if (m_strength * painter.opacity() < 1)
                painter.drawImage(boundingRect(), picture(2 * pixels));
            else
                paintAt(painter, size());
        };
        return new StrokesNode(paint, boundingRect(), *window());
    }
    const Look look{typeid(*this), m_ink, m_ink->revision(), pixels, looks()};
    if (node && node->shows(look)) {
        node->place(boundingRect());
        return node;
    }
    std::weak_ptr<QSGTexture>& kept = m_album->picture(look);
    std::shared_ptr<QSGTexture> texture = kept.lock();
    if (!texture) {
        texture.reset(window()->createTextureFromImage(picture(pixels), QQuickWindow::TextureCanUseAtlas));
        kept = texture;
    }
    if (!node)
        node = new PictureNode(window()->createImageNode());
    node->show(std::move(texture), look, boundingRect());
    return node;
}

} // namespace sandglass::art
