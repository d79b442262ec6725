// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lexicon.h"
#include "viceroy/cards.h"
#include "viceroy/state.h"

/// What the numbers in actions, events and refusals mean.
namespace sandglass::viceroy::domains {

using core::Domain;

inline constexpr std::array<std::string_view, 6> bidWords{"blue", "red", "green", "yellow", "attack", "pass"};

inline constexpr Domain seat{.name = "seat", .first = 0, .last = seatCount - 1};
inline constexpr Domain card{.name = "card", .first = 0, .last = cardCount - 1, .cards = true};
inline constexpr Domain colour{.name = "colour", .words = colourWords};
inline constexpr Domain pile{.name = "pile", .words = pileWords};
inline constexpr Domain deck{.name = "deck", .words = deckWords};
inline constexpr Domain token{.name = "token", .words = tokenWords};
inline constexpr Domain option{.name = "option", .words = optionWords};
inline constexpr Domain ask{.name = "ask", .words = askWords};
inline constexpr Domain bid{.name = "bid", .words = bidWords};
/// What may be offered: showing nothing is passing, which is a verb of its own.
inline constexpr Domain offer{.name = "bid", .words = std::span(bidWords).first<5>()};
inline constexpr Domain level{.name = "level", .first = 1, .last = levelCount};
inline constexpr Domain column{.name = "column", .first = -40, .last = 40};
inline constexpr Domain count{.name = "count", .first = 0, .last = 99};
inline constexpr Domain round{.name = "round", .first = 1, .last = 12};
inline constexpr std::array<std::string_view, virtualCount> opponentWords{"first", "second", "third"};
inline constexpr Domain opponent{.name = "opponent", .words = opponentWords};

} // namespace sandglass::viceroy::domains
