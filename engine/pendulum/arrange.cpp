// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/arrange.h"

#include "pendulum/invariants.h"
#include "pendulum/json.h"
#include "pendulum/legal.h"
#include "pendulum/table.h"
#include "pendulum/timers.h"
#include "pendulum/workers.h"

#include <charconv>
#include <set>

namespace sandglass::pendulum {

using core::Fields;

std::vector<std::string_view> idsOf(const CardSet& cards, const core::Domain& domain)
{
    std::vector<std::string_view> ids;
    for (int number = domain.lowest(); number <= domain.highest(); ++number)
        ids.push_back(cards.word(domain.name, number));
    ids.push_back("none");
    return ids;
}

std::optional<std::vector<int>> cardsNamed(
    Fields& fields, std::string_view field, const std::vector<std::string_view>& ids)
{
    if (!fields.has(field))
        return std::nullopt;
    std::vector<int> numbers = fields.words(field, ids);
    for (int& number : numbers)
        if (number == static_cast<int>(ids.size()) - 1)
            number = noCard;
    return numbers;
}

namespace {

void put(Fields& fields, std::string_view field, std::uint8_t& value, int lowest, int highest)
{
    value = static_cast<std::uint8_t>(fields.numberOr(field, value, lowest, highest));
}

void putFlag(Fields& fields, std::string_view field, std::uint8_t& value)
{
    value = fields.flagOr(field, value != 0);
}

void putMask(Fields& fields, std::string_view field, std::uint8_t& value, int first, int last)
{
    if (!fields.has(field))
        return;
    int mask = 0;
    for (const int number : fields.numbers(field, first, last))
        mask |= 1 << (number - first);
    value = static_cast<std::uint8_t>(mask);
}

void putTracks(Fields& fields, std::string_view field, std::array<std::uint8_t, trackCount>& counts)
{
    fields.objectIfAny(field, [&](Fields& tracks) {
        for (int track = 0; track < trackCount; ++track)
            put(tracks, trackWords[track], counts[track], 0, 10);
    });
}

void arrangeOwed(Fields& fields, const CardSet& cards, SeatState& seat)
{
    for (const int decision : fields.words("decisions", decisionWords))
        seat.owe(static_cast<Decision>(decision));
    putTracks(fields, "glory", seat.gloryOwed);
    put(fields, "pay", seat.payOwed, 0, 30);
    put(fields, "resources", seat.resourcesOwed, 0, 30);
    put(fields, "points", seat.pointsOwed, 0, 30);
    put(fields, "onTrack", seat.onTrackOwed, 0, 30);
    put(fields, "provinces", seat.provincesOwed, 0, 30);
    put(fields, "retrieve", seat.retrieveOwed, 0, 30);
    if (fields.has("payFor")) {
        // Stratagems and the final cards, which are paid for in the same way.
        std::vector<std::string_view> payable = idsOf(cards, domain::stratagem);
        payable.pop_back();
        for (int card = normalRewards; card < councilCards; ++card)
            payable.push_back(cards.council[card].id);
        seat.payFor = static_cast<std::uint8_t>(fields.word("payFor", payable));
    }
    if (fields.has("tucking")) {
        const int card = fields.word("tucking", idsOf(cards, domain::province));
        seat.tucking = static_cast<std::uint8_t>(card == provinceCount ? noCard : card);
    }
    seat.againBox = static_cast<std::uint8_t>(fields.wordOr("againBox", 0, spotWords));
    seat.againKind = static_cast<std::uint8_t>(fields.wordOr("againKind", 0, specialWords));
}

void putHand(Fields& fields, std::string_view field, const CardSet& cards, const SeatState& seat, std::uint32_t& hand)
{
    const auto named = cardsNamed(fields, field, idsOf(cards, domain::stratagem));
    if (!named)
        return;
    hand = 0;
    for (const int card : *named) {
        const int bit = card == noCard ? -1 : bitOf(seat.mat, card);
        if (bit < 0)
            fields.problem(field, "not a card that this character can hold");
        else if ((hand & 1u << bit) != 0)
            fields.problem(field, "a card is named twice");
        else
            hand |= 1u << bit;
    }
}

void arrangeSeat(Fields& fields, const CardSet& cards, SeatState& seat)
{
    if (const int mat = fields.wordOr("character", seat.mat, characterWords); mat != seat.mat)
        dealSeat(cards, seat, mat);
    putTracks(fields, "glory", seat.glory);
    for (int track = 0; track < trackCount; ++track)
        seat.limit[track] = static_cast<std::int16_t>(cards.resourceLimit - seat.glory[track]);
    fields.objectIfAny("stocks", [&](Fields& stocks) {
        for (int i = 0; i < stockCount; ++i)
            seat.held[i] = static_cast<std::int16_t>(stocks.numberOr(stockWords[i], seat.held[i], 0, seat.limit[i]));
    });
    fields.objectIfAny("workers", [&](Fields& workers) {
        for (int worker = 0; worker < workerCount; ++worker)
            seat.workers[worker] =
                static_cast<std::uint8_t>(workers.wordOr(workerWords[worker], seat.workers[worker], spotWords));
    });
    putHand(fields, "hand", cards, seat, seat.hand);
    putHand(fields, "discard", cards, seat, seat.discard);
    if (fields.has("hand") && (seat.hand & seat.discard) != 0)
        fields.problem("discard", "a card is in the hand and discarded");
    seat.hand &= ~seat.discard;
    fields.objectIfAny("provinces", [&](Fields& slots) {
        for (int colour = 0; colour < colourCount; ++colour)
            for (const int card :
                cardsNamed(slots, colourWords[colour], idsOf(cards, domain::province)).value_or(std::vector<int>{}))
                if (card != noCard)
                    seat.provinces[colour] |= std::uint64_t{1} << card;
    });
    put(fields, "provinceLimit", seat.provinceLimit, 2, 3);
    putFlag(fields, "achieved", seat.achieved);
    putFlag(fields, "oneWorkerAFrame", seat.oneWorkerAFrame);
    putFlag(fields, "usesGlory", seat.usesGlory);
    fields.objectIfAny("owed", [&](Fields& owed) { arrangeOwed(owed, cards, seat); });
}

void arrangeTimers(Fields& fields, State& state)
{
    constexpr std::array<std::string_view, 2> halves{"top", "bottom"};
    for (int area = 0; area < areaCount; ++area)
        fields.objectIfAny(areaWords[area], [&](Fields& timer) {
            const int half = timer.wordOr("row", state.timerIn(area * 2) ? 0 : 1, halves);
            state.timers = static_cast<std::uint8_t>((state.timers & ~(3 << (area * 2))) | 1 << (area * 2 + half));
            if (timer.has("flippedAt"))
                state.flippedAt[area] = timer.number("flippedAt", -2'000'000'000, 2'000'000'000);
        });
}

void arrangeOrder(Fields& fields, State& state)
{
    if (!fields.has("order"))
        return;
    constexpr std::array<std::string_view, 6> names{"0", "1", "2", "3", "4", "neutral"};
    const std::vector<int> order = fields.words("order", names);
    if (order.size() != state.orderCount)
        return fields.problem("order", "expected every seat once, and 'neutral' in a game of two");
    for (std::size_t place = 0; place < order.size(); ++place)
        state.order[place] = static_cast<std::uint8_t>(order[place]);
}

void arrangeRandom(Fields& fields, State& state)
{
    if (!fields.has("random"))
        return;
    const std::string text = fields.text("random");
    std::uint64_t bits = 0;
    if (std::from_chars(text.data(), text.data() + text.size(), bits).ptr != text.data() + text.size())
        fields.problem("random", "expected a number as text");
    state.random = core::Random(bits);
}

void arrangeRound(Fields& fields, State& state)
{
    const int last = state.seatCount - 1;
    state.phase = static_cast<Phase>(fields.wordOr("phase", static_cast<int>(state.phase), phaseWords));
    put(fields, "round", state.round, 1, rounds);
    put(fields, "step", state.step, 0, trackSteps);
    put(fields, "markers", state.markers, 0, timeMarkers);
    putMask(fields, "untimed", state.untimed, 1, rounds);
    fields.objectIfAny("timers", [&](Fields& timers) { arrangeTimers(timers, state); });
    arrangeOrder(fields, state);
    put(fields, "turn", state.turn, 0, 2 * core::maxSeats);
    putMask(fields, "done", state.done, 0, last);
    putMask(fields, "overtaken", state.overtaken, 0, last);
    putFlag(fields, "paceChanged", state.paceChanged);
    putFlag(fields, "paceFixed", state.paceFixed);
    putFlag(fields, "grandeUp", state.grandeUp);
    // From the second round on the token lies on the card, unless somebody has taken it.
    state.legendaryHere = fields.flagOr("legendaryHere", state.legendaryHere || state.round > 1);
    arrangeRandom(fields, state);
    state.barrier =
        static_cast<std::uint32_t>(fields.numberOr("barrier", static_cast<int>(state.barrier), 0, INT32_MAX));
}

void countCrowds(State& state, const CardSet& cards)
{
    state.crowd = {};
    state.occupied = state.seatCount == 2 ? cards.neutralFrames : 0;
    for (std::uint32_t left = state.occupied; left != 0; left &= left - 1)
        ++state.crowd[static_cast<std::size_t>(std::countr_zero(left))];
    for (SeatState& seat : std::span(state.seats).first(state.seatCount))
        for (const std::uint8_t where : seat.workers)
            if (spot::isFrame(where)) {
                ++state.crowd[spot::frameBit(where)];
                state.occupied |= 1u << spot::frameBit(where);
            }
}

void checkNobles(Fields& fields, const CardSet& cards, const State& state)
{
    std::set<std::string> nobles;
    for (const SeatState& seat : std::span(state.seats).first(state.seatCount))
        if (!nobles.insert(cards.mats[seat.mat].noble).second)
            fields.problem("seats", "one noble, or both sides of one mat, are chosen twice");
}

/// In an untimed round the markers follow from the timer track: it must call the council before it ends.
void arrangeMarkers(Fields& fields, const CardSet& cards, State& state)
{
    if (state.phase != Phase::Playing || !state.isUntimed())
        return;
    int flips = 0;
    for (std::size_t step = state.step; step < cards.timerTrack.size(); ++step)
        flips += cards.timerTrack[step] >> static_cast<int>(Area::Purple) & 1;
    if (!fields.has("markers"))
        state.markers = static_cast<std::uint8_t>(flips);
    if (state.markers > flips)
        fields.problem("markers", "the timer track has fewer flips of the purple timer left");
}

/// In the opening, whoever's turn has not come waits with the worker on the mat; the neutral rival has none. Workers
/// are placed in bottom rows: with timers there the frames would not be enough for everybody.
void checkOpening(Fields& fields, const State& state)
{
    if (state.phase == Phase::Opening && state.timers != timersAtFirst)
        fields.problem("timers", "in the opening every timer stands at the top row of its area");
    for (int turn = state.turn; state.phase == Phase::Opening && turn < 2 * state.seatCount; ++turn) {
        const int seat = state.order[turn % state.seatCount];
        if (seat == neutralSeat)
            return fields.problem("order", "the neutral rival is the last in the opening");
        if (state.seats[seat].workers[turn < state.seatCount ? 0 : regularFirst] != spot::mat)
            return fields.problem("seats", "a worker that is still to be placed is not on its mat");
    }
}

/// Whether somebody can act, or a time comes at which that changes.
bool goesOn(const CardSet& cards, const State& state)
{
    if (state.phase == Phase::Over || wakeTime(cards, state, 0))
        return true;
    // Where seats are asked one after another, it is the turn of one that owes an answer.
    if (state.phase == Phase::Opening)
        return state.turn < 2 * state.seatCount;
    if (state.phase == Phase::Rewards)
        return state.turn < state.orderCount && state.order[state.turn] != neutralSeat
            && state.seats[state.order[state.turn]].owed != 0;
    for (int seat = 0; seat < state.seatCount; ++seat)
        if (!legal(cards, state, core::seatAt(seat), 0).empty())
            return true;
    return false;
}

} // namespace

std::expected<State, core::Problem> arrange(
    const CardSet& cards, const Options& options, core::Seed seed, std::string_view json)
{
    auto state = setup(cards, options, seed);
    if (!state || json == "{}")
        return state;
    core::Problems problems;
    readText(json, "setup", problems, [&](Fields& fields) {
        arrangeRound(fields, *state);
        int at = 0;
        if (fields.has("seats"))
            fields.each("seats", [&](Fields& seat) {
                if (at >= state->seatCount)
                    return seat.problem("", "there are more of them than seats");
                arrangeSeat(seat, cards, state->seats[at++]);
            });
        checkNobles(fields, cards, *state);
        checkOpening(fields, *state);
        arrangeMarkers(fields, cards, *state);
        arrangeCards(fields, cards, *state);
        countCrowds(*state, cards);
    });
    if (!problems.empty())
        return std::unexpected(problems.front());
    if (const auto wrong = invariants(cards, *state))
        return std::unexpected(core::Problem{"setup", "", "", *wrong});
    if (!goesOn(cards, *state))
        return std::unexpected(
            core::Problem{"setup", "", "phase", "nobody could do anything, and nothing would change"});
    return state;
}

} // namespace sandglass::pendulum
