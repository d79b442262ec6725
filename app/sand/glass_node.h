// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sand/glass_images.h"

#include <QtCore/QRectF>
#include <QtQuick/QSGNode>

class QQuickWindow;

namespace sandglass::app {

/// What a node needs besides the look: where it draws, and how large a pixel of the screen is there.
struct GlassFrame {
    SandLook look;
    GlassColours colours;
    QPointF middle; // of the glass, in the item's coordinates
    double unit = 1; // half the glass's height, in the item's coordinates
    double pixels = 1; // of the screen, for one of the item's
};

/// A timer in the scene graph: a shaded quad on a GPU, painted images where Qt's software renderer runs. It transforms
/// nothing, but what is added later to a node of no kind the software renderer puts into the window's corner.
class GlassNode : public QSGTransformNode {
public:
    static GlassNode* make(QQuickWindow& window);
    virtual void show(const GlassFrame& frame) = 0;
};

} // namespace sandglass::app
