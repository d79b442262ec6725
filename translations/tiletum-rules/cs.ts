<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="cs">
<context>
    <name></name>
    <message id="tiletum.rule.edition">
        <source></source>
        <translation>vydání z roku 2022</translation>
    </message>
    <message id="tiletum.rule.chapter.aim">
        <source></source>
        <translation>Než začnete</translation>
    </message>
    <message id="tiletum.rule.aim.goal.title">
        <source></source>
        <translation>O co ve hře jde</translation>
    </message>
    <message id="tiletum.rule.aim.goal.1">
        <source></source>
        <translation>Jste renesanční obchodník a vaše cesta začíná v městečku Tiletum. Vyhrává ten, kdo má nakonec nejvíc vítězných bodů (VB). Body přinášejí smlouvy, katedrály, trhy, královská stupnice i vaše budovy. Úplně na závěr se vaše domy a pilíře na mapě [mezi sebou vynásobí](rule:end.scoring).</translation>
    </message>
    <message id="tiletum.rule.aim.goal.2">
        <source></source>
        <translation>Začínáte s 10 VB. O některé body můžete i přijít, pod nulu však nikdy neklesnete. Příklad: máte 2 VB a přijdete o 5, zůstane vám tedy 0.</translation>
    </message>
    <message id="tiletum.rule.aim.heart.title">
        <source></source>
        <translation>Jedna kostka, dvě věci</translation>
    </message>
    <message id="tiletum.rule.aim.heart.1">
        <source></source>
        <translation>V každém tahu si vezmete jednu kostku. Její barva a hodnota určují, jaké zdroje dostanete. Její místo u akčního kola určuje, jakou akci provedete.</translation>
    </message>
    <message id="tiletum.rule.aim.heart.2">
        <source></source>
        <translation>Obojí jde proti sobě. Pětka přinese 5 zdrojů, ale jen 2 akční body (AB). Jednička přinese 1 zdroj, zato 6 AB. [Hodnota a AB dají dohromady vždycky 7.](rule:turn.points) Za celou hru si vezmete jen 12 kostek, každá proto stojí za rozmyšlenou.</translation>
    </message>
    <message id="tiletum.rule.aim.course.title">
        <source></source>
        <translation>Čtyři kola po pěti fázích</translation>
    </message>
    <message id="tiletum.rule.aim.course.1">
        <source></source>
        <translation>Hraje se na čtyři kola. Každé má pět fází: fázi přípravy, akční fázi, královskou fázi, fázi trhů a fázi úklidu. V akční fázi odehraje každý tři tahy, za hru tedy 12.</translation>
    </message>
    <message id="tiletum.rule.aim.course.2">
        <source></source>
        <translation>Míchání, hody, doplňování a počítání obstará program. Vy jen rozhodujete. Čtvrté kolo úklid nemá: po jeho trhu přijde rovnou [závěrečné bodování](rule:end.scoring).</translation>
    </message>
    <message id="tiletum.rule.chapter.setup">
        <source></source>
        <translation>Příprava hry</translation>
    </message>
    <message id="tiletum.rule.setup.parts.title">
        <source></source>
        <translation>Co ke hře patří</translation>
    </message>
    <message id="tiletum.rule.setup.parts.1">
        <source></source>
        <translation>Na stole jsou akční kolo se šesti akcemi, mapa, královská stupnice, sáček s kostkami, 54 bonusových destiček, 26 destiček smluv a 45 destiček postav. K tomu 6 žetonů korupce, 11 destiček trhů, 8 destiček měst, 25 destiček katedrál a devět destiček stavebních nákladů.</translation>
    </message>
    <message id="tiletum.rule.setup.parts.2">
        <source></source>
        <translation>Každý hráč má desku, obchodníka, architekta, 8 domů, 7 pilířů, 5 žetonů bonusových akčních bodů a své žetony na královské stupnici a v pořadí. V [sólovém módu](rule:solo.start) přibude 13 karet soupeře a 8 výzev.</translation>
    </message>
    <message id="tiletum.rule.setup.wheel.title">
        <source></source>
        <translation>Akční kolo</translation>
    </message>
    <message id="tiletum.rule.setup.wheel.1">
        <source></source>
        <translation>Kolem kola stojí šest akcí: architekt, obchodník, postavy, smlouvy, král a žolík. Samo kolo má šest výsečí, očíslovaných po směru hodinových ručiček od 1 do 6, a každá míří k jedné akci. Počáteční natočení je náhodné.</translation>
    </message>
    <message id="tiletum.rule.setup.wheel.2">
        <source></source>
        <translation>U každé akce leží lícem vzhůru jedna bonusová destička. Ještě jedna leží u královské stupnice.</translation>
    </message>
    <message id="tiletum.rule.setup.tiles.title">
        <source></source>
        <translation>Destičky a kostky pro 2, 3 a 4 hráče</translation>
    </message>
    <message id="tiletum.rule.setup.tiles.1">
        <source></source>
        <translation>Při menším počtu hráčů se část destiček nepoužije. Ve 2, 3 nebo 4 hráčích se hraje s 38, 46 nebo 54 bonusovými destičkami, s 18, 22 nebo 26 destičkami smluv a s 25, 35 nebo 45 destičkami postav. V sáčku je 10, 15 nebo 20 kostek, od každé z pěti barev stejně.</translation>
    </message>
    <message id="tiletum.rule.setup.tiles.2">
        <source></source>
        <translation>Pět destiček smluv a pět destiček postav leží odkrytých: to je [nabídka smluv](rule:contract.offer) a [nabídka postav](rule:character.offer). Ostatní čekají na hromádkách lícem dolů.</translation>
    </message>
    <message id="tiletum.rule.setup.map.title">
        <source></source>
        <translation>Co leží na mapě</translation>
    </message>
    <message id="tiletum.rule.setup.map.1">
        <source></source>
        <translation>Ve 2, 3 nebo 4 hráčích leží bonusová destička v 11, 16 nebo 20 městech. Každé z devíti katedrálních měst má sloupek destiček své katedrály, nejcennější nahoře, a jednu náhodnou destičku stavebních nákladů.</translation>
    </message>
    <message id="tiletum.rule.setup.map.2">
        <source></source>
        <translation>Na jedné z těchto devíti destiček stojí „nebude postavena“. V každé hře tak [jedna katedrála chybí](rule:architect.notbuilt).</translation>
    </message>
    <message id="tiletum.rule.setup.fairs.title">
        <source></source>
        <translation>Čtyři trhy</translation>
    </message>
    <message id="tiletum.rule.setup.fairs.1">
        <source></source>
        <translation>Každé kolo končí trhem v jednom městě. První je vždy v Tiletu. Na další tři program vylosuje města z osmi destiček: Frankfurt, Verona, Troyes, Hamburk, Lipsko, Toulouse, Janov a Benátky. Čtyři z 11 destiček trhů řeknou, co se kde bude bodovat.</translation>
    </message>
    <message id="tiletum.rule.setup.fairs.2">
        <source></source>
        <translation>Všechno je odkryté od začátku, takže i svým prvním tahem můžete myslet na trh ve čtvrtém kole. Kde a kdy se trh koná, ukazují vlaječky na mapě.</translation>
    </message>
    <message id="tiletum.rule.setup.player.title">
        <source></source>
        <translation>S čím začínáte</translation>
    </message>
    <message id="tiletum.rule.setup.player.1">
        <source></source>
        <translation>Dostanete 1 jídlo, 1 železo, 1 kámen a 1 vlnu. Zlato závisí na pořadí: začínající hráč má 1, další pak 3, 5 a 6. V Tiletu stojí váš obchodník, architekt a jeden dům. V osobní zásobě máte 2 domy a 2 pilíře.</translation>
    </message>
    <message id="tiletum.rule.setup.player.2">
        <source></source>
        <translation>Začínajícího hráče určí los. Žetony všech hráčů leží na nule královské stupnice na sobě, žeton začínajícího hráče úplně dole. Kdo je níž, je napřed.</translation>
    </message>
    <message id="tiletum.rule.setup.board.title">
        <source></source>
        <translation>Vaše deska</translation>
    </message>
    <message id="tiletum.rule.setup.board.1">
        <source></source>
        <translation>Na desce je šest budov. Pět z nich má zleva 3, 2, 2, 1 a 1 místnost k zaplnění, šestá je plná od začátku. Na prvních pěti střechách čeká dům. Pod každou budovou je místo pro jeden erb.</translation>
    </message>
    <message id="tiletum.rule.setup.board.2">
        <source></source>
        <translation>Dále tu máte šest polí pro smlouvy, na prvních pěti z nich leží pilíř, a skladiště o čtyřech místech.</translation>
    </message>
    <message id="tiletum.rule.setup.options.title">
        <source></source>
        <translation>Co zvolit před hrou</translation>
    </message>
    <message id="tiletum.rule.setup.options.1">
        <source></source>
        <translation>Hrát mohou jeden až čtyři lidé. Sami se utkáte s [kardinálem Titem](rule:solo.start) a určíte, kolik výzev ho posílí (0 až 8); které to budou, rozhodne náhoda.</translation>
    </message>
    <message id="tiletum.rule.setup.options.2">
        <source></source>
        <translation>Akce stojí kolem kola obvykle v pevném pořadí: architekt, obchodník, postavy, smlouvy, král, žolík. Můžete si je nechat i zamíchat. Do první hry doporučujeme pevné pořadí.</translation>
    </message>
    <message id="tiletum.rule.chapter.round">
        <source></source>
        <translation>Jedno kolo</translation>
    </message>
    <message id="tiletum.rule.round.preparation.title">
        <source></source>
        <translation>Příprava: hod kostkami</translation>
    </message>
    <message id="tiletum.rule.round.preparation.1">
        <source></source>
        <translation>Ve 2, 3 nebo 4 hráčích se ze sáčku vytáhne 8, 11 nebo 14 kostek a hodí se jimi. Každá kostka patří k výseči se svou hodnotou, ať má jakoukoli barvu. U výseče může ležet kostek spousta, nebo také žádná.</translation>
    </message>
    <message id="tiletum.rule.round.preparation.2">
        <source></source>
        <translation>Každý si jich vezme po třech, dvě tedy vždycky zbudou.</translation>
    </message>
    <message id="tiletum.rule.round.corruption.title">
        <source></source>
        <translation>Korupce přichází třikrát</translation>
    </message>
    <message id="tiletum.rule.round.corruption.1">
        <source></source>
        <translation>Před každým ze tří tahů se otočí jeden žeton korupce. Všichni ustoupí na královské stupnici o tolik polí, kolik ukazuje: o 0, 1 nebo 2. Žetony hráčů na společném poli se posouvají najednou a nemění pořadí. Z posledního pole už není kam ustoupit.</translation>
    </message>
    <message id="tiletum.rule.round.corruption.2">
        <source></source>
        <translation>Žetonů korupce je šest, od každého čísla dva, a v kole se použijí tři. Příklad: čísla 2, 0 a 1 stojí každého 3 pole.</translation>
    </message>
    <message id="tiletum.rule.round.turns.title">
        <source></source>
        <translation>Hráči se střídají</translation>
    </message>
    <message id="tiletum.rule.round.turns.1">
        <source></source>
        <translation>Po každém žetonu korupce odehraje každý jeden tah, v daném pořadí. Začínajícího hráče označuje kompas.</translation>
    </message>
    <message id="tiletum.rule.round.turns.2">
        <source></source>
        <translation>Hrajete jen ve svém tahu. Když hrají ostatní, můžete si všechno prohlížet a plánovat. Tajné jsou jen hromádky, obsah sáčku a zakryté žetony korupce.</translation>
    </message>
    <message id="tiletum.rule.round.cleanup.title">
        <source></source>
        <translation>Úklid</translation>
    </message>
    <message id="tiletum.rule.round.cleanup.1">
        <source></source>
        <translation>K akcím, u nichž si někdo bonusovou destičku vzal, se přiloží nová; co nikdo nechtěl, zůstává. Po 1. a 2. kole přijde nová destička i ke královské stupnici. Všech šest žetonů korupce se zamíchá a kostky se vrátí do sáčku.</translation>
    </message>
    <message id="tiletum.rule.round.cleanup.2">
        <source></source>
        <translation>Nakonec se kolo pootočí o jednu výseč po směru hodinových ručiček. Každá akce pak má číslo o jedna nižší, z jedničky je šestka. Příklad: obchodník má teď 4 a příště 3, dá tedy o 1 AB víc.</translation>
    </message>
    <message id="tiletum.rule.chapter.turn">
        <source></source>
        <translation>Váš tah</translation>
    </message>
    <message id="tiletum.rule.turn.steps.title">
        <source></source>
        <translation>Jak jde tah za sebou</translation>
    </message>
    <message id="tiletum.rule.turn.steps.1">
        <source></source>
        <translation>Tah má čtyři kroky v tomto pořadí: vezmete kostku, vezmete nebo necháte bonusovou destičku její akce, dostanete zdroje a provedete akci. Kostku si vzít musíte. Akci můžete využít jen zčásti, nebo ji úplně vynechat.</translation>
    </message>
    <message id="tiletum.rule.turn.steps.2">
        <source></source>
        <translation>[Doplňkové akce](rule:task.when), třeba splnění smlouvy, můžete provádět před těmito kroky, mezi nimi i po nich.</translation>
    </message>
    <message id="tiletum.rule.turn.die.title">
        <source></source>
        <translation>Výběr kostky</translation>
    </message>
    <message id="tiletum.rule.turn.die.1">
        <source></source>
        <translation>Vyberte si jednu kostku u kola. Pojí se s ní čtyři věci: barva, hodnota, akce, u které leží, a bonusová destička té akce. Dotkněte se kostky a uvidíte všechny čtyři, než se rozhodnete.</translation>
    </message>
    <message id="tiletum.rule.turn.die.2">
        <source></source>
        <translation>V každém tahu berete právě jednu kostku, a to jen takovou, která u kola ještě leží. Mezi dvěma kostkami stejné barvy a hodnoty není rozdíl.</translation>
    </message>
    <message id="tiletum.rule.turn.change.title">
        <source></source>
        <translation>Změna kostky za zlato</translation>
    </message>
    <message id="tiletum.rule.turn.change.1">
        <source></source>
        <translation>Těsně předtím, než kostku vezmete, můžete změnit její hodnotu: 2 zlata za každý krok nahoru nebo dolů. Šestka a jednička spolu sousedí. Program počítá kratší cestu, nejvýš tři kroky za 6 zlat.</translation>
    </message>
    <message id="tiletum.rule.turn.change.2">
        <source></source>
        <translation>Změněná kostka leží u jiné výseče, a tak se změní *všechno*: zdroje, AB, akce i bonusová destička. Příklad: z kamenné šestky uděláte za 2 zlata jedničku. Přinese 1 kámen a 6 AB.</translation>
    </message>
    <message id="tiletum.rule.turn.tile.title">
        <source></source>
        <translation>Bonusová destička akce</translation>
    </message>
    <message id="tiletum.rule.turn.tile.1">
        <source></source>
        <translation>Leží-li u akce vaší kostky bonusová destička, vezměte si ji, nebo ji nechte ležet. Vzatá přijde do [skladiště](rule:store.places), nechaná počká na jiného. Vzít si ji nikdy nemusíte.</translation>
    </message>
    <message id="tiletum.rule.turn.tile.2">
        <source></source>
        <translation>Rozhodujete dřív, než dostanete zdroje, a dokud nerozhodnete, nejde dělat nic z akce. Doplňkové akce ale dovoleny jsou: když právě teď využijete pomocníka, uděláte si místo.</translation>
    </message>
    <message id="tiletum.rule.turn.resources.title">
        <source></source>
        <translation>Zdroje</translation>
    </message>
    <message id="tiletum.rule.turn.resources.1">
        <source></source>
        <translation>Dostanete tolik zdrojů, kolik je hodnota kostky, podle její barvy. Modré kostky dávají železo, růžové jídlo, žluté zlato, světle šedé vlnu a tmavě šedé kámen. Mít jich můžete, kolik chcete. Příklad: modrá čtyřka přinese 4 železa.</translation>
    </message>
    <message id="tiletum.rule.turn.resources.2">
        <source></source>
        <translation>Kde máte dostat libovolný zdroj, vybíráte ze všech pěti včetně zlata. Vybíráte hned a po jednom.</translation>
    </message>
    <message id="tiletum.rule.turn.points.title">
        <source></source>
        <translation>Akční body</translation>
    </message>
    <message id="tiletum.rule.turn.points.1">
        <source></source>
        <translation>Kostka vám dá tolik AB, kolik zbývá od její hodnoty do 7. Utrácíte je za možnosti její akce, v libovolném pořadí a třeba opakovaně. Na jiné akce použít nejdou. Co do konce tahu neutratíte, propadne.</translation>
    </message>
    <message id="tiletum.rule.turn.points.2">
        <source></source>
        <translation>Příklad: trojka u obchodníka dá 7 – 3 = 4 AB. Ujdete dvě pole, postavíte dům a vezmete si bonusovou destičku.</translation>
    </message>
    <message id="tiletum.rule.turn.open.title">
        <source></source>
        <translation>Jedno po druhém</translation>
    </message>
    <message id="tiletum.rule.turn.open.1">
        <source></source>
        <translation>Destička, smlouva nebo dům vám mohou něco dát uprostřed akce. To má přednost; akce pak pokračuje, kde přestala. Kroků, staveb, akcí navíc a bonusů postav se můžete vzdát. Libovolný zdroj ale zvolit musíte.</translation>
    </message>
    <message id="tiletum.rule.turn.open.2">
        <source></source>
        <translation>Dokud se program ptá na zdroj, budovu nebo místo, nic jiného udělat nejde. Na co se neptá, na to nelze odpovědět, a co ve hře není, například budovu 7, to odmítne.</translation>
    </message>
    <message id="tiletum.rule.turn.end.title">
        <source></source>
        <translation>Konec tahu a kroky zpět</translation>
    </message>
    <message id="tiletum.rule.turn.end.1">
        <source></source>
        <translation>Tah ukončujete sami. Předtím musí být vzatá kostka, rozhodnuto o bonusové destičce a dokončeno všechno, co přišlo mezitím.</translation>
    </message>
    <message id="tiletum.rule.turn.end.2">
        <source></source>
        <translation>Do té doby můžete své kroky brát jeden po druhém zpět. Nelze se však vrátit před okamžik, kdy se odkrylo něco nového, třeba postava v nabídce, ani do tahu, který už skončil.</translation>
    </message>
    <message id="tiletum.rule.chapter.store">
        <source></source>
        <translation>Skladiště</translation>
    </message>
    <message id="tiletum.rule.store.places.title">
        <source></source>
        <translation>Čtyři místa a nic se neodhazuje</translation>
    </message>
    <message id="tiletum.rule.store.places.1">
        <source></source>
        <translation>Každá destička, kterou si vezmete, přijde nejdřív do skladiště. To má čtyři místa. Když jsou plná, další destičku si nevezmete odnikud, a uloženou odhodit nesmíte.</translation>
    </message>
    <message id="tiletum.rule.store.places.2">
        <source></source>
        <translation>Příklad: máte tam dvě smlouvy, erb a postavu. Než si vezmete pátou destičku, musíte smlouvu splnit, erb umístit nebo postavu ubytovat.</translation>
    </message>
    <message id="tiletum.rule.store.tiles.title">
        <source></source>
        <translation>Jak se která destička dostane ze skladiště</translation>
    </message>
    <message id="tiletum.rule.store.tiles.1">
        <source></source>
        <translation>[Pomocníka](rule:task.helper) využijete, [smlouvu](rule:task.contract) splníte a [erb](rule:task.coat) umístíte doplňkovou akcí. [Postava](rule:character.rooms) se stěhuje do místnosti za AB akce postav.</translation>
    </message>
    <message id="tiletum.rule.store.tiles.2">
        <source></source>
        <translation>Pokaždé to jde jen s destičkou toho druhu a jen s takovou, která leží ve vašem skladišti.</translation>
    </message>
    <message id="tiletum.rule.chapter.map">
        <source></source>
        <translation>Mapa, obchodník a architekt</translation>
    </message>
    <message id="tiletum.rule.map.spaces.title">
        <source></source>
        <translation>Města a pole cest</translation>
    </message>
    <message id="tiletum.rule.map.spaces.1">
        <source></source>
        <translation>Na mapě je 23 měst a 6 polí cest, spojených cestami. Pole cesty stojí krok jako město, nic se na něm ale nestaví ani nenajde. Na jednom poli může stát libovolně mnoho figurek.</translation>
    </message>
    <message id="tiletum.rule.map.spaces.2">
        <source></source>
        <translation>V devíti městech je katedrála: mají jedno pole pro dům a dvě nebo tři pole pro pilíře. Ostatních 14 měst má jen pole pro domy.</translation>
    </message>
    <message id="tiletum.rule.map.move.title">
        <source></source>
        <translation>Pohyb obchodníka a architekta</translation>
    </message>
    <message id="tiletum.rule.map.move.1">
        <source></source>
        <translation>V akci obchodníka přejde obchodník za 1 AB na sousední pole. V akci architekta se za 1 AB pohne architekt. Cizí figurky cestu nikdy neblokují. Dům postavíte jen tam, kde stojí obchodník, pilíř jen tam, kde stojí architekt.</translation>
    </message>
    <message id="tiletum.rule.map.move.2">
        <source></source>
        <translation>Příklad: z Tileta dojde obchodník do Lyonu třemi kroky, přes Paříž a Troyes.</translation>
    </message>
    <message id="tiletum.rule.map.collect.title">
        <source></source>
        <translation>Bonusové destičky ve městech</translation>
    </message>
    <message id="tiletum.rule.map.collect.1">
        <source></source>
        <translation>Za 1 AB si vezmete bonusovou destičku z města, kde stojí vaše figurka: v akci obchodníka obchodník, v akci architekta architekt. Přijde do skladiště.</translation>
    </message>
    <message id="tiletum.rule.map.collect.2">
        <source></source>
        <translation>Na mapu se destičky nedoplňují, patří tomu, kdo přijde první. Destičku, která na mapě nebo v nabídce už neleží, si vzít nelze.</translation>
    </message>
    <message id="tiletum.rule.map.free.title">
        <source></source>
        <translation>Kroky a stavby zdarma</translation>
    </message>
    <message id="tiletum.rule.map.free.1">
        <source></source>
        <translation>Některé postavy a smlouvy dávají kroky, dům nebo pilíř bez AB. Každý krok vede na sousední pole. Dostanete-li krok i stavbu, využijte obojí v libovolném pořadí, nebo jen jedno.</translation>
    </message>
    <message id="tiletum.rule.map.free.2">
        <source></source>
        <translation>Ke stavbě potřebujete dům či pilíř v zásobě a volné pole, jako vždy. Samotný dům nebo pilíř propadne, pokud ho tam, kde figurka stojí, postavit nejde. Krokem zdarma si destičku ve městě nevezmete.</translation>
    </message>
    <message id="tiletum.rule.merchant.house.title">
        <source></source>
        <translation>Stavba domu</translation>
    </message>
    <message id="tiletum.rule.merchant.house.1">
        <source></source>
        <translation>V akci obchodníka postavíte za 1 AB dům z osobní zásoby ve městě, kde obchodník stojí. V každém městě smíte mít jeden. V zásobě začínáte se dvěma, pět dalších čeká na střechách, než ty [budovy zaplníte](rule:character.filled).</translation>
    </message>
    <message id="tiletum.rule.merchant.house.2">
        <source></source>
        <translation>Domy na mapě zůstávají. Díky nim se účastníte trhů a na konci se násobí s pilíři.</translation>
    </message>
    <message id="tiletum.rule.merchant.spaces.title">
        <source></source>
        <translation>Pole pro domy</translation>
    </message>
    <message id="tiletum.rule.merchant.spaces.1">
        <source></source>
        <translation>Dům potřebuje volné pole pro dům. Města jich mají jedno nebo dvě, jen Tiletum víc. Některá se používají až od tří nebo čtyř hráčů: ve 2, 3 nebo 4 hráčích je jich 24, 32 nebo 39 i s těmi v Tiletu. Je-li volných víc, vyberete si.</translation>
    </message>
    <message id="tiletum.rule.merchant.spaces.2">
        <source></source>
        <translation>Příklad: druhé pole v Troyes je k mání až ve třech hráčích.</translation>
    </message>
    <message id="tiletum.rule.merchant.bonus.title">
        <source></source>
        <translation>Stavební bonusy</translation>
    </message>
    <message id="tiletum.rule.merchant.bonus.1">
        <source></source>
        <translation>Většina polí pro domy ukazuje stavební bonus: 1 až 6 VB, nebo [aktivaci budovy](rule:character.activate). Dostanete ho hned, ať se tam dům dostal jakkoli. Připadne jednou, tomu, kdo staví. Pokud u vás ještě nikdo nebydlí, aktivace propadne.</translation>
    </message>
    <message id="tiletum.rule.merchant.bonus.2">
        <source></source>
        <translation>Příklad: první pole v Benátkách má hodnotu 6 VB.</translation>
    </message>
    <message id="tiletum.rule.merchant.list.title">
        <source></source>
        <translation>Stavební bonusy město po městě</translation>
    </message>
    <message id="tiletum.rule.merchant.list.1">
        <source></source>
        <translation>Města s jediným polem pro dům: Londýn a Florencie 5 VB, Vídeň 4, Milán a Praha 3, Bordeaux a Lyon 2, Kolín nad Rýnem a Paříž 1.</translation>
    </message>
    <message id="tiletum.rule.merchant.list.2">
        <source></source>
        <translation>První pole ostatních měst: Benátky 6 VB, Janov 4, Hamburk a Toulouse 3, Štrasburk 2, Troyes 1. V Lipsku, Frankfurtu, Norimberku, Veroně a Arles aktivujete budovu. Bruggy a Antverpy nedávají nic.</translation>
    </message>
    <message id="tiletum.rule.merchant.list.3">
        <source></source>
        <translation>Druhá pole od tří hráčů: Verona 3 VB, Norimberk 2, Hamburk a Frankfurt 1, Troyes a Janov aktivace, Antverpy nic. Ve čtyřech hráčích navíc: Toulouse a Arles 2 VB, Lipsko 1, Štrasburk a Benátky aktivace, Bruggy nic.</translation>
    </message>
    <message id="tiletum.rule.merchant.list.4">
        <source></source>
        <translation>Na polích v Tiletu stojí počáteční domy, ta žádný bonus nedávají.</translation>
    </message>
    <message id="tiletum.rule.architect.pillar.title">
        <source></source>
        <translation>Stavba pilíře</translation>
    </message>
    <message id="tiletum.rule.architect.pillar.1">
        <source></source>
        <translation>V akci architekta postavíte za 1 AB pilíř z osobní zásoby ve městě, kde architekt stojí. Pole pro pilíře mají jen katedrální města: Bordeaux a Vídeň po dvou, ostatních sedm po třech. V každém městě smíte mít jeden pilíř.</translation>
    </message>
    <message id="tiletum.rule.architect.pillar.2">
        <source></source>
        <translation>Začínáte se dvěma, až pět dalších uvolní [splněné smlouvy](rule:task.contract). Kde máte pilíř, tam můžete [přispět na katedrálu](rule:task.cathedral).</translation>
    </message>
    <message id="tiletum.rule.architect.notbuilt.title">
        <source></source>
        <translation>Katedrála, která se nestaví</translation>
    </message>
    <message id="tiletum.rule.architect.notbuilt.1">
        <source></source>
        <translation>Na jedné destičce stavebních nákladů stojí „nebude postavena“. V tom městě nikdo nepostaví pilíř ani na katedrálu nepřispěje a její destičky jsou ze hry venku. Pole pro dům a bonusová destička tam fungují jako jinde.</translation>
    </message>
    <message id="tiletum.rule.architect.notbuilt.2">
        <source></source>
        <translation>Najděte si toto město dřív, než si naplánujete první cestu.</translation>
    </message>
    <message id="tiletum.rule.chapter.people">
        <source></source>
        <translation>Postavy a budovy</translation>
    </message>
    <message id="tiletum.rule.character.offer.title">
        <source></source>
        <translation>Nabídka postav</translation>
    </message>
    <message id="tiletum.rule.character.offer.1">
        <source></source>
        <translation>V akci postav si za 1 AB vezmete kteroukoli z pěti nabízených postav do skladiště. Na její místo hned přijde nová.</translation>
    </message>
    <message id="tiletum.rule.character.offer.2">
        <source></source>
        <translation>Za 1 AB můžete také vyměnit celou nabídku: nejdřív se vyloží nové destičky, staré se pak zamíchají do hromádky. Když hromádka dojde, zůstane mezera. Prázdnou nabídku vyměnit nelze.</translation>
    </message>
    <message id="tiletum.rule.character.rooms.title">
        <source></source>
        <translation>Ubytování postavy</translation>
    </message>
    <message id="tiletum.rule.character.rooms.1">
        <source></source>
        <translation>Postava ze skladiště se nastěhuje do prázdné místnosti na vaší desce. V prvním patře to stojí 1 AB, ve druhém 2 a ve třetím 3; patra můžete zaplňovat v libovolném pořadí. Bonus postavy získáte okamžitě a postava už tam zůstane.</translation>
    </message>
    <message id="tiletum.rule.character.rooms.2">
        <source></source>
        <translation>Příklad: zaplnit první budovu stojí 1 + 2 + 3 = 6 AB.</translation>
    </message>
    <message id="tiletum.rule.character.kinds.title">
        <source></source>
        <translation>Jeden druh, jedna budova</translation>
    </message>
    <message id="tiletum.rule.character.kinds.1">
        <source></source>
        <translation>Postav je pět druhů: notář, hostinský, dvořan, kupcová a stavitel. V budově bydlí jen jeden druh a každý druh bydlí jen v jedné z vašich budov.</translation>
    </message>
    <message id="tiletum.rule.character.kinds.2">
        <source></source>
        <translation>Příklad: notář se nastěhuje do budovy 4, která má jednu místnost. Žádný další notář už se k vám nedostane, a pokud nějakého máte ve skladišti, zabírá tam místo navždy.</translation>
    </message>
    <message id="tiletum.rule.character.filled.title">
        <source></source>
        <translation>Zaplněné budovy</translation>
    </message>
    <message id="tiletum.rule.character.filled.1">
        <source></source>
        <translation>Budova je zaplněná, jakmile bydlí někdo v každé její místnosti. Dům z její střechy pak přejde do vaší zásoby, a to ještě dřív, než využijete bonus poslední postavy. Erb k tomu potřeba není.</translation>
    </message>
    <message id="tiletum.rule.character.filled.2">
        <source></source>
        <translation>Šestá budova je plná od začátku. Dům na střeše nemá a postavy se do ní nestěhují.</translation>
    </message>
    <message id="tiletum.rule.character.activate.title">
        <source></source>
        <translation>Aktivace budovy</translation>
    </message>
    <message id="tiletum.rule.character.activate.1">
        <source></source>
        <translation>Budovu aktivují některá pole pro domy a jeden pomocník. Zvolte si svou budovu, v níž bydlí aspoň jedna postava, plná být nemusí. Bonus každé postavy v ní získáte jednou, v libovolném pořadí, a kterýkoli můžete vynechat.</translation>
    </message>
    <message id="tiletum.rule.character.activate.2">
        <source></source>
        <translation>Místnost bez postavy nebo už využitá nic nedá. Pomocníka nelze využít, dokud u vás nikdo nebydlí.</translation>
    </message>
    <message id="tiletum.rule.character.completed.title">
        <source></source>
        <translation>Dokončené budovy</translation>
    </message>
    <message id="tiletum.rule.character.completed.1">
        <source></source>
        <translation>Zaplněná budova, pod kterou leží erb, je dokončená. Od té chvíle dává *bonusové akční body*, za každou místnost jeden, ke každé akci svého druhu provedené kostkou, i když jste ji zvolili žolíkem. Přičtou se hned, dokonce i k akci, která právě probíhá.</translation>
    </message>
    <message id="tiletum.rule.character.completed.2">
        <source></source>
        <translation>Notáři pomáhají smlouvám, hostinští postavám, dvořané králi, kupcové obchodníkovi a stavitelé architektovi. Akce z destiček nic nezískají. Šestá budova bonusové AB nedává, jako dokončená se ale počítá.</translation>
    </message>
    <message id="tiletum.rule.chapter.actions">
        <source></source>
        <translation>Smlouvy, král a žolík</translation>
    </message>
    <message id="tiletum.rule.contract.offer.title">
        <source></source>
        <translation>Nabídka smluv</translation>
    </message>
    <message id="tiletum.rule.contract.offer.1">
        <source></source>
        <translation>V akci smluv si berete destičky z nabídky o pěti místech. Zleva doprava stojí 3, 3, 2, 2 a 1 AB. Leží tu smlouvy i erby a všechno jde do skladiště.</translation>
    </message>
    <message id="tiletum.rule.contract.offer.2">
        <source></source>
        <translation>Mezery zůstanou do konce vašeho tahu. Pak se zbylé destičky posunou doprava a zleva přibudou nové; co necháte ležet, může tedy zlevnit. Když hromádka dojde, mezery zůstanou.</translation>
    </message>
    <message id="tiletum.rule.contract.exchange.title">
        <source></source>
        <translation>Výměna zdroje</translation>
    </message>
    <message id="tiletum.rule.contract.exchange.1">
        <source></source>
        <translation>V akci smluv vyměníte za 1 AB jeden svůj zdroj za jeden jiného druhu, i za zlato. První výměna v tahu přinese navíc jeden libovolný zdroj. Jen jednou za tah, ať vám akci dalo cokoli.</translation>
    </message>
    <message id="tiletum.rule.contract.exchange.2">
        <source></source>
        <translation>Příklad: se 2 AB měníte dvakrát. Dáte 2 zdroje a dostanete 3.</translation>
    </message>
    <message id="tiletum.rule.king.action.title">
        <source></source>
        <translation>Akce krále</translation>
    </message>
    <message id="tiletum.rule.king.action.1">
        <source></source>
        <translation>V akci krále se nic nevybírá. Váš žeton se hned posune po královské stupnici vpřed, za každý AB o pole. Leží-li v cíli jiné žetony, váš přijde navrch, a jste tedy za nimi. Posledním polem je +15, AB navíc propadnou.</translation>
    </message>
    <message id="tiletum.rule.king.action.2">
        <source></source>
        <translation>Přidá-li vám pomocník v tomto tahu další AB, žeton se posune dál.</translation>
    </message>
    <message id="tiletum.rule.joker.action.title">
        <source></source>
        <translation>Akce žolíka</translation>
    </message>
    <message id="tiletum.rule.joker.action.1">
        <source></source>
        <translation>Žolík vám dovolí zvolit jednu z ostatních pěti akcí. Všechny AB patří jí, rozdělit je nelze. Zdroje, AB i bonusová destička jsou z výseče žolíka. Bonusové AB zvolené akce se přičtou.</translation>
    </message>
    <message id="tiletum.rule.joker.action.2">
        <source></source>
        <translation>Příklad: dvojka u žolíka dá 5 AB. Máte-li dokončenou budovu s jednou kupcovou, je to v akci obchodníka 6 AB.</translation>
    </message>
    <message id="tiletum.rule.chapter.tasks">
        <source></source>
        <translation>Doplňkové akce</translation>
    </message>
    <message id="tiletum.rule.task.when.title">
        <source></source>
        <translation>Doplňkové akce: kdykoli ve svém tahu</translation>
    </message>
    <message id="tiletum.rule.task.when.1">
        <source></source>
        <translation>Doplňkové akce nestojí žádné AB. Provádějte jich, kolik zaplatíte: před kostkou, mezi dvěma AB i po akci. Je jich pět: [koupit zdroj](rule:task.buy), [splnit smlouvu](rule:task.contract), [umístit erb](rule:task.coat), [přispět na katedrálu](rule:task.cathedral) a [využít pomocníka](rule:task.helper).</translation>
    </message>
    <message id="tiletum.rule.task.when.2">
        <source></source>
        <translation>Mimo svůj tah je provádět nemůžete. V královské fázi si proto ve skladišti místo neuděláte.</translation>
    </message>
    <message id="tiletum.rule.task.buy.title">
        <source></source>
        <translation>Nákup zdroje</translation>
    </message>
    <message id="tiletum.rule.task.buy.1">
        <source></source>
        <translation>Za 2 zlata si vezmete 1 železo, jídlo, vlnu nebo kámen, a to tolikrát, na kolik vám zlato vystačí. Zlato samo koupit nejde; jiné zdroje na zlato promění jen [výměna](rule:contract.exchange). Příklad: na katedrálu vám chybějí 2 kameny, pomohou 4 zlata.</translation>
    </message>
    <message id="tiletum.rule.task.buy.2">
        <source></source>
        <translation>Kdykoli na něco nemáte, program řekne, kolik je potřeba a kolik máte.</translation>
    </message>
    <message id="tiletum.rule.task.contract.title">
        <source></source>
        <translation>Splnění smlouvy</translation>
    </message>
    <message id="tiletum.rule.task.contract.1">
        <source></source>
        <translation>Zaplaťte, co smlouva ve skladišti žádá. Přejde na vaše první volné pole pro smlouvy zleva, a pokud tam leží pilíř, získáte ho do zásoby. Bodujete smlouvu i pole: zleva 0, 1, 2, 3, 4 a 6 VB. Pak dostanete to, co smlouva případně dává navíc.</translation>
    </message>
    <message id="tiletum.rule.task.contract.2">
        <source></source>
        <translation>Kdo má splněno šest smluv, další už si nevezme ani nesplní. Smlouva ve skladišti si pole předem nezabírá.</translation>
    </message>
    <message id="tiletum.rule.task.same.title">
        <source></source>
        <translation>Smlouvy, u nichž si vyberete zdroj</translation>
    </message>
    <message id="tiletum.rule.task.same.1">
        <source></source>
        <translation>Některé smlouvy chtějí několik zdrojů jednoho druhu a druh určíte vy. Celá tato část musí být stejná. Smíšené smlouvy chtějí takovou část a k ní železo nebo vlnu; zvolit smíte i týž druh. Ostatní smlouvy mají cenu danou a není co určovat.</translation>
    </message>
    <message id="tiletum.rule.task.same.2">
        <source></source>
        <translation>Příklad: smlouvu na 2 stejné zdroje a 2 železa splníte třeba za 2 zlata a 2 železa, nebo za 4 železa.</translation>
    </message>
    <message id="tiletum.rule.task.coat.title">
        <source></source>
        <translation>Umístění erbu</translation>
    </message>
    <message id="tiletum.rule.task.coat.1">
        <source></source>
        <translation>Zaplaťte jídlem a umístěte erb ze skladiště pod kteroukoli budovu, i prázdnou. Na každé místo přijde jeden erb a hned získáte bonus toho místa. Nemůžete-li bonus využít, erb umístit smíte i tak. Už ho nikdy nepřesunete.</translation>
    </message>
    <message id="tiletum.rule.task.coat.2">
        <source></source>
        <translation>Je-li budova zaplněná, erb ji [dokončí](rule:character.completed).</translation>
    </message>
    <message id="tiletum.rule.task.places.title">
        <source></source>
        <translation>Šest míst pro erby</translation>
    </message>
    <message id="tiletum.rule.task.places.1">
        <source></source>
        <translation>Budova 1, 6 jídel: postavíte dům ze zásoby v kterémkoli městě, kde je volné pole pro dům a vy tam dům nemáte. Budova 2, 6 jídel: postavíte pilíř ze zásoby v kterémkoli městě, kde by váš pilíř stát mohl.</translation>
    </message>
    <message id="tiletum.rule.task.places.2">
        <source></source>
        <translation>Budova 3, 5 jídel: obchodník se přesune na libovolné pole mapy. Budova 4, 4 jídla: totéž architekt. Budova 5, 3 jídla: zvolíte 2 zdroje, stejné nebo různé. Budova 6, 2 jídla: 5 VB.</translation>
    </message>
    <message id="tiletum.rule.task.family.title">
        <source></source>
        <translation>Od každého šlechtického rodu jeden erb</translation>
    </message>
    <message id="tiletum.rule.task.family.1">
        <source></source>
        <translation>Šlechtických rodů je šest. Od každého smíte mít jeden erb, ve skladišti a pod budovami dohromady. Druhý si nevezmete odnikud, ani proto, abyste ho vzali jiným.</translation>
    </message>
    <message id="tiletum.rule.task.family.2">
        <source></source>
        <translation>Příklad: erb Medicejů už leží pod vaší budovou. Erb Medicejů v nabídce smluv je pro vás nedostupný.</translation>
    </message>
    <message id="tiletum.rule.task.cathedral.title">
        <source></source>
        <translation>Příspěvek na katedrálu</translation>
    </message>
    <message id="tiletum.rule.task.cathedral.1">
        <source></source>
        <translation>V katedrálním městě, kde máte pilíř, můžete jednou přispět. Zaplatíte kameny podle destičky stavebních nákladů a vezmete si horní destičku katedrály. Bodujete obě hodnoty. Figurky mohou stát kdekoli a pilíř zůstává. Na další zbudou nižší destičky; když nezbude žádná, přispět už nejde.</translation>
    </message>
    <message id="tiletum.rule.task.cathedral.2">
        <source></source>
        <translation>Příklad: Milán stojí 4 kameny. Získáte 6 + 7 = 13 VB, hráč po vás 6 + 5 = 11.</translation>
    </message>
    <message id="tiletum.rule.task.helper.title">
        <source></source>
        <translation>Využití pomocníka</translation>
    </message>
    <message id="tiletum.rule.task.helper.1">
        <source></source>
        <translation>Pomocníka ze skladiště využijete doplňkovou akcí a dostanete všechno, co ukazuje. Akce od pomocníka má vlastní AB a akce vaší kostky zatím počká. AB nemusíte utratit všechny.</translation>
    </message>
    <message id="tiletum.rule.task.helper.2">
        <source></source>
        <translation>Využitý pomocník odchází ze hry. Teprve když dojde hromádka bonusových destiček, zamíchají se do nové využití pomocníci a destičky odhozené u královské stupnice.</translation>
    </message>
    <message id="tiletum.rule.task.timing.title">
        <source></source>
        <translation>Pomocníci, kteří mají svou chvíli</translation>
    </message>
    <message id="tiletum.rule.task.timing.1">
        <source></source>
        <translation>Pomocníci s +1, +2 nebo +3 AB posilují akci vaší kostky, jakmile jste dostali její zdroje. K akci z destičky se nikdy nepřičtou.</translation>
    </message>
    <message id="tiletum.rule.task.timing.2">
        <source></source>
        <translation>Pomocníka, který mění zdroj, využijete před výběrem kostky, nejvýš jednou za tah. Příklad: zvolíte kámen a vezmete si růžovou pětku, tedy jídlo. Dostanete 5 kamenů.</translation>
    </message>
    <message id="tiletum.rule.chapter.king">
        <source></source>
        <translation>Královská fáze</translation>
    </message>
    <message id="tiletum.rule.king.track.title">
        <source></source>
        <translation>Královská stupnice</translation>
    </message>
    <message id="tiletum.rule.king.track.1">
        <source></source>
        <translation>Stupnice má 17 polí. Červená část body bere: –7, –5, –3, –2, –1. Následuje 0. Modrá část dává 1, 2, 3, 4, 5, 6, 7, 8, 10, 12 a 15 VB.</translation>
    </message>
    <message id="tiletum.rule.king.track.2">
        <source></source>
        <translation>Kdo přijde na obsazené pole, položí svůj žeton navrch, a *nižší žeton je napřed*. Přednost si tedy drží ten, kdo tam byl dřív.</translation>
    </message>
    <message id="tiletum.rule.king.phase.title">
        <source></source>
        <translation>Kdo vede a co král dává</translation>
    </message>
    <message id="tiletum.rule.king.phase.1">
        <source></source>
        <translation>Kdo je na stupnici nejdál, vezme si bonusovou destičku ležící u ní, nebo ji odhodí; na společném poli je to ten s nejnižším žetonem. Nemá-li ji vedoucí hráč kam uložit, odhodí se hned. Ve 4. kole tam destička není a vedoucí hráč místo ní získá 4 VB.</translation>
    </message>
    <message id="tiletum.rule.king.phase.2">
        <source></source>
        <translation>Pak každý získá nebo ztratí VB svého pole. Příklad: stojíte na –3 a máte 2 VB, klesnete tedy na 0.</translation>
    </message>
    <message id="tiletum.rule.king.order.title">
        <source></source>
        <translation>Nové pořadí a návrat z červené části</translation>
    </message>
    <message id="tiletum.rule.king.order.1">
        <source></source>
        <translation>Stupnice teď určí pořadí pro příští kolo: kdo je nejdál, hraje první, na společném poli má přednost nižší žeton.</translation>
    </message>
    <message id="tiletum.rule.king.order.2">
        <source></source>
        <translation>Potom se žetony z červené části vrátí na 0, navrch k těm, které tam už jsou, lepší napřed. Modré zůstávají, kde jsou, a v příštím kole mohou vynést znovu.</translation>
    </message>
    <message id="tiletum.rule.chapter.fair">
        <source></source>
        <translation>Trhy</translation>
    </message>
    <message id="tiletum.rule.fair.who.title">
        <source></source>
        <translation>Kdo na trhu boduje</translation>
    </message>
    <message id="tiletum.rule.fair.who.1">
        <source></source>
        <translation>Na trhu bodujete, máte-li v jeho městě dům, nebo stojí-li tam právě váš obchodník. Stačí jedno z obojího. Že tudy obchodník dřív prošel, nestačí, a architekt se nepočítá.</translation>
    </message>
    <message id="tiletum.rule.fair.who.2">
        <source></source>
        <translation>Dům v Tiletu má každý, prvního trhu se tedy účastní všichni.</translation>
    </message>
    <message id="tiletum.rule.fair.value.title">
        <source></source>
        <translation>Kolik trh vynese</translation>
    </message>
    <message id="tiletum.rule.fair.value.1">
        <source></source>
        <translation>Sečtěte VB na destičce trhu a VB kola: 1, 2, 3 nebo 4. Součet vynásobte tím, kolikrát máte to, co destička počítá. Z dvojic platí jen úplné.</translation>
    </message>
    <message id="tiletum.rule.fair.value.2">
        <source></source>
        <translation>Příklad: ve 2. kole dává destička 5 VB za každou zaplněnou budovu. Máte tři, získáte (5 + 2) × 3 = 21 VB.</translation>
    </message>
    <message id="tiletum.rule.fair.king.title">
        <source></source>
        <translation>Trh královské stupnice</translation>
    </message>
    <message id="tiletum.rule.fair.king.1">
        <source></source>
        <translation>Na tomto trhu se nic nenásobí. Získáte součet destičky a kola a k tomu ještě jednou VB své pozice na královské stupnici. Platí pole, kde jste stáli na začátku královské fáze, než se žetony z červené části vrátily. Můžete tu tedy i ztratit body.</translation>
    </message>
    <message id="tiletum.rule.fair.king.2">
        <source></source>
        <translation>Příklad: v 1. kole je součet 3 + 1 = 4. Z pole –5 ztratíte 1 VB, z pole +3 získáte 7.</translation>
    </message>
    <message id="tiletum.rule.chapter.end">
        <source></source>
        <translation>Konec hry</translation>
    </message>
    <message id="tiletum.rule.end.scoring.title">
        <source></source>
        <translation>Závěrečné bodování</translation>
    </message>
    <message id="tiletum.rule.end.scoring.1">
        <source></source>
        <translation>Po čtvrtém trhu přibudou tři věci. Za prvé domy na mapě krát pilíře na mapě. Za druhé dokončené budovy: tři dají 5 VB, čtyři 10, pět 20, šest 30; méně než tři nic. Za třetí zbylé zdroje: za každé 4 dohromady, ať jsou jakékoli, 1 VB.</translation>
    </message>
    <message id="tiletum.rule.end.scoring.2">
        <source></source>
        <translation>Příklad: 6 domů × 4 pilíře, pět dokončených budov a 11 zdrojů dají 24 + 20 + 2 = 46 VB.</translation>
    </message>
    <message id="tiletum.rule.end.winner.title">
        <source></source>
        <translation>Kdo vyhrává</translation>
    </message>
    <message id="tiletum.rule.end.winner.1">
        <source></source>
        <translation>Vyhrává nejvyšší počet VB. Při shodě je lepší ten, kdo je dřív v pořadí, jak ho určila královská fáze 4. kola. Destičky, které zbyly ve skladišti, nic nedávají ani neberou.</translation>
    </message>
    <message id="tiletum.rule.end.winner.2">
        <source></source>
        <translation>Tím hra končí a nic dalšího už udělat nelze.</translation>
    </message>
    <message id="tiletum.rule.chapter.solo">
        <source></source>
        <translation>Sólový mód</translation>
    </message>
    <message id="tiletum.rule.solo.start.title">
        <source></source>
        <translation>Vy proti kardinálu Titovi</translation>
    </message>
    <message id="tiletum.rule.solo.start.1">
        <source></source>
        <translation>Platí pravidla pro dva hráče. Začínáte vy, s 1 zlatem a 10 VB. Titus má desku, figurky i žeton na královské stupnici, ale žádné zdroje a 0 VB. V balíčku má šest karet: jednu ke každému trhu této hry, kartu *Nehynoucí sláva* a kartu *Všechno bohatství světa*. Míchá se před 1. a 3. kolem.</translation>
    </message>
    <message id="tiletum.rule.solo.start.2">
        <source></source>
        <translation>Karty známe, oficiální sólová pravidla ne. [Jak Titus hraje](rule:about.rulings), je vlastní postup tohoto projektu.</translation>
    </message>
    <message id="tiletum.rule.solo.die.title">
        <source></source>
        <translation>Jak si Titus bere kostku</translation>
    </message>
    <message id="tiletum.rule.solo.die.1">
        <source></source>
        <translation>Otočí kartu a zkouší její řádky odshora. Kvůli akci si bere kostku z její výseče, a je-li prázdná, z výseče žolíka. Z více kostek vybírá podle pořadí barev na kartě. Když neplatí žádný řádek, vezme nejvyšší kostku první barvy, která tam je. Kostky nikdy nemění.</translation>
    </message>
    <message id="tiletum.rule.solo.die.2">
        <source></source>
        <translation>S kostkou vzatou kvůli barvě provede akci, u které ležela. U žolíka je to první akce uvedená na kartě, jinak král.</translation>
    </message>
    <message id="tiletum.rule.solo.words.title">
        <source></source>
        <translation>Tři slova na kartách</translation>
    </message>
    <message id="tiletum.rule.solo.words.1">
        <source></source>
        <translation>*Potřebný* je zdroj, který mu k uloženým smlouvám nejvíc chybí. Počítá se jen železo a vlna, které smlouvy přímo žádají, ne pilíře, erby ani volitelné části. Při shodě má přednost barva, které je u kola víc. Bere z ní nejvyšší kostku.</translation>
    </message>
    <message id="tiletum.rule.solo.words.2">
        <source></source>
        <translation>*Zboží* je železo a vlna, potřebnější napřed. Erb je *na dosah*, pokud takový ještě nemá a došel by k němu s kostkou dané akce tak, aby mu zbyl 1 AB.</translation>
    </message>
    <message id="tiletum.rule.solo.action.title">
        <source></source>
        <translation>Co s ní Titus udělá</translation>
    </message>
    <message id="tiletum.rule.solo.action.1">
        <source></source>
        <translation>Bonusovou destičku si vezme, je-li to pomocník, kterého odhodí, nebo smlouva či erb, které má kam uložit. Architekt a obchodník jdou do nejbližšího města, kde mohou stavět; ze stejně vzdálených do cennějšího. Postaví, bodují VB pole a vezmou si tam smlouvu nebo erb.</translation>
    </message>
    <message id="tiletum.rule.solo.action.2">
        <source></source>
        <translation>Z postav dává přednost druhu, který u něj už bydlí, a nejlevnější místnosti. Ze smluv bere nejlevnější nový erb, jinak nejlevnější smlouvu. I jemu dávají dokončené budovy bonusové AB.</translation>
    </message>
    <message id="tiletum.rule.solo.tasks.title">
        <source></source>
        <translation>Za co Titus platí</translation>
    </message>
    <message id="tiletum.rule.solo.tasks.1">
        <source></source>
        <translation>Po akci splní všechny smlouvy, na které má, nejhodnotnější první. Pak přispěje na všechny katedrály, na které může. Nakonec umístí erby: pod první zaplněnou budovu zleva, jinak na nejlevnější místo.</translation>
    </message>
    <message id="tiletum.rule.solo.tasks.2">
        <source></source>
        <translation>Za 2 zlata má kterýkoli chybějící zdroj. Všechny VB za tyto věci boduje, jiné bonusy postav, smluv a erbů nevyužívá.</translation>
    </message>
    <message id="tiletum.rule.solo.count.title">
        <source></source>
        <translation>Jak Titus boduje a kdy vyhrajete</translation>
    </message>
    <message id="tiletum.rule.solo.count.1">
        <source></source>
        <translation>Vede-li na královské stupnici, destičku odhodí a získá 4 VB navíc k VB svého pole. Účastní se každého trhu a boduje součet destičky a kola krát číslo kola. Příklad: ve 3. kole mu trh za 3 VB vynese (3 + 3) × 3 = 18 VB.</translation>
    </message>
    <message id="tiletum.rule.solo.count.2">
        <source></source>
        <translation>Na konci boduje splněné smlouvy × destičky katedrál a nic jiného. Vy bodujete jako vždy. Vyhrajete, jen když máte VB *víc* než on.</translation>
    </message>
    <message id="tiletum.rule.chapter.example">
        <source></source>
        <translation>Dva příklady</translation>
    </message>
    <message id="tiletum.rule.example.turn.title">
        <source></source>
        <translation>Celý tah krok za krokem</translation>
    </message>
    <message id="tiletum.rule.example.turn.1">
        <source></source>
        <translation>Je 1. kolo, hrajete ve dvou a na řadu přicházíte po soupeři. Máte 10 VB, 3 zlata a po 1 železe, jídle, vlně a kameni. Obchodník má výseč 4 a leží u něj smlouva na 2 vlny.</translation>
    </message>
    <message id="tiletum.rule.example.turn.2">
        <source></source>
        <translation>Zaplatíte 2 zlata a vezmete si vlněnou pětku jako čtyřku. Smlouvu si vezmete také. Pak přijdou 4 vlny, máte jich tedy 5, a 7 – 4 = 3 AB pro obchodníka.</translation>
    </message>
    <message id="tiletum.rule.example.turn.3">
        <source></source>
        <translation>Smlouvu hned splníte: 2 vlny za 2 VB, její pole přidá 0. Máte 12 VB a v zásobě o pilíř víc. Tři AB využijete takto: dojdete do Paříže, postavíte tam dům (1 VB) a vezmete si místní bonusovou destičku, pomocníka s +1 AB.</translation>
    </message>
    <message id="tiletum.rule.example.turn.4">
        <source></source>
        <translation>Pomocníka využijete a jdete dál do Troyes. Končíte s 13 VB, 3 vlnami, 1 zlatem, 1 železem, 1 jídlem a 1 kamenem. V Troyes se v této hře koná trh 2. kola a váš obchodník už tam stojí.</translation>
    </message>
    <message id="tiletum.rule.example.count.title">
        <source></source>
        <translation>Závěrečný součet</translation>
    </message>
    <message id="tiletum.rule.example.count.1">
        <source></source>
        <translation>Před závěrečným bodováním má Anna 109 VB: 10 ze začátku, 66 za smlouvy, 10 za katedrály, 5 za erby, 6 za pomocníky a postavy a 12 za královskou stupnici. Ben má 23.</translation>
    </message>
    <message id="tiletum.rule.example.count.2">
        <source></source>
        <translation>Anna má 3 domy × 1 pilíř = 3 VB. Tři dokončené budovy, obě s jednou místností a šestá, dají 5. Za 10 zdrojů jsou 2. Celkem 119.</translation>
    </message>
    <message id="tiletum.rule.example.count.3">
        <source></source>
        <translation>Ben má 2 domy × 0 pilířů = 0 VB a žádnou dokončenou budovu. Za 46 zdrojů získá 11. Celkem 34. S jediným pilířem by domy vynesly o 2 VB víc a na trzích nebodoval ani jeden z nich.</translation>
    </message>
    <message id="tiletum.rule.chapter.about">
        <source></source>
        <translation>O tomto vydání</translation>
    </message>
    <message id="tiletum.rule.about.known.title">
        <source></source>
        <translation>Co je rekonstrukce</translation>
    </message>
    <message id="tiletum.rule.about.known.1">
        <source></source>
        <translation>Pravidla v této knize známe, všechny hodnoty vytištěné v krabici ne. Kde některá chybí, má tato sada hodnotu, která odpovídá všemu známému. Může ji nahradit sada opravená podle skutečné krabice.</translation>
    </message>
    <message id="tiletum.rule.about.known.2">
        <source></source>
        <translation>Rekonstruováno je: kolik je kterých pomocníků, smluv a postav a od kolika hráčů se používají; který druh postav má který bonus; zlato a VB dvou pomocníků; počet erbů a jména rodů.</translation>
    </message>
    <message id="tiletum.rule.about.known.3">
        <source></source>
        <translation>Na mapě: 24 z 39 spojnic, pole pro domy a jejich bonusy, pole pro pilíře a většina míst pro bonusové destičky. U katedrál 13 z 25 hodnot a sedm destiček stavebních nákladů.</translation>
    </message>
    <message id="tiletum.rule.about.known.4">
        <source></source>
        <translation>Dále: 12 ze 17 hodnot královské stupnice, složení žetonů korupce, hodnoty trhů v 1., 2. a 4. kole, šest z osmi trhových měst, ceny nabídky smluv, VB polí pro smlouvy a pořadí akcí u kola.</translation>
    </message>
    <message id="tiletum.rule.about.known.5">
        <source></source>
        <translation>Skladiště o čtyřech místech, nové destičky u královské stupnice po 1. a 2. kole a 4 VB ve 4. kole pocházejí z jiných zdrojů než z pravidel.</translation>
    </message>
    <message id="tiletum.rule.about.rulings.title">
        <source></source>
        <translation>Naše vlastní výklady</translation>
    </message>
    <message id="tiletum.rule.about.rulings.1">
        <source></source>
        <translation>Kde známá pravidla mlčí nebo se dají číst dvojím způsobem, hraje program takto. Uložená smlouva si pole pro smlouvy nezabírá. Stavební bonus přijde i s domem od postavy nebo erbu. Volitelná část smlouvy smí být stejného druhu jako pevná.</translation>
    </message>
    <message id="tiletum.rule.about.rulings.2">
        <source></source>
        <translation>Na trzích se počítají jen erby umístěné pod budovou, uložené ne. Trh královské stupnice bere pozici z doby před návratem žetonů z červené části. Destička královské fáze, kterou není kam uložit, se hned odhodí.</translation>
    </message>
    <message id="tiletum.rule.about.rulings.3">
        <source></source>
        <translation>Prázdná hromádka smluv nebo postav nechává v nabídce mezery. Využití pomocníci odcházejí ze hry; zamíchaní se vrátí, jen když hromádka bonusových destiček dojde.</translation>
    </message>
    <message id="tiletum.rule.about.rulings.4">
        <source></source>
        <translation>Celý Titův postup je náš. Jeho *Nehynoucí sláva* u nás zní „aspoň tolik domů jako pilířů“, jiný zdroj uvádí „víc domů“. „Potřebný“ se dívá jen na uložené smlouvy. Při výzvě *Velmi blízcí přátelé* je smlouva z bonusové destičky hned splněná: Titus za ni nic neplatí ani neboduje.</translation>
    </message>
    <message id="tiletum.rule.chapter.legend">
        <source></source>
        <translation>Vysvětlivky symbolů</translation>
    </message>
    <message id="tiletum.rule.legend.iron.title">
        <source></source>
        <translation>Železo</translation>
    </message>
    <message id="tiletum.rule.legend.iron.1">
        <source></source>
        <translation>Zdroj modrých kostek; žádá ho mnoho smluv.</translation>
    </message>
    <message id="tiletum.rule.legend.food.title">
        <source></source>
        <translation>Jídlo</translation>
    </message>
    <message id="tiletum.rule.legend.food.1">
        <source></source>
        <translation>Zdroj růžových kostek; platí se jím za erby.</translation>
    </message>
    <message id="tiletum.rule.legend.gold.title">
        <source></source>
        <translation>Zlato</translation>
    </message>
    <message id="tiletum.rule.legend.gold.1">
        <source></source>
        <translation>Zdroj žlutých kostek; [mění kostky](rule:turn.change) a [kupuje](rule:task.buy) jiné zdroje.</translation>
    </message>
    <message id="tiletum.rule.legend.wool.title">
        <source></source>
        <translation>Vlna</translation>
    </message>
    <message id="tiletum.rule.legend.wool.1">
        <source></source>
        <translation>Zdroj světle šedých kostek; žádá ji mnoho smluv.</translation>
    </message>
    <message id="tiletum.rule.legend.stone.title">
        <source></source>
        <translation>Kámen</translation>
    </message>
    <message id="tiletum.rule.legend.stone.1">
        <source></source>
        <translation>Zdroj tmavě šedých kostek; stavějí se z něj [katedrály](rule:task.cathedral).</translation>
    </message>
    <message id="tiletum.rule.legend.any.title">
        <source></source>
        <translation>Libovolné zdroje</translation>
    </message>
    <message id="tiletum.rule.legend.any.1">
        <source></source>
        <translation>Zdroje podle vašeho výběru, stejné nebo různé, i zlato.</translation>
    </message>
    <message id="tiletum.rule.legend.same.title">
        <source></source>
        <translation>Zdroje jednoho druhu</translation>
    </message>
    <message id="tiletum.rule.legend.same.1">
        <source></source>
        <translation>Všechny musí být stejné, druh [určíte vy](rule:task.same).</translation>
    </message>
    <message id="tiletum.rule.legend.ap.title">
        <source></source>
        <translation>Akční bod (AB)</translation>
    </message>
    <message id="tiletum.rule.legend.ap.1">
        <source></source>
        <translation>Akční body, které dostanete, nebo cena některé možnosti.</translation>
    </message>
    <message id="tiletum.rule.legend.vp.title">
        <source></source>
        <translation>Vítězné body (VB)</translation>
    </message>
    <message id="tiletum.rule.legend.vp.1">
        <source></source>
        <translation>Vítězné body, které získáte.</translation>
    </message>
    <message id="tiletum.rule.legend.architect.title">
        <source></source>
        <translation>Architekt</translation>
    </message>
    <message id="tiletum.rule.legend.architect.1">
        <source></source>
        <translation>Akce architekta, nebo váš architekt.</translation>
    </message>
    <message id="tiletum.rule.legend.merchant.title">
        <source></source>
        <translation>Obchodník</translation>
    </message>
    <message id="tiletum.rule.legend.merchant.1">
        <source></source>
        <translation>Akce obchodníka, nebo váš obchodník.</translation>
    </message>
    <message id="tiletum.rule.legend.character.title">
        <source></source>
        <translation>Postavy</translation>
    </message>
    <message id="tiletum.rule.legend.character.1">
        <source></source>
        <translation>Akce postav, nebo postava.</translation>
    </message>
    <message id="tiletum.rule.legend.contract.title">
        <source></source>
        <translation>Smlouvy</translation>
    </message>
    <message id="tiletum.rule.legend.contract.1">
        <source></source>
        <translation>Akce smluv, nebo smlouva.</translation>
    </message>
    <message id="tiletum.rule.legend.king.title">
        <source></source>
        <translation>Král</translation>
    </message>
    <message id="tiletum.rule.legend.king.1">
        <source></source>
        <translation>Akce krále, nebo královská stupnice.</translation>
    </message>
    <message id="tiletum.rule.legend.joker.title">
        <source></source>
        <translation>Žolík</translation>
    </message>
    <message id="tiletum.rule.legend.joker.1">
        <source></source>
        <translation>Kterákoli z ostatních pěti akcí.</translation>
    </message>
    <message id="tiletum.rule.legend.house.title">
        <source></source>
        <translation>Dům</translation>
    </message>
    <message id="tiletum.rule.legend.house.1">
        <source></source>
        <translation>Dům na střeše, v zásobě nebo na mapě.</translation>
    </message>
    <message id="tiletum.rule.legend.pillar.title">
        <source></source>
        <translation>Pilíř</translation>
    </message>
    <message id="tiletum.rule.legend.pillar.1">
        <source></source>
        <translation>Pilíř na poli pro smlouvu, v zásobě nebo na mapě.</translation>
    </message>
    <message id="tiletum.rule.legend.cathedral.title">
        <source></source>
        <translation>Katedrála</translation>
    </message>
    <message id="tiletum.rule.legend.cathedral.1">
        <source></source>
        <translation>Katedrála, nebo destička katedrály.</translation>
    </message>
    <message id="tiletum.rule.legend.coat.title">
        <source></source>
        <translation>Erb</translation>
    </message>
    <message id="tiletum.rule.legend.coat.1">
        <source></source>
        <translation>Erb, nebo místo pro erb.</translation>
    </message>
    <message id="tiletum.rule.legend.building.title">
        <source></source>
        <translation>Budova</translation>
    </message>
    <message id="tiletum.rule.legend.building.1">
        <source></source>
        <translation>Budova na vaší desce.</translation>
    </message>
    <message id="tiletum.rule.legend.activate.title">
        <source></source>
        <translation>Aktivace budovy</translation>
    </message>
    <message id="tiletum.rule.legend.activate.1">
        <source></source>
        <translation>[Aktivujete jednu budovu](rule:character.activate) a získáte jednou bonus každé postavy v ní.</translation>
    </message>
    <message id="tiletum.rule.legend.step.title">
        <source></source>
        <translation>Krok</translation>
    </message>
    <message id="tiletum.rule.legend.step.1">
        <source></source>
        <translation>Jeden krok na sousední pole; u koruny jedno pole na královské stupnici.</translation>
    </message>
    <message id="tiletum.rule.legend.colour.title">
        <source></source>
        <translation>Jiný zdroj</translation>
    </message>
    <message id="tiletum.rule.legend.colour.1">
        <source></source>
        <translation>Příští kostka dá místo svého zdroje ten, který si zvolíte.</translation>
    </message>
    <message id="tiletum.rule.legend.plus.title">
        <source></source>
        <translation>Akční body navíc</translation>
    </message>
    <message id="tiletum.rule.legend.plus.1">
        <source></source>
        <translation>Tolik AB navíc pro akci vaší kostky.</translation>
    </message>
    <message id="tiletum.rule.legend.token.title">
        <source></source>
        <translation>Bonusové akční body</translation>
    </message>
    <message id="tiletum.rule.legend.token.1">
        <source></source>
        <translation>Bonusové AB [dokončené budovy](rule:character.completed) u akce, které pomáhají.</translation>
    </message>
    <message id="tiletum.rule.legend.fair.title">
        <source></source>
        <translation>Trh</translation>
    </message>
    <message id="tiletum.rule.legend.fair.1">
        <source></source>
        <translation>V tomto městě se koná trh daného kola.</translation>
    </message>
    <message id="tiletum.rule.legend.pair.title">
        <source></source>
        <translation>Dvojice</translation>
    </message>
    <message id="tiletum.rule.legend.pair.1">
        <source></source>
        <translation>Jedno i druhé dohromady se počítá jednou.</translation>
    </message>
    <message id="tiletum.rule.legend.upper.title">
        <source></source>
        <translation>Vyšší patra</translation>
    </message>
    <message id="tiletum.rule.legend.upper.1">
        <source></source>
        <translation>Počítají se postavy ve druhém a třetím patře.</translation>
    </message>
    <message id="tiletum.rule.legend.corruption0.title">
        <source></source>
        <translation>Korupce 0</translation>
    </message>
    <message id="tiletum.rule.legend.corruption0.1">
        <source></source>
        <translation>Nikdo neustupuje.</translation>
    </message>
    <message id="tiletum.rule.legend.corruption1.title">
        <source></source>
        <translation>Korupce 1</translation>
    </message>
    <message id="tiletum.rule.legend.corruption1.1">
        <source></source>
        <translation>Všichni ustoupí na královské stupnici o jedno pole.</translation>
    </message>
    <message id="tiletum.rule.legend.corruption2.title">
        <source></source>
        <translation>Korupce 2</translation>
    </message>
    <message id="tiletum.rule.legend.corruption2.1">
        <source></source>
        <translation>Všichni ustoupí na královské stupnici o dvě pole.</translation>
    </message>
    <message id="tiletum.rule.legend.notBuilt.title">
        <source></source>
        <translation>Nebude postavena</translation>
    </message>
    <message id="tiletum.rule.legend.notBuilt.1">
        <source></source>
        <translation>Tato katedrála se v této hře [nestaví](rule:architect.notbuilt).</translation>
    </message>
    <message id="tiletum.rule.legend.disc.title">
        <source></source>
        <translation>Žeton hráče</translation>
    </message>
    <message id="tiletum.rule.legend.disc.1">
        <source></source>
        <translation>Pozice hráče na královské stupnici nebo v pořadí.</translation>
    </message>
    <message id="tiletum.rule.legend.compass.title">
        <source></source>
        <translation>Kompas</translation>
    </message>
    <message id="tiletum.rule.legend.compass.1">
        <source></source>
        <translation>Začínající hráč tohoto kola.</translation>
    </message>
    <message id="tiletum.rule.chapter.helpers">
        <source></source>
        <translation>Pomocníci</translation>
    </message>
    <message id="tiletum.rule.list.helpers.title">
        <source></source>
        <translation>Jak fungují pomocníci</translation>
    </message>
    <message id="tiletum.rule.list.helpers.1">
        <source></source>
        <translation>Pomocníka [využijete jednou, doplňkovou akcí](rule:task.helper). Akce, kterou dává, má vlastní AB a bonusové AB dokončených budov se k ní nepřičítají.</translation>
    </message>
    <message id="tiletum.rule.card.helper.any1.title">
        <source></source>
        <translation>Pomocník: libovolná akce 1 AB</translation>
    </message>
    <message id="tiletum.rule.card.helper.any1.1">
        <source></source>
        <translation>Zvolíte jednu z pěti akcí a máte na ni 1 AB.</translation>
    </message>
    <message id="tiletum.rule.card.helper.merchant2.title">
        <source></source>
        <translation>Pomocník: obchodník 2 AB</translation>
    </message>
    <message id="tiletum.rule.card.helper.merchant2.1">
        <source></source>
        <translation>Máte 2 AB na akci obchodníka.</translation>
    </message>
    <message id="tiletum.rule.card.helper.merchant3.title">
        <source></source>
        <translation>Pomocník: obchodník 3 AB</translation>
    </message>
    <message id="tiletum.rule.card.helper.merchant3.1">
        <source></source>
        <translation>Máte 3 AB na akci obchodníka.</translation>
    </message>
    <message id="tiletum.rule.card.helper.character2.title">
        <source></source>
        <translation>Pomocník: postavy 2 AB</translation>
    </message>
    <message id="tiletum.rule.card.helper.character2.1">
        <source></source>
        <translation>Máte 2 AB na akci postav.</translation>
    </message>
    <message id="tiletum.rule.card.helper.character3.title">
        <source></source>
        <translation>Pomocník: postavy 3 AB</translation>
    </message>
    <message id="tiletum.rule.card.helper.character3.1">
        <source></source>
        <translation>Máte 3 AB na akci postav.</translation>
    </message>
    <message id="tiletum.rule.card.helper.contract2.title">
        <source></source>
        <translation>Pomocník: smlouvy 2 AB</translation>
    </message>
    <message id="tiletum.rule.card.helper.contract2.1">
        <source></source>
        <translation>Máte 2 AB na akci smluv.</translation>
    </message>
    <message id="tiletum.rule.card.helper.contract3.title">
        <source></source>
        <translation>Pomocník: smlouvy 3 AB</translation>
    </message>
    <message id="tiletum.rule.card.helper.contract3.1">
        <source></source>
        <translation>Máte 3 AB na akci smluv.</translation>
    </message>
    <message id="tiletum.rule.card.helper.architect2.title">
        <source></source>
        <translation>Pomocník: architekt 2 AB</translation>
    </message>
    <message id="tiletum.rule.card.helper.architect2.1">
        <source></source>
        <translation>Máte 2 AB na akci architekta.</translation>
    </message>
    <message id="tiletum.rule.card.helper.architect3.title">
        <source></source>
        <translation>Pomocník: architekt 3 AB</translation>
    </message>
    <message id="tiletum.rule.card.helper.architect3.1">
        <source></source>
        <translation>Máte 3 AB na akci architekta.</translation>
    </message>
    <message id="tiletum.rule.card.helper.king2.title">
        <source></source>
        <translation>Pomocník: král 2 AB</translation>
    </message>
    <message id="tiletum.rule.card.helper.king2.1">
        <source></source>
        <translation>Na královské stupnici postoupíte o 2 pole.</translation>
    </message>
    <message id="tiletum.rule.card.helper.king3.title">
        <source></source>
        <translation>Pomocník: král 3 AB</translation>
    </message>
    <message id="tiletum.rule.card.helper.king3.1">
        <source></source>
        <translation>Na královské stupnici postoupíte o 3 pole.</translation>
    </message>
    <message id="tiletum.rule.card.helper.plus1.title">
        <source></source>
        <translation>Pomocník: +1 AB</translation>
    </message>
    <message id="tiletum.rule.card.helper.plus1.1">
        <source></source>
        <translation>K akci vaší kostky se přičte 1 AB.</translation>
    </message>
    <message id="tiletum.rule.card.helper.plus2.title">
        <source></source>
        <translation>Pomocník: +2 AB</translation>
    </message>
    <message id="tiletum.rule.card.helper.plus2.1">
        <source></source>
        <translation>K akci vaší kostky se přičtou 2 AB.</translation>
    </message>
    <message id="tiletum.rule.card.helper.plus3.title">
        <source></source>
        <translation>Pomocník: +3 AB</translation>
    </message>
    <message id="tiletum.rule.card.helper.plus3.1">
        <source></source>
        <translation>K akci vaší kostky se přičtou 3 AB.</translation>
    </message>
    <message id="tiletum.rule.card.helper.colour.title">
        <source></source>
        <translation>Pomocník: jiný zdroj</translation>
    </message>
    <message id="tiletum.rule.card.helper.colour.1">
        <source></source>
        <translation>Než si vezmete kostku, zvolte zdroj; kostka dá ten místo svého.</translation>
    </message>
    <message id="tiletum.rule.card.helper.gold4.title">
        <source></source>
        <translation>Pomocník: 4 zlata</translation>
    </message>
    <message id="tiletum.rule.card.helper.gold4.1">
        <source></source>
        <translation>Dostanete 4 zlata.</translation>
    </message>
    <message id="tiletum.rule.card.helper.vp4.title">
        <source></source>
        <translation>Pomocník: 4 VB</translation>
    </message>
    <message id="tiletum.rule.card.helper.vp4.1">
        <source></source>
        <translation>Získáte 4 VB.</translation>
    </message>
    <message id="tiletum.rule.card.helper.gold2vp2.title">
        <source></source>
        <translation>Pomocník: 2 zlata, 2 VB</translation>
    </message>
    <message id="tiletum.rule.card.helper.gold2vp2.1">
        <source></source>
        <translation>Dostanete 2 zlata a získáte 2 VB.</translation>
    </message>
    <message id="tiletum.rule.card.helper.res2.title">
        <source></source>
        <translation>Pomocník: 2 libovolné zdroje</translation>
    </message>
    <message id="tiletum.rule.card.helper.res2.1">
        <source></source>
        <translation>Zvolíte 2 zdroje, stejné nebo různé.</translation>
    </message>
    <message id="tiletum.rule.card.helper.res3.title">
        <source></source>
        <translation>Pomocník: 3 libovolné zdroje</translation>
    </message>
    <message id="tiletum.rule.card.helper.res3.1">
        <source></source>
        <translation>Zvolíte 3 zdroje, stejné nebo různé.</translation>
    </message>
    <message id="tiletum.rule.card.helper.oneEach.title">
        <source></source>
        <translation>Pomocník: 1 železo, 1 vlna, 1 kámen, 1 jídlo</translation>
    </message>
    <message id="tiletum.rule.card.helper.oneEach.1">
        <source></source>
        <translation>Dostanete po 1 jídle, železe, kameni a vlně.</translation>
    </message>
    <message id="tiletum.rule.card.helper.activate.title">
        <source></source>
        <translation>Pomocník: aktivace budovy</translation>
    </message>
    <message id="tiletum.rule.card.helper.activate.1">
        <source></source>
        <translation>Aktivujete jednu budovu a získáte jednou bonus každé postavy v ní; kterýkoli můžete vynechat.</translation>
    </message>
    <message id="tiletum.rule.chapter.characters">
        <source></source>
        <translation>Postavy</translation>
    </message>
    <message id="tiletum.rule.list.characters.title">
        <source></source>
        <translation>Jak fungují postavy</translation>
    </message>
    <message id="tiletum.rule.list.characters.1">
        <source></source>
        <translation>Bonus získáte, když se postava [nastěhuje](rule:character.rooms), a znovu pokaždé, když její budovu [aktivujete](rule:character.activate).</translation>
    </message>
    <message id="tiletum.rule.card.notary.contract1Res1.title">
        <source></source>
        <translation>Notář: smlouvy 1 AB, 1 libovolný zdroj</translation>
    </message>
    <message id="tiletum.rule.card.notary.contract1Res1.1">
        <source></source>
        <translation>Máte 1 AB na akci smluv a pak zvolíte 1 zdroj.</translation>
    </message>
    <message id="tiletum.rule.card.notary.contract2Res1.title">
        <source></source>
        <translation>Notář: smlouvy 2 AB, 1 libovolný zdroj</translation>
    </message>
    <message id="tiletum.rule.card.notary.contract2Res1.1">
        <source></source>
        <translation>Máte 2 AB na akci smluv a pak zvolíte 1 zdroj.</translation>
    </message>
    <message id="tiletum.rule.card.notary.contract3.title">
        <source></source>
        <translation>Notář: smlouvy 3 AB</translation>
    </message>
    <message id="tiletum.rule.card.notary.contract3.1">
        <source></source>
        <translation>Máte 3 AB na akci smluv.</translation>
    </message>
    <message id="tiletum.rule.card.notary.wool2.title">
        <source></source>
        <translation>Notář: 2 vlny</translation>
    </message>
    <message id="tiletum.rule.card.notary.wool2.1">
        <source></source>
        <translation>Dostanete 2 vlny.</translation>
    </message>
    <message id="tiletum.rule.card.notary.iron1.title">
        <source></source>
        <translation>Notář: 1 železo</translation>
    </message>
    <message id="tiletum.rule.card.notary.iron1.1">
        <source></source>
        <translation>Dostanete 1 železo.</translation>
    </message>
    <message id="tiletum.rule.card.notary.iron2.title">
        <source></source>
        <translation>Notář: 2 železa</translation>
    </message>
    <message id="tiletum.rule.card.notary.iron2.1">
        <source></source>
        <translation>Dostanete 2 železa.</translation>
    </message>
    <message id="tiletum.rule.card.notary.gold1Iron1.title">
        <source></source>
        <translation>Notář: 1 zlato, 1 železo</translation>
    </message>
    <message id="tiletum.rule.card.notary.gold1Iron1.1">
        <source></source>
        <translation>Dostanete 1 zlato a 1 železo.</translation>
    </message>
    <message id="tiletum.rule.card.notary.gold1Wool1.title">
        <source></source>
        <translation>Notář: 1 zlato, 1 vlna</translation>
    </message>
    <message id="tiletum.rule.card.notary.gold1Wool1.1">
        <source></source>
        <translation>Dostanete 1 zlato a 1 vlnu.</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.character1.title">
        <source></source>
        <translation>Hostinský: postavy 1 AB</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.character1.1">
        <source></source>
        <translation>Máte 1 AB na akci postav.</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.character2.title">
        <source></source>
        <translation>Hostinský: postavy 2 AB</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.character2.1">
        <source></source>
        <translation>Máte 2 AB na akci postav.</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.stepBoth.title">
        <source></source>
        <translation>Hostinský: 1 krok architekta, 1 krok obchodníka</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.stepBoth.1">
        <source></source>
        <translation>Architekt i obchodník mohou každý popojít o jedno pole, v libovolném pořadí.</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.food1.title">
        <source></source>
        <translation>Hostinský: 1 jídlo</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.food1.1">
        <source></source>
        <translation>Dostanete 1 jídlo.</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.food2.title">
        <source></source>
        <translation>Hostinský: 2 jídla</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.food2.1">
        <source></source>
        <translation>Dostanete 2 jídla.</translation>
    </message>
    <message id="tiletum.rule.card.courtier.king1.title">
        <source></source>
        <translation>Dvořan: král 1 AB</translation>
    </message>
    <message id="tiletum.rule.card.courtier.king1.1">
        <source></source>
        <translation>Na královské stupnici postoupíte o 1 pole.</translation>
    </message>
    <message id="tiletum.rule.card.courtier.king2.title">
        <source></source>
        <translation>Dvořan: král 2 AB</translation>
    </message>
    <message id="tiletum.rule.card.courtier.king2.1">
        <source></source>
        <translation>Na královské stupnici postoupíte o 2 pole.</translation>
    </message>
    <message id="tiletum.rule.card.courtier.vp2.title">
        <source></source>
        <translation>Dvořan: 2 VB</translation>
    </message>
    <message id="tiletum.rule.card.courtier.vp2.1">
        <source></source>
        <translation>Získáte 2 VB.</translation>
    </message>
    <message id="tiletum.rule.card.courtier.vp3.title">
        <source></source>
        <translation>Dvořan: 3 VB</translation>
    </message>
    <message id="tiletum.rule.card.courtier.vp3.1">
        <source></source>
        <translation>Získáte 3 VB.</translation>
    </message>
    <message id="tiletum.rule.card.courtier.gold2.title">
        <source></source>
        <translation>Dvořan: 2 zlata</translation>
    </message>
    <message id="tiletum.rule.card.courtier.gold2.1">
        <source></source>
        <translation>Dostanete 2 zlata.</translation>
    </message>
    <message id="tiletum.rule.card.trader.merchantStep1.title">
        <source></source>
        <translation>Kupcová: 1 krok obchodníka</translation>
    </message>
    <message id="tiletum.rule.card.trader.merchantStep1.1">
        <source></source>
        <translation>Obchodník může popojít o jedno pole.</translation>
    </message>
    <message id="tiletum.rule.card.trader.merchantStep2.title">
        <source></source>
        <translation>Kupcová: 2 kroky obchodníka</translation>
    </message>
    <message id="tiletum.rule.card.trader.merchantStep2.1">
        <source></source>
        <translation>Obchodník může popojít až o dvě pole.</translation>
    </message>
    <message id="tiletum.rule.card.trader.merchantStep1House.title">
        <source></source>
        <translation>Kupcová: 1 krok obchodníka, dům</translation>
    </message>
    <message id="tiletum.rule.card.trader.merchantStep1House.1">
        <source></source>
        <translation>Obchodník může popojít o jedno pole a před krokem nebo po něm můžete v jeho městě postavit dům.</translation>
    </message>
    <message id="tiletum.rule.card.trader.house.title">
        <source></source>
        <translation>Kupcová: dům</translation>
    </message>
    <message id="tiletum.rule.card.trader.house.1">
        <source></source>
        <translation>Postavíte dům ve městě, kde stojí obchodník, pokud to právě teď jde.</translation>
    </message>
    <message id="tiletum.rule.card.trader.gold2.title">
        <source></source>
        <translation>Kupcová: 2 zlata</translation>
    </message>
    <message id="tiletum.rule.card.trader.gold2.1">
        <source></source>
        <translation>Dostanete 2 zlata.</translation>
    </message>
    <message id="tiletum.rule.card.trader.gold3.title">
        <source></source>
        <translation>Kupcová: 3 zlata</translation>
    </message>
    <message id="tiletum.rule.card.trader.gold3.1">
        <source></source>
        <translation>Dostanete 3 zlata.</translation>
    </message>
    <message id="tiletum.rule.card.builder.architectStep1.title">
        <source></source>
        <translation>Stavitel: 1 krok architekta</translation>
    </message>
    <message id="tiletum.rule.card.builder.architectStep1.1">
        <source></source>
        <translation>Architekt může popojít o jedno pole.</translation>
    </message>
    <message id="tiletum.rule.card.builder.architectStep2.title">
        <source></source>
        <translation>Stavitel: 2 kroky architekta</translation>
    </message>
    <message id="tiletum.rule.card.builder.architectStep2.1">
        <source></source>
        <translation>Architekt může popojít až o dvě pole.</translation>
    </message>
    <message id="tiletum.rule.card.builder.architectStep1Pillar.title">
        <source></source>
        <translation>Stavitel: 1 krok architekta, pilíř</translation>
    </message>
    <message id="tiletum.rule.card.builder.architectStep1Pillar.1">
        <source></source>
        <translation>Architekt může popojít o jedno pole a před krokem nebo po něm můžete v jeho městě postavit pilíř.</translation>
    </message>
    <message id="tiletum.rule.card.builder.pillar.title">
        <source></source>
        <translation>Stavitel: pilíř</translation>
    </message>
    <message id="tiletum.rule.card.builder.pillar.1">
        <source></source>
        <translation>Postavíte pilíř ve městě, kde stojí architekt, pokud to právě teď jde.</translation>
    </message>
    <message id="tiletum.rule.card.builder.stone1.title">
        <source></source>
        <translation>Stavitel: 1 kámen</translation>
    </message>
    <message id="tiletum.rule.card.builder.stone1.1">
        <source></source>
        <translation>Dostanete 1 kámen.</translation>
    </message>
    <message id="tiletum.rule.card.builder.stone2.title">
        <source></source>
        <translation>Stavitel: 2 kameny</translation>
    </message>
    <message id="tiletum.rule.card.builder.stone2.1">
        <source></source>
        <translation>Dostanete 2 kameny.</translation>
    </message>
    <message id="tiletum.rule.chapter.contracts">
        <source></source>
        <translation>Smlouvy</translation>
    </message>
    <message id="tiletum.rule.list.contracts.title">
        <source></source>
        <translation>Jak číst smlouvy</translation>
    </message>
    <message id="tiletum.rule.list.contracts.1">
        <source></source>
        <translation>K VB na destičce se přičtou VB [pole pro smlouvu](rule:task.contract).</translation>
    </message>
    <message id="tiletum.rule.card.contract.same1.title">
        <source></source>
        <translation>Smlouva: 1 VB za 1 zdroj</translation>
    </message>
    <message id="tiletum.rule.card.contract.same1.1">
        <source></source>
        <translation>Stojí 1 libovolný zdroj a dává 1 VB.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same3.title">
        <source></source>
        <translation>Smlouva: 3 VB za 3 stejné zdroje</translation>
    </message>
    <message id="tiletum.rule.card.contract.same3.1">
        <source></source>
        <translation>Stojí 3 stejné zdroje a dává 3 VB.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same5.title">
        <source></source>
        <translation>Smlouva: 6 VB za 5 stejných zdrojů</translation>
    </message>
    <message id="tiletum.rule.card.contract.same5.1">
        <source></source>
        <translation>Stojí 5 stejných zdrojů a dává 6 VB.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same7.title">
        <source></source>
        <translation>Smlouva: 10 VB za 7 stejných zdrojů</translation>
    </message>
    <message id="tiletum.rule.card.contract.same7.1">
        <source></source>
        <translation>Stojí 7 stejných zdrojů a dává 10 VB.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same8.title">
        <source></source>
        <translation>Smlouva: 13 VB za 8 stejných zdrojů</translation>
    </message>
    <message id="tiletum.rule.card.contract.same8.1">
        <source></source>
        <translation>Stojí 8 stejných zdrojů a dává 13 VB.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron2.title">
        <source></source>
        <translation>Smlouva: 2 VB za 2 železa</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron2.1">
        <source></source>
        <translation>Stojí 2 železa a dává 2 VB.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron3.title">
        <source></source>
        <translation>Smlouva: 4 VB za 3 železa</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron3.1">
        <source></source>
        <translation>Stojí 3 železa a dává 4 VB.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron5.title">
        <source></source>
        <translation>Smlouva: 7 VB a král 1 AB za 5 želez</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron5.1">
        <source></source>
        <translation>Stojí 5 železa, dává 7 VB a na královské stupnici postoupíte o 1 pole.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron7.title">
        <source></source>
        <translation>Smlouva: 11 VB a král 1 AB za 7 želez</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron7.1">
        <source></source>
        <translation>Stojí 7 železa, dává 11 VB a na královské stupnici postoupíte o 1 pole.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron9.title">
        <source></source>
        <translation>Smlouva: 17 VB za 9 želez</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron9.1">
        <source></source>
        <translation>Stojí 9 železa a dává 17 VB.</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool2.title">
        <source></source>
        <translation>Smlouva: 2 VB za 2 vlny</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool2.1">
        <source></source>
        <translation>Stojí 2 vlny a dává 2 VB.</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool3.title">
        <source></source>
        <translation>Smlouva: 4 VB za 3 vlny</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool3.1">
        <source></source>
        <translation>Stojí 3 vlny a dává 4 VB.</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool5.title">
        <source></source>
        <translation>Smlouva: 7 VB a 1 krok obchodníka za 5 vln</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool5.1">
        <source></source>
        <translation>Stojí 5 vlny, dává 7 VB a obchodník může popojít o jedno pole.</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool7.title">
        <source></source>
        <translation>Smlouva: 11 VB a 1 krok obchodníka za 7 vln</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool7.1">
        <source></source>
        <translation>Stojí 7 vlny, dává 11 VB a obchodník může popojít o jedno pole.</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool9.title">
        <source></source>
        <translation>Smlouva: 17 VB za 9 vln</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool9.1">
        <source></source>
        <translation>Stojí 9 vlny a dává 17 VB.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same2Iron2.title">
        <source></source>
        <translation>Smlouva: 5 VB za 2 stejné zdroje a 2 železa</translation>
    </message>
    <message id="tiletum.rule.card.contract.same2Iron2.1">
        <source></source>
        <translation>Stojí 2 stejné zdroje a 2 železa, dává 5 VB.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same3Iron3.title">
        <source></source>
        <translation>Smlouva: 8 VB za 3 stejné zdroje a 3 železa</translation>
    </message>
    <message id="tiletum.rule.card.contract.same3Iron3.1">
        <source></source>
        <translation>Stojí 3 stejné zdroje a 3 železa, dává 8 VB.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same2Wool2.title">
        <source></source>
        <translation>Smlouva: 5 VB za 2 stejné zdroje a 2 vlny</translation>
    </message>
    <message id="tiletum.rule.card.contract.same2Wool2.1">
        <source></source>
        <translation>Stojí 2 stejné zdroje a 2 vlny, dává 5 VB.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same3Wool3.title">
        <source></source>
        <translation>Smlouva: 8 VB za 3 stejné zdroje a 3 vlny</translation>
    </message>
    <message id="tiletum.rule.card.contract.same3Wool3.1">
        <source></source>
        <translation>Stojí 3 stejné zdroje a 3 vlny, dává 8 VB.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron1Wool1.title">
        <source></source>
        <translation>Smlouva: 2 VB za 1 železo a 1 vlnu</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron1Wool1.1">
        <source></source>
        <translation>Stojí 1 železo a 1 vlnu, dává 2 VB.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron2Wool2.title">
        <source></source>
        <translation>Smlouva: 6 VB za 2 železa a 2 vlny</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron2Wool2.1">
        <source></source>
        <translation>Stojí 2 železa a 2 vlny, dává 6 VB.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron3Wool3.title">
        <source></source>
        <translation>Smlouva: 9 VB a postavy 1 AB za 3 železa a 3 vlny</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron3Wool3.1">
        <source></source>
        <translation>Stojí 3 železa a 3 vlny, dává 9 VB a 1 AB na akci postav.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron4Wool4.title">
        <source></source>
        <translation>Smlouva: 12 VB za 4 železa a 4 vlny</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron4Wool4.1">
        <source></source>
        <translation>Stojí 4 železa a 4 vlny, dává 12 VB.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron5Wool5.title">
        <source></source>
        <translation>Smlouva: 16 VB a postavy 1 AB za 5 želez a 5 vln</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron5Wool5.1">
        <source></source>
        <translation>Stojí 5 železa a 5 vlny, dává 16 VB a 1 AB na akci postav.</translation>
    </message>
    <message id="tiletum.rule.chapter.fairs">
        <source></source>
        <translation>Destičky trhů</translation>
    </message>
    <message id="tiletum.rule.list.fairs.title">
        <source></source>
        <translation>Jak číst destičky trhů</translation>
    </message>
    <message id="tiletum.rule.list.fairs.1">
        <source></source>
        <translation>Uvedené číslo je z destičky; než začnete násobit, [přičtěte 1, 2, 3 nebo 4 za kolo](rule:fair.value).</translation>
    </message>
    <message id="tiletum.rule.card.fair.housesAndPillars.title">
        <source></source>
        <translation>Dvojice dům a pilíř</translation>
    </message>
    <message id="tiletum.rule.card.fair.housesAndPillars.1">
        <source></source>
        <translation>6 VB za každou dvojici vašeho domu a pilíře na mapě.</translation>
    </message>
    <message id="tiletum.rule.card.fair.contractsAndCathedrals.title">
        <source></source>
        <translation>Dvojice smlouva a katedrála</translation>
    </message>
    <message id="tiletum.rule.card.fair.contractsAndCathedrals.1">
        <source></source>
        <translation>5 VB za každou dvojici splněné smlouvy a destičky katedrály.</translation>
    </message>
    <message id="tiletum.rule.card.fair.contracts.title">
        <source></source>
        <translation>Splněné smlouvy</translation>
    </message>
    <message id="tiletum.rule.card.fair.contracts.1">
        <source></source>
        <translation>3 VB za každou splněnou smlouvu; uložené se nepočítají.</translation>
    </message>
    <message id="tiletum.rule.card.fair.king.title">
        <source></source>
        <translation>Královská stupnice</translation>
    </message>
    <message id="tiletum.rule.card.fair.king.1">
        <source></source>
        <translation>Jednou 3 VB a k nim VB vaší pozice na královské stupnici; [nic se nenásobí](rule:fair.king).</translation>
    </message>
    <message id="tiletum.rule.card.fair.contractsAndCoats.title">
        <source></source>
        <translation>Dvojice smlouva a erb</translation>
    </message>
    <message id="tiletum.rule.card.fair.contractsAndCoats.1">
        <source></source>
        <translation>6 VB za každou dvojici splněné smlouvy a umístěného erbu.</translation>
    </message>
    <message id="tiletum.rule.card.fair.houses.title">
        <source></source>
        <translation>Domy na mapě</translation>
    </message>
    <message id="tiletum.rule.card.fair.houses.1">
        <source></source>
        <translation>2 VB za každý váš dům na mapě, i za ten v Tiletu.</translation>
    </message>
    <message id="tiletum.rule.card.fair.upperFloors.title">
        <source></source>
        <translation>Postavy ve druhém a třetím patře</translation>
    </message>
    <message id="tiletum.rule.card.fair.upperFloors.1">
        <source></source>
        <translation>3 VB za každou postavu ve druhém nebo třetím patře.</translation>
    </message>
    <message id="tiletum.rule.card.fair.coats.title">
        <source></source>
        <translation>Erby</translation>
    </message>
    <message id="tiletum.rule.card.fair.coats.1">
        <source></source>
        <translation>3 VB za každý erb pod budovou; uložené se nepočítají.</translation>
    </message>
    <message id="tiletum.rule.card.fair.pillars.title">
        <source></source>
        <translation>Pilíře na mapě</translation>
    </message>
    <message id="tiletum.rule.card.fair.pillars.1">
        <source></source>
        <translation>2 VB za každý váš pilíř na mapě.</translation>
    </message>
    <message id="tiletum.rule.card.fair.filledBuildings.title">
        <source></source>
        <translation>Zaplněné budovy</translation>
    </message>
    <message id="tiletum.rule.card.fair.filledBuildings.1">
        <source></source>
        <translation>5 VB za každou zaplněnou budovu, i za šestou, s erbem i bez něj.</translation>
    </message>
    <message id="tiletum.rule.card.fair.cathedrals.title">
        <source></source>
        <translation>Destičky katedrál</translation>
    </message>
    <message id="tiletum.rule.card.fair.cathedrals.1">
        <source></source>
        <translation>4 VB za každou destičku katedrály, kterou máte.</translation>
    </message>
    <message id="tiletum.rule.chapter.coats">
        <source></source>
        <translation>Erby</translation>
    </message>
    <message id="tiletum.rule.list.coats.title">
        <source></source>
        <translation>Jak fungují erby</translation>
    </message>
    <message id="tiletum.rule.list.coats.1">
        <source></source>
        <translation>Všechny erby umějí totéž, liší se jen rodem. Záleží na [místě pod budovou](rule:task.places), kam erb dáte, a [od každého rodu](rule:task.family) smíte mít jen jeden.</translation>
    </message>
    <message id="tiletum.rule.card.coat.fugger.title">
        <source></source>
        <translation>Erb: Fuggerové</translation>
    </message>
    <message id="tiletum.rule.card.coat.fugger.1">
        <source></source>
        <translation>Erb rodu Fuggerů; smíte mít jeden.</translation>
    </message>
    <message id="tiletum.rule.card.coat.habsburg.title">
        <source></source>
        <translation>Erb: Habsburkové</translation>
    </message>
    <message id="tiletum.rule.card.coat.habsburg.1">
        <source></source>
        <translation>Erb rodu Habsburků; smíte mít jeden.</translation>
    </message>
    <message id="tiletum.rule.card.coat.lancaster.title">
        <source></source>
        <translation>Erb: Lancasterové</translation>
    </message>
    <message id="tiletum.rule.card.coat.lancaster.1">
        <source></source>
        <translation>Erb rodu Lancasterů; smíte mít jeden.</translation>
    </message>
    <message id="tiletum.rule.card.coat.medici.title">
        <source></source>
        <translation>Erb: Medicejové</translation>
    </message>
    <message id="tiletum.rule.card.coat.medici.1">
        <source></source>
        <translation>Erb rodu Medicejů; smíte mít jeden.</translation>
    </message>
    <message id="tiletum.rule.card.coat.valois.title">
        <source></source>
        <translation>Erb: Valoisové</translation>
    </message>
    <message id="tiletum.rule.card.coat.valois.1">
        <source></source>
        <translation>Erb rodu Valois; smíte mít jeden.</translation>
    </message>
    <message id="tiletum.rule.card.coat.visconti.title">
        <source></source>
        <translation>Erb: Viscontiové</translation>
    </message>
    <message id="tiletum.rule.card.coat.visconti.1">
        <source></source>
        <translation>Erb rodu Viscontiů; smíte mít jeden.</translation>
    </message>
    <message id="tiletum.rule.chapter.cathedrals">
        <source></source>
        <translation>Katedrály a destičky stavebních nákladů</translation>
    </message>
    <message id="tiletum.rule.list.cathedrals.title">
        <source></source>
        <translation>Jak číst katedrály</translation>
    </message>
    <message id="tiletum.rule.list.cathedrals.1">
        <source></source>
        <translation>Za [příspěvek](rule:task.cathedral) bodujete destičku, kterou si vezmete, tedy nejvyšší zbylou, a k ní VB destičky stavebních nákladů.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.london.title">
        <source></source>
        <translation>Canterburská katedrála</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.london.1">
        <source></source>
        <translation>V Londýně; destičky za 6, 4 a 2 VB, tři pole pro pilíře.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.koeln.title">
        <source></source>
        <translation>Katedrála v Kolíně nad Rýnem</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.koeln.1">
        <source></source>
        <translation>V Kolíně nad Rýnem; destičky za 5, 3 a 1 VB, tři pole pro pilíře.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.paris.title">
        <source></source>
        <translation>Katedrála Notre-Dame</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.paris.1">
        <source></source>
        <translation>V Paříži; destičky za 3, 2 a 1 VB, tři pole pro pilíře.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.praha.title">
        <source></source>
        <translation>Katedrála svatého Víta</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.praha.1">
        <source></source>
        <translation>V Praze; destičky za 8, 5 a 3 VB, tři pole pro pilíře.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.bordeaux.title">
        <source></source>
        <translation>Katedrála v Bordeaux</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.bordeaux.1">
        <source></source>
        <translation>V Bordeaux; destičky za 4 a 1 VB, dvě pole pro pilíře.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.wien.title">
        <source></source>
        <translation>Katedrála svatého Štěpána</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.wien.1">
        <source></source>
        <translation>Ve Vídni; destičky za 6 a 5 VB, dvě pole pro pilíře.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.lyon.title">
        <source></source>
        <translation>Katedrála v Lyonu</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.lyon.1">
        <source></source>
        <translation>V Lyonu; destičky za 4, 2 a 1 VB, tři pole pro pilíře.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.milano.title">
        <source></source>
        <translation>Milánská katedrála</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.milano.1">
        <source></source>
        <translation>V Miláně; destičky za 7, 5 a 3 VB, tři pole pro pilíře.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.firenze.title">
        <source></source>
        <translation>Florentská katedrála</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.firenze.1">
        <source></source>
        <translation>Ve Florencii; destičky za 8, 6 a 5 VB, tři pole pro pilíře.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone1a.title">
        <source></source>
        <translation>Stavební náklady: 1 kámen, 1 VB</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone1a.1">
        <source></source>
        <translation>Příspěvek stojí 1 kámen a přidá 1 VB.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone2a.title">
        <source></source>
        <translation>Stavební náklady: 2 kameny, 2 VB</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone2a.1">
        <source></source>
        <translation>Příspěvek stojí 2 kameny a přidá 2 VB.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone2b.title">
        <source></source>
        <translation>Stavební náklady: 2 kameny, 3 VB</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone2b.1">
        <source></source>
        <translation>Příspěvek stojí 2 kameny a přidá 3 VB.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone3a.title">
        <source></source>
        <translation>Stavební náklady: 3 kameny, 4 VB</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone3a.1">
        <source></source>
        <translation>Příspěvek stojí 3 kameny a přidá 4 VB.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone3b.title">
        <source></source>
        <translation>Stavební náklady: 3 kameny, 4 VB</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone3b.1">
        <source></source>
        <translation>Příspěvek stojí 3 kameny a přidá 4 VB; takové destičky jsou dvě.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone4a.title">
        <source></source>
        <translation>Stavební náklady: 4 kameny, 6 VB</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone4a.1">
        <source></source>
        <translation>Příspěvek stojí 4 kameny a přidá 6 VB.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone5a.title">
        <source></source>
        <translation>Stavební náklady: 5 kamenů, 8 VB</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone5a.1">
        <source></source>
        <translation>Příspěvek stojí 5 kamenů a přidá 8 VB.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone6a.title">
        <source></source>
        <translation>Stavební náklady: 6 kamenů, 11 VB</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone6a.1">
        <source></source>
        <translation>Příspěvek stojí 6 kamenů a přidá 11 VB.</translation>
    </message>
    <message id="tiletum.rule.card.cost.notBuilt.title">
        <source></source>
        <translation>Nebude postavena</translation>
    </message>
    <message id="tiletum.rule.card.cost.notBuilt.1">
        <source></source>
        <translation>Tato katedrála v této hře [nepřijímá pilíře ani příspěvky](rule:architect.notbuilt).</translation>
    </message>
    <message id="tiletum.rule.chapter.decrees">
        <source></source>
        <translation>Karty kardinála Tita</translation>
    </message>
    <message id="tiletum.rule.list.decrees.title">
        <source></source>
        <translation>Jak číst Titovy karty</translation>
    </message>
    <message id="tiletum.rule.list.decrees.1">
        <source></source>
        <translation>Titus zkouší řádky [odshora](rule:solo.die). „Trh“ říká, při kterém trhu karta patří do balíčku; „kostky“ je pořadí barev, když vyhovuje víc kostek. [Potřebný, zboží a na dosah](rule:solo.words) mají přesný význam.</translation>
    </message>
    <message id="tiletum.rule.card.decree.buildingsAreForever.title">
        <source></source>
        <translation>Stavby jsou věčné</translation>
    </message>
    <message id="tiletum.rule.card.decree.buildingsAreForever.1">
        <source></source>
        <translation>Trh: dvojice dům a pilíř. Má-li víc pilířů než domů, obchodník. Jinak architekt. Potom, má-li víc pilířů než destiček katedrál, nejvyšší kostka kamene. Kostky: kámen, zlato, zboží, jídlo.</translation>
    </message>
    <message id="tiletum.rule.card.decree.kingAndCountry.title">
        <source></source>
        <translation>Za krále a vlast</translation>
    </message>
    <message id="tiletum.rule.card.decree.kingAndCountry.1">
        <source></source>
        <translation>Trh: královská stupnice. Král. Kostky: zlato, jídlo, zboží, kámen.</translation>
    </message>
    <message id="tiletum.rule.card.decree.mercantileEmpire.title">
        <source></source>
        <translation>Obchodní impérium</translation>
    </message>
    <message id="tiletum.rule.card.decree.mercantileEmpire.1">
        <source></source>
        <translation>Trh: domy. Obchodník. Kostky: zboží, jídlo, zlato, kámen.</translation>
    </message>
    <message id="tiletum.rule.card.decree.familyAlliances.title">
        <source></source>
        <translation>Rodové spojení</translation>
    </message>
    <message id="tiletum.rule.card.decree.familyAlliances.1">
        <source></source>
        <translation>Trh: dvojice smlouva a erb. Má-li uloženou smlouvu, potřebná kostka zboží nebo zlata. Je-li na dosah erb, obchodník, pak architekt. Jinak smlouvy. Kostky: zboží, zlato, jídlo, kámen.</translation>
    </message>
    <message id="tiletum.rule.card.decree.businessIsBusiness.title">
        <source></source>
        <translation>Obchod je obchod</translation>
    </message>
    <message id="tiletum.rule.card.decree.businessIsBusiness.1">
        <source></source>
        <translation>Trh: splněné smlouvy. Má-li uloženou smlouvu, potřebná kostka zboží nebo zlata. Jinak smlouvy, pak nejvyšší kostka zboží. Kostky: zlato, zboží, kámen, jídlo.</translation>
    </message>
    <message id="tiletum.rule.card.decree.religiousCommunities.title">
        <source></source>
        <translation>Farnosti</translation>
    </message>
    <message id="tiletum.rule.card.decree.religiousCommunities.1">
        <source></source>
        <translation>Trh: dvojice smlouva a katedrála. Má-li víc pilířů než destiček katedrál, nejvyšší kostka kamene. Má-li uloženou smlouvu, potřebná kostka zboží nebo zlata. Jinak architekt, pak smlouvy. Kostky: kámen, zboží, zlato, jídlo.</translation>
    </message>
    <message id="tiletum.rule.card.decree.noblesseOblige.title">
        <source></source>
        <translation>Vznešenost zavazuje</translation>
    </message>
    <message id="tiletum.rule.card.decree.noblesseOblige.1">
        <source></source>
        <translation>Trh: erby. Je-li na dosah erb, architekt, pak obchodník. Je-li v nabídce smluv nový erb, smlouvy. Kostky: jídlo, kámen, zboží, zlato.</translation>
    </message>
    <message id="tiletum.rule.card.decree.proudPillars.title">
        <source></source>
        <translation>Pýcha pilířů</translation>
    </message>
    <message id="tiletum.rule.card.decree.proudPillars.1">
        <source></source>
        <translation>Trh: pilíře. Architekt. Potom, má-li víc pilířů než domů, obchodník. Kostky: kámen, jídlo, zboží, zlato.</translation>
    </message>
    <message id="tiletum.rule.card.decree.familiarFaces.title">
        <source></source>
        <translation>Známé tváře</translation>
    </message>
    <message id="tiletum.rule.card.decree.familiarFaces.1">
        <source></source>
        <translation>Trh: postavy ve druhém a třetím patře. Postavy, pak nejvyšší kostka jídla. Kostky: jídlo, zlato, zboží, kámen.</translation>
    </message>
    <message id="tiletum.rule.card.decree.busyHands.title">
        <source></source>
        <translation>Pilné ručičky</translation>
    </message>
    <message id="tiletum.rule.card.decree.busyHands.1">
        <source></source>
        <translation>Trh: zaplněné budovy. Postavy, pak nejvyšší kostka jídla. Kostky: jídlo, zboží, zlato, kámen.</translation>
    </message>
    <message id="tiletum.rule.card.decree.gloriousSpires.title">
        <source></source>
        <translation>Nebeské klenby</translation>
    </message>
    <message id="tiletum.rule.card.decree.gloriousSpires.1">
        <source></source>
        <translation>Trh: destičky katedrál. Má-li víc pilířů než destiček katedrál, nejvyšší kostka kamene. Jinak architekt. Kostky: kámen, zlato, jídlo, zboží.</translation>
    </message>
    <message id="tiletum.rule.card.decree.undyingFame.title">
        <source></source>
        <translation>Nehynoucí sláva</translation>
    </message>
    <message id="tiletum.rule.card.decree.undyingFame.1">
        <source></source>
        <translation>V každé hře. Má-li aspoň tolik domů jako pilířů, architekt. Jinak obchodník. Kostky: kámen, zboží, jídlo, zlato.</translation>
    </message>
    <message id="tiletum.rule.card.decree.worldlyRiches.title">
        <source></source>
        <translation>Všechno bohatství světa</translation>
    </message>
    <message id="tiletum.rule.card.decree.worldlyRiches.1">
        <source></source>
        <translation>V každé hře. Nejvyšší kostka ze všech, ze stejných potřebná barva.</translation>
    </message>
    <message id="tiletum.rule.chapter.challenges">
        <source></source>
        <translation>Výzvy sólového módu</translation>
    </message>
    <message id="tiletum.rule.list.challenges.title">
        <source></source>
        <translation>Jak číst výzvy</translation>
    </message>
    <message id="tiletum.rule.list.challenges.1">
        <source></source>
        <translation>Každá výzva posílí [Tita](rule:solo.start) na celou hru. Čtení těchto karet je zčásti naše vlastní.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.verySpecialFriends.title">
        <source></source>
        <translation>Velmi blízcí přátelé</translation>
    </message>
    <message id="tiletum.rule.card.challenge.verySpecialFriends.1">
        <source></source>
        <translation>Vezme-li si pomocníka, který aktivuje budovu nebo mění zdroj, dostane 5 zlat. Smlouva z bonusové destičky je hned splněná, bez placení a bez VB.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.resourcefulClergy.title">
        <source></source>
        <translation>Ušlechtilá kongregace</translation>
    </message>
    <message id="tiletum.rule.card.challenge.resourcefulClergy.1">
        <source></source>
        <translation>Pomocník, kterého si vezme, mu dá své zdroje a VB; libovolné zdroje jako zlato.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.whispersInTheKingsEar.title">
        <source></source>
        <translation>Drby ze dvora</translation>
    </message>
    <message id="tiletum.rule.card.challenge.whispersInTheKingsEar.1">
        <source></source>
        <translation>Za každého pomocníka s AB, kterého si vezme, postoupí na královské stupnici o 1 pole.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.ecclesiasticalIncome.title">
        <source></source>
        <translation>Církevní příjmy</translation>
    </message>
    <message id="tiletum.rule.card.challenge.ecclesiasticalIncome.1">
        <source></source>
        <translation>Každý pomocník s AB, kterého si vezme, mu za každý AB dá 1 VB.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.visitorsToTheCuria.title">
        <source></source>
        <translation>Návštěvníci z kurie</translation>
    </message>
    <message id="tiletum.rule.card.challenge.visitorsToTheCuria.1">
        <source></source>
        <translation>Každá postava, která se k němu nastěhuje, mu dá uvedené zdroje, své VB a za každý AB 1 VB.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.deepCoffers.title">
        <source></source>
        <translation>Bezpečné pokladnice</translation>
    </message>
    <message id="tiletum.rule.card.challenge.deepCoffers.1">
        <source></source>
        <translation>Každá kostka, kterou si vezme, mu přinese o 1 zdroj víc.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.favorAtTheCourt.title">
        <source></source>
        <translation>Přízeň dvora</translation>
    </message>
    <message id="tiletum.rule.card.challenge.favorAtTheCourt.1">
        <source></source>
        <translation>Na začátku a v každé královské fázi vystoupí na +5, je-li níž.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.readyForAction.title">
        <source></source>
        <translation>Vzhůru do akce</translation>
    </message>
    <message id="tiletum.rule.card.challenge.readyForAction.1">
        <source></source>
        <translation>Erby, které získá svými akcemi, přidají těmto akcím natrvalo 3, pak 2, 2, 1 a 1 AB.</translation>
    </message>
    <message id="tiletum.rule.chapter.faq">
        <source></source>
        <translation>Otázky a odpovědi</translation>
    </message>
    <message id="tiletum.rule.faq.1.title">
        <source></source>
        <translation>Za 2 zlata změním vlněnou pětku na čtyřku. Kolik vlny dostanu?</translation>
    </message>
    <message id="tiletum.rule.faq.1.1">
        <source></source>
        <translation>4 vlny a 3 AB místo 2. Také provedete akci výseče 4 a smíte si vzít [destičku, která u ní leží](rule:turn.change).</translation>
    </message>
    <message id="tiletum.rule.faq.2.title">
        <source></source>
        <translation>Kolik stojí změnit šestku na dvojku?</translation>
    </message>
    <message id="tiletum.rule.faq.2.1">
        <source></source>
        <translation>4 zlata: ze 6 na 1 a pak na 2. Směrem dolů by to byly čtyři kroky, program ale [počítá kratší cestu](rule:turn.change).</translation>
    </message>
    <message id="tiletum.rule.faq.3.title">
        <source></source>
        <translation>Mám plné skladiště a chci erb. Smím kvůli němu odhodit smlouvu?</translation>
    </message>
    <message id="tiletum.rule.faq.3.1">
        <source></source>
        <translation>Ne. [Nejdřív něco splňte, umístěte nebo využijte.](rule:store.tiles) Máte-li 5 železa, splníte uloženou smlouvu na 5 železa hned a získáte aspoň 7 VB.</translation>
    </message>
    <message id="tiletum.rule.faq.4.title">
        <source></source>
        <translation>Ve Veroně mám dům a stojí tam i můj obchodník. Boduji trh dvakrát?</translation>
    </message>
    <message id="tiletum.rule.faq.4.1">
        <source></source>
        <translation>Ne, jednou. K účasti stačí [jedno z obou](rule:fair.who), obojí dohromady nic nemění.</translation>
    </message>
    <message id="tiletum.rule.faq.5.title">
        <source></source>
        <translation>Na +2 leží dva žetony. Kdo vede?</translation>
    </message>
    <message id="tiletum.rule.faq.5.1">
        <source></source>
        <translation>[Ten nižší.](rule:king.track) Jeho hráč si bere destičku u královské stupnice a bude dřív v pořadí. Oba získají 2 VB.</translation>
    </message>
    <message id="tiletum.rule.faq.6.title">
        <source></source>
        <translation>V královské fázi stojím na –5. Co se stane?</translation>
    </message>
    <message id="tiletum.rule.faq.6.1">
        <source></source>
        <translation>Ztratíte 5 VB, nebo méně, pokud tolik nemáte. Určí se pořadí a váš žeton se pak [vrátí na 0](rule:king.order).</translation>
    </message>
    <message id="tiletum.rule.faq.7.title">
        <source></source>
        <translation>Kolo končím na +6. Dostanu body znovu?</translation>
    </message>
    <message id="tiletum.rule.faq.7.1">
        <source></source>
        <translation>Ano, podle toho, kde budete v příští královské fázi. Ukážou-li tři [žetony korupce](rule:round.corruption) 1, 0 a 2, budete bez akce krále na +3.</translation>
    </message>
    <message id="tiletum.rule.faq.8.title">
        <source></source>
        <translation>Vyměním zdroj kostkou, pak využiji pomocníka s 2 AB na smlouvy a měním znovu. Dostanu dva zdroje navíc?</translation>
    </message>
    <message id="tiletum.rule.faq.8.1">
        <source></source>
        <translation>Ne, jeden. Navíc přináší jen [první výměna v tahu](rule:contract.exchange).</translation>
    </message>
    <message id="tiletum.rule.faq.9.title">
        <source></source>
        <translation>V Paříži zbývají destičky za 2 a 1 VB a já mám tu za 3. Smím přispět znovu?</translation>
    </message>
    <message id="tiletum.rule.faq.9.1">
        <source></source>
        <translation>Ne. [Každá katedrála vám dá jednu destičku](rule:task.cathedral), ať jich zbývá kolik chce.</translation>
    </message>
    <message id="tiletum.rule.faq.10.title">
        <source></source>
        <translation>Budovu se dvěma kupcovými mám dokončenou. Kolik AB dá čtyřka u obchodníka?</translation>
    </message>
    <message id="tiletum.rule.faq.10.1">
        <source></source>
        <translation>3 + 2 = 5. Pomocník s 2 AB na obchodníka dá pořád jen 2, [bonusové AB](rule:character.completed) patří kostkám.</translation>
    </message>
    <message id="tiletum.rule.faq.11.title">
        <source></source>
        <translation>Zbývá mi 1 AB a ubytuji hostinského v budově 4, kde už mám erb. Je akce u konce?</translation>
    </message>
    <message id="tiletum.rule.faq.11.1">
        <source></source>
        <translation>Ne. Budova je tím [dokončená](rule:character.completed) a její 1 bonusový AB se hned přičte k této akci postav.</translation>
    </message>
    <message id="tiletum.rule.faq.12.title">
        <source></source>
        <translation>Je erb pod šestou budovou k něčemu kromě 5 VB?</translation>
    </message>
    <message id="tiletum.rule.faq.12.1">
        <source></source>
        <translation>Ano. Za 2 jídla máte [dokončenou budovu](rule:character.completed), která se počítá v závěrečném bodování. Bonusové AB nedává.</translation>
    </message>
    <message id="tiletum.rule.faq.13.title">
        <source></source>
        <translation>Mám 7 železa a 4 zlata. Splním smlouvu na 9 železa?</translation>
    </message>
    <message id="tiletum.rule.faq.13.1">
        <source></source>
        <translation>Ano. [Koupíte](rule:task.buy) 2 železa za 4 zlata, zaplatíte 9 železa a získáte 17 VB. Na druhém poli pro smlouvy ještě o 1 VB víc.</translation>
    </message>
    <message id="tiletum.rule.faq.14.title">
        <source></source>
        <translation>Smlouva chce 2 stejné zdroje a 2 vlny. Mám 4 vlny a nic jiného. Stačí to?</translation>
    </message>
    <message id="tiletum.rule.faq.14.1">
        <source></source>
        <translation>Ano. [Část, kterou volíte](rule:task.same), smí být také vlna. Se 3 vlnami a 1 železem by to nešlo.</translation>
    </message>
    <message id="tiletum.rule.faq.15.title">
        <source></source>
        <translation>Na konci mám 6 domů a žádný pilíř. Co dostanu za mapu?</translation>
    </message>
    <message id="tiletum.rule.faq.15.1">
        <source></source>
        <translation>6 × 0 = 0 VB. Se 2 pilíři by to bylo [12 VB](rule:end.scoring).</translation>
    </message>
    <message id="tiletum.rule.faq.16.title">
        <source></source>
        <translation>Ve městě trhu stojí můj architekt, dům tam ale nemám. Boduji?</translation>
    </message>
    <message id="tiletum.rule.faq.16.1">
        <source></source>
        <translation>Ne. Počítá se jen [dům nebo obchodník](rule:fair.who).</translation>
    </message>
    <message id="tiletum.rule.chapter.terms">
        <source></source>
        <translation>Pojmy</translation>
    </message>
    <message id="tiletum.rule.term.victory_point.title">
        <source></source>
        <translation>Vítězný bod (VB)</translation>
    </message>
    <message id="tiletum.rule.term.victory_point.1">
        <source></source>
        <translation>O ty se hraje: [kdo jich má nejvíc](rule:aim.goal), vyhrává.</translation>
    </message>
    <message id="tiletum.rule.term.action_point.title">
        <source></source>
        <translation>Akční bod (AB)</translation>
    </message>
    <message id="tiletum.rule.term.action_point.1">
        <source></source>
        <translation>Platí se jimi [možnosti akce](rule:turn.points).</translation>
    </message>
    <message id="tiletum.rule.term.action_wheel.title">
        <source></source>
        <translation>Akční kolo</translation>
    </message>
    <message id="tiletum.rule.term.action_wheel.1">
        <source></source>
        <translation>Kolo, které [spojuje kostky s akcemi](rule:setup.wheel).</translation>
    </message>
    <message id="tiletum.rule.term.sector.title">
        <source></source>
        <translation>Výseč</translation>
    </message>
    <message id="tiletum.rule.term.sector.1">
        <source></source>
        <translation>Jedna ze šesti částí kola, [očíslovaných od 1 do 6](rule:setup.wheel).</translation>
    </message>
    <message id="tiletum.rule.term.die.title">
        <source></source>
        <translation>Kostka</translation>
    </message>
    <message id="tiletum.rule.term.die.1">
        <source></source>
        <translation>Tu si [berete v každém tahu](rule:turn.die), pro zdroje i pro akci.</translation>
    </message>
    <message id="tiletum.rule.term.gold.title">
        <source></source>
        <translation>Zlato</translation>
    </message>
    <message id="tiletum.rule.term.gold.1">
        <source></source>
        <translation>Zdroj žlutých kostek; [mění kostky](rule:turn.change) a [kupuje zdroje](rule:task.buy).</translation>
    </message>
    <message id="tiletum.rule.term.food.title">
        <source></source>
        <translation>Jídlo</translation>
    </message>
    <message id="tiletum.rule.term.food.1">
        <source></source>
        <translation>Zdroj růžových kostek; platí se jím [erby](rule:task.coat).</translation>
    </message>
    <message id="tiletum.rule.term.wool.title">
        <source></source>
        <translation>Vlna</translation>
    </message>
    <message id="tiletum.rule.term.wool.1">
        <source></source>
        <translation>Zdroj světle šedých kostek, hlavně na [smlouvy](rule:task.contract).</translation>
    </message>
    <message id="tiletum.rule.term.stone.title">
        <source></source>
        <translation>Kámen</translation>
    </message>
    <message id="tiletum.rule.term.stone.1">
        <source></source>
        <translation>Zdroj tmavě šedých kostek, na [katedrály](rule:task.cathedral).</translation>
    </message>
    <message id="tiletum.rule.term.iron.title">
        <source></source>
        <translation>Železo</translation>
    </message>
    <message id="tiletum.rule.term.iron.1">
        <source></source>
        <translation>Zdroj modrých kostek, hlavně na [smlouvy](rule:task.contract).</translation>
    </message>
    <message id="tiletum.rule.term.resource.title">
        <source></source>
        <translation>Zdroj</translation>
    </message>
    <message id="tiletum.rule.term.resource.1">
        <source></source>
        <translation>[Železo, jídlo, zlato, vlna nebo kámen.](rule:turn.resources)</translation>
    </message>
    <message id="tiletum.rule.term.architect.title">
        <source></source>
        <translation>Architekt</translation>
    </message>
    <message id="tiletum.rule.term.architect.1">
        <source></source>
        <translation>Vaše figurka, která [staví pilíře](rule:architect.pillar), a její akce.</translation>
    </message>
    <message id="tiletum.rule.term.merchant.title">
        <source></source>
        <translation>Obchodník</translation>
    </message>
    <message id="tiletum.rule.term.merchant.1">
        <source></source>
        <translation>Vaše figurka, která [staví domy](rule:merchant.house), a její akce.</translation>
    </message>
    <message id="tiletum.rule.term.character.title">
        <source></source>
        <translation>Postava</translation>
    </message>
    <message id="tiletum.rule.term.character.1">
        <source></source>
        <translation>Destička, která se [stěhuje do místnosti](rule:character.rooms) a dává bonus.</translation>
    </message>
    <message id="tiletum.rule.term.contract.title">
        <source></source>
        <translation>Smlouva</translation>
    </message>
    <message id="tiletum.rule.term.contract.1">
        <source></source>
        <translation>Destička, která [mění zdroje ve VB](rule:task.contract).</translation>
    </message>
    <message id="tiletum.rule.term.king.title">
        <source></source>
        <translation>Král</translation>
    </message>
    <message id="tiletum.rule.term.king.1">
        <source></source>
        <translation>Akce, která vás [posouvá po královské stupnici](rule:king.action).</translation>
    </message>
    <message id="tiletum.rule.term.joker.title">
        <source></source>
        <translation>Žolík</translation>
    </message>
    <message id="tiletum.rule.term.joker.1">
        <source></source>
        <translation>Akce, která [zastoupí kteroukoli z ostatních pěti](rule:joker.action).</translation>
    </message>
    <message id="tiletum.rule.term.king_track.title">
        <source></source>
        <translation>Královská stupnice</translation>
    </message>
    <message id="tiletum.rule.term.king_track.1">
        <source></source>
        <translation>Sedmnáct polí, která [dávají VB a určují pořadí](rule:king.track).</translation>
    </message>
    <message id="tiletum.rule.term.turn_order.title">
        <source></source>
        <translation>Pořadí průběhu hry</translation>
    </message>
    <message id="tiletum.rule.term.turn_order.1">
        <source></source>
        <translation>Kdo hraje první, druhý a tak dál; [určuje ho královská fáze](rule:king.order).</translation>
    </message>
    <message id="tiletum.rule.term.corruption.title">
        <source></source>
        <translation>Žeton korupce</translation>
    </message>
    <message id="tiletum.rule.term.corruption.1">
        <source></source>
        <translation>[Vrací všechny na královské stupnici](rule:round.corruption) o 0, 1 nebo 2 pole.</translation>
    </message>
    <message id="tiletum.rule.term.fair.title">
        <source></source>
        <translation>Trh</translation>
    </message>
    <message id="tiletum.rule.term.fair.1">
        <source></source>
        <translation>[Bodování na konci kola](rule:fair.value), v jednom městě.</translation>
    </message>
    <message id="tiletum.rule.term.city.title">
        <source></source>
        <translation>Město</translation>
    </message>
    <message id="tiletum.rule.term.city.1">
        <source></source>
        <translation>Pole mapy [s poli pro domy](rule:map.spaces).</translation>
    </message>
    <message id="tiletum.rule.term.road.title">
        <source></source>
        <translation>Pole cesty</translation>
    </message>
    <message id="tiletum.rule.term.road.1">
        <source></source>
        <translation>Pole mapy, které [stojí jen krok](rule:map.spaces).</translation>
    </message>
    <message id="tiletum.rule.term.house.title">
        <source></source>
        <translation>Dům</translation>
    </message>
    <message id="tiletum.rule.term.house.1">
        <source></source>
        <translation>Vaše stavba na [pole pro domy](rule:merchant.spaces), v každém městě jedna.</translation>
    </message>
    <message id="tiletum.rule.term.pillar.title">
        <source></source>
        <translation>Pilíř</translation>
    </message>
    <message id="tiletum.rule.term.pillar.1">
        <source></source>
        <translation>Vaše stavba do [katedrálních měst](rule:architect.pillar), v každém městě jedna.</translation>
    </message>
    <message id="tiletum.rule.term.cathedral.title">
        <source></source>
        <translation>Katedrála</translation>
    </message>
    <message id="tiletum.rule.term.cathedral.1">
        <source></source>
        <translation>Stojí v devíti městech a přijímá [příspěvky v kamenech](rule:task.cathedral).</translation>
    </message>
    <message id="tiletum.rule.term.building_cost.title">
        <source></source>
        <translation>Destička stavebních nákladů</translation>
    </message>
    <message id="tiletum.rule.term.building_cost.1">
        <source></source>
        <translation>Říká, kolik [příspěvek](rule:task.cathedral) stojí a kolik přidá.</translation>
    </message>
    <message id="tiletum.rule.term.coat_of_arms.title">
        <source></source>
        <translation>Erb</translation>
    </message>
    <message id="tiletum.rule.term.coat_of_arms.1">
        <source></source>
        <translation>Destička, která za jídlo přijde [pod budovu](rule:task.coat).</translation>
    </message>
    <message id="tiletum.rule.term.family.title">
        <source></source>
        <translation>Šlechtický rod</translation>
    </message>
    <message id="tiletum.rule.term.family.1">
        <source></source>
        <translation>Komu erb patří; smíte mít [od každého jeden](rule:task.family).</translation>
    </message>
    <message id="tiletum.rule.term.helper.title">
        <source></source>
        <translation>Pomocník</translation>
    </message>
    <message id="tiletum.rule.term.helper.1">
        <source></source>
        <translation>Bonusová destička, kterou [využijete jednou](rule:task.helper).</translation>
    </message>
    <message id="tiletum.rule.term.bonus_tile.title">
        <source></source>
        <translation>Bonusová destička</translation>
    </message>
    <message id="tiletum.rule.term.bonus_tile.1">
        <source></source>
        <translation>Pomocník, smlouva nebo erb [u kola](rule:turn.tile), u královské stupnice nebo [ve městě](rule:map.collect).</translation>
    </message>
    <message id="tiletum.rule.term.storehouse.title">
        <source></source>
        <translation>Skladiště</translation>
    </message>
    <message id="tiletum.rule.term.storehouse.1">
        <source></source>
        <translation>[Čtyři místa](rule:store.places), kam přijde nejdřív každá destička.</translation>
    </message>
    <message id="tiletum.rule.term.personal_supply.title">
        <source></source>
        <translation>Osobní zásoba</translation>
    </message>
    <message id="tiletum.rule.term.personal_supply.1">
        <source></source>
        <translation>Domy a pilíře, které [můžete stavět na mapě](rule:setup.player).</translation>
    </message>
    <message id="tiletum.rule.term.common_supply.title">
        <source></source>
        <translation>Společná zásoba</translation>
    </message>
    <message id="tiletum.rule.term.common_supply.1">
        <source></source>
        <translation>Zdroje, které nikomu nepatří; [nikdy nedojdou](rule:turn.resources).</translation>
    </message>
    <message id="tiletum.rule.term.building.title">
        <source></source>
        <translation>Budova</translation>
    </message>
    <message id="tiletum.rule.term.building.1">
        <source></source>
        <translation>Jedna ze šesti na vaší [desce](rule:setup.board).</translation>
    </message>
    <message id="tiletum.rule.term.room.title">
        <source></source>
        <translation>Místnost</translation>
    </message>
    <message id="tiletum.rule.term.room.1">
        <source></source>
        <translation>Tady [bydlí postava](rule:character.rooms).</translation>
    </message>
    <message id="tiletum.rule.term.floor.title">
        <source></source>
        <translation>Patro</translation>
    </message>
    <message id="tiletum.rule.term.floor.1">
        <source></source>
        <translation>Jak vysoko je místnost a [kolik stojí AB](rule:character.rooms).</translation>
    </message>
    <message id="tiletum.rule.term.roof.title">
        <source></source>
        <translation>Pole střechy</translation>
    </message>
    <message id="tiletum.rule.term.roof.1">
        <source></source>
        <translation>Tady čeká dům, než se budova [zaplní](rule:character.filled).</translation>
    </message>
    <message id="tiletum.rule.term.completed_building.title">
        <source></source>
        <translation>Dokončená budova</translation>
    </message>
    <message id="tiletum.rule.term.completed_building.1">
        <source></source>
        <translation>Zaplněná budova [s erbem](rule:character.completed).</translation>
    </message>
    <message id="tiletum.rule.term.filled_building.title">
        <source></source>
        <translation>Zaplněná budova</translation>
    </message>
    <message id="tiletum.rule.term.filled_building.1">
        <source></source>
        <translation>Budova [s postavou v každé místnosti](rule:character.filled).</translation>
    </message>
    <message id="tiletum.rule.term.contract_offer.title">
        <source></source>
        <translation>Nabídka smluv</translation>
    </message>
    <message id="tiletum.rule.term.contract_offer.1">
        <source></source>
        <translation>Pět odkrytých destiček za [3, 3, 2, 2 a 1 AB](rule:contract.offer).</translation>
    </message>
    <message id="tiletum.rule.term.character_offer.title">
        <source></source>
        <translation>Nabídka postav</translation>
    </message>
    <message id="tiletum.rule.term.character_offer.1">
        <source></source>
        <translation>Pět odkrytých destiček [po 1 AB](rule:character.offer).</translation>
    </message>
    <message id="tiletum.rule.term.task.title">
        <source></source>
        <translation>Doplňková akce</translation>
    </message>
    <message id="tiletum.rule.term.task.1">
        <source></source>
        <translation>Co můžete [kdykoli ve svém tahu](rule:task.when) udělat bez AB.</translation>
    </message>
    <message id="tiletum.rule.term.bonus_ap.title">
        <source></source>
        <translation>Bonusové akční body</translation>
    </message>
    <message id="tiletum.rule.term.bonus_ap.1">
        <source></source>
        <translation>AB, které [dokončená budova](rule:character.completed) přidává své akci.</translation>
    </message>
    <message id="tiletum.rule.term.house_bonus.title">
        <source></source>
        <translation>Stavební bonus</translation>
    </message>
    <message id="tiletum.rule.term.house_bonus.1">
        <source></source>
        <translation>Co pole pro dům dá [tomu, kdo tam staví](rule:merchant.bonus).</translation>
    </message>
    <message id="tiletum.rule.term.fulfil.title">
        <source></source>
        <translation>Splnit</translation>
    </message>
    <message id="tiletum.rule.term.fulfil.1">
        <source></source>
        <translation>[Zaplatit uloženou smlouvu](rule:task.contract) a bodovat ji.</translation>
    </message>
    <message id="tiletum.rule.term.contribute.title">
        <source></source>
        <translation>Přispět</translation>
    </message>
    <message id="tiletum.rule.term.contribute.1">
        <source></source>
        <translation>[Zaplatit kameny na katedrálu](rule:task.cathedral) a vzít si její horní destičku.</translation>
    </message>
    <message id="tiletum.rule.term.refill.title">
        <source></source>
        <translation>Doplnit</translation>
    </message>
    <message id="tiletum.rule.term.refill.1">
        <source></source>
        <translation>Vyložit nové destičky za vzaté: [hned](rule:character.offer), [na konci tahu](rule:contract.offer) nebo [kola](rule:round.cleanup).</translation>
    </message>
    <message id="tiletum.rule.term.discard.title">
        <source></source>
        <translation>Odhodit</translation>
    </message>
    <message id="tiletum.rule.term.discard.1">
        <source></source>
        <translation>Dát destičku bez využití ze hry; smí se to [jen v královské fázi](rule:king.phase).</translation>
    </message>
    <message id="tiletum.rule.term.round.title">
        <source></source>
        <translation>Kolo</translation>
    </message>
    <message id="tiletum.rule.term.round.1">
        <source></source>
        <translation>Jedno ze [čtyř](rule:aim.course).</translation>
    </message>
    <message id="tiletum.rule.term.turn.title">
        <source></source>
        <translation>Tah</translation>
    </message>
    <message id="tiletum.rule.term.turn.1">
        <source></source>
        <translation>[Jedna kostka](rule:turn.steps) a všechno kolem ní.</translation>
    </message>
    <message id="tiletum.rule.term.phase.title">
        <source></source>
        <translation>Fáze</translation>
    </message>
    <message id="tiletum.rule.term.phase.1">
        <source></source>
        <translation>Jedna z [pěti částí kola](rule:aim.course).</translation>
    </message>
    <message id="tiletum.rule.term.first_player.title">
        <source></source>
        <translation>Začínající hráč</translation>
    </message>
    <message id="tiletum.rule.term.first_player.1">
        <source></source>
        <translation>Ten, kdo [začíná kolo](rule:round.turns).</translation>
    </message>
    <message id="tiletum.rule.term.compass.title">
        <source></source>
        <translation>Kompas</translation>
    </message>
    <message id="tiletum.rule.term.compass.1">
        <source></source>
        <translation>Označuje [začínajícího hráče](rule:round.turns).</translation>
    </message>
    <message id="tiletum.rule.term.final_scoring.title">
        <source></source>
        <translation>Závěrečné bodování</translation>
    </message>
    <message id="tiletum.rule.term.final_scoring.1">
        <source></source>
        <translation>[Domy × pilíře, dokončené budovy, zbylé zdroje.](rule:end.scoring)</translation>
    </message>
    <message id="tiletum.rule.term.not_built.title">
        <source></source>
        <translation>Nebude postavena</translation>
    </message>
    <message id="tiletum.rule.term.not_built.1">
        <source></source>
        <translation>Ta jediná katedrála, která [v této hře chybí](rule:architect.notbuilt).</translation>
    </message>
    <message id="tiletum.rule.term.solo.title">
        <source></source>
        <translation>Sólový mód</translation>
    </message>
    <message id="tiletum.rule.term.solo.1">
        <source></source>
        <translation>Vy sami [proti kardinálu Titovi](rule:solo.start).</translation>
    </message>
</context>
</TS>
