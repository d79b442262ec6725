// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiletum/cards.h"
#include "tiletum/tiletum_values.h"

namespace sandglass::app {

/// A card of the solo opponent, as its face takes it: icons with a space between them, and the signs of DecreeFace.
struct TiletumDecree {
    Q_GADGET
    QML_VALUE_TYPE(tiletumDecree)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QStringList rows MEMBER rows)
    Q_PROPERTY(QStringList dice MEMBER dice)

public:
    QString id; ///< its name is tiletum.decree.<id>; nothing: none is turned up
    QStringList rows;
    QStringList dice;

    bool operator==(const TiletumDecree&) const = default;
};

TiletumDecree decreeFace(const tiletum::Decree& decree);

} // namespace sandglass::app
