// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/cards.h"
#include "viceroy/refusals.h"
#include "viceroy/state.h"

#include <optional>

/// The geometry of pyramids: where cards lie, may lie, touch each other and make circles. No costs, no rewards.
namespace sandglass::viceroy {

constexpr std::uint64_t columnBit(int column)
{
    return std::uint64_t{1} << (column & 63);
}

/// The card on this place, or noCard. Any level and column may be asked for.
CardIndex cardAt(const Pyramid& pyramid, int level, int column);

/// The places of a level where a card could be laid, as bits of columns. Rulebook: the first level grows only at its
/// two ends; a card of a higher level lies over two touching cards.
std::uint64_t openPlaces(const Pyramid& pyramid, int level);

/// Calls `visit(column)` for every bit of a row or of openPlaces, in ring order.
template <class Visit>
void forEachColumn(const Pyramid& pyramid, std::uint64_t columns, Visit&& visit)
{
    const int base = pyramid.left - 1;
    for (std::uint64_t bits = std::rotr(columns, base & 63); bits; bits &= bits - 1)
        visit(base + std::countr_zero(bits));
}

/// A place of a pyramid.
struct Place {
    std::int8_t level;
    std::int8_t column;

    bool operator==(const Place&) const = default;
};
using Places = core::Batch<Place, 256>;

/// The places that the rules leave open to this card, whatever the purse: what may be shown to everybody, since what
/// can be paid would tell the gems behind the screen. None for a law that takes another card's place.
Places openPlacesFor(const CardSet& cards, const Pyramid& pyramid, CardIndex card);

/// Why no card can be laid there, whatever it costs; nothing if one can.
Verdict whyNoPlace(const Pyramid& pyramid, int level, int column);

void put(State& state, Seat seat, CardIndex card, int level, int column);
/// Takes out a card that nothing lies upon; on the first level, one of its ends.
void takeOut(State& state, Seat seat, CardIndex card);
/// Puts `next` exactly where `card` lies.
void exchange(State& state, Seat seat, CardIndex card, CardIndex next);

/// The colour of the circle that this card closes with the two cards below it, if all four segments have one colour.
/// At the end of the game, a circle has the colour that it was given by recolouring.
std::optional<Colour> circleOf(const CardSet& cards, const State& state, const Pyramid& pyramid, CardIndex upper);

/// How many gems of that colour it takes to give the circle below `upper` that colour: one a segment, and the half
/// circle of the upper card has two.
int recolourPrice(const CardSet& cards, const State& state, const Pyramid& pyramid, CardIndex upper, Colour colour);

int tuckedUnder(const State& state, CardIndex card);

/// Rulebook: an outermost card of a row, or a card of the topmost level, with nothing over it and nothing tucked
/// under it. On the first level only the ends are free, also where it is the topmost: taking out a card from its
/// middle would tear the row apart, and the rulebook lets a first level grow at its ends only.
bool isFree(const State& state, const Pyramid& pyramid, CardIndex card);

/// Characters that touch this card: beside it, and half above and half below it on the neighbouring levels.
int adjacentCharacters(const State& state, const Pyramid& pyramid, CardIndex card);

} // namespace sandglass::viceroy
