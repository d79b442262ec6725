// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sentences.h"
#include "games/shelves.h"
#include "language/language.h"
#include "pendulum/game.h"
#include "pendulum/pendulum_faces.h"

#include <QtCore/QSet>
#include <QtTest/QTest>

using namespace sandglass;
using app::Catalogue;
using app::Language;

/// What the board says of the game's own words and cards: all of it is there, in every language.
class TestPendulumWords : public QObject {
    Q_OBJECT

    static QString text(std::string_view word)
    {
        return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
    }

private Q_SLOTS:
    void everyDecisionIsAskedForInWords_data() { languages(); }
    void everyDecisionIsAskedForInWords()
    {
        QFETCH(QString, language);
        const Catalogue words(language);
        for (const auto decision : pendulum::decisionWords)
            QVERIFY2(words.has(QStringLiteral("pendulum.ask.") + text(decision)), decision.data());
    }

    void movesThatShareATileAreNamed_data() { languages(); }
    void movesThatShareATileAreNamed()
    {
        QFETCH(QString, language);
        const Catalogue words(language);
        for (const auto* verb : {"place", "act", "rush"})
            QVERIFY2(words.has(QStringLiteral("pendulum.kind.") + QLatin1String(verb)), verb);
    }

    void whatIsDoneAtTheWrongTimeIsAnsweredWithWhatComesFirst_data() { languages(); }
    void whatIsDoneAtTheWrongTimeIsAnsweredWithWhatComesFirst()
    {
        QFETCH(QString, language);
        QTest::failOnWarning();
        const Catalogue words(language);
        QSet<QString> sentences;
        for (const auto phase : pendulum::phaseWords) {
            const core::Spoken refusal{"pendulum", "refusal", "notNow", {{"phase", "phase", std::string(phase), true}}};
            const QString sentence = app::sentenceOf(refusal, words);
            // Two whole sentences: no, and what is done in this phase.
            QCOMPARE(sentence.count(QStringLiteral(". ")), 1);
            QVERIFY2(sentence.endsWith(u'.'), qPrintable(sentence));
            QVERIFY2(sentence.section(QStringLiteral(". "), 1).size() > 15, qPrintable(sentence));
            QVERIFY2(!sentences.contains(sentence), qPrintable(sentence));
            sentences.insert(sentence);
        }
    }

    void everyCardSaysWhatItDoesInEveryLanguage_data() { languages(); }
    void everyCardSaysWhatItDoesInEveryLanguage()
    {
        QFETCH(QString, language);
        QTest::failOnWarning();
        const auto data = pendulum::load(app::readDataFiles(QStringLiteral(":/sandglass/cards/pendulum")));
        QVERIFY(data.has_value());
        const Catalogue words(language);
        QList<app::PendulumCard> cards{app::grandeFace(), app::pointFace(*data)};
        for (int card = 0; card < pendulum::councilCards; ++card)
            cards.append(app::councilFace(*data, card));
        for (int card = 0; card < pendulum::ownStratagems; ++card)
            cards.append(app::stratagemFace(*data, card));
        for (const app::PendulumCard& card : std::as_const(cards)) {
            const bool grande = card.kind == u"grande";
            const QString text =
                app::tradeInWords(words, QStringLiteral("pendulum"), grande ? app::Tallies{} : card.cost, card.reward);
            QVERIFY2(!text.isEmpty() && !text.contains(QStringLiteral("pendulum.")),
                qPrintable(card.id + QStringLiteral(": ") + text));
            if (card.kind != u"own")
                QVERIFY2(words.has(QStringLiteral("pendulum.offer.") + card.kind), qPrintable(card.kind));
            // Every number that is printed is said.
            for (const app::Tally& tally : card.cost + card.reward)
                if (tally.count > 1)
                    QVERIFY2(
                        text.contains(QString::number(tally.count)), qPrintable(card.id + QStringLiteral(": ") + text));
        }
    }

private:
    static void languages()
    {
        QTest::addColumn<QString>("language");
        for (const QString& code : Language::codes())
            QTest::newRow(qPrintable(code)) << code;
    }
};

QTEST_GUILESS_MAIN(TestPendulumWords)
#include "tst_pendulum_words.moc"
