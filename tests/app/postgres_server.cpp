// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "postgres_server.h"

#include <QtCore/QDir>
#include <QtCore/QFile>

#include <csignal>

#include <pwd.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace sandglass::test {

namespace {

constexpr auto unprivileged = "nobody";

QString binaries()
{
    const QString versions = u"/usr/lib/postgresql"_s;
    const QStringList found = QDir(versions).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    return found.isEmpty() ? QString() : u"%1/%2/bin/"_s.arg(versions, found.last());
}

} // namespace

bool PostgresServer::isInstalled()
{
    return QFile::exists(binaries() + "initdb"_L1);
}

PostgresServer::PostgresServer()
{
    if (::geteuid() == 0) {
        const passwd* user = ::getpwnam(unprivileged);
        if (!user || ::chown(QFile::encodeName(m_folder.path()).constData(), user->pw_uid, user->pw_gid) != 0) {
            m_problem = u"no unprivileged user could be given the folder"_s;
            return;
        }
    }
    run(u"initdb"_s,
        {u"--pgdata"_s, m_folder.filePath(u"data"_s), u"--username"_s, u"sandglass"_s, u"--auth"_s, u"trust"_s,
            u"--encoding"_s, u"UTF8"_s, u"--no-locale"_s, u"--no-sync"_s});
}

PostgresServer::~PostgresServer()
{
    stop();
}

QString PostgresServer::address() const
{
    return u"postgresql://sandglass@/postgres?host="_s + m_folder.path();
}

bool PostgresServer::start()
{
    QStringList command = asUnprivileged(u"postgres"_s,
        {u"-D"_s, m_folder.filePath(u"data"_s), u"-k"_s, m_folder.path(), u"-c"_s, u"listen_addresses="_s, u"-c"_s,
            u"fsync=off"_s});
    const QString program = command.takeFirst();
    m_server.setWorkingDirectory(m_folder.path());
    m_server.setProcessChannelMode(QProcess::MergedChannels);
    m_server.start(program, command);
    QByteArray output;
    while (!output.contains("ready to accept connections") && m_server.waitForReadyRead(60'000))
        output += m_server.readAll();
    if (output.contains("ready to accept connections"))
        return true;
    m_problem = QString::fromUtf8(output);
    return false;
}

void PostgresServer::stop()
{
    if (m_server.state() == QProcess::NotRunning)
        return;
    // Its fast way down, which does not wait for clients to leave.
    ::kill(static_cast<pid_t>(m_server.processId()), SIGINT);
    m_server.waitForFinished(30'000);
}

QStringList PostgresServer::asUnprivileged(const QString& program, const QStringList& arguments) const
{
    QStringList command{binaries() + program};
    if (::geteuid() == 0)
        command = QStringList{u"setpriv"_s, u"--reuid"_s, QString::fromLatin1(unprivileged), u"--regid"_s, u"nogroup"_s,
                      u"--clear-groups"_s}
            + command;
    return command + arguments;
}

bool PostgresServer::run(const QString& program, const QStringList& arguments)
{
    QStringList command = asUnprivileged(program, arguments);
    QProcess process;
    process.setWorkingDirectory(m_folder.path());
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(command.takeFirst(), command);
    if (process.waitForFinished(120'000) && process.exitCode() == 0)
        return true;
    m_problem = QString::fromUtf8(process.readAll()) + process.errorString();
    return false;
}

} // namespace sandglass::test
