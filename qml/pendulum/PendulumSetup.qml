// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import Sandglass.Setup

/// How the next match of Pendulum is played.
SetupSheet {
    game: "pendulum"
    module: "Sandglass.Pendulum"
    picture: "PendulumLaid"
    wishes: PendulumWish {}
    roleOf: chair => chair.guest === "" ? "" : words.text("pendulum.setup.who." + (chair.wishes.characters ?? "randomBasic"))
}
