// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stock_changes.h"

#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::test;

namespace {

constexpr const char* wealthy = R"("stocks": {"military": 8, "culture": 8, "gold": 8, "votes": 5,)"
                                R"("power": 5, "prestige": 5, "popularity": 5})";

} // namespace

/// Every card does what is printed on it. The numbers are written out here a second time, on purpose.
class TestPendulumCards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyStratagemDoesWhatItShows_data();
    void everyStratagemDoesWhatItShows();
    void everyCouncilCardDoesWhatItShows_data();
    void everyCouncilCardDoesWhatItShows();
    void everyWonStratagemDoesWhatItShows_data();
    void everyWonStratagemDoesWhatItShows();
    void everyAchievementAsksAndGivesWhatItShows_data();
    void everyAchievementAsksAndGivesWhatItShows();
    void noCardIsLeftOut();
};

void TestPendulumCards::everyStratagemDoesWhatItShows_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("answers");
    QTest::addColumn<QString>("change");
    const auto row = [](const char* card, const char* answers, const char* change) {
        QTest::newRow(card) << card << answers << change;
    };
    const char* pay8 = "pay resource=gold; pay resource=gold; pay resource=gold; pay resource=culture;"
                       " pay resource=culture; pay resource=military; pay resource=military; pay resource=military";
    row("champion1", "", "prestige +1");
    row("champion2", "gain resource=military", "military +1");
    row("champion3", "retrieve worker=grande1", "");
    row("champion4", "", "military -7");
    row("warmonger1", "", "prestige +1");
    row("warmonger2", "exchange from=culture amount=2", "military +2, culture -2");
    row("warmonger4", "", "power -2");
    row("insidious1", "", "prestige +1");
    row("insidious2", "gain resource=culture", "culture +1");
    row("insidious3", "retrieve worker=grande1", "");
    row("insidious4", "", "votes -3");
    row("tyrant1", "", "culture -3, prestige +2");
    row("tyrant2", "gain resource=gold; gain resource=gold; gain resource=military",
        "military +1, culture -1, gold +2");
    row("tyrant4", "", "votes -4");
    row("briber1", "", "prestige +1");
    row("briber2", "gain resource=gold", "gold +1");
    row("briber3", "retrieve worker=grande1", "");
    row("briber4", "", "gold -7");
    row("insurgent1", "", "prestige +1");
    row("insurgent2", "gain resource=gold", "gold +1");
    row("insurgent4", "", "military -4, gold -4");
    row("implacable1", "", "prestige +1");
    row("implacable2", "gain resource=gold", "gold +1");
    row("implacable3", "retrieve worker=grande1", "");
    row("implacable4", pay8, "military -3, culture -2, gold -3");
    row("alchemist1", "pay resource=gold; pay resource=culture; advance track=power", "culture -1, gold -1, power +2");
    row("alchemist2", "pay resource=gold; pay resource=gold; recall card=reward24", "gold -2");
    row("alchemist3", "pay resource=gold; pay resource=military; retrieve worker=grande1", "military -1, gold -1");
    row("alchemist4", pay8, "military -3, culture -2, gold -3");
    row("justicar1", "", "prestige +1");
    row("justicar2", "gain resource=gold", "gold +1");
    row("justicar3", "retrieve worker=grande1", "");
    row("justicar4", "", "culture -7");
    row("pacifist1", "", "culture -1, prestige +1");
    row("pacifist2", "claim take=legendary", "culture -4, votes -2, legendary +1");
    row("pacifist4", "", "popularity -3");
}

void TestPendulumCards::everyStratagemDoesWhatItShows()
{
    QFETCH(QString, card);
    QFETCH(QString, answers);
    QFETCH(QString, change);
    const std::string id = card.toStdString();
    const std::string character = id.substr(0, id.size() - 1);
    Play play(optionsFor(character),
        running({std::string(wealthy) + R"(, "discard": ["reward24"], "workers": {"grande1": "black.bottom.2"})", ""},
            R"("legendaryHere": true)"));
    const std::string commands = "play card=" + id + (answers.isEmpty() ? "" : "; " + answers.toStdString());
    QCOMPARE(effect(play, commands), change.toStdString());
    QCOMPARE(play.asked(0), "");
    QVERIFY(play.inDiscard(0, id));
    QCOMPARE(play.tries(0, "play card=" + id), "cardPlayed card=" + id);
    if (answers.contains("retrieve"))
        QCOMPARE(play.spotOf(0, "grande1"), "mat");
    if (id.ends_with("4")) {
        QCOMPARE(play.spotOf(0, "regular2"), "mat"); // in play at once, and never a grande
        QCOMPARE(play.spotOf(0, "grande2"), "council");
        play.does(0, "place worker=regular2 spot=black.top.1");
    }
    if (answers.contains("recall"))
        QVERIFY(play.inHand(0, "reward24"));
}

