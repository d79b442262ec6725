// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "house/bot_thought.h"

#include "bots/bots.h"

#include <chrono>

namespace sandglass::app {

Thought botThought(const core::Session& session, const Thinker& thinker)
{
    const bots::Thought thought = bots::prepare(session,
        {.seat = core::seatAt(thinker.seat),
            .now = thinker.now,
            .mind = thinker.mind,
            .amongPeople = thinker.amongPeople});
    return [thought] {
        using std::chrono::steady_clock;
        constexpr std::chrono::milliseconds longest{1500};
        const auto end = steady_clock::now() + longest;
        return thought ? thought([end] { return steady_clock::now() >= end; }).value_or(std::string()) : std::string();
    };
}

} // namespace sandglass::app
