// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a sand timer looks like, written once: the GPU compiles this file as GLSL (glass.frag), the painter as C++
// (glass_images.cpp, with the vectors of vector.h). So it keeps to what both understand: literals end in f, no swizzles,
// no references, no arrays.
//
// The glass's own coordinates: y from -1 (the top cap) to 1 (the bottom cap) whatever its size, x to the right, the
// neck at (0, 0). A "height" is the distance from the neck along the axis. `px` is the size of a pixel.
// `light` is the unit vector towards the lamp, which stays where it is when the glass turns.

#include "profile.glsl"

struct Palette {
    vec3 sand;
    vec3 glow;
    vec3 brass;
    vec3 brassBright;
    vec3 glass;
    vec4 shadow;
};

// The surface of the sand in one bulb: sand lies below `offset` along `up`, tilted away from the middle by `slope`
// (a funnel where it is positive, a heap where it is negative), and nowhere above `limit`.
struct Surface {
    vec2 up;
    float offset;
    float slope;
    float limit;
    float rim; // height of the funnel's rim, and its radius; 0 where there is no funnel to look into
    float rimRadius;
};

// Close to exp(-value * value), for a fraction of its cost.
float bell(float value)
{
    float t = max(0.0f, 1.0f - value * value * 0.25f);
    return t * t * t * t;
}

float hash(vec2 cell)
{
    float a = fract(cell.x * 0.61803f + cell.y * 0.41421f);
    float b = fract((a + 0.137f) * (cell.x * 0.0713f + 17.31f) + (a + 0.71f) * (cell.y * 0.0519f + 11.17f));
    return fract((a + b) * (b * 41.7f + 23.3f) * 3.17f);
}

vec4 over(vec4 above, vec4 below)
{
    return above + below * (1.0f - above.w);
}

vec4 tinted(vec3 colour, float alpha)
{
    return vec4(colour * alpha, alpha);
}

vec3 rgb(vec4 colour)
{
    return vec3(colour.x, colour.y, colour.z);
}

// How much the radius grows along the axis.
float glassFlare(float height)
{
    return (glassRadius(height + 0.004f) - glassRadius(height - 0.004f)) / 0.008f;
}

// Negative inside.
float roundedBox(vec2 p, vec2 halfSize, float radius)
{
    vec2 q = vec2(abs(p.x) - halfSize.x + radius, abs(p.y) - halfSize.y + radius);
    return length(vec2(max(q.x, 0.0f), max(q.y, 0.0f))) + min(max(q.x, q.y), 0.0f) - radius;
}

// From the glass's side alone.
float sideDistance(vec2 p)
{
    float height = min(abs(p.y), bulbHeight);
    float flare = glassFlare(max(height, 0.01f));
    return (abs(p.x) - glassRadius(height)) / sqrt(1.0f + flare * flare);
}

float glassDistance(vec2 p)
{
    return max(sideDistance(p), abs(p.y) - bulbHeight);
}

float plateDistance(vec2 p)
{
    return roundedBox(vec2(p.x, abs(p.y) - 0.925f), vec2(0.535f, 0.055f), 0.026f);
}

float collarDistance(vec2 p)
{
    return roundedBox(vec2(p.x, abs(p.y) - 0.845f), vec2(0.455f, 0.034f), 0.018f);
}

float outlineDistance(vec2 p)
{
    return min(min(plateDistance(p), collarDistance(p)), glassDistance(p));
}

// The glass's normal towards the one who looks.
vec3 glassNormal(vec2 p)
{
    float height = max(abs(p.y), 0.002f);
    float across = clamp(p.x / glassRadius(height), -1.0f, 1.0f);
    float flare = glassFlare(height) * (p.y < 0.0f ? -1.0f : 1.0f);
    return normalize(vec3(across, -flare, sqrt(max(0.0f, 1.0f - across * across)) + 0.02f));
}

// A tall window's reflection: a streak that follows the glass's contour on the side of the lamp.
float streak(float across, float at, float halfWidth, float height)
{
    float narrow = 1.0f - ramp(halfWidth * 0.55f, halfWidth, abs(across - at));
    return narrow * ramp(0.24f, 0.40f, height) * (1.0f - ramp(0.66f, 0.80f, height));
}


