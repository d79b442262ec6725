// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/ink.h"
#include "play/values.h"

#include <QtCore/QRectF>

class QPainter;

// The strokes that several painted things share. All sizes are in the painter's units.
namespace sandglass::art {

QColor mixed(const QColor& a, const QColor& b, double share);

/// A rounded sheet with light from above and a line around it.
void paintSheet(QPainter& painter, const QRectF& rect, double radius, const QColor& fill, const QColor& line,
    double lineWidth = 1.5);
/// A soft shadow below a rounded sheet.
void paintShadow(QPainter& painter, const QRectF& rect, double radius, const QColor& colour, double spread);
/// Brass around a space: bright above, dark below.
void paintBrass(QPainter& painter, const QRectF& rect, double radius, double width, const Ink& ink);

/// A number, underlined where it reads as another one from the opposite side.
void paintNumber(
    QPainter& painter, const Ink& ink, const QRectF& rect, int number, double height, const QColor& colour);

/// How amounts are told: the icon as often as it counts (read from every side), or with a number before it.
enum class Amounts { Repeated, Numbered };

/// A price or a reward, centred in the rectangle, as large as fits up to `largest`.
void paintTallies(QPainter& painter, const Ink& ink, const QRectF& rect, const app::Tallies& tallies, Amounts amounts,
    double largest, const char* letters = "ink");

} // namespace sandglass::art
