// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtCore/QMetaType>
#include <QtCore/QString>
#include <QtQmlIntegration/qqmlintegration.h>

// What a seat can do, for any game: plain values that are compared, so that only changes are signalled.
namespace sandglass::app {

/// An icon and how often it counts: "gold" 2, "production.brown" 1. Prices and rewards are lists of them.
struct Tally {
    Q_GADGET
    QML_VALUE_TYPE(tally)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(int count MEMBER count)

public:
    QString icon;
    int count = 1;

    bool operator==(const Tally&) const = default;
};
using Tallies = QList<Tally>;

} // namespace sandglass::app
