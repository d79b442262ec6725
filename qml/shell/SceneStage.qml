// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A stage with one scene on it, made by its name. `problem` says why there is none.
Stage {
    id: root

    required property string module
    required property string type
    required property var properties
    property string problem: ""

    still: true

    Component.onCompleted: {
        const component = Qt.createComponent(root.module, root.type);
        if (component.status !== Component.Ready) {
            problem = component.errorString();
            return;
        }
        const scene = component.createObject(root, Object.assign({
            shell: root.shell
        }, root.properties)) as Item;
        if (!scene)
            problem = root.module + "." + root.type + " cannot be made";
        else
            scene.anchors.fill = root;
    }
}
