// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Language
import Sandglass.Components

/// Every component in every state on one page, to look at them side by side.
Item {
    id: root

    required property Shell shell
    readonly property Catalogue words: shell.language.words

    CouncilTable {
        anchors.fill: parent
    }

    ScrollPage {
        id: scroll

        anchors.fill: parent
        contentHeight: column.height + 2 * Theme.space6

        ColumnLayout {
            id: column

            x: Theme.space6
            y: Theme.space6
            width: scroll.width - 2 * x
            spacing: Theme.space4

            Words {
                text: root.words.text("shell.scene.gallery")
                named: true
                color: Theme.brassBright
                font.pixelSize: Theme.display
                Layout.fillWidth: true
            }

            GridLayout {
                columns: width > 1400 * Theme.scale * Math.max(1, Theme.textSize) ? 3 : 1
                columnSpacing: Theme.space4
                rowSpacing: Theme.space4
                uniformCellWidths: true
                Layout.fillWidth: true

                ColumnLayout {
                    spacing: Theme.space4
                    GalleryButtons {
                        words: root.words
                    }
                    GalleryNotices {
                        words: root.words
                    }
                    GalleryIcons {
                        words: root.words
                    }
                }

                GalleryChoices {
                    words: root.words
                }

                ColumnLayout {
                    spacing: Theme.space4
                    GalleryType {
                        words: root.words
                    }
                    GalleryColours {
                        words: root.words
                    }
                }
            }
        }
    }
}
