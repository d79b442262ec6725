// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hall/hall.h"

#include <QSet>
#include <QTimer>

namespace sandglass::app {

/// The hall's hands, on its thread.
class HallWorker : public QObject {
    Q_OBJECT

public:
    explicit HallWorker(Hall::Places places);

    void add(const FinishedMatch& match);
    void collect(const Shelves& shelves);
    void forget(const QString& name);
    void ask(const QString& game, const QString& cards);
    void setServer(const QString& address);
    void send();

Q_SIGNALS:
    void figured(const QVariantMap& figures);
    void waiting(int errands);
    void serverIs(const sandglass::app::Telling& server);
    void forgotten(const QString& name);
    void failed(const QString& why);

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
    QTimer* const m_retry; // a child, so that it moves to the thread too
    QSet<QString> m_collected; ///< journals that need not be read again
    std::unique_ptr<HallStore> m_local;
    std::unique_ptr<HallStore> m_server;
    QString m_trouble; ///< the server's last words
};

} // namespace sandglass::app
