// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a command of Tiletum has done, as a film. Time is what the test says it is.
#include "play/rehearsal.h"
#include "tiletum/tiletum_film.h"

#include <QtTest/QTest>

using namespace sandglass;
using namespace Qt::StringLiterals;

class TestTiletumFilm : public QObject {
    Q_OBJECT

    app::StillClock m_clock;
    app::TiletumModel m_model;
    app::Rehearsal m_match;
    app::CuePlayer m_cues;
    app::TiletumFilm m_film;

    bool tells(QStringView word) const
    {
        const auto events = m_match.events();
        return std::ranges::any_of(events, [&](const app::Telling& event) { return event.word == word; });
    }

    /// Plays at random up to a command that has told of this.
    bool playTo(QStringView word)
    {
        for (int i = 0; i < 3000 && !tells(word); ++i)
            if (!m_match.step())
                break;
        m_match.wait(1); // the model reads what it has become
        return tells(word);
    }

    /// The words of the film's cues, in order.
    QStringList cueWords()
    {
        QStringList words;
        for (const app::Cue& cue : m_cues.ahead())
            words.append(cue.events.first().word);
        return words;
    }

    bool goTo(const QString& word) { return m_cues.seek(word, 0); }

private Q_SLOTS:
    void initTestCase()
    {
        m_match.setProperty("game", u"tiletum"_s);
        m_match.setProperty("options", QVariantMap{{u"seats"_s, 3}});
        m_match.setProperty("weights", QVariantMap{{u"exchange"_s, 0}, {u"buy"_s, 0}, {u"replace"_s, 0}});
        m_match.setModel(&m_model);
        m_match.componentComplete();
        m_cues.setClock(&m_clock);
        m_cues.setProperty("model", QVariant::fromValue<app::TableModel*>(&m_model));
        m_cues.setProperty("lengths", m_model.cueLengths());
        m_film.setProperty("model", QVariant::fromValue(&m_model));
        m_film.setCues(&m_cues);
    }

    void init()
    {
        m_cues.end();
        m_match.startAnew(3);
    }

    void anEndOfARoundIsToldInItsOrder()
    {
        QVERIFY(playTo(u"wheelTurned"));
        m_cues.play(m_match.events());
        QStringList words = cueWords();
        words.removeAll(u"offerChanged"_s);
        words.removeAll(u"tileTaken"_s);
        words.removeAll(u"corruptionStep"_s);
        QCOMPARE(words,
            (QStringList{u"kingPays"_s, u"fairHeld"_s, u"cleanUp"_s, u"wheelTurned"_s, u"roundBegan"_s,
                u"corruptionRevealed"_s, u"turnBegan"_s}));
    }

    void whatTheFilmHasYetToShowIsNotSeenBefore()
    {
        QVERIFY(playTo(u"wheelTurned"));
        m_cues.play(m_match.events());
        m_cues.follow();
        QVERIFY(m_film.later().contains(u"wheel"_s));
        QVERIFY(goTo(u"kingPays"_s));
        QVERIFY(!m_film.areDiceAway()); // the old ones lie there still
        QVERIFY(goTo(u"wheelTurned"_s));
        QVERIFY(m_film.areDiceAway());
        QVERIFY(!m_film.later().contains(u"wheel"_s)); // it turns
        QVERIFY(m_film.awaited().contains(u"dice"_s));
        QVERIFY(goTo(u"corruptionRevealed"_s));
        QVERIFY(!m_film.awaited().contains(u"dice"_s));
        QVERIFY(!m_film.areDiceAway());
        m_cues.end();
        QVERIFY(m_film.awaited().isEmpty());
        QVERIFY(m_film.glides().isEmpty());
    }

