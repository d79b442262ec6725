// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtQml/qqmlregistration.h>

namespace sandglass::app {

/// Something that a sentence speaks of, as a game has it: a worker, a card, an amount. It is worded only when it is
/// known who reads it; what it is stays with it, so that whoever shows the sentence can point at the thing too.
struct Thing {
    Q_GADGET
    QML_VALUE_TYPE(thing)
    Q_PROPERTY(QString domain MEMBER domain)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString text MEMBER text)

public:
    QString domain;
    int number = 0; ///< below 0: nothing, or something hidden
    QString text; ///< the id of its text; empty for seats and plain numbers

    bool operator==(const Thing&) const = default;
};

} // namespace sandglass::app
