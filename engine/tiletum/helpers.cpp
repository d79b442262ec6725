// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/helpers.h"

#include "tiletum/grants.h"

namespace sandglass::tiletum {

namespace {

constexpr int resourcePrice = 2; ///< gold for one resource of any other kind

} // namespace

Verdict whyNotBuy(const State& state, Resource resource)
{
    if (resource == Resource::Gold)
        return say(Refusal::GoldForGold);
    return requireStock(state.me(), Resource::Gold, resourcePrice);
}

void buy(Play& play, Resource resource)
{
    pay(play, play.state.active, Resource::Gold, resourcePrice);
    gain(play, play.state.active, resource, 1);
}

Verdict whyNotUse(const CardSet& cards, const State& state, int tile)
{
    if (const Verdict no = requireStored(cards, state.me(), tile, TileType::Helper))
        return no;
    const Effect& effect = tileAt(cards, tile).effect;
    // Rulebook "Schopnosti pomocníků": extra points go to the action of the die alone, colours change before it is
    // taken.
    if (effect.addPoints > 0 && !dieActionUnderWay(state))
        return say(Refusal::NoActionUnderWay);
    if (effect.colour && state.stack[0].open != Open::ChooseDie)
        return say(Refusal::ColourTooLate);
    if (effect.colour && state.colour != noColour)
        return say(Refusal::ColourAlreadyChosen);
    if (effect.activate && !anyCharacter(state.me()))
        return say(Refusal::NothingToActivate);
    return {};
}

void use(Play& play, int tile)
{
    State& state = play.state;
    unstore(state.me(), tile);
    state.usedTiles.push(static_cast<TileIndex>(tile));
    play.tell(EventKind::HelperUsed, state.active, tile);
    // Using it is resolving it; points that it grants may be left unspent like any others.
    grant(play, tileAt(play.cards, tile).effect, Line::Tiles);
}

} // namespace sandglass::tiletum
