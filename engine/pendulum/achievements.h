// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/table.h"

namespace sandglass::pendulum {

/// Rulebook, "Dosažení úspěchu": who holds what the card asks for lays the octagon there, once a round, and takes
/// either the legendary token (the only one this round, and once a game) or the scroll's reward, never both.
///
/// Dhrenkir the Tyrant may do it `twice` with a card: the choice is made two times, the legendary point at most once
/// (the facts' suggested reading; the card shows only an achievement and "×2").
Verdict whyNotAchieve(const Table& table, Claim claim, bool twice);
void doAchieve(const Turn& turn, Claim claim, bool twice);

/// The same choice, where a stratagem brought it.
Verdict whyNotClaim(const Table& table, Claim claim);
void doClaim(const Turn& turn, Claim claim);

/// Mesoat the Pacifist: the octagon without the requirement.
void achieveFree(const Turn& turn);

Verdict whyNotLegendary(const Table& table);

} // namespace sandglass::pendulum
