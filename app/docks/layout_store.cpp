// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "docks/layout_store.h"

#include "files/outside_file.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QSaveFile>
#include <QtCore/QStandardPaths>
#include <QtCore/QUrl>

namespace sandglass::app {

namespace {

const QString suffix = QStringLiteral(".layout.json");

std::expected<SavedLayout, LayoutProblem> readFile(const QString& path)
{
    const auto text = readOutsideFile(path);
    if (text)
        return layoutFromText(*text);
    return std::unexpected(text.error() == FileProblem::Missing ? LayoutProblem::Missing : LayoutProblem::Unreadable);
}

bool writeFile(const QString& path, const SavedLayout& layout)
{
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(toText(layout)) >= 0 && file.commit();
}

} // namespace

LayoutStore::LayoutStore(const QString& folder, QObject* parent)
    : QObject(parent)
    , m_folder(folder)
{
    list();
}

QString LayoutStore::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + QStringLiteral("/layouts");
}

// People name layouts as they like; percent-encoding keeps slashes and dots out of the file's name.
QString LayoutStore::fileOf(const QString& name) const
{
    const QByteArray encoded = QUrl::toPercentEncoding(name, {}, ".");
    return QDir(m_folder).filePath(QString::fromLatin1(encoded) + suffix);
}

// Not percent-encoded, and so no one's name.
QString LayoutStore::lastFile() const
{
    return QDir(m_folder).filePath(QStringLiteral("last layout.json"));
}

void LayoutStore::list()
{
    QStringList names;
    if (!m_folder.isEmpty()) {
        const QStringList files = QDir(m_folder).entryList({QLatin1Char('*') + suffix}, QDir::Files);
        for (const QString& file : files)
            names.append(QUrl::fromPercentEncoding(file.chopped(suffix.size()).toLatin1()));
    }
    names.sort(Qt::CaseInsensitive);
    if (names == m_names)
        return;
    m_names = names;
    Q_EMIT namesChanged();
}

std::expected<SavedLayout, LayoutProblem> LayoutStore::read(const QString& name) const
{
    if (m_folder.isEmpty())
        return std::unexpected(LayoutProblem::Missing);
    return readFile(fileOf(name));
}

bool LayoutStore::write(const SavedLayout& layout)
{
    if (m_folder.isEmpty() || layout.name.isEmpty() || !QDir().mkpath(m_folder))
        return false;
    const bool written = writeFile(fileOf(layout.name), layout);
    list();
    return written;
}

void LayoutStore::remove(const QString& name)
{
    if (m_folder.isEmpty())
        return;
    QFile::remove(fileOf(name));
    list();
}

std::expected<SavedLayout, LayoutProblem> LayoutStore::readLast() const
{
    if (m_folder.isEmpty())
        return std::unexpected(LayoutProblem::Missing);
    return readFile(lastFile());
}

bool LayoutStore::writeLast(const QByteArray& docks)
{
    return !m_folder.isEmpty() && QDir().mkpath(m_folder) && writeFile(lastFile(), {QString(), docks});
}

} // namespace sandglass::app
