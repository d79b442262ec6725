// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/laws.h"

#include "viceroy/auction.h"
#include "viceroy/barter.h"
#include "viceroy/gems.h"
#include "viceroy/hands.h"
#include "viceroy/pyramid.h"
#include "viceroy/rewards.h"

#include <algorithm>

namespace sandglass::viceroy {

using core::index;
using core::say;

namespace {

void finish(State& state)
{
    state.play.step = Step::None;
}

bool hasFreeCard(const State& state, Seat seat)
{
    bool found = false;
    const Pyramid& pyramid = player(state, seat).pyramid;
    forEach(pyramid.laid, [&](CardIndex card) { found |= card != state.play.card && isFree(state, pyramid, card); });
    return found;
}

/// The law is played after this round's auction, so the auction that is skipped is the next round's. Skipping is not
/// passing: it earns no gems.
void summon(Turn& turn, Seat seat)
{
    State& state = turn.state;
    if (state.round < turn.cards.rules.rounds)
        state.skipping |= seatBit(seat);
    finish(state);
    if (cardsDisplayed(state) > 0)
        ask(state, seat, Ask::SummonsCard);
}

void reviseCode(Turn& turn)
{
    State& state = turn.state;
    const Card& law = turn.cards[state.play.card];
    state.play.drawsDue = law.draws;
    state.play.onlyLaws = 1;
    state.play.returnsDue = law.amount;
    state.play.step = Step::Return;
}

/// The laws put back need not be those drawn; whoever has fewer puts back what there is.
void askForReturn(Turn& turn)
{
    State& state = turn.state;
    const Seat seat = actor(state);
    if (state.play.returnsDue == 0 || player(state, seat).handLaws == 0)
        return finish(state);
    ask(state, seat, Ask::ReturnLaw);
}

} // namespace

Ask askForPlace(LawEffect effect)
{
    switch (effect) {
    case LawEffect::ReplaceCard:
        return Ask::ReplaceTarget;
    case LawEffect::DoubleTokens:
        return Ask::DoubleTarget;
    default:
        return Ask::Place;
    }
}

void enactLaw(Turn& turn)
{
    State& state = turn.state;
    const Seat seat = actor(state);
    if (state.play.step == Step::Return)
        return askForReturn(turn);
    if (state.play.step == Step::Barter)
        return barterOn(turn);
    switch (turn.cards[state.play.card].effect) {
    case LawEffect::Barter:
        return beginBarter(turn);
    case LawEffect::Summons:
        return summon(turn, seat);
    case LawEffect::ReviseCode:
        return reviseCode(turn);
    case LawEffect::ChooseOne:
        return ask(state, seat, Ask::LawOption);
    case LawEffect::TuckHand:
        finish(state);
        if (!player(state, seat).hand.empty())
            ask(state, seat, Ask::TuckHand);
        return;
    case LawEffect::TuckFree:
        finish(state);
        if (hasFreeCard(state, seat))
            ask(state, seat, Ask::FreeTarget);
        return;
    case LawEffect::StoreGems:
        finish(state);
        return ask(state, seat, Ask::StoreGem);
    default:
        return finish(state);
    }
}

Verdict whyNotOption(const CardSet& cards, const State& state, Seat seat, Option option)
{
    const auto& options = cards[state.play.card].options;
    if (std::ranges::find(options, option, &LawOption::option) == options.end())
        return say(Refusal::NotAnOption, option);
    if (option != Option::Infinite)
        return accepted;
    for (int colour = 0; colour < colourCount; ++colour)
        if (canPlaceInfinite(state, seat, static_cast<Colour>(colour)))
            return accepted;
    return say(Refusal::NoGemAtAll);
}

void chooseOption(Turn& turn, Seat seat, Option option)
{
    answered(turn.state, seat);
    const auto& options = turn.cards[turn.state.play.card].options;
    const auto* chosen = std::ranges::find(options, option, &LawOption::option);
    turn.state.play.option = static_cast<std::uint8_t>(chosen - options.begin());
    beginRewards(turn.state, 0, 0);
}

void takeBySummons(Turn& turn, Seat seat, Colour colour, Pile pile)
{
    State& state = turn.state;
    const CardIndex card = displayed(state, colour, pile);
    answered(state, seat);
    displayed(state, colour, pile) = noCard;
    turn.tell(EventKind::SummonsTook, index(seat), card);
    if (!state.small.empty()) {
        const CardIndex next = state.small.pop();
        displayed(state, colour, pile) = next;
        turn.tell(EventKind::CardDisplayed, colour, pile, next);
    }
    raiseBarrier(state);
    receive(turn, seat, card);
}

Verdict whyNotReturn(const State& state, Seat seat, CardIndex card)
{
    if (!isLaw(card))
        return say(Refusal::NotALaw, card);
    if (!player(state, seat).hand.has(card))
        return say(Refusal::NotInHand, card);
    return accepted;
}

void returnLaw(Turn& turn, Seat seat, CardIndex card)
{
    State& state = turn.state;
    answered(state, seat);
    removeFromHand(player(state, seat), card);
    state.laws.push(card);
    --state.play.returnsDue;
    turn.tell(EventKind::LawReturned, index(seat), card);
}

Verdict whyNotTuck(const State& state, Seat seat, CardIndex card)
{
    if (!player(state, seat).hand.has(card))
        return say(Refusal::NotInHand, card);
    return accepted;
}

void tuckFromHand(Turn& turn, Seat seat, CardIndex card)
{
    State& state = turn.state;
    Player& tucker = player(state, seat);
    removeFromHand(tucker, card);
    tuck(turn, seat, card, state.play.card);
    if (tucker.hand.empty())
        answered(state, seat);
}

void storeGem(Turn& turn, Seat seat, Colour colour)
{
    State& state = turn.state;
    Player& owner = player(state, seat);
    const int most = turn.cards[state.play.card].amount;
    --owner.gems[at(colour)];
    Hoard* hoard = hoardOn(state, state.play.card);
    if (!hoard)
        hoard = hoardOn(state, noCard);
    hoard->card = state.play.card;
    ++hoard->gems[at(colour)];
    turn.tell(EventKind::GemStored, index(seat), colour, state.play.card);
    if (total(hoard->gems) == most)
        answered(state, seat);
}

void enough(Turn& turn, Seat seat)
{
    answered(turn.state, seat);
}

} // namespace sandglass::viceroy
