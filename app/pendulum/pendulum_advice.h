// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pendulum/pendulum_answers.h"

namespace sandglass::app {

/// What to do next, for who has never played: the catalogue id of a sentence, and whom it speaks of.
///
/// It knows no rule either. What it tells to do is among the seat's legal actions; and where there is nothing to do, it
/// tells what is waited for.
struct PendulumAdvice {
    Q_GADGET
    QML_VALUE_TYPE(pendulumAdvice)
    Q_PROPERTY(QString id MEMBER id)

public:
    QString id; ///< empty: nothing is said
    int seat = -1; ///< who is waited for

    /// In a reader's words, with everybody's names.
    Q_INVOKABLE QString in(const sandglass::app::Catalogue* words, const QStringList& names) const;

    bool operator==(const PendulumAdvice&) const = default;
};

/// As the state says it, while the seat's hands are empty.
PendulumAdvice adviceOf(const PendulumReading& reading, int seat, const pendulum::Actions& legal);

/// For a figure in hand that may go to these spots.
PendulumAdvice adviceFor(const QList<int>& targets, bool rowHasTimer);

} // namespace sandglass::app
