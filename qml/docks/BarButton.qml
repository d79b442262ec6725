// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// A button of a bar: its icon with words, or alone where the bar is narrow.
BrassButton {
    id: root

    required property string words
    property bool narrow: false
    /// As wide as it is with its words.
    readonly property real wordsWidth: measure.width + Theme.lead * 1.1 + Theme.space2 + 2 * Theme.space4

    // A click leaves the keyboard with the board.
    focusPolicy: Qt.TabFocus
    text: narrow && iconName !== "" ? "" : words
    Accessible.name: words

    TextMetrics {
        id: measure

        font {
            family: Theme.controlFamily
            pixelSize: Theme.body
            weight: Font.DemiBold
        }
        text: root.words
    }
}
