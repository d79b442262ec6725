// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lobby/wakefulness.h"

#include "lobby/steady_time.h"

#include <algorithm>
#include <chrono>

namespace sandglass::app {

namespace {

constexpr qint64 patienceInLobby = 2 * attract::minute;
constexpr qint64 timeToAnswer = attract::minute;
constexpr int languages = 4;

} // namespace

Wakefulness::Wakefulness(QObject* parent)
    : Wakefulness(&steadyNow, parent)
{
}

Wakefulness::Wakefulness(Now now, QObject* parent)
    : QObject(parent)
    , m_now(std::move(now))
    , m_since(m_now())
{
    m_beat.setInterval(std::chrono::seconds(1));
    connect(&m_beat, &QTimer::timeout, this, &Wakefulness::tick);
}

void Wakefulness::setClock(Now now)
{
    m_now = std::move(now);
    m_since = m_now();
    m_beats = false;
    m_beat.stop();
}

void Wakefulness::setWatching(bool watching)
{
    if (watching == m_watching)
        return;
    m_watching = watching;
    if (watching && m_beats)
        m_beat.start();
    else
        m_beat.stop();
    setState(State::Awake);
    Q_EMIT changed();
}

void Wakefulness::setInMatch(bool inMatch)
{
    m_inMatch = inMatch;
    m_since = m_state == State::Awake ? m_now() : m_since;
    Q_EMIT changed();
}

void Wakefulness::setState(State state)
{
    m_since = m_now();
    if (state == m_state)
        return;
    m_state = state;
    Q_EMIT changed();
    Q_EMIT ticked();
}

void Wakefulness::touched()
{
    setState(State::Awake);
}

void Wakefulness::sleepNow()
{
    if (!m_watching || m_state == State::Asleep)
        return;
    m_dark = m_closed;
    m_shownSince = 0;
    setState(State::Asleep);
    Q_EMIT fellAsleep();
}

void Wakefulness::setClosed(bool closed)
{
    m_closed = closed;
    m_dark = m_dark && closed;
    Q_EMIT changed();
}

void Wakefulness::showNext()
{
    if (m_state != State::Asleep || m_dark || m_games == 0)
        return;
    m_shownSince = asleepFor();
    if (m_closed) {
        m_dark = true;
        return Q_EMIT changed();
    }
    m_game = (m_game + 1) % m_games;
    Q_EMIT gameChanged();
}

void Wakefulness::tick()
{
    const qint64 passed = m_now() - m_since;
    const qint64 patience = m_inMatch ? m_patience * attract::minute : patienceInLobby;
    if (m_state == State::Awake && passed >= patience) {
        if (m_nobody)
            return sleepNow();
        setState(State::Asking);
    } else if (m_state == State::Asking && passed >= timeToAnswer) {
        return sleepNow();
    }
    if (m_state == State::Awake)
        return;
    if (!dark())
        Q_EMIT ticked();
    tickAsleep();
}

void Wakefulness::tickAsleep()
{
    if (const QPointF spot(attract::closedSpot(asleepFor(), 0), attract::closedSpot(asleepFor(), 1)); spot != m_spot) {
        m_spot = spot;
        Q_EMIT spotChanged();
    }
    if (const int turns = attract::languageAt(asleepFor(), 0, languages); turns != m_turns) {
        m_turns = turns;
        Q_EMIT turnsChanged();
    }
    if (m_state == State::Asleep && asleepFor() - m_shownSince >= attract::longestShow)
        showNext();
}

int Wakefulness::left() const
{
    if (m_state != State::Asking)
        return 0;
    return static_cast<int>(std::max<qint64>(0, timeToAnswer - (m_now() - m_since)) / attract::second);
}

qint64 Wakefulness::asleepFor() const
{
    return m_state == State::Asleep ? m_now() - m_since : 0;
}

double Wakefulness::brightness() const
{
    return attract::brightness(asleepFor(), m_dimmest);
}

} // namespace sandglass::app
