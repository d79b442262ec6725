// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/cards.h"
#include "pendulum/pendulum_values.h"
#include "pendulum/state.h"

// From the card set to what is drawn: one function a kind of printed thing.
namespace sandglass::app {

Tallies talliesOf(const pendulum::Cost& cost);
Tallies talliesOf(const pendulum::Reward& reward);
Tallies talliesOf(const pendulum::Purse& purse);

/// By the number that commands use: own cards, then council cards.
PendulumCard stratagemFace(const pendulum::CardSet& cards, int number);
PendulumCard councilFace(const pendulum::CardSet& cards, int card);
PendulumCard grandeFace();
PendulumCard pointFace(const pendulum::CardSet& cards);
/// One of the seven things that a council offers.
PendulumCard rewardFace(const pendulum::CardSet& cards, const pendulum::State& state, int choice);
/// What a mat's slot pays in all: its own, and what every province under it adds.
Tallies slotYield(const pendulum::CardSet& cards, int mat, int colour, std::uint64_t provinces);
PendulumProvince provinceFace(const pendulum::CardSet& cards, int card);
QList<PendulumRow> boardFace(const pendulum::Board& board);

} // namespace sandglass::app
