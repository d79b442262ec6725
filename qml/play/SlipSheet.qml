// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Art
import Sandglass.Components
import Sandglass.Language

/// What a thing is and does, on parchment: its face, its name, sentences, whether it can be used now, and the way to the
/// rule. What does not fit is on further pages; name, now and buttons stay.
Item {
    id: root

    required property SeatAsk asks
    required property Catalogue words
    required property real unit
    /// It can be touched; otherwise it is only read.
    property bool touchable: true
    property bool mayRead: true
    readonly property explanation told: asks.explanation
    readonly property real pad: Theme.plan.gap3 * unit
    readonly property real letters: unit * Theme.textSize
    readonly property real line: Math.round(1.2 * Theme.plan.body * letters)
    readonly property bool roomy: width >= 3 * Theme.plan.slipFace.width * unit * Math.max(1, Theme.textSize)
    readonly property int lines: Math.max(1, Math.floor(leaf.height / line))
    readonly property int pages: Math.max(1, Math.ceil(said.lineCount / lines))
    property int page: 0

    signal ruleWanted(section: string)

    /// As high as it would like to be where there is room.
    implicitHeight: top.height + said.lineCount * line + foot.height + 2 * pad + 2 * Theme.plan.gap1 * unit
    Accessible.role: Accessible.StaticText
    Accessible.name: told.spoken()
    onToldChanged: {
        page = 0;
        if (!told.isEmpty)
            Accessible.announce(told.spoken(), Accessible.Polite);
    }

    ParchmentCard {
        anchors.fill: parent
    }

    // Nothing below it is touched or asked through it.
    ThingItem {
        anchors.fill: parent
    }

    Touchable {
        anchors.fill: parent
        enabled: root.touchable
        onPressedChanged: root.asks.keep()
    }

    SlipFace {
        id: face

        x: root.pad
        y: root.pad
        width: shown ? Theme.plan.slipFace.width * root.unit : 0
        height: Math.min(Theme.plan.slipFace.height * root.unit, root.height - 2 * root.pad)
        of: root.roomy ? root.asks.face : null
    }

    Item {
        id: top

        anchors {
            left: face.right
            leftMargin: face.shown ? root.pad : 0
            right: parent.right
            rightMargin: root.pad
        }
        y: root.pad * 0.7
        height: Math.max(title.height, root.touchable ? Theme.plan.slipButton * root.unit : 0)

        Text {
            id: title

            objectName: "title"
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, keys.x - Theme.plan.gap2 * root.unit)
            text: root.told.title
            color: Theme.ink
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(Theme.plan.caption * 0.8 * root.unit)
            textFormat: Text.PlainText
            font {
                family: Theme.nameFamily
                features: Theme.nameFigures
                pixelSize: Math.round(Theme.plan.label * root.letters)
            }
        }

        Text {
            anchors {
                left: title.right
                leftMargin: Theme.plan.gap2 * root.unit
                right: keys.left
                baseline: title.baseline
            }
            // Rather nothing than half of it.
            visible: width >= implicitWidth
            text: root.told.kind
            color: Theme.inkSoft
            textFormat: Text.PlainText
            font {
                family: Theme.controlFamily
                pixelSize: Math.round(Theme.plan.caption * root.letters)
            }
        }

        Row {
            id: keys

            anchors {
                right: parent.right
                verticalCenter: parent.verticalCenter
            }
            spacing: Theme.plan.gap1 * root.unit
            visible: root.touchable

            SlipKey {
                objectName: "slip back"
                visible: root.asks.mayGoBack
                unit: root.unit
                icon: "back"
                label: root.words.text("play.explain.back")
                onPressed: root.asks.back()
            }

            SlipKey {
                objectName: "slip previous"
                visible: root.page > 0
                unit: root.unit
                icon: "stepBack"
                label: root.words.text("play.explain.previous")
                onPressed: root.page -= 1
            }

            SlipKey {
                objectName: "slip next"
                visible: root.page < root.pages - 1
                unit: root.unit
                icon: "stepOn"
                label: root.words.text("play.explain.next")
                onPressed: root.page += 1
            }

            SlipKey {
                objectName: "slip close"
                unit: root.unit
                icon: "close"
                label: root.words.text("play.explain.close")
                onPressed: root.asks.close()
            }
        }
    }

    Item {
        id: leaf

        anchors {
            left: top.left
            right: top.right
            top: top.bottom
            topMargin: Theme.plan.gap1 * root.unit
            bottom: foot.top
        }

        Item {
            width: parent.width
            height: root.lines * root.line
            clip: true

            Text {
                id: said

                objectName: "sentences"
                y: -root.page * root.lines * root.line
                width: parent.width
                text: root.told.sentences.join("<br>")
                color: Theme.ink
                linkColor: Theme.pennantInk
                wrapMode: Text.WordWrap
                textFormat: Text.StyledText
                lineHeightMode: Text.FixedHeight
                lineHeight: root.line
                font {
                    family: Theme.nameFamily
                    features: Theme.nameFigures
                    pixelSize: Math.round(Theme.plan.body * 0.95 * root.letters)
                }
                onLinkActivated: link => root.asks.follow(link)
            }
        }
    }

    Item {
        id: foot

        anchors {
            left: top.left
            right: top.right
            bottom: parent.bottom
            bottomMargin: root.pad * 0.7
        }
        height: Math.max(now.visible ? now.height : 0, rule.visible ? rule.height : 0)

        Icon {
            id: sign

            anchors.verticalCenter: parent.verticalCenter
            width: Theme.plan.gap6 * root.unit
            height: width
            visible: now.visible
            name: root.told.usable ? "check" : root.told.forbidden ? "bad" : "seats"
            color: root.told.forbidden ? Theme.pennantInk : Theme.ink
        }

        Text {
            id: now

            objectName: "now"
            anchors {
                left: sign.right
                leftMargin: Theme.plan.gap2 * root.unit
                right: rule.visible ? rule.left : parent.right
                rightMargin: Theme.plan.gap2 * root.unit
                verticalCenter: parent.verticalCenter
            }
            visible: text !== ""
            text: root.told.now
            color: Theme.ink
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            elide: Text.ElideRight
            fontSizeMode: Text.Fit
            minimumPixelSize: Math.round(Theme.plan.caption * 0.6 * root.unit)
            textFormat: Text.PlainText
            height: Math.min(implicitHeight, 2.4 * font.pixelSize)
            font {
                family: Theme.nameFamily
                features: Theme.nameFigures
                pixelSize: Math.round(Theme.plan.caption * 1.1 * root.letters)
            }
        }

        PlateButton {
            id: rule

            objectName: "slip rule"
            anchors {
                right: parent.right
                verticalCenter: parent.verticalCenter
            }
            width: ruleWord.implicitWidth + 2 * Theme.plan.gap3 * root.unit
            height: Theme.plan.slipButton * root.unit
            visible: root.touchable && root.mayRead && root.told.rule !== ""
            unit: root.unit
            label: ruleWord.text
            onPressed: root.ruleWanted(root.told.rule)

            Text {
                id: ruleWord

                anchors.centerIn: parent
                text: root.words.text("play.explain.rule")
                color: Theme.text
                textFormat: Text.PlainText
                font {
                    family: Theme.controlFamily
                    pixelSize: Math.round(Theme.plan.caption * root.letters)
                }
            }
        }
    }
}
