// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene.h"

#include "core/session_of.h"

#include <QtTest/QTest>

#include <set>

using namespace sandglass;
using core::seatAt;
using test::Scene;
using test::viceroyCards;

/// What another edition does differently, each rule an option of its own; the Czech rulebook's are the default.
class TestViceroyEditions : public QObject {
    Q_OBJECT

    static constexpr viceroy::Options four{2, 0, true, false};

    static viceroy::State dealt(core::Seed seed = 1)
    {
        return viceroy::arrange(viceroyCards(), four, seed,
            R"({"seats": [{"hand": ["corsair", "spy", "prince", "druid"]}, {"hand": ["ambassador", "fairy"]}]})")
            .value();
    }

    static QString play(viceroy::State& state, int seat, const char* action)
    {
        const auto parsed = core::parse<viceroy::Verb>(viceroy::verbs, action, viceroyCards());
        const auto events = viceroy::apply(viceroyCards(), state, {seatAt(seat), 0, parsed.value()});
        if (!events)
            return QString::fromStdString(
                core::text<viceroy::Refusal>(viceroy::refusals, events.error(), viceroyCards()));
        QStringList told;
        for (const auto& event : *events)
            told << QString::fromStdString(core::text<viceroy::EventKind>(viceroy::events, event, viceroyCards()));
        return told.join("; ");
    }

    static viceroy::CardIndex card(const char* id)
    {
        return static_cast<viceroy::CardIndex>(viceroyCards().number("card", id));
    }

    /// Seat 0 has chosen this card and is to lay it, in a game where it may be sold.
    static Scene placing(const char* id)
    {
        Scene scene{"corsair", "ambassador"};
        scene.state.cardsForGems = 1;
        scene.hand(0, {id}).round(1).development();
        scene.play(0, (QByteArray("play card=") + id).constData());
        scene.play(1, "pass");
        return scene;
    }

private Q_SLOTS:
    void theRulebookHasNeither()
    {
        QCOMPARE(viceroy::readOptions("{}").value(), (viceroy::Options{2, 0, false, false}));
    }

    void fourAreDealtOneIsLaidOneIsKept()
    {
        auto state = dealt();
        QCOMPARE(int(state.players[0].handCharacters), 4);
        QCOMPARE(state.small.size(), 64 - 48 - 8);
        QCOMPARE(play(state, 0, "lay card=census"), "notInHand card=census");
        QCOMPARE(play(state, 0, "lay card=spy"), "");
        QCOMPARE(play(state, 0, "keep card=spy"), "beginsPyramid card=spy");
        QCOMPARE(play(state, 0, "keep card=captain"), "notInHand card=captain");
        QCOMPARE(play(state, 0, "lay card=prince"), "otherDecision ask=keepCard");
        QCOMPARE(play(state, 0, "keep card=druid"), "sealed seat=0");
        QCOMPARE(play(state, 0, "keep card=prince"), "alreadySealed");
        QVERIFY(!viceroy::invariants(viceroyCards(), state));
        play(state, 1, "lay card=ambassador");
        const QString told = play(state, 1, "keep card=fairy");
        QVERIFY(told.contains("charactersReturned seat=0 count=2"));
        QVERIFY(state.players[0].pyramid.laid.has(card("spy")));
        QVERIFY(state.players[0].hand.has(card("druid")));
        QVERIFY(!state.players[0].hand.has(card("corsair")));
        QCOMPARE(int(state.players[0].handCharacters), 1);
        QCOMPARE(state.large.size(), 44);
        QCOMPARE(state.small.size(), 12);
        QVERIFY(!viceroy::invariants(viceroyCards(), state));
    }

    // The two go back before the decks are made, so that they may come into the auction.
    void whatIsReturnedMayBeAnywhereInTheDecks()
    {
        std::set<int> places;
        for (core::Seed seed = 1; seed <= 60; ++seed) {
            auto state = dealt(seed);
            for (const char* action : {"lay card=spy", "keep card=druid"})
                play(state, 0, action);
            for (const char* action : {"lay card=ambassador", "keep card=fairy"})
                play(state, 1, action);
            if (const int at = state.large.find(card("corsair")); at >= 0)
                places.insert(at / 11);
            else if (state.small.contains(card("corsair")))
                places.insert(4);
            else
                places.insert(5); // in the display
        }
        QCOMPARE(places.size(), std::size_t{6});
    }

    void nobodySeesWhatIsLaidKeptOrReturned()
    {
        std::set<std::string> views;
        for (const auto& [laid, kept] :
            {std::pair("lay card=spy", "keep card=druid"), {"lay card=prince", "keep card=spy"}}) {
            auto state = dealt();
            play(state, 0, laid);
            views.insert("laid " + viceroy::describe(viceroyCards(), viceroy::view(state, seatAt(1)).known));
            play(state, 0, kept);
            views.insert("kept " + viceroy::describe(viceroyCards(), viceroy::view(state, seatAt(1)).known));
        }
        QCOMPARE(views.size(), std::size_t{2});
    }

    void aChoiceOfTwoIsTakenBackStepByStep()
    {
        const core::ShelfOf<viceroy::Game> shelf{viceroyCards()};
        const auto session = shelf.open({R"({"fourCharacters": true})", 3}).value();
        const auto before = session->hash();
        const std::string lay = session->legal(seatAt(0), 0).front();
        QVERIFY(session->submit(seatAt(0), 0, lay));
        const std::string keep = session->legal(seatAt(0), 0).front();
        QVERIFY(session->submit(seatAt(0), 0, keep));
        QVERIFY(!session->undo(seatAt(0), 0).refusal);
        QCOMPARE(session->legal(seatAt(0), 0).front(), keep);
        QVERIFY(!session->undo(seatAt(0), 0).refusal);
        QCOMPARE(session->hash(), before);
    }

    void aCardMayBeSoldForTwoGems()
    {
        Scene scene = placing("census");
        QVERIFY(scene.legal(0).contains("place level=1 column=1"));
        const int round = scene.state.subround;
        QCOMPARE(scene.play(0, "sell").first(), "cardSold seat=0 card=census");
        QVERIFY(scene.discarded("census"));
        QCOMPARE(scene.asked(0), "takeGem");
        scene.play(0, "gem colour=red");
        scene.play(0, "gem colour=red");
        QCOMPARE(scene.gem(0, "red"), 2);
        QCOMPARE(int(scene.state.subround), round + 1); // it was the action of this round
        QCOMPARE(scene.asked(0), "play");
    }

    void whatCannotBePaidCanBeSold()
    {
        Scene scene = placing("captain"); // no gems at all
        QCOMPARE(scene.legal(0), QStringList{"sell"});
        scene.play(0, "sell");
        QCOMPARE(scene.asked(0), "takeGem");
    }

    void lawsThatAreNotLaidCanBeSoldToo()
    {
        for (const char* law : {"reshuffleOfOffices", "doublePrivileges"}) {
            Scene scene = placing(law);
            QVERIFY(scene.legal(0).contains("target card=corsair"));
            QVERIFY(!scene.play(0, "sell").isEmpty());
            QVERIFY(scene.discarded(law));
        }
    }

    void withoutTheOptionNothingIsSold()
    {
        Scene scene{"corsair", "ambassador"};
        scene.hand(0, {"census"}).round(1).development();
        scene.play(0, "play card=census");
        scene.play(1, "pass");
        QVERIFY(!scene.legal(0).contains("sell"));
        QCOMPARE(scene.refused(0, "sell"), "notForSale");
    }
};

QTEST_APPLESS_MAIN(TestViceroyEditions)
#include "tst_viceroy_editions.moc"
