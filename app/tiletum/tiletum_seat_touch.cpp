// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What fingers do at a seat: taps, and things that are pulled somewhere and let go.
#include "tiletum/tiletum_seat.h"

#include "tiletum/tiletum_advice.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

using namespace tiletum;

namespace {

/// Verbs whose first number is a tile.
bool movesTile(const Move& move, int tile)
{
    switch (static_cast<Verb>(move.code)) {
    case Verb::Collect:
    case Verb::Hire:
    case Verb::Settle:
    case Verb::Sign:
    case Verb::Fulfil:
    case Verb::Adorn:
    case Verb::Use:
        return move.first == tile;
    default:
        return false;
    }
}

QString usualVerbOf(const Tile& tile, bool stored)
{
    switch (tile.type) {
    case TileType::Helper:
        return stored ? u"use"_s : u"collect"_s;
    case TileType::Character:
        return stored ? u"settle"_s : u"hire"_s;
    case TileType::Contract:
        return stored ? u"fulfil"_s : u"sign"_s;
    case TileType::Coat:
        return stored ? u"adorn"_s : u"sign"_s;
    }
    return {};
}

/// A contract that leaves no kind of resource open is paid without naming one.
int paymentOf(const Tile& contract)
{
    return contract.same > 0 ? 0 : core::none;
}

/// Verbs that bring a tile into the storehouse.
bool stores(const Move& move)
{
    return move.verb == u"collect" || move.verb == u"hire" || move.verb == u"sign";
}

/// Lies beside an action or the king, and is not paid for.
bool isGiven(const State& state, int tile)
{
    return state.kingTile == tile || std::ranges::contains(state.actionTiles, tile);
}

/// The one that is asked about just now.
bool isAskedAbout(const State& state, int tile)
{
    if (state.phase == Phase::King)
        return state.kingTile == tile;
    return !state.stack.empty() && top(state).open == Open::BonusTile
        && state.actionTiles[static_cast<std::size_t>(top(state).action)] == tile;
}

} // namespace

bool TiletumSeat::readMore()
{
    QList<int> usable;
    const QList<Move> all = moves();
    for (const Move& move : all)
        if (movesTile(move, move.first) && !usable.contains(move.first))
            usable.append(move.first);
    return changed(m_usable, usable);
}

void TiletumSeat::tapDie(int resource, int value)
{
    if (!m_cards || !isHuman())
        return;
    if (m_plan.resource == resource && m_plan.value == value)
        return takeDie();
    if (mustAnswer())
        return ask(u"take"_s, resource, value, value);
    consider(resource, value);
}

/// An open question keeps the leaf.
bool TiletumSeat::mustAnswer() const
{
    return !answers().isEmpty() && !choosing();
}

void TiletumSeat::considerDie(int resource, int value)
{
    if (m_cards && isHuman() && !mustAnswer() && (m_plan.resource != resource || m_plan.value != value))
        consider(resource, value);
}

void TiletumSeat::dropDie(int resource, int value)
{
    if (mustAnswer())
        return ask(u"take"_s, resource, value, value);
    considerDie(resource, value);
    if (!m_plan.only)
        takeDie();
}

QString TiletumSeat::storedType(int tile) const
{
    const auto found = std::ranges::find(m_board.storehouse, tile, &TiletumTile::number);
    return tile < 0 || found == m_board.storehouse.end() ? QString() : found->type;
}

void TiletumSeat::tapTile(int tile)
{
    if (!m_cards || tile < 0 || !isHuman())
        return;
    if (m_lifted != tile)
        return holdTile(tile);
    holdTile(-1);
    if (storedType(tile).isEmpty())
        return dropTile(tile);
    if (tileAt(*m_cards, tile).type == TileType::Contract)
        return fulfil(tile);
    attempt([&](const Move& move) { return movesTile(move, tile); },
        plain(usualVerbOf(tileAt(*m_cards, tile), true), {tile, 1, 1}));
}

void TiletumSeat::holdTile(int tile)
{
    if (!m_cards || !isHuman())
        return;
    forgetDie();
    lookAt(-1);
    if (tile >= 0)
        cancel();
    lift(tile);
}

void TiletumSeat::dropTile(int tile)
{
    if (!m_cards || tile < 0 || !isHuman() || !storedType(tile).isEmpty())
        return;
    holdTile(-1);
    if (isAskedAbout(m_known, tile) && m_known.active == index())
        return ask(u"claim"_s);
    attempt([&](const Move& move) { return stores(move) && move.first == tile; },
        isGiven(m_known, tile) ? plain(u"claim"_s, {}) : plain(usualVerbOf(tileAt(*m_cards, tile), false), {tile}));
}

void TiletumSeat::tapRoom(int building, int floor)
{
    if (!m_cards || !isHuman())
        return;
    if (may(u"activate"_s, building))
        return ask(u"activate"_s, building);
    settle(m_lifted, building, floor);
}

