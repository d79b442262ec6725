// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a finger at a seat of Tiletum must not lose, and what it means by a second touch.
#include "language/language.h"
#include "play/rehearsal.h"
#include "tiletum/tiletum_model.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace sandglass;
using app::TiletumModel;
using app::TiletumSeat;
using namespace Qt::StringLiterals;

namespace {

/// A match of two that stands where a set-up puts it.
struct Table {
    explicit Table(const QString& setup)
    {
        match.setProperty("game", u"tiletum"_s);
        match.setProperty("options", QVariantMap{{u"seats"_s, 2}});
        match.setProperty("setup", setup);
        match.setProperty("seed", 7);
        match.setModel(&model);
        match.componentComplete();
    }

    TiletumSeat& seat(int index) { return *model.seats()[index]; }

    TiletumModel model;
    app::Rehearsal match;
};

/// The first seat has three points of this action, with what its board has.
QString turnOf(const QString& action, const QString& board, int points = 3)
{
    return uR"({"first":0,"rotation":0,"open":[{"open":"spend","action":"%1","points":%2}],"exchanged":true,
                "boards":[{%3}]})"_s.arg(action)
        .arg(points)
        .arg(board);
}

} // namespace

class TestTiletumTouches : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Whoever is told something else meanwhile is asked all the same, and in sight.
    void nothingIsSaidOverTheQuestionWhetherPointsShallBeLost()
    {
        Table table(turnOf(u"merchant"_s, uR"("storehouse":["helper.vp4.a"])"_s));
        TiletumSeat& seat = table.seat(0);
        seat.refuse(app::toTell(u"tiletum.refusal.notAdjacent"_s));
        seat.inform(app::toTell(u"tiletum.hint.planGone"_s));
        seat.done();
        QCOMPARE(seat.advice().word, u"lost"_s);
        QVERIFY(seat.refusal().isEmpty());
        QVERIFY(seat.notice().isEmpty());
        // Whoever goes on is asked anew.
        QVERIFY(table.match.submit(0, u"move piece=merchant to=koeln"_s));
        QCOMPARE(seat.ending(), u"may"_s);
        seat.done();
        QCOMPARE(seat.ending(), u"sure"_s);
        QVERIFY(seat.isActive());
        seat.tapTile(seat.storehouse().first().number);
        QCOMPARE(seat.ending(), u"may"_s);
    }

    void theListAsksToo()
    {
        Table table(turnOf(u"merchant"_s, {}));
        TiletumSeat& seat = table.seat(0);
        seat.listAll();
        QVERIFY(std::ranges::contains(seat.answers(), u"endTurn"_s, &app::Offer::text));
        seat.choose(u"endTurn"_s);
        QVERIFY(seat.isActive());
        QVERIFY(!seat.choosing());
        QCOMPARE(seat.advice().word, u"lost"_s);
        seat.listAll();
        seat.choose(u"endTurn"_s);
        QVERIFY(!seat.isActive());
    }

    void whoHasNoPointsLeftIsToldOfTasks()
    {
        Table helper(turnOf(u"merchant"_s, uR"("storehouse":["helper.vp4.a"])"_s, 0));
        QCOMPARE(helper.seat(0).advice().word, u"tasks"_s);
        // Buying goes on as long as there is gold, and is no reason to stay.
        Table nothing(turnOf(u"merchant"_s, uR"("resources":{"gold":9})"_s, 0));
        QVERIFY(nothing.seat(0).may(u"buy"_s));
        QCOMPARE(nothing.seat(0).advice().word, u"end"_s);
    }

    void whatTheNextTouchDoesIsSaidOfWhatIsHeldUp()
    {
        Table table(
            turnOf(u"character"_s, uR"("storehouse":["helper.vp4.a","innkeeper.stepBoth.a","coat.medici.a"])"_s));
        TiletumSeat& seat = table.seat(0);
        const auto said = [&seat](int tile) {
            seat.tapTile(tile);
            return seat.advice().word;
        };
        QCOMPARE(said(table.model.characterOffer().first().number), u"takeAgain"_s);
        const auto stored = seat.storehouse();
        QCOMPARE(said(stored[0].number), u"useAgain"_s);
        QCOMPARE(said(stored[1].number), u"whereTo"_s);
        // No coat without food: nothing is promised.
        QCOMPARE(seat.resources()[1], 1);
        said(stored[2].number);
        QCOMPARE(seat.advice().kind, u"tile"_s);
        const app::Language language(u"en"_s);
        said(stored[0].number);
        const QString sentence = seat.advice().in(language.words(), {});
        QVERIFY2(sentence.startsWith(u"Helper (4") && sentence.endsWith(u"). Touch it again to use it."),
            qPrintable(sentence));
    }

    /// Nobody is asked about a tile that has no place, so whoever would have had it is told.
    void aKingsTileThatHasNoPlaceIsToldToWhoeverLeads()
    {
        const QString full = uR"("storehouse":["helper.vp4.a","helper.res2.a","helper.res3.a","helper.gold4.a"])"_s;
        Table table(uR"({"round":1,"cycle":3,"turn":1,"order":[1,0],"king":[0,1],"active":0,"kingTile":"helper.king2",
            "open":[{"open":"spend","action":"king","points":0}],"boards":[{"king":12,%1},{"king":3}]})"_s.arg(full));
        TiletumSeat& seat = table.seat(0);
        TiletumSeat& other = table.seat(1);
        QVERIFY(table.match.submit(0, u"endTurn"_s));
        const QList<app::Telling> events = table.match.events();
        QVERIFY(std::ranges::contains(events, u"tileDeclined"_s, &app::Telling::word));
        seat.hear(events);
        other.hear(events);
        QCOMPARE(seat.notice().id(), u"tiletum.hint.lost.full"_s);
        QVERIFY(other.notice().isEmpty());
    }

    void whoLeavesATileIsToldNothing()
    {
        Table table(uR"({"first":0,"rotation":0,"open":[{"open":"bonusTile","action":"merchant"}],
            "boards":[{"storehouse":["helper.vp4.a","helper.res2.a","helper.res3.a","helper.gold4.a"]}]})"_s);
        TiletumSeat& seat = table.seat(0);
        connect(
            &table.match, &app::Rehearsal::told, &seat, [&seat, match = &table.match] { seat.hear(match->events()); });
        QVERIFY(table.match.submit(0, u"decline"_s));
        QVERIFY(std::ranges::contains(table.match.events(), u"tileDeclined"_s, &app::Telling::word));
        QVERIFY(seat.notice().isEmpty());
    }

    void aGoodThenTheWantedOne()
    {
        Table table(turnOf(u"contract"_s, uR"("resources":{"iron":2,"food":0,"gold":2,"wool":0,"stone":0})"_s));
        TiletumSeat& seat = table.seat(0);
        constexpr int iron = 0;
        constexpr int food = 1;
        constexpr int gold = 2;
        constexpr int wool = 3;
        seat.tapGood(iron);
        QVERIFY(seat.choosing());
        seat.tapGood(iron); // the same one closes what it has opened
        QVERIFY(!seat.choosing());
        seat.tapGood(iron);
        seat.tapGood(wool);
        QCOMPARE(seat.resources(), QList<int>({1, 0, 2, 1, 0}));
        QVERIFY(!seat.choosing());
        // Gold exchanges, and buys too: both ways are offered, for this good alone.
        seat.tapGood(gold);
        seat.tapGood(food);
        QCOMPARE(seat.answers().size(), 2);
        for (const app::Offer& way : seat.answers())
            QVERIFY2(way.move.fits(u"exchange"_s, gold, food) || way.move.fits(u"buy"_s, food), qPrintable(way.text()));
        // A list of everything is no good's question.
        seat.cancel();
        seat.listAll();
        seat.tapGood(wool);
        QCOMPARE(seat.resources()[wool], 1);
        QVERIFY(seat.choosing());
    }
};

QTEST_GUILESS_MAIN(TestTiletumTouches)
#include "tst_tiletum_touches.moc"
