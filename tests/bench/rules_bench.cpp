// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a reader waits for: the index of all books, an answer for each letter typed, an explanation.
#include "bench.h"

#include "games/shelves.h"
#include "language/language.h"
#include "rules/explainer.h"
#include "rules/lore.h"
#include "rules/rule_index.h"
#include "shell/game_registry.h"
#include "shell/games.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

using namespace sandglass;
using namespace Qt::StringLiterals;
using app::Catalogue;

namespace {

/// Of the processor: what else the machine does meanwhile hardly matters.
double milliseconds(double since)
{
    return (bench::cpuSeconds() - since) * 1e3;
}

void searching(const QString& language, const QString& sentence)
{
    const Catalogue words(language);
    std::vector<std::unique_ptr<Catalogue>> others;
    QList<const Catalogue*> known;
    for (const QString& code : app::Language::codes())
        if (code != language)
            known.append(others.emplace_back(std::make_unique<Catalogue>(code)).get());
    const auto begun = bench::cpuSeconds();
    QList<app::Rulebook> books;
    for (const QString& game : app::Rulebook::games())
        books.append(app::Rulebook::read(game));
    const app::RuleIndex index(words, books, known);
    const std::string more = ",\"language\":\"" + language.toStdString() + "\"";
    bench::figure("index of three books", milliseconds(begun), "ms", more);
    double slowest = 0;
    for (qsizetype typed = 1; typed <= sentence.size(); ++typed) {
        const auto letter = bench::cpuSeconds();
        bench::use(index.search(sentence.first(typed), u"pendulum"_s));
        slowest = std::max(slowest, milliseconds(letter));
    }
    bench::figure("search, slowest letter", slowest, "ms", more);
}

void explaining(const app::GameRegistry& registry, const QString& game)
{
    const auto shelf = app::loadShelf(game);
    const auto session = shelf->open({"{\"seats\":3}", 7, "{}", 0});
    const auto model = registry.modelOf(game);
    model->read(app::Sight{**session, 0});
    const Catalogue words(u"cs"_s);
    const auto begun = bench::cpuSeconds();
    app::Lore::of(game); // read once, at the first question
    bench::figure("lore, read once", milliseconds(begun), "ms", ",\"game\":\"" + game.toStdString() + "\"");
    double slowest = 0;
    for (const QString& domain : app::Lore::of(game).domains())
        for (int number = 0; number < 130; ++number) {
            if (model->asking().word(domain, number).isEmpty())
                continue;
            const auto asked = bench::cpuSeconds();
            bench::use(app::Explainer::explain(model.get(), {domain, number, {}, -1}, 0, &words));
            slowest = std::max(slowest, milliseconds(asked));
        }
    bench::figure("explanation, slowest", slowest, "ms", ",\"game\":\"" + game.toStdString() + "\"");
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    searching(u"en"_s, u"the timer stands in a row"_s);
    searching(u"cs"_s, u"služebník v řadě s hodinami"_s);
    searching(u"pl"_s, u"klepsydra w górnym rzędzie"_s);
    searching(u"ru"_s, u"работник в ряду с часами"_s);
    app::GameRegistry registry;
    app::registerGames(registry);
    for (const QString& game : app::Rulebook::games())
        explaining(registry, game);
    return 0;
}
