// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Pages

/// Return starts a match of three, B one that no rules allow, Escape leads back.
SetupPage {
    id: root

    objectName: "coinsSetup"

    function begin(seats: int): void {
        started({
            seats: seats
        }, Array.from({
            length: seats
        }, (_, place) => ({
                    name: "Seat " + place,
                    place: place
                })));
    }

    Keys.onReturnPressed: root.begin(3)
    Keys.onEscapePressed: root.back()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_B)
            root.begin(99);
    }
    TapHandler {
        onTapped: root.begin(3)
    }
}
