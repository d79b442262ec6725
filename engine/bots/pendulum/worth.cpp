// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/pendulum/worth.h"

#include "bots/pendulum/appraisal.h"
#include "pendulum/scoring.h"

#include <algorithm>

namespace sandglass::pendulum::bot {

namespace {

/// A worker in a frame, and the time in which the timer stands beside it.
struct Plan {
    double from = 0;
    double until = 0;
    int spot = 0;
};

/// Does the best thing that the frame leads to, if anything there can be paid.
bool act(const Appraisal& appraisal, Hope& hope, int spot)
{
    const Table& table = appraisal.table();
    const int row = spot::row(spot);
    const unsigned boxes = table.board().rows[row].serves[spot::column(spot)];
    double best = appraisal.worth(hope);
    Hope chosen;
    bool any = false;
    for (unsigned left = boxes; left != 0; left &= left - 1) {
        const Box& box = table.board().rows[row].box[static_cast<std::size_t>(std::countr_zero(left))];
        if (!appraisal.affords(hope, box.cost))
            continue;
        Hope after = hope;
        appraisal.pay(after, box.cost);
        appraisal.gain(after, box.reward);
        const double worth = appraisal.worth(after);
        if (worth <= best)
            continue;
        best = worth;
        chosen = after;
        any = true;
    }
    if (any)
        hope = chosen;
    return any;
}

/// Lets all plans come true in the order of time; what cannot be paid waits as long as its timer stands there.
void carryOut(const Appraisal& appraisal, Hope& hope, std::span<Plan> plans)
{
    std::ranges::sort(plans, {}, &Plan::from);
    core::List<Plan, workerCount> waiting;
    for (const Plan& plan : plans) {
        if (!act(appraisal, hope, plan.spot)) {
            waiting.push(plan);
            continue;
        }
        for (int i = waiting.size() - 1; i >= 0; --i)
            if (waiting[i].until > plan.from && act(appraisal, hope, waiting[i].spot))
                waiting.take(i);
    }
    // A hope that the price can be found somehow.
    hope.more += 0.1 * waiting.size();
}

/// The worth of a worker's time from the moment when it is free again.
double freedom(const Appraisal& appraisal, double free)
{
    const Forecast& times = appraisal.times();
    if (!times.more)
        return 0;
    if (free > times.end - 1)
        return times.later > 0 ? -appraisal.secondsOf(appraisal.taste().late) : 0;
    return appraisal.secondsOf(times.end - free);
}

double workers(const Appraisal& appraisal, Hope& hope)
{
    const Table& table = appraisal.table();
    const Forecast& times = appraisal.times();
    core::List<Plan, workerCount> plans;
    double sum = 0;
    for (int worker = 0; worker < workerCount; ++worker) {
        const int where = table.own().workers[worker];
        if (!spot::inPlay(where))
            continue;
        sum += appraisal.secondsOf(times.later) * appraisal.taste().hired
            + (isGrande(worker) ? 0.5 + times.later / 400 : 0);
        if (where == spot::mat) {
            sum += freedom(appraisal, appraisal.taste().idle);
            continue;
        }
        const int area = spot::row(where) / 2;
        const bool timer = table.state.timerIn(spot::row(where));
        if (timer) {
            if (spot::isFrame(where))
                plans.push({0, times.next[area], where});
            sum += freedom(appraisal, times.next[area]);
        } else if (spot::isBox(where)) {
            sum += freedom(appraisal, appraisal.taste().idle);
        } else if (times.more) {
            plans.push({times.next[area], times.next[area] + times.period[area], where});
            sum += freedom(appraisal, times.next[area] + times.period[area]);
        }
    }
    carryOut(appraisal, hope, std::span(plans.begin(), plans.end()));
    return sum;
}

/// Of taking the worker back that would be stuck longest after it has acted.
double retrieval(const Appraisal& appraisal)
{
    const Table& table = appraisal.table();
    double longest = 0;
    for (const int where : table.own().workers)
        if (spot::isBox(where) && table.state.timerIn(spot::row(where)))
            longest = std::max(longest, appraisal.times().next[spot::row(where) / 2]);
    return appraisal.secondsOf(std::min(longest, appraisal.times().end));
}

/// What is still owed to the seat, or by it, as if it were decided well.
void settleDebts(const Appraisal& appraisal, Hope& hope)
{
    const Table& table = appraisal.table();
    const SeatState& own = table.own();
    if (own.owed == 0)
        return;
    const double step = appraisal.bestStep(hope);
    hope.more += own.resourcesOwed * appraisal.cube() + (own.pointsOwed + own.onTrackOwed) * step
        + own.provincesOwed * appraisal.province() - own.payOwed * appraisal.cube() * 0.7
        + own.retrieveOwed * retrieval(appraisal);
    if (own.payFor != noCard)
        appraisal.gain(hope, table.cards.stratagem(own.payFor).reward);
    for (const int surplus : own.gloryOwed)
        hope.more += 0.2 * surplus;
    if (own.owes(Decision::Tuck))
        hope.more += appraisal.province();
    if (own.owes(Decision::Claim))
        hope.more +=
            table.state.legendaryHere && own.held[at(Stock::Legendary)] == 0 ? appraisal.taste().legendary : 2 * step;
    if (own.owes(Decision::Promote))
        hope.more += 1 + appraisal.times().later / 300;
    if (own.owes(Decision::Swap) || own.owes(Decision::Exchange))
        hope.more += 0.3 * step;
    if (own.owes(Decision::Recall))
        hope.more += step;
    if (own.owes(Decision::Again))
        hope.more += 0.8 * step;
    if (own.owes(Decision::Reward))
        hope.more += 2 * step;
}

/// Rulebook, "Konec hry": what counts in the end is to be ahead, and to have all markers on the scroll.
double ending(const CardSet& cards, const State& state, int seat)
{
    constexpr double triumph = 6;
    const bool ahead = core::index(ranking(cards, state)[0].seat) == seat;
    return triumph * (ahead + score(cards, state, seat).complete);
}

} // namespace

double worth(const CardSet& cards, const State& state, int seat, core::Millis now, const Taste& taste)
{
    const Table table{cards, state, seat, now};
    const Forecast times = forecast(cards, state, now);
    const Appraisal appraisal(table, times, taste);
    Hope hope = appraisal.now();
    settleDebts(appraisal, hope);
    const double held = appraisal.worth(hope);
    const double time = workers(appraisal, hope);
    const double hoped = taste.planned * (appraisal.worth(hope) - held);
    double glory = 0;
    for (const int cubes : table.own().glory)
        glory += 0.3 * cubes;
    return time + glory + held + hoped + appraisal.cards() + appraisal.provinces();
}

double standing(const CardSet& cards, const State& state, int seat, core::Millis now, const Taste& taste)
{
    constexpr double envy = 0.3;
    const double own = worth(cards, state, seat, now, taste);
    std::optional<double> rival;
    for (int other = 0; other < state.seatCount; ++other)
        if (other != seat)
            rival = std::max(rival.value_or(-1e9), worth(cards, state, other, now, taste));
    return own - envy * rival.value_or(0) + (state.phase == Phase::Over ? ending(cards, state, seat) : 0);
}

} // namespace sandglass::pendulum::bot
