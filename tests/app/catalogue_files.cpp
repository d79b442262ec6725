// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue_files.h"

#include "source_file.h"

#include <QtCore/QDir>
#include <QtCore/QDirIterator>
#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtCore/QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace sandglass::test {

namespace {

const QString root = QString::fromStdString(test::sourceFile("."));

Message readMessage(QXmlStreamReader& xml)
{
    Message message;
    message.id = xml.attributes().value("id"_L1).toString();
    message.numerus = xml.attributes().value("numerus"_L1) == "yes"_L1;
    while (xml.readNextStartElement()) {
        if (xml.name() != "translation"_L1) {
            xml.skipCurrentElement();
            continue;
        }
        message.finished = !xml.attributes().hasAttribute("type"_L1);
        if (!message.numerus) {
            message.forms.append(xml.readElementText());
            continue;
        }
        while (xml.readNextStartElement())
            message.forms.append(xml.readElementText());
    }
    return message;
}

void collectIds(const QString& path, const QRegularExpression& literal, QMap<QString, QString>& ids)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return;
    static const QRegularExpression comment(u"(^|\\s)//.*$"_s);
    while (!file.atEnd()) {
        const QString line = QString::fromUtf8(file.readLine()).remove(comment);
        for (const QRegularExpressionMatch& match : literal.globalMatch(line))
            ids.insert(match.captured(1), QDir(root).relativeFilePath(path));
    }
}

} // namespace

QStringList sections()
{
    return QDir(root + "/translations"_L1).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
}

QStringList languages()
{
    QStringList codes = QDir(root + "/translations/core"_L1).entryList({u"*.ts"_s});
    for (QString& code : codes)
        code.chop(3);
    return codes;
}

QStringList families()
{
    QStringList words;
    for (const QString& section : sections()) {
        for (const Message& message : readCatalogue(section, u"en"_s).messages)
            words.append(message.id.section(u'.', 0, 0));
    }
    words.removeDuplicates();
    return words;
}

CatalogueFile readCatalogue(const QString& section, const QString& language)
{
    CatalogueFile result;
    result.path = u"translations/%1/%2.ts"_s.arg(section, language);
    QFile file(root + u'/' + result.path);
    if (!file.open(QIODevice::ReadOnly)) {
        result.problem = file.errorString();
        return result;
    }
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "TS"_L1)
            result.language = xml.attributes().value("language"_L1).toString();
        if (xml.name() == "message"_L1)
            result.messages.append(readMessage(xml));
    }
    result.problem = xml.errorString();
    return result;
}

QMap<QString, Message> messagesById(const QString& section, const QString& language)
{
    QMap<QString, Message> messages;
    for (const Message& message : readCatalogue(section, language).messages)
        messages.insert(message.id, message);
    return messages;
}

QSet<QString> placeholders(const QString& text)
{
    static const QRegularExpression placeholder(u"\\{([^}:*]*)(?::[^}*]*)?(?:\\*([^}]*))?\\}"_s);
    QSet<QString> names;
    for (const QRegularExpressionMatch& match : placeholder.globalMatch(text)) {
        if (!match.captured(1).contains(u'.')) // a text by its id, counted
            names.insert(match.captured(1));
        if (match.hasCaptured(2))
            names.insert(match.captured(2));
    }
    return names;
}

QString withoutForms(const QString& id)
{
    static const QRegularExpression forms(u"(\\.(acc|gen|ins|loc|to|many|short|low))+$"_s);
    const QString plain = QString(id).remove(forms);
    // A sentence may have variants for single values: "tiletum.event.fairHeld.king".
    const QString kind = plain.section(u'.', 1, 1);
    return kind == "event"_L1 || kind == "refusal"_L1 ? plain.section(u'.', 0, 2) : plain;
}

bool isCase(const QString& id)
{
    static const QRegularExpression cases(u"\\.(acc|gen|ins|loc|to)$"_s);
    return id.contains(cases);
}

QMap<QString, QString> idsInSources()
{
    const QRegularExpression literal(u"\"((?:%1)(?:\\.[A-Za-z0-9_]+)*\\.?)\""_s.arg(families().join(u'|')));
    static const QRegularExpression fileName(u"\\.(json|qml|svg|ts|qm|wav|ini|journal)$"_s);
    QMap<QString, QString> ids;
    for (const QString& folder : {root + "/app"_L1, root + "/qml"_L1}) {
        QDirIterator files(folder, {u"*.cpp"_s, u"*.h"_s, u"*.qml"_s, u"pages.json"_s, u"scenes.json"_s}, QDir::Files,
            QDirIterator::Subdirectories);
        while (files.hasNext())
            collectIds(files.next(), literal, ids);
    }
    ids.removeIf([](auto it) { return !it.key().contains(u'.') || it.key().contains(fileName); });
    return ids;
}

} // namespace sandglass::test
