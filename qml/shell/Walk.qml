// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

/// Walking the focus with the arrow keys, as Tab and Shift+Tab do.
QtObject {
    function byArrows(event: KeyEvent, page: Item) {
        const forward = event.key === Qt.Key_Right || event.key === Qt.Key_Down;
        const back = event.key === Qt.Key_Left || event.key === Qt.Key_Up;
        if (!forward && !back)
            return;
        const from = page.Window.activeFocusItem ?? page;
        from.nextItemInFocusChain(forward).forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
        event.accepted = true;
    }
}
