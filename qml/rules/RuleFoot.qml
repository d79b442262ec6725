// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// Below a section: back and forth among the places that were read, and the sections before and behind it.
RowLayout {
    id: root

    required property RuleReader reader
    required property Catalogue words
    /// How wide a section's title may be.
    required property real most

    spacing: Theme.space2

    RuleLink {
        objectName: "back"
        enabled: root.reader.mayGoBack
        text: "‹"
        label: root.words.text("play.rules.back")
        onChosen: root.reader.back()
    }

    RuleLink {
        objectName: "forward"
        enabled: root.reader.mayGoForward
        text: "›"
        label: root.words.text("play.rules.forward")
        onChosen: root.reader.forward()
    }

    Item {
        Layout.fillWidth: true
    }

    RuleLink {
        objectName: "previous"
        visible: root.reader.previous.section !== ""
        wrapped: true
        text: "‹ " + root.reader.previous.title
        onChosen: root.reader.open(root.reader.previous.section)
        Layout.maximumWidth: root.most
    }

    RuleLink {
        objectName: "next"
        visible: root.reader.next.section !== ""
        wrapped: true
        text: root.reader.next.title + " ›"
        onChosen: root.reader.open(root.reader.next.section)
        Layout.maximumWidth: root.most
    }
}
