// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/gems.h"

#include <algorithm>

namespace sandglass::viceroy {

using core::index;
using core::say;

Gems purse(const Player& player)
{
    Gems all{};
    for (std::size_t colour = 0; colour < colourCount; ++colour)
        all[colour] = static_cast<std::uint8_t>(
            player.gems[colour] + player.pyramid.infinite[colour] - player.infiniteUsed[colour]);
    return all;
}

void takeGems(Turn& turn, Seat seat, Colour colour, int count)
{
    auto& reserve = turn.state.reserve[at(colour)];
    auto& gems = player(turn.state, seat).gems[at(colour)];
    reserve = static_cast<std::uint8_t>(reserve - count);
    gems = static_cast<std::uint8_t>(gems + count);
    turn.tell(EventKind::GemsTaken, index(seat), colour, count);
}

void serveGems(Turn& turn)
{
    State& state = turn.state;
    const Seat seat = actor(state);
    const int coloursLeft = static_cast<int>(std::ranges::count_if(state.reserve, [](int gems) { return gems > 0; }));
    // Rulebook: whoever is due more than the reserve has takes what there is.
    if (total(state.reserve) > state.play.gemsDue && coloursLeft > 1)
        return ask(state, seat, Ask::TakeGem, state.play.gemsDue);
    for (std::size_t colour = 0; colour < colourCount; ++colour)
        if (const int count = std::min(state.reserve[colour], state.play.gemsDue))
            takeGems(turn, seat, static_cast<Colour>(colour), count);
    state.play.gemsDue = 0;
}

Verdict whyNoGem(const State& state, Seat seat, Colour colour)
{
    if (player(state, seat).gems[at(colour)] == 0)
        return say(Refusal::NoGemOfColour, colour);
    return accepted;
}

Verdict whyNotTakeGem(const State& state, Colour colour)
{
    if (state.reserve[at(colour)] == 0)
        return say(Refusal::ReserveEmpty, colour);
    return accepted;
}

void takeDueGem(Turn& turn, Seat seat, Colour colour)
{
    answered(turn.state, seat);
    takeGems(turn, seat, colour, 1);
    --turn.state.play.gemsDue;
}

Hoard* hoardOn(State& state, CardIndex card)
{
    const auto found = std::ranges::find(state.hoards, card, &Hoard::card);
    return found == state.hoards.end() ? nullptr : &*found;
}

const Hoard* hoardOn(const State& state, CardIndex card)
{
    const auto found = std::ranges::find(state.hoards, card, &Hoard::card);
    return found == state.hoards.end() ? nullptr : &*found;
}

int hoarded(const State& state, std::size_t colour)
{
    return state.hoards[0].gems[colour] + state.hoards[1].gems[colour];
}

void addToken(Turn& turn, Seat seat, CardIndex card, Token token)
{
    Pyramid& pyramid = player(turn.state, seat).pyramid;
    turn.state.tokens[card].push(token);
    if (isInfinite(token))
        ++pyramid.infinite[at(infiniteColour(token))];
    pyramid.attacks = static_cast<std::uint8_t>(pyramid.attacks + (token == Token::Attack));
}

Token removeToken(State& state, Seat seat, CardIndex card, int position)
{
    Player& owner = player(state, seat);
    const Token token = state.tokens[card].take(position);
    if (isInfinite(token)) {
        const std::size_t colour = at(infiniteColour(token));
        --owner.pyramid.infinite[colour];
        // Of several equal infinite gems, the one that was used goes first.
        if (owner.infiniteUsed[colour] > 0)
            --owner.infiniteUsed[colour];
    }
    owner.pyramid.attacks = static_cast<std::uint8_t>(owner.pyramid.attacks - (token == Token::Attack));
    return token;
}

bool canPlaceInfinite(const State& state, Seat seat, Colour colour)
{
    return state.reserve[at(colour)] > 0 || player(state, seat).gems[at(colour)] > 0;
}

void placeInfinite(Turn& turn, Seat seat, CardIndex card, Colour colour)
{
    auto& reserve = turn.state.reserve[at(colour)];
    auto& own = player(turn.state, seat).gems[at(colour)];
    if (reserve == 0)
        turn.tell(EventKind::InfiniteFromScreen, index(seat), colour);
    --(reserve > 0 ? reserve : own);
    addToken(turn, seat, card, infiniteToken(colour));
    turn.tell(EventKind::TokenGained, index(seat), card, infiniteToken(colour));
}

int attacksOf(const Player& player)
{
    return player.attacks + player.pyramid.attacks;
}

void spendAttack(Turn& turn, Seat seat)
{
    Player& spender = player(turn.state, seat);
    turn.tell(EventKind::AttackSpent, index(seat));
    if (spender.pyramid.attacks == 0) {
        --spender.attacks;
        return;
    }
    for (CardMask cards = spender.pyramid.laid; !cards.empty(); cards.remove(cards.lowest())) {
        const CardIndex card = cards.lowest();
        const int position = turn.state.tokens[card].find(Token::Attack);
        if (position < 0)
            continue;
        removeToken(turn.state, seat, card, position);
        return turn.tell(EventKind::TokenLost, index(seat), card, Token::Attack);
    }
}

int tokensInPyramid(const State& state, const Pyramid& pyramid, Token token)
{
    int found = 0;
    forEach(pyramid.laid,
        [&](CardIndex card) { found += static_cast<int>(std::ranges::count(state.tokens[card], token)); });
    return found;
}

} // namespace sandglass::viceroy
