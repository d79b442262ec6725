// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The figure that is carried from panel to panel, above all of them: its own panel shows it only as far as the edge.
Item {
    id: root

    required property Worker figure
    readonly property point at: {
        if (!figure)
            return Qt.point(0, 0);
        figure.x;
        figure.y;
        return mapFromGlobal(figure.mapToGlobal(0, 0));
    }

    WorkerFigure {
        x: root.at.x
        y: root.at.y
        width: root.figure?.width ?? 0
        height: root.figure?.height ?? 0
        visible: root.figure !== null
        ink: Colours
        colour: root.figure?.colour ?? "transparent"
        emblem: root.figure?.emblem ?? -1
        grande: root.figure?.grande ?? false
    }
}
