// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat can bring before its own eyes, and what fingers pull over the table.
#include "seats/seat.h"
#include "support/strict_messages.h"
#include "touch/viceroy_table.h"

#include <QtGui/QGuiApplication>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <algorithm>
#include <array>

using namespace sandglass;
using namespace Qt::StringLiterals;
using app::ViceroySeat;
using test::ViceroyStage;

namespace {

/// The knight is to be laid; its first level costs a blue gem, for which an infinite one lies in the pyramid.
QVariantMap knightInPlay(int blueGems)
{
    const QString setup =
        uR"({"phase": "playing", "round": 4, "actor": 0, "inPhase": [0], "playing": "knight", "play": {"step": "place"},
        "seats": [{"sealed": "knight", "ask": "place", "hand": ["knight"], "gems": {"blue": %1, "red": 1},
            "pyramid": [{"card": "inventor", "level": 1, "column": 0, "tokens": ["infiniteBlue"]}]},
        {"sealed": "pass"}]})"_s.arg(blueGems);
    return {{u"seatCount"_s, 2}, {u"setup"_s, setup}};
}

/// The same, on so wide a pyramid that its cards are smaller than a finger.
QVariantMap knightOnASmallPyramid()
{
    constexpr std::array wide{"inventor", "corsair", "ambassador", "herbalist", "mentor", "chancellor", "wanderer",
        "paladin", "cannoneer", "marshal", "crossbowwoman", "sentry", "arcanist", "executioner", "general", "miner",
        "corporal", "nobleman", "recruiter"};
    QStringList pyramid;
    for (const char* card : wide)
        pyramid.append(uR"({"card": "%1", "level": 1, "column": %2, "tokens": [%3]})"_s.arg(QLatin1StringView(card))
                .arg(pyramid.size())
                .arg(pyramid.isEmpty() ? u"\"infiniteBlue\""_s : QString()));
    const QString setup =
        uR"({"phase": "playing", "round": 11, "actor": 0, "inPhase": [0], "playing": "knight", "play": {"step": "place"},
        "seats": [{"sealed": "knight", "ask": "place", "hand": ["knight"], "gems": {"blue": 1}, "pyramid": [%1]},
        {"sealed": "pass"}, {"sealed": "pass"}, {"sealed": "pass"}]})"_s.arg(pyramid.join(u','));
    return {{u"seatCount"_s, 4}, {u"setup"_s, setup}};
}

/// A law doubles what lies on one of two cards.
QVariantMap tokensToDouble()
{
    const QString setup =
        uR"({"phase": "playing", "round": 5, "actor": 0, "inPhase": [0], "playing": "doublePrivileges",
        "play": {"step": "place"}, "seats": [{"sealed": "doublePrivileges", "ask": "doubleTarget",
            "hand": ["doublePrivileges"], "pyramid": [
                {"card": "corporal", "level": 1, "column": 0, "tokens": ["defense"]},
                {"card": "druid", "level": 1, "column": 1, "tokens": ["magic"]}]},
        {"sealed": "pass"}]})"_s;
    return {{u"seatCount"_s, 2}, {u"setup"_s, setup}};
}

QStringList icons(const app::Tallies& tallies)
{
    QStringList all;
    for (const app::Tally& tally : tallies)
        all.append(u"%1 %2"_s.arg(tally.icon).arg(tally.count));
    return all;
}

} // namespace

class TestViceroyLooking : public QObject {
    Q_OBJECT

    /// A finger pulls from the middle of one thing to the middle of another.
    static void pull(ViceroyStage& stage, QQuickItem* from, QQuickItem* to)
    {
        const auto middle = [](QQuickItem* item) { return item->mapToScene({item->width() / 2, item->height() / 2}); };
        stage.fingers.press(0, middle(from));
        stage.fingers.move(0, (middle(from) + middle(to)) / 2);
        stage.fingers.move(0, middle(to));
        stage.fingers.release(0);
    }

private Q_SLOTS:
    void init() { test::watchMessages(); }

