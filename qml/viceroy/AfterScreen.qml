// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play

/// Where the screen has stood, once it is no longer needed: it folds down, the gems lie open, and when everything is
/// counted a token tells who has come in where.
Laid {
    id: root

    required property SeatMat mat
    required property ViceroySeat seat
    /// What there was to beat for somebody alone; see TableManner.
    required property int record
    /// The colour of the gem that is meant, or -1.
    readonly property alias picked: gems.picked

    /// A gem was pulled to a point of the scene.
    signal gemDropped(colour: int, at: point)

    readonly property CuePlayer cues: mat.context.cues
    readonly property bool fallen: seat.openGems.length > 0
    /// It has yet to fall: everybody's falls at once.
    readonly property bool standing: fallen && discarding.some
    readonly property real fold: cues?.cue.word === "folding" ? cues.elapsed / Math.max(1, cues.length) : 0
    readonly property bool compared: record >= -1 && mat.table.people.length === 1
    readonly property seatScore score: mat.table.model.scores.seats.find(one => one.seat === seat.index) ?? none
    property seatScore none

    HeldBack {
        id: discarding

        cues: root.cues
        word: "handDiscarded"
    }

    Loader {
        width: parent.width
        height: parent.height - y
        y: 20 * root.unit
        active: root.standing
        sourceComponent: Item {
            id: wall

            transform: Scale {
                origin.y: wall.height
                yScale: 1 - root.fold
            }

            ScreenFace {
                anchors.fill: parent
                ink: Colours
                colour: root.mat.colour
                emblem: root.mat.person.emblem
            }
        }
    }

    OpenGems {
        id: gems

        objectName: "open gems"
        anchors.horizontalCenter: parent.horizontalCenter
        y: 24 * root.unit
        visible: root.fallen && !root.standing && !root.mat.context.model.over
        gems: root.seat.openGems
        words: root.mat.words
        onDropped: (colour, at) => root.gemDropped(colour, at)
        unit: root.unit
    }

    Loader {
        anchors {
            horizontalCenter: parent.horizontalCenter
            bottom: parent.bottom
            bottomMargin: (root.compared ? 84 : 20) * root.unit
        }
        active: root.mat.context.over && !root.mat.context.count.running && root.score.seat === root.seat.index
        sourceComponent: Item {
            objectName: "rank"
            width: 160 * root.unit
            height: width

            TallyStrip {
                anchors.fill: parent
                visible: root.score.leads
                ink: Inkwell
                icon: "leader"
            }

            CountPlate {
                anchors.centerIn: parent
                width: 84 * root.unit
                height: width
                ink: Colours
                count: root.score.place
                round: true
                bright: root.score.leads
            }
        }
    }

    // Alone one plays against what anybody has reached here before.
    Text {
        objectName: "record"
        anchors {
            bottom: parent.bottom
            bottomMargin: 8 * root.unit
        }
        width: parent.width
        visible: root.compared && root.mat.context.over && !root.mat.context.count.running
        text: {
            const words = root.mat.words;
            if (root.record < 0)
                return words.text("viceroy.record.first");
            return words.textWith(root.score.sum > root.record ? "viceroy.record.broken" : "viceroy.record.stands", {
                points: root.record
            });
        }
        color: root.score.sum > root.record ? Theme.brassBright : Theme.text
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        textFormat: Text.PlainText
        font {
            family: Theme.nameFamily
            features: Theme.nameFigures
            pixelSize: Math.round(22 * root.unit)
        }
    }
}
