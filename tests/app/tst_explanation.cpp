// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Everything on the three boards explains itself, in four languages, and tells nobody what is not theirs to know.
#include "core/match.h"
#include "core/session_of.h"
#include "games/shelves.h"
#include "language/language.h"
#include "pendulum/game.h"
#include "rules/explainer.h"
#include "rules/lore.h"
#include "shell/game_registry.h"
#include "shell/games.h"
#include "tiletum/game.h"
#include "viceroy/game.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace sandglass;
using namespace Qt::StringLiterals;
using app::Catalogue;
using app::Explainer;
using app::Explanation;
using app::ThingName;

namespace {

/// Amounts are no things: nobody can point at one.
bool isAmount(const core::Domain& domain)
{
    constexpr std::array<std::string_view, 8> amounts{
        "amount", "number", "level", "column", "count", "value", "points", "round"};
    return std::ranges::find(amounts, domain.name) != amounts.end();
}

template <core::Game G>
QList<ThingName> thingsOf(const typename G::CardSet& cards)
{
    QList<ThingName> things;
    const auto walk = [&](const auto& lexicon) {
        for (const auto& entry : lexicon)
            for (const core::Argument& argument : entry.used()) {
                const core::Domain& domain = *argument.domain;
                for (int number = domain.lowest(); number <= domain.highest() && !isAmount(domain); ++number) {
                    if (domain.cards && core::CardWords(cards).word(domain.name, number).empty())
                        continue; // the set has fewer
                    const ThingName name{app::toText(domain.name), number, {}, -1};
                    if (!things.contains(name))
                        things.append(name);
                }
            }
    };
    walk(core::Lexicon<typename G::Verb>(G::verbs));
    walk(core::Lexicon<typename G::EventKind>(G::events));
    walk(core::Lexicon<typename G::Refusal>(G::refusals));
    for (const auto& entry : core::Lexicon<typename G::Verb>(G::verbs))
        things.append({u"verb"_s, -1, app::toText(entry.word), -1});
    return things;
}

/// What boards show and lexicons do not know; tst_things finds that nothing else is shown.
QStringList shownBeside(const QString& game)
{
    if (game == u"pendulum")
        return {u"achievement=eliteTroops"_s, u"discard"_s, u"hand"_s, u"markers"_s, u"offer"_s, u"order"_s,
            u"rounds"_s, u"button=undo"_s, u"button=pause"_s, u"button=count"_s, u"character=alchemist"_s};
    if (game == u"viceroy")
        return {u"button=count"_s, u"button=look"_s, u"button=pause"_s, u"button=screen"_s, u"button=undo"_s,
            u"circle=1.0"_s, u"count=magic"_s, u"count=science"_s, u"count=defense"_s, u"deck=gone"_s, u"deck=large"_s,
            u"dial"_s, u"display=blue.above"_s, u"gem=red"_s, u"hand"_s, u"place=2.-1"_s, u"pyramid"_s, u"reserve"_s,
            u"screen"_s};
    return {u"area=buildings"_s, u"area=storehouse"_s, u"area=contractSpaces"_s, u"area=scored"_s, u"area=pointsLost"_s,
        u"area=score"_s, u"area=kingTile"_s, u"area=corruption"_s, u"area=bag"_s, u"area=order"_s, u"area=fairs"_s,
        u"area=kingTrack"_s, u"area=characterOffer"_s, u"area=contractOffer"_s, u"area=cathedrals"_s, u"area=supply"_s,
        u"area=endTurn"_s, u"area=wheel"_s, u"bonusToken"_s, u"button=all"_s, u"button=count"_s, u"button=pause"_s,
        u"button=undo"_s, u"cathedral=paris"_s, u"coatPlace"_s, u"cost=paris"_s, u"die resource=food value=3"_s,
        u"house=paris.1"_s, u"pillar=paris"_s, u"takenDice"_s, u"round"_s};
}

QList<ThingName> allThings(const QString& game, const core::Session& session)
{
    QList<ThingName> things;
    if (game == u"pendulum")
        things =
            thingsOf<pendulum::Game>(dynamic_cast<const core::SessionOf<pendulum::Game>&>(session).match().cards());
    else if (game == u"viceroy")
        things = thingsOf<viceroy::Game>(dynamic_cast<const core::SessionOf<viceroy::Game>&>(session).match().cards());
    else
        things = thingsOf<tiletum::Game>(dynamic_cast<const core::SessionOf<tiletum::Game>&>(session).match().cards());
    for (const QString& shown : shownBeside(game))
        things.append(app::thingNamed(shown));
    return things;
}

} // namespace

