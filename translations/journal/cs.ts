<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="cs">
<context>
    <name></name>
    <message id="journal.hall.allCards">
        <source></source>
        <translation>Všechny sady karet</translation>
    </message>
    <message id="journal.hall.cards">
        <source></source>
        <translation>Sada karet {cards}</translation>
    </message>
    <message id="journal.hall.empty">
        <source></source>
        <translation>Zatím nebyla dohrána žádná partie této hry.</translation>
    </message>
    <message id="journal.hall.forget">
        <source></source>
        <translation>Zapomenout jméno {name}</translation>
    </message>
    <message id="journal.hall.forgetIt">
        <source></source>
        <translation>Zapomenout</translation>
    </message>
    <message id="journal.hall.matches" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n dohraná partie</numerusform>
            <numerusform>%n dohrané partie</numerusform>
            <numerusform>%n dohraných partií</numerusform>
        </translation>
    </message>
    <message id="journal.hall.nobody">
        <source></source>
        <translation>Nikdo neuvedl jméno.</translation>
    </message>
    <message id="journal.hall.people">
        <source></source>
        <translation>Hráči</translation>
    </message>
    <message id="journal.hall.points">
        <source></source>
        <translation>Průměrné body na stupnicích na konci každého kola</translation>
    </message>
    <message id="journal.hall.reallyForget">
        <source></source>
        <translation>Odstranit jméno {name} ze všech výsledků a uložených partií?</translation>
    </message>
    <message id="journal.hall.rounds">
        <source></source>
        <translation>Průměrná délka kol v minutách</translation>
    </message>
    <message id="journal.hall.title">
        <source></source>
        <translation>Síň slávy</translation>
    </message>
    <message id="journal.hall.waiting" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Jeden záznam čeká na server.</numerusform>
            <numerusform>%n záznamy čekají na server.</numerusform>
            <numerusform>%n záznamů čeká na server.</numerusform>
        </translation>
    </message>
    <message id="journal.hall.wins">
        <source></source>
        <translation>Výhry podle postav</translation>
    </message>
    <message id="journal.hall.seals" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n hotová lekce</numerusform>
            <numerusform>%n hotové lekce</numerusform>
            <numerusform>%n hotových lekcí</numerusform>
        </translation>
    </message>
    <message id="journal.hall.wonOf">
        <source></source>
        <translation>{won} z {played}</translation>
    </message>
    <message id="journal.list.back">
        <source></source>
        <translation>Zpět</translation>
    </message>
    <message id="journal.list.continue">
        <source></source>
        <translation>Pokračovat</translation>
    </message>
    <message id="journal.list.damaged">
        <source></source>
        <translation>Poškozeno: co se dá přečíst, zůstalo</translation>
    </message>
    <message id="journal.list.delete">
        <source></source>
        <translation>Smazat</translation>
    </message>
    <message id="journal.list.dismiss">
        <source></source>
        <translation>Přečteno</translation>
    </message>
    <message id="journal.list.empty">
        <source></source>
        <translation>Zatím není uložena žádná partie. Partie se ukládá sama od prvního tahu.</translation>
    </message>
    <message id="journal.list.finished">
        <source></source>
        <translation>Dohráno</translation>
    </message>
    <message id="journal.list.hours">
        <source></source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message id="journal.list.keep">
        <source></source>
        <translation>Ponechat</translation>
    </message>
    <message id="journal.list.minutes">
        <source></source>
        <translation>{minutes} min</translation>
    </message>
    <message id="journal.list.moves" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n tah</numerusform>
            <numerusform>%n tahy</numerusform>
            <numerusform>%n tahů</numerusform>
        </translation>
    </message>
    <message id="journal.list.notDeleted">
        <source></source>
        <translation>Tato partie se právě hraje, proto nebyla smazána.</translation>
    </message>
    <message id="journal.list.reading">
        <source></source>
        <translation>Načítám uložené partie…</translation>
    </message>
    <message id="journal.list.reallyDelete">
        <source></source>
        <translation>Smazat tuto partii navždy?</translation>
    </message>
    <message id="journal.list.replay">
        <source></source>
        <translation>Přehrát znovu</translation>
    </message>
    <message id="journal.list.round">
        <source></source>
        <translation>{round}. kolo</translation>
    </message>
    <message id="journal.list.title">
        <source></source>
        <translation>Uložené partie</translation>
    </message>
    <message id="journal.list.unknownGame">
        <source></source>
        <translation>Hra, kterou tento program nezná</translation>
    </message>
    <message id="journal.log.claim">
        <source></source>
        <translation>Rozhoduje privilegium; první je: {seat}.</translation>
    </message>
    <message id="journal.log.lost">
        <source></source>
        <translation>{seat} ustupuje vyššímu privilegiu.</translation>
    </message>
    <message id="journal.log.undo">
        <source></source>
        <translation>{seat} bere tah zpět.</translation>
    </message>
    <message id="journal.mark.auction">
        <source></source>
        <translation>Dražby</translation>
    </message>
    <message id="journal.mark.circle">
        <source></source>
        <translation>Uzavřené kruhy</translation>
    </message>
    <message id="journal.mark.council">
        <source></source>
        <translation>Rady</translation>
    </message>
    <message id="journal.mark.development">
        <source></source>
        <translation>Kola budování</translation>
    </message>
    <message id="journal.mark.end">
        <source></source>
        <translation>Konec</translation>
    </message>
    <message id="journal.mark.fair">
        <source></source>
        <translation>Trhy</translation>
    </message>
    <message id="journal.mark.flip">
        <source></source>
        <translation>Překlopení hodin</translation>
    </message>
    <message id="journal.mark.law">
        <source></source>
        <translation>Účinky zákonů</translation>
    </message>
    <message id="journal.mark.privilege">
        <source></source>
        <translation>Získáno privilegiem</translation>
    </message>
    <message id="journal.mark.round">
        <source></source>
        <translation>Kola</translation>
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
    <message id="journal.problem.olderRules">
        <source></source>
        <translation>Tato partie se hrála podle starší verze pravidel a podle té nynější v ní nejde pokračovat.</translation>
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
        <translation>Tento program nezná hru „{game}“.</translation>
    </message>
    <message id="journal.problem.unreadable">
        <source></source>
        <translation>Uloženou partii nelze z disku přečíst.</translation>
    </message>
    <message id="journal.refusal.paused">
        <source></source>
        <translation>Partie je pozastavena. Nejdřív v ní pokračujte.</translation>
    </message>
    <message id="journal.replay.continueHere">
        <source></source>
        <translation>Pokračovat odtud</translation>
    </message>
    <message id="journal.replay.everything">
        <source></source>
        <translation>Všichni</translation>
    </message>
    <message id="journal.replay.goesOn">
        <source></source>
        <translation>Dokud partie neskončí, je vidět jen to, co smí vědět všichni u stolu.</translation>
    </message>
    <message id="journal.replay.log">
        <source></source>
        <translation>Co se dělo</translation>
    </message>
    <message id="journal.replay.notSaved">
        <source></source>
        <translation>Uložení se nezdařilo. Je na disku místo?</translation>
    </message>
    <message id="journal.replay.pause">
        <source></source>
        <translation>Pozastavit</translation>
    </message>
    <message id="journal.replay.place">
        <source></source>
        <translation>{place}.</translation>
    </message>
    <message id="journal.replay.play">
        <source></source>
        <translation>Přehrávat</translation>
    </message>
    <message id="journal.replay.saveLog">
        <source></source>
        <translation>Uložit záznam</translation>
    </message>
    <message id="journal.replay.savePicture">
        <source></source>
        <translation>Uložit obrázek</translation>
    </message>
    <message id="journal.replay.saved">
        <source></source>
        <translation>Uloženo jako {file}</translation>
    </message>
    <message id="journal.replay.speed">
        <source></source>
        <translation>Rychlost</translation>
    </message>
    <message id="journal.replay.standings">
        <source></source>
        <translation>Pořadí</translation>
    </message>
    <message id="journal.replay.stepBack">
        <source></source>
        <translation>O krok zpět</translation>
    </message>
    <message id="journal.replay.stepOn">
        <source></source>
        <translation>O krok vpřed</translation>
    </message>
    <message id="journal.replay.timeLine">
        <source></source>
        <translation>Časová osa</translation>
    </message>
    <message id="journal.replay.times">
        <source></source>
        <translation>{times}×</translation>
    </message>
    <message id="journal.replay.title">
        <source></source>
        <translation>Přehrávání partie</translation>
    </message>
    <message id="journal.replay.toEnd">
        <source></source>
        <translation>Na konec</translation>
    </message>
    <message id="journal.replay.toStart">
        <source></source>
        <translation>Na začátek</translation>
    </message>
    <message id="journal.replay.viewer">
        <source></source>
        <translation>Pohled</translation>
    </message>
    <message id="journal.server.away">
        <source></source>
        <translation>Server teď nelze použít. Výsledky čekají u tohoto stolu a odešlou se, jakmile to půjde. Důvod, který udává: {why}</translation>
    </message>
    <message id="journal.server.connected">
        <source></source>
        <translation>Server je připojen.</translation>
    </message>
    <message id="journal.server.noAddress">
        <source></source>
        <translation>Toto není adresa databáze PostgreSQL, proto se žádný server nepoužívá. Výsledky čekají u tohoto stolu.</translation>
    </message>
    <message id="journal.server.trying">
        <source></source>
        <translation>Hledám server…</translation>
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
    <message id="journal.mark.king">
        <source></source>
        <translation>Král</translation>
    </message>
</context>
</TS>
