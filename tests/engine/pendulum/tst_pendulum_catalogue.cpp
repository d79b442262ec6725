// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum_play.h"

#include "pendulum/scoring.h"

#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

using namespace sandglass;
using namespace sandglass::pendulum;

namespace {

using Texts = QMap<QString, QString>;

Texts catalogue(const QString& language)
{
    Texts texts;
    QFile file(QStringLiteral(SANDGLASS_SOURCE_DIR "/translations/pendulum/%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly))
        return texts;
    QXmlStreamReader xml(&file);
    QString id;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"message")
            id = xml.attributes().value("id").toString();
        else if (xml.isStartElement() && xml.name() == u"translation")
            texts.insert(id, xml.readElementText());
    }
    return texts;
}

QSet<QString> placeholders(const QString& text)
{
    static const QRegularExpression braces(QStringLiteral("\\{(\\w+)\\}"));
    QSet<QString> names;
    for (const QRegularExpressionMatch& match : braces.globalMatch(text))
        names.insert(match.captured(1));
    return names;
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
            needed.insert(id(domain.name, domain.words[static_cast<std::size_t>(number)]), {});
        for (int number = domain.first; domain.cards && number <= domain.last; ++number)
            needed.insert(id(domain.name, tests::pendulumCards().word(domain.name, number)), {});
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
    return needed;
}

} // namespace

/// Lexicons, cards and catalogues agree, in every language.
class TestPendulumCatalogue : public QObject {
    Q_OBJECT

private slots:
    void everythingThatIsSaidHasItsTextAndNothingElse_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"cs", "pl", "ru", "en"})
            QTest::newRow(language) << language;
    }
    void everythingThatIsSaidHasItsTextAndNothingElse()
    {
        QFETCH(QString, language);
        const Texts texts = catalogue(language);
        const auto needed = neededIds();
        QVERIFY(needed.size() > 400);
        for (const QString& wanted : needed.keys())
            QVERIFY2(!texts.value(wanted).trimmed().isEmpty(), qPrintable("missing: " + wanted));
        for (const QString& there : texts.keys())
            QVERIFY2(needed.contains(there), qPrintable("nobody says: " + there));
    }

    void placeholdersAreArgumentsAndAgreeAcrossLanguages()
    {
        const auto needed = neededIds();
        const Texts english = catalogue("en");
        for (const char* language : {"cs", "pl", "ru", "en"}) {
            const Texts texts = catalogue(language);
            for (auto text = texts.begin(); text != texts.end(); ++text) {
                const QSet<QString> used = placeholders(text.value());
                QVERIFY2(needed.value(text.key()).contains(used), qPrintable(language + (" " + text.key())));
                QVERIFY2(used == placeholders(english.value(text.key())), qPrintable(language + (" " + text.key())));
            }
        }
    }

    void aRefusalTellsEverythingItKnows()
    {
        const Texts english = catalogue("en");
        for (const auto& entry : refusals)
            for (const core::Argument& argument : entry.used())
                QVERIFY2(english.value(id("refusal", entry.word)).contains(QString::fromUtf8(argument.name)),
                    qPrintable(id("refusal", entry.word)));
    }
};

QTEST_APPLESS_MAIN(TestPendulumCatalogue)
#include "tst_pendulum_catalogue.moc"
