// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/boards.h"

#include "art/paint.h"
#include "art/strokes.h"

#include <QtGui/QPainter>

namespace sandglass::tiletum_board {

using namespace art;
using namespace Qt::StringLiterals;

namespace {

constexpr double trackWidth = 112;
constexpr double trackHeight = 536;
constexpr double buildingWidth = 54;
constexpr double buildingHeight = 216;

} // namespace

QRectF KingTrack::space(int number, int count)
{
    const double pitch = (trackHeight - 12.4) / std::max(1, count);
    return {5, trackHeight - 7 - (number + 1) * pitch + 1, 102, pitch - 2};
}

void KingTrack::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    painter.scale(size.width() / trackWidth, size.height() / trackHeight);
    painter.setPen(QPen(colours["line"], 1.6));
    painter.setBrush(colours["hollow"]);
    painter.drawRoundedRect(QRectF(0.8, 0.8, trackWidth - 1.6, trackHeight - 1.6), 10, 10);
    const auto count = static_cast<int>(m_points.size());
    for (int number = 0; number < count; ++number) {
        const QRectF rect = space(number, count);
        const int points = m_points[number];
        const QColor base = points > 0 ? colours["azure"] : points < 0 ? colours["wax"] : colours["earth"];
        painter.setPen(QPen(colours["ink"], 1));
        painter.setBrush(mixed(base, colours["hollow"], 0.55));
        painter.drawRoundedRect(rect, 5, 5);
        const QRectF label(rect.topLeft(), QSizeF(34, rect.height()));
        painter.setPen(Qt::NoPen);
        painter.setBrush(mixed(base, Qt::black, 0.25));
        painter.drawRoundedRect(label, 5, 5);
        paintTurned(painter, label, m_turned, [&](QPainter& upright) {
            paintFigures(upright, colours, label.center(), points, 16, colours["light"], true);
        });
    }
}

QRectF BuildingFace::room(int floor)
{
    return {5, 127 - 46.0 * floor, 44, 44};
}

QRectF BuildingFace::coat()
{
    return {5, 174, 44, 41};
}

QRectF BuildingFace::house(int rooms)
{
    return {16.5, 173 - 46.0 * rooms - 22, 21, 21};
}

void BuildingFace::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    painter.scale(size.width() / buildingWidth, size.height() / buildingHeight);
    const int floors = std::max(1, m_rooms);
    const double top = 172 - 46.0 * floors;
    painter.setPen(QPen(colours["ink"], 1.3));
    painter.setBrush(m_finished ? mixed(colours["brass"], colours["earth"], 0.35) : colours["flag"]);
    painter.drawPolygon(QPolygonF(QList<QPointF>{{1, top}, {27, top - 25}, {53, top}}));
    painter.setBrush(m_finished ? mixed(colours["brass"], colours["surface"], 0.55)
                                : mixed(colours["earth"], colours["surface"], 0.5));
    painter.drawRoundedRect(QRectF(2, top, 50, 46.0 * floors), 2, 2);
    if (m_rooms == 0)
        paintSign(painter, colours, u"character"_s, room(0).center(), 1.3, colours["ink"]);
    for (int floor = 0; floor < m_rooms; ++floor) {
        const QRectF rect = room(floor);
        painter.setPen(QPen(colours["line"], 1.2));
        painter.setBrush(colours["hollow"]);
        painter.drawRoundedRect(rect, 5, 5);
        // What moving in costs: a ring an action point.
        painter.setPen(QPen(colours["brassDark"], 1.3));
        painter.setBrush(Qt::NoBrush);
        for (int ring = 0; ring <= floor; ++ring)
            painter.drawEllipse(rect.center() + QPointF((ring - floor / 2.0) * 12, 0), 4.5, 4.5);
    }
    paintCoatPlace(painter);
}

