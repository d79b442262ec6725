// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/telling.h"
#include "pendulum/pendulum_values.h"

#include <functional>

namespace sandglass::app {

/// Something on its way over the table. Where it sets out and lands is said by the names that things have there.
struct PendulumFlight {
    Q_GADGET
    QML_VALUE_TYPE(pendulumFlight)
    /// What is seen: tallies, card, province.
    Q_PROPERTY(QString picture MEMBER picture)
    Q_PROPERTY(QList<sandglass::app::Tally> tallies MEMBER tallies)
    Q_PROPERTY(sandglass::app::PendulumCard card MEMBER card)
    Q_PROPERTY(sandglass::app::PendulumProvince province MEMBER province)
    Q_PROPERTY(QString from MEMBER from)
    Q_PROPERTY(QString to MEMBER to)
    /// Whose it is, or -1.
    Q_PROPERTY(int seat MEMBER seat)
    /// In milliseconds: when it sets out, and how long it is under way.
    Q_PROPERTY(int after MEMBER after)
    Q_PROPERTY(int lasts MEMBER lasts)
    /// It dissolves where it lands.
    Q_PROPERTY(bool fades MEMBER fades)

public:
    QString picture;
    Tallies tallies;
    PendulumCard card;
    PendulumProvince province;
    QString from;
    QString to;
    int seat = -1;
    int after = 0;
    int lasts = 0;
    bool fades = false;
    /// What is counted only when it lands, and how much of it; -1: nothing.
    int stock = -1;
    int amount = 0;
    /// By its name: what is not seen before it lands.
    QString hides;

    int end() const { return after + lasts; }
    bool operator==(const PendulumFlight&) const = default;
};

/// What a table still shows when the film of a command begins.
struct PendulumBefore {
    std::function<PendulumCard(int number)> stratagem;
    std::function<PendulumCard(int choice)> offered;
    std::function<PendulumProvince(int number)> province;
    /// By seat: the cards on its pile.
    std::function<QList<PendulumCard>(int seat)> pile;
};

/// What one command has set under way: prices to where they are paid, rewards to counters and tracks, cards to the pile
/// and back, provinces, ballots. Seven tenths of a second is the most that somebody's act takes.
QList<PendulumFlight> pendulumFlights(const QList<Telling>& events, const PendulumBefore& before);

} // namespace sandglass::app
