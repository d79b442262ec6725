<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="cs">
<context>
    <name></name>
    <message id="hall.button">
        <source></source>
        <translation>Síň slávy</translation>
    </message>
    <message id="hall.charts.characterWins">
        <source></source>
        <translation>Výhry podle postav</translation>
    </message>
    <message id="hall.charts.points">
        <source></source>
        <translation>Body v čase</translation>
    </message>
    <message id="hall.charts.rounds">
        <source></source>
        <translation>Délka kol</translation>
    </message>
    <message id="hall.empty">
        <source></source>
        <translation>Zatím se tu nedohrála žádná partie.</translation>
    </message>
    <message id="hall.forget">
        <source></source>
        <translation>Zapomenout toto jméno</translation>
    </message>
    <message id="hall.forget.explained">
        <source></source>
        <translation>Jméno {name} zmizí ze síně slávy i ze všech uložených partií. Výsledky zůstanou, beze jména.</translation>
    </message>
    <message id="hall.played" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n odehraná partie</numerusform>
            <numerusform>%n odehrané partie</numerusform>
            <numerusform>%n odehraných partií</numerusform>
        </translation>
    </message>
    <message id="hall.waiting" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n výsledek čeká na server.</numerusform>
            <numerusform>%n výsledky čekají na server.</numerusform>
            <numerusform>%n výsledků čeká na server.</numerusform>
        </translation>
    </message>
    <message id="hall.won" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n výhra</numerusform>
            <numerusform>%n výhry</numerusform>
            <numerusform>%n výher</numerusform>
        </translation>
    </message>
    <message id="journal.action.all">
        <source></source>
        <translation>Všechna místa</translation>
    </message>
    <message id="journal.action.continue">
        <source></source>
        <translation>Pokračovat</translation>
    </message>
    <message id="journal.action.continueFromHere">
        <source></source>
        <translation>Pokračovat odtud</translation>
    </message>
    <message id="journal.action.delete">
        <source></source>
        <translation>Smazat</translation>
    </message>
    <message id="journal.action.export">
        <source></source>
        <translation>Uložit záznam jako text</translation>
    </message>
    <message id="journal.action.pause">
        <source></source>
        <translation>Pozastavit</translation>
    </message>
    <message id="journal.action.play">
        <source></source>
        <translation>Přehrát</translation>
    </message>
    <message id="journal.action.replay">
        <source></source>
        <translation>Přehrát partii</translation>
    </message>
    <message id="journal.action.stepBack">
        <source></source>
        <translation>O krok zpět</translation>
    </message>
    <message id="journal.action.stepForward">
        <source></source>
        <translation>O krok vpřed</translation>
    </message>
    <message id="journal.list.empty">
        <source></source>
        <translation>Zatím není uložena žádná partie.</translation>
    </message>
    <message id="journal.list.minutes" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message id="journal.list.round">
        <source></source>
        <translation>Kolo {round}</translation>
    </message>
    <message id="journal.list.title">
        <source></source>
        <translation>Uložené partie</translation>
    </message>
    <message id="journal.log.undo">
        <source></source>
        <translation>Vzato zpět. Místo: {seat}</translation>
    </message>
    <message id="journal.notice.broken" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Uložená partie je poškozená. Vše před poškozením zůstalo; chybí %n řádek za ním.</numerusform>
            <numerusform>Uložená partie je poškozená. Vše před poškozením zůstalo; chybí %n řádky za ním.</numerusform>
            <numerusform>Uložená partie je poškozená. Vše před poškozením zůstalo; chybí %n řádků za ním.</numerusform>
        </translation>
    </message>
    <message id="journal.notice.differs" numerus="yes">
        <source></source>
        <translation>
            <numerusform>S dnešními pravidly a kartami by se partie vyvíjela jinak. Pokračuje od posledního jistého okamžiku; %n záznam za ním byl vynechán.</numerusform>
            <numerusform>S dnešními pravidly a kartami by se partie vyvíjela jinak. Pokračuje od posledního jistého okamžiku; %n záznamy za ním byly vynechány.</numerusform>
            <numerusform>S dnešními pravidly a kartami by se partie vyvíjela jinak. Pokračuje od posledního jistého okamžiku; %n záznamů za ním bylo vynecháno.</numerusform>
        </translation>
    </message>
    <message id="journal.notice.interrupted">
        <source></source>
        <translation>Poslední partie byla přerušena. Všechny tahy jsou uloženy a hodiny stojí tam, kde stály.</translation>
    </message>
    <message id="journal.notice.otherCards">
        <source></source>
        <translation>Tato partie začala s jinou sadou karet. Byla zopakována s nynější a pokračuje jako nově uložená partie; původní zůstává beze změny.</translation>
    </message>
    <message id="journal.notice.otherRules">
        <source></source>
        <translation>Tato partie začala podle starší verze pravidel. Byla zopakována podle nynější a pokračuje jako nově uložená partie; původní zůstává beze změny.</translation>
    </message>
    <message id="journal.notice.torn">
        <source></source>
        <translation>Poslední řádek se nestihl dopsat a byl odříznut. Vše před ním je tu.</translation>
    </message>
    <message id="journal.problem.cannotBePlayed">
        <source></source>
        <translation>V této verzi Sandglass nelze partii hrát dál. Důvod pro toho, kdo ji bude opravovat: {why}</translation>
    </message>
    <message id="journal.problem.headless">
        <source></source>
        <translation>Začátek uložené partie je poškozený, není tedy na co navázat.</translation>
    </message>
    <message id="journal.problem.inUse">
        <source></source>
        <translation>Tato partie se právě hraje u jiného stolu.</translation>
    </message>
    <message id="journal.problem.noJournal">
        <source></source>
        <translation>Tento soubor není uložená partie Sandglass.</translation>
    </message>
    <message id="journal.problem.otherVersion">
        <source></source>
        <translation>Partii uložila jiná verze Sandglass, jejíž soubory tato neumí číst.</translation>
    </message>
    <message id="journal.problem.over">
        <source></source>
        <translation>V tomto okamžiku už partie skončila.</translation>
    </message>
    <message id="journal.problem.tooLarge">
        <source></source>
        <translation>Tento soubor je na uloženou partii příliš velký.</translation>
    </message>
    <message id="journal.problem.unknownGame">
        <source></source>
        <translation>Tento stůl nezná hru „{game}“.</translation>
    </message>
    <message id="journal.problem.unreadable">
        <source></source>
        <translation>Uloženou partii nelze z disku přečíst.</translation>
    </message>
    <message id="journal.refusal.paused">
        <source></source>
        <translation>Partie je pozastavena. Nejdřív ji spusťte.</translation>
    </message>
    <message id="journal.state.damaged">
        <source></source>
        <translation>Poškozená</translation>
    </message>
    <message id="journal.state.finished">
        <source></source>
        <translation>Dohraná</translation>
    </message>
    <message id="journal.state.unfinished">
        <source></source>
        <translation>Nedohraná</translation>
    </message>
    <message id="journal.warning.diskFull">
        <source></source>
        <translation>Disk je plný: hraje se dál, ale partie se neukládá. Jakmile bude místo, ukládání se samo obnoví.</translation>
    </message>
    <message id="journal.warning.failing">
        <source></source>
        <translation>Disk nepřijímá data: hraje se dál, ale partie se neukládá. Jakmile to půjde, ukládání se samo obnoví.</translation>
    </message>
    <message id="journal.warning.readOnly">
        <source></source>
        <translation>Na disk nelze zapisovat: hraje se dál, ale partie se neukládá. Jakmile to půjde, ukládání se samo obnoví.</translation>
    </message>
    <message id="journal.warning.slow">
        <source></source>
        <translation>Disk neodpovídá: hraje se dál, poslední tahy zatím nejsou uloženy.</translation>
    </message>
</context>
</TS>
