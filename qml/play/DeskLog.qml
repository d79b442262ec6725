// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Sandglass.App

/// The panel of a desktop where the match is read line by line; a line that is chosen points at what it speaks of.
DockPanel {
    id: root

    required property DeskMatch desk

    name: desk.page.game + "-log"
    title: desk.words.text("play.panel.log")

    LogPanel {
        log: root.desk.log
        words: root.desk.words
        names: root.desk.names
        onChosenChanged: root.desk.context.pointed = chosen
    }
}
