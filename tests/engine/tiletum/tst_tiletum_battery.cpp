// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "battery.h"
#include "table.h"

using namespace sandglass;
using tiletum::Game;
using tiletum::State;

/// The battery that every game passes, on Tiletum with two, three and four seats, shuffled actions and solo.
class TestTiletumBattery : public QObject {
    Q_OBJECT

    static State permuteHidden(const State& state, core::Seat, core::Random& random)
    {
        State other = state;
        other.random = core::Random(random.next());
        random.shuffle(other.bonusPile);
        random.shuffle(other.contractPile);
        random.shuffle(other.characterPile);
        random.shuffle(other.decrees);
        // The tokens that lie face down: the rest of the row, and the pile.
        std::vector<std::size_t> down;
        for (std::size_t i = 0; i < other.corruption.size(); ++i)
            if (i < static_cast<std::size_t>(3 - other.revealed) || i >= 3)
                down.push_back(i);
        for (std::size_t left = down.size(); left > 1; --left)
            std::swap(other.corruption[down[left - 1]],
                other.corruption[down[random.below(static_cast<std::uint32_t>(left))]]);
        return other;
    }

    static State relabel(const State& state, std::span<const int> newSeat)
    {
        State other = state;
        const auto renamed = [&](int seat) {
            return static_cast<std::uint8_t>(newSeat[static_cast<std::size_t>(seat)]);
        };
        if (state.solo)
            return other; // one seat has one name
        for (int seat = 0; seat < state.players; ++seat)
            other.boards[renamed(seat)] = state.boards[static_cast<std::size_t>(seat)];
        other.active = renamed(state.active);
        for (std::uint8_t& seat : other.order)
            seat = renamed(seat);
        for (std::uint8_t& seat : other.king)
            seat = renamed(seat);
        for (std::uint8_t& owner : other.houseOwner)
            owner = owner == 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(renamed(owner - 1) + 1);
        return other;
    }

    static tests::Subject<Game> subject()
    {
        tests::Subject<Game> subject;
        subject.cards = tiletum::tests::cardSet();
        subject.options = {{.seats = 2}, {.seats = 3, .shuffledActions = true}, {.seats = 4}, {.seats = 1},
            {.seats = 1, .challenges = 5}, {.seats = 1, .challenges = 8}};
        subject.steps = 24000;
        subject.permuteHidden = permuteHidden;
        subject.shiftTimes = [](const State& state, core::Millis) { return state; }; // Tiletum knows no time
        subject.relabel = relabel;
        subject.relabelAction = [](const auto& action, std::span<const int>) { return action; };
        return subject;
    }

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
    void gamesComeToAnEnd() { tests::gamesComeToAnEnd(subject(), 5); }
    void listsNeverOverflow();
};

/// Lists on the stack have room for the longest that was ever seen, and the stack of open things stays shallow.
void TestTiletumBattery::listsNeverOverflow()
{
    int mostActions = 0;
    int mostEvents = 0;
    int deepest = 0;
    const auto now = subject();
    tests::playThrough<Game>(now, [&](const auto& state, const auto& command, auto&, int) {
        mostActions = std::max(mostActions, Game::legal(now.cards, state, command.seat, 0).size());
        deepest = std::max(deepest, state.stack.size());
        auto copy = state;
        mostEvents = std::max(mostEvents, Game::apply(now.cards, copy, command)->size());
    });
    qInfo("at most %d actions, %d events, %d open things", mostActions, mostEvents, deepest);
    QVERIFY(mostActions <= tiletum::Actions::capacity / 2);
    QVERIFY(mostEvents <= tiletum::Events::capacity / 2);
    QVERIFY(deepest <= tiletum::maxOpen / 4);
}

QTEST_APPLESS_MAIN(TestTiletumBattery)
#include "tst_tiletum_battery.moc"
