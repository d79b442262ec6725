// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lexicon.h"

#include <array>
#include <cstdint>
#include <string_view>

// The words of Pendulum: what things are called in the state, in commands and in card data.
namespace sandglass::pendulum {

using Word = std::string_view;

/// Everything that is counted: three resources, votes (no resource), and the four victory tracks.
enum class Stock : std::uint8_t { Military, Culture, Gold, Votes, Power, Prestige, Popularity, Legendary };
inline constexpr int stockCount = 8;
inline constexpr int resourceCount = 3;
inline constexpr int trackCount = 3; ///< the long ones; the legendary track is a single step
inline constexpr std::array<Word, stockCount> stockWords{
    "military", "culture", "gold", "votes", "power", "prestige", "popularity", "legendary"};
inline constexpr std::array<Word, resourceCount> resourceWords{"military", "culture", "gold"};
inline constexpr std::array<Word, trackCount> trackWords{"power", "prestige", "popularity"};

constexpr int at(Stock stock)
{
    return static_cast<int>(stock);
}
constexpr int stockOfTrack(int track)
{
    return at(Stock::Power) + track;
}

/// The four production slots along the lower edge of a mat.
inline constexpr int colourCount = 4;
inline constexpr std::array<Word, colourCount> colourWords{"brown", "red", "blue", "yellow"};

enum class Area : std::uint8_t { Purple, Green, Black };
inline constexpr int areaCount = 3;
inline constexpr std::array<Word, areaCount> areaWords{"purple", "green", "black"};

/// A row is an area and its half: area * 2, plus 1 for the bottom one.
inline constexpr int rowCount = 6;
inline constexpr std::array<Word, rowCount> rowWords{
    "purple.top", "purple.bottom", "green.top", "green.bottom", "black.top", "black.bottom"};

/// Five figures of a colour. The second grande waits beside the council board, two regulars beside the mat.
inline constexpr int workerCount = 5;
inline constexpr int regularFirst = 2;
inline constexpr std::array<Word, workerCount> workerWords{"grande1", "grande2", "regular1", "regular2", "regular3"};
constexpr bool isGrande(int worker)
{
    return worker < regularFirst;
}

/// Where a worker can be: row * 8 + frame, row * 8 + 4 + box, or off the board.
namespace spot {
inline constexpr int perRow = 8;
inline constexpr int onBoard = rowCount * perRow;
inline constexpr int mat = 48;
inline constexpr int aside = 49; ///< beside the mat: not in play, may be hired
inline constexpr int council = 50; ///< beside the council board: not in play, may be swapped in
inline constexpr int gone = 51; ///< swapped out, never comes back
constexpr bool isFrame(int spot)
{
    return spot < onBoard && spot % perRow < 4;
}
constexpr bool isBox(int spot)
{
    return spot < onBoard && spot % perRow >= 4;
}
constexpr int row(int spot)
{
    return spot / perRow;
}
constexpr int column(int spot)
{
    return spot % 4;
}
constexpr int frame(int row, int column)
{
    return row * perRow + column;
}
constexpr int box(int row, int column)
{
    return row * perRow + 4 + column;
}
constexpr bool inPlay(int spot)
{
    return spot <= mat;
}
/// The frame's place in masks of all frames.
constexpr int frameBit(int spot)
{
    return row(spot) * 4 + column(spot);
}
} // namespace spot

inline constexpr std::array<Word, 52> spotWords{"purple.top.1", "purple.top.2", "purple.top.3", "purple.top.4",
    "purple.top.box1", "purple.top.box2", "purple.top.box3", "purple.top.box4", "purple.bottom.1", "purple.bottom.2",
    "purple.bottom.3", "purple.bottom.4", "purple.bottom.box1", "purple.bottom.box2", "purple.bottom.box3",
    "purple.bottom.box4", "green.top.1", "green.top.2", "green.top.3", "green.top.4", "green.top.box1",
    "green.top.box2", "green.top.box3", "green.top.box4", "green.bottom.1", "green.bottom.2", "green.bottom.3",
    "green.bottom.4", "green.bottom.box1", "green.bottom.box2", "green.bottom.box3", "green.bottom.box4", "black.top.1",
    "black.top.2", "black.top.3", "black.top.4", "black.top.box1", "black.top.box2", "black.top.box3", "black.top.box4",
    "black.bottom.1", "black.bottom.2", "black.bottom.3", "black.bottom.4", "black.bottom.box1", "black.bottom.box2",
    "black.bottom.box3", "black.bottom.box4", "mat", "aside", "council", "gone"};

enum class Phase : std::uint8_t {
    Opening, ///< placing the first two workers, in privilege order
    Ready, ///< everybody is ready for the round; all timers flip next
    Playing,
    CouncilCalled, ///< still playing, but no timer flips any more
    Rewards, ///< council, step 2: taking rewards in privilege order
    Limit, ///< council, step 3: too many provinces under a slot
    Reposition, ///< council, step 5: moving workers before the next round
    Over,
};
inline constexpr std::array<Word, 8> phaseWords{
    "opening", "ready", "playing", "councilCalled", "rewards", "limit", "reposition", "over"};

/// What a seat may owe an answer to, the most urgent first: a seat's current decision is the lowest set bit.
enum class Decision : std::uint8_t {
    Pay, ///< which resources pay a price in any resources
    Glory, ///< whether surplus points become glory, and from which cubes
    Exchange,
    Swap,
    OnTrack, ///< the one track that takes several points
    Resource,
    Point,
    Claim, ///< legendary point or scroll reward
    Tuck,
    Province,
    Retrieve,
    Recall,
    Promote,
    Again, ///< the second action that a stratagem allows
    Discard,
    Reward,
};
inline constexpr std::array<Word, 16> decisionWords{"pay", "glory", "exchange", "swap", "onTrack", "resource", "point",
    "claim", "tuck", "province", "retrieve", "recall", "promote", "again", "discard", "reward"};

/// Stratagems that change what another action does, played together with it.
namespace with {
inline constexpr int nothing = 0;
inline constexpr int waive = 1; ///< a card that waives the gold
inline constexpr int extra = 2; ///< the card for a second action: the neighbour's, or the same again
} // namespace with
inline constexpr std::array<Word, 4> withWords{"nothing", "waive", "extra", "extra.waive"};

enum class Claim : std::uint8_t { Legendary, Reward };
inline constexpr std::array<Word, 2> claimWords{"legendary", "reward"};
inline constexpr std::array<Word, 2> yesWords{"no", "yes"};

inline constexpr int provinceRow = 4;
inline constexpr int fromDeck = provinceRow; ///< taking the unseen top card instead of one from the row
inline constexpr std::array<Word, 5> sourceWords{"first", "second", "third", "fourth", "deck"};

/// The seven things on the council board: five cards, the grande card, and the point that is always there.
inline constexpr int offerCount = 5;
inline constexpr int grandeChoice = 5;
inline constexpr int pointChoice = 6;
inline constexpr std::array<Word, 7> choiceWords{"first", "second", "third", "fourth", "fifth", "grande", "point"};

enum class CubeFrom : std::uint8_t { Supply, Mat, Nowhere };
inline constexpr std::array<Word, 3> cubeWords{"supply", "mat", "nowhere"};

inline constexpr std::array<Word, 2> paceWords{"timed", "untimed"};

/// The ten sides of the five mats, in the order of the card data.
inline constexpr std::array<Word, 10> characterWords{"champion", "warmonger", "insidious", "tyrant", "briber",
    "insurgent", "implacable", "alchemist", "justicar", "pacifist"};

namespace domain {
using core::Domain;
inline constexpr Domain seat = core::seatDomain;
inline constexpr std::array<Word, 6> onTrackWords{"0", "1", "2", "3", "4", "neutral"};
inline constexpr Domain onTrack{.name = "seat", .words = onTrackWords}; ///< a seat, or the neutral rival
inline constexpr Domain stock{.name = "stock", .words = stockWords};
inline constexpr Domain resource{.name = "stock", .words = resourceWords};
inline constexpr Domain track{.name = "stock", .words = trackWords};
inline constexpr Domain colour{.name = "colour", .words = colourWords};
inline constexpr Domain timer{.name = "timer", .words = areaWords};
inline constexpr Domain row{.name = "row", .words = rowWords};
inline constexpr Domain worker{.name = "worker", .words = workerWords};
inline constexpr Domain spot{.name = "spot", .words = spotWords};
inline constexpr Domain phase{.name = "phase", .words = phaseWords};
inline constexpr Domain decision{.name = "decision", .words = decisionWords};
inline constexpr Domain modifier{.name = "with", .words = withWords};
inline constexpr Domain claim{.name = "claim", .words = claimWords};
inline constexpr Domain yes{.name = "yes", .words = yesWords};
inline constexpr Domain source{.name = "source", .words = sourceWords};
inline constexpr Domain choice{.name = "choice", .words = choiceWords};
inline constexpr Domain cube{.name = "cube", .words = cubeWords};
inline constexpr Domain pace{.name = "pace", .words = paceWords};
inline constexpr Domain character{.name = "character", .words = characterWords};
inline constexpr Domain stratagem{.name = "stratagem", .first = 0, .last = 64, .cards = true};
inline constexpr Domain province{.name = "province", .first = 0, .last = 55, .cards = true};
inline constexpr Domain council{.name = "council", .first = 0, .last = 29, .cards = true};
inline constexpr Domain achievement{.name = "achievement", .first = 0, .last = 9, .cards = true};
inline constexpr Domain amount{.name = "amount", .first = 1, .last = 10};
inline constexpr Domain number{.name = "number", .first = 0, .last = 32000};
} // namespace domain

} // namespace sandglass::pendulum
