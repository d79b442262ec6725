// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/about.h"
#include "viceroy/arrange.h"
#include "viceroy/gems.h"
#include "viceroy/hands.h"
#include "viceroy/pyramid.h"

#include <algorithm>
#include <utility>

namespace sandglass::viceroy {

using core::Fields;
using core::Seat;

namespace {

constexpr int mostAttacks = 17; ///< as many as the box holds

struct Laid {
    CardIndex card;
    int level;
    int column;
};

/// Gems lie on the law that stores them, or on the one that has taken its place.
void storeGems(Fields& fields, const CardSet& cards, State& state, CardIndex card)
{
    const Gems gems = readGems(fields, cards);
    int most = 0;
    for (const Card& law : cards.cards)
        most = law.effect == LawEffect::StoreGems ? std::max<int>(most, law.amount) : most;
    if (cards[card].effect != LawEffect::StoreGems && cards[card].effect != LawEffect::ReplaceCard)
        return fields.problem("", "no gems lie on '" + cards.ids[card] + "'");
    if (total(gems) == 0 || total(gems) > most)
        return fields.problem("", "expected 1 to " + std::to_string(most) + " in all");
    if (Hoard* hoard = hoardOn(state, noCard))
        *hoard = {card, gems};
}

/// Where a card lies and what lies on it, except for its place.
Laid readLaid(Fields& fields, const CardSet& cards, State& state, Seat seat, Pool& pool)
{
    // Nobody lays more than three cards in a round, so no pyramid reaches further to the side.
    const int widest = cards.rules.developmentRounds * state.round;
    const auto card = static_cast<CardIndex>(fields.word("card", idsOf(cards)));
    const Laid laid{card, fields.number("level", 1, isLaw(card) ? highestLawLevel : levelCount),
        fields.number("column", -widest, widest)};
    if (!pool.claim(card))
        fields.problem("card", "'" + cards.ids[card] + "' is named twice");
    if (fields.has("tokens")) {
        const std::vector<int> tokens = fields.words("tokens", tokenWords);
        if (tokens.size() > static_cast<std::size_t>(TokensOnCard::capacity))
            fields.problem("tokens", "a card holds at most " + std::to_string(TokensOnCard::capacity));
        Events events;
        Turn turn{cards, state, events};
        for (std::size_t i = 0; i < tokens.size() && !state.tokens[card].full(); ++i)
            addToken(turn, seat, card, static_cast<Token>(tokens[i]));
    }
    for (const CardIndex tucked : claimCards(fields, "tucked", cards, pool))
        state.host[tucked] = static_cast<CardIndex>(card + 1);
    fields.objectIfAny("gems", [&](Fields& gems) { storeGems(gems, cards, state, card); });
    if (const int colour = fields.wordOr("recoloured", -1, colourWords); colour >= 0) {
        if (state.phase < Phase::Recolouring || laid.level == 1)
            fields.problem("recoloured", "only circles are, and only at the end");
        state.painted[card] = static_cast<std::uint8_t>(colour + 1);
    }
    return laid;
}

/// Level by level, so that what a card rests on is there before it.
void layAll(Fields& fields, const CardSet& cards, State& state, Seat seat, std::vector<Laid> laid)
{
    std::ranges::sort(laid, {}, [](const Laid& one) { return std::pair(one.level, one.column); });
    Pyramid& pyramid = player(state, seat).pyramid;
    pyramid.left = static_cast<std::int8_t>(laid.front().column);
    pyramid.right = static_cast<std::int8_t>(laid.front().column - 1);
    for (const auto& [card, level, column] : laid) {
        const auto no = whyNoPlace(pyramid, level, column);
        if (no && (*no).code == Refusal::PlaceTaken)
            return fields.problem("pyramid", "'" + cards.ids[card] + "' lies where another card lies");
        if (no && (*no).code == Refusal::NotAtEnd)
            return fields.problem("pyramid", "'" + cards.ids[card] + "' leaves a gap in the first level");
        if (no)
            return fields.problem("pyramid", "'" + cards.ids[card] + "' does not rest on two cards");
        put(state, seat, card, level, column);
    }
}

void readSealed(Fields& fields, const CardSet& cards, const State& state, Player& one)
{
    std::vector<std::string_view> words;
    if (state.phase == Phase::Bidding || state.phase == Phase::Settling)
        words.assign(domains::bidWords.begin(), domains::bidWords.end() - 1);
    else if (isSealing(state.phase) || state.phase == Phase::Playing)
        words = idsOf(cards);
    words.push_back("pass");
    const int choice = fields.wordOr("sealed", notSealed, words);
    if (choice == notSealed)
        return;
    if (words.size() == 1)
        return fields.problem("sealed", "nobody chooses in secret in this phase");
    one.sealed = choice + 1 == static_cast<int>(words.size()) ? sealedPass : static_cast<std::uint8_t>(choice);
}

void readDecision(Fields& fields, const CardSet& cards, State& state, Seat seat)
{
    const int word = fields.wordOr("ask", -1, askWords);
    std::array<std::uint8_t, 3> values{};
    const About about = aboutOf(static_cast<Ask>(std::max(word, 0)));
    const auto read = [&](Fields& named) {
        for (std::size_t i = 0; i < about.size() && about[i].domain; ++i) {
            const core::Domain& domain = *about[i].domain;
            const int value = domain.cards ? named.word(about[i].name, idsOf(cards))
                : domain.words.empty()     ? named.number(about[i].name, domain.lowest(), domain.highest())
                                           : named.word(about[i].name, domain.words);
            values[i] = static_cast<std::uint8_t>(value);
        }
    };
    if (about[0].domain)
        fields.object("about", read);
    if (word > 0)
        ask(state, seat, static_cast<Ask>(word), values[0], values[1], values[2]);
}

void arrangePyramid(Fields& fields, const CardSet& cards, State& state, Seat seat, Pool& pool)
{
    std::vector<Laid> laid;
    fields.each("pyramid", [&](Fields& card) { laid.push_back(readLaid(card, cards, state, seat, pool)); });
    if (laid.empty() != (state.phase == Phase::FirstCard))
        return fields.problem("pyramid", "it has cards from the moment when the first ones are chosen");
    if (laid.empty())
        return;
    const auto most = static_cast<std::size_t>(1 + cards.rules.developmentRounds * state.round);
    if (laid.size() > most)
        return fields.problem("pyramid", "by this round it has at most " + std::to_string(most) + " cards");
    layAll(fields, cards, state, seat, std::move(laid));
}

} // namespace

SeatWish arrangeSeat(Fields& fields, const CardSet& cards, State& state, Seat seat, Pool& pool)
{
    Player& one = player(state, seat);
    for (const CardIndex card : claimCards(fields, "hand", cards, pool))
        addToHand(one, card);
    // As after the set-up, unless the hand is named.
    const bool first = state.phase == Phase::FirstCard;
    const bool dealt = first || (!fields.has("hand") && state.phase < Phase::Recolouring);
    SeatWish wish;
    wish.characters = dealt ? (first ? charactersDealt(state) : 1) : one.handCharacters;
    wish.laws = dealt ? cards.rules.startLaws : one.handLaws;
    wish.characters = fields.numberOr("characters", wish.characters, one.handCharacters, characterCount);
    wish.laws = fields.numberOr("laws", wish.laws, one.handLaws, cardCount - characterCount);

    wish.firstCard = !first && !fields.has("pyramid");
    if (fields.has("pyramid"))
        arrangePyramid(fields, cards, state, seat, pool);
    fields.objectIfAny("gems", [&](Fields& gems) { one.gems = readGems(gems, cards); });
    one.attacks = static_cast<std::uint8_t>(fields.numberOr("attacks", 0, 0, mostAttacks));
    fields.objectIfAny("infiniteUsed", [&](Fields& gems) { one.infiniteUsed = readGems(gems, cards); });
    fields.objectIfAny("infinite", [&](Fields& gems) {
        if (readGems(gems, cards) != one.pyramid.infinite)
            gems.problem("", "follows from the tokens in the pyramid");
    });
    readSealed(fields, cards, state, one);
    state.kept[static_cast<std::size_t>(seat)] = static_cast<CardIndex>(fields.wordOr("kept", noCard, idsOf(cards)));
    readDecision(fields, cards, state, seat);
    return wish;
}

} // namespace sandglass::viceroy
