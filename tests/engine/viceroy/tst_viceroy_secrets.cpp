// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "golden_game.h"
#include "scene.h"

#include <QtTest/QTest>

#include <algorithm>
#include <optional>
#include <vector>

using namespace sandglass;
using core::seatAt;
using test::Scene;

namespace {

std::string viewText(const Scene& scene, int seat)
{
    return viceroy::describe(scene.cards, viceroy::view(scene.state, seatAt(seat)).known);
}

/// Everything that another seat is told of a command: its events, veiled.
QStringList told(Scene& scene, int seat, const char* action, int listener)
{
    const auto parsed = core::parse<viceroy::Verb>(viceroy::verbs, action, scene.cards);
    const auto events = viceroy::apply(scene.cards, scene.state, {seatAt(seat), 0, *parsed});
    QStringList texts;
    if (!events)
        return {"refused"};
    for (const auto& event : *events)
        texts << QString::fromStdString(
            core::text<viceroy::EventKind>(viceroy::events, viceroy::veil(event, seatAt(listener)), scene.cards));
    return texts;
}

} // namespace

/// What one seat hides, no other learns: not from views, events, legal actions, refusals or acknowledgements.
class TestViceroySecrets : public QObject {
    Q_OBJECT

    static Scene bidding()
    {
        Scene scene{"corsair", "ambassador", "herbalist"};
        scene.show("blue", "below", "captain").show("red", "below", "nobleman");
        scene.show("green", "below", "sorceress").show("yellow", "below", "chancellor");
        for (int seat = 0; seat < 3; ++seat)
            scene.gems(seat, 1, 1, 1, 1);
        return scene.attacks(0, 1).round(1).auction();
    }

    static Scene picking()
    {
        Scene scene{"corsair", "ambassador", "herbalist"};
        scene.hand(0, {"captain", "census", "spy"}).gems(0, 2, 2, 2, 2).hand(1, {"prince"}).gems(1, 1, 1, 1, 1);
        return scene.round(1).development();
    }

    static QStringList every(int seat, Scene& scene)
    {
        QStringList refusals;
        for (const char* action : {"bid bid=blue", "bid bid=attack", "pass", "play card=captain", "play card=prince",
                 "gem colour=blue", "take colour=blue pile=below", "place level=1 column=1", "accept", "done"}) {
            Scene copy = scene;
            const auto parsed = core::parse<viceroy::Verb>(viceroy::verbs, action, scene.cards);
            const auto result = viceroy::apply(copy.cards, copy.state, {seatAt(seat), 0, *parsed});
            refusals << (result ? QString("accepted")
                                : QString::fromStdString(
                                      core::text<viceroy::Refusal>(viceroy::refusals, result.error(), scene.cards)));
        }
        return refusals;
    }

    static void compareAll(const Scene& start, const QStringList& choices)
    {
        std::optional<std::string> view;
        QStringList legal;
        QStringList refusals;
        for (const QString& choice : choices) {
            Scene scene = start;
            QCOMPARE(told(scene, 0, choice.toUtf8(), 1), QStringList{"sealed seat=0"});
            if (!view) {
                view = viewText(scene, 1);
                legal = scene.legal(1);
                refusals = every(1, scene);
            }
            QCOMPARE(viewText(scene, 1), *view);
            QCOMPARE(scene.legal(1), legal);
            QCOMPARE(every(1, scene), refusals);
            QCOMPARE(viceroy::view(scene.state, seatAt(1)).known.players[0].sealed, viceroy::sealedUnknown);
        }
    }

