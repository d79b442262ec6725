// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "situations.h"
#include "table.h"
#include "tiletum_subject.h"

#include "tiletum/wheel.h"

using namespace sandglass::tiletum;
using sandglass::tiletum::test::cardSet;
using sandglass::tiletum::test::Table;
namespace core = sandglass::core;

namespace {

std::string problemOf(const Options& options, const char* json)
{
    const auto state = arrange(cardSet(), options, 1, json);
    return state ? "accepted" : core::sentence(state.error());
}

State situation(const Options& options, const char* json)
{
    auto state = arrange(cardSet(), options, 7, json);
    if (!state)
        qFatal("%s", core::sentence(state.error()).c_str());
    return *state;
}

} // namespace

/// A set-up has the form that a state is told in: any situation can be begun anew, and none that cannot be.
class TestTiletumArrange : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyStateCanBeBegunAnew();
    void whatIsAcceptedCanBePlayed()
    {
        sandglass::test::whatIsAcceptedCanBePlayed(sandglass::test::tiletumSubject(), 3, 4);
    }
    void namingNothingChangesNothing();
    void aViewIsNoSetUp();
    void theColourAndTheExchangeAreTold();
    void aPartIsEnough();
    void aTurnCanBeginInTheMiddle();
    void theKingPhaseCanBeBegun();
    void impossibleSituationsAreTold_data();
    void impossibleSituationsAreTold();
    void aSoloSetUpIsChecked_data();
    void aSoloSetUpIsChecked();
    void withoutOptionsTwoPlay();
};

void TestTiletumArrange::everyStateCanBeBegunAnew()
{
    constexpr auto open = [](const State& state) {
        std::uint64_t things = 0;
        for (const Frame& frame : state.stack)
            things |= std::uint64_t{1} << number(frame.open);
        return things;
    };
    const std::uint64_t met = sandglass::test::stateIsEverything<Game>(sandglass::test::tiletumSubject(), 4, 6, open);
    for (std::size_t thing = 0; thing < openWords.size(); ++thing)
        QVERIFY2(met >> thing & 1, openWords[thing].data());
}

void TestTiletumArrange::namingNothingChangesNothing()
{
    for (const Options& options : {Options{.seats = 3}, Options{.seats = 1, .challenges = 3}})
        QVERIFY(core::sameBytes(situation(options, R"({"comment":"nothing"})"), *setup(cardSet(), options, 7)));
}

void TestTiletumArrange::aViewIsNoSetUp()
{
    const State state = *setup(cardSet(), {.seats = 2}, 3);
    QVERIFY(!arrange(cardSet(), {.seats = 2}, 3, describe(cardSet(), view(cardSet(), state, core::seatAt(0)).known)));
}

// What a helper has changed for the next die, and the first exchange of a turn, were in the hash and not in the text.
void TestTiletumArrange::theColourAndTheExchangeAreTold()
{
    Table table(2);
    const std::string before = describe(cardSet(), table.state);
    State coloured = table.state;
    coloured.colour = static_cast<uint8_t>(Resource::Wool);
    QVERIFY(describe(cardSet(), coloured) != before);
    State exchanged = table.state;
    exchanged.exchanged = 1;
    QVERIFY(describe(cardSet(), exchanged) != before);
}

void TestTiletumArrange::aPartIsEnough()
{
    const State state = situation({.seats = 2}, R"({"round":2,"cycle":2,"boards":[{"points":31,"king":4,
        "resources":{"gold":9},"houses":["tiletum","paris"],"pillars":["paris"],"storehouse":["coat.medici.a"],
        "contracts":["contract.iron9"],"buildings":[{"rooms":["trader.house"]}]}]})");
    QVERIFY(!invariants(cardSet(), state));
    QCOMPARE(state.boards[0].points, 31);
    QCOMPARE(state.boards[0].houseSupply, cardSet().houseSupply - 1);
    QCOMPARE(state.boards[0].dice.size(), 1);
    QCOMPARE(state.boards[1].dice.size(), 1);
    QCOMPARE(state.king[0], 0);
    QCOMPARE(state.revealed, 2);
    QVERIFY(holds(state.boards[0].houses, Table::space("paris")));
    QVERIFY(state.boards[0].families != 0);
}

void TestTiletumArrange::aTurnCanBeginInTheMiddle()
{
    const State state = situation({.seats = 2}, R"({"first":0,"rotation":0,"open":[
        {"open":"spend","action":"merchant","points":3},{"open":"resources","points":2}]})");
    QCOMPARE(state.stack.size(), 2);
    QCOMPARE(state.die.value, valueAt(state, Action::Merchant));
    QCOMPARE(state.boards[0].dice.size(), 1);
    QCOMPARE(top(state).open, Open::Resources);
}

