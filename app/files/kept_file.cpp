// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/kept_file.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QSaveFile>
#include <QtCore/QtLogging>

namespace sandglass::app {

bool writeForOwner(const QString& path, const QByteArray& content)
{
    QDir().mkpath(QFileInfo(path).path());
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
        && file.write(content) >= 0 && file.commit())
        return true;
    qInfo("settings: %s could not be written (%s)", qPrintable(path), qPrintable(file.errorString()));
    return false;
}

QString setDamagedAside(const QString& path, const QString& reason)
{
    const QFileInfo damaged(path);
    QString target;
    for (int number = 1; target.isEmpty() || QFile::exists(target); ++number)
        target = damaged.dir().filePath(QStringLiteral("%1.damaged-%2").arg(damaged.fileName()).arg(number));
    const bool renamed = QFile::rename(path, target);
    qInfo("settings: %s was damaged (%s) and is now %s", qPrintable(path), qPrintable(reason),
        qPrintable(renamed ? target : QStringLiteral("left as it is")));
    return renamed ? target : QString();
}

} // namespace sandglass::app
