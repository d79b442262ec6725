// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/mat_plan.h"

#include <algorithm>

namespace sandglass::pendulum_board {

namespace {

constexpr double margin = 8;
constexpr double left = 108; // right of the portrait's column
constexpr double buttonWidth = 56;
constexpr double slotPitch = 74;
constexpr double slotWidth = 70;
constexpr double lower = 100; // below the tracks

double handWidth(double width)
{
    return width - 480;
}

double slotsLeft(double width)
{
    return left + margin + handWidth(width);
}

} // namespace

QRectF MatPlan::placed(const QRectF& rect) const
{
    return m_mirrored ? QRectF(m_width - rect.right(), rect.y(), rect.width(), rect.height()) : rect;
}

QRectF MatPlan::home() const
{
    return placed({margin, margin, 92, 106});
}

QRectF MatPlan::home(int place) const
{
    return placed({margin + place % 2 * 48.0, margin + place / 2 * 55.0, 44, 51});
}

QList<QRectF> MatPlan::homes() const
{
    return {home(0), home(1), home(2), home(3)};
}

QRectF MatPlan::portrait() const
{
    return placed({margin, 115, 92, 76});
}

QRectF MatPlan::tracks() const
{
    return placed({left, margin, m_width - 180, 86});
}

QRectF MatPlan::step(int track, int column) const
{
    constexpr double beforeScroll = 6;
    const double cell = (tracks().width() - 2 - beforeScroll) / gridColumns;
    const double size = std::min(cell - 2, 20.0);
    QRectF rect(0, 0, size, size);
    rect.moveCenter({(column + 0.5) * cell + (column >= scrollColumn ? beforeScroll : 0), 12 + track * 20.8});
    return rect;
}

QList<QRectF> MatPlan::stocks() const
{
    // Military, culture, gold, votes: votes are the first counter.
    QList<QRectF> places = counters();
    places.append(places.takeFirst());
    constexpr int rows = 4;
    const QRectF strip = tracks();
    const double row = strip.height() / rows;
    for (int track = 0; track < rows; ++track)
        places.append({strip.x(), strip.y() + track * row, strip.width(), row});
    return places;
}

QRectF MatPlan::slot(int colour) const
{
    return placed({slotsLeft(m_width) + columnOf(colour) * slotPitch, lower, slotWidth, 88});
}

QList<QRectF> MatPlan::production() const
{
    return {slot(0), slot(1), slot(2), slot(3)};
}

QList<QRectF> MatPlan::counters() const
{
    QList<QRectF> counters;
    for (int colour = 0; colour < 4; ++colour)
        counters.append(placed({slotsLeft(m_width) + columnOf(colour) * slotPitch, 192, slotWidth, 48}));
    return counters;
}

QRectF MatPlan::hand() const
{
    return placed({left, lower, handWidth(m_width), 140});
}

QRectF MatPlan::discard() const
{
    return placed({margin, 194, 92, 46});
}

QRectF MatPlan::buttons() const
{
    return placed({m_width - margin - buttonWidth, margin, buttonWidth, 232});
}

QRectF MatPlan::leafUp() const
{
    return placed({left - 4, 4, m_width - 172, 94});
}

QRectF MatPlan::leafHand() const
{
    return placed({left - 4, lower - 4, handWidth(m_width) + 8, 148});
}

QRectF MatPlan::leafTall() const
{
    return placed({left - 4, 4, handWidth(m_width) + 8, 240});
}

QRectF MatPlan::sheet() const
{
    return placed({left - 4, 4, m_width - 112, 240});
}

} // namespace sandglass::pendulum_board
