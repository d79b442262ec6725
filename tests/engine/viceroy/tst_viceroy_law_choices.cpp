// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "law_scene.h"

#include <QtTest/QTest>

using namespace sandglass;
using test::enactAt;
using test::lawPoints;
using test::only;
using test::Scene;
using test::twoSeats;

/// Laws 71 to 74, 77 and 80 to 84: those that let one choose when they are played.
class TestViceroyLawChoices : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // 71, 73, 77, 80 to 84
    void lawsWithAChoiceGiveWhatWasChosen_data()
    {
        QTest::addColumn<QString>("law");
        QTest::addColumn<QString>("option");
        QTest::addColumn<QStringList>("tokens");
        QTest::addColumn<int>("gems");
        QTest::addColumn<int>("cards");
        const auto law = [](const char* id, const char* option, const QStringList& tokens, int gems = 0,
                             int cards = 0) {
            QTest::addRow("%s, %s", id, option) << id << option << tokens << gems << cards;
        };
        law("callToArms", "attack", {"attack"});
        law("callToArms", "points", {"points6"});
        law("callToArms", "gems", {}, 4);
        law("fortification", "defense", {"defense"});
        law("fortification", "infinite", {"infiniteGreen"});
        law("fortification", "gems", {}, 4);
        law("raidersCharter", "attack", {"attack"});
        law("raidersCharter", "cards", {}, 0, 1);
        law("raidersCharter", "gems", {}, 4);
        law("homeGuard", "defense", {"defense"});
        law("homeGuard", "points", {"points6"});
        law("homeGuard", "gems", {}, 4);
        law("foundingOfTheAcademy", "magic", {"magic"});
        law("foundingOfTheAcademy", "science", {"science"});
        law("foundingOfTheAcademy", "gems", {}, 4);
        law("supportOfScholars", "science", {"science"});
        law("supportOfScholars", "cards", {}, 0, 1);
        law("supportOfScholars", "gems", {}, 4);
        law("magesPrivilege", "magicAndBonus", {"magic", "magicBonus2"});
        law("magesPrivilege", "infinite", {"infiniteGreen"});
        law("magesPrivilege", "gems", {}, 4);
        law("magicDecree", "magicBonus", {"magicBonus3"});
        law("magicDecree", "cards", {}, 0, 1);
        law("magicDecree", "gems", {}, 4);
    }
    void lawsWithAChoiceGiveWhatWasChosen()
    {
        QFETCH(QString, law);
        QFETCH(QString, option);
        QFETCH(QStringList, tokens);
        QFETCH(int, gems);
        QFETCH(int, cards);
        Scene scene = twoSeats();
        const QByteArray id = law.toUtf8();
        enactAt(scene, id, "place level=1 column=1");
        QCOMPARE(scene.legal(0).size(), 3);
        QCOMPARE(scene.refused(0, "choose option=rows"), "notAnOption option=rows");
        scene.play(0, ("choose option=" + option).toUtf8());
        if (option == "infinite")
            scene.play(0, "gem colour=green");
        for (int i = 0; i < gems; ++i)
            scene.play(0, "gem colour=yellow");
        for (int i = 0; i < cards; ++i)
            scene.play(0, "draw deck=small");
        QCOMPARE(scene.asked(0), "play");
        QCOMPARE(scene.tokens(id), tokens);
        QCOMPARE(scene.gem(0, "yellow"), gems);
        QCOMPARE(scene.state.players[0].hand.count(), cards);
        QCOMPARE(int(scene.state.players[0].attacks), 0); // an attack token lies on the law, in plain sight
    }

    void anInfiniteGemOfAnyColourNeedsARealGem()
    {
        Scene scene = twoSeats();
        scene.gems(0, 1, 0, 0, 0).reserve(0, 0, 2, 0);
        enactAt(scene, "fortification", "place level=1 column=1");
        scene.play(0, "choose option=infinite");
        QCOMPARE(scene.refused(0, "gem colour=red"), "noGemForInfinite colour=red");
        // The reserve has none: one's own is never taken unasked, by a law as little as by a character.
        scene.play(0, "gem colour=blue");
        QCOMPARE(scene.asked(0), "ownGem");
        QCOMPARE(scene.gem(0, "blue"), 1);
        QCOMPARE(scene.legal(0), (QStringList{"accept", "decline"}));
        Scene other = scene;
        QVERIFY(scene.play(0, "accept").contains("infiniteFromScreen seat=0 colour=blue"));
        QCOMPARE(scene.gem(0, "blue"), 0);
        QVERIFY(other.play(0, "decline").contains("infiniteMissed seat=0 colour=blue"));
        QCOMPARE(other.gem(0, "blue"), 1);
    }

    void withoutAnyGemAnInfiniteOneCannotBeChosen()
    {
        Scene scene = twoSeats();
        scene.reserve(0, 0, 0, 0);
        enactAt(scene, "magesPrivilege", "place level=1 column=1");
        QCOMPARE(scene.refused(0, "choose option=infinite"), "noGemAtAll");
        QCOMPARE(scene.legal(0), (QStringList{"choose option=magicAndBonus", "choose option=gems"}));
    }

    void cardsFromEmptyDecksAreAChoiceThatGivesNothing()
    {
        Scene scene = twoSeats();
        scene.small({}).laws({});
        enactAt(scene, "magicDecree", "place level=1 column=1");
        scene.play(0, "choose option=cards");
        QCOMPARE(scene.asked(0), "play");
    }

    // 72
    void theSecretServiceTucksHandCardsForFivePointsEach()
    {
        Scene scene = twoSeats();
        scene.hand(0, {"druid", "spy", "census", "fairy"});
        enactAt(scene, "secretService", "place level=1 column=1");
        QCOMPARE(scene.asked(0), "tuckHand");
        QCOMPARE(scene.refused(0, "tuck card=captain"), "notInHand card=captain");
        scene.play(0, "tuck card=druid");
        scene.play(0, "tuck card=spy");
        scene.play(0, "tuck card=census");
        scene.play(0, "done");
        QVERIFY(scene.holds(0, "fairy"));
        QCOMPARE(lawPoints(scene), 15); // the census is tucked and scores nothing itself
    }

    void theSecretServiceMayTuckNothing()
    {
        Scene scene = twoSeats();
        scene.hand(0, {"druid"});
        enactAt(scene, "secretService", "place level=1 column=1");
        scene.play(0, "done");
        QCOMPARE(lawPoints(scene), 0);
    }

    void anEmptyHandIsNotAsked()
    {
        Scene scene = twoSeats();
        enactAt(scene, "secretService", "place level=1 column=1");
        QCOMPARE(scene.asked(0), "play");
    }

    // 74
    void royalFavourTucksAFreeCardWhoseTokensLeave()
    {
        Scene scene = twoSeats();
        scene.lay(0, "prince", 1, 1).lay(0, "druid", 1, 2).token(0, "druid", "magic").token(0, "druid", "infiniteRed");
        const int before = scene.inReserve("red");
        enactAt(scene, "royalFavour", "place level=2 column=0");
        QCOMPARE(scene.asked(0), "freeTarget");
        QCOMPARE(scene.refused(0, "target card=ambassador"), "notFree card=ambassador"); // now it supports the law
        QCOMPARE(scene.refused(0, "target card=royalFavour"), "itself card=royalFavour");
        QCOMPARE(scene.legal(0), QStringList{"target card=druid"});
        const QStringList events = scene.play(0, "target card=druid");
        QCOMPARE(only(events, "tokenLost").size(), 2);
        QCOMPARE(scene.hostOf("druid"), "royalFavour");
        QCOMPARE(scene.inReserve("red"), before + 1);
        QVERIFY(scene.tokens("druid").isEmpty());
        QCOMPARE(int(scene.state.players[0].pyramid.right), 1);
    }

    void royalFavourScoresThreeForEachLevel_data()
    {
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("points");
        for (int level = 1; level <= 4; ++level)
            QTest::addRow("level %d", level) << level << 3 * level;
    }
    void royalFavourScoresThreeForEachLevel()
    {
        QFETCH(int, level);
        QFETCH(int, points);
        Scene scene = twoSeats();
        const char* supports[] = {"agent", "scout", "fence", "spy", "baron", "druid", "knight", "regent"};
        const char** next = supports;
        for (int below = 1; below < level; ++below)
            for (int column = 0; column <= level - below; ++column)
                if (below > 1 || column > 0)
                    scene.lay(0, *next++, below, column);
        scene.lay(0, "royalFavour", level, level == 1 ? 1 : 0);
        QCOMPARE(lawPoints(scene), points);
    }

    void aCardWithSomethingTuckedUnderItIsNotFree()
    {
        Scene scene = twoSeats();
        scene.lay(0, "prince", 1, 1).tuck("spy", "prince");
        enactAt(scene, "royalFavour", "place level=1 column=-1");
        // The ambassador lies in the middle now, and the law cannot tuck itself: none is free, so nothing is tucked.
        QCOMPARE(scene.asked(0), "play");
        QVERIFY(scene.lies(0, "prince", 1, 1));
        QCOMPARE(lawPoints(scene), 3); // it scores all the same
    }

    void inATopRowCardsInTheMiddleAreFreeToo()
    {
        Scene scene = twoSeats();
        scene.lay(0, "prince", 1, 1).lay(0, "druid", 1, 2).lay(0, "knight", 1, 3);
        scene.lay(0, "spy", 2, 0).lay(0, "baron", 2, 1).lay(0, "fairy", 2, 2);
        enactAt(scene, "royalFavour", "place level=1 column=4");
        QCOMPARE(scene.legal(0), (QStringList{"target card=fairy", "target card=spy", "target card=baron"}));
    }

    void belowTheTopOnlyTheOutermostCardsOfARowAreFree()
    {
        Scene scene = twoSeats();
        scene.lay(0, "prince", 1, 1).lay(0, "druid", 1, 2).lay(0, "knight", 1, 3).lay(0, "miner", 1, 4);
        scene.lay(0, "mentor", 1, 5).lay(0, "regent", 1, 6);
        scene.lay(0, "spy", 2, 0).lay(0, "baron", 2, 1).lay(0, "fairy", 2, 3).lay(0, "hermit", 2, 5);
        scene.lay(0, "agent", 3, 0);
        enactAt(scene, "royalFavour", "place level=1 column=7");
        // On the second level the hermit is outermost; the fairy is neither that nor on top.
        QCOMPARE(scene.legal(0), (QStringList{"target card=agent", "target card=hermit"}));
    }
};

QTEST_APPLESS_MAIN(TestViceroyLawChoices)
#include "tst_viceroy_law_choices.moc"
