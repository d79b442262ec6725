// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

/// Every colour, size and duration that is seen. The shell sets the first four properties; all else follows from them.
QtObject {
    id: root

    /// "walnut", "daylight" or "contrast".
    property string name: "walnut"
    /// The person's text size: 1 is the design's, up to 1.5.
    property real textSize: 1
    property bool reducedMotion: false
    /// How much larger than a 1080-pixel-high window everything is drawn.
    property real scale: 1
    /// The smallest side of what a finger must hit: pixels on a desktop, millimetres turned into pixels on a table.
    property real touchMinimum: 48

    readonly property bool daylight: name === "daylight"
    readonly property bool contrast: name === "contrast"

    // The table and what lies on it
    readonly property color wood: daylight ? "#D9C49A" : contrast ? "#000000" : "#1B140F"
    readonly property color grain: daylight ? "#59A88452" : contrast ? "#00000000" : "#4D6B4A2E"
    readonly property color glow: daylight ? "#59FFF8E4" : contrast ? "#00000000" : "#33E0A050"
    readonly property color dusk: daylight ? "#33785A2A" : contrast ? "#00000000" : "#B3090604"
    readonly property color table: daylight ? "#E4D5B4" : contrast ? "#000000" : "#17120E"
    readonly property color surface: daylight ? "#F6EEDB" : contrast ? "#000000" : "#231B15"
    readonly property color raised: daylight ? "#FBF5E6" : contrast ? "#141414" : "#2E241C"
    readonly property color line: daylight ? "#8A7040" : contrast ? "#FFFFFF" : "#4A3A2C"
    /// What lies under a finger, or is chosen of a list; text on it is read as well as elsewhere.
    readonly property color pressed: daylight ? "#DCCBA4" : contrast ? "#3A3A3A" : "#4A3A2C"
    /// Text on table, surface and raised.
    readonly property color text: daylight ? "#2A2118" : contrast ? "#FFFFFF" : "#EFE3C8"
    readonly property color textSoft: daylight ? "#5B4B3A" : contrast ? "#E8E8E8" : "#BFAE8C"

    // Parchment and its ink
    readonly property color parchment: contrast ? "#FFFFFF" : daylight ? "#FBF5E6" : "#EFE3C8"
    readonly property color shade: contrast ? "#E0E0E0" : "#DCCBA4"
    readonly property color ink: contrast ? "#000000" : "#2A2118"
    readonly property color inkSoft: contrast ? "#202020" : "#5B4B3A"

    readonly property color parchmentEdge: contrast ? "#000000" : daylight ? "#8A7040" : "#B39B6C"

    // The one accent
    readonly property color brassDark: daylight ? "#57400E" : contrast ? "#FFD447" : "#7E6226"
    readonly property color brass: daylight ? "#735210" : contrast ? "#FFD447" : "#C9A14A"
    readonly property color brassBright: daylight ? "#785612" : contrast ? "#FFE680" : "#E9C877"
    /// The light around what can be done now; its line is brassBright.
    readonly property color halo: daylight ? "#F2B632" : brassBright
    /// Text on brass. (Not named "on…": QML would take that for a signal's handler and give no colour.)
    readonly property color brassInk: daylight ? "#FFFDF6" : contrast ? "#000000" : "#1B140D"

    // Brass as a thing that is drawn: frames, caps and rings, on the board's dark areas too
    readonly property color metalDark: contrast ? "#FFD447" : "#7E6226"
    readonly property color metal: contrast ? "#FFD447" : "#C9A14A"
    readonly property color metalBright: contrast ? "#FFE680" : "#E9C877"

    /// The table that a game's mats and board lie on, and what is sunk into them.
    readonly property color playTable: daylight ? "#BFA473" : table
    /// Candle light on it, and dusk at its edges.
    readonly property color tableGlow: daylight ? "#26FFF8E4" : contrast ? "#00000000" : "#1FE0A050"
    readonly property color tableDusk: daylight ? "#26785A2A" : contrast ? "#00000000" : "#59090604"
    readonly property color hollow: daylight ? "#DCCCA3" : Qt.darker(surface, 1.35)
    /// Around a mat or a board where it lies on the table, and the outlines of places where something is missing.
    readonly property color matEdge: daylight ? "#5A451C" : line
    readonly property color outline: daylight ? "#6B5426" : contrast ? "#FFFFFF" : "#7D6A4C"

    readonly property color bad: daylight ? "#A83A28" : contrast ? "#FF8F7E" : "#E06C5A"
    readonly property color good: daylight ? "#2F6B2F" : contrast ? "#9BE89B" : "#7FBF7F"
    /// Laid over a table, it dims what is not meant.
    readonly property color veil: daylight ? "#73FBF5E6" : contrast ? "#99000000" : "#73000000"
    readonly property color shadow: contrast ? "transparent" : daylight ? "#40301C08" : "#99000000"

    /// Seat colours, distinguishable with colour-vision deficiency; always shown with the seat's emblem as well.
    readonly property list<color> seats: ["#E69F00", "#56B4E9", "#009E73", "#D55E00", "#CC79A7"]

    // Pendulum's areas and their sand
    readonly property color purple: contrast ? "#8A5FC0" : daylight ? "#7E5CA6" : "#6C4A8E"
    readonly property color purpleGlow: contrast ? "#DCC4FF" : "#9B78C4"
    readonly property color green: contrast ? "#348454" : daylight ? "#427A58" : "#3F7A55"
    readonly property color greenGlow: contrast ? "#A8F0C4" : "#6FB58A"
    readonly property color black: contrast ? "#5A5F6B" : daylight ? "#50545F" : "#2B2D33"
    readonly property color blackGlow: contrast ? "#E6EAF2" : "#8B92A1"

    // Pendulum's resources and the tracks they feed, the pennants that prices hang on, the slot of no resource
    readonly property color military: "#B8433A"
    readonly property color culture: "#3B6FA8"
    readonly property color gold: "#D8A72C"
    readonly property color vote: "#7F5AA8"
    readonly property color legend: "#A9ABB3"
    readonly property color pennant: "#D98B3A"
    /// The same as a word that leads somewhere, on parchment.
    readonly property color pennantInk: contrast ? "#000000" : "#8A4B0F"
    readonly property color earth: "#7A5B3E"
    // Its victory tracks: on wood, and on the scroll where they end
    readonly property color trackPower: daylight ? "#9E2F27" : contrast ? "#FF6F61" : "#CC5247"
    readonly property color trackPrestige: daylight ? "#2A578C" : contrast ? "#7AB8FF" : "#4C84C2"
    readonly property color trackPopularity: daylight ? "#80600C" : contrast ? "#FFD447" : gold
    readonly property color trackLegend: daylight ? "#5C5F68" : contrast ? "#E6EAF2" : legend
    readonly property color trackPowerOnScroll: "#9E2F27"
    readonly property color trackPrestigeOnScroll: "#2A578C"
    readonly property color trackPopularityOnScroll: "#80600C"
    readonly property color trackLegendOnScroll: "#5C5F68"
    readonly property color scroll: daylight ? "#FFFAEC" : parchment
    readonly property color scrollEdge: contrast ? "#000000" : "#7A6132"
    /// Drawn on dark grounds in pictures: paler than parchment.
    readonly property color light: contrast ? "#FFFFFF" : "#FBF5E6"

    // Viceroy's gems (their shapes tell them apart as well), and how much darker their rims are
    readonly property color gemBlue: contrast ? "#2F76E0" : "#3D7CC9"
    readonly property color gemRed: contrast ? "#D8302A" : "#C8423B"
    readonly property color gemGreen: contrast ? "#1F9A50" : "#3E9A5F"
    readonly property color gemYellow: contrast ? "#F5C518" : "#E0B336"
    readonly property real gemRim: contrast ? 2.6 : 1.75
    /// Laid over a colour, the light on it.
    readonly property color gleam: "#8CFFFFFF"
    readonly property color darkness: contrast ? "#000000" : "#17120E"
    /// Of a screen that gives no light.
    readonly property color night: "#000000"
    readonly property color crystal: contrast ? "#FFFFFF" : "#A9BDBB"
    readonly property color crystalInk: contrast ? "#000000" : "#54686A"

    // Viceroy's cards: backs, laws and their seals, the shields of the eight estates and what stands on them
    readonly property color cardBack: contrast ? "#000000" : "#2E241C"
    readonly property color law: contrast ? "#000000" : "#41342A"
    readonly property color seal: contrast ? "#FFFFFF" : "#EADBB6"
    readonly property color sealDetail: contrast ? "#7A5200" : "#9A6F1C"
    readonly property color sealRim: contrast ? "#000000" : "#8A6A22"
    readonly property color sealRing: contrast ? "#000000" : "#BFA468"
    readonly property color charge: contrast ? "#FFFFFF" : "#F3E7CB"
    readonly property color chargeDetail: contrast ? "#FFD447" : "#E3BC62"
    readonly property color estateSea: contrast ? "#06222C" : "#304851"
    readonly property color estateArms: contrast ? "#2E0C08" : "#583631"
    readonly property color estateCommand: contrast ? "#10131C" : "#3F4350"
    readonly property color estateTown: contrast ? "#241603" : "#56432A"
    readonly property color estateCourt: contrast ? "#220C28" : "#4E3854"
    readonly property color estateLore: contrast ? "#0B0F32" : "#383C5A"
    readonly property color estateWild: contrast ? "#141A05" : "#434830"
    readonly property color estateShadow: contrast ? "#000000" : "#2A2527"

    // Viceroy's tokens
    readonly property color tokenPoints: contrast ? "#000000" : "#2C2A1C"
    readonly property color laurel: contrast ? "#B6E27A" : "#9DBB6C"
    readonly property color tokenScience: contrast ? "#00222C" : "#2B3A40"
    readonly property color tokenMagic: contrast ? "#240A3C" : "#3B2C4B"
    readonly property color tokenMagicRim: contrast ? "#DCC4FF" : "#B79AD2"
    readonly property color tokenDefence: contrast ? "#1A140C" : "#39322B"
    readonly property color tokenAttack: contrast ? "#3A0600" : "#4A2723"
    readonly property color tokenAttackRim: contrast ? "#FFB3A6" : "#D08A7C"
    readonly property color wax: contrast ? "#C22018" : "#A3352C"

    // Tiletum: its goods, and what its map, wheel and tiles are painted with. Tiles are pictures on parchment, the same
    // in every theme; land, sea and wood follow the room.
    readonly property color iron: "#5D8FC4"
    readonly property color food: "#C4527A"
    readonly property color wool: "#D5D2C8"
    readonly property color stone: "#9C9997"
    readonly property color slate: contrast ? "#2A3038" : "#4B5563"
    readonly property color sky: contrast ? "#FFFFFF" : "#C8D3D8"
    readonly property color skin: "#E2B98C"
    readonly property color sea: daylight ? "#A9C6CF" : contrast ? "#00141F" : "#1F3542"
    readonly property color coast: daylight ? "#5E8796" : contrast ? "#7FB4CC" : "#5D7E92"
    readonly property color land: daylight ? "#E6D7AE" : contrast ? "#1E1E1E" : "#5F5239"
    readonly property color hill: daylight ? "#B39B6C" : contrast ? "#5A5A5A" : "#7C6A48"
    readonly property color forest: daylight ? "#8FA274" : contrast ? "#3C4A3C" : "#4C5A3A"
    readonly property color road: daylight ? "#9C8350" : contrast ? "#FFFFFF" : "#C4AE7C"
    readonly property color wheel: daylight ? "#B08A5C" : contrast ? "#202020" : "#7A5535"

    // Type
    readonly property string nameFamily: "EB Garamond"
    readonly property string controlFamily: "Inter"
    /// Numbers as tall as capitals: among words the old-style one reads as a letter.
    readonly property var nameFigures: ({
            "lnum": 1
        })
    readonly property int caption: Math.round(14 * scale * textSize)
    readonly property int body: Math.round(18 * scale * textSize)
    readonly property int lead: Math.round(22 * scale * textSize)
    readonly property int title: Math.round(28 * scale * textSize)
    readonly property int display: Math.round(44 * scale * textSize)

    // Space, on a grid of four
    readonly property real space1: 4 * scale
    readonly property real space2: 8 * scale
    readonly property real space3: 12 * scale
    readonly property real space4: 16 * scale
    readonly property real space6: 24 * scale
    readonly property real space8: 32 * scale
    readonly property real space12: 48 * scale
    readonly property real touch: Math.max(touchMinimum, 48 * scale)
    readonly property real cardRadius: 6 * scale
    readonly property real panelRadius: 12 * scale
    readonly property real hairline: Math.max(1, scale)
    readonly property real focusLine: Math.max(2, 3 * scale)

    /// Sizes of what lies on a plan of the table, in the plan's units: whoever lays it out multiplies them by the
    /// pixels of a unit, which are one on a table 1080 pixels high.
    component PlanSizes: QtObject {
        readonly property real caption: 15
        readonly property real body: 20
        readonly property real lead: 22
        readonly property real label: 24
        readonly property real figure: 26
        /// The height of a line of body words.
        readonly property real bodyLine: 27
        readonly property real gap1: 4
        readonly property real gap2: 8
        readonly property real gap3: 12
        readonly property real gap4: 16
        readonly property real gap6: 24
        readonly property real gap8: 32
        readonly property real gap12: 48
        readonly property real hairline: 1.5
        readonly property real line: 2
        readonly property real strongLine: 4
        readonly property real radius: 8
        readonly property real panelRadius: 12
        /// How far the light around what can be touched reaches.
        readonly property real glow: 8
        /// The strip between mat and middle where a seat is spoken to.
        readonly property real rail: 34
        /// What a screen is held open by.
        readonly property real screenBar: 36
        /// How far a finger may stray before it pulls a piece.
        readonly property real slack: 10

        // Pieces, and what is written beside them
        readonly property real worker: 42
        readonly property real workerHeight: 50
        readonly property real grande: 48
        readonly property real grandeHeight: 58
        /// How much smaller figures are where they stand at home.
        readonly property real atHome: 0.86
        readonly property real pileCard: 23
        /// The number of a place in a council's order.
        readonly property real councilPlace: 30
        readonly property real handCard: 54
        /// A card of a hand that is read where it lies.
        readonly property real readCard: 92
        /// A word on a button of a mat.
        readonly property real buttonWord: 12.5
        /// An icon on it, with its word and without.
        readonly property real buttonIcon: 28
        readonly property real buttonIconAlone: 36
        readonly property real smallCard: 44
        /// How wide the slip is that speaks in a lesson.
        readonly property real lessonSlip: 460
        /// The face on a slip that explains, its keys, and the slip on a desktop.
        readonly property size slipFace: Qt.size(84, 108)
        readonly property real slipButton: 40
        readonly property real slipTail: 20
        readonly property real slipIcon: 28
        /// So high a slip has room for its icons.
        readonly property real slipWithIcons: 176
        readonly property size deskSlip: Qt.size(400, 320)
        /// The ring around a finger that asks, and its line.
        readonly property real holdRing: 46
        readonly property real holdLine: 5
        /// A seat's lens as it lies there, its head when it is out, and how far that is from the finger.
        readonly property real lens: 19
        readonly property real lensTarget: 60
        readonly property real lensHead: 73
        readonly property real lensReach: 176
        /// A card with its words beside it.
        readonly property real wordCard: 210
        /// The words beside a card.
        readonly property real besideCard: 140
        /// How much higher than wide a card is.
        readonly property real cardShape: 1.44
        /// How far a card rises that is lifted out of the hand.
        readonly property real lift: 26
        readonly property real province: 80
        readonly property real icon: 42
        readonly property real icons: 72
        readonly property real iconHeight: 52
        readonly property real nameWidth: 110
        readonly property real button: 50
        readonly property real buttonHeight: 42
        readonly property real wordButton: 160
        readonly property real wordButtonHeight: 64
        /// Of a word button where several share a mat.
        readonly property real smallButton: 0.75
    }
    readonly property PlanSizes plan: PlanSizes {}

    // Motion, in milliseconds
    readonly property int fadeTime: reducedMotion ? 0 : 120
    readonly property int moveTime: reducedMotion ? 0 : 220
    readonly property int turnTime: reducedMotion ? 0 : 300
    readonly property int flipTime: reducedMotion ? 0 : 650
    /// How long a ring closes around what was laid and is not yet set.
    readonly property int graceTime: reducedMotion ? 0 : 1000
    /// How long the markers of one line run at the end.
    readonly property int raceTime: reducedMotion ? 0 : 1100
    readonly property int pulseTime: reducedMotion ? 0 : 1200
    readonly property real pulseDepth: reducedMotion ? 0 : 0.15
    /// How long nothing counts behind a screen that has just been opened: fingers know places that are no longer there.
    readonly property int deafTime: 250
    /// The same for a leaf that opens under a finger which has just tapped.
    readonly property int leafDeafTime: 150
    /// How long a card lies open that somebody wanted to read.
    readonly property int copyTime: 20000
    /// How long a sentence stands that goes away by itself: two lines, read twice.
    readonly property int readTime: 6000
    /// One of the beads before a paused match goes on.
    readonly property int beadTime: 600
    /// How long a line of the score sheet is looked at.
    readonly property int countTime: 2500
    /// How long after a tap another one makes it a double one.
    readonly property int doubleTapTime: 400
    /// How long a screen stays open that was latched, once nobody touches it.
    readonly property int latchTime: 10000
}
