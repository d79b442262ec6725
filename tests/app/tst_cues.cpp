// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What one command has done, shown as a film. Time is what the test says it is.
#include "play/held_back.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;

namespace sandglass::test {

class TestCues : public QObject {
    Q_OBJECT

    app::StillClock m_clock;
    app::CuePlayer m_cues;

    static app::Telling eventOf(const QString& word, int seat = 0, int n = 0)
    {
        return app::toTell(u"coins.event."_s + word,
            {{u"seat"_s, QVariant::fromValue(app::Thing{u"seat"_s, seat, {}})},
                {u"n"_s, QVariant::fromValue(app::Thing{u"count"_s, n, {}})}});
    }

    static QList<app::Telling> events(const QStringList& words)
    {
        QList<app::Telling> all;
        for (const QString& word : words) {
            all.append(eventOf(word));
        }
        return all;
    }

    /// Which cue is shown at a moment.
    QString at(qint64 time)
    {
        m_clock.setTime(time);
        m_cues.look();
        return m_cues.cue().word;
    }

private Q_SLOTS:
    void init()
    {
        m_cues.end();
        m_cues.setHoldAfter({});
        m_clock.setTime(0);
        m_cues.setClock(&m_clock);
        m_cues.setStill(false);
        m_cues.setProperty("lengths", QVariantMap{{u"fair"_s, 2000}, {u"king"_s, 1000}, {u"count"_s, 500}});
        m_cues.play(events({u"fair"_s, u"paid"_s, u"king"_s, u"count"_s}));
    }

    void eventsAreShownOneAfterTheOtherForTheirLengths()
    {
        QCOMPARE(at(0), u"fair"_s);
        QCOMPARE(at(1999), u"fair"_s);
        QCOMPARE(at(2000), u"king"_s);
        QCOMPARE(m_cues.index(), 1);
        QCOMPARE(at(3000), u"count"_s);
        QVERIFY(m_cues.isPlaying());
        QCOMPARE(at(3500), QString());
        QVERIFY(!m_cues.isPlaying());
    }

    void whoLooksLateSeesWhereTheFilmIs() { QCOMPARE(at(3100), u"count"_s); }

    void aTouchEndsTheCueAndASecondOneTheFilm()
    {
        QCOMPARE(at(100), u"fair"_s);
        QVERIFY(m_cues.touch());
        QCOMPARE(m_cues.cue().word, u"king"_s);
        QCOMPARE(at(1099), u"king"_s);
        QVERIFY(m_cues.touch());
        QVERIFY(!m_cues.isPlaying());
        QVERIFY(!m_cues.touch());
    }

    void aFilmIsHeldAtWhatALessonSpeaksOf()
    {
        m_cues.setHoldAfter(u"king"_s);
        QCOMPARE(at(2500), u"king"_s);
        QVERIFY(!m_cues.isHeld());
        QCOMPARE(at(9000), u"king"_s);
        QVERIFY(m_cues.isHeld());
        QCOMPARE(m_cues.elapsed(), 1000);
        QVERIFY(!m_cues.touch());
        // The rest is as long as ever, from the moment when it goes on.
        m_cues.setHoldAfter({});
        QVERIFY(!m_cues.isHeld());
        QCOMPARE(at(9000), u"count"_s);
        QCOMPARE(at(9499), u"count"_s);
        QCOMPARE(at(9500), QString());
    }

    void twoTouchesLeadToWhereTheFilmIsHeld()
    {
        m_cues.setHoldAfter(u"count"_s);
        QVERIFY(m_cues.touch());
        QCOMPARE(m_cues.cue().word, u"king"_s);
        QVERIFY(m_cues.touch());
        QCOMPARE(m_cues.cue().word, u"count"_s);
        QVERIFY(m_cues.isHeld());
        m_cues.play(events({u"king"_s}));
        QVERIFY(!m_cues.isHeld());
        QCOMPARE(at(1000), QString());
    }

    void aFilmThatHasLostItsClockStands()
    {
        m_cues.setHoldAfter(u"fair"_s);
        at(5000);
        m_cues.setClock(nullptr);
        m_cues.setHoldAfter({});
        QVERIFY(!m_cues.isHeld());
        QCOMPARE(m_cues.elapsed(), 0);
        m_cues.end();
        QVERIFY(!m_cues.isPlaying());
    }

