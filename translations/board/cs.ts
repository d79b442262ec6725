<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="cs">
<context>
    <name></name>
    <message id="board.skip">
        <source></source>
        <translation>Vzdát se</translation>
    </message>
    <message id="board.cancel">
        <source></source>
        <translation>Zavřít</translation>
    </message>
    <message id="board.recover">
        <source></source>
        <translation>Vrátit si karty lsti</translation>
    </message>
    <message id="board.achieve">
        <source></source>
        <translation>Splnit úspěch</translation>
    </message>
    <message id="board.refill">
        <source></source>
        <translation>Doplnit provincie</translation>
    </message>
    <message id="board.done">
        <source></source>
        <translation>Mám hotovo</translation>
    </message>
    <message id="board.begin">
        <source></source>
        <translation>Začít kolo</translation>
    </message>
    <message id="board.resume">
        <source></source>
        <translation>Vrátit se do hry</translation>
    </message>
    <message id="board.pause">
        <source></source>
        <translation>Pauza</translation>
    </message>
    <message id="board.goOn">
        <source></source>
        <translation>Pokračovat</translation>
    </message>
    <message id="board.ask.how">
        <source></source>
        <translation>Jak to chcete udělat?</translation>
    </message>
    <message id="board.askMany.pay" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Zaplaťte ještě %n zdroj podle vlastní volby.</numerusform>
            <numerusform>Zaplaťte ještě %n zdroje podle vlastní volby.</numerusform>
            <numerusform>Zaplaťte ještě %n zdrojů podle vlastní volby.</numerusform>
        </translation>
    </message>
    <message id="board.ask.glory">
        <source></source>
        <translation>Tato stupnice je plná. Má se z bodu stát sláva?</translation>
    </message>
    <message id="board.ask.exchange">
        <source></source>
        <translation>Kolik a kterým směrem vyměníte?</translation>
    </message>
    <message id="board.ask.swap">
        <source></source>
        <translation>Ze které stupnice na kterou bod přejde?</translation>
    </message>
    <message id="board.askMany.onTrack" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Na kterou stupnici bod půjde?</numerusform>
            <numerusform>Na kterou stupnici půjdou všechny %n body?</numerusform>
            <numerusform>Na kterou stupnici půjde všech %n bodů?</numerusform>
        </translation>
    </message>
    <message id="board.askMany.resource" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Vezměte si zdroj.</numerusform>
            <numerusform>Vezměte si %n zdroje, jeden po druhém.</numerusform>
            <numerusform>Vezměte si %n zdrojů, jeden po druhém.</numerusform>
        </translation>
    </message>
    <message id="board.askMany.point" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Vezměte si bod: na kterou stupnici?</numerusform>
            <numerusform>Vezměte si %n body, jeden po druhém.</numerusform>
            <numerusform>Vezměte si %n bodů, jeden po druhém.</numerusform>
        </translation>
    </message>
    <message id="board.ask.claim">
        <source></source>
        <translation>Legendární bod, nebo odměna na svitku?</translation>
    </message>
    <message id="board.ask.tuck">
        <source></source>
        <translation>Pod kterou produkci provincie přijde?</translation>
    </message>
    <message id="board.askMany.province" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Kterou provincii dobudete?</numerusform>
            <numerusform>Kterou provincii dobudete jako první? Můžete dobýt %n.</numerusform>
            <numerusform>Kterou provincii dobudete jako první? Můžete jich dobýt %n.</numerusform>
        </translation>
    </message>
    <message id="board.ask.retrieve">
        <source></source>
        <translation>Který služebník se k vám vrátí?</translation>
    </message>
    <message id="board.ask.recall">
        <source></source>
        <translation>Kterou kartu lsti si vrátíte?</translation>
    </message>
    <message id="board.ask.promote">
        <source></source>
        <translation>Ze kterého služebníka se stane mocný?</translation>
    </message>
    <message id="board.ask.again">
        <source></source>
        <translation>Ještě jedna akce: která?</translation>
    </message>
    <message id="board.ask.discard">
        <source></source>
        <translation>Na jednom místě je příliš mnoho provincií. Která odejde?</translation>
    </message>
    <message id="board.ask.reward">
        <source></source>
        <translation>Vyberte si odměnu rady.</translation>
    </message>
    <message id="board.hint.opening">
        <source></source>
        <translation>Jste na tahu: postavte zvýrazněného služebníka do rámečku v dolní řadě.</translation>
    </message>
    <message id="board.hint.waiting">
        <source></source>
        <translation>Čeká se na: {seat}</translation>
    </message>
    <message id="board.hint.ready">
        <source></source>
        <translation>Všechno je připraveno. Zazvoňte a písek se dá do pohybu.</translation>
    </message>
    <message id="board.hint.ready.sand">
        <source></source>
        <translation>Poslední písek ještě běží. Až doběhne, zazvoňte.</translation>
    </message>
    <message id="board.hint.councilCalled">
        <source></source>
        <translation>Rada je svolána. Dokončete, co ještě můžete, a stiskněte fajfku.</translation>
    </message>
    <message id="board.hint.councilCalled.done">
        <source></source>
        <translation>Máte hotovo. Ostatní ještě dokončují.</translation>
    </message>
    <message id="board.hint.reposition">
        <source></source>
        <translation>Přesuňte služebníky pro další kolo a stiskněte fajfku.</translation>
    </message>
    <message id="board.hint.reposition.done">
        <source></source>
        <translation>Na další kolo máte vše připraveno.</translation>
    </message>
    <message id="board.hint.done">
        <source></source>
        <translation>S tímto krokem máte hotovo.</translation>
    </message>
    <message id="board.hint.act">
        <source></source>
        <translation>Přesuňte zvýrazněného služebníka dolů na políčko odměn.</translation>
    </message>
    <message id="board.hint.achieve">
        <source></source>
        <translation>Můžete splnit úspěch: stiskněte zvýrazněnou hvězdu.</translation>
    </message>
    <message id="board.hint.place">
        <source></source>
        <translation>Umístěte volného služebníka: klepněte na něj a pak na zvýrazněný rámeček.</translation>
    </message>
    <message id="board.hint.step">
        <source></source>
        <translation>Až budete s tímto krokem hotovi, stiskněte fajfku.</translation>
    </message>
    <message id="board.hint.flip.purple">
        <source></source>
        <translation>Fialové hodiny doběhly: dotykem je překlopíte.</translation>
    </message>
    <message id="board.hint.flip.green">
        <source></source>
        <translation>Zelené hodiny doběhly: dotykem je překlopíte.</translation>
    </message>
    <message id="board.hint.flip.black">
        <source></source>
        <translation>Černé hodiny doběhly: dotykem je překlopíte.</translation>
    </message>
    <message id="board.hint.play">
        <source></source>
        <translation>Vaši služebníci čekají. Můžete zahrát zvýrazněnou lest.</translation>
    </message>
    <message id="board.hint.recover">
        <source></source>
        <translation>Vaši služebníci čekají. Můžete si vrátit karty lsti: dotkněte se zvýrazněné hromádky.</translation>
    </message>
    <message id="board.hint.refill">
        <source></source>
        <translation>V nabídce chybí provincie: doplníte ji zvýrazněným tlačítkem s kartami.</translation>
    </message>
    <message id="board.hint.wait.purple">
        <source></source>
        <translation>Vaši služebníci čekají. Jako první doběhnou fialové hodiny.</translation>
    </message>
    <message id="board.hint.wait.green">
        <source></source>
        <translation>Vaši služebníci čekají. Jako první doběhnou zelené hodiny.</translation>
    </message>
    <message id="board.hint.wait.black">
        <source></source>
        <translation>Vaši služebníci čekají. Jako první doběhnou černé hodiny.</translation>
    </message>
    <message id="board.hint.resume">
        <source></source>
        <translation>Někdo jednal po vás. Chcete-li se vrátit do hry, stiskněte zvýrazněnou šipku.</translation>
    </message>
    <message id="board.hand.box">
        <source></source>
        <translation>Dotkněte se zvýrazněného políčka odměn, nebo tam služebníka přetáhněte.</translation>
    </message>
    <message id="board.hand.frame">
        <source></source>
        <translation>Dotkněte se zvýrazněného rámečku, nebo tam služebníka přetáhněte.</translation>
    </message>
    <message id="board.hand.home">
        <source></source>
        <translation>Pro tohoto služebníka teď není rámeček. Může jen domů na vaši desku.</translation>
    </message>
    <message id="board.hand.stuck">
        <source></source>
        <translation>Dokud v jeho řadě stojí hodiny, zůstává tento služebník na místě.</translation>
    </message>
    <message id="board.hand.nowhere">
        <source></source>
        <translation>Tento služebník se teď nemůže pohnout.</translation>
    </message>
    <message id="board.card.play">
        <source></source>
        <translation>Kartu zahrajete dalším klepnutím, nebo ji vytáhněte z ruky.</translation>
    </message>
    <message id="board.card.along">
        <source></source>
        <translation>Tato karta se zahraje spolu s vaší příští akcí.</translation>
    </message>
    <message id="board.card.notNow">
        <source></source>
        <translation>Tuto kartu teď zahrát nelze.</translation>
    </message>
    <message id="board.hint.paused">
        <source></source>
        <translation>Hra je pozastavena.</translation>
    </message>
    <message id="board.handOver">
        <source></source>
        <translation>Ať za mě hraje protivník</translation>
    </message>
    <message id="board.takeBack">
        <source></source>
        <translation>Hraju zase za sebe</translation>
    </message>
    <message id="board.botPlays">
        <source></source>
        <translation>Tady hraje protivník</translation>
    </message>
    <message id="board.panel.board">
        <source></source>
        <translation>Herní plán</translation>
    </message>
    <message id="board.panel.mine">
        <source></source>
        <translation>Moje deska</translation>
    </message>
    <message id="board.panel.rivals">
        <source></source>
        <translation>Soupeři</translation>
    </message>
    <message id="board.panel.log">
        <source></source>
        <translation>Záznam hry</translation>
    </message>
    <message id="board.panel.timers">
        <source></source>
        <translation>Přesýpací hodiny</translation>
    </message>
    <message id="board.setup.title">
        <source></source>
        <translation>Kyvadlo</translation>
    </message>
    <message id="board.setup.who">
        <source></source>
        <translation>Kdo tu hraje</translation>
    </message>
    <message id="board.setup.nobody">
        <source></source>
        <translation>Nikdo</translation>
    </message>
    <message id="board.setup.person">
        <source></source>
        <translation>Člověk</translation>
    </message>
    <message id="board.setup.easy">
        <source></source>
        <translation>Snadný protivník</translation>
    </message>
    <message id="board.setup.normal">
        <source></source>
        <translation>Protivník</translation>
    </message>
    <message id="board.setup.hard">
        <source></source>
        <translation>Těžký protivník</translation>
    </message>
    <message id="board.setup.character">
        <source></source>
        <translation>Postava</translation>
    </message>
    <message id="board.setup.randomBasic">
        <source></source>
        <translation>Náhodná základní postava</translation>
    </message>
    <message id="board.setup.randomAdvanced">
        <source></source>
        <translation>Náhodná pokročilá postava</translation>
    </message>
    <message id="board.setup.rules">
        <source></source>
        <translation>Pravidla</translation>
    </message>
    <message id="board.setup.glory">
        <source></source>
        <translation>Se slávou</translation>
    </message>
    <message id="board.setup.sandInRounds">
        <source></source>
        <translation>Písek běží v kolech</translation>
    </message>
    <message id="board.setup.back">
        <source></source>
        <translation>Zpět</translation>
    </message>
    <message id="board.setup.start">
        <source></source>
        <translation>Začít</translation>
    </message>
    <message id="board.setup.random">
        <source></source>
        <translation>Náhodná postava</translation>
    </message>
    <message id="board.setup.timed">
        <source></source>
        <translation>S tekoucím pískem</translation>
    </message>
    <message id="board.setup.untimed">
        <source></source>
        <translation>Bez času</translation>
    </message>
    <message id="board.setup.basicRules">
        <source></source>
        <translation>Základní pravidla</translation>
    </message>
    <message id="board.setup.variant">
        <source></source>
        <translation>Sláva, jeden služebník v rámečku</translation>
    </message>
    <message id="board.end.winner">
        <source></source>
        <translation>Vyhrává: {seat} ({reason}).</translation>
    </message>
    <message id="board.end.nobody">
        <source></source>
        <translation>Nevyhrává nikdo ({reason}).</translation>
    </message>
    <message id="board.end.leave">
        <source></source>
        <translation>Na domovskou stránku</translation>
    </message>
    <message id="board.trade">
        <source></source>
        <translation>Cena: {cost}. Zisk: {gain}.</translation>
    </message>
    <message id="board.offer.instant">
        <source></source>
        <translation>Ihned</translation>
    </message>
    <message id="board.offer.stratagem">
        <source></source>
        <translation>Karta do ruky</translation>
    </message>
    <message id="board.offer.final">
        <source></source>
        <translation>Ihned</translation>
    </message>
    <message id="board.offer.grande">
        <source></source>
        <translation>Silnější služebník</translation>
    </message>
    <message id="board.offer.point">
        <source></source>
        <translation>Vždy k mání</translation>
    </message>
    <message id="board.gain.grande">
        <source></source>
        <translation>z vašeho běžného služebníka se stane mocný</translation>
    </message>
    <message id="board.gain.production.brown">
        <source></source>
        <translation>hnědá produkce</translation>
    </message>
    <message id="board.gain.production.red">
        <source></source>
        <translation>červená produkce</translation>
    </message>
    <message id="board.gain.production.blue">
        <source></source>
        <translation>modrá produkce</translation>
    </message>
    <message id="board.gain.production.yellow">
        <source></source>
        <translation>žlutá produkce</translation>
    </message>
    <message id="board.gain.recoverAll">
        <source></source>
        <translation>všechny odehrané lsti se vám vrátí do ruky</translation>
    </message>
    <message id="board.gain.recoverOne">
        <source></source>
        <translation>jedna odehraná lest se vám vrátí do ruky</translation>
    </message>
    <message id="board.gain.exchange">
        <source></source>
        <translation>výměna armády za kulturu nebo naopak</translation>
    </message>
    <message id="board.gain.swapPoint">
        <source></source>
        <translation>vítězný bod přejde na jinou stupnici</translation>
    </message>
    <message id="board.gain.waiveGold">
        <source></source>
        <translation>jedna akce bez placení zlata</translation>
    </message>
    <message id="board.gain.neighbour">
        <source></source>
        <translation>k akci navíc i akce hned vedle</translation>
    </message>
    <message id="board.gain.repeat">
        <source></source>
        <translation>akce ještě jednou</translation>
    </message>
    <message id="board.gain.rush">
        <source></source>
        <translation>služebník jde rovnou na políčko odměn</translation>
    </message>
    <message id="board.gain.achieveTwice">
        <source></source>
        <translation>úspěch platí dvakrát</translation>
    </message>
    <message id="board.gain.achieveFree">
        <source></source>
        <translation>úspěch bez splnění podmínky</translation>
    </message>
    <message id="board.gainMany.military" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n× armáda</numerusform>
            <numerusform>%n× armáda</numerusform>
            <numerusform>%n× armáda</numerusform>
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
            <numerusform>%n× zlato</numerusform>
            <numerusform>%n× zlato</numerusform>
            <numerusform>%n× zlato</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.votes" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n hlas</numerusform>
            <numerusform>%n hlasy</numerusform>
            <numerusform>%n hlasů</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.power" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n bod moci</numerusform>
            <numerusform>%n body moci</numerusform>
            <numerusform>%n bodů moci</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.prestige" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n bod věhlasu</numerusform>
            <numerusform>%n body věhlasu</numerusform>
            <numerusform>%n bodů věhlasu</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.popularity" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n bod popularity</numerusform>
            <numerusform>%n body popularity</numerusform>
            <numerusform>%n bodů popularity</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.legendary" numerus="yes">
        <source></source>
        <translation>
            <numerusform>legendární úspěch</numerusform>
            <numerusform>%n legendární úspěchy</numerusform>
            <numerusform>%n legendárních úspěchů</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.anyResource" numerus="yes">
        <source></source>
        <translation>
            <numerusform>zdroj podle volby</numerusform>
            <numerusform>%n zdroje podle volby</numerusform>
            <numerusform>%n zdrojů podle volby</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.anyPoint" numerus="yes">
        <source></source>
        <translation>
            <numerusform>vítězný bod podle volby</numerusform>
            <numerusform>%n vítězné body podle volby</numerusform>
            <numerusform>%n vítězných bodů podle volby</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.oneTrack" numerus="yes">
        <source></source>
        <translation>
            <numerusform>bod na jednu stupnici</numerusform>
            <numerusform>%n body na jednu stupnici</numerusform>
            <numerusform>%n bodů na jednu stupnici</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.province" numerus="yes">
        <source></source>
        <translation>
            <numerusform>dobytí provincie</numerusform>
            <numerusform>dobytí %n provincií</numerusform>
            <numerusform>dobytí %n provincií</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.retrieve" numerus="yes">
        <source></source>
        <translation>
            <numerusform>odvolání služebníka</numerusform>
            <numerusform>odvolání %n služebníků</numerusform>
            <numerusform>odvolání %n služebníků</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.hire" numerus="yes">
        <source></source>
        <translation>
            <numerusform>nový běžný služebník</numerusform>
            <numerusform>%n noví běžní služebníci</numerusform>
            <numerusform>%n nových běžných služebníků</numerusform>
        </translation>
    </message>
    <message id="board.gainMany.limit" numerus="yes">
        <source></source>
        <translation>
            <numerusform>místo pro %n provincii pod každou produkcí</numerusform>
            <numerusform>místo pro %n provincie pod každou produkcí</numerusform>
            <numerusform>místo pro %n provincií pod každou produkcí</numerusform>
        </translation>
    </message>
</context>
</TS>
