// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/held_back.h"

#include <algorithm>

namespace sandglass::app {

void HeldBack::setCues(CuePlayer* cues)
{
    if (cues == m_cues)
        return;
    if (m_cues)
        disconnect(m_cues, nullptr, this, nullptr);
    m_cues = cues;
    if (cues) {
        connect(cues, &CuePlayer::cueChanged, this, &HeldBack::look);
        connect(cues, &CuePlayer::elapsedChanged, this, [this] {
            if (m_flowing)
                look();
        });
    }
    Q_EMIT wishChanged();
    look();
}

bool HeldBack::counts(const Telling& event) const
{
    return event.word == m_word && std::ranges::all_of(m_of.asKeyValueRange(), [&](const auto& wanted) {
        return event.thing(wanted.first).number == wanted.second.toInt();
    });
}

HeldBack::Held HeldBack::heldOf(const Cue& cue) const
{
    Held held;
    for (const Telling& event : cue.events) {
        if (!counts(event))
            continue;
        ++held.count;
        held.total += m_sum.isEmpty() ? 0 : event.thing(m_sum).number;
    }
    return held;
}

void HeldBack::look()
{
    Held held;
    const QList<Cue> ahead = m_cues ? m_cues->ahead() : QList<Cue>{};
    for (qsizetype i = 0; i < ahead.size(); ++i) {
        Held part = heldOf(ahead[i]);
        if (i == 0 && m_flowing)
            part.total = part.total * (ahead[i].length - m_cues->elapsed()) / ahead[i].length;
        held.total += part.total;
        held.count += part.count;
    }
    if (changed(m_held, held))
        Q_EMIT totalChanged();
}

} // namespace sandglass::app
