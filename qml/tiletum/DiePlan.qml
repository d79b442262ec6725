// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// What a die would give, at the seat that considers it: goods, action with its points, tile; and what gold can make of
/// it. A plan of somebody who is not on turn has no button to take it.
Item {
    id: root

    required property TiletumTable table
    required property TiletumSeat seat
    required property real unit
    required property Catalogue words
    readonly property tiletumPlan shown: seat.plan
    readonly property list<string> goods: ["iron", "food", "gold", "wool", "stone"]
    readonly property list<string> actions: ["architect", "merchant", "character", "contract", "king", "joker"]
    readonly property bool payable: shown.obstacle.word !== "gold"

    EmptyPlace {
        anchors.fill: parent
        visible: root.shown.only
        ink: Colours
        bright: true
        radius: Theme.plan.panelRadius * root.unit
    }

    Plate {
        anchors.fill: parent
        visible: !root.shown.only
        ink: Colours
        fill: Theme.raised
        line: Theme.brass
        lineWidth: Theme.plan.line * root.unit
        radius: Theme.plan.panelRadius * root.unit
    }

    Touchable {
        anchors.fill: parent
    }

    Row {
        x: 12 * root.unit
        y: 10 * root.unit
        height: 60 * root.unit
        spacing: 10 * root.unit

        DieFace {
            anchors.verticalCenter: parent.verticalCenter
            width: 58 * root.unit
            height: width
            ink: Colours
            resource: Math.max(0, root.shown.resource)
            value: Math.max(1, root.shown.as)
            good: root.shown.good !== root.shown.resource ? root.shown.good : -1
        }

        Column {
            anchors.verticalCenter: parent.verticalCenter

            Sign {
                side: 30 * root.unit
                icon: root.goods[root.shown.good] ?? ""
            }

            Text {
                anchors.horizontalCenter: parent.horizontalCenter
                text: "+" + root.shown.as
                color: Theme.text
                font {
                    family: Theme.controlFamily
                    pixelSize: Math.max(1, Math.round(20 * root.unit))
                    weight: Font.DemiBold
                }
            }
        }

        Column {
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2 * root.unit

            ActionMedal {
                anchors.horizontalCenter: parent.horizontalCenter
                width: 40 * root.unit
                height: width
                ink: Colours
                action: root.actions[root.shown.action] ?? ""
            }

            Row {
                anchors.horizontalCenter: parent.horizontalCenter

                Repeater {
                    model: Math.max(0, root.shown.points)

                    Bead {
                        ink: Colours
                        width: 13 * root.unit
                        height: width
                    }
                }

                BonusToken {
                    visible: root.shown.tokenPoints > 0
                    width: 18 * root.unit
                    height: width
                    ink: Colours
                    colour: root.table.colourOf(root.seat.index)
                    points: root.shown.tokenPoints
                }
            }
        }

        TileFace {
            anchors.verticalCenter: parent.verticalCenter
            width: 54 * root.unit
            height: width
            visible: root.shown.tile.number >= 0
            strength: root.shown.obstacle.word === "tile" ? 0.4 : 1
            ink: Colours
            tile: root.shown.tile
        }
    }

    Row {
        anchors {
            right: parent.right
            top: parent.top
            margins: 10 * root.unit
        }
        spacing: 6 * root.unit

        Repeater {
            model: root.shown.changes

            DieChange {
                required property int index
                required property tiletumChange modelData

                change: modelData
                less: index === 0
                seat: root.seat
                unit: root.unit
                words: root.words
                action: root.actions[modelData.action]
            }
        }
    }

    component Words: Text {
        x: 12 * root.unit
        width: root.width - 24 * root.unit - 52 * root.unit - (take.visible ? take.width + 6 * root.unit : 0)
        color: Theme.text
        wrapMode: Text.WordWrap
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.max(1, Math.round(12 * root.unit))
        textFormat: Text.PlainText
        font {
            family: Theme.nameFamily
            features: Theme.nameFigures
            pixelSize: Math.max(1, Math.round(19 * root.unit * Theme.textSize))
        }
    }

    Words {
        objectName: "only"
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 8 * root.unit
        height: 28 * root.unit
        visible: root.shown.only
        text: root.words.text("tiletum.hint.onlyPlan")
        color: Theme.textSoft
        font.italic: true
    }

    Words {
        y: 76 * root.unit
        height: root.height - y - (root.shown.only ? 36 : 8) * root.unit
        text: root.shown.words.in(root.words, []) + (root.shown.obstacle.word !== "" ? " " + root.shown.obstacle.in(root.words, []) : "")
        color: root.payable ? Theme.text : Theme.bad
    }

    Row {
        anchors {
            right: parent.right
            bottom: parent.bottom
            margins: 10 * root.unit
        }
        spacing: 6 * root.unit

        PlateButton {
            objectName: "forget"
            width: 46 * root.unit
            height: 48 * root.unit
            unit: root.unit
            label: root.words.text("play.setup.back")
            onPressed: root.seat.forgetDie()

            TallyStrip {
                anchors.fill: parent
                anchors.margins: 9 * root.unit
                ink: Inkwell
                icon: "skip"
            }
        }

        PlateButton {
            id: take

            objectName: "take"
            width: 62 * root.unit
            height: 48 * root.unit
            visible: !root.shown.only
            unit: root.unit
            lit: root.payable
            label: root.words.text("tiletum.plan.take")
            onPressed: root.seat.takeDie()

            TallyStrip {
                anchors.fill: parent
                anchors.margins: 7 * root.unit
                ink: Inkwell
                icon: "check"
            }
        }
    }
}
