// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/ink.h"

#include <QtCore/QRectF>

class QPainter;

namespace sandglass::pendulum_board {

/// A little country in a rectangle: sky, hills, water, towns and trees, all following from its name. The same name is
/// the same country on every machine.
void paintLandscape(
    QPainter& painter, const art::Ink& ink, const QRectF& rect, const QString& name, const QColor& tint);

} // namespace sandglass::pendulum_board
