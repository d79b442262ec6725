// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scene.h"

namespace sandglass::test {

inline Scene twoSeats(const char* first = "ambassador")
{
    return Scene{first, "corsair"};
}

/// Seat 0 plays the law; seat 1 passes.
inline QStringList enact(Scene& scene, const char* law)
{
    scene.hand(0, {law});
    if (scene.state.round == 0)
        scene.round(1);
    scene.development();
    scene.play(0, ("play card=" + std::string(law)).c_str());
    return scene.play(1, "pass");
}

inline QStringList enactAt(Scene& scene, const char* law, const char* place)
{
    enact(scene, law);
    return scene.play(0, place);
}

/// What the laws of a seat score when the game ends here.
inline int lawPoints(Scene& scene, int seat = 0)
{
    return scene.end().step(seat, viceroy::ScoreStep::Laws);
}

} // namespace sandglass::test
