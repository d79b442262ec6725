// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue_files.h"
#include "table.h"

using namespace sandglass::tiletum;
using sandglass::test::Message;
using sandglass::test::messagesById;
using sandglass::test::placeholders;
using sandglass::tiletum::test::cardSet;
namespace core = sandglass::core;

/// The catalogue in its four languages against the lexicons and the card set: nothing is missing, nothing is left over,
/// and every sentence names what its phrase can tell.
class TestTiletumCatalogue : public QObject {
    Q_OBJECT

    using Catalogue = QMap<QString, Message>;
    using Arguments = QMap<QString, QStringList>; ///< the arguments of each sentence's phrase

    static Catalogue read(const QString& language) { return messagesById(QStringLiteral("tiletum"), language); }
    static Arguments sentences();
    static QStringList names();

private Q_SLOTS:
    void everyLanguageHasEveryText_data();
    void everyLanguageHasEveryText();
    void sentencesNameTheirArguments_data() { everyLanguageHasEveryText_data(); }
    void sentencesNameTheirArguments();
    void pluralsHaveTheFormsOfTheirLanguage_data() { everyLanguageHasEveryText_data(); }
    void pluralsHaveTheFormsOfTheirLanguage();
    void placeholdersAgreeAcrossLanguages();
    void copiesOfATileShareItsName();
    void everyArgumentHasItsDomainsWords();
    void whatWeDecidedIsSaidToBeOurs_data() { everyLanguageHasEveryText_data(); }
    void whatWeDecidedIsSaidToBeOurs();
};

namespace {

QString word(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

template <class Code>
void addSentences(QMap<QString, QStringList>& all, const QString& kind, core::Lexicon<Code> lexicon)
{
    for (const auto& entry : lexicon) {
        QStringList arguments;
        for (const core::Argument& argument : entry.used())
            arguments.push_back(word(argument.name));
        all.insert(QStringLiteral("tiletum.") + kind + u'.' + word(entry.word), arguments);
    }
}

} // namespace

TestTiletumCatalogue::Arguments TestTiletumCatalogue::sentences()
{
    Arguments all;
    addSentences<Refusal>(all, QStringLiteral("refusal"), refusals);
    addSentences<EventKind>(all, QStringLiteral("event"), eventLexicon);
    return all;
}

QStringList TestTiletumCatalogue::names()
{
    QStringList ids{QStringLiteral("tiletum.name"), QStringLiteral("tiletum.opponent"),
        QStringLiteral("tiletum.about.cards"), QStringLiteral("tiletum.about.solo")};
    const auto add = [&](const char* domain, std::string_view text) {
        ids.push_back(QStringLiteral("tiletum.") + QLatin1StringView(domain) + u'.' + word(text));
    };
    const auto addAll = [&](const core::Domain& domain) {
        for (const std::string_view text : domain.words)
            add(domain.name.data(), text);
    };
    for (const core::Domain* domain : {&resourceDomain, &actionDomain, &pieceDomain, &fairDomain, &lineDomain,
             &openDomain, &challengeDomain, &obstacleDomain})
        addAll(*domain);
    for (const std::string_view source : sourceWords)
        add("source", source);
    for (const auto& verb : verbs)
        add("verb", verb.word);
    const CardSet& cards = cardSet();
    for (const Tile& tile : cards.tiles)
        add("tile", tile.id);
    for (const Space& space : cards.spaces)
        add("space", space.id);
    for (const Cathedral& cathedral : cards.cathedrals)
        add("cathedral", cards.spaces[cathedral.space].id);
    for (const Decree& decree : cards.decrees)
        add("decree", decree.id);
    for (const Family& family : cards.families)
        add("family", family.id);
    for (const CharacterKind& kind : cards.kinds)
        add("kind", kind.id);
    for (const char* reason : {"points", "order", "moreThanOpponent", "notMoreThanOpponent"})
        add("reason", reason);
    return ids;
}

/// What the board says for itself (hints, offers, buttons) is not the engine's: tst_tiletum_model words all of it.
bool isTheBoards(const QString& id)
{
    static const QStringList kinds{"button", "cards", "choose", "city", "counted", "gain", "gainMany", "hint", "offer",
        "panel", "place", "plan", "round", "setup", "sum", "titus"};
    return kinds.contains(id.section(u'.', 1, 1));
}

/// Which row of a decree held is lit on its card, and what changing a die costs is told as the gold that was paid.
bool isSeen(const QString& id, const QString& argument)
{
    return (id == u"tiletum.event.decreeTurned" && argument == u"row")
        || (id == u"tiletum.event.dieChanged" && argument == u"n");
}

void TestTiletumCatalogue::everyLanguageHasEveryText_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : sandglass::test::languages())
        QTest::newRow(qPrintable(language)) << language;
}

