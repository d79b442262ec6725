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
    required property TableManner manner
    required property Catalogue words
    readonly property ViceroyModel game: context.model as ViceroyModel
    /// By seat: whether a person plays there.
    readonly property list<bool> persons: context.people.map((_, seat) => (context.bots[seat] ?? "") === "")
    readonly property bool shared: persons.filter(person => person).length > 1
    /// Whoever has to choose next where nobody else may look.
    readonly property int next: shared && !game.over ? game.seats.findIndex((seat, index) => seat.secret && seat.asked && persons[index]) : -1
    /// Whoever acts in the open; where several may, whoever has begun.
    readonly property list<int> asked: game.seats.map((seat, index) => seat.asked && persons[index] ? index : -1).filter(index => index >= 0)
    readonly property int actor: !shared || next >= 0 || asked.length === 0 ? -1 : asked.includes(context.mine) ? context.mine : asked[0]
    readonly property int there: manner.there
    /// A round of sealed choices: in the next one everybody looks away again, also from who is the only one left.
    readonly property string step: game.phase + " " + game.round + " " + game.subround
    readonly property string name: next < 0 ? "" : context.namesIn(words)[next]
    /// It begins the sentence.
    readonly property string who: name.charAt(0).toUpperCase() + name.slice(1)

    /// It has risen: whoever had the keyboard has it again.
    signal lifted

    /// The panels show whose choice it is: nobody else's place is looked at from behind the curtain. Later, because the
    /// match is still being read while it becomes another's; and not before its film has shown what has happened.
    function follow(): void {
        const whose = next >= 0 ? next : actor;
        if (whose >= 0 && context.mine !== whose && !filming)
            context.mineWanted(whose);
    }

    readonly property bool covered: next >= 0 && there !== next
    /// What has just been revealed is seen first; nothing hidden lies open meanwhile.
    readonly property bool filming: context.cues?.playing ?? false

    visible: covered && !filming
    onFilmingChanged: Qt.callLater(follow)
    onStepChanged: manner.there = -1
    onVisibleChanged: {
        if (!visible)
            lifted();
    }
    onCoveredChanged: manner.covered = covered
    onNextChanged: {
        manner.there = -1;
        Qt.callLater(follow);
    }
    onActorChanged: Qt.callLater(follow)
    Component.onCompleted: {
        manner.covered = covered;
        follow();
    }
    Component.onDestruction: manner.covered = false

    Connections {
        target: root.context

        function onMineChanged(): void {
            if (root.next >= 0)
                Qt.callLater(root.follow);
        }
    }

    // Whatever lies below and has the keyboard.
    Shortcut {
        sequences: ["Return", "Enter"]
        enabled: root.visible
        onActivated: root.manner.there = root.next
    }

    CouncilTable {
        anchors.fill: parent
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
            text: root.words.text("viceroy.curtain.ready")
            onClicked: root.manner.there = root.next
            Layout.alignment: Qt.AlignHCenter
        }
    }
}
