// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pendulum/pendulum_replay.h"

#include "core/session_of.h"
#include "pendulum/game.h"

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
    emit changed();
}

void PendulumReplay::setReplay(Replay* replay)
{
    if (replay == m_replay)
        return;
    if (m_replay)
        disconnect(m_replay, nullptr, this, nullptr);
    m_replay = replay;
    m_clock.follow(replay);
    if (replay) {
        connect(replay, &Replay::moved, this, &PendulumReplay::show);
        connect(replay, &Replay::viewerChanged, this, &PendulumReplay::show);
        show();
    }
    emit replayChanged();
}

void PendulumReplay::show()
{
    const auto* session = dynamic_cast<const core::SessionOf<pendulum::Game>*>(&m_replay->session());
    if (!session)
        return;
    const pendulum::CardSet& cards = session->match().cards();
    const pendulum::State& state = session->match().state();
    const int viewer = m_replay->viewer();
    m_model.read(cards, viewer < 0 ? state : pendulum::view(state, core::seatAt(viewer)).known, m_replay->now());
}

} // namespace sandglass::app
