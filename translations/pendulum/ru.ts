<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name></name>
    <message id="pendulum.achievement.championOfThePeople">
        <source></source>
        <translation>Народный герой</translation>
    </message>
    <message id="pendulum.achievement.crushRebellion">
        <source></source>
        <translation>Сокрушить восстание</translation>
    </message>
    <message id="pendulum.achievement.divineFavor">
        <source></source>
        <translation>Божественная милость</translation>
    </message>
    <message id="pendulum.achievement.eliteTroops">
        <source></source>
        <translation>Элитные войска</translation>
    </message>
    <message id="pendulum.achievement.foreignConscripts">
        <source></source>
        <translation>Чужеземные рекруты</translation>
    </message>
    <message id="pendulum.achievement.imperialLegion">
        <source></source>
        <translation>Имперский легион</translation>
    </message>
    <message id="pendulum.achievement.militaryParade">
        <source></source>
        <translation>Военный парад</translation>
    </message>
    <message id="pendulum.achievement.provenLeader">
        <source></source>
        <translation>Испытанный вождь</translation>
    </message>
    <message id="pendulum.achievement.summitInMontbrielle">
        <source></source>
        <translation>Саммит в Монбриелле</translation>
    </message>
    <message id="pendulum.achievement.tradePact">
        <source></source>
        <translation>Торговый договор</translation>
    </message>
    <message id="pendulum.character.alchemist">
        <source></source>
        <translation>Лициния, Алхимик</translation>
    </message>
    <message id="pendulum.character.alchemist.short">
        <source></source>
        <translation>Лициния-алхимик</translation>
    </message>
    <message id="pendulum.character.briber">
        <source></source>
        <translation>Гамбаль, Взяткодатель</translation>
    </message>
    <message id="pendulum.character.briber.short">
        <source></source>
        <translation>Гамбаль-взяткодатель</translation>
    </message>
    <message id="pendulum.character.champion">
        <source></source>
        <translation>Болк, Воитель</translation>
    </message>
    <message id="pendulum.character.champion.short">
        <source></source>
        <translation>Болк-воитель</translation>
    </message>
    <message id="pendulum.character.implacable">
        <source></source>
        <translation>Лициния, Деспот</translation>
    </message>
    <message id="pendulum.character.implacable.short">
        <source></source>
        <translation>Лициния-деспот</translation>
    </message>
    <message id="pendulum.character.insidious">
        <source></source>
        <translation>Дренкир, Манипулятор</translation>
    </message>
    <message id="pendulum.character.insidious.short">
        <source></source>
        <translation>Дренкир-манипулятор</translation>
    </message>
    <message id="pendulum.character.insurgent">
        <source></source>
        <translation>Гамбаль, Мятежник</translation>
    </message>
    <message id="pendulum.character.insurgent.short">
        <source></source>
        <translation>Гамбаль-мятежник</translation>
    </message>
    <message id="pendulum.character.justicar">
        <source></source>
        <translation>Мезоат, Наместник</translation>
    </message>
    <message id="pendulum.character.justicar.short">
        <source></source>
        <translation>Мезоат-наместник</translation>
    </message>
    <message id="pendulum.character.pacifist">
        <source></source>
        <translation>Мезоат, Миротворец</translation>
    </message>
    <message id="pendulum.character.pacifist.short">
        <source></source>
        <translation>Мезоат-миротворец</translation>
    </message>
    <message id="pendulum.character.tyrant">
        <source></source>
        <translation>Дренкир, Диктатор</translation>
    </message>
    <message id="pendulum.character.tyrant.short">
        <source></source>
        <translation>Дренкир-диктатор</translation>
    </message>
    <message id="pendulum.character.warmonger">
        <source></source>
        <translation>Болк, Подстрекатель</translation>
    </message>
    <message id="pendulum.character.warmonger.short">
        <source></source>
        <translation>Болк-подстрекатель</translation>
    </message>
    <message id="pendulum.choice.fifth">
        <source></source>
        <translation>5-е место</translation>
    </message>
    <message id="pendulum.choice.first">
        <source></source>
        <translation>1-е место</translation>
    </message>
    <message id="pendulum.choice.fourth">
        <source></source>
        <translation>4-е место</translation>
    </message>
    <message id="pendulum.choice.grande">
        <source></source>
        <translation>большой работник</translation>
    </message>
    <message id="pendulum.choice.point">
        <source></source>
        <translation>победное очко</translation>
    </message>
    <message id="pendulum.choice.second">
        <source></source>
        <translation>2-е место</translation>
    </message>
    <message id="pendulum.choice.third">
        <source></source>
        <translation>3-е место</translation>
    </message>
    <message id="pendulum.claim.legendary">
        <source></source>
        <translation>славное достижение</translation>
    </message>
    <message id="pendulum.claim.reward">
        <source></source>
        <translation>награда с ленты</translation>
    </message>
    <message id="pendulum.colour.blue">
        <source></source>
        <translation>синее</translation>
    </message>
    <message id="pendulum.colour.blue.gen">
        <source></source>
        <translation>синего</translation>
    </message>
    <message id="pendulum.colour.brown">
        <source></source>
        <translation>коричневое</translation>
    </message>
    <message id="pendulum.colour.brown.gen">
        <source></source>
        <translation>коричневого</translation>
    </message>
    <message id="pendulum.colour.red">
        <source></source>
        <translation>красное</translation>
    </message>
    <message id="pendulum.colour.red.gen">
        <source></source>
        <translation>красного</translation>
    </message>
    <message id="pendulum.colour.yellow">
        <source></source>
        <translation>жёлтое</translation>
    </message>
    <message id="pendulum.colour.yellow.gen">
        <source></source>
        <translation>жёлтого</translation>
    </message>
    <message id="pendulum.council.final1">
        <source></source>
        <translation>1 очко власти, 1 очко престижа, 1 очко популярности</translation>
    </message>
    <message id="pendulum.council.final2">
        <source></source>
        <translation>3 очка популярности за 5 золота</translation>
    </message>
    <message id="pendulum.council.final3">
        <source></source>
        <translation>3 очка власти за 5 армии</translation>
    </message>
    <message id="pendulum.council.final4">
        <source></source>
        <translation>3 очка престижа за 5 культуры</translation>
    </message>
    <message id="pendulum.council.final5">
        <source></source>
        <translation>славное достижение за 10 любых ресурсов</translation>
    </message>
    <message id="pendulum.council.reward1">
        <source></source>
        <translation>синее производство</translation>
    </message>
    <message id="pendulum.council.reward10">
        <source></source>
        <translation>5 золота</translation>
    </message>
    <message id="pendulum.council.reward11">
        <source></source>
        <translation>1 голос</translation>
    </message>
    <message id="pendulum.council.reward12">
        <source></source>
        <translation>1 голос</translation>
    </message>
    <message id="pendulum.council.reward13">
        <source></source>
        <translation>перенос победного очка на другую шкалу</translation>
    </message>
    <message id="pendulum.council.reward14">
        <source></source>
        <translation>захват провинции</translation>
    </message>
    <message id="pendulum.council.reward15">
        <source></source>
        <translation>возврат работника за 2 армии</translation>
    </message>
    <message id="pendulum.council.reward16">
        <source></source>
        <translation>возврат работника за 2 культуры</translation>
    </message>
    <message id="pendulum.council.reward17">
        <source></source>
        <translation>захват провинции за 3 армии</translation>
    </message>
    <message id="pendulum.council.reward18">
        <source></source>
        <translation>захват провинции за 3 армии</translation>
    </message>
    <message id="pendulum.council.reward19">
        <source></source>
        <translation>действие без оплаты золотом</translation>
    </message>
    <message id="pendulum.council.reward2">
        <source></source>
        <translation>красное производство</translation>
    </message>
    <message id="pendulum.council.reward20">
        <source></source>
        <translation>1 очко популярности за 2 золота</translation>
    </message>
    <message id="pendulum.council.reward21">
        <source></source>
        <translation>1 очко власти за 2 армии</translation>
    </message>
    <message id="pendulum.council.reward22">
        <source></source>
        <translation>1 очко престижа за 2 культуры</translation>
    </message>
    <message id="pendulum.council.reward23">
        <source></source>
        <translation>действие без оплаты золотом</translation>
    </message>
    <message id="pendulum.council.reward24">
        <source></source>
        <translation>1 золото</translation>
    </message>
    <message id="pendulum.council.reward25">
        <source></source>
        <translation>захват провинции за 2 голоса</translation>
    </message>
    <message id="pendulum.council.reward3">
        <source></source>
        <translation>захват провинции</translation>
    </message>
    <message id="pendulum.council.reward4">
        <source></source>
        <translation>предел провинций 3</translation>
    </message>
    <message id="pendulum.council.reward5">
        <source></source>
        <translation>предел провинций 3</translation>
    </message>
    <message id="pendulum.council.reward6">
        <source></source>
        <translation>1 очко власти, 1 очко престижа, 1 очко популярности</translation>
    </message>
    <message id="pendulum.council.reward7">
        <source></source>
        <translation>возврат всех интриг</translation>
    </message>
    <message id="pendulum.council.reward8">
        <source></source>
        <translation>5 армии</translation>
    </message>
    <message id="pendulum.council.reward9">
        <source></source>
        <translation>5 культуры</translation>
    </message>
    <message id="pendulum.cube.mat">
        <source></source>
        <translation>с планшета</translation>
    </message>
    <message id="pendulum.cube.nowhere">
        <source></source>
        <translation>отказаться</translation>
    </message>
    <message id="pendulum.cube.supply">
        <source></source>
        <translation>из запаса</translation>
    </message>
    <message id="pendulum.decision.again">
        <source></source>
        <translation>второе действие</translation>
    </message>
    <message id="pendulum.decision.claim">
        <source></source>
        <translation>славное достижение или награда</translation>
    </message>
    <message id="pendulum.decision.discard">
        <source></source>
        <translation>провинция для сброса</translation>
    </message>
    <message id="pendulum.decision.exchange">
        <source></source>
        <translation>обмен армии и культуры</translation>
    </message>
    <message id="pendulum.decision.glory">
        <source></source>
        <translation>слава за лишнее очко</translation>
    </message>
    <message id="pendulum.decision.onTrack">
        <source></source>
        <translation>шкала для всех очков</translation>
    </message>
    <message id="pendulum.decision.pay">
        <source></source>
        <translation>чем заплатить</translation>
    </message>
    <message id="pendulum.decision.point">
        <source></source>
        <translation>победное очко на выбор</translation>
    </message>
    <message id="pendulum.decision.promote">
        <source></source>
        <translation>работник для замены</translation>
    </message>
    <message id="pendulum.decision.province">
        <source></source>
        <translation>провинция для захвата</translation>
    </message>
    <message id="pendulum.decision.recall">
        <source></source>
        <translation>интрига для возврата</translation>
    </message>
    <message id="pendulum.decision.resource">
        <source></source>
        <translation>ресурс на выбор</translation>
    </message>
    <message id="pendulum.decision.retrieve">
        <source></source>
        <translation>работник для возврата</translation>
    </message>
    <message id="pendulum.decision.reward">
        <source></source>
        <translation>награда совета</translation>
    </message>
    <message id="pendulum.decision.swap">
        <source></source>
        <translation>обмен победного очка</translation>
    </message>
    <message id="pendulum.decision.tuck">
        <source></source>
        <translation>производство для захваченной провинции</translation>
    </message>
    <message id="pendulum.end.have" numerus="yes">
        <source></source>
        <translation>
            <numerusform>У вас %n очко.</numerusform>
            <numerusform>У вас %n очка.</numerusform>
            <numerusform>У вас %n очков.</numerusform>
        </translation>
    </message>
    <message id="pendulum.end.lack">
        <source></source>
        <translation>Вам недостаёт: {missing}.</translation>
    </message>
    <message id="pendulum.end.nobody">
        <source></source>
        <translation>Никто не получил славного достижения: трон пустует.</translation>
    </message>
    <message id="pendulum.end.other.glory">
        <source></source>
        <translation>При равенстве решает слава: побеждает {seat}.</translation>
    </message>
    <message id="pendulum.end.other.legendary">
        <source></source>
        <translation>Побеждает {seat}: ни у кого больше нет славного достижения.</translation>
    </message>
    <message id="pendulum.end.other.points" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Побеждает {seat}: %n очко на пергаменте.</numerusform>
            <numerusform>Побеждает {seat}: %n очка на пергаменте.</numerusform>
            <numerusform>Побеждает {seat}: %n очков на пергаменте.</numerusform>
        </translation>
    </message>
    <message id="pendulum.end.other.privilege">
        <source></source>
        <translation>При равенстве решает привилегия: побеждает {seat}.</translation>
    </message>
    <message id="pendulum.end.other.worstTrack">
        <source></source>
        <translation>Побеждает {seat}: всех четырёх фишек на пергаменте нет ни у кого, решает самая слабая шкала.</translation>
    </message>
    <message id="pendulum.end.short" numerus="yes">
        <source></source>
        <translation>
            <numerusform>не хватает %n</numerusform>
            <numerusform>не хватает %n</numerusform>
            <numerusform>не хватает %n</numerusform>
        </translation>
    </message>
    <message id="pendulum.end.without">
        <source></source>
        <translation>не получено</translation>
    </message>
    <message id="pendulum.end.you.glory">
        <source></source>
        <translation>При равенстве решает слава: победа за вами.</translation>
    </message>
    <message id="pendulum.end.you.legendary">
        <source></source>
        <translation>Вы побеждаете: ни у кого больше нет славного достижения.</translation>
    </message>
    <message id="pendulum.end.you.points" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Вы побеждаете: все четыре фишки на пергаменте, %n очко.</numerusform>
            <numerusform>Вы побеждаете: все четыре фишки на пергаменте, %n очка.</numerusform>
            <numerusform>Вы побеждаете: все четыре фишки на пергаменте, %n очков.</numerusform>
        </translation>
    </message>
    <message id="pendulum.end.you.privilege">
        <source></source>
        <translation>При равенстве решает привилегия: победа за вами.</translation>
    </message>
    <message id="pendulum.end.you.worstTrack">
        <source></source>
        <translation>Вы побеждаете: всех четырёх фишек на пергаменте нет ни у кого, а ваша самая слабая шкала впереди.</translation>
    </message>
    <message id="pendulum.event.achievementDone">
        <source></source>
        <translation>{seat} выполняет достижение «{card}».</translation>
    </message>
    <message id="pendulum.event.achievementShown">
        <source></source>
        <translation>Новое достижение: «{card}».</translation>
    </message>
    <message id="pendulum.event.councilBegan">
        <source></source>
        <translation>Начинается совет {round}-го раунда.</translation>
    </message>
    <message id="pendulum.event.councilCalled">
        <source></source>
        <translation>Созван совет {round}-го раунда.</translation>
    </message>
    <message id="pendulum.event.everybodyReady">
        <source></source>
        <translation>Все готовы.</translation>
    </message>
    <message id="pendulum.event.gained">
        <source></source>
        <translation>{seat} получает [{stock*amount}].</translation>
    </message>
    <message id="pendulum.event.gameEnded">
        <source></source>
        <translation>Игра окончена.</translation>
    </message>
    <message id="pendulum.event.gloryDeclined">
        <source></source>
        <translation>{seat} отказывается от славы на шкале {stock:gen}.</translation>
    </message>
    <message id="pendulum.event.gloryGained">
        <source></source>
        <translation>{seat} получает славу на шкале {stock:gen} ({cube}).</translation>
    </message>
    <message id="pendulum.event.lastWord">
        <source></source>
        <translation>{seat} получает последнее слово по привилегии.</translation>
    </message>
    <message id="pendulum.event.legendaryTaken">
        <source></source>
        <translation>{seat} берёт фишку славного достижения.</translation>
    </message>
    <message id="pendulum.event.limitRaised" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat} повышает предел: %n провинция под каждым производством.</numerusform>
            <numerusform>{seat} повышает предел: %n провинции под каждым производством.</numerusform>
            <numerusform>{seat} повышает предел: %n провинций под каждым производством.</numerusform>
        </translation>
    </message>
    <message id="pendulum.event.lost">
        <source></source>
        <translation>{seat} теряет сверх предела [{stock*amount}].</translation>
    </message>
    <message id="pendulum.event.markerPushed" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Маркер времени сдвинут с поля, остался %n.</numerusform>
            <numerusform>Маркер времени сдвинут с поля, осталось %n.</numerusform>
            <numerusform>Маркер времени сдвинут с поля, осталось %n.</numerusform>
        </translation>
    </message>
    <message id="pendulum.event.markerPushed.zero">
        <source></source>
        <translation>Последний маркер времени сдвинут с поля.</translation>
    </message>
    <message id="pendulum.event.paceSet">
        <source></source>
        <translation>Раунд {round} пройдёт {mode}.</translation>
    </message>
    <message id="pendulum.event.paid">
        <source></source>
        <translation>{seat} платит [{stock*amount}].</translation>
    </message>
    <message id="pendulum.event.plainRewardChosen">
        <source></source>
        <translation>{seat} выбирает награду: {choice}.</translation>
    </message>
    <message id="pendulum.event.privilegeSet">
        <source></source>
        <translation>Привилегии: [{place}. {seat} ({pendulum.stock.votes*votes})].</translation>
    </message>
    <message id="pendulum.event.produced">
        <source></source>
        <translation>{seat} применяет [{colour}] производство.</translation>
    </message>
    <message id="pendulum.event.provinceDiscarded">
        <source></source>
        <translation>{seat} сбрасывает провинцию {card} из-под {colour:gen} производства.</translation>
    </message>
    <message id="pendulum.event.provinceShown">
        <source></source>
        <translation>Теперь в ряду провинций: [{card} ({source})].</translation>
    </message>
    <message id="pendulum.event.provinceTaken">
        <source></source>
        <translation>{seat} захватывает провинцию {card} ({source}).</translation>
    </message>
    <message id="pendulum.event.provinceTucked">
        <source></source>
        <translation>{seat} подкладывает провинцию {card} под {colour} производство.</translation>
    </message>
    <message id="pendulum.event.rewardChosen">
        <source></source>
        <translation>{seat} берёт награду совета «{card}» ({choice}).</translation>
    </message>
    <message id="pendulum.event.rewardChosen.none">
        <source></source>
        <translation>{seat} берёт как награду совета: {choice}.</translation>
    </message>
    <message id="pendulum.event.rewardShown">
        <source></source>
        <translation>Новые награды совета: [{card} ({choice})].</translation>
    </message>
    <message id="pendulum.event.roundBegan">
        <source></source>
        <translation>Начинается раунд {round} ({mode}).</translation>
    </message>
    <message id="pendulum.event.roundPrepared">
        <source></source>
        <translation>Подготовка {round}-го раунда.</translation>
    </message>
    <message id="pendulum.event.seatDone">
        <source></source>
        <translation>{seat} завершает действия.</translation>
    </message>
    <message id="pendulum.event.seatResumed">
        <source></source>
        <translation>{seat} возвращается в игру.</translation>
    </message>
    <message id="pendulum.event.skipped">
        <source></source>
        <translation>{seat} пропускает: {decision}.</translation>
    </message>
    <message id="pendulum.event.stepReached">
        <source></source>
        <translation>Шкала времени: шаг {step}.</translation>
    </message>
    <message id="pendulum.event.stratagemPlayed">
        <source></source>
        <translation>{seat} разыгрывает интригу ({card}).</translation>
    </message>
    <message id="pendulum.event.stratagemRecalled">
        <source></source>
        <translation>{seat} возвращает интригу ({card}).</translation>
    </message>
    <message id="pendulum.event.stratagemsRecovered" numerus="yes">
        <source></source>
        <translation>
            <numerusform>{seat} возвращает %n интригу.</numerusform>
            <numerusform>{seat} возвращает %n интриги.</numerusform>
            <numerusform>{seat} возвращает %n интриг.</numerusform>
        </translation>
    </message>
    <message id="pendulum.event.timerFlipped">
        <source></source>
        <translation>{timer} перевёрнут {row:to}.</translation>
    </message>
    <message id="pendulum.event.workerActed">
        <source></source>
        <translation>{seat} передвигает {worker:acc} {to:to}.</translation>
    </message>
    <message id="pendulum.event.workerHired">
        <source></source>
        <translation>{seat} получает {worker:acc}.</translation>
    </message>
    <message id="pendulum.event.workerPlaced">
        <source></source>
        <translation>{seat} ставит {worker:acc} {to:to}.</translation>
    </message>
    <message id="pendulum.event.workerPromoted">
        <source></source>
        <translation>{seat} заменяет обычного работника большим ({spot}).</translation>
    </message>
    <message id="pendulum.event.workerRetrieved">
        <source></source>
        <translation>{seat} возвращает {worker:acc}.</translation>
    </message>
    <message id="pendulum.hint.flipToAct.black">
        <source></source>
        <translation>Песок в чёрном таймере закончился. Коснитесь его: ваш работник сможет действовать.</translation>
    </message>
    <message id="pendulum.hint.flipToAct.green">
        <source></source>
        <translation>Песок в зелёном таймере закончился. Коснитесь его: ваш работник сможет действовать.</translation>
    </message>
    <message id="pendulum.hint.flipToAct.purple">
        <source></source>
        <translation>Песок в фиолетовом таймере закончился. Коснитесь его: ваш работник сможет действовать.</translation>
    </message>
    <message id="pendulum.keys">
        <source></source>
        <translation>Стрелки и Enter: ходы · Q W E переворачивают таймеры · H рука · R возврат интриг · A достижение · F провинции · D готово · пробел: пауза · F1 объясняет</translation>
    </message>
    <message id="pendulum.kind.act">
        <source></source>
        <translation>выполнить действие</translation>
    </message>
    <message id="pendulum.kind.place">
        <source></source>
        <translation>разместить работника</translation>
    </message>
    <message id="pendulum.kind.rush">
        <source></source>
        <translation>выполнить сразу</translation>
    </message>
    <message id="pendulum.name">
        <source></source>
        <translation>Маятник</translation>
    </message>
    <message id="pendulum.pace.timed">
        <source></source>
        <translation>с таймерами</translation>
    </message>
    <message id="pendulum.pace.untimed">
        <source></source>
        <translation>без ограничения времени</translation>
    </message>
    <message id="pendulum.phase.councilCalled">
        <source></source>
        <translation>Совет созван: каждый завершает свои действия и нажимает галочку.</translation>
    </message>
    <message id="pendulum.phase.limit">
        <source></source>
        <translation>Сначала лишние провинции сбрасывают те, у кого их слишком много под одним производством.</translation>
    </message>
    <message id="pendulum.phase.opening">
        <source></source>
        <translation>Сначала все по очереди ставят по два работника в рамки рядов без таймера.</translation>
    </message>
    <message id="pendulum.phase.over">
        <source></source>
        <translation>Игра уже закончена.</translation>
    </message>
    <message id="pendulum.phase.playing">
        <source></source>
        <translation>Раунд идёт: работников перемещают и выполняют ими действия, пока не созван совет.</translation>
    </message>
    <message id="pendulum.phase.ready">
        <source></source>
        <translation>Сначала должен начаться раунд: кто-нибудь звонит в колокольчик, и все таймеры переворачиваются.</translation>
    </message>
    <message id="pendulum.phase.reposition">
        <source></source>
        <translation>Сначала каждый переставляет работников для следующего раунда и нажимает галочку.</translation>
    </message>
    <message id="pendulum.phase.rewards">
        <source></source>
        <translation>Идёт совет: каждый берёт награду в порядке привилегий.</translation>
    </message>
    <message id="pendulum.province.adelphia">
        <source></source>
        <translation>Аделфия</translation>
    </message>
    <message id="pendulum.province.adock">
        <source></source>
        <translation>Адок</translation>
    </message>
    <message id="pendulum.province.akAhana">
        <source></source>
        <translation>Ак’Ахана</translation>
    </message>
    <message id="pendulum.province.alZarqa">
        <source></source>
        <translation>Аль’Зарка</translation>
    </message>
    <message id="pendulum.province.alaford">
        <source></source>
        <translation>Алафорд</translation>
    </message>
    <message id="pendulum.province.alay">
        <source></source>
        <translation>Алай</translation>
    </message>
    <message id="pendulum.province.arcanhold">
        <source></source>
        <translation>Арканхолд</translation>
    </message>
    <message id="pendulum.province.barlongren">
        <source></source>
        <translation>Барлонгрен</translation>
    </message>
    <message id="pendulum.province.brenwood">
        <source></source>
        <translation>Бренвуд</translation>
    </message>
    <message id="pendulum.province.caedmon">
        <source></source>
        <translation>Кэдмон</translation>
    </message>
    <message id="pendulum.province.cham">
        <source></source>
        <translation>Чам</translation>
    </message>
    <message id="pendulum.province.chichi">
        <source></source>
        <translation>Чичи</translation>
    </message>
    <message id="pendulum.province.dalor">
        <source></source>
        <translation>Далор</translation>
    </message>
    <message id="pendulum.province.davia">
        <source></source>
        <translation>Давия</translation>
    </message>
    <message id="pendulum.province.ember">
        <source></source>
        <translation>Эмбер</translation>
    </message>
    <message id="pendulum.province.fahrGorn">
        <source></source>
        <translation>Фар-Горн</translation>
    </message>
    <message id="pendulum.province.fellis">
        <source></source>
        <translation>Феллис</translation>
    </message>
    <message id="pendulum.province.galaval">
        <source></source>
        <translation>Галаваль</translation>
    </message>
    <message id="pendulum.province.gullver">
        <source></source>
        <translation>Гулльвер</translation>
    </message>
    <message id="pendulum.province.harken">
        <source></source>
        <translation>Харкен</translation>
    </message>
    <message id="pendulum.province.herkashor">
        <source></source>
        <translation>Херкашор</translation>
    </message>
    <message id="pendulum.province.herroval">
        <source></source>
        <translation>Герроваль</translation>
    </message>
    <message id="pendulum.province.issil">
        <source></source>
        <translation>Иссиль</translation>
    </message>
    <message id="pendulum.province.jaazThuum">
        <source></source>
        <translation>Джааз’Тум</translation>
    </message>
    <message id="pendulum.province.janna">
        <source></source>
        <translation>Джанна</translation>
    </message>
    <message id="pendulum.province.jillay">
        <source></source>
        <translation>Джиллей</translation>
    </message>
    <message id="pendulum.province.kasalat">
        <source></source>
        <translation>Касалат</translation>
    </message>
    <message id="pendulum.province.kirkwall">
        <source></source>
        <translation>Кёркволл</translation>
    </message>
    <message id="pendulum.province.korindor">
        <source></source>
        <translation>Кориндор</translation>
    </message>
    <message id="pendulum.province.lochern">
        <source></source>
        <translation>Локерн</translation>
    </message>
    <message id="pendulum.province.maRookPlateau">
        <source></source>
        <translation>Плато Ма’Рук</translation>
    </message>
    <message id="pendulum.province.maveIth">
        <source></source>
        <translation>Мэйв’ит</translation>
    </message>
    <message id="pendulum.province.mingTal">
        <source></source>
        <translation>Мин-Тал</translation>
    </message>
    <message id="pendulum.province.onland">
        <source></source>
        <translation>Онланд</translation>
    </message>
    <message id="pendulum.province.pikesEnd">
        <source></source>
        <translation>Пайкс-Энд</translation>
    </message>
    <message id="pendulum.province.quilderos">
        <source></source>
        <translation>Квильдерос</translation>
    </message>
    <message id="pendulum.province.quorith">
        <source></source>
        <translation>Кворит</translation>
    </message>
    <message id="pendulum.province.riss">
        <source></source>
        <translation>Рисс</translation>
    </message>
    <message id="pendulum.province.rivaine">
        <source></source>
        <translation>Ривейн</translation>
    </message>
    <message id="pendulum.province.salvane">
        <source></source>
        <translation>Салвейн</translation>
    </message>
    <message id="pendulum.province.sarskoye">
        <source></source>
        <translation>Сарское</translation>
    </message>
    <message id="pendulum.province.savos">
        <source></source>
        <translation>Савос</translation>
    </message>
    <message id="pendulum.province.searil">
        <source></source>
        <translation>Сеарил</translation>
    </message>
    <message id="pendulum.province.syldan">
        <source></source>
        <translation>Силдан</translation>
    </message>
    <message id="pendulum.province.talyn">
        <source></source>
        <translation>Талин</translation>
    </message>
    <message id="pendulum.province.thedum">
        <source></source>
        <translation>Тедум</translation>
    </message>
    <message id="pendulum.province.thoster">
        <source></source>
        <translation>Тостер</translation>
    </message>
    <message id="pendulum.province.torinPlains">
        <source></source>
        <translation>Равнины Торин</translation>
    </message>
    <message id="pendulum.province.tzix">
        <source></source>
        <translation>Цикс</translation>
    </message>
    <message id="pendulum.province.udoros">
        <source></source>
        <translation>Удорос</translation>
    </message>
    <message id="pendulum.province.uxmal">
        <source></source>
        <translation>Ушмаль</translation>
    </message>
    <message id="pendulum.province.vakZildania">
        <source></source>
        <translation>Вак’зильдания</translation>
    </message>
    <message id="pendulum.province.valthok">
        <source></source>
        <translation>Валтхок</translation>
    </message>
    <message id="pendulum.province.wilhana">
        <source></source>
        <translation>Вилхана</translation>
    </message>
    <message id="pendulum.province.wilshire">
        <source></source>
        <translation>Уилшир</translation>
    </message>
    <message id="pendulum.province.zinghuy">
        <source></source>
        <translation>Цзинхой</translation>
    </message>
    <message id="pendulum.reason.allOnScroll">
        <source></source>
        <translation>все фишки на пергаменте</translation>
    </message>
    <message id="pendulum.reason.glory">
        <source></source>
        <translation>больше славы</translation>
    </message>
    <message id="pendulum.reason.last">
        <source></source>
        <translation>последнее место</translation>
    </message>
    <message id="pendulum.reason.legendary">
        <source></source>
        <translation>очко за славное достижение</translation>
    </message>
    <message id="pendulum.reason.mostOnScroll">
        <source></source>
        <translation>больше очков на пергаменте</translation>
    </message>
    <message id="pendulum.reason.noLegendary">
        <source></source>
        <translation>никто не получил славного достижения, трон пустует</translation>
    </message>
    <message id="pendulum.reason.privilege">
        <source></source>
        <translation>более высокая привилегия</translation>
    </message>
    <message id="pendulum.reason.worstTrack">
        <source></source>
        <translation>лучше на самой слабой шкале</translation>
    </message>
    <message id="pendulum.refusal.achievementUsed">
        <source></source>
        <translation>Достижение можно выполнить только раз за раунд.</translation>
    </message>
    <message id="pendulum.refusal.alreadyActed">
        <source></source>
        <translation>Этот работник уже выполнил действие и сначала должен вернуться в рамку: {worker}.</translation>
    </message>
    <message id="pendulum.refusal.alreadyDone">
        <source></source>
        <translation>Вы уже закончили, остальные ещё играют.</translation>
    </message>
    <message id="pendulum.refusal.alreadyThere">
        <source></source>
        <translation>Работник уже стоит там: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.bottomRowOnly">
        <source></source>
        <translation>В начале игры работников ставят только в рамки рядов без таймера.</translation>
    </message>
    <message id="pendulum.refusal.boxNotServed">
        <source></source>
        <translation>Из рамки работника сюда нельзя перейти: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.cannotPay">
        <source></source>
        <translation>Вам нечем заплатить: {stock} — нужно {needed}, есть {held}.</translation>
    </message>
    <message id="pendulum.refusal.cannotPayAny">
        <source></source>
        <translation>Вам не хватает ресурсов: нужно {needed}, есть {held}.</translation>
    </message>
    <message id="pendulum.refusal.cannotSkip">
        <source></source>
        <translation>Это решение нельзя пропустить: {decision}.</translation>
    </message>
    <message id="pendulum.refusal.cardMissing">
        <source></source>
        <translation>У вас на руке нет интриги, которая это позволяет.</translation>
    </message>
    <message id="pendulum.refusal.cardNotYours">
        <source></source>
        <translation>Эта интрига не ваша: {card}.</translation>
    </message>
    <message id="pendulum.refusal.cardPlayed">
        <source></source>
        <translation>Эта интрига уже сброшена, сначала верните её: {card}.</translation>
    </message>
    <message id="pendulum.refusal.councilCalled">
        <source></source>
        <translation>Совет созван, таймеры больше не переворачивают.</translation>
    </message>
    <message id="pendulum.refusal.councilPhase">
        <source></source>
        <translation>В фазе совета действия запрещены, можно лишь пополнить провинции.</translation>
    </message>
    <message id="pendulum.refusal.decideFirst">
        <source></source>
        <translation>Сначала завершите начатое действие. Нужно решить: {decision}.</translation>
    </message>
    <message id="pendulum.refusal.frameTaken">
        <source></source>
        <translation>Рамка занята, к другим может встать только большой работник: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.gameIsOver">
        <source></source>
        <translation>Игра уже закончена.</translation>
    </message>
    <message id="pendulum.refusal.grandeOwned">
        <source></source>
        <translation>Оба ваших больших работника уже в игре.</translation>
    </message>
    <message id="pendulum.refusal.grandeTurned">
        <source></source>
        <translation>Карта большого работника на этом совете уже перевёрнута.</translation>
    </message>
    <message id="pendulum.refusal.legendaryGone">
        <source></source>
        <translation>На карте уже нет фишки славного достижения.</translation>
    </message>
    <message id="pendulum.refusal.legendaryOwned">
        <source></source>
        <translation>Очко за славное достижение у вас уже есть, второе получить нельзя.</translation>
    </message>
    <message id="pendulum.refusal.limitOwned">
        <source></source>
        <translation>У вас уже есть повышенный предел провинций, второй раз его не взять.</translation>
    </message>
    <message id="pendulum.refusal.noCube">
        <source></source>
        <translation>Отсюда взять нечего: {cube}.</translation>
    </message>
    <message id="pendulum.refusal.noPoints">
        <source></source>
        <translation>На шкалах власти, престижа и популярности у вас нет победных очков.</translation>
    </message>
    <message id="pendulum.refusal.noProvinceLeft">
        <source></source>
        <translation>Провинций для захвата больше нет.</translation>
    </message>
    <message id="pendulum.refusal.noProvinceThere">
        <source></source>
        <translation>Здесь нет карты провинции: {source}.</translation>
    </message>
    <message id="pendulum.refusal.noSuchSpace">
        <source></source>
        <translation>На этой стороне поля нет такого места: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.noSuchThing">
        <source></source>
        <translation>Такого в этой игре нет. Выберите из подсвеченного.</translation>
    </message>
    <message id="pendulum.refusal.noTimerInRow">
        <source></source>
        <translation>Действия выполняют только в ряду с таймером, а здесь его нет: {row}.</translation>
    </message>
    <message id="pendulum.refusal.noWorkerToRetrieve">
        <source></source>
        <translation>Ни в одном ряду с таймером нет вашего работника.</translation>
    </message>
    <message id="pendulum.refusal.nobodyOvertook">
        <source></source>
        <translation>Вернуться можно, только если после вас действовал кто-то с меньшей привилегией.</translation>
    </message>
    <message id="pendulum.refusal.notAFrame">
        <source></source>
        <translation>Работников ставят в золотые рамки, а не сюда: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.notARegular">
        <source></source>
        <translation>Заменить можно только обычного работника в игре: {worker}.</translation>
    </message>
    <message id="pendulum.refusal.notDone">
        <source></source>
        <translation>Вы ещё в игре, возвращаться не нужно.</translation>
    </message>
    <message id="pendulum.refusal.notExchangeable">
        <source></source>
        <translation>Обменивать можно только армию и культуру, а не это: {stock}.</translation>
    </message>
    <message id="pendulum.refusal.notInAFrame">
        <source></source>
        <translation>Действие выполняет только работник, ждущий в золотой рамке: {worker}.</translation>
    </message>
    <message id="pendulum.refusal.notNeighbour">
        <source></source>
        <translation>Эта интрига не даёт второго действия здесь: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.notNow">
        <source></source>
        <translation>Сейчас нельзя. {phase}</translation>
    </message>
    <message id="pendulum.refusal.notRecallable">
        <source></source>
        <translation>Эту интригу вернуть нельзя: {card}.</translation>
    </message>
    <message id="pendulum.refusal.notYourProvince">
        <source></source>
        <translation>У вас нет этой провинции: {card}.</translation>
    </message>
    <message id="pendulum.refusal.notYourTurn">
        <source></source>
        <translation>По шкале привилегий сейчас ходит: {seat}.</translation>
    </message>
    <message id="pendulum.refusal.nothingToDecide">
        <source></source>
        <translation>Это выбирают, только когда игра об этом просит: {decision}.</translation>
    </message>
    <message id="pendulum.refusal.nothingToExchange">
        <source></source>
        <translation>У вас нет ни армии, ни культуры для обмена.</translation>
    </message>
    <message id="pendulum.refusal.nothingToRecover">
        <source></source>
        <translation>У вас нет сброшенных интриг, которые можно вернуть.</translation>
    </message>
    <message id="pendulum.refusal.openingFirst">
        <source></source>
        <translation>Сначала каждый ставит двух работников, раунд начнётся после этого.</translation>
    </message>
    <message id="pendulum.refusal.openingWorker">
        <source></source>
        <translation>В начале игры сейчас размещается: {worker}.</translation>
    </message>
    <message id="pendulum.refusal.ownWorkerThere">
        <source></source>
        <translation>В варианте для опытных игроков в одной рамке может стоять лишь один ваш работник: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.paceNotYours">
        <source></source>
        <translation>Как играть следующий раунд, решает игрок с высшей привилегией: {seat}.</translation>
    </message>
    <message id="pendulum.refusal.paceSame">
        <source></source>
        <translation>Следующий раунд и так пройдёт {mode}.</translation>
    </message>
    <message id="pendulum.refusal.paceSettled">
        <source></source>
        <translation>Как играть следующий раунд, уже решено.</translation>
    </message>
    <message id="pendulum.refusal.playWithAchievement">
        <source></source>
        <translation>Эту интригу разыгрывают только при выполнении достижения: {card}.</translation>
    </message>
    <message id="pendulum.refusal.playWithAction">
        <source></source>
        <translation>Эту интригу разыгрывают только вместе с действием работника: {card}.</translation>
    </message>
    <message id="pendulum.refusal.productionForbidden">
        <source></source>
        <translation>Эта интрига не отправляет работника на производство: {spot}.</translation>
    </message>
    <message id="pendulum.refusal.provinceDeckEmpty">
        <source></source>
        <translation>Колода провинций пуста, пустые места останутся.</translation>
    </message>
    <message id="pendulum.refusal.provinceRowFull">
        <source></source>
        <translation>Все места для провинций заполнены, пополнять нечего.</translation>
    </message>
    <message id="pendulum.refusal.requirementAny">
        <source></source>
        <translation>Для этого достижения вам ещё кое-чего не хватает. Ресурсов всего: нужно {needed}, есть {held}.</translation>
    </message>
    <message id="pendulum.refusal.requirementMissing">
        <source></source>
        <translation>Для этого достижения вам ещё кое-чего не хватает: {stock} — нужно {needed}, есть {held}.</translation>
    </message>
    <message id="pendulum.refusal.rewardGone">
        <source></source>
        <translation>Эту награду уже взяли: {choice}.</translation>
    </message>
    <message id="pendulum.refusal.roundNotBegun">
        <source></source>
        <translation>Раунд ещё не начался: сначала позвоните в колокольчик, и все таймеры перевернутся.</translation>
    </message>
    <message id="pendulum.refusal.rowHasTimer">
        <source></source>
        <translation>{row}: здесь стоит таймер, войти и выйти нельзя.</translation>
    </message>
    <message id="pendulum.refusal.sameTrack">
        <source></source>
        <translation>Очко должно перейти на другую шкалу, а не на эту: {stock}.</translation>
    </message>
    <message id="pendulum.refusal.sandRuns">
        <source></source>
        <translation>{timer}: песок ещё сыплется, осталось {seconds} с.</translation>
    </message>
    <message id="pendulum.refusal.timedRound">
        <source></source>
        <translation>Пока сыплется песок, объявлять об окончании не нужно: галочка понадобится, когда созовут совет.</translation>
    </message>
    <message id="pendulum.refusal.timerTrackFlips">
        <source></source>
        <translation>В раунде без ограничения времени таймеры переворачивает только шкала времени.</translation>
    </message>
    <message id="pendulum.refusal.waiverNotHere">
        <source></source>
        <translation>Эта интрига избавляет только от оплаты золотом в зелёной и фиолетовой областях.</translation>
    </message>
    <message id="pendulum.refusal.withinLimit">
        <source></source>
        <translation>Под этим производством карт не больше {limit}, сбрасывать нечего: {colour}.</translation>
    </message>
    <message id="pendulum.refusal.workerLimit">
        <source></source>
        <translation>Больше работников иметь нельзя, предел — {limit}.</translation>
    </message>
    <message id="pendulum.refusal.workerNotInPlay">
        <source></source>
        <translation>Этот работник не в игре: {worker}.</translation>
    </message>
    <message id="pendulum.refusal.workerNotStuck">
        <source></source>
        <translation>Вернуть можно только работника из ряда с таймером: {worker}.</translation>
    </message>
    <message id="pendulum.row.black.bottom">
        <source></source>
        <translation>нижний чёрный ряд</translation>
    </message>
    <message id="pendulum.row.black.bottom.to">
        <source></source>
        <translation>в нижний ряд</translation>
    </message>
    <message id="pendulum.row.black.top">
        <source></source>
        <translation>верхний чёрный ряд</translation>
    </message>
    <message id="pendulum.row.black.top.to">
        <source></source>
        <translation>в верхний ряд</translation>
    </message>
    <message id="pendulum.row.green.bottom">
        <source></source>
        <translation>нижний зелёный ряд</translation>
    </message>
    <message id="pendulum.row.green.bottom.to">
        <source></source>
        <translation>в нижний ряд</translation>
    </message>
    <message id="pendulum.row.green.top">
        <source></source>
        <translation>верхний зелёный ряд</translation>
    </message>
    <message id="pendulum.row.green.top.to">
        <source></source>
        <translation>в верхний ряд</translation>
    </message>
    <message id="pendulum.row.purple.bottom">
        <source></source>
        <translation>нижний фиолетовый ряд</translation>
    </message>
    <message id="pendulum.row.purple.bottom.to">
        <source></source>
        <translation>в нижний ряд</translation>
    </message>
    <message id="pendulum.row.purple.top">
        <source></source>
        <translation>верхний фиолетовый ряд</translation>
    </message>
    <message id="pendulum.row.purple.top.to">
        <source></source>
        <translation>в верхний ряд</translation>
    </message>
    <message id="pendulum.score.legendary">
        <source></source>
        <translation>Славное достижение</translation>
    </message>
    <message id="pendulum.score.popularity">
        <source></source>
        <translation>Популярность</translation>
    </message>
    <message id="pendulum.score.power">
        <source></source>
        <translation>Власть</translation>
    </message>
    <message id="pendulum.score.prestige">
        <source></source>
        <translation>Престиж</translation>
    </message>
    <message id="pendulum.seat.neutral">
        <source></source>
        <translation>нейтральный игрок</translation>
    </message>
    <message id="pendulum.source.deck">
        <source></source>
        <translation>верх колоды</translation>
    </message>
    <message id="pendulum.source.first">
        <source></source>
        <translation>первая открытая карта</translation>
    </message>
    <message id="pendulum.source.fourth">
        <source></source>
        <translation>четвёртая открытая карта</translation>
    </message>
    <message id="pendulum.source.second">
        <source></source>
        <translation>вторая открытая карта</translation>
    </message>
    <message id="pendulum.source.third">
        <source></source>
        <translation>третья открытая карта</translation>
    </message>
    <message id="pendulum.spot.aside">
        <source></source>
        <translation>рядом с планшетом</translation>
    </message>
    <message id="pendulum.spot.aside.to">
        <source></source>
        <translation>рядом с планшетом</translation>
    </message>
    <message id="pendulum.spot.black.bottom.1">
        <source></source>
        <translation>нижний чёрный ряд, рамка 1</translation>
    </message>
    <message id="pendulum.spot.black.bottom.1.to">
        <source></source>
        <translation>в 1-ю рамку нижнего чёрного ряда</translation>
    </message>
    <message id="pendulum.spot.black.bottom.2">
        <source></source>
        <translation>нижний чёрный ряд, рамка 2</translation>
    </message>
    <message id="pendulum.spot.black.bottom.2.to">
        <source></source>
        <translation>в 2-ю рамку нижнего чёрного ряда</translation>
    </message>
    <message id="pendulum.spot.black.bottom.3">
        <source></source>
        <translation>нижний чёрный ряд, рамка 3</translation>
    </message>
    <message id="pendulum.spot.black.bottom.3.to">
        <source></source>
        <translation>в 3-ю рамку нижнего чёрного ряда</translation>
    </message>
    <message id="pendulum.spot.black.bottom.4">
        <source></source>
        <translation>нижний чёрный ряд, рамка 4</translation>
    </message>
    <message id="pendulum.spot.black.bottom.4.to">
        <source></source>
        <translation>в 4-ю рамку нижнего чёрного ряда</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box1">
        <source></source>
        <translation>нижний чёрный ряд, нижняя часть 1</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box1.to">
        <source></source>
        <translation>на 1-ю награду нижнего чёрного ряда</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box2">
        <source></source>
        <translation>нижний чёрный ряд, нижняя часть 2</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box2.to">
        <source></source>
        <translation>на 2-ю награду нижнего чёрного ряда</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box3">
        <source></source>
        <translation>нижний чёрный ряд, нижняя часть 3</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box3.to">
        <source></source>
        <translation>на 3-ю награду нижнего чёрного ряда</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box4">
        <source></source>
        <translation>нижний чёрный ряд, нижняя часть 4</translation>
    </message>
    <message id="pendulum.spot.black.bottom.box4.to">
        <source></source>
        <translation>на 4-ю награду нижнего чёрного ряда</translation>
    </message>
    <message id="pendulum.spot.black.top.1">
        <source></source>
        <translation>верхний чёрный ряд, рамка 1</translation>
    </message>
    <message id="pendulum.spot.black.top.1.to">
        <source></source>
        <translation>в 1-ю рамку верхнего чёрного ряда</translation>
    </message>
    <message id="pendulum.spot.black.top.2">
        <source></source>
        <translation>верхний чёрный ряд, рамка 2</translation>
    </message>
    <message id="pendulum.spot.black.top.2.to">
        <source></source>
        <translation>в 2-ю рамку верхнего чёрного ряда</translation>
    </message>
    <message id="pendulum.spot.black.top.3">
        <source></source>
        <translation>верхний чёрный ряд, рамка 3</translation>
    </message>
    <message id="pendulum.spot.black.top.3.to">
        <source></source>
        <translation>в 3-ю рамку верхнего чёрного ряда</translation>
    </message>
    <message id="pendulum.spot.black.top.4">
        <source></source>
        <translation>верхний чёрный ряд, рамка 4</translation>
    </message>
    <message id="pendulum.spot.black.top.4.to">
        <source></source>
        <translation>в 4-ю рамку верхнего чёрного ряда</translation>
    </message>
    <message id="pendulum.spot.black.top.box1">
        <source></source>
        <translation>верхний чёрный ряд, нижняя часть 1</translation>
    </message>
    <message id="pendulum.spot.black.top.box1.to">
        <source></source>
        <translation>на 1-ю награду верхнего чёрного ряда</translation>
    </message>
    <message id="pendulum.spot.black.top.box2">
        <source></source>
        <translation>верхний чёрный ряд, нижняя часть 2</translation>
    </message>
    <message id="pendulum.spot.black.top.box2.to">
        <source></source>
        <translation>на 2-ю награду верхнего чёрного ряда</translation>
    </message>
    <message id="pendulum.spot.black.top.box3">
        <source></source>
        <translation>верхний чёрный ряд, нижняя часть 3</translation>
    </message>
    <message id="pendulum.spot.black.top.box3.to">
        <source></source>
        <translation>на 3-ю награду верхнего чёрного ряда</translation>
    </message>
    <message id="pendulum.spot.black.top.box4">
        <source></source>
        <translation>верхний чёрный ряд, нижняя часть 4</translation>
    </message>
    <message id="pendulum.spot.black.top.box4.to">
        <source></source>
        <translation>на 4-ю награду верхнего чёрного ряда</translation>
    </message>
    <message id="pendulum.spot.council">
        <source></source>
        <translation>рядом с полем совета</translation>
    </message>
    <message id="pendulum.spot.council.to">
        <source></source>
        <translation>рядом с полем совета</translation>
    </message>
    <message id="pendulum.spot.gone">
        <source></source>
        <translation>вне игры</translation>
    </message>
    <message id="pendulum.spot.gone.to">
        <source></source>
        <translation>из игры</translation>
    </message>
    <message id="pendulum.spot.green.bottom.1">
        <source></source>
        <translation>нижний зелёный ряд, рамка 1</translation>
    </message>
    <message id="pendulum.spot.green.bottom.1.to">
        <source></source>
        <translation>в 1-ю рамку нижнего зелёного ряда</translation>
    </message>
    <message id="pendulum.spot.green.bottom.2">
        <source></source>
        <translation>нижний зелёный ряд, рамка 2</translation>
    </message>
    <message id="pendulum.spot.green.bottom.2.to">
        <source></source>
        <translation>в 2-ю рамку нижнего зелёного ряда</translation>
    </message>
    <message id="pendulum.spot.green.bottom.3">
        <source></source>
        <translation>нижний зелёный ряд, рамка 3</translation>
    </message>
    <message id="pendulum.spot.green.bottom.3.to">
        <source></source>
        <translation>в 3-ю рамку нижнего зелёного ряда</translation>
    </message>
    <message id="pendulum.spot.green.bottom.4">
        <source></source>
        <translation>нижний зелёный ряд, рамка 4</translation>
    </message>
    <message id="pendulum.spot.green.bottom.4.to">
        <source></source>
        <translation>в 4-ю рамку нижнего зелёного ряда</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box1">
        <source></source>
        <translation>нижний зелёный ряд, нижняя часть 1</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box1.to">
        <source></source>
        <translation>на 1-ю награду нижнего зелёного ряда</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box2">
        <source></source>
        <translation>нижний зелёный ряд, нижняя часть 2</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box2.to">
        <source></source>
        <translation>на 2-ю награду нижнего зелёного ряда</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box3">
        <source></source>
        <translation>нижний зелёный ряд, нижняя часть 3</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box3.to">
        <source></source>
        <translation>на 3-ю награду нижнего зелёного ряда</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box4">
        <source></source>
        <translation>нижний зелёный ряд, нижняя часть 4</translation>
    </message>
    <message id="pendulum.spot.green.bottom.box4.to">
        <source></source>
        <translation>на 4-ю награду нижнего зелёного ряда</translation>
    </message>
    <message id="pendulum.spot.green.top.1">
        <source></source>
        <translation>верхний зелёный ряд, рамка 1</translation>
    </message>
    <message id="pendulum.spot.green.top.1.to">
        <source></source>
        <translation>в 1-ю рамку верхнего зелёного ряда</translation>
    </message>
    <message id="pendulum.spot.green.top.2">
        <source></source>
        <translation>верхний зелёный ряд, рамка 2</translation>
    </message>
    <message id="pendulum.spot.green.top.2.to">
        <source></source>
        <translation>в 2-ю рамку верхнего зелёного ряда</translation>
    </message>
    <message id="pendulum.spot.green.top.3">
        <source></source>
        <translation>верхний зелёный ряд, рамка 3</translation>
    </message>
    <message id="pendulum.spot.green.top.3.to">
        <source></source>
        <translation>в 3-ю рамку верхнего зелёного ряда</translation>
    </message>
    <message id="pendulum.spot.green.top.4">
        <source></source>
        <translation>верхний зелёный ряд, рамка 4</translation>
    </message>
    <message id="pendulum.spot.green.top.4.to">
        <source></source>
        <translation>в 4-ю рамку верхнего зелёного ряда</translation>
    </message>
    <message id="pendulum.spot.green.top.box1">
        <source></source>
        <translation>верхний зелёный ряд, нижняя часть 1</translation>
    </message>
    <message id="pendulum.spot.green.top.box1.to">
        <source></source>
        <translation>на 1-ю награду верхнего зелёного ряда</translation>
    </message>
    <message id="pendulum.spot.green.top.box2">
        <source></source>
        <translation>верхний зелёный ряд, нижняя часть 2</translation>
    </message>
    <message id="pendulum.spot.green.top.box2.to">
        <source></source>
        <translation>на 2-ю награду верхнего зелёного ряда</translation>
    </message>
    <message id="pendulum.spot.green.top.box3">
        <source></source>
        <translation>верхний зелёный ряд, нижняя часть 3</translation>
    </message>
    <message id="pendulum.spot.green.top.box3.to">
        <source></source>
        <translation>на 3-ю награду верхнего зелёного ряда</translation>
    </message>
    <message id="pendulum.spot.green.top.box4">
        <source></source>
        <translation>верхний зелёный ряд, нижняя часть 4</translation>
    </message>
    <message id="pendulum.spot.green.top.box4.to">
        <source></source>
        <translation>на 4-ю награду верхнего зелёного ряда</translation>
    </message>
    <message id="pendulum.spot.mat">
        <source></source>
        <translation>планшет игрока</translation>
    </message>
    <message id="pendulum.spot.mat.to">
        <source></source>
        <translation>обратно на планшет</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.1">
        <source></source>
        <translation>нижний фиолетовый ряд, рамка 1</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.1.to">
        <source></source>
        <translation>в 1-ю рамку нижнего фиолетового ряда</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.2">
        <source></source>
        <translation>нижний фиолетовый ряд, рамка 2</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.2.to">
        <source></source>
        <translation>в 2-ю рамку нижнего фиолетового ряда</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.3">
        <source></source>
        <translation>нижний фиолетовый ряд, рамка 3</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.3.to">
        <source></source>
        <translation>в 3-ю рамку нижнего фиолетового ряда</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.4">
        <source></source>
        <translation>нижний фиолетовый ряд, рамка 4</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.4.to">
        <source></source>
        <translation>в 4-ю рамку нижнего фиолетового ряда</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box1">
        <source></source>
        <translation>нижний фиолетовый ряд, нижняя часть 1</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box1.to">
        <source></source>
        <translation>на 1-ю награду нижнего фиолетового ряда</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box2">
        <source></source>
        <translation>нижний фиолетовый ряд, нижняя часть 2</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box2.to">
        <source></source>
        <translation>на 2-ю награду нижнего фиолетового ряда</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box3">
        <source></source>
        <translation>нижний фиолетовый ряд, нижняя часть 3</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box3.to">
        <source></source>
        <translation>на 3-ю награду нижнего фиолетового ряда</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box4">
        <source></source>
        <translation>нижний фиолетовый ряд, нижняя часть 4</translation>
    </message>
    <message id="pendulum.spot.purple.bottom.box4.to">
        <source></source>
        <translation>на 4-ю награду нижнего фиолетового ряда</translation>
    </message>
    <message id="pendulum.spot.purple.top.1">
        <source></source>
        <translation>верхний фиолетовый ряд, рамка 1</translation>
    </message>
    <message id="pendulum.spot.purple.top.1.to">
        <source></source>
        <translation>в 1-ю рамку верхнего фиолетового ряда</translation>
    </message>
    <message id="pendulum.spot.purple.top.2">
        <source></source>
        <translation>верхний фиолетовый ряд, рамка 2</translation>
    </message>
    <message id="pendulum.spot.purple.top.2.to">
        <source></source>
        <translation>в 2-ю рамку верхнего фиолетового ряда</translation>
    </message>
    <message id="pendulum.spot.purple.top.3">
        <source></source>
        <translation>верхний фиолетовый ряд, рамка 3</translation>
    </message>
    <message id="pendulum.spot.purple.top.3.to">
        <source></source>
        <translation>в 3-ю рамку верхнего фиолетового ряда</translation>
    </message>
    <message id="pendulum.spot.purple.top.4">
        <source></source>
        <translation>верхний фиолетовый ряд, рамка 4</translation>
    </message>
    <message id="pendulum.spot.purple.top.4.to">
        <source></source>
        <translation>в 4-ю рамку верхнего фиолетового ряда</translation>
    </message>
    <message id="pendulum.spot.purple.top.box1">
        <source></source>
        <translation>верхний фиолетовый ряд, нижняя часть 1</translation>
    </message>
    <message id="pendulum.spot.purple.top.box1.to">
        <source></source>
        <translation>на 1-ю награду верхнего фиолетового ряда</translation>
    </message>
    <message id="pendulum.spot.purple.top.box2">
        <source></source>
        <translation>верхний фиолетовый ряд, нижняя часть 2</translation>
    </message>
    <message id="pendulum.spot.purple.top.box2.to">
        <source></source>
        <translation>на 2-ю награду верхнего фиолетового ряда</translation>
    </message>
    <message id="pendulum.spot.purple.top.box3">
        <source></source>
        <translation>верхний фиолетовый ряд, нижняя часть 3</translation>
    </message>
    <message id="pendulum.spot.purple.top.box3.to">
        <source></source>
        <translation>на 3-ю награду верхнего фиолетового ряда</translation>
    </message>
    <message id="pendulum.spot.purple.top.box4">
        <source></source>
        <translation>верхний фиолетовый ряд, нижняя часть 4</translation>
    </message>
    <message id="pendulum.spot.purple.top.box4.to">
        <source></source>
        <translation>на 4-ю награду верхнего фиолетового ряда</translation>
    </message>
    <message id="pendulum.stock.culture">
        <source></source>
        <translation>культура</translation>
    </message>
    <message id="pendulum.stock.culture.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n культуру</numerusform>
            <numerusform>%n культуры</numerusform>
            <numerusform>%n культуры</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.culture.gen">
        <source></source>
        <translation>культуры</translation>
    </message>
    <message id="pendulum.stock.gold">
        <source></source>
        <translation>золото</translation>
    </message>
    <message id="pendulum.stock.gold.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n золото</numerusform>
            <numerusform>%n золота</numerusform>
            <numerusform>%n золота</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.gold.gen">
        <source></source>
        <translation>золота</translation>
    </message>
    <message id="pendulum.stock.legendary">
        <source></source>
        <translation>славное достижение</translation>
    </message>
    <message id="pendulum.stock.legendary.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n очко за славное достижение</numerusform>
            <numerusform>%n очка за славные достижения</numerusform>
            <numerusform>%n очков за славные достижения</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.legendary.gen">
        <source></source>
        <translation>славного достижения</translation>
    </message>
    <message id="pendulum.stock.military">
        <source></source>
        <translation>армия</translation>
    </message>
    <message id="pendulum.stock.military.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n армию</numerusform>
            <numerusform>%n армии</numerusform>
            <numerusform>%n армии</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.military.gen">
        <source></source>
        <translation>армии</translation>
    </message>
    <message id="pendulum.stock.popularity">
        <source></source>
        <translation>популярность</translation>
    </message>
    <message id="pendulum.stock.popularity.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n очко популярности</numerusform>
            <numerusform>%n очка популярности</numerusform>
            <numerusform>%n очков популярности</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.popularity.gen">
        <source></source>
        <translation>популярности</translation>
    </message>
    <message id="pendulum.stock.power">
        <source></source>
        <translation>власть</translation>
    </message>
    <message id="pendulum.stock.power.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n очко власти</numerusform>
            <numerusform>%n очка власти</numerusform>
            <numerusform>%n очков власти</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.power.gen">
        <source></source>
        <translation>власти</translation>
    </message>
    <message id="pendulum.stock.prestige">
        <source></source>
        <translation>престиж</translation>
    </message>
    <message id="pendulum.stock.prestige.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n очко престижа</numerusform>
            <numerusform>%n очка престижа</numerusform>
            <numerusform>%n очков престижа</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.prestige.gen">
        <source></source>
        <translation>престижа</translation>
    </message>
    <message id="pendulum.stock.votes">
        <source></source>
        <translation>голоса</translation>
    </message>
    <message id="pendulum.stock.votes.many" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n голос</numerusform>
            <numerusform>%n голоса</numerusform>
            <numerusform>%n голосов</numerusform>
        </translation>
    </message>
    <message id="pendulum.stock.votes.gen">
        <source></source>
        <translation>голосов</translation>
    </message>
    <message id="pendulum.stratagem.alchemist1">
        <source></source>
        <translation>Алхимик 1: 2 очка на одной шкале за 2 любых ресурса</translation>
    </message>
    <message id="pendulum.stratagem.alchemist2">
        <source></source>
        <translation>Алхимик 2: возврат одной интриги за 2 любых ресурса</translation>
    </message>
    <message id="pendulum.stratagem.alchemist3">
        <source></source>
        <translation>Алхимик 3: возврат работника за 2 любых ресурса</translation>
    </message>
    <message id="pendulum.stratagem.alchemist4">
        <source></source>
        <translation>Алхимик 4: обычный работник за 8 любых ресурсов</translation>
    </message>
    <message id="pendulum.stratagem.briber1">
        <source></source>
        <translation>Взяткодатель 1: 1 очко престижа</translation>
    </message>
    <message id="pendulum.stratagem.briber2">
        <source></source>
        <translation>Взяткодатель 2: 1 любой ресурс</translation>
    </message>
    <message id="pendulum.stratagem.briber3">
        <source></source>
        <translation>Взяткодатель 3: возврат работника</translation>
    </message>
    <message id="pendulum.stratagem.briber4">
        <source></source>
        <translation>Взяткодатель 4: обычный работник за 7 золота</translation>
    </message>
    <message id="pendulum.stratagem.champion1">
        <source></source>
        <translation>Воитель 1: 1 очко престижа</translation>
    </message>
    <message id="pendulum.stratagem.champion2">
        <source></source>
        <translation>Воитель 2: 1 любой ресурс</translation>
    </message>
    <message id="pendulum.stratagem.champion3">
        <source></source>
        <translation>Воитель 3: возврат работника</translation>
    </message>
    <message id="pendulum.stratagem.champion4">
        <source></source>
        <translation>Воитель 4: обычный работник за 7 армии</translation>
    </message>
    <message id="pendulum.stratagem.implacable1">
        <source></source>
        <translation>Деспот 1: 1 очко престижа</translation>
    </message>
    <message id="pendulum.stratagem.implacable2">
        <source></source>
        <translation>Деспот 2: 1 любой ресурс</translation>
    </message>
    <message id="pendulum.stratagem.implacable3">
        <source></source>
        <translation>Деспот 3: возврат работника</translation>
    </message>
    <message id="pendulum.stratagem.implacable4">
        <source></source>
        <translation>Деспот 4: обычный работник за 8 любых ресурсов</translation>
    </message>
    <message id="pendulum.stratagem.insidious1">
        <source></source>
        <translation>Манипулятор 1: 1 очко престижа</translation>
    </message>
    <message id="pendulum.stratagem.insidious2">
        <source></source>
        <translation>Манипулятор 2: 1 любой ресурс</translation>
    </message>
    <message id="pendulum.stratagem.insidious3">
        <source></source>
        <translation>Манипулятор 3: возврат работника</translation>
    </message>
    <message id="pendulum.stratagem.insidious4">
        <source></source>
        <translation>Манипулятор 4: обычный работник за 3 голоса</translation>
    </message>
    <message id="pendulum.stratagem.insurgent1">
        <source></source>
        <translation>Мятежник 1: 1 очко престижа</translation>
    </message>
    <message id="pendulum.stratagem.insurgent2">
        <source></source>
        <translation>Мятежник 2: 1 любой ресурс</translation>
    </message>
    <message id="pendulum.stratagem.insurgent3">
        <source></source>
        <translation>Мятежник 3: работник сразу в нижнюю часть ячейки</translation>
    </message>
    <message id="pendulum.stratagem.insurgent4">
        <source></source>
        <translation>Мятежник 4: обычный работник за 4 армии и 4 золота</translation>
    </message>
    <message id="pendulum.stratagem.justicar1">
        <source></source>
        <translation>Наместник 1: 1 очко престижа</translation>
    </message>
    <message id="pendulum.stratagem.justicar2">
        <source></source>
        <translation>Наместник 2: 1 любой ресурс</translation>
    </message>
    <message id="pendulum.stratagem.justicar3">
        <source></source>
        <translation>Наместник 3: возврат работника</translation>
    </message>
    <message id="pendulum.stratagem.justicar4">
        <source></source>
        <translation>Наместник 4: обычный работник за 7 культуры</translation>
    </message>
    <message id="pendulum.stratagem.pacifist1">
        <source></source>
        <translation>Миротворец 1: 1 очко престижа за 1 культуру</translation>
    </message>
    <message id="pendulum.stratagem.pacifist2">
        <source></source>
        <translation>Миротворец 2: достижение без выполнения условия за 4 культуры и 2 голоса</translation>
    </message>
    <message id="pendulum.stratagem.pacifist3">
        <source></source>
        <translation>Миротворец 3: действие ещё раз</translation>
    </message>
    <message id="pendulum.stratagem.pacifist4">
        <source></source>
        <translation>Миротворец 4: обычный работник за 3 очка популярности</translation>
    </message>
    <message id="pendulum.stratagem.reward1">
        <source></source>
        <translation>синее производство</translation>
    </message>
    <message id="pendulum.stratagem.reward10">
        <source></source>
        <translation>5 золота</translation>
    </message>
    <message id="pendulum.stratagem.reward11">
        <source></source>
        <translation>1 голос</translation>
    </message>
    <message id="pendulum.stratagem.reward12">
        <source></source>
        <translation>1 голос</translation>
    </message>
    <message id="pendulum.stratagem.reward13">
        <source></source>
        <translation>перенос победного очка на другую шкалу</translation>
    </message>
    <message id="pendulum.stratagem.reward14">
        <source></source>
        <translation>захват провинции</translation>
    </message>
    <message id="pendulum.stratagem.reward15">
        <source></source>
        <translation>возврат работника за 2 армии</translation>
    </message>
    <message id="pendulum.stratagem.reward16">
        <source></source>
        <translation>возврат работника за 2 культуры</translation>
    </message>
    <message id="pendulum.stratagem.reward17">
        <source></source>
        <translation>захват провинции за 3 армии</translation>
    </message>
    <message id="pendulum.stratagem.reward18">
        <source></source>
        <translation>захват провинции за 3 армии</translation>
    </message>
    <message id="pendulum.stratagem.reward19">
        <source></source>
        <translation>действие без оплаты золотом</translation>
    </message>
    <message id="pendulum.stratagem.reward2">
        <source></source>
        <translation>красное производство</translation>
    </message>
    <message id="pendulum.stratagem.reward20">
        <source></source>
        <translation>1 очко популярности за 2 золота</translation>
    </message>
    <message id="pendulum.stratagem.reward21">
        <source></source>
        <translation>1 очко власти за 2 армии</translation>
    </message>
    <message id="pendulum.stratagem.reward22">
        <source></source>
        <translation>1 очко престижа за 2 культуры</translation>
    </message>
    <message id="pendulum.stratagem.reward23">
        <source></source>
        <translation>действие без оплаты золотом</translation>
    </message>
    <message id="pendulum.stratagem.reward24">
        <source></source>
        <translation>1 золото</translation>
    </message>
    <message id="pendulum.stratagem.reward25">
        <source></source>
        <translation>захват провинции за 2 голоса</translation>
    </message>
    <message id="pendulum.stratagem.reward3">
        <source></source>
        <translation>захват провинции</translation>
    </message>
    <message id="pendulum.stratagem.reward4">
        <source></source>
        <translation>предел провинций 3</translation>
    </message>
    <message id="pendulum.stratagem.reward5">
        <source></source>
        <translation>предел провинций 3</translation>
    </message>
    <message id="pendulum.stratagem.reward6">
        <source></source>
        <translation>1 очко власти, 1 очко престижа, 1 очко популярности</translation>
    </message>
    <message id="pendulum.stratagem.reward7">
        <source></source>
        <translation>возврат всех интриг</translation>
    </message>
    <message id="pendulum.stratagem.reward8">
        <source></source>
        <translation>5 армии</translation>
    </message>
    <message id="pendulum.stratagem.reward9">
        <source></source>
        <translation>5 культуры</translation>
    </message>
    <message id="pendulum.stratagem.tyrant1">
        <source></source>
        <translation>Диктатор 1: 2 очка престижа за 3 культуры</translation>
    </message>
    <message id="pendulum.stratagem.tyrant2">
        <source></source>
        <translation>Диктатор 2: 3 любых ресурса за 1 культуру</translation>
    </message>
    <message id="pendulum.stratagem.tyrant3">
        <source></source>
        <translation>Диктатор 3: достижение дважды</translation>
    </message>
    <message id="pendulum.stratagem.tyrant4">
        <source></source>
        <translation>Диктатор 4: обычный работник за 4 голоса</translation>
    </message>
    <message id="pendulum.stratagem.warmonger1">
        <source></source>
        <translation>Подстрекатель 1: 1 очко престижа</translation>
    </message>
    <message id="pendulum.stratagem.warmonger2">
        <source></source>
        <translation>Подстрекатель 2: армия за культуру или наоборот</translation>
    </message>
    <message id="pendulum.stratagem.warmonger3">
        <source></source>
        <translation>Подстрекатель 3: также соседнее действие</translation>
    </message>
    <message id="pendulum.stratagem.warmonger4">
        <source></source>
        <translation>Подстрекатель 4: обычный работник за 2 очка власти</translation>
    </message>
    <message id="pendulum.timer.black">
        <source></source>
        <translation>чёрный таймер</translation>
    </message>
    <message id="pendulum.timer.green">
        <source></source>
        <translation>зелёный таймер</translation>
    </message>
    <message id="pendulum.timer.purple">
        <source></source>
        <translation>фиолетовый таймер</translation>
    </message>
    <message id="pendulum.with.extra">
        <source></source>
        <translation>со вторым действием</translation>
    </message>
    <message id="pendulum.with.extra.waive">
        <source></source>
        <translation>со вторым действием и без оплаты золотом</translation>
    </message>
    <message id="pendulum.with.nothing">
        <source></source>
        <translation>без интриги</translation>
    </message>
    <message id="pendulum.with.waive">
        <source></source>
        <translation>без оплаты золотом</translation>
    </message>
    <message id="pendulum.worker.grande1">
        <source></source>
        <translation>большой работник</translation>
    </message>
    <message id="pendulum.worker.grande1.acc">
        <source></source>
        <translation>большого работника</translation>
    </message>
    <message id="pendulum.worker.grande2">
        <source></source>
        <translation>второй большой работник</translation>
    </message>
    <message id="pendulum.worker.grande2.acc">
        <source></source>
        <translation>большого работника</translation>
    </message>
    <message id="pendulum.worker.regular1">
        <source></source>
        <translation>обычный работник</translation>
    </message>
    <message id="pendulum.worker.regular1.acc">
        <source></source>
        <translation>обычного работника</translation>
    </message>
    <message id="pendulum.worker.regular2">
        <source></source>
        <translation>второй обычный работник</translation>
    </message>
    <message id="pendulum.worker.regular2.acc">
        <source></source>
        <translation>обычного работника</translation>
    </message>
    <message id="pendulum.worker.regular3">
        <source></source>
        <translation>третий обычный работник</translation>
    </message>
    <message id="pendulum.worker.regular3.acc">
        <source></source>
        <translation>обычного работника</translation>
    </message>
    <message id="pendulum.yes.no">
        <source></source>
        <translation>нет</translation>
    </message>
    <message id="pendulum.yes.yes">
        <source></source>
        <translation>да</translation>
    </message>
    <message id="pendulum.button.recover">
        <source></source>
        <translation>Вернуть интриги</translation>
    </message>
    <message id="pendulum.button.achieve">
        <source></source>
        <translation>Выполнить достижение</translation>
    </message>
    <message id="pendulum.button.refill">
        <source></source>
        <translation>Пополнить провинции</translation>
    </message>
    <message id="pendulum.button.begin">
        <source></source>
        <translation>Начать раунд</translation>
    </message>
    <message id="pendulum.button.resume">
        <source></source>
        <translation>Вернуться в игру</translation>
    </message>
    <message id="pendulum.word.achieve">
        <source></source>
        <translation>взять</translation>
    </message>
    <message id="pendulum.word.refill">
        <source></source>
        <translation>добрать</translation>
    </message>
    <message id="pendulum.word.done">
        <source></source>
        <translation>готово</translation>
    </message>
    <message id="pendulum.word.begin">
        <source></source>
        <translation>начать</translation>
    </message>
    <message id="pendulum.word.resume">
        <source></source>
        <translation>обратно</translation>
    </message>
    <message id="pendulum.word.pause">
        <source></source>
        <translation>пауза</translation>
    </message>
    <message id="pendulum.word.goOn">
        <source></source>
        <translation>дальше</translation>
    </message>
    <message id="pendulum.word.undo">
        <source></source>
        <translation>отмена</translation>
    </message>
    <message id="pendulum.word.timed">
        <source></source>
        <translation>с песком</translation>
    </message>
    <message id="pendulum.word.untimed">
        <source></source>
        <translation>без песка</translation>
    </message>
    <message id="pendulum.ask.pay" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Заплатите ещё %n любой ресурс.</numerusform>
            <numerusform>Заплатите ещё %n любых ресурса.</numerusform>
            <numerusform>Заплатите ещё %n любых ресурсов.</numerusform>
        </translation>
    </message>
    <message id="pendulum.ask.glory">
        <source></source>
        <translation>Эта шкала заполнена. Превратить очко в славу?</translation>
    </message>
    <message id="pendulum.ask.exchange">
        <source></source>
        <translation>Сколько и в какую сторону вы меняете?</translation>
    </message>
    <message id="pendulum.ask.swap">
        <source></source>
        <translation>С какой шкалы на какую перейдёт очко?</translation>
    </message>
    <message id="pendulum.ask.onTrack" numerus="yes">
        <source></source>
        <translation>
            <numerusform>На какую шкалу пойдёт %n очко?</numerusform>
            <numerusform>На какую шкалу пойдут все %n очка?</numerusform>
            <numerusform>На какую шкалу пойдут все %n очков?</numerusform>
        </translation>
    </message>
    <message id="pendulum.ask.resource" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Возьмите %n ресурс.</numerusform>
            <numerusform>Возьмите %n ресурса, по одному.</numerusform>
            <numerusform>Возьмите %n ресурсов, по одному.</numerusform>
        </translation>
    </message>
    <message id="pendulum.ask.point" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Возьмите %n очко: на какой шкале?</numerusform>
            <numerusform>Возьмите %n очка, по одному.</numerusform>
            <numerusform>Возьмите %n очков, по одному.</numerusform>
        </translation>
    </message>
    <message id="pendulum.ask.claim">
        <source></source>
        <translation>Очко за славное достижение или награда на ленте?</translation>
    </message>
    <message id="pendulum.ask.tuck">
        <source></source>
        <translation>Под какое производство положить провинцию?</translation>
    </message>
    <message id="pendulum.ask.province" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Захватите %n провинцию: какую?</numerusform>
            <numerusform>Какую провинцию вы захватите первой? Всего можно захватить %n.</numerusform>
            <numerusform>Какую провинцию вы захватите первой? Всего можно захватить %n.</numerusform>
        </translation>
    </message>
    <message id="pendulum.ask.retrieve">
        <source></source>
        <translation>Какой работник вернётся к вам?</translation>
    </message>
    <message id="pendulum.ask.recall">
        <source></source>
        <translation>Какую интригу вы вернёте?</translation>
    </message>
    <message id="pendulum.ask.promote">
        <source></source>
        <translation>Какой работник станет большим?</translation>
    </message>
    <message id="pendulum.ask.again">
        <source></source>
        <translation>Ещё одно действие: какое?</translation>
    </message>
    <message id="pendulum.ask.discard">
        <source></source>
        <translation>У {colour:gen} производства их {count}, остаться могут {limit}. Какую сбросите?</translation>
    </message>
    <message id="pendulum.ask.reward">
        <source></source>
        <translation>Выберите награду совета.</translation>
    </message>
    <message id="pendulum.hint.opening">
        <source></source>
        <translation>Ваш ход: поставьте подсвеченного работника в рамку ряда без таймера.</translation>
    </message>
    <message id="pendulum.hint.waiting.opening">
        <source></source>
        <translation>Работника ставит {seat}.</translation>
    </message>
    <message id="pendulum.hint.waiting.openingNext">
        <source></source>
        <translation>Ставит {seat}, затем вы.</translation>
    </message>
    <message id="pendulum.hint.waiting.rewards">
        <source></source>
        <translation>Награду выбирает {seat}.</translation>
    </message>
    <message id="pendulum.hint.waiting.rewardsNext">
        <source></source>
        <translation>Выбирает {seat}, затем вы.</translation>
    </message>
    <message id="pendulum.votes" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n голос: ваше место по порядку — {place}.</numerusform>
            <numerusform>%n голоса: ваше место по порядку — {place}.</numerusform>
            <numerusform>%n голосов: ваше место по порядку — {place}.</numerusform>
        </translation>
    </message>
    <message id="pendulum.toScroll">
        <source></source>
        <translation>{n} до пергамента</translation>
    </message>
    <message id="pendulum.hint.ready">
        <source></source>
        <translation>Всё готово. Позвоните в колокольчик — и песок посыплется.</translation>
    </message>
    <message id="pendulum.hint.ready.calm">
        <source></source>
        <translation>Всё готово. Позвоните в колокольчик — и раунд начнётся.</translation>
    </message>
    <message id="pendulum.hint.ready.sand">
        <source></source>
        <translation>Последний песок ещё сыплется. Когда он закончится, позвоните в колокольчик.</translation>
    </message>
    <message id="pendulum.hint.councilCalled">
        <source></source>
        <translation>Совет созван. Завершите, что ещё можно, и нажмите галочку.</translation>
    </message>
    <message id="pendulum.hint.councilCalled.done">
        <source></source>
        <translation>Вы закончили. Остальные завершают.</translation>
    </message>
    <message id="pendulum.hint.reposition">
        <source></source>
        <translation>Переставьте работников для следующего раунда и нажмите галочку.</translation>
    </message>
    <message id="pendulum.hint.reposition.done">
        <source></source>
        <translation>К следующему раунду у вас всё готово.</translation>
    </message>
    <message id="pendulum.hint.done">
        <source></source>
        <translation>Готово. Ещё играет {seat}.</translation>
    </message>
    <message id="pendulum.hint.act">
        <source></source>
        <translation>Передвиньте подсвеченного работника на награду.</translation>
    </message>
    <message id="pendulum.hint.lastSeconds.purple">
        <source></source>
        <translation>Фиолетовый таймер закончится через десять секунд: ваш работник ещё не сделал хода.</translation>
    </message>
    <message id="pendulum.hint.lastSeconds.green">
        <source></source>
        <translation>Зелёный таймер закончится через десять секунд: ваш работник ещё не сделал хода.</translation>
    </message>
    <message id="pendulum.hint.lastSeconds.black">
        <source></source>
        <translation>Чёрный таймер закончится через десять секунд: ваш работник ещё не сделал хода.</translation>
    </message>
    <message id="pendulum.hint.achieve">
        <source></source>
        <translation>Можно выполнить достижение: нажмите подсвеченную звезду.</translation>
    </message>
    <message id="pendulum.hint.place">
        <source></source>
        <translation>Поставьте свободного работника: коснитесь его, затем подсвеченной рамки.</translation>
    </message>
    <message id="pendulum.hint.step.purple">
        <source></source>
        <translation>Шаг {step} из {steps}, потом фиолетовый таймер. Когда закончите, нажмите галочку.</translation>
    </message>
    <message id="pendulum.hint.step.green">
        <source></source>
        <translation>Шаг {step} из {steps}, потом зелёный таймер. Когда закончите, нажмите галочку.</translation>
    </message>
    <message id="pendulum.hint.step.black">
        <source></source>
        <translation>Шаг {step} из {steps}, потом чёрный таймер. Когда закончите, нажмите галочку.</translation>
    </message>
    <message id="pendulum.hint.step.purple.green">
        <source></source>
        <translation>Шаг {step} из {steps}, потом фиолетовый и зелёный таймеры. Когда закончите, нажмите галочку.</translation>
    </message>
    <message id="pendulum.hint.step.purple.black">
        <source></source>
        <translation>Шаг {step} из {steps}, потом фиолетовый и чёрный таймеры. Когда закончите, нажмите галочку.</translation>
    </message>
    <message id="pendulum.hint.step.green.black">
        <source></source>
        <translation>Шаг {step} из {steps}, потом зелёный и чёрный таймеры. Когда закончите, нажмите галочку.</translation>
    </message>
    <message id="pendulum.hint.step.purple.green.black">
        <source></source>
        <translation>Шаг {step} из {steps}, потом все три таймера. Когда закончите, нажмите галочку.</translation>
    </message>
    <message id="pendulum.hint.flip.purple">
        <source></source>
        <translation>Песок в фиолетовом таймере закончился: коснитесь его, чтобы перевернуть.</translation>
    </message>
    <message id="pendulum.hint.flip.green">
        <source></source>
        <translation>Песок в зелёном таймере закончился: коснитесь его, чтобы перевернуть.</translation>
    </message>
    <message id="pendulum.hint.flip.black">
        <source></source>
        <translation>Песок в чёрном таймере закончился: коснитесь его, чтобы перевернуть.</translation>
    </message>
    <message id="pendulum.hint.play">
        <source></source>
        <translation>Ваши работники ждут. Можно разыграть подсвеченную интригу.</translation>
    </message>
    <message id="pendulum.hint.recover">
        <source></source>
        <translation>Ваши работники ждут. Можно вернуть интриги: коснитесь подсвеченной стопки.</translation>
    </message>
    <message id="pendulum.hint.refill">
        <source></source>
        <translation>В ряду не хватает провинции: пополните его подсвеченной кнопкой с картами.</translation>
    </message>
    <message id="pendulum.hint.wait.purple">
        <source></source>
        <translation>Ваши работники ждут. Первым закончится песок в фиолетовом таймере.</translation>
    </message>
    <message id="pendulum.hint.wait.green">
        <source></source>
        <translation>Ваши работники ждут. Первым закончится песок в зелёном таймере.</translation>
    </message>
    <message id="pendulum.hint.wait.black">
        <source></source>
        <translation>Ваши работники ждут. Первым закончится песок в чёрном таймере.</translation>
    </message>
    <message id="pendulum.hint.resume">
        <source></source>
        <translation>Кто-то действовал после вас. Чтобы вернуться в игру, нажмите подсвеченную стрелку.</translation>
    </message>
    <message id="pendulum.hand.box">
        <source></source>
        <translation>Коснитесь подсвеченной нижней части ячейки или перетащите туда работника.</translation>
    </message>
    <message id="pendulum.hand.frame">
        <source></source>
        <translation>Коснитесь подсвеченной рамки или перетащите туда работника.</translation>
    </message>
    <message id="pendulum.hand.home">
        <source></source>
        <translation>Для этого работника сейчас нет рамки. Он может только вернуться на планшет.</translation>
    </message>
    <message id="pendulum.hand.stuck">
        <source></source>
        <translation>Пока в его ряду стоит таймер, этот работник остаётся на месте.</translation>
    </message>
    <message id="pendulum.hand.nowhere">
        <source></source>
        <translation>Этого работника сейчас нельзя переместить.</translation>
    </message>
    <message id="pendulum.sand.left">
        <source></source>
        <translation>Песка осталось: фиолетовые {purple} с, зелёные {green} с, чёрные {black} с.</translation>
    </message>
    <message id="pendulum.card.play">
        <source></source>
        <translation>{card}. Коснитесь ещё раз, чтобы разыграть.</translation>
    </message>
    <message id="pendulum.card.along">
        <source></source>
        <translation>{card}. Разыграется вместе с вашим следующим действием.</translation>
    </message>
    <message id="pendulum.card.notNow">
        <source></source>
        <translation>{card}. Сейчас её нельзя разыграть.</translation>
    </message>
    <message id="pendulum.panel.timers">
        <source></source>
        <translation>Таймеры</translation>
    </message>
    <message id="pendulum.setup.randomBasic">
        <source></source>
        <translation>Случайный базовый персонаж</translation>
    </message>
    <message id="pendulum.setup.randomAdvanced">
        <source></source>
        <translation>Случайный усложнённый персонаж</translation>
    </message>
    <message id="pendulum.setup.sand">
        <source></source>
        <translation>Песок</translation>
    </message>
    <message id="pendulum.setup.sand.about">
        <source></source>
        <translation>В спокойном раунде никто не торопит: часы переворачивают с общего согласия.</translation>
    </message>
    <message id="pendulum.setup.sand.calmFirst">
        <source></source>
        <translation>Первый спокойный</translation>
    </message>
    <message id="pendulum.setup.sand.always">
        <source></source>
        <translation>Всегда</translation>
    </message>
    <message id="pendulum.setup.sand.never">
        <source></source>
        <translation>Без песка</translation>
    </message>
    <message id="pendulum.setup.pace">
        <source></source>
        <translation>Темп</translation>
    </message>
    <message id="pendulum.setup.pace.about">
        <source></source>
        <translation>Между раундами можно вместе включить или выключить песок.</translation>
    </message>
    <message id="pendulum.setup.pace.free">
        <source></source>
        <translation>Можно менять</translation>
    </message>
    <message id="pendulum.setup.pace.fixed">
        <source></source>
        <translation>Твёрдый</translation>
    </message>
    <message id="pendulum.setup.any">
        <source></source>
        <translation>Любой</translation>
    </message>
    <message id="pendulum.setup.basic">
        <source></source>
        <translation>Обычная</translation>
    </message>
    <message id="pendulum.setup.advanced">
        <source></source>
        <translation>Сложная</translation>
    </message>
    <message id="pendulum.setup.experienced">
        <source></source>
        <translation>Опытный игрок</translation>
    </message>
    <message id="pendulum.setup.experienced.about">
        <source></source>
        <translation>Один работник в рамке, а ничьи решает слава.</translation>
    </message>
    <message id="pendulum.setup.who.randomBasic">
        <source></source>
        <translation>любой</translation>
    </message>
    <message id="pendulum.setup.who.randomAdvanced">
        <source></source>
        <translation>любой, сложная</translation>
    </message>
    <message id="pendulum.setup.who.champion">
        <source></source>
        <translation>Болк</translation>
    </message>
    <message id="pendulum.setup.who.warmonger">
        <source></source>
        <translation>Болк</translation>
    </message>
    <message id="pendulum.setup.who.insidious">
        <source></source>
        <translation>Дренкир</translation>
    </message>
    <message id="pendulum.setup.who.tyrant">
        <source></source>
        <translation>Дренкир</translation>
    </message>
    <message id="pendulum.setup.who.briber">
        <source></source>
        <translation>Гамбаль</translation>
    </message>
    <message id="pendulum.setup.who.insurgent">
        <source></source>
        <translation>Гамбаль</translation>
    </message>
    <message id="pendulum.setup.who.implacable">
        <source></source>
        <translation>Лициния</translation>
    </message>
    <message id="pendulum.setup.who.alchemist">
        <source></source>
        <translation>Лициния</translation>
    </message>
    <message id="pendulum.setup.who.justicar">
        <source></source>
        <translation>Мезоат</translation>
    </message>
    <message id="pendulum.setup.who.pacifist">
        <source></source>
        <translation>Мезоат</translation>
    </message>
    <message id="pendulum.setup.timed">
        <source></source>
        <translation>С таймерами</translation>
    </message>
    <message id="pendulum.setup.untimed">
        <source></source>
        <translation>Без ограничения времени</translation>
    </message>
    <message id="pendulum.offer.done">
        <source></source>
        <translation>Готово</translation>
    </message>
    <message id="pendulum.offer.flip">
        <source></source>
        <translation>Перевернуть {timer}</translation>
    </message>
    <message id="pendulum.offer.place">
        <source></source>
        <translation>Поставить {worker:acc} {spot:to}</translation>
    </message>
    <message id="pendulum.offer.instant">
        <source></source>
        <translation>Сразу</translation>
    </message>
    <message id="pendulum.offer.stratagem">
        <source></source>
        <translation>Карта в руку</translation>
    </message>
    <message id="pendulum.offer.final">
        <source></source>
        <translation>Сразу, но за плату</translation>
    </message>
    <message id="pendulum.offer.grande">
        <source></source>
        <translation>Более сильный работник</translation>
    </message>
    <message id="pendulum.offer.point">
        <source></source>
        <translation>Есть всегда</translation>
    </message>
    <message id="pendulum.gain.grande">
        <source></source>
        <translation>ваш обычный работник станет большим</translation>
    </message>
    <message id="pendulum.gain.production.brown">
        <source></source>
        <translation>коричневое производство</translation>
    </message>
    <message id="pendulum.gain.production.red">
        <source></source>
        <translation>красное производство</translation>
    </message>
    <message id="pendulum.gain.production.blue">
        <source></source>
        <translation>синее производство</translation>
    </message>
    <message id="pendulum.gain.production.yellow">
        <source></source>
        <translation>жёлтое производство</translation>
    </message>
    <message id="pendulum.gain.recoverAll">
        <source></source>
        <translation>все сыгранные интриги возвращаются в руку</translation>
    </message>
    <message id="pendulum.gain.recoverOne">
        <source></source>
        <translation>одна сыгранная интрига возвращается в руку</translation>
    </message>
    <message id="pendulum.gain.exchange">
        <source></source>
        <translation>обмен армии на культуру или наоборот</translation>
    </message>
    <message id="pendulum.gain.swapPoint">
        <source></source>
        <translation>победное очко переходит на другую шкалу</translation>
    </message>
    <message id="pendulum.gain.waiveGold">
        <source></source>
        <translation>одно действие без оплаты золотом</translation>
    </message>
    <message id="pendulum.gain.neighbour">
        <source></source>
        <translation>вместе с действием — и соседнее</translation>
    </message>
    <message id="pendulum.gain.repeat">
        <source></source>
        <translation>действие ещё раз</translation>
    </message>
    <message id="pendulum.gain.rush">
        <source></source>
        <translation>работник сразу занимает нижнюю часть ячейки</translation>
    </message>
    <message id="pendulum.gain.achieveTwice">
        <source></source>
        <translation>достижение засчитывается дважды</translation>
    </message>
    <message id="pendulum.gain.achieveFree">
        <source></source>
        <translation>достижение без выполнения условия</translation>
    </message>
    <message id="pendulum.gainMany.military" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n армия</numerusform>
            <numerusform>%n армии</numerusform>
            <numerusform>%n армии</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.culture" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n культура</numerusform>
            <numerusform>%n культуры</numerusform>
            <numerusform>%n культуры</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.gold" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n золото</numerusform>
            <numerusform>%n золота</numerusform>
            <numerusform>%n золота</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.votes" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n голос</numerusform>
            <numerusform>%n голоса</numerusform>
            <numerusform>%n голосов</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.power" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n очко власти</numerusform>
            <numerusform>%n очка власти</numerusform>
            <numerusform>%n очков власти</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.prestige" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n очко престижа</numerusform>
            <numerusform>%n очка престижа</numerusform>
            <numerusform>%n очков престижа</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.popularity" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n очко популярности</numerusform>
            <numerusform>%n очка популярности</numerusform>
            <numerusform>%n очков популярности</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.legendary" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n славное достижение</numerusform>
            <numerusform>%n славных достижения</numerusform>
            <numerusform>%n славных достижений</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.anyResource" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n ресурс на выбор</numerusform>
            <numerusform>%n ресурса на выбор</numerusform>
            <numerusform>%n ресурсов на выбор</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.anyPoint" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n победное очко на выбор</numerusform>
            <numerusform>%n победных очка на выбор</numerusform>
            <numerusform>%n победных очков на выбор</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.oneTrack" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n очко на одной шкале</numerusform>
            <numerusform>%n очка на одной шкале</numerusform>
            <numerusform>%n очков на одной шкале</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.province" numerus="yes">
        <source></source>
        <translation>
            <numerusform>захват %n провинции</numerusform>
            <numerusform>захват %n провинций</numerusform>
            <numerusform>захват %n провинций</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.retrieve" numerus="yes">
        <source></source>
        <translation>
            <numerusform>возврат %n работника</numerusform>
            <numerusform>возврат %n работников</numerusform>
            <numerusform>возврат %n работников</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.hire" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n новый обычный работник</numerusform>
            <numerusform>%n новых обычных работника</numerusform>
            <numerusform>%n новых обычных работников</numerusform>
        </translation>
    </message>
    <message id="pendulum.gainMany.limit" numerus="yes">
        <source></source>
        <translation>
            <numerusform>место для %n провинции под каждым производством</numerusform>
            <numerusform>место для %n провинций под каждым производством</numerusform>
            <numerusform>место для %n провинций под каждым производством</numerusform>
        </translation>
    </message>
</context>
</TS>
