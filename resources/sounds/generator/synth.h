// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

/// What the sounds are made of. The same calls give the same samples: noise comes from a counted generator.
namespace sandglass::sounds {

inline constexpr int rate = 44'100; // samples a second

using Samples = std::vector<float>;

Samples silence(double seconds);

/// A sine that rings out: `ring` is the time in which it falls to a third.
struct Tone {
    double frequency;
    double loudness;
    double ring;
    double attack = 0.002;
};
void addTone(Samples& samples, double start, const Tone& tone);

/// Noise in a band around a frequency that glides from `from` to `to`, swelling and dying away.
struct Breath {
    double from;
    double to;
    double width; // of the band, as a part of its frequency
    double loudness;
    double rise;
    double fall;
    std::uint32_t seed;
};
void addBreath(Samples& samples, double start, const Breath& breath);

/// An even random number from 0 to 1, and the next state.
double nextRandom(std::uint32_t& state);

/// Scales to the peak and fades both ends in and out, so that nothing clicks and nothing clips.
void finish(Samples& samples, double peak, double fadeIn, double fadeOut);

} // namespace sandglass::sounds
