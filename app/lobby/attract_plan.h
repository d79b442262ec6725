// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QtGlobal>

// How a sleeping table looks, as functions of the time it has slept: the same moment always looks the same.
namespace sandglass::app::attract {

constexpr qint64 second = 1000;
constexpr qint64 minute = 60 * second;

/// The picture stands at that size and wanders over what it leaves free, so that no edge burns in.
constexpr double size = 0.86;

/// How bright the table is, of one: it dims slowly, in the evening more.
constexpr double brightness(qint64 asleep, bool evening)
{
    constexpr qint64 bright = 5 * minute;
    constexpr qint64 falling = 25 * minute;
    const double least = evening ? 0.4 : 0.55;
    if (asleep <= bright)
        return 1;
    if (asleep >= bright + falling)
        return least;
    return 1 - (1 - least) * static_cast<double>(asleep - bright) / static_cast<double>(falling);
}

/// To and fro at even speed: from 0 to 1 in `way` and back. (A sine would rest at its turning points.)
constexpr double toAndFro(qint64 time, qint64 way)
{
    const qint64 at = time % (2 * way);
    return static_cast<double>(at <= way ? at : 2 * way - at) / static_cast<double>(way);
}

/// Where the picture stands in what it leaves free, of one.
constexpr double wanderX(qint64 asleep)
{
    return toAndFro(asleep, 37 * minute);
}
constexpr double wanderY(qint64 asleep)
{
    return toAndFro(asleep, 23 * minute);
}

/// Which of the games is shown.
constexpr int gameAt(qint64 asleep, int games)
{
    return games > 0 ? static_cast<int>(asleep / (4 * minute) % games) : 0;
}

/// Which language a side's ribbon speaks; every side has spoken all of them after as many turns.
constexpr int languageAt(qint64 asleep, int side, int languages)
{
    return static_cast<int>((asleep / (12 * second) + side) % languages);
}

} // namespace sandglass::app::attract
