// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/view.h"

#include <algorithm>

namespace sandglass::tiletum {

core::View<State> view(const CardSet&, const State& state, core::Seat seat)
{
    core::View<State> result{seat, state};
    State& known = result.known;
    known.random = core::Random{};
    for (auto* pile : {&known.bonusPile, &known.contractPile, &known.characterPile})
        std::fill(pile->begin(), pile->end(), unknownTile);
    std::fill(known.decrees.begin(), known.decrees.end(), unknownTile);
    const int hiddenInRow = cycleCount - known.revealed;
    std::fill(known.corruption.begin(), known.corruption.begin() + hiddenInRow, unknownTile);
    std::fill(known.corruption.begin() + cycleCount, known.corruption.end(), unknownTile);
    return result;
}

} // namespace sandglass::tiletum
