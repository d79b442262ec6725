// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import Sandglass.App

/// A panel of a desktop with a part of the table: the board, below it the own mat at the height that the board leaves, or
/// the rivals. What it shows is the game's table with the same part.
DockPanel {
    required property DeskMatch desk
    required property int part
    readonly property string kind: part === TablePlaces.Middle ? "board" : part === TablePlaces.Own ? "mine" : "rivals"

    name: desk.page.game + "-" + kind
    title: desk.words.text("play.panel." + kind)
    place: part === TablePlaces.Middle ? DockPanel.Left : DockPanel.Bottom
    extent: part === TablePlaces.Own ? desk.matHeight : 0
}
