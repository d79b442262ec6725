// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "coins.h"

#include "core/fields.h"

#include <algorithm>

namespace sandglass::coins {

using core::index;
using core::say;

std::expected<State, core::Problem> Game::setup(const CardSet&, const Options& options, core::Seed seed)
{
    if (options.seats < 2 || options.seats > core::maxSeats)
        return std::unexpected(core::Problem{"", "", "seats", "expected 2 to 5"});
    State state;
    state.random = core::Random(seed);
    state.owner.fill(-1);
    state.seats = static_cast<std::uint8_t>(options.seats);
    for (int i = 0; i < options.seats; ++i)
        for (int coin = 0; coin < 3; ++coin)
            state.purse[static_cast<std::size_t>(i)].push(static_cast<std::uint8_t>(state.random.below(10)));
    return state;
}

namespace {

std::optional<core::Phrase<Refusal>> refusal(const State& state, const core::Command<Verb>& command)
{
    const auto seat = static_cast<std::size_t>(index(command.seat));
    switch (command.action.code) {
    case Verb::Take: {
        const int coin = command.action.args[0];
        if (coin < 0 || coin >= coinCount)
            return say(Refusal::NoSuchCoin);
        const int owner = state.owner[static_cast<std::size_t>(coin)];
        return owner < 0 ? std::nullopt : std::optional(say(Refusal::CoinTaken, coin, owner));
    }
    case Verb::Draw:
        return state.purse[seat].empty() ? std::optional(say(Refusal::PurseIsEmpty)) : std::nullopt;
    case Verb::Ring:
        return command.time < state.rung + bellDelay ? std::optional(say(Refusal::BellIsWarm)) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace

std::expected<Game::Events, core::Phrase<Refusal>> Game::apply(
    const CardSet&, State& state, const core::Command<Verb>& command)
{
    if (const auto no = refusal(state, command))
        return std::unexpected(*no);
    const auto seat = static_cast<std::size_t>(index(command.seat));
    Events told;
    switch (command.action.code) {
    case Verb::Take:
        state.owner[static_cast<std::size_t>(command.action.args[0])] = static_cast<std::int8_t>(seat);
        told.push(say(EventKind::Took, seat, command.action.args[0]));
        break;
    case Verb::Draw: {
        const int value = state.purse[seat].pop();
        state.drawn[seat] = static_cast<std::uint8_t>(state.drawn[seat] + value);
        ++state.barrier;
        told.push(say(EventKind::Drew, seat, value));
        break;
    }
    case Verb::Ring:
        state.rung = command.time;
        ++state.rings;
        told.push(say(EventKind::Rang, seat));
        break;
    }
    return told;
}

Game::Actions Game::legal(const CardSet&, const State& state, Seat seat, Millis now)
{
    Actions actions;
    const auto add = [&](core::Phrase<Verb> action) {
        if (!refusal(state, {seat, now, action}))
            actions.push(action);
    };
    for (int coin = 0; coin < coinCount; ++coin)
        add(say(Verb::Take, coin));
    add(say(Verb::Draw));
    add(say(Verb::Ring));
    return actions;
}

core::View<State> Game::view(const CardSet&, const State& state, Seat viewer)
{
    core::View<State> view{viewer, state};
    view.known.random = core::Random{};
    for (auto& purse : view.known.purse)
        for (std::uint8_t& value : purse)
            value = 0xFF; // nobody knows what they will draw
    for (std::size_t seat = 0; seat < core::maxSeats; ++seat)
        if (seat != static_cast<std::size_t>(index(viewer)))
            view.known.drawn[seat] = 0;
    return view;
}

State Game::imagine(const CardSet&, const core::View<State>& view, core::Random& random)
{
    State state = view.known;
    state.random = core::Random(random.next());
    for (auto& purse : state.purse)
        for (std::uint8_t& value : purse)
            value = static_cast<std::uint8_t>(random.below(10));
    for (int seat = 0; seat < state.seats; ++seat)
        if (seat != index(view.seat))
            for (int drawn = 3 - state.purse[static_cast<std::size_t>(seat)].size(); drawn > 0; --drawn)
                state.drawn[static_cast<std::size_t>(seat)] += static_cast<std::uint8_t>(random.below(10));
    return state;
}

core::Phrase<EventKind> Game::veil(const core::Phrase<EventKind>& event, Seat viewer)
{
    if (event.code != EventKind::Drew || event.args[0] == index(viewer))
        return event;
    return say(EventKind::Drew, event.args[0], core::hidden);
}

core::Ranking Game::ranking(const CardSet&, const State& state)
{
    core::Ranking ranking;
    for (int i = 0; i < state.seats; ++i)
        ranking.push({core::seatAt(i), 1, true, "equal"});
    return ranking;
}

core::ScoreSheet Game::score(const CardSet&, const State& state, Seat seat)
{
    const auto taken = std::ranges::count(state.owner, static_cast<std::int8_t>(index(seat)));
    core::ScoreSheet sheet;
    sheet.push({"coins", static_cast<int>(taken)});
    sheet.push({"drawn", state.drawn[static_cast<std::size_t>(index(seat))]});
    return sheet;
}

std::optional<std::string> Game::invariants(const CardSet&, const State& state)
{
    for (const std::int8_t owner : state.owner)
        if (owner >= state.seats)
            return "a coin belongs to nobody at the table";
    return std::nullopt;
}

std::string Game::describe(const CardSet&, const State& state)
{
    return core::Json{{"owner", state.owner}, {"rings", state.rings}}.dump();
}

std::string Game::describeOptions(const Options& options)
{
    return core::Json{{"seats", options.seats}}.dump();
}

std::expected<Options, core::Problem> Game::readOptions(std::string_view json)
{
    core::Problems problems;
    Options options;
    core::readText(json, "options", problems,
        [&](core::Fields& fields) { options.seats = fields.number("seats", 2, core::maxSeats); });
    if (!problems.empty())
        return std::unexpected(problems.front());
    return options;
}

std::expected<State, core::Problem> Game::arrange(
    const CardSet& cards, const Options& options, core::Seed seed, std::string_view)
{
    return setup(cards, options, seed);
}

} // namespace sandglass::coins
