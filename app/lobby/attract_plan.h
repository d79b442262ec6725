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

/// How bright the table is, of one: it dims slowly to what the hour asks for, in steps that are too small to be seen,
/// so that it need not be painted anew for every one of them.
constexpr double brightness(qint64 asleep, double least)
{
    constexpr qint64 bright = 5 * minute;
    constexpr qint64 falling = 25 * minute;
    if (asleep <= bright)
        return 1;
    if (asleep >= bright + falling)
        return least;
    constexpr double steps = 100;
    const double now = 1 - (1 - least) * static_cast<double>(asleep - bright) / static_cast<double>(falling);
    return static_cast<double>(static_cast<int>(now * steps + 0.5)) / steps;
}

/// To and fro at even speed: from 0 to 1 in `way` and back. (A sine would rest at its turning points.)
constexpr double toAndFro(qint64 time, qint64 way)
{
    const qint64 at = time % (2 * way);
    return static_cast<double>(at <= way ? at : 2 * way - at) / static_cast<double>(way);
}

/// Where the picture stands in what it leaves free, of one; in the middle at first.
constexpr double wanderX(qint64 asleep)
{
    constexpr qint64 way = 37 * minute;
    return toAndFro(asleep + way / 2, way);
}
constexpr double wanderY(qint64 asleep)
{
    constexpr qint64 way = 23 * minute;
    return toAndFro(asleep + way / 2, way);
}

/// Where the one thing stands that a closed table shows, of one: at another place every minute.
constexpr double closedSpot(qint64 asleep, int axis)
{
    // Any mixture will do that looks like chance and is always the same.
    auto mixed = static_cast<quint64>(asleep / minute * 2 + axis + 1) * 0x9E3779B97F4A7C15ULL;
    mixed ^= mixed >> 31;
    mixed *= 0xBF58476D1CE4E5B9ULL;
    constexpr quint64 parts = 1024;
    return static_cast<double>((mixed >> 20) % parts) / static_cast<double>(parts - 1);
}

/// A game is shown for a round of it, and at most for that long.
constexpr qint64 longestShow = 4 * minute;

/// Which language a side's ribbon speaks; every side has spoken all of them after as many turns.
constexpr int languageAt(qint64 asleep, int side, int languages)
{
    return static_cast<int>((asleep / (12 * second) + side) % languages);
}

} // namespace sandglass::app::attract
