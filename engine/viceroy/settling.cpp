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

void win(Turn& turn, Seat seat, Color color, Pile pile)
{
    const CardIndex card = std::exchange(displayed(turn.state, color, pile), noCard);
    leaveAuction(turn.state, seat);
    turn.tell(EventKind::CardWon, index(seat), card);
    receive(turn, seat, card);
}

std::uint8_t biddersFor(const State& state, int color)
{
    std::uint8_t bidders = 0;
    for (int i = 0; i < state.seats; ++i)
        if (state.inPhase >> i & 1 && state.players[static_cast<std::size_t>(i)].sealed == color)
            bidders |= seatBit(seatAt(i));
    return bidders;
}

void loseBids(Turn& turn, std::uint8_t bidders, int color)
{
    for (int i = 0; i < turn.state.seats; ++i)
        if (bidders >> i & 1)
            turn.tell(EventKind::BidLost, i, color);
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
        state.play.step = Step::Colors;
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

void settleColor(Turn& turn, int color)
{
    State& state = turn.state;
    const auto& piles = state.display[static_cast<std::size_t>(color)];
    const int cards = (piles[0] != noCard) + (piles[1] != noCard);
    const std::uint8_t bidders = biddersFor(state, color);
    const std::uint8_t virtuals = virtualsFor(state, color);
    const int real = std::popcount(bidders);
    const int drawn = std::popcount(virtuals);
    if (real == 0)
        return settleVirtuals(turn, color);
    const Seat first = lowestInPyramids(state, bidders);
    if (cards == 0 || real + drawn > 2 || (real + drawn == 2 && cards == 1))
        return loseBids(turn, bidders, color);
    letAct(state, first);
    if (drawn == 1)
        return ask(state, first, Ask::FaceVirtual, color);
    if (real == 2) {
        const Seat second = seatAt(std::countr_zero(static_cast<unsigned>(bidders & ~seatBit(first))));
        return ask(state, first, Ask::Propose, color, second);
    }
    if (cards == 2)
        return ask(state, first, Ask::WonCard, color);
    win(turn, first, static_cast<Color>(color), piles[0] != noCard ? Pile::Above : Pile::Below);
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
    case Step::Colors:
        if (state.play.cursor < colorCount)
            return settleColor(turn, state.play.cursor++);
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

Verdict whyNotTake(const State& state, const Decision& decision, Color color, Pile pile)
{
    const bool own = decision.ask == Ask::WonCard || decision.ask == Ask::FaceVirtual;
    if (own && decision.a != static_cast<std::uint8_t>(color))
        return say(Refusal::NotYourColor, color);
    if (decision.ask == Ask::FaceVirtual && pile == Pile::Below)
        return say(Refusal::OnlyAbove, color);
    if (displayed(state, color, pile) == noCard)
        return say(Refusal::NoCardThere, color, pile);
    return accepted;
}

Verdict takeCard(Turn& turn, Seat seat, Color color, Pile pile)
{
    const Decision decision = player(turn.state, seat).decision;
    if (const auto no = whyNotTake(turn.state, decision, color, pile))
        return no;
    answered(turn.state, seat);
    if (decision.ask == Ask::FaceVirtual)
        removeOtherForVirtual(turn, color);
    win(turn, seat, color, pile);
    return accepted;
}

Verdict goOn(Turn& turn, Seat seat)
{
    const int color = player(turn.state, seat).decision.a;
    answered(turn.state, seat);
    turn.tell(EventKind::WentOn, index(seat));
    turn.tell(EventKind::BidLost, index(seat), color);
    return accepted;
}

} // namespace sandglass::viceroy
