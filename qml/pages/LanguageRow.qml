// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App
import Sandglass.Components

/// The languages, each under its own name.
ChoiceRow {
    id: root

    required property Shell shell
    readonly property list<string> codes: shell.language.codes

    labels: codes.map(code => shell.language.nameOf(code))
    current: codes.indexOf(shell.language.code)
    onChosen: index => root.shell.settings.language = root.codes[index]
}
