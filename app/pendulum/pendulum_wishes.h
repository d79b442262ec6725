// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/pendulum_values.h"
#include "setup/setup_values.h"

#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtQmlIntegration/qqmlintegration.h>

namespace sandglass::app {

/// One side of a mat, as it is told to somebody who chooses: what it starts with, and its four cards.
struct PendulumCharacter {
    Q_GADGET
    QML_VALUE_TYPE(pendulumCharacter)
    Q_PROPERTY(QString word MEMBER word)
    Q_PROPERTY(QString noble MEMBER noble)
    Q_PROPERTY(bool advanced MEMBER advanced)
    Q_PROPERTY(QList<sandglass::app::Tally> start MEMBER start)
    Q_PROPERTY(QList<sandglass::app::PendulumCard> cards MEMBER cards)

public:
    QString word;
    QString noble;
    bool advanced = false;
    Tallies start;
    QList<PendulumCard> cards;

    bool operator==(const PendulumCharacter&) const = default;
};

/// What can be wished for as a seat's character: each of them by the engine's word, or a random one.
class PendulumWishes : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<sandglass::app::PendulumCharacter> characters READ characters CONSTANT)

public:
    using QObject::QObject;

    [[nodiscard]] static const QList<PendulumCharacter>& characters();
    /// An empty one for a random character.
    [[nodiscard]] Q_INVOKABLE static sandglass::app::PendulumCharacter character(const QString& word);
    /// The place of whoever else has chosen that noble, or -1. Both sides of a mat are one piece of cardboard.
    [[nodiscard]] Q_INVOKABLE static int holder(
        const QList<sandglass::app::SetupChair>& chairs, const QString& noble, int place);
};

} // namespace sandglass::app
