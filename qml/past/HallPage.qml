// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Host
import Sandglass.Pages

/// The hall of fame of this house.
ShellPage {
    id: root

    readonly property Hall hall: shell.house.hall

    Component.onCompleted: hall.ask(view.game)

    HallView {
        id: view

        anchors.fill: parent
        focus: true
        shell: root.shell
        games: root.shell.house.gameIds
        figures: root.hall.figures
        waiting: root.hall.waiting
        onAsked: (game, cards) => root.hall.ask(game, cards)
        onForgotten: name => {
            root.shell.forget(name);
            root.hall.ask(game, cards);
        }
        onBack: root.back()
    }
}
