// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hash.h"

namespace sandglass::core {

namespace {

constexpr std::uint64_t factor = 0x9E3779B97F4A7C15u;

std::uint64_t load(const std::byte* from)
{
    std::uint64_t word;
    std::memcpy(&word, from, sizeof word);
    return word;
}

std::uint64_t mix(std::uint64_t lane, std::uint64_t word)
{
    return std::rotl((lane ^ word) * factor, 29);
}

std::uint64_t finish(std::uint64_t bits)
{
    bits = (bits ^ (bits >> 32)) * 0xD6E8FEB86659FD93u;
    bits = (bits ^ (bits >> 32)) * 0xD6E8FEB86659FD93u;
    return bits ^ (bits >> 32);
}

} // namespace

Hash hashBytes(std::span<const std::byte> bytes, Hash seed)
{
    // Four lanes that do not wait for each other: a state of 4 KiB takes a fraction of a microsecond.
    std::uint64_t lanes[4] = {seed ^ 1, seed ^ 2, seed ^ 3, seed ^ 4};
    const std::byte* at = bytes.data();
    std::size_t left = bytes.size();
    for (; left >= 32; at += 32, left -= 32)
        for (int lane = 0; lane < 4; ++lane)
            lanes[lane] = mix(lanes[lane], load(at + 8 * lane));
    for (; left >= 8; at += 8, left -= 8)
        lanes[0] = mix(lanes[0], load(at));
    std::uint64_t tail = bytes.size();
    for (; left > 0; ++at, --left)
        tail = (tail << 8) | static_cast<std::uint64_t>(*at);
    std::uint64_t result = mix(tail, lanes[0]);
    for (int lane = 1; lane < 4; ++lane)
        result = mix(finish(result), lanes[lane]);
    return finish(result);
}

} // namespace sandglass::core
