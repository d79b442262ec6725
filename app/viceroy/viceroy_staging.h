// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/telling.h"

namespace sandglass::app {

// Of the moment when all bids, or all cards, are opened: one holds one's breath, the seals break, the gems glide.
inline constexpr int breath = 400;
inline constexpr int breaking = 300;
inline constexpr int glide = 220;

/// A gem that lies at its plinth until its colour is settled. Virtual opponents are bidders from 4 on.
struct LyingBid {
    int bidder = 0;
    int colour = 0;

    bool operator==(const LyingBid&) const = default;
};

inline constexpr int attackBid = 4;
inline constexpr int passBid = 5;

/// Who it is about; -1: nobody.
int bidderOf(const Telling& event);
/// What a bid was: a colour, an attack token, nothing; -1 of other events.
int shownBid(const Telling& event);

/// How long the cues are, by their words; beside words of events those that `stagedViceroy` puts in.
QVariantMap viceroyCueLengths();

/// The same events with cues for what happens in one beat: all bids open together, four cards are turned over one after
/// the other. Each cue carries the bids that still lie at their plinths (`lying`), and the cards of the auction that
/// are still where they were (`waiting`).
QList<Telling> stagedViceroy(const QList<Telling>& events);

} // namespace sandglass::app

Q_DECLARE_METATYPE(sandglass::app::LyingBid)
