// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the people of a café set behind the PIN, and how their table is: with a clock and a machine that the test has.
#include "shell/shell.h"
#include "staff/staff.h"

#include <QtCore/QFileInfo>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass::app;
using namespace Qt::StringLiterals;

namespace {

constexpr int friday = 4;
constexpr int saturday = 5;
constexpr int cheap = 1; // rounds of a PIN's hash

/// A day of the week in November 2026, at that time.
QDateTime at(int day, int hour, int minute = 0)
{
    return {QDate(2026, 11, 16 + day), QTime(hour, minute)};
}

} // namespace

class TestStaff : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QDateTime m_date;
    qint64 m_steady = 0;
    DiskRoom m_disk;
    std::optional<double> m_temperature;
    QString m_sound;
    int m_screens = 1;
    QStringList m_sticks;
    QStringList m_commands;
    QString m_answer;
    std::unique_ptr<Staff> m_staff;

    Outside outside()
    {
        return {.date = [this] { return m_date; },
            .steady = [this] { return m_steady; },
            .disk = [this] { return m_disk; },
            .temperature = [this] { return m_temperature; },
            .addresses = [] { return QStringList{u"192.0.2.1"_s}; },
            .updated = [this] { return m_date.addDays(-1); },
            .sound = [this] { return m_sound; },
            .screens = [this] { return m_screens; },
            .sticks = [this] { return m_sticks; },
            .run =
                [this](const QStringList& command) {
                    m_commands.append(command.join(u' '));
                    return m_answer;
                }};
    }

    QString file() const { return m_folder.filePath(u"staff.json"_s); }

    void open(const QString& file = {})
    {
        m_staff = std::make_unique<Staff>(file, outside());
        m_staff->setPinRounds(cheap);
    }

    void type(const QString& digits)
    {
        for (const QChar digit : digits)
            m_staff->gate()->type(digit.digitValue());
        m_staff->gate()->enter();
    }

    QStringList incidents() const
    {
        QStringList ids;
        for (const Incident& incident : m_staff->health()->incidents()->all())
            ids.append(incident.what.id());
        return ids;
    }

    void passMinute()
    {
        m_date = m_date.addSecs(60);
        m_steady += 60'000;
        m_staff->health()->look();
    }

