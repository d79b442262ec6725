// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battery.h"

#include "core/fields.h"

/// The part of the battery about set-ups: a state's text is everything, and what is accepted can be played.
namespace sandglass::test {

/// Everything in a described state, objects and lists too.
inline void collect(core::Json& json, std::vector<core::Json*>& parts)
{
    parts.push_back(&json);
    if (json.is_structured())
        for (core::Json& item : json)
            collect(item, parts);
}

/// Changes one thing of the text to something that looks as if it could be there.
inline void spoil(core::Json& json, core::Random& random)
{
    std::vector<core::Json*> parts;
    collect(json, parts);
    const auto any = [&]() -> core::Json& { return *parts[random.below(static_cast<std::uint32_t>(parts.size()))]; };
    core::Json& spoilt = any();
    if (spoilt.is_number_integer())
        spoilt = spoilt.get<std::int64_t>() + static_cast<int>(random.below(7)) - 3;
    else if (spoilt.is_array() && !spoilt.empty())
        spoilt.erase(random.below(static_cast<std::uint32_t>(spoilt.size())));
    else if (spoilt.is_object() && !spoilt.empty())
        spoilt.erase(std::next(spoilt.begin(), random.below(static_cast<std::uint32_t>(spoilt.size()))));
    else
        spoilt = core::Json(any());
}

/// One thing of a list lies there many times: more than any deck, hand or row holds.
inline void crowd(core::Json& json, core::Random& random)
{
    std::vector<core::Json*> parts;
    collect(json, parts);
    std::erase_if(parts, [](const core::Json* part) { return !part->is_array() || part->empty(); });
    if (parts.empty())
        return;
    auto& list = parts[random.below(static_cast<std::uint32_t>(parts.size()))]->get_ref<core::Json::array_t&>();
    const core::Json item = list[random.below(static_cast<std::uint32_t>(list.size()))];
    list.insert(list.end(), 300, item);
}

/// Leaves out most of what is said of a situation: the set-up decides the rest, and it must fit.
inline void shorten(core::Json& json, core::Random& random)
{
    const std::size_t kept = 1 + random.below(4);
    while (json.size() > kept)
        json.erase(std::next(json.begin(), random.below(static_cast<std::uint32_t>(json.size()))));
}

/// One or two things happen to the text.
inline void damage(core::Json& json, core::Random& random)
{
    const std::uint32_t kind = random.below(8);
    if (kind < 3)
        shorten(json, random);
    else if (kind < 4)
        crowd(json, random);
    else
        spoil(json, random);
    if (random.below(3) == 0)
        spoil(json, random);
}

/// Whole games by players who do each kind of thing as often as any other; `look` sees every state. Every other game
/// begins rich, where there is such a thing, so that every decision comes up.
template <core::Game G>
void everyState(const Subject<G>& subject, int games,
    const std::function<void(const typename G::State&, const typename G::Options&, core::Random&)>& look)
{
    core::Seed seed = 900;
    for (const auto& options : subject.options)
        for (int game = 0; game < games * soakFactor(); ++game) {
            auto state = G::setup(subject.cards, options, ++seed);
            QVERIFY(state);
            RandomPlayer<G> player(seed, Taste::VerbFirst);
            if (subject.enrich && game % 2 == 1)
                subject.enrich(*state, player.random());
            for (;;) {
                look(*state, options, player.random());
                const auto command = player.choose(subject.cards, *state);
                if (QTest::currentTestFailed() || !command)
                    break;
                QVERIFY(G::apply(subject.cards, *state, *command));
            }
            if (QTest::currentTestFailed())
                return;
        }
}

/// What a state is told as can be begun anew, byte for byte: two states with equal texts are equal, and have equal
/// hashes.
template <core::Game G>
void beginsAnew(const typename G::CardSet& cards, const typename G::State& state, const typename G::Options& options)
{
    const std::string text = G::describe(cards, state);
    const auto again = G::arrange(cards, options, 99, text);
    QVERIFY2(again, again ? "" : (core::sentence(again.error()) + "\n" + text).c_str());
    QCOMPARE(G::describe(cards, *again), text);
    QVERIFY2(core::sameBytes(*again, state), text.c_str());
}

/// The decisions that are pending in a state, one bit for each of a game's kinds.
template <core::Game G>
using Pending = std::uint64_t(const typename G::State& state);

/// Every `share`-th state of the games begins anew, and each of those in which something is pending that was seldom
/// met. Gives the kinds of decisions that were met.
template <core::Game G>
std::uint64_t stateIsEverything(const Subject<G>& subject, int games, std::uint32_t share, Pending<G>* pending)
{
    constexpr int often = 20;
    std::array<int, 64> met{};
    everyState<G>(subject, games, [&](const auto& state, const auto& options, core::Random& random) {
        bool rare = G::isOver(state);
        for (std::uint64_t kinds = pending(state); kinds != 0; kinds &= kinds - 1)
            rare |= ++met[static_cast<std::size_t>(std::countr_zero(kinds))] <= often;
        if (rare || random.below(share) == 0)
            beginsAnew<G>(subject.cards, state, options);
    });
    std::uint64_t kinds = 0;
    for (std::size_t kind = 0; kind < met.size(); ++kind)
        kinds |= std::uint64_t{met[kind] > 0} << kind;
    return kinds;
}

/// Plays a situation to its end. It is stuck if nobody can act and no time is coming at which that changes.
template <core::Game G>
void playOut(const Subject<G>& subject, typename G::State state, const std::string& text, core::Random& random)
{
    RandomPlayer<G> player(random.next());
    int steps = 0;
    while (const auto command = player.choose(subject.cards, state)) {
        QVERIFY2(G::apply(subject.cards, state, *command), text.c_str());
        const auto wrong = G::invariants(subject.cards, state);
        QVERIFY2(!wrong, (wrong.value_or("") + ": " + text).c_str());
        QVERIFY2(++steps < 100'000, ("does not end: " + text).c_str());
    }
    QVERIFY2(G::isOver(state), ("stuck: " + text).c_str());
    QCOMPARE(G::ranking(subject.cards, state).size(), G::seats(state));
}

/// Whatever is spoilt or left out in a state's text: it is refused with a reason, or it is a situation that can be
/// played to its end. Every `share`-th state of the games is spoilt.
template <core::Game G>
void whatIsAcceptedCanBePlayed(const Subject<G>& subject, int games, std::uint32_t share)
{
    int accepted = 0;
    int refused = 0;
    everyState<G>(subject, games, [&](const auto& state, const auto& options, core::Random& random) {
        if (random.below(share) != 0)
            return;
        core::Json json = core::Json::parse(G::describe(subject.cards, state));
        damage(json, random);
        const std::string text = json.dump();
        const auto arranged = G::arrange(subject.cards, options, random.next(), text);
        if (arranged) {
            ++accepted;
            return playOut<G>(subject, *arranged, text, random);
        }
        ++refused;
        QVERIFY(!arranged.error().reason.empty());
    });
    QVERIFY2(accepted > 50 && refused > 50, qPrintable(QString("%1 and %2").arg(accepted).arg(refused)));
}

} // namespace sandglass::test
