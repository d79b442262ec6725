// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/map_face.h"

#include "art/paint.h"
#include "art/strokes.h"
#include "tiletum/tiletum_map_plan.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <cmath>

namespace sandglass::tiletum_board {

using namespace art;
using namespace Qt::StringLiterals;
using app::TiletumSpace;
using app::mapplan::mapSize;

namespace {

constexpr int nameSize = 19;

/// A space without what comes and goes in a match.
TiletumSpace asPrinted(TiletumSpace space)
{
    for (app::TiletumHouse& house : space.houses)
        house.owner = -1;
    space.tile = {};
    space.pillars.fill(-1);
    space.cathedralTiles.clear();
    space.fair = 0;
    return space;
}

QList<TiletumSpace> asPrinted(const QList<TiletumSpace>& spaces)
{
    QList<TiletumSpace> printed;
    for (const TiletumSpace& space : spaces)
        printed.append(asPrinted(space));
    return printed;
}

const app::mapplan::Plate* plateOf(const TiletumSpace& space)
{
    return app::mapplan::plateOf(space.id.toStdString());
}

void paintRoadSpace(QPainter& painter, const Ink& ink, QPointF middle)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink["shadow"]);
    painter.drawEllipse(middle + QPointF(0, 2), 17, 17);
    painter.setBrush(ink["raised"]);
    painter.setPen(QPen(ink["brassDark"], 1.6));
    painter.drawEllipse(middle, 16.2, 16.2);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink["line"], 1));
    painter.drawEllipse(middle, 12.4, 12.4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink["road"]);
    for (int step = 0; step < 6; ++step) {
        const double angle = step * M_PI / 3;
        painter.drawEllipse(middle + 6.6 * QPointF(std::cos(angle), std::sin(angle)), 1.7, 1.7);
    }
}

} // namespace

void MapFace::setSpaces(const QList<TiletumSpace>& spaces)
{
    QList<TiletumSpace> printed = asPrinted(spaces);
    for (TiletumSpace& space : printed) {
        space.namedAbove = false;
        space.nameRoom = 0;
    }
    if (app::changed(m_spaces, std::move(printed)))
        Q_EMIT looksChanged();
}

void MapFace::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    painter.scale(size.width() / mapSize.width(), size.height() / mapSize.height());
    const QRectF whole(QPointF(), mapSize);
    QPainterPath edge;
    edge.addRoundedRect(whole, 10, 10);
    painter.save();
    painter.setClipPath(edge, Qt::IntersectClip);
    colours.paintIcon(painter, u"map"_s, whole);
    paintRoads(painter);
    for (const TiletumSpace& space : m_spaces)
        paintPlate(painter, space);
    painter.restore();
    paintBrass(painter, whole, 10, 1.6, colours);
}

void MapFace::paintRoads(QPainter& painter) const
{
    const Ink& colours = *ink();
    QPainterPath roads;
    for (const TiletumSpace& space : m_spaces) {
        for (const int other : space.neighbours) {
            if (other <= space.number || other >= m_spaces.size())
                continue;
            roads.moveTo(space.plate.center());
            roads.lineTo(m_spaces[other].plate.center());
        }
    }
    QPen pen(colours["ink"], 10, Qt::SolidLine, Qt::RoundCap);
    painter.setBrush(Qt::NoBrush);
    painter.strokePath(roads, pen);
    pen.setWidthF(6.4);
    pen.setColor(colours["road"]);
    painter.strokePath(roads, pen);
    pen.setWidthF(1.4);
    pen.setColor(mixed(colours["road"], colours["ink"], 0.45));
    pen.setDashPattern({1, 5});
    painter.strokePath(roads, pen);
}

