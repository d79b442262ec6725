// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

/// How well opponents play, from the weakest on.
QtObject {
    readonly property list<string> words: ["easy", "normal", "hard"]
    readonly property string usual: "normal"
}
