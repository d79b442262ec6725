// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The ladder: each level of an opponent that searches against the one below it, and against play at random. Thoughts
// have no ceiling of time here: what else the machine does changes none of the games.
#include "bench.h"
#include "card_files.h"
#include "sequential.h"

#include "bots/tiletum/choose.h"
#include "bots/tiletum/sense.h"
#include "bots/viceroy/choose.h"
#include "bots/viceroy/sense.h"
#include "tiletum/game.h"
#include "viceroy/game.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <variant>
#include <vector>

using namespace sandglass;
using bots::Level;
using test::Goal;
using test::Sequential;

namespace {

struct Series {
    int games = 100;
    core::Seed firstSeed = 1;
    bool untilDecided = false; ///< ends as soon as the sequential test has its verdict
    std::string_view only{}; ///< the contests whose name contains this
};

/// Whoever knows the rules and no more draws from what is legal. A beginner has some sense, takes what brings most
/// points at once, and looks no further.
struct Anchor {
    bool beginner = false;
};
using Sitter = std::variant<Anchor, Level>;
constexpr Anchor atRandom{};
constexpr Anchor beginner{.beginner = true};

struct Thoughts {
    std::vector<double> cpu; ///< milliseconds of the processor, for each decision of the hero
    double longestWall = 0;
};

template <core::Game G, class Sense>
class Ladder {
public:
    using Choose = std::optional<core::Phrase<typename G::Verb>>(
        const typename G::CardSet&, const core::View<typename G::State>&, const bots::Question&, const bots::TimeIsUp&);

    Ladder(typename G::CardSet cards, Choose* choose, Series series)
        : m_cards(std::move(cards))
        , m_choose(choose)
        , m_series(series)
    {
    }

    /// One hero against others of one kind: with each seed it sits at every seat once.
    void contest(const std::string& what, int seats, Sitter hero, Sitter other, Goal goal)
    {
        const std::string name = "opponents." + std::string(G::id) + "." + what;
        if (!name.contains(m_series.only))
            return;
        m_thoughts = {};
        Sequential test(goal);
        int games = 0;
        int wins = 0;
        std::array<double, 2> points{};
        for (; games < m_series.games && !(m_series.untilDecided && test.isDecided()); ++games) {
            const int heroSeat = games % seats;
            const core::Seed seed = m_series.firstSeed + static_cast<core::Seed>(games / seats);
            const auto state = played(seats, seed, heroSeat, hero, other);
            const bool won = isFirst(state, heroSeat);
            wins += won;
            test.note(won);
            for (int seat = 0; seat < seats; ++seat)
                points[seat != heroSeat] += static_cast<double>(sumOf(G::score(m_cards, state, core::seatAt(seat))))
                    / (seat == heroSeat ? 1 : seats - 1);
        }
        report(name, wins, games, points, test);
        m_weaker |= test.verdict() == Sequential::Verdict::Weaker;
    }

    /// Whether some level is weaker than it should be.
    bool isWeaker() const { return m_weaker; }

private:
    typename G::State played(int seats, core::Seed seed, int heroSeat, Sitter hero, Sitter other)
    {
        typename G::Options options;
        options.seats = seats;
        auto state = *G::setup(m_cards, options, seed);
        core::Random random(seed);
        while (!G::isOver(state))
            for (int seat = 0; seat < seats && !G::isOver(state); ++seat) {
                const auto legal = G::legal(m_cards, state, core::seatAt(seat), 0);
                if (legal.empty())
                    continue;
                const bool isHero = seat == heroSeat;
                const auto action = decision(state, seat, isHero ? hero : other, legal, random, isHero);
                if (action && !G::apply(m_cards, state, {core::seatAt(seat), 0, *action}))
                    std::abort(); // an opponent is never refused
            }
        return state;
    }

    /// Nothing of an opponent that could only take back what it has sealed.
    std::optional<core::Phrase<typename G::Verb>> decision(const typename G::State& state, int seat, Sitter sitter,
        const typename G::Actions& legal, core::Random& random, bool isHero)
    {
        const auto view = G::view(m_cards, state, core::seatAt(seat));
        const auto wall = bench::Clock::now();
        const double start = bench::cpuSeconds();
        const auto action = thought(view, sitter, legal, random);
        if (isHero) {
            m_thoughts.cpu.push_back(1000 * (bench::cpuSeconds() - start));
            m_thoughts.longestWall = std::max(m_thoughts.longestWall, 1000 * bench::secondsSince(wall));
        }
        return action;
    }

    std::optional<core::Phrase<typename G::Verb>> thought(const core::View<typename G::State>& view, Sitter sitter,
        const typename G::Actions& legal, core::Random& random) const
    {
        if (const auto* anchor = std::get_if<Anchor>(&sitter))
            return anchor->beginner ? obvious(view, legal, random) : legal[drawn(random, legal.size())];
        return m_choose(
            m_cards, view, {.seat = view.seat, .mind = {std::get<Level>(sitter)}, .seed = random.next()}, {});
    }

