// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/arrange.h"

#include <algorithm>
#include <deque>

namespace sandglass::pendulum {

using core::Fields;
using Numbers = std::vector<int>;

namespace {

/// Cards that nobody has named, in the order in which the set-up shuffled them.
class Pool {
public:
    void offer(int card)
    {
        if (card != noCard && !has(m_claimed, card) && !has(m_cards, card))
            m_cards.push_back(card);
    }
    void claim(int card)
    {
        m_claimed.push_back(card);
        std::erase(m_cards, card);
    }
    void claim(const std::optional<Numbers>& cards)
    {
        for (const int card : cards.value_or(Numbers{}))
            claim(card);
    }
    template <class Mask>
    void claimAll(Mask mask)
    {
        for (; mask != 0; mask &= mask - 1)
            claim(std::countr_zero(mask));
    }
    int draw()
    {
        if (m_cards.empty())
            return noCard;
        const int card = m_cards.front();
        m_cards.pop_front();
        return card;
    }
    std::size_t left() const { return m_cards.size(); }

private:
    template <class Cards>
    static bool has(const Cards& cards, int card)
    {
        return std::ranges::find(cards, card) != cards.end();
    }
    std::deque<int> m_cards;
    Numbers m_claimed;
};

template <int N>
Numbers topFirst(const core::List<std::uint8_t, N>& deck)
{
    Numbers cards(deck.begin(), deck.end());
    std::ranges::reverse(cards);
    return cards;
}

template <int N>
void fillDeck(core::List<std::uint8_t, N>& deck, const Numbers& fromTop)
{
    deck.clear();
    for (auto card = fromTop.rbegin(); card != fromTop.rend() && !deck.full(); ++card)
        deck.push(static_cast<std::uint8_t>(*card));
}

template <std::size_t N>
void fillPlaces(
    Fields& fields, std::string_view field, std::array<std::uint8_t, N>& places, const std::optional<Numbers>& named)
{
    if (!named)
        return;
    if (named->size() > N)
        return fields.problem(field, "there are more cards than places");
    for (std::size_t i = 0; i < N; ++i)
        places[i] = static_cast<std::uint8_t>(i < named->size() ? (*named)[i] : noCard);
}

template <class Mask>
void gather(Fields& fields, std::string_view field, const std::vector<std::string_view>& ids, Mask& mask)
{
    for (const int card : cardsNamed(fields, field, ids).value_or(Numbers{}))
        if (card != noCard)
            mask |= Mask{1} << card;
}

void arrangeProvinces(Fields& fields, const CardSet& cards, State& state)
{
    const auto ids = idsOf(cards, domain::province);
    const auto row = cardsNamed(fields, "row", ids);
    const auto deck = cardsNamed(fields, "provinceDeck", ids);
    gather(fields, "provincesGone", ids, state.provincesGone);
    Pool pool;
    pool.claim(row);
    pool.claim(deck);
    pool.claimAll(state.provincesGone);
    for (const SeatState& seat : state.seats) {
        std::ranges::for_each(seat.provinces, [&](std::uint64_t mask) { pool.claimAll(mask); });
        pool.claim(seat.tucking);
    }
    // Without a row of the caller's the set-up's stays, as far as its cards are not elsewhere now.
    for (const int card : state.openProvinces)
        pool.offer(card);
    for (const int card : topFirst(state.provinceDeck))
        pool.offer(card);
    if (!row)
        for (std::uint8_t& card : state.openProvinces)
            card = static_cast<std::uint8_t>(pool.draw());
    fillPlaces(fields, "row", state.openProvinces, row);
    Numbers fromTop = deck.value_or(Numbers{});
    while (pool.left() > 0)
        fromTop.push_back(pool.draw());
    fillDeck(state.provinceDeck, fromTop);
}

std::uint32_t councilCardsSeen(const State& state)
{
    std::uint32_t seen = state.rewardsGone;
    const auto see = [&](std::uint8_t card) { seen |= card == noCard ? 0 : 1u << card; };
    std::ranges::for_each(state.councilDeck, see);
    std::ranges::for_each(state.offer, see);
    for (const SeatState& seat : state.seats)
        seen |= (seat.hand | seat.discard) >> stratagemsAMat;
    return seen;
}

void arrangeCouncil(Fields& fields, const CardSet& cards, State& state)
{
    const auto ids = idsOf(cards, domain::council);
    const auto offer = cardsNamed(fields, "offer", ids);
    const auto deck = cardsNamed(fields, "councilDeck", ids);
    const bool goneNamed = fields.has("rewardsGone");
    gather(fields, "rewardsGone", ids, state.rewardsGone);
    Pool normal;
    Pool last;
    for (Pool* pool : {&normal, &last}) {
        pool->claim(offer);
        pool->claim(deck);
        pool->claimAll(state.rewardsGone);
        for (const SeatState& seat : state.seats)
            pool->claimAll((seat.hand | seat.discard) >> stratagemsAMat);
    }
    const auto offerCard = [&](int card) { (card < normalRewards ? normal : last).offer(card); };
    std::ranges::for_each(state.offer, offerCard);
    std::ranges::for_each(topFirst(state.councilDeck), offerCard);
    for (int card = 0; card < normalRewards; ++card)
        normal.offer(card);
    if (!offer)
        for (std::uint8_t& card : state.offer)
            card = static_cast<std::uint8_t>(state.round == rounds ? last.draw() : normal.draw());
    fillPlaces(fields, "offer", state.offer, offer);
    // Three rounds use normal cards and the fourth the final ones, which lie at the bottom.
    Numbers fromTop = deck.value_or(Numbers{});
    const auto normals = static_cast<std::size_t>(std::max(0, offerCount * (rounds - 1 - state.round)));
    const auto size = static_cast<std::size_t>(offerCount * (rounds - state.round));
    while (fromTop.size() < normals)
        fromTop.push_back(normal.draw());
    while (fromTop.size() < size)
        fromTop.push_back(last.draw());
    fillDeck(state.councilDeck, fromTop);
    if (goneNamed)
        return;
    // What was offered before and nobody holds now has left the game: fifteen normal cards and the five final ones.
    constexpr std::uint32_t allNormal = (1u << normalRewards) - 1;
    while (std::popcount(councilCardsSeen(state) & allNormal) < offerCount * (rounds - 1) && normal.left() > 0)
        state.rewardsGone |= 1u << normal.draw();
    while (last.left() > 0)
        state.rewardsGone |= 1u << last.draw();
}

void arrangeAchievements(Fields& fields, const CardSet& cards, State& state)
{
    const auto ids = idsOf(cards, domain::achievement);
    const auto deck = cardsNamed(fields, "achievementDeck", ids);
    Pool pool;
    pool.claim(deck);
    if (fields.has("achievement")) {
        const int card = fields.word("achievement", std::span(ids).first(achievementCount));
        pool.claim(card);
        pool.offer(state.achievement);
        state.achievement = static_cast<std::uint8_t>(card);
    } else if (deck && std::ranges::find(*deck, state.achievement) != deck->end()) {
        fields.problem("achievementDeck", "the card on the table cannot be in the deck: name another 'achievement'");
    }
    for (const int card : topFirst(state.achievementDeck))
        pool.offer(card);
    Numbers fromTop = deck.value_or(Numbers{});
    while (fromTop.size() < static_cast<std::size_t>(achievementCount - state.round) && pool.left() > 0)
        fromTop.push_back(pool.draw());
    fillDeck(state.achievementDeck, fromTop);
}

} // namespace

void arrangeCards(Fields& fields, const CardSet& cards, State& state)
{
    arrangeProvinces(fields, cards, state);
    arrangeCouncil(fields, cards, state);
    arrangeAchievements(fields, cards, state);
}

} // namespace sandglass::pendulum
