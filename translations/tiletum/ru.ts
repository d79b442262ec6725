<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name></name>
    <message id="tiletum.about.cards">
        <source></source>
        <translation>Об этом наборе. Указано в правилах: {rulebook}; взято из других источников: {secondary}; восстановлено так, чтобы согласоваться со всем известным: {reconstructed}. Его может заменить набор, исправленный по настоящему экземпляру игры.</translation>
    </message>
    <message id="tiletum.about.solo">
        <source></source>
        <translation>Карты соперника в одиночном режиме известны, официальные одиночные правила — нет: как он их разыгрывает, решено в этом проекте.</translation>
    </message>
    <message id="tiletum.action.architect">
        <source></source>
        <translation>Архитектор</translation>
    </message>
    <message id="tiletum.action.architect.low">
        <source></source>
        <translation>архитектор</translation>
    </message>
    <message id="tiletum.action.character">
        <source></source>
        <translation>Персонажи</translation>
    </message>
    <message id="tiletum.action.character.low">
        <source></source>
        <translation>персонажи</translation>
    </message>
    <message id="tiletum.action.contract">
        <source></source>
        <translation>Контракты</translation>
    </message>
    <message id="tiletum.action.contract.low">
        <source></source>
        <translation>контракты</translation>
    </message>
    <message id="tiletum.action.joker">
        <source></source>
        <translation>Джокер</translation>
    </message>
    <message id="tiletum.action.joker.low">
        <source></source>
        <translation>джокер</translation>
    </message>
    <message id="tiletum.action.king">
        <source></source>
        <translation>Король</translation>
    </message>
    <message id="tiletum.action.king.low">
        <source></source>
        <translation>король</translation>
    </message>
    <message id="tiletum.action.merchant">
        <source></source>
        <translation>Торговец</translation>
    </message>
    <message id="tiletum.action.merchant.low">
        <source></source>
        <translation>торговец</translation>
    </message>
    <message id="tiletum.cathedral.bordeaux">
        <source></source>
        <translation>Собор Бордо</translation>
    </message>
    <message id="tiletum.cathedral.firenze">
        <source></source>
        <translation>Собор Флоренции</translation>
    </message>
    <message id="tiletum.cathedral.koeln">
        <source></source>
        <translation>Кёльнский собор</translation>
    </message>
    <message id="tiletum.cathedral.london">
        <source></source>
        <translation>Кентерберийский собор</translation>
    </message>
    <message id="tiletum.cathedral.lyon">
        <source></source>
        <translation>Лионский собор</translation>
    </message>
    <message id="tiletum.cathedral.milano">
        <source></source>
        <translation>Миланский собор</translation>
    </message>
    <message id="tiletum.cathedral.paris">
        <source></source>
        <translation>Собор Парижской Богоматери</translation>
    </message>
    <message id="tiletum.cathedral.praha">
        <source></source>
        <translation>Собор Святого Вита</translation>
    </message>
    <message id="tiletum.cathedral.wien">
        <source></source>
        <translation>Собор Святого Стефана</translation>
    </message>
    <message id="tiletum.challenge.deepCoffers">
        <source></source>
        <translation>Глубокие сундуки</translation>
    </message>
    <message id="tiletum.challenge.ecclesiasticalIncome">
        <source></source>
        <translation>Церковные доходы</translation>
    </message>
    <message id="tiletum.challenge.favorAtTheCourt">
        <source></source>
        <translation>Милость двора</translation>
    </message>
    <message id="tiletum.challenge.readyForAction">
        <source></source>
        <translation>К действию готов</translation>
    </message>
    <message id="tiletum.challenge.resourcefulClergy">
        <source></source>
        <translation>Находчивый клир</translation>
    </message>
    <message id="tiletum.challenge.verySpecialFriends">
        <source></source>
        <translation>Очень близкие друзья</translation>
    </message>
    <message id="tiletum.challenge.visitorsToTheCuria">
        <source></source>
        <translation>Гости курии</translation>
    </message>
    <message id="tiletum.challenge.whispersInTheKingsEar">
        <source></source>
        <translation>Шёпот на ухо королю</translation>
    </message>
    <message id="tiletum.decree.buildingsAreForever">
        <source></source>
        <translation>Здания на века</translation>
    </message>
    <message id="tiletum.decree.businessIsBusiness">
        <source></source>
        <translation>Дело есть дело</translation>
    </message>
    <message id="tiletum.decree.busyHands">
        <source></source>
        <translation>Трудолюбивые руки</translation>
    </message>
    <message id="tiletum.decree.familiarFaces">
        <source></source>
        <translation>Знакомые лица</translation>
    </message>
    <message id="tiletum.decree.familyAlliances">
        <source></source>
        <translation>Союзы семей</translation>
    </message>
    <message id="tiletum.decree.gloriousSpires">
        <source></source>
        <translation>Славные шпили</translation>
    </message>
    <message id="tiletum.decree.kingAndCountry">
        <source></source>
        <translation>За короля и отечество</translation>
    </message>
    <message id="tiletum.decree.mercantileEmpire">
        <source></source>
        <translation>Торговая империя</translation>
    </message>
    <message id="tiletum.decree.noblesseOblige">
        <source></source>
        <translation>Положение обязывает</translation>
    </message>
    <message id="tiletum.decree.proudPillars">
        <source></source>
        <translation>Гордые колонны</translation>
    </message>
    <message id="tiletum.decree.religiousCommunities">
        <source></source>
        <translation>Общины верующих</translation>
    </message>
    <message id="tiletum.decree.undyingFame">
        <source></source>
        <translation>Нетленная слава</translation>
    </message>
    <message id="tiletum.decree.worldlyRiches">
        <source></source>
        <translation>Мирские богатства</translation>
    </message>
    <message id="tiletum.event.actionChosen">
        <source></source>
        <translation>{seat} выбирает действие: {action:low}.</translation>
    </message>
    <message id="tiletum.event.bonusEnjoyed">
        <source></source>
        <translation>{seat} получает бонус персонажа: {tile:low}.</translation>
    </message>
    <message id="tiletum.event.bonusLaid">
        <source></source>
        <translation>Новые бонусные жетоны: [{tile:low} — {action:low}].</translation>
    </message>
    <message id="tiletum.event.buildingActivated">
        <source></source>
        <translation>{seat} активирует здание {building}.</translation>
    </message>
    <message id="tiletum.event.buildingFinished">
        <source></source>
        <translation>{seat} завершает здание {building}.</translation>
    </message>
    <message id="tiletum.event.cathedralSupported">
        <source></source>
        <translation>{seat} вносит вклад в собор: {space}.</translation>
    </message>
    <message id="tiletum.event.characterLaid">
        <source></source>
        <translation>Новое на рынке персонажей: [{tile:low}].</translation>
    </message>
    <message id="tiletum.event.characterSettled">
        <source></source>
        <translation>{seat} селит {tile:acc} в здание {building}, этаж {floor}.</translation>
    </message>
    <message id="tiletum.event.coatPlaced">
        <source></source>
        <translation>{seat} размещает {tile:acc} под зданием {building}.</translation>
    </message>
    <message id="tiletum.event.colourChosen">
        <source></source>
        <translation>{seat} получит со следующего кубика другой ресурс: {resource:low}.</translation>
    </message>
    <message id="tiletum.event.contractFulfilled">
        <source></source>
        <translation>{seat} выполняет {tile:acc}, место {place}.</translation>
    </message>
    <message id="tiletum.event.contractLaid">
        <source></source>
        <translation>Новое на рынке контрактов: [{tile:low}].</translation>
    </message>
    <message id="tiletum.event.corruptionRevealed" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Коррупция: все отступают на королевском треке на %n клетку.</numerusform>
            <numerusform>Коррупция: все отступают на королевском треке на %n клетки.</numerusform>
            <numerusform>Коррупция: все отступают на королевском треке на %n клеток.</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.corruptionRevealed.zero">
        <source></source>
        <translation>Коррупции нет: никто не отступает.</translation>
    </message>
    <message id="tiletum.event.decreeTurned">
        <source></source>
        <translation>Кардинал Тит открывает карту «{decree}».</translation>
    </message>
    <message id="tiletum.event.dieChanged">
        <source></source>
        <translation>{seat} меняет кубик с {value} на {as}.</translation>
    </message>
    <message id="tiletum.event.dieRolled">
        <source></source>
        <translation>Выпало: [{resource:low} {value}].</translation>
    </message>
    <message id="tiletum.event.dieTaken">
        <source></source>
        <translation>{seat} берёт кубик {resource:gen} со значением {value} (действие: {action:low}).</translation>
    </message>
    <message id="tiletum.event.fairHeld" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Ярмарка ({space}): {fair:low}, по %n победному очку.</numerusform>
            <numerusform>Ярмарка ({space}): {fair:low}, по %n победных очка.</numerusform>
            <numerusform>Ярмарка ({space}): {fair:low}, по %n победных очков.</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.fairHeld.king" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Ярмарка ({space}): {fair:low}, %n победное очко.</numerusform>
            <numerusform>Ярмарка ({space}): {fair:low}, %n победных очка.</numerusform>
            <numerusform>Ярмарка ({space}): {fair:low}, %n победных очков.</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.gained">
        <source></source>
        <translation>{seat} получает [{resource*n}].</translation>
    </message>
    <message id="tiletum.event.gameEnded">
        <source></source>
        <translation>Игра окончена.</translation>
    </message>
    <message id="tiletum.event.helperUsed">
        <source></source>
        <translation>{seat} использует {tile:acc}.</translation>
    </message>
    <message id="tiletum.event.houseBuilt">
        <source></source>
        <translation>{seat} строит дом: {space} (место {house}).</translation>
    </message>
    <message id="tiletum.event.houseFreed">
        <source></source>
        <translation>{seat} освобождает дом с крыши заполненного здания {building}.</translation>
    </message>
    <message id="tiletum.event.kingMoved">
        <source></source>
        <translation>{seat} переходит на клетку {points} ПО королевского трека.</translation>
    </message>
    <message id="tiletum.event.kingReturned">
        <source></source>
        <translation>{seat} возвращается на 0 королевского трека.</translation>
    </message>
    <message id="tiletum.event.kingTileLaid">
        <source></source>
        <translation>Новое у королевского трека: [{tile:low}].</translation>
    </message>
    <message id="tiletum.event.moved">
        <source></source>
        <translation>{seat} двигает фигуру ({piece:low}): [{space:low}].</translation>
    </message>
    <message id="tiletum.event.moved.merchant">
        <source></source>
        <translation>{seat} ходит торговцем: [{space:low}].</translation>
    </message>
    <message id="tiletum.event.moved.architect">
        <source></source>
        <translation>{seat} ходит архитектором: [{space:low}].</translation>
    </message>
    <message id="tiletum.event.offerReplaced">
        <source></source>
        <translation>{seat} полностью обновляет рынок персонажей.</translation>
    </message>
    <message id="tiletum.event.orderSet">
        <source></source>
        <translation>Новый порядок хода: [{place}. {seat}].</translation>
    </message>
    <message id="tiletum.event.paid">
        <source></source>
        <translation>{seat} платит [{resource*n}].</translation>
    </message>
    <message id="tiletum.event.pillarBuilt">
        <source></source>
        <translation>{seat} ставит колонну: {space}.</translation>
    </message>
    <message id="tiletum.event.pillarFreed">
        <source></source>
        <translation>{seat} освобождает колонну.</translation>
    </message>
    <message id="tiletum.event.pointsGranted" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat} может потратить %n очко действия ({action:low}).</numerusform>
            <numerusform>{seat} может потратить %n очка действий ({action:low}).</numerusform>
            <numerusform>{seat} может потратить %n очков действий ({action:low}).</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.pointsLost" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat} теряет %n победное очко ({line:low}).</numerusform>
            <numerusform>{seat} теряет %n победных очка ({line:low}).</numerusform>
            <numerusform>{seat} теряет %n победных очков ({line:low}).</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.roundBegan">
        <source></source>
        <translation>Начинается раунд {round}.</translation>
    </message>
    <message id="tiletum.event.scored" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat} получает %n победное очко ({line:low}).</numerusform>
            <numerusform>{seat} получает %n победных очка ({line:low}).</numerusform>
            <numerusform>{seat} получает %n победных очков ({line:low}).</numerusform>
        </translation>
    </message>
    <message id="tiletum.event.tileDeclined">
        <source></source>
        <translation>{seat} оставляет {tile:acc}.</translation>
    </message>
    <message id="tiletum.event.tileTaken">
        <source></source>
        <translation>{seat} берёт [{tile:acc}].</translation>
    </message>
    <message id="tiletum.event.turnBegan">
        <source></source>
        <translation>Ходит {seat}.</translation>
    </message>
    <message id="tiletum.event.turnEnded">
        <source></source>
        <translation>{seat} заканчивает ход.</translation>
    </message>
    <message id="tiletum.event.usedTilesShuffled">
        <source></source>
        <translation>Стопка бонусных жетонов пуста: использованные жетоны перемешаны в новую.</translation>
    </message>
    <message id="tiletum.event.wheelTurned">
        <source></source>
        <translation>Колесо действий поворачивается на один сектор.</translation>
    </message>
    <message id="tiletum.fair.cathedrals">
        <source></source>
        <translation>Жетоны соборов</translation>
    </message>
    <message id="tiletum.fair.cathedrals.low">
        <source></source>
        <translation>жетоны соборов</translation>
    </message>
    <message id="tiletum.fair.coats">
        <source></source>
        <translation>Гербы</translation>
    </message>
    <message id="tiletum.fair.coats.low">
        <source></source>
        <translation>гербы</translation>
    </message>
    <message id="tiletum.fair.contracts">
        <source></source>
        <translation>Выполненные контракты</translation>
    </message>
    <message id="tiletum.fair.contracts.low">
        <source></source>
        <translation>выполненные контракты</translation>
    </message>
    <message id="tiletum.fair.contractsAndCathedrals">
        <source></source>
        <translation>Пары контракта и собора</translation>
    </message>
    <message id="tiletum.fair.contractsAndCathedrals.low">
        <source></source>
        <translation>пары контракта и собора</translation>
    </message>
    <message id="tiletum.fair.contractsAndCoats">
        <source></source>
        <translation>Пары контракта и герба</translation>
    </message>
    <message id="tiletum.fair.contractsAndCoats.low">
        <source></source>
        <translation>пары контракта и герба</translation>
    </message>
    <message id="tiletum.fair.filledBuildings">
        <source></source>
        <translation>Заполненные здания</translation>
    </message>
    <message id="tiletum.fair.filledBuildings.low">
        <source></source>
        <translation>заполненные здания</translation>
    </message>
    <message id="tiletum.fair.houses">
        <source></source>
        <translation>Дома на карте</translation>
    </message>
    <message id="tiletum.fair.houses.low">
        <source></source>
        <translation>дома на карте</translation>
    </message>
    <message id="tiletum.fair.housesAndPillars">
        <source></source>
        <translation>Пары дома и колонны</translation>
    </message>
    <message id="tiletum.fair.housesAndPillars.low">
        <source></source>
        <translation>пары дома и колонны</translation>
    </message>
    <message id="tiletum.fair.king">
        <source></source>
        <translation>Королевский трек</translation>
    </message>
    <message id="tiletum.fair.king.low">
        <source></source>
        <translation>королевский трек</translation>
    </message>
    <message id="tiletum.fair.pillars">
        <source></source>
        <translation>Колонны на карте</translation>
    </message>
    <message id="tiletum.fair.pillars.low">
        <source></source>
        <translation>колонны на карте</translation>
    </message>
    <message id="tiletum.fair.upperFloors">
        <source></source>
        <translation>Персонажи на втором и третьем этажах</translation>
    </message>
    <message id="tiletum.fair.upperFloors.low">
        <source></source>
        <translation>персонажи на втором и третьем этажах</translation>
    </message>
    <message id="tiletum.family.fugger">
        <source></source>
        <translation>Фуггеры</translation>
    </message>
    <message id="tiletum.family.habsburg">
        <source></source>
        <translation>Габсбурги</translation>
    </message>
    <message id="tiletum.family.lancaster">
        <source></source>
        <translation>Ланкастеры</translation>
    </message>
    <message id="tiletum.family.medici">
        <source></source>
        <translation>Медичи</translation>
    </message>
    <message id="tiletum.family.valois">
        <source></source>
        <translation>Валуа</translation>
    </message>
    <message id="tiletum.family.visconti">
        <source></source>
        <translation>Висконти</translation>
    </message>
    <message id="tiletum.kind.builder">
        <source></source>
        <translation>Зодчий</translation>
    </message>
    <message id="tiletum.kind.courtier">
        <source></source>
        <translation>Придворный</translation>
    </message>
    <message id="tiletum.kind.innkeeper">
        <source></source>
        <translation>Трактирщик</translation>
    </message>
    <message id="tiletum.kind.notary">
        <source></source>
        <translation>Нотариус</translation>
    </message>
    <message id="tiletum.kind.trader">
        <source></source>
        <translation>Купчиха</translation>
    </message>
    <message id="tiletum.name">
        <source></source>
        <translation>Тилетум</translation>
    </message>
    <message id="tiletum.open.activate">
        <source></source>
        <translation>здание для активации</translation>
    </message>
    <message id="tiletum.open.bonusTile">
        <source></source>
        <translation>бонусный жетон</translation>
    </message>
    <message id="tiletum.open.bonuses">
        <source></source>
        <translation>бонусы персонажей</translation>
    </message>
    <message id="tiletum.open.chooseAction">
        <source></source>
        <translation>выбор действия</translation>
    </message>
    <message id="tiletum.open.chooseDie">
        <source></source>
        <translation>выбор кубика</translation>
    </message>
    <message id="tiletum.open.colour">
        <source></source>
        <translation>что даст следующий кубик</translation>
    </message>
    <message id="tiletum.open.houseAnywhere">
        <source></source>
        <translation>дом в любом городе</translation>
    </message>
    <message id="tiletum.open.kingTile">
        <source></source>
        <translation>жетон у королевского трека</translation>
    </message>
    <message id="tiletum.open.pillarAnywhere">
        <source></source>
        <translation>колонна в любом городе</translation>
    </message>
    <message id="tiletum.open.resources">
        <source></source>
        <translation>выбор ресурса</translation>
    </message>
    <message id="tiletum.open.spend">
        <source></source>
        <translation>действие с оставшимися очками</translation>
    </message>
    <message id="tiletum.open.steps">
        <source></source>
        <translation>бесплатные шаги</translation>
    </message>
    <message id="tiletum.open.teleportArchitect">
        <source></source>
        <translation>архитектор на любую клетку</translation>
    </message>
    <message id="tiletum.open.teleportMerchant">
        <source></source>
        <translation>торговец на любую клетку</translation>
    </message>
    <message id="tiletum.opponent">
        <source></source>
        <translation>кардинал Тит</translation>
    </message>
    <message id="tiletum.piece.architect">
        <source></source>
        <translation>Архитектор</translation>
    </message>
    <message id="tiletum.piece.architect.low">
        <source></source>
        <translation>архитектор</translation>
    </message>
    <message id="tiletum.piece.merchant">
        <source></source>
        <translation>Торговец</translation>
    </message>
    <message id="tiletum.piece.merchant.low">
        <source></source>
        <translation>торговец</translation>
    </message>
    <message id="tiletum.reason.moreThanOpponent">
        <source></source>
        <translation>больше очков, чем у соперника</translation>
    </message>
    <message id="tiletum.reason.notMoreThanOpponent">
        <source></source>
        <translation>не больше очков, чем у соперника</translation>
    </message>
    <message id="tiletum.reason.order">
        <source></source>
        <translation>раньше в порядке хода</translation>
    </message>
    <message id="tiletum.reason.points">
        <source></source>
        <translation>больше победных очков</translation>
    </message>
    <message id="tiletum.refusal.alreadyContributed">
        <source></source>
        <translation>В этот собор вы уже внесли вклад, а можно только один раз: {space}.</translation>
    </message>
    <message id="tiletum.refusal.answerFirst">
        <source></source>
        <translation>Сначала решите: {open}.</translation>
    </message>
    <message id="tiletum.refusal.bonusNotOpen">
        <source></source>
        <translation>На этаже {floor} не осталось неиспользованного бонуса.</translation>
    </message>
    <message id="tiletum.refusal.buildingEmpty">
        <source></source>
        <translation>В здании {building} никто не живёт.</translation>
    </message>
    <message id="tiletum.refusal.buildingOfOtherKind">
        <source></source>
        <translation>В здании {building} живут персонажи другого вида. В здании может жить только один вид.</translation>
    </message>
    <message id="tiletum.refusal.cathedralExhausted">
        <source></source>
        <translation>Жетонов этого собора больше нет: {space}.</translation>
    </message>
    <message id="tiletum.refusal.cathedralNotBuilt">
        <source></source>
        <translation>Собор этого города в этой партии не строится: {space}.</translation>
    </message>
    <message id="tiletum.refusal.coatPlaceTaken">
        <source></source>
        <translation>Под зданием {building} уже лежит герб.</translation>
    </message>
    <message id="tiletum.refusal.colourAlreadyChosen">
        <source></source>
        <translation>Вы уже выбрали, что даст следующий кубик.</translation>
    </message>
    <message id="tiletum.refusal.colourTooLate">
        <source></source>
        <translation>Вид ресурса меняют при выборе кубика, пока он не взят.</translation>
    </message>
    <message id="tiletum.refusal.dieAlreadyTaken">
        <source></source>
        <translation>За ход берётся один кубик, и вы его уже взяли.</translation>
    </message>
    <message id="tiletum.refusal.familyHeld">
        <source></source>
        <translation>Герб этого рода у вас уже есть: {tile:low}. Можно иметь только по одному.</translation>
    </message>
    <message id="tiletum.refusal.finishInnerFirst">
        <source></source>
        <translation>Сначала завершите это: {open}.</translation>
    </message>
    <message id="tiletum.refusal.gameIsOver">
        <source></source>
        <translation>Игра окончена: четвёртая ярмарка уже прошла.</translation>
    </message>
    <message id="tiletum.refusal.goldForGold">
        <source></source>
        <translation>Золотом платят, купить его за золото нельзя.</translation>
    </message>
    <message id="tiletum.refusal.houseAlreadyHere">
        <source></source>
        <translation>В этом городе у вас уже есть дом: {space}.</translation>
    </message>
    <message id="tiletum.refusal.houseSpaceClosed">
        <source></source>
        <translation>Это место для дома используется, если игроков не меньше {players}: {space}.</translation>
    </message>
    <message id="tiletum.refusal.houseSpaceTaken">
        <source></source>
        <translation>Это место для дома занято: {space}.</translation>
    </message>
    <message id="tiletum.refusal.jokerIsNoChoice">
        <source></source>
        <translation>Джокер заменяет одно из остальных пяти действий.</translation>
    </message>
    <message id="tiletum.refusal.kindLivesElsewhere">
        <source></source>
        <translation>Персонажи этого вида уже живут в здании {building} и больше нигде жить не могут.</translation>
    </message>
    <message id="tiletum.refusal.nameThePayment">
        <source></source>
        <translation>Укажите, чем оплатить свободную часть контракта: {tile}.</translation>
    </message>
    <message id="tiletum.refusal.noActionUnderWay">
        <source></source>
        <translation>Эти очки добавляются к действию кубика, а оно сейчас не выполняется.</translation>
    </message>
    <message id="tiletum.refusal.noCathedralThere">
        <source></source>
        <translation>В этом месте собора не строят: {space}.</translation>
    </message>
    <message id="tiletum.refusal.noContractSpace">
        <source></source>
        <translation>Все места для контрактов заняты: новый нельзя ни взять, ни выполнить.</translation>
    </message>
    <message id="tiletum.refusal.noHouseLeft">
        <source></source>
        <translation>В вашем запасе нет домов. Заполните здание, чтобы освободить дом с его крыши.</translation>
    </message>
    <message id="tiletum.refusal.noPaymentToName">
        <source></source>
        <translation>Цена этого контракта задана: {tile}.</translation>
    </message>
    <message id="tiletum.refusal.noPillarLeft">
        <source></source>
        <translation>В вашем запасе нет колонн. Выполните контракт, чтобы освободить одну.</translation>
    </message>
    <message id="tiletum.refusal.noPillarSpace">
        <source></source>
        <translation>Собора здесь нет, поэтому нет и места для колонны: {space}.</translation>
    </message>
    <message id="tiletum.refusal.noPillarThere">
        <source></source>
        <translation>Вклад можно внести только там, где стоит ваша колонна: {space}.</translation>
    </message>
    <message id="tiletum.refusal.noStepLeft">
        <source></source>
        <translation>Для этой фигуры шагов не осталось: {piece:low}.</translation>
    </message>
    <message id="tiletum.refusal.noSuchDie">
        <source></source>
        <translation>Такого кубика у колеса нет: {resource:low}, значение {value}.</translation>
    </message>
    <message id="tiletum.refusal.noSuchHouseSpace">
        <source></source>
        <translation>Такого места для дома здесь нет: {space}.</translation>
    </message>
    <message id="tiletum.refusal.noSuchRoom">
        <source></source>
        <translation>В здании {building} на этаже {floor} нет комнаты, которую можно заполнить.</translation>
    </message>
    <message id="tiletum.refusal.noSuchThing">
        <source></source>
        <translation>Такого в этой игре нет.</translation>
    </message>
    <message id="tiletum.refusal.notAdjacent">
        <source></source>
        <translation>Эта клетка не соседняя: {space}. Одно очко — один шаг.</translation>
    </message>
    <message id="tiletum.refusal.notAskedNow">
        <source></source>
        <translation>Сейчас этого решать не нужно: {open}.</translation>
    </message>
    <message id="tiletum.refusal.notLeading">
        <source></source>
        <translation>О жетоне у королевского трека решает тот, кто на нём впереди. На общей клетке впереди нижняя фишка: {seat}.</translation>
    </message>
    <message id="tiletum.refusal.notYourTurn">
        <source></source>
        <translation>Сейчас не ваш ход. Ходит: {seat}.</translation>
    </message>
    <message id="tiletum.refusal.nothingToActivate">
        <source></source>
        <translation>В ваших зданиях пока никто не живёт.</translation>
    </message>
    <message id="tiletum.refusal.offerEmpty">
        <source></source>
        <translation>Рынок персонажей пуст.</translation>
    </message>
    <message id="tiletum.refusal.otherAction">
        <source></source>
        <translation>Это относится к другому действию: {action:low}.</translation>
    </message>
    <message id="tiletum.refusal.pieceElsewhere">
        <source></source>
        <translation>Вашей фигуры там нет: {piece:low}. Место: {space:low}.</translation>
    </message>
    <message id="tiletum.refusal.pillarAlreadyHere">
        <source></source>
        <translation>В этом городе у вас уже есть колонна: {space}.</translation>
    </message>
    <message id="tiletum.refusal.pillarSpacesTaken">
        <source></source>
        <translation>Все места для колонн в этом городе заняты: {space}.</translation>
    </message>
    <message id="tiletum.refusal.roomTaken">
        <source></source>
        <translation>Там уже кто-то живёт: здание {building}, этаж {floor}.</translation>
    </message>
    <message id="tiletum.refusal.sameResource">
        <source></source>
        <translation>Нужен не этот ресурс, а другой: {resource:low}.</translation>
    </message>
    <message id="tiletum.refusal.storehouseFull">
        <source></source>
        <translation>Склад полон (мест: {places}). Сначала используйте что-нибудь: жетоны не сбрасывают.</translation>
    </message>
    <message id="tiletum.refusal.takeDieFirst">
        <source></source>
        <translation>Ход можно закончить только после того, как взят кубик.</translation>
    </message>
    <message id="tiletum.refusal.tileNotStored">
        <source></source>
        <translation>Этого жетона нет на вашем складе: {tile}.</translation>
    </message>
    <message id="tiletum.refusal.tileNotThere">
        <source></source>
        <translation>Этого жетона там нет: {tile}.</translation>
    </message>
    <message id="tiletum.refusal.tooFewPoints">
        <source></source>
        <translation>Не хватает очков действий: нужно {need}, осталось {have}.</translation>
    </message>
    <message id="tiletum.refusal.tooLittle">
        <source></source>
        <translation>Не хватает: {resource:low} — нужно {need}, есть {have}.</translation>
    </message>
    <message id="tiletum.refusal.wrongTile">
        <source></source>
        <translation>С жетоном этого вида так поступить нельзя: {tile}.</translation>
    </message>
    <message id="tiletum.resource.food">
        <source></source>
        <translation>Пища</translation>
    </message>
    <message id="tiletum.resource.food.low">
        <source></source>
        <translation>пища</translation>
    </message>
    <message id="tiletum.resource.food.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n пищу</numerusform>
            <numerusform>%n пищи</numerusform>
            <numerusform>%n пищи</numerusform>
        </translation>
    </message>
    <message id="tiletum.resource.food.gen">
        <source></source>
        <translation>пищи</translation>
    </message>
    <message id="tiletum.resource.gold">
        <source></source>
        <translation>Золото</translation>
    </message>
    <message id="tiletum.resource.gold.low">
        <source></source>
        <translation>золото</translation>
    </message>
    <message id="tiletum.resource.gold.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n золото</numerusform>
            <numerusform>%n золота</numerusform>
            <numerusform>%n золота</numerusform>
        </translation>
    </message>
    <message id="tiletum.resource.gold.gen">
        <source></source>
        <translation>золота</translation>
    </message>
    <message id="tiletum.resource.iron">
        <source></source>
        <translation>Железо</translation>
    </message>
    <message id="tiletum.resource.iron.low">
        <source></source>
        <translation>железо</translation>
    </message>
    <message id="tiletum.resource.iron.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n железо</numerusform>
            <numerusform>%n железа</numerusform>
            <numerusform>%n железа</numerusform>
        </translation>
    </message>
    <message id="tiletum.resource.iron.gen">
        <source></source>
        <translation>железа</translation>
    </message>
    <message id="tiletum.resource.stone">
        <source></source>
        <translation>Камень</translation>
    </message>
    <message id="tiletum.resource.stone.low">
        <source></source>
        <translation>камень</translation>
    </message>
    <message id="tiletum.resource.stone.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n камень</numerusform>
            <numerusform>%n камня</numerusform>
            <numerusform>%n камней</numerusform>
        </translation>
    </message>
    <message id="tiletum.resource.stone.gen">
        <source></source>
        <translation>камня</translation>
    </message>
    <message id="tiletum.resource.wool">
        <source></source>
        <translation>Шерсть</translation>
    </message>
    <message id="tiletum.resource.wool.low">
        <source></source>
        <translation>шерсть</translation>
    </message>
    <message id="tiletum.resource.wool.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n шерсть</numerusform>
            <numerusform>%n шерсти</numerusform>
            <numerusform>%n шерсти</numerusform>
        </translation>
    </message>
    <message id="tiletum.resource.wool.gen">
        <source></source>
        <translation>шерсти</translation>
    </message>
    <message id="tiletum.score.cathedrals">
        <source></source>
        <translation>Соборы</translation>
    </message>
    <message id="tiletum.score.cathedrals.low">
        <source></source>
        <translation>соборы</translation>
    </message>
    <message id="tiletum.score.coats">
        <source></source>
        <translation>Гербы</translation>
    </message>
    <message id="tiletum.score.coats.low">
        <source></source>
        <translation>гербы</translation>
    </message>
    <message id="tiletum.score.contracts">
        <source></source>
        <translation>Контракты</translation>
    </message>
    <message id="tiletum.score.contracts.low">
        <source></source>
        <translation>контракты</translation>
    </message>
    <message id="tiletum.score.fairs">
        <source></source>
        <translation>Ярмарки</translation>
    </message>
    <message id="tiletum.score.fairs.low">
        <source></source>
        <translation>ярмарки</translation>
    </message>
    <message id="tiletum.score.finishedBuildings">
        <source></source>
        <translation>Завершённые здания</translation>
    </message>
    <message id="tiletum.score.finishedBuildings.low">
        <source></source>
        <translation>завершённые здания</translation>
    </message>
    <message id="tiletum.score.houseSpaces">
        <source></source>
        <translation>Бонусы за постройку</translation>
    </message>
    <message id="tiletum.score.houseSpaces.low">
        <source></source>
        <translation>бонусы за постройку</translation>
    </message>
    <message id="tiletum.score.housesTimesPillars">
        <source></source>
        <translation>Дома × колонны</translation>
    </message>
    <message id="tiletum.score.housesTimesPillars.low">
        <source></source>
        <translation>дома × колонны</translation>
    </message>
    <message id="tiletum.score.king">
        <source></source>
        <translation>Королевский трек</translation>
    </message>
    <message id="tiletum.score.king.low">
        <source></source>
        <translation>королевский трек</translation>
    </message>
    <message id="tiletum.score.leftovers">
        <source></source>
        <translation>Оставшиеся ресурсы</translation>
    </message>
    <message id="tiletum.score.leftovers.low">
        <source></source>
        <translation>оставшиеся ресурсы</translation>
    </message>
    <message id="tiletum.score.opponent">
        <source></source>
        <translation>Контракты × соборы соперника</translation>
    </message>
    <message id="tiletum.score.opponent.low">
        <source></source>
        <translation>контракты × соборы соперника</translation>
    </message>
    <message id="tiletum.score.start">
        <source></source>
        <translation>Начало игры</translation>
    </message>
    <message id="tiletum.score.start.low">
        <source></source>
        <translation>начало игры</translation>
    </message>
    <message id="tiletum.score.tiles">
        <source></source>
        <translation>Помощники и персонажи</translation>
    </message>
    <message id="tiletum.score.tiles.low">
        <source></source>
        <translation>помощники и персонажи</translation>
    </message>
    <message id="tiletum.source.reconstructed">
        <source></source>
        <translation>Реконструкция</translation>
    </message>
    <message id="tiletum.source.rulebook">
        <source></source>
        <translation>Из правил</translation>
    </message>
    <message id="tiletum.source.secondary">
        <source></source>
        <translation>Из другого источника</translation>
    </message>
    <message id="tiletum.space.antwerpen">
        <source></source>
        <translation>Антверпен</translation>
    </message>
    <message id="tiletum.space.antwerpen.low">
        <source></source>
        <translation>Антверпен</translation>
    </message>
    <message id="tiletum.space.antwerpenHamburg">
        <source></source>
        <translation>Дорога Антверпен–Гамбург</translation>
    </message>
    <message id="tiletum.space.antwerpenHamburg.low">
        <source></source>
        <translation>дорога Антверпен–Гамбург</translation>
    </message>
    <message id="tiletum.space.arles">
        <source></source>
        <translation>Арль</translation>
    </message>
    <message id="tiletum.space.arles.low">
        <source></source>
        <translation>Арль</translation>
    </message>
    <message id="tiletum.space.arlesGenova">
        <source></source>
        <translation>Дорога Арль–Генуя</translation>
    </message>
    <message id="tiletum.space.arlesGenova.low">
        <source></source>
        <translation>дорога Арль–Генуя</translation>
    </message>
    <message id="tiletum.space.bordeaux">
        <source></source>
        <translation>Бордо</translation>
    </message>
    <message id="tiletum.space.bordeaux.low">
        <source></source>
        <translation>Бордо</translation>
    </message>
    <message id="tiletum.space.brugge">
        <source></source>
        <translation>Брюгге</translation>
    </message>
    <message id="tiletum.space.brugge.low">
        <source></source>
        <translation>Брюгге</translation>
    </message>
    <message id="tiletum.space.firenze">
        <source></source>
        <translation>Флоренция</translation>
    </message>
    <message id="tiletum.space.firenze.low">
        <source></source>
        <translation>Флоренция</translation>
    </message>
    <message id="tiletum.space.frankfurt">
        <source></source>
        <translation>Франкфурт</translation>
    </message>
    <message id="tiletum.space.frankfurt.low">
        <source></source>
        <translation>Франкфурт</translation>
    </message>
    <message id="tiletum.space.genova">
        <source></source>
        <translation>Генуя</translation>
    </message>
    <message id="tiletum.space.genova.low">
        <source></source>
        <translation>Генуя</translation>
    </message>
    <message id="tiletum.space.hamburg">
        <source></source>
        <translation>Гамбург</translation>
    </message>
    <message id="tiletum.space.hamburg.low">
        <source></source>
        <translation>Гамбург</translation>
    </message>
    <message id="tiletum.space.koeln">
        <source></source>
        <translation>Кёльн</translation>
    </message>
    <message id="tiletum.space.koeln.low">
        <source></source>
        <translation>Кёльн</translation>
    </message>
    <message id="tiletum.space.leipzig">
        <source></source>
        <translation>Лейпциг</translation>
    </message>
    <message id="tiletum.space.leipzig.low">
        <source></source>
        <translation>Лейпциг</translation>
    </message>
    <message id="tiletum.space.london">
        <source></source>
        <translation>Лондон</translation>
    </message>
    <message id="tiletum.space.london.low">
        <source></source>
        <translation>Лондон</translation>
    </message>
    <message id="tiletum.space.londonBrugge">
        <source></source>
        <translation>Дорога Лондон–Брюгге</translation>
    </message>
    <message id="tiletum.space.londonBrugge.low">
        <source></source>
        <translation>дорога Лондон–Брюгге</translation>
    </message>
    <message id="tiletum.space.lyon">
        <source></source>
        <translation>Лион</translation>
    </message>
    <message id="tiletum.space.lyon.low">
        <source></source>
        <translation>Лион</translation>
    </message>
    <message id="tiletum.space.milano">
        <source></source>
        <translation>Милан</translation>
    </message>
    <message id="tiletum.space.milano.low">
        <source></source>
        <translation>Милан</translation>
    </message>
    <message id="tiletum.space.nuernberg">
        <source></source>
        <translation>Нюрнберг</translation>
    </message>
    <message id="tiletum.space.nuernberg.low">
        <source></source>
        <translation>Нюрнберг</translation>
    </message>
    <message id="tiletum.space.nuernbergVerona">
        <source></source>
        <translation>Дорога Нюрнберг–Верона</translation>
    </message>
    <message id="tiletum.space.nuernbergVerona.low">
        <source></source>
        <translation>дорога Нюрнберг–Верона</translation>
    </message>
    <message id="tiletum.space.paris">
        <source></source>
        <translation>Париж</translation>
    </message>
    <message id="tiletum.space.paris.low">
        <source></source>
        <translation>Париж</translation>
    </message>
    <message id="tiletum.space.parisBordeaux">
        <source></source>
        <translation>Дорога Париж–Бордо</translation>
    </message>
    <message id="tiletum.space.parisBordeaux.low">
        <source></source>
        <translation>дорога Париж–Бордо</translation>
    </message>
    <message id="tiletum.space.praha">
        <source></source>
        <translation>Прага</translation>
    </message>
    <message id="tiletum.space.praha.low">
        <source></source>
        <translation>Прага</translation>
    </message>
    <message id="tiletum.space.strasbourg">
        <source></source>
        <translation>Страсбург</translation>
    </message>
    <message id="tiletum.space.strasbourg.low">
        <source></source>
        <translation>Страсбург</translation>
    </message>
    <message id="tiletum.space.strasbourgMilano">
        <source></source>
        <translation>Дорога Страсбург–Милан</translation>
    </message>
    <message id="tiletum.space.strasbourgMilano.low">
        <source></source>
        <translation>дорога Страсбург–Милан</translation>
    </message>
    <message id="tiletum.space.tiletum">
        <source></source>
        <translation>Тилетум</translation>
    </message>
    <message id="tiletum.space.tiletum.low">
        <source></source>
        <translation>Тилетум</translation>
    </message>
    <message id="tiletum.space.toulouse">
        <source></source>
        <translation>Тулуза</translation>
    </message>
    <message id="tiletum.space.toulouse.low">
        <source></source>
        <translation>Тулуза</translation>
    </message>
    <message id="tiletum.space.troyes">
        <source></source>
        <translation>Труа</translation>
    </message>
    <message id="tiletum.space.troyes.low">
        <source></source>
        <translation>Труа</translation>
    </message>
    <message id="tiletum.space.venezia">
        <source></source>
        <translation>Венеция</translation>
    </message>
    <message id="tiletum.space.venezia.low">
        <source></source>
        <translation>Венеция</translation>
    </message>
    <message id="tiletum.space.verona">
        <source></source>
        <translation>Верона</translation>
    </message>
    <message id="tiletum.space.verona.low">
        <source></source>
        <translation>Верона</translation>
    </message>
    <message id="tiletum.space.wien">
        <source></source>
        <translation>Вена</translation>
    </message>
    <message id="tiletum.space.wien.low">
        <source></source>
        <translation>Вена</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1">
        <source></source>
        <translation>Зодчий (1 шаг архитектора)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1.acc">
        <source></source>
        <translation>зодчего (1 шаг архитектора)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1.low">
        <source></source>
        <translation>зодчий (1 шаг архитектора)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1Pillar.a">
        <source></source>
        <translation>Зодчий (1 шаг архитектора, колонна)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1Pillar.a.acc">
        <source></source>
        <translation>зодчего (1 шаг архитектора, колонна)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1Pillar.a.low">
        <source></source>
        <translation>зодчий (1 шаг архитектора, колонна)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1Pillar.b">
        <source></source>
        <translation>Зодчий (1 шаг архитектора, колонна)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1Pillar.b.acc">
        <source></source>
        <translation>зодчего (1 шаг архитектора, колонна)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep1Pillar.b.low">
        <source></source>
        <translation>зодчий (1 шаг архитектора, колонна)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep2.a">
        <source></source>
        <translation>Зодчий (2 шага архитектора)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep2.a.acc">
        <source></source>
        <translation>зодчего (2 шага архитектора)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep2.a.low">
        <source></source>
        <translation>зодчий (2 шага архитектора)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep2.b">
        <source></source>
        <translation>Зодчий (2 шага архитектора)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep2.b.acc">
        <source></source>
        <translation>зодчего (2 шага архитектора)</translation>
    </message>
    <message id="tiletum.tile.builder.architectStep2.b.low">
        <source></source>
        <translation>зодчий (2 шага архитектора)</translation>
    </message>
    <message id="tiletum.tile.builder.pillar">
        <source></source>
        <translation>Зодчий (колонна)</translation>
    </message>
    <message id="tiletum.tile.builder.pillar.acc">
        <source></source>
        <translation>зодчего (колонна)</translation>
    </message>
    <message id="tiletum.tile.builder.pillar.low">
        <source></source>
        <translation>зодчий (колонна)</translation>
    </message>
    <message id="tiletum.tile.builder.stone1">
        <source></source>
        <translation>Зодчий (1 камень)</translation>
    </message>
    <message id="tiletum.tile.builder.stone1.acc">
        <source></source>
        <translation>зодчего (1 камень)</translation>
    </message>
    <message id="tiletum.tile.builder.stone1.low">
        <source></source>
        <translation>зодчий (1 камень)</translation>
    </message>
    <message id="tiletum.tile.builder.stone2.a">
        <source></source>
        <translation>Зодчий (2 камня)</translation>
    </message>
    <message id="tiletum.tile.builder.stone2.a.acc">
        <source></source>
        <translation>зодчего (2 камня)</translation>
    </message>
    <message id="tiletum.tile.builder.stone2.a.low">
        <source></source>
        <translation>зодчий (2 камня)</translation>
    </message>
    <message id="tiletum.tile.builder.stone2.b">
        <source></source>
        <translation>Зодчий (2 камня)</translation>
    </message>
    <message id="tiletum.tile.builder.stone2.b.acc">
        <source></source>
        <translation>зодчего (2 камня)</translation>
    </message>
    <message id="tiletum.tile.builder.stone2.b.low">
        <source></source>
        <translation>зодчий (2 камня)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.a">
        <source></source>
        <translation>Герб (Фуггеры)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.a.acc">
        <source></source>
        <translation>герб (Фуггеры)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.a.low">
        <source></source>
        <translation>герб (Фуггеры)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.b">
        <source></source>
        <translation>Герб (Фуггеры)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.b.acc">
        <source></source>
        <translation>герб (Фуггеры)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.b.low">
        <source></source>
        <translation>герб (Фуггеры)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.c">
        <source></source>
        <translation>Герб (Фуггеры)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.c.acc">
        <source></source>
        <translation>герб (Фуггеры)</translation>
    </message>
    <message id="tiletum.tile.coat.fugger.c.low">
        <source></source>
        <translation>герб (Фуггеры)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.a">
        <source></source>
        <translation>Герб (Габсбурги)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.a.acc">
        <source></source>
        <translation>герб (Габсбурги)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.a.low">
        <source></source>
        <translation>герб (Габсбурги)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.b">
        <source></source>
        <translation>Герб (Габсбурги)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.b.acc">
        <source></source>
        <translation>герб (Габсбурги)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.b.low">
        <source></source>
        <translation>герб (Габсбурги)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.c">
        <source></source>
        <translation>Герб (Габсбурги)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.c.acc">
        <source></source>
        <translation>герб (Габсбурги)</translation>
    </message>
    <message id="tiletum.tile.coat.habsburg.c.low">
        <source></source>
        <translation>герб (Габсбурги)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.a">
        <source></source>
        <translation>Герб (Ланкастеры)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.a.acc">
        <source></source>
        <translation>герб (Ланкастеры)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.a.low">
        <source></source>
        <translation>герб (Ланкастеры)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.b">
        <source></source>
        <translation>Герб (Ланкастеры)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.b.acc">
        <source></source>
        <translation>герб (Ланкастеры)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.b.low">
        <source></source>
        <translation>герб (Ланкастеры)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.c">
        <source></source>
        <translation>Герб (Ланкастеры)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.c.acc">
        <source></source>
        <translation>герб (Ланкастеры)</translation>
    </message>
    <message id="tiletum.tile.coat.lancaster.c.low">
        <source></source>
        <translation>герб (Ланкастеры)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.a">
        <source></source>
        <translation>Герб (Медичи)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.a.acc">
        <source></source>
        <translation>герб (Медичи)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.a.low">
        <source></source>
        <translation>герб (Медичи)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.b">
        <source></source>
        <translation>Герб (Медичи)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.b.acc">
        <source></source>
        <translation>герб (Медичи)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.b.low">
        <source></source>
        <translation>герб (Медичи)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.c">
        <source></source>
        <translation>Герб (Медичи)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.c.acc">
        <source></source>
        <translation>герб (Медичи)</translation>
    </message>
    <message id="tiletum.tile.coat.medici.c.low">
        <source></source>
        <translation>герб (Медичи)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.a">
        <source></source>
        <translation>Герб (Валуа)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.a.acc">
        <source></source>
        <translation>герб (Валуа)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.a.low">
        <source></source>
        <translation>герб (Валуа)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.b">
        <source></source>
        <translation>Герб (Валуа)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.b.acc">
        <source></source>
        <translation>герб (Валуа)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.b.low">
        <source></source>
        <translation>герб (Валуа)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.c">
        <source></source>
        <translation>Герб (Валуа)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.c.acc">
        <source></source>
        <translation>герб (Валуа)</translation>
    </message>
    <message id="tiletum.tile.coat.valois.c.low">
        <source></source>
        <translation>герб (Валуа)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.a">
        <source></source>
        <translation>Герб (Висконти)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.a.acc">
        <source></source>
        <translation>герб (Висконти)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.a.low">
        <source></source>
        <translation>герб (Висконти)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.b">
        <source></source>
        <translation>Герб (Висконти)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.b.acc">
        <source></source>
        <translation>герб (Висконти)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.b.low">
        <source></source>
        <translation>герб (Висконти)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.c">
        <source></source>
        <translation>Герб (Висконти)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.c.acc">
        <source></source>
        <translation>герб (Висконти)</translation>
    </message>
    <message id="tiletum.tile.coat.visconti.c.low">
        <source></source>
        <translation>герб (Висконти)</translation>
    </message>
    <message id="tiletum.tile.contract.iron1Wool1">
        <source></source>
        <translation>Контракт (2 ПО за 1 железо и 1 шерсть)</translation>
    </message>
    <message id="tiletum.tile.contract.iron1Wool1.acc">
        <source></source>
        <translation>контракт (2 ПО за 1 железо и 1 шерсть)</translation>
    </message>
    <message id="tiletum.tile.contract.iron1Wool1.low">
        <source></source>
        <translation>контракт (2 ПО за 1 железо и 1 шерсть)</translation>
    </message>
    <message id="tiletum.tile.contract.iron2">
        <source></source>
        <translation>Контракт (2 ПО за 2 железа)</translation>
    </message>
    <message id="tiletum.tile.contract.iron2.acc">
        <source></source>
        <translation>контракт (2 ПО за 2 железа)</translation>
    </message>
    <message id="tiletum.tile.contract.iron2.low">
        <source></source>
        <translation>контракт (2 ПО за 2 железа)</translation>
    </message>
    <message id="tiletum.tile.contract.iron2Wool2">
        <source></source>
        <translation>Контракт (6 ПО за 2 железа и 2 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.iron2Wool2.acc">
        <source></source>
        <translation>контракт (6 ПО за 2 железа и 2 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.iron2Wool2.low">
        <source></source>
        <translation>контракт (6 ПО за 2 железа и 2 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.iron3">
        <source></source>
        <translation>Контракт (4 ПО за 3 железа)</translation>
    </message>
    <message id="tiletum.tile.contract.iron3.acc">
        <source></source>
        <translation>контракт (4 ПО за 3 железа)</translation>
    </message>
    <message id="tiletum.tile.contract.iron3.low">
        <source></source>
        <translation>контракт (4 ПО за 3 железа)</translation>
    </message>
    <message id="tiletum.tile.contract.iron3Wool3">
        <source></source>
        <translation>Контракт (9 ПО и персонажи 1 ОД за 3 железа и 3 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.iron3Wool3.acc">
        <source></source>
        <translation>контракт (9 ПО и персонажи 1 ОД за 3 железа и 3 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.iron3Wool3.low">
        <source></source>
        <translation>контракт (9 ПО и персонажи 1 ОД за 3 железа и 3 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.iron4Wool4">
        <source></source>
        <translation>Контракт (12 ПО за 4 железа и 4 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.iron4Wool4.acc">
        <source></source>
        <translation>контракт (12 ПО за 4 железа и 4 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.iron4Wool4.low">
        <source></source>
        <translation>контракт (12 ПО за 4 железа и 4 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.iron5">
        <source></source>
        <translation>Контракт (7 ПО и король 1 ОД за 5 железа)</translation>
    </message>
    <message id="tiletum.tile.contract.iron5.acc">
        <source></source>
        <translation>контракт (7 ПО и король 1 ОД за 5 железа)</translation>
    </message>
    <message id="tiletum.tile.contract.iron5.low">
        <source></source>
        <translation>контракт (7 ПО и король 1 ОД за 5 железа)</translation>
    </message>
    <message id="tiletum.tile.contract.iron5Wool5">
        <source></source>
        <translation>Контракт (16 ПО и персонажи 1 ОД за 5 железа и 5 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.iron5Wool5.acc">
        <source></source>
        <translation>контракт (16 ПО и персонажи 1 ОД за 5 железа и 5 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.iron5Wool5.low">
        <source></source>
        <translation>контракт (16 ПО и персонажи 1 ОД за 5 железа и 5 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.iron7">
        <source></source>
        <translation>Контракт (11 ПО и король 1 ОД за 7 железа)</translation>
    </message>
    <message id="tiletum.tile.contract.iron7.acc">
        <source></source>
        <translation>контракт (11 ПО и король 1 ОД за 7 железа)</translation>
    </message>
    <message id="tiletum.tile.contract.iron7.low">
        <source></source>
        <translation>контракт (11 ПО и король 1 ОД за 7 железа)</translation>
    </message>
    <message id="tiletum.tile.contract.iron9">
        <source></source>
        <translation>Контракт (17 ПО за 9 железа)</translation>
    </message>
    <message id="tiletum.tile.contract.iron9.acc">
        <source></source>
        <translation>контракт (17 ПО за 9 железа)</translation>
    </message>
    <message id="tiletum.tile.contract.iron9.low">
        <source></source>
        <translation>контракт (17 ПО за 9 железа)</translation>
    </message>
    <message id="tiletum.tile.contract.same1.a">
        <source></source>
        <translation>Контракт (1 ПО за 1 ресурс)</translation>
    </message>
    <message id="tiletum.tile.contract.same1.a.acc">
        <source></source>
        <translation>контракт (1 ПО за 1 ресурс)</translation>
    </message>
    <message id="tiletum.tile.contract.same1.a.low">
        <source></source>
        <translation>контракт (1 ПО за 1 ресурс)</translation>
    </message>
    <message id="tiletum.tile.contract.same1.b">
        <source></source>
        <translation>Контракт (1 ПО за 1 ресурс)</translation>
    </message>
    <message id="tiletum.tile.contract.same1.b.acc">
        <source></source>
        <translation>контракт (1 ПО за 1 ресурс)</translation>
    </message>
    <message id="tiletum.tile.contract.same1.b.low">
        <source></source>
        <translation>контракт (1 ПО за 1 ресурс)</translation>
    </message>
    <message id="tiletum.tile.contract.same2Iron2">
        <source></source>
        <translation>Контракт (5 ПО за 2 одинаковых ресурса и 2 железа)</translation>
    </message>
    <message id="tiletum.tile.contract.same2Iron2.acc">
        <source></source>
        <translation>контракт (5 ПО за 2 одинаковых ресурса и 2 железа)</translation>
    </message>
    <message id="tiletum.tile.contract.same2Iron2.low">
        <source></source>
        <translation>контракт (5 ПО за 2 одинаковых ресурса и 2 железа)</translation>
    </message>
    <message id="tiletum.tile.contract.same2Wool2">
        <source></source>
        <translation>Контракт (5 ПО за 2 одинаковых ресурса и 2 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.same2Wool2.acc">
        <source></source>
        <translation>контракт (5 ПО за 2 одинаковых ресурса и 2 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.same2Wool2.low">
        <source></source>
        <translation>контракт (5 ПО за 2 одинаковых ресурса и 2 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.same3">
        <source></source>
        <translation>Контракт (3 ПО за 3 одинаковых ресурса)</translation>
    </message>
    <message id="tiletum.tile.contract.same3.acc">
        <source></source>
        <translation>контракт (3 ПО за 3 одинаковых ресурса)</translation>
    </message>
    <message id="tiletum.tile.contract.same3.low">
        <source></source>
        <translation>контракт (3 ПО за 3 одинаковых ресурса)</translation>
    </message>
    <message id="tiletum.tile.contract.same3Iron3">
        <source></source>
        <translation>Контракт (8 ПО за 3 одинаковых ресурса и 3 железа)</translation>
    </message>
    <message id="tiletum.tile.contract.same3Iron3.acc">
        <source></source>
        <translation>контракт (8 ПО за 3 одинаковых ресурса и 3 железа)</translation>
    </message>
    <message id="tiletum.tile.contract.same3Iron3.low">
        <source></source>
        <translation>контракт (8 ПО за 3 одинаковых ресурса и 3 железа)</translation>
    </message>
    <message id="tiletum.tile.contract.same3Wool3">
        <source></source>
        <translation>Контракт (8 ПО за 3 одинаковых ресурса и 3 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.same3Wool3.acc">
        <source></source>
        <translation>контракт (8 ПО за 3 одинаковых ресурса и 3 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.same3Wool3.low">
        <source></source>
        <translation>контракт (8 ПО за 3 одинаковых ресурса и 3 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.same5.a">
        <source></source>
        <translation>Контракт (6 ПО за 5 одинаковых ресурсов)</translation>
    </message>
    <message id="tiletum.tile.contract.same5.a.acc">
        <source></source>
        <translation>контракт (6 ПО за 5 одинаковых ресурсов)</translation>
    </message>
    <message id="tiletum.tile.contract.same5.a.low">
        <source></source>
        <translation>контракт (6 ПО за 5 одинаковых ресурсов)</translation>
    </message>
    <message id="tiletum.tile.contract.same5.b">
        <source></source>
        <translation>Контракт (6 ПО за 5 одинаковых ресурсов)</translation>
    </message>
    <message id="tiletum.tile.contract.same5.b.acc">
        <source></source>
        <translation>контракт (6 ПО за 5 одинаковых ресурсов)</translation>
    </message>
    <message id="tiletum.tile.contract.same5.b.low">
        <source></source>
        <translation>контракт (6 ПО за 5 одинаковых ресурсов)</translation>
    </message>
    <message id="tiletum.tile.contract.same7">
        <source></source>
        <translation>Контракт (10 ПО за 7 одинаковых ресурсов)</translation>
    </message>
    <message id="tiletum.tile.contract.same7.acc">
        <source></source>
        <translation>контракт (10 ПО за 7 одинаковых ресурсов)</translation>
    </message>
    <message id="tiletum.tile.contract.same7.low">
        <source></source>
        <translation>контракт (10 ПО за 7 одинаковых ресурсов)</translation>
    </message>
    <message id="tiletum.tile.contract.same8">
        <source></source>
        <translation>Контракт (13 ПО за 8 одинаковых ресурсов)</translation>
    </message>
    <message id="tiletum.tile.contract.same8.acc">
        <source></source>
        <translation>контракт (13 ПО за 8 одинаковых ресурсов)</translation>
    </message>
    <message id="tiletum.tile.contract.same8.low">
        <source></source>
        <translation>контракт (13 ПО за 8 одинаковых ресурсов)</translation>
    </message>
    <message id="tiletum.tile.contract.wool2">
        <source></source>
        <translation>Контракт (2 ПО за 2 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.wool2.acc">
        <source></source>
        <translation>контракт (2 ПО за 2 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.wool2.low">
        <source></source>
        <translation>контракт (2 ПО за 2 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.wool3">
        <source></source>
        <translation>Контракт (4 ПО за 3 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.wool3.acc">
        <source></source>
        <translation>контракт (4 ПО за 3 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.wool3.low">
        <source></source>
        <translation>контракт (4 ПО за 3 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.wool5">
        <source></source>
        <translation>Контракт (7 ПО и 1 шаг торговца за 5 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.wool5.acc">
        <source></source>
        <translation>контракт (7 ПО и 1 шаг торговца за 5 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.wool5.low">
        <source></source>
        <translation>контракт (7 ПО и 1 шаг торговца за 5 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.wool7">
        <source></source>
        <translation>Контракт (11 ПО и 1 шаг торговца за 7 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.wool7.acc">
        <source></source>
        <translation>контракт (11 ПО и 1 шаг торговца за 7 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.wool7.low">
        <source></source>
        <translation>контракт (11 ПО и 1 шаг торговца за 7 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.wool9">
        <source></source>
        <translation>Контракт (17 ПО за 9 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.wool9.acc">
        <source></source>
        <translation>контракт (17 ПО за 9 шерсти)</translation>
    </message>
    <message id="tiletum.tile.contract.wool9.low">
        <source></source>
        <translation>контракт (17 ПО за 9 шерсти)</translation>
    </message>
    <message id="tiletum.tile.courtier.gold2">
        <source></source>
        <translation>Придворный (2 золота)</translation>
    </message>
    <message id="tiletum.tile.courtier.gold2.acc">
        <source></source>
        <translation>придворного (2 золота)</translation>
    </message>
    <message id="tiletum.tile.courtier.gold2.low">
        <source></source>
        <translation>придворный (2 золота)</translation>
    </message>
    <message id="tiletum.tile.courtier.king1.a">
        <source></source>
        <translation>Придворный (король 1 ОД)</translation>
    </message>
    <message id="tiletum.tile.courtier.king1.a.acc">
        <source></source>
        <translation>придворного (король 1 ОД)</translation>
    </message>
    <message id="tiletum.tile.courtier.king1.a.low">
        <source></source>
        <translation>придворный (король 1 ОД)</translation>
    </message>
    <message id="tiletum.tile.courtier.king1.b">
        <source></source>
        <translation>Придворный (король 1 ОД)</translation>
    </message>
    <message id="tiletum.tile.courtier.king1.b.acc">
        <source></source>
        <translation>придворного (король 1 ОД)</translation>
    </message>
    <message id="tiletum.tile.courtier.king1.b.low">
        <source></source>
        <translation>придворный (король 1 ОД)</translation>
    </message>
    <message id="tiletum.tile.courtier.king2.a">
        <source></source>
        <translation>Придворный (король 2 ОД)</translation>
    </message>
    <message id="tiletum.tile.courtier.king2.a.acc">
        <source></source>
        <translation>придворного (король 2 ОД)</translation>
    </message>
    <message id="tiletum.tile.courtier.king2.a.low">
        <source></source>
        <translation>придворный (король 2 ОД)</translation>
    </message>
    <message id="tiletum.tile.courtier.king2.b">
        <source></source>
        <translation>Придворный (король 2 ОД)</translation>
    </message>
    <message id="tiletum.tile.courtier.king2.b.acc">
        <source></source>
        <translation>придворного (король 2 ОД)</translation>
    </message>
    <message id="tiletum.tile.courtier.king2.b.low">
        <source></source>
        <translation>придворный (король 2 ОД)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp2.a">
        <source></source>
        <translation>Придворный (2 ПО)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp2.a.acc">
        <source></source>
        <translation>придворного (2 ПО)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp2.a.low">
        <source></source>
        <translation>придворный (2 ПО)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp2.b">
        <source></source>
        <translation>Придворный (2 ПО)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp2.b.acc">
        <source></source>
        <translation>придворного (2 ПО)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp2.b.low">
        <source></source>
        <translation>придворный (2 ПО)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp3.a">
        <source></source>
        <translation>Придворный (3 ПО)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp3.a.acc">
        <source></source>
        <translation>придворного (3 ПО)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp3.a.low">
        <source></source>
        <translation>придворный (3 ПО)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp3.b">
        <source></source>
        <translation>Придворный (3 ПО)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp3.b.acc">
        <source></source>
        <translation>придворного (3 ПО)</translation>
    </message>
    <message id="tiletum.tile.courtier.vp3.b.low">
        <source></source>
        <translation>придворный (3 ПО)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.a">
        <source></source>
        <translation>Помощник (активация здания)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.a.acc">
        <source></source>
        <translation>помощника (активация здания)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.a.low">
        <source></source>
        <translation>помощник (активация здания)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.b">
        <source></source>
        <translation>Помощник (активация здания)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.b.acc">
        <source></source>
        <translation>помощника (активация здания)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.b.low">
        <source></source>
        <translation>помощник (активация здания)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.c">
        <source></source>
        <translation>Помощник (активация здания)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.c.acc">
        <source></source>
        <translation>помощника (активация здания)</translation>
    </message>
    <message id="tiletum.tile.helper.activate.c.low">
        <source></source>
        <translation>помощник (активация здания)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.a">
        <source></source>
        <translation>Помощник (любое действие 1 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.a.acc">
        <source></source>
        <translation>помощника (любое действие 1 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.a.low">
        <source></source>
        <translation>помощник (любое действие 1 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.b">
        <source></source>
        <translation>Помощник (любое действие 1 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.b.acc">
        <source></source>
        <translation>помощника (любое действие 1 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.b.low">
        <source></source>
        <translation>помощник (любое действие 1 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.c">
        <source></source>
        <translation>Помощник (любое действие 1 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.c.acc">
        <source></source>
        <translation>помощника (любое действие 1 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.any1.c.low">
        <source></source>
        <translation>помощник (любое действие 1 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.architect2">
        <source></source>
        <translation>Помощник (архитектор 2 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.architect2.acc">
        <source></source>
        <translation>помощника (архитектор 2 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.architect2.low">
        <source></source>
        <translation>помощник (архитектор 2 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.architect3">
        <source></source>
        <translation>Помощник (архитектор 3 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.architect3.acc">
        <source></source>
        <translation>помощника (архитектор 3 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.architect3.low">
        <source></source>
        <translation>помощник (архитектор 3 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.character2">
        <source></source>
        <translation>Помощник (персонажи 2 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.character2.acc">
        <source></source>
        <translation>помощника (персонажи 2 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.character2.low">
        <source></source>
        <translation>помощник (персонажи 2 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.character3">
        <source></source>
        <translation>Помощник (персонажи 3 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.character3.acc">
        <source></source>
        <translation>помощника (персонажи 3 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.character3.low">
        <source></source>
        <translation>помощник (персонажи 3 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.a">
        <source></source>
        <translation>Помощник (другой ресурс)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.a.acc">
        <source></source>
        <translation>помощника (другой ресурс)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.a.low">
        <source></source>
        <translation>помощник (другой ресурс)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.b">
        <source></source>
        <translation>Помощник (другой ресурс)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.b.acc">
        <source></source>
        <translation>помощника (другой ресурс)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.b.low">
        <source></source>
        <translation>помощник (другой ресурс)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.c">
        <source></source>
        <translation>Помощник (другой ресурс)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.c.acc">
        <source></source>
        <translation>помощника (другой ресурс)</translation>
    </message>
    <message id="tiletum.tile.helper.colour.c.low">
        <source></source>
        <translation>помощник (другой ресурс)</translation>
    </message>
    <message id="tiletum.tile.helper.contract2">
        <source></source>
        <translation>Помощник (контракты 2 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.contract2.acc">
        <source></source>
        <translation>помощника (контракты 2 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.contract2.low">
        <source></source>
        <translation>помощник (контракты 2 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.contract3">
        <source></source>
        <translation>Помощник (контракты 3 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.contract3.acc">
        <source></source>
        <translation>помощника (контракты 3 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.contract3.low">
        <source></source>
        <translation>помощник (контракты 3 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.gold2vp2.a">
        <source></source>
        <translation>Помощник (2 золота, 2 ПО)</translation>
    </message>
    <message id="tiletum.tile.helper.gold2vp2.a.acc">
        <source></source>
        <translation>помощника (2 золота, 2 ПО)</translation>
    </message>
    <message id="tiletum.tile.helper.gold2vp2.a.low">
        <source></source>
        <translation>помощник (2 золота, 2 ПО)</translation>
    </message>
    <message id="tiletum.tile.helper.gold2vp2.b">
        <source></source>
        <translation>Помощник (2 золота, 2 ПО)</translation>
    </message>
    <message id="tiletum.tile.helper.gold2vp2.b.acc">
        <source></source>
        <translation>помощника (2 золота, 2 ПО)</translation>
    </message>
    <message id="tiletum.tile.helper.gold2vp2.b.low">
        <source></source>
        <translation>помощник (2 золота, 2 ПО)</translation>
    </message>
    <message id="tiletum.tile.helper.gold4.a">
        <source></source>
        <translation>Помощник (4 золота)</translation>
    </message>
    <message id="tiletum.tile.helper.gold4.a.acc">
        <source></source>
        <translation>помощника (4 золота)</translation>
    </message>
    <message id="tiletum.tile.helper.gold4.a.low">
        <source></source>
        <translation>помощник (4 золота)</translation>
    </message>
    <message id="tiletum.tile.helper.gold4.b">
        <source></source>
        <translation>Помощник (4 золота)</translation>
    </message>
    <message id="tiletum.tile.helper.gold4.b.acc">
        <source></source>
        <translation>помощника (4 золота)</translation>
    </message>
    <message id="tiletum.tile.helper.gold4.b.low">
        <source></source>
        <translation>помощник (4 золота)</translation>
    </message>
    <message id="tiletum.tile.helper.king2">
        <source></source>
        <translation>Помощник (король 2 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.king2.acc">
        <source></source>
        <translation>помощника (король 2 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.king2.low">
        <source></source>
        <translation>помощник (король 2 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.king3">
        <source></source>
        <translation>Помощник (король 3 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.king3.acc">
        <source></source>
        <translation>помощника (король 3 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.king3.low">
        <source></source>
        <translation>помощник (король 3 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.merchant2">
        <source></source>
        <translation>Помощник (торговец 2 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.merchant2.acc">
        <source></source>
        <translation>помощника (торговец 2 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.merchant2.low">
        <source></source>
        <translation>помощник (торговец 2 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.merchant3">
        <source></source>
        <translation>Помощник (торговец 3 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.merchant3.acc">
        <source></source>
        <translation>помощника (торговец 3 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.merchant3.low">
        <source></source>
        <translation>помощник (торговец 3 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.oneEach.a">
        <source></source>
        <translation>Помощник (1 железо, 1 шерсть, 1 камень, 1 пища)</translation>
    </message>
    <message id="tiletum.tile.helper.oneEach.a.acc">
        <source></source>
        <translation>помощника (1 железо, 1 шерсть, 1 камень, 1 пища)</translation>
    </message>
    <message id="tiletum.tile.helper.oneEach.a.low">
        <source></source>
        <translation>помощник (1 железо, 1 шерсть, 1 камень, 1 пища)</translation>
    </message>
    <message id="tiletum.tile.helper.oneEach.b">
        <source></source>
        <translation>Помощник (1 железо, 1 шерсть, 1 камень, 1 пища)</translation>
    </message>
    <message id="tiletum.tile.helper.oneEach.b.acc">
        <source></source>
        <translation>помощника (1 железо, 1 шерсть, 1 камень, 1 пища)</translation>
    </message>
    <message id="tiletum.tile.helper.oneEach.b.low">
        <source></source>
        <translation>помощник (1 железо, 1 шерсть, 1 камень, 1 пища)</translation>
    </message>
    <message id="tiletum.tile.helper.plus1.a">
        <source></source>
        <translation>Помощник (+1 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.plus1.a.acc">
        <source></source>
        <translation>помощника (+1 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.plus1.a.low">
        <source></source>
        <translation>помощник (+1 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.plus1.b">
        <source></source>
        <translation>Помощник (+1 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.plus1.b.acc">
        <source></source>
        <translation>помощника (+1 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.plus1.b.low">
        <source></source>
        <translation>помощник (+1 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.plus2.a">
        <source></source>
        <translation>Помощник (+2 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.plus2.a.acc">
        <source></source>
        <translation>помощника (+2 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.plus2.a.low">
        <source></source>
        <translation>помощник (+2 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.plus2.b">
        <source></source>
        <translation>Помощник (+2 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.plus2.b.acc">
        <source></source>
        <translation>помощника (+2 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.plus2.b.low">
        <source></source>
        <translation>помощник (+2 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.plus3">
        <source></source>
        <translation>Помощник (+3 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.plus3.acc">
        <source></source>
        <translation>помощника (+3 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.plus3.low">
        <source></source>
        <translation>помощник (+3 ОД)</translation>
    </message>
    <message id="tiletum.tile.helper.res2.a">
        <source></source>
        <translation>Помощник (2 любых ресурса)</translation>
    </message>
    <message id="tiletum.tile.helper.res2.a.acc">
        <source></source>
        <translation>помощника (2 любых ресурса)</translation>
    </message>
    <message id="tiletum.tile.helper.res2.a.low">
        <source></source>
        <translation>помощник (2 любых ресурса)</translation>
    </message>
    <message id="tiletum.tile.helper.res2.b">
        <source></source>
        <translation>Помощник (2 любых ресурса)</translation>
    </message>
    <message id="tiletum.tile.helper.res2.b.acc">
        <source></source>
        <translation>помощника (2 любых ресурса)</translation>
    </message>
    <message id="tiletum.tile.helper.res2.b.low">
        <source></source>
        <translation>помощник (2 любых ресурса)</translation>
    </message>
    <message id="tiletum.tile.helper.res3.a">
        <source></source>
        <translation>Помощник (3 любых ресурса)</translation>
    </message>
    <message id="tiletum.tile.helper.res3.a.acc">
        <source></source>
        <translation>помощника (3 любых ресурса)</translation>
    </message>
    <message id="tiletum.tile.helper.res3.a.low">
        <source></source>
        <translation>помощник (3 любых ресурса)</translation>
    </message>
    <message id="tiletum.tile.helper.res3.b">
        <source></source>
        <translation>Помощник (3 любых ресурса)</translation>
    </message>
    <message id="tiletum.tile.helper.res3.b.acc">
        <source></source>
        <translation>помощника (3 любых ресурса)</translation>
    </message>
    <message id="tiletum.tile.helper.res3.b.low">
        <source></source>
        <translation>помощник (3 любых ресурса)</translation>
    </message>
    <message id="tiletum.tile.helper.vp4.a">
        <source></source>
        <translation>Помощник (4 ПО)</translation>
    </message>
    <message id="tiletum.tile.helper.vp4.a.acc">
        <source></source>
        <translation>помощника (4 ПО)</translation>
    </message>
    <message id="tiletum.tile.helper.vp4.a.low">
        <source></source>
        <translation>помощник (4 ПО)</translation>
    </message>
    <message id="tiletum.tile.helper.vp4.b">
        <source></source>
        <translation>Помощник (4 ПО)</translation>
    </message>
    <message id="tiletum.tile.helper.vp4.b.acc">
        <source></source>
        <translation>помощника (4 ПО)</translation>
    </message>
    <message id="tiletum.tile.helper.vp4.b.low">
        <source></source>
        <translation>помощник (4 ПО)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character1.a">
        <source></source>
        <translation>Трактирщик (персонажи 1 ОД)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character1.a.acc">
        <source></source>
        <translation>трактирщика (персонажи 1 ОД)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character1.a.low">
        <source></source>
        <translation>трактирщик (персонажи 1 ОД)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character1.b">
        <source></source>
        <translation>Трактирщик (персонажи 1 ОД)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character1.b.acc">
        <source></source>
        <translation>трактирщика (персонажи 1 ОД)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character1.b.low">
        <source></source>
        <translation>трактирщик (персонажи 1 ОД)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character2.a">
        <source></source>
        <translation>Трактирщик (персонажи 2 ОД)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character2.a.acc">
        <source></source>
        <translation>трактирщика (персонажи 2 ОД)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character2.a.low">
        <source></source>
        <translation>трактирщик (персонажи 2 ОД)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character2.b">
        <source></source>
        <translation>Трактирщик (персонажи 2 ОД)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character2.b.acc">
        <source></source>
        <translation>трактирщика (персонажи 2 ОД)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.character2.b.low">
        <source></source>
        <translation>трактирщик (персонажи 2 ОД)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food1">
        <source></source>
        <translation>Трактирщик (1 пища)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food1.acc">
        <source></source>
        <translation>трактирщика (1 пища)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food1.low">
        <source></source>
        <translation>трактирщик (1 пища)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food2.a">
        <source></source>
        <translation>Трактирщик (2 пищи)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food2.a.acc">
        <source></source>
        <translation>трактирщика (2 пищи)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food2.a.low">
        <source></source>
        <translation>трактирщик (2 пищи)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food2.b">
        <source></source>
        <translation>Трактирщик (2 пищи)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food2.b.acc">
        <source></source>
        <translation>трактирщика (2 пищи)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.food2.b.low">
        <source></source>
        <translation>трактирщик (2 пищи)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.stepBoth.a">
        <source></source>
        <translation>Трактирщик (1 шаг архитектора, 1 шаг торговца)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.stepBoth.a.acc">
        <source></source>
        <translation>трактирщика (1 шаг архитектора, 1 шаг торговца)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.stepBoth.a.low">
        <source></source>
        <translation>трактирщик (1 шаг архитектора, 1 шаг торговца)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.stepBoth.b">
        <source></source>
        <translation>Трактирщик (1 шаг архитектора, 1 шаг торговца)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.stepBoth.b.acc">
        <source></source>
        <translation>трактирщика (1 шаг архитектора, 1 шаг торговца)</translation>
    </message>
    <message id="tiletum.tile.innkeeper.stepBoth.b.low">
        <source></source>
        <translation>трактирщик (1 шаг архитектора, 1 шаг торговца)</translation>
    </message>
    <message id="tiletum.tile.notary.contract1Res1.a">
        <source></source>
        <translation>Нотариус (контракты 1 ОД, 1 любой ресурс)</translation>
    </message>
    <message id="tiletum.tile.notary.contract1Res1.a.acc">
        <source></source>
        <translation>нотариуса (контракты 1 ОД, 1 любой ресурс)</translation>
    </message>
    <message id="tiletum.tile.notary.contract1Res1.a.low">
        <source></source>
        <translation>нотариус (контракты 1 ОД, 1 любой ресурс)</translation>
    </message>
    <message id="tiletum.tile.notary.contract1Res1.b">
        <source></source>
        <translation>Нотариус (контракты 1 ОД, 1 любой ресурс)</translation>
    </message>
    <message id="tiletum.tile.notary.contract1Res1.b.acc">
        <source></source>
        <translation>нотариуса (контракты 1 ОД, 1 любой ресурс)</translation>
    </message>
    <message id="tiletum.tile.notary.contract1Res1.b.low">
        <source></source>
        <translation>нотариус (контракты 1 ОД, 1 любой ресурс)</translation>
    </message>
    <message id="tiletum.tile.notary.contract2Res1">
        <source></source>
        <translation>Нотариус (контракты 2 ОД, 1 любой ресурс)</translation>
    </message>
    <message id="tiletum.tile.notary.contract2Res1.acc">
        <source></source>
        <translation>нотариуса (контракты 2 ОД, 1 любой ресурс)</translation>
    </message>
    <message id="tiletum.tile.notary.contract2Res1.low">
        <source></source>
        <translation>нотариус (контракты 2 ОД, 1 любой ресурс)</translation>
    </message>
    <message id="tiletum.tile.notary.contract3">
        <source></source>
        <translation>Нотариус (контракты 3 ОД)</translation>
    </message>
    <message id="tiletum.tile.notary.contract3.acc">
        <source></source>
        <translation>нотариуса (контракты 3 ОД)</translation>
    </message>
    <message id="tiletum.tile.notary.contract3.low">
        <source></source>
        <translation>нотариус (контракты 3 ОД)</translation>
    </message>
    <message id="tiletum.tile.notary.gold1Iron1">
        <source></source>
        <translation>Нотариус (1 золото, 1 железо)</translation>
    </message>
    <message id="tiletum.tile.notary.gold1Iron1.acc">
        <source></source>
        <translation>нотариуса (1 золото, 1 железо)</translation>
    </message>
    <message id="tiletum.tile.notary.gold1Iron1.low">
        <source></source>
        <translation>нотариус (1 золото, 1 железо)</translation>
    </message>
    <message id="tiletum.tile.notary.gold1Wool1">
        <source></source>
        <translation>Нотариус (1 золото, 1 шерсть)</translation>
    </message>
    <message id="tiletum.tile.notary.gold1Wool1.acc">
        <source></source>
        <translation>нотариуса (1 золото, 1 шерсть)</translation>
    </message>
    <message id="tiletum.tile.notary.gold1Wool1.low">
        <source></source>
        <translation>нотариус (1 золото, 1 шерсть)</translation>
    </message>
    <message id="tiletum.tile.notary.iron1">
        <source></source>
        <translation>Нотариус (1 железо)</translation>
    </message>
    <message id="tiletum.tile.notary.iron1.acc">
        <source></source>
        <translation>нотариуса (1 железо)</translation>
    </message>
    <message id="tiletum.tile.notary.iron1.low">
        <source></source>
        <translation>нотариус (1 железо)</translation>
    </message>
    <message id="tiletum.tile.notary.iron2">
        <source></source>
        <translation>Нотариус (2 железа)</translation>
    </message>
    <message id="tiletum.tile.notary.iron2.acc">
        <source></source>
        <translation>нотариуса (2 железа)</translation>
    </message>
    <message id="tiletum.tile.notary.iron2.low">
        <source></source>
        <translation>нотариус (2 железа)</translation>
    </message>
    <message id="tiletum.tile.notary.wool2">
        <source></source>
        <translation>Нотариус (2 шерсти)</translation>
    </message>
    <message id="tiletum.tile.notary.wool2.acc">
        <source></source>
        <translation>нотариуса (2 шерсти)</translation>
    </message>
    <message id="tiletum.tile.notary.wool2.low">
        <source></source>
        <translation>нотариус (2 шерсти)</translation>
    </message>
    <message id="tiletum.tile.trader.gold2">
        <source></source>
        <translation>Купчиха (2 золота)</translation>
    </message>
    <message id="tiletum.tile.trader.gold2.acc">
        <source></source>
        <translation>купчиху (2 золота)</translation>
    </message>
    <message id="tiletum.tile.trader.gold2.low">
        <source></source>
        <translation>купчиха (2 золота)</translation>
    </message>
    <message id="tiletum.tile.trader.gold3.a">
        <source></source>
        <translation>Купчиха (3 золота)</translation>
    </message>
    <message id="tiletum.tile.trader.gold3.a.acc">
        <source></source>
        <translation>купчиху (3 золота)</translation>
    </message>
    <message id="tiletum.tile.trader.gold3.a.low">
        <source></source>
        <translation>купчиха (3 золота)</translation>
    </message>
    <message id="tiletum.tile.trader.gold3.b">
        <source></source>
        <translation>Купчиха (3 золота)</translation>
    </message>
    <message id="tiletum.tile.trader.gold3.b.acc">
        <source></source>
        <translation>купчиху (3 золота)</translation>
    </message>
    <message id="tiletum.tile.trader.gold3.b.low">
        <source></source>
        <translation>купчиха (3 золота)</translation>
    </message>
    <message id="tiletum.tile.trader.house">
        <source></source>
        <translation>Купчиха (дом)</translation>
    </message>
    <message id="tiletum.tile.trader.house.acc">
        <source></source>
        <translation>купчиху (дом)</translation>
    </message>
    <message id="tiletum.tile.trader.house.low">
        <source></source>
        <translation>купчиха (дом)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1">
        <source></source>
        <translation>Купчиха (1 шаг торговца)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1.acc">
        <source></source>
        <translation>купчиху (1 шаг торговца)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1.low">
        <source></source>
        <translation>купчиха (1 шаг торговца)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1House.a">
        <source></source>
        <translation>Купчиха (1 шаг торговца, дом)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1House.a.acc">
        <source></source>
        <translation>купчиху (1 шаг торговца, дом)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1House.a.low">
        <source></source>
        <translation>купчиха (1 шаг торговца, дом)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1House.b">
        <source></source>
        <translation>Купчиха (1 шаг торговца, дом)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1House.b.acc">
        <source></source>
        <translation>купчиху (1 шаг торговца, дом)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep1House.b.low">
        <source></source>
        <translation>купчиха (1 шаг торговца, дом)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep2.a">
        <source></source>
        <translation>Купчиха (2 шага торговца)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep2.a.acc">
        <source></source>
        <translation>купчиху (2 шага торговца)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep2.a.low">
        <source></source>
        <translation>купчиха (2 шага торговца)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep2.b">
        <source></source>
        <translation>Купчиха (2 шага торговца)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep2.b.acc">
        <source></source>
        <translation>купчиху (2 шага торговца)</translation>
    </message>
    <message id="tiletum.tile.trader.merchantStep2.b.low">
        <source></source>
        <translation>купчиха (2 шага торговца)</translation>
    </message>
    <message id="tiletum.verb.activate">
        <source></source>
        <translation>Активировать здание</translation>
    </message>
    <message id="tiletum.verb.adorn">
        <source></source>
        <translation>Разместить герб</translation>
    </message>
    <message id="tiletum.verb.buy">
        <source></source>
        <translation>Купить ресурс</translation>
    </message>
    <message id="tiletum.verb.choose">
        <source></source>
        <translation>Выбрать действие</translation>
    </message>
    <message id="tiletum.verb.claim">
        <source></source>
        <translation>Взять бонусный жетон</translation>
    </message>
    <message id="tiletum.verb.collect">
        <source></source>
        <translation>Взять бонусный жетон в городе</translation>
    </message>
    <message id="tiletum.verb.contribute">
        <source></source>
        <translation>Внести вклад в собор</translation>
    </message>
    <message id="tiletum.verb.decline">
        <source></source>
        <translation>Не брать жетон</translation>
    </message>
    <message id="tiletum.verb.endTurn">
        <source></source>
        <translation>Закончить ход</translation>
    </message>
    <message id="tiletum.verb.enjoy">
        <source></source>
        <translation>Получить бонус персонажа</translation>
    </message>
    <message id="tiletum.verb.exchange">
        <source></source>
        <translation>Обменять ресурс</translation>
    </message>
    <message id="tiletum.verb.finish">
        <source></source>
        <translation>Отказаться от остального</translation>
    </message>
    <message id="tiletum.verb.fulfil">
        <source></source>
        <translation>Выполнить контракт</translation>
    </message>
    <message id="tiletum.verb.hire">
        <source></source>
        <translation>Взять персонажа</translation>
    </message>
    <message id="tiletum.verb.house">
        <source></source>
        <translation>Построить дом</translation>
    </message>
    <message id="tiletum.verb.move">
        <source></source>
        <translation>Передвинуть фигуру</translation>
    </message>
    <message id="tiletum.verb.pick">
        <source></source>
        <translation>Выбрать ресурс</translation>
    </message>
    <message id="tiletum.verb.pillar">
        <source></source>
        <translation>Поставить колонну</translation>
    </message>
    <message id="tiletum.verb.replace">
        <source></source>
        <translation>Обновить рынок персонажей</translation>
    </message>
    <message id="tiletum.verb.settle">
        <source></source>
        <translation>Поселить персонажа</translation>
    </message>
    <message id="tiletum.verb.sign">
        <source></source>
        <translation>Взять жетон с рынка контрактов</translation>
    </message>
    <message id="tiletum.verb.take">
        <source></source>
        <translation>Взять кубик</translation>
    </message>
    <message id="tiletum.verb.use">
        <source></source>
        <translation>Использовать помощника</translation>
    </message>
    <message id="tiletum.button.all">
        <source></source>
        <translation>Всё, что можно сделать</translation>
    </message>
    <message id="tiletum.button.end">
        <source></source>
        <translation>Закончить ход</translation>
    </message>
    <message id="tiletum.gain.activate">
        <source></source>
        <translation>активация здания</translation>
    </message>
    <message id="tiletum.gain.colour">
        <source></source>
        <translation>другой ресурс со следующего кубика</translation>
    </message>
    <message id="tiletum.gain.house">
        <source></source>
        <translation>дом</translation>
    </message>
    <message id="tiletum.gain.houseAnywhere">
        <source></source>
        <translation>дом в любом городе</translation>
    </message>
    <message id="tiletum.gain.pillar">
        <source></source>
        <translation>колонна</translation>
    </message>
    <message id="tiletum.gain.pillarAnywhere">
        <source></source>
        <translation>колонна в любом городе</translation>
    </message>
    <message id="tiletum.gain.teleport.architect">
        <source></source>
        <translation>архитектор на любую клетку</translation>
    </message>
    <message id="tiletum.gain.teleport.merchant">
        <source></source>
        <translation>торговец на любую клетку</translation>
    </message>
    <message id="tiletum.gainMany.any" numerus="yes">
        <source></source>
        <translation>
            <numerusform>любые ресурсы %n</numerusform>
            <numerusform>любые ресурсы %n</numerusform>
            <numerusform>любые ресурсы %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n очко действия</numerusform>
            <numerusform>%n очка действий</numerusform>
            <numerusform>%n очков действий</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead.architect" numerus="yes">
        <source></source>
        <translation>
            <numerusform>архитектор %n ОД</numerusform>
            <numerusform>архитектор %n ОД</numerusform>
            <numerusform>архитектор %n ОД</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead.character" numerus="yes">
        <source></source>
        <translation>
            <numerusform>персонажи %n ОД</numerusform>
            <numerusform>персонажи %n ОД</numerusform>
            <numerusform>персонажи %n ОД</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead.contract" numerus="yes">
        <source></source>
        <translation>
            <numerusform>контракты %n ОД</numerusform>
            <numerusform>контракты %n ОД</numerusform>
            <numerusform>контракты %n ОД</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead.joker" numerus="yes">
        <source></source>
        <translation>
            <numerusform>любое действие %n ОД</numerusform>
            <numerusform>любое действие %n ОД</numerusform>
            <numerusform>любое действие %n ОД</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead.king" numerus="yes">
        <source></source>
        <translation>
            <numerusform>король %n ОД</numerusform>
            <numerusform>король %n ОД</numerusform>
            <numerusform>король %n ОД</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.bead.merchant" numerus="yes">
        <source></source>
        <translation>
            <numerusform>торговец %n ОД</numerusform>
            <numerusform>торговец %n ОД</numerusform>
            <numerusform>торговец %n ОД</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.food" numerus="yes">
        <source></source>
        <translation>
            <numerusform>пища %n</numerusform>
            <numerusform>пища %n</numerusform>
            <numerusform>пища %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.gold" numerus="yes">
        <source></source>
        <translation>
            <numerusform>золото %n</numerusform>
            <numerusform>золото %n</numerusform>
            <numerusform>золото %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.iron" numerus="yes">
        <source></source>
        <translation>
            <numerusform>железо %n</numerusform>
            <numerusform>железо %n</numerusform>
            <numerusform>железо %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.laurel" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n победное очко</numerusform>
            <numerusform>%n победных очка</numerusform>
            <numerusform>%n победных очков</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.plus" numerus="yes">
        <source></source>
        <translation>
            <numerusform>ещё %n очко действия</numerusform>
            <numerusform>ещё %n очка действий</numerusform>
            <numerusform>ещё %n очков действий</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.same" numerus="yes">
        <source></source>
        <translation>
            <numerusform>одинаковый ресурс %n</numerusform>
            <numerusform>одинаковый ресурс %n</numerusform>
            <numerusform>одинаковый ресурс %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.step.architect" numerus="yes">
        <source></source>
        <translation>
            <numerusform>шаги архитектора %n</numerusform>
            <numerusform>шаги архитектора %n</numerusform>
            <numerusform>шаги архитектора %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.step.merchant" numerus="yes">
        <source></source>
        <translation>
            <numerusform>шаги торговца %n</numerusform>
            <numerusform>шаги торговца %n</numerusform>
            <numerusform>шаги торговца %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.stone" numerus="yes">
        <source></source>
        <translation>
            <numerusform>камень %n</numerusform>
            <numerusform>камень %n</numerusform>
            <numerusform>камень %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.gainMany.wool" numerus="yes">
        <source></source>
        <translation>
            <numerusform>шерсть %n</numerusform>
            <numerusform>шерсть %n</numerusform>
            <numerusform>шерсть %n</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.activate">
        <source></source>
        <translation>Какое здание активируете?</translation>
    </message>
    <message id="tiletum.hint.architect" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Осталось %n очко: поставьте колонну, возьмите жетон или идите дальше.</numerusform>
            <numerusform>Осталось %n очка: поставьте колонну, возьмите жетон или идите дальше.</numerusform>
            <numerusform>Осталось %n очков: поставьте колонну, возьмите жетон или идите дальше.</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.bonusTile">
        <source></source>
        <translation>К нему прилагается жетон: возьмите или оставьте.</translation>
    </message>
    <message id="tiletum.hint.bonuses">
        <source></source>
        <translation>Чей бонус возьмёте?</translation>
    </message>
    <message id="tiletum.hint.character" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Осталось %n очко: возьмите персонажа, обновите рынок или поселите кого-нибудь.</numerusform>
            <numerusform>Осталось %n очка: возьмите персонажа, обновите рынок или поселите кого-нибудь.</numerusform>
            <numerusform>Осталось %n очков: возьмите персонажа, обновите рынок или поселите кого-нибудь.</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.chooseAction">
        <source></source>
        <translation>Какое действие выберете?</translation>
    </message>
    <message id="tiletum.hint.chooseDie">
        <source></source>
        <translation>Ваш ход: выберите кубик.</translation>
    </message>
    <message id="tiletum.hint.colour">
        <source></source>
        <translation>Что даст ваш следующий кубик?</translation>
    </message>
    <message id="tiletum.hint.consider">
        <source></source>
        <translation>Коснитесь ещё раз, чтобы взять, или посмотрите другой.</translation>
    </message>
    <message id="tiletum.hint.contract" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Осталось %n очко: берите с рынка или обменяйте ресурс.</numerusform>
            <numerusform>Осталось %n очка: берите с рынка или обменяйте ресурс.</numerusform>
            <numerusform>Осталось %n очков: берите с рынка или обменяйте ресурс.</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.end">
        <source></source>
        <translation>Больше делать нечего: закончите ход.</translation>
    </message>
    <message id="tiletum.hint.houseAnywhere">
        <source></source>
        <translation>Постройте дом на любом подсвеченном месте.</translation>
    </message>
    <message id="tiletum.hint.kingTile">
        <source></source>
        <translation>Вы впереди на королевском треке: возьмите жетон или оставьте.</translation>
    </message>
    <message id="tiletum.hint.lost" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Пропадёт %n очко. Коснитесь ещё раз, чтобы закончить.</numerusform>
            <numerusform>Пропадут %n очка. Коснитесь ещё раз, чтобы закончить.</numerusform>
            <numerusform>Пропадут %n очков. Коснитесь ещё раз, чтобы закончить.</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.merchant" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Осталось %n очко: стройте здесь, возьмите жетон или идите дальше.</numerusform>
            <numerusform>Осталось %n очка: стройте здесь, возьмите жетон или идите дальше.</numerusform>
            <numerusform>Осталось %n очков: стройте здесь, возьмите жетон или идите дальше.</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.onlyPlan">
        <source></source>
        <translation>Это только план: на столе ничего не меняется.</translation>
    </message>
    <message id="tiletum.hint.pillarAnywhere">
        <source></source>
        <translation>Поставьте колонну в любом подсвеченном городе.</translation>
    </message>
    <message id="tiletum.hint.resources" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Выберите ресурс: остался %n.</numerusform>
            <numerusform>Выберите ресурс: осталось %n.</numerusform>
            <numerusform>Выберите ресурс: осталось %n.</numerusform>
        </translation>
    </message>
    <message id="tiletum.hint.rest">
        <source></source>
        <translation>Здесь ничего не осталось: вернитесь к остальному.</translation>
    </message>
    <message id="tiletum.hint.steps">
        <source></source>
        <translation>Коснитесь подсвеченного места или откажитесь от остального.</translation>
    </message>
    <message id="tiletum.hint.tasks">
        <source></source>
        <translation>Что ещё подсвечено, не требует очков: используйте это или закончите ход.</translation>
    </message>
    <message id="tiletum.hint.takeAgain">
        <source></source>
        <translation>{tile}. Коснитесь жетона ещё раз, чтобы взять его.</translation>
    </message>
    <message id="tiletum.hint.lost.full">
        <source></source>
        <translation>Склад полон: жетон у королевского трека пропадает.</translation>
    </message>
    <message id="tiletum.hint.lost.held">
        <source></source>
        <translation>Такой герб у вас уже есть: жетон у королевского трека пропадает.</translation>
    </message>
    <message id="tiletum.hint.lost.noSpace">
        <source></source>
        <translation>Все места для контрактов заняты: жетон у королевского трека пропадает.</translation>
    </message>
    <message id="tiletum.hint.teleportArchitect">
        <source></source>
        <translation>Ваш архитектор может перейти куда угодно.</translation>
    </message>
    <message id="tiletum.hint.teleportMerchant">
        <source></source>
        <translation>Ваш торговец может перейти куда угодно.</translation>
    </message>
    <message id="tiletum.hint.useAgain">
        <source></source>
        <translation>{tile}. Коснитесь жетона ещё раз, чтобы использовать его.</translation>
    </message>
    <message id="tiletum.hint.whereTo">
        <source></source>
        <translation>{tile}. Коснитесь подсвеченного места.</translation>
    </message>
    <message id="tiletum.offer.activate">
        <source></source>
        <translation>Активировать здание {building}.</translation>
    </message>
    <message id="tiletum.offer.adorn">
        <source></source>
        <translation>Под здание {building}. {tile}.</translation>
    </message>
    <message id="tiletum.offer.collect">
        <source></source>
        <translation>Из города. {tile}.</translation>
    </message>
    <message id="tiletum.offer.contribute">
        <source></source>
        <translation>Внести вклад в собор: {space}.</translation>
    </message>
    <message id="tiletum.offer.hire">
        <source></source>
        <translation>С рынка. {tile}.</translation>
    </message>
    <message id="tiletum.offer.house">
        <source></source>
        <translation>Дом: {space}, место {house}.</translation>
    </message>
    <message id="tiletum.offer.move">
        <source></source>
        <translation>{piece}: {space}.</translation>
    </message>
    <message id="tiletum.offer.pillar">
        <source></source>
        <translation>Колонна: {space}.</translation>
    </message>
    <message id="tiletum.offer.settle">
        <source></source>
        <translation>Здание {building}, этаж {floor}. {tile}.</translation>
    </message>
    <message id="tiletum.offer.sign">
        <source></source>
        <translation>С рынка. {tile}.</translation>
    </message>
    <message id="tiletum.offer.trade">
        <source></source>
        <translation>{give} › {resource}</translation>
    </message>
    <message id="tiletum.offer.use">
        <source></source>
        <translation>Использовать. {tile}.</translation>
    </message>
    <message id="tiletum.place.board">
        <source></source>
        <translation>Посмотреть планшет: {seat}</translation>
    </message>
    <message id="tiletum.place.coat">
        <source></source>
        <translation>Здание {building}, герб</translation>
    </message>
    <message id="tiletum.place.map">
        <source></source>
        <translation>Карта</translation>
    </message>
    <message id="tiletum.place.room">
        <source></source>
        <translation>Здание {building}, этаж {floor}</translation>
    </message>
    <message id="tiletum.plan.die" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{resource} {value}. {action}, %n очко.</numerusform>
            <numerusform>{resource} {value}. {action}, %n очка.</numerusform>
            <numerusform>{resource} {value}. {action}, %n очков.</numerusform>
        </translation>
    </message>
    <message id="tiletum.plan.gold">
        <source></source>
        <translation>Изменение стоит золота {need}, у вас {have}.</translation>
    </message>
    <message id="tiletum.plan.take">
        <source></source>
        <translation>Взять</translation>
    </message>
    <message id="tiletum.plan.tile">
        <source></source>
        <translation>Его жетон сейчас нельзя взять на склад.</translation>
    </message>
    <message id="tiletum.round">
        <source></source>
        <translation>Раунд {round} из 4</translation>
    </message>
    <message id="tiletum.setup.cards">
        <source></source>
        <translation>Большинство жетонов этого набора восстановлено; его может заменить набор, сверенный с коробкой.</translation>
    </message>
    <message id="tiletum.setup.challenges">
        <source></source>
        <translation>Испытания</translation>
    </message>
    <message id="tiletum.setup.wheel">
        <source></source>
        <translation>Колесо</translation>
    </message>
    <message id="tiletum.setup.wheel.about">
        <source></source>
        <translation>Шесть действий лежат вокруг колеса как в коробке или в другом порядке.</translation>
    </message>
    <message id="tiletum.setup.wheel.printed">
        <source></source>
        <translation>Как в коробке</translation>
    </message>
    <message id="tiletum.setup.wheel.shuffled">
        <source></source>
        <translation>Вперемешку</translation>
    </message>
    <message id="tiletum.setup.challenges.about">
        <source></source>
        <translation>В одиночку вы играете против кардинала Тита; каждое испытание делает его строже.</translation>
    </message>
    <message id="tiletum.city.away">
        <source></source>
        <translation>Шагов от вашего торговца: {merchant}; от вашего архитектора: {architect}.</translation>
    </message>
    <message id="tiletum.city.cathedral">
        <source></source>
        <translation>Вклад в собор стоит камня: {stone}, и приносит победных очков: {points}.</translation>
    </message>
    <message id="tiletum.city.fair">
        <source></source>
        <translation>Здесь проходит ярмарка раунда {round}.</translation>
    </message>
    <message id="tiletum.city.houses">
        <source></source>
        <translation>Места для домов: свободно {free} из {all}.</translation>
    </message>
    <message id="tiletum.city.noTiles">
        <source></source>
        <translation>Все жетоны здешнего собора уже разобраны.</translation>
    </message>
    <message id="tiletum.city.notBuilt">
        <source></source>
        <translation>Здешний собор в этой партии не строится.</translation>
    </message>
    <message id="tiletum.city.pillars">
        <source></source>
        <translation>Места для колонн: свободно {free} из {all}.</translation>
    </message>
    <message id="tiletum.hint.later">
        <source></source>
        <translation>Ходит {seat}, затем {other}.</translation>
    </message>
    <message id="tiletum.hint.next">
        <source></source>
        <translation>Ходит {seat}. Следующий ход ваш.</translation>
    </message>
    <message id="tiletum.hint.planGone">
        <source></source>
        <translation>Намеченный вами кубик уже взяли.</translation>
    </message>
    <message id="tiletum.hint.played">
        <source></source>
        <translation>Ходит {seat}. Вы уже сходили.</translation>
    </message>
    <message id="tiletum.plan.less">
        <source></source>
        <translation>На единицу меньше, всего за {gold} золота: {action}</translation>
    </message>
    <message id="tiletum.plan.more">
        <source></source>
        <translation>На единицу больше, всего за {gold} золота: {action}</translation>
    </message>
    <message id="tiletum.counted.housesTimesPillars">
        <source></source>
        <translation>{seat}: дома {houses} × колонны {pillars} = {points}</translation>
    </message>
    <message id="tiletum.counted.finishedBuildings">
        <source></source>
        <translation>{seat}: завершённые здания {buildings}, очки {points}</translation>
    </message>
    <message id="tiletum.counted.leftovers">
        <source></source>
        <translation>{seat}: оставшиеся ресурсы {goods}, очко за каждые четыре = {points}</translation>
    </message>
    <message id="tiletum.cards.helpers">
        <source></source>
        <translation>Помощники</translation>
    </message>
    <message id="tiletum.cards.contracts">
        <source></source>
        <translation>Контракты</translation>
    </message>
    <message id="tiletum.cards.coats">
        <source></source>
        <translation>Гербы</translation>
    </message>
    <message id="tiletum.cards.characters">
        <source></source>
        <translation>Персонажи</translation>
    </message>
    <message id="tiletum.cards.fairs">
        <source></source>
        <translation>Ярмарки</translation>
    </message>
    <message id="tiletum.cards.cathedrals">
        <source></source>
        <translation>Соборы и их цены</translation>
    </message>
    <message id="tiletum.cards.map">
        <source></source>
        <translation>Места на карте</translation>
    </message>
    <message id="tiletum.cards.boards">
        <source></source>
        <translation>Места на планшетах</translation>
    </message>
    <message id="tiletum.cards.decrees">
        <source></source>
        <translation>Указы Титуса</translation>
    </message>
    <message id="tiletum.hint.full">
        <source></source>
        <translation>Склад полон: сначала используйте жетон или оставьте этот.</translation>
    </message>
    <message id="tiletum.sum.out">
        <source></source>
        <translation>Здесь нет ни вашего дома, ни торговца: вы ничего не получаете.</translation>
    </message>
    <message id="tiletum.sum.kingPays">
        <source></source>
        <translation>Король платит вам.</translation>
    </message>
    <message id="tiletum.sum.kingTakes">
        <source></source>
        <translation>Король отнимает у вас очки.</translation>
    </message>
    <message id="tiletum.sum.kingNothing">
        <source></source>
        <translation>Король не даёт и не отнимает.</translation>
    </message>
    <message id="tiletum.hint.lostTiles">
        <source></source>
        <translation>Ваш последний ход: жетоны, которые ещё можно использовать, пропадут. Ещё раз — закончить.</translation>
    </message>
    <message id="tiletum.titus.none">
        <source></source>
        <translation>Ни одна строка не подходит: решают цвета внизу.</translation>
    </message>
    <message id="tiletum.titus.row">
        <source></source>
        <translation>Действует строка {row}.</translation>
    </message>
    <message id="tiletum.choose.architect" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Архитектор: %n шаг</numerusform>
            <numerusform>Архитектор: %n шага</numerusform>
            <numerusform>Архитектор: %n шагов</numerusform>
        </translation>
    </message>
    <message id="tiletum.choose.merchant" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Торговец: %n шаг</numerusform>
            <numerusform>Торговец: %n шага</numerusform>
            <numerusform>Торговец: %n шагов</numerusform>
        </translation>
    </message>
    <message id="tiletum.choose.character" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Персонажи: %n очко</numerusform>
            <numerusform>Персонажи: %n очка</numerusform>
            <numerusform>Персонажи: %n очков</numerusform>
        </translation>
    </message>
    <message id="tiletum.choose.contract" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Контракты: %n очко</numerusform>
            <numerusform>Контракты: %n очка</numerusform>
            <numerusform>Контракты: %n очков</numerusform>
        </translation>
    </message>
    <message id="tiletum.choose.king" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Король: на %n клетку вверх</numerusform>
            <numerusform>Король: на %n клетки вверх</numerusform>
            <numerusform>Король: на %n клеток вверх</numerusform>
        </translation>
    </message>
    <message id="tiletum.choose.noPillar">
        <source></source>
        <translation>Архитектор: колонн не осталось</translation>
    </message>
    <message id="tiletum.choose.noHouse">
        <source></source>
        <translation>Торговец: домов не осталось</translation>
    </message>
    <message id="tiletum.choose.noRoom">
        <source></source>
        <translation>Персонажи: склад полон</translation>
    </message>
    <message id="tiletum.place.boards">
        <source></source>
        <translation>Посмотреть планшеты других</translation>
    </message>
    <message id="tiletum.event.rowFailed">
        <source></source>
        <translation>Строка {row} не подходит: {obstacle}.</translation>
    </message>
    <message id="tiletum.obstacle.noDie">
        <source></source>
        <translation>для неё нет кубика</translation>
    </message>
    <message id="tiletum.obstacle.pillarsAboveHouses">
        <source></source>
        <translation>колонн не больше, чем домов</translation>
    </message>
    <message id="tiletum.obstacle.pillarsAboveCathedrals">
        <source></source>
        <translation>колонн не больше, чем жетонов соборов</translation>
    </message>
    <message id="tiletum.obstacle.housesNotBelowPillars">
        <source></source>
        <translation>домов меньше, чем колонн</translation>
    </message>
    <message id="tiletum.obstacle.contractStored">
        <source></source>
        <translation>на складе нет контракта</translation>
    </message>
    <message id="tiletum.obstacle.coatWithinReach">
        <source></source>
        <translation>нового герба нет в пределах досягаемости</translation>
    </message>
    <message id="tiletum.obstacle.coatInOffer">
        <source></source>
        <translation>на рынке контрактов нет нового герба</translation>
    </message>
    <message id="tiletum.hint.held">
        <source></source>
        <translation>Такой герб у вас уже есть: оставьте жетон.</translation>
    </message>
    <message id="tiletum.hint.noSpace">
        <source></source>
        <translation>Все места для контрактов заняты: оставьте жетон.</translation>
    </message>
    <message id="tiletum.offer.room">
        <source></source>
        <translation>Здание {building}, этаж {floor}</translation>
    </message>
    <message id="tiletum.offer.below">
        <source></source>
        <translation>Под здание {building}</translation>
    </message>
    <message id="tiletum.panel.map">
        <source></source>
        <translation>Карта</translation>
    </message>
    <message id="tiletum.panel.wheel">
        <source></source>
        <translation>Колесо</translation>
    </message>
    <message id="tiletum.panel.court">
        <source></source>
        <translation>Король и рынки</translation>
    </message>
</context>
</TS>
