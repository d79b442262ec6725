// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

#include "card_files.h"
#include "tiletum/king.h"

#include <algorithm>

namespace sandglass::tiletum::test {

const CardSet& cardSet()
{
    static const CardSet cards = [] {
        auto loaded = load(sandglass::test::cardFiles("tiletum"));
        if (!loaded)
            qFatal("%s", core::sentence(loaded.error().front()).c_str());
        return *std::move(loaded);
    }();
    return cards;
}

Table::Table(int seats, const char* more)
{
    const std::string fixed = std::string(R"({"first":0,"rotation":0,
        "wheel":["architect","merchant","character","contract","king","joker"],
        "fairs":["houses","pillars","contracts","king"],"cities":["frankfurt","verona","troyes"],
        "costs":["stone1a","stone2a","stone2b","stone3a","stone3b","stone4a","stone5a","stone6a","notBuilt"],
        "corruption":[0,1,2])")
        + more + "}";
    const auto arranged = arrange(cardSet(), {.seats = seats}, 7, fixed);
    if (!arranged)
        qFatal("%s", core::sentence(arranged.error()).c_str());
    state = *arranged;
}

QString Table::act(const char* text)
{
    return actAs(state.active, text);
}

QString Table::actAs(int seat, const char* text)
{
    const auto action = core::parse<Verb>(verbs, text, cardSet());
    if (!action)
        return QString::fromStdString("unreadable: " + action.error());
    const State before = state;
    const bool listed = legal(cardSet(), state, core::seatAt(seat)).contains(*action);
    const auto result = apply(cardSet(), state, {core::seatAt(seat), 0, *action});
    if (listed != result.has_value())
        return QStringLiteral("legal and apply disagree");
    if (!result) {
        if (!core::sameBytes(before, state))
            return QStringLiteral("refused but changed");
        return QString::fromStdString(core::text<Refusal>(refusals, result.error(), cardSet()));
    }
    m_told.clear();
    for (const Event& event : *result)
        m_told.push_back(QString::fromStdString(core::text<EventKind>(eventLexicon, event, cardSet())));
    return QStringLiteral("done");
}

bool Table::isLegal(const char* text) const
{
    const auto action = core::parse<Verb>(verbs, text, cardSet());
    return action && legal(cardSet(), state, core::seatAt(state.active)).contains(*action);
}

int Table::stock(const char* resource) const
{
    const auto at = std::ranges::find(resourceWords, std::string_view(resource)) - resourceWords.begin();
    return state.me().resources.at(static_cast<std::size_t>(at));
}

void Table::setStock(int iron, int food, int gold, int wool, int stone)
{
    const auto small = [](int amount) { return static_cast<uint16_t>(amount); };
    me().resources = {small(iron), small(food), small(gold), small(wool), small(stone)};
}

int Table::space(const char* id)
{
    const int found = cardSet().number("space", id);
    if (found < 0)
        qFatal("no space %s", id);
    return found;
}

int Table::tile(const char* id)
{
    const int found = cardSet().number("tile", id);
    if (found < 0)
        qFatal("no tile %s", id);
    return found;
}

void Table::lift(const char* id)
{
    const auto wanted = static_cast<TileIndex>(tile(id));
    const auto fromPile = [&](auto& pile) {
        if (pile.contains(wanted))
            pile.take(pile.find(wanted));
    };
    fromPile(state.bonusPile), fromPile(state.contractPile), fromPile(state.characterPile);
    const auto fromPlaces = [&](auto& places) { std::ranges::replace(places, wanted, noTile); };
    fromPlaces(state.actionTiles), fromPlaces(state.mapTiles);
    fromPlaces(state.contractOffer), fromPlaces(state.characterOffer);
    if (state.kingTile == wanted)
        state.kingTile = noTile;
}

void Table::store(const char* id)
{
    lift(id);
    Board& board = me();
    board.storehouse.push(static_cast<TileIndex>(tile(id)));
    const Tile& item = tileAt(cardSet(), tile(id));
    if (item.type == TileType::Coat)
        board.families = static_cast<uint8_t>(board.families | 1u << item.kind);
}

void Table::settled(const char* id, int building, int floor)
{
    lift(id);
    me().rooms.at(static_cast<std::size_t>(building - 1)).at(static_cast<std::size_t>(floor - 1)) =
        static_cast<TileIndex>(tile(id));
}

void Table::layAtAction(const char* id, Action action)
{
    lift(id);
    state.actionTiles.at(static_cast<std::size_t>(action)) = static_cast<TileIndex>(tile(id));
}

void Table::layOnMap(const char* id, const char* city)
{
    lift(id);
    state.mapTiles.at(cardSet().spaces.at(static_cast<std::size_t>(space(city))).firstSpot) =
        static_cast<TileIndex>(tile(id));
}

void Table::layInContractOffer(std::initializer_list<const char*> ids)
{
    for (const TileIndex old : state.contractOffer)
        if (old != noTile)
            state.contractPile.push(old);
    state.contractOffer.fill(noTile);
    std::size_t place = 0;
    for (const char* id : ids) {
        lift(id);
        state.contractOffer.at(place++) = static_cast<TileIndex>(tile(id));
    }
}

void Table::layInCharacterOffer(std::initializer_list<const char*> ids)
{
    for (const TileIndex old : state.characterOffer)
        if (old != noTile)
            state.characterPile.push(old);
    state.characterOffer.fill(noTile);
    std::size_t place = 0;
    for (const char* id : ids) {
        lift(id);
        state.characterOffer.at(place++) = static_cast<TileIndex>(tile(id));
    }
}

void Table::put(Piece piece, const char* id)
{
    (piece == Piece::Merchant ? me().merchant : me().architect) = static_cast<uint8_t>(space(id));
}

void Table::putPillar(int seat, const char* id)
{
    board(seat).pillars |= 1u << space(id);
    --board(seat).pillarSupply;
}

void Table::putHouse(int seat, const char* id, int house)
{
    board(seat).houses |= 1u << space(id);
    --board(seat).houseSupply;
    const Space& city = cardSet().spaces.at(static_cast<std::size_t>(space(id)));
    state.houseOwner.at(static_cast<std::size_t>(city.firstHouse + house - 1)) = static_cast<uint8_t>(seat + 1);
}

void Table::setKing(int seat, int points)
{
    const auto& track = cardSet().kingTrack;
    const auto at = std::ranges::find(track, points, &KingSpace::points) - track.begin();
    state.king.take(state.king.find(static_cast<uint8_t>(seat)));
    board(seat).king = static_cast<uint8_t>(at);
    int place = 0;
    while (place < state.king.size() && board(state.king[place]).king >= at)
        ++place;
    state.king.insert(place, static_cast<uint8_t>(seat));
}

void Table::setCost(const char* city, const char* cost)
{
    const uint8_t cathedral = cardSet().spaces.at(static_cast<std::size_t>(space(city))).cathedral;
    const auto wanted = std::ranges::find(cardSet().costs, cost, &CostTile::id) - cardSet().costs.begin();
    const auto holder = std::ranges::find(state.costs, wanted);
    std::swap(*holder, state.costs.at(cathedral));
}

void Table::spend(Action action, int points)
{
    Frame frame{};
    frame.open = action == Action::Joker ? Open::ChooseAction : Open::Spend;
    frame.action = action;
    frame.points = static_cast<uint8_t>(points);
    state.stack.clear();
    state.stack.push(frame);
}

void Table::passTurn()
{
    const auto actions = legal(cardSet(), state, core::seatAt(state.active));
    if (state.stack[0].open == Open::ChooseDie) {
        for (const auto& action : actions)
            if (action.code == Verb::Take && action.args[1] == action.args[2]) {
                QVERIFY(apply(cardSet(), state, {core::seatAt(state.active), 0, action}));
                break;
            }
    }
    if (state.stack[0].open == Open::BonusTile)
        QCOMPARE(act("decline"), QStringLiteral("done"));
    QCOMPARE(act("endTurn"), QStringLiteral("done"));
}

void Table::playOutActionPhase()
{
    const int round = state.round;
    while (state.phase == Phase::Action && state.round == round)
        passTurn();
}

void Table::endRound()
{
    const int round = state.round;
    while (state.phase == Phase::Action && state.round == round) {
        spend(Action::Merchant, 0);
        QCOMPARE(act("endTurn"), QStringLiteral("done"));
    }
}

int Table::kingPoints(int seat) const
{
    return cardSet().kingTrack[state.boards[static_cast<std::size_t>(seat)].king].points;
}

QList<int> Table::kingOrder() const
{
    return QList<int>(state.king.begin(), state.king.end());
}

void Table::corrupt(int spaces)
{
    Events events;
    Play play{cardSet(), state, events};
    tiletum::corrupt(play, spaces);
}

} // namespace sandglass::tiletum::test
