// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"

#include <algorithm>

namespace sandglass::app {

/// How long a turn may keep people waiting that somebody else plays: however many steps it has, all of them together
/// last no longer than a few seconds. Nobody knows how many there will be, so each has a part of what is left: the
/// first ones are slow enough to be followed, and a long turn becomes quicker and quicker.
class TurnPace {
public:
    static constexpr core::Millis longest = 6000;

    /// A seat has taken a step. Until `watched` people were still shown what had happened before; what they were shown
    /// longer than any step was everybody's, and no part of this turn.
    void note(int seat, core::Millis now, core::Millis watched)
    {
        const core::Millis seen = std::max(m_last, std::min(watched, now));
        if (seat != m_seat)
            m_began = seen;
        else if (seen - m_last > longest / share)
            m_began += seen - m_last;
        m_seat = seat;
        m_last = now;
    }

    /// How long the step that was taken may be shown, and how soon the next one has to follow.
    [[nodiscard]] core::Millis stepTime(core::Millis now, double haste) const
    {
        const auto least = static_cast<core::Millis>(40 / haste);
        constexpr core::Millis reserve = 700; // for the least ones, of which a long turn has many
        const auto all = allOf(haste) - static_cast<core::Millis>(static_cast<double>(reserve) / haste);
        return std::max(least, (all - (now - m_began)) / share);
    }

    [[nodiscard]] static core::Millis allOf(double haste)
    {
        return static_cast<core::Millis>(static_cast<double>(longest) / haste);
    }

private:
    static constexpr core::Millis share = 5;

    int m_seat = -1;
    core::Millis m_began = 0;
    core::Millis m_last = 0;
};

} // namespace sandglass::app