vec4 shadowAt(vec2 p, vec2 light, Palette palette)
{
    vec2 behind = p + light * 0.05f;
    float soft = 1.0f - ramp(-0.06f, 0.16f, outlineDistance(behind));
    return tinted(rgb(palette.shadow), palette.shadow.w * soft * 0.75f);
}

float haloAt(vec2 p)
{
    float away = outlineDistance(p);
    float outside = bell(max(away, 0.0f) / 0.075f) * (1.0f - ramp(0.12f, 0.2f, away));
    return outside * (1.0f - unit(-away / 0.02f)) * 0.8f;
}

// Darker than what it stands on, so that sand is seen against it even where it has the area's own colour.
vec4 glassBack(vec2 p, float px, Palette palette)
{
    float inside = unit(0.5f - glassDistance(p) / px);
    float across = unit(abs(p.x) / glassRadius(abs(p.y)));
    float edge = across * across * across * across;
    vec4 far = tinted(palette.glass, inside * (0.045f + 0.13f * edge));
    return over(far, tinted(rgb(palette.shadow), inside * 0.62f));
}

vec4 glassFront(vec2 p, float px, vec2 light, Palette palette)
{
    float away = glassDistance(p);
    if (away > px)
        return vec4(0.0f, 0.0f, 0.0f, 0.0f);
    float inside = unit(0.5f - away / px);
    vec3 normal = glassNormal(p);
    // Both walls' edges, outer and inner, so that the glass has a thickness.
    float width = max(px * 0.9f, 0.010f);
    float aside = sideDistance(p);
    float outer = bell((aside + width * 0.8f) / width) * 0.66f;
    float inner = bell((aside + wall + width) / width) * 0.20f;
    float lit = 0.45f + 0.55f * unit(0.5f + 0.7f * (normal.x * light.x + normal.y * light.y));
    vec4 rim = tinted(palette.glass, unit((outer + inner) * lit) * inside);

    float height = abs(p.y);
    float across = p.x / glassRadius(height);
    float side = clamp(light.x * 1.2f, -0.68f, 0.68f);
    float facing = 0.55f + 0.45f * unit(0.5f + normal.y * light.y * 0.9f);
    float window = streak(across, side, 0.13f, height) * 0.46f * facing;
    float pane = streak(across, side * 0.62f, 0.045f, height) * 0.22f * facing;
    float echo = streak(across, -side * 1.22f, 0.07f, height) * 0.15f;
    float sheen = ramp(0.5f, 1.0f, normal.x * light.x + normal.y * light.y) * 0.10f;
    return over(tinted(vec3(1.0f, 1.0f, 1.0f), unit(window + pane + echo + sheen) * inside), rim);
}

// Turned metal: a round body with a lit side, a dark core and a warm reflected light, with two grooves.
vec3 brassAt(vec2 p, float halfWidth, float along, vec2 light, Palette palette)
{
    float across = clamp(p.x / halfWidth, -1.0f, 1.0f);
    float key = bell((across - light.x * 0.85f) / 0.17f) + 0.45f * bell((across - light.x * 0.35f) / 0.34f);
    float second = bell((across + light.x * 1.35f) / 0.10f) * 0.40f;
    float core = 0.30f + 0.50f * sqrt(max(0.0f, 1.0f - across * across)) + 0.14f * light.x * across;
    float bevel = -along * light.y * (p.y < 0.0f ? -1.0f : 1.0f);
    float brushed = (hash(vec2(floor(p.y * 260.0f), 3.0f)) - 0.5f) * 0.06f;
    vec3 metal = mix(palette.brass, palette.brassBright, unit(0.9f * bevel)) * clamp(core + 0.26f * bevel + brushed, 0.14f, 1.15f);
    vec3 shine = mix(palette.brassBright, vec3(1.0f, 0.97f, 0.88f), 0.55f);
    return mix(metal, shine, unit((key * 0.62f + second) * (0.75f + 0.6f * bevel)));
}

