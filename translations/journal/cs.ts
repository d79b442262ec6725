<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="cs">
<context>
    <name></name>
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
    <message id="journal.notice.olderFormat">
        <source></source>
        <translation>Tuto partii uložila starší verze Sandglass. Pokračuje jako nově uložená partie; původní zůstává beze změny.</translation>
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
