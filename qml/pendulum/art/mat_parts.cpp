// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What changes on a mat: tracks, counters, production slots.
#include "art/landscape.h"
#include "art/mat_face.h"
#include "art/mat_plan.h"
#include "art/paint.h"
#include "art/tracks.h"

#include <QtGui/QPainter>

namespace sandglass::pendulum_board {

using namespace art;

void TrackFace::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    const MatPlan plan(m_matWidth, false); // the strip is never mirrored
    const QRectF strip(QPointF(), plan.tracks().size());
    painter.scale(size.width() / strip.width(), size.height() / strip.height());
    painter.setPen(QPen(colours["line"], 1.2));
    painter.setBrush(colours["hollow"]);
    painter.drawRoundedRect(strip.adjusted(0.6, 0.6, -0.6, -0.6), 8, 8);
    const QRectF first = plan.step(0, MatPlan::scrollColumn);
    const QRectF scroll(first.left() - 5, strip.top(), strip.right() - first.left() + 5, strip.height());
    paintSheet(painter, scroll, 7, colours["scroll"], colours["scrollEdge"], 1.5);
    painter.setPen(QPen(colours["scrollEdge"], 3.4));
    painter.drawLine(scroll.topLeft() + QPointF(0, 4), scroll.bottomLeft() - QPointF(0, 4));
    for (int track = 0; track < 4; ++track)
        paintTrack(painter, plan, track);
}

void TrackFace::paintTrack(QPainter& painter, const MatPlan& plan, int track) const
{
    const Ink& colours = *ink();
    const bool legendary = track == legendaryTrack;
    const int start = legendary ? legendaryColumn : m_columns.value(track);
    const int end = legendary ? legendaryColumn + 1 : MatPlan::gridColumns - 1;
    const int marker = std::min(start + m_steps.value(track), end);
    for (int column = end; column >= start; --column) {
        // Each stretch in the strength of its ground: what is passed is full.
        const bool onScroll = column >= MatPlan::scrollColumn;
        const QColor colour = colours[trackInk(track, onScroll)];
        const QRectF step = plan.step(track, column);
        if (column > start) {
            painter.setPen(QPen(colour, column <= marker ? 3 : 1.6));
            painter.drawLine(plan.step(track, column - 1).center(), step.center());
        }
        const double inset = step.width() * 0.25;
        painter.setPen(QPen(colour, 1.5));
        painter.setBrush(column <= marker ? colour : mixed(colour, colours[onScroll ? "scroll" : "hollow"], 0.72));
        painter.drawEllipse(step.adjusted(inset, inset, -inset, -inset));
    }
    colours.paintIcon(painter, QString::fromLatin1(trackIcons[track]), plan.step(track, start).adjusted(-1, -1, 1, 1));
    if (const int ghost = std::min(marker + m_ghosts.value(track), end); ghost > marker)
        paintGhost(painter, plan.step(track, ghost), colours[trackInk(track, ghost >= MatPlan::scrollColumn)]);
    paintMarker(painter, plan.step(track, marker));
    const QRectF last = plan.step(track, end);
    for (int cube = 0; !legendary && cube < m_glory.value(track); ++cube) {
        painter.setPen(QPen(colours["ink"], 0.8));
        painter.setBrush(colours["brassBright"]);
        painter.drawRect(QRectF(last.right() - 5 - cube * 8, last.top() - 2, 7, 7));
    }
}

/// Where the marker would come to: a ring of brass around the track's own colour.
void TrackFace::paintGhost(QPainter& painter, const QRectF& at, const QColor& track) const
{
    const Ink& colours = *ink();
    painter.setBrush(mixed(track, m_colour, 0.35));
    painter.setPen(QPen(colours["ink"], 3.4));
    painter.drawEllipse(at);
    painter.setPen(QPen(colours["brassBright"], 2));
    painter.drawEllipse(at);
}

/// The seat's colour in a light ring with a dark edge, so that it is found at a glance.
void TrackFace::paintMarker(QPainter& painter, const QRectF& at) const
{
    const Ink& colours = *ink();
    painter.setPen(QPen(colours["ink"], 1.8));
    painter.setBrush(m_colour);
    painter.drawEllipse(at.adjusted(0.5, 0.5, -0.5, -0.5));
    painter.setPen(QPen(colours["light"], 1.8));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(at.adjusted(3, 3, -3, -3));
}

