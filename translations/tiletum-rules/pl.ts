<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name></name>
    <message id="tiletum.rule.edition">
        <source></source>
        <translation>wydanie z 2022 roku</translation>
    </message>
    <message id="tiletum.rule.chapter.aim">
        <source></source>
        <translation>Zanim zaczniesz</translation>
    </message>
    <message id="tiletum.rule.aim.goal.title">
        <source></source>
        <translation>O co chodzi w grze</translation>
    </message>
    <message id="tiletum.rule.aim.goal.1">
        <source></source>
        <translation>Jesteś renesansowym kupcem, a twoja podróż zaczyna się w Tiletum. Wygrywa ten, kto na koniec ma najwięcej punktów zwycięstwa (PZ). Punkty dają kontrakty, katedry, targi, tor króla i twoje budynki. Na samym końcu twoje domy i filary na mapie zostaną [przez siebie pomnożone](rule:end.scoring).</translation>
    </message>
    <message id="tiletum.rule.aim.goal.2">
        <source></source>
        <translation>Zaczynasz z 10 PZ. Niektóre rzeczy kosztują punkty, ale poniżej zera nigdy nie spadniesz. Przykład: masz 2 PZ i tracisz 5, więc zostaje ci 0.</translation>
    </message>
    <message id="tiletum.rule.aim.heart.title">
        <source></source>
        <translation>Kość to dwie rzeczy naraz</translation>
    </message>
    <message id="tiletum.rule.aim.heart.1">
        <source></source>
        <translation>W każdej turze bierzesz jedną kość. Jej kolor i wartość decydują, jakie zasoby dostaniesz. Jej miejsce przy kole akcji decyduje, jaką akcję wykonasz.</translation>
    </message>
    <message id="tiletum.rule.aim.heart.2">
        <source></source>
        <translation>Jedno kłóci się z drugim. Piątka daje 5 zasobów, ale tylko 2 punkty akcji (PA). Jedynka daje 1 zasób, za to 6 PA. [Wartość i PA zawsze sumują się do 7.](rule:turn.points) Przez całą grę weźmiesz tylko 12 kości, więc każda się liczy.</translation>
    </message>
    <message id="tiletum.rule.aim.course.title">
        <source></source>
        <translation>Cztery rundy po pięć faz</translation>
    </message>
    <message id="tiletum.rule.aim.course.1">
        <source></source>
        <translation>Gra trwa cztery rundy. Każda ma pięć faz: przygotowania, akcji, króla, targów i porządkowania. W fazie akcji każdy rozgrywa trzy tury, czyli 12 w całej grze.</translation>
    </message>
    <message id="tiletum.rule.aim.course.2">
        <source></source>
        <translation>Tasowaniem, rzutami, uzupełnianiem i liczeniem zajmuje się program. Ty tylko decydujesz. W rundzie 4 nie ma porządkowania: po jej targu następuje od razu [punktacja końcowa](rule:end.scoring).</translation>
    </message>
    <message id="tiletum.rule.chapter.setup">
        <source></source>
        <translation>Przygotowanie gry</translation>
    </message>
    <message id="tiletum.rule.setup.parts.title">
        <source></source>
        <translation>Co należy do gry</translation>
    </message>
    <message id="tiletum.rule.setup.parts.1">
        <source></source>
        <translation>Na stole leżą: koło akcji z sześcioma akcjami, mapa, tor króla, woreczek z kośćmi, 54 kafelki premii, 26 kafelków kontraktów i 45 kafelków postaci. Do tego 25 kafelków katedr, 9 kafelków kosztu budowy, 6 żetonów korupcji, 11 kafelków targów i 8 kafelków miast.</translation>
    </message>
    <message id="tiletum.rule.setup.parts.2">
        <source></source>
        <translation>Każdy gracz ma planszę gracza, kupca, architekta, 8 domów, 7 filarów, 5 żetonów premiowych punktów akcji oraz znaczniki na tor króla i do kolejności. W [trybie solo](rule:solo.start) dochodzi 13 dekretów i 8 wyzwań.</translation>
    </message>
    <message id="tiletum.rule.setup.wheel.title">
        <source></source>
        <translation>Koło akcji</translation>
    </message>
    <message id="tiletum.rule.setup.wheel.1">
        <source></source>
        <translation>Wokół koła stoi sześć akcji: architekt, kupiec, postacie, kontrakty, król i joker. Samo koło ma sześć wycinków, ponumerowanych od 1 do 6 zgodnie z ruchem wskazówek zegara, a każdy jest zwrócony ku jednej akcji. Początkowe ustawienie koła jest losowe.</translation>
    </message>
    <message id="tiletum.rule.setup.wheel.2">
        <source></source>
        <translation>Przy każdej akcji leży jeden odkryty kafelek premii. Jeszcze jeden leży przy torze króla.</translation>
    </message>
    <message id="tiletum.rule.setup.tiles.title">
        <source></source>
        <translation>Kafelki i kości dla 2, 3 i 4 graczy</translation>
    </message>
    <message id="tiletum.rule.setup.tiles.1">
        <source></source>
        <translation>Przy mniejszej liczbie graczy część kafelków odpada. Dla 2, 3 lub 4 osób w grze jest 38, 46 albo 54 kafelki premii, 18, 22 albo 26 kafelków kontraktów oraz 25, 35 albo 45 kafelków postaci. W woreczku jest 10, 15 albo 20 kości, po równo z każdego z pięciu kolorów.</translation>
    </message>
    <message id="tiletum.rule.setup.tiles.2">
        <source></source>
        <translation>Pięć kafelków kontraktów i pięć kafelków postaci leży odkrytych: to [oferta kontraktów](rule:contract.offer) i [oferta postaci](rule:character.offer). Reszta czeka w zakrytych stosach.</translation>
    </message>
    <message id="tiletum.rule.setup.map.title">
        <source></source>
        <translation>Co leży na mapie</translation>
    </message>
    <message id="tiletum.rule.setup.map.1">
        <source></source>
        <translation>Przy 2, 3 albo 4 graczach kafelek premii leży w 11, 16 albo 20 miastach. Każde z dziewięciu miast katedralnych ma stos kafelków swojej katedry, najcenniejszy na wierzchu, i jeden losowy kafelek kosztu budowy.</translation>
    </message>
    <message id="tiletum.rule.setup.map.2">
        <source></source>
        <translation>Na jednym z tych dziewięciu kafelków widnieje „nie zostanie zbudowana”. Dlatego w każdej grze [jednej katedry brakuje](rule:architect.notbuilt).</translation>
    </message>
    <message id="tiletum.rule.setup.fairs.title">
        <source></source>
        <translation>Cztery targi</translation>
    </message>
    <message id="tiletum.rule.setup.fairs.1">
        <source></source>
        <translation>Każdą rundę kończy targ w jednym mieście. Pierwszy odbywa się zawsze w Tiletum. Na pozostałe trzy program losuje miasta z ośmiu kafelków: Frankfurt, Werona, Troyes, Hamburg, Lipsk, Tuluza, Genua i Wenecja. Cztery z 11 kafelków targów mówią, co się na którym targu liczy.</translation>
    </message>
    <message id="tiletum.rule.setup.fairs.2">
        <source></source>
        <translation>Wszystko jest odkryte od początku, więc już pierwsza tura może służyć targowi z rundy 4. Gdzie i kiedy odbędzie się targ, pokazują chorągiewki na mapie.</translation>
    </message>
    <message id="tiletum.rule.setup.player.title">
        <source></source>
        <translation>Z czym zaczynasz</translation>
    </message>
    <message id="tiletum.rule.setup.player.1">
        <source></source>
        <translation>Dostajesz po 1 sztuce żywności, żelaza, kamienia i wełny. Złoto zależy od kolejności: pierwszy gracz ma 1, następni 3, 5 i 6. W Tiletum stoją twój kupiec, twój architekt i jeden dom. W zasobach masz 2 domy i 2 filary.</translation>
    </message>
    <message id="tiletum.rule.setup.player.2">
        <source></source>
        <translation>Pierwszego gracza wyłania los. Znaczniki wszystkich leżą jeden na drugim na polu 0 toru króla, znacznik pierwszego gracza na samym dole. Kto jest niżej, ten prowadzi.</translation>
    </message>
    <message id="tiletum.rule.setup.board.title">
        <source></source>
        <translation>Twoja plansza</translation>
    </message>
    <message id="tiletum.rule.setup.board.1">
        <source></source>
        <translation>Na planszy jest sześć budynków. Pięć z nich ma, licząc od lewej, 3, 2, 2, 1 i 1 pokój do zapełnienia; szósty jest pełny od początku. Na pierwszych pięciu dachach czeka dom. Pod każdym budynkiem jest miejsce na jeden herb.</translation>
    </message>
    <message id="tiletum.rule.setup.board.2">
        <source></source>
        <translation>Masz też sześć pól kontraktów, z filarem na każdym z pierwszych pięciu, i magazyn z czterema miejscami.</translation>
    </message>
    <message id="tiletum.rule.setup.options.title">
        <source></source>
        <translation>Co wybrać przed grą</translation>
    </message>
    <message id="tiletum.rule.setup.options.1">
        <source></source>
        <translation>Grać może od jednej do czterech osób. W pojedynkę zmierzysz się z [kardynałem Titusem](rule:solo.start) i ustalisz, ile wyzwań go wzmocni (od 0 do 8); które to będą, rozstrzyga los.</translation>
    </message>
    <message id="tiletum.rule.setup.options.2">
        <source></source>
        <translation>Akcje stoją wokół koła zwykle w stałym porządku: architekt, kupiec, postacie, kontrakty, król, joker. Można je też przetasować. Na pierwszą grę zostaw stały porządek.</translation>
    </message>
    <message id="tiletum.rule.chapter.round">
        <source></source>
        <translation>Runda</translation>
    </message>
    <message id="tiletum.rule.round.preparation.title">
        <source></source>
        <translation>Przygotowanie: rzut kośćmi</translation>
    </message>
    <message id="tiletum.rule.round.preparation.1">
        <source></source>
        <translation>Przy 2, 3 albo 4 graczach z woreczka dobiera się 8, 11 albo 14 kości i rzuca nimi. Każda kość trafia do wycinka o swojej wartości, bez względu na kolor. W wycinku może być wiele kości albo żadnej.</translation>
    </message>
    <message id="tiletum.rule.round.preparation.2">
        <source></source>
        <translation>Każdy weźmie trzy, więc dwie kości zawsze zostają.</translation>
    </message>
    <message id="tiletum.rule.round.corruption.title">
        <source></source>
        <translation>Korupcja przychodzi trzy razy</translation>
    </message>
    <message id="tiletum.rule.round.corruption.1">
        <source></source>
        <translation>Przed każdą z trzech tur odsłania się jeden żeton korupcji. Wszystkie znaczniki na torze króla cofają się o tyle pól, ile wskazuje: o 0, 1 albo 2. Znaczniki ze wspólnego pola cofają się razem i zachowują porządek. Z ostatniego pola nie ma już dokąd się cofnąć.</translation>
    </message>
    <message id="tiletum.rule.round.corruption.2">
        <source></source>
        <translation>Żetonów jest sześć, po dwa z każdą liczbą, a w rundzie używa się trzech. Przykład: żetony 2, 0 i 1 kosztują każdego 3 pola.</translation>
    </message>
    <message id="tiletum.rule.round.turns.title">
        <source></source>
        <translation>Gracze grają na zmianę</translation>
    </message>
    <message id="tiletum.rule.round.turns.1">
        <source></source>
        <translation>Po każdym żetonie korupcji wszyscy, w ustalonej kolejności, rozgrywają po jednej turze. Pierwszego gracza oznacza kompas.</translation>
    </message>
    <message id="tiletum.rule.round.turns.2">
        <source></source>
        <translation>Działasz tylko w swojej turze. Gdy grają inni, możesz wszystko oglądać i planować. Tajne są jedynie stosy, zawartość woreczka i zakryte żetony korupcji.</translation>
    </message>
    <message id="tiletum.rule.round.cleanup.title">
        <source></source>
        <translation>Porządkowanie</translation>
    </message>
    <message id="tiletum.rule.round.cleanup.1">
        <source></source>
        <translation>Akcje, przy których ktoś zabrał kafelek premii, dostają nowy; kafelek, którego nikt nie chciał, zostaje. Po rundach 1 i 2 nowy kafelek pojawia się też przy torze króla. Wszystkie sześć żetonów korupcji się tasuje, a wszystkie kości wracają do woreczka.</translation>
    </message>
    <message id="tiletum.rule.round.cleanup.2">
        <source></source>
        <translation>Na koniec koło obraca się o jeden wycinek zgodnie z ruchem wskazówek zegara. Każda akcja ma odtąd liczbę o jeden mniejszą, a 1 zmienia się w 6. Przykład: kupiec ma teraz 4, a w następnej rundzie 3, więc da o 1 PA więcej.</translation>
    </message>
    <message id="tiletum.rule.chapter.turn">
        <source></source>
        <translation>Twoja tura</translation>
    </message>
    <message id="tiletum.rule.turn.steps.title">
        <source></source>
        <translation>Przebieg tury</translation>
    </message>
    <message id="tiletum.rule.turn.steps.1">
        <source></source>
        <translation>Tura ma cztery kroki w tej kolejności: bierzesz kość, bierzesz albo zostawiasz kafelek premii przy jej akcji, dostajesz zasoby, wykonujesz akcję. Kość wziąć musisz. Akcję możesz wykorzystać częściowo albo wcale.</translation>
    </message>
    <message id="tiletum.rule.turn.steps.2">
        <source></source>
        <translation>[Zadania](rule:task.when), na przykład realizację kontraktu, możesz wykonywać przed tymi krokami, między nimi i po nich.</translation>
    </message>
    <message id="tiletum.rule.turn.die.title">
        <source></source>
        <translation>Wybór kości</translation>
    </message>
    <message id="tiletum.rule.turn.die.1">
        <source></source>
        <translation>Wybierz jedną kość przy kole. Niesie ona cztery rzeczy: kolor, wartość, akcję, przy której leży, i kafelek premii tej akcji. Dotknij kości, a zobaczysz wszystkie cztery, zanim zdecydujesz.</translation>
    </message>
    <message id="tiletum.rule.turn.die.2">
        <source></source>
        <translation>W turze bierzesz dokładnie jedną kość, i to taką, która wciąż leży przy kole. Między dwiema kośćmi tego samego koloru i wartości nie ma różnicy.</translation>
    </message>
    <message id="tiletum.rule.turn.change.title">
        <source></source>
        <translation>Zmiana kości za złoto</translation>
    </message>
    <message id="tiletum.rule.turn.change.1">
        <source></source>
        <translation>Tuż przed wzięciem kości możesz zmienić jej wartość: 2 złota za każdy krok w górę lub w dół. Szóstka i jedynka sąsiadują ze sobą. Program liczy krótszą drogę, najwyżej trzy kroki za 6 złota.</translation>
    </message>
    <message id="tiletum.rule.turn.change.2">
        <source></source>
        <translation>Zmieniona kość leży w innym wycinku, więc zmienia się *wszystko*: zasoby, PA, akcja i kafelek premii. Przykład: kamienna szóstka staje się za 2 złota jedynką. Daje teraz 1 kamień i 6 PA.</translation>
    </message>
    <message id="tiletum.rule.turn.tile.title">
        <source></source>
        <translation>Kafelek premii przy akcji</translation>
    </message>
    <message id="tiletum.rule.turn.tile.1">
        <source></source>
        <translation>Jeśli przy akcji twojej kości leży kafelek premii, weź go albo zostaw. Wzięty trafia do [magazynu](rule:store.places), zostawiony czeka na kogoś innego. Nigdy nie musisz go brać.</translation>
    </message>
    <message id="tiletum.rule.turn.tile.2">
        <source></source>
        <translation>Decydujesz, zanim dostaniesz zasoby, a do tego czasu niczego z akcji zrobić nie można. Zadania są dozwolone: jeśli właśnie teraz skorzystasz z pomocnika, zwolnisz miejsce.</translation>
    </message>
    <message id="tiletum.rule.turn.resources.title">
        <source></source>
        <translation>Zasoby</translation>
    </message>
    <message id="tiletum.rule.turn.resources.1">
        <source></source>
        <translation>Dostajesz tyle zasobów, ile wynosi wartość kości, zgodnie z jej kolorem. Niebieskie kości dają żelazo, różowe żywność, żółte złoto, jasnoszare wełnę, a ciemnoszare kamień. Możesz mieć ich dowolnie wiele. Przykład: niebieska czwórka daje 4 żelaza.</translation>
    </message>
    <message id="tiletum.rule.turn.resources.2">
        <source></source>
        <translation>Gdy coś daje ci dowolny zasób, wybierasz spośród wszystkich pięciu, ze złotem włącznie. Wybierasz od razu, po jednym.</translation>
    </message>
    <message id="tiletum.rule.turn.points.title">
        <source></source>
        <translation>Punkty akcji</translation>
    </message>
    <message id="tiletum.rule.turn.points.1">
        <source></source>
        <translation>Kość daje ci tyle PA, ile brakuje jej wartości do 7. Wydajesz je na możliwości jej akcji, w dowolnej kolejności i dowolnie wiele razy. Na inne akcje tych PA wydać nie można. Co zostanie do końca tury, przepada.</translation>
    </message>
    <message id="tiletum.rule.turn.points.2">
        <source></source>
        <translation>Przykład: trójka przy kupcu daje 7 – 3 = 4 PA. Przechodzisz dwa pola, stawiasz dom i zabierasz kafelek premii.</translation>
    </message>
    <message id="tiletum.rule.turn.open.title">
        <source></source>
        <translation>Jedno po drugim</translation>
    </message>
    <message id="tiletum.rule.turn.open.1">
        <source></source>
        <translation>Kafelek, kontrakt albo dom może dać ci coś w środku akcji. To ma pierwszeństwo; potem akcja biegnie dalej od miejsca, w którym się zatrzymała. Z kroków, budowania, dodatkowych akcji i premii postaci możesz zrezygnować. Dowolny zasób wskazać trzeba.</translation>
    </message>
    <message id="tiletum.rule.turn.open.2">
        <source></source>
        <translation>Dopóki program pyta o zasób, budynek albo miejsce, nic innego zrobić się nie da. Gdy o coś nie pyta, nie można na to odpowiedzieć, a tego, czego w grze nie ma, na przykład budynku 7, nie przyjmuje.</translation>
    </message>
    <message id="tiletum.rule.turn.end.title">
        <source></source>
        <translation>Koniec tury i cofanie</translation>
    </message>
    <message id="tiletum.rule.turn.end.1">
        <source></source>
        <translation>Turę kończysz samodzielnie. Najpierw trzeba wziąć kość, zdecydować o kafelku premii i dokończyć wszystko, co wypadło po drodze.</translation>
    </message>
    <message id="tiletum.rule.turn.end.2">
        <source></source>
        <translation>Do tego czasu możesz cofać swoje kroki jeden po drugim. Nie można jednak wrócić do chwili, zanim odkryto coś nowego, na przykład postać w ofercie, ani do zakończonej już tury.</translation>
    </message>
    <message id="tiletum.rule.chapter.store">
        <source></source>
        <translation>Magazyn</translation>
    </message>
    <message id="tiletum.rule.store.places.title">
        <source></source>
        <translation>Cztery miejsca i żadnego odrzucania</translation>
    </message>
    <message id="tiletum.rule.store.places.1">
        <source></source>
        <translation>Każdy kafelek, który bierzesz, trafia najpierw do magazynu. Są w nim cztery miejsca. Gdy wszystkie są zajęte, nie weźmiesz kolejnego kafelka znikąd, a leżącego w magazynie odrzucić nie wolno.</translation>
    </message>
    <message id="tiletum.rule.store.places.2">
        <source></source>
        <translation>Przykład: masz dwa kontrakty, herb i postać. Przed wzięciem piątego kafelka musisz zrealizować kontrakt, umieścić herb albo wprowadzić postać do pokoju.</translation>
    </message>
    <message id="tiletum.rule.store.tiles.title">
        <source></source>
        <translation>Jak kafelki opuszczają magazyn</translation>
    </message>
    <message id="tiletum.rule.store.tiles.1">
        <source></source>
        <translation>Z [pomocnika](rule:task.helper) korzystasz, [kontrakt](rule:task.contract) realizujesz, a [herb](rule:task.coat) umieszczasz w ramach zadania. [Postać](rule:character.rooms) wprowadza się do pokoju za PA akcji postaci.</translation>
    </message>
    <message id="tiletum.rule.store.tiles.2">
        <source></source>
        <translation>Każde z tych działań wymaga kafelka właściwego rodzaju, leżącego w twoim magazynie.</translation>
    </message>
    <message id="tiletum.rule.chapter.map">
        <source></source>
        <translation>Mapa, kupiec i architekt</translation>
    </message>
    <message id="tiletum.rule.map.spaces.title">
        <source></source>
        <translation>Miasta i pola dróg</translation>
    </message>
    <message id="tiletum.rule.map.spaces.1">
        <source></source>
        <translation>Na mapie są 23 miasta i 6 pól dróg, połączonych drogami. Pole drogi kosztuje krok tak jak miasto, ale niczego się na nim nie buduje ani nie znajduje. Na jednym polu może stać dowolnie wiele figur.</translation>
    </message>
    <message id="tiletum.rule.map.spaces.2">
        <source></source>
        <translation>W dziewięciu miastach stoi katedra; mają one jedno pole na dom i dwa lub trzy pola na filary. Pozostałe 14 miast ma tylko pola na domy.</translation>
    </message>
    <message id="tiletum.rule.map.move.title">
        <source></source>
        <translation>Ruch kupca i architekta</translation>
    </message>
    <message id="tiletum.rule.map.move.1">
        <source></source>
        <translation>W akcji kupca za 1 PA przesuwasz kupca na sąsiednie pole. W akcji architekta za 1 PA przesuwasz architekta. Cudze figury nigdy nie zagradzają drogi. Dom postawisz tylko tam, gdzie stoi kupiec, a filar tylko tam, gdzie stoi architekt.</translation>
    </message>
    <message id="tiletum.rule.map.move.2">
        <source></source>
        <translation>Przykład: z Tiletum kupiec dociera do Lyonu w trzech krokach, przez Paryż i Troyes.</translation>
    </message>
    <message id="tiletum.rule.map.collect.title">
        <source></source>
        <translation>Kafelki premii w miastach</translation>
    </message>
    <message id="tiletum.rule.map.collect.1">
        <source></source>
        <translation>Za 1 PA zabierasz kafelek premii z miasta, w którym stoi twoja figura: w akcji kupca kupiec, w akcji architekta architekt. Kafelek trafia do magazynu.</translation>
    </message>
    <message id="tiletum.rule.map.collect.2">
        <source></source>
        <translation>Kafelków na mapie się nie uzupełnia, więc dostaje go ten, kto przyjdzie pierwszy. Kafelka, którego na mapie lub w ofercie już nie ma, wziąć nie można.</translation>
    </message>
    <message id="tiletum.rule.map.free.title">
        <source></source>
        <translation>Darmowe kroki i budowanie</translation>
    </message>
    <message id="tiletum.rule.map.free.1">
        <source></source>
        <translation>Niektóre postacie i kontrakty dają kroki, dom lub filar bez PA. Każdy krok prowadzi na sąsiednie pole. Jeśli dostajesz krok i budowę, wykorzystaj jedno i drugie w dowolnej kolejności albo tylko jedno z nich.</translation>
    </message>
    <message id="tiletum.rule.map.free.2">
        <source></source>
        <translation>Do budowy potrzebny jest, jak zawsze, dom lub filar w zasobach i wolne pole. Sam dom lub filar przepada, jeśli nie da się go postawić tam, gdzie stoi figura. Darmowym krokiem nie zbierzesz kafelka z miasta.</translation>
    </message>
    <message id="tiletum.rule.merchant.house.title">
        <source></source>
        <translation>Stawianie domu</translation>
    </message>
    <message id="tiletum.rule.merchant.house.1">
        <source></source>
        <translation>W akcji kupca za 1 PA stawiasz dom ze swoich zasobów w mieście, w którym stoi kupiec. W każdym mieście możesz mieć jeden. W zasobach masz na początku dwa, a pięć kolejnych czeka na dachach, aż [zapełnisz te budynki](rule:character.filled).</translation>
    </message>
    <message id="tiletum.rule.merchant.house.2">
        <source></source>
        <translation>Domy zostają na mapie. Dzięki nim bierzesz udział w targach, a na koniec mnoży się je przez filary.</translation>
    </message>
    <message id="tiletum.rule.merchant.spaces.title">
        <source></source>
        <translation>Pola na domy</translation>
    </message>
    <message id="tiletum.rule.merchant.spaces.1">
        <source></source>
        <translation>Dom wymaga wolnego pola na dom. Miasta mają jedno lub dwa takie pola, tylko Tiletum więcej. Niektóre są używane dopiero od trzech albo czterech graczy: przy 2, 3 lub 4 graczach jest ich 24, 32 lub 39, wliczając Tiletum. Jeśli wolnych jest kilka, wybierasz.</translation>
    </message>
    <message id="tiletum.rule.merchant.spaces.2">
        <source></source>
        <translation>Przykład: drugie pole w Troyes jest dostępne dopiero przy trzech graczach.</translation>
    </message>
    <message id="tiletum.rule.merchant.bonus.title">
        <source></source>
        <translation>Premie za budowę</translation>
    </message>
    <message id="tiletum.rule.merchant.bonus.1">
        <source></source>
        <translation>Większość pól na domy pokazuje premię za budowę: od 1 do 6 PZ albo [aktywację budynku](rule:character.activate). Dostajesz ją od razu, niezależnie od tego, jak dom tam trafił. Przypada raz, temu, kto buduje. Jeśli w twoich budynkach nikt jeszcze nie mieszka, aktywacja przepada.</translation>
    </message>
    <message id="tiletum.rule.merchant.bonus.2">
        <source></source>
        <translation>Przykład: pierwsze pole w Wenecji jest warte 6 PZ.</translation>
    </message>
    <message id="tiletum.rule.merchant.list.title">
        <source></source>
        <translation>Premie za budowę, miasto po mieście</translation>
    </message>
    <message id="tiletum.rule.merchant.list.1">
        <source></source>
        <translation>Miasta z jednym polem na dom: Londyn i Florencja 5 PZ, Wiedeń 4, Mediolan i Praga 3, Bordeaux i Lyon 2, Kolonia i Paryż 1.</translation>
    </message>
    <message id="tiletum.rule.merchant.list.2">
        <source></source>
        <translation>Pierwsze pola pozostałych miast: Wenecja 6 PZ, Genua 4, Hamburg i Tuluza 3, Strasburg 2, Troyes 1. W Lipsku, Frankfurcie, Norymberdze, Weronie i Arles aktywujesz budynek. Brugia i Antwerpia nie dają nic.</translation>
    </message>
    <message id="tiletum.rule.merchant.list.3">
        <source></source>
        <translation>Drugie pola od trzech graczy: Werona 3 PZ, Norymberga 2, Hamburg i Frankfurt 1, Troyes i Genua aktywacja, Antwerpia nic. Przy czterech graczach dodatkowo: Tuluza i Arles 2 PZ, Lipsk 1, Strasburg i Wenecja aktywacja, Brugia nic.</translation>
    </message>
    <message id="tiletum.rule.merchant.list.4">
        <source></source>
        <translation>Na polach w Tiletum stoją domy początkowe, te pola premii nie dają.</translation>
    </message>
    <message id="tiletum.rule.architect.pillar.title">
        <source></source>
        <translation>Stawianie filaru</translation>
    </message>
    <message id="tiletum.rule.architect.pillar.1">
        <source></source>
        <translation>W akcji architekta za 1 PA stawiasz filar ze swoich zasobów w mieście, w którym stoi architekt. Pola na filary mają tylko miasta katedralne: Bordeaux i Wiedeń po dwa, pozostałe siedem po trzy. W każdym mieście możesz mieć jeden filar.</translation>
    </message>
    <message id="tiletum.rule.architect.pillar.2">
        <source></source>
        <translation>Zaczynasz z dwoma, a do pięciu kolejnych uwalniają [zrealizowane kontrakty](rule:task.contract). Gdzie masz filar, tam możesz [wesprzeć katedrę](rule:task.cathedral).</translation>
    </message>
    <message id="tiletum.rule.architect.notbuilt.title">
        <source></source>
        <translation>Katedra, która nie powstanie</translation>
    </message>
    <message id="tiletum.rule.architect.notbuilt.1">
        <source></source>
        <translation>Na jednym kafelku kosztu budowy widnieje „nie zostanie zbudowana”. W tym mieście nikt nie postawi filaru ani nie wesprze katedry, a jej kafelki są poza grą. Pole na dom i kafelek premii działają tam jak zwykle.</translation>
    </message>
    <message id="tiletum.rule.architect.notbuilt.2">
        <source></source>
        <translation>Odszukaj to miasto, zanim zaplanujesz pierwszą podróż.</translation>
    </message>
    <message id="tiletum.rule.chapter.people">
        <source></source>
        <translation>Postacie i budynki</translation>
    </message>
    <message id="tiletum.rule.character.offer.title">
        <source></source>
        <translation>Oferta postaci</translation>
    </message>
    <message id="tiletum.rule.character.offer.1">
        <source></source>
        <translation>W akcji postaci za 1 PA bierzesz do magazynu dowolną z pięciu postaci z oferty. W jej miejsce od razu pojawia się nowa.</translation>
    </message>
    <message id="tiletum.rule.character.offer.2">
        <source></source>
        <translation>Za 1 PA możesz też wymienić całą ofertę: najpierw wykłada się nowe kafelki, a stare wtasowuje się potem do stosu. Gdy stos się skończy, zostaje luka. Pustej oferty wymienić nie można.</translation>
    </message>
    <message id="tiletum.rule.character.rooms.title">
        <source></source>
        <translation>Wprowadzanie postaci</translation>
    </message>
    <message id="tiletum.rule.character.rooms.1">
        <source></source>
        <translation>Postać z magazynu wprowadza się do pustego pokoju na twojej planszy. Na pierwszym piętrze kosztuje to 1 PA, na drugim 2, na trzecim 3; piętra zapełniasz w dowolnej kolejności. Premię postaci dostajesz od razu, a postać zostaje tam do końca.</translation>
    </message>
    <message id="tiletum.rule.character.rooms.2">
        <source></source>
        <translation>Przykład: zapełnienie pierwszego budynku kosztuje 1 + 2 + 3 = 6 PA.</translation>
    </message>
    <message id="tiletum.rule.character.kinds.title">
        <source></source>
        <translation>Jeden rodzaj, jeden budynek</translation>
    </message>
    <message id="tiletum.rule.character.kinds.1">
        <source></source>
        <translation>Jest pięć rodzajów postaci: notariusz, karczmarz, dworzanin, handlarka i budowniczy. W budynku mieszka tylko jeden rodzaj, a każdy rodzaj mieszka tylko w jednym z twoich budynków.</translation>
    </message>
    <message id="tiletum.rule.character.kinds.2">
        <source></source>
        <translation>Przykład: notariusz wprowadza się do budynku 4, który ma jeden pokój. Żaden inny notariusz już u ciebie nie zamieszka, a taki, który czeka w magazynie, zajmuje miejsce na zawsze.</translation>
    </message>
    <message id="tiletum.rule.character.filled.title">
        <source></source>
        <translation>Zapełnione budynki</translation>
    </message>
    <message id="tiletum.rule.character.filled.1">
        <source></source>
        <translation>Budynek jest zapełniony, gdy w każdym jego pokoju ktoś mieszka. Dom z dachu trafia wtedy do twoich zasobów, jeszcze zanim wykorzystasz premię ostatniej postaci. Herb nie jest do tego potrzebny.</translation>
    </message>
    <message id="tiletum.rule.character.filled.2">
        <source></source>
        <translation>Szósty budynek jest zapełniony od początku. Nie ma domu na dachu i nikt się do niego nie wprowadza.</translation>
    </message>
    <message id="tiletum.rule.character.activate.title">
        <source></source>
        <translation>Aktywacja budynku</translation>
    </message>
    <message id="tiletum.rule.character.activate.1">
        <source></source>
        <translation>Budynek aktywują niektóre pola na domy i jeden z pomocników. Wybierz swój budynek, w którym mieszka co najmniej jedna postać; nie musi być pełny. Premię każdej mieszkającej tam postaci dostajesz raz, w dowolnej kolejności, a każdą możesz pominąć.</translation>
    </message>
    <message id="tiletum.rule.character.activate.2">
        <source></source>
        <translation>Pokój bez postaci albo już wykorzystany nic nie daje. Z pomocnika nie skorzystasz, dopóki nikt u ciebie nie mieszka.</translation>
    </message>
    <message id="tiletum.rule.character.completed.title">
        <source></source>
        <translation>Ukończone budynki</translation>
    </message>
    <message id="tiletum.rule.character.completed.1">
        <source></source>
        <translation>Zapełniony budynek, pod którym leży herb, jest ukończony. Odtąd daje *premiowe punkty akcji*, po jednym za pokój, do każdej akcji swojego rodzaju wykonywanej kością, także wybranej przez jokera. Dolicza się je od razu, nawet do trwającej akcji.</translation>
    </message>
    <message id="tiletum.rule.character.completed.2">
        <source></source>
        <translation>Notariusze pomagają w akcji kontraktów, karczmarze w akcji postaci, dworzanie w akcji króla, handlarki w akcji kupca, a budowniczowie w akcji architekta. Akcje z kafelków nic nie zyskują. Szósty budynek nie daje premiowych PA, ale liczy się jako ukończony.</translation>
    </message>
    <message id="tiletum.rule.chapter.actions">
        <source></source>
        <translation>Kontrakty, król i joker</translation>
    </message>
    <message id="tiletum.rule.contract.offer.title">
        <source></source>
        <translation>Oferta kontraktów</translation>
    </message>
    <message id="tiletum.rule.contract.offer.1">
        <source></source>
        <translation>W akcji kontraktów bierzesz kafelki z oferty o pięciu miejscach. Od lewej kosztują 3, 3, 2, 2 i 1 PA. Leżą tam razem kontrakty i herby, a wszystko trafia do magazynu.</translation>
    </message>
    <message id="tiletum.rule.contract.offer.2">
        <source></source>
        <translation>Luki pozostają do końca twojej tury. Wtedy reszta przesuwa się w prawo, a z lewej dochodzą nowe kafelki, więc to, co zostawisz, może potanieć. Gdy stos się skończy, luki zostają.</translation>
    </message>
    <message id="tiletum.rule.contract.exchange.title">
        <source></source>
        <translation>Wymiana zasobu</translation>
    </message>
    <message id="tiletum.rule.contract.exchange.1">
        <source></source>
        <translation>W akcji kontraktów za 1 PA wymieniasz jeden swój zasób na jeden innego rodzaju, także na złoto. Pierwsza wymiana w turze daje jeszcze jeden dowolny zasób. Tylko raz na turę, bez względu na to, skąd masz akcję.</translation>
    </message>
    <message id="tiletum.rule.contract.exchange.2">
        <source></source>
        <translation>Przykład: mając 2 PA, wymieniasz dwa razy. Oddajesz 2 zasoby i dostajesz 3.</translation>
    </message>
    <message id="tiletum.rule.king.action.title">
        <source></source>
        <translation>Akcja króla</translation>
    </message>
    <message id="tiletum.rule.king.action.1">
        <source></source>
        <translation>W akcji króla niczego się nie wybiera. Twój znacznik od razu przesuwa się do przodu, o jedno pole za każdy PA. Jeśli na polu docelowym leżą inne, twój kładzie się na wierzchu, a więc za nimi. Ostatnie pole to +15; nadmiarowe PA przepadają.</translation>
    </message>
    <message id="tiletum.rule.king.action.2">
        <source></source>
        <translation>Jeśli pomocnik doda później w tej turze PA, znacznik przesunie się dalej.</translation>
    </message>
    <message id="tiletum.rule.joker.action.title">
        <source></source>
        <translation>Akcja jokera</translation>
    </message>
    <message id="tiletum.rule.joker.action.1">
        <source></source>
        <translation>Joker pozwala wybrać jedną z pozostałych pięciu akcji. Wszystkie PA należą do niej, podzielić ich nie można. Zasoby, PA i kafelek premii pochodzą z wycinka jokera. Premiowe PA wybranej akcji się dolicza.</translation>
    </message>
    <message id="tiletum.rule.joker.action.2">
        <source></source>
        <translation>Przykład: dwójka przy jokerze daje 5 PA. Jeśli twój budynek z jedną handlarką jest ukończony, w akcji kupca będzie to 6 PA.</translation>
    </message>
    <message id="tiletum.rule.chapter.tasks">
        <source></source>
        <translation>Zadania</translation>
    </message>
    <message id="tiletum.rule.task.when.title">
        <source></source>
        <translation>Zadania: w każdej chwili twojej tury</translation>
    </message>
    <message id="tiletum.rule.task.when.1">
        <source></source>
        <translation>Zadania nie kosztują PA. Wykonuj ich, ile zdołasz opłacić: przed kością, między dwoma PA, po akcji. Jest ich pięć: [kupno zasobu](rule:task.buy), [realizacja kontraktu](rule:task.contract), [umieszczenie herbu](rule:task.coat), [wsparcie katedry](rule:task.cathedral) i [skorzystanie z pomocnika](rule:task.helper).</translation>
    </message>
    <message id="tiletum.rule.task.when.2">
        <source></source>
        <translation>Poza swoją turą zadań nie wykonujesz. W fazie króla nie zwolnisz więc miejsca w magazynie.</translation>
    </message>
    <message id="tiletum.rule.task.buy.title">
        <source></source>
        <translation>Kupno zasobu</translation>
    </message>
    <message id="tiletum.rule.task.buy.1">
        <source></source>
        <translation>Zapłać 2 złota i weź 1 sztukę żelaza, żywności, wełny albo kamienia, tyle razy, na ile wystarczy ci złota. Samego złota kupić nie można; inne zasoby na złoto zamienia tylko [wymiana](rule:contract.exchange). Przykład: do katedry brakuje ci 2 kamieni, wystarczą 4 złota.</translation>
    </message>
    <message id="tiletum.rule.task.buy.2">
        <source></source>
        <translation>Gdy na coś cię nie stać, program mówi, ile potrzeba, a ile masz.</translation>
    </message>
    <message id="tiletum.rule.task.contract.title">
        <source></source>
        <translation>Realizacja kontraktu</translation>
    </message>
    <message id="tiletum.rule.task.contract.1">
        <source></source>
        <translation>Zapłać tyle, ile żąda kontrakt z magazynu. Przechodzi on na twoje pierwsze od lewej wolne pole kontraktów, a leżący tam filar trafia do zasobów. Punktujesz kontrakt i pole: od lewej 0, 1, 2, 3, 4 i 6 PZ. Potem dostajesz to, co kontrakt daje dodatkowo, jeśli coś daje.</translation>
    </message>
    <message id="tiletum.rule.task.contract.2">
        <source></source>
        <translation>Mając sześć zrealizowanych kontraktów, kolejnego nie możesz ani wziąć, ani zrealizować. Kontrakt w magazynie nie rezerwuje pola.</translation>
    </message>
    <message id="tiletum.rule.task.same.title">
        <source></source>
        <translation>Kontrakty, przy których wybierasz zasób</translation>
    </message>
    <message id="tiletum.rule.task.same.1">
        <source></source>
        <translation>Niektóre kontrakty żądają kilku zasobów jednego rodzaju, a rodzaj wskazujesz ty. Cała ta część musi być jednakowa. Kontrakty mieszane żądają takiej części i jeszcze żelaza albo wełny; wolno wybrać ten sam rodzaj. Pozostałe mają cenę ustaloną i niczego się przy nich nie wskazuje.</translation>
    </message>
    <message id="tiletum.rule.task.same.2">
        <source></source>
        <translation>Przykład: 2 jednakowe zasoby i 2 żelaza zapłacisz 2 sztukami złota i 2 żelaza albo 4 sztukami żelaza.</translation>
    </message>
    <message id="tiletum.rule.task.coat.title">
        <source></source>
        <translation>Umieszczanie herbu</translation>
    </message>
    <message id="tiletum.rule.task.coat.1">
        <source></source>
        <translation>Zapłać żywnością i umieść herb z magazynu pod dowolnym budynkiem, nawet pustym. W każdym miejscu leży jeden herb i od razu dostajesz premię tego miejsca. Jeśli nie możesz z niej skorzystać, herb i tak wolno umieścić. Potem już się go nie przenosi.</translation>
    </message>
    <message id="tiletum.rule.task.coat.2">
        <source></source>
        <translation>Jeśli budynek jest zapełniony, herb go [ukończy](rule:character.completed).</translation>
    </message>
    <message id="tiletum.rule.task.places.title">
        <source></source>
        <translation>Sześć miejsc na herby</translation>
    </message>
    <message id="tiletum.rule.task.places.1">
        <source></source>
        <translation>Budynek 1, 6 żywności: stawiasz dom z zasobów w dowolnym mieście z wolnym polem na dom, w którym nie masz domu. Budynek 2, 6 żywności: stawiasz filar z zasobów w dowolnym mieście, w którym twój filar może stanąć.</translation>
    </message>
    <message id="tiletum.rule.task.places.2">
        <source></source>
        <translation>Budynek 3, 5 żywności: kupiec przenosi się na dowolne pole mapy. Budynek 4, 4 żywności: to samo architekt. Budynek 5, 3 żywności: wybierasz 2 zasoby, jednakowe lub różne. Budynek 6, 2 żywności: 5 PZ.</translation>
    </message>
    <message id="tiletum.rule.task.family.title">
        <source></source>
        <translation>Po jednym herbie każdego rodu</translation>
    </message>
    <message id="tiletum.rule.task.family.1">
        <source></source>
        <translation>Jest sześć rodów szlacheckich. Możesz mieć po jednym herbie każdego, licząc razem magazyn i miejsca pod budynkami. Drugiego nie weźmiesz znikąd, nawet po to, by zabrać go innym.</translation>
    </message>
    <message id="tiletum.rule.task.family.2">
        <source></source>
        <translation>Przykład: herb Medyceuszy leży już pod twoim budynkiem. Herb Medyceuszy z oferty kontraktów jest dla ciebie niedostępny.</translation>
    </message>
    <message id="tiletum.rule.task.cathedral.title">
        <source></source>
        <translation>Wsparcie katedry</translation>
    </message>
    <message id="tiletum.rule.task.cathedral.1">
        <source></source>
        <translation>W mieście katedralnym, w którym masz filar, możesz raz wesprzeć katedrę. Płacisz kamienie z kafelka kosztu budowy i bierzesz wierzchni kafelek katedry. Punktujesz obie wartości. Figury mogą stać gdziekolwiek, a filar zostaje. Następnym przypadną niższe kafelki; gdy nie ma żadnego, wesprzeć już nie można.</translation>
    </message>
    <message id="tiletum.rule.task.cathedral.2">
        <source></source>
        <translation>Przykład: Mediolan kosztuje 4 kamienie. Dostajesz 6 + 7 = 13 PZ, następny gracz 6 + 5 = 11.</translation>
    </message>
    <message id="tiletum.rule.task.helper.title">
        <source></source>
        <translation>Korzystanie z pomocnika</translation>
    </message>
    <message id="tiletum.rule.task.helper.1">
        <source></source>
        <translation>Z pomocnika w magazynie korzystasz w ramach zadania i dostajesz wszystko, co pokazuje. Akcja od pomocnika ma własne PA, a akcja twojej kości w tym czasie czeka. PA nie musisz wydać do końca.</translation>
    </message>
    <message id="tiletum.rule.task.helper.2">
        <source></source>
        <translation>Wykorzystany pomocnik opuszcza grę. Dopiero gdy skończy się stos kafelków premii, wykorzystanych pomocników i kafelki odrzucone przy torze króla tasuje się w nowy stos.</translation>
    </message>
    <message id="tiletum.rule.task.timing.title">
        <source></source>
        <translation>Pomocnicy, którzy mają swoją chwilę</translation>
    </message>
    <message id="tiletum.rule.task.timing.1">
        <source></source>
        <translation>Pomocnicy z +1, +2 albo +3 PA wzmacniają akcję twojej kości, gdy już dostaniesz jej zasoby. Do akcji z kafelka nigdy się nie doliczają.</translation>
    </message>
    <message id="tiletum.rule.task.timing.2">
        <source></source>
        <translation>Z pomocnika zmieniającego zasób korzystasz przed wzięciem kości, raz na turę. Przykład: wskazujesz kamień i bierzesz różową piątkę, czyli żywność. Dostajesz 5 kamieni.</translation>
    </message>
    <message id="tiletum.rule.chapter.king">
        <source></source>
        <translation>Faza króla</translation>
    </message>
    <message id="tiletum.rule.king.track.title">
        <source></source>
        <translation>Tor króla</translation>
    </message>
    <message id="tiletum.rule.king.track.1">
        <source></source>
        <translation>Tor ma 17 pól. Część czerwona zabiera punkty: –7, –5, –3, –2, –1. Dalej jest 0. Część niebieska daje 1, 2, 3, 4, 5, 6, 7, 8, 10, 12 i 15 PZ.</translation>
    </message>
    <message id="tiletum.rule.king.track.2">
        <source></source>
        <translation>Znacznik, który dociera na zajęte pole, kładzie się na wierzchu, a *niższy znacznik jest z przodu*. Prowadzi więc ten, kto był tam wcześniej.</translation>
    </message>
    <message id="tiletum.rule.king.phase.title">
        <source></source>
        <translation>Kto prowadzi i co daje król</translation>
    </message>
    <message id="tiletum.rule.king.phase.1">
        <source></source>
        <translation>Kto jest na torze najdalej, bierze leżący przy nim kafelek premii albo go odrzuca; na wspólnym polu jest to gracz z najniższym znacznikiem. Jeśli prowadzący nie ma na kafelek miejsca, odrzuca się go od razu. W rundzie 4 kafelka nie ma, prowadzący dostaje zamiast niego 4 PZ.</translation>
    </message>
    <message id="tiletum.rule.king.phase.2">
        <source></source>
        <translation>Potem każdy zyskuje lub traci PZ swojego pola. Przykład: stoisz na –3 i masz 2 PZ, spadasz więc do 0.</translation>
    </message>
    <message id="tiletum.rule.king.order.title">
        <source></source>
        <translation>Nowa kolejność i powrót z czerwonych pól</translation>
    </message>
    <message id="tiletum.rule.king.order.1">
        <source></source>
        <translation>Tor ustala teraz kolejność graczy na następną rundę: najpierw ten, kto jest najdalej, a na wspólnym polu ten z niższym znacznikiem.</translation>
    </message>
    <message id="tiletum.rule.king.order.2">
        <source></source>
        <translation>Następnie znaczniki z części czerwonej wracają na 0, na wierzch tych, które już tam leżą, lepsze najpierw. Niebieskie zostają na miejscu i w następnej rundzie mogą dać punkty znowu.</translation>
    </message>
    <message id="tiletum.rule.chapter.fair">
        <source></source>
        <translation>Targi</translation>
    </message>
    <message id="tiletum.rule.fair.who.title">
        <source></source>
        <translation>Kto punktuje na targu</translation>
    </message>
    <message id="tiletum.rule.fair.who.1">
        <source></source>
        <translation>Na targu punktujesz, jeśli masz w jego mieście dom albo jeśli stoi tam teraz twój kupiec. Wystarczy jedno z dwojga. To, że kupiec wcześniej tamtędy przechodził, się nie liczy, architekt też nie.</translation>
    </message>
    <message id="tiletum.rule.fair.who.2">
        <source></source>
        <translation>Dom w Tiletum ma każdy, więc w pierwszym targu biorą udział wszyscy.</translation>
    </message>
    <message id="tiletum.rule.fair.value.title">
        <source></source>
        <translation>Ile wart jest targ</translation>
    </message>
    <message id="tiletum.rule.fair.value.1">
        <source></source>
        <translation>Dodaj PZ z kafelka targu i PZ rundy: 1, 2, 3 albo 4. Sumę pomnóż przez to, ile masz rzeczy, które kafelek liczy. Pary liczą się tylko pełne.</translation>
    </message>
    <message id="tiletum.rule.fair.value.2">
        <source></source>
        <translation>Przykład: w rundzie 2 kafelek daje 5 PZ za każdy zapełniony budynek. Masz trzy, więc dostajesz (5 + 2) × 3 = 21 PZ.</translation>
    </message>
    <message id="tiletum.rule.fair.king.title">
        <source></source>
        <translation>Targ toru króla</translation>
    </message>
    <message id="tiletum.rule.fair.king.1">
        <source></source>
        <translation>Na tym targu niczego się nie mnoży. Dostajesz sumę kafelka i rundy, a do tego jeszcze raz PZ swojego pola na torze króla. Liczy się pole z początku fazy króla, sprzed powrotu znaczników z części czerwonej. Można więc tu stracić punkty.</translation>
    </message>
    <message id="tiletum.rule.fair.king.2">
        <source></source>
        <translation>Przykład: w rundzie 1 suma wynosi 3 + 1 = 4. Z pola –5 tracisz 1 PZ, z pola +3 zyskujesz 7.</translation>
    </message>
    <message id="tiletum.rule.chapter.end">
        <source></source>
        <translation>Koniec gry</translation>
    </message>
    <message id="tiletum.rule.end.scoring.title">
        <source></source>
        <translation>Punktacja końcowa</translation>
    </message>
    <message id="tiletum.rule.end.scoring.1">
        <source></source>
        <translation>Po czwartym targu dochodzą trzy rzeczy. Po pierwsze domy na mapie razy filary na mapie. Po drugie ukończone budynki: trzy dają 5 PZ, cztery 10, pięć 20, sześć 30; mniej niż trzy nie dają nic. Po trzecie pozostałe zasoby: za każde 4, wszystkich rodzajów łącznie, 1 PZ.</translation>
    </message>
    <message id="tiletum.rule.end.scoring.2">
        <source></source>
        <translation>Przykład: 6 domów × 4 filary, pięć ukończonych budynków i 11 zasobów dają 24 + 20 + 2 = 46 PZ.</translation>
    </message>
    <message id="tiletum.rule.end.winner.title">
        <source></source>
        <translation>Kto wygrywa</translation>
    </message>
    <message id="tiletum.rule.end.winner.1">
        <source></source>
        <translation>Wygrywa ten, kto ma najwięcej PZ. Przy remisie lepszy jest gracz wcześniejszy w kolejności ustalonej w fazie króla rundy 4. Kafelki pozostałe w magazynie nic nie dają i nic nie kosztują.</translation>
    </message>
    <message id="tiletum.rule.end.winner.2">
        <source></source>
        <translation>Na tym gra się kończy i niczego więcej zrobić nie można.</translation>
    </message>
    <message id="tiletum.rule.chapter.solo">
        <source></source>
        <translation>Tryb solo</translation>
    </message>
    <message id="tiletum.rule.solo.start.title">
        <source></source>
        <translation>Ty przeciw kardynałowi Titusowi</translation>
    </message>
    <message id="tiletum.rule.solo.start.1">
        <source></source>
        <translation>Obowiązują zasady dla dwóch graczy. Zaczynasz ty, mając 1 złoto i 10 PZ. Titus ma planszę, figury i znacznik na torze króla, ale żadnych zasobów i 0 PZ. Jego talia liczy sześć dekretów: po jednym do każdego targu tej gry, *Nieśmiertelną sławę* i *Bogactwa świata*. Tasuje się ją przed rundami 1 i 3.</translation>
    </message>
    <message id="tiletum.rule.solo.start.2">
        <source></source>
        <translation>Dekrety są znane, oficjalne zasady solo nie. [Sposób gry Titusa](rule:about.rulings) to własna procedura tego projektu.</translation>
    </message>
    <message id="tiletum.rule.solo.die.title">
        <source></source>
        <translation>Jak Titus bierze kość</translation>
    </message>
    <message id="tiletum.rule.solo.die.1">
        <source></source>
        <translation>Odsłania dekret i sprawdza jego wiersze od góry. Do akcji bierze kość z jej wycinka, a jeśli jest pusty, z wycinka jokera. Spośród kilku kości wybiera według kolejności kolorów na dekrecie. Jeśli żaden wiersz nie działa, bierze najwyższą kość pierwszego koloru, jaki jest. Kości nigdy nie zmienia.</translation>
    </message>
    <message id="tiletum.rule.solo.die.2">
        <source></source>
        <translation>Kością wziętą dla koloru wykonuje akcję, przy której leżała. Przy jokerze jest to pierwsza akcja wymieniona na dekrecie, a jeśli takiej nie ma, król.</translation>
    </message>
    <message id="tiletum.rule.solo.words.title">
        <source></source>
        <translation>Trzy słowa na dekretach</translation>
    </message>
    <message id="tiletum.rule.solo.words.1">
        <source></source>
        <translation>*Potrzebny* to zasób, którego najbardziej brakuje mu do kontraktów w magazynie. Liczą się tylko żelazo i wełna, których te wprost żądają, a nie filary, herby ani części do wyboru. Przy równości wygrywa kolor, którego kości jest przy kole więcej. Bierze jego najwyższą kość.</translation>
    </message>
    <message id="tiletum.rule.solo.words.2">
        <source></source>
        <translation>*Towary* to żelazo i wełna, bardziej potrzebne najpierw. Herb jest *w zasięgu*, jeśli Titus takiego nie ma i mógłby do niego dojść kością danej akcji, zachowując 1 PA.</translation>
    </message>
    <message id="tiletum.rule.solo.action.title">
        <source></source>
        <translation>Co Titus z nią robi</translation>
    </message>
    <message id="tiletum.rule.solo.action.1">
        <source></source>
        <translation>Kafelek premii bierze, jeśli to pomocnik, którego odrzuca, albo kontrakt lub herb, na który ma miejsce. Architekt i kupiec idą do najbliższego miasta, w którym mogą budować; z równie bliskich do cenniejszego. Budują, punktują PZ pola i biorą stamtąd kontrakt lub herb.</translation>
    </message>
    <message id="tiletum.rule.solo.action.2">
        <source></source>
        <translation>Z postaci woli rodzaj, który już u niego mieszka, i najtańszy pokój. Z oferty kontraktów bierze najtańszy nowy herb, a jeśli go nie ma, najtańszy kontrakt. Jego ukończone budynki też dają mu premiowe PA.</translation>
    </message>
    <message id="tiletum.rule.solo.tasks.title">
        <source></source>
        <translation>Za co Titus płaci</translation>
    </message>
    <message id="tiletum.rule.solo.tasks.1">
        <source></source>
        <translation>Po akcji realizuje wszystkie kontrakty, na które go stać, od najwyżej punktowanego. Potem wspiera każdą katedrę, którą może. Na koniec umieszcza herby: pod pierwszym od lewej zapełnionym budynkiem, a jeśli się nie da, w najtańszym miejscu.</translation>
    </message>
    <message id="tiletum.rule.solo.tasks.2">
        <source></source>
        <translation>Każdy brakujący zasób zastępują mu 2 złota. Punktuje wszystkie PZ z tych rzeczy, ale innych premii postaci, kontraktów i herbów nie używa.</translation>
    </message>
    <message id="tiletum.rule.solo.count.title">
        <source></source>
        <translation>Jak Titus punktuje i kiedy wygrywasz</translation>
    </message>
    <message id="tiletum.rule.solo.count.1">
        <source></source>
        <translation>Jeśli prowadzi na torze króla, odrzuca kafelek i dostaje 4 PZ oprócz PZ swojego pola. Bierze udział w każdym targu i punktuje sumę kafelka i rundy razy numer rundy. Przykład: w rundzie 3 targ za 3 PZ daje mu (3 + 3) × 3 = 18 PZ.</translation>
    </message>
    <message id="tiletum.rule.solo.count.2">
        <source></source>
        <translation>Na koniec punktuje zrealizowane kontrakty × kafelki katedr i nic więcej. Ty punktujesz jak zawsze. Wygrywasz tylko wtedy, gdy masz *więcej* PZ niż on.</translation>
    </message>
    <message id="tiletum.rule.chapter.example">
        <source></source>
        <translation>Dwa przykłady</translation>
    </message>
    <message id="tiletum.rule.example.turn.title">
        <source></source>
        <translation>Cała tura krok po kroku</translation>
    </message>
    <message id="tiletum.rule.example.turn.1">
        <source></source>
        <translation>Trwa runda 1 gry dla dwóch osób, a ty grasz po przeciwniku. Masz 10 PZ, 3 złota i po 1 sztuce żelaza, żywności, wełny i kamienia. Kupiec ma wycinek 4, a przy nim leży kontrakt na 2 wełny.</translation>
    </message>
    <message id="tiletum.rule.example.turn.2">
        <source></source>
        <translation>Płacisz 2 złota i bierzesz wełnianą piątkę jako czwórkę. Bierzesz też kontrakt. Potem dostajesz 4 wełny, masz więc 5, i 7 – 4 = 3 PA dla kupca.</translation>
    </message>
    <message id="tiletum.rule.example.turn.3">
        <source></source>
        <translation>Kontrakt realizujesz od razu: 2 wełny za 2 PZ, jego pole dodaje 0. Masz 12 PZ, a do zasobów trafia filar. Wydajesz po 1 PA: idziesz do Paryża, stawiasz tam dom (1 PZ) i zabierasz tamtejszy kafelek premii, pomocnika z +1 PA.</translation>
    </message>
    <message id="tiletum.rule.example.turn.4">
        <source></source>
        <translation>Korzystasz z pomocnika i idziesz dalej do Troyes. Kończysz, mając 13 PZ, 3 wełny i po 1 sztuce złota, żelaza, żywności i kamienia. W tej grze targ rundy 2 odbywa się w Troyes, a twój kupiec już tam stoi.</translation>
    </message>
    <message id="tiletum.rule.example.count.title">
        <source></source>
        <translation>Końcowy rachunek</translation>
    </message>
    <message id="tiletum.rule.example.count.1">
        <source></source>
        <translation>Przed punktacją końcową Anna ma 109 PZ: 10 z początku gry, 66 z kontraktów, 10 z katedr, 5 z herbów, 6 z pomocników i postaci, 12 z toru króla. Ben ma 23.</translation>
    </message>
    <message id="tiletum.rule.example.count.2">
        <source></source>
        <translation>Anna ma 3 domy × 1 filar = 3 PZ. Trzy ukończone budynki, oba z jednym pokojem i szósty, dają 5. Jej 10 zasobów daje 2. Razem 119.</translation>
    </message>
    <message id="tiletum.rule.example.count.3">
        <source></source>
        <translation>Ben ma 2 domy × 0 filarów = 0 PZ i żadnego ukończonego budynku. Jego 46 zasobów daje 11. Razem 34. Z jednym filarem jego domy dałyby o 2 PZ więcej, a na targach nie zapunktowało żadne z nich.</translation>
    </message>
    <message id="tiletum.rule.chapter.about">
        <source></source>
        <translation>O tym wydaniu</translation>
    </message>
    <message id="tiletum.rule.about.known.title">
        <source></source>
        <translation>Co jest rekonstrukcją</translation>
    </message>
    <message id="tiletum.rule.about.known.1">
        <source></source>
        <translation>Zasady z tej książki są znane, ale nie wszystkie wartości wydrukowane w pudełku. Gdzie którejś brakuje, zestaw ma wartość zgodną ze wszystkim, co wiadomo. Może go zastąpić zestaw poprawiony według prawdziwego pudełka.</translation>
    </message>
    <message id="tiletum.rule.about.known.2">
        <source></source>
        <translation>Zrekonstruowane są: liczba egzemplarzy poszczególnych pomocników, kontraktów i postaci oraz to, od ilu graczy się ich używa; przydział premii do rodzajów postaci; złoto i PZ dwóch pomocników; liczba herbów i nazwy rodów.</translation>
    </message>
    <message id="tiletum.rule.about.known.3">
        <source></source>
        <translation>Na mapie: 24 z 39 połączeń, pola na domy i ich premie, pola na filary i większość miejsc na kafelki premii. Przy katedrach 13 z 25 wartości i siedem kafelków kosztu budowy.</translation>
    </message>
    <message id="tiletum.rule.about.known.4">
        <source></source>
        <translation>Dalej: 12 z 17 wartości toru króla, skład żetonów korupcji, wartości targów w rundach 1, 2 i 4, sześć z ośmiu miast targowych, ceny oferty kontraktów, PZ pól kontraktów i porządek akcji przy kole.</translation>
    </message>
    <message id="tiletum.rule.about.known.5">
        <source></source>
        <translation>Magazyn z czterema miejscami, nowe kafelki przy torze króla po rundach 1 i 2 oraz 4 PZ w rundzie 4 pochodzą z innych źródeł niż instrukcja.</translation>
    </message>
    <message id="tiletum.rule.about.rulings.title">
        <source></source>
        <translation>Nasze własne rozstrzygnięcia</translation>
    </message>
    <message id="tiletum.rule.about.rulings.1">
        <source></source>
        <translation>Gdzie znane zasady milczą albo można je czytać na dwa sposoby, program gra tak. Kontrakt w magazynie nie rezerwuje pola. Premię za budowę daje także dom od postaci lub herbu. Część kontraktu, którą wybierasz, może być tego samego rodzaju co część ustalona.</translation>
    </message>
    <message id="tiletum.rule.about.rulings.2">
        <source></source>
        <translation>Na targach liczą się tylko herby umieszczone pod budynkiem, nie te w magazynie. Targ toru króla bierze pole sprzed powrotu znaczników z części czerwonej. Kafelek fazy króla, na który nie ma miejsca, odrzuca się od razu.</translation>
    </message>
    <message id="tiletum.rule.about.rulings.3">
        <source></source>
        <translation>Pusty stos kontraktów lub postaci zostawia w ofercie luki. Wykorzystani pomocnicy opuszczają grę; przetasowani wracają tylko wtedy, gdy skończy się stos kafelków premii.</translation>
    </message>
    <message id="tiletum.rule.about.rulings.4">
        <source></source>
        <translation>Cała procedura Titusa jest nasza. Jego *Nieśmiertelna sława* brzmi u nas „co najmniej tyle domów co filarów”, inne źródło podaje „więcej domów”. „Potrzebny” odnosi się tylko do kontraktów w magazynie. Przy wyzwaniu *Bardzo bliscy przyjaciele* kontrakt z kafelka premii jest od razu zrealizowany: Titus nic za niego nie płaci i nic nie punktuje.</translation>
    </message>
    <message id="tiletum.rule.chapter.legend">
        <source></source>
        <translation>Objaśnienie symboli</translation>
    </message>
    <message id="tiletum.rule.legend.iron.title">
        <source></source>
        <translation>Żelazo</translation>
    </message>
    <message id="tiletum.rule.legend.iron.1">
        <source></source>
        <translation>Zasób niebieskich kości; żąda go wiele kontraktów.</translation>
    </message>
    <message id="tiletum.rule.legend.food.title">
        <source></source>
        <translation>Żywność</translation>
    </message>
    <message id="tiletum.rule.legend.food.1">
        <source></source>
        <translation>Zasób różowych kości; płaci się nią za herby.</translation>
    </message>
    <message id="tiletum.rule.legend.gold.title">
        <source></source>
        <translation>Złoto</translation>
    </message>
    <message id="tiletum.rule.legend.gold.1">
        <source></source>
        <translation>Zasób żółtych kości; [zmienia kości](rule:turn.change) i [kupuje](rule:task.buy) inne zasoby.</translation>
    </message>
    <message id="tiletum.rule.legend.wool.title">
        <source></source>
        <translation>Wełna</translation>
    </message>
    <message id="tiletum.rule.legend.wool.1">
        <source></source>
        <translation>Zasób jasnoszarych kości; żąda jej wiele kontraktów.</translation>
    </message>
    <message id="tiletum.rule.legend.stone.title">
        <source></source>
        <translation>Kamień</translation>
    </message>
    <message id="tiletum.rule.legend.stone.1">
        <source></source>
        <translation>Zasób ciemnoszarych kości; kosztują go [katedry](rule:task.cathedral).</translation>
    </message>
    <message id="tiletum.rule.legend.any.title">
        <source></source>
        <translation>Dowolne zasoby</translation>
    </message>
    <message id="tiletum.rule.legend.any.1">
        <source></source>
        <translation>Zasoby do wyboru, jednakowe lub różne, także złoto.</translation>
    </message>
    <message id="tiletum.rule.legend.same.title">
        <source></source>
        <translation>Zasoby jednego rodzaju</translation>
    </message>
    <message id="tiletum.rule.legend.same.1">
        <source></source>
        <translation>Wszystkie muszą być jednakowe, a rodzaj [wybierasz ty](rule:task.same).</translation>
    </message>
    <message id="tiletum.rule.legend.ap.title">
        <source></source>
        <translation>Punkt akcji (PA)</translation>
    </message>
    <message id="tiletum.rule.legend.ap.1">
        <source></source>
        <translation>Punkty akcji, które dostajesz, albo cena jednej z możliwości.</translation>
    </message>
    <message id="tiletum.rule.legend.vp.title">
        <source></source>
        <translation>Punkty zwycięstwa (PZ)</translation>
    </message>
    <message id="tiletum.rule.legend.vp.1">
        <source></source>
        <translation>Punkty zwycięstwa, które zdobywasz.</translation>
    </message>
    <message id="tiletum.rule.legend.architect.title">
        <source></source>
        <translation>Architekt</translation>
    </message>
    <message id="tiletum.rule.legend.architect.1">
        <source></source>
        <translation>Akcja architekta albo twój architekt.</translation>
    </message>
    <message id="tiletum.rule.legend.merchant.title">
        <source></source>
        <translation>Kupiec</translation>
    </message>
    <message id="tiletum.rule.legend.merchant.1">
        <source></source>
        <translation>Akcja kupca albo twój kupiec.</translation>
    </message>
    <message id="tiletum.rule.legend.character.title">
        <source></source>
        <translation>Postacie</translation>
    </message>
    <message id="tiletum.rule.legend.character.1">
        <source></source>
        <translation>Akcja postaci albo postać.</translation>
    </message>
    <message id="tiletum.rule.legend.contract.title">
        <source></source>
        <translation>Kontrakty</translation>
    </message>
    <message id="tiletum.rule.legend.contract.1">
        <source></source>
        <translation>Akcja kontraktów albo kontrakt.</translation>
    </message>
    <message id="tiletum.rule.legend.king.title">
        <source></source>
        <translation>Król</translation>
    </message>
    <message id="tiletum.rule.legend.king.1">
        <source></source>
        <translation>Akcja króla albo tor króla.</translation>
    </message>
    <message id="tiletum.rule.legend.joker.title">
        <source></source>
        <translation>Joker</translation>
    </message>
    <message id="tiletum.rule.legend.joker.1">
        <source></source>
        <translation>Dowolna z pozostałych pięciu akcji.</translation>
    </message>
    <message id="tiletum.rule.legend.house.title">
        <source></source>
        <translation>Dom</translation>
    </message>
    <message id="tiletum.rule.legend.house.1">
        <source></source>
        <translation>Dom na dachu, w zasobach albo na mapie.</translation>
    </message>
    <message id="tiletum.rule.legend.pillar.title">
        <source></source>
        <translation>Filar</translation>
    </message>
    <message id="tiletum.rule.legend.pillar.1">
        <source></source>
        <translation>Filar na polu kontraktu, w zasobach albo na mapie.</translation>
    </message>
    <message id="tiletum.rule.legend.cathedral.title">
        <source></source>
        <translation>Katedra</translation>
    </message>
    <message id="tiletum.rule.legend.cathedral.1">
        <source></source>
        <translation>Katedra albo kafelek katedry.</translation>
    </message>
    <message id="tiletum.rule.legend.coat.title">
        <source></source>
        <translation>Herb</translation>
    </message>
    <message id="tiletum.rule.legend.coat.1">
        <source></source>
        <translation>Herb albo miejsce na herb.</translation>
    </message>
    <message id="tiletum.rule.legend.building.title">
        <source></source>
        <translation>Budynek</translation>
    </message>
    <message id="tiletum.rule.legend.building.1">
        <source></source>
        <translation>Budynek na twojej planszy.</translation>
    </message>
    <message id="tiletum.rule.legend.activate.title">
        <source></source>
        <translation>Aktywacja budynku</translation>
    </message>
    <message id="tiletum.rule.legend.activate.1">
        <source></source>
        <translation>[Aktywujesz jeden budynek](rule:character.activate) i raz dostajesz premię każdej mieszkającej w nim postaci.</translation>
    </message>
    <message id="tiletum.rule.legend.step.title">
        <source></source>
        <translation>Krok</translation>
    </message>
    <message id="tiletum.rule.legend.step.1">
        <source></source>
        <translation>Jeden krok na sąsiednie pole; przy koronie jedno pole na torze króla.</translation>
    </message>
    <message id="tiletum.rule.legend.colour.title">
        <source></source>
        <translation>Inny zasób</translation>
    </message>
    <message id="tiletum.rule.legend.colour.1">
        <source></source>
        <translation>Następna kość daje zamiast swojego zasobu ten, który wybierzesz.</translation>
    </message>
    <message id="tiletum.rule.legend.plus.title">
        <source></source>
        <translation>Więcej punktów akcji</translation>
    </message>
    <message id="tiletum.rule.legend.plus.1">
        <source></source>
        <translation>Tyle PA więcej ma akcja twojej kości.</translation>
    </message>
    <message id="tiletum.rule.legend.token.title">
        <source></source>
        <translation>Premiowe punkty akcji</translation>
    </message>
    <message id="tiletum.rule.legend.token.1">
        <source></source>
        <translation>Premiowe PA [ukończonego budynku](rule:character.completed) przy akcji, której pomagają.</translation>
    </message>
    <message id="tiletum.rule.legend.fair.title">
        <source></source>
        <translation>Targ</translation>
    </message>
    <message id="tiletum.rule.legend.fair.1">
        <source></source>
        <translation>W tym mieście odbywa się targ danej rundy.</translation>
    </message>
    <message id="tiletum.rule.legend.pair.title">
        <source></source>
        <translation>Para</translation>
    </message>
    <message id="tiletum.rule.legend.pair.1">
        <source></source>
        <translation>Jedno i drugie razem liczy się raz.</translation>
    </message>
    <message id="tiletum.rule.legend.upper.title">
        <source></source>
        <translation>Wyższe piętra</translation>
    </message>
    <message id="tiletum.rule.legend.upper.1">
        <source></source>
        <translation>Liczą się postacie na drugim i trzecim piętrze.</translation>
    </message>
    <message id="tiletum.rule.legend.corruption0.title">
        <source></source>
        <translation>Korupcja 0</translation>
    </message>
    <message id="tiletum.rule.legend.corruption0.1">
        <source></source>
        <translation>Nikt się nie cofa.</translation>
    </message>
    <message id="tiletum.rule.legend.corruption1.title">
        <source></source>
        <translation>Korupcja 1</translation>
    </message>
    <message id="tiletum.rule.legend.corruption1.1">
        <source></source>
        <translation>Wszyscy cofają się na torze króla o jedno pole.</translation>
    </message>
    <message id="tiletum.rule.legend.corruption2.title">
        <source></source>
        <translation>Korupcja 2</translation>
    </message>
    <message id="tiletum.rule.legend.corruption2.1">
        <source></source>
        <translation>Wszyscy cofają się na torze króla o dwa pola.</translation>
    </message>
    <message id="tiletum.rule.legend.notBuilt.title">
        <source></source>
        <translation>Nie zostanie zbudowana</translation>
    </message>
    <message id="tiletum.rule.legend.notBuilt.1">
        <source></source>
        <translation>Ta katedra w tej grze [nie powstanie](rule:architect.notbuilt).</translation>
    </message>
    <message id="tiletum.rule.legend.disc.title">
        <source></source>
        <translation>Znacznik gracza</translation>
    </message>
    <message id="tiletum.rule.legend.disc.1">
        <source></source>
        <translation>Miejsce gracza na torze króla albo w kolejności.</translation>
    </message>
    <message id="tiletum.rule.legend.compass.title">
        <source></source>
        <translation>Kompas</translation>
    </message>
    <message id="tiletum.rule.legend.compass.1">
        <source></source>
        <translation>Pierwszy gracz tej rundy.</translation>
    </message>
    <message id="tiletum.rule.chapter.helpers">
        <source></source>
        <translation>Pomocnicy</translation>
    </message>
    <message id="tiletum.rule.list.helpers.title">
        <source></source>
        <translation>Jak działają pomocnicy</translation>
    </message>
    <message id="tiletum.rule.list.helpers.1">
        <source></source>
        <translation>Z pomocnika [korzystasz raz, w ramach zadania](rule:task.helper). Akcja, którą daje, ma własne PA, a premiowe PA ukończonych budynków się do niej nie doliczają.</translation>
    </message>
    <message id="tiletum.rule.card.helper.any1.title">
        <source></source>
        <translation>Pomocnik: dowolna akcja 1 PA</translation>
    </message>
    <message id="tiletum.rule.card.helper.any1.1">
        <source></source>
        <translation>Wybierasz jedną z pięciu akcji i masz na nią 1 PA.</translation>
    </message>
    <message id="tiletum.rule.card.helper.merchant2.title">
        <source></source>
        <translation>Pomocnik: kupiec 2 PA</translation>
    </message>
    <message id="tiletum.rule.card.helper.merchant2.1">
        <source></source>
        <translation>Masz 2 PA na akcję kupca.</translation>
    </message>
    <message id="tiletum.rule.card.helper.merchant3.title">
        <source></source>
        <translation>Pomocnik: kupiec 3 PA</translation>
    </message>
    <message id="tiletum.rule.card.helper.merchant3.1">
        <source></source>
        <translation>Masz 3 PA na akcję kupca.</translation>
    </message>
    <message id="tiletum.rule.card.helper.character2.title">
        <source></source>
        <translation>Pomocnik: postacie 2 PA</translation>
    </message>
    <message id="tiletum.rule.card.helper.character2.1">
        <source></source>
        <translation>Masz 2 PA na akcję postaci.</translation>
    </message>
    <message id="tiletum.rule.card.helper.character3.title">
        <source></source>
        <translation>Pomocnik: postacie 3 PA</translation>
    </message>
    <message id="tiletum.rule.card.helper.character3.1">
        <source></source>
        <translation>Masz 3 PA na akcję postaci.</translation>
    </message>
    <message id="tiletum.rule.card.helper.contract2.title">
        <source></source>
        <translation>Pomocnik: kontrakty 2 PA</translation>
    </message>
    <message id="tiletum.rule.card.helper.contract2.1">
        <source></source>
        <translation>Masz 2 PA na akcję kontraktów.</translation>
    </message>
    <message id="tiletum.rule.card.helper.contract3.title">
        <source></source>
        <translation>Pomocnik: kontrakty 3 PA</translation>
    </message>
    <message id="tiletum.rule.card.helper.contract3.1">
        <source></source>
        <translation>Masz 3 PA na akcję kontraktów.</translation>
    </message>
    <message id="tiletum.rule.card.helper.architect2.title">
        <source></source>
        <translation>Pomocnik: architekt 2 PA</translation>
    </message>
    <message id="tiletum.rule.card.helper.architect2.1">
        <source></source>
        <translation>Masz 2 PA na akcję architekta.</translation>
    </message>
    <message id="tiletum.rule.card.helper.architect3.title">
        <source></source>
        <translation>Pomocnik: architekt 3 PA</translation>
    </message>
    <message id="tiletum.rule.card.helper.architect3.1">
        <source></source>
        <translation>Masz 3 PA na akcję architekta.</translation>
    </message>
    <message id="tiletum.rule.card.helper.king2.title">
        <source></source>
        <translation>Pomocnik: król 2 PA</translation>
    </message>
    <message id="tiletum.rule.card.helper.king2.1">
        <source></source>
        <translation>Przesuwasz się o 2 pola do przodu na torze króla.</translation>
    </message>
    <message id="tiletum.rule.card.helper.king3.title">
        <source></source>
        <translation>Pomocnik: król 3 PA</translation>
    </message>
    <message id="tiletum.rule.card.helper.king3.1">
        <source></source>
        <translation>Przesuwasz się o 3 pola do przodu na torze króla.</translation>
    </message>
    <message id="tiletum.rule.card.helper.plus1.title">
        <source></source>
        <translation>Pomocnik: +1 PA</translation>
    </message>
    <message id="tiletum.rule.card.helper.plus1.1">
        <source></source>
        <translation>Akcja twojej kości zyskuje 1 PA.</translation>
    </message>
    <message id="tiletum.rule.card.helper.plus2.title">
        <source></source>
        <translation>Pomocnik: +2 PA</translation>
    </message>
    <message id="tiletum.rule.card.helper.plus2.1">
        <source></source>
        <translation>Akcja twojej kości zyskuje 2 PA.</translation>
    </message>
    <message id="tiletum.rule.card.helper.plus3.title">
        <source></source>
        <translation>Pomocnik: +3 PA</translation>
    </message>
    <message id="tiletum.rule.card.helper.plus3.1">
        <source></source>
        <translation>Akcja twojej kości zyskuje 3 PA.</translation>
    </message>
    <message id="tiletum.rule.card.helper.colour.title">
        <source></source>
        <translation>Pomocnik: inny zasób</translation>
    </message>
    <message id="tiletum.rule.card.helper.colour.1">
        <source></source>
        <translation>Wskaż zasób, zanim weźmiesz kość; da ona ten zasób zamiast swojego.</translation>
    </message>
    <message id="tiletum.rule.card.helper.gold4.title">
        <source></source>
        <translation>Pomocnik: 4 złota</translation>
    </message>
    <message id="tiletum.rule.card.helper.gold4.1">
        <source></source>
        <translation>Dostajesz 4 złota.</translation>
    </message>
    <message id="tiletum.rule.card.helper.vp4.title">
        <source></source>
        <translation>Pomocnik: 4 PZ</translation>
    </message>
    <message id="tiletum.rule.card.helper.vp4.1">
        <source></source>
        <translation>Zdobywasz 4 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.helper.gold2vp2.title">
        <source></source>
        <translation>Pomocnik: 2 złota, 2 PZ</translation>
    </message>
    <message id="tiletum.rule.card.helper.gold2vp2.1">
        <source></source>
        <translation>Dostajesz 2 złota i zdobywasz 2 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.helper.res2.title">
        <source></source>
        <translation>Pomocnik: 2 dowolne zasoby</translation>
    </message>
    <message id="tiletum.rule.card.helper.res2.1">
        <source></source>
        <translation>Wybierasz 2 zasoby, jednakowe lub różne.</translation>
    </message>
    <message id="tiletum.rule.card.helper.res3.title">
        <source></source>
        <translation>Pomocnik: 3 dowolne zasoby</translation>
    </message>
    <message id="tiletum.rule.card.helper.res3.1">
        <source></source>
        <translation>Wybierasz 3 zasoby, jednakowe lub różne.</translation>
    </message>
    <message id="tiletum.rule.card.helper.oneEach.title">
        <source></source>
        <translation>Pomocnik: 1 żelazo, 1 wełna, 1 kamień, 1 żywność</translation>
    </message>
    <message id="tiletum.rule.card.helper.oneEach.1">
        <source></source>
        <translation>Dostajesz po 1 sztuce żelaza, wełny, kamienia i żywności.</translation>
    </message>
    <message id="tiletum.rule.card.helper.activate.title">
        <source></source>
        <translation>Pomocnik: aktywacja budynku</translation>
    </message>
    <message id="tiletum.rule.card.helper.activate.1">
        <source></source>
        <translation>Aktywujesz jeden budynek i raz dostajesz premię każdej mieszkającej w nim postaci; każdą możesz pominąć.</translation>
    </message>
    <message id="tiletum.rule.chapter.characters">
        <source></source>
        <translation>Postacie</translation>
    </message>
    <message id="tiletum.rule.list.characters.title">
        <source></source>
        <translation>Jak działają postacie</translation>
    </message>
    <message id="tiletum.rule.list.characters.1">
        <source></source>
        <translation>Premię dostajesz, gdy postać się [wprowadza](rule:character.rooms), i ponownie za każdym razem, gdy jej budynek zostaje [aktywowany](rule:character.activate).</translation>
    </message>
    <message id="tiletum.rule.card.notary.contract1Res1.title">
        <source></source>
        <translation>Notariusz: kontrakty 1 PA, 1 dowolny zasób</translation>
    </message>
    <message id="tiletum.rule.card.notary.contract1Res1.1">
        <source></source>
        <translation>Masz 1 PA na akcję kontraktów, a potem wybierasz 1 zasób.</translation>
    </message>
    <message id="tiletum.rule.card.notary.contract2Res1.title">
        <source></source>
        <translation>Notariusz: kontrakty 2 PA, 1 dowolny zasób</translation>
    </message>
    <message id="tiletum.rule.card.notary.contract2Res1.1">
        <source></source>
        <translation>Masz 2 PA na akcję kontraktów, a potem wybierasz 1 zasób.</translation>
    </message>
    <message id="tiletum.rule.card.notary.contract3.title">
        <source></source>
        <translation>Notariusz: kontrakty 3 PA</translation>
    </message>
    <message id="tiletum.rule.card.notary.contract3.1">
        <source></source>
        <translation>Masz 3 PA na akcję kontraktów.</translation>
    </message>
    <message id="tiletum.rule.card.notary.wool2.title">
        <source></source>
        <translation>Notariusz: 2 wełny</translation>
    </message>
    <message id="tiletum.rule.card.notary.wool2.1">
        <source></source>
        <translation>Dostajesz 2 wełny.</translation>
    </message>
    <message id="tiletum.rule.card.notary.iron1.title">
        <source></source>
        <translation>Notariusz: 1 żelazo</translation>
    </message>
    <message id="tiletum.rule.card.notary.iron1.1">
        <source></source>
        <translation>Dostajesz 1 żelazo.</translation>
    </message>
    <message id="tiletum.rule.card.notary.iron2.title">
        <source></source>
        <translation>Notariusz: 2 żelaza</translation>
    </message>
    <message id="tiletum.rule.card.notary.iron2.1">
        <source></source>
        <translation>Dostajesz 2 żelaza.</translation>
    </message>
    <message id="tiletum.rule.card.notary.gold1Iron1.title">
        <source></source>
        <translation>Notariusz: 1 złoto, 1 żelazo</translation>
    </message>
    <message id="tiletum.rule.card.notary.gold1Iron1.1">
        <source></source>
        <translation>Dostajesz 1 złoto i 1 żelazo.</translation>
    </message>
    <message id="tiletum.rule.card.notary.gold1Wool1.title">
        <source></source>
        <translation>Notariusz: 1 złoto, 1 wełna</translation>
    </message>
    <message id="tiletum.rule.card.notary.gold1Wool1.1">
        <source></source>
        <translation>Dostajesz 1 złoto i 1 wełnę.</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.character1.title">
        <source></source>
        <translation>Karczmarz: postacie 1 PA</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.character1.1">
        <source></source>
        <translation>Masz 1 PA na akcję postaci.</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.character2.title">
        <source></source>
        <translation>Karczmarz: postacie 2 PA</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.character2.1">
        <source></source>
        <translation>Masz 2 PA na akcję postaci.</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.stepBoth.title">
        <source></source>
        <translation>Karczmarz: 1 krok architekta, 1 krok kupca</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.stepBoth.1">
        <source></source>
        <translation>Architekt i kupiec mogą przejść po jednym polu, w dowolnej kolejności.</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.food1.title">
        <source></source>
        <translation>Karczmarz: 1 żywność</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.food1.1">
        <source></source>
        <translation>Dostajesz 1 żywność.</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.food2.title">
        <source></source>
        <translation>Karczmarz: 2 żywności</translation>
    </message>
    <message id="tiletum.rule.card.innkeeper.food2.1">
        <source></source>
        <translation>Dostajesz 2 żywności.</translation>
    </message>
    <message id="tiletum.rule.card.courtier.king1.title">
        <source></source>
        <translation>Dworzanin: król 1 PA</translation>
    </message>
    <message id="tiletum.rule.card.courtier.king1.1">
        <source></source>
        <translation>Przesuwasz się o 1 pole do przodu na torze króla.</translation>
    </message>
    <message id="tiletum.rule.card.courtier.king2.title">
        <source></source>
        <translation>Dworzanin: król 2 PA</translation>
    </message>
    <message id="tiletum.rule.card.courtier.king2.1">
        <source></source>
        <translation>Przesuwasz się o 2 pola do przodu na torze króla.</translation>
    </message>
    <message id="tiletum.rule.card.courtier.vp2.title">
        <source></source>
        <translation>Dworzanin: 2 PZ</translation>
    </message>
    <message id="tiletum.rule.card.courtier.vp2.1">
        <source></source>
        <translation>Zdobywasz 2 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.courtier.vp3.title">
        <source></source>
        <translation>Dworzanin: 3 PZ</translation>
    </message>
    <message id="tiletum.rule.card.courtier.vp3.1">
        <source></source>
        <translation>Zdobywasz 3 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.courtier.gold2.title">
        <source></source>
        <translation>Dworzanin: 2 złota</translation>
    </message>
    <message id="tiletum.rule.card.courtier.gold2.1">
        <source></source>
        <translation>Dostajesz 2 złota.</translation>
    </message>
    <message id="tiletum.rule.card.trader.merchantStep1.title">
        <source></source>
        <translation>Handlarka: 1 krok kupca</translation>
    </message>
    <message id="tiletum.rule.card.trader.merchantStep1.1">
        <source></source>
        <translation>Kupiec może przejść o jedno pole.</translation>
    </message>
    <message id="tiletum.rule.card.trader.merchantStep2.title">
        <source></source>
        <translation>Handlarka: 2 kroki kupca</translation>
    </message>
    <message id="tiletum.rule.card.trader.merchantStep2.1">
        <source></source>
        <translation>Kupiec może przejść do dwóch pól.</translation>
    </message>
    <message id="tiletum.rule.card.trader.merchantStep1House.title">
        <source></source>
        <translation>Handlarka: 1 krok kupca, dom</translation>
    </message>
    <message id="tiletum.rule.card.trader.merchantStep1House.1">
        <source></source>
        <translation>Kupiec może przejść o jedno pole, a przed krokiem lub po nim możesz postawić dom w jego mieście.</translation>
    </message>
    <message id="tiletum.rule.card.trader.house.title">
        <source></source>
        <translation>Handlarka: dom</translation>
    </message>
    <message id="tiletum.rule.card.trader.house.1">
        <source></source>
        <translation>Stawiasz dom w mieście kupca, jeśli w tej chwili się da.</translation>
    </message>
    <message id="tiletum.rule.card.trader.gold2.title">
        <source></source>
        <translation>Handlarka: 2 złota</translation>
    </message>
    <message id="tiletum.rule.card.trader.gold2.1">
        <source></source>
        <translation>Dostajesz 2 złota.</translation>
    </message>
    <message id="tiletum.rule.card.trader.gold3.title">
        <source></source>
        <translation>Handlarka: 3 złota</translation>
    </message>
    <message id="tiletum.rule.card.trader.gold3.1">
        <source></source>
        <translation>Dostajesz 3 złota.</translation>
    </message>
    <message id="tiletum.rule.card.builder.architectStep1.title">
        <source></source>
        <translation>Budowniczy: 1 krok architekta</translation>
    </message>
    <message id="tiletum.rule.card.builder.architectStep1.1">
        <source></source>
        <translation>Architekt może przejść o jedno pole.</translation>
    </message>
    <message id="tiletum.rule.card.builder.architectStep2.title">
        <source></source>
        <translation>Budowniczy: 2 kroki architekta</translation>
    </message>
    <message id="tiletum.rule.card.builder.architectStep2.1">
        <source></source>
        <translation>Architekt może przejść do dwóch pól.</translation>
    </message>
    <message id="tiletum.rule.card.builder.architectStep1Pillar.title">
        <source></source>
        <translation>Budowniczy: 1 krok architekta, filar</translation>
    </message>
    <message id="tiletum.rule.card.builder.architectStep1Pillar.1">
        <source></source>
        <translation>Architekt może przejść o jedno pole, a przed krokiem lub po nim możesz postawić filar w jego mieście.</translation>
    </message>
    <message id="tiletum.rule.card.builder.pillar.title">
        <source></source>
        <translation>Budowniczy: filar</translation>
    </message>
    <message id="tiletum.rule.card.builder.pillar.1">
        <source></source>
        <translation>Stawiasz filar w mieście architekta, jeśli w tej chwili się da.</translation>
    </message>
    <message id="tiletum.rule.card.builder.stone1.title">
        <source></source>
        <translation>Budowniczy: 1 kamień</translation>
    </message>
    <message id="tiletum.rule.card.builder.stone1.1">
        <source></source>
        <translation>Dostajesz 1 kamień.</translation>
    </message>
    <message id="tiletum.rule.card.builder.stone2.title">
        <source></source>
        <translation>Budowniczy: 2 kamienie</translation>
    </message>
    <message id="tiletum.rule.card.builder.stone2.1">
        <source></source>
        <translation>Dostajesz 2 kamienie.</translation>
    </message>
    <message id="tiletum.rule.chapter.contracts">
        <source></source>
        <translation>Kontrakty</translation>
    </message>
    <message id="tiletum.rule.list.contracts.title">
        <source></source>
        <translation>Jak czytać kontrakty</translation>
    </message>
    <message id="tiletum.rule.list.contracts.1">
        <source></source>
        <translation>Do PZ kafelka dolicza się PZ [pola kontraktu](rule:task.contract).</translation>
    </message>
    <message id="tiletum.rule.card.contract.same1.title">
        <source></source>
        <translation>Kontrakt: 1 PZ za 1 zasób</translation>
    </message>
    <message id="tiletum.rule.card.contract.same1.1">
        <source></source>
        <translation>Kosztuje 1 dowolny zasób i daje 1 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same3.title">
        <source></source>
        <translation>Kontrakt: 3 PZ za 3 jednakowe zasoby</translation>
    </message>
    <message id="tiletum.rule.card.contract.same3.1">
        <source></source>
        <translation>Kosztuje 3 jednakowe zasoby i daje 3 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same5.title">
        <source></source>
        <translation>Kontrakt: 6 PZ za 5 jednakowych zasobów</translation>
    </message>
    <message id="tiletum.rule.card.contract.same5.1">
        <source></source>
        <translation>Kosztuje 5 jednakowych zasobów i daje 6 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same7.title">
        <source></source>
        <translation>Kontrakt: 10 PZ za 7 jednakowych zasobów</translation>
    </message>
    <message id="tiletum.rule.card.contract.same7.1">
        <source></source>
        <translation>Kosztuje 7 jednakowych zasobów i daje 10 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same8.title">
        <source></source>
        <translation>Kontrakt: 13 PZ za 8 jednakowych zasobów</translation>
    </message>
    <message id="tiletum.rule.card.contract.same8.1">
        <source></source>
        <translation>Kosztuje 8 jednakowych zasobów i daje 13 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron2.title">
        <source></source>
        <translation>Kontrakt: 2 PZ za 2 żelaza</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron2.1">
        <source></source>
        <translation>Kosztuje 2 żelaza i daje 2 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron3.title">
        <source></source>
        <translation>Kontrakt: 4 PZ za 3 żelaza</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron3.1">
        <source></source>
        <translation>Kosztuje 3 żelaza i daje 4 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron5.title">
        <source></source>
        <translation>Kontrakt: 7 PZ i król 1 PA za 5 żelaza</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron5.1">
        <source></source>
        <translation>Kosztuje 5 żelaza, daje 7 PZ i przesuwasz się o 1 pole do przodu na torze króla.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron7.title">
        <source></source>
        <translation>Kontrakt: 11 PZ i król 1 PA za 7 żelaza</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron7.1">
        <source></source>
        <translation>Kosztuje 7 żelaza, daje 11 PZ i przesuwasz się o 1 pole do przodu na torze króla.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron9.title">
        <source></source>
        <translation>Kontrakt: 17 PZ za 9 żelaza</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron9.1">
        <source></source>
        <translation>Kosztuje 9 żelaza i daje 17 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool2.title">
        <source></source>
        <translation>Kontrakt: 2 PZ za 2 wełny</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool2.1">
        <source></source>
        <translation>Kosztuje 2 wełny i daje 2 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool3.title">
        <source></source>
        <translation>Kontrakt: 4 PZ za 3 wełny</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool3.1">
        <source></source>
        <translation>Kosztuje 3 wełny i daje 4 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool5.title">
        <source></source>
        <translation>Kontrakt: 7 PZ i 1 krok kupca za 5 wełny</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool5.1">
        <source></source>
        <translation>Kosztuje 5 wełny, daje 7 PZ, a kupiec może przejść o jedno pole.</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool7.title">
        <source></source>
        <translation>Kontrakt: 11 PZ i 1 krok kupca za 7 wełny</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool7.1">
        <source></source>
        <translation>Kosztuje 7 wełny, daje 11 PZ, a kupiec może przejść o jedno pole.</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool9.title">
        <source></source>
        <translation>Kontrakt: 17 PZ za 9 wełny</translation>
    </message>
    <message id="tiletum.rule.card.contract.wool9.1">
        <source></source>
        <translation>Kosztuje 9 wełny i daje 17 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same2Iron2.title">
        <source></source>
        <translation>Kontrakt: 5 PZ za 2 jednakowe zasoby i 2 żelaza</translation>
    </message>
    <message id="tiletum.rule.card.contract.same2Iron2.1">
        <source></source>
        <translation>Kosztuje 2 jednakowe zasoby i 2 żelaza, daje 5 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same3Iron3.title">
        <source></source>
        <translation>Kontrakt: 8 PZ za 3 jednakowe zasoby i 3 żelaza</translation>
    </message>
    <message id="tiletum.rule.card.contract.same3Iron3.1">
        <source></source>
        <translation>Kosztuje 3 jednakowe zasoby i 3 żelaza, daje 8 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same2Wool2.title">
        <source></source>
        <translation>Kontrakt: 5 PZ za 2 jednakowe zasoby i 2 wełny</translation>
    </message>
    <message id="tiletum.rule.card.contract.same2Wool2.1">
        <source></source>
        <translation>Kosztuje 2 jednakowe zasoby i 2 wełny, daje 5 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.contract.same3Wool3.title">
        <source></source>
        <translation>Kontrakt: 8 PZ za 3 jednakowe zasoby i 3 wełny</translation>
    </message>
    <message id="tiletum.rule.card.contract.same3Wool3.1">
        <source></source>
        <translation>Kosztuje 3 jednakowe zasoby i 3 wełny, daje 8 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron1Wool1.title">
        <source></source>
        <translation>Kontrakt: 2 PZ za 1 żelazo i 1 wełnę</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron1Wool1.1">
        <source></source>
        <translation>Kosztuje 1 żelazo i 1 wełnę, daje 2 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron2Wool2.title">
        <source></source>
        <translation>Kontrakt: 6 PZ za 2 żelaza i 2 wełny</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron2Wool2.1">
        <source></source>
        <translation>Kosztuje 2 żelaza i 2 wełny, daje 6 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron3Wool3.title">
        <source></source>
        <translation>Kontrakt: 9 PZ i postacie 1 PA za 3 żelaza i 3 wełny</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron3Wool3.1">
        <source></source>
        <translation>Kosztuje 3 żelaza i 3 wełny, daje 9 PZ i 1 PA na akcję postaci.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron4Wool4.title">
        <source></source>
        <translation>Kontrakt: 12 PZ za 4 żelaza i 4 wełny</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron4Wool4.1">
        <source></source>
        <translation>Kosztuje 4 żelaza i 4 wełny, daje 12 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron5Wool5.title">
        <source></source>
        <translation>Kontrakt: 16 PZ i postacie 1 PA za 5 żelaza i 5 wełny</translation>
    </message>
    <message id="tiletum.rule.card.contract.iron5Wool5.1">
        <source></source>
        <translation>Kosztuje 5 żelaza i 5 wełny, daje 16 PZ i 1 PA na akcję postaci.</translation>
    </message>
    <message id="tiletum.rule.chapter.fairs">
        <source></source>
        <translation>Kafelki targów</translation>
    </message>
    <message id="tiletum.rule.list.fairs.title">
        <source></source>
        <translation>Jak czytać kafelki targów</translation>
    </message>
    <message id="tiletum.rule.list.fairs.1">
        <source></source>
        <translation>Podana liczba pochodzi z kafelka; zanim zaczniesz mnożyć, [dodaj 1, 2, 3 albo 4 za rundę](rule:fair.value).</translation>
    </message>
    <message id="tiletum.rule.card.fair.housesAndPillars.title">
        <source></source>
        <translation>Pary: dom i filar</translation>
    </message>
    <message id="tiletum.rule.card.fair.housesAndPillars.1">
        <source></source>
        <translation>6 PZ za każdą parę twojego domu i filaru na mapie.</translation>
    </message>
    <message id="tiletum.rule.card.fair.contractsAndCathedrals.title">
        <source></source>
        <translation>Pary: kontrakt i katedra</translation>
    </message>
    <message id="tiletum.rule.card.fair.contractsAndCathedrals.1">
        <source></source>
        <translation>5 PZ za każdą parę zrealizowanego kontraktu i kafelka katedry.</translation>
    </message>
    <message id="tiletum.rule.card.fair.contracts.title">
        <source></source>
        <translation>Zrealizowane kontrakty</translation>
    </message>
    <message id="tiletum.rule.card.fair.contracts.1">
        <source></source>
        <translation>3 PZ za każdy zrealizowany kontrakt; te w magazynie się nie liczą.</translation>
    </message>
    <message id="tiletum.rule.card.fair.king.title">
        <source></source>
        <translation>Tor króla</translation>
    </message>
    <message id="tiletum.rule.card.fair.king.1">
        <source></source>
        <translation>Raz 3 PZ i do tego PZ twojego pola na torze króla; [niczego się nie mnoży](rule:fair.king).</translation>
    </message>
    <message id="tiletum.rule.card.fair.contractsAndCoats.title">
        <source></source>
        <translation>Pary: kontrakt i herb</translation>
    </message>
    <message id="tiletum.rule.card.fair.contractsAndCoats.1">
        <source></source>
        <translation>6 PZ za każdą parę zrealizowanego kontraktu i umieszczonego herbu.</translation>
    </message>
    <message id="tiletum.rule.card.fair.houses.title">
        <source></source>
        <translation>Domy na mapie</translation>
    </message>
    <message id="tiletum.rule.card.fair.houses.1">
        <source></source>
        <translation>2 PZ za każdy twój dom na mapie, także ten w Tiletum.</translation>
    </message>
    <message id="tiletum.rule.card.fair.upperFloors.title">
        <source></source>
        <translation>Postacie na drugim i trzecim piętrze</translation>
    </message>
    <message id="tiletum.rule.card.fair.upperFloors.1">
        <source></source>
        <translation>3 PZ za każdą postać na drugim lub trzecim piętrze.</translation>
    </message>
    <message id="tiletum.rule.card.fair.coats.title">
        <source></source>
        <translation>Herby</translation>
    </message>
    <message id="tiletum.rule.card.fair.coats.1">
        <source></source>
        <translation>3 PZ za każdy herb pod budynkiem; te w magazynie się nie liczą.</translation>
    </message>
    <message id="tiletum.rule.card.fair.pillars.title">
        <source></source>
        <translation>Filary na mapie</translation>
    </message>
    <message id="tiletum.rule.card.fair.pillars.1">
        <source></source>
        <translation>2 PZ za każdy twój filar na mapie.</translation>
    </message>
    <message id="tiletum.rule.card.fair.filledBuildings.title">
        <source></source>
        <translation>Zapełnione budynki</translation>
    </message>
    <message id="tiletum.rule.card.fair.filledBuildings.1">
        <source></source>
        <translation>5 PZ za każdy zapełniony budynek, także szósty, z herbem lub bez.</translation>
    </message>
    <message id="tiletum.rule.card.fair.cathedrals.title">
        <source></source>
        <translation>Kafelki katedr</translation>
    </message>
    <message id="tiletum.rule.card.fair.cathedrals.1">
        <source></source>
        <translation>4 PZ za każdy kafelek katedry, który masz.</translation>
    </message>
    <message id="tiletum.rule.chapter.coats">
        <source></source>
        <translation>Herby</translation>
    </message>
    <message id="tiletum.rule.list.coats.title">
        <source></source>
        <translation>Jak działają herby</translation>
    </message>
    <message id="tiletum.rule.list.coats.1">
        <source></source>
        <translation>Wszystkie herby robią to samo, różnią się tylko rodem. Liczy się [miejsce pod budynkiem](rule:task.places), w którym herb umieścisz, a wolno mieć [po jednym herbie rodu](rule:task.family).</translation>
    </message>
    <message id="tiletum.rule.card.coat.fugger.title">
        <source></source>
        <translation>Herb: Fuggerowie</translation>
    </message>
    <message id="tiletum.rule.card.coat.fugger.1">
        <source></source>
        <translation>Herb rodu Fuggerów; możesz mieć jeden.</translation>
    </message>
    <message id="tiletum.rule.card.coat.habsburg.title">
        <source></source>
        <translation>Herb: Habsburgowie</translation>
    </message>
    <message id="tiletum.rule.card.coat.habsburg.1">
        <source></source>
        <translation>Herb rodu Habsburgów; możesz mieć jeden.</translation>
    </message>
    <message id="tiletum.rule.card.coat.lancaster.title">
        <source></source>
        <translation>Herb: Lancasterowie</translation>
    </message>
    <message id="tiletum.rule.card.coat.lancaster.1">
        <source></source>
        <translation>Herb rodu Lancasterów; możesz mieć jeden.</translation>
    </message>
    <message id="tiletum.rule.card.coat.medici.title">
        <source></source>
        <translation>Herb: Medyceusze</translation>
    </message>
    <message id="tiletum.rule.card.coat.medici.1">
        <source></source>
        <translation>Herb rodu Medyceuszy; możesz mieć jeden.</translation>
    </message>
    <message id="tiletum.rule.card.coat.valois.title">
        <source></source>
        <translation>Herb: Walezjusze</translation>
    </message>
    <message id="tiletum.rule.card.coat.valois.1">
        <source></source>
        <translation>Herb rodu Walezjuszy; możesz mieć jeden.</translation>
    </message>
    <message id="tiletum.rule.card.coat.visconti.title">
        <source></source>
        <translation>Herb: Visconti</translation>
    </message>
    <message id="tiletum.rule.card.coat.visconti.1">
        <source></source>
        <translation>Herb rodu Viscontich; możesz mieć jeden.</translation>
    </message>
    <message id="tiletum.rule.chapter.cathedrals">
        <source></source>
        <translation>Katedry i kafelki kosztu budowy</translation>
    </message>
    <message id="tiletum.rule.list.cathedrals.title">
        <source></source>
        <translation>Jak czytać katedry</translation>
    </message>
    <message id="tiletum.rule.list.cathedrals.1">
        <source></source>
        <translation>Za [wsparcie](rule:task.cathedral) punktujesz kafelek, który bierzesz, czyli najwyższy z pozostałych, i PZ kafelka kosztu budowy.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.london.title">
        <source></source>
        <translation>Katedra w Canterbury</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.london.1">
        <source></source>
        <translation>W Londynie; kafelki za 6, 4 i 2 PZ, trzy pola na filary.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.koeln.title">
        <source></source>
        <translation>Katedra w Kolonii</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.koeln.1">
        <source></source>
        <translation>W Kolonii; kafelki za 5, 3 i 1 PZ, trzy pola na filary.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.paris.title">
        <source></source>
        <translation>Katedra Notre-Dame</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.paris.1">
        <source></source>
        <translation>W Paryżu; kafelki za 3, 2 i 1 PZ, trzy pola na filary.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.praha.title">
        <source></source>
        <translation>Katedra św. Wita</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.praha.1">
        <source></source>
        <translation>W Pradze; kafelki za 8, 5 i 3 PZ, trzy pola na filary.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.bordeaux.title">
        <source></source>
        <translation>Katedra w Bordeaux</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.bordeaux.1">
        <source></source>
        <translation>W Bordeaux; kafelki za 4 i 1 PZ, dwa pola na filary.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.wien.title">
        <source></source>
        <translation>Katedra św. Szczepana</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.wien.1">
        <source></source>
        <translation>W Wiedniu; kafelki za 6 i 5 PZ, dwa pola na filary.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.lyon.title">
        <source></source>
        <translation>Katedra w Lyonie</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.lyon.1">
        <source></source>
        <translation>W Lyonie; kafelki za 4, 2 i 1 PZ, trzy pola na filary.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.milano.title">
        <source></source>
        <translation>Katedra w Mediolanie</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.milano.1">
        <source></source>
        <translation>W Mediolanie; kafelki za 7, 5 i 3 PZ, trzy pola na filary.</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.firenze.title">
        <source></source>
        <translation>Katedra we Florencji</translation>
    </message>
    <message id="tiletum.rule.card.cathedral.firenze.1">
        <source></source>
        <translation>We Florencji; kafelki za 8, 6 i 5 PZ, trzy pola na filary.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone1a.title">
        <source></source>
        <translation>Koszt budowy: 1 kamień, 1 PZ</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone1a.1">
        <source></source>
        <translation>Wsparcie kosztuje 1 kamień i dodaje 1 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone2a.title">
        <source></source>
        <translation>Koszt budowy: 2 kamienie, 2 PZ</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone2a.1">
        <source></source>
        <translation>Wsparcie kosztuje 2 kamienie i dodaje 2 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone2b.title">
        <source></source>
        <translation>Koszt budowy: 2 kamienie, 3 PZ</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone2b.1">
        <source></source>
        <translation>Wsparcie kosztuje 2 kamienie i dodaje 3 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone3a.title">
        <source></source>
        <translation>Koszt budowy: 3 kamienie, 4 PZ</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone3a.1">
        <source></source>
        <translation>Wsparcie kosztuje 3 kamienie i dodaje 4 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone3b.title">
        <source></source>
        <translation>Koszt budowy: 3 kamienie, 4 PZ</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone3b.1">
        <source></source>
        <translation>Wsparcie kosztuje 3 kamienie i dodaje 4 PZ; są dwa takie kafelki.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone4a.title">
        <source></source>
        <translation>Koszt budowy: 4 kamienie, 6 PZ</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone4a.1">
        <source></source>
        <translation>Wsparcie kosztuje 4 kamienie i dodaje 6 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone5a.title">
        <source></source>
        <translation>Koszt budowy: 5 kamieni, 8 PZ</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone5a.1">
        <source></source>
        <translation>Wsparcie kosztuje 5 kamieni i dodaje 8 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone6a.title">
        <source></source>
        <translation>Koszt budowy: 6 kamieni, 11 PZ</translation>
    </message>
    <message id="tiletum.rule.card.cost.stone6a.1">
        <source></source>
        <translation>Wsparcie kosztuje 6 kamieni i dodaje 11 PZ.</translation>
    </message>
    <message id="tiletum.rule.card.cost.notBuilt.title">
        <source></source>
        <translation>Nie zostanie zbudowana</translation>
    </message>
    <message id="tiletum.rule.card.cost.notBuilt.1">
        <source></source>
        <translation>Ta katedra w tej grze [nie przyjmuje filarów ani wsparcia](rule:architect.notbuilt).</translation>
    </message>
    <message id="tiletum.rule.chapter.decrees">
        <source></source>
        <translation>Dekrety kardynała Titusa</translation>
    </message>
    <message id="tiletum.rule.list.decrees.title">
        <source></source>
        <translation>Jak czytać dekrety</translation>
    </message>
    <message id="tiletum.rule.list.decrees.1">
        <source></source>
        <translation>Titus sprawdza wiersze [od góry](rule:solo.die). „Targ” mówi, przy którym targu dekret trafia do talii; „kości” to kolejność kolorów, gdy pasuje kilka kości. [Potrzebny, towary i w zasięgu](rule:solo.words) mają ścisłe znaczenie.</translation>
    </message>
    <message id="tiletum.rule.card.decree.buildingsAreForever.title">
        <source></source>
        <translation>Budowle są wieczne</translation>
    </message>
    <message id="tiletum.rule.card.decree.buildingsAreForever.1">
        <source></source>
        <translation>Targ: pary domu i filaru. Gdy ma więcej filarów niż domów, kupiec. W innym razie architekt. Potem, gdy ma więcej filarów niż kafelków katedr, najwyższa kość kamienia. Kości: kamień, złoto, towary, żywność.</translation>
    </message>
    <message id="tiletum.rule.card.decree.kingAndCountry.title">
        <source></source>
        <translation>Za króla i ojczyznę</translation>
    </message>
    <message id="tiletum.rule.card.decree.kingAndCountry.1">
        <source></source>
        <translation>Targ: tor króla. Król. Kości: złoto, żywność, towary, kamień.</translation>
    </message>
    <message id="tiletum.rule.card.decree.mercantileEmpire.title">
        <source></source>
        <translation>Imperium kupieckie</translation>
    </message>
    <message id="tiletum.rule.card.decree.mercantileEmpire.1">
        <source></source>
        <translation>Targ: domy. Kupiec. Kości: towary, żywność, złoto, kamień.</translation>
    </message>
    <message id="tiletum.rule.card.decree.familyAlliances.title">
        <source></source>
        <translation>Sojusze rodów</translation>
    </message>
    <message id="tiletum.rule.card.decree.familyAlliances.1">
        <source></source>
        <translation>Targ: pary kontraktu i herbu. Gdy ma kontrakt w magazynie, potrzebna kość towarów lub złota. Gdy herb jest w zasięgu, kupiec, potem architekt. W innym razie kontrakty. Kości: towary, złoto, żywność, kamień.</translation>
    </message>
    <message id="tiletum.rule.card.decree.businessIsBusiness.title">
        <source></source>
        <translation>Interesy to interesy</translation>
    </message>
    <message id="tiletum.rule.card.decree.businessIsBusiness.1">
        <source></source>
        <translation>Targ: zrealizowane kontrakty. Gdy ma kontrakt w magazynie, potrzebna kość towarów lub złota. W innym razie kontrakty, potem najwyższa kość towarów. Kości: złoto, towary, kamień, żywność.</translation>
    </message>
    <message id="tiletum.rule.card.decree.religiousCommunities.title">
        <source></source>
        <translation>Parafie</translation>
    </message>
    <message id="tiletum.rule.card.decree.religiousCommunities.1">
        <source></source>
        <translation>Targ: pary kontraktu i katedry. Gdy ma więcej filarów niż kafelków katedr, najwyższa kość kamienia. Gdy ma kontrakt w magazynie, potrzebna kość towarów lub złota. W innym razie architekt, potem kontrakty. Kości: kamień, towary, złoto, żywność.</translation>
    </message>
    <message id="tiletum.rule.card.decree.noblesseOblige.title">
        <source></source>
        <translation>Szlachectwo zobowiązuje</translation>
    </message>
    <message id="tiletum.rule.card.decree.noblesseOblige.1">
        <source></source>
        <translation>Targ: herby. Gdy herb jest w zasięgu, architekt, potem kupiec. Gdy w ofercie kontraktów jest nowy herb, kontrakty. Kości: żywność, kamień, towary, złoto.</translation>
    </message>
    <message id="tiletum.rule.card.decree.proudPillars.title">
        <source></source>
        <translation>Dumne filary</translation>
    </message>
    <message id="tiletum.rule.card.decree.proudPillars.1">
        <source></source>
        <translation>Targ: filary. Architekt. Potem, gdy ma więcej filarów niż domów, kupiec. Kości: kamień, żywność, towary, złoto.</translation>
    </message>
    <message id="tiletum.rule.card.decree.familiarFaces.title">
        <source></source>
        <translation>Znajome twarze</translation>
    </message>
    <message id="tiletum.rule.card.decree.familiarFaces.1">
        <source></source>
        <translation>Targ: postacie na drugim i trzecim piętrze. Postacie, potem najwyższa kość żywności. Kości: żywność, złoto, towary, kamień.</translation>
    </message>
    <message id="tiletum.rule.card.decree.busyHands.title">
        <source></source>
        <translation>Pracowite ręce</translation>
    </message>
    <message id="tiletum.rule.card.decree.busyHands.1">
        <source></source>
        <translation>Targ: zapełnione budynki. Postacie, potem najwyższa kość żywności. Kości: żywność, towary, złoto, kamień.</translation>
    </message>
    <message id="tiletum.rule.card.decree.gloriousSpires.title">
        <source></source>
        <translation>Wspaniałe wieże</translation>
    </message>
    <message id="tiletum.rule.card.decree.gloriousSpires.1">
        <source></source>
        <translation>Targ: kafelki katedr. Gdy ma więcej filarów niż kafelków katedr, najwyższa kość kamienia. W innym razie architekt. Kości: kamień, złoto, żywność, towary.</translation>
    </message>
    <message id="tiletum.rule.card.decree.undyingFame.title">
        <source></source>
        <translation>Nieśmiertelna sława</translation>
    </message>
    <message id="tiletum.rule.card.decree.undyingFame.1">
        <source></source>
        <translation>W każdej grze. Gdy ma co najmniej tyle domów co filarów, architekt. W innym razie kupiec. Kości: kamień, towary, żywność, złoto.</translation>
    </message>
    <message id="tiletum.rule.card.decree.worldlyRiches.title">
        <source></source>
        <translation>Bogactwa świata</translation>
    </message>
    <message id="tiletum.rule.card.decree.worldlyRiches.1">
        <source></source>
        <translation>W każdej grze. Najwyższa kość ze wszystkich, spośród równych potrzebny kolor.</translation>
    </message>
    <message id="tiletum.rule.chapter.challenges">
        <source></source>
        <translation>Wyzwania trybu solo</translation>
    </message>
    <message id="tiletum.rule.list.challenges.title">
        <source></source>
        <translation>Jak czytać wyzwania</translation>
    </message>
    <message id="tiletum.rule.list.challenges.1">
        <source></source>
        <translation>Każde wyzwanie wzmacnia [Titusa](rule:solo.start) na całą grę. Odczytanie tych kart jest po części nasze.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.verySpecialFriends.title">
        <source></source>
        <translation>Bardzo bliscy przyjaciele</translation>
    </message>
    <message id="tiletum.rule.card.challenge.verySpecialFriends.1">
        <source></source>
        <translation>Pomocnik, który aktywuje budynek lub zmienia zasób, daje mu przy wzięciu 5 złota. Kontrakt z kafelka premii jest od razu zrealizowany, bez zapłaty i bez PZ.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.resourcefulClergy.title">
        <source></source>
        <translation>Zaradne duchowieństwo</translation>
    </message>
    <message id="tiletum.rule.card.challenge.resourcefulClergy.1">
        <source></source>
        <translation>Pomocnik, którego bierze, daje mu swoje zasoby i PZ; dowolne zasoby jako złoto.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.whispersInTheKingsEar.title">
        <source></source>
        <translation>Szepty do ucha króla</translation>
    </message>
    <message id="tiletum.rule.card.challenge.whispersInTheKingsEar.1">
        <source></source>
        <translation>Za każdego wziętego pomocnika z PA przesuwa się o 1 pole do przodu na torze króla.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.ecclesiasticalIncome.title">
        <source></source>
        <translation>Dochody kościelne</translation>
    </message>
    <message id="tiletum.rule.card.challenge.ecclesiasticalIncome.1">
        <source></source>
        <translation>Każdy wzięty pomocnik z PA daje mu 1 PZ za każdy PA.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.visitorsToTheCuria.title">
        <source></source>
        <translation>Goście w kurii</translation>
    </message>
    <message id="tiletum.rule.card.challenge.visitorsToTheCuria.1">
        <source></source>
        <translation>Każda postać, która się do niego wprowadza, daje mu wymienione zasoby, swoje PZ i 1 PZ za każdy PA.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.deepCoffers.title">
        <source></source>
        <translation>Głębokie skarbce</translation>
    </message>
    <message id="tiletum.rule.card.challenge.deepCoffers.1">
        <source></source>
        <translation>Każda wzięta kość daje mu o 1 zasób więcej.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.favorAtTheCourt.title">
        <source></source>
        <translation>Łaska dworu</translation>
    </message>
    <message id="tiletum.rule.card.challenge.favorAtTheCourt.1">
        <source></source>
        <translation>Na początku i w każdej fazie króla przesuwa się na +5, jeśli jest niżej.</translation>
    </message>
    <message id="tiletum.rule.card.challenge.readyForAction.title">
        <source></source>
        <translation>Gotowi do działania</translation>
    </message>
    <message id="tiletum.rule.card.challenge.readyForAction.1">
        <source></source>
        <translation>Herby zdobyte w jego akcjach dodają tym akcjom na stałe 3, potem 2, 2, 1 i 1 PA.</translation>
    </message>
    <message id="tiletum.rule.chapter.faq">
        <source></source>
        <translation>Pytania i odpowiedzi</translation>
    </message>
    <message id="tiletum.rule.faq.1.title">
        <source></source>
        <translation>Za 2 złota zmieniam wełnianą piątkę na czwórkę. Ile wełny dostanę?</translation>
    </message>
    <message id="tiletum.rule.faq.1.1">
        <source></source>
        <translation>4 wełny, i 3 PA zamiast 2. Wykonasz też akcję wycinka 4 i możesz wziąć [leżący tam kafelek](rule:turn.change).</translation>
    </message>
    <message id="tiletum.rule.faq.2.title">
        <source></source>
        <translation>Ile kosztuje zmiana szóstki na dwójkę?</translation>
    </message>
    <message id="tiletum.rule.faq.2.1">
        <source></source>
        <translation>4 złota: z 6 na 1, potem na 2. W dół byłyby cztery kroki, a program [liczy krótszą drogę](rule:turn.change).</translation>
    </message>
    <message id="tiletum.rule.faq.3.title">
        <source></source>
        <translation>Mam pełny magazyn i chcę wziąć herb. Czy mogę odrzucić kontrakt?</translation>
    </message>
    <message id="tiletum.rule.faq.3.1">
        <source></source>
        <translation>Nie. [Najpierw coś zrealizuj, umieść albo wykorzystaj.](rule:store.tiles) Mając 5 żelaza, od razu zrealizujesz kontrakt na 5 żelaza z magazynu i zdobędziesz co najmniej 7 PZ.</translation>
    </message>
    <message id="tiletum.rule.faq.4.title">
        <source></source>
        <translation>W Weronie mam dom i stoi tam też mój kupiec. Czy punktuję targ dwa razy?</translation>
    </message>
    <message id="tiletum.rule.faq.4.1">
        <source></source>
        <translation>Nie, raz. Do udziału wystarczy [jedno z dwojga](rule:fair.who), oba razem nic nie zmieniają.</translation>
    </message>
    <message id="tiletum.rule.faq.5.title">
        <source></source>
        <translation>Na +2 leżą dwa znaczniki. Kto prowadzi?</translation>
    </message>
    <message id="tiletum.rule.faq.5.1">
        <source></source>
        <translation>[Ten niższy.](rule:king.track) Jego właściciel bierze kafelek przy torze króla i będzie wcześniej w kolejności. Obaj gracze dostają po 2 PZ.</translation>
    </message>
    <message id="tiletum.rule.faq.6.title">
        <source></source>
        <translation>W fazie króla stoję na –5. Co się dzieje?</translation>
    </message>
    <message id="tiletum.rule.faq.6.1">
        <source></source>
        <translation>Tracisz 5 PZ albo mniej, jeśli tylu nie masz. Ustala się kolejność, a potem twój znacznik [wraca na 0](rule:king.order).</translation>
    </message>
    <message id="tiletum.rule.faq.7.title">
        <source></source>
        <translation>Kończę rundę na +6. Czy dostanę punkty znowu?</translation>
    </message>
    <message id="tiletum.rule.faq.7.1">
        <source></source>
        <translation>Tak, według miejsca w następnej fazie króla. Jeśli trzy [żetony korupcji](rule:round.corruption) pokażą 1, 0 i 2, bez akcji króla staniesz na +3.</translation>
    </message>
    <message id="tiletum.rule.faq.8.title">
        <source></source>
        <translation>Wymieniam zasób kością, potem korzystam z pomocnika z 2 PA na kontrakty i wymieniam znowu. Czy dostanę dwa dodatkowe zasoby?</translation>
    </message>
    <message id="tiletum.rule.faq.8.1">
        <source></source>
        <translation>Nie, jeden. Dodatkowy daje tylko [pierwsza wymiana w turze](rule:contract.exchange).</translation>
    </message>
    <message id="tiletum.rule.faq.9.title">
        <source></source>
        <translation>W Paryżu zostały kafelki za 2 i 1 PZ, a ja mam ten za 3. Czy mogę wesprzeć katedrę znowu?</translation>
    </message>
    <message id="tiletum.rule.faq.9.1">
        <source></source>
        <translation>Nie. [Każda katedra daje ci jeden kafelek](rule:task.cathedral), niezależnie od tego, ile ich zostało.</translation>
    </message>
    <message id="tiletum.rule.faq.10.title">
        <source></source>
        <translation>Mam ukończony budynek z dwiema handlarkami. Ile PA daje czwórka przy kupcu?</translation>
    </message>
    <message id="tiletum.rule.faq.10.1">
        <source></source>
        <translation>3 + 2 = 5. Pomocnik z 2 PA dla kupca wciąż daje 2, bo [premiowe PA](rule:character.completed) należą tylko do kości.</translation>
    </message>
    <message id="tiletum.rule.faq.11.title">
        <source></source>
        <translation>Został mi 1 PA i wprowadzam karczmarza do budynku 4, pod którym mam już herb. Czy to koniec akcji?</translation>
    </message>
    <message id="tiletum.rule.faq.11.1">
        <source></source>
        <translation>Nie. Budynek jest [ukończony](rule:character.completed), a jego 1 premiowy PA od razu dolicza się do tej akcji postaci.</translation>
    </message>
    <message id="tiletum.rule.faq.12.title">
        <source></source>
        <translation>Czy herb pod szóstym budynkiem daje coś oprócz 5 PZ?</translation>
    </message>
    <message id="tiletum.rule.faq.12.1">
        <source></source>
        <translation>Tak. Za 2 żywności masz [ukończony budynek](rule:character.completed), który liczy się w punktacji końcowej. Premiowych PA nie daje.</translation>
    </message>
    <message id="tiletum.rule.faq.13.title">
        <source></source>
        <translation>Mam 7 żelaza i 4 złota. Czy zrealizuję kontrakt na 9 żelaza?</translation>
    </message>
    <message id="tiletum.rule.faq.13.1">
        <source></source>
        <translation>Tak. [Kupujesz](rule:task.buy) 2 żelaza za 4 złota, płacisz 9 żelaza i zdobywasz 17 PZ. Na drugim polu kontraktów o 1 PZ więcej.</translation>
    </message>
    <message id="tiletum.rule.faq.14.title">
        <source></source>
        <translation>Kontrakt żąda 2 jednakowych zasobów i 2 wełny. Mam 4 wełny i nic więcej. Czy to wystarczy?</translation>
    </message>
    <message id="tiletum.rule.faq.14.1">
        <source></source>
        <translation>Tak. [Część, którą wybierasz](rule:task.same), też może być wełną. 3 wełny i 1 żelazo by nie wystarczyły.</translation>
    </message>
    <message id="tiletum.rule.faq.15.title">
        <source></source>
        <translation>Na koniec mam 6 domów i żadnego filaru. Co dostanę za mapę?</translation>
    </message>
    <message id="tiletum.rule.faq.15.1">
        <source></source>
        <translation>6 × 0 = 0 PZ. Z 2 filarami byłoby [12 PZ](rule:end.scoring).</translation>
    </message>
    <message id="tiletum.rule.faq.16.title">
        <source></source>
        <translation>W mieście targu stoi mój architekt, ale nie mam tam domu. Czy punktuję?</translation>
    </message>
    <message id="tiletum.rule.faq.16.1">
        <source></source>
        <translation>Nie. Liczy się tylko [dom albo kupiec](rule:fair.who).</translation>
    </message>
    <message id="tiletum.rule.chapter.terms">
        <source></source>
        <translation>Pojęcia</translation>
    </message>
    <message id="tiletum.rule.term.victory_point.title">
        <source></source>
        <translation>Punkt zwycięstwa (PZ)</translation>
    </message>
    <message id="tiletum.rule.term.victory_point.1">
        <source></source>
        <translation>O nie toczy się gra: [kto ma ich najwięcej](rule:aim.goal), wygrywa.</translation>
    </message>
    <message id="tiletum.rule.term.action_point.title">
        <source></source>
        <translation>Punkt akcji (PA)</translation>
    </message>
    <message id="tiletum.rule.term.action_point.1">
        <source></source>
        <translation>Wydajesz je na [możliwości akcji](rule:turn.points).</translation>
    </message>
    <message id="tiletum.rule.term.action_wheel.title">
        <source></source>
        <translation>Koło akcji</translation>
    </message>
    <message id="tiletum.rule.term.action_wheel.1">
        <source></source>
        <translation>Koło, które [łączy kości z akcjami](rule:setup.wheel).</translation>
    </message>
    <message id="tiletum.rule.term.sector.title">
        <source></source>
        <translation>Wycinek</translation>
    </message>
    <message id="tiletum.rule.term.sector.1">
        <source></source>
        <translation>Jedna z sześciu części koła, [ponumerowanych od 1 do 6](rule:setup.wheel).</translation>
    </message>
    <message id="tiletum.rule.term.die.title">
        <source></source>
        <translation>Kość</translation>
    </message>
    <message id="tiletum.rule.term.die.1">
        <source></source>
        <translation>Bierzesz ją [w każdej turze](rule:turn.die), dla zasobów i akcji.</translation>
    </message>
    <message id="tiletum.rule.term.gold.title">
        <source></source>
        <translation>Złoto</translation>
    </message>
    <message id="tiletum.rule.term.gold.1">
        <source></source>
        <translation>Zasób żółtych kości; [zmienia kości](rule:turn.change) i [kupuje zasoby](rule:task.buy).</translation>
    </message>
    <message id="tiletum.rule.term.food.title">
        <source></source>
        <translation>Żywność</translation>
    </message>
    <message id="tiletum.rule.term.food.1">
        <source></source>
        <translation>Zasób różowych kości; płaci się nią za [herby](rule:task.coat).</translation>
    </message>
    <message id="tiletum.rule.term.wool.title">
        <source></source>
        <translation>Wełna</translation>
    </message>
    <message id="tiletum.rule.term.wool.1">
        <source></source>
        <translation>Zasób jasnoszarych kości, głównie na [kontrakty](rule:task.contract).</translation>
    </message>
    <message id="tiletum.rule.term.stone.title">
        <source></source>
        <translation>Kamień</translation>
    </message>
    <message id="tiletum.rule.term.stone.1">
        <source></source>
        <translation>Zasób ciemnoszarych kości, na [katedry](rule:task.cathedral).</translation>
    </message>
    <message id="tiletum.rule.term.iron.title">
        <source></source>
        <translation>Żelazo</translation>
    </message>
    <message id="tiletum.rule.term.iron.1">
        <source></source>
        <translation>Zasób niebieskich kości, głównie na [kontrakty](rule:task.contract).</translation>
    </message>
    <message id="tiletum.rule.term.resource.title">
        <source></source>
        <translation>Zasób</translation>
    </message>
    <message id="tiletum.rule.term.resource.1">
        <source></source>
        <translation>[Żelazo, żywność, złoto, wełna albo kamień.](rule:turn.resources)</translation>
    </message>
    <message id="tiletum.rule.term.architect.title">
        <source></source>
        <translation>Architekt</translation>
    </message>
    <message id="tiletum.rule.term.architect.1">
        <source></source>
        <translation>Twoja figura, która [stawia filary](rule:architect.pillar), i jej akcja.</translation>
    </message>
    <message id="tiletum.rule.term.merchant.title">
        <source></source>
        <translation>Kupiec</translation>
    </message>
    <message id="tiletum.rule.term.merchant.1">
        <source></source>
        <translation>Twoja figura, która [stawia domy](rule:merchant.house), i jej akcja.</translation>
    </message>
    <message id="tiletum.rule.term.character.title">
        <source></source>
        <translation>Postać</translation>
    </message>
    <message id="tiletum.rule.term.character.1">
        <source></source>
        <translation>Kafelek, który [wprowadza się do pokoju](rule:character.rooms) i daje premię.</translation>
    </message>
    <message id="tiletum.rule.term.contract.title">
        <source></source>
        <translation>Kontrakt</translation>
    </message>
    <message id="tiletum.rule.term.contract.1">
        <source></source>
        <translation>Kafelek, który [zamienia zasoby w PZ](rule:task.contract).</translation>
    </message>
    <message id="tiletum.rule.term.king.title">
        <source></source>
        <translation>Król</translation>
    </message>
    <message id="tiletum.rule.term.king.1">
        <source></source>
        <translation>Akcja, która [przesuwa twój znacznik](rule:king.action) na torze króla.</translation>
    </message>
    <message id="tiletum.rule.term.joker.title">
        <source></source>
        <translation>Joker</translation>
    </message>
    <message id="tiletum.rule.term.joker.1">
        <source></source>
        <translation>Akcja, która [zastępuje dowolną z pozostałych pięciu](rule:joker.action).</translation>
    </message>
    <message id="tiletum.rule.term.king_track.title">
        <source></source>
        <translation>Tor króla</translation>
    </message>
    <message id="tiletum.rule.term.king_track.1">
        <source></source>
        <translation>Siedemnaście pól, które [dają PZ i ustalają kolejność](rule:king.track).</translation>
    </message>
    <message id="tiletum.rule.term.turn_order.title">
        <source></source>
        <translation>Kolejność graczy</translation>
    </message>
    <message id="tiletum.rule.term.turn_order.1">
        <source></source>
        <translation>Kto gra pierwszy, drugi i tak dalej; [ustala ją faza króla](rule:king.order).</translation>
    </message>
    <message id="tiletum.rule.term.corruption.title">
        <source></source>
        <translation>Żeton korupcji</translation>
    </message>
    <message id="tiletum.rule.term.corruption.1">
        <source></source>
        <translation>[Cofa wszystkich na torze króla](rule:round.corruption) o 0, 1 albo 2 pola.</translation>
    </message>
    <message id="tiletum.rule.term.fair.title">
        <source></source>
        <translation>Targ</translation>
    </message>
    <message id="tiletum.rule.term.fair.1">
        <source></source>
        <translation>[Punktowanie na koniec rundy](rule:fair.value), w jednym mieście.</translation>
    </message>
    <message id="tiletum.rule.term.city.title">
        <source></source>
        <translation>Miasto</translation>
    </message>
    <message id="tiletum.rule.term.city.1">
        <source></source>
        <translation>Pole mapy [z polami na domy](rule:map.spaces).</translation>
    </message>
    <message id="tiletum.rule.term.road.title">
        <source></source>
        <translation>Pole drogi</translation>
    </message>
    <message id="tiletum.rule.term.road.1">
        <source></source>
        <translation>Pole mapy, które [kosztuje tylko krok](rule:map.spaces).</translation>
    </message>
    <message id="tiletum.rule.term.house.title">
        <source></source>
        <translation>Dom</translation>
    </message>
    <message id="tiletum.rule.term.house.1">
        <source></source>
        <translation>Twoja budowla na [pola na domy](rule:merchant.spaces), w każdym mieście jedna.</translation>
    </message>
    <message id="tiletum.rule.term.pillar.title">
        <source></source>
        <translation>Filar</translation>
    </message>
    <message id="tiletum.rule.term.pillar.1">
        <source></source>
        <translation>Twoja budowla do [miast katedralnych](rule:architect.pillar), w każdym mieście jedna.</translation>
    </message>
    <message id="tiletum.rule.term.cathedral.title">
        <source></source>
        <translation>Katedra</translation>
    </message>
    <message id="tiletum.rule.term.cathedral.1">
        <source></source>
        <translation>Stoi w dziewięciu miastach i przyjmuje [wsparcie w kamieniach](rule:task.cathedral).</translation>
    </message>
    <message id="tiletum.rule.term.building_cost.title">
        <source></source>
        <translation>Kafelek kosztu budowy</translation>
    </message>
    <message id="tiletum.rule.term.building_cost.1">
        <source></source>
        <translation>Mówi, ile [wsparcie](rule:task.cathedral) kosztuje i ile dodaje.</translation>
    </message>
    <message id="tiletum.rule.term.coat_of_arms.title">
        <source></source>
        <translation>Herb</translation>
    </message>
    <message id="tiletum.rule.term.coat_of_arms.1">
        <source></source>
        <translation>Kafelek, który za żywność trafia [pod budynek](rule:task.coat).</translation>
    </message>
    <message id="tiletum.rule.term.family.title">
        <source></source>
        <translation>Ród szlachecki</translation>
    </message>
    <message id="tiletum.rule.term.family.1">
        <source></source>
        <translation>Do niego należy herb; wolno mieć [po jednym herbie każdego](rule:task.family).</translation>
    </message>
    <message id="tiletum.rule.term.helper.title">
        <source></source>
        <translation>Pomocnik</translation>
    </message>
    <message id="tiletum.rule.term.helper.1">
        <source></source>
        <translation>Kafelek premii, z którego [korzysta się raz](rule:task.helper).</translation>
    </message>
    <message id="tiletum.rule.term.bonus_tile.title">
        <source></source>
        <translation>Kafelek premii</translation>
    </message>
    <message id="tiletum.rule.term.bonus_tile.1">
        <source></source>
        <translation>Pomocnik, kontrakt albo herb [przy kole](rule:turn.tile), przy torze króla albo [w mieście](rule:map.collect).</translation>
    </message>
    <message id="tiletum.rule.term.storehouse.title">
        <source></source>
        <translation>Magazyn</translation>
    </message>
    <message id="tiletum.rule.term.storehouse.1">
        <source></source>
        <translation>[Cztery miejsca](rule:store.places), do których trafia najpierw każdy kafelek.</translation>
    </message>
    <message id="tiletum.rule.term.personal_supply.title">
        <source></source>
        <translation>Zasoby gracza</translation>
    </message>
    <message id="tiletum.rule.term.personal_supply.1">
        <source></source>
        <translation>Domy i filary, które [możesz stawiać na mapie](rule:setup.player).</translation>
    </message>
    <message id="tiletum.rule.term.common_supply.title">
        <source></source>
        <translation>Zasoby ogólne</translation>
    </message>
    <message id="tiletum.rule.term.common_supply.1">
        <source></source>
        <translation>Zasoby, które do nikogo nie należą; [nigdy się nie kończą](rule:turn.resources).</translation>
    </message>
    <message id="tiletum.rule.term.building.title">
        <source></source>
        <translation>Budynek</translation>
    </message>
    <message id="tiletum.rule.term.building.1">
        <source></source>
        <translation>Jeden z sześciu na twojej [planszy](rule:setup.board).</translation>
    </message>
    <message id="tiletum.rule.term.room.title">
        <source></source>
        <translation>Pokój</translation>
    </message>
    <message id="tiletum.rule.term.room.1">
        <source></source>
        <translation>Tu [mieszka postać](rule:character.rooms).</translation>
    </message>
    <message id="tiletum.rule.term.floor.title">
        <source></source>
        <translation>Piętro</translation>
    </message>
    <message id="tiletum.rule.term.floor.1">
        <source></source>
        <translation>Jak wysoko leży pokój i [ile kosztuje PA](rule:character.rooms).</translation>
    </message>
    <message id="tiletum.rule.term.roof.title">
        <source></source>
        <translation>Pole dachu</translation>
    </message>
    <message id="tiletum.rule.term.roof.1">
        <source></source>
        <translation>Tu czeka dom, aż budynek zostanie [zapełniony](rule:character.filled).</translation>
    </message>
    <message id="tiletum.rule.term.completed_building.title">
        <source></source>
        <translation>Ukończony budynek</translation>
    </message>
    <message id="tiletum.rule.term.completed_building.1">
        <source></source>
        <translation>Zapełniony budynek [z herbem](rule:character.completed).</translation>
    </message>
    <message id="tiletum.rule.term.filled_building.title">
        <source></source>
        <translation>Zapełniony budynek</translation>
    </message>
    <message id="tiletum.rule.term.filled_building.1">
        <source></source>
        <translation>Budynek [z postacią w każdym pokoju](rule:character.filled).</translation>
    </message>
    <message id="tiletum.rule.term.contract_offer.title">
        <source></source>
        <translation>Oferta kontraktów</translation>
    </message>
    <message id="tiletum.rule.term.contract_offer.1">
        <source></source>
        <translation>Pięć odkrytych kafelków za [3, 3, 2, 2 i 1 PA](rule:contract.offer).</translation>
    </message>
    <message id="tiletum.rule.term.character_offer.title">
        <source></source>
        <translation>Oferta postaci</translation>
    </message>
    <message id="tiletum.rule.term.character_offer.1">
        <source></source>
        <translation>Pięć odkrytych kafelków [po 1 PA](rule:character.offer).</translation>
    </message>
    <message id="tiletum.rule.term.task.title">
        <source></source>
        <translation>Zadanie (akcja dodatkowa)</translation>
    </message>
    <message id="tiletum.rule.term.task.1">
        <source></source>
        <translation>To, co możesz zrobić [w każdej chwili swojej tury](rule:task.when) bez PA.</translation>
    </message>
    <message id="tiletum.rule.term.bonus_ap.title">
        <source></source>
        <translation>Premiowe punkty akcji</translation>
    </message>
    <message id="tiletum.rule.term.bonus_ap.1">
        <source></source>
        <translation>PA, które [ukończony budynek](rule:character.completed) dodaje swojej akcji.</translation>
    </message>
    <message id="tiletum.rule.term.house_bonus.title">
        <source></source>
        <translation>Premia za budowę</translation>
    </message>
    <message id="tiletum.rule.term.house_bonus.1">
        <source></source>
        <translation>To, co pole na dom daje [temu, kto na nim buduje](rule:merchant.bonus).</translation>
    </message>
    <message id="tiletum.rule.term.fulfil.title">
        <source></source>
        <translation>Zrealizować</translation>
    </message>
    <message id="tiletum.rule.term.fulfil.1">
        <source></source>
        <translation>[Opłacić kontrakt z magazynu](rule:task.contract) i go zapunktować.</translation>
    </message>
    <message id="tiletum.rule.term.contribute.title">
        <source></source>
        <translation>Wesprzeć</translation>
    </message>
    <message id="tiletum.rule.term.contribute.1">
        <source></source>
        <translation>[Zapłacić kamienie na katedrę](rule:task.cathedral) i wziąć jej wierzchni kafelek.</translation>
    </message>
    <message id="tiletum.rule.term.refill.title">
        <source></source>
        <translation>Uzupełnić</translation>
    </message>
    <message id="tiletum.rule.term.refill.1">
        <source></source>
        <translation>Wyłożyć nowe kafelki w miejsce wziętych: [od razu](rule:character.offer), [na koniec tury](rule:contract.offer) albo [rundy](rule:round.cleanup).</translation>
    </message>
    <message id="tiletum.rule.term.discard.title">
        <source></source>
        <translation>Odrzucić</translation>
    </message>
    <message id="tiletum.rule.term.discard.1">
        <source></source>
        <translation>Usunąć kafelek z gry bez użycia; wolno to zrobić [tylko w fazie króla](rule:king.phase).</translation>
    </message>
    <message id="tiletum.rule.term.round.title">
        <source></source>
        <translation>Runda</translation>
    </message>
    <message id="tiletum.rule.term.round.1">
        <source></source>
        <translation>Jedna z [czterech](rule:aim.course).</translation>
    </message>
    <message id="tiletum.rule.term.turn.title">
        <source></source>
        <translation>Tura</translation>
    </message>
    <message id="tiletum.rule.term.turn.1">
        <source></source>
        <translation>[Jedna kość](rule:turn.steps) i wszystko wokół niej.</translation>
    </message>
    <message id="tiletum.rule.term.phase.title">
        <source></source>
        <translation>Faza</translation>
    </message>
    <message id="tiletum.rule.term.phase.1">
        <source></source>
        <translation>Jedna z [pięciu części rundy](rule:aim.course).</translation>
    </message>
    <message id="tiletum.rule.term.first_player.title">
        <source></source>
        <translation>Pierwszy gracz</translation>
    </message>
    <message id="tiletum.rule.term.first_player.1">
        <source></source>
        <translation>Ten, kto [zaczyna rundę](rule:round.turns).</translation>
    </message>
    <message id="tiletum.rule.term.compass.title">
        <source></source>
        <translation>Kompas</translation>
    </message>
    <message id="tiletum.rule.term.compass.1">
        <source></source>
        <translation>Oznacza [pierwszego gracza](rule:round.turns).</translation>
    </message>
    <message id="tiletum.rule.term.final_scoring.title">
        <source></source>
        <translation>Punktacja końcowa</translation>
    </message>
    <message id="tiletum.rule.term.final_scoring.1">
        <source></source>
        <translation>[Domy × filary, ukończone budynki, pozostałe zasoby.](rule:end.scoring)</translation>
    </message>
    <message id="tiletum.rule.term.not_built.title">
        <source></source>
        <translation>Nie zostanie zbudowana</translation>
    </message>
    <message id="tiletum.rule.term.not_built.1">
        <source></source>
        <translation>Jedyna katedra, której [w tej grze brakuje](rule:architect.notbuilt).</translation>
    </message>
    <message id="tiletum.rule.term.solo.title">
        <source></source>
        <translation>Tryb solo</translation>
    </message>
    <message id="tiletum.rule.term.solo.1">
        <source></source>
        <translation>Ty w pojedynkę [przeciw kardynałowi Titusowi](rule:solo.start).</translation>
    </message>
</context>
</TS>