    void theNextCommandEndsTheFilm()
    {
        m_cues.play(events({u"paid"_s}));
        QVERIFY(!m_cues.isPlaying());
        m_cues.play(events({u"king"_s}));
        QCOMPARE(m_cues.cue().word, u"king"_s);
        QCOMPARE(m_cues.length(), 1000);
    }

    void whatHasNoLengthBelongsToTheCueBeforeIt()
    {
        QCOMPARE(m_cues.events().size(), 2);
        QCOMPARE(m_cues.events().last().word, u"paid"_s);
        QCOMPARE(at(2000), u"king"_s);
        QCOMPARE(m_cues.events().size(), 1);
        m_cues.play(events({u"paid"_s, u"king"_s}));
        QCOMPARE(m_cues.events().size(), 1);
    }

    void howMuchHasPassedIsKnownAtEveryMoment()
    {
        QCOMPARE(m_cues.elapsed(), 0);
        at(700);
        QCOMPARE(m_cues.elapsed(), 700);
        at(2100);
        QCOMPARE(m_cues.elapsed(), 100);
        m_cues.touch();
        QCOMPARE(m_cues.elapsed(), 0);
        m_cues.end();
        QCOMPARE(m_cues.elapsed(), 0);
    }

    void whetherTheTablesHaveFollowedIsKnownForEachFilm()
    {
        QVERIFY(!m_cues.isFollowed());
        m_cues.follow();
        QVERIFY(m_cues.isFollowed());
        m_cues.play(events({u"king"_s}));
        QVERIFY(!m_cues.isFollowed());
        m_cues.end();
        m_cues.follow();
        QVERIFY(!m_cues.isFollowed());
    }

    void aGameMayPutInCuesOfItsOwn()
    {
        struct Staging : app::TableModel {
            bool read(const app::Sight&) override { return false; }
            QList<app::Telling> staged(const QList<app::Telling>& told) const override
            {
                return QList<app::Telling>{eventOf(u"count"_s)} + told;
            }
        } model;
        m_cues.setProperty("model", QVariant::fromValue<app::TableModel*>(&model));
        m_cues.play(events({u"paid"_s, u"king"_s}));
        QCOMPARE(m_cues.cue().word, u"count"_s);
        QCOMPARE(m_cues.film().size(), 3);
        m_cues.setProperty("model", QVariant::fromValue<app::TableModel*>(nullptr));
    }

    void aPictureStandsInTheMiddleOfACue()
    {
        QVERIFY(m_cues.seek(u"king"_s, 300));
        QCOMPARE(m_cues.elapsed(), 300);
        QCOMPARE(at(699), u"king"_s);
        QCOMPARE(at(700), u"count"_s);
        QVERIFY(!m_cues.seek(u"king"_s, 0));
    }

    void whatTheFilmHasYetToShowIsHeldBack()
    {
        app::HeldBack held;
        held.setCues(&m_cues);
        held.setWord(u"paid"_s);
        held.setOf({{u"seat"_s, 1}});
        held.setSum(u"n"_s);
        QVERIFY(!held.some());
        m_cues.play({eventOf(u"fair"_s), eventOf(u"paid"_s, 1, 10), eventOf(u"paid"_s, 0, 3), eventOf(u"king"_s),
            eventOf(u"paid"_s, 1, 4)});
        QCOMPARE(held.total(), 14);
        at(1000);
        QCOMPARE(held.total(), 14);
        held.setFlowing(true);
        QCOMPARE(held.total(), 9);
        at(2000);
        QCOMPARE(held.total(), 4);
        QVERIFY(held.some());
        at(3000);
        QCOMPARE(held.total(), 0);
        QVERIFY(!held.some());
        m_cues.play({eventOf(u"fair"_s), eventOf(u"paid"_s, 1, 10)});
        m_cues.end();
        QCOMPARE(held.total(), 0);
    }

    void whereMotionIsReducedThereIsNone()
    {
        m_cues.setStill(true);
        QVERIFY(!m_cues.isPlaying());
        m_cues.play(events({u"king"_s}));
        QVERIFY(!m_cues.isPlaying());
    }
};

} // namespace sandglass::test

QTEST_GUILESS_MAIN(sandglass::test::TestCues)
#include "tst_cues.moc"
