// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components

/// A seat's row of the score sheet: who it is, what every line gives, the sum.
Laid {
    id: root

    required property scores sheet
    required property seatScore score
    required property Count count
    /// The lines that are shown, and what each of its cells says.
    required property list<int> columns
    required property list<string> labels
    required property string name
    required property color colour
    required property int emblem
    required property real nameWidth
    required property real columnWidth
    /// The points that have been counted so far, of those that are no part of what only the end adds.
    readonly property int sum: count.running ? score.points.slice(0, count.counted).reduce((sum, points) => sum + points, 0) : score.sum
    /// How large figures are, in units; rows of a small mat are low.
    readonly property real figure: Math.min(Theme.plan.figure, plan.height * 0.8)
    /// A small one where the sheet is narrow: the name beside it is read.
    readonly property real disc: Math.min(plan.height - 6, nameWidth * 0.3)
    readonly property bool leads: score.leads && !count.running

    objectName: "score " + score.seat
    Accessible.role: Accessible.Row
    Accessible.name: name

    Disc {
        plan: Qt.rect(8, (root.plan.height - root.disc) / 2, root.disc, root.disc)
        unit: root.unit
        colour: root.colour
        emblem: root.emblem
    }

    Text {
        x: (root.disc + 14) * root.unit
        width: root.nameWidth * root.unit - x - Theme.plan.gap1 * root.unit
        height: root.height
        text: root.name
        color: root.leads ? Theme.brassBright : Theme.text
        verticalAlignment: Text.AlignVCenter
        // A long name takes two lines before it becomes too small; a short one only becomes a little smaller.
        wrapMode: text.length > 12 ? Text.WordWrap : Text.NoWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.max(1, Math.round(9 * root.unit))
        textFormat: Text.PlainText
        font {
            family: Theme.nameFamily
            features: Theme.nameFigures
            pixelSize: Math.max(1, Math.round(root.figure * 0.8 * root.unit))
        }
    }

    Repeater {
        model: root.columns

        Item {
            id: cell

            required property int index
            required property int modelData
            readonly property string line: root.sheet.lines[modelData]
            readonly property bool coming: root.sheet.coming.includes(line)
            readonly property bool lit: root.count.line === line && (root.count.seat < 0 || root.count.seat === root.score.seat)
            readonly property bool known: modelData < root.count.shown

            objectName: "cell " + root.score.seat + " " + line
            x: Math.round((root.nameWidth + index * root.columnWidth) * root.unit)
            width: Math.round(root.columnWidth * root.unit)
            height: root.height
            Accessible.role: Accessible.Cell
            Accessible.name: root.labels[index] ?? ""
            Accessible.onPressAction: root.count.light(line, root.score.seat)

            NumberFace {
                readonly property int number: root.score.points[cell.modelData] ?? 0

                anchors.fill: parent
                visible: cell.known
                ink: Inkwell
                text: number
                colour: cell.lit ? Theme.brassBright : cell.coming || number === 0 ? Theme.textSoft : Theme.text
                letters: Math.max(1, Math.round(root.figure * 0.8 * root.unit))
                slanted: cell.coming
                underlined: Inkwell.readsTwoWays(number)
            }

            Touchable {
                anchors.fill: parent
                onTapped: root.count.light(cell.line, root.score.seat)
            }
        }
    }

    TallyStrip {
        objectName: "laurel"
        anchors {
            right: total.left
            rightMargin: Theme.plan.gap1 * root.unit
            verticalCenter: parent.verticalCenter
        }
        width: 24 * root.unit
        height: width
        // Beside a sum that is not known whole there is no room, and nobody has won.
        visible: root.leads && !root.sheet.partial
        ink: Inkwell
        icon: "leader"
    }

    NumberFace {
        id: total

        objectName: "sum"
        anchors {
            right: parent.right
            rightMargin: Theme.plan.gap1 * root.unit
        }
        // As wide as three bold figures.
        width: Math.round((root.sheet.partial ? 2.8 : 2.1) * letters)
        height: root.height
        ink: Inkwell
        text: root.sheet.partial ? root.sum + " + ?" : root.sum
        colour: root.leads ? Theme.brassBright : Theme.text
        letters: Math.max(1, Math.round((root.sheet.partial ? 0.8 : 1) * root.figure * root.unit))
        bold: true
        underlined: Inkwell.readsTwoWays(root.sum)
    }
}
