// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/outside_file.h"

#include "core/reader.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>

namespace sandglass::app {

std::expected<QByteArray, FileProblem> readOutsideFile(const QString& path, qint64 most)
{
    const QFileInfo info(path);
    if (!info.exists())
        return std::unexpected(FileProblem::Missing);
    if (!info.isFile()) // asked before it is opened: opening a pipe would wait for its other end
        return std::unexpected(FileProblem::NotRegular);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(FileProblem::Unreadable);
    const QByteArray bytes = file.read(most + 1); // it may grow while it is read
    if (file.error() != QFile::NoError)
        return std::unexpected(FileProblem::Unreadable);
    if (bytes.size() > most)
        return std::unexpected(FileProblem::TooLarge);
    return bytes;
}

std::expected<QJsonDocument, QString> outsideJson(const QByteArray& text)
{
    if (const auto json = core::readJson(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
        !json)
        return std::unexpected(QString::fromStdString(json.error()));
    QJsonParseError error;
    QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError)
        return std::unexpected(error.errorString());
    return document;
}

} // namespace sandglass::app
