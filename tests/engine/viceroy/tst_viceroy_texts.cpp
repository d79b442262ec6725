// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_data.h"
#include "catalogue_files.h"

#include "viceroy/game.h"

#include <QtCore/QMap>
#include <QtCore/QSet>
#include <QtTest/QTest>

using namespace sandglass;

namespace {

QString text(std::string_view word)
{
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

/// All forms of a text in one, by id.
QMap<QString, QString> catalogue(const QString& language)
{
    QMap<QString, QString> result;
    for (const test::Message& message : test::readCatalogue("viceroy", language).messages)
        result[message.id] = message.forms.join('\n');
    return result;
}

/// The ids that the lexicon of one kind needs: one a word, and one a word of every argument's domain.
template <class Code>
void addIds(QSet<QString>& ids, core::Lexicon<Code> lexicon, const QString& kind)
{
    for (const auto& entry : lexicon) {
        ids.insert("viceroy." + kind + "." + text(entry.word));
        for (const core::Argument& argument : entry.used())
            for (const std::string_view word : argument.domain->words)
                ids.insert("viceroy." + text(argument.domain->name) + "." + text(word));
    }
}

const QStringList ofTheTable{"again", "answer", "button", "count", "curtain", "edition", "gain", "gainMany", "hint",
    "news", "panel", "place", "record", "reserve", "screen", "setup", "table"};

QSet<QString> neededIds()
{
    QSet<QString> ids{"viceroy.name"};
    addIds<viceroy::Verb>(ids, viceroy::verbs, "verb");
    addIds<viceroy::Refusal>(ids, viceroy::refusals, "refusal");
    addIds<viceroy::EventKind>(ids, viceroy::events, "event");
    for (std::size_t card = 0; card < viceroy::cardCount; ++card) {
        const QString id = QString::fromStdString(test::viceroyCards().ids[card]);
        ids.insert("viceroy.card." + id);
        if (viceroy::isLaw(static_cast<viceroy::CardIndex>(card)))
            ids.insert("viceroy.effect." + id); // what a character gives is drawn; what a law does is said
    }
    for (const std::string_view word : viceroy::phaseWords)
        ids.insert("viceroy.phase." + text(word));
    for (const std::string_view word : viceroy::scoreStepWords)
        ids.insert("viceroy.score." + text(word));
    for (const char* reason : {"score", "equalScore", "record"})
        ids.insert(QString("viceroy.reason.") + reason);
    return ids;
}

/// The paragraphs of the rulebook that are said to be our own decision.
QSet<QString> rulings(const QString& language)
{
    static const QMap<QString, QString> marks{{"cs", "*Náš výklad:*"}, {"en", "*Our ruling:*"},
        {"pl", "*Nasza interpretacja:*"}, {"ru", "*Наше толкование:*"}};
    QSet<QString> result;
    for (const test::Message& message : test::readCatalogue("viceroy-rules", language).messages)
        if (message.forms[0].startsWith(marks[language]))
            result.insert(message.id);
    return result;
}

template <class Code>
void compareArguments(const QMap<QString, QString>& words, core::Lexicon<Code> lexicon, const QString& kind)
{
    for (const auto& entry : lexicon) {
        QSet<QString> names;
        for (const core::Argument& argument : entry.used())
            names.insert(text(argument.name));
        // Columns are the engine's way to count places of a pyramid: nobody at the table can see them.
        names.remove("column");
        const QString id = "viceroy." + kind + "." + text(entry.word);
        QVERIFY2(test::placeholders(words[id]) == names, qPrintable(id + ": " + words[id]));
    }
}

} // namespace

/// Lexicon, cards and catalogue agree, in every language.
class TestViceroyTexts : public QObject {
    Q_OBJECT

    static void everyLanguage()
    {
        QTest::addColumn<QString>("language");
        for (const QString& language : test::languages())
            QTest::newRow(qPrintable(language)) << language;
    }

private Q_SLOTS:
    void everyWordOfTheGameHasAText_data() { everyLanguage(); }
    void everyWordOfTheGameHasAText()
    {
        QFETCH(QString, language);
        QSet<QString> there;
        for (const QString& id : catalogue(language).keys())
            there.insert(test::withoutForms(id));
        // What the table says beside the game's own words: the sources name it.
        there.removeIf([](const QString& id) { return ofTheTable.contains(id.section('.', 1, 1)); });
        const QSet<QString> needed = neededIds();
        QVERIFY2(
            (needed - there).isEmpty(), qPrintable("missing: " + QStringList((needed - there).values()).join(", ")));
        QVERIFY2(
            (there - needed).isEmpty(), qPrintable("unknown: " + QStringList((there - needed).values()).join(", ")));
    }

