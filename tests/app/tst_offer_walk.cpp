// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The keyboard's way through what a seat may do.
#include "play/offer_walk.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;

namespace sandglass::test {

using app::Move;

class TestOfferWalk : public QObject {
    Q_OBJECT

    static Move move(const QString& verb, int first, int second = 0)
    {
        return {u"%1 %2 %3"_s.arg(verb).arg(first).arg(second), verb, 0, first, second, 0, 0};
    }

    app::SeatHands m_hands{0};
    app::OfferWalk m_walk;

    void may(const QList<Move>& moves, const QString& decision = {})
    {
        app::SeatReading reading;
        reading.moves = moves;
        reading.decision = decision;
        m_hands.read(reading);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_hands.setCarriages({{u"place"_s, u"worker"_s, 0, 1}});
        m_walk.setHands(&m_hands);
    }

    void init()
    {
        m_walk.leave();
        may({move(u"place"_s, 0, 3), move(u"place"_s, 0, 5), move(u"done"_s, 0), move(u"flip"_s, 2)});
    }

    void kindsFirstThenTheMovesOfAKind()
    {
        m_walk.goToKind(1);
        QCOMPARE(m_walk.text(), u"place 0 3"_s);
        m_walk.go(1);
        QCOMPARE(m_walk.text(), u"place 0 5"_s);
        m_walk.go(1);
        QCOMPARE(m_walk.text(), u"place 0 3"_s);
        m_walk.goToKind(1);
        QCOMPARE(m_walk.verb(), u"done"_s);
        m_walk.goToKind(-1);
        m_walk.goToKind(-1);
        QCOMPARE(m_walk.verb(), u"flip"_s);
    }

    void aKeyLeadsToAVerbAndOnAmongItsMoves()
    {
        QVERIFY(m_walk.goTo(u"flip"_s));
        QCOMPARE(m_walk.text(), u"flip 2 0"_s);
        QVERIFY(m_walk.goTo(u"place"_s));
        QCOMPARE(m_walk.text(), u"place 0 3"_s);
        QVERIFY(m_walk.goTo(u"place"_s));
        QCOMPARE(m_walk.text(), u"place 0 5"_s);
        QVERIFY(!m_walk.goTo(u"play"_s));
        QCOMPARE(m_walk.text(), u"place 0 5"_s);
    }

    void whatAMoveCarriesIsTakenInHandOnTheWay()
    {
        m_walk.goToKind(1);
        QCOMPARE(m_hands.inHand(), (app::Piece{u"worker"_s, 0, 0}));
        QCOMPARE(m_walk.place(), 3);
        m_walk.goToKind(1);
        QVERIFY(m_hands.inHand().isNothing());
        QCOMPARE(m_walk.place(), -1);
    }

    void onlyWhatWasShownIsDone()
    {
        m_walk.goToKind(1);
        m_walk.go(1);
        QSignalSpy wanted(&m_hands, &app::SeatHands::wanted);
        // As many moves as before, and another one where the keyboard stood.
        may({move(u"place"_s, 0, 3), move(u"place"_s, 1, 7), move(u"done"_s, 0), move(u"flip"_s, 2)});
        m_walk.act();
        QCOMPARE(wanted.size(), 0);
        // It stays where it stood when only its neighbours change.
        m_walk.goToKind(1);
        may({move(u"flip"_s, 1), move(u"place"_s, 0, 3), move(u"done"_s, 0)});
        m_walk.act();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first()[1].toString(), u"place 0 3"_s);
    }

    void whileSomethingIsAskedItsAnswersAreWalked()
    {
        m_hands.ask(u"place"_s, 0);
        QVERIFY(m_hands.choosing());
        m_walk.goToKind(-1);
        QCOMPARE(m_walk.verb(), u"place"_s);
        m_walk.goToKind(1);
        QCOMPARE(m_walk.verb(), u"place"_s);
        QSignalSpy wanted(&m_hands, &app::SeatHands::wanted);
        m_walk.act();
        QCOMPARE(wanted.size(), 1);
        QVERIFY(!m_hands.choosing());
    }

    void leavingPutsDownWhatWasTaken()
    {
        m_walk.goToKind(1);
        QVERIFY(m_walk.leave());
        QVERIFY(m_hands.inHand().isNothing());
        QVERIFY(!m_walk.leave());
    }
};

} // namespace sandglass::test

QTEST_GUILESS_MAIN(sandglass::test::TestOfferWalk)
#include "tst_offer_walk.moc"
