// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Language

/// What a seat may do now, for a screen reader alone: nothing of it is seen or touched. Everybody at a table hears it.
Item {
    id: root

    required property TableModel model
    required property SeatHands hands
    required property Catalogue words
    required property list<string> names
    /// Only what lies open: not what tells of a hand.
    required property bool open

    Accessible.role: Accessible.List
    Accessible.name: hands.advice.in(words, names)

    Repeater {
        model: !ScreenReader.active || !root.hands.human ? [] : root.open ? root.hands.answers : root.hands.offers

        Item {
            required property int index
            required property offer modelData

            objectName: "spoken " + index
            anchors.fill: parent
            Accessible.role: Accessible.Button
            Accessible.name: modelData.meaning(root.words, root.names)
            Accessible.description: Explainer.explainMove(root.model, modelData.text, root.hands.index, root.words, root.names).spoken()
            Accessible.onPressAction: root.hands.answer(modelData.text)
        }
    }
}