void TestTiletumArrange::theKingPhaseCanBeBegun()
{
    const State state = situation({.seats = 3}, R"({"phase":"king","round":3,"boards":[{},{"king":6}]})");
    QCOMPARE(state.active, 1);
    QCOMPARE(state.boards[1].kingPoints, 6);
    QCOMPARE(state.boards[2].dice.size(), 3);
}

void TestTiletumArrange::impossibleSituationsAreTold_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const char* json, const char* expected) {
        QTest::newRow(name) << QByteArray(json) << QByteArray(expected);
    };
    row("five fairs", R"({"fairs":["king","coats","houses","pillars","cathedrals"]})",
        "setup: fairs: there are four rounds");
    row("four cities", R"({"cities":["venezia","paris","wien","lyon"]})",
        "setup: cities: expected at most three, beside that of the first round");
    row("decrees", R"({"decrees":["undyingFame"]})", "setup: decrees: only a solo game has them");
    row("challenges", R"({"challenges":["deepCoffers"]})", "setup: challenges: only a solo game has them");
    row("the end too early", R"({"phase":"over","round":3})", "setup: round: expected 4 to 4, found 3");
    row("a tile twice", R"({"boards":[{"storehouse":["coat.medici.a"]},{"storehouse":["coat.medici.a"]}]})",
        "setup: boards[1].storehouse: coat.medici.a is named twice");
    row("a coat in a room", R"({"boards":[{"buildings":[{"rooms":["coat.medici.a"]}]}]})",
        "setup: boards[0].buildings[0].rooms: coat.medici.a does not lie there");
    row("too many dice", R"({"boards":[{"dice":[{"resource":"iron","value":1}]}]})",
        "setup: boards: seat 0 has taken 0 dice");
    row("supply", R"({"boards":[{"houseSupply":5}]})", "setup: boards: seat 0 has 2 houses and 2 pillars left");
    row("lines", R"({"boards":[{"points":12,"lines":{"start":10}}]})",
        "setup: boards[0].points: the lines add up to 10");
    row("no bonus tile", R"({"rotation":0,"wheel":[{"action":"architect","tile":"none"},{"action":"merchant"},
        {"action":"character"},{"action":"contract"},{"action":"king"},{"action":"joker"}],
        "open":[{"open":"bonusTile","action":"architect"}]})",
        "setup: open: there is no bonus tile to take");
    row("nested too deep",
        R"({"open":[{"open":"chooseDie"},{"open":"colour"},{"open":"colour"},{"open":"chooseDie"}]})",
        "setup: open: only at the bottom");
    row("nobody asked", R"({"phase":"king","kingTile":"none"})",
        "setup: phase: without a tile at the king's track nobody is asked in this phase");
    row("contribution", R"({"boards":[{"cathedrals":["paris"]}]})",
        "setup: boards: seat 0 cannot have contributed in paris");
    row("house told twice", R"({"map":{"paris":{"houses":{"1":1}}},"boards":[{"houses":["tiletum","paris"]}]})",
        "setup: boards[0].houses: the map tells otherwise of paris");
}

void TestTiletumArrange::impossibleSituationsAreTold()
{
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, expected);
    QCOMPARE(problemOf({.seats = 2}, json.constData()), expected.toStdString());
}

void TestTiletumArrange::aSoloSetUpIsChecked_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("more challenges than the options say")
        << QByteArray(R"({"challenges":["deepCoffers","readyForAction"]})")
        << QByteArray("setup: challenges: the options say 1");
    QTest::newRow("the opponent asked") << QByteArray(
        R"({"turn":1})") << QByteArray("setup: turn: the opponent's turn is over when somebody is asked");
    QTest::newRow("a deck that is short")
        << QByteArray(R"({"solo":{"decrees":[]}})") << QByteArray("setup: solo.decrees: at this moment ");
}

void TestTiletumArrange::aSoloSetUpIsChecked()
{
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, expected);
    const std::string problem = problemOf({.seats = 1, .challenges = 1}, json.constData());
    QVERIFY2(problem.starts_with(expected.toStdString()), problem.c_str());
}

void TestTiletumArrange::withoutOptionsTwoPlay()
{
    const auto options = readOptions("{}");
    QVERIFY(options);
    QCOMPARE(options->seats, 2);
}

QTEST_APPLESS_MAIN(TestTiletumArrange)
#include "tst_tiletum_arrange.moc"
