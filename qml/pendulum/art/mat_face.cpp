// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/mat_face.h"

#include "art/mat_plan.h"
#include "art/paint.h"
#include "art/pieces.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

namespace sandglass::pendulum_board {

using namespace art;

void MatFace::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    painter.scale(m_unit, m_unit);
    const QRectF whole(QPointF(), size / m_unit);
    const MatPlan plan(whole.width(), m_mirrored);
    paintSheet(painter, whole, 14, colours["surface"], colours["matEdge"], 2.5);
    paintBrass(painter, whole.adjusted(4, 4, -4, -4), 11, 1.2, colours);
    // The seat's colour along the edge where its player sits.
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_colour);
    painter.drawRoundedRect(QRectF(20, whole.bottom() - 6, whole.width() - 40, 5), 2.5, 2.5);

    painter.setPen(QPen(colours["line"], 1.2));
    painter.setBrush(colours["hollow"]);
    painter.drawRoundedRect(plan.hand(), 8, 8);
    paintHome(painter, plan);
    paintPortrait(painter, plan);
}

/// An outline for every figure that is out; a dashed one where none was hired yet.
void MatFace::paintHome(QPainter& painter, const MatPlan& plan) const
{
    const Ink& colours = *ink();
    painter.setPen(QPen(colours["line"], 1.2));
    painter.setBrush(colours["hollow"]);
    painter.drawRoundedRect(plan.home(), 8, 8);
    painter.setBrush(Qt::NoBrush);
    for (int place = 0; place < m_homes.size(); ++place) {
        const QRectF spot = plan.home(place).adjusted(2, 2, -2, -1);
        painter.save();
        painter.translate(spot.topLeft());
        painter.scale(spot.width() / 40, spot.height() / 48);
        painter.setPen(QPen(colours["outline"], 1.4, m_homes[place] == 0 ? Qt::DashLine : Qt::SolidLine));
        painter.drawPath(figureOutline(m_homes[place] == 2));
        painter.restore();
    }
}

void MatFace::paintPortrait(QPainter& painter, const MatPlan& plan) const
{
    const Ink& colours = *ink();
    const QRectF rect = plan.portrait();
    const QRectF disc(rect.center().x() - 27, rect.top() + 1, 54, 54);
    paintWhoPlays(painter, disc, m_character, {m_colour, m_emblem}, colours);

    // One line, as large as it fits.
    const QRectF line(rect.left() - 2, rect.bottom() - 20, rect.width() + 4, 20);
    for (double height = 18 * std::min(m_textSize, 1.15); height >= 10; height -= 0.5) {
        painter.setFont(colours.nameFont(height));
        if (painter.boundingRect(line, Qt::AlignCenter | Qt::TextSingleLine, m_name).width() <= line.width())
            break;
    }
    painter.setPen(colours["text"]);
    painter.drawText(line, Qt::AlignCenter | Qt::TextSingleLine,
        painter.fontMetrics().elidedText(m_name, Qt::ElideRight, static_cast<int>(line.width())));
}

} // namespace sandglass::pendulum_board
