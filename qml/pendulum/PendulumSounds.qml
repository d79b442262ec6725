// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Audio
import Sandglass.Host

/// What is heard of a match: each sound once for what one command has done.
Item {
    id: root

    required property Host host
    required property PendulumModel model
    required property Sounds sounds
    readonly property var soundOf: ({
        timerFlipped: "flip",
        roundBegan: "sand",
        paid: "coin",
        produced: "coin",
        stratagemPlayed: "card",
        stratagemsRecovered: "card",
        provinceTaken: "card",
        rewardChosen: "card",
        plainRewardChosen: "card",
        councilCalled: "bell",
        gameEnded: "bell"
    })

    Connections {
        target: root.host

        function onAccepted(number: int, seat: int, action: string, events: list<telling>): void {
            for (const sound of new Set(events.map(event => root.soundOf[event.word])))
                if (sound)
                    root.sounds.play(sound);
        }
    }

    Repeater {
        model: root.model.timers

        Item {
            id: timer

            required property PendulumTimer modelData

            Connections {
                target: timer.modelData

                function onRunOutChanged(): void {
                    if (timer.modelData.runOut && !root.host.paused)
                        root.sounds.play("runOut");
                }
            }
        }
    }
}
