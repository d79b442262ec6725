// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiletum/play.h"

namespace sandglass::tiletum {

/// The stack of open things: what is granted is opened on top of what it interrupts, and leaves when it is used up.

/// May free tasks be done now? Rulebook "Doplňková akce": at any time in one's turn, in the middle of spending points
/// too. Only what must be answered at once (which resource, which building, where to) comes first.
constexpr bool allowsTasks(Open open)
{
    return open <= Open::Bonuses;
}

/// May the rest of it be left? Resources and colours are always chosen; bonuses may be ignored (rulebook "Herní plán").
constexpr bool mayBeLeft(Open open)
{
    return open != Open::ChooseDie && open != Open::BonusTile && open != Open::KingTile && open != Open::Resources
        && open != Open::Colour;
}

/// An open thing of this kind, with nothing else in it yet.
Frame frameOf(Open kind, int points = 0);
void open(State& state, const Frame& frame);
/// Closes everything on top that has nothing left. The die's own frame stays until the turn ends.
void closeSpent(State& state);

/// Gives all of an effect: gains at once, everything else opened so that its first part lies on top.
void grant(Play& play, const Effect& effect, Line line);

/// Begins an action with so many points. The king's action has no options: it is done at once.
void beginAction(Play& play, Action action, int points);
/// More points for the action of the die; only if one is under way.
void addDiePoints(Play& play, int points);
bool dieActionUnderWay(const State& state);

/// Is this option of an action open now, and are there points enough?
inline Verdict requireSpend(const State& state, Action action, int points)
{
    const Frame& frame = top(state);
    if (frame.open == Open::BonusTile)
        return say(Refusal::AnswerFirst, frame.open); // the action comes after the tile
    if (frame.open != Open::Spend || frame.action != action)
        return say(Refusal::OtherAction, action);
    if (frame.points < points)
        return say(Refusal::TooFewPoints, points, frame.points);
    return {};
}

inline void spend(State& state, int points)
{
    Frame& frame = top(state);
    frame.points = static_cast<std::uint8_t>(frame.points - points);
}

// Verbs that answer what is open.
Verdict whyNotPick(const State& state);
void pick(Play& play, Resource resource);
Verdict whyNotChoose(const State& state, Action action);
void choose(Play& play, Action action);
Verdict whyNotFinish(const State& state);
void finish(State& state);

// Activating a building and using its characters' bonuses, each once, in any order, any of them ignored.
bool anyCharacter(const Board& board);
Verdict whyNotActivate(const State& state, int building);
void activate(Play& play, int building);
Verdict whyNotEnjoy(const State& state, int floor);
void enjoy(Play& play, int floor);

} // namespace sandglass::tiletum
