// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fields.h"
#include "viceroy/turn.h"

#include <deque>
#include <optional>

// The parts of `arrange`; include this in its .cpp files only.
namespace sandglass::viceroy {

/// Cards that nobody has named, in the order in which the set-up dealt them. First all that is named is claimed, then
/// the rest is dealt around it.
class Pool {
public:
    explicit Pool(const State& dealt);

    /// False if somebody else has named it.
    bool claim(CardIndex card);
    /// noCard if none is left.
    CardIndex drawCharacter() { return draw(m_characters); }
    CardIndex drawLaw() { return draw(m_laws); }

private:
    static CardIndex draw(std::deque<CardIndex>& cards);

    std::deque<CardIndex> m_characters;
    std::deque<CardIndex> m_laws;
};

/// What a seat is to be dealt besides what is named for it.
struct SeatWish {
    int characters = 0; ///< in its hand in the end
    int laws = 0;
    bool firstCard = false; ///< a card to begin the pyramid
};

/// What is named for the table; the decks from the top.
struct TableWish {
    std::vector<CardIndex> large{};
    std::vector<CardIndex> small{};
    std::vector<CardIndex> laws{};
    std::optional<int> smallSize{};
    std::optional<int> lawsSize{};
    bool display = false; ///< the caller has set it
};

/// Takes up all that was dealt, and asks nobody.
void clearTable(State& state);

std::vector<std::string_view> idsOf(const CardSet& cards);
/// Every colour that is named; those left out are none.
Gems readGems(core::Fields& fields, const CardSet& cards);
/// The cards of a field, claimed; those that somebody else has named are a problem.
std::vector<CardIndex> claimCards(core::Fields& fields, std::string_view field, const CardSet& cards, Pool& pool);

/// Hand, pyramid with what lies on and under its cards, gems, sealed choice and decision; once phase and round are
/// known.
SeatWish arrangeSeat(core::Fields& fields, const CardSet& cards, State& state, core::Seat seat, Pool& pool);

/// The display, the decks and what has left the game.
TableWish arrangeTable(core::Fields& fields, const CardSet& cards, State& state, Pool& pool);
/// Deals what nobody has named, so that every card is somewhere.
void dealRest(core::Fields& fields, const CardSet& cards, State& state, Pool& pool, const TableWish& table,
    const std::array<SeatWish, seatCount>& seats);

} // namespace sandglass::viceroy
