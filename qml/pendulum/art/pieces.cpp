// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/pieces.h"

#include "art/paint.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QRadialGradient>

namespace sandglass::pendulum_board {

using namespace art;

namespace {

/// A figure in a box of 40 × 46: head, cloak, foot.
QPainterPath figurePath(bool grande)
{
    QPainterPath path;
    path.moveTo(6, 43);
    path.cubicTo(7, 31, 10, grande ? 23 : 25, 14, grande ? 21 : 23);
    path.cubicTo(9, 14, 13, grande ? 7 : 8, 20, grande ? 7 : 8);
    path.cubicTo(27, grande ? 7 : 8, 31, 14, 26, grande ? 21 : 23);
    path.cubicTo(30, grande ? 23 : 25, 33, 31, 34, 43);
    path.cubicTo(27, 46, 13, 46, 6, 43);
    return path;
}

QPainterPath crownPath()
{
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>{{11, 11}, {9, 1}, {15, 5}, {20, 0}, {25, 5}, {31, 1}, {29, 11}}));
    path.closeSubpath();
    return path;
}

} // namespace

QPainterPath figureOutline(bool grande)
{
    QPainterPath path = figurePath(grande);
    if (grande)
        path.addPath(crownPath());
    return path;
}

void paintWhoPlays(
    QPainter& painter, const QRectF& disc, const QString& character, const SeatCoin& seat, const Ink& colours)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(seat.colour, Qt::black, 0.45));
    painter.drawEllipse(disc);
    paintBrass(painter, disc, 27, 3, colours);
    colours.paintIcon(
        painter, QStringLiteral("character.") + character, disc.adjusted(11, 11, -11, -11), colours["light"]);
    const QRectF coin(disc.right() - 14, disc.bottom() - 22, 24, 24);
    painter.setPen(QPen(colours["ink"], 1.8));
    painter.setBrush(seat.colour);
    painter.drawEllipse(coin);
    if (seat.emblem >= 0)
        colours.paintIcon(
            painter, QStringLiteral("emblem.%1").arg(seat.emblem), coin.adjusted(5, 5, -5, -5), colours["ink"]);
}

void WorkerFigure::paint(QPainter& painter, QSizeF size) const
{
    const double scale = std::min(size.width() / 40, size.height() / 48);
    painter.translate((size.width() - 40 * scale) / 2, (size.height() - 48 * scale) / 2);
    painter.scale(scale, scale);
    paintShadow(painter, QRectF(8, 38, 24, 6), 3, (*ink())["shadow"], 4);

    const QPainterPath body = figurePath(m_grande);
    QRadialGradient light(QPointF(15, 14), 34);
    light.setColorAt(0, mixed(m_colour, Qt::white, 0.45));
    light.setColorAt(0.45, m_colour);
    light.setColorAt(1, mixed(m_colour, Qt::black, 0.45));
    painter.setPen(QPen((*ink())["ink"], 1.8));
    painter.setBrush(light);
    painter.drawPath(body);
    if (m_grande) {
        painter.setBrush((*ink())["brassBright"]);
        painter.setPen(QPen((*ink())["ink"], 1.4));
        painter.drawPath(crownPath());
    }
    painter.setPen(QPen((*ink())["ink"], 1));
    painter.setBrush((*ink())["light"]);
    painter.drawEllipse(QPointF(20, 32), 8.4, 8.4);
    if (m_emblem >= 0)
        ink()->paintIcon(painter, QStringLiteral("emblem.%1").arg(m_emblem), QRectF(14, 26, 12, 12), (*ink())["ink"]);
}

void AchievementFace::paint(QPainter& painter, QSizeF size) const
{
    painter.scale(size.width() / 116, size.height() / 216);
    const Ink& colours = *ink();
    const QRectF sheet(2, 2, 112, 212);
    paintSheet(painter, sheet, 6, colours["parchment"], colours["parchmentEdge"]);
    paintBrass(painter, sheet, 6, 2.5, colours);
    paintTallies(painter, colours, {10, 10, 96, 52}, m_achievement.requirement, Amounts::Numbered, 26);

    const QRectF star(33, 66, 50, 50);
    if (m_achievement.legendary) {
        colours.paintIcon(painter, QStringLiteral("legendary"), star);
    } else {
        painter.setPen(QPen(colours["parchmentEdge"], 1.5, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(star.adjusted(4, 4, -4, -4));
    }
    for (int place = 0; place < 5; ++place) {
        const QRectF spot(8 + place * 20.4, 122, 19, 19);
        QPainterPath octagon;
        const double cut = spot.width() * 0.29;
        octagon.addPolygon(QPolygonF(QList<QPointF>{{spot.left() + cut, spot.top()}, {spot.right() - cut, spot.top()},
            {spot.right(), spot.top() + cut}, {spot.right(), spot.bottom() - cut}, {spot.right() - cut, spot.bottom()},
            {spot.left() + cut, spot.bottom()}, {spot.left(), spot.bottom() - cut}, {spot.left(), spot.top() + cut}}));
        octagon.closeSubpath();
        const bool taken = place < m_achievement.seats.size();
        const int seat = m_achievement.seats.value(place, -1);
        painter.setPen(QPen(colours["parchmentEdge"], 1.2));
        painter.setBrush(taken ? m_seatColours.value(seat) : colours["shade"]);
        painter.drawPath(octagon);
        if (taken && m_emblems.value(seat, -1) >= 0)
            colours.paintIcon(
                painter, QStringLiteral("emblem.%1").arg(m_emblems[seat]), spot.adjusted(3, 3, -3, -3), colours["ink"]);
    }
    paintSheet(painter, {8, 148, 100, 58}, 8, colours["shade"], colours["parchmentEdge"], 1.2);
    paintTallies(painter, colours, {12, 152, 92, 50}, m_achievement.reward, Amounts::Numbered, 34);
}

} // namespace sandglass::pendulum_board
