// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem.h"
#include "source_file.h"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace sandglass::test {

/// The card data of a game, as it stands in resources/.
inline core::DataFiles cardFiles(const std::string& game)
{
    core::DataFiles files;
    for (const auto& entry : std::filesystem::directory_iterator(sourceFile("resources/" + game))) {
        if (entry.path().extension() != ".json")
            continue;
        std::ostringstream text;
        text << std::ifstream(entry.path()).rdbuf();
        files.push_back({entry.path().filename().string(), text.str()});
    }
    return files;
}

} // namespace sandglass::test
