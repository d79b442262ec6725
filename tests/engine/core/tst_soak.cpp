// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "coins.h"
#include "soak.h"

#include <QtTest/QTest>

using namespace sandglass;

namespace {

constexpr std::int64_t some = 3000;

/// Coins, with its promises broken one at a time.
struct HidesACoin : coins::Game {
    static Actions legal(const CardSet& cards, const State& state, core::Seat seat, core::Millis now)
    {
        Actions fewer;
        for (const auto& action : coins::Game::legal(cards, state, seat, now))
            if (action != core::say(coins::Verb::Take, 3))
                fewer.push(action);
        return fewer;
    }
};

struct MarksTheRefused : coins::Game {
    static std::expected<Events, core::Phrase<Refusal>> apply(
        const CardSet& cards, State& state, const core::Command<Verb>& command)
    {
        auto result = coins::Game::apply(cards, state, command);
        state.spare = result ? 0 : 1;
        return result;
    }
};

struct ShowsPurses : coins::Game {
    static core::View<State> view(const CardSet&, const State& state, core::Seat seat) { return {seat, state}; }
};

struct NeverEnds : coins::Game {
    static bool isOver(const State&) { return false; }
};

struct Miscounts : coins::Game {
    static std::optional<std::string> invariants(const CardSet&, const State& state)
    {
        return state.rings == 2 ? std::optional<std::string>("two rings") : std::nullopt;
    }
};

template <core::Game G>
test::Subject<G> subject()
{
    test::Subject<G> subject;
    subject.options = subject.endings = {{.seats = 2}, {.seats = 4}};
    subject.permuteHidden = [](const coins::State& state, core::Seat, core::Random& random) {
        coins::State other = state;
        other.random = core::Random(random.next());
        for (auto& purse : other.purse)
            for (std::uint8_t& value : purse)
                value = static_cast<std::uint8_t>(random.below(10));
        return other;
    };
    return subject;
}

bool saw(const test::Soaked& soaked, const char* what)
{
    return !soaked && soaked.error().starts_with(what);
}

} // namespace

/// The soak passes a sound game, and finds what is wrong with each broken one.
class TestSoak : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSoundGamePasses()
    {
        QVERIFY(test::soakInvariants(subject<coins::Game>(), some).value_or(0) >= some);
        QVERIFY(test::soakAgreement(subject<coins::Game>(), some).value_or(0) >= some);
        QVERIFY(test::soakEndings(subject<coins::Game>(), {.seats = 3}, 20));
    }

    void brokenPromisesAreFound()
    {
        QVERIFY(saw(test::soakAgreement(subject<HidesACoin>(), some), "not listed but accepted: take coin=3"));
        QVERIFY(saw(test::soakAgreement(subject<MarksTheRefused>(), some), "refused but changed: "));
        QVERIFY(saw(test::soakInvariants(subject<ShowsPurses>(), some), "the view of seat 0 tells something hidden"));
        QVERIFY(saw(test::soakInvariants(subject<Miscounts>(), some), "two rings"));
    }

    void aGameWithoutAnEndIsFound()
    {
        QVERIFY(saw(test::soakEndings(subject<NeverEnds>(), {.seats = 2}, 1), "the game does not end"));
    }

    void richStartsAreUsedExceptForEndings()
    {
        auto rich = subject<coins::Game>();
        int enriched = 0;
        rich.enrich = [&](coins::State&, core::Random&) { ++enriched; };
        QVERIFY(test::soakEndings(rich, {.seats = 2}, 20));
        QCOMPARE(enriched, 0);
        QVERIFY(test::soakAgreement(rich, some));
        QVERIFY(enriched > 0);
    }
};

QTEST_APPLESS_MAIN(TestSoak)
#include "tst_soak.moc"
