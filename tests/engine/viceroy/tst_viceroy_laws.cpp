// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "law_scene.h"

#include <QtTest/QTest>

using namespace sandglass;
using test::enact;
using test::enactAt;
using test::lawPoints;
using test::only;
using test::Scene;
using test::twoSeats;

/// Laws 65 to 70: those that change pyramids, decks and the auction when they are played.
class TestViceroyLaws : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // 65
    void replacingReturnsTheCardAndKeepsItsTokensAndPile()
    {
        Scene scene = twoSeats();
        scene.lay(0, "prince", 1, 1).token(0, "prince", "magicBonus2").token(0, "prince", "infiniteRed");
        scene.lay(0, "royalArchive", 1, 2).tuck("druid", "royalArchive");
        enact(scene, "reshuffleOfOffices");
        QCOMPARE(scene.asked(0), "replaceTarget");
        QCOMPARE(scene.refused(0, "target card=corsair"), "notInYourPyramid card=corsair");
        QCOMPARE(scene.refused(0, "target card=reshuffleOfOffices"), "itself card=reshuffleOfOffices");
        scene.play(0, "target card=prince");
        QVERIFY(scene.lies(0, "reshuffleOfOffices", 1, 1));
        QCOMPARE(scene.tokens("reshuffleOfOffices"), (QStringList{"infiniteRed", "magicBonus2"}));
        QVERIFY(scene.tokens("prince").isEmpty());
        // Taking the card back is taking a card, which the archive may keep.
        QCOMPARE(scene.asked(0), "archive");
        scene.play(0, "decline");
        QVERIFY(scene.holds(0, "prince"));
    }

    void replacingALawLeavesWhatIsTuckedUnderIt()
    {
        Scene scene = twoSeats();
        scene.lay(0, "secretService", 1, 1).tuck("druid", "secretService").tuck("spy", "secretService");
        enact(scene, "reshuffleOfOffices");
        scene.play(0, "target card=secretService");
        QCOMPARE(scene.hostOf("druid"), "reshuffleOfOffices");
        QVERIFY(scene.holds(0, "secretService"));
        QCOMPARE(lawPoints(scene), 0);
    }

    void replacingNeverReachesTheFifthLevel()
    {
        Scene scene = twoSeats();
        const char* supports[] = {"agent", "scout", "fence", "spy", "baron", "druid", "knight", "regent", "hermit",
            "warlock", "fairy", "miner", "mentor", "general"};
        const char** next = supports;
        for (int level = 1; level <= 5; ++level)
            for (int column = 0; column <= 5 - level; ++column)
                if (level > 1 || column > 0)
                    scene.lay(0, *next++, level, column);
        enact(scene, "reshuffleOfOffices");
        QCOMPARE(scene.refused(0, "target card=general"), "tooHighForLaw card=reshuffleOfOffices");
    }

    void everyCircleThatBecomesOneColouredByReplacingEarnsAGem()
    {
        // The law is green at the top and red below. Left of it lies a card with green top right, and so on.
        Scene scene{"tracker", "corsair"}; // 53: all green
        scene.lay(0, "ambassador", 1, 1); // to be replaced: blue at the top
        scene.lay(0, "cutthroat", 1, 2); // 55: green at the top
        scene.lay(0, "sorceress", 2, 0); // bottom green
        scene.lay(0, "enchantress", 2, 1); // bottom green
        enact(scene, "reshuffleOfOffices");
        const QStringList events = scene.play(0, "target card=ambassador");
        QCOMPARE(only(events, "circleClosed"),
            (QStringList{"circleClosed seat=0 colour=green level=2 column=0",
                "circleClosed seat=0 colour=green level=2 column=1"}));
        QCOMPARE(scene.gem(0, "green"), 2);
    }

    void aCircleThatWasOneColouredBeforeEarnsNothingAgain()
    {
        Scene scene{"tracker", "corsair"};
        scene.lay(0, "knight", 1, 1).lay(0, "sorceress", 2, 0); // green already
        enact(scene, "reshuffleOfOffices");
        QVERIFY(only(scene.play(0, "target card=knight"), "circleClosed").isEmpty());
    }

    // 66
    void doublingTucksTheLawAndDoublesEveryToken()
    {
        Scene scene = twoSeats();
        scene.token(0, "ambassador", "magic").token(0, "ambassador", "points2").token(0, "ambassador", "infiniteBlue");
        enact(scene, "doublePrivileges");
        QCOMPARE(scene.asked(0), "doubleTarget");
        const int before = scene.inReserve("blue");
        scene.play(0, "target card=ambassador");
        QCOMPARE(scene.hostOf("doublePrivileges"), "ambassador");
        QCOMPARE(scene.tokens("ambassador"),
            (QStringList{"infiniteBlue", "infiniteBlue", "magic", "magic", "points2", "points2"}));
        QCOMPARE(scene.inReserve("blue"), before - 1);
    }

    void aDoubledInfiniteGemMayComeFromTheScreenIfTheReserveHasNone()
    {
        Scene scene = twoSeats();
        scene.token(0, "ambassador", "infiniteBlue").token(0, "ambassador", "magic");
        scene.gems(0, 1, 0, 0, 0).reserve(0, 1, 1, 1);
        enact(scene, "doublePrivileges");
        scene.play(0, "target card=ambassador");
        QCOMPARE(scene.asked(0), "ownGem");
        QCOMPARE(scene.gem(0, "blue"), 1);
        const QStringList events = scene.play(0, "accept");
        QVERIFY(events.contains("infiniteFromScreen seat=0 colour=blue"));
        QCOMPARE(scene.gem(0, "blue"), 0);
        // What comes after the question is doubled too, and all of it lies on the character.
        QCOMPARE(scene.tokens("ambassador"), (QStringList{"infiniteBlue", "infiniteBlue", "magic", "magic"}));
        QVERIFY(scene.tokens("doublePrivileges").isEmpty());
    }

    void anInfiniteGemNeedNotBeDoubledWithOnesOwn()
    {
        Scene scene = twoSeats();
        scene.token(0, "ambassador", "infiniteBlue").gems(0, 1, 0, 0, 0).reserve(0, 1, 1, 1);
        enact(scene, "doublePrivileges");
        scene.play(0, "target card=ambassador");
        const QStringList events = scene.play(0, "decline");
        QVERIFY(events.contains("infiniteMissed seat=0 colour=blue"));
        QCOMPARE(scene.gem(0, "blue"), 1);
        QCOMPARE(scene.tokens("ambassador").size(), 1);
    }

    void whoHasNoneIsAskedToo()
    {
        Scene scene = twoSeats();
        scene.token(0, "ambassador", "infiniteBlue").reserve(0, 1, 1, 1);
        enact(scene, "doublePrivileges");
        scene.play(0, "target card=ambassador");
        QCOMPARE(scene.asked(0), "ownGem");
        QCOMPARE(scene.refused(0, "accept"), "noGemOfColour colour=blue");
    }

    void onlyCharactersAreDoubled()
    {
        Scene scene = twoSeats();
        scene.lay(0, "census", 1, 1);
        enact(scene, "doublePrivileges");
        QCOMPARE(scene.refused(0, "target card=census"), "notACharacter card=census");
    }

    void doublingNeedsACharacter()
    {
        Scene scene = twoSeats("census");
        scene.hand(0, {"doublePrivileges"}).round(1).development();
        QCOMPARE(scene.refused(0, "play card=doublePrivileges"), "noCharacter card=doublePrivileges");
    }

    // 67
    void barterSwapsTwoTokensForThreeGems()
    {
        Scene scene = twoSeats();
        scene.token(0, "ambassador", "magic").token(0, "ambassador", "points2").token(0, "ambassador", "infiniteRed");
        scene.token(1, "corsair", "points10").token(1, "corsair", "science").gems(0, 2, 1, 0, 0);
        enactAt(scene, "forcedBarter", "place level=1 column=1");
        QCOMPARE(scene.refused(0, "target card=corsair"), "notInYourPyramid card=corsair");
        QCOMPARE(scene.refused(0, "target card=forcedBarter"), "noToken card=forcedBarter");
        scene.play(0, "target card=ambassador");
        QCOMPARE(scene.refused(0, "token token=infiniteRed"), "noSuchToken card=ambassador token=infiniteRed");
        scene.play(0, "token token=points2");
        QCOMPARE(scene.refused(0, "target card=ambassador"), "notARivalsCard card=ambassador");
        scene.play(0, "target card=corsair");
        scene.play(0, "token token=points10");
        QCOMPARE(scene.refused(0, "give colour=green"), "noGemOfColour colour=green");
        scene.play(0, "give colour=blue");
        scene.play(0, "give colour=blue");
        QCOMPARE(scene.tokens("corsair"), (QStringList{"points10", "science"})); // not before all is paid
        scene.play(0, "give colour=red");
        QCOMPARE(scene.tokens("ambassador"), (QStringList{"infiniteRed", "magic", "points10"}));
        QCOMPARE(scene.tokens("corsair"), (QStringList{"points2", "science"}));
        QCOMPARE(scene.gem(1, "blue"), 2);
        QCOMPARE(scene.gem(1, "red"), 1);
    }

    void barterMayBeDeclined()
    {
        Scene scene = twoSeats();
        scene.token(0, "ambassador", "magic").token(1, "corsair", "points10").gems(0, 3, 0, 0, 0);
        enactAt(scene, "forcedBarter", "place level=1 column=1");
        const QStringList events = scene.play(0, "decline");
        QVERIFY(events.contains("barterDeclined seat=0"));
        QCOMPARE(scene.tokens("ambassador"), QStringList{"magic"});
        QCOMPARE(scene.gem(0, "blue"), 3);
    }

    void barterNeedsThreeGemsButAsksAllTheSame()
    {
        Scene scene = twoSeats();
        scene.token(0, "ambassador", "magic").token(1, "corsair", "points10").gems(0, 2, 0, 0, 0);
        enactAt(scene, "forcedBarter", "place level=1 column=1");
        QCOMPARE(scene.refused(0, "target card=ambassador"), "tooFewGems needed=3");
        QCOMPARE(scene.legal(0), QStringList{"decline"});
    }

    void barterNeedsATokenOnBothSides()
    {
        Scene scene = twoSeats();
        scene.token(0, "ambassador", "magic").token(1, "corsair", "infiniteRed").gems(0, 3, 0, 0, 0);
        enactAt(scene, "forcedBarter", "place level=1 column=1");
        QCOMPARE(scene.asked(0), "play"); // an infinite gem cannot be moved
    }

    // 68
    void theCensusCountsEveryCard()
    {
        Scene scene = twoSeats();
        scene.lay(0, "prince", 1, 1).lay(0, "census", 2, 0).tuck("druid", "prince").tuck("spy", "census");
        scene.tuck("fairy", "corsair");
        QCOMPARE(lawPoints(scene), 5); // three that lie, the census among them, and two tucked
    }

    // 69
    void aSummonsTakesADisplayedCardAndSkipsTheNextAuction()
    {
        Scene scene = twoSeats();
        scene.show("blue", "above", "captain").show("red", "below", "druid").small({"spy"}).gems(1, 1, 1, 1, 1);
        enactAt(scene, "royalSummons", "place level=1 column=1");
        QCOMPARE(scene.asked(0), "summonsCard");
        QCOMPARE(scene.refused(0, "take colour=green pile=below"), "noCardThere colour=green pile=below");
        const QStringList events = scene.play(0, "take colour=blue pile=above");
        QVERIFY(events.contains("summonsTook seat=0 card=captain"));
        QVERIFY(scene.holds(0, "captain"));
        QCOMPARE(scene.displayed("blue", "above"), "spy");
        const QStringList next = scene.play(0, "pass");
        QVERIFY(next.contains("auctionSkipped seat=0"));
        QCOMPARE(scene.asked(0), "nothing");
        QCOMPARE(scene.asked(1), "bid");
        const int gems = scene.gem(0, "blue");
        scene.play(1, "bid bid=red");
        QCOMPARE(scene.gem(0, "blue"), gems); // skipping is not passing
        QCOMPARE(scene.asked(0), "play");
    }

    void aSummonsInTheLastRoundOnlyTakes()
    {
        Scene scene = twoSeats();
        scene.show("blue", "above", "captain").small({}).round(12);
        enactAt(scene, "royalSummons", "place level=1 column=1");
        scene.play(0, "take colour=blue pile=above");
        QCOMPARE(scene.displayed("blue", "above"), ""); // nothing to fill it with
        QCOMPARE(int(scene.state.skipping), 0);
    }

    void aSummonsToAnEmptyDisplayTakesNothing()
    {
        Scene scene = twoSeats();
        enactAt(scene, "royalSummons", "place level=1 column=1");
        QCOMPARE(scene.asked(0), "play");
        QCOMPARE(int(scene.state.skipping), 1);
    }

    // 70
    void revisingDrawsThreeLawsAndReturnsTwo()
    {
        Scene scene = twoSeats();
        scene.laws({"census", "patronage1", "patronage2", "patronage3"}).hand(0, {"homeGuard", "druid"});
        enactAt(scene, "revisionOfTheCode", "place level=1 column=1");
        QVERIFY(scene.holds(0, "census") && scene.holds(0, "patronage1") && scene.holds(0, "patronage2"));
        QCOMPARE(scene.asked(0), "returnLaw");
        QCOMPARE(scene.refused(0, "return card=druid"), "notALaw card=druid");
        QCOMPARE(scene.refused(0, "return card=patronage3"), "notInHand card=patronage3");
        scene.play(0, "return card=homeGuard"); // it need not be one of those drawn
        scene.play(0, "return card=census");
        QCOMPARE(scene.asked(0), "play");
        QCOMPARE(scene.cards.ids[scene.state.laws.back()], "census"); // the last returned lies on top
        QCOMPARE(scene.state.laws.size(), 3);
    }

    void revisingWithFewLawsLeftReturnsWhatThereIs()
    {
        Scene scene = twoSeats();
        scene.laws({"census"});
        enactAt(scene, "revisionOfTheCode", "place level=1 column=1");
        scene.play(0, "return card=census");
        QCOMPARE(scene.asked(0), "play");
        QCOMPARE(scene.state.laws.size(), 1);
    }
};

QTEST_APPLESS_MAIN(TestViceroyLaws)
#include "tst_viceroy_laws.moc"
