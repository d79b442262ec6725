// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/furniture.h"

#include "art/marks.h"
#include "art/paint.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QLinearGradient>
#include <QtGui/QPainter>
#include <QtGui/QRadialGradient>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace sandglass::viceroy_board {

using namespace art;

namespace {

constexpr double screenBarHeight = 36;

void paintBar(QPainter& painter, const Ink& ink, double width, bool open)
{
    const QRectF bar(0, 0, width, screenBarHeight);
    const QColor metal = ink["brassBright"];
    QLinearGradient light(bar.topLeft(), bar.bottomLeft());
    light.setColorAt(0, open ? metal : mixed(ink["raised"], ink["brass"], 0.28));
    light.setColorAt(1, open ? mixed(ink["brass"], ink["brassDark"], 0.5) : mixed(ink["raised"], ink["brass"], 0.08));
    painter.setBrush(light);
    painter.setPen(QPen(ink[open ? "brassBright" : "brass"], open ? 2 : 1.5));
    painter.drawRoundedRect(bar.adjusted(1, 1, -1, -1), 10, 10);
    const QColor figure = open ? ink["rim"] : mixed(ink["text"], ink["brass"], 0.3);
    ink.paintIcon(painter, open ? u"eye"_s : u"eyeClosed"_s, QRectF(open ? 16.0 : width / 2 - 16, 2, 32, 32), figure);
    if (open)
        return;
    painter.setPen(QPen(ink["brassDark"], 1));
    painter.setBrush(ink["brass"]);
    painter.drawEllipse(QPointF(14, 18), 4, 4);
    painter.drawEllipse(QPointF(width - 14, 18), 4, 4);
}

/// A number with a line under it: read from the opposite side it must not be taken for another one.
void paintCount(QPainter& painter, const Ink& ink, QPointF middle, int count, double height)
{
    const QString text = QString::number(count);
    paintFigure(painter, ink, QRectF(middle.x() - 30, middle.y() - 20, 60, 40), text, height, ink["text"]);
    const double width = height * 0.6 * static_cast<double>(text.size());
    painter.fillRect(QRectF(middle.x() - width / 2, middle.y() + height * 0.52, width, height * 0.09), ink["text"]);
}

} // namespace

void ScreenFace::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    const double scale = size.width() / m_wide;
    painter.scale(scale, scale);
    const double height = size.height() / scale;
    const QRectF whole(0, 0, m_wide, height);
    if (m_open) {
        painter.setPen(QPen(colours["accentBright"], 2));
        painter.setBrush(colours["hollow"]);
        painter.drawRoundedRect(whole.adjusted(1, 1, -1, -1), 10, 10);
        return paintBar(painter, colours, m_wide, true);
    }
    paintSheet(painter, whole, 10, mixed(colours["raised"], colours["brassDark"], 0.14), colours["brassDark"]);
    const int folds = static_cast<int>(std::lround(m_wide / 60));
    for (int fold = 1; fold < folds; ++fold) {
        const double x = m_wide * fold / folds;
        painter.setPen(QPen(mixed(colours["raised"], Qt::black, 0.45), 2.5));
        painter.drawLine(QPointF(x, 34), QPointF(x, height - 5));
        painter.setPen(QPen(mixed(colours["raised"], Qt::white, 0.2), 1));
        painter.drawLine(QPointF(x + 1.8, 34), QPointF(x + 1.8, height - 5));
    }
    const QPointF middle(m_wide / 2, (height + screenBarHeight) / 2);
    const double radius = std::min(52.0, (height - screenBarHeight) / 2 - 16);
    const QColor carved = mixed(colours["accent"], colours["raised"], 0.35);
    painter.setBrush(mixed(colours["raised"], colours["brassDark"], 0.14));
    painter.setPen(QPen(carved, 2));
    painter.drawEllipse(middle, radius, radius);
    painter.setPen(QPen(carved, 1));
    painter.drawEllipse(middle, radius - 5, radius - 5);
    if (m_emblem >= 0) {
        QRectF spot(0, 0, radius * 1.2, radius * 1.2);
        spot.moveCenter(middle);
        colours.paintIcon(painter, u"emblem.%1"_s.arg(m_emblem), spot, carved);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_colour);
    painter.drawRoundedRect(QRectF(middle.x() - 40, height - 9, 80, 4), 2, 2);
    paintBar(painter, colours, m_wide, false);
}

void ScreenBar::paint(QPainter& painter, QSizeF size) const
{
    const double scale = size.height() / screenBarHeight;
    painter.scale(scale, scale);
    paintBar(painter, *ink(), size.width() / scale, m_open);
}

