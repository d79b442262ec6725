// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "audio/sounds.h"
#include "play/cue_player.h"

#include <QtCore/QHash>
#include <QtCore/QPointer>

namespace sandglass::app {

/// What is heard of a match: each sound once for what is shown at one time. resources/<game>/sounds.json says which
/// event makes which sound; an event that is not in it is silent.
class MatchSounds : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed REQUIRED)
    /// Says what is to be heard when.
    Q_PROPERTY(sandglass::app::CuePlayer* cues READ cues WRITE setCues NOTIFY changed REQUIRED)
    Q_PROPERTY(sandglass::app::Sounds* sounds MEMBER m_sounds NOTIFY changed REQUIRED)

public:
    using QObject::QObject;

    QString game() const { return m_game; }
    void setGame(const QString& game);
    CuePlayer* cues() const { return m_cues; }
    void setCues(CuePlayer* cues);

    /// By event word, as the game's file says it.
    static QHash<QString, QString> soundsOf(const QString& game);

Q_SIGNALS:
    void changed();

private:
    void hear(const QList<Telling>& events);

    QString m_game;
    QPointer<CuePlayer> m_cues;
    Sounds* m_sounds = nullptr;
    QHash<QString, QString> m_soundOf;
};

} // namespace sandglass::app
