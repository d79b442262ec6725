// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/apply.h"

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

} // namespace

Verdict whyNot(const Table& table, const Action& action)
{
    if (!inRange(action) || table.seat >= table.state.seatCount)
        return no(Refusal::NoSuchThing);
    const auto [a, b, c, d] = action.args;
    switch (action.code) {
    case Verb::Place:
        return whyNotPlace(table, a, b);
    case Verb::Act:
        return whyNotAct(table, a, b, c);
    case Verb::Rush:
        return whyNotRush(table, a, b, c);
    case Verb::Flip:
        return whyNotFlip(table, a);
    case Verb::Play:
        return whyNotPlay(table, a);
    case Verb::Recover:
        return whyNotRecover(table);
    case Verb::Achieve:
        return whyNotAchieve(table, static_cast<Claim>(a), b);
    case Verb::Refill:
        return whyNotRefill(table);
    case Verb::Done:
        return whyNotDone(table);
    case Verb::Resume:
        return whyNotResume(table);
    case Verb::Begin:
        return whyNotBegin(table);
    case Verb::Pace:
        return whyNotPace(table, a);
    case Verb::Pay:
        return whyNotPayWith(table, a);
    case Verb::Glory:
        return whyNotGlory(table, static_cast<CubeFrom>(a));
    case Verb::Exchange:
        return whyNotExchange(table, a, b);
    case Verb::Swap:
        return whyNotSwap(table, a, b);
    case Verb::Gain:
        return whyNotGain(table);
    case Verb::Advance:
        return whyNotAdvance(table);
    case Verb::Claim:
        return whyNotClaim(table, static_cast<Claim>(a));
    case Verb::Tuck:
        return whyNotTuck(table);
    case Verb::Take:
        return whyNotTake(table, a);
    case Verb::Retrieve:
        return whyNotRetrieve(table, a);
    case Verb::Recall:
        return whyNotRecall(table, a);
    case Verb::Promote:
        return whyNotPromote(table, a);
    case Verb::Again:
        return whyNotAgain(table, a, b);
    case Verb::Discard:
        return whyNotDiscard(table, a);
    case Verb::Choose:
        return whyNotChoose(table, a);
    case Verb::Skip:
        return whyNotSkip(table);
    }
    return no(Refusal::NoSuchThing);
}

namespace {

void perform(const Turn& turn, const Action& action)
{
    const auto [a, b, c, d] = action.args;
    switch (action.code) {
    case Verb::Place:
        return doPlace(turn, a, b);
    case Verb::Act:
        return doAct(turn, a, b, c);
    case Verb::Rush:
        return doRush(turn, a, b, c);
    case Verb::Flip:
        return doFlip(turn, a);
    case Verb::Play:
        return doPlay(turn, a);
    case Verb::Recover:
        return doRecover(turn);
    case Verb::Achieve:
        return doAchieve(turn, static_cast<Claim>(a), b);
    case Verb::Refill:
        return doRefill(turn);
    case Verb::Done:
        return doDone(turn);
    case Verb::Resume:
        return doResume(turn);
    case Verb::Begin:
        return doBegin(turn);
    case Verb::Pace:
        return doPace(turn, a);
    case Verb::Pay:
        return doPayWith(turn, a);
    case Verb::Glory:
        return doGlory(turn, static_cast<CubeFrom>(a));
    case Verb::Exchange:
        return doExchange(turn, a, b);
    case Verb::Swap:
        return doSwap(turn, a, b);
    case Verb::Gain:
        return doGain(turn, a);
    case Verb::Advance:
        return doAdvance(turn, a);
    case Verb::Claim:
        return doClaim(turn, static_cast<Claim>(a));
    case Verb::Tuck:
        return doTuck(turn, a);
    case Verb::Take:
        return doTake(turn, a);
    case Verb::Retrieve:
        return doRetrieve(turn, a);
    case Verb::Recall:
        return doRecall(turn, a);
    case Verb::Promote:
        return doPromote(turn, a);
    case Verb::Again:
        return doAgain(turn, a, b);
    case Verb::Discard:
        return doDiscard(turn, a);
    case Verb::Choose:
        return doChoose(turn, a);
    case Verb::Skip:
        return doSkip(turn);
    }
}

} // namespace

std::expected<Events, Refused> apply(const CardSet& cards, State& state, const Command& command)
{
    const int seat = core::index(command.seat);
    if (const Verdict verdict = whyNot({cards, state, seat, command.time}, command.action))
        return std::unexpected(*verdict);
    std::expected<Events, Refused> result(std::in_place);
    const Turn turn{cards, state, *result, seat, command.time};
    perform(turn, command.action);
    if (state.phase == Phase::Rewards || state.phase == Phase::Limit)
        goOn(turn);
    return result;
}

} // namespace sandglass::pendulum
