// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/scoring.h"

#include <algorithm>

namespace sandglass::pendulum {

Score score(const CardSet& cards, const State& state, int seat)
{
    const SeatState& own = state.seats[seat];
    Score result;
    result.legendary = own.held[at(Stock::Legendary)] > 0;
    result.complete = result.legendary;
    for (int track = 0; track < trackCount; ++track) {
        result.column[track] = cards.mats[own.mat].column[track] + own.held[stockOfTrack(track)];
        result.onScroll[track] = std::max(0, result.column[track] - cards.scrollColumn + 1);
        result.complete = result.complete && result.onScroll[track] > 0;
        result.points += result.onScroll[track];
        result.glory += own.glory[track];
    }
    result.points += result.legendary;
    return result;
}

core::ScoreSheet scoreSheet(const CardSet& cards, const State& state, core::Seat seat)
{
    const Score own = score(cards, state, core::index(seat));
    core::ScoreSheet sheet;
    for (int track = 0; track < trackCount; ++track)
        sheet.push({trackWords[track], own.onScroll[track]});
    sheet.push({stockWords[at(Stock::Legendary)], own.legendary});
    return sheet;
}

namespace {

struct Line {
    Score score;
    std::array<int, trackCount> worstFirst{};
    int rank = 0;
    int seat = 0;
};

struct Comparison {
    int order = 0; ///< above 0: the first is better
    std::string_view reason;
};

Comparison compare(const Line& one, const Line& other, bool glory)
{
    if (one.score.complete != other.score.complete)
        return {one.score.complete ? 1 : -1, "allOnScroll"};
    if (one.score.complete) {
        if (one.score.points != other.score.points)
            return {one.score.points - other.score.points, "mostOnScroll"};
    } else {
        if (one.score.legendary != other.score.legendary)
            return {one.score.legendary ? 1 : -1, "legendary"};
        // With glory in play the other ways of breaking a tie are skipped: only the worst track counts.
        const int compared = glory ? 1 : trackCount;
        for (int i = 0; i < compared; ++i)
            if (one.worstFirst[i] != other.worstFirst[i])
                return {one.worstFirst[i] - other.worstFirst[i], "worstTrack"};
    }
    if (glory && one.score.glory != other.score.glory)
        return {one.score.glory - other.score.glory, "glory"};
    return {other.rank - one.rank, "privilege"};
}

} // namespace

core::Ranking ranking(const CardSet& cards, const State& state)
{
    std::array<Line, core::maxSeats> lines;
    bool glory = false;
    for (int seat = 0; seat < state.seatCount; ++seat) {
        Line& line = lines[seat];
        line = {score(cards, state, seat), {}, state.rank(seat), seat};
        line.worstFirst = line.score.column;
        std::ranges::sort(line.worstFirst);
        glory = glory || state.seats[seat].usesGlory;
    }
    const auto used = std::span(lines).first(state.seatCount);
    std::ranges::sort(used, [&](const Line& a, const Line& b) { return compare(a, b, glory).order > 0; });

    core::Ranking result;
    for (int i = 0; i < state.seatCount; ++i) {
        const bool winner = i == 0 && lines[i].score.legendary; // who is complete has the legendary point, too
        const bool last = i + 1 == state.seatCount;
        std::string_view reason = last ? "last" : compare(lines[i], lines[i + 1], glory).reason;
        if (i == 0 && !winner)
            reason = "noLegendary";
        else if (i == 0 && last)
            reason = lines[i].score.complete ? "allOnScroll" : "legendary";
        result.push({core::seatAt(lines[i].seat), i + 1, winner, reason});
    }
    return result;
}

} // namespace sandglass::pendulum
