<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="cs">
<context>
    <name></name>
    <message id="tiletum.lesson.what-wins.title">
        <source></source>
        <translation>Jak se vyhrává</translation>
    </message>
    <message id="tiletum.lesson.what-wins.1">
        <source></source>
        <translation>Evropa v rané renesanci. Z malého Tileta vyrážíte obchodovat, stavět a získávat přízeň krále.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.2">
        <source></source>
        <translation>Po čtyřech kolech vyhraje, kdo má nejvíc vítězných bodů. Máte dvanáct tahů a tohle je první.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.3">
        <source></source>
        <translation>Vezměte si zvýrazněnou kostku: dotkněte se jí a pak ještě jednou.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.3.hint1">
        <source></source>
        <translation>Leží ve výseči obchodníka.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.3.hint2">
        <source></source>
        <translation>Dvakrát se dotkněte světle šedé kostky se čtyřmi rouny.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.3.unwanted">
        <source></source>
        <translation>Pěkná kostka, ale obchodník čeká: vezměte zvýrazněnou.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.4">
        <source></source>
        <translation>Patří k ní destička. Vezměte si ji: má cenu čtyř vítězných bodů.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.4.hint1">
        <source></source>
        <translation>Dotkněte se destičky, nebo tlačítka, kterým ji vezmete.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.4.hint2">
        <source></source>
        <translation>Leží u znaku obchodníka na kole.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.4.unwanted">
        <source></source>
        <translation>Mohli byste ji nechat, ale tahle je dárek: vezměte si ji.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.5">
        <source></source>
        <translation>Přibyly vám čtyři vlny a obchodník smí na cestu. Pošlete ho do Kolína nad Rýnem.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.5.hint1">
        <source></source>
        <translation>Kolín nad Rýnem je krok od Tileta.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.5.hint2">
        <source></source>
        <translation>Dotkněte se zvýrazněného města na východ od Tileta.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.5.unwanted">
        <source></source>
        <translation>Jindy rádi. V této lekci se staví v Kolíně nad Rýnem.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.6">
        <source></source>
        <translation>Postavte tu dům. Pole hned vyplatí jeden vítězný bod.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.6.hint1">
        <source></source>
        <translation>Dotkněte se zvýrazněného pole pro dům.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.6.hint2">
        <source></source>
        <translation>Na poli je vavřín s jedničkou.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.6.unwanted">
        <source></source>
        <translation>Napřed dům: obchodník stojí ve správném městě.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.7">
        <source></source>
        <translation>Teď destičku využijte: dvakrát se jí dotkněte. Získáte čtyři vítězné body a destička ze skladiště zmizí.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.7.hint1">
        <source></source>
        <translation>Leží ve skladišti na vaší desce.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.7.hint2">
        <source></source>
        <translation>Dotkněte se destičky a využijte ji.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.7.unwanted">
        <source></source>
        <translation>I to jde, ale napřed využijte destičku.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.8">
        <source></source>
        <translation>Deset na začátku, jeden a čtyři: patnáct. Většina věcí vynese body hned na místě.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.9">
        <source></source>
        <translation>Na konci se vaše domy na mapě vynásobí vašimi pilíři na ní.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.10">
        <source></source>
        <translation>Skončíte se třemi domy a čtyřmi pilíři na mapě. Kolik vynesou?</translation>
    </message>
    <message id="tiletum.lesson.what-wins.10.answer1">
        <source></source>
        <translation>12 vítězných bodů</translation>
    </message>
    <message id="tiletum.lesson.what-wins.10.answer2">
        <source></source>
        <translation>7 vítězných bodů</translation>
    </message>
    <message id="tiletum.lesson.what-wins.10.why">
        <source></source>
        <translation>Třikrát čtyři. Bez jediného pilíře na konci domy nevynesou nic.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.11">
        <source></source>
        <translation>Ukončete tah. Zbylý akční bod propadne, nic se neděje.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.11.hint1">
        <source></source>
        <translation>Tah ukončí tlačítko s fajfkou.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.11.hint2">
        <source></source>
        <translation>Zeptá se, protože bod zbývá: dotkněte se tlačítka znovu.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.11.unwanted">
        <source></source>
        <translation>Smíte, ale tato lekce je hotová: ukončete tah.</translation>
    </message>
    <message id="tiletum.lesson.what-wins.12">
        <source></source>
        <translation>Umíte vzít kostku, cestovat, stavět a počítat.</translation>
    </message>
    <message id="tiletum.lesson.two-things.title">
        <source></source>
        <translation>Jedna kostka, dvě věci</translation>
    </message>
    <message id="tiletum.lesson.two-things.1">
        <source></source>
        <translation>Barva kostky je zdroj, číslo říká, kolik ho dostanete.</translation>
    </message>
    <message id="tiletum.lesson.two-things.2">
        <source></source>
        <translation>Vezměte si šestku železa.</translation>
    </message>
    <message id="tiletum.lesson.two-things.2.hint1">
        <source></source>
        <translation>Je to modrá kostka se šesti slitky.</translation>
    </message>
    <message id="tiletum.lesson.two-things.2.hint2">
        <source></source>
        <translation>Podívejte se do výseče smluv.</translation>
    </message>
    <message id="tiletum.lesson.two-things.2.unwanted">
        <source></source>
        <translation>Máte vkus, ale napřed chceme vidět velké číslo.</translation>
    </message>
    <message id="tiletum.lesson.two-things.3">
        <source></source>
        <translation>Destičku si vezměte, nebo nechte, jak chcete.</translation>
    </message>
    <message id="tiletum.lesson.two-things.3.hint1">
        <source></source>
        <translation>Dvě tlačítka: vzít, nebo nechat ležet.</translation>
    </message>
    <message id="tiletum.lesson.two-things.3.hint2">
        <source></source>
        <translation>Tady je dobře obojí.</translation>
    </message>
    <message id="tiletum.lesson.two-things.3.unwanted">
        <source></source>
        <translation>Napřed rozhodněte o destičce.</translation>
    </message>
    <message id="tiletum.lesson.two-things.4">
        <source></source>
        <translation>Šest želez. Na akci zbývá sedm minus šest: jediný akční bod.</translation>
    </message>
    <message id="tiletum.lesson.two-things.5">
        <source></source>
        <translation>Jeden akční bod stačí na smlouvu úplně vpravo. Vezměte si ji.</translation>
    </message>
    <message id="tiletum.lesson.two-things.5.hint1">
        <source></source>
        <translation>Nabídka smluv: místo vpravo stojí jeden.</translation>
    </message>
    <message id="tiletum.lesson.two-things.5.hint2">
        <source></source>
        <translation>Žádá tři železa.</translation>
    </message>
    <message id="tiletum.lesson.two-things.5.unwanted">
        <source></source>
        <translation>Šlo by to, ale vaše železo má lepší využití: zvýrazněnou smlouvu.</translation>
    </message>
    <message id="tiletum.lesson.two-things.6">
        <source></source>
        <translation>Zaplaťte tři železa: smlouva přinese čtyři vítězné body.</translation>
    </message>
    <message id="tiletum.lesson.two-things.6.hint1">
        <source></source>
        <translation>Smlouva leží ve vašem skladišti.</translation>
    </message>
    <message id="tiletum.lesson.two-things.6.hint2">
        <source></source>
        <translation>Dotkněte se jí a pak svého prvního pole pro smlouvy.</translation>
    </message>
    <message id="tiletum.lesson.two-things.6.unwanted">
        <source></source>
        <translation>Později. Železo máte, tak smlouvu splňte.</translation>
    </message>
    <message id="tiletum.lesson.two-things.7">
        <source></source>
        <translation>Zkuste si vzít druhou kostku.</translation>
    </message>
    <message id="tiletum.lesson.two-things.7.after">
        <source></source>
        <translation>Za celou partii dvanáct, každou si tedy dobře rozmyslete.</translation>
    </message>
    <message id="tiletum.lesson.two-things.8">
        <source></source>
        <translation>Ukončete tah.</translation>
    </message>
    <message id="tiletum.lesson.two-things.8.hint1">
        <source></source>
        <translation>Tlačítko s fajfkou.</translation>
    </message>
    <message id="tiletum.lesson.two-things.8.hint2">
        <source></source>
        <translation>Nic dalšího nezbývá: dotkněte se fajfky.</translation>
    </message>
    <message id="tiletum.lesson.two-things.8.unwanted">
        <source></source>
        <translation>To počká: ukončete tah.</translation>
    </message>
    <message id="tiletum.lesson.two-things.9">
        <source></source>
        <translation>Soupeř bere čtyři vlny.</translation>
    </message>
    <message id="tiletum.lesson.two-things.12">
        <source></source>
        <translation>Teď tu nejmenší: vezměte si jedničku jídla.</translation>
    </message>
    <message id="tiletum.lesson.two-things.12.hint1">
        <source></source>
        <translation>Leží ve výseči krále.</translation>
    </message>
    <message id="tiletum.lesson.two-things.12.hint2">
        <source></source>
        <translation>Jedno jablko na růžové kostce.</translation>
    </message>
    <message id="tiletum.lesson.two-things.12.unwanted">
        <source></source>
        <translation>Příště. Napřed uvidíte, co jednička dokáže.</translation>
    </message>
    <message id="tiletum.lesson.two-things.13">
        <source></source>
        <translation>Vezměte si její destičku, nebo ji nechte.</translation>
    </message>
    <message id="tiletum.lesson.two-things.13.hint1">
        <source></source>
        <translation>Dvě tlačítka: vzít, nebo nechat ležet.</translation>
    </message>
    <message id="tiletum.lesson.two-things.13.hint2">
        <source></source>
        <translation>Čekají na ní čtyři vítězné body.</translation>
    </message>
    <message id="tiletum.lesson.two-things.13.unwanted">
        <source></source>
        <translation>Napřed rozhodněte o destičce.</translation>
    </message>
    <message id="tiletum.lesson.two-things.14">
        <source></source>
        <translation>Jen jedno jídlo, ale sedm minus jedna: šest akčních bodů. Váš žeton stoupá ke králi o šest polí!</translation>
    </message>
    <message id="tiletum.lesson.two-things.15">
        <source></source>
        <translation>Kostka ukazuje 2. Co dá?</translation>
    </message>
    <message id="tiletum.lesson.two-things.15.answer1">
        <source></source>
        <translation>5 zdrojů, 2 akční body</translation>
    </message>
    <message id="tiletum.lesson.two-things.15.answer2">
        <source></source>
        <translation>2 zdroje, 5 akčních bodů</translation>
    </message>
    <message id="tiletum.lesson.two-things.15.answer3">
        <source></source>
        <translation>2 zdroje, 2 akční body</translation>
    </message>
    <message id="tiletum.lesson.two-things.15.why">
        <source></source>
        <translation>Číslo jsou zdroje, sedm minus číslo jsou akční body.</translation>
    </message>
    <message id="tiletum.lesson.two-things.16">
        <source></source>
        <translation>Umíte zvážit zdroje proti akčním bodům.</translation>
    </message>
    <message id="tiletum.lesson.wheel.title">
        <source></source>
        <translation>Kolo a jeho destičky</translation>
    </message>
    <message id="tiletum.lesson.wheel.1">
        <source></source>
        <translation>Kolem kola stojí šest akcí. Kterou z nich kostka umí, říká výseč, ve které leží.</translation>
    </message>
    <message id="tiletum.lesson.wheel.2">
        <source></source>
        <translation>Hvězda je žolík: jeho akční body dáte kterékoli z dalších pěti akcí.</translation>
    </message>
    <message id="tiletum.lesson.wheel.3">
        <source></source>
        <translation>Vezměte si kostku z výseče žolíka.</translation>
    </message>
    <message id="tiletum.lesson.wheel.3.hint1">
        <source></source>
        <translation>Kostky u žolíka ukazují dvojku.</translation>
    </message>
    <message id="tiletum.lesson.wheel.3.hint2">
        <source></source>
        <translation>Leží tam dvě, vyberte si.</translation>
    </message>
    <message id="tiletum.lesson.wheel.3.unwanted">
        <source></source>
        <translation>Tu ne: vezměte kostku od žolíka, beze změny.</translation>
    </message>
    <message id="tiletum.lesson.wheel.4">
        <source></source>
        <translation>Zkuste ukončit tah bez slova o destičce.</translation>
    </message>
    <message id="tiletum.lesson.wheel.4.after">
        <source></source>
        <translation>Vzít ji i nechat ležet smíte vždycky.</translation>
    </message>
    <message id="tiletum.lesson.wheel.5">
        <source></source>
        <translation>Vezměte si ji: tři zdroje podle vlastní volby, až se budou hodit.</translation>
    </message>
    <message id="tiletum.lesson.wheel.5.hint1">
        <source></source>
        <translation>Dotkněte se destičky u hvězdy.</translation>
    </message>
    <message id="tiletum.lesson.wheel.5.hint2">
        <source></source>
        <translation>Použijte tlačítko, kterým ji vezmete.</translation>
    </message>
    <message id="tiletum.lesson.wheel.5.unwanted">
        <source></source>
        <translation>Destičku nechat můžete, ale téhle je škoda.</translation>
    </message>
    <message id="tiletum.lesson.wheel.6">
        <source></source>
        <translation>Kterou akcí se žolík smí stát?</translation>
    </message>
    <message id="tiletum.lesson.wheel.6.answer1">
        <source></source>
        <translation>Jednou z pěti ostatních</translation>
    </message>
    <message id="tiletum.lesson.wheel.6.answer2">
        <source></source>
        <translation>Kteroukoli ze šesti</translation>
    </message>
    <message id="tiletum.lesson.wheel.6.why">
        <source></source>
        <translation>Znovu žolíkem ne. Zvolené akci připadnou všechny jeho body, dělit je nejde.</translation>
    </message>
    <message id="tiletum.lesson.wheel.7">
        <source></source>
        <translation>Pět akčních bodů. Dejte je obchodníkovi.</translation>
    </message>
    <message id="tiletum.lesson.wheel.7.hint1">
        <source></source>
        <translation>Na lístku je pět akcí.</translation>
    </message>
    <message id="tiletum.lesson.wheel.7.hint2">
        <source></source>
        <translation>Obchodník nese ranec.</translation>
    </message>
    <message id="tiletum.lesson.wheel.7.unwanted">
        <source></source>
        <translation>V partii dobrá volba. Tady chce obchodník cestovat.</translation>
    </message>
    <message id="tiletum.lesson.wheel.8">
        <source></source>
        <translation>Pošlete ho do kteréhokoli města vedle Tileta.</translation>
    </message>
    <message id="tiletum.lesson.wheel.8.hint1">
        <source></source>
        <translation>Jeden akční bod je jeden krok.</translation>
    </message>
    <message id="tiletum.lesson.wheel.8.hint2">
        <source></source>
        <translation>Dotkněte se třeba Paříže.</translation>
    </message>
    <message id="tiletum.lesson.wheel.8.unwanted">
        <source></source>
        <translation>Napřed jeden krok obchodníkem.</translation>
    </message>
    <message id="tiletum.lesson.wheel.9">
        <source></source>
        <translation>Je to poslední tah kola. Ukončete ho a sledujte akční kolo.</translation>
    </message>
    <message id="tiletum.lesson.wheel.9.hint1">
        <source></source>
        <translation>Tlačítko s fajfkou.</translation>
    </message>
    <message id="tiletum.lesson.wheel.9.hint2">
        <source></source>
        <translation>Body zbývají, dotkněte se fajfky dvakrát.</translation>
    </message>
    <message id="tiletum.lesson.wheel.9.unwanted">
        <source></source>
        <translation>Mohli byste pokračovat. Teď ale tah ukončete.</translation>
    </message>
    <message id="tiletum.lesson.wheel.10">
        <source></source>
        <translation>Soupeř u dvora vede a královu destičku nechává. O králi bude zvláštní lekce.</translation>
    </message>
    <message id="tiletum.lesson.wheel.11">
        <source></source>
        <translation>Na prázdná místa přicházejí nové destičky. Kterou nikdo nevzal, ta zůstává.</translation>
    </message>
    <message id="tiletum.lesson.wheel.12">
        <source></source>
        <translation>Kostky zpět do sáčku a akční kolo se pootočí o výseč: každá akce teď chce o jedničku méně.</translation>
    </message>
    <message id="tiletum.lesson.wheel.13">
        <source></source>
        <translation>Obchodník stál u čtyřky. U kterého čísla stojí teď a kolik má akčních bodů?</translation>
    </message>
    <message id="tiletum.lesson.wheel.13.answer1">
        <source></source>
        <translation>U pětky, se 2 body</translation>
    </message>
    <message id="tiletum.lesson.wheel.13.answer2">
        <source></source>
        <translation>U trojky, se 4 body</translation>
    </message>
    <message id="tiletum.lesson.wheel.13.why">
        <source></source>
        <translation>Každé kolo o jednu méně, tedy o akční bod víc. Po jedničce přijde šestka.</translation>
    </message>
    <message id="tiletum.lesson.wheel.14">
        <source></source>
        <translation>Vzpomeňte si na konec hry: čím se násobí vaše domy na mapě?</translation>
    </message>
    <message id="tiletum.lesson.wheel.14.answer1">
        <source></source>
        <translation>Vašimi smlouvami</translation>
    </message>
    <message id="tiletum.lesson.wheel.14.answer2">
        <source></source>
        <translation>Vašimi pilíři na ní</translation>
    </message>
    <message id="tiletum.lesson.wheel.14.why">
        <source></source>
        <translation>Domy krát pilíře. Nechte růst obojí.</translation>
    </message>
    <message id="tiletum.lesson.wheel.15">
        <source></source>
        <translation>Umíte číst akční kolo a použít žolíka.</translation>
    </message>
    <message id="tiletum.lesson.gold.title">
        <source></source>
        <translation>Zlato mění kostku</translation>
    </message>
    <message id="tiletum.lesson.gold.1">
        <source></source>
        <translation>Chcete destičku obchodníka za čtyři vítězné body. Jenže trojku neukazuje žádná kostka!</translation>
    </message>
    <message id="tiletum.lesson.gold.2">
        <source></source>
        <translation>Zkuste to: dotkněte se šestky železa, třikrát minusu a vezměte ji jako trojku.</translation>
    </message>
    <message id="tiletum.lesson.gold.2.after">
        <source></source>
        <translation>Každý krok stojí dvě zlata a od šestky ke trojce jsou kroky tři.</translation>
    </message>
    <message id="tiletum.lesson.gold.3">
        <source></source>
        <translation>Ke čtyřce vlny stačí jeden krok: dotkněte se jí, pak minusu. Zaplaťte dvě zlata a vezměte ji jako trojku.</translation>
    </message>
    <message id="tiletum.lesson.gold.3.hint1">
        <source></source>
        <translation>Dotkněte se kostky, pak minusu, pak ji vezměte.</translation>
    </message>
    <message id="tiletum.lesson.gold.3.hint2">
        <source></source>
        <translation>Na lístku přejde stín kostky na trojku.</translation>
    </message>
    <message id="tiletum.lesson.gold.3.unwanted">
        <source></source>
        <translation>Tak byste k destičce obchodníka nedošli.</translation>
    </message>
    <message id="tiletum.lesson.gold.4">
        <source></source>
        <translation>S kostkou se změnila i destička: je obchodníkova. Vezměte si ji.</translation>
    </message>
    <message id="tiletum.lesson.gold.4.hint1">
        <source></source>
        <translation>Dotkněte se destičky.</translation>
    </message>
    <message id="tiletum.lesson.gold.4.hint2">
        <source></source>
        <translation>Použijte tlačítko, kterým ji vezmete.</translation>
    </message>
    <message id="tiletum.lesson.gold.4.unwanted">
        <source></source>
        <translation>Za tohle jste zaplatili: vezměte si ji.</translation>
    </message>
    <message id="tiletum.lesson.gold.5">
        <source></source>
        <translation>Změnilo se obojí. Vlny jsou tři, ne čtyři; akční body čtyři, ne tři.</translation>
    </message>
    <message id="tiletum.lesson.gold.6">
        <source></source>
        <translation>Využijte destičku: čtyři vítězné body za dvě zlata.</translation>
    </message>
    <message id="tiletum.lesson.gold.6.hint1">
        <source></source>
        <translation>Leží ve vašem skladišti.</translation>
    </message>
    <message id="tiletum.lesson.gold.6.hint2">
        <source></source>
        <translation>Dotkněte se jí a využijte ji.</translation>
    </message>
    <message id="tiletum.lesson.gold.6.unwanted">
        <source></source>
        <translation>Později rádi. Napřed odměna.</translation>
    </message>
    <message id="tiletum.lesson.gold.7">
        <source></source>
        <translation>Cestovat budeme jindy, ukončete tah.</translation>
    </message>
    <message id="tiletum.lesson.gold.7.hint1">
        <source></source>
        <translation>Tah ukončí fajfka.</translation>
    </message>
    <message id="tiletum.lesson.gold.7.hint2">
        <source></source>
        <translation>Dotkněte se jí dvakrát: body zbývají.</translation>
    </message>
    <message id="tiletum.lesson.gold.7.unwanted">
        <source></source>
        <translation>V partii byste cestovat mohli. Tady jdeme dál: ukončete tah.</translation>
    </message>
    <message id="tiletum.lesson.gold.8">
        <source></source>
        <translation>Soupeř bere šest jídel.</translation>
    </message>
    <message id="tiletum.lesson.gold.11">
        <source></source>
        <translation>Šestka a jednička jsou sousedky: jeden krok, dvě zlata.</translation>
    </message>
    <message id="tiletum.lesson.gold.12">
        <source></source>
        <translation>Změňte šestku na jedničku: dotkněte se šestky, pak plusu. Málo zdrojů, ale šest akčních bodů.</translation>
    </message>
    <message id="tiletum.lesson.gold.12.hint1">
        <source></source>
        <translation>Dotkněte se šestky a pak plusu.</translation>
    </message>
    <message id="tiletum.lesson.gold.12.hint2">
        <source></source>
        <translation>Plus vede od šestky rovnou k jedničce.</translation>
    </message>
    <message id="tiletum.lesson.gold.12.unwanted">
        <source></source>
        <translation>Zkuste krátkou cestu kolem: ze šestky jednička.</translation>
    </message>
    <message id="tiletum.lesson.gold.13">
        <source></source>
        <translation>Jednička leží u žolíka. Vezměte si jeho destičku: tři zdroje podle vlastní volby.</translation>
    </message>
    <message id="tiletum.lesson.gold.13.hint1">
        <source></source>
        <translation>Dotkněte se destičky u hvězdy.</translation>
    </message>
    <message id="tiletum.lesson.gold.13.hint2">
        <source></source>
        <translation>Použijte tlačítko, kterým ji vezmete.</translation>
    </message>
    <message id="tiletum.lesson.gold.13.unwanted">
        <source></source>
        <translation>Není proč ji nechat: vezměte si destičku.</translation>
    </message>
    <message id="tiletum.lesson.gold.14">
        <source></source>
        <translation>Šest akčních bodů. Dejte je králi a stoupejte.</translation>
    </message>
    <message id="tiletum.lesson.gold.14.hint1">
        <source></source>
        <translation>Zvolte korunu.</translation>
    </message>
    <message id="tiletum.lesson.gold.14.hint2">
        <source></source>
        <translation>Na lístku je pět akcí: koruna je král.</translation>
    </message>
    <message id="tiletum.lesson.gold.14.unwanted">
        <source></source>
        <translation>Smíte, ale chceme vidět, jak stoupáte.</translation>
    </message>
    <message id="tiletum.lesson.gold.15">
        <source></source>
        <translation>Vzpomeňte si: kostka ukazuje 5. Kolik je to akčních bodů?</translation>
    </message>
    <message id="tiletum.lesson.gold.15.answer1">
        <source></source>
        <translation>Pět</translation>
    </message>
    <message id="tiletum.lesson.gold.15.answer2">
        <source></source>
        <translation>Dva</translation>
    </message>
    <message id="tiletum.lesson.gold.15.why">
        <source></source>
        <translation>Sedm minus pět. Velké číslo, malá akce.</translation>
    </message>
    <message id="tiletum.lesson.gold.16">
        <source></source>
        <translation>Umíte si kostku zlatem přizpůsobit.</translation>
    </message>
    <message id="tiletum.lesson.merchant.title">
        <source></source>
        <translation>Obchodník a domy</translation>
    </message>
    <message id="tiletum.lesson.merchant.1">
        <source></source>
        <translation>Obchodník cestuje a zanechává domy. Akční bod je jeden krok, nebo jeden dům.</translation>
    </message>
    <message id="tiletum.lesson.merchant.2">
        <source></source>
        <translation>Vezměte si jedničku vlny: šest akčních bodů pro obchodníka.</translation>
    </message>
    <message id="tiletum.lesson.merchant.2.hint1">
        <source></source>
        <translation>Malé číslo, hodně bodů.</translation>
    </message>
    <message id="tiletum.lesson.merchant.2.hint2">
        <source></source>
        <translation>Leží ve výseči obchodníka.</translation>
    </message>
    <message id="tiletum.lesson.merchant.2.unwanted">
        <source></source>
        <translation>Čeká ho dlouhý den: vezměte kostku s jedním rounem.</translation>
    </message>
    <message id="tiletum.lesson.merchant.3">
        <source></source>
        <translation>Zkuste postavit v Tiletu druhý dům.</translation>
    </message>
    <message id="tiletum.lesson.merchant.3.after">
        <source></source>
        <translation>Jeden na město, víc ne. Tak vzhůru na cestu!</translation>
    </message>
    <message id="tiletum.lesson.merchant.4">
        <source></source>
        <translation>Do Antverp.</translation>
    </message>
    <message id="tiletum.lesson.merchant.4.hint1">
        <source></source>
        <translation>Antverpy sousedí s Tiletem.</translation>
    </message>
    <message id="tiletum.lesson.merchant.4.hint2">
        <source></source>
        <translation>Dotkněte se zvýrazněného města.</translation>
    </message>
    <message id="tiletum.lesson.merchant.4.unwanted">
        <source></source>
        <translation>Tam časem taky. Dnes vede cesta přes Antverpy.</translation>
    </message>
    <message id="tiletum.lesson.merchant.5">
        <source></source>
        <translation>Dál po cestě na východ.</translation>
    </message>
    <message id="tiletum.lesson.merchant.5.hint1">
        <source></source>
        <translation>Malé pole mezi Antverpami a Hamburkem.</translation>
    </message>
    <message id="tiletum.lesson.merchant.5.hint2">
        <source></source>
        <translation>Pole cesty stojí krok jako každé jiné.</translation>
    </message>
    <message id="tiletum.lesson.merchant.5.unwanted">
        <source></source>
        <translation>Do Hamburku, prosím: po cestě.</translation>
    </message>
    <message id="tiletum.lesson.merchant.6">
        <source></source>
        <translation>Zkuste stavět na cestě.</translation>
    </message>
    <message id="tiletum.lesson.merchant.6.after">
        <source></source>
        <translation>Domy patří do měst, cesta je jen krok.</translation>
    </message>
    <message id="tiletum.lesson.merchant.7">
        <source></source>
        <translation>Do Hamburku.</translation>
    </message>
    <message id="tiletum.lesson.merchant.7.hint1">
        <source></source>
        <translation>Ještě krok na východ.</translation>
    </message>
    <message id="tiletum.lesson.merchant.7.hint2">
        <source></source>
        <translation>Dotkněte se Hamburku.</translation>
    </message>
    <message id="tiletum.lesson.merchant.7.unwanted">
        <source></source>
        <translation>Zpátky ne! Do Hamburku schází krok.</translation>
    </message>
    <message id="tiletum.lesson.merchant.8">
        <source></source>
        <translation>Hamburk má ještě druhé pole pro dům, ale až od tří hráčů. Ve dvou je zavřené.</translation>
    </message>
    <message id="tiletum.lesson.merchant.9">
        <source></source>
        <translation>Stavte na tom otevřeném: dá tři vítězné body.</translation>
    </message>
    <message id="tiletum.lesson.merchant.9.hint1">
        <source></source>
        <translation>Vzdálenější města vynášejí víc.</translation>
    </message>
    <message id="tiletum.lesson.merchant.9.hint2">
        <source></source>
        <translation>Na poli je vavřín s trojkou.</translation>
    </message>
    <message id="tiletum.lesson.merchant.9.unwanted">
        <source></source>
        <translation>Napřed dům, než přijde někdo jiný.</translation>
    </message>
    <message id="tiletum.lesson.merchant.10">
        <source></source>
        <translation>Vezměte si i destičku Hamburku: jeden akční bod.</translation>
    </message>
    <message id="tiletum.lesson.merchant.10.hint1">
        <source></source>
        <translation>Leží ve městě.</translation>
    </message>
    <message id="tiletum.lesson.merchant.10.hint2">
        <source></source>
        <translation>Dotkněte se destičky v Hamburku.</translation>
    </message>
    <message id="tiletum.lesson.merchant.10.unwanted">
        <source></source>
        <translation>Destička za ten bod stojí: vezměte si ji.</translation>
    </message>
    <message id="tiletum.lesson.merchant.11">
        <source></source>
        <translation>Zkuste stavět v daleké Paříži.</translation>
    </message>
    <message id="tiletum.lesson.merchant.11.after">
        <source></source>
        <translation>Dům roste tam, kde stojí obchodník. A Paříž už je soupeřova.</translation>
    </message>
    <message id="tiletum.lesson.merchant.12">
        <source></source>
        <translation>Po tomto kole se akční kolo pootočí. Co bude s obchodníkovou jedničkou?</translation>
    </message>
    <message id="tiletum.lesson.merchant.12.answer1">
        <source></source>
        <translation>Bude z ní šestka</translation>
    </message>
    <message id="tiletum.lesson.merchant.12.answer2">
        <source></source>
        <translation>Bude z ní dvojka</translation>
    </message>
    <message id="tiletum.lesson.merchant.12.why">
        <source></source>
        <translation>Každé kolo o jednu méně; pod jedničkou se začíná znovu šestkou.</translation>
    </message>
    <message id="tiletum.lesson.merchant.13">
        <source></source>
        <translation>Ukončete tah.</translation>
    </message>
    <message id="tiletum.lesson.merchant.13.hint1">
        <source></source>
        <translation>Fajfka.</translation>
    </message>
    <message id="tiletum.lesson.merchant.13.hint2">
        <source></source>
        <translation>Jeden bod zbývá, dotkněte se fajfky dvakrát.</translation>
    </message>
    <message id="tiletum.lesson.merchant.13.unwanted">
        <source></source>
        <translation>Pro dnešek stačí: ukončete tah.</translation>
    </message>
    <message id="tiletum.lesson.merchant.14">
        <source></source>
        <translation>Umíte cestovat, stavět a sbírat destičky.</translation>
    </message>
    <message id="tiletum.lesson.architect.title">
        <source></source>
        <translation>Architekt a katedrály</translation>
    </message>
    <message id="tiletum.lesson.architect.1">
        <source></source>
        <translation>Architekt staví pilíře. Pilíř otevírá cestu ke katedrále.</translation>
    </message>
    <message id="tiletum.lesson.architect.2">
        <source></source>
        <translation>Zkuste přispět kameny na katedrálu v Kolíně nad Rýnem.</translation>
    </message>
    <message id="tiletum.lesson.architect.2.after">
        <source></source>
        <translation>Napřed pilíř, potom kameny. Pojďme jeden postavit.</translation>
    </message>
    <message id="tiletum.lesson.architect.3">
        <source></source>
        <translation>Vezměte si jedničku kamene: jeden kámen a šest akčních bodů pro architekta.</translation>
    </message>
    <message id="tiletum.lesson.architect.3.hint1">
        <source></source>
        <translation>Tmavě šedá, jeden kvádr.</translation>
    </message>
    <message id="tiletum.lesson.architect.3.hint2">
        <source></source>
        <translation>Leží ve výseči architekta.</translation>
    </message>
    <message id="tiletum.lesson.architect.3.unwanted">
        <source></source>
        <translation>Architekt potřebuje body: vezměte jedničku kamene.</translation>
    </message>
    <message id="tiletum.lesson.architect.4">
        <source></source>
        <translation>Do Kolína nad Rýnem.</translation>
    </message>
    <message id="tiletum.lesson.architect.4.hint1">
        <source></source>
        <translation>Krok na východ od Tileta.</translation>
    </message>
    <message id="tiletum.lesson.architect.4.hint2">
        <source></source>
        <translation>Dotkněte se Kolína nad Rýnem.</translation>
    </message>
    <message id="tiletum.lesson.architect.4.unwanted">
        <source></source>
        <translation>Napřed Kolín nad Rýnem: katedrála je tam dnes levná.</translation>
    </message>
    <message id="tiletum.lesson.architect.5">
        <source></source>
        <translation>Postavte pilíř.</translation>
    </message>
    <message id="tiletum.lesson.architect.5.hint1">
        <source></source>
        <translation>Dotkněte se pole pro pilíř.</translation>
    </message>
    <message id="tiletum.lesson.architect.5.hint2">
        <source></source>
        <translation>Jeden akční bod, jeden pilíř ze zásoby.</translation>
    </message>
    <message id="tiletum.lesson.architect.5.unwanted">
        <source></source>
        <translation>Napřed pilíř.</translation>
    </message>
    <message id="tiletum.lesson.architect.6">
        <source></source>
        <translation>Teď přispějte: dva kameny, za ně tři vítězné body z nákladů a pět z destičky katedrály.</translation>
    </message>
    <message id="tiletum.lesson.architect.6.hint1">
        <source></source>
        <translation>Dotkněte se katedrály a přispějte.</translation>
    </message>
    <message id="tiletum.lesson.architect.6.hint2">
        <source></source>
        <translation>Akční bod to nestojí: je to doplňková akce.</translation>
    </message>
    <message id="tiletum.lesson.architect.6.unwanted">
        <source></source>
        <translation>Kameny máte: přispějte.</translation>
    </message>
    <message id="tiletum.lesson.architect.7">
        <source></source>
        <translation>Osm vítězných bodů a nejlepší destička hromádky. Příští má cenu už jen tří.</translation>
    </message>
    <message id="tiletum.lesson.architect.8">
        <source></source>
        <translation>Za dvě zlata koupíte kdykoli ve svém tahu jiný zdroj. Kupte kámen.</translation>
    </message>
    <message id="tiletum.lesson.architect.8.hint1">
        <source></source>
        <translation>Dotkněte se zlata a pak kamene.</translation>
    </message>
    <message id="tiletum.lesson.architect.8.hint2">
        <source></source>
        <translation>I to je doplňková akce.</translation>
    </message>
    <message id="tiletum.lesson.architect.8.unwanted">
        <source></source>
        <translation>Napřed kupte kámen.</translation>
    </message>
    <message id="tiletum.lesson.architect.9">
        <source></source>
        <translation>Zkuste přispět v Kolíně nad Rýnem znovu.</translation>
    </message>
    <message id="tiletum.lesson.architect.9.after">
        <source></source>
        <translation>Tak zbude i na ostatní. Kameny ponesete jinam.</translation>
    </message>
    <message id="tiletum.lesson.architect.10">
        <source></source>
        <translation>Takže do Paříže. Zpátky přes Tiletum.</translation>
    </message>
    <message id="tiletum.lesson.architect.10.hint1">
        <source></source>
        <translation>Kolín nad Rýnem a Paříž spolu nesousedí.</translation>
    </message>
    <message id="tiletum.lesson.architect.10.hint2">
        <source></source>
        <translation>Dotkněte se Tileta.</translation>
    </message>
    <message id="tiletum.lesson.architect.10.unwanted">
        <source></source>
        <translation>Paříž leží na druhou stranu.</translation>
    </message>
    <message id="tiletum.lesson.architect.11">
        <source></source>
        <translation>A do Paříže.</translation>
    </message>
    <message id="tiletum.lesson.architect.11.hint1">
        <source></source>
        <translation>Na západ od Tileta.</translation>
    </message>
    <message id="tiletum.lesson.architect.11.hint2">
        <source></source>
        <translation>Dotkněte se Paříže.</translation>
    </message>
    <message id="tiletum.lesson.architect.11.unwanted">
        <source></source>
        <translation>Tentokrát Paříž.</translation>
    </message>
    <message id="tiletum.lesson.architect.12">
        <source></source>
        <translation>Zkuste postavit pilíř v Paříži.</translation>
    </message>
    <message id="tiletum.lesson.architect.12.after">
        <source></source>
        <translation>Poznáte to podle červené pásky s křížkem. V každé partii ji má jedno z devíti katedrálních měst.</translation>
    </message>
    <message id="tiletum.lesson.architect.13">
        <source></source>
        <translation>Tak aspoň destičku. Brát je smí i architekt.</translation>
    </message>
    <message id="tiletum.lesson.architect.13.hint1">
        <source></source>
        <translation>Leží v Paříži.</translation>
    </message>
    <message id="tiletum.lesson.architect.13.hint2">
        <source></source>
        <translation>Dotkněte se destičky.</translation>
    </message>
    <message id="tiletum.lesson.architect.13.unwanted">
        <source></source>
        <translation>Destičku, než odejdete.</translation>
    </message>
    <message id="tiletum.lesson.architect.14">
        <source></source>
        <translation>Za dvě zlata změníte čtyřku na pětku. Co z toho plyne?</translation>
    </message>
    <message id="tiletum.lesson.architect.14.answer1">
        <source></source>
        <translation>O zdroj víc, o akční bod méně</translation>
    </message>
    <message id="tiletum.lesson.architect.14.answer2">
        <source></source>
        <translation>O zdroj víc, bodů stejně</translation>
    </message>
    <message id="tiletum.lesson.architect.14.why">
        <source></source>
        <translation>Nové číslo mění obojí, a s ním akci i destičku.</translation>
    </message>
    <message id="tiletum.lesson.architect.15">
        <source></source>
        <translation>Umíte stavět pilíře a získávat destičky katedrál.</translation>
    </message>
    <message id="tiletum.lesson.contracts.title">
        <source></source>
        <translation>Smlouvy a výměna</translation>
    </message>
    <message id="tiletum.lesson.contracts.1">
        <source></source>
        <translation>Smlouvy mění zdroje ve vítězné body a uvolňují vám pilíře.</translation>
    </message>
    <message id="tiletum.lesson.contracts.2">
        <source></source>
        <translation>Vezměte si dvojku železa: dvě železa a pět akčních bodů na smlouvy.</translation>
    </message>
    <message id="tiletum.lesson.contracts.2.hint1">
        <source></source>
        <translation>Modrá, dva slitky.</translation>
    </message>
    <message id="tiletum.lesson.contracts.2.hint2">
        <source></source>
        <translation>Leží ve výseči se svitkem.</translation>
    </message>
    <message id="tiletum.lesson.contracts.2.unwanted">
        <source></source>
        <translation>Napřed smlouvy: vezměte dvojku železa.</translation>
    </message>
    <message id="tiletum.lesson.contracts.3">
        <source></source>
        <translation>Místa stojí 3, 3, 2, 2 a 1. Vezměte si to nejlevnější, vpravo.</translation>
    </message>
    <message id="tiletum.lesson.contracts.3.hint1">
        <source></source>
        <translation>Žádá dvě železa a dvě vlny.</translation>
    </message>
    <message id="tiletum.lesson.contracts.3.hint2">
        <source></source>
        <translation>Dotkněte se destičky v nabídce smluv úplně vpravo.</translation>
    </message>
    <message id="tiletum.lesson.contracts.3.unwanted">
        <source></source>
        <translation>Dobrý plán na později. Začněte vpravo.</translation>
    </message>
    <message id="tiletum.lesson.contracts.4">
        <source></source>
        <translation>Zkuste smlouvu splnit.</translation>
    </message>
    <message id="tiletum.lesson.contracts.4.after">
        <source></source>
        <translation>Čeká ve skladišti a nic nepřinese, dokud nezaplatíte.</translation>
    </message>
    <message id="tiletum.lesson.contracts.5">
        <source></source>
        <translation>Výměna: za akční bod dáte jídlo a dostanete vlnu.</translation>
    </message>
    <message id="tiletum.lesson.contracts.5.hint1">
        <source></source>
        <translation>Dotkněte se jídla a pak vlny.</translation>
    </message>
    <message id="tiletum.lesson.contracts.5.hint2">
        <source></source>
        <translation>Železo si nechte, bude potřeba.</translation>
    </message>
    <message id="tiletum.lesson.contracts.5.unwanted">
        <source></source>
        <translation>Chybí vám vlna.</translation>
    </message>
    <message id="tiletum.lesson.contracts.6">
        <source></source>
        <translation>První výměna v tahu přidá zdroj navíc, jaký chcete. Zvolte vlnu.</translation>
    </message>
    <message id="tiletum.lesson.contracts.6.hint1">
        <source></source>
        <translation>Na lístku je pět zdrojů.</translation>
    </message>
    <message id="tiletum.lesson.contracts.6.hint2">
        <source></source>
        <translation>Dotkněte se znovu vlny.</translation>
    </message>
    <message id="tiletum.lesson.contracts.6.unwanted">
        <source></source>
        <translation>V partii dobře. Tady nejvíc pomůže další vlna.</translation>
    </message>
    <message id="tiletum.lesson.contracts.7">
        <source></source>
        <translation>Teď plaťte: dvě železa a dvě vlny za šest vítězných bodů.</translation>
    </message>
    <message id="tiletum.lesson.contracts.7.hint1">
        <source></source>
        <translation>Dotkněte se smlouvy a pak jejího pole.</translation>
    </message>
    <message id="tiletum.lesson.contracts.7.hint2">
        <source></source>
        <translation>Splnění je doplňková akce.</translation>
    </message>
    <message id="tiletum.lesson.contracts.7.unwanted">
        <source></source>
        <translation>Máte, co žádá: splňte ji.</translation>
    </message>
    <message id="tiletum.lesson.contracts.8">
        <source></source>
        <translation>Na tom poli stál pilíř. Teď je váš: smlouvy živí architekta.</translation>
    </message>
    <message id="tiletum.lesson.contracts.9">
        <source></source>
        <translation>Ještě jedna výměna: kámen za vlnu.</translation>
    </message>
    <message id="tiletum.lesson.contracts.9.hint1">
        <source></source>
        <translation>Dotkněte se kamene a pak vlny.</translation>
    </message>
    <message id="tiletum.lesson.contracts.9.hint2">
        <source></source>
        <translation>Stojí to zase akční bod.</translation>
    </message>
    <message id="tiletum.lesson.contracts.9.unwanted">
        <source></source>
        <translation>Ještě vlnu, prosím.</translation>
    </message>
    <message id="tiletum.lesson.contracts.10">
        <source></source>
        <translation>Tentokrát nic navíc. Dárek je jednou za tah.</translation>
    </message>
    <message id="tiletum.lesson.contracts.11">
        <source></source>
        <translation>Zbývají dva akční body. Vezměte si smlouvu za tři vlny.</translation>
    </message>
    <message id="tiletum.lesson.contracts.11.hint1">
        <source></source>
        <translation>Leží druhá zprava, stojí dva.</translation>
    </message>
    <message id="tiletum.lesson.contracts.11.hint2">
        <source></source>
        <translation>Nabídka se posune až na konci tahu.</translation>
    </message>
    <message id="tiletum.lesson.contracts.11.unwanted">
        <source></source>
        <translation>Víc se vám hodí smlouva na vlnu.</translation>
    </message>
    <message id="tiletum.lesson.contracts.12">
        <source></source>
        <translation>Jedna vlna chybí. Koupíte ji za dvě zlata.</translation>
    </message>
    <message id="tiletum.lesson.contracts.12.hint1">
        <source></source>
        <translation>Dotkněte se zlata a pak vlny.</translation>
    </message>
    <message id="tiletum.lesson.contracts.12.hint2">
        <source></source>
        <translation>Nákup je doplňková akce.</translation>
    </message>
    <message id="tiletum.lesson.contracts.12.unwanted">
        <source></source>
        <translation>Potřebujete vlnu.</translation>
    </message>
    <message id="tiletum.lesson.contracts.13">
        <source></source>
        <translation>Splňte ji: čtyři body a jeden navíc za druhé pole.</translation>
    </message>
    <message id="tiletum.lesson.contracts.13.hint1">
        <source></source>
        <translation>Dotkněte se smlouvy.</translation>
    </message>
    <message id="tiletum.lesson.contracts.13.hint2">
        <source></source>
        <translation>A pak druhého pole.</translation>
    </message>
    <message id="tiletum.lesson.contracts.13.unwanted">
        <source></source>
        <translation>Napřed ji splňte.</translation>
    </message>
    <message id="tiletum.lesson.contracts.14">
        <source></source>
        <translation>Hrajete ve dvou a jedno pole pro dům v Hamburku je zavřené. Proč?</translation>
    </message>
    <message id="tiletum.lesson.contracts.14.answer1">
        <source></source>
        <translation>Platí až od tří hráčů</translation>
    </message>
    <message id="tiletum.lesson.contracts.14.answer2">
        <source></source>
        <translation>Soupeř si ho zamluvil</translation>
    </message>
    <message id="tiletum.lesson.contracts.14.why">
        <source></source>
        <translation>Některá pole se otevírají až ve třech nebo čtyřech hráčích.</translation>
    </message>
    <message id="tiletum.lesson.contracts.15">
        <source></source>
        <translation>Otevřené pole v Hamburku dává tři vítězné body. Kdy je dostanete?</translation>
    </message>
    <message id="tiletum.lesson.contracts.15.answer1">
        <source></source>
        <translation>Na konci hry</translation>
    </message>
    <message id="tiletum.lesson.contracts.15.answer2">
        <source></source>
        <translation>Hned, jak postavím</translation>
    </message>
    <message id="tiletum.lesson.contracts.15.why">
        <source></source>
        <translation>Pole vynese body jednou, ve chvíli, kdy na něm postavíte dům.</translation>
    </message>
    <message id="tiletum.lesson.contracts.16">
        <source></source>
        <translation>Ukončete tah a sledujte, jak se nabídka posune doprava.</translation>
    </message>
    <message id="tiletum.lesson.contracts.16.hint1">
        <source></source>
        <translation>Fajfka.</translation>
    </message>
    <message id="tiletum.lesson.contracts.16.hint2">
        <source></source>
        <translation>Dotkněte se jí ještě jednou.</translation>
    </message>
    <message id="tiletum.lesson.contracts.16.unwanted">
        <source></source>
        <translation>Dobrá práce, to stačí: ukončete tah.</translation>
    </message>
    <message id="tiletum.lesson.contracts.17">
        <source></source>
        <translation>Umíte smlouvy brát i plnit, měnit a nakupovat.</translation>
    </message>
    <message id="tiletum.lesson.characters.title">
        <source></source>
        <translation>Postavy a místnosti</translation>
    </message>
    <message id="tiletum.lesson.characters.1">
        <source></source>
        <translation>Ve vašich budovách chtějí lidé bydlet. Každý přinese při nastěhování dárek.</translation>
    </message>
    <message id="tiletum.lesson.characters.2">
        <source></source>
        <translation>Vezměte si jedničku jídla: šest akčních bodů na postavy.</translation>
    </message>
    <message id="tiletum.lesson.characters.2.hint1">
        <source></source>
        <translation>Jedno jablko na růžové kostce.</translation>
    </message>
    <message id="tiletum.lesson.characters.2.hint2">
        <source></source>
        <translation>Leží ve výseči s bustou.</translation>
    </message>
    <message id="tiletum.lesson.characters.2.unwanted">
        <source></source>
        <translation>Šest bodů za to stojí: vezměte jedničku jídla.</translation>
    </message>
    <message id="tiletum.lesson.characters.3">
        <source></source>
        <translation>Postavu vezmete za akční bod. Vezměte zvýrazněného notáře.</translation>
    </message>
    <message id="tiletum.lesson.characters.3.hint1">
        <source></source>
        <translation>Dvakrát se ho dotkněte v nabídce postav.</translation>
    </message>
    <message id="tiletum.lesson.characters.3.hint2">
        <source></source>
        <translation>Ukazuje dvě železa.</translation>
    </message>
    <message id="tiletum.lesson.characters.3.unwanted">
        <source></source>
        <translation>Milý host, ale začněte notářem.</translation>
    </message>
    <message id="tiletum.lesson.characters.4">
        <source></source>
        <translation>Čeká ve skladišti. Ubytujte ho v prvním patře budovy 2.</translation>
    </message>
    <message id="tiletum.lesson.characters.4.hint1">
        <source></source>
        <translation>Dotkněte se notáře a pak místnosti.</translation>
    </message>
    <message id="tiletum.lesson.characters.4.hint2">
        <source></source>
        <translation>První patro, jeden akční bod.</translation>
    </message>
    <message id="tiletum.lesson.characters.4.unwanted">
        <source></source>
        <translation>Šlo by to! Náš příběh ho ale potřebuje v budově 2, v prvním patře.</translation>
    </message>
    <message id="tiletum.lesson.characters.5">
        <source></source>
        <translation>Hned dvě železa. Druhé patro stojí dva akční body, třetí tři.</translation>
    </message>
    <message id="tiletum.lesson.characters.6">
        <source></source>
        <translation>Vezměte si dvořana se třemi vítěznými body.</translation>
    </message>
    <message id="tiletum.lesson.characters.6.hint1">
        <source></source>
        <translation>Má krejzlík.</translation>
    </message>
    <message id="tiletum.lesson.characters.6.hint2">
        <source></source>
        <translation>Dvakrát se ho dotkněte v nabídce.</translation>
    </message>
    <message id="tiletum.lesson.characters.6.unwanted">
        <source></source>
        <translation>Dvořana, prosím.</translation>
    </message>
    <message id="tiletum.lesson.characters.7">
        <source></source>
        <translation>Zkuste ho ubytovat nad notářem.</translation>
    </message>
    <message id="tiletum.lesson.characters.7.after">
        <source></source>
        <translation>Dvořan chce vlastní budovu.</translation>
    </message>
    <message id="tiletum.lesson.characters.8">
        <source></source>
        <translation>Najděte tedy druhého notáře. Vezměte zvýrazněného.</translation>
    </message>
    <message id="tiletum.lesson.characters.8.hint1">
        <source></source>
        <translation>Stejný baret, stejný brk.</translation>
    </message>
    <message id="tiletum.lesson.characters.8.hint2">
        <source></source>
        <translation>Ukazuje zlato a železo.</translation>
    </message>
    <message id="tiletum.lesson.characters.8.unwanted">
        <source></source>
        <translation>Budova 2 potřebuje notáře.</translation>
    </message>
    <message id="tiletum.lesson.characters.9">
        <source></source>
        <translation>Zkuste mu dát vlastní budovu.</translation>
    </message>
    <message id="tiletum.lesson.characters.9.after">
        <source></source>
        <translation>Notáři mají rádi společnost a o patro výš je volno.</translation>
    </message>
    <message id="tiletum.lesson.characters.10">
        <source></source>
        <translation>Druhé patro budovy 2: vaše poslední dva akční body.</translation>
    </message>
    <message id="tiletum.lesson.characters.10.hint1">
        <source></source>
        <translation>Dotkněte se notáře a pak horní místnosti.</translation>
    </message>
    <message id="tiletum.lesson.characters.10.hint2">
        <source></source>
        <translation>Oba notáři pod jednou střechou.</translation>
    </message>
    <message id="tiletum.lesson.characters.10.unwanted">
        <source></source>
        <translation>Šetřete body: horní místnost stojí dva.</translation>
    </message>
    <message id="tiletum.lesson.characters.11">
        <source></source>
        <translation>Plno! Dům ze střechy přechází do zásoby, pro vašeho obchodníka.</translation>
    </message>
    <message id="tiletum.lesson.characters.12">
        <source></source>
        <translation>Máte destičku katedrály v Kolíně nad Rýnem a zase kameny. Smíte tam přispět znovu?</translation>
    </message>
    <message id="tiletum.lesson.characters.12.answer1">
        <source></source>
        <translation>Ano, dokud jsou destičky</translation>
    </message>
    <message id="tiletum.lesson.characters.12.answer2">
        <source></source>
        <translation>Ne, z každé katedrály jednu</translation>
    </message>
    <message id="tiletum.lesson.characters.12.why">
        <source></source>
        <translation>Od každé katedrály jednu na hráče. Jiné zůstávají otevřené.</translation>
    </message>
    <message id="tiletum.lesson.characters.13">
        <source></source>
        <translation>Dvořan počká na další tah. Tenhle ukončete.</translation>
    </message>
    <message id="tiletum.lesson.characters.13.hint1">
        <source></source>
        <translation>Fajfka.</translation>
    </message>
    <message id="tiletum.lesson.characters.13.hint2">
        <source></source>
        <translation>Nic jiného nesvítí.</translation>
    </message>
    <message id="tiletum.lesson.characters.13.unwanted">
        <source></source>
        <translation>Zatím stačí: ukončete tah.</translation>
    </message>
    <message id="tiletum.lesson.characters.14">
        <source></source>
        <translation>Umíte najímat postavy a zaplnit budovu.</translation>
    </message>
    <message id="tiletum.lesson.coats.title">
        <source></source>
        <translation>Erby</translation>
    </message>
    <message id="tiletum.lesson.coats.1">
        <source></source>
        <translation>Budovu 5 zaplňuje notář. S erbem pod ní bude dokončená.</translation>
    </message>
    <message id="tiletum.lesson.coats.2">
        <source></source>
        <translation>Za erby se platí jídlem. Vezměte si pětku jídla.</translation>
    </message>
    <message id="tiletum.lesson.coats.2.hint1">
        <source></source>
        <translation>Pět jablek na růžové kostce.</translation>
    </message>
    <message id="tiletum.lesson.coats.2.hint2">
        <source></source>
        <translation>Leží ve výseči smluv.</translation>
    </message>
    <message id="tiletum.lesson.coats.2.unwanted">
        <source></source>
        <translation>Pětku jídla, prosím: patří k ní erb.</translation>
    </message>
    <message id="tiletum.lesson.coats.3">
        <source></source>
        <translation>Její destička je erb Medicejů. Vezměte si ho.</translation>
    </message>
    <message id="tiletum.lesson.coats.3.hint1">
        <source></source>
        <translation>Dotkněte se štítu.</translation>
    </message>
    <message id="tiletum.lesson.coats.3.hint2">
        <source></source>
        <translation>Použijte tlačítko, kterým ho vezmete.</translation>
    </message>
    <message id="tiletum.lesson.coats.3.unwanted">
        <source></source>
        <translation>Kvůli němu tu jsme: vezměte si ho.</translation>
    </message>
    <message id="tiletum.lesson.coats.4">
        <source></source>
        <translation>Umístěte ho pod budovu 5. Stojí tam tři jídla.</translation>
    </message>
    <message id="tiletum.lesson.coats.4.hint1">
        <source></source>
        <translation>Dotkněte se erbu a pak místa pod budovou 5.</translation>
    </message>
    <message id="tiletum.lesson.coats.4.hint2">
        <source></source>
        <translation>Umístění je doplňková akce.</translation>
    </message>
    <message id="tiletum.lesson.coats.4.unwanted">
        <source></source>
        <translation>Smíte, ale pod budovou 5 dnes udělá nejvíc.</translation>
    </message>
    <message id="tiletum.lesson.coats.5">
        <source></source>
        <translation>Každé místo má svůj dárek. Tady dva zdroje podle vlastní volby. Zvolte první.</translation>
    </message>
    <message id="tiletum.lesson.coats.5.hint1">
        <source></source>
        <translation>Kterýkoli z pěti.</translation>
    </message>
    <message id="tiletum.lesson.coats.5.hint2">
        <source></source>
        <translation>Zlatem nic nezkazíte.</translation>
    </message>
    <message id="tiletum.lesson.coats.5.unwanted">
        <source></source>
        <translation>Napřed zvolte zdroj.</translation>
    </message>
    <message id="tiletum.lesson.coats.6">
        <source></source>
        <translation>A druhý.</translation>
    </message>
    <message id="tiletum.lesson.coats.6.hint1">
        <source></source>
        <translation>Kterýkoli z pěti.</translation>
    </message>
    <message id="tiletum.lesson.coats.6.hint2">
        <source></source>
        <translation>Vezměte si, co chcete.</translation>
    </message>
    <message id="tiletum.lesson.coats.6.unwanted">
        <source></source>
        <translation>Ještě jeden.</translation>
    </message>
    <message id="tiletum.lesson.coats.7">
        <source></source>
        <translation>Dokončeno! Jedna místnost, tedy akční bod na smlouvy navíc: teď i s každou další kostkou smluv.</translation>
    </message>
    <message id="tiletum.lesson.coats.8">
        <source></source>
        <translation>Tři akční body místo dvou. Za dva si vezměte erb Fuggerů.</translation>
    </message>
    <message id="tiletum.lesson.coats.8.hint1">
        <source></source>
        <translation>Druhý zprava v nabídce smluv.</translation>
    </message>
    <message id="tiletum.lesson.coats.8.hint2">
        <source></source>
        <translation>Je to štít mezi smlouvami.</translation>
    </message>
    <message id="tiletum.lesson.coats.8.unwanted">
        <source></source>
        <translation>Teď se víc hodí erb.</translation>
    </message>
    <message id="tiletum.lesson.coats.9">
        <source></source>
        <translation>Zkuste si za poslední bod vzít druhý erb Medicejů.</translation>
    </message>
    <message id="tiletum.lesson.coats.9.after">
        <source></source>
        <translation>Počítá se i ten umístěný, nejen ten ve skladišti.</translation>
    </message>
    <message id="tiletum.lesson.coats.10">
        <source></source>
        <translation>Budova 6 je zaplněná od začátku. Dvě jídla a pět vítězných bodů.</translation>
    </message>
    <message id="tiletum.lesson.coats.10.hint1">
        <source></source>
        <translation>Budova úplně vpravo.</translation>
    </message>
    <message id="tiletum.lesson.coats.10.hint2">
        <source></source>
        <translation>Dotkněte se štítu Fuggerů a pak místa pod budovou 6.</translation>
    </message>
    <message id="tiletum.lesson.coats.10.unwanted">
        <source></source>
        <translation>Nejvíc dá budova 6: už je zaplněná.</translation>
    </message>
    <message id="tiletum.lesson.coats.11">
        <source></source>
        <translation>Dvě jsou dokončené. Na konci tři vynesou 5, čtyři 10, pět 20 a všech šest 30 vítězných bodů.</translation>
    </message>
    <message id="tiletum.lesson.coats.12">
        <source></source>
        <translation>Smlouvy: v jednom tahu měníte dvakrát. Kolik zdrojů navíc dostanete?</translation>
    </message>
    <message id="tiletum.lesson.coats.12.answer1">
        <source></source>
        <translation>Dva</translation>
    </message>
    <message id="tiletum.lesson.coats.12.answer2">
        <source></source>
        <translation>Jeden, za první výměnu</translation>
    </message>
    <message id="tiletum.lesson.coats.12.why">
        <source></source>
        <translation>Zdroj navíc je jen za první výměnu v tahu.</translation>
    </message>
    <message id="tiletum.lesson.coats.13">
        <source></source>
        <translation>Umíte umístit erb a dokončit budovu.</translation>
    </message>
    <message id="tiletum.lesson.king.title">
        <source></source>
        <translation>Král a pořadí</translation>
    </message>
    <message id="tiletum.lesson.king.1">
        <source></source>
        <translation>Každé kolo dává král na modrých polích vítězné body a na červených je bere.</translation>
    </message>
    <message id="tiletum.lesson.king.2">
        <source></source>
        <translation>Před každým ze tří tahů stáhne všechny zpátky korupce. Dva žetony jsou odkryté: 0 a 1.</translation>
    </message>
    <message id="tiletum.lesson.king.3">
        <source></source>
        <translation>Vezměte si zvýrazněnou kostku a krále zatím nechte být.</translation>
    </message>
    <message id="tiletum.lesson.king.3.hint1">
        <source></source>
        <translation>Stačí kterákoli zvýrazněná.</translation>
    </message>
    <message id="tiletum.lesson.king.3.hint2">
        <source></source>
        <translation>Ne z výseče s korunou.</translation>
    </message>
    <message id="tiletum.lesson.king.3.unwanted">
        <source></source>
        <translation>Tu si nechte na později; vezměte zvýrazněnou, beze změny.</translation>
    </message>
    <message id="tiletum.lesson.king.4">
        <source></source>
        <translation>Destičku tentokrát nechte ležet.</translation>
    </message>
    <message id="tiletum.lesson.king.4.hint1">
        <source></source>
        <translation>Tlačítko, kterým ji necháte.</translation>
    </message>
    <message id="tiletum.lesson.king.4.hint2">
        <source></source>
        <translation>Skladiště počká.</translation>
    </message>
    <message id="tiletum.lesson.king.4.unwanted">
        <source></source>
        <translation>Nechte ji, prosím: tahle lekce je o králi.</translation>
    </message>
    <message id="tiletum.lesson.king.5">
        <source></source>
        <translation>Ukončete tah a sledujte třetí žeton.</translation>
    </message>
    <message id="tiletum.lesson.king.5.hint1">
        <source></source>
        <translation>Fajfka.</translation>
    </message>
    <message id="tiletum.lesson.king.5.hint2">
        <source></source>
        <translation>Dotkněte se jí dvakrát: body zbývají.</translation>
    </message>
    <message id="tiletum.lesson.king.5.unwanted">
        <source></source>
        <translation>Ukončete tah: volá král.</translation>
    </message>
    <message id="tiletum.lesson.king.6">
        <source></source>
        <translation>Všichni o dvě zpět! Stojíte v červené na minus třech, první soupeř klesá na plus dva.</translation>
    </message>
    <message id="tiletum.lesson.king.7">
        <source></source>
        <translation>Soupeři berou poslední kostky.</translation>
    </message>
    <message id="tiletum.lesson.king.13">
        <source></source>
        <translation>Vezměte si královu kostku: dvě jídla a pět polí vzhůru.</translation>
    </message>
    <message id="tiletum.lesson.king.13.hint1">
        <source></source>
        <translation>Leží ve výseči s korunou.</translation>
    </message>
    <message id="tiletum.lesson.king.13.hint2">
        <source></source>
        <translation>Růžová dvojka, beze změny.</translation>
    </message>
    <message id="tiletum.lesson.king.13.unwanted">
        <source></source>
        <translation>Teď se vyplatí král. Vezměte jeho kostku.</translation>
    </message>
    <message id="tiletum.lesson.king.14">
        <source></source>
        <translation>Pět polí vzhůru, k soupeři na plus dva. Váš žeton leží navrchu.</translation>
    </message>
    <message id="tiletum.lesson.king.15">
        <source></source>
        <translation>Ukončete tah: začíná královská fáze.</translation>
    </message>
    <message id="tiletum.lesson.king.15.hint1">
        <source></source>
        <translation>Fajfka.</translation>
    </message>
    <message id="tiletum.lesson.king.15.hint2">
        <source></source>
        <translation>Nic jiného nezbývá.</translation>
    </message>
    <message id="tiletum.lesson.king.15.unwanted">
        <source></source>
        <translation>Napřed ukončete tah.</translation>
    </message>
    <message id="tiletum.lesson.king.16">
        <source></source>
        <translation>Zkuste si vzít královu destičku. V čele jste přece oba.</translation>
    </message>
    <message id="tiletum.lesson.king.16.after">
        <source></source>
        <translation>Nižší žeton je napřed. Soupeř tam byl dřív, destička je tedy jeho.</translation>
    </message>
    <message id="tiletum.lesson.king.17">
        <source></source>
        <translation>Soupeř si bere destičku.</translation>
    </message>
    <message id="tiletum.lesson.king.18">
        <source></source>
        <translation>Modrá platí: dva vítězné body pro vás. Druhý soupeř v červené tři ztrácí.</translation>
    </message>
    <message id="tiletum.lesson.king.19">
        <source></source>
        <translation>Stupnice určí i nové pořadí: nižší žeton první, pak vy, pak červená.</translation>
    </message>
    <message id="tiletum.lesson.king.20">
        <source></source>
        <translation>Teď se žetony z červené vracejí na 0. Modré zůstanou a příští kolo vynesou znovu.</translation>
    </message>
    <message id="tiletum.lesson.king.21">
        <source></source>
        <translation>V budově 2 bydlí notář. Kde smí bydlet další?</translation>
    </message>
    <message id="tiletum.lesson.king.21.answer1">
        <source></source>
        <translation>Jen v budově 2</translation>
    </message>
    <message id="tiletum.lesson.king.21.answer2">
        <source></source>
        <translation>V kterékoli volné místnosti</translation>
    </message>
    <message id="tiletum.lesson.king.21.why">
        <source></source>
        <translation>Druh má jednu budovu a budova jeden druh.</translation>
    </message>
    <message id="tiletum.lesson.king.22">
        <source></source>
        <translation>Umíte u dvora stoupat, vést a udržet si místo.</translation>
    </message>
    <message id="tiletum.lesson.fairs.title">
        <source></source>
        <translation>Trhy</translation>
    </message>
    <message id="tiletum.lesson.fairs.1">
        <source></source>
        <translation>Každé kolo končí trhem. Druhý je v Troyes a počítají se domy na mapě.</translation>
    </message>
    <message id="tiletum.lesson.fairs.2">
        <source></source>
        <translation>Vezměte si šestku jídla: obchodník dostane jediný akční bod.</translation>
    </message>
    <message id="tiletum.lesson.fairs.2.hint1">
        <source></source>
        <translation>Leží ve výseči obchodníka.</translation>
    </message>
    <message id="tiletum.lesson.fairs.2.hint2">
        <source></source>
        <translation>Šest jablek na růžové kostce.</translation>
    </message>
    <message id="tiletum.lesson.fairs.2.unwanted">
        <source></source>
        <translation>Šetřete zlato i plány: u obchodníka leží šestka.</translation>
    </message>
    <message id="tiletum.lesson.fairs.3">
        <source></source>
        <translation>Vezměte si její destičku, nebo ji nechte.</translation>
    </message>
    <message id="tiletum.lesson.fairs.3.hint1">
        <source></source>
        <translation>Vzít, nebo nechat ležet.</translation>
    </message>
    <message id="tiletum.lesson.fairs.3.hint2">
        <source></source>
        <translation>Dobře je obojí.</translation>
    </message>
    <message id="tiletum.lesson.fairs.3.unwanted">
        <source></source>
        <translation>Napřed rozhodněte o destičce.</translation>
    </message>
    <message id="tiletum.lesson.fairs.4">
        <source></source>
        <translation>Jeden akční bod: z Paříže do Troyes.</translation>
    </message>
    <message id="tiletum.lesson.fairs.4.hint1">
        <source></source>
        <translation>Troyes sousedí s Paříží.</translation>
    </message>
    <message id="tiletum.lesson.fairs.4.hint2">
        <source></source>
        <translation>Dotkněte se zvýrazněného města.</translation>
    </message>
    <message id="tiletum.lesson.fairs.4.unwanted">
        <source></source>
        <translation>Trh je v Troyes: jděte tam.</translation>
    </message>
    <message id="tiletum.lesson.fairs.5">
        <source></source>
        <translation>Zkuste postavit i dům.</translation>
    </message>
    <message id="tiletum.lesson.fairs.5.after">
        <source></source>
        <translation>Nevadí: stačí obchodník, který tu stojí.</translation>
    </message>
    <message id="tiletum.lesson.fairs.6">
        <source></source>
        <translation>Druhý trh: na plánu 2, na destičce 2. Máte dva domy. Kolik získáte?</translation>
    </message>
    <message id="tiletum.lesson.fairs.6.answer1">
        <source></source>
        <translation>2 + 2, krát 2: tedy 8</translation>
    </message>
    <message id="tiletum.lesson.fairs.6.answer2">
        <source></source>
        <translation>2 a k tomu 2 krát 2: tedy 6</translation>
    </message>
    <message id="tiletum.lesson.fairs.6.why">
        <source></source>
        <translation>Plán a destička se napřed sečtou, teprve součet se násobí.</translation>
    </message>
    <message id="tiletum.lesson.fairs.7">
        <source></source>
        <translation>Ukončete tah. Kolo je u konce a začíná trh.</translation>
    </message>
    <message id="tiletum.lesson.fairs.7.hint1">
        <source></source>
        <translation>Fajfka.</translation>
    </message>
    <message id="tiletum.lesson.fairs.7.hint2">
        <source></source>
        <translation>Nic jiného nezbývá.</translation>
    </message>
    <message id="tiletum.lesson.fairs.7.unwanted">
        <source></source>
        <translation>Na trh jste připraveni: ukončete tah.</translation>
    </message>
    <message id="tiletum.lesson.fairs.8">
        <source></source>
        <translation>Soupeř u dvora vede a královu destičku nechává.</translation>
    </message>
    <message id="tiletum.lesson.fairs.9">
        <source></source>
        <translation>Napřed král: stojíte v červené a ztrácíte dva body. Tu stupnici hlídejte.</translation>
    </message>
    <message id="tiletum.lesson.fairs.10">
        <source></source>
        <translation>Trh v Troyes: dva a dva, tedy čtyři vítězné body za každý dům.</translation>
    </message>
    <message id="tiletum.lesson.fairs.11">
        <source></source>
        <translation>Osm pro vás: obchodník byl u toho.</translation>
    </message>
    <message id="tiletum.lesson.fairs.12">
        <source></source>
        <translation>Soupeř nemá v Troyes dům ani obchodníka a odchází s prázdnou.</translation>
    </message>
    <message id="tiletum.lesson.fairs.13">
        <source></source>
        <translation>Jedna rada: přečtěte si všechny čtyři trhy před prvním tahem a stavte s ohledem na ně.</translation>
    </message>
    <message id="tiletum.lesson.fairs.14">
        <source></source>
        <translation>Ve skladišti máte erb Medicejů. Smíte si vzít další?</translation>
    </message>
    <message id="tiletum.lesson.fairs.14.answer1">
        <source></source>
        <translation>Ne</translation>
    </message>
    <message id="tiletum.lesson.fairs.14.answer2">
        <source></source>
        <translation>Ano, není-li první umístěný</translation>
    </message>
    <message id="tiletum.lesson.fairs.14.why">
        <source></source>
        <translation>Od každého rodu jeden, ať je ve skladišti, nebo umístěný.</translation>
    </message>
    <message id="tiletum.lesson.fairs.15">
        <source></source>
        <translation>Umíte plánovat na trh a přijít včas.</translation>
    </message>
    <message id="tiletum.lesson.helpers.title">
        <source></source>
        <translation>Pomocníci a plné skladiště</translation>
    </message>
    <message id="tiletum.lesson.helpers.1">
        <source></source>
        <translation>Skladiště má čtyři místa na všechny druhy destiček. Všechna jsou plná.</translation>
    </message>
    <message id="tiletum.lesson.helpers.2">
        <source></source>
        <translation>Zkuste využít pomocníka se dvěma akčními body navíc.</translation>
    </message>
    <message id="tiletum.lesson.helpers.2.after">
        <source></source>
        <translation>Tenhle pomocník nikdy nejedná sám.</translation>
    </message>
    <message id="tiletum.lesson.helpers.3">
        <source></source>
        <translation>Vezměte si tedy kostku: pětku vlny u architekta.</translation>
    </message>
    <message id="tiletum.lesson.helpers.3.hint1">
        <source></source>
        <translation>Pět roun, světle šedá.</translation>
    </message>
    <message id="tiletum.lesson.helpers.3.hint2">
        <source></source>
        <translation>Leží ve výseči architekta.</translation>
    </message>
    <message id="tiletum.lesson.helpers.3.unwanted">
        <source></source>
        <translation>Někdy jindy. Destička architekta je dobrá.</translation>
    </message>
    <message id="tiletum.lesson.helpers.4">
        <source></source>
        <translation>Zkuste si vzít její destičku.</translation>
    </message>
    <message id="tiletum.lesson.helpers.4.after">
        <source></source>
        <translation>Doplňkové akce jdou i teď, dřív než si ji vezmete.</translation>
    </message>
    <message id="tiletum.lesson.helpers.5">
        <source></source>
        <translation>Využijte pomocníka s jiskrou: budova znovu rozdá své dárky.</translation>
    </message>
    <message id="tiletum.lesson.helpers.5.hint1">
        <source></source>
        <translation>Leží ve vašem skladišti.</translation>
    </message>
    <message id="tiletum.lesson.helpers.5.hint2">
        <source></source>
        <translation>Dotkněte se ho a využijte ho.</translation>
    </message>
    <message id="tiletum.lesson.helpers.5.unwanted">
        <source></source>
        <translation>Dobrý nápad; tady ale místo uvolní jiskra.</translation>
    </message>
    <message id="tiletum.lesson.helpers.6">
        <source></source>
        <translation>V budově 4 bydlí kupcová. Vyberte tu budovu.</translation>
    </message>
    <message id="tiletum.lesson.helpers.6.hint1">
        <source></source>
        <translation>Jediná budova, kde někdo bydlí.</translation>
    </message>
    <message id="tiletum.lesson.helpers.6.hint2">
        <source></source>
        <translation>Dotkněte se budovy 4.</translation>
    </message>
    <message id="tiletum.lesson.helpers.6.unwanted">
        <source></source>
        <translation>Napřed vyberte budovu: pomocník čeká.</translation>
    </message>
    <message id="tiletum.lesson.helpers.7">
        <source></source>
        <translation>Kupcová dává znovu tři zlata. Vezměte si je.</translation>
    </message>
    <message id="tiletum.lesson.helpers.7.hint1">
        <source></source>
        <translation>Dotkněte se kupcové.</translation>
    </message>
    <message id="tiletum.lesson.helpers.7.hint2">
        <source></source>
        <translation>První patro budovy 4.</translation>
    </message>
    <message id="tiletum.lesson.helpers.7.unwanted">
        <source></source>
        <translation>Zlato zadarmo: napřed si ho vezměte.</translation>
    </message>
    <message id="tiletum.lesson.helpers.8">
        <source></source>
        <translation>Některá pole pro domy na mapě, třeba ve Frankfurtu, probudí budovu stejně.</translation>
    </message>
    <message id="tiletum.lesson.helpers.9">
        <source></source>
        <translation>Místo je volné. Teď si destičku vezměte.</translation>
    </message>
    <message id="tiletum.lesson.helpers.9.hint1">
        <source></source>
        <translation>Použijte tlačítko, kterým ji vezmete.</translation>
    </message>
    <message id="tiletum.lesson.helpers.9.hint2">
        <source></source>
        <translation>Čekají čtyři vítězné body.</translation>
    </message>
    <message id="tiletum.lesson.helpers.9.unwanted">
        <source></source>
        <translation>Kvůli ní jste uklízeli: vezměte si destičku.</translation>
    </message>
    <message id="tiletum.lesson.helpers.10">
        <source></source>
        <translation>Využijte ji: čtyři vítězné body.</translation>
    </message>
    <message id="tiletum.lesson.helpers.10.hint1">
        <source></source>
        <translation>Teď leží ve skladišti.</translation>
    </message>
    <message id="tiletum.lesson.helpers.10.hint2">
        <source></source>
        <translation>Dotkněte se jí a využijte ji.</translation>
    </message>
    <message id="tiletum.lesson.helpers.10.unwanted">
        <source></source>
        <translation>Napřed odměna.</translation>
    </message>
    <message id="tiletum.lesson.helpers.11">
        <source></source>
        <translation>Architekt má dva akční body. Přidejte dva: využijte pomocníka s plusem.</translation>
    </message>
    <message id="tiletum.lesson.helpers.11.hint1">
        <source></source>
        <translation>Teď už akce kostky běží.</translation>
    </message>
    <message id="tiletum.lesson.helpers.11.hint2">
        <source></source>
        <translation>Dotkněte se destičky s plusem a využijte ji.</translation>
    </message>
    <message id="tiletum.lesson.helpers.11.unwanted">
        <source></source>
        <translation>Napřed akci posilte.</translation>
    </message>
    <message id="tiletum.lesson.helpers.12">
        <source></source>
        <translation>Čtyři akční body. Do Kolína nad Rýnem.</translation>
    </message>
    <message id="tiletum.lesson.helpers.12.hint1">
        <source></source>
        <translation>Krok na východ od Tileta.</translation>
    </message>
    <message id="tiletum.lesson.helpers.12.hint2">
        <source></source>
        <translation>Dotkněte se Kolína nad Rýnem.</translation>
    </message>
    <message id="tiletum.lesson.helpers.12.unwanted">
        <source></source>
        <translation>Pilíře dnes patří do Kolína nad Rýnem.</translation>
    </message>
    <message id="tiletum.lesson.helpers.13">
        <source></source>
        <translation>Postavte pilíř.</translation>
    </message>
    <message id="tiletum.lesson.helpers.13.hint1">
        <source></source>
        <translation>Dotkněte se pole pro pilíř.</translation>
    </message>
    <message id="tiletum.lesson.helpers.13.hint2">
        <source></source>
        <translation>Jeden akční bod.</translation>
    </message>
    <message id="tiletum.lesson.helpers.13.unwanted">
        <source></source>
        <translation>Napřed pilíř.</translation>
    </message>
    <message id="tiletum.lesson.helpers.14">
        <source></source>
        <translation>Kameny ještě máte: přispějte na katedrálu.</translation>
    </message>
    <message id="tiletum.lesson.helpers.14.hint1">
        <source></source>
        <translation>Dotkněte se katedrály a přispějte.</translation>
    </message>
    <message id="tiletum.lesson.helpers.14.hint2">
        <source></source>
        <translation>Dva kameny, doplňková akce.</translation>
    </message>
    <message id="tiletum.lesson.helpers.14.unwanted">
        <source></source>
        <translation>Dobrá chvíle pro katedrálu.</translation>
    </message>
    <message id="tiletum.lesson.helpers.15">
        <source></source>
        <translation>V čele královské stupnice jste se soupeřem na stejném poli. Kdo dostane destičku?</translation>
    </message>
    <message id="tiletum.lesson.helpers.15.answer1">
        <source></source>
        <translation>Vyšší žeton</translation>
    </message>
    <message id="tiletum.lesson.helpers.15.answer2">
        <source></source>
        <translation>Nikdo</translation>
    </message>
    <message id="tiletum.lesson.helpers.15.answer3">
        <source></source>
        <translation>Nižší žeton</translation>
    </message>
    <message id="tiletum.lesson.helpers.15.why">
        <source></source>
        <translation>Kdo přišel první, leží dole a je napřed, i v novém pořadí.</translation>
    </message>
    <message id="tiletum.lesson.helpers.16">
        <source></source>
        <translation>Váš žeton stojí na minus dvou. Co bude po královské fázi?</translation>
    </message>
    <message id="tiletum.lesson.helpers.16.answer1">
        <source></source>
        <translation>Zůstane na minus dvou</translation>
    </message>
    <message id="tiletum.lesson.helpers.16.answer2">
        <source></source>
        <translation>Zaplatím dva a vrátí se na 0</translation>
    </message>
    <message id="tiletum.lesson.helpers.16.why">
        <source></source>
        <translation>Z červené se žetony vracejí na 0, modré zůstávají.</translation>
    </message>
    <message id="tiletum.lesson.helpers.17">
        <source></source>
        <translation>Kolikrát v jednom kole stáhne korupce všechny zpátky?</translation>
    </message>
    <message id="tiletum.lesson.helpers.17.answer1">
        <source></source>
        <translation>Třikrát</translation>
    </message>
    <message id="tiletum.lesson.helpers.17.answer2">
        <source></source>
        <translation>Jednou</translation>
    </message>
    <message id="tiletum.lesson.helpers.17.answer3">
        <source></source>
        <translation>Dvakrát</translation>
    </message>
    <message id="tiletum.lesson.helpers.17.why">
        <source></source>
        <translation>Před každým ze tří tahů se odkryje žeton.</translation>
    </message>
    <message id="tiletum.lesson.helpers.18">
        <source></source>
        <translation>Umíte využít pomocníky a mít ve skladišti místo.</translation>
    </message>
    <message id="tiletum.lesson.first-match.title">
        <source></source>
        <translation>První partie, s radami</translation>
    </message>
    <message id="tiletum.lesson.first-match.1">
        <source></source>
        <translation>Teď rozhodujete vy a já jen radím. Soupeř naproti je shovívavý.</translation>
    </message>
    <message id="tiletum.lesson.first-match.2">
        <source></source>
        <translation>Trh je ve Veroně. Dům tam nemáte, ale stojí tam obchodník. Bodujete?</translation>
    </message>
    <message id="tiletum.lesson.first-match.2.answer1">
        <source></source>
        <translation>Ano</translation>
    </message>
    <message id="tiletum.lesson.first-match.2.answer2">
        <source></source>
        <translation>Ne, platí jen domy</translation>
    </message>
    <message id="tiletum.lesson.first-match.2.why">
        <source></source>
        <translation>Obchodník, nebo dům: stačí jedno.</translation>
    </message>
    <message id="tiletum.lesson.first-match.3">
        <source></source>
        <translation>Třetí trh: na plánu 3, na destičce 3 a máte dvě smlouvy. Kolik získáte?</translation>
    </message>
    <message id="tiletum.lesson.first-match.3.answer1">
        <source></source>
        <translation>Dvanáct</translation>
    </message>
    <message id="tiletum.lesson.first-match.3.answer2">
        <source></source>
        <translation>Devět</translation>
    </message>
    <message id="tiletum.lesson.first-match.3.why">
        <source></source>
        <translation>Tři a tři je šest, šest krát dva je dvanáct.</translation>
    </message>
    <message id="tiletum.lesson.first-match.4">
        <source></source>
        <translation>Trh tohoto kola je v Tiletu, kde mají dům všichni. Vynese čtyři body za každou splněnou smlouvu.</translation>
    </message>
    <message id="tiletum.lesson.first-match.5">
        <source></source>
        <translation>První tah: jakákoli kostka, jakákoli akce. O radu si řekněte, kdy chcete.</translation>
    </message>
    <message id="tiletum.lesson.first-match.5.advice1">
        <source></source>
        <translation>Trojka dnes znamená smlouvy: tři zdroje a čtyři akční body.</translation>
    </message>
    <message id="tiletum.lesson.first-match.5.advice2">
        <source></source>
        <translation>Smlouva úplně vpravo stojí jeden akční bod a žádá tři železa.</translation>
    </message>
    <message id="tiletum.lesson.first-match.5.advice3">
        <source></source>
        <translation>Doplňkové akce nestojí akční body: co zaplatíte, splňte ještě v tomto tahu.</translation>
    </message>
    <message id="tiletum.lesson.first-match.6">
        <source></source>
        <translation>Druhý tah. Co vám ten první usnadnil?</translation>
    </message>
    <message id="tiletum.lesson.first-match.6.advice1">
        <source></source>
        <translation>Uvolněné pilíře chtějí architekta; katedrála v Kolíně nad Rýnem stojí dva kameny.</translation>
    </message>
    <message id="tiletum.lesson.first-match.6.advice2">
        <source></source>
        <translation>Domy vynášejí nejvíc v dálce, ale každý krok stojí akční bod.</translation>
    </message>
    <message id="tiletum.lesson.first-match.6.advice3">
        <source></source>
        <translation>Láká vás destička na kole? Podívejte se, jestli k ní nevedou dvě zlata.</translation>
    </message>
    <message id="tiletum.lesson.first-match.7">
        <source></source>
        <translation>Třetí tah kola. Pak přijde král a trh.</translation>
    </message>
    <message id="tiletum.lesson.first-match.7.advice1">
        <source></source>
        <translation>Červené pole stojí vítězné body už teď a jediná králova kostka vás z něj zvedne.</translation>
    </message>
    <message id="tiletum.lesson.first-match.7.advice2">
        <source></source>
        <translation>Kdo u dvora vede, bere destičku a hraje první.</translation>
    </message>
    <message id="tiletum.lesson.first-match.7.advice3">
        <source></source>
        <translation>Příští trh je ve Frankfurtu, dva kroky odtud: dvojice dům a pilíř.</translation>
    </message>
    <message id="tiletum.lesson.first-match.8">
        <source></source>
        <translation>První kolo je za vámi. Akční kolo se pootočilo, leží tu nové kostky a tři kola zbývají.</translation>
    </message>
    <message id="tiletum.lesson.first-match.9">
        <source></source>
        <translation>Celou partii už zvládnete. Hrajte odtud dál!</translation>
    </message>
    <message id="tiletum.lesson.titus.title">
        <source></source>
        <translation>Sólo proti Titovi</translation>
    </message>
    <message id="tiletum.lesson.titus.1">
        <source></source>
        <translation>Nemáte s kým hrát? Naproti sedí kardinál Titus. O jeho kostkách rozhodují karty.</translation>
    </message>
    <message id="tiletum.lesson.titus.2">
        <source></source>
        <translation>Začínáte jako vždycky: vezměte si zvýrazněnou kostku.</translation>
    </message>
    <message id="tiletum.lesson.titus.2.hint1">
        <source></source>
        <translation>Vlna pro obchodníka, nebo jídlo na postavy.</translation>
    </message>
    <message id="tiletum.lesson.titus.2.hint2">
        <source></source>
        <translation>Stačí kterákoli zvýrazněná.</translation>
    </message>
    <message id="tiletum.lesson.titus.2.unwanted">
        <source></source>
        <translation>Tu nechte: na kolo se dívá i Titus.</translation>
    </message>
    <message id="tiletum.lesson.titus.3">
        <source></source>
        <translation>Vezměte si její destičku, nebo ji nechte.</translation>
    </message>
    <message id="tiletum.lesson.titus.3.hint1">
        <source></source>
        <translation>Vzít, nebo nechat ležet.</translation>
    </message>
    <message id="tiletum.lesson.titus.3.hint2">
        <source></source>
        <translation>Dobře je obojí.</translation>
    </message>
    <message id="tiletum.lesson.titus.3.unwanted">
        <source></source>
        <translation>Napřed rozhodněte o destičce.</translation>
    </message>
    <message id="tiletum.lesson.titus.4">
        <source></source>
        <translation>Ukončete tah a sledujte jeho kartu.</translation>
    </message>
    <message id="tiletum.lesson.titus.4.hint1">
        <source></source>
        <translation>Fajfka.</translation>
    </message>
    <message id="tiletum.lesson.titus.4.hint2">
        <source></source>
        <translation>Dotkněte se jí dvakrát: body zbývají.</translation>
    </message>
    <message id="tiletum.lesson.titus.4.unwanted">
        <source></source>
        <translation>V partii byste pokračovali. Tady tah ukončete.</translation>
    </message>
    <message id="tiletum.lesson.titus.5">
        <source></source>
        <translation>Nebeské klenby. Řádky se zkoušejí odshora; kostku určí první, který platí.</translation>
    </message>
    <message id="tiletum.lesson.titus.6">
        <source></source>
        <translation>První řádek: víc pilířů než destiček katedrál? Ne. Druhý: architekt. Bere tedy jeho kostku.</translation>
    </message>
    <message id="tiletum.lesson.titus.7">
        <source></source>
        <translation>Získá kameny, cestuje a staví podle pevných pravidel, dokud mu stačí akční body.</translation>
    </message>
    <message id="tiletum.lesson.titus.8">
        <source></source>
        <translation>Na co má, to zaplatí: dva kameny a v Kolíně nad Rýnem osm vítězných bodů.</translation>
    </message>
    <message id="tiletum.lesson.titus.9">
        <source></source>
        <translation>Na trh dům nepotřebuje: všude získá hodnotu trhu krát číslo kola.</translation>
    </message>
    <message id="tiletum.lesson.titus.10">
        <source></source>
        <translation>Na konci se jeho smlouvy vynásobí destičkami katedrál. Musíte mít víc bodů než on.</translation>
    </message>
    <message id="tiletum.lesson.titus.11">
        <source></source>
        <translation>Druhý trh, v Hamburku: na plánu 2, na destičce 2. Kolik získá Titus?</translation>
    </message>
    <message id="tiletum.lesson.titus.11.answer1">
        <source></source>
        <translation>Osm</translation>
    </message>
    <message id="tiletum.lesson.titus.11.answer2">
        <source></source>
        <translation>Nic: nemá tam dům</translation>
    </message>
    <message id="tiletum.lesson.titus.11.why">
        <source></source>
        <translation>Dvě a dvě jsou čtyři, a to krát dvě za druhé kolo. Dům nepotřebuje.</translation>
    </message>
    <message id="tiletum.lesson.titus.12">
        <source></source>
        <translation>Skladiště je plné a na kole leží dobrá destička. Co s tím?</translation>
    </message>
    <message id="tiletum.lesson.titus.12.answer1">
        <source></source>
        <translation>Zahodit jednu uloženou</translation>
    </message>
    <message id="tiletum.lesson.titus.12.answer2">
        <source></source>
        <translation>Napřed jednu využít, pak ji vzít</translation>
    </message>
    <message id="tiletum.lesson.titus.12.why">
        <source></source>
        <translation>Destičky se neodhazují; místo uvolní doplňková akce, i než si novou vezmete.</translation>
    </message>
    <message id="tiletum.lesson.titus.13">
        <source></source>
        <translation>Karty jsou z krabice. Jak je hraje, je náš výklad; víc říká kniha pravidel.</translation>
    </message>
    <message id="tiletum.lesson.titus.14">
        <source></source>
        <translation>Umíte hrát i sólo, kdykoli chcete.</translation>
    </message>
    <message id="tiletum.first.take">
        <source></source>
        <translation>Kostka přináší dvojí: zdroje podle barvy a hodnoty a akci podle místa. Hodnota a akční body dají vždy 7.</translation>
    </message>
    <message id="tiletum.first.bonusTile">
        <source></source>
        <translation>Bonusová destička stojí jen jedno ze čtyř míst ve skladišti. Nic z něj ale nejde odhodit.</translation>
    </message>
    <message id="tiletum.first.move">
        <source></source>
        <translation>Každý krok stojí 1 akční bod. Obchodník staví domy a architekt pilíře, jen tam, kde stojí.</translation>
    </message>
    <message id="tiletum.first.collect">
        <source></source>
        <translation>Za 1 akční bod je destička v tomto městě vaše. Na mapu se nedoplňují: bere, kdo přijde první.</translation>
    </message>
    <message id="tiletum.first.house">
        <source></source>
        <translation>Tady můžete postavit dům, v každém městě jeden. Zajistí vám účast na zdejším trhu a na konci se domy násobí pilíři.</translation>
    </message>
    <message id="tiletum.first.pillar">
        <source></source>
        <translation>Tady můžete postavit pilíř. Dovolí vám přispět na katedrálu a na konci se pilíře násobí domy.</translation>
    </message>
    <message id="tiletum.first.hire">
        <source></source>
        <translation>Postava čeká ve skladišti, než ji ubytujete. Každý druh bydlí jen v jedné z vašich budov.</translation>
    </message>
    <message id="tiletum.first.settle">
        <source></source>
        <translation>Ubytování stojí podle patra 1, 2 nebo 3 akční body a bonus přijde hned. Budovu volte dobře, nikdo se už nestěhuje.</translation>
    </message>
    <message id="tiletum.first.activate">
        <source></source>
        <translation>Smíte aktivovat budovu: každá postava v ní dá znovu svůj bonus. Zvolte tu, která vám pomůže nejvíc.</translation>
    </message>
    <message id="tiletum.first.sign">
        <source></source>
        <translation>Čím víc vpravo, tím je destička levnější, a co necháte ležet, se může po vašem tahu posunout dál.</translation>
    </message>
    <message id="tiletum.first.chooseAction">
        <source></source>
        <translation>Žolík se stane kteroukoli z ostatních pěti akcí. Všechny jeho body patří té, kterou zvolíte.</translation>
    </message>
    <message id="tiletum.first.buy">
        <source></source>
        <translation>Kdykoli ve svém tahu si za 2 zlata můžete koupit 1 zdroj, jaký chcete, jen ne zlato.</translation>
    </message>
    <message id="tiletum.first.fulfil">
        <source></source>
        <translation>Na smlouvu teď máte, a to bez akčních bodů. Přinese body a každá z prvních pěti uvolní pilíř.</translation>
    </message>
    <message id="tiletum.first.adorn">
        <source></source>
        <translation>Za jídlo můžete umístit erb. Každé místo má svůj bonus a zaplněnou budovu erb dokončí.</translation>
    </message>
    <message id="tiletum.first.contribute">
        <source></source>
        <translation>Kde máte pilíř, můžete jednou zaplatit kámen a vzít si horní destičku katedrály. Kdo přijde později, získá méně.</translation>
    </message>
    <message id="tiletum.first.use">
        <source></source>
        <translation>Pomocníka využijete jednou, kdykoli ve svém tahu, a ve skladišti se tím uvolní místo.</translation>
    </message>
    <message id="tiletum.first.kingTile">
        <source></source>
        <translation>Na královské stupnici vedete, bonusová destička u ní je tedy vaše, chcete-li. Pak král každému vyplatí jeho pole.</translation>
    </message>
</context>
</TS>
