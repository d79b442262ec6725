// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/card_reader.h"

namespace sandglass::tiletum {

Source CardReader::source(core::Fields& fields)
{
    const int found = fields.word("source", sourceWords);
    fields.objectIfAny("sources", [](core::Fields& finer) {
        for (const std::string& field : finer.names())
            finer.word(field, sourceWords);
    });
    ++set.certainty[static_cast<std::size_t>(found)];
    return static_cast<Source>(found);
}

std::uint8_t CardReader::space(core::Fields& fields, std::string_view field)
{
    const std::string id = fields.text(field);
    const int index = set.number(spaceDomain.name, id);
    if (index < 0)
        fields.problem(field, "the map has no '" + id + "'");
    return static_cast<std::uint8_t>(index < 0 ? 0 : index);
}

std::array<std::uint8_t, resourceCount> readResources(core::Fields& fields)
{
    std::array<std::uint8_t, resourceCount> result{};
    for (std::size_t i = 0; i < result.size(); ++i)
        result[i] = static_cast<std::uint8_t>(fields.numberOr(resourceWords[i], 0, 0, 20));
    return result;
}

Effect readEffect(core::Fields& fields)
{
    const auto small = [&](std::string_view field) {
        return static_cast<std::uint8_t>(fields.numberOr(field, 0, 0, 20));
    };
    Effect effect;
    fields.objectIfAny("gain", [&](core::Fields& gain) { effect.gain = readResources(gain); });
    effect.resources = small("resources");
    effect.action = static_cast<Action>(fields.wordOr("action", number(Action::Joker), actionWords));
    effect.actionPoints = small("actionPoints");
    effect.addPoints = small("addPoints");
    effect.colour = fields.flagOr("colour", false);
    effect.activate = fields.flagOr("activate", false);
    effect.architectSteps = small("architectSteps");
    effect.merchantSteps = small("merchantSteps");
    effect.house = fields.flagOr("house", false);
    effect.pillar = fields.flagOr("pillar", false);
    effect.houseAnywhere = fields.flagOr("houseAnywhere", false);
    effect.pillarAnywhere = fields.flagOr("pillarAnywhere", false);
    effect.teleportMerchant = fields.flagOr("teleportMerchant", false);
    effect.teleportArchitect = fields.flagOr("teleportArchitect", false);
    effect.points = small("points");
    if (effect == Effect{})
        fields.problem("", "gives nothing");
    return effect;
}

namespace {

void readContract(core::Fields& item, Tile& face)
{
    face.type = TileType::Contract;
    item.object("cost", [&](core::Fields& cost) {
        face.same = static_cast<std::uint8_t>(cost.numberOr("same", 0, 0, 20));
        face.cost = readResources(cost);
    });
    face.points = static_cast<std::uint8_t>(item.number("points", 0, 50));
    item.objectIfAny("extra", [&](core::Fields& extra) { face.effect = readEffect(extra); });
}

std::vector<std::string_view> kindIds(const CardSet& set)
{
    std::vector<std::string_view> ids;
    for (const CharacterKind& kind : set.kinds)
        ids.push_back(kind.id);
    return ids;
}

void readDeck(CardReader& reader, core::Fields& fields, std::string_view deck)
{
    std::vector<std::string_view> ids;
    for (const Tile& face : reader.faces)
        ids.push_back(face.id);
    fields.each(deck, [&](core::Fields& item) {
        const int found = item.word("face", ids);
        Tile tile = reader.faces.empty() ? Tile{} : reader.faces[static_cast<std::size_t>(found)];
        tile.face = tile.id;
        tile.id = item.text("id");
        tile.players = static_cast<std::uint8_t>(item.number("players", 2, maxPlayers));
        tile.source = reader.source(item);
        if ((deck == "character") != (tile.type == TileType::Character))
            item.problem("face", "does not belong into this deck");
        if (deck == "contract" && tile.type == TileType::Helper)
            item.problem("face", "helpers are bonus tiles");
        if (reader.set.number(tileDomain.name, tile.id) >= 0)
            item.problem("id", "is there twice");
        reader.set.tiles.push_back(std::move(tile));
    });
}

} // namespace

void readFaces(CardReader& reader, core::Fields& fields)
{
    CardSet& set = reader.set;
    fields.each("characterKinds", [&](core::Fields& item) {
        CharacterKind kind{item.text("id"), static_cast<Action>(item.word("action", actionWords))};
        if (kind.action == Action::Joker)
            item.problem("action", "no character belongs to the joker");
        kind.source = reader.source(item);
        set.kinds.push_back(std::move(kind));
    });
    fields.each("families", [&](core::Fields& item) {
        set.families.push_back({item.text("id"), reader.source(item)});
        Tile coat;
        coat.id = "coat." + set.families.back().id;
        coat.type = TileType::Coat;
        coat.kind = static_cast<std::uint8_t>(set.families.size() - 1);
        reader.faces.push_back(std::move(coat));
    });
    const auto face = [&](core::Fields& item) {
        Tile tile;
        tile.id = item.text("id");
        tile.source = reader.source(item);
        return tile;
    };
    fields.each("helpers", [&](core::Fields& item) {
        Tile helper = face(item);
        helper.effect = readEffect(item);
        reader.faces.push_back(std::move(helper));
    });
    fields.each("contracts", [&](core::Fields& item) {
        Tile contract = face(item);
        readContract(item, contract);
        reader.faces.push_back(std::move(contract));
    });
    const std::vector<std::string_view> kinds = kindIds(set);
    fields.each("characters", [&](core::Fields& item) {
        Tile character = face(item);
        character.type = TileType::Character;
        character.kind = static_cast<std::uint8_t>(item.word("kind", kinds));
        character.effect = readEffect(item);
        reader.faces.push_back(std::move(character));
    });
    if (set.kinds.empty() || set.kinds.size() > 8 || set.families.empty() || set.families.size() > 8)
        fields.problem("", "expected one to eight kinds of characters and families");
}

void readTiles(CardReader& reader, core::Fields& fields)
{
    readDeck(reader, fields, "bonus");
    reader.set.bonusTiles = static_cast<int>(reader.set.tiles.size());
    readDeck(reader, fields, "contract");
    reader.set.contractTiles = static_cast<int>(reader.set.tiles.size()) - reader.set.bonusTiles;
    readDeck(reader, fields, "character");
    if (reader.set.tiles.size() > maxTiles)
        fields.problem("", "more than " + std::to_string(maxTiles) + " tiles");
}

} // namespace sandglass::tiletum
