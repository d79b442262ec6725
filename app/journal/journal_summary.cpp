// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/journal_summary.h"

#include "journal/journal_folder.h"
#include "journal/journal_keeper.h"

#include <QtCore/QFileInfo>

#include <algorithm>

namespace sandglass::app {

JournalSummary summarise(const QString& path)
{
    JournalSummary result;
    result.file = QFileInfo(path).fileName();
    const auto text = readJournalFile(path);
    if (!text) {
        result.damage = core::Damage::NoJournal;
        return result;
    }
    result.bytes = static_cast<qint64>(text->size());
    const core::JournalReading reading = core::readJournal(*text);
    result.damage = reading.kind;
    if (!reading.header)
        return result;
    result.game = QString::fromStdString(reading.header->game);
    result.notes = readNotes(reading.records);
    result.finished = !result.notes.result.isEmpty();
    result.length = result.notes.clock;
    for (const core::JournalRecord& record : reading.records) {
        using Kind = core::JournalRecord::Kind;
        if (record.kind == Kind::State || record.kind == Kind::Note)
            continue;
        result.length = std::max(result.length, record.time);
        ++result.moves;
    }
    if (reading.kind != core::Damage::Broken && !result.finished)
        result.length = std::max(result.length, readClock(path).value_or(0));
    return result;
}

} // namespace sandglass::app
