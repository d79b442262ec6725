// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "seats/seats.h"
#include "shell/game_registry.h"

#include <QtCore/QSet>

namespace sandglass::app {

/// What the people who sit at this table tonight have played here. When they are gone, nothing of them is shown to the
/// next ones; their matches stay where all saved matches are.
class Evening : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The shell has one")
    /// Tonight's matches that can go on, the newest first.
    Q_PROPERTY(QList<sandglass::app::UnfinishedMatch> unfinished READ unfinished NOTIFY changed)

public:
    Evening(const GameRegistry& games, Seats& seats);

    [[nodiscard]] QList<UnfinishedMatch> unfinished() const;
    /// All of tonight's, by their files.
    [[nodiscard]] const QSet<QString>& journals() const { return m_journals; }
    /// A match came on the table.
    void note(const QString& journal);
    /// Everybody stands up, and their names and matches are no longer known here.
    Q_INVOKABLE void end();

Q_SIGNALS:
    void changed();

private:
    const GameRegistry& m_games;
    Seats& m_seats;
    QSet<QString> m_journals;
};

} // namespace sandglass::app
