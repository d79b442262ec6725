// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Sandglass.App
import Sandglass.Host
import Sandglass.Play
import Sandglass.Sand

/// A picture under way: where it is hangs on the match's clock and on nothing else.
TestCase {
    id: test
    name: "Flight"
    when: windowShown
    visible: true
    width: 400
    height: 200

    property telling coin

    StillClock {
        id: time
    }

    CuePlayer {
        id: film

        clock: time
        lengths: ({
                coin: 1000
            })
    }

    Flight {
        id: flight

        cues: film
        from: Qt.rect(0, 100, 20, 20)
        to: Qt.rect(300, 40, 40, 40)
        after: 200
        lasts: 600
        lift: 50
        sudden: true
        picture: Rectangle {}
    }

    Item {
        id: table

        x: 30
        y: 10
        width: 200
        height: 100

        Item {
            objectName: "mat 1"
            x: 100
            y: 20
            width: 40
            height: 20
            rotation: 180

            Item {
                objectName: "good"
                width: 10
                height: 10
            }
            Item {
                objectName: "hidden"
                visible: false
                width: 10
                height: 10
            }
        }
    }

    Item {
        id: aside
        x: 100
    }

    function middle() {
        return Qt.point(flight.x + flight.width / 2, flight.y + flight.height / 2);
    }

    function init() {
        coin.word = "coin";
        time.time = 0;
        film.still = false;
        film.play([coin]);
    }

    function test_it_sets_out_when_it_is_time_and_lands_and_stays() {
        verify(!flight.visible);
        time.time = 200;
        compare(middle(), Qt.point(10, 110));
        time.time = 500;
        verify(flight.visible);
        compare(middle(), Qt.point(165, 35));
        fuzzyCompare(flight.scale * flight.width, 30, 0.01);
        time.time = 800;
        compare(middle(), Qt.point(320, 60));
        time.time = 999;
        compare(middle(), Qt.point(320, 60));
        compare(flight.scale, 1);
    }

    function test_where_motion_is_reduced_nothing_flies() {
        film.still = true;
        film.play([coin]);
        time.time = 500;
        verify(!flight.visible);
        compare(flight.part, 0);
    }

    function test_things_are_found_by_the_names_of_their_place() {
        compare(Landmarks.rectOf([table], "mat 1/good", table), Qt.rect(130, 30, 10, 10));
        compare(Landmarks.rectOf([aside, table], "good", aside), Qt.rect(60, 40, 10, 10));
        compare(Landmarks.rectOf([table], "mat 1/hidden", table).width, 0);
        compare(Landmarks.rectOf([table], "mat 2/good", table).width, 0);
    }
}
