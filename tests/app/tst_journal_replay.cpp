// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/journal_list.h"
#include "journal/replay.h"
#include "journal_games.h"
#include "language/language.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;

/// Matches looked at again, and the list they are chosen from.
class TestJournalReplay : public QObject {
    Q_OBJECT

    const Shelves m_shelves = test::journalGames();
    HandClock m_clock;

    const core::Shelf& coins() const { return *m_shelves.find("coins"); }

    /// take at 100, draw at 300, a claim at 700 that costs seat 2 its coin, an undo at 900.
    std::string fourSteps() const
    {
        auto session = *coins().open({R"({"seats":3})", 7});
        session->note(R"(seats [{"name":"Ada"},{"name":""},{"name":"Jan"}])");
        (void)session->submit(core::seatAt(1), 100, "draw");
        (void)session->submit(core::seatAt(2), 300, "take coin=4");
        (void)session->submit(core::seatAt(0), 700, "take coin=4");
        session->undo(core::seatAt(0), 900);
        return session->journal();
    }

    std::unique_ptr<Replay> open(const Replay::Marks& marks = {})
    {
        return std::move(Replay::open(m_clock, coins(), fourSteps(), marks).value());
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void replayEqualsLiveHashByHash_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 5; ++seed) {
            QTest::addRow("coins %d", seed) << u"coins"_s << seed;
            QTest::addRow("pendulum %d", seed) << u"pendulum"_s << seed;
        }
    }

    void replayEqualsLiveHashByHash()
    {
        QFETCH(QString, game);
        QFETCH(int, seed);
        const core::Shelf* shelf = m_shelves.find(game.toStdString());
        QVERIFY(shelf);
        auto live = *shelf->open(test::journalOpening(shelf->game(), static_cast<core::Seed>(seed)));
        std::vector<core::Hash> hashes{live->hash()};
        test::TextPlayer player(static_cast<core::Seed>(seed));
        core::Millis now = 0;
        while (hashes.size() < 400) {
            const auto move = player.choose(*live, now);
            if (!move)
                break;
            QVERIFY(!live->submit(core::seatAt(move->seat), move->time, move->action)->refusal);
            hashes.push_back(live->hash());
            now = move->time + player.random().below(300);
        }
        const auto replay = Replay::open(m_clock, *shelf, live->journal());
        QVERIFY2(replay, replay ? "" : replay.error().c_str());
        QCOMPARE((*replay)->steps(), static_cast<int>(hashes.size()) - 1);
        for (int step = 0; step <= (*replay)->steps(); ++step) {
            (*replay)->jump(step);
            QCOMPARE((*replay)->session().hash(), hashes[static_cast<std::size_t>(step)]);
        }
        for (const int step : {0, (*replay)->steps() / 2, 1, (*replay)->steps()}) {
            (*replay)->jump(step);
            QCOMPARE((*replay)->session().hash(), hashes[static_cast<std::size_t>(step)]);
        }
    }

    void playingFollowsTheMatchsTime()
    {
        const auto replay = open();
        QCOMPARE(replay->steps(), 4);
        QCOMPARE(replay->length(), 900);
        QSignalSpy moved(replay.get(), &Replay::moved);
        replay->play();
        m_clock.advance(99);
        QCOMPARE(replay->position(), 0);
        m_clock.advance(1);
        QCOMPARE(replay->position(), 1);
        replay->setSpeed(2);
        m_clock.advance(100);
        QCOMPARE(replay->now(), 300);
        QCOMPARE(replay->position(), 2);
        replay->pause();
        m_clock.advance(5000);
        QCOMPARE(replay->now(), 300);
        replay->setSpeed(1000);
        QCOMPARE(replay->speed(), 32);
        replay->play();
        m_clock.advance(600);
        QCOMPARE(replay->position(), 4);
        QVERIFY(!replay->isPlaying());
        QCOMPARE(replay->now(), 900);
        QCOMPARE(moved.size(), 4);
    }

    void stepsAndJumpsStayWithinTheMatch()
    {
        const auto replay = open();
        replay->step(-1);
        QCOMPARE(replay->position(), 0);
        replay->step(+2);
        QCOMPARE(replay->position(), 2);
        QCOMPARE(replay->now(), 300);
        replay->jump(99);
        QCOMPARE(replay->position(), 4);
        replay->jumpToTime(699);
        QCOMPARE(replay->position(), 2);
        QCOMPARE(replay->now(), 699);
        replay->jumpToTime(-5);
        QCOMPARE(replay->position(), 0);
    }

    void theLogIsSeenWithTheViewersEyes()
    {
        const auto replay = open();
        const auto value = [&](int row) {
            const Telling telling = replay->log()->index(row).data(ReplayLog::TellingRole).value<Telling>();
            return telling.values.value(u"value"_s);
        };
        QVERIFY(value(0).toInt() >= 0 && value(0).toString() != "core.value.hidden"_L1);
        replay->setViewer(0);
        QCOMPARE(value(0).toString(), u"core.value.hidden"_s);
        replay->setViewer(1);
        QVERIFY(value(0).toString() != "core.value.hidden"_L1);
        QVERIFY(replay->describe() != QString());
    }

    void lossesUndosAndChosenEventsStandOut()
    {
        const auto replay = open({{u"drew"_s, u"card"_s}});
        QStringList kinds;
        for (const QVariant& mark : replay->marks())
            kinds.append(mark.toMap().value(u"kind"_s).toString());
        QCOMPARE(kinds, (QStringList{u"card"_s, u"privilege"_s}));
        QCOMPARE(replay->marks().last().toMap().value(u"time"_s).toLongLong(), 700);
        const auto last = replay->log()->index(replay->log()->rowCount() - 1).data(ReplayLog::TellingRole);
        QCOMPARE(last.value<Telling>().id(), u"journal.log.undo"_s);
    }

    void theLogIsExportedInTheReadersLanguage()
    {
        const auto replay = Replay::open(m_clock, coins(), fourSteps());
        QVERIFY(replay);
        const Catalogue words(u"en"_s);
        // Coins is a test's game: the catalogues have no sentences of it, and say so.
        for (const char* id : {"coins.event.took", "coins.event.drew"})
            QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QString::fromLatin1(id)));
        const QString text = (*replay)->logText(&words);
        QVERIFY2(text.contains("00:00.9  Taken back. Seat: Ada"_L1), qPrintable(text));
        const QTemporaryDir folder;
        QVERIFY((*replay)->exportLog(folder.filePath(u"log.txt"_s), &words));
        QFile file(folder.filePath(u"log.txt"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(file.readAll()), text);
    }

    void theRecordsHereAreWhereANewMatchBranchesOff()
    {
        const auto replay = open();
        replay->jump(2);
        const auto branch = coins().resume(fourSteps(), replay->records());
        QVERIFY(branch);
        QCOMPARE((*branch)->hash(), replay->session().hash());
    }

    void theListShowsTheNewestFirstAndDeletes()
    {
        const QTemporaryDir folder;
        const JournalFolder journals(folder.path());
        const std::string text = test::playedMatch(coins(), 3, 10)->journal();
        QVERIFY(replaceFile(journals.pathOf(u"2026-01-01T00-00-00.000-coins.journal"_s), text));
        QVERIFY(
            replaceFile(journals.pathOf(u"2026-02-01T00-00-00.000-coins.journal"_s), text.substr(0, text.size() - 4)));
        JournalList list(journals);
        QSignalSpy refreshed(&list, &JournalList::refreshed);
        list.refresh();
        QVERIFY(refreshed.wait());
        QCOMPARE(list.count(), 2);
        const auto first = list.index(0);
        QCOMPARE(first.data(JournalList::FileRole).toString(), u"2026-02-01T00-00-00.000-coins.journal"_s);
        QCOMPARE(first.data(JournalList::DamagedRole).toBool(), true);
        QCOMPARE(list.index(1).data(JournalList::DamagedRole).toBool(), false);
        QCOMPARE(first.data(JournalList::NamesRole).toStringList().size(), 3);
        QCOMPARE(first.data(JournalList::ContinuableRole).toBool(), true);
        QVERIFY(list.remove(u"2026-02-01T00-00-00.000-coins.journal"_s));
        QVERIFY(!list.remove(u"2026-02-01T00-00-00.000-coins.journal"_s));
        QCOMPARE(list.count(), 1);
        QCOMPARE(journals.files().size(), 1);
    }

    void aWholeGameIsSmall_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<bool>("bots");
        for (int seats = 2; seats <= 5; ++seats)
            QTest::addRow("pendulum, %d bots", seats) << u"{\"seats\":%1}"_s.arg(seats) << true;
        QTest::newRow("pendulum, 5 bots, untimed") << u"{\"seats\":5,\"untimed\":[1,2,3,4]}"_s << true;
        // At a lively pace of people: somebody does something every two seconds. (Five who draw their moves push
        // workers to and fro for five hours, 8,900 times: 342 KB. Nobody plays so.)
        for (int seats = 1; seats <= 4; ++seats)
            QTest::addRow("pendulum, %d seats", seats) << u"{\"seats\":%1}"_s.arg(seats) << false;
        for (int seats = 2; seats <= 5; ++seats)
            QTest::addRow("pendulum, %d seats, untimed", seats)
                << u"{\"seats\":%1,\"untimed\":[1,2,3,4]}"_s.arg(seats) << false;
    }

    void aWholeGameIsSmall()
    {
        QFETCH(QString, options);
        const core::Shelf* pendulum = m_shelves.find("pendulum");
        QVERIFY(pendulum);
        auto whole = *pendulum->open({options.toStdString(), 11});
        QFETCH(bool, bots);
        using Manner = test::TextPlayer::Manner;
        test::TextPlayer player(11, bots ? Manner::Bots : Manner::Random);
        core::Millis now = 0;
        int moves = 0;
        for (; !whole->isOver() && moves < 100'000; ++moves) {
            const auto move = player.choose(*whole, now);
            QVERIFY(move);
            QVERIFY(!whole->submit(core::seatAt(move->seat), move->time, move->action)->refusal);
            now = move->time + player.random().below(4000);
        }
        QVERIFY(whole->isOver());
        qInfo(
            "%d moves, %lld minutes, %zu bytes", moves, static_cast<long long>(now / 60'000), whole->journal().size());
        QCOMPARE_LT(whole->journal().size(), 200u * 1024);
    }
};

QTEST_GUILESS_MAIN(TestJournalReplay)
#include "tst_journal_replay.moc"
