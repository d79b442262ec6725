// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/page_entry.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

using namespace Qt::StringLiterals;

namespace sandglass::app {

QList<PageEntry> allPages()
{
    QList<PageEntry> pages;
    const QDir folder(u":/pages"_s);
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        for (const QJsonValue page : QJsonDocument::fromJson(file.readAll()).array())
            pages.append({page["name"_L1].toString(), page["titleId"_L1].toString(), page["icon"_L1].toString(),
                page["module"_L1].toString(), page["type"_L1].toString()});
    }
    return pages;
}

} // namespace sandglass::app
