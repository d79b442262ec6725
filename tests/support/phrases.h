// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lexicon.h"
#include "core/random.h"

// Actions to try where most must be refused.
namespace sandglass::test {

/// Any number of a domain; now and then one outside it.
inline std::int16_t anyNumber(const core::Domain& domain, core::Random& random)
{
    const int lowest = domain.lowest() - (random.below(40) == 0 ? 3 : 0);
    const int highest = domain.highest() + (random.below(40) == 0 ? 300 : 0);
    return static_cast<std::int16_t>(
        lowest + static_cast<int>(random.below(static_cast<std::uint32_t>(highest - lowest + 1))));
}

/// Any phrase of the lexicon, legal or not.
template <class Code>
core::Phrase<Code> anyPhrase(core::Lexicon<Code> lexicon, core::Random& random)
{
    const core::Entry<Code>& entry = lexicon[random.below(static_cast<std::uint32_t>(lexicon.size()))];
    core::Phrase<Code> phrase{entry.code, {}};
    const auto used = entry.used();
    for (std::size_t i = 0; i < used.size(); ++i)
        phrase.args[i] = anyNumber(*used[i].domain, random);
    return phrase;
}

/// The same phrase with one of its numbers drawn anew: a near miss.
template <class Code>
core::Phrase<Code> nearPhrase(core::Lexicon<Code> lexicon, core::Phrase<Code> phrase, core::Random& random)
{
    const auto used = core::entryOf(lexicon, phrase.code).used();
    if (used.empty())
        return phrase;
    const std::uint32_t at = random.below(static_cast<std::uint32_t>(used.size()));
    phrase.args[at] = anyNumber(*used[at].domain, random);
    return phrase;
}

} // namespace sandglass::test
