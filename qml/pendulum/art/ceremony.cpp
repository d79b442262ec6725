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

void HatchFace::paint(QPainter& painter, QSizeF size) const
{
    QPainterPath whole;
    whole.addRoundedRect(QRectF(QPointF(), size), m_radius, m_radius);
    painter.setClipPath(whole, Qt::IntersectClip);
    painter.setPen(QPen((*ink())["inkSoft"], m_pitch * 0.14));
    for (double x = -size.height(); x < size.width(); x += m_pitch)
        painter.drawLine(QPointF(x, size.height()), QPointF(x + size.height(), 0));
}

void WayFace::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    if (!m_down) {
        painter.translate(0, size.height());
        painter.scale(1, -1);
    }
    const double thick = size.width() * 0.085;
    const double head = thick * 2.1;
    const double left = thick * 1.2;
    QPainterPath way(QPointF(size.width() * 0.5, thick));
    const QPointF tip(size.width() * 0.46, size.height() - thick);
    const QPointF neck(tip.x() - head * 0.45, tip.y() - head * 1.1);
    way.cubicTo({left, size.height() * 0.25}, {left, size.height() * 0.6}, neck);
    const QPolygonF point(QList<QPointF>{tip + QPointF(head * 0.25, thick * 0.4),
        neck + QPointF(-head * 0.75, head * 0.3), neck + QPointF(head * 0.75, -head * 0.4)});
    for (const bool edge : {true, false}) {
        const QColor colour = colours[edge ? "ink" : "brassBright"];
        painter.setPen(QPen(colour, edge ? thick * 1.5 : thick, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(way);
        painter.setPen(QPen(colour, edge ? thick * 0.6 : thick * 0.1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(colour);
        painter.drawPolygon(point);
    }
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
        // Beyond laurels and plates on the outer lines.
        const QRectF below(x - 20, scroll.bottom() - 31, 40, 28);
        paintNumber(painter, colours, below, point, 22, colours["ink"]);
        const QRectF above(x - 20, scroll.top() + 3, 40, 28);
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

void CountFace::paint(QPainter& painter, QSizeF size) const
{
    constexpr QSizeF natural(112, 104);
    constexpr int pipsOfATrack = MatPlan::gridColumns - MatPlan::scrollColumn;
    const Ink& colours = *ink();
    painter.scale(size.width() / natural.width(), size.height() / natural.height());
    const QRectF whole = QRectF(QPointF(), natural).adjusted(1.5, 1.5, -1.5, -1.5);
    const QColor colour = colours[trackInk(m_track, false)];
    const bool missing = m_points == 0;
    painter.setBrush(m_lit ? mixed(colours["hollow"], colour, 0.3) : colours["hollow"]);
    painter.setPen(QPen(missing ? colours["bad"] : colour, m_lit ? 3 : 1.8, missing ? Qt::DashLine : Qt::SolidLine));
    painter.drawRoundedRect(whole, 8, 8);
    colours.paintIcon(painter, QString::fromLatin1(trackIcons[m_track]), {9, 9, 46, 46});
    paintNumber(painter, colours, {54, 6, 54, 52}, m_points, 38, colours["text"]);
    const int pips = m_track == legendaryTrack ? 1 : pipsOfATrack;
    const double pitch = 12;
    for (int pip = 0; pip < pips; ++pip) {
        painter.setPen(QPen(colour, 1.2));
        painter.setBrush(pip < m_points ? colour : QColor(Qt::transparent));
        painter.drawEllipse(QPointF(natural.width() / 2 + (pip - (pips - 1) / 2.0) * pitch, 70), 4.2, 4.2);
    }
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
