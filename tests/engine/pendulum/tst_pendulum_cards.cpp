// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum_play.h"

#include <QTest>

#include <map>
#include <set>

using namespace sandglass;
using tests::Play;
using tests::running;

namespace {

using Delta = std::map<std::string, int>;

Delta stocksOf(const Play& play, int seat)
{
    Delta stocks;
    for (const std::string_view stock : pendulum::stockWords)
        stocks[std::string(stock)] = play.has(seat, stock);
    return stocks;
}

/// "gold -2, votes +1", as text, so that a failure reads well.
std::string changed(const Delta& before, const Delta& after)
{
    std::string text;
    for (const std::string_view stock : pendulum::stockWords) {
        const int change = after.at(std::string(stock)) - before.at(std::string(stock));
        if (change != 0)
            text +=
                (text.empty() ? "" : ", ") + std::string(stock) + (change > 0 ? " +" : " ") + std::to_string(change);
    }
    return text;
}

/// Plays the commands, separated by ';', and tells what changed in the seat's stocks.
std::string effect(Play& play, std::string_view commands)
{
    const Delta before = stocksOf(play, 0);
    while (!commands.empty()) {
        const std::size_t end = std::min(commands.find("; "), commands.size());
        play.does(0, commands.substr(0, end));
        commands.remove_prefix(std::min(commands.size(), end + 2));
    }
    return changed(before, stocksOf(play, 0));
}

std::string optionsFor(std::string_view character, int seats = 2)
{
    const bool bolk = character == "champion" || character == "warmonger";
    std::string others = bolk ? R"("briber")" : R"("champion")";
    if (seats == 4) // any three that are not the one under test
        others = R"("random", "random", "random")";
    return R"({"seats": )" + std::to_string(seats) + R"(, "characters": [")" + std::string(character) + R"(", )"
        + others + "]}";
}

constexpr const char* wealthy = R"("stocks": {"military": 8, "culture": 8, "gold": 8, "votes": 5,)"
                                R"("power": 5, "prestige": 5, "popularity": 5})";

} // namespace

/// Every card, mat and space does what is printed on it. The numbers are written out here a second time, on purpose.
class TestPendulumCards : public QObject {
    Q_OBJECT

private slots:
    void everyStratagemDoesWhatItShows_data();
    void everyStratagemDoesWhatItShows();
    void everyCouncilCardDoesWhatItShows_data();
    void everyCouncilCardDoesWhatItShows();
    void everyWonStratagemDoesWhatItShows_data();
    void everyWonStratagemDoesWhatItShows();
    void everyAchievementAsksAndGivesWhatItShows_data();
    void everyAchievementAsksAndGivesWhatItShows();
    void everyProvinceYieldsWhatItShows_data();
    void everyProvinceYieldsWhatItShows();
    void everyMatIsAsPrinted_data();
    void everyMatIsAsPrinted();
    void everyBoxGivesWhatItShows_data();
    void everyBoxGivesWhatItShows();
    void theTimerTrackHasElevenSteps();
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
    QVERIFY(play.state().rewardsGone >> tests::pendulumCards().number("council", id) & 1);
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

void TestPendulumCards::everyProvinceYieldsWhatItShows_data()
{
    QTest::addColumn<QString>("province");
    QTest::addColumn<QStringList>("yields"); // brown, red, blue, yellow
    const auto rows = [](const char* names, const QStringList& yields) {
        for (const QString& name : QString::fromLatin1(names).split(' '))
            QTest::newRow(qPrintable(name)) << name << yields;
    };
    rows("kasalat jillay herkashor lochern thedum fellis wilshire gullver adock rivaine alay galaval pikesEnd davia "
         "caedmon alZarqa uxmal kirkwall brenwood adelphia dalor korindor talyn syldan quorith maveIth janna chichi",
        {"power +1", "military +2", "culture +3", "gold +1"});
    rows("valthok barlongren fahrGorn jaazThuum sarskoye", {"power +1", "military +2", "military +3", "military +1"});
    rows("maRookPlateau onland", {"power +1", "power +1", "power +1", "military +1"});
    rows("arcanhold herroval issil torinPlains alaford", {"prestige +1", "culture +2", "culture +3", "culture +1"});
    rows("quilderos savos", {"prestige +1", "prestige +1", "prestige +1", "culture +1"});
    rows("searil akAhana zinghuy ember tzix", {"popularity +1", "gold +2", "gold +3", "gold +1"});
    rows("riss cham", {"popularity +1", "popularity +1", "popularity +1", "gold +1"});
    rows("thoster salvane harken vakZildania wilhana mingTal udoros", {"power +1", "votes +2", "votes +3", "votes +1"});
}

void TestPendulumCards::everyProvinceYieldsWhatItShows()
{
    QFETCH(QString, province);
    QFETCH(QStringList, yields);
    const pendulum::CardSet& cards = tests::pendulumCards();
    const int number = cards.number("province", province.toStdString());
    QVERIFY(number >= 0);
    for (int colour = 0; colour < pendulum::colourCount; ++colour) {
        Delta none;
        Delta some;
        for (int i = 0; i < pendulum::stockCount; ++i) {
            none[std::string(pendulum::stockWords[i])] = 0;
            some[std::string(pendulum::stockWords[i])] = cards.provinces[number].yields[colour][i];
        }
        QCOMPARE(changed(none, some), yields[colour].toStdString());
    }
    // And in play, on top of the mat's own icon.
    Play play(optionsFor("champion"),
        running({R"("stocks": {"military": 0, "gold": 0}, "workers": {"grande1": "black.bottom.1"},)"
                 R"("provinces": {"yellow": [")"
                + province.toStdString() + R"("]})",
            ""}));
    const std::string gold = yields[3].toStdString();
    const std::string expected = gold == "gold +1" ? "gold +3"
        : gold == "votes +1"                       ? "gold +2, votes +1"
                                                   : gold + ", gold +2";
    QCOMPARE(effect(play, "act worker=grande1 box=black.bottom.box1 with=nothing"), expected);
}

