// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/ceremony.h"

#include "art/board_plan.h"
#include "art/mat_plan.h"
#include "art/paint.h"
#include "art/tracks.h"

#include <QtGui/QLinearGradient>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <numbers>

namespace sandglass::pendulum_board {

using namespace art;

void RingFace::paint(QPainter& painter, QSizeF size) const
{
    QPen pen(m_colour, m_line, m_dashed ? Qt::DashLine : Qt::SolidLine, m_dashed ? Qt::FlatCap : Qt::RoundCap);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    const double inset = m_line / 2;
    const QRectF ring(inset, inset, size.width() - m_line, size.height() - m_line);
    constexpr int sixteenthsOfADegree = 16;
    constexpr int top = 90 * sixteenthsOfADegree;
    if (m_radius > 0)
        painter.drawRoundedRect(ring, m_radius, m_radius);
    else
        painter.drawArc(ring, top, -m_twelfths * 30 * sixteenthsOfADegree);
}

namespace {

void paintTurned(QPainter& painter, QPointF at, const auto& paint)
{
    painter.save();
    painter.translate(at);
    painter.rotate(180);
    painter.translate(-at);
    paint();
    painter.restore();
}

/// The parchment with a roller at each end, and its numbers at both long edges.
void paintScroll(QPainter& painter, const Ink& colours, const BoardPlan& plan)
{
    const QRectF scroll = plan.scroll();
    paintSheet(painter, scroll, 4, colours["scroll"], colours["scrollEdge"], 2);
    for (const double x : {scroll.left(), scroll.right()}) {
        QLinearGradient roll(x - 9, 0, x + 9, 0);
        roll.setColorAt(0, mixed(colours["scroll"], Qt::black, 0.35));
        roll.setColorAt(0.5, colours["scroll"]);
        roll.setColorAt(1, mixed(colours["scroll"], Qt::black, 0.35));
        painter.setPen(QPen(colours["scrollEdge"], 1.5));
        painter.setBrush(roll);
        painter.drawRoundedRect(QRectF(x - 9, scroll.top() - 6, 18, scroll.height() + 12), 8, 8);
    }
    for (int point = 1; point <= MatPlan::gridColumns - MatPlan::scrollColumn; ++point) {
        const double x = plan.racePoint(0, MatPlan::scrollColumn + point - 1).x();
        const QRectF below(x - 20, scroll.bottom() - 34, 40, 28);
        paintNumber(painter, colours, below, point, 22, colours["ink"]);
        const QRectF above(x - 20, scroll.top() + 6, 40, 28);
        paintTurned(painter, above.center(), [&] { paintNumber(painter, colours, above, point, 22, colours["ink"]); });
    }
}

void paintLine(QPainter& painter, const Ink& colours, const BoardPlan& plan, int track, bool lit)
{
    const bool legendary = track == legendaryTrack;
    const int start = legendary ? legendaryColumn : 0;
    const int end = legendary ? legendaryColumn + 1 : MatPlan::gridColumns - 1;
    for (int column = start; column <= end; ++column) {
        const bool onScroll = column >= MatPlan::scrollColumn;
        const QColor colour = colours[trackInk(track, onScroll)];
        const QPointF at = plan.racePoint(track, column);
        if (column > start) {
            painter.setPen(QPen(colour, lit ? 6 : 3));
            painter.drawLine(plan.racePoint(track, column - 1), at);
        }
        painter.setPen(QPen(colour, 2));
        painter.setBrush(mixed(colour, colours[onScroll ? "scroll" : "hollow"], 0.6));
        painter.drawEllipse(at, onScroll ? 11.0 : 7.0, onScroll ? 11.0 : 7.0);
    }
    const double y = plan.racePoint(track, 0).y();
    const QString icon = QString::fromLatin1(trackIcons[track]);
    colours.paintIcon(painter, icon, {20, y - 32, 64, 64});
    const QRectF right(plan.size().width() - 84, y - 32, 64, 64);
    paintTurned(painter, right.center(), [&] { colours.paintIcon(painter, icon, right); });
}

} // namespace

void RaceFace::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    const BoardPlan plan(m_width, {});
    painter.scale(size.width() / m_width, size.height() / BoardPlan::height);
    const QRectF whole(QPointF(), plan.size());
    paintSheet(painter, whole, 16, colours["hollow"], colours["matEdge"], 2.5);
    paintBrass(painter, whole.adjusted(4, 4, -4, -4), 13, 1.5, colours);
    paintScroll(painter, colours, plan);
    for (int track = 0; track < 4; ++track)
        paintLine(painter, colours, plan, track, track == m_litLine);
}

void ThreadFace::paint(QPainter& painter, QSizeF) const
{
    QPainterPath thread(m_points.first());
    for (qsizetype i = 1; i < m_points.size(); ++i) {
        const QPointF from = m_points[i - 1];
        const QPointF to = m_points[i];
        const double half = (from.y() + to.y()) / 2;
        thread.cubicTo({from.x(), half}, {to.x(), half}, to);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen((*ink())["ink"], m_thickness * 1.6, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(thread);
    painter.setPen(QPen((*ink())["brassBright"], m_thickness, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(thread);
}

void LaurelFace::paint(QPainter& painter, QSizeF size) const
{
    constexpr int leaves = 20;
    const double radius = std::min(size.width(), size.height()) * 0.42;
    painter.translate(size.width() / 2, size.height() / 2);
    painter.setPen(QPen((*ink())["ink"], radius * 0.03));
    painter.setBrush((*ink())["good"]);
    for (int leaf = 0; leaf < leaves; ++leaf) {
        // Two branches that meet below, and leave the top open.
        const double turn = 20 + 320.0 * leaf / (leaves - 1);
        const double side = turn < 180 ? 1 : -1;
        painter.save();
        painter.rotate(turn);
        painter.translate(0, -radius);
        painter.rotate(side * 60);
        painter.drawEllipse(QPointF(0, 0), radius * 0.075, radius * 0.19);
        painter.restore();
    }
}

} // namespace sandglass::pendulum_board
