// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/shelves.h"
#include "models/pendulum_model.h"
#include "pendulum/game.h"
#include "support/random_player.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <ranges>

using namespace sandglass;
using namespace sandglass::pendulum;
using app::PendulumModel;
using app::PendulumSeat;
using app::PendulumWorkers;

namespace {

/// Counts every signal of a model and of all its parts, by name.
class Listener : public QObject {
public:
    explicit Listener(PendulumModel& model)
    {
        listen(&model);
        listen(model.workers());
        for (PendulumSeat* seat : model.findChildren<PendulumSeat*>())
            listen(seat);
        for (auto* timer : model.timers())
            listen(timer);
    }

    QStringList heard() const
    {
        QStringList names;
        for (const auto& spy : m_spies)
            for (qsizetype i = 0; i < spy->count(); ++i)
                names.append(QString::fromLatin1(spy->signal()));
        return names;
    }

private:
    void listen(QObject* object)
    {
        const QMetaObject* meta = object->metaObject();
        for (int i = QObject::staticMetaObject.methodCount(); i < meta->methodCount(); ++i)
            if (meta->method(i).methodType() == QMetaMethod::Signal && meta->method(i).isValid())
                m_spies.push_back(std::make_unique<QSignalSpy>(object, meta->method(i)));
    }

    std::vector<std::unique_ptr<QSignalSpy>> m_spies;
};

QSet<QString> texts(const auto& list)
{
    QSet<QString> set;
    for (const auto& one : list)
        set.insert(one.text);
    return set;
}

} // namespace

class TestPendulumModel : public QObject {
    Q_OBJECT

private:
    std::optional<CardSet> m_cards;

    State begin(int seats, core::Seed seed = 1) const
    {
        Options options;
        options.seats = seats;
        return *setup(*m_cards, options, seed);
    }

    /// A state in the middle of random play.
    State later(int seats, int commands, core::Seed seed, core::Millis& now) const
    {
        State state = begin(seats, seed);
        tests::RandomPlayer<Game> player(seed);
        for (int i = 0; i < commands; ++i) {
            const auto command = player.choose(*m_cards, state);
            if (!command || !apply(*m_cards, state, *command))
                break;
        }
        now = player.now();
        return state;
    }

private slots:
    void initTestCase()
    {
        auto cards = load(app::readDataFiles(QStringLiteral(":/sandglass/cards/pendulum")));
        QVERIFY(cards.has_value());
        m_cards = *std::move(cards);
    }

    void showsAsManySeatsAsPlay()
    {
        for (int seats = 1; seats <= core::maxSeats; ++seats) {
            PendulumModel model;
            model.read(*m_cards, begin(seats), 0);
            QCOMPARE(model.seats().size(), seats);
            QCOMPARE(model.workers()->rowCount(), seats * workerCount);
            QCOMPARE(model.rows().size(), rowCount);
        }
    }

    void seatShowsWhatItsStateHolds()
    {
        core::Millis now = 0;
        const State state = later(4, 300, 5, now);
        PendulumModel model;
        model.read(*m_cards, state, now);
        for (int seat = 0; seat < 4; ++seat) {
            const SeatState& own = state.seats[seat];
            const PendulumSeat& shown = *model.seats()[seat];
            for (int stock = 0; stock < stockCount; ++stock)
                QCOMPARE(shown.held()[stock], own.held[stock]);
            QCOMPARE(shown.hand().size(), std::popcount(own.hand));
            QCOMPARE(shown.discard().size(), std::popcount(own.discard));
            QCOMPARE(shown.rank(), state.rank(seat));
            for (int colour = 0; colour < colourCount; ++colour)
                QCOMPARE(shown.productionSlots()[colour].provinces.size(), std::popcount(own.provinces[colour]));
            QCOMPARE(shown.decision().isEmpty(), own.owed == 0);
        }
        QCOMPARE(model.provinceDeck(), state.provinceDeck.size());
        QCOMPARE(model.round(), state.round);
    }

    void figuresStandWhereTheStateSays()
    {
        core::Millis now = 0;
        const State state = later(5, 200, 3, now);
        PendulumModel model;
        model.read(*m_cards, state, now);
        for (int row = 0; row < model.workers()->rowCount(); ++row) {
            const QModelIndex index = model.workers()->index(row);
            QCOMPARE(index.data(PendulumWorkers::SpotRole).toInt(),
                state.seats[row / workerCount].workers[row % workerCount]);
            QVERIFY(index.data(PendulumWorkers::PlaceRole).toInt() < index.data(PendulumWorkers::CrowdRole).toInt());
        }
    }

    void wideFramesServeTwoBoxesOnTheSideForFew()
    {
        PendulumModel model;
        model.read(*m_cards, begin(2), 0);
        QCOMPARE(model.rows()[0].frames, (QList<int>{0b011, 0b100}));
        model.read(*m_cards, begin(4), 0);
        QCOMPARE(model.rows()[0].frames, (QList<int>{1, 2, 4}));
    }

