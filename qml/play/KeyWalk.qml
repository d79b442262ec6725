// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App

/// The keys of an OfferWalk.
Item {
    id: root

    required property OfferWalk walk

    Keys.onDownPressed: walk.goToKind(1)
    Keys.onUpPressed: walk.goToKind(-1)
    Keys.onRightPressed: walk.go(1)
    Keys.onLeftPressed: walk.go(-1)
    Keys.onReturnPressed: walk.act()
    Keys.onEnterPressed: walk.act()
    Keys.onEscapePressed: event => event.accepted = walk.leave()
}
