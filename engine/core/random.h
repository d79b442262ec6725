// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <ranges>
#include <utility>

namespace sandglass::core {

using Seed = std::uint64_t;

/// The randomness of a match. It lives inside the state, so copies, saves and hashes carry it,
/// and it gives the same numbers on every platform and compiler (the standard library's distributions do not).
class Random {
public:
    constexpr Random() = default;
    constexpr explicit Random(Seed seed)
        : m_state(seed)
    {
    }

    /// The next 64 random bits (SplitMix64).
    std::uint64_t next();

    /// A number from 0 to bound - 1, each as likely as any other. `bound` must not be 0.
    std::uint32_t below(std::uint32_t bound);

    template <std::ranges::random_access_range Cards>
    void shuffle(Cards&& items)
    {
        const auto first = std::ranges::begin(items); // lists count with int, spans with size_t: iterators suit both
        for (auto left = static_cast<std::uint32_t>(std::ranges::size(items)); left > 1; --left)
            std::swap(first[left - 1], first[below(left)]);
    }

    bool operator==(const Random&) const = default;

private:
    std::uint64_t m_state = 0;
};

} // namespace sandglass::core
