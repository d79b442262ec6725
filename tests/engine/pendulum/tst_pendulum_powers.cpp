// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum_play.h"

#include <QtTest/QTest>

using namespace sandglass;
using test::Play;
using test::running;

namespace {

Play at(std::string_view character, std::string_view seat, std::string_view more = "", int seats = 2)
{
    std::string options = R"({"seats": )" + std::to_string(seats) + R"(, "characters": [")" + std::string(character)
        + R"(")" + (seats > 1 ? R"(, "random")" : "") + "]}";
    return Play(options, running({seat}, more));
}

} // namespace

/// The advanced characters' special cards, production, several stratagems on one action, and glory.
class TestPendulumPowers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Question: several stratagems on one action? Yes; a waived price covers only one of the two actions.
    void bolkTakesTheNeighbouringActionTooAndPaysForBoth()
    {
        Play play = at("warmonger", R"("stocks": {"gold": 4}, "workers": {"grande1": "green.bottom.2"})");
        play.does(0, "act worker=grande1 box=green.bottom.box2 with=extra");
        QCOMPARE(play.has(0, "popularity"), 2);
        QCOMPARE(play.asked(0), "again");
        QVERIFY(play.mayDo(0, "again box=green.bottom.box1 with=nothing"));
        QVERIFY(play.mayDo(0, "again box=green.bottom.box3 with=nothing"));
        QCOMPARE(play.tries(0, "again box=green.bottom.box2 with=nothing"), "notNeighbour spot=green.bottom.box2");
        play.does(0, "again box=green.bottom.box1 with=nothing");
        QCOMPARE(play.has(0, "power"), 1);
        QCOMPARE(play.has(0, "gold"), 0);
        QVERIFY(play.inDiscard(0, "warmonger3"));
    }
    void aWaiverCoversOnlyOneOfBolksTwoActions()
    {
        Play play = at("warmonger",
            R"("stocks": {"gold": 0}, "hand": ["warmonger3", "reward19"], "workers": {"grande1": "green.bottom.2"})");
        play.does(0, "act worker=grande1 box=green.bottom.box2 with=extra.waive");
        QCOMPARE(play.tries(0, "again box=green.bottom.box1 with=waive"), "cardMissing");
        QCOMPARE(play.tries(0, "again box=green.bottom.box1 with=nothing"), "cannotPay stock=gold needed=2 held=0");
        play.does(0, "skip");
        QCOMPARE(play.has(0, "popularity"), 2);
    }
    void twoWaiversCoverBoth()
    {
        Play play = at("warmonger",
            R"("stocks": {"gold": 0}, "hand": ["warmonger3", "reward19", "reward23"],)"
            R"("workers": {"grande1": "green.bottom.2"})");
        play.does(0, "act worker=grande1 box=green.bottom.box2 with=extra.waive")
            .does(0, "again box=green.bottom.box1 with=waive");
        QCOMPARE(play.has(0, "power"), 1);
    }
    void theEndOfARowHasOneNeighbour()
    {
        Play play = at("warmonger", R"("workers": {"grande1": "black.bottom.4"})");
        play.does(0, "act worker=grande1 box=black.bottom.box4 with=extra").does(0, "gain resource=military");
        QVERIFY(play.mayDo(0, "again box=black.bottom.box3 with=nothing")); // the first reward helps to pay the second
        QCOMPARE(play.tries(0, "again box=black.bottom.box1 with=nothing"), "notNeighbour spot=black.bottom.box1");
    }

    void mesoatRepeatsAnActionAndPaysTwice()
    {
        Play play = at("pacifist", R"("stocks": {"gold": 4}, "workers": {"grande1": "green.bottom.2"})");
        play.does(0, "act worker=grande1 box=green.bottom.box2 with=extra")
            .does(0, "again box=green.bottom.box2 with=nothing");
        QCOMPARE(play.has(0, "popularity"), 4);
        QCOMPARE(play.has(0, "gold"), 0);
        QCOMPARE(play.tries(0, "act worker=grande1 box=green.bottom.box2 with=nothing"), "alreadyActed worker=grande1");
    }
    void mesoatDoesNotRepeatAtANeighboursBox()
    {
        Play play = at("pacifist", R"("stocks": {"gold": 4}, "workers": {"grande1": "green.bottom.2"})");
        play.does(0, "act worker=grande1 box=green.bottom.box2 with=extra");
        QCOMPARE(play.tries(0, "again box=green.bottom.box3 with=nothing"), "notNeighbour spot=green.bottom.box3");
    }
    void aSecondActionIsFinishedAfterTheTimerHasGone()
    {
        Play play = at("pacifist", R"("stocks": {"gold": 4}, "workers": {"grande1": "green.bottom.2"})");
        play.does(0, "act worker=grande1 box=green.bottom.box2 with=extra").does(1, "flip timer=green");
        play.does(0, "again box=green.bottom.box2 with=nothing");
    }
    void mesoatAchievesWithoutTheRequirementButStillOnceARound()
    {
        Play play = at("pacifist", R"("stocks": {"culture": 8, "votes": 4})",
            R"("achievement": "crushRebellion", "legendaryHere": false)");
        play.does(0, "play card=pacifist2"); // no token, no choice: the scroll's reward
        QCOMPARE(play.has(0, "gold"), 2 + 5);
        QCOMPARE(play.has(0, "culture"), 4);
        QCOMPARE(play.has(0, "votes"), 2);
        play.does(0, "flip timer=black");
        QCOMPARE(play.tries(0, "achieve take=reward twice=no"), "achievementUsed");
    }
    void mesoatsRedProductionConquersAndTheNewProvinceDoesNotProduceYet()
    {
        Play play = at("pacifist",
            R"("stocks": {"gold": 2, "military": 0}, "workers": {"grande1": "green.bottom.2"},)"
            R"("provinces": {"red": ["kasalat"]})",
            R"("row": ["jillay"])");
        play.does(0, "act worker=grande1 box=green.bottom.box3 with=nothing");
        QCOMPARE(play.has(0, "military"), 2);
        play.does(0, "take source=first").does(0, "tuck colour=red");
        QCOMPARE(play.has(0, "military"), 2);
    }

    void dhrenkirTakesAnAchievementTwiceWithTheLegendaryPointAtMostOnce()
    {
        const char* rich = R"("stocks": {"military": 8, "votes": 3, "gold": 0})";
        const char* table = R"("achievement": "crushRebellion", "legendaryHere": true)";
        Play both = at("tyrant", rich, table);
        both.does(0, "achieve take=legendary twice=yes");
        QCOMPARE(both.has(0, "legendary"), 1);
        QCOMPARE(both.has(0, "gold"), 5);
        QCOMPARE(both.asked(0), "");

        Play choice = at("tyrant", rich, table);
        choice.does(0, "achieve take=reward twice=yes");
        QCOMPARE(choice.asked(0), "claim");
        choice.does(0, "claim take=reward");
        QCOMPARE(choice.has(0, "gold"), 10);
        QVERIFY(choice.inDiscard(0, "tyrant3"));

        Play other = at("insidious", rich, table);
        QCOMPARE(other.tries(0, "achieve take=reward twice=yes"), "cardMissing");
    }

    void gambalRushesAWorkerIntoABoxOfATimerRow()
    {
        Play play = at("insurgent", R"("stocks": {"gold": 2})");
        play.does(0, "rush worker=regular1 box=green.bottom.box2 with=nothing");
        QCOMPARE(play.spotOf(0, "regular1"), "green.bottom.box2");
        QCOMPARE(play.has(0, "popularity"), 2);
        QCOMPARE(play.has(0, "gold"), 0);
        QCOMPARE(play.tries(0, "rush worker=grande1 box=black.bottom.box2 with=nothing"), "cardMissing");
    }
    void gambalIsNotBlockedOnTheWayAndTheVariantDoesNotReachBoxes()
    {
        Play play = at(
            "insurgent", R"("oneWorkerAFrame": true, "stocks": {"gold": 4}, "workers": {"grande1": "green.bottom.2"})");
        play.does(0, "rush worker=regular1 box=green.bottom.box2 with=nothing");
        play.does(0, "act worker=grande1 box=green.bottom.box2 with=nothing");
    }
    void gambalNeitherTakesAStuckWorkerNorAProducingBoxNorARowWithoutTimer()
    {
        Play play = at("insurgent", R"("workers": {"grande1": "black.bottom.2"})");
        QCOMPARE(
            play.tries(0, "rush worker=grande1 box=green.bottom.box2 with=nothing"), "rowHasTimer row=black.bottom");
        QCOMPARE(play.tries(0, "rush worker=regular1 box=black.bottom.box1 with=nothing"),
            "productionForbidden spot=black.bottom.box1");
        QCOMPARE(play.tries(0, "rush worker=regular1 box=green.top.box2 with=nothing"), "noTimerInRow row=green.top");
    }
    void gambalsRedProductionRetrievesAWorkerOrLetsItBe()
    {
        Play play =
            at("insurgent", R"("stocks": {"gold": 2, "military": 0}, "workers": {"grande1": "green.bottom.2"})");
        play.does(0, "act worker=grande1 box=green.bottom.box3 with=nothing");
        QCOMPARE(play.has(0, "military"), 2);
        play.does(0, "retrieve worker=grande1");
        QCOMPARE(play.spotOf(0, "grande1"), "mat");
    }
    // Production through a council card: the worker comes back then, too.
    void gambalRetrievesDuringTheCouncilPhase()
    {
        Play play = at("insurgent", R"("workers": {"grande1": "green.bottom.2"}, "owed": {"decisions": ["reward"]})",
            R"("phase": "rewards", "order": ["0", "1", "neutral"], "offer": ["reward2"])");
        play.does(0, "choose choice=first").does(0, "retrieve worker=grande1");
        QCOMPARE(play.spotOf(0, "grande1"), "mat");
    }

    void liciniasWildProductionNeverGivesVotes()
    {
        Play play = at("alchemist", R"("stocks": {"gold": 2}, "workers": {"grande1": "green.bottom.2"})");
        play.does(0, "act worker=grande1 box=green.bottom.box3 with=nothing");
        QCOMPARE(play.legal(0), "gain resource=military\ngain resource=culture\ngain resource=gold\n");
        for (int i = 0; i < 4; ++i)
            play.does(0, "gain resource=culture");
        QCOMPARE(play.has(0, "culture"), 5);
        QCOMPARE(play.asked(0), "");
    }
    void liciniasCardCannotFetchItself()
    {
        Play play = at("alchemist", "");
        QCOMPARE(play.tries(0, "play card=alchemist2"), "nothingToRecover");
        play.does(0, "play card=alchemist1").does(0, "pay resource=gold").does(0, "pay resource=gold");
        play.does(0, "advance track=prestige");
        QCOMPARE(play.has(0, "prestige"), 2);
        play.does(0, "play card=alchemist2").does(0, "pay resource=military").does(0, "pay resource=culture");
        QCOMPARE(play.legal(0), "recall card=alchemist1\n");
    }

    // "Pay once": six for four is not possible.
    void aPriceIsPaidOnceAPlay()
    {
        Play play = at("tyrant", R"("stocks": {"culture": 6})");
        play.does(0, "play card=tyrant1");
        QCOMPARE(play.has(0, "prestige"), 2);
        QCOMPARE(play.tries(0, "play card=tyrant1"), "cardPlayed card=tyrant1");
    }
    void recoveringTakesEverythingBackForFiveCultureWithCardsStillInHand()
    {
        const auto champion = [](int culture) {
            return at("champion",
                R"("discard": ["champion1", "champion2", "reward24"], "stocks": {"culture": )" + std::to_string(culture)
                    + "}");
        };
        QCOMPARE(champion(4).tries(0, "recover"), "cannotPay stock=culture needed=5 held=4");
        Play play = champion(6);
        QVERIFY(play.inHand(0, "champion3"));
        play.does(0, "recover");
        QCOMPARE(play.has(0, "culture"), 1);
        for (const char* card : {"champion1", "champion2", "champion3", "reward24"})
            QVERIFY(play.inHand(0, card));
        QCOMPARE(play.tries(0, "recover"), "nothingToRecover");
    }
    void bolksExchangeGoesOneWayAndLosesTheSurplus()
    {
        Play play = at("warmonger", R"("stocks": {"military": 6, "culture": 8})");
        play.does(0, "play card=warmonger2");
        QCOMPARE(play.tries(0, "exchange from=military amount=7"), "cannotPay stock=military needed=7 held=6");
        play.does(0, "exchange from=military amount=5");
        QCOMPARE(play.has(0, "military"), 1);
        QCOMPARE(play.has(0, "culture"), 10);
        QVERIFY(play.told("lost seat=0 stock=culture amount=3"));
    }

    // "Sláva": the example of three points past the end of the power track.
    void surplusPointsBecomeGloryFromTheSupplyOrTheMat()
    {
        Play play = at("champion",
            R"("usesGlory": true, "stocks": {"military": 8, "power": 21}, "workers": {"grande1": "purple.bottom.2"},)"
            R"("provinces": {"brown": ["kasalat", "jillay"]})");
        play.does(0, "act worker=grande1 box=purple.bottom.box3 with=nothing");
        QCOMPARE(play.asked(0), "glory");
        play.does(0, "glory cube=supply").does(0, "glory cube=supply");
        QCOMPARE(play.tries(0, "glory cube=supply"), "noCube cube=supply"); // eight on the mat, two on the track
        play.does(0, "glory cube=mat");
        QCOMPARE(int{play.state().seats[0].glory[0]}, 3);
        QCOMPARE(play.has(0, "military"), 7);
        QCOMPARE(int{play.state().seats[0].limit[0]}, 7); // fewer cubes for good
        QCOMPARE(play.has(0, "power"), 21);
    }
    void gloryMayBeDeclinedAndWithoutItTheSurplusIsLost()
    {
        const char* seat = R"("stocks": {"power": 21, "votes": 0}, "workers": {"grande1": "green.bottom.1"})";
        Play with = at("champion", std::string(R"("usesGlory": true, )") + seat);
        with.does(0, "act worker=grande1 box=green.bottom.box1 with=nothing").does(0, "glory cube=nowhere");
        QCOMPARE(int{with.state().seats[0].glory[0]}, 0);
        Play without = at("champion", seat);
        without.does(0, "act worker=grande1 box=green.bottom.box1 with=nothing");
        QCOMPARE(without.asked(0), "");
        QVERIFY(without.told("lost seat=0 stock=power amount=1"));
    }
    void gloryIsNotPaidAndPayingPointsLeavesIt()
    {
        Play play = at("warmonger",
            R"("usesGlory": true, "glory": {"power": 4}, "stocks": {"power": 1}, "discard": ["warmonger1"])");
        QCOMPARE(play.tries(0, "recover"), "cannotPay stock=power needed=2 held=1");
        Play rich = at("warmonger",
            R"("usesGlory": true, "glory": {"power": 4}, "stocks": {"power": 21}, "discard": ["warmonger1"])");
        rich.does(0, "recover");
        QCOMPARE(rich.has(0, "power"), 19);
        QCOMPARE(int{rich.state().seats[0].glory[0]}, 4);
    }

    void resourcesStopAtTenAndVotesDoNot()
    {
        Play play = at("champion",
            R"("stocks": {"gold": 9, "votes": 30}, "workers": {"grande1": "black.bottom.1", "regular1": "black.bottom.2"})");
        play.does(0, "act worker=grande1 box=black.bottom.box1 with=nothing");
        QCOMPARE(play.has(0, "gold"), 10);
        play.does(0, "act worker=regular1 box=black.bottom.box2 with=nothing");
        QCOMPARE(play.has(0, "votes"), 31);
    }

    // The worked example of production: 6 military, 2 culture and 1 power from red.
    void productionCountsTheMatAndEveryProvinceUnderTheSlot()
    {
        Play play = at("champion",
            R"("stocks": {"military": 0, "gold": 2}, "workers": {"grande1": "green.bottom.2"},)"
            R"("provinces": {"red": ["kasalat", "arcanhold", "onland"], "blue": ["jillay"]})");
        play.does(0, "act worker=grande1 box=green.bottom.box3 with=nothing");
        QCOMPARE(play.has(0, "military"), 6);
        QCOMPARE(play.has(0, "culture"), 2);
        QCOMPARE(play.has(0, "power"), 1);
    }

    // Question: the deck's top card without filling the row first? Yes.
    void provincesComeFromTheRowOrTheDeckEvenWithGaps()
    {
        Play play = at("champion", R"("owed": {"decisions": ["province"], "provinces": 2})",
            R"("row": ["none", "riss", "cham", "none"], "provinceDeck": ["onland"])");
        play.does(0, "take source=deck");
        QVERIFY(play.told("provinceTaken seat=0 source=deck card=onland"));
        play.does(0, "tuck colour=yellow").does(0, "take source=second").does(0, "tuck colour=yellow");
        QCOMPARE(play.provincesUnder(0, "yellow"), 2);
        play.does(1, "refill");
        QCOMPARE(play.tries(1, "refill"), "provinceRowFull");
    }
    void anEmptyPlaceOfTheRowAndAnEmptyDeckGiveNothing()
    {
        Play play =
            at("champion", R"("owed": {"decisions": ["province"], "provinces": 1})", R"("row": ["none", "riss"])");
        for (const std::uint8_t card : play.state().provinceDeck)
            play.state().provincesGone |= std::uint64_t{1} << card;
        play.state().provinceDeck.clear();
        QCOMPARE(play.tries(0, "take source=first"), "noProvinceThere source=first");
        QCOMPARE(play.tries(0, "take source=deck"), "noProvinceThere source=deck");
        play.does(0, "take source=second");
    }
    void anyNumberOfProvincesLiesUnderASlotUntilTheCouncil()
    {
        Play play = at("champion",
            R"("provinces": {"red": ["riss", "cham", "ember"]}, "owed": {"decisions": ["province"], "provinces": 1})");
        play.does(0, "take source=first").does(0, "tuck colour=red");
        QCOMPARE(play.provincesUnder(0, "red"), 4);
    }
};

QTEST_APPLESS_MAIN(TestPendulumPowers)
#include "tst_pendulum_powers.moc"
