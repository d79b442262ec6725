// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App

/// A game that is laid out at a table, to be pictured: who sits there, who looks at what, and who would rather not.
Item {
    id: root

    required property Shell shell
    /// As Seats keeps them.
    property list<var> people
    /// By place, as far as it goes: the card that is looked at there, or -1.
    property list<int> looking
    /// The place whose person lays it out.
    property int by: 0
    property string game: ""
    /// Who would rather not.
    property list<int> watching

    function layOut(table: TablePage): void {
        looking.forEach((card, place) => table.scene.lobby.look(place, card));
        table.scene.lobby.layOut(by);
        table.settingUp = true;
        watching.forEach(place => table.setup.form.watch(place, true));
    }

    Loader {
        id: page

        anchors.fill: parent
        // As large as it will be: letters have a size then.
        active: false
        onWidthChanged: {
            if (width > 0 && height > 0 && !active) {
                root.shell.seats.restore(root.people);
                active = true;
            }
        }
        onLoaded: root.layOut(item as TablePage)
        sourceComponent: TablePage {
            shell: root.shell
            game: root.shell.games.games.find(entry => entry.id === root.game)
            settingUp: false
        }
    }
}