vec4 brassPart(float away, vec2 p, float px, float halfWidth, float middle, float halfHeight, vec2 light, Palette palette)
{
    if (away > px)
        return vec4(0.0f, 0.0f, 0.0f, 0.0f);
    float along = clamp((abs(p.y) - middle) / halfHeight, -1.0f, 1.0f);
    vec3 colour = brassAt(p, halfWidth, along * along * along, light, palette);
    float outline = 1.0f - 0.45f * unit(1.0f + away / max(px * 1.4f, 0.012f));
    return tinted(colour * outline, unit(0.5f - away / px));
}

vec4 capsAt(vec2 p, float px, vec2 light, Palette palette)
{
    if (abs(p.y) < 0.80f - px)
        return vec4(0.0f, 0.0f, 0.0f, 0.0f);
    vec4 plate = brassPart(plateDistance(p), p, px, 0.535f, 0.925f, 0.055f, light, palette);
    vec4 collar = brassPart(collarDistance(p), p, px, 0.455f, 0.845f, 0.034f, light, palette);
    float groove = bell((abs(p.y) - 0.925f) / 0.008f) * 0.35f;
    plate = vec4(rgb(plate) * (1.0f - groove), plate.w);
    return over(plate, collar);
}

// Grains at two sizes, so that the sand has a texture at every size of the glass.
float grainAt(vec2 p)
{
    float fine = hash(vec2(floor(p.x * 150.0f), floor(p.y * 150.0f)));
    float coarse = hash(vec2(floor(p.x * 61.0f + 0.5f * floor(p.y * 61.0f)) + 91.0f, floor(p.y * 61.0f)));
    return (fine - 0.5f) * 0.30f + (coarse - 0.5f) * 0.12f;
}

// Here and there a grain that catches the light: a round dot somewhere in its cell.
float speckAt(vec2 p)
{
    vec2 cell = vec2(floor(p.x * 34.0f), floor(p.y * 34.0f));
    float chance = hash(cell);
    vec2 spot = vec2(0.2f + 0.6f * hash(cell + vec2(17.0f, 3.0f)), 0.2f + 0.6f * hash(cell + vec2(5.0f, 29.0f)));
    float away = length(vec2(p.x * 34.0f - cell.x - spot.x, p.y * 34.0f - cell.y - spot.y));
    return (1.0f - ramp(0.08f, 0.24f, away)) * ramp(0.62f, 1.0f, chance);
}

vec3 sandAt(vec2 p, vec2 light, Palette palette)
{
    vec3 normal = glassNormal(p);
    float lamp = dot(normal, normalize(vec3(light.x, light.y, 0.9f)));
    float body = 0.18f + 0.62f * unit(0.35f + 0.65f * lamp);
    float edge = unit(abs(p.x) / innerRadius(abs(p.y)));
    float tone = body * (1.0f - 0.45f * edge * edge * edge) + grainAt(p) * 0.62f;
    vec3 dark = palette.sand * 0.55f;
    vec3 colour = tone < 0.5f ? mix(dark, palette.sand, unit(tone * 2.0f))
                              : mix(palette.sand, palette.glow, unit(tone * 2.0f - 1.0f));
    return mix(colour, mix(palette.glow, vec3(1.0f, 1.0f, 1.0f), 0.35f), speckAt(p) * 0.75f);
}

// What is in front of the sand, wherever it lies: the glass's face and the caps.
vec4 frontAt(vec2 p, float px, vec2 light, Palette palette)
{
    return over(capsAt(p, px, light, palette), glassFront(p, px, light, palette));
}

// What is behind it.
vec4 backAt(vec2 p, float px, vec2 light, Palette palette)
{
    return over(glassBack(p, px, palette), shadowAt(p, light, palette));
}

float innerCover(vec2 p, float px)
{
    float flare = glassFlare(max(abs(p.y), 0.01f));
    float away = (abs(p.x) - innerRadius(abs(p.y))) / sqrt(1.0f + flare * flare);
    return unit(0.5f - away / px) * unit(0.5f + (bulbHeight - abs(p.y)) / px);
}

vec4 sandLayer(vec2 p, float px, vec2 light, Palette palette)
{
    return tinted(sandAt(p, light, palette), innerCover(p, px));
}

