// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"

#include <QtCore/QDateTime>
#include <QtCore/QJsonObject>
#include <QtCore/QList>
#include <QtCore/QString>

#include <expected>

namespace sandglass::app {

/// A match that came to its end, as the hall of fame keeps it.
struct FinishedMatch {
    struct Seat {
        QString name; ///< empty: nobody wanted to be remembered
        QString character; ///< the game's word for it; empty where it has none
        int place = 0;
        bool winner = false;
        QString language{}; ///< that a person read; empty: an opponent, or nobody knows

        bool operator==(const Seat&) const = default;
    };
    /// A line of a seat's score sheet when a round ended.
    struct Score {
        int seat = 0;
        QString line; ///< the game's word for it
        int round = 0;
        int points = 0;

        bool operator==(const Score&) const = default;
    };

    QString id; ///< the match's own, the same on every machine
    QString game;
    QString cards; ///< the card set's hash
    QDateTime begun;
    qint64 length = 0; ///< milliseconds of the match's own time
    QList<Seat> seats;
    QList<qint64> rounds; ///< how long each took; empty where the game tells of none
    QList<Score> scores;

    bool operator==(const FinishedMatch&) const = default;
};

QJsonObject toJson(const FinishedMatch& match);
/// Nothing is checked beyond types: it reads what toJson wrote.
FinishedMatch finishedMatch(const QJsonObject& json);

/// Reads a finished match out of its journal by playing it once more.
std::expected<FinishedMatch, std::string> chronicle(const core::Shelf& shelf, const std::string& journal);

} // namespace sandglass::app
