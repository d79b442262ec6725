// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/recovery.h"

#include "journal/journal_folder.h"
#include "journal/journal_keeper.h"

#include <algorithm>
#include <span>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

Recovery nothing(const Telling& why)
{
    Recovery result;
    result.notices = {why};
    return result;
}

Telling headless(core::Damage kind)
{
    switch (kind) {
    case core::Damage::NoJournal:
        return toTell(u"journal.problem.noJournal"_s);
    case core::Damage::OtherVersion:
        return toTell(u"journal.problem.otherVersion"_s);
    default:
        return toTell(u"journal.problem.headless"_s);
    }
}

/// Why there is nothing to go on from. Where the rules have changed since, that is the reason.
Telling unplayable(const core::JournalHeader& header, const core::Shelf& shelf, const std::string& why)
{
    if (header.revision < shelf.revision())
        return toTell(u"journal.problem.olderRules"_s);
    return toTell(u"journal.problem.cannotBePlayed"_s, {{u"why"_s, QString::fromStdString(why)}});
}

/// Something was played, and nothing of it is certain any more.
bool keepsNothing(const core::Salvage& salvage, const core::JournalReading& reading)
{
    const auto isPlay = [](const core::JournalRecord& record) {
        return record.kind != core::JournalRecord::Kind::Note && record.kind != core::JournalRecord::Kind::State;
    };
    return !salvage.difference.empty() && std::ranges::any_of(reading.records, isPlay)
        && std::ranges::none_of(std::span(reading.records).first(salvage.records), isPlay);
}

void tellOfDamage(const core::JournalReading& reading, Recovery& recovery)
{
    if (reading.kind == core::Damage::Torn)
        recovery.notices.append(toTell(u"journal.notice.torn"_s));
    if (reading.kind == core::Damage::Broken)
        recovery.notices.append(toTell(u"journal.notice.broken"_s, {{u"n"_s, static_cast<int>(reading.lostLines)}}));
}

void tellOfDifference(const core::Salvage& salvage, const core::JournalReading& reading, Recovery& recovery)
{
    const std::size_t all = reading.records.size();
    if (!salvage.sameCards)
        recovery.notices.append(toTell(u"journal.notice.otherCards"_s));
    else if (!salvage.sameRules)
        recovery.notices.append(toTell(u"journal.notice.otherRules"_s));
    else if (!recovery.sameFile)
        recovery.notices.append(toTell(u"journal.notice.olderFormat"_s));
    if (!salvage.difference.empty())
        recovery.notices.append(
            toTell(u"journal.notice.differs"_s, {{u"n"_s, static_cast<int>(all - salvage.records)}}));
}

/// The clock beside the journal goes on ticking between the moves. It belongs to the journal's end: where the end is
/// lost, the time since then is too.
core::Millis clockOf(const QString& path, const Recovery& recovery, bool toTheEnd)
{
    const core::Millis noted = std::max(recovery.session->now(), recovery.notes.clock);
    return toTheEnd ? std::max(noted, readClock(path).value_or(0)) : noted;
}

} // namespace

Recovery recover(const QString& path, const Shelves& shelves)
{
    const auto text = readJournalFile(path);
    if (!text)
        return nothing(toTell(text.error()));
    const core::JournalReading reading = core::readJournal(*text);
    if (!reading.header)
        return nothing(headless(reading.kind));
    const core::Shelf* shelf = shelves.find(reading.header->game);
    if (!shelf)
        return nothing(
            toTell(u"journal.problem.unknownGame"_s, {{u"game"_s, QString::fromStdString(reading.header->game)}}));

    const std::string_view sound = std::string_view(*text).substr(0, reading.goodBytes);
    auto salvage = shelf->salvage(sound);
    if (!salvage)
        return nothing(unplayable(*reading.header, *shelf, salvage.error()));
    if (!salvage->sameRules && keepsNothing(*salvage, reading))
        return nothing(unplayable(*reading.header, *shelf, salvage->difference));

    Recovery result;
    result.session = std::move(salvage->session);
    result.notes = readNotes(std::span(reading.records).first(salvage->records));
    result.goodBytes = reading.goodBytes;
    result.lost = text->substr(reading.goodBytes);
    result.sameFile = result.session->journal().starts_with(sound);
    const bool toTheEnd = reading.kind != core::Damage::Broken && salvage->difference.empty();
    result.time = clockOf(path, result, toTheEnd);
    tellOfDamage(reading, result);
    tellOfDifference(*salvage, reading, result);
    return result;
}

} // namespace sandglass::app
