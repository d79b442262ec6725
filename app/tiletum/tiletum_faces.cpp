// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/tiletum_faces.h"

#include "tiletum/characters.h"
#include "tiletum/tiletum_map_plan.h"
#include "tiletum/wheel.h"

using namespace Qt::StringLiterals;

namespace sandglass::app {

using namespace tiletum;

namespace {

constexpr std::array<std::string_view, 4> typeWords{"helper", "contract", "coat", "character"};

template <class Enum, std::size_t Count>
QString word(const std::array<std::string_view, Count>& words, Enum value)
{
    return toText(words[static_cast<std::size_t>(static_cast<int>(value))]);
}

void add(Tallies& tallies, const QString& icon, int count)
{
    if (count > 0)
        tallies.append({icon, count});
}

/// The space of every figure: the architect's and the merchant's of each board in play, by seat.
struct Standing {
    int seat;
    tiletum::Piece piece;
    int space;
};

QList<Standing> standingsOf(const State& state)
{
    QList<Standing> all;
    for (int seat = 0; seat < state.players; ++seat)
        for (const tiletum::Piece piece : {tiletum::Piece::Merchant, tiletum::Piece::Architect}) {
            const Board& board = state.boards[seat];
            all.append({seat, piece, piece == tiletum::Piece::Merchant ? board.merchant : board.architect});
        }
    return all;
}

int crowdIn(const QList<Standing>& all, int space)
{
    return static_cast<int>(std::ranges::count(all, space, &Standing::space));
}

void readCathedral(TiletumSpace& face, const CardSet& cards, const State& state, const Space& space)
{
    if (space.cathedral == noTile)
        return;
    const CostTile& cost = cards.costs[state.costs[space.cathedral]];
    face.cathedral = true;
    face.built = cost.built;
    face.stone = cost.stone;
    face.costPoints = cost.points;
    const auto& points = cards.cathedrals[space.cathedral].points;
    for (std::size_t i = state.supported[space.cathedral]; i < points.size(); ++i)
        face.cathedralTiles.append(points[i]);
}

void readHouses(
    TiletumSpace& face, const CardSet& cards, const State& state, const Space& space, const mapplan::Plate& plate)
{
    for (int i = space.firstHouse; i < space.firstHouse + space.houses; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const HouseSlot& slot = cards.houseSlots[at];
        if (slot.players > state.players)
            continue;
        face.houses.append({slot.number, state.houseOwner[at] - 1,
            slot.bonus == HouseBonus::None         ? QString()
                : slot.bonus == HouseBonus::Points ? u"points"_s
                                                   : u"activate"_s,
            slot.points, plate.house(slot.number)});
    }
}

void readPillars(TiletumSpace& face, const State& state, const Space& space, int number)
{
    for (int seat = 0; seat < state.players; ++seat)
        if (holds(state.boards[seat].pillars, number))
            face.pillars.append(seat);
    while (face.pillars.size() < space.pillars)
        face.pillars.append(-1);
}

TiletumSpace spaceOf(const CardSet& cards, const State& state, int number, const QList<Standing>& figures)
{
    const Space& space = cards.spaces[static_cast<std::size_t>(number)];
    TiletumSpace face;
    face.number = number;
    face.id = toText(space.id);
    face.city = space.city;
    for (uint32_t left = space.neighbours; left != 0; left &= left - 1)
        face.neighbours.append(std::countr_zero(left));
    const mapplan::Plate* plate = mapplan::plateOf(space.id);
    if (!plate)
        return face; // a card set with another map: nothing can be drawn of it
    face.plate = plate->rect();
    face.band = plate->band();
    face.namedAbove = plate->namedAbove(crowdIn(figures, number));
    face.nameRoom = plate->nameRoom(crowdIn(figures, number));
    readHouses(face, cards, state, space, *plate);
    for (int i = space.firstSpot; i < space.firstSpot + space.spots; ++i) {
        if (cards.tileSpots[static_cast<std::size_t>(i)].players > state.players)
            continue;
        face.hasSpot = true;
        face.tile = tileFace(cards, state.mapTiles[static_cast<std::size_t>(i)]);
        face.tileRect = plate->tile();
    }
    readPillars(face, state, space, number);
    face.pillarsRect = plate->pillars();
    readCathedral(face, cards, state, space);
    face.cathedralRect = plate->contribution();
    for (int round = 0; round < roundCount; ++round)
        if (state.fairCities[static_cast<std::size_t>(round)] == number)
            face.fair = round + 1;
    face.flag = plate->flag();
    return face;
}

} // namespace

QString spaceId(const CardSet& cards, int space)
{
    return u"tiletum.space."_s + toText(cards.spaces[static_cast<std::size_t>(space)].id);
}

QString tileId(const CardSet& cards, int tile)
{
    return u"tiletum.tile."_s + toText(tileAt(cards, tile).id);
}

Tallies talliesOf(const Effect& effect)
{
    Tallies tallies;
    for (int i = 0; i < resourceCount; ++i)
        add(tallies, word(resourceWords, i), effect.gain[static_cast<std::size_t>(i)]);
    add(tallies, u"bead."_s + word(actionWords, effect.action), effect.actionPoints);
    add(tallies, u"plus"_s, effect.addPoints);
    add(tallies, u"any"_s, effect.resources);
    add(tallies, u"step.architect"_s, effect.architectSteps);
    add(tallies, u"step.merchant"_s, effect.merchantSteps);
    add(tallies, u"house"_s, effect.house);
    add(tallies, u"pillar"_s, effect.pillar);
    add(tallies, u"houseAnywhere"_s, effect.houseAnywhere);
    add(tallies, u"pillarAnywhere"_s, effect.pillarAnywhere);
    add(tallies, u"teleport.merchant"_s, effect.teleportMerchant);
    add(tallies, u"teleport.architect"_s, effect.teleportArchitect);
    add(tallies, u"colour"_s, effect.colour);
    add(tallies, u"activate"_s, effect.activate);
    add(tallies, u"laurel"_s, effect.points);
    return tallies;
}

TiletumTile tileFace(const CardSet& cards, int tile)
{
    if (tile == noTile)
        return {};
    TiletumTile face;
    face.number = -2;
    if (tile == unknownTile)
        return face;
    const Tile& item = tileAt(cards, tile);
    face.number = tile;
    face.id = toText(item.id);
    face.face = toText(item.face);
    face.type = word(typeWords, item.type);
    if (item.type == TileType::Character) {
        face.kind = toText(cards.kinds[item.kind].id);
        face.action = word(actionWords, cards.kinds[item.kind].action);
    } else if (item.type == TileType::Coat) {
        face.kind = toText(cards.families[item.kind].id);
    }
    add(face.cost, u"same"_s, item.same);
    for (int i = 0; i < resourceCount; ++i)
        add(face.cost, word(resourceWords, i), item.cost[static_cast<std::size_t>(i)]);
    add(face.reward, u"laurel"_s, item.points);
    face.reward += talliesOf(item.effect);
    return face;
}

QList<TiletumField> fieldsOf(const CardSet& cards, const State& state)
{
    QList<TiletumField> fields;
    for (const Action action : state.wheel) {
        TiletumField field{number(action), word(actionWords, action), valueAt(state, action),
            tileFace(cards, state.actionTiles[static_cast<std::size_t>(action)]), {}};
        for (int seat = 0; seat < state.players; ++seat)
            if (const int points = state.boards[seat].bonusPoints[static_cast<std::size_t>(action)]; points > 0)
                field.tokens.append({seat, points});
        fields.append(field);
    }
    return fields;
}

QList<TiletumDie> diceOnWheel(const State& state)
{
    QList<TiletumDie> dice;
    for (int value = 1; value <= 6; ++value)
        for (int resource = 0; resource < resourceCount; ++resource)
            if (const int left = diceOf(state, resource, value))
                dice.append({resource, value, left});
    return dice;
}

QList<TiletumSpace> spacesOf(const CardSet& cards, const State& state)
{
    const QList<Standing> figures = standingsOf(state);
    QList<TiletumSpace> spaces;
    for (int number = 0; number < static_cast<int>(cards.spaces.size()); ++number)
        spaces.append(spaceOf(cards, state, number, figures));
    return spaces;
}

QList<TiletumFigure> figuresOf(const CardSet& cards, const State& state)
{
    const QList<Standing> all = standingsOf(state);
    QList<TiletumFigure> figures;
    QHash<int, int> before;
    for (const Standing& one : all) {
        const mapplan::Plate* plate = mapplan::plateOf(cards.spaces[static_cast<std::size_t>(one.space)].id);
        const QPointF foot = plate ? plate->foot(crowdIn(all, one.space), before[one.space]++) : QPointF();
        figures.append({one.seat, word(pieceWords, one.piece), one.space, foot});
    }
    return figures;
}

QList<TiletumFair> fairsOf(const CardSet& cards, const State& state)
{
    QList<TiletumFair> fairs;
    for (int round = 1; round <= roundCount; ++round) {
        const auto at = static_cast<std::size_t>(round - 1);
        const FairTile& tile = cards.fairs[state.fairs[at]];
        const int city = state.fairCities[at];
        fairs.append({round, word(fairWords, tile.fair), tile.points, cards.printedFairPoints[at], city,
            toText(cards.spaces[static_cast<std::size_t>(city)].id),
            state.round > round || state.phase == Phase::Over});
    }
    return fairs;
}

QList<TiletumBuilding> buildingsOf(const CardSet& cards, const Board& board)
{
    QList<TiletumBuilding> buildings;
    for (int i = 0; i < buildingCount; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const Building& printed = cards.buildings[at];
        TiletumBuilding building;
        for (int floor = 0; floor < printed.rooms; ++floor)
            building.rooms.append(tileFace(cards, board.rooms[at][static_cast<std::size_t>(floor)]));
        building.prefilled = printed.rooms == 0;
        building.roof = printed.roof;
        building.houseOnRoof = printed.roof && !isFilled(cards, board, i);
        building.food = printed.food;
        building.bonus = talliesOf(printed.coat);
        building.coat = tileFace(cards, board.coats[at]);
        building.tokenPoints = printed.bonusPoints;
        building.finished = holds(board.finished, i);
        buildings.append(building);
    }
    return buildings;
}

QList<TiletumContractPlace> contractPlacesOf(const CardSet& cards, const Board& board)
{
    QList<TiletumContractPlace> places;
    for (int i = 0; i < static_cast<int>(cards.contractSpaces.size()); ++i) {
        const ContractSpace& space = cards.contractSpaces[static_cast<std::size_t>(i)];
        const bool filled = i < board.contracts.size();
        places.append(
            {space.points, space.pillar && !filled, filled ? tileFace(cards, board.contracts[i]) : TiletumTile{}});
    }
    return places;
}

} // namespace sandglass::app
