// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hash.h"
#include "core/problem.h"
#include "core/seat.h"
#include "pendulum/purse.h"

#include <expected>
#include <string>

namespace sandglass::pendulum {

inline constexpr int matCount = characterWords.size(); ///< five nobles, each with a basic and an advanced side
inline constexpr int stratagemsAMat = 4;
inline constexpr int ownStratagems = matCount * stratagemsAMat;
inline constexpr int normalRewards = 25;
inline constexpr int finalRewards = 5;
inline constexpr int councilCards = normalRewards + finalRewards;
inline constexpr int provinceCount = 56;
inline constexpr int achievementCount = 10;
inline constexpr int trackSteps = 11; ///< of the timer track of untimed rounds
inline constexpr int maxFrames = 4;

struct Box {
    Cost cost;
    Reward reward;
};

/// One row of an area. On the side for few players a frame may lead to two boxes.
struct BoardRow {
    std::uint8_t frames = 0;
    std::uint8_t boxes = 0;
    bool blocks = false; ///< whether a regular worker is stopped by workers already there
    std::array<std::uint8_t, maxFrames> serves{}; ///< by frame: a bit for each of its boxes
    std::array<Box, maxFrames> box{};
};

struct Board {
    std::string id;
    std::array<BoardRow, rowCount> rows;
    std::array<std::uint8_t, core::maxSeats + 1> points{}; ///< free points of each place on the privilege track
    std::uint32_t frameMask = 0; ///< all frames that exist; spot::frameBit
    std::uint32_t blockMask = 0; ///< those in which a regular worker can be blocked
};

/// One side of a player mat.
struct Mat {
    std::string id;
    std::string noble; ///< whose mat it is; both sides of one mat share it
    bool advanced = false;
    Purse start{};
    std::array<std::uint8_t, trackCount> column{}; ///< where each track begins, on the grid that all mats share
    std::array<Reward, colourCount> production{};
    Cost recover; ///< of taking all played stratagems back
    // Its stratagems with certain powers, as bits of a hand; worked out at load.
    std::uint32_t extraCards = 0; ///< Special::Neighbour or Special::Repeat
    std::uint32_t rushCards = 0;
    std::uint32_t twiceCards = 0;
    std::uint32_t recallCards = 0; ///< those that fetch another one back
    std::uint32_t partnerCards = 0; ///< all that are only played together with something else
};

/// What a card does beyond its cost and reward.
enum class Special : std::uint8_t {
    None,
    Exchange, ///< any number of culture for as much military, or the other way round
    SwapPoint, ///< a point of one track for a point of another
    WaiveGold, ///< with a green or purple action: its gold is not paid
    Neighbour, ///< with an action: the box beside it too
    Repeat, ///< with an action: the same once more
    Rush, ///< a worker straight into a box where the timer stands, production excepted
    AchieveTwice, ///< with an achievement: its choice twice
    AchieveFree, ///< an achievement without its requirement
};
inline constexpr std::array<Word, 9> specialWords{
    "none", "exchange", "swapPoint", "waiveGold", "neighbour", "repeat", "rush", "achieveTwice", "achieveFree"};

/// How surely the data is what is printed.
enum class Certainty : std::uint8_t { Sure, High, Medium, Low };
inline constexpr std::array<Word, 4> certaintyWords{"sure", "high", "medium", "low"};

struct Card {
    std::string id;
    Cost cost;
    Reward reward;
    Special special = Special::None;
    Certainty certainty = Certainty::Sure;
};

enum class CouncilKind : std::uint8_t { Instant, Stratagem, Final };
inline constexpr std::array<Word, 3> councilKindWords{"instant", "stratagem", "final"};

struct CouncilCard : Card {
    CouncilKind kind = CouncilKind::Instant;
};

struct Province {
    std::string id;
    std::string background;
    std::array<Purse, colourCount> yields{};
};

struct Achievement {
    std::string id;
    Cost requirement; ///< to be held, not paid
    Reward reward;
};

/// Everything printed. Numbers in states and commands are positions in these arrays.
/// A stratagem's number: mat * 4 + card for those that characters bring along, 40 + council card for those won.
struct CardSet {
    std::array<Board, 2> boards; ///< for 1 to 3 seats, for 4 and 5
    std::array<core::Millis, areaCount> sand{};
    std::array<std::uint8_t, trackSteps> timerTrack{}; ///< by step: a bit for each timer that flips
    std::uint32_t neutralFrames = 0; ///< blocked in a game of two
    std::uint8_t neutralVotes = 0;
    Reward alwaysThere; ///< the council board's printed reward
    std::uint8_t scrollColumn = 0;
    std::uint8_t lastColumn = 0;
    std::uint8_t resourceLimit = 0;
    std::uint8_t workerLimit = 0;
    std::array<Mat, matCount> mats;
    std::array<Card, ownStratagems> own;
    std::array<CouncilCard, councilCards> council;
    std::array<Province, provinceCount> provinces;
    std::array<Achievement, achievementCount> achievements;
    std::uint32_t waiveCards = 0; ///< council cards that waive gold, as bits of a hand
    core::Hash hash = 0; ///< of the files that all this was read from

    const Board& board(int seats) const { return boards[seats <= 3 ? 0 : 1]; }
    const Card& stratagem(int number) const
    {
        return number < ownStratagems ? own[number] : council[number - ownStratagems];
    }

    std::string_view word(std::string_view domain, int number) const;
    int number(std::string_view domain, std::string_view word) const;
};

/// The files a card set is read from, by name.
inline constexpr std::array<std::string_view, 6> dataFiles{
    "board.json", "mats.json", "stratagems.json", "council.json", "provinces.json", "achievements.json"};

std::expected<CardSet, core::Problems> load(const core::DataFiles& files);
core::Hash fingerprint(const CardSet& cards);

} // namespace sandglass::pendulum
