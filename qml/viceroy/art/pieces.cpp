// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/pieces.h"

#include "art/marks.h"
#include "art/paint.h"

#include <QtGui/QPainter>
#include <QtGui/QRadialGradient>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::viceroy_board {

using namespace art;

void GemFace::paint(QPainter& painter, QSizeF size) const
{
    const bool any = m_colour < 0 || m_colour >= colourCount;
    const QString kind = m_infinite ? u"infinite."_s : u"gem."_s;
    const QString icon = any && !m_infinite ? u"gems"_s : kind + colourName(m_colour);
    ink()->paintIcon(painter, icon, QRectF(QPointF(), size));
}

double TokenStrip::widthAt(double height) const
{
    double wide = 0;
    const app::Tallies tokens = laidOut(m_tallies);
    for (const app::Tally& token : tokens)
        wide += tokenWidth(token, height) + 0.12 * height;
    return std::max(0.0, wide - 0.12 * height);
}

void TokenStrip::paint(QPainter& painter, QSizeF size) const
{
    paintTokens(painter, *ink(), m_tallies, QRectF(QPointF(), size), size.height());
}

void CircleDisc::paint(QPainter& painter, QSizeF size) const
{
    const double side = std::min(size.width(), size.height());
    painter.translate(size.width() / 2, size.height() / 2);
    painter.scale(side / 60, side / 60);
    const QColor colour = gemColour(*ink(), m_colour);
    QColor out = gemColour(*ink(), m_colour, Tone::Light);
    QRadialGradient glow(QPointF(), 30);
    out.setAlphaF(0.9F);
    glow.setColorAt(0.6, out);
    glow.setColorAt(0.78, mixed(out, QColor::fromRgbF(out.redF(), out.greenF(), out.blueF(), 0), 0.6));
    out.setAlphaF(0);
    glow.setColorAt(1, out);
    painter.setPen(Qt::NoPen);
    painter.setBrush(glow);
    painter.drawEllipse(QPointF(), 30, 30);

    painter.setBrush(colour);
    painter.setPen(QPen((*ink())["glyph"], 2.2));
    painter.drawEllipse(QPointF(), 20, 20);
    QColor parting = gemColour(*ink(), m_colour, Tone::Dark);
    parting.setAlphaF(0.8F);
    painter.setPen(QPen(parting, 1.2));
    painter.drawLine(QPointF(-19, 0), QPointF(19, 0));
    painter.drawLine(QPointF(0, -19), QPointF(0, 19));
    paintToken(painter, *ink(), {u"gem."_s + colourName(m_colour), 1}, {}, 29);
}

} // namespace sandglass::viceroy_board
