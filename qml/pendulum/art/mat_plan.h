// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QRectF>
#include <QtQmlIntegration/qqmlintegration.h>

namespace sandglass::pendulum_board {

/// Where everything lies on a mat, seen from its seat, in units. A mat is 248 high and at least 808 wide; what it has
/// more goes to tracks and hand.
class MatPlan : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(double width MEMBER m_width NOTIFY changed)
    /// For a left hand: what lay left lies right. Tracks, slots and counters keep their order.
    Q_PROPERTY(bool mirrored MEMBER m_mirrored NOTIFY changed)
    /// Four places of figures at home, at the corner that is nearest to the middle.
    Q_PROPERTY(QRectF home READ home NOTIFY changed)
    Q_PROPERTY(QList<QRectF> homes READ homes NOTIFY changed)
    Q_PROPERTY(QRectF portrait READ portrait NOTIFY changed)
    Q_PROPERTY(QRectF tracks READ tracks NOTIFY changed)
    Q_PROPERTY(QList<QRectF> production READ production NOTIFY changed)
    /// Below the slot of its colour: votes, military, culture, gold.
    Q_PROPERTY(QList<QRectF> counters READ counters NOTIFY changed)
    Q_PROPERTY(QList<QRectF> stocks READ stocks NOTIFY changed)
    Q_PROPERTY(QRectF hand READ hand NOTIFY changed)
    Q_PROPERTY(QRectF discard READ discard NOTIFY changed)
    /// The column of buttons at the right.
    Q_PROPERTY(QRectF buttons READ buttons NOTIFY changed)
    /// Where answers open: over the tracks; over the hand; over the hand and where tracks begin, for what has many
    /// words.
    Q_PROPERTY(QRectF leafUp READ leafUp NOTIFY changed)
    Q_PROPERTY(QRectF leafHand READ leafHand NOTIFY changed)
    Q_PROPERTY(QRectF leafTall READ leafTall NOTIFY changed)
    /// Where the end is told.
    Q_PROPERTY(QRectF sheet READ sheet NOTIFY changed)

public:
    static constexpr double height = 248;
    static constexpr int gridColumns = 22;
    static constexpr int scrollColumn = 14;

    explicit MatPlan(QObject* parent = nullptr)
        : QObject(parent)
    {
    }
    MatPlan(double width, bool mirrored)
        : m_width(width)
        , m_mirrored(mirrored)
    {
    }

    QRectF home() const;
    QRectF home(int place) const;
    QList<QRectF> homes() const;
    /// With the name below it.
    QRectF portrait() const;
    /// The tracks' strip; rows are power, prestige, popularity, legendary.
    QRectF tracks() const;
    /// A step of a track, in the strip's own coordinates.
    Q_INVOKABLE QRectF step(int track, int column) const;
    QRectF slot(int colour) const;
    QList<QRectF> production() const;
    QList<QRectF> counters() const;
    /// By stock: where it is counted, on a counter or a track.
    QList<QRectF> stocks() const;
    QRectF hand() const;
    QRectF discard() const;
    QRectF buttons() const;
    QRectF leafUp() const;
    QRectF leafHand() const;
    QRectF leafTall() const;
    QRectF sheet() const;

Q_SIGNALS:
    void changed();

private:
    QRectF placed(const QRectF& rect) const;
    /// The column of a colour's slot and counter, from the hand's side.
    int columnOf(int colour) const { return m_mirrored ? 3 - colour : colour; }

    double m_width = 808;
    bool m_mirrored = false;
};

} // namespace sandglass::pendulum_board
