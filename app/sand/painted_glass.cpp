// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sand/painted_glass.h"

#include <QtQuick/QQuickWindow>
#include <QtQuick/QSGTexture>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace sandglass::app {

namespace {

/// A surface has moved visibly when it has moved by this much of a pixel.
constexpr float visibleStep = 0.2F;
/// Brightness is told apart in so many steps.
constexpr float glintSteps = 8;

bool movedVisibly(const SandSurface& a, const SandSurface& b, float unit)
{
    if (a.up != b.up || a.slope != b.slope || a.limit != b.limit)
        return true;
    const float step = visibleStep / unit;
    return std::fabs(a.offset - b.offset) > step || std::fabs(a.rim - b.rim) > step;
}

float inSteps(float glint)
{
    return std::round(glint * glintSteps) / glintSteps;
}

} // namespace

PaintedGlass::PaintedGlass(QQuickWindow& window)
    : m_window(window)
    , m_breath(new QSGOpacityNode)
    , m_halo(window.createImageNode())
    , m_body(window.createImageNode())
    , m_stream(window.createImageNode())
{
    for (QSGImageNode* node : {m_halo, m_body, m_stream}) {
        node->setOwnsTexture(true);
        node->setFiltering(QSGTexture::Linear);
    }
}

PaintedGlass::~PaintedGlass()
{
    const std::array<QSGNode*, 4> nodes{m_halo, m_breath, m_body, m_stream};
    for (QSGNode* node : nodes)
        if (!node->parent())
            delete node;
}

void PaintedGlass::show(const GlassFrame& frame)
{
    prepare(frame);
    SandLook look = frame.look;
    look.glint = inSteps(look.glint);
    showHalo(look);
    showBody(look);
    showStream(look);
}

void PaintedGlass::prepare(const GlassFrame& frame)
{
    const GlassGrid grid = GlassGrid::of(frame.unit * frame.pixels);
    if (grid == m_grid && frame.colours == m_colours && frame.middle == m_middle && frame.pixels == m_pixels)
        return;
    if (grid != m_grid || frame.colours != m_colours) {
        m_quarters = {};
        m_haloIsOld = true; // kept until there is another: a node that is shown must not be without a texture
    }
    m_grid = grid;
    m_colours = frame.colours;
    m_middle = frame.middle;
    m_pixels = frame.pixels;
    m_shown.reset();
}

void PaintedGlass::place(QSGImageNode& node, const QImage& image, const QRect& pixels)
{
    const QPointF corner =
        m_middle + (QPointF(pixels.topLeft()) - QPointF(m_grid.size.width(), m_grid.size.height()) / 2) / m_pixels;
    node.setTexture(m_window.createTextureFromImage(image, QQuickWindow::TextureHasAlphaChannel));
    node.setRect(QRectF(corner, QSizeF(pixels.size()) / m_pixels));
    node.setSourceRect(QRectF(QPointF(), image.size()));
}

const GlassLayers& PaintedGlass::quarter(int turns)
{
    auto& layers = m_quarters.at(static_cast<std::size_t>(turns));
    if (layers)
        return *layers;
    if (turns >= 2)
        layers = quarter(turns - 2).opposite();
    else
        layers = GlassLayers::shade(m_grid, lightFor(static_cast<float>(turns * std::numbers::pi / 2)), m_colours);
    return *layers;
}

GlassLayers PaintedGlass::layersFor(float angle)
{
    const double turns = std::fmod(angle / (std::numbers::pi / 2) + 4, 4.0);
    const int whole = static_cast<int>(turns) % 4;
    const double rest = turns - std::floor(turns);
    if (rest < 0.01)
        return quarter(whole);
    return GlassLayers::between(quarter(whole), quarter((whole + 1) % 4), rest);
}

void PaintedGlass::showHalo(const SandLook& look)
{
    if (look.breath <= 0) {
        if (m_breath->parent())
            removeChildNode(m_breath);
        return;
    }
    if (!m_halo->texture() || std::exchange(m_haloIsOld, false))
        place(*m_halo, haloImage(m_grid, m_colours), QRect(QPoint(), m_grid.size));
    if (!m_halo->parent())
        m_breath->appendChildNode(m_halo);
    m_breath->setOpacity(static_cast<double>(look.breath));
    if (!m_breath->parent())
        prependChildNode(m_breath);
}

void PaintedGlass::showBody(const SandLook& look)
{
    const auto unit = static_cast<float>(m_grid.unit);
    const bool still = m_shown && m_shown->angle == look.angle && m_shown->glint == look.glint
        && !movedVisibly(m_shown->upper, look.upper, unit) && !movedVisibly(m_shown->lower, look.lower, unit);
    if (still)
        return;
    paintSand(m_picture, m_grid, layersFor(look.angle), look, m_colours);
    place(*m_body, m_picture, QRect(QPoint(), m_grid.size));
    if (!m_body->parent())
        appendChildNode(m_body);
    m_shown = look;
}

void PaintedGlass::showStream(const SandLook& look)
{
    if (look.streamStrength <= 0) {
        if (m_stream->parent())
            removeChildNode(m_stream);
        return;
    }
    const QRect rect = streamRect(m_grid, look);
    paintStream(m_strip, rect, m_grid, look, m_colours);
    place(*m_stream, m_strip, rect);
    if (!m_stream->parent())
        appendChildNode(m_stream);
}

} // namespace sandglass::app
