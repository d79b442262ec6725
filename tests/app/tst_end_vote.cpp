// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/end_vote.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass;
using namespace Qt::StringLiterals;

class TestEndVote : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whoeverPlaysAloneDecidesAtOnce()
    {
        app::EndVote vote;
        vote.setPeople({2});
        QSignalSpy decided(&vote, &app::EndVote::decided);
        vote.wish(1, u"again"_s); // an opponent
        QCOMPARE(decided.size(), 0);
        vote.wish(2, u"again"_s);
        QCOMPARE(decided.size(), 1);
        QCOMPARE(decided.first()[0].toString(), u"again"_s);
    }

    void itIsDoneWhenAllAgree()
    {
        app::EndVote vote;
        vote.setPeople({0, 1, 3});
        QSignalSpy decided(&vote, &app::EndVote::decided);
        vote.wish(0, u"again"_s);
        QCOMPARE(vote.coming(), QString());
        vote.wish(1, u"home"_s);
        vote.wish(3, u"again"_s);
        QCOMPARE(vote.coming(), u"again"_s);
        QCOMPARE(vote.wishes(), (QStringList{u"again"_s, u"home"_s, {}, u"again"_s}));
        QCOMPARE(decided.size(), 0);
        vote.wish(1, u"again"_s);
        QCOMPARE(decided.size(), 1);
    }

    void orAWhileAfterMostDo()
    {
        app::EndVote vote;
        vote.setPeople({0, 1, 2});
        QSignalSpy decided(&vote, &app::EndVote::decided);
        vote.wish(0, u"home"_s);
        vote.runOut();
        QCOMPARE(decided.size(), 0);
        vote.wish(1, u"home"_s);
        vote.runOut();
        QCOMPARE(decided.size(), 1);
        QCOMPARE(decided.first()[0].toString(), u"home"_s);
    }

    void aSecondTouchTakesAWishBack()
    {
        app::EndVote vote;
        vote.setPeople({0, 1});
        QSignalSpy decided(&vote, &app::EndVote::decided);
        vote.wish(0, u"home"_s);
        vote.wish(0, u"home"_s);
        vote.wish(1, u"home"_s);
        QCOMPARE(decided.size(), 0);
        QCOMPARE(vote.wishes(), (QStringList{{}, u"home"_s}));
    }

    /// Half of them is not most of them.
    void twoWhoDisagreeStay()
    {
        app::EndVote vote;
        vote.setPeople({0, 1});
        vote.wish(0, u"home"_s);
        vote.wish(1, u"again"_s);
        QCOMPARE(vote.coming(), QString());
    }
};

QTEST_GUILESS_MAIN(TestEndVote)
#include "tst_end_vote.moc"
