// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "soft_shadow.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace sandglass::components {

SoftShadow::SoftShadow(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &SoftShadow::changed, this, [this] { update(); });
}

// Layers of one rounded rectangle over the other, each a little smaller, add up to a smooth edge.
void SoftShadow::paint(QPainter* painter)
{
    if (m_color.alpha() == 0 || m_spread <= 0)
        return;
    const int layers = std::clamp(static_cast<int>(std::ceil(m_spread / 2)), 6, 24);
    QColor color = m_color;
    // The layers together reach the wished opacity: 1 - (1 - layer)^layers.
    color.setAlphaF(static_cast<float>(1 - std::pow(1 - m_color.alphaF(), 1.0 / layers)));
    painter->setPen(Qt::NoPen);
    painter->setBrush(color);
    for (int layer = 0; layer < layers; ++layer) {
        const qreal part = static_cast<qreal>(layer) / layers;
        const qreal inset = 2 * m_spread * part * (1 - part / 2);
        const qreal corner = std::max<qreal>(1, m_radius + m_spread - inset);
        painter->drawRoundedRect(
            QRectF(0, 0, width(), height()).adjusted(inset, inset, -inset, -inset), corner, corner);
    }
}

} // namespace sandglass::components