void TiletumSeat::settle(int tile, int building, int floor)
{
    lift(-1);
    attempt(
        [&](const Move& move) {
            return move.verb == u"settle" && (tile < 0 || move.first == tile) && move.second == building
                && move.third == floor;
        },
        plain(u"settle"_s, {std::max(0, tile), building, floor}));
}

void TiletumSeat::tapCoat(int building)
{
    adorn(m_lifted, building);
}

void TiletumSeat::adorn(int tile, int building)
{
    if (!m_cards || !isHuman())
        return;
    lift(-1);
    attempt(
        [&](const Move& move) {
            return move.verb == u"adorn" && (tile < 0 || move.first == tile) && move.second == building;
        },
        plain(u"adorn"_s, {std::max(0, tile), building}));
}

void TiletumSeat::fulfil(int tile)
{
    if (!m_cards || !isHuman())
        return;
    lift(-1);
    const int payment = tile < 0 ? 0 : paymentOf(tileAt(*m_cards, tile));
    attempt([&](const Move& move) { return move.verb == u"fulfil" && move.first == tile; },
        plain(u"fulfil"_s, {tile, payment}));
}

/// The good whose ways are shown, while they are; otherwise -1.
int TiletumSeat::goodInQuestion() const
{
    const QList<Offer> ways = choosing() ? answers() : QList<Offer>{};
    const bool its = !ways.isEmpty() && std::ranges::all_of(ways, [this](const Offer& way) {
        return way.move.verb == u"buy" || way.move.fits(u"exchange"_s, m_given);
    });
    return its ? m_given : -1;
}

void TiletumSeat::tapGood(int resource)
{
    if (!m_cards || !isHuman())
        return;
    if (may(u"pick"_s, resource))
        return ask(u"pick"_s, resource);
    const int given = goodInQuestion();
    if (given == resource)
        return cancel();
    if (given >= 0 && maySwap(given, resource))
        return trade(given, resource);
    m_given = resource;
    attempt(
        [&](const Move& move) {
            return (move.verb == u"exchange" && move.first == resource)
                || (move.verb == u"buy" && (move.first == resource || resource == number(Resource::Gold)));
        },
        plain(u"buy"_s, {resource}));
}

void TiletumSeat::tapSupply(const QString& kind)
{
    if (!m_cards || !isHuman())
        return;
    const tiletum::Board& board = m_known.boards[index()];
    const bool pillar = kind.isEmpty() ? top(m_known).action == Action::Architect : kind == u"pillar";
    const QString verb = pillar ? u"pillar"_s : u"house"_s;
    attempt([&](const Move& move) { return move.verb == verb; },
        plain(verb, {pillar ? board.architect : board.merchant, 1}));
}

bool TiletumSeat::maySwap(int given, int wanted) const
{
    return may(u"exchange"_s, given, wanted) || (given == number(Resource::Gold) && may(u"buy"_s, wanted));
}

void TiletumSeat::trade(int given, int wanted)
{
    if (!m_cards || !isHuman() || given == wanted)
        return;
    const bool gold = given == number(Resource::Gold);
    attempt(
        [&](const Move& move) { return move.fits(u"exchange", given, wanted) || (gold && move.fits(u"buy", wanted)); },
        gold && !may(u"exchange"_s) ? plain(u"buy"_s, {wanted}) : plain(u"exchange"_s, {given, wanted}));
}

/// What ends something is asked about once, wherever it is touched, if points or tiles would be lost with it.
bool TiletumSeat::isSure()
{
    const bool sure = !(losesPoints() || losesTiles()) || m_sure;
    m_sure = !sure;
    if (!sure)
        hush();
    readEnding();
    return sure;
}

void TiletumSeat::choose(const QString& text)
{
    // The answer to a question says what it leaves; the list of everything does not.
    const bool ends = text == plain(u"finish"_s, {}) || text == plain(u"endTurn"_s, {});
    if (ends && (choosing() || decision().isEmpty()) && !isSure())
        return cancel();
    answer(text);
}

void TiletumSeat::done()
{
    lift(-1);
    lookAt(-1);
    const QString verb = may(u"finish"_s) ? u"finish"_s : u"endTurn"_s;
    if (!may(verb) || isSure())
        ask(verb);
}

void TiletumSeat::listAll()
{
    if (choosing())
        return cancel();
    forgetDie();
    lift(-1);
    lookAt(-1);
    m_given = -1;
    listKinds();
}

void TiletumSeat::hear(const QList<Telling>& events)
{
    if (!m_cards)
        return;
    if (const Telling lost = lostKingTile(*m_cards, m_known, index(), events); !lost.isEmpty())
        inform(lost);
}

} // namespace sandglass::app
