// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/board_plan.h"

#include <bit>

namespace sandglass::pendulum_board {

namespace {

constexpr double edge = 12;
constexpr double top = 12;
constexpr double rowHeight = 246;
constexpr double rowGap = 9;
constexpr double cell = 88; // the width of a box with its gap
constexpr double boxWidth = 84;
constexpr double frameHeight = 118;
constexpr double pennantHeight = 26;
constexpr double boxHeight = 78;

struct AreaShape {
    double x;
    double glassWidth;
    double glassHeight;
    int boxes;
    double width() const { return glassWidth + boxes * cell + 3 * 10; }
};
constexpr AreaShape areas[3]{{208, 104, 196, 3}, {616, 90, 168, 3}, {1008, 72, 136, 4}};

} // namespace

QRectF BoardPlan::area(int area)
{
    return {areas[area].x, top, areas[area].width(), 2 * rowHeight + rowGap};
}

QRectF BoardPlan::row(int row)
{
    const QRectF whole = area(row / 2);
    return {whole.left(), top + row % 2 * (rowHeight + rowGap), whole.width(), rowHeight};
}

QRectF BoardPlan::glass(int row)
{
    const AreaShape& shape = areas[row / 2];
    const QRectF whole = BoardPlan::row(row);
    return {whole.left() + 10, whole.center().y() - shape.glassHeight / 2, shape.glassWidth, shape.glassHeight};
}

namespace {

QRectF boxAt(int row, int box)
{
    const AreaShape& shape = areas[row / 2];
    const QRectF whole = BoardPlan::row(row);
    const double y = whole.top() + (rowHeight - frameHeight - pennantHeight - boxHeight) / 2;
    return {whole.left() + shape.glassWidth + 20 + box * cell, y + frameHeight + pennantHeight, boxWidth, boxHeight};
}

} // namespace

QRectF BoardPlan::pennant(int row, int box)
{
    const QRectF below = boxAt(row, box);
    return {below.left() + 6, below.top() - pennantHeight, below.width() - 12, pennantHeight};
}

QRectF BoardPlan::spotOf(const QList<app::PendulumRow>& rows, int spot)
{
    const int row = spot / 8;
    if (row < 0 || row >= rows.size())
        return {};
    const int column = spot % 4;
    if (spot % 8 >= 4)
        return column < rows[row].boxes.size() ? boxAt(row, column) : QRectF();
    if (column >= rows[row].frames.size())
        return {};
    const auto serves = static_cast<unsigned>(rows[row].frames[column]);
    const QRectF first = boxAt(row, std::countr_zero(serves));
    const QRectF last = boxAt(row, std::bit_width(serves) - 1);
    return {first.left(), first.top() - pennantHeight - frameHeight, last.right() - first.left(), frameHeight};
}

int BoardPlan::spotAt(QPointF at) const
{
    for (int spot = 0; spot < home(); ++spot)
        if (this->spot(spot).contains(at))
            return spot;
    return -1;
}

QList<QRectF> BoardPlan::spots() const
{
    QList<QRectF> spots;
    for (int spot = 0; spot < home(); ++spot)
        spots.append(this->spot(spot));
    return spots;
}

QList<QRectF> BoardPlan::provinces()
{
    QList<QRectF> provinces;
    for (int source = 0; source <= deck(); ++source)
        provinces.append(province(source));
    return provinces;
}

QPointF BoardPlan::standIn(const QRectF& rect, int place, int crowd)
{
    if (crowd < 1)
        return rect.center();
    const int most = std::max(1, static_cast<int>(rect.width() / 40));
    const int columns = std::min(most, crowd);
    const int lines = (crowd + columns - 1) / columns;
    const double stepX = rect.width() / columns;
    const double stepY = std::min(44.0, rect.height() / lines);
    const double x = rect.left() + stepX * (place % columns + 0.5);
    return {x, rect.center().y() + stepY * (place / columns - (lines - 1) / 2.0)};
}

QRectF BoardPlan::province(int source)
{
    constexpr double side = 86;
    if (source >= 4)
        return {edge + 6 + 47, top + 38 + 3 * 100, side, side};
    return {edge + 6 + source % 2 * 94, top + 86 + source / 2 * 94.0, side, side};
}

QRectF BoardPlan::achievement()
{
    return {1472, top + 92, 116, 216};
}

QRectF BoardPlan::privilege(int place)
{
    return {1472 + 16, top + 322 + place * 36.0, 34, 34};
}

QRectF BoardPlan::marker(int marker)
{
    return {1474 + marker * 39.0, top + 48, 34, 34};
}

QRectF BoardPlan::round(int round)
{
    return {1474 + round * 29.0, top + 10, 26, 26};
}

QRectF BoardPlan::council()
{
    const QRectF first = area(0);
    const QRectF last = area(2);
    return {first.left(), first.top(), last.right() - first.left(), first.height()};
}

QRectF BoardPlan::offer(int choice, bool fromTheSide)
{
    constexpr double width = 146;
    constexpr double height = 210;
    constexpr double gap = 20;
    constexpr int choices = 7;
    const QRectF table = council();
    if (fromTheSide) {
        // Three in a line as they are seen from the right, the first line far away; what is near is left to words.
        constexpr int inALine = 3;
        const double x = table.left() + gap + choice / inALine * (height + gap) + height / 2;
        const double y = table.center().y() + (inALine / 2 - choice % inALine) * (width + gap / 2);
        return {x - width / 2, y - height / 2, width, height};
    }
    // In one line at the far side: the near one is left to the words of who chooses.
    const double start = table.center().x() - (choices * (width + gap) - gap) / 2;
    return {start + choice * (width + gap), table.top() + 16, width, height};
}

} // namespace sandglass::pendulum_board
