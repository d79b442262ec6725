// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Sandglass.Art
import Sandglass.Components

/// What Pendulum is painted with.
GameInk {
    id: root

    readonly property list<color> sand: [Theme.purpleGlow, Theme.greenGlow, Theme.blackGlow]

    game: "pendulum"
    own: ({
            purple: Theme.purple,
            purpleGlow: Theme.purpleGlow,
            green: Theme.green,
            greenGlow: Theme.greenGlow,
            black: Theme.black,
            blackGlow: Theme.blackGlow,
            military: Theme.military,
            militaryDark: Qt.darker(Theme.military, 1.3),
            culture: Theme.culture,
            cultureDark: Qt.darker(Theme.culture, 1.4),
            gold: Theme.gold,
            goldDark: Qt.darker(Theme.gold, 1.3),
            vote: Theme.vote,
            voteDark: Qt.darker(Theme.vote, 1.4),
            legend: Theme.legend,
            pennant: Theme.pennant,
            matEdge: Theme.matEdge,
            outline: Theme.outline,
            trackPower: Theme.trackPower,
            trackPowerOnScroll: Theme.trackPowerOnScroll,
            trackPrestige: Theme.trackPrestige,
            trackPrestigeOnScroll: Theme.trackPrestigeOnScroll,
            trackPopularity: Theme.trackPopularity,
            trackPopularityOnScroll: Theme.trackPopularityOnScroll,
            trackLegend: Theme.trackLegend,
            trackLegendOnScroll: Theme.trackLegendOnScroll,
            militaryCube: Theme.trackPower,
            cultureCube: Theme.trackPrestige,
            goldCube: Theme.trackPopularity,
            scroll: Theme.scroll,
            scrollEdge: Theme.scrollEdge,
            brown: Theme.earth,
            red: Theme.military,
            blue: Theme.culture,
            yellow: Theme.gold
        })
}
