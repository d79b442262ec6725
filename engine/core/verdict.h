// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/phrase.h"

#include <optional>

namespace sandglass::core {

/// Why something is forbidden, or nothing. It is an std::optional<Phrase<Code>> that fits two registers: every rule's
/// check returns one, most of them say nothing, and the optional's odd bytes would go through memory each time.
template <class Code>
class Verdict {
public:
    constexpr Verdict(std::nullopt_t = std::nullopt) { }
    constexpr Verdict(const Phrase<Code>& refused)
        : m_numbers(std::bit_cast<std::uint64_t>(refused.args))
        , m_code(static_cast<std::uint64_t>(refused.code))
    {
    }

    constexpr explicit operator bool() const { return m_code != nothing; }
    constexpr bool has_value() const { return m_code != nothing; }
    constexpr Phrase<Code> operator*() const
    {
        return {static_cast<Code>(m_code), std::bit_cast<std::array<std::int16_t, 4>>(m_numbers)};
    }

private:
    static constexpr std::uint64_t nothing = ~std::uint64_t{0};

    std::uint64_t m_numbers = 0;
    std::uint64_t m_code = nothing;
};

} // namespace sandglass::core