void TestPendulumCards::everyCouncilCardDoesWhatItShows_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("answers");
    QTest::addColumn<QString>("change");
    const auto row = [](const char* card, const char* answers, const char* change) {
        QTest::newRow(card) << card << answers << change;
    };
    row("reward1", "", "culture +5");
    row("reward2", "", "military +4");
    row("reward3", "take source=first; tuck colour=blue", "");
    row("reward4", "", "");
    row("reward5", "", "");
    row("reward6", "", "power +1, prestige +1, popularity +1");
    row("reward7", "", "");
    row("reward8", "", "military +5");
    row("reward9", "", "culture +5");
    row("reward10", "", "gold +5");
    row("reward14", "take source=deck; tuck colour=brown", "");
    row("final1", "", "power +1, prestige +1, popularity +1");
    row("final2", "", "gold -5, popularity +3");
    row("final3", "", "military -5, power +3");
    row("final4", "", "culture -5, prestige +3");
    row("final5",
        "pay resource=gold; pay resource=gold; pay resource=gold; pay resource=gold; pay resource=gold;"
        " pay resource=culture; pay resource=culture; pay resource=culture; pay resource=military;"
        " pay resource=military",
        "military -2, culture -3, gold -5, legendary +1");
}

void TestPendulumCards::everyCouncilCardDoesWhatItShows()
{
    QFETCH(QString, card);
    QFETCH(QString, answers);
    QFETCH(QString, change);
    const std::string id = card.toStdString();
    const bool final = id.starts_with("final");
    const std::string offer = R"("offer": [")" + id + R"("], "round": )" + (final ? "4" : "1")
        + R"(, "phase": "rewards", "turn": 0,)" + R"("order": ["0", "1", "neutral"])";
    Play play(optionsFor("champion"),
        running({R"("stocks": {"military": 5, "culture": 5, "gold": 5}, "discard": ["champion1", "champion2"],)"
                 R"("owed": {"decisions": ["reward"]})",
                    ""},
            offer));
    const std::string commands = "choose choice=first" + (answers.isEmpty() ? "" : "; " + answers.toStdString());
    QCOMPARE(effect(play, commands), change.toStdString());
    QVERIFY(play.state().rewardsGone >> test::pendulumCards().number("council", id) & 1);
    if (id == "reward4" || id == "reward5")
        QCOMPARE(int{play.state().seats[0].provinceLimit}, 3);
    if (id == "reward7")
        QVERIFY(play.inHand(0, "champion1") && play.inHand(0, "champion2"));
}

void TestPendulumCards::everyWonStratagemDoesWhatItShows_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("answers");
    QTest::addColumn<QString>("change");
    const auto row = [](const char* card, const char* answers, const char* change) {
        QTest::newRow(card) << card << answers << change;
    };
    row("reward11", "", "votes +1");
    row("reward12", "", "votes +1");
    row("reward13", "swap from=power to=popularity", "power -1, popularity +1");
    row("reward15", "retrieve worker=grande1", "military -2");
    row("reward16", "retrieve worker=grande1", "culture -2");
    row("reward17", "take source=first; tuck colour=red", "military -3");
    row("reward18", "take source=deck; tuck colour=red", "military -3");
    row("reward20", "", "gold -2, popularity +1");
    row("reward21", "", "military -2, power +1");
    row("reward22", "", "culture -2, prestige +1");
    row("reward24", "", "gold +1");
    row("reward25", "take source=third; tuck colour=yellow", "votes -2");
    row("reward19", "", "culture +2"); // waives the gold of an action: see below
    row("reward23", "", "culture +2");
}

