// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// The hand behind the screen, and among it the empty card that stands for passing. A touch lifts a card, a second one
/// chooses it.
Laid {
    id: root

    required property ViceroySeat seat
    required property TableContext context
    required property Catalogue words
    /// The keyboard's way, where it is this seat's.
    required property OfferWalk keys
    readonly property list<string> cardVerbs: ["lay", "keep", "play", "tuck", "return"]
    /// The card where it stands, or -1.
    readonly property int cursor: !keys ? -1 : cardVerbs.includes(keys.verb) ? keys.move.first : building && keys.verb === "pass" ? passing : -1
    /// The card under a sliding finger, if it is above zero.
    property int aimed: -1
    readonly property int passing: 99
    /// What a sliding finger is on; or what is lifted, and that a second touch chooses it.
    readonly property string raised: {
        if (aimed >= 0)
            return nameOf(aimed);
        const name = seat.lifted < 0 ? "" : nameOf(seat.lifted);
        return name === "" || !choosing ? name : words.textWith("viceroy.screen.again", {
            card: name
        });
    }
    readonly property bool choosing: ["firstCard", "keepCard", "play", "returnLaw", "tuckHand"].includes(seat.decision)
    /// Their names stand below them, where there is room.
    required property bool named
    readonly property real nameHeight: named ? 30 * unit : 0
    /// Larger ones would hide each other.
    readonly property real cardHeight: Math.min(height - nameHeight, 180 * unit)
    readonly property real cardWidth: Math.round(cardHeight * 112 / 158)
    readonly property real step: seat.fan.length > 1 ? Math.min(cardWidth + 4 * unit, (width - cardWidth) / (seat.fan.length - 1)) : 0
    readonly property bool building: seat.decision === "play"

    property viceroyCard none

    function nameOf(card: int): string {
        return card === passing ? words.text("viceroy.verb.pass") : context.nameOf("card", card, words);
    }

    /// The card under a point of the scene, or -1: the one that lies in front.
    function cardAt(at: point): int {
        let found = -1;
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i);
            if (card.contains(card.mapFromItem(null, at)))
                found = seat.fan[i];
        }
        return found;
    }

    ThingItem {
        anchors.fill: parent
        domain: "hand"
        number: 0
        seat: root.seat.index
    }

    Repeater {
        id: cards

        model: root.seat.fan

        Item {
            id: held

            required property int index
            required property int modelData
            readonly property bool empty: modelData === root.passing
            readonly property int at: root.seat.hand.findIndex(card => card.number === modelData)
            readonly property int reach: root.seat.reach[at] ?? 0
            readonly property bool up: root.seat.lifted === modelData || root.cursor === modelData || root.aimed === modelData || touch.dragged

            objectName: "card " + modelData
            x: index * root.step
            y: (root.height - height - root.nameHeight) / 2 - (up ? 10 * root.unit : 0)
            z: up ? 1 : 0
            width: root.cardWidth
            height: root.cardHeight
            opacity: coming.some ? 0 : 1

            // A won card is not here before its film has brought it.
            HeldBack {
                id: coming

                cues: root.context.cues
                word: "cardWon"
                of: ({
                        card: held.modelData
                    })
            }

            Glow {
                anchors.fill: parent
                anchors.margins: -reach
                visible: held.up
                ink: Colours
                colour: Theme.brassBright
                radius: Theme.plan.radius * root.unit
                reach: Theme.plan.glow * root.unit
            }

            Plate {
                anchors.fill: parent
                visible: held.empty
                ink: Colours
                fill: Theme.shade
                line: Theme.parchmentEdge
                lineWidth: Theme.plan.line * root.unit
                radius: Theme.plan.radius * root.unit
            }

            TallyStrip {
                anchors.centerIn: parent
                width: parent.width * 0.5
                height: width
                visible: held.empty
                ink: Colours
                icon: "pass"
            }

            ViceroyCardFace {
                anchors.fill: parent
                visible: held.at >= 0
                ink: Colours
                card: held.at < 0 ? root.none : root.seat.hand[held.at]
                judged: root.building
                payable: [1, 2, 3, 4].filter(level => level <= held.reach)
            }

            Text {
                objectName: "held name"
                anchors {
                    top: parent.bottom
                    topMargin: 2 * root.unit
                }
                width: root.seat.fan.length > 1 ? Math.min(parent.width, Math.max(root.step, 40 * root.unit)) : parent.width
                height: root.nameHeight
                visible: root.named
                text: root.nameOf(held.modelData)
                color: Theme.text
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                lineHeight: 0.85
                fontSizeMode: Text.Fit
                minimumPixelSize: Math.max(1, Math.round(8 * root.unit))
                textFormat: Text.PlainText
                font {
                    family: Theme.nameFamily
                    features: Theme.nameFigures
                    pixelSize: Math.round(15 * root.unit)
                }
            }

            ThingItem {
                anchors.fill: parent
                secret: true
                domain: held.empty ? "verb" : "card"
                number: held.empty ? -1 : held.modelData
                word: held.empty ? "pass" : ""
                seat: root.seat.index
            }

            NamedTouch {
                id: touch

                anchors.fill: parent
                label: root.nameOf(held.modelData)
                draggable: true
                slack: Theme.plan.slack * root.unit
                onTapped: root.seat.tapCard(held.modelData)
                // Brought to the bar it is chosen. On its way it stays behind the screen.
                onDropped: at => {
                    if (root.mapFromItem(null, at).y < 0 && root.choosing)
                        root.seat.chooseCard(held.modelData);
                }
            }
        }
    }
}
