// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/pendulum_values.h"

#include <QtCore/QObject>
#include <QtCore/QRectF>
#include <QtCore/QSizeF>

namespace sandglass::pendulum_board {

/// Where everything lies on the board, in its own units: 500 high, and 1616 wide, or 1888 where nobody sits at the
/// table's end. Painters and fingers use the same plan.
class BoardPlan : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(double width MEMBER m_width NOTIFY changed)
    Q_PROPERTY(QList<sandglass::app::PendulumRow> rows MEMBER m_rows NOTIFY changed)
    Q_PROPERTY(QSizeF size READ size NOTIFY changed)
    /// By spot: its frame or box; empty where the board has none. The spot after the last one is home.
    Q_PROPERTY(QList<QRectF> spots READ spots NOTIFY changed)
    Q_PROPERTY(int home READ home CONSTANT)
    /// The row of provinces, and after them the deck.
    Q_PROPERTY(QList<QRectF> provinces READ provinces NOTIFY changed)
    Q_PROPERTY(int deck READ deck CONSTANT)
    Q_PROPERTY(QRectF achievement READ achievement NOTIFY changed)
    /// Which round it is, how many purple flips are left of it, and the bell that they ring.
    Q_PROPERTY(QRectF progress READ progress NOTIFY changed)
    Q_PROPERTY(QRectF steps READ steps NOTIFY changed)
    /// The council's field, which lies over the areas while it meets.
    Q_PROPERTY(QRectF council READ council NOTIFY changed)

public:
    static constexpr double height = 500;
    static constexpr double narrow = 1616;

    explicit BoardPlan(QObject* parent = nullptr)
        : QObject(parent)
    {
    }
    BoardPlan(double width, const QList<app::PendulumRow>& rows)
        : m_width(width)
        , m_rows(rows)
    {
    }

    QSizeF size() const { return {m_width, height}; }
    static int home() { return 48; }
    static int deck() { return 4; }
    QList<QRectF> spots() const;
    QList<QRectF> provinces() const;

    Q_INVOKABLE QRectF area(int area) const;
    Q_INVOKABLE QRectF row(int row) const;
    /// Where the area's glass stands when it is in that row.
    Q_INVOKABLE QRectF glass(int row) const;
    QRectF spot(int spot) const;
    /// The area of a spot; home is in none, and counts as the first.
    Q_INVOKABLE static int areaOf(int spot) { return spot < home() ? spot / 16 : 0; }
    /// The spot under a point, or -1.
    Q_INVOKABLE int spotAt(QPointF at) const;
    QRectF pennant(int row, int box) const;
    /// Across the upper edge of a frame: the bar that closes it, or the gap where it is open.
    QRectF latch(int spot) const;
    /// Where the n-th of so many figures stands in a spot.
    Q_INVOKABLE static QPointF standIn(const QRectF& rect, int place, int crowd);
    /// How large each of so many is there, so that none lies over another; 1: as large as anywhere.
    Q_INVOKABLE static double sizeIn(const QRectF& rect, int crowd);
    /// 0 to 3 in the row, 4 the deck.
    Q_INVOKABLE QRectF province(int source) const;
    QRectF achievement() const;
    Q_INVOKABLE QRectF privilege(int place) const;
    QRectF progress() const;
    Q_INVOKABLE QRectF marker(int marker) const;
    /// Where the timer track of a round without running sand lies, over the purple flips.
    QRectF steps() const;
    Q_INVOKABLE QRectF round(int round) const;
    QRectF council() const;
    /// The council's seven offers. For who sits at the right each is smaller, and turned about its own middle.
    Q_INVOKABLE QRectF offer(int choice, bool fromTheSide = false) const;

    /// At the end the board is one great scroll: where a track has a column of the grid that all mats share.
    Q_INVOKABLE QPointF racePoint(int track, int column) const;
    QRectF scroll() const;
    /// In a council, by place in the order: an entry of the ribbon that faces the near side, or the far one.
    Q_INVOKABLE QRectF ribbonEntry(int place, int count, bool far) const;
    /// The five steps of a council, at the field's left end or its right one.
    Q_INVOKABLE QRectF councilStep(int step, bool right) const;

Q_SIGNALS:
    void changed();

private:
    bool isWide() const { return m_width > narrow; }
    QRectF box(int row, int box) const;

    double m_width = narrow;
    QList<app::PendulumRow> m_rows;
};

} // namespace sandglass::pendulum_board
