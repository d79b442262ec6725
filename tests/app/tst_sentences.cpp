// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sentences.h"

#include "host/telling.h"
#include "language/language.h"
#include "language/thing.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace sandglass;
using app::Catalogue;

/// What games say, worded for one reader.
class SentencesTest : public QObject {
    Q_OBJECT

    static core::Spoken turnOf(int seat)
    {
        return {"tiletum", "event", "turnBegan",
            {{"seat", "seat", std::to_string(seat), false, static_cast<std::int16_t>(seat)}}};
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void seatsAreCalledByTheirNamesOrNumbers()
    {
        const Catalogue words(u"en"_s);
        QCOMPARE(app::sentenceOf(turnOf(1), words, {u"Ada"_s, u"Ben"_s}), u"Ben’s turn."_s);
        QCOMPARE(app::sentenceOf(turnOf(1), words, {u"Ada"_s, QString()}), u"Player 2’s turn."_s);
        QCOMPARE(app::sentenceOf(turnOf(1), words), u"Player 2’s turn."_s); // who sits there is not known
    }

    void whoHasNoNameIsCalledByTheirCharacterOrTheirEmblem()
    {
        const Catalogue words(u"en"_s);
        const QStringList names{u"Ada"_s, QString(), QString()};
        QCOMPARE(words.seatNames(names, u"pendulum"_s, {u"alchemist"_s, u"alchemist"_s, QString()},
                     {u"sun"_s, u"moon"_s, u"moon"_s}),
            QStringList({u"Ada"_s, words.text(u"pendulum.character.alchemist.short"_s),
                words.text(u"shell.seat.emblem.moon"_s)}));
        QCOMPARE(words.seatNames(names).value(2), words.textWith(u"core.value.seat"_s, {{u"number"_s, 3}}));
    }

    // One person plays; the second seat in what is told is the game's own.
    void theOpponentOfASoloGameHasItsName()
    {
        QCOMPARE(app::sentenceOf(turnOf(1), Catalogue(u"en"_s), {u"Ada"_s}), u"Cardinal Titus’s turn."_s);
        for (const QString& language : app::Language::codes()) {
            const Catalogue words(language);
            const QString sentence = app::telling(turnOf(1)).in(&words, {u"Ada"_s});
            QVERIFY2(sentence.contains(words.text(u"tiletum.opponent"_s), Qt::CaseInsensitive), qPrintable(sentence));
        }
    }

    // What is alike is not said over and over, and a list among other deeds is set off from the last of them.
    void equalThingsAreCounted()
    {
        const auto said = [](const char* word, const char* name, const char* domain, const char* value) {
            return app::statementOf({"viceroy", "event", word,
                {{"seat", "seat", "1", false, 1}, {name, domain, value, true, 3}, {"deck", "deck", "laws", true, 0},
                    {"card", "card", "agent", true, 3}}});
        };
        auto drawn = said("cardDrawn", "card", "card", "hidden");
        drawn.values[u"card"_s] = QVariant::fromValue(app::Thing{u"card"_s, -1, u"core.value.hidden"_s});
        const auto science = said("tokenGained", "token", "token", "science");
        const auto magic = said("tokenGained", "token", "token", "magic");
        const app::Statement three[]{drawn, drawn, drawn};
        QCOMPARE(app::sentenceOf(three, Catalogue(u"pl"_s)).remove(u'\u2060'),
            u"Gracz 2 dobiera z talii (prawa): 3 zakryte karty."_s);
        const app::Statement tokens[]{science, science, magic};
        const QString listed = app::sentenceOf(tokens, Catalogue(u"en"_s)).remove(u'\u2060');
        QVERIFY2(listed.startsWith(u"Player 2 gains 2 science tokens and a magic token on"_s), qPrintable(listed));
        const app::Statement both[]{magic, science, drawn};
        const QString nested = app::sentenceOf(both, Catalogue(u"pl"_s)).remove(u'\u2060');
        QVERIFY2(nested.contains(u"żeton magii i żeton nauki oraz dobiera"_s), qPrintable(nested));
    }

    void aGameWithoutAnOpponentCountsItsSeats()
    {
        const core::Spoken done{"pendulum", "event", "seatDone", {{"seat", "seat", "3", false, 3}}};
        const QString sentence = app::sentenceOf(done, Catalogue(u"en"_s), {u"Ada"_s});
        QVERIFY2(sentence.contains(u"4"_s), qPrintable(sentence));
    }
};

QTEST_GUILESS_MAIN(SentencesTest)
#include "tst_sentences.moc"
