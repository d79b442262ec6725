// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/endgame.h"

#include "viceroy/pyramid.h"

namespace sandglass::viceroy {

using core::index;
using core::say;
using core::seatAt;

bool canRecolour(const CardSet& cards, const State& state, Seat seat)
{
    const Pyramid& pyramid = player(state, seat).pyramid;
    bool can = false;
    forEach(pyramid.laid, [&](CardIndex upper) {
        for (int colour = 0; colour < colourCount && state.level[upper] > 1 && !can; ++colour)
            can = !whyNotRecolour(
                cards, state, seat, state.level[upper], state.column[upper], static_cast<Colour>(colour));
    });
    return can;
}

void beginEnd(Turn& turn)
{
    State& state = turn.state;
    state.phase = Phase::Recolouring;
    state.actor = nobody;
    state.play = {};
    raiseBarrier(state);
    for (int i = 0; i < state.seats; ++i) {
        Player& one = state.players[static_cast<std::size_t>(i)];
        if (!one.hand.empty())
            turn.tell(EventKind::HandDiscarded, i, one.hand.count());
        state.discard = state.discard | one.hand;
        one.hand = {};
        one.handCharacters = 0;
        one.handLaws = 0;
        if (canRecolour(turn.cards, state, seatAt(i)))
            ask(state, seatAt(i), Ask::Recolour);
    }
}

Verdict whyNotRecolour(const CardSet& cards, const State& state, Seat seat, int level, int column, Colour colour)
{
    const Player& owner = player(state, seat);
    const CardIndex upper = level > 1 ? cardAt(owner.pyramid, level, column) : noCard;
    if (upper == noCard)
        return say(Refusal::NoCircle, level, column);
    if (state.painted[upper])
        return say(Refusal::AlreadyRecoloured, level, column);
    const int price = recolourPrice(cards, state, owner.pyramid, upper, colour);
    if (price == 0)
        return say(Refusal::SameColour, colour);
    if (owner.gems[at(colour)] < price)
        return say(Refusal::RecolourTooDear, colour, price);
    return accepted;
}

void recolour(Turn& turn, Seat seat, int level, int column, Colour colour)
{
    State& state = turn.state;
    Player& owner = player(state, seat);
    const CardIndex upper = cardAt(owner.pyramid, level, column);
    const int price = recolourPrice(turn.cards, state, owner.pyramid, upper, colour);
    owner.gems[at(colour)] = static_cast<std::uint8_t>(owner.gems[at(colour)] - price);
    state.reserve[at(colour)] = static_cast<std::uint8_t>(state.reserve[at(colour)] + price);
    state.painted[upper] = static_cast<std::uint8_t>(static_cast<int>(colour) + 1);
    turn.tell(EventKind::Recoloured, index(seat), level, column, colour);
    if (!canRecolour(turn.cards, state, seat))
        answered(state, seat);
}

void doneRecolouring(Turn& turn, Seat seat)
{
    answered(turn.state, seat);
    turn.tell(EventKind::RecolouringDone, index(seat));
}

void finishGame(Turn& turn)
{
    turn.state.phase = Phase::Finished;
    raiseBarrier(turn.state);
    turn.tell(EventKind::GameEnded);
}

} // namespace sandglass::viceroy
