// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/board_plan.h"

#include <algorithm>
#include <bit>

namespace sandglass::pendulum_board {

namespace {

constexpr double edge = 8;
constexpr double rowHeight = 238;
constexpr double rowPitch = 246;
constexpr double frameTop = 10;
constexpr double frameHeight = 112;
constexpr double pennantHeight = 26;
constexpr double boxHeight = 80;
constexpr double besideGlass = 10;

struct Glass {
    double width;
    double height;
};
constexpr Glass glasses[3]{{104, 196}, {90, 168}, {72, 136}};

/// What differs between the board for five and the wider one.
struct Form {
    struct Span {
        double x;
        double width;
    };
    double boxWidth;
    double boxPitch;
    Span areas[3];
    QPointF province;
    double provinceSide;
    double provincePitch;
    QPointF deck;
    QRectF progress;
    QRectF achievement;
    double privilege;
    QSizeF offer;
    double offerPitch;
    double raceStart;
    double raceCell;
    double scrollStart;
    double scrollCell;
};

const Form& formOf(bool wide)
{
    static const Form narrow{84, 88, {{216, 398}, {624, 384}, {1018, 454}}, {14, 22}, 86, 94, {57, 232},
        {14, 352, 180, 132}, {1486, 14, 116, 206}, 1530, {150, 216}, 166, 110, 32, 620, 112};
    static const Form broad{104, 108, {{260, 458}, {728, 444}, {1182, 534}}, {20, 20}, 106, 114, {77, 262},
        {20, 388, 220, 98}, {1740, 14, 123, 218}, 1788, {168, 242}, 184, 136, 38, 752, 130};
    return wide ? broad : narrow;
}

/// A figure among others, as it stands on the board.
constexpr double figureWidth = 40;
constexpr double figureHeight = 57;

struct Crowd {
    int columns = 1;
    double size = 1;
};

/// The lines in which so many figures are the largest.
Crowd crowdIn(const QRectF& rect, int crowd)
{
    Crowd best{1, 0};
    for (int columns = 1; columns <= crowd; ++columns) {
        const int lines = (crowd + columns - 1) / columns;
        const double size =
            std::min({1.0, rect.width() / (columns * figureWidth), rect.height() / (lines * figureHeight)});
        if (size > best.size)
            best = {columns, size};
    }
    return crowd < 1 || rect.isEmpty() ? Crowd{} : best;
}

QRectF around(QPointF centre, QSizeF size)
{
    QRectF rect(QPointF(), size);
    rect.moveCenter(centre);
    return rect;
}

} // namespace

QRectF BoardPlan::area(int area) const
{
    const auto [x, width] = formOf(isWide()).areas[area];
    return {x, edge, width, height - 2 * edge};
}

QRectF BoardPlan::row(int row) const
{
    const QRectF whole = area(row / 2);
    return {whole.left(), edge + row % 2 * rowPitch, whole.width(), rowHeight};
}

QRectF BoardPlan::glass(int row) const
{
    const auto [width, tall] = glasses[row / 2];
    const QRectF whole = BoardPlan::row(row);
    return {whole.left() + besideGlass, whole.center().y() - tall / 2, width, tall};
}

QRectF BoardPlan::box(int row, int box) const
{
    const Form& form = formOf(isWide());
    const QRectF whole = BoardPlan::row(row);
    return {whole.left() + glasses[row / 2].width + 2 * besideGlass + box * form.boxPitch,
        whole.top() + frameTop + frameHeight + pennantHeight, form.boxWidth, boxHeight};
}

QRectF BoardPlan::pennant(int row, int box) const
{
    const QRectF below = BoardPlan::box(row, box);
    return {below.left() + 6, below.top() - pennantHeight, below.width() - 12, pennantHeight};
}

QRectF BoardPlan::spot(int spot) const
{
    const int row = spot / 8;
    if (row < 0 || row >= m_rows.size())
        return {};
    const int column = spot % 4;
    if (spot % 8 >= 4)
        return column < m_rows[row].boxes.size() ? box(row, column) : QRectF();
    if (column >= m_rows[row].frames.size())
        return {};
    const auto serves = static_cast<unsigned>(m_rows[row].frames[column]);
    const QRectF first = box(row, std::countr_zero(serves));
    const QRectF last = box(row, std::bit_width(serves) - 1);
    return {first.left(), first.top() - pennantHeight - frameHeight, last.right() - first.left(), frameHeight};
}

QRectF BoardPlan::latch(int spot) const
{
    const QRectF frame = BoardPlan::spot(spot);
    return {frame.center().x() - 24, frame.top() - 3, 48, 8};
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

QList<QRectF> BoardPlan::provinces() const
{
    QList<QRectF> provinces;
    for (int source = 0; source <= deck(); ++source)
        provinces.append(province(source));
    return provinces;
}

double BoardPlan::sizeIn(const QRectF& rect, int crowd)
{
    return crowdIn(rect, crowd).size;
}

QPointF BoardPlan::standIn(const QRectF& rect, int place, int crowd)
{
    if (crowd < 1)
        return rect.center();
    const Crowd stand = crowdIn(rect, crowd);
    const int lines = (crowd + stand.columns - 1) / stand.columns;
    const double stepY = std::min(figureHeight + 2, rect.height() / lines);
    const double x = rect.left() + rect.width() / stand.columns * (place % stand.columns + 0.5);
    return {x, rect.center().y() + stepY * (place / stand.columns - (lines - 1) / 2.0)};
}

QRectF BoardPlan::province(int source) const
{
    const Form& form = formOf(isWide());
    const QSizeF size(form.provinceSide, form.provinceSide);
    if (source >= deck())
        return {form.deck, size};
    return {form.province + QPointF(source % 2, source / 2) * form.provincePitch, size};
}

QRectF BoardPlan::achievement() const
{
    return formOf(isWide()).achievement;
}

QRectF BoardPlan::privilege(int place) const
{
    return around({formOf(isWide()).privilege, 266 + place * 48.0}, {38, 38});
}

QRectF BoardPlan::progress() const
{
    return formOf(isWide()).progress;
}

QRectF BoardPlan::round(int round) const
{
    const QRectF whole = progress();
    return around({whole.left() + whole.width() * (round + 0.5) / 4, whole.top() + whole.height() * 0.29}, {30, 30});
}

QRectF BoardPlan::steps() const
{
    const QRectF whole = progress();
    return {whole.left() + 4, whole.top() + whole.height() * 0.5, whole.width() - 8, whole.height() * 0.5 - 4};
}

QRectF BoardPlan::marker(int marker) const
{
    const QRectF whole = progress();
    return around({whole.left() + whole.width() * (marker + 0.5) / 4, whole.top() + whole.height() * 0.71}, {34, 34});
}

QRectF BoardPlan::council() const
{
    return area(0).united(area(2));
}

QRectF BoardPlan::offer(int choice, bool fromTheSide) const
{
    constexpr int choices = 7;
    const Form& form = formOf(isWide());
    const QPointF middle = council().center();
    const QSizeF size = fromTheSide ? QSizeF(110, 158) : form.offer;
    return around({middle.x() + (choice - (choices - 1) / 2.0) * form.offerPitch, middle.y()}, size);
}

QPointF BoardPlan::racePoint(int track, int column) const
{
    constexpr int scrollColumn = 14;
    const Form& form = formOf(isWide());
    const double x = column < scrollColumn ? form.raceStart + form.raceCell * column
                                           : form.scrollStart + form.scrollCell * (column - scrollColumn);
    return {x, 76 + 116.0 * track};
}

QRectF BoardPlan::scroll() const
{
    constexpr int columns = 8;
    const Form& form = formOf(isWide());
    const double beside = form.scrollCell * 0.56;
    return {form.scrollStart - beside, 16, (columns - 1) * form.scrollCell + 2 * beside, height - 32};
}

QRectF BoardPlan::ribbonEntry(int place, int count, bool far) const
{
    const QRectF field = council();
    const double width = count > 4 ? 240 : 290;
    constexpr double gap = 10;
    const double start = field.center().x() - (count * (width + gap) - gap) / 2;
    // The far one is read from the other side: its first place is at its right end.
    const int along = far ? count - 1 - place : place;
    return {start + along * (width + gap), far ? 14.0 : 386, width, 100};
}

QRectF BoardPlan::councilStep(int step, bool right) const
{
    constexpr int steps = 5;
    const QRectF field = council();
    const int along = right ? steps - 1 - step : step;
    return around({right ? field.right() - 30 : field.left() + 30, field.center().y() + (along - 2) * 52.0}, {42, 42});
}

} // namespace sandglass::pendulum_board
