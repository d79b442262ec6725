// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sandglass::core {

/// What is wrong with data that came from outside: which file, which card in it, which field, and why.
/// Any of the first three may be empty where it does not apply.
struct Problem {
    std::string file;
    std::string card;
    std::string field;
    std::string reason;

    bool operator==(const Problem&) const = default;
};

using Problems = std::vector<Problem>;

/// The beginning of a word that came from outside, for a message: nobody reads a megabyte, and nobody shall wait for
/// it.
std::string shortened(std::string_view word);

/// "provinces.json: lokern: brown: 'golf' is no resource"
std::string sentence(const Problem& problem);

/// A file of card data as text; reading it from a disk is the app's business.
struct DataFile {
    std::string name;
    std::string text;
};

using DataFiles = std::vector<DataFile>;

const DataFile* find(const DataFiles& files, std::string_view name);

} // namespace sandglass::core
