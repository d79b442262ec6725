// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "language/catalogue.h"

#include <QtCore/QObject>
#include <QtCore/QStringList>
#include <QtQml/qqmlregistration.h>

namespace sandglass::app {

/// Which language one reader reads: every seat has one, the shell has one. Changing it changes the texts of those who
/// bind to this object, and nobody else's.
///
///     text: seat.language.words.text("shell.seat.sitDown")
///     text: seat.language.words.count("shell.table.players", 3)
class Language : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// "cs", "pl", "ru" or "en". A code that is none of them is refused: the language stays what it was.
    Q_PROPERTY(QString code READ code WRITE setCode NOTIFY changed)
    Q_PROPERTY(sandglass::app::Catalogue* words READ words NOTIFY changed)
    /// What the language calls itself.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QStringList codes READ codes CONSTANT)

public:
    explicit Language(QObject* parent = nullptr);
    explicit Language(const QString& code, QObject* parent = nullptr);

    QString code() const { return m_words->code(); }
    void setCode(const QString& code);
    Catalogue* words() const { return m_words; }
    QString name() const { return nameOf(code()); }

    static QStringList codes();
    Q_INVOKABLE static QString nameOf(const QString& code);
    /// The first of the wished languages (as QLocale::uiLanguages() names them) that there is; English if none.
    static QString bestOf(const QStringList& wishes);
    static QString ofSystem();

Q_SIGNALS:
    void changed();

private:
    Catalogue* m_words; // a child
};

} // namespace sandglass::app
