// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sand/glass_profile.h"

#include "sand/vector.h"

namespace sandglass::app {

namespace glsl {
namespace {
#include "sand/shaders/profile.glsl"
} // namespace
} // namespace glsl

double bulbHeight()
{
    return glsl::bulbHeight;
}

double innerRadius(double height)
{
    return glsl::innerRadius(static_cast<float>(height));
}

double tipSoftness()
{
    return glsl::softness;
}

} // namespace sandglass::app
