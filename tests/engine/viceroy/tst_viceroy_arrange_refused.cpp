// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_data.h"

#include "viceroy/game.h"

#include <QtTest/QTest>

using namespace sandglass;

/// Set-ups that cannot be: each is told with the place and the reason, and nothing is dealt.
class TestViceroyArrangeRefused : public QObject {
    Q_OBJECT

    static QByteArray answer(const QByteArray& wish)
    {
        const auto state = viceroy::arrange(test::viceroyCards(), {2, 0}, 1, wish.toStdString());
        return state ? QByteArray("arranged") : QByteArray::fromStdString(core::sentence(state.error()));
    }

    static void columns()
    {
        QTest::addColumn<QByteArray>("wish");
        QTest::addColumn<QByteArray>("told");
    }

    static void row(const char* name, const char* wish, const char* told)
    {
        QTest::newRow(name) << QByteArray(wish) << QByteArray("setup: ") + told;
    }

    static QByteArray list(const char* field, const QByteArrayList& cards)
    {
        return QByteArray("{\"") + field + "\": [\"" + cards.join("\", \"") + "\"]}";
    }

    static QByteArrayList allCharacters()
    {
        QByteArrayList ids;
        for (int card = 0; card < viceroy::characterCount; ++card)
            ids.append(QByteArray::fromStdString(test::viceroyCards().ids[static_cast<std::size_t>(card)]));
        return ids;
    }

