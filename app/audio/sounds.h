// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "audio/mixer.h"

#include <QtCore/QObject>
#include <QtCore/QStringList>
#include <QtCore/QTimer>
#include <QtQmlIntegration/qqmlintegration.h>

#include <map>
#include <memory>

class QAudioSink;

namespace sandglass::app {

/// The table's noises. Each is a short file made by resources/sounds/generator and compiled in.
///
/// All of them go through one stream that stays open. QSoundEffect has one for each, and ends it on the sound server's
/// thread: with Qt 6.11 and PulseAudio a dozen sounds over each other were enough to make the whole program hang.
///
/// Where there is no audio device it plays nothing and says nothing; one that is plugged in later is used from then on.
class Sounds : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// 0 to 1, as loud as it feels: half is heard as half as loud.
    Q_PROPERTY(double volume READ volume WRITE setVolume NOTIFY changed)
    Q_PROPERTY(bool muted READ muted WRITE setMuted NOTIFY changed)
    Q_PROPERTY(QStringList names READ names CONSTANT)

public:
    explicit Sounds(QObject* parent = nullptr);
    ~Sounds() override;

    /// "bell", "card", "coin" …: those that resources/sounds/generator has recipes for.
    [[nodiscard]] static QStringList names();
    /// The file of a sound, in the resources.
    [[nodiscard]] static QString fileOf(const QString& name);

    [[nodiscard]] double volume() const { return m_volume; }
    void setVolume(double volume);
    [[nodiscard]] bool muted() const { return m_muted; }
    void setMuted(bool muted);

    /// Starts the sound, from its beginning if it is still ringing. A name that is none of names() is a mistake and is
    /// warned of.
    Q_INVOKABLE void play(const QString& name);

Q_SIGNALS:
    void changed();

private:
    /// Opens the stream, or opens it anew where the device is another one now.
    void openStream();
    void restWhenSilent();

    double m_volume = 0.7;
    bool m_muted = false;
    std::map<QString, QByteArray> m_recordings; // each read when it is first heard
    Mixer m_mixer;
    QByteArray m_device;
    std::unique_ptr<QAudioSink> m_stream; // reads from the mixer
    QTimer m_rest;
};

} // namespace sandglass::app
