// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import Sandglass.Components

/// A chair: somebody may sit here.
LineIcon {
    path: "M7 3 V13 M17 3 V13 M7 4 Q12 2 17 4 M7 9 Q12 7.5 17 9 M5 13 H19 M6 13 V21 M18 13 V21 M6 17.5 H18"
    color: Theme.brass
}
