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

    static tests::Subject<Game> subject() { return tests::viceroySubject(); }

private slots:
    void invariantsHold() { tests::invariantsHold(subject()); }
    void legalAndApplyAgree() { tests::legalAndApplyAgree(subject()); }
    void textRoundTrips() { tests::textRoundTrips(subject()); }
    void replayEqualsPlay() { tests::replayEqualsPlay(subject()); }
    void viewsLeakNothing() { tests::viewsLeakNothing(subject()); }
    void nobodyKnowsMoreThanAnySeat() { tests::nobodyKnowsMoreThanAnySeat(subject()); }
    void imaginedStatesArePossible() { tests::imaginedStatesArePossible(subject()); }
    void scoreSheetsKeepTheirLines() { tests::scoreSheetsKeepTheirLines(subject()); }
    void shiftingTimeChangesNothing() { tests::shiftingTimeChangesNothing(subject()); }
    void relabellingSeatsChangesNothing() { tests::relabellingSeatsChangesNothing(subject()); }
    void privilegeDecidesTheSameInstant() { tests::privilegeDecidesTheSameInstant(subject()); }
    void undoGivesTheSameBytes() { tests::undoGivesTheSameBytes(subject()); }
    void playingNeedsNoHeap() { tests::playingNeedsNoHeap(subject()); }
    void gamesComeToAnEnd() { tests::gamesComeToAnEnd(subject(), 10); }

    // Random players hardly ever build high; these do. Together they meet every decision: what play never meets,
    // the checks have not checked.
    void builders()
    {
        const auto& cards = tests::viceroyCards();
        const auto options = subject().options;
        std::map<viceroy::Ask, int> met;
        int turn = 0;
        for (core::Seed seed = 1; seed <= 1600u * static_cast<core::Seed>(tests::soakFactor()); ++seed) {
            tests::watchSteadily(cards, options[seed % options.size()], seed,
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
        const auto& cards = tests::viceroyCards();
        const auto wrong = viceroy::invariants(cards, state);
        QVERIFY2(!wrong, wrong.value_or("").c_str());
        const auto own = viceroy::legal(cards, viceroy::view(state, seat).known, seat);
        QVERIFY2(std::ranges::equal(own, actions), "the own view lists other actions");
        for (const viceroy::Action& action : actions) {
            auto copy = state;
            QVERIFY(viceroy::apply(cards, copy, {seat, 0, action}));
        }
        for (int tries = 0; tries < 8; ++tries) {
            const auto action = tests::anyPhrase<viceroy::Verb>(viceroy::verbs, random);
            auto copy = state;
            QCOMPARE(viceroy::apply(cards, copy, {seat, 0, action}).has_value(), actions.contains(action));
            QVERIFY(actions.contains(action) || core::sameBytes(copy, state));
        }
        for (int viewer = 0; viewer < state.seats; ++viewer) {
            const auto other = tests::permuteHidden(state, core::seatAt(viewer), random);
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
