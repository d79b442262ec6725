// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Sandglass.Components
import Sandglass.Pieces

TestCase {
    id: test
    name: "SandGallery"
    when: windowShown
    visible: true
    width: 960
    height: 540

    Component {
        id: component
        SandGallery {
            anchors.fill: parent
        }
    }

    function test_every_theme_draws_it_without_a_word_data(): var {
        return [
            {
                tag: "walnut"
            },
            {
                tag: "daylight"
            },
            {
                tag: "contrast"
            }
        ];
    }

    function test_every_theme_draws_it_without_a_word(data: var) {
        Theme.name = data.tag;
        const gallery = createTemporaryObject(component, test);
        waitForRendering(gallery);
        const picture = grabImage(gallery);
        compare(picture.width, 960);
        // Every cell of the first row has a neck in its middle, and it is not the table that is seen there.
        for (let column = 0; column < gallery.columns; ++column)
            verify(!Qt.colorEqual(picture.pixel((column + 0.5) * 120, 90), Theme.table), column);
        Theme.name = "walnut";
    }
}
