// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/rehearsal.h"
#include "support/fingers.h"

#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickView>

namespace sandglass::test {

/// A game's scene: its QML type, and how many may sit at it.
struct Board {
    const char* game;
    const char* module;
    const char* type;
    int fewest;
    int most;
    bool hidesThings; ///< seats know what the others do not
};

inline constexpr Board boards[] = {
    {"pendulum", "Sandglass.Pendulum", "PendulumScene", 2, 5, true},
    {"tiletum", "Sandglass.Tiletum", "TiletumScene", 1, 4, false},
    {"viceroy", "Sandglass.Viceroy", "ViceroyScene", 1, 4, true},
};

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
