// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "audio/sounds.h"

#include "audio/audio_server.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtMultimedia/QAudioDevice>
#include <QtMultimedia/QAudioSink>
#include <QtMultimedia/QMediaDevices>

#include <algorithm>
#include <chrono>

namespace sandglass::app {

using namespace Qt::StringLiterals;

namespace {

using namespace std::chrono_literals;

/// A sound that comes this soon after the last one finds the stream running.
constexpr auto rest = 3s;
/// Long enough for a late frame, short enough to be heard with what is seen.
constexpr auto ahead = 100ms;

/// Without the header, which tst_sounds knows to be of this size.
QByteArray recordingIn(const QString& wav)
{
    QFile file(wav);
    return file.open(QIODevice::ReadOnly) ? file.readAll().sliced(44) : QByteArray();
}

} // namespace

Sounds::Sounds(QObject* parent)
    : QObject(parent)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(rest);
    connect(&m_rest, &QTimer::timeout, this, &Sounds::restWhenSilent);
}

Sounds::~Sounds() = default;

QStringList Sounds::names()
{
    static const QStringList all = [] {
        QStringList files = QDir(u":/sandglass/sounds"_s).entryList({u"*.wav"_s}, QDir::Files, QDir::Name);
        for (QString& file : files)
            file.chop(4);
        return files;
    }();
    return all;
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
    Q_EMIT changed();
}

void Sounds::setMuted(bool muted)
{
    if (m_muted == muted)
        return;
    m_muted = muted;
    if (muted)
        m_mixer.hush();
    Q_EMIT changed();
}

void Sounds::play(const QString& name)
{
    if (!names().contains(name)) {
        qWarning("There is no sound called %s", qPrintable(name));
        return;
    }
    if (m_muted || m_volume <= 0 || !audioServerIsThere() || QMediaDevices::defaultAudioOutput().isNull())
        return;
    auto [recording, isNew] = m_recordings.try_emplace(name);
    if (isNew)
        recording->second = recordingIn(fileOf(name));
    openStream();
    const auto loudness = static_cast<float>(m_volume);
    m_mixer.ring(
        recording->second, QAudio::convertVolume(loudness, QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale));
    m_rest.start();
}

void Sounds::openStream()
{
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    if (m_stream && m_stream->state() != QAudio::StoppedState && device.id() == m_device) {
        m_stream->resume();
        return;
    }
    m_mixer.hush(); // what rang for a device that is gone is over
    m_device = device.id();
    m_stream = std::make_unique<QAudioSink>(device, Mixer::format());
    m_stream->setBufferSize(Mixer::format().bytesForDuration(std::chrono::microseconds(ahead).count()));
    m_stream->start(&m_mixer);
}

void Sounds::restWhenSilent()
{
    if (m_mixer.isSilent())
        m_stream->suspend();
    else
        m_rest.start();
}

} // namespace sandglass::app
