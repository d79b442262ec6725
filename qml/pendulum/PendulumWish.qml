// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Setup
import Sandglass.Table

/// Who somebody is in Pendulum: five portraits and "any"; of the chosen one its name, what it starts with, its cards,
/// and which side of its mat; and whether by the rules for experienced hands.
Item {
    id: root

    required property SetupOwn holder
    readonly property real unit: holder.unit
    readonly property setupChair chair: holder.chair
    readonly property string wish: chair.wishes.characters ?? "randomBasic"
    readonly property pendulumCharacter chosen: wishes.character(wish)
    readonly property bool advanced: chosen.word !== "" ? chosen.advanced : wish === "randomAdvanced"
    readonly property bool experienced: chair.wishes.oneWorkerAFrame ?? false
    readonly property bool wide: holder.wide

    function choose(noble: string, advanced: bool): void {
        const side = wishes.characters.find(one => one.noble === noble && one.advanced === advanced);
        holder.form.wish(holder.place, "characters", side?.word ?? (advanced ? "randomAdvanced" : "randomBasic"));
    }

    function setExperienced(on: bool): void {
        holder.form.wish(holder.place, "oneWorkerAFrame", on);
        holder.form.wish(holder.place, "glory", on);
    }

    anchors.fill: parent
    visible: chair.seat >= 0

    PendulumWishes {
        id: wishes
    }

    Row {
        id: portraits

        spacing: 11 * root.unit
        y: root.wide ? 14 * root.unit : 0

        Repeater {
            model: wishes.characters.filter(one => one.advanced === root.advanced).map(one => one.noble).concat([""])

            Portrait {
                required property string modelData
                readonly property int other: wishes.holder(root.holder.form.chairs, modelData, root.holder.place)

                unit: root.unit
                keyboard: root.holder.keyboard
                character: wishes.characters.find(one => one.noble === modelData && one.advanced === root.advanced)?.word ?? ""
                text: root.holder.words.text(character === "" ? "pendulum.setup.any" : "pendulum.setup.who." + character)
                checked: root.chosen.noble === modelData
                taker: other >= 0 ? root.holder.form.chairs[other] : root.chair
                taken: other >= 0
                onClicked: root.choose(modelData, root.advanced)
            }
        }
    }

    Column {
        x: root.wide ? 662 * root.unit : 0
        y: (root.wide ? 22 : 114) * root.unit
        width: (root.wide ? 300 : 226) * root.unit

        SeatText {
            objectName: "chosenName"
            width: parent.width
            height: 32 * root.unit
            isName: true
            horizontalAlignment: Text.AlignLeft
            text: root.holder.words.text(root.chosen.word === "" ? "pendulum.setup." + root.wish : "pendulum.character." + root.chosen.word)
            color: root.wide ? Theme.text : Theme.ink
            font.pixelSize: 22 * root.unit * Theme.textSize
        }

        TallyStrip {
            width: parent.width * 0.7
            height: 34 * root.unit
            visible: root.chosen.word !== ""
            ink: Colours
            tallies: root.chosen.start
            onDark: root.wide
        }
    }

    Row {
        x: (root.wide ? 980 : 236) * root.unit
        y: (root.wide ? 22 : 116) * root.unit
        spacing: 4 * root.unit

        Repeater {
            model: root.chosen.cards

            CardFace {
                required property pendulumCard modelData

                width: (root.wide ? 62 : 38) * root.unit
                height: (root.wide ? 89 : 55) * root.unit
                ink: Colours
                card: modelData
            }
        }
    }

    PlateKey {
        objectName: "side"
        x: (root.wide ? 1262 : 400) * root.unit
        y: (root.wide ? 38 : 122) * root.unit
        width: (root.wide ? 160 : 98) * root.unit
        height: 48 * root.unit
        unit: root.unit
        keyboard: root.holder.keyboard
        worded: true
        text: root.holder.words.text(root.advanced ? "pendulum.setup.advanced" : "pendulum.setup.basic")
        onClicked: root.choose(root.chosen.noble, !root.advanced)
    }

    PlateSwitch {
        objectName: "experienced"
        x: (root.wide ? 1432 : 504) * root.unit
        y: (root.wide ? 38 : 122) * root.unit
        width: (root.wide ? 168 : 134) * root.unit
        height: 48 * root.unit
        unit: root.unit
        keyboard: root.holder.keyboard
        onParchment: !root.wide
        checked: root.experienced
        text: root.holder.words.text("pendulum.setup.experienced")
        Accessible.description: root.holder.words.text("pendulum.setup.experienced.about")
        onClicked: {
            root.setExperienced(!root.experienced);
            // The wish says how it stands, also where it was not granted.
            checked = Qt.binding(() => root.experienced);
        }
    }
}
