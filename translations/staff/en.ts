<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="staff.title">
        <source></source>
        <translation>For the staff</translation>
    </message>
    <message id="staff.back">
        <source></source>
        <translation>Back to the table</translation>
    </message>
    <message id="staff.entry.today">
        <source></source>
        <translation>Today</translation>
    </message>
    <message id="staff.entry.matches">
        <source></source>
        <translation>Matches</translation>
    </message>
    <message id="staff.entry.statistics">
        <source></source>
        <translation>Statistics</translation>
    </message>
    <message id="staff.entry.touch">
        <source></source>
        <translation>Touch test</translation>
    </message>
    <message id="staff.entry.light">
        <source></source>
        <translation>Light and sound</translation>
    </message>
    <message id="staff.entry.hours">
        <source></source>
        <translation>Opening hours</translation>
    </message>
    <message id="staff.entry.languages">
        <source></source>
        <translation>Languages</translation>
    </message>
    <message id="staff.entry.guests">
        <source></source>
        <translation>Guests</translation>
    </message>
    <message id="staff.entry.hall">
        <source></source>
        <translation>Hall of fame</translation>
    </message>
    <message id="staff.entry.log">
        <source></source>
        <translation>Log</translation>
    </message>
    <message id="staff.entry.lock">
        <source></source>
        <translation>Lock</translation>
    </message>
    <message id="staff.entry.power">
        <source></source>
        <translation>Power</translation>
    </message>
    <message id="staff.pin.title">
        <source></source>
        <translation>Enter the PIN</translation>
    </message>
    <message id="staff.pin.turn">
        <source></source>
        <translation>Turn</translation>
    </message>
    <message id="staff.pin.close">
        <source></source>
        <translation>Close</translation>
    </message>
    <message id="staff.pin.erase">
        <source></source>
        <translation>Erase a digit</translation>
    </message>
    <message id="staff.pin.enter">
        <source></source>
        <translation>Confirm</translation>
    </message>
    <message id="staff.pin.wait" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Wait %n second.</numerusform>
            <numerusform>Wait %n seconds.</numerusform>
        </translation>
    </message>
    <message id="staff.pin.wrong" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Wrong. %n try left.</numerusform>
            <numerusform>Wrong. %n tries left.</numerusform>
        </translation>
    </message>
    <message id="staff.today.version">
        <source></source>
        <translation>Version</translation>
    </message>
    <message id="staff.today.updated">
        <source></source>
        <translation>Updated: {date}</translation>
    </message>
    <message id="staff.today.addresses">
        <source></source>
        <translation>Address in the network</translation>
    </message>
    <message id="staff.today.noAddress">
        <source></source>
        <translation>No network</translation>
    </message>
    <message id="staff.today.disk">
        <source></source>
        <translation>Room on the disk</translation>
    </message>
    <message id="staff.today.free">
        <source></source>
        <translation>{free} GB free</translation>
    </message>
    <message id="staff.today.of">
        <source></source>
        <translation>of {total} GB</translation>
    </message>
    <message id="staff.today.unknown">
        <source></source>
        <translation>Not known</translation>
    </message>
    <message id="staff.today.temperature">
        <source></source>
        <translation>Temperature</translation>
    </message>
    <message id="staff.today.since">
        <source></source>
        <translation>Running since</translation>
    </message>
    <message id="staff.today.screens" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n screen</numerusform>
            <numerusform>%n screens</numerusform>
        </translation>
    </message>
    <message id="staff.today.sound">
        <source></source>
        <translation>Sound</translation>
    </message>
    <message id="staff.today.silent">
        <source></source>
        <translation>No device</translation>
    </message>
    <message id="staff.today.wrong">
        <source></source>
        <translation>What went wrong</translation>
    </message>
    <message id="staff.today.nothingWrong">
        <source></source>
        <translation>Nothing since it was switched on.</translation>
    </message>
    <message id="staff.wrong.full">
        <source></source>
        <translation>The disk is almost full: {megabytes} MB are left. Matches may not be saved.</translation>
    </message>
    <message id="staff.right.full">
        <source></source>
        <translation>There is room on the disk again.</translation>
    </message>
    <message id="staff.wrong.readOnly">
        <source></source>
        <translation>The disk cannot be written to. People can play on, but nothing is saved.</translation>
    </message>
    <message id="staff.right.readOnly">
        <source></source>
        <translation>The disk can be written to again.</translation>
    </message>
    <message id="staff.wrong.hot">
        <source></source>
        <translation>The machine is too hot: {degrees} °C. Clear its air vents.</translation>
    </message>
    <message id="staff.right.hot">
        <source></source>
        <translation>The machine has cooled down to {degrees} °C.</translation>
    </message>
    <message id="staff.wrong.silent">
        <source></source>
        <translation>The sound device is gone. Play goes on without sound.</translation>
    </message>
    <message id="staff.right.silent">
        <source></source>
        <translation>The sound device is back.</translation>
    </message>
    <message id="staff.wrong.noScreen">
        <source></source>
        <translation>The screen is off or unplugged.</translation>
    </message>
    <message id="staff.right.noScreen">
        <source></source>
        <translation>The screen is on again.</translation>
    </message>
    <message id="staff.wrong.screens">
        <source></source>
        <translation>Screens plugged in: {screens}. The table uses only one of them.</translation>
    </message>
    <message id="staff.right.screens">
        <source></source>
        <translation>There is one screen again.</translation>
    </message>
    <message id="staff.wrong.clock">
        <source></source>
        <translation>The machine’s clock is wrong. Until it is set, the opening hours do not count.</translation>
    </message>
    <message id="staff.right.clock">
        <source></source>
        <translation>The machine’s clock is right again.</translation>
    </message>
    <message id="staff.wrong.clockJump">
        <source></source>
        <translation>The machine’s clock was moved by {minutes} min. The time in matches is not affected.</translation>
    </message>
    <message id="staff.wrong.hall">
        <source></source>
        <translation>The hall of fame could not write something: {why}</translation>
    </message>
    <message id="staff.matches.hint">
        <source></source>
        <translation>The saved matches of all evenings. An unfinished one can be put on the table again.</translation>
    </message>
    <message id="staff.matches.none">
        <source></source>
        <translation>Nothing has been played here yet.</translation>
    </message>
    <message id="staff.matches.put">
        <source></source>
        <translation>Put on the table</translation>
    </message>
    <message id="staff.statistics.here">
        <source></source>
        <translation>This table</translation>
    </message>
    <message id="staff.statistics.all">
        <source></source>
        <translation>All tables</translation>
    </message>
    <message id="staff.statistics.byHour">
        <source></source>
        <translation>When matches begin, by the hour</translation>
    </message>
    <message id="staff.statistics.byGame">
        <source></source>
        <translation>Matches by game</translation>
    </message>
    <message id="staff.statistics.byLanguage">
        <source></source>
        <translation>People by language</translation>
    </message>
    <message id="staff.statistics.byLesson">
        <source></source>
        <translation>Lessons finished, by game</translation>
    </message>
    <message id="staff.statistics.matches" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n finished match</numerusform>
            <numerusform>%n finished matches</numerusform>
        </translation>
    </message>
    <message id="staff.statistics.none">
        <source></source>
        <translation>No match has been finished yet.</translation>
    </message>
    <message id="staff.statistics.noServer">
        <source></source>
        <translation>The café’s server does not answer: this table is shown alone.</translation>
    </message>
    <message id="staff.touch.hint">
        <source></source>
        <translation>The screen shows every point that is touched, glasses and sleeves too. The test takes the whole screen.</translation>
    </message>
    <message id="staff.touch.start">
        <source></source>
        <translation>Start the test</translation>
    </message>
    <message id="staff.touch.now">
        <source></source>
        <translation>Points now: {now}, most at once: {most}</translation>
    </message>
    <message id="staff.touch.touches" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n touch in all</numerusform>
            <numerusform>%n touches in all</numerusform>
        </translation>
    </message>
    <message id="staff.touch.jitter">
        <source></source>
        <translation>Jitter of a still finger: {millimetres} mm</translation>
    </message>
    <message id="staff.touch.noDistance">
        <source></source>
        <translation>Put two fingers down close together.</translation>
    </message>
    <message id="staff.touch.distance">
        <source></source>
        <translation>Smallest distance told apart: {millimetres} mm</translation>
    </message>
    <message id="staff.touch.resting" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n thing that only lies there</numerusform>
            <numerusform>%n things that only lie there</numerusform>
        </translation>
    </message>
    <message id="staff.touch.end">
        <source></source>
        <translation>What lies still for more than three seconds is no finger to the table.</translation>
    </message>
    <message id="staff.touch.corners">
        <source></source>
        <translation>The button below ends the test, and so do both corners, held for three seconds.</translation>
    </message>
    <message id="staff.touch.close">
        <source></source>
        <translation>End the test</translation>
    </message>
    <message id="staff.light.brightness">
        <source></source>
        <translation>How far a sleeping table dims, by the hour</translation>
    </message>
    <message id="staff.light.volume">
        <source></source>
        <translation>Volume, by the hour</translation>
    </message>
    <message id="staff.light.atAll">
        <source></source>
        <translation>Volume on the whole</translation>
    </message>
    <message id="staff.hours.hint">
        <source></source>
        <translation>At other times a sleeping table goes dark; opening time or both corners wake it. Whoever plays may finish. The same time twice is round the clock.</translation>
    </message>
    <message id="staff.hours.opens">
        <source></source>
        <translation>from</translation>
    </message>
    <message id="staff.hours.closes">
        <source></source>
        <translation>to</translation>
    </message>
    <message id="staff.hours.copy">
        <source></source>
        <translation>All days like Monday</translation>
    </message>
    <message id="staff.languages.order">
        <source></source>
        <translation>Free places offer the languages in this order.</translation>
    </message>
    <message id="staff.languages.forward">
        <source></source>
        <translation>Move forward</translation>
    </message>
    <message id="staff.languages.house">
        <source></source>
        <translation>The table’s language while nobody sits at it</translation>
    </message>
    <message id="staff.guests.idle">
        <source></source>
        <translation>How long without a touch in a match before the table asks</translation>
    </message>
    <message id="staff.guests.minutes" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message id="staff.guests.evening">
        <source></source>
        <translation>How long a match that was left is offered to the same table</translation>
    </message>
    <message id="staff.guests.hours" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message id="staff.guests.forget">
        <source></source>
        <translation>Forget names at the end of an evening</translation>
    </message>
    <message id="staff.guests.forgetHint">
        <source></source>
        <translation>Names go from saved matches and from the hall of fame; results stay without them.</translation>
    </message>
    <message id="staff.hall.hint">
        <source></source>
        <translation>Results are kept on this table. Where the café has a server they go there too, and all tables see them.</translation>
    </message>
    <message id="staff.hall.none">
        <source></source>
        <translation>No server</translation>
    </message>
    <message id="staff.hall.address">
        <source></source>
        <translation>The server’s address</translation>
    </message>
    <message id="staff.hall.waiting" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n result waits to be sent.</numerusform>
            <numerusform>%n results wait to be sent.</numerusform>
        </translation>
    </message>
    <message id="staff.log.empty">
        <source></source>
        <translation>The program has written nothing yet.</translation>
    </message>
    <message id="staff.log.copy">
        <source></source>
        <translation>Copy to a stick</translation>
    </message>
    <message id="staff.log.noStick">
        <source></source>
        <translation>No stick is plugged in.</translation>
    </message>
    <message id="staff.log.copied">
        <source></source>
        <translation>Saved: {file}</translation>
    </message>
    <message id="staff.log.notCopied">
        <source></source>
        <translation>It could not be copied: {why}</translation>
    </message>
    <message id="staff.lock.f11">
        <source></source>
        <translation>F11 does not leave table mode</translation>
    </message>
    <message id="staff.lock.leaving">
        <source></source>
        <translation>Guests cannot leave table mode</translation>
    </message>
    <message id="staff.lock.newPin">
        <source></source>
        <translation>A new PIN, 4 to 12 digits</translation>
    </message>
    <message id="staff.lock.again">
        <source></source>
        <translation>The same PIN once more</translation>
    </message>
    <message id="staff.lock.length">
        <source></source>
        <translation>A PIN has 4 to 12 digits.</translation>
    </message>
    <message id="staff.lock.differs">
        <source></source>
        <translation>That was not the same. Start again.</translation>
    </message>
    <message id="staff.lock.changed">
        <source></source>
        <translation>The new PIN is set.</translation>
    </message>
    <message id="staff.power.hint">
        <source></source>
        <translation>Hold a button for two seconds. A match on the table stays saved.</translation>
    </message>
    <message id="staff.power.restart">
        <source></source>
        <translation>Hold to restart</translation>
    </message>
    <message id="staff.power.shutDown">
        <source></source>
        <translation>Hold to shut down</translation>
    </message>
    <message id="staff.power.refused">
        <source></source>
        <translation>The machine refuses: {why}</translation>
    </message>
    <message id="staff.welcome.title">
        <source></source>
        <translation>Welcome to your table</translation>
    </message>
    <message id="staff.welcome.hint">
        <source></source>
        <translation>Three things need to be set once. To come back here, hold the upper left and the lower right corner for three seconds.</translation>
    </message>
    <message id="staff.welcome.cafe">
        <source></source>
        <translation>The name of your café</translation>
    </message>
    <message id="staff.welcome.hours">
        <source></source>
        <translation>When you are open</translation>
    </message>
    <message id="staff.welcome.done">
        <source></source>
        <translation>Done</translation>
    </message>
    <message id="staff.welcome.later">
        <source></source>
        <translation>Later</translation>
    </message>
    <message id="staff.welcome.network">
        <source></source>
        <translation>Network: {address}. Only updates and a shared hall of fame need it; matches go on without.</translation>
    </message>
    <message id="staff.welcome.noNetwork">
        <source></source>
        <translation>No network. Plug a cable in, and it works by itself; matches go on without.</translation>
    </message>
</context>
</TS>
