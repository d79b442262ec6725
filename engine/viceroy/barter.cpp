// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/barter.h"

#include "viceroy/gems.h"

#include <algorithm>

namespace sandglass::viceroy {

using core::index;
using core::say;
using core::seatAt;

namespace {

bool mayMove(Token token)
{
    return !isInfinite(token);
}

bool hasMovable(const State& state, CardIndex card)
{
    return std::ranges::any_of(state.tokens[card], mayMove);
}

bool hasMovable(const State& state, const Pyramid& pyramid)
{
    bool found = false;
    forEach(pyramid.laid, [&](CardIndex card) { found |= hasMovable(state, card); });
    return found;
}

/// The token, if all that may move from this card are alike.
std::optional<Token> onlyToken(const State& state, CardIndex card)
{
    std::optional<Token> found;
    for (const Token token : state.tokens[card]) {
        if (mayMove(token) && found && *found != token)
            return std::nullopt;
        if (mayMove(token))
            found = token;
    }
    return found;
}

void swapTokens(Turn& turn)
{
    State& state = turn.state;
    const Play& play = state.play;
    const Seat seat = actor(state);
    const Seat rival = seatAt(ownerOf(state, play.theirCard));
    const auto own = static_cast<Token>(play.ownToken);
    const auto theirs = static_cast<Token>(play.theirToken);
    removeToken(state, seat, play.ownCard, state.tokens[play.ownCard].find(own));
    removeToken(state, rival, play.theirCard, state.tokens[play.theirCard].find(theirs));
    addToken(turn, seat, play.ownCard, theirs);
    addToken(turn, rival, play.theirCard, own);
    turn.tell(EventKind::TokenMoved, own, play.ownCard, play.theirCard);
    turn.tell(EventKind::TokenMoved, theirs, play.theirCard, play.ownCard);
}

} // namespace

std::uint8_t ownerOf(const State& state, CardIndex card)
{
    for (std::uint8_t i = 0; i < state.seats; ++i)
        if (state.players[i].pyramid.laid.has(card))
            return i;
    return nobody;
}

bool canBarter(const State& state, Seat seat)
{
    bool rivals = false;
    for (int i = 0; i < state.seats; ++i)
        rivals |= i != index(seat) && hasMovable(state, player(state, seatAt(i)).pyramid);
    return rivals && hasMovable(state, player(state, seat).pyramid);
}

void beginBarter(Turn& turn)
{
    State& state = turn.state;
    state.play.step = Step::None;
    if (canBarter(state, actor(state)))
        ask(state, actor(state), Ask::BarterCard);
}

void barterOn(Turn& turn)
{
    State& state = turn.state;
    Play& play = state.play;
    const Seat seat = actor(state);
    if (play.ownToken == noToken)
        return ask(state, seat, Ask::BarterToken, play.ownCard);
    if (play.theirCard == noCard)
        return ask(state, seat, Ask::BarterTheirCard);
    if (play.theirToken == noToken)
        return ask(state, seat, Ask::BarterTheirToken, play.theirCard);
    if (play.returnsDue > 0)
        return ask(state, seat, Ask::BarterGem, play.returnsDue);
    swapTokens(turn);
    play.step = Step::None;
}

Verdict whyNotBarter(const CardSet& cards, const State& state, Seat seat, CardIndex card)
{
    const Player& trader = player(state, seat);
    const bool own = trader.decision.ask == Ask::BarterCard;
    const std::uint8_t owner = ownerOf(state, card);
    if (own && owner != index(seat))
        return say(Refusal::NotInYourPyramid, card);
    if (!own && (owner == nobody || owner == index(seat)))
        return say(Refusal::NotARivalsCard, card);
    if (!hasMovable(state, card))
        return say(Refusal::NoToken, card);
    const int needed = cards[state.play.card].amount;
    if (total(trader.gems) < needed)
        return say(Refusal::TooFewGems, needed);
    return accepted;
}

void barterCard(Turn& turn, Seat, CardIndex card)
{
    Play& play = turn.state.play;
    play.step = Step::Barter;
    const auto only = onlyToken(turn.state, card);
    const auto token = only ? static_cast<std::uint8_t>(*only) : noToken;
    if (play.ownCard == noCard) {
        play.ownCard = card;
        play.ownToken = token;
        play.returnsDue = turn.cards[play.card].amount;
        return;
    }
    play.theirCard = card;
    play.theirToken = token;
}

Verdict whyNotToken(const State& state, Seat seat, Token token)
{
    const CardIndex card = player(state, seat).decision.a;
    if (!mayMove(token) || !state.tokens[card].contains(token))
        return say(Refusal::NoSuchToken, card, token);
    return accepted;
}

void barterToken(Turn& turn, Seat seat, Token token)
{
    const bool own = player(turn.state, seat).decision.ask == Ask::BarterToken;
    answered(turn.state, seat);
    (own ? turn.state.play.ownToken : turn.state.play.theirToken) = static_cast<std::uint8_t>(token);
}

void giveGem(Turn& turn, Seat seat, Colour colour)
{
    State& state = turn.state;
    Player& giver = player(state, seat);
    const Seat rival = seatAt(ownerOf(state, state.play.theirCard));
    answered(state, seat);
    --giver.gems[at(colour)];
    ++player(state, rival).gems[at(colour)];
    --state.play.returnsDue;
    turn.tell(EventKind::GemGiven, index(seat), index(rival), colour);
}

void declineBarter(Turn& turn, Seat seat)
{
    answered(turn.state, seat);
    turn.tell(EventKind::BarterDeclined, index(seat));
}

} // namespace sandglass::viceroy
