// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Sandglass.Art
import Sandglass.Pendulum

/// Icons are painted once for each colour and size, and then only copied: none may be copied where another is meant.
TestCase {
    id: test
    name: "Icons"
    when: windowShown
    visible: true
    width: 240
    height: 80

    Ink {
        id: paint
        game: "pendulum"
        colours: ({
                figure: "#e0e0e0",
                ink: "#101010",
                light: "#f0f0f0"
            })
    }

    component Icon: TallyStrip {
        ink: paint
        icon: "character.champion"
        width: 48
        height: 48
    }

    Icon {
        id: own
    }
    Icon {
        id: black
        x: 60
        figure: "black"
    }
    Icon {
        id: small
        x: 120
        width: 24
        height: 24
    }
    Icon {
        id: other
        x: 180
        icon: "character.briber"
    }

    function test_a_black_figure_is_not_the_theme_s_own() {
        verify(!grabImage(own).equals(grabImage(black)));
    }

    function test_a_small_icon_is_no_part_of_a_large_one() {
        const large = grabImage(own);
        const little = grabImage(small);
        let differ = 0;
        for (let at = 0; at < 24; ++at)
            differ += Qt.colorEqual(large.pixel(at, 12), little.pixel(at, 12)) ? 0 : 1;
        verify(differ > 0);
    }

    function test_another_icon_is_another() {
        verify(!grabImage(own).equals(grabImage(other)));
    }

    function test_new_colours_paint_it_anew() {
        const before = grabImage(own);
        paint.colours = ({
                figure: "#20c020",
                ink: "#101010",
                light: "#f0f0f0"
            });
        waitForRendering(test);
        verify(!before.equals(grabImage(own)));
    }
}