// The far side of the funnel, which is seen a little from above.
vec4 slopeLayer(vec2 p, float px, vec2 light, Palette palette)
{
    float across = p.x / innerRadius(abs(p.y));
    float tone = 0.80f + 0.45f * across * light.x + grainAt(p) * 0.7f;
    vec3 pale = mix(palette.glow, vec3(1.0f, 1.0f, 1.0f), 0.12f);
    return tinted(mix(palette.sand * 0.7f, pale, unit(tone)), innerCover(p, px));
}

// Positive below the surface.
float sandDepth(vec2 p, Surface surface)
{
    float height = dot(p, surface.up);
    float across = dot(p, vec2(-surface.up.y, surface.up.x));
    float lift = surface.slope * (sqrt(across * across + softness * softness) - softness);
    float depth = (surface.offset + lift - height) / sqrt(1.0f + surface.slope * surface.slope);
    return min(depth, surface.limit - height);
}

// Positive below the far rim of the funnel, which is seen a little from above.
float slopeDepth(vec2 p, Surface surface)
{
    float across = dot(p, vec2(-surface.up.y, surface.up.x)) / max(surface.rimRadius, 0.001f);
    float bulge = 0.085f * surface.rimRadius * sqrt(max(0.0f, 1.0f - across * across));
    return surface.rimRadius <= 0.0f ? -1.0f : surface.rim + bulge - dot(p, surface.up);
}

vec4 withSand(vec4 empty, vec4 filled, vec4 slope, float depth, float slopeBelow, float px, float glint, Palette palette)
{
    float cover = unit(0.5f + depth / px);
    float crest = bell((depth - 0.008f) / max(px * 1.2f, 0.014f)) * 0.38f;
    float lit = unit(crest + glint * 0.30f) * filled.w;
    vec4 sand = vec4(mix(rgb(filled), palette.glow * filled.w, lit), filled.w);
    return mix(mix(empty, slope, unit(0.5f + slopeBelow / px) * 0.92f), sand, cover);
}

// The falling thread between `top` and `bottom` and the grains in it. Grains gather speed as they fall, so places are
// counted in time of fall; `seconds` comes from the game's clock.
vec4 streamAt(vec2 p, float px, float top, float bottom, float seconds, float strength, float glint, Palette palette)
{
    float fallen = unit((p.y - top) / max(bottom - top, 0.001f));
    float between = unit(0.5f + (p.y - top) / px) * unit(0.5f + (bottom - p.y) / px);
    float beat = sqrt(max(p.y - top, 0.0f) + 0.02f) * 34.0f - seconds * 26.0f;
    float drop = hash(vec2(floor(beat), 5.0f));
    float sway = (drop - 0.5f) * (0.006f + 0.012f * fallen);
    float width = max(0.011f - 0.003f * fallen, px * 0.6f);
    float thread = bell((p.x - sway * 0.4f) / width) * (0.72f + 0.28f * hash(vec2(floor(beat * 1.7f), 9.0f)));
    float grainX = sway * 4.0f;
    float grainY = (fract(beat) - 0.5f) * sqrt(max(p.y - top, 0.0f) + 0.02f) / 17.0f;
    float grain = bell(length(vec2(p.x - grainX, grainY)) / max(0.010f, px * 0.75f)) * step(0.45f, drop);
    // Grains leap aside where the thread meets the heap.
    float dome = bell(length(vec2(p.x, (bottom - p.y) * 1.2f)) / 0.030f);
    float leap = hash(vec2(floor(p.x * 80.0f) + floor(seconds * 25.0f) * 7.0f, floor(p.y * 80.0f)));
    float splash = dome * step(0.6f, leap) * 0.75f;
    float aura = bell(p.x / 0.030f) * glint * 0.55f;
    float alpha = unit(max(max(thread, grain), splash) * strength) * between;
    vec3 colour = mix(mix(palette.sand, palette.glow, 0.6f), vec3(1.0f, 0.99f, 0.94f), unit(grain * 0.5f + glint * 0.55f));
    return over(tinted(colour, alpha), tinted(palette.glow, aura * between * strength));
}
