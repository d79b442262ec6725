// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/cards.h"

#include "tiletum/card_reader.h"

namespace sandglass::tiletum {

namespace {

template <class Items>
std::string_view idAt(const Items& items, int index)
{
    return index >= 0 && index < static_cast<int>(items.size())
        ? std::string_view(items[static_cast<std::size_t>(index)].id)
        : std::string_view{};
}

template <class Items>
int indexOf(const Items& items, std::string_view id)
{
    for (std::size_t i = 0; i < items.size(); ++i)
        if (items[i].id == id)
            return static_cast<int>(i);
    return -1;
}

void readSet(CardReader& reader, core::Fields& fields)
{
    constexpr std::array<std::string_view, 1> games{"tiletum"};
    fields.word("game", games);
    reader.set.set = fields.text("set");
    reader.set.version = fields.number("version", 1, 9999);
    fields.words("sources", sourceWords);
}

} // namespace

std::string_view CardSet::word(std::string_view domain, int index) const
{
    if (domain == tileDomain.name)
        return idAt(tiles, index);
    if (domain == spaceDomain.name)
        return idAt(spaces, index);
    return domain == decreeDomain.name ? idAt(decrees, index) : std::string_view{};
}

int CardSet::number(std::string_view domain, std::string_view word) const
{
    if (domain == tileDomain.name)
        return indexOf(tiles, word);
    if (domain == spaceDomain.name)
        return indexOf(spaces, word);
    return domain == decreeDomain.name ? indexOf(decrees, word) : -1;
}

std::expected<CardSet, core::Problems> load(const core::DataFiles& files)
{
    CardReader reader;
    const auto read = [&](std::string_view name, void (*part)(CardReader&, core::Fields&)) {
        core::readFile(files, name, reader.problems, [&](core::Fields& fields) { part(reader, fields); });
        if (const core::DataFile* file = core::find(files, name))
            reader.set.hash = core::hashText(file->text, reader.set.hash);
    };
    read("set.json", readSet);
    read("map.json", readMap);
    read("cathedrals.json", readCathedrals);
    read("fairs.json", readFairs);
    read("faces.json", readFaces);
    read("tiles.json", readTiles);
    read("boards.json", readBoards);
    read("solo.json", readSolo);
    if (reader.problems.empty())
        checkTogether(reader);
    if (!reader.problems.empty())
        return std::unexpected(std::move(reader.problems));
    return std::move(reader.set);
}

} // namespace sandglass::tiletum
