// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "synth.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sandglass::sounds {

namespace {

using std::numbers::pi;

double secondsOf(std::size_t sample)
{
    return static_cast<double>(sample) / rate;
}

std::size_t sampleAt(double seconds)
{
    return static_cast<std::size_t>(seconds * rate);
}

double smooth(double t)
{
    const double held = std::clamp(t, 0.0, 1.0);
    return held * held * (3 - 2 * held);
}

/// A resonant band-pass filter of two poles whose middle may be moved between samples.
class Band {
public:
    double filter(double input, double frequency, double width)
    {
        const double stiffness = 2 * std::sin(pi * std::min(frequency, rate / 6.0) / rate);
        m_low += stiffness * m_band;
        const double high = input - m_low - width * m_band;
        m_band += stiffness * high;
        return m_band;
    }

private:
    double m_low = 0;
    double m_band = 0;
};

} // namespace

Samples silence(double seconds)
{
    return Samples(static_cast<std::size_t>(std::lround(seconds * rate)), 0.0F);
}

double nextRandom(std::uint32_t& state)
{
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return static_cast<double>(state) / 4294967296.0;
}

void addTone(Samples& samples, double start, const Tone& tone)
{
    for (std::size_t i = sampleAt(start); i < samples.size(); ++i) {
        const double time = secondsOf(i) - start;
        const double level = tone.loudness * smooth(time / tone.attack) * std::exp(-time / tone.ring);
        samples[i] += static_cast<float>(level * std::sin(2 * pi * tone.frequency * time));
    }
}

void addBreath(Samples& samples, double start, const Breath& breath)
{
    Band band;
    std::uint32_t state = breath.seed;
    const double length = breath.rise + breath.fall;
    for (std::size_t i = sampleAt(start); i < samples.size(); ++i) {
        const double time = secondsOf(i) - start;
        if (time >= length)
            return;
        const double level = time < breath.rise ? smooth(time / breath.rise) : smooth((length - time) / breath.fall);
        const double frequency = std::lerp(breath.from, breath.to, time / length);
        const double noise = 2 * nextRandom(state) - 1;
        samples[i] += static_cast<float>(breath.loudness * level * band.filter(noise, frequency, breath.width));
    }
}

void finish(Samples& samples, double peak, double fadeIn, double fadeOut)
{
    const double length = secondsOf(samples.size());
    float loudest = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double time = secondsOf(i);
        const double left = length - time - 1.0 / rate;
        samples[i] *= static_cast<float>(smooth(time / fadeIn) * smooth(left / fadeOut));
        loudest = std::max(loudest, std::abs(samples[i]));
    }
    if (loudest <= 0)
        return;
    for (float& sample : samples)
        sample *= static_cast<float>(peak) / loudest;
}

} // namespace sandglass::sounds
