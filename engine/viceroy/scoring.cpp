// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/scoring.h"

#include "viceroy/gems.h"
#include "viceroy/pyramid.h"

#include <algorithm>

namespace sandglass::viceroy {

using core::seatAt;

namespace {

/// What one seat's sheet is made from; tokens are counted once.
struct Tally {
    const CardSet& cards;
    const State& state;
    const Player& self;
    ScoreSheet& sheet;
    int magic = 0;
    int science = 0;
    int defense = 0;
    int magicBonuses = 0;
    std::array<int, colourCount> circleBonuses{};
    int circles = 0;
    int infinite = 0;

    void add(ScoreStep step, CardIndex card, int colour, int count, int each, int points)
    {
        sheet.lines.push({step, card, static_cast<std::uint8_t>(colour), static_cast<std::int16_t>(count),
            static_cast<std::int16_t>(each), static_cast<std::int16_t>(points)});
        sheet.steps[static_cast<std::size_t>(step)] += points;
        sheet.total += points;
    }

    int sets() const { return std::min({magic, science, defense}); }
};

void countTokens(Tally& tally)
{
    forEach(tally.self.pyramid.laid, [&](CardIndex card) {
        for (const Token token : tally.state.tokens[card]) {
            tally.magic += token == Token::Magic;
            tally.science += token == Token::Science;
            tally.defense += token == Token::Defense;
            tally.magicBonuses += magicBonus(token);
            for (int colour = 0; colour < colourCount; ++colour)
                tally.circleBonuses[static_cast<std::size_t>(colour)] +=
                    circleBonus(token, static_cast<Colour>(colour));
        }
    });
}

void scoreCircles(Tally& tally)
{
    forEach(tally.self.pyramid.laid, [&](CardIndex card) {
        const auto colour = circleOf(tally.cards, tally.state, tally.self.pyramid, card);
        if (!colour)
            return;
        ++tally.circles;
        const int level = tally.state.level[card];
        const int bonus = tally.circleBonuses[at(*colour)];
        tally.add(ScoreStep::Circles, card, static_cast<int>(*colour), level, bonus, level + bonus);
    });
}

void scoreInfinite(Tally& tally)
{
    forEach(tally.self.pyramid.laid, [&](CardIndex card) {
        for (const Token token : tally.state.tokens[card]) {
            if (!isInfinite(token))
                continue;
            ++tally.infinite;
            const int level = tally.state.level[card];
            const int bonus = tally.circleBonuses[at(infiniteColour(token))];
            tally.add(ScoreStep::Infinite, card, static_cast<int>(infiniteColour(token)), level, bonus, level + bonus);
        }
    });
}

int gemsOn(const State& state, CardIndex law)
{
    const Hoard* hoard = hoardOn(state, law);
    return hoard ? total(hoard->gems) : 0;
}

int pyramidCards(const Tally& tally)
{
    int found = tally.self.pyramid.laid.count();
    for (const CardIndex host : tally.state.host)
        found += host != 0 && tally.self.pyramid.laid.has(host - 1);
    return found;
}

int countedBy(const Tally& tally, CardIndex law)
{
    const State& state = tally.state;
    switch (tally.cards[law].count) {
    case EndCount::Nothing:
        return 0;
    case EndCount::PyramidCards:
        return pyramidCards(tally);
    case EndCount::CardsTuckedHere:
        return tuckedUnder(state, law);
    case EndCount::Level:
        return state.level[law];
    case EndCount::Sets:
        return tally.sets();
    case EndCount::GemsHere:
        return gemsOn(state, law);
    case EndCount::CirclesAndInfinite:
        return tally.circles + tally.infinite;
    case EndCount::AdjacentCharacters:
        return adjacentCharacters(state, tally.self.pyramid, law);
    }
    return 0;
}

void scoreLaws(Tally& tally)
{
    forEach(tally.self.pyramid.laid, [&](CardIndex card) {
        const Card& law = tally.cards[card];
        if (!isLaw(card) || law.count == EndCount::Nothing)
            return;
        const int count = countedBy(tally, card);
        tally.add(ScoreStep::Laws, card, 0, count, law.points, count * law.points);
    });
}

void scorePoints(Tally& tally)
{
    forEach(tally.self.pyramid.laid, [&](CardIndex card) {
        for (const Token token : tally.state.tokens[card])
            if (const int points = powerPoints(token))
                tally.add(ScoreStep::Points, card, 0, 1, points, points);
    });
}

/// In a view, those behind a rival's screen are not known, and not counted.
int rivalsAttacks(const Tally& tally)
{
    int attacks = 0;
    for (int i = 0; i < tally.state.seats; ++i)
        if (const Player& rival = player(tally.state, seatAt(i)); &rival != &tally.self)
            attacks += rival.attacks == unknownAmount ? rival.pyramid.attacks : attacksOf(rival);
    return attacks;
}

} // namespace

ScoreSheet scoreOf(const CardSet& cards, const State& state, Seat seat)
{
    ScoreSheet sheet;
    Tally tally{.cards = cards, .state = state, .self = player(state, seat), .sheet = sheet};
    countTokens(tally);
    scoreCircles(tally);
    scoreInfinite(tally);
    scoreLaws(tally);
    scorePoints(tally);
    tally.add(ScoreStep::Magic, noCard, 0, tally.magic, tally.magicBonuses, tally.magic * tally.magicBonuses);
    tally.add(ScoreStep::Sets, noCard, 0, tally.sets(), cards.rules.setPoints, tally.sets() * cards.rules.setPoints);
    const int unparried = std::max(0, rivalsAttacks(tally) - tally.defense);
    tally.add(
        ScoreStep::Attacks, noCard, 0, unparried, cards.rules.attackPenalty, -unparried * cards.rules.attackPenalty);
    return sheet;
}

core::ScoreSheet scoreSteps(const CardSet& cards, const State& state, Seat seat)
{
    const ScoreSheet counted = scoreOf(cards, state, seat);
    core::ScoreSheet sheet;
    for (std::size_t step = 0; step < counted.steps.size(); ++step)
        sheet.push({scoreStepWords[step], counted.steps[step]});
    return sheet;
}

core::Ranking ranking(const CardSet& cards, const State& state)
{
    std::array<std::pair<int, int>, seatCount> scores{}; // points, seat
    for (int i = 0; i < state.seats; ++i)
        scores[static_cast<std::size_t>(i)] = {scoreOf(cards, state, seatAt(i)).total, i};
    const auto seated = std::span(scores).first(state.seats);
    std::ranges::sort(seated,
        [](const auto& a, const auto& b) { return a.first != b.first ? a.first > b.first : a.second < b.second; });
    core::Ranking ranking;
    int place = 1;
    for (std::size_t i = 0; i < seated.size(); ++i) {
        if (i > 0 && seated[i].first < seated[i - 1].first)
            place = static_cast<int>(i) + 1;
        const bool tied = (i > 0 && seated[i].first == seated[i - 1].first)
            || (i + 1 < seated.size() && seated[i].first == seated[i + 1].first);
        const std::string_view reason = state.seats == 1 ? "record" : tied ? "equalScore" : "score";
        ranking.push({seatAt(seated[i].second), place, place == 1, reason});
    }
    return ranking;
}

} // namespace sandglass::viceroy
