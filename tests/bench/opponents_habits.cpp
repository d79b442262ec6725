// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What opponents do in their games that a strong player would laugh at, counted; or one game told, to be watched.
#include "bench.h"
#include "card_files.h"

#include "bots/pendulum/choose.h"
#include "bots/tiletum/choose.h"
#include "bots/viceroy/choose.h"
#include "pendulum/game.h"
#include "tiletum/fairs.h"
#include "tiletum/game.h"
#include "viceroy/game.h"

#include <algorithm>
#include <cstdlib>
#include <map>

using namespace sandglass;
using bots::Level;

namespace {

/// Sums by name; each is told as a mean of one seat's game.
class Habits {
public:
    void note(const std::string& habit, double times = 1) { m_sums[habit] += times; }
    void report(const std::string& name, int seatGames) const
    {
        for (const auto& [habit, sum] : m_sums)
            bench::figure(name + "." + habit, sum / seatGames, "a game");
    }

private:
    std::map<std::string, double> m_sums;
};

template <core::Game G>
using Choose = std::optional<core::Phrase<typename G::Verb>>(
    const typename G::CardSet&, const core::View<typename G::State>&, const bots::Question&, const bots::TimeIsUp&);

/// What one game's habits are counted from: each move, seen before it is made, and the end.
template <core::Game G>
struct Watch;

template <>
struct Watch<viceroy::Game> {
    using Game = viceroy::Game;
    static constexpr Choose<Game>* choose = viceroy::bot::choose;
    static viceroy::Options options(int seats) { return {seats, 0}; }

    static void move(const viceroy::CardSet& cards, const viceroy::State& state, core::Seat seat,
        const viceroy::Actions& legal, const viceroy::Action& action, Habits& habits)
    {
        using viceroy::Ask;
        const Ask ask = viceroy::player(state, seat).decision.ask;
        const bool passes = action.code == viceroy::Verb::Pass;
        if (ask == Ask::Bid && legal.size() > 1) {
            habits.note("bidding.chances");
            habits.note("bidding.passes", passes);
            habits.note("bidding.attacks", !passes && action.args[0] == viceroy::bidAttack);
            // In the last round there is often nothing left to be built.
            habits.note("bidding.passes.with6gems",
                passes && state.round < cards.rules.rounds && viceroy::total(viceroy::player(state, seat).gems) >= 6);
        }
        if (ask == Ask::Play && legal.size() > 1) {
            habits.note("building.chances");
            habits.note("building.passes", passes);
        }
        if (ask == Ask::Place)
            habits.note("building.level" + std::to_string(action.args[0]), action.code == viceroy::Verb::Place);
    }
    static void event(const viceroy::Event& event, Habits& habits)
    {
        habits.note("bidding.lost", event.code == viceroy::EventKind::BidLost);
        habits.note("bidding.won", event.code == viceroy::EventKind::CardWon);
        habits.note("agreements", event.code == viceroy::EventKind::Agreed ? 2 : 0);
        habits.note(
            "end.cards.in.hand", event.code == viceroy::EventKind::HandDiscarded ? static_cast<int>(event.args[1]) : 0);
    }
    static void end(const viceroy::CardSet&, const viceroy::State& state, core::Seat seat, Habits& habits)
    {
        const viceroy::Player& one = viceroy::player(state, seat);
        habits.note("end.gems", viceroy::total(one.gems));
        habits.note("end.laid", one.pyramid.laid.count());
    }
};

template <>
struct Watch<tiletum::Game> {
    using Game = tiletum::Game;
    static constexpr Choose<Game>* choose = tiletum::bot::choose;
    static tiletum::Options options(int seats) { return {.seats = seats}; }

