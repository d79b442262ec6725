// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QIODevice>

#include <vector>

class QAudioFormat;

namespace sandglass::app {

/// Recordings that ring over each other, and silence where none does: what a stream of sound is read from.
class Mixer : public QIODevice {
public:
    explicit Mixer(QObject* parent = nullptr);

    /// How the generator writes its sounds: one channel of 16 bits.
    static QAudioFormat format();

    /// From its beginning, if it is still ringing. The loudness is 0 to 1.
    void ring(const QByteArray& recording, float loudness);
    void hush() { m_voices.clear(); }
    [[nodiscard]] bool isSilent() const { return m_voices.empty(); }

    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] qint64 bytesAvailable() const override;

protected:
    qint64 readData(char* data, qint64 most) override;
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    struct Voice {
        QByteArray recording;
        float loudness = 1;
        qsizetype heard = 0;
    };

    std::vector<Voice> m_voices;
};

} // namespace sandglass::app
