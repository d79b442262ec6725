<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name></name>
    <message id="viceroy.rule.edition">
        <source></source>
        <translation>wydanie czeskie</translation>
    </message>
    <message id="viceroy.rule.chapter.aim">
        <source></source>
        <translation>Cel gry</translation>
    </message>
    <message id="viceroy.rule.aim.goal.title">
        <source></source>
        <translation>Kto wygrywa</translation>
    </message>
    <message id="viceroy.rule.aim.goal.1">
        <source></source>
        <translation>W królestwie jest miejsce tylko dla jednego namiestnika i masz nim zostać ty. Zdobywasz na licytacjach wpływowe postacie, gromadzisz prawa, a z jednych i drugich wznosisz swoją piramidę władzy.</translation>
    </message>
    <message id="viceroy.rule.aim.goal.2">
        <source></source>
        <translation>Po 12 rundach każdy liczy swoje punkty władzy, a wygrywa najwyższa suma. Opłaca się budować wysoko: na 4. poziomie jedna karta daje nieraz 10 albo 12 punktów.</translation>
    </message>
    <message id="viceroy.rule.aim.round.title">
        <source></source>
        <translation>12 rund po 2 fazy</translation>
    </message>
    <message id="viceroy.rule.aim.round.1">
        <source></source>
        <translation>Każda runda ma [fazę licytacji](rule:auction.display), w której możesz zdobyć 1 postać, i [fazę rozwoju](rule:build.choose), w której możesz zagrać do 3 kart z ręki. Wszyscy gracze wybierają jednocześnie i w tajemnicy.</translation>
    </message>
    <message id="viceroy.rule.aim.round.2">
        <source></source>
        <translation>Co rundę na licytację trafiają 4 nowe postacie. Po 12. rundzie następuje końcowe liczenie punktów.</translation>
    </message>
    <message id="viceroy.rule.chapter.setup">
        <source></source>
        <translation>Przygotowanie gry</translation>
    </message>
    <message id="viceroy.rule.setup.parts.title">
        <source></source>
        <translation>Co jest w pudełku</translation>
    </message>
    <message id="viceroy.rule.setup.parts.1">
        <source></source>
        <translation>64 postacie z numerami od 1 do 64, 24 prawa z numerami od 65 do 88, 4 karty licytacji, zasłonka dla każdego gracza i 64 klejnoty: po 16 niebieskich, czerwonych, zielonych i żółtych.</translation>
    </message>
    <message id="viceroy.rule.setup.parts.2">
        <source></source>
        <translation>Do tego żetony punktów władzy, nauki, magii, obrony, ataku, premii za magię i premii za koła. Żetonów nigdy nie zabraknie, klejnotów i kart może zabraknąć.</translation>
    </message>
    <message id="viceroy.rule.setup.gems.title">
        <source></source>
        <translation>Zasób ogólny i pierwsze klejnoty</translation>
    </message>
    <message id="viceroy.rule.setup.gems.1">
        <source></source>
        <translation>Na każdego gracza przypadają w grze po 4 klejnoty w każdym kolorze, reszta zostaje w pudełku. Dostajesz po 2 klejnoty w każdym kolorze, a 2 z tych 8 losowo wracają, więc zaczynasz z 6 klejnotami za zasłonką. Klejnoty, które są w grze, a nikt ich nie ma, tworzą zasób ogólny.</translation>
    </message>
    <message id="viceroy.rule.setup.gems.2">
        <source></source>
        <translation>*Przykład:* przy 3 graczach w grze jest 48 klejnotów: 18 za zasłonkami i 30 w zasobie ogólnym.</translation>
    </message>
    <message id="viceroy.rule.setup.decks.title">
        <source></source>
        <translation>3 talie i pierwsza licytacja</translation>
    </message>
    <message id="viceroy.rule.setup.decks.1">
        <source></source>
        <translation>Każdy dostaje 2 z 64 postaci. Z pozostałych odlicza się 48 do dużej talii, a 4 pierwsze z nich wykłada się przy kartach licytacji. Reszta to mała talia: 14, 12, 10 albo 8 postaci dla 1, 2, 3 albo 4 graczy.</translation>
    </message>
    <message id="viceroy.rule.setup.decks.2">
        <source></source>
        <translation>Trzecią talię tworzą 24 prawa. Gdy pierwsze postacie są wyłożone, każdy dostaje 3 prawa. Żadnej talii się nie uzupełnia, a odrzucona karta nigdy nie wraca.</translation>
    </message>
    <message id="viceroy.rule.setup.first.title">
        <source></source>
        <translation>Twoja pierwsza karta</translation>
    </message>
    <message id="viceroy.rule.setup.first.1">
        <source></source>
        <translation>Wybierz w tajemnicy 1 ze swoich 2 postaci. Zaczyna ona twoją piramidę na 1. poziomie i nic nie kosztuje, druga zostaje na ręce. Gdy wszyscy wybiorą, każdy dostaje nagrodę z dolnego rzędu swojej karty, zaczynając od [najniższego numeru](rule:table.number). Swoje 3 prawa zobaczysz dopiero po tym wyborze.</translation>
    </message>
    <message id="viceroy.rule.setup.first.2">
        <source></source>
        <translation>*Przykład:* Baron jako pierwsza karta daje zielony wieczny klejnot.</translation>
    </message>
    <message id="viceroy.rule.chapter.table">
        <source></source>
        <translation>Przy stole</translation>
    </message>
    <message id="viceroy.rule.table.secret.title">
        <source></source>
        <translation>Co jest tajne</translation>
    </message>
    <message id="viceroy.rule.table.secret.1">
        <source></source>
        <translation>Tajne są karty na twojej ręce oraz klejnoty i żetony ataku za twoją zasłonką. Piramidy, karty w licytacji, zasób ogólny i liczbę twoich kart widzą wszyscy. Oferty i karty najpierw wybiera się w tajemnicy, a potem odsłania razem; dopóki ktoś jeszcze wybiera, możesz cofnąć swój wybór.</translation>
    </message>
    <message id="viceroy.rule.table.secret.2">
        <source></source>
        <translation>Wolno rozmawiać i obiecywać wszystko, ale obietnice nikogo nie wiążą. Gracze nie przekazują sobie klejnotów ani kart, chyba że pozwala na to [prawo](rule:laws.barter).</translation>
    </message>
    <message id="viceroy.rule.table.number.title">
        <source></source>
        <translation>Najniższy numer ma pierwszeństwo</translation>
    </message>
    <message id="viceroy.rule.table.number.1">
        <source></source>
        <translation>Każda karta ma własny numer, od 1 do 88. Gdy kilku graczy ma coś zrobić naraz, zaczyna ten, w którego piramidzie leży najniższy numer, i kończy wszystko, zanim przyjdzie kolej na następnego. W fazie rozwoju decydują natomiast numery odsłoniętych kart.</translation>
    </message>
    <message id="viceroy.rule.table.number.2">
        <source></source>
        <translation>*Przykład:* odsłaniasz Kanclerza (6), rywal odsłania Szlachcica (18), więc zaczynasz ty.</translation>
    </message>
    <message id="viceroy.rule.table.number.3">
        <source></source>
        <translation>*Nasza interpretacja:* karty wsunięte się tu nie liczą, tylko te, które widać.</translation>
    </message>
    <message id="viceroy.rule.table.question.title">
        <source></source>
        <translation>Jedno pytanie naraz</translation>
    </message>
    <message id="viceroy.rule.table.question.1">
        <source></source>
        <translation>Program pyta cię zawsze o jedną rzecz i podświetla wszystkie możliwe odpowiedzi. Odpowiedz, zanim zrobisz cokolwiek innego. Jeśli o nic nie pyta, ta faza jest już dla ciebie skończona (karta zdobyta albo pas) lub decydują jeszcze inni. Nie można wskazać miejsc ani elementów, których w tej partii nie ma.</translation>
    </message>
    <message id="viceroy.rule.chapter.auction">
        <source></source>
        <translation>Faza licytacji</translation>
    </message>
    <message id="viceroy.rule.auction.display.title">
        <source></source>
        <translation>Co jest do zdobycia</translation>
    </message>
    <message id="viceroy.rule.auction.display.1">
        <source></source>
        <translation>Każda z 4 kart licytacji ma swój kolor i miejsce na 2 postacie. Jej strzałka wskazuje *starszą*, pozostałą z poprzedniej rundy; *nowsza* leży po drugiej stronie. W 1. rundzie do zdobycia są więc 4 postacie, później nawet 8.</translation>
    </message>
    <message id="viceroy.rule.auction.display.2">
        <source></source>
        <translation>Nie można licytować koloru, przy którym nie ma postaci, ani wziąć karty z pustego miejsca.</translation>
    </message>
    <message id="viceroy.rule.auction.bid.title">
        <source></source>
        <translation>Twoja oferta</translation>
    </message>
    <message id="viceroy.rule.auction.bid.1">
        <source></source>
        <translation>Wybierz w tajemnicy 1 ofertę: klejnot, [żeton ataku](rule:auction.attack) albo nic. Klejnotem licytujesz postacie przy jego własnym kolorze i musi on pochodzić zza twojej zasłonki; wiecznego klejnotu zaoferować nie można. Każdy zaoferowany klejnot trafia do zasobu ogólnego, nawet jeśli nic nie zdobył. Nie wlicza się do ceny, którą później płacisz za wyłożenie karty.</translation>
    </message>
    <message id="viceroy.rule.auction.bid.2">
        <source></source>
        <translation>*Przykład:* Szpieg leży przy zielonym, więc oferujesz zielony klejnot, choć jego dolny rząd kosztuje niebieski.</translation>
    </message>
    <message id="viceroy.rule.auction.alone.title">
        <source></source>
        <translation>Jedna oferta na kolor</translation>
    </message>
    <message id="viceroy.rule.auction.alone.1">
        <source></source>
        <translation>Jeśli nikt inny nie licytuje twojego koloru, wygrywasz: 1 karta jest po prostu twoja, z 2 wybierasz 1. Bierzesz ją na rękę i licytacja się dla ciebie kończy. W jednej licytacji zdobywasz najwyżej 1 kartę, a za klejnot tylko przy jego kolorze.</translation>
    </message>
    <message id="viceroy.rule.auction.contested.title">
        <source></source>
        <translation>Kilka ofert na kolor</translation>
    </message>
    <message id="viceroy.rule.auction.contested.1">
        <source></source>
        <translation>Jeśli 2 lub więcej graczy licytuje kolor z 1 kartą, nikt jej nie dostaje. Tak samo jest przy 3 lub 4 graczach i 2 kartach. Wszystkie te klejnoty przepadają, a ich właściciele przechodzą do następnej rundy licytacji. Numery nigdy nie rozstrzygają równych ofert.</translation>
    </message>
    <message id="viceroy.rule.auction.contested.2">
        <source></source>
        <translation>*Przykład:* 2 graczy oferuje za Kapitana czerwony klejnot. Obaj tracą czerwony klejnot i obaj licytują dalej.</translation>
    </message>
    <message id="viceroy.rule.auction.agree.title">
        <source></source>
        <translation>2 graczy i 2 karty</translation>
    </message>
    <message id="viceroy.rule.auction.agree.1">
        <source></source>
        <translation>Jeśli kolor z 2 kartami licytuje dokładnie 2 graczy, mogą się podzielić. W programie ten z niższym numerem proponuje, kto bierze którą kartę. Drugi przyjmuje, prosi o podział odwrotny albo odmawia; podział odwrotny można już tylko przyjąć albo odrzucić.</translation>
    </message>
    <message id="viceroy.rule.auction.agree.2">
        <source></source>
        <translation>Jeśli się zgodzą, każdy bierze kartę i kończy licytację. Jeśli nie, nikt nic nie dostaje i obaj grają dalej. Oba klejnoty przepadają tak czy inaczej.</translation>
    </message>
    <message id="viceroy.rule.auction.attack.title">
        <source></source>
        <translation>Oferta z żetonu ataku</translation>
    </message>
    <message id="viceroy.rule.auction.attack.1">
        <source></source>
        <translation>Żetony ataku rozstrzyga się przed klejnotami: weź dowolną kartę z licytacji. Żeton jest zużyty, a licytacja się dla ciebie kończy. Gdy atakuje kilku graczy, wybierają w kolejności swoich najniższych numerów. Potem o pozostałe karty walczą klejnoty; kto przy swoim kolorze żadnej już nie znajdzie, traci klejnot i gra dalej.</translation>
    </message>
    <message id="viceroy.rule.auction.attack.2">
        <source></source>
        <translation>*Nasza interpretacja:* żeton ataku, dla którego nie zostaje już żadna karta, też przepada, a jego właściciel gra dalej.</translation>
    </message>
    <message id="viceroy.rule.auction.pass.title">
        <source></source>
        <translation>Pas się opłaca</translation>
    </message>
    <message id="viceroy.rule.auction.pass.1">
        <source></source>
        <translation>Jeśli nic nie wybierasz, pasujesz: nie dostajesz karty i w tej licytacji już nie licytujesz, ale bierzesz z zasobu ogólnego 3 dowolne klejnoty i jeszcze po 1 za każdy żeton nauki w swojej piramidzie. Kto po 3. rundzie licytacji nadal nie ma karty, jest traktowany tak, jakby spasował, choć jego oferty przepadły.</translation>
    </message>
    <message id="viceroy.rule.auction.pass.2">
        <source></source>
        <translation>*Przykład:* mając 2 żetony nauki, bierzesz 5 klejnotów.</translation>
    </message>
    <message id="viceroy.rule.auction.gems.title">
        <source></source>
        <translation>Jak się bierze klejnoty</translation>
    </message>
    <message id="viceroy.rule.auction.gems.1">
        <source></source>
        <translation>Klejnoty wybierasz po jednym, w dowolnych kolorach, które są jeszcze w zasobie ogólnym. Jeśli jest ich mniej, niż ci się należy, bierzesz tyle, ile zostało; reszta przepada. Zaczyna gracz z najniższym numerem i bierze wszystkie, dopiero potem następny.</translation>
    </message>
    <message id="viceroy.rule.auction.gems.2">
        <source></source>
        <translation>*Nasza interpretacja:* klejnoty zaoferowane w tej samej rundzie licytacji są już w zasobie ogólnym, gdy pasujący biorą swoje.</translation>
    </message>
    <message id="viceroy.rule.auction.end.title">
        <source></source>
        <translation>Koniec licytacji</translation>
    </message>
    <message id="viceroy.rule.auction.end.1">
        <source></source>
        <translation>Licytacja ma najwyżej 3 rundy. Kto zdobył kartę lub spasował, już nie licytuje. Gdy wszyscy skończą, starsze postacie się odrzuca, a pozostałe nowsze przechodzą na ich miejsca. Potem z dużej talii przychodzą 4 nowe, tylko w 12. rundzie już nie.</translation>
    </message>
    <message id="viceroy.rule.auction.end.2">
        <source></source>
        <translation>*Nasza interpretacja:* przez Wezwanie królewskie pomijasz licytację następnej rundy. Nie licytujesz, nie pasujesz i nie dostajesz klejnotów.</translation>
    </message>
    <message id="viceroy.rule.chapter.pyramid">
        <source></source>
        <translation>Twoja piramida</translation>
    </message>
    <message id="viceroy.rule.pyramid.place.title">
        <source></source>
        <translation>Gdzie może leżeć karta</translation>
    </message>
    <message id="viceroy.rule.pyramid.place.1">
        <source></source>
        <translation>Na 1. poziomie karta trafia na lewy albo prawy koniec rzędu. Na wyższym leży w wolnym miejscu nad 2 stykającymi się kartami poziomu niżej. Najwyższy jest 5. poziom, a szerokość nie ma granic. Na wyższych poziomach mogą być luki, a kolory nie zabraniają żadnego miejsca.</translation>
    </message>
    <message id="viceroy.rule.pyramid.place.2">
        <source></source>
        <translation>Wyłożonych kart się nie przekłada, chyba że mówi o tym prawo.</translation>
    </message>
    <message id="viceroy.rule.pyramid.neighbours.title">
        <source></source>
        <translation>Karty sąsiednie</translation>
    </message>
    <message id="viceroy.rule.pyramid.neighbours.1">
        <source></source>
        <translation>Karty, które się stykają, są sąsiednie: leżą obok siebie na jednym poziomie albo jedna na drugiej. Karta może mieć do 6 sąsiednich: 2 obok, 2 pod sobą i 2 nad sobą. Karty po obu stronach luki się nie stykają.</translation>
    </message>
    <message id="viceroy.rule.pyramid.neighbours.2">
        <source></source>
        <translation>*Przykład:* Patronat otoczony postaciami z wszystkich 6 stron daje 12 punktów.</translation>
    </message>
    <message id="viceroy.rule.pyramid.free.title">
        <source></source>
        <translation>Karty wsunięte i wolne</translation>
    </message>
    <message id="viceroy.rule.pyramid.free.1">
        <source></source>
        <translation>Niektóre prawa wsuwają kartę pod inną, bez kosztu i bez nagrody. Wsunięta karta nie ma poziomu, kolorów ani działania, liczy się tylko jako karta.</translation>
    </message>
    <message id="viceroy.rule.pyramid.free.2">
        <source></source>
        <translation>Królewska łaska wsuwa *wolną kartę*: nic na niej nie leży i nic nie jest pod nią wsunięte. Jest skrajna na swoim poziomie albo leży na twoim najwyższym poziomie.</translation>
    </message>
    <message id="viceroy.rule.pyramid.free.3">
        <source></source>
        <translation>*Nasza interpretacja:* na 1. poziomie wolna może być tylko karta na lewym albo prawym końcu, nawet jeśli nie masz innych poziomów; inaczej rząd by się rozerwał.</translation>
    </message>
    <message id="viceroy.rule.chapter.build">
        <source></source>
        <translation>Faza rozwoju</translation>
    </message>
    <message id="viceroy.rule.build.card.title">
        <source></source>
        <translation>Jak czytać postać</translation>
    </message>
    <message id="viceroy.rule.build.card.1">
        <source></source>
        <translation>W lewym dolnym rogu jest numer. 4 rzędy odpowiadają 4 poziomom, najniższy 1. poziomowi. W rzędzie po lewej jest klejnot, który ten poziom dodaje do ceny, a po prawej nagroda.</translation>
    </message>
    <message id="viceroy.rule.build.card.2">
        <source></source>
        <translation>Kolorowe ćwiartki w górnych rogach i półkole u dołu tworzą z kartami wokół [koła](rule:build.circle). Prawa nie mają rzędów, ale te kolory mają.</translation>
    </message>
    <message id="viceroy.rule.build.card.3">
        <source></source>
        <translation>*Przykład:* Baron, numer 60. Poziom 1: żółty klejnot, nagroda to zielony wieczny klejnot. Poziom 2: czerwony, żeton magii. Poziom 3: czerwony, premia za magię +3. Poziom 4: zielony, 10 punktów władzy.</translation>
    </message>
    <message id="viceroy.rule.build.choose.title">
        <source></source>
        <translation>Wybór karty</translation>
    </message>
    <message id="viceroy.rule.build.choose.1">
        <source></source>
        <translation>Faza ma 3 rundy rozwoju. W każdej wybierasz w tajemnicy 1 kartę z ręki albo pasujesz. Pas nie daje tu klejnotów i do końca fazy nic już nie zagrasz. Pierwszy gra najniższy odsłonięty numer; miejsce dla karty wybierasz dopiero w swojej kolejności.</translation>
    </message>
    <message id="viceroy.rule.build.choose.2">
        <source></source>
        <translation>*Nasza interpretacja:* postać możesz wybrać tylko wtedy, gdy stać cię na nią na 1. poziomie; niewykorzystane wieczne klejnoty się liczą.</translation>
    </message>
    <message id="viceroy.rule.build.price.title">
        <source></source>
        <translation>Cena poziomu</translation>
    </message>
    <message id="viceroy.rule.build.price.1">
        <source></source>
        <translation>Postać kosztuje klejnot swojego poziomu i klejnoty wszystkich niższych poziomów. Jeśli cię na to nie stać, karta nie może tam leżeć. Zapłacone klejnoty trafiają do zasobu ogólnego.</translation>
    </message>
    <message id="viceroy.rule.build.price.2">
        <source></source>
        <translation>*Przykład:* Baron na 1. poziomie kosztuje 1 żółty klejnot, na 2. poziomie 1 żółty i 1 czerwony, na 3. poziomie 1 żółty i 2 czerwone. Na 4. poziomie dochodzi 1 zielony.</translation>
    </message>
    <message id="viceroy.rule.build.reward.title">
        <source></source>
        <translation>Nagroda z jednego rzędu</translation>
    </message>
    <message id="viceroy.rule.build.reward.1">
        <source></source>
        <translation>Ceny się sumują, nagrody nie. Dostajesz tylko to, co jest w rzędzie poziomu, na którym karta leży, za to wszystko.</translation>
    </message>
    <message id="viceroy.rule.build.reward.2">
        <source></source>
        <translation>*Przykład:* Paladyn na 2. poziomie daje żeton ataku, 2 klejnoty i 2 punkty władzy, ale nie żeton magii z 1. rzędu.</translation>
    </message>
    <message id="viceroy.rule.build.reward.3">
        <source></source>
        <translation>*Nasza interpretacja:* kolejność jest zawsze taka sama: wyłożyć kartę, zapłacić, wziąć klejnot za koło, a na końcu nagrody od lewej do prawej.</translation>
    </message>
    <message id="viceroy.rule.build.fifth.title">
        <source></source>
        <translation>Poziom 5</translation>
    </message>
    <message id="viceroy.rule.build.fifth.1">
        <source></source>
        <translation>Poziom 5 kosztuje klejnoty wszystkich 4 rzędów i jeszcze raz klejnot 4. rzędu. Potem wybierz: 15 punktów władzy albo łącznie nagrody z rzędów 1, 2 i 3. Rząd 4 nic tam nie daje.</translation>
    </message>
    <message id="viceroy.rule.build.fifth.2">
        <source></source>
        <translation>*Przykład:* Baron na 5. poziomie kosztuje 1 żółty, 2 czerwone i 2 zielone klejnoty. Daje 15 punktów albo zielony wieczny klejnot, żeton magii i premię za magię +3.</translation>
    </message>
    <message id="viceroy.rule.build.circle.title">
        <source></source>
        <translation>Jednobarwne koła</translation>
    </message>
    <message id="viceroy.rule.build.circle.1">
        <source></source>
        <translation>Karta na 2. lub wyższym poziomie tworzy koło z 2 kartami, na których leży. Koło ma 4 segmenty: po jednym rogu obu dolnych kart i półkole górnej karty, które liczy się za 2. Jeśli wszystkie 4 mają ten sam kolor, od razu weź 1 klejnot w tym kolorze, o ile jest w zasobie ogólnym. Prawa także zamykają koła.</translation>
    </message>
    <message id="viceroy.rule.build.circle.2">
        <source></source>
        <translation>*Przykład:* Baron nad Wynalazcą i Pustelnikiem zamyka żółte koło.</translation>
    </message>
    <message id="viceroy.rule.build.infinite.title">
        <source></source>
        <translation>Jak działają wieczne klejnoty</translation>
    </message>
    <message id="viceroy.rule.build.infinite.1">
        <source></source>
        <translation>Gdy płacisz za postać, każdy wieczny klejnot oszczędza ci 1 klejnot w swoim kolorze, raz w każdej fazie rozwoju. Możesz użyć kilku naraz albo zachować część na później. Musisz jednak użyć tylu, ilu własnych klejnotów ci brakuje, i nigdy więcej, niż wynosi cena.</translation>
    </message>
    <message id="viceroy.rule.build.infinite.2">
        <source></source>
        <translation>*Przykład:* Baron na 3. poziomie kosztuje 1 żółty i 2 czerwone klejnoty. Z czerwonym wiecznym klejnotem płacisz 1 żółty i 1 czerwony.</translation>
    </message>
    <message id="viceroy.rule.build.infinite.3">
        <source></source>
        <translation>*Nasza interpretacja:* nowy wieczny klejnot działa już przy twojej następnej karcie w tej samej fazie.</translation>
    </message>
    <message id="viceroy.rule.chapter.reward">
        <source></source>
        <translation>Nagrody</translation>
    </message>
    <message id="viceroy.rule.reward.gems.title">
        <source></source>
        <translation>Klejnoty</translation>
    </message>
    <message id="viceroy.rule.reward.gems.1">
        <source></source>
        <translation>Jasny ośmiokąt z liczbą daje tyle klejnotów z zasobu ogólnego, w dowolnych kolorach. Trafiają za zasłonkę, a mieć możesz ich tam dowolnie wiele.</translation>
    </message>
    <message id="viceroy.rule.reward.points.title">
        <source></source>
        <translation>Punkty władzy</translation>
    </message>
    <message id="viceroy.rule.reward.points.1">
        <source></source>
        <translation>Wawrzyn z liczbą to żeton wart tyle punktów władzy. Leży na swojej karcie aż do końcowego liczenia. Postacie dają od 2 do 12 punktów, 2 prawa oferują 6, a poziom 5 daje 15.</translation>
    </message>
    <message id="viceroy.rule.reward.cards.title">
        <source></source>
        <translation>Dobieranie kart</translation>
    </message>
    <message id="viceroy.rule.reward.cards.1">
        <source></source>
        <translation>Za każdą ikonę karty dobierz 1 kartę: z małej talii albo prawo. Przy 2 ikonach widzisz pierwszą kartę, zanim wybierzesz drugi raz. Na ręce możesz mieć dowolnie wiele kart, a nowe możesz zagrać jeszcze w tej samej fazie. Pusta talia nic nie daje.</translation>
    </message>
    <message id="viceroy.rule.reward.science.title">
        <source></source>
        <translation>Nauka</translation>
    </message>
    <message id="viceroy.rule.reward.science.1">
        <source></source>
        <translation>Żeton nauki leży na swojej karcie. Każdy daje ci 1 klejnot więcej zawsze, gdy [pasujesz w licytacji](rule:auction.pass). W końcowym liczeniu punktuje tylko jako część [zestawu](rule:end.magic).</translation>
    </message>
    <message id="viceroy.rule.reward.magic.title">
        <source></source>
        <translation>Magia i premie za magię</translation>
    </message>
    <message id="viceroy.rule.reward.magic.1">
        <source></source>
        <translation>Gwiazda to żeton magii, gwiazda z +2, +3 albo +5 to premia za magię. To różne żetony i jeden bez drugiego nic nie daje. W końcowym liczeniu każdy żeton magii jest wart tyle, ile wynosi suma twoich premii za magię.</translation>
    </message>
    <message id="viceroy.rule.reward.magic.2">
        <source></source>
        <translation>*Przykład:* 4 żetony magii i premie +2 i +3 dają 4 × 5 = 20 punktów.</translation>
    </message>
    <message id="viceroy.rule.reward.magic.3">
        <source></source>
        <translation>Jedno i drugie w tym samym rzędzie mają tylko 4 postacie, na 4. poziomie: Paladyn, Kat, Druid i Rzezimieszek.</translation>
    </message>
    <message id="viceroy.rule.reward.defense.title">
        <source></source>
        <translation>Obrona</translation>
    </message>
    <message id="viceroy.rule.reward.defense.1">
        <source></source>
        <translation>Żeton obrony leży na swojej karcie i w czasie gry nic nie robi. W końcowym liczeniu zatrzymuje 1 z żetonów ataku, które zostały rywalom: 1 łącznie, a nie 1 od każdego rywala. Należy też do zestawów; liczy się jedno i drugie.</translation>
    </message>
    <message id="viceroy.rule.reward.attack.title">
        <source></source>
        <translation>Atak</translation>
    </message>
    <message id="viceroy.rule.reward.attack.1">
        <source></source>
        <translation>Żeton ataku od postaci trafia za zasłonkę. Zaoferuj go w [licytacji](rule:auction.attack) albo zachowaj: na koniec każdy żeton, który ci został, odbiera każdemu rywalowi 4 punkty, chyba że zatrzyma go obrona. Tobie punktów nigdy nie daje.</translation>
    </message>
    <message id="viceroy.rule.reward.attack.2">
        <source></source>
        <translation>*Nasza interpretacja:* żeton ataku z Wezwania do broni albo z Listu kaperskiego leży jawnie na tym prawie. To żeton jak każdy inny i zużywa się go przed tymi zza zasłonki.</translation>
    </message>
    <message id="viceroy.rule.reward.bonus.title">
        <source></source>
        <translation>Premie za koła</translation>
    </message>
    <message id="viceroy.rule.reward.bonus.1">
        <source></source>
        <translation>Czterodzielny pierścień z +2 albo +4 to premia za koła w jednym kolorze. W końcowym liczeniu dodaje swoją wartość do każdego jednobarwnego koła i każdego wiecznego klejnotu w tym kolorze.</translation>
    </message>
    <message id="viceroy.rule.reward.bonus.2">
        <source></source>
        <translation>*Przykład:* masz premie +2 i +4 za czerwone koła. 2 czerwone koła i czerwony wieczny klejnot dają o 3 × 6 = 18 punktów więcej.</translation>
    </message>
    <message id="viceroy.rule.reward.infinite.title">
        <source></source>
        <translation>Jak się dostaje wieczny klejnot</translation>
    </message>
    <message id="viceroy.rule.reward.infinite.1">
        <source></source>
        <translation>Połóż na karcie klejnot we wskazanym kolorze z zasobu ogólnego. Jeśli go tam nie ma, program zapyta, czy używasz własnego zza zasłonki. Jeśli go nie masz albo odmówisz, ta nagroda przepada na dobre. Jeśli prawo pozwala wybrać kolor, musi on być w zasobie ogólnym albo u ciebie.</translation>
    </message>
    <message id="viceroy.rule.reward.infinite.2">
        <source></source>
        <translation>Odtąd wieczny klejnot należy do swojej karty: nie można go zaoferować, wydać ani wymienić i niczego się nim nie przemaluje.</translation>
    </message>
    <message id="viceroy.rule.chapter.laws">
        <source></source>
        <translation>Prawa</translation>
    </message>
    <message id="viceroy.rule.laws.play.title">
        <source></source>
        <translation>Zagranie prawa</translation>
    </message>
    <message id="viceroy.rule.laws.play.1">
        <source></source>
        <translation>Prawo to jedna z najwyżej 3 kart, które zagrywasz w fazie rozwoju. Nic nie kosztuje i leży na poziomach od 1 do 4, nigdy na 5. Dźwiga inne karty i zamyka koła tak jak postać.</translation>
    </message>
    <message id="viceroy.rule.laws.play.2">
        <source></source>
        <translation>Niektóre prawa działają raz, w chwili zagrania; Archiwum królewskie działa stale. Inne punktują w końcowym liczeniu, ale tylko jeśli leżą w piramidzie i nie są wsunięte.</translation>
    </message>
    <message id="viceroy.rule.laws.options.title">
        <source></source>
        <translation>Prawa z wyborem</translation>
    </message>
    <message id="viceroy.rule.laws.options.1">
        <source></source>
        <translation>8 praw oferuje po 3 nagrody, a ty bierzesz dokładnie 1; zawsze są wśród nich 4 klejnoty. Żetony z prawa leżą na nim samym. Wieczny klejnot możesz wybrać tylko wtedy, gdy w zasobie ogólnym albo za twoją zasłonką jest jakiś klejnot.</translation>
    </message>
    <message id="viceroy.rule.laws.place.title">
        <source></source>
        <translation>Prawa, które wskazują twoją kartę</translation>
    </message>
    <message id="viceroy.rule.laws.place.1">
        <source></source>
        <translation>Zmiana urzędów zajmuje miejsce jednej z twoich kart na poziomach od 1 do 4, a ta karta wraca na rękę. Podwójne przywileje wsuwa się pod jedną z twoich postaci i każdy żeton na niej się podwaja; bez postaci w piramidzie nie możesz ich wybrać. Żadne prawo nie może wskazać samego siebie.</translation>
    </message>
    <message id="viceroy.rule.laws.place.2">
        <source></source>
        <translation>*Nasza interpretacja:* przy Zmianie urzędów żetony, wieczne klejnoty i wsunięte karty zostają na miejscu i należą teraz do prawa. Każde koło, które zyskuje nowy jednolity kolor, daje klejnot. Karta, która wraca, liczy się dla Archiwum królewskiego jak karta wzięta na rękę.</translation>
    </message>
    <message id="viceroy.rule.laws.place.3">
        <source></source>
        <translation>*Nasza interpretacja:* Podwójne przywileje podwajają także wieczny klejnot. Drugi jest prawdziwym klejnotem z zasobu ogólnego albo, jeśli się zgodzisz, zza twojej zasłonki.</translation>
    </message>
    <message id="viceroy.rule.laws.place.4">
        <source></source>
        <translation>*Nasza interpretacja:* przy Królewskiej łasce żetony z wsuniętej karty przepadają, a jej wieczne klejnoty wracają do zasobu ogólnego.</translation>
    </message>
    <message id="viceroy.rule.laws.barter.title">
        <source></source>
        <translation>Prawa, które kosztują klejnoty</translation>
    </message>
    <message id="viceroy.rule.laws.barter.1">
        <source></source>
        <translation>Dzięki Wymuszonej wymianie możesz zamienić 1 żeton ze swojej piramidy na 1 z piramidy rywala. Wskaż swoją kartę i żeton, potem kartę i żeton rywala i oddaj mu 3 dowolne klejnoty. Mając ich mniej niż 3, możesz tylko odmówić. Każdy żeton trafia na kartę, z której pochodzi ten drugi. Wieczne klejnoty i żetony za zasłonkami zostają na miejscu.</translation>
    </message>
    <message id="viceroy.rule.laws.barter.2">
        <source></source>
        <translation>Wykładając Skarbiec królewski, połóż na nim najwyżej 8 klejnotów. Zostaną tam i każdy da 2 punkty.</translation>
    </message>
    <message id="viceroy.rule.laws.hand.title">
        <source></source>
        <translation>Prawa o kartach na ręce</translation>
    </message>
    <message id="viceroy.rule.laws.hand.1">
        <source></source>
        <translation>Przy Rewizji kodeksu odkładasz dowolne 2 prawa z ręki, nie tylko te właśnie dobrane; ostatnie leży na wierzchu. Pod Tajną służbę wsuwasz przy wyłożeniu tyle kart z ręki, ile chcesz, później już żadnej. Pod Archiwum królewskie możesz wsunąć każdą kartę, którą bierzesz, ale tylko od razu.</translation>
    </message>
    <message id="viceroy.rule.laws.hand.2">
        <source></source>
        <translation>*Przykład:* 3 wsunięte karty dają 15 punktów pod Tajną służbą i 12 pod Archiwum królewskim.</translation>
    </message>
    <message id="viceroy.rule.chapter.end">
        <source></source>
        <translation>Koniec gry</translation>
    </message>
    <message id="viceroy.rule.end.recolour.title">
        <source></source>
        <translation>Przemalowywanie</translation>
    </message>
    <message id="viceroy.rule.end.recolour.1">
        <source></source>
        <translation>Po 12. rundzie odrzuca się karty z rąk. Potem możesz klejnotami zza zasłonki przemalowywać koła, każde raz. Za każdy segment w innym kolorze zapłać 1 klejnot w nowym kolorze; półkole to 2 segmenty. Kolor zmienia całe koło. Klejnotu za nie nie dostajesz, ale koło punktuje.</translation>
    </message>
    <message id="viceroy.rule.end.recolour.2">
        <source></source>
        <translation>*Przykład:* półkole Sternika jest czerwone i leży nad rogami niebieskim i czerwonym. Wystarczy 1 czerwony klejnot i koło jest czerwone.</translation>
    </message>
    <message id="viceroy.rule.end.circles.title">
        <source></source>
        <translation>Kroki 1 i 2: koła i wieczne klejnoty</translation>
    </message>
    <message id="viceroy.rule.end.circles.1">
        <source></source>
        <translation>*Krok 1:* każde jednobarwne koło daje tyle punktów, ile wynosi poziom jego górnej karty, i do tego wszystkie twoje premie za koła w tym kolorze.</translation>
    </message>
    <message id="viceroy.rule.end.circles.2">
        <source></source>
        <translation>*Krok 2:* każdy wieczny klejnot daje tyle punktów, ile wynosi poziom jego karty, i do tego te same premie.</translation>
    </message>
    <message id="viceroy.rule.end.circles.3">
        <source></source>
        <translation>*Przykład:* z niebieską premią +2 niebieskie koło na 4. poziomie daje 6 punktów, a niebieski wieczny klejnot na 1. poziomie daje 3.</translation>
    </message>
    <message id="viceroy.rule.end.laws.title">
        <source></source>
        <translation>Kroki 3 i 4: prawa i żetony punktów</translation>
    </message>
    <message id="viceroy.rule.end.laws.1">
        <source></source>
        <translation>*Krok 3:* każde prawo wyłożone w twojej piramidzie daje to, co na nim podano. Wsunięte prawa nie punktują, ale Spis ludności liczy je jako karty.</translation>
    </message>
    <message id="viceroy.rule.end.laws.2">
        <source></source>
        <translation>*Krok 4:* dodaj wartości swoich żetonów punktów władzy.</translation>
    </message>
    <message id="viceroy.rule.end.laws.3">
        <source></source>
        <translation>*Przykład:* Patronat I z 3 sąsiednimi postaciami daje 6 punktów, a żetony 2 i 5 dają 7.</translation>
    </message>
    <message id="viceroy.rule.end.magic.title">
        <source></source>
        <translation>Kroki 5 i 6: magia i zestawy</translation>
    </message>
    <message id="viceroy.rule.end.magic.1">
        <source></source>
        <translation>*Krok 5:* pomnóż liczbę swoich żetonów magii przez sumę swoich premii za magię. Jeśli brakuje ci jednego z nich, wynik to 0.</translation>
    </message>
    <message id="viceroy.rule.end.magic.2">
        <source></source>
        <translation>*Krok 6:* każdy zestaw (1 żeton obrony, 1 żeton nauki i 1 żeton magii) daje 12 punktów. Zestaw niczego nie zużywa: te same żetony liczą się też w krokach 5 i 7.</translation>
    </message>
    <message id="viceroy.rule.end.magic.3">
        <source></source>
        <translation>*Przykład:* 3 żetony magii, 2 nauki i 4 obrony to 2 zestawy, czyli 24 punkty.</translation>
    </message>
    <message id="viceroy.rule.end.attacks.title">
        <source></source>
        <translation>Krok 7: ataki rywali</translation>
    </message>
    <message id="viceroy.rule.end.attacks.1">
        <source></source>
        <translation>Zsumuj żetony ataku, które zostały wszystkim twoim rywalom, za zasłonkami i na kartach. Odejmij swoje żetony obrony. Za każdy pozostały żeton ataku tracisz 4 punkty. Własne żetony ataku ci nie szkodzą.</translation>
    </message>
    <message id="viceroy.rule.end.attacks.2">
        <source></source>
        <translation>*Przykład:* rywalom zostały 1 i 4 żetony, a ty masz 3 żetony obrony. Tracisz 4 × (1 + 4 – 3) = 8 punktów.</translation>
    </message>
    <message id="viceroy.rule.end.winner.title">
        <source></source>
        <translation>Zwycięzca</translation>
    </message>
    <message id="viceroy.rule.end.winner.1">
        <source></source>
        <translation>Wygrywa najwyższa suma. W grze solo twoja suma jest rekordem do pobicia. Na tym partia się kończy: możesz obejrzeć każdy wiersz liczenia, ale nic więcej nie da się zagrać.</translation>
    </message>
    <message id="viceroy.rule.end.winner.2">
        <source></source>
        <translation>*Nasza interpretacja:* przy równych sumach gracze dzielą miejsce, dodatkowego kryterium nie ma.</translation>
    </message>
    <message id="viceroy.rule.end.example.title">
        <source></source>
        <translation>Liczenie krok po kroku</translation>
    </message>
    <message id="viceroy.rule.end.example.1">
        <source></source>
        <translation>Rywalowi zostały 3 żetony ataku, ty masz 1 czerwony i 1 niebieski klejnot. Twoja piramida, w nawiasach żetony. Poziom 4: Wojewoda (premia za magię +5). Poziom 3: Czarodziejka (magia), Strażnik (premia za czerwone koła +2). Poziom 2: Baron (magia), Sternik (obrona), Agent (nauka), Arkanista (5 punktów). Poziom 1: Wynalazca (2 punkty), Pułkownik (czerwony wieczny klejnot), Włóczęga (magia), Patronat I, Harmonia stanów.</translation>
    </message>
    <message id="viceroy.rule.end.example.2">
        <source></source>
        <translation>Najpierw przemalowujesz: 1 czerwonym klejnotem koło pod Sternikiem na czerwono, 1 niebieskim koło pod Wojewodą na niebiesko.</translation>
    </message>
    <message id="viceroy.rule.end.example.3">
        <source></source>
        <translation>*Krok 1:* koła: Baron żółte 2, Sternik czerwone 2 + 2, Czarodziejka zielone 3, Strażnik niebieskie 3, Wojewoda niebieskie 4. Razem 16.</translation>
    </message>
    <message id="viceroy.rule.end.example.4">
        <source></source>
        <translation>*Krok 2:* czerwony wieczny klejnot na Pułkowniku, poziom 1 i czerwona premia: 1 + 2 = 3.</translation>
    </message>
    <message id="viceroy.rule.end.example.5">
        <source></source>
        <translation>*Krok 3:* Patronat I styka się z Włóczęgą, Agentem i Arkanistą: 3 × 2 = 6. Harmonia stanów: 1 zestaw, 3 punkty. Razem 9.</translation>
    </message>
    <message id="viceroy.rule.end.example.6">
        <source></source>
        <translation>*Krok 4:* żetony 2 i 5: 7.</translation>
    </message>
    <message id="viceroy.rule.end.example.7">
        <source></source>
        <translation>*Krok 5:* 3 żetony magii × 5 = 15.</translation>
    </message>
    <message id="viceroy.rule.end.example.8">
        <source></source>
        <translation>*Krok 6:* 1 zestaw: 12.</translation>
    </message>
    <message id="viceroy.rule.end.example.9">
        <source></source>
        <translation>*Krok 7:* 3 żetony ataku – 1 żeton obrony = 2, więc tracisz 2 × 4 = 8.</translation>
    </message>
    <message id="viceroy.rule.end.example.10">
        <source></source>
        <translation>16 + 3 + 9 + 7 + 15 + 12 – 8 = 54. Bez tych 2 klejnotów byłoby 46.</translation>
    </message>
    <message id="viceroy.rule.chapter.solo">
        <source></source>
        <translation>Gra solo i wirtualni przeciwnicy</translation>
    </message>
    <message id="viceroy.rule.solo.draw.title">
        <source></source>
        <translation>Wirtualni przeciwnicy</translation>
    </message>
    <message id="viceroy.rule.solo.draw.1">
        <source></source>
        <translation>Do gry solo potrzebujesz od 1 do 3 wirtualnych przeciwników. W 2 lub 3 osoby możecie ich dobrać, razem najwyżej do 4 licytujących. Przeciwnicy tylko licytują; nie mają piramidy ani punktów.</translation>
    </message>
    <message id="viceroy.rule.solo.draw.2">
        <source></source>
        <translation>Gdy odsłania się oferty, za każdego przeciwnika, który jest jeszcze w licytacji, losuje się z pudełka 1 klejnot, który potem tam wraca. Jeśli przeciwnik jest na swoim kolorze sam, usuwa z gry kartę, z 2 tę nowszą. Wtedy kończy tę licytację.</translation>
    </message>
    <message id="viceroy.rule.solo.draw.3">
        <source></source>
        <translation>*Nasza interpretacja:* losuje się za niego także w tej rundzie licytacji, w której pasujesz.</translation>
    </message>
    <message id="viceroy.rule.solo.contest.title">
        <source></source>
        <translation>Spotkanie z przeciwnikiem</translation>
    </message>
    <message id="viceroy.rule.solo.contest.1">
        <source></source>
        <translation>Jeśli spotkacie się przy 1 karcie, tracisz klejnot i gracie dalej. Przy 2 kartach możesz wziąć tę starszą, a nowsza opuszcza grę; albo grasz dalej. Przy 3 ofertach nikt nie dostaje karty. 2 przeciwników między sobą usuwa obie karty, jeśli leżą tam 2, i żadnej, jeśli jest tylko 1. Bez prawdziwego gracza runda licytacji się nie odbywa.</translation>
    </message>
    <message id="viceroy.rule.solo.contest.2">
        <source></source>
        <translation>Jeśli przy jego kolorze nie było karty, wybierasz z licytacji kartę, która opuszcza grę.</translation>
    </message>
    <message id="viceroy.rule.solo.contest.3">
        <source></source>
        <translation>*Nasza interpretacja:* przy kilku graczach wybiera ją ten z najniższym numerem. Karta, którą w tej samej rundzie licytacji bierze żeton ataku, liczy się tak, jakby tam była.</translation>
    </message>
    <message id="viceroy.rule.solo.example.title">
        <source></source>
        <translation>Licytacja solo</translation>
    </message>
    <message id="viceroy.rule.solo.example.1">
        <source></source>
        <translation>Grasz z 1 wirtualnym przeciwnikiem. Przy niebieskim leżą starsza karta Kapitan i nowsza Książę, przy czerwonym, zielonym i żółtym po 1 karcie.</translation>
    </message>
    <message id="viceroy.rule.solo.example.2">
        <source></source>
        <translation>Oferujesz niebieski i wylosowany zostaje niebieski: możesz wziąć Kapitana, wtedy Książę opuszcza grę i licytacja się kończy.</translation>
    </message>
    <message id="viceroy.rule.solo.example.3">
        <source></source>
        <translation>Oferujesz niebieski i wylosowany zostaje zielony: wybierz Kapitana albo Księcia. Zielona karta opuszcza grę.</translation>
    </message>
    <message id="viceroy.rule.solo.example.4">
        <source></source>
        <translation>Oferujesz czerwony i wylosowany zostaje czerwony: tracisz klejnot, karta zostaje i gracie dalej.</translation>
    </message>
    <message id="viceroy.rule.solo.example.5">
        <source></source>
        <translation>Pasujesz i wylosowano żółty: weź 3 klejnoty i po 1 za każdy żeton nauki. Żółta karta i tak opuszcza grę.</translation>
    </message>
    <message id="viceroy.rule.chapter.options">
        <source></source>
        <translation>Wydania i interpretacje</translation>
    </message>
    <message id="viceroy.rule.options.four.title">
        <source></source>
        <translation>4 postacie na początek</translation>
    </message>
    <message id="viceroy.rule.options.four.1">
        <source></source>
        <translation>Te zasady opierają się na wydaniu czeskim; ta opcja i następna pochodzą z innego. Zamiast 2 postaci dostajesz 4. Wybierz 1, która zacznie twoją piramidę, a potem 1 z pozostałych, która zostanie na ręce. Ostatnie 2 wtasowuje się z powrotem, zanim powstaną talie, więc talie mają zwykłą wielkość.</translation>
    </message>
    <message id="viceroy.rule.options.sell.title">
        <source></source>
        <translation>Karta za 2 klejnoty</translation>
    </message>
    <message id="viceroy.rule.options.sell.1">
        <source></source>
        <translation>Z tą opcją możesz odsłoniętą kartę odrzucić zamiast wykładać i wziąć 2 dowolne klejnoty. Karta opuszcza grę i liczy się jako twoja karta w tej rundzie rozwoju. Dlatego możesz wybrać także postać, na którą cię nie stać.</translation>
    </message>
    <message id="viceroy.rule.options.rulings.title">
        <source></source>
        <translation>Nasze interpretacje</translation>
    </message>
    <message id="viceroy.rule.options.rulings.1">
        <source></source>
        <translation>Tam, gdzie drukowane zasady milczą, musiał zdecydować program. Takie miejsca są w tej książce oznaczone słowami *Nasza interpretacja*. Jeśli z pudełkiem gracie inaczej, pamiętajcie, że program trzyma się tych.</translation>
    </message>
    <message id="viceroy.rule.options.rulings.2">
        <source></source>
        <translation>Nasze interpretacje dotyczą [kolejności według numerów](rule:table.number), [żetonów ataku](rule:auction.attack) i [klejnotów](rule:auction.gems) w licytacji, [Wezwania królewskiego](rule:auction.end), [wolnych kart](rule:pyramid.free), [wyboru](rule:build.choose) i [wykładania](rule:build.reward) karty, [wiecznych klejnotów](rule:build.infinite), [żetonów ataku na prawach](rule:reward.attack), [praw, które wskazują kartę](rule:laws.place), [remisów](rule:end.winner) i [wirtualnych przeciwników](rule:solo.draw).</translation>
    </message>
    <message id="viceroy.rule.chapter.legend">
        <source></source>
        <translation>Objaśnienie symboli</translation>
    </message>
    <message id="viceroy.rule.legend.number.title">
        <source></source>
        <translation>Numer</translation>
    </message>
    <message id="viceroy.rule.legend.number.1">
        <source></source>
        <translation>Podkreślony numer w lewym dolnym rogu: każda karta ma własny, od 1 do 88, i to on rozstrzyga, [kto zaczyna](rule:table.number).</translation>
    </message>
    <message id="viceroy.rule.legend.sectors.title">
        <source></source>
        <translation>Segmenty</translation>
    </message>
    <message id="viceroy.rule.legend.sectors.1">
        <source></source>
        <translation>Kolorowe ćwiartki w górnych rogach i półkole u dołu tworzą z sąsiednimi kartami [koła](rule:build.circle).</translation>
    </message>
    <message id="viceroy.rule.legend.cost.title">
        <source></source>
        <translation>Cena</translation>
    </message>
    <message id="viceroy.rule.legend.cost.1">
        <source></source>
        <translation>Kolorowy klejnot po lewej stronie rzędu dodaje do [ceny](rule:build.price) 1 klejnot w tym kolorze: niebieski (romb), czerwony (koło), zielony (trójkąt) albo żółty (kwadrat).</translation>
    </message>
    <message id="viceroy.rule.legend.row.title">
        <source></source>
        <translation>Rząd</translation>
    </message>
    <message id="viceroy.rule.legend.row.1">
        <source></source>
        <translation>Dostajesz [wszystko, co jest w rzędzie](rule:build.reward) danego poziomu, od lewej do prawej.</translation>
    </message>
    <message id="viceroy.rule.legend.gems.title">
        <source></source>
        <translation>Klejnoty</translation>
    </message>
    <message id="viceroy.rule.legend.gems.1">
        <source></source>
        <translation>Jasny ośmiokąt z liczbą: weź z zasobu ogólnego tyle [klejnotów](rule:reward.gems) w dowolnych kolorach.</translation>
    </message>
    <message id="viceroy.rule.legend.points.title">
        <source></source>
        <translation>Punkty władzy</translation>
    </message>
    <message id="viceroy.rule.legend.points.1">
        <source></source>
        <translation>Wawrzyn z liczbą w krążku: połóż na karcie [żeton punktów władzy](rule:reward.points) o tej wartości.</translation>
    </message>
    <message id="viceroy.rule.legend.card.title">
        <source></source>
        <translation>Karta</translation>
    </message>
    <message id="viceroy.rule.legend.card.1">
        <source></source>
        <translation>Pusta karta: [dobierz](rule:reward.cards) 1 kartę z małej talii albo prawo.</translation>
    </message>
    <message id="viceroy.rule.legend.science.title">
        <source></source>
        <translation>Nauka</translation>
    </message>
    <message id="viceroy.rule.legend.science.1">
        <source></source>
        <translation>Koło zębate: połóż na karcie [żeton nauki](rule:reward.science).</translation>
    </message>
    <message id="viceroy.rule.legend.magic.title">
        <source></source>
        <translation>Magia</translation>
    </message>
    <message id="viceroy.rule.legend.magic.1">
        <source></source>
        <translation>Czteroramienna gwiazda: połóż na karcie [żeton magii](rule:reward.magic).</translation>
    </message>
    <message id="viceroy.rule.legend.defense.title">
        <source></source>
        <translation>Obrona</translation>
    </message>
    <message id="viceroy.rule.legend.defense.1">
        <source></source>
        <translation>Tarcza: połóż na karcie [żeton obrony](rule:reward.defense).</translation>
    </message>
    <message id="viceroy.rule.legend.attack.title">
        <source></source>
        <translation>Atak</translation>
    </message>
    <message id="viceroy.rule.legend.attack.1">
        <source></source>
        <translation>Miecz: weź za zasłonkę [żeton ataku](rule:reward.attack), a jeśli daje go prawo, połóż go na tym prawie.</translation>
    </message>
    <message id="viceroy.rule.legend.infinite.title">
        <source></source>
        <translation>Wieczny klejnot</translation>
    </message>
    <message id="viceroy.rule.legend.infinite.1">
        <source></source>
        <translation>Kolorowy klejnot ze znakiem nieskończoności: połóż na karcie [wieczny klejnot](rule:reward.infinite) w tym kolorze.</translation>
    </message>
    <message id="viceroy.rule.legend.magicBonus.title">
        <source></source>
        <translation>Premia za magię</translation>
    </message>
    <message id="viceroy.rule.legend.magicBonus.1">
        <source></source>
        <translation>Gwiazda z +2, +3 albo +5: połóż na karcie 1 [premię za magię](rule:reward.magic) o tej wartości; żetonu magii razem z nią nie ma.</translation>
    </message>
    <message id="viceroy.rule.legend.circleBonus.title">
        <source></source>
        <translation>Premia za koła</translation>
    </message>
    <message id="viceroy.rule.legend.circleBonus.1">
        <source></source>
        <translation>Czterodzielny pierścień z +2 albo +4: połóż na karcie 1 [premię za koła](rule:reward.bonus) w tym kolorze i o tej wartości.</translation>
    </message>
    <message id="viceroy.rule.legend.endPoints.title">
        <source></source>
        <translation>Punkty na koniec</translation>
    </message>
    <message id="viceroy.rule.legend.endPoints.1">
        <source></source>
        <translation>Wawrzyn bez krążka na prawie: te punkty prawo daje w [kroku 3](rule:end.laws) końcowego liczenia, żetonu się za nie nie bierze.</translation>
    </message>
    <message id="viceroy.rule.legend.seal.title">
        <source></source>
        <translation>Pieczęć</translation>
    </message>
    <message id="viceroy.rule.legend.seal.1">
        <source></source>
        <translation>Woskowa pieczęć oznacza [prawo](rule:laws.play), nic więcej.</translation>
    </message>
    <message id="viceroy.rule.legend.auctionCard.title">
        <source></source>
        <translation>Karta licytacji</translation>
    </message>
    <message id="viceroy.rule.legend.auctionCard.1">
        <source></source>
        <translation>Jedna z 4 kolorowych kart na środku: postacie przy niej [licytujesz](rule:auction.bid) klejnotem w tym kolorze.</translation>
    </message>
    <message id="viceroy.rule.legend.above.title">
        <source></source>
        <translation>Starsza karta</translation>
    </message>
    <message id="viceroy.rule.legend.above.1">
        <source></source>
        <translation>Postać pozostała z poprzedniej rundy, [do zdobycia](rule:auction.display) po raz ostatni.</translation>
    </message>
    <message id="viceroy.rule.legend.below.title">
        <source></source>
        <translation>Nowsza karta</translation>
    </message>
    <message id="viceroy.rule.legend.below.1">
        <source></source>
        <translation>Postać [nowa](rule:auction.display) w tej rundzie.</translation>
    </message>
    <message id="viceroy.rule.chapter.characters">
        <source></source>
        <translation>64 postacie</translation>
    </message>
    <message id="viceroy.rule.card.corsair.title">
        <source></source>
        <translation>Korsarz</translation>
    </message>
    <message id="viceroy.rule.card.corsair.1">
        <source></source>
        <translation>Numer 1. Poziom 1 (żółty klejnot): karta z talii. Poziom 2 (czerwony klejnot): zielony wieczny klejnot. Poziom 3 (zielony klejnot): żeton nauki. Poziom 4 (czerwony klejnot): 10 punktów władzy.</translation>
    </message>
    <message id="viceroy.rule.card.ambassador.title">
        <source></source>
        <translation>Ambasador</translation>
    </message>
    <message id="viceroy.rule.card.ambassador.1">
        <source></source>
        <translation>Numer 2. Poziom 1 (zielony klejnot): 4 klejnoty dowolnego koloru. Poziom 2 (czerwony klejnot): żeton nauki. Poziom 3 (zielony klejnot): premia za magię +3. Poziom 4 (żółty klejnot): 8 klejnotów dowolnego koloru.</translation>
    </message>
    <message id="viceroy.rule.card.herbalist.title">
        <source></source>
        <translation>Zielarka</translation>
    </message>
    <message id="viceroy.rule.card.herbalist.1">
        <source></source>
        <translation>Numer 3. Poziom 1 (czerwony klejnot): 3 punkty władzy. Poziom 2 (zielony klejnot): 4 klejnoty dowolnego koloru. Poziom 3 (niebieski klejnot): żółty wieczny klejnot. Poziom 4 (żółty klejnot): 2 karty z talii.</translation>
    </message>
    <message id="viceroy.rule.card.mentor.title">
        <source></source>
        <translation>Mentor</translation>
    </message>
    <message id="viceroy.rule.card.mentor.1">
        <source></source>
        <translation>Numer 4. Poziom 1 (zielony klejnot): 3 punkty władzy. Poziom 2 (żółty klejnot): 4 klejnoty dowolnego koloru. Poziom 3 (żółty klejnot): żeton magii. Poziom 4 (czerwony klejnot): 2 żetony nauki.</translation>
    </message>
    <message id="viceroy.rule.card.scout.title">
        <source></source>
        <translation>Zwiadowczyni</translation>
    </message>
    <message id="viceroy.rule.card.scout.1">
        <source></source>
        <translation>Numer 5. Poziom 1 (żółty klejnot): 3 klejnoty dowolnego koloru. Poziom 2 (żółty klejnot): karta z talii. Poziom 3 (czerwony klejnot): 7 punktów władzy. Poziom 4 (niebieski klejnot): 2 żetony nauki.</translation>
    </message>
    <message id="viceroy.rule.card.chancellor.title">
        <source></source>
        <translation>Kanclerz</translation>
    </message>
    <message id="viceroy.rule.card.chancellor.1">
        <source></source>
        <translation>Numer 6. Poziom 1 (niebieski klejnot): żeton magii. Poziom 2 (żółty klejnot): żeton nauki. Poziom 3 (czerwony klejnot): 8 punktów władzy. Poziom 4 (zielony klejnot): 2 karty z talii.</translation>
    </message>
    <message id="viceroy.rule.card.wanderer.title">
        <source></source>
        <translation>Włóczęga</translation>
    </message>
    <message id="viceroy.rule.card.wanderer.1">
        <source></source>
        <translation>Numer 7. Poziom 1 (zielony klejnot): żeton magii. Poziom 2 (czerwony klejnot): karta z talii. Poziom 3 (żółty klejnot): żeton nauki. Poziom 4 (niebieski klejnot): 10 punktów władzy.</translation>
    </message>
    <message id="viceroy.rule.card.paladin.title">
        <source></source>
        <translation>Paladyn</translation>
    </message>
    <message id="viceroy.rule.card.paladin.1">
        <source></source>
        <translation>Numer 8. Poziom 1 (niebieski klejnot): żeton magii. Poziom 2 (zielony klejnot): żeton ataku, 2 klejnoty dowolnego koloru i 2 punkty władzy. Poziom 3 (czerwony klejnot): premia za magię +3. Poziom 4 (żółty klejnot): premia za magię +2 i żeton magii.</translation>
    </message>
    <message id="viceroy.rule.card.cannoneer.title">
        <source></source>
        <translation>Kanonier</translation>
    </message>
    <message id="viceroy.rule.card.cannoneer.1">
        <source></source>
        <translation>Numer 9. Poziom 1 (żółty klejnot): żeton obrony. Poziom 2 (zielony klejnot): żeton ataku i 3 klejnoty dowolnego koloru. Poziom 3 (niebieski klejnot): karta z talii. Poziom 4 (zielony klejnot): 2 karty z talii.</translation>
    </message>
    <message id="viceroy.rule.card.marshal.title">
        <source></source>
        <translation>Marszałek</translation>
    </message>
    <message id="viceroy.rule.card.marshal.1">
        <source></source>
        <translation>Numer 10. Poziom 1 (czerwony klejnot): 3 klejnoty dowolnego koloru. Poziom 2 (czerwony klejnot): 5 klejnotów dowolnego koloru. Poziom 3 (zielony klejnot): żeton nauki. Poziom 4 (żółty klejnot): 10 punktów władzy.</translation>
    </message>
    <message id="viceroy.rule.card.crossbowwoman.title">
        <source></source>
        <translation>Kuszniczka</translation>
    </message>
    <message id="viceroy.rule.card.crossbowwoman.1">
        <source></source>
        <translation>Numer 11. Poziom 1 (czerwony klejnot): żeton obrony. Poziom 2 (niebieski klejnot): żeton ataku, 2 klejnoty dowolnego koloru i 2 punkty władzy. Poziom 3 (żółty klejnot): 6 klejnotów dowolnego koloru. Poziom 4 (niebieski klejnot): 2 żetony nauki.</translation>
    </message>
    <message id="viceroy.rule.card.sentry.title">
        <source></source>
        <translation>Wartownik</translation>
    </message>
    <message id="viceroy.rule.card.sentry.1">
        <source></source>
        <translation>Numer 12. Poziom 1 (czerwony klejnot): 4 klejnoty dowolnego koloru. Poziom 2 (czerwony klejnot): karta z talii. Poziom 3 (zielony klejnot): żeton nauki. Poziom 4 (żółty klejnot): 12 punktów władzy.</translation>
    </message>
    <message id="viceroy.rule.card.arcanist.title">
        <source></source>
        <translation>Arkanista</translation>
    </message>
    <message id="viceroy.rule.card.arcanist.1">
        <source></source>
        <translation>Numer 13. Poziom 1 (żółty klejnot): 3 klejnoty dowolnego koloru. Poziom 2 (czerwony klejnot): 5 punktów władzy. Poziom 3 (zielony klejnot): żeton magii. Poziom 4 (żółty klejnot): 8 klejnotów dowolnego koloru.</translation>
    </message>
    <message id="viceroy.rule.card.executioner.title">
        <source></source>
        <translation>Kat</translation>
    </message>
    <message id="viceroy.rule.card.executioner.1">
        <source></source>
        <translation>Numer 14. Poziom 1 (czerwony klejnot): żeton magii. Poziom 2 (niebieski klejnot): żeton obrony i 2 klejnoty dowolnego koloru. Poziom 3 (czerwony klejnot): premia za niebieskie koła +2. Poziom 4 (żółty klejnot): premia za magię +2 i żeton magii.</translation>
    </message>
    <message id="viceroy.rule.card.general.title">
        <source></source>
        <translation>Generał</translation>
    </message>
    <message id="viceroy.rule.card.general.1">
        <source></source>
        <translation>Numer 15. Poziom 1 (zielony klejnot): karta z talii. Poziom 2 (żółty klejnot): żeton nauki. Poziom 3 (niebieski klejnot): żeton ataku i 4 punkty władzy. Poziom 4 (czerwony klejnot): 12 punktów władzy.</translation>
    </message>
    <message id="viceroy.rule.card.miner.title">
        <source></source>
        <translation>Górnik</translation>
    </message>
    <message id="viceroy.rule.card.miner.1">
        <source></source>
        <translation>Numer 16. Poziom 1 (żółty klejnot): 3 klejnoty dowolnego koloru. Poziom 2 (zielony klejnot): żeton magii. Poziom 3 (czerwony klejnot): 6 klejnotów dowolnego koloru. Poziom 4 (zielony klejnot): 2 karty z talii.</translation>
    </message>
    <message id="viceroy.rule.card.corporal.title">
        <source></source>
        <translation>Kapral</translation>
    </message>
    <message id="viceroy.rule.card.corporal.1">
        <source></source>
        <translation>Numer 17. Poziom 1 (zielony klejnot): żeton obrony. Poziom 2 (niebieski klejnot): żeton ataku i 3 klejnoty dowolnego koloru. Poziom 3 (niebieski klejnot): żeton obrony i 4 klejnoty dowolnego koloru. Poziom 4 (czerwony klejnot): 2 żetony nauki.</translation>
    </message>
    <message id="viceroy.rule.card.nobleman.title">
        <source></source>
        <translation>Szlachcic</translation>
    </message>
    <message id="viceroy.rule.card.nobleman.1">
        <source></source>
        <translation>Numer 18. Poziom 1 (zielony klejnot): niebieski wieczny klejnot. Poziom 2 (niebieski klejnot): karta z talii. Poziom 3 (czerwony klejnot): 8 punktów władzy. Poziom 4 (żółty klejnot): 2 karty z talii.</translation>
    </message>
    <message id="viceroy.rule.card.standardBearer.title">
        <source></source>
        <translation>Chorąży</translation>
    </message>
    <message id="viceroy.rule.card.standardBearer.1">
        <source></source>
        <translation>Numer 19. Poziom 1 (zielony klejnot): 2 punkty władzy i 2 klejnoty dowolnego koloru. Poziom 2 (zielony klejnot): 5 punktów władzy. Poziom 3 (żółty klejnot): karta z talii. Poziom 4 (niebieski klejnot): 2 żetony nauki.</translation>
    </message>
    <message id="viceroy.rule.card.recruiter.title">
        <source></source>
        <translation>Werbownik</translation>
    </message>
    <message id="viceroy.rule.card.recruiter.1">
        <source></source>
        <translation>Numer 20. Poziom 1 (zielony klejnot): premia za magię +2. Poziom 2 (niebieski klejnot): żeton ataku, 2 klejnoty dowolnego koloru i 2 punkty władzy. Poziom 3 (czerwony klejnot): 6 klejnotów dowolnego koloru. Poziom 4 (żółty klejnot): 2 karty z talii.</translation>
    </message>
    <message id="viceroy.rule.card.fairy.title">
        <source></source>
        <translation>Wróżka</translation>
    </message>
    <message id="viceroy.rule.card.fairy.1">
        <source></source>
        <translation>Numer 21. Poziom 1 (niebieski klejnot): 4 klejnoty dowolnego koloru. Poziom 2 (czerwony klejnot): karta z talii. Poziom 3 (zielony klejnot): zielony wieczny klejnot. Poziom 4 (niebieski klejnot): 2 karty z talii.</translation>
    </message>
    <message id="viceroy.rule.card.brigand.title">
        <source></source>
        <translation>Rozbójnik</translation>
    </message>
    <message id="viceroy.rule.card.brigand.1">
        <source></source>
        <translation>Numer 22. Poziom 1 (żółty klejnot): 2 punkty władzy i 2 klejnoty dowolnego koloru. Poziom 2 (zielony klejnot): 5 klejnotów dowolnego koloru. Poziom 3 (niebieski klejnot): premia za czerwone koła +2. Poziom 4 (zielony klejnot): 8 klejnotów dowolnego koloru.</translation>
    </message>
    <message id="viceroy.rule.card.castellan.title">
        <source></source>
        <translation>Kasztelan</translation>
    </message>
    <message id="viceroy.rule.card.castellan.1">
        <source></source>
        <translation>Numer 23. Poziom 1 (żółty klejnot): 3 klejnoty dowolnego koloru. Poziom 2 (czerwony klejnot): 4 klejnoty dowolnego koloru. Poziom 3 (czerwony klejnot): żeton nauki. Poziom 4 (zielony klejnot): 8 klejnotów dowolnego koloru.</translation>
    </message>
    <message id="viceroy.rule.card.agent.title">
        <source></source>
        <translation>Agent</translation>
    </message>
    <message id="viceroy.rule.card.agent.1">
        <source></source>
        <translation>Numer 24. Poziom 1 (zielony klejnot): 4 klejnoty dowolnego koloru. Poziom 2 (żółty klejnot): żeton nauki. Poziom 3 (niebieski klejnot): premia za magię +3. Poziom 4 (zielony klejnot): 10 punktów władzy.</translation>
    </message>
    <message id="viceroy.rule.card.berserker.title">
        <source></source>
        <translation>Berserker</translation>
    </message>
    <message id="viceroy.rule.card.berserker.1">
        <source></source>
        <translation>Numer 25. Poziom 1 (żółty klejnot): 3 klejnoty dowolnego koloru. Poziom 2 (żółty klejnot): żeton obrony i 2 klejnoty dowolnego koloru. Poziom 3 (niebieski klejnot): żeton ataku i 4 punkty władzy. Poziom 4 (zielony klejnot): 2 karty z talii.</translation>
    </message>
    <message id="viceroy.rule.card.huntress.title">
        <source></source>
        <translation>Łowczyni</translation>
    </message>
    <message id="viceroy.rule.card.huntress.1">
        <source></source>
        <translation>Numer 26. Poziom 1 (żółty klejnot): 4 klejnoty dowolnego koloru. Poziom 2 (zielony klejnot): czerwony wieczny klejnot. Poziom 3 (czerwony klejnot): żeton obrony i 4 klejnoty dowolnego koloru. Poziom 4 (żółty klejnot): 2 żetony nauki.</translation>
    </message>
    <message id="viceroy.rule.card.assassin.title">
        <source></source>
        <translation>Asasyn</translation>
    </message>
    <message id="viceroy.rule.card.assassin.1">
        <source></source>
        <translation>Numer 27. Poziom 1 (żółty klejnot): 3 punkty władzy. Poziom 2 (niebieski klejnot): żeton ataku i 3 klejnoty dowolnego koloru. Poziom 3 (zielony klejnot): żeton ataku i 4 punkty władzy. Poziom 4 (żółty klejnot): 2 karty z talii.</translation>
    </message>
    <message id="viceroy.rule.card.swordsman.title">
        <source></source>
        <translation>Miecznik</translation>
    </message>
    <message id="viceroy.rule.card.swordsman.1">
        <source></source>
        <translation>Numer 28. Poziom 1 (zielony klejnot): 2 punkty władzy i 2 klejnoty dowolnego koloru. Poziom 2 (zielony klejnot): żeton magii. Poziom 3 (czerwony klejnot): karta z talii. Poziom 4 (niebieski klejnot): 2 żetony magii.</translation>
    </message>
    <message id="viceroy.rule.card.strategist.title">
        <source></source>
        <translation>Strateg</translation>
    </message>
    <message id="viceroy.rule.card.strategist.1">
        <source></source>
        <translation>Numer 29. Poziom 1 (czerwony klejnot): premia za magię +2. Poziom 2 (żółty klejnot): 5 klejnotów dowolnego koloru. Poziom 3 (zielony klejnot): żeton magii. Poziom 4 (zielony klejnot): 12 punktów władzy.</translation>
    </message>
    <message id="viceroy.rule.card.gamekeeper.title">
        <source></source>
        <translation>Gajowy</translation>
    </message>
    <message id="viceroy.rule.card.gamekeeper.1">
        <source></source>
        <translation>Numer 30. Poziom 1 (zielony klejnot): żeton magii. Poziom 2 (niebieski klejnot): żeton obrony i 2 klejnoty dowolnego koloru. Poziom 3 (żółty klejnot): żeton nauki. Poziom 4 (czerwony klejnot): 12 punktów władzy.</translation>
    </message>
    <message id="viceroy.rule.card.prince.title">
        <source></source>
        <translation>Książę</translation>
    </message>
    <message id="viceroy.rule.card.prince.1">
        <source></source>
        <translation>Numer 31. Poziom 1 (niebieski klejnot): premia za magię +2. Poziom 2 (niebieski klejnot): 5 klejnotów dowolnego koloru. Poziom 3 (żółty klejnot): żeton magii. Poziom 4 (czerwony klejnot): 2 karty z talii.</translation>
    </message>
    <message id="viceroy.rule.card.captain.title">
        <source></source>
        <translation>Kapitan</translation>
    </message>
    <message id="viceroy.rule.card.captain.1">
        <source></source>
        <translation>Numer 32. Poziom 1 (zielony klejnot): karta z talii. Poziom 2 (niebieski klejnot): 5 klejnotów dowolnego koloru. Poziom 3 (żółty klejnot): żeton magii. Poziom 4 (żółty klejnot): 12 punktów władzy.</translation>
    </message>
    <message id="viceroy.rule.card.margrave.title">
        <source></source>
        <translation>Margrabia</translation>
    </message>
    <message id="viceroy.rule.card.margrave.1">
        <source></source>
        <translation>Numer 33. Poziom 1 (niebieski klejnot): 3 klejnoty dowolnego koloru. Poziom 2 (żółty klejnot): karta z talii. Poziom 3 (żółty klejnot): żeton magii. Poziom 4 (zielony klejnot): 12 punktów władzy.</translation>
    </message>
    <message id="viceroy.rule.card.hermit.title">
        <source></source>
        <translation>Pustelnik</translation>
    </message>
    <message id="viceroy.rule.card.hermit.1">
        <source></source>
        <translation>Numer 34. Poziom 1 (niebieski klejnot): 3 klejnoty dowolnego koloru. Poziom 2 (niebieski klejnot): żeton nauki. Poziom 3 (zielony klejnot): premia za magię +3. Poziom 4 (czerwony klejnot): 2 żetony magii.</translation>
    </message>
    <message id="viceroy.rule.card.guardian.title">
        <source></source>
        <translation>Strażnik</translation>
    </message>
    <message id="viceroy.rule.card.guardian.1">
        <source></source>
        <translation>Numer 35. Poziom 1 (zielony klejnot): żeton magii. Poziom 2 (niebieski klejnot): 5 punktów władzy. Poziom 3 (żółty klejnot): premia za czerwone koła +2. Poziom 4 (niebieski klejnot): 2 żetony magii.</translation>
    </message>
    <message id="viceroy.rule.card.sniper.title">
        <source></source>
        <translation>Snajper</translation>
    </message>
    <message id="viceroy.rule.card.sniper.1">
        <source></source>
        <translation>Numer 36. Poziom 1 (niebieski klejnot): 3 punkty władzy. Poziom 2 (niebieski klejnot): premia za magię +2. Poziom 3 (żółty klejnot): niebieski wieczny klejnot. Poziom 4 (zielony klejnot): 12 punktów władzy.</translation>
    </message>
    <message id="viceroy.rule.card.cuirassier.title">
        <source></source>
        <translation>Kirasjer</translation>
    </message>
    <message id="viceroy.rule.card.cuirassier.1">
        <source></source>
        <translation>Numer 37. Poziom 1 (niebieski klejnot): żeton obrony. Poziom 2 (zielony klejnot): niebieski wieczny klejnot. Poziom 3 (żółty klejnot): 6 klejnotów dowolnego koloru. Poziom 4 (niebieski klejnot): premia za czerwone koła +4.</translation>
    </message>
    <message id="viceroy.rule.card.druid.title">
        <source></source>
        <translation>Druid</translation>
    </message>
    <message id="viceroy.rule.card.druid.1">
        <source></source>
        <translation>Numer 38. Poziom 1 (żółty klejnot): karta z talii. Poziom 2 (czerwony klejnot): żeton magii. Poziom 3 (zielony klejnot): premia za magię +3. Poziom 4 (zielony klejnot): premia za magię +2 i żeton magii.</translation>
    </message>
    <message id="viceroy.rule.card.knight.title">
        <source></source>
        <translation>Rycerz</translation>
    </message>
    <message id="viceroy.rule.card.knight.1">
        <source></source>
        <translation>Numer 39. Poziom 1 (niebieski klejnot): karta z talii. Poziom 2 (czerwony klejnot): 5 klejnotów dowolnego koloru. Poziom 3 (czerwony klejnot): 7 punktów władzy. Poziom 4 (zielony klejnot): premia za zielone koła +4.</translation>
    </message>
    <message id="viceroy.rule.card.admiral.title">
        <source></source>
        <translation>Admirał</translation>
    </message>
    <message id="viceroy.rule.card.admiral.1">
        <source></source>
        <translation>Numer 40. Poziom 1 (niebieski klejnot): żeton magii. Poziom 2 (czerwony klejnot): żeton nauki. Poziom 3 (żółty klejnot): żeton ataku i 4 punkty władzy. Poziom 4 (niebieski klejnot): premia za niebieskie koła +4.</translation>
    </message>
    <message id="viceroy.rule.card.inspector.title">
        <source></source>
        <translation>Inspektor</translation>
    </message>
    <message id="viceroy.rule.card.inspector.1">
        <source></source>
        <translation>Numer 41. Poziom 1 (żółty klejnot): karta z talii. Poziom 2 (żółty klejnot): żeton obrony i 2 klejnoty dowolnego koloru. Poziom 3 (zielony klejnot): premia za zielone koła +2. Poziom 4 (niebieski klejnot): 2 żetony nauki.</translation>
    </message>
    <message id="viceroy.rule.card.spy.title">
        <source></source>
        <translation>Szpieg</translation>
    </message>
    <message id="viceroy.rule.card.spy.1">
        <source></source>
        <translation>Numer 42. Poziom 1 (niebieski klejnot): 4 klejnoty dowolnego koloru. Poziom 2 (żółty klejnot): żeton obrony i 2 klejnoty dowolnego koloru. Poziom 3 (czerwony klejnot): 7 punktów władzy. Poziom 4 (żółty klejnot): 8 klejnotów dowolnego koloru.</translation>
    </message>
    <message id="viceroy.rule.card.inventor.title">
        <source></source>
        <translation>Wynalazca</translation>
    </message>
    <message id="viceroy.rule.card.inventor.1">
        <source></source>
        <translation>Numer 43. Poziom 1 (niebieski klejnot): 2 punkty władzy i 2 klejnoty dowolnego koloru. Poziom 2 (żółty klejnot): żółty wieczny klejnot. Poziom 3 (zielony klejnot): karta z talii. Poziom 4 (czerwony klejnot): 8 klejnotów dowolnego koloru.</translation>
    </message>
    <message id="viceroy.rule.card.governor.title">
        <source></source>
        <translation>Gubernator</translation>
    </message>
    <message id="viceroy.rule.card.governor.1">
        <source></source>
        <translation>Numer 44. Poziom 1 (niebieski klejnot): 4 klejnoty dowolnego koloru. Poziom 2 (żółty klejnot): żeton obrony i 2 klejnoty dowolnego koloru. Poziom 3 (zielony klejnot): premia za magię +3. Poziom 4 (czerwony klejnot): 2 żetony magii.</translation>
    </message>
    <message id="viceroy.rule.card.sergeant.title">
        <source></source>
        <translation>Sierżant</translation>
    </message>
    <message id="viceroy.rule.card.sergeant.1">
        <source></source>
        <translation>Numer 45. Poziom 1 (czerwony klejnot): 3 klejnoty dowolnego koloru. Poziom 2 (zielony klejnot): żeton magii. Poziom 3 (niebieski klejnot): karta z talii. Poziom 4 (czerwony klejnot): 12 punktów władzy.</translation>
    </message>
    <message id="viceroy.rule.card.saboteur.title">
        <source></source>
        <translation>Dywersant</translation>
    </message>
    <message id="viceroy.rule.card.saboteur.1">
        <source></source>
        <translation>Numer 46. Poziom 1 (niebieski klejnot): 3 punkty władzy. Poziom 2 (czerwony klejnot): żeton ataku i 3 klejnoty dowolnego koloru. Poziom 3 (niebieski klejnot): żeton magii. Poziom 4 (zielony klejnot): premia za żółte koła +4.</translation>
    </message>
    <message id="viceroy.rule.card.brewer.title">
        <source></source>
        <translation>Piwowar</translation>
    </message>
    <message id="viceroy.rule.card.brewer.1">
        <source></source>
        <translation>Numer 47. Poziom 1 (żółty klejnot): 3 klejnoty dowolnego koloru. Poziom 2 (czerwony klejnot): żeton obrony i 2 klejnoty dowolnego koloru. Poziom 3 (niebieski klejnot): premia za żółte koła +2. Poziom 4 (żółty klejnot): 10 punktów władzy.</translation>
    </message>
    <message id="viceroy.rule.card.shipHand.title">
        <source></source>
        <translation>Majtek</translation>
    </message>
    <message id="viceroy.rule.card.shipHand.1">
        <source></source>
        <translation>Numer 48. Poziom 1 (niebieski klejnot): żeton magii. Poziom 2 (zielony klejnot): 5 klejnotów dowolnego koloru. Poziom 3 (niebieski klejnot): premia za zielone koła +2. Poziom 4 (czerwony klejnot): 2 karty z talii.</translation>
    </message>
    <message id="viceroy.rule.card.sorceress.title">
        <source></source>
        <translation>Czarodziejka</translation>
    </message>
    <message id="viceroy.rule.card.sorceress.1">
        <source></source>
        <translation>Numer 49. Poziom 1 (niebieski klejnot): 3 klejnoty dowolnego koloru. Poziom 2 (czerwony klejnot): 5 punktów władzy. Poziom 3 (żółty klejnot): żeton magii. Poziom 4 (zielony klejnot): 2 żetony magii.</translation>
    </message>
    <message id="viceroy.rule.card.voivode.title">
        <source></source>
        <translation>Wojewoda</translation>
    </message>
    <message id="viceroy.rule.card.voivode.1">
        <source></source>
        <translation>Numer 50. Poziom 1 (żółty klejnot): karta z talii. Poziom 2 (zielony klejnot): premia za magię +2. Poziom 3 (czerwony klejnot): karta z talii. Poziom 4 (żółty klejnot): premia za magię +5.</translation>
    </message>
    <message id="viceroy.rule.card.helmsman.title">
        <source></source>
        <translation>Sternik</translation>
    </message>
    <message id="viceroy.rule.card.helmsman.1">
        <source></source>
        <translation>Numer 51. Poziom 1 (czerwony klejnot): 3 klejnoty dowolnego koloru. Poziom 2 (czerwony klejnot): żeton obrony i 2 klejnoty dowolnego koloru. Poziom 3 (niebieski klejnot): premia za żółte koła +2. Poziom 4 (zielony klejnot): 8 klejnotów dowolnego koloru.</translation>
    </message>
    <message id="viceroy.rule.card.regent.title">
        <source></source>
        <translation>Regent</translation>
    </message>
    <message id="viceroy.rule.card.regent.1">
        <source></source>
        <translation>Numer 52. Poziom 1 (czerwony klejnot): 3 punkty władzy. Poziom 2 (zielony klejnot): premia za magię +2. Poziom 3 (niebieski klejnot): czerwony wieczny klejnot. Poziom 4 (czerwony klejnot): 2 żetony magii.</translation>
    </message>
    <message id="viceroy.rule.card.tracker.title">
        <source></source>
        <translation>Tropiciel</translation>
    </message>
    <message id="viceroy.rule.card.tracker.1">
        <source></source>
        <translation>Numer 53. Poziom 1 (czerwony klejnot): 3 klejnoty dowolnego koloru. Poziom 2 (żółty klejnot): żeton magii. Poziom 3 (zielony klejnot): karta z talii. Poziom 4 (niebieski klejnot): premia za magię +5.</translation>
    </message>
    <message id="viceroy.rule.card.warlock.title">
        <source></source>
        <translation>Czarnoksiężnik</translation>
    </message>
    <message id="viceroy.rule.card.warlock.1">
        <source></source>
        <translation>Numer 54. Poziom 1 (czerwony klejnot): 3 punkty władzy. Poziom 2 (niebieski klejnot): żeton nauki. Poziom 3 (żółty klejnot): premia za magię +3. Poziom 4 (czerwony klejnot): 2 żetony magii.</translation>
    </message>
    <message id="viceroy.rule.card.cutthroat.title">
        <source></source>
        <translation>Rzezimieszek</translation>
    </message>
    <message id="viceroy.rule.card.cutthroat.1">
        <source></source>
        <translation>Numer 55. Poziom 1 (czerwony klejnot): 3 punkty władzy. Poziom 2 (żółty klejnot): 4 klejnoty dowolnego koloru. Poziom 3 (żółty klejnot): żeton nauki. Poziom 4 (niebieski klejnot): premia za magię +2 i żeton magii.</translation>
    </message>
    <message id="viceroy.rule.card.poisoner.title">
        <source></source>
        <translation>Truciciel</translation>
    </message>
    <message id="viceroy.rule.card.poisoner.1">
        <source></source>
        <translation>Numer 56. Poziom 1 (zielony klejnot): 4 klejnoty dowolnego koloru. Poziom 2 (żółty klejnot): karta z talii. Poziom 3 (niebieski klejnot): żeton obrony i 4 klejnoty dowolnego koloru. Poziom 4 (niebieski klejnot): 2 żetony magii.</translation>
    </message>
    <message id="viceroy.rule.card.enchantress.title">
        <source></source>
        <translation>Zaklinaczka</translation>
    </message>
    <message id="viceroy.rule.card.enchantress.1">
        <source></source>
        <translation>Numer 57. Poziom 1 (czerwony klejnot): premia za magię +2. Poziom 2 (zielony klejnot): 5 klejnotów dowolnego koloru. Poziom 3 (czerwony klejnot): karta z talii. Poziom 4 (niebieski klejnot): 2 karty z talii.</translation>
    </message>
    <message id="viceroy.rule.card.veteran.title">
        <source></source>
        <translation>Weteran</translation>
    </message>
    <message id="viceroy.rule.card.veteran.1">
        <source></source>
        <translation>Numer 58. Poziom 1 (zielony klejnot): 3 klejnoty dowolnego koloru. Poziom 2 (niebieski klejnot): żeton magii. Poziom 3 (żółty klejnot): żeton nauki. Poziom 4 (niebieski klejnot): 10 punktów władzy.</translation>
    </message>
    <message id="viceroy.rule.card.firstMate.title">
        <source></source>
        <translation>Pierwszy oficer</translation>
    </message>
    <message id="viceroy.rule.card.firstMate.1">
        <source></source>
        <translation>Numer 59. Poziom 1 (czerwony klejnot): 3 klejnoty dowolnego koloru. Poziom 2 (niebieski klejnot): karta z talii. Poziom 3 (zielony klejnot): 8 punktów władzy. Poziom 4 (czerwony klejnot): premia za magię +5.</translation>
    </message>
    <message id="viceroy.rule.card.baron.title">
        <source></source>
        <translation>Baron</translation>
    </message>
    <message id="viceroy.rule.card.baron.1">
        <source></source>
        <translation>Numer 60. Poziom 1 (żółty klejnot): zielony wieczny klejnot. Poziom 2 (czerwony klejnot): żeton magii. Poziom 3 (czerwony klejnot): premia za magię +3. Poziom 4 (zielony klejnot): 10 punktów władzy.</translation>
    </message>
    <message id="viceroy.rule.card.fence.title">
        <source></source>
        <translation>Paser</translation>
    </message>
    <message id="viceroy.rule.card.fence.1">
        <source></source>
        <translation>Numer 61. Poziom 1 (żółty klejnot): 3 klejnoty dowolnego koloru. Poziom 2 (żółty klejnot): premia za magię +2. Poziom 3 (zielony klejnot): premia za niebieskie koła +2. Poziom 4 (czerwony klejnot): 10 punktów władzy.</translation>
    </message>
    <message id="viceroy.rule.card.colonel.title">
        <source></source>
        <translation>Pułkownik</translation>
    </message>
    <message id="viceroy.rule.card.colonel.1">
        <source></source>
        <translation>Numer 62. Poziom 1 (czerwony klejnot): czerwony wieczny klejnot. Poziom 2 (zielony klejnot): żeton nauki. Poziom 3 (niebieski klejnot): 8 punktów władzy. Poziom 4 (niebieski klejnot): 8 klejnotów dowolnego koloru.</translation>
    </message>
    <message id="viceroy.rule.card.mercenary.title">
        <source></source>
        <translation>Najemnik</translation>
    </message>
    <message id="viceroy.rule.card.mercenary.1">
        <source></source>
        <translation>Numer 63. Poziom 1 (czerwony klejnot): żółty wieczny klejnot. Poziom 2 (zielony klejnot): żeton magii. Poziom 3 (czerwony klejnot): żeton obrony i 4 klejnoty dowolnego koloru. Poziom 4 (żółty klejnot): 2 żetony nauki.</translation>
    </message>
    <message id="viceroy.rule.card.chieftain.title">
        <source></source>
        <translation>Wódz</translation>
    </message>
    <message id="viceroy.rule.card.chieftain.1">
        <source></source>
        <translation>Numer 64. Poziom 1 (zielony klejnot): karta z talii. Poziom 2 (niebieski klejnot): żeton ataku, 2 klejnoty dowolnego koloru i 2 punkty władzy. Poziom 3 (niebieski klejnot): 7 punktów władzy. Poziom 4 (czerwony klejnot): premia za magię +5.</translation>
    </message>
    <message id="viceroy.rule.chapter.card">
        <source></source>
        <translation>24 prawa</translation>
    </message>
    <message id="viceroy.rule.card.reshuffleOfOffices.title">
        <source></source>
        <translation>Zmiana urzędów</translation>
    </message>
    <message id="viceroy.rule.card.reshuffleOfOffices.1">
        <source></source>
        <translation>Zajmuje miejsce jednej z twoich kart na poziomach od 1 do 4, która wraca na rękę; jej żetony i wsunięte pod nią karty zostają na miejscu, teraz przy [prawie](rule:laws.place).</translation>
    </message>
    <message id="viceroy.rule.card.doublePrivileges.title">
        <source></source>
        <translation>Podwójne przywileje</translation>
    </message>
    <message id="viceroy.rule.card.doublePrivileges.1">
        <source></source>
        <translation>Nie wykłada się ich, tylko wsuwa pod jedną z twoich postaci i każdy żeton na niej się [podwaja](rule:laws.place); drugi wieczny klejnot pochodzi z zasobu ogólnego albo, jeśli się zgodzisz, zza twojej zasłonki.</translation>
    </message>
    <message id="viceroy.rule.card.forcedBarter.title">
        <source></source>
        <translation>Wymuszona wymiana</translation>
    </message>
    <message id="viceroy.rule.card.forcedBarter.1">
        <source></source>
        <translation>Przy wyłożeniu możesz oddać rywalowi 3 dowolne klejnoty i [wymienić](rule:laws.barter) 1 żeton ze swojej piramidy na 1 z jego, ale nie wieczny klejnot.</translation>
    </message>
    <message id="viceroy.rule.card.census.title">
        <source></source>
        <translation>Spis ludności</translation>
    </message>
    <message id="viceroy.rule.card.census.1">
        <source></source>
        <translation>W końcowym liczeniu daje 1 punkt za każdą kartę w twojej piramidzie, łącznie z [wsuniętymi](rule:pyramid.free) i z nim samym.</translation>
    </message>
    <message id="viceroy.rule.card.royalSummons.title">
        <source></source>
        <translation>Wezwanie królewskie</translation>
    </message>
    <message id="viceroy.rule.card.royalSummons.1">
        <source></source>
        <translation>Przy wyłożeniu weź bez oferty dowolną kartę z licytacji; jej miejsce zajmuje wierzchnia karta małej talii, a ty [pomijasz](rule:auction.end) następną licytację i nie dostajesz klejnotów.</translation>
    </message>
    <message id="viceroy.rule.card.revisionOfTheCode.title">
        <source></source>
        <translation>Rewizja kodeksu</translation>
    </message>
    <message id="viceroy.rule.card.revisionOfTheCode.1">
        <source></source>
        <translation>Przy wyłożeniu dobierz 3 prawa, a potem dowolne 2 prawa z ręki [odłóż](rule:laws.hand) na wierzch ich talii, w wybranej kolejności.</translation>
    </message>
    <message id="viceroy.rule.card.callToArms.title">
        <source></source>
        <translation>Wezwanie do broni</translation>
    </message>
    <message id="viceroy.rule.card.callToArms.1">
        <source></source>
        <translation>Przy wyłożeniu [wybierz](rule:laws.options): żeton ataku na tym prawie, 6 punktów władzy albo 4 klejnoty.</translation>
    </message>
    <message id="viceroy.rule.card.secretService.title">
        <source></source>
        <translation>Tajna służba</translation>
    </message>
    <message id="viceroy.rule.card.secretService.1">
        <source></source>
        <translation>Przy wyłożeniu [wsuń](rule:laws.hand) pod nią tyle kart z ręki, ile chcesz; w końcowym liczeniu każda z nich daje 5 punktów.</translation>
    </message>
    <message id="viceroy.rule.card.fortification.title">
        <source></source>
        <translation>Fortyfikacje</translation>
    </message>
    <message id="viceroy.rule.card.fortification.1">
        <source></source>
        <translation>Przy wyłożeniu [wybierz](rule:laws.options): żeton obrony, wieczny klejnot w dowolnym kolorze albo 4 klejnoty.</translation>
    </message>
    <message id="viceroy.rule.card.royalFavour.title">
        <source></source>
        <translation>Królewska łaska</translation>
    </message>
    <message id="viceroy.rule.card.royalFavour.1">
        <source></source>
        <translation>Przy wyłożeniu wsuń pod nią [wolną kartę](rule:pyramid.free) swojej piramidy, jeśli ją masz; w końcowym liczeniu prawo daje 3 punkty za każdy poziom: 3, 6, 9 albo 12.</translation>
    </message>
    <message id="viceroy.rule.card.harmonyOfOrders.title">
        <source></source>
        <translation>Harmonia stanów</translation>
    </message>
    <message id="viceroy.rule.card.harmonyOfOrders.1">
        <source></source>
        <translation>W końcowym liczeniu daje 3 punkty za każdy twój [zestaw](rule:end.magic), ponad 12 punktów z kroku 6.</translation>
    </message>
    <message id="viceroy.rule.card.royalTreasury.title">
        <source></source>
        <translation>Skarbiec królewski</translation>
    </message>
    <message id="viceroy.rule.card.royalTreasury.1">
        <source></source>
        <translation>Przy wyłożeniu połóż [na nim](rule:laws.barter) najwyżej 8 klejnotów zza zasłonki; w końcowym liczeniu każdy z nich daje 2 punkty.</translation>
    </message>
    <message id="viceroy.rule.card.raidersCharter.title">
        <source></source>
        <translation>List kaperski</translation>
    </message>
    <message id="viceroy.rule.card.raidersCharter.1">
        <source></source>
        <translation>Przy wyłożeniu [wybierz](rule:laws.options): żeton ataku na tym prawie, 1 kartę z małej talii lub prawo albo 4 klejnoty.</translation>
    </message>
    <message id="viceroy.rule.card.royalArchive.title">
        <source></source>
        <translation>Archiwum królewskie</translation>
    </message>
    <message id="viceroy.rule.card.royalArchive.1">
        <source></source>
        <translation>Odtąd każdą kartę, którą bierzesz na rękę, możesz od razu [wsunąć tutaj](rule:laws.hand); w końcowym liczeniu każda karta pod tym prawem daje 4 punkty.</translation>
    </message>
    <message id="viceroy.rule.card.feastOfColours.title">
        <source></source>
        <translation>Święto barw</translation>
    </message>
    <message id="viceroy.rule.card.feastOfColours.1">
        <source></source>
        <translation>W końcowym liczeniu daje 1 punkt za każde [jednobarwne koło](rule:end.circles), także przemalowane, i za każdy wieczny klejnot w twojej piramidzie.</translation>
    </message>
    <message id="viceroy.rule.card.homeGuard.title">
        <source></source>
        <translation>Pospolite ruszenie</translation>
    </message>
    <message id="viceroy.rule.card.homeGuard.1">
        <source></source>
        <translation>Przy wyłożeniu [wybierz](rule:laws.options): żeton obrony, 6 punktów władzy albo 4 klejnoty.</translation>
    </message>
    <message id="viceroy.rule.card.foundingOfTheAcademy.title">
        <source></source>
        <translation>Założenie akademii</translation>
    </message>
    <message id="viceroy.rule.card.foundingOfTheAcademy.1">
        <source></source>
        <translation>Przy wyłożeniu [wybierz](rule:laws.options): żeton magii, żeton nauki albo 4 klejnoty.</translation>
    </message>
    <message id="viceroy.rule.card.supportOfScholars.title">
        <source></source>
        <translation>Wsparcie uczonych</translation>
    </message>
    <message id="viceroy.rule.card.supportOfScholars.1">
        <source></source>
        <translation>Przy wyłożeniu [wybierz](rule:laws.options): żeton nauki, 1 kartę z małej talii lub prawo albo 4 klejnoty.</translation>
    </message>
    <message id="viceroy.rule.card.magesPrivilege.title">
        <source></source>
        <translation>Przywilej magów</translation>
    </message>
    <message id="viceroy.rule.card.magesPrivilege.1">
        <source></source>
        <translation>Przy wyłożeniu [wybierz](rule:laws.options): żeton magii razem z premią za magię +2, wieczny klejnot w dowolnym kolorze albo 4 klejnoty.</translation>
    </message>
    <message id="viceroy.rule.card.magicDecree.title">
        <source></source>
        <translation>Magiczny dekret</translation>
    </message>
    <message id="viceroy.rule.card.magicDecree.1">
        <source></source>
        <translation>Przy wyłożeniu [wybierz](rule:laws.options): premię za magię +3, 1 kartę z małej talii lub prawo albo 4 klejnoty.</translation>
    </message>
    <message id="viceroy.rule.card.patronage1.title">
        <source></source>
        <translation>Patronat I</translation>
    </message>
    <message id="viceroy.rule.card.patronage1.1">
        <source></source>
        <translation>W końcowym liczeniu daje 2 punkty za każdą postać, która się z nim [styka](rule:pyramid.neighbours), najwyżej 12; praw i wsuniętych kart się nie liczy.</translation>
    </message>
    <message id="viceroy.rule.card.patronage2.title">
        <source></source>
        <translation>Patronat II</translation>
    </message>
    <message id="viceroy.rule.card.patronage2.1">
        <source></source>
        <translation>W końcowym liczeniu daje 2 punkty za każdą postać, która się z nim [styka](rule:pyramid.neighbours), najwyżej 12; praw i wsuniętych kart się nie liczy.</translation>
    </message>
    <message id="viceroy.rule.card.patronage3.title">
        <source></source>
        <translation>Patronat III</translation>
    </message>
    <message id="viceroy.rule.card.patronage3.1">
        <source></source>
        <translation>W końcowym liczeniu daje 2 punkty za każdą postać, która się z nim [styka](rule:pyramid.neighbours), najwyżej 12; praw i wsuniętych kart się nie liczy.</translation>
    </message>
    <message id="viceroy.rule.card.patronage4.title">
        <source></source>
        <translation>Patronat IV</translation>
    </message>
    <message id="viceroy.rule.card.patronage4.1">
        <source></source>
        <translation>W końcowym liczeniu daje 2 punkty za każdą postać, która się z nim [styka](rule:pyramid.neighbours), najwyżej 12; praw i wsuniętych kart się nie liczy.</translation>
    </message>
    <message id="viceroy.rule.chapter.faq">
        <source></source>
        <translation>Pytania i odpowiedzi</translation>
    </message>
    <message id="viceroy.rule.faq.1.title">
        <source></source>
        <translation>W jednej licytacji przepadły mi 3 oferty. Co dostaję?</translation>
    </message>
    <message id="viceroy.rule.faq.1.1">
        <source></source>
        <translation>Po 3. rundzie licytacji liczy się to [jak pas](rule:auction.pass). Mając 1 żeton nauki, bierzesz 4 klejnoty, więc masz o 1 więcej niż przedtem, ale żadnej karty.</translation>
    </message>
    <message id="viceroy.rule.faq.2.title">
        <source></source>
        <translation>Niebieski oferuję i ja, i rywal. Moja najniższa karta to 6, jego 18. Czy niebieski jest mój?</translation>
    </message>
    <message id="viceroy.rule.faq.2.1">
        <source></source>
        <translation>Nie. [Równych ofert](rule:auction.contested) numery nigdy nie rozstrzygają. Przy 1 karcie przepadają oba klejnoty. Przy 2 kartach pierwsza propozycja należy do ciebie, bo 6 to mniej.</translation>
    </message>
    <message id="viceroy.rule.faq.3.title">
        <source></source>
        <translation>Zielony oferuje 3 z nas, a leżą tam 2 karty. Czy 2 z nas może się podzielić?</translation>
    </message>
    <message id="viceroy.rule.faq.3.1">
        <source></source>
        <translation>Nie. Przy 3 ofertach [nikt nie dostaje karty](rule:auction.contested). Przepadają wszystkie 3 klejnoty i wszyscy 3 gracze licytują dalej.</translation>
    </message>
    <message id="viceroy.rule.faq.4.title">
        <source></source>
        <translation>Oferuję czerwony za Kapitana, a zabiera go żeton ataku. Czy klejnot do mnie wraca?</translation>
    </message>
    <message id="viceroy.rule.faq.4.1">
        <source></source>
        <translation>Nie. Klejnot trafia do zasobu ogólnego, a ty [licytujesz dalej](rule:auction.attack). Jeśli dzieje się to w 3. rundzie licytacji, bierzesz 3 klejnoty i po 1 za każdy żeton nauki.</translation>
    </message>
    <message id="viceroy.rule.faq.5.title">
        <source></source>
        <translation>Mam 2 żetony ataku. Czy mogę w jednej licytacji wziąć 2 karty?</translation>
    </message>
    <message id="viceroy.rule.faq.5.1">
        <source></source>
        <translation>Nie. Z pierwszą kartą licytacja się dla ciebie kończy. Drugi żeton czeka na inną licytację albo na koniec [odbiera każdemu rywalowi](rule:end.attacks) 4 punkty.</translation>
    </message>
    <message id="viceroy.rule.faq.6.title">
        <source></source>
        <translation>Gdy wykładam Barona na 3. poziom, czy tracę nagrody z poziomów 1 i 2?</translation>
    </message>
    <message id="viceroy.rule.faq.6.1">
        <source></source>
        <translation>Tak. Płacisz 1 żółty i 2 czerwone klejnoty, a dostajesz [tylko rząd](rule:build.reward) 3. poziomu: premię za magię +3.</translation>
    </message>
    <message id="viceroy.rule.faq.7.title">
        <source></source>
        <translation>Mam 1 czerwony wieczny klejnot i wykładam 2 postacie, które kosztują czerwony. Czy oszczędzam 2?</translation>
    </message>
    <message id="viceroy.rule.faq.7.1">
        <source></source>
        <translation>Nie, tylko 1. Znów zadziała w [następnej fazie rozwoju](rule:build.infinite). 2 czerwone wieczne klejnoty oszczędziłyby po 1 czerwonym.</translation>
    </message>
    <message id="viceroy.rule.faq.8.title">
        <source></source>
        <translation>Baron na 1. poziomie daje zielony wieczny klejnot. Czy mogę go od razu użyć?</translation>
    </message>
    <message id="viceroy.rule.faq.8.1">
        <source></source>
        <translation>Tak, przy swojej następnej karcie w tej fazie. Za samego Barona nim nie zapłacisz, bo [płacisz przed nagrodą](rule:build.reward).</translation>
    </message>
    <message id="viceroy.rule.faq.9.title">
        <source></source>
        <translation>W zasobie ogólnym nie ma zielonego klejnotu. Co z wiecznym klejnotem Barona?</translation>
    </message>
    <message id="viceroy.rule.faq.9.1">
        <source></source>
        <translation>Możesz użyć zielonego [zza swojej zasłonki](rule:reward.infinite). Jeśli go nie masz albo go zatrzymasz, Baron zostaje bez niego na dobre.</translation>
    </message>
    <message id="viceroy.rule.faq.10.title">
        <source></source>
        <translation>Karta zamyka żółte koło, ale w zasobie ogólnym nie ma żółtego. Czy koło przepada?</translation>
    </message>
    <message id="viceroy.rule.faq.10.1">
        <source></source>
        <translation>Nie. Nie dostajesz tylko klejnotu; na 3. poziomie koło nadal [daje](rule:end.circles) 3 punkty. Klejnoty zapłacone za tę kartę trafiają do zasobu ogólnego wcześniej.</translation>
    </message>
    <message id="viceroy.rule.faq.11.title">
        <source></source>
        <translation>Ile kosztuje przemalowanie koła pod Szlachcicem, który leży nad Korsarzem i Zielarką?</translation>
    </message>
    <message id="viceroy.rule.faq.11.1">
        <source></source>
        <translation>Półkole jest zielone, a oba rogi czerwone. Na czerwono kosztuje to 2 czerwone klejnoty, na zielono 2 zielone, na niebiesko albo żółto [4 klejnoty](rule:end.recolour) w tym kolorze.</translation>
    </message>
    <message id="viceroy.rule.faq.12.title">
        <source></source>
        <translation>Czy mogę przemalować koło, które już jest jednobarwne?</translation>
    </message>
    <message id="viceroy.rule.faq.12.1">
        <source></source>
        <translation>Tak, na inny kolor, za [4 klejnoty](rule:end.recolour). Opłaca się to tylko z premią: z premią za czerwone koła +4 koło na 2. poziomie przemalowane z zielonego na czerwone daje 6 punktów zamiast 2.</translation>
    </message>
    <message id="viceroy.rule.faq.13.title">
        <source></source>
        <translation>Mam 2 żetony obrony, 5 nauki, 3 magii i premię za magię +2. Ile to punktów?</translation>
    </message>
    <message id="viceroy.rule.faq.13.1">
        <source></source>
        <translation>Magia daje 3 × 2 = 6, a 2 [zestawy](rule:end.magic) dają 24. Oba żetony obrony nadal zatrzymują 2 żetony ataku.</translation>
    </message>
    <message id="viceroy.rule.faq.14.title">
        <source></source>
        <translation>Rywalom zostały 1, 2 i 2 żetony ataku, a ja mam 2 żetony obrony. Ile tracę?</translation>
    </message>
    <message id="viceroy.rule.faq.14.1">
        <source></source>
        <translation>5 żetonów ataku minus 2 żetony obrony to 3, więc tracisz 12 punktów. Obronę [liczy się raz](rule:end.attacks), a nie przeciw każdemu rywalowi.</translation>
    </message>
    <message id="viceroy.rule.faq.15.title">
        <source></source>
        <translation>Zagrywam Wezwanie królewskie w 12. rundzie. Co tracę?</translation>
    </message>
    <message id="viceroy.rule.faq.15.1">
        <source></source>
        <translation>Nic, bo [następnej licytacji nie ma](rule:auction.end). Bierzesz kartę, która została w licytacji, jeśli jakaś jest, i możesz ją jeszcze zagrać, jeśli pozostaje runda rozwoju.</translation>
    </message>
    <message id="viceroy.rule.chapter.term">
        <source></source>
        <translation>Pojęcia</translation>
    </message>
    <message id="viceroy.rule.term.attack.title">
        <source></source>
        <translation>atak</translation>
    </message>
    <message id="viceroy.rule.term.attack.1">
        <source></source>
        <translation>Żeton, którym w [licytacji](rule:auction.attack) bierzesz dowolną kartę albo na koniec odbierasz każdemu rywalowi 4 punkty.</translation>
    </message>
    <message id="viceroy.rule.term.auctionCard.title">
        <source></source>
        <translation>karta licytacji</translation>
    </message>
    <message id="viceroy.rule.term.auctionCard.1">
        <source></source>
        <translation>Jedna z 4 kolorowych kart, które wskazują, jakim klejnotem [licytuje się](rule:auction.display) postacie przy nich.</translation>
    </message>
    <message id="viceroy.rule.term.auctionPhase.title">
        <source></source>
        <translation>faza licytacji</translation>
    </message>
    <message id="viceroy.rule.term.auctionPhase.1">
        <source></source>
        <translation>Pierwsza połowa [rundy](rule:aim.round), ma najwyżej 3 rundy licytacji.</translation>
    </message>
    <message id="viceroy.rule.term.biddingRound.title">
        <source></source>
        <translation>runda licytacji</translation>
    </message>
    <message id="viceroy.rule.term.biddingRound.1">
        <source></source>
        <translation>Jedna [tajna oferta](rule:auction.bid) każdego, kto jest jeszcze w licytacji.</translation>
    </message>
    <message id="viceroy.rule.term.box.title">
        <source></source>
        <translation>pudełko</translation>
    </message>
    <message id="viceroy.rule.term.box.1">
        <source></source>
        <translation>Leżą w nim klejnoty, które [nie są w grze](rule:setup.gems); losuje się z niego za wirtualnych przeciwników.</translation>
    </message>
    <message id="viceroy.rule.term.character.title">
        <source></source>
        <translation>postać</translation>
    </message>
    <message id="viceroy.rule.term.character.1">
        <source></source>
        <translation>Jedna z 64 kart z [4 rzędami](rule:build.card) cen i nagród, numery od 1 do 64.</translation>
    </message>
    <message id="viceroy.rule.term.circle.title">
        <source></source>
        <translation>jednobarwne koło</translation>
    </message>
    <message id="viceroy.rule.term.circle.1">
        <source></source>
        <translation>[Koło](rule:build.circle), którego 4 segmenty mają ten sam kolor.</translation>
    </message>
    <message id="viceroy.rule.term.circleBonus.title">
        <source></source>
        <translation>premia za koła</translation>
    </message>
    <message id="viceroy.rule.term.circleBonus.1">
        <source></source>
        <translation>Żeton +2 albo +4 za każde koło i każdy wieczny klejnot [w jej kolorze](rule:reward.bonus).</translation>
    </message>
    <message id="viceroy.rule.term.defense.title">
        <source></source>
        <translation>obrona</translation>
    </message>
    <message id="viceroy.rule.term.defense.1">
        <source></source>
        <translation>Żeton, który [zatrzymuje](rule:reward.defense) 1 żeton ataku rywali i należy do zestawów.</translation>
    </message>
    <message id="viceroy.rule.term.development.title">
        <source></source>
        <translation>faza rozwoju</translation>
    </message>
    <message id="viceroy.rule.term.development.1">
        <source></source>
        <translation>Druga połowa [rundy](rule:aim.round), zagrywasz w niej do 3 kart.</translation>
    </message>
    <message id="viceroy.rule.term.developmentRound.title">
        <source></source>
        <translation>runda rozwoju</translation>
    </message>
    <message id="viceroy.rule.term.developmentRound.1">
        <source></source>
        <translation>Jedna karta wybrana w tajemnicy albo [pas](rule:build.choose) każdego, kto jest jeszcze w fazie rozwoju.</translation>
    </message>
    <message id="viceroy.rule.term.display.title">
        <source></source>
        <translation>karty w licytacji</translation>
    </message>
    <message id="viceroy.rule.term.display.1">
        <source></source>
        <translation>Postacie [do zdobycia](rule:auction.display) przy 4 kartach licytacji.</translation>
    </message>
    <message id="viceroy.rule.term.freeCard.title">
        <source></source>
        <translation>wolna karta</translation>
    </message>
    <message id="viceroy.rule.term.freeCard.1">
        <source></source>
        <translation>Karta twojej piramidy, którą może wsunąć [Królewska łaska](rule:pyramid.free).</translation>
    </message>
    <message id="viceroy.rule.term.gem.title">
        <source></source>
        <translation>klejnot</translation>
    </message>
    <message id="viceroy.rule.term.gem.1">
        <source></source>
        <translation>Tym [licytujesz](rule:auction.bid) i płacisz: niebieski, czerwony, zielony albo żółty.</translation>
    </message>
    <message id="viceroy.rule.term.infiniteGem.title">
        <source></source>
        <translation>wieczny klejnot</translation>
    </message>
    <message id="viceroy.rule.term.infiniteGem.1">
        <source></source>
        <translation>Klejnot na karcie, który w każdej fazie rozwoju [oszczędza](rule:build.infinite) 1 klejnot w swoim kolorze.</translation>
    </message>
    <message id="viceroy.rule.term.largeDeck.title">
        <source></source>
        <translation>duża talia</translation>
    </message>
    <message id="viceroy.rule.term.largeDeck.1">
        <source></source>
        <translation>[48 postaci](rule:setup.decks), które trafiają na licytację.</translation>
    </message>
    <message id="viceroy.rule.term.law.title">
        <source></source>
        <translation>prawo</translation>
    </message>
    <message id="viceroy.rule.term.law.1">
        <source></source>
        <translation>Jedna z 24 kart, które [nic nie kosztują](rule:laws.play), numery od 65 do 88.</translation>
    </message>
    <message id="viceroy.rule.term.level.title">
        <source></source>
        <translation>poziom</translation>
    </message>
    <message id="viceroy.rule.term.level.1">
        <source></source>
        <translation>Piętro twojej [piramidy](rule:pyramid.place), liczone od dołu od 1 do 5.</translation>
    </message>
    <message id="viceroy.rule.term.magic.title">
        <source></source>
        <translation>magia</translation>
    </message>
    <message id="viceroy.rule.term.magic.1">
        <source></source>
        <translation>Żeton, który daje sumę twoich [premii za magię](rule:reward.magic) i należy do zestawów.</translation>
    </message>
    <message id="viceroy.rule.term.magicBonus.title">
        <source></source>
        <translation>premia za magię</translation>
    </message>
    <message id="viceroy.rule.term.magicBonus.1">
        <source></source>
        <translation>Żeton +2, +3 albo +5 za [każdy żeton magii](rule:reward.magic), który masz.</translation>
    </message>
    <message id="viceroy.rule.term.neighbour.title">
        <source></source>
        <translation>karta sąsiednia</translation>
    </message>
    <message id="viceroy.rule.term.neighbour.1">
        <source></source>
        <translation>Karta, która [styka się](rule:pyramid.neighbours) z inną obok niej, pod nią albo nad nią.</translation>
    </message>
    <message id="viceroy.rule.term.pass.title">
        <source></source>
        <translation>pasować</translation>
    </message>
    <message id="viceroy.rule.term.pass.1">
        <source></source>
        <translation>Nic nie wybrać: w [licytacji](rule:auction.pass) daje to klejnoty, w fazie rozwoju nie.</translation>
    </message>
    <message id="viceroy.rule.term.powerPoints.title">
        <source></source>
        <translation>punkty władzy</translation>
    </message>
    <message id="viceroy.rule.term.powerPoints.1">
        <source></source>
        <translation>To, co każdy [liczy](rule:aim.goal) na koniec, by poznać zwycięzcę.</translation>
    </message>
    <message id="viceroy.rule.term.pyramid.title">
        <source></source>
        <translation>piramida władzy</translation>
    </message>
    <message id="viceroy.rule.term.pyramid.1">
        <source></source>
        <translation>Twoje [wyłożone karty](rule:pyramid.place), na najwyżej 5 poziomach.</translation>
    </message>
    <message id="viceroy.rule.term.reserve.title">
        <source></source>
        <translation>zasób ogólny</translation>
    </message>
    <message id="viceroy.rule.term.reserve.1">
        <source></source>
        <translation>Klejnoty, które są w grze, a [nikt ich nie ma](rule:setup.gems).</translation>
    </message>
    <message id="viceroy.rule.term.rival.title">
        <source></source>
        <translation>rywal</translation>
    </message>
    <message id="viceroy.rule.term.rival.1">
        <source></source>
        <translation>Każdy inny prawdziwy gracz, nie [wirtualny przeciwnik](rule:solo.draw).</translation>
    </message>
    <message id="viceroy.rule.term.science.title">
        <source></source>
        <translation>nauka</translation>
    </message>
    <message id="viceroy.rule.term.science.1">
        <source></source>
        <translation>Żeton, który daje 1 klejnot więcej, [gdy pasujesz](rule:reward.science), i należy do zestawów.</translation>
    </message>
    <message id="viceroy.rule.term.screen.title">
        <source></source>
        <translation>zasłonka</translation>
    </message>
    <message id="viceroy.rule.term.screen.1">
        <source></source>
        <translation>[Skrywa](rule:table.secret) twoje klejnoty i żetony ataku.</translation>
    </message>
    <message id="viceroy.rule.term.segment.title">
        <source></source>
        <translation>segment</translation>
    </message>
    <message id="viceroy.rule.term.segment.1">
        <source></source>
        <translation>Ćwiartka [koła](rule:build.circle).</translation>
    </message>
    <message id="viceroy.rule.term.set.title">
        <source></source>
        <translation>zestaw</translation>
    </message>
    <message id="viceroy.rule.term.set.1">
        <source></source>
        <translation>1 żeton obrony, 1 żeton nauki i 1 żeton magii, razem warte [12 punktów](rule:end.magic).</translation>
    </message>
    <message id="viceroy.rule.term.smallDeck.title">
        <source></source>
        <translation>mała talia</translation>
    </message>
    <message id="viceroy.rule.term.smallDeck.1">
        <source></source>
        <translation>Postacie, które zostały po odliczeniu [dużej talii](rule:setup.decks); dobiera się z niej karty z nagród.</translation>
    </message>
    <message id="viceroy.rule.term.tucked.title">
        <source></source>
        <translation>karta wsunięta</translation>
    </message>
    <message id="viceroy.rule.term.tucked.1">
        <source></source>
        <translation>Karta [pod inną kartą](rule:pyramid.free), bez poziomu, kolorów i działania.</translation>
    </message>
    <message id="viceroy.rule.term.virtualOpponent.title">
        <source></source>
        <translation>wirtualny przeciwnik</translation>
    </message>
    <message id="viceroy.rule.term.virtualOpponent.1">
        <source></source>
        <translation>Uczestnik licytacji, za którego [decyduje los](rule:solo.draw); nie ma piramidy ani punktów.</translation>
    </message>
</context>
</TS>
