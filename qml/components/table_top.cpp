// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_top.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <cmath>
#include <random>

namespace sandglass::components {

namespace {

constexpr qreal boardHeight = 216; // in units of a 1080-pixel table: five boards
constexpr qreal grainSpacing = 9;

qreal between(std::mt19937& random, qreal least, qreal most)
{
    return least + (most - least) * (static_cast<qreal>(random()) / std::mt19937::max());
}

} // namespace

TableTop::TableTop(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    setOpaquePainting(true);
    connect(this, &TableTop::changed, this, [this] { update(); });
}

void TableTop::paint(QPainter* painter)
{
    painter->fillRect(QRectF(0, 0, width(), height()), m_wood);
    if (m_grain.alpha() > 0)
        paintBoards(*painter);
    paintLight(*painter);
}

void TableTop::paintBoards(QPainter& painter) const
{
    const qreal tall = boardHeight * m_unit;
    std::mt19937 random(7);
    unsigned seed = 1;
    for (qreal top = 0; top < height(); top += tall) {
        const QRectF board(0, top, width(), tall);
        QColor tone = m_grain;
        tone.setAlphaF(static_cast<float>(m_grain.alphaF() * between(random, 0.1, 0.7)));
        painter.fillRect(board, tone);
        paintGrain(painter, board, seed++);
        // The joint: a dark line with a lit edge under it.
        painter.fillRect(QRectF(0, top, width(), 2 * m_unit), m_shade);
        painter.fillRect(QRectF(0, top + 2 * m_unit, width(), m_unit), tone);
    }
}

// Long waves that run with the board and bend around a knot now and then.
void TableTop::paintGrain(QPainter& painter, const QRectF& board, unsigned seed) const
{
    std::mt19937 random(seed);
    const qreal knotX = between(random, 0.1, 0.9) * board.width();
    const qreal knotY = board.center().y() + between(random, -0.2, 0.2) * board.height();
    const qreal reach = 120 * m_unit;
    const qreal phase = between(random, 0, 6.28);
    painter.setBrush(Qt::NoBrush);
    for (qreal y = board.top() + 4 * m_unit; y < board.bottom();
        y += grainSpacing * m_unit * between(random, 0.5, 1.6)) {
        QPainterPath line;
        for (qreal x = 0; x <= board.width() + 24 * m_unit; x += 24 * m_unit) {
            const qreal nearness =
                std::exp(-std::pow((x - knotX) / reach, 2)) * std::exp(-std::pow((y - knotY) / reach, 2));
            const qreal bend = (y < knotY ? -1 : 1) * 26 * m_unit * nearness;
            const qreal wave =
                3 * m_unit * std::sin(x / (310 * m_unit) + phase) + 1.5 * m_unit * std::sin(x / (97 * m_unit) + y);
            const QPointF point(x, y + bend + wave);
            line.isEmpty() && x == 0 ? line.moveTo(point) : line.lineTo(point);
        }
        QColor color = m_grain;
        color.setAlphaF(static_cast<float>(m_grain.alphaF() * between(random, 0.2, 0.9)));
        painter.setPen(QPen(color, m_unit * between(random, 0.6, 1.8)));
        painter.drawPath(line);
    }
}

void TableTop::paintLight(QPainter& painter) const
{
    const QPointF centre(width() / 2, height() * 0.46);
    const qreal reach = std::hypot(width(), height()) / 2;
    QRadialGradient light(centre, reach);
    QColor none = m_glow;
    none.setAlpha(0);
    light.setColorAt(0, m_glow);
    light.setColorAt(0.7, none);
    painter.fillRect(QRectF(0, 0, width(), height()), light);
    QRadialGradient edge(centre, reach);
    none = m_shade;
    none.setAlpha(0);
    edge.setColorAt(0.45, none);
    edge.setColorAt(1, m_shade);
    painter.fillRect(QRectF(0, 0, width(), height()), edge);
}

} // namespace sandglass::components
