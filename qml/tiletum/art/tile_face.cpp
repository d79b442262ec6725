// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/tile_face.h"

#include "art/paint.h"
#include "art/strokes.h"
#include "art/tile_drawings.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

namespace sandglass::tiletum_board {

using namespace art;
using namespace Qt::StringLiterals;

namespace {

constexpr double tileBox = 60;

/// What a fair counts, as signs. Two of them are added.
QStringList countedBy(const QString& fair)
{
    static const QHash<QString, QStringList> counted{
        {u"houses"_s, {u"house"_s}},
        {u"pillars"_s, {u"pillar"_s}},
        {u"contracts"_s, {u"contract"_s}},
        {u"coats"_s, {u"coat"_s}},
        {u"cathedrals"_s, {u"cathedral"_s}},
        {u"king"_s, {u"king"_s}},
        {u"filledBuildings"_s, {u"building"_s}},
        {u"housesAndPillars"_s, {u"house"_s, u"pillar"_s}},
        {u"contractsAndCathedrals"_s, {u"contract"_s, u"cathedral"_s}},
        {u"contractsAndCoats"_s, {u"contract"_s, u"coat"_s}},
    };
    return counted.value(fair);
}

void paintAwning(QPainter& painter, const Ink& ink)
{
    painter.setPen(QPen(ink["ink"], 0.9));
    for (int stripe = 0; stripe < 6; ++stripe) {
        const double x = -27 + stripe * 9.0;
        QPainterPath cloth;
        cloth.moveTo(x, -29);
        cloth.lineTo(x + 9, -29);
        cloth.lineTo(x + 9, -20);
        cloth.arcTo(QRectF(x, -24.5, 9, 9), 0, -180);
        cloth.closeSubpath();
        painter.setBrush(ink[stripe % 2 == 0 ? "flag" : "parchment"]);
        painter.drawPath(cloth);
    }
}

/// People who live above the ground floor: a bust, an arrow, a building.
void paintUpperFloors(QPainter& painter, const Ink& ink)
{
    paintSign(painter, ink, u"character"_s, {-15, 2}, 0.8, ink["ink"]);
    painter.setPen(QPen(ink["inkSoft"], 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF(QList<QPointF>{{-3.4, -1.4}, {0, -6}, {3.4, -1.4}}));
    painter.drawLine(QPointF(0, -5), QPointF(0, 8));
    paintSign(painter, ink, u"building"_s, {15, 0}, 0.92, ink["ink"]);
}

void paintPlus(QPainter& painter, QPointF middle, double arm)
{
    painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0));
    painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm));
}

void paintTimes(QPainter& painter, QPointF middle, double arm)
{
    painter.drawLine(middle - QPointF(arm, arm), middle + QPointF(arm, arm));
    painter.drawLine(middle - QPointF(arm, -arm), middle + QPointF(arm, -arm));
}

} // namespace

void TileFace::setTile(app::TiletumTile tile)
{
    // Which copy it is cannot be seen; that it is face down can.
    if (tile.number >= 0)
        tile.number = 0;
    tile.id.clear();
    if (app::changed(m_tile, std::move(tile)))
        Q_EMIT looksChanged();
}

void TileFace::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    painter.scale(size.width() / tileBox, size.height() / tileBox);
    painter.translate(tileBox / 2, tileBox / 2);
    if (m_tile.type == "helper"_L1)
        paintHelper(painter, colours, m_tile);
    else if (m_tile.type == "contract"_L1)
        paintContract(painter, colours, m_tile);
    else if (m_tile.type == "coat"_L1)
        paintCoat(painter, colours, m_tile);
    else if (m_tile.type == "character"_L1)
        paintCharacter(painter, colours, m_tile);
    else
        paintBack(painter, colours);
}

void FairFace::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    painter.scale(size.width() / tileBox, size.height() / tileBox);
    painter.translate(tileBox / 2, tileBox / 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours["shadow"]);
    painter.drawRoundedRect(QRectF(-28.5, -27, 57.5, 57), 6, 6);
    painter.setPen(QPen(m_held ? colours["line"] : colours["ink"], 1.4));
    painter.setBrush(colours[m_held ? "raised" : "parchment"]);
    painter.drawRoundedRect(QRectF(-29, -29, 58, 57.6), 6, 6);
    painter.setOpacity(m_held ? 0.55 : 1);
    paintAwning(painter, colours);
    painter.setOpacity(1);
    if (m_held) {
        painter.setPen(QPen(colours["brass"], 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(QPolygonF(QList<QPointF>{{-10, 5}, {-3, 13}, {11, -4}}));
        return;
    }
    const QStringList counted = countedBy(m_fair);
    const QColor sign = colours["ink"];
    if (m_fair == "upperFloors"_L1) {
        paintUpperFloors(painter, colours);
    } else if (counted.size() == 2) {
        paintSign(painter, colours, counted[0], {-14, 0}, 0.86, sign);
        paintSign(painter, colours, counted[1], {14, 0}, 0.86, sign);
        painter.setPen(QPen(colours["inkSoft"], 1.8, Qt::SolidLine, Qt::RoundCap));
        paintPlus(painter, {0, 0}, 3);
    } else if (!counted.isEmpty()) {
        paintSign(painter, colours, counted[0], {0, -1}, 1.1, sign);
    }
    painter.setPen(QPen(sign, 2, Qt::SolidLine, Qt::RoundCap));
    // The king's points are paid once more, and these with them; everything else is multiplied.
    if (m_fair == "king"_L1)
        paintPlus(painter, {-9, 20}, 3.4);
    else
        paintTimes(painter, {-9, 20}, 2.8);
    paintLaurel(painter, colours, {8, 19.6}, 0.8, m_points, Ground::Parchment);
}

void CathedralFace::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    painter.scale(size.width() / 46, size.height() / 52);
    painter.translate(0.5, 3.5);
    for (int below = std::min<int>(static_cast<int>(m_points.size()) - 1, 2); below > 0; --below) {
        painter.setPen(QPen(colours["ink"], 1));
        painter.setBrush(mixed(colours["shade"], colours["parchmentEdge"], 0.3));
        painter.drawRoundedRect(QRectF(1.6 * below, -1.6 * below, 41.5, 47.5), 4, 4);
    }
    painter.setPen(QPen(colours["ink"], 1.2));
    painter.setBrush(colours["parchment"]);
    painter.drawRoundedRect(QRectF(0, 0, 42, 48), 4, 4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours["sky"]);
    painter.drawRoundedRect(QRectF(2.4, 2.4, 37.2, 43.2), 3, 3);
    colours.paintIcon(painter, u"cathedral."_s + m_city, {3, 3, 36, 36});
    if (m_points.first() == 0)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours["parchment"]);
    painter.drawEllipse(QPointF(21, 37.5), 9.2, 9.2);
    paintLaurel(painter, colours, {21, 37.5}, 0.8, m_points.first(), Ground::Parchment);
}

void CostFace::paint(QPainter& painter, QSizeF size) const
{
    paintCost(painter, *ink(), QRectF(QPointF(), size), m_built, m_stone, m_points);
}

} // namespace sandglass::tiletum_board
