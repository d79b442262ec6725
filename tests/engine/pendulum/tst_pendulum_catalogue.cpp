// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue_files.h"
#include "pendulum_play.h"

#include "pendulum/scoring.h"

#include <QtCore/QMap>
#include <QtCore/QSet>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::pendulum;
using test::messagesById;
using test::placeholders;
using Catalogue = QMap<QString, test::Message>;

namespace {

QString textOf(const Catalogue& texts, const QString& id)
{
    return texts.value(id).forms.value(0);
}

QString id(std::string_view kind, std::string_view word)
{
    return QStringLiteral("pendulum.%1.%2").arg(QString::fromUtf8(kind), QString::fromUtf8(word));
}

/// Every id that the game can ask for, with the placeholders that its sentence may use.
QMap<QString, QSet<QString>> neededIds()
{
    QMap<QString, QSet<QString>> needed{{"pendulum.name", {}}};
    const auto addWords = [&](const core::Domain& domain) {
        for (int number = domain.lowest(); domain.words.size() > 0 && number <= domain.highest(); ++number)
            if (domain.words[static_cast<std::size_t>(number)] != std::to_string(number)) // a seat has its own name
                needed.insert(id(domain.name, domain.words[static_cast<std::size_t>(number)]), {});
        for (int number = domain.first; domain.cards && number <= domain.last; ++number)
            needed.insert(id(domain.name, test::pendulumCards().word(domain.name, number)), {});
    };
    const auto addLexicon = [&](std::string_view kind, const auto& lexicon) {
        for (const auto& entry : lexicon) {
            QSet<QString> names;
            for (const core::Argument& argument : entry.used()) {
                names.insert(QString::fromUtf8(argument.name));
                addWords(*argument.domain);
            }
            if (!kind.empty())
                needed.insert(id(kind, entry.word), names);
        }
    };
    addLexicon("refusal", refusals);
    addLexicon("event", events);
    addLexicon("", verbs);
    addWords(domain::character);
    for (const std::string_view reason : reasonWords)
        needed.insert(id("reason", reason), {});
    for (const core::ScoreLine& line : scoreSheet(test::pendulumCards(), State{}, core::seatAt(0)))
        needed.insert(id("score", line.word), {});
    return needed;
}

/// "event" of "pendulum.event.paid".
QSet<QString> familiesOf(const QStringList& ids)
{
    QSet<QString> families;
    for (const QString& one : ids)
        families.insert(one.section('.', 1, 1));
    return families;
}

} // namespace

/// Lexicons, cards and catalogues agree, in every language.
class TestPendulumCatalogue : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // What the rulebook leaves open the book decides in a chapter of its own, which leads to the rule itself.
    void whatWeDecidedIsSaidToBeOurs()
    {
        for (const QString& language : test::languages()) {
            const Catalogue book = messagesById("pendulum-rules", language);
            for (const auto& [ruling, rule] : {std::pair{"privilege.2", "privilege.clash"},
                     std::pair{"rounds.1", "untimed.pace"}, std::pair{"rounds.2", "council.rewards"}}) {
                const QString text = textOf(book, QString("pendulum.rule.ours.%1").arg(ruling));
                QVERIFY2(text.contains(QString("(rule:%1)").arg(rule)), qPrintable(language + ": " + text));
            }
        }
    }

    void everythingThatIsSaidHasItsTextAndNothingElse_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString& language : test::languages())
            QTest::newRow(qPrintable(language)) << language;
    }
    void everythingThatIsSaidHasItsTextAndNothingElse()
    {
        QFETCH(QString, language);
        const Catalogue texts = messagesById("pendulum", language);
        const auto needed = neededIds();
        QVERIFY(needed.size() > 400);
        for (const QString& wanted : needed.keys())
            QVERIFY2(!textOf(texts, wanted).trimmed().isEmpty(), qPrintable("missing: " + wanted));
        // What the board says for itself (hints, questions, buttons) is not the engine's: tst_catalogues looks for it.
        const QSet<QString> families = familiesOf(needed.keys());
        for (const QString& there : texts.keys())
            QVERIFY2(needed.contains(test::withoutForms(there)) || !families.contains(there.section('.', 1, 1)),
                qPrintable("nobody says: " + there));
    }

    void placeholdersAreArgumentsAndAgreeAcrossLanguages()
    {
        const auto needed = neededIds();
        const Catalogue english = messagesById("pendulum", "en");
        for (const QString& language : test::languages()) {
            const Catalogue texts = messagesById("pendulum", language);
            for (auto text = texts.begin(); text != texts.end(); ++text) {
                const QSet<QString> used = placeholders(text->forms.value(0));
                QVERIFY2(!needed.contains(text.key()) || needed.value(text.key()).contains(used),
                    qPrintable(language + " " + text.key()));
                QVERIFY2(used == placeholders(textOf(english, text.key())), qPrintable(language + " " + text.key()));
            }
        }
    }

    void aRefusalTellsEverythingItKnows()
    {
        const Catalogue english = messagesById("pendulum", "en");
        for (const auto& entry : refusals)
            for (const core::Argument& argument : entry.used())
                QVERIFY2(textOf(english, id("refusal", entry.word)).contains(QString::fromUtf8(argument.name)),
                    qPrintable(id("refusal", entry.word)));
    }
};

QTEST_APPLESS_MAIN(TestPendulumCatalogue)
#include "tst_pendulum_catalogue.moc"
