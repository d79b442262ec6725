// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/legal.h"

#include "pendulum/achievements.h"
#include "pendulum/council.h"
#include "pendulum/decisions.h"
#include "pendulum/provinces.h"
#include "pendulum/rewards.h"
#include "pendulum/rounds.h"
#include "pendulum/stratagems.h"
#include "pendulum/timers.h"
#include "pendulum/workers.h"

#include <algorithm>

// Listing is what random play, bots and every tap on the board wait for, so it works with masks and asks each common
// question once, where the checks in the rules' own files answer one command at a time. A test holds the two together.
namespace sandglass::pendulum {

namespace {

using core::say;

/// The bits of a mask, from the lowest.
template <class Mask, class Visit>
void eachBit(Mask mask, Visit&& visit)
{
    for (; mask != 0; mask &= mask - 1)
        visit(std::countr_zero(mask));
}

constexpr int spotOfFrame(int bit)
{
    return spot::frame(bit / 4, bit % 4);
}

/// All frames in rows without a timer.
std::uint32_t openFrames(const Table& table)
{
    std::uint32_t closed = 0;
    eachBit(static_cast<std::uint32_t>(table.state.timers), [&](int row) { closed |= 0xFu << (row * 4); });
    return table.board().frameMask & ~closed;
}

/// What the seat's own workers make of the board: where they stand, and what that closes to them.
struct Frames {
    std::uint32_t grande;
    std::uint32_t regular;
};

Frames framesFor(const Table& table)
{
    std::uint32_t open = openFrames(table);
    if (table.own().oneWorkerAFrame)
        for (const std::uint8_t at : table.own().workers)
            if (spot::isFrame(at))
                open &= ~(1u << spot::frameBit(at));
    return {open, open & ~(table.state.occupied & table.board().blockMask)};
}

void listMoves(const Table& table, const Frames& frames, int worker, Actions& actions)
{
    const int from = table.own().workers[worker];
    std::uint32_t to = isGrande(worker) ? frames.grande : frames.regular;
    if (spot::isFrame(from))
        to &= ~(1u << spot::frameBit(from));
    actions.append([&](Action* next) {
        eachBit(to, [&](int bit) { *next++ = say(Verb::Place, worker, spotOfFrame(bit)); });
        return next;
    });
    if (from != spot::mat)
        actions.push(say(Verb::Place, worker, spot::mat));
}

/// The ways to resolve a box: which cards can be played along, and whether it can be paid then.
template <class Offer>
void eachModifier(const Table& table, int box, bool mayExtra, Offer&& offer)
{
    const SeatState& own = table.own();
    const Box& what = table.box(box);
    if (what.reward.provinces > 0 && !table.state.provincesLeft())
        return;
    const bool extra = mayExtra && (own.hand & table.mat().extraCards) != 0;
    const auto both = [&](int modifier) {
        offer(modifier);
        if (extra)
            offer(modifier | with::extra);
    };
    if (affords(own.held, what.cost))
        both(with::nothing);
    // With the gold waived, nothing of a green or purple price is left.
    if (what.cost.stocks[at(Stock::Gold)] > 0 && (own.hand & table.cards.waiveCards) != 0)
        both(with::waive);
}

void listActs(const Table& table, int worker, Actions& actions)
{
    const int from = table.own().workers[worker];
    const int row = spot::row(from);
    eachBit(static_cast<unsigned>(table.board().rows[row].serves[spot::column(from)]), [&](int column) {
        const int box = spot::box(row, column);
        eachModifier(table, box, true, [&](int modifier) { actions.push(say(Verb::Act, worker, box, modifier)); });
    });
}

void listWorkers(const Table& table, Actions& actions)
{
    const Frames frames = framesFor(table);
    for (int worker = 0; worker < workerCount; ++worker) {
        const int from = table.own().workers[worker];
        if (!spot::inPlay(from))
            continue;
        if (from == spot::mat || !table.state.timerIn(spot::row(from)))
            listMoves(table, frames, worker, actions);
        else if (spot::isFrame(from) && table.state.phase != Phase::Reposition)
            listActs(table, worker, actions);
    }
}

void listRush(const Table& table, Actions& actions)
{
    if ((table.own().hand & table.mat().rushCards) == 0)
        return;
    eachBit(static_cast<unsigned>(table.state.timers), [&](int row) {
        const BoardRow& boxes = table.board().rows[row];
        for (int column = 0; column < boxes.boxes; ++column) {
            if (boxes.box[column].reward.production != 0)
                continue;
            const int box = spot::box(row, column);
            eachModifier(table, box, false, [&](int modifier) {
                for (int worker = 0; worker < workerCount; ++worker) {
                    const int from = table.own().workers[worker];
                    if (from == spot::mat || (from < spot::onBoard && !table.state.timerIn(spot::row(from))))
                        actions.push(say(Verb::Rush, worker, box, modifier));
                }
            });
        }
    });
}

void listInstant(const Table& table, Actions& actions)
{
    const SeatState& own = table.own();
    eachBit(own.hand & ~table.mat().partnerCards, [&](int bit) {
        const int stratagem = stratagemOf(own.mat, bit);
        if (!whyNotPlay(table, stratagem))
            actions.push(say(Verb::Play, stratagem));
    });
    if (own.discard != 0 && affords(own.held, table.mat().recover))
        actions.push(say(Verb::Recover));
    if (!own.achieved && affords(own.held, table.cards.achievements[table.state.achievement].requirement)) {
        const bool twice = (own.hand & table.mat().twiceCards) != 0;
        for (int again = 0; again <= twice; ++again) {
            if (!whyNotLegendary(table))
                actions.push(say(Verb::Achieve, Claim::Legendary, again));
            actions.push(say(Verb::Achieve, Claim::Reward, again));
        }
    }
    if (table.state.phase == Phase::Playing && !table.state.isUntimed())
        for (int area = 0; area < areaCount; ++area)
            if (sandLeft(table.cards, table.state, area, table.now) == 0)
                actions.push(say(Verb::Flip, area));
}

/// Tries every value of a small argument against the rule's own check.
template <class Check>
void listAnswers(Verb verb, int count, Actions& actions, Check&& whyNotThis)
{
    for (int value = 0; value < count; ++value)
        if (!whyNotThis(value))
            actions.push(say(verb, value));
}

void listAgain(const Table& table, Actions& actions)
{
    const int from = table.own().againBox;
    const bool repeat = static_cast<Special>(table.own().againKind) == Special::Repeat;
    const int away = repeat ? 0 : 1;
    for (int column = spot::column(from) - away; column <= spot::column(from) + away; column += repeat ? 1 : 2) {
        const int box = spot::box(spot::row(from), column);
        if (column >= 0 && column < table.board().rows[spot::row(from)].boxes)
            eachModifier(table, box, false, [&](int modifier) { actions.push(say(Verb::Again, box, modifier)); });
    }
}

void listPairs(const Table& table, Decision decision, Actions& actions)
{
    if (decision == Decision::Swap) {
        for (int from = 0; from < trackCount; ++from)
            for (int to = 0; to < trackCount; ++to)
                if (from != to && table.own().held[stockOfTrack(from)] > 0)
                    actions.push(say(Verb::Swap, from, to));
        return;
    }
    for (const Stock from : {Stock::Military, Stock::Culture})
        for (int amount = 1; amount <= table.own().held[at(from)]; ++amount)
            actions.push(say(Verb::Exchange, from, amount));
}

void listDiscards(const SeatState& own, Actions& actions)
{
    for (const std::uint64_t cards : own.provinces)
        if (std::popcount(cards) > own.provinceLimit)
            eachBit(cards, [&](int card) { actions.push(say(Verb::Discard, card)); });
}

void listRewards(const Table& table, Actions& actions)
{
    listAnswers(
        Verb::Choose, pointChoice + 1, actions, [&](int value) { return whyNotChoose(table, value).has_value(); });
}

void listDecision(const Table& table, Actions& actions)
{
    const Decision decision = table.own().decision();
    switch (decision) {
    case Decision::Pay:
        return listAnswers(
            Verb::Pay, resourceCount, actions, [&](int value) { return whyNotPayWith(table, value).has_value(); });
    case Decision::Glory:
        return listAnswers(Verb::Glory, 3, actions,
            [&](int value) { return whyNotGlory(table, static_cast<CubeFrom>(value)).has_value(); });
    case Decision::Exchange:
    case Decision::Swap:
        return listPairs(table, decision, actions);
    case Decision::OnTrack:
    case Decision::Point:
        listAnswers(Verb::Advance, trackCount, actions, [](int) { return false; });
        if (mayChooseReward(table.own()))
            listRewards(table, actions);
        return;
    case Decision::Resource:
        return listAnswers(Verb::Gain, resourceCount, actions, [](int) { return false; });
    case Decision::Claim:
        return listAnswers(Verb::Claim, 2, actions,
            [&](int value) { return whyNotClaim(table, static_cast<Claim>(value)).has_value(); });
    case Decision::Tuck:
        return listAnswers(Verb::Tuck, colourCount, actions, [](int) { return false; });
    case Decision::Province:
        listAnswers(
            Verb::Take, provinceRow + 1, actions, [&](int value) { return whyNotTake(table, value).has_value(); });
        return actions.push(say(Verb::Skip));
    case Decision::Retrieve:
        listAnswers(
            Verb::Retrieve, workerCount, actions, [&](int value) { return whyNotRetrieve(table, value).has_value(); });
        return actions.push(say(Verb::Skip));
    case Decision::Recall:
        return eachBit(
            recallable(table), [&](int bit) { actions.push(say(Verb::Recall, stratagemOf(table.own().mat, bit))); });
    case Decision::Promote:
        return listAnswers(
            Verb::Promote, workerCount, actions, [&](int value) { return whyNotPromote(table, value).has_value(); });
    case Decision::Again:
        listAgain(table, actions);
        return actions.push(say(Verb::Skip));
    case Decision::Discard:
        return listDiscards(table.own(), actions);
    case Decision::Reward:
        return listRewards(table, actions);
    }
}

void listOpening(const Table& table, Actions& actions)
{
    if (openingSeat(table.state) != table.seat)
        return;
    const int worker = openingWorker(table.state);
    const Frames frames = framesFor(table);
    eachBit(isGrande(worker) ? frames.grande : frames.regular, [&](int bit) {
        if (bit / 4 % 2 == 1)
            actions.push(say(Verb::Place, worker, spotOfFrame(bit)));
    });
}

void listPhase(const Table& table, Actions& actions)
{
    const State& state = table.state;
    const bool done = state.isDone(table.seat);
    switch (state.phase) {
    case Phase::Opening:
        return listOpening(table, actions);
    case Phase::Ready:
        if (!whyNotBegin(table))
            actions.push(say(Verb::Begin));
        return;
    case Phase::Playing:
    case Phase::CouncilCalled:
        if (done)
            break;
        listWorkers(table, actions);
        listRush(table, actions);
        listInstant(table, actions);
        break;
    case Phase::Reposition:
        if (!whyNotPace(table, !state.isUntimed()))
            actions.push(say(Verb::Pace, !state.isUntimed()));
        if (!done)
            listWorkers(table, actions);
        break;
    default:
        return;
    }
    if (state.phase == Phase::Playing && !state.isUntimed())
        return;
    if (!done)
        actions.push(say(Verb::Done));
    else if (state.overtaken >> table.seat & 1)
        actions.push(say(Verb::Resume));
}

} // namespace

Actions legal(const CardSet& cards, const State& state, core::Seat seat, core::Millis now)
{
    Actions actions;
    const Table table{cards, state, core::index(seat), now};
    if (table.seat >= state.seatCount || state.phase == Phase::Over)
        return actions;
    if (table.own().owed != 0) {
        listDecision(table, actions);
        return actions;
    }
    listPhase(table, actions);
    if (state.provinceRowHasGap() && !state.provinceDeck.empty())
        actions.push(say(Verb::Refill));
    return actions;
}

} // namespace sandglass::pendulum
