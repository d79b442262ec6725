// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"

namespace sandglass::app {

/// A match, and with whose eyes it is looked at.
struct Sight {
    const core::Session& session;
    core::Millis now = 0;
    unsigned humans = ~0u; ///< the seats that people play, as bits
    unsigned shown = ~0u; ///< the seats whose hidden things are shown at their own place, as bits
    bool everything = false; ///< the match is over, and nothing is hidden any more

    bool isHuman(int seat) const { return (humans >> seat & 1) != 0; }
    bool isShown(int seat) const { return (shown >> seat & 1) != 0; }
};

} // namespace sandglass::app
