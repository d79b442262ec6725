// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Audio
import Sandglass.Host

/// A glass that runs out is heard, although nobody has done anything; and ten seconds before, one knock. The black one
/// knocks only for a figure that has not acted there: it is turned often.
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

                function onEndingChanged(): void {
                    if (timer.modelData.ending && !root.host.paused && (timer.modelData.area < 2 || root.model.waitsIn(timer.modelData.row)))
                        root.sounds?.play("knock");
                }

                function onRunOutChanged(): void {
                    if (timer.modelData.runOut && !root.host.paused)
                        root.sounds?.play("runOut");
                }
            }
        }
    }
}
