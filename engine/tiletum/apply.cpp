// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiletum/apply.h"

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
        const int16_t value = action.args[i];
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

Check checkVerb(const CardSet& cards, const State& state, const Phrase& action)
{
    const auto& args = action.args;
    const auto resource = [&](std::size_t at) { return static_cast<Resource>(args[at]); };
    switch (action.code) {
    case Verb::Take:
        return checkTake(state, args[0], args[1], args[2]);
    case Verb::Claim:
        return checkClaim(cards, state);
    case Verb::Decline:
        return checkDecline(state);
    case Verb::Move:
        return checkMove(cards, state, static_cast<Piece>(args[0]), args[1]);
    case Verb::House:
        return checkHouse(cards, state, args[0], args[1]);
    case Verb::Pillar:
        return checkPillar(cards, state, args[0]);
    case Verb::Collect:
        return checkCollect(cards, state, args[0]);
    case Verb::Hire:
        return checkHire(cards, state, args[0]);
    case Verb::Replace:
        return checkReplace(state);
    case Verb::Settle:
        return checkSettle(cards, state, args[0], args[1], args[2]);
    case Verb::Sign:
        return checkSign(cards, state, args[0]);
    case Verb::Exchange:
        return checkExchange(state, resource(0), resource(1));
    case Verb::Pick:
        return checkPick(state);
    case Verb::Choose:
        return checkChoose(state, static_cast<Action>(args[0]));
    case Verb::Activate:
        return checkActivate(state, args[0]);
    case Verb::Enjoy:
        return checkEnjoy(state, args[0]);
    case Verb::Finish:
        return checkFinish(state);
    case Verb::EndTurn:
        return checkEndTurn(state);
    case Verb::Buy:
        return checkBuy(state, resource(0));
    case Verb::Fulfil:
        return checkFulfil(cards, state.me(), args[0], args[1]);
    case Verb::Adorn:
        return checkAdorn(cards, state.me(), args[0], args[1]);
    case Verb::Contribute:
        return checkContribute(cards, state, state.active, args[0]);
    case Verb::Use:
        return checkUse(cards, state, args[0]);
    }
    return say(Refusal::NoSuchThing);
}

void perform(Play& play, const Phrase& action)
{
    const auto& args = action.args;
    const auto resource = [&](std::size_t at) { return static_cast<Resource>(args[at]); };
    switch (action.code) {
    case Verb::Take:
        return take(play, args[0], args[1], args[2]);
    case Verb::Claim:
        return claim(play);
    case Verb::Decline:
        return decline(play);
    case Verb::Move:
        return move(play, static_cast<Piece>(args[0]), args[1]);
    case Verb::House:
        return house(play, args[0], args[1]);
    case Verb::Pillar:
        return pillar(play, args[0]);
    case Verb::Collect:
        return collect(play, args[0]);
    case Verb::Hire:
        return hire(play, args[0]);
    case Verb::Replace:
        return replace(play);
    case Verb::Settle:
        return settle(play, args[0], args[1], args[2]);
    case Verb::Sign:
        return sign(play, args[0]);
    case Verb::Exchange:
        return exchange(play, resource(0), resource(1));
    case Verb::Pick:
        return pick(play, resource(0));
    case Verb::Choose:
        return choose(play, static_cast<Action>(args[0]));
    case Verb::Activate:
        return activate(play, args[0]);
    case Verb::Enjoy:
        return enjoy(play, args[0]);
    case Verb::Finish:
        return finish(play.state);
    case Verb::EndTurn:
        return endTurn(play);
    case Verb::Buy:
        return buy(play, resource(0));
    case Verb::Fulfil:
        return fulfil(play, args[0], args[1]);
    case Verb::Adorn:
        return adorn(play, args[0], args[1]);
    case Verb::Contribute:
        return contribute(play, play.state.active, args[0]);
    case Verb::Use:
        return use(play, args[0]);
    }
}

} // namespace

Check check(const CardSet& cards, const State& state, int seat, const Phrase& action)
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
    return checkVerb(cards, state, action);
}

std::expected<Events, Refused> apply(const CardSet& cards, State& state, const Command& command)
{
    if (const Check no = check(cards, state, core::index(command.seat), command.action))
        return std::unexpected(*no);
    std::expected<Events, Refused> result;
    Play play{cards, state, *result};
    perform(play, command.action);
    if (state.phase != Phase::Over)
        closeSpent(state);
    return result;
}

} // namespace sandglass::tiletum
