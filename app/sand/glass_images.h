// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sand/sand_look.h"

#include <QtCore/QRect>
#include <QtGui/QImage>

namespace sandglass::app {

/// What a timer is made of. Colours are not premultiplied, 0 to 1.
struct GlassColours {
    glsl::vec3 sand;
    glsl::vec3 glow;
    glsl::vec3 brass;
    glsl::vec3 brassBright;
    glsl::vec3 glass;
    glsl::vec4 shadow;

    friend bool operator==(const GlassColours&, const GlassColours&) = default;
};

/// How far a drawing of the glass reaches in its own coordinates: its shadow and halo included.
inline constexpr double drawnHalfWidth = 0.76;
inline constexpr double drawnHalfHeight = 1.2;

/// An image's pixels and the glass's coordinates: `unit` pixels are half the glass's height, the neck is in the middle.
struct GlassGrid {
    QSize size;
    double unit = 0;

    /// The smallest grid that holds all that is drawn.
    static GlassGrid of(double unit);

    [[nodiscard]] float pixel() const { return static_cast<float>(1 / unit); }
    [[nodiscard]] glsl::vec2 place(int x, int y) const;
    [[nodiscard]] int column(double x) const;
    [[nodiscard]] int row(double y) const;

    friend bool operator==(const GlassGrid&, const GlassGrid&) = default;
};

/// A glass lit from one direction, shaded once by the shader's own source: without sand, full of sand, and full of
/// the funnel's far slope. A frame's picture is a choice among the three at every pixel.
struct GlassLayers {
    QImage empty;
    QImage filled;
    QImage slope;

    static GlassLayers shade(const GlassGrid& grid, glsl::vec2 light, const GlassColours& colours);
    /// Of a glass lit from the opposite side: the glass looks the same upside down.
    [[nodiscard]] GlassLayers opposite() const;
    /// Between two lights.
    static GlassLayers between(const GlassLayers& a, const GlassLayers& b, double t);
};

/// Puts the sand into the glass.
void paintSand(QImage& picture, const GlassGrid& grid, const GlassLayers& layers, const SandLook& look,
    const GlassColours& colours);

/// The columns and rows that the falling thread may touch.
QRect streamRect(const GlassGrid& grid, const SandLook& look);
void paintStream(
    QImage& strip, const QRect& rect, const GlassGrid& grid, const SandLook& look, const GlassColours& colours);

/// The glow around a timer that has run out, at its brightest.
QImage haloImage(const GlassGrid& grid, const GlassColours& colours);

} // namespace sandglass::app
