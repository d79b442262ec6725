// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bench.h"

#include <QtCore/QVariantMap>
#include <QtQml/QQmlEngine>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickView>

#include <functional>
#include <utility>
#include <vector>

// What a game's board costs, in each renderer and at two sizes: draw batches, processor time of a frame, frames while
// nothing moves, a touch, the first frame, memory, a change of language, and a hundred games.
namespace sandglass::bench {

/// A scene of a board in a window of its own.
class BoardWindow {
public:
    BoardWindow(const char* module, const char* type, const QVariantMap& properties, QSize size);

    QQuickView& view() { return m_view; }
    QQuickItem* scene() { return m_view.rootObject(); }
    /// Of the scene: "model", "rehearsal" …
    template <class Object>
    Object* part(const char* property)
    {
        return scene()->property(property).value<Object*>();
    }
    /// Whether its first frame was shown.
    bool show();

private:
    QQuickView m_view;
};

/// A game's board to be measured.
struct BoardGame {
    std::string name; ///< of its figures: "pendulum_board"
    const char* module;
    const char* scene;
    int seats;
    QVariantMap busiest; ///< the scene that is measured, and where its whole games begin
    QVariantMap opening;
    /// Further moments whose batches are counted, by the names of their figures.
    std::vector<std::pair<std::string, QVariantMap>> moments;
    /// A moment whose last command has a film; nothing, where the board moves all the time.
    QVariantMap film;
    /// Touches something once: whether the model was another one at once.
    std::function<bool(BoardWindow&)> touch;
};

/// The properties of a scene that there are pictures of.
QVariantMap sceneNamed(const QString& name);
/// Without the cue that its picture shows.
QVariantMap withoutCue(QVariantMap properties);

/// The whole of a benchmark's main(). Without arguments it measures everything, each part in a run of its own, since a
/// program has one renderer and one memory.
int measureBoard(const BoardGame& game, int argc, char** argv);

} // namespace sandglass::bench
