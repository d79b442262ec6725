<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name></name>
    <message id="pendulum.achievement.championOfThePeople">
        <source></source>
        <translation>Bohater ludu</translation>
    </message>
    <message id="pendulum.achievement.crushRebellion">
        <source></source>
        <translation>Stłumienie buntu</translation>
    </message>
    <message id="pendulum.achievement.divineFavor">
        <source></source>
        <translation>Boska łaska</translation>
    </message>
    <message id="pendulum.achievement.eliteTroops">
        <source></source>
        <translation>Elitarne oddziały</translation>
    </message>
    <message id="pendulum.achievement.foreignConscripts">
        <source></source>
        <translation>Cudzoziemski zaciąg</translation>
    </message>
    <message id="pendulum.achievement.imperialLegion">
        <source></source>
        <translation>Legion cesarski</translation>
    </message>
    <message id="pendulum.achievement.militaryParade">
        <source></source>
        <translation>Parada wojskowa</translation>
    </message>
    <message id="pendulum.achievement.provenLeader">
        <source></source>
        <translation>Sprawdzony przywódca</translation>
    </message>
    <message id="pendulum.achievement.summitInMontbrielle">
        <source></source>
        <translation>Zjazd w Montbrielle</translation>
    </message>
    <message id="pendulum.achievement.tradePact">
        <source></source>
        <translation>Pakt handlowy</translation>
    </message>
    <message id="pendulum.character.alchemist">
        <source></source>
        <translation>Licinia, Alchemiczka</translation>
    </message>
    <message id="pendulum.character.alchemist.short">
        <source></source>
        <translation>Licinia Alchemiczka</translation>
    </message>
    <message id="pendulum.character.briber">
        <source></source>
        <translation>Gambal, Łapówkarz</translation>
    </message>
    <message id="pendulum.character.briber.short">
        <source></source>
        <translation>Gambal Łapówkarz</translation>
    </message>
    <message id="pendulum.character.champion">
        <source></source>
        <translation>Bolk, Czempion</translation>
    </message>
    <message id="pendulum.character.champion.short">
        <source></source>
        <translation>Bolk Czempion</translation>
    </message>
    <message id="pendulum.character.implacable">
        <source></source>
        <translation>Licinia, Dręczycielka</translation>
    </message>
    <message id="pendulum.character.implacable.short">
        <source></source>
        <translation>Licinia Dręczycielka</translation>
    </message>
    <message id="pendulum.character.insidious">
        <source></source>
        <translation>Dhrenkir, Zdrajca</translation>
    </message>
    <message id="pendulum.character.insidious.short">
        <source></source>
        <translation>Dhrenkir Zdrajca</translation>
    </message>
    <message id="pendulum.character.insurgent">
        <source></source>
        <translation>Gambal, Buntownik</translation>
    </message>
    <message id="pendulum.character.insurgent.short">
        <source></source>
        <translation>Gambal Buntownik</translation>
    </message>
    <message id="pendulum.character.justicar">
        <source></source>
        <translation>Mesoat, Sędzia</translation>
    </message>
    <message id="pendulum.character.justicar.short">
        <source></source>
        <translation>Mesoat Sędzia</translation>
    </message>
    <message id="pendulum.character.pacifist">
        <source></source>
        <translation>Mesoat, Pacyfista</translation>
    </message>
    <message id="pendulum.character.pacifist.short">
        <source></source>
        <translation>Mesoat Pacyfista</translation>
    </message>
    <message id="pendulum.character.tyrant">
        <source></source>
        <translation>Dhrenkir, Tyran</translation>
    </message>
    <message id="pendulum.character.tyrant.short">
        <source></source>
        <translation>Dhrenkir Tyran</translation>
    </message>
    <message id="pendulum.character.warmonger">
        <source></source>
        <translation>Bolk, Podżegacz</translation>
    </message>
    <message id="pendulum.character.warmonger.short">
        <source></source>
        <translation>Bolk Podżegacz</translation>
    </message>
    <message id="pendulum.choice.fifth">
        <source></source>
        <translation>5. miejsce</translation>
    </message>
    <message id="pendulum.choice.first">
        <source></source>
        <translation>1. miejsce</translation>
    </message>
    <message id="pendulum.choice.fourth">
        <source></source>
        <translation>4. miejsce</translation>
    </message>
    <message id="pendulum.choice.grande">
        <source></source>
        <translation>elitarny podwładny</translation>
    </message>
    <message id="pendulum.choice.point">
        <source></source>
        <translation>punkt zwycięstwa</translation>
    </message>
    <message id="pendulum.choice.second">
        <source></source>
        <translation>2. miejsce</translation>
    </message>
    <message id="pendulum.choice.third">
        <source></source>
        <translation>3. miejsce</translation>
    </message>
    <message id="pendulum.claim.legendary">
        <source></source>
        <translation>osiągnięcie legendarne</translation>
    </message>
    <message id="pendulum.claim.reward">
        <source></source>
        <translation>nagroda ze wstęgi</translation>
    </message>
    <message id="pendulum.colour.blue">
        <source></source>
        <translation>niebieska</translation>
    </message>
    <message id="pendulum.colour.blue.acc">
        <source></source>
        <translation>niebieską</translation>
    </message>
    <message id="pendulum.colour.blue.gen">
        <source></source>
        <translation>niebieskiej</translation>
    </message>
    <message id="pendulum.colour.brown">
        <source></source>
        <translation>brązowa</translation>
    </message>
    <message id="pendulum.colour.brown.acc">
        <source></source>
        <translation>brązową</translation>
    </message>
    <message id="pendulum.colour.brown.gen">
        <source></source>
        <translation>brązowej</translation>
    </message>
    <message id="pendulum.colour.red">
        <source></source>
        <translation>czerwona</translation>
    </message>
    <message id="pendulum.colour.red.acc">
        <source></source>
        <translation>czerwoną</translation>
    </message>
    <message id="pendulum.colour.red.gen">
        <source></source>
        <translation>czerwonej</translation>
    </message>
    <message id="pendulum.colour.yellow">
        <source></source>
        <translation>żółta</translation>
    </message>
    <message id="pendulum.colour.yellow.acc">
        <source></source>
        <translation>żółtą</translation>
    </message>
    <message id="pendulum.colour.yellow.gen">
        <source></source>
        <translation>żółtej</translation>
    </message>
    <message id="pendulum.council.final1">
        <source></source>
        <translation>1 punkt siły, 1 punkt prestiżu, 1 punkt popularności</translation>
    </message>
    <message id="pendulum.council.final2">
        <source></source>
        <translation>3 punkty popularności za 5 złota</translation>
    </message>
    <message id="pendulum.council.final3">
        <source></source>
        <translation>3 punkty siły za 5 wojska</translation>
    </message>
    <message id="pendulum.council.final4">
        <source></source>
        <translation>3 punkty prestiżu za 5 kultury</translation>
    </message>
    <message id="pendulum.council.final5">
        <source></source>
        <translation>osiągnięcie legendarne za 10 dowolnych zasobów</translation>
    </message>
    <message id="pendulum.council.reward1">
        <source></source>
        <translation>niebieska produkcja</translation>
    </message>
    <message id="pendulum.council.reward10">
        <source></source>
        <translation>5 złota</translation>
    </message>
    <message id="pendulum.council.reward11">
        <source></source>
        <translation>1 głos</translation>
    </message>
    <message id="pendulum.council.reward12">
        <source></source>
        <translation>1 głos</translation>
    </message>
    <message id="pendulum.council.reward13">
        <source></source>
        <translation>przeniesienie punktu zwycięstwa na inny tor</translation>
    </message>
    <message id="pendulum.council.reward14">
        <source></source>
        <translation>podbicie prowincji</translation>
    </message>
    <message id="pendulum.council.reward15">
        <source></source>
        <translation>odwołanie podwładnego za 2 wojska</translation>
    </message>
    <message id="pendulum.council.reward16">
        <source></source>
        <translation>odwołanie podwładnego za 2 kultury</translation>
    </message>
    <message id="pendulum.council.reward17">
        <source></source>
        <translation>podbicie prowincji za 3 wojska</translation>
    </message>
    <message id="pendulum.council.reward18">
        <source></source>
        <translation>podbicie prowincji za 3 wojska</translation>
    </message>
    <message id="pendulum.council.reward19">
        <source></source>
        <translation>akcja bez płacenia złota</translation>
    </message>
    <message id="pendulum.council.reward2">
        <source></source>
        <translation>czerwona produkcja</translation>
    </message>
    <message id="pendulum.council.reward20">
        <source></source>
        <translation>1 punkt popularności za 2 złota</translation>
    </message>
    <message id="pendulum.council.reward21">
        <source></source>
        <translation>1 punkt siły za 2 wojska</translation>
    </message>
    <message id="pendulum.council.reward22">
        <source></source>
        <translation>1 punkt prestiżu za 2 kultury</translation>
    </message>
    <message id="pendulum.council.reward23">
        <source></source>
        <translation>akcja bez płacenia złota</translation>
    </message>
    <message id="pendulum.council.reward24">
        <source></source>
        <translation>1 złoto</translation>
    </message>
    <message id="pendulum.council.reward25">
        <source></source>
        <translation>podbicie prowincji za 2 głosy</translation>
    </message>
    <message id="pendulum.council.reward3">
        <source></source>
        <translation>podbicie prowincji</translation>
    </message>
    <message id="pendulum.council.reward4">
        <source></source>
        <translation>limit prowincji 3</translation>
    </message>
    <message id="pendulum.council.reward5">
        <source></source>
        <translation>limit prowincji 3</translation>
    </message>
    <message id="pendulum.council.reward6">
        <source></source>
        <translation>1 punkt siły, 1 punkt prestiżu, 1 punkt popularności</translation>
    </message>
    <message id="pendulum.council.reward7">
        <source></source>
        <translation>odzyskanie wszystkich forteli</translation>
    </message>
    <message id="pendulum.council.reward8">
        <source></source>
        <translation>5 wojska</translation>
    </message>
    <message id="pendulum.council.reward9">
        <source></source>
        <translation>5 kultury</translation>
    </message>
    <message id="pendulum.cube.mat">
        <source></source>
        <translation>z planszetki</translation>
    </message>
    <message id="pendulum.cube.nowhere">
        <source></source>
        <translation>zrezygnować</translation>
    </message>
    <message id="pendulum.cube.supply">
        <source></source>
        <translation>z puli</translation>
    </message>
    <message id="pendulum.decision.again">
        <source></source>
        <translation>druga akcja</translation>
    </message>
    <message id="pendulum.decision.claim">
        <source></source>
        <translation>osiągnięcie legendarne albo nagroda</translation>
    </message>
    <message id="pendulum.decision.discard">
        <source></source>
        <translation>prowincja do odrzucenia</translation>
    </message>
    <message id="pendulum.decision.exchange">
        <source></source>
        <translation>zamiana wojska i kultury</translation>
    </message>
    <message id="pendulum.decision.glory">
        <source></source>
        <translation>chwała za nadmiarowy punkt</translation>
    </message>
    <message id="pendulum.decision.onTrack">
        <source></source>
        <translation>tor dla wszystkich punktów</translation>
    </message>
    <message id="pendulum.decision.pay">
        <source></source>
        <translation>czym zapłacić</translation>
    </message>
    <message id="pendulum.decision.point">
        <source></source>
        <translation>punkt zwycięstwa do wyboru</translation>
    </message>
    <message id="pendulum.decision.promote">
        <source></source>
        <translation>podwładny do wymiany</translation>
    </message>
    <message id="pendulum.decision.province">
        <source></source>
        <translation>prowincja do podbicia</translation>
    </message>
    <message id="pendulum.decision.recall">
        <source></source>
        <translation>fortel do odzyskania</translation>
    </message>
    <message id="pendulum.decision.resource">
        <source></source>
        <translation>zasób do wyboru</translation>
    </message>
    <message id="pendulum.decision.retrieve">
        <source></source>
        <translation>podwładny do odwołania</translation>
    </message>
    <message id="pendulum.decision.reward">
        <source></source>
        <translation>nagroda rady</translation>
    </message>
    <message id="pendulum.decision.swap">
        <source></source>
        <translation>zamiana punktu zwycięstwa</translation>
    </message>
    <message id="pendulum.decision.tuck">
        <source></source>
        <translation>produkcja dla podbitej prowincji</translation>
    </message>
    <message id="pendulum.end.have" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Ty masz %n punkt.</numerusform>
            <numerusform>Ty masz %n punkty.</numerusform>
            <numerusform>Ty masz %n punktów.</numerusform>
        </translation>
    </message>
    <message id="pendulum.end.lack">
        <source></source>
        <translation>Do kompletu brakuje ci: {missing}.</translation>
    </message>
    <message id="pendulum.end.nobody">
        <source></source>
        <translation>Nikt nie zdobył osiągnięcia legendarnego: tron pozostaje pusty.</translation>
    </message>
    <message id="pendulum.end.other.glory">
        <source></source>
        <translation>Remis rozstrzyga chwała: wygrywa {seat}.</translation>
    </message>
    <message id="pendulum.end.other.legendary">
        <source></source>
        <translation>Wygrywa {seat}: nikt inny nie ma osiągnięcia legendarnego.</translation>
    </message>
    <message id="pendulum.end.other.points" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Wygrywa {seat}, %n punkt na pergaminie.</numerusform>
            <numerusform>Wygrywa {seat}, %n punkty na pergaminie.</numerusform>
            <numerusform>Wygrywa {seat}, %n punktów na pergaminie.</numerusform>
        </translation>
    </message>
    <message id="pendulum.end.other.privilege">
        <source></source>
        <translation>Remis rozstrzyga przywilej: wygrywa {seat}.</translation>
    </message>
    <message id="pendulum.end.other.worstTrack">
        <source></source>
        <translation>Wygrywa {seat}: nikt nie ma wszystkich czterech znaczników na pergaminie, rozstrzyga najsłabszy tor.</translation>
    </message>
    <message id="pendulum.end.short" numerus="yes">
        <source></source>
        <translation>
            <numerusform>brak %n</numerusform>
            <numerusform>brak %n</numerusform>
            <numerusform>brak %n</numerusform>
        </translation>
    </message>
    <message id="pendulum.end.without">
        <source></source>
        <translation>brak</translation>
    </message>
    <message id="pendulum.end.you.glory">
        <source></source>
        <translation>Remis rozstrzyga chwała: wygrywasz.</translation>
    </message>
    <message id="pendulum.end.you.legendary">
        <source></source>
        <translation>Wygrywasz: nikt inny nie ma osiągnięcia legendarnego.</translation>
    </message>
    <message id="pendulum.end.you.points" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Wygrywasz: wszystkie cztery znaczniki na pergaminie, %n punkt.</numerusform>
            <numerusform>Wygrywasz: wszystkie cztery znaczniki na pergaminie, %n punkty.</numerusform>
            <numerusform>Wygrywasz: wszystkie cztery znaczniki na pergaminie, %n punktów.</numerusform>
        </translation>
    </message>
    <message id="pendulum.end.you.privilege">
        <source></source>
        <translation>Remis rozstrzyga przywilej: wygrywasz.</translation>
    </message>
    <message id="pendulum.end.you.worstTrack">
        <source></source>
        <translation>Wygrywasz: nikt nie ma wszystkich czterech znaczników na pergaminie, a twój najsłabszy tor prowadzi.</translation>
    </message>
    <message id="pendulum.event.achievementDone">
        <source></source>
        <translation>{seat} zdobywa osiągnięcie „{card}”.</translation>
    </message>
    <message id="pendulum.event.achievementShown">
        <source></source>
        <translation>Nowe osiągnięcie: „{card}”.</translation>
    </message>
    <message id="pendulum.event.councilBegan">
        <source></source>
        <translation>Zaczyna się rada {round}. rundy.</translation>
    </message>
    <message id="pendulum.event.councilCalled">
        <source></source>
        <translation>Zwołano radę {round}. rundy.</translation>
    </message>
    <message id="pendulum.event.everybodyReady">
        <source></source>
        <translation>Wszyscy są gotowi.</translation>
    </message>
    <message id="pendulum.event.gained">
        <source></source>
        <translation>{seat} zdobywa [{stock*amount}].</translation>
    </message>
    <message id="pendulum.event.gameEnded">
        <source></source>
        <translation>Gra dobiega końca.</translation>
    </message>
    <message id="pendulum.event.gloryDeclined">
        <source></source>
        <translation>{seat} rezygnuje z chwały na torze {stock:gen}.</translation>
    </message>
    <message id="pendulum.event.gloryGained">
        <source></source>
        <translation>{seat} zyskuje chwałę na torze {stock:gen} ({cube}).</translation>
    </message>
    <message id="pendulum.event.lastWord">
        <source></source>
        <translation>{seat} ma ostatnie słowo dzięki przywilejowi.</translation>
    </message>
    <message id="pendulum.event.legendaryTaken">
        <source></source>
        <translation>{seat} bierze znacznik osiągnięcia legendarnego.</translation>
    </message>
    <message id="pendulum.event.limitRaised" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat} może mieć pod każdą produkcją %n prowincję.</numerusform>
            <numerusform>{seat} może mieć pod każdą produkcją %n prowincje.</numerusform>
            <numerusform>{seat} może mieć pod każdą produkcją %n prowincji.</numerusform>
        </translation>
    </message>
    <message id="pendulum.event.lost">
        <source></source>
        <translation>{seat} nie ma miejsca na [{stock*amount}].</translation>
    </message>
    <message id="pendulum.event.markerPushed" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Znacznik czasu spada z planszy, zostaje %n.</numerusform>
            <numerusform>Znacznik czasu spada z planszy, zostają %n.</numerusform>
            <numerusform>Znacznik czasu spada z planszy, zostaje %n.</numerusform>
        </translation>
    </message>
    <message id="pendulum.event.markerPushed.zero">
        <source></source>
        <translation>Ostatni znacznik czasu spada z planszy.</translation>
    </message>
    <message id="pendulum.event.paceSet">
        <source></source>
        <translation>Runda {round} będzie rozgrywana {mode}.</translation>
    </message>
    <message id="pendulum.event.paid">
        <source></source>
        <translation>{seat} płaci [{stock*amount}].</translation>
    </message>
    <message id="pendulum.event.plainRewardChosen">
        <source></source>
        <translation>{seat} wybiera nagrodę: {choice}.</translation>
    </message>
    <message id="pendulum.event.privilegeSet">
        <source></source>
        <translation>Przywileje: [{place}. {seat} ({pendulum.stock.votes*votes})].</translation>
    </message>
    <message id="pendulum.event.produced">
        <source></source>
        <translation>{seat} uruchamia [{colour:acc}] produkcję.</translation>
    </message>
    <message id="pendulum.event.provinceDiscarded">
        <source></source>
        <translation>{seat} odrzuca prowincję {card} spod {colour:gen} produkcji.</translation>
    </message>
    <message id="pendulum.event.provinceShown">
        <source></source>
        <translation>Nowość w ofercie prowincji: [{card} ({source})].</translation>
    </message>
    <message id="pendulum.event.provinceTaken">
        <source></source>
        <translation>{seat} podbija prowincję {card} ({source}).</translation>
    </message>
    <message id="pendulum.event.provinceTucked">
        <source></source>
        <translation>{seat} wsuwa prowincję {card} pod {colour:acc} produkcję.</translation>
    </message>
    <message id="pendulum.event.rewardChosen">
        <source></source>
        <translation>{seat} wybiera nagrodę rady „{card}” ({choice}).</translation>
    </message>
    <message id="pendulum.event.rewardChosen.none">
        <source></source>
        <translation>{seat} wybiera jako nagrodę rady: {choice}.</translation>
    </message>
    <message id="pendulum.event.rewardShown">
        <source></source>
        <translation>Nowe nagrody rady: [{card} ({choice})].</translation>
    </message>
    <message id="pendulum.event.roundBegan">
        <source></source>
        <translation>Zaczyna się runda {round} ({mode}).</translation>
    </message>
    <message id="pendulum.event.roundPrepared">
        <source></source>
        <translation>Przygotowanie {round}. rundy.</translation>
    </message>
    <message id="pendulum.event.seatDone">
        <source></source>
        <translation>{seat} kończy.</translation>
    </message>
    <message id="pendulum.event.seatResumed">
        <source></source>
        <translation>{seat} wraca do gry.</translation>
    </message>
    <message id="pendulum.event.skipped">
        <source></source>
        <translation>{seat} pomija: {decision}.</translation>
    </message>
    <message id="pendulum.event.stepReached">
        <source></source>
        <translation>Tor klepsydr: krok {step}.</translation>
    </message>
    <message id="pendulum.event.stratagemPlayed">
        <source></source>
        <translation>{seat} zagrywa fortel ({card}).</translation>
    </message>
    <message id="pendulum.event.stratagemRecalled">
        <source></source>
        <translation>{seat} odzyskuje fortel ({card}).</translation>
    </message>
    <message id="pendulum.event.stratagemsRecovered" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat} odzyskuje %n fortel.</numerusform>
            <numerusform>{seat} odzyskuje %n fortele.</numerusform>
            <numerusform>{seat} odzyskuje %n forteli.</numerusform>
        </translation>
    </message>
    <message id="pendulum.event.timerFlipped">
        <source></source>
        <translation>{timer} trafia {row:to}.</translation>
    </message>
    <message id="pendulum.event.workerActed">
        <source></source>
        <translation>{seat} przesuwa {worker:acc} {to:to}.</translation>
    </message>
    <message id="pendulum.event.workerHired">
        <source></source>
        <translation>{seat} zyskuje {worker:acc}.</translation>
    </message>
    <message id="pendulum.event.workerPlaced">
        <source></source>
        <translation>{seat} stawia {worker:acc} {to:to}.</translation>
    </message>
    <message id="pendulum.event.workerPromoted">
        <source></source>
        <translation>{seat} wymienia zwykłego podwładnego na elitarnego ({spot}).</translation>
    </message>
    <message id="pendulum.event.workerRetrieved">
        <source></source>
        <translation>{seat} odwołuje {worker:acc}.</translation>
    </message>
    <message id="pendulum.hint.flipToAct.black">
        <source></source>
        <translation>Piasek w czarnej klepsydrze się przesypał. Dotknij jej: twój podwładny będzie mógł działać.</translation>
    </message>
    <message id="pendulum.hint.flipToAct.green">
        <source></source>
        <translation>Piasek w zielonej klepsydrze się przesypał. Dotknij jej: twój podwładny będzie mógł działać.</translation>
    </message>
    <message id="pendulum.hint.flipToAct.purple">
        <source></source>
        <translation>Piasek w fioletowej klepsydrze się przesypał. Dotknij jej: twój podwładny będzie mógł działać.</translation>
    </message>
    <message id="pendulum.keys">
        <source></source>
        <translation>Strzałki i Enter: ruchy · Q W E odwracają klepsydry · H ręka · R odzyskanie forteli · A osiągnięcie · F prowincje · D gotowe · spacja: pauza · F1 wyjaśnia</translation>
    </message>
    <message id="pendulum.kind.act">
        <source></source>
        <translation>wykonaj akcję</translation>
    </message>
    <message id="pendulum.kind.place">
        <source></source>
        <translation>umieść podwładnego</translation>
    </message>
    <message id="pendulum.kind.rush">
        <source></source>
        <translation>wykonaj od razu</translation>
    </message>
    <message id="pendulum.name">
        <source></source>
        <translation>Wahadło</translation>
    </message>
    <message id="pendulum.pace.timed">
        <source></source>
        <translation>z mierzeniem czasu</translation>
    </message>
    <message id="pendulum.pace.untimed">
        <source></source>
        <translation>bez mierzenia czasu</translation>
    </message>
    <message id="pendulum.phase.councilCalled">
        <source></source>
        <translation>Rada jest zwołana: każdy kończy swoje akcje i naciska przycisk z ptaszkiem.</translation>
    </message>
    <message id="pendulum.phase.limit">
        <source></source>
        <translation>Najpierw nadmiarowe prowincje odrzucają ci, którzy mają ich za dużo pod jedną produkcją.</translation>
    </message>
    <message id="pendulum.phase.opening">
        <source></source>
        <translation>Najpierw każdy po kolei stawia dwóch podwładnych w ramkach rzędów bez klepsydry.</translation>
    </message>
    <message id="pendulum.phase.over">
        <source></source>
        <translation>Gra już się skończyła.</translation>
    </message>
    <message id="pendulum.phase.playing">
        <source></source>
        <translation>Runda trwa: przemieszcza się podwładnych i wykonuje nimi akcje, dopóki nie zostanie zwołana rada.</translation>
    </message>
    <message id="pendulum.phase.ready">
        <source></source>
        <translation>Najpierw musi się zacząć runda: ktoś dzwoni dzwonkiem i wszystkie klepsydry się odwracają.</translation>
    </message>
    <message id="pendulum.phase.reposition">
        <source></source>
        <translation>Najpierw każdy przestawia podwładnych na następną rundę i naciska przycisk z ptaszkiem.</translation>
    </message>
    <message id="pendulum.phase.rewards">
        <source></source>
        <translation>Trwa rada: każdy wybiera nagrodę w kolejności przywilejów.</translation>
    </message>
    <message id="pendulum.province.adelphia">
        <source></source>
        <translation>Adelphia</translation>
    </message>
    <message id="pendulum.province.adock">
        <source></source>
        <translation>Adock</translation>
    </message>
    <message id="pendulum.province.akAhana">
        <source></source>
        <translation>Ak’Ahana</translation>
    </message>
    <message id="pendulum.province.alZarqa">
        <source></source>
        <translation>Al’Zarqa</translation>
    </message>
    <message id="pendulum.province.alaford">
        <source></source>
        <translation>Alaford</translation>
    </message>
    <message id="pendulum.province.alay">
        <source></source>
        <translation>Alay</translation>
    </message>
    <message id="pendulum.province.arcanhold">
        <source></source>
        <translation>Arcanhold</translation>
    </message>
    <message id="pendulum.province.barlongren">
        <source></source>
        <translation>Barlongren</translation>
    </message>
    <message id="pendulum.province.brenwood">
        <source></source>
        <translation>Brenwood</translation>
    </message>
    <message id="pendulum.province.caedmon">
        <source></source>
        <translation>Caedmon</translation>
    </message>
    <message id="pendulum.province.cham">
        <source></source>
        <translation>Cham</translation>
    </message>
    <message id="pendulum.province.chichi">
        <source></source>
        <translation>Chichi</translation>
    </message>
    <message id="pendulum.province.dalor">
        <source></source>
        <translation>Dalor</translation>
    </message>
    <message id="pendulum.province.davia">
        <source></source>
        <translation>Davia</translation>
    </message>
    <message id="pendulum.province.ember">
        <source></source>
        <translation>Ember</translation>
    </message>
    <message id="pendulum.province.fahrGorn">
        <source></source>
        <translation>Fahr Gorn</translation>
    </message>
    <message id="pendulum.province.fellis">
        <source></source>
        <translation>Fellis</translation>
    </message>
    <message id="pendulum.province.galaval">
        <source></source>
        <translation>Galaval</translation>
    </message>
    <message id="pendulum.province.gullver">
        <source></source>
        <translation>Gullver</translation>
    </message>
    <message id="pendulum.province.harken">
        <source></source>
        <translation>Harken</translation>
    </message>
    <message id="pendulum.province.herkashor">
        <source></source>
        <translation>Herkashor</translation>
    </message>
    <message id="pendulum.province.herroval">
        <source></source>
        <translation>Herroval</translation>
    </message>
    <message id="pendulum.province.issil">
        <source></source>
        <translation>Issil</translation>
    </message>
    <message id="pendulum.province.jaazThuum">
        <source></source>
        <translation>Jaaz’Thuum</translation>
    </message>
    <message id="pendulum.province.janna">
        <source></source>
        <translation>Janna</translation>
    </message>
    <message id="pendulum.province.jillay">
        <source></source>
        <translation>Jillay</translation>
    </message>
    <message id="pendulum.province.kasalat">
        <source></source>
        <translation>Kasalat</translation>
    </message>
    <message id="pendulum.province.kirkwall">
        <source></source>
        <translation>Kirkwall</translation>
    </message>
    <message id="pendulum.province.korindor">
        <source></source>
        <translation>Korindor</translation>
    </message>
    <message id="pendulum.province.lochern">
        <source></source>
        <translation>Lochern</translation>
    </message>
    <message id="pendulum.province.maRookPlateau">
        <source></source>
        <translation>Płaskowyż Ma’Rook</translation>
    </message>
    <message id="pendulum.province.maveIth">
        <source></source>
        <translation>Mave’ith</translation>
    </message>
    <message id="pendulum.province.mingTal">
        <source></source>
        <translation>Ming Tal</translation>
    </message>
    <message id="pendulum.province.onland">
        <source></source>
        <translation>Onland</translation>
    </message>
    <message id="pendulum.province.pikesEnd">
        <source></source>
        <translation>Pike’s End</translation>
    </message>
    <message id="pendulum.province.quilderos">
        <source></source>
        <translation>Quilderos</translation>
    </message>
    <message id="pendulum.province.quorith">
        <source></source>
        <translation>Quorith</translation>
    </message>
    <message id="pendulum.province.riss">
        <source></source>
        <translation>Riss</translation>
    </message>
    <message id="pendulum.province.rivaine">
        <source></source>
        <translation>Rivaine</translation>
    </message>
    <message id="pendulum.province.salvane">
        <source></source>
        <translation>Salvane</translation>
    </message>
    <message id="pendulum.province.sarskoye">
        <source></source>
        <translation>Sarskoye</translation>
    </message>
    <message id="pendulum.province.savos">
        <source></source>
        <translation>Savos</translation>
    </message>
    <message id="pendulum.province.searil">
        <source></source>
        <translation>Searil</translation>
    </message>
    <message id="pendulum.province.syldan">
        <source></source>
        <translation>Syldan</translation>
    </message>
    <message id="pendulum.province.talyn">
        <source></source>
        <translation>Talyn</translation>
    </message>
    <message id="pendulum.province.thedum">
        <source></source>
        <translation>Thedum</translation>
    </message>
    <message id="pendulum.province.thoster">
        <source></source>
        <translation>Thoster</translation>
    </message>
    <message id="pendulum.province.torinPlains">
        <source></source>
        <translation>Równiny Torin</translation>
    </message>
    <message id="pendulum.province.tzix">
        <source></source>
        <translation>Tzix</translation>
    </message>
    <message id="pendulum.province.udoros">
        <source></source>
        <translation>Udoros</translation>
    </message>
    <message id="pendulum.province.uxmal">
        <source></source>
        <translation>Uxmal</translation>
    </message>
    <message id="pendulum.province.vakZildania">
        <source></source>
        <translation>Vak’zildania</translation>
    </message>
    <message id="pendulum.province.valthok">
        <source></source>
        <translation>Valthok</translation>
    </message>
    <message id="pendulum.province.wilhana">
        <source></source>
        <translation>Wilhana</translation>
    </message>
    <message id="pendulum.province.wilshire">
        <source></source>
        <translation>Wilshire</translation>
    </message>
    <message id="pendulum.province.zinghuy">
        <source></source>
        <translation>Zinghuy</translation>
    </message>
    <message id="pendulum.reason.allOnScroll">
        <source></source>
        <translation>wszystkie znaczniki na pergaminie</translation>
    </message>
    <message id="pendulum.reason.glory">
        <source></source>
        <translation>więcej chwały</translation>
    </message>
    <message id="pendulum.reason.last">
        <source></source>
        <translation>ostatnie miejsce</translation>
    </message>
    <message id="pendulum.reason.legendary">
        <source></source>
        <translation>punkt za osiągnięcie legendarne</translation>
    </message>
    <message id="pendulum.reason.mostOnScroll">
        <source></source>
        <translation>więcej punktów na pergaminie</translation>
    </message>
    <message id="pendulum.reason.noLegendary">
        <source></source>
        <translation>nikt nie zdobył osiągnięcia legendarnego, tron pozostaje pusty</translation>
    </message>
    <message id="pendulum.reason.privilege">
        <source></source>
        <translation>wyższy przywilej</translation>
    </message>
    <message id="pendulum.reason.worstTrack">
        <source></source>
        <translation>lepszy wynik na najsłabszym torze</translation>
    </message>
    <message id="pendulum.refusal.achievementUsed">
        <source></source>
        <translation>Osiągnięcie można zdobyć tylko raz na rundę.</translation>
    </message>
    <message id="pendulum.refusal.alreadyActed">
        <source></source>
        <translation>Ten podwładny wykonał już akcję i musi najpierw wrócić do ramki: {worker}.</translation>
    </message>
    <message id="pendulum.refusal.alreadyDone">
        <source></source>
        <translation>Twoje działania są już zakończone, pozostali jeszcze grają.</translation>
    </message>
    <message id="pendulum.refusal.alreadyThere">
        <source></source>
        <translation>Podwładny już tam stoi: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.bottomRowOnly">
        <source></source>
        <translation>Na początku gry podwładnych umieszcza się tylko w ramkach rzędów bez klepsydry.</translation>
    </message>
    <message id="pendulum.refusal.boxNotServed">
        <source></source>
        <translation>Z ramki podwładnego nie da się tu przejść: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.cannotPay">
        <source></source>
        <translation>Nie stać cię na to: {stock} – potrzeba {needed}, masz {held}.</translation>
    </message>
    <message id="pendulum.refusal.cannotPayAny">
        <source></source>
        <translation>Nie masz dość zasobów: potrzeba {needed}, masz {held}.</translation>
    </message>
    <message id="pendulum.refusal.cannotSkip">
        <source></source>
        <translation>Tej decyzji nie można pominąć: {decision}.</translation>
    </message>
    <message id="pendulum.refusal.cardMissing">
        <source></source>
        <translation>Nie masz na ręce fortelu, który na to pozwala.</translation>
    </message>
    <message id="pendulum.refusal.cardNotYours">
        <source></source>
        <translation>Ten fortel nie należy do ciebie: {card}.</translation>
    </message>
    <message id="pendulum.refusal.cardPlayed">
        <source></source>
        <translation>Ten fortel jest już odrzucony, najpierw go odzyskaj: {card}.</translation>
    </message>
    <message id="pendulum.refusal.councilCalled">
        <source></source>
        <translation>Zwołano radę, klepsydr już się nie odwraca.</translation>
    </message>
    <message id="pendulum.refusal.councilPhase">
        <source></source>
        <translation>W fazie rady nie wykonuje się akcji, można tylko uzupełnić prowincje.</translation>
    </message>
    <message id="pendulum.refusal.decideFirst">
        <source></source>
        <translation>Najpierw dokończ rozpoczętą akcję. Do rozstrzygnięcia: {decision}.</translation>
    </message>
    <message id="pendulum.refusal.frameTaken">
        <source></source>
        <translation>Ramka jest zajęta, do innych może dołączyć tylko elitarny podwładny: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.gameIsOver">
        <source></source>
        <translation>Gra już się skończyła.</translation>
    </message>
    <message id="pendulum.refusal.grandeOwned">
        <source></source>
        <translation>Obaj elitarni podwładni są już w grze.</translation>
    </message>
    <message id="pendulum.refusal.grandeTurned">
        <source></source>
        <translation>Karta elitarnego podwładnego jest już w tej radzie odwrócona.</translation>
    </message>
    <message id="pendulum.refusal.legendaryGone">
        <source></source>
        <translation>Na karcie nie ma już znacznika osiągnięcia legendarnego.</translation>
    </message>
    <message id="pendulum.refusal.legendaryOwned">
        <source></source>
        <translation>Masz już punkt za osiągnięcie legendarne, a drugiego zdobyć nie można.</translation>
    </message>
    <message id="pendulum.refusal.limitOwned">
        <source></source>
        <translation>Masz już wyższy limit prowincji, nie można go wziąć ponownie.</translation>
    </message>
    <message id="pendulum.refusal.noCube">
        <source></source>
        <translation>Stąd nie ma czego wziąć: {cube}.</translation>
    </message>
    <message id="pendulum.refusal.noPoints">
        <source></source>
        <translation>Na torach siły, prestiżu i popularności nie masz żadnego punktu zwycięstwa.</translation>
    </message>
    <message id="pendulum.refusal.noProvinceLeft">
        <source></source>
        <translation>Nie ma już prowincji do podbicia.</translation>
    </message>
    <message id="pendulum.refusal.noProvinceThere">
        <source></source>
        <translation>Tu nie ma karty prowincji: {source}.</translation>
    </message>
    <message id="pendulum.refusal.noSuchSpace">
        <source></source>
        <translation>Na tej stronie planszy nie ma takiego miejsca: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.noSuchThing">
        <source></source>
        <translation>Tego w tej grze nie ma. Wybierz coś podświetlonego.</translation>
    </message>
    <message id="pendulum.refusal.noTimerInRow">
        <source></source>
        <translation>Akcje wykonuje się tylko w rzędzie z klepsydrą, a tu jej nie ma: {row}.</translation>
    </message>
    <message id="pendulum.refusal.noWorkerToRetrieve">
        <source></source>
        <translation>W żadnym rzędzie z klepsydrą nie ma twojego podwładnego.</translation>
    </message>
    <message id="pendulum.refusal.nobodyOvertook">
        <source></source>
        <translation>Wrócić można tylko wtedy, gdy po tobie akcję wykonał ktoś niżej na torze przywilejów.</translation>
    </message>
    <message id="pendulum.refusal.notAFrame">
        <source></source>
        <translation>Podwładnych umieszcza się w złotych ramkach, nie tutaj: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.notARegular">
        <source></source>
        <translation>Wymienić można tylko zwykłego podwładnego w grze: {worker}.</translation>
    </message>
    <message id="pendulum.refusal.notDone">
        <source></source>
        <translation>Twoja gra jeszcze trwa, nie ma do czego wracać.</translation>
    </message>
    <message id="pendulum.refusal.notExchangeable">
        <source></source>
        <translation>Wymieniać można tylko wojsko i kulturę, a nie to: {stock}.</translation>
    </message>
    <message id="pendulum.refusal.notInAFrame">
        <source></source>
        <translation>Akcję wykonuje tylko podwładny czekający w złotej ramce: {worker}.</translation>
    </message>
    <message id="pendulum.refusal.notNeighbour">
        <source></source>
        <translation>Ten fortel nie pozwala na drugą akcję w tym miejscu: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.notNow">
        <source></source>
        <translation>Teraz nie. {phase}</translation>
    </message>
    <message id="pendulum.refusal.notRecallable">
        <source></source>
        <translation>Tego fortelu nie można odzyskać: {card}.</translation>
    </message>
    <message id="pendulum.refusal.notYourProvince">
        <source></source>
        <translation>Nie masz tej prowincji: {card}.</translation>
    </message>
    <message id="pendulum.refusal.notYourTurn">
        <source></source>
        <translation>Zgodnie z torem przywilejów kolej na: {seat}.</translation>
    </message>
    <message id="pendulum.refusal.nothingToDecide">
        <source></source>
        <translation>To wybiera się tylko na wezwanie gry: {decision}.</translation>
    </message>
    <message id="pendulum.refusal.nothingToExchange">
        <source></source>
        <translation>Nie masz wojska ani kultury na wymianę.</translation>
    </message>
    <message id="pendulum.refusal.nothingToRecover">
        <source></source>
        <translation>Nie masz odrzuconych forteli do odzyskania.</translation>
    </message>
    <message id="pendulum.refusal.openingFirst">
        <source></source>
        <translation>Najpierw każdy stawia dwóch podwładnych, runda zacznie się potem.</translation>
    </message>
    <message id="pendulum.refusal.openingWorker">
        <source></source>
        <translation>Na początku gry umieszcza się teraz: {worker}.</translation>
    </message>
    <message id="pendulum.refusal.ownWorkerThere">
        <source></source>
        <translation>W wariancie zaawansowanym w jednej ramce może stać tylko jeden twój podwładny: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.paceNotYours">
        <source></source>
        <translation>O tym, jak będzie grana następna runda, decyduje osoba z najwyższym przywilejem: {seat}.</translation>
    </message>
    <message id="pendulum.refusal.paceSame">
        <source></source>
        <translation>Następna runda i tak będzie rozgrywana {mode}.</translation>
    </message>
    <message id="pendulum.refusal.paceSettled">
        <source></source>
        <translation>Sposób gry w następnej rundzie jest już ustalony.</translation>
    </message>
    <message id="pendulum.refusal.playWithAchievement">
        <source></source>
        <translation>Ten fortel zagrywa się tylko przy zdobyciu osiągnięcia: {card}.</translation>
    </message>
    <message id="pendulum.refusal.playWithAction">
        <source></source>
        <translation>Ten fortel zagrywa się tylko razem z akcją podwładnego: {card}.</translation>
    </message>
    <message id="pendulum.refusal.productionForbidden">
        <source></source>
        <translation>Ten fortel nie wysyła podwładnego na akcję produkcji: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.provinceDeckEmpty">
        <source></source>
        <translation>Talia prowincji jest pusta, luki w ofercie pozostaną.</translation>
    </message>
    <message id="pendulum.refusal.provinceRowFull">
        <source></source>
        <translation>Wszystkie miejsca na prowincje są zapełnione, nie ma czego uzupełniać.</translation>
    </message>
    <message id="pendulum.refusal.requirementAny">
        <source></source>
        <translation>Do tego osiągnięcia czegoś ci jeszcze brakuje. Zasobów łącznie: potrzeba {needed}, masz {held}.</translation>
    </message>
    <message id="pendulum.refusal.requirementMissing">
        <source></source>
        <translation>Do tego osiągnięcia czegoś ci jeszcze brakuje: {stock} – potrzeba {needed}, masz {held}.</translation>
    </message>
    <message id="pendulum.refusal.rewardGone">
        <source></source>
        <translation>Tę nagrodę ktoś już wziął: {choice}.</translation>
    </message>
    <message id="pendulum.refusal.roundNotBegun">
        <source></source>
        <translation>Runda jeszcze się nie zaczęła: najpierw zadzwoń dzwonkiem, a wszystkie klepsydry się odwrócą.</translation>
    </message>
    <message id="pendulum.refusal.rowHasTimer">
        <source></source>
        <translation>{row}: stoi tu klepsydra, więc podwładni nie wchodzą ani nie wychodzą.</translation>
    </message>
    <message id="pendulum.refusal.sameTrack">
        <source></source>
        <translation>Punkt musi trafić na inny tor niż ten: {stock}.</translation>
    </message>
    <message id="pendulum.refusal.sandRuns">
        <source></source>
        <translation>{timer}: piasek jeszcze się sypie, zostało {seconds} s.</translation>
    </message>
    <message id="pendulum.refusal.timedRound">
        <source></source>
        <translation>Póki sypie się piasek, nie trzeba ogłaszać końca: przycisk z ptaszkiem przyda się, gdy zostanie zwołana rada.</translation>
    </message>
    <message id="pendulum.refusal.timerTrackFlips">
        <source></source>
        <translation>W rundzie bez mierzenia czasu klepsydry odwraca tylko tor klepsydr.</translation>
    </message>
    <message id="pendulum.refusal.waiverNotHere">
        <source></source>
        <translation>Ten fortel oszczędza tylko złoto w zielonym i fioletowym obszarze.</translation>
    </message>
    <message id="pendulum.refusal.withinLimit">
        <source></source>
        <translation>Pod tą produkcją nie ma więcej kart niż {limit}, nic się nie odrzuca: {colour}.</translation>
    </message>
    <message id="pendulum.refusal.workerLimit">
        <source></source>
        <translation>Nie możesz mieć więcej podwładnych, limit to {limit}.</translation>
    </message>
    <message id="pendulum.refusal.workerNotInPlay">
        <source></source>
        <translation>Ten podwładny nie jest w grze: {worker}.</translation>
    </message>
    <message id="pendulum.refusal.workerNotStuck">
        <source></source>
        <translation>Odwołać można tylko podwładnego z rzędu z klepsydrą: {worker}.</translation>
    </message>
    <message id="pendulum.row.black.bottom">
        <source></source>
        <translation>dolny czarny rząd</translation>
    </message>
    <message id="pendulum.row.black.bottom.to">
        <source></source>
        <translation>do dolnego rzędu</translation>
    </message>
    <message id="pendulum.row.black.top">
        <source></source>
        <translation>górny czarny rząd</translation>
    </message>
    <message id="pendulum.row.black.top.to">
        <source></source>
        <translation>do górnego rzędu</translation>
    </message>
    <message id="pendulum.row.green.bottom">
        <source></source>
        <translation>dolny zielony rząd</translation>
    </message>
    <message id="pendulum.row.green.bottom.to">
        <source></source>
        <translation>do dolnego rzędu</translation>
    </message>
    <message id="pendulum.row.green.top">
        <source></source>
        <translation>górny zielony rząd</translation>
    </message>
    <message id="pendulum.row.green.top.to">
        <source></source>
        <translation>do górnego rzędu</translation>
    </message>
    <message id="pendulum.row.purple.bottom">
        <source></source>
        <translation>dolny fioletowy rząd</translation>
    </message>
    <message id="pendulum.row.purple.bottom.to">
        <source></source>
        <translation>do dolnego rzędu</translation>
    </message>
    <message id="pendulum.row.purple.top">
        <source></source>
        <translation>górny fioletowy rząd</translation>
    </message>
    <message id="pendulum.row.purple.top.to">
        <source></source>
        <translation>do górnego rzędu</translation>
    </message>
    <message id="pendulum.score.legendary">
        <source></source>
        <translation>Osiągnięcie legendarne</translation>
    </message>
    <message id="pendulum.score.popularity">
        <source></source>
        <translation>Popularność</translation>
    </message>
    <message id="pendulum.score.power">
        <source></source>
        <translation>Siła</translation>
    </message>
    <message id="pendulum.score.prestige">
        <source></source>
        <translation>Prestiż</translation>
    </message>
    <message id="pendulum.seat.neutral">
        <source></source>
        <translation>gracz neutralny</translation>
    </message>
    <message id="pendulum.source.deck">
        <source></source>
        <translation>wierzch talii</translation>
    </message>
    <message id="pendulum.source.first">
        <source></source>
        <translation>pierwsza odkryta karta</translation>
    </message>
    <message id="pendulum.source.fourth">
        <source></source>
        <translation>czwarta odkryta karta</translation>
    </message>
    <message id="pendulum.source.second">
        <source></source>
        <translation>druga odkryta karta</translation>
    </message>
    <message id="pendulum.source.third">
        <source></source>
        <translation>trzecia odkryta karta</translation>
    </message>
    <message id="pendulum.spot.aside">
        <source></source>
        <translation>obok planszetki gracza</translation>
    </message>
    <message id="pendulum.spot.aside.to">
        <source></source>
        <translation>obok planszetki gracza</translation>
    </message>
    <message id="pendulum.spot.black.bottom.1">
        <source></source>
        <translation>dolny czarny rząd, ramka 1</translation>
    </message>
    <message id="pendulum.spot.black.bottom.1.to">
        <source></source>
        <translation>w 1. ramce dolnego czarnego rzędu</translation>
    </message>
    <message id="pendulum.spot.black.bottom.2">
        <source></source>
        <translation>dolny czarny rząd, ramka 2</translation>
    </message>
    <message id="pendulum.spot.black.bottom.2.to">
        <source></source>
        <translation>w 2. ramce dolnego czarnego rzędu</translation>
    </message>
    <message id="pendulum.spot.black.bottom.3">
        <source></source>
        <translation>dolny czarny rząd, ramka 3</translation>
    </message>
    <message id="pendulum.spot.black.bottom.3.to">
        <source></source>
        <translation>w 3. ramce dolnego czarnego rzędu</translation>
    </message>
    <message id="pendulum.spot.black.bottom.4">
        <source></source>
        <translation>dolny czarny rząd, ramka 4</translation>
    </message>
    <message id="pendulum.spot.black.bottom.4.to">
        <source></source>
        <translation>w 4. ramce dolnego czarnego rzędu</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box1">
        <source></source>
        <translation>dolny czarny rząd, ramka nagrody 1</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box1.to">
        <source></source>
        <translation>do 1. ramki nagrody dolnego czarnego rzędu</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box2">
        <source></source>
        <translation>dolny czarny rząd, ramka nagrody 2</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box2.to">
        <source></source>
        <translation>do 2. ramki nagrody dolnego czarnego rzędu</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box3">
        <source></source>
        <translation>dolny czarny rząd, ramka nagrody 3</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box3.to">
        <source></source>
        <translation>do 3. ramki nagrody dolnego czarnego rzędu</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box4">
        <source></source>
        <translation>dolny czarny rząd, ramka nagrody 4</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box4.to">
        <source></source>
        <translation>do 4. ramki nagrody dolnego czarnego rzędu</translation>
    </message>
    <message id="pendulum.spot.black.top.1">
        <source></source>
        <translation>górny czarny rząd, ramka 1</translation>
    </message>
    <message id="pendulum.spot.black.top.1.to">
        <source></source>
        <translation>w 1. ramce górnego czarnego rzędu</translation>
    </message>
    <message id="pendulum.spot.black.top.2">
        <source></source>
        <translation>górny czarny rząd, ramka 2</translation>
    </message>
    <message id="pendulum.spot.black.top.2.to">
        <source></source>
        <translation>w 2. ramce górnego czarnego rzędu</translation>
    </message>
    <message id="pendulum.spot.black.top.3">
        <source></source>
        <translation>górny czarny rząd, ramka 3</translation>
    </message>
    <message id="pendulum.spot.black.top.3.to">
        <source></source>
        <translation>w 3. ramce górnego czarnego rzędu</translation>
    </message>
    <message id="pendulum.spot.black.top.4">
        <source></source>
        <translation>górny czarny rząd, ramka 4</translation>
    </message>
    <message id="pendulum.spot.black.top.4.to">
        <source></source>
        <translation>w 4. ramce górnego czarnego rzędu</translation>
    </message>
    <message id="pendulum.spot.black.top.box1">
        <source></source>
        <translation>górny czarny rząd, ramka nagrody 1</translation>
    </message>
    <message id="pendulum.spot.black.top.box1.to">
        <source></source>
        <translation>do 1. ramki nagrody górnego czarnego rzędu</translation>
    </message>
    <message id="pendulum.spot.black.top.box2">
        <source></source>
        <translation>górny czarny rząd, ramka nagrody 2</translation>
    </message>
    <message id="pendulum.spot.black.top.box2.to">
        <source></source>
        <translation>do 2. ramki nagrody górnego czarnego rzędu</translation>
    </message>
    <message id="pendulum.spot.black.top.box3">
        <source></source>
        <translation>górny czarny rząd, ramka nagrody 3</translation>
    </message>
    <message id="pendulum.spot.black.top.box3.to">
        <source></source>
        <translation>do 3. ramki nagrody górnego czarnego rzędu</translation>
    </message>
    <message id="pendulum.spot.black.top.box4">
        <source></source>
        <translation>górny czarny rząd, ramka nagrody 4</translation>
    </message>
    <message id="pendulum.spot.black.top.box4.to">
        <source></source>
        <translation>do 4. ramki nagrody górnego czarnego rzędu</translation>
    </message>
    <message id="pendulum.spot.council">
        <source></source>
        <translation>obok planszy rady</translation>
    </message>
    <message id="pendulum.spot.council.to">
        <source></source>
        <translation>obok planszy rady</translation>
    </message>
    <message id="pendulum.spot.gone">
        <source></source>
        <translation>poza grą</translation>
    </message>
    <message id="pendulum.spot.gone.to">
        <source></source>
        <translation>poza grę</translation>
    </message>
    <message id="pendulum.spot.green.bottom.1">
        <source></source>
        <translation>dolny zielony rząd, ramka 1</translation>
    </message>
    <message id="pendulum.spot.green.bottom.1.to">
        <source></source>
        <translation>w 1. ramce dolnego zielonego rzędu</translation>
    </message>
    <message id="pendulum.spot.green.bottom.2">
        <source></source>
        <translation>dolny zielony rząd, ramka 2</translation>
    </message>
    <message id="pendulum.spot.green.bottom.2.to">
        <source></source>
        <translation>w 2. ramce dolnego zielonego rzędu</translation>
    </message>
    <message id="pendulum.spot.green.bottom.3">
        <source></source>
        <translation>dolny zielony rząd, ramka 3</translation>
    </message>
    <message id="pendulum.spot.green.bottom.3.to">
        <source></source>
        <translation>w 3. ramce dolnego zielonego rzędu</translation>
    </message>
    <message id="pendulum.spot.green.bottom.4">
        <source></source>
        <translation>dolny zielony rząd, ramka 4</translation>
    </message>
    <message id="pendulum.spot.green.bottom.4.to">
        <source></source>
        <translation>w 4. ramce dolnego zielonego rzędu</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box1">
        <source></source>
        <translation>dolny zielony rząd, ramka nagrody 1</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box1.to">
        <source></source>
        <translation>do 1. ramki nagrody dolnego zielonego rzędu</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box2">
        <source></source>
        <translation>dolny zielony rząd, ramka nagrody 2</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box2.to">
        <source></source>
        <translation>do 2. ramki nagrody dolnego zielonego rzędu</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box3">
        <source></source>
        <translation>dolny zielony rząd, ramka nagrody 3</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box3.to">
        <source></source>
        <translation>do 3. ramki nagrody dolnego zielonego rzędu</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box4">
        <source></source>
        <translation>dolny zielony rząd, ramka nagrody 4</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box4.to">
        <source></source>
        <translation>do 4. ramki nagrody dolnego zielonego rzędu</translation>
    </message>
    <message id="pendulum.spot.green.top.1">
        <source></source>
        <translation>górny zielony rząd, ramka 1</translation>
    </message>
    <message id="pendulum.spot.green.top.1.to">
        <source></source>
        <translation>w 1. ramce górnego zielonego rzędu</translation>
    </message>
    <message id="pendulum.spot.green.top.2">
        <source></source>
        <translation>górny zielony rząd, ramka 2</translation>
    </message>
    <message id="pendulum.spot.green.top.2.to">
        <source></source>
        <translation>w 2. ramce górnego zielonego rzędu</translation>
    </message>
    <message id="pendulum.spot.green.top.3">
        <source></source>
        <translation>górny zielony rząd, ramka 3</translation>
    </message>
    <message id="pendulum.spot.green.top.3.to">
        <source></source>
        <translation>w 3. ramce górnego zielonego rzędu</translation>
    </message>
    <message id="pendulum.spot.green.top.4">
        <source></source>
        <translation>górny zielony rząd, ramka 4</translation>
    </message>
    <message id="pendulum.spot.green.top.4.to">
        <source></source>
        <translation>w 4. ramce górnego zielonego rzędu</translation>
    </message>
    <message id="pendulum.spot.green.top.box1">
        <source></source>
        <translation>górny zielony rząd, ramka nagrody 1</translation>
    </message>
    <message id="pendulum.spot.green.top.box1.to">
        <source></source>
        <translation>do 1. ramki nagrody górnego zielonego rzędu</translation>
    </message>
    <message id="pendulum.spot.green.top.box2">
        <source></source>
        <translation>górny zielony rząd, ramka nagrody 2</translation>
    </message>
    <message id="pendulum.spot.green.top.box2.to">
        <source></source>
        <translation>do 2. ramki nagrody górnego zielonego rzędu</translation>
    </message>
    <message id="pendulum.spot.green.top.box3">
        <source></source>
        <translation>górny zielony rząd, ramka nagrody 3</translation>
    </message>
    <message id="pendulum.spot.green.top.box3.to">
        <source></source>
        <translation>do 3. ramki nagrody górnego zielonego rzędu</translation>
    </message>
    <message id="pendulum.spot.green.top.box4">
        <source></source>
        <translation>górny zielony rząd, ramka nagrody 4</translation>
    </message>
    <message id="pendulum.spot.green.top.box4.to">
        <source></source>
        <translation>do 4. ramki nagrody górnego zielonego rzędu</translation>
    </message>
    <message id="pendulum.spot.mat">
        <source></source>
        <translation>planszetka gracza</translation>
    </message>
    <message id="pendulum.spot.mat.to">
        <source></source>
        <translation>z powrotem na planszetkę</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.1">
        <source></source>
        <translation>dolny fioletowy rząd, ramka 1</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.1.to">
        <source></source>
        <translation>w 1. ramce dolnego fioletowego rzędu</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.2">
        <source></source>
        <translation>dolny fioletowy rząd, ramka 2</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.2.to">
        <source></source>
        <translation>w 2. ramce dolnego fioletowego rzędu</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.3">
        <source></source>
        <translation>dolny fioletowy rząd, ramka 3</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.3.to">
        <source></source>
        <translation>w 3. ramce dolnego fioletowego rzędu</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.4">
        <source></source>
        <translation>dolny fioletowy rząd, ramka 4</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.4.to">
        <source></source>
        <translation>w 4. ramce dolnego fioletowego rzędu</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box1">
        <source></source>
        <translation>dolny fioletowy rząd, ramka nagrody 1</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box1.to">
        <source></source>
        <translation>do 1. ramki nagrody dolnego fioletowego rzędu</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box2">
        <source></source>
        <translation>dolny fioletowy rząd, ramka nagrody 2</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box2.to">
        <source></source>
        <translation>do 2. ramki nagrody dolnego fioletowego rzędu</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box3">
        <source></source>
        <translation>dolny fioletowy rząd, ramka nagrody 3</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box3.to">
        <source></source>
        <translation>do 3. ramki nagrody dolnego fioletowego rzędu</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box4">
        <source></source>
        <translation>dolny fioletowy rząd, ramka nagrody 4</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box4.to">
        <source></source>
        <translation>do 4. ramki nagrody dolnego fioletowego rzędu</translation>
    </message>
    <message id="pendulum.spot.purple.top.1">
        <source></source>
        <translation>górny fioletowy rząd, ramka 1</translation>
    </message>
    <message id="pendulum.spot.purple.top.1.to">
        <source></source>
        <translation>w 1. ramce górnego fioletowego rzędu</translation>
    </message>
    <message id="pendulum.spot.purple.top.2">
        <source></source>
        <translation>górny fioletowy rząd, ramka 2</translation>
    </message>
    <message id="pendulum.spot.purple.top.2.to">
        <source></source>
        <translation>w 2. ramce górnego fioletowego rzędu</translation>
    </message>
    <message id="pendulum.spot.purple.top.3">
        <source></source>
        <translation>górny fioletowy rząd, ramka 3</translation>
    </message>
    <message id="pendulum.spot.purple.top.3.to">
        <source></source>
        <translation>w 3. ramce górnego fioletowego rzędu</translation>
    </message>
    <message id="pendulum.spot.purple.top.4">
        <source></source>
        <translation>górny fioletowy rząd, ramka 4</translation>
    </message>
    <message id="pendulum.spot.purple.top.4.to">
        <source></source>
        <translation>w 4. ramce górnego fioletowego rzędu</translation>
    </message>
    <message id="pendulum.spot.purple.top.box1">
        <source></source>
        <translation>górny fioletowy rząd, ramka nagrody 1</translation>
    </message>
    <message id="pendulum.spot.purple.top.box1.to">
        <source></source>
        <translation>do 1. ramki nagrody górnego fioletowego rzędu</translation>
    </message>
    <message id="pendulum.spot.purple.top.box2">
        <source></source>
        <translation>górny fioletowy rząd, ramka nagrody 2</translation>
    </message>
    <message id="pendulum.spot.purple.top.box2.to">
        <source></source>
        <translation>do 2. ramki nagrody górnego fioletowego rzędu</translation>
    </message>
    <message id="pendulum.spot.purple.top.box3">
        <source></source>
        <translation>górny fioletowy rząd, ramka nagrody 3</translation>
    </message>
    <message id="pendulum.spot.purple.top.box3.to">
        <source></source>
        <translation>do 3. ramki nagrody górnego fioletowego rzędu</translation>
    </message>
    <message id="pendulum.spot.purple.top.box4">
        <source></source>
        <translation>górny fioletowy rząd, ramka nagrody 4</translation>
    </message>
    <message id="pendulum.spot.purple.top.box4.to">
        <source></source>
        <translation>do 4. ramki nagrody górnego fioletowego rzędu</translation>
    </message>
    <message id="pendulum.stock.culture">
        <source></source>
        <translation>kultura</translation>
    </message>
    <message id="pendulum.stock.culture.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n kulturę</numerusform>
            <numerusform>%n kultury</numerusform>
            <numerusform>%n kultury</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.culture.gen">
        <source></source>
        <translation>kultury</translation>
    </message>
    <message id="pendulum.stock.gold">
        <source></source>
        <translation>złoto</translation>
    </message>
    <message id="pendulum.stock.gold.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n złoto</numerusform>
            <numerusform>%n złota</numerusform>
            <numerusform>%n złota</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.gold.gen">
        <source></source>
        <translation>złota</translation>
    </message>
    <message id="pendulum.stock.legendary">
        <source></source>
        <translation>osiągnięcie legendarne</translation>
    </message>
    <message id="pendulum.stock.legendary.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>punkt za osiągnięcie legendarne</numerusform>
            <numerusform>%n punkty za osiągnięcia legendarne</numerusform>
            <numerusform>%n punktów za osiągnięcia legendarne</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.legendary.gen">
        <source></source>
        <translation>osiągnięcia legendarnego</translation>
    </message>
    <message id="pendulum.stock.military">
        <source></source>
        <translation>wojsko</translation>
    </message>
    <message id="pendulum.stock.military.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n wojsko</numerusform>
            <numerusform>%n wojska</numerusform>
            <numerusform>%n wojska</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.military.gen">
        <source></source>
        <translation>wojska</translation>
    </message>
    <message id="pendulum.stock.popularity">
        <source></source>
        <translation>popularność</translation>
    </message>
    <message id="pendulum.stock.popularity.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n punkt popularności</numerusform>
            <numerusform>%n punkty popularności</numerusform>
            <numerusform>%n punktów popularności</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.popularity.gen">
        <source></source>
        <translation>popularności</translation>
    </message>
    <message id="pendulum.stock.power">
        <source></source>
        <translation>siła</translation>
    </message>
    <message id="pendulum.stock.power.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n punkt siły</numerusform>
            <numerusform>%n punkty siły</numerusform>
            <numerusform>%n punktów siły</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.power.gen">
        <source></source>
        <translation>siły</translation>
    </message>
    <message id="pendulum.stock.prestige">
        <source></source>
        <translation>prestiż</translation>
    </message>
    <message id="pendulum.stock.prestige.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n punkt prestiżu</numerusform>
            <numerusform>%n punkty prestiżu</numerusform>
            <numerusform>%n punktów prestiżu</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.prestige.gen">
        <source></source>
        <translation>prestiżu</translation>
    </message>
    <message id="pendulum.stock.votes">
        <source></source>
        <translation>głosy</translation>
    </message>
    <message id="pendulum.stock.votes.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n głos</numerusform>
            <numerusform>%n głosy</numerusform>
            <numerusform>%n głosów</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.votes.gen">
        <source></source>
        <translation>głosów</translation>
    </message>
    <message id="pendulum.stratagem.alchemist1">
        <source></source>
        <translation>Alchemiczka 1: 2 punkty na jednym torze za 2 dowolne zasoby</translation>
    </message>
    <message id="pendulum.stratagem.alchemist2">
        <source></source>
        <translation>Alchemiczka 2: odzyskanie jednego fortelu za 2 dowolne zasoby</translation>
    </message>
    <message id="pendulum.stratagem.alchemist3">
        <source></source>
        <translation>Alchemiczka 3: odwołanie podwładnego za 2 dowolne zasoby</translation>
    </message>
    <message id="pendulum.stratagem.alchemist4">
        <source></source>
        <translation>Alchemiczka 4: zwykły podwładny za 8 dowolnych zasobów</translation>
    </message>
    <message id="pendulum.stratagem.briber1">
        <source></source>
        <translation>Łapówkarz 1: 1 punkt prestiżu</translation>
    </message>
    <message id="pendulum.stratagem.briber2">
        <source></source>
        <translation>Łapówkarz 2: 1 dowolny zasób</translation>
    </message>
    <message id="pendulum.stratagem.briber3">
        <source></source>
        <translation>Łapówkarz 3: odwołanie podwładnego</translation>
    </message>
    <message id="pendulum.stratagem.briber4">
        <source></source>
        <translation>Łapówkarz 4: zwykły podwładny za 7 złota</translation>
    </message>
    <message id="pendulum.stratagem.champion1">
        <source></source>
        <translation>Czempion 1: 1 punkt prestiżu</translation>
    </message>
    <message id="pendulum.stratagem.champion2">
        <source></source>
        <translation>Czempion 2: 1 dowolny zasób</translation>
    </message>
    <message id="pendulum.stratagem.champion3">
        <source></source>
        <translation>Czempion 3: odwołanie podwładnego</translation>
    </message>
    <message id="pendulum.stratagem.champion4">
        <source></source>
        <translation>Czempion 4: zwykły podwładny za 7 wojska</translation>
    </message>
    <message id="pendulum.stratagem.implacable1">
        <source></source>
        <translation>Dręczycielka 1: 1 punkt prestiżu</translation>
    </message>
    <message id="pendulum.stratagem.implacable2">
        <source></source>
        <translation>Dręczycielka 2: 1 dowolny zasób</translation>
    </message>
    <message id="pendulum.stratagem.implacable3">
        <source></source>
        <translation>Dręczycielka 3: odwołanie podwładnego</translation>
    </message>
    <message id="pendulum.stratagem.implacable4">
        <source></source>
        <translation>Dręczycielka 4: zwykły podwładny za 8 dowolnych zasobów</translation>
    </message>
    <message id="pendulum.stratagem.insidious1">
        <source></source>
        <translation>Zdrajca 1: 1 punkt prestiżu</translation>
    </message>
    <message id="pendulum.stratagem.insidious2">
        <source></source>
        <translation>Zdrajca 2: 1 dowolny zasób</translation>
    </message>
    <message id="pendulum.stratagem.insidious3">
        <source></source>
        <translation>Zdrajca 3: odwołanie podwładnego</translation>
    </message>
    <message id="pendulum.stratagem.insidious4">
        <source></source>
        <translation>Zdrajca 4: zwykły podwładny za 3 głosy</translation>
    </message>
    <message id="pendulum.stratagem.insurgent1">
        <source></source>
        <translation>Buntownik 1: 1 punkt prestiżu</translation>
    </message>
    <message id="pendulum.stratagem.insurgent2">
        <source></source>
        <translation>Buntownik 2: 1 dowolny zasób</translation>
    </message>
    <message id="pendulum.stratagem.insurgent3">
        <source></source>
        <translation>Buntownik 3: podwładny od razu do dolnej ramki nagrody</translation>
    </message>
    <message id="pendulum.stratagem.insurgent4">
        <source></source>
        <translation>Buntownik 4: zwykły podwładny za 4 wojska i 4 złota</translation>
    </message>
    <message id="pendulum.stratagem.justicar1">
        <source></source>
        <translation>Sędzia 1: 1 punkt prestiżu</translation>
    </message>
    <message id="pendulum.stratagem.justicar2">
        <source></source>
        <translation>Sędzia 2: 1 dowolny zasób</translation>
    </message>
    <message id="pendulum.stratagem.justicar3">
        <source></source>
        <translation>Sędzia 3: odwołanie podwładnego</translation>
    </message>
    <message id="pendulum.stratagem.justicar4">
        <source></source>
        <translation>Sędzia 4: zwykły podwładny za 7 kultury</translation>
    </message>
    <message id="pendulum.stratagem.pacifist1">
        <source></source>
        <translation>Pacyfista 1: 1 punkt prestiżu za 1 kulturę</translation>
    </message>
    <message id="pendulum.stratagem.pacifist2">
        <source></source>
        <translation>Pacyfista 2: osiągnięcie bez spełnienia warunku za 4 kultury i 2 głosy</translation>
    </message>
    <message id="pendulum.stratagem.pacifist3">
        <source></source>
        <translation>Pacyfista 3: akcja jeszcze raz</translation>
    </message>
    <message id="pendulum.stratagem.pacifist4">
        <source></source>
        <translation>Pacyfista 4: zwykły podwładny za 3 punkty popularności</translation>
    </message>
    <message id="pendulum.stratagem.reward1">
        <source></source>
        <translation>niebieska produkcja</translation>
    </message>
    <message id="pendulum.stratagem.reward10">
        <source></source>
        <translation>5 złota</translation>
    </message>
    <message id="pendulum.stratagem.reward11">
        <source></source>
        <translation>1 głos</translation>
    </message>
    <message id="pendulum.stratagem.reward12">
        <source></source>
        <translation>1 głos</translation>
    </message>
    <message id="pendulum.stratagem.reward13">
        <source></source>
        <translation>przeniesienie punktu zwycięstwa na inny tor</translation>
    </message>
    <message id="pendulum.stratagem.reward14">
        <source></source>
        <translation>podbicie prowincji</translation>
    </message>
    <message id="pendulum.stratagem.reward15">
        <source></source>
        <translation>odwołanie podwładnego za 2 wojska</translation>
    </message>
    <message id="pendulum.stratagem.reward16">
        <source></source>
        <translation>odwołanie podwładnego za 2 kultury</translation>
    </message>
    <message id="pendulum.stratagem.reward17">
        <source></source>
        <translation>podbicie prowincji za 3 wojska</translation>
    </message>
    <message id="pendulum.stratagem.reward18">
        <source></source>
        <translation>podbicie prowincji za 3 wojska</translation>
    </message>
    <message id="pendulum.stratagem.reward19">
        <source></source>
        <translation>akcja bez płacenia złota</translation>
    </message>
    <message id="pendulum.stratagem.reward2">
        <source></source>
        <translation>czerwona produkcja</translation>
    </message>
    <message id="pendulum.stratagem.reward20">
        <source></source>
        <translation>1 punkt popularności za 2 złota</translation>
    </message>
    <message id="pendulum.stratagem.reward21">
        <source></source>
        <translation>1 punkt siły za 2 wojska</translation>
    </message>
    <message id="pendulum.stratagem.reward22">
        <source></source>
        <translation>1 punkt prestiżu za 2 kultury</translation>
    </message>
    <message id="pendulum.stratagem.reward23">
        <source></source>
        <translation>akcja bez płacenia złota</translation>
    </message>
    <message id="pendulum.stratagem.reward24">
        <source></source>
        <translation>1 złoto</translation>
    </message>
    <message id="pendulum.stratagem.reward25">
        <source></source>
        <translation>podbicie prowincji za 2 głosy</translation>
    </message>
    <message id="pendulum.stratagem.reward3">
        <source></source>
        <translation>podbicie prowincji</translation>
    </message>
    <message id="pendulum.stratagem.reward4">
        <source></source>
        <translation>limit prowincji 3</translation>
    </message>
    <message id="pendulum.stratagem.reward5">
        <source></source>
        <translation>limit prowincji 3</translation>
    </message>
    <message id="pendulum.stratagem.reward6">
        <source></source>
        <translation>1 punkt siły, 1 punkt prestiżu, 1 punkt popularności</translation>
    </message>
    <message id="pendulum.stratagem.reward7">
        <source></source>
        <translation>odzyskanie wszystkich forteli</translation>
    </message>
    <message id="pendulum.stratagem.reward8">
        <source></source>
        <translation>5 wojska</translation>
    </message>
    <message id="pendulum.stratagem.reward9">
        <source></source>
        <translation>5 kultury</translation>
    </message>
    <message id="pendulum.stratagem.tyrant1">
        <source></source>
        <translation>Tyran 1: 2 punkty prestiżu za 3 kultury</translation>
    </message>
    <message id="pendulum.stratagem.tyrant2">
        <source></source>
        <translation>Tyran 2: 3 dowolne zasoby za 1 kulturę</translation>
    </message>
    <message id="pendulum.stratagem.tyrant3">
        <source></source>
        <translation>Tyran 3: osiągnięcie dwa razy</translation>
    </message>
    <message id="pendulum.stratagem.tyrant4">
        <source></source>
        <translation>Tyran 4: zwykły podwładny za 4 głosy</translation>
    </message>
    <message id="pendulum.stratagem.warmonger1">
        <source></source>
        <translation>Podżegacz 1: 1 punkt prestiżu</translation>
    </message>
    <message id="pendulum.stratagem.warmonger2">
        <source></source>
        <translation>Podżegacz 2: wojsko za kulturę lub odwrotnie</translation>
    </message>
    <message id="pendulum.stratagem.warmonger3">
        <source></source>
        <translation>Podżegacz 3: także sąsiednia akcja</translation>
    </message>
    <message id="pendulum.stratagem.warmonger4">
        <source></source>
        <translation>Podżegacz 4: zwykły podwładny za 2 punkty siły</translation>
    </message>
    <message id="pendulum.timer.black">
        <source></source>
        <translation>czarna klepsydra</translation>
    </message>
    <message id="pendulum.timer.green">
        <source></source>
        <translation>zielona klepsydra</translation>
    </message>
    <message id="pendulum.timer.purple">
        <source></source>
        <translation>fioletowa klepsydra</translation>
    </message>
    <message id="pendulum.with.extra">
        <source></source>
        <translation>z drugą akcją</translation>
    </message>
    <message id="pendulum.with.extra.waive">
        <source></source>
        <translation>z drugą akcją i bez płacenia złota</translation>
    </message>
    <message id="pendulum.with.nothing">
        <source></source>
        <translation>bez fortelu</translation>
    </message>
    <message id="pendulum.with.waive">
        <source></source>
        <translation>bez płacenia złota</translation>
    </message>
    <message id="pendulum.worker.grande1">
        <source></source>
        <translation>elitarny podwładny</translation>
    </message>
    <message id="pendulum.worker.grande1.acc">
        <source></source>
        <translation>elitarnego podwładnego</translation>
    </message>
    <message id="pendulum.worker.grande2">
        <source></source>
        <translation>drugi elitarny podwładny</translation>
    </message>
    <message id="pendulum.worker.grande2.acc">
        <source></source>
        <translation>elitarnego podwładnego</translation>
    </message>
    <message id="pendulum.worker.regular1">
        <source></source>
        <translation>zwykły podwładny</translation>
    </message>
    <message id="pendulum.worker.regular1.acc">
        <source></source>
        <translation>zwykłego podwładnego</translation>
    </message>
    <message id="pendulum.worker.regular2">
        <source></source>
        <translation>drugi zwykły podwładny</translation>
    </message>
    <message id="pendulum.worker.regular2.acc">
        <source></source>
        <translation>zwykłego podwładnego</translation>
    </message>
    <message id="pendulum.worker.regular3">
        <source></source>
        <translation>trzeci zwykły podwładny</translation>
    </message>
    <message id="pendulum.worker.regular3.acc">
        <source></source>
        <translation>zwykłego podwładnego</translation>
    </message>
    <message id="pendulum.yes.no">
        <source></source>
        <translation>nie</translation>
    </message>
    <message id="pendulum.yes.yes">
        <source></source>
        <translation>tak</translation>
    </message>
    <message id="pendulum.button.recover">
        <source></source>
        <translation>Odzyskaj fortele</translation>
    </message>
    <message id="pendulum.button.achieve">
        <source></source>
        <translation>Zdobądź osiągnięcie</translation>
    </message>
    <message id="pendulum.button.refill">
        <source></source>
        <translation>Uzupełnij prowincje</translation>
    </message>
    <message id="pendulum.button.begin">
        <source></source>
        <translation>Rozpocznij rundę</translation>
    </message>
    <message id="pendulum.button.resume">
        <source></source>
        <translation>Wróć do gry</translation>
    </message>
    <message id="pendulum.word.achieve">
        <source></source>
        <translation>zdobądź</translation>
    </message>
    <message id="pendulum.word.refill">
        <source></source>
        <translation>uzupełnij</translation>
    </message>
    <message id="pendulum.word.done">
        <source></source>
        <translation>gotowe</translation>
    </message>
    <message id="pendulum.word.begin">
        <source></source>
        <translation>zacznij</translation>
    </message>
    <message id="pendulum.word.resume">
        <source></source>
        <translation>wróć</translation>
    </message>
    <message id="pendulum.word.pause">
        <source></source>
        <translation>pauza</translation>
    </message>
    <message id="pendulum.word.goOn">
        <source></source>
        <translation>dalej</translation>
    </message>
    <message id="pendulum.word.undo">
        <source></source>
        <translation>cofnij</translation>
    </message>
    <message id="pendulum.word.timed">
        <source></source>
        <translation>piasek</translation>
    </message>
    <message id="pendulum.word.untimed">
        <source></source>
        <translation>krokami</translation>
    </message>
    <message id="pendulum.ask.pay" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Zapłać jeszcze %n dowolny zasób.</numerusform>
            <numerusform>Zapłać jeszcze %n dowolne zasoby.</numerusform>
            <numerusform>Zapłać jeszcze %n dowolnych zasobów.</numerusform>
        </translation>
    </message>
    <message id="pendulum.ask.glory">
        <source></source>
        <translation>Ten tor jest pełny. Czy punkt ma stać się chwałą?</translation>
    </message>
    <message id="pendulum.ask.exchange">
        <source></source>
        <translation>Ile wymieniasz i w którą stronę?</translation>
    </message>
    <message id="pendulum.ask.swap">
        <source></source>
        <translation>Z którego toru na który przechodzi punkt?</translation>
    </message>
    <message id="pendulum.ask.onTrack" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Który tor otrzyma punkt?</numerusform>
            <numerusform>Który tor otrzyma wszystkie %n punkty?</numerusform>
            <numerusform>Który tor otrzyma wszystkie %n punktów?</numerusform>
        </translation>
    </message>
    <message id="pendulum.ask.resource" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Weź zasób.</numerusform>
            <numerusform>Weź %n zasoby, jeden po drugim.</numerusform>
            <numerusform>Weź %n zasobów, jeden po drugim.</numerusform>
        </translation>
    </message>
    <message id="pendulum.ask.point" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Weź punkt: na którym torze?</numerusform>
            <numerusform>Weź %n punkty, jeden po drugim.</numerusform>
            <numerusform>Weź %n punktów, jeden po drugim.</numerusform>
        </translation>
    </message>
    <message id="pendulum.ask.claim">
        <source></source>
        <translation>Punkt za osiągnięcie legendarne czy nagroda ze wstęgi?</translation>
    </message>
    <message id="pendulum.ask.tuck">
        <source></source>
        <translation>Pod którą produkcję trafi prowincja?</translation>
    </message>
    <message id="pendulum.ask.province" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Którą prowincję podbijasz?</numerusform>
            <numerusform>Którą prowincję podbijasz najpierw? Możesz podbić %n.</numerusform>
            <numerusform>Którą prowincję podbijasz najpierw? Możesz podbić %n.</numerusform>
        </translation>
    </message>
    <message id="pendulum.ask.retrieve">
        <source></source>
        <translation>Który podwładny do ciebie wraca?</translation>
    </message>
    <message id="pendulum.ask.recall">
        <source></source>
        <translation>Który fortel odzyskujesz?</translation>
    </message>
    <message id="pendulum.ask.promote">
        <source></source>
        <translation>Który podwładny zostanie elitarnym?</translation>
    </message>
    <message id="pendulum.ask.again">
        <source></source>
        <translation>Jeszcze jedna akcja: która?</translation>
    </message>
    <message id="pendulum.ask.discard">
        <source></source>
        <translation>Pod {colour:acc} produkcją jest ich {count}, zostać mogą {limit}. Którą odrzucasz?</translation>
    </message>
    <message id="pendulum.ask.reward">
        <source></source>
        <translation>Wybierz nagrodę rady.</translation>
    </message>
    <message id="pendulum.hint.opening">
        <source></source>
        <translation>Twoja kolej: postaw podświetlonego podwładnego w ramce rzędu bez klepsydry.</translation>
    </message>
    <message id="pendulum.hint.waiting.opening">
        <source></source>
        <translation>Podwładnego stawia {seat}.</translation>
    </message>
    <message id="pendulum.hint.waiting.openingNext">
        <source></source>
        <translation>Stawia {seat}, potem ty.</translation>
    </message>
    <message id="pendulum.hint.waiting.rewards">
        <source></source>
        <translation>Nagrodę wybiera {seat}.</translation>
    </message>
    <message id="pendulum.hint.waiting.rewardsNext">
        <source></source>
        <translation>Wybiera {seat}, potem ty.</translation>
    </message>
    <message id="pendulum.votes" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n głos: masz {place}. miejsce w kolejności.</numerusform>
            <numerusform>%n głosy: masz {place}. miejsce w kolejności.</numerusform>
            <numerusform>%n głosów: masz {place}. miejsce w kolejności.</numerusform>
        </translation>
    </message>
    <message id="pendulum.toScroll">
        <source></source>
        <translation>{n} do pergaminu</translation>
    </message>
    <message id="pendulum.hint.ready">
        <source></source>
        <translation>Wszystko gotowe. Zadzwoń dzwonkiem, a piasek zacznie się sypać.</translation>
    </message>
    <message id="pendulum.hint.ready.calm">
        <source></source>
        <translation>Wszystko gotowe. Zadzwoń dzwonkiem, a runda się zacznie.</translation>
    </message>
    <message id="pendulum.hint.ready.sand">
        <source></source>
        <translation>Ostatni piasek jeszcze się sypie. Gdy się przesypie, zadzwoń dzwonkiem.</translation>
    </message>
    <message id="pendulum.hint.councilCalled">
        <source></source>
        <translation>Rada zwołana. Dokończ, co jeszcze możesz, i naciśnij przycisk z ptaszkiem.</translation>
    </message>
    <message id="pendulum.hint.councilCalled.done">
        <source></source>
        <translation>Skończone. Pozostali jeszcze kończą.</translation>
    </message>
    <message id="pendulum.hint.reposition">
        <source></source>
        <translation>Przestaw podwładnych na następną rundę i naciśnij przycisk z ptaszkiem.</translation>
    </message>
    <message id="pendulum.hint.reposition.done">
        <source></source>
        <translation>Wszystko gotowe na następną rundę.</translation>
    </message>
    <message id="pendulum.hint.done">
        <source></source>
        <translation>Gotowe. Gra jeszcze {seat}.</translation>
    </message>
    <message id="pendulum.hint.act">
        <source></source>
        <translation>Przesuń podświetlonego podwładnego do jego ramki nagrody.</translation>
    </message>
    <message id="pendulum.hint.lastSeconds.purple">
        <source></source>
        <translation>Fioletowa klepsydra skończy za dziesięć sekund: twój podwładny jeszcze nie działał.</translation>
    </message>
    <message id="pendulum.hint.lastSeconds.green">
        <source></source>
        <translation>Zielona klepsydra skończy za dziesięć sekund: twój podwładny jeszcze nie działał.</translation>
    </message>
    <message id="pendulum.hint.lastSeconds.black">
        <source></source>
        <translation>Czarna klepsydra skończy za dziesięć sekund: twój podwładny jeszcze nie działał.</translation>
    </message>
    <message id="pendulum.hint.achieve">
        <source></source>
        <translation>Możesz zdobyć osiągnięcie: naciśnij podświetloną gwiazdę.</translation>
    </message>
    <message id="pendulum.hint.place">
        <source></source>
        <translation>Postaw wolnego podwładnego: dotknij go, a potem podświetlonej ramki.</translation>
    </message>
    <message id="pendulum.hint.step.purple">
        <source></source>
        <translation>Krok {step} z {steps}, potem fioletowa klepsydra. Gdy skończysz, naciśnij przycisk z ptaszkiem.</translation>
    </message>
    <message id="pendulum.hint.step.green">
        <source></source>
        <translation>Krok {step} z {steps}, potem zielona klepsydra. Gdy skończysz, naciśnij przycisk z ptaszkiem.</translation>
    </message>
    <message id="pendulum.hint.step.black">
        <source></source>
        <translation>Krok {step} z {steps}, potem czarna klepsydra. Gdy skończysz, naciśnij przycisk z ptaszkiem.</translation>
    </message>
    <message id="pendulum.hint.step.purple.green">
        <source></source>
        <translation>Krok {step} z {steps}, potem fioletowa i zielona klepsydra. Gdy skończysz, naciśnij przycisk z ptaszkiem.</translation>
    </message>
    <message id="pendulum.hint.step.purple.black">
        <source></source>
        <translation>Krok {step} z {steps}, potem fioletowa i czarna klepsydra. Gdy skończysz, naciśnij przycisk z ptaszkiem.</translation>
    </message>
    <message id="pendulum.hint.step.green.black">
        <source></source>
        <translation>Krok {step} z {steps}, potem zielona i czarna klepsydra. Gdy skończysz, naciśnij przycisk z ptaszkiem.</translation>
    </message>
    <message id="pendulum.hint.step.purple.green.black">
        <source></source>
        <translation>Krok {step} z {steps}, potem wszystkie trzy klepsydry. Gdy skończysz, naciśnij przycisk z ptaszkiem.</translation>
    </message>
    <message id="pendulum.hint.flip.purple">
        <source></source>
        <translation>Piasek w fioletowej klepsydrze się przesypał: dotknij jej, aby ją odwrócić.</translation>
    </message>
    <message id="pendulum.hint.flip.green">
        <source></source>
        <translation>Piasek w zielonej klepsydrze się przesypał: dotknij jej, aby ją odwrócić.</translation>
    </message>
    <message id="pendulum.hint.flip.black">
        <source></source>
        <translation>Piasek w czarnej klepsydrze się przesypał: dotknij jej, aby ją odwrócić.</translation>
    </message>
    <message id="pendulum.hint.play">
        <source></source>
        <translation>Twoi podwładni czekają. Możesz zagrać podświetlony fortel.</translation>
    </message>
    <message id="pendulum.hint.recover">
        <source></source>
        <translation>Twoi podwładni czekają. Możesz odzyskać fortele: dotknij podświetlonego stosu.</translation>
    </message>
    <message id="pendulum.hint.refill">
        <source></source>
        <translation>W ofercie brakuje prowincji: uzupełnij ją podświetlonym przyciskiem z kartami.</translation>
    </message>
    <message id="pendulum.hint.wait.purple">
        <source></source>
        <translation>Twoi podwładni czekają. Najpierw przesypie się piasek w fioletowej klepsydrze.</translation>
    </message>
    <message id="pendulum.hint.wait.green">
        <source></source>
        <translation>Twoi podwładni czekają. Najpierw przesypie się piasek w zielonej klepsydrze.</translation>
    </message>
    <message id="pendulum.hint.wait.black">
        <source></source>
        <translation>Twoi podwładni czekają. Najpierw przesypie się piasek w czarnej klepsydrze.</translation>
    </message>
    <message id="pendulum.hint.resume">
        <source></source>
        <translation>Ktoś wykonał akcję po tobie. Aby wrócić do gry, naciśnij podświetloną strzałkę.</translation>
    </message>
    <message id="pendulum.hand.box">
        <source></source>
        <translation>Dotknij podświetlonej ramki nagrody albo przeciągnij tam podwładnego.</translation>
    </message>
    <message id="pendulum.hand.frame">
        <source></source>
        <translation>Dotknij podświetlonej ramki albo przeciągnij tam podwładnego.</translation>
    </message>
    <message id="pendulum.hand.home">
        <source></source>
        <translation>Dla tego podwładnego nie ma teraz ramki. Może tylko wrócić na planszetkę.</translation>
    </message>
    <message id="pendulum.hand.stuck">
        <source></source>
        <translation>Dopóki w jego rzędzie stoi klepsydra, ten podwładny zostaje na miejscu.</translation>
    </message>
    <message id="pendulum.hand.nowhere">
        <source></source>
        <translation>Tego podwładnego nie można teraz przestawić.</translation>
    </message>
    <message id="pendulum.sand.left">
        <source></source>
        <translation>Piasku zostało: fioletowa {purple} s, zielona {green} s, czarna {black} s.</translation>
    </message>
    <message id="pendulum.card.play">
        <source></source>
        <translation>{card}. Dotknij jeszcze raz, aby zagrać.</translation>
    </message>
    <message id="pendulum.card.along">
        <source></source>
        <translation>{card}. Zostanie zagrana razem z następną akcją.</translation>
    </message>
    <message id="pendulum.card.notNow">
        <source></source>
        <translation>{card}. Teraz nie można jej zagrać.</translation>
    </message>
    <message id="pendulum.panel.timers">
        <source></source>
        <translation>Klepsydry</translation>
    </message>
    <message id="pendulum.setup.randomBasic">
        <source></source>
        <translation>Losowa postać podstawowa</translation>
    </message>
    <message id="pendulum.setup.randomAdvanced">
        <source></source>
        <translation>Losowa postać zaawansowana</translation>
    </message>
    <message id="pendulum.setup.sand">
        <source></source>
        <translation>Piasek</translation>
    </message>
    <message id="pendulum.setup.sand.about">
        <source></source>
        <translation>W spokojnej rundzie nikt się nie spieszy: klepsydry obracacie za zgodą wszystkich.</translation>
    </message>
    <message id="pendulum.setup.sand.calmFirst">
        <source></source>
        <translation>Pierwsza spokojna</translation>
    </message>
    <message id="pendulum.setup.sand.always">
        <source></source>
        <translation>Zawsze</translation>
    </message>
    <message id="pendulum.setup.sand.never">
        <source></source>
        <translation>Bez piasku</translation>
    </message>
    <message id="pendulum.setup.pace">
        <source></source>
        <translation>Tempo</translation>
    </message>
    <message id="pendulum.setup.pace.about">
        <source></source>
        <translation>Między rundami możecie razem włączyć lub wyłączyć piasek.</translation>
    </message>
    <message id="pendulum.setup.pace.free">
        <source></source>
        <translation>Może się zmieniać</translation>
    </message>
    <message id="pendulum.setup.pace.fixed">
        <source></source>
        <translation>Stałe</translation>
    </message>
    <message id="pendulum.setup.any">
        <source></source>
        <translation>Dowolny</translation>
    </message>
    <message id="pendulum.setup.basic">
        <source></source>
        <translation>Zwykła</translation>
    </message>
    <message id="pendulum.setup.advanced">
        <source></source>
        <translation>Zaawansowana</translation>
    </message>
    <message id="pendulum.setup.experienced">
        <source></source>
        <translation>Wprawne ręce</translation>
    </message>
    <message id="pendulum.setup.experienced.about">
        <source></source>
        <translation>Jeden podwładny w ramce, a remisy rozstrzyga chwała.</translation>
    </message>
    <message id="pendulum.setup.who.randomBasic">
        <source></source>
        <translation>dowolny</translation>
    </message>
    <message id="pendulum.setup.who.randomAdvanced">
        <source></source>
        <translation>dowolny, zaawansowana</translation>
    </message>
    <message id="pendulum.setup.who.champion">
        <source></source>
        <translation>Bolk</translation>
    </message>
    <message id="pendulum.setup.who.warmonger">
        <source></source>
        <translation>Bolk</translation>
    </message>
    <message id="pendulum.setup.who.insidious">
        <source></source>
        <translation>Dhrenkir</translation>
    </message>
    <message id="pendulum.setup.who.tyrant">
        <source></source>
        <translation>Dhrenkir</translation>
    </message>
    <message id="pendulum.setup.who.briber">
        <source></source>
        <translation>Gambal</translation>
    </message>
    <message id="pendulum.setup.who.insurgent">
        <source></source>
        <translation>Gambal</translation>
    </message>
    <message id="pendulum.setup.who.implacable">
        <source></source>
        <translation>Licinia</translation>
    </message>
    <message id="pendulum.setup.who.alchemist">
        <source></source>
        <translation>Licinia</translation>
    </message>
    <message id="pendulum.setup.who.justicar">
        <source></source>
        <translation>Mesoat</translation>
    </message>
    <message id="pendulum.setup.who.pacifist">
        <source></source>
        <translation>Mesoat</translation>
    </message>
    <message id="pendulum.setup.timed">
        <source></source>
        <translation>Z mierzeniem czasu</translation>
    </message>
    <message id="pendulum.setup.untimed">
        <source></source>
        <translation>Bez mierzenia czasu</translation>
    </message>
    <message id="pendulum.offer.done">
        <source></source>
        <translation>Gotowe</translation>
    </message>
    <message id="pendulum.offer.flip">
        <source></source>
        <translation>Obróć: {timer}</translation>
    </message>
    <message id="pendulum.offer.place">
        <source></source>
        <translation>Postaw {worker:acc} {spot:to}</translation>
    </message>
    <message id="pendulum.offer.instant">
        <source></source>
        <translation>Od razu</translation>
    </message>
    <message id="pendulum.offer.stratagem">
        <source></source>
        <translation>Karta na rękę</translation>
    </message>
    <message id="pendulum.offer.final">
        <source></source>
        <translation>Od razu, ale za opłatą</translation>
    </message>
    <message id="pendulum.offer.grande">
        <source></source>
        <translation>Silniejszy podwładny</translation>
    </message>
    <message id="pendulum.offer.point">
        <source></source>
        <translation>Zawsze dostępne</translation>
    </message>
    <message id="pendulum.gain.grande">
        <source></source>
        <translation>twój zwykły podwładny staje się elitarnym</translation>
    </message>
    <message id="pendulum.gain.production.brown">
        <source></source>
        <translation>brązowa produkcja</translation>
    </message>
    <message id="pendulum.gain.production.red">
        <source></source>
        <translation>czerwona produkcja</translation>
    </message>
    <message id="pendulum.gain.production.blue">
        <source></source>
        <translation>niebieska produkcja</translation>
    </message>
    <message id="pendulum.gain.production.yellow">
        <source></source>
        <translation>żółta produkcja</translation>
    </message>
    <message id="pendulum.gain.recoverAll">
        <source></source>
        <translation>wszystkie zagrane fortele wracają na rękę</translation>
    </message>
    <message id="pendulum.gain.recoverOne">
        <source></source>
        <translation>jeden zagrany fortel wraca na rękę</translation>
    </message>
    <message id="pendulum.gain.exchange">
        <source></source>
        <translation>wymiana wojska na kulturę lub odwrotnie</translation>
    </message>
    <message id="pendulum.gain.swapPoint">
        <source></source>
        <translation>punkt zwycięstwa przechodzi na inny tor</translation>
    </message>
    <message id="pendulum.gain.waiveGold">
        <source></source>
        <translation>jedna akcja bez płacenia złota</translation>
    </message>
    <message id="pendulum.gain.neighbour">
        <source></source>
        <translation>do wykonanej akcji także sąsiednia</translation>
    </message>
    <message id="pendulum.gain.repeat">
        <source></source>
        <translation>akcja jeszcze raz</translation>
    </message>
    <message id="pendulum.gain.rush">
        <source></source>
        <translation>podwładny idzie od razu do dolnej ramki nagrody</translation>
    </message>
    <message id="pendulum.gain.achieveTwice">
        <source></source>
        <translation>osiągnięcie liczy się dwa razy</translation>
    </message>
    <message id="pendulum.gain.achieveFree">
        <source></source>
        <translation>osiągnięcie bez spełnienia warunku</translation>
    </message>
    <message id="pendulum.gainMany.military" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n wojsko</numerusform>
            <numerusform>%n wojska</numerusform>
            <numerusform>%n wojska</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.culture" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n kultura</numerusform>
            <numerusform>%n kultury</numerusform>
            <numerusform>%n kultury</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.gold" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n złoto</numerusform>
            <numerusform>%n złota</numerusform>
            <numerusform>%n złota</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.votes" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n głos</numerusform>
            <numerusform>%n głosy</numerusform>
            <numerusform>%n głosów</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.power" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n punkt siły</numerusform>
            <numerusform>%n punkty siły</numerusform>
            <numerusform>%n punktów siły</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.prestige" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n punkt prestiżu</numerusform>
            <numerusform>%n punkty prestiżu</numerusform>
            <numerusform>%n punktów prestiżu</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.popularity" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n punkt popularności</numerusform>
            <numerusform>%n punkty popularności</numerusform>
            <numerusform>%n punktów popularności</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.legendary" numerus="yes">
        <source></source>
        <translation>
            <numerusform>osiągnięcie legendarne</numerusform>
            <numerusform>%n osiągnięcia legendarne</numerusform>
            <numerusform>%n osiągnięć legendarnych</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.anyResource" numerus="yes">
        <source></source>
        <translation>
            <numerusform>zasób do wyboru</numerusform>
            <numerusform>%n zasoby do wyboru</numerusform>
            <numerusform>%n zasobów do wyboru</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.anyPoint" numerus="yes">
        <source></source>
        <translation>
            <numerusform>punkt zwycięstwa do wyboru</numerusform>
            <numerusform>%n punkty zwycięstwa do wyboru</numerusform>
            <numerusform>%n punktów zwycięstwa do wyboru</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.oneTrack" numerus="yes">
        <source></source>
        <translation>
            <numerusform>punkt na jednym torze</numerusform>
            <numerusform>%n punkty na jednym torze</numerusform>
            <numerusform>%n punktów na jednym torze</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.province" numerus="yes">
        <source></source>
        <translation>
            <numerusform>podbicie prowincji</numerusform>
            <numerusform>podbicie %n prowincji</numerusform>
            <numerusform>podbicie %n prowincji</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.retrieve" numerus="yes">
        <source></source>
        <translation>
            <numerusform>odwołanie podwładnego</numerusform>
            <numerusform>odwołanie %n podwładnych</numerusform>
            <numerusform>odwołanie %n podwładnych</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.hire" numerus="yes">
        <source></source>
        <translation>
            <numerusform>nowy zwykły podwładny</numerusform>
            <numerusform>%n nowych zwykłych podwładnych</numerusform>
            <numerusform>%n nowych zwykłych podwładnych</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.limit" numerus="yes">
        <source></source>
        <translation>
            <numerusform>miejsce na %n prowincję pod każdą produkcją</numerusform>
            <numerusform>miejsce na %n prowincje pod każdą produkcją</numerusform>
            <numerusform>miejsce na %n prowincji pod każdą produkcją</numerusform>
        </translation>
    </message>
</context>
</TS>
