// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import Sandglass.Host

/// A match being played: see GameEntry. Upon `back` the match is left, and can be continued.
ShellPage {
    required property Host host
    /// Everybody around one table, each facing their own edge; otherwise upright, for one person with mouse and keyboard.
    required property bool table
    /// The match is over, and people want it once more, or want to see it again.
    signal again
    signal watch
    /// At a table, before the first move: the game shall be laid out otherwise.
    signal setUpAgain
}
