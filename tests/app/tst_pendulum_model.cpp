// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/pendulum_model.h"
#include "pendulum_states.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <algorithm>
#include <ranges>

using namespace sandglass;
using namespace sandglass::pendulum;
using app::PendulumModel;
using app::PendulumSeat;
using app::PendulumWorkers;
using test::pendulumBegin;
using test::pendulumLater;

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

QSet<QString> texts(const QList<app::Move>& moves)
{
    QSet<QString> set;
    for (const app::Move& move : moves)
        set.insert(move.text);
    return set;
}

QSet<QString> texts(const QList<app::Offer>& offers)
{
    QSet<QString> set;
    for (const app::Offer& offer : offers)
        set.insert(offer.text());
    return set;
}

} // namespace

class TestPendulumModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFigureHasAPlaceAtHomeOfItsOwn()
    {
        State state = pendulumBegin(3);
        auto& workers = state.seats[1].workers;
        PendulumModel model;
        model.read(test::pendulumCards(), state, 0);
        QCOMPARE(model.seats()[1]->homes(), (QList<int>{2, 1, 0, 0}));
        QCOMPARE(model.seats()[1]->atHome(), 2);
        // A regular one goes for the second grande one, which takes over its place.
        workers = {spot::frame(0, 0), spot::mat, spot::gone, spot::mat, spot::aside};
        model.read(test::pendulumCards(), state, 0);
        QCOMPARE(model.seats()[1]->homes(), (QList<int>{2, 2, 1, 0}));
        QCOMPARE(model.seats()[1]->atHome(), 2);
        QSet<int> places;
        for (const int worker : {0, 1, 3, 4})
            places.insert(model.workers()->index(workerCount + worker).data(PendulumWorkers::HomeRole).toInt());
        QCOMPARE(places.size(), 4);
    }

    void aSlotTellsWhatItPaysInAll()
    {
        State state = pendulumBegin(2);
        const auto total = [&](PendulumModel& model) {
            model.read(test::pendulumCards(), state, 0);
            int sum = 0;
            for (const app::Tally& tally : model.seats()[0]->productionSlots()[1].total)
                sum += tally.count;
            return sum;
        };
        PendulumModel model;
        const int alone = total(model);
        int more = 0;
        for (const auto yield : test::pendulumCards().provinces[7].yields[1])
            more += yield;
        state.seats[0].provinces[1] = 1u << 7;
        QVERIFY(more > 0);
        QCOMPARE(total(model), alone + more);
    }

    void aCouncilRemembersVotesAndWhoTookWhat()
    {
        // What a whole game tells of its councils is what was chosen in them.
        State state = pendulumBegin(3);
        test::RandomPlayer<pendulum::Game> player(3);
        PendulumModel model;
        model.read(test::pendulumCards(), state, 0);
        int chosen = 0;
        for (int i = 0; i < 4000 && state.phase != Phase::Over; ++i) {
            const State before = state;
            const auto command = player.choose(test::pendulumCards(), state);
            QVERIFY(command && apply(test::pendulumCards(), state, *command));
            model.read(test::pendulumCards(), state, player.now());
            if (before.phase != Phase::Rewards && state.phase == Phase::Rewards)
                for (int seat = 0; seat < 3; ++seat) {
                    QCOMPARE(model.votes()[seat], before.seats[seat].held[at(Stock::Votes)]);
                    const app::Telling told = model.seats()[seat]->notice();
                    QCOMPARE(told.values[QStringLiteral("place")].toInt(), state.rank(seat) + 1);
                    QCOMPARE(told.values[QStringLiteral("n")].toInt(), model.votes()[seat]);
                }
            if (command->action.code != Verb::Choose || state.phase != Phase::Rewards)
                continue;
            // Who comes in the middle does not know, and says nothing wrong.
            PendulumModel late;
            late.read(test::pendulumCards(), state, player.now());
            QCOMPARE(late.votes(), QList<int>(3, -1));
            ++chosen;
            const int choice = command->action.args[0];
            const int seat = core::index(command->seat);
            QCOMPARE(model.takers()[choice], seat);
            QVERIFY(!model.taken()[seat].id.isEmpty());
            if (choice < offerCount)
                QCOMPARE(model.taken()[seat].number, before.offer[choice]);
        }
        QVERIFY(chosen > 3);
    }

    void showsAsManySeatsAsPlay()
    {
        for (int seats = 1; seats <= core::maxSeats; ++seats) {
            PendulumModel model;
            model.read(test::pendulumCards(), pendulumBegin(seats), 0);
            QCOMPARE(model.seats().size(), seats);
            QCOMPARE(model.workers()->rowCount(), seats * workerCount);
            QCOMPARE(model.rows().size(), rowCount);
        }
    }

    void seatShowsWhatItsStateHolds()
    {
        core::Millis now = 0;
        const State state = pendulumLater(4, 300, 5, now);
        PendulumModel model;
        model.read(test::pendulumCards(), state, now);
        for (int seat = 0; seat < 4; ++seat) {
            const SeatState& own = state.seats[seat];
            const PendulumSeat& shown = *model.seats()[seat];
            for (int stock = 0; stock < stockCount; ++stock)
                QCOMPARE(shown.held()[stock], own.held[stock]);
            QCOMPARE(shown.hand().size(), std::popcount(own.hand));
            QCOMPARE(shown.discard().size(), std::popcount(own.discard));
            QCOMPARE(shown.rank(), state.rank(seat));
            for (int track = 0; track < trackCount; ++track)
                QCOMPARE(
                    shown.toScroll()[track], std::max(0, 14 - shown.columns()[track] - own.held[stockOfTrack(track)]));
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
        const State state = pendulumLater(5, 200, 3, now);
        PendulumModel model;
        model.read(test::pendulumCards(), state, now);
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
        model.read(test::pendulumCards(), pendulumBegin(2), 0);
        QCOMPARE(model.rows()[0].frames, (QList<int>{0b011, 0b100}));
        model.read(test::pendulumCards(), pendulumBegin(4), 0);
        QCOMPARE(model.rows()[0].frames, (QList<int>{1, 2, 4}));
    }

    void theBoardShowsItselfInAFrameThatMayBeEntered()
    {
        PendulumModel model;
        State state = pendulumBegin(2);
        const auto enterable = [&] {
            model.read(test::pendulumCards(), state, 0);
            return model.enterableFrame();
        };
        int frames = 0;
        for (int at = enterable(); at >= 0; at = enterable(), ++frames) {
            QVERIFY(frames < rowCount * maxFrames);
            QVERIFY(!state.timerIn(spot::row(at)));
            QCOMPARE(state.occupied >> spot::frameBit(at) & 1, 0u);
            state.occupied |= 1u << spot::frameBit(at);
        }
        // On the side for few, two rows with two frames and one with four; the neutral figures stand in two of them.
        QCOMPARE(frames, 2 * 2 + 4 - 2);
    }

    void readingTheSameStateAgainSignalsNothing()
    {
        core::Millis now = 0;
        const State state = pendulumLater(5, 250, 2, now);
        PendulumModel model;
        model.read(test::pendulumCards(), state, now);
        const Listener listener(model);
        model.read(test::pendulumCards(), state, now);
        QCOMPARE(listener.heard(), QStringList());
    }

    void aCommandSignalsOnlyWhatItChanges()
    {
        State state = pendulumBegin(3);
        PendulumModel model;
        model.read(test::pendulumCards(), state, 0);
        for (int other = 0; other < 3; ++other) {
            const Actions actions = legal(test::pendulumCards(), state, core::seatAt(other), 0);
            if (actions.empty())
                continue;
            const Listener listener(model);
            QVERIFY(apply(test::pendulumCards(), state, {core::seatAt(other), 0, actions[0]}).has_value());
            model.read(test::pendulumCards(), state, 0);
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
        State state = pendulumBegin(seats, 11);
        test::RandomPlayer<Game> player(11);
        PendulumModel model;
        for (int step = 0; step < 400; ++step) {
            model.read(test::pendulumCards(), state, player.now());
            for (int seat = 0; seat < seats; ++seat)
                compareSeat(model, *model.seats()[seat],
                    legal(test::pendulumCards(), state, core::seatAt(seat), player.now()), state.seats[seat].owed != 0);
            const auto command = player.choose(test::pendulumCards(), state);
            if (!command)
                break;
            QVERIFY(apply(test::pendulumCards(), state, *command).has_value());
        }
    }

    void aFreeFigureIsToldFromOneThatWaitsInItsFrame()
    {
        State state = pendulumBegin(2, 11);
        test::RandomPlayer<Game> player(11);
        PendulumModel model;
        int free = 0;
        int waiting = 0;
        for (int step = 0; step < 200; ++step) {
            model.read(test::pendulumCards(), state, player.now());
            for (int row = 0; row < model.workers()->rowCount(); ++row) {
                const QModelIndex figure = model.workers()->index(row);
                const auto can = figure.data(PendulumWorkers::CanRole).value<PendulumWorkers::Can>();
                const bool inFrame = spot::isFrame(figure.data(PendulumWorkers::SpotRole).toInt());
                const int seat = figure.data(PendulumWorkers::SeatRole).toInt();
                const auto entersFrame = [&](const Action& action) {
                    return action.code == Verb::Place && action.args[0] == row % workerCount
                        && spot::isFrame(action.args[1]);
                };
                const bool canEnter = std::ranges::any_of(
                    legal(test::pendulumCards(), state, core::seatAt(seat), player.now()), entersFrame);
                QVERIFY(can != PendulumWorkers::Can::Place || (!inFrame && canEnter));
                QVERIFY(can != PendulumWorkers::Can::Move || inFrame || !canEnter);
                free += can == PendulumWorkers::Can::Place;
                waiting += can == PendulumWorkers::Can::Move;
            }
            QVERIFY(apply(test::pendulumCards(), state, *player.choose(test::pendulumCards(), state)).has_value());
        }
        QCOMPARE_GT(free, 20);
        QCOMPARE_GT(waiting, 20);
    }

    void whatIsContestedEndsWithTheMatchsTime()
    {
        constexpr core::Millis grace = 1000;
        core::Millis time = 5000;
        State state = pendulumBegin(3);
        PendulumModel model;
        model.read({test::pendulumCards(), state, time, 0, grace});
        QVERIFY(!model.workers()->nextLook());
        for (int turn = 0; turn < 3; ++turn) {
            const PendulumSeat& seat = asked(model);
            const bool first = seat.rank() == 0;
            const auto move = seat.moves().first();
            const QModelIndex figure = model.workers()->index(seat.index() * workerCount + move.first);
            const auto contested = [&] { return figure.data(PendulumWorkers::ContestedRole).toBool(); };
            const Action action = legal(test::pendulumCards(), state, core::seatAt(seat.index()), time)[0];
            QVERIFY(apply(test::pendulumCards(), state, {core::seatAt(seat.index()), time, action}).has_value());
            const core::Millis moved = time;
            // The state is shown a little later than the command came.
            model.read({test::pendulumCards(), state, moved + 30, moved, grace});
            QCOMPARE(contested(), !first);
            model.read({test::pendulumCards(), state, moved + grace, moved, grace});
            QCOMPARE(contested(), !first);
            QCOMPARE(model.workers()->nextLook().has_value(), !first);
            if (!first)
                QCOMPARE(*model.workers()->nextLook(), moved + grace + 1);
            model.read({test::pendulumCards(), state, moved + grace + 1, moved, grace});
            QVERIFY(!contested());
            QVERIFY(!model.workers()->nextLook());
            time = moved + 2 * grace;
        }
    }

    void whoChangesAWorkerInTheCouncilIsContestedByNobody()
    {
        State state = pendulumBegin(3);
        state.phase = Phase::Rewards;
        PendulumModel model;
        model.read({test::pendulumCards(), state, 1000, 0, 1000});
        // The last reward of a match: its clock stops here, and a ring would stay for good.
        for (const Phase after : {Phase::Rewards, Phase::Over}) {
            for (int seat = 0; seat < 3; ++seat)
                state.seats[seat].workers[0] = static_cast<std::uint8_t>(spot::frame(after == Phase::Over ? 1 : 0, 0));
            state.phase = after;
            model.read({test::pendulumCards(), state, 2000, 2000, 1000});
            for (int seat = 0; seat < 3; ++seat) {
                const QModelIndex figure = model.workers()->index(seat * workerCount);
                QVERIFY(!figure.data(PendulumWorkers::ContestedRole).toBool());
            }
            QVERIFY(!model.workers()->nextLook());
        }
    }

    // What was drawn from the deck may still have to go back: until then nobody sees its face, nor what it would pay.
    void aDrawnProvinceIsSeenWhenItsSecondHasPassed()
    {
        constexpr core::Millis grace = 1000;
        core::Millis time = 0;
        const State before = test::pendulumPlaying(time);
        for (int rank : {0, 1}) {
            PendulumModel model;
            State state = before;
            const int index = state.order[rank];
            const auto read = [&](core::Millis now) { model.read({test::pendulumCards(), state, now, time, grace}); };
            read(time);
            const PendulumSeat& seat = *model.seats()[index];
            const bool first = rank == 0;
            const auto next = model.nextLook();
            const int card = state.provinceDeck.pop();
            state.seats[index].tucking = static_cast<std::uint8_t>(card);
            state.seats[index].owe(Decision::Tuck);
            read(time + 30);
            const auto pays = [&] { return seat.answers().first().icons.size() > 1; };
            QCOMPARE(seat.answers().size(), colourCount);
            QCOMPARE(pays(), first);
            QCOMPARE(model.coveredSince(), first ? -1 : time);
            if (!first)
                QCOMPARE(model.nextLook(), std::optional(time + grace + 1));
            // Tucked at once, it lies there unseen.
            state.seats[index].provinces[0] |= std::uint64_t{1} << card;
            state.seats[index].tucking = noCard;
            state.seats[index].settle(Decision::Tuck);
            read(time + grace);
            QCOMPARE(seat.productionSlots()[0].provinces.size(), first ? 1 : 0);
            read(time + grace + 1);
            QCOMPARE(seat.productionSlots()[0].provinces.size(), 1);
            QCOMPARE(model.coveredSince(), -1);
            QCOMPARE(model.nextLook(), next);
        }
    }

    // Who takes an open province shows nothing new.
    void anOpenProvinceIsSeenAllTheTime()
    {
        core::Millis time = 0;
        State state = test::pendulumPlaying(time);
        PendulumModel model;
        model.read({test::pendulumCards(), state, time, time, 1000});
        SeatState& seat = state.seats[state.order[1]];
        seat.provinces[0] |= std::uint64_t{1} << std::exchange(state.openProvinces[0], noCard);
        model.read({test::pendulumCards(), state, time + 30, time, 1000});
        QCOMPARE(model.seats()[state.order[1]]->productionSlots()[0].provinces.size(), 1);
    }

private:
    static PendulumSeat& asked(PendulumModel& model)
    {
        for (PendulumSeat* seat : model.seats())
            if (seat->asked())
                return *seat;
        qFatal("nobody is asked");
    }

    static void compareSeat(PendulumModel& model, PendulumSeat& seat, const Actions& legal, bool owes)
    {
        QCOMPARE(seat.moves().size(), legal.size());
        for (const auto& move : seat.moves())
            QVERIFY(seat.may(move.verb, move.first));
        QCOMPARE(texts(seat.answers()), owes ? texts(seat.moves()) : QSet<QString>());
        for (int worker = 0; worker < workerCount; ++worker) {
            seat.pickUp(QStringLiteral("worker"), worker);
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