void CounterFace::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    painter.scale(size.width() / 70, size.height() / 48);
    const QColor colour = colours[m_stock == u"votes" ? QStringLiteral("vote") : m_stock];
    painter.setPen(QPen(colour, 1.5));
    painter.setBrush(mixed(colours["surface"], colour, 0.25));
    painter.drawRoundedRect(QRectF(1, 1, 68, 46), 8, 8);
    const double middle = m_limit > 0 ? 19 : 24;
    colours.paintIcon(painter, m_stock, QRectF(5, middle - 13.5, 27, 27));
    // What it would be, where the seat looks at something that changes it.
    const QColor letters = colours[m_ghost != 0 ? "brassBright" : "text"];
    paintNumber(painter, colours, QRectF(33, middle - 16, 34, 32), m_held + m_ghost, 26,
        m_ghost != 0 && colours["surface"].lightnessF() > 0.5 ? colours["text"] : letters);
    const QColor full = colours[m_stock == u"votes" ? QStringLiteral("vote") : m_stock + "Cube"];
    for (int cube = 0; cube < m_limit; ++cube) {
        const bool ghost = cube >= std::min(m_held, m_held + m_ghost) && cube < std::max(m_held, m_held + m_ghost);
        painter.setPen(QPen(ghost ? colours["text"] : full, ghost ? 1.4 : 1));
        painter.setBrush(cube < m_held ? full : mixed(colours["surface"], colour, 0.12));
        painter.drawRect(QRectF(5.5 + cube * 6, 36.5, 5, 7));
    }
}

void SlotFace::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    painter.scale(size.width() / 70, size.height() / 88);
    const QColor colour = colours[m_slot.colour];
    const QRectF rect(0, 0, 70, 88);
    paintSheet(painter, rect, 8, mixed(colours["surface"], colour, 0.35), colour, 1.6);
    colours.paintIcon(painter, QStringLiteral("production.") + m_slot.colour, QRectF(3, 5, 26, 30));
    paintTallies(painter, colours, {29, 6, 39, 28}, m_slot.total, Amounts::Numbered, 21, "text");
    if (m_atLimit) {
        painter.setPen(QPen(colours["brassBright"], 2));
        painter.drawLine(QPointF(6, 83.5), QPointF(64, 83.5));
        painter.drawLine(QPointF(6, 86.5), QPointF(64, 86.5));
    }

    constexpr int shown = 3;
    const auto count = static_cast<int>(m_slot.provinces.size());
    const int places = std::max(std::min(count, shown), m_slot.limit);
    const double pitch = places > 2 ? 33.0 / (places - 1) : 33;
    for (int place = 0; place < places; ++place) {
        const QRectF card(3 + place * pitch, 40, 31, 42);
        if (place < count) {
            paintProvince(painter, card, m_slot.provinces[place]);
            continue;
        }
        painter.setPen(QPen(mixed(colour, colours["text"], 0.35), 1.2, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(card, 4, 4);
    }
    if (count > shown) {
        painter.setFont(colours.numberFont(15));
        painter.setPen(colours["ink"]);
        painter.drawText(QRectF(36, 42, 30, 16), Qt::AlignCenter, QStringLiteral("+%1").arg(count - shown));
    }
}

/// A province peeks out below with what it adds here.
void SlotFace::paintProvince(QPainter& painter, const QRectF& card, const app::PendulumProvince& province) const
{
    const Ink& colours = *ink();
    static const QStringList order{
        QStringLiteral("brown"), QStringLiteral("red"), QStringLiteral("blue"), QStringLiteral("yellow")};
    paintSheet(painter, card, 4, colours["parchment"], colours["parchmentEdge"], 1);
    painter.save();
    painter.setClipRect(QRectF(card.left() + 2, card.top() + 2, card.width() - 4, 18), Qt::IntersectClip);
    paintLandscape(painter, colours, QRectF(card.left() + 2, card.top() - 2, card.width() - 4, 26), province.id,
        colours[province.background == u"green" ? QStringLiteral("greenGlow") : province.background]);
    painter.restore();
    paintTallies(painter, colours, {card.left() + 1, card.top() + 22, card.width() - 2, 18},
        province.yields.value(order.indexOf(m_slot.colour)), Amounts::Numbered, 17);
}

} // namespace sandglass::pendulum_board
