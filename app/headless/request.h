// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fields.h"
#include "core/seat.h"

#include <cstdint>
#include <string>

namespace sandglass::app {

/// What is wrong with a request itself; the answer is its text.
struct BadRequest {
    std::string reason;
};

/// Members of a request, taken with suspicion.
class Request {
public:
    explicit Request(const core::Json& json)
        : m_json(json)
    {
        if (!json.is_object())
            throw BadRequest{"a request is a JSON object"};
    }

    bool has(const char* name) const { return m_json.contains(name); }
    bool isText(const char* name) const { return m_json[name].is_string(); }

    std::string text(const char* name) const
    {
        if (!has(name) || !m_json[name].is_string())
            throw BadRequest{"'" + std::string(name) + "' must be a text"};
        return m_json[name].get<std::string>();
    }

    std::int64_t number(const char* name, std::int64_t highest) const
    {
        const bool good = has(name) && m_json[name].is_number_integer();
        if (!good || m_json[name].get<std::int64_t>() < 0 || m_json[name].get<std::int64_t>() > highest)
            throw BadRequest{"'" + std::string(name) + "' must be a number from 0 to " + std::to_string(highest)};
        return m_json[name].get<std::int64_t>();
    }

    std::int64_t numberOr(const char* name, std::int64_t fallback, std::int64_t highest) const
    {
        return has(name) ? number(name, highest) : fallback;
    }

    bool flagOr(const char* name, bool fallback) const
    {
        if (!has(name))
            return fallback;
        if (!m_json[name].is_boolean())
            throw BadRequest{"'" + std::string(name) + "' must be true or false"};
        return m_json[name].get<bool>();
    }

    /// A nested value, as text again.
    std::string jsonOr(const char* name, const char* fallback) const
    {
        return has(name) ? m_json[name].dump(-1, ' ', false, core::Json::error_handler_t::replace) : fallback;
    }

    core::Seat seat() const { return core::seatAt(static_cast<int>(number("seat", core::maxSeats - 1))); }

private:
    const core::Json& m_json;
};

} // namespace sandglass::app
