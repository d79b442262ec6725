// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "hall/forgetting.h"

#include "core/journal.h"
#include "journal/disk.h"
#include "journal/journal_notes.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QRegularExpression>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

/// As the journal's notes write it.
std::string quoted(const QString& name)
{
    const QByteArray array = QJsonDocument(QJsonArray{name}).toJson(QJsonDocument::Compact);
    return array.mid(1, array.size() - 2).toStdString();
}

/// Read as raw text: what is damaged or of another version has names too.
QStringList namesIn(const std::string& text)
{
    static const QRegularExpression noted(uR"("name":("(?:[^"\\]|\\.)+"))"_s);
    QStringList names;
    for (const auto& found : noted.globalMatch(QString::fromStdString(text)))
        names.append(QJsonDocument::fromJson('[' + found.captured(1).toUtf8() + ']').array().at(0).toString());
    names.removeAll(QString());
    return names;
}

enum class Outcome { Nowhere, Changed, Busy };

Outcome forgetInJournal(const QString& path, const QString& name)
{
    const auto text = readJournalFile(path);
    if (!text)
        return Outcome::Nowhere;
    const core::JournalReading reading = core::readJournal(*text);
    const ForgottenName forgotten(name, reading.records);
    if (forgotten.isNowhere() && text->find(quoted(name), reading.goodBytes) == std::string::npos)
        return Outcome::Nowhere;
    // Without a header nothing of it can be understood: another version's hand is waited for.
    const auto mine = RealDisk().open(path);
    if (!mine || !reading.header)
        return Outcome::Busy;
    const auto without = core::withChangedNotes(*text, [&](std::string_view note) { return forgotten.in(note); });
    return replaceFile(path, without.text) ? Outcome::Changed : Outcome::Busy;
}

/// What a recovery cut off and put aside is no match any more: it is not worth a name.
bool forgetWhatWasLost(const QString& path, const QString& name)
{
    const auto lost = readJournalFile(path + ".lost"_L1);
    return !lost || !lost->contains(quoted(name)) || QFile::remove(path + ".lost"_L1);
}

} // namespace

QString digestOf(const QString& name)
{
    return QString::fromLatin1(QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha256).toHex());
}

Forgetting forgetInJournals(const JournalFolder& folder, const QString& name)
{
    Forgetting result;
    for (const QString& file : folder.files()) {
        Outcome outcome = forgetInJournal(folder.pathOf(file), name);
        if (!forgetWhatWasLost(folder.pathOf(file), name))
            outcome = Outcome::Busy;
        result.changed += outcome == Outcome::Changed ? 1 : 0;
        result.busy += outcome == Outcome::Busy ? 1 : 0;
    }
    return result;
}

QStringList namesInJournals(const JournalFolder& folder)
{
    QStringList names;
    for (const QString& file : folder.files())
        for (const QString& path : {folder.pathOf(file), folder.pathOf(file) + ".lost"_L1})
            names += namesIn(readJournalFile(path).value_or(std::string()));
    names.removeDuplicates();
    return names;
}

} // namespace sandglass::app
