// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_files.h"
#include "catalogue_files.h"
#include "core/session_of.h"
#include "games/sentences.h"
#include "journal/replay.h"
#include "journal_games.h"
#include "language/language.h"

#include "pendulum/game.h"
#include "tiletum/game.h"
#include "viceroy/game.h"

#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace sandglass;
using app::Catalogue;
using app::Language;

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

/// Everything of one domain that a sentence can be filled with: the ids of their texts.
QStringList idsOf(const QString& game, const core::Domain& domain, const core::CardWords& cards)
{
    QStringList ids;
    for (int number = domain.lowest(); number <= domain.highest(); ++number) {
        const std::string value = core::valueText(domain, static_cast<std::int16_t>(number), cards);
        if (value != std::to_string(number))
            ids.append(game + u'.' + text(domain.name) + u'.' + QString::fromStdString(value));
    }
    return ids;
}

/// What the sentences of a lexicon ask for and the catalogue has not got: `{worker:acc}` of every worker.
template <class Code>
QStringList missingForms(const QString& game, const QString& kind, core::Lexicon<Code> lexicon,
    const core::CardWords& cards, const QString& language)
{
    static const QRegularExpression asking(u"\\{(\\w+)((?::\\w+)?)((?:\\*\\w+)?)\\}"_s);
    const Catalogue words(language);
    const auto messages = test::messagesById(game, language);
    QStringList missing;
    for (const core::Entry<Code>& entry : lexicon) {
        const QString sentence = game + u'.' + kind + u'.' + text(entry.word);
        for (const auto& [id, message] : messages.asKeyValueRange()) {
            if (id != sentence && !id.startsWith(sentence + u'.'))
                continue;
            for (const QRegularExpressionMatch& match : asking.globalMatch(message.forms.value(0))) {
                const QString form = match.captured(2).replace(u':', u'.');
                const QString counted = match.captured(3).isEmpty() ? QString() : u".many"_s;
                const auto used = entry.used();
                const auto argument = std::ranges::find(used, match.captured(1).toStdString(), &core::Argument::name);
                if (argument == used.end() || (form + counted).isEmpty())
                    continue;
                for (const QString& thing : idsOf(game, *argument->domain, cards))
                    if (!words.has(thing + form + counted))
                        missing.append(thing + form + counted);
            }
        }
    }
    return missing;
}

template <core::Game G>
QStringList missingForms(const QString& language)
{
    const QString game = text(G::id);
    const auto cards = G::load(test::cardFiles(std::string(G::id)));
    if (!cards)
        return {u"no cards"_s};
    return missingForms<typename G::EventKind>(game, u"event"_s, G::events, *cards, language)
        + missingForms<typename G::Refusal>(game, u"refusal"_s, G::refusals, *cards, language);
}

template <core::Game G>
std::unique_ptr<core::Shelf> shelf()
{
    auto opened = core::shelfOf<G>(test::cardFiles(std::string(G::id)));
    return opened ? *std::move(opened) : nullptr;
}

/// What no line of a log may say.
QString complaintAbout(const QString& line)
{
    static const QRegularExpression engine(u"column|sloupec|kolumna|столбец|-\\d|\\{|\\}|\\[|\\]| \\.|  "_s);
    static const QRegularExpression twice(u"\\b(\\p{L}{3,})[ :,]+\\1\\b"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    if (line.isEmpty() || line[0].isLower())
        return u"does not begin with a capital"_s;
    if (!line.endsWith(u'.'))
        return u"does not end"_s;
    if (line.contains(engine))
        return u"says what is the engine's: "_s + engine.match(line).captured();
    if (line.contains(twice))
        return u"says a word twice: "_s + twice.match(line).captured();
    return {};
}

} // namespace

/// The log reads as if somebody had written it, whatever happens in a match.
class LogWordsTest : public QObject {
    Q_OBJECT

    static void languages()
    {
        QTest::addColumn<QString>("language");
        for (const QString& code : Language::codes())
            QTest::newRow(qPrintable(code)) << code;
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void everyFormThatIsAskedForIsThere_data() { languages(); }
    void everyFormThatIsAskedForIsThere()
    {
        QFETCH(QString, language);
        const QStringList missing = missingForms<pendulum::Game>(language) + missingForms<viceroy::Game>(language)
            + missingForms<tiletum::Game>(language);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u", "_s)));
    }

    void whatOneCommandDidIsOneSentence()
    {
        const Catalogue words(u"en"_s);
        const auto thing = [](const char* domain, int number, const char* id = "") {
            return QVariant::fromValue(app::Thing{QString::fromLatin1(domain), number, QString::fromLatin1(id)});
        };
        const auto said = [&](const char* word, const char* stock, int amount) {
            return app::Statement{u"pendulum"_s, u"event"_s, QString::fromLatin1(word),
                {{u"seat"_s, thing("seat", 1)}, {u"stock"_s, thing("stock", 0, stock)},
                    {u"amount"_s, thing("number", amount)}}};
        };
        const app::Statement statements[]{said("paid", "pendulum.stock.gold", 2),
            said("gained", "pendulum.stock.votes", 2), said("gained", "pendulum.stock.power", 1)};
        QCOMPARE(app::sentenceOf(statements, words).remove(u'\u2060'),
            u"Player 2 pays 2 gold and gains 2 votes and 1 power."_s);
    }

    void logsOfRandomGamesReadAsWritten_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("seed");
        const int games = std::max(3, qEnvironmentVariableIntValue("SANDGLASS_SOAK"));
        for (const char* game : {"pendulum", "viceroy", "tiletum"})
            for (int seed = 1; seed <= games; ++seed)
                QTest::addRow("%s %d", game, seed) << QString::fromLatin1(game) << seed;
    }
    void logsOfRandomGamesReadAsWritten()
    {
        QFETCH(QString, game);
        QFETCH(int, seed);
        static const auto pendulumShelf = shelf<pendulum::Game>();
        static const auto viceroyShelf = shelf<viceroy::Game>();
        static const auto tiletumShelf = shelf<tiletum::Game>();
        const core::Shelf& shelf = game == "pendulum"_L1 ? *pendulumShelf
            : game == "viceroy"_L1                       ? *viceroyShelf
                                                         : *tiletumShelf;
        const std::string seats = std::to_string(2 + seed % 3);
        auto session = *shelf.open({R"({"seats":)" + seats + "}", static_cast<core::Seed>(seed)});
        QVERIFY(test::playAtRandom(*session, static_cast<core::Seed>(seed)));
        app::HandClock clock;
        const auto replay = app::Replay::open(clock, shelf, session->journal());
        QVERIFY(replay);
        for (const QString& code : Language::codes()) {
            const Catalogue words(code);
            for (int viewer = -1; viewer < session->seats(); ++viewer) {
                (*replay)->setViewer(viewer);
                for (const app::ReplayLog::Line& line : (*replay)->log()->lines()) {
                    const QString said = (*replay)->log()->tellingOf(line).in(&words, {});
                    const QString complaint = complaintAbout(said);
                    QVERIFY2(complaint.isEmpty(), qPrintable(code + u": "_s + said + u" <- "_s + complaint));
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(LogWordsTest)
#include "tst_log_words.moc"