    static void move(const tiletum::CardSet& cards, const tiletum::State& state, core::Seat,
        const tiletum::Actions& legal, const core::Phrase<tiletum::Verb>& action, Habits& habits)
    {
        using tiletum::Verb;
        const auto& open = tiletum::top(state);
        if ((action.code == Verb::EndTurn || action.code == Verb::Finish) && open.open == tiletum::Open::Spend)
            habits.note("points.unspent." + std::string(tiletum::actionWords[tiletum::number(open.action)]),
                legal.size() > 1 ? open.points : 0);
        if (action.code == Verb::EndTurn)
            habits.note("turns.ended.with.a.task.left", std::ranges::any_of(legal, [](const auto& other) {
                return other.code == Verb::Fulfil || other.code == Verb::Adorn || other.code == Verb::Contribute;
            }));
        if (action.code == Verb::Finish)
            habits.note("bonuses.left", std::ranges::any_of(legal, [](const auto& other) {
                return other.code == Verb::Activate || other.code == Verb::Enjoy || other.code == Verb::House
                    || other.code == Verb::Pillar;
            }));
        const bool atTheEnd = state.me().king + 1 == static_cast<int>(cards.kingTrack.size());
        habits.note("helpers.lost.on.the.king",
            action.code == Verb::Use && atTheEnd && open.open == tiletum::Open::Spend
                && open.action == tiletum::Action::King && tiletum::tileAt(cards, action.args[0]).effect.addPoints > 0);
        habits.note("tiles.declined", action.code == Verb::Decline);
        habits.note("resources.bought", action.code == Verb::Buy);
        habits.note("exchanges", action.code == Verb::Exchange);
        habits.note("offers.replaced", action.code == Verb::Replace);
    }
    static void event(const tiletum::Event&, Habits&) { }
    static void fair(const tiletum::CardSet& cards, const tiletum::State& state, Habits& habits)
    {
        for (int seat = 0; seat < state.players; ++seat) {
            const bool there = tiletum::takesPart(state, seat, state.round);
            const int worth = tiletum::fairPoints(cards, state, seat, state.round);
            habits.note("fairs.attended", there);
            habits.note("fairs.missed.worth", there ? 0 : worth);
        }
    }
    static void end(const tiletum::CardSet& cards, const tiletum::State& state, core::Seat seat, Habits& habits)
    {
        constexpr std::array kinds{"helper", "contract", "coat", "character"};
        const tiletum::Board& board = state.boards[static_cast<std::size_t>(core::index(seat))];
        for (int resource = 0; resource < tiletum::resourceCount; ++resource)
            habits.note("end." + std::string(tiletum::resourceWords[static_cast<std::size_t>(resource)]),
                board.resources[static_cast<std::size_t>(resource)]);
        for (const auto tile : board.storehouse)
            habits.note(std::string("end.stored.") + kinds[tiletum::number(tiletum::tileAt(cards, tile).type)]);
        habits.note("end.houses", tiletum::count(board.houses));
        habits.note("end.pillars", tiletum::count(board.pillars));
        habits.note("end.finished", tiletum::count(board.finished));
        habits.note("end.contracts", board.contracts.size());
    }
};

template <>
struct Watch<pendulum::Game> {
    using Game = pendulum::Game;
    static constexpr Choose<Game>* choose = pendulum::bot::choose;
    static pendulum::Options options(int seats) { return {.seats = seats, .untimed = 0b1111, .paceFixed = true}; }