void MapFace::paintPlate(QPainter& painter, const TiletumSpace& space) const
{
    const Ink& colours = *ink();
    const QRectF plate = space.plate;
    if (!space.city) {
        paintRoadSpace(painter, colours, plate.center());
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours["shadow"]);
    painter.drawRoundedRect(plate.translated(0, 3), 9, 9);
    painter.setBrush(colours["surface"]);
    painter.drawRoundedRect(plate, 9, 9);
    // The band with the name: where figures go.
    painter.save();
    QPainterPath inside;
    inside.addRoundedRect(plate, 9, 9);
    painter.setClipPath(inside, Qt::IntersectClip);
    painter.fillRect(space.band, colours["raised"]);
    painter.restore();
    painter.setPen(QPen(colours["brassDark"], 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(plate.adjusted(0.75, 0.75, -0.75, -0.75), 8.4, 8.4);

    for (const app::TiletumHouse& house : space.houses)
        paintHollow(painter, colours, house.rect, 5, false);
    if (space.hasSpot)
        paintHollow(painter, colours, space.tileRect, 6, true);
    const app::mapplan::Plate* plan = plateOf(space);
    if (!space.cathedral || !plan)
        return;
    paintHollow(painter, colours, plan->stack(), 4, true);
    paintHollow(painter, colours, plan->pillars(), 5, false);
    for (int place = 0; place < space.pillars.size(); ++place)
        paintSign(painter, colours, u"pillar"_s, plan->pillar(place).center() + QPointF(1, 0), 0.92,
            mixed(colours["line"], colours["hollow"], space.built ? 0.2 : 0.6));
    if (space.built)
        return;
    // Pale, and crossed out: in this game nobody builds here.
    painter.setOpacity(0.3);
    colours.paintIcon(painter, u"cathedral."_s + space.id, plan->stack().adjusted(3, 7, -3, -7));
    painter.setOpacity(1);
    painter.setPen(QPen(colours["bad"], 2, Qt::SolidLine, Qt::RoundCap));
    const QRectF closed = plan->pillars().adjusted(8, 6, -8, -6);
    painter.drawLine(closed.topLeft(), closed.bottomRight());
    painter.drawLine(closed.topRight(), closed.bottomLeft());
}

void MapNotes::setSpaces(const QList<TiletumSpace>& spaces)
{
    if (app::changed(m_spaces, asPrinted(spaces)))
        Q_EMIT looksChanged();
}

void MapNotes::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    painter.scale(size.width() / mapSize.width(), size.height() / mapSize.height());
    for (const TiletumSpace& space : m_spaces) {
        paintName(painter, space, m_names.value(space.number));
        for (const app::TiletumHouse& house : space.houses)
            paintTurned(painter, house.rect, m_turned, [&](QPainter& upright) { paintBonus(upright, house); });
        const app::mapplan::Plate* plan = plateOf(space);
        if (!space.cathedral || !plan)
            continue;
        paintTurned(painter, plan->cost(), m_turned, [&](QPainter& upright) {
            paintCost(upright, colours, plan->cost(), space.built, space.stone, space.costPoints);
        });
    }
}

QRectF MapNotes::lineOf(const TiletumSpace& space, const QString& name) const
{
    const QFontMetricsF metrics(ink()->nameFont(nameSize));
    return {space.band.left() + 8, space.band.top(), metrics.horizontalAdvance(name) + 2, space.band.height()};
}

/// Where whoever stands there leaves too little of the band.
bool MapNotes::isAbove(const TiletumSpace& space, const QString& name) const
{
    // At the map's upper edge that is a rail's place: there it is narrowed as far as it can be read.
    const double least = space.plate.top() < 60 ? 0.63 : 0.8;
    return space.namedAbove || least * lineOf(space, name).width() > std::max(space.nameRoom, 1.0);
}

QList<int> MapNotes::above() const
{
    QList<int> found;
    for (const TiletumSpace& space : m_spaces)
        if (const QString name = m_names.value(space.number); ink() && !name.isEmpty() && isAbove(space, name))
            found.append(space.number);
    return found;
}

void MapNotes::paintName(QPainter& painter, const TiletumSpace& space, const QString& name) const
{
    if (name.isEmpty())
        return;
    const Ink& colours = *ink();
    QFont font = colours.nameFont(nameSize);
    QRectF line = lineOf(space, name);
    // A long name, in a language that has one, is narrowed rather than cut.
    const double whole = space.band.width() - 14;
    const bool above = isAbove(space, name);
    const double room = above ? whole : std::min(whole, space.nameRoom);
    if (line.width() > room) {
        font.setPixelSize(std::max(12, static_cast<int>(nameSize * room / line.width())));
        line.setWidth(room);
    }
    if (above) {
        line.setWidth(line.width() + 10);
        line.moveBottom(space.plate.top() + 8);
    }
    paintTurned(painter, line, m_turned, [&](QPainter& upright) {
        if (above) {
            upright.setPen(QPen(colours["brassDark"], 1.2));
            upright.setBrush(colours["raised"]);
            upright.drawRoundedRect(line.adjusted(0.6, 2, -0.6, -2), 5, 5);
        }
        upright.setFont(font);
        upright.setPen(colours["text"]);
        upright.drawText(line, Qt::AlignCenter, name);
    });
}

void MapNotes::paintBonus(QPainter& painter, const app::TiletumHouse& house) const
{
    const Ink& colours = *ink();
    const QPointF middle = house.rect.center();
    if (house.bonus == "points"_L1)
        paintLaurel(painter, colours, middle, 0.94, house.points, Ground::Board);
    else if (house.bonus == "activate"_L1)
        paintSign(painter, colours, u"activate"_s, middle, 0.98, colours["textSoft"]);
    else
        paintSign(painter, colours, u"house"_s, middle, 0.78, mixed(colours["line"], colours["hollow"], 0.3));
}

} // namespace sandglass::tiletum_board
