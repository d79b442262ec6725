// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Table

/// The lessons of a game at a place: a path of seals, the next of which invites; alone, or with all who sit here.
Item {
    id: root

    required property Shell shell
    required property Seat seat
    required property gameEntry game
    required property Catalogue words
    required property real unit
    readonly property string person: shell.lessons.guest(seat.name, seat.place)
    property list<string> seals
    property string begun
    readonly property string next: begun !== "" ? begun : course.lessons.find(lesson => !seals.includes(lesson.name))?.name ?? ""
    property bool together: shell.seats.seatedCount > 1
    readonly property bool low: height < 180 * unit
    readonly property int perPage: Math.max(1, Math.floor((width - 2 * 54 * unit) / (104 * unit)))
    readonly property int pages: Math.ceil(course.lessons.length / perPage)
    property int page: 0
    signal closed
    signal chosen(lesson: string, together: bool)

    function look(): void {
        seals = shell.lessons.seals(person, game.id);
        begun = shell.lessons.begun(person, game.id);
        page = Math.max(0, Math.floor(course.lessons.findIndex(lesson => lesson.name === next) / perPage));
    }

    // Whoever sits alone and has learnt nothing yet wants the first one.
    Component.onCompleted: {
        look();
        if (shell.seats.seatedCount === 1 && seals.length === 0 && begun === "" && shell.house !== null)
            Qt.callLater(root.chosen, course.lessons[0].name, false);
    }

    LessonCourse {
        id: course

        game: root.game.id
    }

    SeatText {
        anchors {
            left: parent.left
            right: who.visible ? who.left : close.left
            rightMargin: 10 * root.unit
        }
        height: 48 * root.unit
        isName: true
        horizontalAlignment: Text.AlignLeft
        text: root.words.textWith("shell.home.learnGame", {
            game: root.words.text(root.game.nameId)
        })
        color: Theme.ink
        minimumPixelSize: 9 * root.unit
        font.pixelSize: 25 * root.unit * Theme.textSize
    }

    Row {
        id: who

        anchors {
            right: close.left
            rightMargin: 10 * root.unit
        }
        spacing: 6 * root.unit
        visible: root.shell.seats.seatedCount > 1

        Repeater {
            model: [false, true]

            PlaceButton {
                required property bool modelData

                objectName: modelData ? "allOfUs" : "alone"
                width: (root.low ? 92 : 126) * root.unit
                height: 48 * root.unit
                unit: root.unit * 0.86
                primary: root.together === modelData
                pale: !primary
                text: root.words.text(modelData ? "lesson.allOfUs" : "lesson.alone")
                onClicked: root.together = modelData
            }
        }
    }

    PlaceKey {
        id: close

        objectName: "closeLessons"
        anchors.right: parent.right
        unit: root.unit
        text: root.words.text("shell.lobby.lookAway")
        onClicked: root.closed()
    }

    component Turn: PlaceKey {
        property int by: 1

        anchors.verticalCenter: path.verticalCenter
        unit: root.unit
        visible: root.page + by >= 0 && root.page + by < root.pages
        iconName: by < 0 ? "stepBack" : "stepOn"
        text: root.words.text(by < 0 ? "shell.lobby.earlier" : "shell.lobby.later")
        onClicked: root.page += by
    }

    Turn {
        objectName: "earlier"
        anchors.left: parent.left
        by: -1
    }

    Turn {
        objectName: "later"
        anchors.right: parent.right
    }

    Row {
        id: path

        anchors {
            horizontalCenter: parent.horizontalCenter
            bottom: parent.bottom
        }
        height: parent.height - 54 * root.unit

        Repeater {
            model: course.lessons.filter((lesson, index) => Math.floor(index / root.perPage) === root.page)

            TouchButton {
                id: medal

                required property lessonEntry modelData
                readonly property bool inviting: modelData.name === root.next

                objectName: "lesson " + modelData.name
                width: 104 * root.unit
                height: path.height
                text: root.words.textWith("lesson.medal", {
                    lesson: root.words.text(modelData.titleId),
                    number: modelData.number,
                    minutes: root.words.textWith("shell.home.minutes", {
                        minutes: modelData.minutes
                    })
                })
                onClicked: root.chosen(modelData.name, root.together)

                background: Rectangle {
                    radius: Theme.cardRadius
                    color: medal.down ? Theme.shade : "transparent"
                    border {
                        width: medal.inviting ? 3 * root.unit : 0
                        color: Theme.metal
                    }
                }

                contentItem: Item {
                    Rectangle {
                        x: medal.modelData.number > 1 ? 0 : parent.width / 2
                        y: seal.y + seal.height / 2
                        width: (medal.modelData.number < course.lessons.length ? parent.width : parent.width / 2) - x
                        height: 2 * root.unit
                        color: Theme.metalDark
                    }

                    Seal {
                        id: seal

                        anchors.horizontalCenter: parent.horizontalCenter
                        y: 6 * root.unit
                        width: (root.low ? 44 : 60) * root.unit
                        height: width
                        number: medal.modelData.number
                        won: root.seals.includes(medal.modelData.name)
                        half: root.begun === medal.modelData.name
                        ground: Theme.parchment
                    }

                    SeatText {
                        anchors {
                            top: seal.bottom
                            left: parent.left
                            right: parent.right
                            bottom: parent.bottom
                            margins: 3 * root.unit
                        }
                        isName: true
                        wrapMode: Text.WordWrap
                        lineHeight: 0.9
                        text: root.words.text(medal.modelData.titleId)
                        color: Theme.ink
                        font.pixelSize: 17 * root.unit * Theme.textSize
                    }
                }
            }
        }
    }
}
