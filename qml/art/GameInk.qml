// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Components

/// The theme's tokens as painted things ask for them, by name. A game says whose icons it paints, and adds the colours
/// that are its own.
Ink {
    id: root

    property var own: ({})

    names: Theme.nameFamily
    numbers: Theme.controlFamily
    colours: Object.assign({
        brass: Theme.metal,
        brassBright: Theme.metalBright,
        brassDark: Theme.metalDark,
        parchment: Theme.parchment,
        parchmentEdge: Theme.parchmentEdge,
        shade: Theme.shade,
        light: Theme.light,
        ink: Theme.ink,
        inkSoft: Theme.inkSoft,
        hollow: Theme.hollow,
        surface: Theme.surface,
        raised: Theme.raised,
        line: Theme.line,
        text: Theme.text,
        textSoft: Theme.textSoft,
        good: Theme.good,
        bad: Theme.bad,
        shadow: Theme.shadow,
        figure: Theme.text
    }, own)
}
