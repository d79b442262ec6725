// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components
import Sandglass.Language

/// A seat's own emblem or name: around a table, in a match, a touch opens and folds the seat's choices, as to stand up.
NamedTouch {
    required property TableContext context
    required property Catalogue words
    required property int seat

    objectName: "emblem"
    enabled: context.seatsChoose && !context.model.over
    visible: enabled
    label: words.text("play.choices")
    onTapped: context.toggleChoices(seat)
}
