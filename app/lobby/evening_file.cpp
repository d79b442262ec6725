// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lobby/evening_file.h"

#include "files/outside_file.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QSaveFile>
#include <QtCore/QStandardPaths>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace sandglass::app {

namespace {

/// How long ago somebody may have played who is still there.
constexpr auto stillHere = 30min;

} // namespace

EveningFile::EveningFile(
    Evening& evening, const JournalFolder& journals, const QString& file, const QDateTime& now, QObject* parent)
    : QObject(parent)
    , m_evening(evening)
    , m_file(file)
{
    load(journals, now);
    save();
    connect(&m_evening, &Evening::changed, this, &EveningFile::save);
}

QString EveningFile::defaultFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + u"/evening.json"_s;
}

void EveningFile::load(const JournalFolder& journals, const QDateTime& now)
{
    const auto text = readOutsideFile(m_file);
    if (!text)
        return;
    const QJsonArray names = outsideJson(*text).value_or(QJsonDocument()).array();
    for (const QJsonValue& name : names) {
        m_kept.insert(name.toString());
        const QFileInfo journal(journals.pathOf(name.toString()));
        if (journal.isFile() && journal.lastModified().addDuration(stillHere) >= now)
            m_evening.note(name.toString());
    }
}

void EveningFile::save()
{
    if (m_kept == m_evening.journals())
        return;
    m_kept = m_evening.journals();
    QStringList names(m_kept.begin(), m_kept.end());
    std::ranges::sort(names);
    QDir().mkpath(QFileInfo(m_file).path());
    QSaveFile file(m_file);
    if (file.open(QIODevice::WriteOnly)
        && file.write(QJsonDocument(QJsonArray::fromStringList(names)).toJson(QJsonDocument::Compact)) >= 0
        && file.commit())
        return;
    qInfo("evening: %s could not be written (%s)", qPrintable(m_file), qPrintable(file.errorString()));
}

} // namespace sandglass::app
