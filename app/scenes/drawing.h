// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QSize>
#include <QtGui/QPicture>

class QPainter;
class QRectF;

namespace sandglass::app {

/// A picture that is kept as what paints it, and painted where it has its place.
struct Drawing {
    QPicture strokes = QPicture();
    QSize size; ///< in the units of its strokes

    bool isNull() const { return size.isEmpty(); }
    /// Fills the place with it.
    void draw(QPainter& painter, const QRectF& place) const;
};

} // namespace sandglass::app
