<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name></name>
    <message id="viceroy.lesson.what-wins.title">
        <source></source>
        <translation>Jak się wygrywa</translation>
    </message>
    <message id="viceroy.lesson.what-wins.1">
        <source></source>
        <translation>Rządzisz prowincją i chcesz więcej. Z sojuszników i praw budujesz piramidę władzy.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.2">
        <source></source>
        <translation>Liczą się punkty władzy: kto po dwunastu rundach ma ich najwięcej, wygrywa.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.3">
        <source></source>
        <translation>Przy niebieskiej karcie licytacji leży Mentor. Przytrzymaj listwę zasłonki i w tajemnicy zaoferuj niebieski klejnot.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.3.hint1">
        <source></source>
        <translation>Twoje klejnoty leżą za zasłonką: przytrzymaj jej listwę.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.3.hint2">
        <source></source>
        <translation>Przytrzymaj listwę zasłonki i wybierz niebieski klejnot.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.3.unwanted">
        <source></source>
        <translation>W partii tak można. Teraz jednak chcemy Mentora: zaoferuj niebieski.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.4">
        <source></source>
        <translation>Wszystkie oferty odsłania się naraz. Tylko twoja jest niebieska, więc Mentor jest twój.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.5">
        <source></source>
        <translation>Twój klejnot idzie do zasobu ogólnego: za wygraną ofertę też się płaci.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.6">
        <source></source>
        <translation>Po licytacji przychodzi rozwój. Rywal pasuje i nic nie wykłada.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.7">
        <source></source>
        <translation>W każdej rundzie możesz wyłożyć do trzech kart, jedną po drugiej. Wybierz Mentora.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.7.hint1">
        <source></source>
        <translation>Masz go na ręce, za zasłonką.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.7.hint2">
        <source></source>
        <translation>Wybierz Mentora, a nie pas.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.7.unwanted">
        <source></source>
        <translation>Jeśli teraz spasujesz, nic w tej rundzie nie wyłożysz. Wybierz Mentora.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.8">
        <source></source>
        <translation>Wyłóż go obok pierwszej karty: dotknij dwa razy podświetlonego miejsca. Pierwszy rząd kosztuje zielony klejnot.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.8.hint1">
        <source></source>
        <translation>Obok Czarodziejki świecą dwa miejsca.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.8.hint2">
        <source></source>
        <translation>Wyłóż Mentora na podświetlone miejsce.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.8.unwanted">
        <source></source>
        <translation>Jego miejsce jest obok Czarodziejki: z lewej lub z prawej.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.9">
        <source></source>
        <translation>Na Mentorze leżą trzy punkty władzy. Są twoje już do końca.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.10">
        <source></source>
        <translation>Co wygrywa grę?</translation>
    </message>
    <message id="viceroy.lesson.what-wins.10.answer1">
        <source></source>
        <translation>Najwięcej klejnotów</translation>
    </message>
    <message id="viceroy.lesson.what-wins.10.answer2">
        <source></source>
        <translation>Najwięcej punktów władzy</translation>
    </message>
    <message id="viceroy.lesson.what-wins.10.answer3">
        <source></source>
        <translation>Najwyższa piramida</translation>
    </message>
    <message id="viceroy.lesson.what-wins.10.why">
        <source></source>
        <translation>Liczą się tylko punkty władzy. Klejnoty i wysokość pomagają je zdobyć.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.11">
        <source></source>
        <translation>Umiesz już zdobyć kartę i wyłożyć ją dla punktów.</translation>
    </message>
    <message id="viceroy.lesson.bidding.title">
        <source></source>
        <translation>Oferty i remisy</translation>
    </message>
    <message id="viceroy.lesson.bidding.1">
        <source></source>
        <translation>Oferta to jeden klejnot, wybrany w tajemnicy. Jego kolor mówi, której karty chcesz.</translation>
    </message>
    <message id="viceroy.lesson.bidding.2">
        <source></source>
        <translation>Spróbuj: licytuj Rycerza przy czerwonej karcie licytacji.</translation>
    </message>
    <message id="viceroy.lesson.bidding.2.after">
        <source></source>
        <translation>Masz za to niebieskie, a przy niebieskim leży Kapitan.</translation>
    </message>
    <message id="viceroy.lesson.bidding.3">
        <source></source>
        <translation>Zaoferuj więc niebieski klejnot za Kapitana.</translation>
    </message>
    <message id="viceroy.lesson.bidding.3.hint1">
        <source></source>
        <translation>Twoje klejnoty leżą za zasłonką.</translation>
    </message>
    <message id="viceroy.lesson.bidding.3.hint2">
        <source></source>
        <translation>Wybierz niebieski klejnot.</translation>
    </message>
    <message id="viceroy.lesson.bidding.3.unwanted">
        <source></source>
        <translation>Wolno, ale najpierw poznajmy remis: zaoferuj niebieski.</translation>
    </message>
    <message id="viceroy.lesson.bidding.4">
        <source></source>
        <translation>Dwie niebieskie oferty za jedną kartę: nie bierze jej nikt, a oba klejnoty przepadają.</translation>
    </message>
    <message id="viceroy.lesson.bidding.5">
        <source></source>
        <translation>Równych ofert nic nie rozstrzyga: ani numer, ani kolejność. Kto nie ma karty, licytuje dalej.</translation>
    </message>
    <message id="viceroy.lesson.bidding.6">
        <source></source>
        <translation>Spróbuj: zaoferuj żółty. Drugi rywal właśnie zdobył tam Druida.</translation>
    </message>
    <message id="viceroy.lesson.bidding.6.after">
        <source></source>
        <translation>Z twoich kolorów kartę mają jeszcze niebieski i zielony.</translation>
    </message>
    <message id="viceroy.lesson.bidding.8">
        <source></source>
        <translation>Druga runda licytacji. Zaoferuj znów niebieski: może rywal ustąpi.</translation>
    </message>
    <message id="viceroy.lesson.bidding.8.hint1">
        <source></source>
        <translation>Kapitan wciąż leży przy niebieskim.</translation>
    </message>
    <message id="viceroy.lesson.bidding.8.hint2">
        <source></source>
        <translation>Wybierz niebieski klejnot.</translation>
    </message>
    <message id="viceroy.lesson.bidding.8.unwanted">
        <source></source>
        <translation>Może i rozsądnie. Spróbuj jednak Kapitana jeszcze raz: zaoferuj niebieski.</translation>
    </message>
    <message id="viceroy.lesson.bidding.9">
        <source></source>
        <translation>Znowu niebieski przeciw niebieskiemu. Drugi klejnot przepadł.</translation>
    </message>
    <message id="viceroy.lesson.bidding.11">
        <source></source>
        <translation>Trzecia runda licytacji jest ostatnia. Zmień plan: zaoferuj zielony za Tropiciela.</translation>
    </message>
    <message id="viceroy.lesson.bidding.11.hint1">
        <source></source>
        <translation>Tropiciel leży przy zielonym.</translation>
    </message>
    <message id="viceroy.lesson.bidding.11.hint2">
        <source></source>
        <translation>Wybierz zielony klejnot.</translation>
    </message>
    <message id="viceroy.lesson.bidding.11.unwanted">
        <source></source>
        <translation>Pas dałby od razu trzy klejnoty. Spróbuj jednak Tropiciela: zaoferuj zielony.</translation>
    </message>
    <message id="viceroy.lesson.bidding.12">
        <source></source>
        <translation>Ta sama myśl, ta sama oferta! Trzy klejnoty w jednej licytacji: bywa i tak.</translation>
    </message>
    <message id="viceroy.lesson.bidding.13">
        <source></source>
        <translation>Brak karty po trzech rundach licytacji liczy się jak pas, a pas daje trzy klejnoty. Weź pierwszy.</translation>
    </message>
    <message id="viceroy.lesson.bidding.13.hint1">
        <source></source>
        <translation>Zasób ogólny: cztery stosy klejnotów obok kart licytacji.</translation>
    </message>
    <message id="viceroy.lesson.bidding.13.hint2">
        <source></source>
        <translation>Kolor jest dowolny.</translation>
    </message>
    <message id="viceroy.lesson.bidding.13.unwanted">
        <source></source>
        <translation>Weź klejnot z zasobu ogólnego.</translation>
    </message>
    <message id="viceroy.lesson.bidding.14">
        <source></source>
        <translation>Weź drugi klejnot, w dowolnym kolorze.</translation>
    </message>
    <message id="viceroy.lesson.bidding.14.hint1">
        <source></source>
        <translation>Zasób ogólny: cztery stosy klejnotów obok kart licytacji.</translation>
    </message>
    <message id="viceroy.lesson.bidding.14.hint2">
        <source></source>
        <translation>Kolor jest dowolny.</translation>
    </message>
    <message id="viceroy.lesson.bidding.14.unwanted">
        <source></source>
        <translation>Weź klejnot z zasobu ogólnego.</translation>
    </message>
    <message id="viceroy.lesson.bidding.15">
        <source></source>
        <translation>I trzeci.</translation>
    </message>
    <message id="viceroy.lesson.bidding.15.hint1">
        <source></source>
        <translation>Zasób ogólny: cztery stosy klejnotów obok kart licytacji.</translation>
    </message>
    <message id="viceroy.lesson.bidding.15.hint2">
        <source></source>
        <translation>Kolor jest dowolny.</translation>
    </message>
    <message id="viceroy.lesson.bidding.15.unwanted">
        <source></source>
        <translation>Weź klejnot z zasobu ogólnego.</translation>
    </message>
    <message id="viceroy.lesson.bidding.16">
        <source></source>
        <translation>Klejnoty daje tylko pas. Kto zdobędzie kartę, nie bierze żadnych.</translation>
    </message>
    <message id="viceroy.lesson.bidding.17">
        <source></source>
        <translation>Umiesz licytować we wszystkich trzech rundach licytacji i wiesz, ile kosztuje remis.</translation>
    </message>
    <message id="viceroy.lesson.agreements.title">
        <source></source>
        <translation>Dwie karty, dwoje chętnych</translation>
    </message>
    <message id="viceroy.lesson.agreements.1">
        <source></source>
        <translation>Karta, której nikt nie zdobył, zostaje jeszcze na rundę. Dlatego przy niebieskim leżą dwie.</translation>
    </message>
    <message id="viceroy.lesson.agreements.2">
        <source></source>
        <translation>Zaoferuj niebieski klejnot. Jeśli nikt inny tego nie zrobi, wybierzesz dowolną z obu kart.</translation>
    </message>
    <message id="viceroy.lesson.agreements.2.hint1">
        <source></source>
        <translation>Twoje klejnoty leżą za zasłonką.</translation>
    </message>
    <message id="viceroy.lesson.agreements.2.hint2">
        <source></source>
        <translation>Wybierz niebieski klejnot.</translation>
    </message>
    <message id="viceroy.lesson.agreements.2.unwanted">
        <source></source>
        <translation>Chodzi nam o te dwie karty przy niebieskim: zaoferuj niebieski.</translation>
    </message>
    <message id="viceroy.lesson.agreements.3">
        <source></source>
        <translation>Rywal też oferuje niebieski. Dwoje graczy i dwie karty: możecie się dogadać.</translation>
    </message>
    <message id="viceroy.lesson.agreements.4">
        <source></source>
        <translation>Twój Korsarz ma najniższy numer, więc pierwszy głos jest twój. Zaproponuj Kapitana dla siebie.</translation>
    </message>
    <message id="viceroy.lesson.agreements.4.hint1">
        <source></source>
        <translation>Kapitan to starsza karta, przy grocie strzałki.</translation>
    </message>
    <message id="viceroy.lesson.agreements.4.hint2">
        <source></source>
        <translation>Zaproponuj, że bierzesz Kapitana.</translation>
    </message>
    <message id="viceroy.lesson.agreements.4.unwanted">
        <source></source>
        <translation>Jeszcze nie: najpierw poproś o Kapitana i zobacz, co się stanie.</translation>
    </message>
    <message id="viceroy.lesson.agreements.5">
        <source></source>
        <translation>Rywal też chce Kapitana i odmawia.</translation>
    </message>
    <message id="viceroy.lesson.agreements.6">
        <source></source>
        <translation>Bez zgody nikt nie bierze karty, a oba klejnoty przepadają.</translation>
    </message>
    <message id="viceroy.lesson.agreements.8">
        <source></source>
        <translation>Druga runda licytacji, a obie karty wciąż leżą. Zaoferuj znów niebieski.</translation>
    </message>
    <message id="viceroy.lesson.agreements.8.hint1">
        <source></source>
        <translation>Zostały ci jeszcze niebieskie klejnoty.</translation>
    </message>
    <message id="viceroy.lesson.agreements.8.hint2">
        <source></source>
        <translation>Wybierz niebieski klejnot.</translation>
    </message>
    <message id="viceroy.lesson.agreements.8.unwanted">
        <source></source>
        <translation>Zgoda czeka przy niebieskim: zaoferuj niebieski.</translation>
    </message>
    <message id="viceroy.lesson.agreements.9">
        <source></source>
        <translation>Zostaw Kapitana rywalowi: zaproponuj dla siebie Księcia.</translation>
    </message>
    <message id="viceroy.lesson.agreements.9.hint1">
        <source></source>
        <translation>Książę to nowsza karta.</translation>
    </message>
    <message id="viceroy.lesson.agreements.9.hint2">
        <source></source>
        <translation>Zaproponuj, że bierzesz Księcia.</translation>
    </message>
    <message id="viceroy.lesson.agreements.9.unwanted">
        <source></source>
        <translation>Skończyłoby się kolejną kłótnią. Zaproponuj dla siebie Księcia.</translation>
    </message>
    <message id="viceroy.lesson.agreements.10">
        <source></source>
        <translation>Rywal się zgadza.</translation>
    </message>
    <message id="viceroy.lesson.agreements.11">
        <source></source>
        <translation>Zgoda: każde z was bierze jedną kartę. Ten klejnot się opłacił.</translation>
    </message>
    <message id="viceroy.lesson.agreements.12">
        <source></source>
        <translation>Troje chętnych na dwie karty nie może się dogadać. Wszyscy tracą klejnoty.</translation>
    </message>
    <message id="viceroy.lesson.agreements.13">
        <source></source>
        <translation>Rada: rozmawiajcie przed licytacją. Obiecać można wszystko i nikt nie musi dotrzymać.</translation>
    </message>
    <message id="viceroy.lesson.agreements.14">
        <source></source>
        <translation>Umiesz dobić targu o dwie karty.</translation>
    </message>
    <message id="viceroy.lesson.swords.title">
        <source></source>
        <translation>Miecze w licytacji</translation>
    </message>
    <message id="viceroy.lesson.swords.1">
        <source></source>
        <translation>Za zasłonką leży miecz: żeton ataku. Możesz go zaoferować zamiast klejnotu.</translation>
    </message>
    <message id="viceroy.lesson.swords.2">
        <source></source>
        <translation>Zaoferuj miecz. Bierze dowolną kartę, bez względu na kolor.</translation>
    </message>
    <message id="viceroy.lesson.swords.2.hint1">
        <source></source>
        <translation>Leży wśród klejnotów.</translation>
    </message>
    <message id="viceroy.lesson.swords.2.hint2">
        <source></source>
        <translation>Wybierz żeton ataku.</translation>
    </message>
    <message id="viceroy.lesson.swords.2.unwanted">
        <source></source>
        <translation>Nie tym razem: zaoferuj miecz.</translation>
    </message>
    <message id="viceroy.lesson.swords.3">
        <source></source>
        <translation>Miecze idą przed klejnotami. Odsłonięto dwa: pierwsza jest piramida z najniższym numerem karty.</translation>
    </message>
    <message id="viceroy.lesson.swords.4">
        <source></source>
        <translation>Twój Korsarz ma numer 1, więc wybierasz ty. Weź Tropiciela przy zielonej karcie licytacji.</translation>
    </message>
    <message id="viceroy.lesson.swords.4.hint1">
        <source></source>
        <translation>Możesz wziąć dowolną z leżących kart.</translation>
    </message>
    <message id="viceroy.lesson.swords.4.hint2">
        <source></source>
        <translation>Tropiciel leży przy zielonym.</translation>
    </message>
    <message id="viceroy.lesson.swords.4.unwanted">
        <source></source>
        <translation>Tę też można by wziąć; tutaj wybierz Tropiciela.</translation>
    </message>
    <message id="viceroy.lesson.swords.5">
        <source></source>
        <translation>Miecz rywala bierze teraz Kapitana.</translation>
    </message>
    <message id="viceroy.lesson.swords.6">
        <source></source>
        <translation>Dla zielonej oferty nie ma już karty. Klejnot przepada, a ten rywal licytuje dalej.</translation>
    </message>
    <message id="viceroy.lesson.swords.7">
        <source></source>
        <translation>Czerwony klejnot wciąż masz. Czy wolno go jeszcze zaoferować za Łowczynię?</translation>
    </message>
    <message id="viceroy.lesson.swords.7.answer1">
        <source></source>
        <translation>Tak</translation>
    </message>
    <message id="viceroy.lesson.swords.7.answer2">
        <source></source>
        <translation>Nie</translation>
    </message>
    <message id="viceroy.lesson.swords.7.why">
        <source></source>
        <translation>W jednej licytacji każdemu przypada jedna karta. Następna będzie w kolejnej rundzie.</translation>
    </message>
    <message id="viceroy.lesson.swords.8">
        <source></source>
        <translation>Miecz przepadł jak każda oferta. Zachowany do końca, zaszkodziłby każdemu rywalowi.</translation>
    </message>
    <message id="viceroy.lesson.swords.9">
        <source></source>
        <translation>Licytujesz we wszystkich trzech rundach licytacji i nic nie zdobywasz. Co z klejnotami?</translation>
    </message>
    <message id="viceroy.lesson.swords.9.answer1">
        <source></source>
        <translation>Wracają do mnie</translation>
    </message>
    <message id="viceroy.lesson.swords.9.answer2">
        <source></source>
        <translation>Przepadły, ale biorę trzy jak za pas</translation>
    </message>
    <message id="viceroy.lesson.swords.9.answer3">
        <source></source>
        <translation>Przepadły i nic za nie nie ma</translation>
    </message>
    <message id="viceroy.lesson.swords.9.why">
        <source></source>
        <translation>Stracone oferty przepadły. Ale po trzeciej liczy się to jak pas, a pas daje trzy klejnoty.</translation>
    </message>
    <message id="viceroy.lesson.swords.10">
        <source></source>
        <translation>Zdobywasz kartę w licytacji. Czy bierzesz też klejnoty?</translation>
    </message>
    <message id="viceroy.lesson.swords.10.answer1">
        <source></source>
        <translation>Tak, trzy</translation>
    </message>
    <message id="viceroy.lesson.swords.10.answer2">
        <source></source>
        <translation>Nie, daje je tylko pas</translation>
    </message>
    <message id="viceroy.lesson.swords.10.why">
        <source></source>
        <translation>Karta albo klejnoty: te bierze tylko ten, kto pasuje.</translation>
    </message>
    <message id="viceroy.lesson.swords.11">
        <source></source>
        <translation>Ty i rywal oferujecie zielony za jedną kartę. Kto ją bierze?</translation>
    </message>
    <message id="viceroy.lesson.swords.11.answer1">
        <source></source>
        <translation>Niższy numer</translation>
    </message>
    <message id="viceroy.lesson.swords.11.answer2">
        <source></source>
        <translation>Nikt</translation>
    </message>
    <message id="viceroy.lesson.swords.11.why">
        <source></source>
        <translation>Między równymi klejnotami nic nie rozstrzyga: oba przepadają i oboje licytujecie dalej.</translation>
    </message>
    <message id="viceroy.lesson.swords.12">
        <source></source>
        <translation>Umiesz mieczem wziąć dowolną kartę.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.title">
        <source></source>
        <translation>Piramida</translation>
    </message>
    <message id="viceroy.lesson.pyramid.1">
        <source></source>
        <translation>Każda postać ma cztery rzędy, po jednym na poziom: klejnot do zapłaty i nagrodę.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.2">
        <source></source>
        <translation>Wybierz Sierżanta.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.2.hint1">
        <source></source>
        <translation>Masz go na ręce.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.2.hint2">
        <source></source>
        <translation>Wybierz Sierżanta, nie Kapitana.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.2.unwanted">
        <source></source>
        <translation>Jeszcze nie pasuj: wybierz Sierżanta.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.3">
        <source></source>
        <translation>Spróbuj wyłożyć Sierżanta na trzecim poziomie. Trzeci rząd kosztuje niebieski klejnot, a jeden masz.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.3.after">
        <source></source>
        <translation>Czerwony za pierwszy rząd, zielony za drugi, niebieski za trzeci: wszystkie trzy naraz.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.4">
        <source></source>
        <translation>Pierwszy poziom kosztuje tylko pierwszy rząd: czerwony klejnot. Wyłóż Sierżanta na dowolnym końcu.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.4.hint1">
        <source></source>
        <translation>Pierwszy poziom rośnie na końcach.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.4.hint2">
        <source></source>
        <translation>Wyłóż go obok Szpiega albo Łowczyni.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.4.unwanted">
        <source></source>
        <translation>Na to miejsce cię nie stać. Pierwszy poziom świeci.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.5">
        <source></source>
        <translation>Jego pierwszy rząd daje trzy klejnoty. Kapitan będzie potrzebował zielonego: weź go.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.5.hint1">
        <source></source>
        <translation>Zasób ogólny: cztery stosy klejnotów obok kart licytacji.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.5.hint2">
        <source></source>
        <translation>Weź zielony klejnot.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.5.unwanted">
        <source></source>
        <translation>Najpierw zielony klejnot dla Kapitana.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.6">
        <source></source>
        <translation>Trzeci rząd Kapitana wymaga żółtego: weź go.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.6.hint1">
        <source></source>
        <translation>Zasób ogólny: cztery stosy klejnotów obok kart licytacji.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.6.hint2">
        <source></source>
        <translation>Weź żółty klejnot.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.6.unwanted">
        <source></source>
        <translation>Najpierw żółty klejnot dla Kapitana.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.7">
        <source></source>
        <translation>Ostatni klejnot wybierz, jaki chcesz.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.7.hint1">
        <source></source>
        <translation>Zasób ogólny: cztery stosy klejnotów obok kart licytacji.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.7.hint2">
        <source></source>
        <translation>Kolor jest dowolny.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.7.unwanted">
        <source></source>
        <translation>Weź klejnot z zasobu ogólnego.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.8">
        <source></source>
        <translation>Druga runda rozwoju. Wybierz Kapitana.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.8.hint1">
        <source></source>
        <translation>Masz go na ręce.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.8.hint2">
        <source></source>
        <translation>Wybierz Kapitana, a nie pas.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.8.unwanted">
        <source></source>
        <translation>Jeszcze nie kończ: Kapitan jest tego wart.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.9">
        <source></source>
        <translation>Czy Kapitan może leżeć na trzecim poziomie tylko w połowie nad Wróżką?</translation>
    </message>
    <message id="viceroy.lesson.pyramid.9.answer1">
        <source></source>
        <translation>Nie</translation>
    </message>
    <message id="viceroy.lesson.pyramid.9.answer2">
        <source></source>
        <translation>Tak</translation>
    </message>
    <message id="viceroy.lesson.pyramid.9.why">
        <source></source>
        <translation>Druga połowa Kapitana wisiałaby w powietrzu.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.10">
        <source></source>
        <translation>Wyłóż go nad Druidem i Wróżką. Zielony, niebieski i żółty opłacą trzy rzędy.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.10.hint1">
        <source></source>
        <translation>Trzeci poziom ma jedno miejsce, pośrodku.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.10.hint2">
        <source></source>
        <translation>Wyłóż go nad Druidem i Wróżką.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.10.unwanted">
        <source></source>
        <translation>Można, ale wyższe rzędy nagradzają lepiej. Spróbuj na trzecim poziomie.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.11">
        <source></source>
        <translation>Nagradza tylko trzeci rząd: żeton magii. Klejnotów i karty z niższych rzędów nie dostajesz.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.12">
        <source></source>
        <translation>Dwoje chętnych, dwie karty i brak zgody. Kto bierze kartę?</translation>
    </message>
    <message id="viceroy.lesson.pyramid.12.answer1">
        <source></source>
        <translation>Niższy numer</translation>
    </message>
    <message id="viceroy.lesson.pyramid.12.answer2">
        <source></source>
        <translation>Nikt, a oba klejnoty przepadają</translation>
    </message>
    <message id="viceroy.lesson.pyramid.12.answer3">
        <source></source>
        <translation>Kto zaoferował pierwszy</translation>
    </message>
    <message id="viceroy.lesson.pyramid.12.why">
        <source></source>
        <translation>Bez zgody nikt nie bierze karty, a obie oferty przepadają.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.13">
        <source></source>
        <translation>Szczyt to piąty poziom: płacisz za wszystkie rzędy, za czwarty dwa razy, i bierzesz piętnaście punktów albo nagrody pierwszych trzech rzędów.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.14">
        <source></source>
        <translation>Rada: wysokie poziomy wymagają szerokiej podstawy, więc część kart wyłóż nisko.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.15">
        <source></source>
        <translation>Umiesz piąć się w górę i wiesz, ile to kosztuje.</translation>
    </message>
    <message id="viceroy.lesson.circles.title">
        <source></source>
        <translation>Koła</translation>
    </message>
    <message id="viceroy.lesson.circles.1">
        <source></source>
        <translation>Gdzie stykają się trzy karty, ich rogi tworzą koło z czterech kolorowych segmentów.</translation>
    </message>
    <message id="viceroy.lesson.circles.2">
        <source></source>
        <translation>Wynalazca i Pustelnik mają obok siebie dwa żółte rogi. Wybierz Barona: jego półkole jest żółte.</translation>
    </message>
    <message id="viceroy.lesson.circles.2.hint1">
        <source></source>
        <translation>Masz go na ręce.</translation>
    </message>
    <message id="viceroy.lesson.circles.2.hint2">
        <source></source>
        <translation>Wybierz Barona.</translation>
    </message>
    <message id="viceroy.lesson.circles.2.unwanted">
        <source></source>
        <translation>Nie tym razem: wybierz Barona.</translation>
    </message>
    <message id="viceroy.lesson.circles.3">
        <source></source>
        <translation>Obie karty odsłonięte. Najniższy numer wykłada pierwszy: Zielarka 3 przed Baronem 60.</translation>
    </message>
    <message id="viceroy.lesson.circles.4">
        <source></source>
        <translation>Rywal wykłada Zielarkę.</translation>
    </message>
    <message id="viceroy.lesson.circles.5">
        <source></source>
        <translation>Teraz ty: wyłóż Barona nad Wynalazcą i Pustelnikiem, za żółty i czerwony klejnot.</translation>
    </message>
    <message id="viceroy.lesson.circles.5.hint1">
        <source></source>
        <translation>Stykają się tam dwa żółte rogi.</translation>
    </message>
    <message id="viceroy.lesson.circles.5.hint2">
        <source></source>
        <translation>Drugi poziom, po lewej.</translation>
    </message>
    <message id="viceroy.lesson.circles.5.unwanted">
        <source></source>
        <translation>Tam nie zamknie się jednobarwne koło. Poszukaj dwóch żółtych rogów.</translation>
    </message>
    <message id="viceroy.lesson.circles.6">
        <source></source>
        <translation>Wszystkie cztery segmenty są żółte: jednobarwne koło. Od razu dostajesz żółty klejnot.</translation>
    </message>
    <message id="viceroy.lesson.circles.8">
        <source></source>
        <translation>Nowy klejnot opłaci kolejną kartę. Wybierz Arkanistę: jego półkole jest czerwone.</translation>
    </message>
    <message id="viceroy.lesson.circles.8.hint1">
        <source></source>
        <translation>Masz go na ręce.</translation>
    </message>
    <message id="viceroy.lesson.circles.8.hint2">
        <source></source>
        <translation>Wybierz Arkanistę, a nie pas.</translation>
    </message>
    <message id="viceroy.lesson.circles.8.unwanted">
        <source></source>
        <translation>Stać cię jeszcze na jedną. Wybierz Arkanistę.</translation>
    </message>
    <message id="viceroy.lesson.circles.9">
        <source></source>
        <translation>Znajdź dwa czerwone rogi i wyłóż go nad nimi.</translation>
    </message>
    <message id="viceroy.lesson.circles.9.hint1">
        <source></source>
        <translation>Spójrz na Pustelnika i Włóczęgę.</translation>
    </message>
    <message id="viceroy.lesson.circles.9.hint2">
        <source></source>
        <translation>Drugi poziom, po prawej.</translation>
    </message>
    <message id="viceroy.lesson.circles.9.unwanted">
        <source></source>
        <translation>Tam nie zamknie się czerwone koło. Dwa czerwone rogi stykają się gdzie indziej.</translation>
    </message>
    <message id="viceroy.lesson.circles.10">
        <source></source>
        <translation>Czerwone koło, czerwony klejnot. Na koniec każde koło da jeszcze punkty za swój poziom: dwa.</translation>
    </message>
    <message id="viceroy.lesson.circles.11">
        <source></source>
        <translation>W jednej licytacji padły dwa miecze. Kto pierwszy bierze kartę?</translation>
    </message>
    <message id="viceroy.lesson.circles.11.answer1">
        <source></source>
        <translation>Kto wybrał wcześniej</translation>
    </message>
    <message id="viceroy.lesson.circles.11.answer2">
        <source></source>
        <translation>Piramida z najniższym numerem</translation>
    </message>
    <message id="viceroy.lesson.circles.11.answer3">
        <source></source>
        <translation>Nikt, jest remis</translation>
    </message>
    <message id="viceroy.lesson.circles.11.why">
        <source></source>
        <translation>Decyduje najniższy numer karty w piramidach. Remis grozi tylko klejnotom.</translation>
    </message>
    <message id="viceroy.lesson.circles.12">
        <source></source>
        <translation>Umiesz zamykać koła i od razu brać za nie klejnoty.</translation>
    </message>
    <message id="viceroy.lesson.laws.title">
        <source></source>
        <translation>Prawa</translation>
    </message>
    <message id="viceroy.lesson.laws.1">
        <source></source>
        <translation>Ciemne karty to prawa. Wyłożenie nic nie kosztuje, na poziomach od pierwszego do czwartego.</translation>
    </message>
    <message id="viceroy.lesson.laws.2">
        <source></source>
        <translation>Wybierz Pospolite ruszenie.</translation>
    </message>
    <message id="viceroy.lesson.laws.2.hint1">
        <source></source>
        <translation>Masz je na ręce.</translation>
    </message>
    <message id="viceroy.lesson.laws.2.hint2">
        <source></source>
        <translation>Wybierz Pospolite ruszenie.</translation>
    </message>
    <message id="viceroy.lesson.laws.2.unwanted">
        <source></source>
        <translation>Jeszcze nie: wybierz Pospolite ruszenie.</translation>
    </message>
    <message id="viceroy.lesson.laws.3">
        <source></source>
        <translation>Wyłóż je na dowolnym końcu pierwszego poziomu. Klejnotów nie trzeba.</translation>
    </message>
    <message id="viceroy.lesson.laws.3.hint1">
        <source></source>
        <translation>Pierwszy poziom rośnie na końcach.</translation>
    </message>
    <message id="viceroy.lesson.laws.3.hint2">
        <source></source>
        <translation>Wyłóż je obok Tropiciela albo Wartownika.</translation>
    </message>
    <message id="viceroy.lesson.laws.3.unwanted">
        <source></source>
        <translation>Miejsce obok Księcia zachowaj na następne prawo.</translation>
    </message>
    <message id="viceroy.lesson.laws.4">
        <source></source>
        <translation>Niektóre prawa dają wybór. Weź sześć punktów władzy albo żeton obrony.</translation>
    </message>
    <message id="viceroy.lesson.laws.4.hint1">
        <source></source>
        <translation>Do wyboru są trzy możliwości.</translation>
    </message>
    <message id="viceroy.lesson.laws.4.hint2">
        <source></source>
        <translation>Sześć punktów władzy to pewna rzecz.</translation>
    </message>
    <message id="viceroy.lesson.laws.4.unwanted">
        <source></source>
        <translation>Na klejnoty już za późno: to ostatnia runda.</translation>
    </message>
    <message id="viceroy.lesson.laws.5">
        <source></source>
        <translation>W całej grze została jedna runda rozwoju, a na ręce masz dwa prawa.</translation>
    </message>
    <message id="viceroy.lesson.laws.6">
        <source></source>
        <translation>Patronat daje dwa punkty za każdą postać, której dotyka. Wybierz go.</translation>
    </message>
    <message id="viceroy.lesson.laws.6.hint1">
        <source></source>
        <translation>Masz go na ręce.</translation>
    </message>
    <message id="viceroy.lesson.laws.6.hint2">
        <source></source>
        <translation>Wybierz Patronat.</translation>
    </message>
    <message id="viceroy.lesson.laws.6.unwanted">
        <source></source>
        <translation>W partii niezły wybór. Tutaj wybierz Patronat.</translation>
    </message>
    <message id="viceroy.lesson.laws.7">
        <source></source>
        <translation>Znajdź miejsce, w którym dotknie trzech postaci.</translation>
    </message>
    <message id="viceroy.lesson.laws.7.hint1">
        <source></source>
        <translation>Liczy się obok, nad i pod.</translation>
    </message>
    <message id="viceroy.lesson.laws.7.hint2">
        <source></source>
        <translation>Drugi poziom, obok Księcia.</translation>
    </message>
    <message id="viceroy.lesson.laws.7.unwanted">
        <source></source>
        <translation>Tam dotknie ich mniej.</translation>
    </message>
    <message id="viceroy.lesson.laws.8">
        <source></source>
        <translation>Gra się kończy, a karty z ręki się odrzuca. Spis ludności nie trafił do piramidy.</translation>
    </message>
    <message id="viceroy.lesson.laws.9">
        <source></source>
        <translation>Patronat daje sześć punktów, Spis ludności nic. Prawa liczą się tylko w piramidzie.</translation>
    </message>
    <message id="viceroy.lesson.laws.10">
        <source></source>
        <translation>Wykładasz postać na trzecim poziomie. Ile płacisz i co dostajesz?</translation>
    </message>
    <message id="viceroy.lesson.laws.10.answer1">
        <source></source>
        <translation>Płacę i biorę tylko trzeci rząd</translation>
    </message>
    <message id="viceroy.lesson.laws.10.answer2">
        <source></source>
        <translation>Płacę trzy rzędy, biorę trzeci</translation>
    </message>
    <message id="viceroy.lesson.laws.10.answer3">
        <source></source>
        <translation>Płacę trzy rzędy i biorę trzy</translation>
    </message>
    <message id="viceroy.lesson.laws.10.why">
        <source></source>
        <translation>Ceny się sumują, nagrody nie.</translation>
    </message>
    <message id="viceroy.lesson.laws.11">
        <source></source>
        <translation>Umiesz wykładać prawa tam, gdzie się opłacają.</translation>
    </message>
    <message id="viceroy.lesson.tokens.title">
        <source></source>
        <translation>Nauka, magia, obrona, atak</translation>
    </message>
    <message id="viceroy.lesson.tokens.1">
        <source></source>
        <translation>W piramidzie masz żeton nauki, żeton magii i premię za magię. Czegoś brakuje.</translation>
    </message>
    <message id="viceroy.lesson.tokens.2">
        <source></source>
        <translation>Ostatnia karta w grze. Wybierz Kaprala: jego pierwszy rząd daje żeton obrony.</translation>
    </message>
    <message id="viceroy.lesson.tokens.2.hint1">
        <source></source>
        <translation>Masz go na ręce.</translation>
    </message>
    <message id="viceroy.lesson.tokens.2.hint2">
        <source></source>
        <translation>Wybierz Kaprala, nie Zielarkę.</translation>
    </message>
    <message id="viceroy.lesson.tokens.2.unwanted">
        <source></source>
        <translation>Pełny zestaw jest wart więcej: wybierz Kaprala.</translation>
    </message>
    <message id="viceroy.lesson.tokens.3">
        <source></source>
        <translation>Wyłóż go na dowolnym końcu pierwszego poziomu, za zielony klejnot.</translation>
    </message>
    <message id="viceroy.lesson.tokens.3.hint1">
        <source></source>
        <translation>Pierwszy poziom rośnie na końcach.</translation>
    </message>
    <message id="viceroy.lesson.tokens.3.hint2">
        <source></source>
        <translation>Obok Księcia albo Włóczęgi.</translation>
    </message>
    <message id="viceroy.lesson.tokens.3.unwanted">
        <source></source>
        <translation>Na to miejsce cię nie stać. Pierwszy poziom świeci.</translation>
    </message>
    <message id="viceroy.lesson.tokens.4">
        <source></source>
        <translation>Obrona, nauka, magia: pełny zestaw. Każdy zestaw daje dwanaście punktów.</translation>
    </message>
    <message id="viceroy.lesson.tokens.5">
        <source></source>
        <translation>Żeton magii jest w zestawie. Czy nadal działa dla niego premia +2?</translation>
    </message>
    <message id="viceroy.lesson.tokens.5.answer1">
        <source></source>
        <translation>Tak</translation>
    </message>
    <message id="viceroy.lesson.tokens.5.answer2">
        <source></source>
        <translation>Nie, jest już zużyty</translation>
    </message>
    <message id="viceroy.lesson.tokens.5.why">
        <source></source>
        <translation>Zestaw niczego nie zużywa. Żetony magii razy premia za magię: jeszcze dwa punkty.</translation>
    </message>
    <message id="viceroy.lesson.tokens.6">
        <source></source>
        <translation>I oto punkty: dwanaście za zestaw, dwa za magię. Żeton liczy się wszędzie, gdzie może.</translation>
    </message>
    <message id="viceroy.lesson.tokens.7">
        <source></source>
        <translation>Miecze też się liczą: każdy, który rywal zachował, kosztuje cię cztery punkty.</translation>
    </message>
    <message id="viceroy.lesson.tokens.8">
        <source></source>
        <translation>Każdy z dwóch rywali zachował miecz. Masz jeden żeton obrony. Ile tracisz?</translation>
    </message>
    <message id="viceroy.lesson.tokens.8.answer1">
        <source></source>
        <translation>Nic</translation>
    </message>
    <message id="viceroy.lesson.tokens.8.answer2">
        <source></source>
        <translation>Cztery punkty</translation>
    </message>
    <message id="viceroy.lesson.tokens.8.answer3">
        <source></source>
        <translation>Osiem punktów</translation>
    </message>
    <message id="viceroy.lesson.tokens.8.why">
        <source></source>
        <translation>Żeton obrony zatrzymuje jeden miecz, obojętnie czyj. Drugi trafia.</translation>
    </message>
    <message id="viceroy.lesson.tokens.9">
        <source></source>
        <translation>Twój miecz kosztuje każdego rywala cztery punkty, chyba że zatrzyma go żeton obrony.</translation>
    </message>
    <message id="viceroy.lesson.tokens.10">
        <source></source>
        <translation>Nauka pomaga też wcześniej: klejnot więcej za każdym razem, gdy pasujesz w licytacji.</translation>
    </message>
    <message id="viceroy.lesson.tokens.11">
        <source></source>
        <translation>Zamykasz jednobarwne koło. Kiedy dostajesz klejnot?</translation>
    </message>
    <message id="viceroy.lesson.tokens.11.answer1">
        <source></source>
        <translation>Od razu</translation>
    </message>
    <message id="viceroy.lesson.tokens.11.answer2">
        <source></source>
        <translation>Na końcu gry</translation>
    </message>
    <message id="viceroy.lesson.tokens.11.answer3">
        <source></source>
        <translation>W następnej licytacji</translation>
    </message>
    <message id="viceroy.lesson.tokens.11.why">
        <source></source>
        <translation>Od razu, jeśli zasób ogólny ma ten kolor. Punkty przyjdą na końcu.</translation>
    </message>
    <message id="viceroy.lesson.tokens.12">
        <source></source>
        <translation>W rundzie rozwoju odsłania się kilka kart. Kto wykłada pierwszy?</translation>
    </message>
    <message id="viceroy.lesson.tokens.12.answer1">
        <source></source>
        <translation>Najniższa z odsłoniętych kart</translation>
    </message>
    <message id="viceroy.lesson.tokens.12.answer2">
        <source></source>
        <translation>Najniższa karta w piramidzie</translation>
    </message>
    <message id="viceroy.lesson.tokens.12.answer3">
        <source></source>
        <translation>Kto siedzi po lewej</translation>
    </message>
    <message id="viceroy.lesson.tokens.12.why">
        <source></source>
        <translation>W rozwoju decydują odsłonięte karty, w licytacji piramidy.</translation>
    </message>
    <message id="viceroy.lesson.tokens.13">
        <source></source>
        <translation>Umiesz składać zestawy i zatrzymywać miecze rywali.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.title">
        <source></source>
        <translation>Wieczne klejnoty</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.1">
        <source></source>
        <translation>Na Szlachcicu leży wieczny klejnot. Zapłaci za ciebie jeden niebieski i zostanie na miejscu.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.2">
        <source></source>
        <translation>Wybierz Pustelnika.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.2.hint1">
        <source></source>
        <translation>Masz go na ręce.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.2.hint2">
        <source></source>
        <translation>Wybierz Pustelnika.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.2.unwanted">
        <source></source>
        <translation>Najpierw Pustelnik.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.3">
        <source></source>
        <translation>Wyłóż go na drugim poziomie. To kosztuje dwa niebieskie, a ty masz jeden.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.3.hint1">
        <source></source>
        <translation>Drugi poziom jest nad Szlachcicem i Szpiegiem.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.3.hint2">
        <source></source>
        <translation>Wyłóż go nad oboma.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.3.unwanted">
        <source></source>
        <translation>Taniej, ale drugi poziom pokaże, co potrafi wieczny klejnot.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.4">
        <source></source>
        <translation>Do zapłaty są dwa niebieskie klejnoty. Za ile zapłaci jeden wieczny?</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.4.answer1">
        <source></source>
        <translation>Za jeden</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.4.answer2">
        <source></source>
        <translation>Za oba</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.4.why">
        <source></source>
        <translation>Jeden wieczny klejnot oszczędza jeden klejnot.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.5">
        <source></source>
        <translation>Niech zapłaci jeden niebieski. Drugi dasz ze swoich.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.5.hint1">
        <source></source>
        <translation>Użyj wiecznego klejnotu raz.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.5.hint2">
        <source></source>
        <translation>Jeden płaci wieczny klejnot, drugi ty.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.5.unwanted">
        <source></source>
        <translation>Użyj dokładnie jednego.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.6">
        <source></source>
        <translation>Dwa niebieskie zapłacone, a ubył ci tylko jeden. Nagrodą jest żeton nauki.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.7">
        <source></source>
        <translation>Spróbuj: wybierz Dywersanta i niech wieczny klejnot zapłaci też jego niebieski.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.7.after">
        <source></source>
        <translation>Po zapłacie odpoczywa. W następnej fazie rozwoju wieczny klejnot znów pomoże.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.8">
        <source></source>
        <translation>Spasuj więc: na tę rundę wystarczy.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.8.hint1">
        <source></source>
        <translation>Pas kończy twój rozwój.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.8.hint2">
        <source></source>
        <translation>Wybierz pas.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.8.unwanted">
        <source></source>
        <translation>Na nic więcej cię nie stać. Spasuj.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.9">
        <source></source>
        <translation>Zaczęła się nowa licytacja. Spróbuj zaoferować wieczny klejnot za Kapitana.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.9.after">
        <source></source>
        <translation>Zostaje na swojej karcie i pomaga tylko wykładać następne.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.11">
        <source></source>
        <translation>Zaoferuj więc czerwony klejnot za Rycerza.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.11.hint1">
        <source></source>
        <translation>Rycerz leży przy czerwonym.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.11.hint2">
        <source></source>
        <translation>Wybierz czerwony klejnot.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.11.unwanted">
        <source></source>
        <translation>Pas by się opłacił, ale karta jest teraz lepsza: zaoferuj czerwony.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.12">
        <source></source>
        <translation>Rycerz jest twój. Znów pora rozwoju, rywal pasuje.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.13">
        <source></source>
        <translation>Wieczny klejnot znów jest gotowy. Wybierz Dywersanta.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.13.hint1">
        <source></source>
        <translation>Masz go na ręce.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.13.hint2">
        <source></source>
        <translation>Wybierz Dywersanta.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.13.unwanted">
        <source></source>
        <translation>Jeszcze nie: wybierz Dywersanta.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.14">
        <source></source>
        <translation>Wyłóż go na dowolnym końcu pierwszego poziomu.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.14.hint1">
        <source></source>
        <translation>Pierwszy poziom rośnie na końcach.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.14.hint2">
        <source></source>
        <translation>Obok Szpiega albo Szlachcica.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.14.unwanted">
        <source></source>
        <translation>Na to miejsce cię nie stać. Pierwszy poziom świeci.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.15">
        <source></source>
        <translation>Niech zapłaci wieczny klejnot.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.15.hint1">
        <source></source>
        <translation>Użyj go raz.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.15.hint2">
        <source></source>
        <translation>Pokryje całą cenę.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.15.unwanted">
        <source></source>
        <translation>Nie masz niebieskiego klejnotu: zapłacić musi wieczny.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.16">
        <source></source>
        <translation>Trzy punkty za nic! Na koniec wieczny klejnot da jeszcze punkty za swój poziom.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.17">
        <source></source>
        <translation>Gra się kończy, a na ręce zostało prawo. Ile jest warte?</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.17.answer1">
        <source></source>
        <translation>Wszystkie swoje punkty</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.17.answer2">
        <source></source>
        <translation>Połowę punktów</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.17.answer3">
        <source></source>
        <translation>Nic</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.17.why">
        <source></source>
        <translation>Prawa liczą się tylko w piramidzie.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.18">
        <source></source>
        <translation>Umiesz używać wiecznych klejnotów, raz w każdej fazie rozwoju.</translation>
    </message>
    <message id="viceroy.lesson.passing.title">
        <source></source>
        <translation>Kiedy pasować</translation>
    </message>
    <message id="viceroy.lesson.passing.1">
        <source></source>
        <translation>Twoja Zwiadowczyni dałaby na trzecim poziomie siedem punktów, ale klejnotów prawie nie masz.</translation>
    </message>
    <message id="viceroy.lesson.passing.2">
        <source></source>
        <translation>Spasuj: karty nie będzie, ale są trzy klejnoty i po jednym za każdy żeton nauki. Razem pięć.</translation>
    </message>
    <message id="viceroy.lesson.passing.2.hint1">
        <source></source>
        <translation>Pas leży wśród klejnotów.</translation>
    </message>
    <message id="viceroy.lesson.passing.2.hint2">
        <source></source>
        <translation>Nie oferuj nic: spasuj.</translation>
    </message>
    <message id="viceroy.lesson.passing.2.unwanted">
        <source></source>
        <translation>Kartę można by zdobyć, ale nie opłacić. Tym razem spasuj.</translation>
    </message>
    <message id="viceroy.lesson.passing.3">
        <source></source>
        <translation>Rywal też pasuje. Pierwszy bierze najniższy numer w piramidzie: Korsarz.</translation>
    </message>
    <message id="viceroy.lesson.passing.4">
        <source></source>
        <translation>Rywal bierze ostatni niebieski klejnot.</translation>
    </message>
    <message id="viceroy.lesson.passing.5">
        <source></source>
        <translation>Potem zielony.</translation>
    </message>
    <message id="viceroy.lesson.passing.6">
        <source></source>
        <translation>I jeszcze jeden.</translation>
    </message>
    <message id="viceroy.lesson.passing.7">
        <source></source>
        <translation>Niebieski stos jest pusty. Czy możesz jeszcze wziąć niebieski klejnot?</translation>
    </message>
    <message id="viceroy.lesson.passing.7.answer1">
        <source></source>
        <translation>Tak</translation>
    </message>
    <message id="viceroy.lesson.passing.7.answer2">
        <source></source>
        <translation>Nie</translation>
    </message>
    <message id="viceroy.lesson.passing.7.why">
        <source></source>
        <translation>Po to właśnie jest najniższy numer: wybiera pierwszy.</translation>
    </message>
    <message id="viceroy.lesson.passing.8">
        <source></source>
        <translation>Zwiadowczyni na trzecim poziomie kosztuje dwa żółte i czerwony. Weź żółty.</translation>
    </message>
    <message id="viceroy.lesson.passing.8.hint1">
        <source></source>
        <translation>Zasób ogólny: cztery stosy klejnotów obok kart licytacji.</translation>
    </message>
    <message id="viceroy.lesson.passing.8.hint2">
        <source></source>
        <translation>Weź żółty klejnot.</translation>
    </message>
    <message id="viceroy.lesson.passing.8.unwanted">
        <source></source>
        <translation>Zwiadowczyni potrzebuje najpierw żółtego.</translation>
    </message>
    <message id="viceroy.lesson.passing.9">
        <source></source>
        <translation>I drugi żółty.</translation>
    </message>
    <message id="viceroy.lesson.passing.9.hint1">
        <source></source>
        <translation>Drugi rząd też jest żółty.</translation>
    </message>
    <message id="viceroy.lesson.passing.9.hint2">
        <source></source>
        <translation>Weź żółty klejnot.</translation>
    </message>
    <message id="viceroy.lesson.passing.9.unwanted">
        <source></source>
        <translation>Zwiadowczyni potrzebuje jeszcze jednego żółtego.</translation>
    </message>
    <message id="viceroy.lesson.passing.10">
        <source></source>
        <translation>Teraz czerwony.</translation>
    </message>
    <message id="viceroy.lesson.passing.10.hint1">
        <source></source>
        <translation>Trzeci rząd jest czerwony.</translation>
    </message>
    <message id="viceroy.lesson.passing.10.hint2">
        <source></source>
        <translation>Weź czerwony klejnot.</translation>
    </message>
    <message id="viceroy.lesson.passing.10.unwanted">
        <source></source>
        <translation>Zwiadowczyni potrzebuje czerwonego klejnotu.</translation>
    </message>
    <message id="viceroy.lesson.passing.11">
        <source></source>
        <translation>Nauka daje jeszcze dwa. Kasztelan kosztuje żółty klejnot: weź go.</translation>
    </message>
    <message id="viceroy.lesson.passing.11.hint1">
        <source></source>
        <translation>Zasób ogólny: cztery stosy klejnotów obok kart licytacji.</translation>
    </message>
    <message id="viceroy.lesson.passing.11.hint2">
        <source></source>
        <translation>Weź żółty klejnot.</translation>
    </message>
    <message id="viceroy.lesson.passing.11.unwanted">
        <source></source>
        <translation>Kasztelan potrzebuje żółtego klejnotu.</translation>
    </message>
    <message id="viceroy.lesson.passing.12">
        <source></source>
        <translation>Ostatni wybierz, jaki chcesz.</translation>
    </message>
    <message id="viceroy.lesson.passing.12.hint1">
        <source></source>
        <translation>Zasób ogólny: cztery stosy klejnotów obok kart licytacji.</translation>
    </message>
    <message id="viceroy.lesson.passing.12.hint2">
        <source></source>
        <translation>Może być każdy kolor, który został.</translation>
    </message>
    <message id="viceroy.lesson.passing.12.unwanted">
        <source></source>
        <translation>Weź klejnot z zasobu ogólnego.</translation>
    </message>
    <message id="viceroy.lesson.passing.14">
        <source></source>
        <translation>Faza rozwoju. Wybierz Zwiadowczynię.</translation>
    </message>
    <message id="viceroy.lesson.passing.14.hint1">
        <source></source>
        <translation>Masz ją na ręce.</translation>
    </message>
    <message id="viceroy.lesson.passing.14.hint2">
        <source></source>
        <translation>Wybierz Zwiadowczynię.</translation>
    </message>
    <message id="viceroy.lesson.passing.14.unwanted">
        <source></source>
        <translation>Jeszcze nie: wybierz Zwiadowczynię.</translation>
    </message>
    <message id="viceroy.lesson.passing.15">
        <source></source>
        <translation>Mentora 4 wykłada się przed Zwiadowczynią 5.</translation>
    </message>
    <message id="viceroy.lesson.passing.16">
        <source></source>
        <translation>Wyłóż ją na trzecim poziomie, nad Agentem i Czarnoksiężnikiem.</translation>
    </message>
    <message id="viceroy.lesson.passing.16.hint1">
        <source></source>
        <translation>Trzeci poziom ma jedno miejsce.</translation>
    </message>
    <message id="viceroy.lesson.passing.16.hint2">
        <source></source>
        <translation>Wyłóż ją nad Agentem i Czarnoksiężnikiem.</translation>
    </message>
    <message id="viceroy.lesson.passing.16.unwanted">
        <source></source>
        <translation>Można, ale trzeci poziom daje siedem punktów.</translation>
    </message>
    <message id="viceroy.lesson.passing.17">
        <source></source>
        <translation>Siedem punktów, a opłacił je jeden pas.</translation>
    </message>
    <message id="viceroy.lesson.passing.19">
        <source></source>
        <translation>Ostatnie klejnoty zachowaj na następną licytację: spasuj w tej rundzie rozwoju.</translation>
    </message>
    <message id="viceroy.lesson.passing.19.hint1">
        <source></source>
        <translation>Nie wybieraj żadnej karty.</translation>
    </message>
    <message id="viceroy.lesson.passing.19.hint2">
        <source></source>
        <translation>Wybierz pas.</translation>
    </message>
    <message id="viceroy.lesson.passing.19.unwanted">
        <source></source>
        <translation>Jego też można wyłożyć. Tutaj spasuj i zobacz, co dalej.</translation>
    </message>
    <message id="viceroy.lesson.passing.20">
        <source></source>
        <translation>Rywal wykłada następną kartę i zaczyna się trzecia runda rozwoju.</translation>
    </message>
    <message id="viceroy.lesson.passing.21">
        <source></source>
        <translation>Wcześniej był pas. Czy wolno jednak wyłożyć Kasztelana?</translation>
    </message>
    <message id="viceroy.lesson.passing.21.answer1">
        <source></source>
        <translation>Tak</translation>
    </message>
    <message id="viceroy.lesson.passing.21.answer2">
        <source></source>
        <translation>Nie</translation>
    </message>
    <message id="viceroy.lesson.passing.21.why">
        <source></source>
        <translation>Kto pasuje w rozwoju, czeka do następnej rundy i nie bierze klejnotów.</translation>
    </message>
    <message id="viceroy.lesson.passing.22">
        <source></source>
        <translation>Żeton magii jest w zestawie. Czy liczy się jeszcze z premią za magię?</translation>
    </message>
    <message id="viceroy.lesson.passing.22.answer1">
        <source></source>
        <translation>Tak</translation>
    </message>
    <message id="viceroy.lesson.passing.22.answer2">
        <source></source>
        <translation>Nie</translation>
    </message>
    <message id="viceroy.lesson.passing.22.why">
        <source></source>
        <translation>Zestaw niczego nie zużywa.</translation>
    </message>
    <message id="viceroy.lesson.passing.23">
        <source></source>
        <translation>Dwóch rywali ma po mieczu. Masz dwa żetony obrony. Ile tracisz?</translation>
    </message>
    <message id="viceroy.lesson.passing.23.answer1">
        <source></source>
        <translation>Nic</translation>
    </message>
    <message id="viceroy.lesson.passing.23.answer2">
        <source></source>
        <translation>Cztery punkty</translation>
    </message>
    <message id="viceroy.lesson.passing.23.answer3">
        <source></source>
        <translation>Osiem punktów</translation>
    </message>
    <message id="viceroy.lesson.passing.23.why">
        <source></source>
        <translation>Każdy żeton obrony zatrzymuje jeden miecz, obojętnie czyj.</translation>
    </message>
    <message id="viceroy.lesson.passing.24">
        <source></source>
        <translation>Umiesz pasować we właściwej chwili.</translation>
    </message>
    <message id="viceroy.lesson.the-end.title">
        <source></source>
        <translation>Koniec i liczenie</translation>
    </message>
    <message id="viceroy.lesson.the-end.1">
        <source></source>
        <translation>Dwanaście rund za tobą. Karty z ręki odrzucone, ale resztka klejnotów jeszcze się przyda.</translation>
    </message>
    <message id="viceroy.lesson.the-end.2">
        <source></source>
        <translation>Każdy segment innego koloru kosztuje klejnot. Czy twój czerwony wystarczy na koło pod Kanclerzem?</translation>
    </message>
    <message id="viceroy.lesson.the-end.2.answer1">
        <source></source>
        <translation>Tak</translation>
    </message>
    <message id="viceroy.lesson.the-end.2.answer2">
        <source></source>
        <translation>Nie</translation>
    </message>
    <message id="viceroy.lesson.the-end.2.why">
        <source></source>
        <translation>Półkole Kanclerza to dwa segmenty.</translation>
    </message>
    <message id="viceroy.lesson.the-end.3">
        <source></source>
        <translation>Zielony klejnot może dokończyć jedno z dwóch zielonych kół. Wybierz to, które da więcej.</translation>
    </message>
    <message id="viceroy.lesson.the-end.3.hint1">
        <source></source>
        <translation>Koło daje tyle punktów, ile wynosi poziom jego górnej karty.</translation>
    </message>
    <message id="viceroy.lesson.the-end.3.hint2">
        <source></source>
        <translation>Koło pod Druidem jest na trzecim poziomie.</translation>
    </message>
    <message id="viceroy.lesson.the-end.3.unwanted">
        <source></source>
        <translation>Da się lepiej: koło na trzecim poziomie daje trzy punkty.</translation>
    </message>
    <message id="viceroy.lesson.the-end.4">
        <source></source>
        <translation>Zielone koło! Przemalowanie nie daje klejnotu, tylko punkty.</translation>
    </message>
    <message id="viceroy.lesson.the-end.5">
        <source></source>
        <translation>Po pierwsze: koła dają punkty za swój poziom. Trzy za zielone, dwa za żółte: pięć.</translation>
    </message>
    <message id="viceroy.lesson.the-end.6">
        <source></source>
        <translation>Po drugie: wieczny klejnot daje punkty za poziom swojej karty. Twój leży na drugim: dwa.</translation>
    </message>
    <message id="viceroy.lesson.the-end.7">
        <source></source>
        <translation>Premia za koła dodałaby punkty za każde koło i każdy wieczny klejnot w jej kolorze.</translation>
    </message>
    <message id="viceroy.lesson.the-end.8">
        <source></source>
        <translation>Po trzecie: prawa. Patronat dotyka trzech postaci: sześć.</translation>
    </message>
    <message id="viceroy.lesson.the-end.9">
        <source></source>
        <translation>Po czwarte: żetony punktów władzy. Masz na nich dwa.</translation>
    </message>
    <message id="viceroy.lesson.the-end.10">
        <source></source>
        <translation>Po piąte: magia. Masz dwa żetony magii i premię +3. Ile to punktów?</translation>
    </message>
    <message id="viceroy.lesson.the-end.10.answer1">
        <source></source>
        <translation>Trzy</translation>
    </message>
    <message id="viceroy.lesson.the-end.10.answer2">
        <source></source>
        <translation>Pięć</translation>
    </message>
    <message id="viceroy.lesson.the-end.10.answer3">
        <source></source>
        <translation>Sześć</translation>
    </message>
    <message id="viceroy.lesson.the-end.10.why">
        <source></source>
        <translation>Każdy żeton magii daje całą premię: dwa razy trzy.</translation>
    </message>
    <message id="viceroy.lesson.the-end.11">
        <source></source>
        <translation>Po szóste: zestaw obrony, nauki i magii, czyli dwanaście. Nic się nie zużyło.</translation>
    </message>
    <message id="viceroy.lesson.the-end.12">
        <source></source>
        <translation>Po siódme: rywal zachował dwa miecze, masz jeden żeton obrony. Ile tracisz?</translation>
    </message>
    <message id="viceroy.lesson.the-end.12.answer1">
        <source></source>
        <translation>Nic</translation>
    </message>
    <message id="viceroy.lesson.the-end.12.answer2">
        <source></source>
        <translation>Cztery</translation>
    </message>
    <message id="viceroy.lesson.the-end.12.answer3">
        <source></source>
        <translation>Osiem</translation>
    </message>
    <message id="viceroy.lesson.the-end.12.why">
        <source></source>
        <translation>Jeden miecz zatrzymany, drugi kosztuje cztery.</translation>
    </message>
    <message id="viceroy.lesson.the-end.13">
        <source></source>
        <translation>Dwadzieścia dziewięć do dwudziestu ośmiu: grę wygrał twój ostatni zielony klejnot!</translation>
    </message>
    <message id="viceroy.lesson.the-end.14">
        <source></source>
        <translation>Kiedy może płacić jeden wieczny klejnot?</translation>
    </message>
    <message id="viceroy.lesson.the-end.14.answer1">
        <source></source>
        <translation>W licytacjach</translation>
    </message>
    <message id="viceroy.lesson.the-end.14.answer2">
        <source></source>
        <translation>Raz w fazie rozwoju</translation>
    </message>
    <message id="viceroy.lesson.the-end.14.answer3">
        <source></source>
        <translation>Za każdą wykładaną kartę</translation>
    </message>
    <message id="viceroy.lesson.the-end.14.why">
        <source></source>
        <translation>Pomaga wykładać karty, raz w każdej fazie rozwoju.</translation>
    </message>
    <message id="viceroy.lesson.the-end.15">
        <source></source>
        <translation>Umiesz przemalowywać, liczyć i wygrywać.</translation>
    </message>
    <message id="viceroy.lesson.first-match.title">
        <source></source>
        <translation>Pierwsza partia</translation>
    </message>
    <message id="viceroy.lesson.first-match.1">
        <source></source>
        <translation>Cała partia z radami. Graj, co chcesz, byle zgodnie z zasadami.</translation>
    </message>
    <message id="viceroy.lesson.first-match.2">
        <source></source>
        <translation>Wybierz, kto zacznie piramidę, za darmo. Trzy klejnoty czy karta z talii?</translation>
    </message>
    <message id="viceroy.lesson.first-match.2.hint1">
        <source></source>
        <translation>Spójrz na pierwsze rzędy.</translation>
    </message>
    <message id="viceroy.lesson.first-match.2.hint2">
        <source></source>
        <translation>Oba początki są dobre.</translation>
    </message>
    <message id="viceroy.lesson.first-match.2.unwanted">
        <source></source>
        <translation>Wybierz jedną ze swoich dwóch postaci.</translation>
    </message>
    <message id="viceroy.lesson.first-match.3">
        <source></source>
        <translation>Weź to, co daje twoja pierwsza karta.</translation>
    </message>
    <message id="viceroy.lesson.first-match.4">
        <source></source>
        <translation>Licytuj kartę, której pierwszy rząd opłacisz. Jeśli żadna nie pasuje, spasuj i weź klejnoty.</translation>
    </message>
    <message id="viceroy.lesson.first-match.5">
        <source></source>
        <translation>Wyłóż do trzech kart. Prawa są za darmo, a dwie karty obok siebie uniosą trzecią.</translation>
    </message>
    <message id="viceroy.lesson.first-match.6">
        <source></source>
        <translation>Przyszły nowe karty. Gdzie przy kolorze leżą dwie, wybiera ten, kto licytuje go sam.</translation>
    </message>
    <message id="viceroy.lesson.first-match.7">
        <source></source>
        <translation>Szukaj kół: dwa rogi jednego koloru obok siebie i kartę z takim półkolem.</translation>
    </message>
    <message id="viceroy.lesson.first-match.8">
        <source></source>
        <translation>Pasujesz w rundzie rozwoju. Co dalej?</translation>
    </message>
    <message id="viceroy.lesson.first-match.8.answer1">
        <source></source>
        <translation>Biorę trzy klejnoty</translation>
    </message>
    <message id="viceroy.lesson.first-match.8.answer2">
        <source></source>
        <translation>W tej fazie już nie gram</translation>
    </message>
    <message id="viceroy.lesson.first-match.8.answer3">
        <source></source>
        <translation>Pomijam tylko jedną rundę rozwoju</translation>
    </message>
    <message id="viceroy.lesson.first-match.8.why">
        <source></source>
        <translation>W rozwoju pas obowiązuje do końca fazy i nic nie daje.</translation>
    </message>
    <message id="viceroy.lesson.first-match.9">
        <source></source>
        <translation>Mało klejnotów? Pas w licytacji daje trzy i po jednym za każdy żeton nauki.</translation>
    </message>
    <message id="viceroy.lesson.first-match.10">
        <source></source>
        <translation>Zanim wyłożysz kartę, porównaj rzędy: wyższy poziom kosztuje więcej i daje inną nagrodę.</translation>
    </message>
    <message id="viceroy.lesson.first-match.11">
        <source></source>
        <translation>Na koniec przemalowujesz koło. Co dostajesz?</translation>
    </message>
    <message id="viceroy.lesson.first-match.11.answer1">
        <source></source>
        <translation>Klejnot</translation>
    </message>
    <message id="viceroy.lesson.first-match.11.answer2">
        <source></source>
        <translation>Jego punkty</translation>
    </message>
    <message id="viceroy.lesson.first-match.11.answer3">
        <source></source>
        <translation>Jedno i drugie</translation>
    </message>
    <message id="viceroy.lesson.first-match.11.why">
        <source></source>
        <translation>Klejnot jest tylko wtedy, gdy zamykasz koło, wykładając kartę.</translation>
    </message>
    <message id="viceroy.lesson.first-match.12">
        <source></source>
        <translation>Teraz gra się na serio. Twoje punkty widać obok imienia. Dobrej zabawy!</translation>
    </message>
    <message id="viceroy.lesson.first-match.13">
        <source></source>
        <translation>Umiesz grać w Namiestnika.</translation>
    </message>
    <message id="viceroy.first.firstCard">
        <source></source>
        <translation>Pierwsza karta nic nie kosztuje i daje nagrodę z dolnego rzędu. Druga postać zostaje na ręce na później.</translation>
    </message>
    <message id="viceroy.first.bid">
        <source></source>
        <translation>Klejnotem licytujesz postacie przy jego kolorze. Tracisz go tak czy inaczej, a gdy ktoś zaoferuje to samo, możesz nie dostać nic.</translation>
    </message>
    <message id="viceroy.first.propose">
        <source></source>
        <translation>Remis przy dwóch kartach: możecie się podzielić. Zaproponuj, kto bierze którą; bez zgody nikt nie dostanie karty.</translation>
    </message>
    <message id="viceroy.first.answer">
        <source></source>
        <translation>Remis przy dwóch kartach: jeśli się zgodzicie, każdy bierze jedną. Jeśli nie, nikt nie dostaje karty.</translation>
    </message>
    <message id="viceroy.first.attackCard">
        <source></source>
        <translation>Żetony ataku wybierają przed klejnotami, i to dowolną kartę. Zachowany do końca, żeton zabrałby każdemu rywalowi 4 punkty.</translation>
    </message>
    <message id="viceroy.first.takeGem">
        <source></source>
        <translation>Klejnotami licytujesz i płacisz. Bierz kolory, których będziesz potrzebować; zasób jest wspólny i może się skończyć.</translation>
    </message>
    <message id="viceroy.first.place">
        <source></source>
        <translation>Im wyżej, tym drożej: poziom kosztuje swój klejnot i klejnoty wszystkich niższych. Nagrodę dostajesz tylko z tego jednego.</translation>
    </message>
    <message id="viceroy.first.play">
        <source></source>
        <translation>W tej fazie możesz zagrać do trzech kart, jedną po drugiej. Wybór pozostaje tajny, dopóki nie wybiorą wszyscy.</translation>
    </message>
    <message id="viceroy.first.fifthLevel">
        <source></source>
        <translation>Piąty poziom to szczyt. Daje 15 punktów albo łącznie nagrody trzech najniższych rzędów.</translation>
    </message>
    <message id="viceroy.first.draw">
        <source></source>
        <translation>Mała talia daje postacie, druga prawa, których wyłożenie nic nie kosztuje. Przy dwóch ikonach wybierasz dwa razy.</translation>
    </message>
    <message id="viceroy.first.recolour">
        <source></source>
        <translation>Ostatni pożytek z klejnotów: jeden za każdy segment w innym kolorze, a całe koło staje się jednobarwne i punktuje.</translation>
    </message>
</context>
</TS>
