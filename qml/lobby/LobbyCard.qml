// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Pages
import Sandglass.Table

/// A game's card in the middle: at rest it has two heads, like a playing card; touched, it turns to its toucher and
/// says what it is.
Item {
    id: root

    required property Shell shell
    required property gameEntry game
    required property real unit
    /// Whoever it faces, or null.
    required property Seat reader
    /// In whose words it is called at the near and at the far side.
    required property Catalogue near
    required property Catalogue far
    /// Tonight's match of this game that can go on; its file is empty where there is none.
    property unfinishedMatch waiting
    readonly property bool turned: reader !== null
    readonly property Catalogue words: turned ? reader.language.words : near
    /// At a point of the card as it lies on the table, from 0 to 1.
    signal touched(at: point)
    /// It was pulled that far: to whoever sits there.
    signal pulled(way: point)

    /// At a point of the screen.
    function touch(at: point): void {
        const here = mapFromItem(null, at.x, at.y);
        touched(Qt.point(here.x / width, here.y / height));
    }

    objectName: "card " + game.id
    Accessible.role: Accessible.Button
    Accessible.name: words.text(game.nameId)
    Accessible.description: words.text(game.introductionId)
    Accessible.onPressAction: root.touched(Qt.point(0.5, 0.9))

    Item {
        id: face

        readonly property point way: finger.dragged ? finger.way : Qt.point(0, 0)

        x: way.x
        y: way.y
        width: parent.width
        height: parent.height
        rotation: root.turned ? root.reader.turn : 0
        scale: root.turned ? 1.02 : 1

        Behavior on rotation {
            RotationAnimation {
                duration: Theme.turnTime
                direction: RotationAnimation.Shortest
                easing.type: Easing.OutCubic
            }
        }

        SoftShadow {
            anchors {
                fill: parent
                margins: -spread
            }
            spread: (root.turned ? 22 : 10) * root.unit
            radius: Theme.panelRadius
            color: Theme.shadow
        }

        Rectangle {
            anchors.fill: parent
            radius: Theme.panelRadius
            border {
                width: (root.turned ? 6 : 3) * root.unit
                color: root.turned ? Theme.seats[root.reader.colour] : Theme.metal
            }
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: Theme.parchment
                }
                GradientStop {
                    position: 1
                    color: Theme.shade
                }
            }
        }

        SeatText {
            width: parent.width
            height: 58 * root.unit
            visible: !root.turned
            isName: true
            rotation: 180
            text: root.far.text(root.game.nameId)
            color: Theme.ink
            font.pixelSize: 34 * root.unit
        }

        BoardPicture {
            x: 11 * root.unit
            y: (root.turned ? 11 : 62) * root.unit
            width: parent.width - 22 * root.unit
            height: (root.turned ? 226 : 300) * root.unit
            shell: root.shell
            module: root.game.pageModule
            type: root.game.pictureType
        }

        Loader {
            x: parent.width - width - 22 * root.unit
            y: (root.turned ? 174 : 300) * root.unit
            active: root.waiting.journal !== ""
            sourceComponent: CardRibbon {
                objectName: "ribbon " + root.game.id
                match: root.waiting
                seats: root.shell.seats
                unit: root.unit
            }
        }

        SeatText {
            y: root.turned ? 240 * root.unit : parent.height - height
            width: parent.width
            height: (root.turned ? 50 : 58) * root.unit
            isName: true
            text: root.words.text(root.game.nameId)
            color: Theme.ink
            font.pixelSize: (root.turned ? 40 : 34) * root.unit
        }

        SeatText {
            x: 30 * root.unit
            y: 292 * root.unit
            width: parent.width - 60 * root.unit
            height: 72 * root.unit
            visible: root.turned
            isName: true
            wrapMode: Text.WordWrap
            text: root.words.text(root.game.introductionId)
            color: Theme.ink
            font.pixelSize: 22 * root.unit * Theme.textSize
        }

        GameFigures {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 374 * root.unit
            visible: root.turned
            game: root.game
            words: root.words
            unit: root.unit
        }
    }

    Touchable {
        id: finger

        anchors.fill: parent
        draggable: true
        slack: Theme.plan.slack * root.unit
        // A finger that only slipped has touched it.
        onDropped: (at, way) => Math.hypot(way.x, way.y) < 60 * root.unit ? root.touch(at) : root.pulled(way)
        onTapped: at => root.touch(at)
    }
}