    void lookingBringsTheAuctionAndTheRivalsToTheOwnSeat()
    {
        ViceroyStage stage({{u"seatCount"_s, 3}, {u"moment"_s, u"bidding"_s}, {u"seed"_s, 4}}, {960, 540});
        QQuickItem* own = stage.mat(1);
        QVERIFY(!stage.find(u"look tray"_s, own));
        stage.tap(stage.find(u"look"_s, own));
        QVERIFY(stage.find(u"look tray"_s, own));
        QVERIFY(!stage.find(u"look tray"_s, stage.mat(0)));
        QVERIFY(!stage.find(u"rival 1"_s, own));
        stage.tap(stage.find(u"rival 2"_s, own));
        QQuickItem* copy = stage.find(u"copied pyramid"_s, own);
        QVERIFY(copy);
        const int card = stage.model().seats()[2]->tiles().first().card.number;
        stage.tap(stage.find(u"tile %1"_s.arg(card), copy));
        QVERIFY(stage.find(u"copied"_s, own));
    }

    void aCardOfTheAuctionIsReadWhereItIsPulledTo()
    {
        ViceroyStage stage({{u"seatCount"_s, 4}, {u"moment"_s, u"bidding"_s}, {u"seed"_s, 4}}, {960, 540});
        QQuickItem* card = stage.find(u"below"_s);
        QVERIFY(card);
        pull(stage, card, stage.find(u"pyramid"_s, stage.mat(2)));
        QVERIFY(stage.find(u"copied"_s, stage.mat(2)));
        QVERIFY(!stage.find(u"copied"_s, stage.mat(0)));
    }

    void aGemIsPulledToTheMat()
    {
        ViceroyStage stage({{u"seatCount"_s, 4}, {u"moment"_s, u"passing"_s}}, {960, 540});
        const int owed = stage.model().seats()[0]->owed();
        QVERIFY(owed > 0);
        const QList<int> reserve = stage.model().reserve();
        const int colour = static_cast<int>(reserve.indexOf(*std::ranges::max_element(reserve)));
        pull(stage, stage.find(u"reserve %1"_s.arg(colour)), stage.mat(0));
        QCOMPARE(stage.model().reserve()[colour], reserve[colour] - 1);
    }

    void whoUsesTheOtherHandHasTheColumnAtTheOtherSide()
    {
        ViceroyStage stage({{u"seatCount"_s, 4}, {u"looking"_s, true}}, {960, 540});
        QQuickItem* screen = stage.screen(0);
        const double before = screen->mapToItem(stage.mat(0), {0, 0}).x();
        stage.tap(stage.find(u"swap"_s, stage.mat(0)));
        QVERIFY(screen->mapToItem(stage.mat(0), {0, 0}).x() > before + stage.mat(0)->width() / 2);
        QVERIFY(stage.screen(1)->mapToItem(stage.mat(1), {0, 0}).x() > stage.mat(1)->width() / 2);
    }

