// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.Language
import Sandglass.Components

/// A person in the hall of fame, who can be forgotten.
ColumnLayout {
    id: root

    required property Catalogue words
    required property int place
    required property string name
    required property int won
    required property int played
    /// How many lessons of the game they have done.
    property int seals: 0
    /// Asks before it forgets.
    property bool asking: false
    signal forgotten

    onAskingChanged: if (asking)
        question.ask()
    Component.onCompleted: if (asking)
        question.ask()

    spacing: Theme.space1

    RowLayout {
        spacing: Theme.space3
        Layout.fillWidth: true

        Words {
            text: root.words.textWith("journal.replay.place", {
                place: root.place
            })
            color: Theme.textSoft
            Layout.preferredWidth: Theme.title
        }

        Words {
            text: root.name
            named: true
            font.pixelSize: Theme.lead
            Layout.fillWidth: true
        }

        Seal {
            objectName: "seals " + root.name
            visible: root.seals > 0
            number: root.seals
            Accessible.ignored: false
            Accessible.role: Accessible.StaticText
            Accessible.name: root.words.count("journal.hall.seals", root.seals)
            Layout.preferredWidth: Theme.title
            Layout.preferredHeight: Theme.title
        }

        Words {
            text: root.words.textWith("journal.hall.wonOf", {
                won: root.won,
                played: root.played
            })
            wrapMode: Text.NoWrap
        }

        BrassButton {
            id: forget

            quiet: true
            iconName: "delete"
            Accessible.name: root.words.textWith("journal.hall.forget", {
                name: root.name
            })
            onClicked: question.ask()
        }
    }

    AskFirst {
        id: question

        question: root.words.textWith("journal.hall.reallyForget", {
            name: root.name
        })
        yes: root.words.text("journal.hall.forgetIt")
        no: root.words.text("journal.list.keep")
        onConfirmed: root.forgotten()
        onCancelled: forget.forceActiveFocus(Qt.TabFocusReason)
        Layout.fillWidth: true
    }
}
