// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

namespace sandglass::viceroy {

using core::Seat;

/// A card is its number less one: characters 0 to 63, laws 64 to 87. Numbers order nearly everything in this game.
using CardIndex = std::uint8_t;

inline constexpr int characterCount = 64;
inline constexpr int cardCount = 88;
inline constexpr int colourCount = 4;
inline constexpr int seatCount = 4;
inline constexpr int levelCount = 5;
inline constexpr int highestLawLevel = 4;
inline constexpr int virtualCount = 3;
inline constexpr int startCharacters = 2; ///< that stay with a seat, however many it was dealt

inline constexpr CardIndex noCard = 0xFF;
inline constexpr CardIndex unknownCard = 0xFE; ///< in a view: a card that the viewer may not know

enum class Colour : std::uint8_t { Blue, Red, Green, Yellow };
inline constexpr std::array<std::string_view, colourCount> colourWords{"blue", "red", "green", "yellow"};

/// The two places at an auction card: cards that were left over lie above it, new ones below.
enum class Pile : std::uint8_t { Above, Below };
inline constexpr std::array<std::string_view, 2> pileWords{"above", "below"};

enum class Deck : std::uint8_t { Small, Laws };
inline constexpr std::array<std::string_view, 2> deckWords{"small", "laws"};

constexpr std::size_t at(Colour colour)
{
    return static_cast<std::size_t>(colour);
}

constexpr bool isLaw(CardIndex card)
{
    return card >= characterCount;
}

/// So many of each colour.
using Gems = std::array<std::uint8_t, colourCount>;

constexpr int total(const Gems& gems)
{
    return gems[0] + gems[1] + gems[2] + gems[3];
}

/// Whether every colour of `price` is covered.
constexpr bool covers(const Gems& gems, const Gems& price)
{
    return gems[0] >= price[0] && gems[1] >= price[1] && gems[2] >= price[2] && gems[3] >= price[3];
}

/// A set of cards, one bit each.
struct CardMask {
    std::array<std::uint64_t, 2> words{};

    constexpr bool has(int card) const { return words[card >> 6] >> (card & 63) & 1; }
    constexpr void add(int card) { words[card >> 6] |= std::uint64_t{1} << (card & 63); }
    constexpr void remove(int card) { words[card >> 6] &= ~(std::uint64_t{1} << (card & 63)); }
    constexpr bool empty() const { return (words[0] | words[1]) == 0; }
    constexpr int count() const { return std::popcount(words[0]) + std::popcount(words[1]); }
    /// The card with the lowest number; the mask must not be empty.
    constexpr CardIndex lowest() const
    {
        return static_cast<CardIndex>(words[0] ? std::countr_zero(words[0]) : 64 + std::countr_zero(words[1]));
    }

    constexpr bool operator==(const CardMask&) const = default;
    friend constexpr CardMask operator&(const CardMask& a, const CardMask& b)
    {
        return {{a.words[0] & b.words[0], a.words[1] & b.words[1]}};
    }
    friend constexpr CardMask operator|(const CardMask& a, const CardMask& b)
    {
        return {{a.words[0] | b.words[0], a.words[1] | b.words[1]}};
    }
};

/// Calls `visit(card)` for every card of the mask, in ascending order of numbers.
template <class Visit>
constexpr void forEach(const CardMask& mask, Visit&& visit)
{
    for (int word = 0; word < 2; ++word)
        for (std::uint64_t bits = mask.words[static_cast<std::size_t>(word)]; bits; bits &= bits - 1)
            visit(static_cast<CardIndex>(word * 64 + std::countr_zero(bits)));
}

} // namespace sandglass::viceroy
