// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "battery.h"
#include "golden_game.h"
#include "scene.h"

#include <QtTest/QTest>

#include <set>

using namespace sandglass;
using core::seatAt;
using test::Scene;
using viceroy::Refusal;

/// The refusals that belong to no rule in particular, and the proof that each of them can be met.
class TestViceroyRefusals : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anotherDecisionComesFirst()
    {
        Scene scene{"corsair", "ambassador"};
        scene.hand(0, {"census"}).round(1).development();
        QCOMPARE(scene.refused(0, "bid bid=blue"), "otherDecision ask=play");
        scene.play(0, "play card=census");
        scene.play(1, "pass");
        QCOMPARE(scene.refused(0, "pass"), "otherDecision ask=place");
    }

    void nobodySitsThere()
    {
        Scene scene{"corsair", "ambassador"};
        scene.round(1).development();
        QCOMPARE(scene.refused(2, "pass"), "noSuchSeat");
    }

    void numbersThatMeanNothingAreRefused()
    {
        Scene scene{"corsair", "ambassador"};
        scene.round(1).development();
        for (const viceroy::Action action : {core::say(viceroy::Verb::Play, 88), core::say(viceroy::Verb::Play, -1),
                 core::say(static_cast<viceroy::Verb>(99)), core::say(viceroy::Verb::Gem, 4)}) {
            const auto result = viceroy::apply(scene.cards, scene.state, {seatAt(0), 0, action});
            QVERIFY(!result);
            QCOMPARE(result.error().code, Refusal::OutOfRange);
        }
    }

    // Every code is met by players who try anything. What they never meet would be a sentence for nothing.
    void everyRefusalIsMet()
    {
        // These need a table so rare that their own tests have to set it: a royal summons when the small deck is used
        // up and then three winners; no gem of a colour, or none at all, for a law; a pyramid of laws; a barter by
        // somebody without gems.
        std::set<Refusal> met{Refusal::DisplayEmpty, Refusal::NoGemForInfinite, Refusal::NoGemAtAll,
            Refusal::NoCharacter, Refusal::TooFewGems};
        constexpr std::array<viceroy::Options, 6> options{{{1, 3}, {2, 1}, {2, 0}, {3, 1}, {4, 0}, {2, 0, true, true}}};
        for (core::Seed seed = 1; seed <= 3000 && met.size() < viceroy::refusals.size(); ++seed)
            playAndTry(options[seed % options.size()], seed, met);
        QStringList never;
        for (const auto& entry : viceroy::refusals)
            if (!met.contains(entry.code))
                never << QString::fromStdString(std::string(entry.word));
        QVERIFY2(never.isEmpty(), qPrintable(never.join(", ")));
    }

private:
    /// An action that answers what the seat is asked, with any numbers; now and then anything at all.
    static viceroy::Action anything(const viceroy::State& state, core::Seat seat, core::Random& random)
    {
        const auto asked = core::index(seat) < state.seats ? viceroy::player(state, seat).decision.ask : viceroy::Ask{};
        for (;;) {
            const auto action = test::anyPhrase<viceroy::Verb>(viceroy::verbs, random);
            if (random.below(20) == 0 || viceroy::answersTo(asked) >> static_cast<unsigned>(action.code) & 1)
                return action;
        }
    }

    static void playAndTry(const viceroy::Options& options, core::Seed seed, std::set<Refusal>& met)
    {
        const auto& cards = test::viceroyCards();
        const auto tryAnything = [&](const viceroy::State& state, core::Seat seat, core::Random& random) {
            auto copy = state;
            const auto result = viceroy::apply(cards, copy, {seat, 0, anything(state, seat, random)});
            if (!result)
                met.insert(result.error().code);
        };
        const auto last = test::watchSteadily(cards, options, seed,
            [&](const viceroy::State& state, core::Seat seat, const viceroy::Actions&, core::Random& random) {
                tryAnything(state, seatAt(static_cast<int>(random.below(5))), random);
                for (int tries = 0; tries < 6; ++tries)
                    tryAnything(state, seat, random);
                return true;
            });
        core::Random random(seed);
        tryAnything(last, seatAt(0), random);
    }
};

QTEST_APPLESS_MAIN(TestViceroyRefusals)
#include "tst_viceroy_refusals.moc"
