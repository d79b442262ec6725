// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Layouts
import Sandglass.Components
import Sandglass.Language

/// One choice of the set-up: steps through what there is.
Stepper {
    id: root

    required property Catalogue words
    /// The catalogue id of what is chosen.
    required property string name
    required property list<string> choices
    property int chosen: 0

    description: words.text(name)
    text: choices[chosen]
    onStepped: by => chosen = (chosen + by + choices.length) % choices.length
    Layout.fillWidth: true
}
