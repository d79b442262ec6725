// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How wide and how high pyramids become when opponents play four seats, all of one level or normal and hard in turn:
// the board's zoom rests on it. The widest one is told as a situation, to be drawn.
#include "bench.h"
#include "card_files.h"

#include "bots/viceroy/choose.h"
#include "viceroy/game.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <vector>

using namespace sandglass;
using bots::Level;
using viceroy::Game;

namespace {

struct Pyramids {
    std::vector<int> widths, heights, cards;
    int widest = 0;
    std::string situation; ///< of the widest

    void note(const viceroy::CardSet& set, const viceroy::State& state, int seat)
    {
        const viceroy::Pyramid& pyramid = viceroy::player(state, core::seatAt(seat)).pyramid;
        const int width = pyramid.right - pyramid.left + 1;
        widths.push_back(width);
        heights.push_back(pyramid.height);
        cards.push_back(pyramid.laid.count());
        if (width <= widest)
            return;
        widest = width;
        situation.clear();
        viceroy::forEach(pyramid.laid, [&](viceroy::CardIndex card) {
            situation += (situation.empty() ? "" : ", ") + std::string("{\"card\": \"") + std::string(set.ids[card])
                + "\", \"level\": " + std::to_string(state.level[card])
                + ", \"column\": " + std::to_string(state.column[card]) + "}";
        });
    }
};

constexpr int seats = 4;
using Levels = std::array<Level, seats>;

/// Nothing: normal and hard in turn, and in the next game the other way round.
Levels levelsOf(std::optional<Level> all, int game)
{
    Levels levels;
    for (int seat = 0; seat < seats; ++seat)
        levels[static_cast<std::size_t>(seat)] = all.value_or((seat + game) % 2 == 0 ? Level::Normal : Level::Hard);
    return levels;
}

viceroy::State played(const viceroy::CardSet& cards, core::Seed seed, const Levels& levels)
{
    auto state = *Game::setup(cards, {seats, 0}, seed);
    core::Random random(seed);
    while (!Game::isOver(state))
        for (int seat = 0; seat < seats && !Game::isOver(state); ++seat) {
            const auto view = Game::view(cards, state, core::seatAt(seat));
            const Level level = levels[static_cast<std::size_t>(seat)];
            const auto action = viceroy::bot::choose(
                cards, view, {.seat = core::seatAt(seat), .mind = {level}, .seed = random.next()}, {});
            if (action && !Game::apply(cards, state, {core::seatAt(seat), 0, *action}))
                std::abort(); // an opponent is never refused
        }
    return state;
}

void report(const char* name, std::vector<int> values, int games)
{
    std::ranges::sort(values);
    const auto at = [&](int percent) { return values[(values.size() - 1) * static_cast<std::size_t>(percent) / 100]; };
    char more[160];
    std::snprintf(more, sizeof more, ",\"p10\":%d,\"p90\":%d,\"p99\":%d,\"most\":%d,\"games\":%d", at(10), at(90),
        at(99), values.back(), games);
    // How many of each, from none on: several runs are added up.
    std::string counts;
    for (int value = 0; value <= values.back(); ++value)
        counts += (value == 0 ? "" : ",") + std::to_string(std::ranges::count(values, value));
    bench::figure(std::string("viceroy.pyramids.") + name, at(50), "cards", more + (",\"counts\":[" + counts + "]"));
}

} // namespace

/// viceroy_pyramids [GAMES [LEVEL [FIRST]]]: level 0 easy, 1 normal, 2 hard, 3 normal and hard in turn; FIRST is the
/// first game's seed.
int main(int argc, char** argv)
{
    const int games = argc > 1 ? std::atoi(argv[1]) : 1000;
    constexpr int inTurn = 3;
    const int which = argc > 2 ? std::atoi(argv[2]) : static_cast<int>(Level::Normal);
    const std::optional<Level> level = which == inTurn ? std::nullopt : std::optional(static_cast<Level>(which));
    const int first = argc > 3 ? std::atoi(argv[3]) : 1;
    const auto cards = Game::load(test::cardFiles("viceroy"));
    if (!cards || games < 1)
        return 1;
    Pyramids pyramids;
    for (int game = first; game < first + games; ++game) {
        const viceroy::State state = played(*cards, static_cast<core::Seed>(game), levelsOf(level, game));
        for (int seat = 0; seat < state.seats; ++seat)
            pyramids.note(*cards, state, seat);
    }
    report("width", pyramids.widths, games);
    report("levels", pyramids.heights, games);
    report("cards", pyramids.cards, games);
    std::printf("{\"name\":\"viceroy.pyramids.widest\",\"pyramid\":[%s]}\n", pyramids.situation.c_str());
}
