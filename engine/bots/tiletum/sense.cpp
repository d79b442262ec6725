// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/tiletum/sense.h"

#include "bots/values.h"

namespace sandglass::tiletum::bot {

namespace {

using Action = core::Phrase<Verb>;

/// The city of the next fair at which this board has no house yet, or -1: whoever has one there takes part anyway.
int nextFair(const State& state, const Board& board)
{
    for (auto round = static_cast<std::size_t>(state.round - 1); round < roundCount; ++round)
        if (!holds(board.houses, state.fairCities[round]))
            return state.fairCities[round];
    return -1;
}

/// Whether what is open has still something to give: points and steps, a building, bonuses of those who live in one.
bool mayGoOn(const Frame& open)
{
    return open.points + open.architectSteps + open.merchantSteps + open.house + open.pillar + open.rooms > 0
        || open.open == Open::Activate || open.open == Open::HouseAnywhere || open.open == Open::PillarAnywhere;
}

} // namespace

Sense::Sense(const CardSet& cards, bots::Manner manner)
    : m_cards(cards)
    , m_manner(manner)
{
    for (std::size_t space = 0; space < cards.spaces.size(); ++space)
        m_far[space] = distancesFrom(cards, static_cast<int>(space));
}

float Sense::walkOf(const State& state, Piece piece, int to) const
{
    const Board& board = state.me();
    const int fair = piece == Piece::Merchant ? nextFair(state, board) : -1;
    if (fair < 0)
        return 1;
    const Distances& far = m_far[static_cast<std::size_t>(fair)];
    if (far[static_cast<std::size_t>(to)] < far[board.merchant])
        return 4;
    return board.merchant == fair ? 0.2F : 0.7F;
}

/// A helper whose points would go to the king's track, at the end of which the disc stands already.
bool Sense::isLostOnTheKing(const State& state, int helper) const
{
    if (state.me().king + 1 < static_cast<int>(m_cards.kingTrack.size()))
        return false;
    const Effect& effect = tileAt(m_cards, helper).effect;
    const Frame& die = state.stack[0];
    return effect.addPoints > 0 ? die.open == Open::Spend && die.action == tiletum::Action::King
                                : effect.actionPoints > 0 && effect.action == tiletum::Action::King;
}

float Sense::weightOf(const State& state, const Action& action) const
{
    switch (action.code) {
    case Verb::Take:
        return action.args[1] == action.args[2] ? 4 : 1; // a changed die costs gold
    case Verb::Claim:
        return 8;
    case Verb::Move:
        return walkOf(state, static_cast<Piece>(action.args[0]), action.args[1]);
    case Verb::House:
    case Verb::Pillar:
        return 20;
    case Verb::Collect:
    case Verb::Hire:
    case Verb::Sign:
    case Verb::Activate:
    case Verb::Enjoy:
        return 4;
    case Verb::Use:
        return isLostOnTheKing(state, action.args[0]) ? 0.05F : 4;
    case Verb::Settle:
        return static_cast<float>(4 * action.args[2]);
    case Verb::Replace:
    case Verb::Exchange:
    case Verb::Decline:
        return 0.3F;
    case Verb::Buy:
        return 0.1F;
    case Verb::Fulfil:
    case Verb::Adorn:
    case Verb::Contribute:
        return 30;
    case Verb::Finish:
    case Verb::EndTurn:
        return mayGoOn(top(state)) ? 0.3F : 2;
    default:
        return 1;
    }
}

void Sense::weigh(const State& state, core::Seat, const Actions& actions, float* weights) const
{
    for (const Action& action : actions)
        *weights++ = weightOf(state, action) * m_manner.liking(static_cast<int>(action.code));
}

bots::SeatValues Sense::values(const State& state) const
{
    std::array<int, core::maxSeats> points{};
    for (int seat = 0; seat < state.players; ++seat)
        points[seat] = state.boards[seat].points;
    return bots::valuesOf(points, state.players, 20, 200); // who plays alone plays against the cardinal's board
}

} // namespace sandglass::tiletum::bot
