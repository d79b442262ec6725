// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random.h"

namespace sandglass::core {

std::uint64_t Random::next()
{
    m_state += 0x9E3779B97F4A7C15u;
    std::uint64_t bits = m_state;
    bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9u;
    bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBu;
    return bits ^ (bits >> 31);
}

std::uint32_t Random::below(std::uint32_t bound)
{
    // Lemire's multiplication: the few draws that would favour small numbers are drawn again. How few they are needs a
    // division, which is put off until a draw could be among them.
    for (;;) {
        const std::uint64_t product = (next() >> 32) * bound;
        const auto rest = static_cast<std::uint32_t>(product);
        if (rest >= bound || rest >= (0u - bound) % bound)
            return static_cast<std::uint32_t>(product >> 32);
    }
}

} // namespace sandglass::core
