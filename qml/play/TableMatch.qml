// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Host
import Sandglass.Rules

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

        Item {
            id: seat

            required property int index
            required property Seat modelData
            readonly property seatPlace place: root.shown.places.seats[index]
            /// The rulebook lies open over this seat's mat. The others play on.
            property bool reading: false

            x: place.mat.x
            y: place.mat.y
            width: place.mat.width
            height: place.mat.height
            rotation: place.turn

            SeatPause {
                objectName: "pause " + seat.index
                anchors.fill: parent
                language: seat.modelData.language
                unit: seat.place.unit
                paused: root.host.paused
                over: root.host.over
                bot: root.party.bots[seat.index] !== ""
                beyond: seat.place.rail.y
                onGoOn: root.host.resume()
                onHandedOver: level => root.party.handOver(seat.index, level)
                onTakenBack: root.party.takeBack(seat.index)
                onLeaveAsked: root.back()
                onRulesAsked: seat.reading = true
                onSpoken: code => seat.modelData.chooseLanguage(code)
            }

            Loader {
                anchors.fill: parent
                active: seat.reading
                sourceComponent: SeatBook {
                    objectName: "book " + seat.index
                    language: seat.modelData.language
                    game: root.host.game
                    onClosed: seat.reading = false
                }
            }
        }
    }
}
