// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/telling.h"

#include <QtCore/QStringList>

#include <functional>

namespace sandglass::app {

/// The last lines of the program's log. It is written as always; these are only remembered besides.
class StaffLog : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The staff's has them")
    Q_PROPERTY(QStringList lines READ lines NOTIFY changed)
    /// How the last copy went.
    Q_PROPERTY(sandglass::app::Telling copied READ copied NOTIFY changed)

public:
    using Sticks = std::function<QStringList()>;
    static constexpr int most = 500;

    explicit StaffLog(Sticks sticks, QObject* parent = nullptr);

    /// From now on, whatever the program tells its log is remembered. Once, at its start.
    static void listen();
    static void remember(const QString& line);

    /// The newest first.
    [[nodiscard]] QStringList lines() const { return m_lines; }
    [[nodiscard]] Telling copied() const { return m_copied; }
    Q_INVOKABLE void refresh();
    /// To the first stick that is plugged in.
    Q_INVOKABLE void copyToStick();

Q_SIGNALS:
    void changed();

private:
    const Sticks m_sticks;
    QStringList m_lines;
    Telling m_copied;
};

} // namespace sandglass::app
