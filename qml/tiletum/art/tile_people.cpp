// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/paint.h"
#include "art/strokes.h"
#include "art/tile_drawings.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <array>

// Characters: a portrait, a tab with what they give, a medal with the action that they help.
namespace sandglass::tiletum_board {

using namespace art;
using namespace Qt::StringLiterals;
using app::Tally;

namespace {

/// One thing on the tab, with the width it takes.
struct Item {
    enum Kind { Sign, Number, Bead, Step } kind = Sign;
    QString icon;
    int count = 1;

    double width() const
    {
        static constexpr std::array widths{17.0, 16.0, 8.2, 7.4};
        return widths[static_cast<std::size_t>(kind)];
    }
};

QList<Item> itemsOf(const app::Tallies& reward)
{
    QList<Item> items;
    for (const auto& [icon, count] : reward) {
        if (icon.startsWith("bead."_L1)) {
            items.append({Item::Sign, icon.mid(5), 1});
            items += QList<Item>(count, {Item::Bead, {}, 1});
        } else if (icon.startsWith("step."_L1)) {
            items.append({Item::Sign, u"walker."_s + icon.mid(5), 1});
            items += QList<Item>(count, {Item::Step, {}, 1});
        } else {
            items.append({Item::Sign, icon, 1});
            if (count > 1)
                items.append({Item::Number, {}, count});
        }
    }
    return items;
}

void paintItem(QPainter& painter, const Ink& ink, QPointF middle, const Item& item)
{
    switch (item.kind) {
    case Item::Sign:
        paintSign(painter, ink, item.icon, middle, 0.75, ink["ink"]);
        return;
    case Item::Number:
        // As large as the tab is high: on the map it is all that tells two tiles apart.
        paintFigures(painter, ink, middle, item.count, 25, ink["ink"]);
        return;
    case Item::Bead:
        paintBead(painter, ink, middle, 3.7);
        return;
    case Item::Step:
        painter.setPen(QPen(ink["ink"], 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(QPolygonF(
            QList<QPointF>{middle + QPointF(-1.6, -3.6), middle + QPointF(1.6, 0), middle + QPointF(-1.6, 3.6)}));
        return;
    }
}

void paintTab(QPainter& painter, const Ink& ink, const app::Tallies& reward)
{
    const QList<Item> items = itemsOf(reward);
    double width = 4;
    for (const Item& item : items)
        width += item.width();
    const double narrowed = std::min(1.0, 57 / width);
    const double right = -29 + width * narrowed;
    QPainterPath tab(QPointF(-29, -22));
    tab.quadTo(-29, -29, -22, -29);
    tab.lineTo(right - (right > 26 ? 6 : 0), -29);
    if (right > 26)
        tab.quadTo(right, -29, right, -23);
    tab.lineTo(right, -14);
    tab.quadTo(right, -9, right - 5, -9);
    tab.lineTo(-29, -9);
    tab.closeSubpath();
    painter.setPen(QPen(ink["ink"], 1.2));
    painter.setBrush(ink["parchment"]);
    painter.drawPath(tab);
    painter.save();
    painter.translate(-29, -19);
    painter.scale(narrowed, narrowed);
    double x = 2;
    for (const Item& item : items) {
        paintItem(painter, ink, {x + item.width() / 2, 0}, item);
        x += item.width();
    }
    painter.restore();
}

} // namespace

void paintCharacter(QPainter& painter, const Ink& ink, const app::TiletumTile& tile)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink["shadow"]);
    painter.drawRoundedRect(QRectF(-28.6, -27, 57.6, 57), 7, 7);
    painter.setPen(QPen(ink["ink"], 1.4));
    painter.setBrush(ink[tile.kind]);
    painter.drawRoundedRect(QRectF(-29, -29, 58, 57.6), 7, 7);
    painter.save();
    QPainterPath inside;
    inside.addRoundedRect(QRectF(-28.4, -28.4, 56.8, 56.4), 6.6, 6.6);
    painter.setClipPath(inside, Qt::IntersectClip);
    painter.setPen(Qt::NoPen);
    QColor halo = ink["light"];
    halo.setAlphaF(0.14F);
    painter.setBrush(halo);
    painter.drawEllipse(QPointF(0, -4), 24, 24);
    ink.paintIcon(painter, u"portrait."_s + tile.kind, {-30, -30, 60, 60});
    painter.restore();
    paintTab(painter, ink, tile.reward);
    paintBead(painter, ink, {19.4, 19}, 9.4);
    paintSign(painter, ink, tile.action, {19.4, 19}, 0.56, ink["ink"]);
}

} // namespace sandglass::tiletum_board
