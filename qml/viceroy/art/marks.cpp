// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/marks.h"

#include "art/paint.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace sandglass::viceroy_board {

using namespace art;

QString colourName(int colour)
{
    static const std::array<QString, colourCount> names{u"blue"_s, u"red"_s, u"green"_s, u"yellow"_s};
    return colour >= 0 && colour < colourCount ? names[static_cast<std::size_t>(colour)] : u"any"_s;
}

QColor gemColour(const Ink& ink, int colour, Tone tone)
{
    QString name = colourName(colour);
    name[0] = name[0].toUpper();
    const QString tones[]{u""_s, u"Light"_s, u"Dark"_s};
    return ink[u"gem"_s + name + tones[static_cast<int>(tone)]];
}

QPainterPath shapeOf(int colour, QPointF centre, double radius)
{
    QPainterPath path;
    const auto polygon = [&](std::initializer_list<QPointF> corners) {
        QPolygonF shape;
        for (const QPointF& corner : corners)
            shape.append(centre + corner * radius);
        path.addPolygon(shape);
        path.closeSubpath();
    };
    switch (colour) {
    case 0:
        polygon({{0, -1}, {0.84, 0}, {0, 1}, {-0.84, 0}});
        break;
    case 1:
        path.addEllipse(centre, 0.9 * radius, 0.9 * radius);
        break;
    case 2:
        polygon({{0, -0.98}, {0.98, 0.74}, {-0.98, 0.74}});
        break;
    default:
        polygon({{-0.78, -0.78}, {0.78, -0.78}, {0.78, 0.78}, {-0.78, 0.78}});
    }
    return path;
}

