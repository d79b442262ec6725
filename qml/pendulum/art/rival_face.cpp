// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/rival_face.h"

#include "art/mat_plan.h"
#include "art/paint.h"
#include "art/pieces.h"
#include "art/tracks.h"

#include <QtGui/QPainter>

namespace sandglass::pendulum_board {

using namespace art;

namespace {

constexpr double planWidth = 496;
/// As counters lie on a mat: votes, military, culture, gold.
const char* const stockIcons[4]{"votes", "military", "culture", "gold"};
const char* const stockInks[4]{"vote", "military", "culture", "gold"};
constexpr int stockNumbers[4]{3, 0, 1, 2};
const char* const slotInks[4]{"brown", "red", "blue", "yellow"};

} // namespace

void RivalFace::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    painter.scale(m_unit, m_unit);
    const QRectF whole(QPointF(), size / m_unit);
    paintSheet(painter, whole, 12, colours["surface"], colours["matEdge"], 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_colour);
    painter.drawRoundedRect(QRectF(2, 12, 4, whole.height() - 24), 2, 2);
    const double more = std::max(0.0, whole.width() - planWidth);
    paintWho(painter);
    for (int track = 0; track < 4; ++track)
        paintTrack(painter, track, 116 + more);
    paintStocks(painter, 298 + more);
    paintCards(painter, 430 + more);
}

void RivalFace::paintWho(QPainter& painter) const
{
    const Ink& colours = *ink();
    const QRectF disc(19, 14, 54, 54);
    paintWhoPlays(painter, disc, m_character, {m_colour, m_emblem}, colours);
    // A long name takes two lines.
    const QRectF line(8, 69, 84, 33);
    constexpr int flags = Qt::AlignCenter | Qt::TextWordWrap;
    for (double height = 20; height >= 11; height -= 0.5) {
        painter.setFont(colours.nameFont(height));
        const QRectF needed = painter.boundingRect(line, flags, m_name);
        if (needed.width() <= line.width() && needed.height() <= line.height())
            break;
    }
    painter.setPen(colours["text"]);
    painter.drawText(line, flags, m_name);
    painter.setPen(QPen(colours["line"], 1.2));
    painter.setBrush(colours["hollow"]);
    painter.drawRoundedRect(QRectF(20, 104, 58, 32), 16, 16);
    paintNumber(painter, colours, {24, 104, 24, 32}, m_rank, 20, colours["text"]);
    colours.paintIcon(painter, QStringLiteral("privilege"), {46, 108, 24, 24});
}

/// A bar with the scroll's edge, and what is on the scroll, or how much is missing to it.
void RivalFace::paintTrack(QPainter& painter, int track, double barWidth) const
{
    const Ink& colours = *ink();
    const bool legendary = track == 3;
    const int start = legendary ? legendaryColumn : m_columns.value(track);
    const int column = start + m_held.value(4 + track);
    const double y = 14 + 32 * track;
    colours.paintIcon(painter, QString::fromLatin1(trackIcons[track]), {94, y, 25, 25});
    const QRectF bar(126, y + 7, barWidth, 12);
    const double cell = barWidth / MatPlan::gridColumns;
    const double edge = bar.left() + MatPlan::scrollColumn * cell;
    painter.setPen(QPen(colours["line"], 1));
    painter.setBrush(colours["hollow"]);
    painter.drawRoundedRect(bar, 6, 6);
    painter.setBrush(colours["scroll"]);
    painter.setPen(QPen(colours["scrollEdge"], 1));
    painter.drawRoundedRect(QRectF(edge, bar.top(), bar.right() - edge, bar.height()), 6, 6);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours[trackInk(track, false)]);
    painter.drawRoundedRect(QRectF(bar.left(), bar.top() + 2, (column + 1) * cell, bar.height() - 4), 4, 4);
    painter.setPen(QPen(colours["brassBright"], 2));
    painter.drawLine(QPointF(edge, bar.top() - 4), QPointF(edge, bar.bottom() + 4));
    const int onScroll = column - MatPlan::scrollColumn + 1;
    painter.setFont(colours.numberFont(19));
    painter.setPen(colours["text"]);
    painter.drawText(QRectF(bar.right() + 4, y, 40, 25), Qt::AlignCenter,
        onScroll > 0 ? QString::number(onScroll) : QStringLiteral("−%1").arg(1 - onScroll));
}

void RivalFace::paintStocks(QPainter& painter, double left) const
{
    const Ink& colours = *ink();
    for (int stock = 0; stock < 4; ++stock) {
        const QColor colour = colours[stockInks[stock]];
        const QRectF rect(left + stock % 2 * 65.0, 12 + stock / 2 * 41.0, 62, 37);
        painter.setPen(QPen(colour, 1.5));
        painter.setBrush(mixed(colours["surface"], colour, 0.25));
        painter.drawRoundedRect(rect, 7, 7);
        colours.paintIcon(painter, QString::fromLatin1(stockIcons[stock]), {rect.left() + 4, rect.top() + 6, 25, 25});
        paintNumber(
            painter, colours, rect.adjusted(29, 0, -2, 0), m_held.value(stockNumbers[stock]), 23, colours["text"]);
    }
    for (int slot = 0; slot < m_provinces.size(); ++slot) {
        const QColor colour = colours[slotInks[slot]];
        const QRectF rect(left + slot * 32.7, 96, 29, 38);
        paintSheet(painter, rect, 5, mixed(colours["surface"], colour, 0.35), colour, 1.4);
        paintNumber(painter, colours, rect, m_provinces[slot], 19, colours["text"]);
    }
}

void RivalFace::paintCards(QPainter& painter, double left) const
{
    const Ink& colours = *ink();
    const auto line = [&](double y, const QString& text) {
        painter.setFont(colours.numberFont(20));
        painter.setPen(colours["text"]);
        painter.drawText(QRectF(left + 28, y, 36, 32), Qt::AlignCenter, text);
    };
    const auto card = [&](double y, const QColor& fill) {
        paintSheet(painter, {left + 3, y + 1, 21, 30}, 4, fill, colours["parchmentEdge"], 1);
    };
    card(14, colours["parchment"]);
    line(14, QString::number(m_hand));
    card(56, mixed(colours["parchment"], Qt::black, 0.4));
    line(56, QString::number(m_pile));
    colours.paintIcon(painter, QStringLiteral("regular"), {left, 98, 28, 34}, m_colour);
    line(98, QStringLiteral("%1/%2").arg(m_atHome).arg(m_workers));
}

} // namespace sandglass::pendulum_board
