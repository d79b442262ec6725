// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/settings.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass::app;

namespace {

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

} // namespace

class TestSettings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder.reset(new QTemporaryDir);
        m_file = m_folder->filePath(QStringLiteral("deep/settings.json"));
        QVERIFY(QDir().mkpath(m_folder->filePath(QStringLiteral("deep"))));
    }

    void choicesSurviveARoundTrip()
    {
        const Choices choices{QStringLiteral("ru"), QStringLiteral("contrast"), 1.25, true, 0.25, true, true, false,
            QStringLiteral("goodIdea"), 500, {QStringLiteral("Olga")}, QStringLiteral("postgresql://table@server/hall"),
            {QStringLiteral("Anna")}, QStringLiteral("Anna")};
        QCOMPARE(choicesFromJson(toJson(choices)).value(), choices);
    }

    void whatIsChosenIsFoundAtTheNextStart()
    {
        {
            Settings settings(m_file);
            settings.setTheme(QStringLiteral("daylight"));
            settings.setGraceMs(0);
            settings.setAdvice(QStringLiteral("off"));
            settings.setAdvice(QStringLiteral("loud")); // which there is not
            settings.setOtherHand(QStringLiteral("Olga"), true);
            settings.setOtherHand(QStringLiteral("Marek"), true);
            settings.setOtherHand(QStringLiteral("Marek"), false);
        }
        const Settings next(m_file);
        QCOMPARE(next.advice(), QStringLiteral("off"));
        QCOMPARE(next.theme(), QStringLiteral("daylight"));
        QCOMPARE(next.graceMs(), 0);
        QCOMPARE(next.otherHand(), QStringList{QStringLiteral("Olga")});
        QVERIFY(next.setAsideFile().isEmpty());
    }

    void whoPlaysHereIsKnownUntilTheyAreForgotten()
    {
        {
            Settings settings(m_file);
            settings.setPlayer(QStringLiteral("  Anna "));
            settings.setPlayer(QStringLiteral("Marek"));
            settings.setPlayer(QStringLiteral("Anna"));
            settings.setOtherHand(QStringLiteral("Anna"), true);
        }
        Settings next(m_file);
        QCOMPARE(next.player(), QStringLiteral("Anna"));
        QCOMPARE(next.players(), QStringList({QStringLiteral("Anna"), QStringLiteral("Marek")}));
        next.setPlayer({});
        QCOMPARE(next.players().size(), 2);
        next.setPlayer(QStringLiteral("Anna"));
        next.forget(QStringLiteral("Anna"));
        QCOMPARE(next.player(), QString());
        QCOMPARE(next.players(), QStringList{QStringLiteral("Marek")});
        QVERIFY(next.otherHand().isEmpty());
    }

    // A café's server stands in them, with its password.
    void nobodyElseMayReadThem()
    {
        const auto permissions = [this] {
            return QFileInfo(m_file).permissions()
                & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther);
        };
        for (int time = 0; time < 2; ++time) {
            {
                Settings settings(m_file);
                settings.setGraceMs(100 + time);
            }
            QCOMPARE(permissions(), QFile::Permissions());
            QVERIFY(QFile::setPermissions(m_file, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther));
        }
    }

    void aFileThatIsNoneIsNotRead()
    {
        QVERIFY(QDir().mkpath(m_file));
        const Settings settings(m_file);
        QCOMPARE(settings.graceMs(), Choices().graceMs);
    }

    void whatCountsForOneStartIsNotKept()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.json"));
        {
            Settings settings(file);
            Choices wished = settings.choices();
            wished.theme = QStringLiteral("contrast");
            settings.setForNow(wished);
            QCOMPARE(settings.theme(), QStringLiteral("contrast"));
            settings.setMuted(true);
            QCOMPARE(settings.theme(), QStringLiteral("contrast"));
        }
        const Settings later(file);
        QCOMPARE(later.theme(), Choices().theme);
        QVERIFY(later.muted());
    }

    void valuesOutOfReachAreBroughtIntoIt()
    {
        Settings settings;
        settings.setTextSize(9);
        QCOMPARE(settings.textSize(), Choices::largestText);
        settings.setVolume(-1);
        QCOMPARE(settings.volume(), 0.0);
        settings.setGraceMs(1'000'000);
        QCOMPARE(settings.graceMs(), Choices::longestGraceMs);
        settings.setTheme(QStringLiteral("neon"));
        QCOMPARE(settings.theme(), QStringLiteral("walnut"));
    }

    void onlyARealChangeIsSignalled()
    {
        Settings settings;
        QSignalSpy spy(&settings, &Settings::changed);
        settings.setMuted(false);
        QCOMPARE(spy.count(), 0);
        settings.setMuted(true);
        QCOMPARE(spy.count(), 1);
    }

    void resetForgetsEverything()
    {
        Settings settings;
        settings.setTheme(QStringLiteral("contrast"));
        settings.reset();
        QCOMPARE(settings.choices(), Choices());
    }

    void keysOfOtherVersionsAreIgnored()
    {
        const auto choices = choicesFromJson(R"({"version": 1, "muted": true, "hologram": [1]})");
        QVERIFY(choices.has_value());
        QVERIFY(choices->muted);
    }

    void damagedFileIsSetAside_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("cut off") << toJson({}).first(40);
        QTest::newRow("binary") << QByteArray("\0\x01\xff\xfe", 4);
        QTest::newRow("an array") << QByteArray("[1, 2]");
        QTest::newRow("no version") << QByteArray("{}");
        QTest::newRow("a later version") << QByteArray(R"({"version": 2})");
        QTest::newRow("a text where a number belongs") << QByteArray(R"({"version": 1, "volume": "loud"})");
        QTest::newRow("a number out of reach") << QByteArray(R"({"version": 1, "textSize": 40})");
        QTest::newRow("half a millisecond") << QByteArray(R"({"version": 1, "graceMs": 0.5})");
        QTest::newRow("no such theme") << QByteArray(R"({"version": 1, "theme": "neon"})");
        QTest::newRow("a theme that is a number") << QByteArray(R"({"version": 1, "theme": 3})");
    }

    void damagedFileIsSetAside()
    {
        QFETCH(QByteArray, text);
        write(m_file, text);
        Settings settings(m_file);
        QCOMPARE(settings.choices(), Choices());
        QVERIFY(!QFile::exists(m_file));
        QFile kept(settings.setAsideFile());
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), text);
    }

    void everyDamagedFileIsKept()
    {
        write(m_file, "one");
        const QString first = Settings(m_file).setAsideFile();
        write(m_file, "two");
        const QString second = Settings(m_file).setAsideFile();
        QVERIFY(first != second);
        QVERIFY(QFile::exists(first) && QFile::exists(second));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