    static void refuses()
    {
        QFETCH(QByteArray, wish);
        QFETCH(QByteArray, told);
        QCOMPARE(answer(wish), told);
    }

private Q_SLOTS:
    void whatCannotBeIsToldNotDealt_data()
    {
        columns();
        row("no JSON", "{", "no JSON at byte 2");
        row("an unknown field", R"({"medium": []})", "medium: nothing of that name is known here");
        row("an unknown phase", R"({"phase": "lunch"})",
            "phase: expected one of firstCard, startRewards, bidding, settling, picking, playing, recolouring, "
            "finished, found \"lunch\"");
        row("a thirteenth round", R"({"phase": "bidding", "round": 13})", "round: expected 1 to 12, found 13");
        row("a round before the first", R"({"round": 1})", "round: expected 0 to 0, found 1");
        row("a fourth auction round", R"({"phase": "bidding", "subround": 4})", "subround: expected 1 to 3, found 4");
        row("an end before the last round", R"({"phase": "recolouring", "round": 11})",
            "round: expected 12 to 12, found 11");
        row("other virtuals than the options'", R"({"virtuals": 2})", "virtuals: the options say 0");
        row("a third seat", R"({"seats": [{}, {}, {}]})", "seats[2]: there are more of them than seats");
        row("a seat that is not there", R"({"phase": "bidding", "inPhase": [2]})", "inPhase: expected 0 to 1, found 2");
        row("no number", R"({"random": "x"})", "random: expected a number as text");

        row("a display before the first cards lie", R"({"display": {"red": {"below": "spy"}}})",
            "display: nothing is displayed before the first cards lie");
        row("gems for nobody", R"({"play": {"gemsDue": 3}})", "something is under way while nobody acts");
        row("a reward for nobody", R"({"play": {"step": "reward"}})", "something is under way while nobody acts");
        row("a card twice", R"({"large": ["spy"], "small": ["spy"]})", "small: 'spy' is named twice");
        row("a card twice in a hand", R"({"seats": [{"hand": ["spy", "spy"]}]})",
            "seats[0].hand: 'spy' is named twice");
        row("a hand's card in the display",
            R"({"phase": "bidding", "seats": [{"hand": ["spy"]}], "display": {"red": {"above": "spy"}}})",
            "display.red.above: 'spy' is named twice");
        row("a law in the display", R"({"phase": "bidding", "display": {"red": {"above": "census"}}})",
            "display.red.above: a law is never auctioned");
        row("a law in the large deck", R"({"large": ["census"]})", "large: a law is no character");
        row("a law in the small deck", R"({"small": ["census"]})", "small: a law is no character");
        row("a character among the laws", R"({"laws": ["spy"]})", "laws: a character is no law");
        QTest::newRow("more laws than the deck holds")
            << list("laws", QByteArrayList(300, "census")) << QByteArray("setup: laws: 'census' is named twice");
        QTest::newRow("all characters as laws")
            << list("laws", allCharacters()) << QByteArray("setup: laws: a character is no law");
        row("too long a deck", R"({"phase": "bidding", "round": 12, "large": ["spy"]})",
            "large: in this round the deck has 0 cards");
        row("too large a small deck", R"({"smallSize": 15})", "smallSize: expected 0 to 14, found 15");
        row("a deck shorter than what is named", R"({"phase": "bidding", "small": ["spy", "fairy"], "smallSize": 1})",
            "smallSize: expected 2 to 14, found 1");
        row("more cards than there are", R"({"phase": "bidding", "seats": [{"characters": 40}]})",
            "so much is named that there are not enough cards for the rest");
        row("fewer cards than are named", R"({"phase": "bidding", "seats": [{"hand": ["spy"], "characters": 0}]})",
            "seats[0].characters: expected 1 to 64, found 0");
        row("three characters at first", R"({"seats": [{"hand": ["spy", "druid", "fairy"]}]})",
            "seat 0 is dealt 2 characters and 3 laws");
        row("four laws at first", R"({"seats": [{"hand": ["census", "patronage1", "patronage2", "patronage3"]}]})",
            "seat 0 is dealt 2 characters and 3 laws");
        row("a hand at the end", R"({"phase": "finished", "seats": [{"hand": ["spy"]}]})",
            "seat 0 still has a hand at the end");

        row("too many gems", R"({"seats": [{"gems": {"blue": 9}}]})",
            "there are 8 blue gems in play, and more are named");
        row("too many gems of all seats", R"({"seats": [{"gems": {"red": 5}}, {"gems": {"red": 4}}]})",
            "there are 8 red gems in play, and more are named");
        row("a reserve that does not agree", R"({"seats": [{"gems": {}}, {"gems": {}}], "reserve": {"blue": 3}})",
            "reserve.blue: 8 are left");
        row("a box that does not agree", R"({"box": {"blue": 3}})", "box.blue: 8 are left");
        row("an eighteenth attack token", R"({"seats": [{"attacks": 18}]})",
            "seats[0].attacks: expected 0 to 17, found 18");
        row("infinite gems without tokens", R"({"seats": [{"infinite": {"red": 1}}]})",
            "seats[0].infinite: follows from the tokens in the pyramid");
        row("infinite gems used that are not there", R"({"phase": "picking", "seats": [{"infiniteUsed": {"red": 1}}]})",
            "seat 0: more infinite gems were used than there are");
        row("a bid of a gem that one does not have",
            R"({"phase": "bidding", "display": {"red": {"below": "spy"}}, "seats": [{"sealed": "red", "gems": {}}]})",
            "seat 0 cannot have sealed that");
        row("a bid for no card",
            R"({"phase": "bidding", "display": {}, "seats": [{"sealed": "red", "gems": {"red": 1}}]})",
            "seat 0 cannot have sealed that");
        row("a card that is not in the hand", R"({"phase": "picking", "seats": [{"sealed": "spy", "hand": []}]})",
            "seat 0 cannot have sealed that");
        row("a law as the first card", R"({"seats": [{"sealed": "census", "hand": ["census"]}]})",
            "seat 0 cannot have sealed that");
        row("a sealed choice at the end", R"({"phase": "finished", "seats": [{"sealed": "pass"}]})",
            "seats[0].sealed: nobody chooses in secret in this phase");
        row("nobody to choose", R"({"phase": "bidding", "seats": [{"sealed": "pass"}, {"sealed": "pass"}]})",
            "nobody has to decide, and the game is not over");
        row("nobody to recolour", R"({"phase": "recolouring"})", "nobody has to decide, and the game is not over");
        row("an actor while all choose", R"({"phase": "bidding", "actor": 1})",
            "somebody acts while all choose in secret");
        row("another question than the phase's", R"({"phase": "bidding", "seats": [{"ask": "play"}, {"ask": "bid"}]})",
            "seat 0 is not asked what this phase asks");
        row("no actor", R"({"phase": "playing"})", "nobody has to decide, and the game is not over");
        row("a question without its subject", R"({"phase": "settling", "actor": 0, "seats": [{"ask": "wonCard"}]})",
            "seats[0].about: is missing");
        row("bids of virtuals that are not there", R"({"phase": "settling", "virtualBids": ["red"]})",
            "virtualBids: expected one for each virtual opponent, while bids are settled");
    }
    void whatCannotBeIsToldNotDealt() { refuses(); }

