// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/auction.h"
#include "viceroy/hands.h"

/// Two bidders at two cards may agree on who takes which. At a table they talk; here the one with the lowest card in
/// the pyramids proposes, the other accepts, declines or proposes the one other division, and that is the last word
/// but one. Everybody hears it.
namespace sandglass::viceroy {

using core::index;
using core::say;
using core::seatAt;

namespace {

Pile otherPile(Pile pile)
{
    return pile == Pile::Above ? Pile::Below : Pile::Above;
}

void divide(Turn& turn, Seat seat, Colour colour, Pile pile)
{
    const CardIndex card = std::exchange(displayed(turn.state, colour, pile), noCard);
    turn.state.inPhase &= static_cast<std::uint8_t>(~seatBit(seat));
    turn.tell(EventKind::CardWon, index(seat), card);
    receive(turn, seat, card);
}

} // namespace

Verdict whyNotPropose(const State& state, Seat seat, Pile pile)
{
    const Decision& decision = player(state, seat).decision;
    // Wanting the card that the other leaves is accepting, not proposing.
    if (decision.ask == Ask::Answer && pile != static_cast<Pile>(decision.c))
        return say(Refusal::SameAsAsked, pile);
    return accepted;
}

void propose(Turn& turn, Seat seat, Pile pile)
{
    State& state = turn.state;
    const Decision decision = player(state, seat).decision;
    const Seat partner = seatAt(decision.b);
    const bool counter = decision.ask == Ask::Answer;
    answered(state, seat);
    turn.tell(EventKind::Proposed, index(seat), index(partner), decision.a, pile);
    letAct(state, partner);
    ask(state, partner, counter ? Ask::LastAnswer : Ask::Answer, decision.a, seat, pile);
}

void acceptProposal(Turn& turn, Seat seat)
{
    State& state = turn.state;
    const Decision decision = player(state, seat).decision;
    const Seat partner = seatAt(decision.b);
    const auto colour = static_cast<Colour>(decision.a);
    const auto theirs = static_cast<Pile>(decision.c);
    answered(state, seat);
    turn.tell(EventKind::Agreed, index(seat), index(partner));
    divide(turn, partner, colour, theirs);
    divide(turn, seat, colour, otherPile(theirs));
}

void declineProposal(Turn& turn, Seat seat)
{
    State& state = turn.state;
    const Decision decision = player(state, seat).decision;
    answered(state, seat);
    turn.tell(EventKind::NotAgreed, index(seat), decision.b);
    turn.tell(EventKind::BidLost, index(seat), decision.a);
    turn.tell(EventKind::BidLost, decision.b, decision.a);
}

} // namespace sandglass::viceroy
