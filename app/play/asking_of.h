// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/asking.h"
#include "play/reading.h"

namespace sandglass::app {

/// A domain as the game's lexicons have it; some verbs know only a part of one, and count it from 0 again.
template <core::Game G>
const core::Domain* domainNamed(std::string_view name)
{
    const core::Domain* widest = nullptr;
    const auto look = [&](const auto& lexicon) {
        for (const auto& entry : lexicon)
            for (const core::Argument& argument : entry.used())
                if (argument.domain->name == name && (!widest || argument.domain->highest() > widest->highest()))
                    widest = argument.domain;
    };
    look(core::Lexicon<typename G::Verb>(G::verbs));
    look(core::Lexicon<typename G::EventKind>(G::events));
    look(core::Lexicon<typename G::Refusal>(G::refusals));
    return widest;
}

template <core::Game G>
QString wordOf(const typename G::CardSet& cards, const QString& domain, int number)
{
    const core::Domain* known = domainNamed<G>(domain.toStdString());
    if (!known || (known->words.empty() && !known->cards) || number < known->lowest() || number > known->highest())
        return {};
    return QString::fromStdString(core::valueText(*known, static_cast<std::int16_t>(number), cards));
}

/// All actions that "act worker=* box=green.top.box1" can mean.
template <core::Game G>
std::vector<core::Phrase<typename G::Verb>> actionsMeant(const typename G::CardSet& cards, const QString& action)
{
    using Action = core::Phrase<typename G::Verb>;
    const QStringList parts = action.split(u' ');
    const core::Lexicon<typename G::Verb> lexicon = G::verbs;
    const auto entry = std::ranges::find_if(lexicon, [&](const auto& one) { return toText(one.word) == parts[0]; });
    if (entry == lexicon.end())
        return {};
    std::vector<Action> actions{{entry->code, {}}};
    for (std::size_t i = 0; i < entry->used().size(); ++i) {
        const core::Argument& argument = entry->used()[i];
        const QString value = parts.value(static_cast<qsizetype>(i) + 1).section(u'=', 1);
        const auto one = core::valueOf(*argument.domain, value.toStdString(), cards);
        std::vector<Action> wider;
        for (const Action& known : actions)
            for (int number = one.value_or(argument.domain->lowest());
                number <= one.value_or(argument.domain->highest()); ++number) {
                wider.push_back(known);
                wider.back().args[i] = static_cast<std::int16_t>(number);
            }
        actions = std::move(wider);
        // Enough to know why; a question must not be waited for.
        constexpr std::size_t most = 64;
        if (actions.size() > most)
            actions.resize(most);
    }
    return actions;
}

/// Tried on a match that the seat could not tell from the true one.
template <core::Game G>
QList<Telling> refusalsOf(const Reading<G>& reading, int seat, const QString& action)
{
    constexpr core::Seed any = 1;
    core::Random random(any);
    const auto& cards = *reading.cards;
    const auto could = G::imagine(cards, {core::seatAt(seat), reading.own[static_cast<std::size_t>(seat)]}, random);
    QList<Telling> refusals;
    for (const auto& meant : actionsMeant<G>(cards, action)) {
        auto tried = could;
        const auto done = G::apply(cards, tried, {core::seatAt(seat), reading.now, meant});
        if (done)
            return {};
        const core::Lexicon<typename G::Refusal> lexicon = G::refusals;
        refusals.append(telling({G::id, "refusal", core::entryOf(lexicon, done.error().code).word,
            core::arguments(lexicon, done.error(), cards)}));
    }
    return refusals;
}

/// `asks` are the seats whose own view the reading has, as bits.
template <core::Game G>
Asking askingOf(const std::shared_ptr<const Reading<G>>& reading, unsigned asks)
{
    Asking asking;
    asking.game = toText(G::id);
    asking.word = [reading](const QString& domain, int number) { return wordOf<G>(*reading->cards, domain, number); };
    asking.number = [reading](const QString& domain, const QString& word) {
        const core::Domain* known = domainNamed<G>(domain.toStdString());
        return known ? core::valueOf(*known, word.toStdString(), *reading->cards).value_or(-1) : -1;
    };
    asking.refusals = [reading, asks](int seat, const QString& action) {
        const bool knows = seat >= 0 && seat < reading->seats() && (asks >> seat & 1) != 0;
        return knows && !G::isOver(reading->shared) ? refusalsOf<G>(*reading, seat, action) : QList<Telling>();
    };
    return asking;
}

} // namespace sandglass::app
