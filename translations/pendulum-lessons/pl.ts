<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name></name>
    <message id="pendulum.lesson.what-wins.title">
        <source></source>
        <translation>Jak się wygrywa</translation>
    </message>
    <message id="pendulum.lesson.what-wins.1">
        <source></source>
        <translation>Wieczny Król zniknął, a po czterech rundach zastąpi go najgodniejszy. Jesteś Licinią, a to ostatnie chwile.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.2">
        <source></source>
        <translation>Na pergaminie muszą stać wszystkie cztery znaczniki: siła, prestiż, popularność i osiągnięcie legendarne. Dwóm brakuje kroku.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.3">
        <source></source>
        <translation>Spróbuj: dotknij fioletowej klepsydry, aby ją odwrócić.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.3.after">
        <source></source>
        <translation>Odwrócić można tylko klepsydrę, w której piasek się przesypał. Jeszcze parę sekund.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.4">
        <source></source>
        <translation>Niech piasek się przesypie. Wtedy klepsydrę może odwrócić każdy.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.5">
        <source></source>
        <translation>Piasek się przesypał. Dotknij fioletowej klepsydry: odwróci się i przejdzie do drugiego rzędu.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.5.hint1">
        <source></source>
        <translation>Fioletowa klepsydra stoi przy fioletowym obszarze.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.5.hint2">
        <source></source>
        <translation>Dotknij podświetlonej klepsydry przy górnym fioletowym rzędzie.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.5.unwanted">
        <source></source>
        <translation>Wolno, ale twoje punkty czekają w fioletowym. Najpierw odwróć fioletową klepsydrę.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.6">
        <source></source>
        <translation>Klepsydra stoi teraz przy twoim wysokim elitarnym podwładnym. Gdzie stoi klepsydra, tam podwładni działają.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.7">
        <source></source>
        <translation>Ściągnij elitarnego podwładnego do podświetlonej ramki nagrody: punkt prestiżu, punkt popularności i głos.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.7.hint1">
        <source></source>
        <translation>Dotknij podwładnego, a potem ramki pod nim.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.7.hint2">
        <source></source>
        <translation>Podświetlona ramka jest środkowa w dolnym fioletowym rzędzie.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.7.unwanted">
        <source></source>
        <translation>Wolno, ale teraz potrzebujesz prestiżu i popularności: elitarny podwładny, podświetlona ramka.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.8">
        <source></source>
        <translation>Spójrz na swoje tory: wszystkie cztery znaczniki stoją już na pergaminie.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.9">
        <source></source>
        <translation>Zwołano ostatnią radę. Nic więcej nie trzeba robić: naciśnij przycisk z ptaszkiem.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.9.hint1">
        <source></source>
        <translation>Przycisk z ptaszkiem jest po prawej stronie planszetki.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.9.hint2">
        <source></source>
        <translation>Naciśnij podświetlony przycisk z ptaszkiem.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.9.unwanted">
        <source></source>
        <translation>Wolno, ale to już nic nie zmieni. Naciśnij przycisk z ptaszkiem.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.10">
        <source></source>
        <translation>Bolk też skończył. Rada liczy głosy.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.11">
        <source></source>
        <translation>Bolk ma najwięcej głosów, więc bierze pierwszy: dwa punkty według uznania…</translation>
    </message>
    <message id="pendulum.lesson.what-wins.13">
        <source></source>
        <translation>…i nagrodę.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.15">
        <source></source>
        <translation>Bolk ma na pergaminie dużo więcej punktów, ale ani jednego legendarnego. Kto wygra?</translation>
    </message>
    <message id="pendulum.lesson.what-wins.15.answer1">
        <source></source>
        <translation>Ty</translation>
    </message>
    <message id="pendulum.lesson.what-wins.15.answer2">
        <source></source>
        <translation>Bolk</translation>
    </message>
    <message id="pendulum.lesson.what-wins.15.why">
        <source></source>
        <translation>Jednego znacznika Bolka brak na pergaminie. Punkty liczą się tylko, gdy stoją tam wszystkie cztery.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.16">
        <source></source>
        <translation>Twoja nagroda: weź podświetloną kartę, po punkcie siły, prestiżu i popularności.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.16.hint1">
        <source></source>
        <translation>Nagrody leżą na planszy rady.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.16.hint2">
        <source></source>
        <translation>Dotknij pierwszej karty: siła, prestiż i popularność.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.16.unwanted">
        <source></source>
        <translation>Niezły wybór. Dziś jednak weź podświetloną kartę: trzy punkty naraz.</translation>
    </message>
    <message id="pendulum.lesson.what-wins.17">
        <source></source>
        <translation>Wygrywasz! I znasz już cel: wszystkie cztery znaczniki na pergaminie.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.title">
        <source></source>
        <translation>Postaw, czekaj, działaj</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.1">
        <source></source>
        <translation>Prawie wszystko zarabiają tu podwładni. Najszybszy jest czarny obszar: dwa jednakowe rzędy i klepsydra przy jednym z nich.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.2">
        <source></source>
        <translation>Postaw elitarnego podwładnego w podświetlonej złotej ramce, w rzędzie bez klepsydry.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.2.hint1">
        <source></source>
        <translation>Elitarny podwładny to ten wyższy na twojej planszetce.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.2.hint2">
        <source></source>
        <translation>Dotknij go, a potem podświetlonej ramki u góry po lewej w czarnym obszarze.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.2.unwanted">
        <source></source>
        <translation>Tam też wolno stawać. Na razie jednak spróbuj podświetlonej ramki.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.3">
        <source></source>
        <translation>Spróbuj wziąć złoto od razu. Ściągnij podwładnego do ramki poniżej.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.3.after">
        <source></source>
        <translation>Postawić to tylko zaplanować. Teraz poczekaj, aż klepsydra przyjdzie do podwładnego.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.4">
        <source></source>
        <translation>Spróbuj postawić zwykłego podwładnego w rzędzie, w którym stoi klepsydra.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.4.after">
        <source></source>
        <translation>Planuj w drugim rzędzie: tam klepsydra dopiero przyjdzie.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.5">
        <source></source>
        <translation>Zwykły podwładny też idzie więc do górnego rzędu: po głos.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.5.hint1">
        <source></source>
        <translation>Zwykły podwładny to ten mały na planszetce.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.5.hint2">
        <source></source>
        <translation>Dotknij go, a potem drugiej ramki górnego czarnego rzędu.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.5.unwanted">
        <source></source>
        <translation>To też wolno. Tym razem: zwykły podwładny po głos.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.6">
        <source></source>
        <translation>Obaj czekają. Niech czarny piasek się przesypie; to 45 sekund, ale je przyspieszymy.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.7">
        <source></source>
        <translation>Teraz sprowadź klepsydrę do podwładnych: dotknij jej.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.7.hint1">
        <source></source>
        <translation>Klepsydrę z przesypanym piaskiem może odwrócić każdy.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.7.hint2">
        <source></source>
        <translation>Dotknij podświetlonej klepsydry czarnego obszaru.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.7.unwanted">
        <source></source>
        <translation>Najpierw klepsydra: podwładni na nią czekają.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.8">
        <source></source>
        <translation>Klepsydra przyszła. Ściągnij elitarnego podwładnego: żółta produkcja wypłaci dwa złota.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.8.hint1">
        <source></source>
        <translation>Dotknij podwładnego, a potem ramki nagrody pod nim.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.8.hint2">
        <source></source>
        <translation>Podświetlona ramka jest w górnym czarnym rzędzie, pierwsza z lewej.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.8.unwanted">
        <source></source>
        <translation>To też, za chwilę. Najpierw elitarny podwładny i jego złoto.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.9">
        <source></source>
        <translation>Teraz zwykły podwładny: ściągnij go w dół po głos.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.9.hint1">
        <source></source>
        <translation>Stoi w drugiej ramce tego samego rzędu.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.9.hint2">
        <source></source>
        <translation>Dotknij zwykłego podwładnego, a potem ramki pod nim.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.9.unwanted">
        <source></source>
        <translation>Później. Czeka głos zwykłego podwładnego.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.10">
        <source></source>
        <translation>Oto rytm Wahadła: stawiasz, gdzie klepsydry nie ma, czekasz na nią i działasz.</translation>
    </message>
    <message id="pendulum.lesson.place-wait-act.11">
        <source></source>
        <translation>Umiesz postawić, poczekać i działać.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.title">
        <source></source>
        <translation>Decyduje klepsydra</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.1">
        <source></source>
        <translation>Elitarny podwładny czeka przy klepsydrze. Zwykły już działał i stoi w swojej ramce nagrody.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.2">
        <source></source>
        <translation>Spróbuj zabrać zwykłego podwładnego na planszetkę.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.2.after">
        <source></source>
        <translation>Kto działał, zostaje, aż klepsydra opuści jego rząd.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.3">
        <source></source>
        <translation>Niech przesypie się czarny piasek.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.4">
        <source></source>
        <translation>Czarny piasek się przesypał. Co teraz z klepsydrą?</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.4.answer1">
        <source></source>
        <translation>Odwróci się sama</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.4.answer2">
        <source></source>
        <translation>Poczeka na czyjąś rękę</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.4.answer3">
        <source></source>
        <translation>Trzeba ją od razu odwrócić</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.4.why">
        <source></source>
        <translation>Odwrócić może każdy, nikt nie musi. Stoi tak długo, aż ktoś zechce ją przenieść.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.5">
        <source></source>
        <translation>Piasek się nie sypie. Spróbuj przestawić zwykłego podwładnego do drugiego rzędu.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.5.after">
        <source></source>
        <translation>Z piaskiem czy bez: liczy się to, gdzie stoi klepsydra.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.6">
        <source></source>
        <translation>Klepsydra wciąż tu stoi, więc elitarny podwładny może jeszcze działać. Weź złoto.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.6.hint1">
        <source></source>
        <translation>Dotknij elitarnego podwładnego, a potem ramki pod nim.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.6.hint2">
        <source></source>
        <translation>Podświetlona ramka jest w dolnym czarnym rzędzie, pierwsza z lewej.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.6.unwanted">
        <source></source>
        <translation>Wolno, ale gdy klepsydra teraz odejdzie, elitarny podwładny czekał na darmo. Najpierw działaj.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.7">
        <source></source>
        <translation>Obaj działali. Teraz warto odwrócić: dotknij czarnej klepsydry.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.7.hint1">
        <source></source>
        <translation>Podwładni będą wolni, gdy klepsydra opuści ich rząd.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.7.hint2">
        <source></source>
        <translation>Dotknij podświetlonej klepsydry czarnego obszaru.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.7.unwanted">
        <source></source>
        <translation>Wolno, ale obaj podwładni utknęli, póki czarna klepsydra nie odejdzie.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.8">
        <source></source>
        <translation>Klepsydra poszła w górę. Postaw zwykłego podwładnego w podświetlonej ramce: dowolny zasób.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.8.hint1">
        <source></source>
        <translation>Teraz może iść dokądkolwiek, nawet do tego samego rzędu.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.8.hint2">
        <source></source>
        <translation>Dotknij zwykłego podwładnego, a potem czwartej ramki dolnego czarnego rzędu.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.8.unwanted">
        <source></source>
        <translation>Wolny podwładny może to zrobić. W tej lekcji wybierz podświetloną ramkę.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.9">
        <source></source>
        <translation>O elitarnym podwładnym celowo zapomnimy. Zostaje w swojej ramce nagrody.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.10">
        <source></source>
        <translation>Czarny piasek znów się przesypuje.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.11">
        <source></source>
        <translation>Sprowadź klepsydrę z powrotem w dół: dotknij jej.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.11.hint1">
        <source></source>
        <translation>Czarna klepsydra stoi przy górnym rzędzie.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.11.hint2">
        <source></source>
        <translation>Dotknij podświetlonej klepsydry czarnego obszaru.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.11.unwanted">
        <source></source>
        <translation>Za chwilę. Najpierw sprowadź klepsydrę do podwładnych.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.12">
        <source></source>
        <translation>Klepsydra wróciła. Czy zapomniany elitarny podwładny może działać jeszcze raz?</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.12.answer1">
        <source></source>
        <translation>Tak</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.12.answer2">
        <source></source>
        <translation>Nie</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.12.why">
        <source></source>
        <translation>Już działał i zostaje, aż klepsydra odejdzie. Zapomnieć o podwładnym zdarza się każdemu.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.13">
        <source></source>
        <translation>Zwykły podwładny jest za to gotowy. Ściągnij go w dół.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.13.hint1">
        <source></source>
        <translation>Stoi w czwartej ramce dolnego czarnego rzędu.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.13.hint2">
        <source></source>
        <translation>Dotknij zwykłego podwładnego, a potem ramki pod nim.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.13.unwanted">
        <source></source>
        <translation>Później. Zwykły podwładny może działać teraz.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.14">
        <source></source>
        <translation>Weź zasób, który najbardziej ci się przyda.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.14.hint1">
        <source></source>
        <translation>Czerwone to wojsko, niebieskie kultura, żółte złoto.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.14.hint2">
        <source></source>
        <translation>Dotknij dowolnego z trzech.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.14.unwanted">
        <source></source>
        <translation>Najpierw wybierz jeden z trzech.</translation>
    </message>
    <message id="pendulum.lesson.timer-decides.15">
        <source></source>
        <translation>Wiesz, kiedy podwładni mogą się ruszać, a kiedy działają.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.title">
        <source></source>
        <translation>Złoto i produkcja</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.1">
        <source></source>
        <translation>Akcje zielone i fioletowe są bogate i każda kosztuje dwa złota. Cenę pokazuje proporczyk nad ramką nagrody.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.2">
        <source></source>
        <translation>Postaw elitarnego podwładnego w szerokiej ramce, obok drugiego. Ta ramka prowadzi do dwóch nagród.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.2.hint1">
        <source></source>
        <translation>Szeroka ramka jest po prawej w dolnym zielonym rzędzie.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.2.hint2">
        <source></source>
        <translation>Dotknij elitarnego podwładnego na planszetce, a potem podświetlonej ramki.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.2.unwanted">
        <source></source>
        <translation>To też wolno. Dziś elitarny podwładny idzie do szerokiej zielonej ramki.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.3">
        <source></source>
        <translation>Elitarny podwładny stoi w zielonej ramce. Czy już działa?</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.3.answer1">
        <source></source>
        <translation>Jeszcze nie</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.3.answer2">
        <source></source>
        <translation>Tak, od razu</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.3.why">
        <source></source>
        <translation>Postawienie to jeszcze nie działanie. Najpierw do tego rzędu musi przyjść klepsydra.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.4">
        <source></source>
        <translation>Jeszcze parę sekund zielonego piasku.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.5">
        <source></source>
        <translation>Sprowadź zieloną klepsydrę do podwładnych.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.5.hint1">
        <source></source>
        <translation>Klepsydrę z przesypanym piaskiem można odwrócić.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.5.hint2">
        <source></source>
        <translation>Dotknij podświetlonej klepsydry zielonego obszaru.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.5.unwanted">
        <source></source>
        <translation>To może poczekać: podwładni w zielonym potrzebują klepsydry.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.6">
        <source></source>
        <translation>Użyj elitarnego podwładnego: czerwona produkcja. Obserwuj swoje wojsko.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.6.hint1">
        <source></source>
        <translation>Dotknij elitarnego podwładnego, a potem prawej z jego dwóch ramek.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.6.hint2">
        <source></source>
        <translation>Dotknij podświetlonej ramki, ostatniej w dolnym zielonym rzędzie.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.6.unwanted">
        <source></source>
        <translation>To też wolno. Najpierw jednak zobaczmy czerwoną produkcję: elitarny podwładny.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.7">
        <source></source>
        <translation>Zawsze najpierw cena: dwa złota.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.8">
        <source></source>
        <translation>Potem czerwona produkcja: cztery wojska, jak pokazuje planszetka.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.9">
        <source></source>
        <translation>Było osiem, a mieści się dziesięć. Dwa przepadły: wydawaj, zanim wyprodukujesz.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.10">
        <source></source>
        <translation>Spróbuj użyć też zwykłego podwładnego, po dwa punkty popularności.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.10.after">
        <source></source>
        <translation>Podwładny po prostu czeka dalej. Zaróbmy więc trochę złota.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.11">
        <source></source>
        <translation>Twój podwładny czeka w czarnym, przy klepsydrze. Ściągnij go: żółta produkcja, za darmo.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.11.hint1">
        <source></source>
        <translation>Czarne akcje nie kosztują złota.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.11.hint2">
        <source></source>
        <translation>Dotknij podwładnego w dolnym czarnym rzędzie, a potem ramki pod nim.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.11.unwanted">
        <source></source>
        <translation>Jeszcze nie. Najpierw zarób złoto.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.12">
        <source></source>
        <translation>Trzy złota. Teraz zwykły podwładny zapłaci: dwa punkty popularności dla ciebie.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.12.hint1">
        <source></source>
        <translation>Dotknij zwykłego podwładnego w zielonym, a potem lewej z jego ramek.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.12.hint2">
        <source></source>
        <translation>Dotknij podświetlonej ramki pośrodku dolnego zielonego rzędu.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.12.unwanted">
        <source></source>
        <translation>Druga ramka daje wojsko, a tego masz już pełno. Wybierz podświetloną.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.13">
        <source></source>
        <translation>Gdzie podwładni się przemieszczają, a gdzie działają?</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.13.answer1">
        <source></source>
        <translation>Ruch bez klepsydry, akcja przy niej</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.13.answer2">
        <source></source>
        <translation>Ruch przy klepsydrze, akcja bez niej</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.13.answer3">
        <source></source>
        <translation>Jedno i drugie w każdym rzędzie</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.13.why">
        <source></source>
        <translation>Wchodzą i wychodzą w rzędach bez klepsydry; działają w tym, w którym stoi.</translation>
    </message>
    <message id="pendulum.lesson.gold-and-production.14">
        <source></source>
        <translation>Umiesz płacić, produkować i pilnować limitu dziesięciu.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.title">
        <source></source>
        <translation>Fortele</translation>
    </message>
    <message id="pendulum.lesson.stratagems.1">
        <source></source>
        <translation>Fortel nie potrzebuje podwładnego ani klepsydry. Zagrywasz go, kiedy chcesz.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.2">
        <source></source>
        <translation>Zagraj podświetloną kartę: punkt prestiżu, za darmo.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.2.hint1">
        <source></source>
        <translation>Twoje karty leżą na planszetce, pod torami.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.2.hint2">
        <source></source>
        <translation>Dotknij podświetlonej karty, a potem jeszcze raz.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.2.unwanted">
        <source></source>
        <translation>To też wolno. Zacznij jednak od podświetlonej karty.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.3">
        <source></source>
        <translation>Poszło łatwo. Czy możesz od razu zagrać tę samą kartę jeszcze raz?</translation>
    </message>
    <message id="pendulum.lesson.stratagems.3.answer1">
        <source></source>
        <translation>Nie</translation>
    </message>
    <message id="pendulum.lesson.stratagems.3.answer2">
        <source></source>
        <translation>Tak</translation>
    </message>
    <message id="pendulum.lesson.stratagems.3.why">
        <source></source>
        <translation>Zagrane karty trzeba najpierw odzyskać. To też kosztuje; zaraz do tego dojdziemy.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.4">
        <source></source>
        <translation>Elitarny podwładny właśnie działał w fioletowym. Piasku jest tam na trzy minuty, ale masz kartę.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.5">
        <source></source>
        <translation>Zagraj kartę z klepsydrą i podwładnym.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.5.hint1">
        <source></source>
        <translation>Zabiera podwładnego z rzędu z klepsydrą.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.5.hint2">
        <source></source>
        <translation>Dotknij podświetlonej karty, a potem jeszcze raz.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.5.unwanted">
        <source></source>
        <translation>Też przydatny ruch. Teraz jednak karta, która uwolni podwładnego.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.6">
        <source></source>
        <translation>Wybierz, kto wraca do domu.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.6.hint1">
        <source></source>
        <translation>Przy klepsydrze utknął tylko jeden twój podwładny.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.6.hint2">
        <source></source>
        <translation>Dotknij elitarnego podwładnego w fioletowym.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.6.unwanted">
        <source></source>
        <translation>Jeśli teraz zrezygnujesz, karta się zmarnuje. Wybierz podwładnego.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.7">
        <source></source>
        <translation>Kiedy elitarny podwładny byłby wolny bez tej karty?</translation>
    </message>
    <message id="pendulum.lesson.stratagems.7.answer1">
        <source></source>
        <translation>Gdy przesypie się piasek</translation>
    </message>
    <message id="pendulum.lesson.stratagems.7.answer2">
        <source></source>
        <translation>Gdy klepsydra opuści jego rząd</translation>
    </message>
    <message id="pendulum.lesson.stratagems.7.answer3">
        <source></source>
        <translation>Od razu</translation>
    </message>
    <message id="pendulum.lesson.stratagems.7.why">
        <source></source>
        <translation>Kto działał, zostaje, aż klepsydra przejdzie do drugiego rzędu.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.8">
        <source></source>
        <translation>Spróbuj odzyskać karty: dotknij odrzuconych.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.8.after">
        <source></source>
        <translation>Wróciłyby wszystkie zagrane karty naraz. Zdobądź więc jeszcze trochę kultury.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.9">
        <source></source>
        <translation>Zagraj kartę na jeden dowolny zasób.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.9.hint1">
        <source></source>
        <translation>Jest na niej trójkolorowa kostka.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.9.hint2">
        <source></source>
        <translation>Dotknij podświetlonej karty, a potem jeszcze raz.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.9.unwanted">
        <source></source>
        <translation>Najpierw brakująca kultura: zagraj podświetloną kartę.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.10">
        <source></source>
        <translation>Weź jedną kulturę.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.10.hint1">
        <source></source>
        <translation>Kultura jest niebieska.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.10.hint2">
        <source></source>
        <translation>Dotknij kultury: niebieska, z otwartą księgą.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.10.unwanted">
        <source></source>
        <translation>Też się przyda, ale dziś brakuje ci piątej kultury.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.11">
        <source></source>
        <translation>Pięć kultury. Odzyskaj wszystkie karty: dotknij odrzuconych.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.11.hint1">
        <source></source>
        <translation>Odrzucone karty leżą po lewej stronie planszetki.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.11.hint2">
        <source></source>
        <translation>Dotknij podświetlonego stosu.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.11.unwanted">
        <source></source>
        <translation>Wolno, ale karty są warte więcej: odzyskaj je.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.12">
        <source></source>
        <translation>Wszystkie trzy są znów na ręce. Weź prestiż jeszcze raz.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.12.hint1">
        <source></source>
        <translation>Ta sama karta co na początku.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.12.hint2">
        <source></source>
        <translation>Dotknij podświetlonej karty, a potem jeszcze raz.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.12.unwanted">
        <source></source>
        <translation>To też znów możliwe. Najpierw prestiż.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.13">
        <source></source>
        <translation>Piasek się przesypał, a klepsydra wciąż stoi w rzędzie podwładnego. Czy może on odejść?</translation>
    </message>
    <message id="pendulum.lesson.stratagems.13.answer1">
        <source></source>
        <translation>Tak, piasek się nie sypie</translation>
    </message>
    <message id="pendulum.lesson.stratagems.13.answer2">
        <source></source>
        <translation>Nie, klepsydra tam stoi</translation>
    </message>
    <message id="pendulum.lesson.stratagems.13.why">
        <source></source>
        <translation>Liczy się miejsce klepsydry, nie piasek.</translation>
    </message>
    <message id="pendulum.lesson.stratagems.14">
        <source></source>
        <translation>Umiesz zagrywać fortele i je odzyskiwać.</translation>
    </message>
    <message id="pendulum.lesson.provinces.title">
        <source></source>
        <translation>Prowincje</translation>
    </message>
    <message id="pendulum.lesson.provinces.1">
        <source></source>
        <translation>W ofercie leżą cztery prowincje. Każda powiększy jedną z twoich produkcji do końca gry.</translation>
    </message>
    <message id="pendulum.lesson.provinces.2">
        <source></source>
        <translation>Elitarny podwładny jest gotowy: ściągnij go, by podbić prowincję za cztery wojska.</translation>
    </message>
    <message id="pendulum.lesson.provinces.2.hint1">
        <source></source>
        <translation>Dotknij elitarnego podwładnego w dolnym czarnym rzędzie, a potem ramki pod nim.</translation>
    </message>
    <message id="pendulum.lesson.provinces.2.hint2">
        <source></source>
        <translation>Dotknij podświetlonej ramki, trzeciej w rzędzie.</translation>
    </message>
    <message id="pendulum.lesson.provinces.2.unwanted">
        <source></source>
        <translation>Wolno, ale przyszliśmy tu podbijać.</translation>
    </message>
    <message id="pendulum.lesson.provinces.3">
        <source></source>
        <translation>Spróbuj odłożyć wybór i zabrać zwykłego podwładnego do domu.</translation>
    </message>
    <message id="pendulum.lesson.provinces.3.after">
        <source></source>
        <translation>Tak jest sprawiedliwie: każdy robi naraz tylko jedną rzecz.</translation>
    </message>
    <message id="pendulum.lesson.provinces.4">
        <source></source>
        <translation>Wybierz prowincję: Lochern, pierwszą kartę w ofercie.</translation>
    </message>
    <message id="pendulum.lesson.provinces.4.hint1">
        <source></source>
        <translation>Można by wziąć każdą odkrytą, a nawet nieznaną z wierzchu talii.</translation>
    </message>
    <message id="pendulum.lesson.provinces.4.hint2">
        <source></source>
        <translation>Dotknij podświetlonej karty.</translation>
    </message>
    <message id="pendulum.lesson.provinces.4.unwanted">
        <source></source>
        <translation>Wolno, ale weźmy razem Lochern.</translation>
    </message>
    <message id="pendulum.lesson.provinces.5">
        <source></source>
        <translation>Każdy bok karty ma swój kolor i zysk. Pod czerwoną Lochern dodaje dwa wojska.</translation>
    </message>
    <message id="pendulum.lesson.provinces.6">
        <source></source>
        <translation>Wsuń ją pod czerwoną produkcję. Już nigdy się stąd nie ruszy.</translation>
    </message>
    <message id="pendulum.lesson.provinces.6.hint1">
        <source></source>
        <translation>Cztery produkcje są na planszetce po prawej, nad głosami i zasobami.</translation>
    </message>
    <message id="pendulum.lesson.provinces.6.hint2">
        <source></source>
        <translation>Dotknij czerwonej.</translation>
    </message>
    <message id="pendulum.lesson.provinces.6.unwanted">
        <source></source>
        <translation>Tam też by pasowała. Zaraz jednak użyjemy czerwonej.</translation>
    </message>
    <message id="pendulum.lesson.provinces.7">
        <source></source>
        <translation>W ofercie jest luka. Uzupełnić ją może każdy, nikt nie musi. Zrób to teraz.</translation>
    </message>
    <message id="pendulum.lesson.provinces.7.hint1">
        <source></source>
        <translation>Przycisk z kartami jest po prawej stronie planszetki.</translation>
    </message>
    <message id="pendulum.lesson.provinces.7.hint2">
        <source></source>
        <translation>Dotknij podświetlonego przycisku z kartami.</translation>
    </message>
    <message id="pendulum.lesson.provinces.7.unwanted">
        <source></source>
        <translation>Później. Najpierw uzupełnij lukę w ofercie.</translation>
    </message>
    <message id="pendulum.lesson.provinces.8">
        <source></source>
        <translation>W zielonym czeka zwykły podwładny. Niech tamten piasek się przesypie.</translation>
    </message>
    <message id="pendulum.lesson.provinces.9">
        <source></source>
        <translation>Sprowadź do niego zieloną klepsydrę.</translation>
    </message>
    <message id="pendulum.lesson.provinces.9.hint1">
        <source></source>
        <translation>Piasek w zielonej klepsydrze się przesypał.</translation>
    </message>
    <message id="pendulum.lesson.provinces.9.hint2">
        <source></source>
        <translation>Dotknij podświetlonej klepsydry zielonego obszaru.</translation>
    </message>
    <message id="pendulum.lesson.provinces.9.unwanted">
        <source></source>
        <translation>Nie teraz: zwykły podwładny potrzebuje zielonej klepsydry.</translation>
    </message>
    <message id="pendulum.lesson.provinces.10">
        <source></source>
        <translation>Ściągnij zwykłego podwładnego w dół, na czerwoną produkcję.</translation>
    </message>
    <message id="pendulum.lesson.provinces.10.hint1">
        <source></source>
        <translation>To prawa z jego dwóch ramek.</translation>
    </message>
    <message id="pendulum.lesson.provinces.10.hint2">
        <source></source>
        <translation>Dotknij zwykłego podwładnego, a potem podświetlonej ramki.</translation>
    </message>
    <message id="pendulum.lesson.provinces.10.unwanted">
        <source></source>
        <translation>Byłyby dwa punkty popularności. Najpierw zobacz, ile warta jest prowincja.</translation>
    </message>
    <message id="pendulum.lesson.provinces.11">
        <source></source>
        <translation>Sześć wojska: cztery z planszetki, dwa z Lochern. Im wcześniej prowincja, tym częściej płaci.</translation>
    </message>
    <message id="pendulum.lesson.provinces.12">
        <source></source>
        <translation>Masz osiem wojska i produkujesz sześć. Ile będzie razem?</translation>
    </message>
    <message id="pendulum.lesson.provinces.12.answer1">
        <source></source>
        <translation>Dziesięć</translation>
    </message>
    <message id="pendulum.lesson.provinces.12.answer2">
        <source></source>
        <translation>Czternaście</translation>
    </message>
    <message id="pendulum.lesson.provinces.12.answer3">
        <source></source>
        <translation>Osiem</translation>
    </message>
    <message id="pendulum.lesson.provinces.12.why">
        <source></source>
        <translation>Każdego zasobu mieści się dziesięć, reszta przepada. Głosów nic nie ogranicza.</translation>
    </message>
    <message id="pendulum.lesson.provinces.13">
        <source></source>
        <translation>Wsuń ich, ile chcesz. Podczas każdej rady pod jedną produkcją mogą zostać tylko dwie.</translation>
    </message>
    <message id="pendulum.lesson.provinces.14">
        <source></source>
        <translation>Umiesz podbijać prowincje i z nich korzystać.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.title">
        <source></source>
        <translation>Głosy i rada</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.1">
        <source></source>
        <translation>Każda runda kończy się radą. Głosy decydują, kto stoi wysoko na torze przywilejów i wybiera pierwszy.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.2">
        <source></source>
        <translation>Fioletowy piasek się przesypuje…</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.3">
        <source></source>
        <translation>Fioletowy piasek się przesypał. Spróbuj iść na radę: naciśnij przycisk z ptaszkiem.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.3.after">
        <source></source>
        <translation>Przesypany piasek nikogo nie zwołuje. Rada jest dopiero wtedy, gdy spadnie ostatni fioletowy znacznik.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.4">
        <source></source>
        <translation>Został jeden fioletowy znacznik. Odwróć fioletową klepsydrę i zepchnij go.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.4.hint1">
        <source></source>
        <translation>Każde odwrócenie fioletowej klepsydry spycha jeden znacznik z planszy.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.4.hint2">
        <source></source>
        <translation>Dotknij podświetlonej klepsydry fioletowego obszaru.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.4.unwanted">
        <source></source>
        <translation>Przed radą to wolno. Ale teraz fioletowa klepsydra.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.5">
        <source></source>
        <translation>Czarny piasek też się przesypał. Spróbuj odwrócić tę klepsydrę.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.5.after">
        <source></source>
        <translation>Za to każdy może bez pośpiechu dokończyć, co się jeszcze da.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.6">
        <source></source>
        <translation>Fioletowa klepsydra przyszła do elitarnego podwładnego. Weź głos, a z nim prestiż i popularność.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.6.hint1">
        <source></source>
        <translation>Dotknij elitarnego podwładnego, a potem lewej z jego ramek.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.6.hint2">
        <source></source>
        <translation>Dotknij podświetlonej ramki pośrodku dolnego fioletowego rzędu.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.6.unwanted">
        <source></source>
        <translation>Też dobre, ale teraz chcesz tego głosu.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.7">
        <source></source>
        <translation>Co się dało, zrobione. Naciśnij przycisk z ptaszkiem.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.7.hint1">
        <source></source>
        <translation>Przycisk z ptaszkiem jest po prawej stronie planszetki.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.7.hint2">
        <source></source>
        <translation>Naciśnij podświetlony przycisk z ptaszkiem.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.7.unwanted">
        <source></source>
        <translation>Wolno, ale dziś więcej nie trzeba.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.9">
        <source></source>
        <translation>Wszyscy skończyli: rada liczy głosy.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.10">
        <source></source>
        <translation>Bolk ma cztery głosy i ty też. Przy remisie do przodu idzie ten, kto stał niżej: pierwsze miejsce jest twoje!</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.11">
        <source></source>
        <translation>Pierwsze miejsce daje dwa dowolne punkty, a potem pierwszy wybór nagrody.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.12">
        <source></source>
        <translation>Weź punkt: na którym torze?</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.12.hint1">
        <source></source>
        <translation>Siła, prestiż albo popularność, jak wolisz.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.12.hint2">
        <source></source>
        <translation>Dotknij swojego toru siły, prestiżu albo popularności.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.12.unwanted">
        <source></source>
        <translation>Najpierw punkt.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.13">
        <source></source>
        <translation>I drugi. Może trafić na inny tor.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.13.hint1">
        <source></source>
        <translation>Najbardziej potrzebuje go znacznik najdalszy od pergaminu.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.13.hint2">
        <source></source>
        <translation>Dotknij swojego toru siły, prestiżu albo popularności.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.13.unwanted">
        <source></source>
        <translation>Najpierw punkt.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.14">
        <source></source>
        <translation>Teraz nagroda. Weź kartę elitarnego podwładnego: jeden zwykły urośnie na stałe.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.14.hint1">
        <source></source>
        <translation>Karty z czarnym słońcem trafiłyby na rękę jako fortele.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.14.hint2">
        <source></source>
        <translation>Dotknij podświetlonej karty na planszy rady.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.14.unwanted">
        <source></source>
        <translation>Też dobra nagroda. Dziś weź kartę elitarnego podwładnego.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.15">
        <source></source>
        <translation>Wybierz, kto zostanie elitarnym podwładnym.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.15.hint1">
        <source></source>
        <translation>Masz tylko jednego zwykłego podwładnego.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.15.hint2">
        <source></source>
        <translation>Dotknij zwykłego podwładnego.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.15.unwanted">
        <source></source>
        <translation>Najpierw podwładny, który urośnie.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.17">
        <source></source>
        <translation>Bolk jest drugi: punkt i karta z punktem siły, prestiżu i popularności…</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.18">
        <source></source>
        <translation>…a trzeci Gambal bierze pięć wojska.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.19">
        <source></source>
        <translation>Wszystkie głosy wydane. Następna rada policzy nowe.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.20">
        <source></source>
        <translation>Fortel zagrany. Jak zagrać go jeszcze raz?</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.20.answer1">
        <source></source>
        <translation>Po prostu go zagram</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.20.answer2">
        <source></source>
        <translation>Najpierw odzyskam karty</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.20.answer3">
        <source></source>
        <translation>Poczekam na radę</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.20.why">
        <source></source>
        <translation>Za pięć kultury wracają wszystkie zagrane fortele, o dowolnej porze rundy.</translation>
    </message>
    <message id="pendulum.lesson.votes-and-council.21">
        <source></source>
        <translation>Umiesz zbierać głosy, zwołać radę i wybierać przed innymi.</translation>
    </message>
    <message id="pendulum.lesson.achievements.title">
        <source></source>
        <translation>Osiągnięcia i legenda</translation>
    </message>
    <message id="pendulum.lesson.achievements.1">
        <source></source>
        <translation>Bez punktu legendarnego nikt nie wygra. Znacznik leży na osiągnięciu, a może go wziąć ten, kto pierwszy je zdobędzie.</translation>
    </message>
    <message id="pendulum.lesson.achievements.2">
        <source></source>
        <translation>Spróbuj: naciśnij gwiazdę i sięgnij po osiągnięcie.</translation>
    </message>
    <message id="pendulum.lesson.achievements.2.after">
        <source></source>
        <translation>Wojska i kultury masz już dość.</translation>
    </message>
    <message id="pendulum.lesson.achievements.3">
        <source></source>
        <translation>Głos przyniesie zwykły podwładny: ściągnij go w dół.</translation>
    </message>
    <message id="pendulum.lesson.achievements.3.hint1">
        <source></source>
        <translation>Stoi przy klepsydrze w dolnym czarnym rzędzie.</translation>
    </message>
    <message id="pendulum.lesson.achievements.3.hint2">
        <source></source>
        <translation>Dotknij zwykłego podwładnego, a potem ramki pod nim.</translation>
    </message>
    <message id="pendulum.lesson.achievements.3.unwanted">
        <source></source>
        <translation>To nie da głosu. Użyj zwykłego podwładnego.</translation>
    </message>
    <message id="pendulum.lesson.achievements.4">
        <source></source>
        <translation>Teraz zdobądź osiągnięcie i zamiast nagrody ze wstęgi weź punkt legendarny.</translation>
    </message>
    <message id="pendulum.lesson.achievements.4.hint1">
        <source></source>
        <translation>Naciśnij gwiazdę i wybierz znacznik osiągnięcia legendarnego.</translation>
    </message>
    <message id="pendulum.lesson.achievements.4.hint2">
        <source></source>
        <translation>Wybierz znacznik z różą wiatrów.</translation>
    </message>
    <message id="pendulum.lesson.achievements.4.unwanted">
        <source></source>
        <translation>Wolno, ale bez punktu legendarnego nikt nie wygra. Weź znacznik.</translation>
    </message>
    <message id="pendulum.lesson.achievements.5">
        <source></source>
        <translation>Spójrz: cztery wojska, cztery kultury i trzy głosy wciąż masz. Osiągnięcie patrzy, nie zabiera.</translation>
    </message>
    <message id="pendulum.lesson.achievements.6">
        <source></source>
        <translation>Wciąż masz wszystko. Spróbuj wziąć też nagrodę ze wstęgi.</translation>
    </message>
    <message id="pendulum.lesson.achievements.6.after">
        <source></source>
        <translation>Znacznik albo nagroda, nigdy jedno i drugie. Następna runda przyniesie nową kartę.</translation>
    </message>
    <message id="pendulum.lesson.achievements.7">
        <source></source>
        <translation>Bolk też zdobywa osiągnięcie. Znacznika już nie ma, więc bierze nagrodę ze wstęgi: punkt siły i prestiżu.</translation>
    </message>
    <message id="pendulum.lesson.achievements.8">
        <source></source>
        <translation>Wybierasz prowincję. Czy możesz przedtem szybko przestawić podwładnego?</translation>
    </message>
    <message id="pendulum.lesson.achievements.8.answer1">
        <source></source>
        <translation>Nie, najpierw dokończ</translation>
    </message>
    <message id="pendulum.lesson.achievements.8.answer2">
        <source></source>
        <translation>Tak, w każdej chwili</translation>
    </message>
    <message id="pendulum.lesson.achievements.8.why">
        <source></source>
        <translation>Jedna akcja naraz: co zaczynasz, najpierw kończysz.</translation>
    </message>
    <message id="pendulum.lesson.achievements.9">
        <source></source>
        <translation>Znacznik wraca co rundę. Przy dwóch i trzech graczach pojawia się dopiero w drugiej rundzie.</translation>
    </message>
    <message id="pendulum.lesson.achievements.10">
        <source></source>
        <translation>Umiesz zdobyć osiągnięcie i punkt legendarny.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.title">
        <source></source>
        <translation>Gdy ręce się spotkają</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.1">
        <source></source>
        <translation>Tu wszyscy grają naraz. Bolk stoi nad tobą na torze przywilejów; zapamiętaj to.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.2">
        <source></source>
        <translation>Postaw zwykłego podwładnego w szerokiej zielonej ramce.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.2.hint1">
        <source></source>
        <translation>Jest po prawej w dolnym zielonym rzędzie.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.2.hint2">
        <source></source>
        <translation>Dotknij zwykłego podwładnego na planszetce, a potem podświetlonej ramki.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.2.unwanted">
        <source></source>
        <translation>To też wolno. Najpierw zwykły podwładny, do szerokiej zielonej ramki.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.3">
        <source></source>
        <translation>Pół sekundy później nadchodzi ręka Bolka…</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.4">
        <source></source>
        <translation>…i ramka jest jego. W ciągu sekundy pierwszeństwo ma wyższy przywilej, a twój podwładny wraca do domu.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.5">
        <source></source>
        <translation>Spróbuj mimo to postawić tam zwykłego podwładnego.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.5.after">
        <source></source>
        <translation>Tak jest w zielonym i fioletowym. W czarnym jest miejsce dla każdego.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.6">
        <source></source>
        <translation>Elitarnego podwładnego nikt jednak nie zablokuje. Postaw go w ramce Bolka.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.6.hint1">
        <source></source>
        <translation>Elitarny podwładny to ten wysoki na planszetce.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.6.hint2">
        <source></source>
        <translation>Dotknij go, a potem podświetlonej ramki.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.6.unwanted">
        <source></source>
        <translation>Wolno. Ale najpierw zobacz, co potrafi elitarny podwładny.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.7">
        <source></source>
        <translation>A zwykły podwładny idzie do czarnego, gdzie nikt nie blokuje. Wybierz podświetloną ramkę.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.7.hint1">
        <source></source>
        <translation>W dolnym czarnym rzędzie nie ma teraz klepsydry.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.7.hint2">
        <source></source>
        <translation>Dotknij zwykłego podwładnego, a potem jednej z podświetlonych ramek.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.7.unwanted">
        <source></source>
        <translation>Czemu nie, ale podświetlone czarne ramki są za darmo.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.8">
        <source></source>
        <translation>Niech przesypie się zielony piasek.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.9">
        <source></source>
        <translation>Bolk się spieszy: odwraca zieloną klepsydrę. Nie wszystko musisz robić osobiście.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.10">
        <source></source>
        <translation>Bierze dwa punkty popularności.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.11">
        <source></source>
        <translation>Ramki nagród nie blokują. Weź te same dwa punkty popularności.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.11.hint1">
        <source></source>
        <translation>Dotknij elitarnego podwładnego, a potem ramki, w której stoi Bolk.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.11.hint2">
        <source></source>
        <translation>Dotknij podświetlonej ramki pośrodku dolnego zielonego rzędu.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.11.unwanted">
        <source></source>
        <translation>Wolno, ale dołącz teraz do Bolka: dwa punkty popularności i dla ciebie.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.12">
        <source></source>
        <translation>Kiedy zostaje zwołana rada?</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.12.answer1">
        <source></source>
        <translation>Z ostatnim fioletowym znacznikiem</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.12.answer2">
        <source></source>
        <translation>Gdy przesypie się fioletowy piasek</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.12.answer3">
        <source></source>
        <translation>Po sześciu minutach</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.12.why">
        <source></source>
        <translation>Zwołuje ją odwrócenie, które spycha ostatni fioletowy znacznik, bez względu na piasek.</translation>
    </message>
    <message id="pendulum.lesson.when-hands-meet.13">
        <source></source>
        <translation>Wiesz, kto kogo blokuje i kto ma pierwszeństwo.</translation>
    </message>
    <message id="pendulum.lesson.first-round.title">
        <source></source>
        <translation>Pierwsza runda, bez piasku</translation>
    </message>
    <message id="pendulum.lesson.first-round.1">
        <source></source>
        <translation>Cała runda przeciw Bolkowi. Piasek się nie sypie: klepsydry ruszają, gdy oboje skończycie.</translation>
    </message>
    <message id="pendulum.lesson.first-round.2">
        <source></source>
        <translation>Zacznij od elitarnego podwładnego: dowolna podświetlona ramka dolnego rzędu.</translation>
    </message>
    <message id="pendulum.lesson.first-round.2.advice1">
        <source></source>
        <translation>Wszystkie klepsydry najpierw przyjdą do dolnych rzędów. Dwa złota starczą na jedną akcję zieloną lub fioletową.</translation>
    </message>
    <message id="pendulum.lesson.first-round.3">
        <source></source>
        <translation>Bolk zaczyna od swojej żółtej produkcji.</translation>
    </message>
    <message id="pendulum.lesson.first-round.4">
        <source></source>
        <translation>Teraz zwykły podwładny. Neutralni podwładni są niczyi, blokują tylko zwykłych.</translation>
    </message>
    <message id="pendulum.lesson.first-round.4.advice1">
        <source></source>
        <translation>W czarnym obszarze nikt nie blokuje. Głos albo dwa złota są tu za darmo.</translation>
    </message>
    <message id="pendulum.lesson.first-round.6">
        <source></source>
        <translation>Zadzwoń dzwonkiem: wszystkie trzy klepsydry przejdą do dolnych rzędów.</translation>
    </message>
    <message id="pendulum.lesson.first-round.6.hint1">
        <source></source>
        <translation>Dzwonek jest po prawej stronie planszetki.</translation>
    </message>
    <message id="pendulum.lesson.first-round.6.hint2">
        <source></source>
        <translation>Naciśnij podświetlony dzwonek.</translation>
    </message>
    <message id="pendulum.lesson.first-round.6.unwanted">
        <source></source>
        <translation>Najpierw runda musi się zacząć.</translation>
    </message>
    <message id="pendulum.lesson.first-round.7">
        <source></source>
        <translation>Klepsydry stoją przy twoich podwładnych: użyj obu. Potem naciśnij przycisk z ptaszkiem.</translation>
    </message>
    <message id="pendulum.lesson.first-round.7.advice1">
        <source></source>
        <translation>Kto działał, zostaje na miejscu. Nie spiesz się: piasek się nie sypie.</translation>
    </message>
    <message id="pendulum.lesson.first-round.8">
        <source></source>
        <translation>Czarna klepsydra poszła w górę: kto stoi w dolnym czarnym rzędzie, jest wolny. Postaw go tam, dokąd przyjdzie.</translation>
    </message>
    <message id="pendulum.lesson.first-round.8.advice1">
        <source></source>
        <translation>Czarna klepsydra rusza się prawie co krok. Kto stanie teraz, wkrótce wykona akcję.</translation>
    </message>
    <message id="pendulum.lesson.first-round.9">
        <source></source>
        <translation>Rząd bez klepsydry służy planowaniu, rząd z klepsydrą działaniu. Korzystaj z obu.</translation>
    </message>
    <message id="pendulum.lesson.first-round.9.advice1">
        <source></source>
        <translation>Następna ruszy zielona. Kto stanie teraz w górnym zielonym rzędzie, wtedy wykona akcję.</translation>
    </message>
    <message id="pendulum.lesson.first-round.10">
        <source></source>
        <translation>Zielona klepsydra poszła w górę. Na dole podwładni mogą odejść, u góry działać.</translation>
    </message>
    <message id="pendulum.lesson.first-round.10.advice1">
        <source></source>
        <translation>Fortele nie potrzebują klepsydry. Punkt prestiżu jest za darmo.</translation>
    </message>
    <message id="pendulum.lesson.first-round.11">
        <source></source>
        <translation>Znów czarna. Zrób, co się da, resztę zaplanuj i naciśnij przycisk z ptaszkiem.</translation>
    </message>
    <message id="pendulum.lesson.first-round.11.advice1">
        <source></source>
        <translation>Następnym razem ruszą razem fioletowa i czarna.</translation>
    </message>
    <message id="pendulum.lesson.first-round.12">
        <source></source>
        <translation>Fioletowa się ruszyła. Został jeden fioletowy znacznik, i to on zwoła radę.</translation>
    </message>
    <message id="pendulum.lesson.first-round.12.advice1">
        <source></source>
        <translation>Za cztery wojska jest w czarnym prowincja. Im wcześniej, tym częściej płaci.</translation>
    </message>
    <message id="pendulum.lesson.first-round.13">
        <source></source>
        <translation>Zdobywasz osiągnięcie, które wymaga 4 złota. Ile płacisz?</translation>
    </message>
    <message id="pendulum.lesson.first-round.13.answer1">
        <source></source>
        <translation>Nic</translation>
    </message>
    <message id="pendulum.lesson.first-round.13.answer2">
        <source></source>
        <translation>Cztery złota</translation>
    </message>
    <message id="pendulum.lesson.first-round.13.why">
        <source></source>
        <translation>Patrzy, nie zabiera. Raz na rundę, dla każdego.</translation>
    </message>
    <message id="pendulum.lesson.first-round.14">
        <source></source>
        <translation>Spójrz na osiągnięcie: cztery kultury, cztery złota i trzy głosy. Zdążysz?</translation>
    </message>
    <message id="pendulum.lesson.first-round.14.advice1">
        <source></source>
        <translation>Gracz neutralny ma zawsze trzy głosy i stoi ostatni, więc wygrywa remis. Pokonają go cztery głosy.</translation>
    </message>
    <message id="pendulum.lesson.first-round.15">
        <source></source>
        <translation>Zielona wraca na dół. Zbierz, co tam czeka.</translation>
    </message>
    <message id="pendulum.lesson.first-round.15.advice1">
        <source></source>
        <translation>Najpierw złoto: bez 2 złota podwładny w zielonym czeka na próżno.</translation>
    </message>
    <message id="pendulum.lesson.first-round.16">
        <source></source>
        <translation>Rada blisko: jeszcze dwa kroki. Teraz liczą się głosy.</translation>
    </message>
    <message id="pendulum.lesson.first-round.16.advice1">
        <source></source>
        <translation>Porównaj głosy: pierwsze miejsce na radzie to dwa punkty.</translation>
    </message>
    <message id="pendulum.lesson.first-round.17">
        <source></source>
        <translation>Następny krok zwoła radę. Postaw wszystkich tam, dokąd idą klepsydry.</translation>
    </message>
    <message id="pendulum.lesson.first-round.17.advice1">
        <source></source>
        <translation>Ostatni krok rusza wszystkie trzy klepsydry, więc każdy czekający jeszcze raz wykona akcję.</translation>
    </message>
    <message id="pendulum.lesson.first-round.18">
        <source></source>
        <translation>Rada zwołana. Użyj każdego, kogo się da, a potem naciśnij przycisk z ptaszkiem.</translation>
    </message>
    <message id="pendulum.lesson.first-round.18.advice1">
        <source></source>
        <translation>Głosy liczą się, póki nie skończycie oboje. Weź ostatnie.</translation>
    </message>
    <message id="pendulum.lesson.first-round.19">
        <source></source>
        <translation>Trwa rada. Gracz neutralny liczy się z trzema głosami. W swojej kolejce weź punkty i nagrodę.</translation>
    </message>
    <message id="pendulum.lesson.first-round.19.advice1">
        <source></source>
        <translation>Fortel zostaje na całą grę. Drugiego elitarnego podwładnego nikt nie zablokuje.</translation>
    </message>
    <message id="pendulum.lesson.first-round.20">
        <source></source>
        <translation>Umiesz zagrać całą rundę Wahadła.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.title">
        <source></source>
        <translation>A teraz z piaskiem</translation>
    </message>
    <message id="pendulum.lesson.with-sand.1">
        <source></source>
        <translation>Druga runda, a piasek jest prawdziwy: czarny 45 sekund, zielony dwie minuty, fioletowy trzy.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.2">
        <source></source>
        <translation>Ty i Bolk sięgacie w ciągu sekundy po tę samą ramkę. Kto ją dostanie?</translation>
    </message>
    <message id="pendulum.lesson.with-sand.2.answer1">
        <source></source>
        <translation>Szybsza ręka</translation>
    </message>
    <message id="pendulum.lesson.with-sand.2.answer2">
        <source></source>
        <translation>Nikt</translation>
    </message>
    <message id="pendulum.lesson.with-sand.2.answer3">
        <source></source>
        <translation>Kto ma wyższy przywilej</translation>
    </message>
    <message id="pendulum.lesson.with-sand.2.why">
        <source></source>
        <translation>Decyduje tor przywilejów. W tej rundzie stoisz nad Bolkiem.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.3">
        <source></source>
        <translation>Zadzwoń dzwonkiem, gdy przyjdzie pora. Przycisk pauzy zatrzyma cały piasek, kiedy tylko zechcesz.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.3.hint1">
        <source></source>
        <translation>Dzwonek jest po prawej stronie planszetki.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.3.hint2">
        <source></source>
        <translation>Naciśnij podświetlony dzwonek.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.3.unwanted">
        <source></source>
        <translation>Rundę zaczyna dzwonek.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.4">
        <source></source>
        <translation>Klepsydry przyszły do podwładnych. Zacznij od złota: żółta produkcja i jedno więcej z Lochern.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.4.hint1">
        <source></source>
        <translation>Zwykły podwładny stoi w górnym czarnym rzędzie.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.4.hint2">
        <source></source>
        <translation>Dotknij go, a potem ramki pod nim.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.4.unwanted">
        <source></source>
        <translation>Dobrze, za chwilę. Najpierw złoto: zapłaci za resztę.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.5">
        <source></source>
        <translation>Teraz ty. Działaj, stawiaj, odwracaj, co się przesypało. Czasu jest więcej, niż się wydaje.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.5.advice1">
        <source></source>
        <translation>Najbardziej pilnuj czarnej: zanim fioletowa odwróci się dwa razy, ona zdąży osiem.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.6">
        <source></source>
        <translation>Rada zwołana i piasek już nie goni. Dokończ, co się da, i naciśnij przycisk z ptaszkiem.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.6.advice1">
        <source></source>
        <translation>Spójrz jeszcze na osiągnięcie: wojsko, złoto i głosy zostaną u ciebie.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.7">
        <source></source>
        <translation>Weź swoje punkty i nagrodę.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.7.advice1">
        <source></source>
        <translation>W końcu zdecyduje znacznik najdalszy od pergaminu. Jemu daj punkt.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.8">
        <source></source>
        <translation>Przestaw wolnych podwładnych na trzecią rundę i naciśnij przycisk z ptaszkiem.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.8.advice1">
        <source></source>
        <translation>Wszystkie klepsydry zmienią rząd. Stawiaj tam, gdzie ich teraz nie ma.</translation>
    </message>
    <message id="pendulum.lesson.with-sand.9">
        <source></source>
        <translation>Umiesz grać w Wahadło. Teraz gra się na serio.</translation>
    </message>
    <message id="pendulum.first.flip">
        <source></source>
        <translation>Piasek w klepsydrze się przesypał. Może ją odwrócić każdy, ale nikt nie musi. Przejdzie wtedy do drugiego rzędu.</translation>
    </message>
    <message id="pendulum.first.act">
        <source></source>
        <translation>Twój podwładny stoi w rzędzie z klepsydrą. Przesuń go do ramki nagrody, zapłać cenę z proporczyka i weź nagrodę.</translation>
    </message>
    <message id="pendulum.first.take">
        <source></source>
        <translation>Twoja własna prowincja! Weź odkrytą albo w ciemno wierzchnią kartę. Dołączy do jednej z twoich produkcji i będzie dawać razem z nią.</translation>
    </message>
    <message id="pendulum.first.tuck">
        <source></source>
        <translation>Wybierz dobrze: prowincja zostaje pod tą produkcją na zawsze i liczy się tylko jej symbol w tym kolorze.</translation>
    </message>
    <message id="pendulum.first.play">
        <source></source>
        <translation>Fortele możesz zagrywać w każdej chwili, każdy raz. Później płacisz raz i odzyskujesz wszystkie.</translation>
    </message>
    <message id="pendulum.first.recover">
        <source></source>
        <translation>Stać cię na odzyskanie wszystkich zagranych forteli. Cena jest zawsze ta sama, więc im ich więcej, tym lepiej.</translation>
    </message>
    <message id="pendulum.first.achieve">
        <source></source>
        <translation>Masz to, czego wymaga osiągnięcie. Nic cię to nie kosztuje: wybierz znacznik legendarny albo nagrodę ze wstęgi.</translation>
    </message>
    <message id="pendulum.first.done">
        <source></source>
        <translation>Przyciskiem „Gotowe” ogłaszasz, że kończysz. Jeśli potem akcję wykona ktoś niżej na torze przywilejów, możesz wrócić.</translation>
    </message>
    <message id="pendulum.first.choose">
        <source></source>
        <translation>Rada: kto miał więcej głosów, wybiera wcześniej. Każdy bierze jedną nagrodę, a kart się nie uzupełnia.</translation>
    </message>
    <message id="pendulum.first.discard">
        <source></source>
        <translation>Podczas rady pod produkcją może zostać tylko ograniczona liczba prowincji. Wybierz, którą odrzucasz; między radami limitu nie ma.</translation>
    </message>
</context>
</TS>
