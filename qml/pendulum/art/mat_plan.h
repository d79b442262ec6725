// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>
#include <QtCore/QRectF>
#include <QtQmlIntegration/qqmlintegration.h>

namespace sandglass::pendulum_board {

/// Where everything lies on a mat, seen from its seat, in units. A mat is 250 high and at least 640 wide.
class MatPlan : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(double width MEMBER m_width NOTIFY changed)

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
    Q_INVOKABLE QRectF home(int place) const;
    /// By stock: military, culture, gold, votes.
    QRectF counter(int stock) const;
    Q_INVOKABLE QRectF slot(int colour) const;
    Q_INVOKABLE QRectF hand() const;
    Q_INVOKABLE QRectF discard() const;
    /// The column of buttons at the right.
    Q_INVOKABLE QRectF buttons() const;

signals:
    void changed();

private:
    double m_width = 800;
};

} // namespace sandglass::pendulum_board
