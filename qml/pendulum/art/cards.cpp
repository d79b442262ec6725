// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The faces of provinces, stratagems and council rewards.
#include "art/landscape.h"
#include "art/paint.h"
#include "art/pieces.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

namespace sandglass::pendulum_board {

using namespace art;

void ProvinceFace::paint(QPainter& painter, QSizeF size) const
{
    painter.scale(size.width() / 100, size.height() / 100);
    const Ink& colours = *ink();
    const QRectF sheet(1, 1, 98, 98);
    if (m_province.id.isEmpty()) {
        paintSheet(painter, sheet, 6, colours["shade"], colours["parchmentEdge"]);
        paintLandscape(
            painter, colours, QRectF(8, 8, 84, 84), QStringLiteral("the coast of all maps"), colours["shade"]);
        paintBrass(painter, sheet.adjusted(4, 4, -4, -4), 4, 1.5, colours);
        return;
    }
    const QColor tint =
        colours[m_province.background == u"green" ? QStringLiteral("greenGlow") : m_province.background];
    paintSheet(painter, sheet, 6, mixed(colours["parchment"], tint, 0.45), colours["parchmentEdge"]);
    QPainterPath window;
    window.addRoundedRect(QRectF(25, 25, 50, 50), 5, 5);
    painter.save();
    painter.setClipPath(window, Qt::IntersectClip);
    paintLandscape(painter, colours, QRectF(25, 25, 50, 50), m_province.id, tint);
    painter.restore();
    paintBrass(painter, QRectF(24, 24, 52, 52), 6, 2, colours);
    // Read outwards from the middle: brown above, red left, blue right, yellow below, as the slots are.
    static const QPointF centres[4]{{50, 12.5}, {12.5, 50}, {87.5, 50}, {50, 87.5}};
    static const char* names[4]{"brown", "red", "blue", "yellow"};
    for (int side = 0; side < m_province.yields.size() && side < 4; ++side) {
        const bool upright = side == 0 || side == 3;
        QRectF plate(QPointF(), upright ? QSizeF(46, 21) : QSizeF(21, 46));
        plate.moveCenter(centres[side]);
        painter.setPen(QPen(colours["ink"], 0.8));
        painter.setBrush(mixed(colours[names[side]], colours["light"], 0.35));
        painter.drawRoundedRect(plate, 4, 4);
        paintTallies(painter, colours, plate.adjusted(2, 2, -2, -2), m_province.yields[side], Amounts::Repeated, 16);
    }
}

namespace {

void paintBack(QPainter& painter, const Ink& colours)
{
    paintSheet(painter, {1, 1, 98, 142}, 7, colours["raised"], colours["line"]);
    paintBrass(painter, {7, 7, 86, 130}, 5, 1.5, colours);
    colours.paintIcon(painter, QStringLiteral("sandglass"), {28, 44, 44, 56});
}

} // namespace

void CardFace::paint(QPainter& painter, QSizeF size) const
{
    painter.scale(size.width() / 100, size.height() / 144);
    const Ink& colours = *ink();
    if (m_card.id.isEmpty())
        return paintBack(painter, colours);
    const QColor ribbon =
        m_card.kind == u"own" || m_card.kind == u"stratagem" ? colours["culture"] : colours["military"];
    paintSheet(painter, {1, 1, 98, 142}, 7, colours["parchment"], colours["parchmentEdge"]);
    const double right = m_seen < 1 ? 100 * m_seen - 3 : 94;
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(ribbon, colours["parchment"], 0.15));
    painter.drawRoundedRect(QRectF(6, 6, right - 6, 22), 4, 4);
    colours.paintIcon(painter, QStringLiteral("mark.") + m_card.kind, {10, 9, 16, 16});
    if (!m_character.isEmpty() && right > 60)
        colours.paintIcon(
            painter, QStringLiteral("character.") + m_character, {right - 20, 9, 16, 16}, colours["light"]);
    if (m_card.cost.isEmpty()) {
        paintTallies(painter, colours, {7, 34, right - 8, 102}, m_card.reward, Amounts::Numbered, 58);
        return;
    }
    // The price stands on a pennant above what it buys.
    const QRectF flag(8, 33, right - 10, 33);
    QPainterPath pennant;
    pennant.addPolygon(QPolygonF(QList<QPointF>{flag.topLeft(), flag.topRight(), flag.bottomRight(),
        {flag.center().x(), flag.bottom() + 10}, flag.bottomLeft()}));
    pennant.closeSubpath();
    painter.setPen(QPen(colours["ink"], 1));
    painter.setBrush(colours["pennant"]);
    painter.drawPath(pennant);
    paintTallies(painter, colours, flag.adjusted(2, 2, -2, -1), m_card.cost, Amounts::Numbered, 28);
    paintTallies(painter, colours, {7, 80, right - 8, 58}, m_card.reward, Amounts::Numbered, 46);
}

} // namespace sandglass::pendulum_board
