<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name></name>
    <message id="board.skip">
        <source></source>
        <translation>Zrezygnuj</translation>
    </message>
    <message id="board.cancel">
        <source></source>
        <translation>Zamknij</translation>
    </message>
    <message id="board.recover">
        <source></source>
        <translation>Odzyskaj fortele</translation>
    </message>
    <message id="board.achieve">
        <source></source>
        <translation>Zdobądź osiągnięcie</translation>
    </message>
    <message id="board.refill">
        <source></source>
        <translation>Uzupełnij prowincje</translation>
    </message>
    <message id="board.done">
        <source></source>
        <translation>Skończone</translation>
    </message>
    <message id="board.begin">
        <source></source>
        <translation>Rozpocznij rundę</translation>
    </message>
    <message id="board.resume">
        <source></source>
        <translation>Wróć do gry</translation>
    </message>
    <message id="board.pause">
        <source></source>
        <translation>Pauza</translation>
    </message>
    <message id="board.goOn">
        <source></source>
        <translation>Graj dalej</translation>
    </message>
    <message id="board.ask.how">
        <source></source>
        <translation>Jak chcesz to zrobić?</translation>
    </message>
    <message id="board.askMany.pay" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Zapłać jeszcze %n dowolny zasób.</numerusform>
            <numerusform>Zapłać jeszcze %n dowolne zasoby.</numerusform>
            <numerusform>Zapłać jeszcze %n dowolnych zasobów.</numerusform>
        </translation>
    </message>
    <message id="board.ask.glory">
        <source></source>
        <translation>Ten tor jest pełny. Czy punkt ma stać się chwałą?</translation>
    </message>
    <message id="board.ask.exchange">
        <source></source>
        <translation>Ile wymieniasz i w którą stronę?</translation>
    </message>
    <message id="board.ask.swap">
        <source></source>
        <translation>Z którego toru na który przechodzi punkt?</translation>
    </message>
    <message id="board.askMany.onTrack" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Który tor otrzyma punkt?</numerusform>
            <numerusform>Który tor otrzyma wszystkie %n punkty?</numerusform>
            <numerusform>Który tor otrzyma wszystkie %n punktów?</numerusform>
        </translation>
    </message>
    <message id="board.askMany.resource" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Weź zasób.</numerusform>
            <numerusform>Weź %n zasoby, jeden po drugim.</numerusform>
            <numerusform>Weź %n zasobów, jeden po drugim.</numerusform>
        </translation>
    </message>
    <message id="board.askMany.point" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Weź punkt: na którym torze?</numerusform>
            <numerusform>Weź %n punkty, jeden po drugim.</numerusform>
            <numerusform>Weź %n punktów, jeden po drugim.</numerusform>
        </translation>
    </message>
    <message id="board.ask.claim">
        <source></source>
        <translation>Legendarny punkt czy nagroda z pergaminu?</translation>
    </message>
    <message id="board.ask.tuck">
        <source></source>
        <translation>Pod którą produkcję trafi prowincja?</translation>
    </message>
    <message id="board.askMany.province" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Którą prowincję podbijasz?</numerusform>
            <numerusform>Którą prowincję podbijasz najpierw? Możesz podbić %n.</numerusform>
            <numerusform>Którą prowincję podbijasz najpierw? Możesz podbić %n.</numerusform>
        </translation>
    </message>
    <message id="board.ask.retrieve">
        <source></source>
        <translation>Który podwładny do ciebie wraca?</translation>
    </message>
    <message id="board.ask.recall">
        <source></source>
        <translation>Który fortel odzyskujesz?</translation>
    </message>
    <message id="board.ask.promote">
        <source></source>
        <translation>Który podwładny zostanie elitarnym?</translation>
    </message>
    <message id="board.ask.again">
        <source></source>
        <translation>Jeszcze jedna akcja: która?</translation>
    </message>
    <message id="board.ask.discard">
        <source></source>
        <translation>W jednym miejscu jest za dużo prowincji. Która odchodzi?</translation>
    </message>
    <message id="board.ask.reward">
        <source></source>
        <translation>Wybierz nagrodę rady.</translation>
    </message>
    <message id="board.hint.opening">
        <source></source>
        <translation>Twoja kolej: postaw podświetlonego podwładnego w ramce dolnego rzędu.</translation>
    </message>
    <message id="board.hint.waiting">
        <source></source>
        <translation>Czekamy na: {seat}</translation>
    </message>
    <message id="board.hint.ready">
        <source></source>
        <translation>Wszystko gotowe. Zadzwoń, a piasek zacznie się sypać.</translation>
    </message>
    <message id="board.hint.ready.sand">
        <source></source>
        <translation>Ostatni piasek jeszcze się sypie. Gdy się przesypie, zadzwoń.</translation>
    </message>
    <message id="board.hint.councilCalled">
        <source></source>
        <translation>Rada zwołana. Dokończ, co jeszcze możesz, i naciśnij haczyk.</translation>
    </message>
    <message id="board.hint.councilCalled.done">
        <source></source>
        <translation>Skończone. Pozostali jeszcze kończą.</translation>
    </message>
    <message id="board.hint.reposition">
        <source></source>
        <translation>Przestaw podwładnych na następną rundę i naciśnij haczyk.</translation>
    </message>
    <message id="board.hint.reposition.done">
        <source></source>
        <translation>Wszystko gotowe na następną rundę.</translation>
    </message>
    <message id="board.hint.done">
        <source></source>
        <translation>Ten krok masz za sobą.</translation>
    </message>
    <message id="board.hint.act">
        <source></source>
        <translation>Przesuń podświetlonego podwładnego do dolnej ramki nagrody.</translation>
    </message>
    <message id="board.hint.achieve">
        <source></source>
        <translation>Możesz zdobyć osiągnięcie: naciśnij podświetloną gwiazdę.</translation>
    </message>
    <message id="board.hint.place">
        <source></source>
        <translation>Postaw wolnego podwładnego: dotknij go, a potem podświetlonej ramki.</translation>
    </message>
    <message id="board.hint.step">
        <source></source>
        <translation>Gdy skończysz ten krok, naciśnij haczyk.</translation>
    </message>
    <message id="board.hint.flip.purple">
        <source></source>
        <translation>Fioletowa klepsydra się przesypała: dotknij jej, aby ją odwrócić.</translation>
    </message>
    <message id="board.hint.flip.green">
        <source></source>
        <translation>Zielona klepsydra się przesypała: dotknij jej, aby ją odwrócić.</translation>
    </message>
    <message id="board.hint.flip.black">
        <source></source>
        <translation>Czarna klepsydra się przesypała: dotknij jej, aby ją odwrócić.</translation>
    </message>
    <message id="board.hint.play">
        <source></source>
        <translation>Twoi podwładni czekają. Możesz zagrać podświetlony fortel.</translation>
    </message>
    <message id="board.hint.recover">
        <source></source>
        <translation>Twoi podwładni czekają. Możesz odzyskać fortele: dotknij podświetlonego stosu.</translation>
    </message>
    <message id="board.hint.refill">
        <source></source>
        <translation>W ofercie brakuje prowincji: uzupełnij ją podświetlonym przyciskiem z kartami.</translation>
    </message>
    <message id="board.hint.wait.purple">
        <source></source>
        <translation>Twoi podwładni czekają. Najpierw przesypie się fioletowa klepsydra.</translation>
    </message>
    <message id="board.hint.wait.green">
        <source></source>
        <translation>Twoi podwładni czekają. Najpierw przesypie się zielona klepsydra.</translation>
    </message>
    <message id="board.hint.wait.black">
        <source></source>
        <translation>Twoi podwładni czekają. Najpierw przesypie się czarna klepsydra.</translation>
    </message>
    <message id="board.hint.resume">
        <source></source>
        <translation>Ktoś zadziałał po tobie. Aby wrócić do gry, naciśnij podświetloną strzałkę.</translation>
    </message>
    <message id="board.hand.box">
        <source></source>
        <translation>Dotknij podświetlonej ramki nagrody albo przeciągnij tam podwładnego.</translation>
    </message>
    <message id="board.hand.frame">
        <source></source>
        <translation>Dotknij podświetlonej ramki albo przeciągnij tam podwładnego.</translation>
    </message>
    <message id="board.hand.home">
        <source></source>
        <translation>Dla tego podwładnego nie ma teraz ramki. Może tylko wrócić na planszetkę.</translation>
    </message>
    <message id="board.hand.stuck">
        <source></source>
        <translation>Dopóki w jego rzędzie stoi klepsydra, ten podwładny zostaje na miejscu.</translation>
    </message>
    <message id="board.hand.nowhere">
        <source></source>
        <translation>Ten podwładny nie może się teraz ruszyć.</translation>
    </message>
    <message id="board.card.play">
        <source></source>
        <translation>Dotknij karty jeszcze raz, aby ją zagrać, albo wyciągnij ją z ręki.</translation>
    </message>
    <message id="board.card.along">
        <source></source>
        <translation>Ta karta zostanie zagrana razem z twoją następną akcją.</translation>
    </message>
    <message id="board.card.notNow">
        <source></source>
        <translation>Tej karty nie można teraz zagrać.</translation>
    </message>
    <message id="board.hint.paused">
        <source></source>
        <translation>Gra jest wstrzymana.</translation>
    </message>
    <message id="board.handOver">
        <source></source>
        <translation>Niech przeciwnik zagra za mnie</translation>
    </message>
    <message id="board.takeBack">
        <source></source>
        <translation>Znów gram osobiście</translation>
    </message>
    <message id="board.botPlays">
        <source></source>
        <translation>Tu gra przeciwnik</translation>
    </message>
    <message id="board.panel.board">
        <source></source>
        <translation>Plansza</translation>
    </message>
    <message id="board.panel.mine">
        <source></source>
        <translation>Moja planszetka</translation>
    </message>
    <message id="board.panel.rivals">
        <source></source>
        <translation>Rywale</translation>
    </message>
    <message id="board.panel.log">
        <source></source>
        <translation>Przebieg gry</translation>
    </message>
    <message id="board.panel.timers">
        <source></source>
        <translation>Klepsydry</translation>
    </message>
    <message id="board.setup.title">
        <source></source>
        <translation>Wahadło</translation>
    </message>
    <message id="board.setup.who">
        <source></source>
        <translation>Kto tu gra</translation>
    </message>
    <message id="board.setup.nobody">
        <source></source>
        <translation>Nikt</translation>
    </message>
    <message id="board.setup.person">
        <source></source>
        <translation>Człowiek</translation>
    </message>
    <message id="board.setup.easy">
        <source></source>
        <translation>Łatwy przeciwnik</translation>
    </message>
    <message id="board.setup.normal">
        <source></source>
        <translation>Przeciwnik</translation>
    </message>
    <message id="board.setup.hard">
        <source></source>
        <translation>Trudny przeciwnik</translation>
    </message>
    <message id="board.setup.character">
        <source></source>
        <translation>Postać</translation>
    </message>
    <message id="board.setup.randomBasic">
        <source></source>
        <translation>Losowa postać podstawowa</translation>
    </message>
    <message id="board.setup.randomAdvanced">
        <source></source>
        <translation>Losowa postać zaawansowana</translation>
    </message>
    <message id="board.setup.rules">
        <source></source>
        <translation>Zasady</translation>
    </message>
    <message id="board.setup.glory">
        <source></source>
        <translation>Z chwałą</translation>
    </message>
    <message id="board.setup.sandInRounds">
        <source></source>
        <translation>Piasek płynie w rundach</translation>
    </message>
    <message id="board.setup.back">
        <source></source>
        <translation>Wstecz</translation>
    </message>
    <message id="board.setup.start">
        <source></source>
        <translation>Zaczynamy</translation>
    </message>
    <message id="board.setup.random">
        <source></source>
        <translation>Losowa postać</translation>
    </message>
    <message id="board.setup.timed">
        <source></source>
        <translation>Z sypiącym się piaskiem</translation>
    </message>
    <message id="board.setup.untimed">
        <source></source>
        <translation>Bez czasu</translation>
    </message>
    <message id="board.setup.basicRules">
        <source></source>
        <translation>Zasady podstawowe</translation>
    </message>
    <message id="board.setup.variant">
        <source></source>
        <translation>Chwała, jeden podwładny w ramce</translation>
    </message>
    <message id="board.end.winner">
        <source></source>
        <translation>Wygrywa: {seat} ({reason}).</translation>
    </message>
    <message id="board.end.nobody">
        <source></source>
        <translation>Nikt nie wygrywa ({reason}).</translation>
    </message>
    <message id="board.end.leave">
        <source></source>
        <translation>Do strony głównej</translation>
    </message>
    <message id="board.trade">
        <source></source>
        <translation>Koszt: {cost}. Zysk: {gain}.</translation>
    </message>
    <message id="board.offer.instant">
        <source></source>
        <translation>Od razu</translation>
    </message>
    <message id="board.offer.stratagem">
        <source></source>
        <translation>Karta na rękę</translation>
    </message>
    <message id="board.offer.final">
        <source></source>
        <translation>Od razu</translation>
    </message>
    <message id="board.offer.grande">
        <source></source>
        <translation>Silniejszy podwładny</translation>
    </message>
    <message id="board.offer.point">
        <source></source>
        <translation>Zawsze dostępne</translation>
    </message>
    <message id="board.gain.grande">
        <source></source>
        <translation>twój zwykły podwładny staje się elitarnym</translation>
    </message>
    <message id="board.gain.production.brown">
        <source></source>
        <translation>brązowa produkcja</translation>
    </message>
    <message id="board.gain.production.red">
        <source></source>
        <translation>czerwona produkcja</translation>
    </message>
    <message id="board.gain.production.blue">
        <source></source>
        <translation>niebieska produkcja</translation>
    </message>
    <message id="board.gain.production.yellow">
        <source></source>
        <translation>żółta produkcja</translation>
    </message>
    <message id="board.gain.recoverAll">
        <source></source>
        <translation>wszystkie zagrane fortele wracają na rękę</translation>
    </message>
    <message id="board.gain.recoverOne">
        <source></source>
        <translation>jeden zagrany fortel wraca na rękę</translation>
    </message>
    <message id="board.gain.exchange">
        <source></source>
        <translation>wymiana wojska na kulturę lub odwrotnie</translation>
    </message>
    <message id="board.gain.swapPoint">
        <source></source>
        <translation>punkt zwycięstwa przechodzi na inny tor</translation>
    </message>
    <message id="board.gain.waiveGold">
        <source></source>
        <translation>jedna akcja bez płacenia złota</translation>
    </message>
    <message id="board.gain.neighbour">
        <source></source>
        <translation>do akcji dodatkowo sąsiednia</translation>
    </message>
    <message id="board.gain.repeat">
        <source></source>
        <translation>akcja jeszcze raz</translation>
    </message>
    <message id="board.gain.rush">
        <source></source>
        <translation>podwładny idzie od razu na pole nagrody</translation>
    </message>
    <message id="board.gain.achieveTwice">
        <source></source>
        <translation>osiągnięcie liczy się dwa razy</translation>
    </message>
    <message id="board.gain.achieveFree">
        <source></source>
        <translation>osiągnięcie bez spełnienia warunku</translation>
    </message>
    <message id="board.gainMany.military" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n× wojsko</numerusform>
            <numerusform>%n× wojsko</numerusform>
            <numerusform>%n× wojsko</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.culture" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n× kultura</numerusform>
            <numerusform>%n× kultura</numerusform>
            <numerusform>%n× kultura</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.gold" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n× złoto</numerusform>
            <numerusform>%n× złoto</numerusform>
            <numerusform>%n× złoto</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.votes" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n głos</numerusform>
            <numerusform>%n głosy</numerusform>
            <numerusform>%n głosów</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.power" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n punkt siły</numerusform>
            <numerusform>%n punkty siły</numerusform>
            <numerusform>%n punktów siły</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.prestige" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n punkt prestiżu</numerusform>
            <numerusform>%n punkty prestiżu</numerusform>
            <numerusform>%n punktów prestiżu</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.popularity" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n punkt popularności</numerusform>
            <numerusform>%n punkty popularności</numerusform>
            <numerusform>%n punktów popularności</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.legendary" numerus="yes">
        <source></source>
        <translation>
            <numerusform>osiągnięcie legendarne</numerusform>
            <numerusform>%n osiągnięcia legendarne</numerusform>
            <numerusform>%n osiągnięć legendarnych</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.anyResource" numerus="yes">
        <source></source>
        <translation>
            <numerusform>zasób do wyboru</numerusform>
            <numerusform>%n zasoby do wyboru</numerusform>
            <numerusform>%n zasobów do wyboru</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.anyPoint" numerus="yes">
        <source></source>
        <translation>
            <numerusform>punkt zwycięstwa do wyboru</numerusform>
            <numerusform>%n punkty zwycięstwa do wyboru</numerusform>
            <numerusform>%n punktów zwycięstwa do wyboru</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.oneTrack" numerus="yes">
        <source></source>
        <translation>
            <numerusform>punkt na jednym torze</numerusform>
            <numerusform>%n punkty na jednym torze</numerusform>
            <numerusform>%n punktów na jednym torze</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.province" numerus="yes">
        <source></source>
        <translation>
            <numerusform>podbicie prowincji</numerusform>
            <numerusform>podbicie %n prowincji</numerusform>
            <numerusform>podbicie %n prowincji</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.retrieve" numerus="yes">
        <source></source>
        <translation>
            <numerusform>odwołanie podwładnego</numerusform>
            <numerusform>odwołanie %n podwładnych</numerusform>
            <numerusform>odwołanie %n podwładnych</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.hire" numerus="yes">
        <source></source>
        <translation>
            <numerusform>nowy zwykły podwładny</numerusform>
            <numerusform>%n nowych zwykłych podwładnych</numerusform>
            <numerusform>%n nowych zwykłych podwładnych</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.limit" numerus="yes">
        <source></source>
        <translation>
            <numerusform>miejsce na %n prowincję pod każdą produkcją</numerusform>
            <numerusform>miejsce na %n prowincje pod każdą produkcją</numerusform>
            <numerusform>miejsce na %n prowincji pod każdą produkcją</numerusform>
        </translation>
    </message>
</context>
</TS>
