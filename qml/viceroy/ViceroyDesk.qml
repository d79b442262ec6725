// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Docks
import Sandglass.Play

/// Viceroy on a desktop: the auction above, below it the own pyramid with hand and gems, and beside that rivals and log.
DeskMatch {
    id: root

    readonly property string edition: (context.model as ViceroyModel).edition
    /// See TableManner.
    required property int record
    readonly property TableManner manner: TableManner {
        record: root.record
        shared: root.context.bots.filter(bot => bot === "").length > 1
    }

    // What a seat alone has learnt is read behind the curtain only.
    logViewer: manner.shared && manner.there !== context.mine ? -1 : context.mine
    // The auction has the whole width; a virtual opponent lies beside it.
    boardShape: (context.model as ViceroyModel).virtualBids.length > 0 ? 7.7 : 6.9

    DeskPart {
        desk: root
        part: TablePlaces.Middle
        name: "viceroy-auction"
        title: root.words.text("viceroy.panel.auction") + (root.edition === "" ? "" : " · " + root.words.text("viceroy.edition." + root.edition))

        ViceroyTable {
            context: root.context
            part: TablePlaces.Middle
            manner: root.manner
        }
    }

    DeskPart {
        desk: root
        part: TablePlaces.Own
        title: root.words.text("viceroy.panel.pyramid")

        ViceroyTable {
            context: root.context
            part: TablePlaces.Own
            manner: root.manner
        }
    }

    DeskLog {
        desk: root
        place: DockPanel.Right
        beside: "viceroy-mine"
        extent: Math.round(root.width * 0.3)
    }

    DeskPart {
        desk: root
        part: TablePlaces.Rivals
        beside: "viceroy-log"
        // Rivals are read at the panel's width; the log needs a few lines.
        extent: Math.round(root.matHeight * 0.68)

        ViceroyTable {
            context: root.context
            part: TablePlaces.Rivals
            manner: root.manner
        }
    }
}
