// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Art
import Sandglass.Components

/// What the keyboard has asked about, on a desktop.
SlipSheet {
    objectName: "key slip"
    width: Theme.plan.deskSlip.width * Theme.scale * Math.max(1, Theme.textSize * 0.85)
    height: implicitHeight
    visible: context.deskAsk.open && context.askedAt === null
    asks: context.deskAsk
    ink: (context.tables[0] as GameTable)?.ink ?? Inkwell
    unit: Theme.scale
}
