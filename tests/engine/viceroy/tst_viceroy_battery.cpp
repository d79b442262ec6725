// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "battery.h"
#include "card_data.h"
#include "golden_game.h"
#include "hidden.h"
#include "viceroy_subject.h"

#include <map>

using namespace sandglass;
using viceroy::Game;

/// The battery that every game must pass, on every number of real and virtual players.
class TestViceroyBattery : public QObject {
    Q_OBJECT

    static test::Subject<Game> subject() { return test::viceroySubject(); }

private Q_SLOTS:
    void invariantsHold() { test::invariantsHold(subject()); }
    void legalAndApplyAgree() { test::legalAndApplyAgree(subject()); }
    void textRoundTrips() { test::textRoundTrips(subject()); }
    void replayEqualsPlay() { test::replayEqualsPlay(subject()); }
    void viewsLeakNothing() { test::viewsLeakNothing(subject()); }
    void nobodyKnowsMoreThanAnySeat() { test::nobodyKnowsMoreThanAnySeat(subject()); }
    void imaginedStatesArePossible() { test::imaginedStatesArePossible(subject()); }
    void scoreSheetsKeepTheirLines() { test::scoreSheetsKeepTheirLines(subject()); }
    void shiftingTimeChangesNothing() { test::shiftingTimeChangesNothing(subject()); }
    void relabellingSeatsChangesNothing() { test::relabellingSeatsChangesNothing(subject()); }
    void privilegeDecidesTheSameInstant() { test::privilegeDecidesTheSameInstant(subject()); }
    void undoGivesTheSameBytes() { test::undoGivesTheSameBytes(subject()); }
    void playingNeedsNoHeap() { test::playingNeedsNoHeap(subject()); }
    void gamesComeToAnEnd() { test::gamesComeToAnEnd(subject(), 10); }

    // Random players hardly ever build high; these do. Together they meet every decision: what play never meets,
    // the checks have not checked.
    void builders()
    {
        const auto& cards = test::viceroyCards();
        const auto options = subject().options;
        std::map<viceroy::Ask, int> met;
        int turn = 0;
        for (core::Seed seed = 1; seed <= 1600u * static_cast<core::Seed>(test::soakFactor()); ++seed) {
            test::watchSteadily(cards, options[seed % options.size()], seed,
                [&](const viceroy::State& state, core::Seat seat, const viceroy::Actions& actions,
                    core::Random& random) {
                    // Questions that come up all the time are checked now and then, rare ones always.
                    if (++met[viceroy::player(state, seat).decision.ask] < 100 || ++turn % 4 == 0)
                        checkEverything(state, seat, actions, random);
                    return !QTest::currentTestFailed();
                });
            if (QTest::currentTestFailed())
                return;
        }
        for (int ask = 1; ask < viceroy::askCount; ++ask)
            QVERIFY2(met.contains(static_cast<viceroy::Ask>(ask)),
                std::string(viceroy::askWords[static_cast<std::size_t>(ask)]).c_str());
    }

private:
    static void checkEverything(
        const viceroy::State& state, core::Seat seat, const viceroy::Actions& actions, core::Random& random)
    {
        const auto& cards = test::viceroyCards();
        const auto wrong = viceroy::invariants(cards, state);
        QVERIFY2(!wrong, wrong.value_or("").c_str());
        const auto own = viceroy::legal(cards, viceroy::view(state, seat).known, seat);
        QVERIFY2(std::ranges::equal(own, actions), "the own view lists other actions");
        for (const viceroy::Action& action : actions) {
            auto copy = state;
            QVERIFY(viceroy::apply(cards, copy, {seat, 0, action}));
        }
        for (int tries = 0; tries < 8; ++tries) {
            const auto action = test::anyPhrase<viceroy::Verb>(viceroy::verbs, random);
            auto copy = state;
            QCOMPARE(viceroy::apply(cards, copy, {seat, 0, action}).has_value(), actions.contains(action));
            QVERIFY(actions.contains(action) || core::sameBytes(copy, state));
        }
        for (int viewer = 0; viewer < state.seats; ++viewer) {
            const auto other = test::permuteHidden(state, core::seatAt(viewer), random);
            const auto seen = viceroy::view(state, core::seatAt(viewer));
            QVERIFY(core::sameBytes(seen.known, viceroy::view(other, core::seatAt(viewer)).known));
            const auto imagined = viceroy::imagine(cards, seen, random);
            const auto impossible = viceroy::invariants(cards, imagined);
            QVERIFY2(!impossible, impossible.value_or("").c_str());
            QVERIFY(core::sameBytes(seen.known, viceroy::view(imagined, core::seatAt(viewer)).known));
        }
    }
};

QTEST_APPLESS_MAIN(TestViceroyBattery)
#include "tst_viceroy_battery.moc"
