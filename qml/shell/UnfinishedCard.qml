// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Pages
import Sandglass.Table

/// A match that was left: its game, who played, how far they came and when. Pressed, it goes on.
T.AbstractButton {
    id: root

    required property Shell shell
    required property unfinishedMatch match
    required property gameEntry game
    required property Catalogue words
    required property real unit
    /// The right button, or the menu key, has been pressed: what else can be done with it lies over it.
    property bool asked: false
    signal watched
    signal removed
    property date now: new Date()
    readonly property string when: isNaN(match.begun.getTime()) ? "" : dayOf(match.begun)

    /// As one says it: today, yesterday, on a day of this week; else the date.
    function dayOf(time: date): string {
        const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate());
        const days = Math.ceil((midnight.getTime() - time.getTime()) / 86400000);
        if (days <= 1)
            return words.text(days <= 0 ? "shell.home.today" : "shell.home.yesterday");
        return days < 7 ? words.locale.standaloneDayName(time.getDay(), Locale.LongFormat) : time.toLocaleDateString(words.locale, Locale.ShortFormat);
    }

    objectName: "continue"
    width: 364 * unit
    height: 112 * unit
    focusPolicy: Qt.StrongFocus
    text: words.textWith("shell.home.continue", {
        game: words.text(game.nameId)
    })
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: who.text + " " + progress.text
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()
    Keys.onMenuPressed: asked = !asked
    Keys.onEscapePressed: event => {
        event.accepted = asked;
        asked = false;
    }
    onActiveFocusChanged: {
        if (!activeFocus && !menu.activeFocus)
            asked = false;
    }

    background: Rectangle {
        radius: Theme.cardRadius
        color: root.down ? Theme.pressed : Theme.surface
        border {
            width: Theme.hairline
            color: Theme.brass
        }

        FocusRing {
            shown: root.visualFocus
        }
    }

    contentItem: Item {
        BoardPicture {
            id: picture

            x: 8 * root.unit
            y: 8 * root.unit
            width: 160 * root.unit
            height: 96 * root.unit
            shell: root.shell
            module: root.game.pageModule
            type: root.game.pictureType
        }

        MatchPicture {
            objectName: "thumbnail"
            anchors.fill: picture
            shell: root.shell
            game: root.game
            match: root.match
        }

        Rectangle {
            anchors.centerIn: picture
            width: 44 * root.unit
            height: width
            radius: width / 2
            color: Theme.darkness

            Icon {
                anchors {
                    fill: parent
                    margins: 10 * root.unit
                }
                name: "continue"
                color: Theme.metalBright
            }
        }

        SeatText {
            id: title

            anchors {
                left: picture.right
                leftMargin: 14 * root.unit
                right: parent.right
                rightMargin: 10 * root.unit
            }
            y: 8 * root.unit
            height: 32 * root.unit
            isName: true
            horizontalAlignment: Text.AlignLeft
            text: root.words.text(root.game.nameId)
            font.pixelSize: 23 * root.unit * Theme.textSize
        }

        SeatText {
            id: who

            anchors {
                left: title.left
                right: title.right
                top: title.bottom
            }
            height: 40 * root.unit
            isName: true
            horizontalAlignment: Text.AlignLeft
            verticalAlignment: Text.AlignTop
            wrapMode: Text.WordWrap
            text: root.words.list(root.match.names.filter(name => name !== ""))
            color: Theme.textSoft
            font.pixelSize: 17 * root.unit * Theme.textSize
        }

        SeatText {
            id: progress

            anchors {
                left: title.left
                right: title.right
                bottom: parent.bottom
                bottomMargin: 8 * root.unit
            }
            height: 24 * root.unit
            horizontalAlignment: Text.AlignLeft
            text: (root.match.round > 0 ? [root.words.textWith("journal.list.round", {
                        round: root.match.round
                    })] : []).concat(root.when !== "" ? [root.when] : []).join(" · ")
            color: Theme.textSoft
            font.pixelSize: 15 * root.unit * Theme.textSize
        }
    }

    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: {
            root.forceActiveFocus(Qt.MouseFocusReason);
            root.asked = !root.asked;
        }
    }

    FocusScope {
        id: menu

        anchors.fill: parent
        visible: root.asked

        // Beside its buttons it only closes.
        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: root.asked = false
        }

        Rectangle {
            anchors.fill: parent
            radius: Theme.cardRadius
            color: Theme.raised
            border {
                width: Theme.hairline
                color: Theme.brassBright
            }
        }

        Row {
            anchors.centerIn: parent
            spacing: 12 * root.unit

            BrassButton {
                objectName: "watchUnfinished"
                quiet: true
                iconName: "replay"
                text: root.words.text("play.end.watch")
                onClicked: root.watched()
            }

            BrassButton {
                objectName: "removeUnfinished"
                quiet: true
                iconName: "delete"
                text: root.words.text("journal.list.delete")
                onClicked: root.removed()
            }
        }
    }
}
