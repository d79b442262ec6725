// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language

/// One thing offered: its picture or its icons, with its name and what it does. The first one is the one to take when
/// nothing else is wanted.
PlateButton {
    id: root

    required property offer offered
    required property Catalogue words
    required property list<string> names
    /// The game's OfferFace, for offers that have a face.
    required property Component picture
    property real widest: 1e9
    /// Whose answer it is, among how many it stands, and in how much room.
    property SeatHands hands: null
    property int count: 1
    property size room
    property bool first: false
    /// It cannot be given now, and tells why when it is touched.
    property bool barred: false
    /// Every offer is drawn by the game's picture, its words too.
    property bool pictured: false
    readonly property bool beside: (drawn.item as OfferFace)?.wordsBeside ?? false
    readonly property bool whole: pictured
    readonly property real pad: Theme.plan.gap2 * unit
    /// Words break into lines rather than being cut.
    readonly property real wordsWidth: beside ? Theme.plan.besideCard * unit * Theme.textSize : Math.min(said.implicitWidth, Math.max(longestWord.width, Theme.plan.nameWidth * unit * Theme.textSize))

    implicitWidth: whole ? (drawn.item as Item)?.implicitWidth ?? 0 : Math.min(widest, said.text === "" ? drawn.width + 2 * pad : beside ? drawn.width + wordsWidth + 3 * pad : Math.max(drawn.width, wordsWidth) + 2 * pad)
    implicitHeight: whole ? (drawn.item as Item)?.implicitHeight ?? 0 : said.text === "" ? drawn.height + 2 * pad : beside ? Math.max(drawn.height, said.height) + 2 * pad : drawn.height + said.height + 3 * pad
    label: offered.meaning(words, names)
    opacity: barred ? 0.55 : 1
    fill: touched ? Theme.shade : Theme.parchment
    line: focused ? Theme.ink : first ? Theme.brassBright : Theme.pennant
    lineWidth: first || focused ? Theme.plan.strongLine : Theme.plan.hairline

    ThingItem {
        readonly property bool shown: ["card", "province", "tile"].includes(root.offered.face.kind)

        anchors.fill: parent
        domain: shown ? root.offered.face.kind : "verb"
        word: shown ? root.offered.face.value?.id ?? "" : root.offered.move.verb
    }

    Loader {
        id: drawn

        x: root.beside ? root.pad : root.whole ? 0 : (root.width - width) / 2
        y: root.beside ? (root.height - height) / 2 : root.whole ? 0 : root.pad
        sourceComponent: root.picture && (root.offered.face.kind !== "" || root.pictured) ? root.picture : root.offered.icons.length > 0 ? strip : null
        onLoaded: {
            const face = item as OfferFace;
            if (!face)
                return;
            face.offered = Qt.binding(() => root.offered);
            face.unit = Qt.binding(() => root.unit);
            face.hands = Qt.binding(() => root.hands);
            face.words = Qt.binding(() => root.words);
            face.names = Qt.binding(() => root.names);
            face.count = Qt.binding(() => root.count);
            face.room = Qt.binding(() => root.room);
            face.touched = Qt.binding(() => root.touched);
        }
    }

    Component {
        id: strip

        TallyStrip {
            implicitWidth: Math.max(Theme.plan.icons, Theme.plan.icon * root.offered.icons.length) * root.unit
            implicitHeight: Theme.plan.iconHeight * root.unit
            ink: root.ink
            tallies: root.offered.icons
        }
    }

    TextMetrics {
        id: longestWord

        font: said.font
        text: said.text.split(/\s/).reduce((longest, word) => word.length > longest.length ? word : longest, "")
    }

    Text {
        id: said

        objectName: "meaning"
        x: root.beside ? drawn.x + drawn.width + root.pad : (root.width - width) / 2
        y: root.beside ? (root.height - height) / 2 : drawn.y + drawn.height + root.pad / 2
        width: root.beside ? root.width - x - root.pad : root.width - 2 * root.pad
        visible: text !== "" && !root.whole
        text: root.offered.beside(root.words, root.names)
        color: Theme.ink
        horizontalAlignment: root.beside ? Text.AlignLeft : Text.AlignHCenter
        wrapMode: Text.WordWrap
        textFormat: Text.PlainText
        font {
            family: Theme.controlFamily
            pixelSize: Math.round(Theme.plan.caption * root.unit * Theme.textSize)
        }
    }
}
