// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// Where several people share one mouse: before one of them chooses behind the screen, everything is covered until that
/// person says to be there. It falls for everybody in every sealed step, also for who can only pass.
Item {
    id: root

    required property TableContext context
    required property Catalogue words
    readonly property ViceroyModel game: context.model as ViceroyModel
    /// By seat: whether a person plays there.
    readonly property list<bool> persons: context.people.map((_, seat) => (context.bots[seat] ?? "") === "")
    readonly property bool shared: persons.filter(person => person).length > 1
    /// Whoever has to choose next where nobody else may look.
    readonly property int next: shared && !game.over ? game.seats.findIndex((seat, index) => seat.secret && seat.asked && persons[index]) : -1
    /// Whoever acts in the open.
    readonly property int actor: shared && next < 0 && (persons[game.actor] ?? false) ? game.actor : -1
    property int there: -1
    readonly property string name: next < 0 ? "" : context.namesIn(words)[next]
    /// It begins the sentence.
    readonly property string who: name.charAt(0).toUpperCase() + name.slice(1)

    visible: next >= 0 && there !== next
    onNextChanged: {
        there = -1;
        if (next >= 0)
            context.mineWanted(next);
    }
    onActorChanged: {
        if (actor >= 0)
            context.mineWanted(actor);
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.table
    }

    // Nothing below is touched through it.
    Touchable {
        anchors.fill: parent
    }

    ColumnLayout {
        anchors.centerIn: parent
        width: Math.min(parent.width * 0.8, 900 * Theme.scale)
        spacing: Theme.space8

        Item {
            implicitWidth: disc.width
            implicitHeight: disc.height
            Layout.alignment: Qt.AlignHCenter

            Disc {
                id: disc

                plan: Qt.rect(0, 0, 120, 120)
                unit: Theme.scale
                colour: Theme.seats[root.context.people[Math.max(0, root.next)].colour]
                emblem: root.context.people[Math.max(0, root.next)].emblem
            }
        }

        Words {
            objectName: "curtainWords"
            text: root.words.textWith("viceroy.curtain.only", {
                seat: root.who
            })
            named: true
            color: Theme.brassBright
            font.pixelSize: Theme.display
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
        }

        BrassButton {
            objectName: "curtain"
            primary: true
            focus: root.visible
            text: root.words.text("viceroy.curtain.ready")
            onClicked: root.there = root.next
            Layout.alignment: Qt.AlignHCenter
        }
    }
}
