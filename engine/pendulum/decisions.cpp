// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/decisions.h"

#include "pendulum/rewards.h"
#include "pendulum/stratagems.h"

#include <algorithm>
#include <utility>

namespace sandglass::pendulum {

namespace {

void gainOf(const Turn& turn, int stock, int amount)
{
    Purse purse{};
    purse[stock] = static_cast<std::int16_t>(amount);
    gain(turn, purse);
}

void takeAway(const Turn& turn, int stock, int amount)
{
    Cost cost;
    cost.stocks[stock] = static_cast<std::int16_t>(amount);
    pay(turn, cost);
}

} // namespace

Verdict whyNotPayWith(const Table& table, int resource)
{
    if (const Verdict verdict = whyNotAnswer(table, Decision::Pay))
        return verdict;
    return table.own().held[resource] > 0 ? std::nullopt : no(Refusal::CannotPay, resource, 1, 0);
}

void doPayWith(const Turn& turn, int resource)
{
    SeatState& own = turn.own();
    takeAway(turn, resource, 1);
    if (--own.payOwed > 0)
        return;
    own.settle(Decision::Pay);
    const int card = std::exchange(own.payFor, noCard);
    if (card != noCard)
        takeEffect(turn, card);
}

Verdict whyNotGain(const Table& table)
{
    return whyNotAnswer(table, Decision::Resource);
}

void doGain(const Turn& turn, int resource)
{
    SeatState& own = turn.own();
    if (--own.resourcesOwed == 0)
        own.settle(Decision::Resource);
    gainOf(turn, resource, 1);
}

Verdict whyNotAdvance(const Table& table)
{
    if (table.own().owed != 0 && table.own().decision() == Decision::OnTrack)
        return std::nullopt;
    return whyNotAnswer(table, Decision::Point);
}

void doAdvance(const Turn& turn, int track)
{
    SeatState& own = turn.own();
    if (own.decision() == Decision::OnTrack) {
        own.settle(Decision::OnTrack);
        return gainOf(turn, stockOfTrack(track), std::exchange(own.onTrackOwed, std::uint8_t{0}));
    }
    if (--own.pointsOwed == 0)
        own.settle(Decision::Point);
    gainOf(turn, stockOfTrack(track), 1);
}

Verdict whyNotExchange(const Table& table, int from, int amount)
{
    if (const Verdict verdict = whyNotAnswer(table, Decision::Exchange))
        return verdict;
    if (from == at(Stock::Gold))
        return no(Refusal::NotExchangeable, from);
    const int held = table.own().held[from];
    return amount <= held ? std::nullopt : no(Refusal::CannotPay, from, amount, held);
}

void doExchange(const Turn& turn, int from, int amount)
{
    turn.own().settle(Decision::Exchange);
    takeAway(turn, from, amount);
    gainOf(turn, from == at(Stock::Military) ? at(Stock::Culture) : at(Stock::Military), amount);
}

Verdict whyNotSwap(const Table& table, int from, int to)
{
    if (const Verdict verdict = whyNotAnswer(table, Decision::Swap))
        return verdict;
    if (from == to)
        return no(Refusal::SameTrack, stockOfTrack(from));
    const int stock = stockOfTrack(from);
    return table.own().held[stock] > 0 ? std::nullopt : no(Refusal::CannotPay, stock, 1, 0);
}

void doSwap(const Turn& turn, int from, int to)
{
    turn.own().settle(Decision::Swap);
    takeAway(turn, stockOfTrack(from), 1);
    gainOf(turn, stockOfTrack(to), 1);
}

int gloryTrack(const SeatState& own)
{
    int track = 0;
    while (track < trackCount - 1 && own.gloryOwed[track] == 0)
        ++track;
    return track;
}

Verdict whyNotGlory(const Table& table, CubeFrom cube)
{
    if (const Verdict verdict = whyNotAnswer(table, Decision::Glory))
        return verdict;
    const SeatState& own = table.own();
    const int resource = gloryTrack(own);
    const bool there = cube == CubeFrom::Supply ? own.held[resource] < own.limit[resource]
        : cube == CubeFrom::Mat                 ? own.held[resource] > 0
                                                : true;
    return there ? std::nullopt : no(Refusal::NoCube, cube);
}

void doGlory(const Turn& turn, CubeFrom cube)
{
    SeatState& own = turn.own();
    const int track = gloryTrack(own);
    --own.gloryOwed[track];
    if (std::ranges::count(own.gloryOwed, 0) == trackCount)
        own.settle(Decision::Glory);
    if (cube == CubeFrom::Nowhere)
        return turn.tell(EventKind::GloryDeclined, turn.seat, stockOfTrack(track));
    if (cube == CubeFrom::Mat)
        --own.held[track];
    --own.limit[track];
    ++own.glory[track];
    turn.tell(EventKind::GloryGained, turn.seat, stockOfTrack(track), cube);
}

bool canSkip(Decision decision)
{
    return decision == Decision::Province || decision == Decision::Retrieve || decision == Decision::Again;
}

Verdict whyNotSkip(const Table& table)
{
    if (table.own().owed == 0)
        return whyNotAnswer(table, Decision::Again);
    const Decision decision = table.own().decision();
    return canSkip(decision) ? std::nullopt : no(Refusal::CannotSkip, decision);
}

void doSkip(const Turn& turn)
{
    SeatState& own = turn.own();
    const Decision decision = own.decision();
    turn.tell(EventKind::Skipped, turn.seat, decision);
    if (decision == Decision::Province && --own.provincesOwed > 0)
        return;
    if (decision == Decision::Retrieve && --own.retrieveOwed > 0)
        return;
    if (decision == Decision::Again)
        own.againBox = own.againKind = 0;
    own.settle(decision);
}

} // namespace sandglass::pendulum
