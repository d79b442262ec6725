// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// The name of what a slip explains, what kind of thing it is, and the keys that turn, bring back and close.
Item {
    id: root

    required property SeatAsk asks
    required property Catalogue words
    required property real unit
    required property bool touchable
    required property int page
    required property int pages
    required property bool listing
    readonly property explanation told: asks.explanation
    property real textSize: Theme.textSize
    readonly property real letters: unit * textSize

    signal turned(by: int)
    /// What can be done with the thing is wanted, or no longer.
    signal listed

    /// The sentences begin right below the name, beside the keys.
    property bool tight: false
    readonly property real nameHeight: title.height
    readonly property real keysWidth: touchable ? keys.width : 0

    height: Math.max(title.height, touchable ? Theme.plan.slipButton * unit : 0)

    Text {
        id: title

        objectName: "title"
        y: root.tight ? 0 : (root.height - height) / 2
        width: Math.min(implicitWidth, keys.x - Theme.plan.gap2 * root.unit)
        text: root.told.title
        color: Theme.ink
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.round(Theme.plan.caption * 0.8 * root.unit)
        textFormat: Text.PlainText
        font {
            family: Theme.nameFamily
            features: Theme.nameFigures
            pixelSize: Math.round(Theme.plan.label * root.letters)
        }
    }

    Text {
        anchors {
            left: title.right
            leftMargin: Theme.plan.gap2 * root.unit
            right: keys.left
            baseline: title.baseline
        }
        // Rather nothing than half of it.
        visible: width >= implicitWidth
        text: root.told.kind
        color: Theme.inkSoft
        textFormat: Text.PlainText
        font {
            family: Theme.controlFamily
            pixelSize: Math.round(Theme.plan.caption * root.letters)
        }
    }

    Row {
        id: keys

        anchors {
            right: parent.right
            verticalCenter: parent.verticalCenter
        }
        spacing: Theme.plan.gap1 * root.unit
        visible: root.touchable

        SlipKey {
            objectName: "slip back"
            visible: root.asks.mayGoBack
            unit: root.unit
            icon: "back"
            label: root.words.text("play.explain.back")
            onPressed: root.asks.back()
        }

        SlipKey {
            objectName: "slip uses"
            visible: root.asks.uses.length > 0
            unit: root.unit
            icon: "hand"
            fill: root.listing || touched ? Theme.shade : "transparent"
            label: root.words.text("play.explain.where")
            onPressed: root.listed()
        }

        SlipKey {
            objectName: "slip previous"
            visible: root.page > 0
            unit: root.unit
            icon: "stepBack"
            label: root.words.text("play.explain.previous")
            onPressed: root.turned(-1)
        }

        SlipKey {
            objectName: "slip next"
            visible: root.page < root.pages - 1
            unit: root.unit
            icon: "stepOn"
            label: root.words.text("play.explain.next")
            onPressed: root.turned(1)
        }

        SlipKey {
            objectName: "slip close"
            unit: root.unit
            icon: "close"
            label: root.words.text("play.explain.close")
            onPressed: root.asks.close()
        }
    }
}
