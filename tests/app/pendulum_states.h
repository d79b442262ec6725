// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum_play.h"
#include "random_player.h"

// Moments of Pendulum that tests of its model look at.
namespace sandglass::test {

inline pendulum::State pendulumBegin(int seats, core::Seed seed = 1)
{
    pendulum::Options options;
    options.seats = seats;
    return *pendulum::setup(test::pendulumCards(), options, seed);
}

/// In the middle of random play, and when that is.
inline pendulum::State pendulumLater(int seats, int commands, core::Seed seed, core::Millis& now)
{
    pendulum::State state = pendulumBegin(seats, seed);
    test::RandomPlayer<pendulum::Game> player(seed);
    for (int i = 0; i < commands; ++i) {
        const auto command = player.choose(test::pendulumCards(), state);
        if (!command || !pendulum::apply(test::pendulumCards(), state, *command))
            break;
    }
    now = player.now();
    return state;
}

/// The first round of four, running.
inline pendulum::State pendulumPlaying(core::Millis& now)
{
    pendulum::State state = pendulumBegin(4);
    test::RandomPlayer<pendulum::Game> player(1);
    while (state.phase != pendulum::Phase::Playing)
        pendulum::apply(test::pendulumCards(), state, *player.choose(test::pendulumCards(), state)).value();
    now = player.now();
    return state;
}

} // namespace sandglass::test
