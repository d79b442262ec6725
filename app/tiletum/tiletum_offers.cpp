// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/tiletum_offers.h"

#include "tiletum/actions.h"
#include "tiletum/contracts.h"
#include "tiletum/tiletum_faces.h"
#include "tiletum/wheel.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

using namespace tiletum;

namespace {

QString resourceWord(int resource)
{
    return toText(resourceWords[static_cast<std::size_t>(resource)]);
}

QString resourceId(int resource)
{
    return u"tiletum.resource."_s + resourceWord(resource);
}

QString actionId(Action action)
{
    return u"tiletum.action."_s + toText(actionWords[static_cast<std::size_t>(action)]);
}

/// A sentence of an offer; the values that are strings are ids of other texts.
Telling said(const QString& id, QVariantMap values = {})
{
    for (QVariant& value : values)
        if (value.typeId() == QMetaType::QString)
            value = textToTell(value.toString());
    return toTell(id, values);
}

/// One offer being made: what it shows is filled in by verb.
struct Maker {
    const CardSet& cards;
    const State& state;
    Offer& offer;

    const Move& move() const { return offer.move; }

    void points(int price)
    {
        if (top(state).open == Open::Spend && price > 0)
            offer.cost.append({u"bead"_s, price});
    }

    void tile(int number) { offer.face = {u"tile"_s, number, QVariant::fromValue(tileFace(cards, number))}; }

    /// The icons say it all: words only name the two.
    void trade(int give, int count, int wanted)
    {
        offer.label =
            said(u"tiletum.offer.trade"_s, {{u"give"_s, resourceId(give)}, {u"resource"_s, resourceId(wanted)}});
        offer.icons = {{resourceWord(give), count}, {u"arrow"_s, 1}, {resourceWord(wanted), 1}};
    }

