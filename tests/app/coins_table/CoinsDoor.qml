// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Pages

ShellPage {
    id: root

    objectName: "coinsDoor"
    Keys.onEscapePressed: root.back()
}
