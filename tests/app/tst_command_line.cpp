// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The command line as it is parsed, and as the real program answers to it.
#include "games/shelves.h"
#include "lessons/lesson_course.h"
#include "rules/rulebook.h"
#include "start/command_line.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonDocument>
#include <QtCore/QMap>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtGui/QImage>
#include <QtTest/QTest>

using namespace sandglass::app;

namespace {

const QStringList scenes{QStringLiteral("home"), QStringLiteral("gallery")};
const QStringList languages{QStringLiteral("cs"), QStringLiteral("en")};

auto parse(const QString& words)
{
    return parseCommandLine(words.split(QLatin1Char(' '), Qt::SkipEmptyParts), scenes, languages);
}

struct Answer {
    int code;
    QString out;
    QString err;
};

void start(QProcess& process, const QStringList& arguments, const QMap<QString, QString>& variables)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("LANGUAGE"));
    for (const auto& [name, value] : variables.asKeyValueRange())
        environment.insert(name, value);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(SANDGLASS_PROGRAM), arguments);
}

Answer run(const QStringList& arguments, const QString& locale = QStringLiteral("C.UTF-8"))
{
    QProcess process;
    start(process, arguments, {{QStringLiteral("LC_ALL"), locale}});
    process.waitForFinished(60'000);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
        QString::fromUtf8(process.readAllStandardOutput()), QString::fromUtf8(process.readAllStandardError())};
}

/// A match of Viceroy in which the first cards have been dealt, and one of them chosen.
QByteArray someJournal()
{
    const auto shelf = loadShelf(QStringLiteral("viceroy"));
    auto session = *shelf->open({.options = R"({"seats":2})", .seed = 7});
    for (int seat = 0; seat < 2; ++seat)
        if (!session->submit(
                sandglass::core::seatAt(seat), 0, session->legal(sandglass::core::seatAt(seat), 0).front()))
            qFatal("a legal action is no action");
    return QByteArray::fromStdString(session->journal());
}

/// In how many points two pictures of one size differ.
int differing(const QImage& one, const QImage& other)
{
    int count = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            count += one.pixel(x, y) != other.pixel(x, y);
    return count;
}

void write(const QString& file, const QByteArray& text)
{
    QFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
        qFatal("%s cannot be written", qPrintable(file));
}

} // namespace

