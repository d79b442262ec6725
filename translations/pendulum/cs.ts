<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="cs">
<context>
    <name></name>
    <message id="pendulum.achievement.championOfThePeople">
        <source></source>
        <translation>Hrdina lidu</translation>
    </message>
    <message id="pendulum.achievement.crushRebellion">
        <source></source>
        <translation>Potlačení vzpoury</translation>
    </message>
    <message id="pendulum.achievement.divineFavor">
        <source></source>
        <translation>Božská přízeň</translation>
    </message>
    <message id="pendulum.achievement.eliteTroops">
        <source></source>
        <translation>Elitní oddíly</translation>
    </message>
    <message id="pendulum.achievement.foreignConscripts">
        <source></source>
        <translation>Cizí odvedenci</translation>
    </message>
    <message id="pendulum.achievement.imperialLegion">
        <source></source>
        <translation>Císařská legie</translation>
    </message>
    <message id="pendulum.achievement.militaryParade">
        <source></source>
        <translation>Vojenská přehlídka</translation>
    </message>
    <message id="pendulum.achievement.provenLeader">
        <source></source>
        <translation>Osvědčený vůdce</translation>
    </message>
    <message id="pendulum.achievement.summitInMontbrielle">
        <source></source>
        <translation>Sněm v Montbrielle</translation>
    </message>
    <message id="pendulum.achievement.tradePact">
        <source></source>
        <translation>Obchodní smlouva</translation>
    </message>
    <message id="pendulum.character.alchemist">
        <source></source>
        <translation>Licinia, Alchymistka</translation>
    </message>
    <message id="pendulum.character.alchemist.short">
        <source></source>
        <translation>Licinia Alchymistka</translation>
    </message>
    <message id="pendulum.character.briber">
        <source></source>
        <translation>Gambal, Úplatkář</translation>
    </message>
    <message id="pendulum.character.briber.short">
        <source></source>
        <translation>Gambal Úplatkář</translation>
    </message>
    <message id="pendulum.character.champion">
        <source></source>
        <translation>Bolg, Šampión</translation>
    </message>
    <message id="pendulum.character.champion.short">
        <source></source>
        <translation>Bolg Šampión</translation>
    </message>
    <message id="pendulum.character.implacable">
        <source></source>
        <translation>Licinia, Nesmiřitelná</translation>
    </message>
    <message id="pendulum.character.implacable.short">
        <source></source>
        <translation>Licinia Nesmiřitelná</translation>
    </message>
    <message id="pendulum.character.insidious">
        <source></source>
        <translation>Dhrenkir, Prohnaný</translation>
    </message>
    <message id="pendulum.character.insidious.short">
        <source></source>
        <translation>Dhrenkir Prohnaný</translation>
    </message>
    <message id="pendulum.character.insurgent">
        <source></source>
        <translation>Gambal, Bouře</translation>
    </message>
    <message id="pendulum.character.insurgent.short">
        <source></source>
        <translation>Gambal Bouře</translation>
    </message>
    <message id="pendulum.character.justicar">
        <source></source>
        <translation>Mesoat, Spravedlivý</translation>
    </message>
    <message id="pendulum.character.justicar.short">
        <source></source>
        <translation>Mesoat Spravedlivý</translation>
    </message>
    <message id="pendulum.character.pacifist">
        <source></source>
        <translation>Mesoat, Mírumilovný</translation>
    </message>
    <message id="pendulum.character.pacifist.short">
        <source></source>
        <translation>Mesoat Mírumilovný</translation>
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
        <translation>Bolg, Válečný štváč</translation>
    </message>
    <message id="pendulum.character.warmonger.short">
        <source></source>
        <translation>Bolg Válečný štváč</translation>
    </message>
    <message id="pendulum.choice.fifth">
        <source></source>
        <translation>5. místo nabídky</translation>
    </message>
    <message id="pendulum.choice.first">
        <source></source>
        <translation>1. místo nabídky</translation>
    </message>
    <message id="pendulum.choice.fourth">
        <source></source>
        <translation>4. místo nabídky</translation>
    </message>
    <message id="pendulum.choice.grande">
        <source></source>
        <translation>mocný služebník</translation>
    </message>
    <message id="pendulum.choice.point">
        <source></source>
        <translation>vítězný bod</translation>
    </message>
    <message id="pendulum.choice.second">
        <source></source>
        <translation>2. místo nabídky</translation>
    </message>
    <message id="pendulum.choice.third">
        <source></source>
        <translation>3. místo nabídky</translation>
    </message>
    <message id="pendulum.claim.legendary">
        <source></source>
        <translation>legendární úspěch</translation>
    </message>
    <message id="pendulum.claim.reward">
        <source></source>
        <translation>odměna ze svitku</translation>
    </message>
    <message id="pendulum.colour.blue">
        <source></source>
        <translation>modrá</translation>
    </message>
    <message id="pendulum.colour.blue.acc">
        <source></source>
        <translation>modrou</translation>
    </message>
    <message id="pendulum.colour.blue.gen">
        <source></source>
        <translation>modré</translation>
    </message>
    <message id="pendulum.colour.brown">
        <source></source>
        <translation>hnědá</translation>
    </message>
    <message id="pendulum.colour.brown.acc">
        <source></source>
        <translation>hnědou</translation>
    </message>
    <message id="pendulum.colour.brown.gen">
        <source></source>
        <translation>hnědé</translation>
    </message>
    <message id="pendulum.colour.red">
        <source></source>
        <translation>červená</translation>
    </message>
    <message id="pendulum.colour.red.acc">
        <source></source>
        <translation>červenou</translation>
    </message>
    <message id="pendulum.colour.red.gen">
        <source></source>
        <translation>červené</translation>
    </message>
    <message id="pendulum.colour.yellow">
        <source></source>
        <translation>žlutá</translation>
    </message>
    <message id="pendulum.colour.yellow.acc">
        <source></source>
        <translation>žlutou</translation>
    </message>
    <message id="pendulum.colour.yellow.gen">
        <source></source>
        <translation>žluté</translation>
    </message>
    <message id="pendulum.council.final1">
        <source></source>
        <translation>1 bod moci, 1 bod věhlasu, 1 bod popularity</translation>
    </message>
    <message id="pendulum.council.final2">
        <source></source>
        <translation>3 body popularity za 5 zlatých</translation>
    </message>
    <message id="pendulum.council.final3">
        <source></source>
        <translation>3 body moci za 5 jednotek armády</translation>
    </message>
    <message id="pendulum.council.final4">
        <source></source>
        <translation>3 body věhlasu za 5 jednotek kultury</translation>
    </message>
    <message id="pendulum.council.final5">
        <source></source>
        <translation>legendární úspěch za 10 libovolných zdrojů</translation>
    </message>
    <message id="pendulum.council.reward1">
        <source></source>
        <translation>modrá produkce</translation>
    </message>
    <message id="pendulum.council.reward10">
        <source></source>
        <translation>5 zlatých</translation>
    </message>
    <message id="pendulum.council.reward11">
        <source></source>
        <translation>1 hlas</translation>
    </message>
    <message id="pendulum.council.reward12">
        <source></source>
        <translation>1 hlas</translation>
    </message>
    <message id="pendulum.council.reward13">
        <source></source>
        <translation>převod vítězného bodu na jinou stupnici</translation>
    </message>
    <message id="pendulum.council.reward14">
        <source></source>
        <translation>dobytí provincie</translation>
    </message>
    <message id="pendulum.council.reward15">
        <source></source>
        <translation>odvolání služebníka za 2 jednotky armády</translation>
    </message>
    <message id="pendulum.council.reward16">
        <source></source>
        <translation>odvolání služebníka za 2 jednotky kultury</translation>
    </message>
    <message id="pendulum.council.reward17">
        <source></source>
        <translation>dobytí provincie za 3 jednotky armády</translation>
    </message>
    <message id="pendulum.council.reward18">
        <source></source>
        <translation>dobytí provincie za 3 jednotky armády</translation>
    </message>
    <message id="pendulum.council.reward19">
        <source></source>
        <translation>akce bez placení zlata</translation>
    </message>
    <message id="pendulum.council.reward2">
        <source></source>
        <translation>červená produkce</translation>
    </message>
    <message id="pendulum.council.reward20">
        <source></source>
        <translation>1 bod popularity za 2 zlaté</translation>
    </message>
    <message id="pendulum.council.reward21">
        <source></source>
        <translation>1 bod moci za 2 jednotky armády</translation>
    </message>
    <message id="pendulum.council.reward22">
        <source></source>
        <translation>1 bod věhlasu za 2 jednotky kultury</translation>
    </message>
    <message id="pendulum.council.reward23">
        <source></source>
        <translation>akce bez placení zlata</translation>
    </message>
    <message id="pendulum.council.reward24">
        <source></source>
        <translation>1 zlatý</translation>
    </message>
    <message id="pendulum.council.reward25">
        <source></source>
        <translation>dobytí provincie za 2 hlasy</translation>
    </message>
    <message id="pendulum.council.reward3">
        <source></source>
        <translation>dobytí provincie</translation>
    </message>
    <message id="pendulum.council.reward4">
        <source></source>
        <translation>limit provincií 3</translation>
    </message>
    <message id="pendulum.council.reward5">
        <source></source>
        <translation>limit provincií 3</translation>
    </message>
    <message id="pendulum.council.reward6">
        <source></source>
        <translation>1 bod moci, 1 bod věhlasu, 1 bod popularity</translation>
    </message>
    <message id="pendulum.council.reward7">
        <source></source>
        <translation>navrácení všech lstí</translation>
    </message>
    <message id="pendulum.council.reward8">
        <source></source>
        <translation>5 jednotek armády</translation>
    </message>
    <message id="pendulum.council.reward9">
        <source></source>
        <translation>5 jednotek kultury</translation>
    </message>
    <message id="pendulum.cube.mat">
        <source></source>
        <translation>z desky</translation>
    </message>
    <message id="pendulum.cube.nowhere">
        <source></source>
        <translation>odmítnout</translation>
    </message>
    <message id="pendulum.cube.supply">
        <source></source>
        <translation>ze zásoby</translation>
    </message>
    <message id="pendulum.decision.again">
        <source></source>
        <translation>druhá akce</translation>
    </message>
    <message id="pendulum.decision.claim">
        <source></source>
        <translation>legendární úspěch, nebo odměna</translation>
    </message>
    <message id="pendulum.decision.discard">
        <source></source>
        <translation>provincie k odhození</translation>
    </message>
    <message id="pendulum.decision.exchange">
        <source></source>
        <translation>směna armády a kultury</translation>
    </message>
    <message id="pendulum.decision.glory">
        <source></source>
        <translation>sláva za přebytečný bod</translation>
    </message>
    <message id="pendulum.decision.onTrack">
        <source></source>
        <translation>stupnice pro všechny body</translation>
    </message>
    <message id="pendulum.decision.pay">
        <source></source>
        <translation>čím zaplatit</translation>
    </message>
    <message id="pendulum.decision.point">
        <source></source>
        <translation>vítězný bod podle volby</translation>
    </message>
    <message id="pendulum.decision.promote">
        <source></source>
        <translation>služebník k výměně</translation>
    </message>
    <message id="pendulum.decision.province">
        <source></source>
        <translation>provincie k dobytí</translation>
    </message>
    <message id="pendulum.decision.recall">
        <source></source>
        <translation>lest k navrácení</translation>
    </message>
    <message id="pendulum.decision.resource">
        <source></source>
        <translation>zdroj podle volby</translation>
    </message>
    <message id="pendulum.decision.retrieve">
        <source></source>
        <translation>služebník k odvolání</translation>
    </message>
    <message id="pendulum.decision.reward">
        <source></source>
        <translation>odměna rady</translation>
    </message>
    <message id="pendulum.decision.swap">
        <source></source>
        <translation>převod vítězného bodu</translation>
    </message>
    <message id="pendulum.decision.tuck">
        <source></source>
        <translation>produkce pro dobytou provincii</translation>
    </message>
    <message id="pendulum.end.have" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Vy máte %n bod.</numerusform>
            <numerusform>Vy máte %n body.</numerusform>
            <numerusform>Vy máte %n bodů.</numerusform>
        </translation>
    </message>
    <message id="pendulum.end.lack">
        <source></source>
        <translation>Chybí vám {missing}.</translation>
    </message>
    <message id="pendulum.end.nobody">
        <source></source>
        <translation>Nikdo nezískal legendární úspěch: trůn zůstává prázdný.</translation>
    </message>
    <message id="pendulum.end.other.glory">
        <source></source>
        <translation>Remízu rozhoduje sláva: vyhrává {seat}.</translation>
    </message>
    <message id="pendulum.end.other.legendary">
        <source></source>
        <translation>Vyhrává {seat}: nikdo jiný nemá legendární úspěch.</translation>
    </message>
    <message id="pendulum.end.other.points" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Vyhrává {seat}, %n bod na svitku.</numerusform>
            <numerusform>Vyhrává {seat}, %n body na svitku.</numerusform>
            <numerusform>Vyhrává {seat}, %n bodů na svitku.</numerusform>
        </translation>
    </message>
    <message id="pendulum.end.other.privilege">
        <source></source>
        <translation>Remízu rozhoduje privilegium: vyhrává {seat}.</translation>
    </message>
    <message id="pendulum.end.other.worstTrack">
        <source></source>
        <translation>Vyhrává {seat}: všechny čtyři ukazatele nemá na svitku nikdo a rozhoduje nejslabší stupnice.</translation>
    </message>
    <message id="pendulum.end.short" numerus="yes">
        <source></source>
        <translation>
            <numerusform>chybí %n</numerusform>
            <numerusform>chybí %n</numerusform>
            <numerusform>chybí %n</numerusform>
        </translation>
    </message>
    <message id="pendulum.end.without">
        <source></source>
        <translation>chybí</translation>
    </message>
    <message id="pendulum.end.you.glory">
        <source></source>
        <translation>Remízu rozhoduje sláva: vyhráváte.</translation>
    </message>
    <message id="pendulum.end.you.legendary">
        <source></source>
        <translation>Vyhráváte: nikdo jiný nemá legendární úspěch.</translation>
    </message>
    <message id="pendulum.end.you.points" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Vyhráváte: všechny čtyři ukazatele na svitku, %n bod.</numerusform>
            <numerusform>Vyhráváte: všechny čtyři ukazatele na svitku, %n body.</numerusform>
            <numerusform>Vyhráváte: všechny čtyři ukazatele na svitku, %n bodů.</numerusform>
        </translation>
    </message>
    <message id="pendulum.end.you.privilege">
        <source></source>
        <translation>Remízu rozhoduje privilegium: vyhráváte.</translation>
    </message>
    <message id="pendulum.end.you.worstTrack">
        <source></source>
        <translation>Vyhráváte: všechny čtyři ukazatele nemá na svitku nikdo a vaše nejslabší stupnice vede.</translation>
    </message>
    <message id="pendulum.event.achievementDone">
        <source></source>
        <translation>{seat} dosahuje úspěchu „{card}“.</translation>
    </message>
    <message id="pendulum.event.achievementShown">
        <source></source>
        <translation>Nový úspěch: „{card}“.</translation>
    </message>
    <message id="pendulum.event.councilBegan">
        <source></source>
        <translation>Začíná rada {round}. kola.</translation>
    </message>
    <message id="pendulum.event.councilCalled">
        <source></source>
        <translation>Je svolána rada {round}. kola.</translation>
    </message>
    <message id="pendulum.event.everybodyReady">
        <source></source>
        <translation>Všichni jsou připraveni.</translation>
    </message>
    <message id="pendulum.event.gained">
        <source></source>
        <translation>{seat} získává [{stock*amount}].</translation>
    </message>
    <message id="pendulum.event.gameEnded">
        <source></source>
        <translation>Hra končí.</translation>
    </message>
    <message id="pendulum.event.gloryDeclined">
        <source></source>
        <translation>{seat} odmítá slávu na stupnici {stock:gen}.</translation>
    </message>
    <message id="pendulum.event.gloryGained">
        <source></source>
        <translation>{seat} získává slávu na stupnici {stock:gen} ({cube}).</translation>
    </message>
    <message id="pendulum.event.lastWord">
        <source></source>
        <translation>{seat} má díky privilegiu poslední slovo.</translation>
    </message>
    <message id="pendulum.event.legendaryTaken">
        <source></source>
        <translation>{seat} bere žeton legendárního úspěchu.</translation>
    </message>
    <message id="pendulum.event.limitRaised" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat} smí mít pod každou produkcí %n provincii.</numerusform>
            <numerusform>{seat} smí mít pod každou produkcí %n provincie.</numerusform>
            <numerusform>{seat} smí mít pod každou produkcí %n provincií.</numerusform>
        </translation>
    </message>
    <message id="pendulum.event.lost">
        <source></source>
        <translation>{seat} nemá místo na [{stock*amount}].</translation>
    </message>
    <message id="pendulum.event.markerPushed" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Ukazatel času je vystrčen z plánu, zbývá %n.</numerusform>
            <numerusform>Ukazatel času je vystrčen z plánu, zbývají %n.</numerusform>
            <numerusform>Ukazatel času je vystrčen z plánu, zbývá %n.</numerusform>
        </translation>
    </message>
    <message id="pendulum.event.markerPushed.zero">
        <source></source>
        <translation>Poslední ukazatel času je vystrčen z plánu.</translation>
    </message>
    <message id="pendulum.event.paceSet">
        <source></source>
        <translation>{round}. kolo se bude hrát {mode}.</translation>
    </message>
    <message id="pendulum.event.paid">
        <source></source>
        <translation>{seat} platí [{stock*amount}].</translation>
    </message>
    <message id="pendulum.event.plainRewardChosen">
        <source></source>
        <translation>{seat} si vybírá odměnu: {choice}.</translation>
    </message>
    <message id="pendulum.event.privilegeSet">
        <source></source>
        <translation>Privilegia: [{place}. {seat} ({pendulum.stock.votes*votes})].</translation>
    </message>
    <message id="pendulum.event.produced">
        <source></source>
        <translation>{seat} provádí [{colour:acc}] produkci.</translation>
    </message>
    <message id="pendulum.event.provinceDiscarded">
        <source></source>
        <translation>{seat} odhazuje provincii {card} zpod {colour:gen} produkce.</translation>
    </message>
    <message id="pendulum.event.provinceShown">
        <source></source>
        <translation>Nově v nabídce provincií: [{card} ({source})].</translation>
    </message>
    <message id="pendulum.event.provinceTaken">
        <source></source>
        <translation>{seat} dobývá provincii {card} ({source}).</translation>
    </message>
    <message id="pendulum.event.provinceTucked">
        <source></source>
        <translation>{seat} zasouvá provincii {card} pod {colour:acc} produkci.</translation>
    </message>
    <message id="pendulum.event.rewardChosen">
        <source></source>
        <translation>{seat} vybírá odměnu rady „{card}“ ({choice}).</translation>
    </message>
    <message id="pendulum.event.rewardChosen.none">
        <source></source>
        <translation>{seat} vybírá jako odměnu rady: {choice}.</translation>
    </message>
    <message id="pendulum.event.rewardShown">
        <source></source>
        <translation>Nové odměny rady: [{card} ({choice})].</translation>
    </message>
    <message id="pendulum.event.roundBegan">
        <source></source>
        <translation>Začíná {round}. kolo ({mode}).</translation>
    </message>
    <message id="pendulum.event.roundPrepared">
        <source></source>
        <translation>Připravuje se {round}. kolo.</translation>
    </message>
    <message id="pendulum.event.seatDone">
        <source></source>
        <translation>{seat} má hotovo.</translation>
    </message>
    <message id="pendulum.event.seatResumed">
        <source></source>
        <translation>{seat} se vrací do hry.</translation>
    </message>
    <message id="pendulum.event.skipped">
        <source></source>
        <translation>{seat} nevyužívá možnost: {decision}.</translation>
    </message>
    <message id="pendulum.event.stepReached">
        <source></source>
        <translation>Stupnice časomíry: krok {step}.</translation>
    </message>
    <message id="pendulum.event.stratagemPlayed">
        <source></source>
        <translation>{seat} hraje lest ({card}).</translation>
    </message>
    <message id="pendulum.event.stratagemRecalled">
        <source></source>
        <translation>{seat} bere zpět lest ({card}).</translation>
    </message>
    <message id="pendulum.event.stratagemsRecovered" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat} bere zpět %n lest.</numerusform>
            <numerusform>{seat} bere zpět %n lsti.</numerusform>
            <numerusform>{seat} bere zpět %n lstí.</numerusform>
        </translation>
    </message>
    <message id="pendulum.event.timerFlipped">
        <source></source>
        <translation>{timer} jsou překlopeny {row:to}.</translation>
    </message>
    <message id="pendulum.event.workerActed">
        <source></source>
        <translation>{seat} posílá {worker:acc} {to:to}.</translation>
    </message>
    <message id="pendulum.event.workerHired">
        <source></source>
        <translation>{seat} získává {worker:acc}.</translation>
    </message>
    <message id="pendulum.event.workerPlaced">
        <source></source>
        <translation>{seat} staví {worker:acc} {to:to}.</translation>
    </message>
    <message id="pendulum.event.workerPromoted">
        <source></source>
        <translation>{seat} vyměňuje běžného služebníka za mocného ({spot}).</translation>
    </message>
    <message id="pendulum.event.workerRetrieved">
        <source></source>
        <translation>{seat} odvolává {worker:acc}.</translation>
    </message>
    <message id="pendulum.hint.flipToAct.black">
        <source></source>
        <translation>Černé hodiny se dosypaly. Dotkněte se jich: váš služebník přijde na řadu.</translation>
    </message>
    <message id="pendulum.hint.flipToAct.green">
        <source></source>
        <translation>Zelené hodiny se dosypaly. Dotkněte se jich: váš služebník přijde na řadu.</translation>
    </message>
    <message id="pendulum.hint.flipToAct.purple">
        <source></source>
        <translation>Fialové hodiny se dosypaly. Dotkněte se jich: váš služebník přijde na řadu.</translation>
    </message>
    <message id="pendulum.keys">
        <source></source>
        <translation>Šipky a Enter procházejí tahy · Q W E překlopí hodiny · H ruka · R navrácení karet · A úspěch · F provincie · D hotovo · mezerník pauza · F1 vysvětlí</translation>
    </message>
    <message id="pendulum.kind.act">
        <source></source>
        <translation>provést akci</translation>
    </message>
    <message id="pendulum.kind.place">
        <source></source>
        <translation>umístit služebníka</translation>
    </message>
    <message id="pendulum.kind.rush">
        <source></source>
        <translation>provést hned</translation>
    </message>
    <message id="pendulum.name">
        <source></source>
        <translation>Kyvadlo</translation>
    </message>
    <message id="pendulum.pace.timed">
        <source></source>
        <translation>s přesýpacími hodinami</translation>
    </message>
    <message id="pendulum.pace.untimed">
        <source></source>
        <translation>bez přesýpacích hodin</translation>
    </message>
    <message id="pendulum.phase.councilCalled">
        <source></source>
        <translation>Rada je svolána: každý dokončí své akce a stiskne fajfku.</translation>
    </message>
    <message id="pendulum.phase.limit">
        <source></source>
        <translation>Nejdřív odhodí přebytečné provincie ti, kdo jich mají pod jednou produkcí příliš mnoho.</translation>
    </message>
    <message id="pendulum.phase.opening">
        <source></source>
        <translation>Nejdřív každý podle pořadí umístí dva služebníky do rámečků řad bez hodin.</translation>
    </message>
    <message id="pendulum.phase.over">
        <source></source>
        <translation>Hra už skončila.</translation>
    </message>
    <message id="pendulum.phase.playing">
        <source></source>
        <translation>Kolo je v proudu: služebníci se přesouvají a provádějí akce, dokud není svolána rada.</translation>
    </message>
    <message id="pendulum.phase.ready">
        <source></source>
        <translation>Nejdřív musí začít kolo: někdo zazvoní na zvonek a všechny hodiny se překlopí.</translation>
    </message>
    <message id="pendulum.phase.reposition">
        <source></source>
        <translation>Nejdřív si každý přesune služebníky na další kolo a stiskne fajfku.</translation>
    </message>
    <message id="pendulum.phase.rewards">
        <source></source>
        <translation>Zasedá rada: každý si podle privilegií vybere odměnu.</translation>
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
        <translation>Plošina Ma’Rook</translation>
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
        <translation>Torinské pláně</translation>
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
        <translation>všechny ukazatele na svitku</translation>
    </message>
    <message id="pendulum.reason.glory">
        <source></source>
        <translation>více slávy</translation>
    </message>
    <message id="pendulum.reason.last">
        <source></source>
        <translation>poslední místo</translation>
    </message>
    <message id="pendulum.reason.legendary">
        <source></source>
        <translation>bod za legendární úspěch</translation>
    </message>
    <message id="pendulum.reason.mostOnScroll">
        <source></source>
        <translation>více bodů na svitku</translation>
    </message>
    <message id="pendulum.reason.noLegendary">
        <source></source>
        <translation>nikdo nezískal legendární úspěch, trůn zůstává prázdný</translation>
    </message>
    <message id="pendulum.reason.privilege">
        <source></source>
        <translation>vyšší privilegium</translation>
    </message>
    <message id="pendulum.reason.worstTrack">
        <source></source>
        <translation>lepší na nejslabší stupnici</translation>
    </message>
    <message id="pendulum.refusal.achievementUsed">
        <source></source>
        <translation>Úspěchu lze dosáhnout jen jednou za kolo.</translation>
    </message>
    <message id="pendulum.refusal.alreadyActed">
        <source></source>
        <translation>Tento služebník už svou akci provedl a musí nejdřív zpět do rámečku: {worker}.</translation>
    </message>
    <message id="pendulum.refusal.alreadyDone">
        <source></source>
        <translation>Už máte hotovo, ostatní ještě hrají.</translation>
    </message>
    <message id="pendulum.refusal.alreadyThere">
        <source></source>
        <translation>Služebník už tam stojí: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.bottomRowOnly">
        <source></source>
        <translation>Při zahájení se služebníci umísťují jen do rámečků řad bez hodin.</translation>
    </message>
    <message id="pendulum.refusal.boxNotServed">
        <source></source>
        <translation>Z rámečku služebníka sem žádná cesta nevede: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.cannotPay">
        <source></source>
        <translation>Na zaplacení nemáte dost: {stock} – potřeba {needed}, máte {held}.</translation>
    </message>
    <message id="pendulum.refusal.cannotPayAny">
        <source></source>
        <translation>Na zaplacení nemáte dost zdrojů: potřeba {needed}, máte {held}.</translation>
    </message>
    <message id="pendulum.refusal.cannotSkip">
        <source></source>
        <translation>Toto rozhodnutí nelze přeskočit: {decision}.</translation>
    </message>
    <message id="pendulum.refusal.cardMissing">
        <source></source>
        <translation>Lest, která to dovoluje, nemáte v ruce.</translation>
    </message>
    <message id="pendulum.refusal.cardNotYours">
        <source></source>
        <translation>Tato lest vám nepatří: {card}.</translation>
    </message>
    <message id="pendulum.refusal.cardPlayed">
        <source></source>
        <translation>Tato lest už je odhozená, nejdřív si ji vezměte zpět: {card}.</translation>
    </message>
    <message id="pendulum.refusal.councilCalled">
        <source></source>
        <translation>Rada je svolána, hodiny se už nepřeklápějí.</translation>
    </message>
    <message id="pendulum.refusal.councilPhase">
        <source></source>
        <translation>Ve fázi rady se akce neprovádějí, jen se smí doplnit nabídka provincií.</translation>
    </message>
    <message id="pendulum.refusal.decideFirst">
        <source></source>
        <translation>Nejdřív dokončete začatou akci. Rozhodněte: {decision}.</translation>
    </message>
    <message id="pendulum.refusal.frameTaken">
        <source></source>
        <translation>Rámeček je obsazený, k ostatním se smí přidat jen mocný služebník: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.gameIsOver">
        <source></source>
        <translation>Hra už skončila.</translation>
    </message>
    <message id="pendulum.refusal.grandeOwned">
        <source></source>
        <translation>Oba mocné služebníky už máte ve hře.</translation>
    </message>
    <message id="pendulum.refusal.grandeTurned">
        <source></source>
        <translation>Karta s mocným služebníkem už je v této radě otočená.</translation>
    </message>
    <message id="pendulum.refusal.legendaryGone">
        <source></source>
        <translation>Žeton legendárního úspěchu už na kartě není.</translation>
    </message>
    <message id="pendulum.refusal.legendaryOwned">
        <source></source>
        <translation>Bod za legendární úspěch už máte a druhý získat nelze.</translation>
    </message>
    <message id="pendulum.refusal.limitOwned">
        <source></source>
        <translation>Vyšší limit provincií už máte, podruhé si ho vzít nelze.</translation>
    </message>
    <message id="pendulum.refusal.noCube">
        <source></source>
        <translation>Odtud není co vzít: {cube}.</translation>
    </message>
    <message id="pendulum.refusal.noPoints">
        <source></source>
        <translation>Na stupnicích moci, věhlasu a popularity nemáte žádný vítězný bod.</translation>
    </message>
    <message id="pendulum.refusal.noProvinceLeft">
        <source></source>
        <translation>Žádná provincie k dobytí už nezbývá.</translation>
    </message>
    <message id="pendulum.refusal.noProvinceThere">
        <source></source>
        <translation>Tady žádná karta provincie není: {source}.</translation>
    </message>
    <message id="pendulum.refusal.noSuchSpace">
        <source></source>
        <translation>Na této straně herního plánu takové místo není: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.noSuchThing">
        <source></source>
        <translation>To do této hry nepatří. Vyberte si z toho, co je zvýrazněné.</translation>
    </message>
    <message id="pendulum.refusal.noTimerInRow">
        <source></source>
        <translation>Akce se provádějí jen v řadě s hodinami a zde nestojí: {row}.</translation>
    </message>
    <message id="pendulum.refusal.noWorkerToRetrieve">
        <source></source>
        <translation>V žádné řadě s hodinami váš služebník nestojí.</translation>
    </message>
    <message id="pendulum.refusal.nobodyOvertook">
        <source></source>
        <translation>Vrátit se lze, jen když po vás jednal někdo níž na stupnici privilegií.</translation>
    </message>
    <message id="pendulum.refusal.notAFrame">
        <source></source>
        <translation>Služebníci se umísťují do zlatých rámečků, ne sem: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.notARegular">
        <source></source>
        <translation>Vyměnit lze jen běžného služebníka ve hře: {worker}.</translation>
    </message>
    <message id="pendulum.refusal.notDone">
        <source></source>
        <translation>Ještě hrajete, není se kam vracet.</translation>
    </message>
    <message id="pendulum.refusal.notExchangeable">
        <source></source>
        <translation>Směňovat lze jen armádu a kulturu, ne toto: {stock}.</translation>
    </message>
    <message id="pendulum.refusal.notInAFrame">
        <source></source>
        <translation>Akci provádí jen služebník, který čeká ve zlatém rámečku: {worker}.</translation>
    </message>
    <message id="pendulum.refusal.notNeighbour">
        <source></source>
        <translation>Druhou akci zde tato lest nedovoluje: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.notNow">
        <source></source>
        <translation>Teď ne. {phase}</translation>
    </message>
    <message id="pendulum.refusal.notRecallable">
        <source></source>
        <translation>Tuto lest vrátit nelze: {card}.</translation>
    </message>
    <message id="pendulum.refusal.notYourProvince">
        <source></source>
        <translation>Tuto provincii nemáte: {card}.</translation>
    </message>
    <message id="pendulum.refusal.notYourTurn">
        <source></source>
        <translation>Podle privilegií je teď na řadě: {seat}.</translation>
    </message>
    <message id="pendulum.refusal.nothingToDecide">
        <source></source>
        <translation>To se volí, jen když jste k tomu vyzváni: {decision}.</translation>
    </message>
    <message id="pendulum.refusal.nothingToExchange">
        <source></source>
        <translation>Nemáte armádu ani kulturu, které by šlo směnit.</translation>
    </message>
    <message id="pendulum.refusal.nothingToRecover">
        <source></source>
        <translation>Nemáte odhozenou žádnou lest, kterou by šlo vrátit.</translation>
    </message>
    <message id="pendulum.refusal.openingFirst">
        <source></source>
        <translation>Nejdřív každý umístí dva služebníky, kolo začne potom.</translation>
    </message>
    <message id="pendulum.refusal.openingWorker">
        <source></source>
        <translation>Při zahájení se teď umísťuje: {worker}.</translation>
    </message>
    <message id="pendulum.refusal.ownWorkerThere">
        <source></source>
        <translation>Ve variantě pro pokročilé smí v jednom rámečku stát jen jeden váš služebník: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.paceNotYours">
        <source></source>
        <translation>O podobě příštího kola rozhoduje ten, kdo má nejvyšší privilegium: {seat}.</translation>
    </message>
    <message id="pendulum.refusal.paceSame">
        <source></source>
        <translation>Příští kolo se už tak jako tak hraje {mode}.</translation>
    </message>
    <message id="pendulum.refusal.paceSettled">
        <source></source>
        <translation>O způsobu příštího kola už je rozhodnuto.</translation>
    </message>
    <message id="pendulum.refusal.playWithAchievement">
        <source></source>
        <translation>Tato lest se hraje jen při dosažení úspěchu: {card}.</translation>
    </message>
    <message id="pendulum.refusal.playWithAction">
        <source></source>
        <translation>Tato lest se hraje jen spolu s akcí služebníka: {card}.</translation>
    </message>
    <message id="pendulum.refusal.productionForbidden">
        <source></source>
        <translation>Na akci s produkcí tato lest služebníka neposílá: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.provinceDeckEmpty">
        <source></source>
        <translation>Balíček provincií je prázdný, mezery v nabídce zůstanou.</translation>
    </message>
    <message id="pendulum.refusal.provinceRowFull">
        <source></source>
        <translation>Nabídka provincií je plná, není co doplnit.</translation>
    </message>
    <message id="pendulum.refusal.requirementAny">
        <source></source>
        <translation>K tomuto úspěchu vám ještě něco chybí. Zdrojů celkem: potřeba {needed}, máte {held}.</translation>
    </message>
    <message id="pendulum.refusal.requirementMissing">
        <source></source>
        <translation>K tomuto úspěchu vám ještě něco chybí: {stock} – potřeba {needed}, máte {held}.</translation>
    </message>
    <message id="pendulum.refusal.rewardGone">
        <source></source>
        <translation>Tuto odměnu si už někdo vzal: {choice}.</translation>
    </message>
    <message id="pendulum.refusal.roundNotBegun">
        <source></source>
        <translation>Kolo ještě nezačalo: nejdřív zazvoňte na zvonek a všechny hodiny se překlopí.</translation>
    </message>
    <message id="pendulum.refusal.rowHasTimer">
        <source></source>
        <translation>{row}: stojí tu hodiny, služebníci nemohou dovnitř ani ven.</translation>
    </message>
    <message id="pendulum.refusal.sameTrack">
        <source></source>
        <translation>Bod musí přejít na jinou stupnici než na tuto: {stock}.</translation>
    </message>
    <message id="pendulum.refusal.sandRuns">
        <source></source>
        <translation>{timer}: písek se ještě sype, zbývá {seconds} s.</translation>
    </message>
    <message id="pendulum.refusal.timedRound">
        <source></source>
        <translation>Dokud se sype písek, konec se neohlašuje: fajfka přijde na řadu, až bude svolána rada.</translation>
    </message>
    <message id="pendulum.refusal.timerTrackFlips">
        <source></source>
        <translation>Když se nehraje na čas, překlápí hodiny jen stupnice časomíry.</translation>
    </message>
    <message id="pendulum.refusal.waiverNotHere">
        <source></source>
        <translation>Tato lest šetří jen zlato v zelené a fialové oblasti.</translation>
    </message>
    <message id="pendulum.refusal.withinLimit">
        <source></source>
        <translation>Pod touto produkcí není karet víc než {limit}, nic se neodhazuje: {colour}.</translation>
    </message>
    <message id="pendulum.refusal.workerLimit">
        <source></source>
        <translation>Víc služebníků mít nemůžete, limit je {limit}.</translation>
    </message>
    <message id="pendulum.refusal.workerNotInPlay">
        <source></source>
        <translation>Tento služebník není ve hře: {worker}.</translation>
    </message>
    <message id="pendulum.refusal.workerNotStuck">
        <source></source>
        <translation>Odvolat lze jen služebníka z řady s hodinami: {worker}.</translation>
    </message>
    <message id="pendulum.row.black.bottom">
        <source></source>
        <translation>dolní černá řada</translation>
    </message>
    <message id="pendulum.row.black.bottom.to">
        <source></source>
        <translation>do dolní řady</translation>
    </message>
    <message id="pendulum.row.black.top">
        <source></source>
        <translation>horní černá řada</translation>
    </message>
    <message id="pendulum.row.black.top.to">
        <source></source>
        <translation>do horní řady</translation>
    </message>
    <message id="pendulum.row.green.bottom">
        <source></source>
        <translation>dolní zelená řada</translation>
    </message>
    <message id="pendulum.row.green.bottom.to">
        <source></source>
        <translation>do dolní řady</translation>
    </message>
    <message id="pendulum.row.green.top">
        <source></source>
        <translation>horní zelená řada</translation>
    </message>
    <message id="pendulum.row.green.top.to">
        <source></source>
        <translation>do horní řady</translation>
    </message>
    <message id="pendulum.row.purple.bottom">
        <source></source>
        <translation>dolní fialová řada</translation>
    </message>
    <message id="pendulum.row.purple.bottom.to">
        <source></source>
        <translation>do dolní řady</translation>
    </message>
    <message id="pendulum.row.purple.top">
        <source></source>
        <translation>horní fialová řada</translation>
    </message>
    <message id="pendulum.row.purple.top.to">
        <source></source>
        <translation>do horní řady</translation>
    </message>
    <message id="pendulum.score.legendary">
        <source></source>
        <translation>Legendární úspěch</translation>
    </message>
    <message id="pendulum.score.popularity">
        <source></source>
        <translation>Popularita</translation>
    </message>
    <message id="pendulum.score.power">
        <source></source>
        <translation>Moc</translation>
    </message>
    <message id="pendulum.score.prestige">
        <source></source>
        <translation>Věhlas</translation>
    </message>
    <message id="pendulum.seat.neutral">
        <source></source>
        <translation>neutrální hráč</translation>
    </message>
    <message id="pendulum.source.deck">
        <source></source>
        <translation>vrch balíčku</translation>
    </message>
    <message id="pendulum.source.first">
        <source></source>
        <translation>první karta nabídky</translation>
    </message>
    <message id="pendulum.source.fourth">
        <source></source>
        <translation>čtvrtá karta nabídky</translation>
    </message>
    <message id="pendulum.source.second">
        <source></source>
        <translation>druhá karta nabídky</translation>
    </message>
    <message id="pendulum.source.third">
        <source></source>
        <translation>třetí karta nabídky</translation>
    </message>
    <message id="pendulum.spot.aside">
        <source></source>
        <translation>vedle desky hráče</translation>
    </message>
    <message id="pendulum.spot.aside.to">
        <source></source>
        <translation>vedle desky hráče</translation>
    </message>
    <message id="pendulum.spot.black.bottom.1">
        <source></source>
        <translation>dolní černá řada, rámeček 1</translation>
    </message>
    <message id="pendulum.spot.black.bottom.1.to">
        <source></source>
        <translation>do 1. rámečku dolní černé řady</translation>
    </message>
    <message id="pendulum.spot.black.bottom.2">
        <source></source>
        <translation>dolní černá řada, rámeček 2</translation>
    </message>
    <message id="pendulum.spot.black.bottom.2.to">
        <source></source>
        <translation>do 2. rámečku dolní černé řady</translation>
    </message>
    <message id="pendulum.spot.black.bottom.3">
        <source></source>
        <translation>dolní černá řada, rámeček 3</translation>
    </message>
    <message id="pendulum.spot.black.bottom.3.to">
        <source></source>
        <translation>do 3. rámečku dolní černé řady</translation>
    </message>
    <message id="pendulum.spot.black.bottom.4">
        <source></source>
        <translation>dolní černá řada, rámeček 4</translation>
    </message>
    <message id="pendulum.spot.black.bottom.4.to">
        <source></source>
        <translation>do 4. rámečku dolní černé řady</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box1">
        <source></source>
        <translation>dolní černá řada, políčko odměn 1</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box1.to">
        <source></source>
        <translation>na 1. políčko odměn dolní černé řady</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box2">
        <source></source>
        <translation>dolní černá řada, políčko odměn 2</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box2.to">
        <source></source>
        <translation>na 2. políčko odměn dolní černé řady</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box3">
        <source></source>
        <translation>dolní černá řada, políčko odměn 3</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box3.to">
        <source></source>
        <translation>na 3. políčko odměn dolní černé řady</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box4">
        <source></source>
        <translation>dolní černá řada, políčko odměn 4</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box4.to">
        <source></source>
        <translation>na 4. políčko odměn dolní černé řady</translation>
    </message>
    <message id="pendulum.spot.black.top.1">
        <source></source>
        <translation>horní černá řada, rámeček 1</translation>
    </message>
    <message id="pendulum.spot.black.top.1.to">
        <source></source>
        <translation>do 1. rámečku horní černé řady</translation>
    </message>
    <message id="pendulum.spot.black.top.2">
        <source></source>
        <translation>horní černá řada, rámeček 2</translation>
    </message>
    <message id="pendulum.spot.black.top.2.to">
        <source></source>
        <translation>do 2. rámečku horní černé řady</translation>
    </message>
    <message id="pendulum.spot.black.top.3">
        <source></source>
        <translation>horní černá řada, rámeček 3</translation>
    </message>
    <message id="pendulum.spot.black.top.3.to">
        <source></source>
        <translation>do 3. rámečku horní černé řady</translation>
    </message>
    <message id="pendulum.spot.black.top.4">
        <source></source>
        <translation>horní černá řada, rámeček 4</translation>
    </message>
    <message id="pendulum.spot.black.top.4.to">
        <source></source>
        <translation>do 4. rámečku horní černé řady</translation>
    </message>
    <message id="pendulum.spot.black.top.box1">
        <source></source>
        <translation>horní černá řada, políčko odměn 1</translation>
    </message>
    <message id="pendulum.spot.black.top.box1.to">
        <source></source>
        <translation>na 1. políčko odměn horní černé řady</translation>
    </message>
    <message id="pendulum.spot.black.top.box2">
        <source></source>
        <translation>horní černá řada, políčko odměn 2</translation>
    </message>
    <message id="pendulum.spot.black.top.box2.to">
        <source></source>
        <translation>na 2. políčko odměn horní černé řady</translation>
    </message>
    <message id="pendulum.spot.black.top.box3">
        <source></source>
        <translation>horní černá řada, políčko odměn 3</translation>
    </message>
    <message id="pendulum.spot.black.top.box3.to">
        <source></source>
        <translation>na 3. políčko odměn horní černé řady</translation>
    </message>
    <message id="pendulum.spot.black.top.box4">
        <source></source>
        <translation>horní černá řada, políčko odměn 4</translation>
    </message>
    <message id="pendulum.spot.black.top.box4.to">
        <source></source>
        <translation>na 4. políčko odměn horní černé řady</translation>
    </message>
    <message id="pendulum.spot.council">
        <source></source>
        <translation>vedle desky rady</translation>
    </message>
    <message id="pendulum.spot.council.to">
        <source></source>
        <translation>vedle desky rady</translation>
    </message>
    <message id="pendulum.spot.gone">
        <source></source>
        <translation>mimo hru</translation>
    </message>
    <message id="pendulum.spot.gone.to">
        <source></source>
        <translation>mimo hru</translation>
    </message>
    <message id="pendulum.spot.green.bottom.1">
        <source></source>
        <translation>dolní zelená řada, rámeček 1</translation>
    </message>
    <message id="pendulum.spot.green.bottom.1.to">
        <source></source>
        <translation>do 1. rámečku dolní zelené řady</translation>
    </message>
    <message id="pendulum.spot.green.bottom.2">
        <source></source>
        <translation>dolní zelená řada, rámeček 2</translation>
    </message>
    <message id="pendulum.spot.green.bottom.2.to">
        <source></source>
        <translation>do 2. rámečku dolní zelené řady</translation>
    </message>
    <message id="pendulum.spot.green.bottom.3">
        <source></source>
        <translation>dolní zelená řada, rámeček 3</translation>
    </message>
    <message id="pendulum.spot.green.bottom.3.to">
        <source></source>
        <translation>do 3. rámečku dolní zelené řady</translation>
    </message>
    <message id="pendulum.spot.green.bottom.4">
        <source></source>
        <translation>dolní zelená řada, rámeček 4</translation>
    </message>
    <message id="pendulum.spot.green.bottom.4.to">
        <source></source>
        <translation>do 4. rámečku dolní zelené řady</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box1">
        <source></source>
        <translation>dolní zelená řada, políčko odměn 1</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box1.to">
        <source></source>
        <translation>na 1. políčko odměn dolní zelené řady</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box2">
        <source></source>
        <translation>dolní zelená řada, políčko odměn 2</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box2.to">
        <source></source>
        <translation>na 2. políčko odměn dolní zelené řady</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box3">
        <source></source>
        <translation>dolní zelená řada, políčko odměn 3</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box3.to">
        <source></source>
        <translation>na 3. políčko odměn dolní zelené řady</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box4">
        <source></source>
        <translation>dolní zelená řada, políčko odměn 4</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box4.to">
        <source></source>
        <translation>na 4. políčko odměn dolní zelené řady</translation>
    </message>
    <message id="pendulum.spot.green.top.1">
        <source></source>
        <translation>horní zelená řada, rámeček 1</translation>
    </message>
    <message id="pendulum.spot.green.top.1.to">
        <source></source>
        <translation>do 1. rámečku horní zelené řady</translation>
    </message>
    <message id="pendulum.spot.green.top.2">
        <source></source>
        <translation>horní zelená řada, rámeček 2</translation>
    </message>
    <message id="pendulum.spot.green.top.2.to">
        <source></source>
        <translation>do 2. rámečku horní zelené řady</translation>
    </message>
    <message id="pendulum.spot.green.top.3">
        <source></source>
        <translation>horní zelená řada, rámeček 3</translation>
    </message>
    <message id="pendulum.spot.green.top.3.to">
        <source></source>
        <translation>do 3. rámečku horní zelené řady</translation>
    </message>
    <message id="pendulum.spot.green.top.4">
        <source></source>
        <translation>horní zelená řada, rámeček 4</translation>
    </message>
    <message id="pendulum.spot.green.top.4.to">
        <source></source>
        <translation>do 4. rámečku horní zelené řady</translation>
    </message>
    <message id="pendulum.spot.green.top.box1">
        <source></source>
        <translation>horní zelená řada, políčko odměn 1</translation>
    </message>
    <message id="pendulum.spot.green.top.box1.to">
        <source></source>
        <translation>na 1. políčko odměn horní zelené řady</translation>
    </message>
    <message id="pendulum.spot.green.top.box2">
        <source></source>
        <translation>horní zelená řada, políčko odměn 2</translation>
    </message>
    <message id="pendulum.spot.green.top.box2.to">
        <source></source>
        <translation>na 2. políčko odměn horní zelené řady</translation>
    </message>
    <message id="pendulum.spot.green.top.box3">
        <source></source>
        <translation>horní zelená řada, políčko odměn 3</translation>
    </message>
    <message id="pendulum.spot.green.top.box3.to">
        <source></source>
        <translation>na 3. políčko odměn horní zelené řady</translation>
    </message>
    <message id="pendulum.spot.green.top.box4">
        <source></source>
        <translation>horní zelená řada, políčko odměn 4</translation>
    </message>
    <message id="pendulum.spot.green.top.box4.to">
        <source></source>
        <translation>na 4. políčko odměn horní zelené řady</translation>
    </message>
    <message id="pendulum.spot.mat">
        <source></source>
        <translation>deska hráče</translation>
    </message>
    <message id="pendulum.spot.mat.to">
        <source></source>
        <translation>zpět na desku</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.1">
        <source></source>
        <translation>dolní fialová řada, rámeček 1</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.1.to">
        <source></source>
        <translation>do 1. rámečku dolní fialové řady</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.2">
        <source></source>
        <translation>dolní fialová řada, rámeček 2</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.2.to">
        <source></source>
        <translation>do 2. rámečku dolní fialové řady</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.3">
        <source></source>
        <translation>dolní fialová řada, rámeček 3</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.3.to">
        <source></source>
        <translation>do 3. rámečku dolní fialové řady</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.4">
        <source></source>
        <translation>dolní fialová řada, rámeček 4</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.4.to">
        <source></source>
        <translation>do 4. rámečku dolní fialové řady</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box1">
        <source></source>
        <translation>dolní fialová řada, políčko odměn 1</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box1.to">
        <source></source>
        <translation>na 1. políčko odměn dolní fialové řady</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box2">
        <source></source>
        <translation>dolní fialová řada, políčko odměn 2</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box2.to">
        <source></source>
        <translation>na 2. políčko odměn dolní fialové řady</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box3">
        <source></source>
        <translation>dolní fialová řada, políčko odměn 3</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box3.to">
        <source></source>
        <translation>na 3. políčko odměn dolní fialové řady</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box4">
        <source></source>
        <translation>dolní fialová řada, políčko odměn 4</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box4.to">
        <source></source>
        <translation>na 4. políčko odměn dolní fialové řady</translation>
    </message>
    <message id="pendulum.spot.purple.top.1">
        <source></source>
        <translation>horní fialová řada, rámeček 1</translation>
    </message>
    <message id="pendulum.spot.purple.top.1.to">
        <source></source>
        <translation>do 1. rámečku horní fialové řady</translation>
    </message>
    <message id="pendulum.spot.purple.top.2">
        <source></source>
        <translation>horní fialová řada, rámeček 2</translation>
    </message>
    <message id="pendulum.spot.purple.top.2.to">
        <source></source>
        <translation>do 2. rámečku horní fialové řady</translation>
    </message>
    <message id="pendulum.spot.purple.top.3">
        <source></source>
        <translation>horní fialová řada, rámeček 3</translation>
    </message>
    <message id="pendulum.spot.purple.top.3.to">
        <source></source>
        <translation>do 3. rámečku horní fialové řady</translation>
    </message>
    <message id="pendulum.spot.purple.top.4">
        <source></source>
        <translation>horní fialová řada, rámeček 4</translation>
    </message>
    <message id="pendulum.spot.purple.top.4.to">
        <source></source>
        <translation>do 4. rámečku horní fialové řady</translation>
    </message>
    <message id="pendulum.spot.purple.top.box1">
        <source></source>
        <translation>horní fialová řada, políčko odměn 1</translation>
    </message>
    <message id="pendulum.spot.purple.top.box1.to">
        <source></source>
        <translation>na 1. políčko odměn horní fialové řady</translation>
    </message>
    <message id="pendulum.spot.purple.top.box2">
        <source></source>
        <translation>horní fialová řada, políčko odměn 2</translation>
    </message>
    <message id="pendulum.spot.purple.top.box2.to">
        <source></source>
        <translation>na 2. políčko odměn horní fialové řady</translation>
    </message>
    <message id="pendulum.spot.purple.top.box3">
        <source></source>
        <translation>horní fialová řada, políčko odměn 3</translation>
    </message>
    <message id="pendulum.spot.purple.top.box3.to">
        <source></source>
        <translation>na 3. políčko odměn horní fialové řady</translation>
    </message>
    <message id="pendulum.spot.purple.top.box4">
        <source></source>
        <translation>horní fialová řada, políčko odměn 4</translation>
    </message>
    <message id="pendulum.spot.purple.top.box4.to">
        <source></source>
        <translation>na 4. políčko odměn horní fialové řady</translation>
    </message>
    <message id="pendulum.stock.culture">
        <source></source>
        <translation>kultura</translation>
    </message>
    <message id="pendulum.stock.culture.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n jednotku kultury</numerusform>
            <numerusform>%n jednotky kultury</numerusform>
            <numerusform>%n jednotek kultury</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.culture.gen">
        <source></source>
        <translation>kultury</translation>
    </message>
    <message id="pendulum.stock.gold">
        <source></source>
        <translation>zlato</translation>
    </message>
    <message id="pendulum.stock.gold.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n zlatý</numerusform>
            <numerusform>%n zlaté</numerusform>
            <numerusform>%n zlatých</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.gold.gen">
        <source></source>
        <translation>zlata</translation>
    </message>
    <message id="pendulum.stock.legendary">
        <source></source>
        <translation>legendární úspěch</translation>
    </message>
    <message id="pendulum.stock.legendary.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>bod za legendární úspěch</numerusform>
            <numerusform>%n body za legendární úspěchy</numerusform>
            <numerusform>%n bodů za legendární úspěchy</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.legendary.gen">
        <source></source>
        <translation>legendárního úspěchu</translation>
    </message>
    <message id="pendulum.stock.military">
        <source></source>
        <translation>armáda</translation>
    </message>
    <message id="pendulum.stock.military.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n jednotku armády</numerusform>
            <numerusform>%n jednotky armády</numerusform>
            <numerusform>%n jednotek armády</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.military.gen">
        <source></source>
        <translation>armády</translation>
    </message>
    <message id="pendulum.stock.popularity">
        <source></source>
        <translation>popularita</translation>
    </message>
    <message id="pendulum.stock.popularity.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n bod popularity</numerusform>
            <numerusform>%n body popularity</numerusform>
            <numerusform>%n bodů popularity</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.popularity.gen">
        <source></source>
        <translation>popularity</translation>
    </message>
    <message id="pendulum.stock.power">
        <source></source>
        <translation>moc</translation>
    </message>
    <message id="pendulum.stock.power.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n bod moci</numerusform>
            <numerusform>%n body moci</numerusform>
            <numerusform>%n bodů moci</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.power.gen">
        <source></source>
        <translation>moci</translation>
    </message>
    <message id="pendulum.stock.prestige">
        <source></source>
        <translation>věhlas</translation>
    </message>
    <message id="pendulum.stock.prestige.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n bod věhlasu</numerusform>
            <numerusform>%n body věhlasu</numerusform>
            <numerusform>%n bodů věhlasu</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.prestige.gen">
        <source></source>
        <translation>věhlasu</translation>
    </message>
    <message id="pendulum.stock.votes">
        <source></source>
        <translation>hlasy</translation>
    </message>
    <message id="pendulum.stock.votes.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n hlas</numerusform>
            <numerusform>%n hlasy</numerusform>
            <numerusform>%n hlasů</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.votes.gen">
        <source></source>
        <translation>hlasů</translation>
    </message>
    <message id="pendulum.stratagem.alchemist1">
        <source></source>
        <translation>Alchymistka 1: 2 body na jednu stupnici za 2 libovolné zdroje</translation>
    </message>
    <message id="pendulum.stratagem.alchemist2">
        <source></source>
        <translation>Alchymistka 2: navrácení jedné lsti za 2 libovolné zdroje</translation>
    </message>
    <message id="pendulum.stratagem.alchemist3">
        <source></source>
        <translation>Alchymistka 3: odvolání služebníka za 2 libovolné zdroje</translation>
    </message>
    <message id="pendulum.stratagem.alchemist4">
        <source></source>
        <translation>Alchymistka 4: běžný služebník za 8 libovolných zdrojů</translation>
    </message>
    <message id="pendulum.stratagem.briber1">
        <source></source>
        <translation>Úplatkář 1: 1 bod věhlasu</translation>
    </message>
    <message id="pendulum.stratagem.briber2">
        <source></source>
        <translation>Úplatkář 2: 1 libovolný zdroj</translation>
    </message>
    <message id="pendulum.stratagem.briber3">
        <source></source>
        <translation>Úplatkář 3: odvolání služebníka</translation>
    </message>
    <message id="pendulum.stratagem.briber4">
        <source></source>
        <translation>Úplatkář 4: běžný služebník za 7 zlatých</translation>
    </message>
    <message id="pendulum.stratagem.champion1">
        <source></source>
        <translation>Šampión 1: 1 bod věhlasu</translation>
    </message>
    <message id="pendulum.stratagem.champion2">
        <source></source>
        <translation>Šampión 2: 1 libovolný zdroj</translation>
    </message>
    <message id="pendulum.stratagem.champion3">
        <source></source>
        <translation>Šampión 3: odvolání služebníka</translation>
    </message>
    <message id="pendulum.stratagem.champion4">
        <source></source>
        <translation>Šampión 4: běžný služebník za 7 jednotek armády</translation>
    </message>
    <message id="pendulum.stratagem.implacable1">
        <source></source>
        <translation>Nesmiřitelná 1: 1 bod věhlasu</translation>
    </message>
    <message id="pendulum.stratagem.implacable2">
        <source></source>
        <translation>Nesmiřitelná 2: 1 libovolný zdroj</translation>
    </message>
    <message id="pendulum.stratagem.implacable3">
        <source></source>
        <translation>Nesmiřitelná 3: odvolání služebníka</translation>
    </message>
    <message id="pendulum.stratagem.implacable4">
        <source></source>
        <translation>Nesmiřitelná 4: běžný služebník za 8 libovolných zdrojů</translation>
    </message>
    <message id="pendulum.stratagem.insidious1">
        <source></source>
        <translation>Prohnaný 1: 1 bod věhlasu</translation>
    </message>
    <message id="pendulum.stratagem.insidious2">
        <source></source>
        <translation>Prohnaný 2: 1 libovolný zdroj</translation>
    </message>
    <message id="pendulum.stratagem.insidious3">
        <source></source>
        <translation>Prohnaný 3: odvolání služebníka</translation>
    </message>
    <message id="pendulum.stratagem.insidious4">
        <source></source>
        <translation>Prohnaný 4: běžný služebník za 3 hlasy</translation>
    </message>
    <message id="pendulum.stratagem.insurgent1">
        <source></source>
        <translation>Bouře 1: 1 bod věhlasu</translation>
    </message>
    <message id="pendulum.stratagem.insurgent2">
        <source></source>
        <translation>Bouře 2: 1 libovolný zdroj</translation>
    </message>
    <message id="pendulum.stratagem.insurgent3">
        <source></source>
        <translation>Bouře 3: služebník přímo na políčko odměn</translation>
    </message>
    <message id="pendulum.stratagem.insurgent4">
        <source></source>
        <translation>Bouře 4: běžný služebník za 4 jednotky armády a 4 zlaté</translation>
    </message>
    <message id="pendulum.stratagem.justicar1">
        <source></source>
        <translation>Spravedlivý 1: 1 bod věhlasu</translation>
    </message>
    <message id="pendulum.stratagem.justicar2">
        <source></source>
        <translation>Spravedlivý 2: 1 libovolný zdroj</translation>
    </message>
    <message id="pendulum.stratagem.justicar3">
        <source></source>
        <translation>Spravedlivý 3: odvolání služebníka</translation>
    </message>
    <message id="pendulum.stratagem.justicar4">
        <source></source>
        <translation>Spravedlivý 4: běžný služebník za 7 jednotek kultury</translation>
    </message>
    <message id="pendulum.stratagem.pacifist1">
        <source></source>
        <translation>Mírumilovný 1: 1 bod věhlasu za 1 jednotku kultury</translation>
    </message>
    <message id="pendulum.stratagem.pacifist2">
        <source></source>
        <translation>Mírumilovný 2: úspěch bez splnění podmínky za 4 jednotky kultury a 2 hlasy</translation>
    </message>
    <message id="pendulum.stratagem.pacifist3">
        <source></source>
        <translation>Mírumilovný 3: akce ještě jednou</translation>
    </message>
    <message id="pendulum.stratagem.pacifist4">
        <source></source>
        <translation>Mírumilovný 4: běžný služebník za 3 body popularity</translation>
    </message>
    <message id="pendulum.stratagem.reward1">
        <source></source>
        <translation>modrá produkce</translation>
    </message>
    <message id="pendulum.stratagem.reward10">
        <source></source>
        <translation>5 zlatých</translation>
    </message>
    <message id="pendulum.stratagem.reward11">
        <source></source>
        <translation>1 hlas</translation>
    </message>
    <message id="pendulum.stratagem.reward12">
        <source></source>
        <translation>1 hlas</translation>
    </message>
    <message id="pendulum.stratagem.reward13">
        <source></source>
        <translation>převod vítězného bodu na jinou stupnici</translation>
    </message>
    <message id="pendulum.stratagem.reward14">
        <source></source>
        <translation>dobytí provincie</translation>
    </message>
    <message id="pendulum.stratagem.reward15">
        <source></source>
        <translation>odvolání služebníka za 2 jednotky armády</translation>
    </message>
    <message id="pendulum.stratagem.reward16">
        <source></source>
        <translation>odvolání služebníka za 2 jednotky kultury</translation>
    </message>
    <message id="pendulum.stratagem.reward17">
        <source></source>
        <translation>dobytí provincie za 3 jednotky armády</translation>
    </message>
    <message id="pendulum.stratagem.reward18">
        <source></source>
        <translation>dobytí provincie za 3 jednotky armády</translation>
    </message>
    <message id="pendulum.stratagem.reward19">
        <source></source>
        <translation>akce bez placení zlata</translation>
    </message>
    <message id="pendulum.stratagem.reward2">
        <source></source>
        <translation>červená produkce</translation>
    </message>
    <message id="pendulum.stratagem.reward20">
        <source></source>
        <translation>1 bod popularity za 2 zlaté</translation>
    </message>
    <message id="pendulum.stratagem.reward21">
        <source></source>
        <translation>1 bod moci za 2 jednotky armády</translation>
    </message>
    <message id="pendulum.stratagem.reward22">
        <source></source>
        <translation>1 bod věhlasu za 2 jednotky kultury</translation>
    </message>
    <message id="pendulum.stratagem.reward23">
        <source></source>
        <translation>akce bez placení zlata</translation>
    </message>
    <message id="pendulum.stratagem.reward24">
        <source></source>
        <translation>1 zlatý</translation>
    </message>
    <message id="pendulum.stratagem.reward25">
        <source></source>
        <translation>dobytí provincie za 2 hlasy</translation>
    </message>
    <message id="pendulum.stratagem.reward3">
        <source></source>
        <translation>dobytí provincie</translation>
    </message>
    <message id="pendulum.stratagem.reward4">
        <source></source>
        <translation>limit provincií 3</translation>
    </message>
    <message id="pendulum.stratagem.reward5">
        <source></source>
        <translation>limit provincií 3</translation>
    </message>
    <message id="pendulum.stratagem.reward6">
        <source></source>
        <translation>1 bod moci, 1 bod věhlasu, 1 bod popularity</translation>
    </message>
    <message id="pendulum.stratagem.reward7">
        <source></source>
        <translation>navrácení všech lstí</translation>
    </message>
    <message id="pendulum.stratagem.reward8">
        <source></source>
        <translation>5 jednotek armády</translation>
    </message>
    <message id="pendulum.stratagem.reward9">
        <source></source>
        <translation>5 jednotek kultury</translation>
    </message>
    <message id="pendulum.stratagem.tyrant1">
        <source></source>
        <translation>Tyran 1: 2 body věhlasu za 3 jednotky kultury</translation>
    </message>
    <message id="pendulum.stratagem.tyrant2">
        <source></source>
        <translation>Tyran 2: 3 libovolné zdroje za 1 jednotku kultury</translation>
    </message>
    <message id="pendulum.stratagem.tyrant3">
        <source></source>
        <translation>Tyran 3: úspěch dvakrát</translation>
    </message>
    <message id="pendulum.stratagem.tyrant4">
        <source></source>
        <translation>Tyran 4: běžný služebník za 4 hlasy</translation>
    </message>
    <message id="pendulum.stratagem.warmonger1">
        <source></source>
        <translation>Válečný štváč 1: 1 bod věhlasu</translation>
    </message>
    <message id="pendulum.stratagem.warmonger2">
        <source></source>
        <translation>Válečný štváč 2: armáda za kulturu, nebo naopak</translation>
    </message>
    <message id="pendulum.stratagem.warmonger3">
        <source></source>
        <translation>Válečný štváč 3: také sousední akce</translation>
    </message>
    <message id="pendulum.stratagem.warmonger4">
        <source></source>
        <translation>Válečný štváč 4: běžný služebník za 2 body moci</translation>
    </message>
    <message id="pendulum.timer.black">
        <source></source>
        <translation>černé hodiny</translation>
    </message>
    <message id="pendulum.timer.green">
        <source></source>
        <translation>zelené hodiny</translation>
    </message>
    <message id="pendulum.timer.purple">
        <source></source>
        <translation>fialové hodiny</translation>
    </message>
    <message id="pendulum.with.extra">
        <source></source>
        <translation>s druhou akcí</translation>
    </message>
    <message id="pendulum.with.extra.waive">
        <source></source>
        <translation>s druhou akcí a bez placení zlata</translation>
    </message>
    <message id="pendulum.with.nothing">
        <source></source>
        <translation>bez lsti</translation>
    </message>
    <message id="pendulum.with.waive">
        <source></source>
        <translation>bez placení zlata</translation>
    </message>
    <message id="pendulum.worker.grande1">
        <source></source>
        <translation>mocný služebník</translation>
    </message>
    <message id="pendulum.worker.grande1.acc">
        <source></source>
        <translation>mocného služebníka</translation>
    </message>
    <message id="pendulum.worker.grande2">
        <source></source>
        <translation>druhý mocný služebník</translation>
    </message>
    <message id="pendulum.worker.grande2.acc">
        <source></source>
        <translation>mocného služebníka</translation>
    </message>
    <message id="pendulum.worker.regular1">
        <source></source>
        <translation>běžný služebník</translation>
    </message>
    <message id="pendulum.worker.regular1.acc">
        <source></source>
        <translation>běžného služebníka</translation>
    </message>
    <message id="pendulum.worker.regular2">
        <source></source>
        <translation>druhý běžný služebník</translation>
    </message>
    <message id="pendulum.worker.regular2.acc">
        <source></source>
        <translation>běžného služebníka</translation>
    </message>
    <message id="pendulum.worker.regular3">
        <source></source>
        <translation>třetí běžný služebník</translation>
    </message>
    <message id="pendulum.worker.regular3.acc">
        <source></source>
        <translation>běžného služebníka</translation>
    </message>
    <message id="pendulum.yes.no">
        <source></source>
        <translation>ne</translation>
    </message>
    <message id="pendulum.yes.yes">
        <source></source>
        <translation>ano</translation>
    </message>
    <message id="pendulum.button.recover">
        <source></source>
        <translation>Vrátit si karty lsti</translation>
    </message>
    <message id="pendulum.button.achieve">
        <source></source>
        <translation>Dosáhnout úspěchu</translation>
    </message>
    <message id="pendulum.button.refill">
        <source></source>
        <translation>Doplnit provincie</translation>
    </message>
    <message id="pendulum.button.begin">
        <source></source>
        <translation>Začít kolo</translation>
    </message>
    <message id="pendulum.button.resume">
        <source></source>
        <translation>Vrátit se do hry</translation>
    </message>
    <message id="pendulum.word.achieve">
        <source></source>
        <translation>získat</translation>
    </message>
    <message id="pendulum.word.refill">
        <source></source>
        <translation>doplnit</translation>
    </message>
    <message id="pendulum.word.done">
        <source></source>
        <translation>hotovo</translation>
    </message>
    <message id="pendulum.word.begin">
        <source></source>
        <translation>začít</translation>
    </message>
    <message id="pendulum.word.resume">
        <source></source>
        <translation>zpátky</translation>
    </message>
    <message id="pendulum.word.pause">
        <source></source>
        <translation>pauza</translation>
    </message>
    <message id="pendulum.word.goOn">
        <source></source>
        <translation>dál</translation>
    </message>
    <message id="pendulum.word.undo">
        <source></source>
        <translation>zpět</translation>
    </message>
    <message id="pendulum.word.timed">
        <source></source>
        <translation>s pískem</translation>
    </message>
    <message id="pendulum.word.untimed">
        <source></source>
        <translation>bez písku</translation>
    </message>
    <message id="pendulum.ask.pay" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Zaplaťte ještě %n zdroj podle vlastní volby.</numerusform>
            <numerusform>Zaplaťte ještě %n zdroje podle vlastní volby.</numerusform>
            <numerusform>Zaplaťte ještě %n zdrojů podle vlastní volby.</numerusform>
        </translation>
    </message>
    <message id="pendulum.ask.glory">
        <source></source>
        <translation>Tato stupnice je plná. Má se z bodu stát sláva?</translation>
    </message>
    <message id="pendulum.ask.exchange">
        <source></source>
        <translation>Kolik a kterým směrem vyměníte?</translation>
    </message>
    <message id="pendulum.ask.swap">
        <source></source>
        <translation>Ze které stupnice na kterou bod přejde?</translation>
    </message>
    <message id="pendulum.ask.onTrack" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Na kterou stupnici bod půjde?</numerusform>
            <numerusform>Na kterou stupnici půjdou všechny %n body?</numerusform>
            <numerusform>Na kterou stupnici půjde všech %n bodů?</numerusform>
        </translation>
    </message>
    <message id="pendulum.ask.resource" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Vezměte si zdroj.</numerusform>
            <numerusform>Vezměte si %n zdroje, jeden po druhém.</numerusform>
            <numerusform>Vezměte si %n zdrojů, jeden po druhém.</numerusform>
        </translation>
    </message>
    <message id="pendulum.ask.point" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Vezměte si bod: na kterou stupnici?</numerusform>
            <numerusform>Vezměte si %n body, jeden po druhém.</numerusform>
            <numerusform>Vezměte si %n bodů, jeden po druhém.</numerusform>
        </translation>
    </message>
    <message id="pendulum.ask.claim">
        <source></source>
        <translation>Bod za legendární úspěch, nebo odměna na svitku?</translation>
    </message>
    <message id="pendulum.ask.tuck">
        <source></source>
        <translation>Pod kterou produkci provincie přijde?</translation>
    </message>
    <message id="pendulum.ask.province" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Kterou provincii dobudete?</numerusform>
            <numerusform>Kterou provincii dobudete jako první? Celkem můžete dobýt %n.</numerusform>
            <numerusform>Kterou provincii dobudete jako první? Celkem můžete dobýt %n.</numerusform>
        </translation>
    </message>
    <message id="pendulum.ask.retrieve">
        <source></source>
        <translation>Který služebník se k vám vrátí?</translation>
    </message>
    <message id="pendulum.ask.recall">
        <source></source>
        <translation>Kterou kartu lsti si vrátíte?</translation>
    </message>
    <message id="pendulum.ask.promote">
        <source></source>
        <translation>Ze kterého služebníka se stane mocný?</translation>
    </message>
    <message id="pendulum.ask.again">
        <source></source>
        <translation>Ještě jedna akce: která?</translation>
    </message>
    <message id="pendulum.ask.discard">
        <source></source>
        <translation>Pod {colour:acc} produkcí je jich {count}, zůstat smějí {limit}. Kterou odhodíte?</translation>
    </message>
    <message id="pendulum.ask.reward">
        <source></source>
        <translation>Vyberte si odměnu rady.</translation>
    </message>
    <message id="pendulum.hint.opening">
        <source></source>
        <translation>Jste na tahu: postavte zvýrazněného služebníka do rámečku v řadě bez hodin.</translation>
    </message>
    <message id="pendulum.hint.waiting.opening">
        <source></source>
        <translation>Služebníka staví {seat}.</translation>
    </message>
    <message id="pendulum.hint.waiting.openingNext">
        <source></source>
        <translation>Staví {seat}, potom vy.</translation>
    </message>
    <message id="pendulum.hint.waiting.rewards">
        <source></source>
        <translation>Odměnu vybírá {seat}.</translation>
    </message>
    <message id="pendulum.hint.waiting.rewardsNext">
        <source></source>
        <translation>Vybírá {seat}, potom vy.</translation>
    </message>
    <message id="pendulum.votes" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n hlas: v pořadí jste na {place}. místě.</numerusform>
            <numerusform>%n hlasy: v pořadí jste na {place}. místě.</numerusform>
            <numerusform>%n hlasů: v pořadí jste na {place}. místě.</numerusform>
        </translation>
    </message>
    <message id="pendulum.toScroll">
        <source></source>
        <translation>{n} do svitku</translation>
    </message>
    <message id="pendulum.hint.ready">
        <source></source>
        <translation>Všechno je připraveno. Zazvoňte na zvonek a písek se začne sypat.</translation>
    </message>
    <message id="pendulum.hint.ready.calm">
        <source></source>
        <translation>Všechno je připraveno. Zazvoňte na zvonek a kolo začne.</translation>
    </message>
    <message id="pendulum.hint.ready.sand">
        <source></source>
        <translation>Poslední písek se ještě sype. Až se dosype, zazvoňte na zvonek.</translation>
    </message>
    <message id="pendulum.hint.councilCalled">
        <source></source>
        <translation>Rada je svolána. Dokončete, co ještě můžete, a stiskněte fajfku.</translation>
    </message>
    <message id="pendulum.hint.councilCalled.done">
        <source></source>
        <translation>Máte hotovo. Ostatní ještě dokončují.</translation>
    </message>
    <message id="pendulum.hint.reposition">
        <source></source>
        <translation>Přesuňte služebníky pro další kolo a stiskněte fajfku.</translation>
    </message>
    <message id="pendulum.hint.reposition.done">
        <source></source>
        <translation>Na další kolo máte vše připraveno.</translation>
    </message>
    <message id="pendulum.hint.done">
        <source></source>
        <translation>Hotovo. Ještě hraje {seat}.</translation>
    </message>
    <message id="pendulum.hint.act">
        <source></source>
        <translation>Přesuňte zvýrazněného služebníka na políčko odměn.</translation>
    </message>
    <message id="pendulum.hint.lastSeconds.purple">
        <source></source>
        <translation>Fialové hodiny se za deset sekund dosypou: váš služebník tam ještě nehrál.</translation>
    </message>
    <message id="pendulum.hint.lastSeconds.green">
        <source></source>
        <translation>Zelené hodiny se za deset sekund dosypou: váš služebník tam ještě nehrál.</translation>
    </message>
    <message id="pendulum.hint.lastSeconds.black">
        <source></source>
        <translation>Černé hodiny se za deset sekund dosypou: váš služebník tam ještě nehrál.</translation>
    </message>
    <message id="pendulum.hint.achieve">
        <source></source>
        <translation>Můžete dosáhnout úspěchu: stiskněte zvýrazněnou hvězdu.</translation>
    </message>
    <message id="pendulum.hint.place">
        <source></source>
        <translation>Umístěte volného služebníka: dotkněte se jeho a pak zvýrazněného rámečku.</translation>
    </message>
    <message id="pendulum.hint.step.purple">
        <source></source>
        <translation>Krok {step} z {steps}, pak fialové hodiny. Až skončíte, stiskněte fajfku.</translation>
    </message>
    <message id="pendulum.hint.step.green">
        <source></source>
        <translation>Krok {step} z {steps}, pak zelené hodiny. Až skončíte, stiskněte fajfku.</translation>
    </message>
    <message id="pendulum.hint.step.black">
        <source></source>
        <translation>Krok {step} z {steps}, pak černé hodiny. Až skončíte, stiskněte fajfku.</translation>
    </message>
    <message id="pendulum.hint.step.purple.green">
        <source></source>
        <translation>Krok {step} z {steps}, pak fialové a zelené hodiny. Až skončíte, stiskněte fajfku.</translation>
    </message>
    <message id="pendulum.hint.step.purple.black">
        <source></source>
        <translation>Krok {step} z {steps}, pak fialové a černé hodiny. Až skončíte, stiskněte fajfku.</translation>
    </message>
    <message id="pendulum.hint.step.green.black">
        <source></source>
        <translation>Krok {step} z {steps}, pak zelené a černé hodiny. Až skončíte, stiskněte fajfku.</translation>
    </message>
    <message id="pendulum.hint.step.purple.green.black">
        <source></source>
        <translation>Krok {step} z {steps}, pak všechny troje hodiny. Až skončíte, stiskněte fajfku.</translation>
    </message>
    <message id="pendulum.hint.flip.purple">
        <source></source>
        <translation>Fialové hodiny se dosypaly: dotykem je překlopíte.</translation>
    </message>
    <message id="pendulum.hint.flip.green">
        <source></source>
        <translation>Zelené hodiny se dosypaly: dotykem je překlopíte.</translation>
    </message>
    <message id="pendulum.hint.flip.black">
        <source></source>
        <translation>Černé hodiny se dosypaly: dotykem je překlopíte.</translation>
    </message>
    <message id="pendulum.hint.play">
        <source></source>
        <translation>Vaši služebníci čekají. Můžete zahrát zvýrazněnou lest.</translation>
    </message>
    <message id="pendulum.hint.recover">
        <source></source>
        <translation>Vaši služebníci čekají. Můžete si vrátit karty lsti: dotkněte se zvýrazněné hromádky.</translation>
    </message>
    <message id="pendulum.hint.refill">
        <source></source>
        <translation>V nabídce chybí provincie: doplníte ji zvýrazněným tlačítkem s kartami.</translation>
    </message>
    <message id="pendulum.hint.wait.purple">
        <source></source>
        <translation>Vaši služebníci čekají. Jako první se dosypou fialové hodiny.</translation>
    </message>
    <message id="pendulum.hint.wait.green">
        <source></source>
        <translation>Vaši služebníci čekají. Jako první se dosypou zelené hodiny.</translation>
    </message>
    <message id="pendulum.hint.wait.black">
        <source></source>
        <translation>Vaši služebníci čekají. Jako první se dosypou černé hodiny.</translation>
    </message>
    <message id="pendulum.hint.resume">
        <source></source>
        <translation>Někdo jednal po vás. Chcete-li se vrátit do hry, stiskněte zvýrazněnou šipku.</translation>
    </message>
    <message id="pendulum.hand.box">
        <source></source>
        <translation>Dotkněte se zvýrazněného políčka odměn, nebo tam služebníka přetáhněte.</translation>
    </message>
    <message id="pendulum.hand.frame">
        <source></source>
        <translation>Dotkněte se zvýrazněného rámečku, nebo tam služebníka přetáhněte.</translation>
    </message>
    <message id="pendulum.hand.home">
        <source></source>
        <translation>Pro tohoto služebníka teď není rámeček. Může jen domů na vaši desku.</translation>
    </message>
    <message id="pendulum.hand.stuck">
        <source></source>
        <translation>Dokud v jeho řadě stojí hodiny, zůstává tento služebník na místě.</translation>
    </message>
    <message id="pendulum.hand.nowhere">
        <source></source>
        <translation>Tohoto služebníka teď nelze přesunout.</translation>
    </message>
    <message id="pendulum.sand.left">
        <source></source>
        <translation>Písku zbývá: fialové {purple} s, zelené {green} s, černé {black} s.</translation>
    </message>
    <message id="pendulum.card.play">
        <source></source>
        <translation>{card}. Dalším dotykem ji zahrajete.</translation>
    </message>
    <message id="pendulum.card.along">
        <source></source>
        <translation>{card}. Zahraje se spolu s vaší příští akcí.</translation>
    </message>
    <message id="pendulum.card.notNow">
        <source></source>
        <translation>{card}. Teď ji zahrát nelze.</translation>
    </message>
    <message id="pendulum.panel.timers">
        <source></source>
        <translation>Přesýpací hodiny</translation>
    </message>
    <message id="pendulum.setup.randomBasic">
        <source></source>
        <translation>Náhodná základní postava</translation>
    </message>
    <message id="pendulum.setup.randomAdvanced">
        <source></source>
        <translation>Náhodná pokročilá postava</translation>
    </message>
    <message id="pendulum.setup.sand">
        <source></source>
        <translation>Písek</translation>
    </message>
    <message id="pendulum.setup.sand.about">
        <source></source>
        <translation>V klidném kole nikdo nespěchá: hodiny se obrátí, až všichni souhlasí.</translation>
    </message>
    <message id="pendulum.setup.sand.calmFirst">
        <source></source>
        <translation>První kolo v klidu</translation>
    </message>
    <message id="pendulum.setup.sand.always">
        <source></source>
        <translation>Vždy</translation>
    </message>
    <message id="pendulum.setup.sand.never">
        <source></source>
        <translation>Bez písku</translation>
    </message>
    <message id="pendulum.setup.pace">
        <source></source>
        <translation>Tempo</translation>
    </message>
    <message id="pendulum.setup.pace.about">
        <source></source>
        <translation>Mezi koly můžete písek společně zapnout nebo vypnout.</translation>
    </message>
    <message id="pendulum.setup.pace.free">
        <source></source>
        <translation>Může se měnit</translation>
    </message>
    <message id="pendulum.setup.pace.fixed">
        <source></source>
        <translation>Pevné</translation>
    </message>
    <message id="pendulum.setup.any">
        <source></source>
        <translation>Kdokoli</translation>
    </message>
    <message id="pendulum.setup.basic">
        <source></source>
        <translation>Základní</translation>
    </message>
    <message id="pendulum.setup.advanced">
        <source></source>
        <translation>Pokročilá</translation>
    </message>
    <message id="pendulum.setup.experienced">
        <source></source>
        <translation>Zkušené ruce</translation>
    </message>
    <message id="pendulum.setup.experienced.about">
        <source></source>
        <translation>V rámečku jen jeden služebník a shody rozhoduje sláva.</translation>
    </message>
    <message id="pendulum.setup.who.randomBasic">
        <source></source>
        <translation>kdokoli</translation>
    </message>
    <message id="pendulum.setup.who.randomAdvanced">
        <source></source>
        <translation>kdokoli, pokročilá</translation>
    </message>
    <message id="pendulum.setup.who.champion">
        <source></source>
        <translation>Bolg</translation>
    </message>
    <message id="pendulum.setup.who.warmonger">
        <source></source>
        <translation>Bolg</translation>
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
        <translation>S přesýpacími hodinami</translation>
    </message>
    <message id="pendulum.setup.untimed">
        <source></source>
        <translation>Bez přesýpacích hodin</translation>
    </message>
    <message id="pendulum.offer.done">
        <source></source>
        <translation>Mám hotovo</translation>
    </message>
    <message id="pendulum.offer.flip">
        <source></source>
        <translation>Překlopit {timer}</translation>
    </message>
    <message id="pendulum.offer.place">
        <source></source>
        <translation>Postavit {worker:acc} {spot:to}</translation>
    </message>
    <message id="pendulum.offer.instant">
        <source></source>
        <translation>Ihned</translation>
    </message>
    <message id="pendulum.offer.stratagem">
        <source></source>
        <translation>Karta do ruky</translation>
    </message>
    <message id="pendulum.offer.final">
        <source></source>
        <translation>Ihned, ale za cenu</translation>
    </message>
    <message id="pendulum.offer.grande">
        <source></source>
        <translation>Silnější služebník</translation>
    </message>
    <message id="pendulum.offer.point">
        <source></source>
        <translation>Vždy k mání</translation>
    </message>
    <message id="pendulum.gain.grande">
        <source></source>
        <translation>z vašeho běžného služebníka se stane mocný</translation>
    </message>
    <message id="pendulum.gain.production.brown">
        <source></source>
        <translation>hnědá produkce</translation>
    </message>
    <message id="pendulum.gain.production.red">
        <source></source>
        <translation>červená produkce</translation>
    </message>
    <message id="pendulum.gain.production.blue">
        <source></source>
        <translation>modrá produkce</translation>
    </message>
    <message id="pendulum.gain.production.yellow">
        <source></source>
        <translation>žlutá produkce</translation>
    </message>
    <message id="pendulum.gain.recoverAll">
        <source></source>
        <translation>všechny odehrané lsti se vám vrátí do ruky</translation>
    </message>
    <message id="pendulum.gain.recoverOne">
        <source></source>
        <translation>jedna odehraná lest se vám vrátí do ruky</translation>
    </message>
    <message id="pendulum.gain.exchange">
        <source></source>
        <translation>výměna armády za kulturu nebo naopak</translation>
    </message>
    <message id="pendulum.gain.swapPoint">
        <source></source>
        <translation>vítězný bod přejde na jinou stupnici</translation>
    </message>
    <message id="pendulum.gain.waiveGold">
        <source></source>
        <translation>jedna akce bez placení zlata</translation>
    </message>
    <message id="pendulum.gain.neighbour">
        <source></source>
        <translation>k provedené akci i ta hned vedle</translation>
    </message>
    <message id="pendulum.gain.repeat">
        <source></source>
        <translation>akce ještě jednou</translation>
    </message>
    <message id="pendulum.gain.rush">
        <source></source>
        <translation>služebník jde rovnou na políčko odměn</translation>
    </message>
    <message id="pendulum.gain.achieveTwice">
        <source></source>
        <translation>úspěch platí dvakrát</translation>
    </message>
    <message id="pendulum.gain.achieveFree">
        <source></source>
        <translation>úspěch bez splnění podmínky</translation>
    </message>
    <message id="pendulum.gainMany.military" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n jednotka armády</numerusform>
            <numerusform>%n jednotky armády</numerusform>
            <numerusform>%n jednotek armády</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.culture" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n jednotka kultury</numerusform>
            <numerusform>%n jednotky kultury</numerusform>
            <numerusform>%n jednotek kultury</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.gold" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n zlatý</numerusform>
            <numerusform>%n zlaté</numerusform>
            <numerusform>%n zlatých</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.votes" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n hlas</numerusform>
            <numerusform>%n hlasy</numerusform>
            <numerusform>%n hlasů</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.power" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n bod moci</numerusform>
            <numerusform>%n body moci</numerusform>
            <numerusform>%n bodů moci</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.prestige" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n bod věhlasu</numerusform>
            <numerusform>%n body věhlasu</numerusform>
            <numerusform>%n bodů věhlasu</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.popularity" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n bod popularity</numerusform>
            <numerusform>%n body popularity</numerusform>
            <numerusform>%n bodů popularity</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.legendary" numerus="yes">
        <source></source>
        <translation>
            <numerusform>legendární úspěch</numerusform>
            <numerusform>%n legendární úspěchy</numerusform>
            <numerusform>%n legendárních úspěchů</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.anyResource" numerus="yes">
        <source></source>
        <translation>
            <numerusform>zdroj podle volby</numerusform>
            <numerusform>%n zdroje podle volby</numerusform>
            <numerusform>%n zdrojů podle volby</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.anyPoint" numerus="yes">
        <source></source>
        <translation>
            <numerusform>vítězný bod podle volby</numerusform>
            <numerusform>%n vítězné body podle volby</numerusform>
            <numerusform>%n vítězných bodů podle volby</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.oneTrack" numerus="yes">
        <source></source>
        <translation>
            <numerusform>bod na jednu stupnici</numerusform>
            <numerusform>%n body na jednu stupnici</numerusform>
            <numerusform>%n bodů na jednu stupnici</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.province" numerus="yes">
        <source></source>
        <translation>
            <numerusform>dobytí provincie</numerusform>
            <numerusform>dobytí %n provincií</numerusform>
            <numerusform>dobytí %n provincií</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.retrieve" numerus="yes">
        <source></source>
        <translation>
            <numerusform>odvolání služebníka</numerusform>
            <numerusform>odvolání %n služebníků</numerusform>
            <numerusform>odvolání %n služebníků</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.hire" numerus="yes">
        <source></source>
        <translation>
            <numerusform>nový běžný služebník</numerusform>
            <numerusform>%n noví běžní služebníci</numerusform>
            <numerusform>%n nových běžných služebníků</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.limit" numerus="yes">
        <source></source>
        <translation>
            <numerusform>místo pro %n provincii pod každou produkcí</numerusform>
            <numerusform>místo pro %n provincie pod každou produkcí</numerusform>
            <numerusform>místo pro %n provincií pod každou produkcí</numerusform>
        </translation>
    </message>
</context>
</TS>
