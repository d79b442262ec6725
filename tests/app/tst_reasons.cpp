// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/reasons.h"
#include "games/shelves.h"
#include "language/catalogue.h"
#include "language/language.h"

#include <QtCore/QSet>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::app;
using namespace Qt::StringLiterals;
using bots::Reason;

/// Why something is a good idea, in words.
class TestReasons : public QObject {
    Q_OBJECT

    static constexpr QChar wordJoiner{0x2060}; ///< it keeps a number and its word on one line

    static QString worded(const Reason& reason, const QString& language, std::string_view game = "viceroy")
    {
        const Catalogue words(language);
        const Statement statement = statementOf(reason, game);
        return sentenceOf(std::span(&statement, 1), words, {u"Ada"_s, u"Zdeněk"_s}).remove(wordJoiner);
    }

private Q_SLOTS:
    void everyKindHasASentenceInEveryLanguage()
    {
        for (const QString& language : Language::codes())
            for (std::size_t kind = 0; kind < bots::reasonWords.size(); ++kind)
                for (const int points : {1, 3, 12}) {
                    const Reason reason{static_cast<Reason::Kind>(kind), "circles", core::seatAt(1), points};
                    const QString sentence = worded(reason, language);
                    QVERIFY2(!sentence.isEmpty() && !sentence.contains(u"play.why") && !sentence.contains(u'{')
                            && !sentence.contains(u'%'),
                        qPrintable(language + u": "_s + sentence));
                }
    }

    /// Whatever line of any game's score sheet speaks for a move: its reader finds a name there, not a word of ours.
    void everyLineOfEveryGameIsNamedInEveryLanguage()
    {
        const Shelves shelves = loadShelves();
        QCOMPARE(std::ssize(shelves.games), 3);
        for (const auto& shelf : shelves.games) {
            const auto session = std::move(shelf->open({R"({"seats":2})", 7}).value());
            const core::ScoreSheet sheet = session->score(core::seatAt(0));
            QVERIFY(!sheet.empty());
            for (const QString& language : Language::codes()) {
                QSet<QString> sentences;
                for (const core::ScoreLine& line : sheet)
                    sentences.insert(
                        worded({Reason::Kind::Later, line.word, core::seatAt(0), 3}, language, shelf->game()));
                for (const QString& sentence : std::as_const(sentences))
                    QVERIFY2(!sentence.contains(u".score."), qPrintable(language + u": "_s + sentence));
                QCOMPARE(sentences.size(), qsizetype{sheet.size()});
            }
        }
    }

    void linesAreNamedAsOnTheScoreSheet()
    {
        const Reason later{Reason::Kind::Later, "circles", core::seatAt(0), 1};
        QCOMPARE(
            worded(later, u"en"_s), u"Single-colour circles: about 1 point more in the end than by other moves."_s);
        QCOMPARE(worded({Reason::Kind::Now, "contracts", core::seatAt(0), 3}, u"en"_s, "tiletum"),
            u"Contracts: 3 points at once."_s);
    }

    void rivalsAreNamed()
    {
        const Reason prevents{Reason::Kind::Prevents, {}, core::seatAt(1), 5};
        QCOMPARE(worded(prevents, u"en"_s), u"Zdeněk: about 5 points fewer in the end than by other moves."_s);
    }
};

QTEST_GUILESS_MAIN(TestReasons)
#include "tst_reasons.moc"
