// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import Sandglass.Setup

/// How the next match of Viceroy is played.
SetupSheet {
    game: "viceroy"
    module: "Sandglass.Viceroy"
    picture: "ViceroyLaid"
}
