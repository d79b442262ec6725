// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Play
import Sandglass.Sand

/// The end: the middle is one great scroll, and all seats run on the same four lines. Line after line the markers come
/// to their column; a brass thread joins those of the winner.
Item {
    id: root

    required property GameTable table
    required property BoardPlan plan
    readonly property PendulumModel model: table.model as PendulumModel
    readonly property real unit: table.places.boardUnit
    readonly property real token: 52
    readonly property Ceremony ceremony: (table as PendulumTable).ceremony
    /// The line that is being counted; all of them have been where it is 4.
    readonly property Count count: table.context.count
    readonly property int line: count.running ? count.counted - 1 : 4
    readonly property list<string> lines: ["power", "prestige", "popularity", "legendary"]
    readonly property pendulumStanding winner: model.standings.find(standing => standing.winner) ?? nobody
    property pendulumStanding nobody
    readonly property bool decided: ceremony.decided
    /// Where nobody has all four markers on the scroll, the line that decides: the winner's weakest; otherwise -1.
    readonly property int weakest: {
        if (!winner.winner || model.standings.some(standing => standing.legendary && standing.onScroll.every(points => points > 0)))
            return -1;
        return winner.columns.indexOf(Math.min(...winner.columns));
    }
    /// How much of the thread has been drawn.
    property real summed: ceremony.stage === "race" || ceremony.stage === "" ? 0 : 1

    Behavior on summed {
        NumberAnimation {
            duration: Theme.raceTime
        }
    }

    /// The column of a seat's marker on a line.
    function columnOf(standing: pendulumStanding, track: int): int {
        return track < 3 ? standing.columns[track] : standing.legendary ? 14 : 13;
    }

    /// Where the marker of the n-th in the ranking lies. Those that share a column lie side by side on the scroll, and
    /// one above the other before it.
    function stand(place: int, track: int): point {
        const all = Array.from(model.standings);
        const column = columnOf(all[place], track);
        const sharing = all.filter(other => columnOf(other, track) === column);
        const among = sharing.findIndex(other => other.seat === all[place].seat);
        const at = plan.racePoint(track, column);
        // The star has one column on the scroll, and room beside it.
        if (track === 3 && column >= 14)
            return Qt.point(at.x + among * 64, at.y);
        const along = among - (sharing.length - 1) / 2;
        const pitch = Math.min(64, 170 / sharing.length);
        return column >= 14 ? Qt.point(at.x + along * pitch, at.y) : Qt.point(at.x, at.y + along * Math.min(46, 110 / sharing.length));
    }

    /// Around all markers that share a column of the scroll, in units.
    readonly property list<rect> shared: {
        const plates = [];
        const all = Array.from(model.standings);
        for (let track = 0; track < 4; ++track) {
            for (let column = 14; column < 22; ++column) {
                const places = all.map((standing, place) => place).filter(place => columnOf(all[place], track) === column);
                if (places.length < 2)
                    continue;
                const first = stand(places[0], track);
                const last = stand(places[places.length - 1], track);
                const beyond = token / 2 + 6;
                plates.push(Qt.rect(first.x - beyond, first.y - beyond, last.x - first.x + 2 * beyond, 2 * beyond));
            }
        }
        return plates;
    }

    RaceFace {
        anchors.fill: parent
        ink: Colours
        boardWidth: root.plan.width
        litLine: root.ceremony.stage === "sum" ? root.weakest : root.lines.indexOf(root.count.line)
    }

    // The glasses rest at the scroll's foot.
    Repeater {
        model: 3

        SandGlass {
            required property int index
            readonly property rect stood: root.plan.glass(2 * index)
            readonly property point at: root.plan.racePoint(3, 18 + index)

            x: Math.round(at.x * root.unit - width / 2)
            y: Math.round(at.y * root.unit - height / 2)
            width: Math.round(stood.width * 0.55 * root.unit)
            height: Math.round(stood.height * 0.55 * root.unit)
            rotation: 90
            clock: root.table.context.clock
            flippedAt: 0
            duration: 1
            reducedMotion: true
            sand: Colours.sand[index]
            glow: Colours.sand[index]
            brass: Theme.metal
            brassBright: Theme.metalBright
            glass: Theme.text
            shadow: Theme.shadow
        }
    }

    // Those that share a column of the scroll lie on one plate.
    Repeater {
        model: root.line >= 4 ? root.shared : []

        Plate {
            required property rect modelData

            x: Math.round(modelData.x * root.unit)
            y: Math.round(modelData.y * root.unit)
            width: Math.round(modelData.width * root.unit)
            height: Math.round(modelData.height * root.unit)
            ink: Colours
            fill: Theme.parchmentEdge
            line: Theme.scrollEdge
            lineWidth: Theme.plan.hairline * root.unit
            radius: height / 2
        }
    }

    // It is drawn from the first line to the last.
    Item {
        width: root.width
        height: root.height * root.summed
        clip: root.summed < 1

        Repeater {
            model: root.model.standings

            ThreadFace {
                required property int index
                required property pendulumStanding modelData
                readonly property bool whole: modelData.legendary && modelData.onScroll.every(points => points > 0)

                width: root.width
                height: root.height
                visible: whole || root.decided && modelData.winner
                ink: Colours
                thickness: (root.decided && modelData.winner ? Theme.plan.strongLine : Theme.plan.line) * root.unit
                points: [0, 1, 2, 3].map(track => {
                    const at = root.stand(index, track);
                    return Qt.point(at.x * root.unit, at.y * root.unit);
                })
            }
        }
    }

    Repeater {
        model: root.model.standings.length * 4

        Item {
            id: marker

            required property int index
            readonly property int place: Math.floor(index / 4)
            readonly property int track: index % 4
            readonly property pendulumStanding standing: root.model.standings[place]
            readonly property bool counted: root.ceremony.stage !== "" && track <= root.line
            readonly property point start: root.plan.racePoint(track, track < 3 ? 0 : 13)
            readonly property point at: counted ? root.stand(place, track) : Qt.point(start.x, start.y)

            objectName: "race " + standing.seat + " " + track
            x: at.x * root.unit
            y: at.y * root.unit
            z: standing.winner ? 1 : 0
            visible: counted

            Behavior on x {
                enabled: root.count.running
                Run {}
            }
            Behavior on y {
                enabled: root.count.running
                Run {}
            }

            Disc {
                plan: Qt.rect(-root.token / 2, -root.token / 2, root.token, root.token)
                unit: root.unit
                colour: root.table.colours[marker.standing.seat]
                emblem: root.table.people[marker.standing.seat]?.emblem ?? -1
                turn: root.table.places.seats[marker.standing.seat]?.turn ?? 0
            }

            LaurelFace {
                x: -width / 2
                y: -height / 2
                width: Math.round(root.token * 1.4 * root.unit)
                height: width
                visible: root.decided && marker.standing.winner
                ink: Colours
            }
        }
    }

    /// The figures rest first; then the markers run.
    component Run: SequentialAnimation {
        PauseAnimation {
            duration: root.line === 0 ? root.ceremony.restTime : 0
        }
        NumberAnimation {
            duration: Theme.raceTime
            easing.type: Easing.InOutCubic
        }
    }
}
