// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/dice.h"

#include "art/paint.h"
#include "art/strokes.h"

#include <QtGui/QPainter>

#include <array>

namespace sandglass::tiletum_board {

using namespace art;
using namespace Qt::StringLiterals;

namespace {

constexpr double dieSide = 37;

struct Paint {
    QString good;
    QColor face;
    QColor light;
    QColor pip;
};

QString goodOf(int resource)
{
    static const std::array<const char*, 5> goods{"iron", "food", "gold", "wool", "stone"};
    return QString::fromLatin1(goods[static_cast<std::size_t>(qBound(0, resource, 4))]);
}

Paint paintOf(const Ink& ink, int resource)
{
    const QString name = goodOf(resource);
    // Stone is the dark die, and its pips are light: it must not be taken for wool, which is grey as well.
    if (resource == 4) {
        const QColor face = mixed(ink["stoneDark"], Qt::black, 0.25);
        return {name, face, mixed(face, Qt::white, 0.25), ink["light"]};
    }
    return {name, mixed(ink[name], Qt::black, 0.06), mixed(ink[name], Qt::white, 0.35), ink[name + "Dark"_L1]};
}

void paintBlank(QPainter& painter, const Ink& ink, QPointF middle, const Paint& paint)
{
    const QRectF rect(middle.x() - dieSide / 2, middle.y() - dieSide / 2, dieSide, dieSide);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink["shadow"]);
    painter.drawRoundedRect(rect.translated(0, 2.4), 7, 7);
    painter.setPen(QPen(ink["ink"], 1.2));
    painter.setBrush(paint.face);
    painter.drawRoundedRect(rect, 7, 7);
    painter.setPen(QPen(paint.light, 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(rect.topLeft() + QPointF(7, 1.6), rect.topRight() + QPointF(-7, 1.6));
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(paint.face, paint.light, 0.4));
    painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), 5, 5);
}

} // namespace

QList<QPointF> pipPlaces(int value)
{
    constexpr double far = 0.26;
    constexpr double near = 0.23;
    switch (value) {
    case 1:
        return {{0, 0}};
    case 2:
        return {{-near, -near}, {near, near}};
    case 3:
        return {{-far, -far}, {0, 0}, {far, far}};
    case 4:
        return {{-near, -near}, {near, -near}, {-near, near}, {near, near}};
    case 5:
        return {{-far, -far}, {far, -far}, {0, 0}, {-far, far}, {far, far}};
    default:
        return {{-0.22, -0.28}, {0.22, -0.28}, {-0.22, 0}, {0.22, 0}, {-0.22, 0.28}, {0.22, 0.28}};
    }
}

void DieFace::paint(QPainter& painter, QSizeF size) const
{
    const Ink& colours = *ink();
    painter.scale(size.width() / box, size.height() / box);
    const QPointF middle(box / 2, box / 2);
    const Paint paint = paintOf(colours, m_resource);
    if (m_count > 1)
        paintBlank(painter, colours, middle + QPointF(4, -4), paint);
    paintBlank(painter, colours, middle, paint);
    static constexpr std::array scales{0.88, 0.58, 0.5, 0.52, 0.46, 0.43};
    const double scale = scales[static_cast<std::size_t>(qBound(1, m_value, 6) - 1)];
    const QString good = m_good < 0 ? paint.good : goodOf(m_good);
    for (const QPointF& pip : pipPlaces(m_value))
        paintSign(painter, colours, u"pip."_s + good, middle + pip * dieSide, scale, paint.pip);
    if (m_count < 2)
        return;
    painter.setPen(QPen(colours["brass"], 1.2));
    painter.setBrush(colours["surface"]);
    const QPointF corner(8.5, box - 8.5);
    painter.drawEllipse(corner, 7.6, 7.6);
    paintFigures(painter, colours, corner, m_count, 12, colours["text"]);
}

} // namespace sandglass::tiletum_board
