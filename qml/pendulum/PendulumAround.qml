// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Host
import Sandglass.Sand

/// A match around the table. While it is paused, every seat has its own choices; what everybody must know stands at
/// every seat too, in its own words.
Item {
    id: root

    required property Shell shell
    required property Host host
    required property PendulumModel model
    required property Party party
    required property SandClock clock
    signal back

    function togglePause(): void {
        if (host.paused)
            host.resume();
        else
            host.pause();
    }

    PendulumTable {
        id: table

        anchors.fill: parent
        model: root.model
        people: root.party.people
        clock: root.clock
        paused: root.host.paused
        digits: root.shell.settings.timerDigits
        warning: root.host.warning
        bots: root.party.bots
        onPauseToggled: root.togglePause()
    }

    Repeater {
        model: root.party.people

        SeatPause {
            required property int index
            required property Seat modelData
            readonly property rect place: table.places.mat(modelData.place)

            objectName: "pause " + index
            x: place.x
            y: place.y
            width: place.width
            height: place.height
            rotation: table.places.turn(modelData.place)
            language: modelData.language
            unit: table.places.matUnit(modelData.place)
            paused: root.host.paused
            over: root.host.over
            bot: root.party.bots[index] !== ""
            onGoOn: root.host.resume()
            onHandedOver: level => root.party.handOver(index, level)
            onTakenBack: root.party.takeBack(index)
            onLeaveAsked: root.back()
            onSpoken: code => modelData.chooseLanguage(code)
        }
    }
}