private Q_SLOTS:
    void init()
    {
        m_date = at(friday, 19, 30);
        m_steady = 1'000'000;
        m_disk = {50'000'000'000, 100'000'000'000, true};
        m_temperature = 50;
        m_sound = u"Speakers"_s;
        m_screens = 1;
        m_sticks.clear();
        m_commands.clear();
        m_answer.clear();
        QFile::remove(file());
        open();
    }

    void withoutAPinWhoeverKnocksIsIn()
    {
        QVERIFY(!m_staff->gate()->isOpen());
        m_staff->knock();
        QVERIFY(m_staff->gate()->isOpen());
    }

    void thePinOpensAndNothingElseDoes()
    {
        QVERIFY(m_staff->setPin(u"2718"_s));
        m_staff->knock();
        QVERIFY(!m_staff->gate()->isOpen());
        type(u"271"_s);
        QVERIFY(m_staff->gate()->wrong());
        type(u"27180"_s);
        QCOMPARE(m_staff->gate()->triesLeft(), 3);
        type(u"2718"_s);
        QVERIFY(m_staff->gate()->isOpen());
        m_staff->gate()->close();
        QCOMPARE(m_staff->gate()->triesLeft(), 5);
        type({});
        QVERIFY(!m_staff->gate()->isOpen());
    }

    void fiveWrongTriesWaitAMinute()
    {
        m_staff->setPin(u"2718"_s);
        for (int guess = 0; guess < 5; ++guess)
            type(u"0000"_s);
        QCOMPARE(m_staff->gate()->wait(), 60);
        type(u"2718"_s);
        QVERIFY(!m_staff->gate()->isOpen());
        QCOMPARE(m_staff->gate()->typed(), 0);
        m_steady += 59'999;
        QCOMPARE(m_staff->gate()->wait(), 1);
        type(u"2718"_s);
        QVERIFY(!m_staff->gate()->isOpen());
        m_steady += 1;
        m_staff->gate()->tick();
        type(u"2718"_s);
        QVERIFY(m_staff->gate()->isOpen());
    }

    void tryingAgainLaterIsNoWayAroundTheTries()
    {
        m_staff->setPin(u"2718"_s);
        for (int guess = 0; guess < 4; ++guess) {
            type(u"0000"_s);
            m_staff->gate()->close();
        }
        QCOMPARE(m_staff->gate()->triesLeft(), 1);
    }

    void aPinIsDigitsAndNotShort()
    {
        for (const QString& digits : {u"123"_s, u"1234567890123"_s, u"12a4"_s, u""_s})
            QVERIFY2(!m_staff->setPin(digits), qPrintable(digits));
        QVERIFY(!m_staff->hasPin());
    }

    void thePinIsKeptAsASaltedHashForItsOwnersEyes()
    {
        open(file());
        m_staff->setPin(u"271828"_s);
        const QByteArray once = m_staff->choices().pin.hash;
        m_staff->setPin(u"271828"_s);
        QVERIFY2(m_staff->choices().pin.hash != once, "two of the same look the same");
        m_staff.reset();
        QFile kept(file());
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QVERIFY(!kept.readAll().contains("271828"));
        QCOMPARE(QFileInfo(file()).permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteOther),
            QFile::Permissions());
        open(file());
        type(u"271828"_s);
        QVERIFY(m_staff->gate()->isOpen());
    }

    void aPinOfTheUsualCostOpensToo()
    {
        QVERIFY(opens(pinOf(u"1234"_s), u"1234"_s));
        QVERIFY(!opens(Pin(), {}));
    }

    void everythingIsFoundAgain()
    {
        open(file());
        StaffChoices choices;
        choices.cafe = u"Café Vesmír"_s;
        choices.pin = pinOf(u"2718"_s, cheap);
        choices.hours[friday] = {true, 600, 60};
        choices.hours[saturday].open = false;
        choices.brightness[3] = 0.25;
        choices.volume[23] = 0;
        choices.languages = {u"ru"_s, u"en"_s, u"cs"_s, u"pl"_s};
        choices.idleMinutes = 12;
        choices.eveningHours = 5;
        choices.forgetNames = choices.lockF11 = choices.lockLeaving = choices.welcomed = true;
        m_staff->setChoices(choices);
        m_staff.reset();
        open(file());
        QCOMPARE(m_staff->choices(), choices);
    }

    void aDamagedFileIsSetAside_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no JSON") << QByteArray("{");
        QTest::newRow("hours of six days") << QByteArray(R"({"version":1,"hours":[{},{},{},{},{},{}]})");
        QTest::newRow("25 o'clock") << QByteArray(
            R"({"version":1,"hours":[{"from":1500,"to":0},{"from":0,"to":0},{"from":0,"to":0},{"from":0,"to":0},)"
            R"({"from":0,"to":0},{"from":0,"to":0},{"from":0,"to":0}]})");
        QTest::newRow("darker than dark") << QByteArray(R"({"version":1,"brightness":[0]})");
        QTest::newRow("a language twice") << QByteArray(R"({"version":1,"languages":["cs","cs","pl","ru"]})");
        QTest::newRow("a PIN without a hash") << QByteArray(R"({"version":1,"pin":{"salt":"YQ==","rounds":1}})");
        QTest::newRow("an evening without end") << QByteArray(R"({"version":1,"eveningHours":48})");
        QTest::newRow("no patience") << QByteArray(R"({"version":1,"idleMinutes":0})");
    }
    void aDamagedFileIsSetAside()
    {
        QFETCH(QByteArray, text);
        QFile damaged(file());
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write(text);
        damaged.close();
        open(file());
        QCOMPARE(m_staff->choices(), StaffChoices());
        QVERIFY(!QFile::exists(file()));
    }

    void openingHours_data()
    {
        QTest::addColumn<QDateTime>("time");
        QTest::addColumn<bool>("open");
        QTest::newRow("before") << at(friday, 9, 59) << false;
        QTest::newRow("from") << at(friday, 10) << true;
        QTest::newRow("after midnight") << at(saturday, 0, 59) << true;
        QTest::newRow("to") << at(saturday, 1) << false;
        QTest::newRow("a day off") << at(saturday, 15) << false;
        QTest::newRow("round the clock") << at(0, 4) << true;
        QTest::newRow("the night after it") << at(1, 0) << true;
        QTest::newRow("a clock that has lost its battery") << QDateTime(QDate(1970, 1, 3), QTime(12, 0)) << true;
    }
    void openingHours()
    {
        QFETCH(QDateTime, time);
        QFETCH(bool, open);
        m_staff->setDay(friday, true, 600, 60);
        m_staff->setDay(saturday, false, 600, 60);
        m_date = time;
        QCOMPARE(!m_staff->closed(), open);
    }

    void itIsKnownWhenItOpensAgain()
    {
        for (int day = 0; day < 7; ++day)
            m_staff->setDay(day, day != saturday, 600, 1200);
        m_date = at(friday, 21);
        QCOMPARE(m_staff->opens(), QDateTime(QDate(2026, 11, 22), QTime(10, 0)));
        for (int day = 0; day < 7; ++day)
            m_staff->setDay(day, false, 600, 1200);
        QVERIFY(!m_staff->opens().isValid());
    }

    void theHourSaysHowBrightAndHowLoud()
    {
        QCOMPARE(m_staff->dimmest(), 0.55);
        m_date = at(friday, 21);
        QCOMPARE(m_staff->dimmest(), 0.4);
        m_staff->setBrightness(21, 0.05);
        QCOMPARE(m_staff->dimmest(), StaffChoices::darkest);
        m_staff->setVolume(21, 0.3);
        QCOMPARE(m_staff->loudness(), 0.3);
        m_date = at(friday, 22);
        QCOMPARE(m_staff->loudness(), 1.0);
    }

    void languagesAreOfferedInTheCafesOrder()
    {
        QCOMPARE(m_staff->languages().first(), u"cs"_s);
        m_staff->preferLanguage(u"pl"_s);
        QCOMPARE(m_staff->languages(), QStringList({u"pl"_s, u"cs"_s, u"ru"_s, u"en"_s}));
        m_staff->preferLanguage(u"pl"_s);
        QCOMPARE(m_staff->languages().first(), u"pl"_s);
    }

    void whatGoesWrongIsToldOnceAndItsEndToo_data()
    {
        QTest::addColumn<QString>("what");
        for (const char* what : {"full", "readOnly", "hot", "silent", "noScreen", "screens", "clock"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }
    void whatGoesWrongIsToldOnceAndItsEndToo()
    {
        QFETCH(QString, what);
        m_staff->health()->look();
        QVERIFY(incidents().isEmpty());
        const QDateTime date = m_date;
        if (what == u"full")
            m_disk.free = 1'000'000;
        else if (what == u"readOnly")
            m_disk.writable = false;
        else if (what == u"hot")
            m_temperature = 90;
        else if (what == u"silent")
            m_sound.clear();
        else if (what == u"noScreen")
            m_screens = 0;
        else if (what == u"screens")
            m_screens = 2;
        else
            m_date = QDateTime(QDate(1970, 1, 1), QTime(1, 0));
        m_staff->health()->look();
        m_staff->health()->look();
        QCOMPARE(incidents().count(u"staff.wrong."_s + what), 1);
        m_disk = {50'000'000'000, 100'000'000'000, true};
        m_temperature = 50;
        m_sound = u"Speakers"_s;
        m_screens = 1;
        m_date = date;
        m_staff->health()->look();
        QCOMPARE(incidents().count(u"staff.right."_s + what), 1);
    }

    void aClockThatIsMovedIsNoticedAndOneThatRunsIsNot()
    {
        m_staff->health()->look();
        passMinute();
        passMinute();
        QVERIFY(incidents().isEmpty());
        m_date = m_date.addSecs(-3600);
        passMinute();
        QCOMPARE(incidents(), QStringList{u"staff.wrong.clockJump"_s});
        passMinute();
        QCOMPARE(incidents().size(), 1);
    }

    void everySentenceOfWhatGoesWrongIsThere()
    {
        Language language;
        for (const QString& code : Language::codes()) {
            language.setCode(code);
            for (const char* kind : {"wrong", "right"})
                for (const char* what : {"full", "readOnly", "hot", "silent", "noScreen", "screens", "clock"})
                    QVERIFY(language.words()->has(u"staff.%1.%2"_s.arg(QLatin1String(kind), QLatin1String(what))));
        }
    }

    void powerIsAskedOfTheSystemAndARefusalIsASentence()
    {
        m_staff->power()->restart();
        m_staff->power()->shutDown();
        QCOMPARE(m_commands, QStringList({u"systemctl reboot"_s, u"systemctl poweroff"_s}));
        QVERIFY(m_staff->power()->problem().isEmpty());
        m_answer = u"Access denied"_s;
        m_staff->power()->restart();
        Language language;
        language.setCode(u"en"_s);
        QCOMPARE(m_staff->power()->problem().in(language.words()), u"The machine refuses: Access denied"_s);
    }

    void theLogKeepsItsLastLinesAndGoesToAStick()
    {
        for (int line = 0; line < StaffLog::most + 20; ++line)
            StaffLog::remember(u"line %1"_s.arg(line));
        m_staff->log()->refresh();
        QCOMPARE(m_staff->log()->lines().size(), StaffLog::most);
        QCOMPARE(m_staff->log()->lines().first(), u"line %1"_s.arg(StaffLog::most + 19));
        m_staff->log()->copyToStick();
        QCOMPARE(m_staff->log()->copied().id(), u"staff.log.noStick"_s);
        m_sticks = {m_folder.path()};
        m_staff->log()->copyToStick();
        QCOMPARE(m_staff->log()->copied().id(), u"staff.log.copied"_s);
        QFile copy(m_folder.filePath(u"sandglass-log.txt"_s));
        QVERIFY(copy.open(QIODevice::ReadOnly));
        QVERIFY(copy.readAll().startsWith("line 20\n"));
        m_sticks = {u"/nowhere"_s};
        m_staff->log()->copyToStick();
        QCOMPARE(m_staff->log()->copied().id(), u"staff.log.notCopied"_s);
    }
};

QTEST_GUILESS_MAIN(TestStaff)
#include "tst_staff.moc"
