// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Sandglass.App
import Sandglass.Components
import Sandglass.Host

/// The staff's page to be pictured: at one of its sheets, or before its PIN.
Item {
    id: root

    required property Shell shell
    property string sheet: "today"
    /// Before the PIN is typed; or at the first start.
    property bool shut: false
    property bool first: false

    Component.onCompleted: {
        shell.staff.cafe = "Café Vesmír";
        shell.staff.health.look();
        for (let day = 0; day < 7; ++day)
            shell.staff.setDay(day, day > 0, day < 5 ? 600 : 840, day < 5 ? 1320 : 60);
        if (!first)
            shell.staff.welcome();
        if (!shut)
            shell.staff.knock();
        page.active = true;
    }

    CouncilTable {
        anchors.fill: parent
    }

    Loader {
        id: page

        anchors.fill: parent
        active: false
        sourceComponent: root.sheet === "touchTest" ? test : root.sheet === "figures" ? figures : whole
    }

    Component {
        id: whole

        StaffPage {
            shell: root.shell
            hands: null
            sheet: root.sheet
        }
    }

    Component {
        id: test

        TouchSheet {
            words: root.shell.language.words
        }
    }

    Component {
        id: figures

        Item {
            StatisticsSheet {
                anchors {
                    fill: parent
                    margins: Theme.space8
                }
                shell: root.shell
                figures: ({
                        matches: 61,
                        allTables: true,
                        hours: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 2, 4, 5, 6, 7, 8, 9, 7, 4, 2, 1],
                        games: [
                            {
                                game: "pendulum",
                                matches: 30
                            },
                            {
                                game: "viceroy",
                                matches: 19
                            },
                            {
                                game: "tiletum",
                                matches: 12
                            }
                        ],
                        lessons: [
                            {
                                game: "viceroy",
                                lessons: 26
                            },
                            {
                                game: "pendulum",
                                lessons: 14
                            }
                        ],
                        languages: [
                            {
                                language: "cs",
                                people: 88
                            },
                            {
                                language: "en",
                                people: 41
                            },
                            {
                                language: "ru",
                                people: 23
                            },
                            {
                                language: "pl",
                                people: 17
                            }
                        ]
                    })
            }
        }
    }
}
