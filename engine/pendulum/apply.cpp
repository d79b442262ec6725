// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/apply.h"

#include "core/rule.h"
#include "pendulum/achievements.h"
#include "pendulum/council.h"
#include "pendulum/decisions.h"
#include "pendulum/provinces.h"
#include "pendulum/rounds.h"
#include "pendulum/stratagems.h"
#include "pendulum/timers.h"
#include "pendulum/workers.h"

namespace sandglass::pendulum {

namespace {

/// The ranges of a verb's arguments: the lowest value, and how much larger the highest is.
struct Ranges {
    std::array<std::uint16_t, 4> lowest;
    std::array<std::uint16_t, 4> span;
};

/// Flat, and one kind of number after the other: four arguments are compared at once, with every command.
constexpr auto ranges = [] {
    std::array<Ranges, verbCount> table{};
    for (std::size_t verb = 0; verb < table.size(); ++verb)
        for (std::size_t i = 0; i < verbs[verb].used().size(); ++i) {
            const core::Domain& domain = *verbs[verb].arguments[i].domain;
            table[verb].lowest[i] = static_cast<std::uint16_t>(domain.lowest());
            table[verb].span[i] = static_cast<std::uint16_t>(domain.highest() - domain.lowest());
        }
    return table;
}();

bool inRange(const Action& action)
{
    const auto verb = static_cast<std::size_t>(action.code);
    if (verb >= ranges.size())
        return false;
    const auto& [lowest, span] = ranges[verb];
    bool good = true;
    for (std::size_t i = 0; i < 4; ++i)
        good &= static_cast<std::uint16_t>(action.args[i] - lowest[i]) <= span[i];
    return good;
}

using core::Args;

constexpr std::array<core::Rule<Verb, Refusal, Table, const Turn>, verbCount> verbRules{{
    {Verb::Place, [](const Table& table, const Args& n) { return whyNotPlace(table, n[0], n[1]); },
        [](const Turn& turn, const Args& n) { doPlace(turn, n[0], n[1]); }},
    {Verb::Act, [](const Table& table, const Args& n) { return whyNotAct(table, n[0], n[1], n[2]); },
        [](const Turn& turn, const Args& n) { doAct(turn, n[0], n[1], n[2]); }},
    {Verb::Rush, [](const Table& table, const Args& n) { return whyNotRush(table, n[0], n[1], n[2]); },
        [](const Turn& turn, const Args& n) { doRush(turn, n[0], n[1], n[2]); }},
    {Verb::Flip, [](const Table& table, const Args& n) { return whyNotFlip(table, n[0]); },
        [](const Turn& turn, const Args& n) { doFlip(turn, n[0]); }},
    {Verb::Play, [](const Table& table, const Args& n) { return whyNotPlay(table, n[0]); },
        [](const Turn& turn, const Args& n) { doPlay(turn, n[0]); }},
    {Verb::Recover, [](const Table& table, const Args&) { return whyNotRecover(table); },
        [](const Turn& turn, const Args&) { doRecover(turn); }},
    {Verb::Achieve,
        [](const Table& table, const Args& n) { return whyNotAchieve(table, static_cast<Claim>(n[0]), n[1]); },
        [](const Turn& turn, const Args& n) { doAchieve(turn, static_cast<Claim>(n[0]), n[1]); }},
    {Verb::Refill, [](const Table& table, const Args&) { return whyNotRefill(table); },
        [](const Turn& turn, const Args&) { doRefill(turn); }},
    {Verb::Done, [](const Table& table, const Args&) { return whyNotDone(table); },
        [](const Turn& turn, const Args&) { doDone(turn); }},
    {Verb::Resume, [](const Table& table, const Args&) { return whyNotResume(table); },
        [](const Turn& turn, const Args&) { doResume(turn); }},
    {Verb::Begin, [](const Table& table, const Args&) { return whyNotBegin(table); },
        [](const Turn& turn, const Args&) { doBegin(turn); }},
    {Verb::Pace, [](const Table& table, const Args& n) { return whyNotPace(table, n[0]); },
        [](const Turn& turn, const Args& n) { doPace(turn, n[0]); }},
    {Verb::Pay, [](const Table& table, const Args& n) { return whyNotPayWith(table, n[0]); },
        [](const Turn& turn, const Args& n) { doPayWith(turn, n[0]); }},
    {Verb::Glory, [](const Table& table, const Args& n) { return whyNotGlory(table, static_cast<CubeFrom>(n[0])); },
        [](const Turn& turn, const Args& n) { doGlory(turn, static_cast<CubeFrom>(n[0])); }},
    {Verb::Exchange, [](const Table& table, const Args& n) { return whyNotExchange(table, n[0], n[1]); },
        [](const Turn& turn, const Args& n) { doExchange(turn, n[0], n[1]); }},
    {Verb::Swap, [](const Table& table, const Args& n) { return whyNotSwap(table, n[0], n[1]); },
        [](const Turn& turn, const Args& n) { doSwap(turn, n[0], n[1]); }},
    {Verb::Gain, [](const Table& table, const Args&) { return whyNotGain(table); },
        [](const Turn& turn, const Args& n) { doGain(turn, n[0]); }},
    {Verb::Advance, [](const Table& table, const Args&) { return whyNotAdvance(table); },
        [](const Turn& turn, const Args& n) { doAdvance(turn, n[0]); }},
    {Verb::Claim, [](const Table& table, const Args& n) { return whyNotClaim(table, static_cast<Claim>(n[0])); },
        [](const Turn& turn, const Args& n) { doClaim(turn, static_cast<Claim>(n[0])); }},
    {Verb::Tuck, [](const Table& table, const Args&) { return whyNotTuck(table); },
        [](const Turn& turn, const Args& n) { doTuck(turn, n[0]); }},
    {Verb::Take, [](const Table& table, const Args& n) { return whyNotTake(table, n[0]); },
        [](const Turn& turn, const Args& n) { doTake(turn, n[0]); }},
    {Verb::Retrieve, [](const Table& table, const Args& n) { return whyNotRetrieve(table, n[0]); },
        [](const Turn& turn, const Args& n) { doRetrieve(turn, n[0]); }},
    {Verb::Recall, [](const Table& table, const Args& n) { return whyNotRecall(table, n[0]); },
        [](const Turn& turn, const Args& n) { doRecall(turn, n[0]); }},
    {Verb::Promote, [](const Table& table, const Args& n) { return whyNotPromote(table, n[0]); },
        [](const Turn& turn, const Args& n) { doPromote(turn, n[0]); }},
    {Verb::Again, [](const Table& table, const Args& n) { return whyNotAgain(table, n[0], n[1]); },
        [](const Turn& turn, const Args& n) { doAgain(turn, n[0], n[1]); }},
    {Verb::Discard, [](const Table& table, const Args& n) { return whyNotDiscard(table, n[0]); },
        [](const Turn& turn, const Args& n) { doDiscard(turn, n[0]); }},
    {Verb::Choose, [](const Table& table, const Args& n) { return whyNotChoose(table, n[0]); },
        [](const Turn& turn, const Args& n) { doChoose(turn, n[0]); }},
    {Verb::Skip, [](const Table& table, const Args&) { return whyNotSkip(table); },
        [](const Turn& turn, const Args&) { doSkip(turn); }},
}};
static_assert(core::inOrder(verbRules));

const auto& ruleOf(Verb verb)
{
    return verbRules[static_cast<std::size_t>(verb)];
}

} // namespace

Verdict whyNot(const Table& table, const Action& action)
{
    if (!inRange(action) || table.seat >= table.state.seatCount)
        return no(Refusal::NoSuchThing);
    return ruleOf(action.code).whyNot(table, action.args);
}

std::expected<Events, Refused> apply(const CardSet& cards, State& state, const Command& command)
{
    const int seat = core::index(command.seat);
    if (const Verdict verdict = whyNot({cards, state, seat, command.time}, command.action))
        return std::unexpected(*verdict);
    std::expected<Events, Refused> result(std::in_place);
    const Turn turn{cards, state, *result, seat, command.time};
    ruleOf(command.action.code).perform(turn, command.action.args);
    if (state.phase == Phase::Rewards || state.phase == Phase::Limit)
        goOn(turn);
    return result;
}

} // namespace sandglass::pendulum
