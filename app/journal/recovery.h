// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"
#include "games/shelves.h"
#include "host/telling.h"
#include "journal/journal_notes.h"

#include <QtCore/QList>
#include <QtCore/QString>

#include <memory>
#include <string>

namespace sandglass::app {

/// What could be made of a journal, and what people must be told of it: a cut, a loss, another card set, or why there
/// is nothing to go on from.
struct Recovery {
    std::unique_ptr<core::Session> session; ///< nothing, if it cannot be continued
    QList<Telling> notices; ///< the ids journal.notice.… and journal.problem.…
    JournalNotes notes; ///< of what was kept
    core::Millis time = 0; ///< where the match's clock stood
    std::size_t goodBytes = 0; ///< of the file, that are kept
    std::string lost; ///< the bytes behind them
    bool sameFile = true; ///< false: what goes on is not what the file says, and needs a file of its own
};

Recovery recover(const QString& path, const Shelves& shelves);

} // namespace sandglass::app
