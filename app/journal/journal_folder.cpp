// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/journal_folder.h"

#include "files/outside_file.h"
#include "journal/disk.h"
#include "journal/journal_keeper.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QSaveFile>
#include <QtCore/QStandardPaths>
#include <QtCore/QTimeZone>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

} // namespace

JournalFolder::JournalFolder(const QString& path)
    : m_path(path)
{
    if (m_path.isEmpty())
        m_path = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/journals"_L1;
}

QString JournalFolder::pathOf(const QString& file) const
{
    const bool leadsOut =
        file.contains(u'/') || file.contains(u'\\') || file.contains(QChar(0)) || file == u"."_s || file == u".."_s;
    return leadsOut || file.isEmpty() ? QString() : m_path + u'/' + file;
}

QString JournalFolder::newFile(const QString& game, const QDateTime& moment) const
{
    // Where two begin in the same millisecond, the later one is a little later still: names go on sorting by date.
    for (QDateTime free = moment.toUTC();; free = free.addMSecs(1)) {
        const QString file = free.toString(u"yyyy-MM-ddTHH-mm-ss.zzz"_s) + u'-' + game + ".journal"_L1;
        if (!QFile::exists(pathOf(file)))
            return file;
    }
}

QStringList JournalFolder::files() const
{
    return QDir(m_path).entryList({u"*.journal"_s}, QDir::Files, QDir::Name | QDir::Reversed);
}

bool JournalFolder::remove(const QString& file) const
{
    if (!QFile::exists(pathOf(file)))
        return false;
    const auto mine = RealDisk().open(pathOf(file));
    if (!mine && mine.error() == EWOULDBLOCK)
        return false;
    QFile::remove(clockPath(pathOf(file)));
    QFile::remove(pathOf(file) + ".lost"_L1);
    QFile::remove(pathOf(file) + ".new"_L1);
    return QFile::remove(pathOf(file));
}

std::expected<std::string, QString> readJournalFile(const QString& path)
{
    const auto bytes = readOutsideFile(path, largestJournal);
    if (bytes)
        return bytes->toStdString();
    return std::unexpected(
        bytes.error() == FileProblem::TooLarge ? u"journal.problem.tooLarge"_s : u"journal.problem.unreadable"_s);
}

bool replaceFile(const QString& path, const std::string& text)
{
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly)
        && file.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size())
        && file.commit();
}

} // namespace sandglass::app
