// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QProcess>
#include <QtCore/QString>
#include <QtCore/QTemporaryDir>

namespace sandglass::test {

/// A real PostgreSQL server of the test's own: its data and its socket lie in a temporary folder, it listens nowhere
/// else, and it ends with this object. It refuses to be run by root, so root lends it to an unprivileged user.
class PostgresServer {
public:
    PostgresServer();
    ~PostgresServer();
    Q_DISABLE_COPY_MOVE(PostgresServer)

    static bool isInstalled();
    /// Empty, or why there is none.
    QString problem() const { return m_problem; }
    /// For HallStore::open.
    QString address() const;

    bool start();
    void stop();

private:
    QStringList asUnprivileged(const QString& program, const QStringList& arguments) const;
    bool run(const QString& program, const QStringList& arguments);

    QTemporaryDir m_folder;
    QProcess m_server;
    QString m_problem;
};

} // namespace sandglass::test
