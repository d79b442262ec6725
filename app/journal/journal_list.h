// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/side_thread.h"
#include "journal/journal_folder.h"
#include "journal/journal_summary.h"

#include <QtCore/QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace sandglass::app {

/// The saved matches, the newest first. The files are read on another thread, however many there are.
class JournalList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The application has one")
    Q_PROPERTY(int count READ count NOTIFY refreshed)
    Q_PROPERTY(bool reading READ isReading NOTIFY readingChanged)

public:
    enum Role {
        FileRole = Qt::UserRole,
        GameRole,
        NamesRole,
        PeopleRole, ///< by seat, as the journal notes them
        RoundRole, ///< 0 where none is known
        BegunRole,
        LengthRole, ///< in milliseconds of the match's own time
        MovesRole,
        FinishedRole,
        DamagedRole,
        ProblemRole, ///< the id of a sentence that says what is wrong with it, or nothing
        ContinuableRole,
    };

    explicit JournalList(JournalFolder folder, QObject* parent = nullptr);

    int count() const { return static_cast<int>(m_rows.size()); }
    bool isReading() const { return m_reading > 0; }
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// These instead of what the folder holds.
    void show(QList<JournalSummary> rows);
    Q_INVOKABLE void refresh();
    Q_INVOKABLE QString pathOf(const QString& file) const { return m_folder.pathOf(file); }
    /// False, if somebody is playing it.
    Q_INVOKABLE bool remove(const QString& file);

Q_SIGNALS:
    void refreshed();
    void readingChanged();

private:
    const JournalFolder m_folder;
    QList<JournalSummary> m_rows;
    int m_reading = 0;
    Mailbox m_read;
    SideThread m_reader;
};

} // namespace sandglass::app
