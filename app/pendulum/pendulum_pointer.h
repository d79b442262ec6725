// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/telling.h"

#include <QtCore/QObject>

namespace sandglass::app {

/// What a line of the log speaks of, as far as it can be shown on the table: a seat, a spot, a sand timer, a province.
/// Each is its number, or -1.
class PendulumPointer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sandglass::app::Telling telling READ telling WRITE setTelling NOTIFY changed)
    Q_PROPERTY(int seat READ seat NOTIFY changed)
    Q_PROPERTY(int spot READ spot NOTIFY changed)
    Q_PROPERTY(int timer READ timer NOTIFY changed)
    /// As provinces lie on the board; the deck is the last one.
    Q_PROPERTY(int province READ province NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] Telling telling() const { return m_telling; }
    void setTelling(const Telling& telling);
    [[nodiscard]] int seat() const;
    [[nodiscard]] int spot() const;
    [[nodiscard]] int timer() const;
    [[nodiscard]] int province() const;

Q_SIGNALS:
    void changed();

private:
    Telling m_telling;
};

} // namespace sandglass::app
