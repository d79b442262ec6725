// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "audio/audio_server.h"
#include "audio/mixer.h"
#include "audio/sounds.h"
#include "recipes.h"

#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtCore/QtEndian>
#include <QtMultimedia/QAudioFormat>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using sandglass::app::Mixer;
using sandglass::app::Sounds;
using sandglass::sounds::Recipe;
using sandglass::sounds::recipes;

namespace {

/// The file as anyone else's player reads it.
struct Wav {
    int channels = 0;
    int rate = 0;
    int bits = 0;
    std::vector<double> samples;
};

Wav wavOf(const QString& file)
{
    QFile input(file);
    if (!input.open(QIODevice::ReadOnly))
        return {};
    const QByteArray bytes = input.readAll();
    if (bytes.size() < 44 || !bytes.startsWith("RIFF") || bytes.sliced(8, 8) != "WAVEfmt "
        || bytes.sliced(36, 4) != "data")
        return {};
    const auto at = [&bytes]<class Number>(
                        qsizetype offset, Number) { return qFromLittleEndian<Number>(bytes.constData() + offset); };
    Wav wav{at(22, qint16()), at(24, qint32()), at(34, qint16()), {}};
    for (qsizetype offset = 44; offset + 1 < bytes.size(); offset += 2)
        wav.samples.push_back(at(offset, qint16()) / 32768.0);
    return wav;
}

QByteArray recording(std::initializer_list<qint16> samples)
{
    QByteArray bytes;
    for (const qint16 sample : samples)
        bytes.append(reinterpret_cast<const char*>(&sample), sizeof sample);
    return bytes;
}

QList<int> heard(Mixer& mixer, int count)
{
    const QByteArray bytes = mixer.read(count * 2);
    QList<int> samples;
    for (qsizetype at = 0; at + 1 < bytes.size(); at += 2)
        samples.append(qFromUnaligned<qint16>(bytes.constData() + at));
    return samples;
}

QString nameOf(const Recipe& recipe)
{
    return QString::fromLatin1(recipe.name.data(), static_cast<qsizetype>(recipe.name.size()));
}

} // namespace

class SoundsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void everySoundHasARecipeAndEveryRecipeASound()
    {
        QStringList made;
        for (const Recipe& recipe : recipes())
            made.append(nameOf(recipe));
        made.sort();
        QCOMPARE(Sounds::names(), made);
    }

    void theSameRecipeGivesTheSameSound()
    {
        for (const Recipe& recipe : recipes())
            QVERIFY(recipe.make(recipe.seconds) == recipe.make(recipe.seconds));
    }

    void everyFileIsASoundOfItsLengthThatNeitherClipsNorClicks_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("seconds");
        for (const Recipe& recipe : recipes())
            QTest::addRow("%s", recipe.name.data()) << nameOf(recipe) << recipe.seconds;
    }

    void everyFileIsASoundOfItsLengthThatNeitherClipsNorClicks()
    {
        QFETCH(QString, name);
        QFETCH(double, seconds);
        const Wav wav = wavOf(Sounds::fileOf(name));
        QCOMPARE(wav.channels, 1);
        QCOMPARE(wav.bits, 16);
        QCOMPARE(wav.rate, 44'100);
        QCOMPARE(static_cast<double>(wav.samples.size()) / wav.rate, seconds);

        double peak = 0;
        double power = 0;
        double sum = 0;
        for (const double sample : wav.samples) {
            peak = std::max(peak, std::abs(sample));
            power += sample * sample;
            sum += sample;
        }
        const auto count = static_cast<double>(wav.samples.size());
        QVERIFY2(peak > 0.2 && peak < 0.9, qPrintable(QString::number(peak)));
        QVERIFY2(std::sqrt(power / count) > 0.01, qPrintable(QString::number(std::sqrt(power / count))));
        QVERIFY2(std::abs(sum / count) < 0.005, "A sound has no standing offset");
        QVERIFY(std::abs(wav.samples.front()) < 0.01);
        QVERIFY(std::abs(wav.samples.back()) < 0.01);
    }

    void soundsRingOverEachOther()
    {
        Mixer mixer;
        mixer.ring(recording({100, 200, 300}), 1);
        QCOMPARE(heard(mixer, 1), QList<int>({100}));
        mixer.ring(recording({1000, 1000}), 0.5);
        QCOMPARE(heard(mixer, 4), QList<int>({700, 800, 0, 0}));
        QVERIFY(mixer.isSilent());
    }

    void aSoundThatIsStillRingingBeginsAgain()
    {
        Mixer mixer;
        const QByteArray sound = recording({1, 2, 3, 4});
        mixer.ring(sound, 1);
        QCOMPARE(heard(mixer, 2), QList<int>({1, 2}));
        mixer.ring(sound, 1);
        QCOMPARE(heard(mixer, 6), QList<int>({1, 2, 3, 4, 0, 0}));
    }

    void tooLoudIsFullAndNotTheOtherWayRound()
    {
        Mixer mixer;
        mixer.ring(recording({30000, -30000}), 1);
        mixer.ring(recording({30000, -30000}), 1);
        QCOMPARE(heard(mixer, 2), QList<int>({32767, -32768}));
    }

    void whatIsHushedIsSilentAtOnce()
    {
        Mixer mixer;
        mixer.ring(recording({5, 5, 5}), 1);
        mixer.hush();
        QCOMPARE(heard(mixer, 3), QList<int>({0, 0, 0}));
    }

    void theFilesAreInTheStreamsFormat()
    {
        const Wav wav = wavOf(Sounds::fileOf(u"bell"_s));
        QCOMPARE(Mixer::format().sampleRate(), wav.rate);
        QCOMPARE(Mixer::format().channelCount(), wav.channels);
        QCOMPARE(Mixer::format().bytesPerSample() * 8, wav.bits);
    }

    void withoutADeviceEverythingIsSilentAndHarmless()
    {
        qunsetenv("PULSE_SERVER");
        qunsetenv("PIPEWIRE_REMOTE");
        qputenv("XDG_RUNTIME_DIR", "/nonexistent");
        if (sandglass::app::audioServerIsThere())
            QSKIP("This machine has a sound server for everyone");
        Sounds sounds;
        for (int round = 0; round < 3; ++round)
            for (const QString& name : Sounds::names())
                sounds.play(name);
        QCoreApplication::processEvents();
    }

    void anUnknownSoundIsAMistake()
    {
        Sounds sounds;
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"no sound called trumpet"_s));
        sounds.play(u"trumpet"_s);
    }

    void volumeStaysBetweenSilenceAndFull()
    {
        Sounds sounds;
        const QSignalSpy changed(&sounds, &Sounds::changed);
        sounds.setVolume(3);
        QCOMPARE(sounds.volume(), 1.0);
        sounds.setVolume(-1);
        QCOMPARE(sounds.volume(), 0.0);
        sounds.setVolume(0);
        sounds.setMuted(true);
        sounds.setMuted(true);
        QCOMPARE(changed.size(), 3);
    }
};

QTEST_GUILESS_MAIN(SoundsTest)
#include "tst_sounds.moc"
