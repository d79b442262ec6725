// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "audio/sounds.h"

#include "audio/audio_server.h"

#include <QtCore/QUrl>
#include <QtMultimedia/QAudioDevice>
#include <QtMultimedia/QMediaDevices>
#include <QtMultimedia/QSoundEffect>

#include <algorithm>

namespace sandglass::app {

using namespace Qt::StringLiterals;

Sounds::Sounds(QObject* parent)
    : QObject(parent)
{
}

QStringList Sounds::names()
{
    return {u"sand"_s, u"flip"_s, u"runOut"_s, u"coin"_s, u"card"_s, u"bell"_s};
}

QString Sounds::fileOf(const QString& name)
{
    return u":/sandglass/sounds/%1.wav"_s.arg(name);
}

void Sounds::setVolume(double volume)
{
    const double held = std::clamp(volume, 0.0, 1.0);
    if (m_volume == held)
        return;
    m_volume = held;
    emit changed();
}

void Sounds::setMuted(bool muted)
{
    if (m_muted == muted)
        return;
    m_muted = muted;
    if (muted)
        for (const auto& [name, effect] : m_effects)
            effect->stop();
    emit changed();
}

void Sounds::play(const QString& name)
{
    if (!names().contains(name)) {
        qWarning("There is no sound called %s", qPrintable(name));
        return;
    }
    if (m_muted || m_volume <= 0 || !audioServerIsThere() || QMediaDevices::defaultAudioOutput().isNull())
        return;
    QSoundEffect*& effect = m_effects[name];
    if (!effect) {
        effect = new QSoundEffect(this);
        effect->setSource(QUrl(u"qrc"_s + fileOf(name)));
    }
    const auto loudness = static_cast<float>(m_volume);
    effect->setVolume(QAudio::convertVolume(loudness, QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale));
    effect->play();
}

} // namespace sandglass::app
