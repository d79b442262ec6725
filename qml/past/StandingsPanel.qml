// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.Host
import Sandglass.Language
import Sandglass.Components

/// Who is ahead at the moment that is seen: for games whose board cannot be shown.
Panel {
    id: root

    required property Catalogue words
    required property Replay replay
    property var standings: replay.standings()

    function nameOf(seat: int): string {
        return words.capitalised(replay.namesIn(words)[seat]);
    }

    Connections {
        target: root.replay

        function onMoved(): void {
            root.standings = root.replay.standings();
        }
    }

    ColumnLayout {
        width: parent.width
        spacing: Theme.space3

        Words {
            text: root.words.text("journal.replay.standings")
            named: true
            color: Theme.brassBright
            font.pixelSize: Theme.title
            Layout.fillWidth: true
        }

        Repeater {
            model: root.standings

            RowLayout {
                id: standing

                required property var modelData

                spacing: Theme.space3

                Words {
                    text: root.words.textWith("journal.replay.place", {
                        place: standing.modelData.place
                    })
                    color: Theme.textSoft
                    font.pixelSize: Theme.lead
                }

                Words {
                    text: root.nameOf(standing.modelData.seat)
                    font.pixelSize: Theme.lead
                    Layout.fillWidth: true
                }

                Icon {
                    name: "trophy"
                    color: Theme.brassBright
                    visible: standing.modelData.winner === true
                    Layout.preferredWidth: Theme.title
                    Layout.preferredHeight: Theme.title
                }
            }
        }
    }
}
