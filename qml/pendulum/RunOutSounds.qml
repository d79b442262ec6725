// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Audio
import Sandglass.Host

/// A glass that runs out is heard, although nobody has done anything.
Item {
    id: root

    required property Host host
    required property PendulumModel model
    required property Sounds sounds

    Repeater {
        model: root.model.timers

        Item {
            id: timer

            required property PendulumTimer modelData

            Connections {
                target: timer.modelData

                function onRunOutChanged(): void {
                    if (timer.modelData.runOut && !root.host.paused)
                        root.sounds?.play("runOut");
                }
            }
        }
    }
}
