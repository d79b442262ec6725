// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#version 440
#extension GL_GOOGLE_include_directive : require

#include "frame.glsl"
#include "glass.glsl"

layout(location = 0) in vec2 place;
layout(location = 0) out vec4 colour;


// Whether sand can be at the place at all, pixels at the edge included.
bool holdsSand(vec2 p, float px)
{
    return abs(p.y) < bulbHeight && abs(p.x) < innerRadius(abs(p.y)) + 2.0f * px;
}

void main()
{
    Palette palette = Palette(frame.sand.rgb, frame.glow.rgb, frame.brass.rgb, frame.brassBright.rgb, frame.glass.rgb,
        frame.shadow);
    vec2 light = frame.sight.xy;
    float px = frame.sight.z;
    vec4 bulb = place.y < 0.0 ? frame.upper : frame.lower;
    vec4 rim = place.y < 0.0 ? frame.upperRim : frame.lowerRim;
    Surface surface = Surface(bulb.xy, bulb.z, bulb.w, rim.x, rim.y, rim.z);

    vec4 front = frontAt(place, px, light, palette);
    vec4 back = backAt(place, px, light, palette);
    vec4 shown = over(front, back);
    if (holdsSand(place, px)) {
        vec4 filled = over(front, over(sandLayer(place, px, light, palette), back));
        vec4 slope = over(front, over(slopeLayer(place, px, light, palette), back));
        shown = withSand(shown, filled, slope, sandDepth(place, surface), slopeDepth(place, surface), px, frame.life.x,
            palette);
    }
    if (frame.stream.w > 0.0)
        shown = over(streamAt(place, px, frame.stream.x, frame.stream.y, frame.stream.z, frame.stream.w, frame.life.x,
                         palette), shown);
    vec4 halo = tinted(palette.glow, haloAt(place) * frame.life.y);
    colour = over(shown, halo) * frame.sight.w;
}
