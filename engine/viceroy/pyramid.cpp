// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/pyramid.h"

#include "viceroy/laws.h"

#include <algorithm>

namespace sandglass::viceroy {

using core::say;

namespace {

bool inSpan(const Pyramid& pyramid, int level, int column)
{
    return level >= 1 && level <= levelCount && column >= pyramid.left && column <= pyramid.right;
}

std::uint64_t& rowOf(Pyramid& pyramid, int level)
{
    return pyramid.rows[static_cast<std::size_t>(level - 1)];
}
std::uint64_t rowOf(const Pyramid& pyramid, int level)
{
    return pyramid.rows[static_cast<std::size_t>(level - 1)];
}

CardIndex& cellOf(Pyramid& pyramid, int level, int column)
{
    return pyramid.cells[static_cast<std::size_t>(level - 1)][static_cast<std::size_t>(column & 63)];
}

Pyramid& pyramidOf(State& state, Seat seat)
{
    return player(state, seat).pyramid;
}

} // namespace

CardIndex cardAt(const Pyramid& pyramid, int level, int column)
{
    if (!inSpan(pyramid, level, column) || !(rowOf(pyramid, level) & columnBit(column)))
        return noCard;
    return pyramid.cells[static_cast<std::size_t>(level - 1)][static_cast<std::size_t>(column & 63)];
}

std::uint64_t openPlaces(const Pyramid& pyramid, int level)
{
    if (level == 1)
        return columnBit(pyramid.left - 1) | columnBit(pyramid.right + 1);
    const std::uint64_t below = rowOf(pyramid, level - 1);
    return below & std::rotr(below, 1) & ~rowOf(pyramid, level);
}

Places openPlacesFor(const CardSet& cards, const Pyramid& pyramid, CardIndex card)
{
    Places places;
    if (askForPlace(cards[card].effect) != Ask::Place)
        return places;
    const int top = std::min(pyramid.height + 1, isLaw(card) ? highestLawLevel : levelCount);
    for (int level = 1; level <= top; ++level)
        forEachColumn(pyramid, openPlaces(pyramid, level),
            [&](int column) { places.push({static_cast<std::int8_t>(level), static_cast<std::int8_t>(column)}); });
    return places;
}

Verdict whyNoPlace(const Pyramid& pyramid, int level, int column)
{
    if (cardAt(pyramid, level, column) != noCard)
        return say(Refusal::PlaceTaken, level, column);
    if (level == 1) {
        if (column != pyramid.left - 1 && column != pyramid.right + 1)
            return say(Refusal::NotAtEnd, column);
        return std::nullopt;
    }
    if (cardAt(pyramid, level - 1, column) == noCard || cardAt(pyramid, level - 1, column + 1) == noCard)
        return say(Refusal::NoTwoCardsBelow, level, column);
    return std::nullopt;
}

void put(State& state, Seat seat, CardIndex card, int level, int column)
{
    Pyramid& pyramid = pyramidOf(state, seat);
    pyramid.laid.add(card);
    rowOf(pyramid, level) |= columnBit(column);
    cellOf(pyramid, level, column) = card;
    state.level[card] = static_cast<std::uint8_t>(level);
    state.column[card] = static_cast<std::int8_t>(column);
    pyramid.height = std::max(pyramid.height, static_cast<std::uint8_t>(level));
    if (level == 1) {
        pyramid.left = std::min(pyramid.left, static_cast<std::int8_t>(column));
        pyramid.right = std::max(pyramid.right, static_cast<std::int8_t>(column));
    }
}

void takeOut(State& state, Seat seat, CardIndex card)
{
    Pyramid& pyramid = pyramidOf(state, seat);
    const int level = state.level[card];
    const int column = state.column[card];
    pyramid.laid.remove(card);
    rowOf(pyramid, level) &= ~columnBit(column);
    cellOf(pyramid, level, column) = 0;
    state.level[card] = 0;
    state.column[card] = 0;
    while (pyramid.height > 0 && rowOf(pyramid, pyramid.height) == 0)
        --pyramid.height;
    if (level == 1 && column == pyramid.left)
        ++pyramid.left;
    else if (level == 1 && column == pyramid.right)
        --pyramid.right;
}

void exchange(State& state, Seat seat, CardIndex card, CardIndex next)
{
    Pyramid& pyramid = pyramidOf(state, seat);
    const int level = state.level[card];
    const int column = state.column[card];
    pyramid.laid.remove(card);
    pyramid.laid.add(next);
    cellOf(pyramid, level, column) = next;
    state.level[next] = state.level[card];
    state.column[next] = state.column[card];
    state.level[card] = 0;
    state.column[card] = 0;
}

std::optional<Colour> circleOf(const CardSet& cards, const State& state, const Pyramid& pyramid, CardIndex upper)
{
    const int level = state.level[upper];
    if (level < 2)
        return std::nullopt;
    if (state.painted[upper])
        return static_cast<Colour>(state.painted[upper] - 1);
    const int column = state.column[upper];
    const Colour colour = cards[upper].bottom;
    const CardIndex left = cardAt(pyramid, level - 1, column);
    const CardIndex right = cardAt(pyramid, level - 1, column + 1);
    if (cards[left].topRight != colour || cards[right].topLeft != colour)
        return std::nullopt;
    return colour;
}

int recolourPrice(const CardSet& cards, const State& state, const Pyramid& pyramid, CardIndex upper, Colour colour)
{
    const int level = state.level[upper];
    const int column = state.column[upper];
    const CardIndex left = cardAt(pyramid, level - 1, column);
    const CardIndex right = cardAt(pyramid, level - 1, column + 1);
    return (cards[left].topRight != colour) + (cards[right].topLeft != colour) + 2 * (cards[upper].bottom != colour);
}

int tuckedUnder(const State& state, CardIndex card)
{
    return static_cast<int>(std::ranges::count(state.host, static_cast<CardIndex>(card + 1)));
}

bool isFree(const State& state, const Pyramid& pyramid, CardIndex card)
{
    const int level = state.level[card];
    const int column = state.column[card];
    if (cardAt(pyramid, level + 1, column - 1) != noCard || cardAt(pyramid, level + 1, column) != noCard)
        return false;
    if (tuckedUnder(state, card) > 0)
        return false;
    if (level == 1)
        return column == pyramid.left || column == pyramid.right;
    if (level == pyramid.height)
        return true;
    const std::uint64_t row = std::rotr(rowOf(pyramid, level), pyramid.left & 63);
    const int at = column - pyramid.left;
    return std::countr_zero(row) == at || std::bit_width(row) - 1 == at;
}

int adjacentCharacters(const State& state, const Pyramid& pyramid, CardIndex card)
{
    const int level = state.level[card];
    const int column = state.column[card];
    constexpr std::array<std::array<int, 2>, 6> around{{{0, -1}, {0, 1}, {-1, 0}, {-1, 1}, {1, -1}, {1, 0}}};
    int found = 0;
    for (const auto& [up, side] : around) {
        const CardIndex neighbour = cardAt(pyramid, level + up, column + side);
        found += neighbour != noCard && !isLaw(neighbour);
    }
    return found;
}

} // namespace sandglass::viceroy
