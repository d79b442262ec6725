// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Sandglass.Components
import Sandglass.Pieces
import Sandglass.Sand

TestCase {
    id: test
    name: "SandTimer"
    when: windowShown
    visible: true
    width: 800
    height: 600

    StillClock {
        id: gameClock
    }

    Component {
        id: component
        SandTimer {
            clock: gameClock
            flippedAt: 0
            duration: 180000
            place: Qt.point(200, 200)
            label: "glass"
        }
    }

    SignalSpy {
        id: flips
        signalName: "flipRequested"
    }

    function init() {
        Theme.reducedMotion = false;
        gameClock.time = 0;
        gameClock.running = false;
    }

    function make(properties: var): Item {
        const timer = createTemporaryObject(component, test, properties ?? {});
        waitForRendering(timer);
        return timer;
    }

    function middleOf(timer: Item): point {
        return Qt.point(timer.x + timer.width / 2, timer.y + timer.height / 2);
    }

    function test_it_stands_where_it_is_put() {
        const timer = make();
        fuzzyCompare(middleOf(timer).x, 200, 0.01);
        fuzzyCompare(middleOf(timer).y, 200, 0.01);
        timer.place = Qt.point(300, 250);
        // At once: the room may change just before a frame is painted.
        compare(middleOf(timer), Qt.point(300, 250));
        verify(!timer.flying);
    }

    function test_a_longer_time_is_a_larger_glass() {
        const heights = [45000, 120000, 180000].map(duration => make({
                duration: duration
            }).height);
        verify(heights[0] < heights[1]);
        verify(heights[1] < heights[2]);
        compare(heights[2], 200 * Theme.scale);
    }

    function test_a_tap_asks_for_a_flip_and_does_nothing_else() {
        const timer = make();
        flips.target = timer;
        flips.clear();
        mouseClick(timer);
        compare(flips.count, 1);
        verify(!timer.flying);
        compare(timer.flippedAt, 0);
    }

    function test_two_fingers_ask_two_timers_at_once() {
        const left = make();
        const right = make({
            place: Qt.point(500, 200)
        });
        let asked = [];
        left.flipRequested.connect(() => asked.push("left"));
        right.flipRequested.connect(() => asked.push("right"));
        touchEvent(test).press(1, left).press(2, right).commit();
        touchEvent(test).release(1, left).release(2, right).commit();
        compare(asked.sort(), ["left", "right"]);
    }

    function test_a_flip_flies_on_an_arc_to_its_new_place() {
        gameClock.running = true;
        const timer = make();
        gameClock.time = 200000;
        verify(timer.runOut);
        timer.flippedAt = 200000;
        timer.place = Qt.point(200, 400);
        tryVerify(() => timer.flying);
        verify(!timer.runOut);
        tryVerify(() => timer.lift > timer.height / 10);
        tryVerify(() => !timer.flying);
        compare(middleOf(timer), Qt.point(200, 400));
        compare(timer.lift < 0.001, true);
    }

    function test_where_the_clock_jumps_it_is_put_where_it_is_data() {
        return [
            {
                tag: "forwards, to long after the flip",
                running: true,
                time: 200000,
                flippedAt: 150000
            },
            {
                tag: "to the flip itself, by a clock that stands",
                running: false,
                time: 200000,
                flippedAt: 200000
            },
            {
                tag: "backwards, to an earlier flip",
                running: true,
                time: 60000,
                flippedAt: 60000
            },
        ];
    }

    function test_where_the_clock_jumps_it_is_put_where_it_is(row) {
        gameClock.running = row.running;
        gameClock.time = 100000;
        const timer = make({
            flippedAt: 100000
        });
        gameClock.time = row.time;
        timer.flippedAt = row.flippedAt;
        timer.place = Qt.point(200, 400);
        // It looks whether it was flipped when time and place have both been told.
        tryCompare(timer, "shownFlip", row.flippedAt);
        verify(!timer.flying);
        compare(middleOf(timer), Qt.point(200, 400));
        fuzzyCompare(timer.lift, 0, 0.001);
    }

    function test_in_reduced_motion_a_flip_is_instant() {
        gameClock.running = true;
        Theme.reducedMotion = true;
        const timer = make();
        gameClock.time = 200000;
        timer.flippedAt = 200000;
        timer.place = Qt.point(200, 400);
        tryCompare(timer, "shownFlip", 200000);
        verify(!timer.flying);
        compare(middleOf(timer), Qt.point(200, 400));
    }
}