    void corruptionGoesBackSpaceBySpace()
    {
        const auto stepsIn = [this] { return static_cast<int>(cueWords().count(u"corruptionStep"_s)); };
        QSet<int> seen;
        for (int seed = 1; seed < 20 && seen.size() < 3; ++seed) {
            m_match.startAnew(seed);
            QVERIFY(playTo(u"corruptionRevealed"));
            m_cues.play(m_match.events());
            m_cues.follow();
            QVERIFY(goTo(u"corruptionRevealed"_s));
            const int n = m_cues.cue().numberOf(u"count"_s);
            QCOMPARE(stepsIn(), n);
            QCOMPARE(m_cues.length(), 300);
            QCOMPARE(m_film.corrupted(), 0);
            QCOMPARE(m_film.spoken().id(), u"tiletum.event.corruptionRevealed"_s);
            QCOMPARE(m_film.spoken().numberOf(u"count"_s), n);
            // The last step is what the model says; before it, the discs stand on the way.
            for (int step = 1; step <= n; ++step) {
                QVERIFY(m_cues.cue().word != u"turnBegan");
                m_clock.setTime(m_clock.now() + m_cues.length());
                m_cues.look();
                QCOMPARE(m_cues.cue().word, u"corruptionStep"_s);
                QCOMPARE(m_cues.length(), 220);
                QCOMPARE(m_film.spoken().numberOf(u"count"_s), n);
                QCOMPARE(m_film.corrupted(), step < n ? step : 0);
                QCOMPARE(m_film.later().join(u' ').contains(u"king "), step < n);
            }
            seen.insert(n);
            m_cues.end();
            QVERIFY(m_film.spoken().isEmpty());
        }
        QVERIFY(seen.contains(1) && seen.contains(2));
    }

    void everyDieOfARoundRollsToWhereItLies()
    {
        QVERIFY(playTo(u"wheelTurned"));
        m_cues.play(m_match.events());
        m_cues.follow();
        QVERIFY(goTo(u"roundBegan"_s));
        int dice = 0;
        const auto piles = m_model.dice();
        for (const app::TiletumDie& pile : piles)
            dice += pile.count;
        const auto glides = m_film.glides();
        QCOMPARE(glides.size(), dice);
        for (const app::TiletumGlide& glide : glides) {
            QCOMPARE(glide.to, u"die %1 %2"_s.arg(glide.number).arg(glide.value));
            QVERIFY(glide.after + glide.lasts <= m_cues.length());
        }
    }

    void aFairSaysHowEverybodysPointsComeAbout()
    {
        int sums = 0;
        for (int seed = 1; seed < 12 && sums == 0; ++seed) {
            m_match.startAnew(seed);
            QVERIFY(playTo(u"fairHeld"));
            m_cues.play(m_match.events());
            m_cues.follow();
            QVERIFY(goTo(u"fairHeld"_s));
            const auto all = m_film.sums();
            QCOMPARE(all.size(), 3);
            for (const app::TiletumSum& sum : all) {
                QCOMPARE(sum.formula.isEmpty(), sum.out);
                QCOMPARE(sum.words == u"tiletum.sum.out", sum.out);
                if (sum.out)
                    QCOMPARE(sum.points, 0);
                sums += sum.out ? 0 : 1;
            }
        }
        QVERIFY(sums > 0);
    }

    void aTurnsStepsAreCuesOfTheirOwn()
    {
        QVERIFY(playTo(u"dieTaken"));
        m_cues.play(m_match.events());
        m_cues.follow();
        QCOMPARE(m_cues.cue().word, u"dieTaken"_s);
        QCOMPARE(m_film.glides().size(), 1);
        QCOMPARE(m_film.glides().first().picture, u"die"_s);
        QVERIFY(m_film.landmarks().contains(m_film.glides().first().from));
        QVERIFY(playTo(u"moved"));
        m_cues.play(m_match.events());
        QVERIFY(cueWords().contains(u"moved"_s));
    }

    void theFilmOfTheLastTurnEndsWithTheAccount()
    {
        QVERIFY(playTo(u"gameEnded"));
        m_cues.play(m_match.events());
        QCOMPARE(cueWords().last(), u"counted"_s);
        QVERIFY(!cueWords().contains(u"wheelTurned"_s));
    }
};

QTEST_GUILESS_MAIN(TestTiletumFilm)
#include "tst_tiletum_film.moc"
