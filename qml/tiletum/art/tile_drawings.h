// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/ink.h"
#include "tiletum/tiletum_values.h"

class QPainter;

// The drawings of tiles, in a box of 60 about its middle.
namespace sandglass::tiletum_board {

void paintHelper(QPainter& painter, const art::Ink& ink, const app::TiletumTile& tile);
void paintContract(QPainter& painter, const art::Ink& ink, const app::TiletumTile& tile);
void paintCoat(QPainter& painter, const art::Ink& ink, const app::TiletumTile& tile);
void paintCharacter(QPainter& painter, const art::Ink& ink, const app::TiletumTile& tile);
void paintBack(QPainter& painter, const art::Ink& ink);

} // namespace sandglass::tiletum_board
