// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/legal.h"

#include "viceroy/auction.h"
#include "viceroy/barter.h"
#include "viceroy/development.h"
#include "viceroy/endgame.h"
#include "viceroy/gems.h"
#include "viceroy/laws.h"
#include "viceroy/pyramid.h"
#include "viceroy/setup.h"

#include <algorithm>

namespace sandglass::viceroy {

using core::say;

namespace {

/// One seat's list in the making.
struct Listing {
    const CardSet& cards;
    const State& state;
    Seat seat;
    Actions& actions;

    const Player& self() const { return player(state, seat); }

    template <class... Values>
    void add(Verb verb, Values... values)
    {
        actions.push(say(verb, values...));
    }
};

void addBids(Listing& list)
{
    for (int offer = 0; offer <= bidAttack; ++offer)
        if (!whyNotBid(list.state, list.seat, offer))
            list.add(Verb::Bid, offer);
    list.add(Verb::Pass);
}

void addDisplayed(Listing& list, Verb verb)
{
    for (int colour = 0; colour < colourCount; ++colour)
        for (int pile = 0; pile < 2; ++pile)
            if (!whyNotTake(list.state, list.self().decision, static_cast<Colour>(colour), static_cast<Pile>(pile)))
                list.add(verb, colour, pile);
}

/// A verb with each colour of which there are gems here.
void addColours(Listing& list, Verb verb, const Gems& gems)
{
    for (std::size_t colour = 0; colour < colourCount; ++colour)
        if (gems[colour] > 0)
            list.add(verb, colour);
}

void addInfiniteColours(Listing& list)
{
    for (int colour = 0; colour < colourCount; ++colour)
        if (canPlaceInfinite(list.state, list.seat, static_cast<Colour>(colour)))
            list.add(Verb::Gem, colour);
}

void addDecks(Listing& list)
{
    if (!list.state.small.empty())
        list.add(Verb::Draw, Deck::Small);
    if (!list.state.laws.empty())
        list.add(Verb::Draw, Deck::Laws);
}

void addHand(Listing& list, Verb verb, const CardMask& hand)
{
    forEach(hand, [&](CardIndex card) { list.add(verb, card); });
}

void addKept(Listing& list)
{
    forEach(list.self().hand, [&](CardIndex card) {
        if (!whyNotKeep(list.self(), card))
            list.add(Verb::Keep, card);
    });
}

void addSale(Listing& list)
{
    if (list.state.cardsForGems)
        list.add(Verb::Sell);
}

void addPlays(Listing& list)
{
    forEach(list.self().hand, [&](CardIndex card) {
        if (!whyNotPlay(list.cards, list.state, list.seat, card))
            list.add(Verb::Play, card);
    });
    list.add(Verb::Pass);
}

void addPlaces(Listing& list)
{
    const Pyramid& pyramid = list.self().pyramid;
    const CardIndex card = list.state.play.card;
    const int top = std::min(pyramid.height + 1, isLaw(card) ? highestLawLevel : levelCount);
    const Gems means = purse(list.self());
    for (int level = 1; level <= top; ++level) {
        // Higher levels only cost more.
        if (!covers(means, list.cards.price[card][static_cast<std::size_t>(level - 1)]))
            return;
        forEachColumn(pyramid, openPlaces(pyramid, level), [&](int column) { list.add(Verb::Place, level, column); });
    }
}

void addDiscounts(Listing& list)
{
    const DiscountRange range = discountRange(list.self());
    for (int count = range.least; count <= range.most; ++count)
        list.add(Verb::Discount, count);
}

void addOptions(Listing& list)
{
    for (const LawOption& option : list.cards[list.state.play.card].options)
        if (!whyNotOption(list.cards, list.state, list.seat, option.option))
            list.add(Verb::Choose, option.option);
}

void addTargets(Listing& list, const CardMask& candidates)
{
    forEach(candidates, [&](CardIndex card) {
        if (!whyNotTarget(list.cards, list.state, list.seat, card))
            list.add(Verb::Target, card);
    });
}

CardMask rivalsCards(const Listing& list)
{
    CardMask cards;
    for (int i = 0; i < list.state.seats; ++i)
        if (i != core::index(list.seat))
            cards = cards | list.state.players[static_cast<std::size_t>(i)].pyramid.laid;
    return cards;
}

void addTokens(Listing& list)
{
    for (int token = 0; token < tokenCount; ++token)
        if (!whyNotToken(list.state, list.seat, static_cast<Token>(token)))
            list.add(Verb::Token, token);
}

void addRecolourings(Listing& list)
{
    forEach(list.self().pyramid.laid, [&](CardIndex upper) {
        const int level = list.state.level[upper];
        const int column = list.state.column[upper];
        for (int colour = 0; colour < colourCount; ++colour)
            if (!whyNotRecolour(list.cards, list.state, list.seat, level, column, static_cast<Colour>(colour)))
                list.add(Verb::Recolour, level, column, colour);
    });
    list.add(Verb::Done);
}

CardMask charactersOf(const CardMask& hand)
{
    return {{hand.words[0], 0}};
}

CardMask lawsOf(const CardMask& hand)
{
    return {{0, hand.words[1]}};
}

void addAnswers(Listing& list)
{
    const Player& self = list.self();
    switch (self.decision.ask) {
    case Ask::Nothing:
        return;
    case Ask::FirstCard:
        return addHand(list, Verb::Lay, charactersOf(self.hand));
    case Ask::KeepCard:
        return addKept(list);
    case Ask::Bid:
        return addBids(list);
    case Ask::AttackCard:
    case Ask::WonCard:
    case Ask::SummonsCard:
        return addDisplayed(list, Verb::Take);
    case Ask::StrayCard:
        return addDisplayed(list, Verb::Discard);
    case Ask::FaceVirtual:
        addDisplayed(list, Verb::Take);
        return list.add(Verb::Decline);
    case Ask::Propose:
        list.add(Verb::Propose, Pile::Above);
        list.add(Verb::Propose, Pile::Below);
        return list.add(Verb::Decline);
    case Ask::Answer:
        list.add(Verb::Accept);
        list.add(Verb::Propose, self.decision.c);
        return list.add(Verb::Decline);
    case Ask::LastAnswer:
        list.add(Verb::Accept);
        return list.add(Verb::Decline);
    case Ask::OwnGem:
        if (self.gems[self.decision.a] > 0)
            list.add(Verb::Accept);
        return list.add(Verb::Decline);
    case Ask::TakeGem:
        return addColours(list, Verb::Gem, list.state.reserve);
    case Ask::InfiniteColour:
        return addInfiniteColours(list);
    case Ask::Draw:
        return addDecks(list);
    case Ask::Archive:
        list.add(Verb::Tuck, self.decision.a);
        return list.add(Verb::Decline);
    case Ask::Play:
        return addPlays(list);
    case Ask::Place:
        addPlaces(list);
        return addSale(list);
    case Ask::Discount:
        return addDiscounts(list);
    case Ask::FifthLevel:
        list.add(Verb::Choose, Option::Points);
        return list.add(Verb::Choose, Option::Rows);
    case Ask::LawOption:
        return addOptions(list);
    case Ask::ReplaceTarget:
    case Ask::DoubleTarget:
        addTargets(list, self.pyramid.laid);
        return addSale(list);
    case Ask::FreeTarget:
        return addTargets(list, self.pyramid.laid);
    case Ask::BarterCard:
        addTargets(list, self.pyramid.laid);
        return list.add(Verb::Decline);
    case Ask::BarterTheirCard:
        return addTargets(list, rivalsCards(list));
    case Ask::BarterToken:
    case Ask::BarterTheirToken:
        return addTokens(list);
    case Ask::BarterGem:
        return addColours(list, Verb::Give, self.gems);
    case Ask::ReturnLaw:
        return addHand(list, Verb::Return, lawsOf(self.hand));
    case Ask::TuckHand:
        addHand(list, Verb::Tuck, self.hand);
        return list.add(Verb::Done);
    case Ask::StoreGem:
        addColours(list, Verb::Give, self.gems);
        return list.add(Verb::Done);
    case Ask::Recolour:
        return addRecolourings(list);
    }
}

} // namespace

Actions legal(const CardSet& cards, const State& state, Seat seat)
{
    Actions actions;
    if (core::index(seat) >= state.seats || state.phase == Phase::Finished)
        return actions;
    Listing list{cards, state, seat, actions};
    addAnswers(list);
    if (mayUnseal(state, seat))
        list.add(Verb::Unseal);
    return actions;
}

} // namespace sandglass::viceroy
