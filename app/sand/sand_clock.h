// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>
#include <QtQmlIntegration/qqmlintegration.h>

namespace sandglass::app {

/// The game's clock as a sand timer sees it: asked for the time when a frame is prepared, never telling it. Whoever
/// owns the game's time derives from it; a pause stops it.
class SandClock : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The game owns its clock")
    Q_PROPERTY(bool running READ running NOTIFY changed)

public:
    using QObject::QObject;

    /// Milliseconds of game time.
    [[nodiscard]] Q_INVOKABLE virtual qint64 now() const = 0;
    [[nodiscard]] virtual bool running() const = 0;

Q_SIGNALS:
    /// It was started, stopped or set; not that time has passed.
    void changed();
};

/// A clock that stands where it is put: for pictures, untimed games and whoever keeps time by hand.
class StillClock : public SandClock {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qint64 time READ now WRITE setTime NOTIFY changed)
    Q_PROPERTY(bool running READ running WRITE setRunning NOTIFY changed)

public:
    using SandClock::SandClock;

    [[nodiscard]] qint64 now() const override { return m_time; }
    [[nodiscard]] bool running() const override { return m_running; }
    void setTime(qint64 time);
    /// Says that it runs, which makes timers ask at every frame; the time still moves by setTime() alone.
    void setRunning(bool running);

private:
    qint64 m_time = 0;
    bool m_running = false;
};

} // namespace sandglass::app
