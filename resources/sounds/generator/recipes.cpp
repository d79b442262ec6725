// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "recipes.h"

#include <array>

namespace sandglass::sounds {

namespace {

/// A trickle: a soft hiss, and grains that tick against the glass.
Samples sand(double seconds)
{
    Samples samples = silence(seconds);
    addBreath(samples, 0, {5200, 4600, 0.9, 0.5, seconds / 2, seconds / 2, 11});
    addBreath(samples, 0, {2600, 2900, 1.2, 0.2, seconds / 3, seconds * 2 / 3, 12});
    std::uint32_t chance = 13;
    for (double time = 0.05; time < seconds - 0.1; time += 0.006 + 0.022 * nextRandom(chance)) {
        const double pitch = 4200 + 4800 * nextRandom(chance);
        addTone(samples, time, {pitch, 0.05 + 0.12 * nextRandom(chance), 0.003, 0.0006});
    }
    finish(samples, 0.35, 0.25, 0.4);
    return samples;
}

/// The glass swings through the air and its cap meets the table.
Samples flip(double seconds)
{
    Samples samples = silence(seconds);
    addBreath(samples, 0, {500, 1900, 0.5, 0.5, 0.24, 0.14, 21});
    addBreath(samples, 0.1, {3800, 5200, 0.9, 0.25, 0.12, 0.18, 22});
    const double landing = 0.38;
    addTone(samples, landing, {165, 1.1, 0.05});
    addTone(samples, landing, {342, 0.5, 0.035});
    addTone(samples, landing, {2140, 0.16, 0.08, 0.001});
    addTone(samples, landing, {3310, 0.09, 0.06, 0.001});
    addBreath(samples, landing, {1200, 700, 0.8, 0.7, 0.002, 0.04, 23});
    finish(samples, 0.6, 0.01, 0.08);
    return samples;
}

void addChime(Samples& samples, double start, double pitch, double loudness)
{
    addTone(samples, start, {pitch, loudness, 0.55, 0.004});
    addTone(samples, start, {pitch * 2.756, loudness * 0.34, 0.22, 0.003});
    addTone(samples, start, {pitch * 5.404, loudness * 0.12, 0.09, 0.002});
}

/// Two drops on glass, falling: the time is up, gently.
Samples runOut(double seconds)
{
    Samples samples = silence(seconds);
    addChime(samples, 0, 1318.5, 0.8);
    addChime(samples, 0.22, 987.8, 1);
    finish(samples, 0.6, 0.003, 0.3);
    return samples;
}

/// A coin lands on others: struck twice, the second time lower in loudness.
Samples coin(double seconds)
{
    Samples samples = silence(seconds);
    for (const auto [start, loudness] :
        std::array{std::array{0.0, 1.0}, std::array{0.055, 0.55}, std::array{0.13, 0.22}}) {
        const double shift = 1 + start * 0.4;
        addTone(samples, start, {3120 * shift, 0.8 * loudness, 0.10, 0.0008});
        addTone(samples, start, {4870 * shift, 0.6 * loudness, 0.13, 0.0008});
        addTone(samples, start, {6230 * shift, 0.4 * loudness, 0.08, 0.0008});
        addTone(samples, start, {8140 * shift, 0.25 * loudness, 0.05, 0.0008});
        addBreath(samples, start, {6000, 3000, 1, 0.5 * loudness, 0.001, 0.012, 41});
    }
    finish(samples, 0.5, 0.001, 0.1);
    return samples;
}

/// A card slides and is laid down.
Samples card(double seconds)
{
    Samples samples = silence(seconds);
    addBreath(samples, 0, {1800, 4200, 0.7, 0.6, 0.09, 0.06, 51});
    addBreath(samples, 0.135, {900, 420, 0.8, 1.4, 0.002, 0.05, 52});
    addTone(samples, 0.135, {210, 0.4, 0.02});
    finish(samples, 0.5, 0.004, 0.04);
    return samples;
}

/// The council is called: a bell's partials, each with its own ring, two of them almost alike so that they beat.
Samples bell(double seconds)
{
    Samples samples = silence(seconds);
    const double strike = 392;
    addTone(samples, 0, {strike * 0.5, 0.55, 1.5, 0.01});
    addTone(samples, 0, {strike, 0.75, 0.95, 0.004});
    addTone(samples, 0, {strike * 1.003, 0.30, 0.95, 0.004});
    addTone(samples, 0, {strike * 1.19, 0.55, 0.75, 0.003});
    addTone(samples, 0, {strike * 1.5, 0.30, 0.55, 0.003});
    addTone(samples, 0, {strike * 2, 0.65, 0.50, 0.002});
    addTone(samples, 0, {strike * 2.67, 0.25, 0.28, 0.002});
    addTone(samples, 0, {strike * 3.01, 0.22, 0.22, 0.002});
    addTone(samples, 0, {strike * 4.17, 0.16, 0.14, 0.001});
    addTone(samples, 0, {strike * 5.43, 0.10, 0.08, 0.001});
    addBreath(samples, 0, {2400, 1500, 1, 0.35, 0.001, 0.03, 61});
    finish(samples, 0.7, 0.002, 0.8);
    return samples;
}

/// A cut stone on velvet: short, clear, the same whatever its colour.
Samples gem(double seconds)
{
    Samples samples = silence(seconds);
    for (const auto [start, loudness] : std::array{std::array{0.0, 1.0}, std::array{0.07, 0.4}}) {
        addTone(samples, start, {2637 * (1 + start), 0.8 * loudness, 0.07, 0.0008});
        addTone(samples, start, {5421 * (1 + start), 0.35 * loudness, 0.04, 0.0006});
        addBreath(samples, start, {3400, 2200, 0.9, 0.3 * loudness, 0.001, 0.01, 71});
    }
    addTone(samples, 0, {190, 0.35, 0.03});
    finish(samples, 0.45, 0.001, 0.08);
    return samples;
}

/// A signet is pressed into wax: paper gives way, then a soft thump.
Samples seal(double seconds)
{
    Samples samples = silence(seconds);
    addBreath(samples, 0, {2600, 1400, 0.8, 0.35, 0.05, 0.07, 81});
    addTone(samples, 0.11, {118, 1.0, 0.06, 0.006});
    addBreath(samples, 0.11, {420, 260, 0.9, 0.8, 0.004, 0.07, 82});
    finish(samples, 0.5, 0.004, 0.08);
    return samples;
}

/// Seals break, all in one beat.
Samples reveal(double seconds)
{
    Samples samples = silence(seconds);
    std::uint32_t chance = 91;
    for (double time = 0; time < 0.12; time += 0.012 + 0.02 * nextRandom(chance))
        addBreath(samples, time, {3200, 1500, 1, 0.9, 0.001, 0.012, 92});
    addBreath(samples, 0.05, {1500, 4600, 0.8, 0.5, 0.1, 0.16, 93});
    addTone(samples, 0.1, {523.3, 0.35, 0.3, 0.02});
    addTone(samples, 0.1, {784, 0.25, 0.25, 0.02});
    finish(samples, 0.5, 0.002, 0.15);
    return samples;
}

/// A circle closes: three chimes, rising.
Samples circle(double seconds)
{
    Samples samples = silence(seconds);
    addChime(samples, 0, 784, 0.6);
    addChime(samples, 0.09, 987.8, 0.7);
    addChime(samples, 0.18, 1318.5, 0.9);
    finish(samples, 0.55, 0.003, 0.3);
    return samples;
}

void addKnock(Samples& samples, double start, double pitch, double loudness, std::uint32_t seed)
{
    addTone(samples, start, {pitch, 0.7 * loudness, 0.022, 0.0008});
    addTone(samples, start, {pitch * 2.31, 0.35 * loudness, 0.014, 0.0008});
    addBreath(samples, start, {2600, 1400, 0.8, 0.6 * loudness, 0.001, 0.014, seed});
}

/// A knuckle on the table, once: ten seconds are left.
Samples knock(double seconds)
{
    Samples samples = silence(seconds);
    addKnock(samples, 0.01, 330, 1, 101);
    addTone(samples, 0.01, {150, 0.8, 0.04, 0.002});
    finish(samples, 0.45, 0.004, 0.08);
    return samples;
}

/// A handful of wooden dice on a wooden disc: many knocks, then fewer and softer ones.
Samples dice(double seconds)
{
    Samples samples = silence(seconds);
    std::uint32_t chance = 81;
    for (double time = 0.05; time < seconds - 0.15; time += 0.02 + 0.05 * nextRandom(chance) + time * 0.03)
        addKnock(samples, time, 620 + 480 * nextRandom(chance), 1 - 0.7 * time / seconds, 82);
    finish(samples, 0.5, 0.01, 0.12);
    return samples;
}

/// A heavy wheel: it rumbles over its pegs, ever slower, and falls into place with a click.
Samples wheel(double seconds)
{
    Samples samples = silence(seconds);
    addBreath(samples, 0, {180, 120, 0.9, 0.7, 0.25, seconds - 0.4, 91});
    for (double time = 0.12, step = 0.05; time < seconds - 0.3; time += step, step *= 1.22)
        addKnock(samples, time, 240, 0.35, 92);
    const double click = seconds - 0.2;
    addTone(samples, click, {130, 1.1, 0.06});
    addKnock(samples, click, 410, 1, 93);
    addTone(samples, click, {2900, 0.12, 0.05, 0.001});
    finish(samples, 0.6, 0.05, 0.08);
    return samples;
}

/// A fair opens: three small bells, one after the other, rising.
Samples fair(double seconds)
{
    Samples samples = silence(seconds);
    addChime(samples, 0, 784.0, 0.8);
    addChime(samples, 0.14, 987.8, 0.8);
    addChime(samples, 0.28, 1174.7, 1);
    finish(samples, 0.6, 0.003, 0.3);
    return samples;
}

constexpr std::array all{
    Recipe{"sand", 1.5, sand},
    Recipe{"flip", 0.6, flip},
    Recipe{"runOut", 1.6, runOut},
    Recipe{"coin", 0.5, coin},
    Recipe{"card", 0.25, card},
    Recipe{"bell", 3.0, bell},
    Recipe{"gem", 0.35, gem},
    Recipe{"seal", 0.35, seal},
    Recipe{"reveal", 0.7, reveal},
    Recipe{"circle", 1.4, circle},
    Recipe{"dice", 1.0, dice},
    Recipe{"wheel", 1.1, wheel},
    Recipe{"fair", 1.5, fair},
    Recipe{"knock", 0.3, knock},
};

} // namespace

std::span<const Recipe> recipes()
{
    return all;
}

} // namespace sandglass::sounds
