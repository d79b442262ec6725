// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "headless/run_headless.h"

#include "games/sentences.h"
#include "games/shelves.h"
#include "language/language.h"

#include <iostream>
#include <map>

namespace sandglass::app {

namespace {

/// Catalogues by language, opened when first asked for.
class Sentences {
public:
    std::optional<std::string> operator()(const std::string& code, const core::Spoken& spoken)
    {
        const QString language = QString::fromStdString(code);
        if (!Language::codes().contains(language))
            return std::nullopt;
        auto& catalogue = m_catalogues[code];
        if (!catalogue)
            catalogue = std::make_shared<Catalogue>(language);
        return sentenceOf(spoken, *catalogue).toStdString();
    }

private:
    std::map<std::string, std::shared_ptr<Catalogue>> m_catalogues;
};

} // namespace

Headless headlessWith(const Shelves& shelves)
{
    std::vector<const core::Shelf*> games;
    for (const auto& shelf : shelves.games)
        games.push_back(shelf.get());
    return Headless(std::move(games), Sentences());
}

int runHeadless(const QString& cards)
{
    const Shelves shelves = loadShelves(cards);
    for (const core::Problem& problem : shelves.problems)
        std::cerr << core::sentence(problem) << '\n';
    Headless headless = headlessWith(shelves);
    std::string line;
    while (!headless.hasQuit() && std::getline(std::cin, line))
        if (!line.empty())
            std::cout << headless.answer(line) << '\n' << std::flush;
    return 0;
}

} // namespace sandglass::app
