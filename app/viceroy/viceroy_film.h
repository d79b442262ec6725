// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/viceroy_values.h"

#include <QtCore/QSizeF>

#include <functional>

// What one command has done, as a film. It is made from what everybody at the table is told, and from nothing else.
namespace sandglass::app {

/// A picture on its way from one thing of the board to another, both by their names: "mat 1/screen".
struct ViceroyFlight {
    Q_GADGET
    QML_VALUE_TYPE(viceroyFlight)
    /// "card", "dealt" (it comes with its back up), "back", "gem", "bid" (a gem with its bidder's emblem), "packet",
    /// "broken", "token", "circle".
    Q_PROPERTY(QString picture MEMBER picture)
    /// Of a card or a colour; of a back: the deck.
    Q_PROPERTY(int number MEMBER number)
    /// What a token is.
    Q_PROPERTY(QList<sandglass::app::Tally> tallies MEMBER tallies)
    Q_PROPERTY(QString from MEMBER from)
    Q_PROPERTY(QString to MEMBER to)
    /// How large it lands, in the plan's units.
    Q_PROPERTY(QSizeF size MEMBER size)
    /// In milliseconds of its cue: when it sets out, how long it is under way, and when it is seen no more (0: to the
    /// cue's end).
    Q_PROPERTY(int after MEMBER after)
    Q_PROPERTY(int lasts MEMBER lasts)
    Q_PROPERTY(int until MEMBER until)
    /// It turns over on its way, so that what it was is no longer seen, or now is.
    Q_PROPERTY(bool turns MEMBER turns)
    /// It dissolves where it lands: behind a screen, or in the reserve.
    Q_PROPERTY(bool fades MEMBER fades)
    /// It is not seen before it sets out.
    Q_PROPERTY(bool sudden MEMBER sudden)
    /// It trembles where it is.
    Q_PROPERTY(bool shakes MEMBER shakes)
    /// A virtual opponent has taken it: it goes with a grey ribbon.
    Q_PROPERTY(bool ribboned MEMBER ribboned)
    /// Whose it is: it lies as that seat sees it; -1: as the middle does.
    Q_PROPERTY(int seat MEMBER seat)

public:
    QString picture{};
    int number = 0;
    Tallies tallies{};
    QString from{};
    QString to{};
    QSizeF size{26, 26};
    int after = 0;
    int lasts = 220;
    int until = 0;
    bool turns = false;
    bool fades = false;
    bool sudden = false;
    bool shakes = false;
    bool ribboned = false;
    int seat = -1;

    bool operator==(const ViceroyFlight&) const = default;
};

/// Where a card of the auction was before, and is now: "plinth 2/above"; nothing, where it is not.
struct AuctionCards {
    std::function<QString(int card)> before;
    std::function<QString(int card)> now;
};
QList<ViceroyFlight> viceroyFlights(const QList<Telling>& events, const AuctionCards& cards);

} // namespace sandglass::app
