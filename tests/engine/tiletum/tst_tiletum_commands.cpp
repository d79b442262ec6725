// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

#include "core/match.h"

using namespace sandglass::tiletum;
using sandglass::tiletum::test::cardSet;
using sandglass::tiletum::test::fourteenDice;
using sandglass::tiletum::test::Table;
namespace core = sandglass::core;

/// What a command may be at all, and how far undo goes back.
class TestTiletumCommands : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void otherSeatsMustWait();
    void nothingMayBeDoneAfterTheEnd();
    void numbersThatNameNothingAreRefused();
    void wordsThatNobodyAskedForAreRefused();
    void undoGoesBackToTheBeginningOfTheTurn();
    void undoStopsWhereATileWasDrawn();
    void undoStopsAtAnotherSeatsTurn();
};

void TestTiletumCommands::otherSeatsMustWait()
{
    Table table;
    QCOMPARE(table.actAs(1, "buy resource=iron"), "notYourTurn seat=0");
}

void TestTiletumCommands::nothingMayBeDoneAfterTheEnd()
{
    Table table;
    table.state.phase = Phase::Over;
    table.state.stack.clear();
    QCOMPARE(table.act("endTurn"), "gameIsOver");
}

void TestTiletumCommands::numbersThatNameNothingAreRefused()
{
    Table table;
    const auto refusal = [&](const core::Phrase<Verb>& action) {
        const auto result = apply(cardSet(), table.state, {core::seatAt(0), 0, action});
        return result ? Refusal{9999} : result.error().code;
    };
    QCOMPARE(refusal(say(Verb::Use, 127)), Refusal::NoSuchThing);
    QCOMPARE(refusal(say(Verb::Use, -1)), Refusal::NoSuchThing);
    QCOMPARE(refusal(say(Verb::Take, 5, 1, 1)), Refusal::NoSuchThing);
    QCOMPARE(refusal(say(Verb::Take, 0, 0, 1)), Refusal::NoSuchThing);
    QCOMPARE(refusal(say(Verb::Take, 0, 1, 7)), Refusal::NoSuchThing);
    QCOMPARE(refusal(say(Verb::Move, 0, 31)), Refusal::NoSuchThing);
    QCOMPARE(refusal(say(Verb::EndTurn, 1)), Refusal::NoSuchThing);
    QCOMPARE(refusal(say(static_cast<Verb>(500))), Refusal::NoSuchThing);
}

void TestTiletumCommands::wordsThatNobodyAskedForAreRefused()
{
    Table table;
    table.spend(Action::Merchant, 2);
    QCOMPARE(table.act("pick resource=iron"), "notAskedNow open=resources");
    QCOMPARE(table.act("activate building=1"), "notAskedNow open=activate");
    QCOMPARE(table.act("enjoy floor=1"), "notAskedNow open=bonuses");
    QCOMPARE(table.act("finish"), "notAskedNow open=steps");
}

void TestTiletumCommands::undoGoesBackToTheBeginningOfTheTurn()
{
    Table table(4, fourteenDice);
    table.store("helper.res2.a");
    table.layAtAction("helper.vp4.a", Action::Merchant);
    const State start = table.state;
    core::Match<Game> match(cardSet(), start);
    const auto submit = [&](const char* text) {
        const auto outcome = match.submit({core::seatAt(0), 0, *core::parse<Verb>(verbs, text, cardSet())});
        return std::holds_alternative<core::Match<Game>::Done>(outcome);
    };
    const std::array commands{"use tile=helper.res2.a", "pick resource=gold", "pick resource=iron",
        "take resource=food value=2 as=2", "claim", "move piece=merchant to=paris", "use tile=helper.vp4.a",
        "house space=paris house=1", "move piece=merchant to=troyes"};
    for (const char* command : commands)
        QVERIFY2(submit(command), command);
    for (std::size_t i = 0; i < commands.size(); ++i)
        QVERIFY(std::holds_alternative<core::Match<Game>::Done>(match.undo(core::seatAt(0), 0)));
    QVERIFY(core::sameBytes(match.state(), start));
    QCOMPARE(core::hashOf(match.state()), core::hashOf(start));
    QVERIFY(!std::holds_alternative<core::Match<Game>::Done>(match.undo(core::seatAt(0), 0)));
}

void TestTiletumCommands::undoStopsWhereATileWasDrawn()
{
    Table table;
    table.spend(Action::Character, 3);
    table.layInCharacterOffer({"notary.wool2", "trader.gold3.a"});
    core::Match<Game> match(cardSet(), table.state);
    match.submit({core::seatAt(0), 0, say(Verb::Hire, Table::tile("notary.wool2"))});
    const auto outcome = match.undo(core::seatAt(0), 0);
    QVERIFY(std::holds_alternative<core::Phrase<core::Denial>>(outcome));
    QCOMPARE(std::get<core::Phrase<core::Denial>>(outcome).code, core::Denial::UndoWouldReveal);
}

void TestTiletumCommands::undoStopsAtAnotherSeatsTurn()
{
    Table table;
    table.spend(Action::Merchant, 3);
    core::Match<Game> match(cardSet(), table.state);
    match.submit({core::seatAt(0), 0, say(Verb::EndTurn)});
    const auto outcome = match.undo(core::seatAt(0), 0);
    QVERIFY(std::holds_alternative<core::Phrase<core::Denial>>(outcome));
}

QTEST_APPLESS_MAIN(TestTiletumCommands)
#include "tst_tiletum_commands.moc"
