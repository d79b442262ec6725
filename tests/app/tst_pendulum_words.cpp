// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sentences.h"
#include "language/language.h"
#include "pendulum/terms.h"

#include <QtCore/QSet>
#include <QtTest/QTest>

using namespace sandglass;
using app::Catalogue;
using app::Language;

/// The board computes these ids from the game's words: each must exist, in every language.
class TestPendulumWords : public QObject {
    Q_OBJECT

    static QString text(std::string_view word)
    {
        return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
    }

private slots:
    void everyDecisionIsAskedForInWords_data() { languages(); }
    void everyDecisionIsAskedForInWords()
    {
        QFETCH(QString, language);
        const Catalogue words(language);
        for (const auto decision : pendulum::decisionWords)
            QVERIFY2(words.has(QStringLiteral("board.ask.") + text(decision))
                    || words.has(QStringLiteral("board.askMany.") + text(decision)),
                decision.data());
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
