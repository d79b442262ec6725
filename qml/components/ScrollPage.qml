// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// Room for a column that may be taller than the page: it scrolls by finger, wheel and keyboard, and what has the
/// focus is kept in sight.
Flickable {
    id: root

    contentWidth: width
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    function showItem(item: Item) {
        if (!item || !root.contentItem)
            return;
        const top = item.mapToItem(root.contentItem, 0, 0).y;
        const least = top + item.height - root.height + Theme.space4;
        const most = top - Theme.space4;
        root.contentY = Math.max(0, Math.min(Math.max(root.contentY, least), most));
    }

    T.ScrollBar.vertical: ScrollMark {}
}
