// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "house/house.h"
#include "shell/games.h"
#include "shell/shell.h"

#include <QtCore/QTemporaryDir>
#include <QtQml/QQmlApplicationEngine>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickWindow>

#include <functional>
#include <memory>

namespace sandglass::test {

/// The whole program in its real window, with a house in a folder of its own and a clock that the test turns.
/// Opponents think where they stand, so that everything happens in the order of the clock.
class PlayedWindow {
public:
    /// What the world gives; a folder that two windows share is one house, left and entered again.
    struct World {
        std::shared_ptr<QTemporaryDir> folder = std::make_shared<QTemporaryDir>();
        app::Matches::World outside{};
        bool table = false;
        QString language = QStringLiteral("en");
        /// The games that are played, and how they are shown: those of the program.
        std::function<app::Shelves()> shelves = [] { return app::loadShelves(); };
        std::function<void(app::GameRegistry&)> games = &app::registerGames;
    };

    explicit PlayedWindow(World world);
    ~PlayedWindow();

    /// False where the window could not be made or shown.
    bool isShown() const { return m_window != nullptr; }
    QQuickWindow& window() { return *m_window; }
    app::Shell& shell() { return m_shell; }
    app::House& house() { return m_house; }
    /// The match on the table, or null.
    app::Host* host() { return m_house.matches()->current(); }
    QString page() const { return m_window->property("page").toString(); }

    /// Turns the clock and lets everything come to rest, in steps that a journal can follow.
    void pass(core::Millis time);
    /// The same for all clocks there are, also of matches that are only shown.
    void passEverywhere(core::Millis time);
    static void settle();

    /// The first visible item that matches, of that name, or with that text; or null.
    QQuickItem* find(const std::function<bool(const QQuickItem&)>& matches) const;
    QQuickItem* item(const QString& objectName) const;
    QQuickItem* withText(const QString& text) const;
    void click(const QQuickItem& item);
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});

private:
    app::House::Clockmaker clockmaker();

    World m_world;
    app::HandClock* m_clock = nullptr; // of the matches
    QList<QPointer<app::HandClock>> m_clocks;
    app::House m_house;
    app::Shell m_shell;
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
};

} // namespace sandglass::test
