// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/telling.h"

#include <QtCore/QDateTime>
#include <QtCore/QObject>

#include <functional>

namespace sandglass::app {

/// Something that went wrong at the table, for those who look after it.
struct Incident {
    Q_GADGET
    QML_VALUE_TYPE(incident)
    Q_PROPERTY(QDateTime when MEMBER when)
    Q_PROPERTY(sandglass::app::Telling what MEMBER what)

public:
    QDateTime when;
    Telling what;

    bool operator==(const Incident&) const = default;
};

/// What went wrong since the program began, the newest first. The same twice in a row is told once, with its last time.
class Incidents : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table's health has them")
    Q_PROPERTY(QList<sandglass::app::Incident> all READ all NOTIFY changed)

public:
    using Date = std::function<QDateTime()>;
    static constexpr int most = 50;

    explicit Incidents(Date date, QObject* parent = nullptr);

    [[nodiscard]] QList<Incident> all() const { return m_all; }
    void note(const Telling& what);

Q_SIGNALS:
    void changed();

private:
    const Date m_date;
    QList<Incident> m_all;
};

} // namespace sandglass::app
