// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/host.h"
#include "journal/journal_list.h"
#include "journal/journal_notes.h"
#include "journal/replay.h"
#include "journal_games.h"
#include "language/language.h"

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;

namespace {

/// A match as it is played by people: they reach for what another has just taken, and take back what they did.
struct Live {
    Live(std::unique_ptr<core::Session> match, core::Seed seed)
        : session(std::move(match))
        , player(seed)
        , hashes{session->hash()}
    {
    }

    void play(std::size_t steps)
    {
        while (hashes.size() < steps) {
            const auto move = player.choose(*session, now);
            if (!move)
                return;
            const auto others = static_cast<std::uint32_t>(session->seats()) - 1;
            const int rival = (move->seat + 1 + static_cast<int>(player.random().below(others))) % session->seats();
            submit(move->seat, move->time, move->action);
            now = move->time + player.random().below(300);
            if (draw(2))
                submit(rival, now, move->action);
            if (draw(10)) {
                const core::Answer undo = session->undo(core::seatAt(move->seat), now);
                undone += undo.refusal ? 0 : 1;
                note(undo);
            }
        }
    }

    std::unique_ptr<core::Session> session;
    test::TextPlayer player;
    std::vector<core::Hash> hashes; ///< at the beginning and after each accepted command
    core::Millis now = 0;
    int claims = 0;
    int undone = 0;

private:
    /// A command may take precedence whether or not it would have been accepted without that.
    void submit(int seat, core::Millis time, const std::string& action)
    {
        const core::Answer answer = session->submit(core::seatAt(seat), time, action).value();
        claims += answer.rewound && !answer.refusal ? 1 : 0;
        note(answer);
    }
    bool draw(std::uint32_t oneIn) { return player.random().below(oneIn) == 0; }
    void note(const core::Answer& answer)
    {
        if (!answer.refusal)
            hashes.push_back(session->hash());
    }
};

} // namespace

/// Matches looked at again, and the list they are chosen from.
class TestJournalReplay : public QObject {
    Q_OBJECT

    const Shelves m_shelves = test::journalGames();
    const Shelves m_others = loadShelves();
    HandClock m_clock;

    const core::Shelf* shelfOf(std::string_view game) const
    {
        const core::Shelf* shelf = m_shelves.find(game);
        return shelf ? shelf : m_others.find(game);
    }

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

    /// The same beginning, and then bells to the end.
    std::string finished() const
    {
        auto session = *coins().resume(fourSteps());
        for (core::Millis time = 1000; !session->isOver(); time += 1000)
            (void)session->submit(core::seatAt(0), time, "ring");
        return session->journal();
    }

    /// What seat 1 has drawn, as the log's first line tells it.
    static Thing drawnIn(const Replay& replay)
    {
        return replay.log()->index(0).data(ReplayLog::TellingRole).value<Telling>().thing(u"value"_s);
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
        for (const char* game : {"coins", "pendulum", "viceroy", "tiletum"})
            for (int seed = 1; seed <= 5; ++seed)
                QTest::addRow("%s %d", game, seed) << QString::fromLatin1(game) << seed;
    }

