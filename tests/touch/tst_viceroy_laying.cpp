// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a card is laid that was shown: lit places, what one costs, and what a law asks.
#include "support/strict_messages.h"
#include "touch/viceroy_table.h"

#include <QtGui/QGuiApplication>
#include <QtQuick/QSGRendererInterface>
#include <QtTest/QTest>

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

class TestViceroyLaying : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::watchMessages(); }

    /// The card is seen beyond the finger; a place takes it by either.
    void theShownCardIsTriedWhereItOrTheFingerIs()
    {
        ViceroyStage stage(knightInPlay(1));
        const ViceroySeat& seat = *stage.model().seats()[0];
        QQuickItem* card = stage.find(u"shown"_s, stage.mat(0));
        const QPointF from = card->mapToScene({card->width() / 2, card->height() / 2});
        for (const double height : {0.1, 0.5, 0.9}) {
            QQuickItem* place = stage.find(u"place 1"_s, stage.mat(0));
            const QPointF to = place->mapToScene({place->width() / 2, place->height() * height});
            stage.fingers.press(0, from);
            stage.fingers.move(0, (from + to) / 2);
            stage.fingers.move(0, to);
            QTRY_COMPARE(seat.ghost(), 1);
            stage.fingers.release(0);
            QCOMPARE(seat.ghost(), 1);
            stage.model().seats()[0]->tryPlace(0);
        }
    }

    /// At the ends of a level a card is wider than its place.
    void aCardThatIsTriedIsLaidByATouchAnywhereOnIt()
    {
        for (const double where : {0.1, 0.9}) {
            ViceroyStage stage(knightInPlay(1));
            const ViceroySeat& seat = *stage.model().seats()[0];
            QQuickItem* place = stage.find(u"place 0"_s, stage.mat(0));
            stage.tap(place);
            QQuickItem* ghost = stage.find(u"ghost"_s, place);
            QVERIFY(ghost && ghost->width() > place->width());
            stage.fingers.press(0, *ghost, {ghost->width() * where, ghost->height() / 2});
            stage.fingers.release(0);
            QTRY_COMPARE(seat.tiles().size(), 2);
        }
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

    void noWarningWasWritten() { QCOMPARE(test::strictMessageCount(), 0); }
};

int main(int argc, char** argv)
{
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    TestViceroyLaying test;
    return sandglass::test::strictExitCode(QTest::qExec(&test, argc, argv));
}
#include "tst_viceroy_laying.moc"
