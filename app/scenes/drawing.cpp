// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/drawing.h"

#include <QtGui/QPainter>

namespace sandglass::app {

void Drawing::draw(QPainter& painter, const QRectF& place) const
{
    if (isNull())
        return;
    // A picture grows with the dots of the device it is played on; here its place says how large it is.
    const double across = strokes.logicalDpiX() / double(painter.device()->logicalDpiX());
    const double down = strokes.logicalDpiY() / double(painter.device()->logicalDpiY());
    painter.save();
    // What little is dots in it, corners and shadows, is smaller as it is than packed as a photograph.
    painter.setRenderHint(QPainter::LosslessImageRendering);
    painter.translate(place.topLeft());
    painter.scale(across * place.width() / size.width(), down * place.height() / size.height());
    painter.drawPicture(0, 0, strokes);
    painter.restore();
}

} // namespace sandglass::app