void TestPendulumCards::everyMatIsAsPrinted_data()
{
    QTest::addColumn<QString>("mat");
    QTest::addColumn<QList<int>>("start"); // military, culture, gold, votes
    QTest::addColumn<QList<int>>("steps"); // points to the scroll on power, prestige, popularity
    QTest::addColumn<QStringList>("production"); // brown, red, blue, yellow
    QTest::addColumn<QString>("recover");
    const QStringList usual{"power +1", "military +4", "culture +5", "gold +2"};
    const auto row = [&](const char* mat, QList<int> start, QList<int> steps, const QStringList& production,
                         const char* recover = "culture -5") {
        QTest::newRow(mat) << mat << start << steps << production << recover;
    };
    row("champion", {2, 0, 4, 0}, {14, 11, 8}, usual);
    row("warmonger", {4, 0, 2, 0}, {14, 7, 12}, {"power +1", "military +4", "military +3, gold +2", "gold +2"},
        "power -2");
    row("insidious", {0, 0, 4, 1}, {10, 10, 13}, usual);
    row("tyrant", {0, 0, 2, 2}, {10, 13, 11}, {"votes +3", "military +4", "culture +5", "gold +2"}, "votes -4");
    row("briber", {0, 0, 6, 0}, {11, 8, 14}, usual);
    row("insurgent", {2, 0, 3, 0}, {12, 9, 12}, {"power +1", "military +2", "culture +5", "gold +2"});
    row("implacable", {1, 1, 4, 0}, {11, 11, 11}, usual);
    row("alchemist", {1, 1, 2, 0}, {12, 12, 11}, {"power +1", "", "", "gold +2"});
    row("justicar", {0, 2, 4, 0}, {8, 14, 11}, usual);
    row("pacifist", {0, 0, 2, 0}, {7, 14, 14}, {"culture +2", "", "culture +5", "gold +2"});
}

