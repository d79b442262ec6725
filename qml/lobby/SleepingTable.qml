// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Table

/// A table where nobody is: opponents play on the real board, a little smaller than the screen and always wandering,
/// ribbons invite from every side in every language, and with the time it dims. Nothing stands still for hours.
Rectangle {
    id: root

    required property Shell shell
    required property Wakefulness sleep
    /// Makes the board of a match that is only looked at; it has `required property Showcase show`.
    required property Component board
    readonly property real unit: Math.min(width / 1920, height / 1080)
    readonly property list<gameEntry> games: shell.games.games
    readonly property gameEntry game: games[sleep.game] ?? games[0]
    readonly property list<string> codes: Tongues.any.codes

    function next(): void {
        if (games.length > 0)
            showcase.play(game.id, game.mostSeats, shell.language.code);
    }

    color: Theme.darkness
    Component.onCompleted: next()
    onGameChanged: next()

    Showcase {
        id: showcase

        house: root.shell.house
        onEnded: root.next()
    }

    Item {
        id: picture

        // Whole pixels: a board between two of them would shimmer.
        x: Math.round((root.width - width) * root.sleep.wanderX)
        y: Math.round((root.height - height) * root.sleep.wanderY)
        width: Math.round(root.width * root.sleep.size)
        height: Math.round(root.height * root.sleep.size)

        Loader {
            anchors.fill: parent
            active: showcase.host !== null
            enabled: false
            sourceComponent: Item {
                Component.onCompleted: root.board.createObject(this, { show: showcase })
            }
        }

        Repeater {
            model: 4

            SleepRibbon {
                id: ribbon

                required property int index
                readonly property bool side: index % 2 === 1

                x: side ? (index === 1 ? picture.width - (width + height) / 2 : (height - width) / 2) : (picture.width - width) / 2
                y: side ? (picture.height - height) / 2 : index === 0 ? picture.height - height : 0
                width: (side ? 520 : 620) * root.unit
                height: 60 * root.unit
                rotation: [0, -90, 180, 90][index]
                unit: root.unit
                code: root.codes[(root.sleep.turns + index) % root.codes.length]
                nameId: root.game.nameId
            }
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.darkness
        opacity: 1 - root.sleep.brightness
        visible: opacity > 0
    }
}
