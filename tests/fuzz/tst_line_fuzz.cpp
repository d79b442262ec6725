// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fields.h"
#include "core/random.h"
#include "games/shelves.h"
#include "headless/run_headless.h"

#include <QtCore/QTemporaryFile>
#include <QtTest/QTest>

#include <array>
#include <ctime>
#include <sstream>

using namespace sandglass;
using core::Json;
using namespace Qt::StringLiterals;

namespace {

/// Values that a line does not expect.
const std::array<std::string, 22> strange{"1e400", "-1e400", std::string(400, '9'), "1e9", "-1", "99999999999999999999",
    "9223372036854775808", "0.5", "null", "true", "\"\"", "\"\\u0000\"", "\"\xff\"", "[]", "{}", "[[[[[[[[]]]]]]]]",
    std::string(100'000, '['), "{\"a\":{\"a\":{\"a\":1}}}", "\"none\"", "\"hidden\"", "\"unknown\"",
    '"' + std::string(70'000, 'x') + '"'};

/// A sanitizer makes everything slower, and says nothing about speed.
#ifdef __SANITIZE_ADDRESS__
constexpr double longestAnswer = 2000;
#else
constexpr double longestAnswer = 100;
#endif

/// Milliseconds of the processor's time that something takes: what else the machine does changes nothing.
template <typename Work>
double processorTime(const Work& work)
{
    const std::clock_t begun = std::clock();
    work();
    return 1000.0 * static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
}

/// Lines as they come in, changed in some way.
class LineMutations {
public:
    explicit LineMutations(core::Seed seed)
        : m_random(seed)
    {
    }

    std::string mutate(const std::string& line)
    {
        std::string changed = line;
        switch (below(9)) {
        case 0:
            changed[below(line.size())] ^= static_cast<char>(1 << below(8));
            return changed;
        case 1:
            for (int i = 0; i < 6; ++i)
                changed[below(line.size())] = static_cast<char>(below(256));
            return changed;
        case 2:
            return line.substr(0, below(line.size()));
        case 3:
            return changed.erase(below(line.size()), below(40));
        case 4:
            return changed.insert(below(line.size()), line.substr(below(line.size()), below(200)));
        case 5:
            return changed.insert(below(line.size()), strange[below(strange.size())]);
        case 6:
            return crowded(line);
        default:
            return otherValue(line);
        }
    }

private:
    std::size_t below(std::size_t bound)
    {
        return m_random.below(static_cast<std::uint32_t>(std::max<std::size_t>(bound, 1)));
    }

    static void collect(Json& json, std::vector<Json*>& parts)
    {
        parts.push_back(&json);
        if (json.is_structured())
            for (Json& item : json)
                collect(item, parts);
    }

    /// Sound JSON in which one value is another.
    std::string otherValue(const std::string& line)
    {
        const auto read = core::readJson(line);
        if (!read)
            return line;
        Json json = *read;
        std::vector<Json*> parts;
        collect(json, parts);
        Json& spoilt = *parts[below(parts.size())];
        spoilt = "put something strange here";
        std::string text = json.dump();
        const std::string mark = "\"put something strange here\"";
        return text.replace(text.find(mark), mark.size(), strange[below(strange.size())]);
    }

    /// Sound JSON in which one thing of a list lies there many times: more than any deck, hand or row holds.
    std::string crowded(const std::string& line)
    {
        const auto read = core::readJson(line);
        if (!read)
            return line;
        Json json = *read;
        std::vector<Json*> parts;
        collect(json, parts);
        std::erase_if(parts, [](const Json* part) { return !part->is_array() || part->empty(); });
        if (parts.empty())
            return line;
        auto& list = parts[below(parts.size())]->get_ref<Json::array_t&>();
        const Json item = list[below(list.size())];
        list.insert(list.end(), 300, item);
        return json.dump();
    }

    core::Random m_random;
};

} // namespace

/// Lines that something happened to: each is answered, and the match goes on.
class TestLineFuzz : public QObject {
    Q_OBJECT

    const app::Shelves m_shelves = app::loadShelves();

    static Json ask(app::Headless& headless, const std::string& line)
    {
        return core::readJson(headless.answer(line)).value_or(Json());
    }

    app::Headless headless() const
    {
        std::vector<const core::Shelf*> games;
        for (const auto& shelf : m_shelves.games)
            games.push_back(shelf.get());
        return app::Headless(std::move(games),
            [](const std::string&, const app::Statement& said) { return std::optional(said.word.toStdString()); });
    }

    /// Requests as they are made in the middle of a match, the whole state among them.
    std::vector<std::string> lines(app::Headless& headless, const std::string& game, core::Random& random)
    {
        const int seats = 2 + static_cast<int>(random.below(3));
        const std::string options = "{\"seats\":" + std::to_string(seats) + "}";
        std::vector<std::string> result{
            "{\"do\":\"new\",\"game\":\"" + game + "\",\"options\":" + options + ",\"seed\":7,\"grace\":1000}",
            R"({"do":"games"})", R"({"do":"legal","seat":0,"time":0})", R"({"do":"wake","time":5})",
            R"({"do":"view","seat":1})", R"({"do":"undo","seat":0,"time":100})", R"({"do":"save"})",
            R"({"do":"ranking"})", R"({"do":"language","language":"en"})"};
        ask(headless, result[0]);
        for (int step = 0; step < 60; ++step) {
            const int seat = static_cast<int>(random.below(static_cast<std::uint32_t>(seats)));
            const std::string at = ",\"seat\":" + std::to_string(seat) + ",\"time\":" + std::to_string(step * 1000);
            const Json legal = ask(headless, "{\"do\":\"legal\"" + at + "}")["legal"];
            if (!legal.is_array() || legal.empty())
                continue;
            const Json action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
            result.push_back("{\"do\":\"act\"" + at + ",\"action\":" + action.dump() + "}");
            ask(headless, result.back());
        }
        const std::string state = ask(headless, R"({"do":"state"})")["state"].dump();
        result.push_back(
            "{\"do\":\"new\",\"game\":\"" + game + "\",\"options\":" + options + ",\"setup\":" + state + "}");
        const Json journal = ask(headless, R"({"do":"save"})")["journal"];
        result.push_back(Json{{"do", "load"}, {"journal", journal}}.dump());
        return result;
    }

private Q_SLOTS:
    void everyLineIsAnswered_data()
    {
        QTest::addColumn<QString>("game");
        for (const auto& shelf : m_shelves.games)
            QTest::newRow(std::string(shelf->game()).c_str()) << QString::fromStdString(std::string(shelf->game()));
    }

    void everyLineIsAnswered()
    {
        QFETCH(QString, game);
        const int mutations = qEnvironmentVariableIsSet("SANDGLASS_SOAK") ? 7'000 : 700;
        core::Random random(11);
        LineMutations mutation(13);
        app::Headless headless = this->headless();
        std::vector<std::string> sound = lines(headless, game.toStdString(), random);
        double slowest = 0;
        int errors = 0;
        for (int i = 0; i < mutations; ++i) {
            if (i % 200 == 0)
                sound = lines(headless, game.toStdString(), random);
            const std::string line = mutation.mutate(sound[random.below(static_cast<std::uint32_t>(sound.size()))]);
            std::string answered;
            slowest = std::max(slowest, processorTime([&] { answered = headless.answer(line); }));
            const auto answer = core::readJson(answered);
            QVERIFY2(answer && answer->is_object(), line.substr(0, 500).c_str());
            errors += answer->contains("error");
        }
        // The match that goes on is a match.
        QVERIFY(ask(headless, R"({"do":"state"})").contains("hash"));
        qInfo("%d lines, %d of them answered with an error, the slowest in %.1f ms", mutations, errors, slowest);
        QVERIFY(errors > mutations / 4);
        QCOMPARE_LT(slowest, longestAnswer);
    }

    void aLineOfAMegabyteIsAnsweredAtOnce_data()
    {
        QTest::addColumn<std::string>("line");
        const auto many = [](const std::string& part) {
            std::string text = part;
            while (text.size() < 1'000'000)
                text += ',' + part;
            return text;
        };
        const std::string longText(1'000'000, 'x');
        std::string small; // as many as a megabyte has room for, in objects that are just small enough
        for (int i = 0; small.size() < 1'000'000; ++i)
            small += (i == 0 ? "{" : i % 256 == 0 ? "},{" : ",") + ("\"" + std::to_string(i % 256)) + "\":0";
        std::string members;
        for (int i = 0; members.size() < 1'000'000; ++i)
            members += (i == 0 ? "\"m" : ",\"m") + std::to_string(i) + "\":" + std::to_string(i);
        QTest::newRow("a text") << "{\"do\":\"" + longText + "\"}";
        for (const char* request : {R"("act","seat":0,"time":0,"action")", R"("new","game")",
                 R"("think","seat":0,"time":0,"level")", R"("think","seat":0,"time":0,"why")",
                 R"("explain","seat":0,"time":0,"action")", R"("explain","seat":0,"time":0,"domain")",
                 R"("explain","seat":0,"time":0,"number":1,"domain")", R"("save","file")", R"("load","file")",
                 R"("load","journal")", R"("new","game":"tiletum","options")", R"("new","game":"viceroy","setup")"})
            QTest::newRow(request) << std::string("{\"do\":") + request + ":\"" + longText + "\"}";
        QTest::newRow("small objects") << "{\"do\":[" + small + "}]}";
        QTest::newRow("numbers") << "{\"do\":[" + many("7") + "]}";
        QTest::newRow("fractions") << "{\"do\":[" + many("0.123456789e-7") + "]}";
        QTest::newRow("objects") << "{\"do\":[" + many("{\"a\":{}}") + "]}";
        QTest::newRow("members") << "{" + members + "}";
        QTest::newRow("a set-up") << R"({"do":"new","game":"tiletum","setup":{"dice":[)" + many("{\"value\":1}")
                + "]}}";
        QTest::newRow("a map") << R"({"do":"new","game":"tiletum","setup":{"map":{"hamburg":[)"
                + many(R"({"houses":{"1":1,"2":0},"tiles":["none"]})") + "]}}}";
        QTest::newRow("brackets") << std::string(1'000'000, '[');
        QTest::newRow("no JSON") << std::string(1'000'000, '\xff');
    }
    void aLineOfAMegabyteIsAnsweredAtOnce()
    {
        QFETCH(std::string, line);
        app::Headless headless = this->headless();
        ask(headless, R"({"do":"new","game":"pendulum"})");
        std::string answer;
        const double time = processorTime([&] { answer = headless.answer(line); });
        qInfo("%.1f ms", time);
        QVERIFY(core::readJson(answer).value_or(Json()).contains("error"));
        QVERIFY2(answer.size() < 10'000, "what is refused is not told again as a whole");
        QCOMPARE_LT(time, longestAnswer);
    }

    // As long a journal as a line may carry, in which everybody reaches for the same places at one moment: each command
    // is held against a hundred others. It is repeated, and so it stays below the limit of any line.
    void aLongJournalIsRepeatedAtOnce()
    {
        app::Headless headless = this->headless();
        ask(headless,
            R"({"do":"new","game":"pendulum","options":{"seats":3,"characters":["champion","briber","implacable"]},)"
            R"("grace":10000,"setup":{"phase":"reposition","round":2,"order":["0","1","2"],"timers":{"purple":)"
            R"({"row":"bottom"},"green":{"row":"bottom"},"black":{"row":"bottom"}}}})");
        std::string journal;
        for (int i = 0; journal.size() < 125'000; ++i) {
            const std::string place = "place worker=grande1 spot=black.top." + std::to_string(1 + i / 2 % 2);
            const Json act{{"do", "act"}, {"seat", i % 2 == 0 ? 2 : 0}, {"time", 0}, {"action", place}};
            QVERIFY(ask(headless, act.dump()).contains("done"));
            if (i % 100 == 0)
                journal = ask(headless, R"({"do":"save"})")["journal"].get<std::string>();
        }
        const std::string line = Json{{"do", "load"}, {"journal", journal}}.dump();
        Json answer;
        const double time = processorTime([&] { answer = ask(headless, line); });
        qInfo("%zu bytes in %.1f ms", journal.size(), time);
        QCOMPARE(answer.value("match", ""), std::string("pendulum"));
        QCOMPARE_LT(time, longestAnswer);
        const std::string tooLong = Json{{"do", "load"}, {"journal", journal + std::string(20'000, '\n')}}.dump();
        QVERIFY(ask(headless, tooLong).value("error", "").starts_with("a journal of more than 131072 bytes"));
    }

    void onlyRegularFilesOfAReasonableLengthAreRead()
    {
        app::Headless headless = this->headless();
        const auto told = [&](const QString& file) {
            const Json wish{{"do", "load"}, {"file", file.toStdString()}};
            return ask(headless, wish.dump()).value("error", "");
        };
        QTemporaryFile large;
        QVERIFY(large.open() && large.resize(64 * 1024 * 1024 + 1)); // nothing of it is on the disk
        // An empty device is no file either: what is read of it would be told as an empty journal.
        for (const QString& file : {u"/dev/zero"_s, u"/dev/null"_s, u"/"_s, large.fileName()})
            QCOMPARE(told(file), "the file '" + core::shortened(file.toStdString()) + "' cannot be read");
    }

    // As they come in from a pipe: an empty one, one that is too long, one that ends as on other systems, and a last
    // one without an end.
    void everyLineOfAPipeIsAnswered()
    {
        std::istringstream in(
            "\n" + std::string(9'000'000, '[') + "\n{\"do\":\"wake\",\"time\":0}\r\n{\"do\":\"games\"}");
        std::ostringstream out;
        app::Headless headless = this->headless();
        app::answerLines(headless, in, out);
        std::istringstream answers(out.str());
        const auto answer = [&] {
            std::string line;
            std::getline(answers, line);
            return core::readJson(line).value_or(Json());
        };
        QCOMPARE(answer().value("error", ""), std::string("no JSON at byte 1"));
        QCOMPARE(answer().value("error", ""), std::string("the text is longer than 8388608 bytes"));
        QCOMPARE(answer().value("error", ""), std::string("there is no match; begin with 'new' or 'load'"));
        QCOMPARE(answer()["games"].size(), m_shelves.games.size());
        QVERIFY(answers.peek() == std::istringstream::traits_type::eof());
    }

    void afterQuitNothingIsAnswered()
    {
        std::istringstream in("{\"do\":\"quit\"}\n{\"do\":\"games\"}\n");
        std::ostringstream out;
        app::Headless headless = this->headless();
        app::answerLines(headless, in, out);
        QCOMPARE(out.str(), std::string("{\"bye\":true}\n"));
    }
};

QTEST_GUILESS_MAIN(TestLineFuzz)
#include "tst_line_fuzz.moc"
