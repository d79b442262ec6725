// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/mat_plan.h"

#include <algorithm>

namespace sandglass::pendulum_board {

namespace {

constexpr double beside = 104; // right of the portrait
constexpr double buttonColumn = 62;
constexpr double gap = 8;

} // namespace

QRectF MatPlan::portrait() const
{
    return {10, 10, beside - 20, 104};
}

QRectF MatPlan::name() const
{
    return {8, 88, beside - 12, 70};
}

QRectF MatPlan::tracks() const
{
    return {beside, 10, m_width - beside - buttonColumn - gap, 88};
}

QRectF MatPlan::step(int track, int column) const
{
    const QRectF strip = tracks();
    const double cell = (strip.width() - 10) / gridColumns;
    const double size = std::min(cell - 1.5, 20.0);
    QRectF rect(0, 0, size, size);
    const double gapBeforeScroll = column >= scrollColumn ? 7 : 0;
    rect.moveCenter({strip.left() + (column + 0.5) * cell + gapBeforeScroll, strip.top() + 12 + track * 21.4});
    return rect;
}

QRectF MatPlan::home(int place) const
{
    return {beside + 6 + place * 42.0, 104, 40, 50};
}

QList<QRectF> MatPlan::homes() const
{
    return {home(0), home(1), home(2), home(3)};
}

QRectF MatPlan::counter(int stock) const
{
    const double start = beside + 4 * 42 + 16;
    const double width = (m_width - buttonColumn - gap - start) / 4;
    return {start + stock * width, 104, width - 6, 50};
}

QList<QRectF> MatPlan::stocks() const
{
    constexpr int counters = 4;
    constexpr int rows = 4;
    QList<QRectF> places;
    for (int stock = 0; stock < counters; ++stock)
        places.append(counter(stock));
    const QRectF strip = tracks();
    const double row = strip.height() / rows;
    for (int track = 0; track < rows; ++track)
        places.append({strip.x(), strip.y() + track * row, strip.width(), row});
    return places;
}

QRectF MatPlan::slot(int colour) const
{
    const double room = m_width - beside - buttonColumn - gap - 176;
    const double width = room / 4;
    return {beside + colour * width, 162, width - 6, 80};
}

QList<QRectF> MatPlan::production() const
{
    return {slot(0), slot(1), slot(2), slot(3)};
}

QRectF MatPlan::hand() const
{
    return {m_width - buttonColumn - gap - 170, 160, 166, 84};
}

QRectF MatPlan::discard() const
{
    return {16, 162, 72, 80};
}

QRectF MatPlan::buttons() const
{
    return {m_width - buttonColumn, 10, buttonColumn - 10, 232};
}

QRectF MatPlan::leaf() const
{
    return {beside - 4, 4, m_width - beside - buttonColumn, 154};
}

} // namespace sandglass::pendulum_board
