// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/scoring.h"

#include "tiletum/solo.h"

#include <numeric>

namespace sandglass::tiletum {

int housesTimesPillars(const Board& board)
{
    return count(board.houses) * count(board.pillars);
}

int finishedBuildingPoints(const CardSet& cards, const Board& board)
{
    return cards.finishedBuildings[static_cast<std::size_t>(count(board.finished))];
}

int leftoverPoints(const Board& board)
{
    return std::accumulate(board.resources.begin(), board.resources.end(), 0) / 4;
}

void scoreEnd(Play& play)
{
    State& state = play.state;
    for (const std::uint8_t seat : state.order) {
        const Board& board = state.boards[seat];
        if (state.solo && seat == opponentSeat) {
            score(play, seat, opponentFinalPoints(board), Line::Opponent);
            continue;
        }
        score(play, seat, housesTimesPillars(board), Line::HousesTimesPillars);
        score(play, seat, finishedBuildingPoints(play.cards, board), Line::FinishedBuildings);
        score(play, seat, leftoverPoints(board), Line::Leftovers);
    }
}

core::ScoreSheet scoreLines(const State& state, core::Seat seat)
{
    const Board& board = state.boards[static_cast<std::size_t>(core::index(seat))];
    core::ScoreSheet sheet;
    for (int line = 0; line < lineCount; ++line)
        if (static_cast<Line>(line) != Line::Opponent) // which has no seat
            sheet.push({lineWords[static_cast<std::size_t>(line)], board.lines[static_cast<std::size_t>(line)]});
    return sheet;
}

core::Ranking ranking(const CardSet&, const State& state)
{
    core::Ranking result;
    if (state.solo) {
        const bool won = state.boards[0].points > state.boards[opponentSeat].points;
        result.push({core::seatAt(0), won ? 1 : 2, won, won ? "moreThanOpponent" : "notMoreThanOpponent"});
        return result;
    }
    // Each seat goes behind everybody with as many points, so that equal ones stay in order.
    core::List<std::uint8_t, maxPlayers> seats;
    for (const std::uint8_t seat : state.order) {
        int place = 0;
        while (place < seats.size() && state.boards[seats[place]].points >= state.boards[seat].points)
            ++place;
        seats.insert(place, seat);
    }
    for (int place = 0; place < seats.size(); ++place) {
        const auto points = [&](int at) { return state.boards[seats[at]].points; };
        const bool tied = place + 1 < seats.size() && points(place) == points(place + 1);
        result.push({core::seatAt(seats[place]), place + 1, place == 0, tied ? "order" : "points"});
    }
    return result;
}

} // namespace sandglass::tiletum
