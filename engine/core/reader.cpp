// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reader.h"

#include "core/problem.h"

#include <vector>

namespace sandglass::core {

namespace {

/// Builds a value from the parser's calls, and stops it at a limit by answering false.
class Builder final : public nlohmann::json_sax<Json> {
public:
    explicit Builder(const ReaderLimits& limits)
        : m_limits(limits)
    {
    }

    Json take() { return std::move(m_root); }
    const std::string& problem() const { return m_problem; }

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t&) override { return add(value); }
    bool string(string_t& value) override { return add(std::move(value)); }
    bool binary(binary_t&) override { return stop("no binary values are known here"); }

    bool start_object(std::size_t) override { return open(Json::object()); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool end_array() override { return close(); }

    bool key(string_t& name) override
    {
        Json& object = *m_open.back();
        if (object.size() >= m_limits.members)
            return stop("an object has more than " + std::to_string(m_limits.members) + " members");
        m_member = &object[name];
        return true;
    }

    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override
    {
        return stop("no JSON at byte " + std::to_string(position));
    }

private:
    bool stop(std::string problem)
    {
        m_problem = std::move(problem);
        return false;
    }

    /// Where the next value goes: to the member that was named, to the end of the list, or to the top.
    Json& put(Json&& value)
    {
        if (m_open.empty())
            return m_root = std::move(value);
        if (m_open.back()->is_object())
            return *m_member = std::move(value);
        m_open.back()->push_back(std::move(value));
        return m_open.back()->back();
    }

    bool add(Json&& value)
    {
        if (++m_values > m_limits.values)
            return stop("there are more than " + std::to_string(m_limits.values) + " values");
        put(std::move(value));
        return true;
    }

    bool open(Json&& empty)
    {
        if (++m_values > m_limits.values)
            return stop("there are more than " + std::to_string(m_limits.values) + " values");
        if (m_open.size() >= static_cast<std::size_t>(m_limits.depth))
            return stop("lists and objects nest deeper than " + std::to_string(m_limits.depth));
        m_open.push_back(&put(std::move(empty)));
        return true;
    }

    bool close()
    {
        m_open.pop_back();
        return true;
    }

    const ReaderLimits& m_limits;
    Json m_root;
    std::vector<Json*> m_open; ///< from the outermost; a value that is open does not move, because only it grows
    Json* m_member = nullptr;
    std::size_t m_values = 0;
    std::string m_problem;
};

} // namespace

std::expected<Json, std::string> readJson(std::string_view text, const ReaderLimits& limits)
{
    if (text.size() > limits.length)
        return std::unexpected("the text is longer than " + std::to_string(limits.length) + " bytes");
    Builder builder(limits);
    if (Json::sax_parse(text, &builder))
        return builder.take();
    return std::unexpected(builder.problem());
}

std::string shown(const Json& value)
{
    if (value.is_object())
        return value.empty() ? "{}" : "an object";
    if (value.is_array())
        return value.empty() ? "[]" : "a list";
    if (value.is_string()) // only its beginning is written
        return Json(shortened(value.get_ref<const std::string&>()))
            .dump(-1, ' ', false, Json::error_handler_t::replace);
    return value.dump();
}

} // namespace sandglass::core