    void readingTheSameStateAgainSignalsNothing()
    {
        core::Millis now = 0;
        const State state = later(5, 250, 2, now);
        PendulumModel model;
        model.read(*m_cards, state, now);
        const Listener listener(model);
        model.read(*m_cards, state, now);
        QCOMPARE(listener.heard(), QStringList());
    }

    void aCommandSignalsOnlyWhatItChanges()
    {
        State state = begin(3);
        PendulumModel model;
        model.read(*m_cards, state, 0);
        for (int other = 0; other < 3; ++other) {
            const Actions actions = legal(*m_cards, state, core::seatAt(other), 0);
            if (actions.empty())
                continue;
            const Listener listener(model);
            QVERIFY(apply(*m_cards, state, {core::seatAt(other), 0, actions[0]}).has_value());
            model.read(*m_cards, state, 0);
            const QStringList heard = listener.heard();
            QVERIFY(heard.contains(QStringLiteral("dataChanged(QModelIndex,QModelIndex,QList<int>)")));
            QVERIFY(!heard.contains(QStringLiteral("heldChanged()")));
            QVERIFY(!heard.contains(QStringLiteral("provincesChanged()")));
            QVERIFY(!heard.contains(QStringLiteral("offerChanged()")));
            break;
        }
    }

    void whatIsLitIsLegalAndWhatIsLegalIsLit_data()
    {
        QTest::addColumn<int>("seats");
        for (const int seats : {2, 3, 5})
            QTest::addRow("%d seats", seats) << seats;
    }

    void whatIsLitIsLegalAndWhatIsLegalIsLit()
    {
        QFETCH(int, seats);
        State state = begin(seats, 11);
        tests::RandomPlayer<Game> player(11);
        PendulumModel model;
        for (int step = 0; step < 400; ++step) {
            model.read(*m_cards, state, player.now());
            for (int seat = 0; seat < seats; ++seat)
                compareSeat(model, *model.seats()[seat], legal(*m_cards, state, core::seatAt(seat), player.now()),
                    state.seats[seat].owed != 0);
            const auto command = player.choose(*m_cards, state);
            if (!command)
                break;
            QVERIFY(apply(*m_cards, state, *command).has_value());
        }
    }

