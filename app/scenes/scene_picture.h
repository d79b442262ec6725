// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenes/drawing.h"
#include "scenes/scene_registry.h"

#include <QtCore/QSize>
#include <QtGui/QImage>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickRenderControl>
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
    /// The same for drawing(), which only the software renderer can.
    static std::expected<std::unique_ptr<SceneStage>, QString> makeForDrawing(
        QQmlEngine& engine, Shell& shell, const Scene& scene, QSize size);

    [[nodiscard]] QQuickItem& root() { return *m_root; }
    void resize(QSize size);
    /// Lets loaders, bindings and layouts come to rest: everything is then where it would be painted.
    void settle();
    /// Settles, and paints. Once only: a window that is never shown throws its scene graph away after it was painted,
    /// and not every item (Shape) builds it up a second time.
    QImage picture();
    /// Settles, and keeps the strokes that would paint it. Once only, too.
    Drawing drawing();

private:
    SceneStage()
        : m_window(std::make_unique<QQuickWindow>())
    {
    }
    explicit SceneStage(std::unique_ptr<QQuickRenderControl> control);
    std::expected<void, QString> show(QQmlEngine& engine, Shell& shell, const Scene& scene, QSize size);

    std::unique_ptr<QQuickRenderControl> m_control; ///< of a window that is drawn
    // The window goes after the item in it.
    std::unique_ptr<QQuickWindow> m_window;
    std::unique_ptr<QQuickItem> m_root;
};

} // namespace sandglass::app
