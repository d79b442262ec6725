// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App

/// The lessons of a game, or one of them.
NamedPage {
    id: root

    required property Shell shell
    required property string game
    required property bool table
    property string lesson: ""
    /// Whose wish it is; -1: nobody's in particular.
    property int place: -1
    /// All who are about to play learn together, and then play.
    property bool beforeMatch: false
    /// All who sit here learn together.
    property bool together: beforeMatch

    module: "Sandglass.Lessons"
    type: "LearnPage"
    properties: Object.assign({
        shell: root.shell,
        game: root.game,
        lesson: root.lesson,
        place: root.place,
        table: root.table,
        beforeMatch: root.beforeMatch
    }, together ? {
        together: true
    } : {})
}
