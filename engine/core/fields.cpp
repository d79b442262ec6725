// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fields.h"

#include <algorithm>
#include <utility>

namespace sandglass::core {

namespace {

constexpr const char* commentField = "comment"; ///< allowed everywhere, read by nobody

} // namespace

Fields::Fields(const Json& object, std::string file, std::string card, Problems& problems)
    : m_object(object)
    , m_file(std::move(file))
    , m_card(std::move(card))
    , m_problems(problems)
{
    if (!m_object.is_object())
        problem("", "expected an object, found " + shown(m_object));
}

Fields::~Fields()
{
    if (!m_object.is_object())
        return;
    for (const auto& [name, value] : m_object.items())
        if (name != commentField && !value.is_null() && std::ranges::find(m_known, name) == m_known.end())
            problem(name, "nothing of that name is known here");
}

std::string Fields::pathOf(std::string_view field) const
{
    if (m_path.empty())
        return std::string(field);
    return field.empty() ? m_path : m_path + "." + std::string(field);
}

void Fields::problem(std::string_view field, std::string reason)
{
    if (m_problems.size() < mostProblems)
        m_problems.push_back({m_file, m_card, pathOf(shortened(field)), std::move(reason)});
}

const Json* Fields::find(std::string_view field)
{
    m_known.emplace_back(field);
    if (!m_object.is_object())
        return nullptr;
    const auto found = m_object.find(std::string(field));
    return found == m_object.end() || found->is_null() ? nullptr : &*found;
}

const Json* Fields::require(std::string_view field)
{
    const Json* value = find(field);
    if (!value && m_object.is_object())
        problem(field, "is missing");
    return value;
}

bool Fields::has(std::string_view field) const
{
    if (!m_object.is_object())
        return false;
    const auto found = m_object.find(std::string(field));
    return found != m_object.end() && !found->is_null();
}

bool Fields::hasObjects(std::string_view field) const
{
    if (!has(field))
        return false;
    const Json& list = *m_object.find(std::string(field));
    return list.is_array() && !list.empty() && list.front().is_object();
}

int Fields::numberIn(const Json& value, std::string_view field, int lowest, int highest)
{
    if (!value.is_number_integer()) {
        problem(field, "expected a whole number, found " + shown(value));
        return lowest;
    }
    // Unsigned values beyond int64 turn negative here and are out of range either way.
    const auto number =
        value.is_number_unsigned() && value.get<std::uint64_t>() > INT64_MAX ? INT64_MAX : value.get<std::int64_t>();
    if (number < lowest || number > highest) {
        problem(
            field, "expected " + std::to_string(lowest) + " to " + std::to_string(highest) + ", found " + shown(value));
        return lowest;
    }
    return static_cast<int>(number);
}

int Fields::number(std::string_view field, int lowest, int highest)
{
    const Json* value = require(field);
    return value ? numberIn(*value, field, lowest, highest) : lowest;
}

int Fields::numberOr(std::string_view field, int fallback, int lowest, int highest)
{
    const Json* value = find(field);
    return value ? numberIn(*value, field, lowest, highest) : fallback;
}

bool Fields::flagOr(std::string_view field, bool fallback)
{
    const Json* value = find(field);
    if (!value)
        return fallback;
    if (value->is_boolean())
        return value->get<bool>();
    problem(field, "expected true or false, found " + shown(*value));
    return fallback;
}

std::string Fields::text(std::string_view field)
{
    const Json* value = require(field);
    if (!value)
        return {};
    if (value->is_string())
        return value->get<std::string>();
    problem(field, "expected a text, found " + shown(*value));
    return {};
}

std::string Fields::textOr(std::string_view field, std::string fallback)
{
    return has(field) ? text(field) : (find(field), std::move(fallback));
}

std::vector<std::string> Fields::texts(std::string_view field)
{
    std::vector<std::string> result;
    const Json* value = require(field);
    if (!value)
        return result;
    if (!value->is_array()) {
        problem(field, "expected a list, found " + shown(*value));
        return result;
    }
    for (const Json& item : *value) {
        if (item.is_string())
            result.push_back(item.get<std::string>());
        else
            problem(field, "expected a text, found " + shown(item));
    }
    return result;
}

std::vector<std::string> Fields::textsIfAny(std::string_view field)
{
    return find(field) ? texts(field) : std::vector<std::string>{};
}

const Json& Fields::whole(std::string_view field)
{
    static const Json nothing = Json::object();
    const Json* value = find(field);
    return value ? *value : nothing;
}

int Fields::wordIn(const Json& value, std::string_view field, std::span<const std::string_view> words)
{
    if (value.is_string()) {
        const auto found = std::ranges::find(words, std::string_view(value.get_ref<const std::string&>()));
        if (found != words.end())
            return static_cast<int>(found - words.begin());
    }
    if (m_problems.size() >= mostProblems)
        return 0;
    std::string expected;
    for (const std::string_view word : words)
        expected.append(expected.empty() ? "" : ", ").append(word);
    problem(field, "expected one of " + expected + ", found " + shown(value));
    return 0;
}

int Fields::word(std::string_view field, std::span<const std::string_view> words)
{
    const Json* value = require(field);
    return value ? wordIn(*value, field, words) : 0;
}

int Fields::wordOr(std::string_view field, int fallback, std::span<const std::string_view> words)
{
    const Json* value = find(field);
    return value ? wordIn(*value, field, words) : fallback;
}

std::vector<int> Fields::list(std::string_view field, const std::function<int(const Json&)>& readItem)
{
    std::vector<int> result;
    const Json* value = require(field);
    if (value && !value->is_array())
        problem(field, "expected a list, found " + shown(*value));
    else if (value)
        for (const Json& item : *value)
            result.push_back(readItem(item));
    return result;
}

std::vector<int> Fields::numbers(std::string_view field, int lowest, int highest)
{
    return list(field, [&](const Json& item) { return numberIn(item, field, lowest, highest); });
}

std::vector<int> Fields::words(std::string_view field, std::span<const std::string_view> words)
{
    return list(field, [&](const Json& item) { return wordIn(item, field, words); });
}

void Fields::object(std::string_view field, const std::function<void(Fields&)>& read)
{
    if (const Json* value = require(field)) {
        Fields nested(*value, m_file, m_card, m_problems);
        nested.m_path = pathOf(field);
        read(nested);
    }
}

void Fields::objectIfAny(std::string_view field, const std::function<void(Fields&)>& read)
{
    if (has(field))
        object(field, read);
    else
        find(field);
}

void Fields::each(std::string_view field, const std::function<void(Fields&)>& read)
{
    const Json* value = require(field);
    if (!value)
        return;
    if (!value->is_array())
        return problem(field, "expected a list, found " + shown(*value));
    int position = 0;
    for (const Json& item : *value) {
        const std::string place = std::string(field) + "[" + std::to_string(position++) + "]";
        const bool named = item.is_object() && item.contains("id") && item["id"].is_string();
        Fields nested(item, m_file, named ? shortened(item["id"].get_ref<const std::string&>()) : m_card, m_problems);
        nested.m_path = named ? std::string() : pathOf(place);
        read(nested);
    }
}

std::vector<std::string> Fields::names()
{
    std::vector<std::string> result;
    if (m_object.is_object())
        for (const auto& [name, value] : m_object.items())
            if (name != commentField)
                result.push_back(name);
    m_known.insert(m_known.end(), result.begin(), result.end());
    return result;
}

bool readText(
    std::string_view text, std::string_view name, Problems& problems, const std::function<void(Fields&)>& read)
{
    const auto json = readJson(text);
    if (!json) {
        problems.push_back({std::string(name), "", "", json.error()});
        return false;
    }
    const std::size_t before = problems.size();
    {
        Fields fields(*json, std::string(name), "", problems);
        read(fields);
    }
    return problems.size() == before;
}

bool readFile(
    const DataFiles& files, std::string_view name, Problems& problems, const std::function<void(Fields&)>& read)
{
    if (const DataFile* file = find(files, name))
        return readText(file->text, name, problems, read);
    problems.push_back({std::string(name), "", "", "the file is missing"});
    return false;
}

} // namespace sandglass::core
