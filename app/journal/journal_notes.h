// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"

#include <QtCore/QDateTime>
#include <QtCore/QJsonArray>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <span>
#include <string>

namespace sandglass::app {

/// What a journal's notes say: all that the rules do not know of a match. Where one is said twice, the last counts.
struct JournalNotes {
    QString match; ///< what tells it from all other matches, on every machine
    QDateTime begun;
    QJsonArray people; ///< by seat: name, emblem, colour, language, character
    core::Millis clock = 0;
    int round = 0;
    QList<core::Millis> roundStarts; ///< of each round after the first, which begins with the match
    QJsonArray result; ///< by rank: seat, place, winner, reason; empty until the match is over

    QStringList names() const;
};

JournalNotes readNotes(std::span<const core::JournalRecord> records);

std::string matchNote(const QString& match);
std::string begunNote(const QDateTime& moment);
std::string peopleNote(const QJsonArray& people);
std::string clockNote(core::Millis time);
std::string roundNote(int round, core::Millis time);
std::string resultNote(const core::Session& session);

/// A name to be taken out of a match: at the seats that ever had it, also where it was typed in halfway.
class ForgottenName {
public:
    ForgottenName(QString name, std::span<const core::JournalRecord> records);

    /// Whether the match never knew the name.
    bool isNowhere() const { return m_seats.isEmpty(); }
    QJsonArray in(QJsonArray people) const;
    /// In a note of any kind.
    std::string in(std::string_view note) const;

private:
    QString m_name;
    QList<int> m_seats;
};

/// By seat, as the game's description calls them; empty ones where the game gives no characters.
QStringList charactersOf(const core::Session& session);

/// By rank: seat, place, winner, reason.
QJsonArray resultOf(const core::Ranking& ranking);

} // namespace sandglass::app
