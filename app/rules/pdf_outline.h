// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <QtCore/QString>

namespace sandglass::app {

/// A place that a reader's side bar leads to.
struct Bookmark {
    QString title;
    int level = 0; ///< one below 0 belongs to the last 0 before it
    int page = 0; ///< from 0
};

/// The same document with bookmarks and the language it is written in. Qt writes neither; a PDF may be added to at its
/// end, so that nothing of what Qt wrote is touched. A text that is not such a document comes back as it is.
QByteArray withBookmarks(const QByteArray& pdf, const QList<Bookmark>& bookmarks, const QString& language);

} // namespace sandglass::app
