// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sandglass::app {

/// What Qt Quick must know before the first window: how much memory it may take for small pictures drawn in one batch.
void prepareGraphics();

} // namespace sandglass::app