    Telling prospectOf(Action action) const;
    void take();
    void walk();
    void house();
    void contract(int same);
    void make();
};

void Maker::take()
{
    const TiletumPlan plan = planOf(cards, state, state.active, move().first, move().second, move().third);
    offer.label = plan.words;
    offer.face = {
        u"die"_s, move().first * 10 + move().second, QVariant::fromValue(TiletumDie{move().first, move().second, 1})};
    if (plan.gold > 0)
        offer.cost = {{u"gold"_s, plan.gold}};
}

/// What an action could do now, in a few words.
Telling Maker::prospectOf(Action action) const
{
    const Board& board = state.me();
    if (action == Action::Architect && board.pillarSupply == 0)
        return said(u"tiletum.choose.noPillar"_s);
    if (action == Action::Merchant && board.houseSupply == 0)
        return said(u"tiletum.choose.noHouse"_s);
    const bool full = board.storehouse.size() >= cards.storehouse;
    const auto isCharacter = [&](int tile) { return tileAt(cards, tile).type == TileType::Character; };
    if (action == Action::Character && full && std::ranges::none_of(board.storehouse, isCharacter))
        return said(u"tiletum.choose.noRoom"_s);
    // Tokens do not count for helpers.
    const int tokens = state.stack.size() == 1 ? board.bonusPoints[static_cast<std::size_t>(action)] : 0;
    return said(u"tiletum.choose."_s + toText(actionWords[static_cast<std::size_t>(action)]),
        {{u"n"_s, top(state).points + tokens}});
}

void Maker::walk()
{
    const QString piece = u"tiletum.piece."_s + toText(pieceWords[static_cast<std::size_t>(move().first)]);
    offer.label = said(u"tiletum.offer.move"_s, {{u"piece"_s, piece}, {u"space"_s, spaceId(cards, move().second)}});
    offer.icons = {{toText(pieceWords[static_cast<std::size_t>(move().first)]), 1}};
    points(1);
}

void Maker::house()
{
    const Space& city = cards.spaces[static_cast<std::size_t>(move().first)];
    const HouseSlot& slot = cards.houseSlots[static_cast<std::size_t>(city.firstHouse + move().second - 1)];
    offer.label =
        said(u"tiletum.offer.house"_s, {{u"space"_s, spaceId(cards, move().first)}, {u"house"_s, move().second}});
    offer.icons = {{u"house"_s, 1}};
    points(1);
    if (slot.bonus == HouseBonus::Points)
        offer.reward = {{u"laurel"_s, slot.points}};
    else if (slot.bonus == HouseBonus::Activate)
        offer.reward = {{u"activate"_s, 1}};
}

void Maker::contract(int same)
{
    const Tile& item = tileAt(cards, move().first);
    const Board& board = state.me();
    tile(move().first);
    offer.label = said(u"tiletum.verb.fulfil"_s);
    for (int resource = 0; resource < resourceCount; ++resource)
        if (const int price = priceIn(item, same, resource); price > 0)
            offer.cost.append({resourceWord(resource), price});
    const auto place = static_cast<std::size_t>(board.contracts.size());
    const int extra = place < cards.contractSpaces.size() ? cards.contractSpaces[place].points : 0;
    offer.reward = {{u"laurel"_s, item.points + extra}};
    offer.reward += talliesOf(item.effect);
}

void Maker::make()
{
    const int first = move().first;
    const QString verbId = u"tiletum.verb."_s + move().verb;
    switch (static_cast<Verb>(move().code)) {
    case Verb::Take:
        return take();
    case Verb::Claim:
    case Verb::Decline: {
        const bool king = state.phase == Phase::King;
        const int there = king ? state.kingTile : state.actionTiles[static_cast<std::size_t>(top(state).action)];
        offer.label = said(verbId);
        if (static_cast<Verb>(move().code) == Verb::Claim && there < noTile)
            tile(there);
        else
            offer.icons = {{u"skip"_s, 1}};
        return;
    }
    case Verb::Move:
        return walk();
    case Verb::House:
        return house();
    case Verb::Pillar:
        offer.label = said(u"tiletum.offer.pillar"_s, {{u"space"_s, spaceId(cards, first)}});
        offer.icons = {{u"pillar"_s, 1}};
        return points(1);
    case Verb::Collect:
    case Verb::Hire:
        tile(first);
        offer.label = said(u"tiletum.offer.%1"_s.arg(move().verb), {{u"tile"_s, tileId(cards, first)}});
        return points(1);
    case Verb::Sign: {
        tile(first);
        offer.label = said(u"tiletum.offer.sign"_s, {{u"tile"_s, tileId(cards, first)}});
        const auto place = std::ranges::find(state.contractOffer, first);
        if (place != state.contractOffer.end())
            points(cards.contractPrices[static_cast<std::size_t>(place - state.contractOffer.begin())]);
        return;
    }
    case Verb::Replace:
        offer.label = said(verbId);
        offer.icons = {{u"refill"_s, 1}};
        return points(1);
    case Verb::Settle:
        tile(first);
        offer.label = said(u"tiletum.offer.settle"_s,
            {{u"tile"_s, tileId(cards, first)}, {u"building"_s, move().second}, {u"floor"_s, move().third}});
        offer.brief = said(u"tiletum.offer.room"_s, {{u"building"_s, move().second}, {u"floor"_s, move().third}});
        return points(move().third);
    case Verb::Exchange:
        trade(first, 1, move().second);
        return points(1);
    case Verb::Pick:
        offer.label = said(resourceId(first));
        offer.icons = {{resourceWord(first), 1}};
        return;
    case Verb::Choose:
        offer.label = prospectOf(static_cast<Action>(first));
        offer.icons = {{toText(actionWords[static_cast<std::size_t>(first)]), 1}};
        return;
    case Verb::Activate:
        offer.label = said(u"tiletum.offer.activate"_s, {{u"building"_s, first}});
        offer.icons = {{u"activate"_s, 1}};
        return;
    case Verb::Enjoy: {
        const auto building = static_cast<std::size_t>(top(state).building);
        const int resident = state.me().rooms[building][static_cast<std::size_t>(first - 1)];
        tile(resident);
        offer.label = said(tileId(cards, resident));
        return;
    }
    case Verb::Finish:
    case Verb::EndTurn:
        offer.label = said(verbId);
        offer.icons = {{u"check"_s, 1}};
        return;
    case Verb::Buy:
        return trade(number(Resource::Gold), 2, first);
    case Verb::Fulfil:
        return contract(move().second);
    case Verb::Adorn: {
        const Building& below = cards.buildings[static_cast<std::size_t>(move().second - 1)];
        tile(first);
        offer.label =
            said(u"tiletum.offer.adorn"_s, {{u"tile"_s, tileId(cards, first)}, {u"building"_s, move().second}});
        offer.brief = said(u"tiletum.offer.below"_s, {{u"building"_s, move().second}});
        offer.cost = {{u"food"_s, below.food}};
        offer.reward = talliesOf(below.coat);
        return;
    }
    case Verb::Contribute: {
        const Space& city = cards.spaces[static_cast<std::size_t>(first)];
        const CostTile& cost = cards.costs[state.costs[city.cathedral]];
        const auto& points = cards.cathedrals[city.cathedral].points;
        offer.label = said(u"tiletum.offer.contribute"_s, {{u"space"_s, spaceId(cards, first)}});
        offer.icons = {{u"cathedral"_s, 1}};
        offer.cost = {{u"stone"_s, cost.stone}};
        offer.reward = {{u"laurel"_s, cost.points + points[state.supported[city.cathedral]]}};
        return;
    }
    case Verb::Use:
        tile(first);
        offer.label = said(u"tiletum.offer.use"_s, {{u"tile"_s, tileId(cards, first)}});
        return;
    }
}

} // namespace

