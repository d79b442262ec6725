// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Sandglass.Language

/// How moments and lengths of time are written.
QtObject {
    /// "1 h 25 min".
    function minutes(words: Catalogue, milliseconds: real): string {
        const all = Math.round(milliseconds / 60000);
        const values = {
            hours: Math.floor(all / 60),
            minutes: all % 60
        };
        return words.textWith(values.hours > 0 ? "journal.list.hours" : "journal.list.minutes", values);
    }

    /// "1:02:03", as a clock shows it.
    function clock(milliseconds: real): string {
        const seconds = Math.floor(milliseconds / 1000);
        const two = number => String(number).padStart(2, "0");
        const rest = two(Math.floor(seconds / 60) % 60) + ":" + two(seconds % 60);
        return seconds >= 3600 ? Math.floor(seconds / 3600) + ":" + rest : rest;
    }
}
