// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>

/// GLSL's vectors and functions, as far as shaders/glass.glsl uses them: so the painter shades with the shader's own
/// source. Names are GLSL's.
namespace sandglass::app::glsl {

struct vec2 {
    float x = 0;
    float y = 0;
    constexpr vec2() = default;
    constexpr vec2(float a, float b)
        : x(a)
        , y(b)
    {
    }
    friend constexpr bool operator==(vec2, vec2) = default;
};

struct vec3 {
    float x = 0;
    float y = 0;
    float z = 0;
    constexpr vec3() = default;
    constexpr vec3(float a, float b, float c)
        : x(a)
        , y(b)
        , z(c)
    {
    }
    friend constexpr bool operator==(vec3, vec3) = default;
};

struct vec4 {
    float x = 0;
    float y = 0;
    float z = 0;
    float w = 0;
    constexpr vec4() = default;
    constexpr vec4(float a, float b, float c, float d)
        : x(a)
        , y(b)
        , z(c)
        , w(d)
    {
    }
    constexpr vec4(vec3 v, float d)
        : x(v.x)
        , y(v.y)
        , z(v.z)
        , w(d)
    {
    }
    friend constexpr bool operator==(vec4, vec4) = default;
};

constexpr vec2 operator+(vec2 a, vec2 b)
{
    return {a.x + b.x, a.y + b.y};
}
constexpr vec2 operator*(vec2 a, float k)
{
    return {a.x * k, a.y * k};
}
constexpr vec3 operator+(vec3 a, vec3 b)
{
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}
constexpr vec3 operator*(vec3 a, float k)
{
    return {a.x * k, a.y * k, a.z * k};
}
constexpr vec4 operator+(vec4 a, vec4 b)
{
    return {a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w};
}
constexpr vec4 operator*(vec4 a, float k)
{
    return {a.x * k, a.y * k, a.z * k, a.w * k};
}

constexpr float min(float a, float b)
{
    return a < b ? a : b;
}
constexpr float max(float a, float b)
{
    return a < b ? b : a;
}
constexpr float clamp(float value, float low, float high)
{
    return min(max(value, low), high);
}
constexpr float step(float edge, float value)
{
    return value < edge ? 0.0F : 1.0F;
}
constexpr float mix(float a, float b, float t)
{
    return a + (b - a) * t;
}
constexpr vec3 mix(vec3 a, vec3 b, float t)
{
    return a * (1 - t) + b * t;
}
constexpr vec4 mix(vec4 a, vec4 b, float t)
{
    return a * (1 - t) + b * t;
}
constexpr float dot(vec2 a, vec2 b)
{
    return a.x * b.x + a.y * b.y;
}
constexpr float dot(vec3 a, vec3 b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

inline float abs(float value)
{
    return std::fabs(value);
}
inline float floor(float value)
{
    return std::floor(value);
}
inline float fract(float value)
{
    return value - std::floor(value);
}
inline float sqrt(float value)
{
    return std::sqrt(value);
}
inline float length(vec2 v)
{
    return std::sqrt(dot(v, v));
}
inline vec3 normalize(vec3 v)
{
    return v * (1 / std::sqrt(dot(v, v)));
}

} // namespace sandglass::app::glsl
