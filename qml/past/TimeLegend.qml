// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.Host
import Sandglass.Language
import Sandglass.Components

/// What the signs on the time line mean: those of this match alone.
Flow {
    id: root

    required property Catalogue words
    required property Replay replay
    readonly property var names: ({
            round: "journal.mark.round",
            council: "journal.mark.council",
            flip: "journal.mark.flip",
            privilege: "journal.mark.privilege",
            auction: "journal.mark.auction",
            development: "journal.mark.development",
            circle: "journal.mark.circle",
            law: "journal.mark.law",
            king: "journal.mark.king",
            fair: "journal.mark.fair",
            end: "journal.mark.end"
        })
    readonly property list<string> kinds: Object.keys(names).filter(kind => replay.marks.some(mark => mark.kind === kind))

    spacing: Theme.space4

    Repeater {
        model: root.kinds

        Row {
            id: entry

            required property string modelData

            spacing: Theme.space1

            TimeMark {
                kind: entry.modelData
                size: Theme.body
                anchors.verticalCenter: parent.verticalCenter
            }

            Words {
                text: root.words.text(root.names[entry.modelData])
                color: Theme.textSoft
                font.pixelSize: Theme.caption
            }
        }
    }
}
