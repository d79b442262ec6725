// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/phrase.h"
#include "core/problem.h"

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sandglass::core {

/// What the numbers of one kind of argument mean: enumerated words, a plain range, or cards of the card set.
struct Domain {
    std::string_view name; ///< also the part of a catalogue id: pendulum.<name>.<word>
    std::span<const std::string_view> words{}; ///< the word of each number from 0, if the domain is enumerated
    std::int16_t first = 0; ///< the range, if it is numbers or cards
    std::int16_t last = 0;
    bool cards = false; ///< the words are card ids, known to the card set

    constexpr std::int16_t lowest() const { return words.empty() ? first : std::int16_t{0}; }
    constexpr std::int16_t highest() const
    {
        return words.empty() ? last : static_cast<std::int16_t>(words.size() - 1);
    }
};

inline constexpr Domain seatDomain{.name = "seat", .first = 0, .last = 4};

struct Argument {
    std::string_view name{};
    const Domain* domain = nullptr;
};

/// One line of a lexicon: a code, its word, and what its numbers are.
template <class Code>
struct Entry {
    Code code;
    std::string_view word;
    std::array<Argument, 4> arguments{};

    constexpr std::span<const Argument> used() const
    {
        std::size_t count = 0;
        while (count < arguments.size() && !arguments[count].name.empty())
            ++count;
        return {arguments.data(), count};
    }
};

/// All codes of one enumeration, in its order: `lexicon[code]` is a plain look-up.
template <class Code>
using Lexicon = std::span<const Entry<Code>>;

template <class Code>
constexpr const Entry<Code>& entryOf(Lexicon<Code> lexicon, Code code)
{
    return lexicon[static_cast<std::size_t>(code)];
}

/// For a static_assert beside each lexicon: every code stands in its own place.
template <class Code, std::size_t N>
constexpr bool inOrder(const std::array<Entry<Code>, N>& lexicon)
{
    for (std::size_t i = 0; i < N; ++i)
        if (static_cast<std::size_t>(lexicon[i].code) != i || lexicon[i].word.empty())
            return false;
    return true;
}

/// The card set's part in words: how a card's number is written, and read.
/// Any card set with `std::string_view word(std::string_view domain, int number) const` (empty if there is none) and
/// `int number(std::string_view domain, std::string_view word) const` (-1 if there is none) converts to one.
class CardWords {
public:
    CardWords() = default;
    template <class CardSet>
        requires requires(const CardSet& set) { set.word(std::string_view{}, 0); }
    CardWords(const CardSet& set)
        : m_set(&set)
        , m_word([](const void* cards, std::string_view domain, int number) {
            return std::string_view(static_cast<const CardSet*>(cards)->word(domain, number));
        })
        , m_number([](const void* cards, std::string_view domain, std::string_view word) {
            return static_cast<int>(static_cast<const CardSet*>(cards)->number(domain, word));
        })
    {
    }

    std::string_view word(std::string_view domain, int number) const
    {
        return m_set ? m_word(m_set, domain, number) : "";
    }
    int number(std::string_view domain, std::string_view word) const
    {
        return m_set ? m_number(m_set, domain, word) : -1;
    }

private:
    const void* m_set = nullptr;
    std::string_view (*m_word)(const void*, std::string_view, int) = nullptr;
    int (*m_number)(const void*, std::string_view, std::string_view) = nullptr;
};

/// A value as text ("purple.bottom.1", "lokern", "7", "none", "hidden"), and back within the domain.
std::string valueText(const Domain& domain, std::int16_t value, const CardWords& cards);
std::optional<std::int16_t> valueOf(const Domain& domain, std::string_view text, const CardWords& cards);

/// One argument as text. A named value is translated as <game>.<domain>.<value>; any other is a number.
struct ArgumentText {
    std::string_view name;
    std::string_view domain;
    std::string value;
    bool named;
    std::int16_t number = 0; ///< as the engine has it
};

/// What sentences and JSON are filled from, in the order of the lexicon.
using Arguments = std::vector<ArgumentText>;
Arguments argumentsText(std::span<const Argument> used, std::span<const std::int16_t> values, const CardWords& cards);

std::string phraseText(std::string_view word, const Arguments& arguments);

/// Reads "name=value name=value" (in the order of the entry) into numbers; the error is a sentence for developers.
std::expected<std::array<std::int16_t, 4>, std::string> valuesOf(
    std::span<const Argument> used, std::string_view text, const CardWords& cards);

template <class Code>
Arguments arguments(Lexicon<Code> lexicon, const Phrase<Code>& phrase, const CardWords& cards)
{
    return argumentsText(entryOf(lexicon, phrase.code).used(), phrase.args, cards);
}

/// The text form: "place worker=grande spot=purple.bottom.1".
template <class Code>
std::string text(Lexicon<Code> lexicon, const Phrase<Code>& phrase, const CardWords& cards)
{
    return phraseText(entryOf(lexicon, phrase.code).word, arguments(lexicon, phrase, cards));
}

template <class Code>
std::expected<Phrase<Code>, std::string> parse(Lexicon<Code> lexicon, std::string_view line, const CardWords& cards)
{
    const std::size_t space = line.find(' ');
    const std::string_view word = line.substr(0, space);
    const std::string_view rest = space == std::string_view::npos ? std::string_view{} : line.substr(space + 1);
    for (const Entry<Code>& entry : lexicon) {
        if (entry.word != word)
            continue;
        return valuesOf(entry.used(), rest, cards).transform([&](const auto& values) {
            return Phrase<Code>{entry.code, values};
        });
    }
    return std::unexpected("there is no '" + shortened(word) + "'");
}

} // namespace sandglass::core
