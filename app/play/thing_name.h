// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/telling.h"

#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtQmlIntegration/qqmlintegration.h>

namespace sandglass::app {

/// Names something that lies on a table, as log lines, rulebooks and lessons do. Without number and word it means every
/// thing of its domain.
struct ThingName {
    Q_GADGET
    QML_VALUE_TYPE(thingName)
    QML_STRUCTURED_VALUE
    Q_PROPERTY(QString domain MEMBER domain)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString word MEMBER word)
    Q_PROPERTY(int seat MEMBER seat)

public:
    QString domain;
    int number = -1;
    QString word;
    int seat = -1; ///< whose; -1: anybody's, or the table's

    bool isNothing() const { return domain.isEmpty(); }
    /// Whether that is what it means, whosever it is.
    bool means(const ThingName& other) const;

    bool operator==(const ThingName&) const = default;
};

/// "seat=0 stock=power", "spot=green.top.1", "die resource=food value=3", "markers": as rulebooks and lessons write it.
/// The last pair is the domain and its word; where a word stands alone, it is the domain, and the pairs' values
/// together are the word: "die" "food.3".
ThingName thingNamed(const QString& text);

/// What a line of the log speaks of. What a seat did it did to its own things, as far as it has such.
QList<ThingName> thingsOf(const Telling& telling);

} // namespace sandglass::app