void PlinthFace::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    painter.scale(size.width() / 48, size.height() / 158);
    QLinearGradient stone(QPointF(0, 0), QPointF(48, 0));
    const QColor edge = mixed(colours["surface"], colours["raised"], 0.4);
    stone.setColorAt(0, edge);
    stone.setColorAt(0.5, mixed(colours["raised"], colours["brass"], 0.18));
    stone.setColorAt(1, edge);
    painter.setBrush(stone);
    painter.setPen(QPen(colours["accent"], 1.5));
    painter.drawRoundedRect(QRectF(0.75, 0.75, 46.5, 156.5), 8, 8);
    painter.setPen(QPen(colours["accentBright"], 3.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    for (const double y : {22.0, 136.0}) {
        painter.drawLine(QPointF(37, y), QPointF(13, y));
        painter.drawPolyline(QPolygonF(QList<QPointF>{{20, y - 7}, {12, y}, {20, y + 7}}));
    }
    QColor light = gemColour(colours, m_colour);
    QRadialGradient glow(QPointF(24, 79), 24);
    light.setAlphaF(0.55F);
    glow.setColorAt(0.4, light);
    light.setAlphaF(0);
    glow.setColorAt(1, light);
    painter.setPen(Qt::NoPen);
    painter.setBrush(glow);
    painter.drawRect(QRectF(0, 55, 48, 48));
    paintToken(painter, colours, {u"gem."_s + colourName(m_colour), 1}, {24, 79}, 42);
}

void HeapFace::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    painter.scale(size.width() / 49, size.height() / 112);
    painter.setBrush(colours["hollow"]);
    painter.setPen(QPen(colours["line"], 1.3));
    painter.drawRoundedRect(QRectF(0.7, 0.7, 47.6, 110.6), 9, 9);
    const double middle = m_oneSided ? 42 : 56;
    struct Spot {
        double x, y, size;
    };
    // The last ones lie in front.
    static constexpr Spot spots[]{{14.5, 8, 19}, {34.5, 8, 19}, {24.5, -9, 21}, {24.5, 3, 24}};
    const QString icon = u"gem."_s + colourName(m_colour);
    if (m_count == 0) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(gemColour(colours, m_colour), 1.4, Qt::DashLine));
        painter.drawPath(shapeOf(m_colour, {24.5, middle}, 11));
    }
    if (m_count == 1)
        paintToken(painter, colours, {icon, 1}, {24.5, middle}, 26);
    else if (m_count == 2)
        for (const double x : {15.0, 34.0})
            paintToken(painter, colours, {icon, 1}, {x, middle + 2}, 23);
    for (int i = 0; m_count > 2 && i < std::min(m_count, 4); ++i)
        paintToken(painter, colours, {icon, 1}, {spots[i].x, middle + spots[i].y}, spots[i].size);
    paintCount(painter, colours, {24.5, 94}, m_count, 21);
    if (m_oneSided)
        return;
    painter.translate(24.5, 18);
    painter.rotate(180);
    paintCount(painter, colours, {}, m_count, 21);
}

void RoundDial::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    painter.scale(size.width() / 96, size.height() / 96);
    painter.translate(48, 48);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours["hollow"]);
    painter.drawEllipse(QPointF(), 45, 45);
    paintBrass(painter, QRectF(-47, -47, 94, 94), 47, 3.5, colours);
    const QColor waiting = mixed(colours["hollow"], colours["line"], 0.7);
    for (int i = 1; i <= m_rounds; ++i) {
        const double turn = 2 * std::numbers::pi * (i - 0.5) / m_rounds;
        const QPointF at(35 * std::sin(turn), -35 * std::cos(turn));
        const bool now = i == m_round;
        painter.setPen(QPen(colours[now ? "light" : "rim"], 1.2));
        painter.setBrush(now ? colours["accentBright"] : i < m_round ? colours["accent"] : waiting);
        const double radius = now ? 6.5 : 4.6;
        painter.drawEllipse(at, radius, radius);
    }
    if (!m_building) {
        static constexpr QPointF spots[]{{-8, -8}, {8, -8}, {-8, 9}, {8, 9}};
        for (int colour = 0; colour < colourCount; ++colour)
            paintToken(painter, colours, {u"gem."_s + colourName(colour), 1}, spots[colour], 15);
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours["accentBright"]);
    for (int row = 0; row < 3; ++row)
        for (int i = 0; i <= row; ++i)
            painter.drawRoundedRect(QRectF(-4.7 + 11 * (i - row / 2.0), -14 + 9 * row, 9.4, 7.6), 1.2, 1.2);
}

void StepPips::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    // Room for the rims: a pip that touches the edge of its picture is cut.
    const double scale = size.height() / 16;
    painter.translate(size.width() / 2, size.height() / 2);
    painter.scale(scale, scale);
    for (int i = 1; i <= m_steps; ++i) {
        painter.setPen(QPen(colours["accent"], 1.3));
        painter.setBrush(i <= m_step ? colours["accentBright"] : colours["hollow"]);
        painter.drawEllipse(QPointF(17 * (i - (m_steps + 1) / 2.0), 0), 5.2, 5.2);
    }
}

void TallyChip::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    const double scale = size.height() / 38;
    painter.scale(scale, scale);
    const double width = size.width() / scale;
    painter.setBrush(colours["raised"]);
    painter.setPen(QPen(colours["line"], 1.5));
    painter.drawRoundedRect(QRectF(0.75, 0.75, width - 1.5, 36.5), 8, 8);
    colours.paintIcon(painter, m_icon, QRectF(3, 8, 22, 22));
    const QRectF room(26, 0, width - 31, 38);
    QFont font = colours.numberFont(18);
    if (const double wanted = QFontMetricsF(font).horizontalAdvance(m_text); wanted > room.width())
        font = colours.numberFont(std::max(10.0, 18 * room.width() / wanted));
    painter.setFont(font);
    painter.setPen(colours[m_bright ? "accentBright" : "text"]);
    painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, m_text);
}

void PlaceFrame::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    const QColor line = colours["accentBright"];
    QColor fill = line;
    fill.setAlphaF(0.1F);
    QPen pen(line, 2 * m_unit);
    pen.setDashPattern({3.5, 2.5});
    painter.setPen(pen);
    painter.setBrush(fill);
    const double inset = 3 * m_unit;
    painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(inset, inset, -inset, -inset), 6 * m_unit, 6 * m_unit);
    paintFigure(painter, colours, QRectF(QPointF(), size), QString::number(m_level),
        std::min(22 * m_unit, size.height() * 0.6), line);
}

} // namespace sandglass::viceroy_board
