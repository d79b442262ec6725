// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/landmarks.h"

#include <QtCore/QLineF>

namespace sandglass::app {

namespace {

const QQuickItem* findIn(const QQuickItem& item, QStringView name)
{
    const auto children = item.childItems();
    for (const QQuickItem* child : children) {
        if (!child->isVisible())
            continue;
        if (child->objectName() == name)
            return child;
        if (const QQuickItem* found = findIn(*child, name))
            return found;
    }
    return nullptr;
}

const QQuickItem* itemAt(const QQuickItem& table, const QString& path)
{
    const QQuickItem* item = &table;
    for (const QStringView name : QStringView(path).split(u'/'))
        if (item = findIn(*item, name); !item)
            return nullptr;
    return item;
}

/// However it is turned: pixels of the window for one of its own.
double scaleOf(const QQuickItem& item)
{
    return QLineF(item.mapToScene({0, 0}), item.mapToScene({1, 0})).length();
}

} // namespace

QRectF Landmarks::rectOf(const QList<QQuickItem*>& tables, const QString& path, const QQuickItem* in)
{
    for (const QQuickItem* table : tables) {
        const QQuickItem* item = table && table->isVisible() ? itemAt(*table, path) : nullptr;
        if (!item || !in)
            continue;
        const QPointF middle = in->mapFromGlobal(item->mapToGlobal(item->boundingRect().center()));
        const QSizeF size = item->size() * scaleOf(*item) / scaleOf(*in);
        return {middle - QPointF(size.width(), size.height()) / 2, size};
    }
    return {};
}

} // namespace sandglass::app
