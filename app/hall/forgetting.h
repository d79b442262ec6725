// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/journal_folder.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

namespace sandglass::app {

/// What a name that shall be forgotten is called meanwhile, where somebody still has to be told of it: it is known
/// again when it is met, and cannot be read.
QString digestOf(const QString& name);

/// How many journals had a name, and have it no more; and in how many it still stands, because somebody is playing
/// them, the disk refuses, or only another version of the program can read them.
struct Forgetting {
    int changed = 0;
    int busy = 0;
};

/// Replaces a name by nothing in every journal of the folder that nobody is playing. What lies behind a damage cannot
/// be changed in part: where the name stands there, it goes.
Forgetting forgetInJournals(const JournalFolder& folder, const QString& name);

/// All names that stand in the folder's journals, in what is damaged and in what was lost of them too.
QStringList namesInJournals(const JournalFolder& folder);

} // namespace sandglass::app
