// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

#include <optional>

namespace sandglass::app {

/// Where a PostgreSQL server is, and how it is entered.
struct ServerAddress {
    QString host; ///< or the folder of its socket; empty: this machine's usual one
    int port = 0; ///< 0: the usual one
    QString database;
    QString user;
    QString password;
    QString options; ///< further words of a connection string, such as sslmode=require, with semicolons between them

    bool operator==(const ServerAddress&) const = default;
};

/// Reads what people write: postgresql://user@host/database?sslmode=require, or host=… dbname=… user=…, as PostgreSQL's
/// own programs do. Nothing, if it is neither.
std::optional<ServerAddress> serverAddress(const QString& text);

} // namespace sandglass::app
