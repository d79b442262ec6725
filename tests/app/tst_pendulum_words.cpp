// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/language.h"
#include "pendulum/terms.h"

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

    void everyPhaseButPlayAndEndHasAHint_data() { languages(); }
    void everyPhaseButPlayAndEndHasAHint()
    {
        QFETCH(QString, language);
        const Catalogue words(language);
        for (const auto phase : pendulum::phaseWords)
            if (phase != "playing" && phase != "over")
                QVERIFY2(words.has(QStringLiteral("board.hint.") + text(phase)), phase.data());
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
