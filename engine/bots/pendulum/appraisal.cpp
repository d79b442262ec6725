// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/pendulum/appraisal.h"

#include "pendulum/workers.h"

#include <algorithm>

namespace sandglass::pendulum::bot {

namespace {

constexpr double roundLength = 360;

/// How often a production is triggered in a round, by its colour, when all goes well.
constexpr std::array<double, colourCount> triggers{1.2, 0.6, 0.5, 2.0};

double sumOf(const std::array<double, stockCount>& held)
{
    return held[0] + held[1] + held[2];
}

} // namespace

Appraisal::Appraisal(const Table& table, const Forecast& times, const Taste& taste)
    : m_table(table)
    , m_times(times)
    , m_taste(taste)
    , m_rounds(times.playing() / roundLength)
{
    // Near the end there is less and less that cubes can still buy.
    const double use = std::min(1.0, 0.1 + m_rounds * 1.5);
    m_price = {taste.military * use, taste.culture * use, taste.gold * use};
    m_cube = std::ranges::max(m_price);
    m_province = 0.3 + m_rounds * taste.province;
    std::ranges::copy(table.own().held, m_now.held.begin());
    m_holdings = tracks(m_now) + stocks(m_now);
    lookAtCards();
    setGoals();
}

bool Appraisal::affords(const Hope& hope, const Cost& cost) const
{
    for (int i = 0; i < stockCount; ++i)
        if (hope.held[i] < cost.stocks[i])
            return false;
    return sumOf(hope.held) - resourcesOf(cost.stocks) >= cost.anyResource;
}

void Appraisal::pay(Hope& hope, const Cost& cost) const
{
    for (int i = 0; i < stockCount; ++i)
        hope.held[i] -= cost.stocks[i];
    for (int left = cost.anyResource; left > 0; --left)
        --*std::max_element(hope.held.begin(), hope.held.begin() + resourceCount);
}

void Appraisal::gain(Hope& hope, const Reward& reward) const
{
    const SeatState& own = m_table.own();
    const auto add = [&](const Purse& amounts) {
        for (int i = 0; i < stockCount; ++i)
            hope.held[i] = std::min<double>(own.limit[i], hope.held[i] + amounts[i]);
    };
    add(reward.stocks);
    for (int colours = reward.production; colours != 0; colours &= colours - 1) {
        const int colour = std::countr_zero(static_cast<unsigned>(colours));
        gain(hope, m_table.mat().production[colour]);
        for (std::uint64_t left = own.provinces[colour]; left != 0; left &= left - 1)
            add(m_table.cards.provinces[std::countr_zero(left)].yields[colour]);
    }
    hope.more += reward.anyResource * m_cube + reward.provinces * m_province
        + (reward.anyPoint + reward.onOneTrack) * bestStep(hope) + secondsOf(60) * reward.retrieveWorker;
    if (reward.hireWorker > 0)
        hope.more += secondsOf(m_times.playing()) * m_taste.hired;
}

double Appraisal::step(int track, double column) const
{
    const double missing = m_table.cards.scrollColumn - column;
    if (missing > 0)
        return m_taste.point * (1 + m_taste.lag * missing);
    return m_table.own().held[stockOfTrack(track)] < m_table.own().limit[stockOfTrack(track)]
        ? m_taste.point * m_taste.beyond
        : 0;
}

double Appraisal::bestStep(const Hope& hope) const
{
    double best = 0;
    for (int track = 0; track < trackCount; ++track)
        best = std::max(best, step(track, m_table.mat().column[track] + hope.held[stockOfTrack(track)]));
    return best;
}

double Appraisal::tracks(const Hope& hope) const
{
    double sum = hope.held[at(Stock::Legendary)] > 0 ? m_taste.legendary : 0;
    for (int track = 0; track < trackCount; ++track) {
        const double missing =
            m_table.cards.scrollColumn - m_table.mat().column[track] - hope.held[stockOfTrack(track)];
        // The sum of all steps up to there.
        sum -= missing > 0 ? m_taste.point * (missing + m_taste.lag * missing * (missing + 1) / 2)
                           : m_taste.point * m_taste.beyond * missing;
    }
    return sum;
}

double Appraisal::votes(double own) const
{
    double sum = m_taste.vote * own;
    const auto ahead = [&](double theirs) { return m_taste.privilege * std::clamp((own - theirs + 2) / 4, 0.0, 1.0); };
    const State& state = m_table.state;
    for (int seat = 0; seat < state.seatCount; ++seat)
        if (seat != m_table.seat)
            sum += ahead(state.seats[seat].held[at(Stock::Votes)]);
    if (state.seatCount == 2)
        sum += ahead(m_table.cards.neutralVotes);
    return sum;
}

double Appraisal::stocks(const Hope& hope) const
{
    double sum = votes(hope.held[at(Stock::Votes)]);
    // Of each kind the first few are worth their price, what lies beyond them less.
    constexpr double few = 5;
    constexpr double some = 3;
    for (int i = 0; i < resourceCount; ++i) {
        const double held = hope.held[i];
        sum += m_price[i]
            * (std::min(held, few) + 0.6 * std::clamp(held - few, 0.0, some) + 0.2 * std::max(held - few - some, 0.0));
    }
    return sum;
}

double Appraisal::closeness(const Goal& goal, const Hope& hope) const
{
    double need = goal.any;
    double have = std::min(goal.any, sumOf(hope.held));
    for (int i = 0; i < stockCount; ++i) {
        need += goal.need[i];
        have += std::min(goal.need[i], hope.held[i]);
    }
    const double share = need > 0 ? have / need : 1;
    return share * share;
}

double Appraisal::worth(const Hope& hope) const
{
    double sum = hope.more + tracks(hope) + stocks(hope);
    for (int i = 0; i < m_goalCount; ++i)
        sum += m_goals[i].gain * closeness(m_goals[i], hope);
    return sum;
}

void Appraisal::addGoal(const Cost& cost, double gain, bool paid)
{
    if (paid) {
        gain -= cost.anyResource * m_cube + cost.stocks[at(Stock::Votes)] * m_taste.vote;
        for (int i = 0; i < resourceCount; ++i)
            gain -= cost.stocks[i] * m_price[i];
        for (int track = 0; track < trackCount; ++track)
            gain -= cost.stocks[stockOfTrack(track)] * m_taste.point * 1.3;
    }
    if (gain <= 0 || m_goalCount == static_cast<int>(m_goals.size()))
        return;
    Goal& goal = m_goals[m_goalCount++];
    std::ranges::copy(cost.stocks, goal.need.begin());
    goal.any = cost.anyResource;
    goal.gain = gain * (paid ? m_taste.keen : m_taste.ambitious);
}

void Appraisal::setGoals()
{
    const SeatState& own = m_table.own();
    const State& state = m_table.state;
    if (workersInPlay(own) < m_table.cards.workerLimit)
        for (int bit = 0; bit < stratagemsAMat; ++bit) {
            const Card& card = m_table.cards.own[own.mat * stratagemsAMat + bit];
            if (card.reward.hireWorker > 0 && (own.hand >> bit & 1) != 0)
                addGoal(card.cost, secondsOf(m_times.playing()) * m_taste.hired);
        }
    const bool counting = state.phase == Phase::Rewards || state.phase == Phase::Limit || state.phase == Phase::Over;
    if (!own.achieved && !counting) {
        const Achievement& achievement = m_table.cards.achievements[state.achievement];
        const bool legendary = state.legendaryHere && own.held[at(Stock::Legendary)] == 0;
        addGoal(achievement.requirement, legendary ? m_taste.legendary : worthOf(achievement.reward), false);
    }
    if (own.discard != 0)
        addGoal(m_table.mat().recover, m_discard * (1 - m_taste.back));
    if (state.round != rounds || state.phase == Phase::Limit || state.phase == Phase::Over)
        return;
    // The last council's cards: only one can be taken, so only the best of them counts.
    double most = 0;
    const Cost* cost = nullptr;
    for (const std::uint8_t number : state.offer) {
        if (number == noCard || m_table.cards.council[number].kind != CouncilKind::Final)
            continue;
        const CouncilCard& card = m_table.cards.council[number];
        const bool legendary = card.reward.stocks[at(Stock::Legendary)] > 0;
        if (legendary && own.held[at(Stock::Legendary)] > 0)
            continue;
        const double gain = legendary ? m_taste.legendary : worthOf(card.reward);
        if (gain > most) {
            most = gain;
            cost = &card.cost;
        }
    }
    if (cost != nullptr)
        addGoal(*cost, most * m_taste.last);
}

double Appraisal::worthOf(const Reward& reward) const
{
    Hope after = m_now;
    gain(after, reward);
    return after.more + tracks(after) + stocks(after) - m_holdings;
}

double Appraisal::card(int stratagem) const
{
    const Card& card = m_table.cards.stratagem(stratagem);
    const double chance = std::min(1.0, m_times.playing() / 60);
    if (card.reward.hireWorker > 0)
        return 0; // a goal
    double worth = worthOf(card.reward);
    for (int i = 0; i < resourceCount; ++i)
        worth -= card.cost.stocks[i] * m_price[i];
    worth -= card.cost.anyResource * m_cube;
    switch (card.special) {
    case Special::None:
        break;
    case Special::Exchange:
        worth += 0.5;
        break;
    case Special::SwapPoint:
        worth += 0.3 * m_taste.point;
        break;
    case Special::WaiveGold:
        worth += 2 * m_price[at(Stock::Gold)];
        break;
    case Special::Neighbour:
    case Special::Repeat:
    case Special::Rush:
        worth += 0.9 * m_taste.point;
        break;
    case Special::AchieveTwice:
    case Special::AchieveFree:
        worth += 2 * m_taste.point;
        break;
    }
    return 0.9 * chance * std::max(worth, 0.2);
}

void Appraisal::lookAtCards()
{
    const SeatState& own = m_table.own();
    for (std::uint32_t left = own.hand | own.discard; left != 0; left &= left - 1) {
        const int bit = std::countr_zero(left);
        ((own.hand >> bit & 1) != 0 ? m_hand : m_discard) += card(stratagemOf(own.mat, bit));
    }
}

double Appraisal::yield(int province, int colour) const
{
    const Purse& yields = m_table.cards.provinces[province].yields[colour];
    double sum = yields[at(Stock::Votes)] * m_taste.vote * 2;
    for (int i = 0; i < resourceCount; ++i)
        sum += yields[i] * m_price[i];
    // A track needs its points less and less, the nearer it is to the scroll.
    for (int track = 0; track < trackCount; ++track) {
        const double missing =
            m_table.cards.scrollColumn - m_table.mat().column[track] - m_now.held[stockOfTrack(track)];
        const double need = std::clamp(missing / 5, m_taste.beyond, 1.0);
        sum += yields[stockOfTrack(track)] * m_taste.point * need;
    }
    return sum;
}

double Appraisal::provinces() const
{
    const SeatState& own = m_table.own();
    double sum = 0;
    for (int colour = 0; colour < colourCount; ++colour) {
        int count = 0;
        for (std::uint64_t left = own.provinces[colour]; left != 0; left &= left - 1) {
            // What is beyond the limit is lost at the next council.
            const double rounds = ++count <= own.provinceLimit ? m_rounds : m_times.end / roundLength / 2;
            sum += yield(std::countr_zero(left), colour) * triggers[colour] * rounds;
        }
    }
    return sum;
}

} // namespace sandglass::pendulum::bot
