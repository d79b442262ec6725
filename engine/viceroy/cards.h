// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hash.h"
#include "core/list.h"
#include "core/problem.h"
#include "viceroy/tokens.h"

#include <expected>
#include <string>

namespace sandglass::viceroy {

enum class RewardKind : std::uint8_t { AnyGems, Cards, Token, Attack, Infinite };

/// One symbol of a reward. `amount` is how many; a Token reward names its token, an Infinite one its colour
/// (anyColour: the player chooses). Attack is apart from the tokens because it goes behind the screen.
struct Reward {
    RewardKind kind;
    std::uint8_t amount;
    Token token;
    std::uint8_t colour;
};

inline constexpr std::uint8_t anyColour = 4;

using Rewards = core::List<Reward, 3>;

/// One row of a character: what that level costs, and what it gives.
struct Row {
    Colour cost;
    Rewards reward;
};

/// What a law does when it is played. What it scores at the end stands apart, in EndCount.
enum class LawEffect : std::uint8_t {
    None,
    ReplaceCard,
    DoubleTokens,
    Barter,
    Summons,
    ReviseCode,
    ChooseOne,
    TuckHand,
    TuckFree,
    StoreGems,
    Archive,
};

/// What a law counts at the end.
enum class EndCount : std::uint8_t {
    Nothing,
    PyramidCards,
    CardsTuckedHere,
    Level,
    Sets,
    GemsHere,
    CirclesAndInfinite,
    AdjacentCharacters,
};

/// What one may choose: of a law, or for the fifth level (rows: the rewards of rows one to three).
enum class Option : std::uint8_t {
    Attack,
    Points,
    AnyGems,
    Cards,
    Defense,
    Infinite,
    Magic,
    Science,
    MagicAndBonus,
    MagicBonus,
    Rows,
};
inline constexpr std::array<std::string_view, 11> optionWords{"attack", "points", "gems", "cards", "defense",
    "infinite", "magic", "science", "magicAndBonus", "magicBonus", "rows"};

struct LawOption {
    Option option;
    Rewards reward;
};

/// A character or a law. A character has four rows; a law has an effect, options, and points at the end.
struct Card {
    Colour topLeft;
    Colour topRight;
    Colour bottom;
    std::array<Row, 4> rows;
    LawEffect effect;
    std::uint8_t amount; ///< of a law's effect: gems of a barter, gems of a treasury, laws returned
    std::uint8_t draws; ///< of a law's effect: laws drawn
    EndCount count;
    std::uint8_t points;
    core::List<LawOption, 3> options;
};

/// The numbers of the rulebook.
struct Rules {
    std::uint8_t gemsOfEachColour;
    std::uint8_t gemsOfEachColourForEachSeat;
    std::uint8_t startGemsOfEachColour;
    std::uint8_t startGemsReturned;
    std::uint8_t largeDeck;
    std::uint8_t startLaws;
    std::uint8_t rounds;
    std::uint8_t auctionRounds;
    std::uint8_t developmentRounds;
    std::uint8_t passGems;
    std::uint8_t fifthLevelPoints;
    std::uint8_t setPoints;
    std::uint8_t attackPenalty;
    std::array<std::uint8_t, tokenCount> tokens; ///< how many the box holds, for showing; they never run out
};

/// Everything that is printed. Plain data: `cards` by index, `price[card][level - 1]` what a level costs in all.
struct CardSet {
    std::array<Card, cardCount> cards{};
    std::array<std::array<Gems, levelCount>, cardCount> price{};
    std::array<std::string, cardCount> ids{};
    CardMask archives{}; ///< the laws under which cards that one takes may be tucked
    Rules rules{};

    const Card& operator[](CardIndex card) const { return cards[card]; }
    std::string_view word(std::string_view domain, int number) const;
    int number(std::string_view domain, std::string_view word) const;
};

std::expected<CardSet, core::Problems> load(const core::DataFiles& files);
core::Hash fingerprint(const CardSet& cards);

} // namespace sandglass::viceroy
