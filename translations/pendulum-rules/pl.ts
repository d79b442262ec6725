<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name></name>
    <message id="pendulum.rule.edition">
        <source></source>
        <translation>wydanie z 2020 roku</translation>
    </message>
    <message id="pendulum.rule.chapter.game">
        <source></source>
        <translation>O grze</translation>
    </message>
    <message id="pendulum.rule.game.story.title">
        <source></source>
        <translation>Pusty tron</translation>
    </message>
    <message id="pendulum.rule.game.story.1">
        <source></source>
        <translation>Wieczny Król panował dłużej, niż sięga pamięć. Teraz jego tron stoi pusty. Pięcioro możnych rozsyła podwładnych, podbija prowincje i zabiega o względy rady. Czas nie poczeka na nikogo z nich: przesypuje się w trzech klepsydrach, podczas gdy wszyscy gracie jednocześnie.</translation>
    </message>
    <message id="pendulum.rule.game.aim.title">
        <source></source>
        <translation>O co grasz</translation>
    </message>
    <message id="pendulum.rule.game.aim.1">
        <source></source>
        <translation>Kierujesz jedną z tych postaci i zdobywasz punkty na 4 [torach punktów zwycięstwa](rule:table.tracks). Trzy z nich to siła, prestiż i popularność, czwarty to osiągnięcie legendarne. Prawy koniec torów leży na pergaminie.</translation>
    </message>
    <message id="pendulum.rule.game.aim.2">
        <source></source>
        <translation>Wprowadź na pergamin wszystkie 4 znaczniki, zanim skończy się ostatnia rada. Jeśli uda się to kilku osobom, wygrywa ta, która ma [najwięcej punktów na pergaminie](rule:end.scroll).</translation>
    </message>
    <message id="pendulum.rule.game.rounds.title">
        <source></source>
        <translation>Cztery rundy bez tur</translation>
    </message>
    <message id="pendulum.rule.game.rounds.1">
        <source></source>
        <translation>Nikt tu nie czeka na swoją turę. W trakcie rundy wszyscy naraz przemieszczają podwładnych, wykonują akcje i zagrywają karty, kiedy tylko chcą. Trzy klepsydry wyznaczają, [gdzie wolno przemieszczać podwładnych, a gdzie wykonywać akcje](rule:timers.rows).</translation>
    </message>
    <message id="pendulum.rule.game.rounds.2">
        <source></source>
        <translation>Gra trwa 4 rundy. Każdą kończy [faza rady](rule:council.order), rozgrywana krok po kroku i bez pośpiechu. Po czwartej radzie gra dobiega końca. Jeśli i w rundach wolisz spokój, graj [bez mierzenia czasu](rule:untimed.round).</translation>
    </message>
    <message id="pendulum.rule.chapter.table">
        <source></source>
        <translation>Na stole</translation>
    </message>
    <message id="pendulum.rule.table.board.title">
        <source></source>
        <translation>Plansza</translation>
    </message>
    <message id="pendulum.rule.table.board.1">
        <source></source>
        <translation>Plansza dzieli się na 3 obszary akcji: czarny, zielony i fioletowy. W każdym jest rząd górny i dolny, a oba rzędy oferują te same akcje. Do każdego obszaru należy 1 klepsydra, która zawsze stoi przy jednym z jego 2 rzędów. Z każdego rzędu mogą korzystać wszyscy.</translation>
    </message>
    <message id="pendulum.rule.table.board.2">
        <source></source>
        <translation>Wokół obszarów znajdziesz [tor przywilejów](rule:privilege.clash), kartę [osiągnięcia](rule:achievements.complete) na tę rundę oraz 4 odkryte [prowincje](rule:provinces.conquer) z talią. Na planszy rady leżą [nagrody](rule:council.rewards) najbliższej rady.</translation>
    </message>
    <message id="pendulum.rule.table.space.title">
        <source></source>
        <translation>Złota ramka i ramka nagrody</translation>
    </message>
    <message id="pendulum.rule.table.space.1">
        <source></source>
        <translation>Pole akcji ma 2 części. W złotej ramce podwładny czeka, a w dolnej ramce nagrody wykonuje akcję. Proporczyk między nimi pokazuje koszt.</translation>
    </message>
    <message id="pendulum.rule.table.space.2">
        <source></source>
        <translation>Na stronie planszy dla 1–3 graczy obszary zielony i fioletowy mają też duże ramki, z których można zejść do 2 ramek nagród. Podwładny zajmuje całą dużą ramkę, a nagrodę wybierasz dopiero wtedy, gdy wykonuje akcję. Z małej ramki prowadzi droga tylko do jednej.</translation>
    </message>
    <message id="pendulum.rule.table.tracks.title">
        <source></source>
        <translation>Tory i pergamin</translation>
    </message>
    <message id="pendulum.rule.table.tracks.1">
        <source></source>
        <translation>Tory siły, prestiżu i popularności zaczynają się w różnej odległości od pergaminu. Bolk Czempion dociera do niego z 14 punktami siły, 11 punktami prestiżu i 8 punktami popularności. Każdy z tych torów ma na pergaminie 8 pól, a punkty ponad ostatnie pole przepadają.</translation>
    </message>
    <message id="pendulum.rule.table.tracks.2">
        <source></source>
        <translation>Osiągnięcie legendarne to jeden jedyny krok, od razu na pergamin. Gdy płacisz punktami, znacznik się cofa, ale nigdy poza swoje pole startowe.</translation>
    </message>
    <message id="pendulum.rule.table.stocks.title">
        <source></source>
        <translation>Zasoby i głosy</translation>
    </message>
    <message id="pendulum.rule.table.stocks.1">
        <source></source>
        <translation>Są 3 zasoby: wojsko, kultura i złoto. Każdego możesz mieć najwyżej 10; nadwyżka przepada. Mając 8 kultury, z nagrody 5 kultury weźmiesz tylko 2.</translation>
    </message>
    <message id="pendulum.rule.table.stocks.2">
        <source></source>
        <translation>Głosy nie są zasobem i możesz ich mieć dowolnie dużo. Gracze nigdy niczym się między sobą nie wymieniają.</translation>
    </message>
    <message id="pendulum.rule.table.parts.title">
        <source></source>
        <translation>Elementy gry</translation>
    </message>
    <message id="pendulum.rule.table.parts.1">
        <source></source>
        <translation>Gra ma planszę ze stroną dla 1–3 i stroną dla 4–5 graczy, planszę rady i tor klepsydr. Pięć planszetek ma stronę podstawową i zaawansowaną, co daje 10 postaci. Piasek w fioletowej klepsydrze sypie się 180 sekund, w zielonej 120, a w czarnej 45.</translation>
    </message>
    <message id="pendulum.rule.table.parts.2">
        <source></source>
        <translation>Każdy gracz ma 3 zwykłych i 2 elitarnych podwładnych, 4 znaczniki punktów zwycięstwa, znacznik przywileju, znacznik osiągnięcia i po 10 kostek każdego zasobu. Kart jest: 56 prowincji, 40 forteli, 25 nagród rady, 5 nagród końcowych, 10 osiągnięć i karta elitarnego podwładnego. Do tego 3 fioletowe znaczniki czasu i znacznik osiągnięcia legendarnego.</translation>
    </message>
    <message id="pendulum.rule.chapter.setup">
        <source></source>
        <translation>Przygotowanie gry</translation>
    </message>
    <message id="pendulum.rule.setup.common.title">
        <source></source>
        <translation>Co rozkłada program</translation>
    </message>
    <message id="pendulum.rule.setup.common.1">
        <source></source>
        <translation>Program tasuje 56 prowincji i odkrywa 4. Z 25 nagród rady usuwa w ciemno 10, odkrywa 5, a pozostałe 10 kładzie na 5 nagrodach końcowych. Karta elitarnego podwładnego ma własne miejsce.</translation>
    </message>
    <message id="pendulum.rule.setup.common.2">
        <source></source>
        <translation>Z 10 osiągnięć odkryte jest jedno, a na nim leży znacznik osiągnięcia legendarnego (z wyjątkiem gry [w dwie i trzy osoby](rule:few.side)). Każda klepsydra stoi przy górnym rzędzie. Pozostałe fioletowe kółka zajmują 3 znaczniki czasu.</translation>
    </message>
    <message id="pendulum.rule.setup.seat.title">
        <source></source>
        <translation>Twoje miejsce przy stole</translation>
    </message>
    <message id="pendulum.rule.setup.seat.1">
        <source></source>
        <translation>Wybierasz [postać](rule:nobles.about) albo przydziela ją los. Razem z nią dostajesz planszetkę, 4 fortele i zasoby początkowe. Twoje znaczniki stoją na początku torów.</translation>
    </message>
    <message id="pendulum.rule.setup.seat.2">
        <source></source>
        <translation>Na planszetce czekają jeden elitarny i jeden zwykły podwładny. Obok niej leży jeszcze dwóch [zwykłych podwładnych](rule:workers.hire), a przy planszy rady twój [drugi elitarny podwładny](rule:council.grande). Miejsca na torze przywilejów rozdziela los.</translation>
    </message>
    <message id="pendulum.rule.setup.opening.title">
        <source></source>
        <translation>Pierwsze ustawienie</translation>
    </message>
    <message id="pendulum.rule.setup.opening.1">
        <source></source>
        <translation>Przed rundą 1 gracze w kolejności z toru przywilejów stawiają elitarnego podwładnego w złotej ramce któregoś dolnego rzędu. Potem, znowu od góry toru, każdy tak samo stawia zwykłego podwładnego. Zasady [blokowania](rule:workers.blocking) obowiązują jak zawsze.</translation>
    </message>
    <message id="pendulum.rule.setup.opening.2">
        <source></source>
        <translation>Pierwsze odwrócenie przenosi wszystkie klepsydry do dolnych rzędów, więc ci podwładni mogą od razu wykonać akcje.</translation>
    </message>
    <message id="pendulum.rule.setup.begin.title">
        <source></source>
        <translation>Dzwonek</translation>
    </message>
    <message id="pendulum.rule.setup.begin.1">
        <source></source>
        <translation>Gdy wszyscy są gotowi, ktokolwiek dzwoni dzwonkiem. Wszystkie 3 klepsydry przechodzą do drugiego rzędu swojego obszaru i runda się zaczyna. W rundzie 1 wędrują z górnych rzędów do dolnych, później ruszają stamtąd, gdzie stoją. Dopóki dzwonek nie zabrzmi, nikt nie wykonuje akcji.</translation>
    </message>
    <message id="pendulum.rule.setup.begin.2">
        <source></source>
        <translation>Przed rundą z mierzeniem czasu dzwonek czeka, aż przesypie się piasek z poprzedniej rundy. Po rundzie bez mierzenia czasu nie ma na co czekać.</translation>
    </message>
    <message id="pendulum.rule.chapter.basics">
        <source></source>
        <translation>Podstawy</translation>
    </message>
    <message id="pendulum.rule.basics.free.title">
        <source></source>
        <translation>Nic nie jest obowiązkowe</translation>
    </message>
    <message id="pendulum.rule.basics.free.1">
        <source></source>
        <translation>Postawienie podwładnego, akcja, odwrócenie klepsydry, zagranie karty: wszystko zależy od ciebie. Nic nie dzieje się samo, a pominięta okazja nic nie kosztuje.</translation>
    </message>
    <message id="pendulum.rule.basics.free.2">
        <source></source>
        <translation>W trakcie akcji możesz zrezygnować z prowincji, z odwołania podwładnego albo z drugiej akcji. Innych decyzji pominąć nie można, na przykład wyboru toru dla punktu zwycięstwa.</translation>
    </message>
    <message id="pendulum.rule.basics.oneAction.title">
        <source></source>
        <translation>Jedna akcja naraz</translation>
    </message>
    <message id="pendulum.rule.basics.oneAction.1">
        <source></source>
        <translation>Dokończ akcję, zanim zaczniesz następną. Jeśli akcja o coś cię pyta, wszystkie twoje pozostałe zamiary czekają na odpowiedź. Inni w tym czasie grają dalej.</translation>
    </message>
    <message id="pendulum.rule.basics.oneAction.2">
        <source></source>
        <translation>Przykład: Licinia Dręczycielka zagrywa swój czwarty fortel i ma zapłacić 8 dowolnych zasobów. Dopóki nie zapłaci wszystkich 8, nie może odwrócić klepsydry ani zdobyć osiągnięcia.</translation>
    </message>
    <message id="pendulum.rule.basics.pay.title">
        <source></source>
        <translation>Najpierw zapłata</translation>
    </message>
    <message id="pendulum.rule.basics.pay.1">
        <source></source>
        <translation>Przed strzałką stoi koszt, za nią nagroda. Najpierw zapłać cały koszt, potem weź nagrodę, raz za każde użycie. Kogo nie stać na całość, ten nie może zacząć. Przykład: fortel daje 1 punkt popularności za 2 złota. Nawet mając 4 złota, płacisz 2 i zdobywasz 1 punkt.</translation>
    </message>
    <message id="pendulum.rule.basics.pay.2">
        <source></source>
        <translation>Trójkolorowa kostka oznacza *dowolny zasób*: wojsko, kulturę i złoto w dowolnym zestawieniu, ale nigdy głosy. Koszt 8 dowolnych zasobów to na przykład 5 wojska, 2 kultury i 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.basics.undo.title">
        <source></source>
        <translation>Cofanie i pauza</translation>
    </message>
    <message id="pendulum.rule.basics.undo.1">
        <source></source>
        <translation>Możesz cofnąć swój ostatni ruch, dopóki nikt inny nic po nim nie zrobił. Nie dotyczy to ruchów, które wszystkim coś pokazały lub zmieniły: odwrócenia klepsydry, odkrycia karty i pierwszego ustawienia.</translation>
    </message>
    <message id="pendulum.rule.basics.undo.2">
        <source></source>
        <translation>Grę można w każdej chwili wstrzymać. Piasek się wtedy zatrzymuje i nikt nic nie robi, dopóki gra nie ruszy dalej.</translation>
    </message>
    <message id="pendulum.rule.chapter.timers">
        <source></source>
        <translation>Klepsydry i rzędy</translation>
    </message>
    <message id="pendulum.rule.timers.rows.title">
        <source></source>
        <translation>Dwie zasady</translation>
    </message>
    <message id="pendulum.rule.timers.rows.1">
        <source></source>
        <translation>*Do rzędu można wejść i można go opuścić tylko wtedy, gdy nie stoi w nim klepsydra.*</translation>
    </message>
    <message id="pendulum.rule.timers.rows.2">
        <source></source>
        <translation>*Akcje wykonuje się tylko w rzędzie, w którym klepsydra stoi.*</translation>
    </message>
    <message id="pendulum.rule.timers.rows.3">
        <source></source>
        <translation>Liczy się to, gdzie stoi klepsydra, a nie to, czy jej piasek jeszcze się sypie. Podwładny zawsze musi więc poczekać: najpierw staje w ramce, potem nadchodzi klepsydra i dopiero wtedy może wykonać akcję.</translation>
    </message>
    <message id="pendulum.rule.timers.example.title">
        <source></source>
        <translation>Przykład</translation>
    </message>
    <message id="pendulum.rule.timers.example.1">
        <source></source>
        <translation>Czarna klepsydra stoi przy dolnym rzędzie. Stawiasz podwładnego w górnej czarnej ramce z żółtą produkcją. Na razie nic się nie dzieje. Po 45 sekundach piasek się przesypuje, odwracasz klepsydrę i teraz stoi ona przy górnym rzędzie.</translation>
    </message>
    <message id="pendulum.rule.timers.example.2">
        <source></source>
        <translation>Podwładny schodzi do swojej ramki nagrody. Ta akcja nic nie kosztuje i przynosi Bolkowi Czempionowi 2 złota. Podwładny zostaje tam co najmniej 45 sekund, aż ktoś odwróci klepsydrę z powrotem na dół. Potem znów jest wolny.</translation>
    </message>
    <message id="pendulum.rule.timers.flip.title">
        <source></source>
        <translation>Odwrócenie klepsydry</translation>
    </message>
    <message id="pendulum.rule.timers.flip.1">
        <source></source>
        <translation>Gdy piasek się przesypie, każdy może w dowolnej chwili odwrócić klepsydrę, nie pytając nikogo o zgodę. Nie jest to obowiązek. Odwrócona klepsydra zawsze przechodzi do drugiego rzędu swojego obszaru. Fioletowa odmierza 3 minuty, zielona 2 minuty, czarna 45 sekund.</translation>
    </message>
    <message id="pendulum.rule.timers.flip.2">
        <source></source>
        <translation>Dopóki piasek się sypie, klepsydry odwrócić nie można. Samo odwrócenie nie zajmuje czasu, więc żaden podwładny nie prześliźnie się przy tym z rzędu do rzędu.</translation>
    </message>
    <message id="pendulum.rule.timers.markers.title">
        <source></source>
        <translation>Fioletowe znaczniki czasu</translation>
    </message>
    <message id="pendulum.rule.timers.markers.1">
        <source></source>
        <translation>Na każdą rundę przypadają 3 znaczniki czasu w fioletowym obszarze. Każde odwrócenie fioletowej klepsydry spycha jeden z nich z planszy. Pierwszy spada już na początku rundy, więc zostają jeszcze dwa odwrócenia.</translation>
    </message>
    <message id="pendulum.rule.timers.markers.2">
        <source></source>
        <translation>Trzecie spycha ostatni znacznik i od razu [zwołuje radę](rule:council.called), choć piasek dopiero zaczął się sypać. Runda z mierzeniem czasu trwa zatem co najmniej 6 minut.</translation>
    </message>
    <message id="pendulum.rule.chapter.workers">
        <source></source>
        <translation>Podwładni</translation>
    </message>
    <message id="pendulum.rule.workers.place.title">
        <source></source>
        <translation>Przemieszczanie podwładnych</translation>
    </message>
    <message id="pendulum.rule.workers.place.1">
        <source></source>
        <translation>Możesz przemieścić każdego swojego podwładnego, który stoi na planszetce albo w rzędzie bez klepsydry. Postaw go w złotej ramce rzędu bez klepsydry albo zabierz na planszetkę. Rób to tak często, jak chcesz.</translation>
    </message>
    <message id="pendulum.rule.workers.place.2">
        <source></source>
        <translation>Także z ramki nagrody podwładny może wrócić do złotej ramki. Nigdy nie stawia się podwładnego wprost w ramce nagrody.</translation>
    </message>
    <message id="pendulum.rule.workers.blocking.title">
        <source></source>
        <translation>Kto kogo blokuje</translation>
    </message>
    <message id="pendulum.rule.workers.blocking.1">
        <source></source>
        <translation>W obszarach zielonym i fioletowym zwykły podwładny nie może wejść do ramki, w której ktokolwiek już stoi, nawet jeśli to twój własny podwładny. Elitarny może dołączyć zawsze. W czarnym obszarze nikt nikogo nie blokuje, podobnie w ramkach nagród.</translation>
    </message>
    <message id="pendulum.rule.workers.blocking.2">
        <source></source>
        <translation>Przykład: twój elitarny podwładny czeka sam w fioletowej ramce. Twój zwykły podwładny do niego nie dołączy, ale elitarny podwładny innego gracza może.</translation>
    </message>
    <message id="pendulum.rule.workers.act.title">
        <source></source>
        <translation>Wykonanie akcji</translation>
    </message>
    <message id="pendulum.rule.workers.act.1">
        <source></source>
        <translation>Podwładny w złotej ramce może wykonać akcję, dopóki przy jego rzędzie stoi klepsydra. Przesuń go w dół do ramki nagrody, zapłać koszt i weź nagrodę. Akcję wykonuje raz, a potem jest [unieruchomiony](rule:workers.stuck).</translation>
    </message>
    <message id="pendulum.rule.workers.act.2">
        <source></source>
        <translation>Klepsydra jest potrzebna tylko na początku akcji: jeśli ktoś ją odwróci, gdy jeszcze wybierasz, i tak dokończysz akcję. Kiedy nie możesz lub nie chcesz zapłacić, podwładny zostaje w ramce do odejścia klepsydry.</translation>
    </message>
    <message id="pendulum.rule.workers.rewards.title">
        <source></source>
        <translation>Co dają akcje</translation>
    </message>
    <message id="pendulum.rule.workers.rewards.1">
        <source></source>
        <translation>Obszar fioletowy, każda akcja za 2 złota: brązowa produkcja; niebieska produkcja; albo 1 punkt popularności, 1 punkt prestiżu i 1 głos.</translation>
    </message>
    <message id="pendulum.rule.workers.rewards.2">
        <source></source>
        <translation>Obszar zielony, każda akcja za 2 złota: czerwona produkcja; 2 punkty popularności; albo 1 punkt siły i 2 głosy.</translation>
    </message>
    <message id="pendulum.rule.workers.rewards.3">
        <source></source>
        <translation>Obszar czarny, za darmo: żółta produkcja; 1 głos; albo 1 dowolny zasób. Pozostałą czarną akcją, za 4 wojska, [podbijasz prowincję](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.workers.stuck.title">
        <source></source>
        <translation>Cztery położenia podwładnego</translation>
    </message>
    <message id="pendulum.rule.workers.stuck.1">
        <source></source>
        <translation>Gdy przy rzędzie stoi klepsydra, podwładny w złotej ramce może wykonać akcję, a podwładny w ramce nagrody nie może nic. Gdy klepsydry nie ma, każdego z nich można przemieścić. Innych przypadków nie ma.</translation>
    </message>
    <message id="pendulum.rule.workers.stuck.2">
        <source></source>
        <translation>Podwładny, który po powrocie klepsydry wciąż stoi w ramce nagrody, znów jest unieruchomiony. Zanim wykona kolejną akcję, musi trafić do złotej ramki.</translation>
    </message>
    <message id="pendulum.rule.workers.retrieve.title">
        <source></source>
        <translation>Odwołanie podwładnego</translation>
    </message>
    <message id="pendulum.rule.workers.retrieve.1">
        <source></source>
        <translation>Ta nagroda pozwala zabrać jednego twojego podwładnego z rzędu, w którym stoi klepsydra, ze złotej ramki albo z ramki nagrody. Wraca on na planszetkę i od razu możesz go postawić znowu.</translation>
    </message>
    <message id="pendulum.rule.workers.retrieve.2">
        <source></source>
        <translation>Inaczej nie opuści takiego rzędu, dopóki klepsydra nie odejdzie. Jeśli nie masz tam nikogo, takiego fortelu nie zagrasz.</translation>
    </message>
    <message id="pendulum.rule.workers.hire.title">
        <source></source>
        <translation>Nowi podwładni</translation>
    </message>
    <message id="pendulum.rule.workers.hire.1">
        <source></source>
        <translation>Czwarty fortel każdej postaci wprowadza do gry jeszcze jednego zwykłego podwładnego. Koszt jest różny: Bolk Czempion płaci 7 wojska, Licinia 8 dowolnych zasobów. Nowy podwładny staje na planszetce i od razu można go postawić na planszy.</translation>
    </message>
    <message id="pendulum.rule.workers.hire.2">
        <source></source>
        <translation>W grze możesz mieć najwyżej 4 podwładnych, łącznie z elitarnymi.</translation>
    </message>
    <message id="pendulum.rule.chapter.provinces">
        <source></source>
        <translation>Produkcja i prowincje</translation>
    </message>
    <message id="pendulum.rule.provinces.production.title">
        <source></source>
        <translation>Produkcja</translation>
    </message>
    <message id="pendulum.rule.provinces.production.1">
        <source></source>
        <translation>Wzdłuż dolnej krawędzi planszetki masz 4 pola produkcji: brązowe, czerwone, niebieskie i żółte. Na większości planszetek dają one 1 punkt siły, 4 wojska, 5 kultury i 2 złota. Produkcja przynosi to, co pokazuje planszetka, i wszystko, co pokazują prowincje wsunięte pod to pole, także punkty i głosy.</translation>
    </message>
    <message id="pendulum.rule.provinces.production.2">
        <source></source>
        <translation>Przykład: Bolk Czempion ma pod niebieską produkcją Kasalat i Harken. Niebieska produkcja daje mu 5 kultury z planszetki, 3 kultury z Kasalatu i 3 głosy z Harkenu, razem 8 kultury i 3 głosy.</translation>
    </message>
    <message id="pendulum.rule.provinces.conquer.title">
        <source></source>
        <translation>Podbicie prowincji</translation>
    </message>
    <message id="pendulum.rule.provinces.conquer.1">
        <source></source>
        <translation>Weź dowolną odkrytą prowincję albo w ciemno wierzchnią kartę talii, nawet jeśli w ofercie są luki. Czarna akcja kosztuje 4 wojska. Niektóre fortele i nagrody podbijają prowincję za inną cenę albo za darmo.</translation>
    </message>
    <message id="pendulum.rule.provinces.conquer.2">
        <source></source>
        <translation>Gdy nie ma już żadnej prowincji, akcji nie można zacząć.</translation>
    </message>
    <message id="pendulum.rule.provinces.tuck.title">
        <source></source>
        <translation>Wsunięcie pod produkcję</translation>
    </message>
    <message id="pendulum.rule.provinces.tuck.1">
        <source></source>
        <translation>Od razu wybierz, pod które z 4 pól produkcji trafi nowa prowincja. Odtąd liczy się tylko ten jej symbol, który ma kolor tego pola. Nie musi dawać tego samego co planszetka. Później prowincji się nie przekłada ani nie obraca.</translation>
    </message>
    <message id="pendulum.rule.provinces.tuck.2">
        <source></source>
        <translation>Przykład: Searil daje 3 złota pod niebieską produkcją, ale 1 punkt popularności pod brązową.</translation>
    </message>
    <message id="pendulum.rule.provinces.kinds.title">
        <source></source>
        <translation>Rodzaje prowincji</translation>
    </message>
    <message id="pendulum.rule.provinces.kinds.1">
        <source></source>
        <translation>Połowa z 56 prowincji to zielone; pod brązową, czerwoną, niebieską i żółtą produkcją dają kolejno 1 punkt siły, 2 wojska, 3 kultury i 1 złoto. Siedem fioletowych daje 1 punkt siły, 2 głosy, 3 głosy i 1 głos.</translation>
    </message>
    <message id="pendulum.rule.provinces.kinds.2">
        <source></source>
        <translation>Czerwonych, niebieskich i żółtych jest po siedem. Czerwone sprzyjają wojsku i sile, niebieskie kulturze i prestiżowi, żółte złotu i popularności. Pięć z każdego koloru daje pod brązową produkcją 1 punkt, a pod innymi swój zasób: 2 pod czerwoną, 3 pod niebieską, 1 pod żółtą. Pozostałe dwie dają 1 punkt pod brązową, czerwoną i niebieską, a tylko pod żółtą 1 zasób. [Wszystkie karty](rule:card.adelphia) wymieniono na końcu książki.</translation>
    </message>
    <message id="pendulum.rule.provinces.refill.title">
        <source></source>
        <translation>Uzupełnienie prowincji</translation>
    </message>
    <message id="pendulum.rule.provinces.refill.1">
        <source></source>
        <translation>Luka w ofercie prowincji pozostaje, dopóki ktoś nie zechce jej zapełnić. Każdy może w dowolnej chwili i za darmo uzupełnić wszystkie luki z talii. To jedyna akcja dozwolona także w fazie rady. Gdy talia się skończy, luki już zostają.</translation>
    </message>
    <message id="pendulum.rule.chapter.instant">
        <source></source>
        <translation>Akcje dodatkowe</translation>
    </message>
    <message id="pendulum.rule.instant.list.title">
        <source></source>
        <translation>Akcje bez podwładnych</translation>
    </message>
    <message id="pendulum.rule.instant.list.1">
        <source></source>
        <translation>Akcje dodatkowe nie wymagają podwładnego ani klepsydry w rzędzie. Jest ich 5: [odwrócenie klepsydry](rule:timers.flip), [zagranie fortelu](rule:cards.play), [odzyskanie forteli](rule:cards.recover), [zdobycie osiągnięcia](rule:achievements.complete) i [uzupełnienie prowincji](rule:provinces.refill).</translation>
    </message>
    <message id="pendulum.rule.instant.list.2">
        <source></source>
        <translation>W trakcie rundy możesz je wykonać w każdej chwili. Po zwołaniu rady nadal wolno ci wszystko oprócz odwrócenia klepsydry.</translation>
    </message>
    <message id="pendulum.rule.cards.play.title">
        <source></source>
        <translation>Zagranie fortelu</translation>
    </message>
    <message id="pendulum.rule.cards.play.1">
        <source></source>
        <translation>Zagraj fortel z ręki: zapłać jego koszt, jeśli go ma, i weź nagrodę. Karta leży potem na planszetce i nie użyjesz jej ponownie, póki jej nie [odzyskasz](rule:cards.recover).</translation>
    </message>
    <message id="pendulum.rule.cards.play.2">
        <source></source>
        <translation>Fortelu, który nie miałby żadnego skutku, zagrać nie można; zostaje na ręce.</translation>
    </message>
    <message id="pendulum.rule.cards.recover.title">
        <source></source>
        <translation>Odzyskanie forteli</translation>
    </message>
    <message id="pendulum.rule.cards.recover.1">
        <source></source>
        <translation>Zapłać 5 kultury i weź z powrotem na rękę wszystkie zagrane fortele. Możesz to zrobić, nawet gdy masz jeszcze jakieś karty.</translation>
    </message>
    <message id="pendulum.rule.cards.recover.2">
        <source></source>
        <translation>Dwie postacie zaawansowane płacą inaczej: Bolk Podżegacz 2 punkty siły, a Dhrenkir Tyran 4 głosy.</translation>
    </message>
    <message id="pendulum.rule.cards.with.title">
        <source></source>
        <translation>Karty zagrywane z akcją</translation>
    </message>
    <message id="pendulum.rule.cards.with.1">
        <source></source>
        <translation>Niektóre fortele zmieniają akcję podwładnego i zagrywa się je jako jej część. Jedna z kart rady oszczędza 2 złota w zielonej lub fioletowej akcji. Nie oszczędza 4 wojska za prowincję.</translation>
    </message>
    <message id="pendulum.rule.cards.with.2">
        <source></source>
        <translation>Takie karty można łączyć. Jeśli inna karta daje drugą akcję, jedna karta oszczędności obejmuje tylko jedną z nich.</translation>
    </message>
    <message id="pendulum.rule.cards.swap.title">
        <source></source>
        <translation>Przeniesienie punktu</translation>
    </message>
    <message id="pendulum.rule.cards.swap.1">
        <source></source>
        <translation>Jedna z kart rady przenosi dokładnie 1 punkt zwycięstwa między torami siły, prestiżu i popularności: z jednego go zdejmujesz, na inny dodajesz. Osiągnięcia legendarnego to nie dotyczy. Musisz mieć co najmniej 1 punkt, a jeśli docelowy tor jest pełny, punkt przepada.</translation>
    </message>
    <message id="pendulum.rule.achievements.complete.title">
        <source></source>
        <translation>Zdobycie osiągnięcia</translation>
    </message>
    <message id="pendulum.rule.achievements.complete.1">
        <source></source>
        <translation>Jeśli masz co najmniej to, czego żąda karta osiągnięcia, możesz je zdobyć. *Niczego nie wydajesz.* Każde osiągnięcie wymaga 3 głosów i pewnych zasobów. W każdej rundzie możesz to zrobić raz, nawet jeśli inni cię wyprzedzili.</translation>
    </message>
    <message id="pendulum.rule.achievements.complete.2">
        <source></source>
        <translation>Przykład: Stłumienie buntu wymaga 8 wojska i 3 głosów. Mając 9 wojska i 4 głosy, zdobywasz osiągnięcie i zachowujesz wszystko.</translation>
    </message>
    <message id="pendulum.rule.achievements.choice.title">
        <source></source>
        <translation>Osiągnięcie legendarne czy wstęga</translation>
    </message>
    <message id="pendulum.rule.achievements.choice.1">
        <source></source>
        <translation>Zdobywając osiągnięcie, wybierz jedno z dwojga. Albo znacznik osiągnięcia legendarnego, który wprowadza twój znacznik na pergamin, albo nagrodę ze wstęgi na karcie.</translation>
    </message>
    <message id="pendulum.rule.achievements.choice.2">
        <source></source>
        <translation>Znacznik może w rundzie wziąć tylko jedna osoba, a ten punkt zdobywasz tylko raz w grze. Jeśli znacznika nie ma lub masz już ten punkt, zostaje nagroda ze wstęgi. Poza tym punkt za osiągnięcie legendarne daje tylko [nagroda końcowa](rule:card.final5).</translation>
    </message>
    <message id="pendulum.rule.chapter.privilege">
        <source></source>
        <translation>Przywileje</translation>
    </message>
    <message id="pendulum.rule.privilege.clash.title">
        <source></source>
        <translation>Dwie ręce naraz</translation>
    </message>
    <message id="pendulum.rule.privilege.clash.1">
        <source></source>
        <translation>Bywa, że dwie osoby sięgają po to samo w ciągu 1 sekundy. Dostaje to osoba stojąca wyżej na torze przywilejów, choćby była odrobinę później, a ruch tej drugiej zostaje cofnięty. Tak rozstrzyga się spory o ramki, prowincje i znacznik osiągnięcia legendarnego. Wszystko inne, co osoba z wyższym przywilejem zrobiła w międzyczasie, pozostaje w mocy.</translation>
    </message>
    <message id="pendulum.rule.privilege.clash.2">
        <source></source>
        <translation>Sekundę liczy się między dwiema osobami, które się zderzyły: jeśli po drugiej w ciągu sekundy sięgnie trzecia, stojąca jeszcze wyżej, ona to dostaje. Tę tolerancję możecie przy swoim stole zmienić albo wyłączyć.</translation>
    </message>
    <message id="pendulum.rule.privilege.clash.3">
        <source></source>
        <translation>Tylko przy [równej liczbie głosów](rule:council.votes) jest odwrotnie.</translation>
    </message>
    <message id="pendulum.rule.privilege.flip.title">
        <source></source>
        <translation>Ręce i klepsydry</translation>
    </message>
    <message id="pendulum.rule.privilege.flip.1">
        <source></source>
        <translation>Zderzyć można się też z odwróceniem klepsydry. Gdy odwraca ją ktoś niżej na torze, jeszcze przez 1 sekundę możesz stawiać podwładnych i wykonywać akcje, jakby stała na dawnym miejscu. Gdy ktoś niżej stawia podwładnego w rzędzie, a ty w ciągu 1 sekundy odwracasz tam klepsydrę, twoje odwrócenie liczy się jako wcześniejsze. Podwładny wraca tam, skąd przyszedł.</translation>
    </message>
    <message id="pendulum.rule.privilege.flip.2">
        <source></source>
        <translation>Przy [przemieszczaniu między rundami](rule:council.move) nic się nie mierzy: wygrywa wyższy przywilej, choćby zjawił się na końcu, dopóki wszyscy nie są gotowi.</translation>
    </message>
    <message id="pendulum.rule.chapter.council">
        <source></source>
        <translation>Rada</translation>
    </message>
    <message id="pendulum.rule.council.called.title">
        <source></source>
        <translation>Zwołanie rady</translation>
    </message>
    <message id="pendulum.rule.council.called.1">
        <source></source>
        <translation>Rada zostaje zwołana, gdy ostatni znacznik czasu spada z planszy. Na przesypanie piasku się nie czeka. Klepsydry stoją odtąd w miejscu i nie ma już pośpiechu.</translation>
    </message>
    <message id="pendulum.rule.council.called.2">
        <source></source>
        <translation>Nadal możesz stawiać podwładnych, wykonywać akcje, zagrywać i odzyskiwać fortele oraz zdobyć osiągnięcie. Podwładni w rzędach z klepsydrą mają ostatnią okazję do akcji. Gdy skończysz, naciśnij „Gotowe”.</translation>
    </message>
    <message id="pendulum.rule.council.lastWord.title">
        <source></source>
        <translation>Gotowe i ostatnie słowo</translation>
    </message>
    <message id="pendulum.rule.council.lastWord.1">
        <source></source>
        <translation>Naciskając „Gotowe”, ogłaszasz koniec swoich działań. Robisz to po zwołaniu rady, w rundach bez mierzenia czasu i po przemieszczeniu podwładnych między rundami.</translation>
    </message>
    <message id="pendulum.rule.council.lastWord.2">
        <source></source>
        <translation>Nie da się tego cofnąć, z jednym wyjątkiem: jeśli potem coś zrobi osoba niżej na torze przywilejów, możesz wrócić. Zanim zacznie się faza rady, gra jeszcze raz pyta każdego, kogo tak wyprzedzono. Kto ma wyższy przywilej, ma więc ostatnie słowo.</translation>
    </message>
    <message id="pendulum.rule.council.order.title">
        <source></source>
        <translation>Faza rady</translation>
    </message>
    <message id="pendulum.rule.council.order.1">
        <source></source>
        <translation>Faza rady ma 6 kroków: [głosy](rule:council.votes), [nagrody](rule:council.rewards), [sprawdzenie prowincji](rule:council.limit), [przygotowanie rundy](rule:council.prepare), [przemieszczenie podwładnych](rule:council.move) i nowy początek. Podwładni i klepsydry zostają na swoich miejscach.</translation>
    </message>
    <message id="pendulum.rule.council.order.2">
        <source></source>
        <translation>Nikt nie wykonuje akcji ani nie zagrywa kart. Można tylko uzupełniać prowincje, a w kroku 5 przemieszczać podwładnych. Po kroku 3 czwartej rady gra się kończy.</translation>
    </message>
    <message id="pendulum.rule.council.votes.title">
        <source></source>
        <translation>Krok 1: głosy</translation>
    </message>
    <message id="pendulum.rule.council.votes.1">
        <source></source>
        <translation>Kto ma najwięcej głosów, zajmuje miejsce 1 na torze przywilejów, następny w kolejności miejsce 2 i tak dalej. Przy remisie do przodu wychodzi ten, kto stał *niżej*. Potem wszyscy odrzucają wszystkie głosy.</translation>
    </message>
    <message id="pendulum.rule.council.votes.2">
        <source></source>
        <translation>Przykład: kolejność to Anna, Bartek, Celina, a głosów mają 4, 6 i 4. Pierwszy jest teraz Bartek. Celina wyprzedza Annę, bo stała niżej. Nowa kolejność: Bartek, Celina, Anna.</translation>
    </message>
    <message id="pendulum.rule.council.rewards.title">
        <source></source>
        <translation>Krok 2: punkty i nagroda</translation>
    </message>
    <message id="pendulum.rule.council.rewards.1">
        <source></source>
        <translation>W kolejności przywilejów każdy zdobywa punkty za swoje miejsce i bierze 1 nagrodę; co zrobi najpierw, zależy od niego. Miejsce 1 daje 2 punkty, które można rozdzielić na różne tory, a miejsce 2 daje 1. W grze na 4 lub 5 osób 1 punkt daje także miejsce 3. Osiągnięcia legendarnego nie można tak zdobyć.</translation>
    </message>
    <message id="pendulum.rule.council.rewards.2">
        <source></source>
        <translation>Nagrodą jest jedna z 5 odkrytych kart, [karta elitarnego podwładnego](rule:council.grande) albo nadrukowany punkt zwycięstwa. Punktu nigdy nie zabraknie, ale kart się nie uzupełnia. Nagrody końcowej nie weźmie ten, kogo na nią nie stać.</translation>
    </message>
    <message id="pendulum.rule.council.kinds.title">
        <source></source>
        <translation>Rodzaje nagród</translation>
    </message>
    <message id="pendulum.rule.council.kinds.1">
        <source></source>
        <translation>Błyskawica oznacza nagrodę natychmiastową: działa od razu i opuszcza grę. Czarne słońce oznacza fortel: trafia na rękę i zostaje u ciebie do końca gry. Jego koszt płacisz dopiero przy zagraniu.</translation>
    </message>
    <message id="pendulum.rule.council.kinds.2">
        <source></source>
        <translation>Puchar oznacza nagrodę końcową. Te pojawiają się dopiero podczas czwartej rady, a ich koszt płaci się od razu.</translation>
    </message>
    <message id="pendulum.rule.council.grande.title">
        <source></source>
        <translation>Drugi elitarny podwładny</translation>
    </message>
    <message id="pendulum.rule.council.grande.1">
        <source></source>
        <translation>Ta karta zamienia jednego twojego zwykłego podwładnego, według twojego wyboru, na drugiego elitarnego, dokładnie tam, gdzie stoi. Zwykły podwładny opuszcza grę.</translation>
    </message>
    <message id="pendulum.rule.council.grande.2">
        <source></source>
        <translation>Kartę się potem odwraca: w tej radzie nikt inny jej nie weźmie, w następnej znów jest dostępna. Elitarnych podwładnych możesz mieć tylko 2.</translation>
    </message>
    <message id="pendulum.rule.council.limit.title">
        <source></source>
        <translation>Krok 3: dwie prowincje pod produkcją</translation>
    </message>
    <message id="pendulum.rule.council.limit.1">
        <source></source>
        <translation>Pod każdą produkcją możesz teraz zachować 2 prowincje. Pozostałe, wybrane przez ciebie, odrzuć; opuszczają grę. Sprawdzenie następuje po nagrodach, więc liczy się też prowincja zdobyta w tej radzie. Między radami limitu nie ma.</translation>
    </message>
    <message id="pendulum.rule.council.limit.2">
        <source></source>
        <translation>Jedna z nagród podnosi limit na stałe do 3, już od tego sprawdzenia. Drugi raz jej wziąć nie można.</translation>
    </message>
    <message id="pendulum.rule.council.prepare.title">
        <source></source>
        <translation>Krok 4: przygotowanie rundy</translation>
    </message>
    <message id="pendulum.rule.council.prepare.1">
        <source></source>
        <translation>Wszystkie karty odkryte na tę rundę opuszczają grę. Na ich miejsce trafia 5 nowych nagród, 4 nowe prowincje i nowe osiągnięcie. Znacznik osiągnięcia legendarnego leży na nowej karcie, nawet jeśli ktoś wziął go w minionej rundzie, i wszyscy mogą znów zdobyć osiągnięcie.</translation>
    </message>
    <message id="pendulum.rule.council.prepare.2">
        <source></source>
        <translation>Karta elitarnego podwładnego jest znowu odkryta, a 3 znaczniki czasu wracają na fioletowe kółka.</translation>
    </message>
    <message id="pendulum.rule.council.move.title">
        <source></source>
        <translation>Kroki 5 i 6: przemieszczenie i początek</translation>
    </message>
    <message id="pendulum.rule.council.move.1">
        <source></source>
        <translation>Jeśli chcesz, poprzestawiaj swoich podwładnych. Obowiązuje zwykła zasada: rzędy z klepsydrą są zamknięte w obu kierunkach. Karty i akcje czekają na dzwonek. Spór o ramkę rozstrzyga [wyższy przywilej](rule:privilege.flip).</translation>
    </message>
    <message id="pendulum.rule.council.move.2">
        <source></source>
        <translation>Gdy wszystko stoi jak trzeba, naciśnij „Gotowe”. Kiedy zrobią to wszyscy, [dzwonek](rule:setup.begin) zaczyna następną rundę.</translation>
    </message>
    <message id="pendulum.rule.chapter.end">
        <source></source>
        <translation>Koniec gry</translation>
    </message>
    <message id="pendulum.rule.end.scroll.title">
        <source></source>
        <translation>Wszystkie znaczniki na pergaminie</translation>
    </message>
    <message id="pendulum.rule.end.scroll.1">
        <source></source>
        <translation>Gra kończy się czwartą radą. Jeśli ktoś ma na pergaminie wszystkie 4 znaczniki, wygrać mogą tylko takie osoby. Decyduje liczba punktów na pergaminie: policz osiągnięte pola pergaminu na każdym torze. Przy remisie wygrywa wyższy przywilej.</translation>
    </message>
    <message id="pendulum.rule.end.scroll.2">
        <source></source>
        <translation>Przykład: 2 pola siły, 2 pola prestiżu, 1 pole popularności i osiągnięcie legendarne dają 6 punktów.</translation>
    </message>
    <message id="pendulum.rule.end.throne.title">
        <source></source>
        <translation>Gdy nikt nie ma wszystkich</translation>
    </message>
    <message id="pendulum.rule.end.throne.1">
        <source></source>
        <translation>Wtedy wygrać może tylko ktoś z punktem za osiągnięcie legendarne. U każdej takiej osoby znajdź tor, na którym najwięcej brakuje jej do pergaminu: wygrywa ta, której brakuje tam mniej. Przy remisie porównuje się następny najgorszy tor, potem ostatni, a na końcu przywilej.</translation>
    </message>
    <message id="pendulum.rule.end.throne.2">
        <source></source>
        <translation>Przykład: Annie brakuje 3 punktów siły, Bartkowi 2 punktów prestiżu i 2 popularności. Wygrywa Bartek, bo 2 to mniej niż 3. Jeśli nikt nie ma punktu za osiągnięcie legendarne, tron pozostaje pusty i nie wygrywa nikt.</translation>
    </message>
    <message id="pendulum.rule.chapter.untimed">
        <source></source>
        <translation>Rundy bez mierzenia czasu</translation>
    </message>
    <message id="pendulum.rule.untimed.round.title">
        <source></source>
        <translation>Tor klepsydr</translation>
    </message>
    <message id="pendulum.rule.untimed.round.1">
        <source></source>
        <translation>Każdą rundę można rozegrać bez mierzenia czasu; na pierwszą to polecamy. Wszystkie zasady obowiązują, tylko nikt nie odwraca klepsydr. Zrób, co chcesz, i naciśnij „Gotowe”. Gdy wszyscy skończą, tor klepsydr przesuwa się o krok i odwraca klepsydry, które wskazuje.</translation>
    </message>
    <message id="pendulum.rule.untimed.round.2">
        <source></source>
        <translation>Kroków jest 11: czarna klepsydra odwraca się 9 razy, zielona 4 razy, fioletowa 3 razy. Kroki 1 i 11 odwracają wszystkie, a krok 11 zwołuje radę.</translation>
    </message>
    <message id="pendulum.rule.untimed.pace.title">
        <source></source>
        <translation>Zmiana sposobu gry</translation>
    </message>
    <message id="pendulum.rule.untimed.pace.1">
        <source></source>
        <translation>Które rundy toczą się bez mierzenia czasu, wybiera się przy zakładaniu gry. Stół może później zmienić zdanie. Mamy na to własną zasadę: przy przemieszczaniu podwładnych po radzie osoba z najwyższym przywilejem może raz zmienić następną rundę.</translation>
    </message>
    <message id="pendulum.rule.untimed.pace.2">
        <source></source>
        <translation>Wszystkie zgłoszenia „Gotowe” zostają wtedy cofnięte, żeby każdy mógł to jeszcze raz przemyśleć. Grę można też założyć tak, by niczego w tym nie zmieniać.</translation>
    </message>
    <message id="pendulum.rule.chapter.few">
        <source></source>
        <translation>Mniej graczy</translation>
    </message>
    <message id="pendulum.rule.few.side.title">
        <source></source>
        <translation>Dwie lub trzy osoby</translation>
    </message>
    <message id="pendulum.rule.few.side.1">
        <source></source>
        <translation>Gdy gracie w 2 lub 3 osoby, w rundzie 1 brakuje znacznika osiągnięcia legendarnego. Osiągnięcie i tak można zdobyć, dla nagrody ze wstęgi.</translation>
    </message>
    <message id="pendulum.rule.few.side.2">
        <source></source>
        <translation>W grze na 2 osoby dołącza gracz neutralny. Jego podwładni przez całą grę stoją w 4 małych ramkach obszarów zielonego i fioletowego i blokują zwykłych podwładnych. Na torze przywilejów zaczyna na końcu, a w każdej radzie ma 3 głosy; remisy rozstrzyga się jak zwykle. Nagrody nie bierze, a punkty za jego miejsce przepadają.</translation>
    </message>
    <message id="pendulum.rule.few.alone.title">
        <source></source>
        <translation>Jedna osoba</translation>
    </message>
    <message id="pendulum.rule.few.alone.1">
        <source></source>
        <translation>Drukowanych zasad dla jednej osoby nie ma, więc program trzyma się wspólnych: 4 rundy, z mierzeniem czasu lub bez, na stronie planszy dla mniejszej liczby graczy. Nie ma gracza neutralnego ani rywala. Samodzielnie dzwonisz dzwonkiem, odwracasz klepsydry i naciskasz „Gotowe”.</translation>
    </message>
    <message id="pendulum.rule.few.alone.2">
        <source></source>
        <translation>Na torze przywilejów zawsze zajmujesz miejsce 1 i w każdej radzie zdobywasz 2 dowolne punkty; głosy i tak odrzucasz. Znacznik osiągnięcia legendarnego jest w grze od rundy 1. Wygrywasz, mając punkt za osiągnięcie legendarne. Ze wszystkimi 4 znacznikami na pergaminie zwycięstwo jest pełne.</translation>
    </message>
    <message id="pendulum.rule.chapter.expert">
        <source></source>
        <translation>Wariant zaawansowany</translation>
    </message>
    <message id="pendulum.rule.expert.frames.title">
        <source></source>
        <translation>Jeden podwładny w ramce</translation>
    </message>
    <message id="pendulum.rule.expert.frames.1">
        <source></source>
        <translation>Wariant zaawansowany każdy wybiera dla siebie, więc może też wyrównywać szanse. W tym wariancie nie wolno mieć 2 własnych podwładnych w jednej złotej ramce. Dotyczy to także elitarnych i obszaru czarnego.</translation>
    </message>
    <message id="pendulum.rule.expert.frames.2">
        <source></source>
        <translation>Podwładni innych graczy nie mają tu znaczenia, a ramek nagród ta zasada nie dotyczy. Drugiej zasady wariantu, [chwały](rule:expert.glory), można używać osobno.</translation>
    </message>
    <message id="pendulum.rule.expert.glory.title">
        <source></source>
        <translation>Chwała</translation>
    </message>
    <message id="pendulum.rule.expert.glory.1">
        <source></source>
        <translation>Gdy zdobywasz punkty za końcem toru siły, prestiżu lub popularności, każdy z nich może stać się chwałą. Połóż na torze kostkę zasobu w jego kolorze, z puli albo ze swojej planszetki. Ta kostka przepada na zawsze: z 2 kostkami na torze siły możesz mieć najwyżej 8 wojska.</translation>
    </message>
    <message id="pendulum.rule.expert.glory.2">
        <source></source>
        <translation>Chwała nie jest punktem zwycięstwa i nie można nią płacić. Przy równej liczbie punktów na końcu wygrywa większa chwała, potem przywilej.</translation>
    </message>
    <message id="pendulum.rule.chapter.nobles">
        <source></source>
        <translation>Postacie</translation>
    </message>
    <message id="pendulum.rule.nobles.about.title">
        <source></source>
        <translation>Dziesięć postaci</translation>
    </message>
    <message id="pendulum.rule.nobles.about.1">
        <source></source>
        <translation>Każda z pięciu osób ma stronę podstawową i zaawansowaną. Jeśli nie podano inaczej, produkcja daje 1 punkt siły (brązowa), 4 wojska (czerwona), 5 kultury (niebieska) i 2 złota (żółta), a odzyskanie forteli kosztuje 5 kultury.</translation>
    </message>
    <message id="pendulum.rule.nobles.about.2">
        <source></source>
        <translation>Postacie podstawowe mają 3 takie same fortele: 1 punkt prestiżu; 1 dowolny zasób; odwołanie podwładnego. Różnią się torami, początkiem i kosztem nowego podwładnego. Do pierwszej gry weź którąś z nich.</translation>
    </message>
    <message id="pendulum.rule.nobles.champion.title">
        <source></source>
        <translation>Bolk, Czempion</translation>
    </message>
    <message id="pendulum.rule.nobles.champion.1">
        <source></source>
        <translation>Postać podstawowa. Na początku masz 2 wojska i 4 złota. Do pergaminu potrzebujesz 14 punktów siły, 11 prestiżu i 8 popularności, więc najdłuższa jest droga siły. Nowy podwładny kosztuje 7 wojska.</translation>
    </message>
    <message id="pendulum.rule.nobles.insidious.title">
        <source></source>
        <translation>Dhrenkir, Zdrajca</translation>
    </message>
    <message id="pendulum.rule.nobles.insidious.1">
        <source></source>
        <translation>Postać podstawowa. Na początku masz 4 złota i 1 głos. Do pergaminu potrzebujesz 10 punktów siły, 10 prestiżu i 13 popularności, więc najdłuższa jest droga popularności. Nowy podwładny kosztuje 3 głosy.</translation>
    </message>
    <message id="pendulum.rule.nobles.briber.title">
        <source></source>
        <translation>Gambal, Łapówkarz</translation>
    </message>
    <message id="pendulum.rule.nobles.briber.1">
        <source></source>
        <translation>Postać podstawowa. Na początku masz 6 złota. Do pergaminu potrzebujesz 11 punktów siły, 8 prestiżu i 14 popularności, więc najdłuższa jest droga popularności. Nowy podwładny kosztuje 7 złota.</translation>
    </message>
    <message id="pendulum.rule.nobles.implacable.title">
        <source></source>
        <translation>Licinia, Dręczycielka</translation>
    </message>
    <message id="pendulum.rule.nobles.implacable.1">
        <source></source>
        <translation>Postać podstawowa. Na początku masz 1 wojsko, 1 kulturę i 4 złota. Do pergaminu potrzebujesz po 11 punktów na każdym z trzech torów. Nowy podwładny kosztuje 8 dowolnych zasobów.</translation>
    </message>
    <message id="pendulum.rule.nobles.justicar.title">
        <source></source>
        <translation>Mesoat, Sędzia</translation>
    </message>
    <message id="pendulum.rule.nobles.justicar.1">
        <source></source>
        <translation>Postać podstawowa. Na początku masz 2 kultury i 4 złota. Do pergaminu potrzebujesz 8 punktów siły, 14 prestiżu i 11 popularności, więc najdłuższa jest droga prestiżu. Nowy podwładny kosztuje 7 kultury.</translation>
    </message>
    <message id="pendulum.rule.nobles.warmonger.title">
        <source></source>
        <translation>Bolk, Podżegacz</translation>
    </message>
    <message id="pendulum.rule.nobles.warmonger.1">
        <source></source>
        <translation>Postać zaawansowana. Na początku masz 4 wojska i 2 złota, a do pergaminu potrzebujesz 14 punktów siły, 7 prestiżu i 12 popularności. Niebieska produkcja daje 3 wojska i 2 złota, a odzyskanie forteli kosztuje 2 punkty siły. Nowy podwładny kosztuje 2 punkty siły.</translation>
    </message>
    <message id="pendulum.rule.nobles.warmonger.2">
        <source></source>
        <translation>Jedna karta zamienia dowolną ilość wojska na kulturę albo odwrotnie. Inną zagrywa się z akcją: ten sam podwładny wykonuje też akcję z ramki nagrody tuż obok swojej, w tym samym rzędzie. Płacisz za obie, a z drugiej możesz zrezygnować.</translation>
    </message>
    <message id="pendulum.rule.nobles.tyrant.title">
        <source></source>
        <translation>Dhrenkir, Tyran</translation>
    </message>
    <message id="pendulum.rule.nobles.tyrant.1">
        <source></source>
        <translation>Postać zaawansowana. Na początku masz 2 złota i 2 głosy, a do pergaminu potrzebujesz 10 punktów siły, 13 prestiżu i 11 popularności. Brązowa produkcja daje 3 głosy, a odzyskanie forteli kosztuje 4 głosy. Nowy podwładny kosztuje 4 głosy.</translation>
    </message>
    <message id="pendulum.rule.nobles.tyrant.2">
        <source></source>
        <translation>Jedną kartę zagrywa się przy zdobyciu osiągnięcia: wybierasz wtedy dwukrotnie, dwa razy nagrodę ze wstęgi albo raz osiągnięcie legendarne i raz nagrodę. To wciąż jedno osiągnięcie w tej rundzie.</translation>
    </message>
    <message id="pendulum.rule.nobles.insurgent.title">
        <source></source>
        <translation>Gambal, Buntownik</translation>
    </message>
    <message id="pendulum.rule.nobles.insurgent.1">
        <source></source>
        <translation>Postać zaawansowana. Na początku masz 2 wojska i 3 złota, a do pergaminu potrzebujesz 12 punktów siły, 9 prestiżu i 12 popularności. Czerwona produkcja daje 2 wojska i odwołuje jednego twojego podwładnego, także w fazie rady. Nowy podwładny kosztuje 4 wojska i 4 złota.</translation>
    </message>
    <message id="pendulum.rule.nobles.insurgent.2">
        <source></source>
        <translation>Jedna karta posyła wolnego podwładnego, z planszetki lub z rzędu bez klepsydry, wprost do ramki nagrody w rzędzie z klepsydrą. Akcję wykonuje od razu, za zwykłą cenę. Ramki z produkcją są dla niego zamknięte.</translation>
    </message>
    <message id="pendulum.rule.nobles.alchemist.title">
        <source></source>
        <translation>Licinia, Alchemiczka</translation>
    </message>
    <message id="pendulum.rule.nobles.alchemist.1">
        <source></source>
        <translation>Postać zaawansowana. Na początku masz 1 wojsko, 1 kulturę i 2 złota, a do pergaminu potrzebujesz 12 punktów siły, 12 prestiżu i 11 popularności. Czerwona produkcja daje 4 dowolne zasoby, a niebieska 5. Nowy podwładny kosztuje 8 dowolnych zasobów.</translation>
    </message>
    <message id="pendulum.rule.nobles.alchemist.2">
        <source></source>
        <translation>Trzy twoje karty kosztują po 2 dowolne zasoby: dają 2 punkty na jednym torze, przywracają jeden zagrany fortel albo odwołują podwładnego. Wybierasz, który fortel wraca, ale karta nie może przywrócić samej siebie.</translation>
    </message>
    <message id="pendulum.rule.nobles.pacifist.title">
        <source></source>
        <translation>Mesoat, Pacyfista</translation>
    </message>
    <message id="pendulum.rule.nobles.pacifist.1">
        <source></source>
        <translation>Postać zaawansowana. Na początku masz 2 złota, a do pergaminu potrzebujesz 7 punktów siły, 14 prestiżu i 14 popularności. Brązowa produkcja daje 2 kultury, a czerwona podbija prowincję, która w tej samej produkcji jeszcze nic nie daje. Nowy podwładny kosztuje 3 punkty popularności.</translation>
    </message>
    <message id="pendulum.rule.nobles.pacifist.2">
        <source></source>
        <translation>Jedna karta za 4 kultury i 2 głosy pozwala zdobyć osiągnięcie bez spełnienia warunku. Inną zagrywa się z akcją: ten sam podwładny wykonuje akcję z tej samej ramki nagrody dwa razy. Płacisz za każdym razem.</translation>
    </message>
    <message id="pendulum.rule.chapter.ours">
        <source></source>
        <translation>Gdzie trzeba było rozstrzygnąć</translation>
    </message>
    <message id="pendulum.rule.ours.privilege.title">
        <source></source>
        <translation>Zderzenia</translation>
    </message>
    <message id="pendulum.rule.ours.privilege.1">
        <source></source>
        <translation>Według drukowanych zasad mniej więcej do sekundy rozstrzyga przywilej, a ocena należy do graczy. Nasz program mierzy: 1 sekundę między dwiema osobami, które się zderzyły, a co osoba z wyższym przywilejem zrobiła w międzyczasie, zostaje. Jeśli oba ruchy dadzą się pogodzić, zostają oba.</translation>
    </message>
    <message id="pendulum.rule.ours.privilege.2">
        <source></source>
        <translation>Gdy postawienie zderza się z odwróceniem, za wcześniejszy uznajemy ruch osoby z wyższym przywilejem. Między rundami nie biegnie żaden zegar i decyduje sam przywilej. Prowincję z talii, utraconą w sporze, ktoś mógł już zobaczyć: wraca do talii, a talię się tasuje. Zobacz [dwie ręce naraz](rule:privilege.clash).</translation>
    </message>
    <message id="pendulum.rule.ours.rounds.title">
        <source></source>
        <translation>Rundy i rada</translation>
    </message>
    <message id="pendulum.rule.ours.rounds.1">
        <source></source>
        <translation>O tym, czy mierzyć czas w rundzie, decyduje stół. U nas [mówi w jego imieniu](rule:untimed.pace) osoba z najwyższym przywilejem, raz przed każdą rundą. Po rundzie bez mierzenia czasu dzwonek nie czeka, bo żaden piasek się nie sypał.</translation>
    </message>
    <message id="pendulum.rule.ours.rounds.2">
        <source></source>
        <translation>Punkty za miejsce w radzie możesz wziąć [przed nagrodą lub po niej](rule:council.rewards). Gracz neutralny nagrody nie bierze, a jego punkty przepadają.</translation>
    </message>
    <message id="pendulum.rule.ours.cards.title">
        <source></source>
        <translation>Planszetki i karty</translation>
    </message>
    <message id="pendulum.rule.ours.cards.1">
        <source></source>
        <translation>Znacznik, którym płacisz, cofa się najdalej na swoje pole startowe. Wszystko, co daje produkcja, najpierw się sumuje, więc kolejność symboli nie ma znaczenia.</translation>
    </message>
    <message id="pendulum.rule.ours.cards.2">
        <source></source>
        <translation>Niektóre karty postaci zaawansowanych mają same symbole; czytamy je tak. Sąsiednie ramki nagród to te tuż z lewej i z prawej w tym samym rzędzie, nawet pod tą samą dużą ramką. Karta Gambala porusza tylko podwładnego, którego wolno byłoby podnieść, i nikt go nie blokuje. Naszym odczytaniem jest też podwójna zapłata za powtórzoną akcję i podwójny wybór przy jednym osiągnięciu. To samo dotyczy nowej prowincji Mesoata, czerwonej produkcji Gambala w fazie rady i drugiej karty Licinii Alchemiczki.</translation>
    </message>
    <message id="pendulum.rule.ours.end.title">
        <source></source>
        <translation>Koniec i gra w pojedynkę</translation>
    </message>
    <message id="pendulum.rule.ours.end.1">
        <source></source>
        <translation>Jeśli ktoś gra z chwałą, a nikt nie ma na pergaminie wszystkich znaczników, porównuje się tylko najgorszy tor. Potem decyduje chwała, a na końcu przywilej.</translation>
    </message>
    <message id="pendulum.rule.ours.end.2">
        <source></source>
        <translation>Cała [gra dla jednej osoby](rule:few.alone) to nasz własny układ.</translation>
    </message>
    <message id="pendulum.rule.chapter.legend">
        <source></source>
        <translation>Objaśnienie symboli</translation>
    </message>
    <message id="pendulum.rule.legend.military.title">
        <source></source>
        <translation>Wojsko</translation>
    </message>
    <message id="pendulum.rule.legend.military.1">
        <source></source>
        <translation>Zasób, którego możesz mieć najwyżej [10](rule:table.stocks).</translation>
    </message>
    <message id="pendulum.rule.legend.culture.title">
        <source></source>
        <translation>Kultura</translation>
    </message>
    <message id="pendulum.rule.legend.culture.1">
        <source></source>
        <translation>Zasób, którego możesz mieć najwyżej [10](rule:table.stocks).</translation>
    </message>
    <message id="pendulum.rule.legend.gold.title">
        <source></source>
        <translation>Złoto</translation>
    </message>
    <message id="pendulum.rule.legend.gold.1">
        <source></source>
        <translation>Zasób, którego możesz mieć najwyżej [10](rule:table.stocks).</translation>
    </message>
    <message id="pendulum.rule.legend.votes.title">
        <source></source>
        <translation>Głos</translation>
    </message>
    <message id="pendulum.rule.legend.votes.1">
        <source></source>
        <translation>Liczy się w [radzie](rule:council.votes) i nie jest zasobem.</translation>
    </message>
    <message id="pendulum.rule.legend.power.title">
        <source></source>
        <translation>Siła</translation>
    </message>
    <message id="pendulum.rule.legend.power.1">
        <source></source>
        <translation>1 punkt zwycięstwa na [torze siły](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.legend.prestige.title">
        <source></source>
        <translation>Prestiż</translation>
    </message>
    <message id="pendulum.rule.legend.prestige.1">
        <source></source>
        <translation>1 punkt zwycięstwa na [torze prestiżu](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.legend.popularity.title">
        <source></source>
        <translation>Popularność</translation>
    </message>
    <message id="pendulum.rule.legend.popularity.1">
        <source></source>
        <translation>1 punkt zwycięstwa na [torze popularności](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.legend.legendary.title">
        <source></source>
        <translation>Osiągnięcie legendarne</translation>
    </message>
    <message id="pendulum.rule.legend.legendary.1">
        <source></source>
        <translation>[Punkt za osiągnięcie legendarne](rule:achievements.choice), do zdobycia raz w grze.</translation>
    </message>
    <message id="pendulum.rule.legend.anyResource.title">
        <source></source>
        <translation>Dowolny zasób</translation>
    </message>
    <message id="pendulum.rule.legend.anyResource.1">
        <source></source>
        <translation>Tyle zasobów, ile mówi liczba, w [dowolnym zestawieniu](rule:basics.pay) wojska, kultury i złota.</translation>
    </message>
    <message id="pendulum.rule.legend.anyPoint.title">
        <source></source>
        <translation>Punkt do wyboru</translation>
    </message>
    <message id="pendulum.rule.legend.anyPoint.1">
        <source></source>
        <translation>1 punkt siły, prestiżu lub popularności, [jak wolisz](rule:council.rewards).</translation>
    </message>
    <message id="pendulum.rule.legend.oneTrack.title">
        <source></source>
        <translation>Punkty na jednym torze</translation>
    </message>
    <message id="pendulum.rule.legend.oneTrack.1">
        <source></source>
        <translation>Wszystkie te punkty trafiają na [jeden tor](rule:nobles.alchemist) do wyboru.</translation>
    </message>
    <message id="pendulum.rule.legend.province.title">
        <source></source>
        <translation>Prowincja</translation>
    </message>
    <message id="pendulum.rule.legend.province.1">
        <source></source>
        <translation>[Podbij prowincję](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.legend.production.brown.title">
        <source></source>
        <translation>Brązowa produkcja</translation>
    </message>
    <message id="pendulum.rule.legend.production.brown.1">
        <source></source>
        <translation>Daje to, co pokazuje [brązowe pole](rule:provinces.production) i wszystkie prowincje pod nim.</translation>
    </message>
    <message id="pendulum.rule.legend.production.red.title">
        <source></source>
        <translation>Czerwona produkcja</translation>
    </message>
    <message id="pendulum.rule.legend.production.red.1">
        <source></source>
        <translation>Daje to, co pokazuje [czerwone pole](rule:provinces.production) i wszystkie prowincje pod nim.</translation>
    </message>
    <message id="pendulum.rule.legend.production.blue.title">
        <source></source>
        <translation>Niebieska produkcja</translation>
    </message>
    <message id="pendulum.rule.legend.production.blue.1">
        <source></source>
        <translation>Daje to, co pokazuje [niebieskie pole](rule:provinces.production) i wszystkie prowincje pod nim.</translation>
    </message>
    <message id="pendulum.rule.legend.production.yellow.title">
        <source></source>
        <translation>Żółta produkcja</translation>
    </message>
    <message id="pendulum.rule.legend.production.yellow.1">
        <source></source>
        <translation>Daje to, co pokazuje [żółte pole](rule:provinces.production) i wszystkie prowincje pod nim.</translation>
    </message>
    <message id="pendulum.rule.legend.arrow.title">
        <source></source>
        <translation>Strzałka</translation>
    </message>
    <message id="pendulum.rule.legend.arrow.1">
        <source></source>
        <translation>Przed nią stoi koszt, za nią nagroda: [najpierw płacisz](rule:basics.pay).</translation>
    </message>
    <message id="pendulum.rule.legend.grande.title">
        <source></source>
        <translation>Elitarny podwładny</translation>
    </message>
    <message id="pendulum.rule.legend.grande.1">
        <source></source>
        <translation>Może [dołączyć do innych](rule:workers.blocking) w każdej złotej ramce.</translation>
    </message>
    <message id="pendulum.rule.legend.regular.title">
        <source></source>
        <translation>Zwykły podwładny</translation>
    </message>
    <message id="pendulum.rule.legend.regular.1">
        <source></source>
        <translation>W obszarach zielonym i fioletowym wchodzi tylko do [pustych ramek](rule:workers.blocking).</translation>
    </message>
    <message id="pendulum.rule.legend.hire.title">
        <source></source>
        <translation>Nowy podwładny</translation>
    </message>
    <message id="pendulum.rule.legend.hire.1">
        <source></source>
        <translation>Do gry wchodzi [jeszcze jeden zwykły podwładny](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.legend.retrieve.title">
        <source></source>
        <translation>Odwołanie podwładnego</translation>
    </message>
    <message id="pendulum.rule.legend.retrieve.1">
        <source></source>
        <translation>[Zabierz na planszetkę](rule:workers.retrieve) jednego swojego podwładnego z rzędu z klepsydrą.</translation>
    </message>
    <message id="pendulum.rule.legend.recoverAll.title">
        <source></source>
        <translation>Odzyskanie forteli</translation>
    </message>
    <message id="pendulum.rule.legend.recoverAll.1">
        <source></source>
        <translation>[Wszystkie zagrane fortele](rule:cards.recover) wracają na rękę.</translation>
    </message>
    <message id="pendulum.rule.legend.recoverOne.title">
        <source></source>
        <translation>Jeden fortel z powrotem</translation>
    </message>
    <message id="pendulum.rule.legend.recoverOne.1">
        <source></source>
        <translation>[Jeden zagrany fortel](rule:nobles.alchemist) do wyboru wraca na rękę.</translation>
    </message>
    <message id="pendulum.rule.legend.limit.title">
        <source></source>
        <translation>Miejsce na trzy</translation>
    </message>
    <message id="pendulum.rule.legend.limit.1">
        <source></source>
        <translation>Odtąd pod każdą produkcją możesz zachować [3 prowincje](rule:council.limit).</translation>
    </message>
    <message id="pendulum.rule.legend.waiveGold.title">
        <source></source>
        <translation>Bez płacenia złota</translation>
    </message>
    <message id="pendulum.rule.legend.waiveGold.1">
        <source></source>
        <translation>Zagrany z zieloną lub fioletową akcją [oszczędza 2 złota](rule:cards.with).</translation>
    </message>
    <message id="pendulum.rule.legend.swapPoint.title">
        <source></source>
        <translation>Przeniesienie punktu</translation>
    </message>
    <message id="pendulum.rule.legend.swapPoint.1">
        <source></source>
        <translation>[1 punkt zwycięstwa](rule:cards.swap) przechodzi z jednego toru na inny.</translation>
    </message>
    <message id="pendulum.rule.legend.exchange.title">
        <source></source>
        <translation>Wymiana</translation>
    </message>
    <message id="pendulum.rule.legend.exchange.1">
        <source></source>
        <translation>[Wojsko na kulturę](rule:nobles.warmonger) albo odwrotnie.</translation>
    </message>
    <message id="pendulum.rule.legend.neighbour.title">
        <source></source>
        <translation>Także ramka obok</translation>
    </message>
    <message id="pendulum.rule.legend.neighbour.1">
        <source></source>
        <translation>Podwładny wykonuje [też akcję z ramki nagrody](rule:nobles.warmonger) tuż obok swojej.</translation>
    </message>
    <message id="pendulum.rule.legend.repeat.title">
        <source></source>
        <translation>Jeszcze raz</translation>
    </message>
    <message id="pendulum.rule.legend.repeat.1">
        <source></source>
        <translation>Podwładny wykonuje akcję z [tej samej ramki](rule:nobles.pacifist) po raz drugi.</translation>
    </message>
    <message id="pendulum.rule.legend.rush.title">
        <source></source>
        <translation>Prosto do nagrody</translation>
    </message>
    <message id="pendulum.rule.legend.rush.1">
        <source></source>
        <translation>Wolny podwładny idzie [wprost do ramki nagrody](rule:nobles.insurgent) i wykonuje akcję.</translation>
    </message>
    <message id="pendulum.rule.legend.achieve.title">
        <source></source>
        <translation>Zdobycie osiągnięcia</translation>
    </message>
    <message id="pendulum.rule.legend.achieve.1">
        <source></source>
        <translation>Masz to, czego żąda karta, i [wybierasz nagrodę](rule:achievements.complete).</translation>
    </message>
    <message id="pendulum.rule.legend.achieveTwice.title">
        <source></source>
        <translation>Podwójny wybór</translation>
    </message>
    <message id="pendulum.rule.legend.achieveTwice.1">
        <source></source>
        <translation>Przy zdobyciu osiągnięcia [wybierasz dwukrotnie](rule:nobles.tyrant).</translation>
    </message>
    <message id="pendulum.rule.legend.achieveFree.title">
        <source></source>
        <translation>Osiągnięcie za opłatą</translation>
    </message>
    <message id="pendulum.rule.legend.achieveFree.1">
        <source></source>
        <translation>Zdobywasz osiągnięcie [bez spełnienia warunku](rule:nobles.pacifist).</translation>
    </message>
    <message id="pendulum.rule.legend.glory.supply.title">
        <source></source>
        <translation>Chwała z puli</translation>
    </message>
    <message id="pendulum.rule.legend.glory.supply.1">
        <source></source>
        <translation>Kostka z puli staje się [chwałą](rule:expert.glory).</translation>
    </message>
    <message id="pendulum.rule.legend.glory.mat.title">
        <source></source>
        <translation>Chwała z planszetki</translation>
    </message>
    <message id="pendulum.rule.legend.glory.mat.1">
        <source></source>
        <translation>Zasób z twojej planszetki staje się [chwałą](rule:expert.glory).</translation>
    </message>
    <message id="pendulum.rule.legend.glory.nowhere.title">
        <source></source>
        <translation>Bez chwały</translation>
    </message>
    <message id="pendulum.rule.legend.glory.nowhere.1">
        <source></source>
        <translation>Rezygnujesz i [nadmiarowy punkt](rule:expert.glory) przepada.</translation>
    </message>
    <message id="pendulum.rule.legend.mark.stratagem.title">
        <source></source>
        <translation>Czarne słońce</translation>
    </message>
    <message id="pendulum.rule.legend.mark.stratagem.1">
        <source></source>
        <translation>[Fortel](rule:council.kinds), który trafia na rękę.</translation>
    </message>
    <message id="pendulum.rule.legend.mark.instant.title">
        <source></source>
        <translation>Błyskawica</translation>
    </message>
    <message id="pendulum.rule.legend.mark.instant.1">
        <source></source>
        <translation>[Nagroda natychmiastowa](rule:council.kinds), która działa od razu.</translation>
    </message>
    <message id="pendulum.rule.legend.mark.final.title">
        <source></source>
        <translation>Puchar</translation>
    </message>
    <message id="pendulum.rule.legend.mark.final.1">
        <source></source>
        <translation>[Nagroda końcowa](rule:council.kinds) czwartej rady.</translation>
    </message>
    <message id="pendulum.rule.legend.mark.grande.title">
        <source></source>
        <translation>Obracająca strzałka</translation>
    </message>
    <message id="pendulum.rule.legend.mark.grande.1">
        <source></source>
        <translation>[Karta elitarnego podwładnego](rule:council.grande), którą po użyciu się odwraca.</translation>
    </message>
    <message id="pendulum.rule.legend.mark.own.title">
        <source></source>
        <translation>Znak postaci</translation>
    </message>
    <message id="pendulum.rule.legend.mark.own.1">
        <source></source>
        <translation>[Fortel](rule:cards.play), z którym ta postać zaczyna grę.</translation>
    </message>
    <message id="pendulum.rule.legend.mark.point.title">
        <source></source>
        <translation>Nadrukowany punkt</translation>
    </message>
    <message id="pendulum.rule.legend.mark.point.1">
        <source></source>
        <translation>[Punkt zwycięstwa](rule:council.rewards), który może wybrać dowolnie wiele osób.</translation>
    </message>
    <message id="pendulum.rule.legend.character.champion.title">
        <source></source>
        <translation>Miecz</translation>
    </message>
    <message id="pendulum.rule.legend.character.champion.1">
        <source></source>
        <translation>Ten znak nosi [Bolk Czempion](rule:nobles.champion).</translation>
    </message>
    <message id="pendulum.rule.legend.character.warmonger.title">
        <source></source>
        <translation>Byk</translation>
    </message>
    <message id="pendulum.rule.legend.character.warmonger.1">
        <source></source>
        <translation>Ten znak nosi [Bolk Podżegacz](rule:nobles.warmonger).</translation>
    </message>
    <message id="pendulum.rule.legend.character.insidious.title">
        <source></source>
        <translation>Kula</translation>
    </message>
    <message id="pendulum.rule.legend.character.insidious.1">
        <source></source>
        <translation>Ten znak nosi [Dhrenkir Zdrajca](rule:nobles.insidious).</translation>
    </message>
    <message id="pendulum.rule.legend.character.tyrant.title">
        <source></source>
        <translation>Ogon</translation>
    </message>
    <message id="pendulum.rule.legend.character.tyrant.1">
        <source></source>
        <translation>Ten znak nosi [Dhrenkir Tyran](rule:nobles.tyrant).</translation>
    </message>
    <message id="pendulum.rule.legend.character.briber.title">
        <source></source>
        <translation>Moneta</translation>
    </message>
    <message id="pendulum.rule.legend.character.briber.1">
        <source></source>
        <translation>Ten znak nosi [Gambal Łapówkarz](rule:nobles.briber).</translation>
    </message>
    <message id="pendulum.rule.legend.character.insurgent.title">
        <source></source>
        <translation>Płomień</translation>
    </message>
    <message id="pendulum.rule.legend.character.insurgent.1">
        <source></source>
        <translation>Ten znak nosi [Gambal Buntownik](rule:nobles.insurgent).</translation>
    </message>
    <message id="pendulum.rule.legend.character.implacable.title">
        <source></source>
        <translation>Półksiężyc</translation>
    </message>
    <message id="pendulum.rule.legend.character.implacable.1">
        <source></source>
        <translation>Ten znak nosi [Licinia Dręczycielka](rule:nobles.implacable).</translation>
    </message>
    <message id="pendulum.rule.legend.character.alchemist.title">
        <source></source>
        <translation>Dłoń</translation>
    </message>
    <message id="pendulum.rule.legend.character.alchemist.1">
        <source></source>
        <translation>Ten znak nosi [Licinia Alchemiczka](rule:nobles.alchemist).</translation>
    </message>
    <message id="pendulum.rule.legend.character.justicar.title">
        <source></source>
        <translation>Oczy</translation>
    </message>
    <message id="pendulum.rule.legend.character.justicar.1">
        <source></source>
        <translation>Ten znak nosi [Mesoat Sędzia](rule:nobles.justicar).</translation>
    </message>
    <message id="pendulum.rule.legend.character.pacifist.title">
        <source></source>
        <translation>Skrzydła</translation>
    </message>
    <message id="pendulum.rule.legend.character.pacifist.1">
        <source></source>
        <translation>Ten znak nosi [Mesoat Pacyfista](rule:nobles.pacifist).</translation>
    </message>
    <message id="pendulum.rule.legend.sandglass.title">
        <source></source>
        <translation>Klepsydra</translation>
    </message>
    <message id="pendulum.rule.legend.sandglass.1">
        <source></source>
        <translation>Gdy piasek się przesypie, można ją [odwrócić](rule:timers.flip).</translation>
    </message>
    <message id="pendulum.rule.legend.begin.title">
        <source></source>
        <translation>Dzwonek</translation>
    </message>
    <message id="pendulum.rule.legend.begin.1">
        <source></source>
        <translation>[Zaczyna rundę](rule:setup.begin) i odwraca wszystkie klepsydry.</translation>
    </message>
    <message id="pendulum.rule.legend.check.title">
        <source></source>
        <translation>Gotowe</translation>
    </message>
    <message id="pendulum.rule.legend.check.1">
        <source></source>
        <translation>Mówi, że twoje działania są [zakończone](rule:council.lastWord).</translation>
    </message>
    <message id="pendulum.rule.legend.resume.title">
        <source></source>
        <translation>Powrót</translation>
    </message>
    <message id="pendulum.rule.legend.resume.1">
        <source></source>
        <translation>Przywraca cię [do gry](rule:council.lastWord), jeśli po twoim „Gotowe” coś zrobiła osoba z niższym przywilejem.</translation>
    </message>
    <message id="pendulum.rule.legend.skip.title">
        <source></source>
        <translation>Pomiń</translation>
    </message>
    <message id="pendulum.rule.legend.skip.1">
        <source></source>
        <translation>Pomija propozycję, której [nie chcesz](rule:basics.free).</translation>
    </message>
    <message id="pendulum.rule.legend.undo.title">
        <source></source>
        <translation>Cofnij</translation>
    </message>
    <message id="pendulum.rule.legend.undo.1">
        <source></source>
        <translation>Cofa [twój ostatni ruch](rule:basics.undo).</translation>
    </message>
    <message id="pendulum.rule.legend.pause.title">
        <source></source>
        <translation>Pauza</translation>
    </message>
    <message id="pendulum.rule.legend.pause.1">
        <source></source>
        <translation>Zatrzymuje piasek i [całą grę](rule:basics.undo).</translation>
    </message>
    <message id="pendulum.rule.legend.play.title">
        <source></source>
        <translation>Zagraj</translation>
    </message>
    <message id="pendulum.rule.legend.play.1">
        <source></source>
        <translation>[Zagrywa](rule:cards.play) wybrany fortel.</translation>
    </message>
    <message id="pendulum.rule.legend.refill.title">
        <source></source>
        <translation>Uzupełnij</translation>
    </message>
    <message id="pendulum.rule.legend.refill.1">
        <source></source>
        <translation>Zapełnia luki w [ofercie prowincji](rule:provinces.refill).</translation>
    </message>
    <message id="pendulum.rule.chapter.cardlist">
        <source></source>
        <translation>Wszystkie karty</translation>
    </message>
    <message id="pendulum.rule.card.champion1.title">
        <source></source>
        <translation>Czempion 1</translation>
    </message>
    <message id="pendulum.rule.card.champion1.1">
        <source></source>
        <translation>Zdobywasz 1 punkt prestiżu.</translation>
    </message>
    <message id="pendulum.rule.card.champion2.title">
        <source></source>
        <translation>Czempion 2</translation>
    </message>
    <message id="pendulum.rule.card.champion2.1">
        <source></source>
        <translation>Zdobywasz 1 dowolny zasób.</translation>
    </message>
    <message id="pendulum.rule.card.champion3.title">
        <source></source>
        <translation>Czempion 3</translation>
    </message>
    <message id="pendulum.rule.card.champion3.1">
        <source></source>
        <translation>[Odwołujesz](rule:workers.retrieve) jednego podwładnego z rzędu z klepsydrą.</translation>
    </message>
    <message id="pendulum.rule.card.champion4.title">
        <source></source>
        <translation>Czempion 4</translation>
    </message>
    <message id="pendulum.rule.card.champion4.1">
        <source></source>
        <translation>Płacisz 7 wojska i zyskujesz [zwykłego podwładnego](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.insidious1.title">
        <source></source>
        <translation>Zdrajca 1</translation>
    </message>
    <message id="pendulum.rule.card.insidious1.1">
        <source></source>
        <translation>Zdobywasz 1 punkt prestiżu.</translation>
    </message>
    <message id="pendulum.rule.card.insidious2.title">
        <source></source>
        <translation>Zdrajca 2</translation>
    </message>
    <message id="pendulum.rule.card.insidious2.1">
        <source></source>
        <translation>Zdobywasz 1 dowolny zasób.</translation>
    </message>
    <message id="pendulum.rule.card.insidious3.title">
        <source></source>
        <translation>Zdrajca 3</translation>
    </message>
    <message id="pendulum.rule.card.insidious3.1">
        <source></source>
        <translation>[Odwołujesz](rule:workers.retrieve) jednego podwładnego z rzędu z klepsydrą.</translation>
    </message>
    <message id="pendulum.rule.card.insidious4.title">
        <source></source>
        <translation>Zdrajca 4</translation>
    </message>
    <message id="pendulum.rule.card.insidious4.1">
        <source></source>
        <translation>Płacisz 3 głosy i zyskujesz [zwykłego podwładnego](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.briber1.title">
        <source></source>
        <translation>Łapówkarz 1</translation>
    </message>
    <message id="pendulum.rule.card.briber1.1">
        <source></source>
        <translation>Zdobywasz 1 punkt prestiżu.</translation>
    </message>
    <message id="pendulum.rule.card.briber2.title">
        <source></source>
        <translation>Łapówkarz 2</translation>
    </message>
    <message id="pendulum.rule.card.briber2.1">
        <source></source>
        <translation>Zdobywasz 1 dowolny zasób.</translation>
    </message>
    <message id="pendulum.rule.card.briber3.title">
        <source></source>
        <translation>Łapówkarz 3</translation>
    </message>
    <message id="pendulum.rule.card.briber3.1">
        <source></source>
        <translation>[Odwołujesz](rule:workers.retrieve) jednego podwładnego z rzędu z klepsydrą.</translation>
    </message>
    <message id="pendulum.rule.card.briber4.title">
        <source></source>
        <translation>Łapówkarz 4</translation>
    </message>
    <message id="pendulum.rule.card.briber4.1">
        <source></source>
        <translation>Płacisz 7 złota i zyskujesz [zwykłego podwładnego](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.implacable1.title">
        <source></source>
        <translation>Dręczycielka 1</translation>
    </message>
    <message id="pendulum.rule.card.implacable1.1">
        <source></source>
        <translation>Zdobywasz 1 punkt prestiżu.</translation>
    </message>
    <message id="pendulum.rule.card.implacable2.title">
        <source></source>
        <translation>Dręczycielka 2</translation>
    </message>
    <message id="pendulum.rule.card.implacable2.1">
        <source></source>
        <translation>Zdobywasz 1 dowolny zasób.</translation>
    </message>
    <message id="pendulum.rule.card.implacable3.title">
        <source></source>
        <translation>Dręczycielka 3</translation>
    </message>
    <message id="pendulum.rule.card.implacable3.1">
        <source></source>
        <translation>[Odwołujesz](rule:workers.retrieve) jednego podwładnego z rzędu z klepsydrą.</translation>
    </message>
    <message id="pendulum.rule.card.implacable4.title">
        <source></source>
        <translation>Dręczycielka 4</translation>
    </message>
    <message id="pendulum.rule.card.implacable4.1">
        <source></source>
        <translation>Płacisz 8 dowolnych zasobów i zyskujesz [zwykłego podwładnego](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.justicar1.title">
        <source></source>
        <translation>Sędzia 1</translation>
    </message>
    <message id="pendulum.rule.card.justicar1.1">
        <source></source>
        <translation>Zdobywasz 1 punkt prestiżu.</translation>
    </message>
    <message id="pendulum.rule.card.justicar2.title">
        <source></source>
        <translation>Sędzia 2</translation>
    </message>
    <message id="pendulum.rule.card.justicar2.1">
        <source></source>
        <translation>Zdobywasz 1 dowolny zasób.</translation>
    </message>
    <message id="pendulum.rule.card.justicar3.title">
        <source></source>
        <translation>Sędzia 3</translation>
    </message>
    <message id="pendulum.rule.card.justicar3.1">
        <source></source>
        <translation>[Odwołujesz](rule:workers.retrieve) jednego podwładnego z rzędu z klepsydrą.</translation>
    </message>
    <message id="pendulum.rule.card.justicar4.title">
        <source></source>
        <translation>Sędzia 4</translation>
    </message>
    <message id="pendulum.rule.card.justicar4.1">
        <source></source>
        <translation>Płacisz 7 kultury i zyskujesz [zwykłego podwładnego](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.warmonger1.title">
        <source></source>
        <translation>Podżegacz 1</translation>
    </message>
    <message id="pendulum.rule.card.warmonger1.1">
        <source></source>
        <translation>Zdobywasz 1 punkt prestiżu.</translation>
    </message>
    <message id="pendulum.rule.card.warmonger2.title">
        <source></source>
        <translation>Podżegacz 2</translation>
    </message>
    <message id="pendulum.rule.card.warmonger2.1">
        <source></source>
        <translation>Zamieniasz dowolną ilość wojska na tyle samo kultury albo odwrotnie; nadwyżka ponad 10 przepada.</translation>
    </message>
    <message id="pendulum.rule.card.warmonger3.title">
        <source></source>
        <translation>Podżegacz 3</translation>
    </message>
    <message id="pendulum.rule.card.warmonger3.1">
        <source></source>
        <translation>Zagrywasz go z akcją: podwładny wykonuje [też akcję z ramki nagrody](rule:nobles.warmonger) tuż obok swojej, w tym samym rzędzie, a ty płacisz za obie.</translation>
    </message>
    <message id="pendulum.rule.card.warmonger4.title">
        <source></source>
        <translation>Podżegacz 4</translation>
    </message>
    <message id="pendulum.rule.card.warmonger4.1">
        <source></source>
        <translation>Płacisz 2 punkty siły i zyskujesz [zwykłego podwładnego](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.tyrant1.title">
        <source></source>
        <translation>Tyran 1</translation>
    </message>
    <message id="pendulum.rule.card.tyrant1.1">
        <source></source>
        <translation>Płacisz 3 kultury i zdobywasz 2 punkty prestiżu.</translation>
    </message>
    <message id="pendulum.rule.card.tyrant2.title">
        <source></source>
        <translation>Tyran 2</translation>
    </message>
    <message id="pendulum.rule.card.tyrant2.1">
        <source></source>
        <translation>Płacisz 1 kulturę i zdobywasz 3 dowolne zasoby.</translation>
    </message>
    <message id="pendulum.rule.card.tyrant3.title">
        <source></source>
        <translation>Tyran 3</translation>
    </message>
    <message id="pendulum.rule.card.tyrant3.1">
        <source></source>
        <translation>Zagrywasz go przy zdobyciu osiągnięcia: między osiągnięciem legendarnym a nagrodą ze wstęgi [wybierasz dwukrotnie](rule:nobles.tyrant), osiągnięcie legendarne najwyżej raz.</translation>
    </message>
    <message id="pendulum.rule.card.tyrant4.title">
        <source></source>
        <translation>Tyran 4</translation>
    </message>
    <message id="pendulum.rule.card.tyrant4.1">
        <source></source>
        <translation>Płacisz 4 głosy i zyskujesz [zwykłego podwładnego](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.insurgent1.title">
        <source></source>
        <translation>Buntownik 1</translation>
    </message>
    <message id="pendulum.rule.card.insurgent1.1">
        <source></source>
        <translation>Zdobywasz 1 punkt prestiżu.</translation>
    </message>
    <message id="pendulum.rule.card.insurgent2.title">
        <source></source>
        <translation>Buntownik 2</translation>
    </message>
    <message id="pendulum.rule.card.insurgent2.1">
        <source></source>
        <translation>Zdobywasz 1 dowolny zasób.</translation>
    </message>
    <message id="pendulum.rule.card.insurgent3.title">
        <source></source>
        <translation>Buntownik 3</translation>
    </message>
    <message id="pendulum.rule.card.insurgent3.1">
        <source></source>
        <translation>Posyłasz wolnego podwładnego [wprost do ramki nagrody](rule:nobles.insurgent) w rzędzie z klepsydrą, za zwykłą cenę, ale nigdy do produkcji.</translation>
    </message>
    <message id="pendulum.rule.card.insurgent4.title">
        <source></source>
        <translation>Buntownik 4</translation>
    </message>
    <message id="pendulum.rule.card.insurgent4.1">
        <source></source>
        <translation>Płacisz 4 wojska i 4 złota i zyskujesz [zwykłego podwładnego](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.alchemist1.title">
        <source></source>
        <translation>Alchemiczka 1</translation>
    </message>
    <message id="pendulum.rule.card.alchemist1.1">
        <source></source>
        <translation>Płacisz 2 dowolne zasoby i zdobywasz 2 punkty na [jednym torze](rule:nobles.alchemist) do wyboru: siły, prestiżu lub popularności.</translation>
    </message>
    <message id="pendulum.rule.card.alchemist2.title">
        <source></source>
        <translation>Alchemiczka 2</translation>
    </message>
    <message id="pendulum.rule.card.alchemist2.1">
        <source></source>
        <translation>Płacisz 2 dowolne zasoby i bierzesz na rękę jeden [inny zagrany fortel](rule:nobles.alchemist).</translation>
    </message>
    <message id="pendulum.rule.card.alchemist3.title">
        <source></source>
        <translation>Alchemiczka 3</translation>
    </message>
    <message id="pendulum.rule.card.alchemist3.1">
        <source></source>
        <translation>Płacisz 2 dowolne zasoby i [odwołujesz](rule:workers.retrieve) jednego podwładnego z rzędu z klepsydrą.</translation>
    </message>
    <message id="pendulum.rule.card.alchemist4.title">
        <source></source>
        <translation>Alchemiczka 4</translation>
    </message>
    <message id="pendulum.rule.card.alchemist4.1">
        <source></source>
        <translation>Płacisz 8 dowolnych zasobów i zyskujesz [zwykłego podwładnego](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.pacifist1.title">
        <source></source>
        <translation>Pacyfista 1</translation>
    </message>
    <message id="pendulum.rule.card.pacifist1.1">
        <source></source>
        <translation>Płacisz 1 kulturę i zdobywasz 1 punkt prestiżu.</translation>
    </message>
    <message id="pendulum.rule.card.pacifist2.title">
        <source></source>
        <translation>Pacyfista 2</translation>
    </message>
    <message id="pendulum.rule.card.pacifist2.1">
        <source></source>
        <translation>Płacisz 4 kultury i 2 głosy i zdobywasz osiągnięcie [bez spełnienia warunku](rule:nobles.pacifist), jeśli nie masz go jeszcze w tej rundzie.</translation>
    </message>
    <message id="pendulum.rule.card.pacifist3.title">
        <source></source>
        <translation>Pacyfista 3</translation>
    </message>
    <message id="pendulum.rule.card.pacifist3.1">
        <source></source>
        <translation>Zagrywasz go z akcją: podwładny wykonuje akcję z [tej samej ramki nagrody](rule:nobles.pacifist) po raz drugi, a ty znów płacisz.</translation>
    </message>
    <message id="pendulum.rule.card.pacifist4.title">
        <source></source>
        <translation>Pacyfista 4</translation>
    </message>
    <message id="pendulum.rule.card.pacifist4.1">
        <source></source>
        <translation>Płacisz 3 punkty popularności i zyskujesz [zwykłego podwładnego](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.reward1.title">
        <source></source>
        <translation>Niebieska produkcja</translation>
    </message>
    <message id="pendulum.rule.card.reward1.1">
        <source></source>
        <translation>Nagroda natychmiastowa: od razu uruchamiasz niebieską [produkcję](rule:provinces.production).</translation>
    </message>
    <message id="pendulum.rule.card.reward2.title">
        <source></source>
        <translation>Czerwona produkcja</translation>
    </message>
    <message id="pendulum.rule.card.reward2.1">
        <source></source>
        <translation>Nagroda natychmiastowa: od razu uruchamiasz czerwoną [produkcję](rule:provinces.production).</translation>
    </message>
    <message id="pendulum.rule.card.reward3.title">
        <source></source>
        <translation>Podbicie prowincji</translation>
    </message>
    <message id="pendulum.rule.card.reward3.1">
        <source></source>
        <translation>Nagroda natychmiastowa: za darmo [podbijasz prowincję](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.card.reward4.title">
        <source></source>
        <translation>Limit 3 prowincji</translation>
    </message>
    <message id="pendulum.rule.card.reward4.1">
        <source></source>
        <translation>Nagroda natychmiastowa, ale zostaje u ciebie: od tej rady możesz mieć pod każdą produkcją [3 prowincje](rule:council.limit).</translation>
    </message>
    <message id="pendulum.rule.card.reward5.title">
        <source></source>
        <translation>Limit 3 prowincji</translation>
    </message>
    <message id="pendulum.rule.card.reward5.1">
        <source></source>
        <translation>Nagroda natychmiastowa, ale zostaje u ciebie: od tej rady możesz mieć pod każdą produkcją [3 prowincje](rule:council.limit).</translation>
    </message>
    <message id="pendulum.rule.card.reward6.title">
        <source></source>
        <translation>1 punkt siły, 1 punkt prestiżu, 1 punkt popularności</translation>
    </message>
    <message id="pendulum.rule.card.reward6.1">
        <source></source>
        <translation>Nagroda natychmiastowa: zdobywasz po 1 punkcie siły, prestiżu i popularności.</translation>
    </message>
    <message id="pendulum.rule.card.reward7.title">
        <source></source>
        <translation>Odzyskanie forteli</translation>
    </message>
    <message id="pendulum.rule.card.reward7.1">
        <source></source>
        <translation>Nagroda natychmiastowa: wszystkie zagrane fortele [wracają na rękę](rule:cards.recover).</translation>
    </message>
    <message id="pendulum.rule.card.reward8.title">
        <source></source>
        <translation>5 wojska</translation>
    </message>
    <message id="pendulum.rule.card.reward8.1">
        <source></source>
        <translation>Nagroda natychmiastowa: zdobywasz 5 wojska.</translation>
    </message>
    <message id="pendulum.rule.card.reward9.title">
        <source></source>
        <translation>5 kultury</translation>
    </message>
    <message id="pendulum.rule.card.reward9.1">
        <source></source>
        <translation>Nagroda natychmiastowa: zdobywasz 5 kultury.</translation>
    </message>
    <message id="pendulum.rule.card.reward10.title">
        <source></source>
        <translation>5 złota</translation>
    </message>
    <message id="pendulum.rule.card.reward10.1">
        <source></source>
        <translation>Nagroda natychmiastowa: zdobywasz 5 złota.</translation>
    </message>
    <message id="pendulum.rule.card.reward11.title">
        <source></source>
        <translation>1 głos</translation>
    </message>
    <message id="pendulum.rule.card.reward11.1">
        <source></source>
        <translation>Fortel: zdobywasz 1 głos.</translation>
    </message>
    <message id="pendulum.rule.card.reward12.title">
        <source></source>
        <translation>1 głos</translation>
    </message>
    <message id="pendulum.rule.card.reward12.1">
        <source></source>
        <translation>Fortel: zdobywasz 1 głos.</translation>
    </message>
    <message id="pendulum.rule.card.reward13.title">
        <source></source>
        <translation>Punkt zwycięstwa na inny tor</translation>
    </message>
    <message id="pendulum.rule.card.reward13.1">
        <source></source>
        <translation>Fortel: [przenosisz 1 punkt](rule:cards.swap) między siłą, prestiżem i popularnością.</translation>
    </message>
    <message id="pendulum.rule.card.reward14.title">
        <source></source>
        <translation>Podbicie prowincji</translation>
    </message>
    <message id="pendulum.rule.card.reward14.1">
        <source></source>
        <translation>Nagroda natychmiastowa: za darmo [podbijasz prowincję](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.card.reward15.title">
        <source></source>
        <translation>2 wojska › odwołanie podwładnego</translation>
    </message>
    <message id="pendulum.rule.card.reward15.1">
        <source></source>
        <translation>Fortel: płacisz 2 wojska i [odwołujesz](rule:workers.retrieve) jednego podwładnego z rzędu z klepsydrą.</translation>
    </message>
    <message id="pendulum.rule.card.reward16.title">
        <source></source>
        <translation>2 kultury › odwołanie podwładnego</translation>
    </message>
    <message id="pendulum.rule.card.reward16.1">
        <source></source>
        <translation>Fortel: płacisz 2 kultury i [odwołujesz](rule:workers.retrieve) jednego podwładnego z rzędu z klepsydrą.</translation>
    </message>
    <message id="pendulum.rule.card.reward17.title">
        <source></source>
        <translation>3 wojska › podbicie prowincji</translation>
    </message>
    <message id="pendulum.rule.card.reward17.1">
        <source></source>
        <translation>Fortel: płacisz 3 wojska i [podbijasz prowincję](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.card.reward18.title">
        <source></source>
        <translation>3 wojska › podbicie prowincji</translation>
    </message>
    <message id="pendulum.rule.card.reward18.1">
        <source></source>
        <translation>Fortel: płacisz 3 wojska i [podbijasz prowincję](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.card.reward19.title">
        <source></source>
        <translation>Akcja bez płacenia złota</translation>
    </message>
    <message id="pendulum.rule.card.reward19.1">
        <source></source>
        <translation>Fortel: zagrany z zieloną lub fioletową akcją [oszczędza ci 2 złota](rule:cards.with).</translation>
    </message>
    <message id="pendulum.rule.card.reward20.title">
        <source></source>
        <translation>2 złota › 1 punkt popularności</translation>
    </message>
    <message id="pendulum.rule.card.reward20.1">
        <source></source>
        <translation>Fortel: płacisz 2 złota i zdobywasz 1 punkt popularności.</translation>
    </message>
    <message id="pendulum.rule.card.reward21.title">
        <source></source>
        <translation>2 wojska › 1 punkt siły</translation>
    </message>
    <message id="pendulum.rule.card.reward21.1">
        <source></source>
        <translation>Fortel: płacisz 2 wojska i zdobywasz 1 punkt siły.</translation>
    </message>
    <message id="pendulum.rule.card.reward22.title">
        <source></source>
        <translation>2 kultury › 1 punkt prestiżu</translation>
    </message>
    <message id="pendulum.rule.card.reward22.1">
        <source></source>
        <translation>Fortel: płacisz 2 kultury i zdobywasz 1 punkt prestiżu.</translation>
    </message>
    <message id="pendulum.rule.card.reward23.title">
        <source></source>
        <translation>Akcja bez płacenia złota</translation>
    </message>
    <message id="pendulum.rule.card.reward23.1">
        <source></source>
        <translation>Fortel: zagrany z zieloną lub fioletową akcją [oszczędza ci 2 złota](rule:cards.with).</translation>
    </message>
    <message id="pendulum.rule.card.reward24.title">
        <source></source>
        <translation>1 złoto</translation>
    </message>
    <message id="pendulum.rule.card.reward24.1">
        <source></source>
        <translation>Fortel: zdobywasz 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.reward25.title">
        <source></source>
        <translation>2 głosy › podbicie prowincji</translation>
    </message>
    <message id="pendulum.rule.card.reward25.1">
        <source></source>
        <translation>Fortel: płacisz 2 głosy i [podbijasz prowincję](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.card.final1.title">
        <source></source>
        <translation>1 punkt siły, 1 punkt prestiżu, 1 punkt popularności</translation>
    </message>
    <message id="pendulum.rule.card.final1.1">
        <source></source>
        <translation>Nagroda końcowa: zdobywasz po 1 punkcie siły, prestiżu i popularności.</translation>
    </message>
    <message id="pendulum.rule.card.final2.title">
        <source></source>
        <translation>5 złota › 3 punkty popularności</translation>
    </message>
    <message id="pendulum.rule.card.final2.1">
        <source></source>
        <translation>Nagroda końcowa: płacisz 5 złota i zdobywasz 3 punkty popularności.</translation>
    </message>
    <message id="pendulum.rule.card.final3.title">
        <source></source>
        <translation>5 wojska › 3 punkty siły</translation>
    </message>
    <message id="pendulum.rule.card.final3.1">
        <source></source>
        <translation>Nagroda końcowa: płacisz 5 wojska i zdobywasz 3 punkty siły.</translation>
    </message>
    <message id="pendulum.rule.card.final4.title">
        <source></source>
        <translation>5 kultury › 3 punkty prestiżu</translation>
    </message>
    <message id="pendulum.rule.card.final4.1">
        <source></source>
        <translation>Nagroda końcowa: płacisz 5 kultury i zdobywasz 3 punkty prestiżu.</translation>
    </message>
    <message id="pendulum.rule.card.final5.title">
        <source></source>
        <translation>10 dowolnych zasobów › osiągnięcie legendarne</translation>
    </message>
    <message id="pendulum.rule.card.final5.1">
        <source></source>
        <translation>Nagroda końcowa: płacisz 10 dowolnych zasobów i zdobywasz [punkt za osiągnięcie legendarne](rule:achievements.choice), jeśli jeszcze go nie masz.</translation>
    </message>
    <message id="pendulum.rule.card.grande.title">
        <source></source>
        <translation>Elitarny podwładny</translation>
    </message>
    <message id="pendulum.rule.card.grande.1">
        <source></source>
        <translation>Zamieniasz zwykłego podwładnego na [drugiego elitarnego](rule:council.grande), a kartę odwraca się do następnej rundy.</translation>
    </message>
    <message id="pendulum.rule.card.point.title">
        <source></source>
        <translation>Punkt zwycięstwa</translation>
    </message>
    <message id="pendulum.rule.card.point.1">
        <source></source>
        <translation>Nadrukowany na planszy rady: zdobywasz 1 punkt siły, prestiżu lub popularności, [bez względu na to, ile osób](rule:council.rewards) go wybierze.</translation>
    </message>
    <message id="pendulum.rule.card.eliteTroops.title">
        <source></source>
        <translation>Elitarne oddziały</translation>
    </message>
    <message id="pendulum.rule.card.eliteTroops.1">
        <source></source>
        <translation>Mając 6 wojska, 2 kultury i 3 głosy, możesz zdobyć 2 wojska, 2 kultury i 2 złota.</translation>
    </message>
    <message id="pendulum.rule.card.summitInMontbrielle.title">
        <source></source>
        <translation>Zjazd w Montbrielle</translation>
    </message>
    <message id="pendulum.rule.card.summitInMontbrielle.1">
        <source></source>
        <translation>Mając 2 wojska, 6 kultury i 3 głosy, możesz zdobyć 5 głosów.</translation>
    </message>
    <message id="pendulum.rule.card.provenLeader.title">
        <source></source>
        <translation>Sprawdzony przywódca</translation>
    </message>
    <message id="pendulum.rule.card.provenLeader.1">
        <source></source>
        <translation>Mając 12 dowolnych zasobów i 3 głosy, możesz uruchomić niebieską [produkcję](rule:provinces.production).</translation>
    </message>
    <message id="pendulum.rule.card.crushRebellion.title">
        <source></source>
        <translation>Stłumienie buntu</translation>
    </message>
    <message id="pendulum.rule.card.crushRebellion.1">
        <source></source>
        <translation>Mając 8 wojska i 3 głosy, możesz zdobyć 5 złota.</translation>
    </message>
    <message id="pendulum.rule.card.divineFavor.title">
        <source></source>
        <translation>Boska łaska</translation>
    </message>
    <message id="pendulum.rule.card.divineFavor.1">
        <source></source>
        <translation>Mając 8 kultury i 3 głosy, możesz [podbić prowincję](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.card.foreignConscripts.title">
        <source></source>
        <translation>Cudzoziemski zaciąg</translation>
    </message>
    <message id="pendulum.rule.card.foreignConscripts.1">
        <source></source>
        <translation>Mając 8 złota i 3 głosy, możesz uruchomić czerwoną [produkcję](rule:provinces.production).</translation>
    </message>
    <message id="pendulum.rule.card.championOfThePeople.title">
        <source></source>
        <translation>Bohater ludu</translation>
    </message>
    <message id="pendulum.rule.card.championOfThePeople.1">
        <source></source>
        <translation>Mając 3 wojska, 3 kultury, 3 złota i 3 głosy, możesz zdobyć po 1 punkcie siły, prestiżu i popularności.</translation>
    </message>
    <message id="pendulum.rule.card.tradePact.title">
        <source></source>
        <translation>Pakt handlowy</translation>
    </message>
    <message id="pendulum.rule.card.tradePact.1">
        <source></source>
        <translation>Mając 4 kultury, 4 złota i 3 głosy, możesz zdobyć 1 punkt prestiżu i 1 punkt popularności.</translation>
    </message>
    <message id="pendulum.rule.card.imperialLegion.title">
        <source></source>
        <translation>Legion cesarski</translation>
    </message>
    <message id="pendulum.rule.card.imperialLegion.1">
        <source></source>
        <translation>Mając 4 wojska, 4 kultury i 3 głosy, możesz zdobyć 1 punkt siły i 1 punkt prestiżu.</translation>
    </message>
    <message id="pendulum.rule.card.militaryParade.title">
        <source></source>
        <translation>Parada wojskowa</translation>
    </message>
    <message id="pendulum.rule.card.militaryParade.1">
        <source></source>
        <translation>Mając 4 wojska, 4 złota i 3 głosy, możesz zdobyć 1 punkt siły i 1 punkt popularności.</translation>
    </message>
    <message id="pendulum.rule.card.adelphia.title">
        <source></source>
        <translation>Adelphia</translation>
    </message>
    <message id="pendulum.rule.card.adelphia.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.adock.title">
        <source></source>
        <translation>Adock</translation>
    </message>
    <message id="pendulum.rule.card.adock.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.akAhana.title">
        <source></source>
        <translation>Ak’Ahana</translation>
    </message>
    <message id="pendulum.rule.card.akAhana.1">
        <source></source>
        <translation>Żółta prowincja: pod brązową produkcją 1 punkt popularności, pod czerwoną 2 złota, pod niebieską 3, pod żółtą 1.</translation>
    </message>
    <message id="pendulum.rule.card.alaford.title">
        <source></source>
        <translation>Alaford</translation>
    </message>
    <message id="pendulum.rule.card.alaford.1">
        <source></source>
        <translation>Niebieska prowincja: pod brązową produkcją 1 punkt prestiżu, pod czerwoną 2 kultury, pod niebieską 3, pod żółtą 1.</translation>
    </message>
    <message id="pendulum.rule.card.alay.title">
        <source></source>
        <translation>Alay</translation>
    </message>
    <message id="pendulum.rule.card.alay.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.alZarqa.title">
        <source></source>
        <translation>Al’Zarqa</translation>
    </message>
    <message id="pendulum.rule.card.alZarqa.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.arcanhold.title">
        <source></source>
        <translation>Arcanhold</translation>
    </message>
    <message id="pendulum.rule.card.arcanhold.1">
        <source></source>
        <translation>Niebieska prowincja: pod brązową produkcją 1 punkt prestiżu, pod czerwoną 2 kultury, pod niebieską 3, pod żółtą 1.</translation>
    </message>
    <message id="pendulum.rule.card.barlongren.title">
        <source></source>
        <translation>Barlongren</translation>
    </message>
    <message id="pendulum.rule.card.barlongren.1">
        <source></source>
        <translation>Czerwona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3, pod żółtą 1.</translation>
    </message>
    <message id="pendulum.rule.card.brenwood.title">
        <source></source>
        <translation>Brenwood</translation>
    </message>
    <message id="pendulum.rule.card.brenwood.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.caedmon.title">
        <source></source>
        <translation>Caedmon</translation>
    </message>
    <message id="pendulum.rule.card.caedmon.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.cham.title">
        <source></source>
        <translation>Cham</translation>
    </message>
    <message id="pendulum.rule.card.cham.1">
        <source></source>
        <translation>Żółta prowincja: pod brązową, czerwoną i niebieską produkcją 1 punkt popularności, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.chichi.title">
        <source></source>
        <translation>Chichi</translation>
    </message>
    <message id="pendulum.rule.card.chichi.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.dalor.title">
        <source></source>
        <translation>Dalor</translation>
    </message>
    <message id="pendulum.rule.card.dalor.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.davia.title">
        <source></source>
        <translation>Davia</translation>
    </message>
    <message id="pendulum.rule.card.davia.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.ember.title">
        <source></source>
        <translation>Ember</translation>
    </message>
    <message id="pendulum.rule.card.ember.1">
        <source></source>
        <translation>Żółta prowincja: pod brązową produkcją 1 punkt popularności, pod czerwoną 2 złota, pod niebieską 3, pod żółtą 1.</translation>
    </message>
    <message id="pendulum.rule.card.fahrGorn.title">
        <source></source>
        <translation>Fahr Gorn</translation>
    </message>
    <message id="pendulum.rule.card.fahrGorn.1">
        <source></source>
        <translation>Czerwona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3, pod żółtą 1.</translation>
    </message>
    <message id="pendulum.rule.card.fellis.title">
        <source></source>
        <translation>Fellis</translation>
    </message>
    <message id="pendulum.rule.card.fellis.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.galaval.title">
        <source></source>
        <translation>Galaval</translation>
    </message>
    <message id="pendulum.rule.card.galaval.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.gullver.title">
        <source></source>
        <translation>Gullver</translation>
    </message>
    <message id="pendulum.rule.card.gullver.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.harken.title">
        <source></source>
        <translation>Harken</translation>
    </message>
    <message id="pendulum.rule.card.harken.1">
        <source></source>
        <translation>Fioletowa prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 głosy, pod niebieską 3, pod żółtą 1.</translation>
    </message>
    <message id="pendulum.rule.card.herkashor.title">
        <source></source>
        <translation>Herkashor</translation>
    </message>
    <message id="pendulum.rule.card.herkashor.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.herroval.title">
        <source></source>
        <translation>Herroval</translation>
    </message>
    <message id="pendulum.rule.card.herroval.1">
        <source></source>
        <translation>Niebieska prowincja: pod brązową produkcją 1 punkt prestiżu, pod czerwoną 2 kultury, pod niebieską 3, pod żółtą 1.</translation>
    </message>
    <message id="pendulum.rule.card.issil.title">
        <source></source>
        <translation>Issil</translation>
    </message>
    <message id="pendulum.rule.card.issil.1">
        <source></source>
        <translation>Niebieska prowincja: pod brązową produkcją 1 punkt prestiżu, pod czerwoną 2 kultury, pod niebieską 3, pod żółtą 1.</translation>
    </message>
    <message id="pendulum.rule.card.jaazThuum.title">
        <source></source>
        <translation>Jaaz’Thuum</translation>
    </message>
    <message id="pendulum.rule.card.jaazThuum.1">
        <source></source>
        <translation>Czerwona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3, pod żółtą 1.</translation>
    </message>
    <message id="pendulum.rule.card.janna.title">
        <source></source>
        <translation>Janna</translation>
    </message>
    <message id="pendulum.rule.card.janna.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.jillay.title">
        <source></source>
        <translation>Jillay</translation>
    </message>
    <message id="pendulum.rule.card.jillay.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.kasalat.title">
        <source></source>
        <translation>Kasalat</translation>
    </message>
    <message id="pendulum.rule.card.kasalat.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.kirkwall.title">
        <source></source>
        <translation>Kirkwall</translation>
    </message>
    <message id="pendulum.rule.card.kirkwall.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.korindor.title">
        <source></source>
        <translation>Korindor</translation>
    </message>
    <message id="pendulum.rule.card.korindor.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.lochern.title">
        <source></source>
        <translation>Lochern</translation>
    </message>
    <message id="pendulum.rule.card.lochern.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.maRookPlateau.title">
        <source></source>
        <translation>Płaskowyż Ma’Rook</translation>
    </message>
    <message id="pendulum.rule.card.maRookPlateau.1">
        <source></source>
        <translation>Czerwona prowincja: pod brązową, czerwoną i niebieską produkcją 1 punkt siły, pod żółtą 1 wojsko.</translation>
    </message>
    <message id="pendulum.rule.card.maveIth.title">
        <source></source>
        <translation>Mave’ith</translation>
    </message>
    <message id="pendulum.rule.card.maveIth.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.mingTal.title">
        <source></source>
        <translation>Ming Tal</translation>
    </message>
    <message id="pendulum.rule.card.mingTal.1">
        <source></source>
        <translation>Fioletowa prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 głosy, pod niebieską 3, pod żółtą 1.</translation>
    </message>
    <message id="pendulum.rule.card.onland.title">
        <source></source>
        <translation>Onland</translation>
    </message>
    <message id="pendulum.rule.card.onland.1">
        <source></source>
        <translation>Czerwona prowincja: pod brązową, czerwoną i niebieską produkcją 1 punkt siły, pod żółtą 1 wojsko.</translation>
    </message>
    <message id="pendulum.rule.card.pikesEnd.title">
        <source></source>
        <translation>Pike’s End</translation>
    </message>
    <message id="pendulum.rule.card.pikesEnd.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.quilderos.title">
        <source></source>
        <translation>Quilderos</translation>
    </message>
    <message id="pendulum.rule.card.quilderos.1">
        <source></source>
        <translation>Niebieska prowincja: pod brązową, czerwoną i niebieską produkcją 1 punkt prestiżu, pod żółtą 1 kultura.</translation>
    </message>
    <message id="pendulum.rule.card.quorith.title">
        <source></source>
        <translation>Quorith</translation>
    </message>
    <message id="pendulum.rule.card.quorith.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.riss.title">
        <source></source>
        <translation>Riss</translation>
    </message>
    <message id="pendulum.rule.card.riss.1">
        <source></source>
        <translation>Żółta prowincja: pod brązową, czerwoną i niebieską produkcją 1 punkt popularności, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.rivaine.title">
        <source></source>
        <translation>Rivaine</translation>
    </message>
    <message id="pendulum.rule.card.rivaine.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.salvane.title">
        <source></source>
        <translation>Salvane</translation>
    </message>
    <message id="pendulum.rule.card.salvane.1">
        <source></source>
        <translation>Fioletowa prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 głosy, pod niebieską 3, pod żółtą 1.</translation>
    </message>
    <message id="pendulum.rule.card.sarskoye.title">
        <source></source>
        <translation>Sarskoye</translation>
    </message>
    <message id="pendulum.rule.card.sarskoye.1">
        <source></source>
        <translation>Czerwona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3, pod żółtą 1.</translation>
    </message>
    <message id="pendulum.rule.card.savos.title">
        <source></source>
        <translation>Savos</translation>
    </message>
    <message id="pendulum.rule.card.savos.1">
        <source></source>
        <translation>Niebieska prowincja: pod brązową, czerwoną i niebieską produkcją 1 punkt prestiżu, pod żółtą 1 kultura.</translation>
    </message>
    <message id="pendulum.rule.card.searil.title">
        <source></source>
        <translation>Searil</translation>
    </message>
    <message id="pendulum.rule.card.searil.1">
        <source></source>
        <translation>Żółta prowincja: pod brązową produkcją 1 punkt popularności, pod czerwoną 2 złota, pod niebieską 3, pod żółtą 1.</translation>
    </message>
    <message id="pendulum.rule.card.syldan.title">
        <source></source>
        <translation>Syldan</translation>
    </message>
    <message id="pendulum.rule.card.syldan.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.talyn.title">
        <source></source>
        <translation>Talyn</translation>
    </message>
    <message id="pendulum.rule.card.talyn.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.thedum.title">
        <source></source>
        <translation>Thedum</translation>
    </message>
    <message id="pendulum.rule.card.thedum.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.thoster.title">
        <source></source>
        <translation>Thoster</translation>
    </message>
    <message id="pendulum.rule.card.thoster.1">
        <source></source>
        <translation>Fioletowa prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 głosy, pod niebieską 3, pod żółtą 1.</translation>
    </message>
    <message id="pendulum.rule.card.torinPlains.title">
        <source></source>
        <translation>Równiny Torin</translation>
    </message>
    <message id="pendulum.rule.card.torinPlains.1">
        <source></source>
        <translation>Niebieska prowincja: pod brązową produkcją 1 punkt prestiżu, pod czerwoną 2 kultury, pod niebieską 3, pod żółtą 1.</translation>
    </message>
    <message id="pendulum.rule.card.tzix.title">
        <source></source>
        <translation>Tzix</translation>
    </message>
    <message id="pendulum.rule.card.tzix.1">
        <source></source>
        <translation>Żółta prowincja: pod brązową produkcją 1 punkt popularności, pod czerwoną 2 złota, pod niebieską 3, pod żółtą 1.</translation>
    </message>
    <message id="pendulum.rule.card.udoros.title">
        <source></source>
        <translation>Udoros</translation>
    </message>
    <message id="pendulum.rule.card.udoros.1">
        <source></source>
        <translation>Fioletowa prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 głosy, pod niebieską 3, pod żółtą 1.</translation>
    </message>
    <message id="pendulum.rule.card.uxmal.title">
        <source></source>
        <translation>Uxmal</translation>
    </message>
    <message id="pendulum.rule.card.uxmal.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.vakZildania.title">
        <source></source>
        <translation>Vak’zildania</translation>
    </message>
    <message id="pendulum.rule.card.vakZildania.1">
        <source></source>
        <translation>Fioletowa prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 głosy, pod niebieską 3, pod żółtą 1.</translation>
    </message>
    <message id="pendulum.rule.card.valthok.title">
        <source></source>
        <translation>Valthok</translation>
    </message>
    <message id="pendulum.rule.card.valthok.1">
        <source></source>
        <translation>Czerwona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3, pod żółtą 1.</translation>
    </message>
    <message id="pendulum.rule.card.wilhana.title">
        <source></source>
        <translation>Wilhana</translation>
    </message>
    <message id="pendulum.rule.card.wilhana.1">
        <source></source>
        <translation>Fioletowa prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 głosy, pod niebieską 3, pod żółtą 1.</translation>
    </message>
    <message id="pendulum.rule.card.wilshire.title">
        <source></source>
        <translation>Wilshire</translation>
    </message>
    <message id="pendulum.rule.card.wilshire.1">
        <source></source>
        <translation>Zielona prowincja: pod brązową produkcją 1 punkt siły, pod czerwoną 2 wojska, pod niebieską 3 kultury, pod żółtą 1 złoto.</translation>
    </message>
    <message id="pendulum.rule.card.zinghuy.title">
        <source></source>
        <translation>Zinghuy</translation>
    </message>
    <message id="pendulum.rule.card.zinghuy.1">
        <source></source>
        <translation>Żółta prowincja: pod brązową produkcją 1 punkt popularności, pod czerwoną 2 złota, pod niebieską 3, pod żółtą 1.</translation>
    </message>
    <message id="pendulum.rule.chapter.faq">
        <source></source>
        <translation>Pytania i odpowiedzi</translation>
    </message>
    <message id="pendulum.rule.faq.1.title">
        <source></source>
        <translation>Mój podwładny stoi tam, gdzie chcę wykonać akcję. Dlaczego się nie da?</translation>
    </message>
    <message id="pendulum.rule.faq.1.1">
        <source></source>
        <translation>Przy tym rzędzie nie ma jeszcze klepsydry. W czarnym obszarze piasek sypie się 45 sekund, a potem każdy może ją do ciebie odwrócić. Zobacz [dwie zasady](rule:timers.rows).</translation>
    </message>
    <message id="pendulum.rule.faq.2.title">
        <source></source>
        <translation>Piasek w czarnej klepsydrze się przesypał, ale wciąż stoi ona przy moim rzędzie. Czy mogę wykonać akcję?</translation>
    </message>
    <message id="pendulum.rule.faq.2.1">
        <source></source>
        <translation>Tak. Liczy się tylko [miejsce klepsydry](rule:timers.rows), więc akcję wykonasz po 60 sekundach tak samo jak po 5.</translation>
    </message>
    <message id="pendulum.rule.faq.3.title">
        <source></source>
        <translation>Mam 1 złoto, a podwładny czeka przy zielonej akcji. Czy mogę go zabrać?</translation>
    </message>
    <message id="pendulum.rule.faq.3.1">
        <source></source>
        <translation>Nie, dopóki stoi tam klepsydra. Zdobądź gdzie indziej jeszcze 1 złoto i wykonaj akcję za 2 albo poczekaj, aż klepsydra odejdzie. Zobacz [wykonanie akcji](rule:workers.act).</translation>
    </message>
    <message id="pendulum.rule.faq.4.title">
        <source></source>
        <translation>Podwładny wykonał akcję, klepsydra odeszła i wróciła, a on dalej stał w ramce nagrody. Czy wykona ją znowu?</translation>
    </message>
    <message id="pendulum.rule.faq.4.1">
        <source></source>
        <translation>Nie. W zielonym obszarze jest [unieruchomiony](rule:workers.stuck) na kolejne 2 minuty. Następnym razem przestaw go na czas do złotej ramki.</translation>
    </message>
    <message id="pendulum.rule.faq.5.title">
        <source></source>
        <translation>W fioletowej ramce czeka mój elitarny podwładny. Czy dołączy do niego mój zwykły?</translation>
    </message>
    <message id="pendulum.rule.faq.5.1">
        <source></source>
        <translation>Nie, zwykłego [blokuje](rule:workers.blocking) tam każdy. Odwrotnie można: elitarny podwładny dołączy do twojego zwykłego.</translation>
    </message>
    <message id="pendulum.rule.faq.6.title">
        <source></source>
        <translation>Mam 9 wojska, a czerwona produkcja daje mi 4. Co się stanie?</translation>
    </message>
    <message id="pendulum.rule.faq.6.1">
        <source></source>
        <translation>Zyskujesz 1 i masz [10](rule:table.stocks); pozostałe 3 przepadają. Gdyby najpierw wydać 4 na prowincję, teraz byłoby 9.</translation>
    </message>
    <message id="pendulum.rule.faq.7.title">
        <source></source>
        <translation>Czy osiągnięcie kosztuje 8 wojska i 3 głosy, które wymienia?</translation>
    </message>
    <message id="pendulum.rule.faq.7.1">
        <source></source>
        <translation>Nie, [wszystko zostaje u ciebie](rule:achievements.complete). Głosy odrzuca się jednak w radzie, więc zdobądź osiągnięcie przed nią.</translation>
    </message>
    <message id="pendulum.rule.faq.8.title">
        <source></source>
        <translation>Ktoś inny wziął w tej rundzie znacznik osiągnięcia legendarnego. Czy osiągnięcie jeszcze mi się opłaca?</translation>
    </message>
    <message id="pendulum.rule.faq.8.1">
        <source></source>
        <translation>Tak, bierzesz [nagrodę ze wstęgi](rule:achievements.choice), na przykład 5 złota. W następnej rundzie znacznik leży na nowej karcie.</translation>
    </message>
    <message id="pendulum.rule.faq.9.title">
        <source></source>
        <translation>Trzy osoby mają po 5 głosów. Kto jest pierwszy?</translation>
    </message>
    <message id="pendulum.rule.faq.9.1">
        <source></source>
        <translation>Stały na miejscach 1, 2 i 3, a [do przodu wychodzi najniższa](rule:council.votes). Nowa kolejność to 3, 2, 1.</translation>
    </message>
    <message id="pendulum.rule.faq.10.title">
        <source></source>
        <translation>Gramy w 2 osoby. Mam 3 głosy, rywal 5. Które miejsce zajmę?</translation>
    </message>
    <message id="pendulum.rule.faq.10.1">
        <source></source>
        <translation>[Gracz neutralny](rule:few.side) też ma 3. Jeśli stał pod tobą, zajmuje miejsce 2; tobie przypada trzecie, bez punktu za miejsce.</translation>
    </message>
    <message id="pendulum.rule.faq.11.title">
        <source></source>
        <translation>Mam 3 prowincje pod czerwoną produkcją. Kiedy muszę odrzucić jedną?</translation>
    </message>
    <message id="pendulum.rule.faq.11.1">
        <source></source>
        <translation>W [kroku 3](rule:council.limit) najbliższej rady. Do tego czasu przy każdej czerwonej produkcji działają wszystkie 3. Przy limicie 3 zostają u ciebie.</translation>
    </message>
    <message id="pendulum.rule.faq.12.title">
        <source></source>
        <translation>Fortel z rady kosztuje 3 wojska. Czy płacę, gdy go biorę?</translation>
    </message>
    <message id="pendulum.rule.faq.12.1">
        <source></source>
        <translation>Nie, płacisz 3 przy każdym zagraniu. W radzie płaci się tylko za [nagrody końcowe](rule:council.kinds).</translation>
    </message>
    <message id="pendulum.rule.faq.13.title">
        <source></source>
        <translation>Czy karta oszczędzająca złoto działa przy czarnej akcji z prowincją?</translation>
    </message>
    <message id="pendulum.rule.faq.13.1">
        <source></source>
        <translation>Nie. [Oszczędza 2 złota](rule:cards.with) w obszarach zielonym i fioletowym, nigdy 4 wojska.</translation>
    </message>
    <message id="pendulum.rule.faq.14.title">
        <source></source>
        <translation>Nikt nie ma na pergaminie wszystkich znaczników. Anna ma najwięcej punktów, ale bez osiągnięcia legendarnego. Czy wygrywa?</translation>
    </message>
    <message id="pendulum.rule.faq.14.1">
        <source></source>
        <translation>Nie. [Wygrywa](rule:end.throne) Bartek, który osiągnięcie legendarne ma, choćby na najgorszym torze brakowało mu 6 punktów.</translation>
    </message>
    <message id="pendulum.rule.faq.15.title">
        <source></source>
        <translation>Rada się skończyła, wszyscy nacisnęli „Gotowe”, a dzwonek milczy. Dlaczego?</translation>
    </message>
    <message id="pendulum.rule.faq.15.1">
        <source></source>
        <translation>Ostatnie odwrócenie fioletowej klepsydry puściło piasek nawet na 180 sekund. [Dzwonek](rule:setup.begin) przed rundą z mierzeniem czasu czeka, aż wszystkie 3 się przesypią.</translation>
    </message>
    <message id="pendulum.rule.faq.16.title">
        <source></source>
        <translation>Mój podwładny stał już w ramce i zaraz z niej zniknął. Dlaczego?</translation>
    </message>
    <message id="pendulum.rule.faq.16.1">
        <source></source>
        <translation>Osoba z wyższym przywilejem sięgnęła po tę ramkę w ciągu 1 sekundy po tobie albo odwróciła tam klepsydrę. Rozstrzyga wtedy [przywilej](rule:privilege.clash).</translation>
    </message>
    <message id="pendulum.rule.chapter.terms">
        <source></source>
        <translation>Pojęcia</translation>
    </message>
    <message id="pendulum.rule.term.achievement.title">
        <source></source>
        <translation>osiągnięcie</translation>
    </message>
    <message id="pendulum.rule.term.achievement.1">
        <source></source>
        <translation>Odkryta karta rundy; [zdobywa je](rule:achievements.complete) ten, kto ma to, czego żąda.</translation>
    </message>
    <message id="pendulum.rule.term.actionArea.title">
        <source></source>
        <translation>obszar akcji</translation>
    </message>
    <message id="pendulum.rule.term.actionArea.1">
        <source></source>
        <translation>Fioletowa, zielona lub czarna część [planszy](rule:table.board) z 2 rzędami i 1 klepsydrą.</translation>
    </message>
    <message id="pendulum.rule.term.actionSpace.title">
        <source></source>
        <translation>pole akcji</translation>
    </message>
    <message id="pendulum.rule.term.actionSpace.1">
        <source></source>
        <translation>[Złota ramka, koszt i ramka nagrody](rule:table.space) razem.</translation>
    </message>
    <message id="pendulum.rule.term.anyResource.title">
        <source></source>
        <translation>dowolny zasób</translation>
    </message>
    <message id="pendulum.rule.term.anyResource.1">
        <source></source>
        <translation>Wojsko, kultura i złoto [w dowolnym zestawieniu](rule:basics.pay).</translation>
    </message>
    <message id="pendulum.rule.term.bell.title">
        <source></source>
        <translation>dzwonek</translation>
    </message>
    <message id="pendulum.rule.term.bell.1">
        <source></source>
        <translation>Dzwoniąc nim, [zaczyna się rundę](rule:setup.begin).</translation>
    </message>
    <message id="pendulum.rule.term.callCouncil.title">
        <source></source>
        <translation>zwołać radę</translation>
    </message>
    <message id="pendulum.rule.term.callCouncil.1">
        <source></source>
        <translation>Dzieje się to, gdy z planszy spada [ostatni znacznik czasu](rule:council.called).</translation>
    </message>
    <message id="pendulum.rule.term.conquer.title">
        <source></source>
        <translation>podbić prowincję</translation>
    </message>
    <message id="pendulum.rule.term.conquer.1">
        <source></source>
        <translation>[Wziąć prowincję](rule:provinces.conquer) i wsunąć ją pod produkcję.</translation>
    </message>
    <message id="pendulum.rule.term.council.title">
        <source></source>
        <translation>rada</translation>
    </message>
    <message id="pendulum.rule.term.council.1">
        <source></source>
        <translation>Zbiera się po każdej rundzie; głosy zmieniają się w niej w [przywileje](rule:council.votes) i nagrody.</translation>
    </message>
    <message id="pendulum.rule.term.councilPhase.title">
        <source></source>
        <translation>faza rady</translation>
    </message>
    <message id="pendulum.rule.term.councilPhase.1">
        <source></source>
        <translation>[Sześć kroków](rule:council.order) między 2 rundami.</translation>
    </message>
    <message id="pendulum.rule.term.councilReward.title">
        <source></source>
        <translation>nagroda rady</translation>
    </message>
    <message id="pendulum.rule.term.councilReward.1">
        <source></source>
        <translation>To, co każdy bierze w [kroku 2](rule:council.rewards) fazy rady.</translation>
    </message>
    <message id="pendulum.rule.term.culture.title">
        <source></source>
        <translation>kultura</translation>
    </message>
    <message id="pendulum.rule.term.culture.1">
        <source></source>
        <translation>Niebieski [zasób](rule:table.stocks).</translation>
    </message>
    <message id="pendulum.rule.term.finalReward.title">
        <source></source>
        <translation>nagroda końcowa</translation>
    </message>
    <message id="pendulum.rule.term.finalReward.1">
        <source></source>
        <translation>[Karta](rule:council.kinds) czwartej rady, której koszt płaci się od razu.</translation>
    </message>
    <message id="pendulum.rule.term.flip.title">
        <source></source>
        <translation>odwrócić</translation>
    </message>
    <message id="pendulum.rule.term.flip.1">
        <source></source>
        <translation>Obrócić przesypaną klepsydrę i postawić ją przy [drugim rzędzie](rule:timers.flip).</translation>
    </message>
    <message id="pendulum.rule.term.glory.title">
        <source></source>
        <translation>chwała</translation>
    </message>
    <message id="pendulum.rule.term.glory.1">
        <source></source>
        <translation>Kostka zasobu za pełnym torem w [wariancie zaawansowanym](rule:expert.glory); rozstrzyga remisy.</translation>
    </message>
    <message id="pendulum.rule.term.gold.title">
        <source></source>
        <translation>złoto</translation>
    </message>
    <message id="pendulum.rule.term.gold.1">
        <source></source>
        <translation>Żółty [zasób](rule:table.stocks).</translation>
    </message>
    <message id="pendulum.rule.term.goldFrame.title">
        <source></source>
        <translation>złota ramka</translation>
    </message>
    <message id="pendulum.rule.term.goldFrame.1">
        <source></source>
        <translation>Górna część [pola akcji](rule:table.space), w której podwładny czeka.</translation>
    </message>
    <message id="pendulum.rule.term.grandeWorker.title">
        <source></source>
        <translation>elitarny podwładny</translation>
    </message>
    <message id="pendulum.rule.term.grandeWorker.1">
        <source></source>
        <translation>Podwładny, który może [dołączyć do innych](rule:workers.blocking) w każdej ramce.</translation>
    </message>
    <message id="pendulum.rule.term.instantAction.title">
        <source></source>
        <translation>akcja dodatkowa</translation>
    </message>
    <message id="pendulum.rule.term.instantAction.1">
        <source></source>
        <translation>Akcja [bez podwładnego](rule:instant.list).</translation>
    </message>
    <message id="pendulum.rule.term.legendary.title">
        <source></source>
        <translation>osiągnięcie legendarne</translation>
    </message>
    <message id="pendulum.rule.term.legendary.1">
        <source></source>
        <translation>Punkt zwycięstwa, który daje [znacznik osiągnięcia legendarnego](rule:achievements.choice) albo nagroda końcowa.</translation>
    </message>
    <message id="pendulum.rule.term.military.title">
        <source></source>
        <translation>wojsko</translation>
    </message>
    <message id="pendulum.rule.term.military.1">
        <source></source>
        <translation>Czerwony [zasób](rule:table.stocks).</translation>
    </message>
    <message id="pendulum.rule.term.neutralPlayer.title">
        <source></source>
        <translation>gracz neutralny</translation>
    </message>
    <message id="pendulum.rule.term.neutralPlayer.1">
        <source></source>
        <translation>Trzeci uczestnik [gry w 2 osoby](rule:few.side): zajmuje 4 ramki i ma 3 głosy.</translation>
    </message>
    <message id="pendulum.rule.term.playerMat.title">
        <source></source>
        <translation>planszetka gracza</translation>
    </message>
    <message id="pendulum.rule.term.playerMat.1">
        <source></source>
        <translation>Twoja własna plansza z [torami](rule:table.tracks), produkcją i podwładnymi.</translation>
    </message>
    <message id="pendulum.rule.term.popularity.title">
        <source></source>
        <translation>popularność</translation>
    </message>
    <message id="pendulum.rule.term.popularity.1">
        <source></source>
        <translation>Żółty [tor punktów zwycięstwa](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.term.power.title">
        <source></source>
        <translation>siła</translation>
    </message>
    <message id="pendulum.rule.term.power.1">
        <source></source>
        <translation>Czerwony [tor punktów zwycięstwa](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.term.prestige.title">
        <source></source>
        <translation>prestiż</translation>
    </message>
    <message id="pendulum.rule.term.prestige.1">
        <source></source>
        <translation>Niebieski [tor punktów zwycięstwa](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.term.privilege.title">
        <source></source>
        <translation>przywilej</translation>
    </message>
    <message id="pendulum.rule.term.privilege.1">
        <source></source>
        <translation>Prawo do pierwszego wyboru, do [wygrywania zderzeń](rule:privilege.clash) i do ostatniego słowa.</translation>
    </message>
    <message id="pendulum.rule.term.privilegeTrack.title">
        <source></source>
        <translation>tor przywilejów</translation>
    </message>
    <message id="pendulum.rule.term.privilegeTrack.1">
        <source></source>
        <translation>Kolejność graczy od [najwyższego do najniższego](rule:council.votes) przywileju.</translation>
    </message>
    <message id="pendulum.rule.term.production.title">
        <source></source>
        <translation>produkcja</translation>
    </message>
    <message id="pendulum.rule.term.production.1">
        <source></source>
        <translation>To, co daje [pole na planszetce](rule:provinces.production) i prowincje pod nim.</translation>
    </message>
    <message id="pendulum.rule.term.province.title">
        <source></source>
        <translation>prowincja</translation>
    </message>
    <message id="pendulum.rule.term.province.1">
        <source></source>
        <translation>Karta, która przynosi zyski [pod produkcją](rule:provinces.tuck).</translation>
    </message>
    <message id="pendulum.rule.term.regularWorker.title">
        <source></source>
        <translation>zwykły podwładny</translation>
    </message>
    <message id="pendulum.rule.term.regularWorker.1">
        <source></source>
        <translation>Podwładny, którego w obszarach zielonym i fioletowym [blokują](rule:workers.blocking) zajęte ramki.</translation>
    </message>
    <message id="pendulum.rule.term.retrieveWorker.title">
        <source></source>
        <translation>odwołać podwładnego</translation>
    </message>
    <message id="pendulum.rule.term.retrieveWorker.1">
        <source></source>
        <translation>Zabrać go na planszetkę z [rzędu z klepsydrą](rule:workers.retrieve).</translation>
    </message>
    <message id="pendulum.rule.term.retrieveStratagems.title">
        <source></source>
        <translation>odzyskanie forteli</translation>
    </message>
    <message id="pendulum.rule.term.retrieveStratagems.1">
        <source></source>
        <translation>Wszystkie [zagrane fortele](rule:cards.recover) wracają na rękę.</translation>
    </message>
    <message id="pendulum.rule.term.rewardBox.title">
        <source></source>
        <translation>dolna ramka nagrody</translation>
    </message>
    <message id="pendulum.rule.term.rewardBox.1">
        <source></source>
        <translation>Dolna część [pola akcji](rule:table.space), w której podwładny wykonuje akcję; krócej: ramka nagrody.</translation>
    </message>
    <message id="pendulum.rule.term.row.title">
        <source></source>
        <translation>rząd</translation>
    </message>
    <message id="pendulum.rule.term.row.1">
        <source></source>
        <translation>Połowa [obszaru akcji](rule:table.board), górna lub dolna.</translation>
    </message>
    <message id="pendulum.rule.term.scroll.title">
        <source></source>
        <translation>pergamin</translation>
    </message>
    <message id="pendulum.rule.term.scroll.1">
        <source></source>
        <translation>Prawy koniec twoich [torów punktów zwycięstwa](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.term.scrollReward.title">
        <source></source>
        <translation>nagroda ze wstęgi</translation>
    </message>
    <message id="pendulum.rule.term.scrollReward.1">
        <source></source>
        <translation>To, co osiągnięcie daje tym, którzy nie biorą [znacznika osiągnięcia legendarnego](rule:achievements.choice).</translation>
    </message>
    <message id="pendulum.rule.term.slot.title">
        <source></source>
        <translation>pole produkcji</translation>
    </message>
    <message id="pendulum.rule.term.slot.1">
        <source></source>
        <translation>Jedno z 4 miejsc [produkcji](rule:provinces.production) na planszetce: brązowe, czerwone, niebieskie, żółte.</translation>
    </message>
    <message id="pendulum.rule.term.stratagem.title">
        <source></source>
        <translation>fortel</translation>
    </message>
    <message id="pendulum.rule.term.stratagem.1">
        <source></source>
        <translation>Karta na ręce, którą [zagrywasz](rule:cards.play) jako akcję dodatkową.</translation>
    </message>
    <message id="pendulum.rule.term.stuck.title">
        <source></source>
        <translation>unieruchomiony podwładny</translation>
    </message>
    <message id="pendulum.rule.term.stuck.1">
        <source></source>
        <translation>Podwładny w [rzędzie, w którym stoi klepsydra](rule:workers.stuck).</translation>
    </message>
    <message id="pendulum.rule.term.timeMarker.title">
        <source></source>
        <translation>znacznik czasu</translation>
    </message>
    <message id="pendulum.rule.term.timeMarker.1">
        <source></source>
        <translation>Jeden z 3 fioletowych elementów, które liczą [odwrócenia fioletowej klepsydry](rule:timers.markers) w rundzie.</translation>
    </message>
    <message id="pendulum.rule.term.timer.title">
        <source></source>
        <translation>klepsydra</translation>
    </message>
    <message id="pendulum.rule.term.timer.1">
        <source></source>
        <translation>Rządzi jednym [obszarem akcji](rule:timers.rows).</translation>
    </message>
    <message id="pendulum.rule.term.timerTrack.title">
        <source></source>
        <translation>tor klepsydr</translation>
    </message>
    <message id="pendulum.rule.term.timerTrack.1">
        <source></source>
        <translation>Jedenaście kroków, które odwracają klepsydry w [rundzie bez mierzenia czasu](rule:untimed.round).</translation>
    </message>
    <message id="pendulum.rule.term.timelessKing.title">
        <source></source>
        <translation>Wieczny Król</translation>
    </message>
    <message id="pendulum.rule.term.timelessKing.1">
        <source></source>
        <translation>Władca, o którego [tron](rule:game.story) walczysz.</translation>
    </message>
    <message id="pendulum.rule.term.untimed.title">
        <source></source>
        <translation>bez mierzenia czasu</translation>
    </message>
    <message id="pendulum.rule.term.untimed.1">
        <source></source>
        <translation>Runda, w której [piasek się nie sypie](rule:untimed.round).</translation>
    </message>
    <message id="pendulum.rule.term.victoryPoint.title">
        <source></source>
        <translation>punkt zwycięstwa</translation>
    </message>
    <message id="pendulum.rule.term.victoryPoint.1">
        <source></source>
        <translation>Jeden krok na [torze punktów zwycięstwa](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.term.victoryTrack.title">
        <source></source>
        <translation>tor punktów zwycięstwa</translation>
    </message>
    <message id="pendulum.rule.term.victoryTrack.1">
        <source></source>
        <translation>[Siła, prestiż, popularność](rule:table.tracks) albo osiągnięcie legendarne.</translation>
    </message>
    <message id="pendulum.rule.term.vote.title">
        <source></source>
        <translation>głos</translation>
    </message>
    <message id="pendulum.rule.term.vote.1">
        <source></source>
        <translation>Liczy się w [radzie](rule:council.votes); nie jest zasobem.</translation>
    </message>
    <message id="pendulum.rule.term.worker.title">
        <source></source>
        <translation>podwładny</translation>
    </message>
    <message id="pendulum.rule.term.worker.1">
        <source></source>
        <translation>Figurka, która na planszy czeka i [wykonuje akcje](rule:workers.act).</translation>
    </message>
</context>
</TS>
