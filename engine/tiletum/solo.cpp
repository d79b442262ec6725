// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/solo.h"

#include "tiletum/contracts.h"
#include "tiletum/king.h"
#include "tiletum/wheel.h"

#include <algorithm>

namespace sandglass::tiletum {

namespace {

constexpr int courtPoints = 5; ///< the space that Favor at the Court lifts him to

void takeBonusTile(Play& play, Action sector)
{
    State& state = play.state;
    TileIndex& tile = state.actionTiles[static_cast<std::size_t>(sector)];
    if (tile == noTile)
        return;
    const Tile& item = tileAt(play.cards, tile);
    if (item.type == TileType::Helper) {
        play.tell(EventKind::TileTaken, opponentSeat, tile);
        opponentTakesHelper(play, item);
        state.usedTiles.push(tile);
        tile = noTile;
    } else if (keeps(play.cards, state, tile)) {
        store(play, opponentSeat, tile);
        // Very Special Friends: it is one of his contracts at once, for nothing, and brings no points of its own.
        if (item.type == TileType::Contract && challenged(state, Challenge::VerySpecialFriends))
            adoptContract(play, opponentSeat, tile);
        tile = noTile;
    }
}

} // namespace

bool inDeck(const CardSet& cards, const State& state, const Decree& decree)
{
    return decree.always
        || std::ranges::any_of(state.fairs, [&](std::uint8_t fair) { return cards.fairs[fair].fair == decree.fair; });
}

void prepareDecrees(Play& play)
{
    State& state = play.state;
    if (!state.solo || state.round % 2 == 0)
        return;
    state.decrees.clear();
    for (std::size_t i = 0; i < play.cards.decrees.size(); ++i)
        if (inDeck(play.cards, state, play.cards.decrees[i]))
            state.decrees.push(static_cast<std::uint8_t>(i));
    state.random.shuffle(state.decrees);
}

void playOpponent(Play& play)
{
    State& state = play.state;
    Board& board = state.boards[opponentSeat];
    state.decree = state.decrees.pop();
    const Decree& decree = play.cards.decrees[state.decree];
    const DieChoice choice = chooseDie(play.cards, state, decree);
    play.tell(EventKind::DecreeTurned, state.decree, choice.row);
    for (int row = 0; row < choice.failed.size(); ++row)
        play.tell(EventKind::RowFailed, row + 1, choice.failed[row]);
    --diceOf(state, choice.resource, choice.value);
    state.die = {static_cast<Resource>(choice.resource), static_cast<std::uint8_t>(choice.value)};
    board.dice.push(state.die);
    const Action sector = actionAt(state, choice.value);
    play.tell(EventKind::DieTaken, opponentSeat, choice.resource, choice.value, sector);
    takeBonusTile(play, sector);
    const int extra = challenged(state, Challenge::DeepCoffers);
    gain(play, opponentSeat, state.die.resource, choice.value + extra);
    const int points = actionPoints(choice.value) + board.bonusPoints[static_cast<std::size_t>(choice.action)];
    play.tell(EventKind::PointsGranted, opponentSeat, choice.action, points);
    // Ready for Action, our reading: the marker of a coat that he gains goes to the action he is doing.
    const int coatsBefore = count(board.families);
    doOpponentAction(play, choice.action, points);
    if (challenged(state, Challenge::ReadyForAction)) {
        constexpr std::array<std::uint8_t, 5> markers{3, 2, 2, 1, 1};
        std::uint8_t& bonus = board.bonusPoints[static_cast<std::size_t>(choice.action)];
        for (int coats = coatsBefore; coats < count(board.families) && state.opponentTokens < markers.size(); ++coats)
            bonus = static_cast<std::uint8_t>(bonus + markers[state.opponentTokens++]);
    }
    doOpponentTasks(play);
}

void opponentTakesHelper(Play& play, const Tile& helper)
{
    const State& state = play.state;
    const Effect& effect = helper.effect;
    const int points = effect.actionPoints + effect.addPoints;
    if (challenged(state, Challenge::VerySpecialFriends) && (effect.activate || effect.colour))
        gain(play, opponentSeat, Resource::Gold, 5);
    if (challenged(state, Challenge::ResourcefulClergy)) {
        for (int i = 0; i < resourceCount; ++i)
            gain(play, opponentSeat, static_cast<Resource>(i), effect.gain[static_cast<std::size_t>(i)]);
        gain(play, opponentSeat, Resource::Gold, effect.resources); // of any kind: gold serves as any for him
        score(play, opponentSeat, effect.points, Line::Tiles);
    }
    if (challenged(state, Challenge::WhispersInTheKingsEar) && points > 0)
        advance(play, opponentSeat, 1);
    if (challenged(state, Challenge::EcclesiasticalIncome))
        score(play, opponentSeat, effect.action == Action::Joker && effect.actionPoints > 0 ? 1 : points, Line::Tiles);
}

bool keeps(const CardSet& cards, const State& state, int tile)
{
    const TileType type = tileAt(cards, tile).type;
    return (type == TileType::Coat || type == TileType::Contract) && !mayStore(cards, state.boards[opponentSeat], tile);
}

void opponentLeads(Play& play)
{
    State& state = play.state;
    if (state.kingTile != noTile) {
        play.tell(EventKind::TileDeclined, opponentSeat, state.kingTile);
        state.usedTiles.push(state.kingTile);
        state.kingTile = noTile;
    }
    score(play, opponentSeat, play.cards.kingLeaderPoints, Line::King);
}

void favorAtTheCourt(Play& play)
{
    State& state = play.state;
    if (!state.solo || !challenged(state, Challenge::FavorAtTheCourt))
        return;
    const auto& track = play.cards.kingTrack;
    const auto space = std::ranges::find(track, courtPoints, &KingSpace::points);
    if (space != track.end())
        advance(
            play, opponentSeat, std::max(0, static_cast<int>(space - track.begin()) - state.boards[opponentSeat].king));
}

int opponentFairPoints(const State& state, int each)
{
    return each * state.round;
}

int opponentFinalPoints(const Board& board)
{
    return board.contracts.size() * count(board.cathedrals);
}

} // namespace sandglass::tiletum
