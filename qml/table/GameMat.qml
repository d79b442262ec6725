// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App

/// Lays a game's mat at a seat and tells it whose it is: the mat's type has `required property Seat seat`.
Item {
    id: root

    required property Seat seat
    required property Component mat

    Component.onCompleted: {
        const laid = mat.createObject(root, { seat: root.seat }) as Item;
        laid.anchors.fill = root;
    }
}
