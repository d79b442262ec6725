// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/auction.h"

#include "viceroy/development.h"
#include "viceroy/gems.h"
#include "viceroy/hands.h"
#include "viceroy/virtuals.h"

namespace sandglass::viceroy {

using core::index;
using core::say;
using core::seatAt;

namespace {

bool hasCard(const State& state, Colour colour)
{
    return displayed(state, colour, Pile::Above) != noCard || displayed(state, colour, Pile::Below) != noCard;
}

void beginAuctionRound(Turn& turn, int round)
{
    State& state = turn.state;
    state.phase = Phase::Bidding;
    state.subround = static_cast<std::uint8_t>(round);
    state.actor = nobody;
    state.play = {};
    turn.tell(EventKind::AuctionRoundBegan, round);
    for (int i = 0; i < state.seats; ++i) {
        state.players[static_cast<std::size_t>(i)].sealed = notSealed;
        if (state.inPhase >> i & 1)
            ask(state, seatAt(i), Ask::Bid);
    }
}

} // namespace

int cardsDisplayed(const State& state)
{
    int found = 0;
    for (const auto& piles : state.display)
        found += (piles[0] != noCard) + (piles[1] != noCard);
    return found;
}

void fillDisplay(Turn& turn)
{
    State& state = turn.state;
    for (int colour = 0; colour < colourCount && !state.large.empty(); ++colour) {
        const CardIndex card = state.large.pop();
        displayed(state, static_cast<Colour>(colour), Pile::Below) = card;
        turn.tell(EventKind::CardDisplayed, colour, Pile::Below, card);
    }
}

void beginAuction(Turn& turn)
{
    State& state = turn.state;
    ++state.round;
    turn.tell(EventKind::RoundBegan, state.round);
    for (int i = 0; i < state.seats; ++i)
        if (state.skipping >> i & 1)
            turn.tell(EventKind::AuctionSkipped, i);
    state.inPhase = static_cast<std::uint8_t>(allSeats(state) & ~state.skipping);
    state.away = std::exchange(state.skipping, std::uint8_t{0});
    state.virtualsIn = static_cast<std::uint8_t>((1u << state.virtuals) - 1);
    // Rulebook: a round of the auction needs a real player, also where the only one stays away.
    if (state.inPhase)
        beginAuctionRound(turn, 1);
    else
        endAuction(turn);
}

Verdict whyNotBid(const State& state, Seat seat, int offer)
{
    const Player& bidder = player(state, seat);
    if (offer == bidAttack) {
        if (attacksOf(bidder) == 0)
            return say(Refusal::NoAttackToken);
        if (cardsDisplayed(state) == 0)
            return say(Refusal::DisplayEmpty);
        return accepted;
    }
    if (!hasCard(state, static_cast<Colour>(offer)))
        return say(Refusal::NoCardAtColour, offer);
    if (bidder.gems[static_cast<std::size_t>(offer)] == 0)
        return say(bidder.pyramid.infinite[static_cast<std::size_t>(offer)] > 0 ? Refusal::InfiniteIsNoBid
                                                                                : Refusal::NoGemOfColour,
            offer);
    return accepted;
}

void bid(Turn& turn, Seat seat, int offer)
{
    seal(turn, seat, static_cast<std::uint8_t>(offer));
}

void passAuction(Turn& turn, Seat seat)
{
    seal(turn, seat, sealedPass);
}

void revealBids(Turn& turn)
{
    State& state = turn.state;
    raiseBarrier(state);
    state.phase = Phase::Settling;
    state.passers = 0;
    state.queue = 0;
    for (int i = 0; i < state.seats; ++i) {
        if (!(state.inPhase >> i & 1))
            continue;
        const int offer = state.players[static_cast<std::size_t>(i)].sealed;
        turn.tell(EventKind::BidShown, i, offer == sealedPass ? bidAttack + 1 : offer);
        if (offer == sealedPass)
            state.passers |= seatBit(seatAt(i));
        else if (offer == bidAttack)
            state.queue |= seatBit(seatAt(i));
    }
    state.inPhase &= static_cast<std::uint8_t>(~state.passers);
    drawVirtualBids(turn);
    state.play = {};
    state.play.step = Step::Attacks;
}

void continueAuction(Turn& turn)
{
    State& state = turn.state;
    state.virtualBids = {};
    if (state.inPhase && state.subround < turn.cards.rules.auctionRounds)
        beginAuctionRound(turn, state.subround + 1);
    else
        endAuction(turn);
}

void endAuction(Turn& turn)
{
    State& state = turn.state;
    for (int colour = 0; colour < colourCount; ++colour) {
        CardIndex& above = displayed(state, static_cast<Colour>(colour), Pile::Above);
        CardIndex& below = displayed(state, static_cast<Colour>(colour), Pile::Below);
        if (above != noCard)
            discard(turn, above);
        if (below != noCard)
            turn.tell(EventKind::CardMovedUp, colour, below);
        above = std::exchange(below, noCard);
    }
    fillDisplay(turn);
    state.won = state.away = 0;
    raiseBarrier(state);
    beginDevelopment(turn);
}

} // namespace sandglass::viceroy
