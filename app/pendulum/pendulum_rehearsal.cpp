// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/pendulum_rehearsal.h"

#include "games/sentences.h"
#include "games/shelves.h"

#include <algorithm>

namespace sandglass::app {

using namespace pendulum;

namespace {

constexpr int longest = 20'000; // commands; a match has a few hundred
constexpr int pace = 700; // milliseconds between two commands, on the average

/// How gladly an action is taken: acting brings a match on, walking about does not.
std::uint32_t weight(Verb verb)
{
    switch (verb) {
    case Verb::Act:
        return 60;
    case Verb::Achieve:
    case Verb::Flip:
        return 30;
    case Verb::Done:
    case Verb::Play:
        return 3;
    case Verb::Place:
    case Verb::Recover:
        return 1;
    case Verb::Pace: // rounds stay as they were asked for
        return 0;
    default:
        return 10;
    }
}

/// Nothing, where there is only what nobody wants.
std::optional<Action> drawn(const Actions& actions, core::Random& random)
{
    std::uint32_t sum = 0;
    for (const Action& action : actions)
        sum += weight(action.code);
    if (sum == 0)
        return std::nullopt;
    std::uint32_t at = random.below(sum);
    for (const Action& action : actions) {
        if (at < weight(action.code))
            return action;
        at -= weight(action.code);
    }
    return std::nullopt;
}

bool anybodyOwes(const State& state, Decision decision)
{
    const auto owes = [decision](const SeatState& seat) { return seat.owed != 0 && seat.decision() == decision; };
    return std::ranges::any_of(state.seats.begin(), state.seats.begin() + state.seatCount, owes);
}

} // namespace

PendulumRehearsal::PendulumRehearsal(QObject* parent)
    : QObject(parent)
{
    connect(&m_model, &PendulumModel::wanted, this, &PendulumRehearsal::submit);
}

void PendulumRehearsal::componentComplete()
{
    auto shelf = core::shelfOf<Game>(readDataFiles(QStringLiteral(":/sandglass/cards/pendulum")));
    if (!shelf) {
        qWarning("pendulum: the card data cannot be read");
        return;
    }
    m_shelf = *std::move(shelf);
    startAnew(m_seed);
    for (int i = 0; m_session && i < longest && !reached() && step(); ++i) { }
    show();
}

void PendulumRehearsal::startAnew(int seed)
{
    Options options;
    options.seats = m_seats;
    if (m_advanced)
        options.characters.fill(anyAdvanced);
    if (m_untimed)
        options.untimed = (1 << rounds) - 1;
    auto session =
        m_shelf->open({describeOptions(options), static_cast<core::Seed>(seed), m_setup.toStdString(), m_grace});
    if (!session) {
        qWarning("pendulum: %s", core::sentence(session.error()).c_str());
        return;
    }
    m_session = *std::move(session);
    m_random = core::Random(static_cast<core::Seed>(seed));
    m_now = 0;
    show();
}

bool PendulumRehearsal::reached() const
{
    const State& state = static_cast<const Session&>(*m_session).match().state();
    if (m_moment == u"over")
        return false;
    if (m_moment == u"middle")
        return state.round >= 2 && state.phase == Phase::Playing && state.markers <= 2 && state.seats[0].owed == 0;
    if (m_moment == u"council")
        return state.phase == Phase::Rewards && state.round >= 2 && anybodyOwes(state, Decision::Reward);
    if (m_moment == u"tray")
        return state.phase == Phase::Playing && state.seats[0].owes(Decision::Province);
    return true;
}

bool PendulumRehearsal::step()
{
    const auto& match = static_cast<const Session&>(*m_session).match();
    if (m_session->isOver())
        return false;
    const int seats = match.state().seatCount;
    const int first = static_cast<int>(m_random.below(static_cast<std::uint32_t>(seats)));
    for (int i = 0; i < seats; ++i) {
        const int seat = (first + i) % seats;
        const Actions actions = legal(match.cards(), match.state(), core::seatAt(seat), m_now);
        const std::optional<Action> action = drawn(actions, m_random);
        if (!action)
            continue;
        const std::string text = moveOf(match.cards(), *action).text.toStdString();
        if (match.state().phase == Phase::Playing)
            m_now += m_random.below(2 * pace);
        return m_session->submit(core::seatAt(seat), m_now, text).has_value();
    }
    const auto wake = m_session->wakeTime(m_now);
    if (!wake || *wake <= m_now)
        return false;
    m_now = *wake;
    return true;
}

void PendulumRehearsal::wait(int milliseconds)
{
    m_now += milliseconds;
    show();
}

void PendulumRehearsal::submit(int seat, const QString& action)
{
    const auto answer = m_session->submit(core::seatAt(seat), m_now, action.toStdString());
    if (!answer) {
        qWarning("pendulum: %s", answer.error().c_str());
        return;
    }
    m_refusal = answer->refusal;
    if (m_refusal)
        emit refused(seat);
    for (const core::Answer::Loss& loss : answer->lost) {
        m_refusal = loss.notice;
        emit refused(core::index(loss.seat));
    }
    show();
}

QString PendulumRehearsal::refusal(const Catalogue* words, const QStringList& names) const
{
    return m_refusal ? sentenceOf(*m_refusal, *words, names) : QString();
}

void PendulumRehearsal::show()
{
    if (!m_session)
        return;
    const auto& match = static_cast<const Session&>(*m_session).match();
    m_model.read({match.cards(), match.state(), m_now, match.now(), match.grace()});
    emit nowChanged();
}

} // namespace sandglass::app
