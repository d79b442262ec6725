// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scene.h"

/// Scenes that several tests begin with.
namespace sandglass::test {

/// Four single cards on display: captain at blue, nobleman at red, sorceress at green, chancellor at yellow.
inline void showFour(Scene& scene)
{
    scene.show("blue", "below", "captain").show("red", "below", "nobleman");
    scene.show("green", "below", "sorceress").show("yellow", "below", "chancellor");
}

inline Scene withFourCards(Scene scene)
{
    showFour(scene);
    for (int seat = 0; seat < scene.state.seats; ++seat)
        scene.gems(seat, 2, 2, 2, 2);
    return scene.round(1);
}

inline Scene two()
{
    return withFourCards({"corsair", "ambassador"});
}

inline Scene three()
{
    return withFourCards({"corsair", "ambassador", "herbalist"});
}

/// Seat 0 is about to place the card, and can pay for anything that two seats' gems can.
inline Scene placing(const char* card)
{
    Scene scene{"ambassador", "corsair"};
    scene.gems(0, 5, 5, 5, 5).hand(0, {card}).round(1);
    return scene;
}

/// Seat 0 chooses the card to play; seat 1 passes.
inline void choose(Scene& scene, const char* card)
{
    scene.development();
    scene.play(0, ("play card=" + std::string(card)).c_str());
    scene.play(1, "pass");
}

} // namespace sandglass::test