class TestExplanation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { app::registerGames(m_registry); }

    void everythingHasWords_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("language");
        for (const QString& game : app::Rulebook::games())
            for (const QString& language : app::Language::codes())
                QTest::addRow("%s/%s", qPrintable(game), qPrintable(language)) << game << language;
    }
    void everythingHasWords()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        QTest::failOnWarning();
        open(game);
        const Catalogue words(language);
        const app::Lore& lore = app::Lore::of(game);
        QStringList wrong;
        for (const ThingName& name : allThings(game, *m_session)) {
            const Explanation told = Explainer::explain(m_model.get(), name, 0, &words);
            const QString what = u"%1 %2 %3"_s.arg(name.domain).arg(name.number).arg(name.word);
            if (told.title.isEmpty() || told.sentences.isEmpty() || told.rule.isEmpty())
                wrong.append(what + u": nothing is said"_s);
            QStringList once = told.plain();
            if (once.removeDuplicates() > 0 || once.contains(u""_s))
                wrong.append(what + u": something is said twice, or nothing"_s);
            if (!told.title.isEmpty() && !told.title.at(0).isUpper() && !told.title.at(0).isDigit())
                wrong.append(what + u": "_s + told.title);
            for (const QString& icon : told.icons)
                if (!lore.hasIcon(icon))
                    wrong.append(what + u": the legend lacks "_s + icon);
            if (!told.rule.isEmpty() && !lore.book().find(told.rule))
                wrong.append(what + u": no rule "_s + told.rule);
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void everyPlaceThatIsNamedExists_data()
    {
        QTest::addColumn<QString>("game");
        for (const QString& game : app::Rulebook::games())
            QTest::addRow("%s", qPrintable(game)) << game;
    }
    /// A misspelt section or icon would just be left out of a slip.
    void everyPlaceThatIsNamedExists()
    {
        QFETCH(QString, game);
        open(game);
        const app::Lore& lore = app::Lore::of(game);
        QStringList wrong;
        for (const ThingName& name : allThings(game, *m_session)) {
            ThingName whole = name;
            if (whole.word.isEmpty() && whole.number >= 0)
                whole.word = m_model->asking().word(whole.domain, whole.number);
            const app::ThingLore* thing = lore.find(whole);
            if (!thing)
                continue;
            for (const QString& id : QStringList{thing->kind, thing->rule} + thing->say) {
                const QString filled = app::Lore::filled(id, *thing, whole);
                if (!filled.isEmpty() && !filled.startsWith(u"text:")
                    && !lore.book().find(app::Lore::sectionOf(filled)))
                    wrong.append(whole.domain + u' ' + whole.word + u": "_s + filled);
            }
            for (const QString& icon : thing->icons)
                if (!lore.hasIcon(app::Lore::filled(icon, *thing, whole)))
                    wrong.append(whole.domain + u' ' + whole.word + u": icon "_s + icon);
        }
        wrong.removeDuplicates();
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void aBoxSaysWhatItCostsAndWhyNotNow()
    {
        open(u"pendulum"_s,
            R"({"phase":"playing","order":["0","1","2"],"timers":{"purple":{"row":"bottom","flippedAt":0}},
                "seats":[{"stocks":{"gold":1},"workers":{"grande1":"purple.bottom.1"}}]})");
        const Catalogue words(u"en"_s);
        const ThingName box{u"spot"_s, -1, u"purple.bottom.box1"_s, -1};
        const Explanation told = Explainer::explain(m_model.get(), box, 0, &words);
        QCOMPARE(told.kind, u"reward box"_s);
        QVERIFY2(told.sentences.first().contains(u"2"), qPrintable(told.sentences.first()));
        QCOMPARE(told.use, Explanation::Use::NotNow);
        QCOMPARE(told.refusal, u"cannotPay"_s);
        QVERIFY2(told.now.startsWith(u"Not now."), qPrintable(told.now));
        const Explanation frame = Explainer::explain(m_model.get(), {u"spot"_s, -1, u"purple.top.1"_s, -1}, 0, &words);
        QCOMPARE(frame.use, Explanation::Use::Now);
    }

    void aRowSaysBothRules()
    {
        open(u"pendulum"_s);
        const Catalogue words(u"en"_s);
        const Explanation told = Explainer::explain(m_model.get(), {u"row"_s, 0, {}, -1}, 0, &words);
        QVERIFY2(told.plain().value(0).contains(u"without a timer"_s), qPrintable(told.spoken()));
        QVERIFY2(told.plain().value(1).contains(u"with a timer"_s), qPrintable(told.spoken()));
    }

    void whatIsNotThereIsNotExplained()
    {
        const Catalogue words(u"en"_s);
        open(u"pendulum"_s);
        QVERIFY(!Explainer::explain(m_model.get(), {u"cube"_s, 2, {}, -1}, 0, &words).isEmpty());
        QVERIFY(Explainer::explain(m_model.get(), {u"cube"_s, 3, {}, -1}, 0, &words).isEmpty());
        QVERIFY(Explainer::explain(m_model.get(), {u"timer"_s, 99, {}, -1}, 0, &words).isEmpty());
        open(u"tiletum"_s);
        QVERIFY(Explainer::explain(m_model.get(), {u"pillar"_s, 4, {}, -1}, 0, &words).isEmpty());
    }

    /// Some refusals say themselves that it is only now.
    void notNowIsSaidOnce()
    {
        open(u"pendulum"_s);
        for (const QString& language : app::Language::codes()) {
            const Catalogue words(language);
            const Explanation told = Explainer::explain(m_model.get(), {u"pace"_s, 0, {}, -1}, 0, &words);
            const auto plain = [](QString text) { return text.remove(u'\u2060').trimmed(); };
            const QString head = plain(words.text(u"play.explain.notNow"_s).section(u'{', 0, 0));
            QVERIFY2(plain(told.now).count(head) == 1, qPrintable(told.now));
        }
    }

    void whatBelongsToAnotherIsTheirs()
    {
        open(u"pendulum"_s);
        const Catalogue words(u"en"_s);
        const Explanation told =
            Explainer::explain(m_model.get(), {u"stock"_s, 2, {}, 1}, 0, &words, {u"Ada"_s, u"Bela"_s, u"Cyril"_s});
        QCOMPARE(told.title, u"Gold"_s);
        QCOMPARE(told.use, Explanation::Use::Theirs);
        QCOMPARE(told.now, u"It belongs to Bela."_s);
        QCOMPARE(Explainer::explain(m_model.get(), {u"stock"_s, 2, {}, -1}, -1, &words).use, Explanation::Use::Unknown);
    }

    /// Two matches that a seat cannot tell apart explain themselves to it in the same words.
    void nothingHiddenIsTold()
    {
        const Catalogue words(u"en"_s);
        const QByteArray setup = R"({"phase":"bidding","round":5,"display":{"blue":{"above":"captain"}},
            "seats":[{"gems":{"blue":1}},{"gems":{"%1":1},"hand":["%2"]}]})";
        QStringList first, second;
        for (auto* told : {&first, &second}) {
            QByteArray one = setup;
            one.replace("%1", told == &first ? "red" : "green").replace("%2", told == &first ? "spy" : "prince");
            open(u"viceroy"_s, one, 2);
            for (const ThingName& name : allThings(u"viceroy"_s, *m_session))
                told->append(Explainer::explain(m_model.get(), name, 0, &words).spoken());
        }
        QVERIFY(first.size() > 150);
        QCOMPARE(first, second);
    }

    /// The rulebook's list of characters was written from the cards, and says what they say.
    void theListOfCharactersSaysWhatTheirCardsSay()
    {
        open(u"viceroy"_s);
        const app::Rulebook book = app::Rulebook::read(u"viceroy"_s);
        const auto plain = [](QString text) { return text.remove(QChar(0x2060)).replace(QChar::Nbsp, u' ').toLower(); };
        int rows = 0;
        for (const QString& language : app::Language::codes()) {
            const Catalogue words(language);
            for (const app::RuleSection* section : book.sections()) {
                if (section->chapter != u"characters")
                    continue;
                const ThingName name{u"card"_s, -1, section->cards.first(), -1};
                QCOMPARE(plain(book.title(words, *section)),
                    plain(Explainer::explain(m_model.get(), name, -1, &words).title));
                const QString text = plain(book.paragraphs(words, *section).first());
                const ThingName whole{name.domain, m_model->asking().number(name.domain, name.word), name.word, -1};
                for (const app::Printed& row : m_model->asking().printed(whole)) {
                    ++rows;
                    const QString gain = plain(app::tradeInWords(words, u"viceroy"_s, {}, row.reward));
                    QVERIFY2(text.contains(u": "_s + gain + u'.'),
                        qPrintable(section->id + u": "_s + gain + u" in "_s + text));
                }
            }
        }
        QCOMPARE(rows, 4 * 64 * 4);
    }

    void aMoveIsExplainedByItsVerb()
    {
        open(u"pendulum"_s, R"({"phase":"playing","order":["0","1","2"]})");
        const Catalogue words(u"en"_s);
        const Explanation told = Explainer::explainMove(m_model.get(), u"recover"_s, 0, &words);
        QCOMPARE(told.rule, u"cards.recover"_s);
        QCOMPARE(told.use, Explanation::Use::NotNow);
        QVERIFY(!told.refusal.isEmpty());
        QVERIFY(Explainer::explainMove(m_model.get(), u"dance"_s, 0, &words).isEmpty());
    }

    void linksLeadToWhatTheySpeakOf()
    {
        const Catalogue words(u"cs"_s);
        const Explanation told = Explainer::explainSection(u"pendulum"_s, u"timers.flip"_s, &words);
        QVERIFY(!told.title.isEmpty() && told.sentences.size() > 1);
        QVERIFY(Explainer::explainSection(u"pendulum"_s, u"no.such"_s, &words).isEmpty());
        QCOMPARE(
            Explainer::ruleOf(u"pendulum"_s, app::toTell(u"pendulum.refusal.frameTaken"_s)), u"workers.blocking"_s);
        QVERIFY(Explainer::ruleOf(u"pendulum"_s, app::toTell(u"pendulum.event.gameEnded"_s)).isEmpty());
    }

private:
    void open(const QString& game, const QByteArray& setup = "{}", int seats = 3)
    {
        m_model.reset();
        m_session.reset();
        m_shelf = app::loadShelf(game);
        auto session = m_shelf->open({"{\"seats\":" + std::to_string(seats) + "}", 7, setup.toStdString(), 0});
        QVERIFY2(session, session ? "" : core::sentence(session.error()).c_str());
        m_session = *std::move(session);
        m_model = m_registry.modelOf(game);
        QVERIFY(m_model->read(app::Sight{*m_session, 0}));
    }

    app::GameRegistry m_registry;
    std::unique_ptr<core::Shelf> m_shelf;
    std::unique_ptr<core::Session> m_session;
    std::unique_ptr<app::TableModel> m_model;
};

QTEST_MAIN(TestExplanation)
#include "tst_explanation.moc"
