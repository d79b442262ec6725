// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/table.h"

namespace sandglass::pendulum {

Verdict whyNotPay(const Purse& held, const Cost& cost);

/// Takes the plain part of a price; what is due in any resources becomes a decision, and `card` follows when paid.
void pay(const Turn& turn, const Cost& cost, int card = noCard);

/// Gives everything in it, up to the limits: the surplus is lost, or offered as glory to who plays with it.
/// What has to be chosen becomes owed.
void grant(const Turn& turn, const Reward& reward);
void gain(const Turn& turn, const Purse& amounts);

/// Production of one colour: the mat's icon and every province under it, as they are now.
void produce(const Turn& turn, int colour);

} // namespace sandglass::pendulum
