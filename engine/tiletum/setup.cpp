// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/setup.h"

#include "tiletum/rounds.h"
#include "tiletum/solo.h"
#include "tiletum/wheel.h"

#include <algorithm>
#include <numeric>

namespace sandglass::tiletum {

namespace {

constexpr int startPoints = 10;
constexpr int opponentStartPoints = 0;

/// Brings the given values to the front in their order; those that are not there are ignored (arrange() tells of them).
template <class Items>
void bringToFront(Items&& items, const std::vector<int>& first)
{
    auto place = std::begin(items);
    for (const int value : first) {
        const auto found = std::find(place, std::end(items), value);
        if (found == std::end(items))
            continue;
        std::rotate(place, found, found + 1);
        ++place;
    }
}

template <class Items>
void shuffleWith(core::Random& random, Items&& items, const std::vector<int>& first)
{
    random.shuffle(items);
    bringToFront(items, first);
}

/// The tiles of one deck that are used with so many seats, shuffled; the next one to draw is the last.
void fillPile(const CardSet& cards, State& state, core::List<TileIndex, 64>& pile, int begin, int end,
    const std::vector<int>& first)
{
    for (int tile = begin; tile < end; ++tile)
        if (tileAt(cards, tile).players <= state.players)
            pile.push(static_cast<TileIndex>(tile));
    shuffleWith(state.random, pile, first);
    std::reverse(pile.begin(), pile.end());
}

void layWheel(const CardSet& cards, State& state, const Options& options, const Arrangement& fixed)
{
    state.wheel = cards.wheel;
    if (options.shuffledActions)
        state.random.shuffle(state.wheel);
    if (fixed.wheel.size() == actionCount)
        std::ranges::transform(
            fixed.wheel, state.wheel.begin(), [](int action) { return static_cast<Action>(action); });
    const auto drawn = static_cast<std::uint8_t>(state.random.below(actionCount));
    state.rotation = fixed.rotation >= 0 ? static_cast<std::uint8_t>(fixed.rotation) : drawn;
}

void layTiles(const CardSet& cards, State& state, const Arrangement& fixed)
{
    const int contracts = cards.bonusTiles;
    const int characters = contracts + cards.contractTiles;
    fillPile(cards, state, state.bonusPile, 0, contracts, fixed.bonusTiles);
    fillPile(cards, state, state.contractPile, contracts, characters, fixed.contracts);
    fillPile(cards, state, state.characterPile, characters, static_cast<int>(cards.tiles.size()), fixed.characters);
    for (TileIndex& tile : state.actionTiles)
        tile = state.bonusPile.pop();
    state.kingTile = state.bonusPile.pop();
    state.mapTiles.fill(noTile);
    for (std::size_t spot = 0; spot < cards.tileSpots.size(); ++spot)
        if (cards.tileSpots[spot].players <= state.players)
            state.mapTiles[spot] = state.bonusPile.pop();
    for (TileIndex& tile : state.contractOffer)
        tile = state.contractPile.empty() ? noTile : state.contractPile.pop();
    for (TileIndex& tile : state.characterOffer)
        tile = state.characterPile.empty() ? noTile : state.characterPile.pop();
}

void layBoard(const CardSet& cards, State& state, const Arrangement& fixed)
{
    std::array<std::uint8_t, maxCathedrals> costs{};
    std::iota(costs.begin(), costs.end(), std::uint8_t{0});
    shuffleWith(state.random, std::span(costs).first(cards.costs.size()), fixed.costs);
    std::copy_n(costs.begin(), cards.costs.size(), state.costs.begin());

    std::vector<std::uint8_t> fairs(cards.fairs.size());
    std::iota(fairs.begin(), fairs.end(), std::uint8_t{0});
    shuffleWith(state.random, fairs, fixed.fairs);
    std::copy_n(fairs.begin(), roundCount, state.fairs.begin());
    std::vector<std::uint8_t> cities = cards.fairCities;
    shuffleWith(state.random, cities, fixed.fairCities);
    state.fairCities[0] = cards.start;
    std::copy_n(cities.begin(), roundCount - 1, state.fairCities.begin() + 1);

    state.corruption = cards.corruption;
    shuffleWith(state.random, state.corruption, fixed.corruption);
    std::reverse(state.corruption.begin(), state.corruption.begin() + cycleCount);
}

void layPlayerBoards(const CardSet& cards, State& state)
{
    const SeatRules& rules = cards.seatRules[state.players];
    for (Board& board : state.boards) {
        for (auto& rooms : board.rooms)
            rooms.fill(noTile);
        board.coats.fill(noTile);
    }
    const Space& start = cards.spaces[cards.start];
    for (int place = 0; place < state.players; ++place) {
        const std::uint8_t seat = state.order[place];
        Board& board = state.boards[seat];
        const bool opponent = state.solo && seat == opponentSeat;
        board.points = opponent ? opponentStartPoints : startPoints;
        board.lines[static_cast<std::size_t>(Line::Start)] = board.points;
        board.merchant = board.architect = cards.start;
        board.houses = 1u << cards.start;
        board.houseSupply = static_cast<std::uint8_t>(cards.houseSupply);
        board.pillarSupply = static_cast<std::uint8_t>(cards.pillarSupply);
        board.king = static_cast<std::uint8_t>(cards.kingStart);
        state.houseOwner[static_cast<std::size_t>(start.firstHouse + place)] = static_cast<std::uint8_t>(seat + 1);
        if (opponent)
            continue;
        board.resources.fill(1);
        board.resources[static_cast<std::size_t>(Resource::Gold)] = rules.gold[static_cast<std::size_t>(place)];
    }
}

void seatPlayers(State& state, const Options& options, const Arrangement& fixed)
{
    state.solo = options.seats == 1;
    state.players = static_cast<std::uint8_t>(state.solo ? 2 : options.seats);
    const auto drawn = static_cast<int>(state.random.below(state.players));
    const int first = state.solo ? 0 : fixed.first >= 0 ? fixed.first : drawn;
    for (int i = 0; i < state.players; ++i)
        state.order.push(static_cast<std::uint8_t>((first + i) % state.players));
    // Rulebook "Příprava hry" 13: the first seat's disc lies at the bottom of the stack, which is ahead.
    state.king = state.order;
}

void drawChallenges(Play& play, const Options& options, const Arrangement& fixed)
{
    State& state = play.state;
    if (!state.solo)
        return;
    std::array<std::uint8_t, challengeCount> cards{};
    std::iota(cards.begin(), cards.end(), std::uint8_t{0});
    shuffleWith(state.random, cards, fixed.challenges);
    for (int i = 0; i < options.challenges; ++i)
        state.challenges = static_cast<std::uint8_t>(state.challenges | 1u << cards[static_cast<std::size_t>(i)]);
    favorAtTheCourt(play);
}

/// Puts the dice that the caller wants instead of those that were rolled.
void placeDice(const CardSet& cards, State& state, const std::vector<int>& dice)
{
    if (dice.empty())
        return;
    returnDice(state, cards);
    for (const int die : dice) {
        --state.bag[static_cast<std::size_t>(die / 10)];
        ++diceOf(state, die / 10, die % 10);
    }
}

} // namespace

std::expected<State, core::Problem> setup(
    const CardSet& cards, const Options& options, core::Seed seed, const Arrangement& fixed)
{
    if (options.seats < 1 || options.seats > maxPlayers)
        return std::unexpected(core::Problem{"", "", "seats", "expected 1 to 4"});
    if (options.challenges < 0 || options.challenges > challengeCount || (options.challenges > 0 && options.seats > 1))
        return std::unexpected(core::Problem{"", "", "challenges", "expected 0 to 8, and only in a solo game"});
    State state{};
    state.random = core::Random(seed);
    state.round = 1;
    state.decree = noTile;
    state.colour = noColour;
    seatPlayers(state, options, fixed);
    layWheel(cards, state, options, fixed);
    layTiles(cards, state, fixed);
    layBoard(cards, state, fixed);
    layPlayerBoards(cards, state);
    Events events;
    Play play{cards, state, events};
    drawChallenges(play, options, fixed);
    returnDice(state, cards);
    beginRound(play);
    placeDice(cards, state, fixed.dice);
    std::reverse(state.decrees.begin(), state.decrees.end());
    bringToFront(state.decrees, fixed.decrees);
    std::reverse(state.decrees.begin(), state.decrees.end());
    state.barrier = 0;
    return state;
}

} // namespace sandglass::tiletum
