// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/board_face.h"

#include "art/board_plan.h"
#include "art/paint.h"

#include <QtGui/QPainter>

namespace sandglass::pendulum_board {

using namespace art;

void BoardFace::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    const BoardPlan plan(m_width, {});
    painter.scale(size.width() / m_width, size.height() / BoardPlan::height);
    const QRectF whole(QPointF(), plan.size());
    paintSheet(painter, whole, 16, colours["surface"], colours["matEdge"], 2.5);
    paintBrass(painter, whole.adjusted(4, 4, -4, -4), 13, 1.5, colours);

    const auto hollow = [&](const QRectF& rect, double radius) {
        painter.setPen(QPen(colours["line"], 1.5));
        painter.setBrush(colours["hollow"]);
        painter.drawRoundedRect(rect, radius, radius);
    };
    for (int source = 0; source <= BoardPlan::deck(); ++source)
        hollow(plan.province(source).adjusted(-3, -3, 3, 3), 7);
    hollow(plan.achievement().adjusted(-2, -2, 2, 2), 8);
    hollow(plan.progress(), 10);
    colours.paintIcon(painter, QStringLiteral("begin"), plan.marker(3).adjusted(2, 2, -2, -2));
    paintPrivilege(painter, plan);
}

/// A place's number stands left of its disc, the points that it gives in the council right of it.
void BoardFace::paintPrivilege(QPainter& painter, const BoardPlan& plan) const
{
    const Ink& colours = *ink();
    for (int place = 0; place < m_privilegePoints.size(); ++place) {
        const QRectF spot = plan.privilege(place);
        painter.setPen(QPen(colours["line"], 1.5));
        painter.setBrush(colours["hollow"]);
        painter.drawEllipse(spot.adjusted(-2, -2, 2, 2));
        paintNumber(painter, colours, QRectF(spot.left() - 34, spot.top(), 28, spot.height()), place + 1, 22,
            colours["textSoft"]);
        for (int point = 0; point < m_privilegePoints[place]; ++point)
            colours.paintIcon(
                painter, QStringLiteral("anyPoint"), QRectF(spot.right() + 7 + point * 24, spot.top() + 8, 22, 22));
    }
}

} // namespace sandglass::pendulum_board
