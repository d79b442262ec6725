// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// The rulebook as large as a seat's own mat, in that seat's language. Others play on beside it; several can read at
/// once, each at another place.
Item {
    id: root

    required property Language language
    required property string game
    /// At a seat of a table; on a desktop it is searched too.
    property bool small: true
    signal closed

    /// To where the last refusal is explained, if there was one.
    function explain(refusal: telling): void {
        reader.openWhy(refusal);
    }

    /// At a section; nothing: where it is.
    function open(section: string): void {
        if (section !== "")
            reader.open(section);
    }

    RuleReader {
        id: reader

        words: root.language.words
        game: root.game
    }

    RuleBook {
        anchors.fill: parent
        small: root.small
        cornerTaken: close.width
        reader: reader
        words: root.language.words
    }

    BrassButton {
        id: close

        objectName: "close book"
        anchors {
            top: parent.top
            right: parent.right
            margins: Theme.space2
        }
        iconName: "close"
        Accessible.name: root.language.words.text("play.rules.close")
        onClicked: root.closed()
    }
}
