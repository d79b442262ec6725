// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chronicle.h"
#include "pendulum_play.h"

#include "core/match.h"
#include "core/session_of.h"

#include <QtTest/QTest>

#include <algorithm>
#include <deque>

using namespace sandglass;
using pendulum::Game;
using test::pendulumCards;
using test::running;

namespace {

constexpr const char* three = R"({"seats": 3, "characters": ["champion", "briber", "implacable"]})";

/// A match of three from a situation; seat 0 stands highest, seat 2 lowest. Commands and refusals are text.
class Table {
public:
    explicit Table(const std::string& setup)
        : m_match(pendulumCards(), pendulum::arrange(pendulumCards(), *pendulum::readOptions(three), 3, setup).value())
    {
    }

    /// "done", "claimed" (with what others lost by it), or the refusal.
    std::string act(int seat, core::Millis time, std::string_view action)
    {
        const auto parsed = core::parse<pendulum::Verb>(pendulum::verbs, action, pendulumCards());
        const auto outcome = m_match.submit({core::seatAt(seat), time, parsed.value()});
        if (const auto* refused = std::get_if<core::Match<Game>::Refused>(&outcome))
            return core::text<pendulum::Refusal>(pendulum::refusals, *refused, pendulumCards());
        if (const auto* denied = std::get_if<core::Phrase<core::Denial>>(&outcome))
            return core::text<core::Denial>(core::denials, *denied, {});
        const auto& done = std::get<core::Match<Game>::Done>(outcome);
        std::string text = done.rewound ? "claimed" : "done";
        for (const auto& loss : done.lost)
            text += "; " + std::to_string(core::index(loss.command.seat)) + " loses "
                + core::text<pendulum::Verb>(pendulum::verbs, loss.command.action, pendulumCards());
        return text;
    }

    const pendulum::State& state() const { return m_match.state(); }
    std::string_view spotOf(int seat, int worker) const
    {
        return pendulum::spotWords[state().seats[seat].workers[worker]];
    }
    core::Match<Game>& match() { return m_match; }

private:
    core::Match<Game> m_match;
};

const std::string order = R"("order": ["0", "1", "2"])";
/// A grande worker who has acted, and the card that brings it home.
constexpr const char* stuck = R"("stocks": {"military": 9, "culture": 9}, "hand": ["champion3"],)"
                              R"("workers": {"grande1": "black.bottom.box1"})";

std::string repositioning(const char* seats = "")
{
    return "{\"phase\": \"reposition\", \"round\": 2, \"timers\": {\"purple\": {\"row\": \"bottom\"}, \"green\": "
           "{\"row\": \"bottom\"}, \"black\": {\"row\": \"bottom\"}}, "
        + order + seats + "}";
}

} // namespace

