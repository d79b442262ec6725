// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Language

/// What one seat may wish for by itself: a game's own component, which has `required property SetupOwn holder`.
Item {
    id: root

    required property SetupForm form
    required property int place
    required property Catalogue words
    required property real unit
    required property Component wishes
    /// One low row, as on a desktop; otherwise two rows, as at a place.
    property bool wide: false
    property bool keyboard: false
    readonly property setupChair chair: form.chairs[place]

    Component.onCompleted: wishes.createObject(root, {
        holder: root
    })
}
