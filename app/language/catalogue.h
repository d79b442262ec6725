// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QLocale>
#include <QtCore/QObject>
#include <QtCore/QSet>
#include <QtCore/QStringList>
#include <QtCore/QTranslator>
#include <QtCore/QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace sandglass::app {

/// All the texts of one language. It never changes: who changes their language gets another catalogue, which is how
/// QML's bindings notice (they read `language.words`, and `words` is what changes).
///
/// An id that is in no catalogue is shown as itself and reported once, so that a hole is seen and never fatal.
/// In a text `%n` is the number that chose the plural form, and `{name}` a named placeholder. Of a Thing,
/// `{worker:acc}` asks for a form of its text, which stands beside it as `<its id>.acc` where the language needs one,
/// and `{stock*amount}` counts it by another value: `<its id>.many` has the plural forms.
class Catalogue : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A Language has one: language.words")
    Q_PROPERTY(QString code READ code CONSTANT)
    Q_PROPERTY(QLocale locale READ locale CONSTANT)

public:
    explicit Catalogue(const QString& code, QObject* parent = nullptr);

    QString code() const { return m_code; }
    QLocale locale() const { return m_locale; }
    Q_INVOKABLE bool has(const QString& id) const;

    Q_INVOKABLE QString text(const QString& id) const;
    /// Values that are numbers are written as the locale writes them.
    Q_INVOKABLE QString textWith(const QString& id, const QVariantMap& values) const;
    /// The plural form for n. Forms count whole things; below zero, the form of the amount is taken.
    Q_INVOKABLE QString count(const QString& id, int n) const;
    Q_INVOKABLE QString countWith(const QString& id, int n, const QVariantMap& values) const;

    Q_INVOKABLE QString number(double value, int decimals = 0) const;
    /// "a, b and c", in one order and with the words of the language.
    Q_INVOKABLE QString list(const QStringList& items) const;

    /// The text that is to be filled with these values. If one of them alone is a number (or one is called `n`), it
    /// has chosen the plural form. A text of its own for one value is `<id>.<the value's word>`: `<id>.none` where
    /// there is nothing to name, `<id>.zero` where nothing is counted.
    QString pattern(const QString& id, const QVariantMap& values) const;
    QString filled(QString text, const QVariantMap& values) const;

    /// What a seat is called: by its name in `names`, where it has one; a game's own opponent, who sits beyond the
    /// seats that `names` lists, by <game>.opponent; otherwise by its number, counted from 1 as people do. Nothing
    /// else decides this.
    Q_INVOKABLE QString seatName(int seat, const QStringList& names, const QString& game = {}) const;
    /// The same for all: who has no name is called by their character, where the game gives them one; otherwise by
    /// their emblem, where it is known, as before the match.
    Q_INVOKABLE QStringList seatNames(const QStringList& names, const QString& game = {},
        const QStringList& characters = {}, const QStringList& emblems = {}) const;
    /// As a heading or a label begins.
    Q_INVOKABLE QString capitalised(const QString& text) const;

private:
    QString find(const QString& id, int n) const;
    QString findOrReport(const QString& id, int n) const;
    QString variantOf(const QString& id, const QVariantMap& values) const;
    QString shown(const QVariant& value) const;
    QString worded(QStringView placeholder, const QVariantMap& values) const;

    QString m_code;
    QLocale m_locale;
    QTranslator m_translator;
    mutable QSet<QString> m_reported;
};

} // namespace sandglass::app
