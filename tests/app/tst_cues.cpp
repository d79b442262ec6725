// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What one command has done, shown as a film. Time is what the test says it is.
#include "play/cue_player.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;

namespace sandglass::test {

class TestCues : public QObject {
    Q_OBJECT

    app::StillClock m_clock;
    app::CuePlayer m_cues;

    static QList<app::Telling> events(const QStringList& words)
    {
        QList<app::Telling> all;
        for (const QString& word : words) {
            app::Telling event;
            event.section = u"coins"_s;
            event.kind = u"event"_s;
            event.word = word;
            all.append(event);
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

    void theNextCommandEndsTheFilm()
    {
        m_cues.play(events({u"paid"_s}));
        QVERIFY(!m_cues.isPlaying());
        m_cues.play(events({u"king"_s}));
        QCOMPARE(m_cues.cue().word, u"king"_s);
        QCOMPARE(m_cues.length(), 1000);
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
