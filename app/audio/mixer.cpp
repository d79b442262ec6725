// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "audio/mixer.h"

#include <QtCore/QtEndian>
#include <QtMultimedia/QAudioFormat>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sandglass::app {

namespace {

using Sample = qint16;

Sample sampleAt(const char* bytes)
{
    return qFromLittleEndian<Sample>(bytes);
}

Sample limited(float sum)
{
    constexpr float least = std::numeric_limits<Sample>::min();
    constexpr float most = std::numeric_limits<Sample>::max();
    return static_cast<Sample>(std::lround(std::clamp(sum, least, most)));
}

} // namespace

Mixer::Mixer(QObject* parent)
    : QIODevice(parent)
{
    // Unbuffered: what rings next is heard next.
    open(ReadOnly | Unbuffered);
}

QAudioFormat Mixer::format()
{
    QAudioFormat format;
    format.setSampleRate(44'100);
    format.setChannelCount(1);
    format.setSampleFormat(QAudioFormat::Int16);
    return format;
}

void Mixer::ring(const QByteArray& recording, float loudness)
{
    std::erase_if(m_voices, [&](const Voice& voice) { return voice.recording.isSharedWith(recording); });
    m_voices.push_back({recording, loudness});
}

qint64 Mixer::bytesAvailable() const
{
    return std::numeric_limits<qint32>::max(); // silence never ends
}

qint64 Mixer::readData(char* data, qint64 most)
{
    const qint64 bytes = most - most % qint64{sizeof(Sample)};
    std::fill_n(data, bytes, '\0');
    for (Voice& voice : m_voices) {
        const qsizetype count = std::min<qsizetype>(bytes, voice.recording.size() - voice.heard);
        const char* from = voice.recording.constData() + voice.heard;
        for (qsizetype at = 0; at + 1 < count; at += sizeof(Sample)) {
            const float sum = static_cast<float>(qFromUnaligned<Sample>(data + at))
                + static_cast<float>(sampleAt(from + at)) * voice.loudness;
            qToUnaligned(limited(sum), data + at);
        }
        voice.heard += count;
    }
    std::erase_if(m_voices, [](const Voice& voice) { return voice.heard >= voice.recording.size(); });
    return bytes;
}

} // namespace sandglass::app
