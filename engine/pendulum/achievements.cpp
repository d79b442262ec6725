// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/achievements.h"

#include "pendulum/rewards.h"

namespace sandglass::pendulum {

Verdict whyNotLegendary(const Table& table)
{
    if (table.own().held[at(Stock::Legendary)] > 0)
        return no(Refusal::LegendaryOwned);
    return table.state.legendaryHere ? std::nullopt : no(Refusal::LegendaryGone);
}

namespace {

Verdict whyNotFulfilled(const Purse& held, const Cost& requirement)
{
    if (affords(held, requirement))
        return std::nullopt;
    for (int i = 0; i < stockCount; ++i)
        if (held[i] < requirement.stocks[i])
            return no(Refusal::RequirementMissing, i, requirement.stocks[i], held[i]);
    return no(Refusal::RequirementAny, requirement.anyResource, resourcesOf(held));
}

void collect(const Turn& turn, Claim claim)
{
    if (claim == Claim::Reward)
        return grant(turn, turn.cards.achievements[turn.state.achievement].reward);
    turn.state.legendaryHere = 0;
    turn.tell(EventKind::LegendaryTaken, turn.seat);
    Purse point{};
    point[at(Stock::Legendary)] = 1;
    gain(turn, point);
}

void layOctagon(const Turn& turn)
{
    turn.own().achieved = 1;
    turn.tell(EventKind::AchievementDone, turn.seat, turn.state.achievement);
}

/// Asks, if there is a choice; the scroll's reward is always there.
void offerChoice(const Turn& turn)
{
    if (whyNotLegendary(turn.table()))
        collect(turn, Claim::Reward);
    else
        turn.own().owe(Decision::Claim);
}

} // namespace

Verdict whyNotAchieve(const Table& table, Claim claim, bool twice)
{
    if (const Verdict verdict = whyNotStart(table))
        return verdict;
    if (table.own().achieved)
        return no(Refusal::AchievementUsed);
    if (twice && (table.own().hand & table.mat().twiceCards) == 0)
        return no(Refusal::CardMissing);
    const Cost& requirement = table.cards.achievements[table.state.achievement].requirement;
    if (const Verdict verdict = whyNotFulfilled(table.own().held, requirement))
        return verdict;
    return claim == Claim::Legendary ? whyNotLegendary(table) : std::nullopt;
}

void doAchieve(const Turn& turn, Claim claim, bool twice)
{
    SeatState& own = turn.own();
    if (twice) {
        const int bit = std::countr_zero(own.hand & turn.cards.mats[own.mat].twiceCards);
        own.hand &= ~(1u << bit);
        own.discard |= 1u << bit;
        turn.tell(EventKind::StratagemPlayed, turn.seat, stratagemOf(own.mat, bit));
    }
    layOctagon(turn);
    collect(turn, claim);
    if (twice)
        offerChoice(turn);
    overtake(turn);
}

Verdict whyNotClaim(const Table& table, Claim claim)
{
    if (const Verdict verdict = whyNotAnswer(table, Decision::Claim))
        return verdict;
    return claim == Claim::Legendary ? whyNotLegendary(table) : std::nullopt;
}

void doClaim(const Turn& turn, Claim claim)
{
    turn.own().settle(Decision::Claim);
    collect(turn, claim);
    overtake(turn);
}

void achieveFree(const Turn& turn)
{
    layOctagon(turn);
    offerChoice(turn);
}

} // namespace sandglass::pendulum
