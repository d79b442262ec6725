// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Sandglass.App
import Sandglass.Host
import Sandglass.Language
import Sandglass.Components
import Sandglass.Play
import Sandglass.Shell

/// A match watched again: what lay on the table, what happened beside it, and the time line below.
FocusScope {
    id: root

    required property Shell shell
    required property Replay replay
    /// Continues and saves; without one neither can be done.
    property ReplayRoom room: null
    property string remark: ""
    property int remarkKind: Notice.Info
    readonly property Catalogue words: shell.language.words
    readonly property string game: words.has(replay.game + ".name") ? words.text(replay.game + ".name") : ""
    signal back

    function tell(file: string): void {
        remarkKind = file !== "" ? Notice.Good : Notice.Bad;
        remark = file !== "" ? words.textWith("journal.replay.saved", {
            file: file
        }) : words.text("journal.replay.notSaved");
    }

    function savePicture(): void {
        const file = room.newPicture();
        const begun = file !== "" && stage.grabToImage(image => root.tell(image.saveToFile(file) ? file : ""));
        if (!begun)
            tell("");
    }

    CouncilTable {
        anchors.fill: parent
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.space4
        spacing: Theme.space3

        PageHeader {
            title: root.game !== "" ? root.game : root.words.text("journal.replay.title")
            backText: root.words.text("journal.list.back")
            onBack: root.back()
            Layout.fillWidth: true
        }

        NoticeList {
            words: root.words
            notices: root.room ? root.room.notices : []
            remark: root.remark
            remarkKind: root.remarkKind
            onRead: root.remark = ""
            Layout.fillWidth: true
        }

        RowLayout {
            spacing: Theme.space3
            Layout.fillWidth: true
            Layout.fillHeight: true

            ReplayStage {
                id: stage

                shell: root.shell
                replay: root.replay
                Layout.fillWidth: true
                Layout.fillHeight: true
            }

            ReplayLogPanel {
                words: root.words
                replay: root.replay
                Layout.preferredWidth: Math.min(440 * Theme.scale * Theme.textSize, root.width * 0.42)
                Layout.fillHeight: true
            }
        }

        TimeLine {
            id: timeLine

            replay: root.replay
            Accessible.name: root.words.text("journal.replay.timeLine")
            Layout.fillWidth: true
        }

        RowLayout {
            spacing: Theme.space4
            Layout.fillWidth: true

            Words {
                text: Spans.clock(timeLine.now) + " / " + Spans.clock(root.replay.length)
                wrapMode: Text.NoWrap
            }

            TimeLegend {
                words: root.words
                replay: root.replay
                Layout.fillWidth: true
            }
        }

        ReplayControls {
            id: controls

            words: root.words
            replay: root.replay
            canContinue: root.shell.games.games.some(entry => entry.id === root.replay.game)
            onContinueWanted: root.room.continueFromHere()
            onLogWanted: root.tell(root.room.saveLog(root.words))
            onPictureWanted: root.savePicture()
            Layout.fillWidth: true
        }
    }

    Keys.onEscapePressed: back()
    Keys.onSpacePressed: controls.toggle()
    Keys.onLeftPressed: replay.step(-1)
    Keys.onRightPressed: replay.step(1)
    Keys.onPressed: event => {
        switch (event.key) {
        case Qt.Key_Home:
            replay.jump(0);
            break;
        case Qt.Key_End:
            replay.jump(replay.steps);
            break;
        case Qt.Key_Plus:
            controls.hurry(1);
            break;
        case Qt.Key_Minus:
            controls.hurry(-1);
            break;
        default:
            return;
        }
        event.accepted = true;
    }
}
