// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QByteArrayView>

namespace sandglass::app {

/// What Qt Quick must know before the first window: how much memory it may take for small pictures drawn in one batch.
void prepareGraphics();

/// Between the application's beginning and its first window: on a machine without a graphics card Qt's own renderer
/// draws a table in a fraction of the time that OpenGL takes there. Whoever names a renderer in the environment
/// (QT_QUICK_BACKEND, QSG_RHI_BACKEND) gets that one.
void chooseRenderer();

/// Whether OpenGL has no graphics card behind it, by what it calls itself.
bool isDrawnByProcessor(QByteArrayView openGl);

} // namespace sandglass::app
