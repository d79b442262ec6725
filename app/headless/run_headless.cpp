// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "headless/run_headless.h"

#include "core/reader.h"
#include "games/sentences.h"
#include "games/shelves.h"
#include "language/language.h"

#include <iostream>
#include <map>
#include <span>

namespace sandglass::app {

namespace {

/// Catalogues by language, opened when first asked for.
class Sentences {
public:
    std::optional<std::string> operator()(const std::string& code, const Statement& statement)
    {
        const QString language = QString::fromStdString(code);
        if (!Language::codes().contains(language))
            return std::nullopt;
        auto& catalogue = m_catalogues[code];
        if (!catalogue)
            catalogue = std::make_shared<Catalogue>(language);
        return sentenceOf(std::span(&statement, 1), *catalogue).toStdString();
    }

private:
    std::map<std::string, std::shared_ptr<Catalogue>> m_catalogues;
};

/// The next line; of one that is longer than any request may be, only so much that it is refused as too long.
bool readLine(std::istream& in, std::string& line)
{
    const std::size_t most = core::ReaderLimits{}.length + 1;
    line.clear();
    std::streambuf& buffer = *in.rdbuf();
    for (;;) {
        const int next = buffer.sbumpc();
        if (next == std::streambuf::traits_type::eof())
            return !line.empty();
        if (next == '\n')
            return true;
        if (line.size() < most)
            line.push_back(static_cast<char>(next));
    }
}

} // namespace

Headless headlessWith(const Shelves& shelves, Headless::Offers offers, Headless::Explain explain)
{
    std::vector<const core::Shelf*> games;
    for (const auto& shelf : shelves.games)
        games.push_back(shelf.get());
    Headless headless(std::move(games), Sentences());
    headless.setOffers(std::move(offers));
    headless.setExplain(std::move(explain));
    return headless;
}

void answerLines(Headless& headless, std::istream& in, std::ostream& out)
{
    std::string line;
    while (!headless.hasQuit() && readLine(in, line))
        out << headless.answer(line) << '\n' << std::flush;
}

int runHeadless(const QString& cards, Headless::Offers offers, Headless::Explain explain)
{
    const Shelves shelves = loadShelves(cards);
    for (const core::Problem& problem : shelves.problems)
        std::cerr << core::sentence(problem) << '\n';
    Headless headless = headlessWith(shelves, std::move(offers), std::move(explain));
    answerLines(headless, std::cin, std::cout);
    return 0;
}

} // namespace sandglass::app
