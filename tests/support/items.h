// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QPoint>
#include <QtQuick/QQuickItem>

#include <functional>

namespace sandglass::test {

/// The first that matches among an item and all below it, as far as it can be seen; or null.
inline QQuickItem* findVisible(QQuickItem* item, const std::function<bool(const QQuickItem&)>& matches)
{
    if (!item->isVisible())
        return nullptr;
    if (matches(*item))
        return item;
    for (QQuickItem* child : item->childItems())
        if (QQuickItem* found = findVisible(child, matches))
            return found;
    return nullptr;
}

/// Where in its window a pointer hits it.
inline QPoint centreOf(const QQuickItem& item)
{
    return item.mapToScene(item.boundingRect().center()).toPoint();
}

} // namespace sandglass::test
