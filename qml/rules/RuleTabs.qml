// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// The books of all games: who plays one may read another. Each opens where it was left.
Flow {
    id: root

    required property RuleReader reader
    required property Catalogue words

    spacing: Theme.space2

    Repeater {
        model: root.reader.games

        RuleLink {
            required property string modelData

            objectName: "book of " + modelData
            here: root.reader.game === modelData
            text: root.words.text(modelData + ".name")
            Accessible.role: Accessible.PageTab
            onChosen: root.reader.game = modelData
        }
    }
}
