// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>

namespace sandglass::app {

/// Where people sit, counter-clockwise from the lower left: two on each long side, one on a short side.
inline constexpr int placeCount = 5;

/// The longest name, in letters as a reader counts them.
inline constexpr int longestName = 24;

/// A person at the table, as they chose to be. They keep all of it when they change seats.
struct Player {
    int emblem = 0;
    int colour = 0;
    QString language;
    QString name; // empty: called by the emblem

    bool operator==(const Player&) const = default;
};

/// The words of the emblems and of the seat colours, in the order of their indexes.
const QStringList& emblemWords();
const QStringList& colourWords();

/// How long a text is to a reader: an accent put on a letter is no letter of its own.
int letterCount(const QString& text);
QString withoutLastLetter(const QString& text);

} // namespace sandglass::app