class TestCommandLine : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingOpensTheWindow() { QCOMPARE(parse({})->mode, Mode::Window); }

    void aMatchIsPaintedInsteadOfAScene()
    {
        const auto line = parse(QStringLiteral("--screenshot a.png --journal match --record 12 --seat 1"));
        QCOMPARE(line->mode, Mode::Screenshot);
        QCOMPARE(line->journal, QStringLiteral("match"));
        QCOMPARE(line->record, 12);
        QCOMPARE(line->seat, 1);
        for (const char* wrong : {"--screenshot a.png --journal m --scene home", "--screenshot a.png --record 3",
                 "--screenshot a.png --journal m --seat two", "--screenshot a.png --journal m --record -1",
                 "--journal m"})
            QVERIFY2(!parse(QString::fromLatin1(wrong)), wrong);
    }

    void aLessonIsPaintedInsteadOfAScene()
    {
        const auto line =
            parse(QStringLiteral("--screenshot a.png --lesson pendulum/what-wins --step 3 --table --language cs"));
        QVERIFY(line.has_value());
        QCOMPARE(line->mode, Mode::Screenshot);
        QCOMPARE(line->lesson, QStringLiteral("pendulum/what-wins"));
        QCOMPARE(line->step, 3);
        QVERIFY(line->table);
    }

    void aLessonsStepsArePaintedEachAndTogether()
    {
        const QTemporaryDir folder;
        const auto paint = [&](const QString& name, const QStringList& more) {
            const Answer answer =
                run(QStringList{QStringLiteral("--screenshot"), folder.filePath(name), QStringLiteral("--lesson"),
                        QStringLiteral("pendulum/place-wait-act"), QStringLiteral("--size"), QStringLiteral("960x540"),
                        QStringLiteral("--table")}
                    + more);
            QCOMPARE(answer.err, QString());
            QCOMPARE(answer.code, 0);
        };
        paint(QStringLiteral("third.png"), {QStringLiteral("--step"), QStringLiteral("3")});
        paint(QStringLiteral("all.png"), {});
        const auto image = [&](const char* name) { return QImage(folder.filePath(QString::fromLatin1(name))); };
        const QImage third = image("third.png");
        QCOMPARE(third.size(), QSize(960, 540));
        // Sand and glints differ by a few points from one painting to the next.
        QVERIFY(differing(image("all-03.png"), third) < 500);
        // Tried, the forbidden has its answer; and each step is another picture.
        QVERIFY(differing(image("all-03-met.png"), third) > 5000);
        QVERIFY(differing(image("all-02.png"), third) > 2000);
        QVERIFY(!image("all-02.png").isNull() && !image("all-11.png").isNull());
        QVERIFY(image("all-12.png").isNull());
        QCOMPARE(image("all.png").size(), QSize(3 * 480, 5 * 270));
    }

    void aStepThatALessonLacksIsSaidInEveryLanguage_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("en") << QStringLiteral("en")
                            << QStringLiteral("There is no step 12; the steps of this lesson are 1 to 11.\n");
        QTest::newRow("cs") << QStringLiteral("cs")
                            << QStringLiteral("Krok 12 neexistuje; kroky této lekce jsou 1 až 11.\n");
        QTest::newRow("pl") << QStringLiteral("pl")
                            << QStringLiteral("Nie ma kroku 12; kroki tej lekcji to 1 do 11.\n");
        QTest::newRow("ru") << QStringLiteral("ru") << QStringLiteral("Нет шага 12; шаги этого урока — от 1 до 11.\n");
    }
    void aStepThatALessonLacksIsSaidInEveryLanguage()
    {
        QFETCH(QString, language);
        QFETCH(QString, sentence);
        const QTemporaryDir folder;
        const Answer answer = run({QStringLiteral("--screenshot"), folder.filePath(QStringLiteral("step.png")),
            QStringLiteral("--lesson"), QStringLiteral("pendulum/place-wait-act"), QStringLiteral("--step"),
            QStringLiteral("12"), QStringLiteral("--language"), language});
        QCOMPARE(answer.code, 1);
        QCOMPARE(answer.err, sentence);
    }

    void everyLessonIsListed()
    {
        const QStringList names =
            run({QStringLiteral("--list-lessons")}).out.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(names, lessonNames());
        for (const QString& game : Rulebook::games())
            for (const Lesson& lesson : courseOf(game).lessons)
                QVERIFY(names.contains(game + QLatin1Char('/') + lesson.name));
    }

    void aFileIsAMatchToWatch()
    {
        const auto line = parse(QStringLiteral("--theme contrast one.journal"));
        QVERIFY(line.has_value());
        QCOMPARE(line->mode, Mode::Window);
        QCOMPARE(line->watched, QStringLiteral("one.journal"));
    }

    void aMatchToWatchThatIsNotThereIsAnErrorWithASentence()
    {
        const Answer answer = run({QStringLiteral("/nowhere/one.journal")}, QStringLiteral("pl_PL.UTF-8"));
        QCOMPARE(answer.code, 1);
        QCOMPARE(answer.err, QStringLiteral("Nie udało się odczytać tej partii: /nowhere/one.journal\n"));
    }

    void aJournalIsPaintedAsEverybodyOrAsASeatSeesIt()
    {
        const QTemporaryDir folder;
        write(folder.filePath(QStringLiteral("match")), someJournal());
        const auto paint = [&](const QStringList& more) {
            const QString file = folder.filePath(QStringLiteral("picture.png"));
            const Answer answer =
                run(QStringList{QStringLiteral("--screenshot"), file, QStringLiteral("--journal"),
                        folder.filePath(QStringLiteral("match")), QStringLiteral("--size"), QStringLiteral("960x540")}
                    + more);
            return answer.code == 0 ? QImage(file) : QImage();
        };
        const QImage open = paint({});
        QCOMPARE(open.size(), QSize(960, 540));
        QVERIFY(paint({QStringLiteral("--record"), QStringLiteral("0")}) != open);
        const QImage own = paint({QStringLiteral("--seat"), QStringLiteral("0")});
        QVERIFY(!own.isNull());
        QVERIFY(paint({QStringLiteral("--seat"), QStringLiteral("7")}).isNull());
    }

    void aJournalThatCannotBeReadIsAnErrorWithASentence()
    {
        const QTemporaryDir folder;
        write(folder.filePath(QStringLiteral("match")), "hello");
        for (const char* name : {"match", "nothing"}) {
            const Answer answer = run({QStringLiteral("--screenshot"), folder.filePath(QStringLiteral("picture.png")),
                QStringLiteral("--journal"), folder.filePath(QString::fromLatin1(name))});
            QCOMPARE(answer.code, 1);
            QVERIFY2(answer.err.startsWith(QStringLiteral("This match could not be read: ")), qPrintable(answer.err));
        }
    }

    void tableAndResetAreTaken()
    {
        const auto line = parse(QStringLiteral("--table --reset-settings"));
        QVERIFY(line->table && line->resetSettings);
    }

    void screenshotTakesAllItsArguments()
    {
        const auto line = parse(QStringLiteral(
            "--screenshot a.png --size 1280x720 --scene home --language cs --theme contrast --text-size 1.5"));
        QVERIFY(line.has_value());
        QCOMPARE(line->mode, Mode::Screenshot);
        QCOMPARE(line->screenshotFile, QStringLiteral("a.png"));
        QCOMPARE(line->size, QSize(1280, 720));
        QCOMPARE(line->language, QStringLiteral("cs"));
        QCOMPARE(line->theme, QStringLiteral("contrast"));
        QCOMPARE(line->textSize, 1.5);
    }

    void whatIsWrongIsNamedWithWhatExists_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("listed");
        const auto row = [](const char* words, const char* id, bool listed) {
            QTest::newRow(words) << QString::fromLatin1(words) << QStringLiteral("shell.cli.error.") + QLatin1String(id)
                                 << listed;
        };
        row("--tabel", "unknown", true);
        row("-home", "unknown", true);
        row("one.journal two.journal", "unknown", true);
        row("one.journal --table", "watchedAlone", false);
        row("one.journal --list-scenes", "watchedAlone", false);
        row("--scene", "missingValue", false);
        row("--screenshot a.png --scene hom", "scene", true);
        row("--screenshot a.png", "noScene", true);
        row("--scene home", "noFile", false);
        row("--table --size 1280x720", "noFile", false);
        row("--language de", "language", true);
        row("--theme neon", "theme", true);
        row("--screenshot a.png --lesson pendulum/chess", "lesson", true);
        row("--screenshot a.png --step 3", "lessonAlone", false);
        row("--screenshot a.png --lesson pendulum/what-wins --scene home", "lessonAlone", false);
        row("--screenshot a.png --lesson pendulum/what-wins --journal match", "lessonAlone", false);
        row("--screenshot a.png --lesson pendulum/what-wins --step last", "number", false);
        row("--lesson pendulum/what-wins", "noFile", false);
        row("--rulebook chess --pdf a.pdf", "game", true);
        row("--rulebook viceroy", "rulebook", false);
        row("--pdf a.pdf", "rulebook", false);
        row("--demo folder --game chess", "noGame", true);
        row("--game viceroy", "gameAlone", false);
        row("--size 1920", "size", false);
        row("--size 0x5", "size", false);
        row("--size 99999x5", "size", false);
        row("--text-size big", "textSize", false);
        row("--text-size 3", "textSize", false);
    }

    void whatIsWrongIsNamedWithWhatExists()
    {
        QFETCH(QString, words);
        QFETCH(QString, id);
        QFETCH(bool, listed);
        const auto line = parse(words);
        QVERIFY(!line.has_value());
        QCOMPARE(line.error().id, id);
        QCOMPARE(!line.error().possible.isEmpty(), listed);
    }

    void programNamesItsVersion()
    {
        const Answer answer = run({QStringLiteral("--version")});
        QCOMPARE(answer.code, 0);
        QVERIFY(answer.out.startsWith(QStringLiteral("Sandglass ")));
    }

    void helpListsEveryArgumentInTheSystemsLanguage()
    {
        const Answer english = run({QStringLiteral("--help")});
        const Answer russian = run({QStringLiteral("--help")}, QStringLiteral("ru_RU.UTF-8"));
        QCOMPARE(english.code, 0);
        for (const Argument& argument : arguments())
            QVERIFY2(english.out.contains(QLatin1String(argument.name)), argument.name);
        QVERIFY(english.out.startsWith(QStringLiteral("Usage")));
        QVERIFY(russian.out.startsWith(QStringLiteral("Использование")));
        QVERIFY(
            !english.out.contains(QStringLiteral("shell.cli")) && !russian.out.contains(QStringLiteral("shell.cli")));
    }

    void unknownArgumentIsAnErrorWithTheList()
    {
        const Answer answer = run({QStringLiteral("--tabel")});
        QCOMPARE(answer.code, 2);
        QVERIFY(answer.out.isEmpty());
        QVERIFY(answer.err.contains(QStringLiteral("--tabel")) && answer.err.contains(QStringLiteral("--table")));
    }

    void unknownSceneIsAnErrorWithTheList()
    {
        const Answer answer = run({QStringLiteral("--screenshot"), QStringLiteral("x.png"), QStringLiteral("--scene"),
            QStringLiteral("hom")});
        QCOMPARE(answer.code, 2);
        for (const QString& scene :
            run({QStringLiteral("--list-scenes")}).out.split(QLatin1Char('\n'), Qt::SkipEmptyParts))
            QVERIFY(answer.err.contains(scene));
    }

    void resetSettingsForgetsTheKeptOnes()
    {
        const QTemporaryDir home;
        QVERIFY(QDir(home.path()).mkpath(QStringLiteral("sandglass")));
        QFile kept(home.filePath(QStringLiteral("sandglass/settings.json")));
        QVERIFY(kept.open(QIODevice::WriteOnly) && kept.write(R"({"theme": "daylight"})") > 0);
        kept.close();
        QProcess program;
        start(program, {QStringLiteral("--reset-settings")},
            {{QStringLiteral("XDG_CONFIG_HOME"), home.path()}, {QStringLiteral("XDG_DATA_HOME"), home.path()}});
        QVERIFY(program.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(!kept.exists(), 30'000);
        program.kill();
        QVERIFY(program.waitForFinished());
    }

    void whatIsWishedForTheWindowCountsOverWhatWasChosen()
    {
        const auto line = parse(QStringLiteral("--language cs --text-size 1.2"));
        QVERIFY(line.has_value());
        Choices chosen;
        chosen.theme = QStringLiteral("daylight");
        const Choices counts = line->over(chosen);
        QCOMPARE(counts.language, QStringLiteral("cs"));
        QCOMPARE(counts.textSize, 1.2);
        QCOMPARE(counts.theme, QStringLiteral("daylight"));
    }

    void aRulebookIsWritten()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("rules.pdf"));
        const Answer answer = run({QStringLiteral("--rulebook"), QStringLiteral("viceroy"),
            QStringLiteral("--language"), QStringLiteral("cs"), QStringLiteral("--pdf"), file});
        QCOMPARE(answer.err, QString());
        QCOMPARE(answer.code, 0);
        QVERIFY(QFileInfo(file).size() > 50'000);
        const Answer nowhere = run({QStringLiteral("--rulebook"), QStringLiteral("viceroy"), QStringLiteral("--pdf"),
            folder.filePath(QStringLiteral("no/rules.pdf"))});
        QCOMPARE(nowhere.code, 1);
        QVERIFY(!nowhere.err.isEmpty());
    }

    void screenshotHasTheWishedSize()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("home.png"));
        const Answer answer = run({QStringLiteral("--screenshot"), file, QStringLiteral("--scene"),
            QStringLiteral("home"), QStringLiteral("--size"), QStringLiteral("1280x720")});
        QCOMPARE(answer.code, 0);
        QCOMPARE(answer.err, QString());
        QCOMPARE(QImage(file).size(), QSize(1280, 720));
    }

    void fileThatCannotBeWrittenIsSaid()
    {
        const Answer answer = run({QStringLiteral("--screenshot"), QStringLiteral("/nowhere/x.png"),
            QStringLiteral("--scene"), QStringLiteral("home")});
        QCOMPARE(answer.code, 1);
        QVERIFY(answer.err.contains(QStringLiteral("/nowhere/x.png")));
    }
};

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_command_line.moc"