    static void move(const pendulum::CardSet&, const pendulum::State& state, core::Seat seat,
        const pendulum::Actions& legal, const pendulum::Action& action, Habits& habits)
    {
        const bool finishes = action.code == pendulum::Verb::Done && state.phase == pendulum::Phase::Playing;
        habits.note("steps.ended", finishes);
        habits.note("steps.ended.with.an.action.left",
            finishes && std::ranges::contains(legal, pendulum::Verb::Act, &pendulum::Action::code));
        habits.note("workers.moved", action.code == pendulum::Verb::Place);
        habits.note("provinces.skipped", action.code == pendulum::Verb::Skip);
        (void)seat;
    }
    static void event(const pendulum::Event& event, Habits& habits)
    {
        habits.note("lost.to.the.limit",
            event.code == pendulum::EventKind::Lost && event.args[1] <= 2 ? static_cast<int>(event.args[2]) : 0);
        habits.note("stratagems", event.code == pendulum::EventKind::StratagemPlayed);
        habits.note("achievements", event.code == pendulum::EventKind::AchievementDone);
        habits.note("provinces", event.code == pendulum::EventKind::ProvinceTucked);
    }
    static void end(const pendulum::CardSet& cards, const pendulum::State& state, core::Seat seat, Habits& habits)
    {
        const pendulum::SeatState& own = state.seats[core::index(seat)];
        habits.note("end.complete", pendulum::score(cards, state, core::index(seat)).complete);
        for (const auto stock : {pendulum::Stock::Military, pendulum::Stock::Culture, pendulum::Stock::Gold})
            habits.note("end." + std::string(pendulum::stockWords[pendulum::at(stock)]), own.held[pendulum::at(stock)]);
        habits.note("end.cards.in.hand", std::popcount(own.hand));
    }
};

/// One whole game of opponents of one level. What happens is counted, and told if it is wanted.
template <core::Game G>
void play(const typename G::CardSet& cards, int seats, core::Seed seed, Level level, Habits& habits, bool told)
{
    using W = Watch<G>;
    auto state = *G::setup(cards, W::options(seats), seed);
    core::Random random(seed);
    core::Millis now = 0;
    while (!G::isOver(state)) {
        bool anybody = false;
        for (int i = 0; i < seats && !G::isOver(state); ++i) {
            const core::Seat seat = core::seatAt(i);
            const auto action = W::choose(cards, G::view(cards, state, seat),
                {.seat = seat, .now = now, .mind = {level, static_cast<std::uint32_t>(i)}, .seed = random.next()}, {});
            if (!action)
                continue;
            anybody = true;
            W::move(cards, state, seat, G::legal(cards, state, seat, now), *action, habits);
            if (told)
                std::printf("%d: %s\n", i, core::text<typename G::Verb>(G::verbs, *action, cards).c_str());
            const auto before = state;
            const auto events = G::apply(cards, state, {seat, now, *action});
            if (!events)
                std::abort(); // an opponent is never refused
            for (const auto& event : *events) {
                W::event(event, habits);
                if constexpr (requires { W::fair(cards, before, habits); })
                    if (event.code == tiletum::EventKind::FairHeld)
                        W::fair(cards, before, habits);
                if (told)
                    std::printf("    %s\n", core::text<typename G::EventKind>(G::events, event, cards).c_str());
            }
        }
        if (!anybody)
            now = G::wakeTime(cards, state, now).value();
    }
    for (int i = 0; i < seats; ++i) {
        W::end(cards, state, core::seatAt(i), habits);
        for (const core::ScoreLine& line : G::score(cards, state, core::seatAt(i))) {
            habits.note("score." + std::string(line.word), line.points);
            if (told)
                std::printf("%d: %s %d\n", i, std::string(line.word).c_str(), line.points);
        }
    }
}

/// False, if there are no cards.
template <core::Game G>
bool watch(std::string_view only, int games, Level level, int seats, core::Seed told)
{
    if (!only.empty() && only != G::id)
        return true;
    const auto cards = G::load(test::cardFiles(std::string(G::id)));
    if (!cards)
        return false;
    Habits habits;
    for (int game = 1; game <= games; ++game)
        play<G>(*cards, seats, told + static_cast<core::Seed>(game), level, habits, told != 0);
    habits.report("habits." + std::string(G::id) + "." + std::string(bots::levelWords[static_cast<std::size_t>(level)]),
        games * seats);
    return true;
}

} // namespace

/// opponents_habits [GAMES [GAME [LEVEL [SEATS [SEED]]]]]: level 0 easy, 1 normal, 2 hard. With a seed the games that
/// come after it are told move by move.
int main(int argc, char** argv)
{
    const int games = argc > 1 ? std::atoi(argv[1]) : 10;
    const std::string_view only = argc > 2 ? argv[2] : "";
    const auto level = static_cast<Level>(argc > 3 ? std::atoi(argv[3]) : static_cast<int>(Level::Normal));
    const int seats = argc > 4 ? std::atoi(argv[4]) : 4;
    const core::Seed told = argc > 5 ? std::strtoull(argv[5], nullptr, 10) : 0;
    const bool good = watch<viceroy::Game>(only, games, level, seats, told)
        && watch<tiletum::Game>(only, games, level, seats, told)
        && watch<pendulum::Game>(only, games, level, seats, told);
    return good ? 0 : 1;
}
