// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/journal.h"
#include "journal/journal_notes.h"

#include <QtCore/QString>

namespace sandglass::app {

/// A journal at a glance, without playing it: what its header and its notes say.
struct JournalSummary {
    QString file;
    QString game;
    JournalNotes notes;
    core::Millis length = 0; ///< of the match's own time
    int moves = 0;
    bool finished = false;
    core::Damage damage = core::Damage::None;
    qint64 bytes = 0;

    bool canBeContinued() const { return !game.isEmpty() && !finished; }
};

/// Reads the whole file: not for the interface's thread where there may be many.
JournalSummary summarise(const QString& path);

} // namespace sandglass::app
