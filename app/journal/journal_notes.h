// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"

#include <QDateTime>
#include <QJsonArray>
#include <QString>
#include <QStringList>

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

/// The people, or a note of any kind, without that name: whoever had it has none.
QJsonArray peopleWithout(QJsonArray people, const QString& name);
std::string noteWithout(std::string_view note, const QString& name);

/// By rank: seat, place, winner, reason.
QJsonArray resultOf(const core::Session& session);

} // namespace sandglass::app
