// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The piece that is carried from panel to panel, above all of them: its own panel shows it only as far as the edge.
Item {
    id: root

    required property PieceItem piece
    readonly property point at: piece ? here(piece.x, piece.y) : Qt.point(0, 0)

    // By where the piece is now, so that it is asked again when the piece moves.
    function here(x: real, y: real): point {
        return mapFromGlobal(piece.parent.mapToGlobal(x, y));
    }

    Loader {
        x: root.at.x
        y: root.at.y
        width: root.piece?.width ?? 0
        height: root.piece?.height ?? 0
        sourceComponent: root.piece?.look ?? null
    }
}
