// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "house/host_clock.h"
#include "models/pendulum_model.h"

#include <QtCore/QPointer>

namespace sandglass::app {

/// A match of Pendulum on the table: the model follows the host, and what hands ask for goes to it.
class PendulumMatch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::Host* host READ host WRITE setHost NOTIFY hostChanged)
    Q_PROPERTY(sandglass::app::PendulumModel* model READ model CONSTANT)
    Q_PROPERTY(sandglass::app::SandClock* clock READ clock CONSTANT)

public:
    explicit PendulumMatch(QObject* parent = nullptr);

    Host* host() const { return m_host; }
    void setHost(Host* host);
    PendulumModel* model() { return &m_model; }
    SandClock* clock() { return &m_sandClock; }

    /// A match that nobody saves: on a table of its own, with a clock of its own. Null, with a warning, if the options
    /// are none. The match belongs to this object.
    Q_INVOKABLE sandglass::app::Host* startUnsaved(const QVariantMap& options, quint64 seed);

signals:
    void hostChanged();
    /// Why what a seat asked for did not happen, or was taken back in favour of another seat.
    void refused(int seat, const sandglass::app::Telling& why);

private:
    void show();

    QPointer<Host> m_host;
    std::unique_ptr<Clock> m_clock;
    std::unique_ptr<core::Shelf> m_shelf;
    std::unique_ptr<Host> m_own;
    PendulumModel m_model;
    HostClock m_sandClock;
};

} // namespace sandglass::app
