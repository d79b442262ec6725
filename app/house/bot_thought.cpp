// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "house/bot_thought.h"

#include "bots/bots.h"

#include <chrono>

namespace sandglass::app {

namespace {

Thought thoughtUntil(const core::Session& session, const Thinker& thinker, const std::function<bool()>& stopped)
{
    const bots::Thought thought = bots::prepare(session,
        {.seat = core::seatAt(thinker.seat),
            .now = thinker.now,
            .mind = thinker.mind,
            .amongPeople = thinker.amongPeople});
    return [thought, stopped] {
        using std::chrono::steady_clock;
        constexpr std::chrono::milliseconds longest{1500};
        const auto end = steady_clock::now() + longest;
        const auto enough = [end, &stopped] { return steady_clock::now() >= end || stopped(); };
        return thought ? thought(enough).value_or(std::string()) : std::string();
    };
}

} // namespace

Thought botThought(const core::Session& session, const Thinker& thinker)
{
    return thoughtUntil(session, thinker, [] { return false; });
}

Chooser stoppableThought(std::shared_ptr<const std::atomic_bool> stopped)
{
    return [stopped](const core::Session& session, const Thinker& thinker) {
        return thoughtUntil(session, thinker, [stopped] { return stopped->load(); });
    };
}

} // namespace sandglass::app
