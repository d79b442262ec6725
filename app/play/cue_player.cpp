// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/cue_player.h"

#include "play/values.h"

#include <numeric>

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
    if (host) {
        connect(host, &Host::accepted, this, [this](quint64, int, const QString&, const QList<Telling>& events) {
            play(events.isEmpty() ? events : m_host->eventsSeenByAll());
        });
        connect(host, &Host::hurried, this, &CuePlayer::quicken);
    }
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

void CuePlayer::play(const QList<Telling>& events)
{
    end();
    if (m_still || !m_clock) {
        Q_EMIT told(events);
        return;
    }
    QList<Telling> unseen;
    const QList<Telling> staged = m_model ? m_model->staged(events) : events;
    for (const Telling& event : staged) {
        if (const int length = m_lengths.value(event.word).toInt(); length > 0)
            m_film.append(Cue{{event}, length, hurried(length)});
        else if (!m_film.isEmpty())
            m_film.last().events.append(event);
        else
            unseen.append(event);
    }
    Q_EMIT told(unseen + CuePlayer::events());
    if (m_film.isEmpty())
        return;
    m_until = m_clock->now() + m_film.first().lasts;
    tellEnd();
    wait();
    Q_EMIT cueChanged();
}

QList<Telling> CuePlayer::film() const
{
    QList<Telling> all;
    for (const Cue& cue : m_film)
        all.append(cue.events);
    return all;
}

int CuePlayer::hurried(int length) const
{
    return m_host ? std::max(1, static_cast<int>(length / m_host->haste())) : length;
}

/// What is shown at the moment keeps its length: nothing jumps.
void CuePlayer::quicken()
{
    for (qsizetype i = m_at + 1; i < m_film.size(); ++i)
        m_film[i].lasts = hurried(m_film[i].length);
    tellEnd();
}

void CuePlayer::follow()
{
    if (isPlaying() && changed(m_followed, true))
        Q_EMIT followedChanged();
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
        tellEnd();
    }
    return true;
}

void CuePlayer::end()
{
    if (!isPlaying())
        return;
    stop();
    tellEnd();
    Q_EMIT cueChanged();
}

bool CuePlayer::seek(const QString& word, int elapsed)
{
    while (isPlaying() && cue().word != word)
        next();
    if (!isPlaying())
        return false;
    m_until = m_clock->now() + m_film[m_at].lasts - elapsed;
    look();
    return true;
}

void CuePlayer::look()
{
    while (isPlaying() && m_clock && m_clock->now() >= m_until)
        next();
    note();
    wait();
}

void CuePlayer::next()
{
    ++m_at;
    if (isPlaying()) {
        m_until += m_film[m_at].lasts;
        Q_EMIT told(events());
        note();
        wait();
    } else
        stop();
    Q_EMIT cueChanged();
}

void CuePlayer::stop()
{
    m_film.clear();
    m_at = 0;
    m_touched = false;
    m_timer.stop();
    note();
    if (changed(m_followed, false))
        Q_EMIT followedChanged();
}

void CuePlayer::wait()
{
    m_timer.stop();
    if (isPlaying() && m_clock && m_clock->running())
        m_timer.start(static_cast<int>(std::max<qint64>(1, m_until - m_clock->now())));
}

/// How much of the cue has passed.
void CuePlayer::note()
{
    int shown = 0;
    if (isPlaying()) {
        const Cue& cue = m_film[m_at];
        const auto left = std::clamp<qint64>(m_until - m_clock->now(), 0, cue.lasts);
        shown = static_cast<int>((cue.lasts - left) * cue.length / cue.lasts);
    }
    if (changed(m_elapsed, std::move(shown)))
        Q_EMIT elapsedChanged();
}

/// Opponents wait until then.
void CuePlayer::tellEnd()
{
    if (!m_host || !m_clock)
        return;
    const auto after = ahead();
    const qint64 rest = std::accumulate(
        after.begin(), after.end(), qint64{0}, [](qint64 sum, const Cue& cue) { return sum + cue.lasts; });
    m_host->showUntil(isPlaying() ? m_until - m_film[m_at].lasts + rest : m_clock->now());
}

} // namespace sandglass::app
