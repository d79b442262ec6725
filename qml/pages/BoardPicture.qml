// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components

/// A game's board as a picture: the game's own board is made once, painted, kept as an image and thrown away.
Item {
    id: root

    required property Shell shell
    /// The game's picture: see GameEntry.
    required property string module
    required property string type
    /// For a picture that has `property list<int> chairs`: the places where somebody sits.
    property list<int> chairs
    readonly property string key: [type, chairs.join("-"), Theme.name, shell.language.code].join(" ")
    readonly property url kept: BoardPictures.urls[key] ?? ""
    /// In a picture of a page, which is painted once, the board itself stands there.
    readonly property bool still: shell.house === null
    /// Nothing in it is to be read.
    readonly property bool isPicture: true
    property Component component: null
    readonly property bool missing: kept.toString() === "" && type !== ""

    function make(): void {
        if (missing && component === null)
            component = Qt.createComponent(module, type);
    }

    /// Others are to be seen on the picture that is being made.
    function seat(): void {
        if (board.item && !still)
            painted.restart();
    }

    clip: true
    Accessible.ignored: true
    onMissingChanged: make()
    onKeyChanged: seat()
    // A page that is being left has no window any more, and one that is being made has none yet.
    Window.onWindowChanged: seat()
    Component.onCompleted: make()

    Binding {
        target: BoardPictures
        property: "language"
        value: root.shell.language.code
        restoreMode: Binding.RestoreNone
    }

    // As long as all that it reads is there.
    Component.onDestruction: board.active = false

    Image {
        anchors.fill: parent
        source: root.kept
        fillMode: Image.PreserveAspectCrop
        mipmap: true
    }

    Loader {
        id: board

        anchors.centerIn: parent
        width: 960
        height: 540
        scale: Math.max(root.width / width, root.height / height)
        enabled: false
        active: root.missing && root.component !== null
        asynchronous: !root.still
        sourceComponent: root.component?.status === Component.Ready ? root.component : null
        onLoaded: root.seat()
    }

    Binding {
        target: board.item
        property: "chairs"
        value: root.chairs
        when: board.item !== null && root.chairs.length > 0
    }

    // What is painted in the background comes a moment later.
    Timer {
        id: painted

        interval: 400
        onTriggered: {
            const item = board.item as Item;
            if (item && root.Window.window && !(item.Window.window && item.grabToImage(grab => BoardPictures.keep(root.key, grab))))
                start();
        }
    }
}
