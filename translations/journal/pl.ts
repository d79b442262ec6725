<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name></name>
    <message id="journal.hall.allCards">
        <source></source>
        <translation>Wszystkie zestawy kart</translation>
    </message>
    <message id="journal.hall.cards">
        <source></source>
        <translation>Zestaw kart {cards}</translation>
    </message>
    <message id="journal.hall.empty">
        <source></source>
        <translation>Nie zakończono jeszcze żadnej partii tej gry.</translation>
    </message>
    <message id="journal.hall.forget">
        <source></source>
        <translation>Zapomnij imię {name}</translation>
    </message>
    <message id="journal.hall.forgetIt">
        <source></source>
        <translation>Zapomnij</translation>
    </message>
    <message id="journal.hall.matches" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n zakończona partia</numerusform>
            <numerusform>%n zakończone partie</numerusform>
            <numerusform>%n zakończonych partii</numerusform>
        </translation>
    </message>
    <message id="journal.hall.nobody">
        <source></source>
        <translation>Nikt nie podał imienia.</translation>
    </message>
    <message id="journal.hall.people">
        <source></source>
        <translation>Gracze</translation>
    </message>
    <message id="journal.hall.points">
        <source></source>
        <translation>Średnie punkty na torach na koniec każdej rundy</translation>
    </message>
    <message id="journal.hall.reallyForget">
        <source></source>
        <translation>Usunąć imię {name} ze wszystkich wyników i zapisanych partii?</translation>
    </message>
    <message id="journal.hall.rounds">
        <source></source>
        <translation>Średnia długość rund w minutach</translation>
    </message>
    <message id="journal.hall.title">
        <source></source>
        <translation>Galeria sław</translation>
    </message>
    <message id="journal.hall.waiting" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Jeden wpis czeka na serwer.</numerusform>
            <numerusform>%n wpisy czekają na serwer.</numerusform>
            <numerusform>%n wpisów czeka na serwer.</numerusform>
        </translation>
    </message>
    <message id="journal.hall.wins">
        <source></source>
        <translation>Zwycięstwa według postaci</translation>
    </message>
    <message id="journal.hall.seals" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n ukończona lekcja</numerusform>
            <numerusform>%n ukończone lekcje</numerusform>
            <numerusform>%n ukończonych lekcji</numerusform>
        </translation>
    </message>
    <message id="journal.hall.wonOf">
        <source></source>
        <translation>{won} z {played}</translation>
    </message>
    <message id="journal.list.back">
        <source></source>
        <translation>Wstecz</translation>
    </message>
    <message id="journal.list.continue">
        <source></source>
        <translation>Graj dalej</translation>
    </message>
    <message id="journal.list.damaged">
        <source></source>
        <translation>Uszkodzona: co da się odczytać, zostało</translation>
    </message>
    <message id="journal.list.delete">
        <source></source>
        <translation>Usuń</translation>
    </message>
    <message id="journal.list.dismiss">
        <source></source>
        <translation>Przeczytane</translation>
    </message>
    <message id="journal.list.empty">
        <source></source>
        <translation>Nie ma jeszcze żadnej zapisanej partii. Partia zapisuje się sama od pierwszego ruchu.</translation>
    </message>
    <message id="journal.list.finished">
        <source></source>
        <translation>Zakończona</translation>
    </message>
    <message id="journal.list.hours">
        <source></source>
        <translation>{hours} godz. {minutes} min</translation>
    </message>
    <message id="journal.list.keep">
        <source></source>
        <translation>Zachowaj</translation>
    </message>
    <message id="journal.list.minutes">
        <source></source>
        <translation>{minutes} min</translation>
    </message>
    <message id="journal.list.moves" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n ruch</numerusform>
            <numerusform>%n ruchy</numerusform>
            <numerusform>%n ruchów</numerusform>
        </translation>
    </message>
    <message id="journal.list.notDeleted">
        <source></source>
        <translation>Ta partia właśnie się toczy, więc nie została usunięta.</translation>
    </message>
    <message id="journal.list.reading">
        <source></source>
        <translation>Wczytuję zapisane partie…</translation>
    </message>
    <message id="journal.list.reallyDelete">
        <source></source>
        <translation>Usunąć tę partię na zawsze?</translation>
    </message>
    <message id="journal.list.replay">
        <source></source>
        <translation>Obejrzyj</translation>
    </message>
    <message id="journal.list.round">
        <source></source>
        <translation>Runda {round}</translation>
    </message>
    <message id="journal.list.title">
        <source></source>
        <translation>Zapisane partie</translation>
    </message>
    <message id="journal.list.unknownGame">
        <source></source>
        <translation>Gra, której ten program nie zna</translation>
    </message>
    <message id="journal.log.claim">
        <source></source>
        <translation>Rozstrzyga przywilej; pierwszeństwo ma: {seat}.</translation>
    </message>
    <message id="journal.log.lost">
        <source></source>
        <translation>{seat} ustępuje wyższemu przywilejowi.</translation>
    </message>
    <message id="journal.log.undo">
        <source></source>
        <translation>{seat} cofa ruch.</translation>
    </message>
    <message id="journal.mark.auction">
        <source></source>
        <translation>Licytacje</translation>
    </message>
    <message id="journal.mark.circle">
        <source></source>
        <translation>Zamknięte koła</translation>
    </message>
    <message id="journal.mark.council">
        <source></source>
        <translation>Rady</translation>
    </message>
    <message id="journal.mark.development">
        <source></source>
        <translation>Rundy rozwoju</translation>
    </message>
    <message id="journal.mark.end">
        <source></source>
        <translation>Koniec</translation>
    </message>
    <message id="journal.mark.fair">
        <source></source>
        <translation>Targi</translation>
    </message>
    <message id="journal.mark.flip">
        <source></source>
        <translation>Odwrócenia klepsydr</translation>
    </message>
    <message id="journal.mark.law">
        <source></source>
        <translation>Skutki praw</translation>
    </message>
    <message id="journal.mark.privilege">
        <source></source>
        <translation>Zdobyte przywilejem</translation>
    </message>
    <message id="journal.mark.round">
        <source></source>
        <translation>Rundy</translation>
    </message>
    <message id="journal.notice.broken" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Zapisana partia jest uszkodzona. Wszystko przed uszkodzeniem ocalało; za nim przepadł %n wiersz.</numerusform>
            <numerusform>Zapisana partia jest uszkodzona. Wszystko przed uszkodzeniem ocalało; za nim przepadły %n wiersze.</numerusform>
            <numerusform>Zapisana partia jest uszkodzona. Wszystko przed uszkodzeniem ocalało; za nim przepadło %n wierszy.</numerusform>
        </translation>
    </message>
    <message id="journal.notice.differs" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Według dzisiejszych zasad i kart ta partia potoczyłaby się inaczej. Gra toczy się dalej od ostatniego pewnego momentu; pominięto %n późniejszy zapis.</numerusform>
            <numerusform>Według dzisiejszych zasad i kart ta partia potoczyłaby się inaczej. Gra toczy się dalej od ostatniego pewnego momentu; pominięto %n późniejsze zapisy.</numerusform>
            <numerusform>Według dzisiejszych zasad i kart ta partia potoczyłaby się inaczej. Gra toczy się dalej od ostatniego pewnego momentu; pominięto %n późniejszych zapisów.</numerusform>
        </translation>
    </message>
    <message id="journal.notice.olderFormat">
        <source></source>
        <translation>Tę partię zapisała starsza wersja Sandglass. Toczy się dalej jako nowy zapis; stary pozostaje bez zmian.</translation>
    </message>
    <message id="journal.notice.otherCards">
        <source></source>
        <translation>Ta partia zaczęła się z innym zestawem kart. Została powtórzona z obecnym i toczy się dalej jako nowy zapis; stary pozostaje bez zmian.</translation>
    </message>
    <message id="journal.notice.otherRules">
        <source></source>
        <translation>Ta partia zaczęła się według starszej wersji zasad. Została powtórzona według obecnej i toczy się dalej jako nowy zapis; stary pozostaje bez zmian.</translation>
    </message>
    <message id="journal.notice.torn">
        <source></source>
        <translation>Ostatni wiersz nie został dopisany do końca i został odcięty. Wszystko przed nim jest na miejscu.</translation>
    </message>
    <message id="journal.problem.cannotBePlayed">
        <source></source>
        <translation>W tej wersji Sandglass nie da się grać dalej w tę partię. Powód, dla tych, którzy będą ją naprawiać: {why}</translation>
    </message>
    <message id="journal.problem.headless">
        <source></source>
        <translation>Początek zapisanej partii jest uszkodzony, więc nie ma od czego kontynuować.</translation>
    </message>
    <message id="journal.problem.inUse">
        <source></source>
        <translation>Ta partia toczy się właśnie przy innym stole.</translation>
    </message>
    <message id="journal.problem.noJournal">
        <source></source>
        <translation>Ten plik nie jest zapisaną partią Sandglass.</translation>
    </message>
    <message id="journal.problem.olderRules">
        <source></source>
        <translation>Tę partię rozgrywano według starszej wersji zasad i nie da się jej kontynuować według obecnej.</translation>
    </message>
    <message id="journal.problem.otherVersion">
        <source></source>
        <translation>Partię zapisała inna wersja Sandglass, której plików ta nie potrafi odczytać.</translation>
    </message>
    <message id="journal.problem.over">
        <source></source>
        <translation>W tym momencie partia jest już zakończona.</translation>
    </message>
    <message id="journal.problem.tooLarge">
        <source></source>
        <translation>Ten plik jest o wiele za duży na zapisaną partię.</translation>
    </message>
    <message id="journal.problem.unknownGame">
        <source></source>
        <translation>Ten program nie zna gry „{game}”.</translation>
    </message>
    <message id="journal.problem.unreadable">
        <source></source>
        <translation>Nie można odczytać zapisanej partii z dysku.</translation>
    </message>
    <message id="journal.refusal.paused">
        <source></source>
        <translation>Partia jest wstrzymana. Najpierw ją wznów.</translation>
    </message>
    <message id="journal.replay.continueHere">
        <source></source>
        <translation>Graj dalej stąd</translation>
    </message>
    <message id="journal.replay.everything">
        <source></source>
        <translation>Wszyscy</translation>
    </message>
    <message id="journal.replay.goesOn">
        <source></source>
        <translation>Dopóki partia trwa, widać tylko to, co mogą wiedzieć wszyscy przy stole.</translation>
    </message>
    <message id="journal.replay.log">
        <source></source>
        <translation>Co się działo</translation>
    </message>
    <message id="journal.replay.notSaved">
        <source></source>
        <translation>Nie udało się zapisać. Czy na dysku jest miejsce?</translation>
    </message>
    <message id="journal.replay.pause">
        <source></source>
        <translation>Wstrzymaj</translation>
    </message>
    <message id="journal.replay.place">
        <source></source>
        <translation>{place}.</translation>
    </message>
    <message id="journal.replay.play">
        <source></source>
        <translation>Odtwarzaj</translation>
    </message>
    <message id="journal.replay.saveLog">
        <source></source>
        <translation>Zapisz przebieg</translation>
    </message>
    <message id="journal.replay.savePicture">
        <source></source>
        <translation>Zapisz obraz</translation>
    </message>
    <message id="journal.replay.saved">
        <source></source>
        <translation>Zapisano jako {file}</translation>
    </message>
    <message id="journal.replay.speed">
        <source></source>
        <translation>Szybkość</translation>
    </message>
    <message id="journal.replay.standings">
        <source></source>
        <translation>Klasyfikacja</translation>
    </message>
    <message id="journal.replay.stepBack">
        <source></source>
        <translation>Krok wstecz</translation>
    </message>
    <message id="journal.replay.stepOn">
        <source></source>
        <translation>Krok naprzód</translation>
    </message>
    <message id="journal.replay.timeLine">
        <source></source>
        <translation>Oś czasu</translation>
    </message>
    <message id="journal.replay.times">
        <source></source>
        <translation>{times}×</translation>
    </message>
    <message id="journal.replay.title">
        <source></source>
        <translation>Odtwarzanie partii</translation>
    </message>
    <message id="journal.replay.toEnd">
        <source></source>
        <translation>Na koniec</translation>
    </message>
    <message id="journal.replay.toStart">
        <source></source>
        <translation>Na początek</translation>
    </message>
    <message id="journal.replay.viewer">
        <source></source>
        <translation>Widok</translation>
    </message>
    <message id="journal.server.away">
        <source></source>
        <translation>Z serwera nie można teraz korzystać. Wyniki czekają przy tym stole i zostaną wysłane, gdy tylko będzie to możliwe. Podany powód: {why}</translation>
    </message>
    <message id="journal.server.connected">
        <source></source>
        <translation>Połączono z serwerem.</translation>
    </message>
    <message id="journal.server.noAddress">
        <source></source>
        <translation>To nie jest adres bazy danych PostgreSQL, więc żaden serwer nie jest używany. Wyniki czekają przy tym stole.</translation>
    </message>
    <message id="journal.server.trying">
        <source></source>
        <translation>Szukam serwera…</translation>
    </message>
    <message id="journal.warning.diskFull">
        <source></source>
        <translation>Dysk jest pełny: gra toczy się dalej, ale partia nie jest zapisywana. Gdy znajdzie się miejsce, zapis ruszy sam.</translation>
    </message>
    <message id="journal.warning.failing">
        <source></source>
        <translation>Dysk nie przyjmuje danych: gra toczy się dalej, ale partia nie jest zapisywana. Gdy to będzie możliwe, zapis ruszy sam.</translation>
    </message>
    <message id="journal.warning.readOnly">
        <source></source>
        <translation>Dysk jest tylko do odczytu: gra toczy się dalej, ale partia nie jest zapisywana. Gdy to będzie możliwe, zapis ruszy sam.</translation>
    </message>
    <message id="journal.warning.slow">
        <source></source>
        <translation>Dysk nie odpowiada: gra toczy się dalej, ostatnie ruchy nie są jeszcze zapisane.</translation>
    </message>
    <message id="journal.mark.king">
        <source></source>
        <translation>Król</translation>
    </message>
</context>
</TS>
