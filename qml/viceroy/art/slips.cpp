// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/slips.h"

#include "art/marks.h"
#include "art/paint.h"

#include <QtGui/QLinearGradient>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QRadialGradient>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace sandglass::viceroy_board {

using namespace art;

namespace {

/// Wax that has run a little further here and there.
QPainterPath waxPath(double radius)
{
    QPainterPath path;
    constexpr int steps = 48;
    for (int i = 0; i <= steps; ++i) {
        const double turn = 2 * std::numbers::pi * i / steps;
        const double reach = radius * (1 + 0.07 * std::sin(5 * turn + 1) + 0.04 * std::sin(9 * turn));
        const QPointF at(reach * std::cos(turn), reach * std::sin(turn));
        i == 0 ? path.moveTo(at) : path.lineTo(at);
    }
    path.closeSubpath();
    return path;
}

void paintWax(QPainter& painter, const Ink& ink)
{
    const QColor wax = ink["wax"];
    QRadialGradient light(QPointF(-4, -5), 17);
    light.setColorAt(0, mixed(wax, Qt::white, 0.4));
    light.setColorAt(0.5, wax);
    light.setColorAt(1, mixed(wax, Qt::black, 0.35));
    painter.setPen(QPen(mixed(wax, Qt::black, 0.5), 1));
    painter.setBrush(light);
    painter.drawPath(waxPath(12.5));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(mixed(wax, Qt::black, 0.32), 1.4));
    painter.drawEllipse(QPointF(), 8.6, 8.6);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(wax, Qt::black, 0.4));
    for (int row = 0; row < 3; ++row)
        for (int i = 0; i <= row; ++i)
            painter.drawRect(QRectF(-1.7 + 4 * (i - row / 2.0), -4.8 + 3.3 * row, 3.4, 2.7));
}

constexpr double pennantHeight = 40;
constexpr double pennantPoint = 9;
constexpr double pennantToken = 26;
constexpr double pennantGap = 0.12;
constexpr double pennantSign = 24;
constexpr double pennantMargin = 10;

double stripWidth(const app::Tallies& tallies)
{
    double wide = 0;
    const app::Tallies tokens = laidOut(tallies);
    for (const app::Tally& token : tokens)
        wide += tokenWidth(token, pennantToken);
    return wide + pennantGap * pennantToken * static_cast<double>(std::max<qsizetype>(0, tokens.size() - 1));
}

} // namespace

