// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "coins.h"

#include "core/fields.h"
#include "core/journal.h"

#include <QtTest/QTest>

#include <limits>

using namespace sandglass;
using core::Problem;

/// Everything that core reads and writes as text: phrases, card data, journals.
class TestText : public QObject {
    Q_OBJECT

    /// A card set that knows one card, to see that card words are asked for.
    struct OneCard {
        std::string_view word(std::string_view domain, int number) const
        {
            return domain == "card" && number == 3 ? "lokern" : "";
        }
        int number(std::string_view domain, std::string_view word) const
        {
            return domain == "card" && word == "lokern" ? 3 : -1;
        }
    };

    static std::string journal()
    {
        core::JournalWriter writer;
        std::string text = writer.header({"coins", 1, 0xabc, 42, 1000, R"({"seats":2})", "{}"});
        text += writer.record({.time = 10, .seat = 0, .action = "take coin=4"});
        text +=
            writer.record({.kind = core::JournalRecord::Kind::Claim, .time = 20, .seat = 1, .action = "take coin=5"});
        text += writer.record({.kind = core::JournalRecord::Kind::Undo, .time = 30, .seat = 1});
        text += writer.record({.kind = core::JournalRecord::Kind::State, .hash = 77});
        return text;
    }

private Q_SLOTS:
    void aPhraseIsReadAsItIsWritten()
    {
        const coins::CardSet cards{};
        const auto action = core::say(coins::Verb::Take, 4);
        QCOMPARE(core::text<coins::Verb>(coins::verbs, action, cards), std::string("take coin=4"));
        QCOMPARE(*core::parse<coins::Verb>(coins::verbs, "take coin=4", cards), action);
    }

