// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The table in the theme's wood and light.
TableTop {
    wood: Theme.wood
    grain: Theme.grain
    glow: Theme.glow
    shade: Theme.dusk
    unit: Theme.scale
}
