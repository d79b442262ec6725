// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/strict_messages.h"

#include <QtCore/QString>
#include <QtCore/QtLogging>

#include <atomic>
#include <cstdio>

namespace sandglass::test {

namespace {

std::atomic<int> messages = 0;
QtMessageHandler next = nullptr;

void count(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    if (type == QtWarningMsg || type == QtCriticalMsg)
        ++messages;
    if (next)
        next(type, context, text);
}

} // namespace

void watchMessages()
{
    const QtMessageHandler before = qInstallMessageHandler(count);
    if (before != count)
        next = before;
}

int strictMessageCount()
{
    return messages;
}

int strictExitCode(int exitCode)
{
    if (exitCode != 0 || messages == 0)
        return exitCode;
    std::fprintf(stderr, "FAIL: %d warning or critical messages came; see above. None may.\n", messages.load());
    return 1;
}

} // namespace sandglass::test
