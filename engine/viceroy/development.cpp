// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/development.h"

#include "viceroy/auction.h"
#include "viceroy/endgame.h"
#include "viceroy/gems.h"
#include "viceroy/hands.h"
#include "viceroy/laws.h"
#include "viceroy/pyramid.h"
#include "viceroy/rewards.h"

#include <algorithm>

namespace sandglass::viceroy {

using core::index;
using core::say;
using core::seatAt;

namespace {

const Gems& priceOf(const CardSet& cards, CardIndex card, int level)
{
    return cards.price[card][static_cast<std::size_t>(level - 1)];
}

Verdict whyNotPay(const CardSet& cards, const State& state, Seat seat, CardIndex card, int level)
{
    const Gems& price = priceOf(cards, card, level);
    const Gems means = purse(player(state, seat));
    if (covers(means, price))
        return accepted;
    const Gems& used = player(state, seat).infiniteUsed;
    for (std::size_t colour = 0; colour < colourCount; ++colour)
        if (const int missing = price[colour] - means[colour]; missing > 0)
            return say(
                missing <= used[colour] ? Refusal::InfiniteSpent : Refusal::CannotPay, card, level, colour, missing);
    return accepted;
}

bool hasCharacter(const Pyramid& pyramid)
{
    return pyramid.laid.words[0] != 0;
}

void beginDevelopmentRound(Turn& turn, int round)
{
    State& state = turn.state;
    state.phase = Phase::Picking;
    state.subround = static_cast<std::uint8_t>(round);
    state.actor = nobody;
    state.play = {};
    turn.tell(EventKind::DevelopmentRoundBegan, round);
    for (int i = 0; i < state.seats; ++i) {
        state.players[static_cast<std::size_t>(i)].sealed = notSealed;
        if (state.inPhase >> i & 1)
            ask(state, seatAt(i), Ask::Play);
    }
}

void endDevelopmentRound(Turn& turn)
{
    State& state = turn.state;
    if (state.inPhase && state.subround < turn.cards.rules.developmentRounds)
        return beginDevelopmentRound(turn, state.subround + 1);
    for (Player& one : state.players)
        one.sealed = notSealed;
    // Rulebook: the round that began with the last four cards of the large deck is the last, and it is played out.
    if (state.round < turn.cards.rules.rounds)
        beginAuction(turn);
    else
        beginEnd(turn);
}

/// The next in the order of the cards that were shown; pyramids do not matter here.
void beginNextPlay(Turn& turn)
{
    State& state = turn.state;
    if (state.queue == 0)
        return endDevelopmentRound(turn);
    int next = -1;
    for (int i = 0; i < state.seats; ++i)
        if (state.queue >> i & 1
            && (next < 0
                || state.players[static_cast<std::size_t>(i)].sealed
                    < state.players[static_cast<std::size_t>(next)].sealed))
            next = i;
    state.queue &= static_cast<std::uint8_t>(~(1u << next));
    letAct(state, seatAt(next));
    state.play = {};
    state.play.card = player(state, seatAt(next)).sealed;
    state.play.step = Step::Place;
    ask(state, seatAt(next), askForPlace(turn.cards[state.play.card].effect));
}

/// Asked wherever an infinite gem could be used, even if there is no choice: whether there is one depends on gems
/// behind the screen, and so would the silence. (What was paid is seen; that it was all there is must not be.)
void askForDiscount(Turn& turn)
{
    State& state = turn.state;
    const Seat seat = actor(state);
    const Player& payer = player(state, seat);
    const Gems& price = priceOf(turn.cards, state.play.card, state.play.level);
    for (; state.play.cursor < colourCount; ++state.play.cursor) {
        const std::size_t colour = state.play.cursor;
        if (price[colour] > 0 && payer.pyramid.infinite[colour] > payer.infiniteUsed[colour])
            return ask(state, seat, Ask::Discount, colour, price[colour]);
    }
    state.play.step = Step::Lay;
}

void pay(Turn& turn, Seat seat)
{
    State& state = turn.state;
    Player& payer = player(state, seat);
    const Gems& price = priceOf(turn.cards, state.play.card, state.play.level);
    for (std::size_t colour = 0; colour < colourCount; ++colour) {
        const auto saved = state.play.discount[colour];
        const auto paid = static_cast<std::uint8_t>(price[colour] - saved);
        if (saved > 0)
            turn.tell(EventKind::InfiniteUsed, index(seat), colour, saved);
        if (paid > 0)
            turn.tell(EventKind::GemsPaid, index(seat), colour, paid);
        payer.infiniteUsed[colour] = static_cast<std::uint8_t>(payer.infiniteUsed[colour] + saved);
        payer.gems[colour] = static_cast<std::uint8_t>(payer.gems[colour] - paid);
        state.reserve[colour] = static_cast<std::uint8_t>(state.reserve[colour] + paid);
    }
}

void layCard(Turn& turn)
{
    State& state = turn.state;
    Play& play = state.play;
    const Seat seat = actor(state);
    removeFromHand(player(state, seat), play.card);
    put(state, seat, play.card, play.level, play.column);
    turn.tell(EventKind::CardLaid, index(seat), play.card, play.level, play.column);
    pay(turn, seat);
    rewardCircle(turn, seat, play.card);
    if (isLaw(play.card))
        play.step = Step::Law;
    else if (play.level == levelCount) {
        play.step = Step::Reward;
        ask(state, seat, Ask::FifthLevel);
    } else
        beginRewards(state, play.level - 1, play.level - 1);
}

} // namespace

void beginDevelopment(Turn& turn)
{
    turn.state.inPhase = allSeats(turn.state);
    for (Player& one : turn.state.players)
        one.infiniteUsed = {};
    beginDevelopmentRound(turn, 1);
}

Verdict whyNotPlay(const CardSet& cards, const State& state, Seat seat, CardIndex card)
{
    const Player& chooser = player(state, seat);
    if (!chooser.hand.has(card))
        return say(Refusal::NotInHand, card);
    if (state.cardsForGems)
        return accepted; // what cannot be laid can be sold
    if (!isLaw(card))
        return whyNotPay(cards, state, seat, card, 1); // there is always room on the first level, the cheapest
    if (cards[card].effect == LawEffect::DoubleTokens && !hasCharacter(chooser.pyramid))
        return say(Refusal::NoCharacter, card);
    return accepted;
}

void playCard(Turn& turn, Seat seat, CardIndex card)
{
    seal(turn, seat, card);
}

Verdict whyNotSell(const State& state)
{
    if (!state.cardsForGems)
        return say(Refusal::NotForSale);
    return accepted;
}

void sellCard(Turn& turn, Seat seat)
{
    constexpr int price = 2;
    State& state = turn.state;
    answered(state, seat);
    removeFromHand(player(state, seat), state.play.card);
    state.discard.add(state.play.card);
    turn.tell(EventKind::CardSold, index(seat), state.play.card);
    state.play.step = Step::None;
    state.play.gemsDue = price;
}

void passDevelopment(Turn& turn, Seat seat)
{
    seal(turn, seat, sealedPass);
}

void revealCards(Turn& turn)
{
    State& state = turn.state;
    raiseBarrier(state);
    state.phase = Phase::Playing;
    state.queue = 0;
    for (int i = 0; i < state.seats; ++i) {
        if (!(state.inPhase >> i & 1))
            continue;
        const std::uint8_t card = state.players[static_cast<std::size_t>(i)].sealed;
        if (card == sealedPass) {
            turn.tell(EventKind::PassedDevelopment, i);
            state.inPhase &= static_cast<std::uint8_t>(~seatBit(seatAt(i)));
            continue;
        }
        turn.tell(EventKind::CardShown, i, card);
        state.queue |= seatBit(seatAt(i));
    }
}

void playOn(Turn& turn)
{
    switch (turn.state.play.step) {
    case Step::Discount:
        return askForDiscount(turn);
    case Step::Lay:
        return layCard(turn);
    case Step::Reward:
        return serveReward(turn);
    case Step::Law:
    case Step::Return:
    case Step::Barter:
        return enactLaw(turn);
    case Step::Double:
        return doubleNextToken(turn);
    default:
        return beginNextPlay(turn);
    }
}

Verdict whyNotPlace(const CardSet& cards, const State& state, Seat seat, int level, int column)
{
    const CardIndex card = state.play.card;
    if (isLaw(card) && level > highestLawLevel)
        return say(Refusal::TooHighForLaw, card);
    if (const auto no = whyNoPlace(player(state, seat).pyramid, level, column))
        return no;
    return whyNotPay(cards, state, seat, card, level);
}

void place(Turn& turn, Seat seat, int level, int column)
{
    State& state = turn.state;
    answered(state, seat);
    state.play.level = static_cast<std::uint8_t>(level);
    state.play.column = static_cast<std::int8_t>(column);
    state.play.step = Step::Discount;
    state.play.cursor = 0;
}

DiscountRange discountRange(const Player& player)
{
    const std::size_t colour = player.decision.a;
    const int price = player.decision.b;
    const int usable = player.pyramid.infinite[colour] - player.infiniteUsed[colour];
    return {std::max(0, price - player.gems[colour]), std::min(price, usable)};
}

Verdict whyNotDiscount(const State& state, Seat seat, int count)
{
    const Player& payer = player(state, seat);
    const DiscountRange range = discountRange(payer);
    if (count > range.most)
        return say(Refusal::TooManyInfinite, payer.decision.a, range.most);
    if (count < range.least)
        return say(Refusal::TooFewInfinite, payer.decision.a, range.least);
    return accepted;
}

void discount(Turn& turn, Seat seat, int count)
{
    const std::size_t colour = player(turn.state, seat).decision.a;
    answered(turn.state, seat);
    turn.state.play.discount[colour] = static_cast<std::uint8_t>(count);
    ++turn.state.play.cursor;
}

void rewardCircle(Turn& turn, Seat seat, CardIndex upper)
{
    const State& state = turn.state;
    const auto colour = circleOf(turn.cards, state, player(state, seat).pyramid, upper);
    if (!colour)
        return;
    turn.tell(EventKind::CircleClosed, index(seat), *colour, state.level[upper], state.column[upper]);
    if (state.reserve[at(*colour)] > 0)
        takeGems(turn, seat, *colour, 1);
}

} // namespace sandglass::viceroy
