// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGui/QColor>
#include <QtQmlIntegration/qqmlintegration.h>
#include <QtQuick/QQuickPaintedItem>

namespace sandglass::table {

/// A path in SVG's words on a square of `box` units, as large as fits into the item and in its middle.
/// Painted, so that it looks the same with a graphics card and without one, and in a window that was never shown.
class DrawnPath : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString path MEMBER m_path NOTIFY changed)
    Q_PROPERTY(qreal box MEMBER m_box NOTIFY changed)
    /// Inside by the even-odd rule, so that a path in a path is a hole.
    Q_PROPERTY(QColor fill MEMBER m_fill NOTIFY changed)
    Q_PROPERTY(QColor stroke MEMBER m_stroke NOTIFY changed)
    /// The stroke's width, in units of the box.
    Q_PROPERTY(qreal pen MEMBER m_pen NOTIFY changed)

public:
    explicit DrawnPath(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

Q_SIGNALS:
    void changed();

private:
    QString m_path;
    qreal m_box = 100;
    QColor m_fill = Qt::transparent;
    QColor m_stroke = Qt::transparent;
    qreal m_pen = 1;
};

} // namespace sandglass::table
