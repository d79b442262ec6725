// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <expected>
#include <string>
#include <string_view>

namespace sandglass::core {

/// JSON as the engine reads card data and writes states: objects keep the order they were written in.
using Json = nlohmann::ordered_json;

/// How much a text from outside may ask of the program. All that people write stays far below: the longest state is
/// some 20 KB, nests seven deep and has 5,000 values; a long match's journal, carried in one line, is some 200 KB.
struct ReaderLimits {
    std::size_t length = std::size_t{8} * 1024 * 1024; ///< bytes
    int depth = 32; ///< lists and objects within each other: who writes or destroys a value calls itself as often
    std::size_t values = 200'000; ///< in all
    std::size_t members = 256; ///< of one object: they are looked for one after another
};

/// The one reader of all JSON that comes from outside: requests, journals, card sets, settings, layouts. Whatever the
/// text is, it gives a value within the limits or says what is wrong and where. Nothing throws, and nothing calls
/// itself as deep as a text wishes. Numbers that no double holds are no JSON here.
std::expected<Json, std::string> readJson(std::string_view text, const ReaderLimits& limits = {});

/// A value as text for a message: its beginning, if it is long. What is refused is never written out whole.
std::string shown(const Json& value);

} // namespace sandglass::core
