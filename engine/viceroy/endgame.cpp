// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/endgame.h"

#include "viceroy/pyramid.h"

namespace sandglass::viceroy {

using core::index;
using core::say;
using core::seatAt;

bool canRecolor(const CardSet& cards, const State& state, Seat seat)
{
    const Pyramid& pyramid = player(state, seat).pyramid;
    bool can = false;
    forEach(pyramid.laid, [&](CardIndex upper) {
        for (int color = 0; color < colorCount && state.level[upper] > 1 && !can; ++color)
            can =
                !whyNotRecolor(cards, state, seat, state.level[upper], state.column[upper], static_cast<Color>(color));
    });
    return can;
}

void beginEnd(Turn& turn)
{
    State& state = turn.state;
    state.phase = Phase::Recoloring;
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
        if (canRecolor(turn.cards, state, seatAt(i)))
            ask(state, seatAt(i), Ask::Recolor);
    }
}

Verdict whyNotRecolor(const CardSet& cards, const State& state, Seat seat, int level, int column, Color color)
{
    const Player& owner = player(state, seat);
    const CardIndex upper = level > 1 ? cardAt(owner.pyramid, level, column) : noCard;
    if (upper == noCard)
        return say(Refusal::NoCircle, level, column);
    if (state.painted[upper])
        return say(Refusal::AlreadyRecolored, level, column);
    const int price = recolorPrice(cards, state, owner.pyramid, upper, color);
    if (price == 0)
        return say(Refusal::SameColor, color);
    if (owner.gems[at(color)] < price)
        return say(Refusal::RecolorTooDear, color, price);
    return accepted;
}

Verdict recolor(Turn& turn, Seat seat, int level, int column, Color color)
{
    State& state = turn.state;
    if (const auto no = whyNotRecolor(turn.cards, state, seat, level, column, color))
        return no;
    Player& owner = player(state, seat);
    const CardIndex upper = cardAt(owner.pyramid, level, column);
    const int price = recolorPrice(turn.cards, state, owner.pyramid, upper, color);
    owner.gems[at(color)] = static_cast<std::uint8_t>(owner.gems[at(color)] - price);
    state.reserve[at(color)] = static_cast<std::uint8_t>(state.reserve[at(color)] + price);
    state.painted[upper] = static_cast<std::uint8_t>(static_cast<int>(color) + 1);
    turn.tell(EventKind::Recolored, index(seat), level, column, color);
    if (!canRecolor(turn.cards, state, seat))
        answered(state, seat);
    return accepted;
}

Verdict doneRecoloring(Turn& turn, Seat seat)
{
    answered(turn.state, seat);
    turn.tell(EventKind::RecoloringDone, index(seat));
    return accepted;
}

void finishGame(Turn& turn)
{
    turn.state.phase = Phase::Finished;
    raiseBarrier(turn.state);
    turn.tell(EventKind::GameEnded);
}

} // namespace sandglass::viceroy
