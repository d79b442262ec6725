// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "language/catalogue.h"
#include "pendulum/pendulum_values.h"

namespace sandglass::app {

/// Who has won and why, as it is said to one seat: "Anna wins with 20 points. You lack 1 power." The standings are in
/// the order of the ranking; the scroll begins at that column.
QString endSentence(const QList<PendulumStanding>& standings, int scrollColumn, int seat, const Catalogue& words,
    const QStringList& names);

/// How many points a long track lacks to the scroll.
int shortOf(const PendulumStanding& standing, int track, int scrollColumn);

} // namespace sandglass::app
