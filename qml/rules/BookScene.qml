// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// For pictures: books as they lie over the mats of the three games, each in another language; and one in a panel.
Item {
    id: root

    required property Shell shell
    property bool panel: false
    property string game: "pendulum"
    property string section: "workers.act"
    property string query: ""
    /// Where the seats' books are open; nothing: each at another section.
    property string leaf: ""

    Rectangle {
        anchors.fill: parent
        color: Theme.table
    }

    component Shown: SeatBook {
        id: shown

        property string section: ""
        property string code: root.shell.language.code
        readonly property Language own: Language {}

        language: own
        unit: root.height / 1080
        mayPause: true
        seat: 0
        mayLearn: true
        letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
        now: section
        Component.onCompleted: {
            own.code = code;
            open(section);
        }
    }

    Column {
        anchors.centerIn: parent
        spacing: 40 * root.height / 1080
        visible: !root.panel

        Shown {
            objectName: "book 0"
            width: 936 * unit
            height: 248 * unit
            game: "pendulum"
            section: root.leaf || "workers.act"
        }

        Shown {
            objectName: "book 1"
            width: 930 * unit
            height: 232 * unit
            game: "tiletum"
            section: root.leaf || "turn.die"
            code: "ru"
        }

        Shown {
            objectName: "book 2"
            width: 936 * unit
            height: 404 * unit
            game: "viceroy"
            section: root.leaf || "auction.bid"
            code: "pl"
        }
    }

    Shown {
        id: docked

        anchors {
            right: parent.right
            top: parent.top
            bottom: parent.bottom
            margins: Theme.space2
        }
        width: 0.34 * parent.width
        visible: root.panel
        small: false
        game: root.game
        section: root.section
        Component.onCompleted: {
            if (root.query !== "")
                look(root.query);
        }
    }
}
