// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/cue_player.h"

#include "play/values.h"

#include <QtCore/QJsonObject>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

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
        connect(host, &Host::accepted, this, [this](quint64, int seat, const QString&, const QList<Telling>& events) {
            m_mover = seat;
            m_pace.note(seat, m_host->now(), m_host->shownUntil());
            play(events);
        });
        connect(host, &Host::hurried, this, &CuePlayer::quicken);
        // What is shown has not happened there.
        connect(host, &Host::stoodElsewhere, this, &CuePlayer::end);
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

void CuePlayer::setHoldAfter(const QString& word)
{
    if (word == m_holdAfter)
        return;
    // What comes after a cue that was held begins now.
    if (isAtHold() && m_clock)
        m_until = std::max(m_until, m_clock->now());
    m_holdAfter = word;
    Q_EMIT holdAfterChanged();
    look();
    tellEnd();
}

/// The cue at whose end the film is to stand, or nothing.
qsizetype CuePlayer::holdingCue() const
{
    for (qsizetype i = m_film.size() - 1; !m_holdAfter.isEmpty() && i >= 0; --i)
        if (std::ranges::contains(m_film[i].events, m_holdAfter, &Telling::word))
            return i;
    return -1;
}

bool CuePlayer::isAtHold() const
{
    const qsizetype at = holdingCue();
    return isPlaying() && at >= 0 && m_at >= at && m_clock && m_clock->now() >= m_until;
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
            m_film.append(Cue{{event}, length, length});
        else if (!m_film.isEmpty())
            m_film.last().events.append(event);
        else
            unseen.append(event);
    }
    Q_EMIT told(unseen + CuePlayer::events());
    if (m_film.isEmpty())
        return;
    setPace(0);
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

bool CuePlayer::watchesOpponent() const
{
    return m_host && !m_host->people().at(m_mover)["bot"_L1].toString().isEmpty();
}

/// How long each cue is really shown: hurried, and of a turn no longer than people are to wait for it.
void CuePlayer::setPace(qsizetype from)
{
    if (!m_host)
        return;
    const double haste = m_host->haste();
    double ofTurn = 0;
    for (qsizetype i = from; i < m_film.size(); ++i)
        if (m_model && m_model->isOfTurn(m_film[i].events.first()))
            ofTurn += m_film[i].length / haste;
    const auto room =
        static_cast<double>(watchesOpponent() ? m_pace.stepTime(m_host->now(), haste) : TurnPace::allOf(haste));
    const double squeezed = ofTurn > room ? room / ofTurn : 1;
    for (qsizetype i = from; i < m_film.size(); ++i) {
        const bool inTurn = m_model && m_model->isOfTurn(m_film[i].events.first());
        m_film[i].lasts = std::max(1, static_cast<int>(m_film[i].length / haste * (inTurn ? squeezed : 1)));
    }
}

/// What is shown at the moment keeps its length: nothing jumps.
void CuePlayer::quicken()
{
    setPace(m_at + 1);
    tellEnd();
}

void CuePlayer::follow()
{
    if (isPlaying() && changed(m_followed, true))
        Q_EMIT followedChanged();
}

bool CuePlayer::touch()
{
    if (!isPlaying() || isAtHold())
        return false;
    const qsizetype held = holdingCue();
    if (held >= 0 && (m_touched || m_at >= held)) {
        while (m_at < held)
            next();
        m_until = m_clock->now();
        look();
        tellEnd();
    } else if (m_touched)
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
    while (isPlaying() && m_clock && m_clock->now() >= m_until && !isAtHold())
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
    if (isPlaying() && m_clock && m_clock->running() && !isAtHold())
        m_timer.start(static_cast<int>(std::max<qint64>(1, m_until - m_clock->now())));
}

/// How much of the cue has passed.
void CuePlayer::note()
{
    int shown = 0;
    // A board that goes may lose its clock before its film.
    if (isPlaying() && m_clock) {
        const Cue& cue = m_film[m_at];
        const auto left = std::clamp<qint64>(m_until - m_clock->now(), 0, cue.lasts);
        shown = static_cast<int>((cue.lasts - left) * cue.length / cue.lasts);
    }
    if (changed(m_elapsed, shown))
        Q_EMIT elapsedChanged();
    if (changed(m_held, isAtHold()))
        Q_EMIT heldChanged();
}

/// Opponents wait until then.
void CuePlayer::tellEnd()
{
    if (!m_host || !m_clock)
        return;
    const auto after = isPlaying() ? m_film.sliced(m_at + 1) : QList<Cue>();
    const qint64 rest = std::accumulate(after.begin(), after.end(), isPlaying() ? m_until - m_clock->now() : qint64{0},
        [](qint64 sum, const Cue& cue) { return sum + cue.lasts; });
    // The film may have a clock of its own.
    m_host->showUntil(m_host->now() + rest);
}

} // namespace sandglass::app