void WaxPacket::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    painter.scale(size.width() / 64, size.height() / 64);
    const QRectF sheet(4, 12, 56, 42);
    paintShadow(painter, sheet, 3, colours["shadow"], 4);
    paintSheet(painter, sheet, 3, colours["parchment"], colours["parchmentEdge"]);
    painter.setPen(QPen(colours["parchmentEdge"], 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawLine(QPointF(5, 53), QPointF(26, 33));
    painter.drawLine(QPointF(59, 53), QPointF(38, 33));
    QPainterPath flap;
    const double tip = m_open ? 0 : 36;
    flap.moveTo(5, 13);
    flap.lineTo(30, tip + (m_open ? 1 : -2));
    flap.quadTo(32, tip, 34, tip + (m_open ? 1 : -2));
    flap.lineTo(59, 13);
    flap.closeSubpath();
    painter.setBrush(mixed(colours["parchment"], colours["shade"], m_open ? 0.9 : 0.5));
    painter.drawPath(flap);
    if (!m_open) {
        painter.translate(32, 33);
        return paintWax(painter, colours);
    }
    // Two halves of the seal, one on the flap and one below.
    for (const bool upper : {true, false}) {
        painter.save();
        painter.translate(32, upper ? 12 : 34);
        painter.rotate(upper ? -8 : 6);
        painter.setClipRect(QRectF(-16, upper ? -16 : 0, 32, 16), Qt::IntersectClip);
        paintWax(painter, colours);
        painter.restore();
    }
}

double PricePennant::widthAt(double height) const
{
    const double scale = height / (pennantHeight + pennantPoint);
    const double wide = stripWidth(m_cost) + stripWidth(m_reward) + 2 * pennantMargin;
    return scale * std::max(56.0, wide + (m_reward.isEmpty() ? 0 : pennantSign));
}

QString PricePennant::costAt(double x) const
{
    const double scale = height() / (pennantHeight + pennantPoint);
    const double wide = stripWidth(m_cost) + (m_reward.isEmpty() ? 0 : pennantSign) + stripWidth(m_reward);
    double left = (width() / scale - wide) / 2;
    for (const app::Tally& token : laidOut(m_cost)) {
        const double step = tokenWidth(token, pennantToken) + pennantGap * pennantToken;
        if (x / scale >= left && x / scale < left + step)
            return token.icon;
        left += step;
    }
    return {};
}

void PricePennant::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    const double scale = size.height() / (pennantHeight + pennantPoint);
    painter.scale(scale, scale);
    const double width = size.width() / scale;
    QPainterPath shape;
    shape.addRoundedRect(QRectF(1, 1, width - 2, pennantHeight - 2), 8, 8);
    QPainterPath point;
    point.addPolygon(QPolygonF(QList<QPointF>{{width / 2 - 10, pennantHeight - 3}, {width / 2 + 10, pennantHeight - 3},
        {width / 2, pennantHeight + pennantPoint - 2}}));
    point.closeSubpath();
    QLinearGradient light(QPointF(0, 0), QPointF(0, pennantHeight));
    light.setColorAt(0, mixed(colours["pennant"], Qt::white, 0.12));
    light.setColorAt(1, mixed(colours["pennant"], Qt::black, 0.08));
    painter.setPen(QPen(mixed(colours["pennant"], Qt::black, 0.5), 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(light);
    painter.drawPath(m_pointed ? shape.united(point) : shape);

    const double cost = stripWidth(m_cost);
    const double reward = stripWidth(m_reward);
    const double sign = m_reward.isEmpty() ? 0 : pennantSign;
    // What does not fit gets smaller, all of it.
    const double fit = std::min(1.0, (width - 2 * pennantMargin) / std::max(1.0, cost + sign + reward));
    painter.translate(width / 2, pennantHeight / 2);
    painter.scale(fit, fit);
    const double left = -(cost + sign + reward) / 2;
    const QRectF line(left, -pennantToken / 2, cost, pennantToken);
    paintTokens(painter, colours, m_cost, line, pennantToken, Qt::AlignLeft);
    if (m_reward.isEmpty())
        return;
    painter.setPen(QPen(colours["rim"], 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const double middle = line.right() + sign / 2;
    painter.drawPolyline(QPolygonF(QList<QPointF>{{middle - 3, -6}, {middle + 3, 0}, {middle - 3, 6}}));
    paintTokens(painter, colours, m_reward, QRectF(line.right() + sign, line.top(), reward, pennantToken), pennantToken,
        Qt::AlignLeft);
}

void BidMark::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    painter.scale(size.width() / 34, size.height() / 34);
    paintToken(painter, colours, {u"gem."_s + colourName(m_gem), 1}, {14, 14}, 27);
    if (m_emblem < 0)
        return;
    painter.setPen(QPen(colours["rim"], 1.4));
    painter.setBrush(m_colour);
    painter.drawEllipse(QPointF(24, 24), 9, 9);
    colours.paintIcon(painter, u"emblem.%1"_s.arg(m_emblem), QRectF(18.5, 18.5, 11, 11), colours["rim"]);
}

void CountPlate::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    const double height = size.height();
    const double line = height * 0.05;
    const QRectF plate = QRectF(QPointF(), size).adjusted(line, line, -line, -line);
    const double radius = m_round ? plate.height() / 2 : height * 0.3;
    painter.setPen(QPen(colours["accent"], line));
    painter.setBrush(m_bright ? colours["brassBright"] : colours["hollow"]);
    painter.drawRoundedRect(plate, radius, radius);
    const QColor letters = colours[m_bright ? "rim" : "text"];
    const double letter = height * (m_round ? 0.5 : 0.66);
    const QString text = QString::number(m_count);
    paintFigure(painter, colours, plate.translated(0, -height * 0.04), text, letter, letters);
    const double under = letter * 0.6 * static_cast<double>(text.size());
    painter.fillRect(QRectF(size.width() / 2 - under / 2, height / 2 + letter * 0.46, under, letter * 0.09), letters);
}

} // namespace sandglass::viceroy_board
