// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// An open book over a mat: contents and search on the left leaf, a section on the right one, whose pages are turned by
/// keys or by a finger that strokes over them. Its ribbon folds it away; it opens again at the same page.
Item {
    id: root

    required property RuleReader reader
    required property Catalogue words
    required property real unit
    property real textSize: Theme.textSize
    required property list<string> letters
    required property string now
    required property bool mayPause
    required property int seat
    property Component strip: null
    /// The keyboard lies over the lower half.
    property bool typing: false
    readonly property bool looking: reader.query.trim() !== ""
    readonly property real pad: Theme.plan.gap3 * unit
    readonly property real leftWidth: Math.min(290 * unit, width * 0.36)

    signal closed
    signal folded
    signal pauseWanted
    signal lightWanted(things: list<thingName>)

    function read(section: string, game: string): void {
        reader.open(section, game);
        typing = false;
    }

    // Leather, and on it the leaves.
    Rectangle {
        anchors.fill: parent
        radius: Theme.plan.radius * root.unit
        color: Theme.brassDark
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.plan.gap1 * root.unit
        radius: Theme.plan.radius * root.unit
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop {
                position: 0
                color: Theme.parchment
            }
            GradientStop {
                position: root.leftWidth / root.width
                color: Theme.shade
            }
            GradientStop {
                position: root.leftWidth / root.width + 0.04
                color: Theme.parchment
            }
            GradientStop {
                position: 1
                color: Theme.parchment
            }
        }
    }

    // What lies below is not touched through it.
    Touchable {
        anchors.fill: parent
    }

    Item {
        id: left

        x: root.pad
        y: root.pad
        width: root.leftWidth - 2 * root.pad
        height: root.height - 2 * root.pad

        Rectangle {
            id: search

            width: parent.width
            height: 40 * root.unit
            radius: Theme.plan.radius * root.unit
            color: Theme.parchment
            border.width: (root.typing ? Theme.plan.line : Theme.plan.hairline) * root.unit
            border.color: root.typing ? Theme.brassDark : Theme.parchmentEdge

            Words {
                anchors.fill: parent
                anchors.leftMargin: root.pad
                anchors.rightMargin: clear.visible ? clear.width : root.pad
                verticalAlignment: Text.AlignVCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 8
                wrapMode: Text.NoWrap
                text: root.reader.query === "" ? root.words.text("play.rules.search") : root.reader.query + (root.typing ? "|" : "")
                color: root.reader.query === "" ? Theme.inkSoft : Theme.ink
                font.pixelSize: Math.round(17 * root.unit)
            }

            NamedTouch {
                objectName: "search"
                anchors.fill: parent
                margin: 2 * root.unit
                label: root.words.text("play.rules.search")
                onTapped: root.typing = !root.typing
            }

            LeafKey {
                id: clear

                objectName: "clear"
                anchors.right: parent.right
                visible: root.reader.query !== ""
                unit: root.unit
                icon: "close"
                label: root.words.text("play.rules.clear")
                onPressed: root.reader.query = ""
            }
        }

        RuleContents {
            objectName: "contents"
            anchors {
                fill: parent
                topMargin: search.height + Theme.plan.gap2 * root.unit
            }
            visible: !root.looking
            reader: root.reader
            words: root.words
            now: root.now
            letters: Math.round(18 * root.unit * root.textSize)
            line: 36 * root.unit
            onChosen: section => root.read(section, "")
        }

        RuleHits {
            objectName: "hits"
            anchors {
                fill: parent
                topMargin: search.height + Theme.plan.gap2 * root.unit
            }
            visible: root.looking
            reader: root.reader
            words: root.words
            brief: true
            letters: Math.round(18 * root.unit * root.textSize)
            onChosen: hit => root.read(hit.section, hit.game)
        }
    }

    SeatPage {
        id: right

        objectName: "page"
        textSize: root.textSize
        x: root.leftWidth + root.pad
        y: root.pad
        width: root.width - x - 2 * root.pad
        height: root.height - 2 * root.pad
        reader: root.reader
        words: root.words
        unit: root.unit
        mayPause: root.mayPause
        seat: root.seat
        strip: root.strip
        onPauseWanted: root.pauseWanted()
        onLightWanted: things => root.lightWanted(things)
    }

    LeafKey {
        objectName: "close book"
        anchors {
            right: ribbon.left
            top: parent.top
            topMargin: Theme.plan.gap2 * root.unit
        }
        unit: root.unit
        icon: "close"
        label: root.words.text("play.rules.close")
        onPressed: root.closed()
    }

    BookRibbon {
        id: ribbon

        objectName: "ribbon"
        anchors {
            right: parent.right
            rightMargin: Theme.plan.gap3 * root.unit
            top: parent.top
            topMargin: -Theme.plan.gap2 * root.unit
        }
        unit: root.unit
        label: root.words.text("play.rules.fold")
        onPressed: root.folded()
    }

    Loader {
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
            margins: Theme.plan.gap1 * root.unit
        }
        height: root.height * 0.62
        active: root.typing
        sourceComponent: BookKeys {
            rows: root.letters
            words: root.words
            unit: root.unit
            onTyped: letter => root.reader.query += letter
            onErased: root.reader.query = root.reader.query.slice(0, -1)
            onDone: root.typing = false
        }
    }
}
