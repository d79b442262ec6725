// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.Pages

/// A page that is known by its module and type alone.
FocusScope {
    id: root

    required property string module
    required property string type
    /// What the page is given; read once, when it is made.
    required property var properties
    property ShellPage page: null
    signal back

    Component.onCompleted: {
        const component = Qt.createComponent(root.module, root.type);
        if (component.status !== Component.Ready) {
            console.warn(component.errorString());
            return;
        }
        page = component.createObject(root, root.properties) as ShellPage;
        page.anchors.fill = root;
        page.focus = true;
    }

    Connections {
        target: root.page

        function onBack(): void {
            root.back();
        }
    }
}
