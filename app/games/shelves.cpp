// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/shelves.h"

#include "core/session_of.h"
#include "files/outside_file.h"
#include "pendulum/game.h"
#include "tiletum/game.h"
#include "viceroy/game.h"

#include <QtCore/QDir>
#include <QtCore/QFile>

#include <algorithm>

namespace sandglass::app {

namespace {

/// Every game there is, by its id.
struct Known {
    std::string_view id;
    ShelfRead (*read)(core::DataFiles files);
};

template <core::Game G>
constexpr Known known()
{
    return {G::id, [](core::DataFiles files) -> ShelfRead { return core::shelfOf<G>(std::move(files)); }};
}

std::vector<Known>& games()
{
    static std::vector<Known> all{known<pendulum::Game>(), known<viceroy::Game>(), known<tiletum::Game>()};
    return all;
}

QString folderOf(const Known& game, const QString& folder)
{
    const QString name = QString::fromUtf8(game.id.data(), static_cast<qsizetype>(game.id.size()));
    const QString replacement = folder + u'/' + name;
    const bool replaced = !folder.isEmpty() && QDir(replacement).exists();
    return replaced ? replacement : QStringLiteral(":/sandglass/cards/") + name;
}

void add(Shelves& shelves, const Known& game, const QString& folder)
{
    auto shelf = game.read(readDataFiles(folderOf(game, folder)));
    if (shelf) {
        shelves.games.push_back(*std::move(shelf));
        return;
    }
    // Files of different games are called the same.
    for (core::Problem problem : shelf.error()) {
        problem.file = std::string(game.id) + (problem.file.empty() ? "" : "/") + problem.file;
        shelves.problems.push_back(std::move(problem));
    }
}

} // namespace

const core::Shelf* Shelves::find(std::string_view game) const
{
    const auto found = std::ranges::find_if(games, [&](const auto& shelf) { return shelf->game() == game; });
    return found == games.end() ? nullptr : found->get();
}

void addGame(std::string_view id, ShelfRead (*read)(core::DataFiles files))
{
    if (std::ranges::find(games(), id, &Known::id) == games().end())
        games().push_back({id, read});
}

core::DataFiles readDataFiles(const QString& folder)
{
    core::DataFiles files;
    const QDir directory(folder);
    for (const QString& name : directory.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        if (const auto text = readOutsideFile(directory.filePath(name)))
            files.push_back({name.toStdString(), text->toStdString()});
    }
    return files;
}

Shelves loadShelves(const QString& folder)
{
    Shelves shelves;
    for (const Known& game : games())
        add(shelves, game, folder);
    return shelves;
}

std::unique_ptr<core::Shelf> loadShelf(const QString& id)
{
    const auto found = std::ranges::find(games(), id.toStdString(), &Known::id);
    if (found == games().end())
        return nullptr;
    auto shelf = found->read(readDataFiles(folderOf(*found, {})));
    return shelf ? *std::move(shelf) : nullptr;
}

} // namespace sandglass::app
