// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "house/host_clock.h"
#include "pendulum/pendulum_model.h"

#include <QtCore/QPointer>

namespace sandglass::app {

/// A match of Pendulum on the table: the model follows the host, and what hands ask for goes to it.
class PendulumMatch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::Host* host READ host WRITE setHost NOTIFY hostChanged)
    /// By seat, the level of the opponent who plays there, or nothing.
    Q_PROPERTY(QStringList opponents READ opponents WRITE setOpponents NOTIFY opponentsChanged)
    Q_PROPERTY(sandglass::app::PendulumModel* model READ model CONSTANT)
    Q_PROPERTY(sandglass::app::SandClock* clock READ clock CONSTANT)

public:
    explicit PendulumMatch(QObject* parent = nullptr);

    Host* host() const { return m_host; }
    void setHost(Host* host);
    QStringList opponents() const { return m_opponents; }
    void setOpponents(const QStringList& levels);
    PendulumModel* model() { return &m_model; }
    SandClock* clock() { return &m_sandClock; }

signals:
    void hostChanged();
    void opponentsChanged();
    /// Why what a seat asked for did not happen, or was taken back in favour of another seat.
    void refused(int seat, const sandglass::app::Telling& why);

private:
    void show();

    QPointer<Host> m_host;
    QStringList m_opponents;
    PendulumModel m_model;
    HostClock m_sandClock;
};

} // namespace sandglass::app
