// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/workers.h"

#include "pendulum/rewards.h"
#include "pendulum/rounds.h"

#include <algorithm>
#include <cstdlib>

namespace sandglass::pendulum {

void movePiece(State& state, SeatState& own, int worker, int to)
{
    const int from = own.workers[worker];
    if (spot::isFrame(from) && --state.crowd[spot::frameBit(from)] == 0)
        state.occupied &= ~(1u << spot::frameBit(from));
    if (spot::isFrame(to)) {
        ++state.crowd[spot::frameBit(to)];
        state.occupied |= 1u << spot::frameBit(to);
    }
    own.workers[worker] = static_cast<std::uint8_t>(to);
}

namespace {

Verdict whyNotOpen(const Table& table, int worker, int to)
{
    const int seat = openingSeat(table.state);
    if (seat != table.seat)
        return no(Refusal::NotYourTurn, seat);
    if (worker != openingWorker(table.state))
        return no(Refusal::OpeningWorker, openingWorker(table.state));
    if (spot::isFrame(to) && spot::row(to) % 2 == 1)
        return std::nullopt;
    return no(Refusal::BottomRowOnly);
}

/// In the opening, in a running round, and between the council's rewards and the next round.
Verdict whyNotMoveNow(const Table& table, int worker, int to)
{
    if (table.state.phase == Phase::Opening)
        return whyNotOpen(table, worker, to);
    if (table.state.phase != Phase::Reposition)
        return whyNotStart(table);
    return table.state.isDone(table.seat) ? no(Refusal::AlreadyDone) : std::nullopt;
}

/// A worker can be picked up from its mat, or from a row without a timer.
Verdict whyNotPickUp(const Table& table, int worker)
{
    const int from = table.own().workers[worker];
    if (!spot::inPlay(from))
        return no(Refusal::WorkerNotInPlay, worker);
    if (from < spot::onBoard && table.state.timerIn(spot::row(from)))
        return no(Refusal::RowHasTimer, spot::row(from));
    return std::nullopt;
}

Verdict whyNotEnter(const Table& table, int worker, int to)
{
    if (!spot::isFrame(to))
        return no(Refusal::NotAFrame, to);
    const std::uint32_t bit = 1u << spot::frameBit(to);
    if ((table.board().frameMask & bit) == 0)
        return no(Refusal::NoSuchSpace, to);
    if (table.state.timerIn(spot::row(to)))
        return no(Refusal::RowHasTimer, spot::row(to));
    if (!isGrande(worker) && (table.state.occupied & table.board().blockMask & bit) != 0)
        return no(Refusal::FrameTaken, to);
    const auto& own = table.own().workers;
    if (table.own().oneWorkerAFrame && std::ranges::find(own, to) != own.end())
        return no(Refusal::OwnWorkerThere, to);
    return std::nullopt;
}

} // namespace

Verdict whyNotPlace(const Table& table, int worker, int to)
{
    if (const Verdict verdict = whyNotMoveNow(table, worker, to))
        return verdict;
    if (const Verdict verdict = whyNotPickUp(table, worker))
        return verdict;
    if (table.own().workers[worker] == to)
        return no(Refusal::AlreadyThere, to);
    return to == spot::mat ? std::nullopt : whyNotEnter(table, worker, to);
}

void doPlace(const Turn& turn, int worker, int to)
{
    turn.tell(EventKind::WorkerPlaced, turn.seat, worker, turn.own().workers[worker], to);
    movePiece(turn.state, turn.own(), worker, to);
    if (turn.state.phase == Phase::Opening)
        nextOpeningTurn(turn);
    else
        overtake(turn);
}

Verdict whyNotResolve(const Table& table, int box, int modifier)
{
    const SeatState& own = table.own();
    const Box& what = table.box(box);
    if ((modifier & with::extra) != 0 && (own.hand & table.mat().extraCards) == 0)
        return no(Refusal::CardMissing);
    Cost cost = what.cost;
    if ((modifier & with::waive) != 0) {
        if ((own.hand & table.cards.waiveCards) == 0)
            return no(Refusal::CardMissing);
        // The card saves gold in green and purple. It does not save the military of the black province action.
        if (cost.stocks[at(Stock::Gold)] == 0)
            return no(Refusal::WaiverNotHere);
        cost.stocks[at(Stock::Gold)] = 0;
    }
    if (what.reward.provinces > 0 && !table.state.provincesLeft())
        return no(Refusal::NoProvinceLeft);
    return whyNotPay(own.held, cost);
}

namespace {

int spend(const Turn& turn, std::uint32_t kind)
{
    SeatState& own = turn.own();
    const int bit = std::countr_zero(own.hand & kind);
    own.hand &= ~(1u << bit);
    own.discard |= 1u << bit;
    turn.tell(EventKind::StratagemPlayed, turn.seat, stratagemOf(own.mat, bit));
    return bit;
}

void resolve(const Turn& turn, int box, int modifier)
{
    SeatState& own = turn.own();
    const Table table = turn.table();
    const Box& what = table.box(box);
    if ((modifier & with::extra) != 0) {
        const int bit = spend(turn, table.mat().extraCards);
        own.againBox = static_cast<std::uint8_t>(box);
        own.againKind = static_cast<std::uint8_t>(turn.cards.stratagem(stratagemOf(own.mat, bit)).special);
        own.owe(Decision::Again);
    }
    Cost cost = what.cost;
    if ((modifier & with::waive) != 0) {
        spend(turn, turn.cards.waiveCards);
        cost.stocks[at(Stock::Gold)] = 0;
    }
    pay(turn, cost);
    grant(turn, what.reward);
    overtake(turn);
}

} // namespace

Verdict whyNotAct(const Table& table, int worker, int box, int modifier)
{
    if (const Verdict verdict = whyNotStart(table))
        return verdict;
    const int from = table.own().workers[worker];
    if (!spot::inPlay(from))
        return no(Refusal::WorkerNotInPlay, worker);
    if (spot::isBox(from))
        return no(Refusal::AlreadyActed, worker);
    if (!spot::isFrame(from))
        return no(Refusal::NotInAFrame, worker);
    const int row = spot::row(from);
    if (!table.state.timerIn(row))
        return no(Refusal::NoTimerInRow, row);
    if (!spot::isBox(box) || spot::row(box) != row
        || (table.board().rows[row].serves[spot::column(from)] >> spot::column(box) & 1) == 0)
        return no(Refusal::BoxNotServed, box);
    return whyNotResolve(table, box, modifier);
}

void doAct(const Turn& turn, int worker, int box, int modifier)
{
    turn.tell(EventKind::WorkerActed, turn.seat, worker, turn.own().workers[worker], box);
    movePiece(turn.state, turn.own(), worker, box);
    resolve(turn, box, modifier);
}

Verdict whyNotRush(const Table& table, int worker, int box, int modifier)
{
    if (const Verdict verdict = whyNotStart(table))
        return verdict;
    if ((table.own().hand & table.mat().rushCards) == 0)
        return no(Refusal::CardMissing);
    if (const Verdict verdict = whyNotPickUp(table, worker))
        return verdict;
    if (!spot::isBox(box) || !table.boxExists(box))
        return no(Refusal::NoSuchSpace, box);
    if (!table.state.timerIn(spot::row(box)))
        return no(Refusal::NoTimerInRow, spot::row(box));
    if (table.box(box).reward.production != 0)
        return no(Refusal::ProductionForbidden, box);
    return whyNotResolve(table, box, modifier);
}

void doRush(const Turn& turn, int worker, int box, int modifier)
{
    spend(turn, turn.table().mat().rushCards);
    doAct(turn, worker, box, modifier);
}

Verdict whyNotAgain(const Table& table, int box, int modifier)
{
    if (const Verdict verdict = whyNotAnswer(table, Decision::Again))
        return verdict;
    const SeatState& own = table.own();
    const int from = own.againBox;
    const int away = static_cast<Special>(own.againKind) == Special::Repeat ? 0 : 1;
    // Neighbours stand side by side among the boxes of one row, whatever frames lead to them.
    if (!spot::isBox(box) || spot::row(box) != spot::row(from) || !table.boxExists(box) || std::abs(box - from) != away)
        return no(Refusal::NotNeighbour, box);
    return whyNotResolve(table, box, modifier);
}

void doAgain(const Turn& turn, int box, int modifier)
{
    turn.own().settle(Decision::Again);
    turn.own().againBox = turn.own().againKind = 0;
    resolve(turn, box, modifier);
}

bool anyStuck(const State& state, const SeatState& own)
{
    return std::ranges::any_of(own.workers, [&](int at) { return at < spot::onBoard && state.timerIn(spot::row(at)); });
}

Verdict whyNotRetrieve(const Table& table, int worker)
{
    if (const Verdict verdict = whyNotAnswer(table, Decision::Retrieve))
        return verdict;
    const int from = table.own().workers[worker];
    if (from >= spot::onBoard || !table.state.timerIn(spot::row(from)))
        return no(Refusal::WorkerNotStuck, worker);
    return std::nullopt;
}

void doRetrieve(const Turn& turn, int worker)
{
    SeatState& own = turn.own();
    turn.tell(EventKind::WorkerRetrieved, turn.seat, worker, own.workers[worker]);
    movePiece(turn.state, own, worker, spot::mat);
    if (--own.retrieveOwed == 0)
        own.settle(Decision::Retrieve);
}

int workersInPlay(const SeatState& own)
{
    return static_cast<int>(std::ranges::count_if(own.workers, spot::inPlay));
}

void hire(const Turn& turn)
{
    SeatState& own = turn.own();
    const auto found = std::ranges::find(own.workers, spot::aside);
    if (found == own.workers.end() || workersInPlay(own) >= turn.cards.workerLimit)
        return;
    const int worker = static_cast<int>(found - own.workers.begin());
    movePiece(turn.state, own, worker, spot::mat);
    turn.tell(EventKind::WorkerHired, turn.seat, worker);
}

Verdict whyNotPromote(const Table& table, int worker)
{
    if (const Verdict verdict = whyNotAnswer(table, Decision::Promote))
        return verdict;
    if (isGrande(worker) || !spot::inPlay(table.own().workers[worker]))
        return no(Refusal::NotARegular, worker);
    return std::nullopt;
}

void doPromote(const Turn& turn, int worker)
{
    SeatState& own = turn.own();
    constexpr int secondGrande = 1;
    const int where = own.workers[worker];
    movePiece(turn.state, own, worker, spot::gone);
    movePiece(turn.state, own, secondGrande, where);
    own.settle(Decision::Promote);
    turn.tell(EventKind::WorkerPromoted, turn.seat, worker, where);
}

} // namespace sandglass::pendulum
