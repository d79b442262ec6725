// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language

/// What a thing is and does, on parchment: its face, its name, sentences, its icons, whether it can be used now, and the
/// ways to the rule and to a lesson. What does not fit is on further pages; name, now and buttons stay. The face, when
/// touched, lists what can be done with the thing now; a touch there does it.
Item {
    id: root

    required property SeatAsk asks
    required property TableContext context
    required property Catalogue words
    required property Ink ink
    required property real unit
    /// Its height is given, and not what it would like.
    property bool fixed: false
    /// It can be touched; otherwise it is only read.
    property bool touchable: true
    readonly property explanation told: asks.explanation
    readonly property real pad: Theme.plan.gap3 * unit
    property real textSize: Theme.textSize
    readonly property real letters: unit * textSize
    readonly property real line: Math.round((tight ? 1.1 : 1.2) * Theme.plan.body * letters)
    /// There is little height: keys and buttons stand in a column at the right, and the sentences beside them.
    readonly property bool tight: fixed && height < 1.25 * Theme.plan.slipWithIcons * unit
    readonly property real column: tight ? Math.max(top.keysWidth, foot.buttonsWidth) + Theme.plan.gap2 * unit : 0
    readonly property bool roomy: width >= 3 * Theme.plan.slipFace.width * unit * Math.max(1, textSize)
    readonly property int lines: Math.max(1, Math.floor(leaf.height / line))
    readonly property int pages: listing ? 1 : Math.max(1, Math.ceil(said.lineCount / lines))
    property int page: 0
    /// What can be done with it stands there instead of its sentences.
    property bool listing: false
    /// Where the tail points to, along the upper edge; below zero there is none.
    property real tail: -1

    signal ruleWanted(section: string)

    /// As high as it would like to be where there is room.
    implicitHeight: top.height + Math.max(said.lineCount * line, listing ? uses.implicitHeight : 0) + (icons.wanted ? icons.implicitHeight : 0) + foot.height + 2 * pad + 3 * Theme.plan.gap1 * unit
    Accessible.role: Accessible.StaticText
    Accessible.name: told.spoken()
    onToldChanged: {
        page = 0;
        if (asks.uses.length === 0)
            listing = false;
        if (!told.isEmpty)
            Accessible.announce(told.spoken(), Accessible.Polite);
    }

    Rectangle {
        x: Math.max(root.pad, Math.min(root.width - root.pad - width, root.tail - width / 2))
        y: -height / 2 + Theme.focusLine
        width: Theme.plan.slipTail * root.unit
        height: width
        rotation: 45
        visible: root.tail >= 0
        color: Theme.parchment
        border.width: Theme.focusLine
        border.color: Theme.brassBright
    }

    ParchmentCard {
        anchors.fill: parent
    }

    // Nothing below it is touched or asked through it.
    ThingItem {
        anchors.fill: parent
    }

    Touchable {
        anchors.fill: parent
        enabled: root.touchable
        onPressedChanged: root.asks.keep()
    }

    SlipFace {
        id: face

        x: root.pad
        y: root.pad
        width: shown ? Theme.plan.slipFace.width * root.unit : 0
        height: Math.min(Theme.plan.slipFace.height * root.unit, root.height - 2 * root.pad)
        most: Theme.plan.slipFace.height * root.unit
        // In large letters the words need its room.
        of: root.roomy && !(root.tight && root.textSize > 1.3) ? root.asks.face : null
        drawnBy: root.asks.drawnBy
    }

    SlipHead {
        id: top

        anchors {
            left: face.right
            leftMargin: face.shown ? root.pad : 0
            right: parent.right
            rightMargin: root.pad
        }
        y: root.pad * (root.tight ? 0.5 : 0.7)
        tight: root.tight
        asks: root.asks
        words: root.words
        unit: root.unit
        textSize: root.textSize
        touchable: root.touchable
        page: root.page
        pages: root.pages
        listing: root.listing
        onTurned: by => root.page += by
        onListed: root.listing = !root.listing
    }

    NamedTouch {
        anchors.fill: face
        enabled: root.touchable && root.asks.uses.length > 0
        visible: enabled && face.shown
        label: root.words.text("play.explain.where")
        onTapped: root.listing = !root.listing
    }

    Item {
        id: leaf

        anchors {
            left: top.left
            right: top.right
            rightMargin: root.column
            top: root.tight ? top.top : top.bottom
            topMargin: root.tight ? top.nameHeight : Theme.plan.gap1 * root.unit
            bottom: root.tight ? foot.bottom : icons.visible ? icons.top : foot.top
            bottomMargin: root.tight ? foot.nowHeight : 0
        }

        Item {
            width: parent.width
            height: root.lines * root.line
            clip: true
            visible: !root.listing

            Text {
                id: said

                objectName: "sentences"
                y: -root.page * root.lines * root.line
                width: parent.width
                text: root.told.sentences.join("<br>")
                color: Theme.ink
                linkColor: Theme.pennantInk
                wrapMode: Text.WordWrap
                textFormat: Text.StyledText
                lineHeightMode: Text.FixedHeight
                lineHeight: root.line
                font {
                    family: Theme.nameFamily
                    features: Theme.nameFigures
                    pixelSize: Math.round(Theme.plan.body * 0.95 * root.letters)
                }
                onLinkActivated: link => root.asks.follow(link)
            }
        }

        SlipUses {
            id: uses

            objectName: "uses"
            anchors.fill: parent
            visible: root.listing
            asks: root.asks
            words: root.words
            ink: root.ink
            unit: root.unit
            textSize: root.textSize
        }
    }

    SlipIcons {
        id: icons

        /// There is something to show, and nothing more needed has to go for it.
        readonly property bool wanted: drawn.length > 0 && root.textSize < 1.5
        /// Pages that cannot be turned hold all sentences first.
        readonly property bool crowded: !root.touchable && root.implicitHeight > root.height + 1

        objectName: "icons"
        anchors {
            left: top.left
            right: top.right
            bottom: foot.top
            bottomMargin: Theme.plan.gap1 * root.unit
        }
        visible: wanted && !crowded && !root.tight && root.height >= Theme.plan.slipWithIcons * root.letters
        asks: root.asks
        game: root.context.game
        words: root.words
        ink: root.ink
        unit: root.unit
        touchable: root.touchable
    }

    SlipFoot {
        id: foot

        anchors {
            left: top.left
            right: top.right
            bottom: parent.bottom
            bottomMargin: root.pad * (root.tight ? 0.5 : 0.7)
        }
        tight: root.tight
        lines: root.fixed ? 2 : 4
        told: root.told
        context: root.context
        words: root.words
        unit: root.unit
        textSize: root.textSize
        touchable: root.touchable
        seat: root.asks.seat
        onRuleWanted: section => root.ruleWanted(section)
    }
}
