// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/mat_face.h"

#include "art/landscape.h"
#include "art/paint.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

namespace sandglass::pendulum_board {

using namespace art;

namespace {

const char* const stockIcons[8]{"military", "culture", "gold", "votes", "power", "prestige", "popularity", "legendary"};
const char* const trackColours[4]{"military", "culture", "gold", "legend"};
constexpr int legendaryTrack = 3;
constexpr int legendaryColumn = 13;

} // namespace

void MatFace::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    painter.scale(m_unit, m_unit);
    const QRectF whole(QPointF(), size / m_unit);
    const MatPlan plan(whole.width());
    paintSheet(painter, whole, 14, colours["surface"], colours["line"], 2);
    paintBrass(painter, whole.adjusted(4, 4, -4, -4), 11, 1.2, colours);
    // The seat's colour along the edge where its player sits.
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_colour);
    painter.drawRoundedRect(QRectF(20, whole.bottom() - 5, whole.width() - 40, 4), 2, 2);

    paintPortrait(painter, plan);
    paintTracks(painter, plan);
    painter.setPen(QPen(colours["line"], 1.2));
    painter.setBrush(colours["hollow"]);
    painter.drawRoundedRect(plan.home(0).united(plan.home(3)).adjusted(-4, 0, 4, 2), 8, 8);
    for (int stock = 0; stock < 4; ++stock)
        paintCounter(painter, plan.counter(stock), stock);
    for (int colour = 0; colour < m_production.size(); ++colour)
        paintSlot(painter, plan.slot(colour), m_production[colour]);
}

void MatFace::paintPortrait(QPainter& painter, const MatPlan& plan) const
{
    const Ink& colours = *ink();
    const QRectF rect = plan.portrait();
    const QRectF disc(rect.center().x() - 36, rect.top() + 2, 72, 72);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(m_colour, Qt::black, 0.45));
    painter.drawEllipse(disc);
    paintBrass(painter, disc, 36, 4, colours);
    colours.paintIcon(
        painter, QStringLiteral("character.") + m_character, disc.adjusted(15, 15, -15, -15), colours["light"]);
    // The seat's own coin at its rim.
    const QRectF coin(disc.right() - 24, disc.bottom() - 24, 26, 26);
    painter.setPen(QPen(colours["ink"], 1.2));
    painter.setBrush(m_colour);
    painter.drawEllipse(coin);
    if (m_emblem >= 0)
        colours.paintIcon(
            painter, QStringLiteral("emblem.%1").arg(m_emblem), coin.adjusted(5, 5, -5, -5), colours["ink"]);

    // As large as its words fit, on as many lines as they take.
    const QRectF lines = plan.name();
    constexpr int wrapped = Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextWordWrap;
    for (double height = 18 * m_textSize; height >= 10; --height) {
        painter.setFont(colours.nameFont(height));
        const QRectF needed = painter.boundingRect(lines, wrapped, m_name);
        if (needed.width() <= lines.width() && needed.height() <= lines.height())
            break;
    }
    painter.setPen(colours["text"]);
    painter.drawText(lines, wrapped, m_name);
}

void MatFace::paintTracks(QPainter& painter, const MatPlan& plan) const
{
    const Ink& colours = *ink();
    const QRectF strip = plan.tracks();
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours["hollow"]);
    painter.drawRoundedRect(strip, 8, 8);
    const QRectF first = plan.step(0, MatPlan::scrollColumn);
    const QRectF scroll(first.left() - 5, strip.top(), strip.right() - first.left() + 5, strip.height());
    paintSheet(painter, scroll, 7, colours["parchment"], colours["parchmentEdge"], 1.5);
    painter.setPen(QPen(colours["parchmentEdge"], 2.5));
    painter.drawLine(scroll.topLeft() + QPointF(0, 4), scroll.bottomLeft() - QPointF(0, 4));
    for (int track = 0; track < 4; ++track)
        paintTrack(painter, plan, track);
}

