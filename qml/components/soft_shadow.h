// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGui/QColor>
#include <QtQmlIntegration/qqmlintegration.h>
#include <QtQuick/QQuickPaintedItem>

namespace sandglass::components {

/// The soft shadow of a rounded rectangle: give it the piece's geometry, it paints `spread` beyond it on all sides.
/// Painted, because Qt's software renderer has no effects.
class SoftShadow : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY changed)
    Q_PROPERTY(qreal radius MEMBER m_radius NOTIFY changed)
    Q_PROPERTY(qreal spread MEMBER m_spread NOTIFY changed)

public:
    explicit SoftShadow(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

Q_SIGNALS:
    void changed();

private:
    QColor m_color = Qt::black;
    qreal m_radius = 0;
    qreal m_spread = 16;
};

} // namespace sandglass::components
