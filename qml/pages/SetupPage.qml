// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Asks how the next match of a game is played: see GameEntry.
ShellPage {
    /// It lies in the middle of a table with the people of shell.seats around it; otherwise it has a screen of its own.
    required property bool table

    /// The engine's options, and an object a seat: place, emblem, colour, language and name, as Seats writes them, and
    /// `bot`, a level, where nobody sits.
    signal started(options: var, people: var)
}