    static int drawn(core::Random& random, int below)
    {
        return static_cast<int>(random.below(static_cast<std::uint32_t>(below)));
    }

    /// What brings most at once; of several, each as likely as it looks like something.
    std::optional<core::Phrase<typename G::Verb>> obvious(
        const core::View<typename G::State>& view, typename G::Actions legal, core::Random& random) const
    {
        const Sense sense(m_cards, bots::Manner());
        legal.keepIf([&](const auto& action) { return sense.considers(action); });
        if (legal.empty())
            return std::nullopt;
        std::vector<int> gains;
        for (const auto& action : legal)
            gains.push_back(sumOf(bots::atOnce<G>(m_cards, view, action, 0).gained));
        const int most = std::ranges::max(gains);
        std::vector<float> weights(gains.size());
        sense.weigh(view.known, view.seat, legal, weights.data());
        float left = 0;
        for (std::size_t i = 0; i < gains.size(); ++i)
            left += weights[i] = gains[i] == most ? weights[i] : 0;
        left *= static_cast<float>(drawn(random, 1 << 20)) / (1 << 20);
        int chosen = 0;
        while (left >= weights[static_cast<std::size_t>(chosen)] && chosen + 1 < legal.size())
            left -= weights[static_cast<std::size_t>(chosen++)];
        return legal[chosen];
    }

    bool isFirst(const typename G::State& state, int seat) const
    {
        for (const core::Standing& line : G::ranking(m_cards, state))
            if (core::index(line.seat) == seat)
                return line.place == 1;
        return false;
    }

    void report(
        const std::string& name, int wins, int games, const std::array<double, 2>& points, const Sequential& test)
    {
        std::ranges::sort(m_thoughts.cpu);
        double sum = 0;
        for (const double one : m_thoughts.cpu)
            sum += one;
        const std::size_t count = m_thoughts.cpu.size();
        char more[400];
        std::snprintf(more, sizeof more,
            ",\"games\":%d,\"first_seed\":%llu,\"points\":%.1f,\"others\":%.1f,\"ratio\":%.2f,\"verdict\":\"%s\","
            "\"ms\":%.2f,\"ms_p99\":%.2f,\"ms_longest\":%.2f,\"ms_longest_wall\":%.2f,\"decisions_a_game\":%.0f",
            games, static_cast<unsigned long long>(m_series.firstSeed), points[0] / games, points[1] / games,
            test.ratio(), test::wordOf(test.verdict()).data(), sum / static_cast<double>(count),
            m_thoughts.cpu[count * 99 / 100], m_thoughts.cpu.back(), m_thoughts.longestWall,
            static_cast<double>(count) / games);
        bench::figure(name, 100.0 * wins / games, "% won", more);
    }

    typename G::CardSet m_cards;
    Choose* m_choose;
    Series m_series;
    Thoughts m_thoughts;
    bool m_weaker = false;
};

/// False, if there are no cards or a level is weaker than it should be.
template <core::Game G, class Sense>
bool climb(typename Ladder<G, Sense>::Choose* choose, const Series& series)
{
    auto cards = G::load(test::cardFiles(std::string(G::id)));
    if (!cards)
        return false;
    Ladder<G, Sense> ladder(*std::move(cards), choose, series);
    ladder.contest("easy_against_random", 2, Level::Easy, atRandom, {0.8, 0.7});
    ladder.contest("beginner_against_easy", 2, beginner, Level::Easy, {0.45, 0.3});
    ladder.contest("normal_against_random", 2, Level::Normal, atRandom, {0.99, 0.95});
    ladder.contest("normal_against_easy", 2, Level::Normal, Level::Easy, {0.75, 0.65});
    ladder.contest("hard_against_normal", 2, Level::Hard, Level::Normal, {0.75, 0.65});
    ladder.contest("hard_against_3_normal", 4, Level::Hard, Level::Normal, {0.4, 0.3});
    return !ladder.isWeaker();
}

} // namespace

/// opponents [GAMES [FIRST_SEED [quick|all [NAME]]]]: `quick` ends each contest as soon as its verdict is clear; NAME
/// picks contests by a part of theirs (tiletum.hard). It fails if a level is weaker than it should be.
int main(int argc, char** argv)
{
    const Series series{argc > 1 ? std::atoi(argv[1]) : 100,
        argc > 2 ? std::strtoull(argv[2], nullptr, 10) : core::Seed{1},
        argc > 3 && std::string_view(argv[3]) == "quick", argc > 4 ? argv[4] : ""};
    const bool viceroy = climb<viceroy::Game, viceroy::bot::Sense>(viceroy::bot::choose, series);
    const bool tiletum = climb<tiletum::Game, tiletum::bot::Sense>(tiletum::bot::choose, series);
    return viceroy && tiletum ? 0 : 1;
}
