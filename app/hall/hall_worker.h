// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hall/hall.h"

#include <QtCore/QSet>

#include <functional>

namespace sandglass::app {

/// Whom the worker tells, on its own thread.
struct HallNews {
    std::function<void(const QVariantMap&)> figured;
    std::function<void(const QVariantMap&)> counted;
    std::function<void(int)> waiting;
    std::function<void(const Telling&)> serverIs;
    std::function<void(const QString&)> forgotten;
    std::function<void(const QString&)> failed;
};

/// The hall's hands, on its thread.
class HallWorker {
public:
    HallWorker(Hall::Places places, HallNews news, SideThread& thread);

    void add(const FinishedMatch& match);
    void add(const FinishedLesson& lesson);
    void collect(const Shelves& shelves);
    void forget(const QString& name);
    void ask(const QString& game, const QString& cards);
    void askStatistics(bool allTables);
    void setServer(const QString& address);
    void send();

private:
    /// The local database, or nothing and why.
    HallStore* local();
    bool connectToServer();
    /// Whether all errands are done.
    bool runErrands();
    bool runErrand(const HallStore::Errand& errand);
    /// Whether everything is forgotten here that other tables have forgotten.
    bool followOthers();
    void forgetHere(const QString& name);
    /// The names that are known here and have one of these digests are forgotten.
    QStringList forgetKnown(const QStringList& digests);
    void tellServer(const QString& id, const QString& why = {});
    void collectOne(const Shelves& shelves, const QString& file);
    void forgetWhatWaits();
    bool check(const std::expected<void, QString>& done);

    Hall::Places m_places;
    const HallNews m_news;
    SideThread& m_thread;
    QSet<QString> m_collected; ///< journals that need not be read again
    std::unique_ptr<HallStore> m_local;
    std::unique_ptr<HallStore> m_server;
    QString m_trouble; ///< the server's last words
};

} // namespace sandglass::app
