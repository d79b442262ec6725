// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtQmlIntegration/qqmlintegration.h>

// What a game's card set says of itself, where parts of it are not known for sure.
namespace sandglass::app {

/// One kind of its things.
struct CardPart {
    Q_GADGET
    QML_VALUE_TYPE(cardPart)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(int reconstructed MEMBER reconstructed)

public:
    QString name; ///< the id of what they are called
    int count = 0;
    int reconstructed = 0;

    bool operator==(const CardPart&) const = default;
};

struct CardNote {
    Q_GADGET
    QML_VALUE_TYPE(cardNote)
    Q_PROPERTY(QString set MEMBER set)
    Q_PROPERTY(int version MEMBER version)
    Q_PROPERTY(QList<sandglass::app::CardPart> parts MEMBER parts)

public:
    QString set; ///< its name, as whoever made it calls it; nothing: there is nothing to say
    int version = 0;
    QList<CardPart> parts;

    bool operator==(const CardNote&) const = default;
};

} // namespace sandglass::app
