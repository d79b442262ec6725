<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="cs">
<context>
    <name></name>
    <message id="staff.title">
        <source></source>
        <translation>Pro obsluhu</translation>
    </message>
    <message id="staff.back">
        <source></source>
        <translation>Zpět ke stolu</translation>
    </message>
    <message id="staff.entry.today">
        <source></source>
        <translation>Dnes</translation>
    </message>
    <message id="staff.entry.matches">
        <source></source>
        <translation>Partie</translation>
    </message>
    <message id="staff.entry.statistics">
        <source></source>
        <translation>Statistika</translation>
    </message>
    <message id="staff.entry.touch">
        <source></source>
        <translation>Zkouška dotyku</translation>
    </message>
    <message id="staff.entry.light">
        <source></source>
        <translation>Světlo a zvuk</translation>
    </message>
    <message id="staff.entry.hours">
        <source></source>
        <translation>Otevírací doba</translation>
    </message>
    <message id="staff.entry.languages">
        <source></source>
        <translation>Jazyky</translation>
    </message>
    <message id="staff.entry.guests">
        <source></source>
        <translation>Hosté</translation>
    </message>
    <message id="staff.entry.hall">
        <source></source>
        <translation>Síň slávy</translation>
    </message>
    <message id="staff.entry.log">
        <source></source>
        <translation>Záznamy</translation>
    </message>
    <message id="staff.entry.lock">
        <source></source>
        <translation>Zámek</translation>
    </message>
    <message id="staff.entry.power">
        <source></source>
        <translation>Napájení</translation>
    </message>
    <message id="staff.pin.title">
        <source></source>
        <translation>Zadejte PIN</translation>
    </message>
    <message id="staff.pin.turn">
        <source></source>
        <translation>Otočit</translation>
    </message>
    <message id="staff.pin.close">
        <source></source>
        <translation>Zavřít</translation>
    </message>
    <message id="staff.pin.erase">
        <source></source>
        <translation>Smazat číslici</translation>
    </message>
    <message id="staff.pin.enter">
        <source></source>
        <translation>Potvrdit</translation>
    </message>
    <message id="staff.pin.wait" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Počkejte %n sekundu.</numerusform>
            <numerusform>Počkejte %n sekundy.</numerusform>
            <numerusform>Počkejte %n sekund.</numerusform>
        </translation>
    </message>
    <message id="staff.pin.wrong" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Špatně. Zbývá %n pokus.</numerusform>
            <numerusform>Špatně. Zbývají %n pokusy.</numerusform>
            <numerusform>Špatně. Zbývá %n pokusů.</numerusform>
        </translation>
    </message>
    <message id="staff.today.version">
        <source></source>
        <translation>Verze</translation>
    </message>
    <message id="staff.today.updated">
        <source></source>
        <translation>Aktualizováno: {date}</translation>
    </message>
    <message id="staff.today.addresses">
        <source></source>
        <translation>Adresa v síti</translation>
    </message>
    <message id="staff.today.noAddress">
        <source></source>
        <translation>Bez sítě</translation>
    </message>
    <message id="staff.today.disk">
        <source></source>
        <translation>Místo na disku</translation>
    </message>
    <message id="staff.today.free">
        <source></source>
        <translation>volno {free} GB</translation>
    </message>
    <message id="staff.today.of">
        <source></source>
        <translation>z celkových {total} GB</translation>
    </message>
    <message id="staff.today.unknown">
        <source></source>
        <translation>Neznámo</translation>
    </message>
    <message id="staff.today.temperature">
        <source></source>
        <translation>Teplota</translation>
    </message>
    <message id="staff.today.since">
        <source></source>
        <translation>V chodu od</translation>
    </message>
    <message id="staff.today.screens" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n obrazovka</numerusform>
            <numerusform>%n obrazovky</numerusform>
            <numerusform>%n obrazovek</numerusform>
        </translation>
    </message>
    <message id="staff.today.sound">
        <source></source>
        <translation>Zvuk</translation>
    </message>
    <message id="staff.today.silent">
        <source></source>
        <translation>Žádné zařízení</translation>
    </message>
    <message id="staff.today.wrong">
        <source></source>
        <translation>Co se nepovedlo</translation>
    </message>
    <message id="staff.today.nothingWrong">
        <source></source>
        <translation>Od zapnutí nic.</translation>
    </message>
    <message id="staff.wrong.full">
        <source></source>
        <translation>Disk je skoro plný: zbývá {megabytes} MB. Rozehrané partie se nemusí uložit.</translation>
    </message>
    <message id="staff.right.full">
        <source></source>
        <translation>Na disku je zase místo.</translation>
    </message>
    <message id="staff.wrong.readOnly">
        <source></source>
        <translation>Na disk se nedá zapisovat. Hrát se dá dál, ale nic se neukládá.</translation>
    </message>
    <message id="staff.right.readOnly">
        <source></source>
        <translation>Na disk se zase zapisuje.</translation>
    </message>
    <message id="staff.wrong.hot">
        <source></source>
        <translation>Počítač je příliš horký: {degrees} °C. Uvolněte větrací otvory.</translation>
    </message>
    <message id="staff.right.hot">
        <source></source>
        <translation>Počítač vychladl na {degrees} °C.</translation>
    </message>
    <message id="staff.wrong.silent">
        <source></source>
        <translation>Zvukové zařízení zmizelo. Hraje se beze zvuku.</translation>
    </message>
    <message id="staff.right.silent">
        <source></source>
        <translation>Zvukové zařízení je zpátky.</translation>
    </message>
    <message id="staff.wrong.noScreen">
        <source></source>
        <translation>Obrazovka je vypnutá nebo odpojená.</translation>
    </message>
    <message id="staff.right.noScreen">
        <source></source>
        <translation>Obrazovka je zase zapnutá.</translation>
    </message>
    <message id="staff.wrong.screens">
        <source></source>
        <translation>Připojených obrazovek: {screens}. Stůl používá jen jednu z nich.</translation>
    </message>
    <message id="staff.right.screens">
        <source></source>
        <translation>Je zase připojená jediná obrazovka.</translation>
    </message>
    <message id="staff.wrong.clock">
        <source></source>
        <translation>Hodiny počítače jdou špatně. Dokud se neseřídí, otevírací doba neplatí.</translation>
    </message>
    <message id="staff.right.clock">
        <source></source>
        <translation>Hodiny počítače jdou zase správně.</translation>
    </message>
    <message id="staff.wrong.clockJump">
        <source></source>
        <translation>Hodiny počítače někdo posunul o {minutes} min. Na čas v partiích to nemá vliv.</translation>
    </message>
    <message id="staff.wrong.hall">
        <source></source>
        <translation>Síň slávy něco nezapsala: {why}</translation>
    </message>
    <message id="staff.matches.hint">
        <source></source>
        <translation>Uložené partie ze všech večerů. Rozehranou můžete vrátit na stůl.</translation>
    </message>
    <message id="staff.matches.none">
        <source></source>
        <translation>Zatím se tu nic nehrálo.</translation>
    </message>
    <message id="staff.matches.put">
        <source></source>
        <translation>Vrátit na stůl</translation>
    </message>
    <message id="staff.statistics.here">
        <source></source>
        <translation>Tento stůl</translation>
    </message>
    <message id="staff.statistics.all">
        <source></source>
        <translation>Všechny stoly</translation>
    </message>
    <message id="staff.statistics.byHour">
        <source></source>
        <translation>V kolik hodin partie začínají</translation>
    </message>
    <message id="staff.statistics.byGame">
        <source></source>
        <translation>Partie podle hry</translation>
    </message>
    <message id="staff.statistics.byLanguage">
        <source></source>
        <translation>Hráči podle jazyka</translation>
    </message>
    <message id="staff.statistics.byLesson">
        <source></source>
        <translation>Dokončené lekce podle hry</translation>
    </message>
    <message id="staff.statistics.matches" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n dohraná partie</numerusform>
            <numerusform>%n dohrané partie</numerusform>
            <numerusform>%n dohraných partií</numerusform>
        </translation>
    </message>
    <message id="staff.statistics.none">
        <source></source>
        <translation>Zatím žádná dohraná partie.</translation>
    </message>
    <message id="staff.statistics.noServer">
        <source></source>
        <translation>Server kavárny neodpovídá: vidíte jen tento stůl.</translation>
    </message>
    <message id="staff.touch.hint">
        <source></source>
        <translation>Obrazovka ukáže každý bod, kterého se někdo dotýká, i sklenice a rukávy. Zkouška zabere celou obrazovku.</translation>
    </message>
    <message id="staff.touch.start">
        <source></source>
        <translation>Spustit zkoušku</translation>
    </message>
    <message id="staff.touch.now">
        <source></source>
        <translation>Bodů teď: {now}, nejvíc najednou: {most}</translation>
    </message>
    <message id="staff.touch.touches" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n dotyk celkem</numerusform>
            <numerusform>%n dotyky celkem</numerusform>
            <numerusform>%n dotyků celkem</numerusform>
        </translation>
    </message>
    <message id="staff.touch.jitter">
        <source></source>
        <translation>Chvění klidného prstu: {millimetres} mm</translation>
    </message>
    <message id="staff.touch.noDistance">
        <source></source>
        <translation>Přiložte dva prsty těsně k sobě.</translation>
    </message>
    <message id="staff.touch.distance">
        <source></source>
        <translation>Nejmenší rozlišená vzdálenost: {millimetres} mm</translation>
    </message>
    <message id="staff.touch.resting" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n věc, která jen leží</numerusform>
            <numerusform>%n věci, které jen leží</numerusform>
            <numerusform>%n věcí, které jen leží</numerusform>
        </translation>
    </message>
    <message id="staff.touch.end">
        <source></source>
        <translation>Co leží déle než tři sekundy bez hnutí, stůl nebere za prst.</translation>
    </message>
    <message id="staff.touch.corners">
        <source></source>
        <translation>Zkoušku ukončí tlačítko dole, nebo oba rohy podržené tři sekundy.</translation>
    </message>
    <message id="staff.touch.close">
        <source></source>
        <translation>Ukončit zkoušku</translation>
    </message>
    <message id="staff.light.brightness">
        <source></source>
        <translation>Na jaký jas spící stůl v kterou hodinu ztmavne</translation>
    </message>
    <message id="staff.light.volume">
        <source></source>
        <translation>Hlasitost v kterou hodinu</translation>
    </message>
    <message id="staff.light.atAll">
        <source></source>
        <translation>Hlasitost celkově</translation>
    </message>
    <message id="staff.hours.hint">
        <source></source>
        <translation>Mimo tuto dobu spící stůl zhasne; probudí ho až otevření nebo oba rohy. Kdo hraje, dohraje. Stejný čas dvakrát znamená nepřetržitě.</translation>
    </message>
    <message id="staff.hours.opens">
        <source></source>
        <translation>od</translation>
    </message>
    <message id="staff.hours.closes">
        <source></source>
        <translation>do</translation>
    </message>
    <message id="staff.hours.copy">
        <source></source>
        <translation>Všechny dny jako pondělí</translation>
    </message>
    <message id="staff.languages.order">
        <source></source>
        <translation>V tomto pořadí nabízejí jazyky volná místa.</translation>
    </message>
    <message id="staff.languages.forward">
        <source></source>
        <translation>Posunout dopředu</translation>
    </message>
    <message id="staff.languages.house">
        <source></source>
        <translation>Jazyk stolu, dokud u něj nikdo nesedí</translation>
    </message>
    <message id="staff.guests.idle">
        <source></source>
        <translation>Jak dlouho bez dotyku v partii, než se stůl zeptá</translation>
    </message>
    <message id="staff.guests.minutes" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message id="staff.guests.evening">
        <source></source>
        <translation>Jak dlouho se odložená partie nabízí u téhož stolu</translation>
    </message>
    <message id="staff.guests.hours" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n hodina</numerusform>
            <numerusform>%n hodiny</numerusform>
            <numerusform>%n hodin</numerusform>
        </translation>
    </message>
    <message id="staff.guests.forget">
        <source></source>
        <translation>Na konci večera zapomenout jména</translation>
    </message>
    <message id="staff.guests.forgetHint">
        <source></source>
        <translation>Jména zmizí z uložených partií i ze síně slávy, výsledky zůstanou bez nich.</translation>
    </message>
    <message id="staff.hall.hint">
        <source></source>
        <translation>Výsledky se ukládají na tomto stole. Má-li kavárna server, pošlou se i tam a vidí je všechny stoly.</translation>
    </message>
    <message id="staff.hall.none">
        <source></source>
        <translation>Žádný server</translation>
    </message>
    <message id="staff.hall.address">
        <source></source>
        <translation>Adresa serveru</translation>
    </message>
    <message id="staff.hall.waiting" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Na odeslání čeká %n výsledek.</numerusform>
            <numerusform>Na odeslání čekají %n výsledky.</numerusform>
            <numerusform>Na odeslání čeká %n výsledků.</numerusform>
        </translation>
    </message>
    <message id="staff.log.empty">
        <source></source>
        <translation>Program zatím nic nezapsal.</translation>
    </message>
    <message id="staff.log.copy">
        <source></source>
        <translation>Zkopírovat na flash disk</translation>
    </message>
    <message id="staff.log.noStick">
        <source></source>
        <translation>Žádný flash disk není připojený.</translation>
    </message>
    <message id="staff.log.copied">
        <source></source>
        <translation>Uloženo: {file}</translation>
    </message>
    <message id="staff.log.notCopied">
        <source></source>
        <translation>Kopírování se nepovedlo: {why}</translation>
    </message>
    <message id="staff.lock.f11">
        <source></source>
        <translation>Klávesa F11 z režimu stolu nevede</translation>
    </message>
    <message id="staff.lock.leaving">
        <source></source>
        <translation>Hosté režim stolu neopustí</translation>
    </message>
    <message id="staff.lock.newPin">
        <source></source>
        <translation>Nový PIN, 4 až 12 číslic</translation>
    </message>
    <message id="staff.lock.again">
        <source></source>
        <translation>Ještě jednou tentýž PIN</translation>
    </message>
    <message id="staff.lock.length">
        <source></source>
        <translation>PIN má 4 až 12 číslic.</translation>
    </message>
    <message id="staff.lock.differs">
        <source></source>
        <translation>To nebylo totéž. Začněte znovu.</translation>
    </message>
    <message id="staff.lock.changed">
        <source></source>
        <translation>Nový PIN platí.</translation>
    </message>
    <message id="staff.power.hint">
        <source></source>
        <translation>Držte tlačítko dvě sekundy. Partie na stole zůstane uložená.</translation>
    </message>
    <message id="staff.power.restart">
        <source></source>
        <translation>Držením restartovat</translation>
    </message>
    <message id="staff.power.shutDown">
        <source></source>
        <translation>Držením vypnout</translation>
    </message>
    <message id="staff.power.refused">
        <source></source>
        <translation>Počítač odmítl: {why}</translation>
    </message>
    <message id="staff.welcome.title">
        <source></source>
        <translation>Vítejte u svého stolu</translation>
    </message>
    <message id="staff.welcome.hint">
        <source></source>
        <translation>Tři věci stačí nastavit jednou. Sem se vrátíte tak, že levý horní a pravý dolní roh podržíte tři sekundy.</translation>
    </message>
    <message id="staff.welcome.cafe">
        <source></source>
        <translation>Jméno vaší kavárny</translation>
    </message>
    <message id="staff.welcome.hours">
        <source></source>
        <translation>Kdy máte otevřeno</translation>
    </message>
    <message id="staff.welcome.done">
        <source></source>
        <translation>Hotovo</translation>
    </message>
    <message id="staff.welcome.later">
        <source></source>
        <translation>Až později</translation>
    </message>
    <message id="staff.welcome.network">
        <source></source>
        <translation>Síť: {address}. Potřebují ji jen aktualizace a společná síň slávy; hraje se i bez ní.</translation>
    </message>
    <message id="staff.welcome.noNetwork">
        <source></source>
        <translation>Síť tu není. Stačí zapojit kabel a všechno se nastaví samo; hraje se i bez ní.</translation>
    </message>
</context>
</TS>
