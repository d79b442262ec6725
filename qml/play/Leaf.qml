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
    /// The game's face draws every answer whole.
    property bool pictured: false
    /// An answer is looked at before it is given: by a second touch, or by the button that takes it.
    property bool considers: false
    /// How large the button is that takes what is looked at, in units; nothing: as large as its word.
    property size taking: Qt.size(0, 0)
    /// How bright an invitation is at the moment.
    property real pulse: 1
    /// For how long it takes no answer after it has opened: a quick second tap would answer unread.
    property int deafTime: 0
    /// It is only as large as its answers, at the left (-1) or at the right (1) of its room; 0: it fills that.
    property int hugs: 0

    /// An answer was given, and not only looked at.
    signal answered(text: string)

    readonly property list<offer> answers: hands.answers
    onVisibleChanged: {
        if (visible && deafTime > 0)
            deaf.restart();
    }

    Timer {
        id: deaf

        interval: root.deafTime
    }

    readonly property real pad: Theme.plan.gap2 * unit
    readonly property size inside: Qt.size(width - 2 * pad, height - 2 * pad)
    readonly property real least: 0.5
    /// How much smaller than usual the answers are, so that all of them are in sight.
    readonly property real shrunk: {
        for (let scale = 1; scale > least; scale -= 0.05)
            if (flowSize(inside.width / scale).height * scale <= inside.height)
                return scale;
        return least;
    }
    readonly property list<size> sizes: {
        const all = [];
        for (let i = 0; i < offered.count; ++i)
            if (offered.itemAt(i))
                all.push(Qt.size(offered.itemAt(i).implicitWidth, offered.itemAt(i).implicitHeight));
        for (let i = 0; i < kept.count; ++i)
            if (kept.itemAt(i))
                all.push(Qt.size(kept.itemAt(i).implicitWidth, kept.itemAt(i).implicitHeight));
        if (considers)
            all.push(Qt.size(take.implicitWidth, take.implicitHeight));
        if (hands.choosing)
            all.push(Qt.size(closing.implicitWidth, closing.implicitHeight));
        return all;
    }
    /// What the answers take of the room.
    readonly property size taken: {
        if (hugs === 0)
            return Qt.size(width, height);
        const flow = flowSize(inside.width / shrunk);
        return Qt.size(Math.min(width, flow.width * shrunk + 2 * pad), Math.min(height, flow.height * shrunk + 2 * pad));
    }

    /// As large as a Flow becomes that has this width to fill.
    function flowSize(room: real): size {
        let x = 0;
        let line = 0;
        let width = 0;
        let height = 0;
        for (const one of sizes) {
            if (x > 0 && x + one.width > room) {
                height += line + answerFlow.spacing;
                x = 0;
                line = 0;
            }
            width = Math.max(width, x + one.width);
            x += one.width + answerFlow.spacing;
            line = Math.max(line, one.height);
        }
        return Qt.size(width, height + line);
    }

    Item {
        id: sheet

        x: root.hugs > 0 ? parent.width - width : 0
        width: root.taken.width
        height: root.taken.height

        // What it covers is not asked about through it.
        ThingItem {
            anchors.fill: parent
        }

        Glow {
            anchors.fill: parent
            anchors.margins: -reach
            opacity: root.pulse
            ink: Inkwell
            colour: Theme.halo
            edge: Theme.brassBright
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
        Touchable {
            anchors.fill: parent
        }

        Flickable {
            id: sight

            anchors {
                fill: parent
                margins: root.pad
            }
            contentHeight: Math.max(height, answerFlow.height * root.shrunk)
            interactive: contentHeight > height + 1
            boundsBehavior: Flickable.StopAtBounds
            clip: interactive
            enabled: !deaf.running

            Flow {
                id: answerFlow

                // A hair more than was measured: what fits exactly must not break into another line.
                width: sight.width / root.shrunk + root.unit
                scale: root.shrunk
                transformOrigin: Item.TopLeft
                spacing: Theme.plan.gap2 * root.unit

                // Known, and not possible now: it stands where it always stands, and says why when it is touched.
                Repeater {
                    id: kept

                    model: root.hands.barred

                    OfferButton {
                        required property int index
                        required property offer modelData

                        objectName: "barred " + index
                        offered: modelData
                        words: root.words
                        names: root.names
                        unit: root.unit
                        ink: root.ink
                        picture: root.face
                        pictured: root.pictured
                        hands: root.hands
                        count: root.answers.length
                        room: root.inside
                        widest: root.inside.width
                        barred: true
                        onPressed: root.hands.answer(modelData.text)
                    }
                }

                Repeater {
                    id: offered

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
                        pictured: root.pictured
                        hands: root.hands
                        count: root.answers.length + (root.hands.choosing || root.considers ? 1 : 0)
                        room: root.inside
                        widest: root.inside.width
                        first: index === 0
                        lit: root.considers && root.hands.considered.text === modelData.text
                        focused: root.cursor === modelData.text
                        onPressed: root.considers ? root.hands.consider(modelData.text) : root.answered(modelData.text)
                    }
                }

                WordButton {
                    id: take

                    objectName: "take"
                    visible: root.considers
                    implicitWidth: root.taking.width > 0 ? root.taking.width * root.unit : natural.width
                    implicitHeight: root.taking.height > 0 ? root.taking.height * root.unit : natural.height
                    unit: root.unit * Theme.plan.smallButton
                    primary: root.hands.considered.text !== ""
                    text: root.words.text("play.take")
                    onPressed: {
                        if (primary)
                            root.hands.consider(root.hands.considered.text);
                    }
                }

                MatButton {
                    id: closing

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
}
