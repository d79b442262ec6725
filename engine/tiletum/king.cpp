// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/king.h"

#include <algorithm>

namespace sandglass::tiletum {

namespace {

void tellPlace(Play& play, int seat)
{
    play.tell(EventKind::KingMoved, seat, kingPoints(play.cards, play.state.boards[seat]));
}

} // namespace

void advance(Play& play, int seat, int spaces)
{
    State& state = play.state;
    Board& board = state.boards[seat];
    const int last = static_cast<int>(play.cards.kingTrack.size()) - 1;
    const int to = std::min(board.king + spaces, last);
    if (to == board.king)
        return; // who stands still keeps its place in the stack
    state.king.take(state.king.find(static_cast<std::uint8_t>(seat)));
    board.king = static_cast<std::uint8_t>(to);
    int place = 0;
    while (place < state.king.size() && state.boards[state.king[place]].king >= to)
        ++place;
    state.king.insert(place, static_cast<std::uint8_t>(seat));
    tellPlace(play, seat);
}

void corrupt(Play& play, int spaces)
{
    if (spaces == 0)
        return;
    State& state = play.state;
    core::List<std::uint8_t, maxPlayers> moved;
    // From the hindmost stack to the foremost, each from its bottom up; arrivals lie on top of earlier ones.
    int end = state.king.size();
    while (end > 0) {
        const int from = state.boards[state.king[end - 1]].king;
        int begin = end;
        while (begin > 0 && state.boards[state.king[begin - 1]].king == from)
            --begin;
        const int to = std::max(from - spaces, 0);
        for (int i = begin; i < end; ++i) {
            const std::uint8_t seat = state.king[i];
            int place = 0;
            while (place < moved.size() && state.boards[moved[place]].king >= to)
                ++place;
            state.boards[seat].king = static_cast<std::uint8_t>(to);
            moved.insert(place, seat);
            if (to != from)
                tellPlace(play, seat);
        }
        end = begin;
    }
    state.king = moved;
}

void returnRedDiscs(Play& play)
{
    State& state = play.state;
    // The list needs no change: everybody red was behind everybody on the start, the better ones first.
    for (const std::uint8_t seat : state.king) {
        Board& board = state.boards[seat];
        if (board.king >= play.cards.kingStart)
            continue;
        board.king = static_cast<std::uint8_t>(play.cards.kingStart);
        play.tell(EventKind::KingReturned, seat);
    }
}

} // namespace sandglass::tiletum
