// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum_play.h"

#include <QtTest/QTest>

#include <set>

using namespace sandglass;
using test::Play;

namespace {

struct Case {
    const char* refusal; ///< the whole refusal, as text
    const char* characters; ///< of two seats
    std::string setup;
    int seat;
    const char* action;
};

std::string alone(std::string_view seat, std::string_view more = "")
{
    return test::running({seat, ""}, more);
}

std::string allProvincesGone()
{
    std::string ids;
    for (const auto& province : test::pendulumCards().provinces)
        ids += (ids.empty() ? "\"" : ", \"") + province.id + "\"";
    return R"("row": ["none", "none", "none", "none"], "provincesGone": [)" + ids + "]";
}

const char* const champion = R"("champion", "briber")";
constexpr const char* untimed = R"("untimed": [1, 2, 3, 4], "step": 2)";

/// Every reason to say no, and what it takes to hear it. A round is running, the timers stand in the bottom rows.
const std::vector<Case>& cases()
{
    static const std::string order = R"("order": ["0", "1", "neutral"])";
    static const std::string opening = "{" + order + "}";
    static const std::string council = R"("phase": "rewards", "turn": 0, )" + order;
    static const std::string limit = R"("phase": "limit")";
    static const std::string between = R"({"phase": "reposition", "round": 2, )" + order;
    static const std::string reward = R"("owed": {"decisions": ["reward"]})";
    static const std::string three = R"("provinces": {"red": ["kasalat", "jillay", "herkashor"], "blue": ["lochern"]},)"
                                     R"("owed": {"decisions": ["discard"]})";
    static const std::vector<Case> all{
        {"noSuchThing", champion, alone(""), 3, "done"},
        {"gameIsOver", champion, R"({"phase": "over", "round": 4})", 0, "done"},
        {"decideFirst decision=resource", champion, alone(R"("owed": {"decisions": ["resource"], "resources": 1})"), 0,
            "place worker=grande1 spot=black.top.1"},
        {"nothingToDecide decision=resource", champion, alone(""), 0, "gain resource=gold"},
        {"openingFirst", champion, opening, 0, "play card=champion1"},
        {"notYourTurn seat=0", champion, opening, 1, "place worker=grande1 spot=black.bottom.1"},
        {"roundNotBegun", champion, R"({"phase": "ready"})", 0, "play card=champion1"},
        {"councilPhase", champion, between + "}", 0, "play card=champion1"},
        {"notNow phase=opening", champion, opening, 0, "done"},
        {"notNow phase=ready", champion, R"({"phase": "ready"})", 0, "done"},
        {"notNow phase=playing", champion, alone(""), 0, "begin"},
        {"notNow phase=councilCalled", champion, alone("", R"("phase": "councilCalled")"), 0, "begin"},
        {"notNow phase=rewards", champion, alone(reward, council), 1, "done"},
        {"notNow phase=limit", champion, alone(three, limit), 1, "done"},
        {"notNow phase=reposition", champion, between + "}", 0, "begin"},
        {"alreadyDone", champion, alone("", std::string(untimed) + R"(, "done": [0])"), 0, "play card=champion1"},
        {"notDone", champion, alone("", untimed), 0, "resume"},
        {"nobodyOvertook", champion, alone("", std::string(untimed) + R"(, "done": [0])"), 0, "resume"},
        {"timedRound", champion, alone(""), 0, "done"},
        {"openingWorker worker=grande1", champion, opening, 0, "place worker=regular1 spot=black.bottom.1"},
        {"bottomRowOnly", champion, opening, 0, "place worker=grande1 spot=black.top.1"},
        {"workerNotInPlay worker=regular2", champion, alone(""), 0, "place worker=regular2 spot=black.top.1"},
        {"alreadyThere spot=mat", champion, alone(""), 0, "place worker=grande1 spot=mat"},
        {"rowHasTimer row=purple.bottom", champion, alone(""), 0, "place worker=grande1 spot=purple.bottom.1"},
        {"notAFrame spot=purple.top.box1", champion, alone(""), 0, "place worker=grande1 spot=purple.top.box1"},
        {"noSuchSpace spot=purple.top.3", champion, alone(""), 0, "place worker=grande1 spot=purple.top.3"},
        {"frameTaken spot=purple.top.2", champion, alone(""), 0, "place worker=regular1 spot=purple.top.2"},
        {"ownWorkerThere spot=black.top.1", champion,
            alone(R"("oneWorkerAFrame": true, "workers": {"grande1": "black.top.1"})"), 0,
            "place worker=regular1 spot=black.top.1"},
        {"notInAFrame worker=grande1", champion, alone(""), 0, "act worker=grande1 box=black.bottom.box1 with=nothing"},
        {"alreadyActed worker=grande1", champion, alone(R"("workers": {"grande1": "black.bottom.box1"})"), 0,
            "act worker=grande1 box=black.bottom.box1 with=nothing"},
        {"noTimerInRow row=black.top", champion, alone(R"("workers": {"grande1": "black.top.1"})"), 0,
            "act worker=grande1 box=black.top.box1 with=nothing"},
        {"boxNotServed spot=purple.bottom.box3", champion, alone(R"("workers": {"grande1": "purple.bottom.1"})"), 0,
            "act worker=grande1 box=purple.bottom.box3 with=nothing"},
        {"cardMissing", champion, alone(R"("workers": {"grande1": "purple.bottom.1"})"), 0,
            "act worker=grande1 box=purple.bottom.box1 with=waive"},
        {"waiverNotHere", champion, alone(R"("hand": ["reward19"], "workers": {"grande1": "black.bottom.3"})"), 0,
            "act worker=grande1 box=black.bottom.box3 with=waive"},
        {"productionForbidden spot=purple.bottom.box1", R"("insurgent", "champion")", alone(""), 0,
            "rush worker=grande1 box=purple.bottom.box1 with=nothing"},
        {"notNeighbour spot=purple.bottom.box3", R"("warmonger", "briber")",
            alone(R"("owed": {"decisions": ["again"], "againBox": "purple.bottom.box1", "againKind": "neighbour"})"), 0,
            "again box=purple.bottom.box3 with=nothing"},
        {"cannotPay stock=gold needed=2 held=1", champion,
            alone(R"("stocks": {"gold": 1}, "workers": {"grande1": "purple.bottom.1"})"), 0,
            "act worker=grande1 box=purple.bottom.box1 with=nothing"},
        {"cannotPayAny needed=8 held=6", R"("implacable", "briber")", alone(""), 0, "play card=implacable4"},
        {"cardNotYours card=briber1", champion, alone(""), 0, "play card=briber1"},
        {"cardPlayed card=champion1", champion, alone(R"("discard": ["champion1"])"), 0, "play card=champion1"},
        {"playWithAction card=reward19", champion, alone(R"("hand": ["reward19"])"), 0, "play card=reward19"},
        {"playWithAchievement card=tyrant3", R"("tyrant", "briber")", alone(""), 0, "play card=tyrant3"},
        {"noWorkerToRetrieve", champion, alone(""), 0, "play card=champion3"},
        {"workerNotStuck worker=grande1", champion, alone(R"("owed": {"decisions": ["retrieve"], "retrieve": 1})"), 0,
            "retrieve worker=grande1"},
        {"workerLimit limit=4", champion,
            alone(R"("stocks": {"military": 7}, "workers": {"regular2": "mat", "regular3": "mat"})"), 0,
            "play card=champion4"},
        {"nothingToRecover", champion, alone(R"("stocks": {"culture": 5})"), 0, "recover"},
        {"notRecallable card=alchemist1", R"("alchemist", "briber")",
            alone(R"("discard": ["alchemist3"], "owed": {"decisions": ["recall"]})"), 0, "recall card=alchemist1"},
        {"nothingToExchange", R"("warmonger", "briber")", alone(R"("stocks": {"military": 0, "culture": 0})"), 0,
            "play card=warmonger2"},
        {"notExchangeable stock=gold", R"("warmonger", "briber")", alone(R"("owed": {"decisions": ["exchange"]})"), 0,
            "exchange from=gold amount=1"},
        {"sameTrack stock=power", champion, alone(R"("stocks": {"power": 1}, "owed": {"decisions": ["swap"]})"), 0,
            "swap from=power to=power"},
        {"noPoints", champion, alone(R"("hand": ["reward13"])"), 0, "play card=reward13"},
        {"achievementUsed", champion, alone(R"("achieved": true)"), 0, "achieve take=reward twice=no"},
        {"requirementMissing stock=military needed=8 held=2", champion,
            alone(R"("stocks": {"votes": 3})", R"("achievement": "crushRebellion")"), 0,
            "achieve take=reward twice=no"},
        {"requirementAny needed=12 held=6", champion,
            alone(R"("stocks": {"votes": 3})", R"("achievement": "provenLeader")"), 0, "achieve take=reward twice=no"},
        {"legendaryGone", champion,
            alone(R"("stocks": {"votes": 3, "military": 8})", R"("achievement": "crushRebellion")"), 0,
            "achieve take=legendary twice=no"},
        {"legendaryOwned", champion,
            alone(R"("stocks": {"votes": 3, "military": 8, "legendary": 1})",
                R"("achievement": "crushRebellion", "legendaryHere": true)"),
            0, "achieve take=legendary twice=no"},
        {"noProvinceLeft", champion,
            alone(R"("stocks": {"military": 4}, "workers": {"grande1": "black.bottom.3"})", allProvincesGone()), 0,
            "act worker=grande1 box=black.bottom.box3 with=nothing"},
        {"provinceRowFull", champion, alone(""), 0, "refill"},
        {"provinceDeckEmpty", champion, alone("", allProvincesGone()), 0, "refill"},
        {"noProvinceThere source=first", champion,
            alone(R"("owed": {"decisions": ["province"], "provinces": 1})", R"("row": ["none", "riss"])"), 0,
            "take source=first"},
        {"notYourProvince card=riss", champion, alone(three, limit), 0, "discard card=riss"},
        {"withinLimit colour=blue limit=2", champion, alone(three, limit), 0, "discard card=lochern"},
        {"sandRuns timer=green seconds=120", champion,
            R"({"phase": "playing", "markers": 2, "timers": {"green": {"row": "bottom", "flippedAt": 0}}})", 0,
            "flip timer=green"},
        {"timerTrackFlips", champion, alone("", untimed), 0, "flip timer=black"},
        {"councilCalled", champion, alone("", R"("phase": "councilCalled")"), 0, "flip timer=black"},
        {"rewardGone choice=first", champion,
            alone(reward, council + R"(, "offer": ["none", "reward1", "reward2", "reward3", "reward4"])"), 0,
            "choose choice=first"},
        {"grandeTurned", champion, alone(reward, council + R"(, "grandeUp": false)"), 0, "choose choice=grande"},
        {"grandeOwned", champion, alone(reward + R"(, "workers": {"grande2": "mat", "regular3": "gone"})", council), 0,
            "choose choice=grande"},
        {"notARegular worker=grande1", champion, alone(R"("owed": {"decisions": ["promote"]})", council), 0,
            "promote worker=grande1"},
        {"limitOwned", champion,
            alone(reward + R"(, "provinceLimit": 3)",
                council + R"(, "offer": ["reward4", "reward1", "reward2", "reward3", "reward6"])"),
            0, "choose choice=first"},
        {"noCube cube=mat", champion,
            alone(R"("usesGlory": true, "stocks": {"military": 0},)"
                  R"("owed": {"decisions": ["glory"], "glory": {"power": 1}})"),
            0, "glory cube=mat"},
        {"cannotSkip decision=resource", champion, alone(R"("owed": {"decisions": ["resource"], "resources": 1})"), 0,
            "skip"},
        {"paceNotYours seat=0", champion, between + "}", 1, "pace mode=untimed"},
        {"paceSame mode=timed", champion, between + "}", 0, "pace mode=timed"},
        {"paceSettled", champion, between + R"(, "paceChanged": true})", 0, "pace mode=untimed"},
    };
    return all;
}

} // namespace

