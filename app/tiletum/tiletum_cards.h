// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "house/house.h"
#include "play/card_note.h"
#include "tiletum/cards.h"

#include <QtCore/QObject>

namespace sandglass::app {

/// What a card set of Tiletum says of itself: kind by kind, how many things there are and how many of them are made to
/// fit what is known.
CardNote cardNoteOf(const tiletum::CardSet& cards);

/// The set that is played with, before there is a match.
class TiletumCards : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// In a house, which may have another set; without one, the set that travels inside the program.
    Q_INVOKABLE static sandglass::app::CardNote noteOf(sandglass::app::House* house);
};

} // namespace sandglass::app
