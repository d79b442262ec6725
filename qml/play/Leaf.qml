// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language

/// The answers that a seat can give, inside its own mat. They become smaller until all of them are in sight. A choice of
/// the hand's own can be closed, and nothing has happened.
Item {
    id: root

    required property SeatHands hands
    required property Catalogue words
    required property list<string> names
    required property real unit
    required property Ink ink
    required property Component face
    /// The action where the keyboard stands.
    property string cursor: ""
    /// How bright an invitation is at the moment.
    property real pulse: 1

    readonly property list<offer> answers: hands.answers
    readonly property real pad: Theme.plan.gap2 * unit
    /// How much smaller than usual the answers are.
    property real shrunk: 1
    readonly property real least: 0.5

    onAnswersChanged: shrunk = 1
    onWidthChanged: shrunk = 1
    onHeightChanged: shrunk = 1

    function fit(): void {
        if (visible && height > 0 && answerFlow.height * shrunk > height - 2 * pad && shrunk > least)
            shrunk = Math.max(least, shrunk - 0.05);
    }

    Glow {
        anchors.fill: parent
        anchors.margins: -reach
        opacity: root.pulse
        ink: Inkwell
        colour: Theme.brassBright
        radius: Theme.plan.panelRadius * root.unit
        reach: Theme.plan.glow * root.unit
    }

    Plate {
        anchors.fill: parent
        ink: Inkwell
        fill: Theme.raised
        line: Theme.brass
        lineWidth: Theme.plan.line * root.unit
        radius: Theme.plan.panelRadius * root.unit
    }

    // What lies below the leaf is not touched through it.
    Touchable { anchors.fill: parent }

    Flickable {
        id: sight

        anchors { fill: parent; margins: root.pad }
        contentHeight: Math.max(height, answerFlow.height * root.shrunk)
        interactive: contentHeight > height + 1
        boundsBehavior: Flickable.StopAtBounds
        clip: interactive

        Flow {
            id: answerFlow

            width: sight.width / root.shrunk
            scale: root.shrunk
            transformOrigin: Item.TopLeft
            spacing: Theme.plan.gap2 * root.unit
            onHeightChanged: Qt.callLater(root.fit)

            Repeater {
                model: root.answers

                OfferButton {
                    required property int index
                    required property offer modelData

                    objectName: "answer " + index
                    offered: modelData
                    words: root.words
                    names: root.names
                    unit: root.unit
                    ink: root.ink
                    picture: root.face
                    widest: answerFlow.width
                    first: index === 0
                    focused: root.cursor === modelData.text
                    onPressed: root.hands.answer(modelData.text)
                }
            }

            MatButton {
                objectName: "cancel"
                visible: root.hands.choosing
                icon: "skip"
                lit: true
                unit: root.unit
                label: root.words.text("play.cancel")
                onPressed: root.hands.cancel()
            }
        }
    }
}
