// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/mind.h"
#include "core/session.h"

/// Opponents for whoever must not know which game it is. They see what their seat may see, and nothing else.
namespace sandglass::bots {

/// Whether there are opponents for that game.
bool play(std::string_view game);

/// What the bot at that seat does now, as text for `Session::submit`; nothing while it waits for time or for others,
/// when the match is over, and in games that have no bots. It is a pure function of the seat's view, the time and the
/// mind: a refusal (another hand was quicker) needs no more than asking again, and so does a seat handed over in
/// mid-game. Ask after every change, and when the session's wake time has come.
std::optional<std::string> chooseAction(const core::Session& session, core::Seat seat, core::Millis now, Mind mind);

} // namespace sandglass::bots
