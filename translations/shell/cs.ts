<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="cs">
<context>
    <name></name>
    <message id="shell.cli.error.journalFile">
        <source></source>
        <translation>Tuto partii se nepodařilo přečíst: {file}</translation>
    </message>
    <message id="shell.cli.error.journalAlone">
        <source></source>
        <translation>Partie se vykreslí pomocí --screenshot SOUBOR --journal ZÁZNAM, bez scény; --record a --seat ji upřesňují.</translation>
    </message>
    <message id="shell.cli.error.lesson">
        <source></source>
        <translation>Taková lekce neexistuje: {value}</translation>
    </message>
    <message id="shell.cli.error.lessonAlone">
        <source></source>
        <translation>Lekce se vykreslí pomocí --screenshot SOUBOR --lesson HRA/NÁZEV, bez scény a bez partie; --step určí, který její krok, --table ji ukáže u stolu.</translation>
    </message>
    <message id="shell.cli.error.step">
        <source></source>
        <translation>Krok {value} neexistuje; kroky této lekce jsou 1 až {count}.</translation>
    </message>
    <message id="shell.cli.error.number">
        <source></source>
        <translation>Toto není číslo od 0 výše: {value}</translation>
    </message>
    <message id="shell.cli.error.language">
        <source></source>
        <translation>Takový jazyk tu není: {value}</translation>
    </message>
    <message id="shell.cli.error.missingValue">
        <source></source>
        <translation>Za tímto argumentem chybí hodnota: {argument}</translation>
    </message>
    <message id="shell.cli.error.watchedAlone">
        <source></source>
        <translation>Uložená partie se přehrává samotná: jeden SOUBOR, bez --table a bez jiného úkolu.</translation>
    </message>
    <message id="shell.cli.error.noFile">
        <source></source>
        <translation>Do kterého souboru? Přidejte --screenshot FILE.</translation>
    </message>
    <message id="shell.cli.error.noScene">
        <source></source>
        <translation>Kterou scénu? Přidejte --scene NAME.</translation>
    </message>
    <message id="shell.cli.error.scene">
        <source></source>
        <translation>Taková scéna neexistuje: {value}</translation>
    </message>
    <message id="shell.cli.error.size">
        <source></source>
        <translation>Toto není velikost jako 1920x1080: {value}</translation>
    </message>
    <message id="shell.cli.error.textSize">
        <source></source>
        <translation>Velikost písma může být od {least} do {most}, zadáno: {value}</translation>
    </message>
    <message id="shell.cli.error.theme">
        <source></source>
        <translation>Takový motiv neexistuje: {value}</translation>
    </message>
    <message id="shell.cli.error.unknown">
        <source></source>
        <translation>Takový argument neexistuje: {argument}</translation>
    </message>
    <message id="shell.cli.error.write">
        <source></source>
        <translation>Tento soubor nešlo zapsat: {file}</translation>
    </message>
    <message id="shell.cli.help.cards">
        <source></source>
        <translation>složka se sadami karet, které nahradí vestavěné</translation>
    </message>
    <message id="shell.cli.help.demo">
        <source></source>
        <translation>nechá počítač rychle odehrát celou partii a do složky uloží obrázky, záznam a deník</translation>
    </message>
    <message id="shell.cli.help.headless">
        <source></source>
        <translation>hraje přes řádky JSON na standardním vstupu a výstupu, bez okna</translation>
    </message>
    <message id="shell.cli.help.help">
        <source></source>
        <translation>vypíše tuto stránku</translation>
    </message>
    <message id="shell.cli.help.watched">
        <source></source>
        <translation>přehraje tuto uloženou partii</translation>
    </message>
    <message id="shell.cli.help.journalFile">
        <source></source>
        <translation>místo scény vykreslí tuto uloženou partii</translation>
    </message>
    <message id="shell.cli.help.record">
        <source></source>
        <translation>partie po tolika záznamech</translation>
    </message>
    <message id="shell.cli.help.seat">
        <source></source>
        <translation>jak ji vidí toto místo, počítáno od 0</translation>
    </message>
    <message id="shell.cli.help.lesson">
        <source></source>
        <translation>místo scény vykreslí tuto lekci: každý krok do vlastního souboru a všechny do jednoho</translation>
    </message>
    <message id="shell.cli.help.step">
        <source></source>
        <translation>jen tento krok lekce, počítáno od 1</translation>
    </message>
    <message id="shell.cli.help.listLessons">
        <source></source>
        <translation>vypíše lekce</translation>
    </message>
    <message id="shell.cli.help.language">
        <source></source>
        <translation>jazyk: {codes}</translation>
    </message>
    <message id="shell.cli.help.listScenes">
        <source></source>
        <translation>vypíše scény</translation>
    </message>
    <message id="shell.cli.help.resetSettings">
        <source></source>
        <translation>zapomene nastavení</translation>
    </message>
    <message id="shell.cli.help.scene">
        <source></source>
        <translation>scéna, která se namaluje</translation>
    </message>
    <message id="shell.cli.help.screenshot">
        <source></source>
        <translation>namaluje scénu do souboru PNG a skončí</translation>
    </message>
    <message id="shell.cli.help.size">
        <source></source>
        <translation>velikost obrázku v pixelech (1920x1080)</translation>
    </message>
    <message id="shell.cli.help.table">
        <source></source>
        <translation>spustí režim stolu přes celou obrazovku</translation>
    </message>
    <message id="shell.cli.help.textSize">
        <source></source>
        <translation>velikost písma, 1 je běžná</translation>
    </message>
    <message id="shell.cli.help.theme">
        <source></source>
        <translation>motiv: walnut, daylight nebo contrast</translation>
    </message>
    <message id="shell.cli.help.version">
        <source></source>
        <translation>vypíše verzi</translation>
    </message>
    <message id="shell.cli.possible">
        <source></source>
        <translation>K dispozici:</translation>
    </message>
    <message id="shell.cli.usage">
        <source></source>
        <translation>Použití: sandglass [argumenty]</translation>
    </message>
    <message id="shell.demo.done">
        <source></source>
        <translation>Partie skončila. Všechno je v {folder}</translation>
    </message>
    <message id="shell.demo.playing">
        <source></source>
        <translation>Počítač hraje celou partii. Obrázky jejích okamžiků se ukládají do {folder}</translation>
    </message>
    <message id="shell.dock.about.licence">
        <source></source>
        <translation>Svobodný software pod licencí GNU General Public License, verze 3 nebo novější. Je postaven na Qt a KDDockWidgets.</translation>
    </message>
    <message id="shell.dock.about.names">
        <source></source>
        <translation>Všechny obrázky a texty vznikly pro tento program. Názvy her patří jejich vlastníkům.</translation>
    </message>
    <message id="shell.dock.about.version">
        <source></source>
        <translation>Sandglass {version}</translation>
    </message>
    <message id="shell.dock.about.what">
        <source></source>
        <translation>Digitální stůl pro deskové hry. Každý sedí u svého okraje a čte ve svém jazyce.</translation>
    </message>
    <message id="shell.dock.arrange">
        <source></source>
        <translation>Panely</translation>
    </message>
    <message id="shell.dock.broken">
        <source></source>
        <translation>Toto rozložení se nepodařilo přečíst: {name}. Místo něj vidíte výchozí.</translation>
    </message>
    <message id="shell.dock.close">
        <source></source>
        <translation>Zavřít panel</translation>
    </message>
    <message id="shell.dock.default">
        <source></source>
        <translation>Výchozí rozložení</translation>
    </message>
    <message id="shell.dock.float">
        <source></source>
        <translation>Uvolnit nebo ukotvit panel</translation>
    </message>
    <message id="shell.dock.lastBroken">
        <source></source>
        <translation>Poslední rozložení se nepodařilo přečíst. Místo něj vidíte výchozí.</translation>
    </message>
    <message id="shell.dock.name">
        <source></source>
        <translation>Název rozložení</translation>
    </message>
    <message id="shell.dock.panel.about">
        <source></source>
        <translation>O aplikaci</translation>
    </message>
    <message id="shell.dock.panel.games">
        <source></source>
        <translation>Hry</translation>
    </message>
    <message id="shell.dock.panel.settings">
        <source></source>
        <translation>Nastavení</translation>
    </message>
    <message id="shell.dock.remove">
        <source></source>
        <translation>Smazat rozložení: {name}</translation>
    </message>
    <message id="shell.dock.save">
        <source></source>
        <translation>Uložit rozložení</translation>
    </message>
    <message id="shell.home.back">
        <source></source>
        <translation>Domů</translation>
    </message>
    <message id="shell.home.continue">
        <source></source>
        <translation>Pokračovat: {game}</translation>
    </message>
    <message id="shell.home.desk">
        <source></source>
        <translation>Panely</translation>
    </message>
    <message id="shell.home.firstTime">
        <source></source>
        <translation>Jste tu poprvé? Za deset minut už hrajete.</translation>
    </message>
    <message id="shell.home.foot">
        <source></source>
        <translation>Sandglass {version} · Svobodný software, GPL 3 nebo novější · Všechny obrázky vznikly pro tento program.</translation>
    </message>
    <message id="shell.home.goOn">
        <source></source>
        <translation>Pokračovat tam, kde jste skončili</translation>
    </message>
    <message id="shell.home.good.day">
        <source></source>
        <translation>Dobrý den.</translation>
    </message>
    <message id="shell.home.good.evening">
        <source></source>
        <translation>Dobrý večer.</translation>
    </message>
    <message id="shell.home.good.morning">
        <source></source>
        <translation>Dobré ráno.</translation>
    </message>
    <message id="shell.home.hello.morning">
        <source></source>
        <translation>Dobré ráno! Hraje {name}.</translation>
    </message>
    <message id="shell.home.hello.day">
        <source></source>
        <translation>Dobrý den! Hraje {name}.</translation>
    </message>
    <message id="shell.home.hello.evening">
        <source></source>
        <translation>Dobrý večer! Hraje {name}.</translation>
    </message>
    <message id="shell.home.who">
        <source></source>
        <translation>Kdo hraje?</translation>
    </message>
    <message id="shell.home.whoIs">
        <source></source>
        <translation>Hraje {name}. Stisknutím změníte.</translation>
    </message>
    <message id="shell.home.newName">
        <source></source>
        <translation>Nové jméno</translation>
    </message>
    <message id="shell.home.noName">
        <source></source>
        <translation>Beze jména</translation>
    </message>
    <message id="shell.home.today">
        <source></source>
        <translation>dnes</translation>
    </message>
    <message id="shell.home.yesterday">
        <source></source>
        <translation>včera</translation>
    </message>
    <message id="shell.home.seats">
        <source></source>
        <translation>{fewest} až {most} hráčů</translation>
    </message>
    <message id="shell.home.learnGame">
        <source></source>
        <translation>Naučit se: {game}</translation>
    </message>
    <message id="shell.home.dismiss">
        <source></source>
        <translation>Přečteno</translation>
    </message>
    <message id="shell.home.empty.body">
        <source></source>
        <translation>V kartách všech her jsou chyby, proto se žádná nevyložila na stůl. Co je špatně, vypsal Sandglass do terminálu.</translation>
    </message>
    <message id="shell.home.empty.title">
        <source></source>
        <translation>Žádnou hru nelze hrát</translation>
    </message>
    <message id="shell.home.minutes">
        <source></source>
        <translation>{minutes} min</translation>
    </message>
    <message id="shell.home.motto">
        <source></source>
        <translation>Deskové hry kolem jednoho stolu</translation>
    </message>
    <message id="shell.home.name">
        <source></source>
        <translation>Sandglass</translation>
    </message>
    <message id="shell.home.settings">
        <source></source>
        <translation>Nastavení</translation>
    </message>
    <message id="shell.home.settingsSetAside">
        <source></source>
        <translation>Soubor s nastavením byl poškozený, a tak platí výchozí nastavení. Původní soubor zůstal jako {file}</translation>
    </message>
    <message id="shell.home.table">
        <source></source>
        <translation>Režim stolu</translation>
    </message>
    <message id="shell.lobby.touch">
        <source></source>
        <translation>Dotkněte se hry, tady nebo uprostřed.</translation>
    </message>
    <message id="shell.lobby.begin">
        <source></source>
        <translation>Dotykem začnete</translation>
    </message>
    <message id="shell.lobby.stillThere">
        <source></source>
        <translation>Jste ještě tady? Dotkněte se čehokoli a všechno zůstane, jak je.</translation>
    </message>
    <message id="shell.lobby.play">
        <source></source>
        <translation>Hrát</translation>
    </message>
    <message id="shell.lobby.learn">
        <source></source>
        <translation>Naučit se</translation>
    </message>
    <message id="shell.lobby.rules">
        <source></source>
        <translation>Pravidla</translation>
    </message>
    <message id="shell.lobby.lookAway">
        <source></source>
        <translation>Zpět ke hrám</translation>
    </message>
    <message id="shell.lobby.in">
        <source></source>
        <translation>Chystá se {game}. Hrajete.</translation>
    </message>
    <message id="shell.lobby.watches">
        <source></source>
        <translation>Chystá se {game}. Díváte se.</translation>
    </message>
    <message id="shell.lobby.walked">
        <source></source>
        <translation>{game} nemá místo u kratší strany: hrajete tady.</translation>
    </message>
    <message id="shell.lobby.join">
        <source></source>
        <translation>Přidat se</translation>
    </message>
    <message id="shell.lobby.ratherNot">
        <source></source>
        <translation>Raději ne</translation>
    </message>
    <message id="shell.keyboard.backspace">
        <source></source>
        <translation>Smazat písmeno</translation>
    </message>
    <message id="shell.keyboard.shift">
        <source></source>
        <translation>Velká písmena</translation>
    </message>
    <message id="shell.keyboard.space">
        <source></source>
        <translation>Mezera</translation>
    </message>
    <message id="shell.scene.atRest">
        <source></source>
        <translation>V klidu</translation>
    </message>
    <message id="shell.scene.bad">
        <source></source>
        <translation>To nejde.</translation>
    </message>
    <message id="shell.scene.buttons">
        <source></source>
        <translation>Tlačítka</translation>
    </message>
    <message id="shell.scene.choices">
        <source></source>
        <translation>Volby</translation>
    </message>
    <message id="shell.scene.chosen">
        <source></source>
        <translation>Zvoleno</translation>
    </message>
    <message id="shell.scene.colours">
        <source></source>
        <translation>Barvy</translation>
    </message>
    <message id="shell.scene.disabled">
        <source></source>
        <translation>Vypnuto</translation>
    </message>
    <message id="shell.scene.focused">
        <source></source>
        <translation>Vybráno</translation>
    </message>
    <message id="shell.scene.gallery">
        <source></source>
        <translation>Každá součást v každém stavu</translation>
    </message>
    <message id="shell.scene.good">
        <source></source>
        <translation>Hotovo.</translation>
    </message>
    <message id="shell.scene.icons">
        <source></source>
        <translation>Ikony</translation>
    </message>
    <message id="shell.scene.info">
        <source></source>
        <translation>Dobré vědět.</translation>
    </message>
    <message id="shell.scene.notices">
        <source></source>
        <translation>Oznámení</translation>
    </message>
    <message id="shell.scene.pendulum">
        <source></source>
        <translation>Kyvadlo</translation>
    </message>
    <message id="shell.scene.pendulumIntroduction">
        <source></source>
        <translation>Herním plánem je čas: písek se sype, služebníci pracují a nikdo nečeká na tah.</translation>
    </message>
    <message id="shell.scene.pressed">
        <source></source>
        <translation>Stisknuto</translation>
    </message>
    <message id="shell.scene.text">
        <source></source>
        <translation>Písmo</translation>
    </message>
    <message id="shell.scene.tiletum">
        <source></source>
        <translation>Tiletum</translation>
    </message>
    <message id="shell.scene.tiletumIntroduction">
        <source></source>
        <translation>S kostkou si vyberete zdroj i akci a vydáte se s ní přes celou Evropu.</translation>
    </message>
    <message id="shell.scene.viceroy">
        <source></source>
        <translation>Panovník</translation>
    </message>
    <message id="shell.scene.viceroyIntroduction">
        <source></source>
        <translation>Dražte potají a stavte pyramidu moci, kterou ponesou zákony i magie.</translation>
    </message>
    <message id="shell.seat.change">
        <source></source>
        <translation>Upravit</translation>
    </message>
    <message id="shell.seat.chooseColour">
        <source></source>
        <translation>Vaše barva</translation>
    </message>
    <message id="shell.seat.chooseEmblem">
        <source></source>
        <translation>Váš znak</translation>
    </message>
    <message id="shell.seat.chooseLanguage">
        <source></source>
        <translation>Váš jazyk</translation>
    </message>
    <message id="shell.seat.colour.amber">
        <source></source>
        <translation>Jantarová</translation>
    </message>
    <message id="shell.seat.colour.green">
        <source></source>
        <translation>Zelená</translation>
    </message>
    <message id="shell.seat.colour.rose">
        <source></source>
        <translation>Růžová</translation>
    </message>
    <message id="shell.seat.colour.sky">
        <source></source>
        <translation>Blankytná</translation>
    </message>
    <message id="shell.seat.colour.vermilion">
        <source></source>
        <translation>Rumělková</translation>
    </message>
    <message id="shell.seat.done">
        <source></source>
        <translation>Hotovo</translation>
    </message>
    <message id="shell.seat.emblem.bell">
        <source></source>
        <translation>Zvon</translation>
    </message>
    <message id="shell.seat.emblem.key">
        <source></source>
        <translation>Klíč</translation>
    </message>
    <message id="shell.seat.emblem.moon">
        <source></source>
        <translation>Měsíc</translation>
    </message>
    <message id="shell.seat.emblem.ship">
        <source></source>
        <translation>Loď</translation>
    </message>
    <message id="shell.seat.emblem.star">
        <source></source>
        <translation>Hvězda</translation>
    </message>
    <message id="shell.seat.emblem.sun">
        <source></source>
        <translation>Slunce</translation>
    </message>
    <message id="shell.seat.emblem.tower">
        <source></source>
        <translation>Věž</translation>
    </message>
    <message id="shell.seat.emblem.tree">
        <source></source>
        <translation>Strom</translation>
    </message>
    <message id="shell.seat.leave">
        <source></source>
        <translation>Odejít</translation>
    </message>
    <message id="shell.seat.move">
        <source></source>
        <translation>Přesednout si</translation>
    </message>
    <message id="shell.seat.moveHint">
        <source></source>
        <translation>Kam si přesednete?</translation>
    </message>
    <message id="shell.seat.nameHint">
        <source></source>
        <translation>Jméno, chcete-li</translation>
    </message>
    <message id="shell.seat.noPlace">
        <source></source>
        <translation>Všechna místa jsou obsazená.</translation>
    </message>
    <message id="shell.seat.haveASeat">
        <source></source>
        <translation>Posaďte se</translation>
    </message>
    <message id="shell.seat.sitFirst">
        <source></source>
        <translation>Nejdřív se posaďte</translation>
    </message>
    <message id="shell.seat.stay">
        <source></source>
        <translation>Zůstat tady</translation>
    </message>
    <message id="shell.seat.taken">
        <source></source>
        <translation>Obsazeno: {name}</translation>
    </message>
    <message id="shell.settings.appearance">
        <source></source>
        <translation>Vzhled</translation>
    </message>
    <message id="shell.settings.grace">
        <source></source>
        <translation>Tolerance současných tahů: {seconds} s</translation>
    </message>
    <message id="shell.settings.graceHint">
        <source></source>
        <translation>Sáhnou-li v této době dva hráči po téže věci, dostane ji ten s vyšším privilegiem.</translation>
    </message>
    <message id="shell.settings.graceOff">
        <source></source>
        <translation>Tolerance současných tahů: vypnuto</translation>
    </message>
    <message id="shell.settings.hall">
        <source></source>
        <translation>Síň slávy</translation>
    </message>
    <message id="shell.settings.hallServer">
        <source></source>
        <translation>Server společný pro více stolů</translation>
    </message>
    <message id="shell.settings.hallServerHint">
        <source></source>
        <translation>Adresa databáze PostgreSQL, například postgresql://user@server/database. Zůstane-li prázdná, výsledky se uchovávají jen u tohoto stolu.</translation>
    </message>
    <message id="shell.settings.language">
        <source></source>
        <translation>Jazyk</translation>
    </message>
    <message id="shell.settings.advice">
        <source></source>
        <translation>Rady na začátku</translation>
    </message>
    <message id="shell.settings.adviceHint">
        <source></source>
        <translation>Další krok říká, co lze udělat. Dobrý nápad říká i to, co by udělal běžný soupeř a proč. Každé místo si to může během partie změnit.</translation>
    </message>
    <message id="shell.settings.middleTurns">
        <source></source>
        <translation>Střed stolu se natáčí k tomu, kdo je na tahu</translation>
    </message>
    <message id="shell.settings.muted">
        <source></source>
        <translation>Ztlumit</translation>
    </message>
    <message id="shell.settings.play">
        <source></source>
        <translation>U stolu</translation>
    </message>
    <message id="shell.settings.reducedMotion">
        <source></source>
        <translation>Méně pohybu: figurky se přesouvají okamžitě</translation>
    </message>
    <message id="shell.settings.reset">
        <source></source>
        <translation>Obnovit výchozí nastavení</translation>
    </message>
    <message id="shell.settings.sound">
        <source></source>
        <translation>Zvuk</translation>
    </message>
    <message id="shell.settings.textSize">
        <source></source>
        <translation>Velikost písma</translation>
    </message>
    <message id="shell.settings.textSize.large">
        <source></source>
        <translation>Velké</translation>
    </message>
    <message id="shell.settings.textSize.largest">
        <source></source>
        <translation>Největší</translation>
    </message>
    <message id="shell.settings.textSize.normal">
        <source></source>
        <translation>Běžné</translation>
    </message>
    <message id="shell.settings.textSize.small">
        <source></source>
        <translation>Malé</translation>
    </message>
    <message id="shell.settings.theme">
        <source></source>
        <translation>Motiv</translation>
    </message>
    <message id="shell.settings.theme.contrast">
        <source></source>
        <translation>Vysoký kontrast</translation>
    </message>
    <message id="shell.settings.theme.daylight">
        <source></source>
        <translation>Denní světlo</translation>
    </message>
    <message id="shell.settings.theme.walnut">
        <source></source>
        <translation>Ořech</translation>
    </message>
    <message id="shell.settings.timerDigits">
        <source></source>
        <translation>Ukazovat zbývající čas na přesýpacích hodinách číslicemi</translation>
    </message>
    <message id="shell.settings.title">
        <source></source>
        <translation>Nastavení</translation>
    </message>
    <message id="shell.settings.volume">
        <source></source>
        <translation>Hlasitost</translation>
    </message>
    <message id="shell.table.leave">
        <source></source>
        <translation>Podržením odejdete od stolu</translation>
    </message>
    <message id="shell.table.players" numerus="yes">
        <source></source>
        <translation>
            <numerusform>U stolu je %n hráč</numerusform>
            <numerusform>U stolu jsou %n hráči</numerusform>
            <numerusform>U stolu je %n hráčů</numerusform>
        </translation>
    </message>
    <message id="shell.table.turn">
        <source></source>
        <translation>Otočit na druhou stranu stolu</translation>
    </message>
    <message id="shell.cli.help.rulebook">
        <source></source>
        <translation>zapíše pravidla hry GAME ve zvoleném jazyce jako knihu (vyžaduje --pdf)</translation>
    </message>
    <message id="shell.cli.help.game">
        <source></source>
        <translation>kterou hru počítač pro --demo hraje</translation>
    </message>
    <message id="shell.cli.error.noGame">
        <source></source>
        <translation>Hra „{value}“ tu není.</translation>
    </message>
    <message id="shell.cli.error.gameAlone">
        <source></source>
        <translation>--game říká, kterou hru hraje --demo: zadejte obojí.</translation>
    </message>
    <message id="shell.cli.help.pdf">
        <source></source>
        <translation>soubor, do kterého se pravidla zapíší</translation>
    </message>
    <message id="shell.cli.error.game">
        <source></source>
        <translation>Pravidla hry „{value}“ tu nejsou.</translation>
    </message>
    <message id="shell.cli.error.rulebook">
        <source></source>
        <translation>Pro zápis pravidel je potřeba obojí: --rulebook s názvem hry a --pdf s názvem souboru.</translation>
    </message>
    <message id="shell.lobby.continue">
        <source></source>
        <translation>Pokračovat</translation>
    </message>
    <message id="shell.lobby.inBy">
        <source></source>
        <translation>{name} chystá hru {game}. Hrajete také.</translation>
    </message>
    <message id="shell.lobby.watchesBy">
        <source></source>
        <translation>{name} chystá hru {game}. Díváte se.</translation>
    </message>
    <message id="shell.lobby.laid">
        <source></source>
        <translation>Chystáte hru {game}. Přizvěte, koho chcete, a uprostřed začněte.</translation>
    </message>
    <message id="shell.lobby.oneWatches">
        <source></source>
        <translation>{name} se dívá.</translation>
    </message>
    <message id="shell.lobby.rather">
        <source></source>
        <translation>{name} dává přednost hře {game}.</translation>
    </message>
    <message id="shell.lobby.layOut">
        <source></source>
        <translation>Připravit: {game}</translation>
    </message>
    <message id="shell.lobby.goOn">
        <source></source>
        <translation>Nechat takto</translation>
    </message>
    <message id="shell.lobby.full">
        <source></source>
        <translation>{game} už nemá volné místo: hrají {names}. Můžete se dívat, nebo někoho vystřídat.</translation>
    </message>
    <message id="shell.lobby.watch">
        <source></source>
        <translation>Dívat se</translation>
    </message>
    <message id="shell.lobby.swapWith">
        <source></source>
        <translation>Vystřídat …</translation>
    </message>
    <message id="shell.lobby.swap">
        <source></source>
        <translation>Vyměnit</translation>
    </message>
    <message id="shell.lobby.asksSwap">
        <source></source>
        <translation>{name} chce hrát místo vás.</translation>
    </message>
    <message id="shell.lobby.swapAsked">
        <source></source>
        <translation>Čeká se na odpověď</translation>
    </message>
    <message id="shell.lobby.tonight">
        <source></source>
        <translation>Dnes večer</translation>
    </message>
    <message id="shell.lobby.nothingTonight">
        <source></source>
        <translation>Dnes večer se ještě nic nedohrálo.</translation>
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
        <translation>Předchozí lekce</translation>
    </message>
    <message id="shell.lobby.later">
        <source></source>
        <translation>Další lekce</translation>
    </message>
    <message id="shell.home.goOnRound">
        <source></source>
        <translation>{game} čeká v {round}. kole: budete pokračovat?</translation>
    </message>
    <message id="shell.home.goOnWith">
        <source></source>
        <translation>{game} čeká: budete pokračovat?</translation>
    </message>
    <message id="shell.home.nextLesson">
        <source></source>
        <translation>Vaše další lekce</translation>
    </message>
    <message id="shell.home.lessonOf">
        <source></source>
        <translation>{game} · {number}. lekce z {count} · {minutes}</translation>
    </message>
    <message id="shell.home.goOnLearning">
        <source></source>
        <translation>Učit se dál</translation>
    </message>
    <message id="shell.home.walk">
        <source></source>
        <translation>Šipky a Enter vedou všude · Esc vede zpět</translation>
    </message>
    <message id="shell.cards.wrong">
        <source></source>
        <translation>Karty jedné hry nelze použít, proto není v nabídce: {why}</translation>
    </message>
</context>
</TS>
