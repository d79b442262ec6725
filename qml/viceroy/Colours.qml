// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Sandglass.Art
import Sandglass.Components

/// What Viceroy is painted with.
GameInk {
    id: root

    /// Blue, red, green, yellow: the order of the engine's numbers.
    readonly property list<color> gems: [Theme.gemBlue, Theme.gemRed, Theme.gemGreen, Theme.gemYellow]

    function pale(colour: color): color {
        return Qt.tint(colour, Theme.gleam);
    }

    game: "viceroy"
    own: ({
            gemBlue: Theme.gemBlue,
            gemBlueLight: pale(Theme.gemBlue),
            gemBlueDark: Qt.darker(Theme.gemBlue, Theme.gemRim),
            gemRed: Theme.gemRed,
            gemRedLight: pale(Theme.gemRed),
            gemRedDark: Qt.darker(Theme.gemRed, Theme.gemRim),
            gemGreen: Theme.gemGreen,
            gemGreenLight: pale(Theme.gemGreen),
            gemGreenDark: Qt.darker(Theme.gemGreen, Theme.gemRim),
            gemYellow: Theme.gemYellow,
            gemYellowLight: pale(Theme.gemYellow),
            gemYellowDark: Qt.darker(Theme.gemYellow, Theme.gemRim),
            crystal: Theme.crystal,
            crystalLight: pale(Theme.crystal),
            crystalDark: Theme.crystalInk,
            crystalInk: Theme.ink,
            glyph: Theme.light,
            rim: Theme.darkness,
            back: Theme.cardBack,
            law: Theme.law,
            seal: Theme.seal,
            sealCharge: Theme.ink,
            sealDetail: Theme.sealDetail,
            sealRim: Theme.sealRim,
            sealRing: Theme.sealRing,
            charge: Theme.charge,
            detail: Theme.chargeDetail,
            shieldRim: Theme.metal,
            sea: Theme.estateSea,
            arms: Theme.estateArms,
            command: Theme.estateCommand,
            town: Theme.estateTown,
            court: Theme.estateCourt,
            lore: Theme.estateLore,
            wild: Theme.estateWild,
            night: Theme.estateShadow,
            points: Theme.tokenPoints,
            pointsRim: Theme.metalDark,
            laurel: Theme.laurel,
            science: Theme.tokenScience,
            scienceRim: pale(Theme.tokenScience),
            scienceGlyph: Theme.light,
            magic: Theme.tokenMagic,
            magicRim: Theme.tokenMagicRim,
            magicGlyph: Theme.light,
            defence: Theme.tokenDefence,
            defenceRim: pale(Theme.tokenDefence),
            defenceGlyph: Theme.light,
            attack: Theme.tokenAttack,
            attackRim: Theme.tokenAttackRim,
            attackGlyph: Theme.light,
            wax: Theme.wax,
            pennant: Theme.pennant,
            // Brass that is drawn on the table itself, and must be seen on a pale one too.
            accent: Theme.brass,
            accentBright: Theme.brassBright
        })
}
