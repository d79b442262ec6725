// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQml
import Sandglass.App
import Sandglass.Language

/// All languages at once: for words that speak to people whose language is not known yet.
QtObject {
    id: root

    readonly property Language any: Language {}
    /// As free places offer them: see Staff.
    property list<string> order: any.codes
    readonly property Instantiator all: Instantiator {
        model: root.any.codes

        Language {
            required property string modelData

            code: modelData
        }
    }

    function textIn(code: string, id: string): string {
        return (all.objectAt(any.codes.indexOf(code)) as Language).words.text(id);
    }
}
