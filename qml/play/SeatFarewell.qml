// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components
import Sandglass.Language

/// Over a mat while somebody wants everybody to stand up: who it is, how long one can say no, and the button that does.
Item {
    id: root

    required property Language language
    required property real unit
    required property int seconds
    required property int of
    /// Whoever asks is called so; this seat may be it.
    required property string asker
    required property bool own
    readonly property Catalogue words: language.words
    signal stayed

    Rectangle {
        anchors.fill: parent
        radius: Theme.plan.radius * root.unit
        color: Theme.table
        opacity: 0.9
    }

    SecondsRing {
        id: ring

        anchors {
            left: parent.left
            leftMargin: Theme.plan.gap6 * root.unit
            verticalCenter: parent.verticalCenter
        }
        width: Math.min(parent.height * 0.6, 130 * root.unit)
        height: width
        ink: Theme.text
        light: Theme.brassBright
        out: Theme.line
        seconds: root.seconds
        of: root.of
    }

    Words {
        anchors {
            left: ring.right
            right: button.left
            leftMargin: Theme.plan.gap6 * root.unit
            rightMargin: Theme.plan.gap6 * root.unit
            top: parent.top
            bottom: parent.bottom
        }
        named: true
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.max(6, Math.round(15 * root.unit))
        text: root.own ? root.words.text("play.farewell.asked") : root.words.textWith("play.farewell.wants", {
            name: root.asker
        })
        color: Theme.text
        font.pixelSize: Math.round(30 * root.unit)
    }

    WordButton {
        id: button

        objectName: "stay"
        anchors {
            right: parent.right
            rightMargin: Theme.plan.gap6 * root.unit
            verticalCenter: parent.verticalCenter
        }
        unit: root.unit
        primary: true
        text: root.words.text("play.farewell.stay")
        onPressed: root.stayed()
    }
}
