// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_data.h"

#include "card_files.h"

#include <cstdio>

namespace sandglass::test {

const viceroy::CardSet& viceroyCards()
{
    static const viceroy::CardSet cards = [] {
        auto loaded = viceroy::load(cardFiles("viceroy"));
        if (!loaded)
            for (const core::Problem& problem : loaded.error())
                std::fprintf(stderr, "%s\n", core::sentence(problem).c_str());
        return loaded.value();
    }();
    return cards;
}

} // namespace sandglass::test
