// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/rounds.h"

#include "tiletum/contracts.h"
#include "tiletum/fairs.h"
#include "tiletum/grants.h"
#include "tiletum/king.h"
#include "tiletum/scoring.h"
#include "tiletum/solo.h"
#include "tiletum/wheel.h"

namespace sandglass::tiletum {

namespace {

void ask(State& state, int seat, Open kind)
{
    state.active = static_cast<std::uint8_t>(seat);
    state.stack.clear();
    state.stack.push(frameOf(kind));
    ++state.barrier; // another seat's turn, and whatever was revealed on the way to it
}

/// Rulebook "Akční fáze, krok 1": before each of the three turns of everybody, the rightmost hidden token.
void beginCycle(Play& play)
{
    State& state = play.state;
    const std::uint8_t spaces = state.corruption[static_cast<std::size_t>(cycleCount - 1 - state.revealed)];
    ++state.revealed;
    play.tell(EventKind::CorruptionRevealed, spaces);
    corrupt(play, spaces);
    state.turn = 0;
}

void beginTurn(Play& play)
{
    State& state = play.state;
    state.exchanged = 0;
    state.colour = noColour;
    state.die = {};
    ask(state, state.order[state.turn], Open::ChooseDie);
    play.tell(EventKind::TurnBegan, state.active);
}

void setOrder(Play& play)
{
    State& state = play.state;
    state.order = state.king;
    for (int place = 0; place < state.order.size(); ++place)
        play.tell(EventKind::OrderSet, state.order[place], place + 1);
}

/// Rulebook "Fáze úklidu".
void cleanUp(Play& play)
{
    State& state = play.state;
    for (int action = 0; action < actionCount; ++action) {
        TileIndex& tile = state.actionTiles[static_cast<std::size_t>(action)];
        if (tile != noTile)
            continue;
        tile = drawBonusTile(play);
        if (tile != noTile)
            play.tell(EventKind::BonusLaid, tile, action);
    }
    // A new tile beside the king's track after rounds 1 and 2 only (rules note N15; the rulebook mentions the first
    // one).
    if (state.round < 3) {
        state.kingTile = drawBonusTile(play);
        if (state.kingTile != noTile)
            play.tell(EventKind::KingTileLaid, state.kingTile);
    }
    state.random.shuffle(state.corruption);
    state.revealed = 0;
    returnDice(state, play.cards);
    state.rotation = static_cast<std::uint8_t>((state.rotation + 1) % actionCount);
    play.tell(EventKind::WheelTurned);
}

void goOn(Play& play);

/// The rest of the king phase, the fair, and what follows.
void closeRound(Play& play)
{
    State& state = play.state;
    for (const std::uint8_t seat : state.order)
        score(play, seat, state.boards[seat].kingPoints, Line::King);
    setOrder(play);
    returnRedDiscs(play);
    holdFair(play);
    if (state.round == roundCount) {
        state.phase = Phase::Over;
        state.stack.clear();
        ++state.barrier;
        scoreEnd(play);
        play.tell(EventKind::GameEnded);
        return;
    }
    cleanUp(play);
    ++state.round;
    beginRound(play);
}

/// Rulebook "Královská fáze, krok 1": who is furthest takes or discards the tile beside the track.
void beginKingPhase(Play& play)
{
    State& state = play.state;
    state.phase = Phase::King;
    favorAtTheCourt(play);
    for (int seat = 0; seat < state.players; ++seat)
        state.boards[seat].kingPoints = static_cast<std::int16_t>(kingPoints(play.cards, state.boards[seat]));
    const int leader = state.king[0];
    if (state.solo && leader == opponentSeat) {
        opponentLeads(play);
        return closeRound(play);
    }
    if (state.kingTile == noTile) {
        score(play, leader, play.cards.kingLeaderPoints, Line::King);
        return closeRound(play);
    }
    ask(state, leader, Open::KingTile);
    // Outside one's turn no task can make room, so a full storehouse discards the tile at once (doubt Q25).
    if (mayStore(play.cards, state.me(), state.kingTile))
        discardKingTile(play);
}

/// After a turn: whose is next, or which phase. The solo opponent's turns are played on the way.
void goOn(Play& play)
{
    State& state = play.state;
    if (state.turn == state.order.size()) {
        if (++state.cycle == cycleCount)
            return beginKingPhase(play);
        beginCycle(play);
    }
    beginTurn(play);
    if (!state.solo || state.active != opponentSeat)
        return;
    playOpponent(play);
    endTurn(play);
}

} // namespace

void beginRound(Play& play)
{
    State& state = play.state;
    state.phase = Phase::Action;
    state.cycle = 0;
    play.tell(EventKind::RoundBegan, state.round);
    prepareDecrees(play);
    rollDice(play);
    beginCycle(play);
    goOn(play);
}

Verdict whyNotEndTurn(const State& state)
{
    if (state.stack.size() > 1)
        return say(Refusal::FinishInnerFirst, top(state).open);
    if (top(state).open == Open::ChooseDie)
        return say(Refusal::TakeDieFirst);
    if (top(state).open == Open::BonusTile)
        return say(Refusal::AnswerFirst, Open::BonusTile);
    return {};
}

void endTurn(Play& play)
{
    State& state = play.state;
    play.tell(EventKind::TurnEnded, state.active);
    slideContractOffer(play);
    ++state.turn;
    goOn(play);
}

void takeKingTile(Play& play)
{
    State& state = play.state;
    store(play, state.active, state.kingTile);
    state.kingTile = noTile;
    closeRound(play);
}

void discardKingTile(Play& play)
{
    State& state = play.state;
    play.tell(EventKind::TileDeclined, state.active, state.kingTile);
    state.usedTiles.push(state.kingTile);
    state.kingTile = noTile;
    closeRound(play);
}

} // namespace sandglass::tiletum
