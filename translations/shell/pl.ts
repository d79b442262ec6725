<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name></name>
    <message id="shell.cli.error.journalFile">
        <source></source>
        <translation>Nie udało się odczytać tej partii: {file}</translation>
    </message>
    <message id="shell.cli.error.journalAlone">
        <source></source>
        <translation>Partię rysuje --screenshot PLIK --journal ZAPIS, bez sceny; --record i --seat mówią o niej więcej.</translation>
    </message>
    <message id="shell.cli.error.lesson">
        <source></source>
        <translation>Nie ma takiej lekcji: {value}</translation>
    </message>
    <message id="shell.cli.error.lessonAlone">
        <source></source>
        <translation>Lekcję rysuje --screenshot PLIK --lesson GRA/NAZWA, bez sceny i bez partii; --step mówi, który jej krok, --table pokazuje ją przy stole.</translation>
    </message>
    <message id="shell.cli.error.step">
        <source></source>
        <translation>Nie ma kroku {value}; kroki tej lekcji to 1 do {count}.</translation>
    </message>
    <message id="shell.cli.error.number">
        <source></source>
        <translation>To nie jest liczba od 0 w górę: {value}</translation>
    </message>
    <message id="shell.cli.error.language">
        <source></source>
        <translation>Nie ma takiego języka: {value}</translation>
    </message>
    <message id="shell.cli.error.missingValue">
        <source></source>
        <translation>Brakuje wartości po tym argumencie: {argument}</translation>
    </message>
    <message id="shell.cli.error.watchedAlone">
        <source></source>
        <translation>Zapisaną partię ogląda się osobno: jeden PLIK, bez --table i bez innego zadania.</translation>
    </message>
    <message id="shell.cli.error.noFile">
        <source></source>
        <translation>Do którego pliku? Dodaj --screenshot FILE.</translation>
    </message>
    <message id="shell.cli.error.noScene">
        <source></source>
        <translation>Którą scenę? Dodaj --scene NAME.</translation>
    </message>
    <message id="shell.cli.error.scene">
        <source></source>
        <translation>Nie ma takiej sceny: {value}</translation>
    </message>
    <message id="shell.cli.error.size">
        <source></source>
        <translation>To nie jest rozmiar taki jak 1920x1080: {value}</translation>
    </message>
    <message id="shell.cli.error.textSize">
        <source></source>
        <translation>Wielkość tekstu może być od {least} do {most}, a nie: {value}</translation>
    </message>
    <message id="shell.cli.error.theme">
        <source></source>
        <translation>Nie ma takiego motywu: {value}</translation>
    </message>
    <message id="shell.cli.error.unknown">
        <source></source>
        <translation>Nie ma takiego argumentu: {argument}</translation>
    </message>
    <message id="shell.cli.error.write">
        <source></source>
        <translation>Nie udało się zapisać tego pliku: {file}</translation>
    </message>
    <message id="shell.cli.help.cards">
        <source></source>
        <translation>folder z zestawami kart zamiast wbudowanych</translation>
    </message>
    <message id="shell.cli.help.demo">
        <source></source>
        <translation>komputer szybko rozegra całą partię, a w folderze zostaną obrazy, zapis i dziennik</translation>
    </message>
    <message id="shell.cli.help.headless">
        <source></source>
        <translation>gra przez wiersze JSON na standardowym wejściu i wyjściu, bez okna</translation>
    </message>
    <message id="shell.cli.help.help">
        <source></source>
        <translation>wypisuje tę stronę</translation>
    </message>
    <message id="shell.cli.help.watched">
        <source></source>
        <translation>odtwórz tę zapisaną partię</translation>
    </message>
    <message id="shell.cli.help.journalFile">
        <source></source>
        <translation>zamiast sceny narysuj tę zapisaną partię</translation>
    </message>
    <message id="shell.cli.help.record">
        <source></source>
        <translation>partia po tylu zapisach</translation>
    </message>
    <message id="shell.cli.help.seat">
        <source></source>
        <translation>tak, jak widzi ją to miejsce, licząc od 0</translation>
    </message>
    <message id="shell.cli.help.lesson">
        <source></source>
        <translation>zamiast sceny narysuj tę lekcję: każdy krok w osobnym pliku i wszystkie w jednym</translation>
    </message>
    <message id="shell.cli.help.step">
        <source></source>
        <translation>tylko ten krok lekcji, licząc od 1</translation>
    </message>
    <message id="shell.cli.help.listLessons">
        <source></source>
        <translation>wypisuje lekcje</translation>
    </message>
    <message id="shell.cli.help.language">
        <source></source>
        <translation>język: {codes}</translation>
    </message>
    <message id="shell.cli.help.listScenes">
        <source></source>
        <translation>wypisuje sceny</translation>
    </message>
    <message id="shell.cli.help.resetSettings">
        <source></source>
        <translation>usuwa ustawienia</translation>
    </message>
    <message id="shell.cli.help.scene">
        <source></source>
        <translation>scena do narysowania</translation>
    </message>
    <message id="shell.cli.help.screenshot">
        <source></source>
        <translation>zapisuje scenę do pliku PNG i kończy</translation>
    </message>
    <message id="shell.cli.help.size">
        <source></source>
        <translation>rozmiar obrazu w pikselach (1920x1080)</translation>
    </message>
    <message id="shell.cli.help.table">
        <source></source>
        <translation>uruchamia tryb stołu na pełnym ekranie</translation>
    </message>
    <message id="shell.cli.help.textSize">
        <source></source>
        <translation>wielkość tekstu, 1 to zwykła</translation>
    </message>
    <message id="shell.cli.help.theme">
        <source></source>
        <translation>motyw: walnut, daylight lub contrast</translation>
    </message>
    <message id="shell.cli.help.version">
        <source></source>
        <translation>wypisuje wersję</translation>
    </message>
    <message id="shell.cli.possible">
        <source></source>
        <translation>Dostępne:</translation>
    </message>
    <message id="shell.cli.usage">
        <source></source>
        <translation>Użycie: sandglass [argumenty]</translation>
    </message>
    <message id="shell.demo.done">
        <source></source>
        <translation>Partia skończona. Wszystko jest w {folder}</translation>
    </message>
    <message id="shell.demo.playing">
        <source></source>
        <translation>Komputer gra całą partię. Obrazy z jej przebiegu trafiają do {folder}</translation>
    </message>
    <message id="shell.dock.about.licence">
        <source></source>
        <translation>Wolne oprogramowanie na licencji GNU General Public License w wersji 3 lub nowszej. Zbudowane z użyciem Qt i KDDockWidgets.</translation>
    </message>
    <message id="shell.dock.about.names">
        <source></source>
        <translation>Wszystkie obrazy i teksty powstały na potrzeby tego programu. Nazwy gier należą do ich właścicieli.</translation>
    </message>
    <message id="shell.dock.about.version">
        <source></source>
        <translation>Sandglass {version}</translation>
    </message>
    <message id="shell.dock.about.what">
        <source></source>
        <translation>Cyfrowy stół do gier planszowych. Każdy siedzi przy swojej krawędzi i czyta w swoim języku.</translation>
    </message>
    <message id="shell.dock.arrange">
        <source></source>
        <translation>Panele</translation>
    </message>
    <message id="shell.dock.broken">
        <source></source>
        <translation>Nie udało się odczytać tego układu: {name}. Zamiast niego widzisz układ domyślny.</translation>
    </message>
    <message id="shell.dock.close">
        <source></source>
        <translation>Zamknij panel</translation>
    </message>
    <message id="shell.dock.default">
        <source></source>
        <translation>Układ domyślny</translation>
    </message>
    <message id="shell.dock.float">
        <source></source>
        <translation>Uwolnij lub zadokuj panel</translation>
    </message>
    <message id="shell.dock.lastBroken">
        <source></source>
        <translation>Nie udało się odczytać ostatniego układu. Zamiast niego widzisz układ domyślny.</translation>
    </message>
    <message id="shell.dock.name">
        <source></source>
        <translation>Nazwa układu</translation>
    </message>
    <message id="shell.dock.panel.about">
        <source></source>
        <translation>O programie</translation>
    </message>
    <message id="shell.dock.panel.games">
        <source></source>
        <translation>Gry</translation>
    </message>
    <message id="shell.dock.panel.settings">
        <source></source>
        <translation>Ustawienia</translation>
    </message>
    <message id="shell.dock.remove">
        <source></source>
        <translation>Usuń układ: {name}</translation>
    </message>
    <message id="shell.dock.save">
        <source></source>
        <translation>Zapisz układ</translation>
    </message>
    <message id="shell.home.back">
        <source></source>
        <translation>Start</translation>
    </message>
    <message id="shell.home.continue">
        <source></source>
        <translation>Kontynuuj: {game}</translation>
    </message>
    <message id="shell.home.desk">
        <source></source>
        <translation>Panele</translation>
    </message>
    <message id="shell.home.firstTime">
        <source></source>
        <translation>Pierwszy raz tutaj? Za dziesięć minut już grasz.</translation>
    </message>
    <message id="shell.home.foot">
        <source></source>
        <translation>Sandglass {version} · Wolne oprogramowanie, GPL 3 lub nowsza · Wszystkie obrazy powstały dla tego programu.</translation>
    </message>
    <message id="shell.home.goOn">
        <source></source>
        <translation>Wróć tam, gdzie było przerwane</translation>
    </message>
    <message id="shell.home.good.day">
        <source></source>
        <translation>Dzień dobry.</translation>
    </message>
    <message id="shell.home.good.evening">
        <source></source>
        <translation>Dobry wieczór.</translation>
    </message>
    <message id="shell.home.good.morning">
        <source></source>
        <translation>Dzień dobry.</translation>
    </message>
    <message id="shell.home.hello.morning">
        <source></source>
        <translation>Dzień dobry! Gra {name}.</translation>
    </message>
    <message id="shell.home.hello.day">
        <source></source>
        <translation>Dzień dobry! Gra {name}.</translation>
    </message>
    <message id="shell.home.hello.evening">
        <source></source>
        <translation>Dobry wieczór! Gra {name}.</translation>
    </message>
    <message id="shell.home.who">
        <source></source>
        <translation>Kto gra?</translation>
    </message>
    <message id="shell.home.whoIs">
        <source></source>
        <translation>Gra {name}. Naciśnij, aby zmienić.</translation>
    </message>
    <message id="shell.home.newName">
        <source></source>
        <translation>Nowe imię</translation>
    </message>
    <message id="shell.home.noName">
        <source></source>
        <translation>Bez imienia</translation>
    </message>
    <message id="shell.home.today">
        <source></source>
        <translation>dzisiaj</translation>
    </message>
    <message id="shell.home.yesterday">
        <source></source>
        <translation>wczoraj</translation>
    </message>
    <message id="shell.home.seats">
        <source></source>
        <translation>od {fewest} do {most} graczy</translation>
    </message>
    <message id="shell.home.learnGame">
        <source></source>
        <translation>Naucz się: {game}</translation>
    </message>
    <message id="shell.home.dismiss">
        <source></source>
        <translation>Przeczytane</translation>
    </message>
    <message id="shell.home.empty.body">
        <source></source>
        <translation>W kartach wszystkich gier są błędy, więc żadna nie trafiła na stół. Szczegóły wypisano w terminalu.</translation>
    </message>
    <message id="shell.home.empty.title">
        <source></source>
        <translation>W nic nie da się zagrać</translation>
    </message>
    <message id="shell.home.minutes">
        <source></source>
        <translation>{minutes} min</translation>
    </message>
    <message id="shell.home.motto">
        <source></source>
        <translation>Gry planszowe przy jednym stole</translation>
    </message>
    <message id="shell.home.name">
        <source></source>
        <translation>Sandglass</translation>
    </message>
    <message id="shell.home.settings">
        <source></source>
        <translation>Ustawienia</translation>
    </message>
    <message id="shell.home.settingsSetAside">
        <source></source>
        <translation>Plik ustawień był uszkodzony, dlatego użyto ustawień domyślnych. Stary plik zachowano jako {file}</translation>
    </message>
    <message id="shell.home.table">
        <source></source>
        <translation>Tryb stołu</translation>
    </message>
    <message id="shell.lobby.touch">
        <source></source>
        <translation>Dotknij gry, tutaj albo pośrodku.</translation>
    </message>
    <message id="shell.lobby.begin">
        <source></source>
        <translation>Dotknij, aby zacząć</translation>
    </message>
    <message id="shell.lobby.stillThere">
        <source></source>
        <translation>Jesteście tu jeszcze? Dotknijcie czegokolwiek, a zostanie tak, jak jest.</translation>
    </message>
    <message id="shell.lobby.play">
        <source></source>
        <translation>Graj</translation>
    </message>
    <message id="shell.lobby.learn">
        <source></source>
        <translation>Naucz się</translation>
    </message>
    <message id="shell.lobby.rules">
        <source></source>
        <translation>Zasady</translation>
    </message>
    <message id="shell.lobby.lookAway">
        <source></source>
        <translation>Wróć do gier</translation>
    </message>
    <message id="shell.lobby.in">
        <source></source>
        <translation>Rozkładamy: {game}. Grasz.</translation>
    </message>
    <message id="shell.lobby.watches">
        <source></source>
        <translation>Rozkładamy: {game}. Patrzysz.</translation>
    </message>
    <message id="shell.lobby.walked">
        <source></source>
        <translation>{game} nie ma miejsca przy krótszym boku: grasz tutaj.</translation>
    </message>
    <message id="shell.lobby.join">
        <source></source>
        <translation>Dołącz</translation>
    </message>
    <message id="shell.lobby.ratherNot">
        <source></source>
        <translation>Raczej nie</translation>
    </message>
    <message id="shell.keyboard.backspace">
        <source></source>
        <translation>Usuń literę</translation>
    </message>
    <message id="shell.keyboard.shift">
        <source></source>
        <translation>Wielkie litery</translation>
    </message>
    <message id="shell.keyboard.space">
        <source></source>
        <translation>Spacja</translation>
    </message>
    <message id="shell.scene.atRest">
        <source></source>
        <translation>Spoczynek</translation>
    </message>
    <message id="shell.scene.bad">
        <source></source>
        <translation>Tak nie można.</translation>
    </message>
    <message id="shell.scene.buttons">
        <source></source>
        <translation>Przyciski</translation>
    </message>
    <message id="shell.scene.choices">
        <source></source>
        <translation>Wybór</translation>
    </message>
    <message id="shell.scene.chosen">
        <source></source>
        <translation>Wybrany</translation>
    </message>
    <message id="shell.scene.colours">
        <source></source>
        <translation>Kolory</translation>
    </message>
    <message id="shell.scene.disabled">
        <source></source>
        <translation>Wyłączony</translation>
    </message>
    <message id="shell.scene.focused">
        <source></source>
        <translation>Zaznaczony</translation>
    </message>
    <message id="shell.scene.gallery">
        <source></source>
        <translation>Każdy element w każdym stanie</translation>
    </message>
    <message id="shell.scene.good">
        <source></source>
        <translation>Gotowe.</translation>
    </message>
    <message id="shell.scene.icons">
        <source></source>
        <translation>Ikony</translation>
    </message>
    <message id="shell.scene.info">
        <source></source>
        <translation>Warto wiedzieć.</translation>
    </message>
    <message id="shell.scene.notices">
        <source></source>
        <translation>Komunikaty</translation>
    </message>
    <message id="shell.scene.pendulum">
        <source></source>
        <translation>Wahadło</translation>
    </message>
    <message id="shell.scene.pendulumIntroduction">
        <source></source>
        <translation>Planszą jest czas: piasek się sypie, podwładni pracują i nikt nie czeka na turę.</translation>
    </message>
    <message id="shell.scene.pressed">
        <source></source>
        <translation>Wciśnięty</translation>
    </message>
    <message id="shell.scene.text">
        <source></source>
        <translation>Pismo</translation>
    </message>
    <message id="shell.scene.tiletum">
        <source></source>
        <translation>Tiletum</translation>
    </message>
    <message id="shell.scene.tiletumIntroduction">
        <source></source>
        <translation>Wybierz kość, a z nią zasób i akcję, w podróży przez Europę.</translation>
    </message>
    <message id="shell.scene.viceroy">
        <source></source>
        <translation>Namiestnik</translation>
    </message>
    <message id="shell.scene.viceroyIntroduction">
        <source></source>
        <translation>Licytuj w tajemnicy i wznoś piramidę władzy wspartą prawem i magią.</translation>
    </message>
    <message id="shell.seat.change">
        <source></source>
        <translation>Zmień</translation>
    </message>
    <message id="shell.seat.chooseColour">
        <source></source>
        <translation>Twój kolor</translation>
    </message>
    <message id="shell.seat.chooseEmblem">
        <source></source>
        <translation>Twoje godło</translation>
    </message>
    <message id="shell.seat.chooseLanguage">
        <source></source>
        <translation>Twój język</translation>
    </message>
    <message id="shell.seat.colour.amber">
        <source></source>
        <translation>Bursztynowy</translation>
    </message>
    <message id="shell.seat.colour.green">
        <source></source>
        <translation>Zielony</translation>
    </message>
    <message id="shell.seat.colour.rose">
        <source></source>
        <translation>Różowy</translation>
    </message>
    <message id="shell.seat.colour.sky">
        <source></source>
        <translation>Błękitny</translation>
    </message>
    <message id="shell.seat.colour.vermilion">
        <source></source>
        <translation>Cynobrowy</translation>
    </message>
    <message id="shell.seat.done">
        <source></source>
        <translation>Gotowe</translation>
    </message>
    <message id="shell.seat.emblem.bell">
        <source></source>
        <translation>Dzwon</translation>
    </message>
    <message id="shell.seat.emblem.key">
        <source></source>
        <translation>Klucz</translation>
    </message>
    <message id="shell.seat.emblem.moon">
        <source></source>
        <translation>Księżyc</translation>
    </message>
    <message id="shell.seat.emblem.ship">
        <source></source>
        <translation>Statek</translation>
    </message>
    <message id="shell.seat.emblem.star">
        <source></source>
        <translation>Gwiazda</translation>
    </message>
    <message id="shell.seat.emblem.sun">
        <source></source>
        <translation>Słońce</translation>
    </message>
    <message id="shell.seat.emblem.tower">
        <source></source>
        <translation>Wieża</translation>
    </message>
    <message id="shell.seat.emblem.tree">
        <source></source>
        <translation>Drzewo</translation>
    </message>
    <message id="shell.seat.leave">
        <source></source>
        <translation>Odejdź</translation>
    </message>
    <message id="shell.seat.move">
        <source></source>
        <translation>Przesiądź się</translation>
    </message>
    <message id="shell.seat.moveHint">
        <source></source>
        <translation>Gdzie chcesz usiąść?</translation>
    </message>
    <message id="shell.seat.nameHint">
        <source></source>
        <translation>Imię, jeśli chcesz</translation>
    </message>
    <message id="shell.seat.noPlace">
        <source></source>
        <translation>Wszystkie miejsca są zajęte.</translation>
    </message>
    <message id="shell.seat.haveASeat">
        <source></source>
        <translation>Usiądź</translation>
    </message>
    <message id="shell.seat.sitFirst">
        <source></source>
        <translation>Najpierw usiądź</translation>
    </message>
    <message id="shell.seat.stay">
        <source></source>
        <translation>Zostań tutaj</translation>
    </message>
    <message id="shell.seat.taken">
        <source></source>
        <translation>Zajęte: {name}</translation>
    </message>
    <message id="shell.settings.appearance">
        <source></source>
        <translation>Wygląd</translation>
    </message>
    <message id="shell.settings.grace">
        <source></source>
        <translation>Tolerancja jednoczesnych ruchów: {seconds} s</translation>
    </message>
    <message id="shell.settings.graceHint">
        <source></source>
        <translation>Gdy w tym czasie dwóch graczy sięgnie po tę samą rzecz, dostaje ją ten z wyższym przywilejem.</translation>
    </message>
    <message id="shell.settings.graceOff">
        <source></source>
        <translation>Tolerancja jednoczesnych ruchów: wyłączona</translation>
    </message>
    <message id="shell.settings.hall">
        <source></source>
        <translation>Galeria sław</translation>
    </message>
    <message id="shell.settings.hallServer">
        <source></source>
        <translation>Serwer wspólny dla kilku stołów</translation>
    </message>
    <message id="shell.settings.hallServerHint">
        <source></source>
        <translation>Adres bazy danych PostgreSQL, na przykład postgresql://user@server/database. Jeśli pozostanie pusty, wyniki są przechowywane tylko przy tym stole.</translation>
    </message>
    <message id="shell.settings.language">
        <source></source>
        <translation>Język</translation>
    </message>
    <message id="shell.settings.advice">
        <source></source>
        <translation>Podpowiedzi na początku</translation>
    </message>
    <message id="shell.settings.adviceHint">
        <source></source>
        <translation>Następny krok mówi, co można zrobić. Dobry pomysł mówi też, co zrobiłby zwykły przeciwnik i dlaczego. Każde miejsce może to zmienić w trakcie partii.</translation>
    </message>
    <message id="shell.settings.middleTurns">
        <source></source>
        <translation>Środek stołu obraca się do gracza, którego jest tura</translation>
    </message>
    <message id="shell.settings.muted">
        <source></source>
        <translation>Wycisz</translation>
    </message>
    <message id="shell.settings.play">
        <source></source>
        <translation>Przy stole</translation>
    </message>
    <message id="shell.settings.reducedMotion">
        <source></source>
        <translation>Mniej ruchu: elementy od razu zmieniają miejsce</translation>
    </message>
    <message id="shell.settings.reset">
        <source></source>
        <translation>Przywróć ustawienia domyślne</translation>
    </message>
    <message id="shell.settings.sound">
        <source></source>
        <translation>Dźwięk</translation>
    </message>
    <message id="shell.settings.textSize">
        <source></source>
        <translation>Wielkość tekstu</translation>
    </message>
    <message id="shell.settings.textSize.large">
        <source></source>
        <translation>Duży</translation>
    </message>
    <message id="shell.settings.textSize.largest">
        <source></source>
        <translation>Największy</translation>
    </message>
    <message id="shell.settings.textSize.normal">
        <source></source>
        <translation>Zwykły</translation>
    </message>
    <message id="shell.settings.textSize.small">
        <source></source>
        <translation>Mały</translation>
    </message>
    <message id="shell.settings.theme">
        <source></source>
        <translation>Motyw</translation>
    </message>
    <message id="shell.settings.theme.contrast">
        <source></source>
        <translation>Wysoki kontrast</translation>
    </message>
    <message id="shell.settings.theme.daylight">
        <source></source>
        <translation>Światło dnia</translation>
    </message>
    <message id="shell.settings.theme.walnut">
        <source></source>
        <translation>Orzech</translation>
    </message>
    <message id="shell.settings.timerDigits">
        <source></source>
        <translation>Pokazuj cyframi czas pozostały na klepsydrach</translation>
    </message>
    <message id="shell.settings.title">
        <source></source>
        <translation>Ustawienia</translation>
    </message>
    <message id="shell.settings.volume">
        <source></source>
        <translation>Głośność</translation>
    </message>
    <message id="shell.table.leave">
        <source></source>
        <translation>Przytrzymaj, żeby odejść od stołu</translation>
    </message>
    <message id="shell.table.players" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Przy stole siedzi %n gracz</numerusform>
            <numerusform>Przy stole siedzą %n gracze</numerusform>
            <numerusform>Przy stole siedzi %n graczy</numerusform>
        </translation>
    </message>
    <message id="shell.table.turn">
        <source></source>
        <translation>Obróć ku drugiej stronie stołu</translation>
    </message>
    <message id="shell.cli.help.rulebook">
        <source></source>
        <translation>zapisuje zasady gry GAME w wybranym języku jako książkę (wymaga --pdf)</translation>
    </message>
    <message id="shell.cli.help.game">
        <source></source>
        <translation>w którą grę gra komputer przy --demo</translation>
    </message>
    <message id="shell.cli.error.noGame">
        <source></source>
        <translation>Nie ma tu gry „{value}”.</translation>
    </message>
    <message id="shell.cli.error.gameAlone">
        <source></source>
        <translation>--game mówi, w którą grę gra --demo: podaj oba.</translation>
    </message>
    <message id="shell.cli.help.pdf">
        <source></source>
        <translation>plik, do którego zostaną zapisane zasady</translation>
    </message>
    <message id="shell.cli.error.game">
        <source></source>
        <translation>Nie ma tu zasad gry „{value}”.</translation>
    </message>
    <message id="shell.cli.error.rulebook">
        <source></source>
        <translation>Do zapisania zasad potrzeba obu: --rulebook z nazwą gry i --pdf z nazwą pliku.</translation>
    </message>
    <message id="shell.lobby.continue">
        <source></source>
        <translation>Kontynuuj</translation>
    </message>
    <message id="shell.lobby.inBy">
        <source></source>
        <translation>{name} rozkłada grę {game}. Grasz też.</translation>
    </message>
    <message id="shell.lobby.watchesBy">
        <source></source>
        <translation>{name} rozkłada grę {game}. Patrzysz.</translation>
    </message>
    <message id="shell.lobby.laid">
        <source></source>
        <translation>Rozkładasz grę {game}. Zaproś, kogo chcesz, i zacznij pośrodku.</translation>
    </message>
    <message id="shell.lobby.oneWatches">
        <source></source>
        <translation>{name} patrzy.</translation>
    </message>
    <message id="shell.lobby.rather">
        <source></source>
        <translation>{name} woli grę {game}.</translation>
    </message>
    <message id="shell.lobby.layOut">
        <source></source>
        <translation>Rozłóż: {game}</translation>
    </message>
    <message id="shell.lobby.goOn">
        <source></source>
        <translation>Zostaw tak</translation>
    </message>
    <message id="shell.lobby.full">
        <source></source>
        <translation>{game} nie ma już wolnego miejsca: grają {names}. Możesz popatrzeć albo kogoś zmienić.</translation>
    </message>
    <message id="shell.lobby.watch">
        <source></source>
        <translation>Popatrzę</translation>
    </message>
    <message id="shell.lobby.swapWith">
        <source></source>
        <translation>Zmienić …</translation>
    </message>
    <message id="shell.lobby.swap">
        <source></source>
        <translation>Zamień się</translation>
    </message>
    <message id="shell.lobby.asksSwap">
        <source></source>
        <translation>{name} chce zagrać zamiast ciebie.</translation>
    </message>
    <message id="shell.lobby.swapAsked">
        <source></source>
        <translation>Czekamy na odpowiedź</translation>
    </message>
    <message id="shell.lobby.tonight">
        <source></source>
        <translation>Dziś wieczorem</translation>
    </message>
    <message id="shell.lobby.nothingTonight">
        <source></source>
        <translation>Dziś wieczorem nic jeszcze nie dograno do końca.</translation>
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
        <translation>Wcześniejsze lekcje</translation>
    </message>
    <message id="shell.lobby.later">
        <source></source>
        <translation>Dalsze lekcje</translation>
    </message>
    <message id="shell.home.goOnRound">
        <source></source>
        <translation>{game} czeka w rundzie {round}: gramy dalej?</translation>
    </message>
    <message id="shell.home.goOnWith">
        <source></source>
        <translation>{game} czeka: gramy dalej?</translation>
    </message>
    <message id="shell.home.nextLesson">
        <source></source>
        <translation>Twoja następna lekcja</translation>
    </message>
    <message id="shell.home.lessonOf">
        <source></source>
        <translation>{game} · lekcja {number} z {count} · {minutes}</translation>
    </message>
    <message id="shell.home.goOnLearning">
        <source></source>
        <translation>Ucz się dalej</translation>
    </message>
    <message id="shell.home.walk">
        <source></source>
        <translation>Strzałki i Enter prowadzą wszędzie · Esc cofa</translation>
    </message>
    <message id="shell.cards.wrong">
        <source></source>
        <translation>Kart jednej z gier nie można użyć, więc jej tu nie ma: {why}</translation>
    </message>
</context>
</TS>
