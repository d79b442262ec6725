// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_files.h"
#include "pendulum_play.h"

#include <QtTest/QTest>

using namespace sandglass;

namespace {

/// What loading says about the product's own data after one text in one file was replaced.
std::string complaint(std::string_view file, std::string_view from, std::string_view to)
{
    core::DataFiles files = test::cardFiles("pendulum");
    for (core::DataFile& data : files)
        if (data.name == file) {
            const std::size_t at = data.text.find(from);
            if (at == std::string::npos)
                return "not found: " + std::string(from);
            data.text.replace(at, from.size(), to);
        }
    const auto cards = pendulum::load(files);
    return cards ? "loaded" : core::sentence(cards.error().front());
}

std::string arranged(std::string_view setup)
{
    const auto state = pendulum::arrange(test::pendulumCards(), {.seats = 2}, 1, setup);
    return state ? "arranged" : core::sentence(state.error());
}

} // namespace

/// Wrong card data, options and set-ups are told precisely and never played with.
class TestPendulumData : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theProductsOwnCardsLoad() { QCOMPARE(complaint("mats.json", "\"sword\"", "\"sword\""), "loaded"); }

    void aWrongCardIsNamedWithItsFileAndField()
    {
        QCOMPARE(complaint("provinces.json", R"("brown": {"power": 1})", R"("brown": {"powr": 1})"),
            "provinces.json: kasalat: brown.powr: nothing of that name is known here");
        QVERIFY(complaint("stratagems.json", R"("military": 7)", R"("military": "many")")
                .starts_with("stratagems.json: champion4: cost.military: expected a whole number"));
        QVERIFY(
            complaint("mats.json", R"("id": "warmonger")", R"("id": "pacifier")").starts_with("mats.json: pacifier"));
        QVERIFY(complaint("council.json", R"("kind": "instant")", R"("kind": "final")")
                .starts_with("council.json: reward1: kind"));
        QVERIFY(complaint("board.json", R"("purple": 180)", R"("purple": -1)")
                .starts_with("board.json: timers.purple: expected 1 to"));
    }
    void missingDoubledAndBrokenDataIsNamed()
    {
        QVERIFY(complaint("achievements.json", R"("id": "tradePact")", R"("id": "eliteTroops")").find("another card")
            != std::string::npos);
        QVERIFY(complaint("achievements.json", "{", "").find("no JSON") != std::string::npos);
        core::DataFiles files = test::cardFiles("pendulum");
        std::erase_if(files, [](const core::DataFile& file) { return file.name == "provinces.json"; });
        const auto cards = pendulum::load(files);
        QVERIFY(!cards);
        QCOMPARE(core::sentence(cards.error().front()), "provinces.json: the file is missing");
    }
    void theFingerprintChangesWithTheCards()
    {
        core::DataFiles files = test::cardFiles("pendulum");
        QCOMPARE(pendulum::fingerprint(*pendulum::load(files)), pendulum::fingerprint(test::pendulumCards()));
        for (core::DataFile& file : files)
            if (file.name == "achievements.json")
                file.text.replace(file.text.find("\"votes\": 3"), 10, "\"votes\": 4");
        QVERIFY(pendulum::fingerprint(*pendulum::load(files)) != pendulum::fingerprint(test::pendulumCards()));
    }

    void wrongOptionsAreNamed()
    {
        QVERIFY(pendulum::readOptions(R"({"seats": 5, "glory": [4]})"));
        for (const char* wrong :
            {R"({"seats": 6})", R"({"seats": 2, "glory": [2]})", R"({"untimed": [5]})", R"({"characters": ["nobody"]})",
                R"({"seats": 1, "characters": ["random", "random"]})", R"({"chairs": 2})", "[]", "{"})
            QVERIFY2(!pendulum::readOptions(wrong), wrong);
        const auto options = pendulum::readOptions(
            R"({"seats": 3, "characters": ["tyrant", "randomAdvanced"], "untimed": [2], "glory": [1]})");
        QCOMPARE(*pendulum::readOptions(pendulum::describeOptions(*options)), *options);
    }

    void anyPartOfTheSetUpCanBeFixed()
    {
        QCOMPARE(arranged("{}"), "arranged");
        QCOMPARE(arranged(R"({"round": 3, "provinceDeck": ["riss", "cham"], "row": ["ember"], "achievementDeck": []})"),
            "arranged");
        QCOMPARE(
            arranged(
                R"({"councilDeck": ["reward7", "reward3"], "offer": ["reward1"], "seats": [{"hand": ["reward7"]}]})"),
            "setup: council cards are lost or doubled");
        QCOMPARE(arranged(R"({"row": ["riss", "riss"]})"), "setup: provinces are lost or doubled");
        QCOMPARE(arranged(R"({"order": ["0", "0", "1"]})"), "setup: the privilege track is not complete");
        QVERIFY(arranged(R"({"seats": [{"stocks": {"gold": 11}}]})").starts_with("setup: "));
        QVERIFY(arranged(
            R"({"phase": "playing", "order": ["0", "1", "2"], "seats": [{"workers": {"grande1": "purple.top.3"}}]})")
                .ends_with("a worker stands on a space that this side of the board does not have"));
        QVERIFY(arranged(R"({"wether": "fine"})").find("nothing of that name") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestPendulumData)
#include "tst_pendulum_data.moc"
