// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/pendulum/forecast.h"
#include "bots/pendulum/taste.h"
#include "pendulum/table.h"

namespace sandglass::pendulum::bot {

/// Amounts that may be hoped for, and the worth of what is hoped for beside them.
struct Hope {
    std::array<double, stockCount> held{};
    double more = 0;
};

/// What one seat's things are worth to it at one moment: points, cubes, votes, cards, provinces.
class Appraisal {
public:
    Appraisal(const Table& table, const Forecast& times, const Taste& taste);

    const Hope& now() const { return m_now; }
    /// Everything held, with what it may lead to: a worker hired, an achievement, cards taken back, a last reward.
    double worth(const Hope& hope) const;

    bool affords(const Hope& hope, const Cost& cost) const;
    void pay(Hope& hope, const Cost& cost) const;
    void gain(Hope& hope, const Reward& reward) const;

    double step(int track, double column) const; ///< of going on from there
    double bestStep(const Hope& hope) const;
    double cube() const { return m_cube; } ///< one resource of choice
    double province() const { return m_province; } ///< one that is still to be chosen
    double cards() const { return m_hand + m_taste.back * m_discard; }
    double provinces() const; ///< under the slots
    double secondsOf(double seconds) const { return m_taste.second * seconds; } ///< of a worker's time
    const Taste& taste() const { return m_taste; }
    const Table& table() const { return m_table; }
    const Forecast& times() const { return m_times; }

private:
    struct Goal {
        std::array<double, stockCount> need{};
        double any = 0; ///< resources beyond those
        double gain = 0;
    };

    void lookAtCards();
    void setGoals();
    void addGoal(const Cost& cost, double gain, bool paid = true);
    double closeness(const Goal& goal, const Hope& hope) const;
    double tracks(const Hope& hope) const;
    double stocks(const Hope& hope) const;
    double votes(double own) const;
    double worthOf(const Reward& reward) const;
    double card(int stratagem) const; ///< in hand
    double yield(int province, int colour) const;

    const Table& m_table;
    const Forecast& m_times;
    const Taste& m_taste;
    double m_rounds; ///< still to play, as a number with a fraction
    Hope m_now;
    double m_holdings = 0; ///< tracks and stocks of now
    double m_hand = 0; ///< the cards in it
    double m_discard = 0; ///< the same cards, if they were in hand
    double m_cube = 0;
    double m_province = 0;
    std::array<double, resourceCount> m_price{};
    std::array<Goal, 10> m_goals{};
    int m_goalCount = 0;
};

} // namespace sandglass::pendulum::bot
