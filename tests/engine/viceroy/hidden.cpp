// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "hidden.h"

#include <vector>

namespace sandglass::test {

using namespace viceroy;

namespace {

/// Cards that must stay where they are though they are in a rival's hand: a card being played lies on the table.
CardMask shown(const State& state)
{
    CardMask cards;
    if (state.phase == Phase::Playing)
        for (const Player& one : state.players)
            if (one.sealed < cardCount)
                cards.add(one.sealed);
    return cards;
}

/// Deals everything of one kind (characters or laws) that the viewer cannot see anew.
void redeal(State& state, int viewer, bool laws, core::Random& random)
{
    const CardMask fixed = shown(state);
    const bool lawsFaceDown = laws && state.phase == Phase::FirstCard;
    std::vector<CardIndex*> inDecks;
    std::vector<CardIndex> unseen;
    const auto addDeck = [&](auto& deck) {
        for (CardIndex& card : deck) {
            inDecks.push_back(&card);
            unseen.push_back(card);
        }
    };
    if (laws) {
        addDeck(state.laws);
    } else {
        addDeck(state.large);
        addDeck(state.small);
    }
    std::array<int, seatCount> dealt{};
    for (std::size_t i = 0; i < state.seats; ++i) {
        if (static_cast<int>(i) == viewer && !lawsFaceDown)
            continue;
        forEach(state.players[i].hand, [&](CardIndex card) {
            if (isLaw(card) != laws || fixed.has(card))
                return;
            unseen.push_back(card);
            state.players[i].hand.remove(card);
            ++dealt[i];
        });
    }
    random.shuffle(unseen);
    std::size_t next = 0;
    for (CardIndex* card : inDecks)
        *card = unseen[next++];
    for (std::size_t i = 0; i < state.seats; ++i)
        for (; dealt[i] > 0; --dealt[i])
            state.players[i].hand.add(unseen[next++]);
}

void reseal(const State& state, Player& rival, core::Random& random)
{
    if (rival.sealed == notSealed)
        return;
    if (state.phase == Phase::Bidding) {
        const auto choice = random.below(6);
        rival.sealed = choice == 5 ? sealedPass : static_cast<std::uint8_t>(choice);
        return;
    }
    std::vector<std::uint8_t> choices;
    forEach(rival.hand, [&](CardIndex card) { choices.push_back(card); });
    if (state.phase == Phase::Picking)
        choices.push_back(sealedPass);
    rival.sealed = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
}

} // namespace

State permuteHidden(const State& state, core::Seat viewer, core::Random& random)
{
    State other = state;
    other.random = core::Random(random.next());
    const int self = core::index(viewer);
    if (state.phase >= Phase::Recolouring)
        return other;
    redeal(other, self, false, random);
    redeal(other, self, true, random);
    for (int i = 0; i < state.seats; ++i) {
        if (i == self)
            continue;
        Player& rival = other.players[static_cast<std::size_t>(i)];
        rival.attacks = static_cast<std::uint8_t>(random.below(4));
        // What lies behind all screens together can be counted from the reserve; which screen it is cannot.
        const int partner = static_cast<int>(random.below(state.seats));
        if (partner != self)
            std::swap(rival.gems, other.players[static_cast<std::size_t>(partner)].gems);
        if (isSealing(state.phase))
            reseal(state, rival, random);
        if (rival.decision.ask == Ask::Archive)
            rival.decision.a = static_cast<std::uint8_t>(random.below(cardCount));
    }
    return other;
}

State relabel(const State& state, std::span<const int> newSeat)
{
    State other = state;
    const auto bits = [&](std::uint8_t mask) {
        unsigned moved = 0;
        for (std::size_t i = 0; i < newSeat.size(); ++i)
            if (mask >> i & 1)
                moved |= 1u << newSeat[i];
        return static_cast<std::uint8_t>(moved);
    };
    for (std::size_t i = 0; i < newSeat.size(); ++i) {
        Player& moved = other.players[static_cast<std::size_t>(newSeat[i])];
        moved = state.players[i];
        const Ask asked = moved.decision.ask;
        if (asked == Ask::Propose || asked == Ask::Answer || asked == Ask::LastAnswer)
            moved.decision.b = static_cast<std::uint8_t>(newSeat[moved.decision.b]);
    }
    if (state.actor != nobody)
        other.actor = static_cast<std::uint8_t>(newSeat[state.actor]);
    other.pending = bits(state.pending);
    other.inPhase = bits(state.inPhase);
    other.queue = bits(state.queue);
    other.passers = bits(state.passers);
    other.skipping = bits(state.skipping);
    other.won = bits(state.won);
    other.away = bits(state.away);
    for (std::size_t i = 0; i < newSeat.size(); ++i)
        other.kept[static_cast<std::size_t>(newSeat[i])] = state.kept[i];
    return other;
}

} // namespace sandglass::test
