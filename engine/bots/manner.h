// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hash.h"

#include <array>
#include <cstdint>

namespace sandglass::bots {

/// What one opponent likes more than another of the same level, by kinds of actions: from two thirds as much as it
/// should to one and a half times. Character 0 has no leanings.
class Manner {
public:
    explicit Manner(std::uint32_t character = 0)
    {
        m_likings.fill(1);
        for (std::uint32_t kind = 0; character != 0 && kind < m_likings.size(); ++kind) {
            constexpr float least = 2.0F / 3;
            constexpr float spread = 1.5F - least;
            const std::array both{character, kind};
            m_likings[kind] = least + spread * static_cast<float>(core::hashOf(both) % 1024) / 1023;
        }
    }

    float liking(int kind) const { return m_likings[static_cast<std::size_t>(kind)]; }

private:
    std::array<float, 32> m_likings{};
};

} // namespace sandglass::bots
