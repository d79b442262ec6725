// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQuick/QQuickItem>

#include <algorithm>

namespace sandglass::touch {

/// It is told of every finger and takes none, as far as its handlers go: those of points never grab for themselves.
inline bool onlyWatches(const QQuickItem& item)
{
    bool watches = false;
    for (const QObject* child : item.children())
        if (child->inherits("QQuickPointerHandler")) {
            if (!child->inherits("QQuickPointHandler"))
                return false;
            watches = true;
        }
    return watches;
}

/// What would hear of a finger at a point of the window, foremost first; null where nothing would. What lies over it
/// and hears nothing, or only watches, is not in the way.
inline QQuickItem* foremostAt(QQuickItem& item, QPointF at)
{
    if (!item.isVisible() || !item.isEnabled())
        return nullptr;
    const bool inside = item.contains(item.mapFromScene(at));
    if (item.clip() && !inside)
        return nullptr;
    QList<QQuickItem*> children = item.childItems();
    std::ranges::stable_sort(children, {}, &QQuickItem::z);
    for (auto child = children.crbegin(); child != children.crend(); ++child)
        if (QQuickItem* found = foremostAt(**child, at))
            return found;
    const bool hears = item.acceptTouchEvents() || (item.acceptedMouseButtons() != Qt::NoButton && !onlyWatches(item));
    return inside && hears ? &item : nullptr;
}

/// It, or something that it is part of, is there to be held: `readonly property bool holds: true`.
inline bool isThereToBeHeld(const QQuickItem* item)
{
    for (; item; item = item->parentItem())
        if (item->property("holds").toBool())
            return true;
    return false;
}

} // namespace sandglass::touch
