// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Docks
import Sandglass.Play

/// Viceroy on a desktop: the auction, the own pyramid with hand and gems, the rivals, the log.
DeskMatch {
    id: root

    readonly property string edition: (context.model as ViceroyModel).edition
    readonly property TableManner manner: TableManner {
        shared: root.context.bots.filter(bot => bot === "").length > 1
    }

    boardWidth: 0.7
    boardShape: 7.4

    DockPanel {
        name: "viceroy-auction"
        title: root.words.text("viceroy.panel.auction") + (root.edition === "" ? "" : " · " + root.words.text("viceroy.edition." + root.edition))
        place: DockPanel.Left

        ViceroyTable {
            context: root.context
            part: TablePlaces.Middle
            manner: root.manner
        }
    }

    DockPanel {
        name: "viceroy-mine"
        title: root.words.text("viceroy.panel.pyramid")
        place: DockPanel.Bottom
        extent: root.matHeight

        ViceroyTable {
            context: root.context
            part: TablePlaces.Own
            manner: root.manner
        }
    }

    DockPanel {
        name: "viceroy-log"
        title: root.words.text("play.panel.log")
        place: DockPanel.Right
        extent: Math.round(root.width * 0.3)

        LogPanel {
            log: root.log
            words: root.words
            names: root.names
            onChosenChanged: root.context.pointed = chosen
        }
    }

    DockPanel {
        name: "viceroy-rivals"
        title: root.words.text("play.panel.rivals")
        place: DockPanel.Bottom
        beside: "viceroy-log"
        // Three rivals are read at the panel's width; the log needs a few lines.
        extent: Math.round(root.height * 0.66)

        ViceroyTable {
            context: root.context
            part: TablePlaces.Rivals
            manner: root.manner
        }
    }
}
