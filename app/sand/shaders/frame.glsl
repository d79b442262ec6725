// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a frame is given, in the order in which shaded_glass.cpp writes it. OpenGL wants it alike in both shaders.
layout(std140, binding = 0) uniform Frame {
    mat4 matrix;
    vec4 sight; // light x, light y, size of a pixel, opacity
    vec4 upper; // up x, up y, offset, slope
    vec4 upperRim; // limit, rim, radius of the rim
    vec4 lower;
    vec4 lowerRim;
    vec4 stream; // top, bottom, seconds, strength
    vec4 life; // glint, breath
    vec4 sand;
    vec4 glow;
    vec4 brass;
    vec4 brassBright;
    vec4 glass;
    vec4 shadow;
} frame;
