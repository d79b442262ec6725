// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sand/glass_node.h"

#include <QtQuick/QSGImageNode>

#include <array>
#include <optional>

namespace sandglass::app {

/// A timer for Qt's software renderer. It repaints what has visibly changed and no more: the falling thread is a
/// narrow image of its own, renewed at every frame; the glass with its sand when a surface has moved by a part of a
/// pixel; the halo is painted once and breathes by its opacity.
class PaintedGlass : public GlassNode {
public:
    explicit PaintedGlass(QQuickWindow& window);
    ~PaintedGlass() override;
    Q_DISABLE_COPY_MOVE(PaintedGlass)
    void show(const GlassFrame& frame) override;

private:
    void prepare(const GlassFrame& frame);
    void showHalo(const SandLook& look);
    void showBody(const SandLook& look);
    void showStream(const SandLook& look);
    void place(QSGImageNode& node, const QImage& image, const QRect& pixels);
    const GlassLayers& quarter(int turns);
    GlassLayers layersFor(float angle);

    QQuickWindow& m_window;
    QSGOpacityNode* m_breath; // children of this node while they show something
    QSGImageNode* m_halo;
    bool m_haloIsOld = false;
    QSGImageNode* m_body;
    QSGImageNode* m_stream;

    GlassGrid m_grid;
    GlassColours m_colours;
    QPointF m_middle;
    double m_pixels = 0;
    std::array<std::optional<GlassLayers>, 4> m_quarters;
    std::optional<SandLook> m_shown; // in the body
    QImage m_picture;
    QImage m_strip;
};

} // namespace sandglass::app
