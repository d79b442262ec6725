// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// Pendulum before its first move, as it will lie between those who sit there: for the little table of its set-up.
Item {
    id: root

    property list<int> chairs

    onChairsChanged: {
        laid.active = false;
        laid.active = chairs.length > 0;
    }

    Loader {
        id: laid

        anchors.centerIn: parent
        width: parent.width
        height: parent.width * 9 / 16 * part.height
        active: false

        readonly property rect part: Qt.rect(0, 0.262, 1, 0.49)

        sourceComponent: PendulumScene {
            seatCount: root.chairs.length
            places: Array.from({
                length: 6
            }, () => root.chairs)
            moment: ""
            crop: laid.part
        }
    }
}
