// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/problem.h"

#include <algorithm>

namespace sandglass::core {

std::string shortened(std::string_view word)
{
    constexpr std::size_t most = 60;
    if (word.size() <= most)
        return std::string(word);
    std::size_t end = most;
    while (end > 0 && (static_cast<unsigned char>(word[end]) & 0xC0) == 0x80)
        --end; // never in the middle of a letter
    return std::string(word.substr(0, end)) + "…";
}

std::string sentence(const Problem& problem)
{
    std::string result;
    for (const std::string& part : {problem.file, problem.card, problem.field})
        if (!part.empty())
            result.append(part).append(": ");
    return result + problem.reason;
}

const DataFile* find(const DataFiles& files, std::string_view name)
{
    const auto found = std::ranges::find(files, name, &DataFile::name);
    return found == files.end() ? nullptr : &*found;
}

} // namespace sandglass::core
