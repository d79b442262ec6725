// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QDateTime>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <expected>
#include <string>

namespace sandglass::app {

/// Where the journals lie: one text file a match, with names that sort by date.
class JournalFolder {
public:
    /// The platform's folder for this user's data, unless another one is named.
    explicit JournalFolder(const QString& path = {});

    QString path() const { return m_path; }
    /// Empty, where the name is not one of a file in this folder: names come from lists, and from outside.
    QString pathOf(const QString& file) const;
    /// A name that nothing has yet: 2026-11-16T04-18-18.125-pendulum.journal, in UTC.
    QString newFile(const QString& game, const QDateTime& moment) const;
    /// The newest first.
    QStringList files() const;
    /// With all that lies beside it. A match that somebody is playing is not removed.
    bool remove(const QString& file) const;

private:
    QString m_path;
};

/// A whole journal; the error is the id of a sentence. One that is larger than any match could make it is not read.
std::expected<std::string, QString> readJournalFile(const QString& path);

/// Puts a text in a file's place, all or nothing, and on the disk.
bool replaceFile(const QString& path, const std::string& text);

} // namespace sandglass::app