    static void compareForOthers(const viceroy::State& state, core::Seat seat, const viceroy::Actions& actions)
    {
        const auto& cards = test::viceroyCards();
        for (int other = 0; other < state.seats; ++other) {
            if (seatAt(other) == seat)
                continue;
            std::optional<viceroy::State> first;
            std::vector<viceroy::Event> firstTold;
            for (const viceroy::Action& action : actions) {
                if (action.code == viceroy::Verb::Unseal)
                    continue; // that somebody chooses anew is for all to see
                auto after = state;
                const auto events = viceroy::apply(cards, after, {seat, 0, action});
                QVERIFY(events);
                std::vector<viceroy::Event> told;
                for (const viceroy::Event& event : *events)
                    told.push_back(viceroy::veil(event, seatAt(other)));
                if (!first) {
                    first = after;
                    firstTold = told;
                }
                QVERIFY(told == firstTold);
                QCOMPARE(after.barrier, first->barrier);
                QVERIFY(core::sameBytes(
                    viceroy::view(after, seatAt(other)).known, viceroy::view(*first, seatAt(other)).known));
                QVERIFY(std::ranges::equal(
                    viceroy::legal(cards, after, seatAt(other)), viceroy::legal(cards, *first, seatAt(other))));
            }
        }
    }

private Q_SLOTS:
    void aSealedBidShowsNowhere() { compareAll(bidding(), {"bid bid=blue", "bid bid=red", "bid bid=attack", "pass"}); }

    void aSealedCardShowsNowhere()
    {
        compareAll(picking(), {"play card=captain", "play card=census", "play card=spy", "pass"});
    }

    // The same for whatever is sealed in whole games: whichever way a seat answers, the others are told the same, see
    // the same, can do the same and are asked the same, at the same moment. Only the last to seal opens all hands.
    void everySealedChoiceIsAcknowledgedAlike()
    {
        const auto& cards = test::viceroyCards();
        int compared = 0;
        constexpr std::array<viceroy::Options, 4> tables{{{2, 0}, {3, 1}, {4, 0}, {3, 0, true, true}}};
        for (core::Seed seed = 1; seed <= 40; ++seed) {
            test::watchSteadily(cards, tables[seed % tables.size()], seed,
                [&](const viceroy::State& state, core::Seat seat, const viceroy::Actions& actions, core::Random&) {
                    if (viceroy::isSealing(state.phase) && std::popcount(state.pending) > 1) {
                        compareForOthers(state, seat, actions);
                        compared += actions.size();
                    }
                    return !QTest::currentTestFailed();
                });
        }
        QVERIFY(compared > 1000);
    }

    void aSealedFirstCardShowsNowhere()
    {
        for (const char* choice : {"captain", "prince"}) {
            auto state =
                viceroy::arrange(test::viceroyCards(), {2, 0}, 1, R"({"seats": [{"hand": ["captain", "prince"]}]})")
                    .value();
            const auto card = test::viceroyCards().number("card", choice);
            QVERIFY(viceroy::apply(test::viceroyCards(), state, {seatAt(0), 0, core::say(viceroy::Verb::Lay, card)}));
            const auto known = viceroy::view(state, seatAt(1)).known;
            QVERIFY(known.players[0].hand.empty());
            QCOMPARE(known.players[0].sealed, viceroy::sealedUnknown);
        }
    }

    void aRivalsScreenHidesHandGemsAndAttacks()
    {
        Scene scene = picking();
        scene.attacks(0, 3);
        const auto known = viceroy::view(scene.state, seatAt(1)).known;
        QVERIFY(known.players[0].hand.empty());
        QCOMPARE(int(known.players[0].handCharacters), 2); // how many cards is for everybody to see
        QCOMPARE(int(known.players[0].handLaws), 1);
        QCOMPARE(int(known.players[0].attacks), int(viceroy::unknownAmount));
        for (const auto gems : known.players[0].gems)
            QCOMPARE(int(gems), int(viceroy::unknownAmount));
        QVERIFY(!known.players[1].hand.empty());
        QCOMPARE(int(known.players[1].gems[0]), 1);
    }

    void decksAndRandomnessAreHiddenFromAll()
    {
        Scene scene = picking();
        for (int seat = 0; seat < 3; ++seat) {
            const auto known = viceroy::view(scene.state, seatAt(seat)).known;
            QCOMPARE(known.random, core::Random{});
            for (const auto card : known.large)
                QCOMPARE(card, viceroy::unknownCard);
            for (const auto card : known.small)
                QCOMPARE(card, viceroy::unknownCard);
            for (const auto card : known.laws)
                QCOMPARE(card, viceroy::unknownCard);
            QCOMPARE(known.small.size(), scene.state.small.size());
        }
    }

