// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <expected>

namespace sandglass::app {

/// What a person can choose, as plain values, each with the value it has before anybody chose.
struct Choices {
    QString language{}; // empty: the system's
    QString theme = QStringLiteral("walnut");
    double textSize = 1.0;
    bool reducedMotion = false;
    double volume = 0.7;
    bool muted = false;
    bool timerDigits = false;
    bool middleTurns = true; ///< the table's middle, to whoever plays
    QString advice = QStringLiteral("nextStep"); ///< what seats are told at first, one of advices()
    int graceMs = 1000;
    QStringList otherHand{}; ///< the names of those whose mats lie the other way round, for their left hand
    QString hallServer{}; // a PostgreSQL address; empty: results stay on this table
    QStringList players{}; ///< the names of those who play at this desktop
    QString player{}; ///< who plays now, one of them; empty: nobody has said so

    bool operator==(const Choices&) const = default;

    static QStringList themes();
    /// Nothing that is not asked; what can be done next; what a normal opponent would do, and why.
    static QStringList advices();
    static constexpr double smallestText = 0.85;
    static constexpr double largestText = 1.5;
    static constexpr int longestGraceMs = 3000;
};

QByteArray toJson(const Choices& choices);

/// Keys that are missing keep their default and unknown keys are ignored, so older and newer versions read each
/// other's files. Anything else that is not as toJson writes it is an error, in words for a log.
std::expected<Choices, QString> choicesFromJson(const QByteArray& text);

} // namespace sandglass::app
