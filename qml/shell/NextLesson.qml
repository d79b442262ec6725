// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Table

/// The lesson to do next: the one that was begun, else of the game that was played last, else of one never learnt.
Item {
    id: root

    required property Shell shell
    required property Catalogue words
    required property real unit
    readonly property list<gameEntry> games: shell.games.games
    readonly property string person: shell.settings.player
    property lessonEntry lesson
    property gameEntry game
    property int count: 0
    property bool half: false

    function order(): list<string> {
        const ids = games.map(game => game.id);
        const begun = ids.filter(id => shell.lessons.begun(person, id) !== "");
        const played = shell.games.unfinished.map(match => match.gameId);
        const fresh = ids.filter(id => shell.lessons.seals(person, id).length === 0);
        return [...new Set(begun.concat(played, fresh, ids))];
    }

    function look(): void {
        for (const id of order()) {
            course.game = id;
            const begun = shell.lessons.begun(person, id);
            const seals = shell.lessons.seals(person, id);
            const next = course.lessons.find(one => one.name === begun) ?? course.lessons.find(one => !seals.includes(one.name));
            if (!next)
                continue;
            lesson = next;
            half = next.name === begun;
            game = games.find(one => one.id === id) ?? games[0];
            count = course.lessons.length;
            return;
        }
        count = 0;
    }

    visible: count > 0
    Component.onCompleted: look()
    onPersonChanged: look()

    LessonCourse {
        id: course
    }

    Connections {
        target: root.shell.lessons

        function onChanged(): void {
            root.look();
        }
    }

    Connections {
        target: root.shell.games

        function onUnfinishedChanged(): void {
            root.look();
        }
    }

    SeatText {
        width: parent.width
        height: 34 * root.unit
        isName: true
        horizontalAlignment: Text.AlignLeft
        text: root.words.text("shell.home.nextLesson")
        color: Theme.brassBright
        font.pixelSize: 24 * root.unit * Theme.textSize
    }

    T.AbstractButton {
        id: card

        objectName: "nextLesson"
        y: 40 * root.unit
        width: parent.width
        height: 112 * root.unit
        focusPolicy: Qt.StrongFocus
        text: root.words.text("shell.home.goOnLearning")
        Accessible.role: Accessible.Button
        Accessible.name: text
        Accessible.description: title.text + ". " + about.text
        onClicked: root.shell.learn(root.game.id, root.lesson.name)
        Keys.onReturnPressed: click()
        Keys.onEnterPressed: click()

        background: Rectangle {
            radius: Theme.cardRadius
            color: card.down ? Theme.pressed : Theme.surface
            border {
                width: Theme.hairline
                color: Theme.brass
            }

            FocusRing {
                shown: card.visualFocus
            }
        }

        contentItem: Item {
            Seal {
                id: seal

                anchors.verticalCenter: parent.verticalCenter
                x: 20 * root.unit
                width: 72 * root.unit
                height: width
                number: root.lesson.number
                won: false
                half: root.half
                ink: root.half ? Theme.ink : Theme.brassBright
            }

            SeatText {
                id: title

                anchors {
                    left: seal.right
                    leftMargin: 20 * root.unit
                    right: key.left
                    rightMargin: 12 * root.unit
                }
                y: 14 * root.unit
                height: 40 * root.unit
                isName: true
                horizontalAlignment: Text.AlignLeft
                text: root.count > 0 ? root.words.text(root.lesson.titleId) : ""
                font.pixelSize: 27 * root.unit * Theme.textSize
            }

            SeatText {
                id: about

                anchors {
                    left: title.left
                    right: title.right
                    top: title.bottom
                }
                height: 36 * root.unit
                horizontalAlignment: Text.AlignLeft
                text: root.count === 0 ? "" : root.words.textWith("shell.home.lessonOf", {
                    game: root.words.text(root.game.nameId),
                    number: root.lesson.number,
                    count: root.count,
                    minutes: root.words.textWith("shell.home.minutes", {
                        minutes: root.lesson.minutes
                    })
                })
                color: Theme.textSoft
                font.pixelSize: 17 * root.unit * Theme.textSize
            }

            Rectangle {
                id: key

                anchors {
                    right: parent.right
                    rightMargin: 14 * root.unit
                    verticalCenter: parent.verticalCenter
                }
                width: 66 * root.unit
                height: width
                radius: Theme.cardRadius
                color: card.down ? Theme.metalBright : Theme.metal

                Icon {
                    anchors {
                        fill: parent
                        margins: 18 * root.unit
                    }
                    name: "continue"
                    color: Theme.darkness
                }
            }
        }
    }
}
