<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="cs">
<context>
    <name></name>
    <message id="pendulum.lesson.what-wins.title">
        <source></source>
        <translation>Jak se vyhrává</translation>
    </message>
    <message id="pendulum.lesson.what-wins.1">
        <source></source>
        <translation>Věčný král zmizel a po čtyřech kolech ho vystřídá ten nejpovolanější. Jste Licinia a tohle jsou poslední chvíle.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.2">
        <source></source>
        <translation>Na svitku musí stát všechny čtyři ukazatele: moc, věhlas, popularita a legendární úspěch. Dvěma vašim schází krok.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.3">
        <source></source>
        <translation>Zkuste to: dotkněte se fialových hodin a překlopte je.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.3.after">
        <source></source>
        <translation>Překlopit lze jen hodiny, které se dosypaly. Ještě pár sekund.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.4">
        <source></source>
        <translation>Počkejte, až se písek dosype. Pak smí hodiny překlopit kdokoli.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.5">
        <source></source>
        <translation>Dosypáno. Dotkněte se fialových hodin: obrátí se a přejdou k druhé řadě.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.5.hint1">
        <source></source>
        <translation>Fialové hodiny stojí u fialové oblasti.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.5.hint2">
        <source></source>
        <translation>Dotkněte se zvýrazněných hodin u horní fialové řady.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.5.unwanted">
        <source></source>
        <translation>To smíte, ale vaše body čekají ve fialové. Napřed překlopte fialové hodiny.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.6">
        <source></source>
        <translation>Hodiny teď stojí u vašeho vysokého mocného služebníka. Kde stojí hodiny, tam služebníci jednají.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.7">
        <source></source>
        <translation>Stáhněte mocného služebníka dolů na zvýrazněné políčko odměn: bod věhlasu, bod popularity a hlas.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.7.hint1">
        <source></source>
        <translation>Dotkněte se služebníka a pak políčka pod ním.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.7.hint2">
        <source></source>
        <translation>Zvýrazněné políčko je prostřední v dolní fialové řadě.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.7.unwanted">
        <source></source>
        <translation>Smíte, ale teď potřebujete věhlas a popularitu: mocný služebník, zvýrazněné políčko.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.8">
        <source></source>
        <translation>Podívejte se na stupnice: všechny čtyři ukazatele už stojí na svitku.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.9">
        <source></source>
        <translation>Poslední rada je svolána. Nic dalšího už vás nečeká: stiskněte fajfku.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.9.hint1">
        <source></source>
        <translation>Fajfka je vpravo na vaší desce.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.9.hint2">
        <source></source>
        <translation>Stiskněte zvýrazněnou fajfku.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.9.unwanted">
        <source></source>
        <translation>Smíte, ale už to nic nezmění. Stiskněte fajfku.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.10">
        <source></source>
        <translation>Bolg má také hotovo. Rada sčítá hlasy.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.11">
        <source></source>
        <translation>Bolg má nejvíc hlasů, a tak bere první: dva body podle své volby…</translation>
    </message>
    <message id="pendulum.lesson.what-wins.13">
        <source></source>
        <translation>…a odměnu.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.15">
        <source></source>
        <translation>Bolg má na svitku mnohem víc bodů než vy, ale žádný legendární. Kdo vyhraje?</translation>
    </message>
    <message id="pendulum.lesson.what-wins.15.answer1">
        <source></source>
        <translation>Vy</translation>
    </message>
    <message id="pendulum.lesson.what-wins.15.answer2">
        <source></source>
        <translation>Bolg</translation>
    </message>
    <message id="pendulum.lesson.what-wins.15.why">
        <source></source>
        <translation>Jeden Bolgův ukazatel na svitku chybí. Body platí, jen když tam stojí všechny čtyři.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.16">
        <source></source>
        <translation>Vaše odměna: vezměte si zvýrazněnou kartu, po bodu moci, věhlasu a popularity.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.16.hint1">
        <source></source>
        <translation>Odměny leží na desce rady.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.16.hint2">
        <source></source>
        <translation>Dotkněte se první karty: moc, věhlas a popularita.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.16.unwanted">
        <source></source>
        <translation>Rozumná volba. Dnes ale berte zvýrazněnou kartu: tři body naráz.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.17">
        <source></source>
        <translation>Vyhráváte! A víte, oč jde: všechny čtyři ukazatele na svitek.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.title">
        <source></source>
        <translation>Postavit, počkat, jednat</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.1">
        <source></source>
        <translation>Skoro všechno tu vydělávají služebníci. Nejrychlejší je černá oblast: dvě stejné řady a u jedné z nich hodiny.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.2">
        <source></source>
        <translation>Postavte mocného služebníka do zvýrazněného zlatého rámečku, v řadě bez hodin.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.2.hint1">
        <source></source>
        <translation>Mocný služebník je ten vyšší na vaší desce.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.2.hint2">
        <source></source>
        <translation>Dotkněte se ho a pak zvýrazněného rámečku v černé oblasti vlevo nahoře.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.2.unwanted">
        <source></source>
        <translation>I tam služebníci smějí. Teď ale zkuste zvýrazněný rámeček.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.3">
        <source></source>
        <translation>Zkuste vzít zlato hned. Stáhněte služebníka na políčko pod ním.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.3.after">
        <source></source>
        <translation>Postavit znamená jen plánovat. Teď počkejte, až hodiny přijdou ke služebníkovi.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.4">
        <source></source>
        <translation>Zkuste postavit běžného služebníka do řady, kde stojí hodiny.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.4.after">
        <source></source>
        <translation>Plánujte v druhé řadě: tam hodiny teprve přijdou.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.5">
        <source></source>
        <translation>I běžný služebník tedy patří do horní řady: na hlas.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.5.hint1">
        <source></source>
        <translation>Běžný služebník je ten malý na vaší desce.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.5.hint2">
        <source></source>
        <translation>Dotkněte se ho a pak druhého rámečku horní černé řady.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.5.unwanted">
        <source></source>
        <translation>I to smíte. Tentokrát ale běžného služebníka na hlas.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.6">
        <source></source>
        <translation>Oba čekají. Počkejte, až se dosypou černé hodiny; trvá to tři čtvrtě minuty, my to popoženeme.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.7">
        <source></source>
        <translation>Teď přiveďte hodiny ke svým služebníkům: dotkněte se jich.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.7.hint1">
        <source></source>
        <translation>Dosypané hodiny smí překlopit kdokoli.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.7.hint2">
        <source></source>
        <translation>Dotkněte se zvýrazněných hodin černé oblasti.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.7.unwanted">
        <source></source>
        <translation>Napřed hodiny: služebníci na ně čekají.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.8">
        <source></source>
        <translation>Hodiny jsou tu. Stáhněte mocného služebníka dolů: žlutá produkce vyplatí dva zlaté.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.8.hint1">
        <source></source>
        <translation>Dotkněte se služebníka a pak políčka pod jeho rámečkem.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.8.hint2">
        <source></source>
        <translation>Zvýrazněné políčko je v horní černé řadě úplně vlevo.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.8.unwanted">
        <source></source>
        <translation>I to půjde, za chvilku. Napřed mocný služebník a jeho zlato.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.9">
        <source></source>
        <translation>Teď běžný služebník: stáhněte ho dolů pro hlas.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.9.hint1">
        <source></source>
        <translation>Stojí v druhém rámečku téže řady.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.9.hint2">
        <source></source>
        <translation>Dotkněte se běžného služebníka a pak políčka pod ním.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.9.unwanted">
        <source></source>
        <translation>Později. Čeká hlas běžného služebníka.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.10">
        <source></source>
        <translation>To je tep Kyvadla: stavět, kde hodiny nejsou, počkat na ně a jednat.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.11">
        <source></source>
        <translation>Umíte postavit, počkat a jednat.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.title">
        <source></source>
        <translation>Rozhodují hodiny</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.1">
        <source></source>
        <translation>Mocný služebník čeká u hodin. Běžný už jednal a stojí na svém políčku odměn.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.2">
        <source></source>
        <translation>Zkuste vzít běžného služebníka domů na desku.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.2.after">
        <source></source>
        <translation>Kdo jednal, zůstává, dokud hodiny jeho řadu neopustí.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.3">
        <source></source>
        <translation>Počkejte, až se dosypou černé hodiny.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.4">
        <source></source>
        <translation>Černé hodiny se dosypaly. Co s nimi bude teď?</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.4.answer1">
        <source></source>
        <translation>Obrátí se samy</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.4.answer2">
        <source></source>
        <translation>Počkají na něčí ruku</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.4.answer3">
        <source></source>
        <translation>Musí se hned překlopit</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.4.why">
        <source></source>
        <translation>Překlopit je smí kdokoli, nemusí nikdo. Stojí tam, dokud je někdo nechce jinde.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.5">
        <source></source>
        <translation>Písek se nesype. Zkuste přesunout běžného služebníka do druhé řady.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.5.after">
        <source></source>
        <translation>S pískem, nebo bez něj: záleží na tom, kde hodiny stojí.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.6">
        <source></source>
        <translation>Hodiny tu pořád stojí, mocný služebník tedy ještě smí jednat. Vezměte zlato.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.6.hint1">
        <source></source>
        <translation>Dotkněte se mocného služebníka a pak políčka pod ním.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.6.hint2">
        <source></source>
        <translation>Zvýrazněné políčko je v dolní černé řadě úplně vlevo.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.6.unwanted">
        <source></source>
        <translation>Smíte, ale odejdou-li teď hodiny, čekal mocný služebník nadarmo. Napřed jednejte.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.7">
        <source></source>
        <translation>Oba jednali. Teď se překlopit vyplatí: dotkněte se černých hodin.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.7.hint1">
        <source></source>
        <translation>Služebníci budou volní, až hodiny jejich řadu opustí.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.7.hint2">
        <source></source>
        <translation>Dotkněte se zvýrazněných hodin černé oblasti.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.7.unwanted">
        <source></source>
        <translation>Smíte, ale oba služebníci uvízli, dokud černé hodiny neodejdou.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.8">
        <source></source>
        <translation>Hodiny jsou nahoře. Postavte běžného služebníka do zvýrazněného rámečku: zdroj podle vaší volby.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.8.hint1">
        <source></source>
        <translation>Teď smí kamkoli, i zpátky do téže řady.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.8.hint2">
        <source></source>
        <translation>Dotkněte se běžného služebníka a pak čtvrtého rámečku dolní černé řady.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.8.unwanted">
        <source></source>
        <translation>Volný služebník to smí. V této lekci zvolte zvýrazněný rámeček.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.9">
        <source></source>
        <translation>Na mocného služebníka schválně zapomeneme. Zůstane na svém políčku odměn.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.10">
        <source></source>
        <translation>Černý písek se zase dosypává.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.11">
        <source></source>
        <translation>Vraťte hodiny dolů: dotkněte se jich.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.11.hint1">
        <source></source>
        <translation>Černé hodiny stojí u horní řady.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.11.hint2">
        <source></source>
        <translation>Dotkněte se zvýrazněných hodin černé oblasti.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.11.unwanted">
        <source></source>
        <translation>Za chvilku. Napřed vraťte hodiny ke služebníkům.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.12">
        <source></source>
        <translation>Hodiny jsou zpátky. Smí zapomenutý mocný služebník jednat ještě jednou?</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.12.answer1">
        <source></source>
        <translation>Ano</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.12.answer2">
        <source></source>
        <translation>Ne</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.12.why">
        <source></source>
        <translation>Už jednal a zůstává, dokud hodiny neodejdou. Zapomenout na služebníka se stane každému.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.13">
        <source></source>
        <translation>Běžný služebník je ale připravený. Stáhněte ho dolů.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.13.hint1">
        <source></source>
        <translation>Stojí ve čtvrtém rámečku dolní černé řady.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.13.hint2">
        <source></source>
        <translation>Dotkněte se běžného služebníka a pak políčka pod ním.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.13.unwanted">
        <source></source>
        <translation>Později. Běžný služebník může jednat teď.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.14">
        <source></source>
        <translation>Vezměte si zdroj, který se vám hodí nejvíc.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.14.hint1">
        <source></source>
        <translation>Červená je armáda, modrá kultura, žlutá zlato.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.14.hint2">
        <source></source>
        <translation>Dotkněte se kteréhokoli z nich.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.14.unwanted">
        <source></source>
        <translation>Napřed si vyberte jeden ze tří.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.15">
        <source></source>
        <translation>Víte, kdy se služebníci smějí hýbat a kdy jednají.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.title">
        <source></source>
        <translation>Zlato a produkce</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.1">
        <source></source>
        <translation>Zelené a fialové akce jsou bohaté a každá stojí dva zlaté. Cenu ukazuje praporek nad políčkem odměn.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.2">
        <source></source>
        <translation>Postavte mocného služebníka do širokého rámečku k druhému služebníkovi. Z tohoto rámečku vedou cesty na dvě políčka.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.2.hint1">
        <source></source>
        <translation>Široký rámeček je v dolní zelené řadě vpravo.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.2.hint2">
        <source></source>
        <translation>Dotkněte se mocného služebníka na desce a pak zvýrazněného rámečku.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.2.unwanted">
        <source></source>
        <translation>I to smíte. Dnes jde mocný služebník do širokého zeleného rámečku.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.3">
        <source></source>
        <translation>Mocný služebník stojí v zeleném rámečku. Jedná hned?</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.3.answer1">
        <source></source>
        <translation>Ještě ne</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.3.answer2">
        <source></source>
        <translation>Ano, hned</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.3.why">
        <source></source>
        <translation>Postavit ještě neznamená jednat. K této řadě musí napřed přijít hodiny.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.4">
        <source></source>
        <translation>Ještě pár sekund zeleného písku.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.5">
        <source></source>
        <translation>Přiveďte zelené hodiny ke svým služebníkům.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.5.hint1">
        <source></source>
        <translation>Dosypané hodiny se smějí překlopit.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.5.hint2">
        <source></source>
        <translation>Dotkněte se zvýrazněných hodin zelené oblasti.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.5.unwanted">
        <source></source>
        <translation>To počká: služebníci v zelené potřebují hodiny.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.6">
        <source></source>
        <translation>Použijte mocného služebníka: červená produkce. Sledujte přitom armádu.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.6.hint1">
        <source></source>
        <translation>Dotkněte se mocného služebníka a pak pravého z jeho dvou políček.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.6.hint2">
        <source></source>
        <translation>Dotkněte se zvýrazněného políčka v dolní zelené řadě úplně vpravo.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.6.unwanted">
        <source></source>
        <translation>I to smíte. Napřed ale chceme vidět červenou produkci, s mocným služebníkem.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.7">
        <source></source>
        <translation>Vždycky nejdřív cena: dva zlaté.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.8">
        <source></source>
        <translation>Pak červená produkce: čtyři jednotky armády, jak je na vaší desce.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.9">
        <source></source>
        <translation>Měli jste osm a vejde se deset. Dvě jsou pryč: utrácejte dřív, než produkujete.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.10">
        <source></source>
        <translation>Zkuste použít i běžného služebníka, pro dva body popularity.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.10.after">
        <source></source>
        <translation>Služebník prostě čeká dál. Pojďme něco vydělat.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.11">
        <source></source>
        <translation>Jeden váš služebník čeká v černé, přímo u hodin. Stáhněte ho dolů: žlutá produkce, zadarmo.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.11.hint1">
        <source></source>
        <translation>Černé akce žádné zlato nestojí.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.11.hint2">
        <source></source>
        <translation>Dotkněte se služebníka v dolní černé řadě a pak políčka pod ním.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.11.unwanted">
        <source></source>
        <translation>Ještě ne. Napřed vydělejte zlato.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.12">
        <source></source>
        <translation>Tři zlaté. Teď už běžný služebník zaplatí: dva body popularity pro vás.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.12.hint1">
        <source></source>
        <translation>Dotkněte se běžného služebníka v zelené a pak levého z jeho políček.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.12.hint2">
        <source></source>
        <translation>Dotkněte se zvýrazněného políčka uprostřed dolní zelené řady.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.12.unwanted">
        <source></source>
        <translation>Druhé políčko dává armádu a té máte dost. Berte zvýrazněné.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.13">
        <source></source>
        <translation>Kde se služebníci přesouvají a kde jednají?</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.13.answer1">
        <source></source>
        <translation>Přesun bez hodin, akce s hodinami</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.13.answer2">
        <source></source>
        <translation>Přesun s hodinami, akce bez nich</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.13.answer3">
        <source></source>
        <translation>Obojí v kterékoli řadě</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.13.why">
        <source></source>
        <translation>Vcházejí a odcházejí v řadách bez hodin; jednají v té, kde hodiny stojí.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.14">
        <source></source>
        <translation>Umíte platit, produkovat a hlídat hranici deseti.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.title">
        <source></source>
        <translation>Lsti</translation>
    </message>
    <message id="pendulum.lesson.stratagems.1">
        <source></source>
        <translation>Lest nepotřebuje služebníka ani hodiny. Zahrajte ji, kdykoli chcete.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.2">
        <source></source>
        <translation>Zahrajte zvýrazněnou kartu: bod věhlasu, zadarmo.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.2.hint1">
        <source></source>
        <translation>Karty leží na vaší desce, pod stupnicemi.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.2.hint2">
        <source></source>
        <translation>Dotkněte se zvýrazněné karty a pak ještě jednou.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.2.unwanted">
        <source></source>
        <translation>I to smíte. Začněte ale zvýrazněnou kartou.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.3">
        <source></source>
        <translation>Bylo to snadné. Smíte tutéž kartu hned zahrát znovu?</translation>
    </message>
    <message id="pendulum.lesson.stratagems.3.answer1">
        <source></source>
        <translation>Ne</translation>
    </message>
    <message id="pendulum.lesson.stratagems.3.answer2">
        <source></source>
        <translation>Ano</translation>
    </message>
    <message id="pendulum.lesson.stratagems.3.why">
        <source></source>
        <translation>Zahrané karty si napřed musíte vzít zpět. I to něco stojí; hned se k tomu dostaneme.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.4">
        <source></source>
        <translation>Mocný služebník právě jednal ve fialové. Písku je tam na tři minuty, ale vy máte kartu.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.5">
        <source></source>
        <translation>Zahrajte kartu s přesýpacími hodinami a služebníkem.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.5.hint1">
        <source></source>
        <translation>Vrátí služebníka z řady, kde stojí hodiny.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.5.hint2">
        <source></source>
        <translation>Dotkněte se zvýrazněné karty a pak ještě jednou.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.5.unwanted">
        <source></source>
        <translation>Taky užitečný tah. Teď ale kartu, která služebníka vysvobodí.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.6">
        <source></source>
        <translation>Vyberte, kdo se vrátí domů.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.6.hint1">
        <source></source>
        <translation>U hodin vám uvízl jen jeden.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.6.hint2">
        <source></source>
        <translation>Dotkněte se mocného služebníka ve fialové.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.6.unwanted">
        <source></source>
        <translation>Když to teď vzdáte, karta přijde vniveč. Vyberte služebníka.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.7">
        <source></source>
        <translation>Kdy by byl mocný služebník volný bez té karty?</translation>
    </message>
    <message id="pendulum.lesson.stratagems.7.answer1">
        <source></source>
        <translation>Až se dosype písek</translation>
    </message>
    <message id="pendulum.lesson.stratagems.7.answer2">
        <source></source>
        <translation>Až hodiny opustí jeho řadu</translation>
    </message>
    <message id="pendulum.lesson.stratagems.7.answer3">
        <source></source>
        <translation>Hned</translation>
    </message>
    <message id="pendulum.lesson.stratagems.7.why">
        <source></source>
        <translation>Kdo jednal, zůstává, dokud hodiny nepřejdou k druhé řadě.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.8">
        <source></source>
        <translation>Zkuste si karty vrátit: dotkněte se odhozených.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.8.after">
        <source></source>
        <translation>Vrátily by se všechny zahrané karty najednou. Sežeňte si tedy ještě kulturu.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.9">
        <source></source>
        <translation>Zahrajte kartu za jeden zdroj podle vlastní volby.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.9.hint1">
        <source></source>
        <translation>Je na ní trojbarevná kostka.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.9.hint2">
        <source></source>
        <translation>Dotkněte se zvýrazněné karty a pak ještě jednou.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.9.unwanted">
        <source></source>
        <translation>Napřed chybějící kultura: zahrajte zvýrazněnou kartu.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.10">
        <source></source>
        <translation>Vezměte si jednotku kultury.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.10.hint1">
        <source></source>
        <translation>Kultura je modrá.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.10.hint2">
        <source></source>
        <translation>Dotkněte se kultury: modrá, s otevřenou knihou.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.10.unwanted">
        <source></source>
        <translation>To se taky hodí, ale dnes vám schází pátá jednotka kultury.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.11">
        <source></source>
        <translation>Pět jednotek kultury. Vezměte si všechny karty zpět: dotkněte se odhozených.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.11.hint1">
        <source></source>
        <translation>Odhozené karty leží vlevo u vaší desky.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.11.hint2">
        <source></source>
        <translation>Dotkněte se zvýrazněné hromádky.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.11.unwanted">
        <source></source>
        <translation>Smíte, ale karty jsou cennější: vezměte si je zpět.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.12">
        <source></source>
        <translation>Všechny tři máte zase v ruce. Berte věhlas ještě jednou.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.12.hint1">
        <source></source>
        <translation>Tatáž karta jako na začátku.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.12.hint2">
        <source></source>
        <translation>Dotkněte se zvýrazněné karty a pak ještě jednou.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.12.unwanted">
        <source></source>
        <translation>I to už zase jde. Napřed ale věhlas.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.13">
        <source></source>
        <translation>Hodiny se dosypaly, ale pořád stojí v řadě vašeho služebníka. Smí odejít?</translation>
    </message>
    <message id="pendulum.lesson.stratagems.13.answer1">
        <source></source>
        <translation>Ano, písek se nesype</translation>
    </message>
    <message id="pendulum.lesson.stratagems.13.answer2">
        <source></source>
        <translation>Ne, hodiny tam stojí</translation>
    </message>
    <message id="pendulum.lesson.stratagems.13.why">
        <source></source>
        <translation>Platí místo hodin, ne písek.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.14">
        <source></source>
        <translation>Umíte hrát lsti a brát si je zpět.</translation>
    </message>
    <message id="pendulum.lesson.provinces.title">
        <source></source>
        <translation>Provincie</translation>
    </message>
    <message id="pendulum.lesson.provinces.1">
        <source></source>
        <translation>V nabídce leží čtyři provincie. Každá vám do konce hry zvětší jednu produkci.</translation>
    </message>
    <message id="pendulum.lesson.provinces.2">
        <source></source>
        <translation>Mocný služebník je připravený: stáhněte ho dolů a dobývejte, za čtyři jednotky armády.</translation>
    </message>
    <message id="pendulum.lesson.provinces.2.hint1">
        <source></source>
        <translation>Dotkněte se mocného služebníka v dolní černé řadě a pak políčka pod ním.</translation>
    </message>
    <message id="pendulum.lesson.provinces.2.hint2">
        <source></source>
        <translation>Dotkněte se zvýrazněného políčka, třetího v řadě.</translation>
    </message>
    <message id="pendulum.lesson.provinces.2.unwanted">
        <source></source>
        <translation>To smíte, ale přišli jste dobývat.</translation>
    </message>
    <message id="pendulum.lesson.provinces.3">
        <source></source>
        <translation>Zkuste nechat volbu chvíli být a vzít běžného služebníka domů.</translation>
    </message>
    <message id="pendulum.lesson.provinces.3.after">
        <source></source>
        <translation>Je to tak spravedlivé: každý dělá naráz jen jednu věc.</translation>
    </message>
    <message id="pendulum.lesson.provinces.4">
        <source></source>
        <translation>Vyberte si provincii: Lochern, první kartu v nabídce.</translation>
    </message>
    <message id="pendulum.lesson.provinces.4.hint1">
        <source></source>
        <translation>Šla by kterákoli odkrytá, i neznámá vrchní karta balíčku.</translation>
    </message>
    <message id="pendulum.lesson.provinces.4.hint2">
        <source></source>
        <translation>Dotkněte se zvýrazněné karty.</translation>
    </message>
    <message id="pendulum.lesson.provinces.4.unwanted">
        <source></source>
        <translation>Smíte, ale vezměme si spolu Lochern.</translation>
    </message>
    <message id="pendulum.lesson.provinces.5">
        <source></source>
        <translation>Každá strana karty má svou barvu a zisk. Pod červenou přidá Lochern dvě jednotky armády.</translation>
    </message>
    <message id="pendulum.lesson.provinces.6">
        <source></source>
        <translation>Zasuňte ji pod červenou produkci. Už se odtud nikdy nehne.</translation>
    </message>
    <message id="pendulum.lesson.provinces.6.hint1">
        <source></source>
        <translation>Čtyři produkce jsou na desce vpravo, nad hlasy a zdroji.</translation>
    </message>
    <message id="pendulum.lesson.provinces.6.hint2">
        <source></source>
        <translation>Dotkněte se té červené.</translation>
    </message>
    <message id="pendulum.lesson.provinces.6.unwanted">
        <source></source>
        <translation>I tam by patřila. Za chvíli ale využijeme červenou.</translation>
    </message>
    <message id="pendulum.lesson.provinces.7">
        <source></source>
        <translation>V nabídce je mezera. Doplnit ji smí kdokoli, nemusí nikdo. Udělejte to.</translation>
    </message>
    <message id="pendulum.lesson.provinces.7.hint1">
        <source></source>
        <translation>Tlačítko s kartami je vpravo na vaší desce.</translation>
    </message>
    <message id="pendulum.lesson.provinces.7.hint2">
        <source></source>
        <translation>Dotkněte se zvýrazněného tlačítka s kartami.</translation>
    </message>
    <message id="pendulum.lesson.provinces.7.unwanted">
        <source></source>
        <translation>Později. Napřed zaplňte mezeru v nabídce.</translation>
    </message>
    <message id="pendulum.lesson.provinces.8">
        <source></source>
        <translation>V zelené čeká běžný služebník. Počkejte, až se tam písek dosype.</translation>
    </message>
    <message id="pendulum.lesson.provinces.9">
        <source></source>
        <translation>Přiveďte k němu zelené hodiny.</translation>
    </message>
    <message id="pendulum.lesson.provinces.9.hint1">
        <source></source>
        <translation>Zelené hodiny se dosypaly.</translation>
    </message>
    <message id="pendulum.lesson.provinces.9.hint2">
        <source></source>
        <translation>Dotkněte se zvýrazněných hodin zelené oblasti.</translation>
    </message>
    <message id="pendulum.lesson.provinces.9.unwanted">
        <source></source>
        <translation>Teď ne: běžný služebník potřebuje zelené hodiny.</translation>
    </message>
    <message id="pendulum.lesson.provinces.10">
        <source></source>
        <translation>Stáhněte běžného služebníka dolů na červenou produkci.</translation>
    </message>
    <message id="pendulum.lesson.provinces.10.hint1">
        <source></source>
        <translation>Je to pravé z jeho dvou políček.</translation>
    </message>
    <message id="pendulum.lesson.provinces.10.hint2">
        <source></source>
        <translation>Dotkněte se běžného služebníka a pak zvýrazněného políčka.</translation>
    </message>
    <message id="pendulum.lesson.provinces.10.unwanted">
        <source></source>
        <translation>To by byly dva body popularity. Napřed uvidíme, co vaše provincie přidá.</translation>
    </message>
    <message id="pendulum.lesson.provinces.11">
        <source></source>
        <translation>Šest jednotek armády: čtyři z desky, dvě z Lochernu. Čím dřív provincie, tím častěji vyplácí.</translation>
    </message>
    <message id="pendulum.lesson.provinces.12">
        <source></source>
        <translation>Máte osm jednotek armády a vyprodukujete šest. Kolik jich budete mít?</translation>
    </message>
    <message id="pendulum.lesson.provinces.12.answer1">
        <source></source>
        <translation>Deset</translation>
    </message>
    <message id="pendulum.lesson.provinces.12.answer2">
        <source></source>
        <translation>Čtrnáct</translation>
    </message>
    <message id="pendulum.lesson.provinces.12.answer3">
        <source></source>
        <translation>Osm</translation>
    </message>
    <message id="pendulum.lesson.provinces.12.why">
        <source></source>
        <translation>Od každého zdroje se vejde deset, zbytek propadne. Hlasy nic neomezuje.</translation>
    </message>
    <message id="pendulum.lesson.provinces.13">
        <source></source>
        <translation>Zasunout jich můžete, kolik chcete. V každé radě ale pod jednou produkcí smějí zůstat jen dvě.</translation>
    </message>
    <message id="pendulum.lesson.provinces.14">
        <source></source>
        <translation>Umíte dobývat provincie a produkovat s nimi.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.title">
        <source></source>
        <translation>Hlasy a rada</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.1">
        <source></source>
        <translation>Každé kolo končí radou. Hlasy rozhodnou, kdo stojí vysoko na stupnici privilegií a vybírá první.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.2">
        <source></source>
        <translation>Fialový písek se dosypává…</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.3">
        <source></source>
        <translation>Fialové hodiny se dosypaly. Zkuste jít do rady: stiskněte fajfku.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.3.after">
        <source></source>
        <translation>Dosypaný písek nikoho nesvolá. Rada přijde, až z plánu spadne poslední fialový ukazatel.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.4">
        <source></source>
        <translation>Zbývá jeden fialový ukazatel. Překlopte fialové hodiny a vystrčte ho.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.4.hint1">
        <source></source>
        <translation>Každé překlopení fialových hodin vystrčí jeden ukazatel z plánu.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.4.hint2">
        <source></source>
        <translation>Dotkněte se zvýrazněných hodin fialové oblasti.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.4.unwanted">
        <source></source>
        <translation>To před radou smíte. Teď ale fialové hodiny.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.5">
        <source></source>
        <translation>Dosypaly se i černé hodiny. Zkuste je překlopit.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.5.after">
        <source></source>
        <translation>Zato každý smí bez spěchu dokončit, co ještě jde.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.6">
        <source></source>
        <translation>Fialové hodiny přišly k mocnému služebníkovi. Vezměte hlas, a k němu věhlas a popularitu.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.6.hint1">
        <source></source>
        <translation>Dotkněte se mocného služebníka a pak levého z jeho políček.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.6.hint2">
        <source></source>
        <translation>Dotkněte se zvýrazněného políčka uprostřed dolní fialové řady.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.6.unwanted">
        <source></source>
        <translation>Taky dobré, ale teď chcete ten hlas.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.7">
        <source></source>
        <translation>Co šlo, to jste udělali. Stiskněte fajfku.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.7.hint1">
        <source></source>
        <translation>Fajfka je vpravo na vaší desce.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.7.hint2">
        <source></source>
        <translation>Stiskněte zvýrazněnou fajfku.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.7.unwanted">
        <source></source>
        <translation>Smíte, ale dnes už víc netřeba.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.9">
        <source></source>
        <translation>Všichni mají hotovo: rada sčítá hlasy.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.10">
        <source></source>
        <translation>Bolg má čtyři hlasy a vy také. Při shodě jde dopředu ten, kdo stál níž: jste první!</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.11">
        <source></source>
        <translation>První místo dává dva body podle vaší volby a pak první výběr z odměn.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.12">
        <source></source>
        <translation>Vezměte si bod: na kterou stupnici?</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.12.hint1">
        <source></source>
        <translation>Moc, věhlas, nebo popularita, jak chcete.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.12.hint2">
        <source></source>
        <translation>Dotkněte se své stupnice moci, věhlasu nebo popularity.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.12.unwanted">
        <source></source>
        <translation>Napřed bod.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.13">
        <source></source>
        <translation>A druhý. Může jít na jinou stupnici.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.13.hint1">
        <source></source>
        <translation>Nejvíc ho potřebuje ukazatel, který má na svitek nejdál.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.13.hint2">
        <source></source>
        <translation>Dotkněte se své stupnice moci, věhlasu nebo popularity.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.13.unwanted">
        <source></source>
        <translation>Napřed bod.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.14">
        <source></source>
        <translation>Teď odměna. Vezměte kartu s mocným služebníkem: jeden běžný natrvalo vyroste.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.14.hint1">
        <source></source>
        <translation>Karty s černým sluncem by šly do ruky jako lsti.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.14.hint2">
        <source></source>
        <translation>Dotkněte se zvýrazněné karty na desce rady.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.14.unwanted">
        <source></source>
        <translation>Taky dobrá odměna. Dnes berte kartu s mocným služebníkem.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.15">
        <source></source>
        <translation>Vyberte, z koho se stane mocný služebník.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.15.hint1">
        <source></source>
        <translation>Běžného služebníka máte jen jednoho.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.15.hint2">
        <source></source>
        <translation>Dotkněte se běžného služebníka.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.15.unwanted">
        <source></source>
        <translation>Napřed služebník, který vyroste.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.17">
        <source></source>
        <translation>Bolg je druhý: bod a karta s bodem moci, věhlasu i popularity…</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.18">
        <source></source>
        <translation>…a třetí Gambal bere pět jednotek armády.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.19">
        <source></source>
        <translation>Všechny hlasy jsou pryč. V příští radě se budou počítat nové.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.20">
        <source></source>
        <translation>Zahráli jste lest. Jak ji zahrajete znovu?</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.20.answer1">
        <source></source>
        <translation>Prostě ji zahraju</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.20.answer2">
        <source></source>
        <translation>Napřed si karty vrátím</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.20.answer3">
        <source></source>
        <translation>Počkám na radu</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.20.why">
        <source></source>
        <translation>Za pět jednotek kultury se vrátí všechny zahrané lsti, kdykoli během kola.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.21">
        <source></source>
        <translation>Umíte sbírat hlasy, svolat radu a vybírat první.</translation>
    </message>
    <message id="pendulum.lesson.achievements.title">
        <source></source>
        <translation>Úspěchy a legenda</translation>
    </message>
    <message id="pendulum.lesson.achievements.1">
        <source></source>
        <translation>Bez legendárního bodu nevyhraje nikdo. Žeton leží na úspěchu a smí si ho vzít ten, kdo úspěchu dosáhne první.</translation>
    </message>
    <message id="pendulum.lesson.achievements.2">
        <source></source>
        <translation>Zkuste to: stiskněte hvězdu a přihlaste se o úspěch.</translation>
    </message>
    <message id="pendulum.lesson.achievements.2.after">
        <source></source>
        <translation>Armádu i kulturu už máte.</translation>
    </message>
    <message id="pendulum.lesson.achievements.3">
        <source></source>
        <translation>Hlas přinese běžný služebník: stáhněte ho dolů.</translation>
    </message>
    <message id="pendulum.lesson.achievements.3.hint1">
        <source></source>
        <translation>Stojí u hodin v dolní černé řadě.</translation>
    </message>
    <message id="pendulum.lesson.achievements.3.hint2">
        <source></source>
        <translation>Dotkněte se běžného služebníka a pak políčka pod ním.</translation>
    </message>
    <message id="pendulum.lesson.achievements.3.unwanted">
        <source></source>
        <translation>To hlas nepřinese. Použijte běžného služebníka.</translation>
    </message>
    <message id="pendulum.lesson.achievements.4">
        <source></source>
        <translation>Teď úspěchu dosáhněte a místo odměny na svitku si vezměte legendární bod.</translation>
    </message>
    <message id="pendulum.lesson.achievements.4.hint1">
        <source></source>
        <translation>Stiskněte hvězdu a vyberte žeton legendárního úspěchu.</translation>
    </message>
    <message id="pendulum.lesson.achievements.4.hint2">
        <source></source>
        <translation>Vyberte žeton s větrnou růžicí.</translation>
    </message>
    <message id="pendulum.lesson.achievements.4.unwanted">
        <source></source>
        <translation>Smíte, ale bez legendárního bodu nevyhraje nikdo. Berte žeton.</translation>
    </message>
    <message id="pendulum.lesson.achievements.5">
        <source></source>
        <translation>Podívejte: armáda, kultura i hlasy vám zůstaly. Úspěch je chce jen vidět, nebere je.</translation>
    </message>
    <message id="pendulum.lesson.achievements.6">
        <source></source>
        <translation>Pořád všechno máte. Zkuste si vzít i odměnu na svitku.</translation>
    </message>
    <message id="pendulum.lesson.achievements.6.after">
        <source></source>
        <translation>Tedy žeton, nebo odměna, nikdy obojí. Příští kolo přinese novou kartu.</translation>
    </message>
    <message id="pendulum.lesson.achievements.7">
        <source></source>
        <translation>Úspěchu dosáhne i Bolg. Žeton je pryč, bere tedy odměnu na svitku: bod moci a bod věhlasu.</translation>
    </message>
    <message id="pendulum.lesson.achievements.8">
        <source></source>
        <translation>Vybíráte si provincii. Smíte předtím rychle přesunout služebníka?</translation>
    </message>
    <message id="pendulum.lesson.achievements.8.answer1">
        <source></source>
        <translation>Ne, napřed dokončit</translation>
    </message>
    <message id="pendulum.lesson.achievements.8.answer2">
        <source></source>
        <translation>Ano, kdykoli</translation>
    </message>
    <message id="pendulum.lesson.achievements.8.why">
        <source></source>
        <translation>Vždy jedna akce: co začnete, to napřed dokončete.</translation>
    </message>
    <message id="pendulum.lesson.achievements.9">
        <source></source>
        <translation>Žeton se vrací každé kolo. Ve dvou a ve třech hráčích se poprvé objeví ve druhém kole.</translation>
    </message>
    <message id="pendulum.lesson.achievements.10">
        <source></source>
        <translation>Umíte dosáhnout úspěchu a získat legendární bod.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.title">
        <source></source>
        <translation>Když se ruce potkají</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.1">
        <source></source>
        <translation>Tady hrají všichni naráz. Bolg stojí na stupnici privilegií nad vámi; pamatujte si to.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.2">
        <source></source>
        <translation>Postavte běžného služebníka do širokého zeleného rámečku.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.2.hint1">
        <source></source>
        <translation>Je v dolní zelené řadě vpravo.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.2.hint2">
        <source></source>
        <translation>Dotkněte se běžného služebníka na desce a pak zvýrazněného rámečku.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.2.unwanted">
        <source></source>
        <translation>I to smíte. Napřed ale běžný služebník, do širokého zeleného rámečku.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.3">
        <source></source>
        <translation>O půl sekundy později přichází Bolgova ruka…</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.4">
        <source></source>
        <translation>…a rámeček je jeho. Do jedné sekundy má přednost vyšší privilegium a váš služebník je zase doma.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.5">
        <source></source>
        <translation>Zkuste tam běžného služebníka postavit i tak.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.5.after">
        <source></source>
        <translation>Tak je to v zelené a fialové. V černé je vítán každý.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.6">
        <source></source>
        <translation>Mocného služebníka ale nezastaví nikdo. Postavte ho do Bolgova rámečku.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.6.hint1">
        <source></source>
        <translation>Mocný služebník je ten vysoký na vaší desce.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.6.hint2">
        <source></source>
        <translation>Dotkněte se ho a pak zvýrazněného rámečku.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.6.unwanted">
        <source></source>
        <translation>Smíte. Napřed ale uvidíte, co mocný služebník dokáže.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.7">
        <source></source>
        <translation>A běžný služebník jde do černé, tam nikdo nepřekáží. Vyberte zvýrazněný rámeček.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.7.hint1">
        <source></source>
        <translation>V dolní černé řadě teď hodiny nejsou.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.7.hint2">
        <source></source>
        <translation>Dotkněte se běžného služebníka a pak některého ze zvýrazněných rámečků.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.7.unwanted">
        <source></source>
        <translation>Dobře, ale zvýrazněné černé rámečky nic nestojí.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.8">
        <source></source>
        <translation>Počkejte, až se dosypou zelené hodiny.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.9">
        <source></source>
        <translation>Bolg spěchá a překlápí zelené hodiny. Nemusíte všechno dělat sami.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.10">
        <source></source>
        <translation>Bere si dva body popularity.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.11">
        <source></source>
        <translation>Políčka odměn neblokují. Vezměte si tytéž dva body popularity.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.11.hint1">
        <source></source>
        <translation>Dotkněte se mocného služebníka a pak políčka, kde stojí Bolg.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.11.hint2">
        <source></source>
        <translation>Dotkněte se zvýrazněného políčka uprostřed dolní zelené řady.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.11.unwanted">
        <source></source>
        <translation>Smíte, ale teď se přidejte k Bolgovi: dva body popularity i pro vás.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.12">
        <source></source>
        <translation>Kdy je svolána rada?</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.12.answer1">
        <source></source>
        <translation>S posledním fialovým ukazatelem</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.12.answer2">
        <source></source>
        <translation>Až se dosype fialový písek</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.12.answer3">
        <source></source>
        <translation>Po šesti minutách</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.12.why">
        <source></source>
        <translation>Svolá ji překlopení, které vystrčí poslední fialový ukazatel, ať je písku kolik chce.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.13">
        <source></source>
        <translation>Víte, kdo komu překáží a kdo má přednost.</translation>
    </message>
    <message id="pendulum.lesson.first-round.title">
        <source></source>
        <translation>První kolo, bez písku</translation>
    </message>
    <message id="pendulum.lesson.first-round.1">
        <source></source>
        <translation>Celé kolo proti Bolgovi. Písek se nesype: hodiny se hýbou, až máte oba hotovo.</translation>
    </message>
    <message id="pendulum.lesson.first-round.2">
        <source></source>
        <translation>Začněte mocným služebníkem: kterýkoli zvýrazněný rámeček dolní řady.</translation>
    </message>
    <message id="pendulum.lesson.first-round.2.advice1">
        <source></source>
        <translation>Všechny hodiny přijdou nejdřív k dolním řadám. Dva zlaté stačí na jednu zelenou nebo fialovou akci.</translation>
    </message>
    <message id="pendulum.lesson.first-round.3">
        <source></source>
        <translation>Bolg začíná vlastní žlutou produkcí.</translation>
    </message>
    <message id="pendulum.lesson.first-round.4">
        <source></source>
        <translation>Teď běžný služebník. Neutrální služebníci nepatří nikomu, jen překážejí běžným.</translation>
    </message>
    <message id="pendulum.lesson.first-round.4.advice1">
        <source></source>
        <translation>V černé oblasti nikdo nepřekáží. Hlas nebo dva zlaté jsou tu zadarmo.</translation>
    </message>
    <message id="pendulum.lesson.first-round.6">
        <source></source>
        <translation>Zazvoňte na zvonek: všechny troje hodiny přejdou k dolním řadám.</translation>
    </message>
    <message id="pendulum.lesson.first-round.6.hint1">
        <source></source>
        <translation>Zvonek je vpravo na vaší desce.</translation>
    </message>
    <message id="pendulum.lesson.first-round.6.hint2">
        <source></source>
        <translation>Stiskněte zvýrazněný zvonek.</translation>
    </message>
    <message id="pendulum.lesson.first-round.6.unwanted">
        <source></source>
        <translation>Napřed musí kolo začít.</translation>
    </message>
    <message id="pendulum.lesson.first-round.7">
        <source></source>
        <translation>Všechny hodiny stojí u vašich služebníků: použijte oba. Pak stiskněte fajfku.</translation>
    </message>
    <message id="pendulum.lesson.first-round.7.advice1">
        <source></source>
        <translation>Kdo jednal, zůstává na místě. Nespěchejte: písek se nesype.</translation>
    </message>
    <message id="pendulum.lesson.first-round.8">
        <source></source>
        <translation>Černé hodiny šly nahoru: kdo je v dolní černé řadě, je volný. Postavte ho tam, kam hodiny přijdou.</translation>
    </message>
    <message id="pendulum.lesson.first-round.8.advice1">
        <source></source>
        <translation>Černé hodiny se hýbou skoro v každém kroku. Koho postavíte teď, ten brzy provede akci.</translation>
    </message>
    <message id="pendulum.lesson.first-round.9">
        <source></source>
        <translation>Řada bez hodin slouží k plánování, řada s hodinami k akcím. Využijte obě.</translation>
    </message>
    <message id="pendulum.lesson.first-round.9.advice1">
        <source></source>
        <translation>Příště se pohnou zelené. Kdo teď stojí v horní zelené řadě, provede pak akci.</translation>
    </message>
    <message id="pendulum.lesson.first-round.10">
        <source></source>
        <translation>Zelené hodiny šly nahoru. Dole smějí služebníci odejít, nahoře jednat.</translation>
    </message>
    <message id="pendulum.lesson.first-round.10.advice1">
        <source></source>
        <translation>Lsti hodiny nepotřebují. Bod věhlasu je tu zadarmo.</translation>
    </message>
    <message id="pendulum.lesson.first-round.11">
        <source></source>
        <translation>Zase černé. Udělejte, co jde, zbytek naplánujte a stiskněte fajfku.</translation>
    </message>
    <message id="pendulum.lesson.first-round.11.advice1">
        <source></source>
        <translation>Fialové a černé se příště pohnou spolu.</translation>
    </message>
    <message id="pendulum.lesson.first-round.12">
        <source></source>
        <translation>Pohnuly se fialové. Zbývá jeden fialový ukazatel a ten svolá radu.</translation>
    </message>
    <message id="pendulum.lesson.first-round.12.advice1">
        <source></source>
        <translation>Za čtyři jednotky armády je v černé provincie. Čím dřív ji máte, tím častěji vyplácí.</translation>
    </message>
    <message id="pendulum.lesson.first-round.13">
        <source></source>
        <translation>Dosáhnete úspěchu, který žádá čtyři zlaté. Co zaplatíte?</translation>
    </message>
    <message id="pendulum.lesson.first-round.13.answer1">
        <source></source>
        <translation>Nic</translation>
    </message>
    <message id="pendulum.lesson.first-round.13.answer2">
        <source></source>
        <translation>Čtyři zlaté</translation>
    </message>
    <message id="pendulum.lesson.first-round.13.why">
        <source></source>
        <translation>Úspěch chce zlaté jen vidět, nebere je. Jednou za kolo, pro každého.</translation>
    </message>
    <message id="pendulum.lesson.first-round.14">
        <source></source>
        <translation>Podívejte se na úspěch: čtyři jednotky kultury, čtyři zlaté a tři hlasy. Stihnete to?</translation>
    </message>
    <message id="pendulum.lesson.first-round.14.advice1">
        <source></source>
        <translation>Neutrální hráč má vždy tři hlasy a stojí poslední, takže shodu vyhraje. Porazí ho čtyři hlasy.</translation>
    </message>
    <message id="pendulum.lesson.first-round.15">
        <source></source>
        <translation>Zelené se vracejí dolů. Seberte, co tam čeká.</translation>
    </message>
    <message id="pendulum.lesson.first-round.15.advice1">
        <source></source>
        <translation>Napřed zlato: bez dvou zlatých čeká zelený služebník marně.</translation>
    </message>
    <message id="pendulum.lesson.first-round.16">
        <source></source>
        <translation>Rada se blíží: ještě dva kroky. Teď jde o hlasy.</translation>
    </message>
    <message id="pendulum.lesson.first-round.16.advice1">
        <source></source>
        <translation>Porovnejte hlasy: první místo v radě znamená dva body.</translation>
    </message>
    <message id="pendulum.lesson.first-round.17">
        <source></source>
        <translation>Příští krok svolá radu. Postavte všechny tam, kam hodiny přijdou.</translation>
    </message>
    <message id="pendulum.lesson.first-round.17.advice1">
        <source></source>
        <translation>V posledním kroku se pohnou všechny troje hodiny, každý čekající tedy ještě jednou provede akci.</translation>
    </message>
    <message id="pendulum.lesson.first-round.18">
        <source></source>
        <translation>Rada je svolána. Použijte každého, koho ještě můžete, a pak stiskněte fajfku.</translation>
    </message>
    <message id="pendulum.lesson.first-round.18.advice1">
        <source></source>
        <translation>Hlasy se počítají, dokud oba nestisknete fajfku. Vezměte si ty poslední.</translation>
    </message>
    <message id="pendulum.lesson.first-round.19">
        <source></source>
        <translation>Zasedá rada. Neutrální hráč má tři hlasy. Až budete na řadě, vezměte si body a odměnu.</translation>
    </message>
    <message id="pendulum.lesson.first-round.19.advice1">
        <source></source>
        <translation>Lest vydrží celou hru. Druhého mocného služebníka nikdo nezastaví.</translation>
    </message>
    <message id="pendulum.lesson.first-round.20">
        <source></source>
        <translation>Umíte odehrát celé kolo Kyvadla.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.title">
        <source></source>
        <translation>A teď s pískem</translation>
    </message>
    <message id="pendulum.lesson.with-sand.1">
        <source></source>
        <translation>Druhé kolo a písek už je opravdový: černý tři čtvrtě minuty, zelený dvě minuty, fialový tři.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.2">
        <source></source>
        <translation>Vy a Bolg sáhnete během sekundy po témže rámečku. Kdo ho dostane?</translation>
    </message>
    <message id="pendulum.lesson.with-sand.2.answer1">
        <source></source>
        <translation>Rychlejší ruka</translation>
    </message>
    <message id="pendulum.lesson.with-sand.2.answer2">
        <source></source>
        <translation>Nikdo</translation>
    </message>
    <message id="pendulum.lesson.with-sand.2.answer3">
        <source></source>
        <translation>Vyšší privilegium</translation>
    </message>
    <message id="pendulum.lesson.with-sand.2.why">
        <source></source>
        <translation>Rozhoduje stupnice privilegií. V tomto kole stojíte nad Bolgem.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.3">
        <source></source>
        <translation>Až budete připraveni, zazvoňte na zvonek. Tlačítko pauzy zastaví všechen písek, kdykoli potřebujete.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.3.hint1">
        <source></source>
        <translation>Zvonek je vpravo na vaší desce.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.3.hint2">
        <source></source>
        <translation>Stiskněte zvýrazněný zvonek.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.3.unwanted">
        <source></source>
        <translation>Kolo začíná zvonkem.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.4">
        <source></source>
        <translation>Hodiny přišly k vašim služebníkům. Začněte zlatem: žlutá produkce a jeden navíc z Lochernu.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.4.hint1">
        <source></source>
        <translation>Běžný služebník stojí v horní černé řadě.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.4.hint2">
        <source></source>
        <translation>Dotkněte se ho a pak políčka pod ním.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.4.unwanted">
        <source></source>
        <translation>Dobře, za chvilku. Napřed zlato: zaplatí všechno ostatní.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.5">
        <source></source>
        <translation>Teď vy. Jednejte, stavte, překlápějte, co se dosypalo. Času je víc, než se zdá.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.5.advice1">
        <source></source>
        <translation>Nejvíc hlídejte černé: než se fialové překlopí dvakrát, černé to stihnou osmkrát.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.6">
        <source></source>
        <translation>Rada je svolána a písek už vás nežene. Dokončete, co jde, a stiskněte fajfku.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.6.advice1">
        <source></source>
        <translation>Podívejte se ještě na úspěch: armáda, zlato ani hlasy se na něj neutratí.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.7">
        <source></source>
        <translation>Vezměte si body a odměnu.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.7.advice1">
        <source></source>
        <translation>Nakonec rozhodne ukazatel, který má na svitek nejdál. Dejte bod jemu.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.8">
        <source></source>
        <translation>Přesuňte volné služebníky pro třetí kolo a stiskněte fajfku.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.8.advice1">
        <source></source>
        <translation>Všechny hodiny změní řadu. Stavte tam, kde teď žádné nestojí.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.9">
        <source></source>
        <translation>Umíte hrát Kyvadlo. Odteď jde o všechno.</translation>
    </message>
    <message id="pendulum.first.flip">
        <source></source>
        <translation>Písek v hodinách se dosypal. Překlopit je může kdokoli, ale nikdo nemusí. Hodiny tím přejdou k druhé řadě.</translation>
    </message>
    <message id="pendulum.first.act">
        <source></source>
        <translation>Váš služebník stojí v řadě s hodinami. Přesuňte ho na políčko odměn, zaplaťte cenu na praporku a vezměte si odměnu.</translation>
    </message>
    <message id="pendulum.first.take">
        <source></source>
        <translation>Vaše vlastní provincie! Vezměte si vyloženou, nebo naslepo vrchní kartu. Přidá se k jedné z vašich produkcí a vynáší spolu s ní.</translation>
    </message>
    <message id="pendulum.first.tuck">
        <source></source>
        <translation>Vybírejte dobře: provincie pod produkcí zůstane napořád a platí jen její symbol v té barvě.</translation>
    </message>
    <message id="pendulum.first.play">
        <source></source>
        <translation>Lsti můžete hrát kdykoli, každou jednou. Později jednou zaplatíte a vezmete si je všechny zpět.</translation>
    </message>
    <message id="pendulum.first.recover">
        <source></source>
        <translation>Máte na to vzít si zpět všechny zahrané lsti. Cena je pořád stejná, čím víc jich je, tím lépe.</translation>
    </message>
    <message id="pendulum.first.achieve">
        <source></source>
        <translation>Máte, co úspěch žádá. Nestojí vás to nic: zvolte žeton legendárního úspěchu, nebo odměnu na svitku karty.</translation>
    </message>
    <message id="pendulum.first.done">
        <source></source>
        <translation>Fajfkou říkáte, že máte hotovo. Udělá-li pak něco hráč s nižším privilegiem, můžete se vrátit.</translation>
    </message>
    <message id="pendulum.first.choose">
        <source></source>
        <translation>Rada: kdo měl víc hlasů, vybírá dřív. Každý si vezme jednu odměnu a karty se nedoplňují.</translation>
    </message>
    <message id="pendulum.first.discard">
        <source></source>
        <translation>Při radě smí pod produkcí zůstat jen omezený počet provincií. Vyberte, kterou odhodíte; mezi radami limit neplatí.</translation>
    </message>
</context>
</TS>