class TestPendulumRefusals : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRefusalIsHeardInItsSituation_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < cases().size(); ++i)
            QTest::newRow(cases()[i].refusal) << static_cast<int>(i);
    }
    void everyRefusalIsHeardInItsSituation()
    {
        QFETCH(int, index);
        const Case& tested = cases()[static_cast<std::size_t>(index)];
        Play play(R"({"seats": 2, "characters": [)" + std::string(tested.characters) + "]}", tested.setup);
        QCOMPARE(play.tries(tested.seat, tested.action), tested.refusal);
    }

    void noRefusalIsLeftOut()
    {
        std::set<std::string_view> heard;
        for (const Case& tested : cases())
            heard.insert(std::string_view(tested.refusal).substr(0, std::string_view(tested.refusal).find(' ')));
        for (const auto& entry : pendulum::refusals)
            QVERIFY2(heard.contains(entry.word), std::string(entry.word).c_str());
        QCOMPARE(heard.size(), pendulum::refusals.size());
    }

    void aNumberOutsideItsDomainIsRefused()
    {
        Play play(R"({"seats": 2})", "{}");
        pendulum::State state = play.state();
        const pendulum::Action wild{pendulum::Verb::Place, {77, -5, 0, 0}};
        const auto result = pendulum::apply(test::pendulumCards(), state, {core::seatAt(0), 0, wild});
        QVERIFY(!result && result.error().code == pendulum::Refusal::NoSuchThing);
    }
};

QTEST_APPLESS_MAIN(TestPendulumRefusals)
#include "tst_pendulum_refusals.moc"