void TestPendulumCards::everyWonStratagemDoesWhatItShows()
{
    QFETCH(QString, card);
    QFETCH(QString, answers);
    QFETCH(QString, change);
    const std::string id = card.toStdString();
    const std::string council =
        R"("phase": "rewards", "turn": 0, "order": ["0", "1", "neutral"], "offer": [")" + id + R"("])";
    Play won(optionsFor("champion"), running({R"("owed": {"decisions": ["reward"]})", ""}, council));
    won.does(0, "choose choice=first");
    QVERIFY(won.inHand(0, id)); // into the hand, not onto the discard

    Play play(optionsFor("champion"),
        running(
            {std::string(wealthy) + R"(, "hand": [")" + id + R"("], "workers": {"grande1": "purple.bottom.1"})", ""}));
    const bool waives = id == "reward19" || id == "reward23";
    const std::string commands = waives ? "act worker=grande1 box=purple.bottom.box1 with=waive"
                                        : "play card=" + id + (answers.isEmpty() ? "" : "; " + answers.toStdString());
    QCOMPARE(effect(play, commands), change.toStdString());
    QVERIFY(play.inDiscard(0, id));
}

void TestPendulumCards::everyAchievementAsksAndGivesWhatItShows_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QList<int>>("needs"); // military, culture, gold; votes are always 3
    QTest::addColumn<QString>("answers");
    QTest::addColumn<QString>("change");
    const auto row = [](const char* card, QList<int> needs, const char* answers, const char* change) {
        QTest::newRow(card) << card << needs << answers << change;
    };
    row("eliteTroops", {6, 2, 0}, "", "military +2, culture +2, gold +2");
    row("summitInMontbrielle", {2, 6, 0}, "", "votes +5");
    row("provenLeader", {4, 4, 4}, "", "culture +5");
    row("crushRebellion", {8, 0, 0}, "", "gold +5");
    row("divineFavor", {0, 8, 0}, "take source=first; tuck colour=red", "");
    row("foreignConscripts", {0, 0, 8}, "", "military +4");
    row("championOfThePeople", {3, 3, 3}, "", "power +1, prestige +1, popularity +1");
    row("tradePact", {0, 4, 4}, "", "prestige +1, popularity +1");
    row("imperialLegion", {4, 4, 0}, "", "power +1, prestige +1");
    row("militaryParade", {4, 0, 4}, "", "power +1, popularity +1");
}

void TestPendulumCards::everyAchievementAsksAndGivesWhatItShows()
{
    QFETCH(QString, card);
    QFETCH(QList<int>, needs);
    QFETCH(QString, answers);
    QFETCH(QString, change);
    const auto table = [&](int military, int culture, int gold, int votes) {
        return Play(optionsFor("champion"),
            running(
                {R"("stocks": {"military": )" + std::to_string(military) + R"(, "culture": )" + std::to_string(culture)
                        + R"(, "gold": )" + std::to_string(gold) + R"(, "votes": )" + std::to_string(votes) + "}",
                    ""},
                R"("achievement": ")" + card.toStdString() + "\""));
    };
    for (int missing = 0; missing < 4; ++missing) {
        int held[4] = {needs[0], needs[1], needs[2], 3};
        if (held[missing]-- == 0)
            continue;
        Play poor = table(held[0], held[1], held[2], held[3]);
        QVERIFY(poor.tries(0, "achieve take=reward twice=no").starts_with("requirement"));
    }
    Play play = table(needs[0], needs[1], needs[2], 3);
    const std::string commands =
        "achieve take=reward twice=no" + (answers.isEmpty() ? "" : "; " + answers.toStdString());
    QCOMPARE(effect(play, commands), change.toStdString()); // the requirement itself is not spent
    QCOMPARE(play.tries(0, "achieve take=reward twice=no"), "achievementUsed");
}

void TestPendulumCards::noCardIsLeftOut()
{
    const pendulum::CardSet& cards = test::pendulumCards();
    std::map<pendulum::Special, int> specials;
    for (const auto& card : cards.own)
        ++specials[card.special];
    // The four cards that go with another action have tests of their own in tst_pendulum_powers.
    QCOMPARE(specials[pendulum::Special::Neighbour] + specials[pendulum::Special::Repeat]
            + specials[pendulum::Special::Rush] + specials[pendulum::Special::AchieveTwice],
        4);
    std::map<std::string, int> backgrounds;
    for (const auto& province : cards.provinces)
        ++backgrounds[province.background];
    QCOMPARE(backgrounds,
        (std::map<std::string, int>{{"green", 28}, {"red", 7}, {"blue", 7}, {"yellow", 7}, {"purple", 7}}));
    int stratagems = 0;
    for (int card = 0; card < pendulum::normalRewards; ++card)
        stratagems += cards.council[card].kind == pendulum::CouncilKind::Stratagem;
    QCOMPARE(stratagems, 14);
}

QTEST_APPLESS_MAIN(TestPendulumCards)
#include "tst_pendulum_cards.moc"
