// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum_play.h"

#include <map>

/// What a few commands change in a seat's stocks, as text.
namespace sandglass::test {

using Delta = std::map<std::string, int>;

inline Delta stocksOf(const Play& play, int seat)
{
    Delta stocks;
    for (const std::string_view stock : pendulum::stockWords)
        stocks[std::string(stock)] = play.has(seat, stock);
    return stocks;
}

/// "gold -2, votes +1", as text, so that a failure reads well.
inline std::string changed(const Delta& before, const Delta& after)
{
    std::string text;
    for (const std::string_view stock : pendulum::stockWords) {
        const int change = after.at(std::string(stock)) - before.at(std::string(stock));
        if (change != 0)
            text +=
                (text.empty() ? "" : ", ") + std::string(stock) + (change > 0 ? " +" : " ") + std::to_string(change);
    }
    return text;
}

/// Plays the commands, separated by ';', and tells what changed in the seat's stocks.
inline std::string effect(Play& play, std::string_view commands)
{
    const Delta before = stocksOf(play, 0);
    while (!commands.empty()) {
        const std::size_t end = std::min(commands.find("; "), commands.size());
        play.does(0, commands.substr(0, end));
        commands.remove_prefix(std::min(commands.size(), end + 2));
    }
    return changed(before, stocksOf(play, 0));
}

/// A game for one character under test, in the first seat.
inline std::string optionsFor(std::string_view character, int seats = 2)
{
    const bool bolk = character == "champion" || character == "warmonger";
    std::string others = bolk ? R"("briber")" : R"("champion")";
    if (seats == 4) // any three that are not the one under test
        others = R"("random", "random", "random")";
    return R"({"seats": )" + std::to_string(seats) + R"(, "characters": [")" + std::string(character) + R"(", )"
        + others + "]}";
}

} // namespace sandglass::test