void TestTiletumCatalogue::everyLanguageHasEveryText()
{
    QFETCH(QString, language);
    const Catalogue catalogue = read(language);
    QStringList expected = names() + sentences().keys();
    expected.sort();
    QStringList found = catalogue.keys();
    found.sort();
    for (const QString& id : expected)
        QVERIFY2(catalogue.contains(id), qPrintable(id + " is missing"));
    for (const QString& id : found)
        QVERIFY2(
            isTheBoards(id) || expected.contains(sandglass::test::withoutForms(id)), qPrintable(id + " is left over"));
    for (const auto& [id, message] : catalogue.asKeyValueRange())
        for (const QString& text : message.forms)
            QVERIFY2(!text.trimmed().isEmpty() && text == text.trimmed(), qPrintable(id));
}

void TestTiletumCatalogue::sentencesNameTheirArguments()
{
    QFETCH(QString, language);
    const Catalogue catalogue = read(language);
    for (const auto& [id, arguments] : sentences().asKeyValueRange()) {
        const Message message = catalogue.value(id);
        for (const QString& text : message.forms) {
            for (const QString& name : placeholders(text))
                QVERIFY2(arguments.contains(name), qPrintable(id + ": " + text));
            for (const QString& name : arguments)
                QVERIFY2(isSeen(id, name) || placeholders(text).contains(name) || (name == u"n" && text.contains("%n")),
                    qPrintable(id + " does not tell " + name));
        }
    }
}

void TestTiletumCatalogue::pluralsHaveTheFormsOfTheirLanguage()
{
    QFETCH(QString, language);
    const Catalogue catalogue = read(language);
    for (const auto& [id, message] : catalogue.asKeyValueRange()) {
        const bool counts = message.forms.value(0).contains("%n") || id.endsWith(".many");
        QVERIFY2(message.numerus == counts, qPrintable(id));
    }
}

void TestTiletumCatalogue::placeholdersAgreeAcrossLanguages()
{
    const Catalogue english = read(QStringLiteral("en"));
    for (const QString& language : sandglass::test::languages()) {
        const Catalogue other = read(language);
        for (const auto& [id, message] : english.asKeyValueRange())
            QVERIFY2(placeholders(message.forms.value(0)) == placeholders(other.value(id).forms.value(0)),
                qPrintable(language + ": " + id));
    }
}

void TestTiletumCatalogue::copiesOfATileShareItsName()
{
    const Catalogue english = read(QStringLiteral("en"));
    QMap<QString, QString> byFace;
    for (const Tile& tile : cardSet().tiles) {
        const QString text = english.value(QStringLiteral("tiletum.tile.") + word(tile.id)).forms.value(0);
        const QString face = word(tile.face);
        if (byFace.contains(face))
            QCOMPARE(text, byFace.value(face));
        byFace.insert(face, text);
    }
    QSet<QString> different;
    for (const QString& text : byFace)
        different.insert(text);
    QCOMPARE(different.size(), byFace.size()); // and different faces have different names
}

void TestTiletumCatalogue::everyArgumentHasItsDomainsWords()
{
    const QStringList known = names();
    const auto look = [&](const auto& lexicon) {
        for (const auto& entry : lexicon)
            for (const core::Argument& argument : entry.used())
                for (const std::string_view text : argument.domain->words)
                    QVERIFY(
                        known.contains(QStringLiteral("tiletum.") + word(argument.domain->name) + u'.' + word(text)));
    };
    look(refusals);
    look(eventLexicon);
    look(verbs);
}

/// What the sources leave open about Titus: the book names the decree and the challenge of which it decides something.
void TestTiletumCatalogue::whatWeDecidedIsSaidToBeOurs()
{
    QFETCH(QString, language);
    const Catalogue names = read(language);
    const Catalogue book = messagesById(QStringLiteral("tiletum-rules"), language);
    const QString ruling = book.value(QStringLiteral("tiletum.rule.about.rulings.4")).forms.value(0);
    for (const char* id : {"tiletum.decree.undyingFame", "tiletum.challenge.verySpecialFriends"}) {
        const QString name = names.value(QLatin1StringView(id)).forms.value(0);
        QVERIFY2(!name.isEmpty() && ruling.contains(u'*' + name + u'*'), qPrintable(ruling));
    }
}

QTEST_APPLESS_MAIN(TestTiletumCatalogue)
#include "tst_tiletum_catalogue.moc"