void TestPendulumCards::everyMatIsAsPrinted()
{
    QFETCH(QString, mat);
    QFETCH(QList<int>, start);
    QFETCH(QList<int>, steps);
    QFETCH(QStringList, production);
    QFETCH(QString, recover);
    const std::string options = optionsFor(mat.toStdString(), 4);
    Play fresh(options, "{}");
    for (int i = 0; i < 4; ++i)
        QCOMPARE(fresh.has(0, pendulum::stockWords[i]), start[i]);
    for (int track = 0; track < 3; ++track) // eight spaces of every track lie on the scroll
        QCOMPARE(int{fresh.state().seats[0].limit[pendulum::stockOfTrack(track)]}, steps[track] + 7);

    const std::string stocks = R"("stocks": {"military": 0, "culture": 0, "gold": 2, "votes": 0})";
    const std::map<int, std::string> boxes{{0, "purple.bottom.1|purple.bottom.box1"},
        {1, "green.bottom.1|green.bottom.box1"}, {2, "purple.bottom.3|purple.bottom.box3"},
        {3, "black.bottom.1|black.bottom.box1"}};
    for (const auto& [colour, place] : boxes) {
        const std::string frame = place.substr(0, place.find('|'));
        const std::string box = place.substr(place.find('|') + 1);
        Play play(options, running({stocks + R"(, "workers": {"grande1": ")" + frame + R"("})", "", "", ""}));
        const Delta before = stocksOf(play, 0);
        play.does(0, "act worker=grande1 box=" + box + " with=nothing");
        Delta after = stocksOf(play, 0);
        if (colour != 3)
            after["gold"] += 2; // what the action cost
        QCOMPARE(changed(before, after), production[colour].toStdString());
        const std::string asked(play.asked(0));
        if (mat == "alchemist" && (colour == 1 || colour == 2)) {
            QCOMPARE(asked, "resource");
            QCOMPARE(int{play.state().seats[0].resourcesOwed}, colour == 1 ? 4 : 5);
        } else if (mat == "pacifist" && colour == 1) {
            QCOMPARE(asked, "province");
        } else if (mat == "insurgent" && colour == 1) {
            QCOMPARE(asked, "retrieve");
        } else {
            QCOMPARE(asked, "");
        }
    }

    const std::string first = mat.toStdString() + "1";
    Play played(options,
        running({R"("stocks": {"culture": 5, "votes": 4, "power": 2}, "discard": [")" + first + R"("])", "", "", ""}));
    QCOMPARE(effect(played, "recover"), recover.toStdString());
    QVERIFY(played.inHand(0, first));
}

void TestPendulumCards::everyBoxGivesWhatItShows_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("area");
    QTest::addColumn<QStringList>("changes"); // by box, as it is for the champion with provinces at hand
    const QString brown = "gold -2, power +1";
    const QString blue = "culture +5, gold -2";
    const QString mixed = "gold -2, votes +1, prestige +1, popularity +1";
    const QString red = "military +4, gold -2";
    const QString popularity = "gold -2, popularity +2";
    const QString power = "gold -2, votes +2, power +1";
    const QStringList black{"gold +2", "votes +1", "military -4", ""};
    QTest::newRow("few purple") << 3 << "purple" << QStringList{blue, mixed, brown};
    QTest::newRow("few green") << 3 << "green" << QStringList{power, popularity, red};
    QTest::newRow("few black") << 3 << "black" << black;
    QTest::newRow("many purple") << 4 << "purple" << QStringList{brown, mixed, blue};
    QTest::newRow("many green") << 4 << "green" << QStringList{red, popularity, power};
    QTest::newRow("many black") << 4 << "black" << black;
}

void TestPendulumCards::everyBoxGivesWhatItShows()
{
    QFETCH(int, seats);
    QFETCH(QString, area);
    QFETCH(QStringList, changes);
    const std::string options = R"({"seats": )" + std::to_string(seats) + R"(, "characters": ["champion"]})";
    for (const char* row : {"top", "bottom"})
        for (int box = 0; box < changes.size(); ++box) {
            // On the side for few players the middle box shares a frame: with the left one on top, the right one below.
            const bool large = seats == 3 && area != "black";
            const int frame = !large ? box + 1 : std::string_view(row) == "top" ? (box < 2 ? 1 : 2) : (box < 1 ? 1 : 2);
            const std::string place = area.toStdString() + "." + row + ".";
            Play play(options,
                R"({"phase": "playing", "timers": {")" + area.toStdString() + R"(": {"row": ")" + row
                    + R"("}}, "seats": [{"stocks": {"military": 4, "gold": 2, "culture": 0}, "workers": {"grande1": ")"
                    + place + std::to_string(frame) + R"("}}]})");
            const std::string act =
                "act worker=grande1 box=" + place + "box" + std::to_string(box + 1) + " with=nothing";
            QCOMPARE(effect(play, act), changes[box].toStdString());
            const bool asks = area == "black" && box >= 2;
            QCOMPARE(play.asked(0), !asks ? "" : box == 2 ? "province" : "resource");
        }
}

void TestPendulumCards::theTimerTrackHasElevenSteps()
{
    const auto& track = tests::pendulumCards().timerTrack; // purple 1, green 2, black 4
    const std::array<std::uint8_t, 11> printed{7, 4, 4, 2, 4, 5, 4, 2, 4, 4, 7};
    QCOMPARE(track, printed);
    QCOMPARE(tests::pendulumCards().sand, (std::array<core::Millis, 3>{180'000, 120'000, 45'000}));
}

void TestPendulumCards::noCardIsLeftOut()
{
    const pendulum::CardSet& cards = tests::pendulumCards();
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
