// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// Which card set is played with, and kind by kind how much of it is reconstructed.
Item {
    id: root

    required property cardNote note
    required property Catalogue words
    required property real unit
    /// Of the parts' letters, in units.
    property real letters: 19
    property int columns: 2

    Text {
        id: title

        objectName: "card set"
        width: parent.width
        text: root.words.textWith("play.cards.title", {
            set: root.note.set,
            version: root.note.version
        })
        color: Theme.brassBright
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.max(1, Math.round(10 * root.unit))
        textFormat: Text.PlainText
        font {
            family: Theme.nameFamily
            features: Theme.nameFigures
            pixelSize: Math.max(1, Math.round(1.2 * root.letters * root.unit * Theme.textSize))
        }
    }

    Grid {
        anchors {
            top: title.bottom
            topMargin: 4 * root.unit
        }
        columns: root.columns
        columnSpacing: 16 * root.unit

        Repeater {
            model: root.note.parts

            Text {
                required property cardPart modelData

                width: (root.width - 16 * (root.columns - 1) * root.unit) / root.columns
                height: (root.height - title.height - 4 * root.unit) / Math.ceil(root.note.parts.length / root.columns)
                text: root.words.textWith("play.cards.part", {
                    part: root.words.text(modelData.name),
                    count: modelData.count,
                    reconstructed: modelData.reconstructed
                })
                color: Theme.text
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.WordWrap
                fontSizeMode: Text.Fit
                minimumPixelSize: Math.max(1, Math.round(9 * root.unit))
                textFormat: Text.PlainText
                font {
                    family: Theme.nameFamily
                    features: Theme.nameFigures
                    pixelSize: Math.max(1, Math.round(root.letters * root.unit * Theme.textSize))
                }
            }
        }
    }
}