    void aSpectatorSeesNobodysSecrets()
    {
        Scene scene = picking();
        const auto known = viceroy::view(scene.state, seatAt(4)).known;
        for (int seat = 0; seat < 3; ++seat)
            QVERIFY(known.players[static_cast<std::size_t>(seat)].hand.empty());
    }

    void aDrawnCardIsItsOwnersAlone()
    {
        Scene scene{"corsair", "ambassador"};
        scene.hand(0, {"druid"}).gems(0, 0, 0, 0, 1).small({"spy"}).round(1).development();
        scene.play(0, "play card=druid");
        scene.play(1, "pass");
        scene.play(0, "place level=1 column=1");
        Scene other = scene;
        QVERIFY(told(scene, 0, "draw deck=small", 1).contains("cardDrawn seat=0 deck=small card=hidden"));
        QVERIFY(told(other, 0, "draw deck=small", 0).contains("cardDrawn seat=0 deck=small card=spy"));
    }

    void aReturnedLawIsItsOwnersAlone()
    {
        Scene scene{"corsair", "ambassador"};
        scene.hand(0, {"revisionOfTheCode"}).round(1).development();
        scene.play(0, "play card=revisionOfTheCode");
        scene.play(1, "pass");
        scene.play(0, "place level=1 column=1");
        Scene other = scene;
        const QByteArray action = scene.legal(0).first().toUtf8();
        QVERIFY(told(scene, 0, action, 1).contains("lawReturned seat=0 card=hidden"));
        QVERIFY(!told(other, 0, action, 0).contains("lawReturned seat=0 card=hidden"));
    }

    void aDrawnCardThatTheArchiveMayTakeIsHidden()
    {
        Scene scene{"corsair", "ambassador"};
        scene.lay(0, "royalArchive", 1, 1).hand(0, {"druid"}).gems(0, 0, 0, 0, 1).small({"spy"});
        scene.round(1).development();
        scene.play(0, "play card=druid");
        scene.play(1, "pass");
        scene.play(0, "place level=1 column=2");
        scene.play(0, "draw deck=small");
        QCOMPARE(viceroy::view(scene.state, seatAt(1)).known.players[0].decision.a, viceroy::unknownCard);
        QVERIFY(viewText(scene, 1).find("spy") == std::string::npos);
        QVERIFY(viewText(scene, 0).find("spy") != std::string::npos);
    }

    // Questions are asked by what everybody sees, so that the asking itself tells nothing.
    void whetherADiscountIsAskedDoesNotDependOnTheGems()
    {
        for (const int gems : {1, 3}) {
            Scene scene{"ambassador", "corsair"};
            scene.lay(0, "prince", 1, 1).token(0, "ambassador", "infiniteBlue").gems(0, gems, 0, 0, 0);
            scene.hand(0, {"hermit"}).round(1).development();
            scene.play(0, "play card=hermit");
            scene.play(1, "pass");
            scene.play(0, "place level=2 column=0");
            QCOMPARE(scene.asked(0), "discount");
        }
    }

    void whoeverHasNothingToBidIsAskedAllTheSame()
    {
        Scene scene{"corsair", "ambassador"};
        scene.show("blue", "below", "captain").gems(1, 1, 0, 0, 0).round(1).auction();
        QCOMPARE(scene.asked(0), "bid");
        QCOMPARE(scene.legal(0), QStringList{"pass"});
    }

    // A bot that only sees its view finds the same actions as one that sees everything.
    void theOwnViewListsTheSameActions()
    {
        for (Scene scene : {bidding(), picking()})
            for (int seat = 0; seat < 3; ++seat) {
                const auto known = viceroy::view(scene.state, seatAt(seat)).known;
                const auto own = viceroy::legal(scene.cards, known, seatAt(seat));
                const auto all = viceroy::legal(scene.cards, scene.state, seatAt(seat));
                QVERIFY(std::ranges::equal(own, all));
            }
    }
};

QTEST_APPLESS_MAIN(TestViceroySecrets)
#include "tst_viceroy_secrets.moc"
