// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/hands.h"

namespace sandglass::viceroy {

using core::index;
using core::say;

void addToHand(Player& player, CardIndex card)
{
    player.hand.add(card);
    ++(isLaw(card) ? player.handLaws : player.handCharacters);
}

void removeFromHand(Player& player, CardIndex card)
{
    player.hand.remove(card);
    --(isLaw(card) ? player.handLaws : player.handCharacters);
}

void receive(Turn& turn, Seat seat, CardIndex card)
{
    Player& taker = player(turn.state, seat);
    addToHand(taker, card);
    if ((taker.pyramid.laid & turn.cards.archives).empty())
        return;
    letAct(turn.state, seat);
    ask(turn.state, seat, Ask::Archive, card);
}

int deckSize(const State& state, Deck deck)
{
    return deck == Deck::Small ? state.small.size() : state.laws.size();
}

namespace {

void drawFrom(Turn& turn, Seat seat, Deck deck)
{
    State& state = turn.state;
    const CardIndex card = deck == Deck::Small ? state.small.pop() : state.laws.pop();
    --state.play.drawsDue;
    raiseBarrier(state);
    turn.tell(EventKind::CardDrawn, index(seat), deck, card);
    receive(turn, seat, card);
}

} // namespace

void serveDraws(Turn& turn)
{
    State& state = turn.state;
    if (state.play.onlyLaws ? state.laws.empty() : state.small.empty() && state.laws.empty())
        state.play.drawsDue = 0; // Rulebook: decks are never made up again; whoever finds none takes none
    else if (state.play.onlyLaws)
        drawFrom(turn, actor(state), Deck::Laws);
    else
        ask(state, actor(state), Ask::Draw);
}

Verdict whyNotDraw(const State& state, Deck deck)
{
    if (deckSize(state, deck) == 0)
        return say(Refusal::DeckEmpty, deck);
    return accepted;
}

void drawDueCard(Turn& turn, Seat seat, Deck deck)
{
    answered(turn.state, seat);
    drawFrom(turn, seat, deck);
}

void tuck(Turn& turn, Seat seat, CardIndex card, CardIndex host)
{
    turn.state.host[card] = static_cast<CardIndex>(host + 1);
    turn.tell(EventKind::CardTucked, index(seat), card, host);
}

Verdict whyNotArchive(const State& state, Seat seat, CardIndex card)
{
    if (card != player(state, seat).decision.a)
        return say(Refusal::NotTheTakenCard, card);
    return accepted;
}

void archiveTaken(Turn& turn, Seat seat, CardIndex card)
{
    Player& taker = player(turn.state, seat);
    answered(turn.state, seat);
    removeFromHand(taker, card);
    tuck(turn, seat, card, (taker.pyramid.laid & turn.cards.archives).lowest());
}

void keepTaken(Turn& turn, Seat seat)
{
    answered(turn.state, seat);
}

void discard(Turn& turn, CardIndex card)
{
    turn.state.discard.add(card);
    turn.tell(EventKind::CardDiscarded, card);
}

} // namespace sandglass::viceroy
