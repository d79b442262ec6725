// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/shelves.h"
#include "hall/hall_store.h"
#include "journal/journal_folder.h"

#include <QObject>
#include <QThread>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace sandglass::app {

class HallWorker;

/// The hall of fame: finished matches, in a database beside the journals, and on a café's server if it has one. All of
/// it happens on a thread of its own. What the server cannot take now waits in the local database and is sent later;
/// a match arrives there once, however often it is sent.
class Hall : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The application has one")
    /// Of the game that was asked for last: matches, cards, characters, names, points, rounds; see HallFigures.
    Q_PROPERTY(QVariantMap figures READ figures NOTIFY figuresChanged)
    /// How many results the server does not have yet.
    Q_PROPERTY(int waiting READ waiting NOTIFY waitingChanged)

public:
    struct Places {
        JournalFolder journals;
        QString database{}; ///< a file; empty: beside the journals
        QString server{}; ///< its connection string; empty: there is none
        std::chrono::milliseconds retry{60'000}; ///< how long to wait before a server that is away is tried again
    };

    explicit Hall(Places places, QObject* parent = nullptr);
    ~Hall() override;

    QVariantMap figures() const { return m_figures; }
    int waiting() const { return m_waiting; }

    void add(const FinishedMatch& match);
    /// Takes in what was finished and is only in its journal: after a match, and at the start, should the program have
    /// died between a match's end and its entry here. The shelves outlive the hall.
    void collect(const Shelves& shelves);
    /// Takes a name off the results here and on the server, and out of all journals.
    Q_INVOKABLE void forget(const QString& name);
    /// All card sets together, or the one that is named by its hash.
    Q_INVOKABLE void ask(const QString& game, const QString& cards = {});
    /// Another server than before, or none: results that wait go there.
    void setServer(const QString& address);
    /// Tries the server now.
    Q_INVOKABLE void send();

Q_SIGNALS:
    void figuresChanged();
    void waitingChanged();
    /// The database itself refuses: its own words, for the log.
    void failed(const QString& why);

private:
    QThread m_thread;
    HallWorker* const m_worker; // lives on the thread and ends with it
    QVariantMap m_figures;
    int m_waiting = 0;
};

/// How many journals had a name, and have it no more; and in how many it still stands, because somebody is playing
/// them or the disk refuses.
struct Forgetting {
    int changed = 0;
    int busy = 0;
};

/// Replaces a name by nothing in every journal of the folder that nobody is playing.
Forgetting forgetInJournals(const JournalFolder& folder, const QString& name);

} // namespace sandglass::app
