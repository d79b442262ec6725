// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_data.h"
#include "card_files.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace sandglass;

/// A wrong card set tells what is wrong with it, and cannot be played.
class TestViceroyCards : public QObject {
    Q_OBJECT

    /// The shipped files with one text replaced in one of them.
    static core::DataFiles changed(const char* name, const std::string& from, const std::string& to)
    {
        core::DataFiles files = test::cardFiles("viceroy");
        for (core::DataFile& file : files)
            if (file.name == name)
                if (const auto at = file.text.find(from); at != std::string::npos)
                    file.text.replace(at, from.size(), to);
        return files;
    }

private Q_SLOTS:
    void theShippedCardsLoad()
    {
        const auto cards = viceroy::load(test::cardFiles("viceroy"));
        QVERIFY2(cards, cards ? "" : core::sentence(cards.error().front()).c_str());
        QCOMPARE(cards->ids[31], "captain");
        QCOMPARE(cards->number("card", "captain"), 31);
        QCOMPARE(cards->number("card", "butcher"), -1);
        QVERIFY(cards->word("card", 88).empty());
    }

    void aWrongFileIsTold_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* name, QByteArray file, QByteArray from, QByteArray to, QByteArray sentence) {
            QTest::newRow(name) << file << from << to << sentence;
        };
        row("a colour that does not exist", "characters.json", "\"topLeft\": \"red\"", "\"topLeft\": \"purple\"",
            "characters.json: corsair: topLeft: expected one of blue, red, green, yellow, found \"purple\"");
        row("a number twice", "characters.json", "\"number\": 2,", "\"number\": 1,",
            "characters.json: ambassador: number: another card has this number");
        row("an id twice", "characters.json", "\"id\": \"ambassador\"", "\"id\": \"corsair\"",
            "characters.json: corsair: id: must be there and be unique");
        row("a token that does not exist", "characters.json", "\"kind\": \"points\", \"amount\": 10",
            "\"kind\": \"points\", \"amount\": 9",
            "characters.json: corsair: rows[3].reward[0].amount: there is no token of that value");
        row("a misspelt field", "laws.json", "\"effect\"", "\"efect\"",
            "laws.json: reshuffleOfOffices: effect: is missing");
        row("options without a choice", "laws.json", "\"effect\": \"chooseOne\"", "\"effect\": \"none\"",
            "laws.json: callToArms: options: belong to the effect chooseOne, and only to it");
        row("rounds that do not fit the deck", "rules.json", "\"rounds\": 12", "\"rounds\": 11",
            "rules.json: largeDeck: every round takes four cards from it");
        row("no JSON", "rules.json", "{", "[", "rules.json: no JSON");
    }
    void aWrongFileIsTold()
    {
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QByteArray, sentence);
        const auto cards = viceroy::load(changed(file, from.toStdString(), to.toStdString()));
        QVERIFY(!cards);
        const bool found = std::ranges::any_of(cards.error(),
            [&](const core::Problem& problem) { return core::sentence(problem).starts_with(sentence.toStdString()); });
        QVERIFY2(found, core::sentence(cards.error().front()).c_str());
    }

    void aMissingFileIsTold()
    {
        core::DataFiles files = test::cardFiles("viceroy");
        std::erase_if(files, [](const core::DataFile& file) { return file.name == "laws.json"; });
        const auto cards = viceroy::load(files);
        QVERIFY(!cards);
        QCOMPARE(core::sentence(cards.error().front()), "laws.json: the file is missing");
    }

    void theFingerprintFollowsTheCardsNotTheirSpelling()
    {
        const auto hash = [](const core::DataFiles& files) {
            return viceroy::fingerprint(viceroy::load(files).value());
        };
        const core::Hash shipped = hash(test::cardFiles("viceroy"));
        QCOMPARE(hash(changed("characters.json", "[\n", "[ \n")), shipped);
        QVERIFY(hash(changed("characters.json", "\"amount\": 10", "\"amount\": 12")) != shipped);
        QVERIFY(hash(changed("rules.json", "\"passGems\": 3", "\"passGems\": 4")) != shipped);
    }
};

QTEST_APPLESS_MAIN(TestViceroyCards)
#include "tst_viceroy_cards.moc"
