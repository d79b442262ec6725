// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/strokes.h"

#include "art/paint.h"

#include <QtGui/QPaintEngine>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QRadialGradient>

namespace sandglass::tiletum_board {

using namespace art;
using namespace Qt::StringLiterals;

void paintSign(
    QPainter& painter, const Ink& ink, const QString& icon, QPointF middle, double scale, const QColor& figure)
{
    const double side = 24 * scale;
    ink.paintIcon(painter, icon, {middle.x() - side / 2, middle.y() - side / 2, side, side}, figure);
}

void paintFigures(
    QPainter& painter, const Ink& ink, QPointF middle, int number, double height, const QColor& colour, bool withSign)
{
    QString text = QString::number(qAbs(number));
    if (withSign && number != 0)
        text.prepend(number < 0 ? u'−' : u'+');
    QFont font = ink.numberFont(16);
    font.setWeight(QFont::Bold);
    font.setUnderline(Ink::readsTwoWays(number));
    painter.save();
    // Letters have whole sizes; a tile's are often between two.
    painter.translate(middle);
    painter.scale(height / 16, height / 16);
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(QRectF(-60, -20, 120, 40), Qt::AlignCenter, text);
    painter.restore();
}

void paintLaurel(QPainter& painter, const Ink& ink, QPointF middle, double scale, int points, Ground ground)
{
    const bool board = ground == Ground::Board;
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink[board ? "laurelOnBoard" : "laurelOnParchment"]);
    for (const double angle : {24.0, 53.0, 82.0, 111.0, 140.0}) {
        for (const int side : {-1, 1}) {
            painter.save();
            painter.translate(middle);
            painter.scale(scale * side, scale);
            painter.rotate(-angle);
            painter.translate(0, 10.2);
            painter.rotate(206);
            painter.drawEllipse(QPointF(), 3.5, 1.7);
            painter.restore();
        }
    }
    const bool wide = points > 9 || points < 0;
    paintFigures(painter, ink, middle, points, (wide ? 11 : 13.5) * scale, ink[board ? "text" : "ink"], points < 0);
}

void paintBead(QPainter& painter, const Ink& ink, QPointF middle, double radius)
{
    QRadialGradient light(middle - QPointF(0.3, 0.4) * radius, radius * 1.5);
    light.setColorAt(0, ink["light"]);
    light.setColorAt(0.35, ink["brassBright"]);
    light.setColorAt(0.8, ink["brass"]);
    light.setColorAt(1, ink["brassDark"]);
    painter.setBrush(light);
    painter.setPen(QPen(ink["ink"], radius / 8));
    painter.drawEllipse(middle, radius, radius);
}

void paintBeads(QPainter& painter, const Ink& ink, QPointF middle, double radius, int count, double pitch)
{
    for (int bead = 0; bead < count; ++bead)
        paintBead(painter, ink, middle + QPointF((bead - (count - 1) / 2.0) * pitch, 0), radius);
}

void paintCost(QPainter& painter, const Ink& ink, const QRectF& rect, bool built, int stone, int points)
{
    painter.save();
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / 42, rect.height() / 18);
    painter.setPen(QPen(ink["ink"], 1));
    painter.setBrush(built ? ink["shade"] : ink["flag"]);
    painter.drawRoundedRect(QRectF(0.5, 0.5, 41, 17), 4, 4);
    if (built) {
        paintSign(painter, ink, u"stone"_s, {8, 9}, 0.52);
        paintFigures(painter, ink, {18.6, 8.6}, stone, 12.5, ink["ink"]);
        paintLaurel(painter, ink, {33.2, 9}, 0.66, points, Ground::Parchment);
    } else {
        painter.setPen(QPen(ink["light"], 2.4, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(15, 4.5), QPointF(27, 13.5));
        painter.drawLine(QPointF(27, 4.5), QPointF(15, 13.5));
    }
    painter.restore();
}

void paintTurned(QPainter& painter, const QRectF& rect, bool turned, const std::function<void(QPainter&)>& paint)
{
    if (!turned) {
        paint(painter);
        return;
    }
    if (painter.paintEngine()->type() == QPaintEngine::Picture) {
        painter.save();
        painter.translate(rect.center());
        painter.rotate(180);
        painter.translate(-rect.center());
        paint(painter);
        painter.restore();
        return;
    }
    const QRect pixels = painter.transform().mapRect(rect).toAlignedRect();
    QImage picture(pixels.size(), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter upright(&picture);
    upright.setRenderHints(painter.renderHints());
    upright.setTransform(painter.transform() * QTransform::fromTranslate(-pixels.x(), -pixels.y()));
    paint(upright);
    upright.end();
    painter.save();
    painter.resetTransform();
    painter.drawImage(pixels.topLeft(), picture.flipped(Qt::Horizontal | Qt::Vertical));
    painter.restore();
}

void paintHollow(QPainter& painter, const Ink& ink, const QRectF& rect, double radius, bool dashed)
{
    QPen pen(dashed ? ink["line"] : ink["brassDark"], 1.3);
    if (dashed)
        pen.setDashPattern({3, 3});
    painter.setPen(pen);
    painter.setBrush(ink["hollow"]);
    painter.drawRoundedRect(rect.adjusted(0.7, 0.7, -0.7, -0.7), radius, radius);
}

} // namespace sandglass::tiletum_board
