<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name></name>
    <message id="play.answer.skip">
        <source></source>
        <translation>Pomiń</translation>
    </message>
    <message id="play.cancel">
        <source></source>
        <translation>Zamknij</translation>
    </message>
    <message id="play.hand.left">
        <source></source>
        <translation>Dla leworęcznych</translation>
    </message>
    <message id="play.hand.right">
        <source></source>
        <translation>Dla praworęcznych</translation>
    </message>
    <message id="play.hint.pausedBy">
        <source></source>
        <translation>Gra jest wstrzymana ({seat}).</translation>
    </message>
    <message id="play.panel.now">
        <source></source>
        <translation>Co możesz teraz zrobić</translation>
    </message>
    <message id="play.undo">
        <source></source>
        <translation>Cofnij ruch</translation>
    </message>
    <message id="play.done">
        <source></source>
        <translation>Skończone</translation>
    </message>
    <message id="play.pause">
        <source></source>
        <translation>Pauza</translation>
    </message>
    <message id="play.goOn">
        <source></source>
        <translation>Graj dalej</translation>
    </message>
    <message id="play.ask.how">
        <source></source>
        <translation>Jak chcesz to zrobić?</translation>
    </message>
    <message id="play.ask.again">
        <source></source>
        <translation>{what} Dotknij jeszcze raz, żeby wziąć.</translation>
    </message>
    <message id="play.contest.won">
        <source></source>
        <translation>Ty i {seat} sięgnęliście jednocześnie: zdecydował twój przywilej.</translation>
    </message>
    <message id="play.take">
        <source></source>
        <translation>Weź</translation>
    </message>
    <message id="play.keys.again">
        <source></source>
        <translation>{what} Wykonasz klawiszem Enter.</translation>
    </message>
    <message id="play.hint.waiting">
        <source></source>
        <translation>Czekamy na: {seat}</translation>
    </message>
    <message id="play.hint.paused">
        <source></source>
        <translation>Gra jest wstrzymana.</translation>
    </message>
    <message id="play.handOver">
        <source></source>
        <translation>Niech komputer gra za mnie</translation>
    </message>
    <message id="play.takeBack">
        <source></source>
        <translation>Przejmuję grę z powrotem</translation>
    </message>
    <message id="play.botPlays">
        <source></source>
        <translation>Tu gra komputer.</translation>
    </message>
    <message id="play.panel.board">
        <source></source>
        <translation>Plansza</translation>
    </message>
    <message id="play.panel.mine">
        <source></source>
        <translation>Moja planszetka</translation>
    </message>
    <message id="play.panel.rivals">
        <source></source>
        <translation>Rywale</translation>
    </message>
    <message id="play.panel.log">
        <source></source>
        <translation>Przebieg gry</translation>
    </message>
    <message id="play.setup.nobody">
        <source></source>
        <translation>Nikt</translation>
    </message>
    <message id="play.setup.person">
        <source></source>
        <translation>Człowiek</translation>
    </message>
    <message id="play.setup.easy">
        <source></source>
        <translation>Komputer: łatwy</translation>
    </message>
    <message id="play.setup.normal">
        <source></source>
        <translation>Komputer: zwykły</translation>
    </message>
    <message id="play.setup.hard">
        <source></source>
        <translation>Komputer: trudny</translation>
    </message>
    <message id="play.setup.back">
        <source></source>
        <translation>Wstecz</translation>
    </message>
    <message id="play.setup.start">
        <source></source>
        <translation>Zaczynamy</translation>
    </message>
    <message id="play.setup.never">
        <source></source>
        <translation>Gracie w to pierwszy raz?</translation>
    </message>
    <message id="play.setup.never.about">
        <source></source>
        <translation>Jedna trzyminutowa lekcja, wszyscy razem, a potem ta partia.</translation>
    </message>
    <message id="play.setup.learnFirst">
        <source></source>
        <translation>Najpierw lekcja</translation>
    </message>
    <message id="play.setup.guest.nobody">
        <source></source>
        <translation>Nikt</translation>
    </message>
    <message id="play.setup.guest.person">
        <source></source>
        <translation>Człowiek</translation>
    </message>
    <message id="play.setup.guest.easy">
        <source></source>
        <translation>Łatwy</translation>
    </message>
    <message id="play.setup.guest.normal">
        <source></source>
        <translation>Zwykły</translation>
    </message>
    <message id="play.setup.guest.hard">
        <source></source>
        <translation>Trudny</translation>
    </message>
    <message id="play.setup.guest.virtual">
        <source></source>
        <translation>Wirtualny</translation>
    </message>
    <message id="play.setup.guest.easy.about">
        <source></source>
        <translation>sporo przeoczy</translation>
    </message>
    <message id="play.setup.guest.normal.about">
        <source></source>
        <translation>gra solidnie</translation>
    </message>
    <message id="play.setup.guest.hard.about">
        <source></source>
        <translation>nic nie przeoczy</translation>
    </message>
    <message id="play.setup.guest.virtual.about">
        <source></source>
        <translation>tylko licytuje</translation>
    </message>
    <message id="play.setup.chair">
        <source></source>
        <translation>{where}: {who}. Naciśnij, aby zmienić.</translation>
    </message>
    <message id="play.setup.chair.0">
        <source></source>
        <translation>Bliższy bok, po lewej</translation>
    </message>
    <message id="play.setup.chair.1">
        <source></source>
        <translation>Bliższy bok, po prawej</translation>
    </message>
    <message id="play.setup.chair.2">
        <source></source>
        <translation>Krótszy bok</translation>
    </message>
    <message id="play.setup.chair.3">
        <source></source>
        <translation>Dalszy bok, po prawej</translation>
    </message>
    <message id="play.setup.chair.4">
        <source></source>
        <translation>Dalszy bok, po lewej</translation>
    </message>
    <message id="play.setup.sum">
        <source></source>
        <translation>{who}. Około {minutes} minut. Zacznijcie, kiedy chcecie.</translation>
    </message>
    <message id="play.setup.sum.people" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n osoba</numerusform>
            <numerusform>%n osoby</numerusform>
            <numerusform>%n osób</numerusform>
        </translation>
    </message>
    <message id="play.setup.sum.opponents" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n przeciwnik</numerusform>
            <numerusform>%n przeciwników</numerusform>
            <numerusform>%n przeciwników</numerusform>
        </translation>
    </message>
    <message id="play.setup.sum.virtuals" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n wirtualny przeciwnik</numerusform>
            <numerusform>%n wirtualnych przeciwników</numerusform>
            <numerusform>%n wirtualnych przeciwników</numerusform>
        </translation>
    </message>
    <message id="play.setup.problem.nobody">
        <source></source>
        <translation>Nikt jeszcze nie gra: posadź choć jedną osobę.</translation>
    </message>
    <message id="play.setup.problem.tooFew" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Musi grać co najmniej %n osoba.</numerusform>
            <numerusform>Muszą grać co najmniej %n osoby.</numerusform>
            <numerusform>Musi grać co najmniej %n osób.</numerusform>
        </translation>
    </message>
    <message id="play.setup.problem.tooMany" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{game}: miejsce jest tylko dla %n osoby.</numerusform>
            <numerusform>{game}: miejsca są tylko dla %n osób.</numerusform>
            <numerusform>{game}: miejsca są tylko dla %n osób.</numerusform>
        </translation>
    </message>
    <message id="play.setup.problem.alone">
        <source></source>
        <translation>W pojedynkę potrzebujesz choć jednego przeciwnika.</translation>
    </message>
    <message id="play.setup.problem.noSeat">
        <source></source>
        <translation>{game} nie ma tam miejsca.</translation>
    </message>
    <message id="play.setup.problem.stands">
        <source></source>
        <translation>Wstać może tylko {name}.</translation>
    </message>
    <message id="play.end.winner">
        <source></source>
        <translation>Wygrywa: {seat} ({reason}).</translation>
    </message>
    <message id="play.end.two">
        <source></source>
        <translation>Wygrywają razem: {seat} i {other} ({reason}).</translation>
    </message>
    <message id="play.end.several">
        <source></source>
        <translation>Zwycięzców jest kilkoro ({reason}).</translation>
    </message>
    <message id="play.end.nobody">
        <source></source>
        <translation>Nikt nie wygrywa ({reason}).</translation>
    </message>
    <message id="play.end.again">
        <source></source>
        <translation>Jeszcze raz</translation>
    </message>
    <message id="play.end.watch">
        <source></source>
        <translation>Obejrzyj</translation>
    </message>
    <message id="play.end.home">
        <source></source>
        <translation>Do domu</translation>
    </message>
    <message id="play.farewell.wants">
        <source></source>
        <translation>Kończymy? Proponuje {name}. Partia zostanie zapisana.</translation>
    </message>
    <message id="play.farewell.asked">
        <source></source>
        <translation>Inni mogą jeszcze zaprotestować.</translation>
    </message>
    <message id="play.farewell.stay">
        <source></source>
        <translation>Gramy dalej</translation>
    </message>
    <message id="play.end.leave">
        <source></source>
        <translation>Na stronę główną</translation>
    </message>
    <message id="play.price">
        <source></source>
        <translation>Koszt: {cost}.</translation>
    </message>
    <message id="play.trade">
        <source></source>
        <translation>Koszt: {cost}. Nagroda: {gain}.</translation>
    </message>
    <message id="play.score.cell">
        <source></source>
        <translation>{seat}, {line}: {points}</translation>
    </message>
    <message id="play.score.coming">
        <source></source>
        <translation>Kursywą: co dodałby teraz koniec gry.</translation>
    </message>
    <message id="play.score.partial">
        <source></source>
        <translation>Liczy się tylko to, co widzą wszyscy.</translation>
    </message>
    <message id="play.score.sum">
        <source></source>
        <translation>Suma</translation>
    </message>
    <message id="play.score.title">
        <source></source>
        <translation>Arkusz punktów</translation>
    </message>
    <message id="play.rules.title">
        <source></source>
        <translation>Zasady gry</translation>
    </message>
    <message id="play.rules.contents">
        <source></source>
        <translation>Spis treści</translation>
    </message>
    <message id="play.rules.search">
        <source></source>
        <translation>Szukaj w zasadach</translation>
    </message>
    <message id="play.rules.nothing">
        <source></source>
        <translation>Nic nie znaleziono.</translation>
    </message>
    <message id="play.rules.see">
        <source></source>
        <translation>Zobacz też</translation>
    </message>
    <message id="play.rules.asked">
        <source></source>
        <translation>Częste pytania</translation>
    </message>
    <message id="play.rules.back">
        <source></source>
        <translation>Wstecz</translation>
    </message>
    <message id="play.rules.close">
        <source></source>
        <translation>Zamknij zasady</translation>
    </message>
    <message id="play.advice">
        <source></source>
        <translation>Podpowiedzi</translation>
    </message>
    <message id="play.advice.about">
        <source></source>
        <translation>Stół podpowiada każdemu, co można teraz zrobić.</translation>
    </message>
    <message id="play.advice.off">
        <source></source>
        <translation>Wyłączone</translation>
    </message>
    <message id="play.advice.nextStep">
        <source></source>
        <translation>Następny krok</translation>
    </message>
    <message id="play.advice.goodIdea">
        <source></source>
        <translation>Dobry pomysł</translation>
    </message>
    <message id="play.advice.is">
        <source></source>
        <translation>Podpowiedzi: {advice}</translation>
    </message>
    <message id="play.advice.idea">
        <source></source>
        <translation>Dobry pomysł: {what}. {why}</translation>
    </message>
    <message id="play.why.only">
        <source></source>
        <translation>Nic innego nie da się zrobić.</translation>
    </message>
    <message id="play.why.now" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{line}: od razu %n punkt.</numerusform>
            <numerusform>{line}: od razu %n punkty.</numerusform>
            <numerusform>{line}: od razu %n punktów.</numerusform>
        </translation>
    </message>
    <message id="play.why.later" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{line}: na koniec jakiś %n punkt więcej niż po innych ruchach.</numerusform>
            <numerusform>{line}: na koniec jakieś %n punkty więcej niż po innych ruchach.</numerusform>
            <numerusform>{line}: na koniec jakieś %n punktów więcej niż po innych ruchach.</numerusform>
        </translation>
    </message>
    <message id="play.why.prevents" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat}: na koniec jakiś %n punkt mniej niż po innych ruchach.</numerusform>
            <numerusform>{seat}: na koniec jakieś %n punkty mniej niż po innych ruchach.</numerusform>
            <numerusform>{seat}: na koniec jakieś %n punktów mniej niż po innych ruchach.</numerusform>
        </translation>
    </message>
    <message id="play.why.equal">
        <source></source>
        <translation>Inne ruchy są prawie tak samo dobre.</translation>
    </message>
    <message id="play.explain.now">
        <source></source>
        <translation>Możesz tego teraz użyć.</translation>
    </message>
    <message id="play.explain.notNow">
        <source></source>
        <translation>Teraz nie. {why}</translation>
    </message>
    <message id="play.explain.theirs">
        <source></source>
        <translation>Właściciel: {seat}.</translation>
    </message>
    <message id="play.explain.rule">
        <source></source>
        <translation>Reguła</translation>
    </message>
    <message id="play.explain.showMe">
        <source></source>
        <translation>Pokaż mi</translation>
    </message>
    <message id="play.explain.close">
        <source></source>
        <translation>Zamknij objaśnienie</translation>
    </message>
    <message id="play.explain.back">
        <source></source>
        <translation>Wróć do poprzedniego objaśnienia</translation>
    </message>
    <message id="play.explain.previous">
        <source></source>
        <translation>Poprzednie zdania</translation>
    </message>
    <message id="play.explain.next">
        <source></source>
        <translation>Dalsze zdania</translation>
    </message>
    <message id="play.explain.touch">
        <source></source>
        <translation>Dotknij tego, o co chcesz zapytać.</translation>
    </message>
    <message id="play.explain.lens">
        <source></source>
        <translation>Lupa: przeciągnij ją nad rzecz albo dotknij jej, a potem rzeczy</translation>
    </message>
    <message id="play.explain.undo.title">
        <source></source>
        <translation>Cofnij</translation>
    </message>
    <message id="play.explain.undo">
        <source></source>
        <translation>Cofa twój ostatni ruch, dopóki nikt od tamtej pory się nie ruszył ani nie dowiedział niczego nowego.</translation>
    </message>
    <message id="play.explain.pause.title">
        <source></source>
        <translation>Pauza</translation>
    </message>
    <message id="play.explain.pause">
        <source></source>
        <translation>Zatrzymuje grę dla wszystkich. Z każdego miejsca można ją wznowić, poczytać zasady albo oddać na chwilę grę komputerowi.</translation>
    </message>
    <message id="play.explain.count.title">
        <source></source>
        <translation>Punkty</translation>
    </message>
    <message id="play.explain.count">
        <source></source>
        <translation>Otwiera arkusz punktów: skąd kto ma dotąd swoje punkty.</translation>
    </message>
    <message id="play.explain.look.title">
        <source></source>
        <translation>Wszystkie karty</translation>
    </message>
    <message id="play.explain.look">
        <source></source>
        <translation>Pokazuje karty z twojej piramidy i z ręki w rozmiarze do czytania.</translation>
    </message>
    <message id="play.explain.swap">
        <source></source>
        <translation>Przenosi kolumnę z zasłonką i kartami na drugą stronę piramidy.</translation>
    </message>
    <message id="play.explain.all">
        <source></source>
        <translation>Wymienia wszystko, co możesz teraz zrobić, z ceną i z tym, co to da.</translation>
    </message>
    <message id="play.standUp">
        <source></source>
        <translation>Wszyscy wstajemy</translation>
    </message>
    <message id="play.end.otherGame">
        <source></source>
        <translation>Inna gra</translation>
    </message>
    <message id="play.setup.backTo">
        <source></source>
        <translation>Wróć do przygotowania gry</translation>
    </message>
    <message id="play.cards.about">
        <source></source>
        <translation>O tych kartach</translation>
    </message>
    <message id="play.cards.close">
        <source></source>
        <translation>Zamknij</translation>
    </message>
    <message id="play.cards.title">
        <source></source>
        <translation>Zestaw kart „{set}”, wersja {version}</translation>
    </message>
    <message id="play.cards.part">
        <source></source>
        <translation>{part}: {count}, odtworzonych {reconstructed}</translation>
    </message>
    <message id="play.explain.where">
        <source></source>
        <translation>Co możesz teraz z tym zrobić</translation>
    </message>
    <message id="play.rules.forward">
        <source></source>
        <translation>Dalej</translation>
    </message>
    <message id="play.rules.now">
        <source></source>
        <translation>Teraz: {title}</translation>
    </message>
    <message id="play.rules.perhaps">
        <source></source>
        <translation>Może „{words}”?</translation>
    </message>
    <message id="play.rules.kind.rules">
        <source></source>
        <translation>Zasady</translation>
    </message>
    <message id="play.rules.kind.cards">
        <source></source>
        <translation>Karty</translation>
    </message>
    <message id="play.rules.kind.icons">
        <source></source>
        <translation>Symbole</translation>
    </message>
    <message id="play.rules.kind.terms">
        <source></source>
        <translation>Pojęcia</translation>
    </message>
    <message id="play.rules.kind.questions">
        <source></source>
        <translation>Pytania</translation>
    </message>
    <message id="play.rules.clear">
        <source></source>
        <translation>Wyczyść wyszukiwanie</translation>
    </message>
    <message id="play.rules.fold">
        <source></source>
        <translation>Odłóż zasady; otworzą się znów na tej samej stronie</translation>
    </message>
    <message id="play.rules.pageBefore">
        <source></source>
        <translation>Poprzednia strona</translation>
    </message>
    <message id="play.rules.pageAfter">
        <source></source>
        <translation>Następna strona</translation>
    </message>
    <message id="play.rules.pauseForMe">
        <source></source>
        <translation>Proszę o pauzę</translation>
    </message>
    <message id="play.pause.wanted">
        <source></source>
        <translation>O pauzę na czytanie prosi {name}.</translation>
    </message>
    <message id="play.pause.yes">
        <source></source>
        <translation>Pauza</translation>
    </message>
    <message id="play.pause.no">
        <source></source>
        <translation>Nie teraz</translation>
    </message>
    <message id="play.rules.found" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n wynik</numerusform>
            <numerusform>%n wyniki</numerusform>
            <numerusform>%n wyników</numerusform>
        </translation>
    </message>
    <message id="play.rules.more" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Jeszcze %n: {kinds}</numerusform>
            <numerusform>Jeszcze %n: {kinds}</numerusform>
            <numerusform>Jeszcze %n: {kinds}</numerusform>
        </translation>
    </message>
    <message id="play.rules.index">
        <source></source>
        <translation>Indeks</translation>
    </message>
    <message id="play.rules.print">
        <source></source>
        <translation>Zapisz jako PDF</translation>
    </message>
    <message id="play.rules.printed">
        <source></source>
        <translation>Zasady zapisano: {file}</translation>
    </message>
    <message id="play.rules.notPrinted">
        <source></source>
        <translation>Nie udało się zapisać zasad w twoich dokumentach.</translation>
    </message>
    <message id="play.rules.picture">
        <source></source>
        <translation>Ilustracja: {title}</translation>
    </message>
    <message id="play.rules.lit">
        <source></source>
        <translation>Podświetlono: {things}.</translation>
    </message>
    <message id="play.rules.onBoard">
        <source></source>
        <translation>Pokaż na stole</translation>
    </message>
    <message id="play.choices">
        <source></source>
        <translation>Twoje możliwości</translation>
    </message>
    <message id="play.choices.fold">
        <source></source>
        <translation>Wróć do swojej planszetki</translation>
    </message>
    <message id="play.choices.open">
        <source></source>
        <translation>Więcej możliwości: dotknij tutaj.</translation>
    </message>
    <message id="play.textSize.normal">
        <source></source>
        <translation>Litery: zwykłe</translation>
    </message>
    <message id="play.textSize.large">
        <source></source>
        <translation>Litery: duże</translation>
    </message>
    <message id="play.textSize.largest">
        <source></source>
        <translation>Litery: największe</translation>
    </message>
</context>
</TS>
