// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Language

/// Asks how the next match of a game is played: see GameEntry.
ShellPage {
    /// It lies in the middle of a table with the people of shell.seats around it; otherwise it has a screen of its own.
    required property bool table
    /// To whom it is turned at a table, and in whose language it speaks; nobody: in the house's.
    property Seat reader: null
    readonly property Catalogue words: reader?.language.words ?? shell.language.words
    /// Where there is one: what has been chosen so far, for those who look at it from their places.
    property SetupForm form: null
    /// What a seat may wish for, shown at its own place: see SetupOwn. None where the game asks nothing of a seat.
    property Component wishes: null

    /// The engine's options, and an object per seat: place, emblem, colour, language and name, as Seats writes them, and
    /// `bot`, a level, where nobody sits.
    signal started(options: var, people: var)
    /// A lesson before this match; what has been chosen waits.
    signal learnFirst
    /// The rulebook; what has been chosen waits.
    signal rulesWanted
    /// At a table: to another side, please.
    signal turned
}
