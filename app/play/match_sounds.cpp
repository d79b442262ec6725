// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/match_sounds.h"

#include <QtCore/QFile>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

using namespace Qt::StringLiterals;

namespace sandglass::app {

QHash<QString, QString> MatchSounds::soundsOf(const QString& game)
{
    QHash<QString, QString> sounds;
    QFile file(u":/%1/sounds.json"_s.arg(game));
    if (!file.open(QIODevice::ReadOnly))
        return sounds;
    const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
    for (auto it = object.begin(); it != object.end(); ++it)
        sounds.insert(it.key(), it.value().toString());
    return sounds;
}

void MatchSounds::setGame(const QString& game)
{
    if (game == m_game)
        return;
    m_game = game;
    m_soundOf = soundsOf(game);
    Q_EMIT changed();
}

void MatchSounds::setCues(CuePlayer* cues)
{
    if (cues == m_cues)
        return;
    if (m_cues)
        disconnect(m_cues, nullptr, this, nullptr);
    m_cues = cues;
    if (cues)
        connect(cues, &CuePlayer::told, this, &MatchSounds::hear);
    Q_EMIT changed();
}

void MatchSounds::hear(const QList<Telling>& events)
{
    if (!m_sounds)
        return;
    QStringList heard;
    for (const Telling& event : events)
        if (const QString sound = m_soundOf.value(event.word); !sound.isEmpty() && !heard.contains(sound))
            heard.append(sound);
    for (const QString& sound : std::as_const(heard))
        m_sounds->play(sound);
}

} // namespace sandglass::app
