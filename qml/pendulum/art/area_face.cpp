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

namespace {

constexpr double gate = 30; // how far an open frame's upper edge is opened

/// Diamond, disc, square: an area is told by its shape too.
void paintSign(QPainter& painter, int area, QPointF at, const QColor& colour, const QPen& edge, double reach = 6.5)
{
    painter.setPen(edge);
    painter.setBrush(colour);
    if (area == 1)
        painter.drawEllipse(at, reach, reach);
    else if (area == 2)
        painter.drawRect(QRectF(at.x() - reach + 1, at.y() - reach + 1, 2 * reach - 2, 2 * reach - 2));
    else
        painter.drawPolygon(QPolygonF(QList<QPointF>{
            at - QPointF(0, reach), at + QPointF(reach, 0), at + QPointF(0, reach), at - QPointF(reach, 0)}));
}

} // namespace

QColor AreaFace::ground(bool glow) const
{
    static const char* base[3]{"purple", "green", "black"};
    static const char* bright[3]{"purpleGlow", "greenGlow", "blackGlow"};
    return (*ink())[glow ? bright[m_area] : base[m_area]];
}

QColor AreaFace::rowGround(int row) const
{
    return isLit(row) ? ground() : mixed(ground(), Qt::black, 0.3);
}

void AreaFace::paint(QPainter& painter, QSizeF size) const
{
    const BoardPlan plan(m_width, m_rows);
    const QRectF whole = plan.area(m_area);
    painter.scale(size.width() / whole.width(), size.height() / whole.height());
    painter.translate(-whole.topLeft());
    const QColor dark = mixed(ground(), Qt::black, 0.3);
    paintSheet(painter, whole, 12, dark, mixed(ground(), ground(true), 0.6), 2);
    for (const int row : {m_area * 2, m_area * 2 + 1})
        paintRow(painter, plan, row);
    paintSigns(painter, whole);
}

void AreaFace::paintSigns(QPainter& painter, const QRectF& whole) const
{
    const QPointF in(13, 13);
    // Light with a dark edge: it is seen on a lit row and on a dim one.
    const QPen edge(mixed(ground(), Qt::black, 0.75), 1.5);
    for (const QPointF at : {whole.topLeft() + in, whole.bottomRight() - in})
        paintSign(painter, m_area, at, mixed(ground(true), Qt::white, 0.6), edge);
}

void AreaFace::paintRow(QPainter& painter, const BoardPlan& plan, int row) const
{
    paintGround(painter, plan, row);
    for (int frame = 0; frame < m_rows[row].frames.size(); ++frame)
        paintFrame(painter, plan, row * 8 + frame);
    for (int box = 0; box < m_rows[row].boxes.size(); ++box)
        paintBox(painter, plan, row, box);
}

void AreaFace::paintGround(QPainter& painter, const BoardPlan& plan, int row) const
{
    const QRectF rect = plan.row(row).adjusted(3, 3, -3, -3);
    const QRectF glass = plan.glass(row);
    const double radius = glass.width() * 0.46;
    if (!isLit(row)) {
        // Where the glass will come to.
        painter.setBrush(mixed(rowGround(row), Qt::black, 0.12));
        painter.setPen(QPen(mixed(ground(true), Qt::white, 0.25), 1.6, Qt::DashLine));
        painter.drawEllipse(glass.center(), radius, radius);
        return;
    }
    QRadialGradient light(glass.center(), rect.width());
    light.setColorAt(0, mixed(ground(), ground(true), 0.85));
    light.setColorAt(0.5, mixed(ground(), ground(true), 0.25));
    light.setColorAt(1, ground());
    painter.setBrush(light);
    painter.setPen(QPen(mixed(ground(true), Qt::white, 0.15), 2));
    painter.drawRoundedRect(rect, 9, 9);
}

void AreaFace::paintFrame(QPainter& painter, const BoardPlan& plan, int spot) const
{
    const Ink& colours = *ink();
    const int row = spot / 8;
    const QRectF space = plan.spot(spot);
    const QRectF latch = plan.latch(spot);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(ground(), Qt::black, 0.45));
    painter.drawRoundedRect(space, 7, 7);

    painter.save();
    if (!isLit(row)) {
        QPainterPath whole;
        whole.addRect(space.adjusted(-4, -8, 4, 4));
        QPainterPath opening;
        opening.addRect(QRectF(space.center().x() - gate / 2, space.top() - 8, gate, 16));
        painter.setClipPath(whole.subtracted(opening), Qt::IntersectClip);
    }
    paintBrass(painter, space, 7, isLit(row) ? 4 : 3, colours);
    painter.restore();
    if (isLit(row)) {
        paintSheet(painter, latch, 3, colours["brassBright"], colours["ink"], 1);
        painter.setPen(QPen(colours["ink"], 1));
        painter.setBrush(colours["brass"]);
        painter.drawEllipse(latch.center(), 5.5, 5.5);
    } else {
        // The gate's two posts.
        painter.setPen(QPen(colours["brassBright"], 3, Qt::SolidLine, Qt::RoundCap));
        for (const double x : {space.center().x() - gate / 2, space.center().x() + gate / 2})
            painter.drawLine(QPointF(x, space.top() - 4), QPointF(x, space.top() + 7));
    }
    if (!m_rows[row].open)
        return;
    // Pairs of figures: any number may share this frame.
    painter.setOpacity(0.25);
    for (const double x : {-14.0, 14.0})
        colours.paintIcon(painter, QStringLiteral("regular"),
            QRectF(space.center().x() + x - 12, space.bottom() - 32, 24, 24), ground(true));
    painter.setOpacity(1);
}

