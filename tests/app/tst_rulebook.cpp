// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rulebooks: complete, in four languages, findable. How they are printed is tst_rule_pdf's affair.
#include "core/match.h"
#include "language/language.h"
#include "pendulum/game.h"
#include "rules/rule_reader.h"
#include "source_file.h"
#include "tiletum/game.h"
#include "viceroy/game.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

#include <algorithm>

using namespace sandglass;
using namespace Qt::StringLiterals;
using app::Catalogue;
using app::Rulebook;
using app::RuleReader;
using app::RuleSection;

namespace {

template <class Code>
QStringList wordsOf(core::Lexicon<Code> lexicon, const QString& prefix = {})
{
    QStringList words;
    for (const auto& entry : lexicon)
        words.append(prefix + QString::fromUtf8(entry.word.data(), static_cast<qsizetype>(entry.word.size())));
    return words;
}

template <core::Game G>
std::pair<QStringList, QStringList> refusalsAndVerbs()
{
    return {wordsOf<typename G::Refusal>(G::refusals), wordsOf<typename G::Verb>(G::verbs)};
}

std::pair<QStringList, QStringList> refusalsAndVerbs(const QString& game)
{
    if (game == u"pendulum")
        return refusalsAndVerbs<pendulum::Game>();
    return game == u"viceroy" ? refusalsAndVerbs<viceroy::Game>() : refusalsAndVerbs<tiletum::Game>();
}

/// The words that are not spoken of exactly once.
QStringList notOnce(const QStringList& words, const QStringList& spokenOf)
{
    QStringList wrong;
    for (const QString& word : words)
        if (spokenOf.count(word) != 1)
            wrong.append(u"%1 (%2 times)"_s.arg(word).arg(spokenOf.count(word)));
    return wrong;
}

/// All that the set-up asks for, and how many play.
QStringList optionsOf(const QString& game)
{
    QFile file(QString::fromStdString(test::sourceFile("resources/" + game.toStdString() + "/setup.json")));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject setup = QJsonDocument::fromJson(file.readAll()).object();
    QStringList options{u"seats"_s};
    for (const QJsonValue& question : setup[u"questions"_s].toArray()) {
        for (const QJsonValue& answer : question[u"answers"_s].toArray())
            options += answer[u"sets"_s].toObject().keys();
        options.append(question[u"counts"_s].toString());
    }
    options += setup[u"wishes"_s].toObject().keys();
    options.append(setup[u"virtuals"_s].toString());
    options.removeAll(QString());
    options.removeDuplicates();
    return options;
}

QStringList linksOf(const QString& paragraph)
{
    static const QRegularExpression link(u"\\(rule:([^)]*)\\)"_s);
    QStringList links;
    for (auto matches = link.globalMatch(paragraph); matches.hasNext();)
        links.append(matches.next().captured(1));
    return links;
}

QStringList wordsOfText(const QString& text)
{
    static const QRegularExpression notAWord(u"[^\\p{L}\\p{N}]+"_s, QRegularExpression::UseUnicodePropertiesOption);
    return text.toLower().split(notAWord, Qt::SkipEmptyParts);
}

void everyGameInEveryLanguage()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    for (const QString& game : Rulebook::games())
        for (const QString& language : app::Language::codes())
            QTest::addRow("%s/%s", qPrintable(game), qPrintable(language)) << game << language;
}

} // namespace

