// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/tiletum_lights.h"

#include "tiletum/map.h"
#include "tiletum/tiletum_map_plan.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace sandglass::app {

using namespace tiletum;

namespace {

const mapplan::Plate* plateAt(const CardSet& cards, int space)
{
    return mapplan::plateOf(cards.spaces[static_cast<std::size_t>(space)].id);
}

/// Where a bonus tile lies, or -1.
int spaceOfTile(const CardSet& cards, const State& state, int tile)
{
    for (std::size_t spot = 0; spot < cards.tileSpots.size(); ++spot)
        if (state.mapTiles[spot] == tile)
            return cards.tileSpots[spot].space;
    return -1;
}

std::optional<TiletumLight> lightOf(const CardSet& cards, const State& state, const core::Phrase<Verb>& action)
{
    const bool paid = top(state).open == Open::Spend;
    const int first = action.args[0];
    const int space = action.code == Verb::Move ? action.args[1]
        : action.code == Verb::Collect          ? spaceOfTile(cards, state, first)
                                                : first;
    const auto light = [&](const QString& verb, int number, const QRectF& rect, int price) {
        return TiletumLight{verb, space, number, rect, paid ? price : 0, false};
    };
    switch (action.code) {
    case Verb::Move:
        return light(u"move"_s, 0, plateAt(cards, space)->band(), 1);
    case Verb::House:
        return light(u"house"_s, action.args[1], plateAt(cards, space)->house(action.args[1]), 1);
    case Verb::Pillar:
        return light(u"pillar"_s, 0, plateAt(cards, space)->pillars(), 1);
    case Verb::Collect:
        return light(u"collect"_s, first, plateAt(cards, space)->tile(), 1);
    case Verb::Contribute:
        return light(u"contribute"_s, 0, plateAt(cards, space)->contribution(), 0);
    default:
        return {};
    }
}

/// By space: how many steps it is away, or -1.
std::array<int, maxSpaces> stepsFrom(const CardSet& cards, int from)
{
    std::array<int, maxSpaces> steps;
    steps.fill(-1);
    steps[static_cast<std::size_t>(from)] = 0;
    QList<int> next{from};
    while (!next.isEmpty()) {
        const auto here = static_cast<std::size_t>(next.takeFirst());
        for (uint32_t left = cards.spaces[here].neighbours; left != 0; left &= left - 1) {
            const auto there = static_cast<std::size_t>(std::countr_zero(left));
            if (steps[there] >= 0)
                continue;
            steps[there] = steps[here] + 1;
            next.append(static_cast<int>(there));
        }
    }
    return steps;
}

} // namespace

int walkerOf(const State& state)
{
    if (state.stack.empty() || top(state).open != Open::Spend)
        return -1;
    if (top(state).action == Action::Architect)
        return number(tiletum::Piece::Architect);
    return top(state).action == Action::Merchant ? number(tiletum::Piece::Merchant) : -1;
}

QList<TiletumLight> lightsOf(const CardSet& cards, const State& state, const Actions& legal)
{
    QList<TiletumLight> lights;
    for (const auto& action : legal)
        if (const auto light = lightOf(cards, state, action); light && !lights.contains(*light))
            lights.append(*light);
    const int walker = walkerOf(state);
    if (walker < 0)
        return lights;
    const int from = placeOf(state.me(), static_cast<tiletum::Piece>(walker));
    const auto steps = stepsFrom(cards, from);
    for (int space = 0; space < static_cast<int>(cards.spaces.size()); ++space)
        if (const int away = steps[static_cast<std::size_t>(space)]; away > 1 && away <= top(state).points)
            lights.append({u"move"_s, space, 0, plateAt(cards, space)->band(), away, true});
    return lights;
}

int roadLength(const CardSet& cards, int from, int to)
{
    return stepsFrom(cards, from)[static_cast<std::size_t>(to)];
}

QList<int> wayTo(const CardSet& cards, int from, int to)
{
    // Back from the goal, always one step nearer.
    const auto steps = stepsFrom(cards, from);
    QList<int> way;
    for (int at = to; at != from;) {
        const int away = steps[static_cast<std::size_t>(at)];
        if (away <= 0)
            return {};
        way.prepend(at);
        for (uint32_t left = cards.spaces[static_cast<std::size_t>(at)].neighbours; left != 0; left &= left - 1)
            if (const int before = std::countr_zero(left); steps[static_cast<std::size_t>(before)] == away - 1) {
                at = before;
                break;
            }
    }
    return way;
}

double distanceTo(const QRectF& place, QPointF at)
{
    const double x = std::max({place.left() - at.x(), 0.0, at.x() - place.right()});
    const double y = std::max({place.top() - at.y(), 0.0, at.y() - place.bottom()});
    return std::hypot(x, y);
}

} // namespace sandglass::app
