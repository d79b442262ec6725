// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "seats/table_places.h"

#include <QtGui/QTransform>

#include <algorithm>
#include <cmath>

namespace sandglass::app {

namespace {

constexpr int endPlace = 2; // at the short side

/// Who else sits on a side.
int neighbourOf(int place)
{
    constexpr int neighbours[]{1, 0, -1, 4, 3};
    return neighbours[place];
}

QRectF rounded(const QRectF& rect)
{
    return QRectF(std::round(rect.x()), std::round(rect.y()), std::round(rect.width()), std::round(rect.height()));
}

} // namespace

int turnOf(int place)
{
    return place == endPlace ? -90 : place > endPlace ? 180 : 0;
}

QPointF SeatPlace::onTable(QPointF at) const
{
    const QPointF middle = mat.center();
    return QTransform().translate(middle.x(), middle.y()).rotate(turn).map(at - (middle - mat.topLeft()));
}

QRectF SeatPlace::footprint() const
{
    if (turn % 180 == 0)
        return mat;
    QRectF turned(QPointF(), mat.size().transposed());
    turned.moveCenter(mat.center());
    return turned;
}

double SeatPlace::distance(QPointF at) const
{
    const QRectF rect = footprint();
    const double dx = std::max({0.0, rect.left() - at.x(), at.x() - rect.right()});
    const double dy = std::max({0.0, rect.top() - at.y(), at.y() - rect.bottom()});
    return std::hypot(dx, dy);
}

QSizeF TablePlaces::gatheringMat(double key)
{
    constexpr double gaps = 60;
    return {700, std::clamp(5 * key + gaps, 300.0, 380.0)};
}

QList<qreal> TablePlaces::distances(QPointF at) const
{
    QList<qreal> all;
    for (const SeatPlace& seat : m_seats)
        all.append(seat.distance(at));
    return all;
}

void TablePlaces::layOut()
{
    m_unit = std::min(m_width / 1920, m_height / 1080);
    m_seats.clear();
    for (const int place : m_taken)
        m_seats.append({place, {}, 0, m_unit, {}, {}, false, false});
    m_room = {};
    switch (m_part) {
    case Around:
        layAround();
        break;
    case Upright:
        layUpright();
        break;
    case Middle:
        layMiddle();
        break;
    case Own:
        layOwn();
        break;
    case Rivals:
        layRivals();
        break;
    }
    putBoard();
    Q_EMIT changed();
    QList<int> shown;
    for (int seat = 0; seat < m_seats.size(); ++seat)
        if (m_seats[seat].shown)
            shown.append(seat);
    if (shown == m_shown)
        return;
    m_shown = shown;
    Q_EMIT shownChanged();
}

QSizeF TablePlaces::matFor(bool pair) const
{
    if (isTaken(endPlace) && !m_matBesideEnd.isEmpty())
        return m_matBesideEnd;
    return pair || m_matAlone.isEmpty() ? m_mat : m_matAlone;
}

/// Two share a side, and the other one is free.
bool TablePlaces::nobodyIsOpposite() const
{
    const bool near = isTaken(0) || isTaken(1);
    const bool far = isTaken(3) || isTaken(4);
    return near != far && (isTaken(0) == isTaken(1)) && (isTaken(3) == isTaken(4));
}

/// A mat on a long side, whose row is that wide.
SeatPlace TablePlaces::onSide(int place, double row, double unit) const
{
    const bool pair = isTaken(neighbourOf(place));
    const bool half = pair || m_halves;
    const bool far = place > endPlace;
    const bool right = place == 1 || place == 3;
    const double share = half ? row / 2 : row;
    const double start = half && right ? share : 0;
    const QSizeF size = matFor(pair) * unit;
    const double y = far ? m_gap * unit : m_height - m_gap * unit - size.height();
    SeatPlace seat{place, rounded({start + (share - size.width()) / 2, y, size.width(), size.height()}), turnOf(place),
        unit, {}, {}, true, false};
    if (pair)
        return seat;
    // What nobody uses of the side: the other half, or what is right of the mat.
    const double beside = m_halves ? row / 2 : (row - size.width()) / 2;
    const double width = m_halves ? size.width() : beside - 2 * m_gap * unit;
    if (width <= 0)
        return seat;
    const double toTheRight = m_halves ? (right != far ? -beside : beside) : size.width() + m_gap * unit;
    seat.free = rounded({toTheRight, 0, width, size.height()});
    return seat;
}

SeatPlace TablePlaces::atEnd(double unit) const
{
    const QSizeF size = (m_matBesideEnd.isEmpty() ? m_mat : m_matBesideEnd) * unit;
    const QPointF centre(m_width - m_gap * unit - size.height() / 2, m_height / 2);
    const double width = std::min(size.width(), m_height - 2 * m_gap * unit);
    return {endPlace, rounded({centre.x() - width / 2, centre.y() - size.height() / 2, width, size.height()}),
        turnOf(endPlace), unit, {}, {}, true, false};
}

void TablePlaces::layAround()
{
    const double between = m_rail > 0 ? m_rail : m_gap;
    const bool end = isTaken(endPlace);
    // Two mats and the one at the end must fit in the table's length.
    const bool pair = (isTaken(0) && isTaken(1)) || (isTaken(3) && isTaken(4)) || m_halves;
    const QSizeF widest = matFor(pair);
    const double depth = end ? matFor(true).height() + m_gap : 0;
    // The rail of whoever sits at the end lies beside the mats too.
    const double endRail = end ? m_rail : 0;
    const double asked = (pair ? 2 : 1) * (widest.width() + m_gap) + (endRail > 0 ? endRail - m_gap : m_gap) + depth;
    const double unit = m_unit * std::min(1.0, m_width / m_unit / asked);
    const double column = depth * unit;
    const double row = m_width - column - endRail * unit;
    double top = m_gap * unit;
    double bottom = top;
    for (SeatPlace& seat : m_seats) {
        seat = seat.place == endPlace ? atEnd(unit) : onSide(seat.place, row, unit);
        putRail(seat);
        const double taken = (m_gap + between) * unit + seat.mat.height();
        if (seat.place > endPlace)
            top = std::max(top, taken);
        else if (seat.place < endPlace)
            bottom = std::max(bottom, taken);
    }
    if (m_opposite && nobodyIsOpposite())
        top = bottom = std::max(top, bottom);
    const double right = end ? column + between * unit : m_gap * unit;
    m_room = QRectF(m_gap * unit, top, m_width - m_gap * unit - right, m_height - top - bottom);
}

void TablePlaces::putRail(SeatPlace& seat) const
{
    const double height = std::round((m_rail > 0 ? m_rail : m_gap) * seat.unit);
    seat.rail = QRectF(0, -height, seat.mat.width(), height);
}

/// The middle over the whole width, the own mat large below it, the rivals' small beside that.
void TablePlaces::layUpright()
{
    const double gap = m_gap * m_unit;
    const double scale =
        std::min((m_width - 2 * gap) / m_middle.width(), (m_height * 0.6 - 2 * gap) / m_middle.height());
    m_room = QRectF(gap, gap, m_width - 2 * gap, scale * m_middle.height());
    const double below = m_room.bottom();
    // Least of all mats, so that it can be as large as possible; it takes the width that is left.
    const QSizeF least = m_matBesideEnd.isEmpty() ? m_mat : m_matBesideEnd;
    const double between = m_rail > 0 ? m_rail : m_gap;
    const double share = m_seats.size() > 1 ? 0.62 : 1;
    if (m_mine < 0 || m_mine >= m_seats.size())
        return;
    SeatPlace& own = m_seats[m_mine];
    own.unit = std::min((m_height - below - gap) / (least.height() + between), m_width * share / least.width());
    const double y = below + between * own.unit;
    own.mat = rounded({gap, y, m_width * share - 2 * gap, own.unit * least.height()});
    own.shown = true;
    putRail(own);
    fitRivals(QRectF(m_width * share, below, m_width * (1 - share), m_height - below));
}

void TablePlaces::layMiddle()
{
    const double gap = m_gap * m_unit;
    m_room = QRectF(0, 0, m_width, m_height).adjusted(gap, gap, -gap, -gap);
}

void TablePlaces::layOwn()
{
    if (m_mine < 0 || m_mine >= m_seats.size())
        return;
    SeatPlace& own = m_seats[m_mine];
    const QSizeF least = m_matBesideEnd.isEmpty() ? m_mat : m_matBesideEnd;
    const double between = m_rail > 0 ? m_rail : m_gap;
    own.unit = std::min(m_width / (least.width() + 2 * m_gap), m_height / (least.height() + between + m_gap));
    const double gap = m_gap * own.unit;
    const double height = own.unit * least.height();
    const double top = (m_height - height - between * own.unit - gap) / 2 + between * own.unit;
    own.mat = rounded({gap, top, m_width - 2 * gap, height});
    own.shown = true;
    putRail(own);
}

void TablePlaces::layRivals()
{
    fitRivals(QRectF(0, 0, m_width, m_height));
}

/// In as many columns as let the mats be largest.
void TablePlaces::fitRivals(const QRectF& room)
{
    QList<int> rivals;
    for (int seat = 0; seat < m_seats.size(); ++seat)
        if (seat != m_mine)
            rivals.append(seat);
    if (rivals.isEmpty())
        return;
    const QSizeF usual = m_matBesideEnd.isEmpty() ? m_mat : m_matBesideEnd;
    const QSizeF least = m_rival.isEmpty() ? usual : m_rival;
    const auto count = static_cast<int>(rivals.size());
    double unit = 0;
    int columns = 1;
    for (int tried = 1; tried <= count; ++tried) {
        const int lines = (count + tried - 1) / tried;
        const double fits = std::min(room.width() / (tried * (least.width() + m_gap) + m_gap),
            room.height() / (lines * (least.height() + m_gap) + m_gap));
        if (fits > unit) {
            unit = fits;
            columns = tried;
        }
    }
    const double gap = m_gap * unit;
    const double width = (room.width() - (columns + 1) * gap) / columns;
    // A compact mat takes the height that is there, up to twice its own.
    const int lines = (count + columns - 1) / columns;
    const double high =
        m_rival.isEmpty() ? 1 : std::clamp((room.height() / lines - gap) / unit / least.height(), 1.0, 2.0);
    const double height = unit * least.height() * high;
    for (int i = 0; i < count; ++i) {
        SeatPlace& seat = m_seats[rivals[i]];
        const int line = i / columns;
        seat.mat = rounded(
            {room.x() + gap + (i % columns) * (width + gap), room.y() + gap + line * (height + gap), width, height});
        seat.unit = unit;
        seat.shown = true;
        seat.compact = true;
        putRail(seat);
    }
}

void TablePlaces::putBoard()
{
    if (m_room.isEmpty()) {
        m_board = {};
        return;
    }
    m_boardUnit = std::min(m_room.width() / m_middle.width(), m_room.height() / m_middle.height());
    const QSizeF size = m_middle * m_boardUnit;
    m_board = rounded({m_room.x() + (m_room.width() - size.width()) / 2,
        m_room.y() + (m_room.height() - size.height()) / 2, size.width(), size.height()});
}

} // namespace sandglass::app
