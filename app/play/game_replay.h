// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/replay.h"
#include "play/table_model.h"
#include "sand/sand_clock.h"

#include <QtCore/QPointer>

namespace sandglass::app {

/// The time of a match that is watched again, as sand timers ask it.
class ReplayClock : public SandClock {
    Q_OBJECT
    QML_ANONYMOUS

public:
    using SandClock::SandClock;

    void follow(Replay* replay);
    qint64 now() const override { return m_replay ? m_replay->now() : 0; }
    bool running() const override { return m_replay && m_replay->isPlaying(); }

private:
    QPointer<Replay> m_replay;
};

/// A match that is watched again, of any game, at the moment and with the eyes that the replay says.
class GameReplay : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::Replay* replay READ replay WRITE setReplay NOTIFY replayChanged)
    Q_PROPERTY(sandglass::app::TableModel* model READ model WRITE setModel NOTIFY modelChanged)
    Q_PROPERTY(sandglass::app::SandClock* clock READ clock CONSTANT)

public:
    using QObject::QObject;

    Replay* replay() const { return m_replay; }
    void setReplay(Replay* replay);
    TableModel* model() const { return m_model; }
    void setModel(TableModel* model);
    SandClock* clock() { return &m_clock; }

Q_SIGNALS:
    void replayChanged();
    void modelChanged();

private:
    void show();

    QPointer<Replay> m_replay;
    QPointer<TableModel> m_model;
    ReplayClock m_clock;
};

} // namespace sandglass::app
