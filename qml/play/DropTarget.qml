// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A place that pieces can be let go on. Put it where the place is; it takes no touch.
Item {
    id: root

    required property GameTable table
    /// The kinds of pieces that it knows what to do with.
    required property list<string> kinds

    /// A game's own condition, beyond the kind: (piece, at) => bool.
    property var accepts: (piece, at) => true

    signal dropped(piece: PieceItem, at: point)

    /// Whether a piece that is let go at this point of the target is taken; then it has been.
    function takes(what: Item, at: point): bool {
        const piece = what as PieceItem;
        if (!visible || !enabled || !piece || !kinds.includes(piece.kind) || !contains(at) || !accepts(piece, at))
            return false;
        dropped(piece, at);
        return true;
    }

    Component.onCompleted: table.targets.push(root)
    Component.onDestruction: table.targets = Array.from(table.targets).filter(other => other !== root)
}
