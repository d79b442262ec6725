// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

// The four victory tracks as they are drawn: power, prestige, popularity, legendary.
namespace sandglass::pendulum_board {

inline constexpr const char* trackIcons[4]{"power", "prestige", "popularity", "legendary"};
inline constexpr int legendaryTrack = 3; ///< a single step, from the column before the scroll onto it
inline constexpr int legendaryColumn = 13;

/// The name of the ink of a track, on wood or on the scroll.
inline QString trackInk(int track, bool onScroll)
{
    static constexpr const char* inks[4]{"trackPower", "trackPrestige", "trackPopularity", "trackLegend"};
    return QLatin1String(inks[track]) + QLatin1String(onScroll ? "OnScroll" : "");
}

} // namespace sandglass::pendulum_board
