// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// A small sign drawn with one pen on a grid of 24, for what a word would be too long for.
DrawnPath {
    property color color: Theme.text

    implicitWidth: Theme.space6
    implicitHeight: width
    box: 24
    stroke: color
    pen: 2
}
