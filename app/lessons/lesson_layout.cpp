// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_layout.h"

#include <algorithm>

namespace sandglass::app {

namespace {

/// So much of a thing may be covered: a slip does not jump about for its corner.
constexpr double hardlySeen = 0.06;

double sizeOf(const QRectF& rect)
{
    return rect.isValid() ? rect.width() * rect.height() : 0;
}

/// What is left of a band from left to right when its holes are cut out.
QList<QRectF> pieces(const QRectF& band, QList<QRectF> holes)
{
    std::ranges::sort(holes, {}, &QRectF::left);
    QList<QRectF> left;
    double x = band.left();
    for (const QRectF& hole : std::as_const(holes)) {
        if (hole.left() > x)
            left.append({x, band.top(), hole.left() - x, band.height()});
        x = std::max(x, hole.right());
    }
    if (x < band.right())
        left.append({x, band.top(), band.right() - x, band.height()});
    return left;
}

} // namespace

QList<QRectF> LessonLayout::around(const QRectF& area, const QList<QRectF>& holes)
{
    QList<QRectF> inside;
    QList<double> edges{area.top(), area.bottom()};
    for (const QRectF& hole : holes) {
        // Whole pixels, that no seam be seen between two parts.
        const QRectF cut = QRectF(hole.toAlignedRect()).intersected(area);
        if (cut.isEmpty())
            continue;
        inside.append(cut);
        edges << cut.top() << cut.bottom();
    }
    std::ranges::sort(edges);
    QList<QRectF> covering;
    for (qsizetype i = 0; i + 1 < edges.size(); ++i) {
        const QRectF band(area.left(), edges[i], area.width(), edges[i + 1] - edges[i]);
        if (band.height() <= 0)
            continue;
        QList<QRectF> open;
        for (const QRectF& hole : std::as_const(inside))
            if (hole.top() <= band.top() && hole.bottom() >= band.bottom())
                open.append(hole);
        covering += pieces(band, open);
    }
    return covering;
}

QList<QRectF> LessonLayout::parts(const QSizeF& table, const QList<int>& places)
{
    // One learns on the whole table.
    if (places.size() < 2)
        return {QRectF({}, table)};
    const QSizeF quarter = table / 2;
    const auto at = [&](bool right, bool far) {
        return QRectF({right ? quarter.width() : 0, far ? 0 : quarter.height()}, quarter);
    };
    // By place: near left and right, the end, far right and left.
    const QList<QRectF> own{at(false, false), at(true, false), at(true, false), at(true, true), at(false, true)};
    QList<QRectF> parts;
    for (const int place : places) {
        QRectF part = own.value(place);
        for (const QRectF& other : own)
            if (parts.contains(part))
                part = other;
        parts.append(part);
    }
    return parts;
}

int LessonLayout::freest(const QRectF& area, const QList<QRectF>& places, const QList<QRectF>& avoided)
{
    const auto harm = [&](const QRectF& place) {
        double covered = 0;
        for (const QRectF& one : avoided)
            if (const double part = sizeOf(place.intersected(one)); part > hardlySeen * sizeOf(one))
                covered += part;
        // Outside nothing can be read: worse than covering anything.
        const double outside = sizeOf(place) - sizeOf(place.intersected(area));
        return covered + sizeOf(area) * (outside > 1 ? 1 + outside : 0);
    };
    const auto best = std::ranges::min_element(places, {}, harm);
    return best == places.end() ? -1 : static_cast<int>(best - places.begin());
}

QList<QRectF> LessonLayout::arrows(const QRectF& area, const QList<QRectF>& places, double size)
{
    QRectF all;
    for (const QRectF& place : places)
        all |= place;
    QList<QRectF> arrows;
    for (qsizetype i = 0; i < places.size(); ++i) {
        const QRectF& place = places[i];
        const QPointF middle = place.center() - QPointF(size, size) / 2;
        const QList<QRectF> sides{{place.left() - size, middle.y(), size, size},
            {place.right(), middle.y(), size, size}, {middle.x(), place.top() - size, size, size},
            {middle.x(), place.bottom(), size, size}};
        // From outside of them all first.
        const bool isRight = place.center().x() > all.center().x();
        const QList<QRectF> spots{sides[isRight ? 1 : 0], sides[isRight ? 0 : 1], sides[2], sides[3]};
        QList<QRectF> others = places;
        others.removeAt(i);
        arrows.append(spots[freest(area, spots, others)]);
    }
    return arrows;
}

} // namespace sandglass::app
