// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do at a seat: the second half of PendulumSeat.
#include "pendulum/pendulum_seat.h"

#include <algorithm>
#include <utility>

namespace sandglass::app {

using namespace pendulum;
using core::say;

namespace {

/// The cards that an action can be played along with; the first two are the engine's own numbers.
namespace along {
constexpr int waive = with::waive;
constexpr int extra = with::extra;
constexpr int rush = 4;
constexpr int twice = 8;
} // namespace along

int alongOf(const Action& action)
{
    switch (action.code) {
    case Verb::Act:
        return action.args[2];
    case Verb::Rush:
        return action.args[2] | along::rush;
    case Verb::Again:
        return action.args[1];
    case Verb::Achieve:
        return action.args[1] != 0 ? along::twice : 0;
    default:
        return 0;
    }
}

/// What could be played along with that verb at all.
int alongPossible(Verb verb)
{
    switch (verb) {
    case Verb::Act:
    case Verb::Again:
        return along::waive | along::extra;
    case Verb::Rush:
        return along::waive | along::rush;
    case Verb::Achieve:
        return along::twice;
    default:
        return 0;
    }
}

int alongOf(Special special)
{
    switch (special) {
    case Special::WaiveGold:
        return along::waive;
    case Special::Neighbour:
    case Special::Repeat:
        return along::extra;
    case Special::Rush:
        return along::rush;
    case Special::AchieveTwice:
        return along::twice;
    default:
        return 0;
    }
}

} // namespace

int PendulumSeat::alongInHand() const
{
    int cards = 0;
    for (const int number : m_lifted)
        cards |= alongOf(m_cardSet->stratagem(number).special);
    return cards;
}

void PendulumSeat::attempt(const std::function<bool(const Action&)>& fits, const Action& plain)
{
    if (!m_cardSet)
        return;
    const int cards = alongInHand();
    QList<PendulumAnswer> all;
    QList<PendulumAnswer> asChosen;
    for (int i = 0; i < m_legal.size(); ++i) {
        if (!fits(m_legal[i]))
            continue;
        all.append(m_shown[i]);
        if (alongOf(m_legal[i]) == (cards & alongPossible(m_legal[i].code)))
            asChosen.append(m_shown[i]);
    }
    // A card is played along only where somebody chose it: in the hand, or now in the tray.
    const bool otherwise = asChosen.isEmpty() && !all.isEmpty();
    const QList<PendulumAnswer>& ways = otherwise ? all : asChosen;
    if (ways.size() > 1 || otherwise) {
        m_choice = ways;
        emit answersChanged();
        return;
    }
    cancel();
    want(ways.isEmpty() ? moveOf(*m_cardSet, plain).text : ways.first().text);
}

void PendulumSeat::want(const QString& action)
{
    if (byHand())
        emit wanted(m_index, action);
}

void PendulumSeat::pickUp(int worker)
{
    if (m_worker == worker || (worker >= 0 && !byHand()))
        return;
    m_worker = worker;
    readTargets();
    emit workerChanged();
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

void PendulumSeat::tapCard(int number)
{
    if (!m_cardSet || !byHand())
        return;
    const bool partner = alongOf(m_cardSet->stratagem(number).special) != 0;
    const bool up = m_lifted.contains(number);
    QList<int> lifted;
    if (partner)
        lifted = m_lifted;
    lifted.removeIf([&](int other) { return other == number || alongOf(m_cardSet->stratagem(other).special) == 0; });
    if (!up)
        lifted.append(number);
    if (lifted != m_lifted) {
        m_lifted = lifted;
        emit liftedChanged();
    }
    if (up && !partner)
        playCard(number);
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

void PendulumSeat::takeProvince(int source, int slot)
{
    m_slotWish = slot;
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
    want(verb);
}

void PendulumSeat::setPace(bool untimed)
{
    attempt([&](const Action& action) { return action.code == Verb::Pace && action.args[0] == untimed; },
        say(Verb::Pace, untimed));
}

void PendulumSeat::answer(const QString& text)
{
    m_slotWish = -1;
    cancel();
    want(text);
}

QList<int> PendulumSeat::playableNow() const
{
    int along = 0;
    QList<int> numbers;
    for (const Action& action : m_legal) {
        along |= alongOf(action);
        if (action.code == Verb::Play)
            numbers.append(action.args[0]);
    }
    for (const PendulumCard& card : m_cards.hand)
        if (alongOf(m_cardSet->stratagem(card.number).special) & along)
            numbers.append(card.number);
    return numbers;
}

/// Cards that have left the hand are no longer held up.
void PendulumSeat::readLifted()
{
    const auto gone = m_lifted.removeIf([this](int number) {
        return std::ranges::find(m_cards.hand, number, &PendulumCard::number) == m_cards.hand.end();
    });
    if (gone > 0)
        emit liftedChanged();
}

/// An opponent plays here from now on: hands that held something hold nothing.
void PendulumSeat::letGo()
{
    putDown();
    cancel();
    if (std::exchange(m_lifted, {}).isEmpty())
        return;
    emit liftedChanged();
}

PendulumAdvice PendulumSeat::adviceInHand() const
{
    if (m_worker >= 0)
        return adviceFor(m_targets, m_stuck >> m_worker & 1);
    const int card = m_lifted.last();
    if (!m_playable.contains(card))
        return {QStringLiteral("pendulum.card.notNow")};
    const bool partner = alongOf(m_cardSet->stratagem(card).special) != 0;
    return {partner ? QStringLiteral("pendulum.card.along") : QStringLiteral("pendulum.card.play")};
}

/// A province was dropped on a slot: taking it was the first half, this is the second.
void PendulumSeat::tuckAsWished()
{
    if (m_slotWish < 0)
        return;
    if (!m_legal.contains(say(Verb::Tuck, m_slotWish))) {
        if (m_question.decision != u"province")
            m_slotWish = -1;
        return;
    }
    // Not while the match is still telling what has changed.
    QMetaObject::invokeMethod(this, [this, slot = std::exchange(m_slotWish, -1)] { tuck(slot); }, Qt::QueuedConnection);
}

void PendulumSeat::cancel()
{
    if (m_choice.isEmpty())
        return;
    m_choice.clear();
    emit answersChanged();
}

} // namespace sandglass::app
