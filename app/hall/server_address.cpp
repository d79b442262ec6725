// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "hall/server_address.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QUrl>
#include <QtCore/QUrlQuery>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

bool putPort(ServerAddress& address, const QString& value)
{
    bool isNumber = false;
    address.port = value.toInt(&isNumber);
    return isNumber && address.port > 0 && address.port < 65536;
}

/// False, if the word cannot be one of a connection string.
bool put(ServerAddress& address, const QString& key, const QString& value)
{
    static const QRegularExpression plainKey(u"^[a-z_]+$"_s);
    static const QRegularExpression plainValue(u"^[\\w./:@-]+$"_s);
    if (key == "host"_L1)
        address.host = value;
    else if (key == "port"_L1)
        return putPort(address, value);
    else if (key == "dbname"_L1)
        address.database = value;
    else if (key == "user"_L1)
        address.user = value;
    else if (key == "password"_L1)
        address.password = value;
    else if (plainKey.match(key).hasMatch() && plainValue.match(value).hasMatch())
        address.options += u"%1=%2;"_s.arg(key, value);
    else
        return false;
    return true;
}

std::optional<ServerAddress> fromUrl(const QUrl& url)
{
    if (!url.isValid())
        return std::nullopt;
    ServerAddress address{url.host(), std::max(url.port(), 0), url.path().mid(1), url.userName(QUrl::FullyDecoded),
        url.password(QUrl::FullyDecoded), {}};
    for (const auto& [key, value] : QUrlQuery(url).queryItems(QUrl::FullyDecoded))
        if (!put(address, key, value))
            return std::nullopt;
    return address;
}

std::optional<ServerAddress> fromWords(const QString& text)
{
    ServerAddress address;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts))
        if (!put(address, word.section(u'=', 0, 0), word.section(u'=', 1)))
            return std::nullopt;
    return address;
}

} // namespace

std::optional<ServerAddress> serverAddress(const QString& text)
{
    const QString address = text.trimmed();
    if (address.startsWith("postgresql://"_L1) || address.startsWith("postgres://"_L1))
        return fromUrl(QUrl(address, QUrl::StrictMode));
    // A word alone could be anything: somebody's half of an address.
    return address.contains(u'=') && !address.contains("://"_L1) ? fromWords(address) : std::nullopt;
}

} // namespace sandglass::app
