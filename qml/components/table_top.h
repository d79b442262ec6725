// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGui/QColor>
#include <QtQmlIntegration/qqmlintegration.h>
#include <QtQuick/QQuickPaintedItem>

namespace sandglass::components {

/// The table itself: boards of wood with their grain, candle light in the middle, darkness at the edges.
/// The same size and colours always give the same picture.
class TableTop : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// The wood's colour.
    Q_PROPERTY(QColor wood MEMBER m_wood NOTIFY changed)
    /// The colour of its grain; transparent paints plain wood.
    Q_PROPERTY(QColor grain MEMBER m_grain NOTIFY changed)
    /// Light in the middle and shade at the edges; transparent paints none.
    Q_PROPERTY(QColor glow MEMBER m_glow NOTIFY changed)
    Q_PROPERTY(QColor shade MEMBER m_shade NOTIFY changed)
    Q_PROPERTY(qreal unit MEMBER m_unit NOTIFY changed)

public:
    explicit TableTop(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

Q_SIGNALS:
    void changed();

private:
    void paintBoards(QImage& picture, qreal unit) const;
    void paintGrain(QImage& picture, const QRectF& board, qreal unit, unsigned seed) const;
    void paintLight(QImage& picture) const;

    QColor m_wood = Qt::black;
    QColor m_grain = Qt::transparent;
    QColor m_glow = Qt::transparent;
    QColor m_shade = Qt::transparent;
    qreal m_unit = 1;
};

} // namespace sandglass::components
