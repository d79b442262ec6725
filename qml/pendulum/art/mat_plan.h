// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QRectF>
#include <QtQmlIntegration/qqmlintegration.h>

namespace sandglass::pendulum_board {

/// Where everything lies on a mat, seen from its seat, in units. A mat is 250 high and at least 640 wide.
class MatPlan : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(double width MEMBER m_width NOTIFY changed)
    Q_PROPERTY(QList<QRectF> homes READ homes NOTIFY changed)
    Q_PROPERTY(QList<QRectF> production READ production NOTIFY changed)
    Q_PROPERTY(QList<QRectF> stocks READ stocks NOTIFY changed)
    Q_PROPERTY(QRectF hand READ hand NOTIFY changed)
    Q_PROPERTY(QRectF discard READ discard NOTIFY changed)
    /// The column of buttons at the right.
    Q_PROPERTY(QRectF buttons READ buttons NOTIFY changed)
    /// Where answers open: over tracks, figures at home and counters.
    Q_PROPERTY(QRectF leaf READ leaf NOTIFY changed)

public:
    static constexpr double height = 250;
    static constexpr int gridColumns = 22;
    static constexpr int scrollColumn = 14;

    explicit MatPlan(QObject* parent = nullptr)
        : QObject(parent)
    {
    }
    explicit MatPlan(double width)
        : m_width(width)
    {
    }

    QRectF portrait() const;
    /// Below the portrait: who sits here.
    QRectF name() const;
    /// The tracks' strip; rows are power, prestige, popularity, legendary.
    QRectF tracks() const;
    QRectF step(int track, int column) const;
    QRectF home(int place) const;
    QList<QRectF> homes() const;
    /// By stock: military, culture, gold, votes.
    QRectF counter(int stock) const;
    /// By stock: where it is counted, on a counter or a track.
    QList<QRectF> stocks() const;
    QRectF slot(int colour) const;
    QList<QRectF> production() const;
    QRectF hand() const;
    QRectF discard() const;
    QRectF buttons() const;
    QRectF leaf() const;

Q_SIGNALS:
    void changed();

private:
    double m_width = 800;
};

} // namespace sandglass::pendulum_board
