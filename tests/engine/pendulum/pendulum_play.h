// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/game.h"

#include <string>
#include <string_view>

/// A table to try rules at: a set-up with parts fixed as JSON, commands and refusals as text.
namespace sandglass::test {

/// The product's own card data, read once.
const pendulum::CardSet& pendulumCards();

class Play {
public:
    /// `options` and `setup` are JSON; a seat's frames, hands and so on are as `describe` writes them.
    explicit Play(std::string_view options, std::string_view setup = "{}", core::Seed seed = 1);

    /// Does something that must be allowed; anything else fails the test.
    Play& does(int seat, std::string_view action);
    /// Tries something; the refusal's text, or "accepted". A refusal that changes a byte says so.
    std::string tries(int seat, std::string_view action);
    Play& waits(core::Millis time);
    Play& waitsSeconds(int seconds) { return waits(1000 * seconds); }

    /// How much of a stock a seat has.
    int has(int seat, std::string_view stock) const;
    std::string spotOf(int seat, std::string_view worker) const;
    bool inHand(int seat, std::string_view card) const;
    bool inDiscard(int seat, std::string_view card) const;
    int provincesUnder(int seat, std::string_view colour) const;
    std::string_view phase() const;
    /// The seat's current decision, or "".
    std::string_view asked(int seat) const;
    /// All legal actions as text, one a line.
    std::string legal(int seat) const;
    bool mayDo(int seat, std::string_view action) const;
    /// The last command's events, one a line.
    const std::string& events() const { return m_events; }
    bool told(std::string_view event) const { return m_events.find(event) != std::string::npos; }

    pendulum::State& state() { return m_state; }
    const pendulum::State& state() const { return m_state; }
    core::Millis now() const { return m_now; }

private:
    pendulum::State m_state;
    core::Millis m_now = 0;
    std::string m_events;
};

/// Shorthands for set-ups that many tests want: a round is running, nobody has placed anything yet.
/// `seats` are the seat objects' contents, one text per seat.
std::string running(std::initializer_list<std::string_view> seats, std::string_view more = "");

} // namespace sandglass::test
