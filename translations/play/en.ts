<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="play.answer.skip">
        <source></source>
        <translation>Decline</translation>
    </message>
    <message id="play.cancel">
        <source></source>
        <translation>Close</translation>
    </message>
    <message id="play.hand.left">
        <source></source>
        <translation>Left-handed</translation>
    </message>
    <message id="play.hand.right">
        <source></source>
        <translation>Right-handed</translation>
    </message>
    <message id="play.hint.pausedBy">
        <source></source>
        <translation>Paused by {seat}.</translation>
    </message>
    <message id="play.panel.now">
        <source></source>
        <translation>What you can do now</translation>
    </message>
    <message id="play.undo">
        <source></source>
        <translation>Undo</translation>
    </message>
    <message id="play.done">
        <source></source>
        <translation>I am done</translation>
    </message>
    <message id="play.pause">
        <source></source>
        <translation>Pause</translation>
    </message>
    <message id="play.goOn">
        <source></source>
        <translation>Continue</translation>
    </message>
    <message id="play.ask.how">
        <source></source>
        <translation>How do you want to do it?</translation>
    </message>
    <message id="play.ask.again">
        <source></source>
        <translation>{what} Touch it again to take it.</translation>
    </message>
    <message id="play.contest.won">
        <source></source>
        <translation>You and {seat} reached for it at once: your privilege decided.</translation>
    </message>
    <message id="play.take">
        <source></source>
        <translation>Take</translation>
    </message>
    <message id="play.keys.again">
        <source></source>
        <translation>{what} Enter does it.</translation>
    </message>
    <message id="play.hint.waiting">
        <source></source>
        <translation>Waiting for: {seat}</translation>
    </message>
    <message id="play.hint.paused">
        <source></source>
        <translation>The game is paused.</translation>
    </message>
    <message id="play.handOver">
        <source></source>
        <translation>Let the computer play for me</translation>
    </message>
    <message id="play.takeBack">
        <source></source>
        <translation>I’ll play myself again</translation>
    </message>
    <message id="play.botPlays">
        <source></source>
        <translation>The computer plays here.</translation>
    </message>
    <message id="play.panel.board">
        <source></source>
        <translation>Board</translation>
    </message>
    <message id="play.panel.mine">
        <source></source>
        <translation>My mat</translation>
    </message>
    <message id="play.panel.rivals">
        <source></source>
        <translation>Rivals</translation>
    </message>
    <message id="play.panel.log">
        <source></source>
        <translation>Log</translation>
    </message>
    <message id="play.setup.nobody">
        <source></source>
        <translation>Nobody</translation>
    </message>
    <message id="play.setup.person">
        <source></source>
        <translation>A person</translation>
    </message>
    <message id="play.setup.easy">
        <source></source>
        <translation>Computer: easy</translation>
    </message>
    <message id="play.setup.normal">
        <source></source>
        <translation>Computer: normal</translation>
    </message>
    <message id="play.setup.hard">
        <source></source>
        <translation>Computer: hard</translation>
    </message>
    <message id="play.setup.back">
        <source></source>
        <translation>Back</translation>
    </message>
    <message id="play.setup.start">
        <source></source>
        <translation>Start</translation>
    </message>
    <message id="play.setup.never">
        <source></source>
        <translation>Never played it?</translation>
    </message>
    <message id="play.setup.never.about">
        <source></source>
        <translation>One lesson of three minutes, all together, then this match.</translation>
    </message>
    <message id="play.setup.learnFirst">
        <source></source>
        <translation>Learn first</translation>
    </message>
    <message id="play.setup.guest.nobody">
        <source></source>
        <translation>Nobody</translation>
    </message>
    <message id="play.setup.guest.person">
        <source></source>
        <translation>A person</translation>
    </message>
    <message id="play.setup.guest.easy">
        <source></source>
        <translation>Easy</translation>
    </message>
    <message id="play.setup.guest.normal">
        <source></source>
        <translation>Normal</translation>
    </message>
    <message id="play.setup.guest.hard">
        <source></source>
        <translation>Hard</translation>
    </message>
    <message id="play.setup.guest.virtual">
        <source></source>
        <translation>Virtual</translation>
    </message>
    <message id="play.setup.guest.easy.about">
        <source></source>
        <translation>overlooks much</translation>
    </message>
    <message id="play.setup.guest.normal.about">
        <source></source>
        <translation>plays soundly</translation>
    </message>
    <message id="play.setup.guest.hard.about">
        <source></source>
        <translation>overlooks nothing</translation>
    </message>
    <message id="play.setup.guest.virtual.about">
        <source></source>
        <translation>only bids</translation>
    </message>
    <message id="play.setup.chair">
        <source></source>
        <translation>{where}: {who}. Press to change.</translation>
    </message>
    <message id="play.setup.chair.0">
        <source></source>
        <translation>Near side, left</translation>
    </message>
    <message id="play.setup.chair.1">
        <source></source>
        <translation>Near side, right</translation>
    </message>
    <message id="play.setup.chair.2">
        <source></source>
        <translation>Short side</translation>
    </message>
    <message id="play.setup.chair.3">
        <source></source>
        <translation>Far side, right</translation>
    </message>
    <message id="play.setup.chair.4">
        <source></source>
        <translation>Far side, left</translation>
    </message>
    <message id="play.setup.sum">
        <source></source>
        <translation>{who}. About {minutes} minutes. Start whenever you like.</translation>
    </message>
    <message id="play.setup.sum.people" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message id="play.setup.sum.opponents" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n opponent</numerusform>
            <numerusform>%n opponents</numerusform>
        </translation>
    </message>
    <message id="play.setup.sum.virtuals" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n virtual opponent</numerusform>
            <numerusform>%n virtual opponents</numerusform>
        </translation>
    </message>
    <message id="play.setup.problem.nobody">
        <source></source>
        <translation>Nobody plays yet: seat at least one person.</translation>
    </message>
    <message id="play.setup.problem.tooFew" numerus="yes">
        <source></source>
        <translation>
            <numerusform>At least %n must play.</numerusform>
            <numerusform>At least %n must play.</numerusform>
        </translation>
    </message>
    <message id="play.setup.problem.tooMany" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{game} seats %n.</numerusform>
            <numerusform>{game} seats %n.</numerusform>
        </translation>
    </message>
    <message id="play.setup.problem.alone">
        <source></source>
        <translation>Alone you need at least one opponent.</translation>
    </message>
    <message id="play.setup.problem.noSeat">
        <source></source>
        <translation>{game} has no seat there.</translation>
    </message>
    <message id="play.setup.problem.stands">
        <source></source>
        <translation>Only {name} can stand up.</translation>
    </message>
    <message id="play.end.winner">
        <source></source>
        <translation>{seat} wins ({reason}).</translation>
    </message>
    <message id="play.end.two">
        <source></source>
        <translation>{seat} and {other} win together ({reason}).</translation>
    </message>
    <message id="play.end.several">
        <source></source>
        <translation>Several win together ({reason}).</translation>
    </message>
    <message id="play.end.nobody">
        <source></source>
        <translation>Nobody wins ({reason}).</translation>
    </message>
    <message id="play.end.again">
        <source></source>
        <translation>Again</translation>
    </message>
    <message id="play.end.watch">
        <source></source>
        <translation>Watch it</translation>
    </message>
    <message id="play.end.home">
        <source></source>
        <translation>Home</translation>
    </message>
    <message id="play.farewell.wants">
        <source></source>
        <translation>{name} wants to end here. The match will be saved.</translation>
    </message>
    <message id="play.farewell.asked">
        <source></source>
        <translation>The others can still say no.</translation>
    </message>
    <message id="play.farewell.stay">
        <source></source>
        <translation>We play on</translation>
    </message>
    <message id="play.end.leave">
        <source></source>
        <translation>Home</translation>
    </message>
    <message id="play.price">
        <source></source>
        <translation>Cost: {cost}.</translation>
    </message>
    <message id="play.trade">
        <source></source>
        <translation>Cost: {cost}. Reward: {gain}.</translation>
    </message>
    <message id="play.score.cell">
        <source></source>
        <translation>{seat}, {line}: {points}</translation>
    </message>
    <message id="play.score.coming">
        <source></source>
        <translation>In italics: what the end of the game would add now.</translation>
    </message>
    <message id="play.score.partial">
        <source></source>
        <translation>Only what everybody can see is counted.</translation>
    </message>
    <message id="play.score.sum">
        <source></source>
        <translation>Total</translation>
    </message>
    <message id="play.score.title">
        <source></source>
        <translation>Score sheet</translation>
    </message>
    <message id="play.rules.title">
        <source></source>
        <translation>Rulebook</translation>
    </message>
    <message id="play.rules.contents">
        <source></source>
        <translation>Contents</translation>
    </message>
    <message id="play.rules.search">
        <source></source>
        <translation>Search the rules</translation>
    </message>
    <message id="play.rules.nothing">
        <source></source>
        <translation>Nothing found.</translation>
    </message>
    <message id="play.rules.see">
        <source></source>
        <translation>See also</translation>
    </message>
    <message id="play.rules.asked">
        <source></source>
        <translation>Asked often</translation>
    </message>
    <message id="play.rules.back">
        <source></source>
        <translation>Back</translation>
    </message>
    <message id="play.rules.close">
        <source></source>
        <translation>Close the rulebook</translation>
    </message>
    <message id="play.advice">
        <source></source>
        <translation>Advice</translation>
    </message>
    <message id="play.advice.about">
        <source></source>
        <translation>The table tells each of you what can be done next.</translation>
    </message>
    <message id="play.advice.off">
        <source></source>
        <translation>Off</translation>
    </message>
    <message id="play.advice.nextStep">
        <source></source>
        <translation>Next step</translation>
    </message>
    <message id="play.advice.goodIdea">
        <source></source>
        <translation>Good idea</translation>
    </message>
    <message id="play.advice.is">
        <source></source>
        <translation>Advice: {advice}</translation>
    </message>
    <message id="play.advice.idea">
        <source></source>
        <translation>Good idea: {what}. {why}</translation>
    </message>
    <message id="play.why.only">
        <source></source>
        <translation>There is nothing else to do.</translation>
    </message>
    <message id="play.why.now" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{line}: %n point at once.</numerusform>
            <numerusform>{line}: %n points at once.</numerusform>
        </translation>
    </message>
    <message id="play.why.later" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{line}: about %n point more in the end than by other moves.</numerusform>
            <numerusform>{line}: about %n points more in the end than by other moves.</numerusform>
        </translation>
    </message>
    <message id="play.why.prevents" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat}: about %n point fewer in the end than by other moves.</numerusform>
            <numerusform>{seat}: about %n points fewer in the end than by other moves.</numerusform>
        </translation>
    </message>
    <message id="play.why.equal">
        <source></source>
        <translation>Other moves are about as good.</translation>
    </message>
    <message id="play.explain.now">
        <source></source>
        <translation>You can use it now.</translation>
    </message>
    <message id="play.explain.notNow">
        <source></source>
        <translation>Not now. {why}</translation>
    </message>
    <message id="play.explain.theirs">
        <source></source>
        <translation>It belongs to {seat}.</translation>
    </message>
    <message id="play.explain.rule">
        <source></source>
        <translation>Rule</translation>
    </message>
    <message id="play.explain.showMe">
        <source></source>
        <translation>Show me</translation>
    </message>
    <message id="play.explain.close">
        <source></source>
        <translation>Close the explanation</translation>
    </message>
    <message id="play.explain.back">
        <source></source>
        <translation>Back to what was explained before</translation>
    </message>
    <message id="play.explain.previous">
        <source></source>
        <translation>Previous sentences</translation>
    </message>
    <message id="play.explain.next">
        <source></source>
        <translation>More sentences</translation>
    </message>
    <message id="play.explain.touch">
        <source></source>
        <translation>Touch what you want to know.</translation>
    </message>
    <message id="play.explain.lens">
        <source></source>
        <translation>Lens: drag it over a thing, or touch it and then the thing</translation>
    </message>
    <message id="play.explain.undo.title">
        <source></source>
        <translation>Undo</translation>
    </message>
    <message id="play.explain.undo">
        <source></source>
        <translation>Takes back your own last move, as long as nobody has learned anything new or moved since.</translation>
    </message>
    <message id="play.explain.pause.title">
        <source></source>
        <translation>Pause</translation>
    </message>
    <message id="play.explain.pause">
        <source></source>
        <translation>Stops the game for everybody. Each seat can go on, read the rules or let the computer play for a while.</translation>
    </message>
    <message id="play.explain.count.title">
        <source></source>
        <translation>Points</translation>
    </message>
    <message id="play.explain.count">
        <source></source>
        <translation>Opens the score sheet: where everybody’s points come from so far.</translation>
    </message>
    <message id="play.explain.look.title">
        <source></source>
        <translation>All cards</translation>
    </message>
    <message id="play.explain.look">
        <source></source>
        <translation>Shows the cards of your pyramid and your hand large enough to read.</translation>
    </message>
    <message id="play.explain.swap">
        <source></source>
        <translation>Moves the column with your screen and cards to the other side of your pyramid.</translation>
    </message>
    <message id="play.explain.all">
        <source></source>
        <translation>Lists every move that you can make now, with its price and what it brings.</translation>
    </message>
    <message id="play.standUp">
        <source></source>
        <translation>All stand up</translation>
    </message>
    <message id="play.end.otherGame">
        <source></source>
        <translation>Another game</translation>
    </message>
    <message id="play.setup.backTo">
        <source></source>
        <translation>Back to the set-up</translation>
    </message>
    <message id="play.cards.about">
        <source></source>
        <translation>About these cards</translation>
    </message>
    <message id="play.cards.close">
        <source></source>
        <translation>Close</translation>
    </message>
    <message id="play.cards.title">
        <source></source>
        <translation>Card set “{set}”, version {version}</translation>
    </message>
    <message id="play.cards.part">
        <source></source>
        <translation>{part}: {count}, reconstructed {reconstructed}</translation>
    </message>
    <message id="play.explain.where">
        <source></source>
        <translation>What you can do with it now</translation>
    </message>
    <message id="play.rules.forward">
        <source></source>
        <translation>Forward</translation>
    </message>
    <message id="play.rules.now">
        <source></source>
        <translation>Now: {title}</translation>
    </message>
    <message id="play.rules.perhaps">
        <source></source>
        <translation>Perhaps “{words}”?</translation>
    </message>
    <message id="play.rules.kind.rules">
        <source></source>
        <translation>Rules</translation>
    </message>
    <message id="play.rules.kind.cards">
        <source></source>
        <translation>Cards</translation>
    </message>
    <message id="play.rules.kind.icons">
        <source></source>
        <translation>Icons</translation>
    </message>
    <message id="play.rules.kind.terms">
        <source></source>
        <translation>Terms</translation>
    </message>
    <message id="play.rules.kind.questions">
        <source></source>
        <translation>Questions</translation>
    </message>
    <message id="play.rules.clear">
        <source></source>
        <translation>Clear the search</translation>
    </message>
    <message id="play.rules.fold">
        <source></source>
        <translation>Fold the rulebook away; it opens again at the same page</translation>
    </message>
    <message id="play.rules.pageBefore">
        <source></source>
        <translation>Previous page</translation>
    </message>
    <message id="play.rules.pageAfter">
        <source></source>
        <translation>Next page</translation>
    </message>
    <message id="play.rules.pauseForMe">
        <source></source>
        <translation>Pause for me</translation>
    </message>
    <message id="play.pause.wanted">
        <source></source>
        <translation>{name} asks for a pause to read.</translation>
    </message>
    <message id="play.pause.yes">
        <source></source>
        <translation>Pause</translation>
    </message>
    <message id="play.pause.no">
        <source></source>
        <translation>Not now</translation>
    </message>
    <message id="play.rules.found" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
    <message id="play.rules.more" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n more: {kinds}</numerusform>
            <numerusform>%n more: {kinds}</numerusform>
        </translation>
    </message>
    <message id="play.rules.index">
        <source></source>
        <translation>Index</translation>
    </message>
    <message id="play.rules.print">
        <source></source>
        <translation>Save as PDF</translation>
    </message>
    <message id="play.rules.printed">
        <source></source>
        <translation>The book has been saved: {file}</translation>
    </message>
    <message id="play.rules.notPrinted">
        <source></source>
        <translation>The book could not be saved among your documents.</translation>
    </message>
    <message id="play.rules.picture">
        <source></source>
        <translation>Picture: {title}</translation>
    </message>
    <message id="play.rules.lit">
        <source></source>
        <translation>Lit: {things}.</translation>
    </message>
    <message id="play.rules.onBoard">
        <source></source>
        <translation>Show me on the board</translation>
    </message>
    <message id="play.choices">
        <source></source>
        <translation>Your own choices</translation>
    </message>
    <message id="play.choices.fold">
        <source></source>
        <translation>Back to your mat</translation>
    </message>
    <message id="play.choices.open">
        <source></source>
        <translation>Touch here for more.</translation>
    </message>
    <message id="play.textSize.normal">
        <source></source>
        <translation>Letters: usual</translation>
    </message>
    <message id="play.textSize.large">
        <source></source>
        <translation>Letters: large</translation>
    </message>
    <message id="play.textSize.largest">
        <source></source>
        <translation>Letters: largest</translation>
    </message>
</context>
</TS>
