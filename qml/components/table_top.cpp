// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_top.h"

#include <QtGui/QImage>
#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>
#include <random>

namespace sandglass::components {

namespace {

constexpr qreal boardHeight = 216; // in units of a 1080-pixel table: five boards
constexpr qreal grainSpacing = 9;
constexpr qreal grainStep = 24;

qreal between(std::mt19937& random, qreal least, qreal most)
{
    return least + (most - least) * (static_cast<qreal>(random()) / std::mt19937::max());
}

QColor faded(QColor color, qreal share)
{
    color.setAlphaF(static_cast<float>(color.alphaF() * share));
    return color;
}

QRgb blended(QRgb below, const QColor& above, qreal cover)
{
    const qreal share = above.alphaF() * cover;
    const auto mix = [share](int from, int to) { return qRound(from + (to - from) * share); };
    return qRgb(mix(qRed(below), above.red()), mix(qGreen(below), above.green()), mix(qBlue(below), above.blue()));
}

/// A stroke that runs from left to right and hardly rises: each column is covered from above to below, which looks as a
/// painter's stroke does and takes a hundredth of its time.
struct Stroke {
    QImage& picture;
    QColor color;
    qreal width;

    void column(int x, qreal y) const
    {
        const qreal top = std::max(y - width / 2, 0.0);
        const qreal bottom = std::min(y + width / 2, qreal(picture.height()));
        for (int row = static_cast<int>(top); row < bottom; ++row) {
            auto* pixel = reinterpret_cast<QRgb*>(picture.scanLine(row)) + x;
            *pixel = blended(*pixel, color, std::min(bottom, row + 1.0) - std::max(top, qreal(row)));
        }
    }

    void line(QPointF from, QPointF to) const
    {
        const int last = std::min(static_cast<int>(to.x()), picture.width());
        for (int x = static_cast<int>(from.x()); x < last; ++x)
            column(x, from.y() + (to.y() - from.y()) * (x - from.x()) / (to.x() - from.x()));
    }
};

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
    // In the pixels that will be seen, however many of them the screen has for a unit.
    const QSize size(painter->device()->width(), painter->device()->height());
    QImage picture(size, QImage::Format_RGB32);
    picture.fill(m_wood);
    if (m_grain.alpha() > 0)
        paintBoards(picture, m_unit * size.width() / width());
    paintLight(picture);
    painter->resetTransform();
    painter->drawImage(0, 0, picture);
}

void TableTop::paintBoards(QImage& picture, qreal unit) const
{
    const auto fill = [&picture](const QRectF& rect, const QColor& color) { QPainter(&picture).fillRect(rect, color); };
    const qreal tall = boardHeight * unit;
    std::mt19937 random(7);
    unsigned seed = 1;
    for (qreal top = 0; top < picture.height(); top += tall) {
        const QRectF board(0, top, picture.width(), tall);
        const QColor tone = faded(m_grain, between(random, 0.1, 0.7));
        fill(board, tone);
        paintGrain(picture, board, unit, seed++);
        // The joint: a dark line with a lit edge under it.
        fill(QRectF(0, top, picture.width(), 2 * unit), m_shade);
        fill(QRectF(0, top + 2 * unit, picture.width(), unit), tone);
    }
}

// Long waves that run with the board and bend around a knot now and then.
void TableTop::paintGrain(QImage& picture, const QRectF& board, qreal unit, unsigned seed) const
{
    std::mt19937 random(seed);
    const qreal knotX = between(random, 0.1, 0.9) * board.width();
    const qreal knotY = board.center().y() + between(random, -0.2, 0.2) * board.height();
    const qreal reach = 120 * unit;
    const qreal phase = between(random, 0, 6.28);
    for (qreal y = board.top() + 4 * unit; y < board.bottom(); y += grainSpacing * unit * between(random, 0.5, 1.6)) {
        const auto pointAt = [&](qreal x) {
            const qreal nearness =
                std::exp(-std::pow((x - knotX) / reach, 2)) * std::exp(-std::pow((y - knotY) / reach, 2));
            const qreal bend = (y < knotY ? -1 : 1) * 26 * unit * nearness;
            const qreal wave =
                3 * unit * std::sin(x / (310 * unit) + phase) + 1.5 * unit * std::sin(x / (97 * unit) + y / unit);
            return QPointF(x, y + bend + wave);
        };
        const QColor color = faded(m_grain, between(random, 0.2, 0.9));
        const Stroke stroke{picture, color, unit * between(random, 0.6, 1.8)};
        for (qreal x = 0; x < board.width(); x += grainStep * unit)
            stroke.line(pointAt(x), pointAt(x + grainStep * unit));
    }
}

void TableTop::paintLight(QImage& picture) const
{
    QPainter painter(&picture);
    const QPointF centre(picture.width() / 2.0, picture.height() * 0.46);
    const qreal reach = std::hypot(picture.width(), picture.height()) / 2;
    QRadialGradient light(centre, reach);
    light.setColorAt(0, m_glow);
    light.setColorAt(0.7, faded(m_glow, 0));
    painter.fillRect(picture.rect(), light);
    QRadialGradient edge(centre, reach);
    edge.setColorAt(0.45, faded(m_shade, 0));
    edge.setColorAt(1, m_shade);
    painter.fillRect(picture.rect(), edge);
}

} // namespace sandglass::components
