// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/telling.h"

#include <functional>

namespace sandglass::app {

/// Restarts the machine and shuts it down, through its service manager. What it says against it becomes a sentence.
class Power : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The staff's has one")
    Q_PROPERTY(sandglass::app::Telling problem READ problem NOTIFY changed)

public:
    using Run = std::function<QString(const QStringList& command)>;

    explicit Power(Run run, QObject* parent = nullptr);

    [[nodiscard]] Telling problem() const { return m_problem; }
    Q_INVOKABLE void restart();
    Q_INVOKABLE void shutDown();

Q_SIGNALS:
    void changed();

private:
    void command(const QString& word);

    const Run m_run;
    Telling m_problem;
};

} // namespace sandglass::app
