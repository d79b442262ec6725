// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy_subject.h"

#include "card_data.h"
#include "hidden.h"

namespace sandglass::test {

Subject<viceroy::Game> viceroySubject()
{
    Subject<viceroy::Game> subject;
    subject.cards = viceroyCards();
    subject.options = {{1, 1}, {1, 2}, {1, 3}, {2, 0}, {2, 1}, {2, 2}, {3, 0}, {3, 1}, {4, 0}, {1, 1, true, true},
        {2, 0, true, true}, {4, 0, true, false}};
    subject.endings = subject.options;
    subject.permuteHidden = permuteHidden;
    subject.shiftTimes = [](const viceroy::State& state, core::Millis) { return state; };
    subject.relabel = relabel;
    subject.relabelAction = [](const viceroy::Action& action, std::span<const int>) { return action; };
    return subject;
}

} // namespace sandglass::test
