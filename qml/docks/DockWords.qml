// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

/// What the buttons of docked panels are called. KDDockWidgets makes the panels, so the page that shows them cannot
/// hand the words down; it sets them here.
QtObject {
    property string close: ""
    property string floatOrDock: ""
}