    void sentencesNameTheArgumentsOfTheirPhrases_data() { everyLanguage(); }
    void sentencesNameTheArgumentsOfTheirPhrases()
    {
        QFETCH(QString, language);
        const auto words = catalogue(language);
        compareArguments<viceroy::Refusal>(words, viceroy::refusals, "refusal");
        compareArguments<viceroy::EventKind>(words, viceroy::events, "event");
    }

    void noTwoCardsHaveTheSameName_data() { everyLanguage(); }
    void noTwoCardsHaveTheSameName()
    {
        QFETCH(QString, language);
        const auto words = catalogue(language);
        QSet<QString> names;
        for (const std::string& id : test::viceroyCards().ids)
            names.insert(words["viceroy.card." + QString::fromStdString(id)]);
        QCOMPARE(names.size(), 88);
    }

    // The numbers in a law's words are those of the card.
    void lawsSayTheirNumbers_data() { everyLanguage(); }
    void lawsSayTheirNumbers()
    {
        QFETCH(QString, language);
        const auto words = catalogue(language);
        const auto& cards = test::viceroyCards();
        for (viceroy::CardIndex card = viceroy::characterCount; card < viceroy::cardCount; ++card) {
            const QString said = words["viceroy.effect." + QString::fromStdString(cards.ids[card])];
            const int points = cards[card].points;
            QVERIFY2(
                points == 0 || said.contains(QRegularExpression(QString("\\b%1\\b").arg(points))), qPrintable(said));
            for (const viceroy::LawOption& option : cards[card].options)
                for (const viceroy::Reward& reward : option.reward) {
                    if (reward.kind != viceroy::RewardKind::Token)
                        continue;
                    const int value = viceroy::powerPoints(reward.token) + viceroy::magicBonus(reward.token);
                    QVERIFY2(value == 0 || said.contains(QString::number(value)), qPrintable(said));
                }
        }
    }

    // Where the printed rules are silent the program had to decide, and the book says so: of a character that must be
    // payable to be chosen, of an attack token that finds no card, of virtual opponents when one passes, of equal
    // totals, of laws and infinite gems, and of attack tokens that lie openly.
    void whatWeDecidedIsSaidToBeOurs_data() { everyLanguage(); }
    void whatWeDecidedIsSaidToBeOurs()
    {
        QFETCH(QString, language);
        const QSet<QString> ours = rulings(language);
        for (const char* ruling : {"build.choose.2", "auction.attack.2", "solo.draw.3", "end.winner.2", "laws.place.2",
                 "laws.place.4", "reward.attack.2"})
            QVERIFY2(ours.contains(QString("viceroy.rule.") + ruling), ruling);
        QCOMPARE(ours, rulings("en"));
    }

    // The names that stand in the Czech rulebook.
    void theRulebooksNamesAreUsed()
    {
        const auto words = catalogue("cs");
        QCOMPARE(words["viceroy.card.captain"], "Kapitán");
        QCOMPARE(words["viceroy.card.nobleman"], "Šlechtic");
        QCOMPARE(words["viceroy.card.sorceress"], "Čarodějka");
        QCOMPARE(words["viceroy.card.chancellor"], "Kancléř");
        QCOMPARE(words["viceroy.card.cuirassier"], "Kyrysník");
        QCOMPARE(words["viceroy.card.mercenary"], "Žoldnéř");
        QCOMPARE(words["viceroy.card.herbalist"], "Bylinkářka");
        QCOMPARE(words["viceroy.card.poisoner"], "Travič");
        QCOMPARE(words["viceroy.card.prince"], "Princ");
        QCOMPARE(words["viceroy.card.corsair"], "Korzár");
        QCOMPARE(words["viceroy.card.fairy"], "Víla");
        QCOMPARE(words["viceroy.card.saboteur"], "Záškodník");
        QCOMPARE(words["viceroy.card.royalTreasury"], "Královská pokladnice");
        QCOMPARE(words["viceroy.card.royalFavour"], "Královská milost");
    }
};

QTEST_APPLESS_MAIN(TestViceroyTexts)
#include "tst_viceroy_texts.moc"
