// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <QtCore/QMap>
#include <QtCore/QString>
#include <QtCore/QVariantMap>

#include <expected>

// What a game says of its set-up, as resources/<game>/setup.json writes it.
namespace sandglass::app {

/// One answer of an option: its word, and what it sets of the engine's options.
struct SetupAnswer {
    QString word;
    QVariantMap sets;
};

/// Something that can be chosen for the whole match: one of several answers, or how many of something.
struct SetupQuestion {
    QString word;
    QString icon;
    QList<SetupAnswer> answers;
    /// The engine's option that is a number from 0 to `most`; empty where there are answers.
    QString counts;
    int most = 0;
    /// The answer, or the number, that counts until somebody chooses another.
    int usual = 0;
    /// Asked only then: "alone", or "<question>.<answer>". Otherwise its first answer counts, or none of the thing.
    QString when;
};

struct SetupRules {
    int fewest = 1;
    int most = 5;
    /// Where somebody may sit, in the order in which chairs are filled.
    QList<int> places;
    /// Who joins a person that sits alone: a guest's word, or nobody.
    QString company;
    /// One seat alone cannot play without an opponent of the box.
    bool needsCompany = false;
    /// The engine's option that counts virtual opponents; empty: the game has none.
    QString virtuals;
    /// By the number of seats, from one on.
    QList<int> minutes;
    QList<SetupQuestion> questions;
    /// What a seat may wish for, by the engine's option: "list", by seat what each wishes, or "seats", the numbers of
    /// those who want it; and what a seat has that does not say.
    struct Wish {
        QString kind;
        QVariant usual;
    };
    QMap<QString, Wish> wishes;
    /// The id of a sentence about the cards, or nothing.
    QString about;
};

/// The reason, in words for a log, where the text is not as it should be.
std::expected<SetupRules, QString> setupRulesFrom(const QByteArray& json);
/// Those of a game that travels inside the program.
std::expected<SetupRules, QString> setupRulesOf(const QString& game);

} // namespace sandglass::app
