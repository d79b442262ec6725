// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Sandglass.Components

/// Pendulum's own tokens, beside those of the theme: resources, production. Painted things take all from here.
Ink {
    id: root

    readonly property list<color> sand: [Theme.purpleGlow, Theme.greenGlow, Theme.blackGlow]

    // Resources and the tracks they feed
    readonly property color military: "#B8433A"
    readonly property color culture: "#3B6FA8"
    readonly property color gold: "#D8A72C"
    readonly property color vote: "#7F5AA8"
    readonly property color legend: "#A9ABB3"

    // The colour of what a card's price hangs on, and of production slots that have no resource's colour
    readonly property color pennant: "#D98B3A"
    readonly property color brown: "#7A5B3E"

    names: Theme.nameFamily
    numbers: Theme.controlFamily
    colours: ({
        purple: Theme.purple, purpleGlow: Theme.purpleGlow, green: Theme.green, greenGlow: Theme.greenGlow,
        black: Theme.black, blackGlow: Theme.blackGlow,
        military: military, militaryDark: Qt.darker(military, 1.3),
        culture: culture, cultureDark: Qt.darker(culture, 1.4),
        gold: gold, goldDark: Qt.darker(gold, 1.3),
        vote: vote, voteDark: Qt.darker(vote, 1.4),
        legend: legend, pennant: pennant,
        brown: brown, red: military, blue: culture, yellow: gold,
        brass: Theme.brass, brassBright: Theme.brassBright, brassDark: Qt.darker(Theme.brass, 1.6),
        parchment: Theme.parchment, parchmentEdge: Qt.darker(Theme.shade, 1.25), shade: Theme.shade,
        light: Theme.contrast ? "#FFFFFF" : "#FBF5E6", ink: Theme.ink, inkSoft: Theme.inkSoft,
        surface: Theme.surface, raised: Theme.raised, line: Theme.line, text: Theme.text,
        good: Theme.good, bad: Theme.bad, shadow: Theme.shadow, figure: Theme.text
    })
}
