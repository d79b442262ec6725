// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/stratagems.h"

#include "pendulum/achievements.h"
#include "pendulum/rewards.h"
#include "pendulum/workers.h"

namespace sandglass::pendulum {

namespace {

/// A card whose whole effect could not happen is not played: it would be lost for nothing.
Verdict whyNotEffect(const Table& table, const Card& card)
{
    const SeatState& own = table.own();
    const Reward& reward = card.reward;
    if (reward.retrieveWorker > 0 && !anyStuck(table.state, own))
        return no(Refusal::NoWorkerToRetrieve);
    if (reward.hireWorker > 0 && workersInPlay(own) >= table.cards.workerLimit)
        return no(Refusal::WorkerLimit, table.cards.workerLimit);
    if (reward.provinces > 0 && !table.state.provincesLeft())
        return no(Refusal::NoProvinceLeft);
    if (reward.recoverOne && recallable(table) == 0)
        return no(Refusal::NothingToRecover);
    switch (card.special) {
    case Special::Exchange:
        return own.held[at(Stock::Military)] + own.held[at(Stock::Culture)] > 0 ? std::nullopt
                                                                                : no(Refusal::NothingToExchange);
    case Special::SwapPoint:
        return own.held[at(Stock::Power)] + own.held[at(Stock::Prestige)] + own.held[at(Stock::Popularity)] > 0
            ? std::nullopt
            : no(Refusal::NoPoints);
    case Special::AchieveFree:
        return own.achieved ? no(Refusal::AchievementUsed) : std::nullopt;
    default:
        return std::nullopt;
    }
}

} // namespace

Verdict whyNotPlay(const Table& table, int stratagem)
{
    if (const Verdict verdict = whyNotStart(table))
        return verdict;
    const SeatState& own = table.own();
    const int bit = bitOf(own.mat, stratagem);
    if (bit < 0 || ((own.hand | own.discard) >> bit & 1) == 0)
        return no(Refusal::CardNotYours, stratagem);
    if ((own.hand >> bit & 1) == 0)
        return no(Refusal::CardPlayed, stratagem);
    const Card& card = table.cards.stratagem(stratagem);
    if ((table.mat().partnerCards >> bit & 1) != 0)
        return card.special == Special::AchieveTwice ? no(Refusal::PlayWithAchievement, stratagem)
                                                     : no(Refusal::PlayWithAction, stratagem);
    if (const Verdict verdict = whyNotPay(own.held, card.cost))
        return verdict;
    return whyNotEffect(table, card);
}

void doPlay(const Turn& turn, int stratagem)
{
    SeatState& own = turn.own();
    const std::uint32_t bit = 1u << bitOf(own.mat, stratagem);
    own.hand &= ~bit;
    own.discard |= bit;
    turn.tell(EventKind::StratagemPlayed, turn.seat, stratagem);
    pay(turn, turn.cards.stratagem(stratagem).cost, stratagem);
    if (!own.owes(Decision::Pay))
        takeEffect(turn, stratagem);
    overtake(turn);
}

void takeEffect(const Turn& turn, int number)
{
    const Card& card = turn.cards.stratagem(number);
    grant(turn, card.reward);
    switch (card.special) {
    case Special::Exchange:
        return turn.own().owe(Decision::Exchange);
    case Special::SwapPoint:
        return turn.own().owe(Decision::Swap);
    case Special::AchieveFree:
        return achieveFree(turn);
    default:
        return;
    }
}

Verdict whyNotRecover(const Table& table)
{
    if (const Verdict verdict = whyNotStart(table))
        return verdict;
    if (table.own().discard == 0)
        return no(Refusal::NothingToRecover);
    return whyNotPay(table.own().held, table.mat().recover);
}

void doRecover(const Turn& turn)
{
    pay(turn, turn.cards.mats[turn.own().mat].recover);
    grant(turn, {.recoverAll = true});
    overtake(turn);
}

std::uint32_t recallable(const Table& table)
{
    return table.own().discard & ~table.mat().recallCards;
}

Verdict whyNotRecall(const Table& table, int stratagem)
{
    if (const Verdict verdict = whyNotAnswer(table, Decision::Recall))
        return verdict;
    const int bit = bitOf(table.own().mat, stratagem);
    return bit >= 0 && (recallable(table) >> bit & 1) ? std::nullopt : no(Refusal::NotRecallable, stratagem);
}

void doRecall(const Turn& turn, int stratagem)
{
    SeatState& own = turn.own();
    const std::uint32_t bit = 1u << bitOf(own.mat, stratagem);
    own.discard &= ~bit;
    own.hand |= bit;
    own.settle(Decision::Recall);
    turn.tell(EventKind::StratagemRecalled, turn.seat, stratagem);
}

} // namespace sandglass::pendulum
