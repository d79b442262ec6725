// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstdint>

namespace sandglass::core {

/// The one shape of actions, events and refusals: a code and up to four small numbers.
/// Which words they are, and what the numbers mean, stands in the code's lexicon; sentences stand in catalogues.
/// Codes are `enum class …: std::uint16_t`, so that a phrase has no padding and may live in a state.
template <class Code>
struct Phrase {
    static_assert(sizeof(Code) == 2);

    Code code;
    std::array<std::int16_t, 4> args;

    bool operator==(const Phrase&) const = default;
};

/// Numbers that mean something in every domain. In text they are the words "none" and "hidden".
inline constexpr std::int16_t none = -1;
inline constexpr std::int16_t hidden = -2;

/// say(Verb::Place, worker, spot): numbers, enumerators and seats alike.
template <class Code, class... Values>
    requires(sizeof...(Values) <= 4)
constexpr Phrase<Code> say(Code code, Values... values)
{
    // All four numbers in one register: written one by one and then copied together, each phrase would make the
    // processor wait for its own stores, and listing actions is mostly writing phrases.
    static_assert(std::endian::native == std::endian::little);
    std::uint64_t packed = 0;
    int shift = 0;
    ((packed |= std::uint64_t{static_cast<std::uint16_t>(values)} << shift, shift += 16), ...);
    return {code, std::bit_cast<std::array<std::int16_t, 4>>(packed)};
}

} // namespace sandglass::core
