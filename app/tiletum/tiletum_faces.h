// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiletum/state.h"
#include "tiletum/tiletum_values.h"

// Tiletum's things as they are drawn.
namespace sandglass::app {

Tallies talliesOf(const tiletum::Effect& effect);
TiletumTile tileFace(const tiletum::CardSet& cards, int tile);

template <class Tiles>
QList<TiletumTile> tileFaces(const tiletum::CardSet& cards, const Tiles& tiles)
{
    QList<TiletumTile> faces;
    for (const int tile : tiles)
        faces.append(tileFace(cards, tile));
    return faces;
}

QList<TiletumField> fieldsOf(const tiletum::CardSet& cards, const tiletum::State& state);
/// Equal dice as one pile, from value 1 on.
QList<TiletumDie> diceOnWheel(const tiletum::State& state);
QList<TiletumSpace> spacesOf(const tiletum::CardSet& cards, const tiletum::State& state);
QList<TiletumFigure> figuresOf(const tiletum::CardSet& cards, const tiletum::State& state);
QList<TiletumFair> fairsOf(const tiletum::CardSet& cards, const tiletum::State& state);
QList<TiletumBuilding> buildingsOf(const tiletum::CardSet& cards, const tiletum::Board& board);
QList<TiletumContractPlace> contractPlacesOf(const tiletum::CardSet& cards, const tiletum::Board& board);

/// How a space's number is called in a sentence.
QString spaceId(const tiletum::CardSet& cards, int space);
QString tileId(const tiletum::CardSet& cards, int tile);

} // namespace sandglass::app
