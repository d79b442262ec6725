// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/scene_registry.h"

#include <QtCore/QSize>
#include <QtGui/QImage>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickWindow>

#include <expected>
#include <memory>

class QQmlEngine;

namespace sandglass::app {

class Shell;

/// A scene on a stage of its own, in a window that is never shown: so no window manager changes its size.
class SceneStage {
public:
    /// The reason, in words for a log, where the scene's type cannot be made.
    static std::expected<std::unique_ptr<SceneStage>, QString> make(
        QQmlEngine& engine, Shell& shell, const Scene& scene, QSize size);

    [[nodiscard]] QQuickItem& root() { return *m_root; }
    void resize(QSize size);
    /// Lets loaders, bindings and layouts come to rest: everything is then where it would be painted.
    void settle();
    /// Settles, and paints. Once only: a window that is never shown throws its scene graph away after it was painted,
    /// and not every item (Shape) builds it up a second time.
    QImage picture();

private:
    SceneStage() = default;

    // The window goes after the item in it.
    QQuickWindow m_window;
    std::unique_ptr<QQuickItem> m_root;
};

} // namespace sandglass::app
