<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name></name>
    <message id="staff.title">
        <source></source>
        <translation>Для персонала</translation>
    </message>
    <message id="staff.back">
        <source></source>
        <translation>Назад к столу</translation>
    </message>
    <message id="staff.entry.today">
        <source></source>
        <translation>Сегодня</translation>
    </message>
    <message id="staff.entry.matches">
        <source></source>
        <translation>Партии</translation>
    </message>
    <message id="staff.entry.statistics">
        <source></source>
        <translation>Статистика</translation>
    </message>
    <message id="staff.entry.touch">
        <source></source>
        <translation>Проверка касаний</translation>
    </message>
    <message id="staff.entry.light">
        <source></source>
        <translation>Свет и звук</translation>
    </message>
    <message id="staff.entry.hours">
        <source></source>
        <translation>Часы работы</translation>
    </message>
    <message id="staff.entry.languages">
        <source></source>
        <translation>Языки</translation>
    </message>
    <message id="staff.entry.guests">
        <source></source>
        <translation>Гости</translation>
    </message>
    <message id="staff.entry.hall">
        <source></source>
        <translation>Зал славы</translation>
    </message>
    <message id="staff.entry.log">
        <source></source>
        <translation>Журнал</translation>
    </message>
    <message id="staff.entry.lock">
        <source></source>
        <translation>Замок</translation>
    </message>
    <message id="staff.entry.power">
        <source></source>
        <translation>Питание</translation>
    </message>
    <message id="staff.pin.title">
        <source></source>
        <translation>Введите PIN</translation>
    </message>
    <message id="staff.pin.turn">
        <source></source>
        <translation>Повернуть</translation>
    </message>
    <message id="staff.pin.close">
        <source></source>
        <translation>Закрыть</translation>
    </message>
    <message id="staff.pin.erase">
        <source></source>
        <translation>Стереть цифру</translation>
    </message>
    <message id="staff.pin.enter">
        <source></source>
        <translation>Подтвердить</translation>
    </message>
    <message id="staff.pin.wait" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Подождите %n секунду.</numerusform>
            <numerusform>Подождите %n секунды.</numerusform>
            <numerusform>Подождите %n секунд.</numerusform>
        </translation>
    </message>
    <message id="staff.pin.wrong" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Неверно. Осталась %n попытка.</numerusform>
            <numerusform>Неверно. Остались %n попытки.</numerusform>
            <numerusform>Неверно. Осталось %n попыток.</numerusform>
        </translation>
    </message>
    <message id="staff.today.version">
        <source></source>
        <translation>Версия</translation>
    </message>
    <message id="staff.today.updated">
        <source></source>
        <translation>Обновление: {date}</translation>
    </message>
    <message id="staff.today.addresses">
        <source></source>
        <translation>Адрес в сети</translation>
    </message>
    <message id="staff.today.noAddress">
        <source></source>
        <translation>Нет сети</translation>
    </message>
    <message id="staff.today.disk">
        <source></source>
        <translation>Место на диске</translation>
    </message>
    <message id="staff.today.free">
        <source></source>
        <translation>свободно {free} ГБ</translation>
    </message>
    <message id="staff.today.of">
        <source></source>
        <translation>из {total} ГБ</translation>
    </message>
    <message id="staff.today.unknown">
        <source></source>
        <translation>Неизвестно</translation>
    </message>
    <message id="staff.today.temperature">
        <source></source>
        <translation>Температура</translation>
    </message>
    <message id="staff.today.since">
        <source></source>
        <translation>Работает с</translation>
    </message>
    <message id="staff.today.screens" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n экран</numerusform>
            <numerusform>%n экрана</numerusform>
            <numerusform>%n экранов</numerusform>
        </translation>
    </message>
    <message id="staff.today.sound">
        <source></source>
        <translation>Звук</translation>
    </message>
    <message id="staff.today.silent">
        <source></source>
        <translation>Нет устройства</translation>
    </message>
    <message id="staff.today.wrong">
        <source></source>
        <translation>Что пошло не так</translation>
    </message>
    <message id="staff.today.nothingWrong">
        <source></source>
        <translation>С включения — ничего.</translation>
    </message>
    <message id="staff.wrong.full">
        <source></source>
        <translation>Диск почти полон: осталось {megabytes} МБ. Партии могут не сохраниться.</translation>
    </message>
    <message id="staff.right.full">
        <source></source>
        <translation>На диске снова есть место.</translation>
    </message>
    <message id="staff.wrong.readOnly">
        <source></source>
        <translation>Запись на диск невозможна. Играть можно, но ничего не сохраняется.</translation>
    </message>
    <message id="staff.right.readOnly">
        <source></source>
        <translation>Запись на диск снова возможна.</translation>
    </message>
    <message id="staff.wrong.hot">
        <source></source>
        <translation>Компьютер перегрелся: {degrees} °C. Освободите вентиляционные отверстия.</translation>
    </message>
    <message id="staff.right.hot">
        <source></source>
        <translation>Компьютер остыл до {degrees} °C.</translation>
    </message>
    <message id="staff.wrong.silent">
        <source></source>
        <translation>Звуковое устройство пропало. Игра идёт без звука.</translation>
    </message>
    <message id="staff.right.silent">
        <source></source>
        <translation>Звуковое устройство снова на месте.</translation>
    </message>
    <message id="staff.wrong.noScreen">
        <source></source>
        <translation>Экран выключен или отсоединён.</translation>
    </message>
    <message id="staff.right.noScreen">
        <source></source>
        <translation>Экран снова включён.</translation>
    </message>
    <message id="staff.wrong.screens">
        <source></source>
        <translation>Подключено экранов: {screens}. Стол использует только один из них.</translation>
    </message>
    <message id="staff.right.screens">
        <source></source>
        <translation>Снова подключён один экран.</translation>
    </message>
    <message id="staff.wrong.clock">
        <source></source>
        <translation>Часы компьютера идут неверно. Пока их не поставят, часы работы не действуют.</translation>
    </message>
    <message id="staff.right.clock">
        <source></source>
        <translation>Часы компьютера снова идут верно.</translation>
    </message>
    <message id="staff.wrong.clockJump">
        <source></source>
        <translation>Часы компьютера перевели на {minutes} мин. На время в партиях это не влияет.</translation>
    </message>
    <message id="staff.wrong.hall">
        <source></source>
        <translation>Зал славы что-то не записал: {why}</translation>
    </message>
    <message id="staff.matches.hint">
        <source></source>
        <translation>Сохранённые партии всех вечеров. Незаконченную можно вернуть на стол.</translation>
    </message>
    <message id="staff.matches.none">
        <source></source>
        <translation>Здесь ещё ничего не играли.</translation>
    </message>
    <message id="staff.matches.put">
        <source></source>
        <translation>Вернуть на стол</translation>
    </message>
    <message id="staff.statistics.here">
        <source></source>
        <translation>Этот стол</translation>
    </message>
    <message id="staff.statistics.all">
        <source></source>
        <translation>Все столы</translation>
    </message>
    <message id="staff.statistics.byHour">
        <source></source>
        <translation>В котором часу начинают партии</translation>
    </message>
    <message id="staff.statistics.byGame">
        <source></source>
        <translation>Партии по играм</translation>
    </message>
    <message id="staff.statistics.byLanguage">
        <source></source>
        <translation>Игроки по языкам</translation>
    </message>
    <message id="staff.statistics.byLesson">
        <source></source>
        <translation>Пройденные уроки по играм</translation>
    </message>
    <message id="staff.statistics.matches" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n законченная партия</numerusform>
            <numerusform>%n законченные партии</numerusform>
            <numerusform>%n законченных партий</numerusform>
        </translation>
    </message>
    <message id="staff.statistics.none">
        <source></source>
        <translation>Пока нет ни одной законченной партии.</translation>
    </message>
    <message id="staff.statistics.noServer">
        <source></source>
        <translation>Сервер кафе не отвечает: показан только этот стол.</translation>
    </message>
    <message id="staff.touch.hint">
        <source></source>
        <translation>Экран покажет каждую точку касания, в том числе стаканы и рукава. Проверка занимает весь экран.</translation>
    </message>
    <message id="staff.touch.start">
        <source></source>
        <translation>Начать проверку</translation>
    </message>
    <message id="staff.touch.now">
        <source></source>
        <translation>Точек сейчас: {now}, больше всего сразу: {most}</translation>
    </message>
    <message id="staff.touch.touches" numerus="yes">
        <source></source>
        <translation>
            <numerusform>всего %n касание</numerusform>
            <numerusform>всего %n касания</numerusform>
            <numerusform>всего %n касаний</numerusform>
        </translation>
    </message>
    <message id="staff.touch.jitter">
        <source></source>
        <translation>Дрожание неподвижного пальца: {millimetres} мм</translation>
    </message>
    <message id="staff.touch.noDistance">
        <source></source>
        <translation>Приложите два пальца рядом.</translation>
    </message>
    <message id="staff.touch.distance">
        <source></source>
        <translation>Наименьшее различимое расстояние: {millimetres} мм</translation>
    </message>
    <message id="staff.touch.resting" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n предмет просто лежит</numerusform>
            <numerusform>%n предмета просто лежат</numerusform>
            <numerusform>%n предметов просто лежат</numerusform>
        </translation>
    </message>
    <message id="staff.touch.end">
        <source></source>
        <translation>То, что неподвижно дольше трёх секунд, стол не считает пальцем.</translation>
    </message>
    <message id="staff.touch.corners">
        <source></source>
        <translation>Проверку завершает кнопка внизу или оба угла, если держать их три секунды.</translation>
    </message>
    <message id="staff.touch.close">
        <source></source>
        <translation>Закончить проверку</translation>
    </message>
    <message id="staff.light.brightness">
        <source></source>
        <translation>До какой яркости темнеет спящий стол в каждый час</translation>
    </message>
    <message id="staff.light.volume">
        <source></source>
        <translation>Громкость в каждый час</translation>
    </message>
    <message id="staff.light.atAll">
        <source></source>
        <translation>Общая громкость</translation>
    </message>
    <message id="staff.hours.hint">
        <source></source>
        <translation>В другое время спящий стол гаснет; его будит открытие или оба угла. Кто играет, доиграет. Одно и то же время дважды означает круглые сутки.</translation>
    </message>
    <message id="staff.hours.opens">
        <source></source>
        <translation>с</translation>
    </message>
    <message id="staff.hours.closes">
        <source></source>
        <translation>до</translation>
    </message>
    <message id="staff.hours.copy">
        <source></source>
        <translation>Все дни как понедельник</translation>
    </message>
    <message id="staff.languages.order">
        <source></source>
        <translation>В таком порядке свободные места предлагают языки.</translation>
    </message>
    <message id="staff.languages.forward">
        <source></source>
        <translation>Переместить вперёд</translation>
    </message>
    <message id="staff.languages.house">
        <source></source>
        <translation>Язык стола, пока за ним никто не сидит</translation>
    </message>
    <message id="staff.guests.idle">
        <source></source>
        <translation>Сколько без касаний в партии, прежде чем стол спросит</translation>
    </message>
    <message id="staff.guests.minutes" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n минута</numerusform>
            <numerusform>%n минуты</numerusform>
            <numerusform>%n минут</numerusform>
        </translation>
    </message>
    <message id="staff.guests.evening">
        <source></source>
        <translation>Сколько отложенная партия предлагается за тем же столом</translation>
    </message>
    <message id="staff.guests.hours" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n час</numerusform>
            <numerusform>%n часа</numerusform>
            <numerusform>%n часов</numerusform>
        </translation>
    </message>
    <message id="staff.guests.forget">
        <source></source>
        <translation>В конце вечера забывать имена</translation>
    </message>
    <message id="staff.guests.forgetHint">
        <source></source>
        <translation>Имена исчезнут из сохранённых партий и из зала славы, результаты останутся без них.</translation>
    </message>
    <message id="staff.hall.hint">
        <source></source>
        <translation>Результаты хранятся на этом столе. Если у кафе есть сервер, они попадают и туда, и их видят все столы.</translation>
    </message>
    <message id="staff.hall.none">
        <source></source>
        <translation>Сервера нет</translation>
    </message>
    <message id="staff.hall.address">
        <source></source>
        <translation>Адрес сервера</translation>
    </message>
    <message id="staff.hall.waiting" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Отправки ждёт %n результат.</numerusform>
            <numerusform>Отправки ждут %n результата.</numerusform>
            <numerusform>Отправки ждут %n результатов.</numerusform>
        </translation>
    </message>
    <message id="staff.log.empty">
        <source></source>
        <translation>Программа пока ничего не записала.</translation>
    </message>
    <message id="staff.log.copy">
        <source></source>
        <translation>Скопировать на флешку</translation>
    </message>
    <message id="staff.log.noStick">
        <source></source>
        <translation>Флешка не подключена.</translation>
    </message>
    <message id="staff.log.copied">
        <source></source>
        <translation>Сохранено: {file}</translation>
    </message>
    <message id="staff.log.notCopied">
        <source></source>
        <translation>Скопировать не удалось: {why}</translation>
    </message>
    <message id="staff.lock.f11">
        <source></source>
        <translation>Клавиша F11 не выводит из режима стола</translation>
    </message>
    <message id="staff.lock.leaving">
        <source></source>
        <translation>Гости не могут выйти из режима стола</translation>
    </message>
    <message id="staff.lock.newPin">
        <source></source>
        <translation>Новый PIN, от 4 до 12 цифр</translation>
    </message>
    <message id="staff.lock.again">
        <source></source>
        <translation>Ещё раз тот же PIN</translation>
    </message>
    <message id="staff.lock.length">
        <source></source>
        <translation>В PIN от 4 до 12 цифр.</translation>
    </message>
    <message id="staff.lock.differs">
        <source></source>
        <translation>Это не то же самое. Начните заново.</translation>
    </message>
    <message id="staff.lock.changed">
        <source></source>
        <translation>Новый PIN действует.</translation>
    </message>
    <message id="staff.power.hint">
        <source></source>
        <translation>Держите кнопку две секунды. Партия на столе останется сохранённой.</translation>
    </message>
    <message id="staff.power.restart">
        <source></source>
        <translation>Удерживайте для перезапуска</translation>
    </message>
    <message id="staff.power.shutDown">
        <source></source>
        <translation>Удерживайте для выключения</translation>
    </message>
    <message id="staff.power.refused">
        <source></source>
        <translation>Компьютер отказал: {why}</translation>
    </message>
    <message id="staff.welcome.title">
        <source></source>
        <translation>Добро пожаловать к вашему столу</translation>
    </message>
    <message id="staff.welcome.hint">
        <source></source>
        <translation>Достаточно один раз настроить три вещи. Вернуться сюда можно, удерживая три секунды левый верхний и правый нижний углы.</translation>
    </message>
    <message id="staff.welcome.cafe">
        <source></source>
        <translation>Название вашего кафе</translation>
    </message>
    <message id="staff.welcome.hours">
        <source></source>
        <translation>Когда вы открыты</translation>
    </message>
    <message id="staff.welcome.done">
        <source></source>
        <translation>Готово</translation>
    </message>
    <message id="staff.welcome.later">
        <source></source>
        <translation>Позже</translation>
    </message>
    <message id="staff.welcome.network">
        <source></source>
        <translation>Сеть: {address}. Она нужна только обновлениям и общему залу славы; играть можно и без неё.</translation>
    </message>
    <message id="staff.welcome.noNetwork">
        <source></source>
        <translation>Сети нет. Подключите кабель, остальное настроится само; играть можно и без неё.</translation>
    </message>
</context>
</TS>
