// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQml

/// How much a seat is told: nothing that it does not ask for, what can be done next, or what a normal opponent would do.
QtObject {
    readonly property list<string> words: ["off", "nextStep", "goodIdea"]

    function after(word: string): string {
        return words[(words.indexOf(word) + 1) % words.length];
    }
}
