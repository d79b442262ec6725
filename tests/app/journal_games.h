// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/mind.h"
#include "core/random.h"
#include "core/session.h"
#include "games/shelves.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace sandglass::test {

/// The smallest game and the largest: what the journal's tests play.
app::Shelves journalGames();

core::Opening journalOpening(std::string_view game, core::Seed seed);

/// Says who does what next, of any game, in text: drawn, or as bots would.
class TextPlayer {
public:
    struct Move {
        int seat;
        core::Millis time;
        std::string action;
    };

    enum class Manner { Random, Bots };

    explicit TextPlayer(core::Seed seed, Manner manner = Manner::Random)
        : m_random(seed)
        , m_manner(manner)
    {
    }

    /// Nothing, if the match is over or stuck. Time goes on by itself where nothing else can happen.
    std::optional<Move> choose(const core::Session& session, core::Millis now);

    core::Random& random() { return m_random; }

private:
    std::optional<std::string> actionOf(const core::Session& session, int seat, core::Millis now);

    core::Random m_random;
    Manner m_manner;
};

/// A whole match of drawn moves at a lively pace: somebody does something every two seconds. How many moves that took;
/// nothing, if it got stuck.
std::optional<int> playAtRandom(core::Session& session, core::Seed seed);

/// A whole match as opponents play it at the table: each looks at it for a while, all at the same time, and moves.
std::optional<int> playAsOpponents(core::Session& session, bots::Level level);

/// A match played at random, at most so many moves.
std::unique_ptr<core::Session> playedMatch(const core::Shelf& shelf, core::Seed seed, int moves);

} // namespace sandglass::test
