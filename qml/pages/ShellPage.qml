// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sandglass.App

/// A page that the shell makes by its module and type: see PageEntry.
FocusScope {
    required property Shell shell
    /// Leads to where the page was opened from.
    signal back
}
