// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "language/language.h"
#include "seats/seats.h"
#include "support/fingers.h"

#include <QtQml/QQmlEngine>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickWindow>

#include <memory>

namespace sandglass::test {

/// A table in a real window, with nobody at it yet.
class GatheredTable {
public:
    explicit GatheredTable(QSize size = {1280, 720});

    bool isShown() const { return m_scene != nullptr && m_window.isExposed(); }
    app::Seats& seats() { return m_seats; }
    app::Seat& seat(int place) { return *m_seats.at(place); }
    QQuickItem& scene() { return *m_scene; }
    QQuickWindow& window() { return m_window; }

    /// What lies at a place under that name. Fails the test where there is no such thing to be seen.
    QQuickItem& at(int place, const QString& objectName);
    /// The n-th of several, such as the emblems.
    QQuickItem& choiceAt(int place, const QString& row, int index);
    /// The letter's key on that place's keyboard.
    QQuickItem& key(int place, QChar letter) { return at(place, QStringLiteral("key ") + letter); }

private:
    app::Language m_language{QStringLiteral("en")};
    app::Seats m_seats;
    QQmlEngine m_engine;
    QQuickWindow m_window;
    std::unique_ptr<QQuickItem> m_scene;
    QQuickItem m_nothing;
};

} // namespace sandglass::test
