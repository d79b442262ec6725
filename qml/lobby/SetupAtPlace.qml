// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Language
import Sandglass.Pages
import Sandglass.Setup

/// At a place while a game is laid out: who did it and whether one is in, what this seat may wish for, and what others
/// would rather do. Nobody is moved by a majority: those who sit face to face talk.
Item {
    id: root

    required property SetupPage setup
    required property Seat seat
    required property Seats seats
    required property Lobby lobby
    required property list<gameEntry> games
    required property gameEntry laidOut
    required property Catalogue words
    required property real unit
    readonly property SetupForm form: setup.form
    readonly property setupChair chair: form.chairs[seat.place]
    readonly property bool own: lobby.laidBy === seat.place
    readonly property bool watching: chair.guest === ""
    /// What somebody else looks at instead: the first of them whom whoever laid it out has not heard yet.
    readonly property int other: dissenters().find(place => !heard.includes(place)) ?? -1
    property list<int> heard
    property bool answered: false
    property bool choosing: false
    readonly property string matter: {
        if (lobby.swapTo === seat.place)
            return "swap";
        if (own && other >= 0)
            return "rather";
        if (!chair.offered)
            return choosing ? "choosing" : "full";
        if (watching)
            return "watches";
        if (form.walked.includes(seat.place) && !answered)
            return "walked";
        if (!own && lobby.laidBy >= 0 && !answered && wishOf(seat.place) !== "")
            return "in";
        return setup.wishes !== null ? "wishes" : own ? "laid" : "in";
    }
    signal layOutWanted(game: gameEntry)

    function nameOf(place: int): string {
        const one = seats.at(place);
        return !one ? "" : one.name !== "" ? one.name : words.text("shell.seat.emblem." + one.emblemWord);
    }

    /// The game that somebody looks at instead of this one, or nothing.
    function wishOf(place: int): string {
        const game = games[lobby.looking[place] ?? -1];
        return game && game.id !== laidOut.id ? game.id : "";
    }

    function dissenters(): list<int> {
        return form.chairs.filter(one => one.held && one.offered && one.guest === "" && wishOf(one.place) !== "").map(one => one.place);
    }

    function players(): list<int> {
        return form.chairs.filter(one => one.held && one.guest !== "").map(one => one.place);
    }

    function gameOf(place: int): gameEntry {
        return games.find(game => game.id === wishOf(place)) ?? laidOut;
    }

    function sentence(): string {
        const game = words.text(laidOut.nameId);
        switch (matter) {
        case "swap":
            return words.textWith("shell.lobby.asksSwap", {
                name: nameOf(lobby.swapFrom)
            });
        case "rather":
            return words.textWith("shell.lobby.rather", {
                name: nameOf(other),
                game: words.text(gameOf(other).nameId)
            });
        case "full":
        case "choosing":
            return words.textWith("shell.lobby.full", {
                game: game,
                names: words.list(players().map(nameOf))
            });
        case "walked":
            return words.textWith("shell.lobby.walked", {
                game: game
            });
        case "laid":
            return [words.textWith("shell.lobby.laid", {
                    game: game
                })].concat(form.chairs.filter(one => one.held && one.guest === "").map(one => words.textWith("shell.lobby.oneWatches", {
                    name: nameOf(one.place)
                }))).join(" ");
        case "watches":
            return words.textWith(lobby.laidBy < 0 ? "shell.lobby.watches" : "shell.lobby.watchesBy", {
                name: nameOf(lobby.laidBy),
                game: game
            });
        case "in":
            return words.textWith(lobby.laidBy < 0 ? "shell.lobby.in" : "shell.lobby.inBy", {
                name: nameOf(lobby.laidBy),
                game: game
            });
        default:
            return "";
        }
    }

    function answer(name: string, text: string): var {
        return {
            name: name,
            text: text
        };
    }

    /// What counts now, or what is likely.
    function likely(name: string, text: string): var {
        return {
            name: name,
            text: text,
            primary: true
        };
    }

    function answers(): list<var> {
        switch (matter) {
        case "swap":
            return [likely("swap", words.text("shell.lobby.swap")), answer("stay", words.text("shell.seat.stay"))];
        case "rather":
            return [answer("layOut", words.textWith("shell.lobby.layOut", {
                    game: words.text(gameOf(other).nameId)
                })), likely("goOn", words.text("shell.lobby.goOn"))];
        case "full":
            return lobby.swapFrom === seat.place ? [answer("asked", words.text("shell.lobby.swapAsked"))] : [likely("watch", words.text("shell.lobby.watch")), answer("choose", words.text("shell.lobby.swapWith"))];
        case "choosing":
            return players().map(place => answer("with " + place, nameOf(place)));
        case "watches":
            return [likely("join", words.text("shell.lobby.join"))];
        case "walked":
        case "in":
            return own ? [likely("join", words.text("shell.lobby.goOn"))] : [likely("join", words.text("shell.lobby.join")), answer("ratherNot", words.text("shell.lobby.ratherNot"))];
        default:
            return [];
        }
    }

    function take(name: string): void {
        switch (name) {
        case "swap":
        case "stay":
            return lobby.answerSwap(name === "swap");
        case "layOut":
            return layOutWanted(gameOf(other));
        case "goOn":
            heard = heard.concat([other]);
            return;
        case "choose":
            choosing = true;
            return;
        case "join":
        case "ratherNot":
            answered = true;
            return form.watch(seat.place, name === "ratherNot");
        default:
            choosing = false;
            if (name.startsWith("with "))
                lobby.askToSwap(seat.place, Number(name.slice(5)));
        }
    }

    PlaceSpeech {
        anchors.fill: parent
        visible: root.matter !== "wishes"
        unit: root.unit
        text: root.sentence()
        answers: root.answers()
        onAnswered: name => root.take(name)
    }

    Loader {
        anchors.fill: parent
        visible: root.matter === "wishes"
        active: root.setup.wishes !== null
        sourceComponent: SetupOwn {
            form: root.form
            place: root.seat.place
            words: root.words
            unit: root.unit * Math.min(1, root.height / (180 * root.unit))
            wishes: root.setup.wishes
        }
    }
}
