// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fields.h"
#include "tiletum/cards.h"

namespace sandglass::tiletum {

/// A card set in the making: what was read so far, and what was wrong with it. Only load()'s files include this.
struct CardReader {
    CardSet set;
    core::Problems problems;
    std::vector<Tile> faces; ///< what tiles.json may name: helpers, contracts, coats of arms, characters

    /// Reads an item's mark of certainty (and checks the finer marks of its fields) and counts it.
    Source source(core::Fields& fields);
    /// The space with this id; a problem, and the first space, if there is none.
    std::uint8_t space(core::Fields& fields, std::string_view field);
};

Effect readEffect(core::Fields& fields);
std::array<std::uint8_t, resourceCount> readResources(core::Fields& fields);

void readMap(CardReader& reader, core::Fields& fields);
void readCathedrals(CardReader& reader, core::Fields& fields);
void readFairs(CardReader& reader, core::Fields& fields);
void readFaces(CardReader& reader, core::Fields& fields);
void readTiles(CardReader& reader, core::Fields& fields);
void readBoards(CardReader& reader, core::Fields& fields);
void readSolo(CardReader& reader, core::Fields& fields);

/// What no single file can tell: that there is enough of everything for each number of seats.
void checkTogether(CardReader& reader);

} // namespace sandglass::tiletum