/// Rulebook, "Uplatnění privilegií": whose hand was first, and what becomes of the other's.
class TestPendulumPrivilege : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Between council and round there is no hurry: the higher privilege has its frame however late it comes.
    void repositioningIsNotRealTime()
    {
        Table table(repositioning());
        QCOMPARE(table.act(2, 0, "place worker=regular1 spot=purple.top.1"), "done");
        QCOMPARE(table.act(1, 20'000, "place worker=regular1 spot=purple.top.1"),
            "claimed; 2 loses place worker=regular1 spot=purple.top.1");
        QCOMPARE(table.act(0, 50'000, "place worker=regular1 spot=purple.top.1"),
            "claimed; 1 loses place worker=regular1 spot=purple.top.1");
        QCOMPARE(table.act(1, 50'100, "place worker=regular1 spot=purple.top.1"), "frameTaken spot=purple.top.1");
        QCOMPARE(table.spotOf(0, 2), "purple.top.1");
        QCOMPARE(table.spotOf(1, 2), "mat");
        QCOMPARE(table.spotOf(2, 2), "mat");
    }

    // Who had finished, and loses a frame, has not finished.
    void whoLosesAPlaceIsNoLongerDone()
    {
        Table table(repositioning());
        table.act(2, 0, "place worker=regular1 spot=purple.top.1");
        QCOMPARE(table.act(2, 1000, "done"), "done");
        QCOMPARE(table.act(0, 20'000, "place worker=regular1 spot=purple.top.1"),
            "claimed; 2 loses place worker=regular1 spot=purple.top.1; 2 loses done");
        QVERIFY(!table.state().isDone(2));
        QCOMPARE(table.act(2, 21'000, "place worker=regular1 spot=purple.top.2"), "done");
    }

    // What others have moved in the same phase stays, if it can.
    void otherMovesOfThePhaseStay()
    {
        Table table(repositioning());
        table.act(2, 0, "place worker=regular1 spot=purple.top.1");
        table.act(2, 5000, "place worker=grande1 spot=black.top.1");
        table.act(1, 6000, "place worker=regular1 spot=purple.top.2");
        table.act(0, 9000, "place worker=regular1 spot=purple.top.1");
        QCOMPARE(table.spotOf(2, 0), "black.top.1");
        QCOMPARE(table.spotOf(1, 2), "purple.top.2");
        QCOMPARE(table.spotOf(2, 2), "mat");
    }

    // A figure laid into a row half a second before the glass is turned into it goes back.
    void aFlipOfTheHigherCountsBeforeAPlacing()
    {
        Table table(running({"", "", ""}, order));
        QCOMPARE(table.act(2, 1000, "place worker=regular1 spot=green.top.1"), "done");
        QCOMPARE(table.act(0, 1500, "flip timer=green"), "claimed; 2 loses place worker=regular1 spot=green.top.1");
        QCOMPARE(table.spotOf(2, 2), "mat");
        QCOMPARE(table.state().flippedAt[1], core::Millis{1500}); // a glass is turned when it was turned
        QVERIFY(!pendulum::invariants(pendulumCards(), table.state()));
    }

    void aFlipOfTheLowerDoesNot()
    {
        Table table(running({"", "", ""}, order));
        table.act(0, 1000, "place worker=regular1 spot=green.top.1");
        QCOMPARE(table.act(2, 1500, "flip timer=green"), "done");
        QCOMPARE(table.spotOf(0, 2), "green.top.1");
    }

    void aFlipAfterASecondDoesNot()
    {
        Table table(running({"", "", ""}, order));
        table.act(2, 1000, "place worker=regular1 spot=green.top.1");
        QCOMPARE(table.act(0, 2001, "flip timer=green"), "done");
        QCOMPARE(table.spotOf(2, 2), "green.top.1");
    }

    // The other way round: a placing of the higher counts before a flip of the lower, which stands when it was.
    void aPlacingOfTheHigherCountsBeforeAFlip()
    {
        Table table(running({"", "", ""}, order));
        QCOMPARE(table.act(2, 1000, "flip timer=green"), "done");
        QCOMPARE(table.act(0, 1500, "place worker=regular1 spot=green.top.1"), "claimed");
        QCOMPARE(table.spotOf(0, 2), "green.top.1");
        QCOMPARE(table.state().flippedAt[1], core::Millis{1000});
    }

    void aCardPlayedInBetweenStaysPlayed()
    {
        Table table(running({stuck, "", ""}, order));
        QCOMPARE(table.act(2, 1000, "place worker=regular1 spot=purple.top.1"), "done");
        QCOMPARE(table.act(0, 1200, "play card=champion3"), "done");
        QCOMPARE(table.act(0, 1300, "retrieve worker=grande1"), "done");
        const pendulum::SeatState played = table.state().seats[0];
        QCOMPARE(table.act(0, 1600, "place worker=regular1 spot=purple.top.1"),
            "claimed; 2 loses place worker=regular1 spot=purple.top.1");
        QCOMPARE(table.state().seats[0].hand, played.hand);
        QCOMPARE(table.state().seats[0].discard, played.discard);
        QCOMPARE(table.spotOf(0, 0), "mat");
        QCOMPARE(table.spotOf(0, 2), "purple.top.1");
    }

    // Both steps of an action come within the second: the card is the higher one's.
    void twoStepsOfOneActionWithinASecond()
    {
        const std::string black = R"("stocks": {"military": 9}, "workers": {"grande1": "black.bottom.3"})";
        Table table(running({black, black, ""}, order + R"(, "row": ["lochern"])"));
        QCOMPARE(table.act(1, 1000, "act worker=grande1 box=black.bottom.box3 with=nothing"), "done");
        QCOMPARE(table.act(1, 1100, "take source=first"), "done");
        QCOMPARE(table.act(0, 1400, "act worker=grande1 box=black.bottom.box3 with=nothing"), "done");
        QCOMPARE(table.act(0, 1700, "take source=first"), "claimed; 1 loses take source=first");
        QCOMPARE(pendulum::decisionWords[static_cast<int>(table.state().seats[0].decision())], "tuck");
        QCOMPARE(pendulum::decisionWords[static_cast<int>(table.state().seats[1].decision())], "province");
        QVERIFY(!pendulum::invariants(pendulumCards(), table.state()));
    }

    // The last step of an action is accepted, as a grande worker may join a regular one, but had the whole action come
    // first, the regular worker could not have: its frame is the higher one's.
    void anAcceptedSecondStepCountsBeforeARivalsEarlierOne()
    {
        Table table(running({stuck, "", ""}, order));
        QCOMPARE(table.act(2, 1000, "place worker=regular1 spot=purple.top.1"), "done");
        QCOMPARE(table.act(0, 1200, "play card=champion3"), "done");
        QCOMPARE(table.act(0, 1400, "retrieve worker=grande1"), "done");
        QCOMPARE(table.act(0, 1900, "place worker=grande1 spot=purple.top.1"),
            "claimed; 2 loses place worker=regular1 spot=purple.top.1");
        QCOMPARE(table.spotOf(0, 0), "purple.top.1");
        QCOMPARE(table.spotOf(2, 2), "mat");
        QVERIFY(!pendulum::invariants(pendulumCards(), table.state()));
    }

    // A second later the regular worker stands, and the other one joins it.
    void anAcceptedSecondStepAfterASecondDoesNot()
    {
        Table table(running({stuck, "", ""}, order));
        table.act(2, 1000, "place worker=regular1 spot=purple.top.1");
        table.act(0, 1200, "play card=champion3");
        table.act(0, 1400, "retrieve worker=grande1");
        QCOMPARE(table.act(0, 2001, "place worker=grande1 spot=purple.top.1"), "done");
        QCOMPARE(table.spotOf(2, 2), "purple.top.1");
    }

    // A province that was drawn from the deck and goes back has been seen: the deck is shuffled, so nobody knows.
    void aDrawnProvinceThatGoesBackIsShuffledIn()
    {
        const std::string black = R"("stocks": {"military": 9}, "workers": {"grande1": "black.bottom.3"})";
        const std::string setup = running({"", black, ""}, order);
        std::vector<int> places;
        for (int other = 0; other < 12; ++other) {
            Table table(setup.substr(0, setup.size() - 1) + ", \"random\": \"" + std::to_string(other) + "\"}");
            const auto deck = table.state().provinceDeck;
            QCOMPARE(table.act(1, 1000, "act worker=grande1 box=black.bottom.box3 with=nothing"), "done");
            QCOMPARE(table.act(1, 1100, "take source=deck"), "done");
            QCOMPARE(table.act(0, 1600, "flip timer=black"),
                "claimed; 1 loses act worker=grande1 box=black.bottom.box3 with=nothing; 1 loses take source=deck");
            QCOMPARE(table.state().provinceDeck.size(), deck.size());
            places.push_back(table.state().provinceDeck.find(deck.back()));
            QVERIFY(places.back() >= 0);
            QCOMPARE(int(table.state().seats[1].held[pendulum::at(pendulum::Stock::Military)]), 9);
            QVERIFY(!pendulum::invariants(pendulumCards(), table.state()));
        }
        std::ranges::sort(places);
        const auto twice = std::ranges::unique(places);
        QVERIFY(places.size() - twice.size() > 5); // anywhere
    }

    // Games in which everybody reaches at once for what they saw a moment ago: nothing is lost or doubled by a rewind,
    // and a journal tells the same match.
    void nothingIsLostOrDoubledByRewinds()
    {
        const core::ShelfOf<Game> shelf(pendulumCards());
        int claims = 0;
        int checked = 0;
        for (core::Seed seed = 1; seed <= 25; ++seed) {
            const char* options = seed % 2 ? R"({"seats": 4})" : R"({"seats": 5, "untimed": [1, 2, 3, 4]})";
            const auto session = shelf.open({options, seed});
            QVERIFY(session);
            core::Match<Game> match(
                pendulumCards(), *Game::setup(pendulumCards(), *pendulum::readOptions(options), seed));
            test::Chronicle chronicle(match.state());
            std::deque<pendulum::State> seen{match.state()};
            core::Random random(seed);
            core::Millis now = 0;
            for (int step = 0; step < 1500 && !Game::isOver(match.state()); ++step) {
                const auto seat =
                    core::seatAt(static_cast<int>(random.below(static_cast<std::uint32_t>(match.state().seatCount))));
                const auto& then = seen[random.below(static_cast<std::uint32_t>(seen.size()))];
                const auto actions = pendulum::legal(pendulumCards(), then, seat, now);
                if (actions.empty()) {
                    if (random.below(8) == 0)
                        now = pendulum::wakeTime(pendulumCards(), match.state(), now).value_or(now + 50);
                    continue;
                }
                now += random.below(300);
                const core::Command<pendulum::Verb> command{
                    seat, now, actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))]};
                const auto outcome = match.submit(command);
                const auto answer = (*session)->submit(
                    seat, now, core::text<pendulum::Verb>(pendulum::verbs, command.action, pendulumCards()));
                const auto* done = std::get_if<core::Match<Game>::Done>(&outcome);
                QCOMPARE(done != nullptr, answer && !answer->refusal);
                if (!done) {
                    QVERIFY(core::sameBytes(match.state(), seen.back()));
                    continue;
                }
                QCOMPARE(answer->rewound, done->rewound);
                const auto wrong = Game::invariants(pendulumCards(), match.state());
                QVERIFY2(!wrong, wrong.value_or("").c_str());
                claims += done->rewound;
                checked += done->rewound && chronicle.knowsEnough();
                const auto untrue = chronicle.note(command, *done, match.state());
                QVERIFY2(!untrue, (untrue.value_or("") + " in game " + std::to_string(seed)).c_str());
                seen.push_back(match.state());
                if (seen.size() > 4)
                    seen.pop_front();
            }
            QCOMPARE((*session)->hash(), core::hashOf(match.state()));
            const auto replayed = shelf.resume((*session)->journal());
            QVERIFY2(replayed, replayed ? "" : replayed.error().c_str());
            QCOMPARE((*replayed)->hash(), (*session)->hash());
        }
        qInfo("%d rewinds, %d of them done again by hand", claims, checked);
        QVERIFY(claims > 100 && checked > claims / 2);
    }

    void aTurnedGlassIsNotARevelation()
    {
        Table table(running({"", "", ""}, order));
        table.act(0, 1000, "flip timer=green");
        const auto outcome = table.match().undo(core::seatAt(0), 1100);
        QCOMPARE(std::get<core::Phrase<core::Denial>>(outcome).code, core::Denial::PlayHasMovedOn);
    }
};

QTEST_APPLESS_MAIN(TestPendulumPrivilege)
#include "tst_pendulum_privilege.moc"
