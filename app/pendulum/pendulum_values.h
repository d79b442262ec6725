// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/values.h"

// What Pendulum's board and mats are drawn from: plain values that are compared, so that only changes are signalled.
namespace sandglass::app {

/// A stratagem or a council reward. `number` is how commands call it; `kind` is its corner mark: own, stratagem,
/// instant, final, grande, point.
struct PendulumCard {
    Q_GADGET
    QML_VALUE_TYPE(pendulumCard)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QList<sandglass::app::Tally> cost MEMBER cost)
    Q_PROPERTY(QList<sandglass::app::Tally> reward MEMBER reward)

public:
    int number = -1;
    QString id;
    QString kind;
    Tallies cost;
    Tallies reward;

    bool operator==(const PendulumCard&) const = default;
};

/// A province; an empty id is an empty place. Yields go by colour: brown, red, blue, yellow.
struct PendulumProvince {
    Q_GADGET
    QML_VALUE_TYPE(pendulumProvince)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString background MEMBER background)

public:
    int number = -1;
    QString id;
    QString background;
    QList<Tallies> yields;

    bool operator==(const PendulumProvince&) const = default;
};

/// One production slot of a mat: what it pays in all, the provinces tucked under it, and how many of them may stay
/// there after a council.
struct PendulumSlot {
    Q_GADGET
    QML_VALUE_TYPE(pendulumSlot)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QList<sandglass::app::Tally> total MEMBER total)
    Q_PROPERTY(int limit MEMBER limit)
    Q_PROPERTY(QList<sandglass::app::PendulumProvince> provinces MEMBER provinces)

public:
    QString colour;
    Tallies total;
    QList<PendulumProvince> provinces;
    int limit = 2;

    bool operator==(const PendulumSlot&) const = default;
};

/// A reward box of the board with the price on its pennant.
struct PendulumBox {
    Q_GADGET
    QML_VALUE_TYPE(pendulumBox)
    Q_PROPERTY(QList<sandglass::app::Tally> cost MEMBER cost)
    Q_PROPERTY(QList<sandglass::app::Tally> reward MEMBER reward)

public:
    Tallies cost;
    Tallies reward;

    bool operator==(const PendulumBox&) const = default;
};

/// One row of an area. `frames` says by frame which boxes it serves, a bit for each; a wide one serves two.
struct PendulumRow {
    Q_GADGET
    QML_VALUE_TYPE(pendulumRow)
    Q_PROPERTY(QList<int> frames MEMBER frames)
    Q_PROPERTY(QList<sandglass::app::PendulumBox> boxes MEMBER boxes)
    Q_PROPERTY(bool open MEMBER open)

public:
    QList<int> frames;
    QList<PendulumBox> boxes;
    bool open = false; ///< any number of workers may share its frames

    bool operator==(const PendulumRow&) const = default;
};

/// The current achievement: what must be held, what it gives, whose octagons lie on it.
struct PendulumAchievement {
    Q_GADGET
    QML_VALUE_TYPE(pendulumAchievement)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QList<sandglass::app::Tally> requirement MEMBER requirement)
    Q_PROPERTY(QList<sandglass::app::Tally> reward MEMBER reward)
    Q_PROPERTY(bool legendary MEMBER legendary)
    Q_PROPERTY(QList<int> seats MEMBER seats)

public:
    QString id;
    Tallies requirement;
    Tallies reward;
    bool legendary = false; ///< the token lies on it
    QList<int> seats;

    bool operator==(const PendulumAchievement&) const = default;
};

/// One seat at the end, in the order of the ranking: what it brought onto the scroll, and what set it above the next.
struct PendulumStanding {
    Q_GADGET
    QML_VALUE_TYPE(pendulumStanding)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(bool winner MEMBER winner)
    Q_PROPERTY(QString reason MEMBER reason)
    /// By long track: its column on the grid that all mats share, and its points on the scroll.
    Q_PROPERTY(QList<int> columns MEMBER columns)
    Q_PROPERTY(QList<int> onScroll MEMBER onScroll)
    Q_PROPERTY(bool legendary MEMBER legendary)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(int glory MEMBER glory)

public:
    int seat = 0;
    int place = 0;
    bool winner = false;
    QString reason;
    QList<int> columns;
    QList<int> onScroll;
    bool legendary = false;
    int points = 0;
    int glory = 0;

    bool operator==(const PendulumStanding&) const = default;
};

} // namespace sandglass::app
