// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Art
import Sandglass.Components

/// A sentence that stays at a seat while what it says is true; what is bad carries a mark.
Item {
    id: root

    property string text
    required property real unit
    required property real widest
    property real textSize: Theme.textSize
    /// The height of the rail that it should keep to, in pixels; words that need more take it.
    property real roomy: 0
    property bool bad: false
    property bool tall: false
    /// In one line, in smaller letters where it would not fit otherwise.
    property bool slim: false
    /// What stands before the words: coins of whom they speak of.
    property Component before: null
    readonly property real mark: bad ? (Theme.plan.gap8 + Theme.plan.gap3) * unit : before ? leading.width + Theme.plan.gap2 * unit : 0
    readonly property real pad: Theme.plan.gap4 * unit
    readonly property real widestWords: widest - mark - 2 * pad
    /// In letters as small as can be read.
    readonly property bool fitsInOneLine: oneLine.advanceWidth * words.minimumPixelSize <= widestWords * oneLine.font.pixelSize

    width: Math.min(widest, words.implicitWidth + mark + 2 * pad)
    height: Math.max(Math.min(roomy, Theme.plan.rail * unit) - Theme.plan.gap1 * unit, words.contentHeight + (tall ? Theme.plan.gap4 : Theme.plan.gap1) * unit)
    visible: text !== ""

    TextMetrics {
        id: oneLine

        text: root.text
        font: words.font
    }

    Plate {
        anchors.fill: parent
        ink: Inkwell
        fill: Theme.raised
        line: root.bad ? Theme.bad : Theme.line
        lineWidth: (root.bad ? Theme.plan.strongLine : Theme.plan.hairline) * root.unit
        radius: Theme.plan.radius * root.unit
    }

    Loader {
        id: leading

        x: Theme.plan.gap3 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        sourceComponent: root.bad ? null : root.before
    }

    TallyStrip {
        x: Theme.plan.gap3 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.plan.gap6 * root.unit
        height: width
        visible: root.bad
        ink: Inkwell
        icon: "skip"
    }

    Text {
        id: words

        anchors {
            right: parent.right
            rightMargin: root.pad
        }
        // By what is painted: letters that were made smaller stand in the middle, too.
        y: Math.round((root.height - contentHeight) / 2)
        width: Math.min(implicitWidth, root.widestWords)
        text: root.text
        color: Theme.text
        wrapMode: root.slim ? Text.NoWrap : Text.WordWrap
        fontSizeMode: root.slim ? Text.HorizontalFit : Text.FixedSize
        minimumPixelSize: Math.round(Theme.plan.caption * 0.8 * root.unit)
        textFormat: Text.PlainText
        font {
            family: Theme.nameFamily
            features: Theme.nameFigures
            pixelSize: Math.round(Theme.plan.body * root.unit * root.textSize)
        }
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
