// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/journal_folder.h"
#include "lobby/evening.h"

namespace sandglass::app {

/// Keeps which matches are tonight's while the program is away: a table that crashes or hangs is started again, and the
/// people around it find the match that they were playing. Who has not played for half an hour has gone home.
class EveningFile : public QObject {
    Q_OBJECT

public:
    EveningFile(Evening& evening, const JournalFolder& journals, const QString& file,
        const QDateTime& now = QDateTime::currentDateTimeUtc(), QObject* parent = nullptr);

    static QString defaultFile();

private:
    void load(const JournalFolder& journals, const QDateTime& now);
    void save();

    Evening& m_evening;
    const QString m_file;
    QSet<QString> m_kept; ///< what the file says
};

} // namespace sandglass::app