    void whoHasANameFindsTheOtherHandAgain()
    {
        ViceroyStage stage({{u"seatCount"_s, 4}, {u"looking"_s, true}}, {960, 540});
        auto* person = qobject_cast<app::Seat*>(QQmlListReference(stage.scene(), "people").at(0));
        QVERIFY(person->startNaming() && person->type(u"O"_s));
        auto* context = stage.scene()->property("context").value<QObject*>();
        QSignalSpy wanted(context, SIGNAL(otherHandWanted(QString, bool)));
        stage.tap(stage.find(u"swap"_s, stage.mat(0)));
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0], (QVariantList{u"O"_s, true}));
        QQuickItem* screen = stage.screen(0);
        const double before = screen->mapToItem(stage.mat(0), {0, 0}).x();
        context->setProperty("otherHand", QStringList{u"O"_s});
        QVERIFY(screen->mapToItem(stage.mat(0), {0, 0}).x() > before + stage.mat(0)->width() / 2);
    }

    void anInfiniteGemIsHeldBackByATouchOnThePrice()
    {
        ViceroyStage stage(knightInPlay(1));
        ViceroySeat& seat = *stage.model().seats()[0];
        QQuickItem* place = stage.find(u"place 0"_s, stage.mat(0));
        stage.tap(place);
        QCOMPARE(icons(seat.price()), QStringList{u"infinite.blue 1"_s});
        QQuickItem* price = stage.find(u"price"_s, place);
        stage.fingers.press(0, *price, {price->height() * 0.6, price->height() * 0.4});
        stage.fingers.release(0);
        QCOMPARE(icons(seat.price()), QStringList{u"gem.blue 1"_s});
        stage.tap(place);
        QTRY_COMPARE(seat.tiles().size(), 2);
        QCOMPARE(seat.gems()[0], 0);
    }

    /// Where the cards are smaller than a finger, whichever place is nearest is meant; but the price lies above it.
    void aGemOfThePriceIsTouchedOverASmallPyramidToo()
    {
        ViceroyStage stage(knightOnASmallPyramid());
        ViceroySeat& seat = *stage.model().seats()[0];
        seat.tryPlace(0);
        QQuickItem* pyramid = stage.find(u"pyramid"_s, stage.mat(0));
        QVERIFY(pyramid->property("small").toBool());
        QCOMPARE(icons(seat.price()), QStringList{u"infinite.blue 1"_s});
        QQuickItem* price = stage.find(u"price"_s, pyramid);
        QVERIFY(price);
        QCOMPARE_GE(price->mapRectToScene(price->boundingRect()).height(), 40);
        stage.fingers.press(0, *price, {price->height() * 0.6, price->height() * 0.4});
        stage.fingers.release(0);
        QCOMPARE(icons(seat.price()), QStringList{u"gem.blue 1"_s});
        QCOMPARE(seat.ghost(), 0);
        QCOMPARE(seat.tiles().size(), 19);
    }

    void aPyramidKeepsItsSizeUnderAFinger()
    {
        const QString setup =
            uR"({"phase": "playing", "round": 4, "actor": 0, "inPhase": [0], "playing": "knight", "play": {"step": "place"},
            "seats": [{"sealed": "knight", "ask": "place", "hand": ["knight"], "gems": {"blue": 1, "red": 1}, "pyramid": [
                {"card": "inventor", "level": 1, "column": 0}, {"card": "baron", "level": 1, "column": 1},
                {"card": "druid", "level": 1, "column": 2}, {"card": "admiral", "level": 1, "column": 3}]},
            {"sealed": "pass"}, {"sealed": "pass"}, {"sealed": "pass"}]})"_s;
        ViceroyStage stage({{u"seatCount"_s, 4}, {u"setup"_s, setup}});
        ViceroySeat& seat = *stage.model().seats()[0];
        constexpr int baron = 59;
        QQuickItem* card = stage.find(u"tile %1"_s.arg(baron), stage.mat(0));
        QVERIFY(card);
        const QRectF before = card->mapRectToScene(card->boundingRect());
        const auto now = [&] {
            QQuickItem* same = stage.find(u"tile %1"_s.arg(baron), stage.mat(0));
            return same->mapRectToScene(same->boundingRect());
        };
        stage.fingers.press(0, before.center());
        seat.tryPlace(0);
        seat.lay();
        QTRY_COMPARE(seat.tiles().size(), 5);
        stage.endFilm();
        QCOMPARE(now(), before);
        stage.fingers.release(0);
        QTRY_VERIFY(now().width() < before.width());
    }

    void otherwiseInfiniteGemsPay()
    {
        ViceroyStage stage(knightInPlay(1));
        ViceroySeat& seat = *stage.model().seats()[0];
        QQuickItem* place = stage.find(u"place 0"_s, stage.mat(0));
        stage.tap(place);
        stage.tap(place);
        QTRY_COMPARE(seat.tiles().size(), 2);
        QCOMPARE(seat.gems()[0], 1);
    }

    /// That the gems do not suffice is said behind the screen; at the table it only does not happen.
    void whoHoldsBackMoreThanTheGemsAllowIsToldBehindTheScreen()
    {
        ViceroyStage stage(knightInPlay(0));
        ViceroySeat& seat = *stage.model().seats()[0];
        seat.tryPlace(0);
        seat.holdBack(u"infinite.blue"_s);
        seat.lay();
        QTRY_COMPARE(seat.whyNot().word, u"tooFewInfinite"_s);
        QVERIFY(seat.refusal().word != u"tooFewInfinite"_s);
        QCOMPARE(seat.tiles().size(), 1);
    }

    void aVirtualOpponentShowsItsGemWhenTheBidsAreShown()
    {
        ViceroyStage stage(
            {{u"seatCount"_s, 2}, {u"virtuals"_s, 2}, {u"moment"_s, u"bidding"_s}, {u"seed"_s, 4}}, {960, 540});
        QQuickItem* plaque = stage.find(u"virtual 1"_s);
        QVERIFY(plaque);
        QVERIFY(!stage.find(u"drawn"_s, plaque));
        ViceroyStage settling(
            {{u"seatCount"_s, 2}, {u"virtuals"_s, 2}, {u"moment"_s, u"settling"_s}, {u"seed"_s, 4}}, {960, 540});
        QVERIFY(settling.find(u"drawn"_s));
    }

    void theEditionIsNamedAtEverySeat()
    {
        ViceroyStage stage({{u"seatCount"_s, 2}, {u"otherEdition"_s, true}}, {960, 540});
        QCOMPARE(stage.model().edition(), u"other"_s);
        for (int seat = 0; seat < 2; ++seat)
            QVERIFY(!stage.find(u"edition"_s, stage.mat(seat))->property("text").toString().isEmpty());
    }

    /// What comes next is not told before the film has shown how it came about.
    void nothingIsToldAheadOfItsFilm()
    {
        QVariantMap scene = knightInPlay(1);
        scene[u"setup"_s] = scene[u"setup"_s].toString().replace(u"infiniteBlue"_s, u"magic"_s);
        ViceroyStage stage(scene);
        ViceroySeat& seat = *stage.model().seats()[0];
        QQuickItem* voice = stage.find(u"words"_s, stage.voice(0));
        const QString before = voice->property("hint").toString();
        QVERIFY(stage.find(u"place 0"_s, stage.mat(0)));
        seat.tryPlace(0);
        seat.lay();
        QTRY_COMPARE(seat.tiles().size(), 2);
        QVERIFY(!stage.find(u"place 0"_s, stage.mat(0)));
        QCOMPARE(voice->property("hint").toString(), before);
        stage.endFilm();
        QVERIFY(voice->property("hint").toString() != before);
    }

    /// The hand that has opened the screen lies on the bar, wherever that is then.
    void anOpenScreenIsLargerAndClosesWhenTheHandLeaves()
    {
        ViceroyStage stage({{u"seatCount"_s, 4}, {u"moment"_s, u"bidding"_s}, {u"seed"_s, 4}});
        QQuickItem* bar = stage.find(u"bar"_s, stage.screen(0));
        const double closed = bar->mapToScene({0, 0}).y();
        // At its lower edge, which what is hidden covers then.
        const QPointF edge = bar->mapToScene({bar->width() / 2, bar->height() - 2});
        stage.fingers.press(0, edge);
        QVERIFY(stage.find(u"cell 0"_s, stage.screen(0)));
        QVERIFY(bar->mapToScene({0, 0}).y() < closed);
        stage.fingers.release(0);
        QVERIFY(!stage.find(u"cell 0"_s, stage.screen(0)));
        // A second tap there latches it.
        stage.fingers.press(0, edge);
        stage.fingers.release(0);
        QVERIFY(stage.find(u"cell 0"_s, stage.screen(0)));
    }

    /// Gems lie open beside the pyramid while circles are recoloured, and places are told when everything is counted.
    void atTheEndGemsAndPlacesAreSeenWhereTheScreenHasStood()
    {
        ViceroyStage recolouring({{u"seatCount"_s, 4}, {u"moment"_s, u"recolouring"_s}}, {960, 540});
        QQuickItem* gems = recolouring.find(u"open gems"_s, recolouring.mat(0));
        QVERIFY(gems && !recolouring.find(u"screen"_s, recolouring.mat(0)));
        const auto rectOf = [](QQuickItem* item) { return item->mapRectToScene(item->boundingRect()); };
        QVERIFY(!rectOf(recolouring.find(u"answer 0"_s, recolouring.voice(0))).intersects(rectOf(gems)));
        QVERIFY(!recolouring.find(u"rank"_s));
        ViceroyStage over({{u"seatCount"_s, 4}, {u"moment"_s, u"over"_s}}, {960, 540});
        for (int seat = 0; seat < 4; ++seat)
            QVERIFY(over.find(u"rank"_s, over.mat(seat)));
    }

    /// Whoever has let opponents finish the match sees how it was counted; beside people no opponent has a sheet.
    void whereOpponentsHavePlayedToTheEndItIsCountedForWhoStandsThere()
    {
        ViceroyStage stage({{u"seatCount"_s, 2}, {u"moment"_s, u"over"_s}}, {960, 540});
        auto* context = stage.scene()->property("context").value<QObject*>();
        QVERIFY(stage.find(u"scoreSheet 0"_s) && stage.find(u"scoreSheet 1"_s));
        QSignalSpy paused(context, SIGNAL(pauseToggled()));
        stage.tap(stage.find(u"pause"_s, stage.mat(0)));
        QCOMPARE(paused.size(), 0);
        context->setProperty("bots", QStringList{QString(), u"normal"_s});
        QTRY_VERIFY(!stage.find(u"scoreSheet 1"_s));
        QVERIFY(stage.find(u"scoreSheet 0"_s));
        context->setProperty("bots", QStringList{u"normal"_s, u"normal"_s});
        QTRY_VERIFY(stage.find(u"scoreSheet 0"_s) && stage.find(u"scoreSheet 1"_s));
    }

    /// What a packet's undo lights is a hand's, and no opponent's.
    void noUndoIsLitWhereAnOpponentHasSealed()
    {
        ViceroyStage stage({{u"seatCount"_s, 4}, {u"moment"_s, u"bidding"_s}, {u"seed"_s, 4}}, {960, 540});
        ViceroySeat& seat = *stage.model().seats()[1];
        seat.tapCell(5);
        QTRY_VERIFY(seat.isSealed());
        QQuickItem* undo = stage.find(u"undo"_s, stage.mat(1));
        QVERIFY(undo->property("lit").toBool());
        stage.scene()->property("context").value<QObject*>()->setProperty(
            "bots", QStringList{QString(), u"normal"_s, QString(), QString()});
        QTRY_VERIFY(!undo->property("lit").toBool());
    }

    /// What people choose when a match is over stands beside the sheets and above the pyramids.
    void whatComesNextIsChosenWhereNothingElseLies()
    {
        for (const int seats : {2, 3, 4}) {
            ViceroyStage stage({{u"seatCount"_s, seats}, {u"moment"_s, u"over"_s}}, {1920, 1080});
            QQuickItem* table = stage.mat(0)->property("table").value<QQuickItem*>();
            const auto endings = table->property("endings").value<QList<QRectF>>();
            QCOMPARE(endings.size(), seats);
            const auto rectOf = [](QQuickItem* item) { return item->mapRectToScene(item->boundingRect()); };
            for (int seat = 0; seat < seats; ++seat) {
                QQuickItem* mat = stage.mat(seat);
                const double unit = mat->property("unit").toDouble();
                const QRectF plan = endings[seat];
                const QRectF choices =
                    mat->mapRectToScene({plan.x() * unit, plan.y() * unit, plan.width() * unit, plan.height() * unit});
                QVERIFY(rectOf(mat).contains(choices));
                for (int other = 0; other < seats; ++other)
                    QVERIFY(!rectOf(stage.find(u"scoreSheet %1"_s.arg(other))).intersects(choices));
                for (const app::ViceroyTile& tile : stage.model().seats()[seat]->tiles())
                    QVERIFY(!rectOf(stage.find(u"tile %1"_s.arg(tile.card.number), mat)).intersects(choices));
                QVERIFY(!rectOf(stage.find(u"look"_s, mat)).intersects(choices));
            }
        }
    }

    void theCurtainCoversEverythingUntilSomebodyIsThere()
    {
        ViceroyStage stage(
            {{u"seatCount"_s, 2}, {u"moment"_s, u"bidding"_s}, {u"desk"_s, true}, {u"curtained"_s, true}}, {960, 540});
        QQuickItem* button = stage.find(u"curtain"_s);
        QVERIFY(button);
        stage.tap(button);
        QVERIFY(!stage.find(u"curtain"_s));
    }

    /// Whoever has one hand alone opens the screen, slides to what is chosen and lets go there.
    void aFingerSlidesFromTheBarToACell()
    {
        ViceroyStage stage({{u"seatCount"_s, 4}, {u"moment"_s, u"bidding"_s}, {u"seed"_s, 4}}, {960, 540});
        const ViceroySeat* seat = stage.model().seats()[1];
        QVERIFY(!seat->isSealed());
        stage.fingers.press(0, stage.bar(1));
        const QQuickItem* pass = stage.find(u"cell 5"_s, stage.screen(1));
        QVERIFY(pass);
        stage.fingers.move(0, pass->mapToScene({pass->width() / 2, pass->height() / 2}));
        QVERIFY(!seat->isSealed());
        stage.fingers.release(0);
        QVERIFY(seat->isSealed());
        QVERIFY(!stage.find(u"cell 5"_s, stage.screen(1)));
    }

    void whoLetsGoBesideEverythingHasChosenNothing()
    {
        ViceroyStage stage({{u"seatCount"_s, 4}, {u"moment"_s, u"bidding"_s}, {u"seed"_s, 4}}, {960, 540});
        stage.fingers.press(0, stage.bar(1));
        const QQuickItem* pass = stage.find(u"cell 5"_s, stage.screen(1));
        stage.fingers.move(0, pass->mapToScene({pass->width() / 2, pass->height() / 2}));
        stage.fingers.move(0, stage.mat(0)->mapToScene({10, 10}));
        stage.fingers.release(0);
        QVERIFY(!stage.model().seats()[1]->isSealed());
    }

    void aGemThatIsPulledToACircleRecoloursIt()
    {
        ViceroyStage stage({{u"seatCount"_s, 4}, {u"moment"_s, u"recolouring"_s}}, {1920, 1080});
        ViceroySeat* seat = stage.model().seats()[0];
        QVERIFY(!seat->recolourings().isEmpty());
        const app::ViceroyPlace place = seat->recolourings().first();
        const QList<int> gems = seat->openGems();
        pull(stage, stage.find(u"open gem %1"_s.arg(place.circle), stage.mat(0)),
            stage.find(u"recolour %1 %2"_s.arg(place.level).arg(place.column), stage.mat(0)));
        const int cost = place.cost.first().count;
        QCOMPARE(seat->openGems()[place.circle], gems[place.circle] - cost);
    }

    /// The law's question is answered by a second touch: the first one shows what would happen.
    void whatALawWouldChangeIsShownBeforeItHappens()
    {
        ViceroyStage stage(tokensToDouble());
        app::ViceroySeat& seat = *stage.model().seats()[0];
        QCOMPARE(seat.decision(), u"doubleTarget"_s);
        constexpr int corporal = 16;
        QQuickItem* card = stage.find(u"tile %1"_s.arg(corporal), stage.mat(0));
        QVERIFY(card);
        QVERIFY(!stage.find(u"meant tokens"_s));
        stage.tap(card);
        QCOMPARE(seat.meant(), corporal);
        QCOMPARE(seat.notice().id(), u"viceroy.again.doubleTarget"_s);
        QVERIFY(stage.find(u"meant tokens"_s, stage.mat(0)));
        QCOMPARE(seat.decision(), u"doubleTarget"_s);
        stage.tap(stage.find(u"lay"_s, stage.mat(0)));
        QTRY_VERIFY(seat.decision() != u"doubleTarget"_s);
        QCOMPARE(seat.meant(), -1);
        QCOMPARE(seat.tiles()[0].tokens.size(), 2);
    }

    /// Whoever has read a card gives it to somebody else by pulling it there.
    void aCopyIsPassedOnToAnotherSeat()
    {
        ViceroyStage stage({{u"seatCount"_s, 4}, {u"moment"_s, u"bidding"_s}, {u"seed"_s, 4}});
        stage.tap(stage.find(u"tile %1"_s.arg(stage.model().seats()[0]->tiles()[0].card.number), stage.mat(0)));
        QQuickItem* copy = stage.find(u"copied"_s, stage.mat(0));
        QVERIFY(copy);
        pull(stage, copy, stage.mat(2));
        QVERIFY(!stage.find(u"copied"_s, stage.mat(0)));
        QVERIFY(stage.find(u"copied"_s, stage.mat(2)));
    }

    void aLitPlaceTellsItsPriceToWhoDoesNotSeeIt()
    {
        ViceroyStage stage({{u"seatCount"_s, 4}, {u"moment"_s, u"placing"_s}, {u"seed"_s, 4}});
        const app::ViceroySeat& seat = *stage.model().seats()[0];
        const app::Catalogue words(u"en"_s);
        for (int place = 0; place < seat.places().size(); ++place) {
            const QString spoken = seat.spokenPlace(place, &words);
            QVERIFY2(spoken.startsWith(u"Level %1, place "_s.arg(seat.places()[place].level)), qPrintable(spoken));
            QCOMPARE(spoken.contains(u": "_s), !seat.places()[place].cost.isEmpty());
        }
    }

    void whatIsMissingFromACircleStandsThere()
    {
        ViceroyStage stage({{u"seatCount"_s, 4}, {u"moment"_s, u"recolouring"_s}}, {1920, 1080});
        const ViceroySeat* seat = stage.model().seats()[0];
        for (const app::ViceroyPlace& place : seat->recolourings()) {
            QVERIFY(stage.find(u"recolour %1 %2"_s.arg(place.level).arg(place.column), stage.mat(0)));
            QCOMPARE_LE(place.cost.first().count, seat->openGems()[place.circle]);
        }
    }

    void noWarningWasWritten() { QCOMPARE(test::strictMessageCount(), 0); }
};

int main(int argc, char** argv)
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    TestViceroyLooking test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}
#include "tst_viceroy_looking.moc"
