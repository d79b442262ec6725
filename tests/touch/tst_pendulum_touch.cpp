// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One hand at a time: what it touches, what comes of it.
#include "support/strict_messages.h"
#include "touch/pendulum_table.h"

#include <QtGui/QGuiApplication>
#include <QtQuick/QSGRendererInterface>
#include <QtQuickTest/quicktest.h>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <algorithm>

using namespace sandglass;
using namespace Qt::StringLiterals;
using app::Move;
using app::PendulumSeat;
using test::pendulumMoment;
using Table = test::PendulumTable;

class TestPendulumTouch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::watchMessages(); }

    void tappingAWorkerThenAFramePlacesIt()
    {
        Table table(pendulumMoment(4, "opening"));
        PendulumSeat& seat = table.asked();
        const Move move = seat.moves().first();
        table.tap(table.worker(seat.index(), move.first));
        QCOMPARE(seat.worker(), move.first);
        table.tap(table.corner(move.second));
        QCOMPARE(table.spotOf(seat.index(), move.first), move.second);
        QCOMPARE(seat.worker(), -1);
    }

    void draggingAWorkerIntoAFramePlacesIt()
    {
        Table table(pendulumMoment(4, "opening"));
        PendulumSeat& seat = table.asked();
        const Move move = seat.moves().first();
        table.drag(table.worker(seat.index(), move.first), table.inside(move.second));
        QCOMPARE(table.spotOf(seat.index(), move.first), move.second);
    }

    void aWorkerDroppedOnABoxFromHomeGoesIntoItsFrame()
    {
        const QString setup = uR"({"phase": "playing", "timers": {"green": {"row": "bottom", "flippedAt": 0}}})"_s;
        Table table(pendulumMoment(4, "", {{u"setup"_s, setup}}));
        constexpr int frame = 16; // the first one of the open green row
        constexpr int box = 20; // and its box
        table.drag(table.worker(0, 0), table.inside(box));
        QCOMPARE(table.spotOf(0, 0), frame);
        QVERIFY(table.seat(0).refusal().isEmpty());
    }

    void aWorkerDroppedBesideTheBoardGoesBack()
    {
        Table table(pendulumMoment(4, "opening"));
        PendulumSeat& seat = table.asked();
        const int worker = seat.moves().first().first;
        const QPoint home = table.worker(seat.index(), worker);
        table.drag(home, QPoint(3, 360));
        QCOMPARE(seat.worker(), -1);
        QTRY_COMPARE(table.worker(seat.index(), worker), home);
    }

    void aRefusalIsToldAtTheSeatThatAskedInItsLanguage()
    {
        QStringList languages{QStringLiteral("ru"), QStringLiteral("ru"), QStringLiteral("ru"), QStringLiteral("ru")};
        const auto refusedSeat = [](Table& table) { return (table.asked().index() + 1) % 4; };
        const auto reachOutOfTurn = [&](Table& table) {
            const int other = refusedSeat(table);
            const QPoint home = table.worker(other, 0);
            table.drag(home, table.inside(table.asked().moves().first().second));
            QCOMPARE(table.spotOf(other, 0), 48);
            QTRY_COMPARE(table.worker(other, 0), home);
            for (int seat = 0; seat < 4; ++seat)
                QCOMPARE(table.words(seat)->property("refused").toBool(), seat == other);
        };
        Table russians(pendulumMoment(4, "opening", {{QStringLiteral("languages"), languages}}));
        reachOutOfTurn(russians);
        const int other = refusedSeat(russians);
        for (int seat = 0; seat < 4; ++seat)
            languages[seat] = seat == other ? QStringLiteral("ru") : QStringLiteral("cs");
        Table mixed(pendulumMoment(4, "opening", {{QStringLiteral("languages"), languages}}));
        reachOutOfTurn(mixed);
        QVERIFY(!mixed.words(other)->property("refusal").toString().isEmpty());
        QCOMPARE(mixed.words(other)->property("refusal"), russians.words(other)->property("refusal"));
    }

    void everySeatIsToldWhatToDoNextInItsLanguage()
    {
        Table table(pendulumMoment(5, "middle"));
        const QStringList codes{QStringLiteral("en"), QStringLiteral("cs"), QStringLiteral("pl"), QStringLiteral("ru")};
        const auto said = [&](int seat) {
            const QQuickItem* words = table.words(seat);
            return words->isVisible() ? words->property("text").toString() : QString();
        };
        for (int seat = 0; seat < 5; ++seat) {
            const app::Catalogue words(codes[seat % 4]);
            QVERIFY(!said(seat).isEmpty());
            QCOMPARE(said(seat), table.seat(seat).advice().in(&words, {}));
        }
        // What the hand holds is spoken of at once, and only there.
        const QString before = said(1);
        const auto moves = table.seat(0).moves();
        const auto act = std::ranges::find(moves, QStringLiteral("act"), &Move::verb);
        QVERIFY(act != moves.end());
        table.tap(table.worker(0, act->first));
        const app::Catalogue english(codes[0]);
        QCOMPARE(said(0), english.text(QStringLiteral("pendulum.hand.box")));
        QCOMPARE(said(1), before);
        table.tap(table.inside(act->second));
        QVERIFY(said(0) != english.text(QStringLiteral("pendulum.hand.box")));
    }

    void whatIsToldCoversNothingThatIsPlayed_data()
    {
        QTest::addColumn<int>("seats");
        for (const int seats : {2, 3, 4, 5})
            QTest::addRow("%d seats", seats) << seats;
    }
    void whatIsToldCoversNothingThatIsPlayed()
    {
        QFETCH(int, seats);
        Table table(pendulumMoment(seats, "middle"));
        verifyNothingPlayedIsCovered(table, seats);
    }

    void inLargeLettersASentenceStaysInOneLineAndCoversNothing()
    {
        Table table(pendulumMoment(5, "middle"));
        QObject* theme = table.stage.view().engine()->singletonInstance<QObject*>("Sandglass.Components", "Theme");
        const double before = table.words(0)->height();
        theme->setProperty("textSize", 1.5);
        QVERIFY(QQuickTest::qWaitForPolish(&table.stage.view()));
        for (int seat = 0; seat < 5; ++seat) {
            QVERIFY(table.words(seat)->isVisible());
            QVERIFY(table.words(seat)->height() < 1.6 * before);
            QVERIFY(table.words(seat)->width() <= table.voice(seat)->width());
        }
        verifyNothingPlayedIsCovered(table, 5);
        theme->setProperty("textSize", 1.0);
    }

    void aTrayIsAnsweredByOneTap()
    {
        Table table(pendulumMoment(3, "tray"));
        PendulumSeat& seat = table.seat(0);
        QCOMPARE(seat.decision(), QStringLiteral("province"));
        QVERIFY(table.tray(0)->isVisible());
        table.tap(table.stage.middle(QStringLiteral("answer 0"), table.tray(0)));
        QCOMPARE(seat.decision(), QStringLiteral("tuck"));
    }

    void whatTheCouncilOffersIsSaidInWordsWhereItIsChosen()
    {
        Table table(pendulumMoment(4, "council", {{QStringLiteral("languages"), QStringList{QStringLiteral("pl")}}}));
        PendulumSeat& seat = table.asked();
        QCOMPARE(seat.decision(), QStringLiteral("reward"));
        const app::Catalogue polish(QStringLiteral("pl"));
        const auto answers = seat.answers();
        QVERIFY(answers.size() > 1);
        for (int other = 0; other < 4; ++other)
            QCOMPARE(table.tray(other)->isVisible(), other == seat.index());
        QSignalSpy wanted(&table.model(), &app::TableModel::wanted);
        const auto touch = [&](qsizetype answer) {
            table.tap(table.stage.middle(QStringLiteral("answer %1").arg(answer), table.tray(seat.index())));
        };
        // A touch looks at it, and the rail tells it.
        for (qsizetype i = 0; i < answers.size(); ++i) {
            touch(i);
            QString meaning = answers[i].meaning(&polish);
            QVERIFY(meaning.contains(u'\n'));
            const QString said = table.words(seat.index())->property("text").toString();
            QVERIFY2(said.contains(meaning.replace(u"\n"_s, u": "_s)), qPrintable(said));
        }
        QCOMPARE(wanted.count(), 0);
        // The next one takes it; so does one on the card in the middle that is looked at.
        touch(1);
        touch(1);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.first()[1].toString(), answers[1].text());
    }

    void noTrayOfTheCouncilLiesOverAnothersMat_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("720p") << QSize(1280, 720);
        QTest::newRow("4K") << QSize(3840, 2160);
    }
    void noTrayOfTheCouncilLiesOverAnothersMat()
    {
        QFETCH(QSize, size);
        Table table(pendulumMoment(5, "sideCouncil"), size);
        const auto onTable = [](const QQuickItem* item) { return item->mapRectToScene(item->boundingRect()); };
        QSet<int> choosers;
        while (table.model().phase() == u"rewards") {
            PendulumSeat& seat = table.asked();
            QVERIFY(QQuickTest::qWaitForPolish(&table.stage.view()));
            const QRectF tray = onTable(table.tray(seat.index()));
            QVERIFY(QRectF(QPointF(), size).contains(tray));
            for (int other = 0; other < 5; ++other)
                QCOMPARE(tray.intersects(onTable(table.mat(other))), other == seat.index());
            // Who is next is in sight.
            const QQuickItem* order = table.stage.find(QStringLiteral("privilege 0"));
            if (seat.decision() == u"reward")
                QVERIFY(!tray.intersects(onTable(order)));
            choosers.insert(seat.index());
            const bool looksFirst = seat.decision() == u"reward";
            const QPoint last = table.stage.middle(
                QStringLiteral("answer %1").arg(seat.answers().size() - 1), table.tray(seat.index()));
            table.tap(last);
            if (looksFirst)
                table.tap(last);
        }
        QVERIFY(choosers.size() >= 2);
        QVERIFY(choosers.contains(2)); // who sits at the side
    }

    void whoSitsAtTheSideTakesARewardThatIsTurnedToThem()
    {
        Table table(pendulumMoment(5, "sideCouncil"));
        PendulumSeat& seat = table.asked();
        QCOMPARE(seat.index(), 2);
        QCOMPARE(seat.decision(), QStringLiteral("reward"));
        for (int choice = 0; choice < 7; ++choice)
            QCOMPARE(table.stage.find(QStringLiteral("offer %1").arg(choice))->rotation(), -90.0);
        QSignalSpy wanted(&table.model(), &app::TableModel::wanted);
        const auto moves = seat.moves();
        const auto choose = std::ranges::find(moves, u"choose"_s, &Move::verb);
        QVERIFY(choose != moves.end());
        const QPoint offer = table.stage.middle(u"offer %1"_s.arg(choose->first));
        table.tap(offer);
        QCOMPARE(wanted.count(), 0);
        QCOMPARE(seat.considered().text(), choose->text);
        table.tap(offer);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.first()[1].toString(), choose->text);
    }

    void anInvitationPulsesOnlyWhileTheClockRuns()
    {
        Table table(pendulumMoment(4, "opening", {{QStringLiteral("running"), true}}));
        QObject* theme = table.stage.view().engine()->singletonInstance<QObject*>("Sandglass.Components", "Theme");
        const PendulumSeat& seat = table.asked();
        const QQuickItem* figure =
            table.stage.find(QStringLiteral("worker %1 %2").arg(seat.index()).arg(seat.moves().first().first));
        const auto light = [&] { return figure->property("pulse").toReal(); };
        QVERIFY(figure->property("invited").toBool());
        QCOMPARE(light(), 1.0); // motion is reduced
        theme->setProperty("reducedMotion", false);
        QTRY_COMPARE(light(), 0.85);
        QTRY_COMPARE(light(), 1.0);
        QTRY_COMPARE(light(), 0.85);
        table.stage.scene()->setProperty("running", false);
        QCOMPARE(light(), 1.0);
        theme->setProperty("reducedMotion", true);
    }

    void aProvinceDroppedOnASlotIsTakenAndTuckedThere()
    {
        Table table(pendulumMoment(3, "tray"));
        PendulumSeat& seat = table.seat(0);
        constexpr int slot = 2;
        const auto before = seat.productionSlots()[slot].provinces.size();
        const QString id = table.model().provinces()[1].id;
        table.drag(table.stage.middle(QStringLiteral("province 1")),
            table.stage.middle(QStringLiteral("slot %1").arg(slot), table.mat(0)));
        QTRY_COMPARE(seat.productionSlots()[slot].provinces.size(), before + 1);
        const auto tucked = seat.productionSlots()[slot].provinces;
        QVERIFY(std::ranges::any_of(tucked, [&](const auto& province) { return province.id == id; }));
    }

    void aProvinceDroppedAtAnotherSeatIsRefusedThere()
    {
        Table table(pendulumMoment(3, "tray"));
        table.drag(table.stage.middle(QStringLiteral("province 1")),
            table.stage.middle(QStringLiteral("slot 2"), table.mat(1)));
        QCOMPARE(table.seat(0).decision(), QStringLiteral("province"));
        QVERIFY(table.words(1)->property("refused").toBool());
    }

    void aGlassIsTurnedByTheNearestSeatThatMay()
    {
        // Seats 0 and 1 sit on the near side, 2 on the far one.
        Table table(pendulumMoment(3, "middle"));
        QQuickItem* glass = table.stage.find(QStringLiteral("glass 0"));
        table.match().wait(60'000);
        QSignalSpy wanted(&table.model(), &app::TableModel::wanted);
        // A finger on its upper edge comes from the far side.
        table.tap(glass->mapToScene({glass->width() / 2, 2}).toPoint());
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.takeFirst()[0].toInt(), 2);
    }

    void whatIsAboutAsNearBelongsToWhoUsedTheirHandsLast()
    {
        Table table(pendulumMoment(2, "middle"));
        table.match().wait(200'000);
        auto& model = table.model();
        for (const int seat : {1, 0, 1}) {
            model.seats()[seat]->pickUp(QStringLiteral("worker"), 0);
            model.seats()[seat]->putDown();
            QCOMPARE(model.handAt({100, 100}, QStringLiteral("flip"), 1), seat);
            QCOMPARE(model.handAt({100, 120}, QStringLiteral("flip"), 1), seat);
        }
        QCOMPARE(model.handAt({100, 300}, QStringLiteral("flip"), 1), 0);
    }

    void aCardHeldUpGoesAlongWithTheAction()
    {
        // A moment is looked for without a window, and then laid out: somebody may act plainly or with a card.
        const auto withCard = [](const Move& move) { return move.verb == u"act" && move.third != 0; };
        const auto plainly = [](const Move& move) { return move.verb == u"act" && move.third == 0; };
        for (int seed = 1; seed < 6; ++seed) {
            app::PendulumModel model;
            app::Rehearsal search;
            search.setProperty("game", QStringLiteral("pendulum"));
            search.setProperty("options",
                QVariantMap{{QStringLiteral("seats"), 5},
                    {QStringLiteral("characters"), QStringList(5, QStringLiteral("randomAdvanced"))}});
            search.setProperty("seed", seed);
            search.setModel(&model);
            search.componentComplete();
            for (int steps = 1; steps < 200 && search.step(); ++steps) {
                search.wait(0);
                for (const PendulumSeat* found : model.seats()) {
                    const auto moves = found->moves();
                    const auto card = std::ranges::find_if(moves, withCard);
                    if (card == moves.end() || std::ranges::none_of(moves, plainly))
                        continue;
                    return playAlong(seed, steps, found->index(), *card);
                }
            }
        }
        QFAIL("no such moment was found");
    }

    void whereTheGlassStandsTheRowIsLit()
    {
        Table table(pendulumMoment(3, "middle"));
        const auto lit = [&](int area) {
            QQuickItem* face = table.stage.find(QStringLiteral("face"), table.stage.find(u"area %1"_s.arg(area)));
            return face->property("litRow").toInt();
        };
        QSet<int> turned;
        for (int step = 0; step < 200 && turned.size() < 3; ++step) {
            for (const app::PendulumTimer* timer : table.model().timers()) {
                QCOMPARE(lit(timer->area()), timer->row());
                if (timer->row() % 2 == 0)
                    turned.insert(timer->area());
            }
            table.match().step();
            table.match().wait(2000);
        }
        QVERIFY(!turned.isEmpty());
    }

    void whatIsInTheWayIsRinged()
    {
        // A figure where a glass stands wants to go home: the row is ringed, for as long as it is told.
        Table table(pendulumMoment(5, "middle"));
        for (int row = 0; row < 25; ++row) {
            const int seat = row / 5;
            const int spot = table.spotOf(seat, row % 5);
            const bool latched = spot < 48 && spot % 8 < 4 && table.model().timers()[spot / 16]->row() == spot / 8;
            if (!latched)
                continue;
            const QString name = u"in the way %1"_s.arg(seat);
            QVERIFY(!table.stage.find(name));
            table.seat(seat).sendHome(row % 5);
            QCOMPARE(table.seat(seat).refusal().numberOf(u"row"_s), spot / 8);
            QTRY_VERIFY(table.stage.find(name));
            const QQuickItem* ring = table.stage.find(name);
            QTRY_VERIFY(ring->mapRectToScene(ring->boundingRect()).contains(table.inside(spot)));
            table.seat(seat).forgetRefusal();
            QTRY_VERIFY(!table.stage.find(name));
            return;
        }
        QFAIL("no figure stands where a glass does");
    }

    void aButtonHasItsWordUntilItIsUsed()
    {
        Table table(pendulumMoment(3, "middle"));
        QQuickItem* button = table.stage.find(QStringLiteral("finish"), table.mat(0));
        QCOMPARE(button->property("shown").toReal(), 1.0);
        table.tap(table.stage.middle(QStringLiteral("finish"), table.mat(0)));
        QTRY_COMPARE(button->property("shown").toReal(), 0.0);
        QCOMPARE(table.stage.find(QStringLiteral("finish"), table.mat(1))->property("shown").toReal(), 1.0);
    }

    void noWarningWasWritten() { QCOMPARE(test::strictMessageCount(), 0); }

private:
    static void playAlong(int seed, int steps, int index, const Move& move)
    {
        Table table(pendulumMoment(5, "opening", {{QStringLiteral("seed"), seed}, {QStringLiteral("advanced"), true}}));
        for (int i = 0; i < steps; ++i)
            table.match().step();
        table.match().wait(0);
        PendulumSeat& seat = table.seat(index);
        QVERIFY(seat.may(move.verb, move.first, move.second));
        const auto hand = seat.hand().size();
        QSignalSpy wanted(&table.model(), &app::TableModel::wanted);
        table.play(seat, move);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.first()[1].toString(), move.text);
        QCOMPARE(seat.hand().size(), hand - (move.third == 3 ? 2 : 1));
        QVERIFY(seat.lifted().isEmpty());
    }

private:
    static void verifyNothingPlayedIsCovered(Table& table, int seats)
    {
        const auto onTable = [](const QQuickItem* item) { return item->mapRectToScene(item->boundingRect()); };
        int told = 0;
        for (int seat = 0; seat < seats; ++seat) {
            const QQuickItem* words = table.words(seat);
            told += words->isVisible() ? 1 : 0;
            for (int spot = 0; words->isVisible() && spot < 48; ++spot) {
                const QQuickItem* target = table.stage.find(QStringLiteral("spot %1").arg(spot));
                QVERIFY2(!target || !target->isVisible() || !onTable(words).intersects(onTable(target)),
                    qPrintable(QStringLiteral("seat %1, spot %2").arg(seat).arg(spot)));
            }
        }
        QVERIFY(told > 0);
    }
};

int main(int argc, char** argv)
{
    // Where there is no graphics card, its stand-in takes most of the time; how it looks is not what is asked here.
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    TestPendulumTouch test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}
#include "tst_pendulum_touch.moc"
