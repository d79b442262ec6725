// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/pdf_file.h"

namespace sandglass::app {

/// A place that a reader's side bar leads to.
struct Bookmark {
    QString title;
    int level = 0; ///< one below 0 belongs to the last 0 before it
    int page = 0; ///< from 0
};

/// Gives a document bookmarks, which Qt does not write.
void addBookmarks(PdfFile& file, const QList<Bookmark>& bookmarks);
/// Links among the rules, "rule:end.scroll", lead to the page of that section: `pages` as they are numbered, from 1.
void leadLinks(PdfFile& file, const QMap<QString, int>& pages);

} // namespace sandglass::app
