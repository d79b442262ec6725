// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/reading.h"
#include "viceroy/game.h"
#include "viceroy/viceroy_values.h"

// What a seat is offered, and who may see it.
namespace sandglass::app {

using ViceroyReading = Reading<viceroy::Game>;

/// Whether a question is answered behind the screen: what may be answered, or what is answered, tells what lies there.
bool isSecret(viceroy::Ask ask);

/// An action as it is shown to this seat. `known` is what the seat knows.
Offer viceroyOffer(const viceroy::CardSet& cards, const viceroy::State& known, int seat, const Move& move);

/// The answers to a question that is asked in the open, as everybody may see them: also those which the gems behind the
/// screen do not allow, since leaving them out would tell. Cards in a pyramid are not listed here.
QList<Offer> openAnswers(const ViceroyReading& reading, int seat);

/// The cards in pyramids that answer the question, own or a rival's. They lie open, so this tells nothing.
QList<int> litCards(const ViceroyReading& reading, int seat);

/// The circles that the gems suffice to recolour, each in the colour that costs least. Gems lie open by then.
QList<ViceroyPlace> recolouringsOf(const ViceroyReading& reading, int seat);

/// Where the rules leave room for the card that the seat has shown, with what it would cost and give; the same for
/// everybody.
QList<ViceroyPlace> openPlacesOf(const ViceroyReading& reading, int seat);

} // namespace sandglass::app
