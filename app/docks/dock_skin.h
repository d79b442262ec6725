// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sandglass::app {

/// Starts KDDockWidgets with Qt Quick and dresses its title bars, tabs, separators and floating windows in the QML of
/// qml/docks. Does nothing the second time.
void installDockSkin();

} // namespace sandglass::app