void AreaFace::paintBox(QPainter& painter, const BoardPlan& plan, int row, int box) const
{
    const Ink& colours = *ink();
    const app::PendulumBox& what = m_rows[row].boxes[box];
    const QRectF rect = plan.spot(row * 8 + 4 + box);
    const bool lit = isLit(row);
    paintSheet(painter, rect, 6, mixed(colours["parchment"], Qt::black, lit ? 0 : 0.14), colours["parchmentEdge"], 1.5);
    paintTallies(painter, colours, rect.adjusted(6, 6, -6, -6), what.reward, Amounts::Repeated, 46);

    const QRectF flag = plan.pennant(row, box);
    QPainterPath pennant;
    pennant.addPolygon(QPolygonF(QList<QPointF>{flag.topLeft() + QPointF(0, 1), flag.topRight() + QPointF(0, 1),
        {flag.right(), flag.bottom() - 5}, {flag.center().x(), flag.bottom() + 3}, {flag.left(), flag.bottom() - 5}}));
    pennant.closeSubpath();
    const QColor paid = lit ? colours["pennant"] : mixed(colours["pennant"], rowGround(row), 0.5);
    const bool free = what.cost.isEmpty();
    const QColor cloth = free ? mixed(colours["pennant"], mixed(ground(), Qt::black, 0.4), lit ? 0.62 : 0.8) : paid;
    painter.setPen(QPen(mixed(colours["pennant"], Qt::black, 0.5), 1.2));
    painter.setBrush(cloth);
    painter.drawPath(pennant);
    if (!free) {
        painter.setOpacity(lit ? 1 : 0.7);
        paintTallies(painter, colours, flag.adjusted(2, 1, -2, -3), what.cost, Amounts::Repeated, 20);
        painter.setOpacity(1);
        return;
    }
    // Nothing is paid: straight down.
    painter.setPen(
        QPen(lit ? colours["brassBright"] : colours["brass"], 2.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const QPointF tip(flag.center().x(), flag.center().y() + 4);
    painter.drawPolyline(QPolygonF(QList<QPointF>{tip + QPointF(-7, -6), tip, tip + QPointF(7, -6)}));
}

void StepFace::paint(QPainter& painter, QSizeF size) const
{
    const auto count = static_cast<int>(m_steps.size());
    const int columns = (count + 1) / 2;
    const QSizeF cell(size.width() / columns, size.height() / 2);
    for (int step = 0; step < count; ++step)
        paintStep(painter,
            {(step % columns) * cell.width(), (step / columns) * cell.height(), cell.width(), cell.height()}, step);
}

void StepFace::paintStep(QPainter& painter, const QRectF& cell, int step) const
{
    const Ink& colours = *ink();
    const bool token = step == m_reached - 1;
    const double gap = cell.height() * 0.06;
    const QRectF plate = cell.adjusted(gap, gap, -gap, -gap);
    painter.setPen(QPen(colours[token ? "brassBright" : "line"], cell.height() * (token ? 0.1 : 0.04)));
    painter.setBrush(colours[step < m_reached ? "brass" : "parchment"]);
    painter.drawRoundedRect(plate, cell.height() * 0.2, cell.height() * 0.2);
    QList<int> areas;
    for (int area = 0; area < 3; ++area)
        if (m_steps[step] >> area & 1)
            areas.append(area);
    for (int i = 0; i < areas.size(); ++i) {
        const QPointF at(
            plate.left() + plate.width() * (i + 0.5) / static_cast<double>(areas.size()), plate.center().y());
        // The signs are told by their shapes: dark on a light plate in every theme.
        paintSign(painter, areas[i], at, colours["ink"], QPen(Qt::NoPen),
            std::min(cell.height() * 0.24, plate.width() / static_cast<double>(areas.size()) * 0.4));
    }
}

} // namespace sandglass::pendulum_board
