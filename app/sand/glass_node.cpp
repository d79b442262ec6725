// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sand/glass_node.h"

#include "sand/painted_glass.h"
#include "sand/shaded_glass.h"

#include <QtQuick/QQuickWindow>
#include <QtQuick/QSGRendererInterface>

namespace sandglass::app {

GlassNode* GlassNode::make(QQuickWindow& window)
{
    if (window.rendererInterface()->graphicsApi() == QSGRendererInterface::Software)
        return new PaintedGlass(window);
    return new ShadedGlass;
}

} // namespace sandglass::app