void MatFace::paintTrack(QPainter& painter, const MatPlan& plan, int track) const
{
    const Ink& colours = *ink();
    const bool legendary = track == legendaryTrack;
    const int start = legendary ? legendaryColumn : m_columns.value(track);
    const int end = legendary ? legendaryColumn + 1 : MatPlan::gridColumns - 1;
    const int marker = start + m_held.value(4 + track);
    const QColor colour = colours[trackColours[track]];
    painter.setPen(QPen(mixed(colour, Qt::black, 0.2), 2));
    painter.drawLine(plan.step(track, start).center(), plan.step(track, end).center());
    for (int column = start; column <= end; ++column) {
        const QRectF step = plan.step(track, column);
        const QRectF dot =
            step.adjusted(step.width() * 0.24, step.height() * 0.24, -step.width() * 0.24, -step.height() * 0.24);
        painter.setPen(QPen(mixed(colour, Qt::black, 0.35), 1));
        painter.setBrush(column <= marker
                ? colour
                : mixed(colour, colours[column >= MatPlan::scrollColumn ? "parchment" : "surface"], 0.7));
        painter.drawEllipse(dot);
    }
    colours.paintIcon(painter, QString::fromLatin1(stockIcons[4 + track]), plan.step(track, start));
    // The marker: the seat's colour in a brass ring, so that it is found at a glance.
    const QRectF at = plan.step(track, std::min(marker, end));
    painter.setPen(QPen(colours["ink"], 1));
    painter.setBrush(m_colour);
    painter.drawEllipse(at.adjusted(1, 1, -1, -1));
    painter.setPen(QPen(colours["light"], 1.8));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(at.adjusted(3.4, 3.4, -3.4, -3.4));
    const int cubes = m_glory.value(track);
    for (int cube = 0; !legendary && cube < cubes; ++cube)
        painter.fillRect(QRectF(plan.step(track, end).right() - 5 - cube * 7, plan.step(track, end).top() - 2, 6, 6),
            colours["brassBright"]);
}

void MatFace::paintCounter(QPainter& painter, const QRectF& rect, int stock) const
{
    const Ink& colours = *ink();
    const QColor colour = colours[stock == 3 ? "vote" : trackColours[stock]];
    const int held = m_held.value(stock);
    painter.setPen(QPen(mixed(colour, Qt::black, 0.2), 1.5));
    painter.setBrush(mixed(colours["surface"], colour, 0.22));
    painter.drawRoundedRect(rect, 8, 8);
    colours.paintIcon(painter, QString::fromLatin1(stockIcons[stock]), QRectF(rect.left() + 4, rect.top() + 4, 30, 30));
    paintNumber(
        painter, colours, QRectF(rect.left() + 34, rect.top(), rect.width() - 38, 38), held, 26, colours["text"]);
    if (stock == 3)
        return;
    // Cubes: how many there are, and how many there may be.
    const int limit = std::max(1, m_limits.value(stock));
    const double step = (rect.width() - 10) / 10;
    for (int cube = 0; cube < limit; ++cube) {
        painter.setPen(QPen(mixed(colour, Qt::black, 0.35), 0.8));
        painter.setBrush(cube < held ? colour : mixed(colours["surface"], colour, 0.12));
        painter.drawRect(QRectF(rect.left() + 5 + cube * step, rect.bottom() - 11, std::min(step - 1.5, 8.0), 7));
    }
}

void MatFace::paintSlot(QPainter& painter, const QRectF& rect, const app::PendulumSlot& slot) const
{
    const Ink& colours = *ink();
    const QColor colour = colours[slot.colour];
    paintSheet(painter, rect, 8, mixed(colours["surface"], colour, 0.35), colour, 1.6);
    const QRectF own(rect.left() + 4, rect.top() + 4, rect.width() - 8, 34);
    colours.paintIcon(painter, QStringLiteral("production.") + slot.colour, QRectF(own.left(), own.top(), 30, 34));
    paintTallies(painter, colours, own.adjusted(32, 2, -2, -2), slot.yield, Amounts::Numbered, 26, "text");
    // Provinces peek out below with what they add here.
    static const QStringList order{
        QStringLiteral("brown"), QStringLiteral("red"), QStringLiteral("blue"), QStringLiteral("yellow")};
    const auto side = order.indexOf(slot.colour);
    const double width = std::min((rect.width() - 6) / 3, 40.0);
    for (qsizetype i = 0; i < slot.provinces.size(); ++i) {
        const auto& province = slot.provinces[i];
        const QRectF card(rect.left() + 4 + static_cast<double>(i) * width, rect.top() + 40, width - 3, 37);
        paintSheet(painter, card, 4, colours["parchment"], colours["parchmentEdge"], 1);
        painter.save();
        painter.setClipRect(QRectF(card.left() + 2, card.top() + 2, card.width() - 4, 16));
        paintLandscape(painter, colours, QRectF(card.left() + 2, card.top() - 4, card.width() - 4, 26), province.id,
            colours[province.background == u"green" ? QStringLiteral("greenGlow") : province.background]);
        painter.restore();
        paintTallies(painter, colours, {card.left() + 1, card.top() + 19, card.width() - 2, 16},
            province.yields.value(side), Amounts::Numbered, 16);
    }
}

} // namespace sandglass::pendulum_board