void paintShape(QPainter& painter, const Ink& ink, int colour, QPointF centre, double radius)
{
    painter.setPen(QPen(gemColour(ink, colour, Tone::Dark), radius * 0.18, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(ink["glyph"]);
    painter.drawPath(shapeOf(colour, centre, radius));
}

void paintSegments(
    QPainter& painter, const Ink& ink, const app::ViceroyCard& card, QSizeF sheet, double corner, double radius)
{
    painter.save();
    QPainterPath inside;
    inside.addRoundedRect(QRectF(QPointF(), sheet), corner, corner);
    painter.setClipPath(inside, Qt::IntersectClip);
    const auto disc = [&](int colour, QPointF centre) {
        painter.setPen(QPen(gemColour(ink, colour, Tone::Dark), radius * 0.06));
        painter.setBrush(gemColour(ink, colour));
        painter.drawEllipse(centre, radius, radius);
    };
    disc(card.topLeft, {0, 0});
    disc(card.topRight, {sheet.width(), 0});
    const QPointF below(sheet.width() / 2, sheet.height());
    disc(card.bottom, below);
    QColor parting = gemColour(ink, card.bottom, Tone::Dark);
    parting.setAlphaF(0.7F);
    painter.setPen(QPen(parting, radius * 0.07));
    painter.drawLine(below, below - QPointF(0, radius));
    const double in = radius * 0.4;
    paintShape(painter, ink, card.topLeft, {in, in}, radius * 0.24);
    paintShape(painter, ink, card.topRight, {sheet.width() - in, in}, radius * 0.24);
    paintShape(painter, ink, card.bottom, below + QPointF(-radius * 0.42, -in), radius * 0.22);
    paintShape(painter, ink, card.bottom, below + QPointF(radius * 0.42, -in), radius * 0.22);
    painter.restore();
}

void paintFigure(
    QPainter& painter, const Ink& ink, const QRectF& rect, const QString& text, double height, const QColor& colour)
{
    QFont font = ink.numberFont(height);
    font.setWeight(QFont::Bold);
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(rect, Qt::AlignCenter | Qt::TextDontClip, text);
}

namespace {

/// The count is a value, and stands on the token.
bool hasValue(const app::Tally& tally)
{
    return tally.icon == u"points" || tally.icon == u"gems" || tally.icon == u"magicBonus"
        || tally.icon.startsWith(u"circleBonus.");
}

bool isCapsule(const app::Tally& tally)
{
    return tally.icon == u"magicBonus" || tally.icon.startsWith(u"circleBonus.");
}

void paintCapsule(QPainter& painter, const Ink& ink, const app::Tally& tally, QPointF centre, double height)
{
    const bool magic = tally.icon == u"magicBonus";
    const QString sign = magic ? u"magicRay"_s : u"circle."_s + tally.icon.section(u'.', 1);
    QRectF plate(0, 0, tokenWidth(tally, height), height * 0.88);
    plate.moveCenter(centre);
    painter.setBrush(ink[magic ? "magic" : "points"]);
    QString rim = tally.icon.section(u'.', 1);
    if (!magic)
        rim[0] = rim[0].toUpper();
    painter.setPen(QPen(magic ? ink["magicRim"] : ink[u"gem"_s + rim], height * 0.055));
    const double inset = height * 0.03;
    painter.drawRoundedRect(plate.adjusted(inset, inset, -inset, -inset), plate.height() / 2, plate.height() / 2);
    const double side = height * (magic ? 0.7 : 0.72);
    QRectF spot(0, 0, side, side);
    spot.moveCenter({plate.left() + plate.height() * 0.48, centre.y()});
    ink.paintIcon(painter, sign, spot);
    const double from = spot.right() - (magic ? side * 0.1 : 0);
    paintFigure(painter, ink, QRectF(from, plate.top(), plate.right() - height * 0.14 - from, plate.height()),
        u"+%1"_s.arg(tally.count), height * 0.5, ink["glyph"]);
}

/// One infinite gem of the colour that one likes: all four, and the sign beside them.
void paintAnyInfinite(QPainter& painter, const Ink& ink, QPointF centre, double height)
{
    const double left = centre.x() - tokenWidth({u"infinite.any"_s, 1}, height) / 2;
    for (int colour = 0; colour < colourCount; ++colour)
        paintToken(painter, ink, {u"gem."_s + colourName(colour), 1},
            {left + (0.42 + 0.62 * colour) * height, centre.y()}, height * 0.84);
    QPainterPath sign;
    sign.cubicTo(-3, -6, -10, -6, -10, 0);
    sign.cubicTo(-10, 6, -3, 6, 0, 0);
    sign.cubicTo(3, -6, 10, -6, 10, 0);
    sign.cubicTo(10, 6, 3, 6, 0, 0);
    painter.save();
    painter.translate(left + 3.08 * height, centre.y());
    painter.scale(height * 0.042, height * 0.042);
    painter.setBrush(Qt::NoBrush);
    for (const bool outline : {true, false}) {
        painter.setPen(QPen(ink[outline ? "rim" : "glyph"], outline ? 6.8 : 3.2, Qt::SolidLine, Qt::RoundCap));
        painter.drawPath(sign);
    }
    painter.restore();
}

} // namespace

app::Tallies laidOut(const app::Tallies& tallies)
{
    app::Tallies singly;
    for (const app::Tally& tally : tallies) {
        if (hasValue(tally))
            singly.append(tally);
        else
            singly += app::Tallies(std::max(0, tally.count), {tally.icon, 1});
    }
    return singly;
}

double tokenWidth(const app::Tally& tally, double height)
{
    if (isCapsule(tally))
        return height * 1.5;
    if (tally.icon == u"infinite.any")
        return height * 3.55;
    if (tally.icon == u"cards")
        return height * 0.68;
    return height;
}

void paintToken(QPainter& painter, const Ink& ink, const app::Tally& tally, QPointF centre, double height)
{
    if (isCapsule(tally))
        return paintCapsule(painter, ink, tally, centre, height);
    if (tally.icon == u"infinite.any")
        return paintAnyInfinite(painter, ink, centre, height);
    QRectF square(0, 0, height, height);
    square.moveCenter(centre);
    ink.paintIcon(painter, tally.icon, square);
    if (tally.icon == u"points") {
        const double letter = tally.count > 99 ? 0.36 : tally.count > 9 ? 0.46 : 0.58;
        paintFigure(painter, ink, square, QString::number(tally.count), height * letter, ink["glyph"]);
    }
    if (tally.icon == u"gems" && tally.count > 0)
        paintFigure(painter, ink, square, QString::number(tally.count), height * 0.62, ink["crystalInk"]);
}

void paintTokens(QPainter& painter, const Ink& ink, const app::Tallies& tallies, const QRectF& rect, double height,
    Qt::Alignment alignment)
{
    const app::Tallies tokens = laidOut(tallies);
    constexpr double gap = 0.12;
    double wide = -gap;
    for (const app::Tally& token : tokens)
        wide += tokenWidth(token, 1) + gap;
    if (tokens.isEmpty())
        return;
    const double size = std::min({height, rect.height(), rect.width() / wide});
    double x = alignment & Qt::AlignLeft ? rect.left() : rect.center().x() - wide * size / 2;
    for (const app::Tally& token : tokens) {
        const double width = tokenWidth(token, size);
        paintToken(painter, ink, token, {x + width / 2, rect.center().y()}, size);
        x += width + gap * size;
    }
}

} // namespace sandglass::viceroy_board
