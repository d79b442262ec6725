// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/tiletum_counted.h"

#include "tiletum/characters.h"
#include "tiletum/scoring.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace sandglass::app {

using namespace tiletum;

namespace {

using Things = QList<ThingName>;

QString idOf(const CardSet& cards, int space)
{
    return toText(cards.spaces[static_cast<std::size_t>(space)].id);
}

bool ownsSlot(const State& state, std::size_t slot, int seat)
{
    return state.houseOwner[slot] == seat + 1;
}

/// Of those that pay points, or all.
Things houses(const CardSet& cards, const State& state, int seat, bool paid = false)
{
    Things found;
    for (std::size_t slot = 0; slot < cards.houseSlots.size(); ++slot) {
        const HouseSlot& house = cards.houseSlots[slot];
        if (ownsSlot(state, slot, seat) && (!paid || house.bonus == HouseBonus::Points))
            found.append({u"house"_s, -1, u"%1.%2"_s.arg(idOf(cards, house.space)).arg(house.number), -1});
    }
    return found;
}

Things pillars(const CardSet& cards, const State& state, int seat)
{
    Things found;
    for (int space = 0; space < static_cast<int>(cards.spaces.size()); ++space)
        if (holds(state.boards[seat].pillars, space))
            found.append({u"pillar"_s, -1, idOf(cards, space), seat});
    return found;
}

Things contracts(const State& state, int seat)
{
    Things found;
    for (const TileIndex tile : state.boards[seat].contracts)
        found.append({u"tile"_s, tile, {}, seat});
    return found;
}

Things cathedrals(const CardSet& cards, const State& state, int seat)
{
    Things found;
    for (std::size_t i = 0; i < cards.cathedrals.size(); ++i)
        if (holds(state.boards[seat].cathedrals, static_cast<int>(i)))
            found.append({u"cathedral"_s, -1, idOf(cards, cards.cathedrals[i].space), seat});
    return found;
}

/// Everything of a seat that has a number from 1 up to the number of buildings.
template <class Counts>
Things ofBuildings(const QString& domain, int seat, const Counts& counts)
{
    Things found;
    for (int building = 0; building < buildingCount; ++building)
        if (counts(building))
            found.append({domain, building + 1, {}, seat});
    return found;
}

Things coats(const State& state, int seat)
{
    return ofBuildings(u"coatPlace"_s, seat,
        [&](int building) { return state.boards[seat].coats[static_cast<std::size_t>(building)] != noTile; });
}

Things finished(const State& state, int seat)
{
    return ofBuildings(u"building"_s, seat, [&](int building) { return holds(state.boards[seat].finished, building); });
}

Things filled(const CardSet& cards, const State& state, int seat)
{
    return ofBuildings(
        u"building"_s, seat, [&](int building) { return isFilled(cards, state.boards[seat], building); });
}

Things upstairs(const State& state, int seat)
{
    Things found;
    for (const auto& rooms : state.boards[seat].rooms)
        for (std::size_t floor = 1; floor < rooms.size(); ++floor)
            if (rooms[floor] != noTile)
                found.append({u"tile"_s, rooms[floor], {}, seat});
    return found;
}

Things goods(const State& state, int seat)
{
    Things found;
    for (int good = 0; good < resourceCount; ++good)
        if (state.boards[seat].resources[static_cast<std::size_t>(good)] > 0)
            found.append({u"resource"_s, good, {}, seat});
    return found;
}

Things fairsHeld(const CardSet& cards, const State& state)
{
    Things found;
    for (std::size_t i = 0; i < roundCount; ++i)
        if (static_cast<int>(i) + 1 < state.round || state.phase == Phase::Over)
            found.append({u"space"_s, state.fairCities[i], idOf(cards, state.fairCities[i]), -1});
    return found;
}

} // namespace

QList<ThingName> thingsOfLine(const CardSet& cards, const State& state, Line line, int seat)
{
    switch (line) {
    case Line::Contracts:
        return contracts(state, seat);
    case Line::Cathedrals:
        return cathedrals(cards, state, seat);
    case Line::HouseSpaces:
        return houses(cards, state, seat, true);
    case Line::Coats:
        return coats(state, seat);
    case Line::King:
        return {{u"area"_s, -1, u"kingTrack"_s, -1}};
    case Line::Fairs:
        return fairsHeld(cards, state);
    case Line::HousesTimesPillars:
        return houses(cards, state, seat) + pillars(cards, state, seat);
    case Line::FinishedBuildings:
        return finished(state, seat);
    case Line::Leftovers:
        return goods(state, seat);
    case Line::Start:
    case Line::Tiles:
    case Line::Opponent:
        break;
    }
    return {};
}

QList<ThingName> thingsOfFair(const CardSet& cards, const State& state, Fair fair, int seat)
{
    switch (fair) {
    case Fair::HousesAndPillars:
        return houses(cards, state, seat) + pillars(cards, state, seat);
    case Fair::ContractsAndCathedrals:
        return contracts(state, seat) + cathedrals(cards, state, seat);
    case Fair::Contracts:
        return contracts(state, seat);
    case Fair::King:
        return {{u"area"_s, -1, u"kingTrack"_s, -1}};
    case Fair::ContractsAndCoats:
        return contracts(state, seat) + coats(state, seat);
    case Fair::Houses:
        return houses(cards, state, seat);
    case Fair::UpperFloors:
        return upstairs(state, seat);
    case Fair::Coats:
        return coats(state, seat);
    case Fair::Pillars:
        return pillars(cards, state, seat);
    case Fair::FilledBuildings:
        return filled(cards, state, seat);
    case Fair::Cathedrals:
        return cathedrals(cards, state, seat);
    }
    return {};
}

QList<ThingName> ticketsTo(const CardSet& cards, const State& state, int space, int seat)
{
    Things found;
    for (std::size_t slot = 0; slot < cards.houseSlots.size(); ++slot)
        if (cards.houseSlots[slot].space == space && ownsSlot(state, slot, seat))
            found.append({u"house"_s, -1, u"%1.%2"_s.arg(idOf(cards, space)).arg(cards.houseSlots[slot].number), -1});
    if (state.boards[seat].merchant == space)
        found.append({u"piece"_s, -1, u"merchant"_s, seat});
    return found;
}

Telling lineInWords(const CardSet& cards, const State& state, Line line, int seat)
{
    const tiletum::Board& board = state.boards[seat];
    QVariantMap values{{u"seat"_s, seatToTell(seat)}};
    switch (line) {
    case Line::HousesTimesPillars:
        values[u"houses"_s] = count(board.houses);
        values[u"pillars"_s] = count(board.pillars);
        values[u"points"_s] = housesTimesPillars(board);
        break;
    case Line::FinishedBuildings:
        values[u"buildings"_s] = count(board.finished);
        values[u"points"_s] = finishedBuildingPoints(cards, board);
        break;
    case Line::Leftovers:
        values[u"goods"_s] = std::accumulate(board.resources.begin(), board.resources.end(), 0);
        values[u"points"_s] = leftoverPoints(board);
        break;
    default:
        return {};
    }
    return toTell(u"tiletum.counted."_s + toText(lineWords[static_cast<std::size_t>(line)]), values);
}

} // namespace sandglass::app
