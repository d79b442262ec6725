// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Sandglass.Art
import Sandglass.Components

/// What Tiletum is painted with.
GameInk {
    id: root

    /// By resource, as the engine counts them: iron, food, gold, wool, stone.
    readonly property list<color> goods: [Theme.iron, Theme.food, Theme.gold, Theme.wool, Theme.stone]

    game: "tiletum"
    own: ({
            iron: Theme.iron,
            ironLight: Qt.lighter(Theme.iron, 1.45),
            ironDark: Qt.darker(Theme.iron, 3),
            food: Theme.food,
            foodLight: Qt.lighter(Theme.food, 1.5),
            foodDark: Qt.darker(Theme.food, 2.8),
            gold: Theme.gold,
            goldLight: Qt.lighter(Theme.gold, 1.4),
            goldDark: Qt.darker(Theme.gold, 2.4),
            wool: Theme.wool,
            woolLight: Qt.lighter(Theme.wool, 1.2),
            woolDark: Qt.darker(Theme.wool, 2.8),
            stone: Theme.stone,
            stoneLight: Qt.lighter(Theme.stone, 1.2),
            stoneDark: Qt.darker(Theme.stone, 1.5),
            leaf: Theme.greenGlow,
            laurel: Qt.lighter(Theme.green, 1.2),
            laurelOnParchment: Qt.darker(Theme.green, Theme.contrast ? 1.8 : 1),
            laurelOnBoard: Theme.daylight ? Theme.green : Theme.greenGlow,
            sea: Theme.sea,
            seaDark: Qt.darker(Theme.sea, 1.25),
            coast: Theme.coast,
            coastLight: Qt.lighter(Theme.coast, 1.2),
            river: Theme.daylight ? Theme.coast : Qt.darker(Theme.coast, 1.5),
            shore: Theme.hill,
            land: Theme.land,
            landDark: Qt.darker(Theme.land, 1.2),
            hill: Theme.hill,
            hillDark: Qt.darker(Theme.hill, 1.3),
            forest: Theme.forest,
            forestDark: Qt.darker(Theme.forest, 1.4),
            road: Theme.road,
            wheel: Theme.wheel,
            wheelDark: Qt.darker(Theme.wheel, 1.7),
            earth: Theme.earth,
            slate: Theme.slate,
            sky: Theme.sky,
            ground: Theme.surface,
            wax: Theme.military,
            flag: Qt.darker(Theme.military, 1.3),
            flame: Qt.lighter(Theme.military, 1.2),
            azure: Theme.culture,
            azureDark: Qt.darker(Theme.culture, 1.5),
            vert: Theme.green,
            skin: Theme.skin,
            skinDark: Qt.darker(Theme.skin, 1.25),
            hair: Qt.darker(Theme.earth, 1.2),
            notary: Qt.darker(Theme.culture, 1.35),
            notaryDark: Qt.darker(Theme.culture, 3),
            innkeeper: Qt.lighter(Theme.earth, 1.25),
            courtier: Qt.darker(Theme.food, 1.7),
            courtierDark: Qt.darker(Theme.food, 2.6),
            trader: Theme.green,
            traderDark: Qt.darker(Theme.green, 1.7),
            builder: Qt.darker(Theme.stone, 1.45),
            builderDark: Qt.darker(Theme.earth, 1.5),
            builderCloth: Theme.earth,
            contractFrame: Qt.darker(Theme.culture, 1.5),
            contractLine: Qt.lighter(Theme.culture, 1.3),
            coatFrame: Qt.lighter(Theme.earth, 1.35)
        })
}
