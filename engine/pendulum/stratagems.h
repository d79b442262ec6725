// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/table.h"

namespace sandglass::pendulum {

/// Rulebook, "Zahrání karty lsti": pays, then takes the reward; the card lies in the discard until it is recovered.
/// Cards that change another action are not played by themselves: they go with `act`, `rush`, `again` or `achieve`.
Verdict whyNotPlay(const Table& table, int stratagem);
void doPlay(const Turn& turn, int stratagem);

/// What a card does once it is paid for. Final council cards, which are paid for in the same way, come here too.
void takeEffect(const Turn& turn, int card);

/// Rulebook, "Navrácení karet lsti": all of them, for the price on the mat (5 culture, except on two advanced mats).
Verdict whyNotRecover(const Table& table);
void doRecover(const Turn& turn);

/// Licinia the Alchemist: one of them. The card that does it cannot fetch itself.
std::uint32_t recallable(const Table& table);
Verdict whyNotRecall(const Table& table, int stratagem);
void doRecall(const Turn& turn, int stratagem);

} // namespace sandglass::pendulum
