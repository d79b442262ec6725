// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/apply.h"

#include "core/rule.h"
#include "tiletum/characters.h"
#include "tiletum/contracts.h"
#include "tiletum/grants.h"
#include "tiletum/helpers.h"
#include "tiletum/map.h"
#include "tiletum/rounds.h"
#include "tiletum/wheel.h"

namespace sandglass::tiletum {

namespace {

using Phrase = core::Phrase<Verb>;

/// Whether every number names something: a command may come from anywhere.
bool isSound(const CardSet& cards, const Phrase& action)
{
    if (static_cast<std::size_t>(action.code) >= verbs.size())
        return false;
    const auto used = core::entryOf(core::Lexicon<Verb>(verbs), action.code).used();
    for (std::size_t i = 0; i < action.args.size(); ++i) {
        const std::int16_t value = action.args[i];
        if (i >= used.size()) {
            if (value != 0)
                return false;
            continue;
        }
        const core::Domain& domain = *used[i].domain;
        if (action.code == Verb::Fulfil && i == 1 && value == core::none)
            continue;
        if (value < domain.lowest() || value > domain.highest())
            return false;
        if (domain.cards
            && value >= static_cast<int>(&domain == &tileDomain ? cards.tiles.size() : cards.spaces.size()))
            return false;
    }
    return true;
}

/// What must be answered at once takes no other word.
bool answers(Open open, Verb verb)
{
    switch (open) {
    case Open::Resources:
    case Open::Colour:
        return verb == Verb::Pick;
    case Open::Activate:
        return verb == Verb::Activate || verb == Verb::Finish;
    case Open::HouseAnywhere:
        return verb == Verb::House || verb == Verb::Finish;
    case Open::PillarAnywhere:
        return verb == Verb::Pillar || verb == Verb::Finish;
    case Open::TeleportMerchant:
    case Open::TeleportArchitect:
        return verb == Verb::Move || verb == Verb::Finish;
    case Open::KingTile:
        return verb == Verb::Claim || verb == Verb::Decline;
    default:
        return true;
    }
}

/// What a check looks at, for the seat whose turn it is.
struct Look {
    const CardSet& cards;
    const State& state;
};

using core::Args;

constexpr std::array<core::Rule<Verb, Refusal, Look, Play>, verbs.size()> verbRules{{
    {Verb::Take, [](const Look& look, const Args& n) { return whyNotTake(look.state, n[0], n[1], n[2]); },
        [](Play& play, const Args& n) { take(play, n[0], n[1], n[2]); }},
    {Verb::Claim, [](const Look& look, const Args&) { return whyNotClaim(look.cards, look.state); },
        [](Play& play, const Args&) { claim(play); }},
    {Verb::Decline, [](const Look& look, const Args&) { return whyNotDecline(look.state); },
        [](Play& play, const Args&) { decline(play); }},
    {Verb::Move,
        [](const Look& look, const Args& n) {
            return whyNotMove(look.cards, look.state, static_cast<Piece>(n[0]), n[1]);
        },
        [](Play& play, const Args& n) { move(play, static_cast<Piece>(n[0]), n[1]); }},
    {Verb::House, [](const Look& look, const Args& n) { return whyNotHouse(look.cards, look.state, n[0], n[1]); },
        [](Play& play, const Args& n) { house(play, n[0], n[1]); }},
    {Verb::Pillar, [](const Look& look, const Args& n) { return whyNotPillar(look.cards, look.state, n[0]); },
        [](Play& play, const Args& n) { pillar(play, n[0]); }},
    {Verb::Collect, [](const Look& look, const Args& n) { return whyNotCollect(look.cards, look.state, n[0]); },
        [](Play& play, const Args& n) { collect(play, n[0]); }},
    {Verb::Hire, [](const Look& look, const Args& n) { return whyNotHire(look.cards, look.state, n[0]); },
        [](Play& play, const Args& n) { hire(play, n[0]); }},
    {Verb::Replace, [](const Look& look, const Args&) { return whyNotReplace(look.state); },
        [](Play& play, const Args&) { replace(play); }},
    {Verb::Settle,
        [](const Look& look, const Args& n) { return whyNotSettle(look.cards, look.state, n[0], n[1], n[2]); },
        [](Play& play, const Args& n) { settle(play, n[0], n[1], n[2]); }},
    {Verb::Sign, [](const Look& look, const Args& n) { return whyNotSign(look.cards, look.state, n[0]); },
        [](Play& play, const Args& n) { sign(play, n[0]); }},
    {Verb::Exchange,
        [](const Look& look, const Args& n) {
            return whyNotExchange(look.state, static_cast<Resource>(n[0]), static_cast<Resource>(n[1]));
        },
        [](Play& play, const Args& n) { exchange(play, static_cast<Resource>(n[0]), static_cast<Resource>(n[1])); }},
    {Verb::Pick, [](const Look& look, const Args&) { return whyNotPick(look.state); },
        [](Play& play, const Args& n) { pick(play, static_cast<Resource>(n[0])); }},
    {Verb::Choose, [](const Look& look, const Args& n) { return whyNotChoose(look.state, static_cast<Action>(n[0])); },
        [](Play& play, const Args& n) { choose(play, static_cast<Action>(n[0])); }},
    {Verb::Activate, [](const Look& look, const Args& n) { return whyNotActivate(look.state, n[0]); },
        [](Play& play, const Args& n) { activate(play, n[0]); }},
    {Verb::Enjoy, [](const Look& look, const Args& n) { return whyNotEnjoy(look.state, n[0]); },
        [](Play& play, const Args& n) { enjoy(play, n[0]); }},
    {Verb::Finish, [](const Look& look, const Args&) { return whyNotFinish(look.state); },
        [](Play& play, const Args&) { finish(play.state); }},
    {Verb::EndTurn, [](const Look& look, const Args&) { return whyNotEndTurn(look.state); },
        [](Play& play, const Args&) { endTurn(play); }},
    {Verb::Buy, [](const Look& look, const Args& n) { return whyNotBuy(look.state, static_cast<Resource>(n[0])); },
        [](Play& play, const Args& n) { buy(play, static_cast<Resource>(n[0])); }},
    {Verb::Fulfil,
        [](const Look& look, const Args& n) { return whyNotFulfil(look.cards, look.state.me(), n[0], n[1]); },
        [](Play& play, const Args& n) { fulfil(play, n[0], n[1]); }},
    {Verb::Adorn, [](const Look& look, const Args& n) { return whyNotAdorn(look.cards, look.state.me(), n[0], n[1]); },
        [](Play& play, const Args& n) { adorn(play, n[0], n[1]); }},
    {Verb::Contribute,
        [](const Look& look, const Args& n) {
            return whyNotContribute(look.cards, look.state, look.state.active, n[0]);
        },
        [](Play& play, const Args& n) { contribute(play, play.state.active, n[0]); }},
    {Verb::Use, [](const Look& look, const Args& n) { return whyNotUse(look.cards, look.state, n[0]); },
        [](Play& play, const Args& n) { use(play, n[0]); }},
}};
static_assert(core::inOrder(verbRules));

const auto& ruleOf(Verb verb)
{
    return verbRules[static_cast<std::size_t>(verb)];
}

} // namespace

Verdict whyNot(const CardSet& cards, const State& state, int seat, const Phrase& action)
{
    if (!isSound(cards, action))
        return say(Refusal::NoSuchThing);
    if (state.phase == Phase::Over)
        return say(Refusal::GameIsOver);
    if (seat != state.active && state.phase == Phase::King
        && (action.code == Verb::Claim || action.code == Verb::Decline))
        return say(Refusal::NotLeading, state.active);
    if (seat != state.active)
        return say(Refusal::NotYourTurn, state.active);
    if (!answers(top(state).open, action.code))
        return say(Refusal::AnswerFirst, top(state).open);
    return ruleOf(action.code).whyNot({cards, state}, action.args);
}

std::expected<Events, Refused> apply(const CardSet& cards, State& state, const Command& command)
{
    if (const Verdict no = whyNot(cards, state, core::index(command.seat), command.action))
        return std::unexpected(*no);
    std::expected<Events, Refused> result;
    Play play{cards, state, *result};
    ruleOf(command.action.code).perform(play, command.action.args);
    if (state.phase != Phase::Over)
        closeSpent(state);
    return result;
}

} // namespace sandglass::tiletum
