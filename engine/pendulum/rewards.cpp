// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/rewards.h"

#include "pendulum/workers.h"

#include <algorithm>

namespace sandglass::pendulum {

Verdict whyNotPay(const Purse& held, const Cost& cost)
{
    if (affords(held, cost))
        return std::nullopt;
    for (int i = 0; i < stockCount; ++i)
        if (held[i] < cost.stocks[i])
            return no(Refusal::CannotPay, i, cost.stocks[i], held[i]);
    return no(Refusal::CannotPayAny, cost.anyResource, resourcesOf(held) - resourcesOf(cost.stocks));
}

void pay(const Turn& turn, const Cost& cost, int card)
{
    SeatState& own = turn.own();
    subtract(own.held, cost.stocks);
    for (int i = 0; i < stockCount; ++i)
        if (cost.stocks[i] > 0)
            turn.tell(EventKind::Paid, turn.seat, i, cost.stocks[i]);
    if (cost.anyResource > 0) {
        own.payOwed = static_cast<std::uint8_t>(cost.anyResource);
        own.payFor = static_cast<std::uint8_t>(card);
        own.owe(Decision::Pay);
    }
}

namespace {

/// Rulebook, "Sláva": points past a track's end may become cubes on it. Each track takes at most the cubes there are.
/// Says how many of the points are offered as glory; the others are lost.
int offerGlory(const Turn& turn, int track, int surplus)
{
    SeatState& own = turn.own();
    const int cubes = own.limit[track]; // a track and its resource share their place in the order
    const int offered = std::min(surplus, cubes - own.gloryOwed[track]);
    if (!own.usesGlory || offered <= 0)
        return 0;
    own.gloryOwed[track] = static_cast<std::uint8_t>(own.gloryOwed[track] + offered);
    own.owe(Decision::Glory);
    return offered;
}

} // namespace

void gain(const Turn& turn, const Purse& amounts)
{
    SeatState& own = turn.own();
    for (int i = 0; i < stockCount; ++i) {
        if (amounts[i] == 0)
            continue;
        const int room = own.limit[i] - own.held[i];
        const int got = std::min<int>(amounts[i], room);
        own.held[i] = static_cast<std::int16_t>(own.held[i] + got);
        if (got > 0)
            turn.tell(EventKind::Gained, turn.seat, i, got);
        if (got == amounts[i])
            continue;
        int lost = amounts[i] - got;
        if (i >= at(Stock::Power) && i <= at(Stock::Popularity))
            lost -= offerGlory(turn, i - at(Stock::Power), lost);
        if (lost > 0)
            turn.tell(EventKind::Lost, turn.seat, i, lost);
    }
}

void produce(const Turn& turn, int colour)
{
    turn.tell(EventKind::Produced, turn.seat, colour);
    Reward total = turn.cards.mats[turn.own().mat].production[colour];
    // All provinces count before anything is conquered by the icon itself: the state at the start of the trigger.
    for (std::uint64_t left = turn.own().provinces[colour]; left != 0; left &= left - 1)
        add(total.stocks, turn.cards.provinces[std::countr_zero(left)].yields[colour]);
    grant(turn, total);
}

namespace {

void oweMore(SeatState& own, std::uint8_t& counter, int count, Decision decision)
{
    counter = static_cast<std::uint8_t>(counter + count);
    own.owe(decision);
}

void grantRare(const Turn& turn, const Reward& reward)
{
    SeatState& own = turn.own();
    if (reward.onOneTrack > 0)
        oweMore(own, own.onTrackOwed, reward.onOneTrack, Decision::OnTrack);
    if (reward.retrieveWorker > 0 && anyStuck(turn.state, own))
        oweMore(own, own.retrieveOwed, reward.retrieveWorker, Decision::Retrieve);
    for (int i = 0; i < reward.hireWorker; ++i)
        hire(turn);
    if (reward.provinceLimit > 0) {
        own.provinceLimit = reward.provinceLimit;
        turn.tell(EventKind::LimitRaised, turn.seat, reward.provinceLimit);
    }
    if (reward.recoverAll) {
        turn.tell(EventKind::StratagemsRecovered, turn.seat, std::popcount(own.discard));
        own.hand |= own.discard;
        own.discard = 0;
    }
    if (reward.recoverOne)
        own.owe(Decision::Recall);
}

} // namespace

void grant(const Turn& turn, const Reward& reward)
{
    SeatState& own = turn.own();
    gain(turn, reward.stocks);
    for (int colours = reward.production; colours != 0; colours &= colours - 1)
        produce(turn, std::countr_zero(static_cast<unsigned>(colours)));
    if (reward.anyResource > 0)
        oweMore(own, own.resourcesOwed, reward.anyResource, Decision::Resource);
    if (reward.anyPoint > 0)
        oweMore(own, own.pointsOwed, reward.anyPoint, Decision::Point);
    if (reward.provinces > 0 && turn.state.provincesLeft())
        oweMore(own, own.provincesOwed, reward.provinces, Decision::Province);
    grantRare(turn, reward);
}

} // namespace sandglass::pendulum
