// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/tile_drawings.h"

#include "art/paint.h"
#include "art/strokes.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

namespace sandglass::tiletum_board {

using namespace art;
using namespace Qt::StringLiterals;
using app::Tally;

namespace {

constexpr QRectF body{-29, -29, 58, 57.6};

void paintTileShadow(QPainter& painter, const Ink& ink)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink["shadow"]);
    painter.drawRoundedRect(QRectF(-28.6, -27, 57.6, 57), 7, 7);
}

QPolygonF octagon(double half, double cut)
{
    const double in = half - cut;
    return QList<QPointF>{
        {-in, -half}, {in, -half}, {half, -in}, {half, in}, {in, half}, {-in, half}, {-half, in}, {-half, -in}};
}

/// The action of "bead.merchant"; nothing for other icons.
QString actionOf(const Tally& tally)
{
    return tally.icon.startsWith("bead."_L1) ? tally.icon.mid(5) : QString();
}

void paintGoodAndNumber(QPainter& painter, const Ink& ink, const Tally& tally, double y, double scale)
{
    paintSign(painter, ink, tally.icon, {-10, y}, scale, ink["ink"]);
    paintFigures(painter, ink, {14, y}, tally.count, scale * 20, ink["ink"]);
}

/// A die in two colours, and that it turns.
void paintRecolouring(QPainter& painter, const Ink& ink)
{
    paintSign(painter, ink, u"colour"_s, {0, -3}, 1.5);
    painter.setPen(QPen(ink["ink"], 2.4, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    QPainterPath arc(QPointF(-20, 16));
    arc.cubicTo(-14, 25, 14, 25, 20, 16);
    painter.drawPath(arc);
    painter.setPen(QPen(ink["ink"], 1));
    painter.setBrush(ink["ink"]);
    painter.drawPolygon(QPolygonF(QList<QPointF>{{20, 15}, {21.4, 22}, {13.6, 20.6}}));
    painter.drawPolygon(QPolygonF(QList<QPointF>{{-20, 15}, {-21.4, 22}, {-13.6, 20.6}}));
}

void paintAddedPoints(QPainter& painter, const Ink& ink, int points)
{
    const bool one = points == 1;
    painter.setPen(QPen(ink["ink"], 5, Qt::SolidLine, Qt::RoundCap));
    const QPointF plus = one ? QPointF(-11, 0) : QPointF(0, -10);
    painter.drawLine(plus - QPointF(8, 0), plus + QPointF(8, 0));
    painter.drawLine(plus - QPointF(0, 8), plus + QPointF(0, 8));
    paintBeads(painter, ink, one ? QPointF(13, 0) : QPointF(0, 14.5), one ? 8 : 7, points, 16.5);
}

void paintHelp(QPainter& painter, const Ink& ink, const Tally& help)
{
    if (const QString action = actionOf(help); !action.isEmpty()) {
        paintSign(painter, ink, action, {0, -7}, 1.42, ink["ink"]);
        paintBeads(painter, ink, {0, 18}, 5.8, help.count, 15);
    } else if (help.icon == "plus"_L1) {
        paintAddedPoints(painter, ink, help.count);
    } else if (help.icon == "colour"_L1) {
        paintRecolouring(painter, ink);
    } else if (help.icon == "laurel"_L1) {
        paintLaurel(painter, ink, {}, 1.9, help.count, Ground::Parchment);
    } else if (help.count == 1) {
        paintSign(painter, ink, help.icon, {0, 0}, 1.9, ink["ink"]);
    } else {
        paintGoodAndNumber(painter, ink, help, 0, 1.36);
    }
}

} // namespace

void paintHelper(QPainter& painter, const Ink& ink, const app::TiletumTile& tile)
{
    paintTileShadow(painter, ink);
    painter.setPen(QPen(ink["ink"], 1.4));
    painter.setBrush(ink["parchment"]);
    painter.drawPolygon(octagon(28.8, 5));
    painter.setPen(QPen(ink["parchmentEdge"], 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(octagon(25.6, 3.6));
    const app::Tallies& reward = tile.reward;
    if (reward.size() == 1) {
        paintHelp(painter, ink, reward[0]);
    } else if (reward.size() == 2 && reward[1].icon == "laurel"_L1) {
        paintGoodAndNumber(painter, ink, reward[0], -11, 1.08);
        paintLaurel(painter, ink, {0, 13.4}, 0.95, reward[1].count, Ground::Parchment);
    } else if (reward.size() == 4) {
        for (int i = 0; i < 4; ++i)
            paintSign(painter, ink, reward[i].icon, {i % 2 == 0 ? -12.0 : 12.0, i < 2 ? -12.0 : 12.0}, 0.94);
    } else {
        paintTallies(painter, ink, {-22, -22, 44, 44}, reward, Amounts::Numbered, 24);
    }
}

namespace {

void paintContractPrice(QPainter& painter, const Ink& ink, const app::Tallies& cost)
{
    if (cost.size() == 1) {
        paintGoodAndNumber(painter, ink, cost[0], -9.6, 1.12);
        return;
    }
    for (int column = 0; column < cost.size(); ++column) {
        const double x = (column - static_cast<double>(cost.size() - 1) / 2) * 26;
        paintSign(painter, ink, cost[column].icon, {x, -16.6}, 0.8);
        paintFigures(painter, ink, {x, -1.2}, cost[column].count, 18, ink["ink"]);
    }
    painter.setPen(QPen(ink["contractLine"], 1));
    painter.drawLine(QPointF(0, -22), QPointF(0, 4));
}

/// What a contract gives besides its points.
void paintExtra(QPainter& painter, const Ink& ink, const Tally& extra)
{
    const QString action = actionOf(extra);
    if (action.isEmpty()) {
        paintSign(painter, ink, extra.icon, {12.6, 16.2}, 0.8, ink["ink"]);
        return;
    }
    paintSign(painter, ink, action, {9.6, 15.4}, 0.66, ink["ink"]);
    paintBeads(painter, ink, {20, 19}, 3.8, extra.count, 5);
}

} // namespace

void paintContract(QPainter& painter, const Ink& ink, const app::TiletumTile& tile)
{
    paintTileShadow(painter, ink);
    painter.setPen(QPen(ink["ink"], 1.4));
    painter.setBrush(ink["contractFrame"]);
    painter.drawRoundedRect(body, 5, 5);
    painter.setPen(QPen(ink["contractLine"], 1.2));
    painter.setBrush(ink["parchment"]);
    painter.drawRoundedRect(QRectF(-25.5, -25.5, 51, 50.6), 3, 3);
    paintContractPrice(painter, ink, tile.cost);
    painter.setPen(QPen(ink["contractLine"], 1.4));
    painter.drawLine(QPointF(-22, 6.6), QPointF(22, 6.6));
    const bool more = tile.reward.size() > 1;
    for (const Tally& gift : tile.reward) {
        if (gift.icon == "laurel"_L1)
            paintLaurel(painter, ink, {more ? -10.0 : 0.0, 16}, 0.84, gift.count, Ground::Parchment);
        else
            paintExtra(painter, ink, gift);
    }
}

void paintCoat(QPainter& painter, const Ink& ink, const app::TiletumTile& tile)
{
    paintTileShadow(painter, ink);
    painter.setPen(QPen(ink["ink"], 1.4));
    painter.setBrush(ink["coatFrame"]);
    painter.drawRoundedRect(body, 14, 14);
    painter.setPen(QPen(ink["earth"], 1.4));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(-25.5, -25.5, 51, 50.6), 11, 11);
    ink.paintIcon(painter, u"coat."_s + tile.kind, {-24.5, -24.5, 49, 49});
}

void paintBack(QPainter& painter, const Ink& ink)
{
    paintTileShadow(painter, ink);
    painter.setPen(QPen(ink["ink"], 1.4));
    painter.setBrush(ink["raised"]);
    painter.drawRoundedRect(body, 7, 7);
    painter.setPen(QPen(ink["brassDark"], 1.4));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(-24.5, -24.5, 49, 49), 5, 5);
    paintSign(painter, ink, u"joker"_s, {}, 1.5, ink["brassDark"]);
}

} // namespace sandglass::tiletum_board
