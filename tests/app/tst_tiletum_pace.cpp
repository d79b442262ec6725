// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How long people wait for opponents at Tiletum, by a clock that the test turns: whole games, with their films.
#include "games/shelves.h"
#include "house/bot_players.h"
#include "house/bot_thought.h"
#include "house/host_clock.h"
#include "play/cue_player.h"
#include "play/reading.h"
#include "tiletum/tiletum_model.h"

#include <QtCore/QJsonObject>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;

/// A match with its films and nobody to look at them.
struct Watched {
    Watched(HandClock& time, const core::Shelf& shelf, const std::string& options, const QStringList& levels)
        : host(time, std::move(shelf.open({options, 7}).value()), Host::Standing{0, 0, people(levels)})
    {
        clock.setHost(&host);
        cues.setClock(&clock);
        cues.setHost(&host);
        cues.setProperty("model", QVariant::fromValue<TableModel*>(&model));
        cues.setProperty("lengths", model.cueLengths());
    }

    static QJsonArray people(const QStringList& levels)
    {
        QJsonArray people;
        for (const QString& level : levels)
            people.append(level.isEmpty() ? QJsonObject{} : QJsonObject{{u"bot"_s, level}});
        return people;
    }

    /// What of the film belongs to the turn.
    core::Millis filmOfTurn() const
    {
        core::Millis sum = 0;
        for (const Cue& cue : cues.ahead())
            sum += model.isOfTurn(cue.events.first()) ? cue.lasts : 0;
        return sum;
    }

    bool tells(QStringView word) const
    {
        const auto events = host.lastDeed().events;
        return std::ranges::any_of(events, [&](const Telling& event) { return event.word == word; });
    }

    Host host;
    FilmClock clock;
    TiletumModel model;
    CuePlayer cues;
};

class TestTiletumPace : public QObject {
    Q_OBJECT

    HandClock m_clock;
    std::unique_ptr<core::Shelf> m_shelf = loadShelf(u"tiletum"_s);

private Q_SLOTS:
    void nobodyWaitsLongForAnOpponentsTurn_data()
    {
        QTest::addColumn<QString>("level");
        QTest::addColumn<bool>("hurried");
        QTest::addColumn<qint64>("longest");
        QTest::newRow("easy") << u"easy"_s << false << qint64{6000};
        QTest::newRow("normal") << u"normal"_s << false << qint64{6000};
        QTest::newRow("hard") << u"hard"_s << false << qint64{6000};
        QTest::newRow("normal, hurried") << u"normal"_s << true << qint64{1500};
        QTest::newRow("hard, hurried") << u"hard"_s << true << qint64{1500};
    }
    void nobodyWaitsLongForAnOpponentsTurn()
    {
        QFETCH(const QString, level);
        QFETCH(const bool, hurried);
        QFETCH(const qint64, longest);
        Watched match(m_clock, *m_shelf, R"({"seats":3})", {level, level, level});
        HostClock sand;
        sand.setHost(&match.host);
        const BotPlayers bots(match.host, botThought, &BotPlayers::runHere);
        qint64 began = 0;
        QList<qint64> turns;
        connect(&match.host, &Host::accepted, this, [&] {
            // What everybody is shown between turns has its own time.
            const qint64 shown = std::max<qint64>(match.host.now(), match.host.shownUntil());
            if (match.tells(u"turnEnded")) {
                turns.append(match.host.now() + match.filmOfTurn() - began);
                began = shown;
            } else {
                began += shown - match.host.now() - match.filmOfTurn();
            }
        });
        match.host.resume();
        if (hurried)
            match.host.hurry();
        for (int beat = 0; beat < 400'000 && !match.host.isOver(); ++beat)
            m_clock.advance(5);
        QVERIFY(match.host.isOver());
        QCOMPARE(turns.size(), 3 * 12);
        // The last film is shown to its end, though sand stands now.
        QVERIFY(match.cues.isPlaying());
        QVERIFY(match.clock.running());
        QVERIFY(!sand.running());
        m_clock.advance(60'000);
        match.cues.look();
        QVERIFY(!match.cues.isPlaying());
        const auto mean = std::accumulate(turns.begin(), turns.end(), qint64{0}) / turns.size();
        qInfo("a turn: %lld ms at most, %lld on average", static_cast<long long>(*std::ranges::max_element(turns)),
            static_cast<long long>(mean));
        for (const qint64 turn : std::as_const(turns))
            QCOMPARE_LE(turn, longest);
        QCOMPARE_GE(mean, longest / 6); // and it can be followed
    }

    void theSoloOpponentsTurnIsNoLongerEither()
    {
        Watched match(m_clock, *m_shelf, R"({"seats":1})", {QString()});
        QSignalSpy accepted(&match.host, &Host::accepted);
        match.host.resume();
        int turns = 0;
        for (int move = 0; move < 2000 && !match.host.isOver(); ++move) {
            const Thinker thinker{0, {bots::Level::Easy, 0}, match.host.now(), true};
            const auto moves = accepted.size();
            match.host.submit(0, QString::fromStdString(botThought(match.host.session(), thinker)()));
            QCOMPARE(accepted.size(), moves + 1);
            if (match.tells(u"decreeTurned")) {
                ++turns;
                QCOMPARE_LE(match.filmOfTurn(), TurnPace::longest);
                QCOMPARE_GE(match.filmOfTurn(), 1000);
            }
            m_clock.advance(1000);
        }
        QVERIFY(match.host.isOver());
        QCOMPARE_GE(turns, 11); // he may have the very first one
    }
};

QTEST_GUILESS_MAIN(TestTiletumPace)
#include "tst_tiletum_pace.moc"
