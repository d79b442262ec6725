// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Sandglass.Play

/// A moment of a match with coins that always comes out the same.
BoardScene {
    id: scene

    game: "coins"
    model: CoinsModel {}
    cueLengths: ({
            took: 600
        })
    table: CoinsTable {
        context: scene.context
        part: scene.part
    }
}
