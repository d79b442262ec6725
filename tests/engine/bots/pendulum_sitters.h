// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random_player.h"

#include "bots/pendulum/choose.h"
#include "pendulum/game.h"

#include <functional>
#include <vector>

/// Whole games of Pendulum between bots and players at random, at human pace.
namespace sandglass::test {

/// What sits at a seat: asked at some moment, it acts or waits.
using Sitter = std::function<std::optional<pendulum::Action>(const pendulum::State&, core::Seat, core::Millis)>;

/// Draws from its legal actions.
inline Sitter randomSitter(const pendulum::CardSet& cards, Taste taste, core::Seed seed)
{
    return [&cards, player = RandomPlayer<pendulum::Game>(seed, taste)](const pendulum::State& state, core::Seat seat,
               core::Millis now) mutable -> std::optional<pendulum::Action> {
        const auto actions = pendulum::legal(cards, state, seat, now);
        if (actions.empty())
            return std::nullopt;
        return player.draw(actions);
    };
}

/// A bot, which is shown its seat's view.
inline Sitter botSitter(const pendulum::CardSet& cards, bots::Mind mind, core::Seed seed = 0)
{
    return [&cards, mind, seed](const pendulum::State& state, core::Seat seat, core::Millis now) {
        return pendulum::bot::choose(
            cards, pendulum::view(state, seat), {.seat = seat, .now = now, .mind = mind, .seed = seed});
    };
}

struct PlayedGame {
    pendulum::State state;
    core::Millis time = 0;
    int commands = 0;
    int refused = 0; ///< of actions that a sitter chose
};

/// Between two moves of one seat pass half a second to two seconds. When everybody waits, time goes on to the moment
/// when something is possible again. It ends when the game is over, when nothing will ever be possible (then the
/// game is stuck: its phase tells), or when there were too many commands.
inline PlayedGame playGame(const pendulum::CardSet& cards, const pendulum::Options& options, core::Seed seed,
    std::vector<Sitter> sitters, int mostCommands = 400'000)
{
    PlayedGame game{*pendulum::setup(cards, options, seed)};
    core::Random random(seed + 0x5eed);
    constexpr std::uint32_t spread = 1500;
    std::vector<core::Millis> ready;
    for (std::size_t seat = 0; seat < sitters.size(); ++seat)
        ready.push_back(random.below(spread));
    std::size_t waiting = 0;
    while (game.state.phase != pendulum::Phase::Over && game.commands < mostCommands) {
        const auto next = std::ranges::min_element(ready);
        const auto seat = static_cast<std::size_t>(next - ready.begin());
        game.time = std::max(game.time, *next);
        *next = game.time + 500 + random.below(spread);
        const auto action = sitters[seat](game.state, core::seatAt(static_cast<int>(seat)), game.time);
        if (action) {
            waiting = 0;
            ++game.commands;
            game.refused +=
                !pendulum::apply(cards, game.state, {core::seatAt(static_cast<int>(seat)), game.time, *action});
            continue;
        }
        if (++waiting < 4 * sitters.size()) // everybody has been asked, some more than once
            continue;
        const auto wake = pendulum::wakeTime(cards, game.state, game.time);
        if (!wake)
            break;
        for (core::Millis& at : ready)
            at = *wake + random.below(spread);
        waiting = 0;
    }
    return game;
}

/// From 1, the best of the table.
inline int placeOf(const pendulum::CardSet& cards, const pendulum::State& state, int seat)
{
    for (const core::Standing& line : pendulum::ranking(cards, state))
        if (core::index(line.seat) == seat)
            return line.place;
    return 0;
}

} // namespace sandglass::test
