// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/card_face.h"

#include "art/law_face.h"
#include "art/marks.h"
#include "art/paint.h"

#include <QtGui/QLinearGradient>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::viceroy_board {

using namespace art;

namespace {

constexpr QSizeF wholeSize(112, 158);
constexpr QSizeF laidSize(84, 76);
/// Below this share of the laid size there is no number any more, and tokens are larger.
constexpr double smallBelow = 0.7;

void paintGround(QPainter& painter, const Ink& ink, bool law, QSizeF sheet, double corner)
{
    const QColor ground = ink[law ? "law" : "parchment"];
    QLinearGradient light(QPointF(), QPointF(sheet.width() * 0.3, sheet.height()));
    light.setColorAt(0, mixed(ground, Qt::white, law ? 0.1 : 0.3));
    light.setColorAt(1, mixed(ground, law ? QColor(Qt::black) : ink["shade"], law ? 0.18 : 0.55));
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    painter.drawRoundedRect(QRectF(QPointF(), sheet), corner, corner);
}

void paintRim(QPainter& painter, const Ink& ink, bool law, QSizeF sheet, double corner, double width)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink[law ? "brass" : "parchmentEdge"], width));
    const double half = width / 2;
    painter.drawRoundedRect(QRectF(QPointF(), sheet).adjusted(half, half, -half, -half), corner - half, corner - half);
}

/// Always underlined: 08 and 80, 09 and 60, 18 and 81 are all real cards, and the table is read from two sides.
void paintCardNumber(QPainter& painter, const Ink& ink, const app::ViceroyCard& card, QPointF middle, double height)
{
    const QColor colour = ink[card.law ? "seal" : "ink"];
    const double width = height * 1.24;
    paintFigure(painter, ink, QRectF(middle.x() - width, middle.y() - height, 2 * width, 2 * height),
        u"%1"_s.arg(card.number + 1, 2, 10, u'0'), height, colour);
    painter.fillRect(QRectF(middle.x() - width / 2, middle.y() + height * 0.53, width, height * 0.1), colour);
}

QString emblemOf(const app::ViceroyCard& card)
{
    return u"card."_s + card.id;
}

/// What lies on a tile: a law's count first, then gems that lie here, then the tokens.
app::Tallies lyingOn(const app::ViceroyTile& tile)
{
    app::Tallies list;
    if (tile.counted >= 0)
        list.append({u"points"_s, tile.counted});
    if (tile.gems > 0)
        list.append({u"gems"_s, tile.gems});
    return list + laidOut(tile.tokens);
}

/// One lies right, two left and right, the third below; from four on they stand in a row.
void paintLying(QPainter& painter, const Ink& ink, const app::Tallies& tokens, bool small)
{
    const double right = laidSize.width() - 2;
    const double height = small ? 28 : 24;
    const double y = small ? 54 : tokens.size() > 1 ? 44 : 46;
    if (tokens.size() > 3)
        return paintTokens(painter, ink, tokens, QRectF(2, y - 8, laidSize.width() - 4, 28), small ? 22 : 18);
    const auto atRight = [&](const app::Tally& token, double middle, double size) {
        paintToken(painter, ink, token, {right - tokenWidth(token, size) / 2, middle}, size);
    };
    const auto atLeft = [&](const app::Tally& token, double middle, double size) {
        paintToken(painter, ink, token, {2 + tokenWidth(token, size) / 2, middle}, size);
    };
    if (tokens.size() == 1)
        return atRight(tokens[0], y, height);
    if (tokens.size() < 2)
        return;
    const bool three = tokens.size() == 3;
    const double size = three ? height * 0.84 : height;
    atLeft(tokens[0], three ? y - 4 : y, size);
    atRight(tokens[1], three ? y - 7 : y, size);
    if (three)
        atRight(tokens[2], y + 15, size);
}

/// The edge of what is tucked under a card looks out above it.
void paintTucked(QPainter& painter, const Ink& ink, int tucked)
{
    const QRectF edge(22, 0, 40, 6);
    painter.setPen(QPen(ink["brassDark"], 0.8));
    painter.setBrush(mixed(ink["parchment"], ink["shade"], 0.6));
    painter.drawRect(edge);
    if (tucked < 2)
        return;
    painter.setBrush(ink["law"]);
    painter.drawRoundedRect(QRectF(34, -1, 16, 12), 4, 4);
    paintFigure(painter, ink, {34, -1, 16, 12}, QString::number(tucked), 10, ink["seal"]);
}

