// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"
#include "games/sentences.h"
#include "language/catalogue.h"
#include "language/thing.h"

#include <QtCore/QObject>
#include <QtCore/QStringList>
#include <QtCore/QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace sandglass::app {

/// Something to be told to people, each in their own language: an event, a refusal, a warning, as the id of a sentence
/// and what fills it. Nothing is worded before it is known who reads it, so a change of language rewords history too.
struct Telling {
    Q_GADGET
    QML_VALUE_TYPE(telling)
    Q_PROPERTY(QString section MEMBER section)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString word MEMBER word)
    /// By name: a Thing, a number or a text.
    Q_PROPERTY(QVariantMap values MEMBER values)

public:
    QString section;
    QString kind;
    QString word;
    QVariantMap values;
    /// What the same command did besides: told in one sentence with this, as far as the language can.
    std::vector<Statement> more;

    bool isEmpty() const { return word.isEmpty(); }
    QString id() const { return isEmpty() ? QString() : section + u'.' + kind + u'.' + word; }
    /// The sentence; nothing, where there is nothing to tell. `names` are the people's, by seat; what a seat without a
    /// name is called, the catalogue says.
    Q_INVOKABLE QString in(const sandglass::app::Catalogue* words, const QStringList& names = {}) const;
    /// The first thing of this kind that it speaks of, or -1: what can be pointed at.
    Q_INVOKABLE int numberOf(const QString& domain) const;
    /// What fills a placeholder, without what `more` tells; a plain 0 where there is none.
    Thing thing(const QString& name) const { return values.value(name).value<Thing>(); }
    /// All things that it speaks of, in no order.
    QList<Thing> things() const;

    bool operator==(const Telling&) const = default;
};

/// A text that is no game's, by its whole id.
Telling toTell(const QString& id, const QVariantMap& values = {});
/// What may fill it: a seat, which is called by its name, and a text by its id.
QVariant seatToTell(int seat);
QVariant textToTell(const QString& id);
Telling telling(const core::Spoken& spoken);
/// The number of the round that an event begins, of any game; 0 for other events, also for those of rounds within one.
int roundBegunBy(const Telling& event);
QList<Telling> tellings(const std::vector<core::Spoken>& spoken);

/// How many of these, from `first` on, are told in one line: what one seat did, or the same of several.
qsizetype lineLength(const QList<Telling>& events, qsizetype first);
/// So many of them as one, from `first` on.
Telling asLine(const QList<Telling>& events, qsizetype first, qsizetype count);

} // namespace sandglass::app
