// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// An answer on a leaf, all of it: a card or a province, or icons; what is had now and then; its word. As large as its
/// question's plan says, and smaller where many answers share the leaf.
OfferFace {
    id: root

    readonly property PendulumSeat seat: hands as PendulumSeat
    readonly property string verb: offered.move.verb
    readonly property bool isCard: offered.face.kind === "card"
    readonly property bool isDeck: offered.face.kind === "deck"
    readonly property bool isProvince: offered.face.kind === "province" || isDeck
    /// Several lines of them share the leaf; others stand in one.
    readonly property bool gridded: verb === "exchange" || verb === "swap" || verb === "choose"
    /// In units, by verb.
    readonly property var sizes: ({
            take: Qt.size(104, 78),
            discard: Qt.size(84, 78),
            skip: Qt.size(60, 78),
            tuck: Qt.size(130, 78),
            gain: Qt.size(150, 78),
            pay: Qt.size(150, 78),
            exchange: count <= 4 ? Qt.size(110, 78) : Qt.size(54, 37),
            swap: Qt.size(100, 62),
            advance: Qt.size(104, 130),
            glory: Qt.size(104, 130),
            claim: Qt.size(160, 130),
            achieve: Qt.size(160, 130),
            retrieve: Qt.size(168, 78),
            promote: Qt.size(168, 78),
            choose: room.width >= 436 * unit ? Qt.size(57, 82) : Qt.size(72, 60),
            recall: Qt.size(54, 78),
            play: Qt.size(54, 78)
        })
    readonly property size usual: sizes[verb] ?? Qt.size(149, 78)
    readonly property real share: (room.width / unit - Theme.plan.gap2 * (count - 1)) / Math.max(1, count)
    readonly property real high: Math.min(usual.height, room.height / unit)
    /// The number of what it is counted in, before and after.
    readonly property string change: {
        const step = offered.icons.length > 0 ? offered.icons[0].count : 1;
        const held = seat?.held ?? [];
        const track = 4;
        if (verb === "gain")
            return told(held[offered.move.first], 1);
        if (verb === "pay")
            return told(held[offered.move.first], -1);
        return verb === "advance" ? told(held[track + offered.move.first], step) : "";
    }
    /// How far the track's marker is from the scroll then.
    readonly property string further: {
        const left = verb === "advance" && seat && words ? seat.toScroll[offered.move.first] - (offered.icons[0]?.count ?? 1) : 0;
        return left > 0 ? words.textWith("pendulum.toScroll", {
            n: left
        }) : "";
    }
    // What it would change is shown while a finger rests on it.
    onTouchedChanged: seat?.regard(touched ? offered.text : "")
    readonly property string word: !words || isCard || verb === "exchange" || verb === "swap" ? "" : offered.label.in(words, names)

    function told(now: int, more: int): string {
        return now + " → " + (now + more);
    }

    /// Where answers of several kinds share the leaf, they rather stand in two lines than become strips.
    readonly property real narrowest: 0.6 * usual.width

    // Rounded up, the last one would not fit into the line any more.
    implicitWidth: Math.floor((gridded ? usual.width : Math.min(usual.width, Math.max(share, narrowest))) * unit)
    implicitHeight: Math.round(high * unit)

    Loader {
        id: picture

        readonly property real room: root.height - (said.visible ? said.height : 0) - (way.visible ? way.height : 0) - (number.visible ? number.height : 0)

        x: Math.round((root.width - width) / 2)
        y: Math.round(Theme.plan.line * root.unit)
        width: root.isCard ? Math.round(height / Theme.plan.cardShape) : root.isProvince ? height : root.width - Theme.plan.gap2 * root.unit
        height: Math.round(room - Theme.plan.gap1 * root.unit)
        sourceComponent: root.isCard ? card : root.isProvince ? province : strip
    }

    Text {
        id: number

        anchors {
            horizontalCenter: parent.horizontalCenter
            bottom: way.visible ? way.top : said.visible ? said.top : parent.bottom
        }
        width: root.width - 2 * Theme.plan.line * root.unit
        visible: text !== ""
        text: root.change
        color: Theme.ink
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        textFormat: Text.PlainText
        font {
            family: Theme.controlFamily
            weight: Font.DemiBold
            pixelSize: Math.round(Theme.plan.lead * root.unit)
        }
    }

    WordFace {
        id: way

        x: said.x
        y: said.y - height
        width: said.width
        height: said.height
        visible: text !== ""
        ink: Colours
        text: root.further
        colour: Theme.inkSoft
        letters: said.letters
        least: said.least
    }

    WordFace {
        id: said

        x: Math.round(Theme.plan.line * root.unit)
        y: Math.round(root.height - height - Theme.plan.line * root.unit)
        width: root.width - 2 * x
        height: Math.round(letters * 1.25)
        visible: text !== ""
        ink: Colours
        text: root.word
        colour: Theme.ink
        letters: Math.round(Theme.plan.caption * root.unit * Math.min(1.2, Theme.textSize))
        least: Math.max(1, Math.round(Theme.plan.buttonWord * 0.5 * root.unit))
    }

    Component {
        id: card

        CardFace {
            ink: Colours
            card: root.offered.face.value
        }
    }

    Component {
        id: province

        ProvinceFace {
            id: land

            property pendulumProvince nowhere

            ink: Colours
            province: root.isDeck ? nowhere : root.offered.face.value

            Badge {
                anchors {
                    right: parent.right
                    bottom: parent.bottom
                }
                width: Math.round(land.width * 0.54)
                height: width
                visible: root.isDeck
                ink: Colours
                number: root.isDeck ? root.offered.face.number : 0
                fill: Theme.table
                line: Theme.brass
                colour: Theme.text
            }
        }
    }

    Component {
        id: strip

        TallyStrip {
            ink: Colours
            tallies: root.offered.icons
        }
    }
}
