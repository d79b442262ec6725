// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "golden_game.h"

#include <algorithm>
#include <sstream>

namespace sandglass::test {

using namespace viceroy;
using core::seatAt;

namespace {

std::string sheetText(const CardSet& cards, const State& state, int seat)
{
    std::ostringstream text;
    const ScoreSheet sheet = scoreOf(cards, state, seatAt(seat));
    text << "score seat=" << seat << " total=" << sheet.total << '\n';
    for (const ScoreLine& line : sheet.lines)
        if (line.points != 0)
            text << "    " << scoreStepWords[static_cast<std::size_t>(line.step)] << ' '
                 << (line.card == noCard ? std::string("-") : cards.ids[line.card]) << ' ' << int(line.count) << ' '
                 << int(line.each) << ": " << line.points << '\n';
    return text.str();
}

} // namespace

Action steadyChoice(const Actions& actions, const State& state, core::Seat seat, core::Random& random)
{
    if (actions[0].code == Verb::Place)
        return *std::ranges::max_element(actions, {}, [](const Action& action) { return action.args[0]; });
    int last = actions.size() - 1;
    last -= last > 0 && actions[last].code == Verb::Unseal; // steady players do not change their minds
    const bool mayPass = actions[last].code == Verb::Pass;
    const bool poor = total(player(state, seat).gems) < 7;
    const bool bidding = player(state, seat).decision.ask == Ask::Bid;
    if (mayPass && (last == 0 || (bidding && poor && random.below(4) > 0)))
        return actions[last];
    return actions[static_cast<int>(random.below(static_cast<std::uint32_t>(mayPass ? last : last + 1)))];
}

State watchSteadily(const CardSet& cards, const Options& options, core::Seed seed, const Look& look)
{
    State state = viceroy::setup(cards, options, seed).value();
    core::Random random(seed);
    while (state.phase != Phase::Finished) {
        const auto seat = seatAt(static_cast<int>(random.below(state.seats)));
        const Actions actions = viceroy::legal(cards, state, seat);
        if (actions.empty() || player(state, seat).decision.ask == Ask::Nothing)
            continue; // nothing, or only a change of mind
        if (!look(state, seat, actions, random))
            break;
        (void)viceroy::apply(cards, state, {seat, 0, steadyChoice(actions, state, seat, random)});
    }
    return state;
}

GoldenGame playSteadily(const CardSet& cards, const Options& options, core::Seed seed)
{
    GoldenGame game{options, seed, {}};
    State state = viceroy::setup(cards, options, seed).value();
    core::Random random(seed);
    while (state.phase != Phase::Finished)
        for (int i = 0; i < state.seats; ++i) {
            const Actions actions = viceroy::legal(cards, state, seatAt(i));
            if (actions.empty() || player(state, seatAt(i)).decision.ask == Ask::Nothing)
                continue;
            game.commands.push_back({seatAt(i), 0, steadyChoice(actions, state, seatAt(i), random)});
            (void)viceroy::apply(cards, state, game.commands.back());
        }
    return game;
}

std::optional<GoldenGame> readGolden(const CardSet& cards, const std::string& text)
{
    std::istringstream lines(text);
    std::string line;
    GoldenGame game;
    std::string word;
    while (std::getline(lines, line)) {
        std::istringstream words(line);
        if (line.starts_with("seats "))
            words >> word >> game.options.seats >> word >> game.options.virtuals >> word >> game.seed;
        if (line.empty() || line[0] < '0' || line[0] > '3')
            continue;
        const auto action = core::parse<Verb>(verbs, line.substr(2), cards);
        if (!action)
            return std::nullopt;
        game.commands.push_back({seatAt(line[0] - '0'), 0, *action});
    }
    return game;
}

std::string writeGolden(const CardSet& cards, const GoldenGame& game)
{
    std::ostringstream text;
    text << "seats " << game.options.seats << " virtuals " << game.options.virtuals << " seed " << game.seed << "\n\n";
    State state = viceroy::setup(cards, game.options, game.seed).value();
    for (const Command& command : game.commands) {
        text << core::index(command.seat) << ' ' << core::text<Verb>(verbs, command.action, cards) << '\n';
        const auto result = viceroy::apply(cards, state, command);
        if (!result)
            text << "    refused: " << core::text<Refusal>(refusals, result.error(), cards) << '\n';
        else
            for (const Event& event : *result)
                text << "    " << core::text<EventKind>(events, event, cards) << '\n';
    }
    text << '\n';
    for (int i = 0; i < state.seats; ++i)
        text << sheetText(cards, state, i);
    for (const core::Standing& standing : viceroy::ranking(cards, state))
        text << "place " << standing.place << " seat=" << core::index(standing.seat) << ' ' << standing.reason << '\n';
    return text.str();
}

} // namespace sandglass::test