TiletumPlan planOf(const CardSet& cards, const State& state, int seat, int resource, int value, int as)
{
    const Board& board = state.boards[seat];
    const Action action = actionAt(state, as);
    TiletumPlan plan;
    plan.resource = resource;
    plan.value = value;
    plan.as = as;
    plan.good = seat == state.active && state.colour != noColour ? state.colour : resource;
    plan.gold = changePrice * stepsBetween(value, as);
    plan.action = number(action);
    plan.points = actionPoints(as);
    plan.tokenPoints = board.bonusPoints[static_cast<std::size_t>(action)];
    plan.tile = tileFace(cards, state.actionTiles[static_cast<std::size_t>(action)]);
    plan.only = state.active != seat || top(state).open != Open::ChooseDie || state.phase != Phase::Action;
    for (const int step : {-1, 1}) {
        const int other = (as - 1 + step + 6) % 6 + 1;
        const int gold = changePrice * stepsBetween(value, other);
        plan.changes.append({other, number(actionAt(state, other)), gold, gold <= stock(board, Resource::Gold)});
    }
    plan.words = said(u"tiletum.plan.die"_s,
        {{u"n"_s, plan.points + plan.tokenPoints}, {u"value"_s, as}, {u"resource"_s, resourceId(plan.good)},
            {u"action"_s, actionId(action)}});
    if (const int gold = stock(board, Resource::Gold); plan.gold > gold)
        plan.obstacle = said(u"tiletum.plan.gold"_s, {{u"need"_s, plan.gold}, {u"have"_s, gold}});
    else if (!plan.tile.isEmpty() && mayStore(cards, board, plan.tile.number))
        plan.obstacle = said(u"tiletum.plan.tile"_s);
    return plan;
}

Offer kindOfferOf(const QString& verb)
{
    static const QHash<QString, QString> signs{{u"move"_s, u"step"_s}, {u"collect"_s, u"merchant"_s},
        {u"hire"_s, u"character"_s}, {u"settle"_s, u"building"_s}, {u"sign"_s, u"contract"_s},
        {u"exchange"_s, u"any"_s}, {u"buy"_s, u"gold"_s}, {u"fulfil"_s, u"contract"_s}, {u"adorn"_s, u"coat"_s},
        {u"contribute"_s, u"cathedral"_s}, {u"take"_s, u"colour"_s}, {u"use"_s, u"joker"_s}, {u"pick"_s, u"any"_s},
        {u"choose"_s, u"joker"_s}, {u"enjoy"_s, u"activate"_s}};
    Offer offer{.game = u"tiletum"_s};
    offer.label = said(u"tiletum.verb."_s + verb);
    offer.icons = {{signs.value(verb, verb), 1}};
    return offer;
}

Offer offerOf(const CardSet& cards, const State& state, const Move& move)
{
    Offer offer{.move = move, .game = u"tiletum"_s};
    Maker{cards, state, offer}.make();
    return offer;
}

} // namespace sandglass::app
