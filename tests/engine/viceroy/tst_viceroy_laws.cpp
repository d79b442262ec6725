// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene.h"

#include <QTest>

#include <map>

using namespace sandglass;
using tests::only;
using tests::Scene;
using viceroy::ScoreStep;

/// Every law, by its number: what it does when played and what it scores at the end.
class TestViceroyLaws : public QObject {
    Q_OBJECT

    static Scene two(const char* first = "ambassador") { return Scene{first, "corsair"}; }

    /// Seat 0 plays the law; seat 1 passes.
    static QStringList enact(Scene& scene, const char* law)
    {
        scene.hand(0, {law});
        if (scene.state.round == 0)
            scene.round(1);
        scene.development();
        scene.play(0, ("play card=" + std::string(law)).c_str());
        return scene.play(1, "pass");
    }

    static QStringList enactAt(Scene& scene, const char* law, const char* place)
    {
        enact(scene, law);
        return scene.play(0, place);
    }

    static int lawPoints(Scene& scene, int seat = 0) { return scene.end().step(seat, ScoreStep::Laws); }

private slots:
    // 65
    void replacingReturnsTheCardAndKeepsItsTokensAndPile()
    {
        Scene scene = two();
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
        Scene scene = two();
        scene.lay(0, "secretService", 1, 1).tuck("druid", "secretService").tuck("spy", "secretService");
        enact(scene, "reshuffleOfOffices");
        scene.play(0, "target card=secretService");
        QCOMPARE(scene.hostOf("druid"), "reshuffleOfOffices");
        QVERIFY(scene.holds(0, "secretService"));
        QCOMPARE(lawPoints(scene), 0);
    }

