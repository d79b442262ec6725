// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do at a seat: the second half of PendulumSeat.
#include "models/pendulum_seat.h"

namespace sandglass::app {

using namespace pendulum;
using core::say;

void PendulumSeat::attempt(const std::function<bool(const Action&)>& fits, const Action& plain)
{
    if (!m_cardSet)
        return;
    QList<PendulumAnswer> ways;
    for (int i = 0; i < m_legal.size(); ++i)
        if (fits(m_legal[i]))
            ways.append(m_shown[i]);
    if (ways.size() > 1) {
        m_choice = ways;
        emit answersChanged();
        return;
    }
    cancel();
    emit wanted(m_index, ways.isEmpty() ? moveOf(*m_cardSet, plain).text : ways.first().text);
}

void PendulumSeat::pickUp(int worker)
{
    if (m_worker == worker)
        return;
    m_worker = worker;
    emit workerChanged();
    readTargets();
}

void PendulumSeat::putDown()
{
    pickUp(-1);
}

void PendulumSeat::moveWorker(int worker, int spot)
{
    const bool box = spot::isBox(spot);
    putDown();
    attempt(
        [&](const Action& action) {
            const bool moves = action.code == Verb::Place || action.code == Verb::Act || action.code == Verb::Rush;
            return moves && action.args[0] == worker && action.args[1] == spot;
        },
        box ? say(Verb::Act, worker, spot, with::nothing) : say(Verb::Place, worker, spot));
}

void PendulumSeat::sendHome(int worker)
{
    moveWorker(worker, spot::mat);
}

void PendulumSeat::playCard(int number)
{
    attempt(
        [&](const Action& action) {
            return (action.code == Verb::Play || action.code == Verb::Recall) && action.args[0] == number;
        },
        say(Verb::Play, number));
}

void PendulumSeat::flip(int timer)
{
    attempt([&](const Action& action) { return action.code == Verb::Flip && action.args[0] == timer; },
        say(Verb::Flip, timer));
}

void PendulumSeat::achieve()
{
    attempt([](const Action& action) { return action.code == Verb::Achieve; }, say(Verb::Achieve, Claim::Reward, 0));
}

void PendulumSeat::takeProvince(int source)
{
    attempt([&](const Action& action) { return action.code == Verb::Take && action.args[0] == source; },
        say(Verb::Take, source));
}

void PendulumSeat::tuck(int colour)
{
    attempt([&](const Action& action) { return action.code == Verb::Tuck && action.args[0] == colour; },
        say(Verb::Tuck, colour));
}

void PendulumSeat::chooseReward(int choice)
{
    attempt([&](const Action& action) { return action.code == Verb::Choose && action.args[0] == choice; },
        say(Verb::Choose, choice));
}

void PendulumSeat::simply(const QString& verb)
{
    cancel();
    emit wanted(m_index, verb);
}

void PendulumSeat::setPace(bool untimed)
{
    attempt([&](const Action& action) { return action.code == Verb::Pace && action.args[0] == untimed; },
        say(Verb::Pace, untimed));
}

void PendulumSeat::answer(const QString& text)
{
    cancel();
    emit wanted(m_index, text);
}

void PendulumSeat::cancel()
{
    if (m_choice.isEmpty())
        return;
    m_choice.clear();
    emit answersChanged();
}

} // namespace sandglass::app
