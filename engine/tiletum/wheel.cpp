// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/wheel.h"

#include "tiletum/grants.h"
#include "tiletum/king.h"
#include "tiletum/rounds.h"

#include <numeric>

namespace sandglass::tiletum {

int valueAt(const State& state, Action action)
{
    for (int value = 1; value < 6; ++value)
        if (actionAt(state, value) == action)
            return value;
    return 6;
}

void rollDice(Play& play)
{
    State& state = play.state;
    const int drawn = play.cards.seatRules[state.players].diceDrawn;
    for (int i = 0; i < drawn; ++i) {
        int left = std::accumulate(state.bag.begin(), state.bag.end(), 0);
        auto at = static_cast<int>(state.random.below(static_cast<std::uint32_t>(left)));
        int resource = 0;
        while (at >= state.bag[static_cast<std::size_t>(resource)])
            at -= state.bag[static_cast<std::size_t>(resource++)];
        --state.bag[static_cast<std::size_t>(resource)];
        const int value = 1 + static_cast<int>(state.random.below(6));
        ++diceOf(state, resource, value);
        play.tell(EventKind::DieRolled, resource, value);
    }
}

void returnDice(State& state, const CardSet& cards)
{
    state.dice = {};
    state.bag.fill(cards.seatRules[state.players].dicePerColour);
    for (Board& board : state.boards)
        board.dice.clear();
}

Verdict whyNotTake(const State& state, int resource, int value, int as)
{
    const Open kind = state.stack[0].open;
    if (kind != Open::ChooseDie)
        return say(Refusal::DieAlreadyTaken);
    if (state.stack.size() > 1)
        return say(Refusal::FinishInnerFirst, top(state).open);
    if (diceOf(state, resource, value) == 0)
        return say(Refusal::NoSuchDie, resource, value);
    return requireStock(state.me(), Resource::Gold, changePrice * stepsBetween(value, as));
}

namespace {

/// The last two steps of a turn: the die's resources, then its action.
void useDie(Play& play)
{
    State& state = play.state;
    Frame& frame = state.stack[0];
    const Resource resource = state.colour == noColour ? state.die.resource : static_cast<Resource>(state.colour);
    gain(play, state.active, resource, state.die.value);
    const Action action = frame.action;
    const int points = actionPoints(state.die.value)
        + (action == Action::Joker ? 0 : state.me().bonusPoints[static_cast<std::size_t>(action)]);
    play.tell(EventKind::PointsGranted, state.active, action, points);
    frame.open = action == Action::Joker ? Open::ChooseAction : Open::Spend;
    frame.points = static_cast<std::uint8_t>(points);
    if (action != Action::King)
        return;
    frame.points = 0;
    advance(play, state.active, points);
}

} // namespace

void take(Play& play, int resource, int value, int as)
{
    State& state = play.state;
    const int steps = stepsBetween(value, as);
    pay(play, state.active, Resource::Gold, changePrice * steps);
    if (steps > 0)
        play.tell(EventKind::DieChanged, state.active, value, as, changePrice * steps);
    --diceOf(state, resource, value);
    state.die = {static_cast<Resource>(resource), static_cast<std::uint8_t>(as)};
    state.me().dice.push(state.die);
    const Action action = actionAt(state, as);
    play.tell(EventKind::DieTaken, state.active, resource, as, action);
    Frame& frame = state.stack[0];
    frame.open = Open::BonusTile;
    frame.action = action;
    if (state.actionTiles[static_cast<std::size_t>(action)] == noTile)
        useDie(play);
}

Verdict whyNotClaim(const CardSet& cards, const State& state)
{
    const Open kind = state.stack[0].open;
    if (kind == Open::KingTile)
        return mayStore(cards, state.me(), state.kingTile);
    if (kind != Open::BonusTile)
        return say(Refusal::NotAskedNow, Open::BonusTile);
    if (state.stack.size() > 1)
        return say(Refusal::FinishInnerFirst, top(state).open);
    return mayStore(cards, state.me(), state.actionTiles[static_cast<std::size_t>(state.stack[0].action)]);
}

void claim(Play& play)
{
    State& state = play.state;
    if (state.phase == Phase::King)
        return takeKingTile(play);
    TileIndex& tile = state.actionTiles[static_cast<std::size_t>(state.stack[0].action)];
    store(play, state.active, tile);
    tile = noTile;
    useDie(play);
}

Verdict whyNotDecline(const State& state)
{
    const Open kind = state.stack[0].open;
    if (kind != Open::BonusTile && kind != Open::KingTile)
        return say(Refusal::NotAskedNow, Open::BonusTile);
    if (state.stack.size() > 1)
        return say(Refusal::FinishInnerFirst, top(state).open);
    return {};
}

void decline(Play& play)
{
    State& state = play.state;
    if (state.phase == Phase::King)
        return discardKingTile(play);
    play.tell(
        EventKind::TileDeclined, state.active, state.actionTiles[static_cast<std::size_t>(state.stack[0].action)]);
    useDie(play);
}

} // namespace sandglass::tiletum
