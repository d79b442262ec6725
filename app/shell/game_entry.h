// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QMetaType>
#include <QtCore/QString>
#include <QtQmlIntegration/qqmlintegration.h>

namespace sandglass::app {

/// How a game presents itself to the shell: what its card on the home page says and which page opens behind it.
/// Texts are ids of the catalogues. The page is a QML type with `required property Shell shell`.
struct GameEntry {
    Q_GADGET
    QML_VALUE_TYPE(gameEntry)
    QML_STRUCTURED_VALUE
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString nameId MEMBER nameId)
    Q_PROPERTY(QString introductionId MEMBER introductionId)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(int fewestSeats MEMBER fewestSeats)
    Q_PROPERTY(int mostSeats MEMBER mostSeats)
    Q_PROPERTY(int minutes MEMBER minutes)
    Q_PROPERTY(QString pageModule MEMBER pageModule)
    Q_PROPERTY(QString pageType MEMBER pageType)

public:
    QString id;
    QString nameId;
    QString introductionId;
    QString emblem; // an icon's name
    int fewestSeats = 1;
    int mostSeats = 5;
    int minutes = 0;
    QString pageModule;
    QString pageType;

    bool operator==(const GameEntry&) const = default;
};

/// A match that was left before its end and can be taken up again.
struct UnfinishedMatch {
    Q_GADGET
    QML_VALUE_TYPE(unfinishedMatch)
    QML_STRUCTURED_VALUE
    Q_PROPERTY(QString gameId MEMBER gameId)
    Q_PROPERTY(QString journal MEMBER journal)

public:
    QString gameId;
    QString journal; // the file that the match is

    bool operator==(const UnfinishedMatch&) const = default;
};

} // namespace sandglass::app
