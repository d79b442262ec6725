// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "icon.h"

#include <QtCore/QFile>
#include <QtGui/QPainter>
#include <QtSvg/QSvgRenderer>

namespace sandglass::components {

Icon::Icon(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &Icon::nameChanged, this, [this] { update(); });
    connect(this, &Icon::colorChanged, this, [this] { update(); });
}

void Icon::paint(QPainter* painter)
{
    if (m_name.isEmpty())
        return;
    QFile file(QStringLiteral(":/icons/%1.svg").arg(m_name));
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("icon: there is no \"%s\"", qPrintable(m_name));
        return;
    }
    QByteArray drawing = file.readAll();
    drawing.replace("currentColor", m_color.name(QColor::HexRgb).toLatin1());
    QSvgRenderer renderer(drawing);
    const qreal side = std::min(width(), height());
    renderer.render(painter, QRectF((width() - side) / 2, (height() - side) / 2, side, side));
}

} // namespace sandglass::components
