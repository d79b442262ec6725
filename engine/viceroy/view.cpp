// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "viceroy/view.h"

#include <algorithm>

namespace sandglass::viceroy {

namespace {

template <class Deck>
void turnDown(Deck& deck)
{
    std::ranges::fill(deck, unknownCard);
}

void hideBehindScreen(Player& rival)
{
    rival.hand = {};
    rival.gems.fill(unknownAmount);
    rival.attacks = unknownAmount;
    if (rival.decision.ask == Ask::Archive)
        rival.decision.a = unknownCard;
}

bool screensStand(Phase phase)
{
    return phase < Phase::Recolouring;
}

} // namespace

core::View<State> view(const State& state, Seat viewer)
{
    core::View<State> view{viewer, state};
    State& known = view.known;
    known.random = core::Random{};
    turnDown(known.large);
    turnDown(known.small);
    turnDown(known.laws);
    const bool sealing = isSealing(state.phase);
    for (int i = 0; i < state.seats; ++i) {
        Player& one = known.players[static_cast<std::size_t>(i)];
        if (state.phase == Phase::FirstCard)
            one.hand.words[1] = 0;
        if (i == core::index(viewer) || !screensStand(state.phase))
            continue;
        hideBehindScreen(one);
        if (sealing && one.sealed != notSealed)
            one.sealed = sealedUnknown;
        if (CardIndex& kept = known.kept[static_cast<std::size_t>(i)]; kept != noCard)
            kept = unknownCard;
    }
    return view;
}

Event veil(const Event& event, Seat viewer)
{
    const bool own = event.args[0] == core::index(viewer);
    if (event.code == EventKind::CardDrawn && !own)
        return core::say(event.code, event.args[0], event.args[1], core::hidden);
    if (event.code == EventKind::LawReturned && !own)
        return core::say(event.code, event.args[0], core::hidden);
    return event;
}

} // namespace sandglass::viceroy
