// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"
#include "language/catalogue.h"

#include <QObject>
#include <QStringList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace sandglass::app {

/// Something to be told to people, each in their own language: an event, a refusal, a warning, as the id of a sentence
/// and what fills it. Nothing is worded before it is known who reads it, so a change of language rewords history too.
struct Telling {
    Q_GADGET
    QML_VALUE_TYPE(telling)
    Q_PROPERTY(QString section MEMBER section)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString word MEMBER word)
    /// By name: a number, a text, or the id of a text.
    Q_PROPERTY(QVariantMap values MEMBER values)
    /// The names in `values` whose value is a catalogue id, and those whose value is a seat.
    Q_PROPERTY(QStringList ids MEMBER ids)
    Q_PROPERTY(QStringList seats MEMBER seats)

public:
    QString section;
    QString kind;
    QString word;
    QVariantMap values;
    QStringList ids;
    QStringList seats;

    bool isEmpty() const { return word.isEmpty(); }
    QString id() const { return isEmpty() ? QString() : section + u'.' + kind + u'.' + word; }
    /// The sentence; nothing, where there is nothing to tell. `names` are the people's, by seat; a seat without a name
    /// is called by its number.
    Q_INVOKABLE QString in(const sandglass::app::Catalogue* words, const QStringList& names = {}) const;

    bool operator==(const Telling&) const = default;
};

/// A text that is no game's, by its whole id.
Telling toTell(const QString& id, const QVariantMap& values = {});
Telling telling(const core::Spoken& spoken);
/// The number of the round that an event begins, of any game; 0 for other events, also for those of rounds within one.
int roundBegunBy(const Telling& event);
QList<Telling> tellings(const std::vector<core::Spoken>& spoken);

} // namespace sandglass::app
