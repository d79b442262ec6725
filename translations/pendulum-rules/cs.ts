<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="cs">
<context>
    <name></name>
    <message id="pendulum.rule.edition">
        <source></source>
        <translation>vydání z roku 2020</translation>
    </message>
    <message id="pendulum.rule.chapter.game">
        <source></source>
        <translation>O hře</translation>
    </message>
    <message id="pendulum.rule.game.story.title">
        <source></source>
        <translation>Prázdný trůn</translation>
    </message>
    <message id="pendulum.rule.game.story.1">
        <source></source>
        <translation>Věčný král vládl déle, než sahá lidská paměť. Teď je jeho trůn prázdný. Pět urozených uchazečů rozesílá služebníky, dobývá provincie a uchází se o přízeň rady. Čas nepočká na nikoho z nich: protéká trojími přesýpacími hodinami, zatímco všichni hrajete najednou.</translation>
    </message>
    <message id="pendulum.rule.game.aim.title">
        <source></source>
        <translation>O co vám jde</translation>
    </message>
    <message id="pendulum.rule.game.aim.1">
        <source></source>
        <translation>Hrajete za jednoho z uchazečů a sbíráte vítězné body na čtyřech [stupnicích vítězství](rule:table.tracks): jsou to moc, věhlas, popularita a legendární úspěch. Pravý konec stupnic leží na svitku.</translation>
    </message>
    <message id="pendulum.rule.game.aim.2">
        <source></source>
        <translation>Dostaňte na svitek všechny čtyři ukazatele dřív, než skončí poslední rada. Podaří-li se to víc hráčům, vyhrává ten, kdo má [na svitku nejvíc bodů](rule:end.scroll).</translation>
    </message>
    <message id="pendulum.rule.game.rounds.title">
        <source></source>
        <translation>Čtyři kola bez tahů</translation>
    </message>
    <message id="pendulum.rule.game.rounds.1">
        <source></source>
        <translation>Ve hře se nestřídáte po tazích. Během kola všichni naráz přesouvají služebníky, provádějí akce a hrají karty, kdykoli se jim zachce. Trojí přesýpací hodiny určují, [kde se služebníci smějí přesouvat a kde provádět akce](rule:timers.rows).</translation>
    </message>
    <message id="pendulum.rule.game.rounds.2">
        <source></source>
        <translation>Hrají se 4 kola. Každé zakončí [fáze rady](rule:council.order), která probíhá krok za krokem a beze spěchu. Po čtvrté radě hra končí. Chcete-li klid i během kol, hrajte [bez přesýpacích hodin](rule:untimed.round).</translation>
    </message>
    <message id="pendulum.rule.chapter.table">
        <source></source>
        <translation>Na stole</translation>
    </message>
    <message id="pendulum.rule.table.board.title">
        <source></source>
        <translation>Herní plán</translation>
    </message>
    <message id="pendulum.rule.table.board.1">
        <source></source>
        <translation>Na herním plánu jsou 3 oblasti akcí: fialová, zelená a černá. Každá má horní a dolní řadu a obě řady nabízejí tytéž akce. Ke každé oblasti patří jedny hodiny, které vždy stojí u jedné z jejích dvou řad. Všechny řady jsou přístupné všem.</translation>
    </message>
    <message id="pendulum.rule.table.board.2">
        <source></source>
        <translation>Kolem oblastí najdete [stupnici privilegií](rule:privilege.clash), kartu [úspěchu](rule:achievements.complete) pro toto kolo a nabídku 4 [provincií](rule:provinces.conquer) s balíčkem. Na desce rady vidíte [odměny](rule:council.rewards) příští rady.</translation>
    </message>
    <message id="pendulum.rule.table.space.title">
        <source></source>
        <translation>Zlatý rámeček a políčko odměn</translation>
    </message>
    <message id="pendulum.rule.table.space.1">
        <source></source>
        <translation>Akční pole má dvě části. Ve zlatém rámečku služebník čeká, na políčku odměn pod ním provádí akci. Praporek mezi nimi ukazuje cenu.</translation>
    </message>
    <message id="pendulum.rule.table.space.2">
        <source></source>
        <translation>Na straně plánu pro 1 až 3 hráče jsou v zelené a fialové oblasti i velké rámečky, ze kterých vede cesta ke dvěma políčkům. Služebník zabírá celý velký rámeček a políčko si vyberete, až když akci provádí. Z malého rámečku vede cesta jen k jednomu.</translation>
    </message>
    <message id="pendulum.rule.table.tracks.title">
        <source></source>
        <translation>Stupnice vítězství a svitek</translation>
    </message>
    <message id="pendulum.rule.table.tracks.1">
        <source></source>
        <translation>Stupnice moci, věhlasu a popularity začínají různě daleko od svitku. Bolg Šampión potřebuje 14 bodů moci, 11 bodů věhlasu a 8 bodů popularity. Každá z těchto stupnic má na svitku 8 polí; body nad poslední pole propadají.</translation>
    </message>
    <message id="pendulum.rule.table.tracks.2">
        <source></source>
        <translation>Legendární úspěch je jediný krok, kterým ukazatel vstoupí rovnou na svitek. Platíte-li vítěznými body, ukazatel se vrací, nikdy však za své výchozí pole.</translation>
    </message>
    <message id="pendulum.rule.table.stocks.title">
        <source></source>
        <translation>Zdroje a hlasy</translation>
    </message>
    <message id="pendulum.rule.table.stocks.1">
        <source></source>
        <translation>Zdroje jsou tři: armáda, kultura a zlato. Od každého můžete mít nejvýš 10; co získáte navíc, propadá. Máte-li 8 jednotek kultury, z odměny 5 jednotek získáte jen 2.</translation>
    </message>
    <message id="pendulum.rule.table.stocks.2">
        <source></source>
        <translation>Hlasy mezi zdroje nepatří a můžete jich mít libovolně mnoho. Hráči mezi sebou nikdy nic nevyměňují.</translation>
    </message>
    <message id="pendulum.rule.table.parts.title">
        <source></source>
        <translation>Herní součásti</translation>
    </message>
    <message id="pendulum.rule.table.parts.1">
        <source></source>
        <translation>Ke hře patří herní plán se stranou pro 1 až 3 a stranou pro 4 až 5 hráčů, deska rady a stupnice časomíry. Pět desek hráčů má základní a pokročilou stranu, postav je tedy 10. Písek se ve fialových hodinách sype 180 sekund, v zelených 120 a v černých 45.</translation>
    </message>
    <message id="pendulum.rule.table.parts.2">
        <source></source>
        <translation>Každý hráč má 3 běžné a 2 mocné služebníky, 4 ukazatele vítězných bodů, ukazatel privilegia, ukazatel úspěchu a po 10 ukazatelích každého zdroje. Karet je 56 s provinciemi, 40 se lstmi, 25 s odměnami rady, 5 se závěrečnými odměnami, 10 s úspěchy a jedna s mocným služebníkem. K tomu 3 fialové ukazatele času a žeton legendárního úspěchu.</translation>
    </message>
    <message id="pendulum.rule.chapter.setup">
        <source></source>
        <translation>Příprava hry</translation>
    </message>
    <message id="pendulum.rule.setup.common.title">
        <source></source>
        <translation>Co připraví program</translation>
    </message>
    <message id="pendulum.rule.setup.common.1">
        <source></source>
        <translation>Program zamíchá 56 provincií a 4 z nich vyloží. Z 25 odměn rady jich 10 naslepo odstraní, 5 vyloží a zbylých 10 položí na 5 závěrečných odměn. Karta s mocným služebníkem má své vlastní místo.</translation>
    </message>
    <message id="pendulum.rule.setup.common.2">
        <source></source>
        <translation>Z 10 úspěchů je vyložen jeden a na něm leží žeton legendárního úspěchu (s výjimkou [hry dvou a tří hráčů](rule:few.side)). Všechny hodiny stojí u horních řad. Zbylá fialová kolečka obsadí 3 ukazatele času.</translation>
    </message>
    <message id="pendulum.rule.setup.seat.title">
        <source></source>
        <translation>Vaše místo u stolu</translation>
    </message>
    <message id="pendulum.rule.setup.seat.1">
        <source></source>
        <translation>Vyberete si [postavu](rule:nobles.about), nebo vám ji určí los. Patří k ní deska hráče, 4 lsti a počáteční zásoby. Vaše ukazatele stojí na začátku stupnic.</translation>
    </message>
    <message id="pendulum.rule.setup.seat.2">
        <source></source>
        <translation>Na desce čekají jeden mocný a jeden běžný služebník. Vedle ní leží další dva [běžní služebníci](rule:workers.hire) a u desky rady váš [druhý mocný služebník](rule:council.grande). Pořadí na stupnici privilegií se na začátku losuje.</translation>
    </message>
    <message id="pendulum.rule.setup.opening.title">
        <source></source>
        <translation>Zahájení</translation>
    </message>
    <message id="pendulum.rule.setup.opening.1">
        <source></source>
        <translation>Před prvním kolem umístí hráči v pořadí privilegií mocného služebníka do zlatého rámečku v některé dolní řadě. Potom, zase od vrcholu stupnice, stejně umístí i běžného služebníka. Pravidla o [obsazených rámečcích](rule:workers.blocking) platí jako vždy.</translation>
    </message>
    <message id="pendulum.rule.setup.opening.2">
        <source></source>
        <translation>První překlopení postaví všechny hodiny k dolním řadám, takže tito služebníci mohou hned provést akci.</translation>
    </message>
    <message id="pendulum.rule.setup.begin.title">
        <source></source>
        <translation>Zvonek</translation>
    </message>
    <message id="pendulum.rule.setup.begin.1">
        <source></source>
        <translation>Jakmile jsou všichni připraveni, kdokoli zazvoní. Všechny hodiny se překlopí k druhé řadě své oblasti a kolo začíná. V prvním kole přejdou od horních řad k dolním, později vycházejí z místa, kde zrovna stojí. Dokud zvonek nezazní, akce se neprovádějí.</translation>
    </message>
    <message id="pendulum.rule.setup.begin.2">
        <source></source>
        <translation>Před kolem s přesýpacími hodinami zvonek počká, až se dosype písek z předchozího kola. Po kole bez přesýpacích hodin není na co čekat.</translation>
    </message>
    <message id="pendulum.rule.chapter.basics">
        <source></source>
        <translation>Základy</translation>
    </message>
    <message id="pendulum.rule.basics.free.title">
        <source></source>
        <translation>Nic není povinné</translation>
    </message>
    <message id="pendulum.rule.basics.free.1">
        <source></source>
        <translation>Umístit služebníka, provést akci, překlopit hodiny, zahrát kartu: to vše je jen na vás. Nic se nestane samo a promeškaná příležitost vás nic nestojí.</translation>
    </message>
    <message id="pendulum.rule.basics.free.2">
        <source></source>
        <translation>I uvnitř akce smíte odmítnout provincii, odvolání služebníka nebo druhou akci. Jiná rozhodnutí přeskočit nelze, třeba volbu stupnice pro vítězný bod.</translation>
    </message>
    <message id="pendulum.rule.basics.oneAction.title">
        <source></source>
        <translation>Jedna akce po druhé</translation>
    </message>
    <message id="pendulum.rule.basics.oneAction.1">
        <source></source>
        <translation>Začatou akci vždy dokončete, než se pustíte do další. Ptá-li se vás akce na něco, všechno ostatní, co chcete dělat, počká na odpověď. Ostatní zatím hrají dál.</translation>
    </message>
    <message id="pendulum.rule.basics.oneAction.2">
        <source></source>
        <translation>Příklad: Licinia Nesmiřitelná hraje svou čtvrtou lest a má zaplatit 8 libovolných zdrojů. Dokud nezaplatí všech 8, nemůže překlopit hodiny ani dosáhnout úspěchu.</translation>
    </message>
    <message id="pendulum.rule.basics.pay.title">
        <source></source>
        <translation>Nejdřív platba</translation>
    </message>
    <message id="pendulum.rule.basics.pay.1">
        <source></source>
        <translation>Před šipkou stojí cena, za ní odměna. Nejdřív zaplaťte celou cenu, pak si vezměte odměnu, a to jednou za každé použití. Kdo nemá na celou cenu, nemůže začít. Příklad: lest mění 2 zlaté za 1 bod popularity. I když máte 4 zlaté, zaplatíte 2 a získáte 1 bod.</translation>
    </message>
    <message id="pendulum.rule.basics.pay.2">
        <source></source>
        <translation>Trojbarevná kostka znamená *libovolný zdroj*: armádu, kulturu a zlato v jakékoli kombinaci, nikdy však hlasy. Cenu 8 libovolných zdrojů tak lze zaplatit 5 jednotkami armády, 2 jednotkami kultury a 1 zlatým.</translation>
    </message>
    <message id="pendulum.rule.basics.undo.title">
        <source></source>
        <translation>Vrácení tahu a pauza</translation>
    </message>
    <message id="pendulum.rule.basics.undo.1">
        <source></source>
        <translation>Svůj poslední tah smíte vzít zpět, pokud mezitím nikdo jiný nehrál. Neplatí to pro tahy, které všem něco ukázaly nebo změnily: překlopení hodin, odkrytou kartu a umístění při zahájení.</translation>
    </message>
    <message id="pendulum.rule.basics.undo.2">
        <source></source>
        <translation>Hru můžete kdykoli pozastavit. Písek se zastaví a nikdo nic neprovádí, dokud hra nepokračuje.</translation>
    </message>
    <message id="pendulum.rule.chapter.timers">
        <source></source>
        <translation>Hodiny a řady</translation>
    </message>
    <message id="pendulum.rule.timers.rows.title">
        <source></source>
        <translation>Dvě pravidla</translation>
    </message>
    <message id="pendulum.rule.timers.rows.1">
        <source></source>
        <translation>*Vstoupit do řady i odejít z ní lze, jen když v ní nestojí hodiny.*</translation>
    </message>
    <message id="pendulum.rule.timers.rows.2">
        <source></source>
        <translation>*Akce se provádějí jen v řadě, ve které hodiny stojí.*</translation>
    </message>
    <message id="pendulum.rule.timers.rows.3">
        <source></source>
        <translation>Záleží na tom, kde hodiny stojí, ne na tom, jestli se v nich ještě sype písek. Každý služebník si proto musí počkat: nejdřív se postaví do rámečku, potom k němu přijdou hodiny a teprve pak smí provést akci.</translation>
    </message>
    <message id="pendulum.rule.timers.example.title">
        <source></source>
        <translation>Příklad</translation>
    </message>
    <message id="pendulum.rule.timers.example.1">
        <source></source>
        <translation>Černé hodiny stojí u dolní řady. Umístíte služebníka do horního černého rámečku se žlutou produkcí. Zatím se nic neděje. Po 45 sekundách se písek dosype, překlopíte hodiny a ty teď stojí u horní řady.</translation>
    </message>
    <message id="pendulum.rule.timers.example.2">
        <source></source>
        <translation>Služebník sestoupí na své políčko odměn. Akce je zdarma a Bolgovi Šampiónovi přinese 2 zlaté. Tam služebník zůstane nejméně 45 sekund, než někdo překlopí hodiny zase dolů. Pak je volný.</translation>
    </message>
    <message id="pendulum.rule.timers.flip.title">
        <source></source>
        <translation>Překlopení hodin</translation>
    </message>
    <message id="pendulum.rule.timers.flip.1">
        <source></source>
        <translation>Jakmile se písek dosype, smí hodiny kdykoli a bez ptaní překlopit kterýkoli hráč. Povinnost to není. Překlopené hodiny vždy přejdou k druhé řadě své oblasti. Fialové měří 3 minuty, zelené 2 minuty, černé 45 sekund.</translation>
    </message>
    <message id="pendulum.rule.timers.flip.2">
        <source></source>
        <translation>Dokud se písek sype, hodiny překlopit nelze. Samo překlopení netrvá nic, takže při něm žádný služebník neproklouzne z jedné řady do druhé.</translation>
    </message>
    <message id="pendulum.rule.timers.markers.title">
        <source></source>
        <translation>Fialové ukazatele času</translation>
    </message>
    <message id="pendulum.rule.timers.markers.1">
        <source></source>
        <translation>Na každé kolo připadají 3 ukazatele času ve fialové oblasti. Každé překlopení fialových hodin jeden z nich vystrčí z plánu. První vystrčí už překlopení, kterým kolo začíná, takže zbývají dvě.</translation>
    </message>
    <message id="pendulum.rule.timers.markers.2">
        <source></source>
        <translation>Třetí překlopení vystrčí poslední ukazatel a ihned [svolá radu](rule:council.called), i když se písek teprve začal sypat. Kolo s přesýpacími hodinami tak trvá aspoň 6 minut.</translation>
    </message>
    <message id="pendulum.rule.chapter.workers">
        <source></source>
        <translation>Služebníci</translation>
    </message>
    <message id="pendulum.rule.workers.place.title">
        <source></source>
        <translation>Přesun služebníků</translation>
    </message>
    <message id="pendulum.rule.workers.place.1">
        <source></source>
        <translation>Přesunout smíte každého svého služebníka, který stojí na vaší desce nebo v řadě bez hodin. Postavte ho do zlatého rámečku v řadě bez hodin, nebo si ho vezměte domů na desku. Počet přesunů není omezen.</translation>
    </message>
    <message id="pendulum.rule.workers.place.2">
        <source></source>
        <translation>Do rámečku se služebník může vrátit i z políčka odměn. Přímo na políčko odměn se služebníci nikdy neumísťují.</translation>
    </message>
    <message id="pendulum.rule.workers.blocking.title">
        <source></source>
        <translation>Kdo komu překáží</translation>
    </message>
    <message id="pendulum.rule.workers.blocking.1">
        <source></source>
        <translation>V zelené a fialové oblasti nesmí běžný služebník do rámečku, ve kterém už kdokoli stojí, ani kdyby to byl váš vlastní. Mocný služebník se může přidat vždycky. V černé oblasti nikdo nikomu nepřekáží a na políčkách odměn také ne.</translation>
    </message>
    <message id="pendulum.rule.workers.blocking.2">
        <source></source>
        <translation>Příklad: váš mocný služebník čeká sám ve fialovém rámečku. Váš běžný služebník za ním nesmí, cizí mocný služebník ano.</translation>
    </message>
    <message id="pendulum.rule.workers.act.title">
        <source></source>
        <translation>Provedení akce</translation>
    </message>
    <message id="pendulum.rule.workers.act.1">
        <source></source>
        <translation>Služebník ve zlatém rámečku může provést akci, dokud u jeho řady stojí hodiny. Přesuňte ho dolů na políčko odměn, zaplaťte cenu a vezměte si odměnu. Akci provede jednou, pak na místě [uvázne](rule:workers.stuck).</translation>
    </message>
    <message id="pendulum.rule.workers.act.2">
        <source></source>
        <translation>Hodiny musí u řady stát jen na začátku akce: překlopí-li je někdo, zatímco ještě volíte, akci dokončíte. Když zaplatit nemůžete nebo nechcete, služebník zůstane v rámečku, dokud hodiny neodejdou.</translation>
    </message>
    <message id="pendulum.rule.workers.rewards.title">
        <source></source>
        <translation>Co akce přinášejí</translation>
    </message>
    <message id="pendulum.rule.workers.rewards.1">
        <source></source>
        <translation>Fialová oblast, vždy za 2 zlaté: hnědá produkce; modrá produkce; nebo 1 bod popularity, 1 bod věhlasu a 1 hlas.</translation>
    </message>
    <message id="pendulum.rule.workers.rewards.2">
        <source></source>
        <translation>Zelená oblast, vždy za 2 zlaté: červená produkce; 2 body popularity; nebo 1 bod moci a 2 hlasy.</translation>
    </message>
    <message id="pendulum.rule.workers.rewards.3">
        <source></source>
        <translation>Černá oblast, zdarma: žlutá produkce; 1 hlas; nebo 1 libovolný zdroj. Zbývající černou akcí za 4 jednotky armády [dobudete provincii](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.workers.stuck.title">
        <source></source>
        <translation>Čtyři situace služebníka</translation>
    </message>
    <message id="pendulum.rule.workers.stuck.1">
        <source></source>
        <translation>Když u řady stojí hodiny, služebník v rámečku může provést akci a služebník na políčku odměn nemůže nic. Když tam hodiny nestojí, lze přesunout oba. Jiná možnost není.</translation>
    </message>
    <message id="pendulum.rule.workers.stuck.2">
        <source></source>
        <translation>Služebník, který při návratu hodin pořád stojí na políčku odměn, uvázne znovu. Než provede další akci, musí se dostat do rámečku.</translation>
    </message>
    <message id="pendulum.rule.workers.retrieve.title">
        <source></source>
        <translation>Odvolání služebníka</translation>
    </message>
    <message id="pendulum.rule.workers.retrieve.1">
        <source></source>
        <translation>Touto odměnou stáhnete jednoho svého služebníka z řady, ve které stojí hodiny, ať je v rámečku, nebo na políčku odměn. Vrátí se na vaši desku a smíte ho hned znovu umístit.</translation>
    </message>
    <message id="pendulum.rule.workers.retrieve.2">
        <source></source>
        <translation>Jinak se z takové řady nedostane, dokud hodiny neodejdou. Nemáte-li v řadě s hodinami nikoho, takovou lest zahrát nemůžete.</translation>
    </message>
    <message id="pendulum.rule.workers.hire.title">
        <source></source>
        <translation>Další služebníci</translation>
    </message>
    <message id="pendulum.rule.workers.hire.1">
        <source></source>
        <translation>Čtvrtou lstí získá každá postava dalšího běžného služebníka. Cena se liší: Bolg Šampión platí 7 jednotek armády, Licinia 8 libovolných zdrojů. Nový služebník stojí na vaší desce a smíte ho hned umístit.</translation>
    </message>
    <message id="pendulum.rule.workers.hire.2">
        <source></source>
        <translation>Ve hře nikdy nemůžete mít víc než 4 služebníky včetně mocných.</translation>
    </message>
    <message id="pendulum.rule.chapter.provinces">
        <source></source>
        <translation>Produkce a provincie</translation>
    </message>
    <message id="pendulum.rule.provinces.production.title">
        <source></source>
        <translation>Produkce</translation>
    </message>
    <message id="pendulum.rule.provinces.production.1">
        <source></source>
        <translation>Podél spodního okraje desky máte čtyři produkce: hnědou, červenou, modrou a žlutou. Na většině desek dávají 1 bod moci, 4 jednotky armády, 5 jednotek kultury a 2 zlaté. Produkce vynese to, co ukazuje deska, a k tomu vše, co ukazují provincie zasunuté pod ni, včetně bodů a hlasů.</translation>
    </message>
    <message id="pendulum.rule.provinces.production.2">
        <source></source>
        <translation>Příklad: Bolg Šampión má pod modrou produkcí Kasalat a Harken. Modrá produkce mu dá 5 jednotek kultury z desky, 3 jednotky kultury z Kasalatu a 3 hlasy z Harkenu, dohromady 8 jednotek kultury a 3 hlasy.</translation>
    </message>
    <message id="pendulum.rule.provinces.conquer.title">
        <source></source>
        <translation>Dobytí provincie</translation>
    </message>
    <message id="pendulum.rule.provinces.conquer.1">
        <source></source>
        <translation>Vezměte si kteroukoli vyloženou provincii, nebo naslepo vrchní kartu balíčku, a to i když jsou v nabídce mezery. Černá akce stojí 4 jednotky armády. Některé lsti a odměny dobývají provincii za jinou cenu nebo zdarma.</translation>
    </message>
    <message id="pendulum.rule.provinces.conquer.2">
        <source></source>
        <translation>Nezbývá-li už vůbec žádná provincie, akci nelze začít.</translation>
    </message>
    <message id="pendulum.rule.provinces.tuck.title">
        <source></source>
        <translation>Zasunutí pod produkci</translation>
    </message>
    <message id="pendulum.rule.provinces.tuck.1">
        <source></source>
        <translation>Hned určete, pod kterou ze čtyř produkcí novou provincii zasunete. Od té chvíle platí jen ten její symbol, který má barvu této produkce. To, co dává, se nemusí shodovat s tím, co dává deska. Později se provincie nepřesouvá ani neotáčí.</translation>
    </message>
    <message id="pendulum.rule.provinces.tuck.2">
        <source></source>
        <translation>Příklad: Searil dává pod modrou produkcí 3 zlaté, pod hnědou 1 bod popularity.</translation>
    </message>
    <message id="pendulum.rule.provinces.kinds.title">
        <source></source>
        <translation>Druhy provincií</translation>
    </message>
    <message id="pendulum.rule.provinces.kinds.1">
        <source></source>
        <translation>Zelených je polovina z 56 provincií; pod hnědou, červenou, modrou a žlutou dávají po řadě 1 bod moci, 2 jednotky armády, 3 jednotky kultury a 1 zlatý. Sedm fialových dává 1 bod moci, 2 hlasy, 3 hlasy a 1 hlas.</translation>
    </message>
    <message id="pendulum.rule.provinces.kinds.2">
        <source></source>
        <translation>Červených, modrých a žlutých je po sedmi. Červené se drží armády a moci, modré kultury a věhlasu, žluté zlata a popularity. Pět z každé barvy dává pod hnědou 1 bod a jinde svůj zdroj: 2 pod červenou, 3 pod modrou, 1 pod žlutou. Zbylé dvě dávají 1 bod pod hnědou, červenou i modrou a jen pod žlutou 1 zdroj. [Jednotlivé karty](rule:card.adelphia) najdete na konci knihy.</translation>
    </message>
    <message id="pendulum.rule.provinces.refill.title">
        <source></source>
        <translation>Doplnění nabídky</translation>
    </message>
    <message id="pendulum.rule.provinces.refill.1">
        <source></source>
        <translation>Mezera v nabídce provincií zůstává, dokud ji někdo nechce zaplnit. Kterýkoli hráč smí kdykoli a zdarma doplnit všechny mezery z balíčku. Je to jediná akce dovolená i ve fázi rady. Když balíček dojde, mezery už zůstanou.</translation>
    </message>
    <message id="pendulum.rule.chapter.instant">
        <source></source>
        <translation>Okamžité akce</translation>
    </message>
    <message id="pendulum.rule.instant.list.title">
        <source></source>
        <translation>Akce bez služebníků</translation>
    </message>
    <message id="pendulum.rule.instant.list.1">
        <source></source>
        <translation>K okamžitým akcím nepotřebujete služebníka ani hodiny v řadě. Je jich pět: [překlopit hodiny](rule:timers.flip), [zahrát lest](rule:cards.play), [vzít si lsti zpět](rule:cards.recover), [dosáhnout úspěchu](rule:achievements.complete) a [doplnit provincie](rule:provinces.refill).</translation>
    </message>
    <message id="pendulum.rule.instant.list.2">
        <source></source>
        <translation>Během kola je můžete provést kdykoli. I po svolání rady smíte všechny kromě překlopení hodin.</translation>
    </message>
    <message id="pendulum.rule.cards.play.title">
        <source></source>
        <translation>Zahrání lsti</translation>
    </message>
    <message id="pendulum.rule.cards.play.1">
        <source></source>
        <translation>Zahrajte lest z ruky: zaplaťte její cenu, pokud nějakou má, a vezměte si odměnu. Karta pak leží na vaší desce a znovu ji použijete, až si ji [vezmete zpět](rule:cards.recover).</translation>
    </message>
    <message id="pendulum.rule.cards.play.2">
        <source></source>
        <translation>Lest, která by neměla vůbec žádný účinek, zahrát nelze a zůstává v ruce.</translation>
    </message>
    <message id="pendulum.rule.cards.recover.title">
        <source></source>
        <translation>Navrácení karet lsti</translation>
    </message>
    <message id="pendulum.rule.cards.recover.1">
        <source></source>
        <translation>Zaplaťte 5 jednotek kultury a vraťte si do ruky všechny zahrané lsti. Smíte to udělat, i když ještě nějaké karty v ruce držíte.</translation>
    </message>
    <message id="pendulum.rule.cards.recover.2">
        <source></source>
        <translation>Dvě pokročilé postavy platí jinak: Bolg Válečný štváč 2 body moci a Dhrenkir Tyran 4 hlasy.</translation>
    </message>
    <message id="pendulum.rule.cards.with.title">
        <source></source>
        <translation>Karty hrané spolu s akcí</translation>
    </message>
    <message id="pendulum.rule.cards.with.1">
        <source></source>
        <translation>Některé lsti mění akci služebníka a hrají se jako její součást. Jedna z karet rady vám ušetří 2 zlaté za zelenou nebo fialovou akci. Čtyři jednotky armády za provincii neušetří.</translation>
    </message>
    <message id="pendulum.rule.cards.with.2">
        <source></source>
        <translation>Takové karty lze spojovat. Získáte-li jinou kartou druhou akci, jedna úsporná karta pokryje jen jednu z nich.</translation>
    </message>
    <message id="pendulum.rule.cards.swap.title">
        <source></source>
        <translation>Přesun vítězného bodu</translation>
    </message>
    <message id="pendulum.rule.cards.swap.1">
        <source></source>
        <translation>Jedna z karet rady přesune právě 1 vítězný bod mezi stupnicemi moci, věhlasu a popularity: z jedné ho uberete a na jinou přidáte. Legendárního úspěchu se to netýká. Musíte mít aspoň jeden bod, a je-li cílová stupnice plná, bod propadne.</translation>
    </message>
    <message id="pendulum.rule.achievements.complete.title">
        <source></source>
        <translation>Dosažení úspěchu</translation>
    </message>
    <message id="pendulum.rule.achievements.complete.1">
        <source></source>
        <translation>Máte-li aspoň to, co karta úspěchu žádá, můžete úspěchu dosáhnout. *Nic přitom neplatíte.* Každý úspěch žádá 3 hlasy a k nim nějaké zdroje. V každém kole to smíte udělat jednou, i když vás jiní předběhli.</translation>
    </message>
    <message id="pendulum.rule.achievements.complete.2">
        <source></source>
        <translation>Příklad: Potlačení vzpoury žádá 8 jednotek armády a 3 hlasy. S 9 jednotkami armády a 4 hlasy úspěchu dosáhnete a všechno vám zůstane.</translation>
    </message>
    <message id="pendulum.rule.achievements.choice.title">
        <source></source>
        <translation>Legendární úspěch, nebo svitek</translation>
    </message>
    <message id="pendulum.rule.achievements.choice.1">
        <source></source>
        <translation>Když úspěchu dosáhnete, vyberte si jedno ze dvou. Buď žeton legendárního úspěchu, který posune váš ukazatel na svitek, nebo odměnu nakreslenou na malém svitku karty.</translation>
    </message>
    <message id="pendulum.rule.achievements.choice.2">
        <source></source>
        <translation>Žeton může v každém kole získat jen jeden hráč a vy tento bod získáte jen jednou za hru. Je-li žeton pryč nebo bod už máte, zbývá odměna na svitku. Jinak lze bod za legendární úspěch získat už jen [závěrečnou odměnou](rule:card.final5).</translation>
    </message>
    <message id="pendulum.rule.chapter.privilege">
        <source></source>
        <translation>Privilegia</translation>
    </message>
    <message id="pendulum.rule.privilege.clash.title">
        <source></source>
        <translation>Dvě ruce naráz</translation>
    </message>
    <message id="pendulum.rule.privilege.clash.1">
        <source></source>
        <translation>Stane se, že dva hráči sáhnou po téže věci během jedné sekundy. Dostane ji ten, kdo stojí výš na stupnici privilegií, i kdyby byl o chlup pomalejší, a co udělal ten druhý, se vrátí. Tak se rozhoduje o rámečcích, provinciích i o žetonu legendárního úspěchu. Cokoli jiného hráč s vyšším privilegiem mezitím udělal, platí dál.</translation>
    </message>
    <message id="pendulum.rule.privilege.clash.2">
        <source></source>
        <translation>Sekunda se měří mezi těmi dvěma, kdo se střetli: přijde-li do sekundy po druhém ještě třetí a stojí nejvýš, věc připadne jemu. Délku této tolerance si můžete u stolu změnit nebo ji vypnout.</translation>
    </message>
    <message id="pendulum.rule.privilege.clash.3">
        <source></source>
        <translation>Jen při [rovnosti hlasů](rule:council.votes) je to naopak.</translation>
    </message>
    <message id="pendulum.rule.privilege.flip.title">
        <source></source>
        <translation>Ruce a hodiny</translation>
    </message>
    <message id="pendulum.rule.privilege.flip.1">
        <source></source>
        <translation>Střetnout se lze i s překlopením hodin. Překlopí-li je hráč s nižším privilegiem, můžete ještě sekundu umísťovat a provádět akce, jako by k tomu nedošlo. Umístí-li někdo s nižším privilegiem služebníka do řady, ke které vy do sekundy překlopíte hodiny, platí vaše překlopení jako dřívější. Služebník se vrátí, odkud přišel.</translation>
    </message>
    <message id="pendulum.rule.privilege.flip.2">
        <source></source>
        <translation>Při [přesunech mezi koly](rule:council.move) se nic neměří: vyšší privilegium má přednost, ať přijde jakkoli pozdě, dokud nejsou všichni hotovi.</translation>
    </message>
    <message id="pendulum.rule.chapter.council">
        <source></source>
        <translation>Rada</translation>
    </message>
    <message id="pendulum.rule.council.called.title">
        <source></source>
        <translation>Svolání rady</translation>
    </message>
    <message id="pendulum.rule.council.called.1">
        <source></source>
        <translation>Rada je svolána, jakmile poslední ukazatel času opustí plán. Na dosypání písku se nečeká. Hodiny teď zůstanou, kde jsou, a už není kam spěchat.</translation>
    </message>
    <message id="pendulum.rule.council.called.2">
        <source></source>
        <translation>Dál smíte umísťovat služebníky, provádět akce, hrát lsti a brát si je zpět i dosáhnout úspěchu. Služebníci v řadách s hodinami mají poslední možnost provést akci. Až skončíte, stiskněte fajfku.</translation>
    </message>
    <message id="pendulum.rule.council.lastWord.title">
        <source></source>
        <translation>Hotovo a poslední slovo</translation>
    </message>
    <message id="pendulum.rule.council.lastWord.1">
        <source></source>
        <translation>Fajfkou říkáte, že máte hotovo. Potřebujete ji po svolání rady, v kolech bez přesýpacích hodin a při přesunech mezi koly.</translation>
    </message>
    <message id="pendulum.rule.council.lastWord.2">
        <source></source>
        <translation>Vzít ji zpět nejde, až na jednu výjimku: udělá-li po ní něco hráč s nižším privilegiem, můžete se vrátit. Než začne fáze rady, hra se každého takto předběhnutého ještě jednou zeptá. Kdo má vyšší privilegium, má tedy poslední slovo.</translation>
    </message>
    <message id="pendulum.rule.council.order.title">
        <source></source>
        <translation>Fáze rady</translation>
    </message>
    <message id="pendulum.rule.council.order.1">
        <source></source>
        <translation>Fáze rady má 6 kroků: [hlasy](rule:council.votes), [odměny](rule:council.rewards), [kontrola provincií](rule:council.limit), [příprava kola](rule:council.prepare), [přesun služebníků](rule:council.move) a nový začátek. Služebníci i hodiny zůstávají na svých místech.</translation>
    </message>
    <message id="pendulum.rule.council.order.2">
        <source></source>
        <translation>Akce se neprovádějí a karty nehrají. Smíte jen doplňovat provincie a v pátém kroku přesouvat služebníky. Po třetím kroku čtvrté rady hra končí.</translation>
    </message>
    <message id="pendulum.rule.council.votes.title">
        <source></source>
        <translation>Krok 1: hlasy</translation>
    </message>
    <message id="pendulum.rule.council.votes.1">
        <source></source>
        <translation>Kdo má nejvíc hlasů, zaujme na stupnici privilegií první místo, kdo má druhý nejvyšší počet, druhé a tak dále. Při rovnosti se dopředu dostane ten, kdo stál *níž*. Potom všichni odhodí všechny hlasy.</translation>
    </message>
    <message id="pendulum.rule.council.votes.2">
        <source></source>
        <translation>Příklad: pořadí je Anna, Ben, Cyril a mají 4, 6 a 4 hlasy. První je teď Ben. Cyril předejde Annu, protože stál níž. Nové pořadí: Ben, Cyril, Anna.</translation>
    </message>
    <message id="pendulum.rule.council.rewards.title">
        <source></source>
        <translation>Krok 2: body a odměna</translation>
    </message>
    <message id="pendulum.rule.council.rewards.1">
        <source></source>
        <translation>Podle privilegií získá každý hráč body za své místo a vezme si jednu odměnu; co z toho udělá dřív, je na něm. První místo přináší 2 body, které lze rozdělit na různé stupnice, druhé místo 1. Ve čtyřech a v pěti hráčích přináší 1 bod i třetí místo. Legendární úspěch takto získat nelze.</translation>
    </message>
    <message id="pendulum.rule.council.rewards.2">
        <source></source>
        <translation>Odměnou je jedna z 5 vyložených karet, [karta s mocným služebníkem](rule:council.grande), nebo natištěný vítězný bod. Bod nikdy nedojde, karty se však nedoplňují. Závěrečnou odměnu si nevybere, kdo na ni nemá.</translation>
    </message>
    <message id="pendulum.rule.council.kinds.title">
        <source></source>
        <translation>Druhy odměn</translation>
    </message>
    <message id="pendulum.rule.council.kinds.1">
        <source></source>
        <translation>Blesk označuje okamžitou odměnu: účinkuje hned a pak opouští hru. Černé slunce označuje lest: vezmete si ji do ruky a zůstane vám do konce hry. Její cenu platíte, až když ji hrajete.</translation>
    </message>
    <message id="pendulum.rule.council.kinds.2">
        <source></source>
        <translation>Pohár označuje závěrečnou odměnu. Ty přicházejí až ve čtvrté radě a jejich cena se platí ihned.</translation>
    </message>
    <message id="pendulum.rule.council.grande.title">
        <source></source>
        <translation>Druhý mocný služebník</translation>
    </message>
    <message id="pendulum.rule.council.grande.1">
        <source></source>
        <translation>Touto kartou vyměníte jednoho svého běžného služebníka podle vlastní volby za druhého mocného, a to přímo na místě, kde stojí. Běžný služebník opouští hru.</translation>
    </message>
    <message id="pendulum.rule.council.grande.2">
        <source></source>
        <translation>Karta se pak otočí: v této radě už ji nikdo jiný nezíská, v příští je zase k mání. Mocné služebníky můžete mít jen dva.</translation>
    </message>
    <message id="pendulum.rule.council.limit.title">
        <source></source>
        <translation>Krok 3: dvě provincie pod produkcí</translation>
    </message>
    <message id="pendulum.rule.council.limit.1">
        <source></source>
        <translation>Pod každou produkcí si teď smíte nechat 2 provincie. Ostatní podle své volby odhoďte; opouštějí hru. Kontrola přichází až po odměnách, takže se počítá i provincie získaná v této radě. Mezi radami žádný limit neplatí.</translation>
    </message>
    <message id="pendulum.rule.council.limit.2">
        <source></source>
        <translation>Jedna z odměn zvyšuje limit natrvalo na 3 a platí už při této kontrole. Podruhé si ji vzít nelze.</translation>
    </message>
    <message id="pendulum.rule.council.prepare.title">
        <source></source>
        <translation>Krok 4: příprava kola</translation>
    </message>
    <message id="pendulum.rule.council.prepare.1">
        <source></source>
        <translation>Všechny karty vyložené pro toto kolo opouštějí hru. Místo nich se vyloží 5 nových odměn, 4 nové provincie a nový úspěch. Žeton legendárního úspěchu leží na novém úspěchu, i když ho minule někdo získal, a všichni smějí úspěchu dosáhnout znovu.</translation>
    </message>
    <message id="pendulum.rule.council.prepare.2">
        <source></source>
        <translation>Karta s mocným služebníkem se otočí lícem nahoru a 3 ukazatele času se vrátí na fialová kolečka.</translation>
    </message>
    <message id="pendulum.rule.council.move.title">
        <source></source>
        <translation>Kroky 5 a 6: přesun a začátek</translation>
    </message>
    <message id="pendulum.rule.council.move.1">
        <source></source>
        <translation>Chcete-li, přeskupte své služebníky. Platí obvyklé pravidlo: řady s hodinami jsou uzavřené v obou směrech. Karty a akce počkají na zvonek. O tentýž rámeček rozhoduje [vyšší privilegium](rule:privilege.flip).</translation>
    </message>
    <message id="pendulum.rule.council.move.2">
        <source></source>
        <translation>Až vám bude rozestavení vyhovovat, stiskněte fajfku. Jakmile ji stisknou všichni, [zvonek](rule:setup.begin) zahájí další kolo.</translation>
    </message>
    <message id="pendulum.rule.chapter.end">
        <source></source>
        <translation>Konec hry</translation>
    </message>
    <message id="pendulum.rule.end.scroll.title">
        <source></source>
        <translation>Všechny ukazatele na svitku</translation>
    </message>
    <message id="pendulum.rule.end.scroll.1">
        <source></source>
        <translation>Hra končí čtvrtou radou. Má-li někdo na svitku všechny čtyři ukazatele, vyhrát může jen on a ti, kdo to dokázali také. Rozhodují body na svitku: na každé stupnici počítejte dosažená pole svitku. Při shodě vyhrává vyšší privilegium.</translation>
    </message>
    <message id="pendulum.rule.end.scroll.2">
        <source></source>
        <translation>Příklad: 2 pole moci, 2 pole věhlasu, 1 pole popularity a legendární úspěch dávají 6 bodů.</translation>
    </message>
    <message id="pendulum.rule.end.throne.title">
        <source></source>
        <translation>Když je nemá všechny nikdo</translation>
    </message>
    <message id="pendulum.rule.end.throne.1">
        <source></source>
        <translation>Pak může vyhrát jen hráč s bodem za legendární úspěch. U každého takového najděte stupnici, na které mu ke svitku chybí nejvíc: vyhrává ten, komu tam chybí méně. Při shodě se porovná další nejhorší stupnice, potom zbývající a nakonec privilegium.</translation>
    </message>
    <message id="pendulum.rule.end.throne.2">
        <source></source>
        <translation>Příklad: Anně chybějí 3 body moci, Benovi 2 body věhlasu a 2 body popularity. Vyhrává Ben, protože 2 jsou méně než 3. Nemá-li bod za legendární úspěch nikdo, trůn zůstane prázdný a nevyhrává nikdo.</translation>
    </message>
    <message id="pendulum.rule.chapter.untimed">
        <source></source>
        <translation>Kola bez přesýpacích hodin</translation>
    </message>
    <message id="pendulum.rule.untimed.round.title">
        <source></source>
        <translation>Stupnice časomíry</translation>
    </message>
    <message id="pendulum.rule.untimed.round.1">
        <source></source>
        <translation>Každé kolo lze hrát i bez přesýpacích hodin; pro první to doporučujeme. Všechna pravidla platí dál, jen hodiny nikdo nepřeklápí. Udělejte, co chcete, a stiskněte fajfku. Až ji stisknou všichni, stupnice časomíry postoupí o krok a překlopí hodiny, které ukazuje.</translation>
    </message>
    <message id="pendulum.rule.untimed.round.2">
        <source></source>
        <translation>Kroků je 11: černé hodiny se překlopí devětkrát, zelené čtyřikrát a fialové třikrát. První a jedenáctý krok překlopí všechny a jedenáctý svolá radu.</translation>
    </message>
    <message id="pendulum.rule.untimed.pace.title">
        <source></source>
        <translation>Změna způsobu hry</translation>
    </message>
    <message id="pendulum.rule.untimed.pace.1">
        <source></source>
        <translation>Která kola se hrají bez přesýpacích hodin, si zvolíte při zakládání hry. Stůl si to může později rozmyslet. K tomu máme vlastní pravidlo: při přesunech po radě smí hráč s nejvyšším privilegiem příští kolo jednou změnit.</translation>
    </message>
    <message id="pendulum.rule.untimed.pace.2">
        <source></source>
        <translation>Všechny fajfky se tím zruší, aby si to každý mohl znovu promyslet. Hru lze založit i tak, že se na tom nic měnit nedá.</translation>
    </message>
    <message id="pendulum.rule.chapter.few">
        <source></source>
        <translation>Méně hráčů</translation>
    </message>
    <message id="pendulum.rule.few.side.title">
        <source></source>
        <translation>Dva nebo tři hráči</translation>
    </message>
    <message id="pendulum.rule.few.side.1">
        <source></source>
        <translation>Ve dvou a ve třech hráčích chybí v prvním kole žeton legendárního úspěchu. Úspěchu přesto dosáhnout můžete a vezmete si odměnu na svitku.</translation>
    </message>
    <message id="pendulum.rule.few.side.2">
        <source></source>
        <translation>Ve dvou se přidá neutrální hráč. Jeho služebníci stojí celou hru ve 4 malých rámečcích zelené a fialové oblasti a překážejí běžným služebníkům. Na stupnici privilegií začíná poslední a v každé radě má 3 hlasy; rovnost se řeší jako obvykle. Odměnu si nebere a body za jeho místo propadají.</translation>
    </message>
    <message id="pendulum.rule.few.alone.title">
        <source></source>
        <translation>Jeden hráč</translation>
    </message>
    <message id="pendulum.rule.few.alone.1">
        <source></source>
        <translation>Pro jednoho hráče tištěná pravidla nejsou, a tak se program drží společných: 4 kola s hodinami nebo bez nich na straně plánu pro méně hráčů. Neutrální hráč ani soupeř se neúčastní. Zvonek, hodiny i fajfka jsou jen na vás.</translation>
    </message>
    <message id="pendulum.rule.few.alone.2">
        <source></source>
        <translation>V privilegiích jste vždy první a v každé radě získáte 2 body podle své volby; hlasy přesto odhazujete. Žeton legendárního úspěchu je ve hře už od prvního kola. Vyhráváte, máte-li bod za legendární úspěch. Se všemi čtyřmi ukazateli na svitku je vaše vítězství úplné.</translation>
    </message>
    <message id="pendulum.rule.chapter.expert">
        <source></source>
        <translation>Varianta pro pokročilé</translation>
    </message>
    <message id="pendulum.rule.expert.frames.title">
        <source></source>
        <translation>Jeden služebník v rámečku</translation>
    </message>
    <message id="pendulum.rule.expert.frames.1">
        <source></source>
        <translation>Variantu pro pokročilé si může zvolit každý hráč zvlášť, takže poslouží i jako vyrovnání sil. Kdo s ní hraje, nesmí mít v jednom zlatém rámečku dva vlastní služebníky. Platí to i pro mocné a i v černé oblasti.</translation>
    </message>
    <message id="pendulum.rule.expert.frames.2">
        <source></source>
        <translation>Cizí služebníci v tom nehrají roli a políček odměn se to netýká. Druhé pravidlo varianty, [slávu](rule:expert.glory), lze použít i samostatně.</translation>
    </message>
    <message id="pendulum.rule.expert.glory.title">
        <source></source>
        <translation>Sláva</translation>
    </message>
    <message id="pendulum.rule.expert.glory.1">
        <source></source>
        <translation>Získáte-li body za koncem stupnice moci, věhlasu nebo popularity, smíte každý z nich proměnit ve slávu. Položte na stupnici ukazatel zdroje její barvy, ze zásoby nebo ze své desky. O ten už navždy přijdete: se dvěma na stupnici moci můžete mít nejvýš 8 jednotek armády.</translation>
    </message>
    <message id="pendulum.rule.expert.glory.2">
        <source></source>
        <translation>Sláva není vítězný bod a platit se jí nedá. Při shodě bodů na konci hry rozhoduje víc slávy a teprve pak privilegium.</translation>
    </message>
    <message id="pendulum.rule.chapter.nobles">
        <source></source>
        <translation>Postavy</translation>
    </message>
    <message id="pendulum.rule.nobles.about.title">
        <source></source>
        <translation>Deset postav</translation>
    </message>
    <message id="pendulum.rule.nobles.about.1">
        <source></source>
        <translation>Každý uchazeč má základní a pokročilou stranu desky. Není-li řečeno jinak, produkce dává 1 bod moci (hnědá), 4 jednotky armády (červená), 5 jednotek kultury (modrá) a 2 zlaté (žlutá) a navrácení karet lsti stojí 5 jednotek kultury.</translation>
    </message>
    <message id="pendulum.rule.nobles.about.2">
        <source></source>
        <translation>Základní postavy mají tři lsti společné: 1 bod věhlasu; 1 libovolný zdroj; odvolání služebníka. Liší se stupnicemi, počátečními zásobami a cenou nového služebníka. Do první hry si vezměte některou z nich.</translation>
    </message>
    <message id="pendulum.rule.nobles.champion.title">
        <source></source>
        <translation>Bolg, Šampión</translation>
    </message>
    <message id="pendulum.rule.nobles.champion.1">
        <source></source>
        <translation>Základní postava. Na začátku máte 2 jednotky armády a 4 zlaté. Ke svitku potřebujete 14 bodů moci, 11 bodů věhlasu a 8 bodů popularity, nejdelší je tedy cesta k moci. Nový služebník stojí 7 jednotek armády.</translation>
    </message>
    <message id="pendulum.rule.nobles.insidious.title">
        <source></source>
        <translation>Dhrenkir, Prohnaný</translation>
    </message>
    <message id="pendulum.rule.nobles.insidious.1">
        <source></source>
        <translation>Základní postava. Na začátku máte 4 zlaté a 1 hlas. Ke svitku potřebujete 10 bodů moci, 10 bodů věhlasu a 13 bodů popularity, nejdelší je tedy cesta k popularitě. Nový služebník stojí 3 hlasy.</translation>
    </message>
    <message id="pendulum.rule.nobles.briber.title">
        <source></source>
        <translation>Gambal, Úplatkář</translation>
    </message>
    <message id="pendulum.rule.nobles.briber.1">
        <source></source>
        <translation>Základní postava. Na začátku máte 6 zlatých. Ke svitku potřebujete 11 bodů moci, 8 bodů věhlasu a 14 bodů popularity, nejdelší je tedy cesta k popularitě. Nový služebník stojí 7 zlatých.</translation>
    </message>
    <message id="pendulum.rule.nobles.implacable.title">
        <source></source>
        <translation>Licinia, Nesmiřitelná</translation>
    </message>
    <message id="pendulum.rule.nobles.implacable.1">
        <source></source>
        <translation>Základní postava. Na začátku máte 1 jednotku armády, 1 jednotku kultury a 4 zlaté. Ke svitku potřebujete na každé ze tří stupnic 11 bodů. Nový služebník stojí 8 libovolných zdrojů.</translation>
    </message>
    <message id="pendulum.rule.nobles.justicar.title">
        <source></source>
        <translation>Mesoat, Spravedlivý</translation>
    </message>
    <message id="pendulum.rule.nobles.justicar.1">
        <source></source>
        <translation>Základní postava. Na začátku máte 2 jednotky kultury a 4 zlaté. Ke svitku potřebujete 8 bodů moci, 14 bodů věhlasu a 11 bodů popularity, nejdelší je tedy cesta k věhlasu. Nový služebník stojí 7 jednotek kultury.</translation>
    </message>
    <message id="pendulum.rule.nobles.warmonger.title">
        <source></source>
        <translation>Bolg, Válečný štváč</translation>
    </message>
    <message id="pendulum.rule.nobles.warmonger.1">
        <source></source>
        <translation>Pokročilá postava. Na začátku máte 4 jednotky armády a 2 zlaté a ke svitku potřebujete 14 bodů moci, 7 bodů věhlasu a 12 bodů popularity. Modrá produkce dává 3 jednotky armády a 2 zlaté, navrácení karet lsti stojí 2 body moci. Nový služebník stojí 2 body moci.</translation>
    </message>
    <message id="pendulum.rule.nobles.warmonger.2">
        <source></source>
        <translation>Jedna karta promění libovolné množství armády v kulturu nebo naopak. Jiná se hraje spolu s akcí: týž služebník provede i akci na políčku odměn hned vedle svého v téže řadě. Platíte za obě a druhou smíte odmítnout.</translation>
    </message>
    <message id="pendulum.rule.nobles.tyrant.title">
        <source></source>
        <translation>Dhrenkir, Tyran</translation>
    </message>
    <message id="pendulum.rule.nobles.tyrant.1">
        <source></source>
        <translation>Pokročilá postava. Na začátku máte 2 zlaté a 2 hlasy a ke svitku potřebujete 10 bodů moci, 13 bodů věhlasu a 11 bodů popularity. Hnědá produkce dává 3 hlasy, navrácení karet lsti stojí 4 hlasy. Nový služebník stojí 4 hlasy.</translation>
    </message>
    <message id="pendulum.rule.nobles.tyrant.2">
        <source></source>
        <translation>Jedna karta se hraje při dosažení úspěchu a dovolí vám vybírat dvakrát: dvakrát odměnu na svitku, nebo jednou legendární úspěch a jednou odměnu. Pořád je to jen jeden úspěch v tomto kole.</translation>
    </message>
    <message id="pendulum.rule.nobles.insurgent.title">
        <source></source>
        <translation>Gambal, Bouře</translation>
    </message>
    <message id="pendulum.rule.nobles.insurgent.1">
        <source></source>
        <translation>Pokročilá postava. Na začátku máte 2 jednotky armády a 3 zlaté a ke svitku potřebujete 12 bodů moci, 9 bodů věhlasu a 12 bodů popularity. Červená produkce dává 2 jednotky armády a odvolá jednoho vašeho služebníka, a to i ve fázi rady. Nový služebník stojí 4 jednotky armády a 4 zlaté.</translation>
    </message>
    <message id="pendulum.rule.nobles.insurgent.2">
        <source></source>
        <translation>Jedna karta pošle volného služebníka, z vaší desky nebo z řady bez hodin, přímo na políčko odměn v řadě s hodinami. Akci provede hned a za obvyklou cenu. Na políčka s produkcí nesmí.</translation>
    </message>
    <message id="pendulum.rule.nobles.alchemist.title">
        <source></source>
        <translation>Licinia, Alchymistka</translation>
    </message>
    <message id="pendulum.rule.nobles.alchemist.1">
        <source></source>
        <translation>Pokročilá postava. Na začátku máte 1 jednotku armády, 1 jednotku kultury a 2 zlaté a ke svitku potřebujete 12 bodů moci, 12 bodů věhlasu a 11 bodů popularity. Červená produkce dává 4 libovolné zdroje a modrá 5. Nový služebník stojí 8 libovolných zdrojů.</translation>
    </message>
    <message id="pendulum.rule.nobles.alchemist.2">
        <source></source>
        <translation>Tři vaše karty stojí po 2 libovolných zdrojích: přinášejí 2 body na jednu stupnici, jednu zahranou lest zpět, nebo odvolání služebníka. Kterou lest si vrátíte, je na vás, jen sama sebe karta vrátit nemůže.</translation>
    </message>
    <message id="pendulum.rule.nobles.pacifist.title">
        <source></source>
        <translation>Mesoat, Mírumilovný</translation>
    </message>
    <message id="pendulum.rule.nobles.pacifist.1">
        <source></source>
        <translation>Pokročilá postava. Na začátku máte 2 zlaté a ke svitku potřebujete 7 bodů moci, 14 bodů věhlasu a 14 bodů popularity. Hnědá produkce dává 2 jednotky kultury, červená dobývá provincii, která se do téže produkce ještě nepočítá. Nový služebník stojí 3 body popularity.</translation>
    </message>
    <message id="pendulum.rule.nobles.pacifist.2">
        <source></source>
        <translation>Jednou kartou za 4 jednotky kultury a 2 hlasy dosáhnete úspěchu, aniž splníte jeho podmínku. Jiná se hraje spolu s akcí: týž služebník provede akci na stejném políčku dvakrát. Platíte pokaždé.</translation>
    </message>
    <message id="pendulum.rule.chapter.ours">
        <source></source>
        <translation>Kde jsme rozhodli sami</translation>
    </message>
    <message id="pendulum.rule.ours.privilege.title">
        <source></source>
        <translation>Střety</translation>
    </message>
    <message id="pendulum.rule.ours.privilege.1">
        <source></source>
        <translation>Podle tištěných pravidel rozhoduje zhruba do sekundy privilegium a posouzení je na hráčích. Náš program měří: jednu sekundu mezi dvěma, kdo se střetli, a co hráč s vyšším privilegiem mezitím udělal, platí. Mohou-li obstát oba tahy, obstojí oba.</translation>
    </message>
    <message id="pendulum.rule.ours.privilege.2">
        <source></source>
        <translation>Při střetu umístění s překlopením se za dřívější považuje tah hráče s vyšším privilegiem. Mezi koly žádný čas neběží a rozhoduje jen privilegium. Provincie z balíčku, o kterou hráč ve střetu přijde, už mohla být vidět: vrátí se a balíček se zamíchá. Viz [dvě ruce naráz](rule:privilege.clash).</translation>
    </message>
    <message id="pendulum.rule.ours.rounds.title">
        <source></source>
        <translation>Kola a rada</translation>
    </message>
    <message id="pendulum.rule.ours.rounds.1">
        <source></source>
        <translation>Jestli se kolo hraje s přesýpacími hodinami, je věcí dohody. U nás [za stůl rozhoduje](rule:untimed.pace) hráč s nejvyšším privilegiem, jednou před každým kolem. Po kole bez přesýpacích hodin zvonek nečeká, protože se žádný písek nesypal.</translation>
    </message>
    <message id="pendulum.rule.ours.rounds.2">
        <source></source>
        <translation>Body za své místo v radě si můžete vzít [před odměnou i po ní](rule:council.rewards). Neutrální hráč si odměnu nebere a jeho body propadají.</translation>
    </message>
    <message id="pendulum.rule.ours.cards.title">
        <source></source>
        <translation>Desky a karty</translation>
    </message>
    <message id="pendulum.rule.ours.cards.1">
        <source></source>
        <translation>Ukazatel, kterým platíte body, se vrací nejdál na své výchozí pole. Všechno, co produkce dává, se nejprve sečte, takže na pořadí symbolů nezáleží.</translation>
    </message>
    <message id="pendulum.rule.ours.cards.2">
        <source></source>
        <translation>Na některých kartách pokročilých postav jsou jen symboly; čteme je takto. Sousední políčka jsou ta hned vlevo a vpravo v téže řadě, i když k nim vede tentýž velký rámeček. Gambalova karta pohne jen služebníkem, kterého lze přesunout, a nikdo mu nepřekáží. Naším výkladem je i dvojí placení za zdvojenou akci a dvojí výběr u jednoho úspěchu. Totéž platí o Mesoatově nové provincii, o Gambalově červené produkci ve fázi rady a o druhé kartě Licinie Alchymistky.</translation>
    </message>
    <message id="pendulum.rule.ours.end.title">
        <source></source>
        <translation>Konec a hra jednoho hráče</translation>
    </message>
    <message id="pendulum.rule.ours.end.1">
        <source></source>
        <translation>Hraje-li někdo se slávou a nikdo nemá na svitku všechny ukazatele, porovnává se jen nejhorší stupnice. Potom rozhoduje sláva a nakonec privilegium.</translation>
    </message>
    <message id="pendulum.rule.ours.end.2">
        <source></source>
        <translation>Celá [hra pro jednoho](rule:few.alone) je naše vlastní úprava.</translation>
    </message>
    <message id="pendulum.rule.chapter.legend">
        <source></source>
        <translation>Vysvětlivky symbolů</translation>
    </message>
    <message id="pendulum.rule.legend.military.title">
        <source></source>
        <translation>Armáda</translation>
    </message>
    <message id="pendulum.rule.legend.military.1">
        <source></source>
        <translation>Zdroj, kterého můžete mít nejvýš [10](rule:table.stocks).</translation>
    </message>
    <message id="pendulum.rule.legend.culture.title">
        <source></source>
        <translation>Kultura</translation>
    </message>
    <message id="pendulum.rule.legend.culture.1">
        <source></source>
        <translation>Zdroj, kterého můžete mít nejvýš [10](rule:table.stocks).</translation>
    </message>
    <message id="pendulum.rule.legend.gold.title">
        <source></source>
        <translation>Zlato</translation>
    </message>
    <message id="pendulum.rule.legend.gold.1">
        <source></source>
        <translation>Zdroj, kterého můžete mít nejvýš [10](rule:table.stocks).</translation>
    </message>
    <message id="pendulum.rule.legend.votes.title">
        <source></source>
        <translation>Hlas</translation>
    </message>
    <message id="pendulum.rule.legend.votes.1">
        <source></source>
        <translation>Počítá se v [radě](rule:council.votes) a mezi zdroje nepatří.</translation>
    </message>
    <message id="pendulum.rule.legend.power.title">
        <source></source>
        <translation>Moc</translation>
    </message>
    <message id="pendulum.rule.legend.power.1">
        <source></source>
        <translation>1 vítězný bod na [stupnici moci](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.legend.prestige.title">
        <source></source>
        <translation>Věhlas</translation>
    </message>
    <message id="pendulum.rule.legend.prestige.1">
        <source></source>
        <translation>1 vítězný bod na [stupnici věhlasu](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.legend.popularity.title">
        <source></source>
        <translation>Popularita</translation>
    </message>
    <message id="pendulum.rule.legend.popularity.1">
        <source></source>
        <translation>1 vítězný bod na [stupnici popularity](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.legend.legendary.title">
        <source></source>
        <translation>Legendární úspěch</translation>
    </message>
    <message id="pendulum.rule.legend.legendary.1">
        <source></source>
        <translation>[Bod za legendární úspěch](rule:achievements.choice), který lze získat jednou za hru.</translation>
    </message>
    <message id="pendulum.rule.legend.anyResource.title">
        <source></source>
        <translation>Libovolný zdroj</translation>
    </message>
    <message id="pendulum.rule.legend.anyResource.1">
        <source></source>
        <translation>Tolik zdrojů, kolik říká číslo, v [jakékoli kombinaci](rule:basics.pay) armády, kultury a zlata.</translation>
    </message>
    <message id="pendulum.rule.legend.anyPoint.title">
        <source></source>
        <translation>Bod podle volby</translation>
    </message>
    <message id="pendulum.rule.legend.anyPoint.1">
        <source></source>
        <translation>1 bod moci, věhlasu nebo popularity, [jak si vyberete](rule:council.rewards).</translation>
    </message>
    <message id="pendulum.rule.legend.oneTrack.title">
        <source></source>
        <translation>Body na jednu stupnici</translation>
    </message>
    <message id="pendulum.rule.legend.oneTrack.1">
        <source></source>
        <translation>Všechny tyto body jdou na [jednu stupnici](rule:nobles.alchemist) podle vaší volby.</translation>
    </message>
    <message id="pendulum.rule.legend.province.title">
        <source></source>
        <translation>Provincie</translation>
    </message>
    <message id="pendulum.rule.legend.province.1">
        <source></source>
        <translation>[Dobuďte provincii](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.legend.production.brown.title">
        <source></source>
        <translation>Hnědá produkce</translation>
    </message>
    <message id="pendulum.rule.legend.production.brown.1">
        <source></source>
        <translation>Vynese to, co ukazuje [hnědá produkce](rule:provinces.production) i všechny provincie pod ní.</translation>
    </message>
    <message id="pendulum.rule.legend.production.red.title">
        <source></source>
        <translation>Červená produkce</translation>
    </message>
    <message id="pendulum.rule.legend.production.red.1">
        <source></source>
        <translation>Vynese to, co ukazuje [červená produkce](rule:provinces.production) i všechny provincie pod ní.</translation>
    </message>
    <message id="pendulum.rule.legend.production.blue.title">
        <source></source>
        <translation>Modrá produkce</translation>
    </message>
    <message id="pendulum.rule.legend.production.blue.1">
        <source></source>
        <translation>Vynese to, co ukazuje [modrá produkce](rule:provinces.production) i všechny provincie pod ní.</translation>
    </message>
    <message id="pendulum.rule.legend.production.yellow.title">
        <source></source>
        <translation>Žlutá produkce</translation>
    </message>
    <message id="pendulum.rule.legend.production.yellow.1">
        <source></source>
        <translation>Vynese to, co ukazuje [žlutá produkce](rule:provinces.production) i všechny provincie pod ní.</translation>
    </message>
    <message id="pendulum.rule.legend.arrow.title">
        <source></source>
        <translation>Šipka</translation>
    </message>
    <message id="pendulum.rule.legend.arrow.1">
        <source></source>
        <translation>Před ní stojí cena, za ní odměna: [nejdřív se platí](rule:basics.pay).</translation>
    </message>
    <message id="pendulum.rule.legend.grande.title">
        <source></source>
        <translation>Mocný služebník</translation>
    </message>
    <message id="pendulum.rule.legend.grande.1">
        <source></source>
        <translation>Smí se [přidat k ostatním](rule:workers.blocking) v kterémkoli zlatém rámečku.</translation>
    </message>
    <message id="pendulum.rule.legend.regular.title">
        <source></source>
        <translation>Běžný služebník</translation>
    </message>
    <message id="pendulum.rule.legend.regular.1">
        <source></source>
        <translation>V zelené a fialové oblasti smí jen do [prázdných rámečků](rule:workers.blocking).</translation>
    </message>
    <message id="pendulum.rule.legend.hire.title">
        <source></source>
        <translation>Nový služebník</translation>
    </message>
    <message id="pendulum.rule.legend.hire.1">
        <source></source>
        <translation>Do hry přichází [další běžný služebník](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.legend.retrieve.title">
        <source></source>
        <translation>Odvolání služebníka</translation>
    </message>
    <message id="pendulum.rule.legend.retrieve.1">
        <source></source>
        <translation>[Vezměte domů](rule:workers.retrieve) jednoho svého služebníka z řady s hodinami.</translation>
    </message>
    <message id="pendulum.rule.legend.recoverAll.title">
        <source></source>
        <translation>Navrácení karet lsti</translation>
    </message>
    <message id="pendulum.rule.legend.recoverAll.1">
        <source></source>
        <translation>Do ruky se vám vrátí [všechny zahrané lsti](rule:cards.recover).</translation>
    </message>
    <message id="pendulum.rule.legend.recoverOne.title">
        <source></source>
        <translation>Jedna lest zpět</translation>
    </message>
    <message id="pendulum.rule.legend.recoverOne.1">
        <source></source>
        <translation>Do ruky se vám vrátí [jedna zahraná lest](rule:nobles.alchemist) podle vaší volby.</translation>
    </message>
    <message id="pendulum.rule.legend.limit.title">
        <source></source>
        <translation>Místo pro tři</translation>
    </message>
    <message id="pendulum.rule.legend.limit.1">
        <source></source>
        <translation>Od této chvíle si pod každou produkcí smíte nechat [3 provincie](rule:council.limit).</translation>
    </message>
    <message id="pendulum.rule.legend.waiveGold.title">
        <source></source>
        <translation>Bez placení zlata</translation>
    </message>
    <message id="pendulum.rule.legend.waiveGold.1">
        <source></source>
        <translation>Hraje se se zelenou nebo fialovou akcí a [ušetří 2 zlaté](rule:cards.with).</translation>
    </message>
    <message id="pendulum.rule.legend.swapPoint.title">
        <source></source>
        <translation>Přesun bodu</translation>
    </message>
    <message id="pendulum.rule.legend.swapPoint.1">
        <source></source>
        <translation>[1 vítězný bod](rule:cards.swap) přejde z jedné stupnice na jinou.</translation>
    </message>
    <message id="pendulum.rule.legend.exchange.title">
        <source></source>
        <translation>Směna</translation>
    </message>
    <message id="pendulum.rule.legend.exchange.1">
        <source></source>
        <translation>[Armáda za kulturu](rule:nobles.warmonger) nebo naopak.</translation>
    </message>
    <message id="pendulum.rule.legend.neighbour.title">
        <source></source>
        <translation>I políčko vedle</translation>
    </message>
    <message id="pendulum.rule.legend.neighbour.1">
        <source></source>
        <translation>Služebník provede [i akci na políčku](rule:nobles.warmonger) hned vedle svého.</translation>
    </message>
    <message id="pendulum.rule.legend.repeat.title">
        <source></source>
        <translation>Ještě jednou</translation>
    </message>
    <message id="pendulum.rule.legend.repeat.1">
        <source></source>
        <translation>Služebník provede akci na [stejném políčku](rule:nobles.pacifist) podruhé.</translation>
    </message>
    <message id="pendulum.rule.legend.rush.title">
        <source></source>
        <translation>Rovnou k odměně</translation>
    </message>
    <message id="pendulum.rule.legend.rush.1">
        <source></source>
        <translation>Volný služebník jde [přímo na políčko odměn](rule:nobles.insurgent) a provede akci.</translation>
    </message>
    <message id="pendulum.rule.legend.achieve.title">
        <source></source>
        <translation>Dosažení úspěchu</translation>
    </message>
    <message id="pendulum.rule.legend.achieve.1">
        <source></source>
        <translation>Máte, co karta žádá, a [vyberete si odměnu](rule:achievements.complete).</translation>
    </message>
    <message id="pendulum.rule.legend.achieveTwice.title">
        <source></source>
        <translation>Dvojí výběr</translation>
    </message>
    <message id="pendulum.rule.legend.achieveTwice.1">
        <source></source>
        <translation>Při dosažení úspěchu si [vyberete dvakrát](rule:nobles.tyrant).</translation>
    </message>
    <message id="pendulum.rule.legend.achieveFree.title">
        <source></source>
        <translation>Úspěch za úplatu</translation>
    </message>
    <message id="pendulum.rule.legend.achieveFree.1">
        <source></source>
        <translation>Úspěchu dosáhnete [bez splnění podmínky](rule:nobles.pacifist).</translation>
    </message>
    <message id="pendulum.rule.legend.glory.supply.title">
        <source></source>
        <translation>Sláva ze zásoby</translation>
    </message>
    <message id="pendulum.rule.legend.glory.supply.1">
        <source></source>
        <translation>Ukazatel zdroje ze zásoby se stane [slávou](rule:expert.glory).</translation>
    </message>
    <message id="pendulum.rule.legend.glory.mat.title">
        <source></source>
        <translation>Sláva z desky</translation>
    </message>
    <message id="pendulum.rule.legend.glory.mat.1">
        <source></source>
        <translation>Zdroj z vaší desky se stane [slávou](rule:expert.glory).</translation>
    </message>
    <message id="pendulum.rule.legend.glory.nowhere.title">
        <source></source>
        <translation>Bez slávy</translation>
    </message>
    <message id="pendulum.rule.legend.glory.nowhere.1">
        <source></source>
        <translation>Odmítnete a [přebytečný bod](rule:expert.glory) propadne.</translation>
    </message>
    <message id="pendulum.rule.legend.mark.stratagem.title">
        <source></source>
        <translation>Černé slunce</translation>
    </message>
    <message id="pendulum.rule.legend.mark.stratagem.1">
        <source></source>
        <translation>[Lest](rule:council.kinds), kterou si vezmete do ruky.</translation>
    </message>
    <message id="pendulum.rule.legend.mark.instant.title">
        <source></source>
        <translation>Blesk</translation>
    </message>
    <message id="pendulum.rule.legend.mark.instant.1">
        <source></source>
        <translation>[Okamžitá odměna](rule:council.kinds), která účinkuje hned.</translation>
    </message>
    <message id="pendulum.rule.legend.mark.final.title">
        <source></source>
        <translation>Pohár</translation>
    </message>
    <message id="pendulum.rule.legend.mark.final.1">
        <source></source>
        <translation>[Závěrečná odměna](rule:council.kinds) čtvrté rady.</translation>
    </message>
    <message id="pendulum.rule.legend.mark.grande.title">
        <source></source>
        <translation>Otáčivá šipka</translation>
    </message>
    <message id="pendulum.rule.legend.mark.grande.1">
        <source></source>
        <translation>[Karta s mocným služebníkem](rule:council.grande), která se po použití otočí.</translation>
    </message>
    <message id="pendulum.rule.legend.mark.own.title">
        <source></source>
        <translation>Znak postavy</translation>
    </message>
    <message id="pendulum.rule.legend.mark.own.1">
        <source></source>
        <translation>[Lest](rule:cards.play), se kterou tato postava začíná.</translation>
    </message>
    <message id="pendulum.rule.legend.mark.point.title">
        <source></source>
        <translation>Natištěný bod</translation>
    </message>
    <message id="pendulum.rule.legend.mark.point.1">
        <source></source>
        <translation>[Vítězný bod](rule:council.rewards), který si může zvolit libovolně mnoho hráčů.</translation>
    </message>
    <message id="pendulum.rule.legend.character.champion.title">
        <source></source>
        <translation>Meč</translation>
    </message>
    <message id="pendulum.rule.legend.character.champion.1">
        <source></source>
        <translation>Znak, který nosí [Bolg Šampión](rule:nobles.champion).</translation>
    </message>
    <message id="pendulum.rule.legend.character.warmonger.title">
        <source></source>
        <translation>Býk</translation>
    </message>
    <message id="pendulum.rule.legend.character.warmonger.1">
        <source></source>
        <translation>Znak, který nosí [Bolg Válečný štváč](rule:nobles.warmonger).</translation>
    </message>
    <message id="pendulum.rule.legend.character.insidious.title">
        <source></source>
        <translation>Koule</translation>
    </message>
    <message id="pendulum.rule.legend.character.insidious.1">
        <source></source>
        <translation>Znak, který nosí [Dhrenkir Prohnaný](rule:nobles.insidious).</translation>
    </message>
    <message id="pendulum.rule.legend.character.tyrant.title">
        <source></source>
        <translation>Ocas</translation>
    </message>
    <message id="pendulum.rule.legend.character.tyrant.1">
        <source></source>
        <translation>Znak, který nosí [Dhrenkir Tyran](rule:nobles.tyrant).</translation>
    </message>
    <message id="pendulum.rule.legend.character.briber.title">
        <source></source>
        <translation>Mince</translation>
    </message>
    <message id="pendulum.rule.legend.character.briber.1">
        <source></source>
        <translation>Znak, který nosí [Gambal Úplatkář](rule:nobles.briber).</translation>
    </message>
    <message id="pendulum.rule.legend.character.insurgent.title">
        <source></source>
        <translation>Plamen</translation>
    </message>
    <message id="pendulum.rule.legend.character.insurgent.1">
        <source></source>
        <translation>Znak, který nosí [Gambal Bouře](rule:nobles.insurgent).</translation>
    </message>
    <message id="pendulum.rule.legend.character.implacable.title">
        <source></source>
        <translation>Půlměsíc</translation>
    </message>
    <message id="pendulum.rule.legend.character.implacable.1">
        <source></source>
        <translation>Znak, který nosí [Licinia Nesmiřitelná](rule:nobles.implacable).</translation>
    </message>
    <message id="pendulum.rule.legend.character.alchemist.title">
        <source></source>
        <translation>Ruka</translation>
    </message>
    <message id="pendulum.rule.legend.character.alchemist.1">
        <source></source>
        <translation>Znak, který nosí [Licinia Alchymistka](rule:nobles.alchemist).</translation>
    </message>
    <message id="pendulum.rule.legend.character.justicar.title">
        <source></source>
        <translation>Oči</translation>
    </message>
    <message id="pendulum.rule.legend.character.justicar.1">
        <source></source>
        <translation>Znak, který nosí [Mesoat Spravedlivý](rule:nobles.justicar).</translation>
    </message>
    <message id="pendulum.rule.legend.character.pacifist.title">
        <source></source>
        <translation>Křídla</translation>
    </message>
    <message id="pendulum.rule.legend.character.pacifist.1">
        <source></source>
        <translation>Znak, který nosí [Mesoat Mírumilovný](rule:nobles.pacifist).</translation>
    </message>
    <message id="pendulum.rule.legend.sandglass.title">
        <source></source>
        <translation>Přesýpací hodiny</translation>
    </message>
    <message id="pendulum.rule.legend.sandglass.1">
        <source></source>
        <translation>Jakmile se písek dosype, lze je [překlopit](rule:timers.flip).</translation>
    </message>
    <message id="pendulum.rule.legend.begin.title">
        <source></source>
        <translation>Zvonek</translation>
    </message>
    <message id="pendulum.rule.legend.begin.1">
        <source></source>
        <translation>[Zahájí kolo](rule:setup.begin) a překlopí všechny hodiny.</translation>
    </message>
    <message id="pendulum.rule.legend.check.title">
        <source></source>
        <translation>Fajfka</translation>
    </message>
    <message id="pendulum.rule.legend.check.1">
        <source></source>
        <translation>Říká, že máte [hotovo](rule:council.lastWord).</translation>
    </message>
    <message id="pendulum.rule.legend.resume.title">
        <source></source>
        <translation>Návrat</translation>
    </message>
    <message id="pendulum.rule.legend.resume.1">
        <source></source>
        <translation>Vrátí vás [do hry](rule:council.lastWord), když po vaší fajfce něco udělal hráč s nižším privilegiem.</translation>
    </message>
    <message id="pendulum.rule.legend.skip.title">
        <source></source>
        <translation>Nevyužít</translation>
    </message>
    <message id="pendulum.rule.legend.skip.1">
        <source></source>
        <translation>Přejde nabídku, o kterou [nestojíte](rule:basics.free).</translation>
    </message>
    <message id="pendulum.rule.legend.undo.title">
        <source></source>
        <translation>Zpět</translation>
    </message>
    <message id="pendulum.rule.legend.undo.1">
        <source></source>
        <translation>Vezme zpět [váš poslední tah](rule:basics.undo).</translation>
    </message>
    <message id="pendulum.rule.legend.pause.title">
        <source></source>
        <translation>Pauza</translation>
    </message>
    <message id="pendulum.rule.legend.pause.1">
        <source></source>
        <translation>Zastaví písek i [celou hru](rule:basics.undo).</translation>
    </message>
    <message id="pendulum.rule.legend.play.title">
        <source></source>
        <translation>Zahrát</translation>
    </message>
    <message id="pendulum.rule.legend.play.1">
        <source></source>
        <translation>[Zahraje](rule:cards.play) vybranou lest.</translation>
    </message>
    <message id="pendulum.rule.legend.refill.title">
        <source></source>
        <translation>Doplnit</translation>
    </message>
    <message id="pendulum.rule.legend.refill.1">
        <source></source>
        <translation>Zaplní mezery v [nabídce provincií](rule:provinces.refill).</translation>
    </message>
    <message id="pendulum.rule.chapter.cardlist">
        <source></source>
        <translation>Všechny karty</translation>
    </message>
    <message id="pendulum.rule.card.champion1.title">
        <source></source>
        <translation>Šampión 1</translation>
    </message>
    <message id="pendulum.rule.card.champion1.1">
        <source></source>
        <translation>Získáte 1 bod věhlasu.</translation>
    </message>
    <message id="pendulum.rule.card.champion2.title">
        <source></source>
        <translation>Šampión 2</translation>
    </message>
    <message id="pendulum.rule.card.champion2.1">
        <source></source>
        <translation>Získáte 1 libovolný zdroj.</translation>
    </message>
    <message id="pendulum.rule.card.champion3.title">
        <source></source>
        <translation>Šampión 3</translation>
    </message>
    <message id="pendulum.rule.card.champion3.1">
        <source></source>
        <translation>[Odvoláte](rule:workers.retrieve) jednoho služebníka z řady s hodinami.</translation>
    </message>
    <message id="pendulum.rule.card.champion4.title">
        <source></source>
        <translation>Šampión 4</translation>
    </message>
    <message id="pendulum.rule.card.champion4.1">
        <source></source>
        <translation>Zaplatíte 7 jednotek armády a získáte [běžného služebníka](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.insidious1.title">
        <source></source>
        <translation>Prohnaný 1</translation>
    </message>
    <message id="pendulum.rule.card.insidious1.1">
        <source></source>
        <translation>Získáte 1 bod věhlasu.</translation>
    </message>
    <message id="pendulum.rule.card.insidious2.title">
        <source></source>
        <translation>Prohnaný 2</translation>
    </message>
    <message id="pendulum.rule.card.insidious2.1">
        <source></source>
        <translation>Získáte 1 libovolný zdroj.</translation>
    </message>
    <message id="pendulum.rule.card.insidious3.title">
        <source></source>
        <translation>Prohnaný 3</translation>
    </message>
    <message id="pendulum.rule.card.insidious3.1">
        <source></source>
        <translation>[Odvoláte](rule:workers.retrieve) jednoho služebníka z řady s hodinami.</translation>
    </message>
    <message id="pendulum.rule.card.insidious4.title">
        <source></source>
        <translation>Prohnaný 4</translation>
    </message>
    <message id="pendulum.rule.card.insidious4.1">
        <source></source>
        <translation>Zaplatíte 3 hlasy a získáte [běžného služebníka](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.briber1.title">
        <source></source>
        <translation>Úplatkář 1</translation>
    </message>
    <message id="pendulum.rule.card.briber1.1">
        <source></source>
        <translation>Získáte 1 bod věhlasu.</translation>
    </message>
    <message id="pendulum.rule.card.briber2.title">
        <source></source>
        <translation>Úplatkář 2</translation>
    </message>
    <message id="pendulum.rule.card.briber2.1">
        <source></source>
        <translation>Získáte 1 libovolný zdroj.</translation>
    </message>
    <message id="pendulum.rule.card.briber3.title">
        <source></source>
        <translation>Úplatkář 3</translation>
    </message>
    <message id="pendulum.rule.card.briber3.1">
        <source></source>
        <translation>[Odvoláte](rule:workers.retrieve) jednoho služebníka z řady s hodinami.</translation>
    </message>
    <message id="pendulum.rule.card.briber4.title">
        <source></source>
        <translation>Úplatkář 4</translation>
    </message>
    <message id="pendulum.rule.card.briber4.1">
        <source></source>
        <translation>Zaplatíte 7 zlatých a získáte [běžného služebníka](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.implacable1.title">
        <source></source>
        <translation>Nesmiřitelná 1</translation>
    </message>
    <message id="pendulum.rule.card.implacable1.1">
        <source></source>
        <translation>Získáte 1 bod věhlasu.</translation>
    </message>
    <message id="pendulum.rule.card.implacable2.title">
        <source></source>
        <translation>Nesmiřitelná 2</translation>
    </message>
    <message id="pendulum.rule.card.implacable2.1">
        <source></source>
        <translation>Získáte 1 libovolný zdroj.</translation>
    </message>
    <message id="pendulum.rule.card.implacable3.title">
        <source></source>
        <translation>Nesmiřitelná 3</translation>
    </message>
    <message id="pendulum.rule.card.implacable3.1">
        <source></source>
        <translation>[Odvoláte](rule:workers.retrieve) jednoho služebníka z řady s hodinami.</translation>
    </message>
    <message id="pendulum.rule.card.implacable4.title">
        <source></source>
        <translation>Nesmiřitelná 4</translation>
    </message>
    <message id="pendulum.rule.card.implacable4.1">
        <source></source>
        <translation>Zaplatíte 8 libovolných zdrojů a získáte [běžného služebníka](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.justicar1.title">
        <source></source>
        <translation>Spravedlivý 1</translation>
    </message>
    <message id="pendulum.rule.card.justicar1.1">
        <source></source>
        <translation>Získáte 1 bod věhlasu.</translation>
    </message>
    <message id="pendulum.rule.card.justicar2.title">
        <source></source>
        <translation>Spravedlivý 2</translation>
    </message>
    <message id="pendulum.rule.card.justicar2.1">
        <source></source>
        <translation>Získáte 1 libovolný zdroj.</translation>
    </message>
    <message id="pendulum.rule.card.justicar3.title">
        <source></source>
        <translation>Spravedlivý 3</translation>
    </message>
    <message id="pendulum.rule.card.justicar3.1">
        <source></source>
        <translation>[Odvoláte](rule:workers.retrieve) jednoho služebníka z řady s hodinami.</translation>
    </message>
    <message id="pendulum.rule.card.justicar4.title">
        <source></source>
        <translation>Spravedlivý 4</translation>
    </message>
    <message id="pendulum.rule.card.justicar4.1">
        <source></source>
        <translation>Zaplatíte 7 jednotek kultury a získáte [běžného služebníka](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.warmonger1.title">
        <source></source>
        <translation>Válečný štváč 1</translation>
    </message>
    <message id="pendulum.rule.card.warmonger1.1">
        <source></source>
        <translation>Získáte 1 bod věhlasu.</translation>
    </message>
    <message id="pendulum.rule.card.warmonger2.title">
        <source></source>
        <translation>Válečný štváč 2</translation>
    </message>
    <message id="pendulum.rule.card.warmonger2.1">
        <source></source>
        <translation>Proměníte libovolné množství armády ve stejné množství kultury nebo naopak; co přesáhne 10, propadne.</translation>
    </message>
    <message id="pendulum.rule.card.warmonger3.title">
        <source></source>
        <translation>Válečný štváč 3</translation>
    </message>
    <message id="pendulum.rule.card.warmonger3.1">
        <source></source>
        <translation>Hraje se spolu s akcí: služebník provede [i akci na políčku odměn](rule:nobles.warmonger) hned vedle svého v téže řadě a platíte za obě.</translation>
    </message>
    <message id="pendulum.rule.card.warmonger4.title">
        <source></source>
        <translation>Válečný štváč 4</translation>
    </message>
    <message id="pendulum.rule.card.warmonger4.1">
        <source></source>
        <translation>Zaplatíte 2 body moci a získáte [běžného služebníka](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.tyrant1.title">
        <source></source>
        <translation>Tyran 1</translation>
    </message>
    <message id="pendulum.rule.card.tyrant1.1">
        <source></source>
        <translation>Zaplatíte 3 jednotky kultury a získáte 2 body věhlasu.</translation>
    </message>
    <message id="pendulum.rule.card.tyrant2.title">
        <source></source>
        <translation>Tyran 2</translation>
    </message>
    <message id="pendulum.rule.card.tyrant2.1">
        <source></source>
        <translation>Zaplatíte 1 jednotku kultury a získáte 3 libovolné zdroje.</translation>
    </message>
    <message id="pendulum.rule.card.tyrant3.title">
        <source></source>
        <translation>Tyran 3</translation>
    </message>
    <message id="pendulum.rule.card.tyrant3.1">
        <source></source>
        <translation>Hraje se při dosažení úspěchu: mezi legendárním úspěchem a odměnou na svitku si [vyberete dvakrát](rule:nobles.tyrant), legendární úspěch však nejvýš jednou.</translation>
    </message>
    <message id="pendulum.rule.card.tyrant4.title">
        <source></source>
        <translation>Tyran 4</translation>
    </message>
    <message id="pendulum.rule.card.tyrant4.1">
        <source></source>
        <translation>Zaplatíte 4 hlasy a získáte [běžného služebníka](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.insurgent1.title">
        <source></source>
        <translation>Bouře 1</translation>
    </message>
    <message id="pendulum.rule.card.insurgent1.1">
        <source></source>
        <translation>Získáte 1 bod věhlasu.</translation>
    </message>
    <message id="pendulum.rule.card.insurgent2.title">
        <source></source>
        <translation>Bouře 2</translation>
    </message>
    <message id="pendulum.rule.card.insurgent2.1">
        <source></source>
        <translation>Získáte 1 libovolný zdroj.</translation>
    </message>
    <message id="pendulum.rule.card.insurgent3.title">
        <source></source>
        <translation>Bouře 3</translation>
    </message>
    <message id="pendulum.rule.card.insurgent3.1">
        <source></source>
        <translation>Volného služebníka pošlete [přímo na políčko odměn](rule:nobles.insurgent) v řadě s hodinami, za obvyklou cenu, ale nikdy na produkci.</translation>
    </message>
    <message id="pendulum.rule.card.insurgent4.title">
        <source></source>
        <translation>Bouře 4</translation>
    </message>
    <message id="pendulum.rule.card.insurgent4.1">
        <source></source>
        <translation>Zaplatíte 4 jednotky armády a 4 zlaté a získáte [běžného služebníka](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.alchemist1.title">
        <source></source>
        <translation>Alchymistka 1</translation>
    </message>
    <message id="pendulum.rule.card.alchemist1.1">
        <source></source>
        <translation>Zaplatíte 2 libovolné zdroje a získáte 2 body na [jednu stupnici](rule:nobles.alchemist) podle své volby: moc, věhlas nebo popularitu.</translation>
    </message>
    <message id="pendulum.rule.card.alchemist2.title">
        <source></source>
        <translation>Alchymistka 2</translation>
    </message>
    <message id="pendulum.rule.card.alchemist2.1">
        <source></source>
        <translation>Zaplatíte 2 libovolné zdroje a do ruky si vrátíte jednu [jinou zahranou lest](rule:nobles.alchemist).</translation>
    </message>
    <message id="pendulum.rule.card.alchemist3.title">
        <source></source>
        <translation>Alchymistka 3</translation>
    </message>
    <message id="pendulum.rule.card.alchemist3.1">
        <source></source>
        <translation>Zaplatíte 2 libovolné zdroje a [odvoláte](rule:workers.retrieve) jednoho služebníka z řady s hodinami.</translation>
    </message>
    <message id="pendulum.rule.card.alchemist4.title">
        <source></source>
        <translation>Alchymistka 4</translation>
    </message>
    <message id="pendulum.rule.card.alchemist4.1">
        <source></source>
        <translation>Zaplatíte 8 libovolných zdrojů a získáte [běžného služebníka](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.pacifist1.title">
        <source></source>
        <translation>Mírumilovný 1</translation>
    </message>
    <message id="pendulum.rule.card.pacifist1.1">
        <source></source>
        <translation>Zaplatíte 1 jednotku kultury a získáte 1 bod věhlasu.</translation>
    </message>
    <message id="pendulum.rule.card.pacifist2.title">
        <source></source>
        <translation>Mírumilovný 2</translation>
    </message>
    <message id="pendulum.rule.card.pacifist2.1">
        <source></source>
        <translation>Zaplatíte 4 jednotky kultury a 2 hlasy a dosáhnete úspěchu [bez splnění podmínky](rule:nobles.pacifist), pokud ho v tomto kole ještě nemáte.</translation>
    </message>
    <message id="pendulum.rule.card.pacifist3.title">
        <source></source>
        <translation>Mírumilovný 3</translation>
    </message>
    <message id="pendulum.rule.card.pacifist3.1">
        <source></source>
        <translation>Hraje se spolu s akcí: služebník provede akci na [stejném políčku odměn](rule:nobles.pacifist) podruhé a vy znovu platíte.</translation>
    </message>
    <message id="pendulum.rule.card.pacifist4.title">
        <source></source>
        <translation>Mírumilovný 4</translation>
    </message>
    <message id="pendulum.rule.card.pacifist4.1">
        <source></source>
        <translation>Zaplatíte 3 body popularity a získáte [běžného služebníka](rule:workers.hire).</translation>
    </message>
    <message id="pendulum.rule.card.reward1.title">
        <source></source>
        <translation>Modrá produkce</translation>
    </message>
    <message id="pendulum.rule.card.reward1.1">
        <source></source>
        <translation>Okamžitá odměna: hned vám vynese modrá [produkce](rule:provinces.production).</translation>
    </message>
    <message id="pendulum.rule.card.reward2.title">
        <source></source>
        <translation>Červená produkce</translation>
    </message>
    <message id="pendulum.rule.card.reward2.1">
        <source></source>
        <translation>Okamžitá odměna: hned vám vynese červená [produkce](rule:provinces.production).</translation>
    </message>
    <message id="pendulum.rule.card.reward3.title">
        <source></source>
        <translation>Dobytí provincie</translation>
    </message>
    <message id="pendulum.rule.card.reward3.1">
        <source></source>
        <translation>Okamžitá odměna: zdarma [dobudete provincii](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.card.reward4.title">
        <source></source>
        <translation>Limit 3 provincie</translation>
    </message>
    <message id="pendulum.rule.card.reward4.1">
        <source></source>
        <translation>Okamžitá odměna, kterou si necháte: počínaje touto radou smíte mít pod každou produkcí [3 provincie](rule:council.limit).</translation>
    </message>
    <message id="pendulum.rule.card.reward5.title">
        <source></source>
        <translation>Limit 3 provincie</translation>
    </message>
    <message id="pendulum.rule.card.reward5.1">
        <source></source>
        <translation>Okamžitá odměna, kterou si necháte: počínaje touto radou smíte mít pod každou produkcí [3 provincie](rule:council.limit).</translation>
    </message>
    <message id="pendulum.rule.card.reward6.title">
        <source></source>
        <translation>1 bod moci, 1 bod věhlasu, 1 bod popularity</translation>
    </message>
    <message id="pendulum.rule.card.reward6.1">
        <source></source>
        <translation>Okamžitá odměna: získáte 1 bod moci, 1 bod věhlasu a 1 bod popularity.</translation>
    </message>
    <message id="pendulum.rule.card.reward7.title">
        <source></source>
        <translation>Navrácení všech lstí</translation>
    </message>
    <message id="pendulum.rule.card.reward7.1">
        <source></source>
        <translation>Okamžitá odměna: všechny zahrané lsti se vám [vrátí do ruky](rule:cards.recover).</translation>
    </message>
    <message id="pendulum.rule.card.reward8.title">
        <source></source>
        <translation>5 jednotek armády</translation>
    </message>
    <message id="pendulum.rule.card.reward8.1">
        <source></source>
        <translation>Okamžitá odměna: získáte 5 jednotek armády.</translation>
    </message>
    <message id="pendulum.rule.card.reward9.title">
        <source></source>
        <translation>5 jednotek kultury</translation>
    </message>
    <message id="pendulum.rule.card.reward9.1">
        <source></source>
        <translation>Okamžitá odměna: získáte 5 jednotek kultury.</translation>
    </message>
    <message id="pendulum.rule.card.reward10.title">
        <source></source>
        <translation>5 zlatých</translation>
    </message>
    <message id="pendulum.rule.card.reward10.1">
        <source></source>
        <translation>Okamžitá odměna: získáte 5 zlatých.</translation>
    </message>
    <message id="pendulum.rule.card.reward11.title">
        <source></source>
        <translation>1 hlas</translation>
    </message>
    <message id="pendulum.rule.card.reward11.1">
        <source></source>
        <translation>Lest: získáte 1 hlas.</translation>
    </message>
    <message id="pendulum.rule.card.reward12.title">
        <source></source>
        <translation>1 hlas</translation>
    </message>
    <message id="pendulum.rule.card.reward12.1">
        <source></source>
        <translation>Lest: získáte 1 hlas.</translation>
    </message>
    <message id="pendulum.rule.card.reward13.title">
        <source></source>
        <translation>Vítězný bod na jinou stupnici</translation>
    </message>
    <message id="pendulum.rule.card.reward13.1">
        <source></source>
        <translation>Lest: [přesunete 1 bod](rule:cards.swap) mezi mocí, věhlasem a popularitou.</translation>
    </message>
    <message id="pendulum.rule.card.reward14.title">
        <source></source>
        <translation>Dobytí provincie</translation>
    </message>
    <message id="pendulum.rule.card.reward14.1">
        <source></source>
        <translation>Okamžitá odměna: zdarma [dobudete provincii](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.card.reward15.title">
        <source></source>
        <translation>2 jednotky armády › odvolání služebníka</translation>
    </message>
    <message id="pendulum.rule.card.reward15.1">
        <source></source>
        <translation>Lest: zaplatíte 2 jednotky armády a [odvoláte](rule:workers.retrieve) jednoho služebníka z řady s hodinami.</translation>
    </message>
    <message id="pendulum.rule.card.reward16.title">
        <source></source>
        <translation>2 jednotky kultury › odvolání služebníka</translation>
    </message>
    <message id="pendulum.rule.card.reward16.1">
        <source></source>
        <translation>Lest: zaplatíte 2 jednotky kultury a [odvoláte](rule:workers.retrieve) jednoho služebníka z řady s hodinami.</translation>
    </message>
    <message id="pendulum.rule.card.reward17.title">
        <source></source>
        <translation>3 jednotky armády › dobytí provincie</translation>
    </message>
    <message id="pendulum.rule.card.reward17.1">
        <source></source>
        <translation>Lest: zaplatíte 3 jednotky armády a [dobudete provincii](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.card.reward18.title">
        <source></source>
        <translation>3 jednotky armády › dobytí provincie</translation>
    </message>
    <message id="pendulum.rule.card.reward18.1">
        <source></source>
        <translation>Lest: zaplatíte 3 jednotky armády a [dobudete provincii](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.card.reward19.title">
        <source></source>
        <translation>Akce bez placení zlata</translation>
    </message>
    <message id="pendulum.rule.card.reward19.1">
        <source></source>
        <translation>Lest: hraje se se zelenou nebo fialovou akcí a [ušetří vám 2 zlaté](rule:cards.with).</translation>
    </message>
    <message id="pendulum.rule.card.reward20.title">
        <source></source>
        <translation>2 zlaté › 1 bod popularity</translation>
    </message>
    <message id="pendulum.rule.card.reward20.1">
        <source></source>
        <translation>Lest: zaplatíte 2 zlaté a získáte 1 bod popularity.</translation>
    </message>
    <message id="pendulum.rule.card.reward21.title">
        <source></source>
        <translation>2 jednotky armády › 1 bod moci</translation>
    </message>
    <message id="pendulum.rule.card.reward21.1">
        <source></source>
        <translation>Lest: zaplatíte 2 jednotky armády a získáte 1 bod moci.</translation>
    </message>
    <message id="pendulum.rule.card.reward22.title">
        <source></source>
        <translation>2 jednotky kultury › 1 bod věhlasu</translation>
    </message>
    <message id="pendulum.rule.card.reward22.1">
        <source></source>
        <translation>Lest: zaplatíte 2 jednotky kultury a získáte 1 bod věhlasu.</translation>
    </message>
    <message id="pendulum.rule.card.reward23.title">
        <source></source>
        <translation>Akce bez placení zlata</translation>
    </message>
    <message id="pendulum.rule.card.reward23.1">
        <source></source>
        <translation>Lest: hraje se se zelenou nebo fialovou akcí a [ušetří vám 2 zlaté](rule:cards.with).</translation>
    </message>
    <message id="pendulum.rule.card.reward24.title">
        <source></source>
        <translation>1 zlatý</translation>
    </message>
    <message id="pendulum.rule.card.reward24.1">
        <source></source>
        <translation>Lest: získáte 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.reward25.title">
        <source></source>
        <translation>2 hlasy › dobytí provincie</translation>
    </message>
    <message id="pendulum.rule.card.reward25.1">
        <source></source>
        <translation>Lest: zaplatíte 2 hlasy a [dobudete provincii](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.card.final1.title">
        <source></source>
        <translation>1 bod moci, 1 bod věhlasu, 1 bod popularity</translation>
    </message>
    <message id="pendulum.rule.card.final1.1">
        <source></source>
        <translation>Závěrečná odměna: získáte 1 bod moci, 1 bod věhlasu a 1 bod popularity.</translation>
    </message>
    <message id="pendulum.rule.card.final2.title">
        <source></source>
        <translation>5 zlatých › 3 body popularity</translation>
    </message>
    <message id="pendulum.rule.card.final2.1">
        <source></source>
        <translation>Závěrečná odměna: zaplatíte 5 zlatých a získáte 3 body popularity.</translation>
    </message>
    <message id="pendulum.rule.card.final3.title">
        <source></source>
        <translation>5 jednotek armády › 3 body moci</translation>
    </message>
    <message id="pendulum.rule.card.final3.1">
        <source></source>
        <translation>Závěrečná odměna: zaplatíte 5 jednotek armády a získáte 3 body moci.</translation>
    </message>
    <message id="pendulum.rule.card.final4.title">
        <source></source>
        <translation>5 jednotek kultury › 3 body věhlasu</translation>
    </message>
    <message id="pendulum.rule.card.final4.1">
        <source></source>
        <translation>Závěrečná odměna: zaplatíte 5 jednotek kultury a získáte 3 body věhlasu.</translation>
    </message>
    <message id="pendulum.rule.card.final5.title">
        <source></source>
        <translation>10 libovolných zdrojů › legendární úspěch</translation>
    </message>
    <message id="pendulum.rule.card.final5.1">
        <source></source>
        <translation>Závěrečná odměna: zaplatíte 10 libovolných zdrojů a získáte [bod za legendární úspěch](rule:achievements.choice), pokud ho ještě nemáte.</translation>
    </message>
    <message id="pendulum.rule.card.grande.title">
        <source></source>
        <translation>Mocný služebník</translation>
    </message>
    <message id="pendulum.rule.card.grande.1">
        <source></source>
        <translation>Běžného služebníka vyměníte za [druhého mocného](rule:council.grande) a karta se do příštího kola otočí.</translation>
    </message>
    <message id="pendulum.rule.card.point.title">
        <source></source>
        <translation>Vítězný bod</translation>
    </message>
    <message id="pendulum.rule.card.point.1">
        <source></source>
        <translation>Natištěno na desce rady: získáte 1 bod moci, věhlasu nebo popularity, a to [bez ohledu na to, kolik hráčů](rule:council.rewards) si ho zvolí.</translation>
    </message>
    <message id="pendulum.rule.card.eliteTroops.title">
        <source></source>
        <translation>Elitní oddíly</translation>
    </message>
    <message id="pendulum.rule.card.eliteTroops.1">
        <source></source>
        <translation>Máte-li 6 jednotek armády, 2 jednotky kultury a 3 hlasy, můžete získat 2 jednotky armády, 2 jednotky kultury a 2 zlaté.</translation>
    </message>
    <message id="pendulum.rule.card.summitInMontbrielle.title">
        <source></source>
        <translation>Sněm v Montbrielle</translation>
    </message>
    <message id="pendulum.rule.card.summitInMontbrielle.1">
        <source></source>
        <translation>Máte-li 2 jednotky armády, 6 jednotek kultury a 3 hlasy, můžete získat 5 hlasů.</translation>
    </message>
    <message id="pendulum.rule.card.provenLeader.title">
        <source></source>
        <translation>Osvědčený vůdce</translation>
    </message>
    <message id="pendulum.rule.card.provenLeader.1">
        <source></source>
        <translation>Máte-li 12 libovolných zdrojů a 3 hlasy, může vám vynést modrá [produkce](rule:provinces.production).</translation>
    </message>
    <message id="pendulum.rule.card.crushRebellion.title">
        <source></source>
        <translation>Potlačení vzpoury</translation>
    </message>
    <message id="pendulum.rule.card.crushRebellion.1">
        <source></source>
        <translation>Máte-li 8 jednotek armády a 3 hlasy, můžete získat 5 zlatých.</translation>
    </message>
    <message id="pendulum.rule.card.divineFavor.title">
        <source></source>
        <translation>Božská přízeň</translation>
    </message>
    <message id="pendulum.rule.card.divineFavor.1">
        <source></source>
        <translation>Máte-li 8 jednotek kultury a 3 hlasy, můžete [dobýt provincii](rule:provinces.conquer).</translation>
    </message>
    <message id="pendulum.rule.card.foreignConscripts.title">
        <source></source>
        <translation>Cizí odvedenci</translation>
    </message>
    <message id="pendulum.rule.card.foreignConscripts.1">
        <source></source>
        <translation>Máte-li 8 zlatých a 3 hlasy, může vám vynést červená [produkce](rule:provinces.production).</translation>
    </message>
    <message id="pendulum.rule.card.championOfThePeople.title">
        <source></source>
        <translation>Hrdina lidu</translation>
    </message>
    <message id="pendulum.rule.card.championOfThePeople.1">
        <source></source>
        <translation>Máte-li 3 jednotky armády, 3 jednotky kultury, 3 zlaté a 3 hlasy, můžete získat 1 bod moci, 1 bod věhlasu a 1 bod popularity.</translation>
    </message>
    <message id="pendulum.rule.card.tradePact.title">
        <source></source>
        <translation>Obchodní smlouva</translation>
    </message>
    <message id="pendulum.rule.card.tradePact.1">
        <source></source>
        <translation>Máte-li 4 jednotky kultury, 4 zlaté a 3 hlasy, můžete získat 1 bod věhlasu a 1 bod popularity.</translation>
    </message>
    <message id="pendulum.rule.card.imperialLegion.title">
        <source></source>
        <translation>Císařská legie</translation>
    </message>
    <message id="pendulum.rule.card.imperialLegion.1">
        <source></source>
        <translation>Máte-li 4 jednotky armády, 4 jednotky kultury a 3 hlasy, můžete získat 1 bod moci a 1 bod věhlasu.</translation>
    </message>
    <message id="pendulum.rule.card.militaryParade.title">
        <source></source>
        <translation>Vojenská přehlídka</translation>
    </message>
    <message id="pendulum.rule.card.militaryParade.1">
        <source></source>
        <translation>Máte-li 4 jednotky armády, 4 zlaté a 3 hlasy, můžete získat 1 bod moci a 1 bod popularity.</translation>
    </message>
    <message id="pendulum.rule.card.adelphia.title">
        <source></source>
        <translation>Adelphia</translation>
    </message>
    <message id="pendulum.rule.card.adelphia.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.adock.title">
        <source></source>
        <translation>Adock</translation>
    </message>
    <message id="pendulum.rule.card.adock.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.akAhana.title">
        <source></source>
        <translation>Ak’Ahana</translation>
    </message>
    <message id="pendulum.rule.card.akAhana.1">
        <source></source>
        <translation>Žlutá provincie: pod hnědou produkcí 1 bod popularity, pod červenou 2 zlaté, pod modrou 3, pod žlutou 1.</translation>
    </message>
    <message id="pendulum.rule.card.alaford.title">
        <source></source>
        <translation>Alaford</translation>
    </message>
    <message id="pendulum.rule.card.alaford.1">
        <source></source>
        <translation>Modrá provincie: pod hnědou produkcí 1 bod věhlasu, pod červenou 2 jednotky kultury, pod modrou 3, pod žlutou 1.</translation>
    </message>
    <message id="pendulum.rule.card.alay.title">
        <source></source>
        <translation>Alay</translation>
    </message>
    <message id="pendulum.rule.card.alay.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.alZarqa.title">
        <source></source>
        <translation>Al’Zarqa</translation>
    </message>
    <message id="pendulum.rule.card.alZarqa.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.arcanhold.title">
        <source></source>
        <translation>Arcanhold</translation>
    </message>
    <message id="pendulum.rule.card.arcanhold.1">
        <source></source>
        <translation>Modrá provincie: pod hnědou produkcí 1 bod věhlasu, pod červenou 2 jednotky kultury, pod modrou 3, pod žlutou 1.</translation>
    </message>
    <message id="pendulum.rule.card.barlongren.title">
        <source></source>
        <translation>Barlongren</translation>
    </message>
    <message id="pendulum.rule.card.barlongren.1">
        <source></source>
        <translation>Červená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3, pod žlutou 1.</translation>
    </message>
    <message id="pendulum.rule.card.brenwood.title">
        <source></source>
        <translation>Brenwood</translation>
    </message>
    <message id="pendulum.rule.card.brenwood.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.caedmon.title">
        <source></source>
        <translation>Caedmon</translation>
    </message>
    <message id="pendulum.rule.card.caedmon.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.cham.title">
        <source></source>
        <translation>Cham</translation>
    </message>
    <message id="pendulum.rule.card.cham.1">
        <source></source>
        <translation>Žlutá provincie: pod hnědou, červenou i modrou produkcí 1 bod popularity, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.chichi.title">
        <source></source>
        <translation>Chichi</translation>
    </message>
    <message id="pendulum.rule.card.chichi.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.dalor.title">
        <source></source>
        <translation>Dalor</translation>
    </message>
    <message id="pendulum.rule.card.dalor.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.davia.title">
        <source></source>
        <translation>Davia</translation>
    </message>
    <message id="pendulum.rule.card.davia.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.ember.title">
        <source></source>
        <translation>Ember</translation>
    </message>
    <message id="pendulum.rule.card.ember.1">
        <source></source>
        <translation>Žlutá provincie: pod hnědou produkcí 1 bod popularity, pod červenou 2 zlaté, pod modrou 3, pod žlutou 1.</translation>
    </message>
    <message id="pendulum.rule.card.fahrGorn.title">
        <source></source>
        <translation>Fahr Gorn</translation>
    </message>
    <message id="pendulum.rule.card.fahrGorn.1">
        <source></source>
        <translation>Červená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3, pod žlutou 1.</translation>
    </message>
    <message id="pendulum.rule.card.fellis.title">
        <source></source>
        <translation>Fellis</translation>
    </message>
    <message id="pendulum.rule.card.fellis.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.galaval.title">
        <source></source>
        <translation>Galaval</translation>
    </message>
    <message id="pendulum.rule.card.galaval.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.gullver.title">
        <source></source>
        <translation>Gullver</translation>
    </message>
    <message id="pendulum.rule.card.gullver.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.harken.title">
        <source></source>
        <translation>Harken</translation>
    </message>
    <message id="pendulum.rule.card.harken.1">
        <source></source>
        <translation>Fialová provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 hlasy, pod modrou 3, pod žlutou 1.</translation>
    </message>
    <message id="pendulum.rule.card.herkashor.title">
        <source></source>
        <translation>Herkashor</translation>
    </message>
    <message id="pendulum.rule.card.herkashor.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.herroval.title">
        <source></source>
        <translation>Herroval</translation>
    </message>
    <message id="pendulum.rule.card.herroval.1">
        <source></source>
        <translation>Modrá provincie: pod hnědou produkcí 1 bod věhlasu, pod červenou 2 jednotky kultury, pod modrou 3, pod žlutou 1.</translation>
    </message>
    <message id="pendulum.rule.card.issil.title">
        <source></source>
        <translation>Issil</translation>
    </message>
    <message id="pendulum.rule.card.issil.1">
        <source></source>
        <translation>Modrá provincie: pod hnědou produkcí 1 bod věhlasu, pod červenou 2 jednotky kultury, pod modrou 3, pod žlutou 1.</translation>
    </message>
    <message id="pendulum.rule.card.jaazThuum.title">
        <source></source>
        <translation>Jaaz’Thuum</translation>
    </message>
    <message id="pendulum.rule.card.jaazThuum.1">
        <source></source>
        <translation>Červená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3, pod žlutou 1.</translation>
    </message>
    <message id="pendulum.rule.card.janna.title">
        <source></source>
        <translation>Janna</translation>
    </message>
    <message id="pendulum.rule.card.janna.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.jillay.title">
        <source></source>
        <translation>Jillay</translation>
    </message>
    <message id="pendulum.rule.card.jillay.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.kasalat.title">
        <source></source>
        <translation>Kasalat</translation>
    </message>
    <message id="pendulum.rule.card.kasalat.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.kirkwall.title">
        <source></source>
        <translation>Kirkwall</translation>
    </message>
    <message id="pendulum.rule.card.kirkwall.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.korindor.title">
        <source></source>
        <translation>Korindor</translation>
    </message>
    <message id="pendulum.rule.card.korindor.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.lochern.title">
        <source></source>
        <translation>Lochern</translation>
    </message>
    <message id="pendulum.rule.card.lochern.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.maRookPlateau.title">
        <source></source>
        <translation>Plošina Ma’Rook</translation>
    </message>
    <message id="pendulum.rule.card.maRookPlateau.1">
        <source></source>
        <translation>Červená provincie: pod hnědou, červenou i modrou produkcí 1 bod moci, pod žlutou 1 jednotka armády.</translation>
    </message>
    <message id="pendulum.rule.card.maveIth.title">
        <source></source>
        <translation>Mave’ith</translation>
    </message>
    <message id="pendulum.rule.card.maveIth.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.mingTal.title">
        <source></source>
        <translation>Ming Tal</translation>
    </message>
    <message id="pendulum.rule.card.mingTal.1">
        <source></source>
        <translation>Fialová provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 hlasy, pod modrou 3, pod žlutou 1.</translation>
    </message>
    <message id="pendulum.rule.card.onland.title">
        <source></source>
        <translation>Onland</translation>
    </message>
    <message id="pendulum.rule.card.onland.1">
        <source></source>
        <translation>Červená provincie: pod hnědou, červenou i modrou produkcí 1 bod moci, pod žlutou 1 jednotka armády.</translation>
    </message>
    <message id="pendulum.rule.card.pikesEnd.title">
        <source></source>
        <translation>Pike’s End</translation>
    </message>
    <message id="pendulum.rule.card.pikesEnd.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.quilderos.title">
        <source></source>
        <translation>Quilderos</translation>
    </message>
    <message id="pendulum.rule.card.quilderos.1">
        <source></source>
        <translation>Modrá provincie: pod hnědou, červenou i modrou produkcí 1 bod věhlasu, pod žlutou 1 jednotka kultury.</translation>
    </message>
    <message id="pendulum.rule.card.quorith.title">
        <source></source>
        <translation>Quorith</translation>
    </message>
    <message id="pendulum.rule.card.quorith.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.riss.title">
        <source></source>
        <translation>Riss</translation>
    </message>
    <message id="pendulum.rule.card.riss.1">
        <source></source>
        <translation>Žlutá provincie: pod hnědou, červenou i modrou produkcí 1 bod popularity, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.rivaine.title">
        <source></source>
        <translation>Rivaine</translation>
    </message>
    <message id="pendulum.rule.card.rivaine.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.salvane.title">
        <source></source>
        <translation>Salvane</translation>
    </message>
    <message id="pendulum.rule.card.salvane.1">
        <source></source>
        <translation>Fialová provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 hlasy, pod modrou 3, pod žlutou 1.</translation>
    </message>
    <message id="pendulum.rule.card.sarskoye.title">
        <source></source>
        <translation>Sarskoye</translation>
    </message>
    <message id="pendulum.rule.card.sarskoye.1">
        <source></source>
        <translation>Červená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3, pod žlutou 1.</translation>
    </message>
    <message id="pendulum.rule.card.savos.title">
        <source></source>
        <translation>Savos</translation>
    </message>
    <message id="pendulum.rule.card.savos.1">
        <source></source>
        <translation>Modrá provincie: pod hnědou, červenou i modrou produkcí 1 bod věhlasu, pod žlutou 1 jednotka kultury.</translation>
    </message>
    <message id="pendulum.rule.card.searil.title">
        <source></source>
        <translation>Searil</translation>
    </message>
    <message id="pendulum.rule.card.searil.1">
        <source></source>
        <translation>Žlutá provincie: pod hnědou produkcí 1 bod popularity, pod červenou 2 zlaté, pod modrou 3, pod žlutou 1.</translation>
    </message>
    <message id="pendulum.rule.card.syldan.title">
        <source></source>
        <translation>Syldan</translation>
    </message>
    <message id="pendulum.rule.card.syldan.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.talyn.title">
        <source></source>
        <translation>Talyn</translation>
    </message>
    <message id="pendulum.rule.card.talyn.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.thedum.title">
        <source></source>
        <translation>Thedum</translation>
    </message>
    <message id="pendulum.rule.card.thedum.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.thoster.title">
        <source></source>
        <translation>Thoster</translation>
    </message>
    <message id="pendulum.rule.card.thoster.1">
        <source></source>
        <translation>Fialová provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 hlasy, pod modrou 3, pod žlutou 1.</translation>
    </message>
    <message id="pendulum.rule.card.torinPlains.title">
        <source></source>
        <translation>Torinské pláně</translation>
    </message>
    <message id="pendulum.rule.card.torinPlains.1">
        <source></source>
        <translation>Modrá provincie: pod hnědou produkcí 1 bod věhlasu, pod červenou 2 jednotky kultury, pod modrou 3, pod žlutou 1.</translation>
    </message>
    <message id="pendulum.rule.card.tzix.title">
        <source></source>
        <translation>Tzix</translation>
    </message>
    <message id="pendulum.rule.card.tzix.1">
        <source></source>
        <translation>Žlutá provincie: pod hnědou produkcí 1 bod popularity, pod červenou 2 zlaté, pod modrou 3, pod žlutou 1.</translation>
    </message>
    <message id="pendulum.rule.card.udoros.title">
        <source></source>
        <translation>Udoros</translation>
    </message>
    <message id="pendulum.rule.card.udoros.1">
        <source></source>
        <translation>Fialová provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 hlasy, pod modrou 3, pod žlutou 1.</translation>
    </message>
    <message id="pendulum.rule.card.uxmal.title">
        <source></source>
        <translation>Uxmal</translation>
    </message>
    <message id="pendulum.rule.card.uxmal.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.vakZildania.title">
        <source></source>
        <translation>Vak’zildania</translation>
    </message>
    <message id="pendulum.rule.card.vakZildania.1">
        <source></source>
        <translation>Fialová provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 hlasy, pod modrou 3, pod žlutou 1.</translation>
    </message>
    <message id="pendulum.rule.card.valthok.title">
        <source></source>
        <translation>Valthok</translation>
    </message>
    <message id="pendulum.rule.card.valthok.1">
        <source></source>
        <translation>Červená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3, pod žlutou 1.</translation>
    </message>
    <message id="pendulum.rule.card.wilhana.title">
        <source></source>
        <translation>Wilhana</translation>
    </message>
    <message id="pendulum.rule.card.wilhana.1">
        <source></source>
        <translation>Fialová provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 hlasy, pod modrou 3, pod žlutou 1.</translation>
    </message>
    <message id="pendulum.rule.card.wilshire.title">
        <source></source>
        <translation>Wilshire</translation>
    </message>
    <message id="pendulum.rule.card.wilshire.1">
        <source></source>
        <translation>Zelená provincie: pod hnědou produkcí 1 bod moci, pod červenou 2 jednotky armády, pod modrou 3 jednotky kultury, pod žlutou 1 zlatý.</translation>
    </message>
    <message id="pendulum.rule.card.zinghuy.title">
        <source></source>
        <translation>Zinghuy</translation>
    </message>
    <message id="pendulum.rule.card.zinghuy.1">
        <source></source>
        <translation>Žlutá provincie: pod hnědou produkcí 1 bod popularity, pod červenou 2 zlaté, pod modrou 3, pod žlutou 1.</translation>
    </message>
    <message id="pendulum.rule.chapter.faq">
        <source></source>
        <translation>Otázky a odpovědi</translation>
    </message>
    <message id="pendulum.rule.faq.1.title">
        <source></source>
        <translation>Služebníka mám tam, kde chci provést akci. Proč to nejde?</translation>
    </message>
    <message id="pendulum.rule.faq.1.1">
        <source></source>
        <translation>U té řady ještě nestojí hodiny. V černé oblasti se písek sype 45 sekund, pak k vám hodiny může překlopit kdokoli. Viz [dvě pravidla](rule:timers.rows).</translation>
    </message>
    <message id="pendulum.rule.faq.2.title">
        <source></source>
        <translation>Písek v černých hodinách se dosypal, ale hodiny stojí pořád u mé řady. Mohu provést akci?</translation>
    </message>
    <message id="pendulum.rule.faq.2.1">
        <source></source>
        <translation>Ano. Rozhoduje jen to, [kde hodiny stojí](rule:timers.rows), takže akci provedete po 60 sekundách stejně dobře jako po 5.</translation>
    </message>
    <message id="pendulum.rule.faq.3.title">
        <source></source>
        <translation>Mám 1 zlatý a služebník čeká u zelené akce. Mohu si ho vzít zpět?</translation>
    </message>
    <message id="pendulum.rule.faq.3.1">
        <source></source>
        <translation>Dokud u řady stojí hodiny, ne. Získejte jinde ještě 1 zlatý a akci proveďte za 2, nebo počkejte, až hodiny odejdou. Viz [provedení akce](rule:workers.act).</translation>
    </message>
    <message id="pendulum.rule.faq.4.title">
        <source></source>
        <translation>Služebník provedl akci, hodiny odešly a zase přišly a na něj jsme zapomněli. Provede ji znovu?</translation>
    </message>
    <message id="pendulum.rule.faq.4.1">
        <source></source>
        <translation>Ne. Stojí na políčku odměn a v zelené oblasti [uvázl](rule:workers.stuck) na další 2 minuty. Příště ho včas přesuňte do rámečku.</translation>
    </message>
    <message id="pendulum.rule.faq.5.title">
        <source></source>
        <translation>Ve fialovém rámečku čeká můj mocný služebník. Může k němu můj běžný?</translation>
    </message>
    <message id="pendulum.rule.faq.5.1">
        <source></source>
        <translation>Ne, běžnému tam [překáží](rule:workers.blocking) kdokoli. Obráceně to jde: mocný služebník se k vašemu běžnému přidat může.</translation>
    </message>
    <message id="pendulum.rule.faq.6.title">
        <source></source>
        <translation>Mám 9 jednotek armády a červená produkce mi dává 4. Co se stane?</translation>
    </message>
    <message id="pendulum.rule.faq.6.1">
        <source></source>
        <translation>Získáte 1 a máte jich [10](rule:table.stocks); zbylé 3 propadnou. Stačilo předtím utratit 4 za provincii a bylo by jich teď 9.</translation>
    </message>
    <message id="pendulum.rule.faq.7.title">
        <source></source>
        <translation>Platí se za úspěch 8 jednotek armády a 3 hlasy, které žádá?</translation>
    </message>
    <message id="pendulum.rule.faq.7.1">
        <source></source>
        <translation>Ne, [všechno vám zůstane](rule:achievements.complete). Hlasy se ale v radě odhazují, takže úspěchu dosáhněte ještě před ní.</translation>
    </message>
    <message id="pendulum.rule.faq.8.title">
        <source></source>
        <translation>Žeton legendárního úspěchu si v tomto kole vzal někdo jiný. Má pro mě úspěch ještě cenu?</translation>
    </message>
    <message id="pendulum.rule.faq.8.1">
        <source></source>
        <translation>Ano, vezmete si [odměnu na svitku](rule:achievements.choice), třeba 5 zlatých. V příštím kole leží žeton na novém úspěchu.</translation>
    </message>
    <message id="pendulum.rule.faq.9.title">
        <source></source>
        <translation>Tři hráči mají po 5 hlasech. Kdo bude první?</translation>
    </message>
    <message id="pendulum.rule.faq.9.1">
        <source></source>
        <translation>Stáli na 1., 2. a 3. místě a [dopředu jde nejnižší](rule:council.votes). Nové pořadí je 3, 2, 1.</translation>
    </message>
    <message id="pendulum.rule.faq.10.title">
        <source></source>
        <translation>Hrajeme ve dvou. Já mám 3 hlasy, soupeř 5. Na kterém místě skončím?</translation>
    </message>
    <message id="pendulum.rule.faq.10.1">
        <source></source>
        <translation>[Neutrální hráč](rule:few.side) má také 3. Stál-li pod vámi, zaujme druhé místo; vy jste třetí a za své místo nedostanete žádný bod.</translation>
    </message>
    <message id="pendulum.rule.faq.11.title">
        <source></source>
        <translation>Pod červenou produkcí mám 3 provincie. Kdy musím jednu odhodit?</translation>
    </message>
    <message id="pendulum.rule.faq.11.1">
        <source></source>
        <translation>Ve [třetím kroku](rule:council.limit) příští rady. Do té doby vynášejí při každé červené produkci všechny 3. S limitem 3 vám zůstanou.</translation>
    </message>
    <message id="pendulum.rule.faq.12.title">
        <source></source>
        <translation>Lest z rady stojí 3 jednotky armády. Platím, když si ji beru?</translation>
    </message>
    <message id="pendulum.rule.faq.12.1">
        <source></source>
        <translation>Ne, platíte 3 pokaždé, když ji hrajete. V radě se platí jen [závěrečné odměny](rule:council.kinds).</translation>
    </message>
    <message id="pendulum.rule.faq.13.title">
        <source></source>
        <translation>Mohu úspornou kartu zahrát na černou akci s provincií?</translation>
    </message>
    <message id="pendulum.rule.faq.13.1">
        <source></source>
        <translation>Ne. [Ušetří 2 zlaté](rule:cards.with) v zelené a fialové oblasti, nikdy 4 jednotky armády.</translation>
    </message>
    <message id="pendulum.rule.faq.14.title">
        <source></source>
        <translation>Nikdo nemá na svitku všechny ukazatele. Anna má nejvíc bodů, ale ne legendární úspěch. Vyhrává?</translation>
    </message>
    <message id="pendulum.rule.faq.14.1">
        <source></source>
        <translation>Ne. [Vyhrává](rule:end.throne) Ben, který legendární úspěch má, i kdyby mu na nejhorší stupnici chybělo 6 bodů.</translation>
    </message>
    <message id="pendulum.rule.faq.15.title">
        <source></source>
        <translation>Rada skončila, všichni stiskli fajfku, a zvonek nezvoní. Proč?</translation>
    </message>
    <message id="pendulum.rule.faq.15.1">
        <source></source>
        <translation>Poslední překlopení fialových hodin spustilo písek až na 180 sekund. [Zvonek](rule:setup.begin) před kolem s přesýpacími hodinami čeká, až se všechny dosypou.</translation>
    </message>
    <message id="pendulum.rule.faq.16.title">
        <source></source>
        <translation>Služebník stál v rámečku a za chvilku byl pryč. Proč?</translation>
    </message>
    <message id="pendulum.rule.faq.16.1">
        <source></source>
        <translation>Hráč s vyšším privilegiem po rámečku sáhl do sekundy po vás, nebo k té řadě překlopil hodiny. Pak rozhoduje [privilegium](rule:privilege.clash).</translation>
    </message>
    <message id="pendulum.rule.chapter.terms">
        <source></source>
        <translation>Pojmy</translation>
    </message>
    <message id="pendulum.rule.term.achievement.title">
        <source></source>
        <translation>úspěch</translation>
    </message>
    <message id="pendulum.rule.term.achievement.1">
        <source></source>
        <translation>Vyložená karta kola; [dosáhne ho](rule:achievements.complete), kdo má, co žádá.</translation>
    </message>
    <message id="pendulum.rule.term.actionArea.title">
        <source></source>
        <translation>oblast akcí</translation>
    </message>
    <message id="pendulum.rule.term.actionArea.1">
        <source></source>
        <translation>Fialová, zelená nebo černá část [herního plánu](rule:table.board) s dvěma řadami a jedněmi hodinami.</translation>
    </message>
    <message id="pendulum.rule.term.actionSpace.title">
        <source></source>
        <translation>akční pole</translation>
    </message>
    <message id="pendulum.rule.term.actionSpace.1">
        <source></source>
        <translation>[Zlatý rámeček, cena a políčko odměn](rule:table.space) dohromady.</translation>
    </message>
    <message id="pendulum.rule.term.anyResource.title">
        <source></source>
        <translation>libovolný zdroj</translation>
    </message>
    <message id="pendulum.rule.term.anyResource.1">
        <source></source>
        <translation>Armáda, kultura a zlato [v jakékoli kombinaci](rule:basics.pay).</translation>
    </message>
    <message id="pendulum.rule.term.bell.title">
        <source></source>
        <translation>zvonek</translation>
    </message>
    <message id="pendulum.rule.term.bell.1">
        <source></source>
        <translation>Jeho zazvoněním hráč [zahájí kolo](rule:setup.begin).</translation>
    </message>
    <message id="pendulum.rule.term.callCouncil.title">
        <source></source>
        <translation>svolat radu</translation>
    </message>
    <message id="pendulum.rule.term.callCouncil.1">
        <source></source>
        <translation>Stane se, když plán opustí [poslední ukazatel času](rule:council.called).</translation>
    </message>
    <message id="pendulum.rule.term.conquer.title">
        <source></source>
        <translation>dobýt provincii</translation>
    </message>
    <message id="pendulum.rule.term.conquer.1">
        <source></source>
        <translation>[Vzít si provincii](rule:provinces.conquer) a zasunout ji pod produkci.</translation>
    </message>
    <message id="pendulum.rule.term.council.title">
        <source></source>
        <translation>rada</translation>
    </message>
    <message id="pendulum.rule.term.council.1">
        <source></source>
        <translation>Schází se po každém kole; hlasy se v ní mění v [privilegia](rule:council.votes) a odměny.</translation>
    </message>
    <message id="pendulum.rule.term.councilPhase.title">
        <source></source>
        <translation>fáze rady</translation>
    </message>
    <message id="pendulum.rule.term.councilPhase.1">
        <source></source>
        <translation>[Šest kroků](rule:council.order) mezi dvěma koly.</translation>
    </message>
    <message id="pendulum.rule.term.councilReward.title">
        <source></source>
        <translation>odměna rady</translation>
    </message>
    <message id="pendulum.rule.term.councilReward.1">
        <source></source>
        <translation>Co si každý hráč bere ve [druhém kroku](rule:council.rewards) fáze rady.</translation>
    </message>
    <message id="pendulum.rule.term.culture.title">
        <source></source>
        <translation>kultura</translation>
    </message>
    <message id="pendulum.rule.term.culture.1">
        <source></source>
        <translation>Modrý [zdroj](rule:table.stocks).</translation>
    </message>
    <message id="pendulum.rule.term.finalReward.title">
        <source></source>
        <translation>závěrečná odměna</translation>
    </message>
    <message id="pendulum.rule.term.finalReward.1">
        <source></source>
        <translation>[Karta](rule:council.kinds) čtvrté rady, jejíž cena se platí ihned.</translation>
    </message>
    <message id="pendulum.rule.term.flip.title">
        <source></source>
        <translation>překlopit</translation>
    </message>
    <message id="pendulum.rule.term.flip.1">
        <source></source>
        <translation>Obrátit dosypané hodiny a postavit je k [druhé řadě](rule:timers.flip).</translation>
    </message>
    <message id="pendulum.rule.term.glory.title">
        <source></source>
        <translation>sláva</translation>
    </message>
    <message id="pendulum.rule.term.glory.1">
        <source></source>
        <translation>Ukazatel zdroje za plnou stupnicí ve [variantě pro pokročilé](rule:expert.glory); rozhoduje při shodě.</translation>
    </message>
    <message id="pendulum.rule.term.gold.title">
        <source></source>
        <translation>zlato</translation>
    </message>
    <message id="pendulum.rule.term.gold.1">
        <source></source>
        <translation>Žlutý [zdroj](rule:table.stocks).</translation>
    </message>
    <message id="pendulum.rule.term.goldFrame.title">
        <source></source>
        <translation>zlatý rámeček</translation>
    </message>
    <message id="pendulum.rule.term.goldFrame.1">
        <source></source>
        <translation>Horní část [akčního pole](rule:table.space), kde služebník čeká.</translation>
    </message>
    <message id="pendulum.rule.term.grandeWorker.title">
        <source></source>
        <translation>mocný služebník</translation>
    </message>
    <message id="pendulum.rule.term.grandeWorker.1">
        <source></source>
        <translation>Služebník, který se smí [přidat k ostatním](rule:workers.blocking) v každém rámečku.</translation>
    </message>
    <message id="pendulum.rule.term.instantAction.title">
        <source></source>
        <translation>okamžitá akce</translation>
    </message>
    <message id="pendulum.rule.term.instantAction.1">
        <source></source>
        <translation>Akce [bez služebníka](rule:instant.list).</translation>
    </message>
    <message id="pendulum.rule.term.legendary.title">
        <source></source>
        <translation>legendární úspěch</translation>
    </message>
    <message id="pendulum.rule.term.legendary.1">
        <source></source>
        <translation>Vítězný bod, který přináší [žeton legendárního úspěchu](rule:achievements.choice) nebo závěrečná odměna.</translation>
    </message>
    <message id="pendulum.rule.term.military.title">
        <source></source>
        <translation>armáda</translation>
    </message>
    <message id="pendulum.rule.term.military.1">
        <source></source>
        <translation>Červený [zdroj](rule:table.stocks).</translation>
    </message>
    <message id="pendulum.rule.term.neutralPlayer.title">
        <source></source>
        <translation>neutrální hráč</translation>
    </message>
    <message id="pendulum.rule.term.neutralPlayer.1">
        <source></source>
        <translation>Třetí do [hry dvou hráčů](rule:few.side): zabírá 4 rámečky a má 3 hlasy.</translation>
    </message>
    <message id="pendulum.rule.term.playerMat.title">
        <source></source>
        <translation>deska hráče</translation>
    </message>
    <message id="pendulum.rule.term.playerMat.1">
        <source></source>
        <translation>Vaše vlastní deska se [stupnicemi](rule:table.tracks), produkcí a služebníky.</translation>
    </message>
    <message id="pendulum.rule.term.popularity.title">
        <source></source>
        <translation>popularita</translation>
    </message>
    <message id="pendulum.rule.term.popularity.1">
        <source></source>
        <translation>Žlutá [stupnice vítězství](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.term.power.title">
        <source></source>
        <translation>moc</translation>
    </message>
    <message id="pendulum.rule.term.power.1">
        <source></source>
        <translation>Červená [stupnice vítězství](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.term.prestige.title">
        <source></source>
        <translation>věhlas</translation>
    </message>
    <message id="pendulum.rule.term.prestige.1">
        <source></source>
        <translation>Modrá [stupnice vítězství](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.term.privilege.title">
        <source></source>
        <translation>privilegium</translation>
    </message>
    <message id="pendulum.rule.term.privilege.1">
        <source></source>
        <translation>Právo vybírat si první, [vyhrávat střety](rule:privilege.clash) a mít poslední slovo.</translation>
    </message>
    <message id="pendulum.rule.term.privilegeTrack.title">
        <source></source>
        <translation>stupnice privilegií</translation>
    </message>
    <message id="pendulum.rule.term.privilegeTrack.1">
        <source></source>
        <translation>Pořadí hráčů od [nejvyššího po nejnižší](rule:council.votes) privilegium.</translation>
    </message>
    <message id="pendulum.rule.term.production.title">
        <source></source>
        <translation>produkce</translation>
    </message>
    <message id="pendulum.rule.term.production.1">
        <source></source>
        <translation>Co vynáší [pole na vaší desce](rule:provinces.production) a provincie pod ním.</translation>
    </message>
    <message id="pendulum.rule.term.province.title">
        <source></source>
        <translation>provincie</translation>
    </message>
    <message id="pendulum.rule.term.province.1">
        <source></source>
        <translation>Karta, která vynáší [pod produkcí](rule:provinces.tuck).</translation>
    </message>
    <message id="pendulum.rule.term.regularWorker.title">
        <source></source>
        <translation>běžný služebník</translation>
    </message>
    <message id="pendulum.rule.term.regularWorker.1">
        <source></source>
        <translation>Služebník, kterému v zelené a fialové oblasti obsazené rámečky [překážejí](rule:workers.blocking).</translation>
    </message>
    <message id="pendulum.rule.term.retrieveWorker.title">
        <source></source>
        <translation>odvolat služebníka</translation>
    </message>
    <message id="pendulum.rule.term.retrieveWorker.1">
        <source></source>
        <translation>Vzít ho domů z [řady s hodinami](rule:workers.retrieve).</translation>
    </message>
    <message id="pendulum.rule.term.retrieveStratagems.title">
        <source></source>
        <translation>navrácení karet lsti</translation>
    </message>
    <message id="pendulum.rule.term.retrieveStratagems.1">
        <source></source>
        <translation>Všechny [zahrané lsti](rule:cards.recover) se vrátí do ruky.</translation>
    </message>
    <message id="pendulum.rule.term.rewardBox.title">
        <source></source>
        <translation>políčko odměn</translation>
    </message>
    <message id="pendulum.rule.term.rewardBox.1">
        <source></source>
        <translation>Dolní část [akčního pole](rule:table.space), kde služebník provádí akci.</translation>
    </message>
    <message id="pendulum.rule.term.row.title">
        <source></source>
        <translation>řada</translation>
    </message>
    <message id="pendulum.rule.term.row.1">
        <source></source>
        <translation>Polovina [oblasti akcí](rule:table.board), horní nebo dolní.</translation>
    </message>
    <message id="pendulum.rule.term.scroll.title">
        <source></source>
        <translation>svitek</translation>
    </message>
    <message id="pendulum.rule.term.scroll.1">
        <source></source>
        <translation>Pravý konec vašich [stupnic vítězství](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.term.scrollReward.title">
        <source></source>
        <translation>odměna na svitku</translation>
    </message>
    <message id="pendulum.rule.term.scrollReward.1">
        <source></source>
        <translation>Co úspěch dává těm, kdo si neberou [žeton legendárního úspěchu](rule:achievements.choice).</translation>
    </message>
    <message id="pendulum.rule.term.slot.title">
        <source></source>
        <translation>pole produkce</translation>
    </message>
    <message id="pendulum.rule.term.slot.1">
        <source></source>
        <translation>Jedno ze čtyř míst [produkce](rule:provinces.production) na vaší desce: hnědé, červené, modré, žluté.</translation>
    </message>
    <message id="pendulum.rule.term.stratagem.title">
        <source></source>
        <translation>lest</translation>
    </message>
    <message id="pendulum.rule.term.stratagem.1">
        <source></source>
        <translation>Karta v ruce, kterou [zahrajete](rule:cards.play) jako okamžitou akci.</translation>
    </message>
    <message id="pendulum.rule.term.stuck.title">
        <source></source>
        <translation>uvázlý služebník</translation>
    </message>
    <message id="pendulum.rule.term.stuck.1">
        <source></source>
        <translation>Služebník v [řadě, kde stojí hodiny](rule:workers.stuck).</translation>
    </message>
    <message id="pendulum.rule.term.timeMarker.title">
        <source></source>
        <translation>ukazatel času</translation>
    </message>
    <message id="pendulum.rule.term.timeMarker.1">
        <source></source>
        <translation>Jeden ze tří fialových dílků, které počítají [překlopení fialových hodin](rule:timers.markers) v kole.</translation>
    </message>
    <message id="pendulum.rule.term.timer.title">
        <source></source>
        <translation>přesýpací hodiny</translation>
    </message>
    <message id="pendulum.rule.term.timer.1">
        <source></source>
        <translation>Řídí dění v [oblasti akcí](rule:timers.rows).</translation>
    </message>
    <message id="pendulum.rule.term.timerTrack.title">
        <source></source>
        <translation>stupnice časomíry</translation>
    </message>
    <message id="pendulum.rule.term.timerTrack.1">
        <source></source>
        <translation>Jedenáct kroků, které překlápějí hodiny v [kole bez přesýpacích hodin](rule:untimed.round).</translation>
    </message>
    <message id="pendulum.rule.term.timelessKing.title">
        <source></source>
        <translation>Věčný král</translation>
    </message>
    <message id="pendulum.rule.term.timelessKing.1">
        <source></source>
        <translation>Vládce, o jehož [trůn](rule:game.story) usilujete.</translation>
    </message>
    <message id="pendulum.rule.term.untimed.title">
        <source></source>
        <translation>bez přesýpacích hodin</translation>
    </message>
    <message id="pendulum.rule.term.untimed.1">
        <source></source>
        <translation>Kolo, ve kterém se [písek nesype](rule:untimed.round).</translation>
    </message>
    <message id="pendulum.rule.term.victoryPoint.title">
        <source></source>
        <translation>vítězný bod</translation>
    </message>
    <message id="pendulum.rule.term.victoryPoint.1">
        <source></source>
        <translation>Jeden krok na [stupnici vítězství](rule:table.tracks).</translation>
    </message>
    <message id="pendulum.rule.term.victoryTrack.title">
        <source></source>
        <translation>stupnice vítězství</translation>
    </message>
    <message id="pendulum.rule.term.victoryTrack.1">
        <source></source>
        <translation>[Moc, věhlas, popularita](rule:table.tracks) nebo legendární úspěch.</translation>
    </message>
    <message id="pendulum.rule.term.vote.title">
        <source></source>
        <translation>hlas</translation>
    </message>
    <message id="pendulum.rule.term.vote.1">
        <source></source>
        <translation>Počítá se v [radě](rule:council.votes); není to zdroj.</translation>
    </message>
    <message id="pendulum.rule.term.worker.title">
        <source></source>
        <translation>služebník</translation>
    </message>
    <message id="pendulum.rule.term.worker.1">
        <source></source>
        <translation>Figurka, která na plánu čeká a [provádí akce](rule:workers.act).</translation>
    </message>
</context>
</TS>
