// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/rewards.h"

#include "viceroy/gems.h"

namespace sandglass::viceroy {

using core::index;
using core::say;

namespace {

void giveAttack(Turn& turn, Seat seat, CardIndex card)
{
    // The laws that give one say that it is put on them; it is an attack token like any other, but in plain sight.
    if (isLaw(card))
        return giveToken(turn, seat, card, Token::Attack);
    ++player(turn.state, seat).attacks;
    turn.tell(EventKind::AttackGained, index(seat));
}

/// What is gained lies on the card in play, or on the one whose tokens are doubled.
CardIndex gainingCard(const Play& play)
{
    return play.step == Step::Double ? play.ownCard : play.card;
}

void give(Turn& turn, const Reward& reward)
{
    Play& play = turn.state.play;
    const Seat seat = actor(turn.state);
    switch (reward.kind) {
    case RewardKind::AnyGems:
        play.gemsDue = reward.amount;
        break;
    case RewardKind::Cards:
        play.drawsDue = reward.amount;
        play.onlyLaws = 0;
        break;
    case RewardKind::Token:
        for (int i = 0; i < reward.amount; ++i)
            giveToken(turn, seat, play.card, reward.token);
        break;
    case RewardKind::Attack:
        for (int i = 0; i < reward.amount; ++i)
            giveAttack(turn, seat, play.card);
        break;
    case RewardKind::Infinite:
        if (reward.colour == anyColour)
            return ask(turn.state, seat, Ask::InfiniteColour);
        giveInfinite(turn, seat, static_cast<Colour>(reward.colour));
        break;
    }
}

const Rewards& rewardsInHand(const Turn& turn)
{
    const Play& play = turn.state.play;
    const Card& card = turn.cards[play.card];
    return isLaw(play.card) ? card.options[play.option].reward : card.rows[play.row].reward;
}

} // namespace

void beginRewards(State& state, int first, int last)
{
    state.play.step = Step::Reward;
    state.play.row = static_cast<std::uint8_t>(first);
    state.play.lastRow = static_cast<std::uint8_t>(last);
    state.play.cursor = 0;
}

void serveReward(Turn& turn)
{
    Play& play = turn.state.play;
    const Rewards& rewards = rewardsInHand(turn);
    if (play.cursor < rewards.size())
        return give(turn, rewards[play.cursor++]);
    if (play.row == play.lastRow) {
        play.step = Step::None;
        return;
    }
    ++play.row;
    play.cursor = 0;
}

void giveToken(Turn& turn, Seat seat, CardIndex card, Token token)
{
    addToken(turn, seat, card, token);
    turn.tell(EventKind::TokenGained, index(seat), card, token);
}

void giveInfinite(Turn& turn, Seat seat, Colour colour)
{
    // Asked even of a player who has none: whether they have is nobody else's business.
    if (turn.state.reserve[at(colour)] == 0)
        return ask(turn.state, seat, Ask::OwnGem, colour);
    placeInfinite(turn, seat, gainingCard(turn.state.play), colour);
}

Verdict whyNotFifthLevel(Option option)
{
    if (option != Option::Rows && option != Option::Points)
        return say(Refusal::NotAnOption, option);
    return accepted;
}

void chooseFifthLevel(Turn& turn, Seat seat, Option option)
{
    answered(turn.state, seat);
    if (option == Option::Rows) {
        beginRewards(turn.state, 0, 2);
        return;
    }
    const int token = tokenWith(Token::Points2, pointValues, turn.cards.rules.fifthLevelPoints);
    giveToken(turn, seat, turn.state.play.card, static_cast<Token>(token));
    turn.state.play.step = Step::None;
}

Verdict whyNotInfinite(const State& state, Seat seat, Colour colour)
{
    if (!canPlaceInfinite(state, seat, colour))
        return say(Refusal::NoGemForInfinite, colour);
    return accepted;
}

void chooseInfiniteColour(Turn& turn, Seat seat, Colour colour)
{
    answered(turn.state, seat);
    giveInfinite(turn, seat, colour);
}

void useOwnGem(Turn& turn, Seat seat)
{
    const auto colour = static_cast<Colour>(player(turn.state, seat).decision.a);
    answered(turn.state, seat);
    placeInfinite(turn, seat, gainingCard(turn.state.play), colour);
}

void goWithoutInfinite(Turn& turn, Seat seat)
{
    const int colour = player(turn.state, seat).decision.a;
    answered(turn.state, seat);
    turn.tell(EventKind::InfiniteMissed, index(seat), colour);
}

} // namespace sandglass::viceroy
