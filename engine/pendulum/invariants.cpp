// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/invariants.h"

#include "pendulum/provinces.h"
#include "pendulum/workers.h"

#include <algorithm>
#include <numeric>

namespace sandglass::pendulum {

namespace {

using Complaint = std::optional<std::string>;

Complaint stocks(const CardSet& cards, const SeatState& seat)
{
    for (int i = 0; i < stockCount; ++i)
        if (seat.held[i] < 0 || seat.held[i] > seat.limit[i])
            return std::string(stockWords[i]) + ": " + std::to_string(seat.held[i]) + " of at most "
                + std::to_string(seat.limit[i]);
    for (int track = 0; track < trackCount; ++track)
        if (seat.limit[track] + seat.glory[track] != cards.resourceLimit)
            return "cubes on the track and in the supply are not ten";
    return std::nullopt;
}

Complaint workers(const CardSet& cards, const State& state, const SeatState& seat)
{
    if (workersInPlay(seat) > cards.workerLimit)
        return "too many workers";
    for (int worker = 0; worker < workerCount; ++worker) {
        const int where = seat.workers[worker];
        if (where > spot::gone)
            return "a worker is nowhere";
        if (where < spot::onBoard) {
            const BoardRow& row = cards.board(state.seatCount).rows[spot::row(where)];
            if (spot::column(where) >= (spot::isFrame(where) ? row.frames : row.boxes))
                return "a worker stands on a space that this side of the board does not have";
        }
        if (isGrande(worker) ? where == spot::aside || where == spot::gone : where == spot::council)
            return "a worker waits in the wrong place";
    }
    const bool swapped = std::ranges::find(seat.workers, spot::gone) != seat.workers.end();
    if (swapped != (seat.workers[1] != spot::council))
        return "a second grande came without a regular leaving";
    return std::nullopt;
}

Complaint crowds(const CardSet& cards, const State& state)
{
    std::array<int, rowCount * 4> count{};
    if (state.seatCount == 2)
        for (std::uint32_t left = cards.neutralFrames; left != 0; left &= left - 1)
            ++count[static_cast<std::size_t>(std::countr_zero(left))];
    for (const SeatState& seat : std::span(state.seats).first(state.seatCount))
        for (const std::uint8_t where : seat.workers)
            if (spot::isFrame(where))
                ++count[spot::frameBit(where)];
    for (int frame = 0; frame < rowCount * 4; ++frame)
        if (count[frame] != state.crowd[frame] || (count[frame] > 0) != (state.occupied >> frame & 1))
            return "a frame's crowd is miscounted";
    return std::nullopt;
}

Complaint provinces(const State& state)
{
    std::uint64_t seen = 0;
    int count = 0;
    const auto see = [&](std::uint64_t cards) {
        seen |= cards;
        count += std::popcount(cards);
    };
    const auto seeOne = [&](int card) {
        if (card < provinceCount)
            see(std::uint64_t{1} << card);
    };
    see(state.provincesGone);
    std::ranges::for_each(state.provinceDeck, seeOne);
    std::ranges::for_each(state.openProvinces, seeOne);
    for (const SeatState& seat : state.seats) {
        std::ranges::for_each(seat.provinces, see);
        seeOne(seat.tucking);
    }
    if (count != provinceCount || std::popcount(seen) != provinceCount)
        return "provinces are lost or doubled";
    return std::nullopt;
}

Complaint rewards(const State& state)
{
    std::uint32_t seen = 0;
    int count = 0;
    const auto see = [&](std::uint32_t cards) {
        seen |= cards;
        count += std::popcount(cards);
    };
    see(state.rewardsGone);
    for (const std::uint8_t card : state.councilDeck) {
        if (card >= councilCards)
            return "the council's deck lacks a card";
        see(1u << card);
    }
    for (const std::uint8_t card : state.offer)
        if (card != noCard)
            see(1u << card);
    for (const SeatState& seat : state.seats) {
        if ((seat.hand & seat.discard) != 0)
            return "a stratagem is in hand and discarded";
        see((seat.hand | seat.discard) >> stratagemsAMat);
    }
    constexpr int inPlay = 15 + finalRewards; // an arranged game may bring in some of the ten that were removed
    if (count != std::popcount(seen) || count < inPlay)
        return "council cards are lost or doubled";
    if (state.councilDeck.size() != offerCount * (rounds - state.round))
        return "the council deck has the wrong size";
    return std::nullopt;
}

Complaint privileges(const State& state)
{
    std::uint32_t seen = 0;
    for (const std::uint8_t seat : std::span(state.order).first(state.orderCount))
        seen |= 1u << seat;
    const std::uint32_t expected = state.everybody() | (state.seatCount == 2 ? 1u << neutralSeat : 0u);
    if (seen != expected || state.orderCount != std::popcount(expected))
        return "the privilege track is not complete";
    return std::nullopt;
}

Complaint owed(const SeatState& seat)
{
    const std::array<std::pair<Decision, bool>, 9> counters{{
        {Decision::Pay, seat.payOwed > 0},
        {Decision::Glory, seat.gloryOwed != std::array<std::uint8_t, trackCount>{}},
        {Decision::OnTrack, seat.onTrackOwed > 0},
        {Decision::Resource, seat.resourcesOwed > 0},
        {Decision::Point, seat.pointsOwed > 0},
        {Decision::Tuck, seat.tucking != noCard},
        {Decision::Province, seat.provincesOwed > 0},
        {Decision::Retrieve, seat.retrieveOwed > 0},
        {Decision::Again, seat.againKind != 0},
    }};
    for (const auto& [decision, counted] : counters)
        if (seat.owes(decision) != counted)
            return "the decision '" + std::string(decisionWords[static_cast<std::size_t>(decision)])
                + "' and its count do not agree";
    if (resourcesOf(seat.held) < seat.payOwed)
        return "a seat owes more resources than it has";
    return std::nullopt;
}

Complaint phases(const State& state)
{
    for (int area = 0; area < areaCount; ++area)
        if (std::popcount(static_cast<unsigned>(state.timers >> (area * 2) & 3)) != 1)
            return "an area has not exactly one timer";
    if (state.round < 1 || state.round > rounds || state.markers > timeMarkers || state.step > trackSteps)
        return "round, markers or step are out of range";
    const bool between =
        state.phase == Phase::Opening || state.phase == Phase::Ready || state.phase == Phase::Reposition;
    if (state.step > 0 && (between || !state.isUntimed()))
        return "a step of the timer track without an untimed round";
    if ((between || state.phase == Phase::Playing) && state.markers == 0)
        return "no time marker is left, and no council is called";
    if ((state.done & ~state.everybody()) != 0 || (state.overtaken & ~state.done) != 0)
        return "somebody is done who is not there";
    if (state.done == state.everybody())
        return "everybody is done and nothing happened";
    return std::nullopt;
}

} // namespace

std::optional<std::string> invariants(const CardSet& cards, const State& state)
{
    for (int seat = 0; seat < state.seatCount; ++seat) {
        const SeatState& own = state.seats[seat];
        for (const Complaint& complaint : {stocks(cards, own), workers(cards, state, own), owed(own)})
            if (complaint)
                return "seat " + std::to_string(seat) + ": " + *complaint;
    }
    for (const Complaint& complaint :
        {crowds(cards, state), provinces(state), rewards(state), privileges(state), phases(state)})
        if (complaint)
            return complaint;
    return std::nullopt;
}

} // namespace sandglass::pendulum
