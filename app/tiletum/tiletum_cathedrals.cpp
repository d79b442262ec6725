// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/tiletum_cathedrals.h"

#include "play/values.h"

#include <algorithm>
#include <span>
#include <vector>

namespace sandglass::app {

using namespace tiletum;

namespace {

/// Points of each board.
using Sums = std::array<int, maxPlayers>;

/// A cathedral that somebody has contributed to: the boards, and every way in which its tiles can have gone to them.
struct Stack {
    std::size_t cathedral = 0;
    std::vector<Sums> ways;
};

Sums plus(Sums left, const Sums& right)
{
    std::ranges::transform(left, right, left.begin(), std::plus());
    return left;
}

Sums minus(Sums left, const Sums& right)
{
    std::ranges::transform(left, right, left.begin(), std::minus());
    return left;
}

void keepEachOnce(std::vector<Sums>& sums)
{
    std::ranges::sort(sums);
    sums.erase(std::ranges::unique(sums).begin(), sums.end());
}

Stack stackOf(const CardSet& cards, const State& state, std::size_t cathedral)
{
    Stack stack{cathedral, {}};
    std::vector<std::size_t> takers;
    for (std::size_t board = 0; board < state.players; ++board)
        if (holds(state.boards[board].cathedrals, static_cast<int>(cathedral)))
            takers.push_back(board);
    const auto& points = cards.cathedrals[cathedral].points;
    std::vector<int> gone(
        points.begin(), points.begin() + std::min<std::ptrdiff_t>(std::ssize(takers), std::ssize(points)));
    if (takers.empty() || gone.size() != takers.size())
        return stack;
    std::ranges::sort(gone);
    do {
        Sums way{};
        for (std::size_t i = 0; i < takers.size(); ++i)
            way[takers[i]] = gone[i];
        stack.ways.push_back(way);
    } while (std::ranges::next_permutation(gone).found);
    return stack;
}

/// What the boards have scored for the tiles themselves, without what contributing brings besides.
Sums scoredByTiles(const CardSet& cards, const State& state)
{
    Sums sums{};
    for (std::size_t board = 0; board < state.players; ++board) {
        sums[board] = state.boards[board].lines[static_cast<std::size_t>(Line::Cathedrals)];
        for (std::size_t i = 0; i < cards.cathedrals.size(); ++i)
            if (holds(state.boards[board].cathedrals, static_cast<int>(i)))
                sums[board] -= cards.costs[state.costs[i]].points;
    }
    return sums;
}

/// By stack: the sums before it from which the others lead to the end; the last one is the end itself.
std::vector<std::vector<Sums>> waysToTheEnd(std::span<const Stack> stacks, const Sums& end)
{
    std::vector<std::vector<Sums>> before(stacks.size() + 1);
    before.back() = {end};
    for (std::size_t i = stacks.size(); i-- > 0;) {
        for (const Sums& after : before[i + 1])
            for (const Sums& way : stacks[i].ways)
                if (const Sums sums = minus(after, way); std::ranges::min(sums) >= 0)
                    before[i].push_back(sums);
        keepEachOnce(before[i]);
    }
    return before;
}

constexpr int unknown = 0;

/// By cathedral: the points of the tile that a board has.
std::array<int, maxCathedrals> pointsOf(const CardSet& cards, const State& state, std::size_t board)
{
    std::vector<Stack> stacks;
    for (std::size_t i = 0; i < cards.cathedrals.size(); ++i)
        if (Stack stack = stackOf(cards, state, i); !stack.ways.empty())
            stacks.push_back(std::move(stack));
    const auto toTheEnd = waysToTheEnd(stacks, scoredByTiles(cards, state));
    std::array<int, maxCathedrals> points{};
    std::vector<Sums> reached{Sums{}};
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        std::vector<Sums> after;
        std::vector<int> possible;
        for (const Sums& sums : reached)
            for (const Sums& way : stacks[i].ways)
                if (const Sums next = plus(sums, way); std::ranges::binary_search(toTheEnd[i + 1], next)) {
                    after.push_back(next);
                    possible.push_back(way[board]);
                }
        keepEachOnce(after);
        reached = std::move(after);
        const bool sure =
            !possible.empty() && std::ranges::adjacent_find(possible, std::not_equal_to()) == possible.end();
        points[stacks[i].cathedral] = sure ? possible.front() : unknown;
    }
    return points;
}

} // namespace

QList<TiletumCathedral> cathedralsOf(const CardSet& cards, const State& state, int seat)
{
    QList<TiletumCathedral> tiles;
    const tiletum::Board& board = state.boards[static_cast<std::size_t>(seat)];
    if (board.cathedrals == 0)
        return tiles;
    const auto points = pointsOf(cards, state, static_cast<std::size_t>(seat));
    for (std::size_t i = 0; i < cards.cathedrals.size(); ++i)
        if (holds(board.cathedrals, static_cast<int>(i))) {
            const std::uint8_t space = cards.cathedrals[i].space;
            tiles.append({space, toText(cards.spaces[space].id), points[i]});
        }
    return tiles;
}

} // namespace sandglass::app
