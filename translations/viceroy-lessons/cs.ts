<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="cs">
<context>
    <name></name>
    <message id="viceroy.lesson.what-wins.title">
        <source></source>
        <translation>Jak se vyhrává</translation>
    </message>
    <message id="viceroy.lesson.what-wins.1">
        <source></source>
        <translation>Spravujete provincii a chcete víc. Ze spojenců a zákonů si stavíte pyramidu moci.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.2">
        <source></source>
        <translation>Vyhrává se body moci: kdo jich má po dvanácti kolech nejvíc, vítězí.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.3">
        <source></source>
        <translation>U modré dražební karty leží Učitel. Podržte lištu zástěny a tajně na něj nabídněte modrý drahokam.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.3.hint1">
        <source></source>
        <translation>Drahokamy máte za zástěnou: podržte její lištu.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.3.hint2">
        <source></source>
        <translation>Podržte lištu zástěny a vyberte modrý drahokam.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.3.unwanted">
        <source></source>
        <translation>V partii to jde. Teď ale jdeme po Učiteli: nabídněte modrý.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.4">
        <source></source>
        <translation>Všechny nabídky se odhalí naráz. Modrou máte jen vy, Učitel je váš.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.5">
        <source></source>
        <translation>Váš drahokam jde do všeobecné zásoby: platí se i vítězná nabídka.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.6">
        <source></source>
        <translation>Po dražbě se buduje. Soupeř pasuje a nic nevykládá.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.7">
        <source></source>
        <translation>V každém kole smíte vyložit až tři karty, jednu po druhé. Vyberte Učitele.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.7.hint1">
        <source></source>
        <translation>Máte ho v ruce, za zástěnou.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.7.hint2">
        <source></source>
        <translation>Vyberte Učitele, ne pas.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.7.unwanted">
        <source></source>
        <translation>Když teď budete pasovat, v tomto kole nic nevyložíte. Vyberte Učitele.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.8">
        <source></source>
        <translation>Vyložte ho vedle své první karty: zvýrazněného místa se dotkněte dvakrát. První řádek stojí zelený drahokam.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.8.hint1">
        <source></source>
        <translation>Vedle Čarodějky svítí dvě místa.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.8.hint2">
        <source></source>
        <translation>Vyložte Učitele na zvýrazněné místo.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.8.unwanted">
        <source></source>
        <translation>Patří vedle Čarodějky: vlevo, nebo vpravo.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.9">
        <source></source>
        <translation>Na Učiteli leží tři body moci. Do konce hry vám je nikdo nevezme.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.10">
        <source></source>
        <translation>Co rozhoduje o vítězství?</translation>
    </message>
    <message id="viceroy.lesson.what-wins.10.answer1">
        <source></source>
        <translation>Nejvíc drahokamů</translation>
    </message>
    <message id="viceroy.lesson.what-wins.10.answer2">
        <source></source>
        <translation>Nejvíc bodů moci</translation>
    </message>
    <message id="viceroy.lesson.what-wins.10.answer3">
        <source></source>
        <translation>Nejvyšší pyramida</translation>
    </message>
    <message id="viceroy.lesson.what-wins.10.why">
        <source></source>
        <translation>Počítají se jen body moci. Drahokamy a výška k nim pomáhají.</translation>
    </message>
    <message id="viceroy.lesson.what-wins.11">
        <source></source>
        <translation>Umíte získat kartu a vyložit ji za body.</translation>
    </message>
    <message id="viceroy.lesson.bidding.title">
        <source></source>
        <translation>Nabídky a shody</translation>
    </message>
    <message id="viceroy.lesson.bidding.1">
        <source></source>
        <translation>Nabídka je jeden tajně zvolený drahokam. Jeho barva říká, kterou kartu chcete.</translation>
    </message>
    <message id="viceroy.lesson.bidding.2">
        <source></source>
        <translation>Zkuste to: nabídněte na Rytíře u červené dražební karty.</translation>
    </message>
    <message id="viceroy.lesson.bidding.2.after">
        <source></source>
        <translation>Zato modré máte, a u modré leží Kapitán.</translation>
    </message>
    <message id="viceroy.lesson.bidding.3">
        <source></source>
        <translation>Nabídněte tedy na Kapitána modrý drahokam.</translation>
    </message>
    <message id="viceroy.lesson.bidding.3.hint1">
        <source></source>
        <translation>Drahokamy máte za zástěnou.</translation>
    </message>
    <message id="viceroy.lesson.bidding.3.hint2">
        <source></source>
        <translation>Vyberte modrý drahokam.</translation>
    </message>
    <message id="viceroy.lesson.bidding.3.unwanted">
        <source></source>
        <translation>Smíte, ale napřed si ukážeme shodu: nabídněte modrý.</translation>
    </message>
    <message id="viceroy.lesson.bidding.4">
        <source></source>
        <translation>Dvě modré nabídky na jednu kartu: nezíská ji nikdo a oba drahokamy jsou pryč.</translation>
    </message>
    <message id="viceroy.lesson.bidding.5">
        <source></source>
        <translation>Shodu nerozhodne nic, ani číslo, ani pořadí. Kdo nemá kartu, nabízí znovu.</translation>
    </message>
    <message id="viceroy.lesson.bidding.6">
        <source></source>
        <translation>Zkuste to: nabídněte žlutý. Druhý soupeř tam právě získal Druida.</translation>
    </message>
    <message id="viceroy.lesson.bidding.6.after">
        <source></source>
        <translation>Z vašich barev má kartu ještě modrá a zelená.</translation>
    </message>
    <message id="viceroy.lesson.bidding.8">
        <source></source>
        <translation>Druhé kolo dražby. Nabídněte znovu modrý: třeba soupeř ustoupí.</translation>
    </message>
    <message id="viceroy.lesson.bidding.8.hint1">
        <source></source>
        <translation>Kapitán pořád leží u modré.</translation>
    </message>
    <message id="viceroy.lesson.bidding.8.hint2">
        <source></source>
        <translation>Vyberte modrý drahokam.</translation>
    </message>
    <message id="viceroy.lesson.bidding.8.unwanted">
        <source></source>
        <translation>Možná moudré. Zkuste ale Kapitána ještě jednou: nabídněte modrý.</translation>
    </message>
    <message id="viceroy.lesson.bidding.9">
        <source></source>
        <translation>Zase modrá proti modré. Druhý drahokam je pryč.</translation>
    </message>
    <message id="viceroy.lesson.bidding.11">
        <source></source>
        <translation>Třetí kolo dražby je poslední. Změňte plán: nabídněte zelený na Stopaře.</translation>
    </message>
    <message id="viceroy.lesson.bidding.11.hint1">
        <source></source>
        <translation>Stopař leží u zelené.</translation>
    </message>
    <message id="viceroy.lesson.bidding.11.hint2">
        <source></source>
        <translation>Vyberte zelený drahokam.</translation>
    </message>
    <message id="viceroy.lesson.bidding.11.unwanted">
        <source></source>
        <translation>Pas by vynesl hned tři drahokamy. Zkuste ale napřed Stopaře: nabídněte zelený.</translation>
    </message>
    <message id="viceroy.lesson.bidding.12">
        <source></source>
        <translation>Stejný nápad, stejná nabídka! Tři drahokamy za jednu dražbu: i to se stává.</translation>
    </message>
    <message id="viceroy.lesson.bidding.13">
        <source></source>
        <translation>Kdo po třetím kole dražby nemá kartu, jako by pasoval, a pas vynáší tři drahokamy. Vezměte si první.</translation>
    </message>
    <message id="viceroy.lesson.bidding.13.hint1">
        <source></source>
        <translation>Všeobecná zásoba: čtyři hromádky drahokamů vedle dražebních karet.</translation>
    </message>
    <message id="viceroy.lesson.bidding.13.hint2">
        <source></source>
        <translation>Barva je na vás.</translation>
    </message>
    <message id="viceroy.lesson.bidding.13.unwanted">
        <source></source>
        <translation>Vezměte si drahokam ze všeobecné zásoby.</translation>
    </message>
    <message id="viceroy.lesson.bidding.14">
        <source></source>
        <translation>Vezměte si druhý, barvu si vyberte.</translation>
    </message>
    <message id="viceroy.lesson.bidding.14.hint1">
        <source></source>
        <translation>Všeobecná zásoba: čtyři hromádky drahokamů vedle dražebních karet.</translation>
    </message>
    <message id="viceroy.lesson.bidding.14.hint2">
        <source></source>
        <translation>Barva je na vás.</translation>
    </message>
    <message id="viceroy.lesson.bidding.14.unwanted">
        <source></source>
        <translation>Vezměte si drahokam ze všeobecné zásoby.</translation>
    </message>
    <message id="viceroy.lesson.bidding.15">
        <source></source>
        <translation>A třetí.</translation>
    </message>
    <message id="viceroy.lesson.bidding.15.hint1">
        <source></source>
        <translation>Všeobecná zásoba: čtyři hromádky drahokamů vedle dražebních karet.</translation>
    </message>
    <message id="viceroy.lesson.bidding.15.hint2">
        <source></source>
        <translation>Barva je na vás.</translation>
    </message>
    <message id="viceroy.lesson.bidding.15.unwanted">
        <source></source>
        <translation>Vezměte si drahokam ze všeobecné zásoby.</translation>
    </message>
    <message id="viceroy.lesson.bidding.16">
        <source></source>
        <translation>Drahokamy vynáší jen pas. Kdo získá kartu, žádné nedostane.</translation>
    </message>
    <message id="viceroy.lesson.bidding.17">
        <source></source>
        <translation>Umíte nabízet ve všech třech kolech a víte, co stojí shoda.</translation>
    </message>
    <message id="viceroy.lesson.agreements.title">
        <source></source>
        <translation>Dvě karty, dva zájemci</translation>
    </message>
    <message id="viceroy.lesson.agreements.1">
        <source></source>
        <translation>Karta, kterou nikdo nezískal, zůstává ještě na jedno kolo. Proto u modré leží dvě.</translation>
    </message>
    <message id="viceroy.lesson.agreements.2">
        <source></source>
        <translation>Nabídněte modrý drahokam. Když ho nenabídne nikdo jiný, vyberete si kteroukoli z obou karet.</translation>
    </message>
    <message id="viceroy.lesson.agreements.2.hint1">
        <source></source>
        <translation>Drahokamy máte za zástěnou.</translation>
    </message>
    <message id="viceroy.lesson.agreements.2.hint2">
        <source></source>
        <translation>Vyberte modrý drahokam.</translation>
    </message>
    <message id="viceroy.lesson.agreements.2.unwanted">
        <source></source>
        <translation>Jde nám o ty dvě modré karty: nabídněte modrý.</translation>
    </message>
    <message id="viceroy.lesson.agreements.3">
        <source></source>
        <translation>Soupeř nabízí také modrý. Dva hráči a dvě karty: můžete se dohodnout.</translation>
    </message>
    <message id="viceroy.lesson.agreements.4">
        <source></source>
        <translation>Váš Korzár má nejnižší číslo, mluvíte tedy první. Navrhněte, že si vezmete Kapitána.</translation>
    </message>
    <message id="viceroy.lesson.agreements.4.hint1">
        <source></source>
        <translation>Kapitán je starší karta, u špičky šipky.</translation>
    </message>
    <message id="viceroy.lesson.agreements.4.hint2">
        <source></source>
        <translation>Navrhněte, že si vezmete Kapitána.</translation>
    </message>
    <message id="viceroy.lesson.agreements.4.unwanted">
        <source></source>
        <translation>Ještě ne: napřed žádejte Kapitána a uvidíte, co se stane.</translation>
    </message>
    <message id="viceroy.lesson.agreements.5">
        <source></source>
        <translation>Soupeř chce Kapitána taky a odmítá.</translation>
    </message>
    <message id="viceroy.lesson.agreements.6">
        <source></source>
        <translation>Bez dohody nezíská kartu nikdo a oba drahokamy jsou pryč.</translation>
    </message>
    <message id="viceroy.lesson.agreements.8">
        <source></source>
        <translation>Druhé kolo dražby a obě karty tu ještě leží. Nabídněte znovu modrý.</translation>
    </message>
    <message id="viceroy.lesson.agreements.8.hint1">
        <source></source>
        <translation>Modré drahokamy vám ještě zbyly.</translation>
    </message>
    <message id="viceroy.lesson.agreements.8.hint2">
        <source></source>
        <translation>Vyberte modrý drahokam.</translation>
    </message>
    <message id="viceroy.lesson.agreements.8.unwanted">
        <source></source>
        <translation>Dohoda čeká u modré: nabídněte modrý.</translation>
    </message>
    <message id="viceroy.lesson.agreements.9">
        <source></source>
        <translation>Kapitána přenechte soupeři: pro sebe navrhněte Prince.</translation>
    </message>
    <message id="viceroy.lesson.agreements.9.hint1">
        <source></source>
        <translation>Princ je novější karta.</translation>
    </message>
    <message id="viceroy.lesson.agreements.9.hint2">
        <source></source>
        <translation>Navrhněte, že si vezmete Prince.</translation>
    </message>
    <message id="viceroy.lesson.agreements.9.unwanted">
        <source></source>
        <translation>Tím byste se jen znovu pohádali. Navrhněte si Prince.</translation>
    </message>
    <message id="viceroy.lesson.agreements.10">
        <source></source>
        <translation>Soupeř souhlasí.</translation>
    </message>
    <message id="viceroy.lesson.agreements.11">
        <source></source>
        <translation>Dohodnuto: každý máte jednu kartu. Ten drahokam za to stál.</translation>
    </message>
    <message id="viceroy.lesson.agreements.12">
        <source></source>
        <translation>Tři zájemci o dvě karty se dohodnout nemohou. O drahokam přijdou všichni.</translation>
    </message>
    <message id="viceroy.lesson.agreements.13">
        <source></source>
        <translation>Rada: mluvte spolu, než nabídnete. Slíbit můžete cokoli a nikdo to nemusí dodržet.</translation>
    </message>
    <message id="viceroy.lesson.agreements.14">
        <source></source>
        <translation>Umíte se dohodnout o dvě karty.</translation>
    </message>
    <message id="viceroy.lesson.swords.title">
        <source></source>
        <translation>Meče v dražbě</translation>
    </message>
    <message id="viceroy.lesson.swords.1">
        <source></source>
        <translation>Za zástěnou máte meč: žeton útoku. Můžete ho nabídnout místo drahokamu.</translation>
    </message>
    <message id="viceroy.lesson.swords.2">
        <source></source>
        <translation>Nabídněte meč. Vezme kteroukoli kartu, na barvě nezáleží.</translation>
    </message>
    <message id="viceroy.lesson.swords.2.hint1">
        <source></source>
        <translation>Leží mezi drahokamy.</translation>
    </message>
    <message id="viceroy.lesson.swords.2.hint2">
        <source></source>
        <translation>Vyberte žeton útoku.</translation>
    </message>
    <message id="viceroy.lesson.swords.2.unwanted">
        <source></source>
        <translation>Tentokrát ne: nabídněte meč.</translation>
    </message>
    <message id="viceroy.lesson.swords.3">
        <source></source>
        <translation>Meče jdou před drahokamy. Odhalily se dva: první je pyramida s nejnižším číslem karty.</translation>
    </message>
    <message id="viceroy.lesson.swords.4">
        <source></source>
        <translation>Váš Korzár má číslo 1, vybíráte tedy vy. Vezměte si Stopaře od zelené dražební karty.</translation>
    </message>
    <message id="viceroy.lesson.swords.4.hint1">
        <source></source>
        <translation>Vzít si můžete kteroukoli vyloženou kartu.</translation>
    </message>
    <message id="viceroy.lesson.swords.4.hint2">
        <source></source>
        <translation>Stopař leží u zelené.</translation>
    </message>
    <message id="viceroy.lesson.swords.4.unwanted">
        <source></source>
        <translation>I tu byste si mohli vzít; teď ale vyberte Stopaře.</translation>
    </message>
    <message id="viceroy.lesson.swords.5">
        <source></source>
        <translation>Soupeřův meč si teď bere Kapitána.</translation>
    </message>
    <message id="viceroy.lesson.swords.6">
        <source></source>
        <translation>Na zelenou nabídku už karta nezbyla. Drahokam propadl a soupeř nabízí znovu.</translation>
    </message>
    <message id="viceroy.lesson.swords.7">
        <source></source>
        <translation>Červený drahokam vám zůstal. Smíte ho ještě nabídnout na Lovkyni?</translation>
    </message>
    <message id="viceroy.lesson.swords.7.answer1">
        <source></source>
        <translation>Ano</translation>
    </message>
    <message id="viceroy.lesson.swords.7.answer2">
        <source></source>
        <translation>Ne</translation>
    </message>
    <message id="viceroy.lesson.swords.7.why">
        <source></source>
        <translation>V jedné dražbě připadne každému jedna karta. Další dražba bude v příštím kole.</translation>
    </message>
    <message id="viceroy.lesson.swords.8">
        <source></source>
        <translation>Meč je pryč jako každá nabídka. Kdybyste si ho nechali do konce, uškodil by všem soupeřům.</translation>
    </message>
    <message id="viceroy.lesson.swords.9">
        <source></source>
        <translation>Nabízíte ve všech třech kolech dražby a nic nezískáte. Co bude s drahokamy?</translation>
    </message>
    <message id="viceroy.lesson.swords.9.answer1">
        <source></source>
        <translation>Vrátí se mi</translation>
    </message>
    <message id="viceroy.lesson.swords.9.answer2">
        <source></source>
        <translation>Propadnou, ale beru tři jako za pas</translation>
    </message>
    <message id="viceroy.lesson.swords.9.answer3">
        <source></source>
        <translation>Propadnou a nic za ně není</translation>
    </message>
    <message id="viceroy.lesson.swords.9.why">
        <source></source>
        <translation>Ztracené nabídky jsou pryč. Po třetím kole to ale platí za pas a ten vynáší tři drahokamy.</translation>
    </message>
    <message id="viceroy.lesson.swords.10">
        <source></source>
        <translation>Získáte v dražbě kartu. Vezmete si i drahokamy?</translation>
    </message>
    <message id="viceroy.lesson.swords.10.answer1">
        <source></source>
        <translation>Ano, tři</translation>
    </message>
    <message id="viceroy.lesson.swords.10.answer2">
        <source></source>
        <translation>Ne, ty vynáší jen pas</translation>
    </message>
    <message id="viceroy.lesson.swords.10.why">
        <source></source>
        <translation>Karta, nebo drahokamy: ty bere jen ten, kdo pasuje.</translation>
    </message>
    <message id="viceroy.lesson.swords.11">
        <source></source>
        <translation>Vy i soupeř nabídnete zelený na jedinou kartu. Kdo ji získá?</translation>
    </message>
    <message id="viceroy.lesson.swords.11.answer1">
        <source></source>
        <translation>Nižší číslo</translation>
    </message>
    <message id="viceroy.lesson.swords.11.answer2">
        <source></source>
        <translation>Nikdo</translation>
    </message>
    <message id="viceroy.lesson.swords.11.why">
        <source></source>
        <translation>Mezi stejnými drahokamy nerozhodne nic: oba propadnou a oba nabízíte znovu.</translation>
    </message>
    <message id="viceroy.lesson.swords.12">
        <source></source>
        <translation>Umíte si mečem vzít kteroukoli kartu.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.title">
        <source></source>
        <translation>Pyramida</translation>
    </message>
    <message id="viceroy.lesson.pyramid.1">
        <source></source>
        <translation>Každá postava má čtyři řádky, pro každou úroveň jeden: drahokam k placení a odměnu za něj.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.2">
        <source></source>
        <translation>Vyberte Seržanta.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.2.hint1">
        <source></source>
        <translation>Máte ho v ruce.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.2.hint2">
        <source></source>
        <translation>Vyberte Seržanta, ne Kapitána.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.2.unwanted">
        <source></source>
        <translation>Ještě nepasujte: vyberte Seržanta.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.3">
        <source></source>
        <translation>Zkuste vyložit Seržanta na třetí úroveň. Třetí řádek stojí modrý drahokam a ten máte.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.3.after">
        <source></source>
        <translation>Červený za první řádek, zelený za druhý, modrý za třetí: všechny tři najednou.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.4">
        <source></source>
        <translation>První úroveň stojí jen první řádek, červený drahokam. Vyložte Seržanta na kterýkoli konec.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.4.hint1">
        <source></source>
        <translation>První úroveň roste na koncích.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.4.hint2">
        <source></source>
        <translation>Vyložte ho vedle Vyzvědače, nebo Lovkyně.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.4.unwanted">
        <source></source>
        <translation>Na to místo vám drahokamy nestačí. První úroveň svítí.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.5">
        <source></source>
        <translation>První řádek dává tři drahokamy. Kapitán bude chtít zelený: vezměte si ho.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.5.hint1">
        <source></source>
        <translation>Všeobecná zásoba: čtyři hromádky drahokamů vedle dražebních karet.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.5.hint2">
        <source></source>
        <translation>Vezměte si zelený drahokam.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.5.unwanted">
        <source></source>
        <translation>Napřed zelený drahokam pro Kapitána.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.6">
        <source></source>
        <translation>Kapitánův třetí řádek chce žlutý: vezměte si ho.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.6.hint1">
        <source></source>
        <translation>Všeobecná zásoba: čtyři hromádky drahokamů vedle dražebních karet.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.6.hint2">
        <source></source>
        <translation>Vezměte si žlutý drahokam.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.6.unwanted">
        <source></source>
        <translation>Napřed žlutý drahokam pro Kapitána.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.7">
        <source></source>
        <translation>Poslední drahokam je na vás.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.7.hint1">
        <source></source>
        <translation>Všeobecná zásoba: čtyři hromádky drahokamů vedle dražebních karet.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.7.hint2">
        <source></source>
        <translation>Barva je na vás.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.7.unwanted">
        <source></source>
        <translation>Vezměte si drahokam ze všeobecné zásoby.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.8">
        <source></source>
        <translation>Druhé kolo budování. Vyberte Kapitána.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.8.hint1">
        <source></source>
        <translation>Máte ho v ruce.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.8.hint2">
        <source></source>
        <translation>Vyberte Kapitána, ne pas.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.8.unwanted">
        <source></source>
        <translation>Ještě nekončete: Kapitán za to stojí.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.9">
        <source></source>
        <translation>Smí Kapitán ležet na třetí úrovni jen napůl nad Vílou?</translation>
    </message>
    <message id="viceroy.lesson.pyramid.9.answer1">
        <source></source>
        <translation>Ne</translation>
    </message>
    <message id="viceroy.lesson.pyramid.9.answer2">
        <source></source>
        <translation>Ano</translation>
    </message>
    <message id="viceroy.lesson.pyramid.9.why">
        <source></source>
        <translation>Druhá půlka Kapitána by visela ve vzduchu.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.10">
        <source></source>
        <translation>Vyložte ho nad Druida a Vílu. Zelený, modrý a žlutý zaplatí tři řádky.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.10.hint1">
        <source></source>
        <translation>Třetí úroveň má jediné místo, uprostřed.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.10.hint2">
        <source></source>
        <translation>Vyložte ho nad Druida a Vílu.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.10.unwanted">
        <source></source>
        <translation>Šlo by to, ale vyšší řádky dávají víc. Zkuste třetí úroveň.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.11">
        <source></source>
        <translation>Odměnu dává jen třetí řádek: žeton magie. Drahokamy a kartu z nižších řádků nedostanete.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.12">
        <source></source>
        <translation>Dva zájemci, dvě karty, žádná dohoda. Kdo si vezme kartu?</translation>
    </message>
    <message id="viceroy.lesson.pyramid.12.answer1">
        <source></source>
        <translation>Nižší číslo</translation>
    </message>
    <message id="viceroy.lesson.pyramid.12.answer2">
        <source></source>
        <translation>Nikdo a drahokamy propadnou</translation>
    </message>
    <message id="viceroy.lesson.pyramid.12.answer3">
        <source></source>
        <translation>Kdo nabídl první</translation>
    </message>
    <message id="viceroy.lesson.pyramid.12.why">
        <source></source>
        <translation>Bez dohody nezíská kartu nikdo a obě nabídky jsou pryč.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.13">
        <source></source>
        <translation>Vrcholem je pátá úroveň: platíte všechny řádky, čtvrtý dvakrát, a berete patnáct bodů, nebo odměny prvních tří řádků.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.14">
        <source></source>
        <translation>Rada: vysoké úrovně chtějí široký základ, takže pár karet vyložte dolů.</translation>
    </message>
    <message id="viceroy.lesson.pyramid.15">
        <source></source>
        <translation>Umíte stavět do výšky a víte, co to stojí.</translation>
    </message>
    <message id="viceroy.lesson.circles.title">
        <source></source>
        <translation>Kruhy</translation>
    </message>
    <message id="viceroy.lesson.circles.1">
        <source></source>
        <translation>Kde se setkají tři karty, složí jejich rohy kruh ze čtyř barevných segmentů.</translation>
    </message>
    <message id="viceroy.lesson.circles.2">
        <source></source>
        <translation>Vynálezce a Poustevník mají u sebe dva žluté rohy. Vyberte Barona: jeho půlkruh je žlutý.</translation>
    </message>
    <message id="viceroy.lesson.circles.2.hint1">
        <source></source>
        <translation>Máte ho v ruce.</translation>
    </message>
    <message id="viceroy.lesson.circles.2.hint2">
        <source></source>
        <translation>Vyberte Barona.</translation>
    </message>
    <message id="viceroy.lesson.circles.2.unwanted">
        <source></source>
        <translation>Tentokrát ne: vyberte Barona.</translation>
    </message>
    <message id="viceroy.lesson.circles.3">
        <source></source>
        <translation>Obě karty se odhalí. Nejnižší číslo vykládá první: Bylinkářka 3 před Baronem 60.</translation>
    </message>
    <message id="viceroy.lesson.circles.4">
        <source></source>
        <translation>Soupeř vykládá Bylinkářku.</translation>
    </message>
    <message id="viceroy.lesson.circles.5">
        <source></source>
        <translation>Teď vy: vyložte Barona nad Vynálezce a Poustevníka, za žlutý a červený drahokam.</translation>
    </message>
    <message id="viceroy.lesson.circles.5.hint1">
        <source></source>
        <translation>Dotýkají se tam dva žluté rohy.</translation>
    </message>
    <message id="viceroy.lesson.circles.5.hint2">
        <source></source>
        <translation>Druhá úroveň, vlevo.</translation>
    </message>
    <message id="viceroy.lesson.circles.5.unwanted">
        <source></source>
        <translation>Tam se jednobarevný kruh neuzavře. Hledejte dva žluté rohy.</translation>
    </message>
    <message id="viceroy.lesson.circles.6">
        <source></source>
        <translation>Všechny čtyři segmenty jsou žluté: jednobarevný kruh. Hned dostáváte žlutý drahokam.</translation>
    </message>
    <message id="viceroy.lesson.circles.8">
        <source></source>
        <translation>Novým drahokamem zaplatíte další kartu. Vyberte Arkanistu: jeho půlkruh je červený.</translation>
    </message>
    <message id="viceroy.lesson.circles.8.hint1">
        <source></source>
        <translation>Máte ho v ruce.</translation>
    </message>
    <message id="viceroy.lesson.circles.8.hint2">
        <source></source>
        <translation>Vyberte Arkanistu, ne pas.</translation>
    </message>
    <message id="viceroy.lesson.circles.8.unwanted">
        <source></source>
        <translation>Na jednu kartu ještě máte. Vyberte Arkanistu.</translation>
    </message>
    <message id="viceroy.lesson.circles.9">
        <source></source>
        <translation>Najděte dva červené rohy a vyložte ho nad ně.</translation>
    </message>
    <message id="viceroy.lesson.circles.9.hint1">
        <source></source>
        <translation>Podívejte se na Poustevníka a Tuláka.</translation>
    </message>
    <message id="viceroy.lesson.circles.9.hint2">
        <source></source>
        <translation>Druhá úroveň, vpravo.</translation>
    </message>
    <message id="viceroy.lesson.circles.9.unwanted">
        <source></source>
        <translation>Tam se červený kruh neuzavře. Dva červené rohy se dotýkají jinde.</translation>
    </message>
    <message id="viceroy.lesson.circles.10">
        <source></source>
        <translation>Červený kruh, červený drahokam. Na konci navíc každý kruh přinese body za svou úroveň: tady dva.</translation>
    </message>
    <message id="viceroy.lesson.circles.11">
        <source></source>
        <translation>V jedné dražbě padnou dva meče. Kdo si bere kartu první?</translation>
    </message>
    <message id="viceroy.lesson.circles.11.answer1">
        <source></source>
        <translation>Kdo zvolil dřív</translation>
    </message>
    <message id="viceroy.lesson.circles.11.answer2">
        <source></source>
        <translation>Pyramida s nejnižším číslem</translation>
    </message>
    <message id="viceroy.lesson.circles.11.answer3">
        <source></source>
        <translation>Nikdo, je to shoda</translation>
    </message>
    <message id="viceroy.lesson.circles.11.why">
        <source></source>
        <translation>Rozhodne nejnižší číslo karty v pyramidách. Shoda hrozí jen u drahokamů.</translation>
    </message>
    <message id="viceroy.lesson.circles.12">
        <source></source>
        <translation>Umíte uzavírat kruhy a brát za ně hned drahokamy.</translation>
    </message>
    <message id="viceroy.lesson.laws.title">
        <source></source>
        <translation>Zákony</translation>
    </message>
    <message id="viceroy.lesson.laws.1">
        <source></source>
        <translation>Tmavé karty jsou zákony. Vyložit je nic nestojí, na první až čtvrtou úroveň.</translation>
    </message>
    <message id="viceroy.lesson.laws.2">
        <source></source>
        <translation>Vyberte Domobranu.</translation>
    </message>
    <message id="viceroy.lesson.laws.2.hint1">
        <source></source>
        <translation>Máte ji v ruce.</translation>
    </message>
    <message id="viceroy.lesson.laws.2.hint2">
        <source></source>
        <translation>Vyberte Domobranu.</translation>
    </message>
    <message id="viceroy.lesson.laws.2.unwanted">
        <source></source>
        <translation>Ještě ne: vyberte Domobranu.</translation>
    </message>
    <message id="viceroy.lesson.laws.3">
        <source></source>
        <translation>Vyložte ji na kterýkoli konec první úrovně. Bez drahokamů.</translation>
    </message>
    <message id="viceroy.lesson.laws.3.hint1">
        <source></source>
        <translation>První úroveň roste na koncích.</translation>
    </message>
    <message id="viceroy.lesson.laws.3.hint2">
        <source></source>
        <translation>Vyložte ji vedle Stopaře, nebo Hlídky.</translation>
    </message>
    <message id="viceroy.lesson.laws.3.unwanted">
        <source></source>
        <translation>Místo vedle Prince si nechte pro další zákon.</translation>
    </message>
    <message id="viceroy.lesson.laws.4">
        <source></source>
        <translation>Některé zákony dají na výběr. Vezměte si šest bodů moci, nebo žeton obrany.</translation>
    </message>
    <message id="viceroy.lesson.laws.4.hint1">
        <source></source>
        <translation>Na výběr jsou tři možnosti.</translation>
    </message>
    <message id="viceroy.lesson.laws.4.hint2">
        <source></source>
        <translation>Šest bodů moci je jistota.</translation>
    </message>
    <message id="viceroy.lesson.laws.4.unwanted">
        <source></source>
        <translation>Na drahokamy je pozdě: tohle je poslední kolo.</translation>
    </message>
    <message id="viceroy.lesson.laws.5">
        <source></source>
        <translation>V celé hře zbývá jediné kolo budování a vy máte v ruce dva zákony.</translation>
    </message>
    <message id="viceroy.lesson.laws.6">
        <source></source>
        <translation>Patronát přináší dva body za každou postavu, které se dotýká. Vyberte ho.</translation>
    </message>
    <message id="viceroy.lesson.laws.6.hint1">
        <source></source>
        <translation>Máte ho v ruce.</translation>
    </message>
    <message id="viceroy.lesson.laws.6.hint2">
        <source></source>
        <translation>Vyberte Patronát.</translation>
    </message>
    <message id="viceroy.lesson.laws.6.unwanted">
        <source></source>
        <translation>V partii dobrá volba. Tady vyberte Patronát.</translation>
    </message>
    <message id="viceroy.lesson.laws.7">
        <source></source>
        <translation>Najděte místo, kde se dotkne tří postav.</translation>
    </message>
    <message id="viceroy.lesson.laws.7.hint1">
        <source></source>
        <translation>Počítá se vedle, nad i pod.</translation>
    </message>
    <message id="viceroy.lesson.laws.7.hint2">
        <source></source>
        <translation>Druhá úroveň, vedle Prince.</translation>
    </message>
    <message id="viceroy.lesson.laws.7.unwanted">
        <source></source>
        <translation>Tam se jich dotkne méně.</translation>
    </message>
    <message id="viceroy.lesson.laws.8">
        <source></source>
        <translation>Hra končí a karty z ruky se odhazují. Sčítání lidu se do pyramidy nedostalo.</translation>
    </message>
    <message id="viceroy.lesson.laws.9">
        <source></source>
        <translation>Patronát přinese šest bodů, Sčítání lidu nic. Zákony platí jen v pyramidě.</translation>
    </message>
    <message id="viceroy.lesson.laws.10">
        <source></source>
        <translation>Vyložíte postavu na třetí úroveň. Co zaplatíte a co dostanete?</translation>
    </message>
    <message id="viceroy.lesson.laws.10.answer1">
        <source></source>
        <translation>Platím i beru jen třetí řádek</translation>
    </message>
    <message id="viceroy.lesson.laws.10.answer2">
        <source></source>
        <translation>Platím tři řádky, beru třetí</translation>
    </message>
    <message id="viceroy.lesson.laws.10.answer3">
        <source></source>
        <translation>Platím tři řádky a beru všechny tři</translation>
    </message>
    <message id="viceroy.lesson.laws.10.why">
        <source></source>
        <translation>Ceny se sčítají, odměny ne.</translation>
    </message>
    <message id="viceroy.lesson.laws.11">
        <source></source>
        <translation>Umíte vykládat zákony tam, kde se vyplatí.</translation>
    </message>
    <message id="viceroy.lesson.tokens.title">
        <source></source>
        <translation>Věda, magie, obrana, útok</translation>
    </message>
    <message id="viceroy.lesson.tokens.1">
        <source></source>
        <translation>V pyramidě máte žeton vědy, žeton magie a bonus za magii. Něco tu chybí.</translation>
    </message>
    <message id="viceroy.lesson.tokens.2">
        <source></source>
        <translation>Poslední karta hry. Vyberte Desátníka: jeho první řádek dává žeton obrany.</translation>
    </message>
    <message id="viceroy.lesson.tokens.2.hint1">
        <source></source>
        <translation>Máte ho v ruce.</translation>
    </message>
    <message id="viceroy.lesson.tokens.2.hint2">
        <source></source>
        <translation>Vyberte Desátníka, ne Bylinkářku.</translation>
    </message>
    <message id="viceroy.lesson.tokens.2.unwanted">
        <source></source>
        <translation>Celá sada je cennější: vyberte Desátníka.</translation>
    </message>
    <message id="viceroy.lesson.tokens.3">
        <source></source>
        <translation>Vyložte ho na kterýkoli konec první úrovně, za zelený drahokam.</translation>
    </message>
    <message id="viceroy.lesson.tokens.3.hint1">
        <source></source>
        <translation>První úroveň roste na koncích.</translation>
    </message>
    <message id="viceroy.lesson.tokens.3.hint2">
        <source></source>
        <translation>Vedle Prince, nebo Tuláka.</translation>
    </message>
    <message id="viceroy.lesson.tokens.3.unwanted">
        <source></source>
        <translation>Na to místo vám drahokamy nestačí. První úroveň svítí.</translation>
    </message>
    <message id="viceroy.lesson.tokens.4">
        <source></source>
        <translation>Obrana, věda, magie: celá sada. Každá sada přinese dvanáct bodů.</translation>
    </message>
    <message id="viceroy.lesson.tokens.5">
        <source></source>
        <translation>Žeton magie je v sadě. Platí pro něj ještě bonus +2?</translation>
    </message>
    <message id="viceroy.lesson.tokens.5.answer1">
        <source></source>
        <translation>Ano</translation>
    </message>
    <message id="viceroy.lesson.tokens.5.answer2">
        <source></source>
        <translation>Ne, už je použitý</translation>
    </message>
    <message id="viceroy.lesson.tokens.5.why">
        <source></source>
        <translation>Sada nic nespotřebuje. Žetony magie krát bonus za magii: další dva body.</translation>
    </message>
    <message id="viceroy.lesson.tokens.6">
        <source></source>
        <translation>A je to: dvanáct za sadu, dva za magii. Žeton se počítá všude, kde může.</translation>
    </message>
    <message id="viceroy.lesson.tokens.7">
        <source></source>
        <translation>Počítají se i meče: každý, který si soupeř nechal, vás stojí čtyři body.</translation>
    </message>
    <message id="viceroy.lesson.tokens.8">
        <source></source>
        <translation>Oba soupeři si nechali po jednom meči. Vy máte jeden žeton obrany. Kolik ztratíte?</translation>
    </message>
    <message id="viceroy.lesson.tokens.8.answer1">
        <source></source>
        <translation>Nic</translation>
    </message>
    <message id="viceroy.lesson.tokens.8.answer2">
        <source></source>
        <translation>Čtyři body</translation>
    </message>
    <message id="viceroy.lesson.tokens.8.answer3">
        <source></source>
        <translation>Osm bodů</translation>
    </message>
    <message id="viceroy.lesson.tokens.8.why">
        <source></source>
        <translation>Žeton obrany zastaví jeden meč, ať je čí chce. Druhý zasáhne.</translation>
    </message>
    <message id="viceroy.lesson.tokens.9">
        <source></source>
        <translation>Váš meč stojí každého soupeře čtyři body, ledaže ho zastaví žeton obrany.</translation>
    </message>
    <message id="viceroy.lesson.tokens.10">
        <source></source>
        <translation>Věda pomáhá i dřív: o drahokam víc pokaždé, když v dražbě pasujete.</translation>
    </message>
    <message id="viceroy.lesson.tokens.11">
        <source></source>
        <translation>Uzavřete jednobarevný kruh. Kdy dostanete drahokam?</translation>
    </message>
    <message id="viceroy.lesson.tokens.11.answer1">
        <source></source>
        <translation>Hned</translation>
    </message>
    <message id="viceroy.lesson.tokens.11.answer2">
        <source></source>
        <translation>Na konci hry</translation>
    </message>
    <message id="viceroy.lesson.tokens.11.answer3">
        <source></source>
        <translation>V příští dražbě</translation>
    </message>
    <message id="viceroy.lesson.tokens.11.why">
        <source></source>
        <translation>Hned, má-li všeobecná zásoba tu barvu. Body přijdou na konci.</translation>
    </message>
    <message id="viceroy.lesson.tokens.12">
        <source></source>
        <translation>V kole budování se odhalí několik karet. Kdo vykládá první?</translation>
    </message>
    <message id="viceroy.lesson.tokens.12.answer1">
        <source></source>
        <translation>Nejnižší z odhalených karet</translation>
    </message>
    <message id="viceroy.lesson.tokens.12.answer2">
        <source></source>
        <translation>Nejnižší karta v pyramidě</translation>
    </message>
    <message id="viceroy.lesson.tokens.12.answer3">
        <source></source>
        <translation>Kdo sedí vlevo</translation>
    </message>
    <message id="viceroy.lesson.tokens.12.why">
        <source></source>
        <translation>Při budování rozhodují právě odhalené karty, v dražbě pyramidy.</translation>
    </message>
    <message id="viceroy.lesson.tokens.13">
        <source></source>
        <translation>Umíte skládat sady a zastavit meče soupeřů.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.title">
        <source></source>
        <translation>Věčné drahokamy</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.1">
        <source></source>
        <translation>Na Šlechtici leží věčný drahokam. Zaplatí za vás jeden modrý a zůstane, kde je.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.2">
        <source></source>
        <translation>Vyberte Poustevníka.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.2.hint1">
        <source></source>
        <translation>Máte ho v ruce.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.2.hint2">
        <source></source>
        <translation>Vyberte Poustevníka.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.2.unwanted">
        <source></source>
        <translation>Napřed prosím Poustevníka.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.3">
        <source></source>
        <translation>Vyložte ho na druhou úroveň. Stojí to dva modré a vy máte jeden.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.3.hint1">
        <source></source>
        <translation>Druhá úroveň je nad Šlechticem a Vyzvědačem.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.3.hint2">
        <source></source>
        <translation>Vyložte ho nad oba.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.3.unwanted">
        <source></source>
        <translation>To je levnější, ale na druhé úrovni uvidíte, co věčný drahokam umí.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.4">
        <source></source>
        <translation>Platí se dva modré drahokamy. Kolik z nich zaplatí jeden věčný?</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.4.answer1">
        <source></source>
        <translation>Jeden</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.4.answer2">
        <source></source>
        <translation>Oba</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.4.why">
        <source></source>
        <translation>Jeden věčný drahokam ušetří jeden drahokam.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.5">
        <source></source>
        <translation>Ať zaplatí jeden modrý. Druhý dáte ze svého.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.5.hint1">
        <source></source>
        <translation>Použijte věčný drahokam jednou.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.5.hint2">
        <source></source>
        <translation>Jeden platí věčný drahokam, jeden vy.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.5.unwanted">
        <source></source>
        <translation>Použijte právě jeden.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.6">
        <source></source>
        <translation>Dva modré jsou zaplacené, vás to stálo jen jeden. Odměnou je žeton vědy.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.7">
        <source></source>
        <translation>Zkuste to: vyberte Záškodníka a nechte věčný drahokam zaplatit i jeho modrý.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.7.after">
        <source></source>
        <translation>Zaplatil, a tak odpočívá. V příští fázi budování zase pomůže.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.8">
        <source></source>
        <translation>Pasujte tedy: na toto kolo máte vyloženo dost.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.8.hint1">
        <source></source>
        <translation>Pas ukončí vaše budování.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.8.hint2">
        <source></source>
        <translation>Zvolte pas.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.8.unwanted">
        <source></source>
        <translation>Nic dalšího nezaplatíte. Pasujte.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.9">
        <source></source>
        <translation>Začala nová dražba. Zkuste nabídnout věčný drahokam na Kapitána.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.9.after">
        <source></source>
        <translation>Zůstává na své kartě a pomáhá jen s vykládáním dalších.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.11">
        <source></source>
        <translation>Nabídněte tedy červený drahokam na Rytíře.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.11.hint1">
        <source></source>
        <translation>Rytíř leží u červené.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.11.hint2">
        <source></source>
        <translation>Vyberte červený drahokam.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.11.unwanted">
        <source></source>
        <translation>Pas by něco vynesl, ale karta je teď lepší: nabídněte červený.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.12">
        <source></source>
        <translation>Rytíř je váš. Zase se buduje a soupeř pasuje.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.13">
        <source></source>
        <translation>Věčný drahokam může zase platit. Vyberte Záškodníka.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.13.hint1">
        <source></source>
        <translation>Máte ho v ruce.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.13.hint2">
        <source></source>
        <translation>Vyberte Záškodníka.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.13.unwanted">
        <source></source>
        <translation>Ještě ne: vyberte Záškodníka.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.14">
        <source></source>
        <translation>Vyložte ho na kterýkoli konec první úrovně.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.14.hint1">
        <source></source>
        <translation>První úroveň roste na koncích.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.14.hint2">
        <source></source>
        <translation>Vedle Vyzvědače, nebo Šlechtice.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.14.unwanted">
        <source></source>
        <translation>Na to místo vám drahokamy nestačí. První úroveň svítí.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.15">
        <source></source>
        <translation>Ať zaplatí věčný drahokam.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.15.hint1">
        <source></source>
        <translation>Použijte ho jednou.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.15.hint2">
        <source></source>
        <translation>Zaplatí celou cenu.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.15.unwanted">
        <source></source>
        <translation>Modrý drahokam nemáte: zaplatit musí ten věčný.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.16">
        <source></source>
        <translation>Tři body zadarmo! Na konci věčný drahokam ještě přinese body za svou úroveň.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.17">
        <source></source>
        <translation>Hra skončí a vy máte v ruce zákon. Co za něj je?</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.17.answer1">
        <source></source>
        <translation>Všechny jeho body</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.17.answer2">
        <source></source>
        <translation>Polovina bodů</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.17.answer3">
        <source></source>
        <translation>Nic</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.17.why">
        <source></source>
        <translation>Zákony platí jen v pyramidě.</translation>
    </message>
    <message id="viceroy.lesson.infinite-gems.18">
        <source></source>
        <translation>Umíte využít věčné drahokamy, v každé fázi budování jednou.</translation>
    </message>
    <message id="viceroy.lesson.passing.title">
        <source></source>
        <translation>Kdy pasovat</translation>
    </message>
    <message id="viceroy.lesson.passing.1">
        <source></source>
        <translation>Průzkumnice by na třetí úrovni přinesla sedm bodů, jenže nemáte skoro žádné drahokamy.</translation>
    </message>
    <message id="viceroy.lesson.passing.2">
        <source></source>
        <translation>Pasujte: karta žádná, zato tři drahokamy a jeden za každý žeton vědy. Celkem pět.</translation>
    </message>
    <message id="viceroy.lesson.passing.2.hint1">
        <source></source>
        <translation>Pas leží mezi drahokamy.</translation>
    </message>
    <message id="viceroy.lesson.passing.2.hint2">
        <source></source>
        <translation>Nenabízejte nic: pasujte.</translation>
    </message>
    <message id="viceroy.lesson.passing.2.unwanted">
        <source></source>
        <translation>Kartu byste získat mohli, zaplatit ne. Tentokrát pasujte.</translation>
    </message>
    <message id="viceroy.lesson.passing.3">
        <source></source>
        <translation>Soupeř pasuje taky. První bere nejnižší číslo v pyramidě: Korzár.</translation>
    </message>
    <message id="viceroy.lesson.passing.4">
        <source></source>
        <translation>Soupeř si bere poslední modrý drahokam.</translation>
    </message>
    <message id="viceroy.lesson.passing.5">
        <source></source>
        <translation>Pak zelený.</translation>
    </message>
    <message id="viceroy.lesson.passing.6">
        <source></source>
        <translation>A ještě jeden.</translation>
    </message>
    <message id="viceroy.lesson.passing.7">
        <source></source>
        <translation>Modrá hromádka je prázdná. Můžete si ještě vzít modrý drahokam?</translation>
    </message>
    <message id="viceroy.lesson.passing.7.answer1">
        <source></source>
        <translation>Ano</translation>
    </message>
    <message id="viceroy.lesson.passing.7.answer2">
        <source></source>
        <translation>Ne</translation>
    </message>
    <message id="viceroy.lesson.passing.7.why">
        <source></source>
        <translation>K tomu je dobré nejnižší číslo: vybírá první.</translation>
    </message>
    <message id="viceroy.lesson.passing.8">
        <source></source>
        <translation>Průzkumnice na třetí úrovni stojí dva žluté a červený. Vezměte si žlutý.</translation>
    </message>
    <message id="viceroy.lesson.passing.8.hint1">
        <source></source>
        <translation>Všeobecná zásoba: čtyři hromádky drahokamů vedle dražebních karet.</translation>
    </message>
    <message id="viceroy.lesson.passing.8.hint2">
        <source></source>
        <translation>Vezměte si žlutý drahokam.</translation>
    </message>
    <message id="viceroy.lesson.passing.8.unwanted">
        <source></source>
        <translation>Průzkumnice chce napřed žlutý.</translation>
    </message>
    <message id="viceroy.lesson.passing.9">
        <source></source>
        <translation>A druhý žlutý.</translation>
    </message>
    <message id="viceroy.lesson.passing.9.hint1">
        <source></source>
        <translation>Druhý řádek je také žlutý.</translation>
    </message>
    <message id="viceroy.lesson.passing.9.hint2">
        <source></source>
        <translation>Vezměte si žlutý drahokam.</translation>
    </message>
    <message id="viceroy.lesson.passing.9.unwanted">
        <source></source>
        <translation>Průzkumnice chce ještě jeden žlutý.</translation>
    </message>
    <message id="viceroy.lesson.passing.10">
        <source></source>
        <translation>Teď červený.</translation>
    </message>
    <message id="viceroy.lesson.passing.10.hint1">
        <source></source>
        <translation>Třetí řádek je červený.</translation>
    </message>
    <message id="viceroy.lesson.passing.10.hint2">
        <source></source>
        <translation>Vezměte si červený drahokam.</translation>
    </message>
    <message id="viceroy.lesson.passing.10.unwanted">
        <source></source>
        <translation>Průzkumnice chce červený drahokam.</translation>
    </message>
    <message id="viceroy.lesson.passing.11">
        <source></source>
        <translation>Věda dává další dva. Kastelán stojí žlutý drahokam: vezměte si ho.</translation>
    </message>
    <message id="viceroy.lesson.passing.11.hint1">
        <source></source>
        <translation>Všeobecná zásoba: čtyři hromádky drahokamů vedle dražebních karet.</translation>
    </message>
    <message id="viceroy.lesson.passing.11.hint2">
        <source></source>
        <translation>Vezměte si žlutý drahokam.</translation>
    </message>
    <message id="viceroy.lesson.passing.11.unwanted">
        <source></source>
        <translation>Kastelán chce žlutý drahokam.</translation>
    </message>
    <message id="viceroy.lesson.passing.12">
        <source></source>
        <translation>Poslední je na vás.</translation>
    </message>
    <message id="viceroy.lesson.passing.12.hint1">
        <source></source>
        <translation>Všeobecná zásoba: čtyři hromádky drahokamů vedle dražebních karet.</translation>
    </message>
    <message id="viceroy.lesson.passing.12.hint2">
        <source></source>
        <translation>Vyberte z barev, které zbyly.</translation>
    </message>
    <message id="viceroy.lesson.passing.12.unwanted">
        <source></source>
        <translation>Vezměte si drahokam ze všeobecné zásoby.</translation>
    </message>
    <message id="viceroy.lesson.passing.14">
        <source></source>
        <translation>Fáze budování. Vyberte Průzkumnici.</translation>
    </message>
    <message id="viceroy.lesson.passing.14.hint1">
        <source></source>
        <translation>Máte ji v ruce.</translation>
    </message>
    <message id="viceroy.lesson.passing.14.hint2">
        <source></source>
        <translation>Vyberte Průzkumnici.</translation>
    </message>
    <message id="viceroy.lesson.passing.14.unwanted">
        <source></source>
        <translation>Ještě ne: vyberte Průzkumnici.</translation>
    </message>
    <message id="viceroy.lesson.passing.15">
        <source></source>
        <translation>Učitel 4 se vykládá před Průzkumnicí 5.</translation>
    </message>
    <message id="viceroy.lesson.passing.16">
        <source></source>
        <translation>Vyložte ji na třetí úroveň, nad Agenta a Černokněžníka.</translation>
    </message>
    <message id="viceroy.lesson.passing.16.hint1">
        <source></source>
        <translation>Třetí úroveň má jediné místo.</translation>
    </message>
    <message id="viceroy.lesson.passing.16.hint2">
        <source></source>
        <translation>Vyložte ji nad Agenta a Černokněžníka.</translation>
    </message>
    <message id="viceroy.lesson.passing.16.unwanted">
        <source></source>
        <translation>Šlo by to, ale třetí úroveň dává sedm bodů.</translation>
    </message>
    <message id="viceroy.lesson.passing.17">
        <source></source>
        <translation>Sedm bodů a zaplatil je jediný pas.</translation>
    </message>
    <message id="viceroy.lesson.passing.19">
        <source></source>
        <translation>Poslední drahokamy si nechte na příští dražbu: v tomto kole budování pasujte.</translation>
    </message>
    <message id="viceroy.lesson.passing.19.hint1">
        <source></source>
        <translation>Nevybírejte žádnou kartu.</translation>
    </message>
    <message id="viceroy.lesson.passing.19.hint2">
        <source></source>
        <translation>Zvolte pas.</translation>
    </message>
    <message id="viceroy.lesson.passing.19.unwanted">
        <source></source>
        <translation>I jeho byste vyložit mohli. Tady pasujte a uvidíte, co bude dál.</translation>
    </message>
    <message id="viceroy.lesson.passing.20">
        <source></source>
        <translation>Soupeř vykládá další kartu a přichází třetí kolo budování.</translation>
    </message>
    <message id="viceroy.lesson.passing.21">
        <source></source>
        <translation>Předtím jste pasovali. Smíte přece jen vyložit Kastelána?</translation>
    </message>
    <message id="viceroy.lesson.passing.21.answer1">
        <source></source>
        <translation>Ano</translation>
    </message>
    <message id="viceroy.lesson.passing.21.answer2">
        <source></source>
        <translation>Ne</translation>
    </message>
    <message id="viceroy.lesson.passing.21.why">
        <source></source>
        <translation>Kdo při budování pasuje, čeká až do příštího kola a drahokamy za to nebere.</translation>
    </message>
    <message id="viceroy.lesson.passing.22">
        <source></source>
        <translation>Žeton magie je v sadě. Počítá se ještě s bonusem za magii?</translation>
    </message>
    <message id="viceroy.lesson.passing.22.answer1">
        <source></source>
        <translation>Ano</translation>
    </message>
    <message id="viceroy.lesson.passing.22.answer2">
        <source></source>
        <translation>Ne</translation>
    </message>
    <message id="viceroy.lesson.passing.22.why">
        <source></source>
        <translation>Sada nic nespotřebuje.</translation>
    </message>
    <message id="viceroy.lesson.passing.23">
        <source></source>
        <translation>Dva soupeři mají po jednom meči. Vy máte dva žetony obrany. Kolik ztratíte?</translation>
    </message>
    <message id="viceroy.lesson.passing.23.answer1">
        <source></source>
        <translation>Nic</translation>
    </message>
    <message id="viceroy.lesson.passing.23.answer2">
        <source></source>
        <translation>Čtyři body</translation>
    </message>
    <message id="viceroy.lesson.passing.23.answer3">
        <source></source>
        <translation>Osm bodů</translation>
    </message>
    <message id="viceroy.lesson.passing.23.why">
        <source></source>
        <translation>Každý žeton obrany zastaví jeden meč, ať je čí chce.</translation>
    </message>
    <message id="viceroy.lesson.passing.24">
        <source></source>
        <translation>Umíte pasovat ve správnou chvíli.</translation>
    </message>
    <message id="viceroy.lesson.the-end.title">
        <source></source>
        <translation>Konec a sčítání</translation>
    </message>
    <message id="viceroy.lesson.the-end.1">
        <source></source>
        <translation>Dvanáct kol je za vámi. Karty z ruky se odhodily, zbylé drahokamy ale ještě pomohou.</translation>
    </message>
    <message id="viceroy.lesson.the-end.2">
        <source></source>
        <translation>Každý segment jiné barvy stojí drahokam. Stačí váš červený na kruh pod Kancléřem?</translation>
    </message>
    <message id="viceroy.lesson.the-end.2.answer1">
        <source></source>
        <translation>Ano</translation>
    </message>
    <message id="viceroy.lesson.the-end.2.answer2">
        <source></source>
        <translation>Ne</translation>
    </message>
    <message id="viceroy.lesson.the-end.2.why">
        <source></source>
        <translation>Kancléřův půlkruh platí za dva segmenty.</translation>
    </message>
    <message id="viceroy.lesson.the-end.3">
        <source></source>
        <translation>Zelený drahokam může dokončit jeden ze dvou zelených kruhů. Vyberte ten, který přinese víc bodů.</translation>
    </message>
    <message id="viceroy.lesson.the-end.3.hint1">
        <source></source>
        <translation>Počet bodů za kruh udává úroveň jeho horní karty.</translation>
    </message>
    <message id="viceroy.lesson.the-end.3.hint2">
        <source></source>
        <translation>Kruh pod Druidem je na třetí úrovni.</translation>
    </message>
    <message id="viceroy.lesson.the-end.3.unwanted">
        <source></source>
        <translation>Jde to líp: kruh na třetí úrovni dá tři body.</translation>
    </message>
    <message id="viceroy.lesson.the-end.4">
        <source></source>
        <translation>Zelený kruh! Přebarvení drahokam nevynese, jen přidá body.</translation>
    </message>
    <message id="viceroy.lesson.the-end.5">
        <source></source>
        <translation>Za prvé: kruhy přinášejí body za svou úroveň. Tři za zelený, dva za žlutý: pět.</translation>
    </message>
    <message id="viceroy.lesson.the-end.6">
        <source></source>
        <translation>Za druhé: věčný drahokam přináší body za úroveň své karty. Váš leží na druhé: dva.</translation>
    </message>
    <message id="viceroy.lesson.the-end.7">
        <source></source>
        <translation>Žeton bonusu za kruhy by přidal body za každý kruh a věčný drahokam své barvy.</translation>
    </message>
    <message id="viceroy.lesson.the-end.8">
        <source></source>
        <translation>Za třetí: zákony. Patronát se dotýká tří postav: šest.</translation>
    </message>
    <message id="viceroy.lesson.the-end.9">
        <source></source>
        <translation>Za čtvrté: žetony bodů moci. Máte na nich dva.</translation>
    </message>
    <message id="viceroy.lesson.the-end.10">
        <source></source>
        <translation>Za páté: magie. Máte dva žetony magie a bonus +3. Kolik je to bodů?</translation>
    </message>
    <message id="viceroy.lesson.the-end.10.answer1">
        <source></source>
        <translation>Tři</translation>
    </message>
    <message id="viceroy.lesson.the-end.10.answer2">
        <source></source>
        <translation>Pět</translation>
    </message>
    <message id="viceroy.lesson.the-end.10.answer3">
        <source></source>
        <translation>Šest</translation>
    </message>
    <message id="viceroy.lesson.the-end.10.why">
        <source></source>
        <translation>Každý žeton magie vynese celý bonus: dvakrát tři.</translation>
    </message>
    <message id="viceroy.lesson.the-end.11">
        <source></source>
        <translation>Za šesté: jedna sada obrany, vědy a magie, dvanáct. Nic se nespotřebovalo.</translation>
    </message>
    <message id="viceroy.lesson.the-end.12">
        <source></source>
        <translation>Za sedmé: soupeř si nechal dva meče, vy máte jeden žeton obrany. Kolik ztratíte?</translation>
    </message>
    <message id="viceroy.lesson.the-end.12.answer1">
        <source></source>
        <translation>Nic</translation>
    </message>
    <message id="viceroy.lesson.the-end.12.answer2">
        <source></source>
        <translation>Čtyři</translation>
    </message>
    <message id="viceroy.lesson.the-end.12.answer3">
        <source></source>
        <translation>Osm</translation>
    </message>
    <message id="viceroy.lesson.the-end.12.why">
        <source></source>
        <translation>Jeden meč zastavíte, druhý stojí čtyři body.</translation>
    </message>
    <message id="viceroy.lesson.the-end.13">
        <source></source>
        <translation>Dvacet devět ku dvaceti osmi: partii rozhodl váš poslední zelený drahokam!</translation>
    </message>
    <message id="viceroy.lesson.the-end.14">
        <source></source>
        <translation>Kdy může jeden věčný drahokam platit?</translation>
    </message>
    <message id="viceroy.lesson.the-end.14.answer1">
        <source></source>
        <translation>V dražbách</translation>
    </message>
    <message id="viceroy.lesson.the-end.14.answer2">
        <source></source>
        <translation>Jednou za fázi budování</translation>
    </message>
    <message id="viceroy.lesson.the-end.14.answer3">
        <source></source>
        <translation>Za každou vyloženou kartu</translation>
    </message>
    <message id="viceroy.lesson.the-end.14.why">
        <source></source>
        <translation>Pomáhá vykládat karty, v každé fázi budování jednou.</translation>
    </message>
    <message id="viceroy.lesson.the-end.15">
        <source></source>
        <translation>Umíte přebarvovat, počítat a vyhrát.</translation>
    </message>
    <message id="viceroy.lesson.first-match.title">
        <source></source>
        <translation>První partie</translation>
    </message>
    <message id="viceroy.lesson.first-match.1">
        <source></source>
        <translation>Celá partie s radami. Hrajte, cokoli pravidla dovolí.</translation>
    </message>
    <message id="viceroy.lesson.first-match.2">
        <source></source>
        <translation>Vyberte, kdo začne pyramidu, zdarma. Tři drahokamy, nebo karta z balíčku?</translation>
    </message>
    <message id="viceroy.lesson.first-match.2.hint1">
        <source></source>
        <translation>Podívejte se na první řádky.</translation>
    </message>
    <message id="viceroy.lesson.first-match.2.hint2">
        <source></source>
        <translation>Obojí je dobrý začátek.</translation>
    </message>
    <message id="viceroy.lesson.first-match.2.unwanted">
        <source></source>
        <translation>Vyberte jednu ze svých dvou postav.</translation>
    </message>
    <message id="viceroy.lesson.first-match.3">
        <source></source>
        <translation>Vezměte si, co vaše první karta dává.</translation>
    </message>
    <message id="viceroy.lesson.first-match.4">
        <source></source>
        <translation>Nabízejte na kartu, jejíž první řádek zaplatíte. Když žádná nesedí, pasujte a berte drahokamy.</translation>
    </message>
    <message id="viceroy.lesson.first-match.5">
        <source></source>
        <translation>Vyložte až tři karty. Zákony jsou zdarma a dvě karty vedle sebe unesou třetí.</translation>
    </message>
    <message id="viceroy.lesson.first-match.6">
        <source></source>
        <translation>Přišly nové karty. Kde leží u barvy dvě, vybere si ten, kdo na ni nabídne sám.</translation>
    </message>
    <message id="viceroy.lesson.first-match.7">
        <source></source>
        <translation>Hledejte kruhy: dva stejné rohy vedle sebe a kartu s půlkruhem té barvy.</translation>
    </message>
    <message id="viceroy.lesson.first-match.8">
        <source></source>
        <translation>V kole budování pasujete. Co bude dál?</translation>
    </message>
    <message id="viceroy.lesson.first-match.8.answer1">
        <source></source>
        <translation>Vezmu si tři drahokamy</translation>
    </message>
    <message id="viceroy.lesson.first-match.8.answer2">
        <source></source>
        <translation>V této fázi už končím</translation>
    </message>
    <message id="viceroy.lesson.first-match.8.answer3">
        <source></source>
        <translation>Vynechám jen jedno kolo budování</translation>
    </message>
    <message id="viceroy.lesson.first-match.8.why">
        <source></source>
        <translation>Při budování platí pas na celou fázi a nic nevynáší.</translation>
    </message>
    <message id="viceroy.lesson.first-match.9">
        <source></source>
        <translation>Málo drahokamů? Pas v dražbě vynese tři a za každý žeton vědy jeden navíc.</translation>
    </message>
    <message id="viceroy.lesson.first-match.10">
        <source></source>
        <translation>Než kartu vyložíte, porovnejte řádky: vyšší úroveň stojí víc a dává jinou odměnu.</translation>
    </message>
    <message id="viceroy.lesson.first-match.11">
        <source></source>
        <translation>Na konci přebarvíte kruh. Co za to dostanete?</translation>
    </message>
    <message id="viceroy.lesson.first-match.11.answer1">
        <source></source>
        <translation>Drahokam</translation>
    </message>
    <message id="viceroy.lesson.first-match.11.answer2">
        <source></source>
        <translation>Jeho body</translation>
    </message>
    <message id="viceroy.lesson.first-match.11.answer3">
        <source></source>
        <translation>Obojí</translation>
    </message>
    <message id="viceroy.lesson.first-match.11.why">
        <source></source>
        <translation>Drahokam přijde jen tehdy, když kruh uzavřete vyložením karty.</translation>
    </message>
    <message id="viceroy.lesson.first-match.12">
        <source></source>
        <translation>Odteď jde o všechno. Vaše body stojí vedle jména. Hezkou hru!</translation>
    </message>
    <message id="viceroy.lesson.first-match.13">
        <source></source>
        <translation>Umíte hrát Panovníka.</translation>
    </message>
    <message id="viceroy.first.firstCard">
        <source></source>
        <translation>První karta nestojí nic a vyplatí svůj spodní řádek. Druhá postava vám zůstane v ruce na později.</translation>
    </message>
    <message id="viceroy.first.bid">
        <source></source>
        <translation>Drahokamem nabízíte na postavy u jeho barvy. Utratíte ho tak jako tak, a nabídne-li někdo totéž, nemusíte získat nic.</translation>
    </message>
    <message id="viceroy.first.propose">
        <source></source>
        <translation>Shoda u dvou karet: můžete se rozdělit. Navrhněte, kdo si vezme kterou; když se nedohodnete, nezíská kartu nikdo.</translation>
    </message>
    <message id="viceroy.first.answer">
        <source></source>
        <translation>Shoda u dvou karet: když se dohodnete, vezme si každý jednu. Když ne, nezíská kartu nikdo.</translation>
    </message>
    <message id="viceroy.first.attackCard">
        <source></source>
        <translation>Žetony útoku vybírají před drahokamy, a to kteroukoli kartu. Ponechaný do konce by každý žeton stál každého soupeře 4 body.</translation>
    </message>
    <message id="viceroy.first.takeGem">
        <source></source>
        <translation>Drahokamy jsou nabídky i platidlo. Berte barvy, které budete potřebovat; zásoba je společná a může dojít.</translation>
    </message>
    <message id="viceroy.first.place">
        <source></source>
        <translation>Čím výš, tím dráž: každá úroveň stojí svůj drahokam i drahokamy všech nižších. Odměnu dostanete jen z té jedné.</translation>
    </message>
    <message id="viceroy.first.play">
        <source></source>
        <translation>V této fázi smíte zahrát až tři karty, jednu po druhé. Volba zůstane tajná, dokud nezvolí všichni.</translation>
    </message>
    <message id="viceroy.first.fifthLevel">
        <source></source>
        <translation>Pátá úroveň je vrchol. Přinese 15 bodů, nebo dohromady odměny tří nejnižších řádků.</translation>
    </message>
    <message id="viceroy.first.draw">
        <source></source>
        <translation>Malý balíček přináší postavy, druhý zákony, jejichž vyložení nic nestojí. Za dvě ikony volíte dvakrát.</translation>
    </message>
    <message id="viceroy.first.recolour">
        <source></source>
        <translation>Poslední využití drahokamů: jeden za každý segment jiné barvy, celý kruh bude jednobarevný a přinese body.</translation>
    </message>
</context>
</TS>
