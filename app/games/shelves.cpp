// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/shelves.h"

#include "core/session_of.h"
#include "pendulum/game.h"
#include "tiletum/game.h"
#include "viceroy/game.h"

#include <QDir>
#include <QFile>

#include <algorithm>

namespace sandglass::app {

namespace {

template <core::Game G>
void add(Shelves& shelves, const QString& folder)
{
    const QString name = QString::fromUtf8(G::id.data(), static_cast<qsizetype>(G::id.size()));
    const QString own = QStringLiteral(":/sandglass/cards/") + name;
    const QString replacement = folder + u'/' + name;
    const bool replaced = !folder.isEmpty() && QDir(replacement).exists();
    auto shelf = core::shelfOf<G>(readDataFiles(replaced ? replacement : own));
    if (shelf)
        shelves.games.push_back(*std::move(shelf));
    else
        shelves.problems.insert(shelves.problems.end(), shelf.error().begin(), shelf.error().end());
}

} // namespace

const core::Shelf* Shelves::find(std::string_view game) const
{
    const auto found = std::ranges::find_if(games, [&](const auto& shelf) { return shelf->game() == game; });
    return found == games.end() ? nullptr : found->get();
}

core::DataFiles readDataFiles(const QString& folder)
{
    core::DataFiles files;
    const QDir directory(folder);
    for (const QString& name : directory.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        QFile file(directory.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            files.push_back({name.toStdString(), file.readAll().toStdString()});
    }
    return files;
}

Shelves loadShelves(const QString& folder)
{
    Shelves shelves;
    add<pendulum::Game>(shelves, folder);
    add<viceroy::Game>(shelves, folder);
    add<tiletum::Game>(shelves, folder);
    return shelves;
}

} // namespace sandglass::app
