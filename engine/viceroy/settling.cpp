// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/auction.h"
#include "viceroy/gems.h"
#include "viceroy/hands.h"
#include "viceroy/virtuals.h"

namespace sandglass::viceroy {

using core::index;
using core::say;
using core::seatAt;

namespace {

void leaveAuction(State& state, Seat seat)
{
    state.inPhase &= static_cast<std::uint8_t>(~seatBit(seat));
}

void win(Turn& turn, Seat seat, Colour colour, Pile pile)
{
    const CardIndex card = std::exchange(displayed(turn.state, colour, pile), noCard);
    leaveAuction(turn.state, seat);
    turn.state.won |= seatBit(seat);
    turn.tell(EventKind::CardWon, index(seat), card);
    receive(turn, seat, card);
}

std::uint8_t biddersFor(const State& state, int colour)
{
    std::uint8_t bidders = 0;
    for (int i = 0; i < state.seats; ++i)
        if (state.inPhase >> i & 1 && state.players[static_cast<std::size_t>(i)].sealed == colour)
            bidders |= seatBit(seatAt(i));
    return bidders;
}

void loseBids(Turn& turn, std::uint8_t bidders, int colour)
{
    for (int i = 0; i < turn.state.seats; ++i)
        if (bidders >> i & 1)
            turn.tell(EventKind::BidLost, i, colour);
}

/// Rulebook: every gem that was bid goes to the reserve, whether it won a card or not.
void payBids(State& state)
{
    for (int i = 0; i < state.seats; ++i) {
        Player& bidder = state.players[static_cast<std::size_t>(i)];
        if (!(state.inPhase >> i & 1) || bidder.sealed >= bidAttack)
            continue;
        --bidder.gems[bidder.sealed];
        ++state.reserve[bidder.sealed];
    }
}

/// The lowest in the pyramids takes any card. Whoever finds the display empty has offered the token for nothing, like
/// a gem whose card is gone, and goes on (the rulebook does not say so; it cannot mean that the token wins nothing
/// and stays).
void settleAttacks(Turn& turn)
{
    State& state = turn.state;
    if (state.queue == 0) {
        payBids(state);
        state.play.step = Step::Colours;
        state.play.cursor = 0;
        return;
    }
    const Seat seat = lowestInPyramids(state, state.queue);
    state.queue &= static_cast<std::uint8_t>(~seatBit(seat));
    letAct(state, seat);
    spendAttack(turn, seat);
    if (cardsDisplayed(state) == 0)
        return turn.tell(EventKind::BidLost, index(seat), bidAttack);
    ask(state, seat, Ask::AttackCard);
}

void settleColour(Turn& turn, int colour)
{
    State& state = turn.state;
    const auto& piles = state.display[static_cast<std::size_t>(colour)];
    const int cards = (piles[0] != noCard) + (piles[1] != noCard);
    const std::uint8_t bidders = biddersFor(state, colour);
    const std::uint8_t virtuals = virtualsFor(state, colour);
    const int real = std::popcount(bidders);
    const int drawn = std::popcount(virtuals);
    if (real == 0)
        return settleVirtuals(turn, colour);
    const Seat first = lowestInPyramids(state, bidders);
    if (cards == 0 || real + drawn > 2 || (real + drawn == 2 && cards == 1))
        return loseBids(turn, bidders, colour);
    letAct(state, first);
    if (drawn == 1)
        return ask(state, first, Ask::FaceVirtual, colour);
    if (real == 2) {
        const Seat second = seatAt(std::countr_zero(static_cast<unsigned>(bidders & ~seatBit(first))));
        return ask(state, first, Ask::Propose, colour, second);
    }
    if (cards == 2)
        return ask(state, first, Ask::WonCard, colour);
    win(turn, first, static_cast<Colour>(colour), piles[0] != noCard ? Pile::Above : Pile::Below);
}

void settlePasses(Turn& turn)
{
    State& state = turn.state;
    if (state.passers == 0)
        return continueAuction(turn);
    const Seat seat = lowestInPyramids(state, state.passers);
    state.passers &= static_cast<std::uint8_t>(~seatBit(seat));
    letAct(state, seat);
    const int science = tokensInPyramid(state, player(state, seat).pyramid, Token::Science);
    state.play.gemsDue = static_cast<std::uint8_t>(turn.cards.rules.passGems + science);
}

} // namespace

void settleOn(Turn& turn)
{
    State& state = turn.state;
    switch (state.play.step) {
    case Step::Attacks:
        return settleAttacks(turn);
    case Step::Colours:
        if (state.play.cursor < colourCount)
            return settleColour(turn, state.play.cursor++);
        state.play.step = Step::Strays;
        return;
    case Step::Strays:
        if (state.strays)
            return removeStrayCard(turn);
        state.play.step = Step::Passes;
        // Rulebook: whoever has no card after the last round counts as having passed.
        if (state.subround == turn.cards.rules.auctionRounds)
            state.passers |= std::exchange(state.inPhase, std::uint8_t{0});
        return;
    default:
        return settlePasses(turn);
    }
}

Verdict whyNoCard(const State& state, Colour colour, Pile pile)
{
    if (displayed(state, colour, pile) == noCard)
        return say(Refusal::NoCardThere, colour, pile);
    return accepted;
}

Verdict whyNotTake(const State& state, const Decision& decision, Colour colour, Pile pile)
{
    const bool own = decision.ask == Ask::WonCard || decision.ask == Ask::FaceVirtual;
    if (own && decision.a != static_cast<std::uint8_t>(colour))
        return say(Refusal::NotYourColour, colour);
    if (decision.ask == Ask::FaceVirtual && pile == Pile::Below)
        return say(Refusal::OnlyAbove, colour);
    return whyNoCard(state, colour, pile);
}

void takeCard(Turn& turn, Seat seat, Colour colour, Pile pile)
{
    const Decision decision = player(turn.state, seat).decision;
    answered(turn.state, seat);
    if (decision.ask == Ask::FaceVirtual)
        removeOtherForVirtual(turn, colour);
    win(turn, seat, colour, pile);
}

void goOn(Turn& turn, Seat seat)
{
    const int colour = player(turn.state, seat).decision.a;
    answered(turn.state, seat);
    turn.tell(EventKind::WentOn, index(seat));
    turn.tell(EventKind::BidLost, index(seat), colour);
}

} // namespace sandglass::viceroy
