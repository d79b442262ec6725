// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat can bring before its own eyes, and what fingers pull over the table.
#include "seats/seat.h"
#include "support/strict_messages.h"
#include "touch/viceroy_table.h"

#include <QtGui/QGuiApplication>
#include <QtQml/QQmlEngine>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <algorithm>
#include <array>

using namespace sandglass;
using namespace Qt::StringLiterals;
using app::ViceroySeat;
using test::ViceroyStage;

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

    void theWholeTableFacesWhoeverIsAlone_data()
    {
        QTest::addColumn<int>("place");
        QTest::addRow("south") << 0;
        QTest::addRow("north") << 3;
    }

    void theWholeTableFacesWhoeverIsAlone()
    {
        QFETCH(int, place);
        ViceroyStage stage({{u"seatCount"_s, 1}, {u"moment"_s, u"settling"_s},
                               {u"places"_s, QVariantList{QVariantList{}, QVariantList{place}}}},
            {960, 540});
        const auto turnOf = [](const QQuickItem* item) {
            return qRound((item->mapToScene({1, 0}) - item->mapToScene({0, 0})).x());
        };
        const int turned = place == 0 ? 1 : -1;
        QCOMPARE(turnOf(stage.mat(0)), turned);
        for (const QString& thing : {u"plinth 0"_s, u"pile 0"_s, u"reserve 0"_s, u"virtual 0"_s}) {
            QVERIFY(stage.find(thing));
            QCOMPARE(turnOf(stage.find(thing)), turned);
        }
        // What one bids for lies next to the mat.
        const auto height = [](const QQuickItem* item) {
            return item->mapToScene({item->width() / 2, item->height() / 2}).y();
        };
        QVERIFY((height(stage.find(u"plinth 0"_s)) - height(stage.find(u"pile 0"_s))) * turned > 0);
    }

    void whatIsOutOfTheGameIsLookedThroughAtTheOwnSeat()
    {
        ViceroyStage stage({{u"seatCount"_s, 4}, {u"setup"_s, uR"({"phase": "bidding", "round": 3,
            "display": {"blue": {"below": "knight"}}, "discard": ["agent", "brewer"]})"_s}});
        constexpr int agent = 23;
        constexpr int brewer = 46;
        QVERIFY(stage.model().gone().contains(agent) && stage.model().gone().contains(brewer));
        const auto open = [&](int seat) { return stage.find(u"gone cards"_s, stage.mat(seat)); };
        // Whoever sits near the pile touches it; who cannot reach it, has it in the own tray.
        stage.tap(stage.find(u"pile 3"_s));
        QVERIFY(open(0) || open(3));
        QVERIFY(!open(1) && !open(2));
        stage.tap(stage.find(u"look"_s, stage.mat(1)));
        stage.tap(stage.find(u"gone"_s, stage.mat(1)));
        QVERIFY(open(1));
        stage.tap(stage.find(u"gone %1"_s.arg(brewer), stage.mat(1)));
        QVERIFY(stage.find(u"copied"_s, stage.mat(1)));
        // At the end hands lie there too, and nobody has seen them.
        ViceroyStage over({{u"seatCount"_s, 2}, {u"moment"_s, u"over"_s}}, {960, 540});
        QVERIFY(over.model().gone().isEmpty());
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

    /// To the own mat; pulled elsewhere it is only read there.
    void aCardThatWasWonIsPulledToTheMat()
    {
        ViceroyStage stage({{u"seatCount"_s, 2}, {u"setup"_s, uR"({"phase": "bidding", "round": 3, "subround": 1,
                "display": {"blue": {"above": "spy", "below": "knight"}, "red": {"below": "sorceress"}}, "seats": [
                {"gems": {"blue": 1}, "pyramid": [{"card": "corporal", "level": 1, "column": 0}]},
                {"gems": {"red": 1}, "pyramid": [{"card": "druid", "level": 1, "column": 0}]}]})"_s}});
        stage.match().submit(1, u"bid bid=red"_s);
        stage.match().submit(0, u"bid bid=blue"_s);
        stage.endFilm();
        const ViceroySeat& seat = *stage.model().seats()[0];
        QCOMPARE(seat.decision(), u"wonCard"_s);
        const auto knight = [&] { return stage.find(u"below"_s, stage.find(u"plinth 0"_s)); };
        pull(stage, knight(), stage.mat(1));
        QVERIFY(stage.find(u"copied"_s, stage.mat(1)));
        QCOMPARE(seat.decision(), u"wonCard"_s);
        pull(stage, knight(), stage.mat(0));
        QTRY_VERIFY(seat.decision() != u"wonCard"_s);
        constexpr int number = 38;
        QVERIFY(std::ranges::contains(seat.hand(), number, &app::ViceroyCard::number));
        QVERIFY(!stage.find(u"copied"_s, stage.mat(0)));
    }

    /// A mat lies over the middle: what is pulled there goes above it.
    void whatIsPulledIsSeenUnderTheFinger()
    {
        ViceroyStage stage({{u"seatCount"_s, 4}, {u"moment"_s, u"passing"_s}}, {960, 540});
        const auto middle = [](QQuickItem* item) { return item->mapToScene({item->width() / 2, item->height() / 2}); };
        QQuickItem* window = stage.view().contentItem();
        const auto pull = [&](QQuickItem* from, const QString& picture) {
            const QPointF to = middle(stage.mat(0));
            stage.fingers.press(0, middle(from));
            stage.fingers.move(0, (middle(from) + to) / 2);
            stage.fingers.move(0, to);
            QTRY_VERIFY2(stage.find(picture, window), qPrintable(picture));
            QQuickItem* inHand = stage.find(picture, window);
            QTRY_COMPARE_LE((middle(inHand) - to).manhattanLength(), 4);
            QCOMPARE(window->childAt(to.x(), to.y()), inHand->parentItem());
            stage.fingers.release(0);
        };
        pull(stage.find(u"reserve 1"_s), u"gem in hand"_s);
        pull(stage.find(u"below"_s), u"card in hand"_s);
        QVERIFY(!stage.find(u"gem in hand"_s, window) && !stage.find(u"card in hand"_s, window));
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

    /// A slip that is only read has no pages that could be turned.
    void allThatACharacterGivesIsReadAtOnce()
    {
        for (const double letters : {1.0, 1.5}) {
            ViceroyStage stage({{u"seatCount"_s, 4}, {u"moment"_s, u"bidding"_s}, {u"seed"_s, 3}, {u"desk"_s, true},
                                   {u"asked"_s, QStringList{u"display colour=green pile=below"_s}}},
                {1280, 720});
            QObject* theme = stage.view().engine()->singletonInstance<QObject*>("Sandglass.Components", "Theme");
            theme->setProperty("textSize", letters);
            const QQuickItem* slip = stage.find(u"hover slip"_s, stage.view().contentItem());
            QVERIFY(slip);
            QTRY_COMPARE(slip->property("pages").toInt(), 1);
            QVERIFY(QRectF(0, 0, 1280, 720).contains(slip->mapRectToScene(slip->boundingRect())));
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
