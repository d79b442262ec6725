// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/tiletum/sense.h"

#include "bots/values.h"

namespace sandglass::tiletum::bot {

namespace {

using Action = core::Phrase<Verb>;

float weightOf(const Action& action)
{
    switch (action.code) {
    case Verb::Take:
        return action.args[1] == action.args[2] ? 4 : 1; // a changed die costs gold
    case Verb::Claim:
        return 8;
    case Verb::Move:
        return 1;
    case Verb::House:
    case Verb::Pillar:
        return 20;
    case Verb::Collect:
    case Verb::Hire:
    case Verb::Sign:
        return 4;
    case Verb::Settle:
        return static_cast<float>(4 * action.args[2]);
    case Verb::Replace:
    case Verb::Exchange:
    case Verb::Buy:
        return 0.3F;
    case Verb::Fulfil:
    case Verb::Adorn:
    case Verb::Contribute:
        return 30;
    case Verb::Use:
        return 4;
    case Verb::Enjoy:
        return 4;
    case Verb::Decline:
    case Verb::Finish:
    case Verb::EndTurn:
        return 0.3F;
    default:
        return 1;
    }
}

} // namespace

void Sense::weigh(const State&, core::Seat, const Actions& actions, float* weights) const
{
    for (const Action& action : actions)
        *weights++ = weightOf(action) * m_manner.liking(static_cast<int>(action.code));
}

bots::SeatValues Sense::values(const State& state) const
{
    std::array<int, core::maxSeats> points{};
    for (int seat = 0; seat < state.players; ++seat)
        points[seat] = state.boards[seat].points;
    return bots::valuesOf(points, state.players, 20, 200); // who plays alone plays against the cardinal's board
}

} // namespace sandglass::tiletum::bot
