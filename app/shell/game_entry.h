// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QDateTime>
#include <QtCore/QJsonArray>
#include <QtCore/QMetaType>
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtQmlIntegration/qqmlintegration.h>

namespace sandglass::app {

/// How a game presents itself to the shell: what its card on the home page says and what opens behind it.
/// Texts are ids of the catalogues. Two QML types of `pageModule` are the game's own; the shell starts, resumes, saves
/// and leaves matches by itself:
/// - `setupType` asks how to play. It has `required property Shell shell`, `required property bool table` (the people
/// of
///   shell.seats around a table; otherwise one screen), and the signals `started(options: var, people: var)`, the
///   engine's options and an object per seat as the journal notes them, and `back()`.
/// - `pageType` is the match being played. It has `required property Shell shell`, `required property Host host`,
///   `required property bool table` and the signal `back()`, upon which the match is left; it can be continued.
/// - `pictureType` is a board as it looks in play, for the game's card: it fills 960 × 540 and takes no touch.
/// - `replayType`, where there is one, shows a match that is watched again. It has `required property Shell shell` and
///   `required property Replay replay`, and takes no touch.
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
    Q_PROPERTY(QString setupType MEMBER setupType)
    Q_PROPERTY(QString pageType MEMBER pageType)
    Q_PROPERTY(QString replayType MEMBER replayType)
    Q_PROPERTY(QString pictureType MEMBER pictureType)

public:
    QString id;
    QString nameId;
    QString introductionId;
    QString emblem; // an icon's name
    int fewestSeats = 1;
    int mostSeats = 5;
    int minutes = 0;
    QString pageModule;
    QString setupType;
    QString pageType;
    QString replayType;
    QString pictureType;

    bool operator==(const GameEntry&) const = default;
};

/// A match that was left before its end and can be taken up again.
struct UnfinishedMatch {
    Q_GADGET
    QML_VALUE_TYPE(unfinishedMatch)
    QML_STRUCTURED_VALUE
    Q_PROPERTY(QString gameId MEMBER gameId)
    Q_PROPERTY(QString journal MEMBER journal)
    Q_PROPERTY(QStringList names MEMBER names)
    /// 0 where none is known.
    Q_PROPERTY(int round MEMBER round)
    /// How many there have been: what it looks like changes with each.
    Q_PROPERTY(int moves MEMBER moves)
    Q_PROPERTY(QDateTime begun MEMBER begun)
    /// By seat, as the journal notes them.
    Q_PROPERTY(QJsonArray people MEMBER people)

public:
    QString gameId;
    QString journal; // the file that the match is
    QStringList names{};
    int round = 0;
    QDateTime begun{};
    QJsonArray people{};
    int moves = 0;

    bool operator==(const UnfinishedMatch&) const = default;
};

} // namespace sandglass::app
