// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "docks/layout_file.h"

#include "files/outside_file.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

namespace sandglass::app {

namespace {

const QString format = QStringLiteral("sandglass-layout");
constexpr int formatVersion = 1;

QString checksumOf(const QByteArray& docks)
{
    return QString::fromLatin1(QCryptographicHash::hash(docks, QCryptographicHash::Sha256).toHex());
}

} // namespace

QByteArray toText(const SavedLayout& layout)
{
    const QJsonObject object{
        {QStringLiteral("format"), format},
        {QStringLiteral("version"), formatVersion},
        {QStringLiteral("name"), layout.name},
        {QStringLiteral("checksum"), checksumOf(layout.docks)},
        {QStringLiteral("docks"), QString::fromUtf8(layout.docks)},
    };
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

std::expected<SavedLayout, LayoutProblem> layoutFromText(const QByteArray& text)
{
    const QJsonObject object = outsideJson(text).value_or(QJsonDocument()).object();
    if (object.value(QStringLiteral("format")).toString() != format)
        return std::unexpected(LayoutProblem::NotALayout);
    if (object.value(QStringLiteral("version")).toInt() != formatVersion)
        return std::unexpected(LayoutProblem::OtherVersion);
    const QByteArray docks = object.value(QStringLiteral("docks")).toString().toUtf8();
    // Anybody can write a checksum: what it vouches for is read within the limits, too.
    if (object.value(QStringLiteral("checksum")).toString() != checksumOf(docks) || !outsideJson(docks))
        return std::unexpected(LayoutProblem::Damaged);
    return SavedLayout{object.value(QStringLiteral("name")).toString(), docks};
}

} // namespace sandglass::app