    void replacingNeverReachesTheFifthLevel()
    {
        Scene scene = two();
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

    void everyCircleThatBecomesOneColoredByReplacingEarnsAGem()
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
            (QStringList{"circleClosed seat=0 color=green level=2 column=0",
                "circleClosed seat=0 color=green level=2 column=1"}));
        QCOMPARE(scene.gem(0, "green"), 2);
    }

    void aCircleThatWasOneColoredBeforeEarnsNothingAgain()
    {
        Scene scene{"tracker", "corsair"};
        scene.lay(0, "knight", 1, 1).lay(0, "sorceress", 2, 0); // green already
        enact(scene, "reshuffleOfOffices");
        QVERIFY(only(scene.play(0, "target card=knight"), "circleClosed").isEmpty());
    }

    // 66
    void doublingTucksTheLawAndDoublesEveryToken()
    {
        Scene scene = two();
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

    void aDoubledInfiniteGemComesFromTheScreenIfTheReserveHasNone()
    {
        Scene scene = two();
        scene.token(0, "ambassador", "infiniteBlue").gems(0, 1, 0, 0, 0).reserve(0, 1, 1, 1);
        enact(scene, "doublePrivileges");
        scene.play(0, "target card=ambassador");
        QCOMPARE(scene.gem(0, "blue"), 0);
        QCOMPARE(scene.tokens("ambassador").size(), 2);
    }

    void anInfiniteGemThatCannotBeDoubledStaysSingle()
    {
        Scene scene = two();
        scene.token(0, "ambassador", "infiniteBlue").reserve(0, 1, 1, 1);
        enact(scene, "doublePrivileges");
        const QStringList events = scene.play(0, "target card=ambassador");
        QVERIFY(events.contains("infiniteMissed seat=0 color=blue"));
        QCOMPARE(scene.tokens("ambassador").size(), 1);
    }

    void onlyCharactersAreDoubled()
    {
        Scene scene = two();
        scene.lay(0, "census", 1, 1);
        enact(scene, "doublePrivileges");
        QCOMPARE(scene.refused(0, "target card=census"), "notACharacter card=census");
    }

    void doublingNeedsACharacter()
    {
        Scene scene = two("census");
        scene.hand(0, {"doublePrivileges"}).round(1).development();
        QCOMPARE(scene.refused(0, "play card=doublePrivileges"), "noCharacter card=doublePrivileges");
    }

    // 67
    void barterSwapsTwoTokensForThreeGems()
    {
        Scene scene = two();
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
        QCOMPARE(scene.refused(0, "give color=green"), "noGemOfColor color=green");
        scene.play(0, "give color=blue");
        scene.play(0, "give color=blue");
        QCOMPARE(scene.tokens("corsair"), (QStringList{"points10", "science"})); // not before all is paid
        scene.play(0, "give color=red");
        QCOMPARE(scene.tokens("ambassador"), (QStringList{"infiniteRed", "magic", "points10"}));
        QCOMPARE(scene.tokens("corsair"), (QStringList{"points2", "science"}));
        QCOMPARE(scene.gem(1, "blue"), 2);
        QCOMPARE(scene.gem(1, "red"), 1);
    }

    void barterMayBeDeclined()
    {
        Scene scene = two();
        scene.token(0, "ambassador", "magic").token(1, "corsair", "points10").gems(0, 3, 0, 0, 0);
        enactAt(scene, "forcedBarter", "place level=1 column=1");
        const QStringList events = scene.play(0, "decline");
        QVERIFY(events.contains("barterDeclined seat=0"));
        QCOMPARE(scene.tokens("ambassador"), QStringList{"magic"});
        QCOMPARE(scene.gem(0, "blue"), 3);
    }

    void barterNeedsThreeGemsButAsksAllTheSame()
    {
        Scene scene = two();
        scene.token(0, "ambassador", "magic").token(1, "corsair", "points10").gems(0, 2, 0, 0, 0);
        enactAt(scene, "forcedBarter", "place level=1 column=1");
        QCOMPARE(scene.refused(0, "target card=ambassador"), "tooFewGems needed=3");
        QCOMPARE(scene.legal(0), QStringList{"decline"});
    }

    void barterNeedsATokenOnBothSides()
    {
        Scene scene = two();
        scene.token(0, "ambassador", "magic").token(1, "corsair", "infiniteRed").gems(0, 3, 0, 0, 0);
        enactAt(scene, "forcedBarter", "place level=1 column=1");
        QCOMPARE(scene.asked(0), "play"); // an infinite gem cannot be moved
    }

    // 68
    void theCensusCountsEveryCard()
    {
        Scene scene = two();
        scene.lay(0, "prince", 1, 1).lay(0, "census", 2, 0).tuck("druid", "prince").tuck("spy", "census");
        scene.tuck("fairy", "corsair");
        QCOMPARE(lawPoints(scene), 5); // three that lie, the census among them, and two tucked
    }

    // 69
    void aSummonsTakesADisplayedCardAndSkipsTheNextAuction()
    {
        Scene scene = two();
        scene.show("blue", "above", "captain").show("red", "below", "druid").small({"spy"}).gems(1, 1, 1, 1, 1);
        enactAt(scene, "royalSummons", "place level=1 column=1");
        QCOMPARE(scene.asked(0), "summonsCard");
        QCOMPARE(scene.refused(0, "take color=green pile=below"), "noCardThere color=green pile=below");
        const QStringList events = scene.play(0, "take color=blue pile=above");
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
        Scene scene = two();
        scene.show("blue", "above", "captain").small({}).round(12);
        enactAt(scene, "royalSummons", "place level=1 column=1");
        scene.play(0, "take color=blue pile=above");
        QCOMPARE(scene.displayed("blue", "above"), ""); // nothing to fill it with
        QCOMPARE(int(scene.state.skipping), 0);
    }

    void aSummonsToAnEmptyDisplayTakesNothing()
    {
        Scene scene = two();
        enactAt(scene, "royalSummons", "place level=1 column=1");
        QCOMPARE(scene.asked(0), "play");
        QCOMPARE(int(scene.state.skipping), 1);
    }

    // 70
    void revisingDrawsThreeLawsAndReturnsTwo()
    {
        Scene scene = two();
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
        Scene scene = two();
        scene.laws({"census"});
        enactAt(scene, "revisionOfTheCode", "place level=1 column=1");
        scene.play(0, "return card=census");
        QCOMPARE(scene.asked(0), "play");
        QCOMPARE(scene.state.laws.size(), 1);
    }

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
        Scene scene = two();
        const QByteArray id = law.toUtf8();
        enactAt(scene, id, "place level=1 column=1");
        QCOMPARE(scene.legal(0).size(), 3);
        QCOMPARE(scene.refused(0, "choose option=rows"), "notAnOption option=rows");
        scene.play(0, ("choose option=" + option).toUtf8());
        if (option == "infinite")
            scene.play(0, "gem color=green");
        for (int i = 0; i < gems; ++i)
            scene.play(0, "gem color=yellow");
        for (int i = 0; i < cards; ++i)
            scene.play(0, "draw deck=small");
        QCOMPARE(scene.asked(0), "play");
        QCOMPARE(scene.tokens(id), tokens);
        QCOMPARE(scene.gem(0, "yellow"), gems);
        QCOMPARE(scene.state.players[0].hand.count(), cards);
        QCOMPARE(int(scene.state.players[0].attacks), 0); // an attack token lies on the law, in plain sight
    }

    void anInfiniteGemOfAnyColorNeedsARealGem()
    {
        Scene scene = two();
        scene.gems(0, 1, 0, 0, 0).reserve(0, 0, 2, 0);
        enactAt(scene, "fortification", "place level=1 column=1");
        scene.play(0, "choose option=infinite");
        QCOMPARE(scene.refused(0, "gem color=red"), "noGemForInfinite color=red");
        const QStringList events = scene.play(0, "gem color=blue");
        QVERIFY(events.contains("infiniteFromScreen seat=0 color=blue"));
    }

    void withoutAnyGemAnInfiniteOneCannotBeChosen()
    {
        Scene scene = two();
        scene.reserve(0, 0, 0, 0);
        enactAt(scene, "magesPrivilege", "place level=1 column=1");
        QCOMPARE(scene.refused(0, "choose option=infinite"), "noGemAtAll");
        QCOMPARE(scene.legal(0), (QStringList{"choose option=magicAndBonus", "choose option=gems"}));
    }

    void cardsFromEmptyDecksAreAChoiceThatGivesNothing()
    {
        Scene scene = two();
        scene.small({}).laws({});
        enactAt(scene, "magicDecree", "place level=1 column=1");
        scene.play(0, "choose option=cards");
        QCOMPARE(scene.asked(0), "play");
    }

    // 72
    void theSecretServiceTucksHandCardsForFivePointsEach()
    {
        Scene scene = two();
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
        Scene scene = two();
        scene.hand(0, {"druid"});
        enactAt(scene, "secretService", "place level=1 column=1");
        scene.play(0, "done");
        QCOMPARE(lawPoints(scene), 0);
    }

    void anEmptyHandIsNotAsked()
    {
        Scene scene = two();
        enactAt(scene, "secretService", "place level=1 column=1");
        QCOMPARE(scene.asked(0), "play");
    }

    // 74
    void royalFavourTucksAFreeCardWhoseTokensLeave()
    {
        Scene scene = two();
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
        Scene scene = two();
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
        Scene scene = two();
        scene.lay(0, "prince", 1, 1).tuck("spy", "prince");
        enactAt(scene, "royalFavour", "place level=1 column=-1");
        // The ambassador lies in the middle now, and the law cannot tuck itself: none is free, so nothing is tucked.
        QCOMPARE(scene.asked(0), "play");
        QVERIFY(scene.lies(0, "prince", 1, 1));
        QCOMPARE(lawPoints(scene), 3); // it scores all the same
    }

    void inATopRowCardsInTheMiddleAreFreeToo()
    {
        Scene scene = two();
        scene.lay(0, "prince", 1, 1).lay(0, "druid", 1, 2).lay(0, "knight", 1, 3);
        scene.lay(0, "spy", 2, 0).lay(0, "baron", 2, 1).lay(0, "fairy", 2, 2);
        enactAt(scene, "royalFavour", "place level=1 column=4");
        QCOMPARE(scene.legal(0), (QStringList{"target card=fairy", "target card=spy", "target card=baron"}));
    }

    void belowTheTopOnlyTheOutermostCardsOfARowAreFree()
    {
        Scene scene = two();
        scene.lay(0, "prince", 1, 1).lay(0, "druid", 1, 2).lay(0, "knight", 1, 3).lay(0, "miner", 1, 4);
        scene.lay(0, "mentor", 1, 5).lay(0, "regent", 1, 6);
        scene.lay(0, "spy", 2, 0).lay(0, "baron", 2, 1).lay(0, "fairy", 2, 3).lay(0, "hermit", 2, 5);
        scene.lay(0, "agent", 3, 0);
        enactAt(scene, "royalFavour", "place level=1 column=7");
        // On the second level the hermit is outermost; the fairy is neither that nor on top.
        QCOMPARE(scene.legal(0), (QStringList{"target card=agent", "target card=hermit"}));
    }

    // 75
    void harmonyAddsThreePointsToEverySet()
    {
        Scene scene = two();
        scene.lay(0, "harmonyOfOrders", 1, 1).lay(0, "prince", 1, 2);
        scene.token(0, "ambassador", "magic", 3).token(0, "ambassador", "science", 2);
        scene.token(0, "prince", "defense", 2);
        scene.end();
        QCOMPARE(scene.step(0, ScoreStep::Laws), 6);
        QCOMPARE(scene.step(0, ScoreStep::Sets), 24);
    }

    // 76
    void theTreasuryTakesUpToEightGemsForTwoPointsEach()
    {
        Scene scene = two();
        scene.gems(0, 4, 4, 4, 0);
        enactAt(scene, "royalTreasury", "place level=1 column=1");
        QCOMPARE(scene.refused(0, "give color=yellow"), "noGemOfColor color=yellow");
        for (int i = 0; i < 4; ++i) {
            scene.play(0, "give color=blue");
            scene.play(0, "give color=red");
        }
        QCOMPARE(scene.asked(0), "play"); // eight are all it takes
        QCOMPARE(scene.gem(0, "green"), 4);
        QCOMPARE(lawPoints(scene), 16);
    }

    void theTreasuryMayStayEmpty()
    {
        Scene scene = two();
        enactAt(scene, "royalTreasury", "place level=1 column=1");
        QCOMPARE(scene.legal(0), QStringList{"done"});
        scene.play(0, "done");
        QCOMPARE(lawPoints(scene), 0);
    }

    void gemsOfATreasuryThatIsTuckedAwayGoBackToTheReserve()
    {
        Scene scene = two();
        scene.lay(0, "royalTreasury", 1, 1);
        scene.state.stored = {2, 1, 0, 0};
        scene.state.storedOn = 75;
        scene.state.reserve[0] = static_cast<std::uint8_t>(scene.state.reserve[0] - 2);
        scene.state.reserve[1] = static_cast<std::uint8_t>(scene.state.reserve[1] - 1);
        enactAt(scene, "royalFavour", "place level=1 column=-1");
        scene.play(0, "target card=royalTreasury");
        QCOMPARE(scene.inReserve("blue"), 8);
    }

    // 78
    void theArchiveTucksCardsThatAreTaken()
    {
        Scene scene = two();
        scene.lay(0, "royalArchive", 1, 1).small({"spy", "fairy"}).gems(0, 0, 0, 0, 1).hand(0, {"druid"});
        scene.round(1).development();
        scene.play(0, "play card=druid");
        scene.play(1, "pass");
        scene.play(0, "place level=1 column=2");
        scene.play(0, "draw deck=small");
        QCOMPARE(scene.asked(0), "archive");
        QCOMPARE(scene.refused(0, "tuck card=fairy"), "notTheTakenCard card=fairy");
        scene.play(0, "tuck card=spy");
        QCOMPARE(scene.hostOf("spy"), "royalArchive");
        QVERIFY(!scene.holds(0, "spy"));
        QCOMPARE(lawPoints(scene), 4);
    }

    void theArchiveAlsoTakesAuctionedCards()
    {
        Scene scene = two();
        scene.lay(0, "royalArchive", 1, 1).show("blue", "below", "captain").gems(0, 1, 0, 0, 0).round(1).auction();
        scene.play(1, "pass");
        scene.play(0, "bid bid=blue");
        QCOMPARE(scene.asked(0), "archive");
        scene.play(0, "tuck card=captain");
        QCOMPARE(scene.hostOf("captain"), "royalArchive");
        QCOMPARE(scene.asked(1), "takeGem");
    }

    void theArchiveAsksForEveryLawOfARevision()
    {
        Scene scene = two();
        scene.lay(0, "royalArchive", 1, 1).laws({"census", "patronage1", "patronage2"});
        enactAt(scene, "revisionOfTheCode", "place level=1 column=2");
        scene.play(0, "tuck card=census");
        scene.play(0, "decline");
        scene.play(0, "tuck card=patronage2");
        QCOMPARE(scene.asked(0), "returnLaw");
        QCOMPARE(scene.legal(0), QStringList{"return card=patronage1"});
        scene.play(0, "return card=patronage1");
        QCOMPARE(lawPoints(scene), 8); // two cards, as in the example
    }

    void theArchiveTakesTheCardOfASummons()
    {
        Scene scene = two();
        scene.lay(0, "royalArchive", 1, 1).show("blue", "above", "captain");
        enactAt(scene, "royalSummons", "place level=1 column=2");
        scene.play(0, "take color=blue pile=above");
        scene.play(0, "tuck card=captain");
        QCOMPARE(scene.hostOf("captain"), "royalArchive");
    }

    // 79
    void theFeastCountsCirclesAndInfiniteGems()
    {
        Scene scene{"inventor", "corsair"};
        scene.lay(0, "hermit", 1, 1).lay(0, "baron", 2, 0).lay(0, "feastOfColours", 1, 2);
        scene.token(0, "hermit", "infiniteBlue", 2);
        QCOMPARE(lawPoints(scene), 3);
    }

    // 85 to 88
    void patronageScoresTwoForEachNeighbouringCharacter_data()
    {
        QTest::addColumn<QString>("law");
        for (const char* id : {"patronage1", "patronage2", "patronage3", "patronage4"})
            QTest::newRow(id) << id;
    }
    void patronageScoresTwoForEachNeighbouringCharacter()
    {
        QFETCH(QString, law);
        Scene scene = two();
        scene.lay(0, "prince", 1, 1).lay(0, "druid", 1, 2).lay(0, "knight", 1, 3);
        scene.lay(0, "spy", 2, 0).lay(0, law.toUtf8(), 2, 1).lay(0, "fairy", 2, 2);
        scene.lay(0, "agent", 3, 0).lay(0, "baron", 3, 1);
        scene.tuck("miner", law.toUtf8()); // tucked cards are nobody's neighbours
        QCOMPARE(lawPoints(scene), 12); // six neighbours are all there can be
    }

    void aLawIsNoNeighbourForPatronageAndAGapIsNone()
    {
        Scene scene = two();
        scene.lay(0, "census", 1, 1).lay(0, "patronage1", 1, 2).lay(0, "knight", 1, 3).lay(0, "miner", 1, 4);
        scene.lay(0, "fairy", 2, 3); // over knight and miner: touches no more of the law than its corner
        scene.end();
        int patronage = -1;
        for (const auto& line : scene.score(0).lines)
            if (line.step == ScoreStep::Laws && line.card == 84)
                patronage = line.points;
        QCOMPARE(patronage, 2); // the knight; the census is a law
    }

    void lawsInHandScoreNothing()
    {
        Scene scene = two();
        scene.hand(0, {"census", "patronage1"});
        QCOMPARE(lawPoints(scene), 0);
        QVERIFY(scene.discarded("census"));
    }

    void everyPairOfColorsOccursOnTwoLaws()
    {
        const auto& cards = tests::viceroyCards();
        std::map<std::pair<int, int>, int> pairs;
        for (std::size_t law = 64; law < 88; ++law) {
            QCOMPARE(cards.cards[law].topLeft, cards.cards[law].topRight);
            ++pairs[{static_cast<int>(cards.cards[law].topLeft), static_cast<int>(cards.cards[law].bottom)}];
        }
        QCOMPARE(pairs.size(), std::size_t{12});
        for (const auto& [pair, count] : pairs) {
            QVERIFY(pair.first != pair.second);
            QCOMPARE(count, 2);
        }
    }
};

QTEST_APPLESS_MAIN(TestViceroyLaws)
#include "tst_viceroy_laws.moc"
