// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"

#include <QtCore/QVariantMap>

namespace sandglass::app {

/// Whether a match stands as somebody waits for: paths into the state as JSON, each with the value that must stand
/// there, or {"least": n, "most": n}. In a path `*` is any member. {"over": true}: at its end. Nothing is always so.
bool agrees(const core::Session& session, const QVariantMap& wanted);

} // namespace sandglass::app
