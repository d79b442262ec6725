// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "audio/audio_server.h"
#include "audio/sounds.h"
#include "recipes.h"

#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QtEndian>

#include <cmath>

using namespace Qt::StringLiterals;
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
        QCOMPARE(made, Sounds::names());
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