void BuildingFace::paintCoatPlace(QPainter& painter) const
{
    const Ink& colours = *ink();
    const QRectF place = coat();
    painter.setPen(QPen(colours["brassDark"], 1.2));
    painter.setBrush(colours["surface"]);
    painter.drawRoundedRect(place.adjusted(0.6, 0.6, -0.6, -0.6), 6, 6);
    paintSign(painter, colours, u"food"_s, place.topLeft() + QPointF(11, 12), 0.62);
    paintFigures(painter, colours, place.topLeft() + QPointF(30, 12), m_food, 16, colours["text"]);
    if (m_bonus.isEmpty())
        return;
    const auto& [icon, count] = m_bonus.first();
    const QPointF below = place.topLeft() + QPointF(22, 30);
    if (icon == "laurel"_L1) {
        paintLaurel(painter, colours, below, 0.84, count, Ground::Board);
    } else if (count > 1) {
        paintSign(painter, colours, icon, below - QPointF(9, 0), 0.7, colours["text"]);
        paintFigures(painter, colours, below + QPointF(9, 0), count, 15, colours["text"]);
    } else {
        paintSign(painter, colours, icon, below, 0.82, colours["text"]);
    }
}

namespace {

/// A sign between icons, about its middle.
void paintMark(QPainter& painter, QPointF middle, QChar mark)
{
    const auto line = [&](double fromX, double fromY, double toX, double toY) {
        painter.drawLine(middle + QPointF(fromX, fromY), middle + QPointF(toX, toY));
    };
    if (mark == u'>' || mark == u'=') {
        line(-3, -5, 3, -1);
        line(3, -1, -3, 3);
    }
    if (mark == u'=')
        line(-3, 6, 3, 6);
    if (mark == u'^') {
        line(-4, 0, 0, -5);
        line(0, -5, 4, 0);
        line(0, -4, 0, 6);
    }
    if (mark == u':') {
        line(-4, 0, 4, 0);
        line(4, 0, 1, -3);
        line(4, 0, 1, 3);
    }
}

double widthOfWord(const QString& word)
{
    return word.size() == 1 ? 12 : 21;
}

} // namespace

void DecreeFace::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    painter.scale(size.width() / 120, size.height() / 168);
    paintSheet(painter, {0, 0, 120, 168}, 8, colours["parchment"], colours["ink"], 1.4);
    paintBrass(painter, {3, 3, 114, 162}, 6, 1.6, colours);
    for (int row = 0; row < m_rows.size(); ++row)
        paintRow(painter, {8, 9 + row * 29.0, 104, 27}, row);
    painter.setPen(QPen(colours["parchmentEdge"], 1.4));
    painter.drawLine(QPointF(12, 130), QPointF(108, 130));
    double x = 60 - 11.0 * static_cast<double>(m_dice.size() - 1);
    for (const QString& die : m_dice) {
        paintSign(painter, colours, die, {x, 147}, 0.84, colours["ink"]);
        x += 22;
    }
}

void DecreeFace::paintRow(QPainter& painter, const QRectF& rect, int row) const
{
    const Ink& colours = *ink();
    const bool lit = row == m_lit;
    painter.setPen(lit ? QPen(colours["brassDark"], 2) : QPen(colours["parchmentEdge"], 1));
    painter.setBrush(lit ? colours["light"] : colours["shade"]);
    painter.drawRoundedRect(rect, 5, 5);
    const QStringList words = m_rows[row].split(u' ', Qt::SkipEmptyParts);
    double width = 0;
    for (const QString& word : words)
        width += widthOfWord(word);
    double x = rect.center().x() - width / 2;
    for (const QString& word : words) {
        const QPointF middle(x + widthOfWord(word) / 2, rect.center().y());
        painter.setPen(QPen(colours["ink"], 1.8, Qt::SolidLine, Qt::RoundCap));
        if (word.size() == 1)
            paintMark(painter, middle, word[0]);
        else
            paintSign(painter, colours, word, middle, 0.84, colours["ink"]);
        x += widthOfWord(word);
    }
    if (row >= m_lit)
        return;
    painter.setPen(QPen(colours["inkSoft"], 2.4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(rect.left() + 6, rect.center().y()), QPointF(rect.right() - 6, rect.center().y()));
}

} // namespace sandglass::tiletum_board
