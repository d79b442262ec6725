<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-FileCopyrightText: The Sandglass authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name></name>
    <message id="shell.cli.error.journalFile">
        <source></source>
        <translation>Не удалось прочитать эту партию: {file}</translation>
    </message>
    <message id="shell.cli.error.journalAlone">
        <source></source>
        <translation>Партию рисует --screenshot ФАЙЛ --journal ЗАПИСЬ, без сцены; --record и --seat её уточняют.</translation>
    </message>
    <message id="shell.cli.error.lesson">
        <source></source>
        <translation>Нет такого урока: {value}</translation>
    </message>
    <message id="shell.cli.error.lessonAlone">
        <source></source>
        <translation>Урок рисует --screenshot ФАЙЛ --lesson ИГРА/НАЗВАНИЕ, без сцены и без партии; --step указывает его шаг, --table показывает его за столом.</translation>
    </message>
    <message id="shell.cli.error.step">
        <source></source>
        <translation>Нет шага {value}; шаги этого урока — от 1 до {count}.</translation>
    </message>
    <message id="shell.cli.error.number">
        <source></source>
        <translation>Это не число от 0 и выше: {value}</translation>
    </message>
    <message id="shell.cli.error.language">
        <source></source>
        <translation>Нет такого языка: {value}</translation>
    </message>
    <message id="shell.cli.error.missingValue">
        <source></source>
        <translation>После этого аргумента нет значения: {argument}</translation>
    </message>
    <message id="shell.cli.error.watchedAlone">
        <source></source>
        <translation>Сохранённую партию смотрят отдельно: один ФАЙЛ, без --table и без другого задания.</translation>
    </message>
    <message id="shell.cli.error.noFile">
        <source></source>
        <translation>В какой файл? Добавьте --screenshot FILE.</translation>
    </message>
    <message id="shell.cli.error.noScene">
        <source></source>
        <translation>Какую сцену? Добавьте --scene NAME.</translation>
    </message>
    <message id="shell.cli.error.scene">
        <source></source>
        <translation>Нет такой сцены: {value}</translation>
    </message>
    <message id="shell.cli.error.size">
        <source></source>
        <translation>Это не размер вида 1920x1080: {value}</translation>
    </message>
    <message id="shell.cli.error.textSize">
        <source></source>
        <translation>Размер текста бывает от {least} до {most}, а не: {value}</translation>
    </message>
    <message id="shell.cli.error.theme">
        <source></source>
        <translation>Нет такой темы: {value}</translation>
    </message>
    <message id="shell.cli.error.unknown">
        <source></source>
        <translation>Нет такого аргумента: {argument}</translation>
    </message>
    <message id="shell.cli.error.write">
        <source></source>
        <translation>Не удалось записать этот файл: {file}</translation>
    </message>
    <message id="shell.cli.help.cards">
        <source></source>
        <translation>папка с наборами карт вместо встроенных</translation>
    </message>
    <message id="shell.cli.help.demo">
        <source></source>
        <translation>компьютер быстро сыграет целую партию; картинки, протокол и журнал останутся в папке</translation>
    </message>
    <message id="shell.cli.help.headless">
        <source></source>
        <translation>играть строками JSON через стандартный ввод и вывод, без окна</translation>
    </message>
    <message id="shell.cli.help.help">
        <source></source>
        <translation>показать эту страницу</translation>
    </message>
    <message id="shell.cli.help.watched">
        <source></source>
        <translation>показать эту сохранённую партию</translation>
    </message>
    <message id="shell.cli.help.journalFile">
        <source></source>
        <translation>вместо сцены нарисовать эту сохранённую партию</translation>
    </message>
    <message id="shell.cli.help.record">
        <source></source>
        <translation>партия после стольких записей</translation>
    </message>
    <message id="shell.cli.help.seat">
        <source></source>
        <translation>как её видит это место, считая от 0</translation>
    </message>
    <message id="shell.cli.help.lesson">
        <source></source>
        <translation>вместо сцены нарисовать этот урок: каждый шаг в своём файле и все в одном</translation>
    </message>
    <message id="shell.cli.help.step">
        <source></source>
        <translation>только этот шаг урока, считая от 1</translation>
    </message>
    <message id="shell.cli.help.listLessons">
        <source></source>
        <translation>перечислить уроки</translation>
    </message>
    <message id="shell.cli.help.language">
        <source></source>
        <translation>язык: {codes}</translation>
    </message>
    <message id="shell.cli.help.listScenes">
        <source></source>
        <translation>перечислить сцены</translation>
    </message>
    <message id="shell.cli.help.resetSettings">
        <source></source>
        <translation>сбросить настройки</translation>
    </message>
    <message id="shell.cli.help.scene">
        <source></source>
        <translation>какую сцену рисовать</translation>
    </message>
    <message id="shell.cli.help.screenshot">
        <source></source>
        <translation>нарисовать сцену в файл PNG и выйти</translation>
    </message>
    <message id="shell.cli.help.size">
        <source></source>
        <translation>размер картинки в пикселях (1920x1080)</translation>
    </message>
    <message id="shell.cli.help.table">
        <source></source>
        <translation>запустить режим стола на весь экран</translation>
    </message>
    <message id="shell.cli.help.textSize">
        <source></source>
        <translation>размер текста, 1 — обычный</translation>
    </message>
    <message id="shell.cli.help.theme">
        <source></source>
        <translation>тема: walnut, daylight или contrast</translation>
    </message>
    <message id="shell.cli.help.version">
        <source></source>
        <translation>показать версию</translation>
    </message>
    <message id="shell.cli.possible">
        <source></source>
        <translation>Доступно:</translation>
    </message>
    <message id="shell.cli.usage">
        <source></source>
        <translation>Использование: sandglass [аргументы]</translation>
    </message>
    <message id="shell.demo.done">
        <source></source>
        <translation>Партия окончена. Всё лежит в {folder}</translation>
    </message>
    <message id="shell.demo.playing">
        <source></source>
        <translation>Компьютер играет целую партию. Картинки её моментов складываются в {folder}</translation>
    </message>
    <message id="shell.dock.about.licence">
        <source></source>
        <translation>Свободная программа под лицензией GNU General Public License версии 3 или новее. Создана с помощью Qt и KDDockWidgets.</translation>
    </message>
    <message id="shell.dock.about.names">
        <source></source>
        <translation>Все рисунки и тексты созданы для этой программы. Названия игр принадлежат их владельцам.</translation>
    </message>
    <message id="shell.dock.about.version">
        <source></source>
        <translation>Sandglass {version}</translation>
    </message>
    <message id="shell.dock.about.what">
        <source></source>
        <translation>Цифровой стол для настольных игр. Каждый сидит у своего края и читает на своём языке.</translation>
    </message>
    <message id="shell.dock.arrange">
        <source></source>
        <translation>Панели</translation>
    </message>
    <message id="shell.dock.broken">
        <source></source>
        <translation>Это расположение не удалось прочитать: {name}. Вместо него показано исходное.</translation>
    </message>
    <message id="shell.dock.close">
        <source></source>
        <translation>Закрыть панель</translation>
    </message>
    <message id="shell.dock.default">
        <source></source>
        <translation>Исходное расположение</translation>
    </message>
    <message id="shell.dock.float">
        <source></source>
        <translation>Открепить или закрепить панель</translation>
    </message>
    <message id="shell.dock.lastBroken">
        <source></source>
        <translation>Последнее расположение не удалось прочитать. Вместо него показано исходное.</translation>
    </message>
    <message id="shell.dock.name">
        <source></source>
        <translation>Название расположения</translation>
    </message>
    <message id="shell.dock.panel.about">
        <source></source>
        <translation>О программе</translation>
    </message>
    <message id="shell.dock.panel.games">
        <source></source>
        <translation>Игры</translation>
    </message>
    <message id="shell.dock.panel.settings">
        <source></source>
        <translation>Настройки</translation>
    </message>
    <message id="shell.dock.remove">
        <source></source>
        <translation>Удалить расположение: {name}</translation>
    </message>
    <message id="shell.dock.save">
        <source></source>
        <translation>Сохранить расположение</translation>
    </message>
    <message id="shell.home.back">
        <source></source>
        <translation>На главную</translation>
    </message>
    <message id="shell.home.continue">
        <source></source>
        <translation>Продолжить: {game}</translation>
    </message>
    <message id="shell.home.desk">
        <source></source>
        <translation>Панели</translation>
    </message>
    <message id="shell.home.firstTime">
        <source></source>
        <translation>Впервые здесь? Десять минут, и вы играете.</translation>
    </message>
    <message id="shell.home.foot">
        <source></source>
        <translation>Sandglass {version} · Свободная программа, GPL 3 или новее · Все рисунки сделаны для этой программы.</translation>
    </message>
    <message id="shell.home.goOn">
        <source></source>
        <translation>Продолжить с того же места</translation>
    </message>
    <message id="shell.home.good.day">
        <source></source>
        <translation>Добрый день.</translation>
    </message>
    <message id="shell.home.good.evening">
        <source></source>
        <translation>Добрый вечер.</translation>
    </message>
    <message id="shell.home.good.morning">
        <source></source>
        <translation>Доброе утро.</translation>
    </message>
    <message id="shell.home.hello.morning">
        <source></source>
        <translation>Доброе утро, {name}.</translation>
    </message>
    <message id="shell.home.hello.day">
        <source></source>
        <translation>Добрый день, {name}.</translation>
    </message>
    <message id="shell.home.hello.evening">
        <source></source>
        <translation>Добрый вечер, {name}.</translation>
    </message>
    <message id="shell.home.who">
        <source></source>
        <translation>Кто играет?</translation>
    </message>
    <message id="shell.home.whoIs">
        <source></source>
        <translation>Играет {name}. Нажмите, чтобы сменить.</translation>
    </message>
    <message id="shell.home.newName">
        <source></source>
        <translation>Новое имя</translation>
    </message>
    <message id="shell.home.noName">
        <source></source>
        <translation>Без имени</translation>
    </message>
    <message id="shell.home.today">
        <source></source>
        <translation>сегодня</translation>
    </message>
    <message id="shell.home.yesterday">
        <source></source>
        <translation>вчера</translation>
    </message>
    <message id="shell.home.seats">
        <source></source>
        <translation>от {fewest} до {most} игроков</translation>
    </message>
    <message id="shell.home.learnGame">
        <source></source>
        <translation>Научиться: {game}</translation>
    </message>
    <message id="shell.home.dismiss">
        <source></source>
        <translation>Прочитано</translation>
    </message>
    <message id="shell.home.empty.body">
        <source></source>
        <translation>В картах всех игр есть ошибки, поэтому ни одна не разложена на столе. Подробности выведены в терминал.</translation>
    </message>
    <message id="shell.home.empty.title">
        <source></source>
        <translation>Играть не во что</translation>
    </message>
    <message id="shell.home.minutes">
        <source></source>
        <translation>{minutes} мин</translation>
    </message>
    <message id="shell.home.motto">
        <source></source>
        <translation>Настольные игры за одним столом</translation>
    </message>
    <message id="shell.home.name">
        <source></source>
        <translation>Sandglass</translation>
    </message>
    <message id="shell.home.settings">
        <source></source>
        <translation>Настройки</translation>
    </message>
    <message id="shell.home.settingsSetAside">
        <source></source>
        <translation>Файл настроек был повреждён, поэтому действуют настройки по умолчанию. Старый файл сохранён как {file}</translation>
    </message>
    <message id="shell.home.table">
        <source></source>
        <translation>Режим стола</translation>
    </message>
    <message id="shell.lobby.touch">
        <source></source>
        <translation>Коснитесь игры, здесь или в середине.</translation>
    </message>
    <message id="shell.lobby.begin">
        <source></source>
        <translation>Коснитесь, чтобы начать</translation>
    </message>
    <message id="shell.lobby.stillThere">
        <source></source>
        <translation>Вы ещё здесь? Коснитесь чего угодно, и всё останется как есть.</translation>
    </message>
    <message id="shell.lobby.play">
        <source></source>
        <translation>Играть</translation>
    </message>
    <message id="shell.lobby.learn">
        <source></source>
        <translation>Учиться</translation>
    </message>
    <message id="shell.lobby.rules">
        <source></source>
        <translation>Правила</translation>
    </message>
    <message id="shell.lobby.lookAway">
        <source></source>
        <translation>Назад к играм</translation>
    </message>
    <message id="shell.lobby.in">
        <source></source>
        <translation>Раскладываем: {game}. Вы играете.</translation>
    </message>
    <message id="shell.lobby.watches">
        <source></source>
        <translation>Раскладываем: {game}. Вы смотрите.</translation>
    </message>
    <message id="shell.lobby.walked">
        <source></source>
        <translation>{game}: у короткой стороны места нет, вы играете здесь.</translation>
    </message>
    <message id="shell.lobby.join">
        <source></source>
        <translation>Играть тоже</translation>
    </message>
    <message id="shell.lobby.ratherNot">
        <source></source>
        <translation>Лучше не буду</translation>
    </message>
    <message id="shell.keyboard.backspace">
        <source></source>
        <translation>Стереть букву</translation>
    </message>
    <message id="shell.keyboard.shift">
        <source></source>
        <translation>Заглавные буквы</translation>
    </message>
    <message id="shell.keyboard.space">
        <source></source>
        <translation>Пробел</translation>
    </message>
    <message id="shell.scene.atRest">
        <source></source>
        <translation>В покое</translation>
    </message>
    <message id="shell.scene.bad">
        <source></source>
        <translation>Так нельзя.</translation>
    </message>
    <message id="shell.scene.buttons">
        <source></source>
        <translation>Кнопки</translation>
    </message>
    <message id="shell.scene.choices">
        <source></source>
        <translation>Выбор</translation>
    </message>
    <message id="shell.scene.chosen">
        <source></source>
        <translation>Выбрана</translation>
    </message>
    <message id="shell.scene.colours">
        <source></source>
        <translation>Цвета</translation>
    </message>
    <message id="shell.scene.disabled">
        <source></source>
        <translation>Отключена</translation>
    </message>
    <message id="shell.scene.focused">
        <source></source>
        <translation>В фокусе</translation>
    </message>
    <message id="shell.scene.gallery">
        <source></source>
        <translation>Все элементы во всех состояниях</translation>
    </message>
    <message id="shell.scene.good">
        <source></source>
        <translation>Готово.</translation>
    </message>
    <message id="shell.scene.icons">
        <source></source>
        <translation>Значки</translation>
    </message>
    <message id="shell.scene.info">
        <source></source>
        <translation>Это стоит знать.</translation>
    </message>
    <message id="shell.scene.notices">
        <source></source>
        <translation>Сообщения</translation>
    </message>
    <message id="shell.scene.pendulum">
        <source></source>
        <translation>Маятник</translation>
    </message>
    <message id="shell.scene.pendulumIntroduction">
        <source></source>
        <translation>Игровое поле — само время: песок сыплется, работники трудятся, и никто не ждёт своего хода.</translation>
    </message>
    <message id="shell.scene.pressed">
        <source></source>
        <translation>Нажата</translation>
    </message>
    <message id="shell.scene.text">
        <source></source>
        <translation>Шрифты</translation>
    </message>
    <message id="shell.scene.tiletum">
        <source></source>
        <translation>Тилетум</translation>
    </message>
    <message id="shell.scene.tiletumIntroduction">
        <source></source>
        <translation>Выберите кубик — а с ним и ресурс, и действие — в путешествии по Европе.</translation>
    </message>
    <message id="shell.scene.viceroy">
        <source></source>
        <translation>Наместник</translation>
    </message>
    <message id="shell.scene.viceroyIntroduction">
        <source></source>
        <translation>Делайте тайные ставки, возводите пирамиду власти, и пусть её держат закон и магия.</translation>
    </message>
    <message id="shell.seat.change">
        <source></source>
        <translation>Изменить</translation>
    </message>
    <message id="shell.seat.chooseColour">
        <source></source>
        <translation>Ваш цвет</translation>
    </message>
    <message id="shell.seat.chooseEmblem">
        <source></source>
        <translation>Ваша эмблема</translation>
    </message>
    <message id="shell.seat.chooseLanguage">
        <source></source>
        <translation>Ваш язык</translation>
    </message>
    <message id="shell.seat.colour.amber">
        <source></source>
        <translation>Янтарный</translation>
    </message>
    <message id="shell.seat.colour.green">
        <source></source>
        <translation>Зелёный</translation>
    </message>
    <message id="shell.seat.colour.rose">
        <source></source>
        <translation>Розовый</translation>
    </message>
    <message id="shell.seat.colour.sky">
        <source></source>
        <translation>Голубой</translation>
    </message>
    <message id="shell.seat.colour.vermilion">
        <source></source>
        <translation>Алый</translation>
    </message>
    <message id="shell.seat.done">
        <source></source>
        <translation>Готово</translation>
    </message>
    <message id="shell.seat.emblem.bell">
        <source></source>
        <translation>Колокол</translation>
    </message>
    <message id="shell.seat.emblem.key">
        <source></source>
        <translation>Ключ</translation>
    </message>
    <message id="shell.seat.emblem.moon">
        <source></source>
        <translation>Луна</translation>
    </message>
    <message id="shell.seat.emblem.ship">
        <source></source>
        <translation>Корабль</translation>
    </message>
    <message id="shell.seat.emblem.star">
        <source></source>
        <translation>Звезда</translation>
    </message>
    <message id="shell.seat.emblem.sun">
        <source></source>
        <translation>Солнце</translation>
    </message>
    <message id="shell.seat.emblem.tower">
        <source></source>
        <translation>Башня</translation>
    </message>
    <message id="shell.seat.emblem.tree">
        <source></source>
        <translation>Дерево</translation>
    </message>
    <message id="shell.seat.leave">
        <source></source>
        <translation>Уйти</translation>
    </message>
    <message id="shell.seat.move">
        <source></source>
        <translation>Пересесть</translation>
    </message>
    <message id="shell.seat.moveHint">
        <source></source>
        <translation>Куда пересядете?</translation>
    </message>
    <message id="shell.seat.nameHint">
        <source></source>
        <translation>Имя, если хотите</translation>
    </message>
    <message id="shell.seat.noPlace">
        <source></source>
        <translation>Все места заняты.</translation>
    </message>
    <message id="shell.seat.haveASeat">
        <source></source>
        <translation>Садитесь</translation>
    </message>
    <message id="shell.seat.sitFirst">
        <source></source>
        <translation>Сначала садитесь</translation>
    </message>
    <message id="shell.seat.stay">
        <source></source>
        <translation>Остаться здесь</translation>
    </message>
    <message id="shell.seat.taken">
        <source></source>
        <translation>Занято: {name}</translation>
    </message>
    <message id="shell.settings.appearance">
        <source></source>
        <translation>Оформление</translation>
    </message>
    <message id="shell.settings.grace">
        <source></source>
        <translation>Допуск для одновременных ходов: {seconds} с</translation>
    </message>
    <message id="shell.settings.graceHint">
        <source></source>
        <translation>Если за это время двое тянутся к одному и тому же, оно достаётся тому, чья привилегия выше.</translation>
    </message>
    <message id="shell.settings.graceOff">
        <source></source>
        <translation>Допуск для одновременных ходов: выключен</translation>
    </message>
    <message id="shell.settings.hall">
        <source></source>
        <translation>Зал славы</translation>
    </message>
    <message id="shell.settings.hallServer">
        <source></source>
        <translation>Общий сервер для нескольких столов</translation>
    </message>
    <message id="shell.settings.hallServerHint">
        <source></source>
        <translation>Адрес базы данных PostgreSQL, например postgresql://user@server/database. Если он пуст, результаты хранятся только за этим столом.</translation>
    </message>
    <message id="shell.settings.language">
        <source></source>
        <translation>Язык</translation>
    </message>
    <message id="shell.settings.advice">
        <source></source>
        <translation>Подсказки вначале</translation>
    </message>
    <message id="shell.settings.adviceHint">
        <source></source>
        <translation>«Следующий шаг» говорит, что можно сделать. «Хорошая мысль» говорит ещё и то, как поступил бы обычный соперник и почему. Каждое место может изменить это во время партии.</translation>
    </message>
    <message id="shell.settings.middleTurns">
        <source></source>
        <translation>Середина стола поворачивается к тому, чей ход</translation>
    </message>
    <message id="shell.settings.muted">
        <source></source>
        <translation>Без звука</translation>
    </message>
    <message id="shell.settings.play">
        <source></source>
        <translation>За столом</translation>
    </message>
    <message id="shell.settings.reducedMotion">
        <source></source>
        <translation>Меньше движения: фигуры перемещаются мгновенно</translation>
    </message>
    <message id="shell.settings.reset">
        <source></source>
        <translation>Вернуть настройки по умолчанию</translation>
    </message>
    <message id="shell.settings.sound">
        <source></source>
        <translation>Звук</translation>
    </message>
    <message id="shell.settings.textSize">
        <source></source>
        <translation>Размер текста</translation>
    </message>
    <message id="shell.settings.textSize.large">
        <source></source>
        <translation>Крупный</translation>
    </message>
    <message id="shell.settings.textSize.largest">
        <source></source>
        <translation>Самый крупный</translation>
    </message>
    <message id="shell.settings.textSize.normal">
        <source></source>
        <translation>Обычный</translation>
    </message>
    <message id="shell.settings.textSize.small">
        <source></source>
        <translation>Мелкий</translation>
    </message>
    <message id="shell.settings.theme">
        <source></source>
        <translation>Тема</translation>
    </message>
    <message id="shell.settings.theme.contrast">
        <source></source>
        <translation>Высокий контраст</translation>
    </message>
    <message id="shell.settings.theme.daylight">
        <source></source>
        <translation>Дневной свет</translation>
    </message>
    <message id="shell.settings.theme.walnut">
        <source></source>
        <translation>Орех</translation>
    </message>
    <message id="shell.settings.timerDigits">
        <source></source>
        <translation>Показывать оставшееся время таймеров цифрами</translation>
    </message>
    <message id="shell.settings.title">
        <source></source>
        <translation>Настройки</translation>
    </message>
    <message id="shell.settings.volume">
        <source></source>
        <translation>Громкость</translation>
    </message>
    <message id="shell.table.leave">
        <source></source>
        <translation>Удерживайте, чтобы покинуть стол</translation>
    </message>
    <message id="shell.table.players" numerus="yes">
        <source></source>
        <translation>
            <numerusform>За столом %n игрок</numerusform>
            <numerusform>За столом %n игрока</numerusform>
            <numerusform>За столом %n игроков</numerusform>
        </translation>
    </message>
    <message id="shell.table.turn">
        <source></source>
        <translation>Повернуть к другой стороне стола</translation>
    </message>
    <message id="shell.cli.help.rulebook">
        <source></source>
        <translation>записывает правила игры GAME на выбранном языке в виде книги (нужен --pdf)</translation>
    </message>
    <message id="shell.cli.help.game">
        <source></source>
        <translation>в какую игру играет компьютер при --demo</translation>
    </message>
    <message id="shell.cli.error.noGame">
        <source></source>
        <translation>Игры «{value}» здесь нет.</translation>
    </message>
    <message id="shell.cli.error.gameAlone">
        <source></source>
        <translation>--game говорит, в какую игру играет --demo: укажите оба.</translation>
    </message>
    <message id="shell.cli.help.pdf">
        <source></source>
        <translation>файл, в который записываются правила</translation>
    </message>
    <message id="shell.cli.error.game">
        <source></source>
        <translation>Правил игры «{value}» здесь нет.</translation>
    </message>
    <message id="shell.cli.error.rulebook">
        <source></source>
        <translation>Чтобы записать правила, нужно и то и другое: --rulebook с названием игры и --pdf с именем файла.</translation>
    </message>
    <message id="shell.lobby.continue">
        <source></source>
        <translation>Продолжить</translation>
    </message>
    <message id="shell.lobby.inBy">
        <source></source>
        <translation>{name} раскладывает игру «{game}». Вы тоже играете.</translation>
    </message>
    <message id="shell.lobby.watchesBy">
        <source></source>
        <translation>{name} раскладывает игру «{game}». Вы смотрите.</translation>
    </message>
    <message id="shell.lobby.laid">
        <source></source>
        <translation>Вы раскладываете игру «{game}». Позовите кого хотите и начните в середине.</translation>
    </message>
    <message id="shell.lobby.oneWatches">
        <source></source>
        <translation>{name} смотрит.</translation>
    </message>
    <message id="shell.lobby.rather">
        <source></source>
        <translation>{name} предпочитает игру «{game}».</translation>
    </message>
    <message id="shell.lobby.layOut">
        <source></source>
        <translation>Разложить: {game}</translation>
    </message>
    <message id="shell.lobby.goOn">
        <source></source>
        <translation>Оставить так</translation>
    </message>
    <message id="shell.lobby.full">
        <source></source>
        <translation>{game}: свободных мест нет, играют {names}. Можно смотреть или кого-нибудь сменить.</translation>
    </message>
    <message id="shell.lobby.watch">
        <source></source>
        <translation>Смотреть</translation>
    </message>
    <message id="shell.lobby.swapWith">
        <source></source>
        <translation>Сменить …</translation>
    </message>
    <message id="shell.lobby.swap">
        <source></source>
        <translation>Поменяться</translation>
    </message>
    <message id="shell.lobby.asksSwap">
        <source></source>
        <translation>{name} хочет играть вместо вас.</translation>
    </message>
    <message id="shell.lobby.swapAsked">
        <source></source>
        <translation>Ждём ответа</translation>
    </message>
    <message id="shell.lobby.tonight">
        <source></source>
        <translation>Сегодня</translation>
    </message>
    <message id="shell.lobby.nothingTonight">
        <source></source>
        <translation>Сегодня ещё ничего не доиграли до конца.</translation>
    </message>
    <message id="shell.lobby.result">
        <source></source>
        <translation>{game}: {names}</translation>
    </message>
    <message id="shell.lobby.best">
        <source></source>
        <translation>{name}, {wins}</translation>
    </message>
    <message id="shell.lobby.earlier">
        <source></source>
        <translation>Предыдущие уроки</translation>
    </message>
    <message id="shell.lobby.later">
        <source></source>
        <translation>Следующие уроки</translation>
    </message>
    <message id="shell.home.goOnRound">
        <source></source>
        <translation>{game} ждёт в раунде {round}: продолжить?</translation>
    </message>
    <message id="shell.home.goOnWith">
        <source></source>
        <translation>{game} ждёт: продолжить?</translation>
    </message>
    <message id="shell.home.nextLesson">
        <source></source>
        <translation>Ваш следующий урок</translation>
    </message>
    <message id="shell.home.lessonOf">
        <source></source>
        <translation>{game} · урок {number} из {count} · {minutes}</translation>
    </message>
    <message id="shell.home.goOnLearning">
        <source></source>
        <translation>Учиться дальше</translation>
    </message>
    <message id="shell.home.walk">
        <source></source>
        <translation>Стрелки и Enter ведут всюду · Esc возвращает</translation>
    </message>
    <message id="shell.cards.wrong">
        <source></source>
        <translation>Карты одной из игр использовать нельзя, поэтому её здесь нет: {why}</translation>
    </message>
</context>
</TS>
