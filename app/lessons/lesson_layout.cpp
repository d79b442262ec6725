// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_layout.h"

#include <algorithm>

namespace sandglass::app {

namespace {

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
            covered += sizeOf(place.intersected(one));
        // Outside nothing can be read: worse than covering anything.
        const double outside = sizeOf(place) - sizeOf(place.intersected(area));
        return covered + sizeOf(area) * (outside > 1 ? 1 + outside : 0);
    };
    const auto best = std::ranges::min_element(places, {}, harm);
    return best == places.end() ? -1 : static_cast<int>(best - places.begin());
}

} // namespace sandglass::app
