// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "battery.h"
#include "pendulum_play.h"

using namespace sandglass;
using namespace sandglass::pendulum;
using pendulum::Game;

namespace {

State permuteHidden(const State& state, core::Random& random)
{
    State other = state;
    other.random = core::Random(random.next());
    random.shuffle(std::span(other.provinceDeck.begin(), other.provinceDeck.end()));
    random.shuffle(std::span(other.achievementDeck.begin(), other.achievementDeck.end()));
    // The backs tell final cards from others, and the ones at the bottom are known to be final.
    const int others = std::max(0, other.councilDeck.size() - finalRewards);
    random.shuffle(std::span(other.councilDeck.begin(), other.councilDeck.end() - others));
    random.shuffle(std::span(other.councilDeck.end() - others, other.councilDeck.end()));
    return other;
}

State shiftTimes(const State& state, core::Millis shift)
{
    State later = state;
    for (core::Millis& flipped : later.flippedAt)
        if (flipped != neverFlipped)
            flipped += shift;
    return later;
}

std::uint8_t relabelMask(int mask, std::span<const int> newSeat)
{
    int result = 0;
    for (std::size_t old = 0; old < newSeat.size(); ++old)
        result |= (mask >> old & 1) << newSeat[old];
    return static_cast<std::uint8_t>(result);
}

State relabel(const State& state, std::span<const int> newSeat)
{
    State other = state;
    for (std::size_t old = 0; old < newSeat.size(); ++old)
        other.seats[static_cast<std::size_t>(newSeat[old])] = state.seats[old];
    for (int place = 0; place < state.orderCount; ++place)
        if (state.order[place] != neutralSeat)
            other.order[place] = static_cast<std::uint8_t>(newSeat[state.order[place]]);
    other.done = relabelMask(state.done, newSeat);
    other.overtaken = relabelMask(state.overtaken, newSeat);
    return other;
}

tests::Subject<Game> subject()
{
    tests::Subject<Game> subject;
    subject.cards = tests::pendulumCards();
    const auto advanced = std::array<std::int8_t, 5>{anyAdvanced, anyAdvanced, anyAdvanced, anyAdvanced, anyAdvanced};
    const auto any = std::array<std::int8_t, 5>{anyCharacter, anyAdvanced, anyCharacter, anyBasic, anyCharacter};
    for (int seats = 1; seats <= 5; ++seats) {
        subject.options.push_back({.seats = seats, .untimed = 0b1111, .paceFixed = true});
        subject.options.push_back({.seats = seats, .characters = advanced});
        subject.options.push_back({.seats = seats,
            .characters = advanced,
            .untimed = 0b1111,
            .paceFixed = true,
            .oneWorkerAFrame = 0b11111,
            .glory = 0b11111});
        subject.options.push_back(
            {.seats = seats, .characters = any, .untimed = 0b0101, .oneWorkerAFrame = 0b01010, .glory = 0b00110});
    }
    subject.steps = 40'000;
    subject.permuteHidden = [](const State& state, core::Seat, core::Random& random) {
        return permuteHidden(state, random);
    };
    subject.shiftTimes = shiftTimes;
    subject.relabel = relabel;
    subject.relabelAction = [](const Action& action, std::span<const int>) { return action; }; // names no seats
    return subject;
}

} // namespace

/// The battery that every game must pass, on Pendulum: all numbers of seats, both boards, timed and untimed rounds,
/// basic and advanced characters, both parts of the advanced variant.
class TestPendulumBattery : public QObject {
    Q_OBJECT

private slots:
    void invariantsHold() { tests::invariantsHold(subject()); }
    void legalAndApplyAgree() { tests::legalAndApplyAgree(subject()); }
    void textRoundTrips() { tests::textRoundTrips(subject()); }
    void replayEqualsPlay() { tests::replayEqualsPlay(subject()); }
    void viewsLeakNothing() { tests::viewsLeakNothing(subject()); }
    void shiftingTimeChangesNothing() { tests::shiftingTimeChangesNothing(subject()); }
    void relabellingSeatsChangesNothing() { tests::relabellingSeatsChangesNothing(subject()); }
    void privilegeDecidesTheSameInstant() { tests::privilegeDecidesTheSameInstant(subject()); }
    void undoGivesTheSameBytes() { tests::undoGivesTheSameBytes(subject()); }
    void playingNeedsNoHeap() { tests::playingNeedsNoHeap(subject()); }
    void gamesComeToAnEnd() { tests::gamesComeToAnEnd(subject(), 3); }

    void describingAndArrangingGivesTheSameBytes()
    {
        auto tested = subject();
        tested.steps = 2000;
        tests::playThrough<Game>(tested, [&](const State& state, const auto&, auto&, int step) {
            // The options do not matter where everything is fixed, except how many sit there.
            const auto again = arrange(tested.cards, {.seats = state.seatCount}, 99, describe(tested.cards, state));
            QVERIFY2(again, again ? "" : core::sentence(again.error()).c_str());
            QVERIFY2(core::sameBytes(*again, state), ("step " + std::to_string(step)).c_str());
        });
    }
};

QTEST_APPLESS_MAIN(TestPendulumBattery)
#include "tst_pendulum_battery.moc"