void paintLaid(QPainter& painter, const Ink& ink, const app::ViceroyTile& tile, QSizeF size, double unit)
{
    const double scale = size.width() / laidSize.width();
    painter.scale(scale, size.height() / laidSize.height());
    const bool small = scale < smallBelow * unit;
    paintGround(painter, ink, tile.card.law, laidSize, 4);
    paintSegments(painter, ink, tile.card, laidSize, 4, 20);
    const double down = tile.tucked > 0 ? 3 : 0;
    ink.paintIcon(painter, emblemOf(tile.card), small ? QRectF(19, 2 + down, 46, 46) : QRectF(22, 5 + down, 40, 40));
    if (tile.tucked > 0)
        paintTucked(painter, ink, tile.tucked);
    if (!small)
        paintCardNumber(painter, ink, tile.card, {12, 64}, 12);
    paintLying(painter, ink, lyingOn(tile), small);
    paintRim(painter, ink, tile.card.law, laidSize, 4, small ? 1.8 : 1.2);
}

} // namespace

void ViceroyCardFace::paintRows(QPainter& painter) const
{
    const Ink& colours = *ink();
    const auto count = static_cast<int>(m_card.rows.size());
    for (int level = 1; level <= count; ++level) {
        const app::ViceroyRow& row = m_card.rows[level - 1];
        const QRectF band(6, 53 + 19.2 * (count - level), 100, 18);
        const double middle = band.center().y();
        const bool faint = m_judged && !m_payable.contains(level);
        painter.setOpacity(faint ? 0.38 : 1);
        const bool edged = m_judged && !faint;
        painter.setPen(edged ? QPen(colours["brassDark"], 1.6) : QPen(Qt::NoPen));
        painter.setBrush(mixed(colours["parchment"], colours["shade"], level % 2 == 0 ? 0.95 : 0.5));
        painter.drawRoundedRect(band, 4, 4);
        paintFigure(painter, colours, QRectF(7, band.top(), 15, 18), QString::number(level), 11, colours["inkSoft"]);
        paintToken(painter, colours, {u"gem."_s + colourName(row.cost), 1}, {28.5, middle}, 16.5);
        painter.setPen(QPen(colours["sealRim"], 1.9, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(QPolygonF(QList<QPointF>{{39.5, middle - 4}, {43.5, middle}, {39.5, middle + 4}}));
        paintTokens(painter, colours, row.reward, QRectF(48, band.top() + 0.6, 57, 16.8), 16.8, Qt::AlignLeft);
    }
    painter.setOpacity(1);
}

void ViceroyCardFace::paint(QPainter& painter, QSizeF size) const
{
    const bool laid = m_form == Form::Laid || (m_form == Form::BySize && size.height() < size.width());
    if (laid) {
        app::ViceroyTile bare;
        bare.card = m_card;
        return paintLaid(painter, *ink(), bare, size, m_unit);
    }
    const Ink& colours = *ink();
    painter.scale(size.width() / wholeSize.width(), size.height() / wholeSize.height());
    paintGround(painter, colours, m_card.law, wholeSize, 6);
    paintSegments(painter, colours, m_card, wholeSize, 6, 26);
    colours.paintIcon(painter, emblemOf(m_card), QRectF(32, 2.5, 48, 48));
    if (m_card.law)
        paintLaw(painter, colours, m_card);
    else
        paintRows(painter);
    paintCardNumber(painter, colours, m_card, {16, 144.4}, 13);
    paintRim(painter, colours, m_card.law, wholeSize, 6, 1.5);
    if (!m_card.law)
        return;
    painter.setPen(QPen(colours["brassDark"], 0.8));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(QPointF(), wholeSize).adjusted(3.2, 3.2, -3.2, -3.2), 4, 4);
}

void ViceroyTileFace::paint(QPainter& painter, QSizeF size) const
{
    app::ViceroyTile tile = m_tile;
    if (m_bare)
        tile.tokens.clear();
    paintLaid(painter, *ink(), tile, size, m_unit);
}

void ViceroyCardBack::paint(QPainter& painter, QSizeF size) const
{
    painter.scale(size.width() / wholeSize.width(), size.height() / wholeSize.height());
    const Ink& colours = *ink();
    const bool laws = m_deck == Deck::Laws;
    paintSheet(painter, QRectF(QPointF(), wholeSize), 7,
        laws ? mixed(colours["parchment"], colours["shade"], 0.6) : colours["back"],
        laws ? colours["sealRim"] : colours["brass"], 2);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours[laws ? "parchmentEdge" : "brassDark"], 1.5));
    painter.drawRoundedRect(QRectF(7, 7, 98, 144), 5, 5);
    const QString signs[]{u"back.characters"_s, u"back.small"_s, u"back.laws"_s};
    colours.paintIcon(painter, signs[static_cast<int>(m_deck)], QRectF(18, 41, 76, 76));
}

} // namespace sandglass::viceroy_board