class TestRulebook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySectionHasItsWords_data() { everyGameInEveryLanguage(); }
    void everySectionHasItsWords()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        QTest::failOnWarning();
        const Catalogue words(language);
        const Rulebook book = Rulebook::read(game);
        QVERIFY(book.sections().size() > 100);
        for (const RuleSection* section : book.sections()) {
            QVERIFY(words.has(u"%1.rule.%2.title"_s.arg(game, section->id)));
            for (const QString& paragraph : book.paragraphs(words, *section)) {
                QVERIFY2(!paragraph.isEmpty(), qPrintable(section->id));
                for (const QString& link : linksOf(paragraph))
                    QVERIFY2(book.find(link), qPrintable(section->id + u" leads to "_s + link));
            }
            QVERIFY2(!words.has(u"%1.rule.%2.%3"_s.arg(game, section->id).arg(section->paragraphs + 1)),
                qPrintable(section->id));
            for (const QString& other : section->see)
                QVERIFY2(book.find(other), qPrintable(section->id + u" leads to "_s + other));
        }
    }

    void everyRefusalAndEveryVerbIsSpokenOfOnce_data()
    {
        QTest::addColumn<QString>("game");
        for (const QString& game : Rulebook::games())
            QTest::addRow("%s", qPrintable(game)) << game;
    }
    void everyRefusalAndEveryVerbIsSpokenOfOnce()
    {
        QFETCH(QString, game);
        QStringList refusals;
        QStringList verbs;
        const Rulebook book = Rulebook::read(game);
        for (const RuleSection* section : book.sections()) {
            refusals += section->refusals;
            verbs += section->verbs;
        }
        const auto [gameRefusals, gameVerbs] = refusalsAndVerbs(game);
        QCOMPARE(notOnce(gameRefusals, refusals), QStringList());
        QCOMPARE(notOnce(gameVerbs, verbs), QStringList());
        for (const QString& word : std::as_const(refusals))
            QVERIFY2(word.startsWith(u"core.") || gameRefusals.contains(word), qPrintable(word));
    }

    void everyIconCardAndOptionIsSpokenOfOnce_data() { everyRefusalAndEveryVerbIsSpokenOfOnce_data(); }
    void everyIconCardAndOptionIsSpokenOfOnce()
    {
        QFETCH(QString, game);
        QStringList icons, cards, options, allIcons, allCards;
        const Rulebook book = Rulebook::read(game);
        for (const RuleSection* section : book.sections()) {
            icons += section->icons;
            cards += section->cards;
            options += section->options;
            if (section->id.startsWith(u"legend."))
                allIcons.append(section->id.sliced(7));
            if (section->id.startsWith(u"card."))
                allCards.append(section->id.sliced(5));
        }
        QCOMPARE(notOnce(allIcons, icons), QStringList());
        QCOMPARE(notOnce(allCards, cards), QStringList());
        QCOMPARE(icons.size(), allIcons.size());
        QCOMPARE(cards.size(), allCards.size());
        QCOMPARE(allCards.size(), game == u"pendulum" ? 138 : game == u"viceroy" ? 88 : 132);
        const QStringList asked = optionsOf(game);
        QVERIFY(asked.size() >= 3);
        QCOMPARE(notOnce(asked, options), QStringList());
        QCOMPARE(options.size(), asked.size());
    }

    void aRefusalOpensThePlaceThatExplainsIt()
    {
        const Catalogue words(u"en"_s);
        RuleReader reader;
        reader.setWords(&words);
        QVERIFY(reader.openWhy(app::toTell(u"viceroy.refusal.alreadySealed"_s)));
        QCOMPARE(reader.game(), u"viceroy"_s);
        QVERIFY(!reader.title().isEmpty());
        QVERIFY(!reader.openWhy(app::toTell(u"viceroy.event.gameEnded"_s)));
    }

    void noSentenceIsTheSourcesOwn()
    {
        const QDir sources(QString::fromStdString(test::sourceFile("../shared/rulebooks")));
        if (!sources.exists())
            QSKIP("the source rulebooks are not at hand");
        constexpr qsizetype run = 8;
        QSet<QString> runs;
        for (const QString& name : sources.entryList({u"*.txt"_s})) {
            QFile file(sources.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QStringList words = wordsOfText(QString::fromUtf8(file.readAll()));
            for (qsizetype i = 0; i + run <= words.size(); ++i)
                runs.insert(words.sliced(i, run).join(u' '));
        }
        QVERIFY(runs.size() > 1000);
        for (const QString& language : app::Language::codes()) {
            const Catalogue words(language);
            for (const QString& game : Rulebook::games()) {
                const Rulebook book = Rulebook::read(game);
                for (const RuleSection* section : book.sections())
                    for (const QString& paragraph : book.paragraphs(words, *section)) {
                        const QStringList own = wordsOfText(app::plainRule(paragraph));
                        for (qsizetype i = 0; i + run <= own.size(); ++i)
                            QVERIFY2(!runs.contains(own.sliced(i, run).join(u' ')), qPrintable(paragraph));
                    }
            }
        }
    }

    void readingGoesOnAndBack()
    {
        const Catalogue words(u"cs"_s);
        RuleReader reader;
        reader.setWords(&words);
        reader.setGame(u"viceroy"_s);
        const QString first = reader.section();
        QVERIFY(reader.previous().section.isEmpty());
        QVERIFY(reader.open(reader.next().section));
        QCOMPARE(reader.previous().section, first);
        QVERIFY(reader.follow(u"rule:auction.bid"_s));
        QVERIFY(!reader.follow(u"rule:no.such"_s) && !reader.follow(u"http://example.org"_s));
        reader.back();
        reader.back();
        QCOMPARE(reader.section(), first);
        QVERIFY(reader.mayGoForward() && !reader.mayGoBack());
        reader.forward();
        QCOMPARE(reader.previous().section, first);
    }

    void aBookOpensWhereItWasLeft()
    {
        const Catalogue words(u"en"_s);
        RuleReader reader;
        reader.setWords(&words);
        reader.setGame(u"viceroy"_s);
        QVERIFY(reader.open(u"auction.bid"_s));
        reader.setGame(u"tiletum"_s);
        QVERIFY(reader.previous().section.isEmpty());
        QVERIFY(reader.open(u"turn.die"_s));
        reader.setGame(u"viceroy"_s);
        QCOMPARE(reader.section(), u"auction.bid"_s);
        // Somebody who knows where they want to go gets there.
        QVERIFY(reader.open(u"turn.tile"_s, u"tiletum"_s));
        QCOMPARE(reader.section(), u"turn.tile"_s);
        QCOMPARE(reader.game(), u"tiletum"_s);
    }

    void anotherLanguageIsTheSamePlaceInOtherWords()
    {
        const Catalogue czech(u"cs"_s);
        const Catalogue russian(u"ru"_s);
        RuleReader reader;
        reader.setGame(u"viceroy"_s);
        reader.setWords(&czech);
        QVERIFY(reader.open(u"auction.bid"_s));
        const QString title = reader.title();
        reader.setWords(&russian);
        QCOMPARE(reader.section(), u"auction.bid"_s);
        QVERIFY(reader.title() != title && !reader.title().isEmpty());
    }

    void accentsAndCaseDoNotCount()
    {
        QCOMPARE(app::folded(u"Łódź"_s), u"lodz"_s);
        QCOMPARE(app::folded(u"Ёлка"_s), u"елка"_s);
        QCOMPARE(app::folded(u"Dělník"_s), u"delnik"_s);
    }

    void wordFormsShareTheirStem()
    {
        QCOMPARE(app::stemOf(u"dělníků"_s, u"cs"_s), app::stemOf(u"dělník"_s, u"cs"_s));
        QCOMPARE(app::stemOf(u"klepsydrę"_s, u"pl"_s), app::stemOf(u"klepsydra"_s, u"pl"_s));
        QCOMPARE(app::stemOf(u"рабочего"_s, u"ru"_s), app::stemOf(u"рабочий"_s, u"ru"_s));
        QCOMPARE(app::stemOf(u"bidding"_s, u"en"_s), app::stemOf(u"bids"_s, u"en"_s));
    }

    void whatIsLookedForIsFound_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("section");
        QTest::newRow("a word") << u"en"_s << u"viceroy"_s << u"attack token"_s << u"auction.attack"_s;
        QTest::newRow("a beginning") << u"en"_s << u"viceroy"_s << u"recolo"_s << u"end.recolour"_s;
        QTest::newRow("without accents") << u"cs"_s << u"viceroy"_s << u"utok"_s << u"reward.attack"_s;
        QTest::newRow("another language's term") << u"cs"_s << u"viceroy"_s << u"magic"_s << u"term.magic"_s;
    }
    void whatIsLookedForIsFound()
    {
        QFETCH(QString, language);
        QFETCH(QString, game);
        QFETCH(QString, query);
        QFETCH(QString, section);
        const Catalogue words(language);
        RuleReader reader;
        reader.setWords(&words);
        reader.setGame(game);
        reader.setQuery(query);
        const auto hits = reader.hits();
        const auto found = std::ranges::find(hits, section, &app::RuleHit::section);
        QVERIFY2(found != hits.end(), "it is not among what was found");
        QVERIFY2(found - hits.begin() < 8, qPrintable(QString::number(found - hits.begin())));
        QCOMPARE(found->game, game);
        for (const auto& hit : hits)
            QVERIFY(!hit.title.isEmpty() && !hit.sentence.isEmpty() && !hit.path.isEmpty());
        reader.setQuery(u"xyzzy"_s);
        QVERIFY(reader.hits().isEmpty());
    }

    void whatIsFoundSaysWhatKindItIs()
    {
        const Catalogue words(u"en"_s);
        RuleReader reader;
        reader.setWords(&words);
        reader.setGame(u"pendulum"_s);
        QSet<QString> kinds;
        for (const QString& query : {u"timer"_s, u"gold"_s, u"province"_s}) {
            reader.setQuery(query);
            for (const app::RuleHit& hit : reader.hits()) {
                kinds.insert(hit.kind);
                QVERIFY(words.has(u"play.rules.kind."_s + hit.kind));
            }
        }
        QCOMPARE(kinds, (QSet<QString>{u"rules"_s, u"cards"_s, u"icons"_s, u"terms"_s, u"questions"_s}));
    }

    void whatWasPerhapsMeantIsOffered_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("query");
        QTest::newRow("en") << u"en"_s << u"atack tokin"_s;
        QTest::newRow("cs") << u"cs"_s << u"drahokan"_s;
        QTest::newRow("pl") << u"pl"_s << u"klejmot"_s;
        QTest::newRow("ru") << u"ru"_s << u"пирамыда"_s;
    }
    void whatWasPerhapsMeantIsOffered()
    {
        QFETCH(QString, language);
        QFETCH(QString, query);
        const Catalogue words(language);
        RuleReader reader;
        reader.setWords(&words);
        reader.setGame(u"viceroy"_s);
        reader.setQuery(query);
        QVERIFY(reader.hits().isEmpty());
        QVERIFY2(!reader.perhaps().isEmpty() && reader.perhaps() != query, qPrintable(reader.perhaps()));
        reader.setQuery(reader.perhaps());
        QVERIFY(!reader.hits().isEmpty() && reader.perhaps().isEmpty());
        reader.setQuery(u"qqqqqqqqqqq"_s);
        QVERIFY(reader.hits().isEmpty() && reader.perhaps().isEmpty());
    }

    void questionsStandAtWhatTheyAskAbout_data()
    {
        QTest::addColumn<QString>("game");
        for (const QString& game : Rulebook::games())
            QTest::newRow(qPrintable(game)) << game;
    }
    void questionsStandAtWhatTheyAskAbout()
    {
        QFETCH(QString, game);
        const Catalogue words(u"ru"_s);
        const Rulebook book = Rulebook::read(game);
        RuleReader reader;
        reader.setWords(&words);
        reader.setGame(game);
        QSet<QString> asked;
        for (const RuleSection* section : book.sections()) {
            QVERIFY(reader.open(section->id));
            for (const app::RuleEntry& question : reader.asked()) {
                asked.insert(question.section);
                QCOMPARE(question.title, book.title(words, *book.find(question.section)));
                // Its answer leads there, too.
                const QString link = u"(rule:%1)"_s.arg(section->id);
                const QStringList answer = book.paragraphs(words, *book.find(question.section));
                QVERIFY2(answer.join(u' ').contains(link), qPrintable(question.section + u" → "_s + section->id));
            }
        }
        const auto sections = book.sections();
        QCOMPARE(asked.size(), std::ranges::count_if(sections, &RuleSection::isQuestion));
        QVERIFY(asked.size() > 10);
    }

    void whatWasReadIsRemembered()
    {
        const Catalogue words(u"en"_s);
        RuleReader reader;
        reader.setWords(&words);
        reader.setGame(u"viceroy"_s);
        QVERIFY(reader.open(u"auction.bid"_s));
        QVERIFY(reader.open(u"auction.pass"_s));
        QVERIFY(reader.readSections().contains(u"auction.bid"_s) && reader.readSections().contains(u"auction.pass"_s));
        QVERIFY(!reader.readSections().contains(u"auction.end"_s));
    }

    void aDamagedTreeIsToldAndNothingElse()
    {
        QString problem;
        QVERIFY(Rulebook::parse(u"viceroy"_s, "[[[", &problem).chapters().isEmpty());
        QVERIFY(!problem.isEmpty());
        problem.clear();
        Rulebook::parse(u"viceroy"_s, R"({"chapters": [{"id": "aim", "sections": [{"id": ""}]}]})", &problem);
        QVERIFY(problem.contains(u"aim"));
    }
};

QTEST_MAIN(TestRulebook)
#include "tst_rulebook.moc"
