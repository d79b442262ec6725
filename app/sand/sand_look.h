// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sand/vector.h"

#include <cstdint>

namespace sandglass::app {

/// The surface of the sand in one bulb, in the glass's own coordinates; shaders/glass.glsl explains the members.
struct SandSurface {
    glsl::vec2 up;
    float offset = -2;
    float slope = 0;
    float limit = 2;
    float rim = 0;
    float rimRadius = 0;

    friend bool operator==(const SandSurface&, const SandSurface&) = default;
};

/// Everything that a frame needs to know about a timer, in terms of the game.
struct SandMoment {
    std::int64_t now = 0; // ms of the game's clock
    std::int64_t remaining = 0; // ms of sand
    std::int64_t duration = 1;
    std::int64_t sinceRunOut = 0; // ms
    double flight = 1; // how far a flip has come; 1 is standing
    double tip = 0; // how far the glass lies on its side; 1 is lying
    double shareBefore = 1; // what the bulb that is now the upper one held when the flip began
    bool running = false; // the clock runs
    bool calm = false; // reduced motion
};

/// Everything that a frame shows of the sand: what the shader and the painter are given.
struct SandLook {
    SandSurface upper;
    SandSurface lower;
    float angle = 0; // radians, clockwise; how far the glass is turned
    float streamTop = 0;
    float streamBottom = 0;
    float streamSeconds = 0;
    float streamStrength = 0;
    float glint = 0; // the last ten seconds
    float breath = 0; // run out
    friend bool operator==(const SandLook&, const SandLook&) = default;
};

inline constexpr std::int64_t glintFrom = 10'000;

SandLook lookOf(const SandMoment& moment);

/// What points towards the lamp, seen from a glass that is turned by the angle.
glsl::vec2 lightFor(float angle);

/// The share of the sand that the upper bulb holds.
double shareLeft(const SandMoment& moment);

} // namespace sandglass::app
