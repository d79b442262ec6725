// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/wheel_face.h"

#include "art/dice.h"
#include "art/paint.h"
#include "art/strokes.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QRadialGradient>

#include <cmath>

namespace sandglass::tiletum_board {

using namespace art;
using namespace Qt::StringLiterals;

namespace {

constexpr int sectorCount = 6;
constexpr double rim = 197;
constexpr double woodEdge = 175;
constexpr double beadsAt = 184;
constexpr double beadPitch = 6.4; // degrees
constexpr double valuesAt = 68;
constexpr double ringInside = 203;
constexpr double ringOutside = 268;
constexpr double tilesAt = 236;
constexpr double tileAngle = 13.5; // from the field's middle

/// From the middle: clockwise, 0 is above.
QPointF polar(double degrees, double radius)
{
    const double angle = degrees * M_PI / 180;
    return {radius * std::sin(angle), -radius * std::cos(angle)};
}

/// Qt counts angles from the east against the clock.
double qtAngle(double degrees)
{
    return 90 - degrees;
}

QPainterPath ringPart(double from, double span, double inside, double outside)
{
    const QRectF big(-outside, -outside, 2 * outside, 2 * outside);
    const QRectF small(-inside, -inside, 2 * inside, 2 * inside);
    QPainterPath part;
    part.arcMoveTo(big, qtAngle(from));
    part.arcTo(big, qtAngle(from), -span);
    part.arcTo(small, qtAngle(from + span), span);
    part.closeSubpath();
    return part;
}

QLinearGradient brass(const Ink& ink, double radius)
{
    QLinearGradient metal(-radius, -radius, radius, radius);
    metal.setColorAt(0, ink["brassBright"]);
    metal.setColorAt(0.5, ink["brass"]);
    metal.setColorAt(1, ink["brassDark"]);
    return metal;
}

void paintWood(QPainter& painter, const Ink& ink)
{
    QRadialGradient light(QPointF(0, -18), woodEdge * 1.15);
    light.setColorAt(0, mixed(ink["wheel"], Qt::white, 0.12));
    light.setColorAt(0.6, ink["wheel"]);
    light.setColorAt(1, ink["wheelDark"]);
    painter.setPen(QPen(ink["brass"], 1.8));
    painter.setBrush(light);
    painter.drawEllipse(QPointF(), woodEdge, woodEdge);
    // The rings of a trunk, no two as thick, none quite round.
    painter.setBrush(Qt::NoBrush);
    for (int ring = 0; ring < 25; ++ring) {
        QColor grain = ink["ink"];
        grain.setAlphaF(0.12F + 0.05F * static_cast<float>(ring * 7 % 4));
        painter.setPen(QPen(grain, 0.6 + 0.35 * (ring * 5 % 3)));
        const QPointF shift(1.8 * std::sin(ring * 2.3), 1.8 * std::cos(ring * 3.1));
        painter.drawEllipse(shift, 46 + 5.1 * ring, 46 + 5.1 * ring);
    }
    QColor shade = ink["wheelDark"];
    shade.setAlphaF(0.4F);
    for (int sector = 0; sector < sectorCount; sector += 2)
        painter.fillPath(ringPart(sector * 60 - 30, 60, 1, woodEdge - 1), shade);
}

void paintHub(QPainter& painter, const Ink& ink)
{
    painter.setPen(QPen(ink["ink"], 1.4));
    painter.setBrush(brass(ink, 42));
    painter.drawEllipse(QPointF(), 42, 42);
    painter.setBrush(ink["wheelDark"]);
    painter.setPen(QPen(ink["brassDark"], 1));
    painter.drawEllipse(QPointF(), 37, 37);
    paintSign(painter, ink, u"joker"_s, {}, 2.5, ink["brass"]);
    paintSign(painter, ink, u"joker"_s, {}, 1.5, ink["wheelDark"]);
    paintBead(painter, ink, {}, 5);
}

/// The value of a sector, as the pips of a die.
void paintValue(QPainter& painter, const Ink& ink, QPointF middle, int value)
{
    painter.setPen(QPen(ink["ink"], 1));
    painter.setBrush(ink["brass"]);
    painter.drawRoundedRect(QRectF(middle.x() - 13, middle.y() - 13, 26, 26), 4.2, 4.2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink["ink"]);
    for (const QPointF& pip : pipPlaces(value))
        painter.drawEllipse(middle + pip * 26, 2.5, 2.5);
}

} // namespace

void WheelRing::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    painter.scale(size.width() / box, size.height() / box);
    painter.translate(box / 2, box / 2);
    paintShadow(painter, {-266, -266, 532, 532}, 266, colours["shadow"], 4);
    painter.setPen(QPen(brass(colours, ringOutside), 2.4));
    painter.setBrush(colours["surface"]);
    painter.drawEllipse(QPointF(), ringOutside, ringOutside);
    for (int field = 0; field < sectorCount; ++field) {
        const QPainterPath part = ringPart(field * 60 - 29.4, 58.8, ringInside, ringOutside - 4);
        const bool lit = field == m_lit;
        painter.setPen(lit ? QPen(colours["brassBright"], 2) : QPen(Qt::NoPen));
        painter.setBrush(lit ? mixed(colours["surface"], colours["brass"], 0.35)
                             : mixed(colours["surface"], colours["raised"], field % 2 == 0 ? 0.2 : 1));
        painter.drawPath(part);
        painter.setPen(QPen(colours["brass"], 1.6, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(polar(field * 60 + 30, ringInside), polar(field * 60 + 30, ringOutside - 2));
        const QPointF tile = polar(field * 60 + tileAngle, tilesAt);
        paintHollow(painter, colours, {tile.x() - 25, tile.y() - 25, 50, 50}, 8, true);
    }
}

void WheelDisc::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    painter.scale(size.width() / box, size.height() / box);
    painter.translate(box / 2, box / 2);
    painter.setPen(QPen(colours["ink"], 1.6));
    painter.setBrush(brass(colours, rim));
    painter.drawEllipse(QPointF(), rim, rim);
    painter.setPen(QPen(colours["brassDark"], 1));
    painter.setBrush(mixed(colours["wheelDark"], Qt::black, 0.35));
    painter.drawEllipse(QPointF(), rim - 4, rim - 4);
    paintWood(painter, colours);
    painter.setPen(QPen(mixed(colours["brass"], colours["wheel"], 0.4), 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QPointF(), 90, 90);
    for (int sector = 0; sector < sectorCount; ++sector) {
        const double edge = sector * 60 + 30;
        painter.setPen(QPen(colours["wheelDark"], 4));
        painter.drawLine(polar(edge, 44), polar(edge, woodEdge));
        painter.setPen(QPen(colours["brass"], 1.6));
        painter.drawLine(polar(edge, 44), polar(edge, woodEdge));
        const int value = sector + 1;
        const int points = 7 - value;
        for (int bead = 0; bead < points; ++bead)
            paintBead(painter, colours, polar(sector * 60 + (bead - (points - 1) / 2.0) * beadPitch, beadsAt), 5.6);
        paintValue(painter, colours, polar(sector * 60, valuesAt), value);
    }
    paintHub(painter, colours);
}

void ActionMedal::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    painter.scale(size.width() / 52, size.height() / 52);
    painter.translate(26, 26);
    painter.setPen(QPen(colours["ink"], 1.4));
    painter.setBrush(brass(colours, 25));
    painter.drawEllipse(QPointF(), 25, 25);
    painter.setPen(QPen(colours["brassDark"], 1));
    painter.setBrush(m_lit ? colours["light"] : colours["shade"]);
    painter.drawEllipse(QPointF(), 21.4, 21.4);
    paintSign(painter, colours, m_action, {}, 1.32, colours["ink"]);
}

} // namespace sandglass::tiletum_board
