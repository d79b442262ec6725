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
    /// The challenges lie below the card where there is room, and words are as large as their room lets them be: a narrow
    /// panel of a desktop is small.
    readonly property bool stacked: height / unit > 232 + 90
    readonly property tiletumDecree decree: shown.shown ?? game.decree
    /// The row of his card that held, from 0, or behind the last one, where none did; -1: nobody has seen it.
    readonly property int row: held > 0 ? held - 1 : held < 0 ? -1 : decree.rows.length
    /// As he told it: from 1, 0 for none; -1 before.
    property int held: -1
    /// Why the rows above it did not.
    property list<telling> failed

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
            if (!turned)
                return;
            root.held = turned.numberOf("count");
            root.failed = events.filter(event => event.word === "rowFailed");
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
            pixelSize: Math.max(1, Math.round((root.stacked ? 32 : 20) * root.unit * Theme.textSize))
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
        width: challenges.count > 0 && !root.stacked ? 250 * root.unit : root.width - x
        height: (root.stacked ? 40 : 30) * root.unit
        text: root.decree.id !== "" && root.words ? root.words.text("tiletum.decree." + root.decree.id) : ""
        color: Theme.brassBright
    }

    // What led him, and what did not.
    Words {
        id: told

        objectName: "decree row"

        readonly property string led: root.row < root.decree.rows.length ? root.words?.textWith("tiletum.titus.row", {
            row: root.row + 1
        }) ?? "" : root.words?.text("tiletum.titus.none") ?? ""

        x: name.x
        y: (root.stacked ? 50 : 38) * root.unit
        width: name.width
        height: Math.min(root.stacked ? 2 : 3, 1 + root.failed.length) * (root.stacked ? 36 : 24) * root.unit
        visible: root.decree.id !== "" && root.row >= 0 && root.tried === root.row
        text: root.failed.map(event => root.words ? event.in(root.words, []) : "").concat(led).join(" ")
        font.italic: true
    }

    Words {
        x: name.x
        y: told.y + told.height + 4 * root.unit
        width: name.width
        height: 224 * root.unit - y
        text: root.decree.id !== "" && root.words ? root.words.text("tiletum.rule.card.decree." + root.decree.id + ".1") : ""
    }

    // Few tell what they do, many only what they are called.
    Flow {
        id: challenges

        readonly property int count: root.game.challenges.length
        readonly property bool told: count <= (root.stacked ? 2 : 4)
        readonly property real room: Math.min(root.height - y, 260 * root.unit)

        x: (root.stacked ? 0 : 566) * root.unit
        y: (root.stacked ? 238 : 4) * root.unit
        width: root.width - x
        spacing: 8 * root.unit

        Repeater {
            model: root.game.challenges

            Item {
                id: challenge

                required property string modelData

                width: (challenges.count < 2 ? challenges.width : (challenges.width - challenges.spacing) / 2) - 1
                height: root.stacked ? challenges.room / Math.ceil(challenges.count / 2) - challenges.spacing : (challenges.count <= 2 ? 224 : challenges.told ? 108 : 50) * root.unit

                Plate {
                    anchors.fill: parent
                    ink: Colours
                    fill: Theme.surface
                    line: Theme.brassDark
                    lineWidth: Theme.plan.hairline * root.unit
                    radius: Theme.plan.radius * root.unit
                }

                Words {
                    id: called

                    x: 10 * root.unit
                    y: challenges.told ? 6 * root.unit : 0
                    width: challenge.width - 20 * root.unit
                    height: challenges.told ? (root.stacked ? 38 : 28) * root.unit : challenge.height
                    verticalAlignment: Text.AlignVCenter
                    color: Theme.brassBright
                    text: root.words?.text("tiletum.challenge." + challenge.modelData) ?? ""
                }

                Words {
                    x: called.x
                    y: called.y + called.height + 4 * root.unit
                    width: called.width
                    height: challenge.height - y - 6 * root.unit
                    visible: challenges.told
                    text: root.words?.text("tiletum.rule.card.challenge." + challenge.modelData + ".1") ?? ""
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
