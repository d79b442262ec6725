// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QMap>
#include <QtCore/QSet>
#include <QtCore/QString>
#include <QtCore/QStringList>

namespace sandglass::test {

/// One entry of a .ts file as its author wrote it: before lrelease, which would forgive too much.
struct Message {
    QString id;
    QStringList forms; // one, or the plural forms
    bool numerus = false;
    bool finished = true;
};

struct CatalogueFile {
    QString path;
    QString language; // what the file says of itself
    QList<Message> messages;
    QString problem; // empty if it could be read
};

/// The folders of translations/, and the languages that the first of them has.
QStringList sections();
QStringList languages();
/// The first words of all ids: the sections' names, and what else a section's ids begin with.
QStringList families();
CatalogueFile readCatalogue(const QString& section, const QString& language);
/// By id. Where an id stands twice, the last one.
QMap<QString, Message> messagesById(const QString& section, const QString& language);
/// `{row}` gives "row", `{worker:acc}` "worker", `{stock*amount}` both.
QSet<QString> placeholders(const QString& text);
/// The id without the forms at its end: "pendulum.worker.grande1" of "pendulum.worker.grande1.acc".
QString withoutForms(const QString& id);
/// Whether it is a form that only some languages need; counted forms and short ones are needed in all.
bool isCase(const QString& id);

/// The texts in quotes that look like an id, and the files of app/ and qml/ they stand in. Comments do not count.
QMap<QString, QString> idsInSources();

} // namespace sandglass::test
