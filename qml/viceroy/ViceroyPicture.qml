// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What Viceroy looks like, for its card: the cards that are bid for.
ViceroyScene {
    moment: "bidding"
    crop: Qt.rect(0.193, 0.405, 0.2, 0.2)
}
