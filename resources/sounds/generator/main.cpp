// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// sound_generator FOLDER: writes every sound of the table as a WAV file (mono, 16 bits) into the folder.
#include "recipes.h"

#include <cmath>
#include <cstdio>
#include <fstream>
#include <string>

namespace {

using sandglass::sounds::rate;
using sandglass::sounds::Samples;

void put(std::string& bytes, std::uint32_t value, int size)
{
    for (int i = 0; i < size; ++i)
        bytes += static_cast<char>(value >> 8 * i & 0xff);
}

std::string wavOf(const Samples& samples)
{
    const auto length = static_cast<std::uint32_t>(samples.size() * 2);
    std::string bytes = "RIFF";
    put(bytes, 36 + length, 4);
    bytes += "WAVEfmt ";
    put(bytes, 16, 4);
    put(bytes, 1, 2); // plain samples
    put(bytes, 1, 2); // mono
    put(bytes, rate, 4);
    put(bytes, rate * 2, 4);
    put(bytes, 2, 2);
    put(bytes, 16, 2);
    bytes += "data";
    put(bytes, length, 4);
    for (const float sample : samples)
        put(bytes, static_cast<std::uint32_t>(std::lround(sample * 32767)), 2);
    return bytes;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::fputs("usage: sound_generator FOLDER\n", stderr);
        return 2;
    }
    for (const auto& recipe : sandglass::sounds::recipes()) {
        const std::string file = std::string(argv[1]) + "/" + std::string(recipe.name) + ".wav";
        std::ofstream out(file, std::ios::binary);
        out << wavOf(recipe.make(recipe.seconds));
        if (!out.flush()) {
            std::fprintf(stderr, "cannot write %s\n", file.c_str());
            return 1;
        }
    }
    return 0;
}
