// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/virtuals.h"

#include "viceroy/auction.h"
#include "viceroy/hands.h"

namespace sandglass::viceroy {

using core::say;

namespace {

Colour drawFromBox(State& state, Gems& box)
{
    auto left = state.random.below(static_cast<std::uint32_t>(total(box)));
    std::size_t colour = 0;
    while (left >= box[colour])
        left -= box[colour++];
    --box[colour];
    return static_cast<Colour>(colour);
}

void takeAway(Turn& turn, int opponent, Colour colour, Pile pile)
{
    const CardIndex card = std::exchange(displayed(turn.state, colour, pile), noCard);
    turn.state.virtualsIn &= static_cast<std::uint8_t>(~(1u << opponent));
    turn.tell(EventKind::VirtualTook, opponent, card);
    turn.state.discard.add(card);
}

} // namespace

void drawVirtualBids(Turn& turn)
{
    State& state = turn.state;
    Gems box = state.box;
    state.strays = 0;
    for (int i = 0; i < state.virtuals; ++i) {
        if (!(state.virtualsIn >> i & 1))
            continue;
        const Colour colour = drawFromBox(state, box);
        state.virtualBids[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(colour);
        turn.tell(EventKind::VirtualBidShown, i, colour);
        // Judged when bids are shown: a card that an attacker then takes away was there. Such an opponent has lost
        // its bid as a player would have, and goes on.
        const auto& piles = state.display[at(colour)];
        if (piles[0] == noCard && piles[1] == noCard)
            state.strays |= static_cast<std::uint8_t>(1u << i);
    }
}

std::uint8_t virtualsFor(const State& state, int colour)
{
    std::uint8_t bidders = 0;
    for (int i = 0; i < state.virtuals; ++i)
        if (state.virtualsIn >> i & 1 && !(state.strays >> i & 1)
            && state.virtualBids[static_cast<std::size_t>(i)] == colour)
            bidders |= static_cast<std::uint8_t>(1u << i);
    return bidders;
}

void settleVirtuals(Turn& turn, int colourNumber)
{
    State& state = turn.state;
    const auto colour = static_cast<Colour>(colourNumber);
    const std::uint8_t bidders = virtualsFor(state, colourNumber);
    const bool above = displayed(state, colour, Pile::Above) != noCard;
    const bool below = displayed(state, colour, Pile::Below) != noCard;
    const int first = std::countr_zero(static_cast<unsigned>(bidders));
    if (std::popcount(bidders) == 1 && (above || below))
        return takeAway(turn, first, colour, below ? Pile::Below : Pile::Above);
    if (std::popcount(bidders) == 2 && above && below) {
        takeAway(turn, first, colour, Pile::Below);
        takeAway(turn, std::countr_zero(bidders & (bidders - 1u)), colour, Pile::Above);
    }
    // Otherwise they got in each other's way, like players would, and go on.
}

void removeOtherForVirtual(Turn& turn, Colour colour)
{
    const int opponent = std::countr_zero(static_cast<unsigned>(virtualsFor(turn.state, static_cast<int>(colour))));
    takeAway(turn, opponent, colour, Pile::Below);
}

void removeStrayCard(Turn& turn)
{
    State& state = turn.state;
    const int cards = cardsDisplayed(state);
    if (cards == 0) {
        state.virtualsIn &= static_cast<std::uint8_t>(~state.strays);
        state.strays = 0;
        return;
    }
    // The rulebook has one player in mind. With more, the lowest card in the pyramids decides, as everywhere.
    const Seat seat = lowestInPyramids(state, allSeats(state));
    letAct(state, seat);
    ask(state, seat, Ask::StrayCard);
}

void discardStray(Turn& turn, Seat seat, Colour colour, Pile pile)
{
    State& state = turn.state;
    answered(state, seat);
    const int opponent = std::countr_zero(static_cast<unsigned>(state.strays));
    state.strays &= static_cast<std::uint8_t>(state.strays - 1);
    takeAway(turn, opponent, colour, pile);
}

} // namespace sandglass::viceroy
