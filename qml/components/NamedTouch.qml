// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A place under a finger that has a name, and is pressed by a screen reader as it is tapped.
Touchable {
    id: root

    /// What it is called, for whoever cannot see it, in their language.
    required property string label

    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.onPressAction: root.tapped(mapToItem(null, width / 2, height / 2))
}
