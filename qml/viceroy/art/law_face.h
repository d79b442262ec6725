// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/ink.h"
#include "viceroy/viceroy_values.h"

class QPainter;

namespace sandglass::viceroy_board {

/// What a law does and what it counts, in pictures, on its field of parchment; on a card of 112 × 158.
void paintLaw(QPainter& painter, const art::Ink& ink, const app::ViceroyCard& card);

} // namespace sandglass::viceroy_board
