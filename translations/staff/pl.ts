<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name></name>
    <message id="staff.title">
        <source></source>
        <translation>Dla obsługi</translation>
    </message>
    <message id="staff.back">
        <source></source>
        <translation>Wróć do stołu</translation>
    </message>
    <message id="staff.entry.today">
        <source></source>
        <translation>Dziś</translation>
    </message>
    <message id="staff.entry.matches">
        <source></source>
        <translation>Partie</translation>
    </message>
    <message id="staff.entry.statistics">
        <source></source>
        <translation>Statystyka</translation>
    </message>
    <message id="staff.entry.touch">
        <source></source>
        <translation>Próba dotyku</translation>
    </message>
    <message id="staff.entry.light">
        <source></source>
        <translation>Światło i dźwięk</translation>
    </message>
    <message id="staff.entry.hours">
        <source></source>
        <translation>Godziny otwarcia</translation>
    </message>
    <message id="staff.entry.languages">
        <source></source>
        <translation>Języki</translation>
    </message>
    <message id="staff.entry.guests">
        <source></source>
        <translation>Goście</translation>
    </message>
    <message id="staff.entry.hall">
        <source></source>
        <translation>Galeria sław</translation>
    </message>
    <message id="staff.entry.log">
        <source></source>
        <translation>Dziennik</translation>
    </message>
    <message id="staff.entry.lock">
        <source></source>
        <translation>Blokada</translation>
    </message>
    <message id="staff.entry.power">
        <source></source>
        <translation>Zasilanie</translation>
    </message>
    <message id="staff.pin.title">
        <source></source>
        <translation>Podaj PIN</translation>
    </message>
    <message id="staff.pin.turn">
        <source></source>
        <translation>Obróć</translation>
    </message>
    <message id="staff.pin.close">
        <source></source>
        <translation>Zamknij</translation>
    </message>
    <message id="staff.pin.erase">
        <source></source>
        <translation>Usuń cyfrę</translation>
    </message>
    <message id="staff.pin.enter">
        <source></source>
        <translation>Zatwierdź</translation>
    </message>
    <message id="staff.pin.wait" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Poczekaj %n sekundę.</numerusform>
            <numerusform>Poczekaj %n sekundy.</numerusform>
            <numerusform>Poczekaj %n sekund.</numerusform>
        </translation>
    </message>
    <message id="staff.pin.wrong" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Źle. Została %n próba.</numerusform>
            <numerusform>Źle. Zostały %n próby.</numerusform>
            <numerusform>Źle. Zostało %n prób.</numerusform>
        </translation>
    </message>
    <message id="staff.today.version">
        <source></source>
        <translation>Wersja</translation>
    </message>
    <message id="staff.today.updated">
        <source></source>
        <translation>Zaktualizowano: {date}</translation>
    </message>
    <message id="staff.today.addresses">
        <source></source>
        <translation>Adres w sieci</translation>
    </message>
    <message id="staff.today.noAddress">
        <source></source>
        <translation>Brak sieci</translation>
    </message>
    <message id="staff.today.disk">
        <source></source>
        <translation>Miejsce na dysku</translation>
    </message>
    <message id="staff.today.free">
        <source></source>
        <translation>wolne {free} GB</translation>
    </message>
    <message id="staff.today.of">
        <source></source>
        <translation>z {total} GB</translation>
    </message>
    <message id="staff.today.unknown">
        <source></source>
        <translation>Nie wiadomo</translation>
    </message>
    <message id="staff.today.temperature">
        <source></source>
        <translation>Temperatura</translation>
    </message>
    <message id="staff.today.since">
        <source></source>
        <translation>Działa od</translation>
    </message>
    <message id="staff.today.screens" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n ekran</numerusform>
            <numerusform>%n ekrany</numerusform>
            <numerusform>%n ekranów</numerusform>
        </translation>
    </message>
    <message id="staff.today.sound">
        <source></source>
        <translation>Dźwięk</translation>
    </message>
    <message id="staff.today.silent">
        <source></source>
        <translation>Brak urządzenia</translation>
    </message>
    <message id="staff.today.wrong">
        <source></source>
        <translation>Co poszło nie tak</translation>
    </message>
    <message id="staff.today.nothingWrong">
        <source></source>
        <translation>Od włączenia nic.</translation>
    </message>
    <message id="staff.wrong.full">
        <source></source>
        <translation>Dysk jest prawie pełny: zostało {megabytes} MB. Partie mogą się nie zapisać.</translation>
    </message>
    <message id="staff.right.full">
        <source></source>
        <translation>Na dysku znów jest miejsce.</translation>
    </message>
    <message id="staff.wrong.readOnly">
        <source></source>
        <translation>Na dysku nie można zapisywać. Można grać dalej, ale nic się nie zapisuje.</translation>
    </message>
    <message id="staff.right.readOnly">
        <source></source>
        <translation>Na dysku znów można zapisywać.</translation>
    </message>
    <message id="staff.wrong.hot">
        <source></source>
        <translation>Komputer jest za gorący: {degrees} °C. Odsłoń otwory wentylacyjne.</translation>
    </message>
    <message id="staff.right.hot">
        <source></source>
        <translation>Komputer ostygł do {degrees} °C.</translation>
    </message>
    <message id="staff.wrong.silent">
        <source></source>
        <translation>Urządzenie dźwiękowe zniknęło. Gra toczy się bez dźwięku.</translation>
    </message>
    <message id="staff.right.silent">
        <source></source>
        <translation>Urządzenie dźwiękowe wróciło.</translation>
    </message>
    <message id="staff.wrong.noScreen">
        <source></source>
        <translation>Ekran jest wyłączony lub odłączony.</translation>
    </message>
    <message id="staff.right.noScreen">
        <source></source>
        <translation>Ekran znów działa.</translation>
    </message>
    <message id="staff.wrong.screens">
        <source></source>
        <translation>Podłączone ekrany: {screens}. Stół używa tylko jednego.</translation>
    </message>
    <message id="staff.right.screens">
        <source></source>
        <translation>Znów podłączony jest jeden ekran.</translation>
    </message>
    <message id="staff.wrong.clock">
        <source></source>
        <translation>Zegar komputera pokazuje zły czas. Dopóki tak jest, godziny otwarcia nie obowiązują.</translation>
    </message>
    <message id="staff.right.clock">
        <source></source>
        <translation>Zegar komputera znów pokazuje dobry czas.</translation>
    </message>
    <message id="staff.wrong.clockJump">
        <source></source>
        <translation>Zegar komputera przestawiono o {minutes} min. Na czas w partiach to nie wpływa.</translation>
    </message>
    <message id="staff.wrong.hall">
        <source></source>
        <translation>Galeria sław czegoś nie zapisała: {why}</translation>
    </message>
    <message id="staff.matches.hint">
        <source></source>
        <translation>Zapisane partie ze wszystkich wieczorów. Niedokończoną można wyłożyć na stół.</translation>
    </message>
    <message id="staff.matches.none">
        <source></source>
        <translation>Jeszcze nic tu nie rozegrano.</translation>
    </message>
    <message id="staff.matches.put">
        <source></source>
        <translation>Połóż na stole</translation>
    </message>
    <message id="staff.statistics.here">
        <source></source>
        <translation>Ten stół</translation>
    </message>
    <message id="staff.statistics.all">
        <source></source>
        <translation>Wszystkie stoły</translation>
    </message>
    <message id="staff.statistics.byHour">
        <source></source>
        <translation>O której godzinie zaczynają się partie</translation>
    </message>
    <message id="staff.statistics.byGame">
        <source></source>
        <translation>Partie według gry</translation>
    </message>
    <message id="staff.statistics.byLanguage">
        <source></source>
        <translation>Gracze według języka</translation>
    </message>
    <message id="staff.statistics.byLesson">
        <source></source>
        <translation>Ukończone lekcje według gry</translation>
    </message>
    <message id="staff.statistics.matches" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n ukończona partia</numerusform>
            <numerusform>%n ukończone partie</numerusform>
            <numerusform>%n ukończonych partii</numerusform>
        </translation>
    </message>
    <message id="staff.statistics.none">
        <source></source>
        <translation>Nie ma jeszcze ukończonych partii.</translation>
    </message>
    <message id="staff.statistics.noServer">
        <source></source>
        <translation>Serwer kawiarni nie odpowiada: widać tylko ten stół.</translation>
    </message>
    <message id="staff.touch.hint">
        <source></source>
        <translation>Ekran pokaże każdy dotykany punkt, także szklanki i rękawy. Próba zajmuje cały ekran.</translation>
    </message>
    <message id="staff.touch.start">
        <source></source>
        <translation>Zacznij próbę</translation>
    </message>
    <message id="staff.touch.now">
        <source></source>
        <translation>Punktów teraz: {now}, najwięcej naraz: {most}</translation>
    </message>
    <message id="staff.touch.touches" numerus="yes">
        <source></source>
        <translation>
            <numerusform>razem %n dotyk</numerusform>
            <numerusform>razem %n dotyki</numerusform>
            <numerusform>razem %n dotyków</numerusform>
        </translation>
    </message>
    <message id="staff.touch.jitter">
        <source></source>
        <translation>Drganie nieruchomego palca: {millimetres} mm</translation>
    </message>
    <message id="staff.touch.noDistance">
        <source></source>
        <translation>Przyłóż dwa palce blisko siebie.</translation>
    </message>
    <message id="staff.touch.distance">
        <source></source>
        <translation>Najmniejsza rozróżniona odległość: {millimetres} mm</translation>
    </message>
    <message id="staff.touch.resting" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n rzecz, która tylko leży</numerusform>
            <numerusform>%n rzeczy, które tylko leżą</numerusform>
            <numerusform>%n rzeczy, które tylko leżą</numerusform>
        </translation>
    </message>
    <message id="staff.touch.end">
        <source></source>
        <translation>Co leży nieruchomo ponad trzy sekundy, nie jest dla stołu palcem.</translation>
    </message>
    <message id="staff.touch.corners">
        <source></source>
        <translation>Test kończy przycisk na dole albo oba rogi przytrzymane przez trzy sekundy.</translation>
    </message>
    <message id="staff.touch.close">
        <source></source>
        <translation>Zakończ próbę</translation>
    </message>
    <message id="staff.light.brightness">
        <source></source>
        <translation>Do jakiej jasności przygasa śpiący stół o danej godzinie</translation>
    </message>
    <message id="staff.light.volume">
        <source></source>
        <translation>Głośność o danej godzinie</translation>
    </message>
    <message id="staff.light.atAll">
        <source></source>
        <translation>Głośność ogólna</translation>
    </message>
    <message id="staff.hours.hint">
        <source></source>
        <translation>Poza tymi godzinami śpiący stół gaśnie; budzi go otwarcie albo oba rogi. Kto gra, może dograć. Ta sama godzina dwa razy oznacza całą dobę.</translation>
    </message>
    <message id="staff.hours.opens">
        <source></source>
        <translation>od</translation>
    </message>
    <message id="staff.hours.closes">
        <source></source>
        <translation>do</translation>
    </message>
    <message id="staff.hours.copy">
        <source></source>
        <translation>Wszystkie dni jak poniedziałek</translation>
    </message>
    <message id="staff.languages.order">
        <source></source>
        <translation>W tej kolejności wolne miejsca proponują języki.</translation>
    </message>
    <message id="staff.languages.forward">
        <source></source>
        <translation>Przesuń do przodu</translation>
    </message>
    <message id="staff.languages.house">
        <source></source>
        <translation>Język stołu, gdy nikt przy nim nie siedzi</translation>
    </message>
    <message id="staff.guests.idle">
        <source></source>
        <translation>Ile czasu bez dotyku w partii, zanim stół zapyta</translation>
    </message>
    <message id="staff.guests.minutes" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message id="staff.guests.evening">
        <source></source>
        <translation>Jak długo odłożona partia jest proponowana przy tym samym stole</translation>
    </message>
    <message id="staff.guests.hours" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n godzina</numerusform>
            <numerusform>%n godziny</numerusform>
            <numerusform>%n godzin</numerusform>
        </translation>
    </message>
    <message id="staff.guests.forget">
        <source></source>
        <translation>Po wieczorze zapominać imiona</translation>
    </message>
    <message id="staff.guests.forgetHint">
        <source></source>
        <translation>Imiona znikają z zapisanych partii i z galerii sław, wyniki zostają bez nich.</translation>
    </message>
    <message id="staff.hall.hint">
        <source></source>
        <translation>Wyniki zapisują się na tym stole. Jeśli kawiarnia ma serwer, trafiają też tam i widzą je wszystkie stoły.</translation>
    </message>
    <message id="staff.hall.none">
        <source></source>
        <translation>Brak serwera</translation>
    </message>
    <message id="staff.hall.address">
        <source></source>
        <translation>Adres serwera</translation>
    </message>
    <message id="staff.hall.waiting" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Na wysłanie czeka %n wynik.</numerusform>
            <numerusform>Na wysłanie czekają %n wyniki.</numerusform>
            <numerusform>Na wysłanie czeka %n wyników.</numerusform>
        </translation>
    </message>
    <message id="staff.log.empty">
        <source></source>
        <translation>Program nic jeszcze nie zapisał.</translation>
    </message>
    <message id="staff.log.copy">
        <source></source>
        <translation>Skopiuj na pendrive</translation>
    </message>
    <message id="staff.log.noStick">
        <source></source>
        <translation>Nie podłączono pendrive’a.</translation>
    </message>
    <message id="staff.log.copied">
        <source></source>
        <translation>Zapisano: {file}</translation>
    </message>
    <message id="staff.log.notCopied">
        <source></source>
        <translation>Nie udało się skopiować: {why}</translation>
    </message>
    <message id="staff.lock.f11">
        <source></source>
        <translation>Klawisz F11 nie wyprowadza z trybu stołu</translation>
    </message>
    <message id="staff.lock.leaving">
        <source></source>
        <translation>Goście nie opuszczą trybu stołu</translation>
    </message>
    <message id="staff.lock.newPin">
        <source></source>
        <translation>Nowy PIN, od 4 do 12 cyfr</translation>
    </message>
    <message id="staff.lock.again">
        <source></source>
        <translation>Jeszcze raz ten sam PIN</translation>
    </message>
    <message id="staff.lock.length">
        <source></source>
        <translation>PIN ma od 4 do 12 cyfr.</translation>
    </message>
    <message id="staff.lock.differs">
        <source></source>
        <translation>To nie było to samo. Zacznij od nowa.</translation>
    </message>
    <message id="staff.lock.changed">
        <source></source>
        <translation>Nowy PIN obowiązuje.</translation>
    </message>
    <message id="staff.power.hint">
        <source></source>
        <translation>Przytrzymaj przycisk dwie sekundy. Partia na stole zostanie zapisana.</translation>
    </message>
    <message id="staff.power.restart">
        <source></source>
        <translation>Przytrzymaj, by uruchomić ponownie</translation>
    </message>
    <message id="staff.power.shutDown">
        <source></source>
        <translation>Przytrzymaj, by wyłączyć</translation>
    </message>
    <message id="staff.power.refused">
        <source></source>
        <translation>Komputer odmówił: {why}</translation>
    </message>
    <message id="staff.welcome.title">
        <source></source>
        <translation>Witaj przy swoim stole</translation>
    </message>
    <message id="staff.welcome.hint">
        <source></source>
        <translation>Trzy rzeczy wystarczy ustawić raz. Wrócisz tu, przytrzymując przez trzy sekundy lewy górny i prawy dolny róg.</translation>
    </message>
    <message id="staff.welcome.cafe">
        <source></source>
        <translation>Nazwa twojej kawiarni</translation>
    </message>
    <message id="staff.welcome.hours">
        <source></source>
        <translation>Kiedy jest otwarte</translation>
    </message>
    <message id="staff.welcome.done">
        <source></source>
        <translation>Gotowe</translation>
    </message>
    <message id="staff.welcome.later">
        <source></source>
        <translation>Później</translation>
    </message>
    <message id="staff.welcome.network">
        <source></source>
        <translation>Sieć: {address}. Potrzebują jej tylko aktualizacje i wspólna galeria sław; gra się i bez niej.</translation>
    </message>
    <message id="staff.welcome.noNetwork">
        <source></source>
        <translation>Sieci nie ma. Wystarczy podłączyć kabel, reszta ustawi się sama; gra się i bez niej.</translation>
    </message>
</context>
</TS>
