// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/shelves.h"
#include "journal/journal_list.h"
#include "journal/replay.h"

#include <QtCore/QObject>
#include <QtQml/qqmlregistration.h>

namespace sandglass::past {

/// Saved matches, a match to watch and a hall of fame that are the same on every machine: for pictures and tests.
class PastSample : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game MEMBER m_game NOTIFY gameChanged)
    Q_PROPERTY(sandglass::app::JournalList* journals READ journals CONSTANT)
    Q_PROPERTY(sandglass::app::JournalList* noJournals READ noJournals CONSTANT)
    Q_PROPERTY(QList<sandglass::app::Telling> notices READ notices CONSTANT)
    Q_PROPERTY(sandglass::app::Replay* replay READ replay NOTIFY gameChanged)
    Q_PROPERTY(QVariantMap figures READ figures CONSTANT)

public:
    explicit PastSample(QObject* parent = nullptr);

    app::JournalList* journals() { return &m_journals; }
    app::JournalList* noJournals() { return &m_noJournals; }
    static QList<app::Telling> notices();
    /// Played at random from a fixed seed; made when it is first asked for.
    app::Replay* replay();
    static QVariantMap figures();

Q_SIGNALS:
    void gameChanged();

private:
    QString m_game = QStringLiteral("pendulum");
    app::JournalList m_journals;
    app::JournalList m_noJournals;
    app::Shelves m_shelves;
    app::HandClock m_clock;
    std::unique_ptr<app::Replay> m_replay;
};

} // namespace sandglass::past
