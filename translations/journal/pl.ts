<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name></name>
    <message id="journal.log.undo">
        <source></source>
        <translation>Cofnięto ruch. Miejsce: {seat}</translation>
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
        <translation>Ten stół nie zna gry „{game}”.</translation>
    </message>
    <message id="journal.problem.unreadable">
        <source></source>
        <translation>Nie można odczytać zapisanej partii z dysku.</translation>
    </message>
    <message id="journal.refusal.paused">
        <source></source>
        <translation>Partia jest wstrzymana. Najpierw ją wznów.</translation>
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
</context>
</TS>
