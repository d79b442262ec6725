// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/cue_player.h"

namespace sandglass::app {

CuePlayer::CuePlayer(QObject* parent)
    : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &CuePlayer::look);
}

void CuePlayer::setHost(Host* host)
{
    if (host == m_host)
        return;
    if (m_host)
        disconnect(m_host, nullptr, this, nullptr);
    m_host = host;
    if (host)
        connect(host, &Host::accepted, this,
            [this](quint64, int, const QString&, const QList<Telling>& events) { play(events); });
    Q_EMIT hostChanged();
}

void CuePlayer::setClock(SandClock* clock)
{
    if (clock == m_clock)
        return;
    if (m_clock)
        disconnect(m_clock, nullptr, this, nullptr);
    m_clock = clock;
    if (clock)
        connect(clock, &SandClock::changed, this, &CuePlayer::look);
    Q_EMIT clockChanged();
}

void CuePlayer::setStill(bool still)
{
    if (still == m_still)
        return;
    m_still = still;
    if (still)
        end();
    Q_EMIT stillChanged();
}

int CuePlayer::length() const
{
    return m_lengths.value(cue().word).toInt();
}

void CuePlayer::play(const QList<Telling>& events)
{
    end();
    if (m_still || !m_clock)
        return;
    for (const Telling& event : events)
        if (m_lengths.value(event.word).toInt() > 0)
            m_film.append(event);
    if (m_film.isEmpty())
        return;
    m_until = m_clock->now() + length();
    wait();
    Q_EMIT cueChanged();
}

bool CuePlayer::touch()
{
    if (!isPlaying())
        return false;
    if (m_touched)
        end();
    else {
        m_touched = true;
        m_until = m_clock->now();
        next();
    }
    return true;
}

void CuePlayer::end()
{
    const bool played = isPlaying();
    m_film.clear();
    m_at = 0;
    m_touched = false;
    m_timer.stop();
    if (played)
        Q_EMIT cueChanged();
}

void CuePlayer::look()
{
    while (isPlaying() && m_clock && m_clock->now() >= m_until)
        next();
    wait();
}

void CuePlayer::next()
{
    ++m_at;
    if (!isPlaying()) {
        m_film.clear();
        m_at = 0;
        m_touched = false;
        m_timer.stop();
    } else {
        m_until += length();
        wait();
    }
    Q_EMIT cueChanged();
}

void CuePlayer::wait()
{
    m_timer.stop();
    if (isPlaying() && m_clock && m_clock->running())
        m_timer.start(static_cast<int>(std::max<qint64>(1, m_until - m_clock->now())));
}

} // namespace sandglass::app
