// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"
#include "play/rehearsal.h"
#include "shell/game_entry.h"
#include "support/fingers.h"

#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickView>

#include <memory>
#include <vector>

namespace sandglass::test {

/// A game as the battery knows it: its scene, its model, and how many may sit at it.
struct Board {
    const char* game;
    const char* module;
    const char* type;
    int fewest;
    int most;
    std::unique_ptr<app::TableModel> (*model)();
    /// A match that nobody at the table can tell from this one: what all may see is the same, the rest imagined anew.
    std::unique_ptr<core::Session> (*imagined)(const core::Session& session, core::Random& random);
    /// How gladly a random player does something, by verb, so that matches come to their end; 10 for others.
    QVariantMap weights;
    /// A verb with several ways, of a game that asks nothing by itself.
    QString choice{};
    /// People choose something there that the others do not see.
    bool secretChoices = false;
};

const std::vector<Board>& boards();
const Board& boardOf(std::string_view game);
/// From now on the tests' own game is among those that can be played; and how the shell shows it.
void addCoins();
app::GameEntry coinsEntry();
/// A row for each, with the column "at"; and the one of the row that runs.
void eachBoard();
const Board& boardOfRow();

/// A moment of some game in a real window, without motion, and what people do there.
class BoardStage {
public:
    explicit BoardStage(const Board& board, const QVariantMap& properties, QSize size = {1920, 1080});

    app::TableModel& model() { return *scene().property("model").value<app::TableModel*>(); }
    app::Rehearsal& match() { return *scene().property("rehearsal").value<app::Rehearsal*>(); }
    QObject& context() { return *scene().property("context").value<QObject*>(); }
    QQuickItem& scene() { return *m_view.rootObject(); }
    QQuickView& view() { return m_view; }
    /// The first visible item of that object name, or null.
    QQuickItem* find(const QString& name, QQuickItem* under = nullptr);
    /// False, where there is nothing of that name to touch.
    bool tap(const QString& name, QQuickItem* under = nullptr);
    /// Lays out what has changed.
    void settle();

private:
    QQuickView m_view;

public:
    Fingers fingers;
};

} // namespace sandglass::test
