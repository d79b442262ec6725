// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A button of a mat for what a verb says by itself. It is called <game>.verb.<verb>.
MatButton {
    id: root

    required property SeatMat mat
    required property string verb

    objectName: verb
    unit: mat.unit
    lit: mat.may(verb)
    focused: mat.keys?.verb === verb
    label: mat.words.text(mat.context.game + ".verb." + verb)
    onPressed: mat.hands.ask(verb)
}
