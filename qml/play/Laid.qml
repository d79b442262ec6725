// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Something that lies where a plan says, in the plan's units.
Item {
    required property rect plan
    required property real unit

    x: Math.round(plan.x * unit)
    y: Math.round(plan.y * unit)
    width: Math.round(plan.width * unit)
    height: Math.round(plan.height * unit)
}
