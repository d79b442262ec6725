// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sand/glass_images.h"

#include <array>
#include <cstring>
#include <future>
#include <utility>

namespace sandglass::app {

namespace glsl {
namespace {
#include "sand/shaders/glass.glsl"
} // namespace
} // namespace glsl

namespace {

constexpr QImage::Format format = QImage::Format_ARGB32_Premultiplied;

glsl::Palette paletteOf(const GlassColours& colours)
{
    return {colours.sand, colours.glow, colours.brass, colours.brassBright, colours.glass, colours.shadow};
}

glsl::Surface surfaceOf(const SandSurface& surface)
{
    return {surface.up, surface.offset, surface.slope, surface.limit, surface.rim, surface.rimRadius};
}

QRgb pixelOf(glsl::vec4 colour)
{
    const auto byte = [](float value) { return static_cast<QRgb>(glsl::unit(value) * 255 + 0.5F); };
    return byte(colour.w) << 24 | byte(colour.x) << 16 | byte(colour.y) << 8 | byte(colour.z);
}

glsl::vec4 colourOf(QRgb pixel)
{
    const auto level = [pixel](int shift) { return static_cast<float>(pixel >> shift & 0xff) / 255; };
    return {level(16), level(8), level(0), level(24)};
}

QRgb* line(QImage& image, int row)
{
    return reinterpret_cast<QRgb*>(image.scanLine(row));
}
const QRgb* line(const QImage& image, int row)
{
    return reinterpret_cast<const QRgb*>(image.constScanLine(row));
}

QImage between(const QImage& a, const QImage& b, double t)
{
    QImage mixed(a.size(), format);
    const auto weight = static_cast<QRgb>(t * 256);
    const auto blend = [weight](QRgb from, QRgb to) {
        // Two channels at once, as each pair has room for eight bits of weight.
        const QRgb odd = ((from & 0xff00ff) * (256 - weight) + (to & 0xff00ff) * weight) >> 8 & 0xff00ff;
        const QRgb even = ((from >> 8 & 0xff00ff) * (256 - weight) + (to >> 8 & 0xff00ff) * weight) & 0xff00ff00;
        return odd | even;
    };
    for (int y = 0; y < mixed.height(); ++y) {
        const QRgb* from = line(a, y);
        const QRgb* to = line(b, y);
        QRgb* out = line(mixed, y);
        for (int x = 0; x < mixed.width(); ++x)
            out[x] = blend(from[x], to[x]);
    }
    return mixed;
}

/// The columns of a row that can hold sand, as in glass.frag: from the first to before the last.
std::pair<int, int> sandSpan(const GlassGrid& grid, int y)
{
    const float height = std::fabs(grid.place(0, y).y);
    if (height >= glsl::bulbHeight)
        return {0, 0};
    const double reach = glsl::innerRadius(height) * grid.unit + 2;
    const int first = static_cast<int>(std::floor(grid.size.width() / 2.0 - 0.5 - reach)) + 1;
    return {first, grid.size.width() - first};
}

template <class Shade>
QImage shaded(const GlassGrid& grid, Shade shade)
{
    QImage image(grid.size, format);
    for (int y = 0; y < image.height(); ++y) {
        QRgb* out = line(image, y);
        for (int x = 0; x < image.width(); ++x)
            out[x] = pixelOf(shade(grid.place(x, y)));
    }
    return image;
}

/// One row of one bulb: far from the surface a pixel is simply sand or none, near it the two are mixed.
void paintRow(QRgb* out, int y, int first, int last, const GlassGrid& grid, const GlassLayers& layers,
    const glsl::Surface& surface, float glint, const glsl::Palette& palette)
{
    const float px = grid.pixel();
    const float deep = glint > 0 ? 3 : glsl::max(px * 4, 0.05F);
    const QRgb* empty = line(layers.empty, y);
    const QRgb* filled = line(layers.filled, y);
    const QRgb* slope = line(layers.slope, y);
    for (int x = first; x < last; ++x) {
        const glsl::vec2 place = grid.place(x, y);
        const float depth = glsl::sandDepth(place, surface);
        if (depth > deep) {
            out[x] = filled[x];
            continue;
        }
        const float below = glsl::slopeDepth(place, surface);
        if (depth > -px || below > -px)
            out[x] = pixelOf(glsl::withSand(
                colourOf(empty[x]), colourOf(filled[x]), colourOf(slope[x]), depth, below, px, glint, palette));
    }
}

} // namespace

GlassGrid GlassGrid::of(double unit)
{
    return {QSize(2 * static_cast<int>(std::ceil(drawnHalfWidth * unit)),
                2 * static_cast<int>(std::ceil(drawnHalfHeight * unit))),
        unit};
}

glsl::vec2 GlassGrid::place(int x, int y) const
{
    const float px = pixel();
    return {(static_cast<float>(x) + 0.5F - static_cast<float>(size.width()) / 2) * px,
        (static_cast<float>(y) + 0.5F - static_cast<float>(size.height()) / 2) * px};
}

int GlassGrid::column(double x) const
{
    return static_cast<int>(std::floor(x * unit)) + size.width() / 2;
}
int GlassGrid::row(double y) const
{
    return static_cast<int>(std::floor(y * unit)) + size.height() / 2;
}

GlassLayers GlassLayers::shade(const GlassGrid& grid, glsl::vec2 light, const GlassColours& colours)
{
    const glsl::Palette palette = paletteOf(colours);
    const float px = grid.pixel();
    GlassLayers layers{QImage(grid.size, format), QImage(grid.size, format), QImage(grid.size, format)};
    const std::array pixels{line(layers.empty, 0), line(layers.filled, 0), line(layers.slope, 0)};
    const auto shadeRows = [&](int top, int bottom) {
        for (int y = top; y < bottom; ++y) {
            const std::ptrdiff_t start = std::ptrdiff_t{y} * grid.size.width();
            QRgb* empty = pixels[0] + start;
            QRgb* filled = pixels[1] + start;
            QRgb* slope = pixels[2] + start;
            const auto [first, last] = sandSpan(grid, y);
            for (int x = 0; x < grid.size.width(); ++x) {
                const glsl::vec2 p = grid.place(x, y);
                const glsl::vec4 front = glsl::frontAt(p, px, light, palette);
                const glsl::vec4 back = glsl::backAt(p, px, light, palette);
                empty[x] = filled[x] = slope[x] = pixelOf(glsl::over(front, back));
                if (x < first || x >= last)
                    continue;
                filled[x] = pixelOf(glsl::over(front, glsl::over(glsl::sandLayer(p, px, light, palette), back)));
                slope[x] = pixelOf(glsl::over(front, glsl::over(glsl::slopeLayer(p, px, light, palette), back)));
            }
        }
    };
    // Half of it on another core: a table's first picture waits for this.
    const auto lower = std::async(std::launch::async, shadeRows, grid.size.height() / 2, grid.size.height());
    shadeRows(0, grid.size.height() / 2);
    lower.wait();
    return layers;
}

GlassLayers GlassLayers::opposite() const
{
    const auto turn = [](const QImage& image) { return image.flipped(Qt::Horizontal | Qt::Vertical); };
    return {turn(empty), turn(filled), turn(slope)};
}

GlassLayers GlassLayers::between(const GlassLayers& a, const GlassLayers& b, double t)
{
    return {app::between(a.empty, b.empty, t), app::between(a.filled, b.filled, t), app::between(a.slope, b.slope, t)};
}

void paintSand(QImage& picture, const GlassGrid& grid, const GlassLayers& layers, const SandLook& look,
    const GlassColours& colours)
{
    if (picture.size() != grid.size)
        picture = QImage(grid.size, format);
    const glsl::Palette palette = paletteOf(colours);
    const glsl::Surface upper = surfaceOf(look.upper);
    const glsl::Surface lower = surfaceOf(look.lower);
    for (int y = 0; y < picture.height(); ++y) {
        QRgb* out = line(picture, y);
        std::memcpy(out, line(layers.empty, y), static_cast<std::size_t>(picture.width()) * sizeof(QRgb));
        const auto [first, last] = sandSpan(grid, y);
        const glsl::Surface& surface = grid.place(0, y).y < 0 ? upper : lower;
        paintRow(out, y, first, last, grid, layers, surface, look.glint, palette);
    }
}

QRect streamRect(const GlassGrid& grid, const SandLook& look)
{
    const double reach = 0.06;
    return {QPoint(grid.column(-reach), grid.row(look.streamTop) - 1),
        QPoint(grid.column(reach), grid.row(look.streamBottom) + 1)};
}

void paintStream(
    QImage& strip, const QRect& rect, const GlassGrid& grid, const SandLook& look, const GlassColours& colours)
{
    if (strip.size() != rect.size())
        strip = QImage(rect.size(), format);
    const glsl::Palette palette = paletteOf(colours);
    for (int y = 0; y < rect.height(); ++y) {
        QRgb* out = line(strip, y);
        for (int x = 0; x < rect.width(); ++x)
            out[x] = pixelOf(glsl::streamAt(grid.place(rect.x() + x, rect.y() + y), grid.pixel(), look.streamTop,
                look.streamBottom, look.streamSeconds, look.streamStrength, look.glint, palette));
    }
}

QImage haloImage(const GlassGrid& grid, const GlassColours& colours)
{
    return shaded(grid, [&](glsl::vec2 p) { return glsl::tinted(colours.glow, glsl::haloAt(p)); });
}

} // namespace sandglass::app
