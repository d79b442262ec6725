// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/language.h"
#include "language/thing.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QTextBoundaryFinder>
#include <QtQml/QQmlComponent>
#include <QtQml/QQmlEngine>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using sandglass::app::Catalogue;
using sandglass::app::Language;
using sandglass::app::Thing;

namespace {

QString withPlainSpaces(QString text)
{
    return text.replace(QChar::Nbsp, u' ').remove(u'\u2060');
}

} // namespace

class LanguageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void everyLanguageSpeaksItsOwnWords()
    {
        QCOMPARE(Catalogue(u"cs"_s).text(u"shell.seat.emblem.sun"_s), u"Slunce"_s);
        QCOMPARE(Catalogue(u"pl"_s).text(u"shell.seat.emblem.sun"_s), u"Słońce"_s);
        QCOMPARE(Catalogue(u"ru"_s).text(u"shell.seat.emblem.sun"_s), u"Солнце"_s);
        QCOMPARE(Catalogue(u"en"_s).text(u"shell.seat.emblem.sun"_s), u"Sun"_s);
    }

    void aMissingIdShowsItselfAndIsReportedOnce()
    {
        const Catalogue words(u"cs"_s);
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"cs has no text for shell.no.such"_s));
        QCOMPARE(words.text(u"shell.no.such"_s), u"shell.no.such"_s);
        QCOMPARE(words.text(u"shell.no.such"_s), u"shell.no.such"_s);
        QCOMPARE(words.count(u"shell.no.such"_s, 2), u"shell.no.such"_s);
        QVERIFY(!words.has(u"shell.no.such"_s));
    }

    void placeholdersAreFilledByNameAndOnlyOnce()
    {
        const Catalogue words(u"en"_s);
        QCOMPARE(words.textWith(u"shell.seat.taken"_s, {{u"name"_s, u"Ada"_s}}), u"Taken: Ada"_s);
        QCOMPARE(words.textWith(u"shell.seat.taken"_s, {{u"name"_s, u"{name}"_s}}), u"Taken: {name}"_s);
        QCOMPARE(words.textWith(u"shell.seat.taken"_s, {{u"other"_s, u"Ada"_s}}), u"Taken: {name}"_s);
    }

    void pluralsFollowTheRulesOfTheLanguage_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("n");
        QTest::addColumn<QString>("expected");
        const auto rows = [](const char* code, std::initializer_list<std::pair<int, const char*>> cases) {
            for (const auto& [n, expected] : cases)
                QTest::addRow("%s %d", code, n) << QString::fromLatin1(code) << n << QString::fromUtf8(expected);
        };
        rows("en",
            {{0, "0 players at the table"}, {1, "1 player at the table"}, {2, "2 players at the table"},
                {5, "5 players at the table"}, {11, "11 players at the table"}, {21, "21 players at the table"},
                {101, "101 players at the table"}});
        rows("cs",
            {{0, "U stolu je 0 hráčů"}, {1, "U stolu je 1 hráč"}, {2, "U stolu jsou 2 hráči"},
                {4, "U stolu jsou 4 hráči"}, {5, "U stolu je 5 hráčů"}, {11, "U stolu je 11 hráčů"},
                {21, "U stolu je 21 hráčů"}, {22, "U stolu je 22 hráčů"}, {25, "U stolu je 25 hráčů"},
                {101, "U stolu je 101 hráčů"}});
        rows("pl",
            {{0, "Przy stole siedzi 0 graczy"}, {1, "Przy stole siedzi 1 gracz"}, {2, "Przy stole siedzą 2 gracze"},
                {5, "Przy stole siedzi 5 graczy"}, {11, "Przy stole siedzi 11 graczy"},
                {12, "Przy stole siedzi 12 graczy"}, {21, "Przy stole siedzi 21 graczy"},
                {22, "Przy stole siedzą 22 gracze"}, {25, "Przy stole siedzi 25 graczy"},
                {101, "Przy stole siedzi 101 graczy"}});
        rows("ru",
            {{0, "За столом 0 игроков"}, {1, "За столом 1 игрок"}, {2, "За столом 2 игрока"},
                {5, "За столом 5 игроков"}, {11, "За столом 11 игроков"}, {12, "За столом 12 игроков"},
                {21, "За столом 21 игрок"}, {22, "За столом 22 игрока"}, {25, "За столом 25 игроков"},
                {101, "За столом 101 игрок"}, {111, "За столом 111 игроков"}});
    }

    void pluralsFollowTheRulesOfTheLanguage()
    {
        QFETCH(QString, code);
        QFETCH(int, n);
        QTEST(withPlainSpaces(Catalogue(code).count(u"shell.table.players"_s, n)), "expected");
    }

    void aPhraseTakesItsPluralFromItsOnlyNumber()
    {
        const Catalogue words(u"cs"_s);
        const auto sentence = [&](const QString& id, const QVariantMap& values) {
            return withPlainSpaces(words.filled(words.pattern(id, values), values));
        };
        QCOMPARE(sentence(u"shell.table.players"_s, {{u"amount"_s, 3}}), u"U stolu jsou 3 hráči"_s);
        QCOMPARE(sentence(u"shell.table.players"_s, {{u"n"_s, 1}, {u"row"_s, 7}}), u"U stolu je 1 hráč"_s);
        // A sentence without plural forms is not lost when a number comes with it.
        QCOMPARE(sentence(u"shell.seat.taken"_s, {{u"name"_s, 1200}}), u"Obsazeno: 1 200"_s);
    }

    void whatBelongsTogetherStaysOnOneLine()
    {
        const auto text = [](const char* code, int n) {
            return Catalogue(QString::fromLatin1(code)).count(u"shell.table.players"_s, n);
        };
        QCOMPARE(text("en", 2), u"2 \u2060players at the table"_s);
        QCOMPARE(text("cs", 2), u"U \u2060stolu jsou 2 \u2060hráči"_s); // a preposition does not end a line
        const Catalogue polish(u"pl"_s);
        QVERIFY(polish.text(u"pendulum.ask.exchange"_s).contains(u"i \u2060w \u2060którą"_s));
        // No line ends there.
        const QString held = text("cs", 2);
        QTextBoundaryFinder lines(QTextBoundaryFinder::Line, held);
        lines.setPosition(held.indexOf(u'\u2060'));
        QVERIFY(!lines.isAtBoundary());
        lines.setPosition(held.indexOf(u'\u2060') + 1);
        QVERIFY(!lines.isAtBoundary());
        const Catalogue words(u"ru"_s);
        QCOMPARE(words.textWith(u"shell.settings.grace"_s, {{u"seconds"_s, 1}}),
            u"Допуск для одновременных ходов: 1 \u2060с"_s);
    }

    void aThingIsWordedInTheFormThatIsAskedFor()
    {
        const auto filled = [](const char* code, const QString& text, const QVariantMap& values) {
            return withPlainSpaces(Catalogue(QString::fromLatin1(code)).filled(text, values));
        };
        const QVariant worker = QVariant::fromValue(Thing{u"worker"_s, 0, u"pendulum.worker.grande1"_s});
        const QVariant gold = QVariant::fromValue(Thing{u"stock"_s, 2, u"pendulum.stock.gold"_s});
        QCOMPARE(filled("cs", u"{worker}, {worker:acc}"_s, {{u"worker"_s, worker}}),
            u"mocný služebník, mocného služebníka"_s);
        QCOMPARE(
            filled("cs", u"{worker:loc}"_s, {{u"worker"_s, worker}}), u"mocný služebník"_s); // there is no such form
        for (const auto& [n, said] : {std::pair(1, "1 zlatý"), {3, "3 zlaté"}, {5, "5 zlatých"}})
            QCOMPARE(filled("cs", u"{stock*amount}"_s,
                         {{u"stock"_s, gold}, {u"amount"_s, QVariant::fromValue(Thing{u"number"_s, n, {}})}}),
                QString::fromUtf8(said));
    }

    void numbersAndListsFollowTheLocale()
    {
        QCOMPARE(Catalogue(u"en"_s).number(1234567.5, 1), u"1,234,567.5"_s);
        QCOMPARE(Catalogue(u"cs"_s).number(1.5, 1), u"1,5"_s);
        QCOMPARE(Catalogue(u"pl"_s).number(1.5, 1), u"1,5"_s);
        QCOMPARE(Catalogue(u"ru"_s).number(1234567), u"1\u00a0234\u00a0567"_s);
        const QStringList three{u"A"_s, u"B"_s, u"C"_s};
        QCOMPARE(Catalogue(u"en"_s).list(three), u"A, B and C"_s);
        QCOMPARE(Catalogue(u"cs"_s).list(three), u"A, B a\u00a0C"_s);
        QCOMPARE(Catalogue(u"pl"_s).list(three), u"A, B i C"_s);
        QCOMPARE(Catalogue(u"ru"_s).list(three), u"A, B и C"_s);
    }

    void theSystemsWishesAreFollowedInTheirOrder()
    {
        QCOMPARE(Language::bestOf({u"de-DE"_s, u"pl-Latn-PL"_s, u"cs"_s}), u"pl"_s);
        QCOMPARE(Language::bestOf({u"ru_RU"_s}), u"ru"_s);
        QCOMPARE(Language::bestOf({u"ja"_s}), u"en"_s);
        QCOMPARE(Language::bestOf({}), u"en"_s);
    }

    void anUnknownLanguageIsRefused()
    {
        Language language(u"cs"_s);
        const QSignalSpy changed(&language, &Language::changed);
        language.setCode(u"tlh"_s);
        QCOMPARE(language.code(), u"cs"_s);
        QCOMPARE(changed.size(), 0);
    }

    void changingOneSeatsLanguageReadsThatSeatsTextsAgainAndNoOthers()
    {
        QQmlEngine engine;
        QQmlComponent component(&engine);
        component.setData(R"(
            import QtQml
            import Sandglass.Language
            QtObject {
                property Language mine: Language { code: "cs" }
                property Language yours: Language { code: "pl" }
                readonly property var tally: ({ readings: 0 })
                function yourReadings(): int { return tally.readings }
                function read(words: Catalogue): string { ++tally.readings; return words.text("shell.seat.emblem.moon") }
                property string here: mine.words.text("shell.seat.emblem.moon")
                property string there: read(yours.words)
                property string counted: mine.words.count("shell.table.players", 2)
                property string filled: mine.words.textWith("shell.seat.taken", { name: "Ada" })
            })",
            {});
        const std::unique_ptr<QObject> root(component.create());
        QVERIFY2(root, qPrintable(component.errorString()));
        QCOMPARE(root->property("here").toString(), u"Měsíc"_s);
        QCOMPARE(root->property("there").toString(), u"Księżyc"_s);
        const auto yourReadings = [&root] {
            int readings = 0;
            QMetaObject::invokeMethod(root.get(), "yourReadings", Q_RETURN_ARG(int, readings));
            return readings;
        };
        QCOMPARE(yourReadings(), 1);

        root->property("mine").value<Language*>()->setCode(u"ru"_s);
        QCOMPARE(root->property("here").toString(), u"Луна"_s);
        QCOMPARE(withPlainSpaces(root->property("counted").toString()), u"За столом 2 игрока"_s);
        QCOMPARE(root->property("filled").toString(), u"Занято: Ada"_s);
        QCOMPARE(root->property("there").toString(), u"Księżyc"_s);
        QCOMPARE(yourReadings(), 1);
    }
};

QTEST_GUILESS_MAIN(LanguageTest)
#include "tst_language.moc"
