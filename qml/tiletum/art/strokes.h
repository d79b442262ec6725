// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/ink.h"

#include <QtCore/QRectF>

#include <functional>

class QPainter;

// What several of Tiletum's faces share. Sizes are in the painter's units.
namespace sandglass::tiletum_board {

/// One of the icons in a box of 24, so many times as large, about its middle.
void paintSign(QPainter& painter, const art::Ink& ink, const QString& icon, QPointF middle, double scale,
    const QColor& figure = {});

/// Written about its middle; one that reads as another from the opposite side is underlined. With a sign: "+3", "−1".
void paintFigures(QPainter& painter, const art::Ink& ink, QPointF middle, int number, double height,
    const QColor& colour, bool withSign = false);

/// Whose ground a laurel lies on.
enum class Ground { Parchment, Board };
/// Victory points: a wreath in a box of 24 with the number in it.
void paintLaurel(QPainter& painter, const art::Ink& ink, QPointF middle, double scale, int points, Ground ground);

/// An action point.
void paintBead(QPainter& painter, const art::Ink& ink, QPointF middle, double radius);
/// So many of them side by side.
void paintBeads(QPainter& painter, const art::Ink& ink, QPointF middle, double radius, int count, double pitch);

/// What a contribution to a cathedral costs and brings; or that it is not built in this game.
void paintCost(QPainter& painter, const art::Ink& ink, const QRectF& rect, bool built, int stone, int points);

/// Turned about the middle of the rectangle for whoever sits on the other side. (Icons know no turned painter.)
void paintTurned(QPainter& painter, const QRectF& rect, bool turned, const std::function<void(QPainter&)>& paint);

/// A place where nothing lies.
void paintHollow(QPainter& painter, const art::Ink& ink, const QRectF& rect, double radius, bool dashed);

} // namespace sandglass::tiletum_board
