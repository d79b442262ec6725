// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#version 440
#extension GL_GOOGLE_include_directive : require

#include "frame.glsl"

layout(location = 0) in vec4 vertex;
layout(location = 1) in vec2 placeIn;
layout(location = 0) out vec2 place;

void main()
{
    place = placeIn;
    gl_Position = frame.matrix * vertex;
}
