// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "printed_characters.h"
#include "scene.h"

#include <QtTest/QTest>

#include <map>
#include <set>

using namespace sandglass;
using test::only;
using test::PrintedCharacter;
using test::printedCharacters;
using test::Scene;

namespace {

/// What a row gives, in the words of the test's own table.
struct Expected {
    int gems = 0;
    int cards = 0;
    int attacks = 0;
    QStringList tokens{};

    void add(const QString& symbol)
    {
        const QStringList words = symbol.trimmed().split(' ');
        const QString kind = words.first();
        const int amount = words.last().toInt();
        const auto capital = [](QString word) { return word.left(1).toUpper() + word.mid(1); };
        if (kind == "gems")
            gems += amount;
        else if (kind == "cards")
            cards += amount;
        else if (kind == "attack")
            attacks += amount;
        else if (kind == "points" || kind == "magicBonus")
            tokens << kind + words.last();
        else if (kind == "circleBonus")
            tokens << kind + capital(words[1]) + words.last();
        else if (kind == "infinite")
            tokens << kind + capital(words[1]);
        else
            for (int i = 0; i < amount; ++i)
                tokens << kind;
    }

    void addRow(const char* row)
    {
        for (const QString& symbol : QString::fromLatin1(row).section(": ", 1).split(','))
            add(symbol);
        tokens.sort();
    }
};

QString costOf(const char* row)
{
    return QString::fromLatin1(row).section(':', 0, 0);
}

/// A pyramid of other characters with one place left, on the given level in column 0.
void buildUpTo(Scene& scene, int level, const char* except)
{
    std::size_t next = 0; // the last of the table are the first cards of the two seats
    for (int below = 1; below < level; ++below)
        for (int column = 0; column <= level - below; ++column) {
            if (below == 1 && column == 0)
                continue; // there from the beginning
            if (QLatin1String(printedCharacters[next].id) == QLatin1String(except))
                ++next;
            scene.lay(0, printedCharacters[next++].id, below, column);
        }
}

/// Exactly the gems that the table asks for.
void pay(Scene& scene, const PrintedCharacter& card, int level)
{
    std::map<QString, int> price;
    for (int row = 1; row <= level; ++row)
        ++price[costOf(card.rows[static_cast<std::size_t>(std::min(row, 4) - 1)])];
    scene.gems(0, price["blue"], price["red"], price["green"], price["yellow"]);
}

QStringList layOnTheFifth(Scene& scene, const PrintedCharacter& card)
{
    scene.play(0, ("play card=" + std::string(card.id)).c_str());
    scene.play(1, "pass");
    return scene.play(0, "place level=5 column=0");
}

/// Answers gems and cards until the card is played out.
void takeEverything(Scene& scene)
{
    while (scene.asked(0) == "takeGem" || scene.asked(0) == "draw")
        scene.play(0, scene.legal(0).first().toUtf8());
}

} // namespace

/// Every character, on every level, against what is printed on it.
class TestViceroyCharacters : public QObject {
    Q_OBJECT

    static void everyLevel(int highest)
    {
        QTest::addColumn<int>("index");
        QTest::addColumn<int>("level");
        for (int i = 0; i < 64; ++i)
            for (int level = highest == 5 ? 5 : 1; level <= highest; ++level)
                QTest::addRow("%s on level %d", printedCharacters[static_cast<std::size_t>(i)].id, level) << i << level;
    }

    static Scene prepared(const PrintedCharacter& card, int level)
    {
        const char* own = QLatin1String(card.id) == QLatin1String("chieftain") ? "mercenary" : "chieftain";
        const char* rival = QLatin1String(card.id) == QLatin1String("colonel") ? "mercenary" : "colonel";
        Scene scene{own, rival};
        buildUpTo(scene, level, card.id);
        scene.hand(0, {card.id});
        pay(scene, card, level);
        scene.round(1).development();
        return scene;
    }

    static void compare(const Scene& scene, const PrintedCharacter& card, const Expected& expected, int circles)
    {
        QCOMPARE(scene.tokens(card.id), expected.tokens);
        QCOMPARE(int(scene.state.players[0].attacks), expected.attacks);
        QCOMPARE(scene.state.players[0].hand.count(), expected.cards);
        const auto& gems = scene.state.players[0].gems;
        QCOMPARE(gems[0] + gems[1] + gems[2] + gems[3], expected.gems + circles);
    }

private Q_SLOTS:
    void everyCharacterCostsAndGivesWhatIsPrinted_data() { everyLevel(4); }
    void everyCharacterCostsAndGivesWhatIsPrinted()
    {
        QFETCH(int, index);
        QFETCH(int, level);
        const PrintedCharacter& card = printedCharacters[static_cast<std::size_t>(index)];
        Scene scene = prepared(card, level);
        scene.play(0, ("play card=" + std::string(card.id)).c_str());
        scene.play(1, "pass");
        const QStringList events =
            scene.play(0, QString("place level=%1 column=%2").arg(level).arg(level == 1 ? 1 : 0).toUtf8());
        takeEverything(scene);
        Expected expected;
        expected.addRow(card.rows[static_cast<std::size_t>(level - 1)]);
        compare(scene, card, expected, static_cast<int>(only(events, "circleClosed").size()));
    }

