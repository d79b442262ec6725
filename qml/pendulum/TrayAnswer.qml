// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language

/// One thing offered in a tray: a province, or icons, with its name and what it does below. The first one is the one to
/// take when nothing else is wanted.
PlateButton {
    id: root

    required property offer answer
    required property Language language
    property bool first: false
    readonly property bool isProvince: answer.face.kind === "province"
    readonly property real pictureWidth: (isProvince ? Theme.plan.province : Math.max(Theme.plan.icons, Theme.plan.icon * answer.icons.length)) * unit
    readonly property real pictureHeight: (isProvince ? Theme.plan.province : Theme.plan.iconHeight) * unit

    signal chosen()

    /// Names break into lines rather than being cut.
    readonly property real nameWidth: Math.min(name.implicitWidth, Math.max(longestWord.width, Theme.plan.nameWidth * unit * Theme.textSize))

    implicitWidth: Math.max(pictureWidth, name.visible ? nameWidth : 0) + Theme.plan.gap3 * unit
    implicitHeight: pictureHeight + (name.visible ? name.height + Theme.plan.gap1 * unit : 0) + Theme.plan.gap3 * unit
    label: name.text
    fill: touched ? Theme.shade : Theme.parchment
    line: focused ? Theme.ink : first ? Theme.brassBright : Theme.pennant
    lineWidth: first || focused ? Theme.plan.strongLine : Theme.plan.hairline
    onPressed: chosen()

    Loader {
        id: picture

        x: (root.width - width) / 2
        y: Theme.plan.gap2 * root.unit
        width: root.pictureWidth
        height: root.pictureHeight

        sourceComponent: root.isProvince ? province : strip
    }

    Component {
        id: province

        ProvinceFace {
            ink: Colours
            province: root.answer.face.value
        }
    }

    Component {
        id: strip

        TallyStrip {
            ink: Colours
            tallies: root.answer.icons
        }
    }

    TextMetrics {
        id: longestWord

        font: name.font
        text: name.text.split(/\s/).reduce((longest, word) => word.length > longest.length ? word : longest, "")
    }

    Text {
        id: name

        objectName: "meaning"
        anchors { top: picture.bottom; topMargin: 2 * root.unit; horizontalCenter: parent.horizontalCenter }
        width: root.width - Theme.plan.gap3 * root.unit
        visible: text !== ""
        text: root.answer.meaning(root.language.words)
        color: Theme.ink
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        textFormat: Text.PlainText
        font { family: Theme.controlFamily; pixelSize: Math.round(Theme.plan.caption * root.unit * Theme.textSize) }
    }
}
