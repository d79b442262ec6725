// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Sandglass.Components

/// The theme's tokens as painted things ask for them, by name.
Ink {
    id: root

    readonly property list<color> sand: [Theme.purpleGlow, Theme.greenGlow, Theme.blackGlow]

    names: Theme.nameFamily
    numbers: Theme.controlFamily
    colours: ({
        purple: Theme.purple, purpleGlow: Theme.purpleGlow, green: Theme.green, greenGlow: Theme.greenGlow,
        black: Theme.black, blackGlow: Theme.blackGlow,
        military: Theme.military, militaryDark: Qt.darker(Theme.military, 1.3),
        culture: Theme.culture, cultureDark: Qt.darker(Theme.culture, 1.4),
        gold: Theme.gold, goldDark: Qt.darker(Theme.gold, 1.3),
        vote: Theme.vote, voteDark: Qt.darker(Theme.vote, 1.4),
        legend: Theme.legend, pennant: Theme.pennant,
        brown: Theme.earth, red: Theme.military, blue: Theme.culture, yellow: Theme.gold,
        brass: Theme.metal, brassBright: Theme.metalBright, brassDark: Theme.metalDark,
        parchment: Theme.parchment, parchmentEdge: Theme.parchmentEdge, shade: Theme.shade,
        light: Theme.light, ink: Theme.ink, inkSoft: Theme.inkSoft,
        hollow: Theme.daylight ? Theme.table : Qt.darker(Theme.surface, 1.35), surface: Theme.surface, raised: Theme.raised, line: Theme.line, text: Theme.text,
        good: Theme.good, bad: Theme.bad, shadow: Theme.shadow, figure: Theme.text
    })
}
