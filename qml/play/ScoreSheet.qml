// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language

/// Where everybody's points come from, for one reader: a row per seat, the reader's first and then by rank; a column a
/// line of the game's score sheet. A head or a cell that is touched lights what it counts, on all boards.
Item {
    id: root

    required property TableContext context
    required property Ink ink
    /// By line: its icon, where that is not called like the line.
    required property var icons
    /// The seat whose language it is in, and whose row is the first.
    required property int reader
    required property real unit
    /// In the middle of a desktop, where there is room.
    property bool roomy: false
    /// In a low panel of a desktop: words stand beside their icons, and columns share its width.
    property bool flat: false
    /// It lies there always.
    property bool stays: false

    readonly property Count count: context.count
    readonly property scores sheet: context.model.scores
    readonly property Catalogue words: context.people[reader].language.words
    readonly property list<string> names: context.namesIn(words)
    readonly property real roomyRow: flat ? 38 : stays ? 36 : 48
    readonly property real rowHeight: roomy || !(height > 0) ? roomyRow : Math.min(roomyRow, (height / unit - headHeight - footLeast) / sheet.seats.length)
    readonly property real headHeight: roomy && !flat ? 76 : 44
    readonly property real footLeast: 30
    /// What only its seat knows of it takes room too.
    readonly property real sumWidth: (roomy ? 96 : 90) + (sheet.partial ? 24 : 0)
    /// Few columns leave room for names.
    readonly property real nameWidth: roomy ? 210 : Math.max(96, Math.min(210, width / unit - sumWidth - 96 * sheet.lines.length))
    readonly property real least: 40
    /// How large it would like to be where there is room, in units.
    readonly property size wanted: Qt.size(nameWidth + sumWidth + roomyColumn * sheet.lines.length, headHeight + roomyRow * sheet.seats.length + (flat ? 1 : 2) * footLeast)
    readonly property real roomyColumn: flat ? 148 : 84
    /// All lines where they fit; otherwise those that count something for somebody.
    readonly property list<int> columns: {
        const all = sheet.lines.map((_, line) => line);
        if (roomy || (width / unit - nameWidth - sumWidth) / all.length >= least)
            return all;
        return all.filter(line => sheet.seats.some(row => row.points[line] !== 0));
    }
    readonly property real columnWidth: roomy ? roomyColumn : (width / unit - nameWidth - sumWidth) / Math.max(1, columns.length)
    /// Before everything is counted the order of the rows would tell who has won.
    readonly property list<seatScore> rows: {
        const all = Array.from(sheet.seats);
        const rank = row => row.seat === reader ? -1 : count.running ? row.seat : all.indexOf(row);
        return Array.from(all).sort((one, other) => rank(one) - rank(other));
    }
    /// What stands below the rows.
    readonly property string remark: {
        if (count.line !== "")
            return context.model.counted(count.seat, count.line).in(words, names);
        if (sheet.partial)
            return words.text("play.score.partial");
        return sheet.coming.length > 0 ? words.text("play.score.coming") : "";
    }

    signal closed

    function nameOf(seat: int): string {
        return words.capitalised(names[seat] ?? words.text(context.game + ".opponent"));
    }

    Accessible.role: Accessible.Table
    Accessible.name: words.text("play.score.title")

    Plate {
        anchors.fill: parent
        ink: Inkwell
        fill: Theme.raised
        line: Theme.brass
        lineWidth: Theme.plan.line * root.unit
        radius: Theme.plan.panelRadius * root.unit
    }

    // What lies below is not touched through it.
    Touchable {
        anchors.fill: parent
    }

    // While it is counted, a touch hurries.
    NamedTouch {
        anchors.fill: parent
        enabled: root.count.running
        label: root.words.text("play.score.title")
        onTapped: root.count.hurry()
    }

    MatButton {
        objectName: "closeSheet"
        visible: !root.stays
        x: Theme.plan.gap2 * root.unit
        y: Theme.plan.gap1 * root.unit
        width: Theme.plan.button * root.unit
        height: (root.headHeight > Theme.plan.button ? Theme.plan.button : root.headHeight - Theme.plan.gap2) * root.unit
        unit: root.unit
        icon: "skip"
        lit: true
        label: root.words.text("play.cancel")
        onPressed: root.closed()
    }

    Repeater {
        model: root.columns

        ScoreHead {
            required property int index
            required property int modelData
            readonly property string line: root.sheet.lines[modelData]

            objectName: "head " + line
            plan: Qt.rect(root.nameWidth + index * root.columnWidth, 0, root.columnWidth, root.headHeight)
            unit: root.unit
            ink: root.ink
            icon: root.icons[line] ?? line
            beside: root.flat
            text: root.words.text(root.context.game + ".score." + line)
            lit: root.count.line === line
            onPressed: root.count.light(line, -1)
        }
    }

    ScoreHead {
        plan: Qt.rect(root.width / root.unit - root.sumWidth, 0, root.sumWidth, root.headHeight)
        unit: root.unit
        ink: Inkwell
        icon: "sum"
        text: root.words.text("play.score.sum")
        enabled: false
    }

    Repeater {
        model: root.rows.length

        ScoreRow {
            required property int index

            plan: Qt.rect(0, root.headHeight + index * root.rowHeight, root.width / root.unit, root.rowHeight)
            unit: root.unit
            sheet: root.sheet
            score: root.rows[index]
            count: root.count
            columns: root.columns
            labels: root.columns.map(line => root.context.model.counted(score.seat, root.sheet.lines[line]).in(root.words, root.names))
            name: root.nameOf(score.seat)
            colour: root.context.colourOf(score.seat)
            emblem: root.context.emblemOf(score.seat)
            nameWidth: root.nameWidth
            columnWidth: root.columnWidth
        }
    }

    Text {
        objectName: "remark"
        x: Theme.plan.gap3 * root.unit
        y: (root.headHeight + root.rows.length * root.rowHeight) * root.unit
        width: root.width - 2 * x
        height: Math.max(1, root.height - y - Theme.plan.gap1 * root.unit)
        text: root.remark
        color: Theme.textSoft
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.max(1, Math.round(10 * root.unit))
        verticalAlignment: Text.AlignVCenter
        textFormat: Text.PlainText
        font {
            family: Theme.nameFamily
            features: Theme.nameFigures
            pixelSize: Math.max(1, Math.round(Theme.plan.body * root.unit * Theme.textSize))
        }
    }
}
