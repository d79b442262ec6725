// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtTest
import Sandglass.Components

TestCase {
    name: "Theme"

    function cleanup() {
        Theme.name = "walnut";
        Theme.textSize = 1;
        Theme.scale = 1;
        Theme.reducedMotion = false;
    }

    function test_typeGrowsWithTableAndWithTheReadersWish() {
        Theme.scale = 2;
        Theme.textSize = 1.5;
        compare(Theme.body, 54);
        compare(Theme.space4, 32);
    }

    function test_reducedMotionMakesEverythingInstant() {
        Theme.reducedMotion = true;
        compare(Theme.moveTime, 0);
        compare(Theme.turnTime, 0);
        compare(Theme.flipTime, 0);
    }
}