    void oneGemLessIsTooLittle_data() { everyLevel(4); }
    void oneGemLessIsTooLittle()
    {
        QFETCH(int, index);
        QFETCH(int, level);
        const PrintedCharacter& card = printedCharacters[static_cast<std::size_t>(index)];
        Scene scene = prepared(card, level);
        const QString colour = costOf(card.rows[static_cast<std::size_t>(level - 1)]);
        const int had = scene.gem(0, colour.toUtf8());
        scene.gems(0, scene.gem(0, "blue") - (colour == "blue"), scene.gem(0, "red") - (colour == "red"),
            scene.gem(0, "green") - (colour == "green"), scene.gem(0, "yellow") - (colour == "yellow"));
        QCOMPARE(scene.gem(0, colour.toUtf8()), had - 1);
        if (level == 1) {
            QCOMPARE(scene.refused(0, ("play card=" + std::string(card.id)).c_str()),
                QString("cannotPay card=%1 level=1 colour=%2 missing=1").arg(card.id, colour));
            return;
        }
        scene.play(0, ("play card=" + std::string(card.id)).c_str());
        scene.play(1, "pass");
        QCOMPARE(scene.refused(0, QString("place level=%1 column=0").arg(level).toUtf8()),
            QString("cannotPay card=%1 level=%2 colour=%3 missing=1").arg(card.id).arg(level).arg(colour));
    }

    void theFifthLevelGivesRowsOneToThree_data() { everyLevel(5); }
    void theFifthLevelGivesRowsOneToThree()
    {
        QFETCH(int, index);
        const PrintedCharacter& card = printedCharacters[static_cast<std::size_t>(index)];
        Scene scene = prepared(card, 5);
        const QStringList events = layOnTheFifth(scene, card);
        QCOMPARE(scene.asked(0), "fifthLevel");
        scene.play(0, "choose option=rows");
        takeEverything(scene);
        Expected expected;
        for (std::size_t row = 0; row < 3; ++row)
            expected.addRow(card.rows[row]);
        compare(scene, card, expected, static_cast<int>(only(events, "circleClosed").size()));
    }

    void theFifthLevelGivesFifteenPointsInstead_data() { everyLevel(5); }
    void theFifthLevelGivesFifteenPointsInstead()
    {
        QFETCH(int, index);
        const PrintedCharacter& card = printedCharacters[static_cast<std::size_t>(index)];
        Scene scene = prepared(card, 5);
        const QStringList events = layOnTheFifth(scene, card);
        QCOMPARE(scene.refused(0, "choose option=gems"), "notAnOption option=gems");
        scene.play(0, "choose option=points");
        Expected expected;
        expected.add("points 15");
        compare(scene, card, expected, static_cast<int>(only(events, "circleClosed").size()));
    }

    void segmentsNumbersAndIdsAreAsPrinted()
    {
        const auto& cards = test::viceroyCards();
        for (const PrintedCharacter& card : printedCharacters) {
            const viceroy::Card& loaded = cards.cards[static_cast<std::size_t>(card.number - 1)];
            const QStringList colours = QString::fromLatin1(card.colours).split(' ');
            const auto word = [](viceroy::Colour colour) {
                return QString::fromStdString(std::string(viceroy::colourWords[static_cast<std::size_t>(colour)]));
            };
            QCOMPARE(cards.ids[static_cast<std::size_t>(card.number - 1)], card.id);
            QCOMPARE((QStringList{word(loaded.topLeft), word(loaded.topRight), word(loaded.bottom)}), colours);
        }
    }

    // What the printed deck is known to satisfy as a whole.
    void everyCombinationOfColoursOccursOnce()
    {
        std::set<QString> seen;
        for (const PrintedCharacter& card : printedCharacters)
            seen.insert(QLatin1String(card.colours));
        QCOMPARE(seen.size(), std::size_t{64});
    }

    void everyLevelCostsEachColourSixteenTimes()
    {
        const auto& cards = test::viceroyCards();
        for (std::size_t row = 0; row < 4; ++row) {
            std::array<int, 4> times{};
            for (std::size_t card = 0; card < 64; ++card)
                ++times[static_cast<std::size_t>(cards.cards[card].rows[row].cost)];
            QCOMPARE(times, (std::array<int, 4>{16, 16, 16, 16}));
        }
    }

    void theBoxHoldsTheTokensThatTheCardsAskFor()
    {
        const auto& cards = test::viceroyCards();
        std::array<int, viceroy::tokenCount> printed{};
        for (std::size_t card = 0; card < 64; ++card)
            for (const viceroy::Row& row : cards.cards[card].rows)
                for (const viceroy::Reward& reward : row.reward)
                    if (reward.kind == viceroy::RewardKind::Token)
                        printed[static_cast<std::size_t>(reward.token)] += reward.amount;
        using viceroy::Token;
        for (const Token token : {Token::Points2, Token::Points3, Token::Points4, Token::Points5, Token::Points7,
                 Token::Points8, Token::Points10, Token::Points12, Token::MagicBonus5, Token::CircleBonusBlue2,
                 Token::CircleBonusBlue4, Token::CircleBonusRed2, Token::CircleBonusRed4, Token::CircleBonusGreen2,
                 Token::CircleBonusGreen4, Token::CircleBonusYellow2, Token::CircleBonusYellow4})
            QCOMPARE(
                printed[static_cast<std::size_t>(token)], int(cards.rules.tokens[static_cast<std::size_t>(token)]));
    }
};

QTEST_APPLESS_MAIN(TestViceroyCharacters)
#include "tst_viceroy_characters.moc"
