// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/mind.h"
#include "bots/reason.h"
#include "core/session.h"

#include <optional>
#include <string>
#include <vector>

/// Opponents for whoever must not know which game it is. They see what their seat may see, and nothing else. Here every
/// game has its one line (bots.cpp).
namespace sandglass::bots {

/// Whether there are opponents for that game.
bool play(std::string_view game);

/// What comes of a thought, as text for `Session::submit`; nothing while it waits for time or for others.
using Choice = std::optional<std::string>;

/// Thinks once, on any thread. It has taken with it what its seat may know, and nothing else; the session may go on,
/// and its shelf must stay.
using Thought = std::function<Choice(const TimeIsUp& timeIsUp)>;

/// What an opponent has to think about; an empty function where there is nothing to think about: the match is over, the
/// seat is not there, or the game has no opponents.
Thought prepare(const core::Session& session, const Question& question);

/// What the bot at that seat does now. It is a pure function of the seat's view, the time and the mind: a refusal
/// (another hand was quicker) needs no more than asking again, and so does a seat handed over in mid-game. Ask after
/// every change, and when the session's wake time has come.
Choice chooseAction(const core::Session& session, core::Seat seat, core::Millis now, Mind mind);

/// A good idea: what an opponent would do at a person's seat, and why.
struct Advice {
    std::string action; ///< as text for `Session::submit`
    std::vector<core::Spoken> brings; ///< what happens by it, at once and for certain
    Reasons reasons; ///< at least one, the weightiest first
};

/// Thinks once, on any thread, as a Thought does. Nothing where it would wait.
using Counsel = std::function<std::optional<Advice>(const TimeIsUp& timeIsUp)>;

/// Advice for the seat, from what it may know itself; an empty function where there is nothing to think about.
Counsel prepareAdvice(const core::Session& session, const Question& question);

} // namespace sandglass::bots
