// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Sandglass.Components

/// Every token that text is written in, on every token that it is written on, by WCAG's measure: 4.5 to 1, and 3 to 1
/// where the text is as large as a title.
TestCase {
    id: test

    name: "Contrast"

    readonly property real forText: 4.5
    readonly property real forTitles: 3

    function cleanup() {
        Theme.name = "walnut";
    }

    function brightness(part: real): real {
        return part <= 0.03928 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }

    function luminance(shade: color): real {
        return 0.2126 * brightness(shade.r) + 0.7152 * brightness(shade.g) + 0.0722 * brightness(shade.b);
    }

    function contrastOf(one: color, other: color): real {
        const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (light + 0.05) / (dark + 0.05);
    }

    function test_the_measure_itself() {
        fuzzyCompare(contrastOf("black", "white"), 21, 0.001);
        fuzzyCompare(contrastOf("#777777", "white"), 4.48, 0.01);
        compare(contrastOf("red", "red"), 1);
    }

    function mixed(ground: color, tint: color, share: real): color {
        return Qt.rgba(ground.r + (tint.r - ground.r) * share, ground.g + (tint.g - ground.g) * share, ground.b + (tint.b - ground.b) * share, 1);
    }

    function test_numbers_on_mats_can_be_read_data() {
        return ["walnut", "daylight", "contrast"].map(theme => ({
                    tag: theme,
                    theme: theme
                }));
    }

    /// Production slots and counters are tinted with what they hold.
    function test_numbers_on_mats_can_be_read(row) {
        Theme.name = row.theme;
        for (const tint of ["earth", "military", "culture", "gold", "vote"]) {
            const measured = contrastOf(Theme.text, mixed(Theme.surface, Theme[tint], 0.35));
            verify(measured >= forText, tint + ": " + measured.toFixed(2) + " to 1");
        }
    }

    function test_what_carries_meaning_on_pendulums_board_is_seen_data() {
        return ["walnut", "daylight", "contrast"].map(theme => ({
                    tag: theme,
                    theme: theme
                }));
    }

    /// Shares as its faces mix them: wells are the area's colour with 45 % black, open rows with 30 %, what waits there
    /// is the area's glow with 25 % white.
    function test_what_carries_meaning_on_pendulums_board_is_seen(row) {
        Theme.name = row.theme;
        const seen = (what, one, other) => verify(contrastOf(one, other) >= 3, what + ": " + contrastOf(one, other).toFixed(2) + " to 1");
        for (const track of ["trackPower", "trackPrestige", "trackPopularity", "trackLegend"]) {
            seen(track, Theme[track], Theme.hollow);
            seen(track + " on the scroll", Theme[track + "OnScroll"], Theme.scroll);
        }
        seen("an outline at home", Theme.outline, Theme.hollow);
        seen("the scroll's edge", Theme.scrollEdge, Theme.scroll);
        for (const area of ["purple", "green", "black"]) {
            const waits = mixed(Theme[area + "Glow"], "#FFFFFF", 0.25);
            const open = mixed(Theme[area], "#000000", 0.3);
            seen(area + ": a frame", Theme.metal, mixed(Theme[area], "#000000", 0.45));
            seen(area + ": a gate", Theme.metalBright, open);
            seen(area + ": a sign, and where the glass will stand", waits, open);
        }
        // A latch and a marker are told by their dark edge, on brass and on every seat's colour.
        seen("a latch", Theme.ink, Theme.metalBright);
        for (const seat of Theme.seats)
            seen("a marker", Theme.ink, seat);
        if (row.theme === "daylight")
            seen("a mat's edge", Theme.matEdge, Theme.playTable);
    }

    function test_text_can_be_read_data() {
        const written = [[["text", "textSoft"], ["wood", "table", "surface", "raised", "pressed"], forText], [["text"], ["playTable"], forText], [["ink", "inkSoft"], ["parchment", "shade"], forText], [["brassInk"], ["brass", "brassBright"], forText], [["brassBright", "bad"], ["surface", "raised"], forText], [["brassBright"], ["wood", "table"], forTitles],
            // Numbers on what is drawn: prices on pennants, the time on a glass's plate.
            [["ink"], ["pennant", "gold"], forText],];
        const rows = [];
        for (const theme of ["walnut", "daylight", "contrast"])
            for (const [inks, grounds, least] of written)
                for (const ink of inks)
                    for (const ground of grounds)
                        rows.push({
                            tag: theme + ": " + ink + " on " + ground,
                            theme: theme,
                            ink: ink,
                            ground: ground,
                            least: least
                        });
        return rows;
    }

    function test_text_can_be_read(row) {
        Theme.name = row.theme;
        const measured = contrastOf(Theme[row.ink], Theme[row.ground]);
        verify(measured >= row.least, measured.toFixed(2) + " to 1");
    }
}
