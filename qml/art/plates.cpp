// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/plates.h"

#include "art/paint.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>

namespace sandglass::art {

void TallyStrip::paint(QPainter& painter, QSizeF size) const
{
    if (!m_icon.isEmpty()) {
        const double side = std::min(size.width(), size.height());
        ink()->paintIcon(
            painter, m_icon, QRectF((size.width() - side) / 2, (size.height() - side) / 2, side, side), m_figure);
        return;
    }
    paintTallies(painter, *ink(), QRectF(QPointF(), size), m_tallies, Amounts::Numbered, size.height(),
        m_onDark ? "text" : "ink");
}

QFont WordFace::fitted(double width) const
{
    const auto sized = [this](double letters) {
        QFont font = ink()->numberFont(letters);
        font.setWeight(QFont::Normal);
        return font;
    };
    for (double letters = m_letters; letters > m_least; letters -= 0.5)
        if (QFontMetricsF(sized(letters)).horizontalAdvance(m_text) <= width)
            return sized(letters);
    return sized(m_least);
}

bool WordFace::isTruncated() const
{
    return ink() && QFontMetricsF(fitted(width())).horizontalAdvance(m_text) > width();
}

void WordFace::paint(QPainter& painter, QSizeF size) const
{
    painter.setFont(fitted(size.width()));
    painter.setPen(m_colour);
    painter.drawText(QRectF(QPointF(), size), Qt::AlignCenter | Qt::TextSingleLine,
        QFontMetricsF(painter.font()).elidedText(m_text, Qt::ElideRight, size.width() + 0.5));
}

void NumberFace::paint(QPainter& painter, QSizeF size) const
{
    QFont font = ink()->numberFont(m_letters);
    if (m_bold)
        font.setBold(true);
    font.setItalic(m_slanted);
    font.setUnderline(m_underlined);
    painter.setFont(font);
    painter.setPen(m_colour);
    painter.drawText(QRectF(QPointF(), size), Qt::AlignCenter, m_text);
}

void Badge::paint(QPainter& painter, QSizeF size) const
{
    const double width = size.height() * 0.07;
    painter.setPen(QPen(m_line, width));
    painter.setBrush(m_fill);
    painter.drawEllipse(QRectF(QPointF(), size).adjusted(width / 2, width / 2, -width / 2, -width / 2));
    paintNumber(painter, *ink(), QRectF(QPointF(), size), m_number, size.height() * 0.72, m_colour);
}

void Glow::paint(QPainter& painter, QSizeF size) const
{
    constexpr int rings = 5;
    painter.setBrush(Qt::NoBrush);
    const QRectF inside(m_reach, m_reach, size.width() - 2 * m_reach, size.height() - 2 * m_reach);
    for (int ring = 1; ring <= rings; ++ring) {
        const double grow = m_reach * ring / rings;
        QColor faint = m_colour;
        faint.setAlphaF(m_colour.alphaF() * 0.34F * (1 - static_cast<float>(ring) / (rings + 1)));
        painter.setPen(QPen(faint, m_reach / rings * 1.6));
        painter.drawRoundedRect(inside.adjusted(-grow, -grow, grow, grow), m_radius + grow, m_radius + grow);
    }
    painter.setPen(QPen(m_edge.isValid() ? m_edge : m_colour, std::max(1.5, m_reach / 3)));
    painter.drawRoundedRect(inside, m_radius, m_radius);
}

void Plate::paint(QPainter& painter, QSizeF size) const
{
    paintSheet(painter, QRectF(QPointF(), size), m_radius, m_fill, m_line, m_lineWidth);
}

} // namespace sandglass::art
