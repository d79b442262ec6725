// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/imagine.h"

#include "viceroy/auction.h"
#include "viceroy/development.h"
#include "viceroy/gems.h"

#include <algorithm>

namespace sandglass::viceroy {

using core::seatAt;

namespace {

using CardPool = core::List<CardIndex, characterCount>;

/// Where the view still has holes: everybody's hand but the viewer's.
struct Imagining {
    const CardSet& cards;
    State& state;
    core::Random& random;
    int viewer;

    bool isRival(int seat) const { return seat != viewer; }
};

/// Cards that lie open, or are in the viewer's own hand.
CardMask seenCards(const State& state)
{
    CardMask seen = state.discard;
    for (const auto& piles : state.display)
        for (const CardIndex card : piles)
            if (card != noCard)
                seen.add(card);
    for (const Player& one : state.players)
        seen = seen | one.hand | one.pyramid.laid;
    for (int card = 0; card < cardCount; ++card)
        if (state.host[static_cast<std::size_t>(card)])
            seen.add(card);
    return seen;
}

/// A card that was shown and is not laid yet is still in its owner's hand.
void takeUpShownCards(State& state)
{
    if (state.phase != Phase::Playing)
        return;
    const CardMask seen = seenCards(state);
    for (int i = 0; i < state.seats; ++i)
        if (Player& one = player(state, seatAt(i)); one.sealed < cardCount && !seen.has(one.sealed))
            one.hand.add(one.sealed);
}

template <class Deck>
void fill(Deck& deck, CardPool& unseen)
{
    for (CardIndex& card : deck)
        card = unseen.pop();
}

/// Gives everybody as many cards of a kind as they are seen to hold; the others are the decks.
void dealCards(Imagining& now, bool laws)
{
    State& state = now.state;
    const CardMask seen = seenCards(state);
    CardPool unseen;
    for (int card = laws ? characterCount : 0; card < (laws ? cardCount : characterCount); ++card)
        if (!seen.has(card))
            unseen.push(static_cast<CardIndex>(card));
    now.random.shuffle(unseen);
    for (int i = 0; i < state.seats; ++i) {
        Player& one = player(state, seatAt(i));
        const int held = std::popcount(one.hand.words[laws ? 1 : 0]);
        for (int missing = (laws ? one.handLaws : one.handCharacters) - held; missing > 0; --missing)
            one.hand.add(unseen.pop());
    }
    if (laws)
        return fill(state.laws, unseen);
    fill(state.large, unseen);
    fill(state.small, unseen);
}

/// What a rival must have at least, because of what everybody has seen it begin.
struct Needs {
    Gems gems{};
    int inAll = 0;
    bool attack = false;
};

void needPrice(Needs& needs, const Player& payer, const Gems& price)
{
    for (std::size_t colour = 0; colour < colourCount; ++colour) {
        const int usable = payer.pyramid.infinite[colour] - payer.infiniteUsed[colour];
        needs.gems[colour] = static_cast<std::uint8_t>(std::max<int>(needs.gems[colour], price[colour] - usable));
    }
}

/// Before it lies in the pyramid, a card in play can be paid for.
void needForPlay(Needs& needs, const CardSet& cards, const State& state, const Player& payer)
{
    const Play& play = state.play;
    if (payer.decision.ask == Ask::Place && !state.cardsForGems)
        needPrice(needs, payer, cards.price[play.card][0]);
    if (payer.decision.ask == Ask::Discount) {
        const Gems& price = cards.price[play.card][play.level - 1u];
        needPrice(needs, payer, price);
        for (std::size_t colour = 0; colour < play.cursor; ++colour)
            needs.gems[colour] =
                static_cast<std::uint8_t>(std::max<int>(needs.gems[colour], price[colour] - play.discount[colour]));
    }
    const bool barters = play.step == Step::Barter && play.ownCard != noCard;
    if (barters)
        needs.inAll = play.theirCard == noCard ? cards[play.card].amount : play.returnsDue;
    if (payer.decision.ask == Ask::InfiniteColour && total(state.reserve) == 0)
        needs.inAll = 1;
}

Needs needsOf(const CardSet& cards, const State& state, int seat)
{
    Needs needs;
    const Player& rival = player(state, seatAt(seat));
    const bool waits = state.queue >> seat & 1;
    if (state.phase == Phase::Settling && state.play.step == Step::Attacks) {
        if (state.inPhase >> seat & 1 && rival.sealed < bidAttack)
            needs.gems[rival.sealed] = 1;
        needs.attack = waits;
    }
    if (state.phase != Phase::Playing)
        return needs;
    if (waits && !state.cardsForGems && !isLaw(rival.sealed))
        needPrice(needs, rival, cards.price[rival.sealed][0]);
    if (seat == state.actor)
        needForPlay(needs, cards, state, rival);
    return needs;
}

/// All gems of a colour are somewhere; those that nobody sees are behind the rivals' screens.
Gems gemsBehindScreens(const Imagining& now)
{
    const State& state = now.state;
    Gems left{};
    for (std::size_t colour = 0; colour < colourCount; ++colour) {
        int gems =
            now.cards.rules.gemsOfEachColourForEachSeat * state.seats - state.reserve[colour] - hoarded(state, colour);
        for (int i = 0; i < state.seats; ++i) {
            const Player& one = player(state, seatAt(i));
            gems -= one.pyramid.infinite[colour] + (now.isRival(i) ? 0 : one.gems[colour]);
        }
        left[colour] = static_cast<std::uint8_t>(gems);
    }
    return left;
}

void give(Player& player, Gems& left, std::size_t colour, int count)
{
    player.gems[colour] = static_cast<std::uint8_t>(player.gems[colour] + count);
    left[colour] = static_cast<std::uint8_t>(left[colour] - count);
}

std::size_t anyColourOf(const Gems& gems, core::Random& random)
{
    auto which = random.below(static_cast<std::uint32_t>(total(gems)));
    std::size_t colour = 0;
    while (which >= gems[colour])
        which -= gems[colour++];
    return colour;
}

void dealGems(Imagining& now)
{
    State& state = now.state;
    Gems left = gemsBehindScreens(now);
    std::array<Needs, seatCount> needs{};
    core::List<std::uint8_t, seatCount> rivals;
    for (int i = 0; i < state.seats; ++i) {
        if (!now.isRival(i))
            continue;
        rivals.push(static_cast<std::uint8_t>(i));
        Player& rival = player(state, seatAt(i));
        rival.gems = {};
        needs[static_cast<std::size_t>(i)] = needsOf(now.cards, state, i);
        for (std::size_t colour = 0; colour < colourCount; ++colour)
            give(rival, left, colour, needs[static_cast<std::size_t>(i)].gems[colour]);
    }
    for (const int i : rivals)
        for (Player& rival = player(state, seatAt(i)); total(rival.gems) < needs[static_cast<std::size_t>(i)].inAll;)
            give(rival, left, anyColourOf(left, now.random), 1);
    for (std::size_t colour = 0; colour < colourCount && !rivals.empty(); ++colour)
        while (left[colour] > 0) {
            const int to = rivals[static_cast<int>(now.random.below(static_cast<std::uint32_t>(rivals.size())))];
            give(player(state, seatAt(to)), left, colour, 1);
        }
}

/// How many attack tokens the rewards of its characters have brought it behind its screen, as far as can be seen.
int attacksEarned(const CardSet& cards, const State& state, const Pyramid& pyramid)
{
    int earned = 0;
    forEach(pyramid.laid, [&](CardIndex card) {
        if (isLaw(card))
            return;
        const int level = state.level[card];
        const std::size_t last = level == levelCount ? 2 : static_cast<std::size_t>(level - 1);
        for (std::size_t row = level == levelCount ? 0 : last; row <= last; ++row)
            for (const Reward& reward : cards[card].rows[row].reward)
                earned += reward.kind == RewardKind::Attack ? reward.amount : 0;
    });
    return earned;
}

/// Attack tokens are seldom spent: as often as not a rival still has all that it has earned.
void dealAttacks(Imagining& now, int seat)
{
    Player& rival = player(now.state, seatAt(seat));
    const auto earned = static_cast<std::uint32_t>(attacksEarned(now.cards, now.state, rival.pyramid));
    const std::uint32_t kept = now.random.below(2) == 0 ? earned : now.random.below(earned + 1);
    const bool needed = needsOf(now.cards, now.state, seat).attack && rival.pyramid.attacks == 0;
    rival.attacks = static_cast<std::uint8_t>(std::max<std::uint32_t>(kept, needed ? 1 : 0));
}

/// One of the choices that this hand and these gems allow.
void dealSeal(Imagining& now, int seat)
{
    const State& state = now.state;
    Player& rival = player(now.state, seatAt(seat));
    core::List<std::uint8_t, cardCount> choices;
    if (state.phase == Phase::Bidding)
        for (int offer = 0; offer <= bidAttack; ++offer)
            if (!whyNotBid(state, seatAt(seat), offer))
                choices.push(static_cast<std::uint8_t>(offer));
    if (state.phase != Phase::Bidding)
        forEach(rival.hand, [&](CardIndex card) {
            const bool first = state.phase == Phase::FirstCard;
            if (first ? !isLaw(card) : !whyNotPlay(now.cards, state, seatAt(seat), card))
                choices.push(card);
        });
    if (state.phase != Phase::FirstCard)
        choices.push(sealedPass);
    rival.sealed = choices[static_cast<int>(now.random.below(static_cast<std::uint32_t>(choices.size())))];
    CardIndex& kept = now.state.kept[static_cast<std::size_t>(seat)];
    if (kept == noCard)
        return;
    choices.take(choices.find(rival.sealed));
    kept = choices[static_cast<int>(now.random.below(static_cast<std::uint32_t>(choices.size())))];
}

/// Where four characters are dealt: the one that stays is another than the one that is laid.
void dealKeptCard(Imagining& now, int seat)
{
    const Player& rival = player(now.state, seatAt(seat));
    core::List<CardIndex, cardCount> choices;
    forEach(rival.hand, [&](CardIndex card) {
        if (!isLaw(card) && card != rival.sealed)
            choices.push(card);
    });
    now.state.kept[static_cast<std::size_t>(seat)] =
        choices[static_cast<int>(now.random.below(static_cast<std::uint32_t>(choices.size())))];
}

void dealTakenCard(Imagining& now, Player& rival)
{
    core::List<CardIndex, cardCount> hand;
    forEach(rival.hand, [&](CardIndex card) { hand.push(card); });
    rival.decision.a = hand[static_cast<int>(now.random.below(static_cast<std::uint32_t>(hand.size())))];
}

} // namespace

State imagine(const CardSet& cards, const core::View<State>& view, core::Random& random)
{
    State state = view.known;
    state.random = core::Random(random.next());
    Imagining now{cards, state, random, core::index(view.seat)};
    takeUpShownCards(state);
    dealCards(now, false);
    dealCards(now, true);
    if (state.phase >= Phase::Recolouring)
        return state; // the screens have fallen
    dealGems(now);
    for (int i = 0; i < state.seats; ++i) {
        if (!now.isRival(i))
            continue;
        dealAttacks(now, i);
        Player& rival = player(state, seatAt(i));
        if (rival.sealed == sealedUnknown)
            dealSeal(now, i);
        if (state.kept[static_cast<std::size_t>(i)] == unknownCard)
            dealKeptCard(now, i);
        if (rival.decision.ask == Ask::Archive)
            dealTakenCard(now, rival);
    }
    return state;
}

} // namespace sandglass::viceroy
