// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viceroy/viceroy_values.h"

#include <QtCore/QObject>
#include <QtQmlIntegration/qqmlintegration.h>

namespace sandglass::viceroy_board {

/// Every card of the box, by number, for whoever shows cards without a match.
class CardBox : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<sandglass::app::ViceroyCard> cards READ cards CONSTANT)

public:
    using QObject::QObject;

    static const QList<app::ViceroyCard>& cards();

    /// Written as "points 12", "magic": what has no number counts once.
    Q_INVOKABLE static QList<sandglass::app::Tally> tallies(const QStringList& words);
    /// A card as it lies in a pyramid; what is not told of it is not there.
    Q_INVOKABLE static sandglass::app::ViceroyTile laid(
        int number, const QStringList& tokens, int counted = -1, int gems = 0, int tucked = 0);
};

} // namespace sandglass::viceroy_board