    void aBadPhraseIsExplained_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("reason");
        QTest::newRow("verb") << "steal coin=4" << "there is no 'steal'";
        QTest::newRow("empty") << "" << "there is no ''";
        QTest::newRow("missing") << "take" << "expected coin=…, found ''";
        QTest::newRow("name") << "take gold=4" << "expected coin=…, found 'gold=4'";
        QTest::newRow("range") << "take coin=8" << "'8' is no coin";
        QTest::newRow("huge") << "take coin=99999999999" << "'99999999999' is no coin";
        QTest::newRow("letters") << "take coin=4x" << "'4x' is no coin";
        QTest::newRow("more") << "take coin=4 now" << "nothing may follow, found 'now'";
    }
    void aBadPhraseIsExplained()
    {
        QFETCH(QString, line);
        QFETCH(QString, reason);
        const auto read = core::parse<coins::Verb>(coins::verbs, line.toStdString(), coins::CardSet{});
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.error()), reason);
    }

    void cardsAndWordsAndUnknownsHaveTheirNames()
    {
        constexpr core::Domain cards{.name = "card", .first = 0, .last = 9, .cards = true};
        static constexpr std::array<std::string_view, 2> sides{"left", "right"};
        constexpr core::Domain side{.name = "side", .words = sides};
        const OneCard set{};
        QCOMPARE(core::valueText(cards, 3, set), std::string("lokern"));
        QCOMPARE(core::valueText(cards, 4, set), std::string("4"));
        QCOMPARE(core::valueText(side, 1, set), std::string("right"));
        QCOMPARE(core::valueText(side, core::none, set), std::string("none"));
        QCOMPARE(core::valueText(cards, core::hidden, set), std::string("hidden"));
        QCOMPARE(core::valueOf(cards, "lokern", set), std::optional<std::int16_t>(3));
        QCOMPARE(core::valueOf(side, "none", set), std::optional<std::int16_t>(core::none));
        QCOMPARE(core::valueOf(side, "up", set), std::nullopt);
        QVERIFY2(!core::valueOf(cards, "hidden", set), "nobody can do something with what they cannot see");
    }

    void aWrongCardIsNamedWithFileFieldAndReason()
    {
        core::Problems problems;
        const core::DataFiles files{{"cards.json",
            R"({"cards":[{"id":"lokern","gold":"two"},{"id":"vale","gold":11,"silver":1},{"gold":true}],"comment":"fine"})"}};
        const bool good = core::readFile(files, "cards.json", problems, [](core::Fields& file) {
            file.each("cards", [](core::Fields& card) {
                card.text("id");
                card.number("gold", 0, 10);
            });
        });
        QVERIFY(!good);
        const core::Problems expected{
            {"cards.json", "lokern", "gold", R"(expected a whole number, found "two")"},
            {"cards.json", "vale", "gold", "expected 0 to 10, found 11"},
            {"cards.json", "vale", "silver", "nothing of that name is known here"},
            {"cards.json", "", "cards[2].id", "is missing"},
            {"cards.json", "", "cards[2].gold", "expected a whole number, found true"},
        };
        QCOMPARE(problems.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i)
            QCOMPARE(core::sentence(problems[i]), core::sentence(expected[i]));
    }

    void aFieldThatIsNullIsOneThatIsNotThere()
    {
        core::Problems problems;
        const bool good = core::readText(
            R"({"gold":null,"silver":null,"unknown":null})", "setup", problems, [](core::Fields& fields) {
                QVERIFY(!fields.has("gold"));
                QCOMPARE(fields.numberOr("gold", 7, 0, 10), 7);
                fields.number("silver", 0, 10);
            });
        QVERIFY(!good);
        QCOMPARE(problems.size(), 1u);
        QCOMPARE(core::sentence(problems[0]), std::string("setup: silver: is missing"));
    }

    void brokenOrMissingFilesAreProblemsToo()
    {
        core::Problems problems;
        const core::DataFiles files{{"broken.json", R"({"cards": [)"}, {"list.json", "[]"}};
        const auto read = [](core::Fields& fields) { fields.each("cards", [](core::Fields&) { }); };
        QVERIFY(!core::readFile(files, "broken.json", problems, read));
        QVERIFY(!core::readFile(files, "list.json", problems, read));
        QVERIFY(!core::readFile(files, "none.json", problems, read));
        QCOMPARE(core::sentence(problems[0]), std::string("broken.json: no JSON at byte 12"));
        QCOMPARE(core::sentence(problems[1]), std::string("list.json: expected an object, found []"));
        QCOMPARE(core::sentence(problems[2]), std::string("none.json: the file is missing"));
    }

    void aJournalIsReadAsItIsWritten()
    {
        const std::string text = journal();
        const auto reading = core::readJournal(text);
        QVERIFY2(reading.damage.empty(), reading.damage.c_str());
        QCOMPARE(reading.version, 2);
        QCOMPARE(reading.records[2].time, core::Millis{30});
        QCOMPARE(*reading.header, (core::JournalHeader{"coins", 1, 0xabc, 42, 1000, R"({"seats":2})", "{}"}));
        QCOMPARE(reading.records.size(), 4u);
        QCOMPARE(reading.records[1].kind, core::JournalRecord::Kind::Claim);
        QCOMPARE(reading.records[1].action, std::string("take 5"));
        QCOMPARE(reading.records[2].kind, core::JournalRecord::Kind::Undo);
        QCOMPARE(reading.records[3].hash, core::Hash{77});
        QCOMPARE(reading.goodBytes, text.size());
    }

    void aJournalOfTheFirstFormatIsReadToo()
    {
        const std::string text =
            "sandglass 1 game=pendulum rules=1 cards=2b4adb33677c5f27 seed=42 grace=1000 #ae9b2065\n"
            R"(options {"seats":2,"characters":["champion","briber"],"untimed":[],)"
            R"("paceFixed":false,"oneWorkerAFrame":[],"glory":[]} #44649bf4)"
            "\nsetup {} #7f78bfe9\n0 0 place worker=grande1 spot=green.bottom.2 #4fe3a99c\n";
        const auto reading = core::readJournal(text);
        QVERIFY2(reading.damage.empty(), reading.damage.c_str());
        QCOMPARE(reading.version, 1);
        QCOMPARE(reading.records[0].action, std::string("place worker=grande1 spot=green.bottom.2"));
        std::string changed = text;
        changed[text.find("grande1")] = 'G';
        QCOMPARE(core::readJournal(changed).kind, core::Damage::Broken);
    }

    void namesOfValuesMayBeLeftOut()
    {
        const coins::CardSet cards{};
        QCOMPARE(*core::parse<coins::Verb>(coins::verbs, "take 4", cards), core::say(coins::Verb::Take, 4));
    }

    void aTornEndKeepsEverythingBeforeIt()
    {
        const std::string text = journal();
        const auto reading = core::readJournal(std::string_view(text).substr(0, text.size() - 3));
        QCOMPARE(reading.records.size(), 3u);
        QCOMPARE(reading.damage, std::string("line 7 is torn off or too long"));
    }

    void anyChangedByteIsNoticed()
    {
        const std::string text = journal();
        for (std::size_t i = 0; i < text.size(); ++i) {
            std::string changed = text;
            changed[i] ^= 1;
            QVERIFY2(!core::readJournal(changed).damage.empty(), std::to_string(i).c_str());
        }
    }

    void swappedLinesAreNoticed()
    {
        std::string text = journal();
        const std::size_t fourth = text.find("10 0 take");
        const std::size_t fifth = text.find("10 1 by-privilege");
        const std::size_t sixth = text.find("10 1 take-back");
        const std::string swapped = text.substr(0, fourth) + text.substr(fifth, sixth - fifth)
            + text.substr(fourth, fifth - fourth) + text.substr(sixth);
        const auto reading = core::readJournal(swapped);
        QCOMPARE(reading.records.size(), 0u);
        QVERIFY(!reading.damage.empty());
    }

    void otherTextIsNoJournal()
    {
        QVERIFY(!core::readJournal("").header);
        QVERIFY(!core::readJournal("hello\n").header);
        QCOMPARE(core::readJournal("").damage, std::string("the journal ends before its first move"));
    }

    void theKindOfDamageIsTold()
    {
        const std::string text = journal();
        const auto kind = [](const std::string& changed) { return core::readJournal(changed).kind; };
        QCOMPARE(kind(text), core::Damage::None);
        QCOMPARE(kind(text.substr(0, text.size() - 3)), core::Damage::Torn);
        QCOMPARE(kind(text.substr(0, 30)), core::Damage::Headless);
        QCOMPARE(kind(""), core::Damage::Headless);
        QCOMPARE(kind("hello\n"), core::Damage::NoJournal);
        QCOMPARE(kind("sandglass 9 anything\n"), core::Damage::OtherVersion);
        std::string changed = text;
        changed[changed.find("take")] = 'b';
        QCOMPARE(kind(changed), core::Damage::Broken);
        QCOMPARE(core::readJournal(changed).lostLines, 4u);
    }

    void aNoteIsKeptAndCanBeChanged()
    {
        core::JournalWriter writer;
        std::string text = writer.header({"coins", 1, 0xabc, 42, 1000, "{\n}", "{}"});
        text += writer.record({.kind = core::JournalRecord::Kind::Note, .action = "seats Ada"});
        text += writer.record({.time = 10, .seat = 0, .action = "take coin=4"});
        const auto reading = core::readJournal(text);
        QCOMPARE(reading.damage, std::string());
        QCOMPARE(reading.header->options, std::string("{ }"));
        QCOMPARE(reading.records[0].kind, core::JournalRecord::Kind::Note);
        QCOMPARE(reading.records[0].action, std::string("seats Ada"));
        const auto nobody = [](std::string_view) { return std::string("seats nobody"); };
        const std::string changed = core::withChangedNotes(text, nobody).text;
        QVERIFY(changed.find("Ada") == std::string::npos);
        QCOMPARE(core::readJournal(changed).damage, std::string());
        QCOMPARE(core::readJournal(changed).records[1], reading.records[1]);
    }

    void timesBeyondAllMatchesAreNotUnderstood()
    {
        core::JournalWriter writer;
        std::string text = writer.header({"coins", 1, 0xabc, 42, 1000, "{}", "{}"});
        text += writer.record({.time = std::numeric_limits<core::Millis>::max(), .seat = 0, .action = "take coin=4"});
        QCOMPARE(core::readJournal(text).kind, core::Damage::Broken);
    }

    void listsKeepTheirTailsZero()
    {
        core::List<std::uint8_t, 4> list;
        for (const int value : {1, 2, 3})
            list.push(static_cast<std::uint8_t>(value));
        QCOMPARE(int(list.take(0)), 1);
        QCOMPARE(int(list.pop()), 3);
        core::List<std::uint8_t, 4> same;
        same.push(2);
        QVERIFY(core::sameBytes(list, same));
        list.insert(0, 9);
        QCOMPARE(list.find(2), 1);
    }
};

QTEST_APPLESS_MAIN(TestText)
#include "tst_text.moc"
