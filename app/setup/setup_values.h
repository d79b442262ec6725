// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "seats/player.h"

#include <QtCore/QMetaType>
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtCore/QVariantMap>
#include <QtQmlIntegration/qqmlintegration.h>

// What the form of the set-up is drawn from: plain values that are compared.
namespace sandglass::app {

/// One of the five places at the little table, and who will play there.
struct SetupChair {
    Q_GADGET
    QML_VALUE_TYPE(setupChair)
    Q_PROPERTY(int place MEMBER place)
    /// The game has a seat there.
    Q_PROPERTY(bool offered MEMBER offered)
    /// "person", "easy", "normal", "hard", "virtual", or nothing where nobody plays.
    Q_PROPERTY(QString guest MEMBER guest)
    /// Somebody sits at that edge of the real table.
    Q_PROPERTY(bool held MEMBER held)
    /// What the match calls it, or -1: virtual opponents have no seat of their own.
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int emblem MEMBER emblem)
    /// The id of what the guest is called who has no name: people by their emblem, as everywhere.
    Q_PROPERTY(QString calledId READ calledId)
    Q_PROPERTY(int colour MEMBER colour)
    Q_PROPERTY(QVariantMap wishes MEMBER wishes)

public:
    int place = 0;
    bool offered = false;
    QString guest;
    bool held = false;
    int seat = -1;
    QString name;
    int emblem = 0;
    QString calledId() const
    {
        return guest == QStringLiteral("person") || held
            ? QStringLiteral("shell.seat.emblem.") + emblemWords().value(emblem)
            : QStringLiteral("play.setup.guest.") + (guest.isEmpty() ? QStringLiteral("nobody") : guest);
    }
    int colour = 0;
    QVariantMap wishes;

    bool operator==(const SetupChair&) const = default;
};

/// An option that is asked now.
struct SetupAsked {
    Q_GADGET
    QML_VALUE_TYPE(setupAsked)
    Q_PROPERTY(QString word MEMBER word)
    Q_PROPERTY(QString icon MEMBER icon)
    /// None where it is a number.
    Q_PROPERTY(QStringList answers MEMBER answers)
    Q_PROPERTY(int most MEMBER most)
    Q_PROPERTY(int chosen MEMBER chosen)

public:
    QString word;
    QString icon;
    QStringList answers;
    int most = 0;
    int chosen = 0;

    bool operator==(const SetupAsked&) const = default;
};

} // namespace sandglass::app
