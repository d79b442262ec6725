<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name></name>
    <message id="tiletum.lesson.what-wins.title">
        <source></source>
        <translation>Jak się wygrywa</translation>
    </message>
    <message id="tiletum.lesson.what-wins.1">
        <source></source>
        <translation>Europa u progu renesansu. Z małego Tiletum wyruszasz handlować, budować i zabiegać o względy króla.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.2">
        <source></source>
        <translation>Po czterech rundach wygrywa, kto ma najwięcej punktów zwycięstwa. Masz dwanaście tur, a oto pierwsza.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.3">
        <source></source>
        <translation>Weź podświetloną kość: dotknij jej, a potem jeszcze raz.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.3.hint1">
        <source></source>
        <translation>Leży w wycinku kupca.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.3.hint2">
        <source></source>
        <translation>Dotknij dwa razy jasnoszarej kości z czwórką.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.3.unwanted">
        <source></source>
        <translation>Niezła kość, ale kupiec czeka: weź podświetloną.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.4">
        <source></source>
        <translation>Należy do niej kafelek. Weź go: jest wart cztery punkty zwycięstwa.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.4.hint1">
        <source></source>
        <translation>Dotknij kafelka albo przycisku, którym go weźmiesz.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.4.hint2">
        <source></source>
        <translation>Leży przy znaku kupca na kole.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.4.unwanted">
        <source></source>
        <translation>Można by go zostawić, ale ten to prezent: weź go.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.5">
        <source></source>
        <translation>Przybyły ci cztery wełny, a kupiec może ruszać. Wyślij go do Kolonii.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.5.hint1">
        <source></source>
        <translation>Kolonia jest o krok od Tiletum.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.5.hint2">
        <source></source>
        <translation>Dotknij podświetlonego miasta na wschód od Tiletum.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.5.unwanted">
        <source></source>
        <translation>Innym razem chętnie. W tej lekcji budujemy w Kolonii.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.6">
        <source></source>
        <translation>Postaw tu dom. Pole od razu da punkt zwycięstwa.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.6.hint1">
        <source></source>
        <translation>Dotknij podświetlonego pola na dom.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.6.hint2">
        <source></source>
        <translation>Na polu jest wawrzyn z jedynką.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.6.unwanted">
        <source></source>
        <translation>Najpierw dom: kupiec stoi we właściwym mieście.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.7">
        <source></source>
        <translation>Teraz wykorzystaj kafelek: dotknij go dwa razy. Cztery punkty zwycięstwa i znika z magazynu.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.7.hint1">
        <source></source>
        <translation>Leży w magazynie na twojej planszy.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.7.hint2">
        <source></source>
        <translation>Dotknij kafelka i wykorzystaj go.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.7.unwanted">
        <source></source>
        <translation>To też można, ale najpierw wykorzystaj kafelek.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.8">
        <source></source>
        <translation>Dziesięć na początek, jeden i cztery: piętnaście. Większość rzeczy daje punkty od razu.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.9">
        <source></source>
        <translation>Na koniec twoje domy na mapie mnoży się przez twoje filary na niej.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.10">
        <source></source>
        <translation>Kończysz z trzema domami i czterema filarami na mapie. Ile dadzą?</translation>
    </message>
    <message id="tiletum.lesson.what-wins.10.answer1">
        <source></source>
        <translation>12 punktów zwycięstwa</translation>
    </message>
    <message id="tiletum.lesson.what-wins.10.answer2">
        <source></source>
        <translation>7 punktów zwycięstwa</translation>
    </message>
    <message id="tiletum.lesson.what-wins.10.why">
        <source></source>
        <translation>Trzy razy cztery. Bez żadnego filaru domy na koniec nie dadzą nic.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.11">
        <source></source>
        <translation>Zakończ turę. Pozostały punkt akcji przepadnie, nic nie szkodzi.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.11.hint1">
        <source></source>
        <translation>Turę kończy przycisk z ptaszkiem.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.11.hint2">
        <source></source>
        <translation>Przycisk pyta, bo został punkt: dotknij go jeszcze raz.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.11.unwanted">
        <source></source>
        <translation>Wolno, ale ta lekcja jest skończona: zakończ turę.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.12">
        <source></source>
        <translation>Umiesz wziąć kość, podróżować, budować i liczyć.</translation>
    </message>
    <message id="tiletum.lesson.two-things.title">
        <source></source>
        <translation>Kość to dwie rzeczy</translation>
    </message>
    <message id="tiletum.lesson.two-things.1">
        <source></source>
        <translation>Kolor kości to zasób, a liczba mówi, ile go dostajesz.</translation>
    </message>
    <message id="tiletum.lesson.two-things.2">
        <source></source>
        <translation>Weź szóstkę żelaza.</translation>
    </message>
    <message id="tiletum.lesson.two-things.2.hint1">
        <source></source>
        <translation>To niebieska kość z sześcioma sztabkami.</translation>
    </message>
    <message id="tiletum.lesson.two-things.2.hint2">
        <source></source>
        <translation>Spójrz na wycinek kontraktów.</translation>
    </message>
    <message id="tiletum.lesson.two-things.2.unwanted">
        <source></source>
        <translation>Dobry gust, ale najpierw zobaczmy dużą liczbę.</translation>
    </message>
    <message id="tiletum.lesson.two-things.3">
        <source></source>
        <translation>Kafelek weź albo zostaw, jak wolisz.</translation>
    </message>
    <message id="tiletum.lesson.two-things.3.hint1">
        <source></source>
        <translation>Dwa przyciski: weź albo zostaw.</translation>
    </message>
    <message id="tiletum.lesson.two-things.3.hint2">
        <source></source>
        <translation>Tu oba wybory są dobre.</translation>
    </message>
    <message id="tiletum.lesson.two-things.3.unwanted">
        <source></source>
        <translation>Najpierw zdecyduj o kafelku.</translation>
    </message>
    <message id="tiletum.lesson.two-things.4">
        <source></source>
        <translation>Sześć żelaza. Na akcję zostaje siedem minus sześć: jeden punkt akcji.</translation>
    </message>
    <message id="tiletum.lesson.two-things.5">
        <source></source>
        <translation>Jeden punkt akcji starcza na kontrakt z samej prawej. Weź go.</translation>
    </message>
    <message id="tiletum.lesson.two-things.5.hint1">
        <source></source>
        <translation>Oferta kontraktów: miejsce po prawej kosztuje jeden.</translation>
    </message>
    <message id="tiletum.lesson.two-things.5.hint2">
        <source></source>
        <translation>Wymaga 3 żelaza.</translation>
    </message>
    <message id="tiletum.lesson.two-things.5.unwanted">
        <source></source>
        <translation>Można, ale twoje żelazo przyda się lepiej: podświetlony kontrakt.</translation>
    </message>
    <message id="tiletum.lesson.two-things.6">
        <source></source>
        <translation>Zapłać trzy żelaza: kontrakt da cztery punkty zwycięstwa.</translation>
    </message>
    <message id="tiletum.lesson.two-things.6.hint1">
        <source></source>
        <translation>Kontrakt leży w twoim magazynie.</translation>
    </message>
    <message id="tiletum.lesson.two-things.6.hint2">
        <source></source>
        <translation>Dotknij go, a potem pierwszego pola kontraktów.</translation>
    </message>
    <message id="tiletum.lesson.two-things.6.unwanted">
        <source></source>
        <translation>Później. Masz żelazo, więc zrealizuj kontrakt.</translation>
    </message>
    <message id="tiletum.lesson.two-things.7">
        <source></source>
        <translation>Spróbuj wziąć drugą kość.</translation>
    </message>
    <message id="tiletum.lesson.two-things.7.after">
        <source></source>
        <translation>W całej partii dwanaście, więc każdą wybieraj z głową.</translation>
    </message>
    <message id="tiletum.lesson.two-things.8">
        <source></source>
        <translation>Zakończ turę.</translation>
    </message>
    <message id="tiletum.lesson.two-things.8.hint1">
        <source></source>
        <translation>Przycisk z ptaszkiem.</translation>
    </message>
    <message id="tiletum.lesson.two-things.8.hint2">
        <source></source>
        <translation>Nic więcej nie zostało: dotknij przycisku z ptaszkiem.</translation>
    </message>
    <message id="tiletum.lesson.two-things.8.unwanted">
        <source></source>
        <translation>To poczeka: zakończ turę.</translation>
    </message>
    <message id="tiletum.lesson.two-things.9">
        <source></source>
        <translation>Rywal bierze cztery wełny.</translation>
    </message>
    <message id="tiletum.lesson.two-things.12">
        <source></source>
        <translation>Teraz najmniejsza: weź jedynkę żywności.</translation>
    </message>
    <message id="tiletum.lesson.two-things.12.hint1">
        <source></source>
        <translation>Leży w wycinku króla.</translation>
    </message>
    <message id="tiletum.lesson.two-things.12.hint2">
        <source></source>
        <translation>Jedno jabłko na różowej kości.</translation>
    </message>
    <message id="tiletum.lesson.two-things.12.unwanted">
        <source></source>
        <translation>Następnym razem. Najpierw zobacz, co potrafi jedynka.</translation>
    </message>
    <message id="tiletum.lesson.two-things.13">
        <source></source>
        <translation>Weź jej kafelek albo zostaw.</translation>
    </message>
    <message id="tiletum.lesson.two-things.13.hint1">
        <source></source>
        <translation>Dwa przyciski: weź albo zostaw.</translation>
    </message>
    <message id="tiletum.lesson.two-things.13.hint2">
        <source></source>
        <translation>Czekają na nim cztery punkty zwycięstwa.</translation>
    </message>
    <message id="tiletum.lesson.two-things.13.unwanted">
        <source></source>
        <translation>Najpierw zdecyduj o kafelku.</translation>
    </message>
    <message id="tiletum.lesson.two-things.14">
        <source></source>
        <translation>Tylko jedna żywność, ale siedem minus jeden: sześć punktów akcji. Znacznik idzie sześć pól ku królowi!</translation>
    </message>
    <message id="tiletum.lesson.two-things.15">
        <source></source>
        <translation>Kość pokazuje 2. Co daje?</translation>
    </message>
    <message id="tiletum.lesson.two-things.15.answer1">
        <source></source>
        <translation>5 zasobów, 2 punkty akcji</translation>
    </message>
    <message id="tiletum.lesson.two-things.15.answer2">
        <source></source>
        <translation>2 zasoby, 5 punktów akcji</translation>
    </message>
    <message id="tiletum.lesson.two-things.15.answer3">
        <source></source>
        <translation>2 zasoby, 2 punkty akcji</translation>
    </message>
    <message id="tiletum.lesson.two-things.15.why">
        <source></source>
        <translation>Liczba to zasoby, siedem minus liczba to punkty akcji.</translation>
    </message>
    <message id="tiletum.lesson.two-things.16">
        <source></source>
        <translation>Umiesz wyważyć zasoby i punkty akcji.</translation>
    </message>
    <message id="tiletum.lesson.wheel.title">
        <source></source>
        <translation>Koło i jego kafelki</translation>
    </message>
    <message id="tiletum.lesson.wheel.1">
        <source></source>
        <translation>Wokół koła stoi sześć akcji. Którą wykona kość, mówi wycinek, w którym leży.</translation>
    </message>
    <message id="tiletum.lesson.wheel.2">
        <source></source>
        <translation>Gwiazda to joker: jego punkty akcji oddasz jednej z pozostałych pięciu.</translation>
    </message>
    <message id="tiletum.lesson.wheel.3">
        <source></source>
        <translation>Weź kość z wycinka jokera.</translation>
    </message>
    <message id="tiletum.lesson.wheel.3.hint1">
        <source></source>
        <translation>Kości jokera pokazują dwójkę.</translation>
    </message>
    <message id="tiletum.lesson.wheel.3.hint2">
        <source></source>
        <translation>Leżą tam dwie: wybierz dowolną.</translation>
    </message>
    <message id="tiletum.lesson.wheel.3.unwanted">
        <source></source>
        <translation>Nie tę: weź kość jokera, bez zmiany.</translation>
    </message>
    <message id="tiletum.lesson.wheel.4">
        <source></source>
        <translation>Spróbuj zakończyć turę bez słowa o kafelku.</translation>
    </message>
    <message id="tiletum.lesson.wheel.4.after">
        <source></source>
        <translation>Wziąć i zostawić wolno zawsze.</translation>
    </message>
    <message id="tiletum.lesson.wheel.5">
        <source></source>
        <translation>Weź go: trzy dowolne zasoby, kiedy tylko zechcesz.</translation>
    </message>
    <message id="tiletum.lesson.wheel.5.hint1">
        <source></source>
        <translation>Dotknij kafelka przy gwieździe.</translation>
    </message>
    <message id="tiletum.lesson.wheel.5.hint2">
        <source></source>
        <translation>Użyj przycisku, którym go weźmiesz.</translation>
    </message>
    <message id="tiletum.lesson.wheel.5.unwanted">
        <source></source>
        <translation>Kafelek można zostawić, ale ten jest zbyt dobry.</translation>
    </message>
    <message id="tiletum.lesson.wheel.6">
        <source></source>
        <translation>Jaką akcją może stać się joker?</translation>
    </message>
    <message id="tiletum.lesson.wheel.6.answer1">
        <source></source>
        <translation>Jedną z pięciu pozostałych</translation>
    </message>
    <message id="tiletum.lesson.wheel.6.answer2">
        <source></source>
        <translation>Dowolną z sześciu</translation>
    </message>
    <message id="tiletum.lesson.wheel.6.why">
        <source></source>
        <translation>Jokerem już nie. Wybrana akcja dostaje wszystkie punkty, bez dzielenia.</translation>
    </message>
    <message id="tiletum.lesson.wheel.7">
        <source></source>
        <translation>Pięć punktów akcji. Daj je kupcowi.</translation>
    </message>
    <message id="tiletum.lesson.wheel.7.hint1">
        <source></source>
        <translation>Na karteczce jest pięć akcji.</translation>
    </message>
    <message id="tiletum.lesson.wheel.7.hint2">
        <source></source>
        <translation>Kupiec niesie tobołek.</translation>
    </message>
    <message id="tiletum.lesson.wheel.7.unwanted">
        <source></source>
        <translation>W partii dobry wybór. Tutaj kupiec chce podróżować.</translation>
    </message>
    <message id="tiletum.lesson.wheel.8">
        <source></source>
        <translation>Wyślij go do dowolnego miasta obok Tiletum.</translation>
    </message>
    <message id="tiletum.lesson.wheel.8.hint1">
        <source></source>
        <translation>Jeden punkt akcji to jeden krok.</translation>
    </message>
    <message id="tiletum.lesson.wheel.8.hint2">
        <source></source>
        <translation>Dotknij na przykład Paryża.</translation>
    </message>
    <message id="tiletum.lesson.wheel.8.unwanted">
        <source></source>
        <translation>Najpierw jeden krok kupcem.</translation>
    </message>
    <message id="tiletum.lesson.wheel.9">
        <source></source>
        <translation>To ostatnia tura rundy. Zakończ ją i patrz na koło.</translation>
    </message>
    <message id="tiletum.lesson.wheel.9.hint1">
        <source></source>
        <translation>Przycisk z ptaszkiem.</translation>
    </message>
    <message id="tiletum.lesson.wheel.9.hint2">
        <source></source>
        <translation>Zostały punkty; dotknij przycisku z ptaszkiem dwa razy.</translation>
    </message>
    <message id="tiletum.lesson.wheel.9.unwanted">
        <source></source>
        <translation>Można by grać dalej. Na razie zakończ turę.</translation>
    </message>
    <message id="tiletum.lesson.wheel.10">
        <source></source>
        <translation>Rywal prowadzi na dworze i zostawia kafelek króla. Król ma osobną lekcję.</translation>
    </message>
    <message id="tiletum.lesson.wheel.11">
        <source></source>
        <translation>Na puste miejsca przychodzą nowe kafelki. Którego nikt nie wziął, ten zostaje.</translation>
    </message>
    <message id="tiletum.lesson.wheel.12">
        <source></source>
        <translation>Kości wracają do woreczka, a koło obraca się o wycinek: każda akcja wymaga teraz o jeden mniej.</translation>
    </message>
    <message id="tiletum.lesson.wheel.13">
        <source></source>
        <translation>Kupiec stał przy czwórce. Przy jakiej liczbie stoi teraz i z iloma punktami akcji?</translation>
    </message>
    <message id="tiletum.lesson.wheel.13.answer1">
        <source></source>
        <translation>Przy 5, z 2 punktami</translation>
    </message>
    <message id="tiletum.lesson.wheel.13.answer2">
        <source></source>
        <translation>Przy 3, z 4 punktami</translation>
    </message>
    <message id="tiletum.lesson.wheel.13.why">
        <source></source>
        <translation>Co rundę o jeden mniej, więc o punkt akcji więcej. Po jedynce przychodzi szóstka.</translation>
    </message>
    <message id="tiletum.lesson.wheel.14">
        <source></source>
        <translation>Pamiętasz koniec gry? Przez co mnoży się domy na mapie?</translation>
    </message>
    <message id="tiletum.lesson.wheel.14.answer1">
        <source></source>
        <translation>Przez kontrakty</translation>
    </message>
    <message id="tiletum.lesson.wheel.14.answer2">
        <source></source>
        <translation>Przez filary na niej</translation>
    </message>
    <message id="tiletum.lesson.wheel.14.why">
        <source></source>
        <translation>Domy razy filary. Niech rośnie jedno i drugie.</translation>
    </message>
    <message id="tiletum.lesson.wheel.15">
        <source></source>
        <translation>Umiesz czytać koło i używać jokera.</translation>
    </message>
    <message id="tiletum.lesson.gold.title">
        <source></source>
        <translation>Złoto zmienia kość</translation>
    </message>
    <message id="tiletum.lesson.gold.1">
        <source></source>
        <translation>Chcesz mieć kafelek kupca za cztery punkty zwycięstwa. Ale żadna kość nie pokazuje trójki!</translation>
    </message>
    <message id="tiletum.lesson.gold.2">
        <source></source>
        <translation>Spróbuj: dotknij szóstki żelaza, trzy razy minusa i weź ją jako trójkę.</translation>
    </message>
    <message id="tiletum.lesson.gold.2.after">
        <source></source>
        <translation>Każdy krok kosztuje dwa złota, a od szóstki do trójki są trzy kroki.</translation>
    </message>
    <message id="tiletum.lesson.gold.3">
        <source></source>
        <translation>Czwórka wełny jest o krok: dotknij jej, potem minusa. Zapłać dwa złota i weź ją jako trójkę.</translation>
    </message>
    <message id="tiletum.lesson.gold.3.hint1">
        <source></source>
        <translation>Dotknij kości, potem minusa, potem ją weź.</translation>
    </message>
    <message id="tiletum.lesson.gold.3.hint2">
        <source></source>
        <translation>Na karteczce cień kości przejdzie na trójkę.</translation>
    </message>
    <message id="tiletum.lesson.gold.3.unwanted">
        <source></source>
        <translation>Tak nie dosięgniesz kafelka kupca.</translation>
    </message>
    <message id="tiletum.lesson.gold.4">
        <source></source>
        <translation>Razem z kością zmienił się kafelek: jest kupca. Weź go.</translation>
    </message>
    <message id="tiletum.lesson.gold.4.hint1">
        <source></source>
        <translation>Dotknij kafelka.</translation>
    </message>
    <message id="tiletum.lesson.gold.4.hint2">
        <source></source>
        <translation>Użyj przycisku, którym go weźmiesz.</translation>
    </message>
    <message id="tiletum.lesson.gold.4.unwanted">
        <source></source>
        <translation>Za to zapłacono: weź go.</translation>
    </message>
    <message id="tiletum.lesson.gold.5">
        <source></source>
        <translation>Zmieniło się jedno i drugie. Trzy wełny, nie cztery; cztery punkty akcji, nie trzy.</translation>
    </message>
    <message id="tiletum.lesson.gold.6">
        <source></source>
        <translation>Wykorzystaj kafelek: cztery punkty zwycięstwa za dwa złota.</translation>
    </message>
    <message id="tiletum.lesson.gold.6.hint1">
        <source></source>
        <translation>Leży w twoim magazynie.</translation>
    </message>
    <message id="tiletum.lesson.gold.6.hint2">
        <source></source>
        <translation>Dotknij go i wykorzystaj.</translation>
    </message>
    <message id="tiletum.lesson.gold.6.unwanted">
        <source></source>
        <translation>Później chętnie. Najpierw nagroda.</translation>
    </message>
    <message id="tiletum.lesson.gold.7">
        <source></source>
        <translation>Podróże innym razem; zakończ turę.</translation>
    </message>
    <message id="tiletum.lesson.gold.7.hint1">
        <source></source>
        <translation>Turę kończy przycisk z ptaszkiem.</translation>
    </message>
    <message id="tiletum.lesson.gold.7.hint2">
        <source></source>
        <translation>Dotknij go dwa razy: zostały punkty.</translation>
    </message>
    <message id="tiletum.lesson.gold.7.unwanted">
        <source></source>
        <translation>W partii można podróżować. Tutaj idziemy dalej: zakończ turę.</translation>
    </message>
    <message id="tiletum.lesson.gold.8">
        <source></source>
        <translation>Rywal bierze sześć żywności.</translation>
    </message>
    <message id="tiletum.lesson.gold.11">
        <source></source>
        <translation>Szóstka i jedynka sąsiadują: jeden krok, dwa złota.</translation>
    </message>
    <message id="tiletum.lesson.gold.12">
        <source></source>
        <translation>Zmień szóstkę na jedynkę: dotknij szóstki, potem plusa. Mało zasobów, ale sześć punktów akcji.</translation>
    </message>
    <message id="tiletum.lesson.gold.12.hint1">
        <source></source>
        <translation>Dotknij szóstki, a potem plusa.</translation>
    </message>
    <message id="tiletum.lesson.gold.12.hint2">
        <source></source>
        <translation>Plus prowadzi od szóstki prosto do jedynki.</translation>
    </message>
    <message id="tiletum.lesson.gold.12.unwanted">
        <source></source>
        <translation>Spróbuj krótszej drogi: z szóstki jedynka.</translation>
    </message>
    <message id="tiletum.lesson.gold.13">
        <source></source>
        <translation>Jedynka leży przy jokerze. Weź jego kafelek: trzy dowolne zasoby.</translation>
    </message>
    <message id="tiletum.lesson.gold.13.hint1">
        <source></source>
        <translation>Dotknij kafelka przy gwieździe.</translation>
    </message>
    <message id="tiletum.lesson.gold.13.hint2">
        <source></source>
        <translation>Użyj przycisku, którym go weźmiesz.</translation>
    </message>
    <message id="tiletum.lesson.gold.13.unwanted">
        <source></source>
        <translation>Nie ma powodu go zostawiać: weź kafelek.</translation>
    </message>
    <message id="tiletum.lesson.gold.14">
        <source></source>
        <translation>Sześć punktów akcji. Daj je królowi i pnij się w górę.</translation>
    </message>
    <message id="tiletum.lesson.gold.14.hint1">
        <source></source>
        <translation>Wybierz koronę.</translation>
    </message>
    <message id="tiletum.lesson.gold.14.hint2">
        <source></source>
        <translation>Na karteczce jest pięć akcji: korona to król.</translation>
    </message>
    <message id="tiletum.lesson.gold.14.unwanted">
        <source></source>
        <translation>Wolno, ale zobaczmy, jak się wspinasz.</translation>
    </message>
    <message id="tiletum.lesson.gold.15">
        <source></source>
        <translation>Przypomnij sobie: kość pokazuje 5. Ile to punktów akcji?</translation>
    </message>
    <message id="tiletum.lesson.gold.15.answer1">
        <source></source>
        <translation>Pięć</translation>
    </message>
    <message id="tiletum.lesson.gold.15.answer2">
        <source></source>
        <translation>Dwa</translation>
    </message>
    <message id="tiletum.lesson.gold.15.why">
        <source></source>
        <translation>Siedem minus pięć. Duża liczba, mała akcja.</translation>
    </message>
    <message id="tiletum.lesson.gold.16">
        <source></source>
        <translation>Umiesz złotem nagiąć kość do swojej woli.</translation>
    </message>
    <message id="tiletum.lesson.merchant.title">
        <source></source>
        <translation>Kupiec i domy</translation>
    </message>
    <message id="tiletum.lesson.merchant.1">
        <source></source>
        <translation>Kupiec podróżuje i zostawia po sobie domy. Punkt akcji to krok albo dom.</translation>
    </message>
    <message id="tiletum.lesson.merchant.2">
        <source></source>
        <translation>Weź jedynkę wełny: sześć punktów akcji dla kupca.</translation>
    </message>
    <message id="tiletum.lesson.merchant.2.hint1">
        <source></source>
        <translation>Mała liczba, dużo punktów.</translation>
    </message>
    <message id="tiletum.lesson.merchant.2.hint2">
        <source></source>
        <translation>Leży w wycinku kupca.</translation>
    </message>
    <message id="tiletum.lesson.merchant.2.unwanted">
        <source></source>
        <translation>Czeka go długi dzień: weź jedynkę wełny.</translation>
    </message>
    <message id="tiletum.lesson.merchant.3">
        <source></source>
        <translation>Spróbuj postawić w Tiletum drugi dom.</translation>
    </message>
    <message id="tiletum.lesson.merchant.3.after">
        <source></source>
        <translation>Jeden na miasto i ani jednego więcej. W drogę!</translation>
    </message>
    <message id="tiletum.lesson.merchant.4">
        <source></source>
        <translation>Do Antwerpii.</translation>
    </message>
    <message id="tiletum.lesson.merchant.4.hint1">
        <source></source>
        <translation>Antwerpia sąsiaduje z Tiletum.</translation>
    </message>
    <message id="tiletum.lesson.merchant.4.hint2">
        <source></source>
        <translation>Dotknij podświetlonego miasta.</translation>
    </message>
    <message id="tiletum.lesson.merchant.4.unwanted">
        <source></source>
        <translation>Tam też kiedyś. Dziś droga wiedzie przez Antwerpię.</translation>
    </message>
    <message id="tiletum.lesson.merchant.5">
        <source></source>
        <translation>Dalej drogą na wschód.</translation>
    </message>
    <message id="tiletum.lesson.merchant.5.hint1">
        <source></source>
        <translation>Małe pole między Antwerpią a Hamburgiem.</translation>
    </message>
    <message id="tiletum.lesson.merchant.5.hint2">
        <source></source>
        <translation>Pole drogi kosztuje krok jak każde inne.</translation>
    </message>
    <message id="tiletum.lesson.merchant.5.unwanted">
        <source></source>
        <translation>Do Hamburga: idź drogą.</translation>
    </message>
    <message id="tiletum.lesson.merchant.6">
        <source></source>
        <translation>Spróbuj budować na drodze.</translation>
    </message>
    <message id="tiletum.lesson.merchant.6.after">
        <source></source>
        <translation>Domy stoją w miastach, droga to tylko krok.</translation>
    </message>
    <message id="tiletum.lesson.merchant.7">
        <source></source>
        <translation>Do Hamburga.</translation>
    </message>
    <message id="tiletum.lesson.merchant.7.hint1">
        <source></source>
        <translation>Jeszcze krok na wschód.</translation>
    </message>
    <message id="tiletum.lesson.merchant.7.hint2">
        <source></source>
        <translation>Dotknij Hamburga.</translation>
    </message>
    <message id="tiletum.lesson.merchant.7.unwanted">
        <source></source>
        <translation>Nie z powrotem! Do Hamburga został krok.</translation>
    </message>
    <message id="tiletum.lesson.merchant.8">
        <source></source>
        <translation>Hamburg ma jeszcze drugie pole na dom, ale dopiero od trzech graczy. We dwoje jest zamknięte.</translation>
    </message>
    <message id="tiletum.lesson.merchant.9">
        <source></source>
        <translation>Buduj na tym otwartym: da trzy punkty zwycięstwa.</translation>
    </message>
    <message id="tiletum.lesson.merchant.9.hint1">
        <source></source>
        <translation>Dalsze miasta dają więcej.</translation>
    </message>
    <message id="tiletum.lesson.merchant.9.hint2">
        <source></source>
        <translation>Na polu jest wawrzyn z trójką.</translation>
    </message>
    <message id="tiletum.lesson.merchant.9.unwanted">
        <source></source>
        <translation>Najpierw dom, zanim przyjdzie ktoś inny.</translation>
    </message>
    <message id="tiletum.lesson.merchant.10">
        <source></source>
        <translation>Zabierz też kafelek Hamburga: jeden punkt akcji.</translation>
    </message>
    <message id="tiletum.lesson.merchant.10.hint1">
        <source></source>
        <translation>Leży w mieście.</translation>
    </message>
    <message id="tiletum.lesson.merchant.10.hint2">
        <source></source>
        <translation>Dotknij kafelka w Hamburgu.</translation>
    </message>
    <message id="tiletum.lesson.merchant.10.unwanted">
        <source></source>
        <translation>Kafelek jest wart tego punktu: weź go.</translation>
    </message>
    <message id="tiletum.lesson.merchant.11">
        <source></source>
        <translation>Spróbuj budować w dalekim Paryżu.</translation>
    </message>
    <message id="tiletum.lesson.merchant.11.after">
        <source></source>
        <translation>Dom rośnie tam, gdzie stoi kupiec. A Paryż jest już rywala.</translation>
    </message>
    <message id="tiletum.lesson.merchant.12">
        <source></source>
        <translation>Po tej rundzie koło się obróci. Co stanie się z jedynką kupca?</translation>
    </message>
    <message id="tiletum.lesson.merchant.12.answer1">
        <source></source>
        <translation>Zmieni się w szóstkę</translation>
    </message>
    <message id="tiletum.lesson.merchant.12.answer2">
        <source></source>
        <translation>Zmieni się w dwójkę</translation>
    </message>
    <message id="tiletum.lesson.merchant.12.why">
        <source></source>
        <translation>Co rundę o jeden mniej; poniżej jedynki zaczyna się znów od szóstki.</translation>
    </message>
    <message id="tiletum.lesson.merchant.13">
        <source></source>
        <translation>Zakończ turę.</translation>
    </message>
    <message id="tiletum.lesson.merchant.13.hint1">
        <source></source>
        <translation>Przycisk z ptaszkiem.</translation>
    </message>
    <message id="tiletum.lesson.merchant.13.hint2">
        <source></source>
        <translation>Został jeden punkt; dotknij przycisku z ptaszkiem dwa razy.</translation>
    </message>
    <message id="tiletum.lesson.merchant.13.unwanted">
        <source></source>
        <translation>Na dziś wystarczy: zakończ turę.</translation>
    </message>
    <message id="tiletum.lesson.merchant.14">
        <source></source>
        <translation>Umiesz podróżować, budować i zbierać kafelki.</translation>
    </message>
    <message id="tiletum.lesson.architect.title">
        <source></source>
        <translation>Architekt i katedry</translation>
    </message>
    <message id="tiletum.lesson.architect.1">
        <source></source>
        <translation>Architekt stawia filary. Filar otwiera drogę do katedry.</translation>
    </message>
    <message id="tiletum.lesson.architect.2">
        <source></source>
        <translation>Spróbuj wesprzeć kamieniem katedrę w Kolonii.</translation>
    </message>
    <message id="tiletum.lesson.architect.2.after">
        <source></source>
        <translation>Najpierw filar, potem kamień. Postawmy go.</translation>
    </message>
    <message id="tiletum.lesson.architect.3">
        <source></source>
        <translation>Weź jedynkę kamienia: jeden kamień i sześć punktów akcji dla architekta.</translation>
    </message>
    <message id="tiletum.lesson.architect.3.hint1">
        <source></source>
        <translation>Ciemnoszara, jeden blok.</translation>
    </message>
    <message id="tiletum.lesson.architect.3.hint2">
        <source></source>
        <translation>Leży w wycinku architekta.</translation>
    </message>
    <message id="tiletum.lesson.architect.3.unwanted">
        <source></source>
        <translation>Architekt potrzebuje punktów: weź jedynkę kamienia.</translation>
    </message>
    <message id="tiletum.lesson.architect.4">
        <source></source>
        <translation>Do Kolonii.</translation>
    </message>
    <message id="tiletum.lesson.architect.4.hint1">
        <source></source>
        <translation>Krok na wschód od Tiletum.</translation>
    </message>
    <message id="tiletum.lesson.architect.4.hint2">
        <source></source>
        <translation>Dotknij Kolonii.</translation>
    </message>
    <message id="tiletum.lesson.architect.4.unwanted">
        <source></source>
        <translation>Najpierw Kolonia: jej katedra jest dziś tania.</translation>
    </message>
    <message id="tiletum.lesson.architect.5">
        <source></source>
        <translation>Postaw filar.</translation>
    </message>
    <message id="tiletum.lesson.architect.5.hint1">
        <source></source>
        <translation>Dotknij pola na filar.</translation>
    </message>
    <message id="tiletum.lesson.architect.5.hint2">
        <source></source>
        <translation>Jeden punkt akcji, jeden filar z zasobów.</translation>
    </message>
    <message id="tiletum.lesson.architect.5.unwanted">
        <source></source>
        <translation>Najpierw filar.</translation>
    </message>
    <message id="tiletum.lesson.architect.6">
        <source></source>
        <translation>Teraz wesprzyj: dwa kamienie, a za nie trzy punkty zwycięstwa z kosztu i pięć z kafelka katedry.</translation>
    </message>
    <message id="tiletum.lesson.architect.6.hint1">
        <source></source>
        <translation>Dotknij katedry i wesprzyj ją.</translation>
    </message>
    <message id="tiletum.lesson.architect.6.hint2">
        <source></source>
        <translation>Nie kosztuje punktu akcji: to zadanie.</translation>
    </message>
    <message id="tiletum.lesson.architect.6.unwanted">
        <source></source>
        <translation>Masz kamienie: wesprzyj teraz.</translation>
    </message>
    <message id="tiletum.lesson.architect.7">
        <source></source>
        <translation>Osiem punktów zwycięstwa z najlepszym kafelkiem stosu. Następny jest wart już tylko trzy.</translation>
    </message>
    <message id="tiletum.lesson.architect.8">
        <source></source>
        <translation>Za dwa złota kupisz inny zasób, w dowolnej chwili swojej tury. Kup kamień.</translation>
    </message>
    <message id="tiletum.lesson.architect.8.hint1">
        <source></source>
        <translation>Dotknij złota, a potem kamienia.</translation>
    </message>
    <message id="tiletum.lesson.architect.8.hint2">
        <source></source>
        <translation>To też zadanie.</translation>
    </message>
    <message id="tiletum.lesson.architect.8.unwanted">
        <source></source>
        <translation>Najpierw kup kamień.</translation>
    </message>
    <message id="tiletum.lesson.architect.9">
        <source></source>
        <translation>Spróbuj wesprzeć Kolonię jeszcze raz.</translation>
    </message>
    <message id="tiletum.lesson.architect.9.after">
        <source></source>
        <translation>Tak starczy i dla innych. Kamienie zanieś gdzie indziej.</translation>
    </message>
    <message id="tiletum.lesson.architect.10">
        <source></source>
        <translation>Więc do Paryża. Z powrotem przez Tiletum.</translation>
    </message>
    <message id="tiletum.lesson.architect.10.hint1">
        <source></source>
        <translation>Kolonia i Paryż nie sąsiadują.</translation>
    </message>
    <message id="tiletum.lesson.architect.10.hint2">
        <source></source>
        <translation>Dotknij Tiletum.</translation>
    </message>
    <message id="tiletum.lesson.architect.10.unwanted">
        <source></source>
        <translation>Paryż leży w drugą stronę.</translation>
    </message>
    <message id="tiletum.lesson.architect.11">
        <source></source>
        <translation>I do Paryża.</translation>
    </message>
    <message id="tiletum.lesson.architect.11.hint1">
        <source></source>
        <translation>Na zachód od Tiletum.</translation>
    </message>
    <message id="tiletum.lesson.architect.11.hint2">
        <source></source>
        <translation>Dotknij Paryża.</translation>
    </message>
    <message id="tiletum.lesson.architect.11.unwanted">
        <source></source>
        <translation>Tym razem Paryż.</translation>
    </message>
    <message id="tiletum.lesson.architect.12">
        <source></source>
        <translation>Spróbuj postawić filar w Paryżu.</translation>
    </message>
    <message id="tiletum.lesson.architect.12.after">
        <source></source>
        <translation>Mówi o tym czerwony pasek z krzyżykiem. W każdej partii ma go jedno z dziewięciu miast katedralnych.</translation>
    </message>
    <message id="tiletum.lesson.architect.13">
        <source></source>
        <translation>To chociaż kafelek. Architekt też może zbierać.</translation>
    </message>
    <message id="tiletum.lesson.architect.13.hint1">
        <source></source>
        <translation>Leży w Paryżu.</translation>
    </message>
    <message id="tiletum.lesson.architect.13.hint2">
        <source></source>
        <translation>Dotknij kafelka.</translation>
    </message>
    <message id="tiletum.lesson.architect.13.unwanted">
        <source></source>
        <translation>Najpierw kafelek, potem w drogę.</translation>
    </message>
    <message id="tiletum.lesson.architect.14">
        <source></source>
        <translation>Za dwa złota zmieniasz czwórkę na piątkę. Co z tego wynika?</translation>
    </message>
    <message id="tiletum.lesson.architect.14.answer1">
        <source></source>
        <translation>Zasób więcej, punkt akcji mniej</translation>
    </message>
    <message id="tiletum.lesson.architect.14.answer2">
        <source></source>
        <translation>Zasób więcej, punktów tyle samo</translation>
    </message>
    <message id="tiletum.lesson.architect.14.why">
        <source></source>
        <translation>Nowa liczba zmienia jedno i drugie, a z nimi akcję i kafelek.</translation>
    </message>
    <message id="tiletum.lesson.architect.15">
        <source></source>
        <translation>Umiesz stawiać filary i zdobywać kafelki katedr.</translation>
    </message>
    <message id="tiletum.lesson.contracts.title">
        <source></source>
        <translation>Kontrakty i wymiana</translation>
    </message>
    <message id="tiletum.lesson.contracts.1">
        <source></source>
        <translation>Kontrakty zamieniają zasoby w punkty zwycięstwa i uwalniają filary.</translation>
    </message>
    <message id="tiletum.lesson.contracts.2">
        <source></source>
        <translation>Weź dwójkę żelaza: dwa żelaza i pięć punktów akcji na kontrakty.</translation>
    </message>
    <message id="tiletum.lesson.contracts.2.hint1">
        <source></source>
        <translation>Niebieska, dwie sztabki.</translation>
    </message>
    <message id="tiletum.lesson.contracts.2.hint2">
        <source></source>
        <translation>Leży w wycinku ze zwojem.</translation>
    </message>
    <message id="tiletum.lesson.contracts.2.unwanted">
        <source></source>
        <translation>Najpierw kontrakty: weź dwójkę żelaza.</translation>
    </message>
    <message id="tiletum.lesson.contracts.3">
        <source></source>
        <translation>Miejsca kosztują 3, 3, 2, 2 i 1. Weź najtańszy kontrakt, po prawej.</translation>
    </message>
    <message id="tiletum.lesson.contracts.3.hint1">
        <source></source>
        <translation>Wymaga 2 żelaza i 2 wełny.</translation>
    </message>
    <message id="tiletum.lesson.contracts.3.hint2">
        <source></source>
        <translation>Dotknij ostatniego po prawej kafelka w ofercie kontraktów.</translation>
    </message>
    <message id="tiletum.lesson.contracts.3.unwanted">
        <source></source>
        <translation>Dobry plan na później. Zacznij od prawej.</translation>
    </message>
    <message id="tiletum.lesson.contracts.4">
        <source></source>
        <translation>Spróbuj zrealizować kontrakt.</translation>
    </message>
    <message id="tiletum.lesson.contracts.4.after">
        <source></source>
        <translation>Czeka w magazynie i nic nie daje, póki nie zapłacisz.</translation>
    </message>
    <message id="tiletum.lesson.contracts.5">
        <source></source>
        <translation>Wymiana: za punkt akcji oddajesz żywność i dostajesz wełnę.</translation>
    </message>
    <message id="tiletum.lesson.contracts.5.hint1">
        <source></source>
        <translation>Dotknij żywności, a potem wełny.</translation>
    </message>
    <message id="tiletum.lesson.contracts.5.hint2">
        <source></source>
        <translation>Żelazo zachowaj, przyda się.</translation>
    </message>
    <message id="tiletum.lesson.contracts.5.unwanted">
        <source></source>
        <translation>Brakuje ci wełny.</translation>
    </message>
    <message id="tiletum.lesson.contracts.6">
        <source></source>
        <translation>Pierwsza wymiana w turze daje jeszcze jeden dowolny zasób. Wybierz wełnę.</translation>
    </message>
    <message id="tiletum.lesson.contracts.6.hint1">
        <source></source>
        <translation>Na karteczce jest pięć zasobów.</translation>
    </message>
    <message id="tiletum.lesson.contracts.6.hint2">
        <source></source>
        <translation>Dotknij wełny jeszcze raz.</translation>
    </message>
    <message id="tiletum.lesson.contracts.6.unwanted">
        <source></source>
        <translation>W partii można. Tutaj najbardziej pomoże wełna.</translation>
    </message>
    <message id="tiletum.lesson.contracts.7">
        <source></source>
        <translation>Teraz płać: dwa żelaza i dwie wełny za sześć punktów zwycięstwa.</translation>
    </message>
    <message id="tiletum.lesson.contracts.7.hint1">
        <source></source>
        <translation>Dotknij kontraktu, a potem jego pola.</translation>
    </message>
    <message id="tiletum.lesson.contracts.7.hint2">
        <source></source>
        <translation>Realizacja to zadanie.</translation>
    </message>
    <message id="tiletum.lesson.contracts.7.unwanted">
        <source></source>
        <translation>Masz, czego wymaga: zrealizuj go.</translation>
    </message>
    <message id="tiletum.lesson.contracts.8">
        <source></source>
        <translation>Na tym polu stał filar. Teraz jest twój: kontrakty karmią architekta.</translation>
    </message>
    <message id="tiletum.lesson.contracts.9">
        <source></source>
        <translation>Wymień jeszcze raz: kamień na wełnę.</translation>
    </message>
    <message id="tiletum.lesson.contracts.9.hint1">
        <source></source>
        <translation>Dotknij kamienia, a potem wełny.</translation>
    </message>
    <message id="tiletum.lesson.contracts.9.hint2">
        <source></source>
        <translation>Znów kosztuje punkt akcji.</translation>
    </message>
    <message id="tiletum.lesson.contracts.9.unwanted">
        <source></source>
        <translation>Jeszcze wełna.</translation>
    </message>
    <message id="tiletum.lesson.contracts.10">
        <source></source>
        <translation>Tym razem bez dodatku. Prezent jest raz na turę.</translation>
    </message>
    <message id="tiletum.lesson.contracts.11">
        <source></source>
        <translation>Zostały dwa punkty akcji. Weź kontrakt za trzy wełny.</translation>
    </message>
    <message id="tiletum.lesson.contracts.11.hint1">
        <source></source>
        <translation>Leży drugi od prawej, kosztuje dwa.</translation>
    </message>
    <message id="tiletum.lesson.contracts.11.hint2">
        <source></source>
        <translation>Oferta przesuwa się dopiero na koniec tury.</translation>
    </message>
    <message id="tiletum.lesson.contracts.11.unwanted">
        <source></source>
        <translation>Lepszy dla ciebie jest kontrakt na wełnę.</translation>
    </message>
    <message id="tiletum.lesson.contracts.12">
        <source></source>
        <translation>Brakuje jednej wełny. Kupisz ją za dwa złota.</translation>
    </message>
    <message id="tiletum.lesson.contracts.12.hint1">
        <source></source>
        <translation>Dotknij złota, a potem wełny.</translation>
    </message>
    <message id="tiletum.lesson.contracts.12.hint2">
        <source></source>
        <translation>Kupno to zadanie.</translation>
    </message>
    <message id="tiletum.lesson.contracts.12.unwanted">
        <source></source>
        <translation>Potrzebujesz wełny.</translation>
    </message>
    <message id="tiletum.lesson.contracts.13">
        <source></source>
        <translation>Zrealizuj go: cztery punkty i jeden więcej za drugie pole.</translation>
    </message>
    <message id="tiletum.lesson.contracts.13.hint1">
        <source></source>
        <translation>Dotknij kontraktu.</translation>
    </message>
    <message id="tiletum.lesson.contracts.13.hint2">
        <source></source>
        <translation>A potem drugiego pola.</translation>
    </message>
    <message id="tiletum.lesson.contracts.13.unwanted">
        <source></source>
        <translation>Najpierw go zrealizuj.</translation>
    </message>
    <message id="tiletum.lesson.contracts.14">
        <source></source>
        <translation>Gracie we dwoje, a pole na dom w Hamburgu jest zamknięte. Dlaczego?</translation>
    </message>
    <message id="tiletum.lesson.contracts.14.answer1">
        <source></source>
        <translation>Działa dopiero od trzech graczy</translation>
    </message>
    <message id="tiletum.lesson.contracts.14.answer2">
        <source></source>
        <translation>Rywal je zarezerwował</translation>
    </message>
    <message id="tiletum.lesson.contracts.14.why">
        <source></source>
        <translation>Niektóre pola otwierają się dopiero przy trzech lub czterech graczach.</translation>
    </message>
    <message id="tiletum.lesson.contracts.15">
        <source></source>
        <translation>Otwarte pole w Hamburgu daje trzy punkty zwycięstwa. Kiedy je dostajesz?</translation>
    </message>
    <message id="tiletum.lesson.contracts.15.answer1">
        <source></source>
        <translation>Na końcu gry</translation>
    </message>
    <message id="tiletum.lesson.contracts.15.answer2">
        <source></source>
        <translation>Od razu, gdy stawiam dom</translation>
    </message>
    <message id="tiletum.lesson.contracts.15.why">
        <source></source>
        <translation>Pole daje punkty raz, w chwili, gdy staje na nim twój dom.</translation>
    </message>
    <message id="tiletum.lesson.contracts.16">
        <source></source>
        <translation>Zakończ turę i patrz, jak oferta przesuwa się w prawo.</translation>
    </message>
    <message id="tiletum.lesson.contracts.16.hint1">
        <source></source>
        <translation>Przycisk z ptaszkiem.</translation>
    </message>
    <message id="tiletum.lesson.contracts.16.hint2">
        <source></source>
        <translation>Dotknij go jeszcze raz.</translation>
    </message>
    <message id="tiletum.lesson.contracts.16.unwanted">
        <source></source>
        <translation>Dobra robota, wystarczy: zakończ turę.</translation>
    </message>
    <message id="tiletum.lesson.contracts.17">
        <source></source>
        <translation>Umiesz brać i realizować kontrakty, wymieniać i kupować.</translation>
    </message>
    <message id="tiletum.lesson.characters.title">
        <source></source>
        <translation>Postacie i pokoje</translation>
    </message>
    <message id="tiletum.lesson.characters.1">
        <source></source>
        <translation>Ludzie chcą mieszkać w twoich budynkach. Każdy, wprowadzając się, przynosi prezent.</translation>
    </message>
    <message id="tiletum.lesson.characters.2">
        <source></source>
        <translation>Weź jedynkę żywności: sześć punktów akcji na postacie.</translation>
    </message>
    <message id="tiletum.lesson.characters.2.hint1">
        <source></source>
        <translation>Jedno jabłko na różowej kości.</translation>
    </message>
    <message id="tiletum.lesson.characters.2.hint2">
        <source></source>
        <translation>Leży w wycinku z popiersiem.</translation>
    </message>
    <message id="tiletum.lesson.characters.2.unwanted">
        <source></source>
        <translation>Sześć punktów jest tego warte: weź jedynkę żywności.</translation>
    </message>
    <message id="tiletum.lesson.characters.3">
        <source></source>
        <translation>Postać bierze się za punkt akcji. Weź podświetlonego notariusza.</translation>
    </message>
    <message id="tiletum.lesson.characters.3.hint1">
        <source></source>
        <translation>Dotknij go dwa razy w ofercie postaci.</translation>
    </message>
    <message id="tiletum.lesson.characters.3.hint2">
        <source></source>
        <translation>Pokazuje dwa żelaza.</translation>
    </message>
    <message id="tiletum.lesson.characters.3.unwanted">
        <source></source>
        <translation>Miły gość, ale zacznij od notariusza.</translation>
    </message>
    <message id="tiletum.lesson.characters.4">
        <source></source>
        <translation>Czeka w magazynie. Wprowadź go na pierwsze piętro budynku 2.</translation>
    </message>
    <message id="tiletum.lesson.characters.4.hint1">
        <source></source>
        <translation>Dotknij notariusza, a potem pokoju.</translation>
    </message>
    <message id="tiletum.lesson.characters.4.hint2">
        <source></source>
        <translation>Pierwsze piętro, jeden punkt akcji.</translation>
    </message>
    <message id="tiletum.lesson.characters.4.unwanted">
        <source></source>
        <translation>Można! Ale w tej historii mieszka w budynku 2, na pierwszym piętrze.</translation>
    </message>
    <message id="tiletum.lesson.characters.5">
        <source></source>
        <translation>Od razu dwa żelaza. Drugie piętro kosztuje dwa punkty akcji, trzecie trzy.</translation>
    </message>
    <message id="tiletum.lesson.characters.6">
        <source></source>
        <translation>Weź dworzanina z trzema punktami zwycięstwa.</translation>
    </message>
    <message id="tiletum.lesson.characters.6.hint1">
        <source></source>
        <translation>Nosi kryzę.</translation>
    </message>
    <message id="tiletum.lesson.characters.6.hint2">
        <source></source>
        <translation>Dotknij go dwa razy w ofercie.</translation>
    </message>
    <message id="tiletum.lesson.characters.6.unwanted">
        <source></source>
        <translation>Dworzanina proszę.</translation>
    </message>
    <message id="tiletum.lesson.characters.7">
        <source></source>
        <translation>Spróbuj wprowadzić go nad notariusza.</translation>
    </message>
    <message id="tiletum.lesson.characters.7.after">
        <source></source>
        <translation>Dworzanin chce własnego budynku.</translation>
    </message>
    <message id="tiletum.lesson.characters.8">
        <source></source>
        <translation>Znajdź więc drugiego notariusza. Weź podświetlonego.</translation>
    </message>
    <message id="tiletum.lesson.characters.8.hint1">
        <source></source>
        <translation>Ten sam beret, to samo pióro.</translation>
    </message>
    <message id="tiletum.lesson.characters.8.hint2">
        <source></source>
        <translation>Pokazuje złoto i żelazo.</translation>
    </message>
    <message id="tiletum.lesson.characters.8.unwanted">
        <source></source>
        <translation>Budynek 2 potrzebuje notariusza.</translation>
    </message>
    <message id="tiletum.lesson.characters.9">
        <source></source>
        <translation>Spróbuj dać mu własny budynek.</translation>
    </message>
    <message id="tiletum.lesson.characters.9.after">
        <source></source>
        <translation>Notariusze lubią towarzystwo, a piętro wyżej jest wolne.</translation>
    </message>
    <message id="tiletum.lesson.characters.10">
        <source></source>
        <translation>Drugie piętro budynku 2: ostatnie dwa punkty akcji.</translation>
    </message>
    <message id="tiletum.lesson.characters.10.hint1">
        <source></source>
        <translation>Dotknij notariusza, a potem górnego pokoju.</translation>
    </message>
    <message id="tiletum.lesson.characters.10.hint2">
        <source></source>
        <translation>Obaj notariusze pod jednym dachem.</translation>
    </message>
    <message id="tiletum.lesson.characters.10.unwanted">
        <source></source>
        <translation>Oszczędzaj punkty: górny pokój kosztuje dwa.</translation>
    </message>
    <message id="tiletum.lesson.characters.11">
        <source></source>
        <translation>Pełny! Dom z dachu trafia do zasobów, gotowy dla kupca.</translation>
    </message>
    <message id="tiletum.lesson.characters.12">
        <source></source>
        <translation>Masz kafelek katedry w Kolonii i znów kamienie. Możesz ją wesprzeć jeszcze raz?</translation>
    </message>
    <message id="tiletum.lesson.characters.12.answer1">
        <source></source>
        <translation>Tak, póki są kafelki</translation>
    </message>
    <message id="tiletum.lesson.characters.12.answer2">
        <source></source>
        <translation>Nie, po jednym z każdej katedry</translation>
    </message>
    <message id="tiletum.lesson.characters.12.why">
        <source></source>
        <translation>Z każdej katedry jeden na gracza. Inne są nadal otwarte.</translation>
    </message>
    <message id="tiletum.lesson.characters.13">
        <source></source>
        <translation>Dworzanin poczeka na inną turę. Tę zakończ.</translation>
    </message>
    <message id="tiletum.lesson.characters.13.hint1">
        <source></source>
        <translation>Przycisk z ptaszkiem.</translation>
    </message>
    <message id="tiletum.lesson.characters.13.hint2">
        <source></source>
        <translation>Nic innego nie świeci.</translation>
    </message>
    <message id="tiletum.lesson.characters.13.unwanted">
        <source></source>
        <translation>Na razie wystarczy: zakończ turę.</translation>
    </message>
    <message id="tiletum.lesson.characters.14">
        <source></source>
        <translation>Umiesz najmować postacie i zapełnić budynek.</translation>
    </message>
    <message id="tiletum.lesson.coats.title">
        <source></source>
        <translation>Herby</translation>
    </message>
    <message id="tiletum.lesson.coats.1">
        <source></source>
        <translation>Notariusz zapełnia twój budynek 5. Z herbem pod spodem będzie ukończony.</translation>
    </message>
    <message id="tiletum.lesson.coats.2">
        <source></source>
        <translation>Za herby płaci się żywnością. Weź piątkę żywności.</translation>
    </message>
    <message id="tiletum.lesson.coats.2.hint1">
        <source></source>
        <translation>Pięć jabłek na różowej kości.</translation>
    </message>
    <message id="tiletum.lesson.coats.2.hint2">
        <source></source>
        <translation>Leży w wycinku kontraktów.</translation>
    </message>
    <message id="tiletum.lesson.coats.2.unwanted">
        <source></source>
        <translation>Piątka żywności: należy do niej herb.</translation>
    </message>
    <message id="tiletum.lesson.coats.3">
        <source></source>
        <translation>Jej kafelek to herb Medyceuszy. Weź go.</translation>
    </message>
    <message id="tiletum.lesson.coats.3.hint1">
        <source></source>
        <translation>Dotknij tarczy.</translation>
    </message>
    <message id="tiletum.lesson.coats.3.hint2">
        <source></source>
        <translation>Użyj przycisku, którym go weźmiesz.</translation>
    </message>
    <message id="tiletum.lesson.coats.3.unwanted">
        <source></source>
        <translation>Po niego tu jesteśmy: weź go.</translation>
    </message>
    <message id="tiletum.lesson.coats.4">
        <source></source>
        <translation>Umieść go pod budynkiem 5. Kosztuje tam trzy żywności.</translation>
    </message>
    <message id="tiletum.lesson.coats.4.hint1">
        <source></source>
        <translation>Dotknij herbu, a potem miejsca pod budynkiem 5.</translation>
    </message>
    <message id="tiletum.lesson.coats.4.hint2">
        <source></source>
        <translation>Umieszczenie to zadanie.</translation>
    </message>
    <message id="tiletum.lesson.coats.4.unwanted">
        <source></source>
        <translation>Wolno, ale pod budynkiem 5 da dziś najwięcej.</translation>
    </message>
    <message id="tiletum.lesson.coats.5">
        <source></source>
        <translation>Każde miejsce ma swój prezent. Tu: dwa dowolne zasoby. Wybierz pierwszy.</translation>
    </message>
    <message id="tiletum.lesson.coats.5.hint1">
        <source></source>
        <translation>Dowolny z pięciu.</translation>
    </message>
    <message id="tiletum.lesson.coats.5.hint2">
        <source></source>
        <translation>Złoto zawsze się przyda.</translation>
    </message>
    <message id="tiletum.lesson.coats.5.unwanted">
        <source></source>
        <translation>Najpierw wybierz zasób.</translation>
    </message>
    <message id="tiletum.lesson.coats.6">
        <source></source>
        <translation>I drugi.</translation>
    </message>
    <message id="tiletum.lesson.coats.6.hint1">
        <source></source>
        <translation>Dowolny z pięciu.</translation>
    </message>
    <message id="tiletum.lesson.coats.6.hint2">
        <source></source>
        <translation>Weź, co chcesz.</translation>
    </message>
    <message id="tiletum.lesson.coats.6.unwanted">
        <source></source>
        <translation>Jeszcze jeden do wyboru.</translation>
    </message>
    <message id="tiletum.lesson.coats.7">
        <source></source>
        <translation>Ukończony! Jeden pokój, więc punkt akcji więcej na kontrakty: teraz i z każdą przyszłą kością kontraktów.</translation>
    </message>
    <message id="tiletum.lesson.coats.8">
        <source></source>
        <translation>Trzy punkty akcji zamiast dwóch. Weź za dwa herb Fuggerów.</translation>
    </message>
    <message id="tiletum.lesson.coats.8.hint1">
        <source></source>
        <translation>Drugi od prawej w ofercie kontraktów.</translation>
    </message>
    <message id="tiletum.lesson.coats.8.hint2">
        <source></source>
        <translation>To tarcza wśród kontraktów.</translation>
    </message>
    <message id="tiletum.lesson.coats.8.unwanted">
        <source></source>
        <translation>Teraz lepszy jest herb.</translation>
    </message>
    <message id="tiletum.lesson.coats.9">
        <source></source>
        <translation>Spróbuj za ostatni punkt wziąć drugi herb Medyceuszy.</translation>
    </message>
    <message id="tiletum.lesson.coats.9.after">
        <source></source>
        <translation>Liczy się też ten już umieszczony, nie tylko ten w magazynie.</translation>
    </message>
    <message id="tiletum.lesson.coats.10">
        <source></source>
        <translation>Budynek 6 jest zapełniony od początku. Dwie żywności i pięć punktów zwycięstwa.</translation>
    </message>
    <message id="tiletum.lesson.coats.10.hint1">
        <source></source>
        <translation>Budynek z samej prawej.</translation>
    </message>
    <message id="tiletum.lesson.coats.10.hint2">
        <source></source>
        <translation>Dotknij tarczy Fuggerów, a potem miejsca pod budynkiem 6.</translation>
    </message>
    <message id="tiletum.lesson.coats.10.unwanted">
        <source></source>
        <translation>Najwięcej da budynek 6: jest już zapełniony.</translation>
    </message>
    <message id="tiletum.lesson.coats.11">
        <source></source>
        <translation>Dwa ukończone. Na koniec trzy dają 5, cztery 10, pięć 20, a wszystkie sześć 30 punktów zwycięstwa.</translation>
    </message>
    <message id="tiletum.lesson.coats.12">
        <source></source>
        <translation>Kontrakty: wymieniasz dwa razy w turze. Ile dostajesz gratis?</translation>
    </message>
    <message id="tiletum.lesson.coats.12.answer1">
        <source></source>
        <translation>Dwa</translation>
    </message>
    <message id="tiletum.lesson.coats.12.answer2">
        <source></source>
        <translation>Jeden, za pierwszą wymianę</translation>
    </message>
    <message id="tiletum.lesson.coats.12.why">
        <source></source>
        <translation>Dodatek jest tylko za pierwszą wymianę w turze.</translation>
    </message>
    <message id="tiletum.lesson.coats.13">
        <source></source>
        <translation>Umiesz umieszczać herby i kończyć budynki.</translation>
    </message>
    <message id="tiletum.lesson.king.title">
        <source></source>
        <translation>Król i kolejność</translation>
    </message>
    <message id="tiletum.lesson.king.1">
        <source></source>
        <translation>Co rundę król daje punkty zwycięstwa na niebieskich polach, a na czerwonych je zabiera.</translation>
    </message>
    <message id="tiletum.lesson.king.2">
        <source></source>
        <translation>Przed każdą z trzech tur korupcja cofa wszystkich. Dwa żetony są odkryte: 0 i 1.</translation>
    </message>
    <message id="tiletum.lesson.king.3">
        <source></source>
        <translation>Weź podświetloną kość, a króla na razie zostaw w spokoju.</translation>
    </message>
    <message id="tiletum.lesson.king.3.hint1">
        <source></source>
        <translation>Wystarczy dowolna podświetlona.</translation>
    </message>
    <message id="tiletum.lesson.king.3.hint2">
        <source></source>
        <translation>Nie z wycinka z koroną.</translation>
    </message>
    <message id="tiletum.lesson.king.3.unwanted">
        <source></source>
        <translation>Tę zostaw na później; weź podświetloną, bez zmiany.</translation>
    </message>
    <message id="tiletum.lesson.king.4">
        <source></source>
        <translation>Kafelek tym razem zostaw.</translation>
    </message>
    <message id="tiletum.lesson.king.4.hint1">
        <source></source>
        <translation>Przycisk, którym go zostawisz.</translation>
    </message>
    <message id="tiletum.lesson.king.4.hint2">
        <source></source>
        <translation>Magazyn poczeka.</translation>
    </message>
    <message id="tiletum.lesson.king.4.unwanted">
        <source></source>
        <translation>Zostaw go: ta lekcja jest o królu.</translation>
    </message>
    <message id="tiletum.lesson.king.5">
        <source></source>
        <translation>Zakończ turę i patrz na trzeci żeton.</translation>
    </message>
    <message id="tiletum.lesson.king.5.hint1">
        <source></source>
        <translation>Przycisk z ptaszkiem.</translation>
    </message>
    <message id="tiletum.lesson.king.5.hint2">
        <source></source>
        <translation>Dotknij go dwa razy: zostały punkty.</translation>
    </message>
    <message id="tiletum.lesson.king.5.unwanted">
        <source></source>
        <translation>Zakończ turę: król wzywa.</translation>
    </message>
    <message id="tiletum.lesson.king.6">
        <source></source>
        <translation>Wszyscy dwa pola w tył! Stoisz w czerwonych na minus trzech, pierwszy rywal spada na plus dwa.</translation>
    </message>
    <message id="tiletum.lesson.king.7">
        <source></source>
        <translation>Rywale biorą ostatnie kości.</translation>
    </message>
    <message id="tiletum.lesson.king.13">
        <source></source>
        <translation>Weź kość króla: dwie żywności i pięć pól w górę.</translation>
    </message>
    <message id="tiletum.lesson.king.13.hint1">
        <source></source>
        <translation>Leży w wycinku z koroną.</translation>
    </message>
    <message id="tiletum.lesson.king.13.hint2">
        <source></source>
        <translation>Różowa dwójka, bez zmiany.</translation>
    </message>
    <message id="tiletum.lesson.king.13.unwanted">
        <source></source>
        <translation>Teraz opłaca się król. Weź jego kość.</translation>
    </message>
    <message id="tiletum.lesson.king.14">
        <source></source>
        <translation>Pięć pól w górę, do rywala na plus dwa. Twój znacznik leży na wierzchu.</translation>
    </message>
    <message id="tiletum.lesson.king.15">
        <source></source>
        <translation>Zakończ turę: zaczyna się faza króla.</translation>
    </message>
    <message id="tiletum.lesson.king.15.hint1">
        <source></source>
        <translation>Przycisk z ptaszkiem.</translation>
    </message>
    <message id="tiletum.lesson.king.15.hint2">
        <source></source>
        <translation>Nic innego nie zostało.</translation>
    </message>
    <message id="tiletum.lesson.king.15.unwanted">
        <source></source>
        <translation>Najpierw zakończ turę.</translation>
    </message>
    <message id="tiletum.lesson.king.16">
        <source></source>
        <translation>Spróbuj wziąć kafelek króla. Przecież prowadzicie razem.</translation>
    </message>
    <message id="tiletum.lesson.king.16.after">
        <source></source>
        <translation>Niższy znacznik jest z przodu. Rywal był tam wcześniej, więc kafelek jest jego.</translation>
    </message>
    <message id="tiletum.lesson.king.17">
        <source></source>
        <translation>Rywal bierze kafelek.</translation>
    </message>
    <message id="tiletum.lesson.king.18">
        <source></source>
        <translation>Niebieskie płacą: dwa punkty zwycięstwa dla ciebie. Drugi rywal, w czerwonych, traci trzy.</translation>
    </message>
    <message id="tiletum.lesson.king.19">
        <source></source>
        <translation>Tor ustala też nową kolejność: najpierw niższy znacznik, potem ty, potem czerwone.</translation>
    </message>
    <message id="tiletum.lesson.king.20">
        <source></source>
        <translation>Teraz znaczniki z czerwonych wracają na 0. Na niebieskich zostają i w następnej rundzie znów zapłacą.</translation>
    </message>
    <message id="tiletum.lesson.king.21">
        <source></source>
        <translation>W budynku 2 mieszka notariusz. Gdzie może zamieszkać następny?</translation>
    </message>
    <message id="tiletum.lesson.king.21.answer1">
        <source></source>
        <translation>Tylko w budynku 2</translation>
    </message>
    <message id="tiletum.lesson.king.21.answer2">
        <source></source>
        <translation>W dowolnym wolnym pokoju</translation>
    </message>
    <message id="tiletum.lesson.king.21.why">
        <source></source>
        <translation>Rodzaj ma jeden budynek, a budynek jeden rodzaj.</translation>
    </message>
    <message id="tiletum.lesson.king.22">
        <source></source>
        <translation>Umiesz piąć się na dworze, prowadzić i utrzymać miejsce.</translation>
    </message>
    <message id="tiletum.lesson.fairs.title">
        <source></source>
        <translation>Targi</translation>
    </message>
    <message id="tiletum.lesson.fairs.1">
        <source></source>
        <translation>Każdą rundę kończy targ. Drugi jest w Troyes i liczy domy na mapie.</translation>
    </message>
    <message id="tiletum.lesson.fairs.2">
        <source></source>
        <translation>Weź szóstkę żywności: kupiec dostanie jeden punkt akcji.</translation>
    </message>
    <message id="tiletum.lesson.fairs.2.hint1">
        <source></source>
        <translation>Leży w wycinku kupca.</translation>
    </message>
    <message id="tiletum.lesson.fairs.2.hint2">
        <source></source>
        <translation>Sześć jabłek na różowej kości.</translation>
    </message>
    <message id="tiletum.lesson.fairs.2.unwanted">
        <source></source>
        <translation>Zachowaj złoto i plany: przy kupcu leży szóstka.</translation>
    </message>
    <message id="tiletum.lesson.fairs.3">
        <source></source>
        <translation>Weź jej kafelek albo zostaw.</translation>
    </message>
    <message id="tiletum.lesson.fairs.3.hint1">
        <source></source>
        <translation>Weź albo zostaw.</translation>
    </message>
    <message id="tiletum.lesson.fairs.3.hint2">
        <source></source>
        <translation>Oba wybory są dobre.</translation>
    </message>
    <message id="tiletum.lesson.fairs.3.unwanted">
        <source></source>
        <translation>Najpierw zdecyduj o kafelku.</translation>
    </message>
    <message id="tiletum.lesson.fairs.4">
        <source></source>
        <translation>Jeden punkt akcji: z Paryża do Troyes.</translation>
    </message>
    <message id="tiletum.lesson.fairs.4.hint1">
        <source></source>
        <translation>Troyes sąsiaduje z Paryżem.</translation>
    </message>
    <message id="tiletum.lesson.fairs.4.hint2">
        <source></source>
        <translation>Dotknij podświetlonego miasta.</translation>
    </message>
    <message id="tiletum.lesson.fairs.4.unwanted">
        <source></source>
        <translation>Targ jest w Troyes: idź tam.</translation>
    </message>
    <message id="tiletum.lesson.fairs.5">
        <source></source>
        <translation>Spróbuj postawić też dom.</translation>
    </message>
    <message id="tiletum.lesson.fairs.5.after">
        <source></source>
        <translation>Nie szkodzi: wystarczy kupiec, który tu stoi.</translation>
    </message>
    <message id="tiletum.lesson.fairs.6">
        <source></source>
        <translation>Drugi targ: 2 na planszy, 2 na kafelku. Masz dwa domy. Ile zdobędziesz?</translation>
    </message>
    <message id="tiletum.lesson.fairs.6.answer1">
        <source></source>
        <translation>2 + 2, razy 2: czyli 8</translation>
    </message>
    <message id="tiletum.lesson.fairs.6.answer2">
        <source></source>
        <translation>2 i jeszcze 2 razy 2: czyli 6</translation>
    </message>
    <message id="tiletum.lesson.fairs.6.why">
        <source></source>
        <translation>Planszę i kafelek najpierw się dodaje, a sumę mnoży.</translation>
    </message>
    <message id="tiletum.lesson.fairs.7">
        <source></source>
        <translation>Zakończ turę. Runda się kończy i zaczyna się targ.</translation>
    </message>
    <message id="tiletum.lesson.fairs.7.hint1">
        <source></source>
        <translation>Przycisk z ptaszkiem.</translation>
    </message>
    <message id="tiletum.lesson.fairs.7.hint2">
        <source></source>
        <translation>Nic innego nie zostało.</translation>
    </message>
    <message id="tiletum.lesson.fairs.7.unwanted">
        <source></source>
        <translation>Na targ wszystko gotowe: zakończ turę.</translation>
    </message>
    <message id="tiletum.lesson.fairs.8">
        <source></source>
        <translation>Rywal prowadzi na dworze i zostawia kafelek króla.</translation>
    </message>
    <message id="tiletum.lesson.fairs.9">
        <source></source>
        <translation>Najpierw król: stoisz w czerwonych i tracisz dwa. Pilnuj tego toru.</translation>
    </message>
    <message id="tiletum.lesson.fairs.10">
        <source></source>
        <translation>Targ w Troyes: dwa i dwa, więc cztery punkty zwycięstwa za każdy dom.</translation>
    </message>
    <message id="tiletum.lesson.fairs.11">
        <source></source>
        <translation>Osiem dla ciebie: kupiec był na miejscu.</translation>
    </message>
    <message id="tiletum.lesson.fairs.12">
        <source></source>
        <translation>Rywal nie ma w Troyes domu ani kupca i odchodzi z niczym.</translation>
    </message>
    <message id="tiletum.lesson.fairs.13">
        <source></source>
        <translation>Jedna rada: przeczytaj wszystkie cztery targi przed pierwszą turą i buduj z myślą o nich.</translation>
    </message>
    <message id="tiletum.lesson.fairs.14">
        <source></source>
        <translation>W magazynie leży herb Medyceuszy. Możesz wziąć drugi taki?</translation>
    </message>
    <message id="tiletum.lesson.fairs.14.answer1">
        <source></source>
        <translation>Nie</translation>
    </message>
    <message id="tiletum.lesson.fairs.14.answer2">
        <source></source>
        <translation>Tak, jeśli pierwszy jest w magazynie</translation>
    </message>
    <message id="tiletum.lesson.fairs.14.why">
        <source></source>
        <translation>Po jednym z każdego rodu, w magazynie czy umieszczony.</translation>
    </message>
    <message id="tiletum.lesson.fairs.15">
        <source></source>
        <translation>Umiesz zaplanować targ i zdążyć na czas.</translation>
    </message>
    <message id="tiletum.lesson.helpers.title">
        <source></source>
        <translation>Pomocnicy i pełny magazyn</translation>
    </message>
    <message id="tiletum.lesson.helpers.1">
        <source></source>
        <translation>Magazyn ma cztery miejsca na kafelki wszelkiego rodzaju. Wszystkie zajęte.</translation>
    </message>
    <message id="tiletum.lesson.helpers.2">
        <source></source>
        <translation>Spróbuj skorzystać z pomocnika z dwoma dodatkowymi punktami akcji.</translation>
    </message>
    <message id="tiletum.lesson.helpers.2.after">
        <source></source>
        <translation>Ten pomocnik nigdy nie działa sam.</translation>
    </message>
    <message id="tiletum.lesson.helpers.3">
        <source></source>
        <translation>Weź więc kość: piątkę wełny przy architekcie.</translation>
    </message>
    <message id="tiletum.lesson.helpers.3.hint1">
        <source></source>
        <translation>Jasnoszara piątka.</translation>
    </message>
    <message id="tiletum.lesson.helpers.3.hint2">
        <source></source>
        <translation>Leży w wycinku architekta.</translation>
    </message>
    <message id="tiletum.lesson.helpers.3.unwanted">
        <source></source>
        <translation>Innym razem. Kafelek architekta jest dobry.</translation>
    </message>
    <message id="tiletum.lesson.helpers.4">
        <source></source>
        <translation>Spróbuj wziąć jej kafelek.</translation>
    </message>
    <message id="tiletum.lesson.helpers.4.after">
        <source></source>
        <translation>Zadania działają nawet teraz, zanim go weźmiesz.</translation>
    </message>
    <message id="tiletum.lesson.helpers.5">
        <source></source>
        <translation>Skorzystaj z pomocnika z iskrą: budynek znów rozda swoje prezenty.</translation>
    </message>
    <message id="tiletum.lesson.helpers.5.hint1">
        <source></source>
        <translation>Leży w twoim magazynie.</translation>
    </message>
    <message id="tiletum.lesson.helpers.5.hint2">
        <source></source>
        <translation>Dotknij go i skorzystaj z niego.</translation>
    </message>
    <message id="tiletum.lesson.helpers.5.unwanted">
        <source></source>
        <translation>Dobra myśl; tutaj jednak miejsce zrobi iskra.</translation>
    </message>
    <message id="tiletum.lesson.helpers.6">
        <source></source>
        <translation>W budynku 4 mieszka handlarka. Wybierz go.</translation>
    </message>
    <message id="tiletum.lesson.helpers.6.hint1">
        <source></source>
        <translation>Jedyny budynek, w którym ktoś mieszka.</translation>
    </message>
    <message id="tiletum.lesson.helpers.6.hint2">
        <source></source>
        <translation>Dotknij budynku 4.</translation>
    </message>
    <message id="tiletum.lesson.helpers.6.unwanted">
        <source></source>
        <translation>Najpierw wybierz budynek: pomocnik czeka.</translation>
    </message>
    <message id="tiletum.lesson.helpers.7">
        <source></source>
        <translation>Handlarka znów daje trzy złota. Weź je.</translation>
    </message>
    <message id="tiletum.lesson.helpers.7.hint1">
        <source></source>
        <translation>Dotknij handlarki.</translation>
    </message>
    <message id="tiletum.lesson.helpers.7.hint2">
        <source></source>
        <translation>Pierwsze piętro budynku 4.</translation>
    </message>
    <message id="tiletum.lesson.helpers.7.unwanted">
        <source></source>
        <translation>Złoto za darmo: najpierw je weź.</translation>
    </message>
    <message id="tiletum.lesson.helpers.8">
        <source></source>
        <translation>Niektóre pola na domy, na przykład we Frankfurcie, budzą budynek tak samo.</translation>
    </message>
    <message id="tiletum.lesson.helpers.9">
        <source></source>
        <translation>Miejsce jest wolne. Weź teraz kafelek.</translation>
    </message>
    <message id="tiletum.lesson.helpers.9.hint1">
        <source></source>
        <translation>Użyj przycisku, którym go weźmiesz.</translation>
    </message>
    <message id="tiletum.lesson.helpers.9.hint2">
        <source></source>
        <translation>Czekają cztery punkty zwycięstwa.</translation>
    </message>
    <message id="tiletum.lesson.helpers.9.unwanted">
        <source></source>
        <translation>To dla niego to miejsce: weź kafelek.</translation>
    </message>
    <message id="tiletum.lesson.helpers.10">
        <source></source>
        <translation>Wykorzystaj go: cztery punkty zwycięstwa.</translation>
    </message>
    <message id="tiletum.lesson.helpers.10.hint1">
        <source></source>
        <translation>Leży teraz w magazynie.</translation>
    </message>
    <message id="tiletum.lesson.helpers.10.hint2">
        <source></source>
        <translation>Dotknij go i wykorzystaj.</translation>
    </message>
    <message id="tiletum.lesson.helpers.10.unwanted">
        <source></source>
        <translation>Najpierw nagroda.</translation>
    </message>
    <message id="tiletum.lesson.helpers.11">
        <source></source>
        <translation>Architekt ma dwa punkty akcji. Dodaj dwa: skorzystaj z pomocnika z plusem.</translation>
    </message>
    <message id="tiletum.lesson.helpers.11.hint1">
        <source></source>
        <translation>Teraz akcja kości już trwa.</translation>
    </message>
    <message id="tiletum.lesson.helpers.11.hint2">
        <source></source>
        <translation>Dotknij kafelka z plusem i wykorzystaj go.</translation>
    </message>
    <message id="tiletum.lesson.helpers.11.unwanted">
        <source></source>
        <translation>Najpierw wzmocnij akcję.</translation>
    </message>
    <message id="tiletum.lesson.helpers.12">
        <source></source>
        <translation>Cztery punkty akcji. Do Kolonii.</translation>
    </message>
    <message id="tiletum.lesson.helpers.12.hint1">
        <source></source>
        <translation>Krok na wschód od Tiletum.</translation>
    </message>
    <message id="tiletum.lesson.helpers.12.hint2">
        <source></source>
        <translation>Dotknij Kolonii.</translation>
    </message>
    <message id="tiletum.lesson.helpers.12.unwanted">
        <source></source>
        <translation>Filary przyjmuje dziś Kolonia.</translation>
    </message>
    <message id="tiletum.lesson.helpers.13">
        <source></source>
        <translation>Postaw filar.</translation>
    </message>
    <message id="tiletum.lesson.helpers.13.hint1">
        <source></source>
        <translation>Dotknij pola na filar.</translation>
    </message>
    <message id="tiletum.lesson.helpers.13.hint2">
        <source></source>
        <translation>Jeden punkt akcji.</translation>
    </message>
    <message id="tiletum.lesson.helpers.13.unwanted">
        <source></source>
        <translation>Najpierw filar.</translation>
    </message>
    <message id="tiletum.lesson.helpers.14">
        <source></source>
        <translation>Kamienie wciąż masz: wesprzyj katedrę.</translation>
    </message>
    <message id="tiletum.lesson.helpers.14.hint1">
        <source></source>
        <translation>Dotknij katedry i wesprzyj ją.</translation>
    </message>
    <message id="tiletum.lesson.helpers.14.hint2">
        <source></source>
        <translation>Dwa kamienie, zadanie.</translation>
    </message>
    <message id="tiletum.lesson.helpers.14.unwanted">
        <source></source>
        <translation>Dobra chwila na katedrę.</translation>
    </message>
    <message id="tiletum.lesson.helpers.15">
        <source></source>
        <translation>Ty i rywal prowadzicie na torze króla na jednym polu. Kto dostaje kafelek?</translation>
    </message>
    <message id="tiletum.lesson.helpers.15.answer1">
        <source></source>
        <translation>Wyższy znacznik</translation>
    </message>
    <message id="tiletum.lesson.helpers.15.answer2">
        <source></source>
        <translation>Nikt</translation>
    </message>
    <message id="tiletum.lesson.helpers.15.answer3">
        <source></source>
        <translation>Niższy znacznik</translation>
    </message>
    <message id="tiletum.lesson.helpers.15.why">
        <source></source>
        <translation>Kto przyszedł pierwszy, leży niżej i jest z przodu, także w nowej kolejności.</translation>
    </message>
    <message id="tiletum.lesson.helpers.16">
        <source></source>
        <translation>Twój znacznik stoi na minus dwóch. Co po fazie króla?</translation>
    </message>
    <message id="tiletum.lesson.helpers.16.answer1">
        <source></source>
        <translation>Zostanie na minus dwóch</translation>
    </message>
    <message id="tiletum.lesson.helpers.16.answer2">
        <source></source>
        <translation>Tracę dwa, potem wraca na 0</translation>
    </message>
    <message id="tiletum.lesson.helpers.16.why">
        <source></source>
        <translation>Z czerwonych znaczniki wracają na 0, z niebieskich zostają.</translation>
    </message>
    <message id="tiletum.lesson.helpers.17">
        <source></source>
        <translation>Ile razy w rundzie korupcja cofa wszystkich?</translation>
    </message>
    <message id="tiletum.lesson.helpers.17.answer1">
        <source></source>
        <translation>Trzy razy</translation>
    </message>
    <message id="tiletum.lesson.helpers.17.answer2">
        <source></source>
        <translation>Raz</translation>
    </message>
    <message id="tiletum.lesson.helpers.17.answer3">
        <source></source>
        <translation>Dwa razy</translation>
    </message>
    <message id="tiletum.lesson.helpers.17.why">
        <source></source>
        <translation>Przed każdą z trzech tur odkrywa się żeton.</translation>
    </message>
    <message id="tiletum.lesson.helpers.18">
        <source></source>
        <translation>Umiesz korzystać z pomocników i mieć miejsce w magazynie.</translation>
    </message>
    <message id="tiletum.lesson.first-match.title">
        <source></source>
        <translation>Pierwsza partia, z radami</translation>
    </message>
    <message id="tiletum.lesson.first-match.1">
        <source></source>
        <translation>Teraz decydujesz ty, a ja tylko doradzam. Rywal naprzeciwko jest łagodny.</translation>
    </message>
    <message id="tiletum.lesson.first-match.2">
        <source></source>
        <translation>Targ jest w Weronie. Domu tam nie masz, ale stoi tam kupiec. Czy punktujesz?</translation>
    </message>
    <message id="tiletum.lesson.first-match.2.answer1">
        <source></source>
        <translation>Tak</translation>
    </message>
    <message id="tiletum.lesson.first-match.2.answer2">
        <source></source>
        <translation>Nie, liczą się tylko domy</translation>
    </message>
    <message id="tiletum.lesson.first-match.2.why">
        <source></source>
        <translation>Kupiec albo dom: wystarczy jedno.</translation>
    </message>
    <message id="tiletum.lesson.first-match.3">
        <source></source>
        <translation>Trzeci targ: 3 na planszy, 3 na kafelku, a masz dwa kontrakty. Ile zdobywasz?</translation>
    </message>
    <message id="tiletum.lesson.first-match.3.answer1">
        <source></source>
        <translation>Dwanaście</translation>
    </message>
    <message id="tiletum.lesson.first-match.3.answer2">
        <source></source>
        <translation>Dziewięć</translation>
    </message>
    <message id="tiletum.lesson.first-match.3.why">
        <source></source>
        <translation>Trzy i trzy to sześć; sześć razy dwa to dwanaście.</translation>
    </message>
    <message id="tiletum.lesson.first-match.4">
        <source></source>
        <translation>Targ tej rundy jest w Tiletum, gdzie dom mają wszyscy. Daje cztery punkty za każdy zrealizowany kontrakt.</translation>
    </message>
    <message id="tiletum.lesson.first-match.5">
        <source></source>
        <translation>Pierwsza tura: dowolna kość, dowolna akcja. O radę pytaj, kiedy chcesz.</translation>
    </message>
    <message id="tiletum.lesson.first-match.5.advice1">
        <source></source>
        <translation>Trójka to dziś kontrakty: trzy zasoby i cztery punkty akcji.</translation>
    </message>
    <message id="tiletum.lesson.first-match.5.advice2">
        <source></source>
        <translation>Kontrakt z samej prawej kosztuje jeden punkt akcji i wymaga 3 żelaza.</translation>
    </message>
    <message id="tiletum.lesson.first-match.5.advice3">
        <source></source>
        <translation>Zadania nie kosztują punktów akcji: co możesz opłacić, zrealizuj przed końcem tury.</translation>
    </message>
    <message id="tiletum.lesson.first-match.6">
        <source></source>
        <translation>Druga tura. Co ułatwiła ci pierwsza?</translation>
    </message>
    <message id="tiletum.lesson.first-match.6.advice1">
        <source></source>
        <translation>Uwolnione filary chcą architekta; katedra w Kolonii kosztuje dwa kamienie.</translation>
    </message>
    <message id="tiletum.lesson.first-match.6.advice2">
        <source></source>
        <translation>Domy najwięcej dają daleko, ale każdy krok kosztuje punkt akcji.</translation>
    </message>
    <message id="tiletum.lesson.first-match.6.advice3">
        <source></source>
        <translation>Kusi cię kafelek na kole? Sprawdź, czy nie doprowadzą do niego dwa złota.</translation>
    </message>
    <message id="tiletum.lesson.first-match.7">
        <source></source>
        <translation>Trzecia tura rundy. Potem król i targ.</translation>
    </message>
    <message id="tiletum.lesson.first-match.7.advice1">
        <source></source>
        <translation>Czerwone pole kosztuje punkty zwycięstwa, a jedna kość króla cię z niego podniesie.</translation>
    </message>
    <message id="tiletum.lesson.first-match.7.advice2">
        <source></source>
        <translation>Kto prowadzi na dworze, bierze kafelek i gra pierwszy.</translation>
    </message>
    <message id="tiletum.lesson.first-match.7.advice3">
        <source></source>
        <translation>Następny targ jest we Frankfurcie, dwa kroki stąd: pary domu i filaru.</translation>
    </message>
    <message id="tiletum.lesson.first-match.8">
        <source></source>
        <translation>Pierwsza runda za tobą. Koło się obróciło, leżą nowe kości, a przed tobą trzy rundy.</translation>
    </message>
    <message id="tiletum.lesson.first-match.9">
        <source></source>
        <translation>Umiesz zagrać całą partię. Graj stąd dalej!</translation>
    </message>
    <message id="tiletum.lesson.titus.title">
        <source></source>
        <translation>Solo przeciw Titusowi</translation>
    </message>
    <message id="tiletum.lesson.titus.1">
        <source></source>
        <translation>Nie masz z kim grać? Naprzeciwko siedzi kardynał Titus. O jego kościach decydują karty, zwane dekretami.</translation>
    </message>
    <message id="tiletum.lesson.titus.2">
        <source></source>
        <translation>Zaczynasz jak zawsze: weź podświetloną kość.</translation>
    </message>
    <message id="tiletum.lesson.titus.2.hint1">
        <source></source>
        <translation>Wełna dla kupca albo żywność na postacie.</translation>
    </message>
    <message id="tiletum.lesson.titus.2.hint2">
        <source></source>
        <translation>Wystarczy dowolna podświetlona.</translation>
    </message>
    <message id="tiletum.lesson.titus.2.unwanted">
        <source></source>
        <translation>Tę zostaw: na koło patrzy też Titus.</translation>
    </message>
    <message id="tiletum.lesson.titus.3">
        <source></source>
        <translation>Weź jej kafelek albo zostaw.</translation>
    </message>
    <message id="tiletum.lesson.titus.3.hint1">
        <source></source>
        <translation>Weź albo zostaw.</translation>
    </message>
    <message id="tiletum.lesson.titus.3.hint2">
        <source></source>
        <translation>Oba wybory są dobre.</translation>
    </message>
    <message id="tiletum.lesson.titus.3.unwanted">
        <source></source>
        <translation>Najpierw zdecyduj o kafelku.</translation>
    </message>
    <message id="tiletum.lesson.titus.4">
        <source></source>
        <translation>Zakończ turę i patrz na jego kartę.</translation>
    </message>
    <message id="tiletum.lesson.titus.4.hint1">
        <source></source>
        <translation>Przycisk z ptaszkiem.</translation>
    </message>
    <message id="tiletum.lesson.titus.4.hint2">
        <source></source>
        <translation>Dotknij go dwa razy: zostały punkty.</translation>
    </message>
    <message id="tiletum.lesson.titus.4.unwanted">
        <source></source>
        <translation>W partii można grać dalej. Tutaj zakończ turę.</translation>
    </message>
    <message id="tiletum.lesson.titus.5">
        <source></source>
        <translation>Wspaniałe wieże. Wiersze sprawdza się od góry; kość wybiera pierwszy, który pasuje.</translation>
    </message>
    <message id="tiletum.lesson.titus.6">
        <source></source>
        <translation>Pierwszy wiersz: więcej filarów niż kafelków katedr? Nie. Drugi: architekt. Bierze więc jego kość.</translation>
    </message>
    <message id="tiletum.lesson.titus.7">
        <source></source>
        <translation>Zyskuje kamień, podróżuje i buduje według stałych reguł, póki starcza mu punktów akcji.</translation>
    </message>
    <message id="tiletum.lesson.titus.8">
        <source></source>
        <translation>Co może opłacić, opłaca: dwa kamienie i osiem punktów zwycięstwa w Kolonii.</translation>
    </message>
    <message id="tiletum.lesson.titus.9">
        <source></source>
        <translation>Na targ nie potrzebuje domu: wszędzie zdobywa wartość targu razy numer rundy.</translation>
    </message>
    <message id="tiletum.lesson.titus.10">
        <source></source>
        <translation>Na koniec jego kontrakty mnoży się przez kafelki katedr. Musisz mieć od niego więcej punktów.</translation>
    </message>
    <message id="tiletum.lesson.titus.11">
        <source></source>
        <translation>Drugi targ, w Hamburgu: 2 na planszy, 2 na kafelku. Ile zdobywa Titus?</translation>
    </message>
    <message id="tiletum.lesson.titus.11.answer1">
        <source></source>
        <translation>Osiem</translation>
    </message>
    <message id="tiletum.lesson.titus.11.answer2">
        <source></source>
        <translation>Nic: nie ma tam domu</translation>
    </message>
    <message id="tiletum.lesson.titus.11.why">
        <source></source>
        <translation>Dwa i dwa to cztery, razy dwa za drugą rundę. Domu nie potrzebuje.</translation>
    </message>
    <message id="tiletum.lesson.titus.12">
        <source></source>
        <translation>Magazyn jest pełny, a na kole leży dobry kafelek. Co możesz zrobić?</translation>
    </message>
    <message id="tiletum.lesson.titus.12.answer1">
        <source></source>
        <translation>Wyrzucić jeden z magazynu</translation>
    </message>
    <message id="tiletum.lesson.titus.12.answer2">
        <source></source>
        <translation>Najpierw użyć jednego, potem wziąć</translation>
    </message>
    <message id="tiletum.lesson.titus.12.why">
        <source></source>
        <translation>Kafelków się nie odrzuca; miejsce robią zadania, nawet przed wzięciem.</translation>
    </message>
    <message id="tiletum.lesson.titus.13">
        <source></source>
        <translation>Karty są z pudełka. Jak nimi gra, to nasza interpretacja; więcej mówi księga zasad.</translation>
    </message>
    <message id="tiletum.lesson.titus.14">
        <source></source>
        <translation>Umiesz grać także solo, kiedy tylko chcesz.</translation>
    </message>
    <message id="tiletum.first.take">
        <source></source>
        <translation>Kość to dwie rzeczy: zasoby według koloru i wartości oraz akcja według miejsca. Wartość i punkty akcji dają razem 7.</translation>
    </message>
    <message id="tiletum.first.bonusTile">
        <source></source>
        <translation>Kafelek premii kosztuje tylko jedno z czterech miejsc w magazynie. Niczego stamtąd nie można jednak odrzucić.</translation>
    </message>
    <message id="tiletum.first.move">
        <source></source>
        <translation>Każdy krok kosztuje 1 punkt akcji. Kupiec stawia domy, architekt filary, tylko tam, gdzie stoją.</translation>
    </message>
    <message id="tiletum.first.collect">
        <source></source>
        <translation>Za 1 punkt akcji kafelek w tym mieście jest twój. Mapy się nie uzupełnia: bierze, kto pierwszy.</translation>
    </message>
    <message id="tiletum.first.house">
        <source></source>
        <translation>Możesz tu postawić dom, w każdym mieście jeden. Daje ci udział w tutejszym targu, a na koniec domy mnoży się przez filary.</translation>
    </message>
    <message id="tiletum.first.pillar">
        <source></source>
        <translation>Możesz tu postawić filar. Pozwoli ci wesprzeć katedrę, a na koniec filary mnoży się przez domy.</translation>
    </message>
    <message id="tiletum.first.hire">
        <source></source>
        <translation>Postać czeka w magazynie, aż się wprowadzi. Każdy rodzaj mieszka tylko w jednym z twoich budynków.</translation>
    </message>
    <message id="tiletum.first.settle">
        <source></source>
        <translation>Wprowadzenie kosztuje 1, 2 lub 3 punkty akcji zależnie od piętra, a premia jest od razu. Wybierz dobrze: nikt się już nie wyprowadzi.</translation>
    </message>
    <message id="tiletum.first.activate">
        <source></source>
        <translation>Możesz aktywować budynek: każda postać w nim daje swoją premię jeszcze raz. Wybierz ten, który pomoże najbardziej.</translation>
    </message>
    <message id="tiletum.first.sign">
        <source></source>
        <translation>Im dalej w prawo, tym kafelek tańszy, a to, co zostawisz, może się po twojej turze przesunąć dalej.</translation>
    </message>
    <message id="tiletum.first.chooseAction">
        <source></source>
        <translation>Joker staje się dowolną z pozostałych pięciu akcji. Wszystkie jego punkty idą na tę, którą wybierzesz.</translation>
    </message>
    <message id="tiletum.first.buy">
        <source></source>
        <translation>W każdej chwili swojej tury możesz za 2 złota kupić 1 dowolny zasób oprócz złota.</translation>
    </message>
    <message id="tiletum.first.fulfil">
        <source></source>
        <translation>Stać cię teraz na kontrakt, bez punktów akcji. Punktuje, a każdy z pierwszych pięciu uwalnia filar.</translation>
    </message>
    <message id="tiletum.first.adorn">
        <source></source>
        <translation>Za żywność możesz umieścić herb. Każde miejsce ma swoją premię, a zapełniony budynek herb ukończy.</translation>
    </message>
    <message id="tiletum.first.contribute">
        <source></source>
        <translation>Gdzie masz filar, możesz raz zapłacić kamieniami i wziąć wierzchni kafelek katedry. Kto przyjdzie później, dostanie mniej.</translation>
    </message>
    <message id="tiletum.first.use">
        <source></source>
        <translation>Z pomocnika korzystasz raz, w dowolnej chwili swojej tury, a w magazynie zwalnia się miejsce.</translation>
    </message>
    <message id="tiletum.first.kingTile">
        <source></source>
        <translation>Prowadzisz na torze króla, więc kafelek premii przy nim jest twój, jeśli chcesz. Potem król płaci każdemu według pola.</translation>
    </message>
</context>
</TS>
