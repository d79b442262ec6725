// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/arrange.h"

#include "viceroy/auction.h"
#include "viceroy/hands.h"
#include "viceroy/pyramid.h"

#include <algorithm>

namespace sandglass::viceroy {

using core::Fields;
using core::seatAt;

Pool::Pool(const State& dealt)
{
    const auto offer = [this](CardIndex card) { (isLaw(card) ? m_laws : m_characters).push_back(card); };
    const auto offerDeck = [&](const auto& fromBottom) {
        for (int i = fromBottom.size(); i-- > 0;)
            offer(fromBottom[i]);
    };
    for (const Player& one : dealt.players)
        forEach(one.hand, offer);
    offerDeck(dealt.large);
    offerDeck(dealt.small);
    offerDeck(dealt.laws);
}

bool Pool::claim(CardIndex card)
{
    return std::erase(isLaw(card) ? m_laws : m_characters, card) == 1;
}

CardIndex Pool::draw(std::deque<CardIndex>& cards)
{
    if (cards.empty())
        return noCard;
    const CardIndex card = cards.front();
    cards.pop_front();
    return card;
}

std::vector<std::string_view> idsOf(const CardSet& cards)
{
    return {cards.ids.begin(), cards.ids.end()};
}

std::vector<CardIndex> claimCards(Fields& fields, std::string_view field, const CardSet& cards, Pool& pool)
{
    std::vector<CardIndex> claimed;
    if (!fields.has(field))
        return claimed;
    for (const int card : fields.words(field, idsOf(cards))) {
        claimed.push_back(static_cast<CardIndex>(card));
        if (!pool.claim(claimed.back()))
            fields.problem(field, "'" + cards.ids[claimed.back()] + "' is named twice");
    }
    return claimed;
}

void clearTable(State& state)
{
    for (Player& one : state.players) {
        one.hand = {};
        one.handCharacters = 0;
        one.handLaws = 0;
        one.decision = {};
    }
    state.pending = 0;
    state.large.clear();
    state.small.clear();
    state.laws.clear();
}

namespace {

/// Rulebook: four new cards are laid out for the first auction, and after each, until none are left.
int largeSize(const CardSet& cards, const State& state)
{
    switch (state.phase) {
    case Phase::FirstCard:
        return cards.rules.largeDeck;
    case Phase::StartRewards:
        return cards.rules.largeDeck - colourCount;
    case Phase::Bidding:
    case Phase::Settling:
        return cards.rules.largeDeck - colourCount * state.round;
    case Phase::Picking:
    case Phase::Playing:
        return std::max(0, cards.rules.largeDeck - colourCount * (state.round + 1));
    default:
        return 0;
    }
}

bool newCardsLie(const CardSet& cards, const State& state)
{
    if (state.phase == Phase::FirstCard || state.phase >= Phase::Recolouring)
        return false;
    return state.phase < Phase::Picking || state.round < cards.rules.rounds;
}

/// Decks have their top at the end.
template <class Cards>
void fill(Cards& deck, const std::vector<CardIndex>& fromTop)
{
    for (auto card = fromTop.rbegin(); card != fromTop.rend(); ++card)
        deck.push(*card);
}

void readDisplay(Fields& fields, const CardSet& cards, State& state, Pool& pool)
{
    for (std::size_t colour = 0; colour < colourCount; ++colour)
        fields.objectIfAny(colourWords[colour], [&](Fields& piles) {
            for (std::size_t pile = 0; pile < pileWords.size(); ++pile) {
                const auto card = static_cast<CardIndex>(piles.wordOr(pileWords[pile], noCard, idsOf(cards)));
                if (card == noCard)
                    continue;
                if (isLaw(card))
                    piles.problem(pileWords[pile], "a law is never auctioned");
                else if (!pool.claim(card))
                    piles.problem(pileWords[pile], "'" + cards.ids[card] + "' is named twice");
                else
                    state.display[colour][pile] = card;
            }
        });
}

void checkKind(Fields& fields, std::string_view field, const std::vector<CardIndex>& named, bool laws)
{
    if (std::ranges::any_of(named, [laws](CardIndex card) { return isLaw(card) != laws; }))
        fields.problem(field, laws ? "a character is no law" : "a law is no character");
}

} // namespace

TableWish arrangeTable(Fields& fields, const CardSet& cards, State& state, Pool& pool)
{
    TableWish table;
    table.display = fields.has("display");
    fields.objectIfAny("display", [&](Fields& display) { readDisplay(display, cards, state, pool); });
    if (state.phase == Phase::FirstCard && cardsDisplayed(state) > 0)
        fields.problem("display", "nothing is displayed before the first cards lie");
    table.large = claimCards(fields, "large", cards, pool);
    table.small = claimCards(fields, "small", cards, pool);
    table.laws = claimCards(fields, "laws", cards, pool);
    checkKind(fields, "large", table.large, false);
    checkKind(fields, "small", table.small, false);
    checkKind(fields, "laws", table.laws, true);
    for (const CardIndex card : claimCards(fields, "discard", cards, pool))
        state.discard.add(card);
    const auto size = [&](std::string_view field, int least, int most) {
        const int wished = fields.numberOr(field, -1, std::min(least, most), most);
        return wished < 0 ? std::nullopt : std::optional(wished);
    };
    table.smallSize = size("smallSize", static_cast<int>(table.small.size()), decltype(state.small)::capacity);
    table.lawsSize = size("lawsSize", static_cast<int>(table.laws.size()), decltype(state.laws)::capacity);
    return table;
}

void dealRest(Fields& fields, const CardSet& cards, State& state, Pool& pool, const TableWish& table,
    const std::array<SeatWish, seatCount>& seats)
{
    bool enough = true;
    const auto character = [&] {
        const CardIndex card = pool.drawCharacter();
        enough &= card != noCard;
        return card;
    };
    for (int i = 0; i < state.seats && enough; ++i) {
        Player& one = player(state, seatAt(i));
        const SeatWish& wish = seats[static_cast<std::size_t>(i)];
        if (wish.firstCard)
            if (const CardIndex card = character(); card != noCard)
                put(state, seatAt(i), card, 1, 0);
        while (one.handCharacters < wish.characters && enough)
            if (const CardIndex card = character(); card != noCard)
                addToHand(one, card);
        while (one.handLaws < wish.laws && enough) {
            const CardIndex card = pool.drawLaw();
            enough &= card != noCard;
            if (enough)
                addToHand(one, card);
        }
    }
    if (!table.display && newCardsLie(cards, state))
        for (std::size_t colour = 0; colour < colourCount && enough; ++colour)
            state.display[colour][static_cast<std::size_t>(Pile::Below)] = character();

    std::vector<CardIndex> large = table.large;
    std::vector<CardIndex> small = table.small;
    std::vector<CardIndex> laws = table.laws;
    const auto wanted = static_cast<std::size_t>(std::max(0, largeSize(cards, state)));
    if (large.size() > wanted)
        return fields.problem("large", "in this round the deck has " + std::to_string(wanted) + " cards");
    while (large.size() < wanted && enough)
        large.push_back(character());
    if (!enough)
        return fields.problem("", "so much is named that there are not enough cards for the rest");

    const int dealt = characterCount - cards.rules.largeDeck - startCharacters * state.seats;
    const auto smallSize = static_cast<std::size_t>(table.smallSize.value_or(dealt));
    const auto lawsSize = static_cast<std::size_t>(table.lawsSize.value_or(cardCount - characterCount));
    if (small.size() > decltype(state.small)::capacity)
        return fields.problem("small", "the deck has fewer cards than are named for it");
    for (CardIndex card = pool.drawCharacter(); card != noCard; card = pool.drawCharacter()) {
        if (small.size() < smallSize)
            small.push_back(card);
        else
            state.discard.add(card);
    }
    for (CardIndex card = pool.drawLaw(); card != noCard; card = pool.drawLaw()) {
        if (laws.size() < lawsSize)
            laws.push_back(card);
        else
            state.discard.add(card);
    }
    fill(state.large, large);
    fill(state.small, small);
    fill(state.laws, laws);
}

} // namespace sandglass::viceroy
