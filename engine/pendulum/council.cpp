// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/council.h"

#include "pendulum/provinces.h"
#include "pendulum/rewards.h"
#include "pendulum/stratagems.h"

#include <algorithm>

namespace sandglass::pendulum {

namespace {

int votesOf(const CardSet& cards, const State& state, int seat)
{
    return seat == neutralSeat ? cards.neutralVotes : state.seats[seat].held[at(Stock::Votes)];
}

/// Step 1. Among equals, who stood lower moves ahead: so the old order is turned round and sorted stably.
void countVotes(const Turn& turn)
{
    State& state = turn.state;
    const auto order = std::span(state.order).first(state.orderCount);
    for (std::size_t i = 1; i < order.size(); ++i)
        for (std::size_t j = i; j > 0; --j) {
            if (votesOf(turn.cards, state, order[j]) < votesOf(turn.cards, state, order[j - 1]))
                break;
            std::swap(order[j], order[j - 1]); // at a tie, too: the lower passes the higher
        }
    for (std::size_t place = 0; place < order.size(); ++place) {
        const int seat = order[place];
        turn.tell(EventKind::PrivilegeSet, place + 1, seat, votesOf(turn.cards, state, seat));
    }
    for (SeatState& seat : state.seats)
        seat.held[at(Stock::Votes)] = 0;
}

/// Step 2. The neutral rival takes nothing, and its place's points are lost (the facts' suggested reading).
bool offerNextReward(const Turn& turn)
{
    State& state = turn.state;
    while (state.turn < state.orderCount && state.order[state.turn] == neutralSeat)
        ++state.turn;
    if (state.turn == state.orderCount)
        return false;
    SeatState& seat = state.seats[state.order[state.turn]];
    seat.owe(Decision::Reward);
    seat.pointsOwed = turn.cards.board(state.seatCount).points[state.turn];
    if (seat.pointsOwed > 0)
        seat.owe(Decision::Point);
    return true;
}

/// Step 3.
bool checkLimits(const Turn& turn)
{
    State& state = turn.state;
    state.phase = Phase::Limit;
    bool any = false;
    for (SeatState& seat : state.seats)
        if (overLimit(seat)) {
            seat.owe(Decision::Discard);
            any = true;
        }
    return any;
}

void clearTable(const Turn& turn)
{
    State& state = turn.state;
    for (std::uint8_t& card : state.offer) {
        if (card != noCard)
            state.rewardsGone |= 1u << card;
        card = noCard;
    }
    for (std::uint8_t& card : state.openProvinces) {
        if (card != noCard)
            state.provincesGone |= std::uint64_t{1} << card;
        card = noCard;
    }
}

/// Step 4.
void prepareRound(const Turn& turn)
{
    State& state = turn.state;
    ++state.barrier;
    state.turn = 0;
    state.step = 0;
    if (state.round == rounds) {
        state.phase = Phase::Over;
        return turn.tell(EventKind::GameEnded);
    }
    ++state.round;
    turn.tell(EventKind::RoundPrepared, state.round);
    state.grandeUp = 1;
    clearTable(turn);
    showRewards(turn);
    fillRow(turn);
    for (SeatState& seat : state.seats)
        seat.achieved = 0;
    state.achievement = state.achievementDeck.pop();
    turn.tell(EventKind::AchievementShown, state.achievement);
    state.legendaryHere = 1;
    state.markers = timeMarkers;
    state.phase = Phase::Reposition;
    state.paceChanged = 0;
}

} // namespace

void showRewards(const Turn& turn)
{
    State& state = turn.state;
    for (int slot = 0; slot < offerCount; ++slot) {
        state.offer[slot] = state.councilDeck.pop();
        turn.tell(EventKind::RewardShown, slot, state.offer[slot]);
    }
}

void beginCouncil(const Turn& turn)
{
    State& state = turn.state;
    ++state.barrier;
    state.done = state.overtaken = 0;
    turn.tell(EventKind::CouncilBegan, state.round);
    countVotes(turn);
    state.phase = Phase::Rewards;
    state.turn = 0;
    offerNextReward(turn);
}

Verdict whyNotChoose(const Table& table, int choice)
{
    const SeatState& own = table.own();
    if (!mayChooseReward(own))
        return *whyNotAnswer(table, Decision::Reward);
    if (choice == pointChoice)
        return std::nullopt;
    if (choice == grandeChoice) {
        if (!table.state.grandeUp)
            return no(Refusal::GrandeTurned);
        return own.workers[1] == spot::council ? std::nullopt : no(Refusal::GrandeOwned);
    }
    if (table.state.offer[choice] == noCard)
        return no(Refusal::RewardGone, choice);
    const CouncilCard& card = table.cards.council[table.state.offer[choice]];
    if (card.reward.provinceLimit > 0 && own.provinceLimit >= card.reward.provinceLimit)
        return no(Refusal::LimitOwned);
    if (card.reward.stocks[at(Stock::Legendary)] > 0 && own.held[at(Stock::Legendary)] > 0)
        return no(Refusal::LegendaryOwned);
    return card.kind == CouncilKind::Final ? whyNotPay(own.held, card.cost) : std::nullopt;
}

namespace {

void takeCard(const Turn& turn, int number)
{
    SeatState& own = turn.own();
    const CouncilCard& card = turn.cards.council[number];
    if (card.kind == CouncilKind::Stratagem) {
        own.hand |= 1u << (stratagemsAMat + number);
        return;
    }
    turn.state.rewardsGone |= 1u << number;
    if (card.kind == CouncilKind::Final)
        pay(turn, card.cost, ownStratagems + number);
    if (!own.owes(Decision::Pay))
        grant(turn, card.reward);
}

} // namespace

void doChoose(const Turn& turn, int choice)
{
    State& state = turn.state;
    SeatState& own = turn.own();
    own.settle(Decision::Reward);
    if (choice >= offerCount)
        turn.tell(EventKind::PlainRewardChosen, turn.seat, choice);
    if (choice == pointChoice)
        return grant(turn, turn.cards.alwaysThere);
    if (choice == grandeChoice) {
        state.grandeUp = 0;
        return own.owe(Decision::Promote);
    }
    const int card = std::exchange(state.offer[choice], noCard);
    turn.tell(EventKind::RewardChosen, turn.seat, choice, card);
    takeCard(turn, card);
}

void goOn(const Turn& turn)
{
    State& state = turn.state;
    if (state.phase == Phase::Rewards && state.seats[state.order[state.turn]].owed == 0) {
        ++state.barrier;
        ++state.turn;
        if (!offerNextReward(turn) && !checkLimits(turn))
            prepareRound(turn);
    } else if (state.phase == Phase::Limit
        && std::ranges::all_of(state.seats, [](const SeatState& seat) { return seat.owed == 0; })) {
        prepareRound(turn);
    }
}

} // namespace sandglass::pendulum
