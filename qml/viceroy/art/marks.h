// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/ink.h"
#include "play/values.h"
#include "viceroy/viceroy_values.h"

#include <QtCore/QRectF>

class QPainter;
class QPainterPath;

// What stands on cards, plates and pennants: gems, tokens, segments of circles. All sizes are in the painter's units.
namespace sandglass::viceroy_board {

inline constexpr int colourCount = 4;

/// "blue", "red", "green", "yellow"; "any" for every other number.
QString colourName(int colour);

enum class Tone { Plain, Light, Dark };
QColor gemColour(const art::Ink& ink, int colour, Tone tone = Tone::Plain);

/// A gem's outline: every colour has its own, so that nothing is told by colour alone.
QPainterPath shapeOf(int colour, QPointF centre, double radius);
/// The outline, pale on its colour.
void paintShape(QPainter& painter, const art::Ink& ink, int colour, QPointF centre, double radius);

/// The quarter circles in the upper corners and the half circle below, inside a sheet that begins at the origin.
void paintSegments(
    QPainter& painter, const art::Ink& ink, const app::ViceroyCard& card, QSizeF sheet, double corner, double radius);

/// A number in the middle of a rectangle, heavier than on plates.
void paintFigure(QPainter& painter, const art::Ink& ink, const QRectF& rect, const QString& text, double height,
    const QColor& colour);

/// Tallies as they are drawn: gems, cards and tokens singly, what has a value with its number in it.
app::Tallies laidOut(const app::Tallies& tallies);
/// How wide a token of that height is: bonuses are capsules, cards narrow.
double tokenWidth(const app::Tally& tally, double height);
void paintToken(QPainter& painter, const art::Ink& ink, const app::Tally& tally, QPointF centre, double height);

/// Tokens side by side, as high as fits up to `height`; from the left or in the middle.
void paintTokens(QPainter& painter, const art::Ink& ink, const app::Tallies& tallies, const QRectF& rect, double height,
    Qt::Alignment alignment = Qt::AlignCenter);

} // namespace sandglass::viceroy_board
