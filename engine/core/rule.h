// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/phrase.h"
#include "core/verdict.h"

#include <array>
#include <cstdint>

namespace sandglass::core {

using Args = std::array<std::int16_t, 4>;

/// A verb's row in a game's table of rules: whether, and what. `whyNot` looks and gives the refusal, if there is one;
/// `perform` changes the state and is only called when the first had nothing to say.
template <class Verb, class Refusal, class Look, class Change>
struct Rule {
    Verb verb;
    Verdict<Refusal> (*whyNot)(const Look& look, const Args& args);
    void (*perform)(Change& change, const Args& args);
};

/// For a static_assert beside each table: every verb stands in its own place.
template <class Verb, class Refusal, class Look, class Change, std::size_t N>
constexpr bool inOrder(const std::array<Rule<Verb, Refusal, Look, Change>, N>& rules)
{
    for (std::size_t i = 0; i < N; ++i)
        if (static_cast<std::size_t>(rules[i].verb) != i)
            return false;
    return true;
}

} // namespace sandglass::core
