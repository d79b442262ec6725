// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/board_face.h"

#include "art/board_plan.h"
#include "art/paint.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QRadialGradient>

namespace sandglass::pendulum_board {

using namespace art;

QColor BoardFace::areaColour(int area, bool glow) const
{
    static const char* base[3]{"purple", "green", "black"};
    static const char* bright[3]{"purpleGlow", "greenGlow", "blackGlow"};
    return (*ink())[glow ? bright[area] : base[area]];
}

void BoardFace::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    painter.scale(size.width() / BoardPlan::size().width(), size.height() / BoardPlan::size().height());
    const QRectF whole(QPointF(), BoardPlan::size());
    paintSheet(painter, whole, 16, colours["surface"], colours["line"], 2);
    paintBrass(painter, whole.adjusted(4, 4, -4, -4), 13, 1.5, colours);
    for (int area = 0; area < 3; ++area)
        paintArea(painter, area);
    paintSides(painter);
}

void BoardFace::paintArea(QPainter& painter, int area) const
{
    const QRectF rect = BoardPlan::area(area);
    paintSheet(
        painter, rect, 12, areaColour(area, false), mixed(areaColour(area, false), areaColour(area, true), 0.6), 2);
    for (const int row : {area * 2, area * 2 + 1})
        if (row < m_rows.size())
            paintRow(painter, row);
}

void BoardFace::paintRow(QPainter& painter, int row) const
{
    const Ink& colours = *ink();
    const int area = row / 2;
    const QRectF rect = BoardPlan::row(row).adjusted(4, 4, -4, -4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(areaColour(area, false), Qt::black, 0.22));
    painter.drawRoundedRect(rect, 9, 9);

    // The circle that the glass stands in.
    const QRectF glass = BoardPlan::glass(row);
    const double radius = glass.width() * 0.46;
    QRadialGradient pool(glass.center(), radius);
    pool.setColorAt(0, mixed(areaColour(area, true), Qt::black, 0.35));
    pool.setColorAt(1, mixed(areaColour(area, false), Qt::black, 0.4));
    painter.setBrush(pool);
    painter.setPen(QPen(areaColour(area, true), 2));
    painter.drawEllipse(glass.center(), radius, radius);
    painter.setPen(QPen(mixed(areaColour(area, true), Qt::black, 0.3), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(glass.center(), radius - 6, radius - 6);

    for (int frame = 0; frame < m_rows[row].frames.size(); ++frame) {
        const QRectF space = BoardPlan::spotOf(m_rows, row * 8 + frame);
        painter.setPen(Qt::NoPen);
        painter.setBrush(mixed(areaColour(area, false), Qt::black, 0.5));
        painter.drawRoundedRect(space, 7, 7);
        paintBrass(painter, space, 7, 3.5, colours);
        if (!m_rows[row].open)
            continue;
        // Pairs of figures: any number may share this frame.
        painter.setOpacity(0.2);
        for (const double x : {-14.0, 14.0})
            colours.paintIcon(
                painter, QStringLiteral("regular"), QRectF(space.center().x() + x - 12, space.bottom() - 32, 24, 24));
        painter.setOpacity(1);
    }
    for (int box = 0; box < m_rows[row].boxes.size(); ++box)
        paintBox(painter, row, box);
}

void BoardFace::paintBox(QPainter& painter, int row, int box) const
{
    const Ink& colours = *ink();
    const app::PendulumBox& what = m_rows[row].boxes[box];
    const QRectF rect = BoardPlan::spotOf(m_rows, row * 8 + 4 + box);
    paintSheet(painter, rect, 6, colours["parchment"], colours["parchmentEdge"], 1.5);
    paintTallies(painter, colours, rect.adjusted(6, 6, -6, -6), what.reward, Amounts::Repeated, 46);

    const QRectF flag = BoardPlan::pennant(row, box);
    QPainterPath pennant;
    pennant.addPolygon(QPolygonF(QList<QPointF>{flag.topLeft() + QPointF(0, -3), flag.topRight() + QPointF(0, -3),
        {flag.right(), flag.bottom() - 5}, {flag.center().x(), flag.bottom() + 3}, {flag.left(), flag.bottom() - 5}}));
    pennant.closeSubpath();
    painter.setPen(QPen(mixed(colours["pennant"], Qt::black, 0.5), 1.2));
    painter.setBrush(
        what.cost.isEmpty() ? mixed(colours["pennant"], areaColour(row / 2, false), 0.75) : colours["pennant"]);
    painter.drawPath(pennant);
    paintTallies(painter, colours, flag.adjusted(2, -2, -2, -3), what.cost, Amounts::Repeated, 22);
}

void BoardFace::paintSides(QPainter& painter) const
{
    const Ink& colours = *ink();
    const auto hollow = [&](const QRectF& rect, double radius) {
        painter.setPen(QPen(colours["line"], 1.5));
        painter.setBrush(colours["hollow"]);
        painter.drawRoundedRect(rect, radius, radius);
    };
    for (int source = 0; source < 5; ++source)
        hollow(BoardPlan::province(source).adjusted(-3, -3, 3, 3), 7);
    colours.paintIcon(painter, QStringLiteral("province"), {82, 30, 48, 48});
    hollow(BoardPlan::achievement().adjusted(-2, -2, 2, 2), 8);
    for (int marker = 0; marker < 3; ++marker)
        hollow(BoardPlan::marker(marker), 17);
    for (int place = 0; place < m_privilegePoints.size(); ++place) {
        const QRectF spot = BoardPlan::privilege(place);
        hollow(spot.adjusted(-2, -2, 2, 2), 19);
        for (int point = 0; point < m_privilegePoints[place]; ++point)
            colours.paintIcon(
                painter, QStringLiteral("anyPoint"), QRectF(spot.right() + 8 + point * 24, spot.top() + 6, 22, 22));
    }
}

} // namespace sandglass::pendulum_board
