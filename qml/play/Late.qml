// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A value as the film has told it so far: it stays what it was while it is held, and is what it is otherwise.
QtObject {
    id: root

    required property var value
    /// The film has yet to tell of it.
    required property bool held
    property var shown

    onValueChanged: {
        if (!held)
            shown = value;
    }
    onHeldChanged: {
        if (!held)
            shown = value;
    }
    Component.onCompleted: shown = value
}
