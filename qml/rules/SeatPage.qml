// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Language

/// A section on the right leaf of a seat's book, page by page: nothing scrolls.
Item {
    id: root

    required property RuleReader reader
    required property Catalogue words
    required property real unit
    property real textSize: Theme.textSize
    required property bool mayPause
    /// The seat that reads, for which what is spoken of can be lit on the table; -1: there is no match.
    required property int seat
    /// See SeatBook.
    property Component strip: null
    readonly property list<thingName> things: reader.section !== "" && seat >= 0 ? reader.thingsFor(seat) : []
    readonly property real letters: Math.round(19.5 * unit * textSize)
    readonly property real line: Math.round(25.5 * unit * textSize)
    readonly property real measure: Math.min(width, 31 * letters)
    readonly property int lines: Math.max(1, Math.floor(sheet.height / line))
    readonly property int pages: Math.max(1, Math.ceil(said.lineCount / lines))
    /// What is asked about this section, as links behind it.
    readonly property list<string> questions: reader.asked.map(asked => "<i>" + words.text("play.rules.asked") + ":</i> <a href=\"rule:" + asked.section + "\">" + asked.title + "</a>")
    property int page: 0

    signal pauseWanted
    signal lightWanted(things: list<thingName>)

    /// Behind the last page lies the next section.
    function turn(by: int): void {
        if (page + by >= 0 && page + by < pages)
            page += by;
        else
            reader.open(by > 0 ? reader.next.section : reader.previous.section);
    }

    Connections {
        target: root.reader

        function onPlaceChanged(): void {
            root.page = 0;
        }
    }

    // A swipe turns the page; a tap, too: on its left half back, else on.
    NamedTouch {
        anchors.fill: parent
        draggable: true
        slack: Theme.plan.slack * root.unit
        label: root.words.text("play.rules.pageAfter")
        onTapped: at => root.turn(root.mapFromItem(null, at.x, at.y).x < root.width / 2 && root.page > 0 ? -1 : 1)
        onDropped: (at, way) => {
            const end = root.mapFromItem(null, at.x, at.y);
            const begin = root.mapFromItem(null, at.x - way.x, at.y - way.y);
            if (Math.abs(end.x - begin.x) > 60 * root.unit)
                root.turn(end.x < begin.x ? 1 : -1);
        }
    }

    Words {
        id: title

        objectName: "title"
        // What lies in the corner stays free.
        width: Math.min(implicitWidth, root.width - 130 * root.unit)
        text: root.reader.title
        named: true
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.round(15 * root.unit)
        color: Theme.ink
        font.features: Theme.nameFigures
        font.pixelSize: Math.round(26 * root.unit * root.textSize)
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Words {
        anchors {
            left: title.right
            leftMargin: Theme.plan.gap3 * root.unit
            baseline: title.baseline
        }
        visible: x + implicitWidth < root.width - 120 * root.unit
        text: root.reader.path
        color: Theme.inkSoft
        wrapMode: Text.NoWrap
        font.pixelSize: Math.round(15 * root.unit)
    }

    Item {
        id: sheet

        anchors {
            top: title.bottom
            // Below the ribbon and the key in the corner.
            topMargin: Theme.plan.gap3 * root.unit
            bottom: icons.active ? icons.top : foot.top
            bottomMargin: icons.active ? Theme.plan.gap1 * root.unit : 0
        }
        width: root.measure

        Item {
            width: parent.width
            height: root.lines * root.line
            clip: true

            Text {
                id: said

                objectName: "sentences"
                y: -root.page * root.lines * root.line
                width: parent.width
                // Paragraphs begin with an indent, so that lines stay on the page's own grid.
                text: root.reader.paragraphs.concat(root.questions).join("<br>&nbsp;&nbsp;&nbsp;")
                color: Theme.ink
                linkColor: Theme.pennantInk
                wrapMode: Text.WordWrap
                textFormat: Text.StyledText
                lineHeightMode: Text.FixedHeight
                lineHeight: root.line
                font {
                    family: Theme.nameFamily
                    features: Theme.nameFigures
                    pixelSize: root.letters
                }
                Accessible.role: Accessible.StaticText
                Accessible.name: root.reader.plain.join(" ")
                onLinkActivated: link => root.reader.follow(link)
            }
        }
    }

    // In the legend the icons beside this one lie below its sentence, where there is room for both.
    Loader {
        id: icons

        objectName: "icons"
        anchors.bottom: foot.top
        width: root.width
        active: root.reader.legend.length > 0 && root.height - title.height - foot.height - 84 * root.unit >= root.line
        sourceComponent: RuleLegend {
            reader: root.reader
            row: 6
            spacing: Theme.plan.gap1 * root.unit
            cell: (root.width - 5 * spacing) / 6 - 1
            side: 26 * root.unit
            letters: Math.round(13 * root.unit)
        }
    }

    Item {
        id: foot

        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
        }
        height: 44 * root.unit

        Row {
            id: keys

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.plan.gap2 * root.unit

            LeafKey {
                objectName: "on board"
                visible: root.things.length > 0
                unit: root.unit
                icon: "idea"
                label: root.words.text("play.rules.onBoard")
                onPressed: root.lightWanted(root.things)
            }

            LeafKey {
                objectName: "page back"
                enabled: root.reader.mayGoBack
                unit: root.unit
                icon: "back"
                label: root.words.text("play.rules.back")
                onPressed: root.reader.back()
            }

            LeafKey {
                objectName: "page before"
                enabled: root.page > 0 || root.reader.previous.section !== ""
                unit: root.unit
                icon: "stepBack"
                label: root.words.text("play.rules.pageBefore")
                onPressed: root.turn(-1)
            }

            Words {
                anchors.verticalCenter: parent.verticalCenter
                text: (root.page + 1) + " / " + root.pages
                color: Theme.ink
                font.pixelSize: Math.round(17 * root.unit)
            }

            LeafKey {
                objectName: "page after"
                enabled: root.page < root.pages - 1 || root.reader.next.section !== ""
                unit: root.unit
                icon: "stepOn"
                label: root.words.text("play.rules.pageAfter")
                onPressed: root.turn(1)
            }
        }

        Loader {
            objectName: "strip"
            anchors {
                left: plead.visible ? plead.right : parent.left
                leftMargin: plead.visible ? Theme.plan.gap4 * root.unit : 0
                verticalCenter: parent.verticalCenter
            }
            height: parent.height
            // What others need is never covered.
            visible: x + width <= keys.x
            sourceComponent: root.strip
        }

        Rectangle {
            id: plead

            objectName: "pause for me"
            anchors.verticalCenter: parent.verticalCenter
            width: plea.implicitWidth + 2 * Theme.plan.gap3 * root.unit
            height: 40 * root.unit
            radius: Theme.plan.radius * root.unit
            visible: root.mayPause
            color: pleaTap.pressed ? Theme.shade : "transparent"
            border.width: Theme.plan.hairline * root.unit
            border.color: Theme.parchmentEdge

            Words {
                id: plea

                anchors.centerIn: parent
                text: root.words.text("play.rules.pauseForMe")
                color: Theme.ink
                wrapMode: Text.NoWrap
                font.pixelSize: Math.round(16 * root.unit)
            }

            NamedTouch {
                id: pleaTap

                anchors.fill: parent
                label: plea.text
                onTapped: root.pauseWanted()
            }
        }
    }
}