    void replayEqualsLiveHashByHash()
    {
        QFETCH(QString, game);
        QFETCH(int, seed);
        const core::Shelf* shelf = shelfOf(game.toStdString());
        QVERIFY(shelf);
        const std::string options =
            game == "pendulum"_L1 ? R"({"seats":3,"untimed":[1,2,3,4]})" : std::string(R"({"seats":3})");
        Live live(*shelf->open({options, static_cast<core::Seed>(seed)}), static_cast<core::Seed>(seed));
        live.play(400);
        const std::vector<core::Hash>& hashes = live.hashes;
        const auto replay = Replay::open(m_clock, *shelf, live.session->journal());
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
        int privileges = 0;
        for (const QVariant& mark : (*replay)->marks())
            privileges += mark.toMap().value(u"kind"_s) == u"privilege"_s ? 1 : 0;
        QCOMPARE(privileges, live.claims);
        qInfo("%zu steps, %d of them by privilege, %d undone", hashes.size() - 1, live.claims, live.undone);
        QVERIFY(game == "coins"_L1 ? live.claims > 0 : live.undone > 0);
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

    /// Whoever plays it could watch it, and play on.
    void aMatchThatGoesOnIsSeenAsEverybodyMaySeeIt()
    {
        const auto replay = open({{u"drew"_s, u"card"_s}});
        QVERIFY(!replay->isFinished());
        replay->jump(replay->steps());
        const QString known = QString::fromStdString(replay->session().describeView(core::nobody));
        for (const int viewer : {-1, 0, 1}) {
            replay->setViewer(viewer);
            QCOMPARE(replay->viewer(), -1);
            QCOMPARE(drawnIn(*replay).text, u"core.value.hidden"_s);
            QCOMPARE(replay->describe(), known);
            const auto marked = replay->marks().first().toMap().value(u"telling"_s).value<Telling>();
            QCOMPARE(marked.thing(u"value"_s).text, u"core.value.hidden"_s);
        }
        replay->trustViewer();
        replay->setViewer(1);
        QCOMPARE(replay->viewer(), 1);
        QVERIFY(drawnIn(*replay).text.isEmpty());
    }

    void aFinishedMatchIsSeenWithAnyEyes()
    {
        const auto replay = std::move(Replay::open(m_clock, coins(), finished()).value());
        QVERIFY(replay->isFinished());
        QVERIFY(drawnIn(*replay).text.isEmpty());
        QCOMPARE(replay->describe(), QString::fromStdString(replay->session().describeState()));
        replay->setViewer(0);
        QCOMPARE(drawnIn(*replay).text, u"core.value.hidden"_s);
        replay->setViewer(1);
        QVERIFY(drawnIn(*replay).text.isEmpty());
        QCOMPARE(replay->describe(), QString::fromStdString(replay->session().describeView(core::seatAt(1))));
    }

    /// What is left of the gems in Viceroy lies behind screens, and decides who is ahead.
    void whoIsAheadIsToldAsFarAsItIsKnown()
    {
        const core::Shelf& viceroy = *shelfOf("viceroy");
        int differ = 0;
        for (core::Seed seed = 1; seed <= 8; ++seed) {
            const auto match = test::playedMatch(viceroy, seed, 120);
            const auto replay = std::move(Replay::open(m_clock, viceroy, match->journal()).value());
            QVERIFY(!replay->isFinished());
            replay->jump(replay->steps());
            QVariantList known;
            for (const QJsonValue& standing : resultOf(match->rankingSeenBy(core::nobody)))
                known.append(standing.toObject().value(u"seat"_s).toInt());
            QVariantList told;
            for (const QVariant& standing : replay->standings())
                told.append(standing.toMap().value(u"seat"_s).toInt());
            QCOMPARE(told, known);
            QVariantList truth;
            for (const QJsonValue& standing : resultOf(match->ranking()))
                truth.append(standing.toObject().value(u"seat"_s).toInt());
            differ += truth != known;
        }
        QVERIFY2(differ > 0, "nothing that is hidden would have changed the order");
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

    void theLiveLogAndThatOfTheJournalAgreeLineByLine()
    {
        m_clock.setAlarm(std::nullopt);
        Host host(m_clock, *coins().open({R"({"seats":3})", 7}), Host::Standing{});
        std::vector<ReplayLog::Line> live;
        int step = 0;
        connect(&host, &Host::accepted, this, [&] {
            const auto lines = ReplayLog::linesOf(host.lastDeed(), ++step);
            live.insert(live.end(), lines.begin(), lines.end());
        });
        host.resume();
        const auto at = [&](core::Millis wait, int seat, const char* action) {
            m_clock.advance(wait);
            host.submit(seat, QString::fromLatin1(action));
        };
        at(100, 1, "draw");
        at(200, 2, "take coin=4");
        at(400, 0, "take coin=4"); // by privilege
        m_clock.advance(200);
        host.undo(0);
        const auto replay = Replay::open(m_clock, coins(), host.session().journal());
        QVERIFY(replay);
        const std::vector<ReplayLog::Line>& kept = (*replay)->log()->lines();
        QCOMPARE(live.size(), kept.size());
        QVERIFY(live.size() >= 6); // drawn, taken, the claim, the loss, taken again, undone
        // Drawn by seat 1: a seat sees it with its own eyes, and a log for all tells of it without the value.
        const auto drawn = [&](int viewer) { return ReplayLog::seenBy(viewer, live[0]).thing(u"value"_s).text; };
        QCOMPARE(drawn(ReplayLog::everybody), u"core.value.hidden"_s);
        QCOMPARE(drawn(0), u"core.value.hidden"_s);
        QCOMPARE(drawn(1), QString());
        QCOMPARE(drawn(ReplayLog::everything), QString());
        for (std::size_t i = 0; i < kept.size(); ++i) {
            QCOMPARE(live[i].time, kept[i].time);
            QCOMPARE(live[i].step, kept[i].step);
            QCOMPARE(live[i].open, kept[i].open);
            QCOMPARE(live[i].veiled, kept[i].veiled);
        }
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
        QVERIFY2(text.contains("00:00.9  Ada takes the last move back."_L1), qPrintable(text));
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
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("level"); // below 0: moves are drawn
        const auto seats = [](int count) { return u"{\"seats\":%1}"_s.arg(count); };
        const auto untimed = [](int count) { return u"{\"seats\":%1,\"untimed\":[1,2,3,4]}"_s.arg(count); };
        for (int count = 2; count <= 5; ++count)
            QTest::addRow("pendulum, %d easy bots", count) << u"pendulum"_s << seats(count) << 0;
        QTest::newRow("pendulum, 5 normal bots") << u"pendulum"_s << seats(5) << 1;
        QTest::newRow("pendulum, 2 hard bots") << u"pendulum"_s << seats(2) << 2;
        QTest::newRow("pendulum, 5 easy bots, untimed") << u"pendulum"_s << untimed(5) << 0;
        // Four or five who draw their moves by the sand push workers to and fro for hours; nobody plays so, and
        // packaging/bench tells what that takes.
        for (int count = 1; count <= 3; ++count)
            QTest::addRow("pendulum, %d seats", count) << u"pendulum"_s << seats(count) << -1;
        for (int count = 2; count <= 5; ++count)
            QTest::addRow("pendulum, %d seats, untimed", count) << u"pendulum"_s << untimed(count) << -1;
        for (int count = 2; count <= 4; ++count) {
            QTest::addRow("viceroy, %d seats", count) << u"viceroy"_s << seats(count) << -1;
            QTest::addRow("tiletum, %d seats", count) << u"tiletum"_s << seats(count) << -1;
        }
    }

    void aWholeGameIsSmall()
    {
        QFETCH(QString, game);
        QFETCH(QString, options);
        QFETCH(int, level);
        const core::Shelf* shelf = shelfOf(game.toStdString());
        QVERIFY(shelf);
        const auto whole = *shelf->open({options.toStdString(), 11});
        const auto moves =
            level < 0 ? test::playAtRandom(*whole, 11) : test::playAsOpponents(*whole, static_cast<bots::Level>(level));
        QVERIFY(moves);
        qInfo("%d moves, %lld minutes, %zu bytes", *moves, static_cast<long long>(whole->now() / 60'000),
            whole->journal().size());
        QCOMPARE_LT(whole->journal().size(), 200u * 1024);
    }
};

QTEST_GUILESS_MAIN(TestJournalReplay)
#include "tst_journal_replay.moc"
