// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import Sandglass.App
import Sandglass.Setup

/// How the next match of Tiletum is played. One person alone plays against Cardinal Titus.
SetupSheet {
    game: "tiletum"
    module: "Sandglass.Tiletum"
    picture: "TiletumLaid"
    cards: TiletumCards.noteOf(shell.house)
}