    void aPyramidThatCannotBeIsTold_data()
    {
        columns();
        const auto row = [](const char* name, const char* pyramid, const char* told) {
            QTest::newRow(name) << R"({"phase": "picking", "round": 1, "seats": [{"pyramid": )" + QByteArray(pyramid)
                    + "}]}" << QByteArray("setup: seats[0].pyramid") + told;
        };
        row("empty", "[]", ": it has cards from the moment when the first ones are chosen");
        row("a gap", R"([{"card": "spy", "level": 1, "column": 0}, {"card": "fairy", "level": 1, "column": 2}])",
            ": 'fairy' leaves a gap in the first level");
        row("one place", R"([{"card": "spy", "level": 1, "column": 0}, {"card": "fairy", "level": 1, "column": 0}])",
            ": 'fairy' lies where another card lies");
        row("in the air", R"([{"card": "spy", "level": 1, "column": 0}, {"card": "fairy", "level": 2, "column": 0}])",
            ": 'fairy' does not rest on two cards");
        row("a sixth level", R"([{"card": "spy", "level": 6, "column": 0}])", "[0].level: expected 1 to 5, found 6");
        row("a law on the fifth level", R"([{"card": "census", "level": 5, "column": 0}])",
            "[0].level: expected 1 to 4, found 5");
        row("too far to the side", R"([{"card": "spy", "level": 1, "column": 7}])",
            "[0].column: expected -3 to 3, found 7");
        row("no place", R"([{"card": "spy"}])", "[0].level: is missing");
        row("a card twice",
            R"([{"card": "spy", "level": 1, "column": 0, "tucked": ["fairy"]}, {"card": "fairy", "level": 1, "column": 1}])",
            "[1].card: 'fairy' is named twice");
        row("more cards than can have been laid",
            R"([{"card": "spy", "level": 1, "column": 0}, {"card": "fairy", "level": 1, "column": 1},
                {"card": "prince", "level": 1, "column": 2}, {"card": "druid", "level": 1, "column": 3},
                {"card": "agent", "level": 1, "column": -1}])",
            ": by this round it has at most 4 cards");
        row("an unknown token", R"([{"card": "spy", "level": 1, "column": 0, "tokens": "magic"}])",
            "[0].tokens: expected a list, found \"magic\"");
        row("eight tokens",
            R"([{"card": "spy", "level": 1, "column": 0,
                 "tokens": ["magic", "magic", "magic", "magic", "magic", "magic", "magic", "magic"]}])",
            "[0].tokens: a card holds at most 7");
        row("gems on a character", R"([{"card": "spy", "level": 1, "column": 0, "gems": {"red": 1}}])",
            "[0].gems: no gems lie on 'spy'");
        row("nine gems in the treasury",
            R"([{"card": "royalTreasury", "level": 1, "column": 0, "gems": {"red": 5, "blue": 4}}])",
            "[0].gems: expected 1 to 8 in all");
        row("recoloured before the end", R"([{"card": "spy", "level": 1, "column": 0, "recoloured": "red"}])",
            "[0].recoloured: only circles are, and only at the end");
    }
    void aPyramidThatCannotBeIsTold() { refuses(); }

    // One law doubles tokens, so that a card has more than three only after it was played.
    void tokensThatCannotHaveBeenGotAreTold()
    {
        const QByteArray four = R"({"phase": "picking", "round": 2, "seats": [{"pyramid": [{"card": "spy", "level": 1,
            "column": 0, "tokens": ["magic", "magic", "magic", "magic"])";
        QCOMPARE(answer(four + "}]}]}"), "setup: 'spy' has more tokens than it can have got");
        QCOMPARE(answer(four + R"(, "tucked": ["doublePrivileges"]}]}]})"), "arranged");
    }

    // Whatever a seat is said to be in the middle of has to fit.
    void aMidwayThatCannotBeIsTold_data()
    {
        columns();
        row("two seats asked",
            R"({"phase": "settling", "actor": 0, "play": {"step": "strays"}, "seats": [{"ask": "strayCard"}, {"ask": "strayCard"}]})",
            "in this phase one seat acts, and it alone is asked");
        row("a stray without a virtual opponent",
            R"({"phase": "settling", "actor": 0, "inPhase": [], "play": {"step": "strays"}, "seats": [{"ask": "strayCard"}]})",
            "'strayCard' is not what this step of the auction asks");
        row("in the auction without a bid",
            R"({"phase": "settling", "actor": 0, "play": {"step": "attacks"}, "seats": [{"ask": "attackCard", "sealed": "attack"}]})",
            "seat 1 is in the auction without a bid");
        row("a bid gem that is not there",
            R"({"phase": "settling", "actor": 0, "play": {"step": "attacks"},
                "seats": [{"ask": "attackCard", "sealed": "attack"}, {"sealed": "red", "gems": {}}]})",
            "seat 1 has bid a gem that it does not have");
        row("an attack without a token",
            R"({"phase": "settling", "actor": 0, "queue": [1], "play": {"step": "attacks"},
                "seats": [{"ask": "attackCard", "sealed": "attack"}, {"sealed": "attack"}]})",
            "seat 1 waits to attack without an attack token");
        row("passers who bid",
            R"({"phase": "settling", "actor": 0, "passers": [1], "play": {"step": "attacks"},
                "seats": [{"ask": "attackCard", "sealed": "attack"}, {"sealed": "attack"}]})",
            "the auction's lists do not fit together");
        row("an empty display",
            R"({"phase": "settling", "actor": 0, "inPhase": [0], "display": {}, "play": {"step": "attacks"},
                "seats": [{"ask": "attackCard", "sealed": "attack"}]})",
            "seat 0 is asked what it cannot answer");
        row("gems due and another question",
            R"({"phase": "settling", "actor": 0, "inPhase": [0], "play": {"step": "attacks", "gemsDue": 2},
                "seats": [{"ask": "attackCard", "sealed": "attack"}]})",
            "gems are due to a seat that is asked something else");
        row("cards due and another question",
            R"({"phase": "settling", "actor": 0, "inPhase": [0], "play": {"step": "attacks", "drawsDue": 2},
                "seats": [{"ask": "attackCard", "sealed": "attack"}]})",
            "cards are due to a seat that is asked something else");
        row("no archive",
            R"({"phase": "settling", "actor": 0, "inPhase": [], "play": {"step": "colours"},
                "seats": [{"ask": "archive", "about": {"card": "spy"}, "hand": ["spy"]}]})",
            "there is nothing to put into an archive");
        row("a seat that has passed",
            R"({"phase": "playing", "actor": 0, "inPhase": [1], "playing": "census", "play": {"step": "place"},
                "seats": [{"ask": "place", "sealed": "census", "hand": ["census"]}]})",
            "a seat that has passed plays");
        row("another card than was chosen",
            R"({"phase": "playing", "actor": 0, "inPhase": [0], "playing": "census", "play": {"step": "place"},
                "seats": [{"ask": "place", "sealed": "spy", "hand": ["census", "spy"]}]})",
            "the card in play is not the one that was chosen");
        row("a card that is not in the hand",
            R"({"phase": "playing", "actor": 0, "inPhase": [0], "playing": "census", "play": {"step": "place"},
                "seats": [{"ask": "place", "sealed": "census", "hand": []}]})",
            "'place' is not what the card in play asks");
        row("a card that cannot be paid",
            R"({"phase": "playing", "actor": 0, "queue": [1], "playing": "census", "play": {"step": "place"},
                "seats": [{"ask": "place", "sealed": "census", "hand": ["census"]},
                          {"sealed": "captain", "hand": ["captain"], "gems": {}}]})",
            "seat 1 waits with a card that it cannot play");
        row("waiting for oneself",
            R"({"phase": "playing", "actor": 0, "queue": [0], "playing": "census", "play": {"step": "place"},
                "seats": [{"ask": "place", "sealed": "census", "hand": ["census"]}]})",
            "the seat that acts also waits for its turn");
        row("an option of another law",
            R"({"phase": "playing", "actor": 0, "playing": "callToArms", "play": {"step": "reward", "option": "science"}})",
            "play.option: not one that the law gives");
        row("a first reward without a first card",
            R"({"phase": "startRewards", "actor": 0, "play": {"step": "reward", "gemsDue": 2},
                "seats": [{"ask": "takeGem", "about": {"count": 2}}]})",
            "no first card is being rewarded");
        row("somebody acts at the end", R"({"phase": "finished", "actor": 0})", "somebody acts at the end");
        row("another question than the end's", R"({"phase": "recolouring", "seats": [{"ask": "bid"}]})",
            "seat 0 is not asked what the end asks");
    }
    void aMidwayThatCannotBeIsTold() { refuses(); }
};

QTEST_APPLESS_MAIN(TestViceroyArrangeRefused)
#include "tst_viceroy_arrange_refused.moc"
