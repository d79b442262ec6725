// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/setup.h"

#include "viceroy/auction.h"
#include "viceroy/hands.h"
#include "viceroy/pyramid.h"
#include "viceroy/rewards.h"

#include <numeric>
#include <span>

namespace sandglass::viceroy {

using core::index;
using core::say;
using core::seatAt;

std::optional<core::Problem> problemOf(const Options& options)
{
    if (options.seats < 1 || options.seats > seatCount)
        return core::Problem{"", "", "seats", "expected 1 to 4"};
    if (options.virtuals < 0 || options.seats + options.virtuals > seatCount)
        return core::Problem{"", "", "virtuals", "with the seats, at most four play"};
    if (options.seats == 1 && options.virtuals == 0)
        return core::Problem{"", "", "virtuals", "who plays alone needs a virtual opponent"};
    return std::nullopt;
}

namespace {

using core::Problem;

State emptyTable(const CardSet& cards, const Options& options, core::Seed seed)
{
    State state;
    state.random = core::Random(seed);
    state.seats = static_cast<std::uint8_t>(options.seats);
    state.virtuals = static_cast<std::uint8_t>(options.virtuals);
    state.fourCharacters = options.fourCharacters;
    state.cardsForGems = options.cardsForGems;
    for (auto& piles : state.display)
        piles.fill(noCard);
    const int inPlay = cards.rules.gemsOfEachColourForEachSeat * options.seats;
    state.reserve.fill(static_cast<std::uint8_t>(inPlay));
    state.box.fill(static_cast<std::uint8_t>(cards.rules.gemsOfEachColour - inPlay));
    return state;
}

/// Rulebook: two of each colour, of which two, drawn blindly, go back.
Gems startGems(const CardSet& cards, core::Random& random)
{
    Gems gems{};
    gems.fill(cards.rules.startGemsOfEachColour);
    for (int returned = 0; returned < cards.rules.startGemsReturned; ++returned) {
        auto which = random.below(static_cast<std::uint32_t>(total(gems)));
        std::size_t colour = 0;
        while (which >= gems[colour])
            which -= gems[colour++];
        --gems[colour];
    }
    return gems;
}

void dealGems(const CardSet& cards, State& state)
{
    for (std::size_t i = 0; i < state.seats; ++i) {
        Player& one = state.players[i];
        one.gems = startGems(cards, state.random);
        for (std::size_t colour = 0; colour < colourCount; ++colour)
            state.reserve[colour] = static_cast<std::uint8_t>(state.reserve[colour] - one.gems[colour]);
    }
}

/// Decks have their top at the end, and are dealt from the front of what was shuffled.
template <class Deck>
void dealDeck(Deck& deck, std::span<const CardIndex> fromTop)
{
    for (auto card = fromTop.rbegin(); card != fromTop.rend(); ++card)
        deck.push(*card);
}

} // namespace

std::expected<State, Problem> setup(const CardSet& cards, const Options& options, core::Seed seed)
{
    if (auto problem = problemOf(options))
        return std::unexpected(*problem);
    State state = emptyTable(cards, options, seed);
    dealGems(cards, state);

    std::array<CardIndex, characterCount> shuffledCharacters{};
    std::array<CardIndex, cardCount - characterCount> shuffledLaws{};
    std::iota(shuffledCharacters.begin(), shuffledCharacters.end(), CardIndex{0});
    std::iota(shuffledLaws.begin(), shuffledLaws.end(), CardIndex{characterCount});
    state.random.shuffle(shuffledCharacters);
    state.random.shuffle(shuffledLaws);
    std::span<const CardIndex> characters(shuffledCharacters);
    std::span<const CardIndex> laws(shuffledLaws);
    const auto deal = [](Player& one, std::span<const CardIndex>& from, std::size_t count) {
        for (const CardIndex card : from.first(count))
            addToHand(one, card);
        from = from.subspan(count);
    };
    for (int i = 0; i < options.seats; ++i) {
        deal(player(state, seatAt(i)), characters, static_cast<std::size_t>(charactersDealt(state)));
        deal(player(state, seatAt(i)), laws, cards.rules.startLaws);
        ask(state, seatAt(i), Ask::FirstCard);
    }
    dealDeck(state.large, characters.first(cards.rules.largeDeck));
    dealDeck(state.small, characters.subspan(cards.rules.largeDeck));
    dealDeck(state.laws, laws);
    return state;
}

Verdict whyNotLay(const State& state, Seat seat, CardIndex card)
{
    // A law is refused like any card that is not there: the laws of the hand are still face down.
    if (isLaw(card) || !player(state, seat).hand.has(card))
        return say(Refusal::NotInHand, card);
    return accepted;
}

void layFirstCard(Turn& turn, Seat seat, CardIndex card)
{
    if (!turn.state.fourCharacters) {
        seal(turn, seat, card);
        return;
    }
    player(turn.state, seat).sealed = card;
    ask(turn.state, seat, Ask::KeepCard);
}

Verdict whyNotKeep(const Player& player, CardIndex card)
{
    if (isLaw(card) || !player.hand.has(card))
        return say(Refusal::NotInHand, card);
    if (card == player.sealed)
        return say(Refusal::BeginsPyramid, card);
    return accepted;
}

/// The two that are neither laid nor kept stay with the others until all have chosen: until then the seat may change
/// its mind, and nobody can tell who has kept what.
void keepCard(Turn& turn, Seat seat, CardIndex card)
{
    const Player& chooser = player(turn.state, seat);
    turn.state.kept[static_cast<std::size_t>(seat)] = card;
    seal(turn, seat, chooser.sealed);
}

namespace {

/// All characters of everybody's hand but the one that stays, in the order of their numbers: who sits where, or who has
/// chosen first, decides nothing.
void giveBack(State& state)
{
    CardMask back;
    for (int i = 0; i < state.seats; ++i) {
        Player& one = player(state, seatAt(i));
        const CardIndex kept = std::exchange(state.kept[static_cast<std::size_t>(i)], noCard);
        const CardMask hand = one.hand;
        forEach(hand, [&](CardIndex card) {
            if (isLaw(card) || card == kept)
                return;
            removeFromHand(one, card);
            back.add(card);
        });
    }
    forEach(back, [&](CardIndex card) { state.small.push(card); });
}

/// Where four were dealt, two of each seat go back among the others before the decks are made.
void shuffleBack(Turn& turn)
{
    State& state = turn.state;
    giveBack(state);
    std::array<CardIndex, characterCount> together{};
    std::size_t count = 0;
    for (const CardIndex card : state.large)
        together[count++] = card;
    for (const CardIndex card : state.small)
        together[count++] = card;
    const auto characters = std::span(together).first(count);
    state.random.shuffle(characters);
    state.large.clear();
    state.small.clear();
    dealDeck(state.large, characters.first(turn.cards.rules.largeDeck));
    dealDeck(state.small, characters.subspan(turn.cards.rules.largeDeck));
    for (int i = 0; i < state.seats; ++i)
        turn.tell(EventKind::CharactersReturned, i, charactersDealt(state) - startCharacters);
}

} // namespace

void revealFirstCards(Turn& turn)
{
    State& state = turn.state;
    raiseBarrier(state);
    state.phase = Phase::StartRewards;
    state.queue = allSeats(state);
    for (int i = 0; i < state.seats; ++i) {
        Player& one = state.players[static_cast<std::size_t>(i)];
        const CardIndex card = std::exchange(one.sealed, notSealed);
        removeFromHand(one, card);
        put(state, seatAt(i), card, 1, 0);
        turn.tell(EventKind::FirstCardLaid, i, card);
    }
    if (state.fourCharacters)
        shuffleBack(turn);
    fillDisplay(turn);
    for (int i = 0; i < state.seats; ++i)
        turn.tell(EventKind::LawsDealt, i, turn.cards.rules.startLaws);
}

void payFirstReward(Turn& turn)
{
    State& state = turn.state;
    if (state.play.step == Step::Reward)
        return serveReward(turn);
    if (state.queue == 0)
        return beginAuction(turn);
    const Seat seat = lowestInPyramids(state, state.queue);
    state.queue &= static_cast<std::uint8_t>(~seatBit(seat));
    letAct(state, seat);
    state.play = {};
    state.play.card = player(state, seat).pyramid.laid.lowest();
    state.play.level = 1;
    beginRewards(state, 0, 0);
}

} // namespace sandglass::viceroy