    void oneWayIsAskedForAtOnce()
    {
        State state = begin(2);
        PendulumModel model;
        model.read(*m_cards, state, 0);
        PendulumSeat& first = asked(model);
        const QSignalSpy wanted(&model, &PendulumModel::wanted);
        first.pickUp(first.moves().first().first);
        model.tapSpot(first.targets().first());
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.first()[0].toInt(), first.index());
        QCOMPARE(wanted.first()[1].toString(), first.moves().first().text);
        QCOMPARE(first.worker(), -1);
    }

    void whatIsNotAllowedIsAskedForSoThatTheRefusalAnswers()
    {
        State state = begin(2);
        PendulumModel model;
        model.read(*m_cards, state, 0);
        PendulumSeat& other = *model.seats()[1 - asked(model).index()];
        const QSignalSpy wanted(&model, &PendulumModel::wanted);
        other.moveWorker(0, spot::frame(1, 0));
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.first()[1].toString(), QStringLiteral("place worker=grande1 spot=purple.bottom.1"));
    }

    void noHandMovesWhatAnOpponentPlays()
    {
        State state = begin(2);
        PendulumModel model;
        model.read(*m_cards, state, 0);
        PendulumSeat& first = asked(model);
        const auto move = first.moves().first();
        model.read({*m_cards, state, 0, 0, 0, 1u << first.index()});
        QVERIFY(first.asked() && first.moves().isEmpty());
        const QSignalSpy wanted(&model, &PendulumModel::wanted);
        first.pickUp(move.first);
        QCOMPARE(first.worker(), -1);
        first.moveWorker(move.first, move.second);
        first.answer(move.text);
        QCOMPARE(wanted.count(), 0);
        model.read(*m_cards, state, 0);
        first.moveWorker(move.first, move.second);
        QCOMPARE(wanted.count(), 1);
    }

    void whoHandsASeatOverHoldsNothingAnyMore()
    {
        core::Millis now = 0;
        const State state = playing(now);
        PendulumModel model;
        model.read(*m_cards, state, now);
        PendulumSeat& seat = *model.seats()[0];
        seat.pickUp(0);
        seat.tapCard(seat.hand().first().number);
        QVERIFY(seat.byHand() && seat.worker() == 0 && !seat.lifted().isEmpty());
        model.read({*m_cards, state, now, 0, 0, 1u});
        QVERIFY(!seat.byHand() && seat.worker() == -1 && seat.lifted().isEmpty() && seat.targets().isEmpty());
        seat.tapCard(seat.hand().first().number);
        QVERIFY(seat.lifted().isEmpty());
    }

    void severalWaysBecomeAChoiceThatCanBeClosed()
    {
        const auto state = withAchievementInReach();
        PendulumModel model;
        model.read(*m_cards, state, 0);
        PendulumSeat& seat = *model.seats()[0];
        QVERIFY(seat.may(QStringLiteral("achieve")));
        const QSignalSpy wanted(&model, &PendulumModel::wanted);
        seat.achieve();
        QVERIFY(seat.choosing());
        QVERIFY(seat.answers().size() >= 2);
        QCOMPARE(wanted.count(), 0);
        seat.cancel();
        QVERIFY(seat.answers().isEmpty());
        seat.achieve();
        seat.answer(seat.answers().first().text);
        QCOMPARE(wanted.count(), 1);
        QVERIFY(!seat.choosing());
    }

    void whatIsContestedEndsWithTheMatchsTime()
    {
        constexpr core::Millis grace = 1000;
        core::Millis time = 5000;
        State state = begin(3);
        PendulumModel model;
        model.read({*m_cards, state, time, 0, grace});
        QVERIFY(!model.workers()->nextLook());
        for (int turn = 0; turn < 3; ++turn) {
            const PendulumSeat& seat = asked(model);
            const bool first = seat.rank() == 0;
            const auto move = seat.moves().first();
            const QModelIndex figure = model.workers()->index(seat.index() * workerCount + move.first);
            const auto contested = [&] { return figure.data(PendulumWorkers::ContestedRole).toBool(); };
            const Action action = legal(*m_cards, state, core::seatAt(seat.index()), time)[0];
            QVERIFY(apply(*m_cards, state, {core::seatAt(seat.index()), time, action}).has_value());
            const core::Millis moved = time;
            // The state is shown a little later than the command came.
            model.read({*m_cards, state, moved + 30, moved, grace});
            QCOMPARE(contested(), !first);
            model.read({*m_cards, state, moved + grace, moved, grace});
            QCOMPARE(contested(), !first);
            QCOMPARE(model.workers()->nextLook().has_value(), !first);
            if (!first)
                QCOMPARE(*model.workers()->nextLook(), moved + grace + 1);
            model.read({*m_cards, state, moved + grace + 1, moved, grace});
            QVERIFY(!contested());
            QVERIFY(!model.workers()->nextLook());
            time = moved + 2 * grace;
        }
    }

    void theLastHandThatMayGoThereTakesTheSpot()
    {
        PendulumModel model;
        QList<PendulumSeat*> free;
        for (core::Seed seed = 1; seed < 100 && free.size() < 2; ++seed) {
            core::Millis now = 0;
            model.read(*m_cards, later(4, 60, seed, now), now);
            free.clear();
            for (PendulumSeat* seat : model.seats())
                if (freeWorker(*seat) >= 0)
                    free.append(seat);
        }
        QVERIFY(free.size() >= 2);
        const QSignalSpy wanted(&model, &PendulumModel::wanted);
        free[0]->pickUp(freeWorker(*free[0]));
        free[1]->pickUp(freeWorker(*free[1]));
        model.tapSpot(free[1]->targets().first());
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

    /// The first round, running.
    State playing(core::Millis& now) const
    {
        State state = begin(4);
        tests::RandomPlayer<Game> player(1);
        while (state.phase != Phase::Playing)
            apply(*m_cards, state, *player.choose(*m_cards, state)).value();
        now = player.now();
        return state;
    }

    State withAchievementInReach() const
    {
        core::Millis now = 0;
        State state = playing(now);
        state.legendaryHere = 1;
        for (int stock = 0; stock < 4; ++stock)
            state.seats[0].held[stock] = 10;
        return state;
    }

    static void compareSeat(PendulumModel& model, PendulumSeat& seat, const Actions& legal, bool owes)
    {
        QCOMPARE(seat.moves().size(), legal.size());
        for (const auto& move : seat.moves())
            QVERIFY(seat.may(move.verb, move.first));
        QCOMPARE(texts(seat.answers()), owes ? texts(seat.moves()) : QSet<QString>());
        for (int worker = 0; worker < workerCount; ++worker) {
            seat.pickUp(worker);
            QSet<int> allowed;
            bool can = false;
            for (const Action& action : legal) {
                const bool goes = action.code == Verb::Place || action.code == Verb::Act || action.code == Verb::Rush;
                can |=
                    (goes || action.code == Verb::Retrieve || action.code == Verb::Promote) && action.args[0] == worker;
                if (goes && action.args[0] == worker)
                    allowed.insert(action.args[1]);
            }
            const QList<int> targets = seat.targets();
            QCOMPARE(QSet<int>(targets.begin(), targets.end()), allowed);
            for (int spot = 0; spot < spot::onBoard; ++spot)
                QCOMPARE((model.litSpots()[spot] >> seat.index() & 1) != 0, allowed.contains(spot));
            const QModelIndex figure = model.workers()->index(seat.index() * workerCount + worker);
            QCOMPARE(figure.data(PendulumWorkers::CanRole).toInt() != 0, can);
        }
        seat.putDown();
    }
};

QTEST_GUILESS_MAIN(TestPendulumModel)
#include "tst_pendulum_model.moc"
