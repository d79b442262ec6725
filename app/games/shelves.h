// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"

#include <QtCore/QString>

#include <expected>
#include <memory>
#include <vector>

namespace sandglass::app {

/// The games that can be played here, each with its card set; and what was wrong with those that cannot.
struct Shelves {
    std::vector<std::unique_ptr<core::Shelf>> games;
    core::Problems problems;

    const core::Shelf* find(std::string_view game) const;
};

using ShelfRead = std::expected<std::unique_ptr<core::Shelf>, core::Problems>;

/// One game more than those of the program, read from its card data: tests have such.
void addGame(std::string_view id, ShelfRead (*read)(core::DataFiles files));

/// Reads every game's card data. It travels inside the program; `folder`, where given, holds one folder per game that
/// replaces the game's own (a corrected set, a translated box). A wrong set makes its game unplayable, not the others.
Shelves loadShelves(const QString& folder = {});

/// One game with the cards that travel inside the program; nothing, if there is no such game.
std::unique_ptr<core::Shelf> loadShelf(const QString& game);

/// The files of one folder of card data, by name.
core::DataFiles readDataFiles(const QString& folder);

} // namespace sandglass::app
