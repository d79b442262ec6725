// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fields.h"
#include "core/journal.h"

#include <QtTest/QTest>

#include <ctime>

using namespace sandglass;
using core::Json;

namespace {

/// Milliseconds. A sanitizer makes everything slower, and says nothing about speed.
#ifdef __SANITIZE_ADDRESS__
constexpr double longest = 2000;
#else
constexpr double longest = 100;
#endif

std::string repeated(std::string_view part, std::size_t times)
{
    std::string text;
    text.reserve(part.size() * times);
    for (std::size_t i = 0; i < times; ++i)
        text += part;
    return text;
}

std::string manyMembers(int count)
{
    std::string text = "{";
    for (int i = 0; i < count; ++i)
        text += (i ? ",\"member" : "\"member") + std::to_string(i) + "\":0";
    return text + "}";
}

/// As many as an object may have, in as few bytes as they need.
std::string manyShortMembers()
{
    std::string text = "{";
    for (int i = 0; i < 256; ++i)
        text += (i ? ",\"" : "\"") + std::to_string(i) + "\":0";
    return text + "}";
}

} // namespace

/// The one reader of text from outside: whatever it is, it gives a value within the limits or says what is wrong.
class TestReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsJsonIsReadAsItIs()
    {
        for (const std::string text : {R"({"b":[1,-2,3.5,"č",true,null,{}],"a":{"x":[[]]}})", "[]", "7", "\"\""})
            QCOMPARE(core::readJson(text).value().dump(), text);
        QCOMPARE(core::readJson("18446744073709551615")->get<std::uint64_t>(), UINT64_MAX);
    }

    void whatIsNotIsTold_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("problem");
        const auto row = [](const char* name, const std::string& text, const char* problem) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(problem);
        };
        row("empty", "", "no JSON at byte 1");
        row("a word", "hello", "no JSON at byte 1");
        row("no end", "[1,2", "no JSON at byte 5");
        row("two", "[] []", "no JSON at byte 4");
        row("letters that are none", "\"\xff\"", "no JSON at byte 2");
        row("too large for a double", "1e400", "no JSON at byte 5");
        row("400 digits", repeated("9", 400), "no JSON at byte 400");
        row("nested in lists", repeated("[", 100'000), "lists and objects nest deeper than 32");
        row("nested in objects", repeated("{\"a\":", 100'000), "lists and objects nest deeper than 32");
        row("nested and closed", repeated("[", 33) + repeated("]", 33), "lists and objects nest deeper than 32");
        row("many members", manyMembers(40'000), "an object has more than 256 members");
        row("many values", "[0" + repeated(",0", 300'000) + "]", "there are more than 200000 values");
        row("long", "\"" + repeated("x", 9'000'000) + "\"", "the text is longer than 8388608 bytes");
    }

    void whatIsNotIsTold()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, problem);
        const auto read = core::readJson(text.toStdString());
        QVERIFY(!read);
        QCOMPARE(QByteArray::fromStdString(read.error()), problem);
        core::Problems problems;
        QVERIFY(!core::readText(text.toStdString(), "options", problems, [](core::Fields&) { QFAIL("read"); }));
        QCOMPARE(problems.size(), 1u);
    }

    void asDeepAsTheLimitIsFine()
    {
        QVERIFY(core::readJson(repeated("[", 32) + repeated("]", 32)));
        QVERIFY(core::readJson(manyMembers(256)));
    }

    // A megabyte of anything is read or refused while nobody would notice the wait.
    void aMegabyteTakesNoTime_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("members") << QByteArray::fromStdString(manyMembers(60'000));
        QTest::newRow("lists") << QByteArray::fromStdString(repeated("[", 1'000'000));
        QTest::newRow("numbers") << QByteArray::fromStdString("[0" + repeated(",0", 199'000) + "]");
        QTest::newRow("objects") << QByteArray::fromStdString("[" + repeated(manyMembers(256) + ",", 250) + "0]");
        QTest::newRow("small objects") << QByteArray::fromStdString(
            "[" + repeated(manyShortMembers() + ",", 540) + "0]");
        QTest::newRow("digits") << QByteArray::fromStdString(repeated("7", 1'000'000));
        QTest::newRow("text") << QByteArray::fromStdString("\"" + repeated("x", 1'000'000) + "\"");
    }

    void aMegabyteTakesNoTime()
    {
        QFETCH(QByteArray, text);
        const std::string whole = text.toStdString();
        // The processor's time: what else the machine does changes nothing.
        const std::clock_t begun = std::clock();
        (void)core::readJson(whole);
        const double took = 1000.0 * static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
        qInfo("%.1f ms", took);
        QCOMPARE_LT(took, longest);
    }

    void nothingIsEverWrittenOutWhole()
    {
        const std::string longText(1'000'000, 'x');
        core::Problems problems;
        const std::string json = Json{{"number", longText}, {longText, 1}, {"list", {1, 2}}}.dump();
        core::readText(json, "setup", problems, [](core::Fields& fields) {
            fields.number("number", 0, 9);
            fields.word("list", std::array<std::string_view, 1>{"none"});
        });
        QCOMPARE(problems.size(), 3u);
        for (const core::Problem& problem : problems)
            QVERIFY(core::sentence(problem).size() < 200);
    }

    void thereIsAnEndToProblems()
    {
        core::Problems problems;
        const std::string json = "{\"list\":[" + repeated("\"x\",", 100'000) + "0]}";
        core::readText(json, "setup", problems, [](core::Fields& fields) { fields.numbers("list", 0, 9); });
        QCOMPARE(problems.size(), core::Fields::mostProblems);
    }

    void lettersAreNotCutInTwo()
    {
        const std::string word = "x" + repeated("č", 50);
        QCOMPARE(core::shortened(word), "x" + repeated("č", 29) + "…");
        QCOMPARE(core::shortened("short"), std::string("short"));
    }

    // A match keeps a state for every command of the grace, so a journal must not ask for an endless one.
    void aJournalsGraceHasALimit()
    {
        core::JournalWriter writer;
        const core::JournalHeader header{"coins", 1, 0, 1, core::longestGrace, "{}", "{}"};
        QVERIFY(core::readJournal(writer.header(header)).header);
        core::JournalHeader endless = header;
        endless.grace = core::longestGrace + 1;
        core::JournalWriter other;
        QVERIFY(!core::readJournal(other.header(endless)).header);
    }
};

QTEST_APPLESS_MAIN(TestReader)
#include "tst_reader.moc"
