// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language

/// What can be done with a thing now, in a row that is pushed along where it is long: a touch does it, so that nobody
/// must reach over the table.
ListView {
    id: root

    required property SeatAsk asks
    required property Catalogue words
    required property Ink ink
    required property real unit
    property real textSize: Theme.textSize

    implicitHeight: Theme.plan.smallCard * unit
    orientation: ListView.Horizontal
    spacing: Theme.plan.gap2 * unit
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    model: asks.uses

    delegate: PlateButton {
        id: one

        required property int index
        required property offer modelData
        readonly property list<tally> price: modelData.cost.length > 0 ? modelData.cost : modelData.icons

        objectName: "use " + index
        width: inside.width + 2 * Theme.plan.gap2 * unit
        height: Theme.plan.smallCard * unit
        unit: root.unit
        label: word.text
        fill: touched ? Theme.shade : Theme.parchment
        line: Theme.pennant
        onPressed: root.asks.use(modelData.text)

        Row {
            id: inside

            anchors.centerIn: parent
            spacing: Theme.plan.gap1 * root.unit

            TallyStrip {
                anchors.verticalCenter: parent.verticalCenter
                width: one.price.length * Theme.plan.slipIcon * root.unit
                height: Theme.plan.slipIcon * root.unit
                visible: one.price.length > 0
                ink: root.ink
                tallies: one.price
            }

            Text {
                id: word

                anchors.verticalCenter: parent.verticalCenter
                text: one.modelData.meaning(root.words, root.asks.names).split("\n")[0]
                color: Theme.ink
                textFormat: Text.PlainText
                font {
                    family: Theme.controlFamily
                    pixelSize: Math.round(Theme.plan.caption * root.unit * root.textSize)
                }
            }
        }
    }
}
