// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "staff/staff_log.h"

#include <QtCore/QDateTime>
#include <QtCore/QMutex>
#include <QtCore/QSaveFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sandglass::app {

namespace {

/// Any thread may speak.
struct Remembered {
    QMutex lock;
    QStringList lines;
};

Remembered& remembered()
{
    static Remembered all;
    return all;
}

QtMessageHandler before = nullptr;

void hear(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    StaffLog::remember(QDateTime::currentDateTime().toString(Qt::ISODate) + u' ' + message);
    before(type, context, message);
}

} // namespace

StaffLog::StaffLog(Sticks sticks, QObject* parent)
    : QObject(parent)
    , m_sticks(std::move(sticks))
{
}

void StaffLog::listen()
{
    before = qInstallMessageHandler(hear);
}

void StaffLog::remember(const QString& line)
{
    Remembered& all = remembered();
    const QMutexLocker locker(&all.lock);
    all.lines.append(line);
    if (all.lines.size() > most)
        all.lines.removeFirst();
}

void StaffLog::refresh()
{
    Remembered& all = remembered();
    const QMutexLocker locker(&all.lock);
    m_lines = all.lines;
    std::ranges::reverse(m_lines);
    m_copied = {};
    Q_EMIT changed();
}

void StaffLog::copyToStick()
{
    refresh();
    const QStringList sticks = m_sticks();
    if (sticks.isEmpty()) {
        m_copied = toTell(u"staff.log.noStick"_s);
        return Q_EMIT changed();
    }
    QSaveFile file(sticks.first() + u"/sandglass-log.txt"_s);
    QStringList inOrder = m_lines;
    std::ranges::reverse(inOrder);
    const bool done =
        file.open(QIODevice::WriteOnly) && file.write(inOrder.join(u'\n').toUtf8() + '\n') >= 0 && file.commit();
    m_copied = done ? toTell(u"staff.log.copied"_s, {{u"file"_s, file.fileName()}})
                    : toTell(u"staff.log.notCopied"_s, {{u"why"_s, file.errorString()}});
    Q_EMIT changed();
}

} // namespace sandglass::app
