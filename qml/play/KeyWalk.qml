// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App

/// The keys of an OfferWalk.
Item {
    id: root

    required property OfferWalk walk

    function act(event: KeyEvent): void {
        event.accepted = walk.text !== "";
        walk.act();
    }

    Keys.onDownPressed: walk.goToKind(1)
    Keys.onUpPressed: walk.goToKind(-1)
    Keys.onRightPressed: walk.go(1)
    Keys.onLeftPressed: walk.go(-1)
    // Where it stands on nothing, Enter is somebody else's.
    Keys.onReturnPressed: event => act(event)
    Keys.onEnterPressed: event => act(event)
    Keys.onEscapePressed: event => event.accepted = walk.leave()
}
