// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import Sandglass.Rules

/// An icon of this game in its rulebook's legend.
LegendDrawing {
    ink: Colours
}
