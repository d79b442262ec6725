// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/pendulum_values.h"

#include <QtCore/QObject>
#include <QtCore/QRectF>
#include <QtCore/QSizeF>

namespace sandglass::pendulum_board {

/// Where everything lies on the board, in its own units: 1600 × 525. Painters and fingers use the same plan.
class BoardPlan : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<sandglass::app::PendulumRow> rows MEMBER m_rows NOTIFY rowsChanged)
    Q_PROPERTY(QSizeF size READ size CONSTANT)
    /// By spot: its frame or box; empty where the board has none. The spot after the last one is home.
    Q_PROPERTY(QList<QRectF> spots READ spots NOTIFY rowsChanged)
    Q_PROPERTY(int home READ home CONSTANT)
    /// The row of provinces, and after them the deck.
    Q_PROPERTY(QList<QRectF> provinces READ provinces CONSTANT)
    Q_PROPERTY(int deck READ deck CONSTANT)

public:
    using QObject::QObject;

    static QSizeF size() { return {1600, 525}; }
    static int home() { return 48; }
    static int deck() { return 4; }
    QList<QRectF> spots() const;
    static QList<QRectF> provinces();

    static QRectF area(int area);
    Q_INVOKABLE static QRectF row(int row);
    /// Where the area's glass stands when it is in that row.
    Q_INVOKABLE static QRectF glass(int row);
    QRectF spot(int spot) const { return spotOf(m_rows, spot); }
    /// The spot under a point, or -1.
    Q_INVOKABLE int spotAt(QPointF at) const;
    static QRectF spotOf(const QList<app::PendulumRow>& rows, int spot);
    static QRectF pennant(int row, int box);
    /// Where the n-th of so many figures stands in a spot.
    Q_INVOKABLE static QPointF standIn(const QRectF& rect, int place, int crowd);
    /// 0 to 3 in the row, 4 the deck.
    Q_INVOKABLE static QRectF province(int source);
    Q_INVOKABLE static QRectF achievement();
    Q_INVOKABLE static QRectF privilege(int place);
    Q_INVOKABLE static QRectF marker(int marker);
    Q_INVOKABLE static QRectF round(int round);
    /// The council's table, which lies over the areas while it meets, and its seven offers. For who sits at the right
    /// each is turned about its own middle.
    Q_INVOKABLE static QRectF council();
    Q_INVOKABLE static QRectF offer(int choice, bool fromTheSide = false);

Q_SIGNALS:
    void rowsChanged();

private:
    QList<app::PendulumRow> m_rows;
};

} // namespace sandglass::pendulum_board
