<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="cs">
<context>
    <name></name>
    <message id="play.answer.skip">
        <source></source>
        <translation>Nevyužít</translation>
    </message>
    <message id="play.cancel">
        <source></source>
        <translation>Zavřít</translation>
    </message>
    <message id="play.hand.left">
        <source></source>
        <translation>Pro leváka</translation>
    </message>
    <message id="play.hand.right">
        <source></source>
        <translation>Pro praváka</translation>
    </message>
    <message id="play.hint.pausedBy">
        <source></source>
        <translation>Hra je pozastavena ({seat}).</translation>
    </message>
    <message id="play.panel.now">
        <source></source>
        <translation>Co teď můžete udělat</translation>
    </message>
    <message id="play.undo">
        <source></source>
        <translation>Vrátit tah</translation>
    </message>
    <message id="play.done">
        <source></source>
        <translation>Mám hotovo</translation>
    </message>
    <message id="play.pause">
        <source></source>
        <translation>Pauza</translation>
    </message>
    <message id="play.goOn">
        <source></source>
        <translation>Pokračovat</translation>
    </message>
    <message id="play.ask.how">
        <source></source>
        <translation>Jak to chcete udělat?</translation>
    </message>
    <message id="play.ask.again">
        <source></source>
        <translation>{what} Dalším dotykem si ji vezmete.</translation>
    </message>
    <message id="play.contest.won">
        <source></source>
        <translation>Sáhli jste po tom současně ({seat}): rozhodlo vaše privilegium.</translation>
    </message>
    <message id="play.take">
        <source></source>
        <translation>Vzít</translation>
    </message>
    <message id="play.keys.again">
        <source></source>
        <translation>{what} Provedete klávesou Enter.</translation>
    </message>
    <message id="play.hint.waiting">
        <source></source>
        <translation>Čeká se na: {seat}</translation>
    </message>
    <message id="play.hint.paused">
        <source></source>
        <translation>Hra je pozastavena.</translation>
    </message>
    <message id="play.handOver">
        <source></source>
        <translation>Ať za mě hraje počítač</translation>
    </message>
    <message id="play.takeBack">
        <source></source>
        <translation>Hraju zase za sebe</translation>
    </message>
    <message id="play.botPlays">
        <source></source>
        <translation>Tady hraje počítač.</translation>
    </message>
    <message id="play.panel.board">
        <source></source>
        <translation>Herní plán</translation>
    </message>
    <message id="play.panel.mine">
        <source></source>
        <translation>Moje deska</translation>
    </message>
    <message id="play.panel.rivals">
        <source></source>
        <translation>Soupeři</translation>
    </message>
    <message id="play.panel.log">
        <source></source>
        <translation>Záznam hry</translation>
    </message>
    <message id="play.setup.nobody">
        <source></source>
        <translation>Nikdo</translation>
    </message>
    <message id="play.setup.person">
        <source></source>
        <translation>Člověk</translation>
    </message>
    <message id="play.setup.easy">
        <source></source>
        <translation>Počítač: lehký</translation>
    </message>
    <message id="play.setup.normal">
        <source></source>
        <translation>Počítač: běžný</translation>
    </message>
    <message id="play.setup.hard">
        <source></source>
        <translation>Počítač: těžký</translation>
    </message>
    <message id="play.setup.back">
        <source></source>
        <translation>Zpět</translation>
    </message>
    <message id="play.setup.start">
        <source></source>
        <translation>Začít</translation>
    </message>
    <message id="play.setup.never">
        <source></source>
        <translation>Hrajete to poprvé?</translation>
    </message>
    <message id="play.setup.never.about">
        <source></source>
        <translation>Jedna tříminutová lekce, všichni společně, a pak tahle partie.</translation>
    </message>
    <message id="play.setup.learnFirst">
        <source></source>
        <translation>Nejdřív lekce</translation>
    </message>
    <message id="play.setup.guest.nobody">
        <source></source>
        <translation>Nikdo</translation>
    </message>
    <message id="play.setup.guest.person">
        <source></source>
        <translation>Člověk</translation>
    </message>
    <message id="play.setup.guest.easy">
        <source></source>
        <translation>Lehký</translation>
    </message>
    <message id="play.setup.guest.normal">
        <source></source>
        <translation>Běžný</translation>
    </message>
    <message id="play.setup.guest.hard">
        <source></source>
        <translation>Těžký</translation>
    </message>
    <message id="play.setup.guest.virtual">
        <source></source>
        <translation>Virtuální</translation>
    </message>
    <message id="play.setup.guest.easy.about">
        <source></source>
        <translation>leccos přehlédne</translation>
    </message>
    <message id="play.setup.guest.normal.about">
        <source></source>
        <translation>hraje poctivě</translation>
    </message>
    <message id="play.setup.guest.hard.about">
        <source></source>
        <translation>nepřehlédne nic</translation>
    </message>
    <message id="play.setup.guest.virtual.about">
        <source></source>
        <translation>jen přihazuje</translation>
    </message>
    <message id="play.setup.chair">
        <source></source>
        <translation>{where}: {who}. Stiskem změníte.</translation>
    </message>
    <message id="play.setup.chair.0">
        <source></source>
        <translation>Blízká strana vlevo</translation>
    </message>
    <message id="play.setup.chair.1">
        <source></source>
        <translation>Blízká strana vpravo</translation>
    </message>
    <message id="play.setup.chair.2">
        <source></source>
        <translation>Kratší strana</translation>
    </message>
    <message id="play.setup.chair.3">
        <source></source>
        <translation>Vzdálená strana vpravo</translation>
    </message>
    <message id="play.setup.chair.4">
        <source></source>
        <translation>Vzdálená strana vlevo</translation>
    </message>
    <message id="play.setup.sum">
        <source></source>
        <translation>{who}. Asi {minutes} minut. Začněte, kdy chcete.</translation>
    </message>
    <message id="play.setup.sum.people" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n člověk</numerusform>
            <numerusform>%n lidé</numerusform>
            <numerusform>%n lidí</numerusform>
        </translation>
    </message>
    <message id="play.setup.sum.opponents" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n soupeř</numerusform>
            <numerusform>%n soupeři</numerusform>
            <numerusform>%n soupeřů</numerusform>
        </translation>
    </message>
    <message id="play.setup.sum.virtuals" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n virtuální protivník</numerusform>
            <numerusform>%n virtuální protivníci</numerusform>
            <numerusform>%n virtuálních protivníků</numerusform>
        </translation>
    </message>
    <message id="play.setup.problem.nobody">
        <source></source>
        <translation>Zatím nikdo nehraje: posaďte aspoň jednoho člověka.</translation>
    </message>
    <message id="play.setup.problem.tooFew" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Hrát musí aspoň %n.</numerusform>
            <numerusform>Hrát musí aspoň %n.</numerusform>
            <numerusform>Hrát jich musí aspoň %n.</numerusform>
        </translation>
    </message>
    <message id="play.setup.problem.tooMany" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{game}: místo je jen pro %n.</numerusform>
            <numerusform>{game}: místo je jen pro %n.</numerusform>
            <numerusform>{game}: místo je jen pro %n.</numerusform>
        </translation>
    </message>
    <message id="play.setup.problem.alone">
        <source></source>
        <translation>Sám potřebujete aspoň jednoho soupeře.</translation>
    </message>
    <message id="play.setup.problem.noSeat">
        <source></source>
        <translation>{game} tam místo nemá.</translation>
    </message>
    <message id="play.setup.problem.stands">
        <source></source>
        <translation>Vstát může jen {name}.</translation>
    </message>
    <message id="play.end.winner">
        <source></source>
        <translation>Vyhrává: {seat} ({reason}).</translation>
    </message>
    <message id="play.end.two">
        <source></source>
        <translation>Vyhrávají společně: {seat} a {other} ({reason}).</translation>
    </message>
    <message id="play.end.several">
        <source></source>
        <translation>Vítězů je víc ({reason}).</translation>
    </message>
    <message id="play.end.nobody">
        <source></source>
        <translation>Nevyhrává nikdo ({reason}).</translation>
    </message>
    <message id="play.end.again">
        <source></source>
        <translation>Znovu</translation>
    </message>
    <message id="play.end.watch">
        <source></source>
        <translation>Přehrát</translation>
    </message>
    <message id="play.end.home">
        <source></source>
        <translation>Domů</translation>
    </message>
    <message id="play.farewell.wants">
        <source></source>
        <translation>Končíme? Navrhuje to {name}. Partie se uloží.</translation>
    </message>
    <message id="play.farewell.asked">
        <source></source>
        <translation>Ostatní se ještě mohou ozvat.</translation>
    </message>
    <message id="play.farewell.stay">
        <source></source>
        <translation>Hrajeme dál</translation>
    </message>
    <message id="play.end.leave">
        <source></source>
        <translation>Domů</translation>
    </message>
    <message id="play.price">
        <source></source>
        <translation>Cena: {cost}.</translation>
    </message>
    <message id="play.trade">
        <source></source>
        <translation>Cena: {cost}. Odměna: {gain}.</translation>
    </message>
    <message id="play.score.cell">
        <source></source>
        <translation>{seat}, {line}: {points}</translation>
    </message>
    <message id="play.score.coming">
        <source></source>
        <translation>Kurzívou: co by teď přidal konec hry.</translation>
    </message>
    <message id="play.score.partial">
        <source></source>
        <translation>Počítá se jen to, co vidí všichni.</translation>
    </message>
    <message id="play.score.sum">
        <source></source>
        <translation>Součet</translation>
    </message>
    <message id="play.score.title">
        <source></source>
        <translation>Přehled bodů</translation>
    </message>
    <message id="play.rules.title">
        <source></source>
        <translation>Pravidla</translation>
    </message>
    <message id="play.rules.contents">
        <source></source>
        <translation>Obsah</translation>
    </message>
    <message id="play.rules.search">
        <source></source>
        <translation>Hledat v pravidlech</translation>
    </message>
    <message id="play.rules.nothing">
        <source></source>
        <translation>Nic se nenašlo.</translation>
    </message>
    <message id="play.rules.see">
        <source></source>
        <translation>Viz také</translation>
    </message>
    <message id="play.rules.asked">
        <source></source>
        <translation>Časté otázky</translation>
    </message>
    <message id="play.rules.back">
        <source></source>
        <translation>Zpět</translation>
    </message>
    <message id="play.rules.close">
        <source></source>
        <translation>Zavřít pravidla</translation>
    </message>
    <message id="play.advice">
        <source></source>
        <translation>Rady</translation>
    </message>
    <message id="play.advice.about">
        <source></source>
        <translation>Stůl každému z vás napoví, co lze právě udělat.</translation>
    </message>
    <message id="play.advice.off">
        <source></source>
        <translation>Vypnuto</translation>
    </message>
    <message id="play.advice.nextStep">
        <source></source>
        <translation>Další krok</translation>
    </message>
    <message id="play.advice.goodIdea">
        <source></source>
        <translation>Dobrý nápad</translation>
    </message>
    <message id="play.advice.is">
        <source></source>
        <translation>Rady: {advice}</translation>
    </message>
    <message id="play.advice.idea">
        <source></source>
        <translation>Dobrý nápad: {what}. {why}</translation>
    </message>
    <message id="play.why.only">
        <source></source>
        <translation>Nic jiného udělat nejde.</translation>
    </message>
    <message id="play.why.now" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{line}: hned %n bod.</numerusform>
            <numerusform>{line}: hned %n body.</numerusform>
            <numerusform>{line}: hned %n bodů.</numerusform>
        </translation>
    </message>
    <message id="play.why.later" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{line}: nakonec asi o %n bod více než jinými tahy.</numerusform>
            <numerusform>{line}: nakonec asi o %n body více než jinými tahy.</numerusform>
            <numerusform>{line}: nakonec asi o %n bodů více než jinými tahy.</numerusform>
        </translation>
    </message>
    <message id="play.why.prevents" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat}: nakonec asi o %n bod méně než po jiných tazích.</numerusform>
            <numerusform>{seat}: nakonec asi o %n body méně než po jiných tazích.</numerusform>
            <numerusform>{seat}: nakonec asi o %n bodů méně než po jiných tazích.</numerusform>
        </translation>
    </message>
    <message id="play.why.equal">
        <source></source>
        <translation>Jiné tahy jsou asi stejně dobré.</translation>
    </message>
    <message id="play.explain.now">
        <source></source>
        <translation>Teď to můžete použít.</translation>
    </message>
    <message id="play.explain.notNow">
        <source></source>
        <translation>Teď ne. {why}</translation>
    </message>
    <message id="play.explain.theirs">
        <source></source>
        <translation>Majitel: {seat}.</translation>
    </message>
    <message id="play.explain.rule">
        <source></source>
        <translation>Pravidlo</translation>
    </message>
    <message id="play.explain.showMe">
        <source></source>
        <translation>Ukaž mi</translation>
    </message>
    <message id="play.explain.close">
        <source></source>
        <translation>Zavřít vysvětlení</translation>
    </message>
    <message id="play.explain.back">
        <source></source>
        <translation>Zpět k předchozímu vysvětlení</translation>
    </message>
    <message id="play.explain.previous">
        <source></source>
        <translation>Předchozí věty</translation>
    </message>
    <message id="play.explain.next">
        <source></source>
        <translation>Další věty</translation>
    </message>
    <message id="play.explain.touch">
        <source></source>
        <translation>Dotkněte se toho, co chcete vysvětlit.</translation>
    </message>
    <message id="play.explain.lens">
        <source></source>
        <translation>Lupa: přetáhněte ji nad věc, nebo se dotkněte jí a pak té věci</translation>
    </message>
    <message id="play.explain.undo.title">
        <source></source>
        <translation>Zpět</translation>
    </message>
    <message id="play.explain.undo">
        <source></source>
        <translation>Vrátí váš poslední tah, dokud od té doby nikdo netáhl ani se nedozvěděl nic nového.</translation>
    </message>
    <message id="play.explain.pause.title">
        <source></source>
        <translation>Pauza</translation>
    </message>
    <message id="play.explain.pause">
        <source></source>
        <translation>Zastaví hru pro všechny. Každé místo ji může zase spustit, číst pravidla nebo nechat chvíli hrát počítač.</translation>
    </message>
    <message id="play.explain.count.title">
        <source></source>
        <translation>Body</translation>
    </message>
    <message id="play.explain.count">
        <source></source>
        <translation>Otevře počítání: odkud má kdo zatím jaké body.</translation>
    </message>
    <message id="play.explain.look.title">
        <source></source>
        <translation>Všechny karty</translation>
    </message>
    <message id="play.explain.look">
        <source></source>
        <translation>Ukáže karty z vaší pyramidy i z ruky tak velké, aby se daly číst.</translation>
    </message>
    <message id="play.explain.swap">
        <source></source>
        <translation>Přesune sloupec se zástěnou a kartami na druhou stranu pyramidy.</translation>
    </message>
    <message id="play.explain.all">
        <source></source>
        <translation>Vypíše všechno, co teď můžete udělat, i s cenou a s tím, co to přinese.</translation>
    </message>
    <message id="play.standUp">
        <source></source>
        <translation>Vstáváme všichni</translation>
    </message>
    <message id="play.end.otherGame">
        <source></source>
        <translation>Jiná hra</translation>
    </message>
    <message id="play.setup.backTo">
        <source></source>
        <translation>Zpět k přípravě hry</translation>
    </message>
    <message id="play.cards.about">
        <source></source>
        <translation>O těchto kartách</translation>
    </message>
    <message id="play.cards.close">
        <source></source>
        <translation>Zavřít</translation>
    </message>
    <message id="play.cards.title">
        <source></source>
        <translation>Sada karet „{set}“, verze {version}</translation>
    </message>
    <message id="play.cards.part">
        <source></source>
        <translation>{part}: {count}, rekonstruováno {reconstructed}</translation>
    </message>
    <message id="play.explain.where">
        <source></source>
        <translation>Co s tím teď můžete udělat</translation>
    </message>
    <message id="play.rules.forward">
        <source></source>
        <translation>Vpřed</translation>
    </message>
    <message id="play.rules.now">
        <source></source>
        <translation>Teď: {title}</translation>
    </message>
    <message id="play.rules.perhaps">
        <source></source>
        <translation>Nemysleli jste „{words}“?</translation>
    </message>
    <message id="play.rules.kind.rules">
        <source></source>
        <translation>Pravidla</translation>
    </message>
    <message id="play.rules.kind.cards">
        <source></source>
        <translation>Karty</translation>
    </message>
    <message id="play.rules.kind.icons">
        <source></source>
        <translation>Symboly</translation>
    </message>
    <message id="play.rules.kind.terms">
        <source></source>
        <translation>Pojmy</translation>
    </message>
    <message id="play.rules.kind.questions">
        <source></source>
        <translation>Otázky</translation>
    </message>
    <message id="play.rules.clear">
        <source></source>
        <translation>Smazat hledání</translation>
    </message>
    <message id="play.rules.fold">
        <source></source>
        <translation>Založit pravidla; otevřou se zase na téže stránce</translation>
    </message>
    <message id="play.rules.pageBefore">
        <source></source>
        <translation>Předchozí stránka</translation>
    </message>
    <message id="play.rules.pageAfter">
        <source></source>
        <translation>Další stránka</translation>
    </message>
    <message id="play.rules.pauseForMe">
        <source></source>
        <translation>Prosím o pauzu</translation>
    </message>
    <message id="play.pause.wanted">
        <source></source>
        <translation>O pauzu na čtení prosí {name}.</translation>
    </message>
    <message id="play.pause.yes">
        <source></source>
        <translation>Pauza</translation>
    </message>
    <message id="play.pause.no">
        <source></source>
        <translation>Teď ne</translation>
    </message>
    <message id="play.rules.found" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n nález</numerusform>
            <numerusform>%n nálezy</numerusform>
            <numerusform>%n nálezů</numerusform>
        </translation>
    </message>
    <message id="play.rules.more" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Ještě %n: {kinds}</numerusform>
            <numerusform>Ještě %n: {kinds}</numerusform>
            <numerusform>Ještě %n: {kinds}</numerusform>
        </translation>
    </message>
    <message id="play.rules.index">
        <source></source>
        <translation>Rejstřík</translation>
    </message>
    <message id="play.rules.print">
        <source></source>
        <translation>Uložit jako PDF</translation>
    </message>
    <message id="play.rules.printed">
        <source></source>
        <translation>Pravidla jsou uložena: {file}</translation>
    </message>
    <message id="play.rules.notPrinted">
        <source></source>
        <translation>Pravidla se do vašich dokumentů nepodařilo uložit.</translation>
    </message>
    <message id="play.rules.picture">
        <source></source>
        <translation>Obrázek: {title}</translation>
    </message>
    <message id="play.rules.lit">
        <source></source>
        <translation>Zvýrazněno: {things}.</translation>
    </message>
    <message id="play.rules.onBoard">
        <source></source>
        <translation>Ukázat na stole</translation>
    </message>
    <message id="play.choices">
        <source></source>
        <translation>Vaše možnosti</translation>
    </message>
    <message id="play.choices.fold">
        <source></source>
        <translation>Zpět k vaší desce</translation>
    </message>
    <message id="play.choices.open">
        <source></source>
        <translation>Další možnosti: dotkněte se zde.</translation>
    </message>
    <message id="play.textSize.normal">
        <source></source>
        <translation>Písmo: běžné</translation>
    </message>
    <message id="play.textSize.large">
        <source></source>
        <translation>Písmo: velké</translation>
    </message>
    <message id="play.textSize.largest">
        <source></source>
        <translation>Písmo: největší</translation>
    </message>
</context>
</TS>
