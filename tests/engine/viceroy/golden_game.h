// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/game.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

/// Golden games: whole games as text that a person can read and review. A file has a head (players and seed), then
/// every command with the events that followed it, and at the end every line of the score.
namespace sandglass::test {

struct GoldenGame {
    viceroy::Options options{};
    core::Seed seed = 0;
    std::vector<core::Command<viceroy::Verb>> commands{};
};

/// Builds as high as gems allow, passes an auction when gems run short, and otherwise takes what comes. Random players
/// hardly ever see a third level.
viceroy::Action steadyChoice(
    const viceroy::Actions& actions, const viceroy::State& state, core::Seat seat, core::Random& random);

/// Shows every state of a game that is played to its end by steady choices, each with the seat that is about to do one
/// of these actions; `look` may draw from the randomness, and false ends the game.
using Look = std::function<bool(const viceroy::State&, core::Seat, const viceroy::Actions&, core::Random&)>;
viceroy::State watchSteadily(
    const viceroy::CardSet& cards, const viceroy::Options& options, core::Seed seed, const Look& look);

/// Plays a game to its end by steady choices.
GoldenGame playSteadily(const viceroy::CardSet& cards, const viceroy::Options& options, core::Seed seed);

/// The game of a file, or nothing if its commands cannot be read.
std::optional<GoldenGame> readGolden(const viceroy::CardSet& cards, const std::string& text);

/// The file of a game. A command that is refused is written with its refusal, so that a comparison shows it.
std::string writeGolden(const viceroy::CardSet& cards, const GoldenGame& game);

} // namespace sandglass::test
