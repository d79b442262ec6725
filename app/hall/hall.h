// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/shelves.h"
#include "hall/hall_store.h"
#include "host/side_thread.h"
#include "host/telling.h"
#include "journal/journal_folder.h"

#include <QtCore/QObject>
#include <QtCore/QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace sandglass::app {

class HallWorker;
struct HallNews;

/// The hall of fame: finished matches, in a database beside the journals, and on a café's server if it has one. All of
/// it happens on a thread of its own. What the server cannot take now waits in the local database and is sent later;
/// a match arrives there once, however often it is sent.
class Hall : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The application has one")
    /// Of the game that was asked for last: its word, matches, cards, characters, names, points, rounds; see
    /// HallFigures.
    Q_PROPERTY(QVariantMap figures READ figures NOTIFY figuresChanged)
    /// Of this table or of all: matches, hours, games, languages, lessons, and whether they are of all; see
    /// HallStatistics.
    Q_PROPERTY(QVariantMap statistics READ statistics NOTIFY statisticsChanged)
    /// How many results the server does not have yet.
    Q_PROPERTY(int waiting READ waiting NOTIFY waitingChanged)
    /// How it stands with the server: journal.server.trying, connected, away or noAddress; empty if there is none.
    Q_PROPERTY(sandglass::app::Telling server READ server NOTIFY serverChanged)

public:
    struct Places {
        JournalFolder journals;
        QString database{}; ///< a file; empty: beside the journals
        QString server{}; ///< its connection string; empty: there is none
        std::chrono::milliseconds retry{60'000}; ///< how often the server is looked for, and asked for news
    };

    explicit Hall(Places places, QObject* parent = nullptr);
    ~Hall() override;

    QVariantMap figures() const { return m_figures; }
    QVariantMap statistics() const { return m_statistics; }
    int waiting() const { return m_waiting; }
    const Telling& server() const { return m_server; }

    void add(const FinishedMatch& match);
    /// Somebody has done a lesson to its end; who it was is not kept here.
    void addLesson(const QString& game, const QString& lesson);
    /// Takes in what was finished and is only in its journal: after a match, and at the start, should the program have
    /// died between a match's end and its entry here. The shelves outlive the hall.
    void collect(const Shelves& shelves);
    /// Takes a name off the results here and on the server, and out of all journals; the other tables of the server
    /// hear of it and do the same.
    Q_INVOKABLE void forget(const QString& name);
    /// All card sets together, or the one that is named by its hash.
    Q_INVOKABLE void ask(const QString& game, const QString& cards = {});
    Q_INVOKABLE void askStatistics(bool allTables);
    /// Another server than before, or none: results that wait go there.
    void setServer(const QString& address);
    /// Tries the server now.
    Q_INVOKABLE void send();

Q_SIGNALS:
    void figuresChanged();
    void statisticsChanged();
    void waitingChanged();
    void serverChanged();
    /// Another table has forgotten this name, and now it is gone from what this one keeps.
    void forgotten(const QString& name);
    /// The database itself refuses: its own words, for the log.
    void failed(const QString& why);

private:
    HallNews news();
    /// On the worker's thread.
    void tell(std::function<void(HallWorker&)> wish);

    Mailbox m_news;
    std::unique_ptr<HallWorker> m_worker; // it begins, works and ends on the thread
    SideThread m_thread;
    QVariantMap m_figures;
    QVariantMap m_statistics;
    int m_waiting = 0;
    Telling m_server;
};

} // namespace sandglass::app
