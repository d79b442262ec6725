// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do at a seat, and what is asked for then.
#include "pendulum/pendulum_model.h"
#include "pendulum_states.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace sandglass;
using namespace sandglass::pendulum;
using app::PendulumModel;
using app::PendulumSeat;
using test::pendulumBegin;
using test::pendulumLater;
using test::pendulumPlaying;

class TestPendulumHands : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneWayIsAskedForAtOnce()
    {
        State state = pendulumBegin(2);
        PendulumModel model;
        model.read(test::pendulumCards(), state, 0);
        PendulumSeat& first = asked(model);
        const QSignalSpy wanted(&model, &app::TableModel::wanted);
        first.pickUp(QStringLiteral("worker"), first.moves().first().first);
        model.tapPlace(first.targets().first());
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.first()[0].toInt(), first.index());
        QCOMPARE(wanted.first()[1].toString(), first.moves().first().text);
        QCOMPARE(first.worker(), -1);
    }

    void emptyHandsMeanWhoeverAloneCouldBringSomethingThere()
    {
        State state = pendulumBegin(2);
        PendulumModel model;
        model.read(test::pendulumCards(), state, 0);
        PendulumSeat& first = asked(model);
        const QSignalSpy wanted(&model, &app::TableModel::wanted);
        const int place = first.placeOf(first.moves().first());
        model.tapPlace(place);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.first()[0].toInt(), first.index());
        QVERIFY(wanted.first()[1].toString().startsWith(QStringLiteral("place ")));
        // Nothing goes there.
        model.tapPlace(spot::frame(0, 0));
        QCOMPARE(wanted.count(), 1);
    }

    void whereSeveralCouldBringSomethingEmptyHandsMeanNobody()
    {
        core::Millis now = 0;
        const State state = pendulumPlaying(now);
        PendulumModel model;
        model.read(test::pendulumCards(), state, now);
        QHash<int, QSet<int>> who;
        for (const PendulumSeat* seat : model.seats())
            for (const app::Move& move : seat->moves())
                if (const int place = seat->placeOf(move); place >= 0)
                    who[place].insert(seat->index());
        const auto shared = std::ranges::find_if(who, [](const QSet<int>& seats) { return seats.size() > 1; });
        QVERIFY(shared != who.end());
        const QSignalSpy wanted(&model, &app::TableModel::wanted);
        model.tapPlace(shared.key());
        QCOMPARE(wanted.count(), 0);
        for (const PendulumSeat* seat : model.seats())
            QVERIFY(!seat->choosing());
    }

    void whatIsNotAllowedIsAskedForSoThatTheRefusalAnswers()
    {
        State state = pendulumBegin(2);
        PendulumModel model;
        model.read(test::pendulumCards(), state, 0);
        PendulumSeat& other = *model.seats()[1 - asked(model).index()];
        const QSignalSpy wanted(&model, &app::TableModel::wanted);
        other.bring(QStringLiteral("worker"), 0, spot::frame(1, 0));
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.first()[1].toString(), QStringLiteral("place worker=grande1 spot=purple.bottom.1"));
    }

    void aRefusalIsPastWhenTheTurnComes()
    {
        State state = pendulumBegin(2);
        PendulumModel model;
        model.read(test::pendulumCards(), state, 0);
        const PendulumSeat& first = asked(model);
        PendulumSeat& other = *model.seats()[1 - first.index()];
        other.refuse(app::toTell(QStringLiteral("pendulum.refusal.openingFirst")));
        model.read(test::pendulumCards(), state, 0);
        QVERIFY(!other.refusal().isEmpty());
        const auto action = core::parse<Verb>(verbs, first.moves().first().text.toStdString(), test::pendulumCards());
        apply(test::pendulumCards(), state, {core::seatAt(first.index()), 0, *action}).value();
        model.read(test::pendulumCards(), state, 0);
        QVERIFY(other.asked());
        QVERIFY(other.refusal().isEmpty());
    }

    void noHandMovesWhatAnOpponentPlays()
    {
        State state = pendulumBegin(2);
        PendulumModel model;
        model.read(test::pendulumCards(), state, 0);
        PendulumSeat& first = asked(model);
        const auto move = first.moves().first();
        model.read({test::pendulumCards(), state, 0, 0, 0, 1u << first.index()});
        QVERIFY(first.asked() && first.moves().isEmpty());
        const QSignalSpy wanted(&model, &app::TableModel::wanted);
        first.pickUp(QStringLiteral("worker"), move.first);
        QCOMPARE(first.worker(), -1);
        first.bring(QStringLiteral("worker"), move.first, move.second);
        first.answer(move.text);
        QCOMPARE(wanted.count(), 0);
        model.read(test::pendulumCards(), state, 0);
        first.bring(QStringLiteral("worker"), move.first, move.second);
        QCOMPARE(wanted.count(), 1);
    }

    void anAnswerIsLookedAtBeforeItIsGiven()
    {
        State state = pendulumBegin(2);
        state.seats[0].resourcesOwed = 1;
        state.seats[0].owe(Decision::Resource);
        PendulumModel model;
        model.read(test::pendulumCards(), state, 0);
        PendulumSeat& seat = *model.seats()[0];
        const QSignalSpy wanted(&model, &app::TableModel::wanted);
        const QString first = seat.answers()[0].text();
        const QString second = seat.answers()[1].text();
        seat.consider(first);
        seat.consider(second);
        QCOMPARE(seat.considered().text(), second);
        QCOMPARE(wanted.count(), 0);
        seat.consider(second);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.first()[1].toString(), second);
        // Another question is looked at anew.
        state.seats[0].settle(Decision::Resource);
        model.read(test::pendulumCards(), state, 0);
        QCOMPARE(seat.considered().text(), QString());
    }

    void bothAreToldThatPrivilegeDecided()
    {
        PendulumModel model;
        model.read(test::pendulumCards(), pendulumBegin(3), 0);
        const app::Telling why =
            app::toTell(QStringLiteral("core.refusal.lostToPrivilege"), {{QStringLiteral("seat"), app::seatToTell(2)}});
        model.tellContest(1, why);
        QCOMPARE(model.seats()[1]->refusal().word, QStringLiteral("lostToPrivilege"));
        QCOMPARE(model.seats()[2]->notice().numberOf(QStringLiteral("seat")), 1);
        QVERIFY(model.seats()[2]->refusal().isEmpty() && model.seats()[0]->notice().isEmpty());
        model.seats()[2]->forgetNotice();
        QVERIFY(model.seats()[2]->notice().isEmpty());
    }

    void whoHandsASeatOverHoldsNothingAnyMore()
    {
        core::Millis now = 0;
        const State state = pendulumPlaying(now);
        PendulumModel model;
        model.read(test::pendulumCards(), state, now);
        PendulumSeat& seat = *model.seats()[0];
        seat.pickUp(QStringLiteral("worker"), 0);
        seat.tapCard(seat.hand().first().number);
        QVERIFY(seat.isHuman() && seat.worker() == 0 && !seat.lifted().isEmpty());
        model.read({test::pendulumCards(), state, now, 0, 0, 1u});
        QVERIFY(!seat.isHuman() && seat.worker() == -1 && seat.lifted().isEmpty() && seat.targets().isEmpty());
        seat.tapCard(seat.hand().first().number);
        QVERIFY(seat.lifted().isEmpty());
    }

    void severalWaysBecomeAChoiceThatCanBeClosed()
    {
        const auto state = withAchievementInReach();
        PendulumModel model;
        model.read(test::pendulumCards(), state, 0);
        PendulumSeat& seat = *model.seats()[0];
        QVERIFY(seat.may(QStringLiteral("achieve")));
        const QSignalSpy wanted(&model, &app::TableModel::wanted);
        seat.ask(QStringLiteral("achieve"));
        QVERIFY(seat.choosing());
        QVERIFY(seat.answers().size() >= 2);
        QCOMPARE(wanted.count(), 0);
        seat.cancel();
        QVERIFY(seat.answers().isEmpty());
        seat.ask(QStringLiteral("achieve"));
        seat.answer(seat.answers().first().text());
        QCOMPARE(wanted.count(), 1);
        QVERIFY(!seat.choosing());
    }

    void theLastHandThatMayGoThereTakesTheSpot()
    {
        PendulumModel model;
        QList<PendulumSeat*> free;
        for (core::Seed seed = 1; seed < 100 && free.size() < 2; ++seed) {
            core::Millis now = 0;
            model.read(test::pendulumCards(), pendulumLater(4, 60, seed, now), now);
            free.clear();
            for (PendulumSeat* seat : model.seats())
                if (freeWorker(*seat) >= 0)
                    free.append(seat);
        }
        QVERIFY(free.size() >= 2);
        const QSignalSpy wanted(&model, &app::TableModel::wanted);
        free[0]->pickUp(QStringLiteral("worker"), freeWorker(*free[0]));
        free[1]->pickUp(QStringLiteral("worker"), freeWorker(*free[1]));
        model.tapPlace(free[1]->targets().first());
        QCOMPARE(wanted.first()[0].toInt(), free[1]->index());
        QVERIFY(free[0]->worker() >= 0);
    }

private:
    static PendulumSeat& asked(PendulumModel& model)
    {
        for (PendulumSeat* seat : model.seats())
            if (seat->asked())
                return *seat;
        qFatal("nobody is asked");
    }

    static int freeWorker(const PendulumSeat& seat)
    {
        for (const auto& move : seat.moves())
            if (move.verb == u"place" && move.second < spot::onBoard)
                return move.first;
        return -1;
    }

    static State withAchievementInReach()
    {
        core::Millis now = 0;
        State state = pendulumPlaying(now);
        state.legendaryHere = 1;
        for (int stock = 0; stock < 4; ++stock)
            state.seats[0].held[stock] = 10;
        return state;
    }
};

QTEST_GUILESS_MAIN(TestPendulumHands)
#include "tst_pendulum_hands.moc"
