// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// The solo opponent's deck, the card that he follows with the row that led him, in signs and in words, and the
/// challenges that make him stricter.
Item {
    id: root

    required property TiletumTable table
    required property real unit
    required property Catalogue words
    readonly property TiletumModel game: table.game
    readonly property tiletumDecree decree: shown.shown ?? game.decree
    /// The row of his card that held, from 0; -1: none did, or nobody has seen it.
    property int row: -1

    /// While it is told, his rows are tried from above.
    readonly property int tried: {
        const cues = root.table.context.cues;
        if (cues?.cue.word !== "decreeTurned")
            return row;
        const part = (cues.elapsed - 0.3 * cues.length) / (0.6 * cues.length);
        return part <= 0 ? -1 : Math.min(row, Math.floor(part * (row + 1)));
    }
    /// And before that, it is turned up: how broad it is seen.
    readonly property real turned: {
        const cues = root.table.context.cues;
        return cues?.cue.word === "decreeTurned" ? Math.min(1, Math.abs(cues.elapsed / Math.max(1, 0.3 * cues.length))) : 1;
    }

    Late {
        id: shown

        value: root.game.decree
        held: root.table.telling.later.includes("decree")
    }

    Connections {
        target: root.table.context.cues

        function onTold(events: list<telling>): void {
            const turned = events.find(event => event.word === "decreeTurned");
            if (turned)
                root.row = turned.numberOf("count") - 1;
        }
    }

    component Words: Text {
        color: Theme.text
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.max(1, Math.round(11 * root.unit))
        textFormat: Text.PlainText
        font {
            family: Theme.nameFamily
            features: Theme.nameFigures
            pixelSize: Math.max(1, Math.round(18 * root.unit * Theme.textSize))
        }
    }

    Laid {
        objectName: "decrees"
        plan: Qt.rect(0, 34, 108, 151)
        unit: root.unit

        Plate {
            anchors.fill: parent
            ink: Colours
            fill: Theme.raised
            line: Theme.brassDark
            lineWidth: Theme.plan.line * root.unit
            radius: Theme.plan.radius * root.unit
        }

        Sign {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 34 * root.unit
            side: 48 * root.unit
            icon: "brokenCrown"
        }

        Figure {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 96 * root.unit
            number: root.game.decreesLeft
            font.pixelSize: Math.max(1, Math.round(Theme.plan.figure * root.unit))
        }

        ThingItem {
            anchors.fill: parent
            domain: "area"
            word: "decree"
        }
    }

    Laid {
        id: card

        objectName: "decree"
        plan: Qt.rect(124, 4, 160, 224)
        unit: root.unit

        EmptyPlace {
            anchors.fill: parent
            visible: root.decree.id === ""
            ink: Colours
        }

        DecreeFace {
            anchors.fill: parent
            visible: root.decree.id !== ""
            transform: Scale {
                origin.x: card.width / 2
                xScale: Math.max(0.05, root.turned)
            }
            ink: Colours
            rows: root.decree.rows
            dice: root.decree.dice
            lit: root.tried
        }

        ThingItem {
            anchors.fill: parent
            visible: root.decree.id !== ""
            domain: "decree"
            word: root.decree.id
        }
    }

    Words {
        id: name

        x: 300 * root.unit
        y: 10 * root.unit
        width: 250 * root.unit
        height: 30 * root.unit
        text: root.decree.id !== "" && root.words ? root.words.text("tiletum.decree." + root.decree.id) : ""
        color: Theme.brassBright
    }

    Words {
        x: name.x
        y: 42 * root.unit
        width: name.width
        height: 178 * root.unit
        text: root.decree.id !== "" && root.words ? root.words.text("tiletum.rule.card.decree." + root.decree.id + ".1") : ""
    }

    Flow {
        x: 566 * root.unit
        y: 6 * root.unit
        width: root.width - x
        spacing: 8 * root.unit

        Repeater {
            model: root.game.challenges

            Item {
                id: challenge

                required property string modelData

                width: 180 * root.unit
                height: 49 * root.unit

                Plate {
                    anchors.fill: parent
                    ink: Colours
                    fill: Theme.surface
                    line: Theme.brassDark
                    lineWidth: Theme.plan.hairline * root.unit
                    radius: Theme.plan.radius * root.unit
                }

                Words {
                    anchors {
                        fill: parent
                        margins: 5 * root.unit
                    }
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    text: root.words?.text("tiletum.challenge." + challenge.modelData) ?? ""
                }

                ThingItem {
                    anchors.fill: parent
                    domain: "challenge"
                    word: challenge.modelData
                }
            }
        }
    }
}
