// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QElapsedTimer>
#include <QtCore/QObject>
#include <QtQmlIntegration/qqmlintegration.h>

#include <optional>

namespace sandglass::app {

/// The time by which questions are asked and slips are read: people's, not the match's. It runs by itself until
/// somebody sets it; from then on it stands.
class AskClock : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit AskClock(QObject* parent = nullptr)
        : QObject(parent)
    {
        m_since.start();
    }

    Q_INVOKABLE qint64 now() const { return m_set.value_or(m_since.elapsed()); }
    Q_INVOKABLE void setTime(qint64 time) { m_set = time; }

private:
    QElapsedTimer m_since;
    std::optional<qint64> m_set;
};

} // namespace sandglass::app
