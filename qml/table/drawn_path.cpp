// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawn_path.h"

#include <QtSvg/QSvgRenderer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::table {

namespace {

// SVG keeps a colour's opacity beside the colour.
QString attribute(QLatin1StringView name, const QColor& colour)
{
    return u" %1=\"%2\" %1-opacity=\"%3\""_s.arg(name, colour.name()).arg(colour.alphaF());
}

} // namespace

DrawnPath::DrawnPath(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &DrawnPath::changed, this, [this] { update(); });
}

void DrawnPath::paint(QPainter* painter)
{
    if (m_path.isEmpty())
        return;
    const QString drawing =
        u"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %1 %1\"><path d=\"%2\""_s.arg(m_box).arg(m_path)
        + attribute("fill"_L1, m_fill) + attribute("stroke"_L1, m_stroke)
        + u" stroke-width=\"%1\" fill-rule=\"evenodd\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/></svg>"_s
              .arg(m_pen);
    QSvgRenderer renderer(drawing.toUtf8());
    const qreal side = std::min(width(), height());
    renderer.render(painter, QRectF((width() - side) / 2, (height() - side) / 2, side, side));
}

} // namespace sandglass::table
