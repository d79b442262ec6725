// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/pieces.h"

#include "art/paint.h"
#include "art/strokes.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

namespace sandglass::tiletum_board {

using namespace art;
using namespace Qt::StringLiterals;

namespace {

/// Where the emblem lies on a piece.
struct Bearing {
    double box;
    QPointF emblem; // from the middle of the box
    double size;
};

Bearing bearingOf(const QString& piece)
{
    if (piece == "house"_L1)
        return {26, {0, 3.4}, 12.4};
    if (piece == "pillar"_L1)
        return {26, {0.2, 0}, 10};
    if (piece == "merchant"_L1)
        return {28, {0, 6}, 8.6};
    return {28, {-0.8, 6}, 8.6};
}

void paintEmblem(QPainter& painter, const Ink& ink, int emblem, QPointF middle, double size)
{
    if (emblem >= 0)
        ink.paintIcon(painter, u"emblem.%1"_s.arg(emblem), {middle.x() - size / 2, middle.y() - size / 2, size, size},
            ink["ink"]);
}

} // namespace

void SeatPiece::paint(QPainter& painter, QSizeF size) const
{
    if (m_piece == "disc"_L1) {
        painter.scale(size.width() / 26, size.height() / 26);
        paintDisc(painter);
        return;
    }
    const auto [box, emblem, side] = bearingOf(m_piece);
    const double scale = std::min(size.width(), size.height()) / box;
    // Figures stand on the lower edge, in the middle of it.
    painter.translate((size.width() - box * scale) / 2, size.height() - box * scale);
    painter.scale(scale, scale);
    if (box > 26) {
        painter.setPen(Qt::NoPen);
        painter.setBrush((*ink())["shadow"]);
        painter.drawEllipse(QPointF(14, 25.4), 9, 2.4);
    }
    ink()->paintIcon(painter, u"piece."_s + m_piece, {0, 0, box, box}, m_colour);
    paintEmblem(painter, *ink(), m_emblem, QPointF(box / 2, box / 2) + emblem, side);
}

void SeatPiece::paintDisc(QPainter& painter) const
{
    const Ink& colours = *ink();
    painter.setPen(QPen(colours["ink"], 1.2));
    painter.setBrush(mixed(m_colour, Qt::black, 0.45));
    painter.drawEllipse(QPointF(13, 13.8), 11.4, 11.4);
    painter.setBrush(m_colour);
    painter.drawEllipse(QPointF(13, 12.2), 11.4, 11.4);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(mixed(m_colour, Qt::white, 0.35), 0.8));
    painter.drawEllipse(QPointF(13, 12.2), 9.2, 9.2);
    paintEmblem(painter, colours, m_emblem, {13, 12.2}, 13.4);
}

void BonusToken::paint(QPainter& painter, QSizeF size) const
{
    painter.scale(size.width() / 24, size.height() / 24);
    painter.setPen(QPen((*ink())["ink"], 1.4));
    painter.setBrush(m_colour);
    painter.drawEllipse(QPointF(12, 12), 11, 11);
    paintFigures(painter, *ink(), {12, 12}, m_points, 12.5, (*ink())["ink"], true);
}

void CorruptionToken::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    painter.scale(size.width() / 42, size.height() / 42);
    painter.translate(21, 20);
    const bool hidden = m_steps < 0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours["shadow"]);
    painter.drawEllipse(QPointF(0, 2), 19, 18.6);
    painter.setPen(QPen(colours["ink"], 1.4));
    painter.setBrush(hidden ? colours["raised"] : mixed(colours["flag"], Qt::black, 0.25));
    painter.drawEllipse(QPointF(), 19, 19);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(hidden ? colours["brassDark"] : mixed(colours["wax"], Qt::white, 0.2), 1.3));
    painter.drawEllipse(QPointF(), 15.8, 15.8);
    if (hidden) {
        paintSign(painter, colours, u"brokenCrown"_s, {0, 0}, 0.86, colours["brassDark"]);
        return;
    }
    painter.setPen(QPen(colours["light"], 3.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (m_steps == 0)
        painter.drawEllipse(QPointF(), 6, 6);
    for (int step = 0; step < m_steps; ++step) {
        const double x = (step - (m_steps - 1) / 2.0) * 8.4;
        painter.drawPolyline(QPolygonF(QList<QPointF>{{x + 3, -7}, {x - 3, 0}, {x + 3, 7}}));
    }
}

void FairFlag::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    painter.scale(size.width() / 30, size.height() / 26);
    painter.setPen(QPen(colours["ink"], 4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(2.5, 2.5), QPointF(2.5, 23.5));
    painter.setPen(QPen(colours["brass"], 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(2.5, 2.5), QPointF(2.5, 23.5));
    painter.setPen(QPen(m_lit ? colours["brassBright"] : colours["ink"], m_lit ? 1.8 : 1.2));
    painter.setBrush(m_held ? mixed(colours["flag"], colours["surface"], 0.65) : colours["flag"]);
    painter.drawPolygon(QPolygonF(QList<QPointF>{{2.5, 1.5}, {28.5, 1.5}, {23.5, 11}, {28.5, 20.5}, {2.5, 20.5}}));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours["light"]);
    for (int dot = 0; dot < m_round; ++dot) {
        const bool paired = m_round > 2;
        const double x = paired ? 9 + (dot % 2) * 8 : 13.5 + (dot - (m_round - 1) / 2.0) * 8;
        const double y = paired ? 6.8 + (dot / 2) * 8.2 : 11;
        painter.drawEllipse(QPointF(m_round == 3 && dot == 2 ? 13 : x, y), 2.5, 2.5);
    }
}

void Laurel::paint(QPainter& painter, QSizeF size) const
{
    painter.scale(size.width() / 24, size.height() / 24);
    paintLaurel(painter, *ink(), {12, 12}, 0.98, m_points, m_onParchment ? Ground::Parchment : Ground::Board);
}

void Bead::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    painter.scale(size.width() / 20, size.height() / 20);
    if (m_kind.isEmpty()) {
        paintBead(painter, colours, {10, 10}, 9);
        return;
    }
    const bool ring = m_kind == "ring"_L1;
    painter.setPen(QPen(colours["brassDark"], ring ? 2.2 : 1));
    painter.setBrush(ring ? QBrush(Qt::NoBrush) : QBrush(colours["hollow"]));
    painter.drawEllipse(QPointF(10, 10), 8.4, 8.4);
}

void EmptyPlace::paint(QPainter& painter, QSizeF size) const
{
    if (m_bright) {
        QPen pen((*ink())["brass"], 2);
        pen.setDashPattern({5, 4});
        painter.setPen(pen);
        painter.setBrush((*ink())["surface"]);
        painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(1, 1, -1, -1), m_radius, m_radius);
        return;
    }
    paintHollow(painter, *ink(), QRectF(QPointF(), size), m_radius, m_dashed);
}

} // namespace sandglass::tiletum_board
