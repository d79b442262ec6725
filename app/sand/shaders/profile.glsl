// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The glass's profile of revolution, as GLSL and as C++ (see glass.glsl): what is drawn is what the volumes are
// computed from.

const float bulbHeight = 0.82f;
const float neckRadius = 0.032f;
const float bellyRadius = 0.455f;
const float shoulderRadius = 0.385f;
const float bellyAt = 0.60f;
const float wall = 0.018f;
const float softness = 0.02f;

float unit(float value)
{
    return clamp(value, 0.0f, 1.0f);
}

float ramp(float from, float to, float value)
{
    float t = unit((value - from) / (to - from));
    return t * t * (3.0f - 2.0f * t);
}

float glassRadius(float height)
{
    float u = height / bulbHeight;
    float closing = max(0.0f, (u - bellyAt) / (1.0f - bellyAt));
    return mix(neckRadius, bellyRadius, ramp(0.0f, bellyAt, u)) - (bellyRadius - shoulderRadius) * closing * closing;
}

// Where the sand lies.
float innerRadius(float height)
{
    return glassRadius(height) - wall;
}
