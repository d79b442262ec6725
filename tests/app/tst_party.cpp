// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The people of a match at their places, and who sits where between starts.
#include "coins_shelf.h"
#include "house/host_clock.h"
#include "house/party.h"
#include "seats/seats_file.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;

class TestParty : public QObject {
    Q_OBJECT

    const core::ShelfOf<coins::Game> m_shelf{coins::CardSet{}};
    HandClock m_clock;

    std::unique_ptr<Host> host(const QJsonArray& people)
    {
        auto session = std::move(m_shelf.open({R"({"seats":3})", 7}).value());
        return std::make_unique<Host>(m_clock, std::move(session), Host::Standing{0, 0, people});
    }

    static QJsonArray threePeople()
    {
        return {
            QJsonObject{{u"place"_s, 0}, {u"emblem"_s, u"key"_s}, {u"colour"_s, u"rose"_s}, {u"language"_s, u"cs"_s},
                {u"name"_s, u"Žofie"_s}},
            QJsonObject{{u"place"_s, 2}, {u"emblem"_s, u"sun"_s}, {u"colour"_s, u"sky"_s}, {u"language"_s, u"ru"_s},
                {u"name"_s, QString()}, {u"bot"_s, u"hard"_s}},
            QJsonObject{{u"place"_s, 4}, {u"emblem"_s, u"ship"_s}, {u"colour"_s, u"amber"_s}, {u"language"_s, u"pl"_s},
                {u"name"_s, u"Łucja"_s}},
        };
    }

    static QList<int> placesOf(const Party& party)
    {
        QList<int> places;
        for (const Seat* seat : party.people())
            places.append(seat->place());
        return places;
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void everybodySitsWhereTheMatchSays()
    {
        const auto match = host(threePeople());
        Party party;
        party.setHost(match.get());
        QCOMPARE(placesOf(party), QList<int>({0, 2, 4}));
        QCOMPARE(party.people()[0]->name(), u"Žofie"_s);
        QCOMPARE(party.people()[1]->language()->code(), u"ru"_s);
        QCOMPARE(party.people()[2]->emblem(), emblemWords().indexOf(u"ship"_s));
        QCOMPARE(party.bots(), QStringList({{}, u"hard"_s, {}}));
        QCOMPARE(match->people(), threePeople()); // reading them changes nothing
    }

    void whereNothingIsSaidTheyKeepTheirNames()
    {
        const auto match = host({QJsonObject{{u"name"_s, u"Олег"_s}}});
        Party party;
        party.setHost(match.get());
        QCOMPARE(placesOf(party), QList<int>({0, 1, 4}));
        QCOMPARE(party.people()[0]->name(), u"Олег"_s);
        QCOMPARE(party.bots(), QStringList({{}, {}, {}}));
    }

    void aLanguageChosenInAMatchIsNoted()
    {
        const auto match = host(threePeople());
        Party party;
        party.setHost(match.get());
        QSignalSpy changed(match.get(), &Host::peopleChanged);
        party.people()[2]->chooseLanguage(u"en"_s);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(match->people()[2][u"language"_s].toString(), u"en"_s);
        QCOMPARE(match->people()[1][u"bot"_s].toString(), u"hard"_s);
    }

    void aSeatIsHandedOverAndTakenBack()
    {
        const auto match = host(threePeople());
        Party party;
        party.setHost(match.get());
        QSignalSpy changed(&party, &Party::botsChanged);
        party.handOver(0, u"easy"_s);
        QCOMPARE(party.bots(), QStringList({u"easy"_s, u"hard"_s, {}}));
        QCOMPARE(changed.size(), 1);
        party.takeBack(0);
        party.takeBack(1);
        QCOMPARE(party.bots(), QStringList({{}, {}, {}}));
        QCOMPARE(match->people()[0][u"name"_s].toString(), u"Žofie"_s);
        party.handOver(7, u"easy"_s);
        QCOMPARE(party.bots(), QStringList({{}, {}, {}}));
    }

    void aNameThatIsForgottenStaysForgotten()
    {
        const auto match = host(threePeople());
        Party party;
        party.setHost(match.get());
        match->forget(u"Žofie"_s);
        QCOMPARE(party.people()[0]->name(), QString());
        party.people()[2]->chooseLanguage(u"en"_s);
        QCOMPARE(match->names(), QStringList({{}, {}, u"Łucja"_s}));
    }

    void aMatchWithoutNotesCanBeHandedOverToo()
    {
        const auto match = host({});
        Party party;
        party.setHost(match.get());
        party.handOver(1, u"normal"_s);
        QCOMPARE(party.bots(), QStringList({{}, u"normal"_s, {}}));
        QCOMPARE(match->people().size(), 3);
    }

    void sandRunsByTheMatchsClock()
    {
        const auto match = host({});
        HostClock clock;
        QSignalSpy changed(&clock, &SandClock::changed);
        clock.setHost(match.get());
        QVERIFY(!clock.running());
        match->resume();
        QVERIFY(clock.running());
        m_clock.advance(1234);
        QCOMPARE(clock.now(), 1234);
        match->pause();
        m_clock.advance(1000);
        QCOMPARE(clock.now(), 1234);
        QVERIFY(!clock.running());
        QCOMPARE(changed.size(), 3); // given, started, stopped
    }

    void whoSitsWhereIsFoundAgainAtTheNextStart()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"deep/seats.json"_s);
        {
            Seats seats;
            const SeatsFile keeper(seats, file);
            seats.sitDown(3);
            seats.at(3)->chooseLanguage(u"pl"_s);
            seats.at(3)->startNaming();
            seats.at(3)->type(u"ł"_s);
        }
        Seats seats;
        const SeatsFile keeper(seats, file);
        QCOMPARE(seats.seatedCount(), 1);
        QCOMPARE(seats.at(3)->name(), u"Ł"_s);
        QCOMPARE(seats.at(3)->language()->code(), u"pl"_s);
        QCOMPARE(seats.at(3)->stage(), Seat::Stage::Settled);
    }

    void aDamagedFileLeavesTheTableEmpty()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"seats.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[{\"place\": 9");
        file.close();
        Seats seats;
        const SeatsFile keeper(seats, file.fileName());
        QCOMPARE(seats.seatedCount(), 0);
    }
};

QTEST_GUILESS_MAIN(TestParty)
#include "tst_party.moc"
