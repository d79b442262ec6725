// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "staff/outside.h"

#include "audio/audio_server.h"
#include "lobby/steady_time.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QProcess>
#include <QtCore/QStorageInfo>
#include <QtGui/QGuiApplication>
#include <QtGui/QScreen>
#include <QtMultimedia/QAudioDevice>
#include <QtMultimedia/QMediaDevices>
#include <QtNetwork/QNetworkInterface>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

constexpr int patience = 10'000; // milliseconds, for a command

DiskRoom roomOf(const QString& folder)
{
    // Before the first match there is no such folder yet.
    QString nearest = folder;
    while (!QFileInfo::exists(nearest) && nearest != QFileInfo(nearest).path())
        nearest = QFileInfo(nearest).path();
    const QStorageInfo disk(nearest);
    if (!disk.isValid())
        return {};
    return {disk.bytesAvailable(), disk.bytesTotal(), !disk.isReadOnly()};
}

std::optional<double> hottest()
{
    std::optional<double> most;
    const QDir zones(u"/sys/class/thermal"_s);
    for (const QString& zone : zones.entryList({u"thermal_zone*"_s})) {
        QFile file(zones.filePath(zone + u"/temp"_s));
        bool known = false;
        const double degrees = file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().toInt(&known) / 1000.0 : 0;
        if (known)
            most = std::max(most.value_or(degrees), degrees);
    }
    return most;
}

QStringList addressesHere()
{
    QStringList addresses;
    for (const QHostAddress& address : QNetworkInterface::allAddresses())
        if (!address.isLoopback() && !address.isLinkLocal())
            addresses.append(address.toString());
    return addresses;
}

/// When the system has updated itself last, or the program was installed.
QDateTime lastUpdate()
{
    QDateTime last;
    for (const QString& stamp : {u"/var/lib/apt/periodic/upgrade-stamp"_s, u"/var/lib/dpkg/info/sandglass.list"_s}) {
        const QFileInfo file(stamp);
        if (file.exists() && (!last.isValid() || file.lastModified() > last))
            last = file.lastModified();
    }
    return last;
}

/// Where no screen is switched on, Qt has one that stands for it and has no size.
int screensHere()
{
    return static_cast<int>(std::ranges::count_if(
        QGuiApplication::screens(), [](const QScreen* screen) { return !screen->geometry().isEmpty(); }));
}

QString soundDevice()
{
    // Without a server, asking for devices would wait for one.
    return audioServerIsThere() ? QMediaDevices::defaultAudioOutput().description() : QString();
}

QStringList pluggedIn()
{
    QStringList folders;
    for (const QStorageInfo& volume : QStorageInfo::mountedVolumes()) {
        const QString root = volume.rootPath();
        if ((root.startsWith("/media/"_L1) || root.startsWith("/run/media/"_L1) || root.startsWith("/mnt/"_L1))
            && !volume.isReadOnly())
            folders.append(root);
    }
    return folders;
}

QString runCommand(const QStringList& command)
{
    QProcess process;
    process.start(command.first(), command.sliced(1));
    if (!process.waitForStarted(patience))
        return process.errorString();
    if (!process.waitForFinished(patience))
        return process.errorString();
    if (process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0)
        return {};
    const QString words = QString::fromUtf8(process.readAllStandardError()).section(u'\n', 0, 0).trimmed();
    return words.isEmpty() ? u"%1: %2"_s.arg(command.join(u' ')).arg(process.exitCode()) : words;
}

} // namespace

Outside Outside::pictured()
{
    constexpr qint64 gigabyte = 1'000'000'000;
    return {
        .date = [] { return QDateTime(QDate(2026, 11, 20), QTime(19, 30)); },
        .steady = &steadyNow,
        .disk = [] { return DiskRoom{84 * gigabyte, 120 * gigabyte, true}; },
        .temperature = [] { return 52.0; },
        .addresses = [] { return QStringList{u"192.0.2.17"_s}; },
        .updated = [] { return QDateTime(QDate(2026, 11, 19), QTime(3, 0)); },
        .sound = [] { return u"HDMI 1"_s; },
        .screens = [] { return 1; },
        .sticks = [] { return QStringList(); },
        .run = [](const QStringList& command) { return command.join(u' '); },
    };
}

Outside Outside::real(const QString& folder)
{
    return {
        .date = [] { return QDateTime::currentDateTime(); },
        .steady = &steadyNow,
        .disk = [folder] { return roomOf(folder); },
        .temperature = &hottest,
        .addresses = &addressesHere,
        .updated = &lastUpdate,
        .sound = &soundDevice,
        .screens = &screensHere,
        .sticks = &pluggedIn,
        .run = &runCommand,
    };
}

} // namespace sandglass::app
