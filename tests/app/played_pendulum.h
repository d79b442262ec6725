// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "played_window.h"

// What tests of Pendulum in the whole program do and ask again and again.
namespace sandglass::test {

/// By seat: the level of the opponent who plays there, or nothing.
QStringList levels(const app::Host& host);

/// Home, card, start. False where there is no match then: nothing else can be asked.
[[nodiscard]] bool start(PlayedWindow& play);

/// Until the first seat, a person's, can do something.
[[nodiscard]] bool waitForMyTurn(PlayedWindow& play);

/// On a desktop: the own seat to an opponent of that level.
[[nodiscard]] bool handOver(PlayedWindow& play, const QString& level);

} // namespace sandglass::test
