<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="cs">
<context>
    <name></name>
    <message id="viceroy.rule.edition">
        <source></source>
        <translation>české vydání</translation>
    </message>
    <message id="viceroy.rule.chapter.aim">
        <source></source>
        <translation>Cíl hry</translation>
    </message>
    <message id="viceroy.rule.aim.goal.title">
        <source></source>
        <translation>Kdo vyhraje</translation>
    </message>
    <message id="viceroy.rule.aim.goal.1">
        <source></source>
        <translation>V říši je místo jen pro jednoho panovníka a vy se jím chcete stát. V dražbách získáváte vlivné postavy, sbíráte zákony a z obojího stavíte svou pyramidu moci.</translation>
    </message>
    <message id="viceroy.rule.aim.goal.2">
        <source></source>
        <translation>Po 12 kolech si každý sečte body moci a vyhraje ten, kdo jich má nejvíc. Stavět do výšky se vyplácí: na 4. úrovni přinese jediná karta nezřídka 10 nebo 12 bodů.</translation>
    </message>
    <message id="viceroy.rule.aim.round.title">
        <source></source>
        <translation>12 kol o 2 fázích</translation>
    </message>
    <message id="viceroy.rule.aim.round.1">
        <source></source>
        <translation>Každé kolo má [aukční fázi](rule:auction.display), v níž můžete získat 1 postavu, a [fázi budování](rule:build.choose), v níž můžete zahrát až 3 karty z ruky. Všichni hráči volí současně a tajně.</translation>
    </message>
    <message id="viceroy.rule.aim.round.2">
        <source></source>
        <translation>V každém kole přijdou do dražby 4 nové postavy. Po 12. kole následuje závěrečné sčítání.</translation>
    </message>
    <message id="viceroy.rule.chapter.setup">
        <source></source>
        <translation>Příprava hry</translation>
    </message>
    <message id="viceroy.rule.setup.parts.title">
        <source></source>
        <translation>Co je v krabici</translation>
    </message>
    <message id="viceroy.rule.setup.parts.1">
        <source></source>
        <translation>64 postav s čísly 1 až 64, 24 zákonů s čísly 65 až 88, 4 dražební karty, pro každého hráče zástěna a 64 drahokamů ve 4 barvách: modré, červené, zelené a žluté, od každé barvy 16.</translation>
    </message>
    <message id="viceroy.rule.setup.parts.2">
        <source></source>
        <translation>K tomu žetony bodů moci, vědy, magie, obrany, útoku, bonusů za magii a bonusů za kruhy. Žetony nikdy nedojdou, drahokamy a karty dojít mohou.</translation>
    </message>
    <message id="viceroy.rule.setup.gems.title">
        <source></source>
        <translation>Všeobecná zásoba a první drahokamy</translation>
    </message>
    <message id="viceroy.rule.setup.gems.1">
        <source></source>
        <translation>Na každého hráče připadají ve hře 4 drahokamy od každé barvy, ostatní zůstanou v krabici. Od každé barvy dostanete 2 drahokamy a 2 z těchto 8 náhodně vrátíte; začínáte tedy se 6 drahokamy za zástěnou. Drahokamy, které jsou ve hře a nikdo je nemá, tvoří všeobecnou zásobu.</translation>
    </message>
    <message id="viceroy.rule.setup.gems.2">
        <source></source>
        <translation>*Příklad:* ve 3 hráčích je ve hře 48 drahokamů, z toho 18 za zástěnami a 30 ve všeobecné zásobě.</translation>
    </message>
    <message id="viceroy.rule.setup.decks.title">
        <source></source>
        <translation>3 balíčky a první dražba</translation>
    </message>
    <message id="viceroy.rule.setup.decks.1">
        <source></source>
        <translation>Každý dostane 2 ze 64 postav. Z ostatních se odpočítá 48 do velkého balíčku a první 4 z nich se vyloží k dražebním kartám. Zbytek tvoří malý balíček: podle toho, zda je hráčů 1, 2, 3, nebo 4, je v něm 14, 12, 10, nebo 8 postav.</translation>
    </message>
    <message id="viceroy.rule.setup.decks.2">
        <source></source>
        <translation>Třetí balíček tvoří 24 zákonů. Po vyložení prvních postav dostane každý 3 zákony. Žádný balíček se nedoplňuje a odhozená karta se už nevrátí.</translation>
    </message>
    <message id="viceroy.rule.setup.first.title">
        <source></source>
        <translation>Vaše první karta</translation>
    </message>
    <message id="viceroy.rule.setup.first.1">
        <source></source>
        <translation>Tajně vyberte 1 ze svých 2 postav. Bez placení s ní začnete pyramidu na 1. úrovni, druhá vám zůstane v ruce. Jakmile mají vybráno všichni, dostane každý odměnu ze spodního řádku své karty; začíná [nejnižší číslo](rule:table.number). Své 3 zákony uvidíte teprve po této volbě.</translation>
    </message>
    <message id="viceroy.rule.setup.first.2">
        <source></source>
        <translation>*Příklad:* Baron jako první karta přinese zelený věčný drahokam.</translation>
    </message>
    <message id="viceroy.rule.chapter.table">
        <source></source>
        <translation>U stolu</translation>
    </message>
    <message id="viceroy.rule.table.secret.title">
        <source></source>
        <translation>Co je tajné</translation>
    </message>
    <message id="viceroy.rule.table.secret.1">
        <source></source>
        <translation>Tajné jsou karty ve vaší ruce a také drahokamy a žetony útoku za vaší zástěnou. Pyramidy, karty v dražbě, všeobecnou zásobu a počet vašich karet vidí všichni. Nabídky a karty si každý nejdřív tajně zvolí a pak se odhalí najednou; dokud nezvolí poslední hráč, můžete svou volbu vzít zpět.</translation>
    </message>
    <message id="viceroy.rule.table.secret.2">
        <source></source>
        <translation>Domlouvat se a slibovat smíte cokoli, nikoho to však k ničemu nezavazuje. Drahokamy ani karty si hráči nepředávají, ledaže to dovolí některý [zákon](rule:laws.barter).</translation>
    </message>
    <message id="viceroy.rule.table.number.title">
        <source></source>
        <translation>Nejnižší číslo má přednost</translation>
    </message>
    <message id="viceroy.rule.table.number.1">
        <source></source>
        <translation>Každá karta má vlastní číslo od 1 do 88. Má-li něco udělat víc hráčů najednou, začne ten, v jehož pyramidě leží nejnižší číslo, a dokončí všechno, než přijde na řadu další. Ve fázi budování místo toho rozhodují čísla odhalených karet.</translation>
    </message>
    <message id="viceroy.rule.table.number.2">
        <source></source>
        <translation>*Příklad:* odhalíte Kancléře (6), soupeř Šlechtice (18), takže hrajete první.</translation>
    </message>
    <message id="viceroy.rule.table.number.3">
        <source></source>
        <translation>*Náš výklad:* zasunuté karty se tu nepočítají, jen ty, které jsou vidět.</translation>
    </message>
    <message id="viceroy.rule.table.question.title">
        <source></source>
        <translation>Vždy jedna otázka</translation>
    </message>
    <message id="viceroy.rule.table.question.1">
        <source></source>
        <translation>Program se vás ptá vždy jen na jednu věc a rozsvítí všechny možné odpovědi. Odpovězte dřív, než uděláte cokoli jiného. Pokud se vás na nic neptá, už jste v této fázi získali kartu nebo pasovali, anebo se ještě rozhodují jiní. Místa a věci, které k této partii nepatří, vybrat nelze.</translation>
    </message>
    <message id="viceroy.rule.chapter.auction">
        <source></source>
        <translation>Aukční fáze</translation>
    </message>
    <message id="viceroy.rule.auction.display.title">
        <source></source>
        <translation>Co se draží</translation>
    </message>
    <message id="viceroy.rule.auction.display.1">
        <source></source>
        <translation>Každá ze 4 dražebních karet má svou barvu a místo pro 2 postavy. Její šipka ukazuje na *starší*, která zbyla z minulého kola; *novější* leží na druhé straně. V 1. kole jsou tedy v dražbě 4 postavy, později až 8.</translation>
    </message>
    <message id="viceroy.rule.auction.display.2">
        <source></source>
        <translation>Na barvu, u které žádná postava neleží, nelze nabízet a z prázdného místa nelze kartu vzít.</translation>
    </message>
    <message id="viceroy.rule.auction.bid.title">
        <source></source>
        <translation>Vaše nabídka</translation>
    </message>
    <message id="viceroy.rule.auction.bid.1">
        <source></source>
        <translation>Tajně zvolte 1 nabídku: drahokam, [žeton útoku](rule:auction.attack), nebo nic. Drahokamem nabízíte na postavy u jeho vlastní barvy a musí být zpoza vaší zástěny; věčný drahokam nabídnout nelze. Každý nabídnutý drahokam putuje do všeobecné zásoby, i když nic nezískal. Do ceny, kterou později zaplatíte za vyložení karty, se nepočítá.</translation>
    </message>
    <message id="viceroy.rule.auction.bid.2">
        <source></source>
        <translation>*Příklad:* Vyzvědač leží u zelené, nabízíte tedy zelený drahokam, přestože jeho spodní řádek stojí modrý.</translation>
    </message>
    <message id="viceroy.rule.auction.alone.title">
        <source></source>
        <translation>Jediná nabídka na barvu</translation>
    </message>
    <message id="viceroy.rule.auction.alone.1">
        <source></source>
        <translation>Nenabízí-li na vaši barvu nikdo další, vyhráváte: leží-li tam 1 karta, je vaše, ze 2 karet si jednu vyberete. Vezmete si ji do ruky a dražba pro vás končí. V jedné dražbě získáte nejvýš 1 kartu, a za drahokam jen u barvy, na kterou jste nabízeli.</translation>
    </message>
    <message id="viceroy.rule.auction.contested.title">
        <source></source>
        <translation>Více nabídek na barvu</translation>
    </message>
    <message id="viceroy.rule.auction.contested.1">
        <source></source>
        <translation>Nabídnou-li 2 nebo více hráčů na barvu s 1 kartou, nezíská ji nikdo. Totéž platí pro 3 nebo 4 hráče u 2 karet. Všechny tyto drahokamy propadnou a jejich majitelé pokračují dalším kolem dražby. Mezi stejnými nabídkami čísla karet nikdy nerozhodují.</translation>
    </message>
    <message id="viceroy.rule.auction.contested.2">
        <source></source>
        <translation>*Příklad:* 2 hráči nabídnou na Kapitána červenou. Oba přijdou o červený drahokam a oba nabízejí znovu.</translation>
    </message>
    <message id="viceroy.rule.auction.agree.title">
        <source></source>
        <translation>2 hráči u 2 karet</translation>
    </message>
    <message id="viceroy.rule.auction.agree.1">
        <source></source>
        <translation>Nabídnou-li na barvu se 2 kartami právě 2 hráči, mohou se rozdělit. V programu navrhuje ten s nižším číslem, kdo si vezme kterou kartu. Druhý návrh přijme, požádá o opačné rozdělení, nebo odmítne; opačné rozdělení lze už jen přijmout, nebo odmítnout.</translation>
    </message>
    <message id="viceroy.rule.auction.agree.2">
        <source></source>
        <translation>Když se dohodnou, vezme si každý jednu kartu a v dražbě končí. Když ne, nezíská nikdo nic a oba pokračují. O drahokamy přijdou tak i tak.</translation>
    </message>
    <message id="viceroy.rule.auction.attack.title">
        <source></source>
        <translation>Nabídka žetonu útoku</translation>
    </message>
    <message id="viceroy.rule.auction.attack.1">
        <source></source>
        <translation>Žetony útoku se vyhodnocují dřív než drahokamy: vezměte si kteroukoli kartu v dražbě. Žeton je tím utracen a dražba pro vás končí. Útočí-li víc hráčů, vybírají si podle svých nejnižších čísel. Teprve pak se o zbylé karty utkají drahokamy; komu u jeho barvy žádná nezbude, přijde o drahokam a pokračuje.</translation>
    </message>
    <message id="viceroy.rule.auction.attack.2">
        <source></source>
        <translation>*Náš výklad:* i žeton útoku, na který nezbyla vůbec žádná karta, propadá a jeho majitel pokračuje.</translation>
    </message>
    <message id="viceroy.rule.auction.pass.title">
        <source></source>
        <translation>Pasování se vyplácí</translation>
    </message>
    <message id="viceroy.rule.auction.pass.1">
        <source></source>
        <translation>Nezvolíte-li nic, pasujete: kartu nezískáte a v této dražbě už nenabízíte, zato si ze všeobecné zásoby vezmete 3 libovolné drahokamy a za každý žeton vědy ve své pyramidě 1 navíc. Kdo nemá kartu ani po 3. kole dražby, jako by pasoval, i když o své nabídky přišel.</translation>
    </message>
    <message id="viceroy.rule.auction.pass.2">
        <source></source>
        <translation>*Příklad:* se 2 žetony vědy si vezmete 5 drahokamů.</translation>
    </message>
    <message id="viceroy.rule.auction.gems.title">
        <source></source>
        <translation>Jak se berou drahokamy</translation>
    </message>
    <message id="viceroy.rule.auction.gems.1">
        <source></source>
        <translation>Drahokamy vybíráte po jednom, v libovolných barvách, které ve všeobecné zásobě ještě jsou. Je-li jich tam méně, než vám náleží, vezměte si, co zbývá; zbytek nároku propadá. Začíná hráč s nejnižším číslem a vezme si všechny najednou, pak teprve další.</translation>
    </message>
    <message id="viceroy.rule.auction.gems.2">
        <source></source>
        <translation>*Náš výklad:* drahokamy nabídnuté v témže kole dražby jsou ve všeobecné zásobě dřív, než si z ní pasující hráči berou.</translation>
    </message>
    <message id="viceroy.rule.auction.end.title">
        <source></source>
        <translation>Konec dražby</translation>
    </message>
    <message id="viceroy.rule.auction.end.1">
        <source></source>
        <translation>Dražba má nejvýš 3 kola. Kdo získal kartu nebo pasoval, už nenabízí. Když jsou hotovi všichni, starší postavy se odhodí a zbylé novější se posunou na jejich místa. Pak přijdou z velkého balíčku 4 nové, jen ve 12. kole už ne.</translation>
    </message>
    <message id="viceroy.rule.auction.end.2">
        <source></source>
        <translation>*Náš výklad:* Královské předvolání vás vyřadí z dražby v příštím kole. Nenabízíte, nepasujete a žádné drahokamy nedostanete.</translation>
    </message>
    <message id="viceroy.rule.chapter.pyramid">
        <source></source>
        <translation>Vaše pyramida</translation>
    </message>
    <message id="viceroy.rule.pyramid.place.title">
        <source></source>
        <translation>Kam smíte kartu vyložit</translation>
    </message>
    <message id="viceroy.rule.pyramid.place.1">
        <source></source>
        <translation>Na 1. úrovni přijde karta na levý nebo pravý konec řady. Na vyšší úrovni leží na volném místě nad 2 kartami nižší úrovně, které se dotýkají. Nejvyšší je 5. úroveň, do šířky smí pyramida růst bez omezení. V horních úrovních mohou být mezery a barvy žádné místo nezakazují.</translation>
    </message>
    <message id="viceroy.rule.pyramid.place.2">
        <source></source>
        <translation>Vyložené karty se už nepřesouvají, ledaže to říká některý zákon.</translation>
    </message>
    <message id="viceroy.rule.pyramid.neighbours.title">
        <source></source>
        <translation>Sousední karty</translation>
    </message>
    <message id="viceroy.rule.pyramid.neighbours.1">
        <source></source>
        <translation>Karty, které se dotýkají, spolu sousedí: leží vedle sebe na téže úrovni, nebo jedna na druhé. Karta může mít až 6 sousedů: 2 vedle sebe, 2 pod sebou a 2 nad sebou. Přes mezeru karty nesousedí.</translation>
    </message>
    <message id="viceroy.rule.pyramid.neighbours.2">
        <source></source>
        <translation>*Příklad:* Patronát, který má postavy ze všech 6 stran, přinese 12 bodů.</translation>
    </message>
    <message id="viceroy.rule.pyramid.free.title">
        <source></source>
        <translation>Zasunuté a volné karty</translation>
    </message>
    <message id="viceroy.rule.pyramid.free.1">
        <source></source>
        <translation>Některé zákony zasouvají kartu pod jinou, bez ceny a bez odměny. Zasunutá karta nemá úroveň, barvy ani účinek, jen se počítá jako karta.</translation>
    </message>
    <message id="viceroy.rule.pyramid.free.2">
        <source></source>
        <translation>Královská milost zasouvá *volnou kartu*: nic na ní neleží a nic pod ní není zasunuto. Je na své úrovni krajní, nebo leží na vaší nejvyšší úrovni.</translation>
    </message>
    <message id="viceroy.rule.pyramid.free.3">
        <source></source>
        <translation>*Náš výklad:* na 1. úrovni může být volná jen karta na levém nebo pravém konci, i když jinou úroveň nemáte; řada by se jinak roztrhla.</translation>
    </message>
    <message id="viceroy.rule.chapter.build">
        <source></source>
        <translation>Fáze budování</translation>
    </message>
    <message id="viceroy.rule.build.card.title">
        <source></source>
        <translation>Jak číst postavu</translation>
    </message>
    <message id="viceroy.rule.build.card.1">
        <source></source>
        <translation>Vlevo dole je číslo karty. 4 řádky patří 4 úrovním, 1. úrovni ten nejspodnější. V řádku je vlevo drahokam, o který tato úroveň zvyšuje cenu, a vpravo odměna.</translation>
    </message>
    <message id="viceroy.rule.build.card.2">
        <source></source>
        <translation>Barevné čtvrtkruhy v horních rozích a půlkruh dole tvoří s okolními kartami [kruhy](rule:build.circle). Zákony řádky nemají, tyto barvy ano.</translation>
    </message>
    <message id="viceroy.rule.build.card.3">
        <source></source>
        <translation>*Příklad:* Baron, číslo 60. 1. úroveň: žlutý drahokam, odměnou je zelený věčný drahokam. 2. úroveň: červený, žeton magie. 3. úroveň: červený, bonus za magii +3. 4. úroveň: zelený, 10 bodů moci.</translation>
    </message>
    <message id="viceroy.rule.build.choose.title">
        <source></source>
        <translation>Volba karty</translation>
    </message>
    <message id="viceroy.rule.build.choose.1">
        <source></source>
        <translation>Fáze má 3 kola budování. V každém z nich tajně zvolíte 1 kartu z ruky, nebo pasujete. Za pasování tu drahokamy nejsou a do konce fáze už nic nezahrajete. Nejnižší odhalené číslo hraje první; kam kartu vyložíte, rozhodnete, až jste na řadě.</translation>
    </message>
    <message id="viceroy.rule.build.choose.2">
        <source></source>
        <translation>*Náš výklad:* postavu můžete zvolit, jen pokud byste ji zaplatili na 1. úrovni; nevyužité věčné drahokamy se počítají.</translation>
    </message>
    <message id="viceroy.rule.build.price.title">
        <source></source>
        <translation>Cena úrovně</translation>
    </message>
    <message id="viceroy.rule.build.price.1">
        <source></source>
        <translation>Postava stojí drahokam své úrovně a k tomu drahokamy všech nižších úrovní. Nemáte-li na ni, na tomto místě ležet nemůže. Zaplacené drahokamy vrátíte do všeobecné zásoby.</translation>
    </message>
    <message id="viceroy.rule.build.price.2">
        <source></source>
        <translation>*Příklad:* Baron stojí na 1. úrovni 1 žlutý drahokam, na 2. úrovni 1 žlutý a 1 červený, na 3. úrovni 1 žlutý a 2 červené. Na 4. úrovni k tomu přibude 1 zelený.</translation>
    </message>
    <message id="viceroy.rule.build.reward.title">
        <source></source>
        <translation>Odměna z jednoho řádku</translation>
    </message>
    <message id="viceroy.rule.build.reward.1">
        <source></source>
        <translation>Ceny se sčítají, odměny ne. Dostanete jen to, co je v řádku úrovně, na které karta leží, zato všechno.</translation>
    </message>
    <message id="viceroy.rule.build.reward.2">
        <source></source>
        <translation>*Příklad:* Paladin na 2. úrovni přinese žeton útoku, 2 drahokamy a 2 body moci, ale ne žeton magie z 1. řádku.</translation>
    </message>
    <message id="viceroy.rule.build.reward.3">
        <source></source>
        <translation>*Náš výklad:* pořadí je vždy stejné: vyložit kartu, zaplatit, vzít si drahokam za kruh a nakonec odměny zleva doprava.</translation>
    </message>
    <message id="viceroy.rule.build.fifth.title">
        <source></source>
        <translation>5. úroveň</translation>
    </message>
    <message id="viceroy.rule.build.fifth.1">
        <source></source>
        <translation>5. úroveň stojí drahokamy všech 4 řádků a drahokam 4. řádku ještě jednou. Pak si vyberte: 15 bodů moci, nebo odměny 1., 2. a 3. řádku dohromady. 4. řádek tu nepřinese nic.</translation>
    </message>
    <message id="viceroy.rule.build.fifth.2">
        <source></source>
        <translation>*Příklad:* Baron na 5. úrovni stojí 1 žlutý, 2 červené a 2 zelené drahokamy. Přinese 15 bodů, nebo zelený věčný drahokam, žeton magie a bonus za magii +3.</translation>
    </message>
    <message id="viceroy.rule.build.circle.title">
        <source></source>
        <translation>Jednobarevné kruhy</translation>
    </message>
    <message id="viceroy.rule.build.circle.1">
        <source></source>
        <translation>Karta na 2. nebo vyšší úrovni tvoří kruh se 2 kartami, na kterých leží. Kruh má 4 segmenty: po jednom rohu obou spodních karet a půlkruh horní karty, který platí za 2. Mají-li všechny 4 stejnou barvu, vezměte si hned 1 drahokam této barvy, pokud ve všeobecné zásobě je. Kruhy uzavírají i zákony.</translation>
    </message>
    <message id="viceroy.rule.build.circle.2">
        <source></source>
        <translation>*Příklad:* Baron nad Vynálezcem a Poustevníkem uzavře žlutý kruh.</translation>
    </message>
    <message id="viceroy.rule.build.infinite.title">
        <source></source>
        <translation>Jak věčné drahokamy šetří</translation>
    </message>
    <message id="viceroy.rule.build.infinite.1">
        <source></source>
        <translation>Když platíte za postavu, ušetří vám každý věčný drahokam 1 drahokam své barvy, a to jednou za každou fázi budování. Smíte jich použít několik najednou, nebo si některé nechat na později. Musíte jich však použít tolik, kolik vám vlastních drahokamů chybí, a nikdy víc, než kolik činí cena.</translation>
    </message>
    <message id="viceroy.rule.build.infinite.2">
        <source></source>
        <translation>*Příklad:* Baron na 3. úrovni stojí 1 žlutý a 2 červené drahokamy. S červeným věčným drahokamem zaplatíte 1 žlutý a 1 červený.</translation>
    </message>
    <message id="viceroy.rule.build.infinite.3">
        <source></source>
        <translation>*Náš výklad:* nový věčný drahokam slouží už při vaší příští kartě v téže fázi.</translation>
    </message>
    <message id="viceroy.rule.chapter.reward">
        <source></source>
        <translation>Odměny</translation>
    </message>
    <message id="viceroy.rule.reward.gems.title">
        <source></source>
        <translation>Drahokamy</translation>
    </message>
    <message id="viceroy.rule.reward.gems.1">
        <source></source>
        <translation>Světlý osmiúhelník s číslem přinese tolik drahokamů ze všeobecné zásoby, v libovolných barvách. Patří za zástěnu a mít jich tam smíte, kolik chcete.</translation>
    </message>
    <message id="viceroy.rule.reward.points.title">
        <source></source>
        <translation>Body moci</translation>
    </message>
    <message id="viceroy.rule.reward.points.1">
        <source></source>
        <translation>Vavřín s číslem je žeton za tolik bodů moci. Leží na své kartě až do závěrečného sčítání. Postavy přinášejí 2 až 12 bodů, 2 zákony nabízejí 6 a 5. úroveň dá 15.</translation>
    </message>
    <message id="viceroy.rule.reward.cards.title">
        <source></source>
        <translation>Nové karty</translation>
    </message>
    <message id="viceroy.rule.reward.cards.1">
        <source></source>
        <translation>Za každou ikonu karty si vezměte 1 kartu, buď z malého balíčku, nebo zákon. Při 2 ikonách první kartu uvidíte dřív, než volíte podruhé. V ruce smíte mít karet, kolik chcete, a nové můžete zahrát ještě v téže fázi. Prázdný balíček nic nedá.</translation>
    </message>
    <message id="viceroy.rule.reward.science.title">
        <source></source>
        <translation>Věda</translation>
    </message>
    <message id="viceroy.rule.reward.science.1">
        <source></source>
        <translation>Žeton vědy leží na své kartě. Každý vám přinese 1 drahokam navíc, kdykoli v [dražbě pasujete](rule:auction.pass). Při závěrečném sčítání se boduje jen jako součást [sady](rule:end.magic).</translation>
    </message>
    <message id="viceroy.rule.reward.magic.title">
        <source></source>
        <translation>Magie a bonusy za magii</translation>
    </message>
    <message id="viceroy.rule.reward.magic.1">
        <source></source>
        <translation>Hvězda je žeton magie, hvězda s +2, +3 nebo +5 je bonus za magii. Jsou to různé žetony a jeden bez druhého nic nepřinese. Při závěrečném sčítání má každý žeton magie hodnotu součtu vašich bonusů za magii.</translation>
    </message>
    <message id="viceroy.rule.reward.magic.2">
        <source></source>
        <translation>*Příklad:* 4 žetony magie s bonusy +2 a +3 přinesou 4 × 5 = 20 bodů.</translation>
    </message>
    <message id="viceroy.rule.reward.magic.3">
        <source></source>
        <translation>Obojí v jednom řádku mají jen 4 postavy, a to na 4. úrovni: Paladin, Kat, Druid a Hrdlořez.</translation>
    </message>
    <message id="viceroy.rule.reward.defense.title">
        <source></source>
        <translation>Obrana</translation>
    </message>
    <message id="viceroy.rule.reward.defense.1">
        <source></source>
        <translation>Žeton obrany leží na své kartě a během hry nedělá nic. Při závěrečném sčítání zastaví 1 z žetonů útoku, které soupeřům zbyly: 1 celkem, ne 1 od každého soupeře. Zároveň patří do sad; platí obojí.</translation>
    </message>
    <message id="viceroy.rule.reward.attack.title">
        <source></source>
        <translation>Útok</translation>
    </message>
    <message id="viceroy.rule.reward.attack.1">
        <source></source>
        <translation>Žeton útoku od postavy si dejte za zástěnu. Nabídněte ho v [dražbě](rule:auction.attack), nebo si ho nechte: na konci vezme každý žeton, který vám zbyl, všem soupeřům po 4 bodech, nezastaví-li ho obrana. Vám samotným body nikdy nepřinese.</translation>
    </message>
    <message id="viceroy.rule.reward.attack.2">
        <source></source>
        <translation>*Náš výklad:* žeton útoku z Povolání do zbraně nebo z Nájezdnické listiny leží viditelně na tomto zákoně. Je to žeton jako každý jiný a utrácí se dřív než ty za zástěnou.</translation>
    </message>
    <message id="viceroy.rule.reward.bonus.title">
        <source></source>
        <translation>Bonusy za kruhy</translation>
    </message>
    <message id="viceroy.rule.reward.bonus.1">
        <source></source>
        <translation>Čtyřdílný prstenec s +2 nebo +4 je bonus za kruhy jedné barvy. Při závěrečném sčítání zvyšuje o svou hodnotu každý jednobarevný kruh a každý věčný drahokam této barvy.</translation>
    </message>
    <message id="viceroy.rule.reward.bonus.2">
        <source></source>
        <translation>*Příklad:* máte bonusy +2 a +4 za červené kruhy. 2 červené kruhy a červený věčný drahokam přinesou o 3 × 6 = 18 bodů víc.</translation>
    </message>
    <message id="viceroy.rule.reward.infinite.title">
        <source></source>
        <translation>Jak věčný drahokam získáte</translation>
    </message>
    <message id="viceroy.rule.reward.infinite.1">
        <source></source>
        <translation>Položte na kartu drahokam uvedené barvy ze všeobecné zásoby. Není-li tam, program se vás zeptá, zda použijete vlastní zpoza zástěny. Když žádný nemáte nebo odmítnete, o odměnu nadobro přicházíte. Smíte-li si barvu u zákona vybrat, musí být ve všeobecné zásobě, nebo u vás.</translation>
    </message>
    <message id="viceroy.rule.reward.infinite.2">
        <source></source>
        <translation>Od té chvíle patří věčný drahokam ke své kartě: nenabízí se v dražbě, neutrácí, nevyměňuje a nepřebarvuje se jím.</translation>
    </message>
    <message id="viceroy.rule.chapter.laws">
        <source></source>
        <translation>Zákony</translation>
    </message>
    <message id="viceroy.rule.laws.play.title">
        <source></source>
        <translation>Jak se hraje zákon</translation>
    </message>
    <message id="viceroy.rule.laws.play.1">
        <source></source>
        <translation>Zákon patří mezi nejvýš 3 karty, které ve fázi budování zahrajete. Nic nestojí a leží na 1. až 4. úrovni, nikdy na 5. Nese další karty a uzavírá kruhy stejně jako postava.</translation>
    </message>
    <message id="viceroy.rule.laws.play.2">
        <source></source>
        <translation>Některé zákony působí jednou, když je zahrajete; Královský archiv působí stále. Jiné se bodují při závěrečném sčítání, ale jen pokud leží v pyramidě a nejsou zasunuté.</translation>
    </message>
    <message id="viceroy.rule.laws.options.title">
        <source></source>
        <translation>Zákony s výběrem</translation>
    </message>
    <message id="viceroy.rule.laws.options.1">
        <source></source>
        <translation>8 zákonů nabízí po 3 odměnách a vy si vezmete právě 1; vždy je mezi nimi volba 4 drahokamů. Žetony ze zákona leží přímo na něm. Věčný drahokam si můžete vybrat, jen když pro něj ve všeobecné zásobě nebo za vaší zástěnou nějaký drahokam je.</translation>
    </message>
    <message id="viceroy.rule.laws.place.title">
        <source></source>
        <translation>Zákony, které si vybírají vaši kartu</translation>
    </message>
    <message id="viceroy.rule.laws.place.1">
        <source></source>
        <translation>Výměna úřadů zaujme místo některé vaší karty na 1. až 4. úrovni a ta se vám vrátí do ruky. Dvojnásobná privilegia se zasunou pod některou vaši postavu a zdvojí každý žeton na ní; bez postavy v pyramidě je zvolit nemůžete. Sám sebe žádný zákon vybrat nesmí.</translation>
    </message>
    <message id="viceroy.rule.laws.place.2">
        <source></source>
        <translation>*Náš výklad:* při Výměně úřadů zůstanou žetony, věčné drahokamy i zasunuté karty na místě a patří teď k zákonu. Za každý kruh, který tím dostane novou jednotnou barvu, je drahokam. Vrácená karta platí pro Královský archiv za kartu, kterou jste si vzali.</translation>
    </message>
    <message id="viceroy.rule.laws.place.3">
        <source></source>
        <translation>*Náš výklad:* Dvojnásobná privilegia zdvojí i věčný drahokam. Druhý je skutečný drahokam ze všeobecné zásoby, nebo, pokud souhlasíte, zpoza vaší zástěny.</translation>
    </message>
    <message id="viceroy.rule.laws.place.4">
        <source></source>
        <translation>*Náš výklad:* při Královské milosti přijdete o žetony na zasunuté kartě; její věčné drahokamy se vrátí do všeobecné zásoby.</translation>
    </message>
    <message id="viceroy.rule.laws.barter.title">
        <source></source>
        <translation>Zákony, které stojí drahokamy</translation>
    </message>
    <message id="viceroy.rule.laws.barter.1">
        <source></source>
        <translation>Díky Vynucené směně smíte vyměnit 1 žeton ze své pyramidy za 1 ze soupeřovy. Vyberte svou kartu a žeton, pak kartu a žeton soupeře a dejte mu 3 libovolné drahokamy. Máte-li jich méně než 3, můžete jen odmítnout. Každý žeton přijde na kartu, z níž je ten druhý. Věčné drahokamy a žetony za zástěnami zůstávají, kde jsou.</translation>
    </message>
    <message id="viceroy.rule.laws.barter.2">
        <source></source>
        <translation>Na Královskou pokladnici položte při vyložení až 8 drahokamů. Už tam zůstanou a každý přinese 2 body.</translation>
    </message>
    <message id="viceroy.rule.laws.hand.title">
        <source></source>
        <translation>Zákony o kartách v ruce</translation>
    </message>
    <message id="viceroy.rule.laws.hand.1">
        <source></source>
        <translation>U Revize zákoníku vracíte libovolné 2 zákony z ruky, nejen ty právě vzaté; poslední bude ležet nahoře. Pod Tajnou službu zasunete při vyložení karet z ruky, kolik chcete, později už žádnou. Pod Královský archiv smíte zasunout každou kartu, kterou si vezmete, ale jen hned.</translation>
    </message>
    <message id="viceroy.rule.laws.hand.2">
        <source></source>
        <translation>*Příklad:* 3 zasunuté karty přinesou pod Tajnou službou 15 bodů, pod Královským archivem 12.</translation>
    </message>
    <message id="viceroy.rule.chapter.end">
        <source></source>
        <translation>Konec hry</translation>
    </message>
    <message id="viceroy.rule.end.recolour.title">
        <source></source>
        <translation>Přebarvování</translation>
    </message>
    <message id="viceroy.rule.end.recolour.1">
        <source></source>
        <translation>Po 12. kole se karty z rukou odhodí. Pak smíte drahokamy zpoza zástěny přebarvovat kruhy, každý jednou. Za každý segment jiné barvy zaplaťte 1 drahokam nové barvy; půlkruh má 2 segmenty. Barvu změní celý kruh. Drahokam za něj nedostanete, ale kruh se boduje.</translation>
    </message>
    <message id="viceroy.rule.end.recolour.2">
        <source></source>
        <translation>*Příklad:* Kormidelník má červený půlkruh a leží nad modrým a červeným rohem. Stačí 1 červený drahokam a kruh je červený.</translation>
    </message>
    <message id="viceroy.rule.end.circles.title">
        <source></source>
        <translation>1. a 2. krok: kruhy a věčné drahokamy</translation>
    </message>
    <message id="viceroy.rule.end.circles.1">
        <source></source>
        <translation>*1. krok:* každý jednobarevný kruh přinese tolik bodů, na kolikáté úrovni leží jeho horní karta, a k tomu všechny vaše bonusy za kruhy jeho barvy.</translation>
    </message>
    <message id="viceroy.rule.end.circles.2">
        <source></source>
        <translation>*2. krok:* každý věčný drahokam přinese tolik bodů, na kolikáté úrovni leží jeho karta, a k tomu tytéž bonusy.</translation>
    </message>
    <message id="viceroy.rule.end.circles.3">
        <source></source>
        <translation>*Příklad:* s modrým bonusem +2 přinese modrý kruh na 4. úrovni 6 bodů a modrý věčný drahokam na 1. úrovni 3.</translation>
    </message>
    <message id="viceroy.rule.end.laws.title">
        <source></source>
        <translation>3. a 4. krok: zákony a žetony bodů</translation>
    </message>
    <message id="viceroy.rule.end.laws.1">
        <source></source>
        <translation>*3. krok:* každý zákon vyložený ve vaší pyramidě přinese, co je na něm uvedeno. Zasunuté zákony se nebodují, Sčítání lidu je však počítá jako karty.</translation>
    </message>
    <message id="viceroy.rule.end.laws.2">
        <source></source>
        <translation>*4. krok:* sečtěte hodnoty svých žetonů bodů moci.</translation>
    </message>
    <message id="viceroy.rule.end.laws.3">
        <source></source>
        <translation>*Příklad:* Patronát I se 3 sousedními postavami přinese 6 bodů, žetony 2 a 5 dají 7.</translation>
    </message>
    <message id="viceroy.rule.end.magic.title">
        <source></source>
        <translation>5. a 6. krok: magie a sady</translation>
    </message>
    <message id="viceroy.rule.end.magic.1">
        <source></source>
        <translation>*5. krok:* vynásobte počet svých žetonů magie součtem svých bonusů za magii. Když jedno z toho nemáte, je to 0.</translation>
    </message>
    <message id="viceroy.rule.end.magic.2">
        <source></source>
        <translation>*6. krok:* každá sada (1 žeton obrany, 1 žeton vědy a 1 žeton magie) přinese 12 bodů. Sadou se žetony nespotřebují: počítají se i v 5. a 7. kroku.</translation>
    </message>
    <message id="viceroy.rule.end.magic.3">
        <source></source>
        <translation>*Příklad:* 3 žetony magie, 2 žetony vědy a 4 žetony obrany tvoří 2 sady a ty přinesou 24 bodů.</translation>
    </message>
    <message id="viceroy.rule.end.attacks.title">
        <source></source>
        <translation>7. krok: útoky soupeřů</translation>
    </message>
    <message id="viceroy.rule.end.attacks.1">
        <source></source>
        <translation>Sečtěte žetony útoku, které zbyly všem vašim soupeřům, za zástěnami i na kartách. Odečtěte své žetony obrany. Za každý zbylý žeton útoku ztratíte 4 body. Vlastní žetony útoku vám neškodí.</translation>
    </message>
    <message id="viceroy.rule.end.attacks.2">
        <source></source>
        <translation>*Příklad:* soupeřům zbyly 1 a 4 žetony, vy máte 3 žetony obrany. Ztratíte 4 × (1 + 4 – 3) = 8 bodů.</translation>
    </message>
    <message id="viceroy.rule.end.winner.title">
        <source></source>
        <translation>Vítěz</translation>
    </message>
    <message id="viceroy.rule.end.winner.1">
        <source></source>
        <translation>Vyhrává nejvyšší součet. Hrajete-li sami, je váš součet rekordem, který můžete příště překonat. Tím partie končí: můžete si prohlédnout každý řádek sčítání, ale hrát už nelze nic.</translation>
    </message>
    <message id="viceroy.rule.end.winner.2">
        <source></source>
        <translation>*Náš výklad:* při stejném součtu se o místo dělíte, žádné další kritérium nerozhoduje.</translation>
    </message>
    <message id="viceroy.rule.end.example.title">
        <source></source>
        <translation>Sčítání krok za krokem</translation>
    </message>
    <message id="viceroy.rule.end.example.1">
        <source></source>
        <translation>Soupeři zbyly 3 žetony útoku, vy máte 1 červený a 1 modrý drahokam. Vaše pyramida, v závorce žetony. 4. úroveň: Vojevoda (bonus za magii +5). 3. úroveň: Čarodějka (magie), Strážce (bonus za červené kruhy +2). 2. úroveň: Baron (magie), Kormidelník (obrana), Agent (věda), Arkanista (5 bodů). 1. úroveň: Vynálezce (2 body), Plukovník (červený věčný drahokam), Tulák (magie), Patronát I, Soulad stavů.</translation>
    </message>
    <message id="viceroy.rule.end.example.2">
        <source></source>
        <translation>Nejdřív přebarvíte: 1 červeným drahokamem kruh pod Kormidelníkem na červenou, 1 modrým kruh pod Vojevodou na modrou.</translation>
    </message>
    <message id="viceroy.rule.end.example.3">
        <source></source>
        <translation>*1. krok:* kruhy: Baron žlutý 2, Kormidelník červený 2 + 2, Čarodějka zelený 3, Strážce modrý 3, Vojevoda modrý 4. To je 16.</translation>
    </message>
    <message id="viceroy.rule.end.example.4">
        <source></source>
        <translation>*2. krok:* červený věčný drahokam na Plukovníkovi, 1. úroveň a červený bonus: 1 + 2 = 3.</translation>
    </message>
    <message id="viceroy.rule.end.example.5">
        <source></source>
        <translation>*3. krok:* Patronát I sousedí s Tulákem, Agentem a Arkanistou: 3 × 2 = 6. Soulad stavů: 1 sada, 3 body. To je 9.</translation>
    </message>
    <message id="viceroy.rule.end.example.6">
        <source></source>
        <translation>*4. krok:* žetony 2 a 5: 7.</translation>
    </message>
    <message id="viceroy.rule.end.example.7">
        <source></source>
        <translation>*5. krok:* 3 žetony magie × 5 = 15.</translation>
    </message>
    <message id="viceroy.rule.end.example.8">
        <source></source>
        <translation>*6. krok:* 1 sada: 12.</translation>
    </message>
    <message id="viceroy.rule.end.example.9">
        <source></source>
        <translation>*7. krok:* 3 žetony útoku – 1 žeton obrany = 2, ztrácíte tedy 2 × 4 = 8.</translation>
    </message>
    <message id="viceroy.rule.end.example.10">
        <source></source>
        <translation>16 + 3 + 9 + 7 + 15 + 12 – 8 = 54. Bez obou drahokamů byste měli 46.</translation>
    </message>
    <message id="viceroy.rule.chapter.solo">
        <source></source>
        <translation>Sólová hra a virtuální protivníci</translation>
    </message>
    <message id="viceroy.rule.solo.draw.title">
        <source></source>
        <translation>Virtuální protivníci</translation>
    </message>
    <message id="viceroy.rule.solo.draw.1">
        <source></source>
        <translation>Hrajete-li sami, potřebujete 1 až 3 virtuální protivníky. Ve 2 nebo 3 hráčích je můžete přibrat, dohromady nejvýš do 4 dražících. Protivníci jen draží; pyramidu ani body nemají.</translation>
    </message>
    <message id="viceroy.rule.solo.draw.2">
        <source></source>
        <translation>Když se odhalí nabídky, vylosuje se z krabice 1 drahokam za každého protivníka, který je ještě v dražbě; potom se do ní vrátí. Protivník, který je na své barvě sám, vyřadí ze hry kartu, ze 2 karet tu novější. Pak v této dražbě končí.</translation>
    </message>
    <message id="viceroy.rule.solo.draw.3">
        <source></source>
        <translation>*Náš výklad:* losuje se za něj i v tom kole dražby, v němž pasujete.</translation>
    </message>
    <message id="viceroy.rule.solo.contest.title">
        <source></source>
        <translation>Když se s protivníkem střetnete</translation>
    </message>
    <message id="viceroy.rule.solo.contest.1">
        <source></source>
        <translation>Střetnete-li se u 1 karty, přijdete o drahokam a oba pokračujete. U 2 karet si smíte vzít tu starší, a novější opustí hru; nebo pokračujete dál. Při 3 nabídkách nezíská kartu nikdo. 2 protivníci sami mezi sebou vyřadí obě karty, leží-li tam 2, a žádnou, je-li tam jen 1. Bez skutečného hráče se kolo dražby nekoná.</translation>
    </message>
    <message id="viceroy.rule.solo.contest.2">
        <source></source>
        <translation>Neležela-li u jeho barvy žádná karta, vyberete z dražby kartu, která opustí hru.</translation>
    </message>
    <message id="viceroy.rule.solo.contest.3">
        <source></source>
        <translation>*Náš výklad:* hraje-li vás víc, vybírá ji ten s nejnižším číslem. Karta, kterou v témže kole dražby vezme žeton útoku, se počítá, jako by tam ležela.</translation>
    </message>
    <message id="viceroy.rule.solo.example.title">
        <source></source>
        <translation>Sólová dražba</translation>
    </message>
    <message id="viceroy.rule.solo.example.1">
        <source></source>
        <translation>Hrajete proti 1 virtuálnímu protivníkovi. U modré leží starší karta Kapitán a novější Princ, u červené, zelené a žluté po 1 kartě.</translation>
    </message>
    <message id="viceroy.rule.solo.example.2">
        <source></source>
        <translation>Nabídnete modrou a vylosuje se modrá: smíte si vzít Kapitána, pak Princ opustí hru a dražba končí.</translation>
    </message>
    <message id="viceroy.rule.solo.example.3">
        <source></source>
        <translation>Nabídnete modrou a vylosuje se zelená: vyberte si Kapitána, nebo Prince. Zelená karta opustí hru.</translation>
    </message>
    <message id="viceroy.rule.solo.example.4">
        <source></source>
        <translation>Nabídnete červenou a vylosuje se červená: o drahokam přijdete, karta zůstane a oba pokračujete.</translation>
    </message>
    <message id="viceroy.rule.solo.example.5">
        <source></source>
        <translation>Pasujete a vylosuje se žlutá: vezměte si 3 drahokamy a za každý žeton vědy 1 navíc. Žlutá karta přesto opustí hru.</translation>
    </message>
    <message id="viceroy.rule.chapter.options">
        <source></source>
        <translation>Vydání a výklady</translation>
    </message>
    <message id="viceroy.rule.options.four.title">
        <source></source>
        <translation>Na začátku 4 postavy</translation>
    </message>
    <message id="viceroy.rule.options.four.1">
        <source></source>
        <translation>Tato pravidla se řídí českým vydáním; tato možnost a příští pocházejí z jiného. Místo 2 postav dostanete 4. Vyberte 1, kterou začnete pyramidu, a pak 1 z ostatních, která vám zůstane v ruce. Poslední 2 se zamíchají zpět dřív, než se vytvoří balíčky, takže ty mají obvyklou velikost.</translation>
    </message>
    <message id="viceroy.rule.options.sell.title">
        <source></source>
        <translation>Karta za 2 drahokamy</translation>
    </message>
    <message id="viceroy.rule.options.sell.1">
        <source></source>
        <translation>S touto možností smíte odhalenou kartu místo vyložení odhodit a vzít si 2 libovolné drahokamy. Karta je ze hry venku a platí za vaši kartu v tomto kole budování. Zvolit proto můžete i postavu, kterou nezaplatíte.</translation>
    </message>
    <message id="viceroy.rule.options.rulings.title">
        <source></source>
        <translation>Naše výklady</translation>
    </message>
    <message id="viceroy.rule.options.rulings.1">
        <source></source>
        <translation>Kde tištěná pravidla mlčí, musel rozhodnout program. Taková místa jsou v této knize označena slovy *Náš výklad*. Pokud je u krabicové hry hrajete jinak, počítejte s tím, že program se drží těchto.</translation>
    </message>
    <message id="viceroy.rule.options.rulings.2">
        <source></source>
        <translation>Tyto výklady se týkají [pořadí podle čísel](rule:table.number), [žetonů útoku](rule:auction.attack) a [drahokamů](rule:auction.gems) v dražbě, [Královského předvolání](rule:auction.end), [volných karet](rule:pyramid.free), [volby](rule:build.choose) a [vykládání](rule:build.reward) karty, [věčných drahokamů](rule:build.infinite), [žetonů útoku na zákonech](rule:reward.attack), [zákonů, které si vybírají kartu](rule:laws.place), [shody bodů](rule:end.winner) a [virtuálních protivníků](rule:solo.draw).</translation>
    </message>
    <message id="viceroy.rule.chapter.legend">
        <source></source>
        <translation>Vysvětlivky symbolů</translation>
    </message>
    <message id="viceroy.rule.legend.number.title">
        <source></source>
        <translation>Číslo</translation>
    </message>
    <message id="viceroy.rule.legend.number.1">
        <source></source>
        <translation>Podtržené číslo vlevo dole má každá karta jiné, od 1 do 88, a rozhoduje o tom, [kdo začíná](rule:table.number).</translation>
    </message>
    <message id="viceroy.rule.legend.sectors.title">
        <source></source>
        <translation>Segmenty</translation>
    </message>
    <message id="viceroy.rule.legend.sectors.1">
        <source></source>
        <translation>Barevné čtvrtkruhy v horních rozích a půlkruh dole tvoří se sousedními kartami [kruhy](rule:build.circle).</translation>
    </message>
    <message id="viceroy.rule.legend.cost.title">
        <source></source>
        <translation>Cena</translation>
    </message>
    <message id="viceroy.rule.legend.cost.1">
        <source></source>
        <translation>Barevný drahokam vlevo v řádku zvyšuje [cenu](rule:build.price) o 1 drahokam této barvy: modrý (kosočtverec), červený (kruh), zelený (trojúhelník) nebo žlutý (čtverec).</translation>
    </message>
    <message id="viceroy.rule.legend.row.title">
        <source></source>
        <translation>Řádek</translation>
    </message>
    <message id="viceroy.rule.legend.row.1">
        <source></source>
        <translation>Dostanete [všechno, co je v řádku](rule:build.reward) dané úrovně, zleva doprava.</translation>
    </message>
    <message id="viceroy.rule.legend.gems.title">
        <source></source>
        <translation>Drahokamy</translation>
    </message>
    <message id="viceroy.rule.legend.gems.1">
        <source></source>
        <translation>Světlý osmiúhelník s číslem: vezměte si ze všeobecné zásoby tolik [drahokamů](rule:reward.gems) libovolných barev.</translation>
    </message>
    <message id="viceroy.rule.legend.points.title">
        <source></source>
        <translation>Body moci</translation>
    </message>
    <message id="viceroy.rule.legend.points.1">
        <source></source>
        <translation>Vavřín s číslem v kotoučku: položte na kartu [žeton bodů moci](rule:reward.points) této hodnoty.</translation>
    </message>
    <message id="viceroy.rule.legend.card.title">
        <source></source>
        <translation>Karta</translation>
    </message>
    <message id="viceroy.rule.legend.card.1">
        <source></source>
        <translation>Prázdná karta: [vezměte si](rule:reward.cards) 1 kartu z malého balíčku, nebo zákon.</translation>
    </message>
    <message id="viceroy.rule.legend.science.title">
        <source></source>
        <translation>Věda</translation>
    </message>
    <message id="viceroy.rule.legend.science.1">
        <source></source>
        <translation>Ozubené kolo: položte na kartu [žeton vědy](rule:reward.science).</translation>
    </message>
    <message id="viceroy.rule.legend.magic.title">
        <source></source>
        <translation>Magie</translation>
    </message>
    <message id="viceroy.rule.legend.magic.1">
        <source></source>
        <translation>Čtyřcípá hvězda: položte na kartu [žeton magie](rule:reward.magic).</translation>
    </message>
    <message id="viceroy.rule.legend.defense.title">
        <source></source>
        <translation>Obrana</translation>
    </message>
    <message id="viceroy.rule.legend.defense.1">
        <source></source>
        <translation>Štít: položte na kartu [žeton obrany](rule:reward.defense).</translation>
    </message>
    <message id="viceroy.rule.legend.attack.title">
        <source></source>
        <translation>Útok</translation>
    </message>
    <message id="viceroy.rule.legend.attack.1">
        <source></source>
        <translation>Meč: vezměte si za zástěnu [žeton útoku](rule:reward.attack), a je-li ze zákona, položte ho na tento zákon.</translation>
    </message>
    <message id="viceroy.rule.legend.infinite.title">
        <source></source>
        <translation>Věčný drahokam</translation>
    </message>
    <message id="viceroy.rule.legend.infinite.1">
        <source></source>
        <translation>Barevný drahokam se znakem nekonečna: položte na kartu [věčný drahokam](rule:reward.infinite) této barvy.</translation>
    </message>
    <message id="viceroy.rule.legend.magicBonus.title">
        <source></source>
        <translation>Bonus za magii</translation>
    </message>
    <message id="viceroy.rule.legend.magicBonus.1">
        <source></source>
        <translation>Hvězda s +2, +3 nebo +5: položte na kartu 1 [bonus za magii](rule:reward.magic) této hodnoty; žeton magie s ním nepřichází.</translation>
    </message>
    <message id="viceroy.rule.legend.circleBonus.title">
        <source></source>
        <translation>Bonus za kruhy</translation>
    </message>
    <message id="viceroy.rule.legend.circleBonus.1">
        <source></source>
        <translation>Čtyřdílný prstenec s +2 nebo +4: položte na kartu 1 [bonus za kruhy](rule:reward.bonus) této barvy a hodnoty.</translation>
    </message>
    <message id="viceroy.rule.legend.endPoints.title">
        <source></source>
        <translation>Body na konci</translation>
    </message>
    <message id="viceroy.rule.legend.endPoints.1">
        <source></source>
        <translation>Vavřín bez kotoučku na zákoně: tyto body přinese zákon ve [3. kroku](rule:end.laws) závěrečného sčítání, žádný žeton si za ně neberete.</translation>
    </message>
    <message id="viceroy.rule.legend.seal.title">
        <source></source>
        <translation>Pečeť</translation>
    </message>
    <message id="viceroy.rule.legend.seal.1">
        <source></source>
        <translation>Vosková pečeť označuje [zákon](rule:laws.play), nic jiného neznamená.</translation>
    </message>
    <message id="viceroy.rule.legend.auctionCard.title">
        <source></source>
        <translation>Dražební karta</translation>
    </message>
    <message id="viceroy.rule.legend.auctionCard.1">
        <source></source>
        <translation>Jedna ze 4 barevných karet uprostřed: na postavy u ní [nabízíte](rule:auction.bid) drahokam této barvy.</translation>
    </message>
    <message id="viceroy.rule.legend.above.title">
        <source></source>
        <translation>Starší karta</translation>
    </message>
    <message id="viceroy.rule.legend.above.1">
        <source></source>
        <translation>Postava zbylá z minulého kola, [draží se](rule:auction.display) naposledy.</translation>
    </message>
    <message id="viceroy.rule.legend.below.title">
        <source></source>
        <translation>Novější karta</translation>
    </message>
    <message id="viceroy.rule.legend.below.1">
        <source></source>
        <translation>Postava, která je v tomto kole [nová](rule:auction.display).</translation>
    </message>
    <message id="viceroy.rule.chapter.characters">
        <source></source>
        <translation>64 postav</translation>
    </message>
    <message id="viceroy.rule.card.corsair.title">
        <source></source>
        <translation>Korzár</translation>
    </message>
    <message id="viceroy.rule.card.corsair.1">
        <source></source>
        <translation>Číslo 1. 1. úroveň (žlutý drahokam): karta z balíčku. 2. úroveň (červený drahokam): zelený věčný drahokam. 3. úroveň (zelený drahokam): žeton vědy. 4. úroveň (červený drahokam): 10 bodů moci.</translation>
    </message>
    <message id="viceroy.rule.card.ambassador.title">
        <source></source>
        <translation>Vyslanec</translation>
    </message>
    <message id="viceroy.rule.card.ambassador.1">
        <source></source>
        <translation>Číslo 2. 1. úroveň (zelený drahokam): 4 drahokamy libovolné barvy. 2. úroveň (červený drahokam): žeton vědy. 3. úroveň (zelený drahokam): bonus za magii +3. 4. úroveň (žlutý drahokam): 8 drahokamů libovolné barvy.</translation>
    </message>
    <message id="viceroy.rule.card.herbalist.title">
        <source></source>
        <translation>Bylinkářka</translation>
    </message>
    <message id="viceroy.rule.card.herbalist.1">
        <source></source>
        <translation>Číslo 3. 1. úroveň (červený drahokam): 3 body moci. 2. úroveň (zelený drahokam): 4 drahokamy libovolné barvy. 3. úroveň (modrý drahokam): žlutý věčný drahokam. 4. úroveň (žlutý drahokam): 2 karty z balíčků.</translation>
    </message>
    <message id="viceroy.rule.card.mentor.title">
        <source></source>
        <translation>Učitel</translation>
    </message>
    <message id="viceroy.rule.card.mentor.1">
        <source></source>
        <translation>Číslo 4. 1. úroveň (zelený drahokam): 3 body moci. 2. úroveň (žlutý drahokam): 4 drahokamy libovolné barvy. 3. úroveň (žlutý drahokam): žeton magie. 4. úroveň (červený drahokam): 2 žetony vědy.</translation>
    </message>
    <message id="viceroy.rule.card.scout.title">
        <source></source>
        <translation>Průzkumnice</translation>
    </message>
    <message id="viceroy.rule.card.scout.1">
        <source></source>
        <translation>Číslo 5. 1. úroveň (žlutý drahokam): 3 drahokamy libovolné barvy. 2. úroveň (žlutý drahokam): karta z balíčku. 3. úroveň (červený drahokam): 7 bodů moci. 4. úroveň (modrý drahokam): 2 žetony vědy.</translation>
    </message>
    <message id="viceroy.rule.card.chancellor.title">
        <source></source>
        <translation>Kancléř</translation>
    </message>
    <message id="viceroy.rule.card.chancellor.1">
        <source></source>
        <translation>Číslo 6. 1. úroveň (modrý drahokam): žeton magie. 2. úroveň (žlutý drahokam): žeton vědy. 3. úroveň (červený drahokam): 8 bodů moci. 4. úroveň (zelený drahokam): 2 karty z balíčků.</translation>
    </message>
    <message id="viceroy.rule.card.wanderer.title">
        <source></source>
        <translation>Tulák</translation>
    </message>
    <message id="viceroy.rule.card.wanderer.1">
        <source></source>
        <translation>Číslo 7. 1. úroveň (zelený drahokam): žeton magie. 2. úroveň (červený drahokam): karta z balíčku. 3. úroveň (žlutý drahokam): žeton vědy. 4. úroveň (modrý drahokam): 10 bodů moci.</translation>
    </message>
    <message id="viceroy.rule.card.paladin.title">
        <source></source>
        <translation>Paladin</translation>
    </message>
    <message id="viceroy.rule.card.paladin.1">
        <source></source>
        <translation>Číslo 8. 1. úroveň (modrý drahokam): žeton magie. 2. úroveň (zelený drahokam): žeton útoku, 2 drahokamy libovolné barvy a 2 body moci. 3. úroveň (červený drahokam): bonus za magii +3. 4. úroveň (žlutý drahokam): bonus za magii +2 a žeton magie.</translation>
    </message>
    <message id="viceroy.rule.card.cannoneer.title">
        <source></source>
        <translation>Kanonýr</translation>
    </message>
    <message id="viceroy.rule.card.cannoneer.1">
        <source></source>
        <translation>Číslo 9. 1. úroveň (žlutý drahokam): žeton obrany. 2. úroveň (zelený drahokam): žeton útoku a 3 drahokamy libovolné barvy. 3. úroveň (modrý drahokam): karta z balíčku. 4. úroveň (zelený drahokam): 2 karty z balíčků.</translation>
    </message>
    <message id="viceroy.rule.card.marshal.title">
        <source></source>
        <translation>Maršál</translation>
    </message>
    <message id="viceroy.rule.card.marshal.1">
        <source></source>
        <translation>Číslo 10. 1. úroveň (červený drahokam): 3 drahokamy libovolné barvy. 2. úroveň (červený drahokam): 5 drahokamů libovolné barvy. 3. úroveň (zelený drahokam): žeton vědy. 4. úroveň (žlutý drahokam): 10 bodů moci.</translation>
    </message>
    <message id="viceroy.rule.card.crossbowwoman.title">
        <source></source>
        <translation>Střelkyně z kuše</translation>
    </message>
    <message id="viceroy.rule.card.crossbowwoman.1">
        <source></source>
        <translation>Číslo 11. 1. úroveň (červený drahokam): žeton obrany. 2. úroveň (modrý drahokam): žeton útoku, 2 drahokamy libovolné barvy a 2 body moci. 3. úroveň (žlutý drahokam): 6 drahokamů libovolné barvy. 4. úroveň (modrý drahokam): 2 žetony vědy.</translation>
    </message>
    <message id="viceroy.rule.card.sentry.title">
        <source></source>
        <translation>Hlídka</translation>
    </message>
    <message id="viceroy.rule.card.sentry.1">
        <source></source>
        <translation>Číslo 12. 1. úroveň (červený drahokam): 4 drahokamy libovolné barvy. 2. úroveň (červený drahokam): karta z balíčku. 3. úroveň (zelený drahokam): žeton vědy. 4. úroveň (žlutý drahokam): 12 bodů moci.</translation>
    </message>
    <message id="viceroy.rule.card.arcanist.title">
        <source></source>
        <translation>Arkanista</translation>
    </message>
    <message id="viceroy.rule.card.arcanist.1">
        <source></source>
        <translation>Číslo 13. 1. úroveň (žlutý drahokam): 3 drahokamy libovolné barvy. 2. úroveň (červený drahokam): 5 bodů moci. 3. úroveň (zelený drahokam): žeton magie. 4. úroveň (žlutý drahokam): 8 drahokamů libovolné barvy.</translation>
    </message>
    <message id="viceroy.rule.card.executioner.title">
        <source></source>
        <translation>Kat</translation>
    </message>
    <message id="viceroy.rule.card.executioner.1">
        <source></source>
        <translation>Číslo 14. 1. úroveň (červený drahokam): žeton magie. 2. úroveň (modrý drahokam): žeton obrany a 2 drahokamy libovolné barvy. 3. úroveň (červený drahokam): bonus za modré kruhy +2. 4. úroveň (žlutý drahokam): bonus za magii +2 a žeton magie.</translation>
    </message>
    <message id="viceroy.rule.card.general.title">
        <source></source>
        <translation>Generál</translation>
    </message>
    <message id="viceroy.rule.card.general.1">
        <source></source>
        <translation>Číslo 15. 1. úroveň (zelený drahokam): karta z balíčku. 2. úroveň (žlutý drahokam): žeton vědy. 3. úroveň (modrý drahokam): žeton útoku a 4 body moci. 4. úroveň (červený drahokam): 12 bodů moci.</translation>
    </message>
    <message id="viceroy.rule.card.miner.title">
        <source></source>
        <translation>Horník</translation>
    </message>
    <message id="viceroy.rule.card.miner.1">
        <source></source>
        <translation>Číslo 16. 1. úroveň (žlutý drahokam): 3 drahokamy libovolné barvy. 2. úroveň (zelený drahokam): žeton magie. 3. úroveň (červený drahokam): 6 drahokamů libovolné barvy. 4. úroveň (zelený drahokam): 2 karty z balíčků.</translation>
    </message>
    <message id="viceroy.rule.card.corporal.title">
        <source></source>
        <translation>Desátník</translation>
    </message>
    <message id="viceroy.rule.card.corporal.1">
        <source></source>
        <translation>Číslo 17. 1. úroveň (zelený drahokam): žeton obrany. 2. úroveň (modrý drahokam): žeton útoku a 3 drahokamy libovolné barvy. 3. úroveň (modrý drahokam): žeton obrany a 4 drahokamy libovolné barvy. 4. úroveň (červený drahokam): 2 žetony vědy.</translation>
    </message>
    <message id="viceroy.rule.card.nobleman.title">
        <source></source>
        <translation>Šlechtic</translation>
    </message>
    <message id="viceroy.rule.card.nobleman.1">
        <source></source>
        <translation>Číslo 18. 1. úroveň (zelený drahokam): modrý věčný drahokam. 2. úroveň (modrý drahokam): karta z balíčku. 3. úroveň (červený drahokam): 8 bodů moci. 4. úroveň (žlutý drahokam): 2 karty z balíčků.</translation>
    </message>
    <message id="viceroy.rule.card.standardBearer.title">
        <source></source>
        <translation>Praporečník</translation>
    </message>
    <message id="viceroy.rule.card.standardBearer.1">
        <source></source>
        <translation>Číslo 19. 1. úroveň (zelený drahokam): 2 body moci a 2 drahokamy libovolné barvy. 2. úroveň (zelený drahokam): 5 bodů moci. 3. úroveň (žlutý drahokam): karta z balíčku. 4. úroveň (modrý drahokam): 2 žetony vědy.</translation>
    </message>
    <message id="viceroy.rule.card.recruiter.title">
        <source></source>
        <translation>Verbíř</translation>
    </message>
    <message id="viceroy.rule.card.recruiter.1">
        <source></source>
        <translation>Číslo 20. 1. úroveň (zelený drahokam): bonus za magii +2. 2. úroveň (modrý drahokam): žeton útoku, 2 drahokamy libovolné barvy a 2 body moci. 3. úroveň (červený drahokam): 6 drahokamů libovolné barvy. 4. úroveň (žlutý drahokam): 2 karty z balíčků.</translation>
    </message>
    <message id="viceroy.rule.card.fairy.title">
        <source></source>
        <translation>Víla</translation>
    </message>
    <message id="viceroy.rule.card.fairy.1">
        <source></source>
        <translation>Číslo 21. 1. úroveň (modrý drahokam): 4 drahokamy libovolné barvy. 2. úroveň (červený drahokam): karta z balíčku. 3. úroveň (zelený drahokam): zelený věčný drahokam. 4. úroveň (modrý drahokam): 2 karty z balíčků.</translation>
    </message>
    <message id="viceroy.rule.card.brigand.title">
        <source></source>
        <translation>Loupežník</translation>
    </message>
    <message id="viceroy.rule.card.brigand.1">
        <source></source>
        <translation>Číslo 22. 1. úroveň (žlutý drahokam): 2 body moci a 2 drahokamy libovolné barvy. 2. úroveň (zelený drahokam): 5 drahokamů libovolné barvy. 3. úroveň (modrý drahokam): bonus za červené kruhy +2. 4. úroveň (zelený drahokam): 8 drahokamů libovolné barvy.</translation>
    </message>
    <message id="viceroy.rule.card.castellan.title">
        <source></source>
        <translation>Kastelán</translation>
    </message>
    <message id="viceroy.rule.card.castellan.1">
        <source></source>
        <translation>Číslo 23. 1. úroveň (žlutý drahokam): 3 drahokamy libovolné barvy. 2. úroveň (červený drahokam): 4 drahokamy libovolné barvy. 3. úroveň (červený drahokam): žeton vědy. 4. úroveň (zelený drahokam): 8 drahokamů libovolné barvy.</translation>
    </message>
    <message id="viceroy.rule.card.agent.title">
        <source></source>
        <translation>Agent</translation>
    </message>
    <message id="viceroy.rule.card.agent.1">
        <source></source>
        <translation>Číslo 24. 1. úroveň (zelený drahokam): 4 drahokamy libovolné barvy. 2. úroveň (žlutý drahokam): žeton vědy. 3. úroveň (modrý drahokam): bonus za magii +3. 4. úroveň (zelený drahokam): 10 bodů moci.</translation>
    </message>
    <message id="viceroy.rule.card.berserker.title">
        <source></source>
        <translation>Berserkr</translation>
    </message>
    <message id="viceroy.rule.card.berserker.1">
        <source></source>
        <translation>Číslo 25. 1. úroveň (žlutý drahokam): 3 drahokamy libovolné barvy. 2. úroveň (žlutý drahokam): žeton obrany a 2 drahokamy libovolné barvy. 3. úroveň (modrý drahokam): žeton útoku a 4 body moci. 4. úroveň (zelený drahokam): 2 karty z balíčků.</translation>
    </message>
    <message id="viceroy.rule.card.huntress.title">
        <source></source>
        <translation>Lovkyně</translation>
    </message>
    <message id="viceroy.rule.card.huntress.1">
        <source></source>
        <translation>Číslo 26. 1. úroveň (žlutý drahokam): 4 drahokamy libovolné barvy. 2. úroveň (zelený drahokam): červený věčný drahokam. 3. úroveň (červený drahokam): žeton obrany a 4 drahokamy libovolné barvy. 4. úroveň (žlutý drahokam): 2 žetony vědy.</translation>
    </message>
    <message id="viceroy.rule.card.assassin.title">
        <source></source>
        <translation>Asasín</translation>
    </message>
    <message id="viceroy.rule.card.assassin.1">
        <source></source>
        <translation>Číslo 27. 1. úroveň (žlutý drahokam): 3 body moci. 2. úroveň (modrý drahokam): žeton útoku a 3 drahokamy libovolné barvy. 3. úroveň (zelený drahokam): žeton útoku a 4 body moci. 4. úroveň (žlutý drahokam): 2 karty z balíčků.</translation>
    </message>
    <message id="viceroy.rule.card.swordsman.title">
        <source></source>
        <translation>Šermíř</translation>
    </message>
    <message id="viceroy.rule.card.swordsman.1">
        <source></source>
        <translation>Číslo 28. 1. úroveň (zelený drahokam): 2 body moci a 2 drahokamy libovolné barvy. 2. úroveň (zelený drahokam): žeton magie. 3. úroveň (červený drahokam): karta z balíčku. 4. úroveň (modrý drahokam): 2 žetony magie.</translation>
    </message>
    <message id="viceroy.rule.card.strategist.title">
        <source></source>
        <translation>Stratég</translation>
    </message>
    <message id="viceroy.rule.card.strategist.1">
        <source></source>
        <translation>Číslo 29. 1. úroveň (červený drahokam): bonus za magii +2. 2. úroveň (žlutý drahokam): 5 drahokamů libovolné barvy. 3. úroveň (zelený drahokam): žeton magie. 4. úroveň (zelený drahokam): 12 bodů moci.</translation>
    </message>
    <message id="viceroy.rule.card.gamekeeper.title">
        <source></source>
        <translation>Hajný</translation>
    </message>
    <message id="viceroy.rule.card.gamekeeper.1">
        <source></source>
        <translation>Číslo 30. 1. úroveň (zelený drahokam): žeton magie. 2. úroveň (modrý drahokam): žeton obrany a 2 drahokamy libovolné barvy. 3. úroveň (žlutý drahokam): žeton vědy. 4. úroveň (červený drahokam): 12 bodů moci.</translation>
    </message>
    <message id="viceroy.rule.card.prince.title">
        <source></source>
        <translation>Princ</translation>
    </message>
    <message id="viceroy.rule.card.prince.1">
        <source></source>
        <translation>Číslo 31. 1. úroveň (modrý drahokam): bonus za magii +2. 2. úroveň (modrý drahokam): 5 drahokamů libovolné barvy. 3. úroveň (žlutý drahokam): žeton magie. 4. úroveň (červený drahokam): 2 karty z balíčků.</translation>
    </message>
    <message id="viceroy.rule.card.captain.title">
        <source></source>
        <translation>Kapitán</translation>
    </message>
    <message id="viceroy.rule.card.captain.1">
        <source></source>
        <translation>Číslo 32. 1. úroveň (zelený drahokam): karta z balíčku. 2. úroveň (modrý drahokam): 5 drahokamů libovolné barvy. 3. úroveň (žlutý drahokam): žeton magie. 4. úroveň (žlutý drahokam): 12 bodů moci.</translation>
    </message>
    <message id="viceroy.rule.card.margrave.title">
        <source></source>
        <translation>Markrabě</translation>
    </message>
    <message id="viceroy.rule.card.margrave.1">
        <source></source>
        <translation>Číslo 33. 1. úroveň (modrý drahokam): 3 drahokamy libovolné barvy. 2. úroveň (žlutý drahokam): karta z balíčku. 3. úroveň (žlutý drahokam): žeton magie. 4. úroveň (zelený drahokam): 12 bodů moci.</translation>
    </message>
    <message id="viceroy.rule.card.hermit.title">
        <source></source>
        <translation>Poustevník</translation>
    </message>
    <message id="viceroy.rule.card.hermit.1">
        <source></source>
        <translation>Číslo 34. 1. úroveň (modrý drahokam): 3 drahokamy libovolné barvy. 2. úroveň (modrý drahokam): žeton vědy. 3. úroveň (zelený drahokam): bonus za magii +3. 4. úroveň (červený drahokam): 2 žetony magie.</translation>
    </message>
    <message id="viceroy.rule.card.guardian.title">
        <source></source>
        <translation>Strážce</translation>
    </message>
    <message id="viceroy.rule.card.guardian.1">
        <source></source>
        <translation>Číslo 35. 1. úroveň (zelený drahokam): žeton magie. 2. úroveň (modrý drahokam): 5 bodů moci. 3. úroveň (žlutý drahokam): bonus za červené kruhy +2. 4. úroveň (modrý drahokam): 2 žetony magie.</translation>
    </message>
    <message id="viceroy.rule.card.sniper.title">
        <source></source>
        <translation>Odstřelovač</translation>
    </message>
    <message id="viceroy.rule.card.sniper.1">
        <source></source>
        <translation>Číslo 36. 1. úroveň (modrý drahokam): 3 body moci. 2. úroveň (modrý drahokam): bonus za magii +2. 3. úroveň (žlutý drahokam): modrý věčný drahokam. 4. úroveň (zelený drahokam): 12 bodů moci.</translation>
    </message>
    <message id="viceroy.rule.card.cuirassier.title">
        <source></source>
        <translation>Kyrysník</translation>
    </message>
    <message id="viceroy.rule.card.cuirassier.1">
        <source></source>
        <translation>Číslo 37. 1. úroveň (modrý drahokam): žeton obrany. 2. úroveň (zelený drahokam): modrý věčný drahokam. 3. úroveň (žlutý drahokam): 6 drahokamů libovolné barvy. 4. úroveň (modrý drahokam): bonus za červené kruhy +4.</translation>
    </message>
    <message id="viceroy.rule.card.druid.title">
        <source></source>
        <translation>Druid</translation>
    </message>
    <message id="viceroy.rule.card.druid.1">
        <source></source>
        <translation>Číslo 38. 1. úroveň (žlutý drahokam): karta z balíčku. 2. úroveň (červený drahokam): žeton magie. 3. úroveň (zelený drahokam): bonus za magii +3. 4. úroveň (zelený drahokam): bonus za magii +2 a žeton magie.</translation>
    </message>
    <message id="viceroy.rule.card.knight.title">
        <source></source>
        <translation>Rytíř</translation>
    </message>
    <message id="viceroy.rule.card.knight.1">
        <source></source>
        <translation>Číslo 39. 1. úroveň (modrý drahokam): karta z balíčku. 2. úroveň (červený drahokam): 5 drahokamů libovolné barvy. 3. úroveň (červený drahokam): 7 bodů moci. 4. úroveň (zelený drahokam): bonus za zelené kruhy +4.</translation>
    </message>
    <message id="viceroy.rule.card.admiral.title">
        <source></source>
        <translation>Admirál</translation>
    </message>
    <message id="viceroy.rule.card.admiral.1">
        <source></source>
        <translation>Číslo 40. 1. úroveň (modrý drahokam): žeton magie. 2. úroveň (červený drahokam): žeton vědy. 3. úroveň (žlutý drahokam): žeton útoku a 4 body moci. 4. úroveň (modrý drahokam): bonus za modré kruhy +4.</translation>
    </message>
    <message id="viceroy.rule.card.inspector.title">
        <source></source>
        <translation>Inspektor</translation>
    </message>
    <message id="viceroy.rule.card.inspector.1">
        <source></source>
        <translation>Číslo 41. 1. úroveň (žlutý drahokam): karta z balíčku. 2. úroveň (žlutý drahokam): žeton obrany a 2 drahokamy libovolné barvy. 3. úroveň (zelený drahokam): bonus za zelené kruhy +2. 4. úroveň (modrý drahokam): 2 žetony vědy.</translation>
    </message>
    <message id="viceroy.rule.card.spy.title">
        <source></source>
        <translation>Vyzvědač</translation>
    </message>
    <message id="viceroy.rule.card.spy.1">
        <source></source>
        <translation>Číslo 42. 1. úroveň (modrý drahokam): 4 drahokamy libovolné barvy. 2. úroveň (žlutý drahokam): žeton obrany a 2 drahokamy libovolné barvy. 3. úroveň (červený drahokam): 7 bodů moci. 4. úroveň (žlutý drahokam): 8 drahokamů libovolné barvy.</translation>
    </message>
    <message id="viceroy.rule.card.inventor.title">
        <source></source>
        <translation>Vynálezce</translation>
    </message>
    <message id="viceroy.rule.card.inventor.1">
        <source></source>
        <translation>Číslo 43. 1. úroveň (modrý drahokam): 2 body moci a 2 drahokamy libovolné barvy. 2. úroveň (žlutý drahokam): žlutý věčný drahokam. 3. úroveň (zelený drahokam): karta z balíčku. 4. úroveň (červený drahokam): 8 drahokamů libovolné barvy.</translation>
    </message>
    <message id="viceroy.rule.card.governor.title">
        <source></source>
        <translation>Guvernér</translation>
    </message>
    <message id="viceroy.rule.card.governor.1">
        <source></source>
        <translation>Číslo 44. 1. úroveň (modrý drahokam): 4 drahokamy libovolné barvy. 2. úroveň (žlutý drahokam): žeton obrany a 2 drahokamy libovolné barvy. 3. úroveň (zelený drahokam): bonus za magii +3. 4. úroveň (červený drahokam): 2 žetony magie.</translation>
    </message>
    <message id="viceroy.rule.card.sergeant.title">
        <source></source>
        <translation>Seržant</translation>
    </message>
    <message id="viceroy.rule.card.sergeant.1">
        <source></source>
        <translation>Číslo 45. 1. úroveň (červený drahokam): 3 drahokamy libovolné barvy. 2. úroveň (zelený drahokam): žeton magie. 3. úroveň (modrý drahokam): karta z balíčku. 4. úroveň (červený drahokam): 12 bodů moci.</translation>
    </message>
    <message id="viceroy.rule.card.saboteur.title">
        <source></source>
        <translation>Záškodník</translation>
    </message>
    <message id="viceroy.rule.card.saboteur.1">
        <source></source>
        <translation>Číslo 46. 1. úroveň (modrý drahokam): 3 body moci. 2. úroveň (červený drahokam): žeton útoku a 3 drahokamy libovolné barvy. 3. úroveň (modrý drahokam): žeton magie. 4. úroveň (zelený drahokam): bonus za žluté kruhy +4.</translation>
    </message>
    <message id="viceroy.rule.card.brewer.title">
        <source></source>
        <translation>Sládek</translation>
    </message>
    <message id="viceroy.rule.card.brewer.1">
        <source></source>
        <translation>Číslo 47. 1. úroveň (žlutý drahokam): 3 drahokamy libovolné barvy. 2. úroveň (červený drahokam): žeton obrany a 2 drahokamy libovolné barvy. 3. úroveň (modrý drahokam): bonus za žluté kruhy +2. 4. úroveň (žlutý drahokam): 10 bodů moci.</translation>
    </message>
    <message id="viceroy.rule.card.shipHand.title">
        <source></source>
        <translation>Plavčík</translation>
    </message>
    <message id="viceroy.rule.card.shipHand.1">
        <source></source>
        <translation>Číslo 48. 1. úroveň (modrý drahokam): žeton magie. 2. úroveň (zelený drahokam): 5 drahokamů libovolné barvy. 3. úroveň (modrý drahokam): bonus za zelené kruhy +2. 4. úroveň (červený drahokam): 2 karty z balíčků.</translation>
    </message>
    <message id="viceroy.rule.card.sorceress.title">
        <source></source>
        <translation>Čarodějka</translation>
    </message>
    <message id="viceroy.rule.card.sorceress.1">
        <source></source>
        <translation>Číslo 49. 1. úroveň (modrý drahokam): 3 drahokamy libovolné barvy. 2. úroveň (červený drahokam): 5 bodů moci. 3. úroveň (žlutý drahokam): žeton magie. 4. úroveň (zelený drahokam): 2 žetony magie.</translation>
    </message>
    <message id="viceroy.rule.card.voivode.title">
        <source></source>
        <translation>Vojevoda</translation>
    </message>
    <message id="viceroy.rule.card.voivode.1">
        <source></source>
        <translation>Číslo 50. 1. úroveň (žlutý drahokam): karta z balíčku. 2. úroveň (zelený drahokam): bonus za magii +2. 3. úroveň (červený drahokam): karta z balíčku. 4. úroveň (žlutý drahokam): bonus za magii +5.</translation>
    </message>
    <message id="viceroy.rule.card.helmsman.title">
        <source></source>
        <translation>Kormidelník</translation>
    </message>
    <message id="viceroy.rule.card.helmsman.1">
        <source></source>
        <translation>Číslo 51. 1. úroveň (červený drahokam): 3 drahokamy libovolné barvy. 2. úroveň (červený drahokam): žeton obrany a 2 drahokamy libovolné barvy. 3. úroveň (modrý drahokam): bonus za žluté kruhy +2. 4. úroveň (zelený drahokam): 8 drahokamů libovolné barvy.</translation>
    </message>
    <message id="viceroy.rule.card.regent.title">
        <source></source>
        <translation>Regent</translation>
    </message>
    <message id="viceroy.rule.card.regent.1">
        <source></source>
        <translation>Číslo 52. 1. úroveň (červený drahokam): 3 body moci. 2. úroveň (zelený drahokam): bonus za magii +2. 3. úroveň (modrý drahokam): červený věčný drahokam. 4. úroveň (červený drahokam): 2 žetony magie.</translation>
    </message>
    <message id="viceroy.rule.card.tracker.title">
        <source></source>
        <translation>Stopař</translation>
    </message>
    <message id="viceroy.rule.card.tracker.1">
        <source></source>
        <translation>Číslo 53. 1. úroveň (červený drahokam): 3 drahokamy libovolné barvy. 2. úroveň (žlutý drahokam): žeton magie. 3. úroveň (zelený drahokam): karta z balíčku. 4. úroveň (modrý drahokam): bonus za magii +5.</translation>
    </message>
    <message id="viceroy.rule.card.warlock.title">
        <source></source>
        <translation>Černokněžník</translation>
    </message>
    <message id="viceroy.rule.card.warlock.1">
        <source></source>
        <translation>Číslo 54. 1. úroveň (červený drahokam): 3 body moci. 2. úroveň (modrý drahokam): žeton vědy. 3. úroveň (žlutý drahokam): bonus za magii +3. 4. úroveň (červený drahokam): 2 žetony magie.</translation>
    </message>
    <message id="viceroy.rule.card.cutthroat.title">
        <source></source>
        <translation>Hrdlořez</translation>
    </message>
    <message id="viceroy.rule.card.cutthroat.1">
        <source></source>
        <translation>Číslo 55. 1. úroveň (červený drahokam): 3 body moci. 2. úroveň (žlutý drahokam): 4 drahokamy libovolné barvy. 3. úroveň (žlutý drahokam): žeton vědy. 4. úroveň (modrý drahokam): bonus za magii +2 a žeton magie.</translation>
    </message>
    <message id="viceroy.rule.card.poisoner.title">
        <source></source>
        <translation>Travič</translation>
    </message>
    <message id="viceroy.rule.card.poisoner.1">
        <source></source>
        <translation>Číslo 56. 1. úroveň (zelený drahokam): 4 drahokamy libovolné barvy. 2. úroveň (žlutý drahokam): karta z balíčku. 3. úroveň (modrý drahokam): žeton obrany a 4 drahokamy libovolné barvy. 4. úroveň (modrý drahokam): 2 žetony magie.</translation>
    </message>
    <message id="viceroy.rule.card.enchantress.title">
        <source></source>
        <translation>Kouzelnice</translation>
    </message>
    <message id="viceroy.rule.card.enchantress.1">
        <source></source>
        <translation>Číslo 57. 1. úroveň (červený drahokam): bonus za magii +2. 2. úroveň (zelený drahokam): 5 drahokamů libovolné barvy. 3. úroveň (červený drahokam): karta z balíčku. 4. úroveň (modrý drahokam): 2 karty z balíčků.</translation>
    </message>
    <message id="viceroy.rule.card.veteran.title">
        <source></source>
        <translation>Veterán</translation>
    </message>
    <message id="viceroy.rule.card.veteran.1">
        <source></source>
        <translation>Číslo 58. 1. úroveň (zelený drahokam): 3 drahokamy libovolné barvy. 2. úroveň (modrý drahokam): žeton magie. 3. úroveň (žlutý drahokam): žeton vědy. 4. úroveň (modrý drahokam): 10 bodů moci.</translation>
    </message>
    <message id="viceroy.rule.card.firstMate.title">
        <source></source>
        <translation>První důstojník</translation>
    </message>
    <message id="viceroy.rule.card.firstMate.1">
        <source></source>
        <translation>Číslo 59. 1. úroveň (červený drahokam): 3 drahokamy libovolné barvy. 2. úroveň (modrý drahokam): karta z balíčku. 3. úroveň (zelený drahokam): 8 bodů moci. 4. úroveň (červený drahokam): bonus za magii +5.</translation>
    </message>
    <message id="viceroy.rule.card.baron.title">
        <source></source>
        <translation>Baron</translation>
    </message>
    <message id="viceroy.rule.card.baron.1">
        <source></source>
        <translation>Číslo 60. 1. úroveň (žlutý drahokam): zelený věčný drahokam. 2. úroveň (červený drahokam): žeton magie. 3. úroveň (červený drahokam): bonus za magii +3. 4. úroveň (zelený drahokam): 10 bodů moci.</translation>
    </message>
    <message id="viceroy.rule.card.fence.title">
        <source></source>
        <translation>Překupník</translation>
    </message>
    <message id="viceroy.rule.card.fence.1">
        <source></source>
        <translation>Číslo 61. 1. úroveň (žlutý drahokam): 3 drahokamy libovolné barvy. 2. úroveň (žlutý drahokam): bonus za magii +2. 3. úroveň (zelený drahokam): bonus za modré kruhy +2. 4. úroveň (červený drahokam): 10 bodů moci.</translation>
    </message>
    <message id="viceroy.rule.card.colonel.title">
        <source></source>
        <translation>Plukovník</translation>
    </message>
    <message id="viceroy.rule.card.colonel.1">
        <source></source>
        <translation>Číslo 62. 1. úroveň (červený drahokam): červený věčný drahokam. 2. úroveň (zelený drahokam): žeton vědy. 3. úroveň (modrý drahokam): 8 bodů moci. 4. úroveň (modrý drahokam): 8 drahokamů libovolné barvy.</translation>
    </message>
    <message id="viceroy.rule.card.mercenary.title">
        <source></source>
        <translation>Žoldnéř</translation>
    </message>
    <message id="viceroy.rule.card.mercenary.1">
        <source></source>
        <translation>Číslo 63. 1. úroveň (červený drahokam): žlutý věčný drahokam. 2. úroveň (zelený drahokam): žeton magie. 3. úroveň (červený drahokam): žeton obrany a 4 drahokamy libovolné barvy. 4. úroveň (žlutý drahokam): 2 žetony vědy.</translation>
    </message>
    <message id="viceroy.rule.card.chieftain.title">
        <source></source>
        <translation>Náčelník</translation>
    </message>
    <message id="viceroy.rule.card.chieftain.1">
        <source></source>
        <translation>Číslo 64. 1. úroveň (zelený drahokam): karta z balíčku. 2. úroveň (modrý drahokam): žeton útoku, 2 drahokamy libovolné barvy a 2 body moci. 3. úroveň (modrý drahokam): 7 bodů moci. 4. úroveň (červený drahokam): bonus za magii +5.</translation>
    </message>
    <message id="viceroy.rule.chapter.card">
        <source></source>
        <translation>24 zákonů</translation>
    </message>
    <message id="viceroy.rule.card.reshuffleOfOffices.title">
        <source></source>
        <translation>Výměna úřadů</translation>
    </message>
    <message id="viceroy.rule.card.reshuffleOfOffices.1">
        <source></source>
        <translation>Zaujme místo některé vaší karty na 1. až 4. úrovni a ta se vám vrátí do ruky; její žetony a karty pod ní zasunuté zůstanou na místě, teď u [zákona](rule:laws.place).</translation>
    </message>
    <message id="viceroy.rule.card.doublePrivileges.title">
        <source></source>
        <translation>Dvojnásobná privilegia</translation>
    </message>
    <message id="viceroy.rule.card.doublePrivileges.1">
        <source></source>
        <translation>Nevykládá se, ale zasune pod některou vaši postavu a každý žeton na ní se [zdvojí](rule:laws.place); druhý věčný drahokam je ze všeobecné zásoby, nebo, pokud souhlasíte, zpoza vaší zástěny.</translation>
    </message>
    <message id="viceroy.rule.card.forcedBarter.title">
        <source></source>
        <translation>Vynucená směna</translation>
    </message>
    <message id="viceroy.rule.card.forcedBarter.1">
        <source></source>
        <translation>Při vyložení smíte dát soupeři 3 libovolné drahokamy a [vyměnit](rule:laws.barter) 1 žeton ze své pyramidy za 1 z jeho, nikoli však věčný drahokam.</translation>
    </message>
    <message id="viceroy.rule.card.census.title">
        <source></source>
        <translation>Sčítání lidu</translation>
    </message>
    <message id="viceroy.rule.card.census.1">
        <source></source>
        <translation>Při závěrečném sčítání přinese 1 bod za každou kartu ve vaší pyramidě, včetně [zasunutých](rule:pyramid.free) a včetně sebe.</translation>
    </message>
    <message id="viceroy.rule.card.royalSummons.title">
        <source></source>
        <translation>Královské předvolání</translation>
    </message>
    <message id="viceroy.rule.card.royalSummons.1">
        <source></source>
        <translation>Při vyložení si bez nabídky vezměte kteroukoli kartu v dražbě; její místo zaplní vrchní karta malého balíčku a vy příští dražbu [vynecháte](rule:auction.end), aniž byste dostali drahokamy.</translation>
    </message>
    <message id="viceroy.rule.card.revisionOfTheCode.title">
        <source></source>
        <translation>Revize zákoníku</translation>
    </message>
    <message id="viceroy.rule.card.revisionOfTheCode.1">
        <source></source>
        <translation>Při vyložení si vezměte 3 zákony a pak libovolné 2 zákony z ruky [vraťte](rule:laws.hand) na vrch jejich balíčku, v jakém pořadí chcete.</translation>
    </message>
    <message id="viceroy.rule.card.callToArms.title">
        <source></source>
        <translation>Povolání do zbraně</translation>
    </message>
    <message id="viceroy.rule.card.callToArms.1">
        <source></source>
        <translation>Při vyložení si [vyberte](rule:laws.options): žeton útoku na tento zákon, 6 bodů moci, nebo 4 drahokamy.</translation>
    </message>
    <message id="viceroy.rule.card.secretService.title">
        <source></source>
        <translation>Tajná služba</translation>
    </message>
    <message id="viceroy.rule.card.secretService.1">
        <source></source>
        <translation>Při vyložení pod ni [zasuňte](rule:laws.hand) z ruky karet, kolik chcete; při závěrečném sčítání přinese každá z nich 5 bodů.</translation>
    </message>
    <message id="viceroy.rule.card.fortification.title">
        <source></source>
        <translation>Opevňování</translation>
    </message>
    <message id="viceroy.rule.card.fortification.1">
        <source></source>
        <translation>Při vyložení si [vyberte](rule:laws.options): žeton obrany, věčný drahokam libovolné barvy, nebo 4 drahokamy.</translation>
    </message>
    <message id="viceroy.rule.card.royalFavour.title">
        <source></source>
        <translation>Královská milost</translation>
    </message>
    <message id="viceroy.rule.card.royalFavour.1">
        <source></source>
        <translation>Při vyložení pod ni zasuňte [volnou kartu](rule:pyramid.free) své pyramidy, máte-li jakou; při závěrečném sčítání přinese zákon 3 body za každou úroveň: 3, 6, 9 nebo 12.</translation>
    </message>
    <message id="viceroy.rule.card.harmonyOfOrders.title">
        <source></source>
        <translation>Soulad stavů</translation>
    </message>
    <message id="viceroy.rule.card.harmonyOfOrders.1">
        <source></source>
        <translation>Při závěrečném sčítání přinese 3 body za každou vaši [sadu](rule:end.magic), a to navíc k 12 bodům v 6. kroku.</translation>
    </message>
    <message id="viceroy.rule.card.royalTreasury.title">
        <source></source>
        <translation>Královská pokladnice</translation>
    </message>
    <message id="viceroy.rule.card.royalTreasury.1">
        <source></source>
        <translation>Při vyložení [na ni](rule:laws.barter) položte zpoza zástěny až 8 drahokamů; při závěrečném sčítání přinese každý z nich 2 body.</translation>
    </message>
    <message id="viceroy.rule.card.raidersCharter.title">
        <source></source>
        <translation>Nájezdnická listina</translation>
    </message>
    <message id="viceroy.rule.card.raidersCharter.1">
        <source></source>
        <translation>Při vyložení si [vyberte](rule:laws.options): žeton útoku na tento zákon, 1 kartu z malého balíčku nebo zákon, anebo 4 drahokamy.</translation>
    </message>
    <message id="viceroy.rule.card.royalArchive.title">
        <source></source>
        <translation>Královský archiv</translation>
    </message>
    <message id="viceroy.rule.card.royalArchive.1">
        <source></source>
        <translation>Od této chvíle smíte každou kartu, kterou si berete do ruky, hned [zasunout sem](rule:laws.hand); při závěrečném sčítání přinese každá karta pod tímto zákonem 4 body.</translation>
    </message>
    <message id="viceroy.rule.card.feastOfColours.title">
        <source></source>
        <translation>Slavnost barev</translation>
    </message>
    <message id="viceroy.rule.card.feastOfColours.1">
        <source></source>
        <translation>Při závěrečném sčítání přinese 1 bod za každý [jednobarevný kruh](rule:end.circles), i přebarvený, a za každý věčný drahokam ve vaší pyramidě.</translation>
    </message>
    <message id="viceroy.rule.card.homeGuard.title">
        <source></source>
        <translation>Domobrana</translation>
    </message>
    <message id="viceroy.rule.card.homeGuard.1">
        <source></source>
        <translation>Při vyložení si [vyberte](rule:laws.options): žeton obrany, 6 bodů moci, nebo 4 drahokamy.</translation>
    </message>
    <message id="viceroy.rule.card.foundingOfTheAcademy.title">
        <source></source>
        <translation>Založení akademie</translation>
    </message>
    <message id="viceroy.rule.card.foundingOfTheAcademy.1">
        <source></source>
        <translation>Při vyložení si [vyberte](rule:laws.options): žeton magie, žeton vědy, nebo 4 drahokamy.</translation>
    </message>
    <message id="viceroy.rule.card.supportOfScholars.title">
        <source></source>
        <translation>Podpora učenců</translation>
    </message>
    <message id="viceroy.rule.card.supportOfScholars.1">
        <source></source>
        <translation>Při vyložení si [vyberte](rule:laws.options): žeton vědy, 1 kartu z malého balíčku nebo zákon, anebo 4 drahokamy.</translation>
    </message>
    <message id="viceroy.rule.card.magesPrivilege.title">
        <source></source>
        <translation>Výsada mágů</translation>
    </message>
    <message id="viceroy.rule.card.magesPrivilege.1">
        <source></source>
        <translation>Při vyložení si [vyberte](rule:laws.options): žeton magie i s bonusem za magii +2, věčný drahokam libovolné barvy, nebo 4 drahokamy.</translation>
    </message>
    <message id="viceroy.rule.card.magicDecree.title">
        <source></source>
        <translation>Magický výnos</translation>
    </message>
    <message id="viceroy.rule.card.magicDecree.1">
        <source></source>
        <translation>Při vyložení si [vyberte](rule:laws.options): bonus za magii +3, 1 kartu z malého balíčku nebo zákon, anebo 4 drahokamy.</translation>
    </message>
    <message id="viceroy.rule.card.patronage1.title">
        <source></source>
        <translation>Patronát I</translation>
    </message>
    <message id="viceroy.rule.card.patronage1.1">
        <source></source>
        <translation>Při závěrečném sčítání přinese 2 body za každou postavu, která s ním [sousedí](rule:pyramid.neighbours), nejvýš 12; zákony a zasunuté karty se nepočítají.</translation>
    </message>
    <message id="viceroy.rule.card.patronage2.title">
        <source></source>
        <translation>Patronát II</translation>
    </message>
    <message id="viceroy.rule.card.patronage2.1">
        <source></source>
        <translation>Při závěrečném sčítání přinese 2 body za každou postavu, která s ním [sousedí](rule:pyramid.neighbours), nejvýš 12; zákony a zasunuté karty se nepočítají.</translation>
    </message>
    <message id="viceroy.rule.card.patronage3.title">
        <source></source>
        <translation>Patronát III</translation>
    </message>
    <message id="viceroy.rule.card.patronage3.1">
        <source></source>
        <translation>Při závěrečném sčítání přinese 2 body za každou postavu, která s ním [sousedí](rule:pyramid.neighbours), nejvýš 12; zákony a zasunuté karty se nepočítají.</translation>
    </message>
    <message id="viceroy.rule.card.patronage4.title">
        <source></source>
        <translation>Patronát IV</translation>
    </message>
    <message id="viceroy.rule.card.patronage4.1">
        <source></source>
        <translation>Při závěrečném sčítání přinese 2 body za každou postavu, která s ním [sousedí](rule:pyramid.neighbours), nejvýš 12; zákony a zasunuté karty se nepočítají.</translation>
    </message>
    <message id="viceroy.rule.chapter.faq">
        <source></source>
        <translation>Otázky a odpovědi</translation>
    </message>
    <message id="viceroy.rule.faq.1.title">
        <source></source>
        <translation>V jedné dražbě mi třikrát propadla nabídka. Co dostanu?</translation>
    </message>
    <message id="viceroy.rule.faq.1.1">
        <source></source>
        <translation>Po 3. kole dražby se to počítá, [jako byste pasovali](rule:auction.pass). S 1 žetonem vědy si vezmete 4 drahokamy, takže máte o 1 víc než předtím, ale žádnou kartu.</translation>
    </message>
    <message id="viceroy.rule.faq.2.title">
        <source></source>
        <translation>Modrou nabízím já i soupeř. Moje nejnižší karta je 6, soupeřova 18. Je modrá moje?</translation>
    </message>
    <message id="viceroy.rule.faq.2.1">
        <source></source>
        <translation>Ne. O [stejných nabídkách](rule:auction.contested) čísla nikdy nerozhodují. U 1 karty přijdou o drahokam oba. U 2 karet navrhujete první, protože 6 je méně.</translation>
    </message>
    <message id="viceroy.rule.faq.3.title">
        <source></source>
        <translation>Na zelenou nabízíme tři a leží u ní 2 karty. Mohou se dva z nás rozdělit?</translation>
    </message>
    <message id="viceroy.rule.faq.3.1">
        <source></source>
        <translation>Ne. Při 3 nabídkách [nezíská kartu nikdo](rule:auction.contested). Všechny 3 drahokamy propadnou a všichni 3 hráči pokračují.</translation>
    </message>
    <message id="viceroy.rule.faq.4.title">
        <source></source>
        <translation>Na Kapitána nabízím červenou a vzal ho žeton útoku. Vrátí se mi drahokam?</translation>
    </message>
    <message id="viceroy.rule.faq.4.1">
        <source></source>
        <translation>Ne. Drahokam jde do všeobecné zásoby a vy [nabízíte znovu](rule:auction.attack). Stane-li se to ve 3. kole dražby, vezmete si 3 drahokamy a za každý žeton vědy 1 navíc.</translation>
    </message>
    <message id="viceroy.rule.faq.5.title">
        <source></source>
        <translation>Mám 2 žetony útoku. Smím si v jedné dražbě vzít 2 karty?</translation>
    </message>
    <message id="viceroy.rule.faq.5.1">
        <source></source>
        <translation>Ne. První kartou pro vás dražba končí. Druhý žeton počká na jinou dražbu, nebo na konci [vezme každému soupeři](rule:end.attacks) 4 body.</translation>
    </message>
    <message id="viceroy.rule.faq.6.title">
        <source></source>
        <translation>Když vyložím Barona na 3. úroveň, přijdu o odměny 1. a 2. úrovně?</translation>
    </message>
    <message id="viceroy.rule.faq.6.1">
        <source></source>
        <translation>Ano. Zaplatíte 1 žlutý a 2 červené drahokamy a dostanete [jen řádek](rule:build.reward) 3. úrovně: bonus za magii +3.</translation>
    </message>
    <message id="viceroy.rule.faq.7.title">
        <source></source>
        <translation>Mám 1 červený věčný drahokam a vyložím 2 postavy, které stojí červený. Ušetřím 2?</translation>
    </message>
    <message id="viceroy.rule.faq.7.1">
        <source></source>
        <translation>Ne, jen 1. Znovu poslouží až v [další fázi budování](rule:build.infinite). 2 červené věčné drahokamy by ušetřily po 1 červeném.</translation>
    </message>
    <message id="viceroy.rule.faq.8.title">
        <source></source>
        <translation>Baron na 1. úrovni přinese zelený věčný drahokam. Smím ho hned použít?</translation>
    </message>
    <message id="viceroy.rule.faq.8.1">
        <source></source>
        <translation>Ano, na svou příští kartu v této fázi. Na samotného Barona ne, protože [platíte dřív](rule:build.reward), než dostanete odměnu.</translation>
    </message>
    <message id="viceroy.rule.faq.9.title">
        <source></source>
        <translation>Ve všeobecné zásobě není zelený drahokam. Co s Baronovým věčným drahokamem?</translation>
    </message>
    <message id="viceroy.rule.faq.9.1">
        <source></source>
        <translation>Smíte použít zelený [zpoza své zástěny](rule:reward.infinite). Když žádný nemáte nebo si ho necháte, zůstane Baron nadobro bez něj.</translation>
    </message>
    <message id="viceroy.rule.faq.10.title">
        <source></source>
        <translation>Karta uzavře žlutý kruh, ale ve všeobecné zásobě žlutý drahokam není. Je kruh k ničemu?</translation>
    </message>
    <message id="viceroy.rule.faq.10.1">
        <source></source>
        <translation>Není. Přijdete jen o drahokam; na 3. úrovni kruh dál [přinese](rule:end.circles) 3 body. Drahokamy zaplacené za tuto kartu se do všeobecné zásoby dostanou dřív.</translation>
    </message>
    <message id="viceroy.rule.faq.11.title">
        <source></source>
        <translation>Kolik stojí přebarvit kruh pod Šlechticem, který leží nad Korzárem a Bylinkářkou?</translation>
    </message>
    <message id="viceroy.rule.faq.11.1">
        <source></source>
        <translation>Půlkruh je zelený a oba rohy červené. Na červenou to stojí 2 červené drahokamy, na zelenou 2 zelené, na modrou nebo žlutou [4 drahokamy](rule:end.recolour) této barvy.</translation>
    </message>
    <message id="viceroy.rule.faq.12.title">
        <source></source>
        <translation>Smím přebarvit kruh, který už jednobarevný je?</translation>
    </message>
    <message id="viceroy.rule.faq.12.1">
        <source></source>
        <translation>Smíte, na jinou barvu, za [4 drahokamy](rule:end.recolour). Vyplatí se to jen s bonusem: s bonusem za červené kruhy +4 přinese kruh na 2. úrovni přebarvený ze zelené na červenou 6 bodů místo 2.</translation>
    </message>
    <message id="viceroy.rule.faq.13.title">
        <source></source>
        <translation>Mám 2 žetony obrany, 5 vědy, 3 magie a bonus za magii +2. Kolik je to bodů?</translation>
    </message>
    <message id="viceroy.rule.faq.13.1">
        <source></source>
        <translation>Magie přinese 3 × 2 = 6 a 2 [sady](rule:end.magic) dají 24. Oba žetony obrany přitom dál zastaví 2 žetony útoku.</translation>
    </message>
    <message id="viceroy.rule.faq.14.title">
        <source></source>
        <translation>Soupeřům zbyly 1, 2 a 2 žetony útoku a já mám 2 žetony obrany. Kolik ztratím?</translation>
    </message>
    <message id="viceroy.rule.faq.14.1">
        <source></source>
        <translation>5 žetonů útoku bez 2 žetonů obrany jsou 3, ztratíte tedy 12 bodů. Obrana se [počítá jen jednou](rule:end.attacks), ne proti každému soupeři zvlášť.</translation>
    </message>
    <message id="viceroy.rule.faq.15.title">
        <source></source>
        <translation>Královské předvolání hraji ve 12. kole. O co přijdu?</translation>
    </message>
    <message id="viceroy.rule.faq.15.1">
        <source></source>
        <translation>O nic, protože [příští dražba už není](rule:auction.end). Vezmete si kartu, která v dražbě zbyla, pokud tam nějaká je, a zbývá-li ještě kolo budování, můžete ji i zahrát.</translation>
    </message>
    <message id="viceroy.rule.chapter.term">
        <source></source>
        <translation>Pojmy</translation>
    </message>
    <message id="viceroy.rule.term.attack.title">
        <source></source>
        <translation>útok</translation>
    </message>
    <message id="viceroy.rule.term.attack.1">
        <source></source>
        <translation>Žeton, který vám v [dražbě](rule:auction.attack) získá kteroukoli kartu, nebo na konci vezme každému soupeři 4 body.</translation>
    </message>
    <message id="viceroy.rule.term.auctionCard.title">
        <source></source>
        <translation>dražební karta</translation>
    </message>
    <message id="viceroy.rule.term.auctionCard.1">
        <source></source>
        <translation>Jedna ze 4 barevných karet, které ukazují, jakým drahokamem se na postavy u nich [nabízí](rule:auction.display).</translation>
    </message>
    <message id="viceroy.rule.term.auctionPhase.title">
        <source></source>
        <translation>aukční fáze</translation>
    </message>
    <message id="viceroy.rule.term.auctionPhase.1">
        <source></source>
        <translation>První polovina [kola](rule:aim.round), má nejvýš 3 kola dražby.</translation>
    </message>
    <message id="viceroy.rule.term.biddingRound.title">
        <source></source>
        <translation>kolo dražby</translation>
    </message>
    <message id="viceroy.rule.term.biddingRound.1">
        <source></source>
        <translation>Jedna [tajná nabídka](rule:auction.bid) každého, kdo je ještě v dražbě.</translation>
    </message>
    <message id="viceroy.rule.term.box.title">
        <source></source>
        <translation>krabice</translation>
    </message>
    <message id="viceroy.rule.term.box.1">
        <source></source>
        <translation>V ní leží drahokamy, které [nejsou ve hře](rule:setup.gems); losuje se z ní za virtuální protivníky.</translation>
    </message>
    <message id="viceroy.rule.term.character.title">
        <source></source>
        <translation>postava</translation>
    </message>
    <message id="viceroy.rule.term.character.1">
        <source></source>
        <translation>Jedna ze 64 karet se [4 řádky](rule:build.card) cen a odměn, čísla 1 až 64.</translation>
    </message>
    <message id="viceroy.rule.term.circle.title">
        <source></source>
        <translation>jednobarevný kruh</translation>
    </message>
    <message id="viceroy.rule.term.circle.1">
        <source></source>
        <translation>[Kruh](rule:build.circle), jehož 4 segmenty mají stejnou barvu.</translation>
    </message>
    <message id="viceroy.rule.term.circleBonus.title">
        <source></source>
        <translation>bonus za kruhy</translation>
    </message>
    <message id="viceroy.rule.term.circleBonus.1">
        <source></source>
        <translation>Žeton +2 nebo +4 za každý kruh a každý věčný drahokam [své barvy](rule:reward.bonus).</translation>
    </message>
    <message id="viceroy.rule.term.defense.title">
        <source></source>
        <translation>obrana</translation>
    </message>
    <message id="viceroy.rule.term.defense.1">
        <source></source>
        <translation>Žeton, který [zastaví](rule:reward.defense) 1 žeton útoku soupeřů a patří do sad.</translation>
    </message>
    <message id="viceroy.rule.term.development.title">
        <source></source>
        <translation>fáze budování</translation>
    </message>
    <message id="viceroy.rule.term.development.1">
        <source></source>
        <translation>Druhá polovina [kola](rule:aim.round), zahrajete v ní až 3 karty.</translation>
    </message>
    <message id="viceroy.rule.term.developmentRound.title">
        <source></source>
        <translation>kolo budování</translation>
    </message>
    <message id="viceroy.rule.term.developmentRound.1">
        <source></source>
        <translation>Jedna tajně zvolená karta, nebo [pasování](rule:build.choose) každého, kdo je ještě ve fázi budování.</translation>
    </message>
    <message id="viceroy.rule.term.display.title">
        <source></source>
        <translation>karty v dražbě</translation>
    </message>
    <message id="viceroy.rule.term.display.1">
        <source></source>
        <translation>Postavy u 4 dražebních karet, které se právě [draží](rule:auction.display).</translation>
    </message>
    <message id="viceroy.rule.term.freeCard.title">
        <source></source>
        <translation>volná karta</translation>
    </message>
    <message id="viceroy.rule.term.freeCard.1">
        <source></source>
        <translation>Karta vaší pyramidy, kterou smí zasunout [Královská milost](rule:pyramid.free).</translation>
    </message>
    <message id="viceroy.rule.term.gem.title">
        <source></source>
        <translation>drahokam</translation>
    </message>
    <message id="viceroy.rule.term.gem.1">
        <source></source>
        <translation>Čím [nabízíte](rule:auction.bid) a platíte: modrý, červený, zelený nebo žlutý.</translation>
    </message>
    <message id="viceroy.rule.term.infiniteGem.title">
        <source></source>
        <translation>věčný drahokam</translation>
    </message>
    <message id="viceroy.rule.term.infiniteGem.1">
        <source></source>
        <translation>Drahokam na kartě, který v každé fázi budování [ušetří](rule:build.infinite) 1 drahokam své barvy.</translation>
    </message>
    <message id="viceroy.rule.term.largeDeck.title">
        <source></source>
        <translation>velký balíček</translation>
    </message>
    <message id="viceroy.rule.term.largeDeck.1">
        <source></source>
        <translation>[48 postav](rule:setup.decks), které přijdou do dražby.</translation>
    </message>
    <message id="viceroy.rule.term.law.title">
        <source></source>
        <translation>zákon</translation>
    </message>
    <message id="viceroy.rule.term.law.1">
        <source></source>
        <translation>Jedna z 24 karet, které [nic nestojí](rule:laws.play), čísla 65 až 88.</translation>
    </message>
    <message id="viceroy.rule.term.level.title">
        <source></source>
        <translation>úroveň</translation>
    </message>
    <message id="viceroy.rule.term.level.1">
        <source></source>
        <translation>Patro vaší [pyramidy](rule:pyramid.place), počítá se zdola od 1 do 5.</translation>
    </message>
    <message id="viceroy.rule.term.magic.title">
        <source></source>
        <translation>magie</translation>
    </message>
    <message id="viceroy.rule.term.magic.1">
        <source></source>
        <translation>Žeton, který přinese součet vašich [bonusů za magii](rule:reward.magic) a patří do sad.</translation>
    </message>
    <message id="viceroy.rule.term.magicBonus.title">
        <source></source>
        <translation>bonus za magii</translation>
    </message>
    <message id="viceroy.rule.term.magicBonus.1">
        <source></source>
        <translation>Žeton +2, +3 nebo +5 za [každý žeton magie](rule:reward.magic), který máte.</translation>
    </message>
    <message id="viceroy.rule.term.neighbour.title">
        <source></source>
        <translation>sousední karta</translation>
    </message>
    <message id="viceroy.rule.term.neighbour.1">
        <source></source>
        <translation>Karta, která se jiné [dotýká](rule:pyramid.neighbours) vedle ní, pod ní nebo nad ní.</translation>
    </message>
    <message id="viceroy.rule.term.pass.title">
        <source></source>
        <translation>pasovat</translation>
    </message>
    <message id="viceroy.rule.term.pass.1">
        <source></source>
        <translation>Nic nezvolit: v [dražbě](rule:auction.pass) to přinese drahokamy, ve fázi budování ne.</translation>
    </message>
    <message id="viceroy.rule.term.powerPoints.title">
        <source></source>
        <translation>body moci</translation>
    </message>
    <message id="viceroy.rule.term.powerPoints.1">
        <source></source>
        <translation>To, co si každý na konci [sečte](rule:aim.goal), aby se poznal vítěz.</translation>
    </message>
    <message id="viceroy.rule.term.pyramid.title">
        <source></source>
        <translation>pyramida moci</translation>
    </message>
    <message id="viceroy.rule.term.pyramid.1">
        <source></source>
        <translation>Vaše [vyložené karty](rule:pyramid.place), nejvýš na 5 úrovních.</translation>
    </message>
    <message id="viceroy.rule.term.reserve.title">
        <source></source>
        <translation>všeobecná zásoba</translation>
    </message>
    <message id="viceroy.rule.term.reserve.1">
        <source></source>
        <translation>Drahokamy, které jsou ve hře a [nikdo je nemá](rule:setup.gems).</translation>
    </message>
    <message id="viceroy.rule.term.rival.title">
        <source></source>
        <translation>soupeř</translation>
    </message>
    <message id="viceroy.rule.term.rival.1">
        <source></source>
        <translation>Každý jiný skutečný hráč, ne [virtuální protivník](rule:solo.draw).</translation>
    </message>
    <message id="viceroy.rule.term.science.title">
        <source></source>
        <translation>věda</translation>
    </message>
    <message id="viceroy.rule.term.science.1">
        <source></source>
        <translation>Žeton, který přinese 1 drahokam navíc, [když pasujete](rule:reward.science), a patří do sad.</translation>
    </message>
    <message id="viceroy.rule.term.screen.title">
        <source></source>
        <translation>zástěna</translation>
    </message>
    <message id="viceroy.rule.term.screen.1">
        <source></source>
        <translation>[Skrývá](rule:table.secret) vaše drahokamy a žetony útoku.</translation>
    </message>
    <message id="viceroy.rule.term.segment.title">
        <source></source>
        <translation>segment</translation>
    </message>
    <message id="viceroy.rule.term.segment.1">
        <source></source>
        <translation>Čtvrtina [kruhu](rule:build.circle).</translation>
    </message>
    <message id="viceroy.rule.term.set.title">
        <source></source>
        <translation>sada</translation>
    </message>
    <message id="viceroy.rule.term.set.1">
        <source></source>
        <translation>1 žeton obrany, 1 žeton vědy a 1 žeton magie, dohromady za [12 bodů](rule:end.magic).</translation>
    </message>
    <message id="viceroy.rule.term.smallDeck.title">
        <source></source>
        <translation>malý balíček</translation>
    </message>
    <message id="viceroy.rule.term.smallDeck.1">
        <source></source>
        <translation>Postavy, které zbyly po odpočítání [velkého balíčku](rule:setup.decks); berou se z něj odměny.</translation>
    </message>
    <message id="viceroy.rule.term.tucked.title">
        <source></source>
        <translation>zasunutá karta</translation>
    </message>
    <message id="viceroy.rule.term.tucked.1">
        <source></source>
        <translation>Karta [pod jinou kartou](rule:pyramid.free), bez úrovně, barev a účinku.</translation>
    </message>
    <message id="viceroy.rule.term.virtualOpponent.title">
        <source></source>
        <translation>virtuální protivník</translation>
    </message>
    <message id="viceroy.rule.term.virtualOpponent.1">
        <source></source>
        <translation>Účastník dražby, za kterého [rozhoduje los](rule:solo.draw); nemá pyramidu ani body.</translation>
    </message>
</context>
</TS>
