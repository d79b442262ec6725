// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/landscape.h"

#include "art/paint.h"

#include <QtGui/QLinearGradient>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <cmath>

namespace sandglass::pendulum_board {

using namespace art;

namespace {

/// Numbers that follow from a name (FNV-1a, then a linear step a draw).
class Draws {
public:
    explicit Draws(const QString& name)
    {
        for (const char letter : name.toUtf8())
            m_state = (m_state ^ static_cast<unsigned char>(letter)) * 1099511628211ULL;
    }
    /// From 0 up to 1.
    double next()
    {
        m_state = m_state * 6364136223846793005ULL + 1442695040888963407ULL;
        return static_cast<double>(m_state >> 33) / static_cast<double>(1ULL << 31);
    }
    double between(double low, double high) { return low + (high - low) * next(); }

private:
    std::uint64_t m_state = 14695981039346656037ULL;
};

/// A ridge: three waves added up.
QPainterPath ridge(const QRectF& rect, double height, double roughness, Draws& draws)
{
    const double phases[3]{draws.between(0, 6.3), draws.between(0, 6.3), draws.between(0, 6.3)};
    QPainterPath path(rect.bottomLeft());
    for (int i = 0; i <= 32; ++i) {
        const double x = i / 32.0;
        const double wave =
            std::sin(x * 4 + phases[0]) + 0.5 * std::sin(x * 9 + phases[1]) + 0.25 * std::sin(x * 21 + phases[2]);
        path.lineTo(rect.left() + x * rect.width(), rect.top() + rect.height() * (height + roughness * wave));
    }
    path.lineTo(rect.bottomRight());
    path.closeSubpath();
    return path;
}

void paintSky(QPainter& painter, const Ink& ink, const QRectF& rect, const QColor& tint, Draws& draws)
{
    QLinearGradient sky(rect.topLeft(), rect.bottomLeft());
    sky.setColorAt(0, mixed(ink["culture"], ink["light"], 0.45));
    sky.setColorAt(0.6, mixed(tint, ink["light"], 0.7));
    painter.fillRect(rect, sky);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(ink["gold"], ink["light"], 0.35));
    const double size = rect.width() * 0.09;
    painter.drawEllipse(
        QPointF(rect.left() + rect.width() * draws.between(0.2, 0.8), rect.top() + rect.height() * 0.2), size, size);
}

void paintTown(QPainter& painter, const Ink& ink, QPointF foot, double size, Draws& draws)
{
    painter.setPen(QPen(ink["ink"], size * 0.05));
    const int houses = 2 + static_cast<int>(draws.next() * 3);
    for (int i = 0; i < houses; ++i) {
        const double width = size * draws.between(0.22, 0.34);
        const double height = size * draws.between(0.35, 1.0);
        const QRectF wall(foot.x() + (i - houses / 2.0) * size * 0.32, foot.y() - height, width, height);
        painter.setBrush(ink["light"]);
        painter.drawRect(wall);
        painter.setBrush(ink["military"]);
        painter.drawPolygon(QPolygonF(QList<QPointF>{wall.topLeft() + QPointF(-width * 0.15, 0),
            {wall.center().x(), wall.top() - width * 0.9}, wall.topRight() + QPointF(width * 0.15, 0)}));
    }
}

void paintTrees(QPainter& painter, const Ink& ink, const QRectF& rect, Draws& draws)
{
    painter.setPen(Qt::NoPen);
    const int trees = 3 + static_cast<int>(draws.next() * 5);
    for (int i = 0; i < trees; ++i) {
        const QPointF foot(rect.left() + rect.width() * draws.between(0.05, 0.95),
            rect.top() + rect.height() * draws.between(0.8, 0.97));
        const double size = rect.width() * draws.between(0.06, 0.1);
        painter.setBrush(mixed(ink["green"], ink["ink"], draws.between(0.05, 0.35)));
        painter.drawPolygon(QPolygonF(QList<QPointF>{
            foot + QPointF(-size * 0.6, 0), foot + QPointF(0, -size * 2.2), foot + QPointF(size * 0.6, 0)}));
    }
}

} // namespace

void paintLandscape(QPainter& painter, const Ink& ink, const QRectF& rect, const QString& name, const QColor& tint)
{
    Draws draws(name);
    paintSky(painter, ink, rect, tint, draws);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(mixed(ink["inkSoft"], tint, 0.5), ink["light"], 0.35));
    painter.drawPath(ridge(rect, draws.between(0.36, 0.48), draws.between(0.05, 0.1), draws));
    painter.setBrush(mixed(ink["green"], tint, 0.55));
    painter.drawPath(ridge(rect, draws.between(0.54, 0.62), draws.between(0.02, 0.05), draws));
    const bool coast = draws.next() < 0.5;
    paintTown(painter, ink,
        {rect.left() + rect.width() * draws.between(0.3, 0.7), rect.top() + rect.height() * draws.between(0.64, 0.72)},
        rect.width() * draws.between(0.2, 0.3), draws);
    painter.setPen(Qt::NoPen);
    painter.setBrush(coast ? mixed(ink["culture"], ink["light"], 0.3) : mixed(ink["green"], tint, 0.25));
    painter.drawPath(ridge(rect, draws.between(0.76, 0.82), 0.02, draws));
    if (!coast)
        paintTrees(painter, ink, rect, draws);
}

} // namespace sandglass::pendulum_board
