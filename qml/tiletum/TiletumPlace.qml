// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Language
import Sandglass.Play

/// One place of the next match: who plays there.
ColumnLayout {
    id: root

    required property Seat seat
    required property Catalogue words
    /// People sit down at their own edge; on one screen it is chosen here.
    required property bool table
    /// "", "person", or an opponent's level.
    property string guest: ""
    readonly property list<string> guests: (table ? [""] : ["", "person"]).concat(Levels.words)
    readonly property bool person: table && seat.seated || guest === "person"
    readonly property string bot: person ? "" : guest
    readonly property bool plays: person || guest !== ""

    objectName: "place " + seat.place
    spacing: Theme.space2

    PlaceSign {
        place: root.seat.place
        ink: root.plays ? Theme.brassBright : Theme.textSoft
        Layout.alignment: Qt.AlignHCenter
    }

    Words {
        text: root.seat.name
        visible: root.table && root.seat.seated && text !== ""
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
        horizontalAlignment: Text.AlignHCenter
        Layout.fillWidth: true
    }

    Stepper {
        objectName: "guest"
        enabled: !(root.table && root.seat.seated)
        description: root.words.text("play.setup.who")
        text: root.words.text("play.setup." + (root.person ? "person" : root.guest === "" ? "nobody" : root.guest))
        onStepped: by => root.guest = root.guests[(root.guests.indexOf(root.guest) + by + root.guests.length) % root.guests.length]
        Layout.fillWidth: true
    }
}
