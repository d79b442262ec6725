// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/pendulum_offers.h"

#include <QtCore/QObject>

namespace sandglass::app {

/// One sand timer: where it stands and when it was turned. Its sand is a function of these and the match's time, so
/// nothing here changes while it runs.
class PendulumTimer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A PendulumModel has three")
    Q_PROPERTY(int area READ area CONSTANT)
    /// 0 to 5, as rows are counted: the area's top one is even.
    Q_PROPERTY(int row READ row NOTIFY changed)
    Q_PROPERTY(qint64 flippedAt READ flippedAt NOTIFY changed)
    Q_PROPERTY(qint64 duration READ duration NOTIFY changed)
    /// The sand has run through.
    Q_PROPERTY(bool runOut READ runOut NOTIFY runOutChanged)
    /// Its sand ends within ten seconds.
    Q_PROPERTY(bool ending READ ending NOTIFY endingChanged)
    /// Somebody may turn it.
    Q_PROPERTY(bool lit READ lit NOTIFY litChanged)

public:
    explicit PendulumTimer(int area, QObject* parent = nullptr);

    int area() const { return m_area; }
    int row() const { return m_row; }
    qint64 flippedAt() const { return m_flippedAt; }
    qint64 duration() const { return m_duration; }
    bool runOut() const { return m_runOut; }
    bool ending() const { return m_ending; }
    bool lit() const { return m_lit; }

    void read(const PendulumReading& reading, bool lit);

Q_SIGNALS:
    void changed();
    void runOutChanged();
    void endingChanged();
    void litChanged();

private:
    const int m_area;
    int m_row = 0;
    qint64 m_flippedAt = 0;
    qint64 m_duration = 1;
    bool m_runOut = true;
    bool m_ending = false;
    bool m_lit = false;
};

} // namespace sandglass::app
