// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/barter.h"
#include "viceroy/development.h"
#include "viceroy/gems.h"
#include "viceroy/hands.h"
#include "viceroy/laws.h"
#include "viceroy/pyramid.h"
#include "viceroy/rewards.h"

#include <algorithm>

/// Laws that are about one card of a pyramid: it is replaced, its tokens are doubled, or it is tucked away.
namespace sandglass::viceroy {

using core::index;
using core::say;

namespace {

void moveTokens(Turn& turn, CardIndex from, CardIndex to)
{
    for (const Token token : turn.state.tokens[from]) {
        turn.state.tokens[to].push(token);
        turn.tell(EventKind::TokenMoved, token, from, to);
    }
    turn.state.tokens[from].clear();
    if (Hoard* hoard = hoardOn(turn.state, from))
        hoard->card = to;
}

/// The circles that this place is part of: its own, and the two above.
std::array<CardIndex, 3> circlesAround(const State& state, const Pyramid& pyramid, CardIndex card)
{
    const int level = state.level[card];
    const int column = state.column[card];
    return {card, cardAt(pyramid, level + 1, column - 1), cardAt(pyramid, level + 1, column)};
}

/// The law lies exactly where the card lay, with its tokens and what is tucked under it (the rules name only the
/// tokens; a pile stays a pile). The card goes back to the hand, which is taking a card. Every circle that has one
/// colour now and had not that colour before earns its gem.
void replace(Turn& turn, Seat seat, CardIndex card)
{
    State& state = turn.state;
    const CardIndex law = state.play.card;
    const Pyramid& pyramid = player(state, seat).pyramid;
    std::array<std::optional<Colour>, 3> before;
    const auto around = circlesAround(state, pyramid, card);
    for (std::size_t i = 0; i < around.size(); ++i)
        before[i] = around[i] == noCard ? std::nullopt : circleOf(turn.cards, state, pyramid, around[i]);

    exchange(state, seat, card, law);
    turn.tell(EventKind::CardReplaced, index(seat), card, law);
    removeFromHand(player(state, seat), law);
    moveTokens(turn, card, law);
    std::ranges::replace(state.host, static_cast<CardIndex>(card + 1), static_cast<CardIndex>(law + 1));

    const auto now = circlesAround(state, pyramid, law);
    for (std::size_t i = 0; i < now.size(); ++i)
        if (now[i] != noCard && circleOf(turn.cards, state, pyramid, now[i]) != before[i])
            rewardCircle(turn, seat, now[i]);
    receive(turn, seat, card);
}

void beginDoubling(Turn& turn, Seat seat, CardIndex card)
{
    State& state = turn.state;
    removeFromHand(player(state, seat), state.play.card);
    tuck(turn, seat, state.play.card, card);
    state.play.step = Step::Double;
    state.play.ownCard = card;
    state.play.cursor = 0;
    state.play.lastRow = static_cast<std::uint8_t>(state.tokens[card].size());
}

/// Nothing says that tokens move with a card that is tucked away, so they leave: gems to the reserve, others for good.
void tuckFree(Turn& turn, Seat seat, CardIndex card)
{
    State& state = turn.state;
    while (!state.tokens[card].empty()) {
        const Token token = removeToken(state, seat, card, state.tokens[card].size() - 1);
        turn.tell(EventKind::TokenLost, index(seat), card, token);
        if (isInfinite(token))
            ++state.reserve[at(infiniteColour(token))];
    }
    if (Hoard* hoard = hoardOn(state, card)) {
        for (std::size_t colour = 0; colour < colourCount; ++colour)
            state.reserve[colour] = static_cast<std::uint8_t>(state.reserve[colour] + hoard->gems[colour]);
        *hoard = {};
    }
    takeOut(state, seat, card);
    tuck(turn, seat, card, state.play.card);
}

} // namespace

void doubleNextToken(Turn& turn)
{
    Play& play = turn.state.play;
    if (play.cursor == play.lastRow) {
        play.step = Step::None;
        return;
    }
    const Seat seat = actor(turn.state);
    const Token token = turn.state.tokens[play.ownCard][play.cursor++];
    if (isInfinite(token))
        giveInfinite(turn, seat, infiniteColour(token));
    else
        giveToken(turn, seat, play.ownCard, token);
}

Verdict whyNotTarget(const CardSet& cards, const State& state, Seat seat, CardIndex card)
{
    const Player& owner = player(state, seat);
    const Ask what = owner.decision.ask;
    if (what == Ask::BarterCard || what == Ask::BarterTheirCard)
        return whyNotBarter(cards, state, seat, card);
    if (card == state.play.card)
        return say(Refusal::Itself, card);
    if (!owner.pyramid.laid.has(card))
        return say(Refusal::NotInYourPyramid, card);
    if (what == Ask::ReplaceTarget && state.level[card] > highestLawLevel)
        return say(Refusal::TooHighForLaw, state.play.card);
    if (what == Ask::DoubleTarget && isLaw(card))
        return say(Refusal::NotACharacter, card);
    if (what == Ask::FreeTarget && !isFree(state, owner.pyramid, card))
        return say(Refusal::NotFree, card);
    return accepted;
}

void target(Turn& turn, Seat seat, CardIndex card)
{
    const Ask what = player(turn.state, seat).decision.ask;
    answered(turn.state, seat);
    turn.state.play.step = Step::None;
    switch (what) {
    case Ask::ReplaceTarget:
        replace(turn, seat, card);
        break;
    case Ask::DoubleTarget:
        beginDoubling(turn, seat, card);
        break;
    case Ask::FreeTarget:
        tuckFree(turn, seat, card);
        break;
    default:
        barterCard(turn, seat, card);
    }
}

} // namespace sandglass::viceroy
