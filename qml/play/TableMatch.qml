// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Host

/// A match around the table. While it is paused, every seat has its own choices; what everybody must know stands at
/// every seat too, in its own words. A touch anywhere ends the cue that is shown.
Item {
    id: root

    required property Host host
    required property Party party
    required property Component table
    readonly property GameTable shown: loader.item as GameTable

    signal back

    Loader {
        id: loader

        anchors.fill: parent
        sourceComponent: root.table
    }

    Repeater {
        model: root.party.people

        SeatPause {
            required property int index
            required property Seat modelData
            readonly property seatPlace place: root.shown.places.seats[index]

            objectName: "pause " + index
            x: place.mat.x
            y: place.mat.y
            width: place.mat.width
            height: place.mat.height
            rotation: place.turn
            language: modelData.language
            unit: place.unit
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
