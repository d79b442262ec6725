// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/graphics.h"

#include <QtCore/QtEnvironmentVariables>

namespace sandglass::app {

void prepareGraphics()
{
    // Qt's choice follows the window's size: 4096 × 4096 on a 4K table, of which the busiest board fills less than
    // half.
    if (!qEnvironmentVariableIsSet("QSG_ATLAS_HEIGHT"))
        qputenv("QSG_ATLAS_HEIGHT", "2048");
}

} // namespace sandglass::app
