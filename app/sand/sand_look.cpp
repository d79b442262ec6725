// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sand/sand_look.h"

#include "sand/glass_profile.h"
#include "sand/sand_volume.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sandglass::app {

namespace {

using std::numbers::pi;

constexpr double breathPeriod = 2400; // ms
constexpr double threadEnds = 350; // ms in which the last thread thins out

double smooth(double from, double to, double value)
{
    const double t = std::clamp((value - from) / (to - from), 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

/// 0 to 1 and back in one period, starting at 0.
double swell(double time, double period)
{
    return 0.5 - 0.5 * std::cos(2 * pi * time / period);
}

glsl::vec2 turned(double x, double y, double angle)
{
    return {static_cast<float>(x * std::cos(angle) - y * std::sin(angle)),
        static_cast<float>(x * std::sin(angle) + y * std::cos(angle))};
}

/// `side` is -1 for the bulb at the top of an unturned glass, 1 for the other.
SandSurface surfaceOf(int side, double share, double angle)
{
    SandSurface surface;
    surface.up = turned(0, -1, -angle);
    if (share <= 0)
        return surface;
    // 1 where this bulb is the upper one, -1 where it is the lower one.
    const double height = static_cast<double>(surface.up.y) * side;
    // Sand slips level as soon as the glass leans; standing, it has its funnel or its heap.
    const double standing = smooth(0.93, 0.9995, std::abs(height));
    const bool above = height > 0;
    const double middle = above ? funnelMiddle(share) : 0;
    const double upright = above ? middle : heapPeak(share) - bulbHeight();
    double offset = upright;
    if (standing < 1)
        offset = std::lerp(levelOffset(std::acos(std::clamp(height, -1.0, 1.0)), share), upright, standing);
    surface.offset = static_cast<float>(offset);
    surface.slope = static_cast<float>(standing * (above ? funnelSlope : -heapSlope));
    if (!above || standing <= 0)
        return surface;
    surface.limit = static_cast<float>(std::lerp(1.0, fullHeight, standing));
    const double rim = funnelRim(middle);
    surface.rim = static_cast<float>(rim);
    surface.rimRadius = static_cast<float>(standing * innerRadius(rim));
    return surface;
}

void addStream(SandLook& look, const SandMoment& moment)
{
    if (moment.remaining <= 0 || moment.flight < 1 || moment.tip > 0)
        return;
    const double share = shareLeft(moment);
    look.streamTop = -0.01F; // just inside the neck
    look.streamBottom = static_cast<float>(bulbHeight() - heapPeak(1 - share));
    // Wrapped, so that a float still counts milliseconds in the last hour of a long evening.
    look.streamSeconds = static_cast<float>(static_cast<double>(moment.now % 600'000) / 1000);
    look.streamStrength = static_cast<float>(smooth(0, threadEnds, static_cast<double>(moment.remaining)));
}

float glintOf(const SandMoment& moment)
{
    if (moment.remaining <= 0 || moment.remaining > glintFrom)
        return 0;
    if (moment.calm)
        return 0.6F;
    const double pulse = 1 - swell(static_cast<double>(glintFrom - moment.remaining), 1000);
    return static_cast<float>((0.2 + 0.8 * pulse) * (1 - moment.tip));
}

float breathOf(const SandMoment& moment)
{
    if (moment.remaining > 0)
        return 0;
    const double level = moment.calm ? 0.6 : 0.25 + 0.75 * swell(static_cast<double>(moment.sinceRunOut), breathPeriod);
    return static_cast<float>(level * (1 - moment.tip));
}

} // namespace

double shareLeft(const SandMoment& moment)
{
    const double left =
        static_cast<double>(moment.remaining) / static_cast<double>(std::max<std::int64_t>(1, moment.duration));
    const double share = std::clamp(left, 0.0, 1.0);
    return moment.flight < 1 ? std::lerp(moment.shareBefore, share, smooth(0.1, 0.9, moment.flight)) : share;
}

SandLook lookOf(const SandMoment& moment)
{
    const double share = shareLeft(moment);
    const double angle = pi * (1 - moment.flight) + pi / 2 * moment.tip;
    SandLook look;
    look.angle = static_cast<float>(angle);
    look.upper = surfaceOf(-1, share, angle);
    look.lower = surfaceOf(1, 1 - share, angle);
    addStream(look, moment);
    look.glint = glintOf(moment);
    look.breath = breathOf(moment);
    return look;
}

glsl::vec2 lightFor(float angle)
{
    return turned(-0.55, -0.835, -static_cast<double>(angle));
}

} // namespace sandglass::app
