// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language

/// A move on a desktop: its picture or its icons, what it is called, and its key.
PlateButton {
    id: root

    required property offer offered
    required property string said
    required property string key
    required property Component picture
    required property SeatHands hands
    required property Catalogue words
    required property list<string> names
    readonly property bool faced: ["card", "province"].includes(offered.face.kind)
    readonly property real pad: Theme.plan.gap1 * unit

    label: said
    fill: touched ? Theme.shade : Theme.parchment
    line: focused ? Theme.ink : Theme.pennant

    Loader {
        id: drawn

        readonly property real room: root.height - name.height - 3 * root.pad

        anchors.horizontalCenter: parent.horizontalCenter
        y: root.pad
        height: room
        sourceComponent: root.faced ? root.picture : strip
        onLoaded: {
            const drawing = item as OfferFace;
            if (!drawing)
                return;
            drawing.offered = Qt.binding(() => root.offered);
            drawing.unit = Qt.binding(() => drawn.room / 78);
            drawing.hands = Qt.binding(() => root.hands);
            drawing.room = Qt.binding(() => Qt.size(root.width, drawn.room));
        }
    }

    Component {
        id: strip

        TallyStrip {
            implicitWidth: Math.min(root.width - 2 * root.pad, Math.max(1, root.offered.icons.length) * drawn.room)
            implicitHeight: drawn.room
            ink: root.ink
            tallies: root.offered.icons
        }
    }

    Text {
        id: name

        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
            margins: root.pad
        }
        text: root.said
        color: Theme.ink
        horizontalAlignment: Text.AlignHCenter
        elide: Text.ElideRight
        textFormat: Text.PlainText
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.max(1, Math.round(9 * root.unit))
        font {
            family: Theme.controlFamily
            pixelSize: Theme.caption
        }
    }

    Rectangle {
        x: root.pad
        y: root.pad
        width: Math.max(height, letter.implicitWidth + 2 * root.pad)
        height: letter.implicitHeight
        visible: root.key !== ""
        radius: root.pad
        color: Theme.ink

        Text {
            id: letter

            anchors.centerIn: parent
            text: root.key
            color: Theme.light
            textFormat: Text.PlainText
            font {
                family: Theme.controlFamily
                weight: Font.DemiBold
                pixelSize: Theme.caption
            }
        }
    }
}
