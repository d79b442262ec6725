<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="shell.cli.error.journalFile">
        <source></source>
        <translation>This match could not be read: {file}</translation>
    </message>
    <message id="shell.cli.error.journalAlone">
        <source></source>
        <translation>A match is painted by --screenshot FILE --journal JOURNAL, without a scene; --record and --seat say more about it.</translation>
    </message>
    <message id="shell.cli.error.lesson">
        <source></source>
        <translation>There is no such lesson: {value}</translation>
    </message>
    <message id="shell.cli.error.lessonAlone">
        <source></source>
        <translation>A lesson is painted by --screenshot FILE --lesson GAME/NAME, without a scene or a match; --step says which step of it, --table shows it at a table.</translation>
    </message>
    <message id="shell.cli.error.step">
        <source></source>
        <translation>There is no step {value}; the steps of this lesson are 1 to {count}.</translation>
    </message>
    <message id="shell.cli.error.number">
        <source></source>
        <translation>This is not a number from 0 on: {value}</translation>
    </message>
    <message id="shell.cli.error.language">
        <source></source>
        <translation>There is no such language: {value}</translation>
    </message>
    <message id="shell.cli.error.missingValue">
        <source></source>
        <translation>A value is missing after this argument: {argument}</translation>
    </message>
    <message id="shell.cli.error.watchedAlone">
        <source></source>
        <translation>A saved match is watched by itself: one FILE, without --table and without another task.</translation>
    </message>
    <message id="shell.cli.error.noFile">
        <source></source>
        <translation>Into which file? Add --screenshot FILE.</translation>
    </message>
    <message id="shell.cli.error.noScene">
        <source></source>
        <translation>Which scene? Add --scene NAME.</translation>
    </message>
    <message id="shell.cli.error.scene">
        <source></source>
        <translation>There is no such scene: {value}</translation>
    </message>
    <message id="shell.cli.error.size">
        <source></source>
        <translation>This is not a size such as 1920x1080: {value}</translation>
    </message>
    <message id="shell.cli.error.textSize">
        <source></source>
        <translation>The text size can be from {least} to {most}, not: {value}</translation>
    </message>
    <message id="shell.cli.error.theme">
        <source></source>
        <translation>There is no such theme: {value}</translation>
    </message>
    <message id="shell.cli.error.unknown">
        <source></source>
        <translation>There is no such argument: {argument}</translation>
    </message>
    <message id="shell.cli.error.write">
        <source></source>
        <translation>This file could not be written: {file}</translation>
    </message>
    <message id="shell.cli.help.cards">
        <source></source>
        <translation>a folder with card sets that replace the built-in ones</translation>
    </message>
    <message id="shell.cli.help.demo">
        <source></source>
        <translation>let the computer play a whole match fast, and leave pictures, log and journal in the folder</translation>
    </message>
    <message id="shell.cli.help.headless">
        <source></source>
        <translation>play by JSON lines on standard input and output, without a window</translation>
    </message>
    <message id="shell.cli.help.help">
        <source></source>
        <translation>print this page</translation>
    </message>
    <message id="shell.cli.help.watched">
        <source></source>
        <translation>watch this saved match again</translation>
    </message>
    <message id="shell.cli.help.journalFile">
        <source></source>
        <translation>paint this saved match instead of a scene</translation>
    </message>
    <message id="shell.cli.help.record">
        <source></source>
        <translation>the match after so many of its records</translation>
    </message>
    <message id="shell.cli.help.seat">
        <source></source>
        <translation>as that seat sees it, counted from 0</translation>
    </message>
    <message id="shell.cli.help.lesson">
        <source></source>
        <translation>paint this lesson instead of a scene: a file for each of its steps, and one with all of them</translation>
    </message>
    <message id="shell.cli.help.step">
        <source></source>
        <translation>only this step of the lesson, counted from 1</translation>
    </message>
    <message id="shell.cli.help.listLessons">
        <source></source>
        <translation>list the lessons</translation>
    </message>
    <message id="shell.cli.help.language">
        <source></source>
        <translation>the language: {codes}</translation>
    </message>
    <message id="shell.cli.help.listScenes">
        <source></source>
        <translation>list the scenes</translation>
    </message>
    <message id="shell.cli.help.resetSettings">
        <source></source>
        <translation>forget the settings</translation>
    </message>
    <message id="shell.cli.help.scene">
        <source></source>
        <translation>the scene to paint</translation>
    </message>
    <message id="shell.cli.help.screenshot">
        <source></source>
        <translation>paint a scene into a PNG file and exit</translation>
    </message>
    <message id="shell.cli.help.size">
        <source></source>
        <translation>the picture’s size in pixels (1920x1080)</translation>
    </message>
    <message id="shell.cli.help.table">
        <source></source>
        <translation>start in table mode, full screen</translation>
    </message>
    <message id="shell.cli.help.textSize">
        <source></source>
        <translation>the text size, 1 being normal</translation>
    </message>
    <message id="shell.cli.help.theme">
        <source></source>
        <translation>the theme: walnut, daylight or contrast</translation>
    </message>
    <message id="shell.cli.help.version">
        <source></source>
        <translation>print the version</translation>
    </message>
    <message id="shell.cli.possible">
        <source></source>
        <translation>Available:</translation>
    </message>
    <message id="shell.cli.usage">
        <source></source>
        <translation>Usage: sandglass [arguments]</translation>
    </message>
    <message id="shell.demo.done">
        <source></source>
        <translation>The match is over. Everything is in {folder}</translation>
    </message>
    <message id="shell.demo.playing">
        <source></source>
        <translation>The computer plays a whole match. Pictures of its moments go to {folder}</translation>
    </message>
    <message id="shell.dock.about.licence">
        <source></source>
        <translation>Free software under the GNU General Public License, version 3 or later. It is built with Qt and KDDockWidgets.</translation>
    </message>
    <message id="shell.dock.about.names">
        <source></source>
        <translation>All pictures and texts were made for this program. The names of the games belong to their owners.</translation>
    </message>
    <message id="shell.dock.about.version">
        <source></source>
        <translation>Sandglass {version}</translation>
    </message>
    <message id="shell.dock.about.what">
        <source></source>
        <translation>A digital table for board games. Everyone sits at their own edge and reads their own language.</translation>
    </message>
    <message id="shell.dock.arrange">
        <source></source>
        <translation>Panels</translation>
    </message>
    <message id="shell.dock.broken">
        <source></source>
        <translation>This layout could not be read: {name}. The default one is shown instead.</translation>
    </message>
    <message id="shell.dock.close">
        <source></source>
        <translation>Close the panel</translation>
    </message>
    <message id="shell.dock.default">
        <source></source>
        <translation>Default layout</translation>
    </message>
    <message id="shell.dock.float">
        <source></source>
        <translation>Float or dock the panel</translation>
    </message>
    <message id="shell.dock.lastBroken">
        <source></source>
        <translation>The last layout could not be read. The default one is shown instead.</translation>
    </message>
    <message id="shell.dock.name">
        <source></source>
        <translation>Name of the layout</translation>
    </message>
    <message id="shell.dock.panel.about">
        <source></source>
        <translation>About</translation>
    </message>
    <message id="shell.dock.panel.games">
        <source></source>
        <translation>Games</translation>
    </message>
    <message id="shell.dock.panel.settings">
        <source></source>
        <translation>Settings</translation>
    </message>
    <message id="shell.dock.remove">
        <source></source>
        <translation>Delete the layout: {name}</translation>
    </message>
    <message id="shell.dock.save">
        <source></source>
        <translation>Save the layout</translation>
    </message>
    <message id="shell.home.back">
        <source></source>
        <translation>Home</translation>
    </message>
    <message id="shell.home.continue">
        <source></source>
        <translation>Continue: {game}</translation>
    </message>
    <message id="shell.home.desk">
        <source></source>
        <translation>Panels</translation>
    </message>
    <message id="shell.home.firstTime">
        <source></source>
        <translation>First time here? Ten minutes, and you can play.</translation>
    </message>
    <message id="shell.home.foot">
        <source></source>
        <translation>Sandglass {version} · Free software, GPL 3 or later · All pictures were made for this program.</translation>
    </message>
    <message id="shell.home.goOn">
        <source></source>
        <translation>Go on where you were</translation>
    </message>
    <message id="shell.home.good.day">
        <source></source>
        <translation>Good afternoon.</translation>
    </message>
    <message id="shell.home.good.evening">
        <source></source>
        <translation>Good evening.</translation>
    </message>
    <message id="shell.home.good.morning">
        <source></source>
        <translation>Good morning.</translation>
    </message>
    <message id="shell.home.hello.morning">
        <source></source>
        <translation>Good morning, {name}.</translation>
    </message>
    <message id="shell.home.hello.day">
        <source></source>
        <translation>Good afternoon, {name}.</translation>
    </message>
    <message id="shell.home.hello.evening">
        <source></source>
        <translation>Good evening, {name}.</translation>
    </message>
    <message id="shell.home.who">
        <source></source>
        <translation>Who plays?</translation>
    </message>
    <message id="shell.home.whoIs">
        <source></source>
        <translation>{name} plays. Press to change.</translation>
    </message>
    <message id="shell.home.newName">
        <source></source>
        <translation>A new name</translation>
    </message>
    <message id="shell.home.noName">
        <source></source>
        <translation>Without a name</translation>
    </message>
    <message id="shell.home.today">
        <source></source>
        <translation>today</translation>
    </message>
    <message id="shell.home.yesterday">
        <source></source>
        <translation>yesterday</translation>
    </message>
    <message id="shell.home.seats">
        <source></source>
        <translation>{fewest} to {most} players</translation>
    </message>
    <message id="shell.home.learnGame">
        <source></source>
        <translation>Learn {game}</translation>
    </message>
    <message id="shell.home.dismiss">
        <source></source>
        <translation>I have read it</translation>
    </message>
    <message id="shell.home.empty.body">
        <source></source>
        <translation>The cards of every game have mistakes, so none was laid out. The terminal that Sandglass was started from shows what is wrong.</translation>
    </message>
    <message id="shell.home.empty.title">
        <source></source>
        <translation>No game can be played</translation>
    </message>
    <message id="shell.home.minutes">
        <source></source>
        <translation>{minutes} min</translation>
    </message>
    <message id="shell.home.motto">
        <source></source>
        <translation>Board games around one table</translation>
    </message>
    <message id="shell.home.name">
        <source></source>
        <translation>Sandglass</translation>
    </message>
    <message id="shell.home.settings">
        <source></source>
        <translation>Settings</translation>
    </message>
    <message id="shell.home.settingsSetAside">
        <source></source>
        <translation>The settings file was damaged, so the defaults are used. The old file is kept as {file}</translation>
    </message>
    <message id="shell.home.table">
        <source></source>
        <translation>Table mode</translation>
    </message>
    <message id="shell.lobby.touch">
        <source></source>
        <translation>Touch a game, here or in the middle.</translation>
    </message>
    <message id="shell.lobby.begin">
        <source></source>
        <translation>Touch to begin</translation>
    </message>
    <message id="shell.lobby.stillThere">
        <source></source>
        <translation>Are you still there? Touch anything, and all stays as it is.</translation>
    </message>
    <message id="shell.lobby.play">
        <source></source>
        <translation>Play</translation>
    </message>
    <message id="shell.lobby.learn">
        <source></source>
        <translation>Learn</translation>
    </message>
    <message id="shell.lobby.rules">
        <source></source>
        <translation>Rules</translation>
    </message>
    <message id="shell.lobby.lookAway">
        <source></source>
        <translation>Back to the games</translation>
    </message>
    <message id="shell.lobby.in">
        <source></source>
        <translation>{game} is being laid out. You are in.</translation>
    </message>
    <message id="shell.lobby.watches">
        <source></source>
        <translation>{game} is being laid out. You watch.</translation>
    </message>
    <message id="shell.lobby.walked">
        <source></source>
        <translation>{game} has no seat at the short side: you play here.</translation>
    </message>
    <message id="shell.lobby.join">
        <source></source>
        <translation>Join</translation>
    </message>
    <message id="shell.lobby.ratherNot">
        <source></source>
        <translation>Rather not</translation>
    </message>
    <message id="shell.keyboard.backspace">
        <source></source>
        <translation>Erase a letter</translation>
    </message>
    <message id="shell.keyboard.shift">
        <source></source>
        <translation>Capital letters</translation>
    </message>
    <message id="shell.keyboard.space">
        <source></source>
        <translation>Space</translation>
    </message>
    <message id="shell.scene.atRest">
        <source></source>
        <translation>At rest</translation>
    </message>
    <message id="shell.scene.bad">
        <source></source>
        <translation>That cannot be done.</translation>
    </message>
    <message id="shell.scene.buttons">
        <source></source>
        <translation>Buttons</translation>
    </message>
    <message id="shell.scene.choices">
        <source></source>
        <translation>Choices</translation>
    </message>
    <message id="shell.scene.chosen">
        <source></source>
        <translation>Chosen</translation>
    </message>
    <message id="shell.scene.colours">
        <source></source>
        <translation>Colours</translation>
    </message>
    <message id="shell.scene.disabled">
        <source></source>
        <translation>Disabled</translation>
    </message>
    <message id="shell.scene.focused">
        <source></source>
        <translation>In focus</translation>
    </message>
    <message id="shell.scene.gallery">
        <source></source>
        <translation>Every component in every state</translation>
    </message>
    <message id="shell.scene.good">
        <source></source>
        <translation>It is done.</translation>
    </message>
    <message id="shell.scene.icons">
        <source></source>
        <translation>Icons</translation>
    </message>
    <message id="shell.scene.info">
        <source></source>
        <translation>Good to know.</translation>
    </message>
    <message id="shell.scene.notices">
        <source></source>
        <translation>Notices</translation>
    </message>
    <message id="shell.scene.pendulum">
        <source></source>
        <translation>Pendulum</translation>
    </message>
    <message id="shell.scene.pendulumIntroduction">
        <source></source>
        <translation>Time is the board: sand runs, workers work, and nobody waits for a turn.</translation>
    </message>
    <message id="shell.scene.pressed">
        <source></source>
        <translation>Pressed</translation>
    </message>
    <message id="shell.scene.text">
        <source></source>
        <translation>Type</translation>
    </message>
    <message id="shell.scene.tiletum">
        <source></source>
        <translation>Tiletum</translation>
    </message>
    <message id="shell.scene.tiletumIntroduction">
        <source></source>
        <translation>Choose a die, and with it both a resource and an action, on a journey through Europe.</translation>
    </message>
    <message id="shell.scene.viceroy">
        <source></source>
        <translation>Viceroy</translation>
    </message>
    <message id="shell.scene.viceroyIntroduction">
        <source></source>
        <translation>Bid in secret, raise your pyramid of power, and let law and magic carry it.</translation>
    </message>
    <message id="shell.seat.change">
        <source></source>
        <translation>Change</translation>
    </message>
    <message id="shell.seat.chooseColour">
        <source></source>
        <translation>Your colour</translation>
    </message>
    <message id="shell.seat.chooseEmblem">
        <source></source>
        <translation>Your emblem</translation>
    </message>
    <message id="shell.seat.chooseLanguage">
        <source></source>
        <translation>Your language</translation>
    </message>
    <message id="shell.seat.colour.amber">
        <source></source>
        <translation>Amber</translation>
    </message>
    <message id="shell.seat.colour.green">
        <source></source>
        <translation>Green</translation>
    </message>
    <message id="shell.seat.colour.rose">
        <source></source>
        <translation>Rose</translation>
    </message>
    <message id="shell.seat.colour.sky">
        <source></source>
        <translation>Sky blue</translation>
    </message>
    <message id="shell.seat.colour.vermilion">
        <source></source>
        <translation>Vermilion</translation>
    </message>
    <message id="shell.seat.done">
        <source></source>
        <translation>Done</translation>
    </message>
    <message id="shell.seat.emblem.bell">
        <source></source>
        <translation>Bell</translation>
    </message>
    <message id="shell.seat.emblem.key">
        <source></source>
        <translation>Key</translation>
    </message>
    <message id="shell.seat.emblem.moon">
        <source></source>
        <translation>Moon</translation>
    </message>
    <message id="shell.seat.emblem.ship">
        <source></source>
        <translation>Ship</translation>
    </message>
    <message id="shell.seat.emblem.star">
        <source></source>
        <translation>Star</translation>
    </message>
    <message id="shell.seat.emblem.sun">
        <source></source>
        <translation>Sun</translation>
    </message>
    <message id="shell.seat.emblem.tower">
        <source></source>
        <translation>Tower</translation>
    </message>
    <message id="shell.seat.emblem.tree">
        <source></source>
        <translation>Tree</translation>
    </message>
    <message id="shell.seat.leave">
        <source></source>
        <translation>Leave</translation>
    </message>
    <message id="shell.seat.move">
        <source></source>
        <translation>Change seats</translation>
    </message>
    <message id="shell.seat.moveHint">
        <source></source>
        <translation>Where would you like to sit?</translation>
    </message>
    <message id="shell.seat.nameHint">
        <source></source>
        <translation>A name, if you like</translation>
    </message>
    <message id="shell.seat.noPlace">
        <source></source>
        <translation>Every seat is taken.</translation>
    </message>
    <message id="shell.seat.haveASeat">
        <source></source>
        <translation>Have a seat</translation>
    </message>
    <message id="shell.seat.sitFirst">
        <source></source>
        <translation>Have a seat first</translation>
    </message>
    <message id="shell.seat.stay">
        <source></source>
        <translation>Stay here</translation>
    </message>
    <message id="shell.seat.taken">
        <source></source>
        <translation>Taken: {name}</translation>
    </message>
    <message id="shell.settings.appearance">
        <source></source>
        <translation>Appearance</translation>
    </message>
    <message id="shell.settings.grace">
        <source></source>
        <translation>Simultaneity tolerance: {seconds} s</translation>
    </message>
    <message id="shell.settings.graceHint">
        <source></source>
        <translation>When two players reach for the same thing within this time, it goes to the one with the higher privilege.</translation>
    </message>
    <message id="shell.settings.graceOff">
        <source></source>
        <translation>Simultaneity tolerance: off</translation>
    </message>
    <message id="shell.settings.hall">
        <source></source>
        <translation>Hall of fame</translation>
    </message>
    <message id="shell.settings.hallServer">
        <source></source>
        <translation>Server shared by several tables</translation>
    </message>
    <message id="shell.settings.hallServerHint">
        <source></source>
        <translation>The address of a PostgreSQL database, such as postgresql://user@server/database. If it stays empty, results are kept on this table alone.</translation>
    </message>
    <message id="shell.settings.language">
        <source></source>
        <translation>Language</translation>
    </message>
    <message id="shell.settings.advice">
        <source></source>
        <translation>Advice at first</translation>
    </message>
    <message id="shell.settings.adviceHint">
        <source></source>
        <translation>Next step says what can be done. Good idea also says what a normal opponent would do, and why. Every seat can change it during a match.</translation>
    </message>
    <message id="shell.settings.middleTurns">
        <source></source>
        <translation>The middle of the table turns to whoever plays</translation>
    </message>
    <message id="shell.settings.muted">
        <source></source>
        <translation>Mute</translation>
    </message>
    <message id="shell.settings.play">
        <source></source>
        <translation>At the table</translation>
    </message>
    <message id="shell.settings.reducedMotion">
        <source></source>
        <translation>Less motion: pieces change place at once</translation>
    </message>
    <message id="shell.settings.reset">
        <source></source>
        <translation>Restore the defaults</translation>
    </message>
    <message id="shell.settings.sound">
        <source></source>
        <translation>Sound</translation>
    </message>
    <message id="shell.settings.textSize">
        <source></source>
        <translation>Text size</translation>
    </message>
    <message id="shell.settings.textSize.large">
        <source></source>
        <translation>Large</translation>
    </message>
    <message id="shell.settings.textSize.largest">
        <source></source>
        <translation>Largest</translation>
    </message>
    <message id="shell.settings.textSize.normal">
        <source></source>
        <translation>Normal</translation>
    </message>
    <message id="shell.settings.textSize.small">
        <source></source>
        <translation>Small</translation>
    </message>
    <message id="shell.settings.theme">
        <source></source>
        <translation>Theme</translation>
    </message>
    <message id="shell.settings.theme.contrast">
        <source></source>
        <translation>High contrast</translation>
    </message>
    <message id="shell.settings.theme.daylight">
        <source></source>
        <translation>Daylight</translation>
    </message>
    <message id="shell.settings.theme.walnut">
        <source></source>
        <translation>Walnut</translation>
    </message>
    <message id="shell.settings.timerDigits">
        <source></source>
        <translation>Show the remaining time on timers in digits</translation>
    </message>
    <message id="shell.settings.title">
        <source></source>
        <translation>Settings</translation>
    </message>
    <message id="shell.settings.volume">
        <source></source>
        <translation>Volume</translation>
    </message>
    <message id="shell.table.leave">
        <source></source>
        <translation>Hold to leave the table</translation>
    </message>
    <message id="shell.table.players" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n player at the table</numerusform>
            <numerusform>%n players at the table</numerusform>
        </translation>
    </message>
    <message id="shell.table.turn">
        <source></source>
        <translation>Turn to the other side of the table</translation>
    </message>
    <message id="shell.cli.help.rulebook">
        <source></source>
        <translation>write the rules of GAME, in the chosen language, as a book (needs --pdf)</translation>
    </message>
    <message id="shell.cli.help.game">
        <source></source>
        <translation>which game the computer plays for --demo</translation>
    </message>
    <message id="shell.cli.error.noGame">
        <source></source>
        <translation>There is no game “{value}”.</translation>
    </message>
    <message id="shell.cli.error.gameAlone">
        <source></source>
        <translation>--game says which game --demo plays: give both.</translation>
    </message>
    <message id="shell.cli.help.pdf">
        <source></source>
        <translation>the file that the rulebook is written to</translation>
    </message>
    <message id="shell.cli.error.game">
        <source></source>
        <translation>There is no rulebook of “{value}”.</translation>
    </message>
    <message id="shell.cli.error.rulebook">
        <source></source>
        <translation>A rulebook needs both: --rulebook with the game, and --pdf with the file.</translation>
    </message>
    <message id="shell.lobby.continue">
        <source></source>
        <translation>Continue</translation>
    </message>
    <message id="shell.lobby.inBy">
        <source></source>
        <translation>{name} lays out {game}. You are in.</translation>
    </message>
    <message id="shell.lobby.watchesBy">
        <source></source>
        <translation>{name} lays out {game}. You watch.</translation>
    </message>
    <message id="shell.lobby.laid">
        <source></source>
        <translation>You lay out {game}. Bring whom you like, and start in the middle.</translation>
    </message>
    <message id="shell.lobby.oneWatches">
        <source></source>
        <translation>{name} watches.</translation>
    </message>
    <message id="shell.lobby.rather">
        <source></source>
        <translation>{name} would rather play {game}.</translation>
    </message>
    <message id="shell.lobby.layOut">
        <source></source>
        <translation>Lay out {game}</translation>
    </message>
    <message id="shell.lobby.goOn">
        <source></source>
        <translation>Go on</translation>
    </message>
    <message id="shell.lobby.full">
        <source></source>
        <translation>{game} has no seat left: {names} play. You can watch, or take turns.</translation>
    </message>
    <message id="shell.lobby.watch">
        <source></source>
        <translation>Watch</translation>
    </message>
    <message id="shell.lobby.swapWith">
        <source></source>
        <translation>Swap with …</translation>
    </message>
    <message id="shell.lobby.swap">
        <source></source>
        <translation>Swap</translation>
    </message>
    <message id="shell.lobby.asksSwap">
        <source></source>
        <translation>{name} would like to play in your place.</translation>
    </message>
    <message id="shell.lobby.swapAsked">
        <source></source>
        <translation>Asked</translation>
    </message>
    <message id="shell.lobby.tonight">
        <source></source>
        <translation>Tonight</translation>
    </message>
    <message id="shell.lobby.nothingTonight">
        <source></source>
        <translation>Nothing has been played to its end tonight yet.</translation>
    </message>
    <message id="shell.lobby.result">
        <source></source>
        <translation>{game}: {names}</translation>
    </message>
    <message id="shell.lobby.best">
        <source></source>
        <translation>{name}, {wins}</translation>
    </message>
    <message id="shell.lobby.earlier">
        <source></source>
        <translation>Earlier lessons</translation>
    </message>
    <message id="shell.lobby.later">
        <source></source>
        <translation>Later lessons</translation>
    </message>
    <message id="shell.home.goOnRound">
        <source></source>
        <translation>{game} stands in round {round}: go on?</translation>
    </message>
    <message id="shell.home.goOnWith">
        <source></source>
        <translation>{game} is waiting: go on?</translation>
    </message>
    <message id="shell.home.nextLesson">
        <source></source>
        <translation>Your next lesson</translation>
    </message>
    <message id="shell.home.lessonOf">
        <source></source>
        <translation>{game} · lesson {number} of {count} · {minutes}</translation>
    </message>
    <message id="shell.home.goOnLearning">
        <source></source>
        <translation>Go on learning</translation>
    </message>
    <message id="shell.home.walk">
        <source></source>
        <translation>Arrows and Enter walk everything · Esc goes back</translation>
    </message>
    <message id="shell.cards.wrong">
        <source></source>
        <translation>The cards of a game cannot be used, so it is not offered: {why}</translation>
    </message>
</context>
</TS>
