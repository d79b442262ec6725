// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lexicon.h"

#include <charconv>
#include <utility>

namespace sandglass::core {

std::string valueText(const Domain& domain, std::int16_t value, const CardWords& cards)
{
    if (value == none && domain.lowest() > none)
        return "none";
    if (value == hidden && domain.lowest() > hidden)
        return "hidden";
    if (value >= 0 && static_cast<std::size_t>(value) < domain.words.size())
        return std::string(domain.words[static_cast<std::size_t>(value)]);
    if (domain.cards)
        if (const std::string_view word = cards.word(domain.name, value); !word.empty())
            return std::string(word);
    return std::to_string(value);
}

std::optional<std::int16_t> valueOf(const Domain& domain, std::string_view text, const CardWords& cards)
{
    for (std::size_t i = 0; i < domain.words.size(); ++i)
        if (domain.words[i] == text)
            return static_cast<std::int16_t>(i);
    if (domain.cards)
        if (const int number = cards.number(domain.name, text); number >= 0)
            return static_cast<std::int16_t>(number);
    if (text == "none" && domain.lowest() > none)
        return none;
    if (!domain.words.empty())
        return std::nullopt;
    std::int16_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    if (value < domain.lowest() || value > domain.highest())
        return std::nullopt;
    return value;
}

namespace {

ArgumentText argumentText(const Argument& argument, std::int16_t value, const CardWords& cards)
{
    std::string text = valueText(*argument.domain, value, cards);
    const bool named = text != std::to_string(value);
    return {argument.name, argument.domain->name, std::move(text), named, value};
}

} // namespace

Arguments argumentsText(std::span<const Argument> used, std::span<const std::int16_t> values, const CardWords& cards)
{
    Arguments result;
    for (std::size_t i = 0; i < used.size(); ++i)
        result.push_back(argumentText(used[i], values[i], cards));
    return result;
}

std::string phraseText(std::string_view word, const Arguments& arguments)
{
    std::string result(word);
    for (const ArgumentText& argument : arguments)
        result.append(" ").append(argument.name).append("=").append(argument.value);
    return result;
}

std::expected<std::array<std::int16_t, 4>, std::string> valuesOf(
    std::span<const Argument> used, std::string_view text, const CardWords& cards)
{
    std::array<std::int16_t, 4> values{};
    for (std::size_t i = 0; i < used.size(); ++i) {
        const std::size_t space = text.find(' ');
        const std::string_view part = text.substr(0, space);
        text = space == std::string_view::npos ? std::string_view{} : text.substr(space + 1);
        const std::string name(used[i].name);
        // The place says which value it is: a name may be left out, as journals do, but not be another.
        const std::size_t equals = part.find('=');
        if (part.empty() || (equals != std::string_view::npos && part.substr(0, equals) != name))
            return std::unexpected("expected " + name + "=…, found '" + shortened(part) + "'");
        const std::string_view word = part.substr(equals == std::string_view::npos ? 0 : equals + 1);
        const auto value = valueOf(*used[i].domain, word, cards);
        if (!value)
            return std::unexpected("'" + shortened(word) + "' is no " + std::string(used[i].domain->name));
        values[i] = *value;
    }
    if (!text.empty())
        return std::unexpected("nothing may follow, found '" + shortened(text) + "'");
    return values;
}

} // namespace sandglass::core
