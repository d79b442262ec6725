// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/game_replay.h"

namespace sandglass::app {

void ReplayClock::follow(Replay* replay)
{
    if (m_replay)
        disconnect(m_replay, nullptr, this, nullptr);
    m_replay = replay;
    if (replay) {
        connect(replay, &Replay::moved, this, &SandClock::changed);
        connect(replay, &Replay::playingChanged, this, &SandClock::changed);
    }
    Q_EMIT changed();
}

void GameReplay::setReplay(Replay* replay)
{
    if (replay == m_replay)
        return;
    if (m_replay)
        disconnect(m_replay, nullptr, this, nullptr);
    m_replay = replay;
    m_clock.follow(replay);
    if (replay) {
        connect(replay, &Replay::moved, this, &GameReplay::show);
        connect(replay, &Replay::viewerChanged, this, &GameReplay::show);
        show();
    }
    Q_EMIT replayChanged();
}

void GameReplay::setModel(TableModel* model)
{
    if (model == m_model)
        return;
    m_model = model;
    show();
    Q_EMIT modelChanged();
}

void GameReplay::show()
{
    if (!m_replay || !m_model)
        return;
    // Nobody plays: every seat is a person's, so that each is seen with its own eyes where it is shown at all.
    Sight sight{m_replay->session(), m_replay->now()};
    // A match that goes on may be watched by those who play it: it shows what everybody at the table may see.
    sight.everything = m_replay->isAllShown();
    sight.shown = m_replay->viewer() >= 0 ? 1u << m_replay->viewer() : 0u;
    m_model->read(sight);
}

} // namespace sandglass::app
