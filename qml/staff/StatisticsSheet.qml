// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Host
import Sandglass.Language
import Sandglass.Past

/// What is played at this table, or at all tables of the café: by the hour, by game, by language; and what is learnt.
StaffSheet {
    id: root

    required property Shell shell
    /// For pictures; otherwise the hall's.
    property var figures: shell.house?.hall.statistics ?? {}
    property bool allTables: false
    readonly property Catalogue words: shell.language.words
    readonly property int matches: figures.matches ?? 0

    function ask(): void {
        shell.house?.hall.askStatistics(allTables);
    }

    title: words.text("staff.entry.statistics")
    hint: allTables && figures.allTables === false ? words.text("staff.statistics.noServer") : matches > 0 ? words.count("staff.statistics.matches", matches) : words.text("staff.statistics.none")
    Component.onCompleted: ask()
    onAllTablesChanged: ask()

    ChoiceRow {
        labels: [root.words.text("staff.statistics.here"), root.words.text("staff.statistics.all")]
        current: root.allTables ? 1 : 0
        onChosen: index => root.allTables = index === 1
        Layout.fillWidth: true
    }

    ColumnChart {
        title: root.words.text("staff.statistics.byHour")
        visible: root.matches > 0
        columns: Array.from(root.figures.hours ?? []).map((count, hour) => ({
                    label: hour % 3 === 0 ? String(hour) : "",
                    value: count,
                    text: count > 0 ? String(count) : ""
                }))
        Layout.fillWidth: true
        Layout.preferredHeight: 260 * Theme.scale
    }

    RowLayout {
        visible: root.matches > 0
        spacing: Theme.space12
        Layout.fillWidth: true

        Bars {
            title: root.words.text("staff.statistics.byGame")
            bars: Array.from(root.figures.games ?? []).map(row => ({
                        label: root.words.has(row.game + ".name") ? root.words.text(row.game + ".name") : row.game,
                        value: row.matches,
                        text: String(row.matches)
                    }))
        }

        Bars {
            title: root.words.text("staff.statistics.byLanguage")
            bars: Array.from(root.figures.languages ?? []).map(row => ({
                        label: root.shell.language.nameOf(row.language),
                        value: row.people,
                        text: String(row.people)
                    }))
        }
    }

    Bars {
        title: root.words.text("staff.statistics.byLesson")
        visible: bars.length > 0
        bars: Array.from(root.figures.lessons ?? []).map(row => ({
                    label: root.words.has(row.game + ".name") ? root.words.text(row.game + ".name") : row.game,
                    value: row.lessons,
                    text: String(row.lessons)
                }))
    }

    component Bars: ColumnLayout {
        id: side

        property string title
        property var bars

        spacing: Theme.space3
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.alignment: Qt.AlignTop

        Words {
            text: side.title
            font.weight: Font.DemiBold
            Layout.fillWidth: true
        }

        BarChart {
            bars: side.bars
            Layout.fillWidth: true
        }
    }
}
